"""Cards of Festin: what each of them says, one scene at least for each."""

from typing import Any

from ri_scene import action, attack_with, end_turn, life, numbers, resolve, scene, skill, stack, to_attack, values

from pioche.games.rise.rules.values import owned, types
from pioche.testing import Table, card, rule

NOYE = "noye-fendeur-de-vagues"  # 3/3 Zombie, Eau
FOOD = "escargot-cuirasse"  # 0/5 Nourriture
HARNYA = {"invokers": ["harnya-la-satyre", "tyran"]}
LOVELY = {"invokers": ["lovely-harnya", "tyran"]}
OZATE = {"invokers": ["ozate", "tyran"]}
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


# Invocateurs


@card("harnya-la-satyre")
def test_harnya_gives_life_to_the_invocateur_that_is_chosen_as_it_resolves():
    t = scene(HARNYA)
    skill(t, "harnya-la-satyre", 1)
    resolve(t)
    t.asks(0, ["harnya-la-satyre", "tyran"], kind="target")
    t.me.pick("tyran")
    assert lives(t, "harnya-la-satyre", "tyran", "azell") == [19, 18, 17]
    t.settled()


@card("harnya-la-satyre")
@rule("RI-INVOC-050")
def test_harnya_gives_no_more_than_thirty():
    t = scene({"invokers": [{"card": "harnya-la-satyre", "level": 1, "life": 29}, {"card": "tyran", "life": 0}]})
    skill(t, "harnya-la-satyre", 1)
    resolve(t)
    assert lives(t, "harnya-la-satyre", "tyran") == [30, 0]
    t.settled()


@card("harnya-la-satyre")
@rule("RI-ELEM-050")
def test_harnya_makes_a_creature_of_ones_own_food_with_a_charge():
    t = scene({**HARNYA, "field": [NOYE]}, {"field": ["myrthil"]})
    t.act(0, "skill", f"skill:{t.number('harnya-la-satyre')}.2")
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    assert is_a(t, NOYE, "nourriture") and has(t, NOYE, "nourriture") and values(t, NOYE) == (4, 4)
    assert values(t, "myrthil") == (6, 6)
    t.settled()


