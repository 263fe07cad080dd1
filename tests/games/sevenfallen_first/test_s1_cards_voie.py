"""La Voie: duels on the fire line, revenge, two blades, and golems in armour."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, fires, four, life, mortal, pair, scene

from pioche.games.sevenfallen_first.rules.values import keyword
from pioche.testing import card, me, you

RAIDER = "pillard-des-recifs"  # 3/2, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
TURTLE = "tortue-au-tresor"  # 1/6
KNIFE = "executeur-des-ombres"  # 4/4
CANON = "obusier-a-vapeur"  # 3/3, Canon
PUPIL = "eleve-du-dojo"  # Samouraï 1/2
BRIDGE = "garde-du-pont"  # Samouraï 3/4, Vengeance
STRATEGIST = "stratege-de-l-est"  # Samouraï 2/5, Commandant
KNIGHT = "chevalier-vaillant"  # 3/5, Vaillant
TWO_BLADES = "maitre-des-deux-lames"  # Samouraï 3/2, Berserk, Esquive
RONIN = "ronin-sans-maitre"  # Samouraï 3/3, Berserk
WALL = "mur-d-acier-celeste"  # golem, 6
TORII = "gardien-du-torii"  # golem, 6
KEEPER = "gardienne-du-feu"
GIFT = "don-des-fideles"  # a miracle that needs no target
HIDEKO = "hideko-la-lame-premiere"
GENZO = "genzo-le-maitre-ivre"
KOGURYO = "koguryo"
TENGU = "tengu-l-orage-du-sabre"


def white(id, **words):
    return {"card": id, "state": ["white"], **words}


def hurt(id, damage, **words):
    return {"card": id, "damage": damage, **words}


def golem_of(t, id):
    golem = t.card(id).golem
    return golem and golem.card.proto.id


# Divinities


@card("hideko-la-lame-premiere-noir")
def test_your_samurai_on_the_fire_line_dodge_for_hideko():
    t = scene({"rear": [RAIDER, SCOUT, CANON]}, {"rear": [HIDEKO], "front": [BRIDGE, KNIFE, STRATEGIST]})
    announce(t, (SCOUT, BRIDGE), (RAIDER, STRATEGIST), (fires(t, CANON), KNIFE))
    t.you.pick("done")
    assert life(t, BRIDGE) == 2 and life(t, STRATEGIST) == 2 and t.you.purgatory == [KNIFE]
    t.settled()


@card("hideko-la-lame-premiere-noir")
def test_samurai_dodge_only_while_they_stand_on_the_fire_line():
    t = scene({"rear": [HIDEKO, BRIDGE], "front": [PUPIL]})
    assert [keyword(t.state, t.card(one), "esquive") for one in (BRIDGE, PUPIL)] == [0, 1]
    fight(t, (BRIDGE, MAREE))
    assert keyword(t.state, t.card(BRIDGE), "esquive") == 1
    t.settled()


@card("hideko-la-lame-premiere-noir")
def test_hideko_teaches_neither_others_nor_herself():
    t = scene({"rear": [HIDEKO, RAIDER, SCOUT]}, {"front": [BRIDGE]})
    fight(t, (RAIDER, BRIDGE))
    assert t.you.purgatory == [BRIDGE]
    t = scene({"rear": [RAIDER]}, {"front": [HIDEKO]})
    fight(t, (RAIDER, HIDEKO))
    assert mortal(t, you) == (5, 3)
    t.settled()


@card("hideko-la-lame-premiere-blanc")
def test_hideko_grows_as_each_of_your_turns_begins():
    t = scene({"rear": [white(HIDEKO), PUPIL]})
    end_turn(t)
    assert mortal(t, me) == (3, 4)
    end_turn(t)
    assert mortal(t, me) == (4, 4) and attack(t, PUPIL) == 1
    end_turn(t)
    end_turn(t)
    assert mortal(t, me) == (5, 4)
    t.settled()


@card("genzo-le-maitre-ivre-noir")
def test_genzo_strengthens_each_of_your_anges_as_he_comes_down():
    t = scene(
        {"divine": [{"card": GENZO, "ec": 1}], "rear": [RAIDER, "omegatron"], "front": [PUPIL], "hand": [SCOUT]},
        {"rear": [KNIFE]},
    )
    t.play(SCOUT, GENZO)  # who pays comes down before it is there
    assert [attack(t, one) for one in (RAIDER, PUPIL, SCOUT, KNIFE, "omegatron")] == [4, 2, 2, 4, 5]
    assert mortal(t, me) == (3, 10)
    end_turn(t)
    assert attack(t, RAIDER) == 4
    t.settled()


@card("genzo-le-maitre-ivre-noir")
def test_genzo_comes_down_to_an_empty_field():
    t = scene({"divine": [{"card": GENZO, "ec": 1}], "hand": [SCOUT]})
    t.play(SCOUT)
    assert attack(t, SCOUT) == 2 and mortal(t, me) == (3, 10)
    t.settled()


@card("genzo-le-maitre-ivre-blanc")
def test_genzo_leads_an_ange_back_once_a_turn():
    frozen = {"card": KNIFE, "marks": {"frozen": 1}}
    t = scene(
        {"rear": [white(GENZO), PUPIL], "front": [pair(RAIDER, WALL), SCOUT, KNIGHT, frozen, "omegatron"]},
        {"front": [TURTLE]},
    )
    t.use(GENZO)
    t.asks(me, [RAIDER, SCOUT])  # Vaillant and frozen anges stay
    t.me.pick(RAIDER)
    assert t.me.rear == [GENZO, PUPIL, RAIDER] and golem_of(t, RAIDER) == WALL
    assert t.why("use", GENZO) == "SO-TURN-100"
    t.settled()


@card("genzo-le-maitre-ivre-blanc")
def test_genzo_leads_back_who_has_just_attacked():
    t = scene({"rear": [white(GENZO), RAIDER]}, {"rear": [WALL]})
    assert t.why("use", GENZO) == "SO-GEN-160"
    fight(t, (RAIDER, WALL))
    assert t.me.front == [RAIDER] and t.why("retreat", RAIDER) == "SO-TURN-040"
    t.use(GENZO)
    assert t.me.rear == [GENZO, RAIDER] and t.me.front == []
    t.settled()


@card("koguryo-noir")
def test_koguryo_takes_nothing_from_weak_anges():
    t = scene({"rear": [SCOUT, RAIDER, TURTLE]}, {"front": [KOGURYO], "rear": [WALL]})
    fight(t, (SCOUT, KOGURYO), (TURTLE, KOGURYO), (RAIDER, KOGURYO))
    assert mortal(t, you) == (7, 3) and sorted(t.me.purgatory) == sorted([SCOUT, TURTLE, RAIDER])
    t.settled()


@card("koguryo-noir")
def test_weak_anges_do_not_hit_koguryo_back_but_strong_ones_do():
    t = scene({"rear": [KOGURYO]}, {"rear": [STRATEGIST, KNIFE]})
    announce(t, (KOGURYO, STRATEGIST), (KOGURYO, KNIFE))
    t.you.pick("done")
    assert mortal(t, me) == (7, 5) and sorted(t.you.purgatory) == sorted([STRATEGIST, KNIFE])
    t.settled()


@card("koguryo-noir")
def test_attack_is_counted_as_it_is_now_and_only_anges_are_weak():
    t = scene({"rear": [{"card": SCOUT, "marks": {"atq": 1}}]}, {"rear": [KOGURYO]})
    fight(t, (SCOUT, KOGURYO))
    assert mortal(t, you) == (7, 6)
    t = scene({"rear": [white(MAREE)]}, {"rear": [KOGURYO, TURTLE]})  # a mortal with an attack of 2
    announce(t, (MAREE, KOGURYO))
    assert t.state.over()
    t = scene({"rear": [white(MAREE, marks={"fv": 9})]}, {"rear": [KOGURYO]})
    fight(t, (MAREE, KOGURYO))
    assert mortal(t, you) == (7, 7) and mortal(t, me) == (2, 6)
    t.settled()


@card("koguryo-noir")
def test_koguryo_shields_nobody_else_and_not_against_abilities():
    t = scene({"rear": [SCOUT]}, {"rear": [KOGURYO, TURTLE]})
    fight(t, (SCOUT, TURTLE))
    assert life(t, TURTLE) == 4
    t = scene({"rear": [KOGURYO]}, {"rear": [hurt("vengeur-masque", 0, marks={"fv": 9})]})  # 2/12, Vengeance
    fight(t, (KOGURYO, "vengeur-masque"))
    assert mortal(t, me) == (7, 7)  # nothing in the combat, two after it
    t.settled()


@card("koguryo-noir")
def test_collateral_damage_reaches_koguryo_as_it_reaches_the_invincible():
    spitter = "cracheur-de-lave"  # 4, Collatéral
    t = scene({"rear": [spitter], "worship": [KEEPER], "hand": ["affaiblissement"]}, {"rear": [KOGURYO, TURTLE]})
    t.play("affaiblissement", spitter)
    fight(t, (spitter, TURTLE))
    assert attack(t, spitter) == 2 and life(t, TURTLE) == 4 and mortal(t, you) == (7, 7)
    t.settled()


@card("koguryo-blanc")
def test_your_samurai_take_revenge_for_koguryo():
    t = scene({"rear": [TURTLE, RAIDER]}, {"rear": [white(KOGURYO), STRATEGIST, KNIFE]})
    announce(t, (TURTLE, STRATEGIST))
    t.you.pick("done", "done")
    assert life(t, TURTLE) == 2 and life(t, STRATEGIST) == 4
    t.settled()


@card("koguryo-blanc")
def test_neither_other_races_nor_the_samurai_of_others_take_revenge():
    t = scene({"rear": [TURTLE]}, {"rear": [white(KOGURYO), KNIFE]})
    announce(t, (TURTLE, KNIFE))
    t.you.pick("done")
    assert life(t, TURTLE) == 2
    t = scene({"rear": [TURTLE, white(KOGURYO)]}, {"rear": [PUPIL]})
    fight(t, (TURTLE, PUPIL))
    assert life(t, TURTLE) == 5 and life(t, PUPIL) == 1
    t.settled()


@card("hideko-la-lame-premiere")
@card("genzo-le-maitre-ivre")
@card("koguryo")
@pytest.mark.parametrize(("id", "energy"), [(HIDEKO, 40), (GENZO, 40), (KOGURYO, 45)])
def test_gods_of_the_way_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


# The archange


@card("tengu-l-orage-du-sabre")
def test_tengu_leads_your_samurai():
    t = scene(
        {"rear": [TENGU, PUPIL, BRIDGE, KNIFE], "front": [RONIN]},
        {"rear": [WALL, pair(STRATEGIST, "pavois"), "sentinelle-de-pierre-celeste"]},
    )
    announce(t, (TENGU, WALL), (PUPIL, "sentinelle-de-pierre-celeste"))
    t.you.pick("done")
    assert life(t, "sentinelle-de-pierre-celeste") == 6 and t.you.purgatory == [WALL]
    assert [attack(t, one) for one in (PUPIL, BRIDGE, RONIN)] == [2, 4, 4]
    assert attack(t, TENGU) == 6 and attack(t, KNIFE) == 4 and attack(t, STRATEGIST) == 2
    end_turn(t)
    assert [attack(t, one) for one in (PUPIL, BRIDGE, RONIN)] == [1, 3, 3]
    t.settled()


@card("tengu-l-orage-du-sabre")
def test_tengu_leads_once_however_often_he_strikes_and_only_if_he_does():
    t = scene({"rear": [TENGU, PUPIL]}, {"rear": [WALL]})
    fight(t, (TENGU, WALL), (TENGU, MAREE))
    assert attack(t, PUPIL) == 2 and ec(t, you) == 34
    t = scene({"rear": [TENGU, PUPIL, BRIDGE]}, {"rear": [WALL]})
    fight(t, (PUPIL, WALL))
    assert life(t, WALL) == 5 and attack(t, BRIDGE) == 3
    t.settled()


@card("tengu-l-orage-du-sabre")
def test_samurai_that_come_later_are_not_led_and_those_of_a_friend_neither():
    t = scene({"rear": [TENGU], "hand": [PUPIL]}, {"rear": [WALL]})
    fight(t, (TENGU, WALL))
    t.play(PUPIL, "auto")
    assert attack(t, PUPIL) == 1
    t = four({"rear": [TENGU, PUPIL]}, {"rear": [WALL]}, {"rear": [BRIDGE]}, {"rear": [RONIN]})
    fight(t, (TENGU, WALL))
    assert [attack(t, one) for one in (PUPIL, BRIDGE, RONIN)] == [2, 3, 3]
    t.settled()


# Anges


@card("eleve-du-dojo")
def test_the_pupil_strikes_for_one():
    t = scene({"rear": [PUPIL]})
    fight(t, (PUPIL, MAREE))
    assert ec(t, you) == 39
    t.settled()


@card("archere-silencieuse")
def test_the_archer_hits_life_past_a_golem():
    t = scene({"rear": ["archere-silencieuse"]}, {"rear": [pair(TURTLE, WALL)]})
    t.use("archere-silencieuse", TURTLE)
    assert life(t, TURTLE) == 5 and life(t, WALL) == 6
    t.settled()


@card("moine-aux-pieds-nus")
@card("vieux-maitre")
@pytest.mark.parametrize(("id", "after"), [("moine-aux-pieds-nus", (3, 1)), ("vieux-maitre", (6, 4))])
def test_wounds_of_monks_turn_into_attack(id, after):
    t = scene({"rear": [SCOUT]}, {"rear": [id]})
    fight(t, (SCOUT, id))
    assert (attack(t, id), life(t, id)) == after
    t.settled()


@card("shinobi-de-la-brume")
def test_the_shinobi_withdraws():
    t = scene({"rear": ["shinobi-de-la-brume"]}, {"rear": [WALL]})
    announce(t, ("shinobi-de-la-brume", WALL))
    t.me.pick("yes")
    assert t.me.rear == ["shinobi-de-la-brume"] and life(t, WALL) == 4
    t.settled()


@card("duelliste")
@card("maitre-des-deux-lames")
@pytest.mark.parametrize(("id", "left"), [("duelliste", 1), (TWO_BLADES, 0)])
def test_duellists_dodge(id, left):
    t = scene({"rear": [SCOUT, PUPIL]}, {"front": [id], "rear": ["omegatron"]})
    fight(t, (SCOUT, id))
    assert t.you.purgatory == ([] if left else [id])
    t = scene({"rear": [PUPIL]}, {"front": [id], "rear": ["omegatron"]})
    fight(t, (PUPIL, id))
    assert life(t, id) == left + 1
    t.settled()


@card("vengeur-masque")
@card("garde-du-pont")
@card("vieux-maitre")
@pytest.mark.parametrize(("id", "left"), [("vengeur-masque", 2), (BRIDGE, 0), ("vieux-maitre", 0)])
def test_avengers_strike_once_more(id, left):
    t = scene({"rear": [TURTLE]}, {"rear": [id]})
    fight(t, (TURTLE, id))
    assert (life(t, TURTLE) if left else t.me.purgatory) == (left or [TURTLE])
    t.settled()


@card("porte-etendard")
def test_the_standard_bearer_borrows():
    t = scene({"rear": ["porte-etendard", "tueur-de-dieux"]}, {"rear": [TURTLE]})
    fight(t, ("porte-etendard", "tueur-de-dieux", MAREE))
    assert ec(t, you) == 35 and life(t, TURTLE) == 6
    t.settled()


@card("ronin-sans-maitre")
def test_the_ronin_attacks_twice():
    t = scene({"rear": [RONIN]})
    fight(t, (RONIN, MAREE), (RONIN, MAREE))
    assert ec(t, you) == 34
    t.settled()


@card("stratege-de-l-est")
def test_the_strategist_blocks():
    t = scene({"rear": [SCOUT]}, {"front": [STRATEGIST]})
    announce(t, (SCOUT, MAREE))
    t.you.pick(f"block:{t.number(SCOUT)}")
    assert ec(t, you) == 40 and life(t, STRATEGIST) == 1 and t.me.purgatory == [SCOUT]
    t.settled()


@card("tueur-de-dieux")
def test_the_godslayer_passes_the_rear_guard():
    t = scene({"rear": ["tueur-de-dieux"]}, {"rear": [TURTLE]})
    fight(t, ("tueur-de-dieux", MAREE))
    assert ec(t, you) == 37
    t.settled()


@card("maitre-des-deux-lames")
def test_the_master_of_two_blades_is_linked_and_still_attacks_twice():
    t = scene({"rear": [RONIN], "hand": ["pavois", TWO_BLADES]})
    t.play("pavois")
    assert golem_of(t, RONIN) is None and "pavois" in t.me.rear
    t.play(TWO_BLADES)
    assert golem_of(t, TWO_BLADES) == "pavois" and t.me.rear == [RONIN, TWO_BLADES]
    fight(t, (TWO_BLADES, MAREE), (TWO_BLADES, MAREE))
    assert ec(t, you) == 34 and t.me.front == [TWO_BLADES]
    t.settled()


@card("maitre-des-deux-lames")
def test_the_master_speaks_for_himself_alone():
    t = scene({"rear": [pair(TWO_BLADES, WALL), RONIN], "hand": ["pavois"]})
    t.play("pavois")
    assert golem_of(t, RONIN) is None and "pavois" in t.me.rear
    t.settled()


@card("heritiere-de-koguryo")
def test_the_heiress_takes_the_empty_heavens():
    t = scene({"rear": ["heritiere-de-koguryo"], "book": [], "ec": 3, "purgatory": [SCOUT] * 4}, active=1)
    end_turn(t)
    assert t.me.divine == ["heritiere-de-koguryo"] and ec(t, me) == 18
    t.settled()


@card("courtisane-du-palais")
def test_the_courtesan_sees_a_hand_and_is_safe():
    t = scene({"hand": ["courtisane-du-palais"]}, {"hand": [KNIFE], "rear": [RAIDER]})
    t.play("courtisane-du-palais")
    assert t.state.seen[t.state.players[1].hand[0].number] & 1
    end_turn(t)
    assert t.offers("attack") == []
    t.settled()


@card("assassin-du-clan")
def test_the_assassin_of_the_clan_kills_who_is_wounded():
    t = scene({"hand": ["assassin-du-clan"]}, {"rear": [hurt(TURTLE, 1), RAIDER]})
    t.play("assassin-du-clan")
    assert t.you.purgatory == [TURTLE] and t.you.rear == [RAIDER]
    t.settled()


@card("esprit-du-sabre")
def test_no_blow_wounds_the_spirit_of_the_sabre():
    t = scene({"rear": [RAIDER]}, {"rear": ["esprit-du-sabre"]})
    fight(t, (RAIDER, "esprit-du-sabre"))
    assert life(t, "esprit-du-sabre") == 1 and t.me.purgatory == [RAIDER]
    t.settled()


# Golems


@card("armure-d-apparat")
def test_who_wears_the_parade_armour_dodges():
    t = scene({"rear": [RAIDER, KNIFE]}, {"front": [pair(TURTLE, "armure-d-apparat"), pair("riposteur", "pavois")]})
    fight(t, (RAIDER, "riposteur"), (KNIFE, TURTLE))
    assert life(t, TURTLE) == 5 and life(t, "riposteur") == 3
    assert sorted(t.you.purgatory) == ["armure-d-apparat", "pavois"]
    t.settled()


@card("armure-d-apparat")
def test_without_its_armour_an_ange_dodges_no_more():
    t = scene({"rear": [RAIDER, SCOUT]}, {"front": [pair("riposteur", "armure-d-apparat")]})
    full = life(t, "riposteur")
    fight(t, (RAIDER, "riposteur"), (SCOUT, "riposteur"))
    assert t.you.purgatory == ["armure-d-apparat"] and life(t, "riposteur") == full - 4
    t.settled()


@card("mannequin-d-entrainement")
def test_the_dummy_stops_four():
    t = scene({"rear": [KNIFE]}, {"rear": ["mannequin-d-entrainement"]})
    fight(t, (KNIFE, "mannequin-d-entrainement"))
    assert t.you.purgatory == ["mannequin-d-entrainement"] and life(t, KNIFE) == 4
    t.settled()


@card("gardien-du-torii")
def test_the_torii_guardian_hits_each_attacker_back():
    t = scene({"rear": [KNIFE, TURTLE, RAIDER]}, {"rear": [TORII, WALL]})
    fight(t, (KNIFE, TURTLE, TORII), (RAIDER, WALL))
    assert life(t, KNIFE) == 1 and life(t, TURTLE) == 3 and life(t, TORII) == 1
    assert life(t, RAIDER) == 2  # other golems have no attack
    t.settled()


@card("gardien-du-torii")
def test_the_guardian_hits_back_as_it_falls():
    t = scene({"rear": [RAIDER]}, {"rear": [hurt(TORII, 3)]})
    fight(t, (RAIDER, TORII))
    assert t.me.purgatory == [RAIDER] and t.you.purgatory == [TORII]
    t.settled()


@card("gardien-du-torii")
def test_a_linked_guardian_lets_its_ange_fight_and_guns_are_out_of_reach():
    t = scene({"rear": [KNIFE]}, {"rear": [pair(PUPIL, TORII)]})
    fight(t, (KNIFE, PUPIL))
    assert life(t, KNIFE) == 3 and life(t, TORII) == 2
    t = scene({"rear": [CANON]}, {"rear": [TORII]})
    fight(t, (fires(t, CANON), TORII))
    assert life(t, CANON) == 3 and life(t, TORII) == 3
    assert t.offers("attack") == []
    end_turn(t)
    assert t.offers("attack") == [] and t.why("attack", TORII) == "SO-GOLEM-040"
    t.settled()


@card("gardien-du-torii")
def test_a_golem_wounds_the_invincible():
    t = scene({"rear": ["intouchable"]}, {"rear": [TORII]})
    fight(t, ("intouchable", TORII))
    assert t.me.purgatory == ["intouchable"]
    t.settled()


# Adorateurs


@card("paysanne-des-rizieres")
def test_the_peasant_brings_five_ec():
    t = scene({"hand": ["paysanne-des-rizieres"]})
    t.play("paysanne-des-rizieres")
    assert t.card("paysanne-des-rizieres").ec == 5
    t.settled()


@card("forgeron-de-lames")
def test_the_bladesmith_strengthens_an_ange_for_good():
    t = scene({"hand": ["forgeron-de-lames"], "rear": [RAIDER, PUPIL, "omegatron"]}, {"rear": [KNIFE]})
    t.play("forgeron-de-lames")
    t.asks(me, [RAIDER, PUPIL])
    t.me.pick(PUPIL)
    assert attack(t, PUPIL) == 3 and attack(t, RAIDER) == 3
    end_turn(t)
    end_turn(t)
    assert attack(t, PUPIL) == 3
    t.settled()


@card("forgeron-de-lames")
def test_the_bladesmith_without_an_ange_forges_nothing():
    t = scene({"hand": ["forgeron-de-lames"]}, {"rear": [KNIFE]})
    t.play("forgeron-de-lames")
    assert attack(t, KNIFE) == 4 and t.card("forgeron-de-lames").ec == 3
    t.settled()


@card("maitre-de-the")
def test_avengers_on_the_rear_guard_are_armoured_by_tea():
    t = scene(
        {"rear": [SCOUT, SCOUT, RAIDER]},
        {"rear": [BRIDGE, "vengeur-masque", "riposteur"], "worship": ["maitre-de-the"]},
    )
    one, two = (page.card.number for page in t.state.players[0].rear[:2])
    fight(t, (one, BRIDGE), (two, "vengeur-masque"), (RAIDER, "riposteur"))
    assert life(t, BRIDGE) == 3 and life(t, "vengeur-masque") == 2 and life(t, "riposteur") == 2
    t.settled()


@card("maitre-de-the")
def test_tea_serves_neither_the_fire_line_nor_others_and_wears_once():
    tea = ["maitre-de-the"]
    t = scene({"rear": [PUPIL]}, {"front": [BRIDGE], "worship": tea})
    fight(t, (PUPIL, BRIDGE))
    assert life(t, BRIDGE) == 2
    t = scene({"rear": [PUPIL], "worship": tea}, {"rear": [BRIDGE]})
    fight(t, (PUPIL, BRIDGE))
    assert life(t, BRIDGE) == 3
    t = scene({"rear": [SCOUT, RAIDER]}, {"rear": [BRIDGE], "worship": tea})
    fight(t, (SCOUT, BRIDGE), (RAIDER, BRIDGE))
    assert t.you.purgatory == [BRIDGE]
    t.settled()


@card("maitre-de-the")
@card("reliquaire-sacre")
def test_tea_serves_who_has_vengeance_from_others():
    t = scene(
        {"rear": [KNIFE]},
        {"rear": [pair("leviathan-du-large", hurt("reliquaire-sacre", 2))], "worship": ["maitre-de-the"]},
    )
    full = life(t, "leviathan-du-large")
    fight(t, (KNIFE, "leviathan-du-large"))
    assert life(t, "leviathan-du-large") == full - 1 and t.you.purgatory == ["reliquaire-sacre"]
    t.settled()


@card("calligraphe")
def test_the_calligrapher_lets_you_draw_a_page():
    for answer, hand in (("yes", [KNIFE]), ("no", [])):
        t = scene({"worship": ["calligraphe"], "hand": [GIFT], "book": [KNIFE, RAIDER]})
        t.play(GIFT)
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        assert t.me.hand == hand and t.me.purgatory == ["calligraphe", GIFT] and t.you.hand == []
        t.settled()


@card("calligraphe")
def test_one_may_decline_to_draw_from_an_empty_book():
    t = scene({"worship": ["calligraphe"], "hand": [GIFT], "book": []})
    t.play(GIFT, "no")
    assert ec(t, me) == 40
    t = scene({"worship": ["calligraphe"], "hand": [GIFT], "book": []})
    t.play(GIFT, "yes")
    assert mortal(t, me) == (2, 44)
    t.settled()
