"""Matches as JSON, and back."""

from __future__ import annotations

import msgspec
import pytest
from upper import CAMP, Camp, camp, duel, play, refused, standing, train

from pioche.engine import KEEP_ACTIONS, KEEP_NOTHING, KEEP_TURNS, load, new_match, new_scenario, registry, rng_of
from pioche.engine.errors import PiocheError
from pioche.engine.record import as_data, read, start_from

OMENS = ({"hand": ["omen", "ox"], "deck": ["ox"]}, {"deck": ["ox"]}, {"deck": ["ox"]})


@pytest.fixture(autouse=True)
def _camp_is_known():
    registry.add_game(CAMP)
    yield
    registry.remove_game(CAMP)


def data_of(match):
    return msgspec.json.decode(match.record())


def loaded(data, **changed):
    return load(msgspec.json.encode({**data, **changed}))


# Writing


def test_a_record_has_exactly_these_fields():
    words = {"players": [*OMENS], "supplies": 3}
    match = new_scenario(CAMP, words, seed=5, names=["Ana", "Bo"])
    match.choose("play:2")
    match.patch({"supplies": 4})
    match.choose("play:1")
    match.patch({"players": [{"gold": 9}]})
    match.patch({"players": [{}, {"gold": 8}]})
    match.concede(2)
    match.choose("yes")
    match.choose("no")
    assert data_of(match) == {
        "pioche": 4,
        "game": "camp",
        "rules": "7",
        "seed": "5",
        "seats": [{"name": "Ana", "deck": {}}, {"name": "Bo", "deck": {}}, {"name": "", "deck": {}}],
        "options": {},
        "scenario": words,
        "decisions": ["play:2", "play:1", "concede:2", "yes", "no"],
        "patches": [[1, {"supplies": 4}], [2, {"players": [{"gold": 9}]}], [2, {"players": [{}, {"gold": 8}]}]],
        "hashes": [[5, match.hash()]],
        "result": None,
    }


def test_the_record_of_a_new_match_has_decks_and_options():
    deck = CAMP.starters()["train"]
    match = new_match(CAMP, ["train", "train"], seed="s", names=["", "Bo"], options={"puppets": 2})
    data = data_of(match)
    assert data["seats"] == [{"name": "", "deck": deck}, {"name": "Bo", "deck": deck}]
    assert (data["options"], data["scenario"], data["seed"]) == ({"puppets": 2}, None, "s")
    assert (data["decisions"], data["patches"], data["hashes"]) == ([], [], [])


def test_the_result_is_recorded():
    match = duel()
    match.concede(1)
    assert data_of(match)["result"] == {"winners": [0], "reason": "conceded", "scores": []}


@pytest.mark.parametrize(("n", "hashed"), [(0, []), (1, [1]), (9, [9]), (10, [10]), (11, [10, 11]), (20, [10, 20])])
def test_the_state_is_hashed_at_every_tenth_decision_and_at_the_last(n, hashed):
    match = train(3, seed=1)
    stood = play(match, "hashes", n)
    assert data_of(match)["hashes"] == [[at, stood[at][2]] for at in hashed]


def test_a_record_does_not_depend_on_what_the_match_keeps():
    records = set()
    for keep in (KEEP_NOTHING, KEEP_ACTIONS, KEEP_TURNS):
        match = train(3, seed=2, keep=keep)
        play(match, "keep", 25)
        records.add(match.record())
    assert len(records) == 1


def test_a_record_as_data_has_no_hashes():
    match = train(3, seed=2)
    play(match, "data", 12)
    record = as_data(match)
    assert (record.hashes, record.game, len(record.decisions)) == ([], "camp", 12)


def test_a_clone_has_no_past_to_record():
    with pytest.raises(AssertionError, match=r"^a clone has no past to record$"):
        duel().clone().record()


