"""7 Fallen in a terminal: the table at several widths, in both languages, and what is passed for the person."""

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from sf_scene import believers, fight, on, scene

from pioche.cli.board import draw
from pioche.cli.play import Table
from pioche.cli.words import Words
from pioche.engine import new_match
from pioche.games.sevenfallen.cards import BOOK

DRAGON, GOLEM, SWORD = "dragon-des-cretes-rouges", "bloc-de-scories", "epee-du-pelerin"
STARTERS = ["eondra", "nuit"]


def screen(match, lang, seat=0, width=100):
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as told:
        console.print(draw(match.game, match.view(seat), lang))
    lines = told.get().splitlines()
    assert max(map(cell_len, lines)) <= width
    return "\n".join(line.rstrip() for line in lines)


def wide():
    """A table with a bit of everything."""
    return scene(
        {
            "hand": ["eclat-de-la-tour"],
            "worship": [*believers(3, ec=7), {"card": "oracle-des-fumees", "ec": 2}],
            "rear": [
                on("leana-d-eondra", GOLEM, SWORD, damage=1, marks={"+1/+1": 2}),
                {"card": "vulcaryon-seigneur-de-braise", "ec": 3, "damage": 4},
                "saison-des-flammes",
            ],
            "front": [{"card": "drake-rougegueule", "tilted": True}],
            "divine": [{"card": "dragon-vie-souffle-premier", "damage": 4}],
        },
        {
            "rear": [DRAGON],
            "front": ["marcheur-blinde"],
            "divine": [{"card": "la-bete-de-nargar", "damage": 21}],
            "archangel": ["azhram-maitre-de-la-fosse"],
        },
    ).match


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "Parole divine|EC 12|Adorateurs 4|EC 7|EC 2|EC 3|-4|FV 19/23|FV 0/21|Mortelle|2×+1/+1|-1|incliné"),
        ("fr", "+ Bloc de Scories 3|+ Épée du pèlerin|3 Sablier|Archange 1|Ligne de feu|Arrière-garde|Adoration"),
        ("en", "Divine Word|EC 12|Worshippers 4|EC 7|EC 2|EC 3|-4|FV 19/23|FV 0/21|Mortal|2×+1/+1|-1|tilted"),
        ("en", "+ Block of Slag 3|+ Pilgrim's Sword|3 Hourglass|Archangel 1|Fire line|Rear guard|Adoration"),
    ],
)
def test_the_table_tells_what_matters(width, lang, words):
    told = screen(wide(), lang, width=width)
    assert [word for word in words.split("|") if word not in told] == []
    assert BOOK["azhram-maitre-de-la-fosse"].names[lang] not in told


def test_the_fire_lines_face_each_other():
    told = screen(wide(), "en")
    order = ["Player 2", "Red Ridge Dragon", "Armoured Walker", "You, Player 1", "Redmaw Drake", "Leana of Eondra"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)


@pytest.mark.parametrize(("lang", "who"), [("fr", "Joueur 2"), ("en", "Player 2")])
def test_the_stack_shows_what_waits_and_its_targets(lang, who):
    t = scene({"hand": ["eclat-de-la-tour"], "worship": believers(3)}, {"rear": [DRAGON]})
    t.play("eclat-de-la-tour", DRAGON)
    while t.match.decision.kind != "answer":
        t.answer(t._asked(), t.match.decision.keys[0])
    for seat in (None, 0, 1):
        told = screen(t.match, lang, seat)
        (line,) = [line for line in told.splitlines() if "▸" in line]
        assert BOOK["eclat-de-la-tour"].names[lang] in line
        assert line.endswith(f"→ {BOOK[DRAGON].names[lang]} ({who})")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", ("en Embuscade", "⚔ attaque", "⚔ attaqué")), ("en", ("in Ambush", "⚔ attacks", "⚔ attacked"))],
)
def test_who_is_in_embuscade_and_who_attacks_whom(lang, words):
    t = scene({"rear": ["leana-d-eondra", DRAGON]}, {"rear": ["marcheur-blinde"]})
    t.attack()
    t.pass_all()
    t.announce("leana-d-eondra")
    t.ambush(DRAGON)
    t.me.pick("done")
    assert "⚔" not in screen(t.match, lang)
    t.declare("leana-d-eondra")
    t.strike("marcheur-blinde")
    for seat in (None, 0, 1):
        told = screen(t.match, lang, seat)
        assert [word for word in words if word not in told] == []
    assert "attaquant" not in told and "attacker" not in told  # said better
    t.pass_all()
    assert "⚔" not in screen(t.match, lang)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_stack_says_which_ability_waits_and_an_empty_reserve_is_shown(lang):
    t = scene({"rear": ["saison-des-flammes", {"card": "vulcaryon-seigneur-de-braise", "ec": 0}]}, step="retreat")
    t.me.pick("done")
    told = screen(t.match, lang)
    assert f"▸ {BOOK['saison-des-flammes'].names[lang]}, {'Sablier' if lang == 'fr' else 'Hourglass'}" in told
    assert "5/9 EC 0" in told


def test_an_attack_on_the_divinite_is_shown():
    t = scene({"rear": [DRAGON]})
    fight(t, DRAGON, t.state.players[1].divine[0].card.number, ambush=True)
    assert "⚔ attacked" in screen(t.match, "en", 1)


# At the table


class Seated(Table):
    """A person in the first seat, whose terminal shows nothing."""

    def __init__(self, seed, seat=0):
        super().__init__(new_match("sevenfallen", STARTERS, seed=seed), seat, "random", Words("en"))
        self.console = Console(width=80, color_system=None, force_terminal=True, file=StringIO())
        self.let_bots_play()

    def type(self, typed):
        self.take(typed)
        self.let_bots_play()

    def told(self, typed):
        with self.console.capture() as told:
            self.take(typed)
        return told.get()


def test_why_names_the_rule():
    t = Seated("why")
    while t.match.decision.kind != "main":
        t.type("done" if "done" in t.match.decision.keys else "1")
    if "end" in t.match.decision.keys:  # the first turn of who starts
        assert "SF-WILL-020" in t.told("w attack")
    else:
        assert "SF-TURN-080" in t.told("w end")
    hand = t.match.state.players[0].hand
    refused = [card.number for card in hand if f"play:{card.number}" not in t.match.decision.keys]
    assert refused and all(re.search(r"SF-[A-Z]+-\d{3}", t.told(f"w play:{number}")) for number in refused)
    hidden = t.match.state.players[1].hand[0].number
    assert "SF-" not in t.told(f"w play:{hidden}")
