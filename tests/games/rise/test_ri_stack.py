"""The stack: priority, putting elements on it, resolving them, and stacks that wait for each other."""

from ri_scene import (
    action,
    attack_with,
    end_turn,
    life,
    numbers,
    passes,
    resolve,
    said,
    scene,
    skill,
    stack,
    to_attack,
    tossing,
    values,
)

from pioche.engine import load
from pioche.testing import rule

NOYE = "noye-fendeur-de-vagues"  # 3/3, without a text

# Priority


@rule("RI-PRIO-010")
def test_who_has_no_priority_can_do_nothing_and_everything_once_it_comes():
    you = {"field": ["el-diablo"], "hand": ["fleche-ardente"], "ether": 3}
    t = scene(None, you)
    refused = [
        t.why("invoke", "fleche-ardente", seat=1),
        t.why(f"action:{t.number('el-diablo')}.1", seat=1),
        t.why(f"skill:{t.number('lilith')}.2", seat=1),
        t.why("ether-card", seat=1),
        t.why("ether-coin", seat=1),
    ]
    assert refused == ["RI-PRIO-010"] * 5
    assert t.why("combat", seat=1) == t.why("end", seat=1) == "RI-TURN-030"
    t.me.pick("pass")
    t.asks(1)
    keys = t.match.decision.keys
    assert {"ether-card", "ether-coin", f"invoke:{t.number('fleche-ardente')}"} <= set(keys)
    assert {f"action:{t.number('el-diablo')}.1", f"skill:{t.number('lilith')}.2"} <= set(keys)
    assert "combat" not in keys and "end" not in keys
    t.settled()


@rule("RI-PRIO-020", "RI-TURN-040")
def test_priority_goes_to_the_left_and_comes_back_without_a_further_pass():
    t = scene({}, {}, {})
    passes(t, 0, 1, 2)
    t.asks(0)
    assert "pass" not in t.match.decision.keys and {"combat", "end"} <= set(t.match.decision.keys)
    t.settled()


@rule("RI-TURN-040")
def test_after_all_declined_the_active_player_may_still_add_something_and_then_all_are_asked_anew():
    t = scene({"hand": [NOYE, "loup-des-congeres"]})
    passes(t, 0, 1)
    t.me.invoke(NOYE, "tyran")
    resolve(t)
    t.asks(0)
    assert "pass" in t.match.decision.keys
    t.settled()


@rule("RI-PRIO-030", "RI-PRIO-040", "RI-PRIO-050")
def test_nobody_keeps_priority_but_it_comes_back_to_who_added_last():
    t = scene({"field": [NOYE], "hand": ["peau-de-pierre", "boule-de-feu"]}, {"field": ["loup-des-congeres"]})
    t.me.invoke("peau-de-pierre", NOYE, "atlas")
    t.asks(1)
    assert t.why("invoke", "boule-de-feu", seat=0) == "RI-PRIO-010"
    passes(t, 1)
    t.asks(0)
    t.me.invoke("boule-de-feu", "loup-des-congeres", "atlas")
    assert stack(t) == ["boule-de-feu:invoke", "peau-de-pierre:invoke"]
    passes(t, 1)
    assert values(t, NOYE) == (3, 3) and t.you.field == ["loup-des-congeres"]
    passes(t, 0)
    assert values(t, NOYE) == (4, 4) and t.you.field == []
    t.settled()


@rule("RI-PRIO-050", "RI-PRIO-030")
def test_a_stack_resolves_once_all_have_passed_from_the_left_of_who_added_last():
    t = scene({"hand": ["fleche-ardente"]}, {"hand": ["fleche-ardente"]}, {"hand": ["fleche-ardente"]})
    mine, yours, theirs = numbers(t, "fleche-ardente")
    t.me.invoke(mine, "yris", "atlas")
    passes(t, 1)
    t.asks(2)
    t.players[2].invoke(theirs, "azell", "yris")
    passes(t, 0)
    t.asks(1)
    t.you.invoke(yours, "atlas", "azell")
    passes(t, 2, 0)
    assert (life(t, "atlas"), life(t, "azell"), life(t, "yris")) == (18, 17, 17)
    passes(t, 1)
    assert (life(t, "atlas"), life(t, "azell"), life(t, "yris")) == (16, 15, 15)
    t.asks(0)
    t.settled()


@rule("RI-PRIO-040")
def test_any_player_may_respond_to_what_they_put_on_the_stack_themselves():
    t = scene({}, {"field": [NOYE], "hand": ["peau-de-pierre", "fleche-ardente"]})
    passes(t, 0)
    t.you.invoke("peau-de-pierre", NOYE, "azell")
    passes(t, 0)
    t.asks(1)
    t.you.invoke("fleche-ardente", "atlas", "azell")
    assert stack(t) == ["fleche-ardente:invoke", "peau-de-pierre:invoke"]
    resolve(t)
    assert life(t, "atlas") == 16 and values(t, NOYE) == (4, 4)
    t.settled()


@rule("RI-PRIO-060", "RI-INVPH-030", "RI-RESTO-030", "RI-AWAKE-030")
def test_the_other_player_may_act_in_a_new_turn_only_after_the_active_one_has_acted_or_declined():
    t = scene({"hand": ["fleche-ardente"]}, {"hand": ["boule-de-feu"], "field": [NOYE]})
    t.me.pick("end")
    resolve(t)
    t.asks(1, ["draw-two", "coin-two"], kind="restore")  # no question came before it
    assert t.why("invoke", "fleche-ardente", seat=0) == "RI-PRIO-010"
    assert t.why("invoke", "boule-de-feu", seat=1) == "RI-PRIO-010"
    t.you.pick("draw-two")
    t.asks(1, kind="main")
    assert t.why("invoke", "fleche-ardente", seat=0) == "RI-PRIO-010"
    passes(t, 1)
    t.asks(0)
    t.me.invoke("fleche-ardente", "azell", "atlas")
    t.asks(1)
    resolve(t)
    t.settled()


