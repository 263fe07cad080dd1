"""A recorded match, looked at again."""

from __future__ import annotations

import re

import pytest

from pioche import new_match
from pioche.testing import play_on


@pytest.fixture(scope="module")
def match():
    return play_on(new_match("duel", ["swords", "songs"], 8, names=["Ann", ""]), lambda match: 0)


@pytest.fixture
def record(match, tmp_path):
    path = tmp_path / "game.json"
    path.write_bytes(match.record())
    return str(path)


def places(out):
    return [int(n) for n in re.findall(r"Décision (\d+) sur", out)]


def test_one_steps_on_back_and_to_any_decision(pioche, record, match):
    ended = pioche("replay", record, typed="\nn\nsuivant\np\n20\n9999\nprécédent\n0\np\nq\n")
    last = match.n
    assert (ended.code, ended.err) == (0, "")
    assert places(ended.out) == [0, 1, 2, 3, 2, 20, last, last - 1, 0, 0]
    assert f"Décision 0 sur {last}.  n suivant · p précédent · un nombre y va · q quitter\n> \n" in ended.out


def test_what_is_not_understood_is_told_with_what_would_be(pioche, record):
    ended = pioche("replay", record, typed="backwards\nq\n")
    assert ended.out.endswith("> backwards\nn suivant · p précédent · un nombre y va · q quitter\n> q\n")


def test_enter_at_the_end_leaves_and_so_does_the_end_of_the_input(pioche, record, match):
    ended = pioche("replay", record, typed=f"{match.n}\n\n0\n")
    assert (ended.code, places(ended.out)) == (0, [0, match.n])
    assert ended.out.splitlines()[-3].startswith("Victoire : ")
    assert pioche("replay", record, typed="").code == 0


def test_who_decides_is_told_and_what_only_to_whom_it_concerns(pioche, record, match):
    first = match.fork()
    first.undo(0)
    seat, name = first.decision.seat, ["Ann", "Joueur 2"][first.decision.seat]
    picked = first.decision.label(first.decision.options[0], "fr")
    own = pioche("replay", record, "--seat", str(seat), typed="q\n").out
    assert f"▸ {name} : {picked}\n" in own
    assert f"▸ {name} : {picked}\n" in pioche("replay", record, "--open", typed="q\n").out
    for others in (["--seat", str(1 - seat)], []):
        out = pioche("replay", record, *others, typed="q\n").out
        assert f"▸ {name} décide.\n" in out
        assert picked not in out


def test_each_pair_of_eyes_sees_its_own_cards(pioche, record, match, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    first = match.fork()
    first.undo(0)
    hands = [[card.proto.names["fr"] for card in player.hand] for player in first.state.players]
    for argv, seen in ((["--seat", "0"], [True, False]), (["--seat", "1"], [False, True]), (["--open"], [True, True])):
        out = pioche("replay", record, *argv, typed="q\n").out
        assert [f"  Main      {' · '.join(hand)}\n" in out for hand in hands] == seen
    assert "  Main  " not in pioche("replay", record, typed="q\n").out


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_print_gives_the_whole_log_by_turns_and_asks_nothing(pioche, record, match, lang):
    ended = pioche("replay", record, "--print", "--open", "--lang", lang)
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    turns = [int(re.search(r"\d+", line)[0]) for line in lines if line.startswith("── ")]
    assert turns == list(range(1, match.state.turn + 1))
    assert len(lines) == len(turns) + len(match.log) + 1
    assert lines[0] in (f"── Tour 1 · {name}" for name in ("Ann", "Joueur 2")) or lang == "en"
    assert lines[-1].startswith("Victoire : " if lang == "fr" else "Victory: ")


def test_print_hides_from_a_spectator_what_was_drawn(pioche, record):
    out = pioche("replay", record, "--print").out
    assert re.search(r"^    0  Ann pioche 4 cartes\.$", out, re.MULTILINE)
    assert re.search(r"^    0  Joueur 2 pioche 4 cartes\.$", out, re.MULTILINE)
    own = pioche("replay", record, "--print", "--seat", "0").out
    assert not re.search(r"^    0  Ann pioche 4 cartes\.$", own, re.MULTILINE)


def test_a_match_that_is_not_over_says_so(pioche, tmp_path):
    match = new_match("duel", seed=8)
    match.apply(0)
    path = tmp_path / "game.json"
    path.write_bytes(match.record())
    assert pioche("replay", str(path), "--print").out.splitlines()[-1] == "La partie s'arrête ici, après 1 décision."


def test_a_seat_that_is_not_there_is_a_wrong_call(pioche, record):
    ended = pioche("replay", record, "--seat", "5")
    assert (ended.code, ended.err) == (2, "Il n'y a pas de siège 5 : de 0 à 1.\n")


def test_a_record_that_diverges_is_refused(pioche, tmp_path, match):
    path = tmp_path / "changed.json"
    path.write_bytes(match.record().replace(b'"seed":"8"', b'"seed":"9"'))
    ended = pioche("replay", str(path), "--print")
    assert (ended.code, ended.out) == (1, "")
    assert ended.err.startswith("L'enregistrement et la partie divergent à la décision ")
