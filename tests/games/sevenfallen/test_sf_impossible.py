"""Positions, patches and choices that cannot be: each is refused by its rule."""

import pytest
from sf_client import Sitting, entries
from sf_scene import TEMPLE, on, side
from sitting import refuses_key, refuses_patch, refuses_position

from pioche.games.sevenfallen.state import MARKS

DRAGON, MECA, GOLEM, OTHER_GOLEM, SWORD, AXE = (
    "dragon-des-cretes-rouges",
    "marcheur-blinde",
    "bloc-de-scories",
    "caius",
    "epee-du-pelerin",
    "hache-aux-trophees",
)
HERO, RENOWNED = "garungun", "garungun-leader-emerite"
LEGEND, BLESSING, MIRACLE, MONK, ARCHANGEL, DIVINITY, GIFT = (
    "thanator-le-or",
    "saison-des-flammes",
    "eclat-de-la-tour",
    "moine-de-la-braise",
    "vulcaryon-seigneur-de-braise",
    "dragon-vie-souffle-premier",
    "oeuf-de-l-aube",
)


def player(**words):
    return {"players": [side(words), side({})]}


def angel(**words):
    return player(rear=[{"card": DRAGON, **words}])


def table(**words):
    return {"players": [side({}), side({})], **words}


# Scenarios

IMPOSSIBLE = [
    # Where a card cannot lie
    (player(rear=[MIRACLE]), "SF-ZONE-010", "Shard"),
    (player(rear=[SWORD]), "SF-ZONE-010", "Sword"),
    (player(rear=[MONK]), "SF-ZONE-010", "Monk"),
    (player(rear=[DIVINITY]), "SF-ZONE-010", "Dragon"),
    (player(front=[BLESSING]), "SF-ZONE-010", "Season"),
    (player(worship=[MIRACLE]), "SF-ZONE-010", "Shard"),
    (player(divine=[ARCHANGEL]), "SF-ZONE-010", "Vulcaryon"),
    (player(archangel=[DRAGON]), "SF-ZONE-010", "Dragon"),
    (player(gift=[DRAGON]), "SF-ZONE-010", "Dragon"),
    (player(register=[DRAGON]), "SF-ZONE-010", "Dragon"),
    (player(hand=[MONK]), "SF-ZONE-010", "Monk"),
    (player(hand=[ARCHANGEL]), "SF-ZONE-010", "Vulcaryon"),
    (player(hand=["goule"]), "SF-ZONE-010", "Ghoul"),
    (player(book=[TEMPLE]), "SF-ZONE-010", "Forge"),
    (player(purgatory=[DIVINITY]), "SF-ZONE-010", "Dragon"),
    (player(purgatory=["goule"]), "SF-ZONE-010", "Ghoul"),
    (player(pandemonium=[DIVINITY]), "SF-ZONE-010", "Dragon"),
    (player(limbo=[MONK]), "SF-ZONE-010", "Monk"),
    (angel(attached=[MECA]), "SF-PAIR-010", "Walker"),
    (angel(under=[DIVINITY]), "SF-ZONE-010", "Dragon"),
    (angel(under=[ARCHANGEL]), "SF-ZONE-010", "Vulcaryon"),
    (table(aside=[MIRACLE]), "SF-ZONE-010", "Shard"),
    (table(beyond=[DRAGON]), "SF-ZONE-010", "Dragon"),
    # What a card cannot bear
    (player(worship=[{"card": TEMPLE, "damage": 1}]), "SF-ZONE-010", "damage"),
    (player(worship=[{"card": TEMPLE, "attacker": True}]), "SF-ZONE-010", "attacker"),
    (player(rear=[{"card": BLESSING, "damage": 1}]), "SF-ZONE-010", "damage"),
    (player(rear=[on(ARCHANGEL, GOLEM)]), "SF-ZONE-010", "attached"),
    (angel(mortal=True), "SF-ZONE-010", "mortal"),
    (angel(ec=2), "SF-WORSH-070", "ec"),
    (angel(marks={"plume": 1}), "SF-DIV-010", "Feather"),
    (angel(marks={"fv": 1}), "SF-DIV-010", "FV"),
    (angel(marks={"sablier": 1}), "SF-BLESS-010", "Hourglass"),
    (player(divine=[{"card": DIVINITY, "marks": {"+1/+1": 1}}]), "SF-LEX-550", "+1/+1"),
    (player(worship=[{"card": MONK, "marks": {"bou": 1}}]), "SF-LEX-550", "BOU"),
    (player(rear=[{"card": BLESSING, "marks": {"angelus": 1, "sablier": 1}}]), "SF-MEM-070", "Angelus"),
    (angel(attached=[{"card": SWORD, "marks": {"+1/+1": 1}}]), "SF-LEX-550", "+1/+1"),
    # Positions that cannot be
    (player(divine=[]), "SF-EDEN-010", "Divinity"),
    (player(divine=[DIVINITY, DIVINITY]), "SF-EDEN-010", "Divinity"),
    (player(archangel=[ARCHANGEL, ARCHANGEL]), "SF-EDEN-010", "Vulcaryon"),
    (player(gift=[GIFT, GIFT]), "SF-EDEN-010", "Egg"),
    (angel(damage=4), "SF-DMG-050", "Dragon"),
    (angel(damage=99), "SF-DMG-050", "Dragon"),
    (angel(marks={"-1/-1": 4}), "SF-DMG-050", "Dragon"),
    (player(front=[{"card": DRAGON, "damage": 4}]), "SF-DMG-050", "Dragon"),
    (player(rear=[{"card": GOLEM, "damage": 99}]), "SF-GOLEM-020", "Slag"),
    (angel(attached=[{"card": GOLEM, "damage": 99}]), "SF-GOLEM-020", "Slag"),
    (player(rear=[{"card": BLESSING, "marks": {}}]), "SF-BLESS-070", "Season"),
    (angel(attached=[GOLEM, OTHER_GOLEM]), "SF-PAIR-030", "Dragon"),
    (angel(attached=[SWORD, AXE]), "SF-EQUIP-050", "Dragon"),
    (player(rear=[on(GOLEM, OTHER_GOLEM)]), "SF-PAIR-010", "Caius"),
    (player(rear=[on(GOLEM, SWORD)]), "SF-EQUIP-040", "Sword"),
    (angel(attached=[on(GOLEM, SWORD)]), "SF-PAIR-010", "Slag"),
    (player(worship=[TEMPLE, on(DRAGON, GOLEM)]), "SF-PAIR-010", "Dragon"),
    (player(rear=[LEGEND, LEGEND]), "SF-LEX-480", "Thanator"),
    (player(rear=[LEGEND], front=[LEGEND]), "SF-LEX-480", "Thanator"),
    (player(rear=[HERO, RENOWNED]), "SF-LEX-540", "Garungun Emeritus Leader"),
    (player(rear=[RENOWNED], front=[DRAGON, HERO]), "SF-LEX-540", "Garungun Emeritus Leader"),
    (player(limbo=[{"card": DRAGON, "damage": 1}]), "SF-ZONE-070", "Dragon"),
    (player(limbo=[{"card": DRAGON, "tilted": True}]), "SF-ZONE-070", "Dragon"),
    (player(limbo=[on(DRAGON, GOLEM)]), "SF-ZONE-070", "Dragon"),
    (angel(ambush=True), "SF-ATTACK-020", "Ambush"),
    (player(divine=[{"card": DIVINITY, "marks": {}, "damage": 99}]), "SF-DIV-150", "Player 1"),
    (player(divine=[{"card": DIVINITY, "marks": {}, "mortal": True}]), "SF-DIV-150", "Player 1"),
]


