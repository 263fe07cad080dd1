"""What cannot be is refused with a reason in either language, with its rule where there is one, and changes nothing."""

from copy import deepcopy

import pytest
from fuzz import check_any_words
from hypothesis import strategies as st
from sf_client import ZONES, Client, Sitting, entries
from sf_scene import TEMPLE, on, side
from sitting import in_both_languages, standing

from pioche.games.sevenfallen.cards import BOOK
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


# Decks


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("no-such-deck", "unknown-deck"),
        ([DRAGON, "excalibur"], "unknown-card"),
        ({"cards": [{"card": DRAGON, "damage": 1}]}, "unknown-word"),
        ({"cards": DRAGON}, "bad-deck"),
        ({"name": 3, "cards": []}, "bad-deck"),
        ([], "illegal-deck"),
        (["goule"], "illegal-deck"),
    ],
)
def test_what_is_no_deck_is_refused(deck, code):
    client = Client()
    error = in_both_languages(client, "new", game="sevenfallen", seats=[{"deck": deck}, {}])
    assert error["code"] == code and bool(error["rules"]) == (code == "illegal-deck")
    assert len(client.protocol.matches) == 0


@pytest.mark.parametrize("seats", [[], [{}], [{}, {}, {}]])
def test_it_is_a_duel(seats):
    assert in_both_languages(Client(), "new", game="sevenfallen", seats=seats)["code"] == "wrong-seats"


# Scenarios

