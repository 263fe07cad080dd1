"""The table in a terminal of 100 columns, in both languages."""

import pytest
from rich.console import Console

from pioche.cli.board import draw
from pioche.engine import new_scenario

WIDTH = 100
POSITION = {
    "house": "brobnar",
    "tide": 1,
    "players": [
        {
            "amber": 4,
            "keys": ["red"],
            "chains": 3,
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["anger", "fear"],
            "archives": ["labwork"],
            "deck": ["punch"] * 5,
            "battleline": [
                {"card": "bumpsy", "damage": 2, "ready": False, "upgrades": ["blood-of-titans"]},
                {"card": "headhunter", "stunned": True, "ward": True, "amber": 2},
            ],
            "artifacts": ["gauntlet-of-command"],
        },
        {
            "amber": 6,
            "houses": ["mars", "sanctum", "shadows"],
            "battleline": [
                "champion-anaphiel",
                {"card": "bulwark", "enraged": True, "counters": {"power": 2, "doom": 1}},
            ],
            "hand": ["anger"] * 5,
        },
    ],
}


def screen(match, lang, seat=0):
    console = Console(width=WIDTH, color_system=None, force_terminal=True)
    with console.capture() as told:
        console.print(draw(match.game, match.view(seat), lang))
    return told.get()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "fr",
            "Maison active Brobnar|marée basse|Æ 4/6|clés ●○○|rouge|3 chaînes|Dis|Archives 1|Recherches en Labo|Peur",
        ),
        ("fr", "10 -2 Brobnar|+ Sang des Titans|sonné|protection|Æ2|6◇3|provocation|enragé|+2|1 fatalité|Main 5"),
        ("en", "active house Brobnar|tide low|Æ 4/6|keys ●○○|red|3 chains|Archives 1|Labwork|Fear|taunt"),
        ("en", "10 -2 Brobnar|+ Blood of Titans|stunned|ward|Æ2|6◇3|enraged|+2|1 doom|Hand 5|Deck 5"),
    ],
)
def test_the_table_tells_what_matters(lang, words):
    told = screen(new_scenario("keyforge", POSITION), lang)
    for word in words.split("|"):
        assert word in told, f"{word!r} is not on the screen:\n{told}"
    assert "token" not in told and "keyword" not in told
