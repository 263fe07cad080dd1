"""KeyForge over the protocol, point by point: what a scenario says, what is asked, what is seen, what a patch does."""

import pytest
from kf_client import PERMANENT, PLAYER, ZONES, Client, Sitting, entries, ids

from pioche.engine.contract import check_nothing_leaks, check_position
from pioche.engine.rng import rng_of
from pioche.games.keyforge.state import COUNTERS, HOUSES, ICONS

VERBS = set("play discard reap fight action omni unstun end house flank key number player mode".split())
VERBS |= set("target trigger yes no done".split())


# 1. Scenario: players, zones, cards


def test_what_is_said_of_a_player_is_what_a_view_shows():
    mine = {"amber": 4, "chains": 7, "keys": ["yellow", "red"], "houses": ["mars", "dis", "untamed"]}
    t = Sitting(mine, {"amber": 1}, house="dis", tide=1)
    me, you = t.players
    assert {word: me[word] for word in mine} == mine
    assert (me["house"], you["house"], me["key_cost"], me["tide"], you["tide"]) == ("dis", "", 6, "low", "high")
    assert (you["amber"], you["chains"], you["keys"]) == (1, 0, [])


def test_the_top_of_the_deck_is_drawn_first_and_the_top_of_the_discard_pile_is_the_latest():
    t = Sitting({"hand": ["anger"], "deck": ["bumpsy", "dextre"], "discard": ["troll"]}, house="brobnar")
    t.choose("discard", "anger")
    assert ids(t.players[0]["discard"]) == ["anger", "troll"]
    t.choose("end")
    assert ids(t.players[0]["hand"]) == ["bumpsy", "dextre", *ids(t.players[0]["hand"])[2:]]


def test_counters_and_statuses_of_a_creature():
    words = {
        "damage": 3,
        "amber": 2,
        "armor_used": 1,
        "stunned": True,
        "ward": True,
        "enraged": True,
        "ready": False,
        "counters": {"power": 2, "doom": 1},
    }
    t = Sitting({"battleline": [{"card": "bulwark", **words}, "troll"]}, house="sanctum")
    bulwark, troll = t.players[0]["battleline"]
    assert {word: bulwark[word] for word in words} == words
    assert (bulwark["power"], bulwark["armor"]) == (6, 2)
    usual = {**dict.fromkeys(words, False), "ready": True, "damage": 0, "amber": 0, "armor_used": 0, "counters": {}}
    assert {word: troll[word] for word in words} == usual


@pytest.mark.parametrize("kind", COUNTERS)
def test_each_kind_of_counter_lies_on_creatures_and_artifacts(kind):
    t = Sitting(
        {"battleline": [{"card": "troll", "counters": {kind: 3}}]},
        {"artifacts": [{"card": "cannon", "counters": {kind: 1}, "amber": 4, "ready": False}]},
    )
    assert t.entry("troll")["counters"] == {kind: 3}
    assert t.entry("troll")["power"] == (11 if kind == "power" else 8)
    cannon = t.entry("cannon")
    assert (cannon["counters"], cannon["amber"], cannon["ready"]) == ({kind: 1}, 4, False)


@pytest.mark.parametrize("zone", ZONES)
def test_a_copy_has_its_own_house_and_bonus_icons_wherever_it_lies(zone):
    id = {"battleline": "troll", "artifacts": "cannon"}.get(zone, "anger")
    odd = {"card": id, "house": "untamed", "bonus": ["draw", "damage", "draw"]}
    t = Sitting({zone: [odd, id]}, house="dis")
    first, second = t.players[0][zone]
    assert {word: first[word] for word in odd} == odd
    assert "house" not in second and "bonus" not in second
    if "houses" in first:
        assert (first["houses"], second["houses"]) == (["untamed"], ["brobnar"])


@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize("house", HOUSES)
def test_a_maverick_with_icons_is_played_by_its_own_house_and_resolves_its_own_icons(house, icon):
    t = Sitting(
        {"hand": [{"card": "punch", "house": house, "bonus": [icon]}, "troll"], "deck": ["dextre"]},
        {"battleline": ["bulwark"], "amber": 3},
        house=house,
    )
    t.choose("play", "punch")
    mine = t.players[0]
    if icon == "amber":
        assert mine["amber"] == 1
    elif icon == "draw":
        assert ids(mine["hand"]) == ["troll", "dextre"]
    elif icon == "damage":
        assert t.decision["prompt"]["id"] == "damage-icon"
    else:
        assert t.decision["prompt"]["id"] == "damage"  # nobody of mine to capture


def test_upgrades_and_what_lies_under_a_card_bear_words_of_their_own():
    t = Sitting(
        {
            "battleline": [
                {
                    "card": "troll",
                    "upgrades": [
                        "blood-of-titans",
                        {"card": "blood-of-titans", "owner": 1, "house": "dis", "amber": 1, "counters": {"doom": 2}},
                    ],
                }
            ],
            "artifacts": [{"card": "masterplan", "under": [{"card": "anger", "owner": 1, "bonus": []}, "punch"]}],
        },
        house="shadows",
    )
    troll, masterplan = t.players[0]["battleline"][0], t.players[0]["artifacts"][0]
    one, other = troll["upgrades"]
    assert (one["owner"], one["controller"], one["houses"]) == (0, 0, ["brobnar"])
    assert (other["owner"], other["controller"], other["houses"]) == (1, 1, ["dis"])
    assert (other["amber"], other["counters"], other["type"]) == (1, {"doom": 2}, "upgrade")
    assert troll["power"] == 18
    assert [(card["card"], card["owner"]) for card in masterplan["under"]] == [("anger", 1), ("punch", 0)]


