"""MetaScience: machines that fire, measure and count each other, and golems."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, fires, four, go_on, life, mortal, pair, scene

from pioche.testing import card, me, rule, you

RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
TURTLE = "tortue-au-tresor"  # 1/6
KNIFE = "executeur-des-ombres"  # 4/4
CANON = "obusier-a-vapeur"  # Machine 3/3, Canon
RIPOSTE = "riposteur"  # Machine 2/5, Contre-attaque
DRONE = "drone-eclaireur"  # Machine 1/1, Symbiose
WALL = "mur-d-acier-celeste"  # golem, 6
SHIELD = "bouclier-de-serie"  # golem, 2, cost 1
TURRET = "golem-tourelle"  # golem, 6
KEEPER = "gardienne-du-feu"
ARCHIE = "archie-l-architecte"
VOLTA = "volta-la-tempete-d-acier"
PROMETHEUS = "prometheus"


def white(id, **words):
    return {"card": id, "state": ["white"], **words}


def golem_of(t, id):
    golem = t.card(id).golem
    return golem and golem.card.proto.id


# Divinities


@card("archie-l-architecte-noir")
def test_archie_is_linked_to_a_golem_and_shielded_by_it():
    t = scene({"rear": [ARCHIE], "hand": ["pavois"], "worship": [KEEPER]}, {"rear": [KNIFE]})
    t.play("pavois")
    assert golem_of(t, ARCHIE) == "pavois"
    end_turn(t)
    fight(t, (KNIFE, ARCHIE))
    assert mortal(t, me) == (4, 9) and t.me.purgatory == ["pavois"] and t.you.purgatory == [KNIFE]
    t.settled()


@card("archie-l-architecte-noir")
def test_archie_takes_a_lone_golem_as_he_becomes_mortal_and_chooses_with_others():
    t = scene({"divine": [{"card": ARCHIE, "ec": 1}], "rear": [WALL], "hand": [SCOUT]})
    t.play(SCOUT)
    assert golem_of(t, ARCHIE) == WALL and golem_of(t, SCOUT) is None
    t = scene({"rear": [ARCHIE, RAIDER], "hand": ["pavois"], "worship": [KEEPER]})
    t.play("pavois")
    t.asks(me, [f"link:{t.number(ARCHIE)}", f"link:{t.number(RAIDER)}"])
    t.me.pick(RAIDER)
    assert golem_of(t, RAIDER) == "pavois" and golem_of(t, ARCHIE) is None
    t.settled()


@card("archie-l-architecte-noir")
def test_other_mortals_and_berserks_are_not_linked_beside_archie():
    t = scene(
        {"rear": [pair(ARCHIE, WALL), "berserker-des-cendres"], "hand": ["pavois"], "worship": [KEEPER]},
        {"rear": [MAREE]},
    )
    t.play("pavois")
    assert golem_of(t, "berserker-des-cendres") is None and "pavois" in t.me.rear
    t = scene({"rear": [ARCHIE]}, {"rear": [MAREE], "hand": ["pavois"], "worship": [KEEPER]}, active=1)
    t.play("pavois")
    assert t.you.rear == [MAREE, "pavois"] and golem_of(t, ARCHIE) is None
    t.settled()


@card("archie-l-architecte-blanc")
def test_golems_cost_archie_one_less():
    t = scene(
        {
            "rear": [white(ARCHIE)],
            "hand": [WALL, SHIELD, SCOUT, "gargouille-de-suie"],
            "worship": [{"card": KEEPER, "ec": 2}],
        }
    )
    assert sorted(t.offers("play")) == sorted([WALL, SHIELD, SCOUT, "gargouille-de-suie"])  # 2, 0, 1, 2
    t.play(WALL)
    assert t.card(KEEPER).ec == 0
    assert t.offers("play") == [SHIELD] and t.why("play", SCOUT) == "SO-EC-050"
    t.play(SHIELD)
    assert t.me.rear == [ARCHIE, WALL, SHIELD]
    t.settled()


@card("archie-l-architecte-blanc")
def test_golems_of_others_cost_what_they_cost():
    t = scene({"rear": [white(ARCHIE)]}, {"hand": [WALL], "ec": 10}, active=1)
    t.play(WALL)
    assert ec(t, you) == 7
    t = scene({"rear": [white(ARCHIE)]}, {"hand": [WALL], "ec": 2}, active=1)
    assert t.why("play", WALL) == "SO-DIV-030"


@card("volta-la-tempete-d-acier-noir")
def test_volta_joins_your_machines_in_symbiosis():
    t = scene({"rear": [VOLTA, CANON, RIPOSTE, RAIDER]}, {"rear": [DRONE, "automate-blinde"]})
    assert [attack(t, one) for one in (VOLTA, CANON, RIPOSTE)] == [8, 6, 5]  # Volta, Canon, Riposte and the drone
    assert attack(t, DRONE) == 4 and attack(t, RAIDER) == 3 and attack(t, "automate-blinde") == 3


@card("volta-la-tempete-d-acier-noir")
def test_symbiosis_that_is_there_already_is_not_doubled():
    t = scene({"rear": [VOLTA, DRONE, "sentinelle-en-reseau"]})
    assert [attack(t, one) for one in (VOLTA, DRONE, "sentinelle-en-reseau")] == [7, 3, 3]


@card("volta-la-tempete-d-acier-blanc")
def test_volta_strengthens_your_anges_with_canon():
    t = scene(
        {"rear": [white(VOLTA), CANON, "tourelle-mobile", RAIDER, "omegatron"]}, {"rear": ["canonniere-de-l-ile"]}
    )
    assert [attack(t, one) for one in (CANON, "tourelle-mobile")] == [4, 4]
    assert attack(t, RAIDER) == 3 and attack(t, VOLTA) == 2 and attack(t, "omegatron") == 5
    assert attack(t, "canonniere-de-l-ile") == 2


@card("volta-la-tempete-d-acier-blanc")
def test_who_borrows_canon_by_rhapsodie_is_strengthened_for_the_attack():
    herald = "porteuse-de-lanterne"
    t = scene({"rear": [white(VOLTA), herald, CANON]}, {"rear": ["sentinelle-de-pierre-celeste"]})
    before = attack(t, herald)
    announce(t, (fires(t, CANON), herald, "sentinelle-de-pierre-celeste"))
    go_on(t)
    assert life(t, "sentinelle-de-pierre-celeste") == 8 - 4 - before - 1 and attack(t, herald) == before
    t.settled()


@card("prometheus-noir")
def test_lone_golems_fire_for_prometheus():
    t = scene({"rear": [PROMETHEUS, WALL, TURRET]}, {"rear": [TURTLE, RIPOSTE]})
    keys = [key for key in t.match.decision.keys if key.startswith("attack")]
    assert sorted(keys) == sorted([f"attack:{t.number(PROMETHEUS)}", fires(t, WALL), fires(t, TURRET)])
    fight(t, (fires(t, WALL), TURTLE), (fires(t, TURRET), RIPOSTE))
    assert life(t, TURTLE) == 3 and life(t, WALL) == 5 and life(t, RIPOSTE) == 2 and life(t, TURRET) == 4
    assert t.me.rear == [PROMETHEUS, WALL, TURRET] and t.me.front == []
    t.settled()


@card("prometheus-noir")
def test_linked_golems_and_those_of_others_do_not_fire():
    t = scene({"rear": [PROMETHEUS, pair(RAIDER, WALL)]}, {"rear": ["pavois"]})
    assert t.why(f"attack:{t.number(WALL)}.1") == "SO-GOLEM-040"
    end_turn(t)
    assert t.offers("attack") == []
    t.settled()


@card("prometheus-noir")
def test_a_lone_golem_strikes_a_divinity_and_deals_nothing_back_when_attacked():
    t = scene({"rear": [PROMETHEUS, WALL]}, {"front": [SCOUT]})
    fight(t, (fires(t, WALL), MAREE))
    assert ec(t, you) == 37
    end_turn(t)
    fight(t, (SCOUT, WALL))
    assert life(t, WALL) == 4 and life(t, SCOUT) == 1
    t.settled()


@card("prometheus-noir")
def test_a_golem_falls_by_the_blow_back_on_its_shield():
    t = scene({"rear": [PROMETHEUS, SHIELD]}, {"rear": ["leviathan-du-large"]})
    fight(t, (fires(t, SHIELD), "leviathan-du-large"))
    assert t.me.purgatory == [SHIELD] and life(t, "leviathan-du-large") == 3
    t.settled()


@card("prometheus-noir")
def test_golems_of_prometheus_hurt_the_invincible():
    t = scene({"rear": [PROMETHEUS, WALL]}, {"rear": ["intouchable"]})
    fight(t, (fires(t, WALL), "intouchable"))
    assert t.you.purgatory == ["intouchable"]
    t.settled()


@card("prometheus-blanc")
def test_your_linked_anges_are_stronger_by_two():
    t = scene({"rear": [white(PROMETHEUS), pair(RAIDER, WALL), SCOUT]}, {"rear": [pair(KNIFE, "pavois")]})
    assert attack(t, RAIDER) == 5 and attack(t, SCOUT) == 2 and attack(t, KNIFE) == 4
    t = scene({"rear": [white(PROMETHEUS), pair(RAIDER, {"card": SHIELD, "damage": 1})]}, {"rear": [TURTLE]})
    fight(t, (RAIDER, TURTLE))
    assert life(t, TURTLE) == 1 and t.me.purgatory == [SHIELD] and attack(t, RAIDER) == 3
    t.settled()


@card("archie-l-architecte")
@card("volta-la-tempete-d-acier")
@card("prometheus")
@pytest.mark.parametrize(("id", "energy"), [(ARCHIE, 40), (VOLTA, 40), (PROMETHEUS, 46)])
def test_gods_of_metascience_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


# The archange


@card("omegatron")
def test_golems_that_you_invoke_gain_a_point():
    t = scene({"rear": ["omegatron", RAIDER, "pavois"], "hand": [WALL, SHIELD, SCOUT]})
    assert golem_of(t, RAIDER) == "pavois"
    t.play(WALL, "auto")
    t.play(SHIELD, "auto")
    t.play(SCOUT, "auto", WALL)
    assert life(t, WALL) == 7 and life(t, SHIELD) == 3 and life(t, "pavois") == 4 and life(t, SCOUT) == 1
    t.settled()


@card("omegatron")
def test_a_golem_invoked_by_a_miracle_gains_it_too_but_not_that_of_an_opponent():
    t = scene({"rear": ["omegatron"], "hand": ["levee-en-masse", SHIELD], "worship": [KEEPER]})
    t.play("levee-en-masse", SHIELD)
    assert life(t, SHIELD) == 3
    t = scene({"rear": ["omegatron"]}, {"hand": [WALL]}, active=1)
    t.play(WALL)
    assert life(t, WALL) == 6
    t.settled()


@card("omegatron")
def test_who_invokes_counts_not_whose_field_it_is():
    t = four({"rear": ["omegatron"], "hand": [WALL]}, {}, {"hand": [SHIELD]})
    t.play(f"play:{t.number(WALL)}.1", "auto")
    assert t.players[2].rear == [WALL] and life(t, WALL) == 7
    end_turn(t)
    end_turn(t)
    t.play(f"play:{t.number(SHIELD)}.1")
    assert t.me.rear == ["omegatron", SHIELD] and life(t, SHIELD) == 2
    t.settled()


# Anges


@card("drone-eclaireur")
@card("sentinelle-en-reseau")
@card("relais-de-reseau")
@card("essaim-de-nanites")
def test_symbiosis_counts_all_others_on_the_field():
    t = scene(
        {"rear": [DRONE, "sentinelle-en-reseau"], "worship": ["relais-de-reseau"]},
        {"front": ["essaim-de-nanites"], "rear": [RAIDER]},
    )
    assert [attack(t, one) for one in (DRONE, "sentinelle-en-reseau", "essaim-de-nanites")] == [4, 4, 6]
    assert attack(t, RAIDER) == 3


@card("soudeuse-de-guerre")
def test_the_welder_plates_one_of_your_golems():
    t = scene({"hand": ["soudeuse-de-guerre"], "rear": [pair(RAIDER, WALL), pair(SCOUT, SHIELD)]}, {"rear": ["pavois"]})
    t.play("soudeuse-de-guerre")
    t.asks(me, [WALL, SHIELD])
    t.me.pick(SHIELD)
    assert life(t, SHIELD) == 5 and life(t, WALL) == 6
    t.settled()


@card("soudeuse-de-guerre")
def test_the_welder_plates_the_golem_she_joins_or_none():
    t = scene({"hand": ["soudeuse-de-guerre"], "rear": [{"card": SHIELD, "damage": 1}]})
    t.play("soudeuse-de-guerre")
    assert golem_of(t, "soudeuse-de-guerre") == SHIELD and life(t, SHIELD) == 4
    t = scene({"hand": ["soudeuse-de-guerre"]}, {"rear": [WALL]})
    t.play("soudeuse-de-guerre")
    assert t.me.rear == ["soudeuse-de-guerre"] and life(t, WALL) == 6
    t.settled()


@card("tireuse-calibree")
@card("tourelle-mobile")
@pytest.mark.parametrize("id", ["tireuse-calibree", "tourelle-mobile"])
def test_precision_takes_a_point_of_life_once_a_turn(id):
    t = scene({"rear": [id]}, {"rear": [pair(TURTLE, WALL)]})
    t.use(id)
    t.asks(me, [id, TURTLE])
    t.me.pick(TURTLE)
    assert life(t, TURTLE) == 5 and life(t, WALL) == 6 and t.why("use", id) == "SO-TURN-100"
    t.settled()


@card("accumulateur-vivant")
def test_the_accumulator_pays_with_life_and_grows_by_wounds():
    id = "accumulateur-vivant"
    t = scene({"rear": [id], "hand": ["pavois"]})
    t.play("pavois", f"pay:{t.number(id)}")
    assert life(t, id) == 1 and attack(t, id) == 1 and ec(t, me) == 40 and golem_of(t, id) == "pavois"
    t = scene({"rear": [SCOUT]}, {"rear": [id]})
    fight(t, (SCOUT, id))
    assert life(t, id) == 1 and attack(t, id) == 3
    t.settled()


@card("automate-blinde")
def test_armour_of_the_automaton_wears_first():
    t = scene({"rear": [RAIDER]}, {"rear": ["automate-blinde"]})
    fight(t, (RAIDER, "automate-blinde"))
    assert life(t, "automate-blinde") == 1 and t.me.purgatory == [RAIDER]
    t.settled()


@card("resonateur")
def test_the_resonator_grows_when_another_of_your_anges_does():
    smith = "couveuse-de-dracodia"
    dragon = "dragonnet-d-etincelles"
    t = scene({"rear": ["resonateur", dragon], "worship": [smith]})
    before = attack(t, dragon)
    t.use(smith)
    assert attack(t, dragon) == before + 1 and attack(t, "resonateur") == 3
    end_turn(t)
    assert attack(t, dragon) == before and attack(t, "resonateur") == 3  # the gain was for the turn, its own is not
    t.settled()


@card("resonateur")
def test_wounds_that_turn_into_attack_are_heard_but_what_anges_have_is_not():
    t = scene({"rear": [SCOUT]}, {"rear": ["resonateur", RIPOSTE]})
    fight(t, (SCOUT, RIPOSTE))
    assert attack(t, RIPOSTE) == 4 and attack(t, "resonateur") == 3
    t = scene({"rear": ["resonateur", RAIDER], "hand": ["carapace-de-magma"]})
    t.play("carapace-de-magma", RAIDER)
    assert attack(t, RAIDER) == 5 and attack(t, "resonateur") == 2
    t.settled()


@card("resonateur")
def test_the_resonator_hears_neither_itself_nor_others_nor_a_loss():
    tavern = "tavernier-au-bierovin"
    t = scene({"rear": [RAIDER], "worship": [tavern], "hand": ["don-des-fideles"]}, {"rear": ["resonateur"]})
    t.play("don-des-fideles")
    assert attack(t, RAIDER) == 5 and attack(t, "resonateur") == 2
    t = scene({"hand": ["sirene-des-brisants"]}, {"rear": ["resonateur", KNIFE]})
    t.play("sirene-des-brisants", KNIFE)
    assert attack(t, KNIFE) == 2 and attack(t, "resonateur") == 2
    t = scene({"hand": ["resonateur", "charge-soudaine"], "worship": [KEEPER]})
    t.play("charge-soudaine", "resonateur")
    assert attack(t, "resonateur") == 3
    t.settled()


@card("resonateur")
def test_two_resonators_answer_each_other_three_times():
    t = scene(
        {
            "rear": ["resonateur", "resonateur", RAIDER],
            "worship": ["tavernier-au-bierovin"],
            "hand": ["don-des-fideles"],
        }
    )
    t.play("don-des-fideles")
    while t.match.decision.kind == "trigger":
        t.me.pick(t.match.decision.keys[0])
    first, second, _ = t.state.players[0].rear
    assert (attack(t, first.card.number), attack(t, second.card.number), attack(t, RAIDER)) == (8, 8, 5)
    t.settled()


@card("obusier-a-vapeur")
@card("missile-a-tete-chercheuse")
@pytest.mark.parametrize("id", ["obusier-a-vapeur", "missile-a-tete-chercheuse", "tourelle-mobile", "omegatron"])
def test_guns_fire_from_the_rear_guard_unhurt(id):
    t = scene({"rear": [id]}, {"rear": [WALL]})
    power = attack(t, id)
    fight(t, (fires(t, id), WALL))
    assert t.me.rear == [id] and life(t, WALL) == 6 - power and t.card(id).damage == 0
    t.settled()


@card("missile-a-tete-chercheuse")
def test_the_missile_kills_what_it_hurts_and_dies_with_its_turn():
    missile = "missile-a-tete-chercheuse"
    t = scene({"hand": [missile]}, {"rear": ["leviathan-du-large"]})
    t.play(missile)
    fight(t, (fires(t, missile), "leviathan-du-large"))
    assert t.you.purgatory == ["leviathan-du-large"] and t.me.rear == [missile]
    end_turn(t)
    assert t.me.purgatory == [missile]
    t.settled()


@card("essaim-de-nanites")
def test_the_swarm_finds_another_one():
    swarm = "essaim-de-nanites"
    t = scene({"hand": [swarm], "book": [SCOUT, swarm, RAIDER, swarm, KNIFE]})
    t.play(swarm)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.hand == [swarm] and sorted(t.me.book) == sorted([SCOUT, RAIDER, swarm, KNIFE])
    assert t.state.seen[t.state.players[0].hand[0].number]  # it was shown
    assert not any(one.number in t.state.seen for one in t.state.players[0].book)
    t.settled()


@card("essaim-de-nanites")
def test_the_swarm_may_be_left_alone_and_may_find_nothing():
    swarm = "essaim-de-nanites"
    t = scene({"hand": [swarm], "book": [SCOUT, swarm, RAIDER]})
    t.play(swarm, "no")
    assert t.me.hand == [] and t.me.book == [SCOUT, swarm, RAIDER]
    for book in ([SCOUT, RAIDER], []):
        t = scene({"hand": [swarm], "book": book}, {"book": [swarm]})
        t.play(swarm, "yes")
        assert t.me.hand == [] and sorted(t.me.book) == sorted(book) and ec(t, me) == 36
        t.settled()


@card("riposteur")
def test_wounds_of_the_riposter_turn_into_attack():
    t = scene({"rear": [RAIDER]}, {"rear": [RIPOSTE]})
    fight(t, (RAIDER, RIPOSTE))
    assert t.me.purgatory == [RAIDER] and (attack(t, RIPOSTE), life(t, RIPOSTE)) == (5, 2)
    t.settled()


@card("prototype-reveur")
@card("premier-golem")
@pytest.mark.parametrize(("id", "energy"), [("prototype-reveur", 14), ("premier-golem", 15)])
def test_who_has_a_destiny_takes_the_empty_heavens(id, energy):
    t = scene({"rear": [id], "book": [], "ec": 7, "purgatory": [SCOUT] * 4}, active=1)
    end_turn(t)
    assert t.me.divine == [id] and ec(t, me) == energy and t.me.rear == [MAREE]
    t.settled()


@rule("SO-DESTIN-100")
@card("prototype-reveur")
def test_a_divinity_that_a_miracle_makes_mortal_has_its_heir_at_once():
    nobody = {"card": "hideko-la-lame-premiere", "ec": 5}  # nothing happens as she arrives
    t = scene(
        {"worship": [KEEPER], "hand": ["colere-divine"]},
        {"rear": ["prototype-reveur"], "divine": [nobody], "purgatory": [SCOUT] * 3},
    )
    t.play("colere-divine")
    assert t.you.divine == ["prototype-reveur"] and ec(t, you) == 14
    assert t.you.rear == ["hideko-la-lame-premiere"] and t.you.book == [SCOUT] * 3
    t.settled()


@card("colosse-de-prometheus")
def test_the_linked_colossus_attacks_twice():
    colossus = "colosse-de-prometheus"
    t = scene({"rear": [pair(colossus, WALL), RAIDER]}, {"rear": [TURTLE, RIPOSTE]})
    t.attack(colossus)
    t.strike(TURTLE)
    assert sorted(t.offers("attack")) == sorted([colossus, RAIDER])
    t.attack(colossus)
    t.strike(RIPOSTE)
    assert t.offers("attack") == [RAIDER] and t.why("attack", colossus) == "SO-ATK-020"
    t.done()
    go_on(t)
    assert life(t, TURTLE) == 1 and t.you.purgatory == [RIPOSTE] and life(t, WALL) == 3
    t.settled()


@card("colosse-de-prometheus")
def test_the_colossus_alone_attacks_once_and_keeps_what_was_announced():
    colossus = "colosse-de-prometheus"
    t = scene({"rear": [colossus, pair(RAIDER, WALL)]}, {"rear": [TURTLE]})
    t.attack(colossus)
    t.strike(TURTLE)
    assert t.offers("attack") == [RAIDER] and t.why("attack", colossus) == "SO-ATK-020"
    t = scene({"rear": [pair(colossus, {"card": SHIELD, "damage": 1})]}, {"rear": [TURTLE]})
    fight(t, (colossus, TURTLE), (colossus, TURTLE))
    assert t.you.purgatory == [TURTLE] and t.me.purgatory == [SHIELD] and life(t, colossus) == 5
    t.settled()


@card("cuve-alchimique")
def test_the_vat_pays_with_its_life_to_the_last_point():
    vat = "cuve-alchimique"
    t = scene({"rear": [vat], "hand": ["goule-affamee"]})
    t.play("goule-affamee", f"pay:{t.number(vat)}")
    assert t.me.purgatory == [vat] and t.me.rear == ["goule-affamee"] and ec(t, me) == 40
    t.settled()


@card("perce-ciel")
def test_the_sky_piercer_strikes_the_divinity_past_the_rear_guard():
    t = scene({"rear": ["perce-ciel", RAIDER]}, {"rear": [TURTLE]})
    t.attack("perce-ciel")
    t.asks(me, [f"strike:{t.number(TURTLE)}", f"strike:{t.state.players[1].divinity}", f"attack:{t.number(RAIDER)}"])
    t.strike(MAREE)
    t.done()
    assert ec(t, you) == 36
    t.settled()


# Golems


@card("bouclier-de-serie")
@card("mur-d-acier-celeste")
@card("golem-tourelle")
@pytest.mark.parametrize(("id", "points"), [(SHIELD, 2), (WALL, 6), (TURRET, 6)])
def test_golems_of_metascience_stop_what_is_printed(id, points):
    t = scene({"rear": ["leviathan-du-large"]}, {"rear": [pair(TURTLE, id)]})
    fight(t, ("leviathan-du-large", TURTLE))
    assert t.you.purgatory == [id] and life(t, TURTLE) == 6 - (7 - points)
    t.settled()


@card("golem-tourelle")
def test_the_turret_fires_from_the_rear_guard_and_takes_the_blow_back():
    t = scene({"rear": [TURRET, WALL]}, {"rear": [TURTLE]})
    assert t.why("attack", TURRET) == t.why(f"attack:{t.number(WALL)}.1") == "SO-GOLEM-040"
    fight(t, (fires(t, TURRET), TURTLE))
    assert life(t, TURTLE) == 4 and life(t, TURRET) == 5 and t.me.rear == [TURRET, WALL]
    t.settled()


@card("golem-tourelle")
def test_the_turret_doubles_on_the_fire_line_joins_groups_and_obeys_the_rear_guard():
    t = scene({"rear": [TURRET, "berserker-des-cendres"]}, {"front": [TURTLE], "rear": [PUPIL]})
    announce(t, (fires(t, TURRET), "berserker-des-cendres", TURTLE))
    assert t.you.purgatory == [TURTLE] and life(t, TURRET) == 5  # 4 and 6
    t = scene({"rear": [TURRET]}, {"rear": [PUPIL]})
    t.attack(TURRET)
    assert t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"


@card("golem-tourelle")
def test_a_linked_turret_fires_too_while_its_ange_stays_behind():
    t = scene({"rear": [pair(RAIDER, TURRET), SCOUT]}, {"rear": [RIPOSTE, PUPIL]})
    fight(t, (fires(t, TURRET), RIPOSTE), (SCOUT, PUPIL))
    assert life(t, RIPOSTE) == 3 and life(t, TURRET) == 4 and life(t, RAIDER) == 2
    assert t.me.rear == [RAIDER] and golem_of(t, RAIDER) == TURRET and t.you.purgatory == [PUPIL]
    t.settled()


@card("golem-tourelle")
def test_a_linked_turret_that_is_taken_to_the_fire_line_does_not_fire():
    t = scene({"rear": [pair(RAIDER, TURRET)]}, {"rear": [RIPOSTE]})
    fight(t, (RAIDER, RIPOSTE), (fires(t, TURRET), RIPOSTE))
    assert life(t, RIPOSTE) == 2 and life(t, TURRET) == 4 and t.me.front == [RAIDER]
    t = scene({"front": [pair(RAIDER, TURRET)]}, {"rear": [RIPOSTE]})
    assert t.why(f"attack:{t.number(TURRET)}.1") == "SO-GOLEM-040"
    t.settled()


@card("prometheus-noir")
def test_a_lone_golem_that_is_linked_before_its_combat_does_not_fire():
    t = scene({"rear": [PROMETHEUS, WALL], "hand": [RAIDER], "worship": [KEEPER]}, {"rear": [RIPOSTE, PUPIL]})
    announce(t, (PROMETHEUS, PUPIL), (fires(t, WALL), RIPOSTE))
    t.play(RAIDER)
    go_on(t)
    assert golem_of(t, RAIDER) == WALL and life(t, RIPOSTE) == 5 and life(t, WALL) == 6
    t.settled()


def test_a_golem_waits_for_an_ange_that_has_berserk_for_the_attack():
    herald, berserk = "heraut-rhapsode", "berserker-des-cendres"
    worn = {"card": "pavois", "damage": 3}
    t = scene({"rear": [pair(herald, worn), berserk, WALL], "hand": [SHIELD]}, {"rear": [RIPOSTE, "idole-maudite"]})
    announce(t, (herald, RIPOSTE), (berserk, "idole-maudite"))
    assert t.me.purgatory == ["pavois"] and golem_of(t, herald) is None and t.me.rear == [WALL]
    t.settled()  # between two combats
    go_on(t)
    assert golem_of(t, herald) == WALL and golem_of(t, berserk) is None
    t.settled()


# Adorateurs


@card("ingenieure-en-chef")
def test_the_engineer_brings_five_ec():
    t = scene({"hand": ["ingenieure-en-chef"]})
    t.play("ingenieure-en-chef")
    assert t.card("ingenieure-en-chef").ec == 5
    t.settled()


@card("noyau-de-calcul")
def test_the_core_draws_a_page_more():
    t = scene({"worship": ["noyau-de-calcul", "noyau-de-calcul"]}, active=1)
    end_turn(t)
    assert len(t.me.hand) == 4
    t.settled()


@card("reparateur")
def test_the_repairer_mends_a_point_of_one_of_your_golems_once_a_turn():
    worn = {"card": WALL, "damage": 3}
    t = scene(
        {
            "worship": ["reparateur"],
            "rear": [pair(RAIDER, worn), pair(PUPIL, {"card": SHIELD, "damage": 1}), pair(SCOUT, "pavois")],
        },
        {"rear": [{"card": TURRET, "damage": 1}]},
    )
    t.use("reparateur")
    t.asks(me, [WALL, SHIELD])
    t.me.pick(WALL)
    assert life(t, WALL) == 4 and life(t, SHIELD) == 1 and t.why("use", "reparateur") == "SO-TURN-100"
    t.settled()


@card("reparateur")
def test_the_repairer_mends_no_whole_golem_and_no_ange():
    t = scene(
        {"worship": ["reparateur"], "rear": [pair(RAIDER, WALL, damage=1)]}, {"rear": [{"card": TURRET, "damage": 1}]}
    )
    assert t.offers("use") == [] and t.why("use", "reparateur") == "SO-GEN-160"


@card("reparateur")
def test_a_repairer_that_has_paid_mends_in_the_turn_it_came():
    t = scene({"hand": ["reparateur", RAIDER], "rear": [{"card": WALL, "damage": 2}]})
    t.play("reparateur")
    t.play(RAIDER, f"pay:{t.number('reparateur')}")
    t.use("reparateur")
    assert life(t, WALL) == 5
    t.settled()
