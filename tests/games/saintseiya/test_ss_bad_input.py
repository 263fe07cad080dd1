"""What cannot be is refused with a reason in either language, with its rule where there is one, and changes nothing."""

from copy import deepcopy

import pytest
from fuzz import check_any_words
from hypothesis import strategies as st
from sitting import in_both_languages, standing
from ss_client import ROWS, TABLE, ZONES, Client, Sitting, entries, players

from pioche.engine import new_match
from pioche.engine.rng import rng_of
from pioche.games.saintseiya import SAINTSEIYA
from pioche.games.saintseiya.cards import BOOK

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


@pytest.mark.parametrize(
    ("deck", "code", "rules"),
    [
        ("no-such-deck", "unknown-deck", []),
        ([SEIYA, "excalibur-the-sword"], "unknown-card", []),
        ({"cards": SEIYA}, "bad-deck", []),
        ({"name": 3, "cards": []}, "bad-deck", []),
        (SEIYA, "unknown-deck", []),
        ({"cards": [{"card": SEIYA, "slot": 1}]}, "unknown-word", []),
        (["milo-scorpion"], "illegal-deck", ["SS-SETUP-010"]),
        (["seiya-pegase-bronze"], "illegal-deck", ["SS-SETUP-010"]),
        ([TECHNIQUE], "illegal-deck", ["SS-SETUP-010"]),
        ([SEIYA, SHUN], "illegal-deck", ["SS-SETUP-010"]),
        ([SEIYA, SEIYA], "illegal-deck", ["SS-SETUP-010"]),
    ],
)
def test_what_is_no_deck_is_refused(deck, code, rules):
    client = Client()
    error = in_both_languages(client, "new", game="saintseiya", seats=[{"deck": deck}, {"deck": "ikki"}])
    assert (error["code"], error["rules"]) == (code, rules)
    assert len(client.protocol.matches) == 0


def test_a_hero_is_not_taken_twice():
    error = in_both_languages(Client(), "new", game="saintseiya", seats=[{"deck": "ikki"}, {}, {"deck": "ikki"}])
    assert (error["code"], error["rules"]) == ("illegal-table", ["SS-SETUP-010"])
    assert "Ikki" in error["message"]


@pytest.mark.parametrize("count", [0, 6])
def test_one_to_five_play(count):
    assert in_both_languages(Client(), "new", game="saintseiya", seats=[{}] * count)["code"] == "wrong-seats"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"dragons": True}, "unknown-match-option"),
        ({"epics": "yes"}, "bad-value"),
        ({"epics": 1}, "bad-value"),
        ({"level": "godlike"}, "bad-value"),
        ({"first": 1}, "bad-value"),
        ({"asgard": None}, "bad-value"),
    ],
)
def test_what_is_no_option_of_a_match_is_refused(options, code):
    client = Client()
    assert in_both_languages(client, "new", game="saintseiya", seats=[{}, {}], options=options)["code"] == code
    assert len(client.protocol.matches) == 0


# Scenarios

