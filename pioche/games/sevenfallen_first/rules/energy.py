"""Celestial energy: from what a cost may be paid, and in which order (chapters Énergie céleste, Adorateurs)."""

from __future__ import annotations

from pioche.engine.choice import NUMBER, Ask, which, which_of
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.log import Seat, say
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.divinity import lose_ec
from pioche.games.sevenfallen_first.rules.terms import AUTO, PAY
from pioche.games.sevenfallen_first.rules.values import keyword, left
from pioche.games.sevenfallen_first.state import First


def holds(s: First, it: Piece) -> int:
    """SO-EC-020: the EC that a page can give: those of a divinity or an archange, the reserve of an adorateur, that of
    a Trésor, the life of an Alchimiste."""
    value = 0
    if it.printed.type in ("divinity", "worshipper", "archangel"):
        value = it.ec
    if it.marks:
        value += it.marks.get("treasure", 0)
    if it.printed.type == "angel" and keyword(s, it, "alchimiste"):
        value += left(s, it)
    return value


def sources(s: First, seat: int) -> list[Piece]:
    """All that can give EC to a player, what costs them least first: reserves of Trésor, adorateurs (those that are
    started before the others), the divinity, archanges, Alchimistes."""
    player = s.players[seat]
    treasures: list[Piece] = []
    living: list[Piece] = []
    given = "alchimiste" in s.hooked
    for row in (player.rear, player.front):
        for one in row:
            printed = one.printed
            own = printed.type == "archangel" or "alchimiste" in printed.keywords or given
            if (own or one.marks) and holds(s, one):
                own = printed.type == "archangel" or keyword(s, one, "alchimiste") > 0
                (living if own else treasures).append(one)
            for golem in one.attached:
                if golem.marks and holds(s, golem):
                    treasures.append(golem)
    reserves = [one for one in player.worship if one.ec]
    if len(reserves) > 1:
        reserves.sort(key=lambda one: one.ec == one.printed.ec)
    return treasures + reserves + player.divine + living


def wealth(s: First, seat: int) -> int:
    """SO-EC-020: all that a player can pay."""
    total = 0
    player = s.players[seat]
    for one in player.divine:
        total += one.ec
    for one in player.worship:
        total += one.ec
    given = "alchimiste" in s.hooked
    for row in (player.rear, player.front):
        for one in row:
            if one.marks or given or one.printed.type == "archangel" or "alchimiste" in one.printed.keywords:
                total += holds(s, one)
            for golem in one.attached:
                if golem.marks:
                    total += golem.marks.get("treasure", 0)
    return total


def _started(it: Piece) -> bool:
    return it.printed.type == "worshipper" and 0 < it.ec < it.printed.ec


def _usable(able: list[Piece]) -> list[Piece]:
    """SO-ADOR-030: once the reserve of an adorateur is started, no other one's may be touched."""
    started = [one for one in able if _started(one)]
    if not started:
        return able
    return [one for one in able if one.printed.type != "worshipper" or one in started]


def pay(s: First, seat: int, amount: int, source: int) -> Flow:
    """SO-EC-010, SO-EC-030: a cost, from any mix of sources; asked where there is a choice."""
    if not amount:
        return NOTHING
    able = sources(s, seat)
    if len(able) > 1 and sum([holds(s, one) for one in able]) != amount:
        return _split(s, seat, amount, source, able)
    _paid(s, seat, amount, _cheapest(s, able, amount))
    return NOTHING


def _split(s: First, seat: int, amount: int, source: int, able: list[Piece]) -> Flow:
    """`pay:17` takes all that 17 can give towards what is left, `pay:17.2` two of it; `auto` takes the rest as it costs
    least."""
    due = amount
    shares: list[tuple[Piece, int]] = []
    while due > 0 and len(able) > 1:
        held = [holds(s, one) for one in able]
        total = sum(held)
        if total == due:
            break
        options = [AUTO]
        usable = _usable(able)
        for one, has in zip(able, held, strict=True):
            if one not in usable:
                continue
            others = total - has
            if one.printed.type == "worshipper":  # taken in part, it closes all other adorateurs
                others = sum([holds(s, other) for other in _without_worship(able)])
            most = min(has, due)
            options.append(PAY | one.card.number)
            options += [which(PAY | one.card.number, n) for n in range(max(1, due - others), most)]
        option = yield Ask(seat, "pay", options, source, "pay", {"left": due, "amount": amount})
        if option == AUTO:
            break
        one = s.must(option & NUMBER)
        share = which_of(option) or min(holds(s, one), due)
        shares.append((one, share))
        due -= share
        able.remove(one)
        if one.printed.type == "worshipper" and share < holds(s, one):
            able = _without_worship(able)
    _paid(s, seat, amount, shares + _cheapest(s, able, due))


def _paid(s: First, seat: int, amount: int, shares: list[tuple[Piece, int]]) -> None:
    if s.log is not None:
        say(s, "paid", {"seat": Seat(seat), "amount": amount})
    for one, share in shares:
        spend(s, one, share)


def _without_worship(able: list[Piece]) -> list[Piece]:
    return [one for one in able if one.printed.type != "worshipper"]


def _cheapest(s: First, able: list[Piece], due: int) -> list[tuple[Piece, int]]:
    """The rest in the order of the sources; a divinity or another living source keeps its last point while others can
    give it."""
    shares = [0] * len(able)
    for last in (1, 0):
        for i, one in enumerate(able):
            if due <= 0:
                break
            has = holds(s, one)
            lives = one.printed.type != "worshipper" and not (one.marks and has == one.marks.get("treasure"))
            share = min(has - (last if lives else 0) - shares[i], due)
            if share > 0:
                shares[i] += share
                due -= share
    return [(one, share) for one, share in zip(able, shares, strict=True) if share]


def spend(s: First, it: Piece, amount: int) -> None:
    """SO-EC-040: EC off a source; that is no damage. SO-DIV-040, SO-ARCH-120, SO-ALCHIMISTE-010: at 0 a divinity
    becomes mortal, an archange or an Alchimiste is destroyed."""
    treasure = min(amount, it.marks.get("treasure", 0)) if it.marks else 0
    if treasure:
        it.marks["treasure"] -= treasure
        if not it.marks["treasure"]:
            del it.marks["treasure"]
        amount -= treasure
    if not amount:
        return
    if it.printed.type == "divinity":
        lose_ec(s, it, amount)
    elif it.printed.type == "angel":
        it.damage += amount
        s.unsettled = True
    else:
        it.ec -= amount
        s.unsettled = s.unsettled or it.printed.type == "archangel"


def refill(s: First, it: Piece) -> None:
    """SO-ADOR-050, SO-PURIF-010: all that was spent of a reserve."""
    it.ec = max(it.ec, it.printed.ec)
    if s.log is not None:
        say(s, "refilled", {"card": it.card})


def spent_reserves(s: First, seat: int) -> list[Piece]:
    """The adorateurs of a player whose reserve is not full."""
    return [one for one in s.players[seat].worship if one.ec < one.printed.ec]
