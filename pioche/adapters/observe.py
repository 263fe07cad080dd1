"""What a seat may know, as numbers for programs that learn. A game says nothing for it: zones and who has seen what,
the words of players, cards and table, verbs and prompts are what its board and its scenarios have already.

Read from the state by this list and nothing else: words and zones that a view shows, never what a table only remembers.
Other seats are counted from the one who looks: 0 is oneself, 1 the next. Layouts are told in docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.engine.cards import Card, Permanent
from pioche.engine.choice import Ask, number_of, verb_of, which_of
from pioche.engine.game import Game, Word
from pioche.engine.match import Match
from pioche.engine.places import player_of, zone_of
from pioche.engine.registry import catalog_of
from pioche.engine.state import State
from pioche.engine.zones import OWNER, PUBLIC, Zone, sees

LAYOUT = 1  # of both layouts: another number where the same position gives other numbers
ACTIONS = 128  # options of a question
ROWS = 128  # a player's cards; with the row of no card

LAYOUTS = ("flat", "entities")
Arrays = dict[str, NDArray[Any]]
DTYPES: dict[str, type[np.generic]] = {
    "observation": np.float32,
    "scalars": np.float32,
    "cards": np.int32,
    "options": np.int32,
    "action_mask": np.int8,
}

OPTION_COLUMNS = ("verb", "card", "controller", "row", "argument", "which")
_CARD_COLUMNS = ("card", "zone", "controller", "place", "host", "waits")
_VERB = 12  # bits below the verb of an option
_HELD = ("cards", "permanents")  # words that hold cards


class _Words:
    """How the words of a player, a card or the table become numbers: one column for a number or a flag, one for each of
    the words that there are to choose from."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.names: list[str] = []
        plain: list[str] = []
        self._listed: list[tuple[str, str, int, dict[str, int]]] = []
        for word in words:
            if word.type in ("int", "bool"):
                plain.append(word.name)
                self.names.append(word.name)
        for word in words:
            if word.type in ("word", "words", "counts"):
                at = {one: i for i, one in enumerate(word.words)}
                self._listed.append((word.name, word.type, len(self.names), at))
                self.names += [f"{word.name}={one}" for one in word.words]
        self._count = len(plain)
        self._get: Callable[[Any], Any] | None = attrgetter(*plain) if plain else None

    def add(self, holder: Any, out: Any, base: int) -> None:
        """Add the values of a player, a card or the table to the numbers from `base` on."""
        if self._get is not None:
            values = self._get(holder)
            if self._count == 1:
                out[base] += values
            else:
                at = base
                for value in values:
                    if value:
                        out[at] += value
                    at += 1
        for name, kind, first, places in self._listed:
            held = getattr(holder, name)
            if not held:
                continue
            if kind == "counts":
                for one, count in held.items():
                    out[base + first + places[one]] += count
            else:
                for one in (held,) if kind == "word" else held:
                    out[base + first + places[one]] += 1