def test_what_lies_facedown_is_known_to_its_player_what_is_grafted_to_all_and_known_says_otherwise():
    t = Sitting(
        {
            "battleline": [{"card": "infomancer", "under": ["labwork"]}],
            "artifacts": [
                {"card": "masterplan", "under": ["anger"]},
                {"card": "masterplan", "under": [{"card": "anger", "known": [1]}]},
            ],
        },
        house="logos",
    )

    def under(**viewer):
        mine = t.ok("view", **viewer)["players"][0]
        return [ids(host["under"])[0] for host in mine["battleline"] + mine["artifacts"]]

    one, other = (host["number"] for host in t.players[0]["artifacts"])
    assert under(seat=0) == ["labwork", "anger", f"under.{other}.0"]
    assert under(seat=1) == ["labwork", f"under.{one}.0", "anger"]
    assert under(seat=None) == ["labwork", f"under.{one}.0", f"under.{other}.0"]
    assert under(all=True) == ["labwork", "anger", "anger"]
    t.choose("reap", "infomancer")
    assert t.offers() == ["target:labwork"]


@pytest.mark.parametrize("zone", ["hand", "deck", "archives", "purged"])
def test_known_says_who_knows_a_hidden_card(zone):
    hidden = [
        "punch",
        {"card": "anger", "known": [0]},
        {"card": "troll", "known": [1]},
        {"card": "fear", "known": [0, 1]},
    ]
    t = Sitting({zone: hidden}, house="dis")
    own = zone != "deck"
    seen = {seat: [card.get("card") for card in t.ok("view", seat=seat)["players"][0][zone]] for seat in (0, 1, None)}
    assert seen[0] == (["punch", "anger", "troll", "fear"] if own else [None, "anger", None, "fear"])
    assert seen[1] == [None, None, "troll", "fear"]
    assert seen[None] == [None, None, None, "fear"]


def test_both_halves_of_a_gigantic_creature():
    t = Sitting(
        {"battleline": [{"card": "ultra-gravitron", "linked": ["ultra-gravitron-upper"], "damage": 2}]}, house="logos"
    )
    giant = t.entry("ultra-gravitron")
    assert (ids(giant["linked"]), giant["damage"], giant["type"]) == (["ultra-gravitron-upper"], 2, "creature")
    assert t.key("reap", "ultra-gravitron") in t.keys


# 2. The step


def test_with_a_house_it_is_the_main_step_of_an_ordinary_later_turn():
    t = Sitting({"hand": ["anger", "punch", "dextre"], "battleline": ["troll"]}, house="brobnar")
    view = t.all
    assert (view["step"], view["active"], view["house"]) == ("main", 0, "brobnar")
    assert (view["first_turn"], view["turn"]) == (False, 3)
    assert (t.decision["kind"], t.decision["seat"], t.decision["source"]) == ("main", 0, None)
    plays = ["play:anger", "discard:anger", "play:punch", "discard:punch"]
    assert t.offers() == [*plays, "reap:troll", "end", "tide"]
    t.choose("discard", "anger")
    assert "play:punch" in t.offers()


def test_the_other_player_may_be_the_active_one():
    t = Sitting({"hand": ["anger"]}, {"hand": ["punch"], "battleline": ["troll"]}, active=1, house="brobnar")
    assert (t.decision["seat"], t.all["active"]) == (1, 1)
    assert t.offers() == ["play:punch", "discard:punch", "reap:troll", "end", "tide"]


def test_without_a_house_it_is_the_choice_of_a_house():
    t = Sitting({"houses": ["dis", "logos", "mars"], "artifacts": ["masterplan"], "archives": ["anger"]})
    assert (t.decision["kind"], t.decision["seat"], t.all["step"]) == ("house", 0, "house")
    assert t.keys == ["house:dis", "house:logos", "house:mars", "house:shadows"]
    t.choose("house", "mars")
    assert t.keys == ["yes", "no"]  # the archives
    t.choose("no")
    assert (t.decision["kind"], t.players[0]["house"]) == ("main", "mars")


def test_houses_are_those_that_are_named_whatever_cards_are_there_else_those_of_the_cards():
    assert Sitting({"houses": ["saurian"], "hand": ["anger", "dextre"]}).keys == ["house:saurian"]
    t = Sitting({"hand": ["anger", {"card": "punch", "house": "dis"}], "deck": [{"card": "dextre", "owner": 1}]})
    assert (t.players[0]["houses"], t.players[1]["houses"]) == (["brobnar", "dis"], ["logos"])
    assert t.keys == ["house:brobnar", "house:dis"]


def test_who_can_choose_no_house_has_none():
    t = Sitting({}, {"hand": ["anger"]})
    assert (t.decision["kind"], t.keys, t.players[0]["house"]) == ("main", ["end", "tide"], "")


def test_who_loses_the_last_house_to_a_patch_has_none():
    t = Sitting({"battleline": [{"card": "troll", "owner": 1}]})
    assert t.keys == ["house:brobnar"]
    t.ok("patch", cards=[{"number": t.number("troll"), "zone": "battleline", "player": 1}])
    assert (t.decision["kind"], t.keys, t.players[0]["house"]) == ("main", ["end", "tide"], "")


