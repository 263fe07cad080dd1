"""Two against two: seats 0 and 2 against seats 1 and 3."""

from s1_scene import MAREE, announce, ec, end_turn, fight, four, go_on

from pioche.engine import game_of, new_match
from pioche.testing import card, rule, started

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
WALL = "rat-des-catacombes"  # 2/3 with Poison
PUPIL = "eleve-du-dojo"  # 1/2
KEEPER = "gardienne-du-feu"


def divinity(t, seat):
    return t.state.players[seat].divinity


@rule("SO-DUO-010", "SO-DUO-020", "SO-DUO-180", "SO-SETUP-030")
def test_teams_sit_alternately_and_each_has_a_table_of_their_own():
    t = started("sevenfallen_first", decks=["eondra", "voie", "nuit", "purete"], seed=4)
    assert t.state.teams == (0, 1, 0, 1)
    first = t.state.first
    for n in range(4):
        t.asks((first + n) % 4, kind="exchange")
        t.done()
    for player in t.state.players:
        assert (len(player.hand), len(player.book), len(player.divine)) == (5, 45, 1)
    order = []
    for _ in range(6):
        order.append(t.state.active)
        end_turn(t)
    assert order == [(first + n) % 4 for n in range(6)]


@rule("SO-DUO-030")
def test_nobody_attacks_or_draws_in_their_first_turn():
    fresh = {"turns": 0, "rear": [PLAIN]}
    t = four(*[dict(fresh) for _ in range(4)], turn=1)
    for seat in (1, 2, 3):
        end_turn(t)
        assert t.state.active == seat and t.offers("attack") == [] and not t.players[seat].hand
    end_turn(t)
    end_turn(t)
    assert t.state.active == 1 and len(t.players[1].hand) == 2 and PLAIN in t.offers("attack")


@rule("SO-DUO-040", "SO-DUO-050")
def test_one_plan_may_aim_at_both_opponents():
    t = four({"rear": [PLAIN, RAIDER]}, {"rear": [WALL]}, None, {"ec": 20})
    t.attack(PLAIN)
    assert sorted(t.offers("strike")) == sorted([WALL, MAREE])
    t.strike(WALL)
    t.attack(RAIDER)
    t.strike(divinity(t, 3))
    go_on(t)
    assert t.players[1].purgatory == [WALL] and ec(t, 3) == 17
    t.settled()


@rule("SO-DUO-060", "SO-DUO-070", "SO-DUO-080", "SO-GEN-180")
def test_pages_are_lent_to_the_teammate_who_controls_them():
    t = four({"hand": [RAIDER, KEEPER], "rear": []}, {"rear": [PLAIN]}, {}, {})
    number = t.number(RAIDER)
    assert f"play:{number}.1" in t.match.decision.keys
    assert f"play:{t.number(KEEPER)}.1" not in t.match.decision.keys
    assert t.match.why(0, f"play:{t.number(KEEPER)}.1").rule == "SO-DUO-060"
    t.match.choose(f"play:{number}.1")
    assert t.players[2].rear == [RAIDER] and t.players[0].rear == [] and ec(t, 0) == 38
    assert t.why("attack", RAIDER) == "SO-ATK-150"
    end_turn(t)
    fight(t, (PLAIN, RAIDER))
    assert t.players[0].purgatory == [RAIDER] and t.players[2].purgatory == []
    t.settled()


@rule("SO-DUO-070")
def test_the_teammate_attacks_with_a_lent_page():
    t = four({"hand": [RAIDER]})
    t.match.choose(f"play:{t.number(RAIDER)}.1")
    end_turn(t)
    end_turn(t)
    assert t.state.active == 2 and t.offers("attack") == [RAIDER]


@rule("SO-DUO-090", "SO-REACT-020")
@card("chute")
def test_only_who_is_attacked_may_play_a_miracle():
    able = {"worship": [KEEPER], "hand": ["chute"]}
    t = four({"rear": [PLAIN]}, dict(able), {}, dict(able))
    announce(t, (PLAIN, divinity(t, 1)))
    t.asks(1, kind="window")
    assert t.match.why(3, f"play:{t.state.players[3].hand[0].number}").rule in ("SO-REACT-020", "SO-REACT-040")
    t.players[1].pick("pass")
    assert ec(t, 1) == 36
    t.settled()


