"""Markers, tilting, lines, control, transformation: what changes on a card in play (lexicon)."""

from __future__ import annotations

from pioche.engine.abilities import says_yes
from pioche.engine.declared import declared
from pioche.engine.effects import happened
from pioche.engine.game import SEAT, TOKEN
from pioche.engine.lasting import WHEN_IT_LEAVES, Lasting, begin, end, expire, lasting
from pioche.engine.log import Seat, say
from pioche.games.sevenfallen.rules.effects import Moment
from pioche.games.sevenfallen.rules.terms import HOOKS
from pioche.games.sevenfallen.rules.values import keyword, peaceful, shift
from pioche.games.sevenfallen.state import Printed, SevenFallen, now_of, print_of, reprint
from pioche.games.sevenfallen_common.links import detach
from pioche.games.sevenfallen_common.table import AMBUSH, ANNOUNCED, ATTACKER, CAME_OVER, Piece, on_line


@declared
class Marked(Moment):
    """`it` has gained `amount` markers `mark`."""

    after = "after_marked"

    mark: str = ""


def give(s: SevenFallen, it: Piece, mark: str, amount: int = 1) -> None:
    """SF-LEX-560: +1/+1 and -1/-1 cancel each other; the gain counts as gained all the same."""
    if amount <= 0 or not s.stands(it):  # SF-LEX-580
        return
    left = amount
    against = {"+1/+1": "-1/-1", "-1/-1": "+1/+1"}.get(mark)
    if against is not None and it.marks.get(against, 0):
        cancelled = min(left, it.marks[against])
        take_marks(s, it, against, cancelled)
        left -= cancelled
    if left:
        it.marks[mark] = it.marks.get(mark, 0) + left
    s.unsettled = True
    if s.log is not None:
        say(
            s,
            f"marked.{mark}" if mark in ("poseidor", "sablier", "angelus") else "marked",
            {"card": it.card, "amount": amount, "mark": mark},
        )
    happened(s, Marked(it, it.controller, amount, mark=mark))


def take_marks(s: SevenFallen, it: Piece, mark: str, amount: int) -> None:
    """Remove so many markers of a kind, or as many as there are."""
    left = it.marks.get(mark, 0) - amount
    if left > 0:
        it.marks[mark] = left
    else:
        it.marks.pop(mark, None)
    s.unsettled = True


def tilt(s: SevenFallen, it: Piece) -> None:
    """SF-TILT-010. SF-PAIR-200: of a pair, that member alone."""
    if not it.tilted:
        it.tilted = True
        if s.log is not None:
            say(s, "tilted", {"card": it.card})


def straighten(s: SevenFallen, it: Piece) -> None:
    """SF-ATTACK-360: an attacker keeps its status."""
    if it.tilted:
        it.tilted = False
        if s.log is not None:
            say(s, "straightened", {"card": it.card})


def may_stand_in_front(s: SevenFallen, it: Piece) -> bool:
    """SF-GARDIEN-010, SF-PACIF-010, SF-CONTRA-010."""
    if it.printed.type in ("angel", "archangel") and (keyword(s, it, "gardien") or peaceful(s, it)):
        return False
    return not says_yes(s, "cannot_front", it)


def move_to(s: SevenFallen, it: Piece, line: str) -> None:
    """SF-PAIR-130: a pair moves as one. SF-ATTACK-070: an attack goes on."""
    if it.host:
        it = s.must(it.host)
    player = s.players[it.controller]
    row = player.front if line == "front" else player.rear
    if it in row:
        return
    s.row_of(it).remove(it)
    row.append(it)
    s.rearranged()
    shift(s)
    if s.log is not None:
        say(s, f"moved.{line}", {"card": it.card})


def out_of_combat(s: SevenFallen, it: Piece) -> None:
    """A card no longer takes part in the combat in progress (SF-ATTACK-390)."""
    token = s.token(it.card.number)
    s.attackers = tuple(one for one in s.attackers if one != token)
    s.defenders = tuple(one for one in s.defenders if one != token)
    it.flags &= ~(ATTACKER | AMBUSH | ANNOUNCED)


def take_control(s: SevenFallen, it: Piece, seat: int) -> None:
    """For good: whoever has borrowed it has nothing to give back any more."""
    for one in loans(s, it):
        end(s, one)
    change_hands(s, it, seat)


