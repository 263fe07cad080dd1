"""Three to six players: who is attacked, who leaves, and what becomes of stacks then."""

import pytest
from ri_scene import end_turn, life, numbers, passes, resolve, scene, skill, stack, to_attack

from pioche.engine import PiocheError
from pioche.games.rise.decks import STARTERS
from pioche.testing import Table, rule, started

NOYE = "noye-fendeur-de-vagues"  # 3/3, without a text
WOLF = "loup-des-congeres"  # 3/2, Avantage
DUELLIST = "duelliste-givre"  # 2/3, Riposte


def dying(first="azell", second="lilith", life=2):
    """The Invocateurs of a player who has little left."""
    return [{"card": first, "level": 3, "life": life}, {"card": second, "level": 3, "life": 0}]


def begun(seats: int, seed: int) -> Table:
    """A game of so many players from its set-up on."""
    return started("rise", decks=[STARTERS[n % 6] for n in range(seats)], seed=seed)


def attack_at(t: Table, id: str | int, foe: int) -> None:
    t.match.choose(f"attack:{t.number(id)}.{foe + 1}")


def window(t: Table) -> None:
    t.asks(t.state.active, kind="window")
    while t.match.decision.kind == "window":
        t.match.choose("pass")
        if t.match.decision.seat == t.state.active:
            break


# Attacking several players


@rule("RI-COMBAT-090", "RI-COMBAT-120", "RI-COMBAT-160")
def test_each_attacker_names_whom_it_attacks_and_only_that_player_may_block_it():
    t = scene({"field": [NOYE, WOLF]}, {"field": [DUELLIST]}, {"field": ["salamandre-vorace", "vampire-du-degel"]})
    to_attack(t)
    noye, wolf = t.number(NOYE), t.number(WOLF)
    keys = [f"attack:{one}.{seat + 1}" for one in (noye, wolf) for seat in (1, 2)]
    t.asks(0, [*keys, "done"], kind="attack")
    attack_at(t, NOYE, 1)
    attack_at(t, WOLF, 2)
    t.me.pick("done")
    window(t)
    t.asks(1, [DUELLIST, "done"], kind="block")  # the one on the left first
    t.you.block(DUELLIST)
    t.asks(1, [NOYE], kind="against")
    assert t.why("against", WOLF) == "RI-COMBAT-160"
    t.you.pick(NOYE)
    t.asks(2, ["salamandre-vorace", "vampire-du-degel", "done"], kind="block")
    t.players[2].block("vampire-du-degel")
    t.asks(2, [WOLF], kind="against")
    assert t.why("against", NOYE) == "RI-COMBAT-160"
    t.players[2].pick(WOLF)
    window(t)
    assert stack(t) == [f"{NOYE}:combat"]  # the combats of the player on the left come first
    passes(t, 0, 1, 2)
    assert stack(t) == [f"{WOLF}:combat"]
    t.settled()


@rule("RI-COMBAT-160")
def test_who_is_not_attacked_blocks_nobody():
    t = scene({"field": [NOYE]}, {"field": [DUELLIST]}, {"field": ["vampire-du-degel"]})
    to_attack(t)
    attack_at(t, NOYE, 1)
    t.me.pick("done")
    window(t)
    t.asks(1, kind="block")
    assert t.why("block", "vampire-du-degel", seat=2) == "RI-COMBAT-160"
    t.you.pick("done")
    t.asks(0, kind="window")  # the third player was not asked
    window(t)
    passes(t, 0, 1, 2)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert [life(t, one) for one in ("azell", "lilith", "yris", "ozate")] == [14, 17, 17, 18]
    t.settled()


