"""The turn: Éveil, Restauration, Invocation, the end; what lasts and what is over when it passes."""

import pytest
from ri_scene import (
    action,
    attack_with,
    end_turn,
    life,
    numbers,
    passes,
    resolve,
    scene,
    skill,
    stack,
    to_attack,
    values,
)

from pioche.testing import Table, rule

NOYE = "noye-fendeur-de-vagues"
WOLF = "loup-des-congeres"


def my_eveil(me, you=None, **words) -> Table:
    """You end your turn; I am asked for my Restauration."""
    t = scene(me, you, active=1, **words)
    t.you.pick("end")
    resolve(t)
    t.asks(0, kind="restore")
    return t


# The turn


@rule("RI-TURN-010", "RI-TURN-020")
def test_after_combat_there_is_a_second_invocation_phase_but_no_second_combat():
    t = scene({"field": [NOYE], "hand": [WOLF, "niveau-superieur"]})
    attack_with(t, NOYE)
    t.you.pick("azell")
    t.asks(0, kind="main")
    assert "combat" not in t.match.decision.keys and t.why("combat") == "RI-TURN-020"
    t.me.invoke(WOLF, "atlas")
    resolve(t)
    assert sorted(t.me.field) == [WOLF, NOYE] and t.offers("level") == ["niveau-superieur"]
    end_turn(t)
    assert "combat" in t.match.decision.keys  # a new turn, a new Combat phase
    t.settled()


@rule("RI-TURN-010", "RI-AWAKE-010", "RI-RESTO-010")
def test_phases_come_in_their_order():
    t = my_eveil({"field": [{"card": NOYE, "tilted": True}, "titan-au-carcan"], "coins": 4})
    assert not t.card(NOYE).tilted and len(t.me.hand) == 0  # awake, not yet restored
    t.me.pick("coin-two")
    assert (len(t.me.hand), t.me.coins) == (1, 6) and stack(t) == ["titan-au-carcan:start_of_turn"]
    resolve(t)
    t.asks(0, kind="main")
    t.settled()


@rule("RI-TURN-030")
def test_the_phase_cannot_change_while_something_waits():
    t = scene({"hand": ["fleche-ardente"]})
    t.me.invoke("fleche-ardente", "azell", "atlas")
    passes(t, 1)
    assert t.why("combat") == t.why("end") == "RI-TURN-030"
    assert not {"combat", "end"} & set(t.match.decision.keys)
    passes(t, 0)
    assert {"combat", "end"} <= set(t.match.decision.keys)
    t.settled()


@rule("RI-TURN-050", "RI-INVPH-020")
def test_the_start_of_the_turn_comes_after_eveil_and_restauration():
    ill = {"card": NOYE, "tilted": True, "ills": [["paralysie", 1, 0]]}
    t = my_eveil({"field": [ill]})
    tosses = [line.id for line in t.state.log if line.id.startswith("toss")]
    assert not t.card(NOYE).tilted and tosses == []
    t.me.pick("draw-two")
    assert len([line.id for line in t.state.log if line.id.startswith("toss")]) == 1
    assert stack(t) == [f"{NOYE}:kw:ill-paralysie"]
    resolve(t)
    t.settled()


@rule("RI-TURN-060")
def test_what_says_during_your_turn_is_of_the_invocation_phase_alone():
    t = scene({"field": ["catacombes", NOYE]})
    key = f"action:{t.number('catacombes')}.1"
    assert key in t.match.decision.keys
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    assert t.why(key) == "RI-ACTION-130" and key not in t.match.decision.keys
    passes(t, 0, 1, 0, 1)
    assert stack(t) == [f"{NOYE}:assault"] and t.why(key) == "RI-ACTION-130"
    resolve(t)
    t.you.pick("azell")
    assert key in t.match.decision.keys  # after combat it is an Invocation phase again
    end_turn(t)
    t.you.pick("pass")
    assert t.why(key) == "RI-ACTION-130"  # your turn is not mine
    t.settled()


