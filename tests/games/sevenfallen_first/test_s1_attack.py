"""The attack phase and its targets, the battle plan, the miracle before it, attacks by several pages."""

from s1_scene import MAREE, announce, ec, end_turn, fight, fires, go_on, life, mortal, pair, scene

from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4; Assassin is for its arrival
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
WALL = "rat-des-catacombes"  # 2/3
CANON = "obusier-a-vapeur"  # 3/3
SLAYER = "vouivre-tueuse-de-dieux"  # 4/3
BERSERK = "berserker-des-cendres"  # 3/3
KEEPER = "gardienne-du-feu"


@rule("SO-ATK-010", "SO-PLAN-010")
def test_one_attack_phase_a_turn():
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [WALL]})
    fight(t, (PLAIN, WALL))
    assert t.offers("attack") == [] and t.why("attack", RAIDER) == "SO-ATK-010"
    end_turn(t)
    end_turn(t)
    assert RAIDER in t.offers("attack")


@rule("SO-GEN-030", "SO-GEN-040", "SO-GEN-010", "SO-GEN-020")
def test_nobody_attacks_or_draws_in_their_own_first_turn():
    t = scene({"turns": 0}, {"turns": 0, "rear": [PLAIN]}, turn=1)
    end_turn(t)
    assert t.you.hand == [] and t.why("attack", PLAIN) == "SO-GEN-030"
    end_turn(t)
    end_turn(t)
    assert len(t.you.hand) == 2 and PLAIN in t.offers("attack")


@rule("SO-ATK-020")
def test_a_page_attacks_once():
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [WALL]})
    t.attack(PLAIN)
    t.strike(WALL)
    assert t.offers("attack") == [RAIDER] and t.why("attack", PLAIN) == "SO-ATK-020"


@rule("SO-ATK-030", "SO-ATK-040", "SO-ATK-110", "SO-ZONE-050", "SO-ZONE-060")
def test_attackers_move_up_together_before_the_miracle():
    t = scene({"rear": [PLAIN, RAIDER, SCOUT]}, {"rear": [WALL], "worship": [KEEPER], "hand": [SCOUT]})
    announce(t, (PLAIN, WALL), (RAIDER, WALL))
    t.asks(you, ["pass"], kind="window")
    assert t.me.front == [PLAIN, RAIDER] and t.me.rear == [SCOUT]
    t.you.pick("pass")
    assert t.me.front == [PLAIN, RAIDER]
    assert t.why("advance", SCOUT) == "SO-ATK-040"
    t.settled()


@rule("SO-ATK-050", "SO-ZONE-090", "SO-ZONE-120")
def test_a_page_on_the_fire_line_takes_double_and_the_attacker_normal_damage():
    t = scene({"rear": [RAIDER, PLAIN]}, {"front": ["riposteur"]})  # 2/5
    fight(t, (PLAIN, "riposteur"))
    assert t.you.purgatory == ["riposteur"] and life(t, PLAIN) == 2
    t.settled()


@rule("SO-ATK-060", "SO-ATK-170", "SO-DMG-020")
def test_a_page_on_the_rear_guard_takes_the_attack_and_hits_back():
    t = scene({"rear": [RAIDER, PLAIN]}, {"rear": ["riposteur"]})
    fight(t, (PLAIN, "riposteur"))
    assert life(t, "riposteur") == 1 and life(t, PLAIN) == 2
    end_turn(t)
    end_turn(t)
    assert life(t, PLAIN) == 2
    t.settled()


@rule("SO-ATK-070", "SO-ZONE-070", "SO-ZONE-080", "SO-ZONE-140", "SO-ZONE-150")
def test_only_the_rear_guard_closes_the_way_to_the_divinity():
    t = scene({"rear": [PLAIN]}, {"front": [WALL, RAIDER], "worship": [KEEPER]})
    t.attack(PLAIN)
    assert sorted(t.offers("strike")) == sorted([WALL, RAIDER, MAREE])
    assert t.why("strike", KEEPER) == "SO-ZONE-140"
    t = scene({"rear": [PLAIN]}, {"rear": [{"card": WALL, "marks": {"frozen": 1}}], "front": [RAIDER]})
    t.attack(PLAIN)
    assert sorted(t.offers("strike")) == sorted([WALL, RAIDER])
    assert t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"


