"""Saint Seiya over the protocol, point by point: what a scenario says, what is asked, what is seen, what a patch does,
and that nobody learns what they may not know."""

import pytest
from ss_client import PERMANENT, PLAYER, TABLE, ZONES, Client, Opened, Sitting, entries, ids

from pioche.engine import new_match
from pioche.engine.contract import check_nothing_leaks, check_position
from pioche.engine.rng import rng_of
from pioche.engine.scenario import position
from pioche.engine.zones import EVERYONE
from pioche.games.saintseiya import SAINTSEIYA
from pioche.testing import table

SEIYA, SHUN, JABU, MARIN, OKO, CLOTH, URN = (
    "seiya-pegase",
    "shun-andromede",
    "jabu-licorne",
    "marine-aigle",
    "oko",
    "armure-pegase",
    "urne-athena",
)
EVERYTHING = {"epics": True, "promo": True}


def wounded(card):
    return {"card": card, "wounded": True}


def facing(slot, *cards, **words):
    return [{"card": card, "against": slot, **words} for card in cards]


def at(slot, card, **words):
    return {"card": card, "slot": slot, **words}


def asked():
    """Fenrir leaves the field: all must freeze a card of the hand; I am asked first."""
    t = Sitting(
        {"hand": [SEIYA, OKO], "pile": [CLOTH]},
        {"hand": [SHUN, "jaki"], "pile": ["cassios"]},
        field=[JABU, "fenrir-alioth"],
        reserve=["gigas", MARIN, "mu-belier", "misty-lezard", "kiki"],
        epics=["blizzard"],
    )
    t.choose("end")
    t.choose("done")
    return t


# Scenario


def test_what_is_said_is_what_a_view_shows():
    mine = {
        "hero": "seiya",
        "energy": 2,
        "weapons": 1,
        "plus": 3,
        "minus": 1,
        "hand": [SEIYA],
        "played": facing(3, MARIN, bonus_force=2, bonus_cosmos=1, bonus_heal=3),
        "armour": [CLOTH],
        "relics": [{"card": URN, "prey": 1, "under": [OKO], "minus": 1}],
        "marked": [wounded("cassios"), {"card": "armure-lion", "frozen": 1}],
        "discard": ["jaki", "phaeton"],
        "destroyed": ["geki-ours"],
        "aside": ["seiya-pegase-transcende"],
        "board": ["comete-de-pegase"],
        "trophies": ["pilier-indien"],
    }
    table = {
        "field": [at(3, "mu-belier", plus=1), at(6, JABU)],
        "gone": ["spica", "jango"],
        "standing": ["pilier-arctique"],
        "pillars": ["pilier-antarctique"],
        "epic": ["deluge"],
        "past_epics": ["blizzard"],
        "removed": ["nachi-loup"],
    }
    words = {"flames": 4, "sapphires": 5, "weapons": 2, "sand": 1, "first": 1, "ending": True, "variant": True}
    t = Sitting(mine, {}, **table, **words, turn=9)
    view = t.all
    assert {word: view[word] for word in (*words, "turn")} == words | {"turn": 9}
    for zone, cards in table.items():
        assert ids(view[zone]) == [card if isinstance(card, str) else card["card"] for card in cards]
    player = view["players"][0]
    for word, said in mine.items():
        if not isinstance(said, list):
            assert player[word] == said
            continue
        assert ids(player[word]) == [one if isinstance(one, str) else one["card"] for one in said]
        for shown, one in zip(player[word], said, strict=True):
            for name in one if isinstance(one, dict) else ():
                assert (ids(shown[name]) if name == "under" else shown[name]) == one[name]
    assert (view["field"][0]["slot"], view["field"][0]["plus"]) == (3, 1)


def test_cards_of_the_field_without_a_slot_stand_in_the_last_free_ones():
    t = Sitting(field=[OKO, JABU, at(5, MARIN), "jaki"])
    assert [(one["card"], one["slot"]) for one in t.all["field"]] == [(OKO, 3), (JABU, 4), (MARIN, 5), ("jaki", 6)]