def change_hands(s: SevenFallen, it: Piece, seat: int) -> None:
    """SF-LEX-740: to the same line of its new controller, or from Adoration to Adoration; it leaves its pair, its
    Équipement and the combat. SF-LEX-510: the other of two that cannot stand together falls as the table settles."""
    if it.controller == seat:
        return
    line = on_line(s, it)
    if it.host:
        detach(s, it)
    for one in it.attached.copy():
        detach(s, one)
    out_of_combat(s, it)
    s.row_of(it).remove(it)
    it.controller = seat
    player = s.players[seat]
    if line:
        (player.front if line == "front" else player.rear).append(it)
        it.flags |= CAME_OVER
    else:
        player.worship.append(it)
    s.rearranged()
    s.unsettled = True
    if s.log is not None:
        say(s, "controls", {"seat": Seat(seat), "card": it.card})


@lasting("control", HOOKS, TOKEN, SEAT)
class Lent:
    """Control of a card that will end: `args` are the card and whose it is when nobody has borrowed it."""

    noted = True


def loans(s: SevenFallen, it: Piece) -> list[Lasting]:
    """Who has borrowed a card, the first of them first: the last one has it."""
    if not s.lasting:
        return []
    token = s.token(it.card.number)
    return [one for one in s.lasting if one.handler == "control" and one.args[0] == token]


def borrow(s: SevenFallen, it: Piece, seat: int, until: str, by: int) -> None:
    """Take control of a card until then, or as long as the card `by` is in play."""
    before = loans(s, it)
    home = before[0].args[1] if before else it.controller
    begin(s, Lasting("control", seat, until, (s.token(it.card.number), home), by))
    change_hands(s, it, seat)


def run_out(s: SevenFallen, until: str, card: int = 0) -> None:
    """What lasts until now ends, all of it; then cards that were under somebody's control until now go back."""
    ended = [one for one in s.lasting if one.until == until and (until != WHEN_IT_LEAVES or one.card == card)]
    if not ended:
        return
    expire(s, until, card)
    for one in ended:
        if one.handler == "control":
            _give_back(s, one)
    s.unsettled = True  # FV or a class may be gone


def _give_back(s: SevenFallen, ended: Lasting) -> None:
    """To the last of those who have borrowed it and still may keep it; where there is none, home."""
    token, home = ended.args
    it = s.aimed(token)
    if it is not None:
        left = loans(s, it)
        change_hands(s, it, left[-1].seat if left else home)


def transform(s: SevenFallen, it: Piece, into: Printed) -> None:
    """SF-LEX-660, SF-LEX-730: only what is printed changes, and a class given in its place (SF-DOPPEL-020).
    SF-PAIR-220: a link is broken."""
    golem = it.golem
    if golem is not None:
        detach(s, golem)
    if it.host:
        detach(s, it)
    it.klass = ""
    reprint(s, it, copy_of(into))
    if s.log is not None:
        say(s, "transformed", {"card": it.card, "into": into})


_copies: dict[str, Printed] = {}


def copy_of(into: Printed) -> Printed:
    """The print of a card that is a copy of `into`."""
    if "!angel" in into.mark:  # SF-LEX-660: the markers that make it one are not copied
        into = into.base
    if into.mark.startswith("!copy"):
        return into
    key = into.id + into.mark
    found = _copies.get(key)
    if found is None:
        found = into.variant(f"!copy{into.mark}")
        found.type = into.type
        found.atq, found.fv, found.bou = into.atq, into.fv, into.bou
        found.keywords = into.keywords.copy()
        _copies[key] = found
    return found


def dormant(it: Piece) -> Printed:
    """SF-ABIL-060: a fighter in the Adoration has no abilities."""
    return asleep(base_print(it))


def asleep(proto: Printed) -> Printed:
    """A print without its abilities."""
    key = f"{proto.id}{proto.mark}!dormant"
    found = _copies.get(key)
    if found is None:
        found = proto.variant(f"{proto.mark}!dormant")
        found.hooks = {}
        found.keywords = {}
        _copies[key] = found
    return found


def base_print(it: Piece) -> Printed:
    """What a card was printed as, or has been transformed into, whatever it is treated as."""
    printed = now_of(it)
    if "!angel" in printed.mark:
        printed = printed.base
    return printed if printed.mark.startswith("!copy") else print_of(it.card)