@pytest.mark.parametrize(("words", "rule", "named"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_by_its_rule_and_what_is_wrong_is_named(words, rule, named):
    refuses_position("sevenfallen", words, rule, named)


def test_what_is_nearly_impossible_is_allowed():
    t = Sitting(
        {
            "rear": [on(DRAGON, GOLEM, SWORD, damage=3), LEGEND, BLESSING, HERO],
            "front": [HERO],
            "limbo": [LEGEND, RENOWNED, {"card": MECA, "marks": {"+1/+1": 2}}],
            "divine": [{"card": DIVINITY, "damage": 19}],
        },
        {"rear": [LEGEND, RENOWNED]},
    )
    assert t.decision["kind"] == "main" and t.entry(DRAGON)["damage"] == 3


# Choosing


def scene():
    return Sitting(
        {"hand": [DRAGON, MIRACLE], "rear": [on("leana-d-eondra", GOLEM)], "purgatory": [MECA], "limbo": ["caius"]},
        {"rear": [MECA], "hand": [AXE], "book": [LEGEND]},
    )


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("play:{leana-d-eondra}", "SF-LEX-220"),
        ("play:{eclat-de-la-tour}", "SF-MIRACLE-010"),
        ("tempest:{dragon-des-cretes-rouges}", "SF-GOLEM-050"),
        ("use:{dragon-vie-souffle-premier}", "SF-LEX-180"),
        ("retreat:{leana-d-eondra}", "SF-TURN-030"),
        ("archangel:{leana-d-eondra}", "SF-ARCH-030"),
        ("look", "SF-INFO-030"),
        ("propose", "SF-GOAL-030"),
        ("end", "SF-TURN-080"),
    ],
)
def test_a_key_that_is_not_offered_is_refused_by_its_rule(key, rule):
    refuses_key(scene(), key, rule)


# Patches

PATCHES = [
    {"cards": [{"of": "leana-d-eondra", "damage": 99}]},
    {"cards": [{"of": DRAGON, "zone": "register"}]},
    {"cards": [{"of": DRAGON, "zone": "aside"}]},
    {"cards": [{"of": MIRACLE, "zone": "rear"}]},
    {"cards": [{"of": AXE, "zone": "rear"}]},
    {"cards": [{"of": TEMPLE, "zone": "hand"}]},
    {"cards": [{"of": DIVINITY, "zone": "pandemonium"}]},
    {"cards": [{"of": DIVINITY, "zone": "divine", "player": 1}]},
    {"cards": [{"of": DIVINITY, "marks": {}, "damage": 99}]},
    {"cards": [{"of": "leana-d-eondra", "attached": ["caius"]}]},
]


@pytest.mark.parametrize("patch", PATCHES)
def test_a_patch_that_cannot_be_is_refused(patch):
    refuses_patch(scene(), patch)


def test_every_mark_that_scenarios_know_is_borne_by_something():
    bearers = {"plume": "divine", "fv": "divine", "sablier": "rear"}
    cards = {"divine": DIVINITY, "rear": BLESSING}
    for mark in MARKS:
        zone = bearers.get(mark)
        words = {zone: [{"card": cards[zone], "marks": {mark: 2}}]} if zone else {}
        words = words or {"rear": [{"card": DRAGON, "marks": {mark: 1}, "damage": 0}]}
        t = Sitting(words)
        assert [one["marks"] for one in entries(t.all) if mark in one.get("marks", {})]
