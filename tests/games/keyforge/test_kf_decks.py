"""Decks: what is legal, houses and marks of cards, lists in and out, ready-made decks, decks made by chance."""

import json

import pytest

from pioche.engine import PiocheError, game_of
from pioche.engine.decks import entry_of, protos_of
from pioche.engine.match import start_of
from pioche.engine.rng import rng_of
from pioche.games.keyforge import decks
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.state import HOUSES, Printed
from pioche.testing import me, rule, started, table, you

GAME = game_of("keyforge")
STARTERS = GAME.starters()
ONYX = STARTERS["miss-onyx-censorius"]


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def refused(deck):
    """The rules against a deck, asked as a new match asks; what is no deck at all fails."""
    try:
        start_of(GAME, [deck, deck])
    except PiocheError as error:
        if error.code != "illegal-deck":
            raise
        return [refusal.rule for refusal in error.refusals]
    return []


def cards_of(deck):
    """What a deck holds, whatever the order: each copy with the house and the icons that are its own."""
    return sorted(json.dumps(entry_of(GAME, proto)) for proto in protos_of(GAME, deck))


def twelve(house, first=()):
    """Cards of one house for a deck, these first."""
    ids = [id for id, proto in BOOK.cards.items() if proto.facts["set"] == "cota" and proto.house == house]
    return [*first, *[id for id in ids if id not in first]][:12]


def of_houses(*houses):
    return {"cards": [card for house in houses for card in twelve(house)]}


# What is legal


@rule("KF-DECK-010")
@pytest.mark.parametrize("id", STARTERS)
def test_the_list_of_a_deck_cannot_be_changed(id):
    deck = STARTERS[id]
    assert refused(deck) == []
    house = BOOK[deck["cards"][0]].house
    other = next(id for id in twelve(house) if id not in deck["cards"])
    swapped = [other, *deck["cards"][1:]]
    assert refused({**deck, "cards": swapped}) == ["KF-DECK-010"]
    assert refused({"name": "another one", "cards": swapped}) == []


@rule("KF-DECK-010")
def test_the_order_of_a_list_is_free_but_not_the_numbers_of_its_cards_nor_what_is_printed_on_a_copy():
    cards = ONYX["cards"]
    assert refused({**ONYX, "cards": cards[::-1]}) == []
    assert refused({**ONYX, "cards": ["punch" if one == "anger" else one for one in cards]}) == ["KF-DECK-010"]
    mavericks = {"anger": {"card": "anger", "house": "dis"}, "fear": {"card": "fear", "house": "brobnar"}}
    assert refused({**ONYX, "cards": [mavericks.get(one, one) for one in cards]}) == ["KF-DECK-010"]


@rule("KF-DECK-020")
def test_a_deck_has_exactly_three_houses():
    assert refused(of_houses("dis", "logos", "mars")) == []
    assert refused(of_houses("dis", "logos")) == ["KF-DECK-040", "KF-DECK-020"]
    assert refused(of_houses("dis", "logos", "mars", "sanctum")) == ["KF-DECK-040", "KF-DECK-020"]
    two = {"cards": twelve("dis") + twelve("logos") + twelve("logos")}
    assert refused(two) == ["KF-DECK-020", "KF-DECK-040"]
    nine = [card for house in ("dis", "logos", "mars", "sanctum") for card in twelve(house)[:9]]
    assert refused({"cards": nine}) == ["KF-DECK-020"] + ["KF-DECK-040"] * 4


@rule("KF-DECK-020")
def test_the_cards_of_a_deck_are_of_the_houses_on_its_identity_card():
    deck = of_houses("dis", "logos", "mars")
    assert refused({**deck, "houses": ["mars", "dis", "logos"]}) == []
    other = refused({**deck, "houses": ["mars", "dis", "sanctum"]})
    assert other == ["KF-DECK-020", "KF-DECK-040"]  # Logos is not on it, and Sanctum has no card
    assert "KF-DECK-020" in refused({**deck, "houses": ["mars", "dis"]})
    assert "KF-DECK-020" in refused({**deck, "houses": ["mars", "dis", "logos", "sanctum"]})
    assert "KF-DECK-020" in refused({**deck, "houses": ["mars", "dis", "logos", "logos"]})


