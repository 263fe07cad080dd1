"""Cards of Tumulte: what each of them says, one scene at least for each."""

from typing import Any

from ri_scene import action, attack_with, end_turn, life, numbers, resolve, scene, skill, stack, to_attack, values

from pioche.games.rise.rules.values import inactive, owned, types
from pioche.testing import Table, card, rule

NOYE = "noye-fendeur-de-vagues"  # 3/3 Zombie, Eau
OURS = "ours-des-glaces-eternelles"
GUARDED = {"changes": [["is", "protected", "turn", 0]]}


def waits(source: str, ability: str, *aims: list[Any], value: int = 0, by: int = 0) -> dict[str, Any]:
    """A stack with one element, and who did not add it to speak first."""
    entry = {"source": source, "ability": ability, "by": by, "value": value, "aims": list(aims)}
    return {"entries": [entry], "priority": 1 - by}


def named(id: str, **words: Any) -> dict[str, Any]:
    return {"card": id, "as": id, **words}


def has(t: Table, id: str | int, word: str) -> bool:
    return word in owned(t.state, t.card(id))


def is_a(t: Table, id: str | int, word: str) -> bool:
    return word in types(t.state, t.card(id))


def lives(t: Table, *ids: str) -> list[int]:
    return [life(t, id) for id in ids]


def paying(t: Table, id: str, nth: int = 1) -> str:
    """The option that pays for an Action of an Imminente as it is played."""
    return f"action:{t.number(id)}.{nth}"


# Invocateurs


@card("atlas")
@rule("RI-GLO-580")
def test_atlas_prevents_all_damage_to_one_creature_until_the_turn_ends():
    t = scene({"field": [NOYE], "hand": ["boule-de-feu"]}, {"field": ["myrthil", "el-diablo"]})
    skill(t, "atlas", 1, NOYE)
    resolve(t)
    t.me.invoke("boule-de-feu", NOYE, "atlas")
    resolve(t)
    attack_with(t, NOYE)
    t.you.block("el-diablo")
    t.you.pick(NOYE)
    resolve(t)
    assert values(t, NOYE) == (3, 3) and values(t, "el-diablo") == (6, 1)
    end_turn(t)
    action(t, "myrthil", 1, NOYE)
    resolve(t)
    assert t.me.graveyard == ["boule-de-feu", NOYE]
    t.settled()


@card("atlas")
@rule("RI-GLO-130", "RI-SOURCE-020")
def test_atlas_hurts_up_to_three_creatures_or_gates():
    t = scene({"field": ["braise-vive", "riviere-de-lave"]}, {"field": ["goutte-folle", "banquise", NOYE]})
    t.act(0, "skill", f"skill:{t.number('atlas')}.2")
    t.asks(0, ["braise-vive", "goutte-folle", "banquise", NOYE], kind="target")
    t.me.pick("goutte-folle")
    t.asks(0, ["braise-vive", "banquise", NOYE, "done"], kind="target")
    t.me.pick("banquise", "done")
    resolve(t)
    assert t.you.field == ["banquise", NOYE] and values(t, "banquise") == (1, 6) and values(t, NOYE) == (3, 3)
    t.settled()


@card("atlas")
def test_atlas_destroys_a_gate_for_a_coin():
    t = scene({"field": ["banquise"]}, {"field": ["mur-de-flammes", NOYE, "volcan-en-marche"]})
    t.act(0, "skill", f"skill:{t.number('atlas')}.3")
    t.asks(0, ["banquise", "mur-de-flammes", "volcan-en-marche"], kind="target")
    t.me.pick("mur-de-flammes")
    resolve(t)
    assert t.you.graveyard == ["mur-de-flammes"] and t.me.coins == 11
    t.settled()


@card("atlas")
@rule("RI-RESOLVE-020")
def test_atlas_gains_the_coin_though_the_gate_is_protected():
    t = scene({}, {"field": [{"card": "mur-de-flammes", **GUARDED}]})
    skill(t, "atlas", 3, "mur-de-flammes")
    resolve(t)
    assert t.you.field == ["mur-de-flammes"] and t.me.coins == 11
    t.settled()