@rule("RI-PRIO-060")
def test_the_other_player_is_asked_as_soon_as_the_active_one_has_added_something():
    t = scene({"hand": [NOYE]}, {"hand": ["fleche-ardente"]})
    t.me.invoke(NOYE, "atlas")
    t.asks(1)
    t.you.invoke("fleche-ardente", "atlas", "azell")
    resolve(t)
    assert life(t, "atlas") == 16 and t.me.field == [NOYE]
    t.settled()


@rule("RI-PRIO-070", "RI-APTMISC-040")
def test_an_action_that_was_activated_resolves_although_mutisme_forbids_actions_from_now_on():
    def build(seed):
        return scene({"field": ["clone-de-base", "el-diablo"], "coins": 5}, {"hand": ["mutisme"]}, seed=seed)

    t = tossing(build, True, lambda t: t.me.action("clone-de-base"))
    t.me.action("clone-de-base")
    assert t.me.coins == 4
    t.you.invoke("mutisme", "azell")
    assert stack(t) == ["mutisme:invoke", "clone-de-base:action_1"]
    passes(t, 0, 1)
    assert t.you.field == ["mutisme"] and stack(t) == ["clone-de-base:call"]
    t.asks(0)
    assert t.why(f"action:{t.number('el-diablo')}.1") == "RI-PRIO-070"
    resolve(t)
    assert t.me.field == ["clone-de-base", "el-diablo", "clone-de-base"]
    assert t.why(f"action:{t.number('el-diablo')}.1") == "RI-PRIO-070"
    t.settled()


@rule("RI-PRIO-080", "RI-COMBAT-190")
def test_nobody_added_a_combat_so_the_active_player_is_asked_first_and_again_after_an_answer():
    t = scene({"field": [NOYE]}, {"field": ["duelliste-givre"], "hand": ["peau-de-pierre"]})
    attack_with(t, NOYE)
    t.you.block("duelliste-givre")
    t.you.pick(NOYE)
    resolve_window(t)
    assert stack(t) == [f"{NOYE}:combat"]
    passes(t, 0)
    t.asks(1)
    t.you.invoke("peau-de-pierre", "duelliste-givre", "azell")
    passes(t, 0)
    assert t.me.field == [NOYE]
    passes(t, 1)
    assert t.me.graveyard == [NOYE] and t.you.field == ["duelliste-givre"]
    t.settled()


def resolve_window(t):
    """All pass in the window after the blocks."""
    for seat in range(len(t.players)):
        t.players[seat].pick("pass")


# Putting on the stack


@rule("RI-STACK-010", "RI-STACK-060", "RI-STACK-070", "RI-RESOLVE-010")
def test_nothing_resolves_while_the_stack_is_built_but_prices_are_paid():
    me = {"invokers": [{"card": "atlas", "level": 1}, {"card": "tyran", "level": 1, "points": 0}], "coins": 3}
    t = scene(me | {"field": ["myrthil"], "hand": ["boule-de-feu"]}, {"field": [NOYE, "duelliste-givre"]})
    t.me.invoke("boule-de-feu", NOYE)  # the one who has a point pays
    assert (t.card("atlas").points, t.card("atlas").tilted, t.me.hand) == (0, True, [])
    passes(t, 1)
    action(t, "myrthil", 1, "duelliste-givre")
    assert t.me.coins == 1 and stack(t) == ["myrthil:action_1", "boule-de-feu:invoke"]
    assert t.you.field == [NOYE, "duelliste-givre"] and t.card(NOYE).damage == 0
    passes(t, 1)
    t.me.pick("pass")
    assert t.you.field == [] and t.match.decision.kind == "main"  # both have resolved, nobody was asked in between
    assert t.you.graveyard == ["duelliste-givre", NOYE] and t.me.graveyard == ["boule-de-feu"]
    t.settled()


@rule("RI-STACK-020", "RI-INVPH-050")
def test_what_goes_on_the_stack_can_be_answered():
    level = {"invokers": [{"card": "lazarus", "level": 1}, "tyran"]}
    t = scene(level | {"field": ["el-diablo"], "hand": [NOYE, "niveau-superieur-de-fureur"]})
    t.me.level("niveau-superieur-de-fureur", "tyran", "azell")
    seen = stack(t)
    t.asks(1)
    resolve(t)
    t.me.invoke(NOYE, "tyran")
    seen += stack(t)
    t.asks(1)
    resolve(t)
    action(t, "el-diablo")
    seen += stack(t)
    t.asks(1)
    resolve(t)
    skill(t, "lazarus", 1)
    seen += stack(t)
    t.asks(1)
    passes(t, 1, 0)
    seen += stack(t)
    passes(t, 0)
    t.asks(1)
    resolve(t)
    t.me.pick("combat")
    seen += stack(t)
    t.asks(1)
    resolve(t)
    t.me.attack("el-diablo")
    t.me.pick("done")
    assert stack(t) == []  # declaring attackers uses none
    resolve_window(t)
    resolve_window(t)
    seen += stack(t)
    passes(t, 0)
    t.asks(1)
    resolve(t)
    t.you.pick("azell")
    t.me.pick("end")
    seen += stack(t)
    t.asks(1)
    resolve(t)
    t.you.pick("draw-two")
    assert seen == [
        "niveau-superieur-de-fureur:arrival",
        f"{NOYE}:invoke",
        "el-diablo:action_1",
        "lazarus:skill_1",
        "squelette:call",
        "lazarus:to-combat",
        "el-diablo:assault",
        "lazarus:end-turn",
    ]
    t.settled()


