"""What goes wrong, as data."""

import pytest

from pioche.engine.errors import PiocheError, Refusal


def test_a_refusal_names_its_rule_and_may_explain_itself():
    refusal = Refusal("DU-FIGHT-020", "tired", seat=1)
    assert (refusal.rule, refusal.message, refusal.args) == ("DU-FIGHT-020", "tired", {"seat": 1})
    assert repr(refusal) == "Refusal('DU-FIGHT-020', 'tired', {'seat': 1})"
    bare = Refusal("DU-FIGHT-010")
    assert (bare.message, bare.args) == ("", {})


def test_a_refusal_may_be_said_of_a_card():
    refusal = Refusal("DU-FIGHT-020", "tired", seat=1)
    about = refusal.about("knight")
    assert (about.rule, about.message, about.args) == ("DU-FIGHT-020", "tired", {"card": "knight", "seat": 1})
    assert refusal.args == {"seat": 1}


def test_a_refusal_that_names_its_card_keeps_it():
    assert Refusal("DU-CARD-010", card="squire").about("knight").args == {"card": "squire"}


def test_an_error_is_a_code_with_arguments():
    error = PiocheError("unknown-card", card="troll", n=3)
    assert (error.code, error.args_, error.refusals, error.options) == (
        "unknown-card", {"card": "troll", "n": 3}, (), ()
    )  # fmt: skip
    assert str(error) == "unknown-card(card='troll', n=3)"
    assert error.args == ("unknown-card",)


def test_an_error_without_arguments_is_its_code():
    assert str(PiocheError("match-over")) == "match-over"


def test_an_error_carries_reasons_and_what_would_have_been_possible():
    refusal = Refusal("DU-FIGHT-020")
    error = PiocheError("unknown-option", [refusal], ["pass", "end"], option="fly")
    assert (error.refusals, error.options, error.args_) == ((refusal,), ("pass", "end"), {"option": "fly"})
    assert str(error) == "unknown-option(option='fly'); why: DU-FIGHT-020; options: pass, end"


def test_an_error_reads_with_all_its_reasons():
    reasons = [Refusal("DU-DECK-010", "size", count=14), Refusal("DU-DECK-020", "copies")]
    assert (
        str(PiocheError("illegal-deck", reasons)) == "illegal-deck; why: DU-DECK-010 size(count=14), DU-DECK-020 copies"
    )


def test_an_error_names_the_first_of_many_options():
    keys = [f"target:{n}" for n in range(1, 31)]
    named = ", ".join(keys[:12])
    assert str(PiocheError("unknown-option", [], keys)) == f"unknown-option; options: {named}, … (30)"
    assert str(PiocheError("unknown-option", [], keys[:12])) == f"unknown-option; options: {named}"


def test_an_error_may_have_an_argument_called_code():
    assert PiocheError("bad-value", code=7).args_ == {"code": 7}


def test_an_error_is_raised_and_caught_as_any():
    with pytest.raises(PiocheError, match=r"^no-such-seat\(seat=9\)$"):
        raise PiocheError("no-such-seat", seat=9)