@card("atlas")
@rule("RI-CHARGE-050")
def test_atlas_strengthens_each_creature_of_his_own_for_good():
    t = scene({"field": [NOYE, "braise-vive", "banquise"]}, {"field": ["goutte-folle"]})
    skill(t, "atlas", 4)
    resolve(t)
    end_turn(t)
    assert [values(t, id) for id in (NOYE, "braise-vive", "banquise")] == [(4, 4), (2, 2), (1, 7)]
    assert values(t, "goutte-folle") == (2, 1)
    t.settled()


@card("tyran")
def test_tyran_strengthens_a_creature_for_the_turn():
    t = scene({"field": [NOYE]}, {"field": ["goutte-folle"]})
    skill(t, "tyran", 1, "goutte-folle")
    resolve(t)
    assert values(t, "goutte-folle") == (4, 3)
    end_turn(t)
    assert values(t, "goutte-folle") == (2, 1)
    t.settled()


@card("tyran")
def test_tyran_takes_two_life_of_any_invocateur():
    t = scene()
    t.act(0, "skill", f"skill:{t.number('tyran')}.2")
    t.asks(0, ["atlas", "tyran", "azell", "lilith"], kind="target")
    t.me.pick("azell")
    resolve(t)
    assert lives(t, "atlas", "tyran", "azell") == [18, 16, 15]
    t.settled()


@card("tyran")
def test_tyran_destroys_a_creature_that_can_be_destroyed():
    t = scene({}, {"field": [NOYE, {"card": "myrthil", **GUARDED}, "banquise"]})
    t.act(0, "skill", f"skill:{t.number('tyran')}.3")
    t.asks(0, [NOYE, "myrthil"], kind="target")
    t.me.pick("myrthil")
    resolve(t)
    assert t.you.graveyard == []
    t = scene({}, {"field": [NOYE, "myrthil"]})
    skill(t, "tyran", 3, NOYE)
    resolve(t)
    assert t.you.graveyard == [NOYE]
    t.settled()


@card("azell")
@rule("RI-REACH-010")
def test_azell_lets_a_creature_of_his_own_block_what_flies():
    me = {"invokers": ["azell", "tyran"], "field": [NOYE]}
    t = scene(me, {"field": ["myrthil"], "invokers": ["atlas", "lilith"]})
    t.act(0, "skill", f"skill:{t.number('azell')}.1")
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    end_turn(t)
    t.you.pick("combat")
    resolve(t)
    t.you.attack("myrthil")
    t.you.pick("done")
    resolve(t)
    t.asks(0, [NOYE, "done"], kind="block")


@card("azell")
@rule("RI-PIERCE-010")
def test_azell_gives_fire_and_pierce():
    t = scene({"invokers": ["azell", "tyran"], "field": ["el-diablo", NOYE]}, {"field": ["goutte-folle"]})
    skill(t, "azell", 2, NOYE)
    resolve(t)
    assert (
        is_a(t, NOYE, "feu") and is_a(t, NOYE, "eau") and has(t, NOYE, "percee") and not has(t, "el-diablo", "percee")
    )
    t.settled()


@card("azell")
@rule("RI-COMBAT-290")
def test_azell_untilts_an_attacker_which_then_attacks_no_longer():
    t = scene({"field": [NOYE]})
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    t.me.pick("pass")
    skill(t, "azell", 3, NOYE)
    resolve(t)
    assert not t.card(NOYE).tilted and values(t, NOYE) == (4, 4) and lives(t, "azell") == [17]
    t.asks(0, kind="main")
    end_turn(t)
    assert values(t, NOYE) == (3, 3)
    t.settled()


@card("azell")
@rule("RI-ACTION-030")
def test_azell_burns_for_two_life_that_one_of_his_player_s_invocateurs_pays():
    t = scene(
        {"invokers": ["azell", "tyran"], "field": [NOYE]}, {"field": ["banquise"], "invokers": ["atlas", "lilith"]}
    )
    t.act(0, "skill", f"skill:{t.number('azell')}.4")
    t.asks(0, [NOYE, "banquise", "azell", "tyran", "atlas", "lilith"], kind="target")
    t.me.pick("atlas")
    t.asks(0, ["azell", "tyran"], kind="pay-life")
    t.me.pick("tyran")
    resolve(t)
    assert lives(t, "azell", "tyran", "atlas") == [17, 14, 13]
    t.settled()