@rule("RI-STACK-020")
def test_an_activated_effect_goes_on_the_stack():
    t = scene({"field": ["novice-du-cloitre", {"card": "crieur-de-foire"}]})
    t.me.effect("novice-du-cloitre")
    assert stack(t) == ["novice-du-cloitre:activated"] and not t.card("novice-du-cloitre").tilted
    t.asks(1)
    resolve(t)
    assert t.card("novice-du-cloitre").tilted
    t.settled()


@rule("RI-STACK-030")
def test_the_point_is_spent_and_the_skill_is_used_before_anyone_can_answer():
    t = scene({}, {"field": [NOYE]})
    skill(t, "tyran", 1, NOYE)
    t.asks(1)
    assert (t.card("tyran").points, t.card("tyran").tilted) == (2, True) and values(t, NOYE) == (3, 3)
    passes(t, 1)
    assert t.why(f"skill:{t.number('tyran')}.1") == "RI-INVOC-120"
    passes(t, 0)
    assert values(t, NOYE) == (5, 5)
    t.settled()


@rule("RI-STACK-030", "RI-COMBAT-080", "RI-COMBAT-070")
def test_attackers_and_triggered_effects_use_no_stack():
    t = scene({"field": ["flamme-blanche", "flamme-blanche"]}, {"field": [NOYE]})
    to_attack(t)
    for one in numbers(t, "flamme-blanche"):
        t.me.attack(one)
    assert not any(one.tilted for one in t.state.players[0].field)  # all are announced together
    t.me.pick("done")
    assert stack(t) == [] and all(one.tilted for one in t.state.players[0].field)
    t.asks(0, numbers(t, "flamme-blanche"), kind="trigger")  # which of them first
    t.me.pick(numbers(t, "flamme-blanche")[1])
    assert t.me.ether == 2  # both gained at once, before anybody could answer
    t.asks(0, kind="window")
    resolve_window(t)
    t.you.block(NOYE)
    t.you.pick(numbers(t, "flamme-blanche")[0])
    assert stack(t) == []
    t.settled()


@rule("RI-STACK-040")
def test_chasse_divine_a_skill_and_ether_resolve_from_the_last_to_the_first():
    t = scene(
        {"hand": ["chasse-divine"], "ether": 3, "library": [NOYE, "loup-des-congeres"]},
        {"invokers": ["lazarus", "azell"]},
    )
    t.me.invoke("chasse-divine", f"action:{t.number('chasse-divine')}.1", "atlas")
    skill(t, "lazarus", 1)
    assert t.card("lazarus").points == 3 and t.you.field == []
    t.me.pick("ether-card")
    assert t.me.ether == 0 and t.me.hand == []
    assert stack(t) == ["atlas:ether-card", "lazarus:skill_1", "chasse-divine:invoke", "chasse-divine:action_1"]
    passes(t, 1, 0)
    assert t.me.hand == [NOYE]  # the card was drawn first, the library is searched last
    t.me.pick("loup-des-congeres")
    assert stack(t) == ["squelette:call"]
    resolve(t)
    assert t.me.field == ["loup-des-congeres"] and t.you.field == ["squelette"]
    t.settled()


@rule("RI-STACK-050", "RI-TURN-070")
def test_a_saved_game_knows_what_was_used_this_turn():
    t = scene({"field": ["el-diablo"]}, {"field": [NOYE]})
    action(t, "el-diablo")
    resolve(t)
    again = load(t.match.record())
    key = f"action:{t.number('el-diablo')}.1"
    assert again.why(0, key).rule == "RI-ACTION-040" and key not in again.decision.keys
    end_turn(t)
    passes(t, 1)
    t.asks(0)
    action(t, "el-diablo")  # once more in the opponent's turn, and no third time
    assert t.me.coins == 8
    resolve(t)
    passes(t, 1)
    assert t.why(key) == "RI-ACTION-040"
    t.settled()


@rule("RI-STACK-050")
def test_a_position_says_what_was_used_this_turn():
    invokers = ["atlas", {"card": "tyran", "level": 3, "as": "t"}]
    me = {"invokers": invokers, "field": [{"card": "el-diablo", "as": "d"}, "myrthil"]}
    t = scene(me, {"field": [NOYE]}, used=[["d", "action_1"], ["t", "skill_2"]])
    assert t.why(f"action:{t.number('el-diablo')}.1") == "RI-ACTION-040"
    assert t.why(f"skill:{t.number('tyran')}.2") == "RI-INVOC-120"
    assert t.offers("action") == ["myrthil"]
    t.settled()


@rule("RI-STACK-080", "RI-STACK-090")
def test_targets_are_named_for_all_outcomes_or_the_skill_cannot_be_activated():
    me = {"invokers": [{"card": "nadir-le-sans-nom", "level": 4}, "atlas"]}
    t = scene(me)
    nadir = t.number("nadir-le-sans-nom")
    assert t.why(f"skill:{nadir}.4") == "RI-STACK-090"
    assert (t.card(nadir).points, t.card(nadir).tilted) == (4, False)
    t = scene(me, {"field": [NOYE]}, {"field": ["mur-de-flammes"]})
    skill(t, "nadir-le-sans-nom", 4)
    t.asks(0, [NOYE, "mur-de-flammes"])  # for a Success
    t.me.pick(NOYE)
    t.asks(0, ["player:1", "player:2"])  # for a Failure
    assert t.card("nadir-le-sans-nom").points == 4
    t.me.pick("player:2")
    t.asks(1)
    assert stack(t) == ["nadir-le-sans-nom:skill_4"] and t.card("nadir-le-sans-nom").points == 3
    t.settled()