def test_what_a_card_costs_and_is_worth_now():
    t = Sitting(
        {"played": facing(6, MARIN, bonus_force=2), "armour": ["armure-lion"]},
        field=["mu-belier", "armure-vierge", JABU],
        standing=["pilier-indien"],
        epic=["deluge"],
        sand=1,
    )
    mu, virgo, jabu = t.all["field"]
    assert (mu["cost_force"], mu["cost_cosmos"], mu["worth"], mu["flame"], mu["sapphire"]) == (7, 7, 5, True, False)
    assert "cost_force" not in virgo and virgo["cost_cosmos"] == 5
    assert (jabu["cost_force"], jabu["cost_cosmos"]) == (2, 2)  # slot 6: one less
    assert t.all["standing"][0]["cost_force"] == 10
    assert (t.all["epic"][0]["sand"], t.all["epic"][0]["duration"]) == (1, 3)
    marin, lion = t.players[0]["played"][0], t.players[0]["armour"][0]
    assert (marin["force"], marin["cosmos"], marin["heal"], marin["facing"]) == (3, 1, 0, jabu["number"])
    assert lion["cosmos"] == 2 and "facing" not in lion and "slot" in lion
    assert (virgo["type"], virgo["classes"], virgo["format"]) == ("armour", ["gold-armour"], "landscape")


@pytest.mark.parametrize(("step", "kind"), [("main", "main"), ("keep", "keep")])
def test_the_step_says_what_is_asked(step, kind):
    t = Sitting({"hand": [SEIYA]}, step=step)
    assert (t.decision["kind"], t.decision["seat"], t.all["step"]) == (kind, 0, step)


def test_nothing_has_happened_yet():
    t = Sitting({}, {"hand": [SHUN] * 20}, active=1, turn=9, field=["gigas", "jaki"])
    assert t.ok("log", all=True)["events"] == []
    assert (t.all["turn"], t.decision["seat"]) == (9, 1)


# Decisions


def test_a_decision_has_its_fields_with_words_only_where_they_are_asked_for():
    t = Sitting({"hand": [SEIYA]})
    seiya, jabu = t.number(SEIYA), t.number(JABU)
    t.choose("play", SEIYA)
    assert t.decision == {
        "seat": 0,
        "kind": "place",
        "source": seiya,
        "prompt": {"id": "place", "args": {"seat": {"seat": 0}, "source": {"card": seiya, "id": SEIYA}}},
        "options": [{"key": f"face:{jabu}", "card": jabu, "args": {"card": {"card": jabu, "id": JABU}}}],
    }
    decision = t.ok("decision", lang="fr")["decision"]
    assert decision["options"][0]["label"] == "Face à Jabu de la Licorne"
    assert decision["prompt"]["text"] == "Joueur 1, face à quelle carte jouez-vous Seiya de Pégase ?"


def test_a_whole_turn():
    t = Sitting(
        {"hand": [MARIN, SEIYA, SEIYA], "pile": [OKO] * 6},
        field=["mu-belier", JABU],
        reserve=["cassios", "kiki"],
    )
    for card in (MARIN, SEIYA):
        t.choose("play", card)
        t.choose("face", JABU)
    assert t.offers() == [f"play:{SEIYA}", f"fight:{JABU}", f"rally:{JABU}", "end"]
    assert t.ok("choose", option=t.key("fight", JABU))["events"][0]["id"] == "acquires-force"
    assert JABU in ids(t.players[0]["discard"])
    t.choose("end")
    assert t.offers() == ["done", f"discard:{SEIYA}"]
    t.choose("done")
    assert (t.decision["seat"], t.all["active"], t.all["turn"]) == (1, 1, 4)
    assert [len(player["hand"]) for player in t.players] == [5, 0]


def test_who_takes_part_is_asked_where_somebody_could_be_left_out():
    t = Sitting({"played": facing(6, MARIN, MARIN, "cassios"), "armour": ["armure-vierge"]})
    t.choose("fight", JABU)
    assert (t.decision["kind"], t.decision["prompt"]["id"]) == ("party", "party-force")
    assert t.keys[0] == "done" and {key.partition(":")[0] for key in t.keys[1:]} == {"without"}
    t.choose("without", "cassios")  # the other two just reach the cost
    assert ids(t.players[0]["played"]) == ["cassios"]