# Niveaux Supérieurs


@card("niveau-superieur-de-fureur")
def test_fury_takes_a_life_of_the_target():
    t = scene({"hand": ["niveau-superieur-de-fureur"]}, level=1)
    t.me.level("niveau-superieur-de-fureur", "atlas")
    t.asks(0, ["atlas", "tyran", "azell", "lilith"], kind="target")
    t.me.pick("azell")
    resolve(t)
    assert life(t, "azell") == 16 and t.card("atlas").level == 2
    t.settled()


@card("niveau-superieur-du-brasier")
@rule("RI-LEVEL-030")
def test_the_blaze_burns_a_target_and_without_one_the_level_is_gained_all_the_same():
    t = scene({"hand": ["niveau-superieur-du-brasier"]}, {"field": ["banquise", NOYE]}, level=1)
    t.me.level("niveau-superieur-du-brasier", "atlas", "banquise")
    resolve(t)
    assert values(t, "banquise") == (1, 1) and values(t, NOYE) == (3, 3)
    t = scene({"hand": ["niveau-superieur-du-brasier"]}, level=1)
    t.me.level("niveau-superieur-du-brasier", "atlas")
    assert t.card("atlas").level == 2 and t.state.stack is None
    t.settled()


# Créatures


@card("titan-au-carcan")
@rule("RI-CHAIN-010")
def test_the_titan_is_chained_and_costs_a_coin_a_turn():
    t = scene({"field": [NOYE]}, {"field": ["titan-au-carcan"]})
    end_turn(t, "coin-two")
    assert stack(t) == ["titan-au-carcan:start_of_turn"] and t.you.coins == 12
    resolve(t)
    assert t.you.coins == 11 and t.me.coins == 10
    t.you.pick("combat")
    resolve(t)
    assert t.why("attack", "titan-au-carcan") == "RI-COMBAT-320"


@card("titan-au-carcan")
@rule("RI-CHAIN-020", "RI-RESOLVE-090")
def test_the_titan_frees_itself_on_a_success_and_gains_nothing_where_it_was_freed_before():
    t = scene({"field": [named("titan-au-carcan")]}, stack=waits("titan-au-carcan", "action_1", value=1))
    resolve(t)
    assert owned(t.state, t.card("titan-au-carcan")) == ("percee",)
    to_attack(t)
    t.asks(0, ["titan-au-carcan", "done"], kind="attack")
    free = named("titan-au-carcan", changes=[["-aptitude", "enchaine", "", 0]])
    t = scene({"field": [free]}, stack=waits("titan-au-carcan", "action_1", value=1))
    resolve(t)
    assert owned(t.state, t.card("titan-au-carcan")) == ()
    t = scene({"field": [named("titan-au-carcan")]}, stack=waits("titan-au-carcan", "action_1", value=0))
    resolve(t)
    assert owned(t.state, t.card("titan-au-carcan")) == ("enchaine",)
    t.settled()


@card("el-diablo")
def test_el_diablo_burns_each_other_creature_and_no_gate():
    t = scene(
        {"field": ["el-diablo", "braise-vive", NOYE]}, {"field": ["goutte-folle", "banquise", "volcan-en-marche"]}
    )
    action(t, "el-diablo")
    resolve(t)
    assert t.me.field == ["el-diablo", NOYE] and t.you.field == ["banquise", "volcan-en-marche"]
    wanted = [(6, 4), (3, 2), (1, 7), (4, 2)]
    assert [values(t, id) for id in ("el-diablo", NOYE, "banquise", "volcan-en-marche")] == wanted
    t.settled()


@card("el-diablo-corrompue")
@rule("RI-CORRUPT-010", "RI-CORRUPT-020")
def test_el_diablo_corrupted_pays_with_life_and_corrupts_another():
    t = scene({}, {"field": ["el-diablo-corrompue", NOYE, "myrthil"]})
    end_turn(t)
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="target")
    t.you.pick("azell")
    t.asks(1, [NOYE, "myrthil"], kind="target")
    t.you.pick("myrthil")
    assert life(t, "azell") == 16 and is_a(t, "myrthil", "corrompue") and not is_a(t, NOYE, "corrompue")
    assert is_a(t, "el-diablo-corrompue", "corrompue")
    t.settled()


