"""What a terminal of 100 columns shows of the odder things on a table, in both languages."""

import pytest
from rich.cells import cell_len
from rich.console import Console

from pioche.cli.board import draw
from pioche.engine import new_scenario
from pioche.games.keyforge.cards import BOOK

WIDTH = 100


def screen(match, lang, seat=0, *, everything=False):
    console = Console(width=WIDTH, color_system=None, force_terminal=True)
    with console.capture() as told:
        console.print(draw(match.game, match.view(seat, everything=everything), lang))
    lines = told.get().splitlines()
    assert max(map(cell_len, lines)) <= WIDTH
    return "\n".join(line.rstrip() for line in lines)


def scene(me=None, you=None, **words):
    return new_scenario("keyforge", {"house": "brobnar", "players": [me or {}, you or {}], **words})


def test_both_lines_face_each_other_with_hand_and_archives_at_the_edge():
    match = scene(
        {"battleline": ["troll"], "artifacts": ["cannon"], "hand": ["anger"], "archives": ["punch"], "amber": 3},
        {"battleline": ["zorg"], "artifacts": ["masterplan"], "hand": ["fear"], "archives": ["fear"], "chains": 2},
    )
    told = screen(match, "en")
    order = ["Player 2", "Masterplan", "Zorg", "You, Player 1", "Troll", "Cannon", "Anger", "Punch"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)
    assert "Fear" not in told
    assert "Hand 1 · Deck 0 · Archives 1" in told
    assert "Æ 0/6  keys ○○○  2 chains" in told
    assert "Peur" in screen(match, "fr", everything=True)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_card_that_is_being_played_lies_between_the_players_for_all_to_see(lang):
    match = scene({"hand": ["anger"], "battleline": ["troll"]}, {"battleline": ["zorg"]})
    match.choose(match.decision.keys[0])
    name = BOOK["anger"].names[lang]
    for seat in (None, 0, 1):
        told = screen(match, lang, seat)
        assert told.count(name) == 1
        assert any(line.strip().endswith(name) for line in told.splitlines())


@pytest.mark.parametrize(
    ("lang", "effect", "owned"), [("fr", "Contrôle d'une carte", "à"), ("en", "Control of a card", "of")]
)
def test_whose_a_card_is_and_what_lasts_is_told_in_words(lang, effect, owned):
    told = screen(scene({"battleline": [{"card": "troll", "owner": 1}]}), lang)
    assert effect in told and "on:" not in told
    assert BOOK["troll"].names[lang] in told and owned in told


def test_what_lies_under_a_card_is_shown_to_those_who_know_it():
    match = scene({"artifacts": [{"card": "masterplan", "under": ["anger"], "amber": 2}]})
    assert "+ Anger" in screen(match, "en", 0)
    for seat in (1, None):
        told = screen(match, "en", seat)
        assert "+ ?" in told and "Anger" not in told


def test_power_armor_damage_counters_and_statuses_of_a_creature():
    odd = {"damage": 1, "amber": 3, "stunned": True, "enraged": True, "ward": True, "counters": {"power": 2, "doom": 1}}
    match = scene({"battleline": [{"card": "bulwark", **odd, "upgrades": ["blood-of-titans"]}]})
    for lang, words in (
        ("fr", "11◇2|-1|Æ3|+2|1 fatalité|Sanctum|sonné|protection|enragé|+ Sang des Titans"),
        ("en", "11◇2|-1|Æ3|+2|1 doom|Sanctum|stunned|ward|enraged|+ Blood of Titans"),
    ):
        told = screen(match, lang)
        assert [word for word in words.split("|") if word not in told] == []


def test_artifacts_and_upgrades_have_no_power():
    told = screen(scene({"artifacts": ["cannon"]}), "en")
    row = told[told.index("Artifacts") :].splitlines()
    assert row[1].strip(" │") == "Brobnar"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_way_of_playing_and_a_mode_are_told_in_words(lang):
    match = scene({"hand": ["explo-rover"], "battleline": ["troll"]}, house="staralliance")
    labels = [match.decision.label(option, lang) for option in match.decision.options]
    assert labels[1] == {"fr": "Jouer Explo-rover comme amélioration", "en": "Play Explo-rover as an upgrade"}[lang]