REFUSED = [
    (player(hand=["excalibur"]), "unknown-card", None, "excalibur"),
    (angel(attached=["excalibur"]), "unknown-card", None, "excalibur"),
    (player(mana=3), "unknown-word", None, "mana"),
    (player(aside=[MIRACLE]), "unknown-word", None, "aside"),
    (table(weather="rain"), "unknown-word", None, "weather"),
    (angel(size=3), "unknown-word", None, "size"),
    (angel(life=3), "unknown-word", None, "life"),
    (player(hand=[{"card": DRAGON, "damage": 1}]), "unknown-word", None, "damage"),
    (player(book=[{"card": DRAGON, "attached": [GOLEM]}]), "unknown-word", None, "attached"),
    (angel(known=[0]), "unknown-word", None, "known"),
    (player(hand=DRAGON), "bad-value", None, "hand"),
    (player(hand=[3]), "bad-value", None, "card"),
    (player(hand=[{"card": DRAGON, "owner": 2}]), "bad-value", None, "owner"),
    (player(hand=[{"card": DRAGON, "known": [2]}]), "bad-value", None, "known"),
    (angel(damage=-1), "bad-value", None, "damage"),
    (angel(damage="2"), "bad-value", None, "damage"),
    (angel(damage=True), "bad-value", None, "damage"),
    (angel(damage=1000), "bad-value", None, "1000"),
    (angel(tilted=1), "bad-value", None, "tilted"),
    (angel(klass="wizard"), "bad-value", None, "wizard"),
    (angel(marks={"luck": 1}), "bad-value", None, "luck"),
    (angel(marks={"+1/+1": -1}), "bad-value", None, "+1/+1"),
    (angel(marks=["+1/+1"]), "bad-value", None, "marks"),
    (angel(attached=GOLEM), "bad-value", None, "attached"),
    (table(step="tea"), "bad-value", None, "tea"),
    (table(step="combat"), "bad-value", None, "combat"),
    (table(step=3), "bad-value", None, "step"),
    (table(active=2), "bad-value", None, "active"),
    (table(turn=0), "bad-value", None, "turn"),
    (table(attacked="no"), "bad-value", None, "attacked"),
    ({"players": [side({}), []]}, "bad-value", None, "players"),
    ({"players": [side({})]}, "wrong-seats", None, "2"),
    ({}, "wrong-seats", None, "2"),
    # Where a card cannot lie
    (player(rear=[MIRACLE]), "impossible", "SF-ZONE-010", "Shard"),
    (player(rear=[SWORD]), "impossible", "SF-ZONE-010", "Sword"),
    (player(rear=[MONK]), "impossible", "SF-ZONE-010", "Monk"),
    (player(rear=[DIVINITY]), "impossible", "SF-ZONE-010", "Dragon"),
    (player(front=[BLESSING]), "impossible", "SF-ZONE-010", "Season"),
    (player(worship=[MIRACLE]), "impossible", "SF-ZONE-010", "Shard"),
    (player(divine=[ARCHANGEL]), "impossible", "SF-ZONE-010", "Vulcaryon"),
    (player(archangel=[DRAGON]), "impossible", "SF-ZONE-010", "Dragon"),
    (player(gift=[DRAGON]), "impossible", "SF-ZONE-010", "Dragon"),
    (player(register=[DRAGON]), "impossible", "SF-ZONE-010", "Dragon"),
    (player(hand=[MONK]), "impossible", "SF-ZONE-010", "Monk"),
    (player(hand=[ARCHANGEL]), "impossible", "SF-ZONE-010", "Vulcaryon"),
    (player(hand=["goule"]), "impossible", "SF-ZONE-010", "Goule"),
    (player(book=[TEMPLE]), "impossible", "SF-ZONE-010", "Forge"),
    (player(purgatory=[DIVINITY]), "impossible", "SF-ZONE-010", "Dragon"),
    (player(purgatory=["goule"]), "impossible", "SF-ZONE-010", "Goule"),
    (player(pandemonium=[DIVINITY]), "impossible", "SF-ZONE-010", "Dragon"),
    (player(limbo=[MONK]), "impossible", "SF-ZONE-010", "Monk"),
    (angel(attached=[MECA]), "impossible", "SF-ZONE-010", "Walker"),
    (angel(under=[DIVINITY]), "impossible", "SF-ZONE-010", "Dragon"),
    (angel(under=[ARCHANGEL]), "impossible", "SF-ZONE-010", "Vulcaryon"),
    (table(aside=[MIRACLE]), "impossible", "SF-ZONE-010", "Shard"),
    (table(beyond=[DRAGON]), "impossible", "SF-ZONE-010", "Dragon"),
    # What a card cannot bear
    (player(worship=[{"card": TEMPLE, "damage": 1}]), "impossible", "SF-ZONE-010", "damage"),
    (player(worship=[{"card": TEMPLE, "attacker": True}]), "impossible", "SF-ZONE-010", "attacker"),
    (player(rear=[{"card": BLESSING, "damage": 1}]), "impossible", "SF-ZONE-010", "damage"),
    (player(rear=[on(ARCHANGEL, GOLEM)]), "impossible", "SF-ZONE-010", "attached"),
    (angel(mortal=True), "impossible", "SF-ZONE-010", "mortal"),
    (angel(ec=2), "impossible", "SF-WORSH-070", "ec"),
    (angel(marks={"plume": 1}), "impossible", "SF-DIV-010", "Plume"),
    (angel(marks={"fv": 1}), "impossible", "SF-DIV-010", "FV"),
    (angel(marks={"sablier": 1}), "impossible", "SF-BLESS-010", "Sablier"),
    (player(divine=[{"card": DIVINITY, "marks": {"+1/+1": 1}}]), "impossible", "SF-LEX-550", "+1/+1"),
    (player(worship=[{"card": MONK, "marks": {"bou": 1}}]), "impossible", "SF-LEX-550", "BOU"),
    (player(rear=[{"card": BLESSING, "marks": {"angelus": 1, "sablier": 1}}]), "impossible", "SF-MEM-070", "Angelus"),
    (angel(attached=[{"card": SWORD, "marks": {"+1/+1": 1}}]), "impossible", "SF-LEX-550", "+1/+1"),
    # Positions that cannot be
    (player(divine=[]), "impossible", "SF-EDEN-010", "Divinité"),
    (player(divine=[DIVINITY, DIVINITY]), "impossible", "SF-EDEN-010", "Divinité"),
    (player(archangel=[ARCHANGEL, ARCHANGEL]), "impossible", "SF-EDEN-010", "Vulcaryon"),
    (player(gift=[GIFT, GIFT]), "impossible", "SF-EDEN-010", "Egg"),
    (angel(damage=4), "impossible", "SF-DMG-050", "Dragon"),
    (angel(damage=99), "impossible", "SF-DMG-050", "Dragon"),
    (angel(marks={"-1/-1": 4}), "impossible", "SF-DMG-050", "Dragon"),
    (player(front=[{"card": DRAGON, "damage": 4}]), "impossible", "SF-DMG-050", "Dragon"),
    (player(rear=[{"card": GOLEM, "damage": 99}]), "impossible", "SF-GOLEM-020", "Slag"),
    (angel(attached=[{"card": GOLEM, "damage": 99}]), "impossible", "SF-GOLEM-020", "Slag"),
    (player(rear=[{"card": BLESSING, "marks": {}}]), "impossible", "SF-BLESS-070", "Season"),
    (angel(attached=[GOLEM, OTHER_GOLEM]), "impossible", "SF-PAIR-030", "Dragon"),
    (angel(attached=[SWORD, AXE]), "impossible", "SF-EQUIP-050", "Dragon"),
    (player(rear=[on(GOLEM, OTHER_GOLEM)]), "impossible", "SF-PAIR-010", "Caius"),
    (player(rear=[on(GOLEM, SWORD)]), "impossible", "SF-EQUIP-040", "Sword"),
    (angel(attached=[on(GOLEM, SWORD)]), "impossible", "SF-PAIR-010", "Slag"),
    (player(worship=[TEMPLE, on(DRAGON, GOLEM)]), "impossible", "SF-PAIR-010", "Dragon"),
    (player(rear=[LEGEND, LEGEND]), "impossible", "SF-LEX-480", "Thanator"),
    (player(rear=[LEGEND], front=[LEGEND]), "impossible", "SF-LEX-480", "Thanator"),
    (player(rear=[HERO, RENOWNED]), "impossible", "SF-LEX-540", "Garungun Emeritus Leader"),
    (player(rear=[RENOWNED], front=[DRAGON, HERO]), "impossible", "SF-LEX-540", "Garungun Emeritus Leader"),
    (player(limbo=[{"card": DRAGON, "damage": 1}]), "impossible", "SF-ZONE-070", "Dragon"),
    (player(limbo=[{"card": DRAGON, "tilted": True}]), "impossible", "SF-ZONE-070", "Dragon"),
    (player(limbo=[on(DRAGON, GOLEM)]), "impossible", None, "Dragon"),
    (angel(ambush=True), "impossible", "SF-ATTACK-020", "Embuscade"),
    (player(divine=[{"card": DIVINITY, "marks": {}, "damage": 99}]), "impossible", "SF-DIV-150", "Player 1"),
    (player(divine=[{"card": DIVINITY, "marks": {}, "mortal": True}]), "impossible", "SF-DIV-150", "Player 1"),
]


