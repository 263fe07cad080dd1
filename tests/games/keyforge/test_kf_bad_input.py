"""What cannot be is refused with a reason in either language, with its rule where there is one, and changes nothing."""

from copy import deepcopy

import pytest
from fuzz import check_any_words
from hypothesis import strategies as st
from kf_client import ZONES, Client, Sitting, entries
from sitting import in_both_languages, standing

from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.state import COLOURS, HOUSES

STARTER = "miss-onyx-censorius"


def player(**words):
    return {"players": [words, {}]}


def creature(**words):
    return player(battleline=[{"card": "troll", **words}])


def artifact(**words):
    return player(artifacts=[{"card": "cannon", **words}])


# Decks


def test_an_illegal_deck_is_refused_with_every_reason():
    client = Client()
    deck = {"name": "Mine", "cards": ["anger"] * 30}
    told = client.ok("decks", game="keyforge", check=deck, lang="en")
    assert told["legal"] is False
    assert {reason["rule"] for reason in told["reasons"]} == {"KF-DECK-020", "KF-DECK-040"}
    error = in_both_languages(client, "new", game="keyforge", seats=[{"deck": deck}, {"deck": STARTER}])
    assert (error["code"], set(error["rules"])) == ("illegal-deck", {"KF-DECK-020", "KF-DECK-040"})
    assert len(client.protocol.matches) == 0


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("no-such-deck", "unknown-deck"),
        (["anger", "excalibur"], "unknown-card"),
        ({"cards": [{"card": "anger", "ward": True}]}, "unknown-word"),
        ({"cards": [{"card": "anger", "house": "gryffindor"}]}, "bad-value"),
        ({"cards": [{"card": "anger", "bonus": ["gold"]}]}, "bad-value"),
        ({"cards": [{"card": "anger", "bonus": ["amber"] * 21}]}, "bad-value"),
        ({"cards": "anger"}, "bad-deck"),
        ({"name": 3, "cards": []}, "bad-deck"),
        ([], "illegal-deck"),
    ],
)
def test_what_is_no_deck_is_refused(deck, code):
    client = Client()
    assert in_both_languages(client, "new", game="keyforge", seats=[{"deck": deck}, {}])["code"] == code
    assert len(client.protocol.matches) == 0


@pytest.mark.parametrize(
    ("options", "code"),
    [({"dragons": 1}, "unknown-match-option"), ({"chains_0": 25}, "bad-value"), ({"bid": 1}, "bad-value")],
)
def test_options_of_a_match_that_there_are_not(options, code):
    assert in_both_languages(Client(), "new", game="keyforge", options=options)["code"] == code


@pytest.mark.parametrize("seats", [[], [{}], [{}, {}, {}]])
def test_keyforge_is_a_duel(seats):
    assert in_both_languages(Client(), "new", game="keyforge", seats=seats)["code"] == "wrong-seats"


# Scenarios