@rule("KF-DECK-020", "KF-DECK-120")
def test_the_houses_of_the_identity_card_are_those_to_choose_from():
    t = started("keyforge", decks=["miss-onyx-censorius", "radiant-argus-the-supreme"], seed="3")
    t.keep()
    t.keep()
    houses = [["brobnar", "dis", "shadows"], ["logos", "sanctum", "untamed"]]
    t.asks(t.state.first, [f"house:{house}" for house in houses[t.state.first]], kind="house")
    t.settled()


@rule("KF-DECK-020")
def test_the_identity_card_shows_its_houses_as_the_list_names_them():
    deck = {**of_houses("dis", "logos", "mars"), "houses": ["mars", "dis", "logos"]}
    t = started("keyforge", decks=[deck, of_houses("sanctum", "mars", "untamed")], seed="1")
    t.keep()
    assert [one["houses"] for one in t.match.view(None)["players"]] == [
        ["mars", "dis", "logos"],
        ["sanctum", "mars", "untamed"],
    ]


@rule("KF-DECK-030")
def test_there_are_ten_houses_and_no_other_can_be_printed_on_a_card():
    named = "brobnar dis untamed unfathomable logos mars staralliance shadows sanctum saurian"
    assert sorted(HOUSES) == sorted(named.split())
    facts = {"type": "action", "house": "pirates", "set": "cota", "number": "1", "rarity": "common"}
    with pytest.raises(ValueError, match="house"):
        Printed("raid", {"fr": "Raid", "en": "Raid"}, {"fr": "", "en": ""}, facts)
    Printed("raid", {"fr": "Raid", "en": "Raid"}, {"fr": "", "en": ""}, {**facts, "house": "saurian"})
    identity = {**of_houses("dis", "logos", "mars"), "houses": ["dis", "logos", "pirates"]}
    for deck in (identity, {**identity, "houses": 3}, {"cards": [{"card": "dust-imp", "house": "pirates"}]}):
        with pytest.raises(PiocheError) as error:
            refused(deck)
        assert error.value.code == "bad-value"


@rule("KF-DECK-040")
def test_a_deck_has_twelve_cards_of_each_house():
    dis, logos, mars = twelve("dis"), twelve("logos"), twelve("mars")
    assert refused({"cards": dis + logos + mars}) == []
    thirty = {"cards": dis[:10] + logos[:10] + mars[:10]}
    assert refused(thirty) == ["KF-DECK-040"] * 4  # its size, and each house
    uneven = {"cards": dis[:11] + logos + mars + mars[:1]}
    assert refused(uneven) == ["KF-DECK-040"] * 2
    assert refused({"cards": [*dis, *logos, *mars, "anger"]})[0] == "KF-DECK-040"


@rule("KF-DECK-040")
def test_as_many_copies_of_a_card_as_there_are():
    assert refused({"cards": ["dust-imp"] * 12 + twelve("logos") + twelve("mars")}) == []


@rule("KF-DECK-040")
def test_the_rules_of_play_ask_for_no_size():
    ids = twelve("brobnar")[:10] + twelve("dis")[:10] + twelve("logos")[:10]
    t = scene({"deck": ids[1:], "hand": ids[:1]}, {"deck": ids})
    t.discard(ids[0])
    t.end()
    assert len(t.me.hand) == 6 and len(t.me.deck) == 23
    t.asks(you, ["house:brobnar", "house:dis", "house:logos"], kind="house")
    t.settled()


