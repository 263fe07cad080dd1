"""`@rule` marks, and the report that a test run writes."""

import json

import pytest

SCENES = """
from pioche.testing import rule, table

@rule("DU-TURN-020")
def test_rests():
    table("duel").rest()

@rule("DU-TURN-020", "DU-FIGHT-020")
def test_asks_why():
    assert table("duel", me={"line": [{"card": "squire", "ready": False}]}).why("attack", "squire") == "DU-FIGHT-020"

@rule("DU-DECK-010")
def test_fails():
    table("duel").rest()
    assert False

def test_of_no_rule():
    assert True
"""


def run(pytester: pytest.Pytester, source: str, *arguments: str) -> pytest.RunResult:
    pytester.makepyfile(test_scenes=source)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", *arguments)


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_the_report_says_which_rule_is_proven_by_what(pytester, workers):
    result = run(pytester, SCENES, "--rules-report", "build/rules.json", *workers)
    result.assert_outcomes(passed=3, failed=1)
    report = json.loads((pytester.path / "build/rules.json").read_text())["duel"]
    assert report["DU-TURN-020"] == {
        "test_scenes.py::test_rests": "passed",
        "test_scenes.py::test_asks_why": "passed",
    }
    assert report["DU-FIGHT-020"] == {"test_scenes.py::test_asks_why": "passed"}
    assert report["DU-DECK-010"] == {"test_scenes.py::test_fails": "failed"}
    assert report["DU-END-010"] == {}


def test_no_report_is_written_unless_asked_for(pytester):
    run(pytester, SCENES)
    assert not (pytester.path / "build").exists()


def test_an_unknown_rule_fails_the_run(pytester):
    result = run(pytester, SCENES.replace("DU-DECK-010", "DU-DECK-999"))
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*no game has these rules: DU-DECK-999 (test_scenes.py::test_fails)*"])


def scenes(bodies: list[str]) -> str:
    """A file with a test for each of these, all marked with a rule."""
    head = "import pytest\nfrom pioche import PiocheError\nfrom pioche.testing import *\n"
    tests = [f'\n@rule("DU-TURN-020")\ndef test_{i}():\n    {body}\n' for i, body in enumerate(bodies)]
    return head + "".join(tests)


def test_a_rule_test_that_never_decides_nor_asks_fails(pytester):
    bodies = [
        "assert True",
        'assert table("duel").me.flames == 10',
        'match = table("duel").match; match.view(0); match.clone()',
    ]
    result = run(pytester, scenes(bodies))
    result.assert_outcomes(failed=3)
    told = "*::test_{} is marked with *, but made no decision and asked no legality question*"
    result.stdout.fnmatch_lines([told.format(i) for i in range(3)])


def test_a_decision_or_a_legality_question_is_enough(pytester):
    bodies = [
        'table("duel").rest()',
        'table("duel").why("rest")',
        'refuses_deck("duel", {"name": "", "cards": []})',
        'table("duel").match.concede(0)',
        'pytest.raises(PiocheError, table, "duel", me={"line": ["hush"]})',
        'play_on(started("duel").match, lambda match: 0)',
    ]
    run(pytester, scenes(bodies)).assert_outcomes(passed=6)