def test_on_a_first_turn_one_card_alone_is_played_or_discarded():
    t = Sitting({"hand": ["anger", "punch"], "battleline": ["troll"]}, house="brobnar", first_turn=True)
    assert t.all["first_turn"] is True
    t.choose("discard", "anger")
    assert t.offers() == ["reap:troll", "end", "tide"]
    why = t.ok("why", option=t.key("play", "punch"), lang="en")
    assert [rule["id"] for rule in why["rules"]] == ["KF-MAIN-030"]
    t.choose("end")
    assert t.all["first_turn"] is False


def test_the_turn_may_be_numbered():
    assert Sitting(turn=12).all["turn"] == 12


# 3. No deck legality, nothing has just happened


def test_decks_are_short_or_long_of_any_set_and_with_many_copies():
    many = ["anger"] * 90 + ["explo-rover", "ultra-gravitron"] * 5
    t = Sitting({"deck": many, "hand": ["troll"] * 40}, {"deck": ["rad-penny"]}, house="dis")
    assert (len(t.players[0]["deck"]), len(t.players[0]["hand"]), len(t.players[1]["deck"])) == (100, 40, 1)


def test_cards_of_either_owner_lie_anywhere():
    lists = {zone: [{"card": "anger", "owner": 1}, "anger"] for zone in ZONES[2:]}
    lists |= {
        "battleline": [{"card": "troll", "owner": 1, "upgrades": [{"card": "blood-of-titans", "owner": 1}]}, "troll"],
        "artifacts": [{"card": "cannon", "owner": 1}, "cannon"],
    }
    t = Sitting(lists, house="brobnar")
    for zone in ZONES:
        assert [card["owner"] for card in t.players[0][zone]] == [1, 0]
    assert [card["controller"] for zone in ZONES[:2] for card in t.players[0][zone]] == [0] * 4
    t.ok("patch", cards=[{"number": t.number("troll"), "zone": "discard"}])
    assert ids(t.players[1]["discard"]) == ["blood-of-titans", "troll"]  # each to its owner


def test_a_card_in_the_wrong_pile_goes_to_its_owner_when_it_moves():
    t = Sitting({"hand": ["sound-the-horns"], "deck": [{"card": "dextre", "owner": 1}]}, house="brobnar")
    t.choose("play", "sound-the-horns")
    assert (ids(t.players[0]["discard"]), ids(t.players[1]["discard"])) == (["sound-the-horns"], ["dextre"])
    t = Sitting({"battleline": ["eater-of-the-dead"], "discard": [{"card": "troll", "owner": 1}]}, house="dis")
    t.choose("reap", "eater-of-the-dead")
    t.choose("target", "troll")
    assert (ids(t.players[0]["discard"]), ids(t.players[1]["purged"])) == ([], ["troll"])
    t = Sitting({"hand": ["glimmer"], "discard": [{"card": "troll", "owner": 1}]}, house="untamed")
    t.choose("play", "glimmer")
    t.choose("target", "troll")
    assert (ids(t.players[0]["hand"]), ids(t.players[1]["hand"])) == ([], ["troll"])


def test_a_card_of_the_other_player_in_ones_line_stays_until_control_ends():
    t = Sitting(
        {"battleline": ["bumpsy", {"card": "troll", "owner": 1, "upgrades": ["collar-of-subordination"]}]},
        {"battleline": ["dextre"]},
        house="brobnar",
    )
    assert [card["controller"] for card in t.players[0]["battleline"]] == [0, 0]
    t.ok("patch", cards=[{"number": t.number("collar-of-subordination"), "zone": "discard"}])
    t.choose("reap", "bumpsy")
    assert t.keys == ["flank:left", "flank:right"]
    t.choose("flank", "left")
    assert ids(t.players[1]["battleline"]) == ["troll", "dextre"]


def test_permanents_start_ready_and_undamaged_and_nothing_counts_as_played():
    t = Sitting({"hand": ["regrowth"], "battleline": ["dextre"], "artifacts": ["cannon"]}, house="logos")
    for permanent in t.players[0]["battleline"] + t.players[0]["artifacts"]:
        assert (permanent["ready"], permanent["damage"], permanent["armor_used"]) == (True, 0, 0)
    state = t.client.protocol.matches[t.match].match.state
    assert (state.played, state.used, state.acts, state.from_hand, state.fallen) == ([], [], 0, 0, [])


def test_no_start_of_turn_effect_fires_and_no_key_is_forged():
    t = Sitting({"amber": 9, "artifacts": ["the-sting"], "houses": ["dis"]}, {"amber": 7})
    assert (t.decision["kind"], t.players[0]["amber"], t.players[0]["keys"]) == ("house", 9, [])
    assert t.ok("log", all=True)["events"] == []


def test_what_texts_say_holds_at_once():
    t = Sitting({"battleline": ["troll"], "artifacts": ["banner-of-battle"]}, {"battleline": ["grabber-jammer"]})
    assert (t.entry("troll")["power"], t.players[0]["key_cost"]) == (9, 7)


# 5. and 6. The decision


def test_a_decision_has_its_fields_with_words_only_where_they_are_asked_for():
    t = Sitting({"hand": ["anger"], "battleline": ["troll"]}, house="brobnar")
    t.choose("play", "anger")
    anger, troll = t.number("anger"), t.number("troll")
    assert t.decision == {
        "seat": 0,
        "kind": "target",
        "source": anger,
        "prompt": {
            "id": "ready-and-fight",
            "args": {"seat": {"seat": 0}, "source": {"card": anger, "id": "anger"}},
        },
        "options": [
            {
                "key": f"target:{troll}",
                "card": troll,
                "args": {"card": {"card": troll, "id": "troll"}},
                "role": "targets",
            }
        ],
    }
    told = t.ok("decision", lang="fr")["decision"]
    assert told["options"][0]["label"] == "Troll"
    assert "Colère" in told["prompt"]["text"]


