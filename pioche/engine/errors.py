"""What goes wrong, as data: a code, the words to explain it in either language, and the rules behind it."""

from __future__ import annotations

from collections.abc import Sequence

_NAMED = 12  # so many of a long list are named to programmers


def listed(names: Sequence[str]) -> str:
    """The first of them, for `repr` and `str`."""
    more = [f"… ({len(names)})"] if len(names) > _NAMED else []
    return ", ".join([*names[:_NAMED], *more])


def _call(name: str, args: dict[str, object]) -> str:
    details = ", ".join(f"{key}={value!r}" for key, value in args.items())
    return f"{name}({details})" if details else name


class Refusal:
    """Why something is not allowed: the rule, and a message of the game's with its arguments.

    Without a message the rule's own text explains. Refusals that options are made from are constants, for speed: the
    card in question is added when somebody asks why.
    """

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str = "", **args: object) -> None:
        self.rule = rule
        self.message = message
        self.args = args

    def about(self, card: object) -> Refusal:
        """The same, said of `card`."""
        return Refusal(self.rule, self.message, **{"card": card, **self.args})

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.args})"

    def __str__(self) -> str:
        return f"{self.rule} {_call(self.message, self.args)}".rstrip()


class PiocheError(Exception):
    """Something was asked that cannot be. `code` names the message `error.<code>` of the engine or of the game."""

    def __init__(
        self, code: str, /, refusals: Sequence[Refusal] = (), options: Sequence[str] = (), **args: object
    ) -> None:
        super().__init__(code)
        self.code = code
        self.refusals = tuple(refusals)
        self.options = tuple(options)
        self.args_ = args

    def __str__(self) -> str:
        why = f"; why: {listed([str(refusal) for refusal in self.refusals])}" if self.refusals else ""
        options = f"; options: {listed(self.options)}" if self.options else ""
        return _call(self.code, self.args_) + why + options
