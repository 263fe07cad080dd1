"""Hard scenes: where two chapters of the book meet."""

from s1_scene import MAREE, announce, attack, ec, end_turn, fight, four, go_on, life, mortal, pair, scene

from pioche.games.sevenfallen_first.rules.values import left
from pioche.testing import me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
GHOUL = "goule-affamee"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2, cost 2, Pirate
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
PUPIL = "eleve-du-dojo"  # 1/2, cost 1
DAGGER = "dague-de-minuit"  # 2/1, Fourberie
SPITTER = "cracheur-de-lave"  # 4/4, Collatéral
KNIGHT = "chevalier-vaillant"  # 3/5, Vaillant
PALADIN = "paladine-ardente"  # 4/4, Vaillant, Violence
RONIN = "ronin-sans-maitre"  # 3/3, Berserk
SUDDEN = "kamikaze-du-voile"  # 3/1, Mort subite
TURTLE = "tortue-au-tresor"  # 1/6, Trésor
UNTOUCHED = "intouchable"  # 3/2, Invincible
BROTHER = "frere-des-nuees"  # 2/2, Frère de sang
CHOSEN = "elue-du-dragon-vie"  # 2/3, Destin divin 12
PROPHET = "prophetesse-des-nuages"  # 1/2, cost 4, Destin divin 10
HEIR = "heritiere-de-koguryo"  # 3/3, Destin divin 18
VULCAR = "vulcar-fleau-des-cieux"  # archange 6, shield 3, 6 EC
THALOS = "thalos-gardien-du-tresor"  # archange 5, shield 4, 7 EC, Trésor
KEEPER = "gardienne-du-feu"  # 5 EC
ORANTE = "orante"  # 5 EC
ERENIA = "habitante-d-erenia"
DRICIS = "dricis-l-hiver-des-cretes"  # black 4/8 with Geler, Vaillant
ARCHIE = "archie-l-architecte"  # black 4/9, may be linked
ELYSIA = "elysia-l-aurore-vaillante"  # black 6/11 with Vaillant, Esquive


# Becoming mortal in the middle of something


@rule("SO-PLAN-110", "SO-MORT-040", "SO-ATK-090")
def test_the_blow_that_makes_mortal_is_free_and_the_next_is_paid_for():
    t = scene({"rear": [PLAIN, RAIDER, GHOUL]}, {"ec": 5})
    fight(t, (PLAIN, MAREE), (RAIDER, MAREE), (GHOUL, MAREE))
    assert mortal(t, you) == (4, 5)
    assert t.me.front == [PLAIN, RAIDER] and t.me.purgatory == [GHOUL]
    assert life(t, RAIDER) == 2
    t.settled()


@rule("SO-MORT-180", "SO-PLAN-110", "SO-ZONE-110", "SO-PLAN-090")
def test_a_valiant_mortal_meets_what_is_left_of_the_plan_on_the_fire_line():
    t = scene({"rear": [PLAIN, RAIDER, SCOUT]}, {"divine": [{"card": DRICIS, "ec": 4}]})
    announce(t, (PLAIN, DRICIS), (RAIDER, DRICIS))
    go_on(t)
    t.asks(you, [PLAIN, RAIDER, SCOUT])
    t.you.pick(SCOUT)
    go_on(t)
    assert mortal(t, you) == (4, 2) and t.you.front == [DRICIS]
    assert t.me.purgatory == [RAIDER]
    t.settled()


@rule("SO-PLAN-090", "SO-GELER-010", "SO-MORT-180")
def test_an_attacker_frozen_by_the_new_mortal_still_attacks_with_what_it_has():
    t = scene({"rear": [PLAIN, RAIDER]}, {"divine": [{"card": DRICIS, "ec": 4}]})
    announce(t, (PLAIN, DRICIS), (RAIDER, DRICIS))
    go_on(t)
    t.you.pick(RAIDER)
    go_on(t)
    assert mortal(t, you) == (4, 8) and t.me.purgatory == [RAIDER]
    t.settled()


@rule("SO-MORT-180", "SO-ESQUIVE-010", "SO-ZONE-080")
def test_a_mortal_with_esquive_on_the_fire_line_is_not_hit_twofold():
    t = scene({"rear": [PLAIN, GHOUL]}, {"divine": [{"card": ELYSIA, "ec": 1}]})
    fight(t, (PLAIN, ELYSIA), (GHOUL, ELYSIA))
    assert mortal(t, you) == (6, 7) and t.me.purgatory == [GHOUL]
    t.settled()


@rule("SO-DIV-040", "SO-MORT-150", "SO-LINK-120")
def test_a_golem_bought_with_the_last_ec_is_linked_to_the_mortal_who_may_be():
    t = scene({"divine": [{"card": ARCHIE, "ec": 2}], "hand": ["pavois"]}, {"rear": [PLAIN]})
    t.play("pavois")
    assert mortal(t, me) == (4, 9) and t.me.rear == [ARCHIE] and life(t, "pavois") == 4
    end_turn(t)
    fight(t, (PLAIN, ARCHIE))
    assert mortal(t, me) == (4, 9) and t.me.purgatory == ["pavois"]
    assert t.you.purgatory == [PLAIN]
    t.settled()


