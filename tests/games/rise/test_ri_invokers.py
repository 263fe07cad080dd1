"""Invocateurs: life and death, levels, points, skills; how a game is won; levels that are lost."""

from ri_scene import action, attack_with, end_turn, life, numbers, passes, resolve, scene, skill, stack, tossing, values

from pioche.testing import rule

NOYE = "noye-fendeur-de-vagues"
WOLF = "loup-des-congeres"


def one_left(first="azell", second="lilith", life=2, level=3):
    return [{"card": first, "level": level, "life": life}, {"card": second, "level": level, "life": 0}]


# Winning and losing


@rule("RI-GOAL-010")
def test_who_brings_all_opposing_life_to_0_wins_at_once():
    t = scene({"field": ["el-diablo"]}, {"invokers": one_left(life=4)})
    attack_with(t, "el-diablo")
    assert t.state.result.winners == (0,) and t.match.decision is None


@rule("RI-GOAL-010")
def test_one_living_invocateur_is_enough():
    t = scene({"hand": ["fleche-ardente"]}, {"invokers": [{"card": "azell", "life": 2}, {"card": "lilith", "life": 1}]})
    t.me.invoke("fleche-ardente", "azell", "atlas")
    resolve(t)
    assert t.state.result is None and (life(t, "azell"), life(t, "lilith")) == (0, 1)
    t.settled()


@rule("RI-GOAL-020")
def test_who_has_lost_gains_nothing_from_what_is_still_on_the_stack():
    you = {"invokers": one_left("harnya-la-satyre", "azell")}
    t = scene({"hand": ["fleche-ardente"]}, you)
    t.me.pick("pass")
    skill(t, "harnya-la-satyre", 1)
    t.me.invoke("fleche-ardente", "harnya-la-satyre", "atlas")
    assert stack(t) == ["fleche-ardente:invoke", "harnya-la-satyre:skill_1"]
    passes(t, 1, 0)
    assert t.state.result.winners == (0,) and life(t, "harnya-la-satyre") == 0


@rule("RI-GOAL-020")
def test_once_a_player_has_lost_nothing_more_of_the_stack_resolves():
    t = scene({"hand": ["fleche-ardente"] * 2}, {"invokers": one_left(), "hand": ["fleche-ardente"], "field": [NOYE]})
    first, second, yours = numbers(t, "fleche-ardente")
    t.me.invoke(first, "tyran", "atlas")
    t.you.invoke(yours, "atlas")
    t.me.invoke(second, "azell", "atlas")
    passes(t, 1, 0)
    assert t.state.result.winners == (0,)
    assert (life(t, "atlas"), life(t, "tyran")) == (18, 16)  # neither theirs nor mine below


@rule("RI-GOAL-030")
def test_all_at_0_at_the_same_moment_is_a_draw():
    t = scene({"invokers": one_left("atlas", "tyran", 3), "hand": ["devastation"]}, {"invokers": one_left(life=3)})
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1")
    resolve(t)
    assert t.state.result.winners == () and t.match.decision is None


@rule("RI-GOAL-050", "RI-STACK-070")
def test_a_creature_costs_a_point_and_nothing_else():
    invokers = [{"card": "atlas", "level": 1}, {"card": "tyran", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "coins": 0, "hand": [NOYE, WOLF]})
    t.me.invoke(NOYE)
    resolve(t)
    assert (t.me.coins, t.me.ether, t.card("atlas").points, t.me.field) == (0, 0, 0, [NOYE])
    assert t.why("invoke", WOLF) == "RI-PLAY-080" and life(t, "atlas") == 18
    t.settled()


# Life and death


@rule("RI-INVZONE-020", "RI-INVOC-070")
def test_a_dead_invocateur_has_0_life_and_neither_skills_nor_points():
    invokers = [{"card": "atlas", "level": 3, "life": 1, "points": 2}, {"card": "tyran", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "hand": [NOYE], "field": [WOLF]}, {"hand": ["fleche-ardente"]})
    assert t.offers("invoke") == [NOYE]
    t.me.pick("pass")
    t.you.invoke("fleche-ardente", "atlas", "azell")
    resolve(t)
    assert life(t, "atlas") == 0  # not -1
    assert t.offers("invoke") == [] and t.why("invoke", NOYE) == "RI-PLAY-080"
    assert t.why(f"skill:{t.number('atlas')}.1") == "RI-INVOC-200" and t.offers("skill") == []
    t.settled()