@rule("RI-STACK-090")
def test_without_a_target_nothing_is_paid():
    t = scene({"field": ["ultra-laser-licorne"], "hand": ["fonte-des-neiges"], "coins": 4})
    assert t.why(f"action:{t.number('ultra-laser-licorne')}.1") == "RI-STACK-090"
    assert t.why("invoke", "fonte-des-neiges") == "RI-STACK-090"
    assert t.me.coins == 4 and t.me.hand == ["fonte-des-neiges"]
    t = scene({"field": ["ultra-laser-licorne"], "coins": 4}, {"field": ["mur-de-flammes"]})
    action(t, "ultra-laser-licorne", 1, "mur-de-flammes")
    assert t.me.coins == 3
    resolve(t)
    t.settled()


@rule("RI-STACK-100")
def test_targets_come_before_the_price_and_the_coin_comes_last():
    t = scene({"hand": ["regression"], "coins": 1})
    before = len(said(t))
    t.me.invoke("regression", f"action:{t.number('regression')}.1")
    t.asks(0, ["atlas", "tyran", "azell", "lilith"])
    assert t.me.coins == 1 and t.card("atlas").points == 4
    t.me.pick("azell")
    assert t.me.coins == 1
    t.me.pick("atlas")
    assert t.me.coins == 0
    lines = said(t)[before:]
    tosses = [n for n, line in enumerate(lines) if line.startswith("toss")]
    assert len(tosses) == 1 and lines.index("coins") < tosses[0] < lines.index("stacked")
    resolve(t)
    t.settled()


# Resolution


@rule("RI-RESOLVE-010")
def test_nobody_is_asked_between_two_elements_that_resolve():
    t = scene({"hand": ["fleche-ardente"]}, {"hand": ["fleche-ardente", "fleche-ardente"]})
    mine, yours, more = numbers(t, "fleche-ardente")
    t.me.invoke(mine, "azell", "atlas")
    t.you.invoke(yours, "atlas", "azell")
    passes(t, 0)
    t.asks(1)
    passes(t, 1)
    t.asks(0, kind="main")  # although you hold another one, and a point
    assert (life(t, "atlas"), life(t, "azell")) == (16, 15) and more in [one.number for one in t.state.players[1].hand]
    t.settled()


@rule("RI-RESOLVE-020", "RI-HAND-030")
def test_a_sentence_that_cannot_be_carried_out_is_skipped_and_the_next_one_is_not():
    t = scene(
        {"invokers": ["hermetic-champion", "atlas"], "field": [NOYE], "hand": [NOYE] * 5}, {"hand": ["boule-de-feu"]}
    )
    skill(t, "hermetic-champion", 3, numbers(t, NOYE)[0])
    t.you.invoke("boule-de-feu", numbers(t, NOYE)[0], "azell")
    passes(t, 0, 1)
    assert t.me.graveyard == [NOYE]
    t.asks(0, ["number:0", "number:1", "number:2", "number:3"])
    t.me.pick("number:3")
    assert len(t.me.hand) == 8
    t.settled()


@rule("RI-RESOLVE-030")
def test_an_action_whose_card_is_gone_does_nothing():
    t = scene({"field": ["myrthil"]}, {"field": [NOYE], "hand": ["lame-de-fond"]})
    action(t, "myrthil", 1, NOYE)
    t.you.invoke("lame-de-fond", "myrthil", "done", "azell")
    resolve(t)
    assert t.card(NOYE).damage == 0 and t.me.hand == ["myrthil"] and t.me.coins == 8
    t.settled()


@rule("RI-RESOLVE-030")
def test_a_skill_of_a_dead_invocateur_does_nothing():
    me = {"invokers": [{"card": "atlas", "level": 4, "life": 2}, "tyran"]}
    t = scene(me, {"field": [NOYE, "goutte-folle"], "hand": ["fleche-ardente"]})
    skill(t, "atlas", 2, NOYE, "goutte-folle")
    t.you.invoke("fleche-ardente", "atlas", "azell")
    resolve(t)
    assert life(t, "atlas") == 0 and t.you.field == [NOYE, "goutte-folle"] and t.card(NOYE).damage == 0
    t.settled()


@rule("RI-RESOLVE-030")
def test_a_target_that_is_gone_is_not_hit_where_it_went():
    t = scene({"field": ["myrthil"]}, {"field": [NOYE], "hand": ["lame-de-fond"]})
    action(t, "myrthil", 1, NOYE)
    t.you.invoke("lame-de-fond", NOYE, "done", "azell")
    resolve(t)
    assert t.you.hand == [NOYE] and t.me.field == ["myrthil"] and t.you.graveyard == ["lame-de-fond"]
    t.settled()