def test_the_source_of_a_gained_ability_is_the_card_that_gives_it():
    t = Sitting(
        {"battleline": [{"card": "urchin", "upgrades": ["silent-dagger"]}]},
        {"battleline": ["troll"]},
        house="shadows",
    )
    t.choose("reap", "urchin")
    assert t.decision["source"] == t.number("silent-dagger")
    assert t.offers() == ["target:urchin", "target:troll"]


def test_the_order_of_triggers_is_asked_by_the_cards_they_are_of():
    t = Sitting({"hand": ["bumpsy"], "artifacts": ["autocannon"]}, {"amber": 1}, house="brobnar")
    t.choose("play", "bumpsy")
    assert (t.decision["kind"], t.offers()) == ("trigger", ["trigger:bumpsy", "trigger:autocannon"])
    assert [option["card"] for option in t.decision["options"]] == [t.number("bumpsy"), t.number("autocannon")]


def test_what_a_card_does_may_be_due_when_it_has_been_shuffled_away():
    t = Sitting(
        {"hand": ["rad-penny"], "artifacts": ["autocannon"] * 2, "deck": ["urchin"]}, {"amber": 3}, house="shadows"
    )
    t.choose("play", "rad-penny")
    t.choose("trigger", "autocannon")
    assert sorted(t.offers()) == ["trigger:autocannon", "trigger:rad-penny"]
    assert "rad-penny" in ids(t.players[0]["deck"])
    match = t.client.protocol.matches[t.match].match
    check_position(match)
    check_nothing_leaks(match, rng_of("penny"))
    t.choose("trigger", "rad-penny")
    assert t.players[1]["amber"] == 2


def test_a_card_that_can_be_played_in_two_ways_has_two_options():
    t = Sitting({"hand": ["explo-rover"], "battleline": ["troll"]}, house="staralliance")
    rover = t.number("explo-rover")
    assert t.keys[:3] == [f"play:{rover}", f"play:{rover}.1", f"discard:{rover}"]
    labels = [option["label"] for option in t.ok("decision", lang="en")["decision"]["options"]]
    assert labels[:2] == ["Play Explo-rover", "Play Explo-rover as an upgrade"]
    t.ok("choose", option=f"play:{rover}.1")
    t.choose("target", "troll")
    assert (t.entry("explo-rover")["type"], ids(t.entry("troll")["upgrades"])) == ("upgrade", ["explo-rover"])
    t.ok("undo", to=0)
    t.ok("choose", option=f"play:{rover}")
    t.choose("flank", "left")
    assert (t.entry("explo-rover")["type"], ids(t.players[0]["battleline"])) == ("creature", ["explo-rover", "troll"])


def test_modes_come_in_printed_order():
    for mode, fallen, amber in ((0, ["dust-imp"], 0), (1, [], 1)):
        t = Sitting({"hand": [{"card": "begone", "bonus": []}]}, {"battleline": ["dust-imp"]}, house="sanctum")
        t.choose("play", "begone")
        assert (t.decision["kind"], t.keys) == ("mode", ["mode:0", "mode:1"])
        labels = [option["label"] for option in t.ok("decision", lang="en")["decision"]["options"]]
        assert labels == ["The first effect", "The second effect"]
        t.choose("mode", str(mode))
        assert (ids(t.players[1]["discard"]), t.players[0]["amber"]) == (fallen, amber)


def test_places_for_deploy_are_named_by_neighbour_and_side():
    t = Sitting({"hand": ["crash-muldoon"], "battleline": ["troll", "bumpsy", "dextre"]}, house="staralliance")
    t.choose("play", "crash-muldoon")
    assert t.decision["kind"] == "flank"
    assert t.offers() == ["flank:left", "flank:right", "right:troll", "right:bumpsy"]
    t.choose("right", "troll")
    assert ids(t.players[0]["battleline"]) == ["troll", "crash-muldoon", "bumpsy", "dextre"]


def test_keys_are_the_words_of_the_protocol():
    seen = set()
    for card in ("anger", "bumpsy", "begone", "blinding-light", "dance-of-doom", "labwork"):
        for house in ("brobnar", "dis", "logos", "sanctum"):
            t = Sitting({"hand": [card], "battleline": ["troll"]}, {"battleline": ["dextre"]}, house=house)
            for key in t.keys:
                t.ok("choose", option=key)
                seen |= {option.partition(":")[0] for option in t.keys}
                t.ok("undo", to=0)
    assert seen - VERBS == {"tide"}
    assert seen >= {"play", "discard", "reap", "fight", "end", "house", "flank", "number", "mode", "target"}


# 7. What is offered


def test_a_single_forced_target_is_asked():
    t = Sitting({"hand": ["punch"]}, {"battleline": ["troll"]}, house="brobnar")
    t.choose("play", "punch")
    assert t.offers() == ["target:troll"]
    t = Sitting({"battleline": ["troll"]}, {"battleline": ["dextre"]}, house="brobnar")
    t.choose("fight", "troll")
    assert t.offers() == ["target:dextre"]


def test_where_there_is_no_target_nothing_is_asked():
    t = Sitting({"hand": ["punch"]}, house="brobnar")
    t.choose("play", "punch")
    assert (t.decision["kind"], ids(t.players[0]["discard"])) == ("main", ["punch"])