@card("el-diablo-corrompue")
@rule("RI-RESOLVE-090", "RI-GLO-580")
def test_el_diablo_corrupted_corrupts_nobody_where_the_loss_was_prevented():
    spared = {"changes": [["is", "prevented", "", 0]]}
    you = {
        "invokers": [{"card": "azell", **spared}, {"card": "lilith", "life": 0}],
        "field": ["el-diablo-corrompue", NOYE],
    }
    t = scene({}, you)
    end_turn(t)
    resolve(t)
    assert life(t, "azell") == 17 and not is_a(t, NOYE, "corrompue")
    t.settled()


@card("el-diablo-corrompue")
def test_el_diablo_corrupted_strengthens_corrupted_creatures_of_ones_own_for_the_turn():
    field = ["el-diablo-corrompue", "eclaireur-corrompu", NOYE]
    t = scene({"field": field, "ether": 2}, {"field": ["hurleur-corrompu"]})
    action(t, "el-diablo-corrompue")
    resolve(t)
    assert [values(t, id) for id in field] == [(5, 5), (4, 3), (3, 3)] and values(t, "hurleur-corrompu") == (3, 2)
    assert t.me.ether == 0
    end_turn(t)
    assert values(t, "eclaireur-corrompu") == (3, 2)
    t.settled()


@card("flamme-blanche")
def test_the_white_flame_gains_ether_as_it_attacks():
    t = scene({"field": ["flamme-blanche", NOYE]}, {"field": ["flamme-blanche"]})
    to_attack(t)
    t.me.attack("flamme-blanche")
    t.me.attack(NOYE)
    t.me.pick("done")
    assert (t.me.ether, t.you.ether) == (1, 0)


@card("flamme-blanche")
def test_the_white_flame_burns_an_invocateur_on_a_success():
    for value, wanted in ((1, 14), (0, 17)):
        t = scene(
            {"field": [named("flamme-blanche")]},
            {"invokers": [named("azell"), "lilith"]},
            stack=waits("flamme-blanche", "action_1", ["azell"], value=value),
        )
        resolve(t)
        assert life(t, "azell") == wanted
        t.settled()


@card("devoreur-d-or")
def test_the_gold_eater_grows_with_its_players_coins_alone():
    t = scene({"field": ["devoreur-d-or"]}, {"field": ["devoreur-d-or"]})
    mine, yours = numbers(t, "devoreur-d-or")
    end_turn(t)
    assert values(t, yours) == (5, 5) and values(t, mine) == (4, 4)
    end_turn(t, "coin-two")
    assert values(t, yours) == (5, 5) and values(t, mine) == (5, 5)
    t.settled()


@card("devoreur-d-or")
@rule("RI-DEVOUR-010")
def test_the_gold_eater_takes_a_coin_after_its_players_combat_phase_even_an_empty_one():
    t = scene({"field": ["devoreur-d-or"]}, {"field": ["devoreur-d-or"]})
    attack_with(t)
    assert (t.me.coins, t.you.coins) == (9, 10)
    end_turn(t)
    end_turn(t)
    assert (t.me.coins, t.you.coins) == (10, 11)
    t.settled()


@card("hurleur-corrompu")
@rule("RI-RAGE-010")
def test_the_howler_hurts_with_each_charge_that_it_gains():
    t = scene({"field": ["hurleur-corrompu", "el-diablo-corrompue"], "ether": 2}, {"field": [NOYE]})
    action(t, "el-diablo-corrompue")
    resolve(t)
    t.asks(0, ["azell", "lilith"], kind="target")
    t.me.pick("azell")
    skill(t, "tyran", 1, "hurleur-corrompu")
    resolve(t)
    t.me.pick("azell")
    skill(t, "tyran", 2, "tyran")
    resolve(t)
    assert lives(t, "azell", "tyran") == [15, 14]
    t.settled()