REFUSED = [
    (player(hand=["excalibur-the-sword"]), "unknown-card", None, "excalibur"),
    (player(mana=3), "unknown-word", None, "mana"),
    (player(score=3), "unknown-word", None, "score"),
    (player(field=[OKO]), "unknown-word", None, "field"),
    (table(weather="rain"), "unknown-word", None, "weather"),
    (table(hand=[OKO]), "unknown-word", None, "hand"),
    (fielded(size=3), "unknown-word", None, "size"),
    (fielded(known=[0]), "unknown-word", None, "known"),
    (fielded(owner=0), "unknown-word", None, "owner"),
    (player(hand=[{"card": SEIYA, "against": 6}]), "unknown-word", None, "against"),
    (player(discard=[{"card": OKO, "wounded": True}]), "unknown-word", None, "wounded"),
    (player(hand=SEIYA), "bad-value", None, "hand"),
    (player(hand=[3]), "bad-value", None, "card"),
    (player(hand=[{"card": SEIYA, "known": [2]}]), "bad-value", None, "known"),
    (player(hero="saori"), "bad-value", None, "saori"),
    (player(energy=4), "bad-value", None, "energy"),
    (player(energy=-1), "bad-value", None, "energy"),
    (player(energy=True), "bad-value", None, "energy"),
    (player(weapons=7), "bad-value", None, "weapons"),
    (fielded(slot=7), "bad-value", None, "slot"),
    (fielded(slot="2"), "bad-value", None, "slot"),
    (marked(frozen=3), "bad-value", None, "frozen"),
    (marked(wounded=1), "bad-value", None, "wounded"),
    (urn(prey=5, under=[OKO]), "bad-value", None, "prey"),
    (urn(prey=1, under=OKO), "bad-value", None, "under"),
    (table(step="tea"), "bad-value", None, "tea"),
    (table(step="place"), "bad-value", None, "place"),
    (table(flames=13), "bad-value", None, "flames"),
    (table(sapphires=8), "bad-value", None, "sapphires"),
    (table(level="godlike"), "bad-value", None, "godlike"),
    (table(active=2), "bad-value", None, "active"),
    (table(turn=0), "bad-value", None, "turn"),
    (table(ending="no"), "bad-value", None, "ending"),
    ({"players": [{}, []]}, "bad-value", None, "players"),
    ({"players": [{}]}, "wrong-seats", None, "2"),
    ({"players": [{}] * 6}, "wrong-seats", None, "6"),
    ({}, "wrong-seats", None, "2"),
    # Where a card cannot lie
    (table(field=[PILLAR]), "impossible", "SS-ZONE-010", "Pillar"),
    (table(field=[TECHNIQUE]), "impossible", "SS-ZONE-010", "Comet"),
    (table(reserve=[EPIC]), "impossible", "SS-ZONE-010", "Blizzard"),
    (table(gone=[PILLAR]), "impossible", "SS-ZONE-010", "Pillar"),
    (table(epic=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (table(epics=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (table(past_epics=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (table(pillars=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (table(standing=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (table(between=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (player(played=[CLOTH]), "impossible", "SS-ZONE-010", "Cloth"),
    (player(armour=[OKO]), "impossible", "SS-ZONE-010", "Oko"),
    (player(relics=[CLOTH]), "impossible", "SS-ZONE-010", "Cloth"),
    (player(board=[SEIYA]), "impossible", "SS-ZONE-010", "Seiya"),
    (player(trophies=[SEIYA]), "impossible", "SS-ZONE-010", "Seiya"),
    (player(hand=[TECHNIQUE]), "impossible", "SS-ZONE-010", "Comet"),
    (player(pile=[EPIC]), "impossible", "SS-ZONE-010", "Blizzard"),
    (player(discard=[PILLAR]), "impossible", "SS-ZONE-010", "Pillar"),
    (urn(prey=1, under=[CLOTH]), "impossible", "SS-ZONE-010", "Cloth"),
    # What a card cannot bear, or not there
    (marked(CLOTH, wounded=True), "impossible", "SS-HEAL-020", "wounded"),
    (marked(BALMUNG, wounded=True), "impossible", "SS-HEAL-020", "wounded"),
    (player(armour=[{"card": CLOTH, "against": 6}]), "impossible", "SS-ARMR-030", "against"),
    (player(played=[{"card": OKO, "against": 6, "armed": True}]), "impossible", "SS-PILR-070", "armed"),
    (player(relics=[{"card": BALMUNG, "under": [OKO]}]), "impossible", "SS-CARD-210", "under"),
    (player(relics=[{"card": BALMUNG, "prey": 1}]), "impossible", "SS-CARD-210", "prey"),
    (fielded(against=2), "impossible", "SS-ZONE-010", "against"),
    (fielded(idle=True), "impossible", "SS-ZONE-010", "idle"),
    (fielded(bonus_force=2), "impossible", "SS-ZONE-010", "bonus_force"),
    (fielded(wounded=True), "impossible", "SS-EFX-160", "Jabu"),
    (table(field=[{"card": URN, "under": [OKO]}]), "impossible", "SS-ZONE-010", "under"),
    (table(field=[{"card": URN, "prey": 1}]), "impossible", "SS-ZONE-010", "prey"),
    (table(field=[{"card": SEIYA, "armed": True}]), "impossible", "SS-ZONE-010", "armed"),
    (table(standing=[{"card": PILLAR, "frozen": 1}]), "impossible", "SS-EFX-160", "Pillar"),
    (table(standing=[{"card": PILLAR, "slot": 2}]), "impossible", "SS-ZONE-010", "slot"),
    (table(epic=[{"card": EPIC, "plus": 1}]), "impossible", "SS-ZONE-010", "plus"),
    (table(epic=[{"card": EPIC, "minus": 1}]), "impossible", "SS-ZONE-010", "minus"),
    (played(slot=3), "impossible", "SS-ZONE-010", "slot"),
    (player(armour=[{"card": CLOTH, "bonus_cosmos": 1}]), "impossible", "SS-ZONE-010", "bonus_cosmos"),
    (player(armour=[{"card": CLOTH, "idle": True}]), "impossible", "SS-ZONE-010", "idle"),
    (marked(wounded=True, bonus_heal=1), "impossible", "SS-ZONE-010", "bonus_heal"),
    (marked(wounded=True, against=6), "impossible", "SS-ZONE-010", "against"),
    # Positions that cannot be
    (table(field=[OKO] * 7), "impossible", "SS-ZONE-030", "six"),
    (table(field=[{"card": OKO, "slot": 2}, {"card": JABU, "slot": 2}]), "impossible", "SS-ZONE-030", "six"),
    (player(armour=[CLOTH, LION]), "impossible", "SS-ARMR-010", "Leo"),
    (played(against=5), "impossible", "SS-PLAY-030", "Seiya"),
    (played(against=6, idle=True), "impossible", "SS-PLAY-030", "Seiya"),
    (played(against=6, wounded=True), "impossible", "SS-EFX-160", "Seiya"),
    (played(against=6) | {"step": "keep"}, "impossible", "SS-MAINT-010", "Seiya"),
    (played(against=6) | {"active": 1}, "impossible", "SS-MAINT-010", "Seiya"),
    (player(armour=[{"card": CLOTH, "frozen": 1}]), "impossible", "SS-EFX-160", "Cloth"),
    (player(relics=[{"card": BALMUNG, "frozen": 2}]), "impossible", "SS-EFX-160", "Balmung"),
    (player(marked=[OKO]), "impossible", "SS-EFX-160", "Oko"),
    (marked(wounded=True, frozen=1), "impossible", "SS-FRZ-080", "marker"),
    (marked(TRANSCENDED, frozen=2), "impossible", "SS-TYPE-170", "Transcended"),
    (player(discard=[TRANSCENDED]), "impossible", "SS-TYPE-170", "Transcended"),
    (player(destroyed=[TRANSCENDED]), "impossible", "SS-TYPE-170", "Transcended"),
    (urn(prey=1), "impossible", "SS-CARD-210", "Urn"),
    (urn(under=[OKO]), "impossible", "SS-CARD-210", "Urn"),
    (urn(prey=0, under=[OKO]), "impossible", "SS-CARD-210", "Urn"),
    (urn(prey=2, under=[OKO]), "impossible", "SS-CARD-210", "Urn"),
    (urn(prey=1, under=[OKO, JABU]), "impossible", "SS-CARD-210", "Urn"),
    (player(weapons=1), "impossible", "SS-PILR-060", "six"),
    (table(epic=[EPIC, "deluge"]), "impossible", "SS-EPIC-020", "Épopée"),
    (table(sand=1), "impossible", "SS-EPIC-030", "Sabliers"),
    (table(epic=[EPIC], sand=4), "impossible", "SS-EPIC-040", "Blizzard"),
    (table(first=2), "impossible", "SS-SETUP-060", "first"),
    ({"players": [{"hero": "ikki"}, {"hero": "ikki"}]}, "impossible", "SS-SETUP-010", "twice"),
    # Against Hilda
    ({"players": players({}, {}, {}), "level": "easy"}, "impossible", "SS-SOLO-010", "alone"),
    (solo() | {"active": 1}, "impossible", "SS-SOLO-010", "alone"),
    (solo() | {"first": 1}, "impossible", "SS-SOLO-010", "alone"),
    (solo(out=True), "impossible", "SS-SOLO-010", "alone"),
    (solo() | {"turn": 25}, "impossible", "SS-SOLO-010", "24"),
    (solo(hand=[OKO] * 6), "impossible", "SS-SOLO-070", "five"),
    (solo(hero="shun"), "impossible", "SS-SOLO-050", "hero"),
    (solo(energy=1), "impossible", "SS-SOLO-050", "hero"),
    (solo(weapons=1) | {"weapons": 5}, "impossible", "SS-SOLO-050", "hero"),
    (solo(pile=[OKO]), "impossible", "SS-SOLO-050", "draw pile"),
    (solo(played=[{"card": OKO, "against": 6}]), "impossible", "SS-SOLO-050", "plays no"),
    (solo(board=[TECHNIQUE]), "impossible", "SS-SOLO-050", "board"),
    (solo(trophies=[PILLAR]), "impossible", "SS-SOLO-050", "Hilda"),
]


@pytest.mark.parametrize(("words", "code", "rule", "named"), REFUSED)
def test_a_scenario_that_cannot_be_is_refused_and_what_is_wrong_is_named(words, code, rule, named):
    client = Client()
    error = in_both_languages(client, "scenario", game="saintseiya", **words)
    assert error["code"] == code
    assert error["rules"] == ([rule] if rule else [])
    assert named in error["message"]
    assert len(client.protocol.matches) == 0


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


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_position_that_is_reached_is_called_impossible(seats):
    match = new_match("saintseiya", ["random"] * seats, seed=f"reached {seats}", options={"epics": True, "promo": True})
    rng = rng_of(f"reached {seats}")
    while match.ask is not None:
        s = match.state.copy()
        assert SAINTSEIYA.patched(s) is None, (match.n, match.ask)
        match.apply(rng.below(len(match.ask.options)))


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
    *[("", []), ("play", []), ("play:", []), ("play:x", []), ("play:-1", []), ("play:01", []), ("play:9999", [])],
    *[("dance:1", []), ("pass:1", []), ("play:4095", []), ("😀", []), ("yes", []), ("end:1", []), ("done", [])],
    ("play:{shun-andromede}", []),  # a card that the player may not know
    ("play:{nachi-loup}", []),
    ("fight:{ban-petit-lion}", []),
    ("play:{jaki}", ["SS-PLAY-010"]),
    ("play:{armure-lion}", ["SS-PLAY-010"]),
    ("play:{jabu-licorne}", ["SS-PLAY-010"]),
    ("face:{mu-belier}", []),  # another question's
    ("discard:{seiya-pegase}", []),
    ("without:{marine-aigle}", []),
    ("fight:{mu-belier}", ["SS-ACQ-200"]),
    ("rally:{armure-vierge}", ["SS-ACQ-200"]),
    ("fight:{pilier-indien}", ["SS-ACQ-200"]),
    ("fight:{jabu-licorne}", ["SS-ACQ-020"]),
    ("rally:{jabu-licorne}", ["SS-ACQ-020"]),
    ("fight:{jaki}", ["SS-PLAY-030"]),
    ("heal:{cassios}", ["SS-PLAY-100"]),
    ("heal:{seiya-pegase}", ["SS-PLAY-050"]),
    ("activate:{marine-aigle}", ["SS-EFX-060"]),
    ("activate:{cassios}", ["SS-PLAY-100"]),
    ("activate:{freya}", ["SS-PLAY-050"]),
    ("activate:{phaeton}", ["SS-HEAL-010"]),
    ("technique:{comete-de-pegase}", ["SS-TECH-020"]),
    ("technique:{seiya-pegase}", ["SS-TECH-010"]),
    ("robe:{armure-pegase}", ["SS-ODIN-050"]),
    ("arm:{marine-aigle}", ["SS-PILR-070"]),
    ("toll:{jabu-licorne}", ["SS-CARD-140"]),
    ("lure:{mu-belier}", ["SS-FAQC-230"]),
    ("token:{marine-aigle}", ["SS-CARD-220"]),
    ("epic:{jabu-licorne}", ["SS-EPIC-020"]),
]


@pytest.mark.parametrize(("key", "rules"), KEYS)
def test_a_key_that_is_not_offered_is_refused_with_its_rule_and_with_what_is(key, rules):
    t = scene()
    names = {entry["card"]: entry["number"] for entry in entries(t.all)}
    before = standing(t)
    error = in_both_languages(t.client, "choose", match=t.match, option=key.format(**names))
    assert (error["code"], error["rules"], error["options"]) == ("unknown-option", rules, t.keys)
    assert standing(t) == before


def test_nobody_else_decides():
    t = scene()
    before = standing(t)
    assert in_both_languages(t.client, "choose", match=t.match, option="end", seat=1)["code"] == "not-your-decision"
    assert in_both_languages(t.client, "choose", match=t.match, option="end", seat=7)["code"] == "no-such-seat"
    assert standing(t) == before
    why = t.ok("why", option="end", seat=1)
    assert (why["reason"], [one["id"] for one in why["rules"]]) == ("refused", ["SS-TURN-010"])


# Patches

NONSENSE = [
    ({"players": [{"ec": 3}]}, "unknown-word"),
    ({"players": [{}, {}, {}]}, "no-such-seat"),
    ({"players": {}}, "bad-value"),
    ({"players": [{"hero": "shun"}]}, "impossible"),
    ({"players": [{"weapons": 1}]}, "impossible"),
    ({"active": 1}, "unknown-word"),
    ({"step": "tea"}, "bad-value"),
    ({"step": "keep"}, "impossible"),  # there are characters in play
    ({"level": "easy"}, "impossible"),
    ({"first": 3}, "impossible"),
    ({"sand": 2}, "impossible"),
    ({"cards": [{"number": 999}]}, "no-such-card-number"),
    ({"cards": [{"number": "x"}]}, "no-such-card-number"),
    ({"cards": ["x"]}, "bad-value"),
    ({"cards": [{"of": JABU, "slot": 5}]}, "impossible"),
    ({"cards": [{"of": JABU, "slot": 3}]}, "impossible"),  # Marine stands against slot 6
    ({"cards": [{"of": JABU, "owner": 1}]}, "unknown-word"),
    ({"cards": [{"of": JABU, "wounded": True}]}, "impossible"),
    ({"cards": [{"of": "marine-aigle", "against": 2}]}, "impossible"),
    ({"cards": [{"of": "marine-aigle", "wounded": True}]}, "impossible"),
    ({"cards": [{"of": "marine-aigle", "armed": True}]}, "impossible"),
    ({"cards": [{"of": "marine-aigle", "bonus_force": -1}]}, "bad-value"),
    ({"cards": [{"of": "phaeton", "wounded": False}]}, "impossible"),
    ({"cards": [{"of": "jaki", "zone": "marked"}]}, "impossible"),
    ({"cards": [{"of": "jaki", "zone": "moon"}]}, "unknown-word"),
    ({"cards": [{"of": "jaki", "zone": "under"}]}, "unknown-word"),
    ({"cards": [{"of": "jaki", "zone": "between"}]}, "impossible"),
    ({"cards": [{"of": "jaki", "zone": "armour"}]}, "impossible"),
    ({"cards": [{"of": "jaki", "zone": "played", "player": 1}]}, "impossible"),
    ({"cards": [{"of": "jaki", "zone": "hand", "player": 2}]}, "bad-value"),
    ({"cards": [{"of": "jaki", "zone": "pile", "at": "middle"}]}, "bad-value"),
    ({"cards": [{"of": "jaki", "wounded": True}]}, "unknown-word"),
    ({"cards": [{"of": CLOTH, "zone": "armour", "player": 1}]}, "impossible"),
    ({"cards": [{"of": PILLAR, "zone": "field"}]}, "impossible"),
    ({"cards": [{"of": TECHNIQUE, "zone": "hand"}]}, "impossible"),
]


def numbered(t, patch):
    patch = deepcopy(patch)
    for entry in patch.get("cards", []):
        if isinstance(entry, dict) and "of" in entry:
            entry["number"] = t.number(entry.pop("of"))
    return patch


@pytest.mark.parametrize(("patch", "code"), NONSENSE)
def test_a_patch_of_nonsense_is_refused_and_changes_nothing(patch, code):
    t = scene()
    patch = numbered(t, patch)
    before = standing(t)
    error = in_both_languages(t.client, "patch", match=t.match, **patch)
    assert error["code"] == code and bool(error["rules"]) == (code == "impossible")
    assert standing(t) == before


def test_a_patch_is_done_wholly_or_not_at_all():
    t = scene()
    before = standing(t)
    good = {"number": t.number("marine-aigle"), "bonus_force": 2}
    for bad in ({"number": 999}, {"number": t.number("phaeton"), "wounded": False}):
        t.error("patch", flames=3, cards=[good, bad])
        assert standing(t) == before


# By chance

ODD = [None, True, -1, 0, 1, 7, 10**30, 1.5, "", "main", "é", [], {}, [[]], [{}], [OKO], [CLOTH, LION], [0]]
ODD += [{"card": OKO}, "easy", [{"card": OKO, "wounded": True}], [PILLAR], [URN], "tea"]
NAMES = [word.name for words in (SAINTSEIYA.card_words, SAINTSEIYA.table_words) for word in words]
NAMES += ["known", "out", "owner", "card", "number", "zone", "player", "at", "active", "turn", *ZONES, *TABLE]
odd = st.sampled_from(ODD).map(deepcopy)


def some(*kinds):
    """Cards of these types, by id."""
    return st.sampled_from(sorted(id for id, one in BOOK.cards.items() if one.type in kinds and "trans" not in id))


def several(cards, words=None, most=3):
    return st.lists(cards | st.fixed_dictionaries({"card": cards}, optional=words or {}), max_size=most)


anyone = some("character", "armour", "relic")
known = {"known": st.lists(st.integers(0, 1), max_size=2)}
tokens = {"plus": st.integers(0, 2), "minus": st.integers(0, 2)}
bonus = {f"bonus_{name}": st.integers(0, 3) for name in ("force", "cosmos", "heal")}
frozen = st.fixed_dictionaries({"card": anyone, "frozen": st.integers(1, 2)})
hurt = st.fixed_dictionaries({"card": some("character"), "wounded": st.just(True)})
shared_lists = {
    "armour": several(some("armour"), most=1),
    "relics": several(st.sampled_from([BALMUNG, URN, "trident-poseidon", "anneau-nibelungen"]), tokens, most=2),
    "marked": st.lists(frozen | hurt, max_size=3),
    "hand": several(anyone, known),
    "pile": several(anyone, known),
    **{zone: several(anyone) for zone in ("discard", "destroyed", "aside")},
    "energy": st.integers(0, 3),
    "plus": st.integers(0, 3),
}
active_lists = shared_lists | {
    "played": several(some("character"), {"against": st.sampled_from([5, 6]), **bonus}),
    "board": several(some("technique"), most=4),
}
seats = st.tuples(
    st.fixed_dictionaries({"hero": st.just("seiya")}, optional=active_lists),
    st.fixed_dictionaries({"hero": st.just("ikki")}, optional=shared_lists),
).map(list)
free_fields = st.lists(anyone, min_size=2, max_size=6)
tables = {
    "reserve": several(anyone, known),
    "gone": several(anyone),
    "standing": several(some("pillar"), tokens, most=2),
    "pillars": several(some("pillar"), most=2),
    "epic": several(some("epic"), most=1),
    "epics": several(some("epic"), most=2),
    "flames": st.integers(1, 12),
    "sapphires": st.integers(0, 7),
    "variant": st.booleans(),
}
scenarios = st.fixed_dictionaries({"players": seats, "field": free_fields}, optional=tables)


@st.composite
def patches(draw, view):
    """A patch for the cards that there are."""
    here = list(entries(view))
    cards = []
    for one in draw(st.lists(st.sampled_from(here), max_size=2)):
        words = bonus | tokens if one.get("against") else tokens if "type" in one else {}
        move = {"zone": st.sampled_from((*ZONES, *TABLE)), "player": st.integers(0, 1)}
        chosen = st.fixed_dictionaries(move) if draw(st.booleans()) else st.fixed_dictionaries({}, optional=words)
        cards.append({"number": one["number"]} | draw(chosen))
    return {"cards": cards} | draw(st.fixed_dictionaries({}, optional={"flames": st.integers(1, 12)}))


def test_any_scenario_and_any_patch_are_right_or_clearly_refused(caplog):
    check_any_words("saintseiya", scenarios, patches, NAMES, odd, caplog, 200)


def test_every_zone_of_the_game_is_in_these_tests():
    assert {zone.name for zone in SAINTSEIYA.zones if zone.of_player} == set(ZONES)
    assert {zone.name for zone in SAINTSEIYA.zones if not zone.of_player} == set(TABLE)
    assert {zone.name for zone in SAINTSEIYA.zones if zone.of_player and zone.holds == "permanents"} == set(ROWS)
