"""General rules, the arrival of pages, the course of a turn; anges and golems in it; the lexicon."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, four, go_on, life, mortal, pair, scene

from pioche.engine import PiocheError
from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4; Assassin
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
WALL = "rat-des-catacombes"  # 2/3 with Poison
GRACE = "envoyee-de-la-grace"  # 3/5
KEEPER = "gardienne-du-feu"  # 5 EC
ORANTE = "orante"  # 5 EC
VULCAR = "vulcar-fleau-des-cieux"
SNIPER = "tireuse-calibree"  # 1/4, Précision (1)
SCRIBE = "copiste-du-firmament"


def told(t):
    return [line.id for line in t.state.log or ()]


# General rules


@rule("SO-GEN-050")
def test_in_the_first_turn_abilities_and_miracles_still_hurt():
    t = scene({"turns": 1, "hand": [SNIPER, "fleche-du-destin"], "worship": [ORANTE]}, {"rear": [PLAIN, GRACE]}, turn=2)
    assert t.state.players[0].turns == 1
    t.play(SNIPER, "auto")
    t.use(SNIPER, PLAIN)
    t.play("fleche-du-destin", GRACE)
    assert life(t, PLAIN) == 3 and life(t, GRACE) == 2 and t.why("attack", SNIPER) == "SO-GEN-030"
    t.settled()


@rule("SO-GEN-070", "SO-LEX-030")
@card("exil")
def test_a_banished_page_is_out_of_the_game():
    t = scene({"hand": ["exil"], "worship": [KEEPER], "rear": [SCOUT]}, {"rear": ["salamandre-de-dracodia", PUPIL]})
    t.play("exil", "salamandre-de-dracodia")
    fight(t, (SCOUT, PUPIL))
    assert t.you.purgatory == [PUPIL] and t.you.pandemonium == ["salamandre-de-dracodia"]
    end_turn(t)
    assert t.offers("phoenix") == [] and t.why("phoenix", "salamandre-de-dracodia") == "SO-GEN-070"
    t.settled()


@rule("SO-GEN-080")
def test_a_hand_may_be_of_any_size():
    t = scene({"hand": [SCOUT] * 14})
    end_turn(t)
    assert t.me.hand == [SCOUT] * 14 and t.me.purgatory == []
    end_turn(t)
    assert len(t.me.hand) == 16


@rule("SO-GEN-090")
@card("affaiblissement")
def test_fractions_are_rounded_up():
    t = scene({"hand": ["affaiblissement"], "worship": [KEEPER]}, {"rear": ["bete-de-dracodia", RAIDER]})
    t.play("affaiblissement", "bete-de-dracodia")
    assert attack(t, "bete-de-dracodia") == 3 and attack(t, RAIDER) == 3
    end_turn(t)
    fight(t, ("bete-de-dracodia", MAREE))
    assert ec(t, me) == 37
    t.settled()


@rule("SO-GEN-100", "SO-TERRORISE-010")
@card("elan-des-braves")
def test_what_a_page_forbids_beats_what_another_allows():
    t = scene({"hand": ["elan-des-braves"], "worship": [KEEPER], "rear": ["deserteur-terrorise", SCOUT]})
    t.play("elan-des-braves")
    assert t.offers("advance") == [SCOUT] and t.why("advance", "deserteur-terrorise") == "SO-TERRORISE-010"
    t.advance(SCOUT)
    assert t.me.front == [SCOUT] and t.me.rear == ["deserteur-terrorise"]
    assert t.why("attack", "deserteur-terrorise") == "SO-TERRORISE-010"
    t.settled()


@rule("SO-TERRORISE-010")
def test_a_terrified_page_with_canon_fires_from_the_rear_guard():
    t = scene({"rear": ["guetteur-des-tours-noires", "deserteur-terrorise"]}, {"ec": 20})
    number = t.number("guetteur-des-tours-noires")
    keys = [key for key in t.match.decision.keys if key.startswith("attack")]
    assert keys == [f"attack:{number}.1"]
    t.match.choose(f"attack:{number}.1")
    t.strike(MAREE)
    go_on(t)
    assert ec(t, you) == 17 and t.me.rear == ["guetteur-des-tours-noires", "deserteur-terrorise"] and t.me.front == []
    t.settled()


@rule("SO-GEN-110")
@card("sirene-des-brisants")
def test_an_attack_below_zero_does_not_heal():
    t = scene({"hand": ["sirene-des-brisants"], "front": [{"card": GRACE, "damage": 1}]}, {"rear": [PUPIL]})
    t.play("sirene-des-brisants")
    assert attack(t, PUPIL) == 0
    end_turn(t)
    fight(t, (PUPIL, GRACE))
    assert life(t, GRACE) == 4 and t.you.purgatory == [PUPIL]
    t.settled()
    t = scene({"rear": [PLAIN]}, {"ec": 1})
    fight(t, (PLAIN, MAREE))
    assert mortal(t, you) == (4, 9)
    t.settled()


@rule("SO-GEN-120")
@card("mirage")
def test_a_page_that_leaves_forgets_everything():
    worn = {"card": "riposteur", "damage": 3, "marks": {"atq": 3, "frozen": 2, "armure": 2}}
    t = scene({"hand": ["mirage"], "worship": [KEEPER], "rear": [worn]}, {"rear": [PLAIN]})
    assert attack(t, "riposteur") == 5 and life(t, "riposteur") == 2
    t.play("mirage", "riposteur")
    t.play("riposteur")
    assert attack(t, "riposteur") == 2 and life(t, "riposteur") == 5 and t.card("riposteur").marks == {}
    assert "riposteur" in t.offers("attack")
    t.settled()


@rule("SO-GEN-130", "SO-SOUFFLE-030")
@card("liche-des-cryptes", "kamikaze-du-voile")
def test_the_active_players_effects_come_first():
    """The kamikaze's controller is active: discards to draw before the lich makes each discard."""
    t = scene(
        {"rear": ["kamikaze-du-voile"], "hand": [SCOUT, PUPIL], "book": [RAIDER, WALL]},
        {"rear": ["liche-des-cryptes"], "hand": [SCOUT]},
    )
    announce(t, ("kamikaze-du-voile", "liche-des-cryptes"))
    go_on(t)
    t.asks(me, ["yes", "no"])
    assert t.you.hand == [SCOUT] and "liche-des-cryptes" in t.you.purgatory and "kamikaze-du-voile" in t.me.purgatory
    t.me.pick("yes", PUPIL)
    assert t.you.hand == [SCOUT]
    t.asks(me, [SCOUT, RAIDER])
    t.me.pick(SCOUT)
    assert t.me.hand == [RAIDER] and t.you.hand == []
    t.settled()