@rule("SO-ATK-080", "SO-ATK-180", "SO-ANGE-030")
def test_attackers_choose_between_the_lines_and_never_their_own_side():
    t = scene({"rear": [PLAIN, SCOUT]}, {"front": [WALL, RAIDER], "rear": [PUPIL]})
    t.attack(PLAIN)
    assert sorted(t.offers("strike")) == sorted([WALL, RAIDER, PUPIL])
    assert t.why("strike", SCOUT) == "SO-ATK-180"


@rule("SO-ATK-090", "SO-ATK-100")
def test_a_divinity_in_the_heavens_deals_nothing_and_is_never_hit_twofold():
    t = scene({"rear": ["lanciere-d-eondra"]}, {"ec": 20})
    fight(t, ("lanciere-d-eondra", MAREE))
    assert ec(t, you) == 17 and life(t, "lanciere-d-eondra") == 2
    t.settled()


@rule("SO-ATK-120", "SO-ATK-130")
def test_an_ange_attacks_in_the_turn_it_came_unless_it_came_after_the_phase():
    t = scene({"hand": [RAIDER, SCOUT]})
    t.play(RAIDER)
    fight(t, (RAIDER, MAREE))
    assert ec(t, you) == 37
    t.play(SCOUT)
    assert t.why("attack", SCOUT) == "SO-ATK-010"
    t.settled()


@rule("SO-ATK-140", "SO-TURN-040", "SO-TURN-050")
def test_who_attacked_stays_until_its_next_turn_begins():
    t = scene({"rear": [RAIDER], "hand": [SCOUT]})
    fight(t, (RAIDER, MAREE))
    assert t.why("retreat", RAIDER) == "SO-TURN-040"
    end_turn(t)
    end_turn(t)
    t.retreat(RAIDER)
    assert t.me.rear == [RAIDER]
    assert RAIDER in t.offers("attack")
    t.settled()


@rule("SO-TURN-040")
def test_pages_move_back_only_before_the_main_part():
    t = scene({"front": [RAIDER, WALL], "hand": [SCOUT]}, step="start")
    t.retreat(RAIDER)
    t.play(SCOUT)
    assert t.why("retreat", WALL) == "SO-TURN-040" and t.me.front == [WALL]


@rule("SO-ATK-160")
def test_attack_zero_may_attack_and_takes_the_blow_back():
    t = scene({"rear": ["cuve-alchimique"]}, {"rear": [PUPIL]})
    fight(t, ("cuve-alchimique", PUPIL))
    assert life(t, PUPIL) == 2 and life(t, "cuve-alchimique") == 3
    t.settled()


@rule("SO-PLAN-020")
def test_each_combat_is_over_before_the_next():
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [WALL, PUPIL]})
    fight(t, (PLAIN, WALL), (RAIDER, WALL))
    assert life(t, PLAIN) == 2 and life(t, RAIDER) == 2
    assert t.you.purgatory == [WALL]
    t.settled()


@rule("SO-PLAN-030")
def test_an_attack_without_its_target_is_lost():
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [WALL, PUPIL]})
    fight(t, (PLAIN, WALL), (RAIDER, WALL))
    assert t.me.front == [PLAIN, RAIDER] and life(t, PUPIL) == 2
    assert t.why("attack", RAIDER) == "SO-ATK-010"


@rule("SO-PLAN-040")
def test_the_divinity_may_be_announced_behind_pages_that_are_attacked_first():
    for first, left_ec in ((PLAIN, 17), (SCOUT, 20)):
        t = scene({"rear": [first, RAIDER]}, {"rear": [WALL], "ec": 20})
        t.attack(RAIDER)
        assert t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"
        t = scene({"rear": [first, RAIDER]}, {"rear": [WALL], "ec": 20})
        fight(t, (first, WALL), (RAIDER, MAREE))
        assert ec(t, you) == left_ec
        t.settled()


def ambushed(hand: list[str], attackers: list[str], **yours) -> object:
    return scene({"rear": attackers}, {"worship": [KEEPER], "hand": hand, "ec": 20, **yours})


