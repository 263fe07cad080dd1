"""Bots play at a pace that one can follow and need not wait for: by the turn, in every game."""

import asyncio

import pytest
from wire import PEOPLE, Wire, World

from pioche.bots import Eyes, make_bot
from pioche.engine import slugs
from pioche.engine.registry import game_of
from pioche.server.connection import Connection
from pioche.server.events import Created
from pioche.server.messages import NewTable
from pioche.server.pace import Pace
from pioche.server.room import PLAYING, Room

LONGEST = 0.6


def room_of(game, bot):
    room = Room("t1", Created(at=1.0, game=game, seats=2, seed="s", host="ann"))
    starters = list(room.game.starters())
    for seat in (0, 1):
        for deck in starters[seat:]:
            if not room.game.refuses_table([chair.deck for chair in room.chairs if chair.deck] + [room._deck(9, deck)]):
                room.fold(room.seat_bot(seat, bot, deck, 1.0))
                break
    room.fold(room.start(1.0))
    return room


def turns_of(game, bot, thinks):
    """What each turn of a match takes, and its pauses, if the bot thinks for `thinks` of what it may at each decision
    in which there is something to choose."""
    room, pace, picker = room_of(game, bot), Pace(), make_bot("greedy")
    turns = {}
    while room.state == PLAYING and room.match.state.turn < 10:
        match, seat = room.match, room.asks()
        taken, pauses = turns.setdefault(match.state.turn, ([], []))
        pause = pace.pause(room, LONGEST)
        thought = pace.thought(bot) * thinks if len(match.ask.options) > 1 else 0.0
        pace.spend(pause + thought)
        taken.append(pause + thought)
        pauses.append(pause)
        key = match.game.verbs.key(match.ask.options[picker.pick(Eyes(match))])
        room.fold(room.choose_for_bot(seat, match.n, key, 1.0))
    return list(turns.values())


@pytest.mark.parametrize(("bot", "most"), [("normal", 4.0), ("hard", 8.0)])
@pytest.mark.parametrize("game", slugs())
def test_a_turn_has_its_time_however_much_is_decided_in_it(game, bot, most):
    for thinks in (0.0, 0.1, 1.0):
        turns = turns_of(game, bot, thinks)
        assert len(turns) > 5 and max(sum(taken) for taken, _ in turns) < most


@pytest.mark.parametrize("game", slugs())
def test_what_happens_is_seen_for_a_while_and_what_does_not_costs_nothing(game):
    room, pace = room_of(game, "normal"), Pace()
    first = pace.pause(room, LONGEST)
    assert first > 0.3 and pace.pause(room, LONGEST) == 0.0, "nothing has happened since"
    assert pace.pause(room, 0.0) == 0.0
    pauses = [pause for _, pauses in turns_of(game, "normal", 0.0)[1:] for pause in pauses[:4]]
    assert all(pause == 0.0 or pause > 0.25 for pause in pauses) and max(pauses) > 0.3


def test_going_back_gives_a_turn_its_time_again():
    room, pace = room_of("duel", "normal"), Pace()
    pace.pause(room, LONGEST)
    pace.spend(100.0)
    assert pace.thought("normal") < 0.02
    room.undone += 1
    pace._lines = -1
    assert pace.pause(room, LONGEST) > 0.3


def watched(tmp_path, play, people=1):
    """A table of people and a bot that is very slow, which `play` is given with the wire of who made it."""

    async def there():
        world = World(tmp_path)
        world.hub.settings.bot_pause = 1e6
        await world.hub.store.open(lambda id: None, lambda: None)
        starters = list(game_of("saintseiya").starters())
        wish = NewTable("saintseiya", seats=people + 1, deck=starters[0], bots=["random"])
        live = await world.hub.live(await world.hub.create(PEOPLE[0], wish))
        wire = Wire()
        task = asyncio.create_task(Connection(world.hub, wire, live, PEOPLE[0]).run())
        await wire.say(do="watch")
        await play(world, live, wire)
        await world.leave(wire, task)
        await world.hub.close()

    asyncio.run(there())


async def to_the_bot(world, live):
    while live.room.asks() == 0:
        room = live.room
        await world.hub.act(live, lambda room, at: room.choose("ann", room.match.n, room.match.decision.keys[-1], at))
    assert room.asks() == 1


def test_who_plays_alone_with_bots_skips_to_the_end_of_their_turn(tmp_path, monkeypatch):
    monkeypatch.setattr("pioche.server.pace._TURN", 1e6)

    async def play(world, live, wire):
        await to_the_bot(world, live)
        n = live.room.match.n
        await asyncio.sleep(0.05)
        assert live.room.match.n == n, "the bot waits, to be followed"
        await wire.say(do="hurry")
        async with asyncio.timeout(20):
            while live.room.asks() == 1:
                await asyncio.sleep(0.01)
        await to_the_bot(world, live)  # another turn is shown at its pace again
        n = live.room.match.n
        await asyncio.sleep(0.05)
        assert live.room.match.n == n

    watched(tmp_path, play)


def test_nobody_skips_what_others_look_at(tmp_path):
    async def play(world, live, wire):
        room = live.room
        deck = list(room.game.starters())[2]
        await world.hub.act(live, lambda room, at: room.sit(2, "bob", "Bob", deck, at))
        await world.hub.act(live, lambda room, at: room.start(at))
        await wire.say(do="hurry")
        assert not live.pace._woken.is_set()
        room.chairs[2].user = ""
        await wire.say(do="hurry")
        assert live.pace._woken.is_set()

    watched(tmp_path, play, people=2)
