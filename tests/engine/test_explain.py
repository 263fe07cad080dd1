"""Refusals, errors and the log in words."""

from __future__ import annotations

from upper import CAMP, camp, train

from pioche.engine import KEEP_NOTHING, explain, game_of
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.explain import error_text, folded_log, log_data, refusal_text
from pioche.engine.log import Seat
from pioche.engine.registry import catalog_of

OX = camp({"hand": ["ox"]}).state.cards[1]
NAMES = ["Ana", ""]


def both(words, *args, **named):
    return words(*args, "fr", **named), words(*args, "en", **named)


def test_a_refusal_is_told_in_the_games_own_words():
    refusal = Refusal("CA-WIND-010", "no-wind", card=OX)
    assert both(lambda lang: refusal_text(CAMP, refusal, lang)) == ("Pas de vent pour Bœuf.", "No wind for Ox.")
    about_a_seat = Refusal("CA-WIND-010", "no-wind", card=Seat(0))
    assert refusal_text(CAMP, about_a_seat, "en", NAMES) == "No wind for Ana."
    assert refusal_text(CAMP, about_a_seat, "en") == "No wind for Player 1."


def test_a_refusal_without_words_is_told_by_its_rule():
    refusal = Refusal("CA-PLAY-010")
    assert both(lambda lang: refusal_text(CAMP, refusal, lang)) == (
        "On joue les cartes de sa main.",
        "Cards are played from the hand.",
    )


def test_a_refusal_of_an_unknown_rule_is_told_by_its_id():
    assert refusal_text(CAMP, Refusal("CA-NONE-999"), "fr") == "CA-NONE-999"


def test_an_error_is_told_in_both_languages():
    error = PiocheError("no-such-seat", seat=4)
    assert error_text(error, "fr") == error_text(error, "fr", CAMP) == "Il n'y a pas de siège 4."
    assert error_text(error, "en") == error_text(error, "en", CAMP) == "There is no seat 4."


def test_an_error_is_told_with_its_reasons_where_the_game_is_known():
    refusals = [Refusal("CA-WIND-010", "no-wind", card=Seat(0)), Refusal("CA-PLAY-010")]
    error = PiocheError("unknown-option", refusals, ["end"], option="play:1")
    assert error_text(error, "en", CAMP, NAMES) == (
        "“play:1” does not answer this question. No wind for Ana. Cards are played from the hand."
    )
    assert error_text(error, "fr", CAMP) == (
        "« play:1 » n'est pas une réponse à cette question. Pas de vent pour Joueur 1. On joue les cartes de sa main."
    )
    assert error_text(error, "en") == "“play:1” does not answer this question."


def test_players_are_named_in_errors():
    error = PiocheError("no-such-seat", seat=Seat(0))
    assert error_text(error, "en", names=NAMES) == "There is no seat Ana."
    assert error_text(error, "en", CAMP, NAMES) == "There is no seat Ana."


def test_an_impossible_position_is_told_with_the_reason_in_its_place():
    error = PiocheError("impossible", [Refusal("CA-WIND-010", "no-wind", card=Seat(0))], what="no-wind")
    assert error_text(error, "en", CAMP, ["MAX"]) == "No such thing: No wind for MAX"
    error.args_["seat"] = Seat(0)
    assert error_text(error, "fr", CAMP, NAMES) == "Rien de tel, Ana : Pas de vent pour Ana"
    assert error_text(error, "fr", CAMP) == "Rien de tel, Joueur 1 : Pas de vent pour Joueur 1"
    assert error_text(error, "en") == "Impossible position: no-wind."
    assert error_text(PiocheError("impossible", what="that"), "en", CAMP) == "No such thing: that"
    assert error.args_ == {"what": "no-wind", "seat": Seat(0)}


def test_another_error_of_a_game_keeps_its_own_words():
    error = PiocheError("illegal-deck", [Refusal("DU-DECK-010", "fifteen-cards", count=3)], deck="Tin")
    assert error_text(error, "en", game_of("duel")) == "Deck “Tin” is not legal. A deck has 15 cards, this one 3."


def test_an_error_without_words_shows_its_code():
    assert error_text(PiocheError("whatever"), "fr", CAMP) == "error.whatever"


def logged():
    match = camp({"hand": ["ox", "omen"], "deck": ["nap", "spy"]}, {"deck": ["wolf"]})
    match.choose("play:1")
    match.choose("end")
    match.choose("end")
    match.patch({"supplies": 1})
    match.choose("play:2")
    match.choose("no")
    match.concede(1)
    return match


