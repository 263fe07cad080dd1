"""Set-up: decks, who starts, hands, coins, mulligans, and what may be done before the first Éveil."""

import pytest
from ri_scene import action, life, passes, resolve, scene, skill

from pioche.engine import game_of
from pioche.engine.cards import Card
from pioche.engine.rng import rng_of
from pioche.engine.toss import FAILURE, SUCCESS, flip
from pioche.games.rise.decks import STARTERS, invoker
from pioche.games.rise.rules.life import gain_level
from pioche.games.rise.state import Printed
from pioche.testing import Table, refuses_deck, rule, started

NOYE = "noye-fendeur-de-vagues"
DECK = {"cards": ["atlas", "tyran", *["niveau-superieur"] * 50]}


def begun(seats: int = 2, seed: int = 1, first: int = 0) -> Table:
    """A game from its set-up on that this seat starts."""
    for n in range(seed, seed + 60):
        t = started("rise", decks=[STARTERS[one] for one in range(seats)], seed=n)
        if t.state.first == first:
            return t
    raise AssertionError("nobody starts so")


def kept(t: Table) -> Table:
    while t.match.decision.kind == "mulligan":
        t.match.choose("keep")
    return t


@rule("RI-SETUP-020", "RI-SETUP-030", "RI-SETUP-040", "RI-ETHER-020")
def test_hands_coins_and_ether_of_the_first_player_and_of_the_others():
    t = begun(3, first=1)
    sizes = [(len(one.hand), len(one.library), one.coins, one.ether) for one in t.players]
    assert sizes == [(4, 46, 1, 0), (6, 44, 2, 0), (4, 46, 1, 0)]
    kept(t)
    assert t.why("ether-card") == t.why("ether-coin") == "RI-ETHER-020"
    t.settled()


@rule("RI-SETUP-090", "RI-INVOC-010", "RI-INVOC-040", "RI-INVOC-050", "RI-INVZONE-010")
def test_invocateurs_begin_upright_at_level_1_with_a_point_and_their_life_off_the_battlefield():
    t = begun(2)
    for player in t.state.players:
        assert player.field == [] and len(player.invokers) == 2
        for one in player.invokers:
            assert (one.level, one.points, one.tilted, one.life) == (1, 1, False, one.printed.life)
            assert one.levels == []
    t.settled()


@rule("RI-SETUP-050", "RI-INVPH-030")
def test_the_first_turn_has_neither_eveil_nor_restauration():
    t = kept(begun(2))
    t.asks(0, kind="main")
    assert (len(t.me.hand), t.me.coins, t.state.turn) == (6, 2, 1) and not t.state.players[0].awake
    t.settled()


@rule("RI-SETUP-060")
def test_the_second_player_has_both_on_their_first_turn():
    t = kept(begun(2))
    t.me.pick("end")
    resolve(t)
    t.asks(1, ["draw-two", "coin-two"], kind="restore")
    assert t.state.players[1].awake
    t.you.pick("draw-two")
    assert (len(t.you.hand), t.you.coins) == (6, 2)
    t.settled()


def asleep(**words) -> Table:
    """Nobody has had an Éveil; Invocateurs are at level 1."""
    sides = [{"awake": False, **words.get(one, {})} for one in ("me", "you")]
    return scene(*sides, level=1, turn=1)


@rule("RI-SETUP-070")
def test_no_skill_before_ones_own_first_eveil():
    t = asleep(me={"field": [NOYE]})
    mine, yours = f"skill:{t.number('tyran')}.1", f"skill:{t.number('azell')}.1"
    assert t.why(mine) == "RI-SETUP-070" and mine not in t.match.decision.keys
    t.me.pick("pass")
    assert t.why(yours) == "RI-SETUP-070"
    t.you.pick("pass")
    t.me.pick("end")
    resolve(t)
    t.you.pick("draw-two")
    t.you.pick("pass")
    assert t.why(mine) == "RI-SETUP-070"  # the first player still sleeps in the others' first turns
    assert t.card("tyran").points == 1
    t.me.pick("pass")
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert mine in t.match.decision.keys
    t.settled()


