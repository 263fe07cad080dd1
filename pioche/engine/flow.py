"""Flow: rules that may ask on the way, as generators, and the usual ways of asking."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from pioche.engine.choice import COUNT, DONE, NO, NUMBER, PLAYER, TARGET, YES, Args, Ask

if TYPE_CHECKING:
    from pioche.engine.cards import Card, Permanent

T = TypeVar("T")

Flow = Generator[Ask, int, None]
FlowOf = Generator[Ask, int, T]

# What a flow function returns when it has done all there is to do without asking: `yield from NOTHING` costs nothing.
NOTHING: Final = cast("Flow", ())


def run(result: Any) -> Flow:
    """Carry on with what an ability returned, which may be nothing, or whether it was done."""
    return NOTHING if result is None or result is True or result is False else cast("Flow", result)


def pick(
    seat: int,
    things: Sequence[Permanent | Card],
    prompt: str,
    source: int = 0,
    *,
    may: bool = False,
    kind: str = "target",
    verb: int = TARGET,
    args: Args | None = None,
) -> FlowOf[int]:
    """One of `things` by number, or 0: none is there, or `seat` may decline and did. A single one is asked for too."""
    if not things:
        return 0
    options = [verb | thing.number for thing in things]
    if may:
        options.append(DONE)
    option = yield Ask(seat, kind, options, source, prompt, args)
    return option & NUMBER  # 0 for DONE


def pick_several(
    seat: int,
    things: Sequence[Permanent | Card],
    prompt: str,
    source: int = 0,
    *,
    least: int = 0,
    most: int,
    kind: str = "target",
    verb: int = TARGET,
) -> FlowOf[list[int]]:
    """From `least` to `most` different ones by number, one decision each; where there are fewer, all of them. Exactly
    so many: `least` and `most` are the same. Who asks looks up what the numbers mean once all are picked."""
    left = list(things)
    picked: list[int] = []
    while left and len(picked) < most:
        args: Args = {"picked": len(picked), "most": min(most, len(things))}
        may = len(picked) >= least
        number = yield from pick(seat, left, prompt, source, may=may, kind=kind, verb=verb, args=args)
        if not number:
            break
        picked.append(number)
        left = [thing for thing in left if thing.number != number]
    return picked


def confirm(seat: int, prompt: str, source: int = 0, args: Args | None = None) -> FlowOf[bool]:
    """Yes or no."""
    option = yield Ask(seat, "confirm", [YES, NO], source, prompt, args)
    return option == YES


def pick_number(seat: int, low: int, high: int, prompt: str, source: int = 0) -> FlowOf[int]:
    """A whole number from `low` to `high`."""
    option = yield Ask(seat, "number", [COUNT | n for n in range(low, high + 1)], source, prompt)
    return option & NUMBER


def pick_seat(seat: int, seats: Sequence[int], prompt: str, source: int = 0) -> FlowOf[int]:
    """One of `seats`, or -1 where there is none."""
    if not seats:
        return -1
    option = yield Ask(seat, "player", [PLAYER | n for n in seats], source, prompt)
    return option & NUMBER