@rule("SO-GEN-130")
@card("pluie-de-cendres", "golem-de-basalte")
def test_a_player_orders_their_own_effects_and_the_other_follows():
    dying = {"card": "golem-de-basalte", "damage": 4}
    berserk = "berserker-des-cendres"  # no golem is linked to it
    t = scene(
        {"worship": [KEEPER], "hand": ["pluie-de-cendres"], "rear": [dying, berserk, dying]},
        {"rear": [dying, {"card": berserk, "damage": 1}]},
    )
    one, other = [t.state.players[0].rear[n].card.number for n in (0, 2)]
    t.play("pluie-de-cendres")
    t.asks(me, [f"trigger:{one}", f"trigger:{other}"])
    t.me.pick(f"trigger:{other}")
    mine, yours = t.me[berserk].card.number, t.you[berserk].card.number
    t.asks(me, [mine, yours])
    t.me.pick(mine)
    t.asks(me, [mine, yours])
    t.me.pick(yours)
    assert t.me.rear == t.you.rear == [] and berserk in t.me.purgatory
    t.settled()


@rule("SO-GEN-140")
@card("resonateur", "forgeron-de-lames")
def test_a_loop_runs_three_times():
    t = scene({"hand": ["forgeron-de-lames"], "rear": ["resonateur", "resonateur", SCOUT]})
    one, other = [it.card.number for it in t.state.players[0].rear[:2]]
    t.play("forgeron-de-lames", one)
    assert attack(t, one) == 2 + 2 + 3 and attack(t, other) == 2 + 3 and attack(t, SCOUT) == 2
    t.settled()