@rule("RI-COMBAT-180", "RI-COMBAT-120")
def test_each_attacked_player_orders_their_own_combats_from_the_left_of_the_active_one():
    t = scene(
        {"field": [NOYE, WOLF, "lancier-de-braise", "berserker-roux"]},
        {"field": [DUELLIST, "gladiatrice-du-volcan"]},
        {"field": ["salamandre-vorace", "vampire-du-degel"]},
    )
    to_attack(t)
    for one, foe in ((NOYE, 2), (WOLF, 1), ("lancier-de-braise", 1), ("berserker-roux", 2)):
        attack_at(t, one, foe)
    t.me.pick("done")
    window(t)
    for seat, pairs in (
        (1, ((DUELLIST, WOLF), ("gladiatrice-du-volcan", "lancier-de-braise"))),
        (2, (("salamandre-vorace", NOYE), ("vampire-du-degel", "berserker-roux"))),
    ):
        for blocker, attacker in pairs:
            t.asks(seat, kind="block")
            t.players[seat].block(blocker)
            t.players[seat].pick(attacker)
    window(t)
    t.asks(1, [WOLF, "lancier-de-braise"], kind="order")
    t.you.pick("lancier-de-braise")
    t.asks(2, [NOYE, "berserker-roux"], kind="order")
    t.players[2].pick(NOYE)
    order = []
    while t.state.stack is not None:
        order += stack(t)
        resolve_one(t)
    assert order == ["lancier-de-braise:combat", f"{WOLF}:combat", f"{NOYE}:combat", "berserker-roux:combat"]
    t.settled()


def resolve_one(t: Table) -> None:
    """All pass on the stack of a combat; whoever is hit takes it on the first Invocateur."""
    passes(t, 0, 1, 2)
    while t.match.decision.kind == "hit":
        t.match.choose(t.match.decision.keys[0])


# Who loses leaves


@rule("RI-GOAL-040", "RI-GOAL-020", "RI-END-030")
def test_who_has_lost_leaves_and_the_others_play_on():
    t = scene(
        {"hand": ["fleche-ardente"]}, {"invokers": dying(), "field": [NOYE], "hand": [WOLF]}, {"field": [DUELLIST]}
    )
    t.me.invoke("fleche-ardente", "azell", "atlas")
    passes(t, 1, 2, 0)
    assert t.state.result is None and t.you.field == t.you.hand == t.you.library == []
    assert t.players[2].field == [DUELLIST]
    t.asks(0, kind="main")
    passes(t, 0, 2)
    t.asks(0, kind="main")
    end_turn(t)
    assert t.state.active == 2
    end_turn(t)
    assert t.state.active == 0
    t.settled()


@rule("RI-GOAL-040", "RI-GOAL-010")
def test_the_last_player_who_is_left_wins():
    t = scene({"hand": ["fleche-ardente"] * 2}, {"invokers": dying()}, {"invokers": dying("yris", "ozate")})
    first, second = numbers(t, "fleche-ardente")
    t.me.invoke(first, "azell", "atlas")
    passes(t, 1, 2, 0)
    assert t.state.result is None
    t.me.invoke(second, "yris", "atlas")
    passes(t, 2, 0)
    assert t.state.result.winners == (0,) and t.match.decision is None


@rule("RI-GOAL-040", "RI-GOAL-030")
def test_if_all_remaining_players_lose_together_it_is_a_draw_among_them():
    me = {"invokers": dying("atlas", "tyran", 3), "hand": ["devastation"]}
    t = scene(me, {"invokers": dying(life=3)}, {"invokers": dying("yris", "ozate", 2)})
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1")
    passes(t, 1, 2, 0)
    assert t.state.result.winners == () and t.match.decision is None


@rule("RI-GOAL-040", "RI-GOAL-080")
def test_two_of_four_who_lose_together_both_leave():
    me = {"hand": ["devastation"]}
    t = scene(me, {"invokers": dying(life=3)}, {}, {"invokers": dying("oracle", "yzate", 1)})
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1", "atlas")
    passes(t, 1, 2, 3, 0)
    assert t.state.result is None and t.state.out == 0b1010
    t.asks(0, kind="main")
    passes(t, 0, 2)
    t.asks(0, kind="main")
    t.settled()