@rule("SO-DIV-040", "SO-MORT-160", "SO-PLAN-120")
def test_who_pays_the_last_ec_between_two_combats_has_a_mortal_that_cannot_join():
    t = scene({"rear": [RAIDER, SCOUT], "ec": 2, "hand": [DAGGER]}, {"rear": [PUPIL, PUPIL]})
    a, b = (one.card.number for one in t.state.players[1].rear)
    announce(t, (RAIDER, a), (SCOUT, b))
    t.play(DAGGER)
    assert mortal(t, me) == (4, 9) and t.me.rear == [MAREE, DAGGER]
    go_on(t)
    assert t.you.purgatory == [PUPIL, PUPIL] and t.offers("attack") == []
    t.settled()


@rule("SO-PHOENIX-010", "SO-DIV-040", "SO-DESTIN-020")
def test_a_phoenix_paid_with_the_last_ec_comes_though_the_purgatoire_turns_into_the_book():
    t = scene({"ec": 3, "rear": [HEIR], "purgatory": ["salamandre-de-dracodia", SCOUT, PUPIL], "book": [RAIDER] * 4})
    t.phoenix("salamandre-de-dracodia")
    assert t.me.divine == [HEIR] and ec(t, me) == 18
    assert sorted(t.me.rear) == sorted([MAREE, "salamandre-de-dracodia"])
    assert sorted(t.me.book) == sorted([SCOUT, PUPIL]) and t.me.purgatory == [RAIDER] * 4
    t.settled()


@rule("SO-ALCHIMISTE-010", "SO-LINK-020", "SO-LINK-100")
def test_an_alchimiste_that_pays_with_its_life_leaves_its_golem_to_the_page_it_paid_for():
    t = scene({"ec": 20, "front": [pair("cuve-alchimique", "pavois", damage=2)], "hand": [RAIDER]})
    t.play(RAIDER, f"pay:{t.number('cuve-alchimique')}")
    assert t.me.purgatory == ["cuve-alchimique"] and ec(t, me) == 20
    assert t.me.front == [] and t.me.rear == [RAIDER] and t.card("pavois").host == t.number(RAIDER)
    t.settled()


@rule("SO-MIR-030", "SO-FERVEUR-030")
def test_the_adorateur_that_pays_in_the_window_no_longer_weakens_the_attacker():
    t = scene({"rear": [PLAIN]}, {"hand": [ERENIA, "don-des-fideles"], "rear": [KNIGHT]}, active=1)
    t.play(ERENIA)
    assert attack(t, PLAIN) == 0
    end_turn(t)
    announce(t, (PLAIN, KNIGHT))
    t.you.play("don-des-fideles")
    go_on(t)
    assert t.you.purgatory == [ERENIA, "don-des-fideles"] and attack(t, PLAIN) == 4 and life(t, KNIGHT) == 1


@rule("SO-MORT-020", "SO-MORT-080", "SO-SCRIBE-020", "SO-MORT-170")
def test_the_second_of_three_draws_fails_and_the_third_is_skipped():
    t = scene(None, {"rear": ["copiste-du-firmament"], "book": [SCOUT], "ec": 7})
    end_turn(t)
    assert t.you.hand == [SCOUT] and t.you.book == [] and mortal(t, you) == (2, 11)
    t.settled()


@rule("SO-MORT-070", "SO-MORT-170", "SO-MORT-060")
def test_the_first_cause_fixes_the_side():
    t = scene({"rear": [SCOUT]}, {"ec": 2, "book": []})
    fight(t, (SCOUT, MAREE))
    assert mortal(t, you) == (4, 9)
    end_turn(t)
    assert mortal(t, you) == (4, 9) and t.match.result is None
    t.settled()


@rule("SO-FERVEUR-010", "SO-TURN-020", "SO-MORT-180")
def test_what_the_failed_draw_leads_to_comes_before_poison():
    morvane = {"divine": [{"card": "morvane-reine-du-voile", "ec": 9}], "rear": ["rat-des-catacombes"], "book": []}
    t = scene(None, morvane)
    end_turn(t)
    assert mortal(t, you) == (3, 12) and t.you.purgatory == [] and life(t, "rat-des-catacombes") == 2
    t.settled()


@rule("SO-POISON-010", "SO-SOUFFLE-010", "SO-TURN-020")
def test_the_last_breath_of_the_poisoned_comes_before_other_effects_of_the_start():
    hurt = {"card": "dragon-de-guerre", "damage": 4}
    t = scene({"hand": ["empoisonneuse"]}, {"front": [hurt], "rear": ["anaya", {"card": RAIDER, "damage": 1}]})
    t.play("empoisonneuse", "dragon-de-guerre")
    end_turn(t)
    assert sorted(t.you.purgatory) == sorted(["dragon-de-guerre", RAIDER])
    t.settled()


@rule("SO-EC-010", "SO-GEN-120")
def test_a_page_that_is_being_paid_for_is_no_longer_in_hand():
    t = scene(
        {
            "divine": [{"card": "ignis-mere-des-braises", "ec": 2}],
            "hand": [RAIDER, SCOUT],
            "rear": [{"card": "liche-des-cryptes", "damage": 2}],
        },
        {"hand": [PUPIL]},
    )
    t.play(RAIDER)
    t.me.pick("line:rear-0")
    assert t.me.hand == [] and sorted(t.me.purgatory) == sorted(["liche-des-cryptes", SCOUT])
    assert sorted(t.me.rear) == sorted(["ignis-mere-des-braises", RAIDER]) and t.you.purgatory == [PUPIL]
    t.settled()


# Energy