@pytest.mark.parametrize(
    ("verb", "card", "rule"),
    [
        ("play", "jaki", "SS-PLAY-010"),
        ("fight", "mu-belier", "SS-ACQ-200"),
        ("fight", JABU, "SS-ACQ-020"),
        ("rally", "armure-vierge", "SS-ACQ-200"),
        ("heal", MARIN, "SS-HEAL-040"),
        ("activate", MARIN, "SS-EFX-060"),
        ("activate", SEIYA, "SS-PLAY-050"),
        ("technique", "comete-de-pegase", "SS-TECH-020"),
        ("robe", "armure-vierge", "SS-ODIN-050"),
        ("arm", MARIN, "SS-PILR-070"),
        ("toll", "mu-belier", "SS-CARD-140"),
        ("lure", "mu-belier", "SS-FAQC-230"),
        ("token", URN, "SS-CARD-220"),
        ("epic", "deluge", "SS-EPIC-020"),
    ],
)
def test_what_may_not_be_done_is_absent_and_why_says_the_rule(verb, card, rule):
    t = Sitting(
        {
            "hand": [SEIYA],
            "discard": ["jaki"],
            "played": facing(6, MARIN),
            "relics": [URN],
            "board": ["comete-de-pegase"],
            "marked": [wounded(OKO)],
        },
        field=["mu-belier", "armure-vierge", JABU],
        epic=["deluge"],
    )
    key = t.key(verb, card)
    assert key not in t.keys
    for lang in ("fr", "en"):
        why = t.ok("why", option=key, lang=lang)
        assert why["reason"] == "refused" and why["message"] and "{" not in why["message"]
        assert [one["id"] for one in why["rules"]] == [rule]
    assert t.error("choose", option=key)["rules"] == [rule]


def test_why_not_end_and_why_not_now():
    t = Sitting({"played": facing(6, "kiki", bonus_heal=1), "marked": [wounded(OKO)]}, epic=["volonte-propre"])
    assert t.ok("why", option="end")["reason"] == "possible"
    t.choose("end")
    why = t.ok("why", option=t.key("fight", JABU))
    assert (why["reason"], [one["id"] for one in why["rules"]]) == ("refused", ["SS-TURN-020"])


# Views


def test_a_player_the_table_and_every_card_in_play_show_every_field():
    t = Sitting(
        {
            "played": facing(6, MARIN),
            "armour": [CLOTH],
            "relics": [{"card": URN, "prey": 1, "under": [OKO]}],
            "marked": [wounded("jaki")],
            "hand": [SEIYA],
        },
        standing=["pilier-indien"],
        epic=["deluge"],
    )
    assert set(TABLE) <= t.all.keys()
    me, other = t.players
    assert other.keys() == PLAYER | set(ZONES)
    assert me.keys() == other.keys() | {"confronts"}  # only who faces something has sums to tell
    for entry in entries(t.all):
        if "controller" in entry:
            assert entry.keys() >= PERMANENT
        else:
            assert entry.keys() == {"card", "number", "owner"}


def test_the_score_is_what_would_be_counted_now():
    t = Sitting({"discard": ["mu-belier"], "plus": 2, "pile": ["jaki"]}, {"hand": [JABU], "minus": 1})
    assert [(player["score"], player["cards"]) for player in t.players] == [(7, 2), (1, 1)]


# Alone


def test_alone_hilda_is_a_player_whom_the_rules_play_and_her_hand_is_open():
    client = Client()
    answer = client.ok("new", game="saintseiya", seed=5, seats=[{"deck": "shun", "name": "Ana"}])
    match = answer["match"]
    for seat in (None, 0):
        me, hilda = client.ok("view", match=match, seat=seat)["players"]
        assert (me["name"], me["automaton"], me["hero"]) == ("Ana", False, "shun")
        assert (hilda["name"], hilda["automaton"], hilda["hero"], hilda["pile"]) == ("Hilda", True, "", [])
    assert "die" in [event["id"] for event in answer["events"]]
    rng = rng_of("alone")
    shown = 0
    while answer["decision"] and answer["n"] < 120:
        assert answer["decision"]["seat"] == 0
        keys = [option["key"] for option in answer["decision"]["options"]]
        answer = client.ok("choose", match=match, option=keys[rng.below(len(keys))], seat=0)
        hand = client.ok("view", match=match, seat=0)["players"][1]["hand"]
        assert all("card" in card for card in hand)
        shown += len(hand)
    assert shown > 20


def test_the_level_is_an_option_of_a_match_for_one():
    hands = []
    for level in ("easy", "hard"):
        t = Opened("seiya", level=level)
        assert t.all["level"] == level
        hands.append([event["id"] for event in t.ok("log", all=True)["events"]])
    client = Client()
    assert "levels" not in client.ok("games", game="saintseiya")["options"]
    assert client.ok("games", game="saintseiya")["options"]["level"] == ["easy", "hard", "expert"]
    assert Opened("seiya", "shun", level="hard").all["level"] == ""