@card("harnya-la-satyre")
@rule("RI-ROOT-010", "RI-ROOT-020")
def test_harnya_roots_a_creature_which_fire_then_does_not_destroy():
    t = scene({**HARNYA, "field": [NOYE], "hand": ["boule-de-feu"]}, {"field": ["myrthil"]})
    t.act(0, "skill", f"skill:{t.number('harnya-la-satyre')}.3")
    t.asks(0, [NOYE, "myrthil"], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    assert values(t, NOYE) == (5, 5) and has(t, NOYE, "enracinement")
    t.me.invoke("boule-de-feu", NOYE, "tyran")
    action(t, "myrthil", 1, NOYE)
    resolve(t)
    assert t.me.field == [NOYE] and values(t, NOYE) == (5, -1)
    t.settled()


@card("lovely-harnya")
@rule("RI-CALL-020", "RI-CALL-030", "RI-XSTACK-050")
def test_lovely_harnya_calls_a_street_candy_in_a_stack_of_its_own():
    t = scene(LOVELY)
    skill(t, "lovely-harnya", 1)
    t.you.pick("pass")
    t.me.pick("pass")
    assert stack(t) == ["bonbon-des-rues:call"] and t.me.field == []
    t.asks(0)
    resolve(t)
    assert t.me.field == ["bonbon-des-rues"] and values(t, "bonbon-des-rues") == (1, 2)
    assert is_a(t, "bonbon-des-rues", "bonbon") and is_a(t, "bonbon-des-rues", "nourriture")
    t.settled()


@card("lovely-harnya")
def test_lovely_harnya_on_a_success_keeps_a_creature_from_attacking_until_my_next_turn():
    me = {**LOVELY, "invokers": [named("lovely-harnya", level=2), "tyran"]}
    t = scene(me, {"field": [named(NOYE), "myrthil"]}, stack=waits("lovely-harnya", "skill_2", [NOYE], value=1))
    resolve(t)
    assert t.me.coins == 10
    end_turn(t)
    t.you.pick("combat")
    resolve(t)
    t.asks(1, ["myrthil", "done"], kind="attack")
    assert t.why("attack", NOYE) == "RI-COMBAT-320"
    t.you.pick("done")
    resolve(t)
    end_turn(t)
    end_turn(t)
    t.you.pick("combat")
    resolve(t)
    t.asks(1, [NOYE, "myrthil", "done"], kind="attack")


@card("lovely-harnya")
def test_lovely_harnya_on_a_failure_gains_a_coin_and_forbids_nothing():
    me = {**LOVELY, "invokers": [named("lovely-harnya", level=2), "tyran"]}
    t = scene(me, {"field": [named(NOYE)]}, stack=waits("lovely-harnya", "skill_2", [NOYE], value=0))
    resolve(t)
    assert (t.me.coins, t.you.coins) == (11, 10) and t.card(NOYE).changes == []
    t.settled()


@card("lovely-harnya")
def test_lovely_harnya_names_an_opposing_creature_and_cannot_without_one():
    t = scene({**LOVELY, "field": [NOYE]})
    assert t.why(f"skill:{t.number('lovely-harnya')}.2") == "RI-STACK-090"
    t = scene({**LOVELY, "field": [NOYE]}, {"field": ["myrthil", "banquise"]})
    t.act(0, "skill", f"skill:{t.number('lovely-harnya')}.2")
    t.asks(0, ["myrthil"], kind="target")


@card("lovely-harnya")
def test_lovely_harnya_strengthens_each_candy_creature_of_her_own():
    me = {**LOVELY, "field": ["bonbon-des-rues", "ours-en-guimauve", NOYE, "confiserie-de-minuit"]}
    t = scene(me, {"field": ["berlingot-roulant"]})
    skill(t, "lovely-harnya", 3)
    resolve(t)
    assert [values(t, id) for id in ("bonbon-des-rues", "ours-en-guimauve")] == [(2, 3), (3, 4)]
    assert [values(t, id) for id in (NOYE, "berlingot-roulant")] == [(3, 3), (3, 2)]
    assert t.card("confiserie-de-minuit").charges == []
    t.settled()


@card("lovely-harnya")
@rule("RI-CREA-040")
def test_lovely_harnya_takes_a_creature_untilts_it_and_gives_it_back_as_its_owners_turn_starts():
    t = scene(LOVELY, {"field": [{"card": NOYE, "tilted": True}]})
    skill(t, "lovely-harnya", 4, NOYE)
    resolve(t)
    assert t.me.field == [NOYE] and t.you.field == [] and not t.card(NOYE).tilted
    to_attack(t)
    t.asks(0, [NOYE, "done"], kind="attack")
    t.me.pick(NOYE, "done")
    resolve(t)
    t.you.pick("azell")
    assert life(t, "azell") == 14
    end_turn(t)
    assert t.you.field == [NOYE] and t.me.field == [] and t.card(NOYE).tilted
    t.settled()


@card("lovely-harnya")
@rule("RI-GLO-560", "RI-GLO-570")
def test_lovely_harnya_cannot_take_what_is_protected_but_untilts_it():
    t = scene(LOVELY, {"field": [{"card": NOYE, "tilted": True, **GUARDED}]})
    skill(t, "lovely-harnya", 4, NOYE)
    resolve(t)
    assert t.you.field == [NOYE] and not t.card(NOYE).tilted
    t.settled()


@card("ozate")
@rule("RI-RESOLVE-090", "RI-GLO-510")
def test_ozate_sacrifices_food_of_his_own_then_the_targeted_invocateur_gains_life():
    t = scene({**OZATE, "field": [FOOD, "porte-du-garde-manger", NOYE]}, {"field": ["miel"]})
    skill(t, "ozate", 1, "azell")
    resolve(t)
    t.asks(0, [FOOD, "porte-du-garde-manger"], kind="target")
    t.me.pick("porte-du-garde-manger")
    assert t.me.graveyard == ["porte-du-garde-manger"] and lives(t, "ozate", "azell") == [18, 20]
    t.settled()


@card("ozate")
@rule("RI-RESOLVE-080", "RI-RESOLVE-090")
def test_ozate_without_food_gives_no_life():
    t = scene({**OZATE, "field": [NOYE, {"card": FOOD, **GUARDED}]}, {"field": ["miel"]})
    skill(t, "ozate", 1, "ozate")
    resolve(t)
    assert t.me.graveyard == [] and life(t, "ozate") == 18
    t.settled()


@card("ozate")
@rule("RI-POISON-010")
def test_ozate_poisons_food_alone():
    t = scene({**OZATE, "field": [FOOD, NOYE, "porte-du-garde-manger"]}, {"field": ["miel"]})
    t.act(0, "skill", f"skill:{t.number('ozate')}.2")
    t.asks(0, [FOOD, "miel"], kind="target")
    t.me.pick("miel")
    resolve(t)
    assert has(t, "miel", "poison") and not has(t, FOOD, "poison")
    end_turn(t)
    assert stack(t) == ["miel:kw:poison"]
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="target")
    t.you.pick("lilith")
    assert life(t, "lilith") == t.card("lilith").printed.life - 1
    t.settled()


@card("ozate")
@rule("RI-GLO-550", "RI-GLO-570")
def test_ozate_cures_all_creatures_of_his_own_even_protected_ones_and_draws():
    ill = {"ills": [["amok", 1, 0]]}
    me = {**OZATE, "field": [{"card": "courge-ballonnee", **ill}, {"card": "gateau-suspect", **GUARDED}]}
    t = scene(me, {"field": ["fugu-souriant"]})
    skill(t, "ozate", 3)
    resolve(t)
    assert not has(t, "courge-ballonnee", "poison") and not has(t, "gateau-suspect", "poison")
    assert has(t, "fugu-souriant", "poison") and len(t.card("courge-ballonnee").ills) == 1
    assert len(t.me.hand) == 1 and t.you.hand == []
    t.settled()


@card("ozate")
def test_ozate_gives_life_to_each_of_his_invocateurs():
    t = scene({"invokers": [{"card": "ozate", "level": 4, "life": 4}, {"card": "tyran", "life": 28}]})
    skill(t, "ozate", 4)
    resolve(t)
    assert lives(t, "ozate", "tyran", "azell") == [7, 30, 17]
    t.settled()


# Niveaux Supérieurs


@card("niveau-superieur-de-vitalite")
def test_vitality_is_for_the_invocateur_that_rises():
    t = scene({"hand": ["niveau-superieur-de-vitalite"]}, level=1)
    t.me.level("niveau-superieur-de-vitalite", "tyran")
    assert t.card("tyran").level == 2 and life(t, "tyran") == 16
    resolve(t)
    assert lives(t, "atlas", "tyran") == [18, 19]
    t.settled()


@card("niveau-superieur-du-gourmet")
def test_the_gourmet_gives_life_to_either_invocateur():
    t = scene({"hand": ["niveau-superieur-du-gourmet"]}, level=1)
    t.me.level("niveau-superieur-du-gourmet", "tyran")
    resolve(t)
    t.asks(0, ["atlas", "tyran"], kind="target")
    t.me.pick("atlas")
    assert lives(t, "atlas", "tyran") == [19, 16]
    t.settled()


