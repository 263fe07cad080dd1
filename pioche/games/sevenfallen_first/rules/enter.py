"""Pages entering play: where they arrive and with what, their link, what their arrival triggers; links and what else is
set right after each combat and effect (chapters Arrivée des pages, Ange, Golem)."""

from __future__ import annotations

from typing import Final

from pioche.engine.activate import EffectRules, resolve_due_now
from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, Ask
from pioche.engine.flow import NOTHING, Flow, FlowOf
from pioche.engine.lasting import add_hooks
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, is_out, opponents
from pioche.games.sevenfallen_common.links import attach, free_angels, free_golems
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.damage import destroy, is_dead
from pioche.games.sevenfallen_first.rules.divinity import chosen_ones, destiny, owe_arrival
from pioche.games.sevenfallen_first.rules.terms import LINK, WORDS, Destroyed
from pioche.games.sevenfallen_first.rules.values import is_mortal, keyword, may_link
from pioche.games.sevenfallen_first.rules.zones import move_to, take
from pioche.games.sevenfallen_first.state import First, print_of


def lay(s: First, card: Card, seat: int, line: str) -> Piece:
    """A page in a zone of play, as it is printed; nothing is triggered."""
    proto = print_of(card)
    it = Piece(card, seat, proto)
    player = s.players[seat]
    row = player.rear if line == "rear" else player.front if line == "front" else player.worship
    (player.divine if line == "divine" else row).append(it)
    if proto.type in ("divinity", "archangel", "worshipper"):
        it.ec = proto.ec
    add_hooks(s, it.hooks)
    s.unsettled = True
    return it


def enter(s: First, card: Card, seat: int, by: int, *, line: str = "") -> FlowOf[Piece]:
    """SO-ARRIVE-010 to SO-ARRIVE-040: `by` puts a page on the field of `seat`; its link is part of its arrival
    (SO-LINK-130); what it triggers is due."""
    take(s, card)
    s.moved(card.number)
    if print_of(card).type == "worshipper":
        it = lay(s, card, seat, "worship")
    else:
        it = lay(s, card, seat, line or "rear")
        if keyword(s, it, "vaillant"):  # SO-VAILLANT-010, SO-VAILLANT-030
            move_to(s, it, "front")
    if s.log is not None:
        say(s, "arrived", {"seat": Seat(seat), "card": card})
    chooser = seat if seat in opponents(s, by) else by  # SO-DECHU-020, SO-DECHU-040, SO-DUO-150
    if it not in chosen_ones(s, seat):  # SO-DESTIN-100
        yield from link_up(s, seat, chooser)
    owe_arrival(s, it, chooser)
    if s.step == "window" and it in s.players[seat].rear:
        s.brought = (*s.brought, s.token(card.number))
    return it


# The link


def link_up(s: First, seat: int, chooser: int = -1) -> Flow:
    """SO-LINK-010, SO-LINK-020, SO-LINK-080: as long as a player has a lone golem and an ange that may be linked, one
    joins the other; where there are several, they choose."""
    golems = [one for one in free_golems(s, seat) if not is_mortal(one)]
    return _link_up(s, seat, seat if chooser < 0 else chooser, golems) if golems else NOTHING


def _link_up(s: First, seat: int, chooser: int, golems: list[Piece]) -> Flow:
    while golems:
        waiting = chosen_ones(s, seat)
        angels = [one for one in free_angels(s, seat, lambda it: may_link(s, it)) if one not in waiting]
        golems = [one for one in golems if one not in waiting]
        if not golems or not angels:
            break
        golem = golems[0]
        if len(golems) > 1:
            options = [LINK | one.card.number for one in golems]
            golem = s.must((yield Ask(chooser, "link", options, angels[0].card.number, "link-golem")) & NUMBER)
        angel = angels[0]
        if len(angels) > 1:
            options = [LINK | one.card.number for one in angels]
            angel = s.must((yield Ask(chooser, "link", options, golem.card.number, "link-angel")) & NUMBER)
        attach(s, golem, angel)
        golems.remove(golem)
        if s.log is not None:
            say(s, "linked", {"card": golem.card, "angel": angel.card})
    for one in golems:  # SO-LINK-090, SO-GOLEM-050
        if one in s.players[seat].front:
            move_to(s, one, "rear")


# What is set right


def settle(s: First) -> Flow:
    """All that is due, and what follows from how things stand, until nothing does."""
    flow = set_right(s) if s.unsettled else NOTHING
    return _settle(s, flow) if flow is not NOTHING or s.due or _awaited(s) else NOTHING


def _awaited(s: First) -> bool:
    """SO-DESTIN-100: whether heavens are empty that somebody may take."""
    for seat, player in enumerate(s.players):
        if not player.divine and not is_out(s, seat) and chosen_ones(s, seat):
            return True
    return False


def _settle(s: First, flow: Flow) -> Flow:
    yield from flow
    while not s.over():
        if s.unsettled:
            yield from set_right(s)
        elif s.due:
            yield from resolve_due_now(s, RULES)
        elif _awaited(s):
            yield from destiny(s)  # SO-DESTIN-100: once arrival abilities were applied
        else:
            break


def set_right(s: First) -> Flow:
    """SO-LINK-130: after each effect, before what it has triggered."""
    while s.unsettled and not s.over():
        s.unsettled = False
        if _any_to_link(s):
            return _link_all(s)
    return NOTHING


def _any_to_link(s: First) -> bool:
    """Who has nothing left to live by is destroyed; then whether a golem stands alone."""
    dead: list[Destroyed] = []
    golems = False
    for player in s.players:
        for row in (player.rear, player.front):
            for one in row:
                kind = one.printed.type
                if kind == "golem":
                    golems = True
                if (one.damage or kind == "archangel") and is_dead(s, one):
                    dead.append(Destroyed(one, one.controller))
                for golem in one.attached:
                    if golem.damage and is_dead(s, golem):
                        dead.append(Destroyed(golem, golem.controller))
    if dead:
        destroy(s, dead)
    return golems or bool(dead)


def _link_all(s: First) -> Flow:
    if not s.over():
        for seat in in_turn_order(s):
            yield from link_up(s, seat)
        yield from set_right(s)


# SO-GEN-130, SO-DUO-240: the active player's first, then clockwise, each in the order they choose. SO-GEN-140: an
# ability is a consequence of itself three times at most. SO-DMG-080: nothing waits.
RULES: Final = EffectRules(
    adder_keeps=True,
    one_at_a_time=True,
    resolve=lambda s, item: None,
    settle=set_right,
    unanswered=lambda s, me, effect: True,
    activated=lambda s, due: None,
    loops=3,
    words=WORDS,
    spare=20,
)
