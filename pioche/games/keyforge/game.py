"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card, Proto
from pioche.engine.choice import TARGET, Ask, number_of, verb_of
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import Deck, Game, Options, Word
from pioche.engine.lasting import add_hooks
from pioche.engine.log import Seat
from pioche.engine.registry import catalog_of
from pioche.engine.rng import Rng
from pioche.engine.zones import EVERYONE, HIDDEN, OWNER, Zone, forget, show
from pioche.games.keyforge import board, decks, evaluate, positions
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.rules import house, setup, turn, values
from pioche.games.keyforge.rules.control import under_control
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.enter import other_half, print_of
from pioche.games.keyforge.rules.fight import refuses_aim, refuses_target
from pioche.games.keyforge.rules.leave import end_effects, put, remove
from pioche.games.keyforge.rules.line import on_flank
from pioche.games.keyforge.rules.terms import BID, HOUSE, MULLIGAN, TIDE, VERBS
from pioche.games.keyforge.rules.texts import texts
from pioche.games.keyforge.state import (
    COLOURS,
    COUNTERS,
    HOUSES,
    ICONS,
    InPlay,
    KeyForge,
    Player,
    Printed,
    as_upgrade,
    in_line,
    reprint_in_play,
    with_prints,
)

CREATURE_WORDS = ("damage", "stunned", "ward", "enraged", "armor_used", "upgrades")