@rule("RI-TURN-070")
def test_an_action_and_a_skill_once_in_each_players_turn():
    t = scene({"field": ["el-diablo"]}, {"field": ["ecluse-noire"]})
    one = f"action:{t.number('el-diablo')}.1"
    other = f"skill:{t.number('tyran')}.2"
    action(t, "el-diablo")
    resolve(t)
    skill(t, "tyran", 2, "azell")
    resolve(t)
    assert (t.why(one), t.why(other)) == ("RI-ACTION-040", "RI-INVOC-120")
    end_turn(t)
    t.you.pick("pass")
    assert t.why(one) == ""
    action(t, "el-diablo")
    resolve(t)
    t.you.pick("pass")
    assert t.why(one) == "RI-ACTION-040"
    t.me.pick("pass")
    end_turn(t)
    assert {one, other} <= set(t.match.decision.keys)
    t.settled()


@rule("RI-TURN-080")
def test_a_cancelled_turn_has_none_of_its_phases_and_limits_still_reset():
    you = {"invokers": [{"card": "azell", "tilted": True, "points": 1}, "lilith"], "field": ["titan-au-carcan"]}
    t = scene({"hand": ["destinee"], "field": ["el-diablo"]}, you)
    t.me.invoke("destinee", "atlas")
    resolve(t)
    assert t.me.exclusion == ["destinee"]
    action(t, "el-diablo")
    resolve(t)
    hand, coins = len(t.you.hand), t.you.coins
    t.me.pick("end")
    resolve(t)
    t.asks(0, ["draw-two", "coin-two"], kind="restore")
    assert (len(t.you.hand), t.you.coins) == (hand, coins) and t.card("azell").tilted
    t.me.pick("draw-two")
    assert f"action:{t.number('el-diablo')}.1" in t.match.decision.keys
    end_turn(t)
    assert t.state.active == 1  # one turn only
    resolve(t)
    t.settled()


@rule("RI-GOAL-060")
def test_turns_follow_each_other_without_a_limit():
    many = {"library": [NOYE] * 60}
    t = scene(many, many, {"library": [NOYE] * 60}, turn=39)
    for n in range(8):
        assert (t.state.turn, t.state.active) == (39 + n, n % 3)
        end_turn(t)
    t.asks(2, kind="main")
    t.settled()


# Éveil


@rule("RI-AWAKE-010", "RI-AWAKE-020", "RI-INVOC-080")
def test_eveil_untilts_the_active_players_creatures_and_invocateurs_and_gives_back_points():
    invokers = [{"card": "atlas", "level": 3, "points": 0, "tilted": True}, {"card": "tyran", "level": 1, "points": 1}]
    me = {"invokers": invokers, "field": [{"card": NOYE, "tilted": True}, {"card": WOLF, "tilted": True}]}
    t = my_eveil(me, {"field": [{"card": "duelliste-givre", "tilted": True}]})
    assert not any(t.card(one).tilted for one in ("atlas", "tyran", NOYE, WOLF))
    assert (t.card("atlas").points, t.card("tyran").points) == (3, 1)
    assert t.card("duelliste-givre").tilted
    t.me.pick("draw-two")
    t.settled()


@rule("RI-AWAKE-030", "RI-RESTO-030")
def test_nobody_has_priority_in_eveil_and_restauration():
    hand = {"hand": ["fleche-ardente"], "field": ["el-diablo"]}
    t = scene(hand, hand | {"ether": 3}, active=1)
    t.you.pick("end")
    passes(t, 0)
    t.you.pick("pass")
    t.asks(0, ["draw-two", "coin-two"], kind="restore")
    for seat in (0, 1):
        card, diablo = numbers(t, "fleche-ardente")[seat], numbers(t, "el-diablo")[seat]
        assert t.why("invoke", card, seat=seat) == "RI-PRIO-010"
        assert t.why(f"action:{diablo}.1", seat=seat) == "RI-PRIO-010"
    assert t.why("ether-card", seat=1) == "RI-PRIO-010"
    t.me.pick("draw-two")
    t.settled()


