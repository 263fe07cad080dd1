"""Damage: shields, links, abilities that change it."""

from s1_scene import MAREE, attack, ec, end_turn, fight, life, pair, scene

from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
SLAG = "scories-vivantes"  # 4
KEEPER = "gardienne-du-feu"


@rule("SO-DMG-010", "SO-GEN-060", "SO-ANGE-010")
def test_at_zero_life_a_page_is_destroyed():
    t = scene({"rear": [RAIDER]}, {"rear": [PUPIL, "moine-aux-pieds-nus"]})
    fight(t, (RAIDER, PUPIL))
    assert t.you.purgatory == [PUPIL] and t.you.rear == ["moine-aux-pieds-nus"]
    t.settled()


@rule("SO-DMG-030")
def test_both_sides_deal_at_once():
    t = scene({"rear": ["ronin-sans-maitre"]}, {"rear": ["duelliste"]})
    fight(t, ("ronin-sans-maitre", "duelliste"))
    assert t.me.purgatory == ["ronin-sans-maitre"] and t.you.purgatory == ["duelliste"]
    t.settled()


@rule("SO-DMG-040", "SO-LINK-060")
def test_the_golem_takes_it_first():
    t = scene({"rear": [RAIDER]}, {"rear": [pair(PUPIL, SLAG)]})
    fight(t, (RAIDER, PUPIL))
    assert life(t, SLAG) == 1 and life(t, PUPIL) == 2
    t.settled()


@rule("SO-DMG-050", "SO-DMG-110", "SO-DMG-070", "SO-GOLEM-010")
def test_a_lone_golem_deals_nothing_and_falls_at_zero():
    t = scene({"rear": [PLAIN]}, {"rear": [SLAG]})
    fight(t, (PLAIN, SLAG))
    assert t.you.purgatory == [SLAG] and life(t, PLAIN) == 4
    t = scene({"rear": [RAIDER]}, {"rear": [SLAG]})
    fight(t, (RAIDER, SLAG))
    assert life(t, SLAG) == 1 and life(t, RAIDER) == 2
    t.settled()


@rule("SO-DMG-060", "SO-DMG-120")
def test_what_is_beyond_the_shield_reaches_the_ange():
    t = scene({"rear": ["goule-affamee"]}, {"rear": [pair(PLAIN, {"card": SLAG, "damage": 3})]})
    fight(t, ("goule-affamee", PLAIN))
    assert t.you.purgatory == [SLAG] and life(t, PLAIN) == 1 and t.me.purgatory == ["goule-affamee"]
    t.settled()


@rule("SO-DMG-130")
def test_on_the_fire_line_the_doubled_amount_goes_through_both():
    t = scene({"rear": ["goule-affamee"]}, {"front": [pair(PLAIN, {"card": SLAG, "damage": 1})]})
    fight(t, ("goule-affamee", PLAIN))
    assert sorted(t.you.purgatory) == sorted([SLAG, PLAIN]) and t.me.purgatory == ["goule-affamee"]
    t.settled()


@rule("SO-DMG-080")
def test_damage_of_an_ability_is_dealt_at_once():
    t = scene({"rear": ["tireuse-calibree"]}, {"rear": [SCOUT, PUPIL]})
    t.use("tireuse-calibree", SCOUT)
    assert t.you.purgatory == [SCOUT] and t.why("use", "tireuse-calibree") == "SO-TURN-100"
    t.settled()


@rule("SO-DMG-090", "SO-FLAMMES-020", "SO-ZONE-130")
@card("foudre-des-cieux")
def test_points_of_force_vitale_pass_shields_and_damage_does_not():
    t = scene(
        {"hand": ["dragonnet-d-etincelles", "foudre-des-cieux"], "worship": [KEEPER]},
        {"front": [pair("templier-de-la-lumiere", SLAG)]},
    )
    t.play("dragonnet-d-etincelles", "auto")
    t.asks(me, ["line:front-0", "line:rear-0", "line:front-1", "line:rear-1"])
    t.me.pick("line:front-1")
    assert life(t, "templier-de-la-lumiere") == 2 and life(t, SLAG) == 4
    t.play("foudre-des-cieux", "templier-de-la-lumiere")
    assert life(t, "templier-de-la-lumiere") == 2 and t.you.purgatory == [SLAG]
    t.settled()


@rule("SO-DMG-090", "SO-ZONE-100")
@card("fleche-du-destin")
def test_an_arrow_goes_straight_to_life_and_is_not_doubled():
    t = scene({"hand": ["fleche-du-destin"], "worship": [KEEPER]}, {"front": [pair(PLAIN, SLAG)]})
    t.play("fleche-du-destin")
    assert life(t, PLAIN) == 1 and life(t, SLAG) == 4
    t.settled()