class Observer:
    """The two layouts of one game with so many seats, and its options as rows.

    `flat`: `scalars`, then how many of each card lie in each place. `entities`: `scalars` and a row for each card that
    the seat knows (`rows`). `signature` is the same where the numbers mean the same.
    """

    def __init__(self, game: Game[Any, Any], seats: int, *, actions: int = ACTIONS, rows: int = 0) -> None:
        self.game = game
        self.actions = actions
        self.seats = seats + len(game.scripted_names(seats))
        self.rows = rows or ROWS * self.seats
        self.cards = ("", *sorted(game.book.cards))  # the first stands for none, or for one that no book knows
        prompts = {key.removeprefix("prompt.") for key in catalog_of(game).keys("en") if key.startswith("prompt.")}
        self.prompts = ("", *sorted(prompts))
        self.zones = ("", *(zone.name for zone in game.zones), *(w.name for w in game.card_words if w.type in _HELD))
        self._card_at = {id: i for i, id in enumerate(self.cards)}
        self._prompt_at = {prompt: i for i, prompt in enumerate(self.prompts)}
        self._players = _Words(game.player_words)
        self._table = _Words([word for word in game.table_words if word.name != "step"])
        self._in_play = _Words(game.card_words)
        said = [word.words for word in game.table_words if word.name == "step"]
        steps = said[0] if said else tuple(game.steps)
        self._laid = [word for word in game.card_words if word.type in _HELD]
        self._known: tuple[tuple[Card, ...], list[int]] = ((), [])
        self._lay_out(steps)
        text = "\n".join([f"{LAYOUT} {game.slug} {game.version} {self.seats}", *self.flat_names, *self.columns])
        self.signature = sha256("\n".join([text, *game.verbs.names()]).encode()).hexdigest()[:16]

    def _lay_out(self, steps: Sequence[str]) -> None:
        """Which number stands where."""
        names = ["seat", "turn", "asked", "active", "prompt", "source", "stack"]
        self._step_at = {step: len(names) + i for i, step in enumerate(steps)}
        names += [f"step={step}" for step in steps]
        self._table_at = len(names)
        names += self._table.names
        own = [zone for zone in self.game.zones if zone.of_player]
        shared = [zone for zone in self.game.zones if not zone.of_player]
        self._player_at: list[int] = []
        places: list[tuple[Zone, int, int]] = []  # zone, whose (relative, -1: the table's), where its size stands
        for relative in range(self.seats):
            self._player_at.append(len(names))
            names += [f"{relative}.{name}" for name in ("out", "ours", "automaton", *self._players.names)]
            for zone in own:
                places.append((zone, relative, len(names)))
                names += [f"{relative}.{zone.name}", f"{relative}.{zone.name}.unknown"]
        for zone in shared:
            places.append((zone, -1, len(names)))
            names += [zone.name, f"{zone.name}.unknown"]
        self.scalar_names = tuple(names)
        self._prompts_at = len(names)
        names += [f"prompt={prompt}" for prompt in self.prompts]
        self._source_at = len(names)
        names += self._bag("source")
        self._stack_at = len(names)
        names += self._bag("stack")
        self._places: list[tuple[Zone, int, int, int, int, int]] = []  # and its bag, its words, its index
        for zone, relative, size in places:
            where = zone.name if relative < 0 else f"{relative}.{zone.name}"
            bag = len(names)
            names += self._bag(where)
            words = len(names)
            if zone.holds == "permanents":
                names += [f"{where}.{name}" for name in self._in_play.names]
            self._places.append((zone, relative, size, bag, words, self.zones.index(zone.name)))
        self._on: dict[tuple[str, int], tuple[int, int]] = {}  # what lies on cards in play, by who controls those
        for word in self._laid:
            for relative in range(-1, self.seats):
                where = word.name if relative < 0 else f"{relative}.{word.name}"
                bag = len(names)
                names += self._bag(where)
                self._on[word.name, relative] = (bag, len(names))
                if word.type == "permanents":
                    names += [f"{where}.{name}" for name in self._in_play.names]
        self.flat_names = tuple(names)
        self.columns = (*_CARD_COLUMNS, *self._in_play.names)

    def _bag(self, where: str) -> list[str]:
        return [f"{where}:{id}" for id in self.cards]

    # One position

    def blank(self, layout: str, *many: int) -> Arrays:
        """Room for one observation, or for so many, with nothing in it."""
        shapes: dict[str, tuple[int, ...]] = {"observation": (len(self.flat_names),)}
        if layout == "entities":
            shapes = {"scalars": (len(self.scalar_names),), "cards": (self.rows, len(self.columns))}
        elif layout != "flat":
            raise ValueError(f"layout {layout!r}: there are {' and '.join(LAYOUTS)}")
        shapes |= {"options": (self.actions, len(OPTION_COLUMNS)), "action_mask": (self.actions,)}
        return {name: np.zeros((*many, *shape), DTYPES[name]) for name, shape in shapes.items()}

    def observe(self, match: Match, seat: int, layout: str) -> Arrays:
        """What environments hand out: `observation` (flat) or `scalars` and `cards` (entities), `options` and
        `action_mask`."""
        arrays = self.blank(layout)
        self.write(match, seat, arrays)
        return arrays

    def write(self, match: Match, seat: int, arrays: Arrays) -> None:
        """The same, into room that holds nothing yet."""
        rows: dict[int, int] | None = None
        if "observation" in arrays:
            controllers = self._write_flat(match, seat, arrays["observation"].data)
        else:
            cards = arrays["cards"]
            rows = self._write_rows(match, seat, cards.reshape(-1).data)
            controllers = {number: int(cards[row, 2]) - 1 for number, row in rows.items()}
            self._write_scalars(match.state, match.ask, seat, arrays["scalars"].data)
            self._write_sizes(match.state, seat, arrays["scalars"].data)
        ask = match.ask
        if ask is not None and ask.seat == seat:
            count = len(ask.options)
            if count > self.actions:
                raise ValueError(f"a question with {count} options: ask for more actions than {self.actions}")
            arrays["action_mask"][:count] = 1
            self._write_options(match.state, ask, controllers, rows, arrays["options"].reshape(-1).data)

    def rows_of(self, match: Match, seat: int) -> dict[int, int]:
        """In which row of `cards` each card is, by its number."""
        return self._write_rows(match, seat, np.zeros(self.rows * len(self.columns), np.int32).data)

    def _write_flat(self, match: Match, seat: int, out: Any) -> dict[int, int]:
        """Returns who controls the cards in play (relative)."""
        s, ask = match.state, match.ask
        known = self._cards_of(s)
        controllers: dict[int, int] = {}
        self._write_scalars(s, ask, seat, out)
        if ask is not None and ask.seat == seat:
            out[self._prompts_at + self._prompt(ask)] = 1
            if ask.source:
                out[self._source_at + known[ask.source]] = 1
        for stack in (s.waiting if s.stack is None else [s.stack, *s.waiting]) if s.stack or s.waiting else ():
            for item in stack.items:
                out[self._stack_at + known[item.source]] += 1
        count, add = self.seats, self._in_play.add
        for zone, relative, size, bag, words, _ in self._places:
            owner = (seat + relative) % count if relative >= 0 else -1
            held = zone_of(s, zone, owner)
            if not held:
                continue
            out[size] = len(held)
            if zone.holds == "permanents":
                for one in held:
                    out[bag + known[one.card.number]] += 1
                    add(one, out, words)
                    by = one.controller
                    controllers[one.card.number] = by = (by - seat) % count if by >= 0 else -1
                    if self._laid:
                        self._write_laid(s, one, seat, by, known, controllers, out)
            elif zone.sight == PUBLIC or (zone.sight == OWNER and relative == 0):
                for one in held:
                    out[bag + known[one.number]] += 1
            else:
                unknown = len(held)
                if s.seen:
                    for one in held:
                        if s.seen.get(one.number, 0) >> seat & 1:
                            out[bag + known[one.number]] += 1
                            unknown -= 1
                out[size + 1] = unknown
        return controllers

    def _write_laid(
        self, s: State, host: Permanent, seat: int, by: int, known: list[int], controllers: dict[int, int], out: Any
    ) -> None:
        for word in self._laid:
            held = getattr(host, word.name)
            if held:
                bag, words = self._on[word.name, by]
                for one in held:
                    if word.type == "permanents":
                        out[bag + known[one.card.number]] += 1
                        self._in_play.add(one, out, words)
                        own = one.controller
                        controllers[one.card.number] = own = (own - seat) % self.seats if own >= 0 else -1
                        self._write_laid(s, one, seat, own, known, controllers, out)
                    elif sees(s, word.zone, host.controller, one, seat):
                        out[bag + known[one.number]] += 1

    def _write_sizes(self, s: State, seat: int, out: Any) -> None:
        for zone, relative, size, _, _, _ in self._places:
            owner = (seat + relative) % self.seats if relative >= 0 else -1
            held = zone_of(s, zone, owner)
            out[size] = len(held)
            if zone.holds == "cards":
                out[size + 1] = sum(not sees(s, zone, owner, card, seat) for card in held)

    def _write_scalars(self, s: State, ask: Ask | None, seat: int, out: Any) -> None:
        count = self.seats
        out[0] = seat
        out[1] = s.turn
        if ask is not None:
            out[2] = (ask.seat - seat) % count + 1
            if ask.seat == seat:
                out[4] = self._prompt(ask)
                out[5] = self._cards_of(s)[ask.source]
        out[3] = (s.active - seat) % count
        if s.stack is not None:
            out[6] = len(s.stack.items)
        step = self._step_at.get(s.step)
        if step is not None:
            out[step] = 1
        self._table.add(s, out, self._table_at)
        team = s.teams[seat]
        for relative in range(count):
            base = self._player_at[relative]
            owner = (seat + relative) % count
            if s.out >> owner & 1:
                out[base] = 1
            if s.teams[owner] == team:
                out[base + 1] = 1
            if s.automata >> owner & 1:
                out[base + 2] = 1
            self._players.add(player_of(s, owner), out, base + 3)

    def _write_rows(self, match: Match, seat: int, out: Any) -> dict[int, int]:
        """A row for each card that the seat knows, zone by zone, after a row for none; returns where each is."""
        s = match.state
        known = self._cards_of(s)
        width = len(self.columns)
        waits = {item.source: 1 for stack in ([s.stack] if s.stack else []) + s.waiting for item in stack.items}
        rows: dict[int, int] = {}
        for card, permanent, zone, by, at, host in self._known_cards(s, seat):
            row = len(rows) + 1
            if row == self.rows:
                raise ValueError(f"more than {row - 1} cards are known to seat {seat}: ask for more rows")
            rows[card.number] = row
            base = row * width
            out[base] = known[card.number]
            out[base + 1] = zone
            out[base + 2] = by + 1
            out[base + 3] = at
            out[base + 4] = rows.get(host, 0)
            out[base + 5] = waits.get(card.number, 0)
            if permanent is not None:
                self._in_play.add(permanent, out, base + len(_CARD_COLUMNS))
        return rows

    def _known_cards(self, s: State, seat: int) -> Iterator[tuple[Card, Permanent | None, int, int, int, int]]:
        """Each card, its permanent, its zone, whose it is (relative, -1: nobody's), its place, the card it lies on."""
        for zone, relative, _, _, _, index in self._places:
            owner = (seat + relative) % self.seats if relative >= 0 else -1
            for at, one in enumerate(zone_of(s, zone, owner)):
                if zone.holds == "permanents":
                    yield from self._with_laid(s, one, seat, index, at, 0)
                elif sees(s, zone, owner, one, seat):
                    yield one, None, index, relative, at, 0

    def _with_laid(
        self, s: State, one: Permanent, seat: int, zone: int, at: int, host: int
    ) -> Iterator[tuple[Card, Permanent | None, int, int, int, int]]:
        by = (one.controller - seat) % self.seats if one.controller >= 0 else -1
        yield one.card, one, zone, by, at, host
        for word in self._laid:
            index = self.zones.index(word.name)
            for place, laid in enumerate(getattr(one, word.name)):
                if word.type == "permanents":
                    yield from self._with_laid(s, laid, seat, index, place, one.card.number)
                elif sees(s, word.zone, one.controller, laid, seat):
                    yield laid, None, index, by, place, one.card.number

    # What can be done

    def _write_options(
        self, s: State, ask: Ask, controllers: dict[int, int], rows: dict[int, int] | None, out: Any
    ) -> None:
        """A row for each option: its verb, the card that it is about (kind, who controls it, its row), its argument."""
        seat, verbs, known = ask.seat, self.game.verbs, self._cards_of(s)
        at = 0
        for option in ask.options:
            number = number_of(option)
            takes = verbs.of(option).takes
            out[at] = verb_of(option) >> _VERB
            if takes == "card":
                if number:
                    owner = s.cards[number].owner
                    out[at + 1] = known[number]
                    by = controllers.get(number)
                    out[at + 2] = by + 1 if by is not None else (owner - seat) % self.seats + 1 if owner >= 0 else 0
                    if rows is not None:
                        out[at + 3] = rows.get(number, 0)
            elif takes == "seat":
                out[at + 4] = (number - seat) % self.seats
            else:
                out[at + 4] = number
            out[at + 5] = which_of(option)
            at += len(OPTION_COLUMNS)

    def _prompt(self, ask: Ask) -> int:
        at = self._prompt_at.get(ask.prompt or ask.kind)
        return self._prompt_at.get(ask.kind, 0) if at is None else at

    def _cards_of(self, s: State) -> list[int]:
        """By the number of a card, which of `cards` it is."""
        cards, known = self._known
        if cards is not s.cards:
            known = [self._card_at.get(card.proto.id, 0) for card in s.cards]
            self._known = s.cards, known
        return known
