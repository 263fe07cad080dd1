"""Goal of the game, the divinity and its two lives."""

import pytest
from s1_scene import MAREE, announce, ec, end_turn, fight, go_on, life, mortal, scene

from pioche.engine import PiocheError
from pioche.testing import card, me, rule, you

X1 = "goule-affamee"  # 4/4, cost 4
X2 = "executeur-des-ombres"  # 4/4 with Assassin
BIG = "devoreur-d-etoiles"  # 6/6


@rule("SO-GOAL-010", "SO-MORT-010", "SO-MORT-050", "SO-ZONE-020", "SO-DMG-140")
def test_emptying_the_ec_makes_mortal_and_does_not_end_the_game():
    t = scene({"rear": [BIG]}, {"ec": 6})
    fight(t, (BIG, MAREE))
    assert t.match.result is None
    assert mortal(t, you) == (4, 9) and t.you.rear == [MAREE] and t.you.divine == []
    assert life(t, BIG) == 6
    t.settled()


@rule("SO-GOAL-020")
def test_the_game_stops_as_the_mortal_falls_before_any_later_combat():
    t = scene(
        {"rear": [BIG, X1, X2]},
        {"rear": [{"card": MAREE, "damage": 6}, "naiade-des-eaux-froides"], "purgatory": []},
    )
    fight(t, (BIG, MAREE), (X1, "naiade-des-eaux-froides"))
    assert t.match.result.winners == (0,) and t.match.result.reason == "slain"
    assert life(t, "naiade-des-eaux-froides") == 3 and life(t, X1) == 4


@rule("SO-GOAL-030")
def test_two_mortals_that_kill_each_other_make_a_draw():
    t = scene({"rear": [{"card": MAREE, "damage": 6}]}, {"rear": [{"card": "ignis-mere-des-braises", "damage": 6}]})
    fight(t, (MAREE, "ignis-mere-des-braises"))
    assert t.match.result.winners == ()


@rule("SO-GOAL-040")
def test_a_draw_is_agreed_on_or_nothing_changes():
    t = scene(turn=40)
    t.propose()
    t.asks(you, ["no", "yes"])
    t.you.no()
    assert t.match.result is None and t.why("propose") == "SO-GOAL-040"
    end_turn(t)
    t.you.propose()
    t.me.yes()
    assert t.match.result.winners == () and t.match.result.reason == "agreed"
    early = scene(turn=39)
    assert early.why("propose") == "SO-GOAL-040"
    early.match.concede(0)
    assert early.match.result.winners == (1,)


@rule("SO-DIV-010", "SO-EC-010")
def test_ec_are_life_and_purse():
    t = scene({"hand": [X1], "ec": 40, "front": []}, {"rear": [BIG]})
    t.play(X1)
    assert ec(t, me) == 36
    end_turn(t)
    t.you.attack(BIG)
    t.you.strike(X1)
    go_on(t)
    assert ec(t, me) == 36
    t.settled()


@rule("SO-DIV-030", "SO-EC-050")
def test_no_payment_takes_the_ec_below_zero():
    t = scene({"hand": [X1], "ec": 3})
    assert t.offers("play") == [] and t.why("play", X1) == "SO-DIV-030"
    with pytest.raises(PiocheError):
        t.match.choose(f"play:{t.number(X1)}")
    assert ec(t, me) == 3 and t.me.hand == [X1]


@rule("SO-DIV-040", "SO-MORT-160", "SO-MORT-120", "SO-CANON-050")
def test_paying_the_last_ec_makes_mortal_before_the_page_enters():
    t = scene({"hand": [X1], "ec": 4})
    t.play(X1)
    assert mortal(t, me) == (4, 9) and t.me.rear == [MAREE, X1]
    fight(t, (t.state.players[0].divinity, t.state.players[1].divinity))
    assert ec(t, you) == 36 and t.me.front == [MAREE]
    t.settled()