@rule("SO-ADOR-030", "SO-ADOR-060")
def test_a_started_reserve_that_pays_for_a_miracle_frees_the_others():
    t = scene({"worship": [{"card": KEEPER, "ec": 2}, ORANTE], "hand": ["don-des-fideles", RAIDER], "ec": 20})
    t.play("don-des-fideles", KEEPER)
    assert ec(t, me) == 25 and t.me.worship == [ORANTE]
    t.play(RAIDER, f"pay:{t.number(ORANTE)}")
    assert t.card(ORANTE).ec == 3
    t.settled()


@rule("SO-ADOR-030", "SO-ADOR-020")
def test_a_cost_runs_through_the_started_reserve_into_a_second_which_is_then_started():
    t = scene({"worship": [{"card": KEEPER, "ec": 1}, ORANTE, "pecheuse-de-perles"], "hand": [RAIDER, RAIDER], "ec": 9})
    keeper, orante, fisher = (t.number(one) for one in (KEEPER, ORANTE, "pecheuse-de-perles"))
    t.play(RAIDER, f"pay:{keeper}", f"pay:{orante}")
    assert (t.card(KEEPER).ec, t.card(ORANTE).ec) == (0, 4)
    t.play(RAIDER)
    assert not any(key.startswith(f"pay:{fisher}") for key in t.match.decision.keys)
    t.me.pick(f"pay:{orante}")
    assert t.card(ORANTE).ec == 2 and t.card("pecheuse-de-perles").ec == 5
    t.settled()


@rule("SO-TRESOR-010", "SO-TRESOR-030", "SO-DMG-130")
def test_a_treasure_behind_a_golem_on_the_fire_line_grows_by_what_came_through():
    t = scene({"rear": [PLAIN]}, {"front": [pair(TURTLE, "pavois")]})
    fight(t, (PLAIN, TURTLE))
    assert life(t, TURTLE) == 2 and t.card(TURTLE).marks.get("treasure") == 4 and t.you.purgatory == ["pavois"]
    t.settled()


@rule("SO-ARCH-090", "SO-ARCH-100", "SO-ZONE-110", "SO-TRESOR-030")
def test_an_archange_on_the_fire_line_takes_double_on_shield_then_ec():
    t = scene({"rear": [PLAIN]}, {"front": [THALOS]})
    fight(t, (PLAIN, THALOS))
    it = t.card(THALOS)
    assert life(t, THALOS) == 0 and it.ec == 3 and it.marks.get("treasure") == 4
    assert t.me.purgatory == [PLAIN]
    t.settled()


@rule("SO-ARCH-120", "SO-TRESOR-020", "SO-TRESOR-010")
def test_an_archange_pays_from_its_treasure_before_its_life():
    t = scene({"rear": [{"card": THALOS, "ec": 2, "marks": {"treasure": 3}}], "hand": [RAIDER, RAIDER], "ec": 20})
    thalos = f"pay:{t.number(THALOS)}"
    t.play(RAIDER, thalos)
    assert t.card(THALOS).marks.get("treasure") == 1 and t.card(THALOS).ec == 2
    t.play(RAIDER, thalos)
    assert t.card(THALOS).marks.get("treasure") is None and t.card(THALOS).ec == 1 and ec(t, me) == 20
    t.settled()


# Linked pairs, groups, doubled damage


@rule("SO-GROUP-030", "SO-GROUP-040", "SO-FOURBERIE-010")
def test_in_a_group_only_the_fourbe_passes_the_golem():
    t = scene({"rear": [DAGGER, RAIDER]}, {"front": [pair(KNIGHT, "sentinelle-de-pierre-celeste")]})
    fight(t, (RAIDER, DAGGER, KNIGHT))
    assert life(t, "sentinelle-de-pierre-celeste") == 2 and life(t, KNIGHT) == 1
    assert sorted(t.me.purgatory) == sorted([DAGGER, RAIDER])
    t.settled()


@rule("SO-GROUP-030", "SO-LINK-100", "SO-LINK-090", "SO-DMG-150")
def test_the_ange_dies_past_its_golem_which_goes_back_unhurt():
    t = scene({"rear": [DAGGER, DAGGER]}, {"front": [pair(RAIDER, "pavois")]})
    one, two = (it.card.number for it in t.state.players[0].rear)
    fight(t, (one, two, RAIDER))
    assert t.you.purgatory == [RAIDER] and t.you.rear == ["pavois"] and life(t, "pavois") == 4
    assert t.you.front == []
    t.settled()


@rule("SO-ESQUIVE-010", "SO-GROUP-010", "SO-DMG-060")
def test_esquive_lent_by_a_golem_holds_for_the_whole_blow_that_breaks_it():
    t = scene({"rear": [PLAIN, SCOUT]}, {"front": [pair(KNIGHT, "armure-d-apparat")]})
    fight(t, (PLAIN, SCOUT, KNIGHT))
    assert t.you.purgatory == ["armure-d-apparat"] and life(t, KNIGHT) == 2
    t.settled()


@rule("SO-LINK-070", "SO-LINK-040", "SO-ZONE-090", "SO-LINK-130")
def test_the_next_golem_comes_to_the_fire_line_for_the_next_combat():
    t = scene({"rear": [PLAIN, GHOUL]}, {"front": [pair(KNIGHT, "pavois")], "rear": ["scories-vivantes"], "ec": 9})
    fight(t, (PLAIN, KNIGHT), (GHOUL, KNIGHT))  # 8: 4 on each golem; then 8: 4 on the second, 4 on one life
    assert t.you.purgatory == ["pavois", KNIGHT, "scories-vivantes"] and t.you.front == []
    t.settled()


