"""Bots think elsewhere: whatever happens to them, there is an answer."""

import asyncio
import logging
import os
import signal

import pytest

from pioche.server import thinking
from pioche.server.events import Created
from pioche.server.room import Room
from pioche.server.thinking import Thinkers


def room_of(bot):
    room = Room("t1", Created(at=1.0, game="duel", seats=2, seed="s", host="ann"))
    starters = list(room.game.starters())
    for seat in (0, 1):
        room.fold(room.seat_bot(seat, bot, starters[seat], 1.0))
    room.fold(room.start(1.0))
    return room


def to_a_choice(room):
    """On to where there is more than one option."""
    while len(room.match.ask.options) < 3:
        room.fold(room.choose_for_bot(room.asks(), room.match.n, room.match.decision.keys[0], 1.0))
    return room


async def pick(thinkers, room):
    option = await thinkers.pick(room, room.asks(), 1.0)
    assert option in room.match.decision.keys
    room.fold(room.choose_for_bot(room.asks(), room.match.n, option, 1.0))
    return option


@pytest.mark.parametrize("workers", [0, 1])
def test_bots_play_a_match_and_the_same_one_again(workers):
    async def play():
        room, thinkers = room_of("random"), Thinkers(workers)
        try:
            return [await pick(thinkers, room) for _ in range(25)]
        finally:
            thinkers.close()

    thinking._followed.clear()
    first = asyncio.run(play())
    assert len(set(first)) > 5
    thinking._followed.clear()
    assert asyncio.run(play()) == first


def test_a_process_follows_a_match_that_goes_back():
    async def play():
        room, thinkers = room_of("random"), Thinkers(1)
        try:
            for _ in range(12):
                await pick(thinkers, room)
            room.match.undo(3)
            for _ in range(12):
                await pick(thinkers, room)
        finally:
            thinkers.close()

    asyncio.run(play())


@pytest.mark.parametrize("what", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_is_lost_in_thought_is_replaced(what, monkeypatch, caplog):
    monkeypatch.setattr(thinking, "_PATIENCE", 5.0)

    async def play():
        room, thinkers = to_a_choice(room_of("greedy")), Thinkers(1)
        try:
            await pick(thinkers, room)
            to_a_choice(room)
            monkeypatch.setattr(thinking, "_PATIENCE", 0.3)
            (worker,) = thinkers._pool._all
            os.kill(worker._process.pid, what)
            first = room.match.decision.keys[0]
            assert await pick(thinkers, room) == first
            assert not worker._process.is_alive() and "greedy failed at decision" in caplog.text
            monkeypatch.setattr(thinking, "_PATIENCE", 5.0)
            caplog.clear()
            await pick(thinkers, to_a_choice(room))
            assert not caplog.text
            (another,) = thinkers._pool._all
            assert another is not worker
        finally:
            thinkers.close()
        assert not another._process.is_alive()

    with caplog.at_level(logging.ERROR):
        asyncio.run(play())


def test_a_bot_that_raises_gives_its_first_option(caplog):
    async def play():
        room, thinkers = to_a_choice(room_of("nobody")), Thinkers(1)
        try:
            assert await thinkers.pick(room, room.asks(), 1.0) == room.match.decision.keys[0]
        finally:
            thinkers.close()

    asyncio.run(play())
    assert "unknown-bot" in caplog.text


def test_a_match_whose_position_was_changed_is_followed():
    async def play():
        room, thinkers = to_a_choice(room_of("random")), Thinkers(0)
        room.match.patch({"players": [{"flames": 1}, {"flames": 2}]})
        for _ in range(3):
            to_a_choice(room)
            await thinkers.pick(room, room.asks(), 1.0)
            assert thinking._followed["t1"].hash() == room.match.hash()
            await pick(thinkers, room)
        thinkers.close()

    thinking._followed.clear()
    asyncio.run(play())