# Créatures


@card("pain-trois-fois-beni")
@rule("RI-PROP-080")
def test_bread_is_food_three_times_over():
    lost = [["-aptitude", "nourriture", "", 0], ["-type", "nourriture", "", 0]]
    t = scene({"field": [{"card": "pain-trois-fois-beni", "changes": lost[:1]}], "hand": ["indigestion"]})
    assert is_a(t, "pain-trois-fois-beni", "nourriture") and not has(t, "pain-trois-fois-beni", "nourriture")
    t = scene({"field": [{"card": "pain-trois-fois-beni", "changes": lost}, NOYE], "hand": ["indigestion"]})
    assert is_a(t, "pain-trois-fois-beni", "nourriture") and not is_a(t, NOYE, "nourriture")
    t.me.invoke("indigestion")
    t.asks(0, ["pain-trois-fois-beni"], kind="target")
    bare = {"card": "pain-trois-fois-beni", "changes": [*lost, ["is", "effectless", "", 0]]}
    t = scene({"field": [bare], "hand": ["indigestion"]})
    assert not is_a(t, "pain-trois-fois-beni", "nourriture") and t.why("invoke", "indigestion") == "RI-STACK-090"
    t.settled()


@card("traiteur-usurier")
def test_the_caterer_gives_life_and_a_card():
    t = scene({"field": ["traiteur-usurier"]})
    action(t, "traiteur-usurier")
    assert t.me.coins == 8
    resolve(t)
    t.me.pick("tyran")
    assert lives(t, "atlas", "tyran") == [18, 18] and len(t.me.hand) == 1
    t.settled()


@card("maitre-cuisinier")
@rule("RI-PLAY-150")
def test_the_chef_lets_one_food_card_a_turn_be_invoked_for_free():
    t = scene({"field": ["maitre-cuisinier"], "hand": ["miel", FOOD, NOYE]}, level=1)
    t.me.invoke("miel")
    t.asks(0, ["maitre-cuisinier", "atlas", "tyran"], kind="payer")
    t.me.pick("maitre-cuisinier")
    resolve(t)
    assert not t.card("atlas").tilted and not t.card("tyran").tilted
    t.me.invoke(FOOD)
    t.asks(0, ["atlas", "tyran"], kind="payer")
    t.me.pick("atlas")
    resolve(t)
    t.me.invoke(NOYE)
    resolve(t)
    assert t.me.field == ["maitre-cuisinier", "miel", FOOD, NOYE]
    assert [t.card(id).points for id in ("atlas", "tyran")] == [0, 0]
    t.settled()


@card("maitre-cuisinier")
@rule("RI-PLAY-150")
def test_the_chef_helps_who_has_no_point_left_for_food_alone_and_in_its_time():
    spent = [{"card": "atlas", "points": 0, "tilted": True}, {"card": "tyran", "points": 0, "tilted": True}]
    me = {"invokers": spent, "field": ["maitre-cuisinier", "four-a-pattes"], "hand": ["miel", NOYE], "ether": 2}
    t = scene(me, {"field": ["maitre-cuisinier"], "hand": [FOOD]})
    assert t.offers("invoke") == ["miel"] and t.why("invoke", NOYE) == "RI-PLAY-080"
    action(t, "four-a-pattes")
    t.you.pick("pass")
    t.asks(0)
    assert t.why("invoke", "miel") == "RI-PLAY-090"
    resolve(t)
    t.me.invoke("miel")
    resolve(t)
    assert t.me.field[-1] == "miel"
    t.settled()


@card("maitre-cuisinier")
@rule("RI-COMBAT-320", "RI-EFFECT-090")
def test_the_chef_cannot_attack_unless_he_loses_his_effect():
    t = scene({"field": ["maitre-cuisinier", NOYE]})
    to_attack(t)
    t.asks(0, [NOYE, "done"], kind="attack")
    assert t.why("attack", "maitre-cuisinier") == "RI-COMBAT-320"
    t = scene({"field": [{"card": "maitre-cuisinier", "changes": [["is", "effectless", "", 0]]}]})
    to_attack(t)
    t.asks(0, ["maitre-cuisinier", "done"], kind="attack")


@card("maitre-cuisinier", "champignon")
@rule("RI-PARAL-020")
def test_the_chef_doubles_the_charges_of_food_equipment_but_not_while_inactive():
    on_chef = {"card": "champignon", "host": "chef"}
    forge = {"card": "marteau-de-forge", "host": "chef"}
    field = [{"card": "maitre-cuisinier", "as": "chef"}, on_chef, forge, {"card": NOYE, "as": "noye"}]
    t = scene({"field": [*field, {"card": "champignon", "host": "noye"}], "hand": ["miel"]})
    assert values(t, "maitre-cuisinier") == (6, 9) and values(t, NOYE) == (4, 4)
    field[0] = {
        **field[0],
        "charges": [["inactive", 0, "turn", 0, 1, None, "paralysie"]],
        "ills": [["paralysie", 1, 0]],
    }
    t = scene(
        {"field": field, "hand": ["miel"], "invokers": [{"card": one, "points": 0} for one in ("atlas", "tyran")]}
    )
    assert values(t, "maitre-cuisinier") == (5, 8)
    assert t.offers("invoke") == [] and t.why("invoke", "miel") == "RI-PLAY-080"
    t.settled()


