"""The first edition in a terminal of 100 columns: for two and for four seats, in both languages."""

import pytest
from rich.cells import cell_len
from rich.console import Console
from s1_scene import announce, four, pair, scene

from pioche.cli.board import draw
from pioche.engine import new_match
from pioche.testing import play_on

FULL = {
    "front": [pair("pillard-des-recifs", {"card": "pavois", "damage": 1}), {"card": "goule-affamee", "damage": 2}],
    "rear": [{"card": "vulcar-fleau-des-cieux", "ec": 4}, "tortue-au-tresor", "sentinelle-de-pierre-celeste"],
    "worship": [{"card": "gardienne-du-feu", "ec": 2}, "orante"],
    "hand": ["fleche-du-destin", "eclaireur-d-eondra"],
    "purgatory": ["eleve-du-dojo"],
}


def screen(match, lang, seat, width=100):
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as told:
        console.print(draw(match.game, match.view(seat), lang), crop=False)
    lines = told.get().splitlines()
    assert max(map(cell_len, lines)) <= width
    return "\n".join(lines)


def table_of(seats):
    sides = [dict(FULL) for _ in range(seats)]
    t = four(*sides) if seats == 4 else scene(*sides)
    announce(t, ("goule-affamee", t.state.players[1].front[0].card.number))
    return t


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_full_table_is_drawn_for_every_seat(seats, lang):
    t = table_of(seats)
    for seat in (None, *range(seats)):
        told = screen(t.match, lang, seat)
        golem = "Pavois" if lang == "fr" else "Pavise"
        assert told.count(golem) >= seats, told
        known = "Flèche du destin" if lang == "fr" else "Arrow of Fate"
        assert (known in told) == (seat is not None)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_fits(seats):
    match = new_match("sevenfallen_first", ["eondra", "voie", "nuit", "purete"][:seats], seed=3)
    drawn = 0

    def pick(match):
        nonlocal drawn
        if match.n % 25 == 0:
            drawn += 1
            screen(match, ("fr", "en")[drawn % 2], match.ask.seat)
        return (7 * match.n) % len(match.ask.options)

    play_on(match, pick, most=3000)
    assert drawn > 3