@rule("RI-GOAL-080")
def test_what_a_leaving_player_owned_leaves_and_what_they_held_goes_home_and_attacks_at_them_vanish():
    held = {"card": WOLF, "owner": 0, "holds": [[1, ""]]}
    lost = {"card": "vampire-du-degel", "owner": 1, "holds": [[2, ""]]}
    t = scene(
        {},
        {"invokers": dying(life=3), "field": [held, NOYE], "graveyard": ["boule-de-feu"], "exclusion": ["detresse"]},
        {"field": [DUELLIST, "el-diablo", lost]},
        active=2,
    )
    wolf = t.number(WOLF)
    t.players[2].pick("combat")
    resolve(t)
    attack_at(t, "el-diablo", 1)
    attack_at(t, DUELLIST, 1)
    t.players[2].pick("done")
    window(t)
    t.you.pick("done")
    window(t)
    assert stack(t) == ["el-diablo:assault"]
    passes(t, 2, 0, 1)
    assert t.state.out == 0b010
    assert t.me.field == [WOLF] and t.card(wolf).controller == 0
    assert t.players[2].field == [DUELLIST, "el-diablo"]  # what B owned is nowhere in play
    assert t.you.field == t.you.graveyard == t.you.exclusion == []
    t.asks(2, kind="main")  # the second attack had no stack any more
    assert [life(t, one) for one in ("atlas", "tyran", "yris", "ozate")] == [18, 16, 17, 18]
    t.settled()


@rule("RI-GOAL-080", "RI-GOAL-040")
def test_elements_of_a_leaving_player_leave_the_stack_and_the_rest_resolves():
    t = scene(
        {"hand": ["fleche-ardente"] * 2},
        {"invokers": dying(), "hand": ["detresse"]},
        {"hand": ["peau-de-pierre"], "field": [NOYE]},
    )
    first, second = numbers(t, "fleche-ardente")
    t.me.invoke(first, "yris", "atlas")
    t.you.invoke("detresse", "tyran")
    t.players[2].invoke("peau-de-pierre", NOYE, "yris")
    t.me.invoke(second, "azell", "atlas")
    assert stack(t) == ["fleche-ardente:invoke", "peau-de-pierre:invoke", "detresse:invoke", "fleche-ardente:invoke"]
    passes(t, 1, 2, 0)
    assert t.state.out == 0b010
    assert t.card("tyran").level == 3  # « Détresse » of who left does nothing any more
    assert life(t, "yris") == 15 and t.card(NOYE).charges != []
    t.asks(0, kind="main")
    t.settled()


@rule("RI-GOAL-080")
def test_an_active_player_who_loses_in_the_middle_of_a_stack_ends_the_turn_at_once():
    t = scene(
        {"invokers": dying("atlas", "tyran"), "hand": [NOYE]},
        {"hand": ["fleche-ardente"], "field": [{"card": DUELLIST, "tilted": True}]},
        {"hand": ["fleche-ardente"]},
    )
    first, second = numbers(t, "fleche-ardente")
    t.me.invoke(NOYE)
    t.you.invoke(first, "yris", "azell")
    t.players[2].invoke(second, "atlas", "yris")
    passes(t, 0, 1, 2)
    assert t.state.out == 0b001
    assert life(t, "yris") == 17  # the rest of the stack is gone with the turn
    t.asks(1, ["draw-two", "coin-two"], kind="restore")
    assert not t.card(DUELLIST).tilted
    t.you.pick("draw-two")
    t.settled()


@rule("RI-GOAL-070")
def test_who_concedes_in_a_game_of_two_has_lost():
    t = scene({"hand": ["fleche-ardente"]})
    t.me.invoke("fleche-ardente", "azell", "atlas")
    t.match.concede(1)
    assert t.state.result.winners == (0,) and t.match.decision is None


@rule("RI-GOAL-070", "RI-GOAL-080")
def test_the_active_player_may_concede_and_the_next_one_goes_on():
    t = scene({"field": [NOYE]}, {"field": [DUELLIST]}, {})
    t.match.concede(0)
    t.asks(1, ["draw-two", "coin-two"], kind="restore")
    assert t.me.field == [] and t.state.active == 1
    t.you.pick("draw-two")
    t.settled()


@rule("RI-GOAL-070", "RI-GOAL-080", "RI-PRIO-050")
def test_who_concedes_with_priority_hands_it_on_and_the_one_who_added_is_still_asked():
    t = scene({"hand": ["fleche-ardente"]}, {}, {})
    t.me.invoke("fleche-ardente", "azell", "atlas")
    passes(t, 1)
    t.asks(2)
    t.match.concede(1)
    passes(t, 2)
    t.asks(0, kind="answer")
    passes(t, 0)
    t.asks(0, kind="main")
    t.settled()