def test_the_flank_is_asked_when_the_line_is_not_empty():
    t = Sitting({"hand": ["troll", "krump"]}, house="brobnar")
    t.choose("play", "troll")
    assert t.decision["kind"] == "main"
    t.choose("play", "krump")
    assert t.keys == ["flank:left", "flank:right"]
    t.choose("flank", "left")
    assert ids(t.players[0]["battleline"]) == ["krump", "troll"]


def test_one_pick_at_a_time_and_done_where_stopping_is_allowed():
    t = Sitting({"hand": ["grasping-vines"], "artifacts": ["cannon", "masterplan"]}, house="untamed")
    t.choose("play", "grasping-vines")
    assert t.offers() == ["target:cannon", "target:masterplan", "done"]
    t.choose("target", "masterplan")
    assert t.offers() == ["target:cannon", "done"]
    t.choose("done")
    assert ids(t.players[0]["hand"]) == ["masterplan"]


def test_damage_is_divided_point_by_point_and_dealt_together():
    t = Sitting(
        {"hand": [{"card": "sack-of-coins", "bonus": []}], "amber": 3},
        {"battleline": ["troll", "dust-pixie"]},
        house="shadows",
    )
    t.choose("play", "sack-of-coins")
    for creature in ("troll", "dust-pixie", "troll"):
        assert t.offers() == ["target:troll", "target:dust-pixie"]
        assert [entry["damage"] for entry in t.players[1]["battleline"]] == [0, 0]
        t.choose("target", creature)
    assert (t.entry("troll")["damage"], ids(t.players[1]["discard"])) == (2, ["dust-pixie"])


def test_up_to_a_number_begins_with_zero():
    for healed, amber in ((0, 0), (2, 0), (3, 1)):
        t = Sitting(
            {"hand": [{"card": "vigor", "bonus": []}], "battleline": [{"card": "troll", "damage": 5}]}, house="untamed"
        )
        t.choose("play", "vigor")
        t.choose("target", "troll")
        assert (t.decision["kind"], t.keys) == ("number", ["number:0", "number:1", "number:2", "number:3"])
        t.choose("number", str(healed))
        assert (t.entry("troll")["damage"], t.players[0]["amber"]) == (5 - healed, amber)


def test_what_may_not_be_done_is_absent_and_why_says_the_rule():
    t = Sitting(
        {"hand": ["dextre"], "battleline": [{"card": "troll", "ready": False}, {"card": "krump", "stunned": True}]},
        {"battleline": ["bumpsy"]},
        house="brobnar",
    )
    assert t.offers() == ["unstun:krump", "end", "tide"]
    for verb, card, rule in (
        ("play", "dextre", "KF-MAIN-020"),
        ("reap", "troll", "KF-STATE-030"),
        ("fight", "krump", "KF-STUN-020"),
        ("reap", "bumpsy", "KF-CTRL-090"),
    ):
        error = t.error("choose", option=t.key(verb, card), lang="en")
        assert (error["code"], error["rules"], error["options"]) == ("unknown-option", [rule], t.keys)


# 8. What is left to the player


def test_an_optional_ability_can_be_declined():
    t = Sitting({"hand": ["relentless-assault"], "battleline": ["troll"]}, {"battleline": ["dextre"]}, house="brobnar")
    t.choose("play", "relentless-assault")
    assert t.offers() == ["target:troll", "done"]
    t.choose("done")
    assert (t.decision["kind"], t.players[1]["battleline"][0]["damage"]) == ("main", 0)


def test_which_key_is_forged_and_from_which_cards_it_is_paid_are_asked():
    t = Sitting(
        {"houses": ["dis"]},
        {"amber": 5, "keys": ["blue"], "houses": ["logos"], "artifacts": [{"card": "pocket-universe", "amber": 3}]},
        house="dis",
    )
    t.choose("end")
    assert (t.decision["seat"], t.decision["source"]) == (1, t.number("pocket-universe"))
    assert t.keys == ["number:1", "number:2", "number:3"]
    t.choose("number", "2")
    assert (t.decision["kind"], t.keys) == ("key", ["key:red", "key:yellow"])
    t.choose("key", "yellow")
    assert (t.players[1]["keys"], t.players[1]["amber"]) == (["blue", "yellow"], 1)
    assert t.entry("pocket-universe")["amber"] == 1


def test_whether_the_archives_are_taken_is_asked():
    for answer, held in (("yes", ["anger", "troll"]), ("no", ["anger"])):
        t = Sitting({"houses": ["dis"], "archives": ["troll"], "hand": ["anger"]})
        t.choose("house", "dis")
        assert (t.decision["kind"], t.keys) == ("confirm", ["yes", "no"])
        t.choose(answer)
        assert ids(t.players[0]["hand"]) == held


# 9. The next decision, or the result


def test_the_match_is_over_with_the_third_key():
    t = Sitting({"houses": ["dis"]}, {"amber": 6, "keys": ["blue", "red"]}, house="dis")
    t.choose("end")
    over = t.choose("key", "yellow")
    assert over["decision"] is None
    assert over["result"] == {"winners": [1], "reason": "three-keys", "scores": []}
    assert t.all["decision"] is None and t.all["result"]["winners"] == [1]
    assert t.error("choose", option="end")["code"] == "match-over"
    assert t.error("patch", players=[{"amber": 1}])["code"] == "match-over"


# 10. to 12. The view


