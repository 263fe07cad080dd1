"""Effects of cards in play: Mise en jeu and activations (chapter 5.1.5)."""

from __future__ import annotations

from typing import Final

from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.choose import wants
from pioche.games.saintseiya.rules.epics import settle
from pioche.games.saintseiya.rules.marks import destroy, freeze, healable, use_soin, wound
from pioche.games.saintseiya.rules.terms import Me, possible
from pioche.games.saintseiya.rules.values import soin
from pioche.games.saintseiya.rules.zones import discard_piece, is_in_play
from pioche.games.saintseiya.state import (
    CHARACTER,
    FOR_COSMOS,
    FOR_FORCE,
    IDLE,
    RELIC,
    Piece,
    SaintSeiya,
)

NOT_YOURS: Final = Refusal("SS-PLAY-050", "not-in-your-play")
MARKED_CARD: Final = Refusal("SS-HEAL-010", "is-marked")
WITHOUT_EFFECT: Final = Refusal("SS-PLAY-100", "without-effect")
DECLARED: Final = Refusal("SS-FAQM-200", "is-declared")
NO_ACTIVATION: Final = Refusal("SS-EFX-060", "no-activation")
IN_VAIN: Final = Refusal("SS-EFX-130", "in-vain")
MUST_HEAL: Final = Refusal("SS-EPIC-170", "must-heal")
NO_SOIN: Final = Refusal("SS-HEAL-040", "no-soin")
NOTHING_TO_HEAL: Final = Refusal("SS-HEAL-090", "nothing-to-heal")
NO_HEALING: Final = Refusal("SS-FAQC-150", "no-healing")


def refuses_use(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    """Why a card in play cannot be used at all."""
    if it.controller != seat:
        return NOT_YOURS
    if it.mark:
        return MARKED_CARD
    if it.flags & IDLE:
        return WITHOUT_EFFECT
    return None


def must_heal_first(s: SaintSeiya, it: Piece) -> bool:
    """While an Épopée says so, who has Soin uses it."""
    return "must_heal" in s.hooked and bool(it.printed.kinds & CHARACTER) and refuses_heal(s, it.controller, it) is None


def refuses_activation(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    refusal = refuses_use(s, seat, it)
    if refusal is not None:
        return refusal
    hook = it.printed.activation
    if not hook:
        return NO_ACTIVATION
    if it.flags & (FOR_COSMOS | FOR_FORCE):
        return DECLARED
    if must_heal_first(s, it):
        return MUST_HEAL
    if not possible(s, it.printed.hooks[hook], Me(seat, it.card, it)):
        return IN_VAIN
    return None


def activate(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    """SS-EFX-060, SS-EFX-070: the card suffers what its keyword says, then its effect is carried out."""
    hook = it.printed.activation
    me = Me(seat, it.card, it)
    if s.log is not None:
        say(s, hook, {"seat": Seat(seat), "card": it.card})
    if hook == "discarding":
        discard_piece(s, seat, it)
    elif hook == "wounding":
        yield from wound(s, seat, it.card)
    elif hook == "freezing":
        yield from freeze(s, seat, it.card)
    elif hook == "destroying":
        yield from destroy(s, seat, it.card)
    yield from run(it.printed.hooks[hook].run(s, me))
    yield from settle(s)


def on_play(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    """SS-EFX-050, SS-PLAY-040: offered and resolved at once."""
    hooks = it.printed.hooks
    if "on_play" not in hooks and "may_on_play" not in hooks:
        return NOTHING
    return _on_play(s, seat, it)


def _on_play(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    hooks = it.printed.hooks
    me = Me(seat, it.card, it)
    ability = hooks.get("may_on_play")
    if ability is not None:
        if possible(s, ability, me):
            yield from run(ability.run(s, me))
    else:
        ability = hooks["on_play"]
        if possible(s, ability, me) and (yield from wants(s, seat, "on-play", it.card.number)):
            yield from run(ability.run(s, me))
    yield from settle(s)


# Soin (chapters 5.1.6 and 5.1.7)


def refuses_heal(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    refusal = refuses_use(s, seat, it)
    if refusal is not None:
        return refusal
    if it.printed.kinds & RELIC or soin(s, it) <= 0:
        return NO_SOIN
    if it.flags & (FOR_COSMOS | FOR_FORCE):
        return DECLARED
    if not s.players[seat].marked:
        return NOTHING_TO_HEAL
    if not healable(s, seat):
        return NO_HEALING
    return None


def heal_with(s: SaintSeiya, seat: int, it: Piece) -> Flow:
    """SS-HEAL-060: a card that uses its Soin is discarded right after."""
    points = soin(s, it)
    yield from use_soin(s, seat, points, it.card.number)
    if is_in_play(s, it):
        discard_piece(s, seat, it)
    yield from settle(s)
