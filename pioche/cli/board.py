"""Any game's table in a terminal, drawn from what one seat sees and from nothing else.

Opponents are on top and mirrored, so that front lines face each other; one's own seat is below. A number in brackets is
that of the option which picks the card. A dotted frame is a card that is not ready.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from pioche.cli.words import Words
from pioche.engine.log import Seat
from pioche.engine.registry import catalog_of
from pioche.engine.zones import HIDDEN, OWNER, PUBLIC, Zone

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from pioche.engine import Game
    from pioche.engine.game import Word

View = dict[str, Any]
Token = tuple[str, str]  # a few words and their style

_NARROWEST, _WIDEST = 11, 28  # of a card
_ABOUT_PLAYER = ("name", "team", "out", "automaton")
_ABOUT_CARD = ("card", "number", "owner", "controller")
_BETWEEN = " · "


def draw(game: Game[Any, Any], view: View, lang: str) -> RenderableType:
    """The table as a view shows it. A game that has a method `draw(view, lang)` draws its own."""
    own: RenderableType | None = None
    if hasattr(game, "draw"):
        own = game.draw(view, lang)
    return Board(game, view, lang) if own is None else own


def entries(view: View) -> Iterator[View]:
    """Every card that a view names, wherever it lies."""
    waiting: list[Any] = [*view["players"], {name: one for name, one in view.items() if name != "players"}]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, dict):
            if "card" in one and "number" in one:
                yield one
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one


class Board:
    """One view, to be printed at any width."""

    def __init__(self, game: Game[Any, Any], view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.lang = lang
        self.words = Words(lang)
        self.catalog = catalog_of(game)
        self.names = [player["name"] for player in view["players"]]
        self.known = {one["number"]: one for one in entries(view)}
        self.card_options: dict[int, list[int]] = {}
        self.seat_options: dict[int, list[int]] = {}
        for i, option in enumerate((view["decision"] or {}).get("options", ()), start=1):
            if option["card"]:
                self.card_options.setdefault(option["card"], []).append(i)
            elif "player" in option["args"]:
                self.seat_options.setdefault(option["args"]["player"]["seat"], []).append(i)
        waiting = [item["source"] for stack in view["stack"] for item in stack]
        self.of_players = [zone for zone in game.zones if zone.of_player]
        self.of_table = [  # but for cards that wait on the stack, and are shown there
            zone
            for zone in game.zones
            if not zone.of_player and any(card.get("number") not in waiting for card in view[zone.name])
        ]
        labels = [self.zone_name(zone.name) for zone in self.of_players + self.of_table]
        self.gutter = min(18, max(map(cell_len, [self.words.say("board.lasting"), *labels])) + 2)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        below = self.view["seat"] or 0  # a spectator sits behind the first seat
        count = len(self.names)
        yield from self.heading(width)
        for seat in [(below + i) % count for i in range(count - 1, 0, -1)]:
            yield from self.player(seat, width, mirrored=True)
            yield Text("─" * width, "dim")
        yield from self.middle(width)
        yield from self.player(below, width, mirrored=False)

    # Words

    def zone_name(self, name: str) -> str:
        return self.catalog.text(f"zone.{name}", {}, self.lang) if self.catalog.has(f"zone.{name}", self.lang) else name

    def seat_name(self, seat: int) -> str:
        return self.catalog.say(Seat(seat), self.lang, self.names)

    def card_name(self, number: int) -> str:
        card = self.known.get(number)
        return self.game.book[card["card"]].names[self.lang] if card else f"#{number}"

    def target_name(self, number: int) -> str:
        """A card by its name and, where it is in play, whose it is: several may be called so."""
        name = self.card_name(number)
        whose = self.known.get(number, {}).get("controller")
        return name if whose is None else f"{name} ({self.seat_name(whose)})"

    def said(self, name: str, value: Any) -> str:
        """A value in words, such as `flames 8`; empty where there is nothing to say."""
        key = f"value.{name}"
        label = self.catalog.text(key, {}, self.lang) if self.catalog.has(key, self.lang) else name.replace("_", " ")
        if value is True:
            return label
        if value is None or value is False or value in ("", [], {}):
            return ""
        if isinstance(value, dict):
            value = [f"{self.catalog.say(one, self.lang)} {number}" for one, number in value.items() if number]
        return f"{label} {self.catalog.say(value, self.lang, self.names)}" if value != [] else ""

    def figures(self, bearer: View, words: Sequence[Word], known: Iterable[str]) -> list[str]:
        """The words of a bearer and what its game adds to them, as far as the game has a name for that."""
        extra = [name for name in bearer if name not in known and self.catalog.has(f"value.{name}", self.lang)]
        said = [self.said(name, bearer[name]) for name in (*(word.name for word in words), *extra)]
        return [one for one in said if one]

    # Parts

    def heading(self, width: int) -> Iterator[Text]:
        view = self.view
        left = [self.game.names[self.lang], self.words.say("board.turn", n=view["turn"])]
        if view["seat"] == view["active"]:
            left.append(self.words.say("board.your-turn"))
        else:
            left.append(self.words.say("board.turn-of", seat=self.seat_name(view["active"])))
        if self.catalog.has(f"step.{view['step']}", self.lang):
            left.append(self.catalog.text(f"step.{view['step']}", {}, self.lang))
        terminal = self.game.terminal
        shown = {word.name: view[word.name] for word in self.game.table_words}
        words = (
            terminal.tell_table(view, self.word_of) if terminal else self.figures(shown, self.game.table_words, view)
        )
        yield from _spread(Text(f"── {_BETWEEN.join(left)} ", "bold"), Text(_BETWEEN.join(words)), width, "─")

    def player(self, seat: int, width: int, *, mirrored: bool) -> Iterator[Text]:
        data = self.view["players"][seat]
        yield from self.player_line(seat, data, width)
        rows = [zone for zone in self.of_players if zone.holds == "permanents"]
        piles = [zone for zone in self.of_players if zone.holds == "cards"]
        order = [zone for zone in rows if data[zone.name]] or rows[:1]
        order += sorted(piles, key=lambda zone: zone.sight == OWNER)  # the hand comes last
        for zone in reversed(order) if mirrored else order:
            if zone.holds == "permanents":
                yield from self.row(zone, data[zone.name], width)
            else:
                yield from self.pile(zone, data[zone.name], width)

    def player_line(self, seat: int, data: View, width: int) -> Iterator[Text]:
        active = seat == self.view["active"]
        name = self.seat_name(seat)
        if seat == self.view["seat"]:
            name = self.words.say("board.you", seat=name)
        left = Text().append("▶ " if active else "  ", "bold yellow")
        left.append_text(self.badge(self.seat_options.get(seat)))
        left.append(name, "bold yellow" if active else "bold")
        states = [self.words.say(f"board.{state}") for state in ("out", "automaton") if data[state]]
        if len({player["team"] for player in self.view["players"]}) < len(self.names):
            states.append(self.words.say("board.team", n=data["team"] + 1))
        shown = (zone.name for zone in self.of_players)
        words = self.game.player_words
        known = (*_ABOUT_PLAYER, *shown, *(word.name for word in words))
        terminal = self.game.terminal
        figures = (
            terminal.tell_player(data, self.word_of)
            if terminal
            else [(one, "") for one in self.figures(data, words, known)]
        )
        for one, style in [(state, "") for state in states] + figures:
            left.append("  ").append(one, style)
        counts = [
            f"{self.zone_name(zone.name)} {len(data[zone.name])}"
            for zone in self.of_players
            if zone.holds == "cards" and (data[zone.name] or zone.sight == HIDDEN)
        ]
        yield from _spread(left, Text(_BETWEEN.join(counts), "dim"), width, " ")

    def middle(self, width: int) -> Iterator[Text]:
        """What belongs to nobody: the zones of the table, the stack, the effects that last."""
        parts: list[Text] = []
        for zone in self.of_table:
            cards = self.view[zone.name]
            parts += self.row(zone, cards, width) if zone.holds == "permanents" else self.pile(zone, cards, width)
        if hasattr(self.game.terminal, "tell_middle"):
            for label, told in self.game.terminal.tell_middle(self.view, self.word_of, self.card_name, self.seat_name):
                line = self.margin(label).append(told)
                line.truncate(width, overflow="ellipsis")
                parts.append(line)
        parts += self.stack(width)
        parts += self.lasting(width)
        if parts:
            yield from parts
            yield Text("─" * width, "dim")

    def stack(self, width: int) -> Iterator[Text]:
        """The open stack, the next to resolve on top, then those that wait."""
        for n, stack in enumerate(self.view["stack"]):
            label = self.words.say("board.stack" if n == 0 else "board.stack-later")
            for i, item in enumerate(reversed(stack)):
                line = self.margin(label if i == 0 else "")
                line.append("▸ " if n == i == 0 else "  ", "bold yellow")
                line.append_text(self.badge(self.card_options.get(item["source"])))
                line.append(self.card_name(item["source"]), "bold")
                ability = f"ability.{item['ability']}"
                if self.catalog.has(ability, self.lang):
                    line.append(f", {self.catalog.text(ability, {}, self.lang)}")
                if item["by"] >= 0:
                    line.append(f" ({self.seat_name(item['by'])})")
                if item["targets"]:
                    line.append(" → " + ", ".join(map(self.target_name, item["targets"])))
                if n == 0 and hasattr(self.game.terminal, "tell_entry"):
                    told = self.game.terminal.tell_entry(self.view, len(stack) - 1 - i, self.word_of)
                    line.append(f" : {told}" if told else "", "bold")
                line.truncate(width, overflow="ellipsis")
                yield line

    def lasting(self, width: int) -> Iterator[Text]:
        for i, effect in enumerate(self.view["lasting"]):
            line = self.margin(self.words.say("board.lasting") if i == 0 else "")
            key = f"effect.{effect['effect']}"
            if self.catalog.has(key, self.lang):
                line.append(self.catalog.text(key, {}, self.lang))
            else:
                line.append(self.card_name(effect["card"]) if effect["card"] else effect["effect"])
            line.append(f" ({self.seat_name(effect['by'])})")
            if self.words.has(f"until.{effect['until']}"):
                line.append(f", {self.words.say('until.' + effect['until'])}")
            if effect["times"]:
                line.append(f", {self.words.say('board.times', n=effect['times'])}")
            line.truncate(width, overflow="ellipsis")
            yield line

    def margin(self, label: str) -> Text:
        return Text().append(set_cell_size(f"  {label}", self.gutter + 2), "dim")

    def badge(self, options: Sequence[int] | None) -> Text:
        return Text().append(f"[{','.join(map(str, options))}] " if options else "", "bold cyan")

    # Cards

    def pile(self, zone: Zone, cards: Sequence[View], width: int) -> Iterator[Text]:
        """The cards of a zone that can be seen: each of a hand or of those to pick from, else as many as fit a line."""
        seen = [card for card in cards if "card" in card]
        room = width - self.gutter - 2
        if not seen:
            return
        if zone.sight == PUBLIC and not any(card["number"] in self.card_options for card in seen):
            lines = [self.tally(seen, room)]
        else:
            items = [self.loose(card) for card in seen]
            if len(seen) < len(cards):
                items.append(Text(self.words.say("board.hidden", n=len(cards) - len(seen)), "dim"))
            lines = _packed(items, room, _BETWEEN)
        for i, line in enumerate(lines):
            yield self.margin(self.zone_name(zone.name) if i == 0 else "").append_text(line)

    def loose(self, card: View) -> Text:
        """A card that is not in play, by its name; dim where others are offered and it is not."""
        text = self.badge(self.card_options.get(card["number"]))
        offered = bool(self.card_options or self.seat_options)
        return text.append(self.game.book[card["card"]].names[self.lang], "dim" if offered and not text else "")

    def tally(self, cards: Sequence[View], width: int) -> Text:
        """How often each card lies in a pile, on one line."""
        counts: dict[str, int] = {}
        for card in cards:
            name = self.game.book[card["card"]].names[self.lang]
            counts[name] = counts.get(name, 0) + 1
        items = [Text(name if count == 1 else f"{name} ×{count}") for name, count in counts.items()]
        lines = _packed(items, width, _BETWEEN)
        if len(lines) == 1:
            return lines[0]
        first = _packed(items, width - 7, _BETWEEN)[0]
        shown = first.plain.count(_BETWEEN) + 1
        return first.append(f" … +{sum(list(counts.values())[shown:])}", "dim")

    def row(self, zone: Zone, cards: Sequence[View], width: int) -> Iterator[Text]:
        """Cards in play, side by side as small frames."""
        label = self.zone_name(zone.name)
        if not cards:
            yield self.margin(label).append("–", "dim")
            return
        frames = [self.frame(card) for card in cards]
        room = width - self.gutter - 2
        while frames:
            count, used = 1, frames[0].width
            while count < len(frames) and used + 1 + frames[count].width <= room:
                used += 1 + frames[count].width
                count += 1
            height = max(len(frame.body) for frame in frames[:count])
            for i in range(height + 2):
                line = self.margin(label if i == 0 else "")
                for n, frame in enumerate(frames[:count]):
                    line.append(" " if n else "").append_text(frame.line(i, height))
                yield line
            frames = frames[count:]
            label = ""

    def frame(self, card: View) -> Frame:
        title = self.badge(self.card_options.get(card["number"]))
        title.append(self.game.book[card["card"]].names[self.lang], "bold")
        tokens = [Text(text, style) for text, style in self.tokens(card)]
        width = min(_WIDEST, max([_NARROWEST, title.cell_len + 4, *(token.cell_len + 4 for token in tokens)]))
        while len(body := _packed(tokens, width - 4, " ")) > 2 and width < _WIDEST:
            width += 1
        title.truncate(width - 4, overflow="ellipsis")
        return Frame(width, title, card.get("ready", True) is not False, body)

    def tokens(self, card: View) -> Iterator[Token]:
        """What there is to say of a card in play: its power, then all that is not as usual. A game with a `terminal`
        says it in its own words."""
        if self.game.terminal:
            yield from self.game.terminal.tell_card(card, self.word_of)
            if card["owner"] != card["controller"]:
                yield self.words.say("board.owned", seat=self.seat_name(card["owner"])), "dim"
            return
        if "power" in card:
            yield self.said("power", card["power"]), "bold"
        for word in self.game.card_words:
            value = card[word.name]
            if word.type in ("cards", "permanents"):
                for one in value:
                    yield f"+ {self.game.book[one['card']].names[self.lang]}" if "card" in one else "+ ?", "magenta"
            elif value != (list(word.default) if word.type == "words" else word.default) and word.name != "power":
                style = "red" if word.name == "damage" else "dim" if word.name == "ready" else ""
                yield self.said(word.name, value) if value is not False else self.denied(word.name), style
        known = (*_ABOUT_CARD, "power", *(word.name for word in self.game.card_words))
        for said in self.figures({name: value for name, value in card.items() if value != 0}, (), known):
            yield said, ""
        if card["owner"] != card["controller"]:
            yield self.words.say("board.owned", seat=self.seat_name(card["owner"])), "dim"

    def word_of(self, id: str) -> str:
        """A card or a message of the game, for its `terminal`."""
        book = self.game.book
        return book[id].names[self.lang] if id in book.cards else self.catalog.text(id, {}, self.lang)

    def denied(self, name: str) -> str:
        """A word that usually holds, and does not here: told by the game's `value.<word>.not` where it has one."""
        if self.catalog.has(f"value.{name}.not", self.lang):
            return self.catalog.text(f"value.{name}.not", {}, self.lang)
        return self.words.say("board.tired" if name == "ready" else "board.not", word=self.said(name, True))


