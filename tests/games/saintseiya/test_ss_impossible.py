"""Positions, patches and choices that cannot be: each is refused by its rule."""

import pytest
from sitting import refuses_key, refuses_patch, refuses_position
from ss_client import Client, Sitting, players

from pioche.contract.client import refused

SEIYA, SHUN, JABU, OKO, CLOTH, LION, BALMUNG, URN = (
    "seiya-pegase",
    "shun-andromede",
    "jabu-licorne",
    "oko",
    "armure-pegase",
    "armure-lion",
    "balmung",
    "urne-athena",
)
TRANSCENDED, PILLAR, EPIC, TECHNIQUE = "seiya-pegase-transcende", "pilier-indien", "blizzard", "comete-de-pegase"


def player(**words):
    return {"field": [JABU], "players": players(words)}


def table(**words):
    return {"players": players(), **words}


def fielded(**words):
    return table(field=[{"card": JABU, **words}])


def played(**words):
    return player(played=[{"card": SEIYA, **words}])


def marked(card=OKO, **words):
    return player(marked=[{"card": card, **words}])


def urn(**words):
    return player(relics=[{"card": URN, **words}])


def solo(mine=None, **hers):
    return {"level": "easy", "field": [JABU], "players": [{"hero": "seiya", **(mine or {})}, hers]}


# Decks and matches


def test_a_hero_is_not_taken_twice():
    error = refused(Client(), "new", game="saintseiya", seats=[{"deck": "ikki"}, {}, {"deck": "ikki"}])
    assert (error["code"], error["rules"]) == ("illegal-table", ["SS-SETUP-010"])
    assert "Ikki" in error["message"]


# Scenarios