@rule("RI-RESOLVE-040", "RI-GLO-450")
def test_tyran_destroys_flamme_blanche_and_so_saves_azell_and_her_skill():
    def build(seed):
        mine = {"invokers": [{"card": "azell", "level": 4, "life": 3}, "tyran"], "field": ["polymorphe"]}
        return scene(mine, {"invokers": ["atlas", "lilith"], "field": ["flamme-blanche"], "coins": 1}, seed=seed)

    def start(t):
        skill(t, "azell", 1, "polymorphe")
        action(t, "flamme-blanche", 1, "azell")

    t = tossing(build, True, start)
    start(t)
    skill(t, "tyran", 3, "flamme-blanche")
    assert stack(t) == ["tyran:skill_3", "flamme-blanche:action_1", "azell:skill_1"]
    resolve(t)
    assert t.you.graveyard == ["flamme-blanche"] and t.you.coins == 0
    assert life(t, "azell") == 3 and [one.word for one in t.card("polymorphe").changes] == ["portee"]
    t.settled()


@rule("RI-RESOLVE-030")
def test_without_tyran_azell_dies_and_her_skill_with_her():
    def build(seed):
        mine = {"invokers": [{"card": "azell", "level": 4, "life": 3}, "tyran"], "field": ["polymorphe"]}
        return scene(mine, {"invokers": ["atlas", "lilith"], "field": ["flamme-blanche"], "coins": 1}, seed=seed)

    def start(t):
        skill(t, "azell", 1, "polymorphe")
        action(t, "flamme-blanche", 1, "azell")

    t = tossing(build, True, start)
    start(t)
    resolve(t)
    assert life(t, "azell") == 0 and t.card("polymorphe").changes == []
    t.settled()


@rule("RI-RESOLVE-050")
def test_an_imminente_its_action_ether_and_a_level_need_no_card_on_the_battlefield():
    me = {"hand": ["lame-de-fond", "niveau-superieur-de-fureur"], "ether": 3, "field": [NOYE]}
    t = scene(me)
    t.me.level("niveau-superieur-de-fureur", "atlas", "azell")
    passes(t, 1)
    t.me.pick("ether-coin")
    passes(t, 1)
    t.me.invoke("lame-de-fond", NOYE, f"action:{t.number('lame-de-fond')}.1", "tyran")
    resolve(t)
    assert life(t, "azell") == 16 and t.me.coins == 10 and t.me.field == []
    assert t.me.hand == [NOYE, NOYE]  # returned, and drawn by its Action
    t.settled()


@rule("RI-RESOLVE-050", "RI-EXHUM-010")
def test_exhumation_resolves_although_its_card_is_gone():
    def build(seed):
        return scene({"field": ["bete-bilieuse", "loup-des-congeres"]}, {"hand": ["boule-de-feu"]}, seed=seed)

    def start(t):
        t.me.pick("pass")
        t.you.invoke("boule-de-feu", "bete-bilieuse", "azell")
        resolve(t)
        t.me.pick("yes")
        if t.match.decision.kind != "answer":
            t.me.pick("loup-des-congeres")

    t = tossing(build, True, start)
    start(t)
    resolve(t)
    assert t.me.field == ["loup-des-congeres"] and values(t, "loup-des-congeres") == (4, 3)
    t.settled()


@rule("RI-RESOLVE-060")
def test_a_card_that_left_and_came_back_is_another_one():
    t = scene({"field": ["feu-follet"]}, {"hand": ["boule-de-feu", "lame-de-fond"]})
    t.me.pick("pass")
    t.you.invoke("boule-de-feu", "feu-follet", "azell")
    t.me.pick("pass")
    t.you.invoke("lame-de-fond", "feu-follet", "done", "azell")
    resolve(t)
    assert t.me.hand == ["feu-follet"]
    t.me.invoke("feu-follet", "atlas")
    resolve(t)
    assert t.me.field == ["feu-follet"] and t.card("feu-follet").damage == 0
    t.settled()


@rule("RI-RESOLVE-070", "RI-RESOLVE-080")
def test_orbe_electrique_hits_the_only_porte_no_creature_and_an_invocateur_of_its_players_choice():
    t = scene({"field": ["catacombes"], "hand": ["orbe-electrique"]})
    t.me.invoke("orbe-electrique")
    t.asks(0, ["atlas", "tyran"], kind="payer")  # no target is asked for
    t.me.pick("atlas")
    passes(t, 1, 0)
    t.asks(0, ["atlas", "tyran", "azell", "lilith"])
    t.me.pick("azell")
    assert t.card("catacombes").damage == 2 and life(t, "azell") == 15
    t.settled()


@rule("RI-RESOLVE-080")
def test_a_text_without_a_target_can_be_stacked_with_nothing_to_affect():
    t = scene({"hand": ["orbe-electrique"]})
    t.me.invoke("orbe-electrique", "atlas")
    passes(t, 1, 0)
    t.me.pick("lilith")
    assert life(t, "lilith") == 15
    t.settled()


def nadir(success: bool, you: dict):
    """« Nadir » activates his fourth skill on your first Constante, and the coin falls so."""

    def build(seed):
        return scene({"invokers": [{"card": "nadir-le-sans-nom", "level": 4}, "atlas"]}, you, seed=seed)

    def start(t):
        skill(t, "nadir-le-sans-nom", 4, you["field"][0], "player:1")

    t = tossing(build, success, start)
    start(t)
    return t


@rule("RI-RESOLVE-090")
def test_puis_nothing_follows_a_first_half_that_failed():
    t = nadir(True, {"field": [NOYE], "hand": ["lame-de-fond"]})
    t.you.invoke("lame-de-fond", NOYE, "done", "azell")
    resolve(t)
    assert t.you.hand == [NOYE] and t.you.exclusion == [] and life(t, "nadir-le-sans-nom") == 15
    t.settled()


