"""Æ: pools, gaining, losing, stealing, capturing, exalting, moving, paying."""

from __future__ import annotations

from pioche.engine.abilities import Event, happen, replaced, says_yes
from pioche.engine.declared import declared
from pioche.engine.flow import NOTHING, Flow, FlowOf
from pioche.engine.log import Seat, say
from pioche.engine.seats import opponent
from pioche.games.keyforge.state import InPlay, KeyForge


@declared
class Added(Event[KeyForge]):
    """Æ that would be added to a pool. `how`: gain, reap, steal, return, pay or move."""

    instead = "instead_of_amber"

    seat: int
    amount: int
    how: str

    def apply(self, s: KeyForge) -> None:
        s.players[self.seat].amber += self.amount

    def tell(self, s: KeyForge) -> None:
        if self.how in ("gain", "reap"):
            total = s.players[self.seat].amber
            say(s, "gained", {"seat": Seat(self.seat), "amount": self.amount, "total": total})


@declared
class Stolen(Event[KeyForge]):
    """Æ that `seat` would steal from the other pool, as much as is there."""

    instead = "instead_of_steal"

    seat: int
    amount: int
    supply: bool = False  # taken from the common supply instead of the pool


@declared
class Captured(Event[KeyForge]):
    """Æ that a creature would capture from the pool of `victim`."""

    instead = "instead_of_capture"

    captor: InPlay
    victim: int
    amount: int
    supply: bool = False  # out of no pool


def add(s: KeyForge, seat: int, amount: int, how: str) -> Flow:
    """KF-PLAY-090: into a pool."""
    if amount <= 0:
        return NOTHING
    if "instead_of_amber" in s.hooked:
        return happen(s, Added(seat, amount, how))
    s.players[seat].amber += amount
    if s.log is not None:
        Added(seat, amount, how).tell(s)
    return NOTHING


def gain(s: KeyForge, seat: int, amount: int) -> Flow:
    """KF-PLAY-090: from the common supply."""
    return add(s, seat, amount, "gain")


def lose(s: KeyForge, seat: int, amount: int) -> int:
    """KF-AOMBRE-180: back to the common supply; returns how much."""
    player = s.players[seat]
    lost = min(amount, player.amber)
    if lost > 0:
        player.amber -= lost
        if s.log is not None:
            say(s, "lost", {"seat": Seat(seat), "amount": lost, "total": player.amber})
    return max(lost, 0)


def can_be_stolen(s: KeyForge, seat: int) -> bool:
    """Whether Æ may be stolen from the pool of `seat` at all."""
    return not says_yes(s, "cannot_be_stolen", seat)


def steal(s: KeyForge, seat: int, amount: int) -> FlowOf[int]:
    """KF-AOMBRE-100, KF-AOMBRE-110: from the opponent's pool, as much as is there; returns how much."""
    other = opponent(s, seat)
    victim = s.players[other]
    taken = min(amount, victim.amber)
    if taken <= 0 or not can_be_stolen(s, other):  # KF-REPL-080
        return 0
    event = Stolen(seat, taken)
    if "instead_of_steal" in s.hooked:
        kept = yield from replaced(s, event)
        if not isinstance(kept, Stolen):
            return 0
        event = kept
    if not event.supply:
        victim.amber -= event.amount
    if s.log is not None:
        say(s, "stole-from-supply" if event.supply else "stole", {"seat": Seat(seat), "amount": event.amount})
    yield from add(s, seat, event.amount, "steal")
    return event.amount


def capture(
    s: KeyForge, captor: InPlay, amount: int, victim: int = -1, *, supply: bool = False, entering: bool = False
) -> FlowOf[int]:
    """KF-AOMBRE-020, KF-AOMBRE-050: from the opponent's pool (or that of `victim`) onto the captor, as much as is
    there; returns how much. `supply`: from the common supply; `entering`: Æ that was to enter the pool of `victim`."""
    if victim < 0:
        victim = opponent(s, captor.controller)
    player = s.players[victim]
    taken = amount if supply or entering else min(amount, player.amber)
    if taken <= 0 or not s.stands(captor):
        return 0
    event = Captured(captor, victim, taken)
    event.supply = supply or entering
    if "instead_of_capture" in s.hooked:
        kept = yield from replaced(s, event)
        if not isinstance(kept, Captured):
            return 0
        event = kept
    if not event.supply:
        player.amber -= event.amount
    put_on(s, event.captor, event.amount)
    if s.log is not None:
        told = "captured-on-its-way" if entering else "captured-from-supply" if event.supply else "captured"
        say(s, told, {"card": event.captor.card, "amount": event.amount, "seat": Seat(victim)})
    return event.amount


def put_on(s: KeyForge, it: InPlay, amount: int) -> None:
    """Put so much Æ onto a card; where it comes from is told elsewhere."""
    it.amber += amount
    s.unsettled = True


def take_off(s: KeyForge, it: InPlay, amount: int) -> int:
    """Æ off a card, as much as is there; returns how much."""
    taken = max(0, min(amount, it.amber))
    it.amber -= taken
    s.unsettled = True
    return taken


def move_to_pool(s: KeyForge, it: InPlay, seat: int, amount: int = -1) -> FlowOf[int]:
    """KF-AOMBRE-150: Æ from a card to a pool, all of it by default, neither gained nor stolen; returns how much."""
    moved = take_off(s, it, it.amber if amount < 0 else amount) if s.stands(it) else 0
    if moved:
        if s.log is not None:
            say(s, "to-pool", {"card": it.card, "amount": moved, "seat": Seat(seat)})
        yield from add(s, seat, moved, "move")
    return moved


def move_to_supply(s: KeyForge, it: InPlay) -> int:
    """KF-AOMBRE-150: all Æ from a card to the common supply; returns how much."""
    moved = take_off(s, it, it.amber) if s.stands(it) else 0
    if moved and s.log is not None:
        say(s, "to-supply", {"card": it.card, "amount": moved})
    return moved


def move_from_pool(s: KeyForge, seat: int, it: InPlay, amount: int = 1) -> int:
    """KF-AOMBRE-150: Æ from a pool onto a card, as much as is there, not lost; returns how much."""
    player = s.players[seat]
    moved = min(amount, player.amber) if s.stands(it) else 0
    if moved:
        player.amber -= moved
        put_on(s, it, moved)
        if s.log is not None:
            say(s, "from-pool", {"card": it.card, "amount": moved, "seat": Seat(seat)})
    return moved


def exalt(s: KeyForge, it: InPlay, amount: int = 1) -> None:
    """KF-AOMBRE-130: from the common supply onto a creature."""
    if s.stands(it):
        put_on(s, it, amount)
        if s.log is not None:
            say(s, "exalted", {"card": it.card, "amount": amount})


def pay(s: KeyForge, seat: int, amount: int) -> Flow:
    """KF-AOMBRE-160: from one's pool to the opponent's."""
    player = s.players[seat]
    paid = min(amount, player.amber)
    if paid <= 0:
        return NOTHING
    player.amber -= paid
    other = opponent(s, seat)
    if s.log is not None:
        say(s, "paid", {"seat": Seat(seat), "amount": paid, "to": Seat(other)})
    return add(s, other, paid, "pay")