@rule("RI-AWAKE-040", "RI-AWAKE-050")
def test_an_open_porte_stays_open_and_what_was_tilted_otherwise_does_not():
    field = [
        {"card": "ecluse-noire", "tilted": True},
        {"card": "volcan-en-marche", "tilted": True},
        {"card": "cri-de-guerre", "tilted": True},
        {"card": "sentinelle-verrouillee", "tilted": True, "flags": ["open"]},
    ]
    t = my_eveil({"field": field})
    assert [t.card(one["card"]).tilted for one in field] == [True, False, False, True]
    t.me.pick("draw-two")
    t.settled()


@rule("RI-AWAKE-040")
def test_a_porte_creature_that_attacked_is_upright_after_the_next_eveil():
    t = scene({"field": ["volcan-en-marche"]}, {"field": ["ecluse-noire"]})
    to_attack(t)
    t.me.attack("volcan-en-marche")
    t.me.pick("done", "ecluse-noire")
    assert t.card("volcan-en-marche").tilted and not t.card("volcan-en-marche").is_open
    resolve(t)
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    end_turn(t)
    assert t.card("volcan-en-marche").tilted
    end_turn(t)
    assert not t.card("volcan-en-marche").tilted
    t.settled()


@rule("RI-AWAKE-060", "RI-INVOC-200")
def test_an_unusable_invocateur_untilts_and_regains_points_and_may_use_them_when_it_is_usable_again():
    t = scene({"invokers": [{"card": "atlas", "level": 2}, "tyran"], "field": [NOYE]}, {"hand": ["gel", "gel"]})
    skill(t, "atlas", 1, NOYE)
    t.you.invoke(numbers(t, "gel")[0], "atlas", "azell")
    resolve(t)
    assert t.why(f"skill:{t.number('atlas')}.2") == "RI-INVOC-200"
    end_turn(t)
    t.you.pick("pass")
    assert t.why(f"skill:{t.number('atlas')}.2") == "RI-INVOC-200"
    t.me.pick("pass")
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert (t.card("atlas").points, t.card("atlas").tilted) == (2, False)
    assert f"skill:{t.number('atlas')}.2" in t.match.decision.keys
    t.settled()


@rule("RI-AWAKE-060", "RI-INVOC-200")
def test_what_is_unusable_at_eveil_untilts_and_has_its_points_but_cannot_spend_them():
    invokers = [{"card": "atlas", "level": 2, "points": 0, "tilted": True}, {"card": "tyran", "level": 1, "points": 0}]
    t = scene({"invokers": invokers, "hand": ["fleche-ardente"]}, {"hand": ["gel"], "field": [NOYE]}, active=1)
    t.you.invoke("gel", "atlas", "azell")
    resolve(t)
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert (t.card("atlas").points, t.card("atlas").tilted) == (2, False)
    assert t.why(f"skill:{t.number('atlas')}.2") == "RI-INVOC-200"
    t.me.invoke("fleche-ardente", "azell")  # « Tyran » alone can pay
    resolve(t)
    assert (t.card("atlas").points, t.card("tyran").points) == (2, 0)
    end_turn(t)
    t.you.pick("pass")
    skill(t, "atlas", 2, NOYE)  # usable again, with the points of its Éveil
    resolve(t)
    assert t.card(NOYE).damage == 1
    t.settled()


# Restauration


@rule("RI-RESTO-010", "RI-RESTO-020")
@pytest.mark.parametrize(("package", "cards", "coins"), [("draw-two", 5, 5), ("coin-two", 4, 6)])
def test_one_of_two_packages_and_nothing_else(package, cards, coins):
    t = my_eveil({"hand": [NOYE] * 3, "coins": 4})
    t.asks(0, ["draw-two", "coin-two"], kind="restore")
    t.me.pick(package)
    assert (len(t.me.hand), t.me.coins) == (cards, coins)
    t.settled()


