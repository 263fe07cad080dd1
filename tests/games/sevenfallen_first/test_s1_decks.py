"""The seven kingdoms and the writing of a livre sacré."""

import pytest
from s1_scene import MAREE, ec, fight, life, scene

from pioche.engine import PiocheError, game_of, new_match
from pioche.games.sevenfallen_first.state import (
    COLOURS,
    KEYWORDS,
    PAGES,
    STANDARD_ABILITIES,
    TYPES,
    Printed,
    find_sides,
)
from pioche.testing import refuses_deck, rule, started

GAME = game_of("sevenfallen_first")
IGNIS = "ignis-mere-des-braises"
RAIDER = "pillard-des-recifs"  # 3/2


def pages(realm, count, types=("angel", "golem", "worshipper"), rarity=""):
    """So many pages of a kingdom (`""`: miracles), three copies of each."""
    found = [
        one.id
        for one in GAME.book.cards.values()
        if one.realm == realm and one.type in types and rarity in ("", one.facts.get("rarity"))
    ]
    chosen = [id for id in found for _ in range(3)][:count]
    assert len(chosen) == count
    return chosen


def miracles(count):
    return pages("", count, ("miracle",))


def book(*parts, leader=IGNIS, **words):
    return {"cards": [leader, *[id for part in parts for id in part]], **words}


def against(*parts, **words):
    return refuses_deck("sevenfallen_first", book(*parts, **words))


@rule("SO-REALM-010")
def test_seven_kingdoms_each_with_its_colour():
    assert COLOURS == {
        "eondra": "red",
        "poseidia": "blue",
        "nuit": "black",
        "metascience": "brown",
        "purete": "white",
        "voie": "violet",
        "lumiere": "ochre",
    }
    assert {one.realm for one in GAME.book.cards.values() if one.type != "miracle"} == set(COLOURS)
    for realm, deck in GAME.starters().items():
        assert refuses_deck("sevenfallen_first", deck) == [] and GAME.book[deck["cards"][0]].realm == realm


@rule("SO-REALM-020")
def test_no_kingdom_is_neutral():
    assert against(pages("eondra", 20), pages("purete", 20), miracles(10)) == ["SO-DECK-020"]
    assert against(pages("eondra", 21), pages("purete", 19), miracles(10)) == []


@rule("SO-DECK-010")
def test_fifty_pages_no_more_and_no_less():
    for count, found in ((49, ["SO-DECK-010"]), (50, []), (51, ["SO-DECK-010"])):
        assert against(pages("eondra", 40), miracles(count - 40)) == found


@rule("SO-DECK-020")
def test_more_than_half_of_the_pages_but_miracles_are_of_the_kingdom():
    assert against(pages("eondra", 19), pages("nuit", 10), pages("voie", 9), miracles(12)) == ["SO-DECK-020"]
    assert against(pages("eondra", 20), pages("nuit", 10), pages("voie", 8), miracles(12)) == []


@rule("SO-DECK-030")
def test_more_than_half_is_not_rounded():
    assert against(pages("eondra", 19), pages("nuit", 18), miracles(13)) == []
    assert against(pages("eondra", 18), pages("nuit", 19), miracles(13)) == ["SO-DECK-020"]


@rule("SO-DECK-040")
def test_miracles_count_on_neither_side():
    assert against(pages("eondra", 11), pages("nuit", 9), miracles(30)) == []
    assert against(pages("eondra", 10), pages("nuit", 10), miracles(30)) == ["SO-DECK-020"]


@rule("SO-DECK-050")
def test_three_times_the_same_page():
    rest = [*[one for one in pages("eondra", 42) if one != "dragon-de-guerre"], *miracles(9)]
    assert against(["dragon-de-guerre"] * 3, rest[:47]) == []
    assert against(["dragon-de-guerre"] * 4, rest[:46]) == ["SO-DECK-050"]


@rule("SO-DECK-060", "SO-CHEAT-030")
def test_one_archange_in_all():
    two = ["vulcar-fleau-des-cieux", "omegatron"]
    assert against(two, pages("eondra", 40), miracles(8)) == ["SO-DECK-060"]
    assert against(two[:1] * 2, pages("eondra", 40), miracles(8)) == ["SO-DECK-060"]
    assert against(two[:1], pages("eondra", 40), miracles(9)) == []
    assert against(two, pages("eondra", 40), miracles(8), unchecked=True) == []


