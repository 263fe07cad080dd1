"""Options: one int inside, one key outside, and no other way to write it."""

from itertools import product

import pytest
from tiny import COLOUR, RING, VERBS

from pioche.engine import game_of
from pioche.engine.choice import (
    CONCEDE,
    COUNT,
    DONE,
    END,
    MODE,
    NO,
    NUMBER,
    PASS,
    PLAYER,
    REPLACE,
    ROLES,
    TARGET,
    TRIGGER,
    YES,
    Ask,
    Verbs,
    is_concession,
    number_of,
    verb_of,
    which,
    which_of,
)

COMMON = {
    "concede:1": CONCEDE | 1,
    "pass": PASS,
    "done": DONE,
    "yes": YES,
    "no": NO,
    "target:17": TARGET | 17,
    "trigger:17": TRIGGER | 17,
    "replace:17": REPLACE | 17,
    "number:3": COUNT | 3,
    "player:2": PLAYER | 2,
    "mode:1": MODE | 1,
    "end": END,
}
OWN = {"ring:12": RING | 12, "colour:red": COLOUR, "colour:blue": COLOUR | 1}


@pytest.mark.parametrize(("key", "option"), (COMMON | OWN).items())
def test_key_and_option_stand_for_each_other(key, option):
    assert VERBS.key(option) == key
    assert VERBS.parse(key) == option


def test_the_common_verbs_are_the_same_in_every_game():
    assert Verbs().names() == [key.partition(":")[0] for key in COMMON]
    assert VERBS.names() == [*Verbs().names(), "ring", "colour"]
    assert [CONCEDE, PASS, END] == [0, 4096, 11 * 4096]
    assert [Verbs().of(option).takes for option in COMMON.values()] == (
        ["seat", "", "", "", "", "card", "card", "card", "number", "seat", "number", ""]
    )


def test_new_verbs_are_numbered_after_the_common_ones():
    verbs = Verbs()
    assert [verbs.add("ring", "card"), verbs.add("rest")] == [12 << 12, 13 << 12]
    assert verbs.key(12 << 12 | 5) == "ring:5"
    assert verbs.key(13 << 12) == "rest"


def test_new_verbs_are_found_again_by_their_keys():
    verbs = Verbs()
    colour = verbs.add("colour", "word", ("red", "blue"))
    assert [verbs.key(colour), verbs.key(colour | 1)] == ["colour:red", "colour:blue"]
    assert [verbs.parse("colour:red"), verbs.parse("colour:blue")] == [colour, colour | 1]
    assert verbs.of(colour).words == ("red", "blue")


def test_an_option_tells_its_verb():
    verb = VERBS.of(which(COLOUR | 1, 3))
    assert (verb.name, verb.takes, verb.words) == ("colour", "word", ("red", "blue"))
    assert (VERBS.of(PASS).name, VERBS.of(PASS).words) == ("pass", ())


@pytest.mark.parametrize(
    ("name", "takes"), [("target", "card"), ("pass", ""), ("ring", "a card"), ("ring", "Card"), ("target", "nothing")]
)
def test_a_verb_is_added_once_and_takes_what_verbs_take(name, takes):
    verbs = Verbs()
    with pytest.raises(ValueError, match=f"^verb '{name}' taking '{takes}': known already, or takes what no verb can$"):
        verbs.add(name, takes)
    assert verbs.names() == Verbs().names()


def test_a_verb_has_one_of_the_roles_or_none():
    verbs = Verbs()
    assert [verbs.of(verbs.add(f"sing-{role}", role=role)).role for role in ROLES] == list(ROLES)
    known = "targets, triggers, discards, closes, passes, ends"
    with pytest.raises(ValueError, match=f"^verb 'shout': no role is called 'loud', only {known}$"):
        verbs.add("shout", role="loud")
    assert verbs.parse("shout") == -1


@pytest.mark.parametrize(
    ("slug", "roles"),
    [
        ("duel", {"rest": "ends"}),
        ("keyforge", {"discard": "discards", "keep": "closes"}),
        ("saintseiya", {"discard": "discards"}),
        ("sevenfallen", {"strike": "targets"}),
    ],
)
def test_the_roles_of_a_games_own_verbs(slug, roles):
    verbs = [game_of(slug).verbs.of(index << 12) for index in range(12, len(game_of(slug).verbs.names()))]
    assert {verb.name: verb.role for verb in verbs if verb.role} == roles


@pytest.mark.parametrize("takes", ["", "card", "seat", "number", "word"])
def test_a_verb_may_take_nothing_a_card_a_seat_a_number_or_a_word(takes):
    verbs = Verbs()
    verbs.add("sing", takes, ("la",))
    assert verbs.of(12 << 12).takes == takes