@rule("KF-KWDON-010")
def test_no_card_of_a_deck_bears_icons_that_no_enhance_card_has_given():
    dis = twelve("dis", ["maleficorn"])  # Enhance: four damage icons
    cards = ["anger", *twelve("brobnar", ["anger"])[1:], *dis, *twelve("logos")]
    assert refused({"cards": cards}) == []
    four = {"card": "anger", "bonus": ["amber", "damage", "damage", "damage", "damage"]}
    assert refused({"cards": [four, *cards[1:]]}) == []
    five = {"card": "anger", "bonus": ["amber", *["damage"] * 5]}
    assert refused({"cards": [five, *cards[1:]]}) == ["KF-KWDON-010"]
    again = {"card": cards[-1], "bonus": [*BOOK[cards[-1]].bonus, "damage"]}
    assert refused({"cards": [four, *cards[1:-1], again]}) == ["KF-KWDON-010"]
    for bonus in (["amber", "draw"], ["amber", "amber"], [], ["damage"]):  # not given, or its own one is missing
        other = {"card": "anger", "bonus": bonus}
        assert refused({"cards": [other, *cards[1:]]}) == ["KF-KWDON-010"]


# Houses and other marks of cards


@rule("KF-DECK-050")
def test_the_house_of_a_card_is_its_symbol():
    hand = ["blypyp", "charette"]
    mars = scene({"hand": hand}, house="mars")
    assert mars.offers("play") == mars.offers("discard") == ["blypyp"]
    assert mars.why("play", "charette") == mars.why("discard", "charette") == "KF-MAIN-020"
    mars.play("blypyp")
    assert mars.me.battleline == ["blypyp"]
    dis = scene({"hand": hand, "battleline": ["yxilo-bolter", "succubus"]}, house="dis")
    assert dis.offers("play") == ["charette"] and dis.why("play", "blypyp") == "KF-MAIN-020"
    assert dis.offers("reap") == ["succubus"] and dis.why("reap", "yxilo-bolter") == "KF-MAIN-020"
    dis.settled()


@rule("KF-DECK-050")
def test_an_effect_may_change_the_house_of_a_card():
    antenna = {"card": "dodger", "ready": False, "upgrades": ["brain-stem-antenna"]}
    t = scene({"battleline": [antenna], "hand": ["blypyp"]}, house="mars")
    assert t.why("reap", "dodger") == "KF-STATE-030"
    t.play("blypyp", "left")
    assert t.offers("reap") == ["dodger"]
    t.reap("dodger")
    assert t.me.amber == 1
    t.settled()


PITLORD = {"card": "pitlord", "house": "logos"}


@rule("KF-DECK-060")
def test_a_maverick_is_used_and_played_as_a_card_of_the_house_that_it_bears():
    dis = scene({"battleline": [PITLORD], "hand": [PITLORD]}, house="dis")
    dis.asks(me, ["tide", "end"])
    assert dis.why("reap", "pitlord") == dis.why("play", dis.state.players[me].hand[0].number) == "KF-MAIN-020"
    logos = scene({"battleline": [PITLORD], "hand": [PITLORD]}, house="logos")
    assert logos.offers("reap") == logos.offers("play") == logos.offers("discard") == ["pitlord"]
    logos.reap("pitlord")
    assert logos.me.amber == 1
    logos.settled()


@rule("KF-DECK-060")
def test_a_maverick_is_of_its_new_house_for_other_cards_and_of_its_old_one_for_none():
    t = scene({"hand": ["hecatomb"], "battleline": ["succubus"]}, {"battleline": [PITLORD]}, house="dis")
    t.play("hecatomb")
    assert t.you.battleline == ["pitlord"] and t.me.battleline == [] and (t.me.amber, t.you.amber) == (2, 0)
    two = ["batdrone", "doc-bookton"]
    t = scene({"hand": ["take-that-smartypants"]}, {"battleline": [*two, PITLORD], "amber": 2})
    t.play("take-that-smartypants")
    assert (t.me.amber, t.you.amber) == (3, 0)  # its icon, and two stolen from the owner of three Logos cards
    t.settled()