@rule("RI-SETUP-070")
def test_the_second_player_is_awake_in_their_first_turn():
    t = asleep(you={"field": [NOYE]})
    t.me.pick("end")
    resolve(t)
    t.you.pick("draw-two")
    assert f"skill:{t.number('azell')}.1" in t.match.decision.keys
    t.settled()


@rule("RI-SETUP-080", "RI-INVPH-010")
def test_points_may_be_spent_before_the_first_eveil():
    t = asleep(me={"hand": [NOYE]}, you={"hand": ["fleche-ardente", "duelliste-givre"]})
    t.me.invoke(NOYE, "atlas")
    assert t.why("invoke", "duelliste-givre", seat=1) == "RI-PLAY-090"
    t.you.invoke("fleche-ardente", "atlas", "azell")
    passes(t, 0, 1)
    assert t.me.field == [NOYE] and t.card("azell").points == 0
    t.settled()


@rule("RI-SETUP-100", "RI-SETUP-110", "RI-SETUP-120", "RI-SETUP-130")
def test_one_mulligan_for_the_first_player_two_for_the_others_one_after_the_other():
    t = begun(2)
    t.asks(0, ["keep", "mulligan"], kind="mulligan")
    before = [one.number for one in t.state.players[0].hand]
    t.me.pick("mulligan")
    assert (len(t.me.hand), len(t.me.library)) == (6, 44)
    assert [one.number for one in t.state.players[0].hand] != before
    t.asks(0, ["keep"], kind="mulligan")
    assert t.why("mulligan") == "RI-SETUP-100"
    t.me.pick("keep")
    for _ in range(2):
        t.asks(1, ["keep", "mulligan"], kind="mulligan")
        t.you.pick("mulligan")
        assert (len(t.you.hand), len(t.you.library)) == (4, 46)
    t.asks(1, ["keep"], kind="mulligan")
    assert t.why("mulligan") == "RI-SETUP-100"
    t.you.pick("keep")
    t.asks(0, kind="main")  # who has kept can no longer change it
    t.settled()


@rule("RI-SETUP-110", "RI-SETUP-160")
def test_a_mulligan_shuffles_the_whole_hand_into_the_library():
    t = started("rise", decks=["incendie", "banquet"], seed=3)
    seat = t.state.first
    player = t.state.players[seat]
    before = [one.number for one in player.hand]
    rest = [one.number for one in player.library]
    t.match.choose("mulligan")
    player = t.state.players[seat]
    after = [one.number for one in [*player.hand, *player.library]]
    assert sorted(after) == sorted([*before, *rest]) and len(player.hand) == 6
    assert after != [*rest, *before]  # not merely put under it
    assert set(after[-6:]) != set(before)
    t.settled()


@rule("RI-SETUP-160")
def test_libraries_are_shuffled_before_hands_are_drawn():
    def order(seed):
        t = started("rise", decks=["incendie", "banquet"], seed=seed)
        return [[one.number for one in [*player.hand, *player.library]] for player in t.state.players]

    assert order(1) == order(1) and order(1) != order(2)
    assert order(1)[0] != sorted(order(1)[0]) and order(1)[1] != sorted(order(1)[1])


@rule("RI-SETUP-140")
def test_a_coin_is_fair_and_falls_on_one_of_two_sides():
    t = scene({"field": ["berserker-roux"]})
    action(t, "berserker-roux")
    tosses = [line.id for line in t.state.log if line.id.startswith("toss")]
    assert len(tosses) == 1 and tosses[0] in ("toss.success", "toss.failure")
    fallen = [flip(t.state) for _ in range(10_000)]
    assert set(fallen) == {FAILURE, SUCCESS} and 4_800 < fallen.count(SUCCESS) < 5_200


# Decks


@rule("RI-LIB-010")
@pytest.mark.parametrize(("count", "rules"), [(49, ["RI-LIB-010"]), (50, []), (51, ["RI-LIB-010"])])
def test_a_library_has_fifty_cards(count, rules):
    assert refuses_deck("rise", {"cards": ["atlas", "tyran", *["niveau-superieur"] * count]}) == rules