@card("chat-trognon")
def test_the_core_cat_takes_its_slayer_with_it_and_hurts_all_opposing_invocateurs():
    t = scene({"field": ["el-diablo", NOYE]}, {"field": ["chat-trognon"]})
    attack_with(t, "el-diablo", NOYE)
    t.you.block("chat-trognon")
    t.you.pick("el-diablo")
    resolve(t)
    assert t.me.graveyard == ["el-diablo"] and t.you.graveyard == ["chat-trognon"] and t.me.field == [NOYE]
    t.you.pick("azell")
    assert lives(t, "atlas", "tyran", "azell") == [16, 14, 14]
    t.settled()


@card("chat-trognon")
@rule("RI-AMOK-020")
def test_the_core_cat_destroyed_by_a_fight_outside_combat_destroys_who_fought_it():
    t = scene({"hand": ["obligation"]}, {"field": ["chat-trognon", "el-diablo", NOYE]})
    t.me.invoke(
        "obligation", "action:" + str(t.number("obligation")) + ".1", "chat-trognon", "el-diablo", "done", "atlas"
    )
    resolve(t)
    assert sorted(t.you.graveyard) == ["chat-trognon", "el-diablo"] and t.you.field == [NOYE]
    assert lives(t, "atlas", "tyran", "azell") == [16, 14, 17]
    t.settled()


@card("chat-trognon")
def test_the_core_cat_destroyed_by_fire_destroys_nobody():
    t = scene({"field": ["myrthil"]}, {"field": ["chat-trognon", NOYE]}, {})
    action(t, "myrthil", 1, "chat-trognon")
    resolve(t)
    assert t.you.graveyard == ["chat-trognon"] and t.me.field == ["myrthil"] and t.you.field == [NOYE]
    assert lives(t, "atlas", "tyran", "azell", "yris", "ozate") == [16, 14, 17, 15, 16]
    t.settled()


@card("chat-trognon")
@rule("RI-GLO-360")
def test_a_core_cat_that_is_excluded_or_returned_does_nothing():
    t = scene({"hand": ["lame-de-fond"]}, {"field": ["chat-trognon"]})
    t.me.invoke("lame-de-fond", "chat-trognon", "done", "atlas")
    resolve(t)
    assert t.you.hand == ["chat-trognon"] and lives(t, "atlas", "tyran") == [18, 16]
    t.settled()


@card("chat-trognon-sucre")
@rule("RI-IMM-040")
def test_the_sugared_cat_comes_at_any_time_and_gives_and_takes_life():
    t = scene({"field": ["myrthil"]}, {"hand": ["chat-trognon-sucre"]})
    t.me.pick("pass")
    t.you.invoke("chat-trognon-sucre", "azell")
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="target")
    t.you.pick("azell")
    assert life(t, "azell") == 18 and t.you.field == ["chat-trognon-sucre"]
    action(t, "myrthil", 1, "chat-trognon-sucre")
    resolve(t)
    t.asks(1, ["atlas", "tyran"], kind="target")
    t.you.pick("tyran")
    assert lives(t, "atlas", "tyran") == [18, 15]
    t.settled()


@card("miel")
@rule("RI-COMBAT-220")
def test_honey_holds_the_creature_that_it_blocks_through_one_awakening():
    t = scene({"field": ["el-diablo", NOYE]}, {"field": ["miel"]})
    attack_with(t, "el-diablo", NOYE)
    t.you.block("miel")
    t.you.pick(NOYE)
    resolve(t)
    t.you.pick("azell")
    end_turn(t)
    end_turn(t)
    assert t.card(NOYE).tilted and not t.card("el-diablo").tilted
    end_turn(t)
    end_turn(t)
    assert not t.card(NOYE).tilted
    t.settled()


@card("miel")
def test_honey_that_attacks_and_is_blocked_holds_nobody():
    t = scene({"field": ["miel"]}, {"field": [FOOD]})
    attack_with(t, "miel")
    t.you.block(FOOD)
    t.you.pick("miel")
    resolve(t)
    assert t.card(FOOD).changes == [] and t.card("miel").changes == []
    t.settled()


@card("gateau-suspect")
@rule("RI-POISON-020")
def test_the_cake_that_hits_an_invocateur_stays_with_its_owner_and_poisons_them():
    t = scene({"field": ["gateau-suspect"]})
    attack_with(t, "gateau-suspect")
    t.you.pick("azell")
    assert life(t, "azell") == 13 and t.you.field == ["gateau-suspect"] and t.me.field == []
    end_turn(t)
    assert not t.card("gateau-suspect").tilted
    resolve(t)
    t.you.pick("azell")
    assert life(t, "azell") == 12
    end_turn(t)
    end_turn(t)
    assert t.you.field == ["gateau-suspect"]  # for good


@card("gateau-suspect")
@rule("RI-GRAVE-030", "RI-GLO-170")
def test_the_cake_is_offered_to_an_opponent_of_choice_who_then_has_its_action():
    t = scene({"field": ["gateau-suspect"]}, {}, {"hand": ["boule-de-feu"]})
    action(t, "gateau-suspect")
    t.asks(0, ["player:1", "player:2"], kind="target")
    t.me.pick("player:2")
    resolve(t)
    assert t.players[2].field == ["gateau-suspect"] and t.me.coins == 9
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(2)
    assert t.why(f"action:{t.number('gateau-suspect')}.1") == "RI-ACTION-040"  # once per turn, whoever controls it
    t.players[2].invoke("boule-de-feu", "gateau-suspect", "yris")
    resolve(t)
    assert t.me.graveyard == ["gateau-suspect"]
    t.settled()