@rule("SO-GEN-160", "SO-ASSASSIN-010")
def test_an_effect_without_a_target_does_nothing():
    t = scene({"hand": [PLAIN], "rear": [SCOUT]}, {"rear": [RAIDER, {"card": "pavois", "damage": 1}]})
    t.play(PLAIN)
    assert t.me.rear == [SCOUT, PLAIN] and t.me.purgatory == [] and t.you.purgatory == []
    assert t.why("use", PLAIN) == "SO-ABIL-010"
    t.settled()
    t = scene({"rear": ["guerisseuse-itinerante"]}, {"rear": [{"card": GRACE, "damage": 1}]})
    assert t.why("use", "guerisseuse-itinerante") == "SO-GEN-160"


@rule("SO-GEN-170")
@card("profanation", "pluie-de-cendres")
def test_ange_page_and_what_can_be_hurt():
    t = scene(
        {"rear": [SNIPER], "worship": [KEEPER], "hand": ["profanation"]},
        {"rear": [MAREE, VULCAR, GRACE, "bouclier-de-serie"], "worship": [ORANTE]},
    )
    assert t.card("bouclier-de-serie").host == t.number(GRACE)
    t.use(SNIPER)
    t.asks(me, [SNIPER, GRACE])
    t.me.pick(GRACE)
    t.play("profanation")
    t.asks(me, [GRACE, "bouclier-de-serie", ORANTE])
    t.me.pick(ORANTE)
    assert t.you.purgatory == [ORANTE]
    t.settled()
    t = scene({"worship": [KEEPER], "hand": ["pluie-de-cendres"]}, {"rear": [GRACE, PUPIL], "worship": [ORANTE]})
    t.play("pluie-de-cendres")
    assert life(t, GRACE) == 4 and life(t, PUPIL) == 1 and t.card(ORANTE).ec == 5 and t.card(ORANTE).damage == 0
    t.settled()


@rule("SO-GEN-190")
def test_what_is_not_allowed_is_refused_and_changes_nothing():
    t = scene({"hand": [RAIDER], "ec": 1}, {"rear": [WALL]})
    before = t.match.hash()
    refusal = t.match.why(0, f"play:{t.number(RAIDER)}")
    assert refusal.rule == "SO-DIV-030" and refusal.message
    for key, seat in ((f"play:{t.number(RAIDER)}", 0), (f"attack:{t.number(WALL)}", 0), ("end", 1)):
        with pytest.raises(PiocheError):
            t.match.choose(key, seat)
        assert t.match.hash() == before
    t.settled()


# Arrival


@rule("SO-ARRIVE-010", "SO-ANGE-020")
def test_fighting_pages_enter_on_the_rear_guard():
    t = scene({"hand": [SCOUT, "pavois", VULCAR], "purgatory": [SCOUT] * 10}, step="start")
    t.play(VULCAR)
    t.match.choose(t.match.decision.keys[0])
    assert t.me.rear == [VULCAR] and t.me.front == []
    t = scene({"hand": ["pavois", RAIDER]})
    t.play("pavois")
    assert t.me.rear == ["pavois"]
    t.play(RAIDER)
    assert t.me.rear == [RAIDER] and t.me.front == [] and ec(t, me) == 36
    t.settled()


