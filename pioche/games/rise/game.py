"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card
from pioche.engine.choice import DONE, END, Ask, number_of, which_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import Deck, Game, Options, Word
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.engine.rng import Rng
from pioche.engine.seats import lose
from pioche.engine.zones import HIDDEN, OWNER, Zone
from pioche.games.rise import board, decks, evaluate, positions
from pioche.games.rise.cards import BOOK
from pioche.games.rise.rules import actions, combat, play, setup, turn, values
from pioche.games.rise.rules import aptitudes as _aptitudes  # noqa: F401  fills the table of standard abilities
from pioche.games.rise.rules.leaving import depart
from pioche.games.rise.rules.life import die
from pioche.games.rise.rules.terms import (
    ACTION,
    AGAINST,
    ATTACK,
    BLOCK,
    COMBAT,
    EFFECT,
    ETHER_CARD,
    ETHER_COIN,
    IMITATE,
    INVOKE,
    LEVEL,
    MULLIGAN,
    SKILL,
    VERBS,
)
from pioche.games.rise.rules.traits import become, refresh
from pioche.games.rise.rules.zones import leave, put
from pioche.games.rise.state import (
    MARKERS,
    OPEN,
    SHUT,
    TILTED,
    Element,
    Hold,
    Ill,
    Piece,
    Player,
    Printed,
    Rise,
    print_of,
)

STEPS = (
    *("main", "mulligan", "restore", "attack", "attacked", "block", "blocked", "order", "fights"),
    *("invocation", "to-block", "to-order", "end", "ended", "pass", "next"),
)
NOT_IN_PLAY = Refusal("RI-PLAY-060", "not-in-play")
NO_PRIORITY = Refusal("RI-PRIO-010", "no-priority")


def steps_on(do: Callable[[Rise, int], Flow | None]) -> Callable[[Rise, int], Flow | None]:
    """What was picked, and all that goes on from there."""

    def acted(s: Rise, option: int) -> Flow | None:
        flow = do(s, option)
        return turn.go_on(s) if flow is None else turn.and_on(s, flow)

    return acted


def _attack(s: Rise, option: int) -> None:
    if option == DONE:
        combat.declare_attackers(s)
    else:
        combat.name_attacker(s, option)


def _block(s: Rise, option: int) -> None:
    if option == DONE:
        combat.next_to_block(s)
    elif s.blocker:
        combat.block(s, number_of(option))
        if not combat.able_blockers(s, s.deciding):
            combat.next_to_block(s)
    else:
        combat.name_blocker(s, number_of(option))


# Why not


def _refuses_invoke(s: Rise, seat: int, option: int) -> Refusal | None:
    card = s.cards[number_of(option)]
    if card not in s.players[seat].hand:
        return play.NOT_IN_HAND
    if turn.asked(s) != seat or s.step == "restore":
        return NO_PRIORITY
    return play.refuses_invoke(s, seat, card, values.ready(s, seat))


def _refuses_level(s: Rise, seat: int, option: int) -> Refusal | None:
    card = s.cards[number_of(option)]
    if card not in s.players[seat].hand or print_of(card).type != "niveau-superieur":
        return play.NOT_IN_HAND
    return play.refuses_level(s, seat, card)


def _with_piece(
    refuses: Callable[[Rise, int, Piece, int], Refusal | None],
) -> Callable[[Rise, int, int], Refusal | None]:
    def why(s: Rise, seat: int, option: int) -> Refusal | None:
        it = s.in_play(number_of(option))
        if it is None:
            return NOT_IN_PLAY
        if turn.asked(s) != seat or s.step == "restore":
            return NO_PRIORITY
        return refuses(s, seat, it, which_of(option))

    return why


def _refuses_action(s: Rise, seat: int, it: Piece, nth: int) -> Refusal | None:
    keys = values.actions(s, it)
    return actions.refuses_action(s, seat, it, keys[nth - 1]) if 0 < nth <= len(keys) else None


def _refuses_skill(s: Rise, seat: int, it: Piece, level: int) -> Refusal | None:
    return actions.refuses_skill(s, seat, it, level) if level in it.printed.levels else None


def _refuses_effect(s: Rise, seat: int, it: Piece, nth: int) -> Refusal | None:
    keys = actions.effect_keys(s, it)
    return actions.refuses_effect(s, seat, it, keys[nth]) if nth < len(keys) else None


def _refuses_imitate(s: Rise, seat: int, it: Piece, nth: int) -> Refusal | None:
    return actions.refuses_imitate(s, seat, it)


def _refuses_attack(s: Rise, seat: int, option: int) -> Refusal | None:
    it = s.in_play(number_of(option))
    if it is None or it.controller != seat or s.active != seat:
        return None
    foes = [which_of(option) - 1] if which_of(option) else []
    return combat.refuses_attack(s, it, foes[0] if foes else -1)


def _refuses_block(s: Rise, seat: int, option: int) -> Refusal | None:
    it = s.in_play(number_of(option))
    if it is None or it.controller != seat:
        return None
    refusal = combat.refuses_blocker(s, it) or combat.refuses_another(s, it)
    if refusal is not None or not s.attacks:
        return refusal
    attackers = combat.unblocked(s, seat)
    return combat.refuses_block(s, it, attackers[0]) if attackers else combat.NOT_AT_YOU


