"""Temple de la Lumière: valiant knights, armour, judges, and those who keep watch."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, fires, four, life, mortal, pair, scene

from pioche.games.sevenfallen_first.rules.values import armour
from pioche.testing import card, me, you

RAIDER = "pillard-des-recifs"  # 3/2, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
PUPIL = "eleve-du-dojo"  # 1/2
TURTLE = "tortue-au-tresor"  # 1/6
KNIFE = "executeur-des-ombres"  # 4/4
CANON = "obusier-a-vapeur"  # 3/3, Canon
STAR_EATER = "devoreur-d-etoiles"  # 6/6, Dernier souffle
KNIGHT = "chevalier-vaillant"  # Templier 3/5, Vaillant
BROTHER = "frere-d-armes"  # Templier 2/2, Frère de sang
TEMPLAR = "templier-de-la-lumiere"  # Templier 2/3, Armure 2
CRUSADER = "croise-inebranlable"  # Templier 5/5, Vaillant, Armure 4
HERALD = "heraut-rhapsode"  # Lumineux 3/4, Rhapsodie, Esquive
WALL = "mur-d-acier-celeste"  # golem, 6
KEEPER = "gardienne-du-feu"
GIFT = "don-des-fideles"  # a miracle that needs no target
AURION = "aurion-le-grand-maitre"
ELYSIA = "elysia-l-aurore-vaillante"
SOLUL = "sol-ul"
URIEL = "uriel-marteau-de-sol-ul"
JUDGE = "juge-de-sol-ul"


def white(id, **words):
    return {"card": id, "state": ["white"], **words}


def hurt(id, damage, **words):
    return {"card": id, "damage": damage, **words}


def plate(t, id):
    return armour(t.state, t.card(id))


# Divinities


@card("aurion-le-grand-maitre-noir")
def test_aurion_armours_each_of_your_templars():
    t = scene({"rear": [SCOUT, RAIDER]}, {"rear": [AURION, TEMPLAR, BROTHER, HERALD]})
    assert (plate(t, TEMPLAR), plate(t, BROTHER), plate(t, HERALD), plate(t, AURION)) == (3, 1, 0, 2)
    announce(t, (RAIDER, TEMPLAR), (SCOUT, BROTHER))
    t.you.pick("done", "number:0")
    assert life(t, TEMPLAR) == 3 and life(t, BROTHER) == 1 and (plate(t, TEMPLAR), plate(t, BROTHER)) == (0, 0)
    t.settled()


@card("aurion-le-grand-maitre-noir")
def test_aurion_armours_no_templar_of_others_and_worn_points_stay_worn():
    t = scene({"rear": [AURION]}, {"rear": [TEMPLAR]})
    assert plate(t, TEMPLAR) == 2
    t = scene({"rear": [AURION, {"card": TEMPLAR, "marks": {"worn": 2}}]})
    assert plate(t, TEMPLAR) == 1


@card("aurion-le-grand-maitre-blanc")
def test_your_templars_are_brothers_for_aurion():
    t = scene({"rear": [KNIFE]}, {"rear": [white(AURION), TURTLE, HERALD], "front": [KNIGHT]})
    announce(t, (KNIFE, KNIGHT))
    t.asks(you, [f"number:{n}" for n in range(9)])
    t.you.pick("number:4")
    t.asks(you, [TURTLE, HERALD])
    t.you.pick(TURTLE)
    assert life(t, KNIGHT) == 1 and life(t, TURTLE) == 2 and life(t, HERALD) == 4
    t.settled()


@card("aurion-le-grand-maitre-blanc")
def test_aurion_makes_no_brothers_of_other_races_nor_of_the_templars_of_others():
    t = scene({"rear": [SCOUT]}, {"rear": [white(AURION), TURTLE, HERALD]})
    fight(t, (SCOUT, HERALD))
    assert life(t, HERALD) == 2
    t = scene({"rear": [SCOUT, white(AURION)]}, {"rear": [TURTLE], "front": [KNIGHT]})
    fight(t, (SCOUT, KNIGHT))
    assert life(t, KNIGHT) == 1 and life(t, TURTLE) == 6
    t.settled()


@card("elysia-l-aurore-vaillante-noir")
def test_elysia_strengthens_your_valiant_anges():
    t = scene({"front": [ELYSIA, KNIGHT, "paladine-ardente"], "rear": [RAIDER]}, {"front": ["champion-de-l-aube"]})
    assert [attack(t, one) for one in (KNIGHT, "paladine-ardente")] == [4, 5]
    assert attack(t, RAIDER) == 3 and attack(t, ELYSIA) == 6 and attack(t, "champion-de-l-aube") == 4


@card("elysia-l-aurore-vaillante-noir")
def test_who_loses_vaillant_loses_what_elysia_gives():
    t = scene({"front": [ELYSIA, KNIGHT], "worship": [KEEPER], "hand": ["silence-des-cieux"]})
    t.play("silence-des-cieux")
    assert attack(t, KNIGHT) == 3
    t.settled()


@card("elysia-l-aurore-vaillante-blanc")
def test_elysia_in_front_shields_your_anges_on_the_rear_guard():
    t = scene({"rear": [RAIDER]}, {"front": [white(ELYSIA), KNIGHT], "rear": [TURTLE, pair(SCOUT, WALL), "omegatron"]})
    t.attack(RAIDER)
    t.asks(me, [f"strike:{t.number(one)}" for one in (ELYSIA, KNIGHT, "omegatron")])
    assert t.why("strike", TURTLE) == t.why("strike", SCOUT) == "SO-GEN-100"
    t.strike("omegatron")
    t.settled()


@card("elysia-l-aurore-vaillante-blanc")
def test_elysia_shields_no_ange_of_others():
    t = scene({"front": [white(ELYSIA)], "rear": [RAIDER]}, {"rear": [TURTLE]})
    fight(t, (RAIDER, TURTLE))
    assert life(t, TURTLE) == 3
    t = four({"rear": [RAIDER]}, {"front": [white(ELYSIA)], "rear": [TURTLE]}, {}, {"rear": [KNIFE]})
    t.attack(RAIDER)
    t.asks(me, [f"strike:{t.number(one)}" for one in (ELYSIA, KNIFE)])


@card("elysia-l-aurore-vaillante-blanc")
def test_whom_elysia_shields_may_still_block():
    captain = "capitaine-du-rempart"
    t = scene({"rear": [SCOUT]}, {"front": [white(ELYSIA)], "rear": [captain]})
    t.attack(SCOUT)
    t.asks(me, [f"strike:{t.number(ELYSIA)}"])
    t.strike(ELYSIA)
    t.you.pick(f"block:{t.number(SCOUT)}")
    assert mortal(t, you) == (3, 5) and life(t, captain) == 3 and plate(t, captain) == 0
    t.settled()


@card("elysia-l-aurore-vaillante-blanc")
def test_elysia_shields_only_from_the_fire_line():
    t = scene({"rear": [RAIDER]}, {"rear": [white(ELYSIA), TURTLE]})
    fight(t, (RAIDER, TURTLE))
    assert life(t, TURTLE) == 3


@card("sol-ul-noir")
def test_solul_banishes_a_strong_opposing_ange_as_she_comes_down():
    strong = {"card": KNIFE, "marks": {"atq": 1}}
    t = scene(
        {"divine": [{"card": SOLUL, "ec": 1}], "hand": [SCOUT], "front": [CRUSADER]},
        {"rear": [STAR_EATER, strong, TURTLE, "omegatron"]},
    )
    t.play(SCOUT)
    t.asks(me, [STAR_EATER, KNIFE])
    t.me.pick(STAR_EATER)
    assert t.you.pandemonium == [STAR_EATER] and t.you.purgatory == [] and t.me.purgatory == []  # no Dernier souffle
    assert mortal(t, me) == (5, 10) and t.me.front == [CRUSADER]
    t.settled()


@card("sol-ul-noir")
def test_solul_spares_the_weak_and_your_own():
    t = scene({"divine": [{"card": SOLUL, "ec": 1}], "hand": [SCOUT], "front": [CRUSADER]}, {"rear": [KNIFE]})
    t.play(SCOUT)
    assert t.you.rear == [KNIFE] and t.me.front == [CRUSADER] and t.you.pandemonium == t.me.pandemonium == []
    t.settled()


@card("sol-ul-blanc")
def test_solul_mends_each_of_your_golems_as_your_turn_begins():
    t = scene(
        {"rear": [white(SOLUL, damage=1), hurt("pavois", 2), "omegatron"]},
        active=1,
    )
    end_turn(t)
    assert life(t, "pavois") == 3 and mortal(t, me) == (3, 4)
    t.settled()


@card("sol-ul-blanc")
def test_solul_mends_linked_golems_too_but_not_their_anges_nor_those_of_others():
    t = scene(
        {"rear": [white(SOLUL), pair(TURTLE, hurt(WALL, 3), damage=2), hurt("pavois", 1), "pavois"]},
        {"rear": [hurt("sentinelle-de-pierre-celeste", 2)]},
    )
    end_turn(t)
    assert life(t, WALL) == 3
    end_turn(t)
    assert life(t, WALL) == 4 and life(t, TURTLE) == 4 and life(t, "pavois") == 4
    assert life(t, "sentinelle-de-pierre-celeste") == 6
    t.settled()


@card("aurion-le-grand-maitre")
@card("elysia-l-aurore-vaillante")
@card("sol-ul")
@pytest.mark.parametrize(("id", "energy"), [(AURION, 40), (ELYSIA, 38), (SOLUL, 46)])
def test_gods_of_the_light_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


# The archange


@card("uriel-marteau-de-sol-ul")
def test_what_uriel_destroys_by_his_attack_is_banished():
    t = scene({"rear": [URIEL]}, {"rear": [hurt(STAR_EATER, 2), SCOUT]})
    fight(t, (URIEL, STAR_EATER))
    assert t.you.pandemonium == [STAR_EATER] and t.you.purgatory == [] and t.you.rear == [SCOUT]
    t.settled()


@card("uriel-marteau-de-sol-ul")
def test_uriel_banishes_the_golem_and_its_ange():
    t = scene({"rear": [URIEL]}, {"rear": [pair(SCOUT, "pavois")]})
    fight(t, (URIEL, SCOUT))
    assert sorted(t.you.pandemonium) == sorted([SCOUT, "pavois"]) and t.you.purgatory == []
    t.settled()


@card("uriel-marteau-de-sol-ul")
def test_whom_uriel_kills_in_defence_or_others_beside_him_is_destroyed():
    t = scene({"rear": [SCOUT]}, {"rear": [URIEL]})
    announce(t, (SCOUT, URIEL))
    t.you.pick("done")
    assert t.me.purgatory == [SCOUT] and t.me.pandemonium == []
    t = scene({"rear": [URIEL, RAIDER]}, {"rear": [PUPIL]})
    fight(t, (RAIDER, PUPIL))
    assert t.you.purgatory == [PUPIL] and t.you.pandemonium == []
    t.settled()


@card("uriel-marteau-de-sol-ul")
def test_uriel_banishes_even_as_he_falls():
    t = scene({"rear": [{"card": URIEL, "damage": 7, "ec": 1}]}, {"rear": [RAIDER]})
    fight(t, (URIEL, RAIDER))
    assert t.you.pandemonium == [RAIDER] and t.you.purgatory == [] and t.me.purgatory == [URIEL]
    t.settled()


@card("uriel-marteau-de-sol-ul")
@pytest.mark.parametrize(("first", "second", "zone"), [(RAIDER, URIEL, "pandemonium"), (URIEL, RAIDER, "purgatory")])
def test_of_a_group_the_blow_that_kills_counts(first, second, zone):
    t = scene({"rear": [URIEL, RAIDER]}, {"rear": [TURTLE]})
    fight(t, (first, second, TURTLE))
    assert t.zone(TURTLE) == (zone, you)
    t.settled()


@card("uriel-marteau-de-sol-ul")
def test_a_brother_who_dies_of_uriels_blow_is_banished_too():
    t = scene({"rear": [URIEL]}, {"rear": [BROTHER, RAIDER]})
    announce(t, (URIEL, BROTHER))
    t.you.pick("number:3")
    assert t.you.pandemonium == [BROTHER, RAIDER] and t.you.purgatory == []
    t.settled()


# Anges


@card("ecuyer-du-temple")
@card("sergent-de-la-garde")
@card("templier-de-la-lumiere")
@card("capitaine-du-rempart")
@card("recrue-tremblante")
@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("ecuyer-du-temple", 1),
        ("sergent-de-la-garde", 2),
        (TEMPLAR, 2),
        ("capitaine-du-rempart", 2),
        ("recrue-tremblante", 2),
    ],
)
def test_armour_of_templars_is_worn_down_first(id, points):
    t = scene({"rear": [id], "worship": [KEEPER], "hand": ["pluie-de-cendres"]})
    full = life(t, id)
    t.play("pluie-de-cendres")
    assert life(t, id) == full and plate(t, id) == points - 1
    t.settled()


@card("recrue-tremblante")
def test_the_trembling_recruit_stays_behind():
    t = scene({"rear": ["recrue-tremblante"]})
    assert t.why("attack", "recrue-tremblante") == "SO-TERRORISE-010"


@card("porteuse-de-lanterne")
@card("heraut-rhapsode")
@pytest.mark.parametrize(("id", "total"), [("porteuse-de-lanterne", 5), (HERALD, 6)])
def test_rhapsodists_borrow(id, total):
    t = scene({"rear": [id, "tueur-de-dieux"]}, {"rear": [TURTLE]})
    fight(t, (id, "tueur-de-dieux", MAREE))
    assert ec(t, you) == 40 - total
    t.settled()


@card("heraut-rhapsode")
def test_the_herald_dodges():
    t = scene({"rear": [RAIDER]}, {"front": [HERALD]})
    fight(t, (RAIDER, HERALD))
    assert life(t, HERALD) == 1
    t.settled()


@card("frere-d-armes")
def test_the_brother_in_arms_shares_his_wounds():
    t = scene({"rear": [SCOUT]}, {"rear": [BROTHER, TURTLE]})
    announce(t, (SCOUT, BROTHER))
    t.you.pick("number:2")
    assert life(t, BROTHER) == 2 and life(t, TURTLE) == 4
    t.settled()


@card("chevalier-vaillant")
@card("paladine-ardente")
@card("champion-de-l-aube")
@card("croise-inebranlable")
@pytest.mark.parametrize("id", [KNIGHT, "paladine-ardente", "champion-de-l-aube", CRUSADER])
def test_the_valiant_come_to_the_fire_line_and_stay(id):
    t = scene({"hand": [id]})
    t.play(id)
    assert t.me.front == [id] and t.me.rear == []
    end_turn(t)
    end_turn(t)
    assert t.why("retreat", id) == "SO-VAILLANT-020"
    t.settled()


@card("paladine-ardente")
def test_the_paladin_strikes_the_rear_guard_twice_as_hard():
    t = scene({"front": ["paladine-ardente"]}, {"rear": ["sentinelle-de-pierre-celeste"]})
    fight(t, ("paladine-ardente", "sentinelle-de-pierre-celeste"))
    assert t.you.purgatory == ["sentinelle-de-pierre-celeste"]
    t.settled()


@card("champion-de-l-aube")
def test_the_champion_passes_the_rear_guard():
    t = scene({"front": ["champion-de-l-aube"]}, {"rear": [TURTLE]})
    fight(t, ("champion-de-l-aube", MAREE))
    assert ec(t, you) == 36
    t.settled()


@card("capitaine-du-rempart")
def test_the_captain_blocks():
    t = scene({"rear": [SCOUT]}, {"front": ["capitaine-du-rempart"]})
    announce(t, (SCOUT, MAREE))
    t.you.pick(f"block:{t.number(SCOUT)}")
    assert ec(t, you) == 40 and life(t, "capitaine-du-rempart") == 1
    t.settled()


@card("juge-de-sol-ul")
def test_the_judge_destroys_a_frail_ange_on_the_fire_line():
    t = scene(
        {"hand": [JUDGE], "front": [RAIDER]},
        {"front": [pair(KNIFE, WALL), hurt(TURTLE, 2), "riposteur", hurt("omegatron", 5)], "rear": [SCOUT]},
    )
    t.play(JUDGE)
    t.asks(me, [KNIFE, TURTLE])
    t.me.pick(KNIFE)
    t.you.pick(TURTLE)  # who takes the golem
    assert t.you.purgatory == [KNIFE] and t.me.front == [RAIDER] and TURTLE in t.you.front
    t.settled()


@card("juge-de-sol-ul")
def test_the_judge_finds_nobody():
    t = scene({"hand": [JUDGE], "front": [RAIDER]}, {"front": [TURTLE], "rear": [SCOUT]})
    t.play(JUDGE)
    assert t.you.purgatory == [] and t.me.front == [RAIDER]
    t.settled()


@card("rempart-vivant")
def test_no_blow_wounds_the_living_rampart():
    t = scene({"rear": [KNIFE]}, {"rear": ["rempart-vivant"]})
    fight(t, (KNIFE, "rempart-vivant"))
    assert life(t, "rempart-vivant") == 3 and life(t, KNIFE) == 2
    t.settled()


@card("sainte-guerriere")
def test_the_warrior_saint_takes_the_empty_heavens():
    t = scene({"rear": ["sainte-guerriere"], "book": [], "ec": 3, "purgatory": [SCOUT] * 4}, active=1)
    end_turn(t)
    assert t.me.divine == ["sainte-guerriere"] and ec(t, me) == 15
    t.settled()


@card("croise-inebranlable")
def test_a_linked_crusader_is_not_struck_twice_as_hard():
    t = scene({"rear": [KNIFE, RAIDER]}, {"front": [pair(CRUSADER, WALL), pair(KNIGHT, "pavois")]})
    fight(t, (KNIFE, CRUSADER), (RAIDER, KNIGHT))
    assert life(t, WALL) == 2 and life(t, CRUSADER) == 5 and plate(t, CRUSADER) == 4
    assert life(t, KNIGHT) == 3 and t.you.purgatory == ["pavois"]
    t.settled()


@card("croise-inebranlable")
def test_a_crusader_alone_is_struck_as_any_other():
    t = scene({"rear": [KNIFE]}, {"front": [CRUSADER]})
    fight(t, (KNIFE, CRUSADER))
    assert life(t, CRUSADER) == 1 and plate(t, CRUSADER) == 0
    t = scene({"rear": [RAIDER, SCOUT]}, {"front": [pair(CRUSADER, hurt("pavois", 1))]})
    fight(t, (RAIDER, CRUSADER), (SCOUT, CRUSADER))  # once the golem is gone
    assert t.you.purgatory == ["pavois"] and plate(t, CRUSADER) == 0 and life(t, CRUSADER) == 5
    t.settled()


# Golems


@card("pavois")
@card("sentinelle-de-pierre-celeste")
@card("reliquaire-sacre")
@pytest.mark.parametrize(("id", "left"), [("pavois", 1), ("sentinelle-de-pierre-celeste", 5), ("reliquaire-sacre", 1)])
def test_golems_of_the_light_stop_blows(id, left):
    t = scene({"rear": [RAIDER]}, {"rear": [id]})
    fight(t, (RAIDER, id))
    assert life(t, id) == left and life(t, RAIDER) == 2
    t.settled()


@card("reliquaire-sacre")
def test_who_bears_the_reliquary_takes_revenge():
    t = scene({"rear": [TURTLE, "riposteur"]}, {"rear": [pair(SCOUT, "reliquaire-sacre"), pair(RAIDER, "pavois")]})
    fight(t, (TURTLE, SCOUT), ("riposteur", RAIDER))
    assert life(t, TURTLE) == 2 and life(t, "riposteur") == 2 and life(t, "reliquaire-sacre") == 3
    t.settled()


# Adorateurs


@card("pelerine-de-la-lumiere")
def test_the_pilgrim_brings_five_ec():
    t = scene({"hand": ["pelerine-de-la-lumiere"]})
    t.play("pelerine-de-la-lumiere")
    assert t.card("pelerine-de-la-lumiere").ec == 5
    t.settled()


@card("armuriere")
def test_the_armourer_armours_an_ange():
    t = scene({"hand": ["armuriere"], "rear": [TEMPLAR, RAIDER, "omegatron"]}, {"rear": [KNIFE]})
    t.play("armuriere")
    t.asks(me, [TEMPLAR, RAIDER])
    t.me.pick(TEMPLAR)
    assert plate(t, TEMPLAR) == 4 and plate(t, RAIDER) == 0
    end_turn(t)
    fight(t, (KNIFE, TEMPLAR))
    assert life(t, TEMPLAR) == 3 and plate(t, TEMPLAR) == 0
    t.settled()


@card("armuriere")
def test_the_armourer_without_an_ange_armours_nobody():
    t = scene({"hand": ["armuriere"]}, {"rear": [KNIFE]})
    t.play("armuriere")
    assert plate(t, KNIFE) == 0 and t.card("armuriere").ec == 3
    t.settled()


@card("chapelain")
def test_the_chaplain_heals_one_of_your_anges_as_he_goes():
    t = scene(
        {"worship": ["chapelain"], "hand": [GIFT], "rear": [hurt(TURTLE, 3), RAIDER], "front": [hurt(KNIGHT, 1)]},
        {"rear": [hurt(KNIFE, 2)]},
    )
    t.play(GIFT)
    t.asks(me, [TURTLE, KNIGHT])
    t.me.pick(TURTLE)
    assert life(t, TURTLE) == 5 and life(t, KNIGHT) == 4 and life(t, KNIFE) == 2
    t.settled()


@card("chapelain")
def test_the_chaplain_finds_nobody_wounded():
    t = scene({"worship": ["chapelain"], "hand": [GIFT], "rear": [RAIDER]}, {"rear": [hurt(KNIFE, 2)]})
    t.play(GIFT)
    assert t.me.purgatory == ["chapelain", GIFT] and life(t, KNIFE) == 2
    t.settled()


@card("archiviste-du-temple")
def test_the_archivist_draws_at_the_end_of_a_turn_of_peace():
    for answer, hand in (("yes", [KNIFE]), ("no", [])):
        t = scene({"worship": ["archiviste-du-temple"], "rear": [RAIDER], "book": [KNIFE, SCOUT, SCOUT, SCOUT]})
        end_turn(t)
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        assert t.me.hand == hand and t.state.active == you
        end_turn(t)
        assert t.state.active == me and len(t.me.hand) == len(hand) + 2
        t.settled()


@card("archiviste-du-temple")
def test_the_archivist_writes_nothing_after_an_attack():
    t = scene({"worship": ["archiviste-du-temple"], "rear": [CANON]})
    fight(t, (fires(t, CANON), MAREE))
    end_turn(t)
    assert t.state.active == you and t.me.hand == []
    end_turn(t)
    end_turn(t)
    t.asks(me, ["yes", "no"], kind="confirm")  # the attack was last turn's
    t.me.pick("no")
    t.settled()


@card("archiviste-du-temple")
def test_what_others_attacked_does_not_matter_to_the_archivist():
    t = scene({"worship": ["archiviste-du-temple"]}, {"rear": [RAIDER]}, active=1)
    fight(t, (RAIDER, MAREE))
    end_turn(t)
    assert t.state.active == me
    end_turn(t)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert len(t.me.hand) == 3
    t.settled()
