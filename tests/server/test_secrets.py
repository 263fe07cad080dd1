"""What a client cannot know changes no byte that it is sent: two worlds that differ in nothing else say the same."""

import asyncio
import json

import pytest
from wire import PEOPLE, World, a_game

from pioche.engine import PiocheError, commitment, load, slugs
from pioche.engine.match import Change
from pioche.server.room import Room


def permuted(*seats):
    """Deals anew all that none of these seats can know."""

    def permute(room):
        new = room.match.fork()
        for seat in seats:
            new.changes.append(Change(new.n, None, seat, "abc"))
            new.changes[-1].apply(new.game, new.state, None)
        new.ask = new.game.ask(new.state)
        room.match = new

    return permute


def all_that_one_can_ask(room, viewer):
    numbers = range(1, 81, 7)
    keys = room.match.decision.keys if room.match.ask.seat == viewer else []
    others = [f"{verb}:{number}" for verb in ("play", "fight", "target") for number in numbers]
    n = room.match.n
    return [
        *({"do": "why", "card": number} for number in numbers),
        *({"do": "choose", "n": n, "option": key} for key in others if key not in keys),
        {"do": "what", "options": keys[:6]},
        {"do": "choose", "n": n - 1, "option": "pass"},
        {"do": "undo", "to": 0},
        {"do": "answer-undo", "yes": False},
        {"do": "say", "text": "bonjour"},
        {"do": "claim", "seat": 1},
        {"do": "rematch"},
        {"do": "hurry"},
        {"do": "ping"},
    ]


@pytest.mark.parametrize("slug", slugs())
def test_no_byte_tells_what_a_client_cannot_know(tmp_path, slug):
    compared = {"messages": 0, "answers of others": 0, "worlds that differ": 0}

    async def compare(worlds, events, k, viewer):
        hides = [viewer] if viewer >= 0 else [0, 1]
        id = f"t{k}v{viewer + 1}"
        lives = [
            await worlds[0].put(id, events[:k], lambda room: None),
            await worlds[1].put(id, events[:k], permuted(*hides)),
        ]
        compared["worlds that differ"] += lives[0].room.match.hash() != lives[1].room.match.hash()
        script = all_that_one_can_ask(lives[0].room, viewer)
        listening = [await world.listen(live, viewer, script) for world, live in zip(worlds, lives, strict=True)]
        asked = lives[0].room.asks()
        if asked != viewer:
            compared["answers of others"] += await same_answer(worlds, lives, asked)
            await asyncio.sleep(0.01)
        for world, (wire, task) in zip(worlds, listening, strict=True):
            await world.leave(wire, task)
        sent = [wire.sent for wire, _ in listening]
        assert sent[0] == sent[1]
        assert len(sent[0]) > len(script)
        compared["messages"] += len(sent[0])

    async def test():
        worlds = [World(tmp_path / "one"), World(tmp_path / "other")]
        for world in worlds:
            await world.hub.resume()
        events, places = a_game(slug, "hidden")
        for k in places:
            for viewer in (0, 1, -1):
                await compare(worlds, events, k, viewer)
        for world in worlds:
            await world.hub.close()

    asyncio.run(test())
    assert compared["messages"] > 300 and compared["worlds that differ"] > 5


async def same_answer(worlds, lives, seat):
    """An opponent gives an answer that is open in both worlds and tells nobody anything, if there is one."""
    tries = [
        Room.of(live.room.id, await world.hub.store.load(live.room.id))
        for world, live in zip(worlds, lives, strict=True)
    ]
    user, n = PEOPLE[seat].id, lives[0].room.match.n
    for key in lives[0].room.match.decision.keys[:8]:
        for trial, live in zip(tries, lives, strict=True):
            trial.match = live.room.match.fork()
            trial._known_now = None
        try:
            for trial in tries:
                trial.fold(trial.choose(user, n, key, 6.0))
        except PiocheError:
            continue
        if any(trial.barriers[-1] for trial in tries):
            continue
        for world, live in zip(worlds, lives, strict=True):
            await world.hub.act(live, lambda room, at: room.choose(user, n, key, at))  # noqa: B023
        return True
    return False


def test_the_seed_that_is_told_at_the_end_is_the_one_that_was_promised(tmp_path):
    """Anybody can check it from what the server says: nothing told before the end helps."""

    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        events, _ = a_game("duel", "promised")
        live = await world.put("t1", events[:20], lambda room: None)
        wires = {viewer: await world.listen(live, viewer, []) for viewer in (0, 1, -1)}
        await world.hub.act(live, lambda room, at: room.concede("ann", at))
        for viewer, (wire, task) in wires.items():
            await wire.say(do="ping")
            *before, last, pong = wire.sent
            promise = json.loads(before[0])["table"]["commitment"]
            seed = json.loads(last)["delta"]["seed"]["="]
            assert commitment(seed) == promise and viewer in (0, 1, -1)
            assert not any(seed.encode() in data for data in before)
            await world.leave(wire, task)
        assert b'"done"' in pong
        again = load(live.room.match.record())
        assert again.hash() == live.room.match.hash() and again.start.seed == seed
        await world.hub.close()

    asyncio.run(test())


def test_numbers_of_hidden_cards_say_nothing_and_are_not_told(tmp_path):
    """A deck is as many cards face down, whatever lies in it: no number, no order, nothing to follow over a shuffle."""

    async def test():
        world = World(tmp_path)
        await world.hub.resume()
        events, _ = a_game("keyforge", "numbers")
        live = await world.put("t1", events[:30], lambda room: None)
        wire, task = await world.listen(live, 0, [])
        table = json.loads(wire.sent[0])["table"]
        hidden = table["match"]["players"][1]["hand"], table["match"]["players"][0]["deck"]
        assert all(set(card) == {"hidden"} for zone in hidden for card in zone)
        await world.leave(wire, task)
        await world.hub.close()

    asyncio.run(test())