@rule("SO-DIV-050", "SO-MORT-040")
def test_damage_beyond_the_last_ec_is_lost():
    t = scene({"rear": [BIG]}, {"ec": 2})
    fight(t, (BIG, MAREE))
    assert mortal(t, you) == (4, 9)
    t.settled()


@rule("SO-DIV-060", "SO-ZONE-100")
@card("colere-divine")
def test_a_miracle_reaches_a_guarded_divinity():
    t = scene({"hand": ["colere-divine"], "worship": ["gardienne-du-feu"]}, {"rear": [X1, X2]})
    t.play("colere-divine")
    assert ec(t, you) == 35 and t.me.worship == []
    assert sorted(t.me.purgatory) == ["colere-divine", "gardienne-du-feu"]
    t.settled()


@rule("SO-DIV-070", "SO-ATK-150")
def test_a_divinity_in_the_heavens_an_adorateur_and_a_lone_golem_do_not_attack():
    t = scene({"rear": ["scories-vivantes"], "worship": ["gardienne-du-feu"]})
    assert t.offers("attack") == []
    assert t.why("attack", t.state.players[0].divinity) == "SO-DIV-070"
    assert t.why("attack", "gardienne-du-feu") == "SO-ATK-150"
    assert t.why("attack", "scories-vivantes") == "SO-GOLEM-040"


@rule("SO-DIV-080")
@card("don-des-fideles")
def test_gained_ec_stop_at_what_is_printed():
    t = scene({"hand": ["don-des-fideles"], "worship": ["gardienne-du-feu"], "ec": 39})
    t.play("don-des-fideles")
    assert ec(t, me) == 40
    t.settled()


@rule("SO-DIV-080")
@card("debordement-de-foi")
def test_a_card_may_say_above_it():
    t = scene({"hand": ["debordement-de-foi"], "worship": ["gardienne-du-feu"], "ec": 39})
    t.play("debordement-de-foi")
    assert ec(t, me) == 42
    t.settled()


@rule("SO-DIV-100", "SO-MORT-060")
def test_only_the_side_of_the_cause_speaks():
    t = scene({"rear": [BIG]}, {"ec": 6})
    fight(t, (BIG, MAREE))
    reads = t.match.view(0)["players"][1]["rear"][0]
    assert reads["keywords"] == {"canon": 1} and reads["side"] == "black"


@rule("SO-DIV-110")
@card("pluie-de-cendres")
def test_every_page_is_no_divinity_in_the_heavens():
    t = scene({"hand": ["pluie-de-cendres"], "worship": ["gardienne-du-feu"], "rear": [X1]}, {"front": [BIG]})
    t.play("pluie-de-cendres")
    assert life(t, X1) == 3 and life(t, BIG) == 5 and ec(t, me) == 40 and ec(t, you) == 40
    t.settled()


@rule("SO-MORT-020", "SO-MORT-030", "SO-MORT-130", "SO-MORT-170")
def test_an_empty_book_uses_the_white_side_with_the_ec_that_were_left():
    t = scene(None, {"ec": 11, "book": [], "hand": ["eclaireur-d-eondra"]})
    end_turn(t)
    assert mortal(t, you) == (2, 15) and t.state.active == 1
    assert t.why("play", "eclaireur-d-eondra") == "SO-EC-050"
    t.settled()
    end_turn(t)
    end_turn(t)
    assert mortal(t, you) == (2, 15)


@rule("SO-MORT-080")
def test_the_last_page_harms_nobody_the_draw_after_it_does():
    t = scene(None, {"ec": 20, "book": ["goule-affamee"] * 2})
    end_turn(t)
    assert ec(t, you) == 20 and t.you.book == []
    t = scene(None, {"ec": 20, "book": ["goule-affamee"]})
    end_turn(t)
    assert mortal(t, you) == (2, 24) and t.you.hand == ["goule-affamee"]
    t.settled()


@rule("SO-MORT-090", "SO-GEN-015")
@card("revelation")
def test_a_draw_that_an_effect_orders_counts():
    t = scene({"hand": ["revelation"], "worship": ["gardienne-du-feu"], "book": [], "ec": 20})
    t.play("revelation")
    assert mortal(t, me) == (2, 24)
    t.settled()


