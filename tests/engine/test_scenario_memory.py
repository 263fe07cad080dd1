"""What scenarios say beside zones and values: cards by name, effects that last, the stack, what a table remembers."""

from __future__ import annotations

import pytest
from upper import CAMP, camp, duel, refused

from pioche.engine.cards import Proto
from pioche.engine.errors import PiocheError
from pioche.engine.game import AMOUNT, CARD, OTHER_CARD, OTHER_TOKEN, SEAT, TOKEN, Word, many, one_of
from pioche.engine.naming import Naming
from pioche.engine.rng import rng_of
from pioche.engine.scenario import build, position

LULLABY = {"effect": "duel.lullaby", "by": 1, "until": "turn", "args": ["sir"]}
KNIGHT = {"line": [{"card": "knight", "as": "sir"}, "squire"]}


def power(match, at):
    return match.view(0)["players"][0]["line"][at]["power"]


# Cards by name


def test_an_effect_that_lasts_is_on_the_card_that_it_names():
    match = duel({"line": ["knight", {"card": "knight", "as": "sir"}]}, lasting=[LULLABY])
    assert [power(match, at) for at in (0, 1)] == [3, 0]
    [effect] = match.state.lasting
    assert (effect.by, effect.until, effect.args, effect.card, effect.times) == (1, "turn", (2,), 0, 0)


def test_a_card_may_be_named_by_its_place():
    match = duel({"line": ["knight", "knight"]}, lasting=[LULLABY | {"args": [1], "card": 2, "times": 3}])
    assert [power(match, at) for at in (0, 1)] == [0, 3]
    assert (match.state.lasting[0].card, match.state.lasting[0].times) == (2, 3)


@pytest.mark.parametrize("name", ["lancelot", 0, 3, -1, True, 1.0, [1], {}])
def test_a_card_that_is_not_there_is_refused(name):
    with refused("no-such-card-named", word="card", value=name):
        duel(KNIGHT, lasting=[LULLABY | {"args": [name]}])


@pytest.mark.parametrize("name", ["", "Sir", "a b", "x" * 100, 3, None])
def test_a_name_is_a_short_word(name):
    if name is None:
        assert duel({"line": [{"card": "knight", "as": name}]}).state.cards[1].proto.id == "knight"
        return
    with refused("bad-value", word="as", value=name):
        duel({"line": [{"card": "knight", "as": name}]})


def test_two_cards_cannot_have_one_name():
    with refused("bad-value", word="as", value="sir"):
        duel(KNIGHT, KNIGHT)


def test_cards_that_something_names_are_named_after_what_they_are():
    words = {"players": [{"line": ["knight", "knight"]}, {"line": ["knight"]}]}
    words["lasting"] = [LULLABY | {"args": [3]}, LULLABY | {"args": [1], "card": 3}]
    said = position(duel().game, build(duel().game, words, rng_of("0")))
    assert [one.get("args") for one in said["lasting"]] == [["knight"], ["knight-2"]]
    assert said["lasting"][1]["card"] == "knight"
    assert said["players"][0]["line"] == [{"card": "knight", "as": "knight-2"}, "knight"]
    assert said["players"][1]["line"] == [{"card": "knight", "as": "knight"}]


# Effects that last


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"effect": "duel.anthem"}, "effect"),
        ({"effect": "plus-atq"}, "effect"),  # of another game
        ({"effect": ["duel.lullaby"]}, "effect"),
        ({"until": "noon"}, "until"),
        ({"until": None}, "until"),
        ({"by": 2}, "by"),
        ({"by": -1}, "by"),
        ({"by": None}, "by"),
        ({"times": 100}, "times"),
        ({"times": -1}, "times"),
        ({"args": []}, "args"),
        ({"args": ["sir", "sir"]}, "args"),
        ({"args": {}}, "args"),
    ],
)
def test_an_effect_that_cannot_be_is_refused(change, word):
    effect = LULLABY | change
    with refused("bad-value", word=word, value=effect[word]):
        duel(KNIGHT, lasting=[effect])


