"""Upgrading the Armure de Bronze when a Chevalier d'Or is acquired (chapter 5.1.9)."""

from __future__ import annotations

from pioche.engine.flow import Flow
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.choose import everyone, wants
from pioche.games.saintseiya.rules.zones import into_hand, lift
from pioche.games.saintseiya.state import BRONZE_ARMOUR, Piece, Printed, SaintSeiya, print_of


def upgrades(s: SaintSeiya) -> Flow:
    """SS-EVOL-010, SS-EVOL-030: whoever has their base Armure de Bronze equipped or in hand may swap it, unless it is
    being used (SS-FAQA-040)."""
    for seat in everyone(s):
        player = s.players[seat]
        better = [card for card in player.aside if is_better_armour(print_of(card))]
        if not better:
            continue
        worn = [it for it in player.armour if is_base_armour(it.printed, player.hero) and not it.flags]
        held = [card for card in player.hand if is_base_armour(print_of(card), player.hero)]
        if not worn and not held:
            continue
        old = worn[0].card if worn else held[0]
        new = better[0]
        if not (yield from wants(s, seat, "upgrade", old.number)):
            continue
        if s.log is not None:
            say(s, "upgrades", {"seat": Seat(seat), "card": new})
        player.aside.remove(new)
        if worn:
            it = worn[0]
            swapped = Piece(new, seat, print_of(new))
            swapped.hooks = it.hooks
            player.armour[player.armour.index(it)] = swapped
        else:
            lift(s, seat, old)
            into_hand(s, seat, new)
        s.seen.pop(old.number, None)
        player.aside.append(old)


def is_base_armour(printed: Printed, hero: str) -> bool:
    return bool(printed.kinds & BRONZE_ARMOUR) and printed.expansion == "base" and printed.hero == hero


def is_better_armour(printed: Printed) -> bool:
    return bool(printed.kinds & BRONZE_ARMOUR) and printed.expansion != "base"
