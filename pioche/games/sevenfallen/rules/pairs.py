"""What the table settles into after every effect: cards that fall, and the links between Anges and Golems."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import NUMBER, Ask
from pioche.engine.flow import NOTHING, Flow, FlowOf
from pioche.engine.lasting import Lasting
from pioche.engine.log import say
from pioche.engine.seats import in_turn_order, lose
from pioche.engine.stack import Entry
from pioche.games.sevenfallen.rules.damage import becomes_mortal, has_lost
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.markers import base_print
from pioche.games.sevenfallen.rules.terms import LINK
from pioche.games.sevenfallen.rules.values import is_angel, keyword, life, twins
from pioche.games.sevenfallen.state import SevenFallen, reprint
from pioche.games.sevenfallen_common.links import attach, detach, free_angels, free_golems
from pioche.games.sevenfallen_common.table import CAME_OVER, Piece


def settle(s: SevenFallen) -> Flow:
    """Between effects (SF-PAIR-120, SF-PAIR-210): what has lost its last point falls, links part and are made."""
    while s.unsettled and not s.over():
        s.unsettled = False
        become(s)
        divinities(s)
        falls: list[Destroyed] = []
        found = falling(s, falls)
        if not falls and found & ARRIVED:
            oust(s, falls)
        if falls:
            return _and_again(s, destroy(s, falls))
        if found & LINKED:
            unlink(s)
        if s.stack is not None and s.targeted:
            unshield(s)
        if found & LONE or s.unsettled:
            for seat in in_turn_order(s):
                if free_golems(s, seat) and free_angels(s, seat, is_angel):
                    return _and_again(s, _link_both(s))
    return NOTHING


def unshield(s: SevenFallen) -> None:
    """SF-EGIDE-020: who has lost Égide since a Miracle targeted it is no longer insensitive to it, even regained."""
    assert s.stack is not None
    items = s.stack.items
    for n, item in enumerate(items):
        assert isinstance(item, Entry)
        if item.shielded:
            left = tuple(
                token for token in item.shielded if (it := s.aimed(token)) is not None and keyword(s, it, "egide")
            )
            if left != item.shielded:
                items[n] = item.replace(shielded=left)


def _and_again(s: SevenFallen, flow: Flow) -> Flow:
    yield from flow
    yield from settle(s)


def _link_both(s: SevenFallen) -> Flow:
    for seat in in_turn_order(s):
        yield from link(s, seat)


def become(s: SevenFallen) -> None:
    """SF-GOLEM-120, SF-MEM-070: cards that are something else while they bear a marker or a token."""
    any_of = "becomes" in s.hooked  # else only in the Limbes, where nobody is heard, or until now
    for player in s.players:
        for row in (player.rear, player.front):
            for one in row:
                if any_of or one.printed is not one.card.proto:
                    _become(s, one, in_limbo=False)
                if one.attached:
                    for other in one.attached:
                        if any_of or other.printed is not other.card.proto:
                            _become(s, other, in_limbo=False)
        for one in player.limbo:
            if one.printed is not one.card.proto or "becomes" in one.hooks:
                _become(s, one, in_limbo=True)


def _become(s: SevenFallen, it: Piece, *, in_limbo: bool) -> None:
    base = base_print(it)
    new = base
    own = base.hooks.get("becomes")
    if own is not None:
        new = own.run(s, it, it) or base
    if new is base and not in_limbo:  # SF-MEM-060: in the Limbes what it was given is lost
        for effect in s.lasting:
            if effect.handler and "becomes" in effect.hooks and _means(s, effect, it):
                new = effect.hooks["becomes"].run(s, effect, it) or base
    if new is it.printed or base.mark == "!dormant" or it.printed.mark == "!dormant":
        return
    if in_limbo:
        it.printed = new
        it.hooks = new.hooks
    else:
        reprint(s, it, new)


def _means(s: SevenFallen, effect: Lasting, it: Piece) -> bool:
    return bool(effect.args) and effect.args[0] == s.token(it.card.number)


def divinities(s: SevenFallen) -> None:
    """SF-DIV-060, SF-DIV-070: a Divinité may lose FV that was lent to it, by whoever is heard or no longer is."""
    losers: list[int] = []
    changed = "fv" in s.hooked or "set_fv" in s.hooked
    for seat, player in enumerate(s.players):
        divine = player.divine
        if divine and (changed or divine[0].damage >= divine[0].printed.fv):
            becomes_mortal(s, s.divinity(seat), -1)
            if has_lost(s, seat):
                losers.append(seat)
    if losers:
        lose(s, losers, "fallen")


WHOLE: Final = ("angel", "golem", "archangel")  # printed with FV or BOU
SAFE: Final = ("worshipper", "temple")


LONE: Final = 1  # a Golem stands alone
LINKED: Final = 2  # a Golem is linked to a card
ARRIVED: Final = 4  # a card has changed hands


def falling(s: SevenFallen, falls: list[Destroyed]) -> int:
    """SF-ANGEL-020, SF-GOLEM-020, SF-BLESS-070, SF-EQUIP-060, SF-EQUIP-070: what falls is added to `falls`; returns
    what else there is to see to."""
    found = 0
    hooked = s.hooked
    # else only what is wounded, marked, or worth nothing by itself can fall
    changed = "fv" in hooked or "set_fv" in hooked or "bou" in hooked
    for player in s.sides():
        for row in (player.rear, player.front):
            for one in row:
                kind = one.printed.type
                whole = kind in WHOLE and (one.printed.fv > 0 or one.printed.bou > 0)
                if (one.damage or one.marks or changed or not whole) and _falls(s, one):
                    falls.append(Destroyed(one))
                if kind == "golem":
                    found |= LONE
                if one.flags & CAME_OVER:
                    found |= ARRIVED
                if one.attached:
                    for other in one.attached:
                        if other.printed.type != "equipment":
                            found |= LINKED
                        if _falls(s, other) or (other.printed.type == "equipment" and not _bears(s, one, other)):
                            falls.append(Destroyed(other))
        for one in player.worship:
            if one.printed.type not in SAFE and _falls(s, one):
                falls.append(Destroyed(one))
    return found


def oust(s: SevenFallen, falls: list[Destroyed]) -> None:
    """SF-LEX-510: of two that cannot stand together, the one that was there before the other changed hands falls."""
    for player in s.players:
        for row in (player.rear, player.front):
            for one in row:
                if one.flags & CAME_OVER:
                    one.flags &= ~CAME_OVER
                    gone = [fall.it for fall in falls]
                    if one not in gone:
                        others = twins(s, one.controller, one.card, one)
                        falls += [Destroyed(other) for other in others if other not in gone]


def _falls(s: SevenFallen, it: Piece) -> bool:
    kind = it.printed.type
    if kind in ("angel", "golem", "archangel"):
        return it.damage >= life(s, it)
    if kind == "blessing":
        return not it.marks.get("sablier", 0)
    return kind == "equipment" and not it.host


def _bears(s: SevenFallen, bearer: Piece, gear: Piece) -> bool:
    """SF-EQUIP-120: the bearer is an Ange; SF-EQUIP-070: of the class that the Équipement asks for."""
    if not is_angel(bearer):
        return False
    asks = gear.hooks.get("linked_to")
    return asks is None or bool(asks.run(s, gear, bearer))


def unlink(s: SevenFallen) -> None:
    """SF-PAIR-230, SF-PAIR-260: a pair needs an Ange and a Golem, and the class that the Golem asks for."""
    for player in s.players:
        for row in (player.rear, player.front):
            at = 0
            while at < len(row):  # who parts stands behind the others
                one = row[at]
                at += 1
                if one.attached:
                    for other in one.attached.copy():
                        if _parts(s, other, one):
                            detach(s, other)
                            s.unsettled = True


def _parts(s: SevenFallen, it: Piece, angel: Piece) -> bool:
    if it.printed.type == "equipment":
        return False
    if it.printed.type != "golem" or not is_angel(angel):
        return True
    asks = it.hooks.get("linked_to")
    return asks is not None and not asks.run(s, it, angel)


def may_join(s: SevenFallen, golem: Piece, angel: Piece) -> bool:
    """SF-PAIR-240, SF-PAIR-250: whether the Golem's text lets it join this Ange."""
    for name in ("linked_to", "links_to"):
        asks = golem.hooks.get(name)
        if asks is not None and not asks.run(s, golem, angel):
            return False
    return True


