"""Standard abilities that use the stack, each as an effect (lexicon: Capacité standard).

The others are asked for where they matter: Berserk, Trésor and Retrait in the attack phase, Fourberie and Mort subite
where damage is dealt, Damné, Lumière, Phoenix and Ténèbres where cards go, Égide and Esquive where they are targeted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pioche.engine.choice import MODE, NUMBER, TARGET, Ask
from pioche.engine.effects import Me, aims, itself
from pioche.engine.flow import Flow
from pioche.engine.seats import opponent, seats_from
from pioche.engine.table import number_in
from pioche.games.sevenfallen.rules.damage import Hit, affects, deal
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import Cost, Part
from pioche.games.sevenfallen.rules.enter import put_into_play
from pioche.games.sevenfallen.rules.markers import give, take_marks, tilt
from pioche.games.sevenfallen.rules.pay import effect, pay_ec, target, wealth
from pioche.games.sevenfallen.rules.values import is_angel, is_class, keyword
from pioche.games.sevenfallen.rules.zones import put_in_limbo, take
from pioche.games.sevenfallen.state import STANDARD, SevenFallen, print_of, text_of
from pioche.games.sevenfallen_common.table import Piece, on_line


def line_pages(s: SevenFallen, seat: int) -> list[Piece]:
    """The Anges and Golems of a player on the CDB, linked ones included."""
    player = s.players[seat]
    found: list[Piece] = []
    for row in (player.rear, player.front):
        for one in row:
            if one.printed.type in ("angel", "golem"):
                found.append(one)
            if one.attached:
                for other in one.attached:
                    if other.printed.type == "golem":
                        found.append(other)
    return found


def line_angels(s: SevenFallen, seat: int) -> list[Piece]:
    """The Anges alone on both lines: none of them is linked to another card."""
    player = s.players[seat]
    found = [one for one in player.rear if one.printed.type == "angel"]
    if player.front:
        found += [one for one in player.front if one.printed.type == "angel"]
    return found


def gathered(s: SevenFallen, seats: Sequence[int], of: Callable[[SevenFallen, int], list[Piece]]) -> list[Piece]:
    """`gathered(s, opponents(s, me.seat), line_angels)`: those of several players."""
    found: list[Piece] = []
    for seat in seats:
        found += of(s, seat)
    return found


def all_pages(s: SevenFallen, me: Any) -> list[Piece]:
    """Each page on the CDB, yours first."""
    return gathered(s, seats_from(s, me.seat), line_pages)


def all_angels(s: SevenFallen, me: Any) -> list[Piece]:
    """Each Ange on the CDB, yours first."""
    return gathered(s, seats_from(s, me.seat), line_angels)


def dealer(s: SevenFallen, me: Me) -> int:
    """SF-WORD-060: what an effect deals is dealt by its player's Divinité."""
    return s.divinity(me.seat).card.number


# Assassin


def _assassinate(s: SevenFallen, me: Me) -> Flow:
    it = aims(s, me)[0]
    if it.damage and affects(s, me, it):
        yield from destroy(s, [Destroyed(it, dealer(s, me))])


STANDARD["assassin"] = effect(target(all_angels), _assassinate, may=True)

# Flamme


def _their_angels(s: SevenFallen, me: Me) -> list[Piece]:
    return line_angels(s, opponent(s, me.seat))


def _burn(s: SevenFallen, me: Me) -> Flow:
    """SF-FLAMME-010: the card itself deals it, to the one that the opponent designates."""
    angels = _their_angels(s, me)
    options = [TARGET | one.card.number for one in angels]
    option = (
        options[0] if len(options) == 1 else (yield Ask(opponent(s, me.seat), "target", options, me.number, "flamme"))
    )
    it = s.must(option & NUMBER)
    if affects(s, me, it):
        yield from deal(s, [Hit(it, 1, me.number, me.seat)])


STANDARD["flamme"] = effect(Part(_burn, lambda s, me: bool(_their_angels(s, me))))

# Geler


def _freeze(s: SevenFallen, me: Me) -> None:
    it = aims(s, me)[0]
    if affects(s, me, it):
        tilt(s, it)


STANDARD["geler"] = effect(target(all_angels), _freeze, may=True)

# Catalyseur


def _my_others(s: SevenFallen, me: Me) -> list[Piece]:
    return [one for one in line_pages(s, me.seat) if one.card.number != me.number]


def _catalyse(s: SevenFallen, me: Me) -> Flow:
    it = aims(s, me)[0]
    if it.printed.type == "golem":
        mark = "bou"
    else:
        option = yield Ask(me.seat, "mode", [MODE, MODE | 1], me.number, "catalyseur")
        mark = "+1/+0" if option & NUMBER else "+0/+1"
    if affects(s, me, it):
        give(s, it, mark)


