"""The open question, in the form that people, bots, records and protocols use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.engine.choice import ORDERS, Args, Ask, asked, number_of, which_of
from pioche.engine.log import Seat
from pioche.engine.messages import as_data
from pioche.engine.registry import catalog_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pioche.engine.game import Game
    from pioche.engine.state import State


class Option:
    """One answer. `card` is the number of the card it is about, 0 for none; `role` is one of `choice.ROLES`;
    `pointless`: see `Game.pointless`."""

    __slots__ = ("args", "card", "key", "pointless", "role", "verb")

    def __init__(self, key: str, verb: str, card: int, args: Args, *, role: str = "", pointless: bool = False) -> None:
        self.key = key
        self.verb = verb
        self.card = card
        self.args = args
        self.role = role
        self.pointless = pointless

    def __repr__(self) -> str:
        return self.key


class Decision:
    """One seat is asked to pick one of `options`; `source` is the number of the card that asks, 0 for the rules; `role`
    is `orders` where it asks what comes first."""

    __slots__ = ("_game", "_names", "args", "kind", "options", "prompt", "role", "seat", "source")

    def __init__(self, game: Game[Any, Any], state: State, ask: Ask, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self.seat = ask.seat
        self.kind = ask.kind
        self.role = "orders" if ask.kind in ORDERS else ""
        self.prompt = ask.prompt or ask.kind
        self.source = ask.source
        self.args: Args = {"seat": Seat(ask.seat), **(ask.args or {})}
        if ask.source:
            self.args["source"] = state.cards[ask.source]
        pointless = game.pointless(state, ask)
        notes = ask.notes or {}
        self.options = [
            self._option(state, option, notes.get(option, {}), option in pointless) for option in ask.options
        ]

    def _option(self, state: State, option: int, note: Args, pointless: bool) -> Option:
        verbs = self._game.verbs
        verb = verbs.of(option)
        number = number_of(option)
        args: Args = {}
        if verb.takes == "card":
            args["card"] = state.cards[number]
        elif verb.takes == "seat":
            args["player"] = Seat(number)
        elif verb.takes == "number":
            args["n"] = number
        elif verb.takes == "word":
            args["word"] = verb.words[number]
        if which_of(option):
            args["which"] = which_of(option)
        card = verbs.card(option)
        return Option(verbs.key(option), verb.name, card, args | note, role=verb.role, pointless=pointless)

    def __repr__(self) -> str:
        return f"<Decision: {asked(self.seat, self.kind, self.prompt, self.source, self.keys)}>"

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def ask_in(self, lang: str) -> str:
        """The question in words."""
        catalog = catalog_of(self._game)
        for key in (f"prompt.{self.prompt}", f"prompt.{self.kind}"):
            if catalog.has(key, lang):
                return catalog.text(key, self.args, lang, self._names)
        return self.prompt

    def label(self, option: Option, lang: str) -> str:
        """An answer in words: a mode of a card is told by `mode.<prompt>.<n>`, what a note tells apart by
        `option.<verb>-<apart>`, the nth way of doing the same by `option.<verb>.<n>`, all else by its verb."""
        return self._worded(option, lang, short=False)

    def short(self, option: Option, lang: str) -> str:
        """The same where its card is named already: without what a message has in brackets."""
        return self._worded(option, lang, short=True)

    def _worded(self, option: Option, lang: str, *, short: bool) -> str:
        catalog = catalog_of(self._game)
        which = option.args.get("which")
        apart = f"option.{option.verb}-{option.args.get('apart')}"
        for own in (f"mode.{self.prompt}.{option.args.get('n')}", apart, f"option.{option.verb}.{which}"):
            if catalog.has(own, lang):
                return catalog.text(own, option.args, lang, self._names, short=short)
        text = catalog.text(f"option.{option.verb}", option.args, lang, self._names, short=short)
        return f"{text} ({which})" if which else text

    def to_data(self, lang: str | None = None) -> dict[str, Any]:
        """As the protocol has it; with words where a language is named."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
            "source": self.source or None,
            "prompt": {"id": self.prompt, "args": as_data(self.args)},
            "options": [],
        }
        if self.role:
            data["role"] = self.role
        if lang:
            data["prompt"]["text"] = self.ask_in(lang)
        for option in self.options:
            one: dict[str, Any] = {"key": option.key, "card": option.card or None, "args": as_data(option.args)}
            if lang:
                one["label"] = self.label(option, lang)
            if option.role:
                one["role"] = option.role
            if option.pointless:
                one["pointless"] = True
            data["options"].append(one)
        return data