@rule("SO-ARRIVE-020", "SO-VAILLANT-010")
@card("charge-soudaine")
def test_some_pages_enter_on_the_fire_line():
    t = scene({"hand": ["chevalier-vaillant"]}, {"rear": [SCOUT]})
    t.play("chevalier-vaillant")
    assert t.me.front == ["chevalier-vaillant"] and t.me.rear == []
    end_turn(t)
    fight(t, (SCOUT, "chevalier-vaillant"))
    assert life(t, "chevalier-vaillant") == 1
    t.settled()
    t = scene({"hand": ["charge-soudaine", RAIDER], "worship": [KEEPER]})
    t.play("charge-soudaine", RAIDER)
    assert t.me.front == [RAIDER] and t.me.rear == []
    t.settled()


@rule("SO-ARRIVE-030", "SO-MIR-030")
@card("colere-des-morts")
def test_a_miracle_is_nowhere_while_it_works():
    t = scene(
        {"hand": ["colere-des-morts"], "worship": [KEEPER], "purgatory": [SCOUT] * 6},
        {"rear": [{"card": GRACE, "marks": {"fv": 5}}, PUPIL]},
    )
    t.play("colere-des-morts", GRACE)
    assert life(t, GRACE) == 3 and len(t.me.purgatory) == 8 and t.me.worship == []
    assert t.me.purgatory[-2:] == [KEEPER, "colere-des-morts"] and t.me.rear == []
    t.settled()


# The turn


@rule("SO-TURN-010")
def test_the_course_of_a_turn():
    t = scene({"front": [RAIDER], "rear": [WALL], "hand": [KEEPER]}, {"book": [SCOUT] * 6})
    end_turn(t)
    assert len(t.you.hand) == 2 and t.state.step == "start"
    end_turn(t)
    assert len(t.me.hand) == 3 and life(t, WALL) == 2 and t.offers("retreat") == [RAIDER]
    t.retreat(RAIDER)
    assert t.state.step == "start"
    t.play(KEEPER)
    assert t.state.step == "main"
    fight(t, (RAIDER, MAREE))
    assert t.state.step == "main" and t.offers("attack") == [] and SCOUT in t.offers("play")
    end_turn(t)
    assert t.state.active == you
    t.settled()


@rule("SO-TURN-020", "SO-POISON-010", "SO-REGENEC-010")
@card("ereb-le-dieu-sans-soleil-blanc")
def test_regenere_ec_comes_before_poison():
    """Ereb gives Poison to an ange on the fire line that also has Régénère EC."""
    t = scene(
        {"front": [{"card": "gardienne-du-calme", "damage": 2}, RAIDER], "ec": 39},
        {"rear": [{"card": "ereb-le-dieu-sans-soleil", "state": ["white"]}]},
        active=1,
    )
    end_turn(t)
    assert ec(t, me) == 40 and t.me.purgatory == ["gardienne-du-calme"] and life(t, RAIDER) == 1
    t.settled()


@rule("SO-TURN-020", "SO-SCRIBE-020")
def test_the_draw_comes_before_poison():
    t = scene({"rear": [{"card": WALL, "damage": 2}, SCRIBE], "book": [SCOUT] * 6}, active=1)
    end_turn(t)
    log = [line.id for line in t.state.log if line.id in ("drew", "destroyed", "damaged")]
    assert log[-3:] == ["drew", "damaged", "destroyed"] and len(t.me.hand) == 3
    t.settled()


@rule("SO-TURN-030")
def test_an_archange_comes_before_any_other_page():
    mine = {"hand": [VULCAR, KEEPER], "purgatory": [SCOUT] * 10, "front": [RAIDER]}
    t = scene(mine, step="start")
    assert sorted(t.offers("play")) == sorted([VULCAR, KEEPER])
    t.retreat(RAIDER)
    assert VULCAR in t.offers("play")
    t.play(KEEPER)
    assert t.offers("play") == [] and t.why("play", VULCAR) == "SO-TURN-030"
    t.settled()


@rule("SO-TURN-080", "SO-ANGE-020")
def test_any_number_of_anges_and_golems():
    t = scene({"hand": ["chevalier-vaillant"] * 3 + ["gargouille-de-suie"], "ec": 40})
    for _ in range(3):
        t.play("chevalier-vaillant")
    t.play("gargouille-de-suie")
    t.match.choose(t.match.decision.keys[0])
    assert ec(t, me) == 28 and len(t.me.front) == 3 and t.me.hand == []
    t.settled()