@rule("SO-VIOLENCE-010", "SO-DMG-060", "SO-VIOLENCE-020")
def test_violence_doubles_through_golem_and_ange_of_the_rear_guard_and_never_fourfold():
    t = scene({"front": [PALADIN]}, {"rear": [pair("deserteur-terrorise", "pavois")], "front": [KNIGHT]})
    fight(t, (PALADIN, "deserteur-terrorise"))
    assert t.you.purgatory == ["pavois"] and life(t, "deserteur-terrorise") == 1
    t = scene({"front": [PALADIN]}, {"front": [pair(KNIGHT, "sentinelle-de-pierre-celeste")]})
    fight(t, (PALADIN, KNIGHT))
    assert life(t, KNIGHT) == 5 and t.you.purgatory == ["sentinelle-de-pierre-celeste"]
    t.settled()


@rule("SO-COLLATERAL-020", "SO-COLLATERAL-040", "SO-COLLATERAL-050", "SO-GROUP-010")
def test_collateral_of_a_group_hands_on_its_own_share_doubled_once():
    t = scene({"rear": [SPITTER, RAIDER]}, {"front": [KNIGHT, pair(TURTLE, "pavois")], "rear": [GHOUL]})
    announce(t, (RAIDER, SPITTER, KNIGHT))
    go_on(t)
    assert sorted(t.you.purgatory) == sorted([KNIGHT, "pavois"]) and life(t, TURTLE) == 2 and life(t, GHOUL) == 4
    assert life(t, SPITTER) == 1
    t.settled()


@rule("SO-COLLATERAL-010", "SO-FUITE-020", "SO-COLLATERAL-060")
def test_collateral_does_nothing_when_its_target_flees_and_the_damage_goes_elsewhere():
    t = scene({"rear": [SPITTER]}, {"front": ["contrebandier", KNIGHT, GHOUL], "ec": 20})
    announce(t, (SPITTER, "contrebandier"))
    go_on(t)
    t.you.pick("yes", GHOUL)
    assert t.you.hand == ["contrebandier"] and t.you.purgatory == [GHOUL]
    assert life(t, KNIGHT) == 5 and ec(t, you) == 20 and life(t, SPITTER) == 4
    t.settled()


@rule("SO-FUITE-030", "SO-FUITE-040", "SO-MORT-010", "SO-PLAN-110")
def test_a_pair_that_flees_a_group_on_the_fire_line_can_cost_the_divinity():
    t = scene({"rear": [PLAIN, RAIDER, GHOUL]}, {"front": [pair("contrebandier", "pavois")], "ec": 10})
    announce(t, (PLAIN, RAIDER, "contrebandier"), (GHOUL, MAREE))
    go_on(t)
    t.you.pick("yes", MAREE)
    go_on(t)
    assert (
        t.you.hand == ["contrebandier"] and mortal(t, you) == (4, 5) and sorted(t.you.rear) == sorted([MAREE, "pavois"])
    )
    assert t.me.purgatory == [GHOUL]
    t.settled()


@rule("SO-FUITE-040", "SO-GROUP-060", "SO-MORT-040")
def test_what_a_group_deals_to_the_divinity_for_one_that_fled_is_one_blow():
    t = scene({"rear": [PLAIN, RAIDER]}, {"front": ["contrebandier"], "ec": 7})
    announce(t, (PLAIN, RAIDER, "contrebandier"))
    go_on(t)
    t.you.pick("yes")
    assert mortal(t, you) == (4, 9)
    t.settled()


@rule("SO-FUITE-020", "SO-FUITE-040")
def test_the_golem_of_a_page_that_flees_may_take_the_damage():
    t = scene({"rear": [PLAIN]}, {"rear": [pair("contrebandier", "sentinelle-de-pierre-celeste")], "ec": 7})
    announce(t, (PLAIN, "contrebandier"))
    go_on(t)
    t.you.pick("yes")
    t.asks(you, ["sentinelle-de-pierre-celeste", MAREE])
    t.you.pick("sentinelle-de-pierre-celeste")
    assert life(t, "sentinelle-de-pierre-celeste") == 4 and ec(t, you) == 7 and t.you.hand == ["contrebandier"]
    t.settled()


@rule("SO-COLLATERAL-010", "SO-INVINCIBLE-010")
def test_an_attack_that_invincible_brings_to_nothing_hits_nobody_beside_it():
    t = scene({"rear": [SPITTER]}, {"rear": [UNTOUCHED, GHOUL]})
    fight(t, (SPITTER, UNTOUCHED))
    assert life(t, GHOUL) == 4 and life(t, UNTOUCHED) == 2
    t.settled()


@rule("SO-MORTSUBITE-030", "SO-LINK-060", "SO-INVINCIBLE-010")
def test_sudden_death_needs_a_point_of_life():
    t = scene({"rear": [SUDDEN]}, {"rear": [pair(KNIGHT, "pavois")]})
    fight(t, (SUDDEN, KNIGHT))
    assert life(t, "pavois") == 1 and life(t, KNIGHT) == 5
    t = scene({"rear": [SUDDEN]}, {"rear": [pair(KNIGHT, {"card": "pavois", "damage": 2})]})
    fight(t, (SUDDEN, KNIGHT))
    assert sorted(t.you.purgatory) == sorted([KNIGHT, "pavois"])
    t = scene({"rear": [SUDDEN]}, {"rear": [UNTOUCHED]})
    fight(t, (SUDDEN, UNTOUCHED))
    assert life(t, UNTOUCHED) == 2


