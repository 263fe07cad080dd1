"""Players, set-up and the exchange of pages, the zones, what a table shows; cheating with archanges."""

import pytest
from s1_scene import MAREE, ec, end_turn, fight, mortal, scene

from pioche.engine import PiocheError
from pioche.testing import me, rule, started, you

RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
WALL = "rat-des-catacombes"  # 2/3
KEEPER = "gardienne-du-feu"
VULCAR = "vulcar-fleau-des-cieux"


def opened(seed=1, decks=("eondra", "voie")):
    return started("sevenfallen_first", decks=list(decks), seed=seed)


def exchange(t, count):
    for _ in range(count):
        t.match.choose(t.match.decision.keys[-1])
    if count < 5:
        t.done()


@rule("SO-PLAYERS-010")
def test_chance_says_who_begins():
    firsts = [opened(seed).state.first for seed in range(12)]
    assert set(firsts) == {0, 1}
    swapped = [opened(seed, ("voie", "eondra")).state.first for seed in range(12)]
    assert swapped == firsts
    t = opened(3)
    t.done()
    t.done()
    assert t.state.active == t.state.first == opened(3).state.first
    end_turn(t)
    assert t.state.active == 1 - t.state.first


@rule("SO-SETUP-010")
def test_the_divinity_is_in_the_heavens_and_the_lines_are_empty():
    t = opened()
    t.done()
    t.done()
    for player in t.state.players:
        assert [one.ec for one in player.divine] == [40] and not player.rear and not player.front
        assert not player.worship and not player.purgatory


@rule("SO-SETUP-020")
def test_books_are_shuffled_and_nobody_sees_their_order():
    orders = []
    for seed in (1, 2):
        t = opened(seed)
        t.done()
        orders.append([one.proto.id for one in t.state.players[0].book])
        for seat in (None, 0, 1):
            for side in t.match.view(seat)["players"]:
                assert [list(one) for one in side["book"]] == [["token"]] * 45
    assert orders[0] != orders[1] and sorted(orders[0]) != orders[0]


@rule("SO-SETUP-040")
def test_pages_are_exchanged_for_as_many_ec():
    t = opened()
    seat = t.state.first
    player = t.state.players[seat]
    kept, gone = player.hand[:2], player.hand[2:]
    exchange(t, 3)
    player = t.state.players[seat]
    assert [one.number for one in player.hand[:2]] == [one.number for one in kept] and len(player.hand) == 5
    assert sorted(one.number for one in player.purgatory) == sorted(one.number for one in gone)
    assert len(player.book) == 42 and ec(t, seat) == 37 and ec(t, 1 - seat) == 40


@rule("SO-SETUP-050")
def test_pages_are_named_before_any_is_drawn_and_only_once():
    t = opened()
    seat = t.state.first
    for left in (4, 3, 2, 1):
        t.exchange(t.state.players[seat].hand[left].number)
        assert len(t.state.players[seat].book) == 45 and len(t.offers("exchange")) == left
    t.done()
    assert ec(t, seat) == 36
    new = t.state.players[seat].hand[-1].number
    assert t.why("exchange", new, seat=seat) == "SO-SETUP-050"
    t.done()
    assert t.why("exchange", new, seat=seat) == "SO-SETUP-050" and ec(t, seat) == 36
    t = opened()
    exchange(t, 5)
    assert ec(t, t.state.first) == 35 and t.state.asked != t.state.first


@rule("SO-SETUP-060", "SO-ARCH-030")
def test_exchanged_pages_lie_in_the_purgatoire_but_were_not_destroyed():
    breath = "devoreur-d-etoiles"  # Dernier souffle: destroy an opposing ange
    t = scene(
        {"hand": [breath, "salamandre-de-dracodia", VULCAR], "purgatory": [SCOUT] * 8, "turns": 0},
        {"turns": 0},
        step="exchange",
        turn=0,
    )
    t.exchange(breath)
    t.exchange("salamandre-de-dracodia")
    t.done()
    t.done()
    assert len(t.me.purgatory) == 10 and t.why("play", VULCAR) == ""
    assert t.offers("phoenix") == ["salamandre-de-dracodia"]
    t.settled()


@rule("SO-SETUP-070")
def test_ec_of_the_exchange_may_be_regained():
    t = scene(
        {"hand": [SCOUT, SCOUT, "gardienne-du-calme"], "turns": 0, "ec": 40}, {"turns": 0}, step="exchange", turn=0
    )
    t.exchange(SCOUT)
    t.exchange(SCOUT)
    t.done()
    t.done()
    assert ec(t, me) == 38
    t.play("gardienne-du-calme")
    assert ec(t, me) == 35
    end_turn(t)
    end_turn(t)
    assert ec(t, me) == 36