@rule("KF-DECK-060")
def test_a_maverick_counts_for_the_house_that_it_bears_when_a_deck_is_checked():
    logos = twelve("logos")
    deck = {"cards": [*logos[1:], PITLORD, *twelve("mars"), *twelve("sanctum")]}
    assert refused(deck) == []
    assert "KF-DECK-020" in refused({"cards": [*deck["cards"][:11], "pitlord", *deck["cards"][12:]]})


@rule("KF-DECK-070")
def test_an_anomaly_is_played_used_and_discarded_as_a_card_of_the_house_printed_on_it():
    nizak, memolith = {"card": "nizak-the-forgotten", "house": "shadows"}, {"card": "memolith", "house": "shadows"}
    t = scene({"hand": [nizak, memolith], "battleline": [nizak]}, house="shadows")
    assert t.offers("play") == t.offers("discard") == ["nizak-the-forgotten", "memolith"]
    t.reap("nizak-the-forgotten")
    t.play("memolith")
    t.discard("nizak-the-forgotten")
    assert t.me.amber == 1 and t.me.artifacts == ["memolith"] and t.me.discard == ["nizak-the-forgotten"]
    for house in ("brobnar", "logos"):
        scene({"hand": [nizak, memolith], "battleline": [nizak]}, house=house).asks(me, ["tide", "end"])
    assert refused({"cards": [*twelve("shadows")[:11], nizak, *twelve("mars"), *twelve("sanctum")]}) == []
    t.settled()


@rule("KF-DECK-080")
def test_a_card_of_an_earlier_set_is_a_card_of_the_deck_that_holds_it():
    later = [id for id, proto in BOOK.cards.items() if proto.facts["set"] == "mm" and proto.house == "dis"][:3]
    logos = [id for id, proto in BOOK.cards.items() if proto.facts["set"] == "wc" and proto.house == "logos"][:3]
    deck = {"cards": [*later * 3, *twelve("dis")[:3], *logos * 4, *twelve("mars")]}
    assert refused(deck) == []
    t = scene({"hand": ["dust-imp"], "deck": later, "discard": later}, house="dis")
    t.play("dust-imp")
    assert t.me.battleline == ["dust-imp"]
    t.settled()


@rule("KF-DECK-090")
def test_rarity_changes_nothing_in_play(monkeypatch):
    ends = []
    for rarity in ("common", "uncommon", "rare", "special"):
        monkeypatch.setitem(BOOK["charette"].facts, "rarity", rarity)
        t = scene({"hand": ["charette", "charette"], "deck": ["charette"] * 4}, {"amber": 4}, house="dis")
        t.play("charette")
        t.play("charette", "left")
        t.end()
        assert t.me.battleline == ["charette"] * 2 and t.you.amber == 0
        ends.append((t.match.hash(), t.match.decision.keys, t.match.view(you)))
    assert all(end == ends[0] for end in ends)


@rule("KF-DECK-100")
def test_a_trait_does_nothing_where_no_card_speaks_of_it():
    fights = []
    for fighter in ("the-terror", "pit-demon"):  # both Demons of power 5, but only one a Knight
        t = scene({"battleline": [fighter, "charette"]}, {"battleline": ["troll", "dodger"]}, house="dis")
        t.fight(fighter, "troll")
        fights.append((t.you["troll"].damage, t.me.battleline, t.me.discard[0] == fighter, t.you.battleline))
        t.settled()
    assert fights[0] == fights[1] == (5, ["charette"], True, ["troll", "dodger"])


@rule("KF-DECK-100")
def test_other_cards_may_speak_of_a_trait():
    line = {"battleline": ["the-terror", "pit-demon"], "hand": ["honorable-claim"]}
    t = scene(line, {"amber": 3}, house="sanctum")
    t.play("honorable-claim")
    assert t.me["the-terror"].amber == 1 and t.me["pit-demon"].amber == 0 and t.you.amber == 2
    t.settled()


