"""7 Fallen over the protocol, point by point: what a scenario says, what is asked, what is seen, what a patch does, and
that nobody learns what they may not know."""

import json

import pytest
from sf_client import PERMANENT, PLAYER, ZONES, Client, Sitting, entries, ids
from sf_scene import TEMPLE, believers, on

from pioche.engine import new_match
from pioche.engine.contract import check_nothing_leaks, check_position
from pioche.engine.explain import log_data
from pioche.engine.rng import rng_of
from pioche.games.sevenfallen import SEVENFALLEN

DRAGON, WALKER, LEANA, GOLEM, SWORD = (
    "dragon-des-cretes-rouges",
    "marcheur-blinde",
    "leana-d-eondra",
    "bloc-de-scories",
    "epee-du-pelerin",
)
SHARD, RECALL, MONK, ARCHANGEL = (
    "eclat-de-la-tour",
    "rappel-des-cieux",
    "moine-de-la-braise",
    "vulcaryon-seigneur-de-braise",
)


def shard_on(target=WALKER, you=None):
    """A Miracle of mine waits on the stack, aimed at something; I have priority."""
    t = Sitting(
        {"hand": [SHARD, DRAGON], "worship": believers(3), "rear": [on(LEANA, GOLEM, damage=1)]},
        you or {"rear": [WALKER], "hand": [RECALL, DRAGON], "worship": believers(3)},
    )
    t.choose("play", SHARD)
    t.choose("target", target)
    while t.decision["kind"] != "answer":
        t.ok("choose", option=t.keys[0])
    return t


def in_combat():
    t = Sitting({"rear": [LEANA, DRAGON], "hand": [SHARD], "worship": believers(3)}, {"rear": [WALKER, "goule"]})
    t.choose("attack")
    t.choose("pass")
    t.choose("pass")
    t.choose("announce", LEANA)
    t.choose("ambush", DRAGON)
    t.choose("done")
    t.choose("declare", LEANA)
    return t


# Scenario


def test_what_is_said_of_a_card_is_what_a_view_shows():
    words = {"damage": 2, "tilted": True, "klass": "dragon", "marks": {"+1/+1": 1, "poseidor": 2}}
    t = Sitting({"rear": [{"card": WALKER, **words, "attached": [GOLEM, SWORD]}, DRAGON]})
    walker, dragon = t.players[0]["rear"]
    assert {word: walker[word] for word in words} == words
    assert ids(walker["attached"]) == [GOLEM, SWORD]
    assert walker["classes"] == ["dragon"] and walker["type"] == "angel"
    assert (dragon["damage"], dragon["tilted"], dragon["marks"], dragon["attached"]) == (0, False, {}, [])
    assert (dragon["atq"], dragon["life"]) == (5, 4)


def test_reserves_plumes_and_sabliers_are_as_printed_unless_said_otherwise():
    t = Sitting(
        {"worship": [TEMPLE, {"card": MONK, "ec": 0}], "rear": [ARCHANGEL, "saison-des-flammes"]},
        {"divine": [{"card": "la-bete-de-nargar", "marks": {"plume": 1, "fv": 4}}]},
    )
    temple, monk = t.players[0]["worship"]
    assert (temple["ec"], monk["ec"]) == (4, 0)
    archangel, blessing = t.players[0]["rear"]
    assert (archangel["ec"], blessing["marks"]) == (4, {"sablier": 3})
    assert t.players[0]["divine"][0]["marks"] == {"plume": 1}
    assert t.players[1]["divine"][0]["life"] == 25
    assert (t.players[0]["wealth"], t.players[0]["worshippers"]) == (8, 1)


def test_what_stands_free_on_the_lines_is_linked():
    t = Sitting({"rear": [LEANA, GOLEM], "front": [DRAGON]})
    assert [ids(one["attached"]) for one in t.players[0]["rear"]] == [[GOLEM]]


@pytest.mark.parametrize(("step", "kind"), [("main", "main"), ("announce", "announce"), ("retreat", "retreat")])
def test_the_step_says_what_is_asked(step, kind):
    t = Sitting({"front": [DRAGON]}, step=step)
    assert (t.decision["kind"], t.decision["seat"], t.all["step"]) == (kind, 0, step)


@pytest.mark.parametrize("step", ["dawn", "before", "dusk", "night"])
def test_a_contemplation_is_opened_by_the_active_player(step):
    t = Sitting(step=step, active=1)
    assert (t.decision["kind"], t.decision["seat"], t.decision["prompt"]["id"]) == ("window", 1, f"window-{step}")
    t.choose("pass")
    assert (t.decision["kind"], t.decision["seat"]) == ("window", 0)


def test_nothing_has_happened_yet_and_no_deck_is_checked():
    t = Sitting({"hand": [DRAGON] * 20, "book": [WALKER]}, turn=9, attacked=True)
    assert t.ok("log", all=True)["events"] == []
    assert (t.all["turn"], t.all["attacked"]) == (9, True)
    assert "attack" not in t.keys and "end" in t.keys


