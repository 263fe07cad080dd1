"""The open question in words and as data."""

from __future__ import annotations

from upper import CAMP, PLAY, STASH, WIND, camp, duel

from pioche.engine.choice import COUNT, DONE, END, MODE, PASS, PLAYER, TARGET, TRIGGER, YES, Ask, which
from pioche.engine.decision import Decision, Option
from pioche.engine.log import Seat

STATE = camp({"line": ["ox"], "hand": ["omen"]}).state
OX, OMEN = STATE.cards[1:]


def asked(*options, source=0, kind="target", prompt="", args=None, seat=1, names=("Ana", "")):
    return Decision(CAMP, STATE, Ask(seat, kind, list(options), source, prompt, args), names)


def test_a_decision_says_who_is_asked_what_by_which_card():
    decision = asked(TARGET | 1, DONE, source=2, kind="confirm", prompt="omen", args={"most": 3})
    assert (decision.seat, decision.kind, decision.prompt, decision.source) == (1, "confirm", "omen", 2)
    assert decision.args == {"seat": Seat(1), "most": 3, "source": OMEN}
    assert decision.keys == ["target:1", "done"]


def test_the_rules_ask_without_a_card_and_the_kind_is_the_prompt():
    decision = asked(DONE, kind="main")
    assert (decision.prompt, decision.source, decision.args) == ("main", 0, {"seat": Seat(1)})


def test_an_option_says_what_it_is_about():
    decision = asked(
        TARGET | 1, PLAYER | 1, COUNT | 7, MODE | 0, WIND | 1, DONE, which(TRIGGER | 2, 1), which(TRIGGER | 2, 2)
    )
    told = [(one.key, one.verb, one.card, one.args) for one in decision.options]
    assert told == [
        ("target:1", "target", 1, {"card": OX}),
        ("player:1", "player", 0, {"player": Seat(1)}),
        ("number:7", "number", 0, {"n": 7}),
        ("mode:0", "mode", 0, {"n": 0}),
        ("wind:south", "wind", 0, {"word": "south"}),
        ("done", "done", 0, {}),
        ("trigger:2.1", "trigger", 2, {"card": OMEN, "which": 1}),
        ("trigger:2.2", "trigger", 2, {"card": OMEN, "which": 2}),
    ]


def test_an_option_shows_its_key():
    assert repr(Option("play:1", "play", 1, {})) == "play:1"
    assert repr(asked(TARGET | 1, DONE).options) == "[target:1, done]"


def test_a_decision_shows_who_is_asked_what():
    assert repr(asked(DONE, kind="main")) == "<Decision: seat 1 main: done>"
    omen = asked(TARGET | 1, DONE, source=2, kind="confirm", prompt="omen")
    assert repr(omen) == "<Decision: seat 1 confirm (omen) by card 2: target:1, done>"


def test_the_question_is_put_in_both_languages_with_the_names():
    omen = asked(DONE, source=2, kind="confirm", prompt="omen", seat=0)
    assert (omen.ask_in("fr"), omen.ask_in("en")) == ("Ana, croyez-vous Présage ?", "Ana, do you believe Omen?")
    nameless = asked(DONE, kind="main", seat=1)
    assert (nameless.ask_in("fr"), nameless.ask_in("en")) == ("À Joueur 2.", "Player 2 is on.")


def test_a_question_without_words_is_put_by_its_kind_or_else_by_its_prompt():
    decision = asked(DONE, kind="confirm", prompt="mulligan")
    assert (decision.ask_in("fr"), decision.ask_in("en")) == ("Oui ou non ?", "Yes or no?")
    assert asked(DONE, kind="target", prompt="host").ask_in("en") == "host"


def test_options_have_labels_in_both_languages():
    decision = asked(PLAY | 1, STASH | 2, PLAYER | 0, PLAYER | 1, COUNT | 7, WIND | 0, WIND | 1, DONE, TARGET | 2)
    assert [decision.label(one, "fr") for one in decision.options] == [
        "Jouer Bœuf",
        "option.stash",
        "Ana",
        "Joueur 2",
        "7",
        "Vent : nord",
        "Vent : south",
        "Terminer",
        "Présage",
    ]
    assert [decision.label(one, "en") for one in decision.options] == [
        "Play Ox",
        "option.stash",
        "Ana",
        "Player 2",
        "7",
        "Wind: north",
        "Wind: south",
        "Done",
        "Omen",
    ]