def test_a_scenario_with_a_level_is_played_against_hilda():
    t = Sitting({"hand": [SEIYA], "pile": [OKO] * 5}, {"hand": ["mu-belier"]}, level="hard", turn=24, field=[JABU])
    assert [player["automaton"] for player in t.players] == [False, True]
    assert ids(t.ok("view", seat=0)["players"][1]["hand"]) == ["mu-belier"]
    t.choose("end")
    t.choose("done")
    assert t.decision is None and t.result["winners"] == [1] and t.result["reason"] == "score"
    assert t.result["scores"] == [player["score"] for player in t.players]


def test_once_the_match_is_over_nothing_more_happens():
    """The last Sablier of the Épopée ends it in the middle of maintenance: no card arrives any more."""
    t = Sitting(
        field=["aldebaran-taureau"],
        reserve=["spartan", "gigas"],
        epic=["attaque-de-la-fondation-graad"],
        sand=3,
    )
    t.choose("end")
    t.choose("done")
    told = [event["id"] for event in t.ok("log", all=True)["events"]]
    assert t.decision is None and told[-3:] == ["score", "score", "drawn"]
    assert "arrives" not in told and t.all["field"] == []


# Five seats


def test_five_play_and_each_sees_the_own_hand_only():
    t = Opened("seiya", "shiryu", "hyoga", "shun", "ikki")
    for seat in range(5):
        view = t.ok("view", seat=seat)
        assert [all("card" in card for card in player["hand"]) for player in view["players"]] == [
            one == seat for one in range(5)
        ]
        assert [len(player["hand"]) for player in view["players"]] == [5] * 5
    for turn in range(1, 6):
        assert (t.all["turn"], t.decision["seat"], t.decision["kind"]) == (turn, turn - 1, "main")
        while t.all["turn"] == turn or t.decision["kind"] != "main":
            t.ok("choose", option=next((key for key in ("end", "done") if key in t.keys), t.keys[0]))
    assert (t.decision["seat"], t.all["turn"]) == (0, 6)


def test_who_concedes_is_passed_over_and_the_others_go_on():
    t = Opened("seiya", "shun", "ikki")
    t.ok("concede", seat=1)
    t.choose("end")
    t.choose("done")
    while t.decision["kind"] != "main":
        t.ok("choose", option=t.keys[0])
    assert t.decision["seat"] == 2 and t.players[1]["out"]
    t.ok("concede", seat=2)
    assert t.decision is None and t.result["winners"] == [0]


# Patches


def test_a_patch_changes_values_and_moves_cards():
    t = Sitting({"hand": [SEIYA], "played": facing(6, MARIN)}, {"discard": ["jaki"]}, reserve=["gigas"])
    t.ok(
        "patch",
        flames=3,
        players=[{"energy": 2, "plus": 1}],
        cards=[
            {"number": t.number("jaki"), "zone": "hand", "player": 0},
            {"number": t.number(MARIN), "bonus_force": 4},
            {"number": t.number("gigas"), "zone": "field"},
        ],
    )
    view = t.all
    assert (view["flames"], view["players"][0]["energy"], view["players"][0]["plus"]) == (3, 2, 1)
    assert ids(view["players"][0]["hand"]) == [SEIYA, "jaki"] and t.entry(MARIN)["force"] == 5
    assert [(one["card"], one["slot"]) for one in view["field"]] == [("gigas", 5), (JABU, 6)]
    assert t.offers() == [f"play:{SEIYA}", "play:jaki", f"fight:{JABU}", "end"]


def test_a_patch_into_play_says_where_and_whom_a_card_faces():
    t = Sitting({"hand": [SEIYA, CLOTH], "discard": [OKO]}, field=["mu-belier", JABU])
    t.ok(
        "patch",
        cards=[
            {"number": t.number(SEIYA), "zone": "played", "against": 5},
            {"number": t.number(CLOTH), "zone": "armour"},
            {"number": t.number(OKO), "zone": "marked", "frozen": 2},
        ],
    )
    assert t.entry(SEIYA)["facing"] == t.number("mu-belier")
    assert (ids(t.players[0]["armour"]), t.entry(OKO)["frozen"]) == ([CLOTH], 2)
    t.ok("patch", cards=[{"number": t.number(SEIYA), "against": 6}])
    assert t.entry(SEIYA)["facing"] == t.number(JABU)
    t.ok("patch", cards=[{"number": t.number(SEIYA), "against": 0}])
    assert "facing" not in t.entry(SEIYA) and not t.entry(SEIYA)["idle"]


