"""How a call is understood, how it ends, and in which language."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import pioche.cli
from pioche import __version__, slugs
from pioche.bots import bot_names
from pioche.cli.app import COMMANDS
from pioche.cli.words import Words, language
from pioche.engine.messages import Catalog

CLI = Path(pioche.cli.__file__).parent
GAMES = ", ".join(slugs())
BOTS = ", ".join(bot_names())


def function_of(command):
    module, _, name = COMMANDS[command].partition(":")
    return getattr(import_module(module), name)


def test_the_version_is_told(pioche):
    ended = pioche("--version")
    assert (ended.code, ended.out, ended.err) == (0, f"pioche {__version__}\n", "")


def test_the_version_needs_none_of_the_heavy_modules(process):
    code = (
        "import sys; sys.argv = ['pioche', '--version']\n"
        "from pioche.cli import main\n"
        "try: main()\n"
        "except SystemExit: print([name for name in ('rich', 'cyclopts', 'multiprocessing') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"pioche {__version__}\n[]\n"


@pytest.mark.parametrize("argv", [(), ("--help",), ("-h",), ("--lang", "fr"), ("--lang", "fr", "--help")])
def test_the_page_of_pioche_names_every_command_and_variable(pioche, argv):
    ended = pioche(*argv)
    assert ended.code == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", ended.out, re.MULTILINE), command
    for variable in ("PIOCHE_LANG", "PIOCHE_DATA", "PIOCHE_DEBUG=1"):
        assert f"  {variable} " in ended.out
    assert f"  pioche play {slugs()[0]}\n" in ended.out  # examples can be copied: they name a game that is there


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_of_a_command_lists_exactly_its_options(pioche, command, lang):
    page = pioche(command, "--help", "--lang", lang).out
    assert page.startswith(f"pioche {command} – ")
    listed = set(re.findall(r"^  (--[a-z]+)", page, re.MULTILINE))
    parameters = inspect.signature(function_of(command)).parameters.values()
    assert listed == {f"--{one.name}" for one in parameters if one.kind is inspect.Parameter.KEYWORD_ONLY}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pages_fit_eighty_columns(lang):
    for command in ("pioche", *COMMANDS):
        for line in Words(lang).say(f"help.{command}", game="sevenfallen_first").splitlines():
            assert len(line) <= 80, line


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["pley"], "« pley » n'est pas une commande. Vouliez-vous dire « play » ?"),
        (["xyz", "--help"], "« xyz » n'est pas une commande. Il y a : " + ", ".join(COMMANDS) + "."),
        (["cards"], "pioche cards : il manque JEU ; voir « pioche cards --help »."),
        (["replay"], "pioche replay : il manque FICHIER ; voir « pioche replay --help »."),
        (["play"], "pioche play : il manque JEU ; voir « pioche play --help »."),
        (["play", "duel", "--bot"], "pioche play : il manque --bot ; voir « pioche play --help »."),
        (["play", "duel", "--fast"], "pioche play ne connaît pas --fast ; voir « pioche play --help »."),
        (["sim", "duel", "--games", "many"], "pioche sim : --games ne peut pas valoir « many »."),
        (["cards", "duel", "--lang", "de"], "pioche cards : --lang ne peut pas valoir « de »."),
        (["games", "duel"], "pioche games : en trop, « duel »."),
        (["cards", "chess"], f"Aucun jeu ne s'appelle « chess ». Il y a : {GAMES}."),
        (["play", "duel", "--bot", "oracle"], f"Aucun bot ne s'appelle « oracle ». Il y a : {BOTS}."),
        (["play", "duel", "--deck", "cups"], "Aucun deck ne s'appelle « cups »."),
        (["play", "duel", "--seat", "2"], "Il n'y a pas de siège 2 : de 0 à 1."),
        (["play", "duel", "--option", "puppet"], "« puppet » : une option s'écrit nom=valeur."),
        (["play", "duel", "--option", "speed=3"], "Ce jeu ne connaît pas l'option « speed »."),
        (["sim", "duel", "--seats", "4"], "Ce jeu se joue à 2, 3, pas à 4."),
        (["sim", "duel", "--games", "0"], "--games vaut au moins 1."),
        (["sim", "duel", "--seats", "2", *["--bot", "random"] * 3], "--bot : 3 pour 2 sièges."),
        (["bench", "duel", "--builds", "fast"], "pioche bench : --builds ne peut pas valoir « fast »."),
        (["bench", "duel", "--seconds", "0"], "pioche bench : --seconds ne peut pas valoir « 0.0 »."),
        (["replay", "x.json", "--seat", "0", "--open"], "--seat ou --open, pas les deux."),
    ],
)  # fmt: skip
def test_a_wrong_call_is_one_line_and_exit_code_2(pioche, argv, told):
    ended = pioche(*argv)
    assert (ended.code, ended.out, ended.err) == (2, "", told + "\n")


def test_wrong_calls_are_told_in_english_too(pioche):
    assert pioche("pley", "--lang", "en").err == "“pley” is not a command. Did you mean “play”?\n"
    assert pioche("play", "chess", "--lang=en").err == f"No game is called “chess”. There is: {GAMES}.\n"


def test_what_fails_is_one_line_and_exit_code_1(pioche, tmp_path):
    missing = tmp_path / "none.json"
    ended = pioche("replay", str(missing))
    assert (ended.code, ended.out, ended.err) == (1, "", f"{missing} : No such file or directory.\n")
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{")
    ended = pioche("play", "--load", str(damaged))
    assert ended.code == 1
    assert ended.err.startswith("Enregistrement abîmé : ")
    assert ended.err.count("\n") == 1


def break_(monkeypatch):
    def broken(*_args):
        raise ZeroDivisionError("first line\nsecond line")

    monkeypatch.setattr("pioche.cli.app.make_app", broken)


def test_a_fault_of_ours_is_one_line_with_a_hint(pioche, monkeypatch):
    break_(monkeypatch)
    ended = pioche("games")
    told = "Erreur inattendue, ZeroDivisionError : first line (PIOCHE_DEBUG=1 montre la trace)\n"
    assert (ended.code, ended.out, ended.err) == (1, "", told)


def test_debug_shows_the_traceback(pioche, monkeypatch):
    break_(monkeypatch)
    monkeypatch.setenv("PIOCHE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        pioche("games")


@pytest.mark.parametrize(
    ("argv", "environ", "lang"),
    [
        ([], {}, "fr"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "fr"),
        ([], {"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "PIOCHE_LANG": "en"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "PIOCHE_LANG": "martian"}, "en"),
        (["--lang", "fr"], {"PIOCHE_LANG": "en"}, "fr"),
        (["play", "--lang=en"], {"PIOCHE_LANG": "fr"}, "en"),
        (["play", "--lang"], {"PIOCHE_LANG": "en"}, "en"),
    ],
)
def test_the_language_is_named_set_or_that_of_the_system(argv, environ, lang):
    assert language(argv, environ) == lang


def test_both_languages_have_the_same_messages_with_the_same_arguments():
    catalog = Catalog(CLI)
    assert catalog.keys("fr") == catalog.keys("en")
    for key in catalog.keys("fr"):
        assert catalog.fields(key, "fr") == catalog.fields(key, "en"), key


def test_every_message_is_used_and_every_message_that_is_used_exists():
    source = "\n".join(path.read_text() for path in CLI.glob("*.py"))
    with (CLI / "messages.en.toml").open("rb") as file:
        tables = tomllib.load(file)
    whole = {f"{table}.{key}" for table, keys in tables.items() for key in keys}
    found = set(
        re.findall(
            r"""["']((?:board|serve|play|replay|games|cards|decks|rules|words|sim|bench|hunt|why)\.[a-z_-]+)["']""",
            source,
        )
    )
    assert {key for key in found if not key.startswith("why.")} <= whole
    failures = set(re.findall(r'CommandError\(\s*"([a-z-]+)"', source))
    assert failures == set(tables["failed"])
    composed = ("help.", "failed.", "until.", "word.", "sim.", "games.", "bench.", "board.")
    assert {key for key in whole - found if not key.startswith(composed)} == set()