@rule("RI-LIB-020")
def test_invocateurs_are_no_part_of_the_fifty_and_levels_are():
    deck = {"cards": ["atlas", "tyran", *["niveau-superieur"] * 10, *["braise-vive"] * 40]}
    assert refuses_deck("rise", deck) == []
    deck = {"cards": ["atlas", "tyran", *["niveau-superieur"] * 12, *["braise-vive"] * 40]}
    assert refuses_deck("rise", deck) == ["RI-LIB-010"]
    t = started("rise", decks=[DECK, DECK], seed=1)
    assert all(len(one.hand) + len(one.library) == 50 for one in t.players)


@rule("RI-INVZONE-010")
@pytest.mark.parametrize("invokers", [[], ["atlas"], ["atlas", "tyran", "azell"]])
def test_a_deck_has_two_invocateurs(invokers):
    assert "RI-INVZONE-010" in refuses_deck("rise", {"cards": [*invokers, *["niveau-superieur"] * 50]})


@rule("RI-INVOC-020")
def test_two_invocateurs_of_one_character_cannot_be_together():
    deck = {"cards": ["harnya-la-satyre", "lovely-harnya", *["niveau-superieur"] * 50]}
    assert refuses_deck("rise", deck) == ["RI-INVOC-020"]
    assert refuses_deck("rise", {"cards": ["harnya-la-satyre", "atlas", *["niveau-superieur"] * 50]}) == []


@rule("RI-INVOC-030")
def test_different_players_may_play_the_same_invocateur():
    t = started("rise", decks=[DECK, DECK], seed=1)
    kept(t)
    mine, yours = [player.invokers[0] for player in t.state.players]
    assert mine.printed is yours.printed and mine.card.number != yours.card.number
    mine.life = 3
    assert yours.life == 18


@rule("RI-INVOC-060")
def test_an_invocateur_without_numbers_has_20_life_and_four_levels():
    facts = {"types": ["invocateur"], "theme": "tumulte"}
    one = Printed("nobody", {"fr": "Personne", "en": "Nobody"}, {}, facts)
    it = invoker(Card(1, one, 0), 0)
    assert (it.life, one.levels) == (20, (1, 2, 3, 4))
    t = scene()
    for _ in range(5):
        gain_level(t.state, it)
    assert it.level == 4
    skill(t, "tyran", 2, "azell")  # one with numbers has its own
    assert (life(t, "azell"), t.card("tyran").printed.levels) == (17, (1, 2, 3))


@rule("RI-LEVEL-070")
def test_in_a_mixed_deck_level_cards_are_limited_by_rank():
    one, two = "niveau-superieur-du-brasier", "niveau-superieur-de-serie"  # both of rank 1
    basic = ["niveau-superieur"]
    book = game_of("rise").book.cards
    assert (book[one].rank, book[two].rank) == (1, 1)
    rank_2 = ["niveau-superieur-de-clairvoyance", "niveau-superieur-contagieux"]
    assert [book[id].rank for id in rank_2] == [2, 2]
    many = {"cards": ["atlas", "tyran", one, two, *basic * 48], "mixed": True}
    assert refuses_deck("rise", many) == ["RI-LEVEL-070"]
    fine = {"cards": ["atlas", "tyran", one, *rank_2, *basic * 6, *["braise-vive"] * 41], "mixed": True}
    assert refuses_deck("rise", fine) == []
    third = {"cards": ["atlas", "tyran", *rank_2, rank_2[0], *basic * 47], "mixed": True}
    assert refuses_deck("rise", third) == ["RI-LEVEL-070"]
    alone = {"cards": ["atlas", "tyran", one, two, *basic * 48]}
    assert refuses_deck("rise", alone) == []  # of one set: no such limit


@rule("RI-ZONES-010")
def test_stock_and_ether_are_no_cards_of_a_deck():
    for marker in ("stock", "ether"):
        deck = {"cards": ["atlas", "tyran", marker, *["niveau-superieur"] * 50]}
        assert refuses_deck("rise", deck) == ["RI-ZONES-010"]


def test_decks_made_by_chance_are_legal():
    rise = game_of("rise")
    for seed in range(5):
        assert rise.refuses_deck(rise.random_deck(rng_of(str(seed)))) == []
