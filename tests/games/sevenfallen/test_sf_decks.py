"""Decks: what is legal and why not, lists in and out in both languages, ready-made decks, decks made by chance."""

import pytest
from sf_scene import scene

from pioche.engine.decks import protos_of
from pioche.engine.explain import refusal_text
from pioche.engine.rng import rng_of
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.state import Printed
from pioche.games.sevenfallen_common.table import REALMS
from pioche.testing import refuses_deck, rule, you

STARTERS = SEVENFALLEN.starters()
EONDRA = STARTERS["eondra"]["cards"]


def refused(cards, **words):
    """The rules against a deck; each refusal has words in both languages."""
    found = SEVENFALLEN.refuses_deck({"cards": cards, **words})
    for refusal in found:
        told = [refusal_text(SEVENFALLEN, refusal, lang) for lang in ("fr", "en")]
        assert told[0] != told[1] and not any("refusal." in one or "{" in one for one in told)
    return {refusal.rule for refusal in found}


def without(*kinds, cards=EONDRA):
    return [id for id in cards if BOOK[id].type not in kinds]


def first(kind, **facts):
    return next(
        id for id, one in BOOK.cards.items() if one.type == kind and all(getattr(one, k) == v for k, v in facts.items())
    )


def keyworded(keyword, realm="eondra"):
    return [id for id, one in BOOK.cards.items() if keyword in one.keywords and one.realm == realm]


# Starters


def test_there_is_a_starter_for_each_realm():
    assert tuple(STARTERS) == REALMS


@pytest.mark.parametrize("realm", REALMS)
def test_a_starter_is_legal_and_of_its_realm(realm):
    cards = STARTERS[realm]["cards"]
    assert refused(cards) == set()
    (divinity,) = [id for id in cards if BOOK[id].type == "divinity"]
    assert BOOK[divinity].realm == realm


# Decks made by chance


def test_decks_made_by_chance_are_legal_and_differ():
    found = [SEVENFALLEN.random_deck(rng_of(f"deck {n}")) for n in range(500)]
    assert [deck for deck in found if SEVENFALLEN.refuses_deck(deck)] == []
    assert len({tuple(sorted(deck["cards"])) for deck in found}) == len(found)
    assert SEVENFALLEN.random_deck(rng_of("deck 7")) == found[7]
    used = {id for deck in found for id in deck["cards"]}
    assert {id for id, one in BOOK.cards.items() if not one.familiar} - used == set()


# Each refusal


def test_an_eden_has_one_of_each_kind_and_a_gift_at_most():
    for kind in ("divinity", "archangel", "temple"):
        assert "SF-EDEN-010" in refused(without(kind))
        one = next(id for id in EONDRA if BOOK[id].type == kind)
        assert "SF-EDEN-010" in refused([*EONDRA, one])
    gift = first("gift", realm="")
    bare = without("gift")
    assert refused(bare) == refused([*bare, gift]) == set()
    assert refused([*bare, gift, gift]) == {"SF-EDEN-010"}


def test_a_livre_sacre_has_fifty_pages_unless_the_match_is_casual():
    short = EONDRA.copy()
    while sum(BOOK[id].type in ("angel", "golem", "miracle", "equipment", "blessing") for id in short) >= 50:
        short.remove(next(id for id in reversed(short) if BOOK[id].type in ("angel", "golem", "miracle")))
    assert refused(short) == {"SF-DECK-010"}
    assert refused(short, casual=True) == set()


def test_a_registre_has_ten_adorateurs_and_three_of_a_name():
    monk = first("worshipper", realm="eondra")
    bare = without("worshipper")
    assert "SF-WORSH-010" in refused([*bare, *[monk] * 3])
    assert refused([*bare, *[monk] * 10]) == {"SF-WORSH-020"}


def test_a_page_is_written_three_times_at_most():
    page = next(id for id in EONDRA if BOOK[id].type == "golem")
    assert refused([*[id for id in EONDRA if id != page], *[page] * 4], casual=True) == {"SF-DECK-030"}


def test_pages_are_of_the_realm_or_neutral_and_with_pure_divinites_of_theirs():
    assert refused([*EONDRA, first("golem", realm="nuit")]) == {"SF-REALM-020"}
    neutral = [
        id for id, one in BOOK.cards.items() if one.type in ("golem", "equipment") and one.realm in ("", "purete")
    ]
    for id in neutral:
        if EONDRA.count(id) < 3:
            assert refused([*EONDRA, id]) == set()
    purete = STARTERS["purete"]["cards"]
    for id in (first("golem", realm="eondra"), first("equipment", realm="")):
        assert refused([*purete, id]) == {"SF-REALM-040"}
    gift = first("gift", realm="")
    assert refused([*without("gift", cards=purete), gift]) == set()


def test_a_familier_is_not_written_in_a_deck():
    assert "SF-PAGE-020" in refused([*EONDRA, "goule"])