@rule("RI-INVZONE-030", "RI-GLO-460")
def test_a_dead_invocateur_stays_in_its_place_and_may_be_brought_back():
    invokers = [{"card": "atlas", "level": 3, "life": 0}, "tyran"]
    t = scene({"invokers": invokers, "hand": ["dernier-souffle"]})
    number = t.number("atlas")
    t.me.invoke("dernier-souffle", "done")
    resolve(t)
    first = t.state.players[0].invokers[0]
    assert (first.card.number, first.life, first.level, first.points, first.tilted) == (number, 4, 3, 3, False)
    t.settled()


@rule("RI-INVOC-180")
def test_damage_to_a_dead_invocateur_is_ignored_and_it_cannot_be_named():
    t = scene({"hand": ["fleche-ardente"]}, {"invokers": one_left(life=9)})
    t.me.invoke("fleche-ardente")
    t.asks(0, ["atlas", "tyran", "azell"])
    t.me.pick("azell", "atlas")
    resolve(t)
    assert (life(t, "azell"), life(t, "lilith")) == (7, 0)
    t.settled()


@rule("RI-INVOC-190", "RI-ILL-040")
def test_equipment_and_diseases_of_an_invocateur_that_dies():
    invokers = [{"card": "atlas", "level": 3, "life": 2, "ills": [["gel", 1, 0]], "as": "a"}, "tyran"]
    t = scene({"invokers": invokers, "field": [{"card": "focus", "host": "a"}]}, {"hand": ["fleche-ardente"]})
    t.me.pick("pass")
    t.you.invoke("fleche-ardente", "atlas", "azell")
    resolve(t)
    assert t.me.field == [] and t.me.graveyard == ["focus"] and t.card("atlas").ills == []
    t.settled()


@rule("RI-INVOC-050")
def test_life_above_30_is_lost():
    t = scene({"invokers": [{"card": "harnya-la-satyre", "level": 3, "life": 29}, "atlas"]})
    skill(t, "harnya-la-satyre", 1)
    passes(t, 1, 0)
    t.asks(0, ["harnya-la-satyre", "atlas"])
    t.me.pick("harnya-la-satyre")
    assert life(t, "harnya-la-satyre") == 30
    t.settled()


# Levels


@rule("RI-INVOC-040", "RI-LEVEL-050", "RI-LVLZONE-010")
def test_the_maximum_level_is_the_number_of_the_last_skill():
    t = scene({"hand": ["niveau-superieur-de-fureur"], "invokers": ["nadir-le-sans-nom", "tyran"]})
    nadir = t.card("nadir-le-sans-nom")
    assert (nadir.level, nadir.printed.levels) == (4, (1, 2, 4))
    t.me.level("niveau-superieur-de-fureur", "nadir-le-sans-nom", "azell")
    assert (nadir.level, nadir.points, len(nadir.levels)) == (4, 4, 1)
    assert stack(t) == ["niveau-superieur-de-fureur:arrival"]
    resolve(t)
    assert life(t, "azell") == 16
    t.settled()


@rule("RI-LEVEL-050")
def test_niveau_superieur_de_vitalite_on_ozate_at_level_4():
    t = scene(
        {"hand": ["niveau-superieur-de-vitalite"], "invokers": [{"card": "ozate", "level": 4, "life": 10}, "atlas"]}
    )
    t.me.level("niveau-superieur-de-vitalite", "ozate")
    ozate = t.card("ozate")
    assert (ozate.level, ozate.points, [one.proto.id for one in ozate.levels]) == (
        4,
        4,
        ["niveau-superieur-de-vitalite"],
    )
    assert stack(t) == ["niveau-superieur-de-vitalite:arrival"] and life(t, "ozate") == 10
    resolve(t)
    assert (life(t, "ozate"), life(t, "atlas")) == (13, 18)
    t.settled()