@rule("RI-RESOLVE-090")
def test_puis_what_follows_happens_where_the_first_half_was_done():
    t = nadir(True, {"field": [NOYE]})
    resolve(t)
    assert t.you.exclusion == [NOYE] and life(t, "nadir-le-sans-nom") == 13
    t.settled()


@rule("RI-RESOLVE-100")
def test_puis_on_a_failure_the_opponent_excludes_a_constante_and_one_of_their_invocateurs_loses_life():
    t = nadir(False, {"field": [NOYE, "mur-de-flammes"]})
    passes(t, 1, 0)
    t.asks(1, [NOYE, "mur-de-flammes"])
    t.you.pick("mur-de-flammes")
    t.asks(1, ["azell", "lilith"])
    t.you.pick("lilith")
    assert t.you.exclusion == ["mur-de-flammes"] and (life(t, "azell"), life(t, "lilith")) == (17, 15)
    assert life(t, "nadir-le-sans-nom") == 15
    t.settled()


@rule("RI-RESOLVE-100")
def test_puis_without_a_constante_nobody_loses_life():
    t = nadir(False, {"field": [NOYE], "hand": ["lame-de-fond"]})
    t.you.invoke("lame-de-fond", NOYE, "done", "azell")
    resolve(t)
    assert (life(t, "azell"), life(t, "lilith"), t.you.exclusion) == (17, 17, [])
    t.settled()


@rule("RI-RESOLVE-110")
def test_what_is_not_optional_is_done_even_to_ones_own_card():
    t = scene({"field": ["volcan-en-marche", "ecluse-noire"]})
    to_attack(t)
    t.me.attack("volcan-en-marche")
    t.me.pick("done")
    t.asks(0, [t.number("volcan-en-marche"), t.number("ecluse-noire")])  # no way to decline
    t.me.pick("ecluse-noire")
    assert t.card("ecluse-noire").damage == 1
    t.settled()


@rule("RI-RESOLVE-120")
def test_who_activated_an_action_keeps_it_when_the_card_changes_sides():
    t = scene({"field": ["archiviste-tarife"]}, {"hand": ["coup-de-folie"]})
    action(t, "archiviste-tarife")
    t.you.invoke("coup-de-folie", "archiviste-tarife", "azell")
    resolve(t)
    assert t.you.field == ["archiviste-tarife"] and (len(t.me.hand), len(t.you.hand)) == (1, 0)
    t.settled()


@rule("RI-RESOLVE-130", "RI-INVZONE-020")
def test_the_payer_dies_and_the_card_arrives():
    me = {"invokers": [{"card": "atlas", "life": 2}, "azell"], "hand": [NOYE]}
    t = scene(me, {"invokers": ["tyran", "lilith"], "hand": ["fleche-ardente"]})
    t.me.invoke(NOYE, "atlas")
    t.you.invoke("fleche-ardente", "atlas", "tyran")
    resolve(t)
    assert life(t, "atlas") == 0 and t.me.field == [NOYE]
    t.settled()


@rule("RI-RESOLVE-130", "RI-INVOC-200", "RI-AWAKE-060")
def test_a_skill_on_the_stack_resolves_although_its_invocateur_has_become_unusable():
    t = scene({"field": [NOYE], "hand": ["boule-de-feu"]}, {"hand": ["gel"]})
    skill(t, "atlas", 4)
    t.you.invoke("gel", "atlas", "azell")
    resolve(t)
    assert values(t, NOYE) == (4, 4) and t.card("atlas").points == 3
    assert t.why(f"skill:{t.number('atlas')}.1") == "RI-INVOC-200"
    t.me.invoke("boule-de-feu", NOYE)  # « Tyran » alone can pay
    assert (t.card("atlas").points, t.card("tyran").points) == (3, 2)
    resolve(t)
    end_turn(t)
    assert t.why(f"skill:{t.number('atlas')}.1", seat=0) in ("RI-PRIO-010", "RI-INVOC-200")
    t.you.pick("pass")
    assert t.why(f"skill:{t.number('atlas')}.2", seat=0) == "RI-INVOC-200"
    t.me.pick("pass")
    end_turn(t)
    assert (t.card("atlas").points, t.card("atlas").tilted) == (4, False)
    skill(t, "atlas", 4)
    resolve(t)
    t.settled()


@rule("RI-RESOLVE-140")
def test_targets_that_are_left_are_hit():
    t = scene({}, {"field": [NOYE, "duelliste-givre", "goutte-folle"], "hand": ["lame-de-fond"]})
    skill(t, "atlas", 2, NOYE, "duelliste-givre", "goutte-folle")
    t.you.invoke("lame-de-fond", NOYE, "done", "azell")
    resolve(t)
    assert t.card("duelliste-givre").damage == 1 and t.you.field == ["duelliste-givre"] and t.you.ether == 1
    t.settled()


# Stacks that wait for each other


def my_turn_begins(me, you=None, **words):
    """You end your turn; I have restored, and my Invocation phase begins."""
    t = scene(me, you, active=1, **words)
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    return t