@card("reine-des-corrompues")
@rule("RI-CORRUPT-020", "RI-CORRUPT-030")
def test_the_queen_corrupts_and_gives_pierce_to_corrupted_creatures_of_her_own():
    t = scene({"field": ["reine-des-corrompues", NOYE, "eclaireur-corrompu"]}, {"field": ["hurleur-corrompu"]})
    assert has(t, "reine-des-corrompues", "percee") and has(t, "eclaireur-corrompu", "percee")
    assert not has(t, NOYE, "percee") and not has(t, "hurleur-corrompu", "percee")
    action(t, "reine-des-corrompues", 1, NOYE)
    resolve(t)
    assert is_a(t, NOYE, "corrompue") and has(t, NOYE, "percee") and values(t, NOYE) == (3, 3)
    t.settled()


@card("myrthil")
def test_myrthil_breathes_on_creatures_and_gates():
    t = scene({"field": ["myrthil", "riviere-de-lave"]}, {"field": [NOYE, "banquise"]})
    t.act(0, "action", f"action:{t.number('myrthil')}.1")
    t.asks(0, ["myrthil", NOYE, "banquise"], kind="target")
    t.me.pick("banquise")
    resolve(t)
    assert values(t, "banquise") == (1, 4) and t.me.coins == 8
    t.settled()


@card("ours-des-glaces-eternelles")
@rule("RI-GLO-330", "RI-GLO-340")
def test_the_bear_freezes_a_creature_for_a_cycle():
    t = scene({"field": [OURS]}, {"field": ["myrthil", NOYE]})
    action(t, OURS, 1, "myrthil")
    resolve(t)
    assert values(t, "myrthil") == (5, 5) and inactive(t.state, t.card("myrthil")) and values(t, NOYE) == (3, 3)
    end_turn(t)
    assert t.why(f"action:{t.number('myrthil')}.1") == "RI-GLO-340"
    end_turn(t)
    assert values(t, "myrthil") == (6, 6) and not inactive(t.state, t.card("myrthil"))
    t.settled()


# Portes


@card("mur-de-flammes")
def test_the_wall_of_flames_burns_the_creature_that_breaks_it():
    t = scene({"field": ["el-diablo", NOYE]}, {"field": ["mur-de-flammes"]})
    attack_with(t, "el-diablo")
    t.you.block("mur-de-flammes")
    t.you.pick("el-diablo")
    resolve(t)
    assert t.you.graveyard == ["mur-de-flammes"] and t.me.graveyard == ["el-diablo"] and values(t, NOYE) == (3, 3)
    t.settled()


@card("mur-de-flammes")
def test_a_wall_of_flames_broken_by_a_skill_burns_nobody():
    t = scene({"field": [NOYE]}, {"field": ["mur-de-flammes"]})
    skill(t, "atlas", 3, "mur-de-flammes")
    resolve(t)
    assert t.you.graveyard == ["mur-de-flammes"] and values(t, NOYE) == (3, 3)
    t.settled()


@card("ecluse-noire")
@rule("RI-RESOLVE-090", "RI-GATE-050")
def test_the_sluice_opens_and_floods_all_attackers():
    t = scene({"field": [NOYE, "el-diablo", "goutte-folle"]}, {"field": ["ecluse-noire"]})
    to_attack(t)
    t.me.attack(NOYE)
    t.me.attack("el-diablo")
    t.me.pick("done")
    t.me.pick("pass")
    action(t, "ecluse-noire")
    resolve(t)
    assert [values(t, id) for id in (NOYE, "el-diablo", "goutte-folle")] == [(3, 1), (6, 2), (2, 1)]
    assert t.card("ecluse-noire").is_open and t.you.coins == 9


@card("ecluse-noire")
@rule("RI-RESOLVE-090")
def test_an_open_sluice_floods_nobody():
    t = scene({"field": [NOYE]}, {"field": [{"card": "ecluse-noire", "tilted": True}]})
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    t.me.pick("pass")
    action(t, "ecluse-noire")
    resolve(t)
    assert values(t, NOYE) == (3, 3)


@card("banquise")
@rule("RI-GATE-090")
def test_the_ice_floe_holds_each_creature_that_it_blocks():
    t = scene({"field": [NOYE, "loup-des-congeres", "goutte-folle"]}, {"field": ["banquise"]})
    attack_with(t, NOYE, "loup-des-congeres", "goutte-folle")
    t.you.block("banquise")
    t.you.pick(NOYE)
    t.you.block("banquise")
    t.you.pick("loup-des-congeres", "done")
    resolve(t)
    t.you.pick(t.match.decision.keys[0])
    resolve(t)
    t.you.pick("azell")
    end_turn(t)
    end_turn(t)
    assert [t.card(id).tilted for id in (NOYE, "loup-des-congeres", "goutte-folle")] == [True, True, False]
    t.settled()