@rule("RI-LEVEL-020", "RI-LEVEL-030", "RI-INVZONE-010")
def test_a_level_costs_no_point_tilts_nobody_and_counts_at_once():
    t = scene({"hand": ["niveau-superieur-de-vitalite"], "invokers": [{"card": "ozate", "life": 10}, "atlas"]}, level=1)
    t.me.level("niveau-superieur-de-vitalite")
    t.asks(0, ["ozate", "atlas"], kind="level")
    t.me.pick("ozate")
    ozate = t.card("ozate")
    assert (ozate.level, ozate.points, ozate.tilted, len(ozate.levels)) == (2, 2, False, 1)
    assert (t.card("atlas").level, t.card("atlas").levels) == (1, [])
    assert stack(t) == ["niveau-superieur-de-vitalite:arrival"] and life(t, "ozate") == 10
    t.asks(1)
    resolve(t)
    assert life(t, "ozate") == 13 and t.me.field == []
    t.settled()


@rule("RI-LEVEL-040", "RI-LEVEL-030")
def test_the_effect_of_a_level_can_be_cancelled_and_the_level_cannot():
    me = {
        "hand": ["niveau-superieur-de-vitalite", "niveau-superieur"],
        "invokers": [{"card": "ozate", "level": 1}, "atlas"],
    }
    t = scene(me, {"invokers": ["oracle", "azell"]})
    t.me.level("niveau-superieur-de-vitalite", "ozate")
    skill(t, "oracle", 4)
    resolve(t)
    assert (t.card("ozate").level, len(t.card("ozate").levels), life(t, "ozate")) == (2, 1, 18)
    assert t.why("level", "niveau-superieur") == "RI-LVLZONE-020"
    t.settled()


@rule("RI-LEVEL-060")
def test_no_level_on_a_dead_invocateur():
    t = scene({"hand": ["niveau-superieur"], "invokers": [{"card": "atlas", "life": 0}, {"card": "tyran", "level": 1}]})
    t.me.level("niveau-superieur")  # nothing to choose
    assert (t.card("tyran").level, t.card("atlas").levels) == (2, [])
    t.settled()


@rule("RI-LEVEL-020")
def test_a_niveau_superieur_is_not_invoked():
    t = scene({"hand": ["niveau-superieur"]}, {"invokers": ["lauviah", "azell"]})
    assert t.why("invoke", "niveau-superieur") == "RI-LEVEL-020" and t.offers("invoke") == []
    t.me.level("niveau-superieur", "atlas")
    t.asks(0, kind="main")  # without an Effect nothing is stacked
    t.settled()


@rule("RI-INVOC-160")
def test_a_level_gained_in_the_turn_gives_a_point_at_once():
    invokers = [{"card": "atlas", "level": 1, "points": 0, "tilted": True}, {"card": "tyran", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "hand": ["niveau-superieur", NOYE]})
    assert t.why("invoke", NOYE) == "RI-PLAY-080"
    t.me.level("niveau-superieur", "atlas")
    assert (t.card("atlas").level, t.card("atlas").points, t.card("atlas").tilted) == (2, 1, True)
    t.me.invoke(NOYE)
    resolve(t)
    assert t.me.field == [NOYE]
    t.settled()


@rule("RI-INVOC-170")
def test_a_level_that_is_lost_takes_a_point_and_leaves_the_cards():
    invokers = [{"card": "atlas", "level": 3, "levels": ["niveau-superieur"] * 2}, "tyran"]
    t = scene({"invokers": invokers}, {"hand": ["detresse"]})
    t.me.pick("pass")
    t.you.invoke("detresse", "atlas", "azell")
    resolve(t)
    atlas = t.card("atlas")
    assert (atlas.level, atlas.points, len(atlas.levels)) == (2, 2, 2)
    t.settled()


@rule("RI-INVOC-170", "RI-CASE-040")
def test_neither_level_nor_points_fall_below_0():
    invokers = [{"card": "atlas", "level": 1, "points": 0, "tilted": True}, "tyran"]
    t = scene({"invokers": invokers}, {"hand": ["detresse"] * 2})
    for one in numbers(t, "detresse"):
        t.me.pick("pass")
        t.you.invoke(one, "atlas", "azell")
        resolve(t)
        assert (t.card("atlas").level, t.card("atlas").points) == (0, 0)
        if t.match.decision.seat == 0 and "pass" not in t.match.decision.keys:
            break
    assert life(t, "atlas") == 18
    t.settled()


# Points and skills


@rule("RI-INVOC-090")
def test_a_skill_is_paid_with_its_own_invocateurs_point():
    invokers = [{"card": "lauviah", "level": 1}, {"card": "lazarus", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "hand": [NOYE]})
    assert t.why(f"skill:{t.number('lazarus')}.1") == "RI-INVOC-110"
    assert f"skill:{t.number('lauviah')}.1" in t.match.decision.keys
    t.me.invoke(NOYE)
    assert (t.card("lauviah").points, t.card("lazarus").points) == (0, 0)
    resolve(t)
    t.settled()