IMPOSSIBLE = [
    # Where a card cannot lie
    (table(field=[PILLAR]), "SS-ZONE-010", "Pillar"),
    (table(field=[TECHNIQUE]), "SS-ZONE-010", "Comet"),
    (table(reserve=[EPIC]), "SS-ZONE-010", "Blizzard"),
    (table(gone=[PILLAR]), "SS-ZONE-010", "Pillar"),
    (table(epic=[OKO]), "SS-ZONE-010", "Oko"),
    (table(epics=[OKO]), "SS-ZONE-010", "Oko"),
    (table(past_epics=[OKO]), "SS-ZONE-010", "Oko"),
    (table(pillars=[OKO]), "SS-ZONE-010", "Oko"),
    (table(standing=[OKO]), "SS-ZONE-010", "Oko"),
    (table(between=[OKO]), "SS-ZONE-010", "Oko"),
    (player(played=[CLOTH]), "SS-ZONE-010", "Cloth"),
    (player(armour=[OKO]), "SS-ZONE-010", "Oko"),
    (player(relics=[CLOTH]), "SS-ZONE-010", "Cloth"),
    (player(board=[SEIYA]), "SS-ZONE-010", "Seiya"),
    (player(trophies=[SEIYA]), "SS-ZONE-010", "Seiya"),
    (player(hand=[TECHNIQUE]), "SS-ZONE-010", "Comet"),
    (player(pile=[EPIC]), "SS-ZONE-010", "Blizzard"),
    (player(discard=[PILLAR]), "SS-ZONE-010", "Pillar"),
    (urn(prey=1, under=[CLOTH]), "SS-ZONE-010", "Cloth"),
    # What a card cannot bear, or not there
    (marked(CLOTH, wounded=True), "SS-HEAL-020", "wounded"),
    (marked(BALMUNG, wounded=True), "SS-HEAL-020", "wounded"),
    (player(armour=[{"card": CLOTH, "against": 6}]), "SS-ARMR-030", "against"),
    (player(played=[{"card": OKO, "against": 6, "armed": True}]), "SS-PILR-070", "armed"),
    (player(relics=[{"card": BALMUNG, "under": [OKO]}]), "SS-CARD-210", "under"),
    (player(relics=[{"card": BALMUNG, "prey": 1}]), "SS-CARD-210", "prey"),
    (fielded(against=2), "SS-ZONE-010", "against"),
    (fielded(idle=True), "SS-ZONE-010", "idle"),
    (fielded(bonus_force=2), "SS-ZONE-010", "bonus_force"),
    (fielded(wounded=True), "SS-EFX-160", "Jabu"),
    (table(field=[{"card": URN, "under": [OKO]}]), "SS-ZONE-010", "under"),
    (table(field=[{"card": URN, "prey": 1}]), "SS-ZONE-010", "prey"),
    (table(field=[{"card": SEIYA, "armed": True}]), "SS-ZONE-010", "armed"),
    (table(standing=[{"card": PILLAR, "frozen": 1}]), "SS-EFX-160", "Pillar"),
    (table(standing=[{"card": PILLAR, "slot": 2}]), "SS-ZONE-010", "slot"),
    (table(epic=[{"card": EPIC, "plus": 1}]), "SS-ZONE-010", "plus"),
    (table(epic=[{"card": EPIC, "minus": 1}]), "SS-ZONE-010", "minus"),
    (played(slot=3), "SS-ZONE-010", "slot"),
    (player(armour=[{"card": CLOTH, "bonus_cosmos": 1}]), "SS-ZONE-010", "bonus_cosmos"),
    (player(armour=[{"card": CLOTH, "idle": True}]), "SS-ZONE-010", "idle"),
    (marked(wounded=True, bonus_heal=1), "SS-ZONE-010", "bonus_heal"),
    (marked(wounded=True, against=6), "SS-ZONE-010", "against"),
    (player(hand=[CLOTH, SEIYA]) | {"pledged": [2]}, "SS-EPIC-140", "pledged"),
    (marked(frozen=1) | {"pledged": [2]}, "SS-EPIC-140", "pledged"),
    # Positions that cannot be
    (player(hand=[{"card": CLOTH, "as": "cloth"}]) | {"step": "place", "placing": "cloth"}, "SS-PLAY-020", "place"),
    (table(field=[OKO] * 7), "SS-ZONE-030", "six"),
    (table(field=[{"card": OKO, "slot": 2}, {"card": JABU, "slot": 2}]), "SS-ZONE-030", "six"),
    (player(armour=[CLOTH, LION]), "SS-ARMR-010", "Leo"),
    (played(against=5), "SS-PLAY-030", "Seiya"),
    (played(against=6, idle=True), "SS-PLAY-030", "Seiya"),
    (played(against=6, wounded=True), "SS-EFX-160", "Seiya"),
    (played(against=6) | {"step": "keep"}, "SS-MAINT-010", "Seiya"),
    (played(against=6) | {"active": 1}, "SS-MAINT-010", "Seiya"),
    (player(armour=[{"card": CLOTH, "frozen": 1}]), "SS-EFX-160", "Cloth"),
    (player(relics=[{"card": BALMUNG, "frozen": 2}]), "SS-EFX-160", "Balmung"),
    (player(marked=[OKO]), "SS-EFX-160", "Oko"),
    (marked(wounded=True, frozen=1), "SS-FRZ-080", "marker"),
    (marked(TRANSCENDED, frozen=2), "SS-TYPE-170", "Transcended"),
    (player(discard=[TRANSCENDED]), "SS-TYPE-170", "Transcended"),
    (player(destroyed=[TRANSCENDED]), "SS-TYPE-170", "Transcended"),
    (urn(prey=1), "SS-CARD-210", "Urn"),
    (urn(under=[OKO]), "SS-CARD-210", "Urn"),
    (urn(prey=0, under=[OKO]), "SS-CARD-210", "Urn"),
    (urn(prey=2, under=[OKO]), "SS-CARD-210", "Urn"),
    (urn(prey=1, under=[OKO, JABU]), "SS-CARD-210", "Urn"),
    (player(weapons=1), "SS-PILR-060", "six"),
    (table(epic=[EPIC, "deluge"]), "SS-EPIC-020", "Epic"),
    (table(sand=1), "SS-EPIC-030", "Hourglasses"),
    (table(epic=[EPIC], sand=4), "SS-EPIC-040", "Blizzard"),
    (table(first=2), "SS-SETUP-060", "first"),
    ({"players": [{"hero": "ikki"}, {"hero": "ikki"}]}, "SS-SETUP-010", "twice"),
    # Against Hilda
    ({"players": players({}, {}, {}), "level": "easy"}, "SS-SOLO-010", "alone"),
    (solo() | {"active": 1}, "SS-SOLO-010", "alone"),
    (solo() | {"first": 1}, "SS-SOLO-010", "alone"),
    (solo(out=True), "SS-SOLO-010", "alone"),
    (solo() | {"turn": 25}, "SS-SOLO-010", "24"),
    (solo(hand=[OKO] * 6), "SS-SOLO-070", "five"),
    (solo(hero="shun"), "SS-SOLO-050", "hero"),
    (solo(energy=1), "SS-SOLO-050", "hero"),
    (solo(weapons=1) | {"weapons": 5}, "SS-SOLO-050", "hero"),
    (solo(pile=[OKO]), "SS-SOLO-050", "draw pile"),
    (solo(played=[{"card": OKO, "against": 6}]), "SS-SOLO-050", "plays no"),
    (solo(board=[TECHNIQUE]), "SS-SOLO-050", "board"),
    (solo(trophies=[PILLAR]), "SS-SOLO-050", "Hilda"),
]