def test_the_nth_of_several_alike_has_a_key_of_its_own():
    second = which(TARGET | 17, 1)
    assert second == 1 << 24 | TARGET | 17
    assert VERBS.key(second) == "target:17.1"
    assert VERBS.parse("target:17.1") == second
    assert VERBS.parse("colour:blue.2") == which(COLOUR | 1, 2)
    assert VERBS.parse("target:17.999999") == which(TARGET | 17, 999999)


def test_an_option_comes_apart_into_what_it_was_made_of():
    option = which(TARGET | 17, 3)
    assert (number_of(option), verb_of(option), which_of(option)) == (17, TARGET, 3)
    assert (number_of(TARGET | NUMBER), verb_of(TARGET | NUMBER), which_of(TARGET | NUMBER)) == (4095, TARGET, 0)


def test_a_concession_is_told_from_every_other_option():
    assert [is_concession(option) for option in (CONCEDE, CONCEDE | 3, CONCEDE | NUMBER)] == [True] * 3
    others = [option for key, option in (COMMON | OWN).items() if not key.startswith("concede")]
    assert not any(is_concession(option) for option in [-1, which(TARGET | 17, 3), *others])


def test_an_option_tells_the_card_it_is_about():
    assert VERBS.card(TARGET | 17) == 17
    assert VERBS.card(which(RING | 4095, 2)) == 4095
    assert [VERBS.card(option) for option in (CONCEDE | 1, PASS, COUNT | 3, PLAYER | 2, COLOUR | 1)] == [0] * 5


def test_numbers_go_from_0_to_4095():
    assert VERBS.parse("target:0") == TARGET
    assert VERBS.parse("target:4095") == TARGET | 4095
    assert VERBS.parse("target:4096") == -1
    assert VERBS.parse("target:999999") == -1


@pytest.mark.parametrize(
    "key",
    [
        "",
        ":",
        "fly",
        "fly:1",
        ":1",
        "Target:1",
        " target:1",
        "target",
        "target:",
        "target: 1",
        "target:1 ",
        "target:+1",
        "target:-1",
        "target:01",
        "target:00",
        "target:1_0",
        "target:0x1",
        "target:1e1",
        "target:²",
        "target:١",
        "target:１",
        "target:one",
        "target:1:2",
        "target:1.",
        "target:.1",
        "target:1.0",
        "target:1.01",
        "target:1.-1",
        "target:1.1.1",
        "target:1.1000000",
        "target:1.²",
        "target:1000001",
        "target:" + "9" * 5000,
        "pass:",
        "pass:1",
        "pass.1",
        "colour",
        "colour:",
        "colour:0",
        "colour:green",
        "colour:Red",
        "colour:red.0",
        "colour:red.",
    ],
)
def test_what_is_no_key_is_no_option(key):
    assert VERBS.parse(key) == -1


def test_whatever_parses_is_written_in_the_same_way_again():
    pieces = ["", ":", ".", "0", "1", "10", "red", "-", "٢"]
    tried = {"".join(key) for key in product(["target", "pass", "colour"], *[pieces] * 4)}
    parsed = {key: VERBS.parse(key) for key in tried if VERBS.parse(key) >= 0}
    numbers = [0, 1, 10, 11, 100, 101, 110, 111, 1000, 1001, 1010, 1011, 1100, 1101, 1110]
    alike = [f"target:{number}.{n}" for number in numbers[:3] for n in (1, 10)]
    assert set(parsed) == {
        "pass", "colour:red", "colour:red.1", "colour:red.10", *alike, *(f"target:{number}" for number in numbers)
    }  # fmt: skip
    assert all(VERBS.key(option) == key for key, option in parsed.items())


def test_a_question_is_the_rules_own_unless_a_card_asks_it():
    ask = Ask(1, "main", [PASS])
    assert (ask.seat, ask.kind, ask.options, ask.source, ask.prompt, ask.args) == (1, "main", [PASS], 0, "", None)
    ask = Ask(1, "target", [TARGET | 2], 7, "volley", {"most": 2})
    assert (ask.source, ask.prompt, ask.args) == (7, "volley", {"most": 2})


def test_an_ask_shows_who_is_asked_what_without_knowing_the_game():
    assert repr(Ask(1, "main", [PASS, RING | 3])) == "<Ask: seat 1 main: pass, verb 12:3>"
    ask = Ask(0, "target", [TARGET | 2, which(TRIGGER | 5, 1), PLAYER | 1], 7, "volley", {"most": 2})
    assert repr(ask) == "<Ask: seat 0 target (volley) by card 7: target:2, trigger:5.1, player:1>"
    assert repr(Ask(0, "many", [COUNT | n for n in range(13)])).endswith("number:11, … (13)>")