@rule("RI-RESTO-040", "RI-STOCK-020")
def test_coins_above_thirty_are_lost():
    t = my_eveil({"coins": 29})
    t.me.pick("coin-two")
    assert t.me.coins == 30
    t.settled()


# Invocation


@rule("RI-INVPH-010")
def test_a_plain_card_needs_an_empty_stack_and_ones_own_invocation_phase():
    t = scene({"hand": [NOYE, "fleche-ardente"], "field": [WOLF]}, {"hand": ["duelliste-givre"]})
    t.me.invoke("fleche-ardente", "azell", "atlas")
    passes(t, 1)
    assert t.why("invoke", NOYE) == "RI-PLAY-090" and t.offers("invoke") == []
    passes(t, 0)
    assert t.offers("invoke") == [NOYE]
    t.me.pick("pass")
    assert t.why("invoke", "duelliste-givre") == "RI-PLAY-090"
    t.you.pick("pass")
    to_attack(t)
    t.me.attack(WOLF)
    t.me.pick("done")
    assert t.why("invoke", NOYE) == "RI-PLAY-090"
    t.settled()


@rule("RI-INVPH-040", "RI-LEVEL-040")
def test_a_niveau_superieur_needs_ones_own_invocation_phase_and_an_empty_stack():
    t = scene(
        {"hand": ["niveau-superieur", "fleche-ardente"], "field": [NOYE]}, {"hand": ["niveau-superieur"]}, level=1
    )
    mine, yours = numbers(t, "niveau-superieur")
    assert t.offers("level") == ["niveau-superieur"]
    t.me.invoke("fleche-ardente", "azell", "atlas")
    assert t.why("level", yours) == "RI-INVPH-040"
    passes(t, 1)
    assert t.why("level", mine) == "RI-INVPH-040" and t.offers("level") == []
    passes(t, 0)
    to_attack(t)
    assert t.why("level", mine) == "RI-INVPH-040"  # nothing is on the stack, but it is no Invocation phase
    t.me.attack(NOYE)
    t.me.pick("done")
    assert t.why("level", mine) == "RI-INVPH-040" and t.offers("level") == []
    t.settled()


@rule("RI-INVPH-050")
def test_who_has_priority_may_answer_in_both_phases():
    you = {"field": ["el-diablo"], "hand": ["fleche-ardente"], "ether": 3}
    t = scene({"hand": [NOYE], "field": [WOLF]}, you)
    t.me.invoke(NOYE, "atlas")
    wanted = {
        f"action:{t.number('el-diablo')}.1",
        f"invoke:{t.number('fleche-ardente')}",
        f"skill:{t.number('lilith')}.2",
        "ether-card",
        "ether-coin",
    }
    assert wanted <= set(t.match.decision.keys)
    action(t, "el-diablo")
    assert stack(t) == ["el-diablo:action_1", f"{NOYE}:invoke"]
    resolve(t)
    to_attack(t)
    t.me.attack(WOLF)
    t.me.pick("done")
    t.me.pick("pass")
    assert wanted - {f"action:{t.number('el-diablo')}.1"} <= set(t.match.decision.keys)
    t.settled()


@rule("RI-INVPH-060", "RI-CREA-020", "RI-CREA-030")
def test_a_creature_may_act_on_the_turn_it_arrives_but_not_attack():
    t = scene({"hand": ["el-diablo"], "field": [WOLF]})
    t.me.invoke("el-diablo", "atlas")
    resolve(t)
    action(t, "el-diablo")
    resolve(t)
    assert t.card(WOLF).damage == 1
    to_attack(t)
    t.asks(0, [WOLF, "done"])
    assert t.why("attack", "el-diablo") == "RI-CREA-020"
    t.settled()


# The end