@rule("RI-INVOC-100")
def test_the_first_point_tilts_and_the_others_may_still_be_spent():
    t = scene(
        {"invokers": [{"card": "atlas", "level": 3}, {"card": "tyran", "level": 1, "points": 0}], "hand": [NOYE] * 3}
    )
    for points in (2, 1, 0):
        t.me.invoke(t.state.players[0].hand[0].number)
        assert (t.card("atlas").points, t.card("atlas").tilted) == (points, True)
        resolve(t)
    assert t.me.field == [NOYE] * 3
    t.settled()


@rule("RI-INVOC-110", "RI-INVOC-120")
def test_a_skill_needs_its_level_and_is_used_once_a_turn():
    t = scene({"invokers": [{"card": "tyran", "level": 2}, "atlas"], "field": [NOYE]})
    tyran = t.number("tyran")
    assert t.why(f"skill:{tyran}.3") == "RI-INVOC-110"
    skill(t, "tyran", 2, "azell")
    assert t.card(tyran).points == 1
    resolve(t)
    assert t.why(f"skill:{tyran}.2") == "RI-INVOC-120"
    assert f"skill:{tyran}.1" in t.match.decision.keys
    skill(t, "tyran", 1, NOYE)
    resolve(t)
    assert t.card(tyran).points == 0 and life(t, "azell") == 15 and values(t, NOYE) == (5, 5)
    t.settled()


@rule("RI-INVOC-110")
def test_a_skill_may_also_ask_for_life():
    t = scene({"invokers": ["azell", {"card": "tyran", "level": 3, "life": 1}]}, {"invokers": ["atlas", "lilith"]})
    skill(t, "azell", 4, "atlas")
    assert (life(t, "azell"), t.card("azell").points) == (15, 3)  # « Tyran » cannot pay two
    resolve(t)
    assert life(t, "atlas") == 13
    t.settled()


@rule("RI-INVOC-130")
def test_a_skill_may_be_used_in_any_phase_and_in_the_opponents_turn_by_its_owner():
    t = scene({"field": [NOYE]}, {"invokers": [{"card": "azell", "level": 1}, {"card": "lilith", "level": 2}]})
    mine = f"skill:{t.number('tyran')}.2"
    assert t.why(f"skill:{t.number('lilith')}.2") == "RI-ACTION-040"  # not mine
    t.me.pick("combat")
    skill(t, "lilith", 2, "atlas")
    resolve(t)
    assert life(t, "atlas") == 16 and life(t, "lilith") == 18
    t.me.attack(NOYE)
    t.me.pick("done")
    assert mine in t.match.decision.keys
    t.settled()


@rule("RI-INVOC-140", "RI-END-050")
def test_lauviah_keeps_three_points_for_the_opponents_turn():
    invokers = [{"card": "lauviah", "level": 3}, {"card": "lazarus", "level": 2}]
    t = scene({"invokers": invokers, "hand": ["fleche-ardente"]}, {"hand": [NOYE]})
    skill(t, "lazarus", 1)
    resolve(t)
    end_turn(t)
    t.you.invoke(NOYE, "azell")
    assert (t.card("lauviah").points, t.card("lazarus").points) == (3, 0)
    skill(t, "lauviah", 3, NOYE)
    resolve(t)
    assert t.you.field == [] and NOYE in t.you.graveyard
    t.settled()


@rule("RI-INVOC-150", "RI-EQUIP-040")
def test_one_equipment_on_an_invocateur_and_any_number_of_diseases():
    invokers = [{"card": "atlas", "level": 4, "as": "a"}, {"card": "tyran", "level": 3, "as": "b"}]
    field = [{"card": "focus", "host": "a"}, {"card": "toque-etoilee", "host": "b"}]
    you = {"invokers": [{"card": "azell", "level": 4, "life": 0}, {"card": "lilith", "level": 3, "as": "c"}]}
    t = scene({"invokers": invokers, "field": field, "hand": ["sceau-corrompu"]}, you)
    t.me.invoke("sceau-corrompu")
    t.asks(0, ["lilith"], kind="target")  # she alone can bear it
    t.me.pick("lilith", "atlas")
    resolve(t)
    assert t.card("sceau-corrompu").host == t.number("lilith")
    t = scene(
        {"invokers": invokers, "field": field, "hand": ["sceau-corrompu"]},
        you | {"field": [{"card": "focus", "host": "c"}]},
    )
    assert t.why("invoke", "sceau-corrompu") == "RI-EQUIP-040"
    t.settled()