@card("gateau-suspect")
@rule("RI-GLO-560")
def test_a_protected_cake_stays():
    t = scene({"field": [{"card": "gateau-suspect", **GUARDED}]})
    action(t, "gateau-suspect", 1, "player:1")
    resolve(t)
    assert t.me.field == ["gateau-suspect"]
    attack_with(t, "gateau-suspect")
    t.you.pick("azell")
    assert t.me.field == ["gateau-suspect"] and life(t, "azell") == 13
    t.settled()


@card("fugu-souriant")
@rule("RI-GLO-550", "RI-POISON-050")
def test_the_fugu_cures_a_creature_and_no_other():
    t = scene({"field": ["fugu-souriant"]}, {"field": ["courge-ballonnee", NOYE]})
    action(t, "fugu-souriant", 1, "courge-ballonnee")
    resolve(t)
    assert not has(t, "courge-ballonnee", "poison") and has(t, "fugu-souriant", "poison")
    t.settled()


@card("sucre-d-orge-sergent")
@rule("RI-SYMB-010")
def test_the_sergeant_strengthens_other_candy_as_long_as_it_has_symbiose():
    field = ["sucre-d-orge-sergent", "ours-en-guimauve", NOYE]
    t = scene({"field": field, "ether": 2}, {"field": ["berlingot-roulant"]})
    assert [values(t, id) for id in field] == [(2, 3), (3, 4), (3, 3)] and values(t, "berlingot-roulant") == (3, 2)
    action(t, "sucre-d-orge-sergent")
    resolve(t)
    assert t.me.ether == 0 and values(t, "bonbon-des-rues") == (2, 3)
    lost = {"card": "sucre-d-orge-sergent", "changes": [["-aptitude", "symbiose", "", 0]]}
    t = scene({"field": [lost, "ours-en-guimauve"]})
    assert values(t, "ours-en-guimauve") == (2, 3)
    t.settled()


@card("sucre-d-orge-sergent")
@rule("RI-CHARGE-050")
def test_two_sergeants_strengthen_each_other_until_one_falls():
    t = scene({"field": ["sucre-d-orge-sergent", "sucre-d-orge-sergent"]}, {"field": ["myrthil"]})
    one, two = numbers(t, "sucre-d-orge-sergent")
    assert values(t, one) == values(t, two) == (3, 4)
    t.me.pick("pass")
    action(t, "myrthil", 1, one)
    resolve(t)
    assert values(t, one) == (3, 1)
    skill(t, "tyran", 3, one)
    resolve(t)
    assert values(t, two) == (2, 3)
    t.settled()


@card("serveuse-aux-bras-pleins")
def test_the_waitress_takes_food_back_to_its_owners_hand_and_draws():
    t = scene({"field": ["serveuse-aux-bras-pleins", {"card": "miel", "owner": 1}, NOYE]}, {"field": [FOOD]})
    action(t, "serveuse-aux-bras-pleins")
    t.asks(0, ["miel"], kind="target")
    t.me.pick("miel")
    resolve(t)
    assert t.you.hand == ["miel"] and len(t.me.hand) == 1 and t.me.field == ["serveuse-aux-bras-pleins", NOYE]
    t.settled()


@card("commis-distrait")
@rule("RI-TOSS-030")
def test_the_kitchen_hand_strengthens_food_on_a_success_alone():
    for value, wanted in ((1, (1, 6)), (0, (0, 5))):
        stack = waits("commis-distrait", "action_1", [FOOD], value=value)
        t = scene({"field": [named("commis-distrait"), named(FOOD)]}, {"field": ["miel"]}, stack=stack)
        resolve(t)
        assert values(t, FOOD) == wanted and values(t, "miel") == (2, 6)
    t = scene({"field": ["commis-distrait", NOYE]}, {"field": ["miel"]})
    t.act(0, "action", f"action:{t.number('commis-distrait')}.1")
    t.asks(0, ["miel"], kind="target")


@card("ogresse-attablee")
@rule("RI-RESOLVE-110", "RI-RESOLVE-090")
def test_the_ogress_may_eat_at_the_start_of_her_turn():
    t = scene({}, {"field": ["ogresse-attablee", FOOD, NOYE]})
    end_turn(t)
    assert stack(t) == ["ogresse-attablee:start_of_turn"]
    resolve(t)
    t.asks(1, [FOOD, "done"], kind="target")
    t.you.pick(FOOD)
    assert values(t, "ogresse-attablee") == (6, 5) and t.you.graveyard == [FOOD]
    t.settled()


@card("ogresse-attablee")
@rule("RI-RESOLVE-110")
def test_the_ogress_may_decline_and_without_food_nothing_is_asked():
    t = scene({}, {"field": ["ogresse-attablee", FOOD]})
    end_turn(t)
    resolve(t)
    t.you.pick("done")
    assert values(t, "ogresse-attablee") == (4, 3) and t.you.graveyard == []
    t = scene({"field": [FOOD]}, {"field": ["ogresse-attablee"]})
    end_turn(t)
    resolve(t)
    t.asks(1, kind="main")
    assert values(t, "ogresse-attablee") == (4, 3)
    t.settled()


@card("polymorphe")
def test_the_polymorph_has_the_types_of_ones_creatures_as_long_as_they_are_there():
    t = scene({"field": ["polymorphe", NOYE, "loup-des-congeres"]}, {"field": [FOOD, "myrthil"]})
    assert set(types(t.state, t.card("polymorphe"))) == {"creature", "monstre", "zombie", "eau", "bete", "glace"}
    skill(t, "tyran", 3, NOYE)
    resolve(t)
    assert set(types(t.state, t.card("polymorphe"))) == {"creature", "monstre", "bete", "glace"}
    t.settled()