@rule("SO-ANGE-020", "SO-GOLEM-020")
def test_anges_and_golems_are_paid_from_any_source():
    t = scene({"hand": [RAIDER, RAIDER], "worship": [{"card": "pelerine-de-la-lumiere", "ec": 4}], "ec": 9})
    for _ in range(2):
        t.play(RAIDER, "pelerine-de-la-lumiere")
    assert t.me.rear == [RAIDER, RAIDER] and t.card("pelerine-de-la-lumiere").ec == 0 and ec(t, me) == 9
    t.settled()
    t = scene({"hand": ["pavois", "pavois"], "worship": [{"card": "pelerine-de-la-lumiere", "ec": 4}], "ec": 9})
    for _ in range(2):
        t.play("pavois", "pelerine-de-la-lumiere")
    assert t.me.rear == ["pavois", "pavois"] and t.card("pelerine-de-la-lumiere").ec == 0 and ec(t, me) == 9
    t.settled()


@rule("SO-TURN-100", "SO-PRECISION-010", "SO-PRECISION-020", "SO-ABIL-040")
def test_an_ability_is_used_once_a_turn_by_each_page():
    t = scene({"rear": [SNIPER, SNIPER]}, {"rear": [GRACE, pair(PUPIL, "pavois")], "front": [RAIDER]})
    one, other = [it.card.number for it in t.state.players[0].rear]
    t.use(one, GRACE)
    assert t.why("use", one) == "SO-TURN-100" and t.match.why(0, f"use:{other}") is None
    t.use(other, PUPIL)
    assert life(t, GRACE) == 4 and life(t, PUPIL) == 1 and life(t, "pavois") == 4
    assert t.offers("use") == [] and t.offers("attack") == [SNIPER, SNIPER]
    end_turn(t)
    assert t.why("use", one, seat=0) == "SO-TURN-060"
    end_turn(t)
    t.use(one, RAIDER)
    assert life(t, RAIDER) == 1
    t.settled()


@rule("SO-PRECISION-020")
def test_precision_in_the_turn_it_arrives_and_never_within_a_combat():
    t = scene({"hand": [SNIPER], "rear": [SCOUT]}, {"front": [GRACE], "worship": [KEEPER], "hand": ["chute"]})
    t.play(SNIPER)
    t.use(SNIPER, GRACE)
    assert life(t, GRACE) == 4 and SNIPER in t.offers("attack")
    t.attack(SNIPER)
    assert t.why("use", SNIPER) == "SO-PLAN-120"


@rule("SO-ABIL-040", "SO-POISON-010")
def test_poison_is_compulsory_and_medecin_is_not():
    hurt = {"card": RAIDER, "damage": 1}
    rear = [{"card": WALL, "damage": 2}, "guerisseuse-itinerante", hurt, pair("goule-pestilente", "pavois")]
    t = scene({"rear": rear}, active=1)
    assert life(t, "goule-pestilente") == 5
    end_turn(t)
    assert t.me.purgatory == [WALL] and life(t, RAIDER) == 1 and t.match.decision.kind == "main"
    assert life(t, "goule-pestilente") == 4 and life(t, "pavois") == 4
    end_turn(t)
    assert life(t, RAIDER) == 1 and life(t, "goule-pestilente") == 4
    end_turn(t)
    assert life(t, "goule-pestilente") == 3
    t.settled()


# The lexicon


@rule("SO-LEX-010", "SO-SCRIBE-010")
@card("bibliothecaire-des-nuages")
def test_the_field_is_the_lines_and_the_temple():
    t = scene(
        {"rear": [SCRIBE], "worship": ["bibliothecaire-des-nuages"], "book": [SCOUT] * 9},
        {"hand": ["dragonnet-d-etincelles"]},
        active=1,
    )
    t.play("dragonnet-d-etincelles")
    t.asks(you, ["front-0", "rear-0", "front-1", "rear-1"], kind="line")
    t.you.pick("front-0")
    end_turn(t)
    assert len(t.me.hand) == 4 and t.me.worship == ["bibliothecaire-des-nuages"]
    t.settled()


