"""Positions, patches and choices that cannot be: each is refused by its rule."""

import pytest
from kf_client import Sitting
from sitting import refuses_key, refuses_patch, refuses_position

from pioche.games.keyforge.state import COLOURS


def player(**words):
    return {"players": [words, {}]}


def creature(**words):
    return player(battleline=[{"card": "troll", **words}])


def artifact(**words):
    return player(artifacts=[{"card": "cannon", **words}])


# Scenarios

IMPOSSIBLE = [
    (player(keys=list(COLOURS)), "KF-CORE-020", "three keys"),
    (player(battleline=["anger"]), "KF-ACTC-010", "Anger"),
    (player(battleline=["cannon"]), "KF-ACTC-010", "Cannon"),
    (player(battleline=["blood-of-titans"]), "KF-ACTC-010", "Blood of Titans"),
    (player(artifacts=["troll"]), "KF-ACTC-010", "Troll"),
    (player(artifacts=["anger"]), "KF-ACTC-010", "Anger"),
    (creature(upgrades=["anger"]), "KF-ACTC-010", "Anger"),
    (creature(upgrades=["krump"]), "KF-ACTC-010", "Krump"),
    (creature(upgrades=[{"card": "blood-of-titans", "ward": True}]), "KF-CREA-010", "ward"),
    (creature(upgrades=[{"card": "blood-of-titans", "upgrades": []}]), "KF-CREA-010", "upgrades"),
    (artifact(ward=True), "KF-CREA-010", "ward"),
    (artifact(stunned=True), "KF-CREA-010", "stunned"),
    (artifact(enraged=True), "KF-CREA-010", "enraged"),
    (artifact(damage=1), "KF-CREA-010", "damage"),
    (artifact(upgrades=["blood-of-titans"]), "KF-CREA-010", "upgrades"),
    (creature(linked=["ultra-gravitron-upper"]), "KF-KWGIG-010", "Troll"),
    (player(battleline=["ultra-gravitron"]), "KF-KWGIG-010", "Ultra Gravitron"),
    (player(battleline=["ultra-gravitron-upper"]), "KF-KWGIG-010", "Ultra Gravitron"),
    ({"players": [{}, {}], "limbo": ["anger"]}, "KF-ACTC-030", "Anger"),
]


@pytest.mark.parametrize(("words", "rule", "named"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_by_its_rule_and_what_is_wrong_is_named(words, rule, named):
    refuses_position("keyforge", words, rule, named)


# Choosing


def scene():
    return Sitting(
        {
            "hand": ["anger", "punch"],
            "battleline": [{"card": "troll", "upgrades": ["blood-of-titans"]}, {"card": "krump", "ready": False}],
            "artifacts": ["cannon"],
            "deck": ["bumpsy"],
        },
        {"battleline": ["bulwark"], "hand": ["labwork"]},
        house="brobnar",
    )


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("reap:{krump}", "KF-STATE-030"),
        ("fight:{bulwark}", "KF-CTRL-090"),
        ("play:{troll}", "KF-MAIN-010"),
        ("reap:{cannon}", "KF-ARTI-040"),
        ("reap:{blood-of-titans}", "KF-UPGR-060"),
        ("omni:{cannon}", "KF-USE-060"),
        ("mulligan", "KF-MULL-030"),
    ],
)
def test_a_key_that_is_not_offered_is_refused_by_its_rule(key, rule):
    refuses_key(scene(), key, rule)


# Patches

PATCHES = [
    {"players": [{"keys": list(COLOURS)}]},
    {"cards": [{"of": "troll", "zone": "artifacts"}]},
    {"cards": [{"of": "troll", "zone": "limbo"}]},
    {"cards": [{"of": "anger", "zone": "battleline"}]},
    {"cards": [{"of": "cannon", "ward": True}]},
    {"cards": [{"of": "cannon", "upgrades": ["blood-of-titans"]}]},
    {"cards": [{"of": "cannon", "zone": "battleline"}]},
    {"cards": [{"of": "blood-of-titans", "zone": "battleline"}]},
    {"cards": [{"of": "blood-of-titans", "stunned": True}]},
    {"cards": [{"of": "troll", "upgrades": ["anger"]}]},
    {"cards": [{"of": "troll", "linked": ["ultra-gravitron-upper"]}]},
]


@pytest.mark.parametrize("inner", [False, True])
@pytest.mark.parametrize("patch", PATCHES)
def test_a_patch_that_cannot_be_is_refused_at_a_quiet_and_at_an_inner_decision(patch, inner):
    t = scene()
    if inner:
        t.choose("play", "punch")
    refuses_patch(t, patch)