@rule("RI-XSTACK-010", "RI-XSTACK-030", "RI-INVPH-020", "RI-XSTACK-020", "RI-EFFECT-050")
def test_effects_of_the_start_of_a_turn_have_a_stack_each_and_the_active_player_picks_the_next():
    t = my_turn_begins({"field": ["titan-au-carcan"] * 3, "coins": 5}, {"hand": ["fleche-ardente"]})
    titans = numbers(t, "titan-au-carcan")
    t.asks(0, titans, kind="trigger")
    t.me.pick(titans[1])
    assert [one.source for one in t.state.elements()] == [titans[1]] and t.me.coins == 6
    passes(t, 0)
    t.you.invoke("fleche-ardente", "atlas", "azell")
    assert stack(t) == ["fleche-ardente:invoke", "titan-au-carcan:start_of_turn"]
    passes(t, 0, 1)
    assert t.me.coins == 5 and life(t, "atlas") == 16
    t.asks(0, [titans[0], titans[2]], kind="trigger")
    t.me.pick(titans[2])
    assert [one.source for one in t.state.elements()] == [titans[2]]
    passes(t, 0, 1)
    assert [one.source for one in t.state.elements()] == [titans[0]]  # nothing left to pick
    t.asks(0, kind="answer")
    passes(t, 0, 1)
    assert t.me.coins == 3
    t.asks(0, kind="main")
    t.settled()


@rule("RI-INVPH-020")
def test_effects_of_the_start_of_the_turn_do_not_come_again_after_combat():
    t = my_turn_begins({"field": ["titan-au-carcan", NOYE]})
    assert stack(t) == ["titan-au-carcan:start_of_turn"]
    resolve(t)
    coins = t.me.coins
    attack_with(t, NOYE)
    t.asks(1, kind="hit")
    t.you.pick("azell")
    t.asks(0, kind="main")
    assert t.me.coins == coins and stack(t) == []
    t.settled()


@rule("RI-XSTACK-110", "RI-INVPH-010", "RI-TURN-030")
def test_no_plain_card_between_two_stacks():
    t = my_turn_begins({"field": ["titan-au-carcan"] * 2, "hand": [NOYE, "fleche-ardente"]})
    t.me.pick(numbers(t, "titan-au-carcan")[0])
    plain = t.number(NOYE)
    assert t.why("invoke", plain) == "RI-PLAY-090" and f"invoke:{plain}" not in t.match.decision.keys
    assert t.why("invoke", "fleche-ardente") == ""
    passes(t, 0, 1)
    assert stack(t) == ["titan-au-carcan:start_of_turn"]
    assert t.why("invoke", plain) == "RI-PLAY-090"
    assert t.why("combat") == t.why("end") == "RI-TURN-030"
    passes(t, 0, 1)
    t.me.invoke(plain, "atlas")
    resolve(t)
    t.settled()


@rule("RI-XSTACK-040", "RI-XSTACK-080", "RI-INVZONE-040", "RI-ZONES-010")
def test_temple_sombre_temple_de_vie_and_devastation():
    me = {"invokers": [{"card": "atlas", "level": 4, "life": 1}, "tyran"], "field": ["temple-sombre", "temple-de-vie"]}
    t = my_turn_begins(me, {"hand": ["devastation"], "coins": 3})
    t.asks(0, ["temple-sombre", "temple-de-vie"], kind="trigger")
    t.me.pick("temple-sombre")
    passes(t, 0, 1)
    kinds = t.match.decision.keys
    assert t.match.decision.seat == 0 and len(kinds) > 5  # which Créature of infinite rank
    pick_kind(t, "glacon-tetu")
    assert stack(t) == ["glacon-tetu:call"]  # before the other temple has its stack
    passes(t, 0, 1)
    assert t.me.field == ["temple-sombre", "temple-de-vie", "glacon-tetu"]
    assert stack(t) == ["temple-de-vie:start_of_cycle"]
    passes(t, 0)
    coins = t.me.coins
    t.you.invoke("devastation", f"action:{t.number('devastation')}.1", "azell")
    assert (t.you.coins, t.you.ether) == (0, 0)
    passes(t, 0, 1)
    assert t.me.field == [] and t.me.graveyard == ["temple-sombre", "temple-de-vie"]
    assert (life(t, "atlas"), life(t, "tyran"), life(t, "azell"), life(t, "lilith")) == (0, 13, 14, 14)
    assert (t.me.coins, t.me.ether) == (coins, 1)  # for the Créature of infinite rank alone
    assert len(t.state.players[0].invokers) == len(t.state.players[1].invokers) == 2
    t.asks(0, kind="main")
    t.settled()


def pick_kind(t, id):
    """Which Créature of infinite rank is called: by its place among those offered."""
    for key in t.match.decision.keys:
        trial = load(t.match.record())
        trial.choose(key)
        if any(trial.state.cards[one.source].proto.id == id for one in trial.state.elements()):
            t.match.choose(key)
            return
    raise AssertionError(f"no {id} can be called")


@rule("RI-XSTACK-050", "RI-XSTACK-100", "RI-XSTACK-020")
def test_an_arrival_has_a_stack_of_its_own_once_the_first_one_is_done_and_the_active_player_is_asked_first():
    t = scene({"ether": 3}, {"invokers": ["lazarus", "azell"], "hand": ["fleche-ardente"]})
    t.me.pick("ether-card")
    skill(t, "lazarus", 1)
    assert stack(t) == ["lazarus:skill_1", "atlas:ether-card"]
    passes(t, 0, 1)
    assert len(t.me.hand) == 1 and t.you.field == []  # the card was drawn before anyone could answer the arrival
    assert stack(t) == ["squelette:call"]
    passes(t, 0)
    t.you.invoke("fleche-ardente", "atlas", "azell")
    passes(t, 0, 1)
    assert t.you.field == ["squelette"] and life(t, "atlas") == 16
    t.settled()