def test_recording_leaves_the_match_alone():
    match = train(3, seed=3)
    play(match, "alone", 17)
    match.undo(15)
    before = standing(match)
    assert len(data_of(match)["decisions"]) == 15
    assert standing(match) == before
    match.redo(17)


# Reading


@pytest.mark.parametrize("game", ["duel", "duel of three", "puppet", "camp", "teams"])
def test_a_record_gives_the_same_match(game):
    match = {
        "duel": lambda: new_match("duel", seed=1, names=["Ana", "Bo"]),
        "duel of three": lambda: new_match("duel", ["songs", "swords", "random"], seed=2),
        "puppet": lambda: new_match("duel", seed=3, options={"puppet": True}),
        "camp": lambda: train(3, seed=4, puppets=4),
        "teams": lambda: train(4, seed=5),
    }[game]()
    stood = play(match, "record")
    again = load(match.record())
    assert standing(again) == stood[-1]
    assert (again.history, again.names, again.keep) == (match.history, match.names, KEEP_TURNS)
    assert again.record() == match.record()
    for n in range(len(stood) - 1, -1, -7):
        again.undo(n)
        assert standing(again) == stood[n]


def test_a_record_of_a_match_under_way_goes_on_as_the_match_does():
    match = train(3, seed=6)
    play(match, "under way", 21)
    again = load(match.record().decode())
    assert standing(again) == standing(match)
    assert play(again, "further") == play(match, "further")


def test_patches_and_concessions_are_played_again():
    match = camp(*OMENS, seed=7)
    match.patch({"supplies": 1})
    match.patch({"cards": [{"number": 2, "zone": "line"}]})
    match.choose("play:1")
    match.patch({"supplies": 2})
    match.concede(1)
    match.choose("yes")
    again = load(match.record())
    assert standing(again) == standing(match)
    assert [(change.n, change.patch) for change in again.changes] == [
        (0, {"supplies": 1}),
        (0, {"cards": [{"number": 2, "zone": "line"}]}),
        (1, {"supplies": 2}),
    ]
    again.choose("yes")
    match.choose("yes")
    assert (standing(again), again.state.out) == (standing(match), 0b010)
    again.undo(1)
    assert again.state.supplies == 2


def test_a_patch_after_the_last_decision_is_played_again():
    match = camp(*OMENS)
    match.choose("play:2")
    match.patch({"supplies": 1})
    again = load(match.record())
    assert (again.state.supplies, data_of(match)["hashes"]) == (1, [[1, match.hash()]])
    assert standing(again) == standing(match)


def test_a_record_is_played_by_the_game_that_is_named():
    class Other(Camp):
        version = "8"

    other = Other()
    match = camp({"hand": ["ox"]})
    match.choose("play:1")
    assert load(match.record()).game is CAMP
    assert load(match.record(), other).game is other
    with refused("other-rules", rules=["CA-PLAY-010"], options=["end"], n=1, recorded="7", here="8"):
        load(match.record().replace(b'"play:1"', b'"play:1","play:1"'), other)


def test_what_a_record_begins_with():
    match = new_match("duel", seed="x", names=["Ana", "Bo"], options={"puppet": True})
    start = start_from(match.game, read(match.record()))
    assert (start.seed, start.names, start.decks) == ("x", ["Ana", "Bo"], match.start.decks)
    assert (start.options, start.scenario) == ({"puppet": True}, None)
    scene = new_scenario(CAMP, {"players": [{"gold": 3}, {}]}, seed="y", names=["Ana"])
    start = start_from(CAMP, read(scene.record()))
    assert (start.seed, start.names, start.decks) == ("y", ["Ana", ""], [])
    assert (start.options, start.scenario) == ({}, {"players": [{"gold": 3}, {}]})


def test_hashes_that_are_left_out_are_not_missed():
    match = train(3, seed=8)
    play(match, "hashes", 25)
    data = data_of(match)
    for hashes in ([], data["hashes"][1:], data["hashes"][:1]):
        assert loaded(data, hashes=hashes).hash() == match.hash()