# Decisions


def test_a_decision_has_its_fields_with_words_only_where_they_are_asked_for():
    t = Sitting({"hand": [SHARD], "worship": believers(3)}, {"rear": [WALKER]})
    shard, walker = t.number(SHARD), t.number(WALKER)
    t.choose("play", SHARD)
    assert t.decision == {
        "seat": 0,
        "kind": "target",
        "source": shard,
        "prompt": {"id": "aim", "args": {"seat": {"seat": 0}, "source": {"card": shard, "id": SHARD}}},
        "options": [
            {
                **{"key": f"target:{walker}", "card": walker, "args": {"card": {"card": walker, "id": WALKER}}},
                "role": "targets",
            }
        ],
    }
    assert t.ok("decision", lang="fr")["decision"]["options"][0]["label"] == "Marcheur Blindé"


def test_a_page_being_played_lies_aside_for_all_to_see():
    t = Sitting({"hand": [SHARD], "worship": believers(3)}, {"rear": [WALKER]})
    t.choose("play", SHARD)
    for seat in (None, 0, 1):
        view = t.ok("view", seat=seat)
        assert ids(view["aside"]) == [SHARD] and view["players"][0]["hand"] == []


def test_ec_are_paid_from_the_reserves_that_the_player_names():
    t = Sitting({"hand": [DRAGON], "worship": [{"card": TEMPLE, "ec": 30}, {"card": MONK, "ec": 9}]})
    t.choose("play", DRAGON)
    temple, monk = t.number(TEMPLE), t.number(MONK)
    assert t.decision["kind"] == "pay" and t.keys[0] == "auto"
    assert {f"pay:{temple}", f"pay:{monk}", f"pay:{monk}.1"} <= set(t.keys)
    cost = t.decision["prompt"]["args"]["amount"]
    t.ok("choose", option=f"pay:{monk}.1")
    assert [one["ec"] for one in t.players[0]["worship"]] == [30 - cost + 1, 8]


def test_what_may_not_be_done_is_absent_and_why_says_the_rule():
    t = Sitting({"hand": [SHARD, DRAGON], "worship": [{"card": TEMPLE, "ec": 0}]})
    assert t.offers() == ["attack", "propose"]
    for key, rule in ((t.key("play", SHARD), "SF-MIRACLE-010"), (t.key("play", DRAGON), "SF-ANGEL-010")):
        assert [one["id"] for one in t.ok("why", option=key, lang="en")["rules"]] == [rule]
        assert t.error("choose", option=key)["rules"] == [rule]


# Views


def test_a_player_and_every_permanent_show_every_field():
    t = Sitting({"rear": [on(LEANA, GOLEM, SWORD), ARCHANGEL, "saison-des-flammes"], "limbo": [WALKER]})
    for player in t.players:
        assert player.keys() == PLAYER | set(ZONES)
    for entry in entries(t.players):
        assert entry.keys() - {"atq", "life", "copy"} == PERMANENT
        assert ("life" in entry) == (entry["type"] in ("angel", "archangel", "golem", "divinity"))


def test_the_stack_is_seen_by_all_with_its_targets():
    t = shard_on()
    shard, walker = t.number(SHARD), t.number(WALKER)
    for seat in (None, 0, 1):
        assert t.ok("view", seat=seat)["stack"] == [
            [{"source": shard, "ability": "miracle", "targets": [walker], "by": 0}]
        ]
    t.choose("pass")
    t.choose("pass")
    assert t.all["stack"] == []


def test_a_combat_is_seen_by_all():
    t = in_combat()
    assert (t.decision["kind"], t.entry(LEANA)["combat"]) == ("strike", "declares")
    t.choose("strike", WALKER)
    for seat in (None, 0, 1):
        parts = {one["card"]: one["combat"] for one in entries(t.ok("view", seat=seat)["players"]) if "combat" in one}
        assert {id: part for id, part in parts.items() if part} == {LEANA: "attacks", WALKER: "defends"}
    leana, dragon = t.entry(LEANA), t.entry(DRAGON)
    assert (leana["attacker"], leana["ambush"], dragon["attacker"], dragon["ambush"]) == (True, False, True, True)
    t.choose("pass")
    t.choose("pass")
    assert not any(one.get("combat") for one in entries(t.players))


# Patches


def test_a_patch_changes_cards_and_moves_them():
    t = Sitting({"rear": [on(DRAGON, GOLEM, SWORD)], "book": [WALKER]}, {"hand": [LEANA]})
    t.ok("patch", cards=[{"number": t.number(WALKER), "zone": "hand"}, {"number": t.number(DRAGON), "damage": 2}])
    assert ids(t.players[0]["hand"]) == [WALKER] and t.entry(DRAGON)["damage"] == 2
    assert t.key("play", WALKER) in t.keys
    t.ok("patch", cards=[{"number": t.number(DRAGON), "zone": "purgatory"}])
    assert sorted(ids(t.players[0]["purgatory"])) == sorted([SWORD, DRAGON])  # nobody bears the sword any more
    assert ids(t.players[0]["rear"]) == [GOLEM]