@rule("RI-XSTACK-020")
def test_stackless_triggers_of_one_destruction_open_no_stack():
    t = scene({"field": ["support", "support", NOYE]}, {"hand": ["boule-de-feu"]})
    t.me.pick("pass")
    t.you.invoke("boule-de-feu", NOYE, "azell")
    passes(t, 0, 1)
    t.me.pick(numbers(t, "support")[0])
    assert len(t.me.hand) == 2
    t.asks(0, kind="main")
    t.settled()


@rule("RI-XSTACK-060", "RI-XSTACK-070", "RI-XSTACK-090", "RI-XSTACK-100")
def test_lazarus_blast_corporation_and_chasse_divine_arrive_in_the_order_in_which_they_resolved():
    copy = {"card": "clone-morpher", "copies": "clone-de-base!morph.clone-morpher"}
    me = {"field": ["clone-de-base", "clone-de-base", copy], "hand": ["blast-corporation"]}
    you = {"invokers": ["lazarus", "azell"], "hand": ["chasse-divine"], "coins": 2, "library": [NOYE, "fleche-ardente"]}
    t = scene(me, you)
    t.me.pick("pass")
    skill(t, "lazarus", 1)
    t.me.invoke("blast-corporation", "atlas")
    t.you.invoke("chasse-divine", f"action:{t.number('chasse-divine')}.1", "azell")
    assert stack(t) == [
        "chasse-divine:invoke",
        "chasse-divine:action_1",
        "blast-corporation:invoke",
        "lazarus:skill_1",
    ]
    passes(t, 0, 1)
    if t.match.decision.kind != "answer":
        t.you.pick(NOYE)
    assert stack(t) == [f"{NOYE}:invoke"]
    passes(t, 0, 1)
    assert t.you.field == [NOYE] and len(t.me.field) == 3
    while t.match.decision.kind != "answer":  # the token of « Clone Morpher » names a Clone, the order is its player's
        t.asks(0)
        t.match.choose(t.match.decision.keys[0])
    assert sorted(stack(t)) == ["clone-de-base:call", "clone-de-base:call", "clone-morpher:call"]
    passes(t, 0, 1)
    assert len(t.me.field) == 6 and t.you.field == [NOYE]
    assert stack(t) == ["squelette:call"]
    passes(t, 0, 1)
    assert t.you.field == [NOYE, "squelette"]
    t.asks(0, kind="main")
    t.settled()


@rule("RI-XSTACK-060")
def test_an_arrival_opened_while_another_resolves_queues_behind_those_that_wait():
    me = {
        "invokers": ["matrice-zero", "lazarus"],
        "field": ["liche-aux-cent-clefs", {"card": "ecluse-noire", "damage": 2}],
    }
    t = scene(me, {"hand": ["boule-de-feu"]})
    skill(t, "matrice-zero", 1)
    passes(t, 1)
    skill(t, "lazarus", 1)
    passes(t, 1, 0)
    assert stack(t) == ["squelette:call"]
    passes(t, 0)
    t.you.invoke("boule-de-feu", "ecluse-noire", "azell")  # destroyed: « Liche » calls another Squelette
    passes(t, 0, 1)
    assert stack(t) == ["clone-vierge:call"]
    passes(t, 0, 1)
    assert stack(t) == ["squelette:call"]
    passes(t, 0, 1)
    assert t.me.field == ["liche-aux-cent-clefs", "squelette", "clone-vierge", "squelette"]
    t.settled()


@rule("RI-XSTACK-090")
def test_cards_called_by_one_element_arrive_together_in_one_stack():
    t = scene({"hand": ["niveau-superieur-de-serie"]})
    t.me.level("niveau-superieur-de-serie", "tyran")
    passes(t, 1, 0)
    assert stack(t) == ["clone-vierge:call"] * 3 and t.me.field == []
    passes(t, 0, 1)
    assert t.me.field == ["clone-vierge"] * 3
    t.asks(0, kind="main")
    t.settled()


@rule("RI-XSTACK-090", "RI-EFFECT-030")
def test_arrival_effects_of_cards_that_arrive_together_come_in_the_order_of_their_controller():
    cards = ["ultra-laser-licorne", "chat-trognon-sucre"]
    field = [{"card": one, "changes": [["+type", "clone", "", 0]]} for one in cards]
    for first in cards:
        t = scene({"field": field, "hand": ["blast-corporation"]})
        t.me.invoke("blast-corporation", "atlas")
        passes(t, 1, 0)
        tokens = [numbers(t, one)[1] for one in cards]
        t.asks(0, tokens, kind="trigger")
        t.me.pick(numbers(t, first)[1])
        assert stack(t)[0] == f"{first}:call" and len(stack(t)) == 2
        passes(t, 0, 1)
        t.asks(0, ["atlas", "tyran"])  # whose life « Chat Trognon Sucré » adds to
        assert t.me.ether == (1 if first == "ultra-laser-licorne" else 0)
        t.me.pick("atlas")
        assert (t.me.ether, life(t, "atlas"), len(t.me.field)) == (1, 19, 4)
        t.settled()


@rule("RI-XSTACK-080")
def test_an_arrival_comes_before_the_sibling_that_still_waits():
    t = my_turn_begins({"field": [{"card": "catacombes", "tilted": True}, "titan-au-carcan"]})
    t.asks(0, ["catacombes", "titan-au-carcan"], kind="trigger")
    t.me.pick("catacombes")
    coins = t.me.coins
    passes(t, 0, 1)
    assert stack(t) == ["squelette:call"] and t.me.coins == coins
    passes(t, 0, 1)
    assert stack(t) == ["titan-au-carcan:start_of_turn"] and "squelette" in t.me.field
    resolve(t)
    t.settled()
