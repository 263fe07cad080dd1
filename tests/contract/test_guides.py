"""A guided match explains each kind of question that comes up in it, in both languages."""

import random
import tomllib

import pytest

from pioche.engine import game_of, new_match, slugs
from pioche.engine.cards import LANGUAGES

GUIDED = [slug for slug in slugs() if slug != "duel"]  # the example explains itself in its tutorial


@pytest.mark.parametrize("slug", GUIDED)
def test_every_kind_of_question_is_explained(slug):
    asked = set()
    for seed in range(3):
        match, chance = new_match(slug, seed=seed), random.Random(seed)
        while match.decision is not None and match.n < 300:
            asked.add(match.decision.kind)
            match.choose(chance.choice(match.decision.options).key)
    for lang in LANGUAGES:
        path = game_of(slug).folder / f"messages.{lang}.toml"
        told = tomllib.loads(path.read_text(encoding="utf-8"))["guide"]
        assert len(asked) > 5
        assert sorted(asked - set(told)) == []