@rule("SO-LEX-010", "SO-SYMBIOSE-010")
def test_symbiose_counts_all_sides_and_the_temple():
    t = scene(
        {"rear": ["essaim-de-nanites", "drone-eclaireur"], "front": ["sentinelle-en-reseau"]},
        {"rear": ["drone-eclaireur", PUPIL], "worship": ["relais-de-reseau"]},
    )
    assert attack(t, "essaim-de-nanites") == 3 + 4 and attack(t, "sentinelle-en-reseau") == 1 + 4
    assert [attack(t, one.card.number) for one in (t.me["drone-eclaireur"], t.you["drone-eclaireur"])] == [5, 5]
    assert attack(t, PUPIL) == 1
    fight(t, ("essaim-de-nanites", PUPIL), ("sentinelle-en-reseau", t.you["drone-eclaireur"].card.number))
    assert attack(t, "essaim-de-nanites") == 3 + 3 - (t.me.purgatory == ["sentinelle-en-reseau"])
    t.settled()


@rule("SO-LEX-020")
def test_what_each_type_lives_by():
    t = scene(
        {"rear": [RAIDER, VULCAR, SCOUT]},
        {"rear": [pair(GRACE, "pavois"), {"card": VULCAR, "damage": 1}, WALL]},
    )
    side = t.match.view(0)["players"][1]
    angel, archangel = side["rear"][0], side["rear"][1]
    assert angel["life"] == 5 and angel["attached"][0]["life"] == 4 and side["divine"][0]["ec"] == 40
    assert (archangel["life"], archangel["full"], archangel["ec"]) == (2, 3, 6)
    fight(t, (RAIDER, t.you[VULCAR].card.number))
    assert (life(t, t.you[VULCAR].card.number), t.you[VULCAR].ec) == (0, 5)
    with pytest.raises(PiocheError) as refused:
        scene({"worship": [{"card": KEEPER, "damage": 1}]})
    assert refused.value.refusals[0].rule == "SO-LEX-020"
    t = scene({"rear": [RAIDER]}, {"rear": [MAREE]})
    fight(t, (RAIDER, t.state.players[1].divinity))
    assert mortal(t, you) == (4, 6)


@rule("SO-LEX-040")
@card("benediction-d-acier", "soudeuse-de-guerre")
def test_a_golem_has_one_shield():
    t = scene({"hand": ["benediction-d-acier", "soudeuse-de-guerre"], "worship": [KEEPER], "rear": ["pierre-tombale"]})
    t.play("benediction-d-acier")
    assert life(t, "pierre-tombale") == 6
    t.play("soudeuse-de-guerre")
    assert life(t, "pierre-tombale") == 9 and t.card("pierre-tombale").marks == {"bou": 6}
    shown = t.match.view(1)["players"][0]["rear"][0]["attached"][0]
    assert shown["life"] == shown["full"] == 9 and not shown.get("armour")
    t.settled()


@rule("SO-DUO-240")
@card("devoreur-d-etoiles")
def test_effects_due_at_once_go_clockwise():
    dying = {"card": "devoreur-d-etoiles", "damage": 5}
    t = four(
        {"rear": [dying]},
        {"worship": [KEEPER], "hand": ["pluie-de-cendres"], "rear": [PLAIN, GRACE]},
        {"rear": [RAIDER, PUPIL]},
        {"rear": [dying]},
        active=1,
    )
    t.play("pluie-de-cendres")
    t.asks(3, [RAIDER, PUPIL])
    t.players[3].pick(PUPIL)
    t.asks(0, [PLAIN, GRACE])
    t.players[0].pick(GRACE)
    assert t.players[2].rear == [RAIDER] and t.players[1].rear == [PLAIN]
    t.settled()