@rule("SO-MORT-070", "SO-MORT-170")
def test_the_first_cause_fixes_the_side():
    t = scene(None, {"rear": [{"card": MAREE, "damage": 1}], "book": []})
    end_turn(t)
    assert mortal(t, you) == (4, 8) and t.state.mortal(1).printed.id.endswith("noir")
    t.settled()


@rule("SO-MORT-100", "SO-MORT-110")
def test_nothing_protects_a_mortal_and_she_hits_back():
    t = scene({"rear": [X1]}, {"rear": [MAREE, X2, BIG]})
    fight(t, (X1, MAREE))
    assert mortal(t, you) == (4, 5) and t.me.purgatory == [X1]
    t.settled()


@rule("SO-MORT-140")
def test_a_mortal_gains_no_ec_and_her_player_pays_from_other_sources():
    t = scene(None, {"rear": [{"card": MAREE, "damage": 4}, "gardienne-du-calme"], "worship": ["gardienne-du-feu"],
                     "hand": ["lanciere-d-eondra"]})  # fmt: skip
    end_turn(t)
    assert mortal(t, you) == (4, 5)
    t.you.play("lanciere-d-eondra")
    assert t.card("gardienne-du-feu").ec == 2
    t.settled()


@rule("SO-MORT-150")
def test_a_mortal_is_not_linked():
    t = scene({"rear": [MAREE], "hand": ["scories-vivantes"], "worship": ["gardienne-du-feu"]})
    t.play("scories-vivantes")
    assert t.me.rear == [MAREE, "scories-vivantes"] and t.card("scories-vivantes").host == 0
    t.settled()


@rule("SO-MORT-180", "SO-FLAMMES-010")
@card("ignis-mere-des-braises-noir")
def test_arrival_abilities_of_the_side_happen():
    t = scene({"rear": [BIG, "eclaireur-d-eondra"]}, {"divine": [{"card": "ignis-mere-des-braises", "ec": 6}]})
    announce(t, (BIG, "ignis-mere-des-braises"))
    go_on(t)
    t.you.pick("line:rear-0")
    assert t.me.purgatory == ["eclaireur-d-eondra"] and life(t, BIG) == 6
    t.settled()


@rule("SO-MORT-180", "SO-VAILLANT-010")
@card("dricis-l-hiver-des-cretes-noir")
def test_a_valiant_side_comes_to_the_fire_line_and_her_frost_takes_the_attack():
    t = scene({"rear": [BIG, X1]}, {"divine": [{"card": "dricis-l-hiver-des-cretes", "ec": 6}]})
    fight(t, (BIG, "dricis-l-hiver-des-cretes"))
    t.asks(you, [BIG, X1])
    t.you.pick(X1)
    assert t.you.front == ["dricis-l-hiver-des-cretes"]
    from pioche.games.sevenfallen_first.rules.values import atq

    assert atq(t.state, t.card(X1)) == 0 and atq(t.state, t.card(BIG)) == 6
    t.settled()


@rule("SO-MORT-190", "SO-MEDECIN-010")
def test_healing_a_mortal_stops_at_what_she_began_with():
    t = scene(
        {"rear": [{"card": MAREE, "state": ["white"], "marks": {"fv": 11}, "damage": 2}, "chirurgien-de-bataille"]}
    )
    t.use("chirurgien-de-bataille")
    assert mortal(t, me) == (2, 15)
    t.settled()


@rule("SO-SETUP-080", "SO-DIV-090")
def test_the_view_tells_nothing_of_a_mortal_side_before_its_time():
    t = scene(None, {"ec": 12})
    end_turn(t)
    told = t.match.view(0)["players"][1]["divine"][0]
    assert told["ec"] == 12 and told["full"] == 40 and told["race"]
    assert not {"atq", "life", "side", "reads"} & set(told) and told["keywords"] == {}