@rule("SO-VENGEANCE-010", "SO-VENGEANCE-020", "SO-VENGEANCE-030")
def test_vengeance_on_a_group_strikes_each_survivor_and_its_golem_first():
    t = scene({"rear": [pair(SCOUT, "sentinelle-de-pierre-celeste"), GHOUL]}, {"rear": ["vieux-maitre"]})
    fight(t, (SCOUT, GHOUL, "vieux-maitre"))  # 6 damage: it did not survive
    assert t.you.purgatory == ["vieux-maitre"] and life(t, "sentinelle-de-pierre-celeste") == 4
    t = scene({"rear": [pair(SCOUT, "sentinelle-de-pierre-celeste"), PUPIL]}, {"rear": ["garde-du-pont"]})
    fight(t, (SCOUT, PUPIL, "garde-du-pont"))
    assert life(t, "garde-du-pont") == 1 and life(t, "sentinelle-de-pierre-celeste") == 2
    assert t.me.purgatory == [PUPIL]
    t.settled()


@rule("SO-FRERE-010", "SO-FRERE-020", "SO-CONTRE-010")
def test_what_a_brother_hands_on_past_a_golem_grows_the_other():
    t = scene({"rear": [PLAIN]}, {"rear": [BROTHER, pair("riposteur", "pavois")]})
    announce(t, (PLAIN, BROTHER))
    go_on(t)
    t.asks(you, [f"number:{n}" for n in range(5)])
    t.you.pick("number:4")
    assert life(t, "riposteur") == 1 and attack(t, "riposteur") == 6 and life(t, "pavois") == 4
    assert life(t, BROTHER) == 2
    t.settled()


@rule("SO-SOUFFLE-030", "SO-PLAN-030")
def test_a_last_breath_between_two_combats_takes_the_target_of_the_second():
    t = scene({"rear": ["bete-de-dracodia", GHOUL]}, {"rear": ["golem-de-basalte", {"card": RONIN, "damage": 2}]})
    announce(t, ("bete-de-dracodia", "golem-de-basalte"), (GHOUL, "golem-de-basalte"))
    go_on(t)
    t.asks(you, ["bete-de-dracodia", GHOUL])
    t.you.pick(GHOUL)
    assert life(t, GHOUL) == 3 and sorted(t.you.purgatory) == sorted(["golem-de-basalte", RONIN])
    t.settled()


@rule("SO-PLAN-140", "SO-SOUFFLE-010", "SO-PLAN-040")
def test_a_page_raised_by_the_guards_last_breath_closes_the_way_again():
    t = scene(
        {"rear": [PLAIN, "dragon-de-guerre"]},
        {"rear": ["ossuaire-ambulant"], "purgatory": [SCOUT], "ec": 20},
    )
    announce(t, ("dragon-de-guerre", "ossuaire-ambulant"), (PLAIN, MAREE))
    go_on(t)
    t.you.pick(SCOUT)
    go_on(t)
    assert t.you.rear == [SCOUT] and ec(t, you) == 20 and t.you.purgatory == ["ossuaire-ambulant"]
    t.settled()


# Plan, miracle, Rhapsodie


@rule("SO-PLAN-050", "SO-VAILLANT-010", "SO-VAILLANT-030")
def test_a_valiant_page_that_a_miracle_calls_to_the_rear_guard_stands_on_the_fire_line_all_the_same():
    t = scene({"rear": [PLAIN]}, {"hand": ["renfort-celeste", PALADIN], "worship": [KEEPER], "ec": 20})
    announce(t, (PLAIN, MAREE))
    t.you.play("renfort-celeste", PALADIN)
    go_on(t)
    assert t.you.front == [PALADIN] and t.you.rear == [] and ec(t, you) == 16
    t.settled()


@rule("SO-VAILLANT-030", "SO-GEN-180")
def test_a_valiant_page_taken_over_stays_on_the_fire_line():
    t = scene({"hand": ["conversion"], "worship": [KEEPER]}, {"front": [KNIGHT]})
    t.play("conversion")
    assert t.me.front == [KNIGHT] and t.me.rear == []
    t.settled()


@rule("SO-GELER-010", "SO-GEN-100")
def test_a_frozen_page_taken_over_does_not_change_line():
    t = scene({"hand": ["conversion"], "worship": [KEEPER]}, {"front": [{"card": RAIDER, "marks": {"frozen": 1}}]})
    t.play("conversion")
    assert t.me.front == [RAIDER] and t.me.rear == []
    t.settled()


@rule("SO-TERRORISE-010", "SO-GEN-100", "SO-ARRIVE-020")
def test_a_terrified_page_cannot_be_called_to_the_fire_line():
    t = scene({"hand": ["charge-soudaine", "deserteur-terrorise", RAIDER], "worship": [KEEPER]})
    t.play("charge-soudaine", RAIDER)
    assert t.me.front == [RAIDER] and t.me.hand == ["deserteur-terrorise"]
    t = scene({"hand": ["charge-soudaine", "deserteur-terrorise"], "worship": [KEEPER]})
    assert t.why("play", "charge-soudaine") == "SO-MIR-040"