def test_an_effect_is_a_table_of_known_words_in_a_list_that_has_an_end():
    with refused("unknown-word", word="when", where="lasting"):
        duel(KNIGHT, lasting=[LULLABY | {"when": 1}])
    with refused("bad-value", word="lasting", value="lullaby"):
        duel(KNIGHT, lasting=["lullaby"])
    many_of_them = [LULLABY] * 1000
    with refused("bad-value", word="lasting", value=many_of_them):
        duel(KNIGHT, lasting=many_of_them)
    assert len(duel(KNIGHT, lasting=[LULLABY] * 999).state.lasting) == 999


def test_an_effect_ends_as_if_it_had_begun_in_the_match():
    match = duel(KNIGHT, {"line": ["squire"]}, lasting=[LULLABY])
    assert power(match, 0) == 0
    match.choose("rest")
    assert (power(match, 0), match.state.lasting, match.state.hooked) == (3, [], {})


# The stack

VOLLEY = {"source": "arrows", "ability": "play", "by": 0, "targets": ["sir"]}
SHOT = {"played": [{"card": "volley", "as": "arrows"}], "stack": {"entries": [VOLLEY], "priority": 1}}


def test_an_open_stack_goes_on_where_it_stands():
    match = duel({}, KNIGHT | {"hand": ["hush"]}, **SHOT)
    assert (match.decision.seat, match.decision.kind, match.decision.source) == (1, "reply", 4)
    assert match.decision.keys == ["play:3", "pass"]
    match.choose("pass")
    match.choose("pass")
    assert match.state.players[1].line[0].damage == 1 and match.state.stack is None


def test_an_entry_is_answered_as_any_other():
    match = duel({}, KNIGHT | {"hand": ["hush"]}, **SHOT)
    match.choose("play:3")
    while match.state.stack is not None:
        match.choose("pass")
    assert match.state.players[1].line[0].damage == 0


def test_passes_count():
    stack = {"entries": [VOLLEY], "priority": 0, "passes": 1}
    match = duel({}, KNIGHT, **SHOT | {"stack": stack})
    match.choose("pass")
    assert match.state.stack is None


def test_without_a_word_the_active_seat_has_priority():
    assert duel({}, KNIGHT, **SHOT | {"stack": {"entries": [VOLLEY]}}, active=1).decision.seat == 1