@card("volcan-en-marche")
def test_the_volcano_on_the_march_hurts_a_gate_as_it_attacks():
    t = scene({"field": ["volcan-en-marche"]}, {"field": ["banquise", NOYE, "mur-de-flammes"]})
    to_attack(t)
    t.me.attack("volcan-en-marche")
    t.me.pick("done")
    t.asks(0, ["volcan-en-marche", "banquise", "mur-de-flammes"], kind="target")
    t.me.pick("banquise")
    assert values(t, "banquise") == (1, 6)


# Incantations


@card("riviere-de-lave")
def test_the_river_of_lava_burns_each_creature_without_fire_at_the_end_of_its_players_turn():
    t = scene({"field": ["riviere-de-lave", NOYE, "braise-vive"]}, {"field": ["goutte-folle", "banquise"]})
    t.me.pick("end")
    assert stack(t) == ["riviere-de-lave:end_of_turn"]
    t.asks(1)
    t.you.pick("pass")
    t.me.pick("pass")
    assert t.you.field == ["banquise"] and t.me.field == ["riviere-de-lave", NOYE, "braise-vive"]
    assert values(t, NOYE) == (3, 2)
    resolve(t)
    t.you.pick("draw-two")
    end_turn(t)
    assert values(t, NOYE) == (3, 3)
    t.settled()


@card("cri-de-guerre")
def test_the_war_cry_strengthens_all_creatures_of_ones_own_for_the_turn():
    t = scene({"field": ["cri-de-guerre", NOYE, "braise-vive", "banquise"]}, {"field": ["goutte-folle"]})
    action(t, "cri-de-guerre")
    resolve(t)
    assert [values(t, id) for id in (NOYE, "braise-vive", "banquise", "goutte-folle")] == [
        (4, 4),
        (2, 2),
        (1, 7),
        (2, 1),
    ]
    end_turn(t)
    assert values(t, NOYE) == (3, 3)
    t.settled()


@card("hiver-long")
@rule("RI-CHILL-010", "RI-CHILL-020")
def test_the_long_winter_chills_each_opponent():
    t = scene({"hand": ["hiver-long"]}, {"coins": 0}, {})
    t.me.invoke("hiver-long", "atlas")
    resolve(t)
    ills = [[one.disease for one in player.ills] for player in t.state.players]
    assert ills == [[], ["refroidissement"], ["refroidissement"]]
    end_turn(t)
    assert t.you.coins == 1 and t.state.players[1].ills == []
    end_turn(t)
    assert t.players[2].coins == 10 and len(t.state.players[2].ills) == 1
    t.settled()


@card("hiver-long")
@rule("RI-GLO-330")
def test_the_long_winter_freezes_any_constante():
    t = scene({"field": ["hiver-long"]}, {"field": ["riviere-de-lave", NOYE]})
    t.act(0, "action", f"action:{t.number('hiver-long')}.1")
    t.asks(0, ["hiver-long", "riviere-de-lave", NOYE], kind="target")
    t.me.pick("riviere-de-lave")
    resolve(t)
    end_turn(t)
    t.you.pick("end")
    assert stack(t) == [f"{t.card('azell').card.proto.id}:end-turn"]


# Équipements


@card("marteau-de-forge")
@rule("RI-EQUIP-010")
def test_the_hammer_gives_its_bearer_pierce_and_a_charge():
    t = scene({"field": [NOYE, "goutte-folle", "banquise"], "hand": ["marteau-de-forge"]})
    t.me.invoke("marteau-de-forge")
    t.asks(0, [NOYE, "goutte-folle"], kind="target")
    t.me.pick(NOYE, "atlas")
    resolve(t)
    assert values(t, NOYE) == (4, 4) and has(t, NOYE, "percee") and not has(t, "goutte-folle", "percee")
    t.settled()


