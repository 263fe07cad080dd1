"""Celestial energy: from what a cost may be paid, and in which order (chapters Énergie céleste, Adorateurs)."""

from __future__ import annotations

from pioche.engine.choice import NUMBER, Ask, which, which_of
from pioche.engine.flow import Flow
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
    for row in (player.rear, player.front):
        for one in row:
            for page in (one, *one.attached):
                if holds(s, page):
                    own = page.printed.type == "archangel" or keyword(s, page, "alchimiste")
                    (living if own else treasures).append(page)
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
    given = "keyword" in s.hooked
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
    """SO-EC-010, SO-EC-030: a cost, from any mix of sources: `pay:17` takes all that 17 can give towards what is left,
    `pay:17.2` two of it; `auto` takes the rest as it costs least."""
    due = amount
    able = sources(s, seat)
    shares: list[tuple[Piece, int]] = []
    while due > 0 and len(able) > 1:
        total = sum([holds(s, one) for one in able])
        if total == due:
            break
        options = [AUTO]
        for one in _usable(able):
            has = holds(s, one)
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
    shares += _cheapest(s, able, due)
    if s.log is not None and amount:
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
            has = holds(s, one)
            keeps = (
                last if one.printed.type != "worshipper" and not (one.marks and has == one.marks.get("treasure")) else 0
            )
            share = min(has - keeps - shares[i], due)
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
    else:
        it.ec -= amount
    s.unsettled = True


def refill(s: First, it: Piece) -> None:
    """SO-ADOR-050, SO-PURIF-010: all that was spent of a reserve."""
    it.ec = max(it.ec, it.printed.ec)
    if s.log is not None:
        say(s, "refilled", {"card": it.card})


def spent_reserves(s: First, seat: int) -> list[Piece]:
    """The adorateurs of a player whose reserve is not full."""
    return [one for one in s.players[seat].worship if one.ec < one.printed.ec]
