"""Saint Seiya in a terminal: the table at several widths, in both languages, and what the person is told."""

import re
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from ss_scene import at, end_turn, frozen, hilda_turn, play, scene, solo, wounded

from pioche.cli.board import draw
from pioche.cli.play import Table
from pioche.cli.words import Words
from pioche.engine import new_match
from pioche.engine.explain import log_data
from pioche.games.saintseiya.cards import BOOK

TECHNIQUES = ["chevalier-de-pegase", "meteores-de-pegase", "broyeur-de-pegase", "comete-de-pegase"]


def screen(match, lang, seat=0, width=100):
    console = Console(width=width, color_system=None, force_terminal=True)
    with console.capture() as told:
        console.print(draw(match.game, match.view(seat), lang))
    lines = told.get().splitlines()
    assert max(map(cell_len, lines)) <= width
    return "\n".join(line.rstrip() for line in lines)


def text(lines):
    """What stands in a frame of the table, by the name on it."""
    return re.sub(r"\s+", " ", re.sub(r"[│╭╮╰╯─]", " ", lines))


def wide():
    """A table with a bit of everything."""
    return scene(
        {
            "hand": ["seiya-pegase", "armure-pegase"],
            "played": [{"card": "marine-aigle", "against": 6, "bonus_force": 2}, {"card": "cassios", "idle": True}],
            "armour": ["armure-lion"],
            "relics": [{"card": "urne-athena", "prey": 1, "under": ["oko"]}, {"card": "trident-poseidon", "minus": 2}],
            "marked": [wounded("phaeton"), frozen("freya")],
            "board": TECHNIQUES,
            "discard": ["jaki", "jaki", "geki-ours"],
            "destroyed": ["ichi-hydre"],
            "trophies": ["pilier-arctique"],
            "energy": 2,
            "weapons": 2,
            "plus": 2,
            "minus": 1,
        },
        {"hand": ["misty-lezard"] * 3, "pile": ["dante-cerbere"] * 4, "marked": [frozen("hilda", 1)]},
        field=["mu-belier", "thor-phecda", "armure-vierge", {"card": "poseidon", "plus": 1}, at(6, "jabu-licorne")],
        reserve=["guilty"],
        standing=["pilier-indien"],
        pillars=["pilier-antarctique"],
        gone=["jango", "spica"],
        epic=["deluge"],
        epics=["blizzard"],
        sand=2,
        sapphires=3,
        flames=7,
        weapons=4,
        ending=True,
    ).match


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", "Flammes 7|Saphirs 3/7|dernier tour de table|n° 2 Force 7 ou Cosmos 7|5 PV Flamme|4 PV Saphir"),
        ("fr", "n° 4 Cosmos 5|n° 5 Force 10|Jetons PV +1|n° 6 Force 2 ou Cosmos 2|Défausse terrain Jango · Spica"),
        ("fr", "Pilier de l'océan Indien|Force 10 2 PV|Sabliers 2/3|Seiya PV 17 Jeu 13 Énergie 2/3 Armes 2"),
        ("fr", "Jetons PV +2 -1|face au n° 6|Force 3|sans effet|blessé|gelé 2|gelé 1|+ Oko|Jetons PV -2|Jaki ×2"),
        ("fr", "Détruits Ichi|Comète de Pégase|Piliers détruits Pilier de l'Arctique|Main 3 · Pioche 4|Armure du Lion"),
        ("en", "Flames 7|Sapphires 3/7|last round|# 2 Force 7 or Cosmos 7|5 VP Flame|4 VP Sapphire|# 4 Cosmos 5"),
        ("en", "VP tokens +1|# 6 Force 2 or Cosmos 2|Field discard Jango · Spica|Pillar of the Indian Oc"),
        ("en", "Hourglasses 2/3|Seiya VP 17 Deck 13 Energy 2/3 Weapons 2|VP tokens +2 -1|against # 6|without effect"),
        ("en", "wounded|frozen 2|frozen 1|+ Oko|VP tokens -2|Jaki ×2|Destroyed Hydra Ichi|Hand 3 · Draw pile 4"),
    ],
)
def test_the_table_tells_what_matters(width, lang, words):
    told = text(screen(wide(), lang, width=width))
    if width == 80:
        words = words.replace("|Comète de Pégase", "")  # cut short: … +1
    assert [word for word in words.split("|") if word not in told] == []
    for hidden in ("misty-lezard", "dante-cerbere", "guilty", "blizzard"):
        assert BOOK[hidden].names[lang] not in told


def test_what_a_card_is_worth_is_not_told_while_it_is_good_for_nothing():
    told = text(screen(scene({"played": [{"card": "cassios", "idle": True}], "marked": [wounded("oko")]}).match, "en"))
    assert "Cassios without effect" in told and "Oko wounded" in told