REFUSED = [
    (player(hand=["excalibur"]), "unknown-card", None, "excalibur"),
    (player(deck=[{"card": "excalibur", "owner": 1}]), "unknown-card", None, "excalibur"),
    (creature(upgrades=["excalibur"]), "unknown-card", None, "excalibur"),
    (player(mana=3), "unknown-word", None, "mana"),
    (player(limbo=["anger"]), "unknown-word", None, "limbo"),
    ({"players": [{}, {}], "weather": "rain"}, "unknown-word", None, "weather"),
    (creature(size=3), "unknown-word", None, "size"),
    (creature(power=3), "unknown-word", None, "power"),
    (creature(tagged=True), "unknown-word", None, "tagged"),
    (player(hand=[{"card": "anger", "ward": True}]), "unknown-word", None, "ward"),
    (player(deck=[{"card": "troll", "damage": 1}]), "unknown-word", None, "damage"),
    (player(discard=[{"card": "troll", "upgrades": ["blood-of-titans"]}]), "unknown-word", None, "upgrades"),
    (artifact(known=[0]), "unknown-word", None, "known"),
    (player(amber=-1), "bad-value", None, "amber"),
    (player(amber=1000), "bad-value", None, "1000"),
    (player(amber="3"), "bad-value", None, "amber"),
    (player(amber=True), "bad-value", None, "amber"),
    (player(amber=1.0), "bad-value", None, "amber"),
    (player(chains=25), "bad-value", None, "25"),
    (player(keys=["green"]), "bad-value", None, "green"),
    (player(keys=["red", "red"]), "bad-value", None, "keys"),
    (player(keys=2), "bad-value", None, "keys"),
    (player(keys=list(COLOURS)), "impossible", "KF-CORE-020", "three keys"),
    (player(houses=["gryffindor"]), "bad-value", None, "gryffindor"),
    (player(houses=["dis", "dis", "logos"]), "bad-value", None, "houses"),
    (player(houses=["dis", "logos", "mars", "saurian"]), "bad-value", None, "houses"),
    (player(hand="anger"), "bad-value", None, "hand"),
    (player(hand=[3]), "bad-value", None, "card"),
    (player(hand=[{}]), "bad-value", None, "card"),
    (player(hand=[{"card": "anger", "owner": 2}]), "bad-value", None, "owner"),
    (player(hand=[{"card": "anger", "known": [2]}]), "bad-value", None, "known"),
    (player(hand=[{"card": "anger", "house": "gryffindor"}]), "bad-value", None, "gryffindor"),
    (player(hand=[{"card": "anger", "bonus": ["gold"]}]), "bad-value", None, "gold"),
    (creature(ready=1), "bad-value", None, "ready"),
    (creature(damage=-1), "bad-value", None, "damage"),
    (creature(stunned="yes"), "bad-value", None, "stunned"),
    (creature(counters={"luck": 1}), "bad-value", None, "luck"),
    (creature(counters={"power": -1}), "bad-value", None, "power"),
    (creature(counters=[1]), "bad-value", None, "counters"),
    (creature(upgrades="blood-of-titans"), "bad-value", None, "upgrades"),
    ({"players": [{}, {}], "house": "gryffindor"}, "bad-value", None, "gryffindor"),
    ({"players": [{}, {}], "active": 2}, "bad-value", None, "active"),
    ({"players": [{}, {}], "turn": 0}, "bad-value", None, "turn"),
    ({"players": [{}, {}], "tide": 2}, "bad-value", None, "tide"),
    ({"players": [{}, {}], "first_turn": "no"}, "bad-value", None, "first_turn"),
    ({"players": [{}, []]}, "bad-value", None, "players"),
    ({"players": [{}]}, "wrong-seats", None, "2"),
    ({"players": {}}, "wrong-seats", None, "2"),
    ({}, "wrong-seats", None, "2"),
    (player(battleline=["anger"]), "impossible", "KF-ACTC-010", "Anger"),
    (player(battleline=["cannon"]), "impossible", "KF-ACTC-010", "Cannon"),
    (player(battleline=["blood-of-titans"]), "impossible", "KF-ACTC-010", "Blood of Titans"),
    (player(artifacts=["troll"]), "impossible", "KF-ACTC-010", "Troll"),
    (player(artifacts=["anger"]), "impossible", "KF-ACTC-010", "Anger"),
    (creature(upgrades=["anger"]), "impossible", "KF-ACTC-010", "Anger"),
    (creature(upgrades=["krump"]), "impossible", "KF-ACTC-010", "Krump"),
    (creature(upgrades=[{"card": "blood-of-titans", "ward": True}]), "impossible", "KF-CREA-010", "ward"),
    (creature(upgrades=[{"card": "blood-of-titans", "upgrades": []}]), "impossible", "KF-CREA-010", "upgrades"),
    (artifact(ward=True), "impossible", "KF-CREA-010", "ward"),
    (artifact(stunned=True), "impossible", "KF-CREA-010", "stunned"),
    (artifact(enraged=True), "impossible", "KF-CREA-010", "enraged"),
    (artifact(damage=1), "impossible", "KF-CREA-010", "damage"),
    (artifact(upgrades=["blood-of-titans"]), "impossible", "KF-CREA-010", "upgrades"),
    (creature(linked=["ultra-gravitron-upper"]), "impossible", "KF-KWGIG-010", "Troll"),
    (player(battleline=["ultra-gravitron"]), "impossible", "KF-KWGIG-010", "Ultra Gravitron"),
    (player(battleline=["ultra-gravitron-upper"]), "impossible", "KF-KWGIG-010", "Ultra Gravitron"),
    ({"players": [{}, {}], "limbo": ["anger"]}, "impossible", "KF-ACTC-030", "Anger"),
]