@rule("SO-SETUP-090")
def test_the_first_player_decides_first_and_all_see_how_many():
    t = opened()
    first, second = t.state.first, 1 - t.state.first
    page = t.state.players[second].hand[0].number
    assert t.why("exchange", page, seat=second) == "SO-SETUP-090"
    with pytest.raises(PiocheError):
        t.match.choose(f"exchange:{page}", second)
    exchange(t, 2)
    assert t.why("exchange", page, seat=second) == ""
    assert len(t.match.view(second)["players"][first]["purgatory"]) == 2
    t.asks(second, kind="exchange")


@rule("SO-SETUP-100")
def test_every_view_shows_what_is_left():
    t = scene({"rear": [RAIDER, SCOUT]}, {"rear": ["envoyee-de-la-grace"], "ec": 33})
    fight(t, (SCOUT, "envoyee-de-la-grace"))
    for seat in (None, 0, 1):
        side = t.match.view(seat)["players"][1]
        assert (side["rear"][0]["life"], side["rear"][0]["full"]) == (3, 5) and side["divine"][0]["ec"] == 33


@rule("SO-ZONE-010")
def test_each_player_has_eight_zones_of_their_own():
    t = opened()
    zones = [zone.name for zone in t.match.game.zones if zone.of_player]
    assert sorted(zones) == sorted(["front", "rear", "divine", "worship", "hand", "book", "purgatory", "pandemonium"])
    for name in zones:
        mine, yours = [getattr(player, name) for player in t.state.players]
        assert mine is not yours
    with pytest.raises(PiocheError) as refused:
        scene({"rear": ["revelation"]})
    assert refused.value.refusals[0].rule == "SO-ZONE-010"
    t.done()


@rule("SO-ZONE-030", "SO-ARRIVE-040")
def test_adorateurs_come_to_the_temple_and_guard_nobody():
    t = scene({"hand": [KEEPER]}, {"rear": [RAIDER]})
    t.play(KEEPER)
    assert t.me.worship == [KEEPER] and t.me.rear == [] and t.me.front == []
    end_turn(t)
    fight(t, (RAIDER, MAREE))
    assert ec(t, me) == 37
    t.settled()


@rule("SO-ZONE-040")
def test_destroyed_pages_come_to_their_own_players_purgatoire():
    t = scene({"rear": [RAIDER, SCOUT]}, {"rear": ["bouclier-de-serie"]})
    fight(t, (RAIDER, "bouclier-de-serie"))
    assert t.you.purgatory == ["bouclier-de-serie"] and t.me.purgatory == []
    book = t.match.view(1)["players"][1]["book"]
    assert SCOUT not in str(book)
    t.settled()


# Cheating with archanges


def cheater(**yours):
    given = {"hand": ["omegatron", SCOUT], "rear": [VULCAR, WALL], "book": [SCOUT] * 30, "purgatory": [RAIDER] * 5}
    return scene({"hand": [RAIDER]}, {**given, "ec": 15, **yours}, unchecked=True)


@rule("SO-CHEAT-010", "SO-CHEAT-020")
def test_who_has_two_archanges_loses_them_and_the_book():
    t = cheater()
    t.accuse("1")
    assert len(t.you.purgatory) == 37 and t.you.book == [] and t.you.hand == [SCOUT]
    assert mortal(t, you) == (2, 19) and WALL in t.you.rear and t.match.result is None
    assert len(t.me.book) == 6 and t.me.hand == [RAIDER]
    t.settled()
    t = cheater(hand=[SCOUT])
    t.accuse("1")
    assert len(t.you.book) == 30 and t.you.purgatory == [RAIDER] * 5 and VULCAR in t.you.rear
    assert ec(t, you) == 15 and t.why("accuse:1") == "SO-CHEAT-030"
    t.settled()


@rule("SO-CHEAT-030")
def test_a_mortal_stays_as_it_is_and_checked_books_need_no_accusation():
    t = cheater(rear=[{"card": MAREE, "damage": 1}, VULCAR])
    t.accuse("1")
    assert mortal(t, you) == (4, 8) and len(t.you.purgatory) == 37
    t.settled()
    t = scene({}, {"rear": [VULCAR], "hand": ["omegatron"]})
    assert t.why("accuse:1") == "SO-CHEAT-030" and "accuse:1" not in t.match.decision.keys