@rule("RI-END-010", "RI-END-020", "RI-END-040")
def test_effects_of_the_end_of_the_turn_come_before_it_passes_and_the_player_on_the_left_is_asked_first():
    t = scene({"field": ["riviere-de-lave", "riviere-de-lave", NOYE]}, {"hand": ["fleche-ardente"]})
    rivers = numbers(t, "riviere-de-lave")
    t.me.pick("end")
    t.asks(0, rivers, kind="trigger")  # the active player picks
    t.me.pick(rivers[1])
    assert [one.source for one in t.state.elements()] == [rivers[1]]
    passes(t, 1, 0)
    assert t.card(NOYE).damage == 1 and [one.source for one in t.state.elements()] == [rivers[0]]
    t.asks(1)
    t.you.invoke("fleche-ardente", "atlas", "azell")
    passes(t, 0, 1)
    assert t.card(NOYE).damage == 2 and life(t, "atlas") == 16 and t.state.active == 0
    assert stack(t) == ["atlas:end-turn"]
    passes(t, 1, 0)
    t.asks(1, kind="restore")
    t.you.pick("draw-two")
    t.settled()


@rule("RI-END-010", "RI-END-020", "RI-END-040", "RI-XSTACK-080", "RI-END-070")
def test_in_all_stacks_of_the_end_of_the_turn_the_player_on_the_left_is_asked_first():
    t = scene({"field": ["confiserie-de-minuit", "riviere-de-lave"]})
    t.me.pick("end")
    t.me.pick("confiserie-de-minuit")
    passes(t, 1, 0)
    assert stack(t) == ["bonbon-des-rues:call"]
    passes(t, 1, 0)
    assert stack(t) == ["riviere-de-lave:end_of_turn"]
    passes(t, 1, 0)
    assert values(t, "bonbon-des-rues") == (1, 1)
    passes(t, 1, 0)
    t.you.pick("draw-two")
    assert values(t, "bonbon-des-rues") == (1, 2)
    t.settled()


@rule("RI-END-020", "RI-END-030")
def test_the_declaration_of_the_end_is_answered_from_the_left():
    t = scene({}, {}, {"hand": ["fleche-ardente"]})
    t.me.pick("end")
    assert stack(t) == ["atlas:end-turn"]
    passes(t, 1)
    t.players[2].invoke("fleche-ardente", "atlas", "yris")
    passes(t, 0, 1, 2)
    assert life(t, "atlas") == 16
    t.asks(1, kind="restore")
    assert t.state.active == 1
    t.you.pick("draw-two")
    t.settled()


@rule("RI-END-050", "RI-INVOC-140", "RI-INVOC-100")
def test_a_tilted_invocateur_loses_its_points_as_the_turn_passes_and_an_upright_one_keeps_them():
    me = {"invokers": [{"card": "lauviah", "level": 3}, {"card": "lazarus", "level": 2}], "hand": ["fleche-ardente"]}
    t = scene(me)
    skill(t, "lazarus", 1)
    resolve(t)
    assert t.me.field == ["squelette"]
    assert (t.card("lazarus").points, t.card("lazarus").tilted) == (1, True)
    t.me.pick("end")
    t.asks(1)
    assert t.card("lazarus").points == 1  # until the turn really passes
    resolve(t)
    t.you.pick("draw-two")
    assert (t.card("lauviah").points, t.card("lazarus").points) == (3, 0)
    t.you.pick("pass")
    t.asks(0)
    t.me.invoke("fleche-ardente", "azell")  # « Lauviah » alone can pay
    assert t.card("lauviah").points == 2
    resolve(t)
    t.settled()


@rule("RI-END-070", "RI-COMBAT-240")
def test_damage_and_what_lasts_until_the_end_of_the_turn_end_together():
    t = scene({"field": ["goutte-folle"]}, {"field": [NOYE]})
    skill(t, "tyran", 1, "goutte-folle")  # 2/1 until end of turn 4/3
    resolve(t)
    skill(t, "atlas", 2, "goutte-folle", NOYE)
    resolve(t)
    assert values(t, "goutte-folle") == (4, 2) and values(t, NOYE) == (3, 2)
    end_turn(t)
    assert t.me.field == ["goutte-folle"] and values(t, "goutte-folle") == (2, 1) and values(t, NOYE) == (3, 3)
    t.settled()