@rule("SO-GEN-160", "SO-MIR-040")
def test_up_to_two_may_be_none():
    t = scene({"hand": ["levee-en-masse", SCOUT, PUPIL], "worship": [KEEPER]})
    t.play("levee-en-masse")
    t.me.pick("done")
    assert t.me.hand == [SCOUT, PUPIL] and sorted(t.me.purgatory) == sorted([KEEPER, "levee-en-masse"])
    t.settled()


@rule("SO-PLAN-060", "SO-GROUP-010", "SO-PLAN-050")
def test_a_group_and_a_single_attack_on_the_open_heavens_all_turn_to_the_newcomer():
    t = scene({"rear": [PLAIN, RAIDER, GHOUL]}, {"hand": ["renfort-celeste", "stratege-de-l-est"], "worship": [KEEPER]})
    announce(t, (RAIDER, MAREE), (PLAIN, GHOUL, MAREE))
    t.you.play("renfort-celeste", "stratege-de-l-est")
    t.you.done()
    go_on(t)
    assert ec(t, you) == 40 and t.you.purgatory.count("stratege-de-l-est") == 1
    assert t.me.purgatory == [RAIDER] and life(t, PLAIN) == 2 and life(t, GHOUL) == 2


@rule("SO-RHAPSODIE-010", "SO-RHAPSODIE-040", "SO-MORTSUBITE-020")
def test_sudden_death_borrowed_for_an_attack_kills_the_target_and_not_the_borrower():
    t = scene({"hand": ["porte-etendard"], "rear": [SUDDEN], "ec": 30}, {"rear": [KNIGHT, "leviathan-du-large"]})
    t.play("porte-etendard")
    fight(t, ("porte-etendard", KNIGHT), (SUDDEN, "leviathan-du-large"))
    assert sorted(t.you.purgatory) == sorted([KNIGHT, "leviathan-du-large"])
    assert life(t, "porte-etendard") == 1
    end_turn(t)
    assert t.me.front == ["porte-etendard"]
    t.settled()


@rule("SO-RHAPSODIE-020", "SO-CANON-030", "SO-GODSLAYER-010")
def test_rhapsodie_borrows_godslayer_for_the_plan_it_is_in():
    t = scene({"rear": ["heraut-rhapsode", "tueur-de-dieux"]}, {"rear": [KNIGHT], "ec": 20})
    t.attack("heraut-rhapsode")
    t.strike(KNIGHT)
    t.attack("tueur-de-dieux")
    t.strike(MAREE)
    go_on(t)
    assert ec(t, you) == 17
    t = scene({"rear": ["heraut-rhapsode", "tueur-de-dieux"]}, {"rear": [KNIGHT], "ec": 20})
    t.attack("tueur-de-dieux")
    t.strike(MAREE)
    t.attack("heraut-rhapsode")
    t.strike(MAREE)
    go_on(t)
    assert ec(t, you) == 14 and life(t, "heraut-rhapsode") == 4


@rule("SO-COMMANDANT-010", "SO-PLAN-040", "SO-BERSERK-040")
def test_a_commandant_that_blocks_the_first_attack_leaves_the_guard_standing():
    t = scene({"rear": [RONIN]}, {"rear": [SCOUT], "front": ["stratege-de-l-est"], "ec": 20})
    t.attack(RONIN)
    t.strike(SCOUT)
    t.attack(RONIN)
    t.strike(MAREE)
    t.asks(you, [f"block:{t.number(RONIN)}", f"block:{t.number(RONIN)}.1", "done"])
    t.you.pick(f"block:{t.number(RONIN)}")
    go_on(t)
    assert t.you.purgatory == ["stratege-de-l-est"] and ec(t, you) == 20 and t.you.rear == [SCOUT]
    t.settled()


@rule("SO-PRECISION-020", "SO-PLAN-120", "SO-PLAN-040")
def test_a_shot_between_two_combats_opens_the_way():
    t = scene({"rear": ["archere-silencieuse", SCOUT, PLAIN]}, {"rear": ["rat-des-catacombes"], "ec": 20})
    announce(t, (SCOUT, "rat-des-catacombes"), (PLAIN, MAREE))
    t.asks(me, kind="battle")
    assert life(t, "rat-des-catacombes") == 1
    t.use("archere-silencieuse", "rat-des-catacombes")
    go_on(t)
    assert ec(t, you) == 16
    t.settled()


# Effects that end, control


@rule("SO-GEN-110", "SO-FERVEUR-030", "SO-MIR-030")
def test_two_that_hold_one_ange_at_zero_and_one_leaves():
    t = scene({"hand": [ERENIA, ERENIA, "revelation"]}, {"rear": [PLAIN]})
    t.play(ERENIA)
    end_turn(t)
    end_turn(t)
    t.play(ERENIA)
    first, _ = (one.card.number for one in t.state.players[0].worship)
    t.play("revelation", first)
    assert t.me.worship == [ERENIA] and attack(t, PLAIN) == 0
    t.settled()


@rule("SO-GEN-180", "SO-LINK-100", "SO-LINK-080", "SO-DECHU-040")
def test_an_ange_taken_over_leaves_its_golem_and_joins_the_new_sides():
    t = scene(
        {"hand": ["conversion"], "worship": [KEEPER], "rear": ["scories-vivantes"]},
        {"front": [pair("duelliste", "pavois", damage=1)], "rear": [RONIN]},
    )
    t.play("conversion")
    assert t.me.rear == ["duelliste"] and t.card("scories-vivantes").host == t.number("duelliste")
    assert life(t, "duelliste") == 2 and t.you.rear == [RONIN, "pavois"] and t.you.front == []
    t.settled()