@card("polymorphe")
@rule("RI-POISON-010", "RI-POISON-070")
def test_the_polymorph_beside_food_can_be_poisoned_and_is_cured_when_the_food_is_gone():
    t = scene({"field": ["polymorphe", FOOD], "hand": ["indigestion"]}, {"field": ["myrthil", "el-diablo"]})
    t.me.invoke("indigestion", "polymorphe", "done", "atlas")
    resolve(t)
    assert is_a(t, "polymorphe", "nourriture") and has(t, "polymorphe", "poison")
    skill(t, "tyran", 3, FOOD)
    resolve(t)
    assert not is_a(t, "polymorphe", "nourriture") and not has(t, "polymorphe", "poison")
    t.settled()


@card("polymorphe")
def test_two_polymorphs_have_the_same_types_and_neither_makes_one_of_the_other():
    t = scene({"field": ["polymorphe", "polymorphe", NOYE]})
    one, two = (set(types(t.state, t.card(number))) for number in numbers(t, "polymorphe"))
    assert one == two == {"creature", "monstre", "zombie", "eau"}
    t.settled()


@card("polymorphe")
def test_the_polymorph_gains_one_aptitude_of_the_target_until_the_turn_ends():
    t = scene({"field": ["polymorphe"]}, {"field": ["chene-des-serments", NOYE]})
    action(t, "polymorphe", 1, "chene-des-serments")
    resolve(t)
    t.asks(0, kind="word")
    assert len(t.match.decision.keys) == 2
    t.me.pick("word:1")
    assert owned(t.state, t.card("polymorphe")) == ("peau-de-fer",)
    end_turn(t)
    assert owned(t.state, t.card("polymorphe")) == ()
    t.settled()


@card("polymorphe")
def test_the_polymorph_gains_nothing_of_a_creature_without_aptitudes():
    t = scene({"field": ["polymorphe"]}, {"field": ["devoreur-d-or"]})
    action(t, "polymorphe", 1, "devoreur-d-or")
    resolve(t)
    assert owned(t.state, t.card("polymorphe")) == () and t.me.coins == 9
    t.settled()


# Portes


@card("porte-du-garde-manger")
@rule("RI-GATE-040")
def test_the_pantry_gives_its_controller_a_card_as_it_is_opened():
    t = scene({"field": ["sas-pressurise"]}, {"field": ["porte-du-garde-manger", "porte-du-garde-manger"]})
    one, two = numbers(t, "porte-du-garde-manger")
    action(t, "sas-pressurise", 1, two)
    resolve(t)
    assert t.card(two).is_open and not t.card(one).is_open and (len(t.you.hand), len(t.me.hand)) == (1, 0)
    t.settled()


@card("four-a-pattes")
@rule("RI-GATECREA-040")
def test_the_oven_opens_itself_alone():
    t = scene({"field": ["porte-du-garde-manger", "four-a-pattes"], "ether": 4})
    action(t, "four-a-pattes")
    resolve(t)
    assert t.card("four-a-pattes").is_open and not t.card("porte-du-garde-manger").is_open and t.me.hand == []
    t.settled()


@card("four-a-pattes")
@rule("RI-AWAKE-040")
def test_an_oven_that_was_opened_stays_so_until_it_is_closed():
    t = scene({"field": [{"card": "four-a-pattes", "tilted": True, "flags": ["open"]}], "ether": 2})
    end_turn(t)
    end_turn(t)
    assert t.card("four-a-pattes").is_open
    action(t, "four-a-pattes")
    resolve(t)
    assert not t.card("four-a-pattes").tilted and not t.card("four-a-pattes").is_open
    t.settled()


@card("temple-de-vie")
@rule("RI-GLO-230")
def test_the_temple_gives_life_to_both_invocateurs_at_each_start_of_its_controllers_turn():
    t = scene({}, {"field": ["temple-de-vie"]})
    end_turn(t)
    assert stack(t) == ["temple-de-vie:start_of_cycle"]
    resolve(t)
    assert lives(t, "azell", "atlas") == [18, 18]
    end_turn(t)
    assert t.state.stack is None and life(t, "azell") == 18
    t.settled()


@card("temple-de-vie")
def test_the_temple_gives_more_life_on_a_success():
    for value, wanted in ((1, [20, 18]), (0, [18, 16])):
        t = scene({"field": [named("temple-de-vie")]}, stack=waits("temple-de-vie", "action_1", value=value))
        resolve(t)
        assert lives(t, "atlas", "tyran") == wanted and life(t, "azell") == 17
        t.settled()


# Incantations


@card("table-bien-garnie")
@rule("RI-PLAY-010")
def test_the_table_gives_life_for_food_creatures_that_are_invoked_or_called():
    me = {**LOVELY, "field": ["table-bien-garnie"], "hand": [FOOD, NOYE, "porte-du-garde-manger"]}
    t = scene(me)
    t.me.invoke(FOOD, "tyran")
    resolve(t)
    t.asks(0, ["lovely-harnya", "tyran"], kind="target")
    t.me.pick("tyran")
    skill(t, "lovely-harnya", 1)
    resolve(t)
    t.me.pick("tyran")
    assert life(t, "tyran") == 18 and "bonbon-des-rues" in t.me.field
    for id in (NOYE, "porte-du-garde-manger"):
        t.me.invoke(id, "lovely-harnya")
        resolve(t)
        t.asks(0, kind="main")
    assert life(t, "tyran") == 18
    t.settled()


@card("table-bien-garnie")
def test_the_table_is_not_laid_for_opponents():
    t = scene({"hand": [FOOD]}, {"field": ["table-bien-garnie"]})
    t.me.invoke(FOOD, "tyran")
    resolve(t)
    assert lives(t, "azell", "atlas", "tyran") == [17, 18, 16]
    t.settled()