@rule("SO-DUO-160")
def test_both_who_are_attacked_may_play_one_clockwise():
    able = {"worship": [KEEPER], "hand": ["chute"], "ec": 20}
    t = four({"rear": [PLAIN, RAIDER]}, dict(able), {}, dict(able))
    announce(t, (PLAIN, divinity(t, 3)), (RAIDER, divinity(t, 1)))
    t.asks(1, kind="window")
    t.players[1].play("chute", RAIDER)
    t.asks(3, kind="window")
    t.players[3].pick("pass")
    assert ec(t, 1) == 20 and ec(t, 3) == 16
    t.settled()


@rule("SO-DUO-100", "SO-GOAL-020")
def test_one_slain_divinity_loses_for_the_team():
    t = four({"rear": [PLAIN]}, {"rear": [{"card": MAREE, "damage": 6}]})
    fight(t, (PLAIN, divinity(t, 1)))
    assert t.match.result.winners == (0, 2)


@rule("SO-DUO-110", "SO-DUO-120")
def test_in_the_variant_the_other_goes_on_alone():
    t = four(
        {"rear": [PLAIN]},
        {"rear": [{"card": MAREE, "damage": 6}, RAIDER, {"card": SCOUT, "owner": 3}]},
        {},
        {"rear": [{"card": PUPIL, "owner": 1}]},
        survivors=True,
    )
    fight(t, (PLAIN, divinity(t, 1)))
    assert t.match.result is None and t.state.out == 0b10
    assert t.players[1].rear == [] and t.players[3].purgatory == [SCOUT] and t.players[3].rear == [PUPIL]
    order = []
    for _ in range(4):
        order.append(t.state.active)
        end_turn(t)
    assert order == [0, 2, 3, 0]
    t.settled()


@rule("SO-DUO-130")
def test_costs_are_paid_from_ones_own_sources():
    t = four({"hand": [RAIDER], "ec": 1}, {}, {"ec": 30, "rear": [{"card": PLAIN, "damage": 1}]})
    assert t.offers("play") == [] and t.why("play", RAIDER) == "SO-DIV-030"
    t = four({"rear": ["guerisseuse-itinerante"]}, {}, {"rear": [{"card": PLAIN, "damage": 1}]})
    assert t.offers("use") == []


@rule("SO-DUO-140", "SO-ARCH-030", "SO-ARCH-050")
def test_an_archange_may_be_lent():
    t = four({"hand": ["vulcar-fleau-des-cieux", SCOUT], "purgatory": [RAIDER] * 10}, {}, {}, {}, step="start")
    t.match.choose(f"play:{t.number('vulcar-fleau-des-cieux')}.1")
    t.players[0].pick("line:rear-1")
    assert t.players[2].rear == ["vulcar-fleau-des-cieux"] and t.why("play", SCOUT) == "SO-ARCH-050"
    assert t.match.view(0)["players"][2]["wealth"] == 46
    t.settled()


@rule("SO-DUO-150", "SO-DUO-170", "SO-LONGUEVUE-010")
def test_arrival_choices_of_a_lent_page_are_its_players():
    t = four({"hand": ["mousse-de-poseidia"]}, {"hand": [RAIDER]}, {}, {"hand": [SCOUT]})
    t.match.choose(f"play:{t.number('mousse-de-poseidia')}.1")
    t.asks(0, ["player:1", "player:3"])
    t.players[0].pick("player:3")
    seen = t.match.view(0)["players"]
    assert "card" in seen[3]["hand"][0] and "card" not in seen[1]["hand"][0]
    assert "card" not in t.match.view(2)["players"][3]["hand"][0]
    t.settled()


