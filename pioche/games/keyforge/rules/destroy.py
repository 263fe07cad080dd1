"""Destruction: cards are tagged, their "Destroyed:" abilities resolve, then they leave play together."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.abilities import Due, Event, replaced
from pioche.engine.declared import declared
from pioche.engine.flow import Flow, FlowOf
from pioche.engine.log import say
from pioche.games.keyforge.rules.abilities import Moment, in_order, moments, own_abilities
from pioche.games.keyforge.rules.control import CONTROL, controller_of, move_to_controller
from pioche.games.keyforge.rules.leave import go, pile_order, ward_stops
from pioche.games.keyforge.rules.texts import texts
from pioche.games.keyforge.rules.values import armor_left, invulnerable, power
from pioche.games.keyforge.state import InPlay, KeyForge


@declared
class Buried(Event[KeyForge]):
    """A tagged card would be put into the discard pile."""

    instead = "instead_of_destroyed"

    it: InPlay


@declared
class Dying(Moment):
    """KF-DEST-010: a card was tagged, and its Destroyed abilities are due."""

    it: InPlay


@declared
class Destroyed(Moment):
    """KF-DEST-140: a card was destroyed. `by` is the creature that it fought when it fell, `power` its last power."""

    after = "after_destroyed"

    it: InPlay
    by: InPlay | None
    power: int


def may_be_destroyed(s: KeyForge, it: InPlay) -> bool:
    """KF-DEST-100, KF-KWINVUL-010: a tagged card cannot be chosen again, nor an invulnerable one destroyed."""
    return not it.tagged and s.stands(it) and not invulnerable(s, it)


def destroy(s: KeyForge, doomed: Sequence[InPlay], fight: Sequence[InPlay] = ()) -> FlowOf[list[InPlay]]:
    """KF-DEST-010 to KF-DEST-210: these cards are destroyed together; returns those that were.

    A destruction that begins while another resolves is part of it: its cards leave play with the others.
    `fight` holds the two creatures of a fight whose damage destroys them.
    """
    outermost = not s.dying
    tagged: list[InPlay] = []
    for it in doomed:
        if may_be_destroyed(s, it) and not ward_stops(s, it):
            it.tagged = True
            tagged.append(it)
            s.dying.append(it)
            s.duels += [(it.card.number, other.card.number) for other in fight if it in fight and other is not it]
    if not tagged:
        return tagged
    due: list[Due] = []
    for it in tagged:
        due += own_abilities(s, it, "destroyed", Dying(it), it.controller)
    yield from in_order(s, due)
    if s.over():  # KF-CORE-020: a key was forged on the way
        s.dying = []
        s.duels = []
    elif outermost:
        destroyed = yield from _bury(s)
        return [it for it in tagged if it in destroyed]
    return tagged


def _bury(s: KeyForge) -> FlowOf[list[InPlay]]:
    """KF-DEST-090: all that is still tagged leaves play at the same moment; returns what was destroyed."""
    if "instead_of_destroyed" in s.hooked:
        at = 0
        while at < len(s.dying):  # KF-REPL-060: a tag may be passed on to a card that then falls too
            it = s.dying[at]
            if it.tagged and s.stands(it):
                yield from replaced(s, Buried(it))
            at += 1
    dead = [it for it in s.dying if it.tagged and s.stands(it)]
    gone = [it for it in s.dying if it.tagged and it not in dead]  # KF-DEST-070: elsewhere, but destroyed
    fought = dict(s.duels)
    s.dying = []
    s.duels = []
    for it in gone:
        it.tagged = False
    after: list[Moment] = []
    for it in gone + dead:
        number = it.card.number
        if it.printed.type == "creature":
            s.fallen.append((number, it.controller, number in fought))
        by = s.in_play(fought[number]) if number in fought else None
        after.append(Destroyed(it, by if by not in dead else None, power(s, it)))
    ordered = yield from pile_order(s, dead, "discard")
    if s.log is not None:
        for it in dead:
            say(s, "destroyed", {"card": it.card})
    due: list[Due] = []
    left = yield from go(s, ordered, "discard", due)
    for it in dead:
        it.tagged = False
    yield from settle(s)  # KF-ABIL-160: what they kept alive falls before any of this
    yield from moments(s, left + after, due)  # KF-CORE-060, KF-DEST-140: leaving and being destroyed are one moment
    yield from settle(s)
    return gone + dead


def pass_tag(s: KeyForge, it: InPlay, to: InPlay) -> None:
    """KF-REPL-050, KF-REPL-060: a card is not destroyed after all, and another one is in its place."""
    it.tagged = False
    if may_be_destroyed(s, to):
        to.tagged = True
        s.dying.append(to)


def settle(s: KeyForge) -> Flow:
    """KF-SEQ-070: texts and control are as they should be, and what must be destroyed now is."""
    while s.unsettled and not s.over():
        s.unsettled = False
        texts(s)
        for it in strayed(s):
            yield from move_to_controller(s, it)
        for it in s.creatures():
            armor_left(s, it)
        doomed = [
            it for it in s.creatures() if not it.tagged and it.damage >= power(s, it) and not invulnerable(s, it)
        ]  # KF-DMG-090, KF-DMG-100
        if "doomed" in s.hooked:
            for source in s.listeners("doomed"):
                able = isinstance(source, InPlay) and source not in doomed and may_be_destroyed(s, source)
                if able and source.hooks["doomed"].run(s, source):
                    assert isinstance(source, InPlay)
                    doomed.append(source)
        if doomed:
            yield from destroy(s, doomed)
            s.unsettled = True


def strayed(s: KeyForge) -> list[InPlay]:
    """Cards that lie with another player than the one who controls them now."""
    swayed = any(effect.handler == CONTROL for effect in s.lasting)
    found: list[InPlay] = []
    for player in s.players:
        for row in (player.battleline, player.artifacts):
            for it in row:
                if (swayed or it.controller != it.card.owner) and controller_of(s, it) != it.controller:
                    found.append(it)
    return found