@pytest.mark.parametrize(
    ("stack", "word", "value"),
    [
        ({"entries": []}, "stack", {"entries": []}),
        ({"entries": "volley"}, "entries", "volley"),
        ({}, "entries", None),
        ({"entries": [VOLLEY] * 100}, "entries", [VOLLEY] * 100),
        ({"entries": [VOLLEY], "priority": 2}, "priority", 2),
        ({"entries": [VOLLEY], "passes": 2}, "passes", 2),
        ({"entries": [VOLLEY], "within": 1}, "within", 1),
        ({"entries": [{"ability": "play"}]}, "source", None),
        ({"entries": [{"source": "arrows"}]}, "ability", None),
        ({"entries": [VOLLEY | {"ability": "Play it"}]}, "ability", "Play it"),
        ({"entries": [VOLLEY | {"by": -2}]}, "by", -2),
        ({"entries": [VOLLEY | {"targets": ["sir"] * 100}]}, "targets", ["sir"] * 100),
        ([], "stack", []),
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack, word, value):
    with refused("bad-value", word=word, value=value):
        duel({}, KNIGHT, **SHOT | {"stack": stack})


def test_a_stack_that_cannot_be_resolved_is_refused():
    entry = {"source": "squire", "ability": "play", "by": 0}
    played = [{"card": "squire", "as": "squire"}]
    with refused("cannot-go-on"):
        duel({}, {}, played=played, stack={"entries": [entry]})


def test_stacks_wait_behind_one_that_is_open():
    later = {"entries": [VOLLEY | {"source": "more"}], "priority": 0, "within": True}
    words = SHOT | {"waiting": [later], "played": [*SHOT["played"], {"card": "volley", "as": "more"}]}
    match = duel({}, KNIGHT, **words)
    assert [(one.priority, one.within) for one in match.state.waiting] == [(0, True)]
    said = position(match.game, match.state)
    assert said["waiting"][0]["within"] is True and "within" not in said["stack"]
    assert [said["stack"]["entries"][0]["source"], said["waiting"][0]["entries"][0]["source"]] == ["volley", "volley-2"]
    with refused("bad-value", word="waiting", value=[later]):
        duel({}, KNIGHT, played=words["played"], waiting=[later])


def test_a_seat_that_is_out_has_no_priority():
    stack = {"entries": [VOLLEY], "priority": 2}
    with refused("bad-value", word="stack", value=stack):
        duel({}, KNIGHT, {"out": True}, **SHOT | {"stack": stack})


# Patches


def test_a_patch_sets_effects_and_the_stack_by_number():
    match = duel({"line": ["knight"]})
    match.patch({"lasting": [LULLABY | {"args": [1]}]})
    assert power(match, 0) == 0
    match.patch({"lasting": []})
    assert power(match, 0) == 3 and match.state.hooked == {}


def test_in_the_middle_of_an_effect_neither_is_changed():
    match = duel({"line": ["knight"]}, {"line": ["squire", "squire"]})
    match.choose("attack:1")
    assert not match.quiet
    for word in ("lasting", "stack", "waiting"):
        with refused("unknown-word", word=word, where="patch"):
            match.patch({word: []})


# Values that hold cards


class Moved(type(camp().state)):
    """A table whose cards have changed zone three times each."""

    def era(self, number):
        return 3


def naming(*numbers):
    s = camp({"line": ["ox", "wolf", "ox"]}).state
    moved = Moved(s.rng, s.teams, s.cards)
    moved.players = s.players
    return Naming(CAMP, moved, numbers)


BIG = 3 << 12
KINDS = [
    (CARD, 2, "wolf"),
    (CARD, 0, None),
    (TOKEN, 2 | BIG, "wolf"),
    (TOKEN, 2 | 1 << 12, {"card": "wolf", "moves": 2}),
    (TOKEN, 0, None),
    (SEAT, 1, 1),
    (AMOUNT, -3, -3),
    (one_of(("red", "blue")), 1, "blue"),
    (many(CARD), (1, 3), ["ox", "ox-2"]),
    (Word("seen", "list", [], of=(TOKEN,)), [1 | BIG], ["ox"]),
    (Word("hits", "rows", [], of=(CARD, SEAT, AMOUNT)), [(1, 0, 5)], [["ox", 0, 5]]),
    (Word("shields", "rows", {}, of=(TOKEN, AMOUNT)), {2 | BIG: 4}, [["wolf", 4]]),
    (Word("used", "by-token"), f"{2 | BIG}:howl", ["wolf", "howl"]),
    (Word("chain", "by-number"), "2:howl", ["wolf", "howl"]),
    (Word("key", "key"), "kw:howl.1", "kw:howl.1"),
    (Word("done", "flags", words=("a", "b", "c")), 5, ["a", "c"]),
    (Word("print", "print"), CAMP.book["ox"], "ox"),
]


@pytest.mark.parametrize(("word", "value", "said"), KINDS)
def test_every_kind_of_value_is_said_and_read(word, value, said):
    assert naming().say(word, value) == said
    reading = naming(1, 2, 3)
    reading.names = {"ox": 1, "wolf": 2, "ox-2": 3}
    read = reading.read(word, said)
    assert (read, type(read)) == (value, type(value))


def test_a_card_itself_is_said_by_its_name():
    reading = naming(1, 2, 3)
    assert reading.read(Word("held", "card"), 2) is reading.s.cards[2]
    assert naming().say(Word("held", "card"), reading.s.cards[2]) == "wolf"


def test_a_card_as_another_print_of_it_is_said_with_that_print(monkeypatch):
    cub = Proto("wolf", {}, {}, {})
    cub.mark = "!cub"
    monkeypatch.setattr(CAMP, "print_called", {"wolf!cub": cub, "ox": CAMP.book["ox"]}.get)
    reading = naming(1, 2, 3)
    said = {"card": 2, "print": "wolf!cub"}
    card = reading.read(Word("held", "card"), said)
    assert (card.number, card.proto, card.owner) == (2, cub, reading.s.cards[2].owner)
    assert naming().say(Word("held", "card"), card) == {"card": "wolf", "print": "wolf!cub"}
    for wrong in (said | {"card": 1}, said | {"card": None}, said | {"print": "ox"}, said | {"print": "wolf!pup"}):
        with pytest.raises(PiocheError, match="bad-value"):
            reading.read(Word("held", "card"), wrong)


@pytest.mark.parametrize(
    ("word", "given"),
    [
        (TOKEN, {"card": 1}),
        (TOKEN, {"card": 1, "moves": 1, "more": 2}),
        (SEAT, 2),
        (SEAT, -1),
        (AMOUNT, 1000),
        (one_of(("red",)), "blue"),
        (many(CARD, 2), [1, 1, 1]),
        (many(CARD), "ox"),
        (Word("hits", "rows", [], of=(CARD, SEAT)), 1),
        (Word("used", "by-token"), [1]),
        (Word("used", "by-token"), [1, "two words"]),
        (Word("key", "key"), "x" * 100),
        (Word("key", "key"), 5),
        (Word("done", "flags", words=("a",)), ["b"]),
        (Word("print", "print"), "unicorn"),
        (Word("print", "print"), 4),
        (Word("held", "card"), None),
        (many(OTHER_CARD), [1, 2, 1]),
        (Word("seen", "list", [], of=(OTHER_TOKEN,)), [2, 2]),
    ],
)
def test_a_value_of_another_kind_is_refused(word, given):
    with refused("bad-value", word=word.name, value=given):
        naming(1, 2, 3).read(word, given)


@pytest.mark.parametrize("row", [[1], [1, 0, 0], 1])
def test_a_row_has_a_value_of_each_kind(row):
    with refused("bad-value", word="hits", value=row):
        naming(1, 2, 3).read(Word("hits", "rows", [], of=(CARD, SEAT)), [[1, 0], row])


@pytest.mark.parametrize("moves", [0, -1, 10_000, True, "1"])
def test_moves_are_counted_from_one(moves):
    with refused("bad-value", word="moves", value=moves):
        naming(1, 2, 3).read(TOKEN, {"card": 1, "moves": moves})


def test_arguments_that_are_to_be_different_are():
    kinds = (CARD, AMOUNT, OTHER_TOKEN, OTHER_TOKEN)
    reading = naming(1, 2, 3)
    assert reading.read_args("args", kinds, [1, 2, 1, 2], 4) == (1, 2, 1 | BIG, 2 | BIG)
    assert reading.read_args("args", kinds, [1, 2, 1, {"card": 1, "moves": 1}], 4)[2:] == (1 | BIG, 1 | 2 << 12)
    with refused("bad-value", word="args", value=[1, 2, 3, 3]):
        reading.read_args("args", kinds, [1, 2, 3, 3], 4)


def test_arguments_are_as_many_as_have_a_kind():
    kinds = (AMOUNT, many(CARD, 2))
    reading = naming(1, 2, 3)
    assert reading.read_args("args", kinds, [5], 1) == (5,)
    assert reading.read_args("args", kinds, [5, 1, 2], 1) == (5, 1, 2)
    for given in ([], [5, 1, 2, 3]):
        with refused("bad-value", word="args", value=given):
            reading.read_args("args", kinds, given, 1)
    with pytest.raises(ValueError, match=r"^2 arguments, of which 1 have a kind$"):
        naming().say_args((AMOUNT,), (1, 2))