@rule("SO-DMG-100", "SO-ASSASSIN-010", "SO-ASSASSIN-020")
def test_only_lost_life_wounds():
    t = scene(
        {"hand": ["lame-des-ruelles"]},
        {"rear": [pair(PUPIL, {"card": SLAG, "damage": 3}), {"card": "intouchable", "damage": 1}, PLAIN]},
    )
    t.play("lame-des-ruelles")
    assert t.you.purgatory == ["intouchable"] and life(t, PLAIN) == 4
    t.settled()


@rule("SO-DMG-150")
def test_what_is_left_over_is_lost():
    t = scene({"rear": [PLAIN]}, {"rear": [PUPIL], "ec": 20})
    fight(t, (PLAIN, PUPIL))
    assert ec(t, you) == 20


@rule("SO-ARCH-090", "SO-ARCH-100", "SO-ARCH-020")
def test_an_archange_wears_its_shield_then_its_ec():
    t = scene({"rear": [PLAIN]}, {"rear": ["vulcar-fleau-des-cieux"]})
    fight(t, (PLAIN, "vulcar-fleau-des-cieux"))
    assert life(t, "vulcar-fleau-des-cieux") == 0 and t.card("vulcar-fleau-des-cieux").ec == 5
    t.settled()


@rule("SO-ARMURE-010", "SO-ARMURE-020")
def test_armour_is_worn_for_good_after_the_golem():
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [pair("templier-de-la-lumiere", "bouclier-de-serie"), PUPIL]})
    fight(t, (PLAIN, RAIDER, "templier-de-la-lumiere"))
    assert sorted(t.you.purgatory) == ["bouclier-de-serie", "templier-de-la-lumiere"]
    t = scene({"rear": [PLAIN]}, {"rear": [pair("templier-de-la-lumiere", "bouclier-de-serie")]})
    fight(t, (PLAIN, "templier-de-la-lumiere"))
    assert t.card("templier-de-la-lumiere").marks == {"worn": 2} and life(t, "templier-de-la-lumiere") == 3
    t.settled()


@rule("SO-FOURBERIE-010", "SO-LINK-100")
def test_fourberie_passes_golem_and_armour():
    t = scene({"rear": ["dague-de-minuit"]}, {"front": [pair(SCOUT, SLAG)]})
    fight(t, ("dague-de-minuit", SCOUT))
    assert t.you.purgatory == [SCOUT] and t.you.rear == [SLAG] and life(t, SLAG) == 4
    t.settled()


@rule("SO-FOURBERIE-030")
def test_fourberie_meets_shields_as_it_hits_back():
    t = scene({"rear": [pair(RAIDER, SLAG)]}, {"rear": ["espionne-des-ports"]})
    fight(t, (RAIDER, "espionne-des-ports"))
    assert life(t, SLAG) == 2 and life(t, RAIDER) == 2
    t.settled()


@rule("SO-INVINCIBLE-010", "SO-INVINCIBLE-020", "SO-INVINCIBLE-030")
@card("foudre-des-cieux")
def test_invincible_takes_no_life_damage_in_battle_only():
    t = scene({"rear": [PLAIN], "hand": ["foudre-des-cieux"], "worship": [KEEPER]}, {"front": ["intouchable"]})
    fight(t, (PLAIN, "intouchable"))
    assert life(t, "intouchable") == 2 and life(t, PLAIN) == 1
    t.play("foudre-des-cieux", "intouchable")
    assert t.you.purgatory == ["intouchable"]
    t.settled()


@rule("SO-ESQUIVE-010", "SO-VIOLENCE-010", "SO-VIOLENCE-020")
def test_esquive_and_violence():
    t = scene({"rear": [SCOUT]}, {"front": ["duelliste"]})
    fight(t, (SCOUT, "duelliste"))
    assert life(t, "duelliste") == 1
    t = scene({"rear": ["lanciere-d-eondra", SCOUT]}, {"rear": ["tortue-au-tresor", PUPIL]})
    fight(t, ("lanciere-d-eondra", SCOUT, "tortue-au-tresor"))
    assert t.you.purgatory == ["tortue-au-tresor"]
    t = scene({"rear": ["lanciere-d-eondra"]}, {"front": ["tortue-au-tresor"]})
    fight(t, ("lanciere-d-eondra", "tortue-au-tresor"))
    assert t.you.purgatory == ["tortue-au-tresor"]
    t.settled()