@card("coeur-de-glacier")
def test_the_heart_of_the_glacier_makes_its_bearer_ice_with_iron_skin():
    t = scene({"field": ["mur-de-flammes", NOYE, "riviere-de-lave"], "hand": ["coeur-de-glacier"]})
    t.me.invoke("coeur-de-glacier")
    t.asks(0, ["mur-de-flammes", NOYE], kind="target")
    t.me.pick("mur-de-flammes", "atlas")
    resolve(t)
    assert values(t, "mur-de-flammes") == (4, 4) and is_a(t, "mur-de-flammes", "glace")
    assert has(t, "mur-de-flammes", "peau-de-fer") and not has(t, NOYE, "glace")
    t.settled()


@card("sceau-corrompu")
@rule("RI-ACTION-030", "RI-EQUIP-070")
def test_the_seal_takes_a_life_for_a_life_and_is_its_players_whoever_bears_it():
    t = scene({"hand": ["sceau-corrompu"]})
    t.me.invoke("sceau-corrompu", "azell", "atlas")
    resolve(t)
    action(t, "sceau-corrompu", 1, "azell", "tyran")
    resolve(t)
    assert lives(t, "atlas", "tyran", "azell") == [18, 15, 16]
    t.me.pick("pass")
    t.asks(1)
    assert t.why(f"action:{t.number('sceau-corrompu')}.1") == "RI-ACTION-040"


# Imminentes


@card("fonte-des-neiges")
@rule("RI-IMM-030")
def test_the_thaw_destroys_an_incantation_and_turns_ice_to_water():
    t = scene({"hand": ["fonte-des-neiges"]}, {"field": ["riviere-de-lave", OURS, "banquise"]})
    t.me.invoke("fonte-des-neiges", "riviere-de-lave", paying(t, "fonte-des-neiges"), OURS, "atlas")
    resolve(t)
    assert t.you.field == [OURS, "banquise"] and is_a(t, OURS, "eau") and not is_a(t, OURS, "glace")
    assert is_a(t, "banquise", "glace") and t.me.graveyard == ["fonte-des-neiges"]
    t = scene({"hand": ["fonte-des-neiges"]}, {"field": [OURS]})
    assert t.why("invoke", "fonte-des-neiges") == "RI-STACK-090"
    t.settled()


@card("devastation")
@rule("RI-GOAL-030", "RI-ZONES-010")
def test_devastation_destroys_all_constantes_and_takes_three_life_of_all():
    me = {"field": [NOYE, "riviere-de-lave", {"card": "banquise", **GUARDED}], "hand": ["devastation"], "ether": 1}
    t = scene(me, {"field": ["chene-des-serments", "mur-de-flammes"]})
    t.me.invoke("devastation", paying(t, "devastation"), "atlas")
    resolve(t)
    assert t.me.field == ["banquise"] and t.you.field == ["chene-des-serments"]
    assert lives(t, "atlas", "tyran", "azell") == [15, 13, 14] and (t.me.coins, t.me.ether, t.you.coins) == (7, 1, 10)
    t.settled()


@card("devastation")
@rule("RI-IMM-030")
def test_devastation_without_its_action_does_nothing():
    t = scene({"field": [NOYE], "hand": ["devastation"]})
    t.me.invoke("devastation", "done", "atlas")
    resolve(t)
    assert t.me.field == [NOYE] and lives(t, "atlas", "azell") == [18, 17] and t.me.graveyard == ["devastation"]
    t.settled()


@card("obligation")
@rule("RI-GLO-030", "RI-GLO-040", "RI-GLO-160")
def test_obligation_makes_two_creatures_fight_outside_combat():
    t = scene({"field": ["lancier-de-braise", "devoreur-d-or"], "hand": ["obligation"]}, {"field": [NOYE, "banquise"]})
    t.me.invoke("obligation", paying(t, "obligation"), "devoreur-d-or", NOYE, "done", "atlas")
    resolve(t)
    assert values(t, "devoreur-d-or") == (4, 1) and t.you.graveyard == [NOYE] and t.me.coins == 8
    assert lives(t, "azell") == [17] and t.state.opposed == []
    t.settled()