def test_a_target_that_a_patch_takes_away_is_lost_to_what_waits():
    t = shard_on()
    t.ok("patch", cards=[{"number": t.number(WALKER), "zone": "hand"}])
    assert (t.decision["kind"], len(t.all["stack"][0])) == ("answer", 1)
    t.choose("pass")
    t.choose("pass")
    assert t.decision["kind"] == "main" and WALKER in ids(t.players[1]["hand"])


def test_a_patch_in_an_attack_leaves_somebody_to_go_on_with_it():
    t = in_combat()
    error = t.error("patch", cards=[{"number": t.number(LEANA), "damage": 99}], lang="en")
    assert error["rules"] == ["SF-DMG-050"]
    t.ok("patch", cards=[{"number": t.number(LEANA), "zone": "hand"}])
    assert t.offers() == [f"declare:{DRAGON}"]
    error = t.error("patch", cards=[{"number": t.number(DRAGON), "tilted": True}], lang="en")
    assert error["rules"] == ["SF-ATTACK-310"]


# Positions


# What nobody may know


@pytest.mark.parametrize("scene", [shard_on, in_combat])
def test_nothing_leaks_with_a_stack_and_in_a_combat(scene):
    t = scene()
    check_position(t.inside)
    check_nothing_leaks(t.inside, rng_of("middle"))


def test_hidden_zones_are_tokens_to_those_who_may_not_look():
    hidden = {
        "hand": [DRAGON],
        "book": [WALKER],
        "register": [MONK],
        "archangel": [ARCHANGEL],
        "gift": ["oeuf-de-l-aube"],
    }
    t = Sitting(hidden)
    for seat, known in ((0, {"hand", "archangel", "gift"}), (1, set()), (None, set())):
        mine = t.ok("view", seat=seat)["players"][0]
        assert {zone for zone in hidden if "card" in mine[zone][0]} == known
        assert all(len(mine[zone]) == 1 for zone in hidden)


def test_the_archange_and_the_gift_are_hidden_before_the_set_up_is_over():
    client = Client()
    match = client.ok("new", game="sevenfallen", seed=4, seats=[{"deck": "eondra"}, {"deck": "nuit"}])["match"]
    for seat in (0, 1):
        other = client.ok("view", match=match, seat=seat)["players"][1 - seat]
        assert len(other["archangel"]) == 1
        assert not any("card" in card for zone in ("archangel", "gift", "book", "register") for card in other[zone])


@pytest.mark.parametrize("seed", range(2))
def test_the_log_and_errors_tell_a_seat_only_what_it_knows(seed):
    """Pages drawn are named to who has drawn them, and an error about a hidden card says nothing of it."""
    match, rng = new_match("sevenfallen", ["random", "random"], seed=f"log {seed}"), rng_of(f"log {seed}")
    while match.ask is not None and match.n < 250:
        if match.n % 20 == 0:
            for seat in (0, 1):
                player = match.state.players[1 - seat]
                for card in (*player.hand, *player.book, *player.register, *player.archangel):
                    if not match.state.seen.get(card.number, 0) >> seat & 1:
                        assert match.why(seat, f"play:{card.number}") is None
        match.apply(rng.below(len(match.ask.options)))
    draws = [line for line in match.log if line.id == "drew"]
    assert draws
    for line in draws:
        drawer = line.args["seat"].seat
        assert "cards" in line.for_viewer(drawer)[1]
        assert "cards" not in line.for_viewer(1 - drawer)[1] and "cards" not in line.for_viewer(-1)[1]


# Words


def twins(kind, one, other):
    """The same match twice, but for a card of this kind in the second player's Eden."""
    starter = [id for id in SEVENFALLEN.starters()["nuit"]["cards"] if SEVENFALLEN.book[id].type != kind]
    decks = [{"cards": [*starter, id]} for id in (one, other)]
    return [new_match("sevenfallen", ["eondra", deck], seed="twins") for deck in decks]


def seen_by(match, seat):
    log = log_data(match, 0, seat, "en")
    return json.dumps([match.view(seat), log], sort_keys=True)


def test_the_gift_of_the_opponent_is_not_known_before_the_first_player_is():
    one, other = twins("gift", "pluie-d-encre", "plume-d-anaya")
    assert one.ask.kind == other.ask.kind and not one.state.turn
    for seat in (0, None):
        assert seen_by(one, seat) == seen_by(other, seat)
    assert seen_by(one, 1) != seen_by(other, 1)


def test_the_archange_of_the_opponent_is_not_known_while_it_lies_face_down():
    one, other = twins("archangel", "azhram-maitre-de-la-fosse", "ossiane-voix-du-glas")
    rng = rng_of("archangel")
    for _ in range(120):
        assert one.ask.options == other.ask.options
        assert seen_by(one, 0) == seen_by(other, 0)
        assert seen_by(one, 1) != seen_by(other, 1)
        at = rng.below(len(one.ask.options))
        one.apply(at)
        other.apply(at)
