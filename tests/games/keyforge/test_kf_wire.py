"""KeyForge over the protocol: scenario, decision, view and patch, and what is refused."""

import msgspec
import pytest

from pioche.adapters.stdio import Protocol

WORDS = {
    "game": "keyforge",
    "active": 0,
    "house": "brobnar",
    "players": [
        {
            "amber": 2,
            "chains": 3,
            "keys": ["blue"],
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["anger", {"card": "punch", "bonus": ["amber", "damage"]}, {"card": "fear", "house": "brobnar"}],
            "battleline": ["troll", {"card": "bumpsy", "damage": 2, "ready": False, "upgrades": ["blood-of-titans"]}],
            "artifacts": [{"card": "masterplan", "under": [{"card": "labwork", "known": [0]}], "amber": 1}],
            "deck": ["krump", "valdr", "krump"],
            "archives": [{"card": "dextre", "owner": 1}],
        },
        {
            "amber": 6,
            "battleline": [
                {"card": "dextre", "stunned": True, "ward": True, "counters": {"power": 2, "doom": 1}},
                {"card": "headhunter", "owner": 0, "enraged": True, "amber": 1},
            ],
            "discard": ["anger", "punch"],
            "purged": ["fear"],
        },
    ],
}


class Wire:
    """A client: requests in, answers out."""

    def __init__(self):
        self.protocol = Protocol()

    def __call__(self, do, **fields):
        return msgspec.json.decode(self.protocol.answer(msgspec.json.encode({"id": 1, "do": do, **fields})))

    def ok(self, do, **fields):
        told = self(do, **fields)
        assert "ok" in told, told
        return told["ok"]

    def error(self, do, **fields):
        told = self(do, **fields)
        assert "error" in told, told
        return told["error"]


@pytest.fixture
def wire():
    return Wire()


def start(wire, **words):
    return wire.ok("scenario", **{**WORDS, **words})["match"]


def ids(cards):
    return [card["card"] for card in cards]


def test_a_scenario_keeps_the_order_of_each_list_and_every_word(wire):
    match = start(wire)
    mine, yours = wire.ok("view", match=match, all=True)["players"]
    assert ids(mine["hand"]) == ["anger", "punch", "fear"] and ids(mine["deck"]) == ["krump", "valdr", "krump"]
    assert mine["hand"][1]["bonus"] == ["amber", "damage"] and mine["hand"][2]["house"] == "brobnar"
    assert ids(yours["discard"]) == ["anger", "punch"] and ids(yours["purged"]) == ["fear"]
    assert (mine["amber"], mine["chains"], mine["keys"], mine["houses"]) == (
        2,
        3,
        ["blue"],
        ["brobnar", "dis", "logos"],
    )
    assert mine["key_cost"] == 6 and mine["house"] == "brobnar"
    bumpsy = mine["battleline"][1]
    assert (bumpsy["damage"], bumpsy["ready"], bumpsy["power"]) == (2, False, 10)
    assert ids(bumpsy["upgrades"]) == ["blood-of-titans"]
    assert mine["archives"][0]["owner"] == 1 and ids(mine["artifacts"][0]["under"]) == ["labwork"]


def test_the_view_of_a_permanent_has_every_field(wire):
    entry = wire.ok("view", match=start(wire), all=True)["players"][1]["battleline"][0]
    fields = "card number owner controller type ready damage amber power armor armor_used stunned ward enraged counters"
    assert set(fields.split()) <= set(entry)
    assert {"keywords", "houses", "flank", "tagged", "upgrades", "under", "linked"} <= set(entry)
    assert (entry["power"], entry["stunned"], entry["ward"], entry["flank"]) == (5, True, True, True)
    assert entry["counters"] == {"power": 2, "doom": 1} and entry["houses"] == ["logos"]


def test_a_seat_sees_tokens_for_what_it_may_not_know(wire):
    match = start(wire)
    seen = wire.ok("view", match=match, seat=1)["players"][0]
    assert all(list(card) == ["token"] for card in seen["hand"] + seen["deck"] + seen["archives"])
    assert list(seen["artifacts"][0]["under"][0]) == ["token"]
    assert ids(wire.ok("view", match=match, seat=0)["players"][0]["artifacts"][0]["under"]) == ["labwork"]


def test_without_a_house_it_is_the_choice_of_one_and_on_a_first_turn_one_card_is_played(wire):
    words = {key: value for key, value in WORDS.items() if key != "house"}
    asked = wire.ok("scenario", **words)["decision"]
    assert asked["kind"] == "house"
    assert [option["key"] for option in asked["options"]] == [
        "house:brobnar",
        "house:dis",
        "house:logos",
        "house:shadows",
    ]
    match = start(wire, first_turn=True)
    anger = wire.ok("view", match=match, seat=0)["players"][0]["hand"][0]["number"]
    told = wire.ok("choose", match=match, seat=0, option=f"discard:{anger}")
    assert not [one for one in told["decision"]["options"] if one["key"].startswith(("play", "discard"))]
    why = wire.ok("why", match=match, seat=0, option=f"play:{anger + 1}", lang="en")
    assert [one["id"] for one in why["rules"]] == ["KF-MAIN-030"]


