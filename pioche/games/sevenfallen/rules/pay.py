"""Costs: EC from several reserves, revoking, Poseidor, targets (chapter 3, section 6: Coût et effet)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pioche.engine.abilities import says_yes
from pioche.engine.choice import NUMBER, TARGET, Ask
from pioche.engine.declared import declared
from pioche.engine.effects import Me, Step, aim, happened, still_among
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, pick_several
from pioche.engine.log import Seat, say
from pioche.engine.table import number_in
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.effects import APART, Cost, Effect, Moment, effect_at, needs_of
from pioche.games.sevenfallen.rules.markers import take_marks
from pioche.games.sevenfallen.rules.terms import AUTO, PAY, REVOKE
from pioche.games.sevenfallen.rules.values import is_angel, keyword
from pioche.games.sevenfallen.state import Printed, SevenFallen, is_miracle, text_of
from pioche.games.sevenfallen_common.payment import purse, split
from pioche.games.sevenfallen_common.table import Piece

NO_WORSHIPPER: Final = Refusal("SF-TEMPLE-030", "no-worshipper")

Select = Callable[[SevenFallen, Me], Sequence[Piece]]


@declared
class Targeted(Moment):
    """`it` was targeted by an effect of `seat`."""

    after = "after_targeted"

    miracle: bool = False


class Spent(Moment):
    """`seat` has spent `amount` Poseidor."""

    __slots__ = ()
    after = "after_spent"


class Powered(Moment):
    """SF-LEX-310: `it` has gained `amount` EC."""

    __slots__ = ()
    after = "after_ec"


# EC


def reserves(s: SevenFallen, seat: int, page: Printed | None, klass: str = "") -> list[Piece]:
    """SF-WORSH-150: the sources of EC that may serve to play a page, as what it is now and revealed as of this class
    where it is a Doppelgänger, or for something else (None); those of a limited use first, then the smallest."""
    player = s.players[seat]
    limited: list[Piece] = []
    free: list[Piece] = []
    for row in (player.worship, player.rear, player.front):
        for one in row:
            if one.ec > 0:
                asks = one.hooks.get("ec_for")
                if asks is None:
                    free.append(one)
                elif asks.run(s, one, page, klass):
                    limited.append(one)
    return limited + sorted(free, key=_ec)


def _ec(it: Piece) -> int:
    return it.ec


def wealth(s: SevenFallen, seat: int, page: Printed | None, klass: str = "") -> int:
    """How many EC a player can spend on that."""
    player = s.players[seat]
    total = 0
    if "ec_for" not in s.hooked:
        for row in (player.worship, player.rear, player.front):
            for one in row:
                total += one.ec
        return total
    for row in (player.worship, player.rear, player.front):
        for one in row:
            if one.ec > 0:
                asks = one.hooks.get("ec_for")
                if asks is None or asks.run(s, one, page, klass):
                    total += one.ec
    return total


def pay_ec(s: SevenFallen, seat: int, amount: int, page: Printed | None, source: int, klass: str = "") -> Flow:
    """SF-WORSH-160: from the sources that the player picks."""
    return _pay_ec(s, seat, amount, reserves(s, seat, page, klass), source) if amount > 0 else NOTHING


def _pay_ec(s: SevenFallen, seat: int, amount: int, sources: list[Piece], source: int) -> Flow:
    shares = yield from split(s, seat, sources, amount, PAY, AUTO, source)
    for one, share in shares:
        one.ec -= share
    if s.log is not None:
        say(s, "paid", {"seat": Seat(seat), "amount": amount})


def give_ec(s: SevenFallen, it: Piece, amount: int) -> None:
    """SF-LEX-300, SF-LEX-320: the printed reserve may be exceeded."""
    if may_gain_ec(s, it):
        it.ec += amount
        if s.log is not None:
            say(s, "gained-ec", {"card": it.card, "amount": amount})
        if amount and "after_ec" in s.hooked:
            happened(s, Powered(it, it.controller, amount))


def may_gain_ec(s: SevenFallen, it: Piece) -> bool:
    """Whether a card can be given EC."""
    return it.printed.type in ("worshipper", "temple", "archangel") and not says_yes(s, "cannot_gain_ec", it)


def gain_ec(s: SevenFallen, seat: int, amount: int, source: int) -> Flow:
    """SF-LEX-330: to the Temple or to one Adorateur."""
    able = [one for one in s.players[seat].worship if may_gain_ec(s, one)]
    if not able or amount <= 0:
        return
    options = [TARGET | one.card.number for one in able]
    option = options[0] if len(options) == 1 else (yield Ask(seat, "target", options, source, "gain-ec"))
    give_ec(s, s.must(option & NUMBER), amount)


def regenerate(s: SevenFallen, it: Piece) -> None:
    """SF-WORSH-120, SF-LEX-340: up to the printed reserve."""
    if may_gain_ec(s, it) and it.ec < it.printed.ec:
        give_ec(s, it, it.printed.ec - it.ec)


# Revoking


def worshippers(s: SevenFallen, seat: int) -> list[Piece]:
    """SF-WORSH-110: the Adorateurs in play. SF-TEMPLE-030: a Temple is none."""
    return [one for one in s.players[seat].worship if one.printed.type == "worshipper"]


def count_worshippers(s: SevenFallen, seat: int) -> int:
    """How many Adorateurs a player has in play."""
    count = 0
    for one in s.players[seat].worship:
        if one.printed.type == "worshipper":
            count += 1
    return count


def revocable(s: SevenFallen, seat: int) -> list[Piece]:
    """SF-TEMPLE-050: Adorateurs, and a Temple whose text says so."""
    return [one for one in s.players[seat].worship if one.printed.type == "worshipper" or "revocable" in one.hooks]


def refuses_revoke(s: SevenFallen, seat: int, it: Piece) -> Refusal | None:
    """Why a card is not revoked."""
    if it.controller == seat and it.printed.type == "temple" and "revocable" not in it.hooks:
        return NO_WORSHIPPER
    return None


def revoke(s: SevenFallen, seat: int, count: int, source: int) -> Flow:
    """SF-WORSH-100: designate and destroy, all at once. Those that hold the least are named first."""
    return _revoke(s, seat, count, source) if count else NOTHING


def _revoke(s: SevenFallen, seat: int, count: int, source: int) -> Flow:
    able = sorted(revocable(s, seat), key=_ec)
    numbers = yield from pick_several(seat, able, "revoke", source, least=count, most=count, kind="revoke", verb=REVOKE)
    yield from destroy(s, [Destroyed(s.must(number)) for number in numbers])


# Poseidor


def treasuries(s: SevenFallen, seat: int) -> list[Piece]:
    """SF-TRESOR-040: the sources of Poseidor."""
    player = s.players[seat]
    return [
        one for row in (player.rear, player.front, player.worship) for one in row if one.marks.get("poseidor", 0) > 0
    ]


def treasure(s: SevenFallen, seat: int) -> int:
    """How many Poseidor a player has on their cards."""
    player = s.players[seat]
    total = 0
    for row in (player.rear, player.front, player.worship):
        for one in row:
            if one.marks:
                total += one.marks.get("poseidor", 0)
    return total


def pay_poseidor(s: SevenFallen, seat: int, amount: int, source: int) -> Flow:
    """One by one from the sources that the player picks; each pick takes what it can."""
    left = amount
    while left > 0:
        able = treasuries(s, seat)
        if len(able) == 1 or sum(one.marks["poseidor"] for one in able) == left:
            for one in able:
                share = min(left, one.marks["poseidor"])
                take_marks(s, one, "poseidor", share)
                left -= share
            break
        options = [TARGET | one.card.number for one in able]
        option = yield Ask(seat, "target", options, source, "pay-poseidor", {"left": left})
        one = s.must(option & NUMBER)
        take_marks(s, one, "poseidor", 1)
        left -= 1
    spent_poseidor(s, seat, amount, source)


def spent_poseidor(s: SevenFallen, seat: int, amount: int, source: int) -> None:
    if s.log is not None:
        say(s, "spent", {"seat": Seat(seat), "amount": amount})
    happened(s, Spent(None, seat, amount, source))


# Targets


def targetable(s: SevenFallen, me: Me, it: Piece) -> bool:
    """SF-BLESS-040, SF-ESQUIVE-010: whether an effect may target a card."""
    if not may_be_targeted(s, me, it):
        return False
    if is_miracle(me) and it.controller != me.seat:
        extra = keyword(s, it, "esquive")
        if extra and not affords_evasion(s, me, extra + surcharge(s, me)):
            return False
    return True


def may_be_targeted(s: SevenFallen, me: Me, it: Piece) -> bool:
    """SF-BLESS-040: whether it may be targeted at all, whatever that costs."""
    if it.printed.type == "blessing":
        return False
    return "cannot_be_targeted" not in s.hooked or not says_yes(s, "cannot_be_targeted", it, me)


def affords_evasion(s: SevenFallen, me: Me, extra: int) -> bool:
    """SF-ESQUIVE-010, SF-MIRACLE-100: whether a Miracle can be paid for in full with `extra` EC for Esquive. Its own
    costs come after these, and what is revoked in between takes its EC along (SF-MIRACLE-080)."""
    purse = wealth(s, me.seat, text_of(me))
    extra += me.owed
    price = effect_at(me).price
    if purse < extra or not price:
        return purse >= extra
    free = wealth(s, me.seat, None)
    paying = reserves(s, me.seat, None)
    lost = sorted(one.ec if one in paying else 0 for one in revocable(s, me.seat))[: text_of(me).revoke]
    return free - max(extra - max(0, purse - free), sum(lost)) >= price


NEVER: Final = 999  # more EC than there are


def least_evasion(s: SevenFallen, me: Me, costs: Sequence[Any], at: int = 0) -> int:
    """SF-ESQUIVE-010: the least EC that the targets which a Miracle must still pick add to its cost. `costs` are those
    that add a group to its aims."""
    if at == len(costs):
        return 0
    begun = at < len(me.aims)
    if not begun:
        me.aims.append([])
    group = me.aims[at]
    cost = costs[at]
    least = NEVER
    if len(group) >= cost.fewest:
        least = least_evasion(s, me, costs, at + 1)
    elif cost.select is not None:
        for one in cost.select(s, me):
            token = s.token(one.card.number)
            if token in group or not may_be_targeted(s, me, one):
                continue
            evades = keyword(s, one, "esquive") if one.controller != me.seat else 0
            group.append(token)
            least = min(least, evades + least_evasion(s, me, costs, at))
            group.pop()
            if not least:
                break
    if not begun:
        me.aims.pop()
    return least


def leaves_enough(s: SevenFallen, me: Me) -> bool:
    """SF-MIRACLE-100: whether a Miracle that is aimed so far can be aimed in full and paid for."""
    costs = [cost for cost in effect_at(me).costs if cost.still is not None]
    return affords_evasion(s, me, surcharge(s, me) + least_evasion(s, me, costs))


def surcharge(s: SevenFallen, me: Me) -> int:
    """SF-ESQUIVE-010: what the targets of a Miracle add to its cost."""
    if not is_miracle(me):
        return 0
    total = 0
    for group in me.aims:
        for token in group:
            it = s.aimed(token)
            if it is not None and it.controller != me.seat:
                total += keyword(s, it, "esquive")
    return total


def candidates(s: SevenFallen, me: Me, select: Select) -> list[Piece]:
    return [one for one in select(s, me) if targetable(s, me, one)]


def note_target(s: SevenFallen, me: Me, it: Piece) -> None:
    """SF-EGIDE-010: the first opposing Miracle of the turn that targets an Ange finds it insensitive."""
    token = s.token(it.card.number)
    if is_miracle(me) and it.controller != me.seat and is_angel(it) and token not in s.targeted:
        s.targeted.append(token)
        if keyword(s, it, "egide"):
            me.shielded.append(token)
    if "after_targeted" in s.hooked:
        happened(s, Targeted(it, me.seat, by=me.number, miracle=is_miracle(me)))


def target(select: Select, count: int = 1, *, up_to: bool = False, least: int = -1) -> Cost:
    """SF-LEX-090: `target(angels)`: a cost. `up_to`: any number of them, none included (SF-WORD-030); `least`: at least
    that many, as many as one likes (SF-WORD-040)."""
    fewest = 0 if up_to else count if least < 0 else least
    most = count if least < 0 else 99

    def can(s: SevenFallen, me: Me) -> bool:
        if not fewest:
            return True
        left = fewest
        found = select(s, me)
        if len(found) < left:
            return False
        plain = not is_miracle(me) and "cannot_be_targeted" not in s.hooked
        for one in found:
            if one.printed.type != "blessing" if plain else targetable(s, me, one):
                left -= 1
                if not left:
                    return True
        return False

    def among(s: SevenFallen, me: Me, group: list[int]) -> list[Piece]:
        able = [one for one in candidates(s, me, select) if s.token(one.card.number) not in group]
        if is_miracle(me) and effect_at(me).fewest > 1:
            return [one for one in able if followed(s, me, group, one)]
        return able

    def pay(s: SevenFallen, me: Me) -> Flow:
        for token in (yield from aim(s, me, among, fewest, most)):
            note_target(s, me, s.must(number_in(token)))

    return Cost(can, pay, still_among(select), needs=needs_of(select) if fewest else 0, select=select, fewest=fewest)


def effect(*steps: Step, may: bool = False, once: bool = False) -> Effect:
    """`effect(target(angels), damage(3))`: costs and parts, as they are written on the card. A plain function is a part
    that can always be done."""
    made = Effect(*steps, may=may, once=once)
    if made.price or made.fewest > 1:
        made.whole = _is_affordable
    return made


def _is_affordable(s: SevenFallen, me: Me) -> bool:
    return not is_miracle(me) or leaves_enough(s, me)


def followed(s: SevenFallen, me: Me, group: list[int], it: Piece) -> bool:
    """Whether a Miracle that targets this card too can still be aimed in full and paid for."""
    group.append(s.token(it.card.number))
    found = leaves_enough(s, me)
    group.pop()
    return found


def spend(amount: int | Callable[[SevenFallen, Me], int]) -> Cost:
    """SF-COST-130: *spend so much EC to …*"""

    def price(s: SevenFallen, me: Me) -> int:
        return amount if isinstance(amount, int) else amount(s, me)

    return Cost(
        lambda s, me: wealth(s, me.seat, None) >= price(s, me),
        lambda s, me: pay_ec(s, me.seat, price(s, me), None, me.number),
        price=amount if isinstance(amount, int) else 0,
        needs=APART,
    )


def spend_poseidor(amount: int) -> Cost:
    """*Spend so many Poseidor to …*"""
    return Cost(
        lambda s, me: treasure(s, me.seat) >= amount,
        lambda s, me: pay_poseidor(s, me.seat, amount, me.number),
        poseidor=amount,
    )


def spend_own_poseidor(amount: int) -> Cost:
    """*Spend X Poseidor taken from this card.*"""

    def can(s: SevenFallen, me: Me) -> bool:
        it = s.aimed(me.token)
        return it is not None and it.marks.get("poseidor", 0) >= amount

    def pay(s: SevenFallen, me: Me) -> None:
        take_marks(s, s.must(me.number), "poseidor", amount)
        spent_poseidor(s, me.seat, amount, me.number)

    return Cost(can, pay)


__all__ = [
    "Select",
    "candidates",
    "count_worshippers",
    "effect",
    "gain_ec",
    "give_ec",
    "may_gain_ec",
    "pay_ec",
    "pay_poseidor",
    "purse",
    "regenerate",
    "reserves",
    "revocable",
    "revoke",
    "spend",
    "spend_own_poseidor",
    "spend_poseidor",
    "surcharge",
    "target",
    "targetable",
    "treasure",
    "treasuries",
    "wealth",
    "worshippers",
]