def test_a_player_shows_every_field_and_every_zone():
    t = Sitting({"hand": ["anger"]}, house="brobnar")
    for player in t.players:
        assert player.keys() >= PLAYER | set(ZONES)


def test_every_permanent_shows_every_field():
    t = Sitting(
        {
            "battleline": [{"card": "troll", "upgrades": ["blood-of-titans"]}],
            "artifacts": [{"card": "masterplan", "under": ["anger"]}],
        },
        house="brobnar",
    )
    lying = [t.entry("troll"), t.entry("blood-of-titans"), t.entry("masterplan")]
    for entry in lying:
        assert entry.keys() == PERMANENT | {"card", "number"}
    assert [entry["type"] for entry in lying] == ["creature", "upgrade", "artifact"]
    assert [(entry["power"], entry["flank"]) for entry in lying] == [(13, True), (0, False), (0, False)]


def test_numbers_are_as_they_are_now():
    t = Sitting(
        {
            "battleline": [
                {"card": "champion-anaphiel", "counters": {"power": 1}, "damage": 1, "armor_used": 1},
                "grey-monk",
                {"card": "troll", "upgrades": ["flame-wreathed"]},
            ],
            "artifacts": ["banner-of-battle"],
        },
        {"battleline": [{"card": "dextre", "upgrades": ["silent-dagger"]}]},
        house="sanctum",
    )
    anaphiel, monk, troll = t.players[0]["battleline"]
    assert (anaphiel["power"], anaphiel["armor"], anaphiel["armor_used"]) == (8, 2, 1)
    assert (monk["armor"], troll["armor"], troll["power"]) == (1, 1, 11)
    assert (anaphiel["keywords"], troll["keywords"]) == ({"taunt": 1}, {"hazardous": 2})
    assert [entry["flank"] for entry in (anaphiel, monk, troll)] == [True, False, True]
    assert [entry["houses"] for entry in (anaphiel, monk, troll)] == [["sanctum"], ["sanctum"], ["brobnar"]]


def test_of_lost_armor_the_used_part_is_lost_first():
    t = Sitting({"battleline": [{"card": "champion-anaphiel", "armor_used": 2}, "grey-monk"]}, house="sanctum")
    assert (t.entry("champion-anaphiel")["armor"], t.entry("champion-anaphiel")["armor_used"]) == (2, 2)
    t.ok("patch", cards=[{"number": t.number("grey-monk"), "zone": "discard"}])
    assert (t.entry("champion-anaphiel")["armor"], t.entry("champion-anaphiel")["armor_used"]) == (1, 1)


def everywhere(view):
    """The number of each card and where it lies."""
    return sorted(entry["number"] for entry in entries({"players": view["players"], "limbo": view["limbo"]}))


def test_a_card_being_played_lies_in_limbo_and_all_cards_in_one_place_while_a_question_is_open():
    t = Sitting(
        {
            "hand": ["anger", "punch"],
            "battleline": [{"card": "troll", "upgrades": ["blood-of-titans"]}],
            "artifacts": [{"card": "masterplan", "under": ["fear"]}],
            "deck": ["krump"],
        },
        {"battleline": ["dextre"]},
        house="brobnar",
    )
    numbers = everywhere(t.all)
    assert numbers == list(range(1, 9))
    t.choose("play", "anger")
    for viewer in ({"all": True}, {"seat": 0}, {"seat": 1}, {"seat": None}):
        view = t.ok("view", **viewer)
        assert ids(view["limbo"]) == ["anger"]
        assert "anger" not in ids(view["players"][0]["hand"]) + ids(view["players"][0]["discard"])
    assert everywhere(t.all) == numbers
    t.choose("target", "troll")
    assert t.decision["prompt"]["id"] == "fight"
    assert everywhere(t.all) == numbers
    t.choose("target", "dextre")
    assert (ids(t.all["limbo"]), ids(t.players[0]["discard"])) == ([], ["anger"])
    assert everywhere(t.all) == numbers


def test_a_creature_lies_in_limbo_while_its_place_is_asked_and_a_tagged_one_in_its_line():
    t = Sitting({"hand": ["troll"], "battleline": ["krump"]}, house="brobnar")
    t.choose("play", "troll")
    assert (ids(t.all["limbo"]), ids(t.players[0]["battleline"])) == (["troll"], ["krump"])
    t = Sitting({"hand": ["unlocked-gateway"], "battleline": ["troll"]}, {"battleline": ["krump", "zorg"]}, house="dis")
    t.choose("play", "unlocked-gateway")
    assert t.decision["prompt"]["id"] == "discard-order"
    assert [entry["tagged"] for player in t.players for entry in player["battleline"]] == [True, True, True]
    assert [ids(player["battleline"]) for player in t.players] == [["troll"], ["krump", "zorg"]]


def test_statuses_and_values_change_while_questions_are_open():
    t = Sitting(
        {"battleline": ["troll"]},
        {"battleline": [{"card": "dextre", "upgrades": ["blood-of-titans"]}]},
        house="brobnar",
    )
    t.choose("fight", "troll")
    troll = t.entry("troll")
    assert (troll["ready"], troll["damage"]) == (False, 0)
    assert t.entry("dextre")["power"] == 8


