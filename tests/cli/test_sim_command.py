"""Many games between bots, from the command line."""

from __future__ import annotations

import json
import re

import pytest
from duel.game import Duel

from pioche import load
from pioche.engine.registry import add_game

SMALL = ("sim", "duel", "--games", "20", "--seed", "7")


def without_time(out):
    return re.sub(r".* décisions par seconde, en .* s\.", "", out)


def test_the_tables_and_figures_of_a_series(pioche):
    ended = pioche(*SMALL, "--jobs", "1", "--bot", "greedy", "--bot", "random")
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0].split() == ["Bot", "Parties", "Gagnées", "Nulles", "Gain", "à", "95", "%"]
    wins = {line.split()[0]: int(line.split()[2]) for line in lines if line.startswith(("greedy", "random"))}
    draws = int(lines[1].split()[3])
    assert sum(wins.values()) + draws == 20
    assert wins["greedy"] > wins["random"]
    decks = [int(line.split()[2]) for line in lines if line.startswith(("swords", "songs"))]
    assert sum(decks) + draws == 20
    for pattern in (
        r"^décisions +\d+,\d +\d+ +\d+$",
        r"^tours +\d+,\d +\d+ +\d+$",
        r"^Qui commence gagne \d+ fois, \d+,\d\u202f% \(à 95 % : \d+,\d\u202f% – \d+,\d\u202f%\)\.$",
        r"^[\d\u202f]+ décisions par seconde, en \d+,\d s\.$",
        r"^Graine : 7$",
    ):
        assert re.search(pattern, ended.out, re.MULTILINE), pattern


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes(pioche, tmp_path):
    files = []
    for jobs in ("1", "2"):
        files.append(tmp_path / f"games-{jobs}.jsonl")
        ended = pioche(*SMALL, "--jobs", jobs, "--out", str(files[-1]))
        assert ended.code == 0
        files.append(without_time(ended.out))
    assert files[0].read_bytes() == files[2].read_bytes()
    assert files[1] == files[3]
    pioche("sim", "duel", "--games", "20", "--seed", "8", "--jobs", "1", "--out", str(tmp_path / "other.jsonl"))
    assert (tmp_path / "other.jsonl").read_bytes() != files[0].read_bytes()


def test_each_game_is_a_line_of_json(pioche, tmp_path):
    path = tmp_path / "games.jsonl"
    pioche(*SMALL, "--jobs", "1", "--bot", "greedy", "--bot", "random", "--out", str(path))
    games = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(games) == 20
    for one in games:
        assert set(one) == {
            "game", "seed", "seats", "bots", "decks", "first", "winners", "reason", "decisions", "turns", "hash",
        }  # fmt: skip
        assert (one["game"], one["seats"], len(one["hash"])) == ("duel", 2, 24)
    assert [one["seed"] for one in games[:2]] == ["7 0", "7 1"]
    seatings = [(*one["bots"], *one["decks"]) for one in games[:4]]
    assert seatings == [
        ("greedy", "random", "swords", "songs"),
        ("random", "greedy", "swords", "songs"),
        ("greedy", "random", "songs", "swords"),
        ("random", "greedy", "songs", "swords"),
    ]


def test_seats_decks_and_options_can_be_named(pioche, tmp_path):
    path, deck = tmp_path / "games.jsonl", tmp_path / "mine.txt"
    deck.write_text(pioche("decks", "duel", "random", "--seed", "1").out)
    argv = ["--seats", "3", "--deck", str(deck), "--deck", "random", "--option", "puppet=true", "--jobs", "1"]
    assert pioche("sim", "duel", "--games", "3", "--seed", "1", *argv, "--out", str(path)).code == 0
    games = [json.loads(line) for line in path.read_text().splitlines()]
    assert [one["decks"] for one in games] == [["random", "random", "random"]] * 3  # the file's deck is called so too
    assert [one["seats"] for one in games] == [3, 3, 3]


def test_a_file_that_cannot_be_written_is_a_failure(pioche, tmp_path):
    path = tmp_path / "nowhere" / "games.jsonl"
    ended = pioche("sim", "duel", "--games", "1", "--jobs", "1", "--out", str(path))
    assert (ended.code, ended.err) == (1, f"{path} : No such file or directory.\n")


FAULTY = """\
from duel.game import Duel


class Faulty(Duel):
    slug = "faulty"

    def act(self, s, option):
        if s.turn == 4:
            raise ZeroDivisionError("a rule fails")
        return super().act(s, option)


FAULTY = Faulty()
"""


@pytest.fixture
def plugged_in(tmp_path):
    """A package with a faulty game, installed as any plug-in is."""
    folder = tmp_path / "plug-in"
    info = folder / "faulty-1.dist-info"
    info.mkdir(parents=True)
    (folder / "faulty.py").write_text(FAULTY)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[pioche.games]\nfaulty = faulty:FAULTY\n")
    return folder


def test_games_that_fail_are_kept_as_records_and_the_exit_code_is_1(process, plugged_in, data):
    argv = ("sim", "faulty", "--games", "16", "--seed", "7", "--jobs", "2")
    ended = process(*argv, path=plugged_in)
    assert ended.code == 1
    assert "Traceback" not in ended.err
    kept = sorted((data / "failures").iterdir())
    assert len(kept) == 10
    told = ended.err.splitlines()
    pattern = r"La partie \d+ a échoué après \d+ décisions, ZeroDivisionError: a rule fails\. Enregistrement : (.*)"
    assert sorted(re.fullmatch(pattern, line)[1] for line in told[:10]) == [str(path) for path in kept]
    assert told[10:] == ["… et 6 de plus."]
    again = process("replay", str(kept[0]), "--print", "--open", path=plugged_in)
    assert again.code == 0
    assert re.search(r"^── Tour 4 · ", again.out, re.MULTILINE)  # it leads to where the rule fails


class NeverBegins(Duel):
    slug = "never-begins"

    def begin(self, s):
        raise ValueError("no set-up")


def test_a_game_that_fails_in_its_set_up_is_kept_too(pioche, data):
    add_game(NeverBegins())
    ended = pioche("sim", "never-begins", "--games", "1", "--seed", "7", "--jobs", "1")
    (kept,) = (data / "failures").iterdir()
    assert ended.code == 1
    assert ended.err == f"La partie 1 a échoué après 0 décision, ValueError: no set-up. Enregistrement : {kept}\n"
    record = json.loads(kept.read_bytes())
    assert (record["game"], record["seed"], record["decisions"]) == ("never-begins", "7 0", [])
    with pytest.raises(ValueError, match="no set-up"):
        load(kept.read_bytes())