@pytest.mark.parametrize(("words", "rule", "named"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_by_its_rule_and_what_is_wrong_is_named(words, rule, named):
    refuses_position("saintseiya", words, rule, named)


def test_what_is_nearly_impossible_is_allowed():
    t = Sitting(
        {
            "armour": [LION],
            "played": [{"card": SEIYA, "against": 6, "bonus_force": 2}, {"card": OKO, "idle": True}, SEIYA],
            "relics": [{"card": URN, "prey": 1, "under": [OKO]}, {"card": "anneau-nibelungen", "idle": True}],
            "marked": [{"card": LION, "frozen": 2}, {"card": URN, "frozen": 1, "minus": 1}],
            "aside": [TRANSCENDED],
            "hand": [TRANSCENDED],
            "energy": 3,
            "weapons": 6,
        },
        field=[OKO] * 5 + [{"card": JABU, "slot": 6, "plus": 2}],
        standing=[{"card": PILLAR, "plus": 1}],
        weapons=0,
        epic=[EPIC],
        sand=2,
        flames=0,
        first=1,
        sapphires=7,
    )
    assert t.decision["kind"] == "main"
    hers = {"hand": [OKO] * 5, "armour": [LION], "discard": [SEIYA], "aside": [JABU], "destroyed": [OKO], "plus": 3}
    assert Sitting({}, hers, level="expert", turn=24).decision["kind"] == "main"


# Choosing


def scene():
    """Seiya against a field of three, with something of each kind before him."""
    return Sitting(
        {
            "hand": [SEIYA, CLOTH],
            "played": [{"card": "marine-aigle", "against": 6}, {"card": "cassios", "idle": True}],
            "relics": ["trident-poseidon"],
            "marked": [{"card": "phaeton", "wounded": True}],
            "board": [TECHNIQUE],
            "discard": ["jaki"],
            "pile": ["nachi-loup"],
        },
        {"hand": [SHUN], "armour": [LION], "marked": [{"card": "freya", "frozen": 2}], "pile": ["geki-ours"]},
        field=["mu-belier", "armure-vierge", JABU],
        reserve=["ban-petit-lion"],
        standing=[PILLAR],
    )


KEYS = [
    ("play:{jaki}", "SS-PLAY-010"),
    ("play:{armure-lion}", "SS-PLAY-010"),
    ("play:{jabu-licorne}", "SS-PLAY-010"),
    ("fight:{mu-belier}", "SS-ACQ-200"),
    ("rally:{armure-vierge}", "SS-ACQ-200"),
    ("fight:{pilier-indien}", "SS-ACQ-200"),
    ("fight:{jabu-licorne}", "SS-ACQ-020"),
    ("rally:{jabu-licorne}", "SS-ACQ-020"),
    ("fight:{jaki}", "SS-PLAY-030"),
    ("heal:{cassios}", "SS-PLAY-100"),
    ("heal:{seiya-pegase}", "SS-PLAY-050"),
    ("activate:{marine-aigle}", "SS-EFX-060"),
    ("activate:{cassios}", "SS-PLAY-100"),
    ("activate:{freya}", "SS-PLAY-050"),
    ("activate:{phaeton}", "SS-HEAL-010"),
    ("technique:{comete-de-pegase}", "SS-TECH-020"),
    ("technique:{seiya-pegase}", "SS-TECH-010"),
    ("robe:{armure-pegase}", "SS-ODIN-050"),
    ("arm:{marine-aigle}", "SS-PILR-070"),
    ("toll:{jabu-licorne}", "SS-CARD-140"),
    ("lure:{mu-belier}", "SS-FAQC-230"),
    ("token:{marine-aigle}", "SS-CARD-220"),
    ("epic:{jabu-licorne}", "SS-EPIC-020"),
]


@pytest.mark.parametrize(("key", "rule"), KEYS)
def test_a_key_that_is_not_offered_is_refused_by_its_rule(key, rule):
    refuses_key(scene(), key, rule)


def test_nobody_else_decides():
    why = scene().ok("why", option="end", seat=1)
    assert (why["reason"], [one["id"] for one in why["rules"]]) == ("refused", ["SS-TURN-010"])


# Patches

PATCHES = [
    {"players": [{"hero": "shun"}]},
    {"players": [{"weapons": 1}]},
    {"step": "keep"},  # there are characters in play
    {"level": "easy"},
    {"first": 3},
    {"sand": 2},
    {"cards": [{"of": JABU, "slot": 5}]},
    {"cards": [{"of": JABU, "slot": 3}]},  # Marine stands against slot 6
    {"cards": [{"of": JABU, "wounded": True}]},
    {"cards": [{"of": "marine-aigle", "against": 2}]},
    {"cards": [{"of": "marine-aigle", "wounded": True}]},
    {"cards": [{"of": "marine-aigle", "armed": True}]},
    {"cards": [{"of": "phaeton", "wounded": False}]},
    {"cards": [{"of": "jaki", "zone": "marked"}]},
    {"cards": [{"of": "jaki", "zone": "between"}]},
    {"cards": [{"of": "jaki", "zone": "armour"}]},
    {"cards": [{"of": "jaki", "zone": "played", "player": 1}]},
    {"cards": [{"of": CLOTH, "zone": "armour", "player": 1}]},
    {"cards": [{"of": PILLAR, "zone": "field"}]},
    {"cards": [{"of": TECHNIQUE, "zone": "hand"}]},
]


@pytest.mark.parametrize("patch", PATCHES)
def test_a_patch_that_cannot_be_is_refused(patch):
    refuses_patch(scene(), patch)
