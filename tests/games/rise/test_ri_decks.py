"""Decks: what is legal and why not, lists in and out in both languages, ready-made decks, decks made by chance."""

import pytest
from ri_scene import scene

from pioche.engine.explain import refusal_text
from pioche.engine.rng import rng_of
from pioche.games.rise import RISE
from pioche.games.rise.cards import BOOK
from pioche.games.rise.decks import STARTERS
from pioche.games.rise.state import INFINITE, RARITIES
from pioche.testing import refuses_deck, rule, started

TWO = ["atlas", "tyran"]
LEVELS = ["niveau-superieur"] * 50  # of infinite rank


def refused(library, invokers=TWO, **words):
    """The rules against a deck, each with words in both languages."""
    deck = {"cards": [*invokers, *library], **words}
    for refusal in RISE.refuses_deck(deck):
        told = [refusal_text(RISE, refusal, lang) for lang in ("fr", "en")]
        assert told[0] != told[1] and not any("refusal." in one or "{" in one for one in told)
    return sorted(refuses_deck("rise", deck))


def filled(*cards):
    """A library of fifty with these cards in it."""
    return [*cards, *LEVELS[len(cards) :]]


def of_rank(rank, kind="creature", **facts):
    return [
        id
        for id, one in BOOK.cards.items()
        if one.type == kind and one.rank == rank and all(getattr(one, name) == value for name, value in facts.items())
    ]


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_is_legal_and_comes_back_from_its_list_in_both_languages(name):
    deck = RISE.starters()[name]
    assert refuses_deck("rise", deck) == []
    for lang in ("fr", "en"):
        assert sorted(RISE.read_deck(RISE.write_deck(deck, lang))["cards"]) == sorted(deck["cards"])


def test_decks_made_by_chance_are_legal_and_differ():
    found = [RISE.random_deck(rng_of(f"deck {n}")) for n in range(100)]
    assert [deck for deck in found if RISE.refuses_deck(deck)] == []
    assert len({tuple(sorted(deck["cards"])) for deck in found}) == len(found)
    assert RISE.random_deck(rng_of("deck 7")) == found[7]


@rule("RI-LIB-010")
def test_a_library_has_fifty_cards():
    assert refused(LEVELS) == []
    assert refused(LEVELS[1:]) == refused([*LEVELS, "niveau-superieur"]) == ["RI-LIB-010"]


@rule("RI-LIB-020")
def test_invocateurs_are_not_among_the_fifty_and_levels_are():
    others = of_rank(4)[:10]
    assert len(others) == 10
    assert refused([*others * 4, *LEVELS[:10]]) == []
    assert refused([*others * 4, *LEVELS[:8]]) == ["RI-LIB-010"]


@rule("RI-LIB-020")
def test_what_is_listed_lies_where_it_belongs_as_the_game_begins():
    t = started("rise", decks=["banquet", "incendie"], seed=1)
    for player, held in zip(t.state.players, (6, 4) if t.state.first == 0 else (4, 6), strict=True):
        assert len(player.invokers) == 2 and (len(player.hand), len(player.library)) == (held, 50 - held)
        assert all(card.proto.type != "invocateur" for card in (*player.hand, *player.library))
    t.me.pick("keep") if t.match.ask.seat == 0 else t.you.pick("keep")


@rule("RI-INVOC-010", "RI-INVZONE-010")
def test_a_deck_has_two_invocateurs():
    for invokers in ([], ["atlas"], ["atlas", "tyran", "azell"]):
        assert refused(LEVELS, invokers) == ["RI-INVZONE-010"]


@rule("RI-INVOC-020")
def test_two_invocateurs_are_different_characters():
    assert refused(LEVELS, ["harnya-la-satyre", "lovely-harnya"]) == ["RI-INVOC-020"]
    assert refused(LEVELS, ["atlas", "atlas"]) == ["RI-INVOC-020"]
    assert refused(LEVELS, ["harnya-la-satyre", "ozate"]) == refused(LEVELS, ["ozate", "yzate"]) == []


@rule("RI-INVOC-030")
def test_two_players_may_have_the_same_invocateurs_each_on_its_own():
    t = started("rise", decks=[{"cards": [*TWO, *LEVELS]}, {"cards": [*TWO, *LEVELS]}], seed=2)
    t.players[t.match.ask.seat].pick("keep")
    assert [[one.card.proto.id for one in player.invokers] for player in t.state.players] == [TWO, TWO]
    t = scene({"hand": ["fleche-ardente"], "invokers": TWO}, {"invokers": TWO})
    mine, yours = (player.invokers[0] for player in t.state.players)
    t.me.invoke("fleche-ardente", yours.card.number, mine.card.number)
    t.you.pick("pass")
    t.me.pick("pass")
    assert (mine.life, yours.life) == (18, 16)


@rule("RI-PROP-030")
def test_no_more_copies_than_the_rank():
    for rank in (1, 2, 3, 4):
        id = of_rank(rank)[0]
        assert refused(filled(*[id] * rank)) == []
        assert refused(filled(*[id] * (rank + 1))) == ["RI-PROP-030"]
    one, two = of_rank(2)[:2]
    assert refused(filled(*[one] * 3, *[two] * 3)) == ["RI-PROP-030", "RI-PROP-030"]


@rule("RI-PROP-040")
def test_as_many_as_one_likes_of_infinite_rank():
    for id in of_rank(INFINITE):
        assert refused([id] * 50) == []
    assert refused(["bonbon-des-rues"] * 51) == ["RI-LIB-010"]


@rule("RI-PROP-050")
def test_rarity_sets_no_limit():
    found = {
        rarity: of_rank(rank, rarity=rarity)
        for rarity in RARITIES
        for rank in (1, 2, 3, 4)
        if of_rank(rank, rarity=rarity)
    }
    assert sorted(found) == sorted(RARITIES)
    for ids in found.values():
        assert refused(filled(*[ids[0]] * BOOK[ids[0]].rank)) == []
        assert refused(filled(*[ids[0]] * (BOOK[ids[0]].rank + 1))) == ["RI-PROP-030"]


@rule("RI-LEVEL-070")
def test_a_mixed_deck_has_few_levels_of_each_rank():
    levels = {rank: of_rank(rank, "niveau-superieur") for rank in (1, 2, 3, 4)}
    one, other = levels[1][:2]
    assert refused(filled(one, other)) == []
    assert refused(filled(one, other), mixed=True) == ["RI-LEVEL-070"]
    assert refused(filled(one, *levels[2][:2] if len(levels[2]) > 1 else levels[2] * 2), mixed=True) == []
    assert refused(filled(*levels[3][:1] * 3, *levels[3][1:2]), mixed=True) == ["RI-LEVEL-070"]
    assert refused(filled(*levels[4][:1] * 4), mixed=True) == []
    assert refused(filled(*levels[4][:1] * 4, levels[4][1]), mixed=True) == ["RI-LEVEL-070"]


@rule("RI-ZONES-010")
def test_the_markers_are_no_cards_of_a_deck():
    assert refused(["stock", *LEVELS]) == refused(["ether", *LEVELS]) == ["RI-ZONES-010"]


@rule("RI-NAMES-010")
def test_other_names_of_a_card_are_read():
    text = "1 Atlas\n1 Tyran\n4 Clone basique\n2 Temps de Vie\n44 niveau-superieur"
    deck = RISE.read_deck(text)
    assert sorted(set(deck["cards"])) == ["atlas", "clone-de-base", "niveau-superieur", "temple-de-vie", "tyran"]
    assert refuses_deck("rise", deck) == []