@card("obligation")
@rule("RI-IMM-060")
def test_obligation_keeps_a_creature_from_blocking_this_turn():
    t = scene({"field": [NOYE], "hand": ["obligation"]}, {"field": ["goutte-folle", "loup-des-congeres"]})
    t.me.invoke("obligation", paying(t, "obligation", 2), "goutte-folle", "atlas")
    resolve(t)
    attack_with(t, NOYE)
    t.asks(1, ["loup-des-congeres", "done"], kind="block")
    assert t.why("block", "goutte-folle") == "RI-COMBAT-110" and t.me.coins == 9


@card("detresse")
@rule("RI-INVOC-170", "RI-CASE-010", "RI-CASE-020")
def test_distress_takes_a_level_and_with_the_last_point_what_was_paid_with_it():
    t = scene({"hand": [NOYE]}, {"hand": ["detresse"]}, level=1)
    t.me.invoke(NOYE, "atlas")
    t.you.invoke("detresse", "atlas", "azell")
    resolve(t)
    assert t.card("atlas").level == 0 and t.me.field == [] and t.me.graveyard == [NOYE]
    assert t.card("tyran").level == 1
    t.settled()


@card("boule-de-feu")
def test_the_fireball_hurts_a_creature_or_a_gate():
    t = scene({"hand": ["boule-de-feu"]}, {"field": ["banquise", NOYE, "riviere-de-lave"]})
    t.me.invoke("boule-de-feu")
    t.asks(0, ["banquise", NOYE], kind="target")
    t.me.pick("banquise", "atlas")
    resolve(t)
    assert values(t, "banquise") == (1, 4) and values(t, NOYE) == (3, 3)
    t.settled()


@card("lame-de-fond")
@rule("RI-RETURN-010", "RI-CHARGE-060")
def test_the_ground_swell_returns_a_creature_to_its_owner_and_may_draw():
    stolen = {"card": NOYE, "owner": 1, "charges": [["power", 2, "", 0, 0, None, ""]]}
    t = scene({"field": [stolen], "hand": ["lame-de-fond"]})
    t.me.invoke("lame-de-fond", NOYE, paying(t, "lame-de-fond"), "atlas")
    resolve(t)
    assert t.you.hand == [NOYE] and len(t.me.hand) == 1 and t.me.coins == 9
    t = scene({"hand": ["lame-de-fond"]}, {"field": [{"card": NOYE, **GUARDED}]})
    t.me.invoke("lame-de-fond", NOYE, "done", "atlas")
    resolve(t)
    assert t.you.field == [NOYE] and t.me.hand == []
    t.settled()


@card("fleche-ardente")
def test_the_burning_arrow_takes_two_life():
    t = scene({"hand": ["fleche-ardente"]})
    t.me.invoke("fleche-ardente", "lilith", "atlas")
    before = life(t, "lilith")
    resolve(t)
    assert life(t, "lilith") == before - 2 and lives(t, "atlas", "azell") == [18, 17]
    t.settled()


@card("peau-de-pierre")
def test_skin_of_stone_is_for_good():
    t = scene({"field": [NOYE], "hand": ["peau-de-pierre"]}, {"field": ["goutte-folle"]})
    t.me.invoke("peau-de-pierre", "goutte-folle", "atlas")
    resolve(t)
    end_turn(t)
    assert values(t, "goutte-folle") == (3, 2) and has(t, "goutte-folle", "peau-de-fer") and values(t, NOYE) == (3, 3)
    t.settled()


# Évènements


@card("charge-generale")
@rule("RI-CONSTR-010", "RI-AVANT-010")
def test_the_general_charge_is_for_ones_own_combat_phase_and_its_attackers():
    t = scene({"field": [NOYE, "goutte-folle"], "hand": ["charge-generale"]}, {"hand": ["charge-generale"]})
    assert t.why("invoke", numbers(t, "charge-generale")[0]) == "RI-CONSTR-010"
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    t.me.pick("pass")
    assert t.why("invoke", numbers(t, "charge-generale")[1]) == "RI-CONSTR-010"
    t.you.pick("pass")
    t.me.invoke("charge-generale", "atlas")
    resolve(t)
    assert values(t, NOYE) == (4, 4) and values(t, "goutte-folle") == (2, 1)
    t.asks(0, ["azell", "lilith"], kind="hit")
    t.me.pick("azell")
    assert life(t, "azell") == 13
    end_turn(t)
    assert values(t, NOYE) == (3, 3) and not has(t, NOYE, "avantage")
    t.settled()