def test_one_name_of_leader_and_then_one_of_each():
    (leader, *others) = keyworded("leader") + keyworded("leader", "purete")
    single = list(dict.fromkeys(without("worshipper"))) + [id for id in EONDRA if BOOK[id].type == "worshipper"]
    single = [id for id in single if "leader" not in BOOK[id].keywords]
    assert refused([*single, leader, leader], casual=True) == set()
    page = next(id for id in single if BOOK[id].type == "golem")
    assert refused([*single, leader, page], casual=True) == {"SF-LEADER-010"}
    if others:
        assert refused([*single, leader, others[0]], casual=True) == {"SF-LEADER-020"}


@pytest.fixture
def reprint(monkeypatch):
    """Another print of a card, under the same name."""

    def give(id):
        one = BOOK[id]
        other = Printed(f"{id}-promo", one.names, one.texts, one.facts)
        other.hooks = one.hooks
        monkeypatch.setitem(BOOK.cards, other.id, other)
        return other.id

    return give


@rule("SF-DECK-030", "SF-WORSH-020")
@pytest.mark.parametrize("kind", ["angel", "golem", "miracle", "worshipper"])
def test_copies_are_counted_by_their_printed_name(reprint, kind):
    id = next(id for id in EONDRA if BOOK[id].type == kind)
    same = reprint(id)
    rest = [one for one in EONDRA if one != id]

    def against(*copies):
        found = refuses_deck("sevenfallen", {"cards": [*rest, *copies], "casual": True})
        return [one for one in found if one != "SF-WORSH-010"]  # as many Adorateurs as it happens

    assert against(id, id, same) == against(same, same, id) == []
    copied = "SF-WORSH-020" if kind == "worshipper" else "SF-DECK-030"
    assert against(id, id, same, same) == against(id, same, same, same) == against(id, id, id, same) == [copied]


@rule("SF-LEADER-010", "SF-LEADER-020")
def test_with_a_leader_two_prints_of_a_name_are_two_copies_and_of_the_leader_one_name(reprint):
    leader = keyworded("leader")[0]
    single = list(dict.fromkeys(without("worshipper"))) + [id for id in EONDRA if BOOK[id].type == "worshipper"]
    single = [id for id in single if "leader" not in BOOK[id].keywords]
    page = next(id for id in single if BOOK[id].type == "golem")

    def against(*more):
        return refuses_deck("sevenfallen", {"cards": [*single, *more], "casual": True})

    assert against(leader, reprint(leader), leader) == []
    assert against(leader, reprint(page)) == ["SF-LEADER-010"]


def test_decks_made_by_chance_are_legal_with_two_prints_of_every_name(reprint):
    for id in list(BOOK.cards):
        reprint(id)
    found = [SEVENFALLEN.random_deck(rng_of(f"deck {n}")) for n in range(40)]
    assert [deck for deck in found if SEVENFALLEN.refuses_deck(deck)] == []


@rule("SF-LEX-480", "SF-LEX-490", "SF-DILEMME-010")
def test_two_prints_of_a_name_are_the_same_page_in_play(reprint):
    legend = next(
        id for id, one in BOOK.cards.items() if one.legendary and "serment" not in one.hooks and one.cost >= 0
    )
    same = reprint(legend)
    t = scene({"hand": [same], "rear": [legend]})
    assert t.offers("play") == [] and t.why("play", same) == "SF-LEX-490"
    assert scene({"hand": [same]}, {"rear": [legend]}).offers("play") == [same]
    t.settled()
    bailiff = "huissier-des-abysses"  # a Dilemme of three
    t = scene({"hand": [bailiff], "purgatory": [reprint(bailiff), same]}, {"rear": ["marcheur-blinde"]})
    t.play(bailiff)
    t.asks(you, ["mode:0", "mode:1", "mode:2"], kind="mode")
    t.you.pick("mode:0")
    t.asks(you, ["mode:1", "mode:2"], kind="mode")  # two of them, for the other print in the Purgatoire
    t.you.pick("mode:2")
    t.me.pick("mode:0")
    t.pass_all()
    t.settled()


def test_anges_beside_a_loyaliste_have_exactly_its_classes():
    loyal = next(id for id, one in BOOK.cards.items() if "loyaliste" in one.keywords and one.realm != "purete")
    realm, classes = BOOK[loyal].realm, set(BOOK[loyal].classes)
    cards = without("angel", cards=STARTERS[realm]["cards"])
    assert refused([*cards, loyal], casual=True) == set()
    angels = [id for id, one in BOOK.cards.items() if one.type == "angel" and one.realm == realm and not one.familiar]
    other = next(id for id in angels if set(BOOK[id].classes) != classes)
    assert "SF-LOYAL-010" in refused([*cards, loyal, other], casual=True)


def test_a_deck_holds_what_its_list_says():
    assert [proto.id for proto in protos_of(SEVENFALLEN, STARTERS["nuit"])] == STARTERS["nuit"]["cards"]