@pytest.mark.parametrize(("words", "code", "rule", "named"), REFUSED)
def test_a_scenario_that_cannot_be_is_refused_and_what_is_wrong_is_named(words, code, rule, named):
    client = Client()
    error = in_both_languages(client, "scenario", game="keyforge", **words)
    assert (error["code"], error["rules"]) == (code, [rule] if rule else [])
    assert named in error["message"]
    assert len(client.protocol.matches) == 0


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
    ("key", "rules"),
    [
        *[("", []), ("reap", []), ("reap:", []), ("reap:x", []), ("reap:-1", []), ("reap:01", []), ("reap:9999", [])],
        *[("dance:1", []), ("end:1", []), ("house:gryffindor", []), ("play:4095", []), ("😀", []), ("key:red", [])],
        *[("play:{anger}.1", []), ("play:{anger}.0", []), ("target:{troll}", []), ("yes", []), ("concede:0", [])],
        *[("reap:{krump}", ["KF-STATE-030"]), ("fight:{bulwark}", ["KF-CTRL-090"]), ("play:{troll}", ["KF-MAIN-010"])],
        *[
            ("reap:{cannon}", ["KF-ARTI-040"]),
            ("reap:{blood-of-titans}", ["KF-UPGR-060"]),
            ("omni:{cannon}", ["KF-USE-060"]),
        ],
        *[("house:dis", []), ("mulligan", ["KF-MULL-030"]), ("bid:3", []), ("play:{labwork}", [])],
    ],
)
def test_a_key_that_is_not_offered_is_refused_with_its_rule_and_with_what_is(key, rules):
    t = scene()
    names = {id: t.number(id) for id in ("anger", "troll", "krump", "bulwark", "cannon", "blood-of-titans", "labwork")}
    before = standing(t)
    error = in_both_languages(t.client, "choose", match=t.match, option=key.format(**names))
    assert (error["code"], error["rules"], error["options"]) == ("unknown-option", rules, t.keys)
    assert standing(t) == before


def test_nobody_else_decides_and_nothing_is_decided_twice():
    t = scene()
    before = standing(t)
    assert in_both_languages(t.client, "choose", match=t.match, option="end", seat=1)["code"] == "not-your-decision"
    assert in_both_languages(t.client, "choose", match=t.match, option="end", seat=7)["code"] == "no-such-seat"
    assert standing(t) == before
    t.choose("discard", "anger")
    assert t.error("choose", option=before[1]["decision"]["options"][1]["key"])["rules"] == ["KF-MAIN-010"]


# Patches