@dataclass
class Frame:
    """A small card, ready to be drawn line by line."""

    width: int
    title: Text
    ready: bool
    body: list[Text]

    def line(self, i: int, height: int) -> Text:
        """Line `i` of the card, whose inside is made `height` lines high."""
        style = "" if self.ready else "dim"
        across, down = ("─", "│") if self.ready else ("┄", "┆")
        if i == 0:
            rest = across * (self.width - self.title.cell_len - 4)
            return Text.assemble(("╭ ", style), self.title, (f" {rest}╮", style))
        if i == height + 1:
            return Text(f"╰{across * (self.width - 2)}╯", style)
        text = self.body[i - 1] if i <= len(self.body) else Text()
        return Text.assemble((f"{down} ", style), text, " " * (self.width - text.cell_len - 4), (f" {down}", style))


def _packed(items: Sequence[Text], width: int, between: str) -> list[Text]:
    """Items one after the other, on as few lines as hold them; none is broken, one that is too long is cut."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(between) + item.cell_len <= width:
            lines[-1].append(between, "dim").append_text(item)
        else:
            line = Text().append_text(item)  # a text that begins with one style does not lend it to what follows
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    return lines


def _spread(left: Text, right: Text, width: int, fill: str) -> Iterator[Text]:
    """Two texts at both ends of a line, or below each other where they do not fit."""
    gap = width - left.cell_len - right.cell_len
    if gap >= 2:
        if not right and fill == " ":
            yield left
        else:
            yield Text.assemble(left, (fill * (gap - 1 if right else gap), "dim"), " " if right else "", right)
    else:
        left.truncate(width, overflow="ellipsis")
        yield left
        for line in _packed([Text(one, right.style) for one in right.plain.split(_BETWEEN)], width - 2, _BETWEEN):
            yield Text("  ").append_text(line)


def columns(items: Sequence[Text], width: int) -> Iterator[Text]:
    """Items in as many columns as fit, read downwards."""
    if not items:
        return
    wide = max(item.cell_len for item in items) + 3
    count = max(1, min((width + 3) // wide, (len(items) + 2) // 3))
    height = -(-len(items) // count)
    for i in range(height):
        line = Text()
        for item in items[i::height]:
            line.append_text(item).append(" " * (wide - item.cell_len))
        line.rstrip()
        yield line