def drew(n, seat, card=None):
    args = {"seat": {"seat": seat}, "count": 1}
    if card is None:
        return {"n": n, "id": "drew", "args": args}
    return {"n": n, "id": "drew.seen", "args": {**args, "cards": [card]}}


WOLF, NAP = {"card": 5, "id": "wolf"}, {"card": 3, "id": "nap"}
REST = [
    {"n": 3, "id": "patched", "args": {}},
    {"n": 5, "id": "believed", "args": {"seat": {"seat": 0}}},
    {"n": 6, "id": "conceded", "args": {"seat": {"seat": 1}}},
    {"n": 6, "id": "left", "args": {"seat": {"seat": 1}}},
    {"n": 6, "id": "won", "args": {"winners": [{"seat": 0}], "losers": [{"seat": 1}]}},
]


def test_the_log_tells_each_viewer_what_it_may_know():
    match = logged()
    assert log_data(match, 0, None, None) == [drew(2, 1, WOLF), drew(3, 0, NAP), *REST]
    assert log_data(match, 0, 0, None) == [drew(2, 1), drew(3, 0, NAP), *REST]
    assert log_data(match, 0, 1, None) == [drew(2, 1, WOLF), drew(3, 0), *REST]
    assert log_data(match, 0, -1, None) == [drew(2, 1), drew(3, 0), *REST]


def test_the_log_is_told_from_a_decision_on():
    match = logged()
    whole = log_data(match, 0, -1, None)
    assert [len(log_data(match, since, -1, None)) for since in range(8)] == [7, 7, 7, 6, 4, 4, 3, 0]
    for since in range(-2, 9):
        assert log_data(match, since, -1, None) == [line for line in whole if line["n"] >= since]


def test_the_set_up_is_at_decision_0():
    match = train(2)
    match.choose("yes")
    match.choose("no")
    assert [(line["n"], line["args"]) for line in log_data(match, 0, -1, None)] == [
        (0, {"seat": {"seat": 0}, "count": 3}),
        (0, {"seat": {"seat": 1}, "count": 3}),
        (1, {"seat": {"seat": 0}, "count": 3}),
        (2, {"seat": {"seat": 0}, "count": 1}),
    ]
    assert [line["n"] for line in log_data(match, 1, -1, None)] == [1, 2]


def test_the_log_is_told_in_words_in_both_languages():
    match = logged()
    match.names = ["Ana", "Bo"]
    assert [line["text"] for line in log_data(match, 2, 0, "en")] == [
        "Bo draws 1 card.",
        "Ana draws Nap.",
        "The position was changed.",
        "log.believed",
        "Bo concedes.",
        "log.left",
        "Ana won.",
    ]
    assert [line["text"] for line in log_data(match, 2, 1, "fr")][:3] == [
        "Bo pioche Loup.",
        "Ana pioche 1 carte.",
        "La position a été modifiée.",
    ]


def test_a_match_without_a_log_has_nothing_to_tell():
    match = camp({"hand": ["ox"]}, keep=KEEP_NOTHING)
    match.choose("play:1")
    assert log_data(match, 0, None, "en") == []


def test_the_log_follows_undo_and_another_way():
    match = logged()
    match.undo(3)
    assert log_data(match, 0, -1, None) == [drew(2, 1), drew(3, 0), REST[0]]
    match.undo(1)
    assert log_data(match, 0, -1, None) == []
    match.concede(0)
    assert [(line["n"], line["id"]) for line in log_data(match, 0, -1, None)] == [
        (2, "conceded"),
        (2, "left"),
        (2, "won"),
    ]


def test_what_was_sent_is_quoted_as_it_is_although_the_game_has_words_for_it():
    duel = game_of("duel")
    error = PiocheError("unknown-word", word="swords", where="scenario")
    assert catalog_of(duel).say("swords", "fr") != "swords"
    assert all("swords" in error_text(error, lang, duel) for lang in ("fr", "en"))


def test_what_happens_several_times_is_counted_and_what_goes_without_saying_is_not_told():
    parts = ["Bo acts.", ": falls", "", "; falls", "; falls", "; rises", "; falls"]
    assert explain._joined(parts) == "Bo acts: falls ×3; rises; falls."
    assert explain._joined(["Bo acts."]) == explain._joined(["Bo acts.", ""]) == "Bo acts."


def test_who_has_lost_is_told_so():
    match = logged()
    match.names = ["Ana", "Bo"]
    last = [folded_log(match, 0, viewer, "fr")[-1][1] for viewer in (0, 1, -1)]
    assert last == ["Vous avez gagné.", "Ana : victoire. Vous avez perdu.", "Ana : victoire."]