@rule("SO-PLAN-050", "SO-REACT-030")
@card("renfort-celeste")
def test_attacks_on_an_open_divinity_turn_to_the_page_a_miracle_brings():
    t = ambushed(["renfort-celeste", "envoyee-de-la-grace"], [RAIDER, PLAIN])  # 3/5
    announce(t, (RAIDER, MAREE), (PLAIN, MAREE))
    t.you.play("renfort-celeste", "envoyee-de-la-grace")
    go_on(t)
    assert ec(t, you) == 20 and "envoyee-de-la-grace" in t.you.purgatory
    assert t.me.purgatory == [RAIDER] and life(t, PLAIN) == 1
    t.settled()


@rule("SO-PLAN-060")
def test_turned_attacks_do_not_go_back_to_the_divinity():
    t = ambushed(["renfort-celeste", SCOUT], [RAIDER, PLAIN])
    announce(t, (PLAIN, MAREE), (RAIDER, MAREE))
    t.you.play("renfort-celeste", SCOUT)
    go_on(t)
    assert ec(t, you) == 20 and SCOUT in t.you.purgatory and life(t, RAIDER) == 2
    t.settled()


@rule("SO-PLAN-070")
@card("levee-en-masse")
def test_the_attacker_shares_turned_attacks_among_several_new_pages():
    t = ambushed(["levee-en-masse", SCOUT, PUPIL], [RAIDER, PLAIN])
    announce(t, (PLAIN, MAREE), (RAIDER, MAREE))
    t.you.play("levee-en-masse", SCOUT, PUPIL)
    t.asks(me, [SCOUT, PUPIL], kind="strike")
    t.me.pick(PUPIL, SCOUT)
    go_on(t)
    assert {SCOUT, PUPIL} <= set(t.you.purgatory) and ec(t, you) == 20
    t.settled()


@rule("SO-PLAN-080", "SO-GODSLAYER-010", "SO-GODSLAYER-020")
def test_a_godslayer_ignores_the_rear_guard_and_is_not_turned():
    t = ambushed(["renfort-celeste", SCOUT], [SLAYER, RAIDER])
    announce(t, (SLAYER, RAIDER, MAREE))
    t.you.play("renfort-celeste", SCOUT)
    go_on(t)
    assert ec(t, you) == 16 and SCOUT in t.you.purgatory and t.me.front == [SLAYER]
    t = scene({"rear": [SLAYER]}, {"rear": [WALL, PUPIL], "ec": 25})
    fight(t, (SLAYER, MAREE))
    assert ec(t, you) == 21 and life(t, SLAYER) == 3 and t.me.front == [SLAYER]
    t.settled()


@rule("SO-PLAN-090")
@card("chute")
def test_attackers_that_are_gone_drop_out_and_the_phase_is_spent():
    t = ambushed(["chute"], [RAIDER, SCOUT])
    announce(t, (RAIDER, MAREE))
    t.you.play("chute", RAIDER)
    go_on(t)
    assert ec(t, you) == 20 and t.why("attack", SCOUT) == "SO-ATK-010"
    t.settled()


@rule("SO-PLAN-090", "SO-GELER-020")
@card("hiver-soudain")
def test_an_attacker_frozen_in_the_window_still_attacks():
    t = ambushed(["hiver-soudain"], [RAIDER])
    announce(t, (RAIDER, MAREE))
    t.you.play("hiver-soudain", RAIDER)
    go_on(t)
    assert ec(t, you) == 17
    end_turn(t)
    end_turn(t)
    assert t.why("attack", RAIDER) == "SO-GELER-010" and t.why("retreat", RAIDER) == "SO-GELER-010"
    end_turn(t)
    end_turn(t)
    assert RAIDER in t.offers("attack")


@rule("SO-PLAN-090", "SO-TERRORISE-020")
@card("terreur")
def test_an_attacker_that_is_terrified_drops_out():
    t = ambushed(["terreur"], [RAIDER])
    announce(t, (RAIDER, MAREE))
    t.you.play("terreur")
    go_on(t)
    assert ec(t, you) == 20 and t.me.front == [RAIDER]
    end_turn(t)
    end_turn(t)
    assert t.why("attack", RAIDER) == "SO-TERRORISE-010"
    end_turn(t)
    end_turn(t)
    assert RAIDER in t.offers("attack")