class KeyForgeGame(Game[KeyForge, InPlay]):
    slug = "keyforge"
    version = "2021.03"
    names = {"fr": "KeyForge", "en": "KeyForge"}
    folder = Path(__file__).parent
    seats = (2,)
    verbs = VERBS
    terminal: ClassVar[Any] = board
    book = BOOK
    steps = {
        "bid": (setup.ask_bid, setup.bid),
        "first": (setup.ask_first, setup.set_first),
        "mulligan": (setup.ask_mulligan, setup.mulligan),
        "house": (house.ask_house, house.choose),
        "main": (turn.ask_main, turn.act_main),
    }
    moves = turn.MOVES
    reasons = {
        BID: setup.refuses_bid,
        MULLIGAN: setup.refuses_mulligan,
        HOUSE: house.refuses_choice,
        TARGET: lambda s, seat, option: refuses_aim(s, seat, s.in_play(number_of(option))),
    }
    zones = (
        Zone("battleline", holds="permanents"),
        Zone("artifacts", holds="permanents"),
        Zone("hand", OWNER),
        Zone("deck", HIDDEN),
        Zone("discard"),
        Zone("archives", OWNER),
        Zone("purged", OWNER),
        Zone("limbo", of_player=False),
    )
    player_words = (
        Word("amber", "int", high=999),
        Word("chains", "int", high=24),
        Word("keys", "words", (), words=COLOURS, high=3, different=True),
        Word("houses", "words", (), words=HOUSES, high=3, different=True),
        Word("last_keys", "words", (), words=COLOURS, high=3, different=True),
        Word("last_creatures", "int", high=99),
    )
    card_words = (
        Word("ready", "bool", True),
        Word("damage", "int", high=999),
        Word("amber", "int", high=999),
        Word("armor_used", "int", high=999),
        Word("stunned", "bool", False),
        Word("ward", "bool", False),
        Word("enraged", "bool", False),
        Word("counters", "counts", {}, words=COUNTERS, high=999),
        Word("upgrades", "permanents", []),
        Word("under", "cards", [], sight=HIDDEN),
        Word("linked", "cards", []),
    )
    table_words = (
        Word("house", "word", "", words=("", *HOUSES)),
        Word("tide", "int", -1, low=-1, high=1),
        Word("first_turn", "bool", False),
    )
    table_memory = positions.TABLE_MEMORY
    card_memory = positions.CARD_MEMORY
    setup_steps = ("bid", "first", "mulligan")
    untils = (*turn.NEXT_TURN, *turn.UNTIL_START)
    print_words = (Word("house", "word", "", words=HOUSES), Word("bonus", "words", (), words=ICONS, high=20))
    deeds = ("keywords", "bonus", "power", "half")
    match_options = {
        "sealed": (False, True),
        "bid": (False, True),
        "intro": (False, True),
        "tide": (True, False),
        "loser": (0, 1),
        "chains_0": tuple(range(25)),
        "chains_1": tuple(range(25)),
    }
    deck_sections = decks.SECTIONS
    deck_least = decks.SIZE

    def blank(self, rng: Rng, seats: int, options: Options) -> KeyForge:
        s = KeyForge(rng, tuple(range(seats)), (NO_CARD,))
        s.players = [Player(chains=options.get(f"chains_{seat}", 0)) for seat in range(seats)]
        s.tides = options.get("tide", True)
        s.intro = options.get("intro", False)
        s.first = options.get("loser", -1)
        s.step = "bid" if options.get("bid") else "setup"
        return s

    def deal(self, s: KeyForge, dealt: Sequence[Deck], options: Options) -> None:
        if options.get("sealed"):
            dealt = [decks.generate(s.rng) for _ in dealt]
        super().deal(s, dealt, options)
        for player, deck in zip(s.players, dealt, strict=True):
            player.houses = decks.houses_of(self, deck)

    def begin(self, s: KeyForge) -> Flow | None:
        return None if s.step == "bid" else setup.choose_first(s)

    def why(self, s: KeyForge, seat: int, option: int) -> Refusal | None:
        if verb_of(option) not in (BID, MULLIGAN, HOUSE):  # which have a step of their own
            if s.active != seat:
                return house.NOT_YOUR_TURN
            if s.step != "main":
                return turn.NOT_IN_STEP
        return super().why(s, seat, option)

    def pointless(self, s: KeyForge, ask: Ask) -> Sequence[int]:
        return (TIDE,) if ask.options[-1] == TIDE and turn.tide_is_pointless(s, ask.seat) else ()

    def evaluate(self, s: KeyForge, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    # Scenarios

    def enter(self, s: KeyForge, card: Card, seat: int, zone: str, host: InPlay | None = None) -> InPlay:
        it = InPlay(card, seat, _print_there(card, "upgrades" if host is not None else zone), True)
        if host is not None:
            it.host = host.card.number
            it.controller = card.owner  # KF-UPGR-080: who played it, whoever controls its creature
            host.upgrades.append(it)
        else:
            player = s.players[seat]
            (player.battleline if zone == "battleline" else player.artifacts).append(it)
            if it.printed.half and s.step != "setup":
                _take_other_half(s, it)
            if seat != card.owner:
                under_control(s, card.number, seat)
        add_hooks(s, it.hooks)
        if "controls" in it.hooks:
            if s.step == "setup":  # then it is what makes its creature lie where a scenario has laid it
                end_effects(s, it.host)
            it.hooks["controls"].run(s, it)
        s.unsettled = True
        return it

    def remove(self, s: KeyForge, permanent: InPlay) -> None:
        remove(s, permanent)
        for half in permanent.linked:
            put(s, half, "discard")

    def arrange(self, s: KeyForge, first: dict[str, Any]) -> Refusal | None:
        for seat, player in enumerate(s.players):
            if not player.houses:
                player.houses = tuple(
                    dict.fromkeys(print_of(card).house for card in s.cards[1:] if card.owner == seat)
                )[:3]
        texts(s)
        for it in s.creatures():
            it.armor_was = values.armor(s, it)
        if s.first < 0 and s.step != "bid":
            s.first = s.active
        if s.step == "setup":
            s.step = "main" if s.house else "house"
        return positions.refuses_setup(s) or self.patched(s) if not s.turn else self.patched(s)

    def bear(self, s: KeyForge, permanent: InPlay, word: Word, value: Any) -> None:
        if word.name != "copies":
            super().bear(s, permanent, word, value)
        elif value.type != permanent.printed.type or "!copy" not in value.mark:
            raise PiocheError("bad-value", word="copies", value=value.id + value.mark)
        else:
            reprint_in_play(s, permanent, value)

    def begins_effect(self, permanent: InPlay) -> bool:
        return "controls" in permanent.hooks

    def borne(self, permanent: InPlay, word: Word) -> Any:
        return positions.copied_print(permanent) if word.name == "copies" else super().borne(permanent, word)

    def print_called(self, name: str) -> Proto | None:
        return positions.print_called(name)

    def patched(self, s: KeyForge) -> Refusal | None:
        texts(s)
        s.unsettled = True
        if s.step == "house" and not house.choosable(s, s.active):  # KF-HOUSE-040
            s.step = "main"
        for seat, player in enumerate(s.players):
            if len(player.keys) == len(COLOURS):
                return Refusal("KF-CORE-020", "has-won", seat=Seat(seat))
            for it in player.battleline:
                values.armor_left(s, it)
                if it.printed.half and [other_half(it.card, it.linked)] != it.linked:
                    return Refusal("KF-KWGIG-010", "not-whole", card=it.card)
            for it in [*player.artifacts, *(one for host in player.battleline for one in host.upgrades)]:
                for name in CREATURE_WORDS:
                    if getattr(it, name):
                        return Refusal("KF-CREA-010", "only-creatures", card=it.card, word=name)
            for it in player.battleline + player.artifacts:
                _turn_over(s, it)
        return None

    def settle(self, s: KeyForge) -> Flow | None:
        return settle(s) if s.unsettled else None

    def invariants(self, s: KeyForge) -> list[str]:
        return positions.invariants(s)

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        printed = print_of(card)
        if zone.name == "limbo":
            return Refusal("KF-ACTC-030", "not-played", card=card)
        if (zone.name == "linked") != (printed.half == 1) and zone.name in ("battleline", "linked"):
            return Refusal("KF-KWGIG-010", "not-whole", card=card)
        wanted = {"battleline": "creature", "artifacts": "artifact", "upgrades": "upgrade"}.get(zone.name)
        if wanted is None or _print_there(card, zone.name).type == wanted:
            return None
        return Refusal("KF-ACTC-010", f"not-{wanted}", card=card)

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        if word.name == "linked" and not print_of(card).half:
            return Refusal("KF-KWGIG-010", "not-gigantic", card=card)
        if word.name in CREATURE_WORDS and print_of(card).type != "creature" and not print_of(card).line:
            return Refusal("KF-CREA-010", "only-creatures", card=card, word=word.name)
        return None

    def reprint(self, proto: Proto, given: dict[str, Any]) -> Proto:
        assert isinstance(proto, Printed)
        return with_prints(proto, given.get("house", proto.house), tuple(given.get("bonus", proto.bonus)))

    def print_of(self, proto: Proto, word: Word) -> Any:
        assert isinstance(proto, Printed)
        return proto.house if word.name == "house" else proto.bonus

    def reprinted(self, s: KeyForge, permanent: InPlay) -> None:
        zone = "upgrades" if permanent.host else "battleline" if permanent.printed.type == "creature" else "artifacts"
        reprint_in_play(s, permanent, _print_there(permanent.card, zone))

    # Views

    def show_player(self, s: KeyForge, seat: int) -> dict[str, Any]:
        high = s.tide == seat
        return {
            "key_cost": values.key_cost(s, seat),
            "house": s.house if seat == s.active else "",
            "tide": "high" if high else "neutral" if s.tide < 0 else "low",
            "haunted": values.haunted(s, seat),
        }

    def show_permanent(self, s: KeyForge, permanent: InPlay) -> dict[str, Any]:
        return board.permanent_data(s, permanent)

    # Decks

    def starters(self) -> dict[str, Deck]:
        return decks.ready_made()

    def random_deck(self, rng: Rng) -> Deck:
        return decks.generate(rng)

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        return decks.refuses(self, deck)

    def read_deck(self, text: str) -> Deck:
        return decks.read(self, text)

    def write_deck(self, deck: Deck, lang: str) -> str:
        names = {house: catalog_of(self).text(f"word.{house}", {}, lang) for house in HOUSES}
        return decks.write(self, deck, lang, names)


def _print_there(card: Card, zone: str) -> Printed:
    """What a card is in a zone: some creatures may be upgrades, and some artifacts creatures."""
    printed = print_of(card)
    if zone == "upgrades" and "upgrade" in printed.facts:
        return as_upgrade(printed)
    return in_line(printed) if zone == "battleline" and printed.line else printed


def _turn_over(s: KeyForge, it: InPlay) -> None:
    """KF-PURGE-030, KF-PURGE-050: what lies under a card is there for all to see where it was grafted, else its player
    alone knows it, unless a scenario says who does."""
    unknown = [card for card in it.under if not s.seen.get(card.number, 0)]
    show(s, unknown, EVERYONE if "graft" in it.printed.facts else 1 << it.controller)


def _take_other_half(s: KeyForge, it: InPlay) -> None:
    """A patch moves a half into play: it takes the other one along, from wherever its owner has it."""
    player = s.players[it.card.owner]
    for held in (player.hand, player.discard, player.deck, player.archives, player.purged):
        half = other_half(it.card, held)
        if half is not None:
            held.remove(half)
            forget(s, [half])
            it.linked = [half]
            return
    raise PiocheError("impossible", [Refusal("KF-KWGIG-010", "not-whole", card=it.card)], what="not-whole")


KEYFORGE = KeyForgeGame()

__all__ = ["KEYFORGE", "on_flank", "refuses_target"]
