"""The rules of Duel, one short scene each."""

import pytest

from pioche.contract import check_game
from pioche.engine import PiocheError, new_match
from pioche.testing import card, me, refuses_deck, rule, started, table, you


def test_the_contract_holds():
    check_game("duel", games=5)


@rule("DU-DECK-010", "DU-DECK-020")
def test_a_deck_has_fifteen_cards_and_three_copies_at_most():
    assert refuses_deck("duel", {"name": "short", "cards": ["squire", "knight"] * 3}) == ["DU-DECK-010"]
    four = ["knight"] * 4 + ["squire", "herald", "banner"] * 3 + ["hush"] * 2
    assert refuses_deck("duel", {"name": "four", "cards": four}) == ["DU-DECK-020"]
    assert refuses_deck("duel", {"name": "legal", "cards": [*four[1:], "hush"]}) == []


@rule("DU-SETUP-010")
@pytest.mark.parametrize("seats", [2, 3])
def test_set_up_deals_four_cards_and_chance_picks_who_begins(seats):
    first = set()
    for seed in range(12):
        s = started("duel", decks=["swords"] * seats, seed=seed).state
        first.add(s.active)
        assert [player.flames for player in s.players] == [10] * seats
        assert [len(player.hand) for player in s.players] == [4 + (seat == s.active) for seat in range(seats)]
    assert first == set(range(seats))
    with pytest.raises(PiocheError, match="wrong-seats"):
        new_match("duel", ["swords"] * 4)


@rule("DU-SETUP-020")
def test_the_puppet_is_never_asked_and_takes_the_first_thing_it_may_do():
    t = started("duel", decks=["swords", "songs"], seed=3, options={"puppet": True})
    while t.match.decision:
        assert t.match.decision.seat == me
        t.match.choose(t.match.decision.keys[0])
    assert t.match.result and t.state.turn > 4
    assert any(line.id == "entered" and line.args["seat"].seat == you for line in t.match.log)


@rule("DU-TURN-010", "DU-END-020")
def test_a_turn_begins_with_ready_healed_fighters_and_a_card_or_a_flame_less():
    tired = {"card": "knight", "ready": False, "damage": 1}
    t = table("duel", you={"line": [tired], "deck": ["squire", "hush"]})
    t.rest()
    assert t.you["knight"].ready and t.you["knight"].damage == 0
    assert t.you.hand == ["squire"] and t.you.deck == ["hush"] and t.you.flames == 10
    t.rest()
    assert t.me.hand == [] and t.me.flames == 9  # an empty deck
    t.settled()


@rule("DU-TURN-020", "DU-CARD-010")
def test_two_actions_a_turn_and_fighters_enter_tired():
    t = table("duel", me={"hand": ["squire", "squire", "knight"]})
    t.play("squire")
    assert t.why("attack", t.card("squire").number) == "DU-FIGHT-020"
    t.asks(me, ["play:2", "knight", "rest"])
    t.play("knight")
    t.asks(me, ["rest"])
    assert t.why("play", 2) == "DU-TURN-020"
    t.settled()
    t.rest()
    assert t.state.actions == 2
    with pytest.raises(PiocheError, match="impossible") as refused:
        table("duel", me={"line": ["hush"]})
    assert refused.value.refusals[0].rule == "DU-CARD-010"


@rule("DU-TURN-020")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_turn_of_a_match_has_one_action_and_the_next_two(seats):
    t = started("duel", decks=["swords"] * seats, seed=5)
    first = t.state.active
    t.match.choose(t.match.decision.keys[0])
    t.asks(first, ["rest"])
    for _ in range(seats):
        t.rest()
        assert t.state.actions == 2
    assert t.state.active == first


@card("banner", "lullaby")
@rule("DU-TURN-030", "DU-CARD-020")
def test_power_is_printed_then_set_then_changed_and_lullaby_ends_with_the_turn():
    t = table("duel", me={"hand": ["lullaby"]}, you={"line": ["knight", "banner"]})
    knight = t.you["knight"]
    shown = lambda: t.match.view(me)["players"][you]["line"][0]["power"]  # noqa: E731
    assert shown() == 4
    t.play("lullaby", "knight")
    t.pass_all()
    assert shown() == 1 and t.you["knight"] is knight
    t.rest()
    assert shown() == 4
    t.settled()


@card("hush")
@rule("DU-PLAY-010", "DU-STACK-010", "DU-STACK-020", "DU-STACK-030")
def test_a_spell_waits_for_replies_and_hush_cancels_it():
    t = table("duel", me={"hand": ["gamble", "hush"]}, you={"hand": ["hush", "squire"]})
    assert t.why("play", "hush") == "DU-STACK-020"
    t.play("gamble")
    t.asks(you, ["play:3", "pass"], kind="reply")  # a hush, and no squire
    assert t.why("play", "squire") == "DU-STACK-010"
    assert t.why("play", "gamble") == "DU-PLAY-010"  # it is on the stack
    t.you.play(3)
    t.asks(me, ["play:2", "pass"])
    t.pass_all()
    assert t.me.discard == ["gamble"] and t.you.discard == ["hush"] and t.me.flames == 10 and t.me.hand == ["hush"]
    assert t.state.actions == 1
    t.settled()