def test_a_mode_is_told_in_the_words_of_its_card_where_it_has_any():
    decision = asked(MODE | 1, MODE | 2, source=2, kind="mode", prompt="vote")
    assert [decision.label(one, "fr") for one in decision.options] == ["Choix 1", "Contre"]
    assert [decision.label(one, "en") for one in decision.options] == ["Choice 1", "Against"]
    other = asked(MODE | 2, kind="mode", prompt="omen")
    assert other.label(other.options[0], "en") == "Choice 2"


def test_options_that_would_read_the_same_are_numbered():
    decision = asked(TRIGGER | 1, which(TRIGGER | 1, 1), which(TRIGGER | 1, 2))
    assert [decision.label(one, "fr") for one in decision.options] == ["Bœuf", "Bœuf (1)", "Bœuf (2)"]


def test_the_ways_of_doing_the_same_are_told_in_the_words_of_the_game_where_it_has_any():
    decision = asked(which(PLAY | 1, 1), which(PLAY | 1, 2))
    assert [decision.label(one, "fr") for one in decision.options] == ["Jouer Bœuf (1)", "Jouer Bœuf au galop"]
    assert [decision.label(one, "en") for one in decision.options] == ["Play Ox (1)", "Play Ox at a gallop"]


def test_on_the_menu_of_its_card_a_label_leaves_out_what_its_message_has_in_brackets():
    decision = asked(PLAY | 1, which(PLAY | 1, 1), which(PLAY | 1, 2), TARGET | 1, DONE)
    assert [decision.short(one, "fr") for one in decision.options] == [
        "Jouer", "Jouer (1)", "Jouer au galop", "Bœuf", "Terminer"
    ]  # fmt: skip
    assert [decision.short(one, "en") for one in decision.options] == [
        "Play", "Play (1)", "Play at a gallop", "Ox", "Done"
    ]  # fmt: skip


def test_options_and_questions_have_roles():
    decision = asked(TARGET | 1, TRIGGER | 2, PLAY | 1, YES, DONE, PASS, END)
    roles = ["targets", "triggers", "", "", "closes", "passes", "ends"]
    assert [one.role for one in decision.options] == roles and decision.role == ""
    assert [one.get("role", "") for one in decision.to_data()["options"]] == roles
    for kind in ("trigger", "replacement", "order"):
        ordering = asked(TARGET | 1, kind=kind, prompt="omen")
        assert ordering.role == ordering.to_data()["role"] == "orders"
    assert "role" not in decision.to_data()


def test_a_decision_as_data_without_words():
    decision = asked(TARGET | 1, WIND | 0, DONE, source=2, kind="confirm", prompt="omen", args={"of": [OX]})
    assert decision.to_data() == {
        "seat": 1,
        "kind": "confirm",
        "source": 2,
        "prompt": {
            "id": "omen",
            "args": {"seat": {"seat": 1}, "of": [{"card": 1, "id": "ox"}], "source": {"card": 2, "id": "omen"}},
        },
        "options": [
            {"key": "target:1", "card": 1, "args": {"card": {"card": 1, "id": "ox"}}, "role": "targets"},
            {"key": "wind:north", "card": None, "args": {"word": "north"}},
            {"key": "done", "card": None, "args": {}, "role": "closes"},
        ],
    }


def test_a_decision_as_data_with_words():
    decision = asked(TARGET | 1, DONE, kind="main", seat=0)
    assert decision.to_data("en") == {
        "seat": 0,
        "kind": "main",
        "source": None,
        "prompt": {"id": "main", "args": {"seat": {"seat": 0}}, "text": "Ana is on."},
        "options": [
            {
                **{"key": "target:1", "card": 1, "args": {"card": {"card": 1, "id": "ox"}}},
                **{"label": "Ox", "role": "targets"},
            },
            {"key": "done", "card": None, "args": {}, "label": "Done", "role": "closes"},
        ],
    }
    french = decision.to_data("fr")
    assert french["prompt"]["text"] == "À Ana."
    assert [one["label"] for one in french["options"]] == ["Bœuf", "Terminer"]


def test_a_match_puts_its_question_in_the_words_of_its_game():
    match = duel({"line": ["knight"]}, {"line": ["squire"]})
    match.choose("attack:1")
    assert match.decision.ask_in("fr") == "Joueur 1, que vise Chevalier ?"
    assert [match.decision.label(one, "en") for one in match.decision.options] == ["Squire", "Player 2"]
