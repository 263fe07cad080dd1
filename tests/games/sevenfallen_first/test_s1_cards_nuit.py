"""Nuit sans fin: knives, poison, sudden death, what speaks from the purgatoire, gifts to the enemy."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, fires, four, life, mortal, pair, scene

from pioche.games.sevenfallen_first.rules.terms import WORDS
from pioche.testing import card, me, you

RAIDER = "pillard-des-recifs"  # 3/2, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
PUPIL = "eleve-du-dojo"  # 1/2, cost 1
TURTLE = "tortue-au-tresor"  # 1/6, cost 4
KNIFE = "executeur-des-ombres"  # Ombre 4/4, cost 5
DAGGER = "dague-de-minuit"  # Ombre 2/1, cost 2
GHOUL = "goule-affamee"  # Revenant 4/4, cost 4
STAR_EATER = "devoreur-d-etoiles"  # Ombre 6/6, cost 8
WALL = "mur-d-acier-celeste"  # golem, 6
SHIELD = "bouclier-de-serie"  # golem, 2
KEEPER = "gardienne-du-feu"
GIFT = "don-des-fideles"  # a miracle that needs no target
MORVANE = "morvane-reine-du-voile"
NOX = "nox-le-fossoyeur"
EREB = "ereb-le-dieu-sans-soleil"


def white(id, **words):
    return {"card": id, "state": ["white"], **words}


# Divinities


@card("morvane-reine-du-voile-noir")
def test_morvane_heals_for_each_opposing_ange_destroyed():
    t = scene(
        {"rear": [{"card": MORVANE, "damage": 5}], "worship": [KEEPER], "hand": ["pluie-de-cendres"]},
        {"rear": [SCOUT, DAGGER, {"card": SHIELD, "damage": 1}, {"card": RAIDER, "damage": 1}]},
    )
    t.play("pluie-de-cendres")  # 1 to her too
    while t.match.decision.kind == "trigger":
        t.me.pick(t.match.decision.keys[0])
    assert len(t.you.purgatory) == 3 and mortal(t, me) == (4, 8)
    t.settled()


@card("morvane-reine-du-voile-noir")
def test_morvane_heals_neither_for_your_anges_nor_for_golems_nor_above_her_life():
    hurt = {"card": MORVANE, "damage": 5}
    t = scene({"rear": [hurt, SCOUT], "worship": [KEEPER], "hand": ["chute"]})
    t.play("chute")
    assert SCOUT in t.me.purgatory and mortal(t, me) == (4, 5)
    t = scene({"rear": [hurt], "worship": [KEEPER], "hand": ["rupture"]}, {"rear": [WALL]})
    t.play("rupture")
    assert mortal(t, me) == (4, 5)
    t = scene({"rear": [{"card": MORVANE, "damage": 1}], "worship": [KEEPER], "hand": ["chute"]}, {"rear": [SCOUT]})
    t.play("chute")
    assert mortal(t, me) == (4, 10)
    t.settled()


@card("morvane-reine-du-voile-blanc")
def test_morvane_gives_fourberie_to_your_ombre_anges():
    t = scene(
        {"rear": [white(MORVANE), "rat-des-catacombes", RAIDER]},
        {"rear": [pair(TURTLE, WALL), pair("riposteur", "pavois")]},
    )
    fight(t, ("rat-des-catacombes", TURTLE), (RAIDER, "riposteur"))
    assert life(t, TURTLE) == 4 and life(t, WALL) == 6
    assert life(t, "pavois") == 1 and life(t, "riposteur") == 5
    t.settled()


@card("morvane-reine-du-voile-blanc")
def test_morvane_gives_nothing_to_the_ombre_anges_of_others():
    t = scene({"rear": ["rat-des-catacombes"]}, {"rear": [white(MORVANE), pair(TURTLE, WALL)]})
    fight(t, ("rat-des-catacombes", TURTLE))
    assert life(t, TURTLE) == 6 and life(t, WALL) == 4
    t.settled()


@card("nox-le-fossoyeur-noir")
def test_nox_banishes_two_pages_to_invoke_a_small_ange():
    t = scene({"rear": [NOX], "purgatory": [SCOUT, WALL, GHOUL, KEEPER]})
    t.use(NOX)
    t.asks(me, [WALL, GHOUL, KEEPER])  # the last ange of cost 2 or less is what it is for
    t.me.pick(GHOUL)
    t.asks(me, [WALL, KEEPER])
    t.me.pick(KEEPER)
    t.asks(me, [SCOUT])
    t.me.pick(SCOUT)
    assert t.me.rear == [NOX, SCOUT] and t.me.purgatory == [WALL] and t.me.pandemonium == [GHOUL, KEEPER]
    assert t.why("use", NOX) == "SO-TURN-100"
    t.settled()


@card("nox-le-fossoyeur-noir")
@pytest.mark.parametrize("graves", [[], [SCOUT, WALL], [RAIDER, DAGGER], [GHOUL, WALL, KEEPER]])
def test_nox_needs_two_pages_and_an_ange_of_cost_2_or_less_besides(graves):
    t = scene({"rear": [NOX], "purgatory": graves}, {"purgatory": [SCOUT] * 4})
    assert t.offers("use") == [] and t.why("use", NOX) == "SO-GEN-160"


@card("nox-le-fossoyeur-noir")
def test_a_dechu_that_nox_invokes_falls_to_the_opponent():
    t = scene({"rear": [NOX], "purgatory": ["traitre-du-voile", WALL, KEEPER]})
    t.use(NOX)
    t.me.pick(WALL, KEEPER, "traitre-du-voile")
    assert t.me.rear == [NOX] and t.you.rear == ["traitre-du-voile"]
    t.settled()


@card("nox-le-fossoyeur-blanc")
def test_nox_takes_up_to_three_anges_from_the_purgatoire():
    graves = [SCOUT, WALL, GHOUL, KEEPER, RAIDER, KNIFE]
    for picks, taken in (([SCOUT, KNIFE, GHOUL], [SCOUT, KNIFE, GHOUL]), ([RAIDER, "done"], [RAIDER]), (["done"], [])):
        t = scene({"divine": [NOX], "book": [], "purgatory": graves}, active=1)
        end_turn(t)
        t.asks(me, [SCOUT, GHOUL, RAIDER, KNIFE, "done"])
        t.me.pick(*picks)
        assert t.me.hand == taken and sorted(t.me.purgatory) == sorted(set(graves) - set(taken))
        t.settled()


@card("nox-le-fossoyeur-blanc")
def test_nox_without_anges_in_the_purgatoire_takes_nothing():
    t = scene({"divine": [NOX], "book": [], "purgatory": [WALL, KEEPER]}, active=1)
    end_turn(t)
    assert t.me.hand == [] and t.me.rear == [NOX]
    t.settled()


@card("ereb-le-dieu-sans-soleil-noir")
def test_ereb_hurts_each_opposing_ange_as_your_turn_begins():
    t = scene({"rear": [EREB, RAIDER]}, {"rear": [pair(TURTLE, WALL), "omegatron"], "front": [SCOUT]})
    end_turn(t)
    assert life(t, TURTLE) == 6
    end_turn(t)
    assert life(t, TURTLE) == 5 and life(t, WALL) == 6 and t.you.purgatory == [SCOUT]
    assert life(t, RAIDER) == 2 and life(t, "omegatron") == 6
    t.settled()


@card("ereb-le-dieu-sans-soleil-blanc")
def test_ereb_poisons_opposing_anges_on_the_fire_line():
    t = scene({"rear": [white(EREB)], "front": [RAIDER]}, {"rear": [PUPIL], "front": [pair(TURTLE, WALL), KNIFE]})
    end_turn(t)
    assert life(t, TURTLE) == 5 and life(t, KNIFE) == 3 and life(t, WALL) == 6 and life(t, PUPIL) == 2
    t.retreat(TURTLE)
    end_turn(t)
    assert life(t, RAIDER) == 2
    end_turn(t)
    assert life(t, TURTLE) == 5 and life(t, KNIFE) == 2
    t.settled()


@card("morvane-reine-du-voile")
@card("nox-le-fossoyeur")
@card("ereb-le-dieu-sans-soleil")
@pytest.mark.parametrize(("id", "energy"), [(MORVANE, 40), (NOX, 40), (EREB, 44)])
def test_gods_of_the_night_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


# The archange


@card("azraeon-faucheur-des-voiles")
def test_azraeon_destroys_an_ange_of_cost_4_or_less():
    azraeon = "azraeon-faucheur-des-voiles"
    t = scene(
        {"hand": [azraeon], "rear": [SCOUT], "purgatory": [WALL] * 10},
        {"rear": [pair(GHOUL, WALL), KNIFE]},
        step="start",
    )
    t.play(azraeon)
    t.asks(me, [SCOUT, GHOUL])
    t.me.pick(GHOUL)
    assert t.you.purgatory == [GHOUL] and t.you.rear == [KNIFE] and life(t, WALL) == 6
    t.settled()


@card("azraeon-faucheur-des-voiles")
def test_azraeon_must_destroy_your_own_ange_and_may_find_none():
    azraeon = "azraeon-faucheur-des-voiles"
    t = scene({"hand": [azraeon], "rear": [SCOUT], "purgatory": [WALL] * 10}, {"rear": [KNIFE]}, step="start")
    t.play(azraeon)
    assert t.me.rear == [azraeon] and SCOUT in t.me.purgatory
    t = scene({"hand": [azraeon], "purgatory": [WALL] * 10}, {"rear": [KNIFE, WALL]}, step="start")
    t.play(azraeon)
    assert t.me.rear == [azraeon] and t.you.rear == [KNIFE]
    t.settled()


# Anges


@card("rat-des-catacombes")
@card("goule-pestilente")
@pytest.mark.parametrize(("id", "full"), [("rat-des-catacombes", 3), ("goule-pestilente", 5)])
def test_poison_takes_a_point_as_your_turn_begins(id, full):
    t = scene({"rear": [id]})
    end_turn(t)
    assert life(t, id) == full
    end_turn(t)
    assert life(t, id) == full - 1
    t.settled()


@card("dague-de-minuit")
def test_the_dagger_strikes_past_the_golem():
    t = scene({"rear": [DAGGER]}, {"rear": [pair(PUPIL, WALL)]})
    fight(t, (DAGGER, PUPIL))
    assert t.you.purgatory == [PUPIL] and life(t, WALL) == 6
    t.settled()


@card("spectre-plaintif")
def test_the_spectre_wails_from_the_purgatoire_once_in_each_of_your_turns():
    t = scene({"purgatory": ["spectre-plaintif"], "rear": [RAIDER]}, {"rear": [pair(TURTLE, WALL), "omegatron"]})
    t.use("spectre-plaintif")
    t.asks(me, [RAIDER, TURTLE])
    t.me.pick(TURTLE)
    assert life(t, TURTLE) == 5 and life(t, WALL) == 6
    assert t.why("use", "spectre-plaintif") == "SO-TURN-100"
    end_turn(t)
    assert t.why("use", "spectre-plaintif", seat=me) == "SO-TURN-060"
    end_turn(t)
    assert t.offers("use") == ["spectre-plaintif"]
    t.settled()


@card("spectre-plaintif")
def test_each_spectre_wails_for_itself_but_not_on_the_field_and_not_at_nobody():
    t = scene({"purgatory": ["spectre-plaintif", "spectre-plaintif"]}, {"rear": [TURTLE]})
    t.use("spectre-plaintif")
    t.use("spectre-plaintif")
    assert life(t, TURTLE) == 4 and t.offers("use") == []
    t = scene({"rear": ["spectre-plaintif"]}, {"rear": [TURTLE]})
    assert t.why("use", "spectre-plaintif") == "SO-ABIL-010"
    t = scene({"purgatory": ["spectre-plaintif"]}, {"rear": ["omegatron"]})
    assert t.why("use", "spectre-plaintif") == "SO-GEN-160"


@card("kamikaze-du-voile")
def test_the_martyr_may_exchange_a_page_as_it_dies():
    for answer, hand in (("yes", [PUPIL, SCOUT]), ("no", [PUPIL, RAIDER])):
        t = scene({"hand": ["kamikaze-du-voile", PUPIL, RAIDER]})
        t.play("kamikaze-du-voile")
        end_turn(t)
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        if answer == "yes":
            t.asks(me, [PUPIL, RAIDER])
            t.me.pick(RAIDER)
        assert t.me.hand == hand and "kamikaze-du-voile" in t.me.purgatory
        t.settled()


@card("kamikaze-du-voile")
def test_the_martyr_with_an_empty_hand_is_not_asked():
    t = scene({"hand": ["kamikaze-du-voile"]})
    t.play("kamikaze-du-voile")
    end_turn(t)
    assert t.me.hand == [] and t.me.purgatory == ["kamikaze-du-voile"] and t.state.active == you
    t.settled()


@card("kamikaze-du-voile")
@card("liche-des-cryptes")
def test_last_breaths_of_one_combat_come_in_the_order_of_the_turn():
    t = scene(
        {"rear": ["kamikaze-du-voile"], "hand": [PUPIL, RAIDER]}, {"rear": ["liche-des-cryptes"], "hand": [KNIFE]}
    )
    announce(t, ("kamikaze-du-voile", "liche-des-cryptes"))
    t.me.pick("yes", RAIDER)
    assert t.me.hand == [PUPIL, SCOUT]
    t.asks(me, [PUPIL, SCOUT])
    t.me.pick(PUPIL)
    assert t.me.hand == [SCOUT] and t.you.hand == []
    assert t.me.purgatory == ["kamikaze-du-voile", RAIDER, PUPIL]
    assert t.you.purgatory == ["liche-des-cryptes", KNIFE]
    t.settled()


@card("liche-des-cryptes")
def test_each_of_four_players_discards_as_the_lich_dies_and_she_comes_back():
    t = four(
        {"rear": ["liche-des-cryptes"], "hand": ["chute", PUPIL], "worship": [KEEPER]},
        {"hand": [RAIDER, KNIFE]},
        {},
        {"hand": [RAIDER]},
    )
    t.play("chute")
    t.asks(you, [RAIDER, KNIFE])
    t.you.pick(KNIFE)
    assert [t.players[n].hand for n in range(4)] == [[], [RAIDER], [], []]
    assert t.players[3].purgatory == [RAIDER]
    t.phoenix("liche-des-cryptes")
    assert t.me.rear == ["liche-des-cryptes"] and ec(t, me) == 34
    t.settled()


@card("ange-maudit")
def test_the_cursed_ange_hurts_the_divinity_of_who_controls_it():
    t = scene({"hand": ["ange-maudit"]})
    t.play("ange-maudit")
    assert t.you.rear == ["ange-maudit"] and ec(t, me) == 38
    end_turn(t)
    assert ec(t, you) == 40 and ec(t, me) == 38 and life(t, "ange-maudit") == 5
    end_turn(t)
    assert ec(t, you) == 39 and ec(t, me) == 38
    t.settled()


@card("ange-maudit")
def test_the_cursed_ange_can_make_a_divinity_mortal_and_spares_a_mortal():
    t = scene({"rear": ["ange-maudit"], "ec": 1})
    end_turn(t)
    assert mortal(t, me) == (4, 9)
    end_turn(t)
    end_turn(t)
    assert mortal(t, me) == (4, 9)
    t.settled()


@card("deserteur-terrorise")
def test_the_deserter_does_not_go_to_the_fire_line():
    t = scene({"rear": ["deserteur-terrorise", SCOUT]})
    assert t.offers("attack") == [SCOUT] and t.why("attack", "deserteur-terrorise") == "SO-TERRORISE-010"


@card("lame-des-ruelles")
@card("executeur-des-ombres")
@pytest.mark.parametrize("id", ["lame-des-ruelles", "executeur-des-ombres"])
def test_assassins_destroy_a_wounded_ange(id):
    t = scene({"hand": [id]}, {"rear": [{"card": TURTLE, "damage": 1}, RAIDER, {"card": STAR_EATER, "damage": 1}]})
    t.play(id)
    t.asks(me, [TURTLE, STAR_EATER])
    t.me.pick(TURTLE)
    assert t.you.purgatory == [TURTLE] and t.me.rear == [id]
    t.settled()


@card("vampire-de-nargol")
def test_the_vampire_heals_when_it_draws_blood_in_attack_and_in_defence():
    vampire = {"card": "vampire-de-nargol", "damage": 2}
    t = scene({"rear": [vampire, {"card": TURTLE, "damage": 4}]}, {"rear": ["idole-maudite"]})  # 0/5
    fight(t, ("vampire-de-nargol", "idole-maudite"))
    assert life(t, "vampire-de-nargol") == 4 and life(t, TURTLE) == 2
    t = scene({"rear": [TURTLE]}, {"rear": [vampire]})
    fight(t, (TURTLE, "vampire-de-nargol"))
    assert life(t, "vampire-de-nargol") == 3 and life(t, TURTLE) == 3
    t.settled()


@card("vampire-de-nargol")
@pytest.mark.parametrize("prey", [WALL, "omegatron", "intouchable", "cuve-alchimique", ""])
def test_the_vampire_finds_no_blood_in_shields_and_gods(prey):
    rear = [pair(prey, WALL)] if prey == "cuve-alchimique" else [prey] if prey else []
    vampire = pair("vampire-de-nargol", "gargouille-de-suie", damage=2)
    t = scene({"rear": [vampire]}, {"rear": rear})
    fight(t, ("vampire-de-nargol", prey or MAREE))
    assert life(t, "vampire-de-nargol") == 2
    t.settled()


@card("vampire-de-nargol")
def test_a_vampire_that_dies_of_the_blow_is_not_healed():
    t = scene({"rear": ["vampire-de-nargol"]}, {"rear": [STAR_EATER]})
    fight(t, ("vampire-de-nargol", STAR_EATER))
    assert t.me.purgatory == ["vampire-de-nargol"] and life(t, STAR_EATER) == 3
    t.settled()


@card("goule-affamee")
def test_each_ghoul_in_your_purgatoire_feeds_your_revenants():
    t = scene(
        {"purgatory": [GHOUL, GHOUL], "rear": ["spectre-plaintif", "liche-des-cryptes", SCOUT, NOX]},
        {"rear": ["goule-pestilente"]},
    )
    assert [attack(t, one) for one in ("spectre-plaintif", "liche-des-cryptes")] == [3, 5]
    assert attack(t, SCOUT) == 2 and attack(t, NOX) == 4 and attack(t, "goule-pestilente") == 4
    t.settled()


@card("goule-affamee")
def test_the_ghoul_feeds_them_from_the_purgatoire_only():
    t = scene({"rear": [GHOUL, "spectre-plaintif"], "hand": ["chute", "resurrection"], "worship": [KEEPER, KEEPER]})
    assert attack(t, "spectre-plaintif") == 1
    t.play("chute")
    t.me.pick(KEEPER, GHOUL)
    assert t.me.purgatory[-2:] == [GHOUL, "chute"] and attack(t, "spectre-plaintif") == 2
    t.play("resurrection", GHOUL)
    assert attack(t, "spectre-plaintif") == 1 and attack(t, GHOUL) == 4
    t.settled()


@card("goule-affamee")
def test_a_ghoul_that_is_discarded_or_turned_over_counts_where_it_lies():
    t = scene({"rear": ["spectre-plaintif"], "hand": [GHOUL, "sonneur-de-glas"]})
    t.play("sonneur-de-glas")
    assert t.me.purgatory == [GHOUL] and attack(t, "spectre-plaintif") == 2
    t = scene({"rear": ["prototype-reveur", "spectre-plaintif"], "purgatory": [GHOUL], "book": [], "ec": 5}, active=1)
    assert attack(t, "spectre-plaintif") == 2
    end_turn(t)
    assert t.me.divine == ["prototype-reveur"] and t.me.purgatory == [] and attack(t, "spectre-plaintif") == 1
    t.settled()


@card("goule-affamee")
def test_the_ghoul_serves_its_owner():
    t = scene({"rear": ["spectre-plaintif"]}, {"purgatory": [GHOUL], "rear": ["liche-des-cryptes"]})
    assert attack(t, "spectre-plaintif") == 1 and attack(t, "liche-des-cryptes") == 4


@card("baiser-de-la-mort")
def test_the_kiss_returns_if_it_has_killed_and_its_player_lets_it_first():
    kiss = "baiser-de-la-mort"
    for first, zone in (("end_of_turn", "hand"), ("kw:mort-subite", "purgatory")):
        t = scene({"hand": [kiss]}, {"rear": [PUPIL]})
        t.play(kiss)
        fight(t, (kiss, PUPIL))
        assert t.you.purgatory == [PUPIL]
        end_turn(t)
        keys = t.match.decision.keys
        assert len(keys) == 2 and t.match.decision.kind == "trigger"
        t.me.pick(next(key for key in keys if key.endswith(f".{WORDS.index(first) + 1}")))
        assert t.zone(kiss) == (zone, me)
        t.settled()


@card("baiser-de-la-mort")
def test_a_kiss_that_has_killed_nobody_dies():
    kiss = "baiser-de-la-mort"
    t = scene({"hand": [kiss]})
    t.play(kiss)
    fight(t, (kiss, MAREE))
    end_turn(t)
    assert t.me.purgatory == [kiss] and t.me.hand == []
    t.settled()


@card("baiser-de-la-mort")
def test_a_kiss_that_stays_remembers_only_this_turn_and_only_its_own_player():
    kiss = "baiser-de-la-mort"
    t = scene({"rear": [SCOUT]}, {"rear": [kiss]})
    fight(t, (SCOUT, kiss))
    assert t.me.purgatory == [SCOUT]
    end_turn(t)
    assert t.you.rear == [kiss]
    end_turn(t)
    assert t.you.rear == [kiss] and kiss not in t.you.hand
    t.settled()


@card("baiser-de-la-mort")
@card("martyre-des-cryptes")
@pytest.mark.parametrize("id", ["baiser-de-la-mort", "martyre-des-cryptes"])
def test_whoever_loses_life_to_sudden_death_dies(id):
    t = scene({"rear": [id]}, {"rear": ["leviathan-du-large"]})
    fight(t, (id, "leviathan-du-large"))
    assert t.you.purgatory == ["leviathan-du-large"] and t.me.purgatory == [id]
    t.settled()


@card("devoreur-d-etoiles")
def test_the_star_eater_takes_an_opposing_ange_along():
    t = scene(
        {"rear": [STAR_EATER, SCOUT], "worship": [KEEPER], "hand": ["chute"]},
        {"rear": [RAIDER, "omegatron"], "front": [TURTLE]},
    )
    t.play("chute", STAR_EATER)
    t.asks(me, [RAIDER, TURTLE])
    t.me.pick(TURTLE)
    assert t.you.purgatory == [TURTLE] and t.you.rear == [RAIDER, "omegatron"] and t.me.rear == [SCOUT]
    t.settled()


@card("devoreur-d-etoiles")
def test_nothing_is_due_any_more_once_a_mortal_has_fallen():
    t = scene({"rear": [{"card": STAR_EATER, "damage": 3}]}, {"rear": [{"card": MAREE, "damage": 6}, SCOUT]})
    announce(t, (STAR_EATER, MAREE))
    assert t.state.over() and t.me.purgatory == [STAR_EATER] and t.you.rear == [MAREE, SCOUT]
    t.settled()


@card("devoreur-d-etoiles")
def test_the_star_eater_takes_none_of_yours():
    t = scene({"rear": [STAR_EATER, SCOUT], "worship": [KEEPER], "hand": ["chute"]})
    t.play("chute", STAR_EATER)
    assert t.me.rear == [SCOUT]
    t.settled()


@card("ombre-fuyante")
def test_the_shadow_flees():
    t = scene({"rear": [KNIFE]}, {"rear": ["ombre-fuyante"]})
    announce(t, (KNIFE, "ombre-fuyante"))
    t.you.pick("yes")
    assert t.you.hand == ["ombre-fuyante"] and ec(t, you) == 36 and life(t, KNIFE) == 4
    t.settled()


@card("traitre-du-voile")
def test_the_traitor_makes_its_controller_discard():
    t = scene({"hand": ["traitre-du-voile", SCOUT], "rear": [KNIFE]}, {"rear": ["pavois"], "hand": [PUPIL, RAIDER]})
    t.play("traitre-du-voile")
    assert t.you.rear == ["traitre-du-voile"] and t.card("traitre-du-voile").golem.card.proto.id == "pavois"
    end_turn(t)
    assert t.match.decision.seat == you and len(t.you.hand) == 4
    t.you.pick(PUPIL)
    assert len(t.you.hand) == 3 and t.you.purgatory == [PUPIL] and t.me.hand == [SCOUT]
    end_turn(t)
    assert len(t.you.hand) == 3 and len(t.me.hand) == 3
    t.settled()


@card("traitre-du-voile")
def test_the_traitor_goes_back_to_its_owner_and_is_given_to_an_opponent_of_four():
    t = scene({"hand": ["traitre-du-voile"], "rear": [KNIFE]})
    t.play("traitre-du-voile")
    fight(t, (KNIFE, "traitre-du-voile"))
    assert t.me.purgatory == ["traitre-du-voile"] and t.you.purgatory == [] and ec(t, you) == 40
    t.settled()
    t = four({"hand": ["traitre-du-voile"]})
    t.play("traitre-du-voile")
    t.asks(me, ["player:1", "player:3"])
    t.me.pick("player:3")
    assert t.players[3].rear == ["traitre-du-voile"]
    t.settled()


@card("messager-condamne")
def test_the_messenger_dies_with_the_turn_and_takes_one_of_its_controllers_anges():
    t = scene({"hand": ["messager-condamne"], "rear": [KNIFE]}, {"rear": [RAIDER, TURTLE, "omegatron"]})
    t.play("messager-condamne")
    assert t.you.rear == [RAIDER, TURTLE, "omegatron", "messager-condamne"]
    end_turn(t)
    t.asks(you, [RAIDER, TURTLE])
    t.you.pick(RAIDER)
    assert t.me.purgatory == ["messager-condamne"] and t.you.purgatory == [RAIDER]
    assert t.me.rear == [KNIFE] and t.you.rear == [TURTLE, "omegatron"]
    t.settled()


@card("messager-condamne")
def test_the_messenger_alone_takes_nobody():
    t = scene({"hand": ["messager-condamne"], "rear": [KNIFE]})
    t.play("messager-condamne")
    end_turn(t)
    assert t.me.purgatory == ["messager-condamne"] and t.me.rear == [KNIFE]
    t.settled()


@card("guetteur-des-tours-noires")
def test_the_watcher_fires_from_where_it_hides():
    watcher = "guetteur-des-tours-noires"
    t = scene({"rear": [watcher]})
    assert t.why("attack", watcher) == "SO-TERRORISE-010"
    fight(t, (fires(t, watcher), MAREE))
    assert ec(t, you) == 37 and t.me.rear == [watcher]
    t.settled()


@card("idole-maudite")
def test_the_idol_lets_its_controller_play_one_ange_a_turn():
    t = scene(
        {"rear": ["idole-maudite"], "hand": [SCOUT, PUPIL, SHIELD, KEEPER], "purgatory": ["salamandre-de-dracodia"]}
    )
    assert set(t.offers("play")) == {SCOUT, PUPIL, SHIELD, KEEPER} and t.offers("phoenix")
    t.play(SCOUT)
    assert set(t.offers("play")) == {SHIELD, KEEPER} and t.offers("phoenix") == []
    assert t.why("play", PUPIL) == t.why("phoenix", "salamandre-de-dracodia") == "SO-GEN-100"
    end_turn(t)
    end_turn(t)
    assert PUPIL in t.offers("play")
    t.settled()


@card("idole-maudite")
def test_the_idol_counts_what_was_played_before_it_came_and_phoenix_but_not_what_effects_invoke():
    phoenix = "salamandre-de-dracodia"
    t = scene({"rear": ["idole-maudite"], "hand": [SCOUT], "purgatory": [phoenix]})
    t.phoenix(phoenix)
    assert t.why("play", SCOUT) == "SO-GEN-100"
    t = scene(
        {"rear": ["idole-maudite"], "hand": [SCOUT, PUPIL, "renfort-celeste"], "worship": [KEEPER]},
    )
    t.play("renfort-celeste", PUPIL)
    t.play(SCOUT)
    assert SCOUT in t.me.rear and PUPIL in t.me.rear
    t.settled()


@card("idole-maudite")
def test_the_idol_binds_its_controller_not_who_gave_it():
    t = scene({"hand": ["idole-maudite", SCOUT, PUPIL]}, {"hand": [RAIDER, DAGGER]})
    t.play("idole-maudite")
    t.play(SCOUT)
    t.play(PUPIL)
    end_turn(t)
    t.play(RAIDER)
    assert t.why("play", DAGGER) == "SO-GEN-100"
    t.settled()


# Golems


@card("pierre-tombale")
def test_the_tombstone_is_banished_for_a_golem():
    t = scene(
        {"purgatory": ["pierre-tombale"], "rear": [pair(RAIDER, SHIELD), pair(SCOUT, WALL)]}, {"rear": ["pavois"]}
    )
    t.use("pierre-tombale")
    t.asks(me, [SHIELD, WALL])
    t.me.pick(SHIELD)
    assert life(t, SHIELD) == 4 and life(t, WALL) == 6 and t.me.pandemonium == ["pierre-tombale"]
    assert t.me.purgatory == [] and t.offers("use") == []
    t.settled()


@card("pierre-tombale")
def test_the_tombstone_needs_a_golem_of_yours_and_your_turn_and_lies_in_the_purgatoire():
    t = scene({"purgatory": ["pierre-tombale"], "rear": [RAIDER]}, {"rear": [WALL]})
    assert t.why("use", "pierre-tombale") == "SO-GEN-160"
    t = scene({"rear": [pair(RAIDER, "pierre-tombale")]})
    assert t.why("use", "pierre-tombale") == "SO-ABIL-010"
    t = scene({"purgatory": ["pierre-tombale"], "rear": [WALL]}, active=1)
    assert t.why("use", "pierre-tombale", seat=me) == "SO-TURN-060"


@card("gargouille-de-suie")
def test_the_gargoyle_stops_six():
    t = scene({"rear": [STAR_EATER]}, {"rear": ["gargouille-de-suie"]})
    fight(t, (STAR_EATER, "gargouille-de-suie"))
    assert t.you.purgatory == ["gargouille-de-suie"]
    t.settled()


@card("ossuaire-ambulant")
def test_the_ossuary_invokes_a_small_ange_as_it_falls():
    ossuary = "ossuaire-ambulant"
    t = scene(
        {"rear": [STAR_EATER, KNIFE]},
        {"rear": [pair("spectre-plaintif", {"card": ossuary, "damage": 4})], "purgatory": [GHOUL, RAIDER, WALL]},
    )
    announce(t, (KNIFE, "spectre-plaintif"))
    t.asks(you, [RAIDER, "spectre-plaintif"])  # who died with it lies there too
    t.you.pick("spectre-plaintif")
    assert t.you.rear == ["spectre-plaintif"] and life(t, "spectre-plaintif") == 2
    assert sorted(t.you.purgatory) == sorted([GHOUL, RAIDER, WALL, ossuary])
    t.settled()


@card("ossuaire-ambulant")
def test_the_ossuary_finds_nobody_large_and_nobody_of_others():
    ossuary = {"card": "ossuaire-ambulant", "damage": 4}
    t = scene({"rear": [KNIFE], "purgatory": [SCOUT]}, {"rear": [ossuary], "purgatory": [GHOUL]})
    fight(t, (KNIFE, "ossuaire-ambulant"))
    assert t.you.rear == [] and sorted(t.you.purgatory) == [GHOUL, "ossuaire-ambulant"]
    t.settled()


# Adorateurs


@card("veuve-du-voile")
def test_the_widow_brings_five_ec():
    t = scene({"hand": ["veuve-du-voile"]})
    t.play("veuve-du-voile")
    assert t.card("veuve-du-voile").ec == 5
    t.settled()


@card("necromant-aveugle")
def test_the_necromancer_gives_back_an_ange():
    t = scene({"worship": ["necromant-aveugle"], "hand": [GIFT], "purgatory": [SCOUT, WALL, STAR_EATER]})
    t.play(GIFT)
    t.asks(me, [SCOUT, STAR_EATER])
    t.me.pick(STAR_EATER)
    assert t.me.hand == [STAR_EATER] and t.me.purgatory == [SCOUT, WALL, "necromant-aveugle", GIFT]
    t.settled()


@card("necromant-aveugle")
def test_what_the_necromancer_gives_back_may_be_invoked_by_the_miracle_it_paid():
    t = scene({"worship": ["necromant-aveugle"], "hand": ["renfort-celeste", SCOUT], "purgatory": [RAIDER]})
    t.play("renfort-celeste")
    t.asks(me, [SCOUT, RAIDER])
    t.me.pick(RAIDER)
    assert t.me.rear == [RAIDER] and t.me.hand == [SCOUT]
    t = scene({"worship": ["necromant-aveugle"], "hand": [GIFT], "purgatory": [WALL]})
    t.play(GIFT)
    assert t.me.hand == []
    t.settled()


@card("empoisonneuse")
def test_the_poisoner_poisons_an_opposing_ange_while_she_stays():
    t = scene({"hand": ["empoisonneuse", GIFT], "rear": [SCOUT]}, {"rear": [pair(TURTLE, WALL)], "front": [KNIFE]})
    t.play("empoisonneuse")
    t.asks(me, [KNIFE, TURTLE])
    t.me.pick(TURTLE)
    end_turn(t)
    assert life(t, TURTLE) == 5 and life(t, WALL) == 6 and life(t, KNIFE) == 4
    end_turn(t)
    assert life(t, TURTLE) == 5
    t.play(GIFT)
    end_turn(t)
    assert life(t, TURTLE) == 5
    t.settled()


@card("empoisonneuse")
def test_poison_does_not_double_and_needs_an_opposing_ange():
    t = scene({"hand": ["empoisonneuse"]}, {"rear": ["goule-pestilente"]})
    t.play("empoisonneuse")
    end_turn(t)
    assert life(t, "goule-pestilente") == 4
    t = scene({"hand": ["empoisonneuse"], "rear": [TURTLE]})
    t.play("empoisonneuse")
    end_turn(t)
    end_turn(t)
    assert life(t, TURTLE) == 6
    t.settled()


@card("sonneur-de-glas")
def test_the_knell_costs_a_page():
    t = scene({"hand": ["sonneur-de-glas", "liche-des-cryptes", RAIDER]}, {"hand": [KNIFE]})
    t.play("sonneur-de-glas")
    t.asks(me, ["liche-des-cryptes", RAIDER])
    t.me.pick("liche-des-cryptes")
    assert t.me.hand == [RAIDER] and t.me.purgatory == ["liche-des-cryptes"]
    assert t.you.hand == [KNIFE]  # discarded, not destroyed: no Dernier souffle
    t = scene({"hand": ["sonneur-de-glas"]})
    t.play("sonneur-de-glas")
    assert t.me.purgatory == [] and t.card("sonneur-de-glas").ec == 6
    t.settled()
