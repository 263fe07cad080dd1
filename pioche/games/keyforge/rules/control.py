"""Control and ownership."""

from __future__ import annotations

from pioche.engine.flow import Flow
from pioche.engine.game import CARD
from pioche.engine.lasting import END_OF_MATCH, Lasting, begin, lasting
from pioche.engine.log import Seat, say
from pioche.games.keyforge.rules.line import pick_place
from pioche.games.keyforge.rules.terms import HOOKS
from pioche.games.keyforge.state import InPlay, KeyForge

CONTROL = "on:control"


@lasting(CONTROL, HOOKS, CARD)
class _Control:
    """Its player controls the card in its argument: `controller_of` reads it."""

    controls = len


def controller_of(s: KeyForge, it: InPlay) -> int:
    """KF-CTRL-030: by the most recent control effect, else its owner."""
    for effect in reversed(s.lasting):
        if effect.handler == CONTROL and effect.args[0] == it.card.number:
            return effect.by
    return it.card.owner


def under_control(s: KeyForge, number: int, seat: int, until: str = END_OF_MATCH, card: int = 0) -> None:
    """From now on `seat` controls a card, until `card` leaves play or for good."""
    begin(s, Lasting(CONTROL, seat, until, (number,), card))


def take_control(s: KeyForge, it: InPlay, seat: int, until: str = END_OF_MATCH, card: int = 0) -> Flow:
    """KF-CTRL-020, KF-CTRL-080: it moves to the play area of its new controller and keeps all that it bears."""
    if not s.stands(it):
        return
    under_control(s, it.card.number, seat, until, card)
    yield from move_to_controller(s, it)


def move_to_controller(s: KeyForge, it: InPlay) -> Flow:
    """KF-LINE-080: onto a flank, as the active player picks, for a creature."""
    seat = controller_of(s, it)
    if seat == it.controller:
        return
    player = s.players[it.controller]
    row = player.battleline if it in player.battleline else player.artifacts
    creature = row is player.battleline
    at = (yield from pick_place(s, seat, it.card.number)) if creature else len(s.players[seat].artifacts)
    row.remove(it)
    it.controller = seat
    (s.players[seat].battleline if creature else s.players[seat].artifacts).insert(at, it)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "control", {"card": it.card, "seat": Seat(seat)})