@pytest.mark.parametrize(("words", "code", "rule", "named"), REFUSED)
def test_a_scenario_that_cannot_be_is_refused_and_what_is_wrong_is_named(words, code, rule, named):
    client = Client()
    error = in_both_languages(client, "scenario", game="sevenfallen", **words)
    assert error["code"] == code
    assert error["rules"] == [rule] if rule else bool(error["rules"]) == (code == "impossible")
    assert named in error["message"]
    assert len(client.protocol.matches) == 0


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
    ("key", "rules"),
    [
        *[("", []), ("play", []), ("play:", []), ("play:x", []), ("play:-1", []), ("play:01", []), ("play:9999", [])],
        *[("dance:1", []), ("pass:1", []), ("play:4095", []), ("😀", []), ("yes", []), ("class:wizard", [])],
        ("play:{thanator-le-or}", []),
        ("play:{hache-aux-trophees}", []),
        ("play:{leana-d-eondra}", ["SF-LEX-220"]),
        ("play:{eclat-de-la-tour}", ["SF-MIRACLE-010"]),
        ("tempest:{dragon-des-cretes-rouges}", ["SF-GOLEM-050"]),
        ("use:{dragon-vie-souffle-premier}", ["SF-LEX-180"]),
        ("retreat:{leana-d-eondra}", ["SF-TURN-030"]),
        ("archangel:{leana-d-eondra}", ["SF-ARCH-030"]),
        ("look", ["SF-INFO-030"]),
        ("propose", ["SF-GOAL-030"]),
        ("end", ["SF-TURN-080"]),
    ],
)
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
    assert in_both_languages(t.client, "choose", match=t.match, option="attack", seat=1)["code"] == "not-your-decision"
    assert in_both_languages(t.client, "choose", match=t.match, option="attack", seat=7)["code"] == "no-such-seat"
    assert standing(t) == before


