"""Every card has scenes of its own, the tests marked `@card(id)`, and one of them fails when the card does not do what
it does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche.contract.tables import must
from pioche.engine.cards import Proto
from pioche.engine.contract import AnyGame
from pioche.engine.fingerprint import slots_of
from pioche.testing.scenes import Scenes, one_fails, scenes_by_card


def check_scenes(game: AnyGame, folder: Path) -> None:
    """All that the cards of a game do is proven by the tests of a folder."""
    scenes = scenes_by_card(folder.glob("test_*.py"))
    must(set(scenes) <= set(game.book.cards), f"scenes of no card: {sorted(set(scenes) - set(game.book.cards))}")
    for id, deed in deeds(game):
        check_noticed(game, scenes, id, deed)


def deeds(game: AnyGame) -> Iterator[tuple[str, str]]:
    """What each card does, by its id: its hooks; of a card without any, the first fact of the game's `deeds`."""
    for id, proto in game.book.cards.items():
        facts = [fact for fact in game.deeds if proto.facts.get(fact)]
        yield from ((id, deed) for deed in proto.hooks or facts[:1])


def check_noticed(game: AnyGame, scenes: Scenes, id: str, deed: str) -> None:
    """A scene of a card fails when the card does not do this."""
    must(scenes.get(id), f"no scene is marked @card({id!r})")
    with _without(game, id, deed):
        must(one_fails(scenes[id]), f"all scenes of {id} pass without its {deed}")


@contextmanager
def _without(game: AnyGame, id: str, deed: str) -> Iterator[None]:
    """The card is there, but lacks one thing that it does; a number that is printed on it is one more."""
    proto = game.book[id]
    before = {slot: getattr(proto, slot) for slot in (*slots_of(type(proto)), "hooks")}
    if deed in proto.hooks:
        proto.hooks = {hook: ability for hook, ability in proto.hooks.items() if hook != deed}
        proto.sort_hooks()
    else:
        was = proto.facts[deed]
        left = {fact: value for fact, value in proto.facts.items() if fact != deed}
        facts = {**left, deed: was + 1} if isinstance(was, int) else left
        other = type(proto)(id, proto.names, proto.texts, facts)
        for slot in before:
            setattr(proto, slot, getattr(other, slot))
    made = list(_made_prints(game))
    kept = [prints.copy() for prints in made]
    for prints in made:
        prints.clear()  # those made of the card as it was
    try:
        yield
    finally:
        for slot, value in before.items():
            setattr(proto, slot, value)
        for prints, known in zip(made, kept, strict=True):
            prints.clear()
            prints.update(known)


def _made_prints(game: AnyGame) -> Iterator[dict[object, Proto]]:
    """Where the modules of a game keep prints that they have made of others: copies, rewordings."""
    package = type(game).__module__.rpartition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            for value in vars(module).values():
                prints = isinstance(value, dict) and value is not game.book.cards
                if prints and value and all(isinstance(one, Proto) for one in value.values()):
                    yield value


__all__ = ["check_noticed", "check_scenes", "deeds"]