@rule("RI-GOAL-070", "RI-GOAL-080")
def test_a_stack_that_held_only_elements_of_who_concedes_is_gone():
    t = scene({"hand": [NOYE]}, {"hand": ["fleche-ardente"]}, {})
    t.me.pick("pass")
    t.you.invoke("fleche-ardente", "atlas", "azell")
    t.match.concede(1)
    assert t.state.stack is None
    t.asks(0, kind="main")
    assert t.why("invoke", NOYE) == "" and life(t, "atlas") == 18
    t.settled()


@rule("RI-GOAL-070", "RI-GOAL-080")
def test_who_concedes_while_asked_for_blockers_is_passed_over():
    t = scene({"field": [NOYE, WOLF]}, {"field": [DUELLIST]}, {"field": ["vampire-du-degel"]})
    to_attack(t)
    attack_at(t, NOYE, 1)
    attack_at(t, WOLF, 2)
    t.me.pick("done")
    window(t)
    t.asks(1, kind="block")
    t.match.concede(1)
    t.asks(2, ["vampire-du-degel", "done"], kind="block")
    t.players[2].pick("done")
    window(t)
    assert stack(t) == [f"{WOLF}:assault"]
    t.settled()


@rule("RI-GOAL-070", "RI-GOAL-080")
def test_who_concedes_while_ordering_combats_is_passed_over_and_the_attackers_are_free():
    t = scene(
        {"field": [NOYE, WOLF, "berserker-roux"]}, {"field": [DUELLIST, "salamandre-vorace"]}, {"field": ["banquise"]}
    )
    to_attack(t)
    attack_at(t, NOYE, 1)
    attack_at(t, WOLF, 1)
    attack_at(t, "berserker-roux", 2)
    t.me.pick("done")
    window(t)
    for blocker, attacker in ((DUELLIST, NOYE), ("salamandre-vorace", WOLF)):
        t.you.block(blocker)
        t.you.pick(attacker)
    t.players[2].pick("done")
    window(t)
    t.asks(1, kind="order")
    t.match.concede(1)
    assert stack(t) == ["berserker-roux:assault"]
    t.settled()


@rule("RI-GOAL-070", "RI-GOAL-080")
def test_the_attacker_concedes_in_the_middle_of_combat():
    t = scene({"field": [NOYE, WOLF]}, {"field": [DUELLIST]}, {"field": ["banquise"]})
    to_attack(t)
    attack_at(t, NOYE, 1)
    attack_at(t, WOLF, 2)
    t.me.pick("done")
    window(t)
    t.asks(1, kind="block")
    t.match.concede(0)
    t.asks(1, kind="restore")
    assert t.state.attacks == [] and t.state.active == 1
    t.you.pick("draw-two")
    t.settled()


@rule("RI-GOAL-070", "RI-SETUP-120")
@pytest.mark.parametrize("leaver", [0, 1, 2])
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_who_concedes_before_the_game_starts_is_passed_over(leaver, kept):
    t = begun(3, 4)
    first = t.state.first
    for _ in range(kept):
        t.match.choose("keep")
    leaving = (first + leaver) % 3
    t.match.concede(leaving)
    while t.match.decision.kind == "mulligan":
        t.match.choose("keep")
    stays = [(first + one) % 3 for one in range(3) if one != leaver]
    t.asks(stays[0], kind="main")
    assert t.state.turn == 1
    t.settled()


# Turns and points around the table


@rule("RI-END-060", "RI-END-050", "RI-AWAKE-020")
def test_points_spent_in_a_guest_turn_are_lost_until_ones_own_eveil():
    t = scene({"hand": [NOYE]}, {}, {"invokers": ["lauviah", "ozate"], "hand": ["fleche-ardente"]})
    t.me.invoke(NOYE, "atlas")
    passes(t, 1)
    t.players[2].invoke("fleche-ardente", "atlas", "lauviah")
    assert (t.card("lauviah").points, t.card("lauviah").tilted) == (2, True)
    passes(t, 0, 1, 2)
    assert t.card("lauviah").points == 2
    end_turn(t)
    assert (t.card("lauviah").points, t.card("ozate").points) == (0, 4)
    assert t.card("atlas").points == 0
    end_turn(t)
    assert t.state.active == 2 and (t.card("lauviah").points, t.card("lauviah").tilted) == (3, False)
    t.settled()