@rule("SO-PLAN-100")
@card("repli-general")
def test_an_attack_follows_its_target_to_the_other_line():
    t = ambushed(["repli-general"], [RAIDER], front=["riposteur", WALL])
    announce(t, (RAIDER, "riposteur"))
    t.you.play("repli-general", "riposteur", "done")
    go_on(t)
    assert life(t, "riposteur") == 2 and t.you.rear == ["riposteur"] and t.you.front == [WALL]
    t.settled()


@rule("SO-PLAN-110")
def test_attacks_announced_on_the_divinity_go_on_against_the_mortal():
    t = scene({"rear": ["cracheur-de-lave", PLAIN]}, {"ec": 4})
    fight(t, ("cracheur-de-lave", MAREE), (PLAIN, MAREE))
    assert mortal(t, you) == (4, 5) and t.me.purgatory == [PLAIN] and life(t, "cracheur-de-lave") == 4
    t.settled()


@rule("SO-PLAN-120", "SO-TURN-060")
def test_pages_are_played_between_two_combats_and_not_before_the_first():
    t = scene({"rear": [RAIDER, PLAIN], "hand": ["scories-vivantes", SCOUT]}, {"rear": [WALL, PUPIL]})
    announce(t, (RAIDER, PUPIL), (PLAIN, WALL))
    t.asks(me, kind="battle")
    assert t.match.decision.keys[0] == "fight" and sorted(t.offers("play")) == sorted(["scories-vivantes", SCOUT])
    t.play(SCOUT)
    assert t.why("attack", SCOUT) == "SO-ATK-010"
    go_on(t)
    assert WALL in t.you.purgatory
    t.settled()
    t = ambushed([SCOUT], [RAIDER])
    announce(t, (RAIDER, MAREE))
    assert t.why("play", SCOUT) == "SO-REACT-060"


@rule("SO-PLAN-130", "SO-LINK-050")
def test_a_pair_is_one_target_and_moves_as_one():
    t = scene({"rear": [pair(RAIDER, "scories-vivantes")]}, {"rear": [pair(WALL, "pavois")]})
    t.attack(RAIDER)
    assert t.offers("strike") == [WALL] and t.why("strike", "pavois") == "SO-PLAN-130"
    t.strike(WALL)
    go_on(t)
    assert t.me.front == [RAIDER] and t.me.rear == [] and t.card("scories-vivantes").host == t.number(RAIDER)
    t.settled()


@rule("SO-PLAN-140")
def test_an_attack_behind_pages_is_not_turned_but_lost():
    t = ambushed(["renfort-celeste", "envoyee-de-la-grace"], [PLAIN, RAIDER], rear=[WALL])
    announce(t, (PLAIN, WALL), (RAIDER, MAREE))
    t.you.play("renfort-celeste", "envoyee-de-la-grace")
    go_on(t)
    assert life(t, "envoyee-de-la-grace") == 5 and ec(t, you) == 20 and WALL in t.you.purgatory
    t.settled()


@rule("SO-REACT-010", "SO-REACT-040", "SO-REACT-050", "SO-REACT-060")
def test_one_miracle_before_the_attack_and_nothing_else():
    t = ambushed(["chute", "fleche-du-destin", SCOUT], [RAIDER, PLAIN, WALL], worship=[KEEPER, "orante"],
                 purgatory=["salamandre-de-dracodia"])  # fmt: skip
    announce(t, (RAIDER, MAREE), (PLAIN, MAREE), (WALL, MAREE))
    assert sorted(t.offers("play")) == ["chute", "fleche-du-destin"] and t.offers("phoenix") == []
    t.you.play("chute", KEEPER, RAIDER)
    go_on(t)
    assert "fleche-du-destin" in t.you.hand and ec(t, you) == 20 - 4 - 2


@rule("SO-REACT-020")
def test_no_miracle_without_an_attack():
    t = scene(None, {"worship": [KEEPER], "hand": ["chute"], "rear": [WALL]})
    assert t.why("play", "chute", seat=1) == "SO-REACT-020"


@rule("SO-GROUP-010", "SO-GROUP-020")
def test_a_group_adds_up_and_each_takes_the_whole_blow_back():
    t = scene({"rear": [RAIDER, SCOUT, PLAIN]}, {"rear": ["vieux-maitre", PUPIL]})  # 4/6
    fight(t, (SCOUT, RAIDER, "vieux-maitre"))
    assert sorted(t.me.purgatory) == sorted([SCOUT, RAIDER]) and life(t, "vieux-maitre") == 1
    t.settled()