def test_seats_see_tokens_for_what_is_hidden_and_only_the_asked_one_the_decision():
    t = Sitting(
        {"hand": ["anger"], "deck": ["troll"], "archives": ["punch"]},
        {"hand": ["fear"], "deck": ["dextre"]},
        house="dis",
    )
    mine, yours, theirs = (t.ok("view", seat=seat) for seat in (0, 1, None))
    assert (ids(mine["players"][0]["hand"]), ids(mine["players"][1]["hand"])) == (["anger"], ["hand.1.0"])
    assert (ids(yours["players"][0]["archives"]), ids(yours["players"][1]["hand"])) == (["archives.0.0"], ["fear"])
    assert ids(theirs["players"][0]["hand"] + theirs["players"][1]["hand"]) == ["hand.0.0", "hand.1.0"]
    assert [ids(view["players"][0]["deck"]) for view in (mine, yours, theirs)] == [["deck.0.0"]] * 3
    assert (mine["decision"]["kind"], yours["decision"], theirs["decision"]) == ("main", {"seat": 0}, {"seat": 0})


# 13. Patch


def test_counters_of_players_are_patched_and_the_options_are_made_anew():
    t = Sitting({"hand": ["kelifi-dragon"], "amber": 6}, house="brobnar")
    assert t.offers() == ["discard:kelifi-dragon", "end", "tide"]
    t.ok("patch", players=[{"amber": 7, "chains": 3, "keys": ["red"], "houses": ["dis"]}, {"amber": 2}])
    assert t.offers() == ["play:kelifi-dragon", "discard:kelifi-dragon", "end", "tide"]
    me, you = t.players
    assert (me["amber"], me["chains"], me["keys"], me["houses"], you["amber"]) == (7, 3, ["red"], ["dis"], 2)
    t.ok("patch", house="dis")
    assert (t.offers(), t.players[0]["house"]) == (["end", "tide"], "dis")


def test_counters_statuses_house_and_bonus_of_cards_are_patched():
    t = Sitting({"battleline": ["troll", "dextre"], "hand": ["punch"], "artifacts": ["cannon"]}, house="brobnar")
    words = {"damage": 2, "amber": 1, "stunned": True, "ward": True, "enraged": True, "counters": {"power": 1}}
    t.ok(
        "patch",
        cards=[
            {"number": t.number("troll"), **words},
            {"number": t.number("dextre"), "house": "brobnar"},
            {"number": t.number("punch"), "house": "dis", "bonus": ["draw"]},
            {"number": t.number("cannon"), "ready": False, "counters": {"doom": 2}},
        ],
    )
    troll = t.entry("troll")
    assert {word: troll[word] for word in words} == words and troll["power"] == 9
    assert t.entry("dextre")["houses"] == ["brobnar"]
    assert (t.entry("punch")["house"], t.entry("punch")["bonus"]) == ("dis", ["draw"])
    assert t.offers() == ["unstun:troll", "reap:dextre", "end", "tide"]
    t.ok("patch", cards=[{"number": t.number("troll"), "stunned": False, "enraged": False, "counters": {}}])
    assert t.offers() == ["reap:troll", "reap:dextre", "end", "tide"]
    assert (t.entry("troll")["counters"], t.entry("troll")["damage"]) == ({}, 2)


@pytest.mark.parametrize("target", [zone for zone in ZONES if zone != "battleline"])
def test_an_artifact_is_moved_to_any_zone_and_what_lies_under_it_is_discarded(target):
    t = Sitting({"artifacts": [{"card": "masterplan", "under": ["anger"], "amber": 2}]}, house="shadows")
    t.ok("patch", cards=[{"number": t.number("masterplan"), "zone": target}])
    assert ids(t.players[0][target])[-1] == "masterplan"
    assert "anger" in ids(t.players[0]["discard"])
    assert t.players[0]["amber"] == t.players[1]["amber"] == 0


def test_a_card_that_is_moved_out_of_play_takes_its_effects_along():
    t = Sitting({"battleline": ["troll"], "artifacts": ["banner-of-battle"]}, house="brobnar")
    banner = t.number("banner-of-battle")
    assert t.entry("troll")["power"] == 9
    t.ok("patch", cards=[{"number": banner, "zone": "hand"}])
    assert (t.entry("troll")["power"], t.key("play", "banner-of-battle") in t.keys) == (8, True)
    t.ok("patch", cards=[{"number": banner, "zone": "artifacts"}])
    assert t.entry("troll")["power"] == 9


def test_a_card_moved_into_play_bears_the_words_of_its_entry():
    t = Sitting({"hand": ["troll"]}, house="brobnar")
    words = {"ready": False, "damage": 3, "stunned": True, "upgrades": ["blood-of-titans"]}
    t.ok("patch", cards=[{"number": t.number("troll"), "zone": "battleline", "player": 1, **words}])
    troll = t.players[1]["battleline"][0]
    assert (troll["ready"], troll["damage"], troll["stunned"], troll["power"]) == (False, 3, True, 13)
    assert (troll["owner"], troll["controller"], ids(troll["upgrades"])) == (0, 1, ["blood-of-titans"])


def test_a_patch_triggers_nothing():
    t = Sitting(
        {"hand": ["bumpsy"], "artifacts": ["autocannon"]}, {"amber": 2, "battleline": ["dust-imp"]}, house="brobnar"
    )
    cards = [{"number": t.number("bumpsy"), "zone": "battleline"}, {"number": t.number("dust-imp"), "zone": "discard"}]
    t.ok("patch", cards=cards)
    assert (t.entry("bumpsy")["damage"], t.players[1]["amber"], t.decision["kind"]) == (0, 2, "main")


