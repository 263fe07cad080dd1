"""Corners of rules that no other scene stands in: each was written for a fault that nobody noticed."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, fires, four, go_on, life, mortal, pair, scene

from pioche.engine import PiocheError
from pioche.testing import me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
GHOUL = "goule-affamee"  # 4/4, Revenant
RAIDER = "pillard-des-recifs"  # 3/2, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
PUPIL = "eleve-du-dojo"  # 1/2
KNIGHT = "chevalier-vaillant"  # 3/5
HOWITZER = "obusier-a-vapeur"  # 3/3, Canon
RIDER = "cavaliere-de-dracodia"  # 3/2, Retrait
TURTLE = "tortue-au-tresor"  # 1/6, Trésor
HEIR = "heritiere-de-koguryo"  # Destin divin 18
PROPHET = "prophetesse-des-nuages"  # cost 4, Destin divin 10
FIRST_GOLEM = "premier-golem"  # 6, Destin divin 15
COMMANDER = "stratege-de-l-est"  # 2/5, Commandant
KEEPER = "gardienne-du-feu"
ORANTE = "orante"
NERISSA = "nerissa-voix-des-abysses"  # black 4/11, Séduction


@rule("SO-PLAN-090", "SO-CANON-010")
def test_a_gun_that_is_silenced_on_the_rear_guard_drops_out():
    t = scene({"rear": [HOWITZER]}, {"rear": [PUPIL], "hand": ["silence-des-cieux"], "worship": [KEEPER]})
    t.match.choose(fires(t, HOWITZER))
    t.strike(PUPIL)
    t.you.play("silence-des-cieux", HOWITZER)
    assert life(t, PUPIL) == 2 and t.me.rear == [HOWITZER]
    t.settled()


@rule("SO-ATK-180", "SO-PLAN-030", "SO-PLAN-120")
def test_a_target_that_comes_over_between_two_combats_is_attacked_no_more():
    t = scene({"rear": [PLAIN, GHOUL], "hand": ["conversion"], "worship": [KEEPER]}, {"rear": [PUPIL, RAIDER]})
    announce(t, (PLAIN, PUPIL), (GHOUL, RAIDER))
    t.play("conversion")
    go_on(t)
    assert t.me.rear == [RAIDER] and life(t, RAIDER) == 2 and life(t, GHOUL) == 4
    t.settled()


@rule("SO-FUITE-010", "SO-FUITE-020")
def test_a_mortal_that_flees_stays_and_another_takes_it():
    t = scene({"rear": [PLAIN]}, {"rear": [{"card": MAREE, "state": ["white"]}, KNIGHT]})
    fight(t, (PLAIN, MAREE))
    t.you.pick("yes")
    assert mortal(t, you) == (2, 4) and t.you.hand == [] and life(t, KNIGHT) == 1 and life(t, PLAIN) == 4
    t.settled()


@rule("SO-RETRAIT-010", "SO-GELER-010")
def test_who_is_frozen_does_not_withdraw():
    t = scene({"front": [RIDER]}, {"ec": 20, "hand": ["hiver-soudain"], "worship": [KEEPER]})
    announce(t, (RIDER, MAREE))
    t.you.play("hiver-soudain", RIDER)
    assert t.match.decision.kind == "main" and t.me.front == [RIDER] and ec(t, you) == 17
    t.settled()


@rule("SO-TRESOR-010")
def test_a_treasure_grows_wound_by_wound():
    t = scene({"rear": [RAIDER, SCOUT]}, {"rear": [TURTLE]})
    fight(t, (RAIDER, TURTLE), (SCOUT, TURTLE))
    assert t.card(TURTLE).marks["treasure"] == 5 and life(t, TURTLE) == 1
    t.settled()


@rule("SO-DESTIN-060", "SO-ATK-070")
def test_a_golem_that_became_the_divinity_may_be_attacked_as_one():
    t = scene({"rear": [PLAIN, GHOUL]}, {"front": [pair(RAIDER, FIRST_GOLEM)], "ec": 4})
    fight(t, (PLAIN, MAREE))
    assert t.you.divine == [FIRST_GOLEM] and t.card(FIRST_GOLEM).host == 0
    t = scene({"rear": ["tueur-de-dieux"]}, {"front": [RAIDER], "divine": [{"card": FIRST_GOLEM, "ec": 9}]})
    fight(t, ("tueur-de-dieux", FIRST_GOLEM))
    assert ec(t, you) == 6
    t.settled()


@rule("SO-DUO-120", "SO-SOUFFLE-010")
def test_the_eliminated_carry_out_no_last_breath():
    t = four(
        {"rear": ["cracheur-de-lave", RAIDER]},
        {"rear": [{"card": MAREE, "damage": 7}, {"card": "devoreur-d-etoiles", "damage": 3}]},
        {"rear": [PUPIL]},
        survivors=True,
    )
    fight(t, ("cracheur-de-lave", t.state.players[1].divinity))
    assert t.state.out == 2 and t.players[0].rear == [RAIDER] and t.players[2].rear == [PUPIL]
    t.settled()


@rule("SO-ADOR-030", "SO-EC-030")
def test_a_reserve_is_not_offered_in_part_where_only_another_could_pay_the_rest():
    t = scene({"rear": [MAREE], "worship": [KEEPER, ORANTE], "hand": ["ancien-du-volcan"]})
    t.play("ancien-du-volcan")
    t.asks(me, ["auto", f"pay:{t.number(KEEPER)}", f"pay:{t.number(ORANTE)}"])


@rule("SO-ADOR-030")
def test_paid_for_me_the_started_reserve_goes_first():
    t = scene({"worship": [ORANTE, {"card": KEEPER, "ec": 2}], "hand": [KNIGHT]})
    t.play(KNIGHT, "auto")
    assert t.card(KEEPER).ec == 0 and t.card(ORANTE).ec == 4 and ec(t, me) == 40
    t.settled()


@rule("SO-EC-020", "SO-TRESOR-010")
def test_the_treasure_of_a_linked_golem_counts_towards_a_cost():
    chest = {"card": "coffre-anime", "marks": {"treasure": 2}, "damage": 2}
    t = scene({"rear": [MAREE, pair(PUPIL, chest)], "hand": [RAIDER]})
    t.play(RAIDER)
    assert t.me.rear == [MAREE, PUPIL, RAIDER] and "treasure" not in t.card("coffre-anime").marks
    t.settled()


@rule("SO-DESTIN-100", "SO-LINK-020")
def test_a_chosen_page_is_not_linked_on_its_way_to_the_heavens():
    t = scene({"rear": [MAREE, "pavois", "scories-vivantes"], "worship": [KEEPER], "hand": [PROPHET]})
    t.play(PROPHET)
    assert t.me.divine == [PROPHET] and t.match.decision.kind == "main"
    t.settled()


@rule("SO-MORT-150", "SO-DESTIN-080", "SO-LINK-120")
def test_a_mortal_golem_is_linked_to_nobody():
    t = scene({"rear": ["tueur-de-dieux"]}, {"rear": [MAREE, PUPIL], "divine": [{"card": FIRST_GOLEM, "ec": 3}]})
    fight(t, ("tueur-de-dieux", FIRST_GOLEM))
    assert t.you.divine == [] and t.you.rear == [MAREE, PUPIL, FIRST_GOLEM] and t.card(FIRST_GOLEM).host == 0
    t.settled()


@rule("SO-SEDUCTION-010", "SO-SEDUCTION-030", "SO-MORT-180")
def test_a_mortal_with_seduction_is_safe_from_the_next_turn_on():
    t = scene(
        {"rear": [PLAIN], "hand": ["colere-divine"], "worship": [KEEPER]},
        {"divine": [{"card": NERISSA, "ec": 5}], "rear": [PUPIL]},
    )
    t.play("colere-divine")
    t.attack(PLAIN)
    assert sorted(t.offers("strike")) == sorted([NERISSA, PUPIL])
    t.strike(NERISSA)
    assert mortal(t, you) == (4, 7)
    end_turn(t)
    end_turn(t)
    t.settled()


@rule("SO-COMMANDANT-020")
def test_an_attack_that_one_commandant_took_is_not_taken_by_another():
    t = scene({"rear": [PLAIN]}, {"rear": [COMMANDER, "capitaine-du-rempart", PUPIL]})
    announce(t, (PLAIN, PUPIL))
    t.you.pick(f"block:{t.number(PLAIN)}")
    assert life(t, COMMANDER) == 1 and life(t, "capitaine-du-rempart") == 3 and life(t, PUPIL) == 2
    t.settled()


@rule("SO-DUO-160")
def test_the_one_after_the_attacker_is_asked_first():
    miracle = {"hand": ["revelation"], "worship": [KEEPER]}
    t = four(None, dict(miracle), {"rear": [PLAIN, GHOUL]}, dict(miracle), active=2)
    announce(t, (PLAIN, t.state.players[1].divinity), (GHOUL, t.state.players[3].divinity))
    t.asks(3, kind="window")
    t.players[3].pick("pass")
    t.asks(1, kind="window")


@rule("SO-DUO-060", "SO-DUO-170")
def test_a_fallen_page_is_no_gift():
    t = four({"hand": ["idole-maudite"]})
    assert t.match.why(0, f"play:{t.number('idole-maudite')}.1").rule == "SO-DUO-060"


@rule("SO-PURGAT-010")
def test_an_ability_of_the_purgatoire_is_none_in_hand():
    t = scene({"hand": ["spectre-plaintif"], "purgatory": ["spectre-plaintif"]}, {"rear": [PUPIL]})
    held, buried = t.state.players[0].hand[0].number, t.state.players[0].purgatory[0].number
    assert t.why(f"use:{held}") == "SO-ABIL-010" and t.why(f"use:{buried}") == ""


@rule("SO-GELER-010", "SO-GEN-100")
def test_a_frozen_page_does_not_move_up_even_where_others_may():
    cold = {"card": RAIDER, "marks": {"frozen": 1}}
    t = scene({"rear": [cold, SCOUT], "hand": ["elan-des-braves"], "worship": [KEEPER]})
    t.play("elan-des-braves")
    assert t.offers("advance") == [SCOUT] and t.why("advance", RAIDER) == "SO-GELER-010"


@rule("SO-DUO-120", "SO-DUO-080")
def test_a_page_that_the_eliminated_had_given_leaves_the_game_when_it_falls():
    t = four(
        {"hand": [RAIDER], "rear": [{"card": MAREE, "damage": 8}], "worship": [KEEPER]},
        {"rear": [PLAIN]},
        {},
        {"rear": [GHOUL]},
        survivors=True,
    )
    t.match.choose(f"play:{t.number(RAIDER)}.1")
    end_turn(t)
    fight(t, (PLAIN, t.state.players[0].divinity))
    end_turn(t)
    assert t.state.active == 2 and t.players[2].rear == [RAIDER]
    end_turn(t)
    fight(t, (GHOUL, RAIDER))
    assert RAIDER in t.players[0].pandemonium and t.players[0].purgatory == [] and t.players[2].rear == []
    t.settled()


@rule("SO-DESTIN-020", "SO-PURGAT-010")
def test_pages_of_the_old_book_serve_from_the_purgatoire_they_have_become():
    t = scene({"rear": [PLAIN]}, {"front": [HEIR], "rear": [], "ec": 4, "book": [GHOUL], "purgatory": [GHOUL] * 2})
    announce(t, (PLAIN, MAREE))
    assert t.you.divine == [HEIR] and t.you.purgatory == [GHOUL]
    end_turn(t)
    assert t.you.hand == [GHOUL, GHOUL]
    t.play(GHOUL)
    assert attack(t, t.state.players[1].rear[-1].card.number) == 5
    t.settled()


@rule("SO-ATK-020")
def test_a_position_in_the_middle_of_an_announcement_counts_the_attack_that_is_being_named():
    tired = {"card": "maitre-des-deux-lames", "as": "master", "state": ["silenced"]}
    words = {"step": "plan", "plan": [["foe", "master"]], "group": ["master"]}
    with pytest.raises(PiocheError) as refused:
        scene({"rear": [tired]}, {"rear": [{"card": KNIGHT, "as": "foe"}]}, **words)
    assert [one.rule for one in refused.value.refusals] == ["SO-ATK-020"]
    assert scene({"rear": [{**tired, "state": []}]}, {"rear": [{"card": KNIGHT, "as": "foe"}]}, **words).match.decision