@card("recette-secrete")
@rule("RI-LIB-040", "RI-PLAY-160", "RI-GLO-470")
def test_the_recipe_finds_food_shows_it_and_shuffles():
    library = [NOYE, "miel", "myrthil", "champignon", NOYE, NOYE]
    t = scene({"field": ["recette-secrete"], "library": library})
    action(t, "recette-secrete")
    resolve(t)
    t.asks(0, ["miel", "champignon"], kind="choose")
    t.me.pick("champignon")
    assert t.me.hand == ["champignon"] and sorted(t.me.library) == sorted(["miel", "myrthil", NOYE, NOYE, NOYE])
    assert t.me.coins == 8 and t.match.view(1)["players"][0]["hand"][0]["card"] == "champignon"
    t.settled()


@card("recette-secrete")
def test_the_recipe_finds_nothing_where_there_is_no_food():
    t = scene({"field": ["recette-secrete"], "library": [NOYE, NOYE]})
    action(t, "recette-secrete")
    resolve(t)
    assert t.me.hand == [] and len(t.me.library) == 2
    t.settled()


@card("confiserie-de-minuit")
@rule("RI-END-040")
def test_the_sweetshop_calls_a_candy_at_the_end_of_its_controllers_turn_alone():
    t = scene({"field": ["confiserie-de-minuit"]})
    end_turn(t)
    assert t.me.field == ["confiserie-de-minuit", "bonbon-des-rues"]
    end_turn(t)
    assert t.me.field == ["confiserie-de-minuit", "bonbon-des-rues"] and t.you.field == []
    t.settled()


# Équipements


@card("champignon")
@rule("RI-EQUIP-010", "RI-EQUIP-020", "RI-CHARGE-050")
def test_the_mushroom_goes_on_any_creature_and_follows_it():
    t = scene({"field": [NOYE, "banquise"], "hand": ["champignon"]}, {"field": ["myrthil"]})
    t.me.invoke("champignon")
    t.asks(0, [NOYE, "myrthil"], kind="target")
    t.me.pick("myrthil", "atlas")
    resolve(t)
    assert (
        values(t, "myrthil") == (7, 7) and t.me.field == [NOYE, "banquise", "champignon"] and values(t, NOYE) == (3, 3)
    )
    skill(t, "tyran", 3, "myrthil")
    resolve(t)
    assert t.me.graveyard == ["champignon"] and t.you.graveyard == ["myrthil"]
    t.settled()


@card("toque-etoilee")
@rule("RI-EQUIP-040")
def test_the_toque_feeds_its_bearer_at_the_start_of_its_own_players_turn():
    t = scene({"hand": ["toque-etoilee", "toque-etoilee"]})
    t.me.invoke("toque-etoilee")
    t.asks(0, ["atlas", "tyran", "azell", "lilith"], kind="target")
    t.me.pick("azell", "tyran")
    resolve(t)
    t.me.invoke("toque-etoilee")
    t.asks(0, ["atlas", "tyran", "lilith"], kind="target")
    t.me.pick("tyran", "tyran")
    resolve(t)
    end_turn(t)
    assert t.state.stack is None and life(t, "azell") == 17
    end_turn(t)
    t.asks(0, kind="trigger")
    t.me.pick(t.match.decision.keys[0])
    resolve(t)
    assert lives(t, "azell", "tyran", "atlas") == [18, 17, 18]
    t.settled()


@card("nappe-de-pique-nique")
def test_the_cloth_lies_on_a_gate_or_an_incantation_and_gives_ether():
    t = scene({"field": ["banquise", NOYE], "hand": ["nappe-de-pique-nique"]}, {"field": ["riviere-de-lave"]})
    t.me.invoke("nappe-de-pique-nique")
    t.asks(0, ["banquise", "riviere-de-lave"], kind="target")
    t.me.pick("banquise", "atlas")
    resolve(t)
    end_turn(t)
    end_turn(t)
    resolve(t)
    assert (t.me.ether, t.you.ether) == (1, 0)
    t.settled()


# Imminentes


@card("famine")
@rule("RI-HAND-020", "RI-HAND-050")
def test_famine_takes_a_card_of_each_player_who_has_one():
    t = scene({"hand": ["famine", NOYE, "myrthil"]}, {"hand": [FOOD, "miel"]}, {})
    t.me.invoke("famine", "done", "atlas")
    resolve(t)
    t.asks(0, [NOYE, "myrthil"], kind="discard")
    t.me.pick(NOYE)
    t.asks(1, [FOOD, "miel"], kind="discard")
    t.you.pick("miel")
    assert t.me.hand == ["myrthil"] and t.you.hand == [FOOD] and t.players[2].hand == []
    assert t.you.graveyard == ["miel"] and sorted(t.me.graveyard) == sorted(["famine", NOYE])
    t.settled()


@card("famine")
@rule("RI-IMM-060")
def test_famine_destroys_all_tilted_food_and_nothing_else():
    tilted = {"tilted": True}
    mine = [{"card": FOOD, **tilted}, {"card": NOYE, **tilted}, "miel"]
    yours = [
        {"card": "miel", **tilted},
        {"card": "porte-du-garde-manger", **tilted},
        {"card": "pommier-tetu", **tilted},
    ]
    t = scene({"field": mine, "hand": ["famine"]}, {"field": yours})
    t.me.invoke("famine", f"action:{t.number('famine')}.1", "atlas")
    assert t.me.coins == 9
    resolve(t)
    assert t.me.field == [NOYE, "miel"] and t.you.field == ["pommier-tetu"]
    assert sorted(t.you.graveyard) == ["miel", "porte-du-garde-manger"]
    t.settled()