STANDARD["catalyseur"] = effect(target(_my_others), _catalyse, may=True)

# Archerie, Honneur: SF-COST-140, the value is settled with the costs.


def value_of(name: str) -> Cost:
    """The value that its card has of a standard ability now."""

    def determine(s: SevenFallen, me: Me) -> None:
        it = itself(s, me)
        me.value = keyword(s, it, name) if it is not None else 0

    return Cost(lambda s, me: True, determine)


def _shoot(s: SevenFallen, me: Me) -> Flow:
    it = aims(s, me)[0]
    if affects(s, me, it):
        yield from deal(s, [Hit(it, me.value, dealer(s, me), me.seat)])


STANDARD["archerie"] = effect(target(all_pages), value_of("archerie"), _shoot, may=True)


def _honour(s: SevenFallen, me: Me) -> None:
    it = itself(s, me)
    if it is not None:
        give(s, it, "+1/+1", me.value)


STANDARD["honneur"] = effect(value_of("honneur"), Part(_honour, lambda s, me: itself(s, me) is not None), may=True)

# Collatéral: `about` is the defender, the damage, then where the defenders stood and who they were (a pair as one).


def _beside_defender(s: SevenFallen, me: Me) -> list[Piece]:
    lines, seat, defenders = me.about[2], me.about[3], me.about[4:]
    player = s.players[seat]
    found: list[Piece] = []
    for line, row in ((1, player.rear), (2, player.front)):
        if lines & line:
            for one in row:
                for page in (one, *one.attached):
                    if page.printed.type in ("angel", "golem") and page.card.number not in defenders:
                        found.append(page)
    return found


def _splash(s: SevenFallen, me: Me) -> Flow:
    it = aims(s, me)[0]
    if affects(s, me, it):
        yield from deal(s, [Hit(it, me.about[1], dealer(s, me), me.seat)])


STANDARD["collateral"] = effect(target(_beside_defender), _splash, may=True)

# Sablier: SF-BLESS-060


def _trickle(s: SevenFallen, me: Me) -> None:
    it = itself(s, me)
    if it is not None:
        take_marks(s, it, "sablier", 1)


STANDARD["sablier"] = effect(Part(_trickle, lambda s, me: itself(s, me) is not None))

# Valhalla


def _slain(s: SevenFallen, me: Me) -> list[int]:
    """SF-VALHALLA-010: your Anges that were destroyed this turn, are no Valkyr and lie in your Purgatoire."""
    found: list[int] = []
    for token, seat, kind in s.fallen:
        card = s.cards[number_in(token)]
        proto = print_of(card)
        there = s.same(token) and card in s.players[me.seat].purgatory
        if seat == me.seat and there and kind == "angel" and "valkyr" not in proto.classes:
            found.append(card.number)
    return found


def _to_valhalla(s: SevenFallen, me: Me) -> Flow:
    options = [TARGET | number for number in _slain(s, me)]
    option = options[0] if len(options) == 1 else (yield Ask(me.seat, "target", options, me.number, "valhalla"))
    card = s.cards[option & NUMBER]
    take(s, card)
    put_in_limbo(s, Piece(card, me.seat, print_of(card)), me.seat)


STANDARD["valhalla"] = effect(Part(_to_valhalla, lambda s, me: bool(_slain(s, me))), may=True)

# Invocation: SF-INVOC-020


def _fodder(s: SevenFallen, me: Me) -> list[Piece]:
    return [
        one
        for one in line_pages(s, me.seat)
        if is_angel(one)
        and not one.damage
        and one.printed.cost >= 0  # SF-INVOC-030
        and is_class(s, one, "imperial-spiritiste")
        and wealth(s, me.seat, None) >= _difference(me, one)
    ]


def _difference(me: Me, it: Piece) -> int:
    return max(0, text_of(me).keywords["invocation"] - it.printed.cost)


def _pay_invocation(s: SevenFallen, me: Me) -> Flow:
    options = [TARGET | one.card.number for one in _fodder(s, me)]
    option = options[0] if len(options) == 1 else (yield Ask(me.seat, "target", options, me.number, "invocation"))
    it = s.must(option & NUMBER)
    due = _difference(me, it)
    yield from destroy(s, [Destroyed(it)])
    yield from pay_ec(s, me.seat, due, None, me.number)


def _invoke(s: SevenFallen, me: Me) -> Flow:
    card = s.cards[me.number]
    if card in s.players[me.seat].purgatory:
        yield from put_into_play(s, card, me.seat)


_INVOCATION = effect(Cost(lambda s, me: bool(_fodder(s, me)), _pay_invocation), _invoke)
_INVOCATION.unanswered = True
STANDARD["invocation"] = _INVOCATION

__all__ = ["all_angels", "all_pages", "dealer", "gathered", "line_angels", "line_pages", "on_line"]