# Patches

NONSENSE = [
    ({"players": [{"ec": 3}]}, "unknown-word"),
    ({"players": [{}, {}, {}]}, "no-such-seat"),
    ({"players": {}}, "bad-value"),
    ({"active": 1}, "unknown-word"),
    ({"step": "tea"}, "bad-value"),
    ({"cards": [{"number": 999}]}, "no-such-card-number"),
    ({"cards": [{"number": "x", "damage": 1}]}, "no-such-card-number"),
    ({"cards": ["x"]}, "bad-value"),
    ({"cards": [{"of": "leana-d-eondra", "damage": -1}]}, "bad-value"),
    ({"cards": [{"of": "leana-d-eondra", "damage": 99}]}, "impossible"),
    ({"cards": [{"of": "leana-d-eondra", "owner": 1}]}, "unknown-word"),
    ({"cards": [{"of": DRAGON, "zone": "moon"}]}, "unknown-word"),
    ({"cards": [{"of": DRAGON, "zone": "attached"}]}, "unknown-word"),
    ({"cards": [{"of": DRAGON, "zone": "hand", "player": 2}]}, "bad-value"),
    ({"cards": [{"of": DRAGON, "zone": "book", "at": "middle"}]}, "bad-value"),
    ({"cards": [{"of": DRAGON, "zone": "register"}]}, "impossible"),
    ({"cards": [{"of": DRAGON, "damage": 1}]}, "unknown-word"),
    ({"cards": [{"of": DRAGON, "zone": "aside"}]}, "impossible"),
    ({"cards": [{"of": MIRACLE, "zone": "rear"}]}, "impossible"),
    ({"cards": [{"of": AXE, "zone": "rear"}]}, "impossible"),
    ({"cards": [{"of": TEMPLE, "zone": "hand"}]}, "impossible"),
    ({"cards": [{"of": DIVINITY, "zone": "pandemonium"}]}, "impossible"),
    ({"cards": [{"of": DIVINITY, "zone": "divine", "player": 1}]}, "impossible"),
    ({"cards": [{"of": DIVINITY, "marks": {}, "damage": 99}]}, "impossible"),
    ({"cards": [{"of": "leana-d-eondra", "attached": ["caius"]}]}, "impossible"),
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
    good = {"number": t.number("leana-d-eondra"), "damage": 1}
    for bad in ({"number": 999}, {"number": t.number(MECA, 1), "damage": 99}):
        t.error("patch", attacked=True, cards=[good, bad])
        assert standing(t) == before


# By chance

ODD = [None, True, -1, 0, 1, 7, 10**30, 1.5, "", "main", "é", [], {}, [[]], [{}], [DRAGON], [GOLEM, SWORD], [0]]
ODD += [{"card": DRAGON}, {"+1/+1": 2}, {"plume": 0}, [{"card": GOLEM, "owner": 1}], [DIVINITY], ["goule"], "tea"]
NAMES = [
    "damage",
    "ec",
    "tilted",
    "attacker",
    "ambush",
    "mortal",
    "klass",
    "marks",
    "attached",
    "under",
    "known",
    "out",
]
NAMES += ["owner", "card", "number", "zone", "player", "at", "step", "attacked", "active", "turn", "aside", "beyond"]
NAMES += [*ZONES]
odd = st.sampled_from(ODD).map(deepcopy)


def some(*kinds):
    """Cards of these types, by id."""
    return st.sampled_from(sorted(id for id, one in BOOK.cards.items() if one.type in kinds and not one.familiar))


def entry(cards, words):
    return cards | st.fixed_dictionaries({"card": cards}, optional=words)


owned = {"owner": st.integers(0, 1)}
hidden = owned | {"known": st.lists(st.integers(0, 1), max_size=2)}
pages = some("angel", "golem", "miracle", "equipment", "blessing")
linked = st.lists(some("golem", "equipment"), max_size=2)
marks = st.dictionaries(st.sampled_from(("+1/+1", "+0/+1", "poseidor")), st.integers(0, 2), max_size=2)
standing_words = owned | {
    "damage": st.integers(0, 2),
    "tilted": st.booleans(),
    "attacker": st.booleans(),
    "marks": marks,
    "attached": linked,
    "under": st.lists(pages, max_size=1),
    "klass": st.sampled_from(("", "dragon", "meca")),
}
lines = st.lists(entry(some("angel"), standing_words) | some("golem"), max_size=3)
LISTS = {
    "rear": lines,
    "front": lines,
    "limbo": st.lists(entry(pages, owned), max_size=2),
    "worship": st.lists(
        entry(some("worshipper", "temple"), {"ec": st.integers(0, 9), "tilted": st.booleans()}), max_size=3
    ),
    "archangel": st.lists(some("archangel"), max_size=1),
    "register": st.lists(entry(some("worshipper"), hidden), max_size=3),
    **{zone: st.lists(entry(pages, hidden), max_size=3) for zone in ("hand", "book")},
    **{zone: st.lists(entry(pages, owned), max_size=3) for zone in ("purgatory", "pandemonium")},
}
divinity = st.fixed_dictionaries({"card": some("divinity")}, optional={"damage": st.integers(0, 30)})
seats = st.lists(
    st.fixed_dictionaries({"divine": st.lists(divinity, min_size=1, max_size=1)}, optional=LISTS),
    min_size=2,
    max_size=2,
)
steps = {
    "step": st.sampled_from(("main", "dawn", "before", "announce", "dusk", "night", "retreat")),
    "attacked": st.booleans(),
}
scenarios = st.fixed_dictionaries({"players": seats}, optional=steps | {"active": st.integers(0, 1)})


@st.composite
def patches(draw, view):
    """A patch for the cards that there are."""
    here = list(entries({"players": view["players"]}))
    cards = []
    for one in draw(st.lists(st.sampled_from(here), max_size=2)):
        words = {"damage": st.integers(0, 3), "tilted": st.booleans(), "marks": marks} if "type" in one else {}
        move = {"zone": st.sampled_from(ZONES), "player": st.integers(0, 1)}
        chosen = st.fixed_dictionaries(move) if draw(st.booleans()) else st.fixed_dictionaries({}, optional=words)
        cards.append({"number": one["number"]} | draw(chosen))
    return {"cards": cards}


def test_any_scenario_and_any_patch_are_right_or_clearly_refused(caplog):
    check_any_words("sevenfallen", scenarios, patches, NAMES, odd, caplog, 250)


def test_every_mark_that_scenarios_know_is_borne_by_something():
    bearers = {"plume": "divine", "fv": "divine", "sablier": "rear"}
    cards = {"divine": DIVINITY, "rear": BLESSING}
    for mark in MARKS:
        zone = bearers.get(mark)
        words = {zone: [{"card": cards[zone], "marks": {mark: 2}}]} if zone else {}
        words = words or {"rear": [{"card": DRAGON, "marks": {mark: 1}, "damage": 0}]}
        t = Sitting(words)
        assert [one["marks"] for one in entries(t.all) if mark in one.get("marks", {})]