@card("sel", "traiteur-usurier")
@rule("RI-GLO-420")
def test_salt_doubles_digits_and_not_words():
    t = scene({"field": ["traiteur-usurier"], "hand": ["sel"]})
    action(t, "traiteur-usurier")
    t.you.pick("pass")
    t.me.invoke("sel", "traiteur-usurier", "atlas")
    resolve(t)
    t.me.pick("tyran")
    assert life(t, "tyran") == 20 and len(t.me.hand) == 1
    t.settled()


@card("sel")
@rule("RI-GLO-420")
def test_two_salts_make_four_times_as_much():
    strong = {"card": "banquise", "charges": [["power", 9, "", 0, 0, None, ""]]}
    t = scene({"field": ["myrthil"], "hand": ["sel"]}, {"field": [strong], "hand": ["sel"]})
    action(t, "myrthil", 1, "banquise")
    t.you.invoke("sel", "myrthil", "azell")
    t.me.invoke("sel", "myrthil", "atlas")
    resolve(t)
    assert values(t, "banquise") == (10, 4)
    t.settled()


@card("sel")
@rule("RI-STACK-090")
def test_salt_needs_an_action_and_a_skill_is_none():
    t = scene({"hand": ["sel"], "field": [NOYE]})
    assert t.why("invoke", "sel") == "RI-STACK-090"
    skill(t, "tyran", 1, NOYE)
    t.you.pick("pass")
    assert t.why("invoke", "sel") == "RI-STACK-090"


@card("indigestion")
@rule("RI-POISON-010", "RI-STACK-090")
def test_indigestion_needs_food_when_it_is_played():
    t = scene({"field": [NOYE], "hand": ["indigestion"]})
    assert t.why("invoke", "indigestion") == "RI-STACK-090"
    t = scene({"field": [NOYE], "hand": ["indigestion"]}, {"field": ["miel"]})
    t.me.invoke("indigestion")
    t.asks(0, ["miel"], kind="target")
    t.me.pick("miel", f"action:{t.number('indigestion')}.1")
    t.asks(0, [NOYE, "miel"], kind="target")
    t.me.pick(NOYE, "atlas")
    resolve(t)
    assert has(t, "miel", "poison") and has(t, NOYE, "nourriture") and not has(t, NOYE, "poison") and t.me.coins == 9
    t.settled()


@card("infusion-amere")
def test_the_infusion_cures_one_and_gives_life():
    t = scene({"field": ["courge-ballonnee", NOYE], "hand": ["infusion-amere"]}, {"field": ["fugu-souriant"]})
    t.me.invoke("infusion-amere", "courge-ballonnee", "atlas")
    resolve(t)
    t.asks(0, ["atlas", "tyran"], kind="target")
    t.me.pick("atlas")
    assert not has(t, "courge-ballonnee", "poison") and has(t, "fugu-souriant", "poison") and life(t, "atlas") == 20
    t.settled()


@card("dessert-surprise")
@rule("RI-HAND-040")
def test_the_dessert_is_for_all_and_the_ether_for_its_player():
    t = scene({"hand": ["dessert-surprise"]}, {}, {})
    t.me.invoke("dessert-surprise", f"action:{t.number('dessert-surprise')}.1", "atlas")
    resolve(t)
    assert [len(player.hand) for player in t.players] == [1, 1, 1] and [player.ether for player in t.players] == [
        3,
        0,
        0,
    ]
    assert t.me.coins == 9
    t.settled()


@card("dessert-surprise")
@rule("RI-HAND-040", "RI-CASE-050")
def test_the_dessert_with_empty_libraries_costs_invocateurs_together():
    dying = [{"card": "atlas"}, {"card": "tyran", "life": 0}]
    t = scene(
        {"invokers": dying, "library": [], "hand": ["dessert-surprise"]},
        {"invokers": [{"card": "azell"}, {"card": "lilith", "life": 0}], "library": []},
    )
    t.me.invoke("dessert-surprise", "done")
    resolve(t)
    assert t.match.result is not None and t.match.result.winners == ()


@card("jeune")
@rule("RI-GLO-280", "RI-GLO-580")
def test_fasting_prevents_all_damage_to_one_invocateur_until_the_turn_ends():
    t = scene({"field": ["flamme-blanche"], "hand": ["fleche-ardente", "devastation"]}, {"hand": ["jeune"]})
    t.me.pick("pass")
    t.you.invoke("jeune", "azell", "lilith")
    resolve(t)
    t.me.invoke("fleche-ardente", "azell", "atlas")
    resolve(t)
    attack_with(t, "flamme-blanche")
    t.you.pick("azell")
    assert life(t, "azell") == 17
    end_turn(t)
    t.you.pick("pass")
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1")
    resolve(t)
    assert life(t, "azell") == 14
    t.settled()


# Évènements


@card("coup-de-torchon")
@rule("RI-CONSTR-010", "RI-GLO-590")
def test_the_dishcloth_is_for_any_combat_phase_and_lasts_for_the_turn():
    t = scene({"field": [NOYE], "hand": ["coup-de-torchon"]}, {"field": ["miel"], "hand": ["coup-de-torchon"]})
    assert t.why("invoke", numbers(t, "coup-de-torchon")[0]) == "RI-CONSTR-010"
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    t.me.pick("pass")
    t.you.invoke("coup-de-torchon", "miel", "azell")
    assert stack(t) == ["coup-de-torchon:invoke"]
    resolve(t)
    assert values(t, "miel") == (4, 8) and t.you.graveyard == ["coup-de-torchon"]
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    end_turn(t)
    assert values(t, "miel") == (2, 6)
    t.settled()
