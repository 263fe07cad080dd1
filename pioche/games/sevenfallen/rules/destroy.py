"""Destruction, and where what is destroyed goes (lexicon: Détruit, Damné, Lumière, Phoenix, Dernier souffle)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioche.engine.abilities import Event
from pioche.engine.cards import Source
from pioche.engine.effects import Me, heard_by, keys_of, owe, owe_heard
from pioche.engine.flow import NOTHING, Flow, confirm
from pioche.engine.lasting import WHEN_IT_LEAVES
from pioche.engine.log import say
from pioche.games.sevenfallen.rules.effects import Moment, owe_bold
from pioche.games.sevenfallen.rules.markers import run_out
from pioche.games.sevenfallen.rules.values import keyword
from pioche.games.sevenfallen.rules.zones import Banished, can_be_banished, lift, put, put_in_limbo
from pioche.games.sevenfallen.state import EDEN, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.table import Piece


class Destroyed(Moment):
    """`it` was destroyed; `by` is the number of the card that is held to have done it (SF-DMG-080), 0 for none."""

    __slots__ = ("combat", "goes", "to_seat")
    after = "after_destroyed"

    def __init__(self, it: Piece, by: int = 0, combat: bool = False) -> None:
        super().__init__(it, it.controller, 1 if combat else 0, by)
        self.combat = combat
        self.goes = "purgatory"
        self.to_seat = it.controller


def destroy(s: SevenFallen, falls: Sequence[Destroyed]) -> Flow:
    """Several cards are destroyed at the same moment (SF-LEX-280): what they are asked first, then all of them go."""
    here = [one for one in falls if one.it is not None and s.stands(one.it)]
    if not here:
        return NOTHING
    asks = False
    for fall in here:
        assert fall.it is not None
        asks = _fate(s, fall, fall.it) or asks
    if asks:
        return _ask_phoenix(s, here)
    _fall(s, here)
    return NOTHING


def _fate(s: SevenFallen, fall: Destroyed, it: Piece) -> bool:
    """Settle where it goes; yes where its player is to be asked (SF-PHOENIX-010)."""
    kind = it.printed.type
    eden = print_of(it.card).type in EDEN  # SF-LEX-670: whatever it has been transformed into
    fall.goes = "pandemonium" if eden else "purgatory"
    fall.to_seat = it.controller
    if not it.printed.keywords and "keyword" not in s.hooked and "fate" not in s.hooked and not fall.by:
        return False
    dealer = s.in_play(fall.by) if fall.by else None
    light = dealer is not None and keyword(s, dealer, "lumiere") > 0
    if (keyword(s, it, "damne") or (light and kind == "angel")) and can_be_banished(s, it):
        fall.goes = "banished"
        return False
    if "fate" in s.hooked:
        for source in s.listeners("fate"):  # SF-CONTRA-020: the first that was resolved prevails
            goes = source.hooks["fate"].run(s, source, it, fall)
            if goes and not (goes == "banished" and not can_be_banished(s, it)):
                fall.goes = goes
                fall.to_seat = source.seat
                return False
    return keyword(s, it, "phoenix") > 0 and not print_of(it.card).familiar and not light


def _ask_phoenix(s: SevenFallen, falls: Sequence[Destroyed]) -> Flow:
    for fall in falls:
        it = fall.it
        assert it is not None
        if fall.goes in ("purgatory", "pandemonium") and _fate(s, fall, it):
            kept = yield from confirm(it.controller, "phoenix", it.card.number)
            if kept:
                fall.goes = "limbo"
    _fall(s, falls)


def _fall(s: SevenFallen, falls: Sequence[Destroyed]) -> None:
    """All at the same moment: what each of them leads to is asked while all is still in its place (who is linked to
    whom: SF-ATTACK-270), and what lasted as long as one of them was in play ends once all have gone."""
    hooked: list[tuple[Source, Event[Any]]] = []
    if "after_destroyed" in s.hooked:
        for fall in falls:
            heard_by(s, fall, hooked)
    if "after_banished" in s.hooked:
        for fall in falls:
            if fall.goes == "banished":
                heard_by(s, Banished(fall.it, fall.seat), hooked)
    for fall in falls:
        it = fall.it
        assert it is not None
        card, seat = it.card, it.controller
        breaths = given_breaths(s, it)
        lift(s, it)
        if fall.goes == "limbo":
            put_in_limbo(s, it, fall.to_seat)
        elif fall.goes == "banished":
            put(s, card, card.owner, "pandemonium")
        else:
            guest = card.owner != seat and (breaths or "dernier_souffle" in now_of(it).hooks)
            put(s, card, seat if guest else card.owner, fall.goes)  # SF-LEX-140
        s.fallen.append((s.token(card.number), seat, it.printed.type))
        if s.log is not None:
            say(s, f"destroyed.{fall.goes}" if fall.goes in ("limbo", "banished") else "destroyed", {"card": card})
        if fall.goes != "banished":  # SF-SOUFFLE-030
            if "dernier_souffle" in it.hooks:
                owe_bold(s, it, "dernier_souffle", seat, s.token(card.number))
            for key, about in breaths:
                owe(s, Me(seat, card.number, s.token(card.number), now_of(it), key, about))
    if s.lasting:
        for fall in falls:
            assert fall.it is not None
            run_out(s, WHEN_IT_LEAVES, fall.it.card.number)
    for source, event in hooked:
        owe_heard(s, source, event)


def given_breaths(s: SevenFallen, it: Piece) -> list[tuple[str, tuple[int, ...]]]:
    """SF-FAM-070: the Derniers souffles that a card was given: now its own, whoever gave them."""
    if not s.lasting:
        return []
    token = s.token(it.card.number)
    return [
        (f"lasting:{one.handler}:{key}", one.args)
        for one in s.lasting
        if "dernier_souffle" in one.hooks and one.args[0] == token
        for key in keys_of(one, "dernier_souffle")
    ]