@rule("SO-GROUP-030", "SO-DMG-040", "SO-DMG-060")
def test_damage_of_a_group_goes_in_the_announced_order():
    t = scene({"rear": [PLAIN, "chirurgien-de-bataille"]}, {"rear": [pair(RAIDER, "scories-vivantes")]})
    fight(t, (PLAIN, "chirurgien-de-bataille", RAIDER))
    assert sorted(t.you.purgatory) == sorted(["scories-vivantes", RAIDER])
    assert life(t, PLAIN) == 1 and life(t, "chirurgien-de-bataille") == 1
    assert {token & 0xFFF for token in t.state.slain} == {t.number(PLAIN), t.number("chirurgien-de-bataille")}
    t.settled()


@rule("SO-GROUP-040", "SO-ZONE-110")
def test_a_group_on_the_fire_line_deals_double_and_archanges_are_no_exception():
    t = scene({"rear": [SCOUT, RAIDER]}, {"front": [{"card": "vulcar-fleau-des-cieux", "damage": 3}]})
    fight(t, (SCOUT, RAIDER, "vulcar-fleau-des-cieux"))
    assert t.you.purgatory == ["vulcar-fleau-des-cieux"]
    t = scene({"rear": [SCOUT]}, {"front": ["vulcar-fleau-des-cieux"]})
    fight(t, (SCOUT, "vulcar-fleau-des-cieux"))
    assert t.card("vulcar-fleau-des-cieux").ec == 5 and life(t, "vulcar-fleau-des-cieux") == 0
    t.settled()


@rule("SO-GROUP-050")
def test_separate_attacks_are_separate_combats():
    t = scene({"rear": [PLAIN, "cracheur-de-lave"]}, {"rear": [WALL, PUPIL]})
    fight(t, (PLAIN, WALL), ("cracheur-de-lave", WALL))
    assert life(t, PLAIN) == 2 and life(t, "cracheur-de-lave") == 4
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [WALL]})
    fight(t, (PLAIN, RAIDER, WALL))
    assert life(t, PLAIN) == 2 and t.me.purgatory == [RAIDER]


@rule("SO-GROUP-060", "SO-MORT-040")
def test_a_group_on_the_heavens_is_one_blow():
    t = scene({"rear": [PLAIN, RAIDER]}, {"ec": 5})
    fight(t, (PLAIN, RAIDER, MAREE))
    assert mortal(t, you) == (4, 9) and life(t, PLAIN) == 4 and life(t, RAIDER) == 2
    t.settled()


@rule("SO-BERSERK-010", "SO-BERSERK-020", "SO-BERSERK-040")
def test_berserk_attacks_twice_as_announced():
    t = scene({"rear": [BERSERK]}, {"rear": ["tireuse-calibree", PUPIL]})  # 1/4
    fight(t, (BERSERK, "tireuse-calibree"), (BERSERK, "tireuse-calibree"))
    assert t.you.purgatory == ["tireuse-calibree"] and life(t, BERSERK) == 1
    t = scene({"rear": [BERSERK, SCOUT]}, {"rear": [PUPIL]})
    t.attack(BERSERK)
    t.strike(PUPIL)
    t.done()
    go_on(t)
    assert t.why("attack", BERSERK) == "SO-ATK-010"


@rule("SO-CANON-010", "SO-CANON-020", "SO-CANON-030", "SO-CANON-040", "SO-CANON-060")
def test_canon_fires_from_the_rear_guard_unhurt():
    t = scene({"rear": [CANON, RAIDER]}, {"rear": ["riposteur"]})
    fight(t, (fires(t, CANON), RAIDER, "riposteur"))
    assert t.me.rear == [CANON] and life(t, CANON) == 3 and t.me.purgatory == [RAIDER]
    assert t.you.purgatory == ["riposteur"]
    t = scene({"rear": [CANON]}, {"rear": ["fregate-fantome"]})
    fight(t, (fires(t, CANON), "fregate-fantome"))
    assert t.me.purgatory == [CANON]
    t = scene({"rear": [CANON]}, {"front": ["fregate-fantome"], "rear": [PUPIL]})
    t.match.choose(fires(t, CANON))
    assert t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"
    t.strike("fregate-fantome")
    go_on(t)
    assert life(t, CANON) == 3 and t.you.purgatory == ["fregate-fantome"]
    t.settled()