@rule("SO-DECK-070")
def test_a_book_needs_no_archange():
    assert against(pages("eondra", 45), miracles(5)) == []


@rule("SO-DECK-080")
def test_the_archange_is_one_of_the_pages_and_of_any_kingdom():
    stranger, own = ["omegatron"], ["vulcar-fleau-des-cieux"]
    assert against(stranger, pages("eondra", 19), pages("nuit", 18), miracles(12)) == ["SO-DECK-020"]
    assert against(own, pages("eondra", 19), pages("nuit", 18), miracles(12)) == []
    assert against(stranger, pages("eondra", 20), pages("nuit", 17), miracles(12)) == []
    assert against(own, pages("eondra", 40), miracles(10)) == ["SO-DECK-010"]


@rule("SO-DECK-090")
def test_one_divinity_leads_and_is_never_drawn():
    fifty = (pages("eondra", 40), miracles(10))
    assert against([MAREE], *fifty) == ["SO-DECK-090"]
    assert refuses_deck("sevenfallen_first", {"cards": [*fifty[0], *fifty[1]]}) == ["SO-DECK-090"]
    assert "SO-DIV-090" in against([f"{IGNIS}-noir"], *fifty)
    t = started("sevenfallen_first", decks=[book(*fifty)] * 2, seed=3)
    for player in t.state.players:
        assert len(player.book) == 45 and [one.card.proto.id for one in player.divine] == [IGNIS]
        assert {one.proto.type for one in player.hand + player.book} <= set(PAGES)


@rule("SO-DECK-100")
def test_another_divinity_must_fit_the_book_that_is_kept():
    kept = (pages("eondra", 25), pages("poseidia", 13), miracles(12))
    assert against(*kept) == [] and against(*kept, leader="dricis-l-hiver-des-cretes") == []
    assert against(*kept, leader=MAREE) == ["SO-DECK-020"]


@rule("SO-DECK-110")
def test_rarity_sets_no_limit():
    rare = [*pages("eondra", 9, rarity="diamond"), *pages("nuit", 8, rarity="diamond")]
    rare += pages("", 18, ("miracle",), "diamond")
    assert against(rare, [id for id in pages("eondra", 60) if id not in rare][:15]) == []


@rule("SO-DECK-120")
def test_no_type_is_needed():
    assert set(TYPES) == {"divinity", "mortal", *PAGES}
    assert set(PAGES) == {"archangel", "angel", "golem", "miracle", "worshipper"}
    assert against(pages("eondra", 45, ("angel",)), pages("nuit", 5, ("angel",))) == []


def printed(kind, **facts):
    shared = {"type": kind, "realm": "eondra", "rarity": "ruby"}
    return Printed("trial", {"fr": "Essai", "en": "Trial"}, {}, {**shared, **facts})


def fails(kind, **facts):
    with pytest.raises(ValueError, match="trial"):
        printed(kind, **facts)
    return True


@rule("SO-ANGE-040")
def test_what_is_printed_on_an_ange():
    one = printed("angel", race="dragon", cost=2, atq=3, fv=1)
    assert (one.cost, one.atq, one.fv, one.race, one.keywords) == (2, 3, 1, "dragon", {})
    assert fails("angel", race="dragon", atq=3, fv=1) and fails("angel", race="dragon", cost=2, atq=3)
    t = scene({"hand": ["cavaliere-de-dracodia"], "ec": 9})
    t.play("cavaliere-de-dracodia")
    shown = t.match.view(1)["players"][0]["rear"][0]
    assert (shown["atq"], shown["life"], shown["race"], shown["keywords"]) == (3, 2, "dracodien", {"retrait": 1})
    assert ec(t, 0) == 6


@rule("SO-ARCH-140")
def test_what_is_printed_on_an_archange():
    one = printed("archangel", race="dragon", atq=5, bou=4, ec=6)
    assert (one.atq, one.bou, one.ec, one.cost) == (5, 4, 6, 0)
    assert fails("archangel", race="dragon", atq=5, bou=4)
    t = scene({"hand": ["omegatron"], "purgatory": [RAIDER] * 10}, step="start")
    t.play("omegatron")
    shown = t.match.view(1)["players"][0]["rear"][0]
    assert (shown["atq"], shown["life"], shown["ec"], shown["keywords"]) == (5, 6, 5, {"canon": 1})