@rule("SO-VAILLANT-020", "SO-ABIL-010")
def test_a_silenced_valiant_page_may_go_back():
    t = scene({"hand": ["silence-des-cieux"], "worship": [KEEPER], "front": [KNIGHT], "rear": [RONIN]})
    t.play("silence-des-cieux", KNIGHT)
    end_turn(t)
    end_turn(t)
    assert t.offers("retreat") == [KNIGHT]
    t.settled()


@rule("SO-GELER-010", "SO-GELER-020", "SO-LINK-050")
def test_a_frozen_pair_neither_goes_back_nor_attacks_and_thaws_after_that_turn():
    t = scene({"hand": ["givreuse-des-cimes"]}, {"front": [pair(RAIDER, "pavois")]})
    t.play("givreuse-des-cimes")
    t.me.pick(RAIDER)
    end_turn(t)
    assert t.offers("retreat") == [] and t.offers("attack") == []
    end_turn(t)
    end_turn(t)
    assert t.offers("retreat") == [RAIDER] and RAIDER in t.offers("attack")
    t.settled()


# Destin divin


@rule("SO-DESTIN-070", "SO-DESTIN-100", "SO-REACT-030")
def test_a_chosen_page_brought_in_the_window_saves_the_match():
    t = scene(
        {"rear": [PLAIN]},
        {
            "rear": [{"card": MAREE, "damage": 8}],
            "hand": ["renfort-celeste", PROPHET],
            "worship": [KEEPER],
            "purgatory": [SCOUT] * 3,
            "book": [RAIDER] * 2,
        },
    )
    announce(t, (PLAIN, t.state.players[1].divinity))
    t.you.play("renfort-celeste", PROPHET)
    go_on(t)
    assert t.match.result is None and t.you.divine == [PROPHET] and ec(t, you) == 10
    assert t.you.pandemonium == [MAREE]
    t.settled()


@rule("SO-DESTIN-080", "SO-DESTIN-090", "SO-DESTIN-100")
def test_a_third_divinity_follows_the_second():
    t = scene(
        {"rear": [PLAIN, "tueur-de-dieux"]},
        {"rear": [MAREE], "front": [HEIR], "divine": [{"card": CHOSEN, "ec": 3}]},
    )
    fight(t, ("tueur-de-dieux", CHOSEN))
    t.you.pick("line:front-1")
    assert t.you.divine == [HEIR] and ec(t, you) == 18
    assert sorted(t.you.rear) == sorted([MAREE, CHOSEN])
    t.settled()


@rule("SO-GOAL-030", "SO-DESTIN-070")
def test_a_former_and_a_present_mortal_that_fall_together_are_no_draw():
    t = scene(
        {"rear": [{"card": MAREE, "damage": 8}], "divine": [{"card": HEIR, "ec": 9}]},
        {"rear": [{"card": ARCHIE, "damage": 8}]},
    )
    fight(t, (MAREE, ARCHIE))
    assert t.match.result.winners == (0,)


# Two against two


@rule("SO-DUO-110", "SO-DUO-120", "SO-PLAN-030")
def test_who_is_eliminated_takes_the_field_out_of_the_plan_and_the_rest_is_fought():
    t = four(
        {"rear": [PLAIN, RAIDER, GHOUL]},
        {"rear": [{"card": MAREE, "damage": 8}, PUPIL]},
        None,
        {"rear": [KNIGHT]},
        survivors=True,
    )
    fight(t, (PLAIN, t.state.players[1].divinity), (RAIDER, PUPIL), (GHOUL, KNIGHT))
    assert t.match.result is None and t.state.out == 2
    assert (
        life(t, KNIGHT) == 1 and life(t, GHOUL) == 1 and life(t, RAIDER) == 2 and t.players[0].front == [RAIDER, GHOUL]
    )
    t.settled()


@rule("SO-DUO-160", "SO-PLAN-050", "SO-DUO-040")
def test_a_page_brought_by_one_opponent_turns_only_attacks_on_that_one():
    t = four(
        {"rear": [PLAIN, GHOUL]},
        {"hand": ["renfort-celeste", RAIDER], "worship": [KEEPER]},
        None,
        {"ec": 20},
    )
    announce(t, (PLAIN, t.state.players[1].divinity), (GHOUL, t.state.players[3].divinity))
    t.players[1].play("renfort-celeste", RAIDER)
    go_on(t)
    assert ec(t, 1) == 40 and ec(t, 3) == 16 and t.players[1].purgatory.count(RAIDER) == 1
    t.settled()


@rule("SO-DUO-060", "SO-VAILLANT-010", "SO-DUO-190", "SO-DUO-130")
def test_a_valiant_page_lent_stands_on_the_teammates_fire_line_with_the_golem_there():
    t = four({"hand": [KNIGHT], "ec": 10, "rear": ["scories-vivantes"]}, None, {"rear": ["pavois"], "ec": 10})
    t.match.choose(f"play:{t.number(KNIGHT)}.1")
    assert t.players[2].front == [KNIGHT] and t.players[2].rear == []
    assert t.card("pavois").host == t.number(KNIGHT) and t.card("scories-vivantes").host == 0
    assert ec(t, 0) == 7 and ec(t, 2) == 10
    t.settled()


