"""Who controls a card (*Contrôleur*, *Propriétaire*)."""

from __future__ import annotations

from pioche.engine.effects import Me
from pioche.engine.log import Seat, say
from pioche.engine.seats import is_out
from pioche.games.rise.rules.values import harms
from pioche.games.rise.state import ATTACKS, Hold, Piece, Rise

ILL = "ill"  # as long as it has Folie
START = "start"  # until the start of its owner's next turn


def take_control(s: Rise, me: Me | None, it: Piece, seat: int, until: str = "") -> bool:
    """RI-CREA-040: a change of control is no arrival. Whether it happened."""
    if not harms(s, me, it) or is_out(s, seat):
        return False
    it.holds.append(Hold(seat, until))
    go_to_controller(s, it)
    return True


def go_to_controller(s: Rise, it: Piece) -> None:
    """Control goes to the last who may keep it, or home."""
    seat = it.holds[-1].seat if it.holds else it.card.owner
    if seat == it.controller:
        return
    s.players[it.controller].field.remove(it)
    it.controller = seat
    it.flags &= ~ATTACKS  # RI-COMBAT-300
    s.players[seat].field.append(it)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "controls", {"seat": Seat(seat), "card": it.card})


def give_back(s: Rise, it: Piece, until: str) -> None:
    """What was held until now goes to whoever may keep it."""
    if any(one.until == until for one in it.holds):
        it.holds = [one for one in it.holds if one.until != until]
        go_to_controller(s, it)