def test_the_field_is_between_the_players_and_stands_in_the_order_of_its_slots():
    told = screen(wide(), "en")
    order = ["Player 2", "Hilda", "Aries Mu", "Phecda Thor", "Virgo Cloth", "Poseidon", "Unicorn Jabu", "You, Player 1"]
    assert [told.index(name) for name in order] == sorted(told.index(name) for name in order)


@pytest.mark.parametrize(("lang", "turn"), [("fr", "Tour 7/24"), ("en", "Turn 7/24")])
def test_alone_one_sees_hilda_her_hand_and_the_turn(lang, turn):
    hers = {"hand": ["mu-belier", "freya"], "armour": ["armure-lion"], "aside": ["geki-ours"], "discard": ["jaki"]}
    match = solo({"board": TECHNIQUES}, hers, turn=7, sapphires=2).match
    told = screen(match, lang)
    assert turn in told and "2/7" in told and not re.search("Flam", told)
    for id in ("mu-belier", "freya", "armure-lion", "geki-ours", "jaki"):
        assert BOOK[id].names[lang] in told
    new = new_match("saintseiya", ["seiya"], seed=3)
    assert re.search(r"Hilda +(automate|automaton) ", screen(new, lang))


@pytest.mark.parametrize(
    ("lang", "faces"),
    [
        ("fr", ("Défausser", "Piocher", "Purifier", "Geler", "Force", "Cosmos")),
        ("en", ("Discard", "Draw", "Purify", "Freeze", "Force", "Cosmos")),
    ],
)
def test_the_face_of_the_die_is_told_in_words(lang, faces):
    for rolled, face in enumerate(faces, 1):
        (line,) = [line for line in log_data(hilda_turn(rolled).match, 0, 0, lang) if line["id"] == "die"]
        assert f"{rolled} ({face})" in line["text"]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("fr", ["Freya (Joueur 1) : le Gel passe à 1.", "Freya (Joueur 1) n'a plus de marqueur"]),
        ("en", ["The Frost on Freya of Player 1 goes down to 1.", "Freya of Player 1 is healed"]),
    ],
)
def test_healing_is_told_step_by_step(lang, lines):
    t = scene({"played": [{"card": "kiki", "against": 6, "bonus_heal": 9}], "marked": [frozen("freya")]})
    t.heal("kiki", "freya", "freya")
    told = [line["text"] for line in log_data(t.match, 0, 0, lang)]
    assert [one for one in lines if not any(text.startswith(one) for text in told)] == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("fr", ["Joueur 1 : Mu du Bélier, 5 PV.", "Joueur 1 : jetons +1 PV, 2 PV.", "Joueur 1 : 7 PV en tout."]),
        ("en", ["Player 1: Aries Mu, 5 VP.", "Player 1: +1 VP tokens, 2 VP.", "Player 1: 7 VP in all."]),
    ],
)
def test_the_count_stands_in_the_log(lang, lines):
    t = scene({"discard": ["mu-belier"], "plus": 2}, {"discard": ["jaki"]}, field=[], ending=True, active=1)
    end_turn(t)
    told = [line["text"] for line in log_data(t.match, 0, None, lang)]
    assert [told.index(line) for line in lines] == sorted(told.index(line) for line in lines)
    assert t.match.result.scores[0] == 7


# At the table


class Seated(Table):
    """A person in the first seat, whose terminal shows nothing."""

    def __init__(self, match):
        super().__init__(match, 0, "random", Words("en"))
        self.console = Console(width=80, color_system=None, force_terminal=True, file=StringIO())

    def told(self, typed):
        with self.console.capture() as told:
            self.take(typed)
        return told.get()


def test_why_names_the_rule():
    t = Seated(wide())
    number = {card.proto.id: card.number for card in t.match.state.cards[1:]}
    for typed, rule in (
        (f"fight:{number['mu-belier']}", "SS-ACQ-200"),
        (f"play:{number['jaki']}", "SS-PLAY-010"),
        (f"activate:{number['cassios']}", "SS-PLAY-100"),
        (f"heal:{number['phaeton']}", "SS-HEAL-010"),
        (f"technique:{number['comete-de-pegase']}", "SS-TECH-020"),
        (f"robe:{number['armure-lion']}", "SS-ODIN-050"),
    ):
        assert rule in t.told(f"w {typed}")
    assert "SS-" not in t.told(f"w play:{number['misty-lezard']}")


def test_cards_are_played_by_number_or_by_name():
    t = scene({"hand": ["seiya-pegase", "marine-aigle"]}, field=["mu-belier", "jabu-licorne"])
    seated = Seated(t.match)
    seated.told("marin")
    seated.told("unicorn jabu")
    assert [(it.card.proto.id, it.against) for it in t.state.players[0].played] == [("marine-aigle", 6)]
    play(t, "seiya-pegase", "mu-belier")
    assert t.state.players[0].hand == []