# Damage


@pytest.fixture(scope="module")
def short():
    match = duel({"line": ["knight"]}, {"line": ["squire"]})
    match.choose("attack:1")
    match.choose("target:2")
    return match.record()


def test_a_truncated_record_is_damaged_wherever_it_ends(short):
    for end in range(len(short)):
        with pytest.raises(PiocheError, match="damaged-record"):
            load(short[:end])


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("pioche", "1", "$.pioche"),
        ("game", 5, "$.game"),
        ("rules", None, "$.rules"),
        ("seed", 7, "$.seed"),
        ("seats", {}, "$.seats"),
        ("seats", [{"name": "Ana"}], "`deck` - at `$.seats[0]"),
        ("seats", [{"name": "", "deck": {}, "bot": 1}], "`bot` - at `$.seats[0]"),
        ("options", [], "$.options"),
        ("scenario", "none", "$.scenario"),
        ("decisions", ["rest", 5], "$.decisions[1]"),
        ("patches", [[0]], "$.patches[0]"),
        ("patches", [["0", {}]], "$.patches[0][0]"),
        ("hashes", [[1, 2]], "$.hashes[0][1]"),
        ("result", 5, "$.result"),
        ("extra", 1, "unknown field `extra"),
    ],
)
def test_a_wrong_field_is_named(short, field, value, place):
    with pytest.raises(PiocheError) as caught:
        loaded(msgspec.json.decode(short), **{field: value})
    assert caught.value.code == "damaged-record"
    assert caught.value.args_["place"].endswith(f"{place}`")


@pytest.mark.parametrize(
    "field", ["game", "rules", "seed", "seats", "options", "scenario", "decisions", "patches", "hashes", "result"]
)
def test_a_missing_field_is_named(short, field):
    data = msgspec.json.decode(short)
    del data[field]
    with refused("damaged-record", place=f"Object missing required field `{field}`"):
        loaded(data)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        "",
        b"null",
        b"[]",
        b"5",
        b'{"pioche":1}',
        b'{"pioche":1.5}',
        b"{} trailing",
        b"\xff\xfe",
        b'{"pioche":1,"game":"\xff"}',
        '{"pioche":1,"game":"\ud800"}',
        b'{"pioche":1,"options":' + b"[" * 100_000,
        b'{"pioche":' + b"9" * 5000 + b"}",
        b"\xef\xbb\xbf{}",
    ],
)
def test_what_is_no_record_is_told_as_damage(data):
    with pytest.raises(PiocheError) as caught:
        load(data)
    assert caught.value.code == "damaged-record"
    assert list(caught.value.args_) == ["place"]
    assert caught.value.args_["place"]


def test_a_record_of_another_version_is_refused_whatever_else_it_holds(short):
    for version in (0, 5):
        with refused("record-version", version=version, known=4):
            load(msgspec.json.encode({"pioche": version, "anything": []}))
    with refused("record-version", version=5, known=4):
        loaded(msgspec.json.decode(short), pioche=5)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_record_of_an_earlier_format_is_played_without_its_hashes(version):
    match = train(3, seed=8)
    play(match, "first", 25)
    old = {**data_of(match), "pioche": version, "hashes": [[10, "7117f5c2355abe71c3573ca0"], [25, "0" * 24]]}
    again = loaded(old)
    assert standing(again) == standing(match)
    assert data_of(again) == data_of(match)  # and is written anew as all are
    with refused("diverges", options=match.decision.keys, n=25, recorded="7", here="7"):
        loaded({**old, "decisions": [*old["decisions"], "fly"]})
    with refused("diverges", n=25, recorded="7", here="7"):
        loaded({**old, "result": {"winners": [0], "reason": "gold", "scores": []}})


def test_an_unknown_game_is_told(short):
    with refused("unknown-game", game="whist", games=registry.slugs()):
        loaded(msgspec.json.decode(short), game="whist")