def link(s: SevenFallen, seat: int) -> Flow:
    """SF-PAIR-010, SF-PAIR-040, SF-PAIR-050: compulsory; its controller picks where there is a choice."""
    while True:
        angels = free_angels(s, seat, is_angel)
        golems = [one for one in free_golems(s, seat) if any(may_join(s, one, angel) for angel in angels)]
        if not golems:
            return
        golem = golems[0] if len(golems) == 1 else (yield from _pick(s, seat, golems, 0, "golem"))
        able = [one for one in angels if may_join(s, golem, one)]
        angel = able[0] if len(able) == 1 else (yield from _pick(s, seat, able, golem.card.number, "angel"))
        attach(s, golem, angel)
        s.unsettled = True
        if s.token(golem.card.number) in s.defenders:
            _carry_on(s, golem, angel)
        if s.log is not None:
            say(s, "linked", {"card": golem.card, "angel": angel.card})


def _carry_on(s: SevenFallen, golem: Piece, angel: Piece) -> None:
    """SF-PAIR-140, SF-PAIR-150: an attack on the Golem goes on against the pair, through its Ange."""
    pair = (s.token(golem.card.number), s.token(angel.card.number))
    s.defenders = (*(token for token in s.defenders if token not in pair), pair[1])


def _pick(s: SevenFallen, seat: int, among: list[Piece], source: int, prompt: str) -> FlowOf[Piece]:
    option = yield Ask(seat, "link", [LINK | one.card.number for one in among], source, f"link-{prompt}")
    return s.must(option & NUMBER)