@rule("KF-DECK-110")
def test_reference_cards_are_not_among_the_cards_that_a_player_has_in_play():
    two = {"battleline": ["batdrone"], "artifacts": ["library-of-babble"], "houses": ["logos"], "amber": 2}
    t = scene({"hand": ["take-that-smartypants"]}, two, tide=1)
    t.play("take-that-smartypants")  # asks for three Logos cards in play; the identity card shows Logos too
    assert (t.me.amber, t.you.amber) == (1, 2)
    t = scene({"hand": ["emp-blast"], "artifacts": ["cannon"]}, two, tide=1, house="mars")
    t.play("emp-blast")
    assert t.me.artifacts == t.you.artifacts == [] and t.state.tide == 1
    assert t.you.houses == ("logos",)  # both cards lie where they lay
    t.settled()


@rule("KF-DECK-110")
def test_reference_cards_are_neither_used_nor_moved_nor_in_any_zone():
    t = scene({"houses": ["dis"], "battleline": ["pit-demon"]}, {"houses": ["logos"]}, tide=0, house="dis")
    number = t.number("pit-demon")
    t.asks(me, [f"reap:{number}", f"action:{number}", "tide", "end"])
    assert len(t.state.cards) == 2  # no card at all, and the creature
    t.reap("pit-demon")
    t.settled()


@rule("KF-DECK-120")
def test_both_players_see_the_houses_of_both_decks_and_the_tide():
    mine, yours = {"houses": ["brobnar", "dis", "mars"]}, {"houses": ["logos", "sanctum", "untamed"]}
    for tide, shown in ((-1, ["neutral", "neutral"]), (0, ["high", "low"]), (1, ["low", "high"])):
        t = scene(mine, yours, tide=tide)
        for viewer in (me, you, None):
            players = t.match.view(viewer)["players"]
            assert [one["houses"] for one in players] == [mine["houses"], yours["houses"]]
            assert [one["tide"] for one in players] == shown
    t.tide()
    assert [one["tide"] for one in t.match.view(you)["players"]] == ["high", "low"]
    t.settled()


# Lists in and out


def test_mavericks_icons_and_halves_are_written_and_read_again():
    deck = {
        "name": "Odd",
        "cards": [
            "ultra-gravitron",
            {"card": "ultra-gravitron-upper", "bonus": ["damage", "draw"]},
            {"card": "anger", "house": "logos", "bonus": ["amber", "capture"]},
            {"card": "anger", "house": "logos"},
            "anger",
            "anger",
        ],
    }
    for lang in ("fr", "en"):
        text = GAME.write_deck(deck, lang)
        assert cards_of(GAME.read_deck(text)) == cards_of(deck)
    assert GAME.write_deck(deck, "en").splitlines() == [
        "# Odd",
        "",
        "Brobnar",
        "2x Anger",
        "",
        "Logos",
        "1x Anger [capture]",
        "1x Anger",
        "1x Ultra Gravitron [damage, draw]",
        "1x Ultra Gravitron",
    ]


def test_names_are_read_in_both_languages_whatever_quotes_accents_and_case():
    text = """
        # Mon deck
        # a second title is none
        2x Colère
        1 anger
        ANGER
        3× Quixo « l'Aventurier »
        quixo the adventurer
        Brobnar
        Troll
        Indomptés
        Dust Pixie
    """
    deck = GAME.read_deck(text)
    assert deck["name"] == "Mon deck"
    assert deck["cards"] == ["anger"] * 4 + ["quixo-the-adventurer"] * 4 + ["troll", "dust-pixie"]