@rule("SO-TRESOR-010", "SO-TRESOR-030", "SO-EC-020")
def test_wounds_of_a_tresor_pay():
    t = scene(
        {"rear": [PLAIN]},
        {"rear": [pair("tortue-au-tresor", "bouclier-de-serie")], "ec": 1, "hand": ["pillard-des-recifs"]},
    )
    fight(t, (PLAIN, "tortue-au-tresor"))
    assert t.card("tortue-au-tresor").marks == {"treasure": 2}
    end_turn(t)
    t.you.play("pillard-des-recifs", "auto")
    assert ec(t, you) == 1 and not t.card("tortue-au-tresor").marks.get("treasure")
    t.settled()


@rule("SO-CONTRE-010", "SO-CONTRE-020")
def test_contre_attaque_grows_after_the_blow():
    t = scene({"rear": [RAIDER]}, {"rear": ["riposteur"]})
    fight(t, (RAIDER, "riposteur"))
    assert t.me.purgatory == [RAIDER] and attack(t, "riposteur") == 5 and life(t, "riposteur") == 2
    t.settled()


@rule("SO-MORTSUBITE-030", "SO-MORTSUBITE-040")
def test_sudden_death_kills_whatever_loses_life():
    t = scene({"rear": ["martyre-des-cryptes"]}, {"rear": ["vieux-maitre", PUPIL]})
    fight(t, ("martyre-des-cryptes", "vieux-maitre"))
    assert t.you.purgatory == ["vieux-maitre"]
    t = scene({"rear": ["martyre-des-cryptes"]}, {"rear": [pair(PUPIL, SLAG)]})
    fight(t, ("martyre-des-cryptes", PUPIL))
    assert life(t, PUPIL) == 2 and life(t, SLAG) == 2
    t = scene({"rear": ["martyre-des-cryptes"]}, {"rear": [MAREE]})
    fight(t, ("martyre-des-cryptes", MAREE))
    assert t.match.result.winners == (0,)


@rule("SO-MORTSUBITE-020", "SO-TURN-110")
def test_sudden_death_ends_its_own_turn():
    t = scene({"hand": ["martyre-des-cryptes"]})
    t.play("martyre-des-cryptes")
    end_turn(t)
    assert t.me.purgatory == ["martyre-des-cryptes"] and t.state.active == 1
    t.settled()


@rule("SO-VENGEANCE-010", "SO-VENGEANCE-020", "SO-VENGEANCE-030")
def test_vengeance_strikes_once_more_after_the_combat():
    t = scene({"rear": [PLAIN]}, {"rear": ["garde-du-pont"]})  # 3/4
    fight(t, (PLAIN, "garde-du-pont"))
    assert life(t, PLAIN) == 1 and t.you.purgatory == ["garde-du-pont"]
    t = scene({"rear": [pair(RAIDER, SLAG)]}, {"rear": ["garde-du-pont"]})
    fight(t, (RAIDER, "garde-du-pont"))
    assert sorted(t.me.purgatory) == sorted([SLAG, RAIDER])
    t.settled()


@rule("SO-FRERE-010", "SO-FRERE-020", "SO-MORTSUBITE-030")
def test_a_brother_takes_part_of_it_and_sudden_death_with_it():
    t = scene({"rear": ["martyre-des-cryptes"]}, {"rear": ["frere-d-armes", "duelliste"]})
    fight(t, ("martyre-des-cryptes", "frere-d-armes"))
    t.asks(you, ["number:0", "number:1", "number:2"])
    t.you.pick("number:2")
    assert t.you.purgatory == ["duelliste"] and life(t, "frere-d-armes") == 2
    assert t.me.purgatory == ["martyre-des-cryptes"]
    t.settled()


@rule("SO-ALCHIMISTE-010", "SO-ALCHIMISTE-020", "SO-EC-040")
def test_life_of_an_alchimiste_pays_and_is_no_damage():
    t = scene({"rear": ["accumulateur-vivant"], "hand": [RAIDER], "ec": 1})
    t.play(RAIDER, f"pay:{t.number('accumulateur-vivant')}")
    assert life(t, "accumulateur-vivant") == 1 and attack(t, "accumulateur-vivant") == 1 and ec(t, me) == 1
    t.settled()


@rule("SO-LINK-070", "SO-LINK-130")
def test_a_lone_golem_takes_the_place_of_the_destroyed_one_after_the_combat():
    t = scene({"rear": [RAIDER, "lanciere-d-eondra"]}, {"rear": [pair(PLAIN, {"card": SLAG, "damage": 1}), "pavois"]})
    fight(t, (RAIDER, PLAIN), ("lanciere-d-eondra", PLAIN))
    assert SLAG in t.you.purgatory and "pavois" in t.you.purgatory and life(t, PLAIN) == 2
    t.settled()