def _refuses_against(s: Rise, seat: int, option: int) -> Refusal | None:
    attacker, it = s.in_play(number_of(option)), s.aimed(s.blocker) if s.blocker else None
    if attacker is None or it is None:
        return None
    token = s.token(attacker.card.number)
    for other, foe, blocker in s.attacks:
        if other == token:
            if foe != seat:
                return combat.NOT_AT_YOU
            return combat.BLOCKED_ALREADY if blocker else combat.refuses_block(s, it, attacker)
    return combat.NOT_AT_YOU


def _refuses_exchange(s: Rise, seat: int, option: int) -> Refusal | None:
    return NO_PRIORITY if turn.asked(s) != seat else actions.NO_ETHER


def _refuses_moving_on(s: Rise, seat: int, option: int) -> Refusal | None:
    if s.active != seat:
        return turn.NOT_YOUR_TURN
    if s.step in combat.IN_COMBAT:
        return turn.FIGHT_FIRST
    if s.stack is not None:
        return turn.STACK_OPEN
    return turn.FOUGHT if s.fought else None


class RiseGame(Game[Rise, Piece]):
    slug = "rise"
    version = "2.1"
    names = {"fr": "Rise", "en": "Rise"}
    folder = Path(__file__).parent
    seats = (2, 3, 4, 5, 6)
    verbs = VERBS
    terminal: ClassVar[Any] = board
    book = BOOK
    steps = {
        "mulligan": (setup.ask_mulligan, setup.decide),
        "restore": (turn.ask_restore, steps_on(turn.restore)),
        "main": (turn.ask_main, turn.act),
        "attack": (combat.ask_attack, steps_on(_attack)),
        "block": (combat.ask_block, steps_on(_block)),
        "order": (combat.ask_order, steps_on(lambda s, option: combat.put_first(s, number_of(option)))),
    }
    reasons = {
        INVOKE: _refuses_invoke,
        LEVEL: _refuses_level,
        ACTION: _with_piece(_refuses_action),
        SKILL: _with_piece(_refuses_skill),
        EFFECT: _with_piece(_refuses_effect),
        IMITATE: _with_piece(_refuses_imitate),
        ATTACK: _refuses_attack,
        BLOCK: _refuses_block,
        AGAINST: _refuses_against,
        COMBAT: _refuses_moving_on,
        END: _refuses_moving_on,
        MULLIGAN: setup.refuses_mulligan,
        **dict.fromkeys((ETHER_CARD, ETHER_COIN), _refuses_exchange),
    }
    zones = (
        Zone("field", holds="permanents"),
        Zone("invokers", holds="permanents"),
        Zone("hand", OWNER),
        Zone("library", HIDDEN),
        Zone("graveyard"),
        Zone("exclusion"),
        Zone("aside", of_player=False),
        Zone("gone", of_player=False),
    )
    player_words = (Word("coins", "int", high=30), Word("ether", "int", high=30))
    card_words = (
        Word("damage", "int", high=999),
        Word("tilted", "bool", False),
        Word("life", "int", None, high=30),  # None: no usual value, as it is printed where nothing is said
        Word("level", "int", None, high=4),
        Word("points", "int", None, high=4),
        Word("levels", "cards", []),
        Word("under", "cards", []),
    )
    table_words = (Word("step", "word", "main", words=STEPS), Word("fought", "bool", False))
    player_memory = positions.PLAYER_MEMORY
    card_memory = positions.CARD_MEMORY
    table_memory = positions.TABLE_MEMORY
    entry_words = positions.ENTRY_WORDS
    setup_steps = ("mulligan",)
    stops = (
        *("window-attacked", "window-blocked", "window-main"),
        *("answer", "answer-move", "answer-end", "answer-fight"),
    )
    wealth = ("points",)
    deeds = ("aptitudes", "attack", "defence", "gives", "holds")
    routine = ("payer", "pay-life", "order", "trigger", "assimilate")
    bare_stacks = True
    untils = ("ends", "start", "combat")
    deck_sections = decks.SECTIONS
    deck_least = decks.LEAST

    def blank(self, rng: Rng, seats: int, options: Options) -> Rise:
        s = Rise(rng, tuple(range(seats)), (NO_CARD,))
        s.players = [Player() for _ in range(seats)]
        return s

    def deal(self, s: Rise, dealt: Sequence[Deck], options: Options) -> None:
        for seat, deck in enumerate(dealt):
            decks.deal(self, s, seat, deck)
        for player in s.players:
            for it in player.invokers:
                add_hooks(s, it.hooks)

    def begin(self, s: Rise) -> Flow | None:
        setup.begin(s)
        return None

    def ask(self, s: Rise) -> Ask | None:
        return super().ask(s) if s.stack is None else turn.ask_answer(s)

    def act(self, s: Rise, option: int) -> Flow | None:
        return super().act(s, option) if s.stack is None else turn.act(s, option)

    def why(self, s: Rise, seat: int, option: int) -> Refusal | None:
        if s.step == "mulligan":
            return setup.NO_MULLIGAN if s.deciding == seat else None
        return super().why(s, seat, option)

    def leave(self, s: Rise, seat: int, reason: str) -> None:
        """RI-GOAL-070, RI-GOAL-080."""
        lose(s, [seat], reason)
        if not s.over():
            depart(s, seat)

    def go_on(self, s: Rise) -> Flow | None:
        return turn.go_on(s) if s.step != "mulligan" else None

    def evaluate(self, s: Rise, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    # Scenarios

    def enter(self, s: Rise, card: Card, seat: int, zone: str, host: Piece | None = None) -> Piece:
        if zone == "invokers":
            it = decks.invoker(card, seat)
            s.players[seat].invokers.append(it)
        else:
            it = Piece(card, seat, print_of(card))
            if card.owner != seat:
                it.holds.append(Hold(seat))
            s.players[seat].field.append(it)
        add_hooks(s, it.hooks)
        s.rearranged()
        s.unsettled = True
        return it

    def remove(self, s: Rise, permanent: Piece) -> None:
        if permanent.invoker:
            die(s, permanent)
            s.players[permanent.controller].invokers.remove(permanent)
            drop_hooks(s, permanent.hooks)
            s.rearranged()
            for card in permanent.levels:
                put(s, card, "graveyard")
        else:
            leave(s, permanent, "gone")
            s.gone.remove(permanent.card)

    def arrange(self, s: Rise, first: dict[str, Any]) -> Refusal | None:
        s.step = s.step or "main"
        for seat, player in enumerate(s.players):
            if "awake" not in first["players"][seat]:
                player.awake = True
            player.ills = [Ill(*row) for row in player.ills]
            for it, given in zip(player.invokers, first["players"][seat].get("invokers", []), strict=True):
                if isinstance(given, dict) and "level" in given and "points" not in given:
                    it.points = it.level
        return self.patched(s)

    def bear(self, s: Rise, permanent: Piece, word: Word, value: Any) -> None:
        if word.name == "copies":
            become(s, permanent, value)
        elif word.name in positions.RECORDS:
            setattr(permanent, word.name, positions.records(word.name, value))
        elif word.name == "tilted":  # a Porte is tilted because it is Open, where nothing else is said
            pure = permanent.printed.gate and not permanent.printed.creature
            tilted = TILTED | OPEN if pure else TILTED
            permanent.flags = permanent.flags & ~(TILTED | OPEN) | (tilted if value else 0)
        elif word.name == "flags":
            permanent.flags = value & ~SHUT | (TILTED if value & OPEN else permanent.flags & TILTED)
        else:
            super().bear(s, permanent, word, value)

    def borne(self, permanent: Piece, word: Word) -> Any:
        if word.name == "copies":
            return positions.copied(permanent)
        if word.name in ("life", "level", "points"):
            return super().borne(permanent, word) if permanent.invoker else None
        if word.name == "flags":
            pure = permanent.printed.gate and not permanent.printed.creature
            shut = SHUT if pure and permanent.flags & (TILTED | OPEN) == TILTED else 0
            return permanent.flags & ~TILTED | shut
        return super().borne(permanent, word)

    def print_called(self, name: str) -> Printed | None:
        return positions.print_called(name)

    def entry(self, s: Rise, given: dict[str, Any]) -> Element:
        return positions.entry(s, given)

    def patched(self, s: Rise) -> Refusal | None:
        refusal = (
            positions.refuses_stack(s)
            or positions.refuses_combat(s)
            or positions.refuses_step(s)
            or positions.refuses_apart(s)
        )
        if refusal is not None:
            return refusal
        for seat, player in enumerate(s.players):
            refusal = positions.refuses_side(s, seat)
            if refusal is not None:
                return refusal
            for it in player.field:
                refresh(s, it)
        s.unsettled = s.step not in self.setup_steps
        return None

    def settle(self, s: Rise) -> Flow | None:
        return turn.go_on(s) if s.unsettled else None

    def invariants(self, s: Rise) -> list[str]:
        return positions.invariants(s)

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        kind = print_of(card).type
        fits = {
            "invokers": kind == "invocateur",
            "levels": kind == "niveau-superieur",
            "field": print_of(card).permanent,
            "under": print_of(card).creature,
            "gone": kind != "invocateur",
        }.get(zone.name, kind != "invocateur" and kind not in MARKERS)
        return None if fits else Refusal("RI-FIELD-010", "lies-not", card=card, zone=zone.name)

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        return board.refuses_word(card, word)

    # Views

    def show_table(self, s: Rise) -> dict[str, Any]:
        return board.table_data(s)

    def show_player(self, s: Rise, seat: int) -> dict[str, Any]:
        return board.player_data(s, seat)

    def show_permanent(self, s: Rise, permanent: Piece) -> dict[str, Any]:
        return board.permanent_data(s, permanent)

    # Decks

    def starters(self) -> dict[str, Deck]:
        return decks.starters(self)

    def random_deck(self, rng: Rng) -> Deck:
        return decks.generate(self, rng)

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        return decks.refusals(self, deck)


RISE = RiseGame()