@rule("RI-END-070")
def test_a_creature_kept_alive_by_a_bonus_of_the_turn_does_not_die_of_damage_of_the_turn():
    t = scene({"field": ["goutte-folle"], "hand": ["fleche-ardente"]})
    skill(t, "tyran", 1, "goutte-folle")
    resolve(t)
    skill(t, "atlas", 2, "goutte-folle")
    resolve(t)
    assert t.card("goutte-folle").damage == 1
    end_turn(t)
    assert values(t, "goutte-folle") == (2, 1) and t.card("goutte-folle").damage == 0
    t.settled()


@rule("RI-END-070")
def test_what_holds_for_all_until_the_end_of_the_turn_ends_with_it():
    t = scene({"field": [NOYE], "hand": ["treve-sacree"]})
    t.me.invoke("treve-sacree", "atlas")
    resolve(t)
    attack_with(t, NOYE)
    t.you.pick("azell")
    assert life(t, "azell") == 17
    end_turn(t)
    end_turn(t)
    attack_with(t, NOYE)
    t.you.pick("azell")
    assert life(t, "azell") == 14
    t.settled()


@rule("RI-END-080")
def test_there_is_no_limit_to_the_hand():
    t = scene({"hand": [NOYE] * 12})
    end_turn(t)
    assert len(t.me.hand) == 12
    t.settled()


@rule("RI-END-090", "RI-CREA-020")
def test_a_guest_at_the_end_of_the_turn_arrives_before_it_passes_and_no_phase_opens_again():
    t = scene({"hand": [NOYE, "niveau-superieur", "fleche-ardente"]}, {"invokers": ["lazarus", "azell"]}, level=1)
    t.me.pick("end")
    skill(t, "lazarus", 1)
    passes(t, 0, 1)
    assert stack(t) == ["squelette:call"] and t.state.active == 0
    passes(t, 1)  # at the end of a turn the player on the left comes first
    t.asks(0)
    assert t.why("invoke", NOYE) == "RI-PLAY-090" and t.offers("invoke") == ["fleche-ardente"]
    assert t.why("level", "niveau-superieur") == "RI-INVPH-040"
    resolve(t)
    t.asks(1, kind="restore")
    assert t.you.field == ["squelette"]
    t.you.pick("draw-two")
    t.you.pick("combat")
    resolve(t)
    t.asks(1, ["squelette", "done"], kind="attack")  # it arrived in my turn
    t.settled()


@rule("RI-END-030", "RI-GLO-050", "RI-STACK-020")
def test_an_end_of_the_turn_that_is_cancelled_has_not_happened():
    t = scene({"field": ["riviere-de-lave", NOYE], "hand": [WOLF]}, {"invokers": ["oracle", "azell"]})
    t.me.pick("end")
    passes(t, 1, 0)
    assert stack(t) == ["atlas:end-turn"] and t.card(NOYE).damage == 1
    skill(t, "oracle", 4)
    resolve(t)
    t.asks(0, kind="main")
    assert t.state.active == 0 and t.card(NOYE).damage == 1
    t.me.invoke(WOLF, "atlas")
    resolve(t)
    end_turn(t)
    assert t.state.active == 1
    t.settled()


@rule("RI-COMBAT-040", "RI-GLO-050", "RI-TURN-020")
def test_a_move_to_combat_that_is_cancelled_has_not_happened():
    t = scene({"field": [NOYE]}, {"invokers": ["oracle", "azell"]})
    t.me.pick("combat")
    skill(t, "oracle", 4)
    resolve(t)
    t.asks(0, kind="main")
    attack_with(t, NOYE)  # it may be declared again: none was held
    t.you.pick("azell")
    t.settled()