@rule("SO-GOLEM-070")
def test_what_is_printed_on_a_golem():
    assert printed("golem", cost=2, bou=4).bou == 4
    assert fails("golem", cost=2) and fails("golem", cost=2, bou=4, atq=1)
    assert fails("golem", cost=2, bou=1, race="dragon")
    t = scene({"hand": ["pavois"], "ec": 9})
    t.play("pavois")
    assert life(t, "pavois") == 4 and ec(t, 0) == 7 and t.card("pavois").printed.classes == ()


@rule("SO-ADOR-080")
def test_what_is_printed_on_an_adorateur():
    assert printed("worshipper", ec=4).ec == 4
    assert fails("worshipper") and fails("worshipper", ec=4, cost=1)
    t = scene({"hand": ["forgeron-de-dricidia"], "ec": 9})
    t.play("forgeron-de-dricidia")
    assert t.card("forgeron-de-dricidia").ec == 4 and ec(t, 0) == 9


@rule("SO-MIR-050")
def test_what_is_printed_on_a_miracle():
    one = Printed("trial", {"fr": "Essai"}, {}, {"type": "miracle", "rarity": "ruby"})
    assert one.realm == "" and one.cost == 0
    assert fails("miracle") and fails("miracle", realm="", cost=1)
    t = scene({"hand": ["revelation"], "worship": ["orante"], "ec": 9})
    t.play("revelation")
    assert len(t.me.hand) == 2 and ec(t, 0) == 9


@rule("SO-MORTEL-010")
def test_mortel_is_a_state_and_no_ability_to_print():
    assert fails("angel", race="dragon", cost=2, atq=3, fv=1, keywords={"mortel": 1})
    t = scene({"rear": [RAIDER]}, {"ec": 3})
    fight(t, (RAIDER, MAREE))
    shown = t.match.view(0)["players"][1]["rear"][0]
    assert shown["type"] == "mortal" and "mortel" not in shown["keywords"]


@rule("SO-ABIL-030")
def test_forty_standard_abilities():
    assert len(set(STANDARD_ABILITIES)) == 40 and {"commandant", "rhapsodie"} < set(STANDARD_ABILITIES)
    assert fails("angel", race="dragon", cost=2, atq=3, fv=1, keywords={"archerie": 1})
    shown = {name for one in GAME.book.cards.values() for name in one.keywords}
    assert shown == set(KEYWORDS)
    t = scene({"rear": ["tireuse-calibree"]}, {"rear": [RAIDER]})
    assert t.offers("use") == ["tireuse-calibree"]
    assert t.why("use", RAIDER, seat=1) == "SO-ABIL-010"


@rule("SO-DIV-020", "SO-SETUP-010")
def test_a_divinity_starts_with_its_printed_ec():
    deck = book(pages("eondra", 40), miracles(10), leader="dragon-vie")
    t = started("sevenfallen_first", decks=[deck] * 2, seed=1)
    t.done()
    t.done()
    for player in t.state.players:
        assert [one.ec for one in player.divine] == [45] and player.rear == [] and player.front == []


@rule("SO-DIV-120", "SO-DECK-130")
def test_one_major_divinity_for_each_kingdom():
    majors = [one for one in GAME.book.cards.values() if one.type == "divinity" and one.major]
    assert sorted(one.realm for one in majors) == sorted(COLOURS)
    cards = dict(GAME.book.cards)
    facts = {**cards[MAREE].facts, "major": True}
    second = Printed(MAREE, cards[MAREE].names, {}, facts)
    second.black, second.white = cards[MAREE].black, cards[MAREE].white
    rest = {id: one for id, one in cards.items() if one.type == "divinity"} | {MAREE: second}
    with pytest.raises(ValueError, match="two major divinities"):
        find_sides(rest)
    own = book(pages("eondra", 40), miracles(10))
    major = {"cards": ["dragon-vie", *own["cards"][1:]]}
    with pytest.raises(PiocheError) as refused:
        new_match("sevenfallen_first", [own, major])
    assert [one.rule for one in refused.value.refusals] == ["SO-DECK-130"]
