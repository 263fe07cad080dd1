"""The worked examples of a game's rulebook are positions that open, beside rules that there are."""

from __future__ import annotations

import re

from pioche.contract.tables import must
from pioche.engine.contract import AnyGame, ContractBroken, check_position
from pioche.engine.errors import PiocheError
from pioche.engine.examples import examples_of, open_example
from pioche.engine.rules import rules_of


def check_examples(game: AnyGame) -> None:
    """Each example opens, and somebody is asked there; its text is said in both languages."""
    rules = rules_of(game)
    for id, one in examples_of(game).items():
        must(re.fullmatch("[a-z0-9-]+", id), f"{id!r} cannot stand in an address")
        must(one.rules and set(one.rules) <= set(rules), f"the example {id} stands beside no rule: {one.rules}")
        must(one.fr and one.en and one.fr != one.en, f"the example {id} is not told in both languages")
        try:
            match = open_example(game, id)
        except PiocheError as error:
            raise ContractBroken(f"the example {id} does not open: {error!r}") from error
        must(match.ask is not None, f"nobody is asked in the example {id}")
        check_position(match)