@rule("RI-INVOC-200")
def test_an_unusable_invocateur_neither_pays_nor_acts():
    invokers = [{"card": "yris", "level": 2}, {"card": "tyran", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "hand": [NOYE]}, {"hand": ["gel"]})
    t.me.pick("pass")
    t.you.invoke("gel", "yris", "azell")
    resolve(t)
    assert t.card("yris").points == 2
    assert t.why("invoke", NOYE) == "RI-PLAY-080" and t.why(f"skill:{t.number('yris')}.1") == "RI-INVOC-200"
    assert t.offers("skill") == t.offers("invoke") == []
    t.settled()


@rule("RI-INVOC-210", "RI-END-050")
def test_untilting_gives_no_point_back_and_what_was_tilted_this_turn_loses_its_points():
    t = scene({"invokers": [{"card": "atlas", "level": 3}, "tyran"], "hand": ["revelation", "fleche-ardente"]})
    t.me.invoke("fleche-ardente", "azell", "atlas")
    resolve(t)
    t.me.invoke("revelation", "atlas", "tyran")
    resolve(t)
    atlas = t.card("atlas")
    assert (atlas.level, atlas.points, atlas.tilted) == (4, 3, False)  # 2 left, 1 for the new level
    end_turn(t)
    assert atlas.points == 0
    t.settled()


# Levels lost in response


@rule("RI-CASE-010", "RI-CASE-030")
def test_a_level_is_lost_before_the_skill_resolves_and_above_0_the_skill_still_does():
    t = scene({"invokers": [{"card": "tyran", "level": 2}, "atlas"]}, {"hand": ["detresse"]})
    skill(t, "tyran", 2, "azell")
    t.you.invoke("detresse", "tyran", "azell")
    assert stack(t) == ["detresse:invoke", "tyran:skill_2"]
    resolve(t)
    assert (t.card("tyran").level, t.card("tyran").points) == (1, 0)
    assert life(t, "azell") == 15
    t.settled()


@rule("RI-CASE-010")
def test_oracles_skill_may_answer_too():
    t = scene({"invokers": [{"card": "tyran", "level": 2}, "atlas"], "hand": [NOYE]}, {"invokers": ["oracle", "azell"]})
    t.me.invoke(NOYE, "tyran")
    skill(t, "oracle", 2, "tyran")
    resolve(t)
    assert (t.card("tyran").level, t.card("tyran").points, t.me.field) == (1, 0, [NOYE])
    t.settled()


@rule("RI-CASE-020", "RI-CASE-040", "RI-CASE-010")
def test_at_level_0_what_the_last_point_paid_for_fizzles():
    invokers = [{"card": "lazarus", "level": 1}, {"card": "tyran", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "hand": ["garde-d-os"], "field": ["support"]}, {"hand": ["detresse"]})
    t.me.invoke("garde-d-os")
    t.you.invoke("detresse", "lazarus", "azell")
    resolve(t)
    lazarus = t.card("lazarus")
    assert (lazarus.level, lazarus.points, lazarus.tilted, lazarus.life) == (0, 0, True, 16)
    assert t.me.field == ["support"] and t.me.graveyard == ["garde-d-os"] and t.me.hand == []  # not Destroyed
    t.settled()


@rule("RI-CASE-020")
def test_at_level_0_the_skill_that_the_last_point_paid_for_fizzles():
    t = scene({"invokers": [{"card": "tyran", "level": 1}, "atlas"], "field": [NOYE]}, {"hand": ["detresse"]})
    skill(t, "tyran", 1, NOYE)
    t.you.invoke("detresse", "tyran", "azell")
    resolve(t)
    assert values(t, NOYE) == (3, 3) and t.card("tyran").level == 0
    t.settled()