def test_a_decision_in_the_middle_of_an_effect_names_its_source_and_the_card_in_limbo(wire):
    match = start(wire)
    view = wire.ok("view", match=match, all=True)
    anger = view["players"][0]["hand"][0]["number"]
    asked = wire.ok("choose", match=match, seat=0, option=f"play:{anger}", lang="fr")["decision"]
    assert asked["source"] == anger and asked["seat"] == 0 and asked["kind"] == "target"
    troll, bumpsy = (one["number"] for one in view["players"][0]["battleline"])
    assert [(one["key"], one["card"]) for one in asked["options"]] == [(f"target:{n}", n) for n in (troll, bumpsy)]
    assert asked["options"][1]["label"] == "Bobosse"
    inside = wire.ok("view", match=match, all=True)
    assert ids(inside["limbo"]) == ["anger"] and inside["players"][0]["amber"] == 3  # its icon came first
    numbers = [one["number"] for one in inside["players"][0]["battleline"]]
    assert numbers == [troll, bumpsy]


def test_a_patch_makes_the_options_anew_and_can_be_undone(wire):
    match = start(wire)
    view = wire.ok("view", match=match, all=True)
    bumpsy = view["players"][0]["battleline"][1]["number"]
    krump = view["players"][0]["deck"][0]["number"]
    told = wire.ok(
        "patch",
        match=match,
        players=[{"amber": 5, "chains": 0}, {}],
        cards=[
            {"number": bumpsy, "ready": True, "house": "dis", "counters": {"power": 1}},
            {"number": krump, "zone": "battleline", "player": 0, "stunned": True},
        ],
    )
    keys = [one["key"] for one in told["decision"]["options"]]
    assert f"reap:{bumpsy}" not in keys and f"unstun:{krump}" in keys  # of another house; stunned
    mine = wire.ok("view", match=match, all=True)["players"][0]
    assert ids(mine["battleline"]) == ["troll", "bumpsy", "krump"] and mine["amber"] == 5
    assert mine["battleline"][1]["houses"] == ["dis"] and mine["battleline"][1]["power"] == 11
    wire.ok("choose", match=match, seat=0, option="end")
    wire.ok("undo", match=match, to=0)
    assert wire.ok("view", match=match, all=True)["players"][0]["amber"] == 5
    wire.ok("close", match=match)
    assert wire.error("view", match=match, all=True)["code"] == "unknown-match"


def player(**words):
    return {"players": [words, {}]}


@pytest.mark.parametrize(
    ("words", "code", "rule"),
    [
        (player(hand=["no-such-card"]), "unknown-card", None),
        (player(mana=3), "unknown-word", None),
        (player(amber=-1), "bad-value", None),
        (player(keys=["green"]), "bad-value", None),
        (player(houses=["pirates"]), "bad-value", None),
        (player(hand=[{"card": "anger", "ward": True}]), "unknown-word", None),
        (player(battleline=["anger"]), "impossible", "KF-ACTC-010"),
        (player(artifacts=["troll"]), "impossible", "KF-ACTC-010"),
        (player(artifacts=[{"card": "cannon", "ward": True}]), "impossible", "KF-CREA-010"),
        (player(artifacts=[{"card": "cannon", "upgrades": ["blood-of-titans"]}]), "impossible", "KF-CREA-010"),
        (player(battleline=[{"card": "troll", "upgrades": ["krump"]}]), "impossible", "KF-ACTC-010"),
        (player(battleline=[{"card": "troll", "counters": {"luck": 1}}]), "bad-value", None),
        ({"players": [{}, {}], "house": "pirates"}, "bad-value", None),
        ({"players": [{}]}, "wrong-seats", None),
    ],
)
def test_what_cannot_be_is_refused_in_either_language(wire, words, code, rule):
    for lang in ("fr", "en"):
        error = wire.error("scenario", game="keyforge", lang=lang, **words)
        assert error["code"] == code and error["message"]
        if rule:
            assert rule in [one if isinstance(one, str) else one["id"] for one in error["rules"]]


@pytest.mark.parametrize(
    "nonsense",
    [
        {"players": [{"amber": "much"}, {}]},
        {"players": [{}, {}, {}]},
        {"cards": [{"number": 999, "damage": 1}]},
        {"cards": [{"number": 1, "zone": "moon"}]},
        {"cards": [{"number": 1, "zone": "battleline"}]},  # an action
        {"cards": [{"number": 1, "damage": 1}]},  # a card in hand
        {"house": "pirates"},
    ],
)
def test_a_patch_of_nonsense_leaves_the_match_untouched(wire, nonsense):
    words = {**WORDS, "players": [{"hand": ["anger"], "battleline": ["troll"]}, {"battleline": ["krump"]}]}
    match = wire.ok("scenario", **words)["match"]
    number = wire.ok("view", match=match, all=True)["players"][0]["hand"][0]["number"]
    cards = [{**one, "number": number if one["number"] == 1 else one["number"]} for one in nonsense.get("cards", [])]
    before = wire.ok("view", match=match, all=True)
    error = wire.error("patch", match=match, **{**nonsense, **({"cards": cards} if cards else {})})
    assert error["message"]
    assert wire.ok("view", match=match, all=True) == before
    assert wire.error("choose", match=match, seat=0, option="reap:9999")["code"] == "unknown-option"
    assert wire.error("choose", match=match, seat=1, option="end")["code"] == "not-your-decision"
    assert wire.ok("view", match=match, all=True) == before


def test_an_illegal_deck_is_refused_with_its_reasons(wire):
    deck = {"name": "Thirty", "cards": ["anger"] * 30}
    told = wire.ok("decks", game="keyforge", check=deck, lang="en")
    assert not told["legal"] and {one["rule"] for one in told["reasons"]} == {"KF-DECK-020", "KF-DECK-040"}
    error = wire.error("new", game="keyforge", seats=[{"deck": deck}, {"deck": deck}])
    assert error["code"] == "illegal-deck"