@rule("SO-COMMANDANT-010", "SO-COMMANDANT-020", "SO-COMMANDANT-030")
def test_a_commandant_takes_one_attack_upon_itself():
    t = scene({"rear": [BERSERK, SCOUT]}, {"front": ["stratege-de-l-est"], "ec": 20})  # 2/5
    announce(t, (BERSERK, MAREE), (BERSERK, MAREE), (SCOUT, MAREE))
    number = t.number(BERSERK)
    t.asks(you, [f"block:{number}", f"block:{number}.1", SCOUT, "done"], kind="block")
    t.you.pick(f"block:{number}")
    go_on(t)
    assert t.you.purgatory == ["stratege-de-l-est"] and life(t, BERSERK) == 1
    assert ec(t, you) == 20 - 3 - 2
    t.settled()


@rule("SO-RHAPSODIE-010", "SO-RHAPSODIE-020")
def test_rhapsodie_takes_the_abilities_of_the_other_attackers():
    t = scene({"rear": ["porteuse-de-lanterne", SLAYER]}, {"rear": [WALL, PUPIL], "ec": 20})
    t.attack(SLAYER)
    t.strike(MAREE)
    t.attack("porteuse-de-lanterne")
    t.strike(MAREE)
    go_on(t)
    assert ec(t, you) == 14
    end_turn(t)
    end_turn(t)
    t.attack("porteuse-de-lanterne")
    assert t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"


@rule("SO-FUITE-010", "SO-FUITE-020", "SO-FUITE-030", "SO-FUITE-040")
def test_who_flees_hands_the_damage_on():
    t = scene({"rear": [RAIDER, SCOUT]}, {"front": ["contrebandier"], "rear": [WALL], "ec": 30})
    announce(t, (RAIDER, SCOUT, "contrebandier"))
    t.you.pick("yes")
    t.asks(you, [WALL, MAREE])
    t.you.pick(MAREE)
    assert ec(t, you) == 20 and t.you.hand == ["contrebandier"] and t.you.purgatory == []
    assert life(t, RAIDER) == 2 and life(t, SCOUT) == 1
    t.settled()


@rule("SO-RETRAIT-010", "SO-RETRAIT-020")
def test_retrait_comes_after_its_last_attack():
    t = scene({"rear": ["cavaliere-de-dracodia", RAIDER]}, {"ec": 20})
    announce(t, ("cavaliere-de-dracodia", MAREE), (RAIDER, MAREE))
    t.asks(me, ["yes", "no"])
    assert ec(t, you) == 17
    t.me.pick("yes")
    assert t.me.rear == ["cavaliere-de-dracodia"] and ec(t, you) == 14
    t.settled()


@rule("SO-SEDUCTION-010", "SO-SEDUCTION-020", "SO-SEDUCTION-030")
def test_seduction_covers_the_opponents_next_turn():
    t = scene({"hand": ["envoyee-de-la-grace"]}, {"rear": [PLAIN]})
    t.play("envoyee-de-la-grace")
    end_turn(t)
    assert t.offers("attack") == [] and t.why("attack", PLAIN) == "SO-ATK-070"
    end_turn(t)
    end_turn(t)
    t.attack(PLAIN)
    assert t.offers("strike") == ["envoyee-de-la-grace"]


@rule("SO-COLLATERAL-010", "SO-COLLATERAL-020", "SO-COLLATERAL-040", "SO-COLLATERAL-050")
def test_collateral_hits_another_page_of_the_line_with_the_same_damage():
    t = scene(
        {"rear": ["cracheur-de-lave"]}, {"front": [SCOUT, pair(WALL, "sentinelle-de-pierre-celeste")], "rear": [PUPIL]}
    )
    fight(t, ("cracheur-de-lave", SCOUT))
    assert sorted(t.you.purgatory) == sorted([SCOUT, "sentinelle-de-pierre-celeste"])
    assert life(t, WALL) == 3 and life(t, PUPIL) == 2 and life(t, "cracheur-de-lave") == 2
    t.settled()
