"""The Piliers that the Généraux Marina guard (chapter 5.1.4.b)."""

from __future__ import annotations

from pioche.engine.log import say
from pioche.games.saintseiya.rules.zones import take_tokens
from pioche.games.saintseiya.state import Piece, Printed, SaintSeiya, abandon, print_of


def reveal_pillar(s: SaintSeiya, general: Printed) -> None:
    """SS-PILR-010: the Pilier that he guards, unless it stands or has been destroyed."""
    for card in s.pillars:
        if print_of(card).facts["guard"] == general.id:
            s.pillars.remove(card)
            printed = print_of(card)
            s.standing.append(Piece(card, -1, printed))
            if s.log is not None:
                say(s, "pillar", {"card": card})
            return


def take_pillar(s: SaintSeiya, seat: int, it: Piece) -> None:
    """SS-PILR-050, SS-PILR-100."""
    s.standing.remove(it)
    abandon(s, it.card.number)
    take_tokens(s, seat, it)
    s.players[seat].trophies.append(it.card)