def test_a_patch_onto_the_field_takes_the_slot_it_names_and_the_field_stays_in_order():
    t = Sitting({"discard": [OKO]}, field=["mu-belier", JABU])
    t.ok("patch", cards=[{"number": t.number(OKO), "zone": "field", "slot": 2}])
    assert [one["slot"] for one in t.all["field"]] == [2, 5, 6]
    t.ok("patch", cards=[{"number": t.number(OKO), "slot": 4}])
    assert [(one["card"], one["slot"]) for one in t.all["field"]] == [(OKO, 4), ("mu-belier", 5), (JABU, 6)]


@pytest.mark.parametrize("target", [JABU, "pilier-indien", "anneau-nibelungen"])
def test_who_faces_a_card_that_a_patch_takes_away_is_without_effect(target):
    t = Sitting({"hand": [SEIYA], "relics": ["anneau-nibelungen"]}, standing=["pilier-indien"])
    t.choose("play", SEIYA)
    t.choose("face", target)
    t.ok("patch", cards=[{"number": t.number(target), "zone": "pillars" if "pilier" in target else "discard"}])
    assert t.entry(SEIYA)["idle"] and "facing" not in t.entry(SEIYA)
    assert t.offers() == ["end"]


def test_what_lay_under_an_urn_that_a_patch_takes_away_joins_the_discard_pile():
    t = Sitting({"relics": [{"card": URN, "prey": 1, "under": [OKO]}]})
    t.ok("patch", cards=[{"number": t.number(URN), "zone": "hand"}])
    assert (ids(t.players[0]["hand"]), ids(t.players[0]["discard"])) == ([URN], [OKO])
    check_position(t.inside)


def test_a_patch_while_a_card_is_being_placed():
    t = Sitting({"hand": [SEIYA, OKO]}, field=["mu-belier", JABU])
    t.choose("play", SEIYA)
    t.ok("patch", cards=[{"number": t.number(JABU), "zone": "gone"}])
    assert t.offers() == ["face:mu-belier"]
    t.ok("patch", cards=[{"number": t.number(SEIYA), "zone": "discard"}])
    assert t.decision["kind"] == "main" and t.offers() == [f"play:{OKO}", "end"]
    t.choose("play", OKO)
    t.ok("patch", cards=[{"number": t.number("mu-belier"), "zone": "gone"}])
    assert t.decision["kind"] == "main" and t.offers() == ["end"]  # there is nothing left to confront


def test_a_card_that_a_patch_takes_from_the_fields_discard_pile_can_be_fought_no_longer():
    t = Sitting(
        {"hero": "shun", "hand": [OKO], "board": ["vague-de-tonnerre"], "energy": 3, "played": facing(6, SHUN)},
        {"hero": "ikki"},
        gone=["jaki"],
    )
    t.choose("technique", "vague-de-tonnerre")
    t.choose("play", OKO)
    t.choose("face", "jaki")
    t.ok("patch", cards=[{"number": t.number("jaki"), "zone": "removed"}])
    assert t.entry(OKO)["idle"] and not t.entry(SHUN)["idle"]


def test_what_a_patch_lays_into_hildas_hand_is_open():
    t = Sitting({}, {}, level="easy", reserve=[OKO])
    t.ok("patch", cards=[{"number": t.number(OKO), "zone": "hand", "player": 1}])
    assert ids(t.ok("view", seat=0)["players"][1]["hand"]) == [OKO]


def test_a_token_of_the_epopee_does_not_follow_a_card_that_a_patch_takes_away():
    t = Sitting({"hand": ["seiya-pegase-bronze"]}, epic=["attaque-de-la-fondation-graad"])
    t.choose("epic", "attaque-de-la-fondation-graad")
    t.choose("target", "seiya-pegase-bronze")
    number = t.number("seiya-pegase-bronze")
    assert t.players[0]["pledged"] == [number]
    assert position(SAINTSEIYA, t.inside.state)["pledged"] == ["seiya-pegase-bronze"]
    for zone in ("pile", "hand"):
        t.ok("patch", cards=[{"number": number, "zone": zone}])
        assert "pledged" not in t.players[0]