@rule("RI-CASE-020")
def test_the_last_point_is_the_one_stacked_last_whatever_is_left():
    me = {"invokers": [{"card": "tyran", "level": 2}, "azell"], "hand": [NOYE]}
    t = scene(me, {"invokers": ["oracle", "atlas"], "hand": ["detresse"]})
    t.me.invoke(NOYE, "tyran")
    assert t.card("tyran").points == 1
    t.you.invoke("detresse", "tyran", "atlas")
    passes(t, 0)
    skill(t, "oracle", 2, "tyran")
    resolve(t)
    assert t.card("tyran").level == 0 and t.me.field == [] and t.me.graveyard == [NOYE]
    t.settled()


@rule("RI-CASE-020", "RI-GLO-050")
def test_the_actions_of_an_imminente_fizzle_with_its_invocation():
    me = {"invokers": [{"card": "tyran", "level": 1}, "azell"], "hand": ["devastation"], "field": [NOYE]}
    t = scene(me, {"invokers": ["oracle", "atlas"], "hand": ["detresse"]})
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1", "tyran")
    t.you.invoke("detresse", "tyran", "atlas")
    resolve(t)
    assert t.me.field == [NOYE] and t.me.graveyard == ["devastation"] and t.me.coins == 7
    assert (life(t, "azell"), life(t, "atlas")) == (17, 18)
    t.settled()


@rule("RI-CASE-025")
def test_of_several_points_only_what_the_last_one_paid_for_fizzles():
    me = {"invokers": [{"card": "tyran", "level": 2}, "azell"], "hand": ["boule-de-feu", "fleche-ardente"]}
    you = {
        "invokers": [{"card": "oracle", "level": 2}, {"card": "atlas", "level": 1}],
        "field": [NOYE],
        "hand": ["detresse"],
    }
    t = scene(me, you)
    t.me.invoke("boule-de-feu", NOYE, "tyran")
    passes(t, 1)
    t.me.invoke("fleche-ardente", "atlas", "tyran")
    t.you.invoke("detresse", "tyran", "atlas")
    passes(t, 0)
    skill(t, "oracle", 2, "tyran")
    resolve(t)
    assert t.card("tyran").level == 0 and life(t, "atlas") == 18
    assert t.you.field == [] and t.me.graveyard == ["fleche-ardente", "boule-de-feu"]
    t.settled()


@rule("RI-CASE-040")
def test_at_level_0_there_are_no_points_and_no_skills_until_a_level_comes():
    invokers = [{"card": "atlas", "level": 0, "life": 8}, "tyran"]
    t = scene({"invokers": invokers, "hand": ["niveau-superieur"], "field": [NOYE]}, active=1)
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert (t.card("atlas").points, life(t, "atlas")) == (0, 8)
    assert t.why(f"skill:{t.number('atlas')}.1") == "RI-INVOC-110"
    t.me.level("niveau-superieur", "atlas")
    assert (t.card("atlas").level, t.card("atlas").points) == (1, 1)
    skill(t, "atlas", 1, numbers(t, NOYE)[0])
    resolve(t)
    t.settled()


@rule("RI-CASE-020", "RI-STACK-100")
def test_a_coin_of_a_fizzled_skill_changes_nothing():
    def build(seed):
        return scene({"invokers": [{"card": "yris", "level": 1}, "atlas"]}, {"hand": ["detresse"]}, seed=seed)

    t = tossing(build, True, lambda t: skill(t, "yris", 1))
    skill(t, "yris", 1)
    t.you.invoke("detresse", "yris", "azell")
    resolve(t)
    assert (t.me.coins, t.me.ether) == (10, 0)
    t.settled()


@rule("RI-GOAL-050")
def test_actions_are_paid_with_coins_ether_and_life():
    me = {
        "field": ["el-diablo", "el-diablo-corrompue", {"card": "sceau-corrompu", "host": "a"}],
        "ether": 2,
        "coins": 1,
    }
    t = scene(me | {"invokers": [{"card": "atlas", "level": 4, "as": "a"}, {"card": "tyran", "level": 3}]})
    action(t, "el-diablo")
    resolve(t)
    action(t, "el-diablo-corrompue")
    resolve(t)
    action(t, "sceau-corrompu", 1, "azell")
    t.asks(0, ["atlas", "tyran"], kind="pay-life")
    t.me.pick("tyran")
    resolve(t)
    assert (t.me.coins, t.me.ether, life(t, "tyran"), life(t, "azell")) == (0, 0, 15, 16)
    assert (t.card("atlas").points, t.card("tyran").points) == (4, 3)
    t.settled()