@rule("SO-DUO-190")
def test_links_are_made_on_the_field_where_a_page_stands():
    t = four({"hand": ["scories-vivantes"], "rear": [RAIDER]}, {}, {"rear": [PLAIN]})
    t.match.choose(f"play:{t.number('scories-vivantes')}.1")
    assert t.card("scories-vivantes").host == t.number(PLAIN) and t.card(RAIDER).golem is None
    t.settled()


@rule("SO-DUO-200")
def test_seduction_covers_a_turn_of_each_opponent():
    t = four({"hand": ["envoyee-de-la-grace"]}, {"rear": [PLAIN]}, {}, {"rear": [RAIDER]})
    t.play("envoyee-de-la-grace")
    for seat, safe in ((1, True), (2, True), (3, True), (0, True), (1, False)):
        end_turn(t)
        assert t.state.active == seat
        if seat in (1, 3):
            t.attack(PLAIN if seat == 1 else RAIDER)
            assert ("envoyee-de-la-grace" not in t.offers("strike")) == safe
            t.strike(divinity(t, 2))
            if t.match.decision.kind == "plan":
                t.done()
            go_on(t)


@rule("SO-DUO-210")
def test_a_commandant_blocks_for_its_controller_alone():
    t = four({"rear": [PLAIN]}, {"ec": 20}, {}, {"rear": ["stratege-de-l-est"]})
    fight(t, (PLAIN, divinity(t, 1)))
    assert ec(t, 1) == 16
    t = four({"rear": [PLAIN]}, {"ec": 20}, {}, {"front": ["stratege-de-l-est"], "ec": 20})
    announce(t, (PLAIN, divinity(t, 3)))
    t.asks(3, kind="block")


@rule("SO-DUO-220")
def test_mortals_of_both_teams_that_fall_together_make_a_draw():
    hurt = {"rear": [{"card": MAREE, "damage": 6}]}
    t = four(dict(hurt), dict(hurt))
    fight(t, (divinity(t, 0), divinity(t, 1)))
    assert t.match.result.winners == ()
    t = four(dict(hurt), dict(hurt), survivors=True)
    fight(t, (divinity(t, 0), divinity(t, 1)))
    assert t.match.result is None and t.state.out == 0b11 and t.state.active == 2


@rule("SO-DUO-230")
def test_who_is_eliminated_in_their_own_turn_ends_it():
    t = four({"rear": [{"card": MAREE, "damage": 6}, SCOUT]}, {"rear": [PLAIN]}, survivors=True)
    fight(t, (divinity(t, 0), PLAIN))
    assert t.state.out == 0b1 and t.state.active == 1 and t.match.result is None
    t.settled()


@rule("SO-DUO-250", "SO-PHOENIX-010")
def test_phoenix_comes_back_to_ones_own_field():
    t = four({"purgatory": ["salamandre-de-dracodia"]})
    keys = [key for key in t.match.decision.keys if key.startswith("phoenix")]
    assert keys == [f"phoenix:{t.number('salamandre-de-dracodia')}"]
    t.phoenix("salamandre-de-dracodia")
    assert t.players[0].rear == ["salamandre-de-dracodia"] and ec(t, 0) == 37
    t.settled()


@rule("SO-DUO-260", "SO-DECK-130")
def test_major_divinities_meet_only_each_other():
    game = game_of("sevenfallen_first")
    minor = game.starters()["eondra"]
    major = {"name": "", "cards": ["dragon-vie", *minor["cards"][1:]]}
    assert not game.refuses_deck(major)
    assert [one.rule for one in game.refuses_table([major, minor])] == ["SO-DECK-130"]
    assert [one.rule for one in game.refuses_table([major, major, major, minor])] == ["SO-DUO-260"]
    assert game.refuses_table([major] * 4) == []
    assert new_match(game, decks=[major, major]).decision is not None


@rule("SO-DUO-270", "SO-GEN-150")
def test_teammates_do_not_see_each_others_hands():
    t = four({}, {}, {"hand": [RAIDER]})
    end_turn(t)
    assert t.match.view(0)["players"][2]["hand"] == [{"token": "hand.2.0"}]
    assert t.match.view(2)["players"][2]["hand"][0]["card"] == RAIDER