@card("volley")
@rule("DU-PLAY-020")
def test_volley_hits_up_to_two_and_a_target_that_is_gone_is_not_hit():
    t = table("duel", me={"hand": ["volley", "volley"]}, you={"line": ["squire", "knight"]})
    t.play("volley", "squire")
    t.asks(me, ["knight", "done"])
    t.me.pick("knight")
    t.pass_all()
    assert t.you.discard == ["squire"] and t.you["knight"].damage == 1
    t.play("volley", "done")
    t.pass_all()
    assert t.you["knight"].damage == 1
    t.settled()
    t = table("duel", me={"hand": ["volley"]}, you={"line": ["squire", "knight"]})
    t.play("volley", "squire", "knight")
    t.match.patch({"cards": [{"number": t.number("squire"), "zone": "discard", "player": you}]})
    t.pass_all()
    assert t.you.discard == ["squire"] and t.you["knight"].damage == 1


@card("knight")
@rule("DU-FIGHT-010", "DU-FIGHT-020")
def test_a_ready_fighter_attacks_any_opponent_or_their_fighters_once():
    t = table("duel", players=[{"line": ["knight", "squire"]}, {"line": ["banner"]}, {"line": ["herald"]}])
    t.attack("knight")
    t.asks(me, ["banner", "herald", "player:1", "player:2"])
    t.me.pick("player:2")
    assert [player.flames for player in t.state.players] == [10, 10, 7]
    assert t.offers("attack") == ["squire"] and t.why("attack", "knight") == "DU-FIGHT-020"
    assert t.why("attack", "banner") == "DU-FIGHT-010"
    t.settled()


@card("guardian")
@rule("DU-FIGHT-030", "DU-FIGHT-040")
def test_fighters_strike_together_and_guardians_stand_in_one_for_one():
    t = table("duel", me={"line": ["squire"]}, you={"line": ["squire"]})
    t.attack("squire", "target:2")
    assert t.me.discard == t.you.discard == ["squire"]
    line = ["knight", "guardian", {"card": "guardian", "damage": 1}]
    t = table("duel", me={"line": [{"card": "knight", "damage": 2}]}, you={"line": line})
    t.attack("knight", "knight")
    t.asks(me, ["replace:3", "replace:4"], kind="replacement")
    t.me.pick(3)  # its own destruction could be replaced by the other guardian, once
    assert t.you.line == ["knight", "guardian"] and t.me.line == []
    assert t.you.discard == ["guardian"] and t.you["knight"].damage == 3
    t.settled()


@rule("DU-END-010")
def test_who_has_no_flame_at_the_end_of_a_turn_is_out_and_the_last_one_wins():
    t = table("duel", players=[{"line": ["knight"]}, {"flames": 3, "line": ["squire"]}, {"flames": 1}], turn=4)
    t.attack("knight", "player:1")
    assert t.match.result is None
    t.rest()
    assert t.state.out == 0b010 and t.you.line == [] and t.you.discard == ["squire"]
    t.asks(2)  # no card to draw: the last flame goes
    t.rest()
    assert t.match.result and t.match.result.winners == (0,)
    both = table("duel", me={"flames": 1, "line": ["knight"]}, you={"flames": 3}, actions=1)
    both.match.patch({"players": [{"flames": 0}]})
    both.attack("knight", "player:1")
    both.rest()
    assert both.match.result and both.match.result.winners == ()


@rule("DU-END-030")
def test_who_concedes_leaves_at_once_with_spells_and_turn():
    t = table("duel", players=[{"hand": ["gamble"], "line": ["squire"]}, {}, {}])
    t.play("gamble")
    t.match.concede(me)
    assert t.me.discard == ["squire", "gamble"] and t.state.stack is None
    t.asks(you, ["rest"])
    t.settled()


@card("herald")
def test_herald_draws_after_another_fighter_of_yours():
    t = table("duel", me={"hand": ["squire", "herald"], "deck": ["hush", "scout"], "line": ["herald"]})
    t.play("herald")  # the new one does not see itself
    assert t.me.hand == ["squire", "hush"]
    t.play("squire")
    t.asks(me, ["trigger:1", "trigger:3"], kind="trigger")
    t.me.pick(3)
    assert t.me.hand == ["hush", "scout"] and t.me.flames == 9
    t.settled()


@card("gamble")
def test_gamble_draws_two_or_burns_one():
    ends = set()
    for seed in range(20):
        t = table("duel", me={"hand": ["gamble"], "deck": ["hush", "scout"]}, seed=seed)
        t.play("gamble")
        t.pass_all()
        ends.add((t.me.flames, tuple(t.me.hand)))
    assert ends == {(10, ("hush", "scout")), (9, ())}


@card("scout")
def test_scout_takes_one_of_three_and_the_others_see_nothing():
    t = table("duel", me={"hand": ["scout"], "deck": ["hush", "knight", "gamble", "squire"]})
    t.play("scout")
    t.pass_all()
    t.asks(me, ["hush", "knight", "gamble"])
    assert [set(card) for card in t.match.view(you)["players"][me]["deck"]] == [{"token"}] * 4
    t.me.pick("knight")
    assert t.me.hand == ["knight"] and t.me.deck == ["squire", "hush", "gamble"]
    assert [card.get("card") for card in t.match.view(me)["players"][me]["deck"]] == [None, "hush", "gamble"]
    t.settled()


@card("banner", "squire")
def test_banner_does_not_lift_itself():
    t = table("duel", me={"line": ["banner", "squire"]})
    assert [fighter["power"] for fighter in t.match.view(me)["players"][me]["line"]] == [1, 2]


def test_a_spell_that_a_patch_takes_away_waits_no_longer():
    t = table("duel", me={"hand": ["gamble"]}, you={"hand": ["hush"], "deck": ["knight"]})
    t.me.play("gamble")
    t.match.patch({"cards": [{"number": t.number("gamble"), "zone": "hand", "player": 0}]})
    assert t.state.stack is None and t.me.hand == ["gamble"] and t.match.decision.kind == "main"