NONSENSE = [
    ({"players": [{"amber": "much"}]}, "bad-value"),
    ({"players": [{"amber": -1}]}, "bad-value"),
    ({"players": [{"keys": ["red", "red"]}]}, "bad-value"),
    ({"players": [{"keys": list(COLOURS)}]}, "impossible"),
    ({"players": [{"hand": []}]}, "unknown-word"),
    ({"players": [{}, {}, {}]}, "no-such-seat"),
    ({"players": {}}, "bad-value"),
    ({"active": 1}, "unknown-word"),
    ({"house": "gryffindor"}, "bad-value"),
    ({"hand": []}, "unknown-word"),
    ({"cards": [{"number": 999}]}, "no-such-card-number"),
    ({"cards": [{"number": 0}]}, "no-such-card-number"),
    ({"cards": [{"number": "troll", "damage": 1}]}, "no-such-card-number"),
    ({"cards": ["troll"]}, "bad-value"),
    ({"cards": [{"of": "troll", "damage": -1}]}, "bad-value"),
    ({"cards": [{"of": "troll", "power": 3}]}, "unknown-word"),
    ({"cards": [{"of": "troll", "owner": 1}]}, "unknown-word"),
    ({"cards": [{"of": "troll", "at": "top"}]}, "unknown-word"),
    ({"cards": [{"of": "troll", "zone": "moon"}]}, "unknown-word"),
    ({"cards": [{"of": "troll", "zone": "upgrades"}]}, "unknown-word"),
    ({"cards": [{"of": "troll", "zone": "hand", "player": 2}]}, "bad-value"),
    ({"cards": [{"of": "troll", "zone": "deck", "at": "middle"}]}, "bad-value"),
    ({"cards": [{"of": "troll", "zone": "artifacts"}]}, "impossible"),
    ({"cards": [{"of": "troll", "zone": "limbo"}]}, "impossible"),
    ({"cards": [{"of": "troll", "zone": "hand", "damage": 1}]}, "unknown-word"),
    ({"cards": [{"of": "troll", "house": "gryffindor"}]}, "bad-value"),
    ({"cards": [{"of": "troll", "bonus": "amber"}]}, "bad-value"),
    ({"cards": [{"of": "anger", "zone": "battleline"}]}, "impossible"),
    ({"cards": [{"of": "anger", "ward": True}]}, "unknown-word"),
    ({"cards": [{"of": "anger", "known": [0]}]}, "unknown-word"),
    ({"cards": [{"of": "cannon", "ward": True}]}, "impossible"),
    ({"cards": [{"of": "cannon", "upgrades": ["blood-of-titans"]}]}, "impossible"),
    ({"cards": [{"of": "cannon", "zone": "battleline"}]}, "impossible"),
    ({"cards": [{"of": "blood-of-titans", "zone": "battleline"}]}, "impossible"),
    ({"cards": [{"of": "blood-of-titans", "stunned": True}]}, "impossible"),
    ({"cards": [{"of": "troll", "upgrades": ["anger"]}]}, "impossible"),
    ({"cards": [{"of": "troll", "linked": ["ultra-gravitron-upper"]}]}, "impossible"),
]


def numbered(t, patch):
    patch = deepcopy(patch)
    for entry in patch.get("cards", []):
        if isinstance(entry, dict) and "of" in entry:
            entry["number"] = t.number(entry.pop("of"))
    return patch


@pytest.mark.parametrize("inner", [False, True])
@pytest.mark.parametrize(("patch", "code"), NONSENSE)
def test_a_patch_of_nonsense_is_refused_and_changes_nothing_at_a_quiet_or_an_inner_decision(patch, code, inner):
    t = scene()
    if inner:
        t.choose("play", "punch")
    patch = numbered(t, patch)
    before = standing(t)
    error = in_both_languages(t.client, "patch", match=t.match, **patch)
    movable = not inner or "zone" not in (patch.get("cards") or [{}])[0]
    assert error["code"] in (code, *([] if movable else ["cannot-patch-here"]))
    assert bool(error["rules"]) == (error["code"] == "impossible")
    assert standing(t) == before


def test_a_patch_is_done_wholly_or_not_at_all():
    t = scene()
    before = standing(t)
    good = {"number": t.number("troll"), "damage": 1, "upgrades": ["blood-of-titans"]}
    for bad in ({"number": 999}, {"number": t.number("cannon"), "ward": True}):
        t.error("patch", house="dis", players=[{"amber": 5}], cards=[good, bad])
        assert standing(t) == before


# By chance