def test_a_card_below_another_house_is_a_maverick_and_icons_may_have_french_names():
    deck = GAME.read_deck("Ombres\n1x Anger [Dégât, Æmber]\nNovalliance\nBad Penny [pioche, capture]\n")
    anger = {"card": "anger", "house": "shadows", "bonus": ["amber", "damage", "amber"]}
    assert deck["cards"] == [anger, {"card": "bad-penny", "house": "staralliance", "bonus": ["draw", "capture"]}]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2x Angr", "unknown-card"),
        ("0x Anger", "bad-value"),
        ("37x Anger", "bad-value"),
        ("Anger [gold]", "bad-value"),
        ("{", "bad-deck"),
        ("{}", "bad-deck"),
        ('{"cards": 3}', "bad-deck"),
        ('{"cards": [null]}', "bad-deck"),
        ('{"cards": [{"name": "Angr"}]}', "unknown-card"),
        ('{"cards": [{"name": "Anger", "count": 0}]}', "bad-value"),
        ('{"cards": [{"name": "Anger", "house": "Pirates"}]}', "bad-value"),
        ('{"data": 1}', "bad-deck"),
        ('{"data": {"_links": {"cards": ["a"]}}, "_linked": {"cards": []}}', "unknown-card"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_with_a_reason(text, code):
    with pytest.raises(PiocheError) as error:
        GAME.read_deck(text)
    assert error.value.code == code


def vault(cards, icons=()):
    """A deck as the publisher's site gives it: (id, title, house) for each copy."""
    linked = {id: {"id": id, "card_title": title, "house": house} for id, title, house in cards}
    data = {"name": "Vault", "_links": {"cards": [id for id, _, _ in cards]}}
    data["bonus_icons"] = [{"card_id": id, "bonus_icons": list(found)} for id, found in icons]
    return json.dumps({"data": data, "_linked": {"cards": list(linked.values())}})


def test_a_deck_of_the_publishers_site_is_read_with_its_mavericks_and_the_icons_of_each_copy():
    cards = [
        ("a", "Anger", "Brobnar"),
        ("a", "Anger", "Brobnar"),
        ("a", "Anger", "Brobnar"),
        ("p", "Pitlord", "Star Alliance"),
        ("u1", "Ultra Gravitron", "Logos"),
        ("u2", "Ultra Gravitron", "Logos"),
    ]
    deck = GAME.read_deck(vault(cards, [("a", ["Damage"]), ("a", ["draw", "Aember"]), ("u1", ["capture"])]))
    assert deck["name"] == "Vault"
    assert deck["cards"] == [
        {"card": "anger", "bonus": ["amber", "damage"]},
        {"card": "anger", "bonus": ["amber", "draw", "amber"]},
        "anger",
        {"card": "pitlord", "house": "staralliance"},
        {"card": "ultra-gravitron-upper", "bonus": ["capture"]},
        "ultra-gravitron",
    ]


def test_a_list_of_cards_with_counts_is_read():
    cards = [
        {"id": "anger", "count": 2},
        {"name": "Pitlord", "maverick": "logos", "house": "dis"},
        {"card_title": "Dust Imp", "house": "Dis", "enhancements": ["draw"], "maverick": False, "anomaly": ""},
        {"name": "Memolith", "anomaly": "Ombres", "maverick": None},
    ]
    deck = GAME.read_deck(json.dumps({"name": "Counts", "houses": ["x"], "cards": cards}))
    moved = [{"card": "pitlord", "house": "logos"}, {"card": "memolith", "house": "shadows"}]
    imp = {"card": "dust-imp", "bonus": ["draw"]}
    assert deck == {"name": "Counts", "cards": ["anger", "anger", moved[0], imp, moved[1]]}


def test_our_own_form_is_read_as_it_is():
    deck = {"name": "Ours", "houses": ["dis"], "cards": ["anger", {"card": "pitlord", "house": "logos"}]}
    assert GAME.read_deck(json.dumps(deck)) == deck


# Ready-made decks, and decks made by chance


def test_the_two_starters_come_first():
    assert list(STARTERS)[:2] == ["miss-onyx-censorius", "radiant-argus-the-supreme"]
    assert all(GAME.refuses_deck(deck) == [] and deck["id"] == id for id, deck in STARTERS.items())


def made(count, first=0):
    return [GAME.random_deck(rng_of(f"deck {n}")) for n in range(first, first + count)]


def test_decks_made_by_chance_are_legal_and_differ():
    found = made(150)
    assert all(GAME.refuses_deck(deck) == [] for deck in found)
    assert len({json.dumps(deck["cards"]) for deck in found}) == len(found)
    assert found[7] == made(1, 7)[0]
    assert any(len(set(map(str, deck["cards"]))) < 36 for deck in found)  # some have a card twice
    assert not any(BOOK[one].half for deck in found for one in map(str, deck["cards"]) if one in BOOK.cards)
    assert {house for deck in found for house in deck["houses"]} == {
        house
        for house in HOUSES
        if any(one.facts["set"] == "cota" and one.house == house for one in BOOK.cards.values())
    }


@rule("KF-DECK-090")
def test_commons_are_more_frequent_than_uncommons_and_rares_in_decks_made_by_chance():
    found = made(60)
    assert refused(found[0]) == []
    counts = dict.fromkeys(("common", "uncommon", "rare", "special"), 0)
    for deck in found:
        for proto in protos_of(GAME, deck):
            counts[proto.facts["rarity"]] += 1
    assert counts["common"] > 2 * counts["uncommon"] > 0 and counts["uncommon"] > counts["rare"] > counts["special"] > 0


def test_some_cards_come_together_or_not_at_all():
    horsemen = {f"horseman-of-{one}" for one in ("death", "famine", "pestilence", "war")}
    seen = 0
    for deck in made(150):
        ids = {proto.id for proto in protos_of(GAME, deck)}
        assert len(ids & horsemen) in (0, 4)
        assert ("timetraveller" in ids) == ("help-from-future-self" in ids)
        seen += len(ids & horsemen) == 4
    assert seen


def test_now_and_then_a_deck_made_by_chance_has_a_maverick():
    mavericks = [entry for deck in made(150) for entry in deck["cards"] if isinstance(entry, dict) and "house" in entry]
    assert 0 < len(mavericks) < 30
    assert all(BOOK[entry["card"]].house != entry["house"] for entry in mavericks)


@rule("KF-KWDON-010")
def test_the_icons_of_enhance_cards_are_spread_over_a_deck_made_by_chance():
    sets = ("cota", "mm")
    enhanced = 0
    for n in range(40):
        deck = decks.generate(rng_of(f"enhanced {n}"), sets)
        assert refused(deck) == []
        protos = protos_of(GAME, deck)
        given = sorted(icon for proto in protos for icon in proto.facts.get("enhance", []))
        added = sorted(icon for proto in protos for icon in proto.bonus[len(BOOK[proto.id].bonus) :])
        assert added == given
        enhanced += bool(given)
    assert enhanced


def test_sealed_players_get_decks_that_nobody_has_chosen():
    def lists(seed):
        t = started("keyforge", decks=["miss-onyx-censorius"] * 2, seed=seed, options={"sealed": True})
        t.keep()
        t.keep()
        t.settled()
        found = [[card.proto.id for card in t.state.cards[1:] if card.owner == seat] for seat in (me, you)]
        for seat in (me, you):
            houses = {card.proto.house for card in t.state.cards[1:] if card.owner == seat}
            assert set(t.players[seat].houses) == houses and len(houses) == 3 and len(found[seat]) == 36
        return found

    assert lists("1") == lists("1") != lists("2")
    one, other = lists("1")
    assert sorted(one) != sorted(other) and sorted(one) != sorted(ONYX["cards"])


def test_each_player_may_begin_with_chains():
    t = started("keyforge", seed="5", options={"chains_0": 7, "chains_1": 3})
    hands = [len(player.hand) for player in t.state.players]
    assert [7 if seat == t.state.first else 6 for seat in (me, you)] == [hands[me] + 2, hands[you] + 1]
    assert (t.me.chains, t.you.chains) == (6, 2)
    for options in ({"chains_0": 25}, {"chains_1": -1}, {"chains_0": True}, {"chains_2": 1}, {"sealed": 1}):
        with pytest.raises(PiocheError):
            started("keyforge", options=options)
