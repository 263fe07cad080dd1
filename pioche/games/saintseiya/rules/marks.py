"""Wounds and healing, freezing (chapters 5.1.6 and 5.1.7), destruction."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.flow import NOTHING, Flow, FlowOf, run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.choose import choose, wants
from pioche.games.saintseiya.rules.terms import Me
from pioche.games.saintseiya.rules.zones import (
    destroy_now,
    discard,
    goes_aside,
    into_discard,
    into_reserve,
    lay_before,
    lift,
    move_piece,
    out_of_row,
)
from pioche.games.saintseiya.state import CHARACTER, GUARD, HERO, TRANSCENDED, WOUND, Piece, SaintSeiya, print_of


def wound(s: SaintSeiya, seat: int, card: Card) -> Flow:
    """SS-HEAL-010, SS-HEAL-020, SS-EFX-160: from wherever it lies with this player; only characters."""
    return mark(s, seat, card, WOUND) if print_of(card).kinds & CHARACTER else NOTHING


def freeze(s: SaintSeiya, seat: int, card: Card) -> Flow:
    """SS-FRZ-010, SS-FRZ-020."""
    return mark(s, seat, card, 2)


def mark(s: SaintSeiya, seat: int, card: Card, marker: int) -> Flow:
    """Put a card of a player into play with a marker, and carry out its Marqué effect (SS-EFX-090). A card that is
    marked already receives no second marker (SS-FRZ-080)."""
    it = s.in_play(card.number)
    owner = seat
    under: list[Card] = []
    if it is not None:
        if it.mark:
            return NOTHING
        owner = it.home
        under = it.under
        out_of_row(s, it)
    else:
        lift(s, seat, card)
    flow = lay_marked(s, owner, card, marker, it)
    return flow if not under else _with_those_under(s, owner, under, marker, flow)


def _with_those_under(s: SaintSeiya, seat: int, under: list[Card], marker: int, flow: Flow) -> Flow:
    """SS-CARD-210: what the Urne suffers, the character beneath suffers too."""
    yield from flow
    for card in under:
        yield from lay_marked(s, seat, card, marker)


def lay_marked(s: SaintSeiya, seat: int, card: Card, marker: int, was: Piece | None = None) -> Flow:
    """A card that lies nowhere is put before a player with a marker; `was`, if it was on the field or in play."""
    if s.log is not None:
        say(s, "wounded" if marker == WOUND else "frozen", {"seat": Seat(seat), "card": card})
    if goes_aside(s, seat, card):
        return NOTHING
    printed = print_of(card)
    it = lay_before(s, seat, card, s.players[seat].marked, was)
    it.mark = marker
    flow = _marked(s, seat, it)
    return _then_leaves(s, card, flow) if "marked_guards" in s.hooked and printed.kinds & GUARD else flow


def _marked(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    ability = it.printed.hooks.get("marked")
    if ability is None or s.hilda(seat):  # SS-SOLOX-010
        return NOTHING
    me = Me(seat, it.card, it)
    if ability.when is not None and not ability.when(s, me):
        return NOTHING
    return run(ability.run(s, me))


def _then_leaves(s: SaintSeiya, card: Card, flow: Flow) -> Flow:
    """Encerclés: once its Marqué effect is done, a Garde that is still marked goes."""
    yield from flow
    it = s.in_play(card.number)
    if it is not None and it.mark:
        shuffle_away(s, it)


def shuffle_away(s: SaintSeiya, it: Piece) -> None:
    """A card in play is shuffled into the reserve."""
    out_of_row(s, it)
    into_reserve(s, it.card)


def destroy(s: SaintSeiya, seat: int, card: Card) -> FlowOf[bool]:
    """Destroy a card of a player; while the Épopée spares them, a Héros may be discarded instead. Returns whether it
    was destroyed, which is the condition for some effects (SS-FAQA-030)."""
    kinds = print_of(card).kinds
    may_be_spared = "spares_heroes" in s.hooked and kinds & HERO and not kinds & TRANSCENDED
    if may_be_spared and (yield from wants(s, seat, "spare-hero", card.number)):
        discard(s, seat, card)
        return False
    destroy_now(s, seat, card)
    return True


# Healing


def may_heal(s: SaintSeiya, seat: int) -> bool:
    """Whether a player has something to heal, and nothing forbids to heal characters."""
    return bool(s.players[seat].marked) and "no_heal" not in s.hooked


def healable(s: SaintSeiya, seat: int) -> list[Piece]:
    """What a player may heal now: while June is on the field no character, but frozen armours and relics."""
    marked = s.players[seat].marked
    return marked if "no_heal" not in s.hooked else [it for it in marked if not it.printed.kinds & CHARACTER]


def heal_one(s: SaintSeiya, it: Piece) -> None:
    """SS-HEAL-050, SS-FRZ-030: one point of Soin on a marked card."""
    if it.mark == 2:
        it.mark = 1
        if s.log is not None:
            say(s, "thaws", {"seat": Seat(it.controller), "card": it.card})
        return
    recover(s, it)


def recover(s: SaintSeiya, it: Piece) -> None:
    """The marker is taken off, and the card joins its owner's discard pile."""
    if s.log is not None:
        say(s, "healed", {"seat": Seat(it.controller), "card": it.card})
    move_piece(s, it, -1, into_discard)


def use_soin(s: SaintSeiya, seat: int, points: int, source: int) -> Flow:
    """SS-HEAL-040, SS-FRZ-040, SS-HEAL-090: spend up to so many points, one at least, on marked cards; all, while the
    Épopée says so."""
    free = "must_heal" not in s.hooked and not s.hilda(seat)
    for spent in range(points):
        number = yield from choose(s, seat, healable(s, seat), "heal", source, may=spent > 0 and free)
        if not number:
            return
        heal_one(s, s.piece(number))


def heal_all_wounded(s: SaintSeiya, seat: int, kinds: int = CHARACTER) -> None:
    """Heal all wounded cards of some class; frozen ones stay as they are."""
    if "no_heal" in s.hooked:
        return
    for it in s.players[seat].marked.copy():
        if it.mark == WOUND and it.printed.kinds & kinds:
            recover(s, it)