ODD = [
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    25,
    10**30,
    1.5,
    "",
    "red",
    "dis",
    "troll",
    "anger",
    "é",
    [],
    {},
    [[]],
    [{}],
    ["red"],
]
ODD += [["troll"], [{"card": "troll"}], {"card": "cannon", "owner": 1}, ["red", "red"], {"power": 2}, [0], ["dis"] * 4]
NAMES = [
    "amber",
    "chains",
    "keys",
    "houses",
    "house",
    "tide",
    "first_turn",
    "active",
    "turn",
    "players",
    "cards",
    "out",
]
NAMES += ["card", "owner", "ready", "damage", "stunned", "ward", "enraged", "counters", "upgrades", "under", "linked"]
NAMES += ["known", "bonus", "armor_used", "number", "zone", "player", "at", "limbo", "last_keys", *ZONES]
FEW = [
    "troll",
    "anger",
    "cannon",
    "blood-of-titans",
    "ultra-gravitron",
    "ultra-gravitron-upper",
    "explo-rover",
    "jargogle",
]

odd = st.sampled_from(ODD).map(deepcopy)


def some(kind=None):
    """Cards of a type, by id."""
    found = [id for id, proto in BOOK.cards.items() if kind in (None, proto.type) and not proto.half]
    return st.sampled_from([id for id in FEW if id in found] or found) | st.sampled_from(sorted(found))


def entry(cards, words):
    return cards | st.fixed_dictionaries({"card": cards}, optional=words)


printed = {
    "owner": st.integers(0, 1),
    "house": st.sampled_from(HOUSES),
    "bonus": st.lists(st.sampled_from(["amber", "draw"]), max_size=2),
}
hidden = printed | {"known": st.lists(st.integers(0, 1), max_size=2)}
borne = {
    "ready": st.booleans(),
    "amber": st.integers(0, 3),
    "counters": st.just({"power": 1}),
    "under": st.lists(entry(some(), hidden), max_size=1),
}
suffered = borne | {
    "damage": st.integers(0, 9),
    "ward": st.booleans(),
    "stunned": st.booleans(),
    "enraged": st.booleans(),
    "upgrades": st.lists(entry(some("upgrade"), printed), max_size=2),
}
anything = st.fixed_dictionaries({"card": st.sampled_from(FEW)}, optional=suffered | hidden)
lists = {zone: st.lists(entry(some(), hidden), max_size=3) for zone in ZONES}
lists["battleline"] = st.lists(entry(some("creature"), suffered | printed), max_size=4)
lists["artifacts"] = st.lists(entry(some("artifact"), borne | printed), max_size=3)
counters = {
    "amber": st.integers(0, 9),
    "chains": st.integers(0, 24),
    "keys": st.lists(st.sampled_from(COLOURS), max_size=2, unique=True),
    "houses": st.lists(st.sampled_from(HOUSES), max_size=3, unique=True),
}
seats = st.lists(st.fixed_dictionaries({}, optional=lists | counters), min_size=2, max_size=2)
table = {"house": st.sampled_from(["", *HOUSES]), "tide": st.integers(-1, 1), "first_turn": st.booleans()}
scenarios = st.fixed_dictionaries({"players": seats}, optional=table | {"active": st.integers(0, 1)})


@st.composite
def patches(draw, view):
    """A patch for the cards that there are."""
    here = list(entries({"players": view["players"]}))
    cards = []
    for one in draw(st.lists(st.sampled_from(here), max_size=3)) if here else []:
        words = {"house": printed["house"], "bonus": printed["bonus"]}
        if "type" in one:
            words |= suffered if one["type"] == "creature" else borne
        move = {"zone": st.sampled_from(ZONES), "player": st.integers(0, 1), "at": st.sampled_from(["top", "bottom"])}
        chosen = st.fixed_dictionaries(move) if draw(st.booleans()) else st.fixed_dictionaries({}, optional=words)
        cards.append({"number": one["number"]} | draw(chosen))
    players = draw(st.lists(st.fixed_dictionaries({}, optional=counters), max_size=2))
    return {"cards": cards, "players": players} | draw(st.fixed_dictionaries({}, optional=table))


def test_any_scenario_and_any_patch_are_right_or_clearly_refused(caplog):
    check_any_words("keyforge", scenarios, patches, NAMES, odd | anything, caplog, 400)