def test_what_a_patch_has_doomed_falls_with_the_next_action():
    t = Sitting({"battleline": ["troll", "krump"]}, house="brobnar")
    t.ok("patch", cards=[{"number": t.number("krump"), "damage": 50}])
    assert (ids(t.players[0]["battleline"]), t.entry("krump")["damage"]) == (["troll", "krump"], 50)
    t.choose("reap", "troll")
    assert (ids(t.players[0]["battleline"]), ids(t.players[0]["discard"])) == (["troll"], ["krump"])


def at_a_fight():
    """Anger waits for the creature that Troll fights: of Dust Pixie and Bulwark."""
    t = Sitting(
        {"hand": ["anger", "punch"], "battleline": ["troll", "krump"], "deck": ["fear", "urchin"], "amber": 1},
        {"battleline": ["dust-pixie", "bulwark"], "hand": ["labwork"]},
        house="brobnar",
    )
    t.choose("play", "anger")
    t.choose("target", "troll")
    return t


def test_values_are_patched_in_the_middle_of_an_effect_and_the_question_stays():
    t = at_a_fight()
    asked = t.decision
    t.ok(
        "patch",
        players=[{"amber": 5}, {"chains": 2}],
        cards=[
            {"number": t.number("dust-pixie"), "ward": True, "house": "dis"},
            {"number": t.number("troll"), "counters": {"power": 3}, "bonus": ["draw"]},
        ],
    )
    assert t.decision == asked
    assert (t.players[0]["amber"], t.players[1]["chains"]) == (5, 2)
    assert (t.entry("dust-pixie")["houses"], t.entry("troll")["power"]) == (["dis"], 11)
    t.choose("target", "dust-pixie")
    assert (t.entry("dust-pixie")["ward"], t.entry("dust-pixie")["damage"], t.entry("troll")["damage"]) == (False, 0, 1)


def test_a_card_that_the_question_is_not_about_is_moved_in_the_middle_of_an_effect():
    t = at_a_fight()
    asked = t.decision
    t.ok(
        "patch",
        cards=[
            {"number": t.number("punch"), "zone": "deck", "at": "top"},
            {"number": t.number("krump"), "zone": "hand"},
            {"number": t.number("labwork"), "zone": "discard"},
        ],
    )
    assert t.decision == asked
    assert (ids(t.players[0]["deck"]), ids(t.players[0]["hand"])) == (["punch", "fear", "urchin"], ["krump"])
    t.choose("target", "dust-pixie")
    assert (t.decision["kind"], ids(t.players[1]["discard"])) == ("main", ["dust-pixie", "labwork"])
    assert t.key("play", "krump") in t.keys


@pytest.mark.parametrize(
    ("card", "words", "code"),
    [
        ("dust-pixie", {"zone": "discard"}, "cannot-patch-here"),
        ("bulwark", {"zone": "hand"}, "cannot-patch-here"),
        ("troll", {"zone": "deck"}, "cannot-patch-here"),
        ("anger", {"bonus": ["draw"]}, "cannot-go-on"),
        ("punch", {"zone": "limbo"}, "impossible"),
    ],
)
def test_what_would_leave_the_effect_without_its_cards_is_refused_and_nothing_is_changed(card, words, code):
    t = at_a_fight()
    before = t.hash(), t.ok("decision"), t.ok("log", all=True), t.all
    for lang in ("fr", "en"):
        error = t.error("patch", players=[{"amber": 9}], cards=[{"number": t.number(card), **words}], lang=lang)
        assert (error["code"], bool(error["message"])) == (code, True)
    assert (t.hash(), t.ok("decision"), t.ok("log", all=True), t.all) == before
    t.choose("target", "dust-pixie")
    assert (ids(t.players[0]["discard"]), ids(t.players[1]["discard"])) == (["anger"], ["dust-pixie"])


def test_while_a_key_is_being_paid_its_price_cannot_be_patched_away():
    t = Sitting(
        {"houses": ["dis"]},
        {"amber": 4, "houses": ["logos"], "artifacts": [{"card": "pocket-universe", "amber": 2}]},
        house="dis",
    )
    t.choose("end")
    assert t.keys == ["number:2"]
    assert t.error("patch", players=[{}, {"amber": 3}])["code"] == "cannot-go-on"
    t.ok("patch", players=[{"amber": 3}, {"amber": 8}])
    t.choose("number", "2")
    assert t.error("patch", players=[{}, {"keys": ["red"]}])["code"] == "cannot-go-on"
    t.ok("patch", players=[{"keys": ["red"]}])
    t.choose("key", "red")
    assert (t.players[1]["keys"], t.players[1]["amber"]) == (["red"], 4)


# 14. Undo, records, close


# The words of the game, as `games` tells them


def test_games_tells_zones_words_and_verbs():
    told = Client().ok("games", game="keyforge")
    assert [zone["name"] for zone in told["zones"]] == [*ZONES, "limbo"]
    words = {kind: {word["name"] for word in told["words"][kind]} for kind in ("player", "card", "table")}
    assert words["player"] >= {"amber", "chains", "keys", "houses"}
    assert words["card"] == PERMANENT & words["card"] >= {"ready", "damage", "amber", "stunned", "ward", "enraged"}
    assert words["table"] == {"house", "tide", "first_turn"}
    assert set(told["verbs"]) >= VERBS


@pytest.mark.parametrize("text", ["Po's Pixies", "Po’s Pixies", "PO’S PIXIES"])
def test_a_text_is_understood_however_its_apostrophe_is_written(text):
    t = Sitting({"battleline": ["po-s-pixies", "troll"]}, {"battleline": ["krump"]}, house="untamed")
    t.ok("choose", text=f"Reap with {text}")
    assert t.players[0]["amber"] == 1