@rule("RI-SETUP-150")
def test_two_to_six_players_and_no_other_number():
    for seats in (2, 3, 4, 5, 6):
        t = begun(seats, 1)
        assert len(t.state.players) == seats
    for seats in (1, 7):
        with pytest.raises(PiocheError):
            begun(seats, 1)


@rule("RI-SETUP-010", "RI-END-030")
def test_who_starts_is_drawn_by_lot_and_play_passes_to_the_left():
    firsts = {begun(3, seed).state.first for seed in range(12)}
    assert firsts == {0, 1, 2}
    t = begun(3, next(n for n in range(12) if begun(3, n).state.first == 1))
    for seat in (1, 2, 0):
        t.asks(seat, kind="mulligan")
        t.match.choose("keep")
    t.asks(1, kind="main")
    end_turn(t)
    t.asks(2)
    assert t.state.active == 2
    resolve(t)
    end_turn(t)
    assert t.state.active == 0
    t.settled()


@rule("RI-HAND-050", "RI-HAND-020")
def test_where_several_players_choose_at_once_the_active_one_is_first():
    hand = ["squelette", NOYE]
    t = scene({"hand": hand}, {"hand": [*hand, "famine"]}, {"hand": hand}, active=1)
    t.you.invoke("famine", "done", "azell")
    passes(t, 2, 0, 1)
    for seat in (1, 2, 0):
        t.asks(seat, hand)
        t.players[seat].pick("squelette")
    assert [one.graveyard for one in t.players] == [["squelette"], ["squelette", "famine"], ["squelette"]]
    assert [one.ether for one in t.players] == [0, 0, 0]  # discarded, not Destroyed
    t.settled()


@rule("RI-HAND-040")
def test_losses_from_empty_libraries_are_judged_together():
    me = {"invokers": dying("atlas", "tyran"), "library": [], "hand": ["dessert-surprise"]}
    t = scene(me, {"invokers": dying(), "library": []})
    t.me.invoke("dessert-surprise", "done")
    passes(t, 1, 0)
    assert t.state.result.winners == ()


@rule("RI-HAND-040")
def test_several_players_draw_the_active_one_first_and_pay_for_missing_cards_after_all_draws():
    me = {"library": [NOYE], "hand": ["dessert-surprise"]}
    t = scene(me, {"library": []}, {"library": [WOLF]})
    t.me.invoke("dessert-surprise", "done", "atlas")
    passes(t, 1, 2, 0)
    assert (t.me.hand, t.you.hand, t.players[2].hand) == ([NOYE], [], [WOLF])
    t.asks(1, ["azell", "lilith"])
    t.you.pick("lilith")
    assert (life(t, "azell"), life(t, "lilith")) == (17, 0)
    t.settled()


@rule("RI-GOAL-080")
def test_damage_owed_by_the_origin_of_a_disease_who_has_left_is_not_dealt():
    ill = {"card": NOYE, "ills": [["parasite", 2, 0]], "charges": [["power", -2, "", 0, 2, None, "parasite"]]}
    t = scene({"field": [ill]}, {}, {}, active=1)
    t.match.concede(2)
    assert t.me.field == [NOYE] and [one.disease for one in t.card(NOYE).ills] == ["parasite"]
    end_turn(t)
    assert stack(t) == [f"{NOYE}:kw:ill-parasite"]
    resolve(t)
    assert t.me.graveyard == [NOYE] and (life(t, "atlas"), life(t, "tyran")) == (18, 16)
    t.asks(0, kind="main")
    t.settled()


@rule("RI-XSTACK-100", "RI-XSTACK-050")
def test_in_an_arrival_stack_all_are_asked_from_the_active_player_on():
    t = scene({}, {"invokers": ["lazarus", "azell"]}, {})
    t.me.pick("pass")
    skill(t, "lazarus", 1)
    passes(t, 2, 0, 1)
    assert stack(t) == ["squelette:call"]
    passes(t, 0, 1, 2)
    assert t.you.field == ["squelette"]
    t.settled()