def test_what_a_match_could_not_begin_with_is_refused_as_ever():
    data = data_of(new_match("duel", seed=1))
    with refused("wrong-seats", seats=[2, 3], count=1):
        loaded(data, seats=data["seats"][:1])
    with refused("unknown-card", card="unicorn"):
        loaded(data, seats=[{"name": "", "deck": {"name": "", "cards": ["unicorn"]}}] * 2)
    with refused("bad-value", word="flames", value=-1):
        loaded(data, scenario={"players": [{"flames": -1}, {}]})
    with refused("wrong-seats", seats=[2, 3], count=0):
        loaded(data, scenario={})


def test_a_scenario_has_a_player_for_each_seat(short):
    data = msgspec.json.decode(short)
    with refused("damaged-record", place="1 seats, 2 players"):
        loaded(data, seats=data["seats"][:1])
    with refused("damaged-record", place="3 seats, 2 players"):
        loaded(data, seats=[*data["seats"], data["seats"][0]])


@pytest.mark.parametrize("n", [-1, 3])
def test_a_patch_belongs_to_a_decision(short, n):
    with refused("damaged-record", place=f"patches [{n}] of 2 decisions"):
        loaded(msgspec.json.decode(short), patches=[[n, {"actions": 1}]])


# Where record and match part


@pytest.mark.parametrize(
    ("decisions", "n", "rules", "options"),
    [
        (["dance"], 0, [], ["attack:1", "rest"]),
        (["attack:1", "rest"], 1, [], ["target:2", "player:1"]),
        (["attack:1", "target:2", "attack:1"], 2, ["DU-FIGHT-020"], ["rest"]),
        (["concede:5"], 0, [], []),
        (["concede:1.2"], 0, [], ["attack:1", "rest"]),
        (["concede"], 0, [], ["attack:1", "rest"]),
        (["concede:1", "rest"], 1, [], []),
        (["concede:1", "concede:1"], 1, [], []),
        ([""], 0, [], ["attack:1", "rest"]),
    ],
)
def test_an_illegal_decision_is_told_with_its_number_and_the_reasons(short, decisions, n, rules, options):
    data = msgspec.json.decode(short)
    with refused("diverges", rules=rules, options=options, n=n, recorded="1", here="1"):
        loaded(data, decisions=decisions, hashes=[])
    with refused("other-rules", rules=rules, options=options, n=n, recorded="0", here="1"):
        loaded(data, decisions=decisions, hashes=[], rules="0")


def test_a_patch_that_cannot_be_is_told_with_its_number(short):
    with refused("diverges", n=1, recorded="1", here="1"):
        loaded(msgspec.json.decode(short), patches=[[1, {"actions": 99}]], hashes=[])


@pytest.mark.parametrize(("at", "n"), [(0, 10), (1, 20), (2, 25)])
def test_another_state_is_told_with_its_number(at, n):
    match = train(3, seed=8)
    play(match, "hashes", 25)
    data = data_of(match)
    data["hashes"][at][1] = "0" * 24
    with refused("diverges", n=n, recorded="7", here="7"):
        loaded(data)
    with refused("other-rules", n=n, recorded="6", here="7"):
        loaded(data, rules="6")


def test_a_record_of_other_rules_that_goes_the_same_way_is_played():
    match = train(3, seed=8)
    play(match, "rules", 25)
    assert loaded(data_of(match), rules="6").hash() == match.hash()


def test_any_decision_that_is_changed_is_noticed():
    match = new_match("duel", seed=9)
    play(match, "changed")
    data = data_of(match)
    rng = rng_of("changes")
    for _ in range(20):
        at = rng.below(len(data["decisions"]))
        changed = [*data["decisions"]]
        changed[at] = "concede:0"
        with pytest.raises(PiocheError, match="diverges") as caught:
            loaded(data, decisions=changed)
        assert at < caught.value.args_["n"] <= at + 10
