"""The chain of effects as 7 Fallen has it: what nobody may answer, cards that breathe their last, and what comes after
each effect (chapter 3, section 7). How effects are activated and resolve is the engine's (`engine/activate.py`)."""

from __future__ import annotations

from typing import Final

from pioche.engine import activate, stack
from pioche.engine.activate import EffectRules
from pioche.engine.effects import Me, Triggered
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.stack import Entry
from pioche.games.sevenfallen.rules.effects import Effect
from pioche.games.sevenfallen.rules.pairs import settle
from pioche.games.sevenfallen.rules.values import keyword, shift
from pioche.games.sevenfallen.state import SevenFallen, is_miracle, text_of

WORDS: Final = (
    "ferveur",
    "dernier_souffle",
    "aurore_divine",
    "nuit_divine",
    "kw:assassin",
    "kw:flamme",
    "kw:geler",
    "kw:catalyseur",
    "kw:archerie",
    "kw:honneur",
    "kw:collateral",
    "kw:valhalla",
    "dilemme.0",
    "dilemme.1",
    "dilemme.2",
)


def intervenes(s: SevenFallen, me: Me, effect: Effect) -> bool:
    """SF-INTERV-010: whether nobody may answer it."""
    if effect.unanswered:
        return True
    if "intervention-divine" in text_of(me).keywords:
        return True
    if "keyword" not in s.hooked or is_miracle(me):
        return False
    it = s.aimed(me.token)
    return it is not None and keyword(s, it, "intervention-divine") > 0


def go_home(s: SevenFallen, number: int) -> None:
    """To its owner's Purgatoire, or Pandémonium, once none of its Derniers souffles waits any more."""
    card = s.cards[number]
    owner = s.players[card.owner]
    for host in s.players:
        if host is owner:
            continue
        for there, home in ((host.purgatory, owner.purgatory), (host.pandemonium, owner.pandemonium)):
            if card in there and not breathes(s, number):
                there.remove(card)
                home.append(card)
                s.moved(number)


def breathes(s: SevenFallen, number: int) -> bool:
    """Whether a Dernier souffle of this card waits."""
    items = s.stack.items if s.stack is not None else []
    return any(item.source == number and is_breath(item.ability) for item in items)


def is_breath(key: str) -> bool:
    """Whether this is the key of a Dernier souffle, of the card's own or given to it."""
    return key.startswith("dernier_souffle") or ":dernier_souffle" in key


def breathless(s: SevenFallen, due: list[Triggered]) -> None:
    """SF-LEX-140: cards of others whose Derniers souffles were not activated, or have resolved at once, go home too."""
    for one in due:
        if is_breath(one.me.key):
            go_home(s, one.me.number)


def settle_after(s: SevenFallen) -> Flow:
    """SF-PAIR-120: after each effect."""
    shift(s)
    return settle(s) if s.unsettled else NOTHING


def open_window(s: SevenFallen, step: str) -> None:
    """SF-CONT-020: a Contemplation; the active player acts first."""
    s.step = step
    stack.open_window(s)


def resolve_entry(s: SevenFallen, entry: Entry) -> Flow:
    flow = activate.resolve_entry(s, STACK, entry)
    return _breathe_last(s, entry, flow) if is_breath(entry.ability) else flow


def _breathe_last(s: SevenFallen, entry: Entry, flow: Flow) -> Flow:
    """SF-LEX-140: a card of another that has breathed its last goes to its owner's Purgatoire."""
    yield from flow
    go_home(s, entry.source)


# SF-PRIO-050: what was triggered together is activated by the active player first. SF-INTERV-030, SF-INTERV-040:
# effects with Intervention divine come last. SF-STACK-090: what a cost has led to goes under the effect. SF-ABIL-140,
# SF-ABIL-160: an effect must be possible in full, both when it is activated and when it resolves. SF-GEN-070: an
# ability is a consequence of itself three times at most.
STACK: Final = EffectRules(
    adder_keeps=True,
    one_at_a_time=True,
    resolve=resolve_entry,
    settle=settle_after,
    unanswered=intervenes,
    activated=breathless,
    loops=3,
    words=WORDS,
    spare=20,
)