def test_figures_are_written_as_the_language_writes_them():
    french, english = Words("fr"), Words("en")
    assert (french.number(1234567.891, 1), english.number(1234567.891, 1)) == ("1\u202f234\u202f567,9", "1,234,567.9")
    assert (french.percent(0.4567), english.percent(0.4567)) == ("45,7\u202f%", "45.7%")


def test_what_goes_into_a_file_has_no_colours(process, tmp_path):
    for argv in (["--help"], ["sim", "duel", "--games", "2", "--jobs", "1"]):
        assert "\x1b" not in process(*argv, TERM="xterm-256color").out


def test_a_reader_that_goes_away_leaves_no_traceback(data):
    for argv in (["cards", "duel", "--json"], ["rules", "duel"]):
        writer = subprocess.Popen(
            [sys.executable, "-m", "pioche", *argv], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )  # fmt: skip
        assert writer.stdout is not None
        writer.stdout.close()  # before a word is written
        assert writer.stderr is not None
        complaint = writer.stderr.read()
        writer.stderr.close()
        assert (writer.wait(), complaint) == (1, b"")


def test_a_terminal_without_accents_is_served_all_the_same(process):
    ended = process("cards", "duel", "squire", PYTHONIOENCODING="ascii")
    assert (ended.code, ended.out) == (0, "?cuyer  squire  type fighter  force 1\n1 carte\n")


def test_a_complaint_is_one_line_whatever_was_typed(pioche):
    ended = pioche("cards", "two\nlines")
    assert (ended.code, ended.err) == (2, f"Aucun jeu ne s'appelle « two lines ». Il y a : {GAMES}.\n")


def test_the_engine_answers_the_protocol(process):
    ended = process("engine", typed='{"id": 1, "do": "hello"}\n')
    assert ended.code == 0
    assert ended.out.startswith('{"id":1,"ok":{')
    assert ended.out.count("\n") == 1