@rule("SO-DUO-170", "SO-DECHU-010")
def test_a_fallen_page_goes_to_either_opponent_and_never_to_the_teammate():
    t = four({"hand": ["idole-maudite"]})
    number = t.number("idole-maudite")
    assert f"play:{number}.1" not in t.match.decision.keys
    t.play("idole-maudite")
    t.asks(0, ["player:1", "player:3"])
    t.players[0].pick("player:3")
    assert t.players[3].rear == ["idole-maudite"] and t.players[1].rear == []
    t.settled()


@rule("SO-SYMBIOSE-010", "SO-DUO-180")
def test_symbiose_counts_all_four_fields():
    drone = {"rear": ["drone-eclaireur"]}
    t = four(dict(drone), dict(drone), dict(drone), {"worship": ["relais-de-reseau"]})
    assert attack(t, "drone-eclaireur") == 4
    fight(t, (t.state.players[0].rear[0].card.number, t.state.players[1].rear[0].card.number))
    assert attack(t, t.state.players[2].rear[0].card.number) == 2


@rule("SO-FLAMMES-020", "SO-ZONE-130", "SO-DUO-150")
def test_flammes_of_a_lent_page_choose_among_eight_lines():
    t = four({"hand": ["dragonnet-d-etincelles"]}, {"rear": [SCOUT]}, {"rear": [PUPIL]}, {"front": [PUPIL]})
    t.match.choose(f"play:{t.number('dragonnet-d-etincelles')}.1")
    t.asks(0, [f"line:{line}-{seat}" for seat in range(4) for line in ("front", "rear")])
    t.players[0].pick("line:rear-1")
    assert t.players[1].purgatory == [SCOUT] and t.players[2].rear == [PUPIL, "dragonnet-d-etincelles"]
    t.settled()


@rule("SO-SCRIBE-010", "SO-DUO-150", "SO-DUO-080")
def test_a_lent_scribe_serves_the_teammate():
    t = four({"hand": ["copiste-du-firmament"]})
    t.match.choose(f"play:{t.number('copiste-du-firmament')}.1")
    end_turn(t)
    end_turn(t)
    assert len(t.players[2].hand) == 3
    end_turn(t)
    end_turn(t)
    assert len(t.players[0].hand) == 2
    t.settled()


@rule("SO-DUO-100", "SO-GOAL-020", "SO-VENGEANCE-030")
def test_an_attacker_whose_own_mortal_falls_in_its_attack_loses_for_the_team():
    t = four({"rear": [{"card": MAREE, "damage": 6}]}, {"rear": ["leviathan-du-large"]})
    fight(t, (t.state.players[0].divinity, "leviathan-du-large"))
    assert t.match.result is not None and sorted(t.match.result.winners) == [1, 3]


# Nothing, and as much as one can


@rule("SO-GEN-090", "SO-GEN-110")
def test_halves_are_rounded_up_and_nothing_falls_below_zero():
    t = scene({"hand": ["affaiblissement", "sirene-des-brisants"], "worship": [KEEPER]}, {"rear": ["duelliste", PUPIL]})
    t.play("affaiblissement", "duelliste")
    assert attack(t, "duelliste") == 2
    t.play("sirene-des-brisants", PUPIL)
    assert attack(t, PUPIL) == 0 and attack(t, "duelliste") == 2
    t.settled()


@rule("SO-MORTSUBITE-030", "SO-ATK-160")
def test_an_attack_of_zero_with_sudden_death_kills_nobody():
    t = scene({"rear": [SUDDEN]}, {"hand": [ERENIA], "rear": [KNIGHT]}, active=1)
    t.play(ERENIA)
    end_turn(t)
    fight(t, (SUDDEN, KNIGHT))
    assert life(t, KNIGHT) == 5 and t.me.purgatory == [SUDDEN]


@rule("SO-GEN-130", "SO-SOUFFLE-030")
def test_both_last_breaths_of_one_combat_the_active_players_first():
    t = scene({"rear": ["devoreur-d-etoiles", RAIDER]}, {"rear": [{"card": "devoreur-d-etoiles"}, PUPIL]})
    mine, yours = (t.state.players[seat].rear[0].card.number for seat in (0, 1))
    fight(t, (mine, yours))
    assert t.me.purgatory[0] == "devoreur-d-etoiles" and RAIDER in t.me.purgatory and PUPIL in t.you.purgatory
    t.settled()


@rule("SO-CHEAT-010", "SO-CHEAT-020", "SO-DESTIN-020")
def test_a_cheater_with_a_chosen_page_gets_the_lost_book_back():
    t = scene(
        {"rear": [PLAIN]},
        {"front": [HEIR], "rear": [VULCAR], "hand": [THALOS], "book": [SCOUT] * 3, "purgatory": [PUPIL], "ec": 8},
        unchecked=True,
    )
    t.match.choose(next(k for k in t.match.decision.keys if k.startswith("accuse")))
    assert t.you.divine == [HEIR] and ec(t, you) == 18 and t.you.rear == [MAREE]
    assert sorted(t.you.book) == sorted([SCOUT] * 3 + [PUPIL, VULCAR, THALOS]) and t.you.purgatory == []
    assert t.you.hand == [] and left(t.state, t.you[MAREE]) == 12
    t.settled()