def test_in_the_middle_of_an_effect_what_it_is_about_stays():
    t = asked()
    assert (t.decision["kind"], t.decision["seat"]) == ("target", 0)
    error = t.error("patch", cards=[{"number": t.number(OKO), "zone": "discard"}], lang="en")
    assert error["code"] == "cannot-patch-here"
    t.ok("patch", flames=5, cards=[{"number": t.number(SHUN), "zone": "discard", "player": 1}])
    assert (t.all["flames"], t.decision["seat"]) == (5, 0)
    t.choose("target", OKO)
    assert t.decision["seat"] == 1 and t.offers() == ["target:jaki"]


# Undo, records, positions


def test_words_say_which_cards_are_played_for_another():
    t = Sitting({"armour": ["robe-delta"]}, {"hand": [OKO]})
    t.choose("activate", "robe-delta")
    while t.decision["kind"] != "main":
        t.ok("choose", option=t.keys[0])
    assert ids(t.players[0]["played"]) == [OKO]
    words = position(SAINTSEIYA, t.inside.state)
    assert words["players"][0]["played"][0]["home"] == 1
    again = Sitting(*words.pop("players"), **words)
    again.choose("end")
    assert ids(again.players[1]["discard"]) == [OKO]


# What nobody may know


def test_nothing_leaks_in_the_middle_of_an_effect():
    t = asked()
    check_position(t.inside)
    check_nothing_leaks(t.inside, rng_of("middle"))


def test_hidden_zones_are_tokens_to_those_who_may_not_look():
    t = Sitting(
        {"hand": [SEIYA], "pile": [OKO], "discard": ["jaki"], "aside": [SEIYA], "destroyed": [SEIYA]},
        reserve=["gigas"],
        epics=["blizzard"],
        pillars=["pilier-indien"],
    )
    for seat, hand in ((0, True), (1, False), (None, False)):
        view = t.ok("view", seat=seat)
        mine = view["players"][0]
        assert ("card" in mine["hand"][0]) == hand
        assert not any("card" in zone[0] for zone in (mine["pile"], view["reserve"], view["epics"]))
        open_zones = (mine["discard"], mine["aside"], mine["destroyed"], view["pillars"], view["field"])
        assert all("card" in zone[0] for zone in open_zones)


def test_a_card_that_was_seen_going_to_a_hand_is_known_to_all():
    t = Sitting({"played": facing(6, "shiva-paon", bonus_cosmos=5), "hand": [SEIYA], "pile": [OKO] * 5}, field=[JABU])
    t.choose("rally", JABU)
    hand = t.ok("view", seat=1)["players"][0]["hand"]
    assert [card.get("card") for card in hand] == [None, JABU]


def test_the_log_tells_hidden_things_only_to_who_may_know():
    match = new_match("saintseiya", ["random"] * 3, seed="log", options=EVERYTHING)
    rng = rng_of("log")
    while match.ask is not None and match.n < 500:
        if match.n % 20 == 0:
            for seat in range(3):
                other = (seat + 1) % 3
                player = match.state.players[other]
                for card in (*player.hand, *player.pile, *match.state.reserve[:2], *match.state.epics[:2]):
                    if not match.state.seen.get(card.number, 0) >> seat & 1:
                        assert match.why(seat, f"play:{card.number}") is None
        match.apply(rng.below(len(match.ask.options)))
    draws = [line for line in match.log if line.id == "draws"]
    assert draws
    for line in draws:
        drawer = line.args["seat"].seat
        assert "cards" in line.for_viewer(drawer)[1]
        assert "cards" not in line.for_viewer((drawer + 1) % 3)[1] and "cards" not in line.for_viewer(-1)[1]


# Words


def test_all_have_seen_the_cards_on_which_an_epic_s_tokens_lie():
    """Found by the hunt: a scenario said who is pledged, and nobody had seen the card."""
    players = [{}, {}, {"hand": [{"card": "hyoga-cygne-bronze", "as": "swan"}], "pile": ["hyoga-cygne"]}, {}]
    t = table("saintseiya", players=players, pledged=["swan"])
    assert t.match.state.seen[t.match.state.players[2].hand[0].number] == EVERYONE
    t.settled()
