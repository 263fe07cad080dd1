"""Key concepts, ready and exhausted cards, set-up, mulligans, the chain handicap."""

import pytest

from pioche.engine import KEEP_NOTHING, PiocheError, game_of, new_match, rng_of
from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import HOOKS, gain, pick_house
from pioche.games.keyforge.series import Series
from pioche.testing import me, rule, started, table, you

DECKS = list(game_of("keyforge").starters())[:2]


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def new_game(seed="7", decks=DECKS, **options):
    return started("keyforge", decks=decks, seed=seed, options=options)


def kept(seed="7", **options):
    """A new game in which both players keep their hands."""
    t = new_game(seed, **options)
    t.keep()
    t.keep()
    return t


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


def cards_of(t, seat):
    """The numbers of all cards in a hand and a deck."""
    player = t.state.players[seat]
    return sorted(card.number for card in player.hand + player.deck)


# Key concepts


@rule("KF-CORE-010")
def test_a_card_that_says_so_enters_play_ready_against_the_general_rule():
    t = scene({"hand": ["silvertooth", "dodger"]}, house="shadows")
    t.me.play("silvertooth")
    t.me.play("dodger", "right")
    assert t.me["silvertooth"].ready and not t.me["dodger"].ready
    t.settled()


@rule("KF-CORE-020")
def test_the_third_key_wins_before_anything_that_would_follow_it():
    mine = {"keys": ["red", "blue"], "amber": 6, "battleline": ["bilgum-avalanche"]}
    t = scene(mine, {"battleline": ["troll"]}, active=1)
    t.you.end()
    t.asks(me, ["yellow"], kind="key")
    t.me.pick("yellow")
    assert t.match.result.winners == (me,) and t.match.decision is None
    assert t.state.step == "forge" and t.you["troll"].damage == 0
    t.settled()


@rule("KF-CORE-020")
def test_two_keys_do_not_win():
    t = scene({"keys": ["red"], "amber": 6, "houses": ["brobnar"]}, active=1)
    t.you.end()
    t.me.pick("blue")
    assert t.match.result is None and t.me.keys == ("red", "blue")
    t.asks(me, ["brobnar"], kind="house")
    t.settled()


@rule("KF-CORE-030")
def test_two_players_take_turns_alternately():
    with pytest.raises(PiocheError) as refused:
        new_match("keyforge", [DECKS[0]] * 3)
    assert refused.value.code == "wrong-seats"
    t = kept()
    first = t.state.first
    for turn in range(1, 6):
        assert t.state.turn == turn and t.state.active == (first if turn % 2 else 1 - first)
        t.match.choose(t.match.decision.keys[0])
        t.end()
    t.settled()


@rule("KF-CORE-040")
def test_only_the_active_player_acts_and_chooses():
    t = scene({"hand": ["punch"], "battleline": ["krump"]}, {"hand": ["bumpsy"], "battleline": ["troll", "valdr"]})
    assert t.why("reap", "troll", seat=you) == "KF-CORE-040"
    assert t.why("play", "bumpsy", seat=you) == "KF-CORE-040"
    t.me.play("punch")
    t.asks(me, ["krump", "troll", "valdr"])
    with pytest.raises(PiocheError) as refused:
        t.you.pick("valdr")
    assert refused.value.code == "not-your-decision"
    t.me.pick("troll")
    assert t.you["troll"].damage == 3
    t.settled()


@rule("KF-CORE-040")
def test_the_other_player_can_do_nothing_whatever_they_have():
    theirs = {
        "hand": ["bumpsy"],
        "battleline": ["troll", "noddy-the-thief", "deipno-spymaster", {"card": "krump", "stunned": True}],
        "artifacts": ["cannon", "mighty-javelin"],
        "houses": ["brobnar", "shadows"],
        "amber": 6,
    }
    t = scene({"hand": ["punch"], "battleline": ["valdr"], "houses": ["brobnar"]}, theirs)
    for use, id in [
        ("play", "bumpsy"),
        ("discard", "bumpsy"),
        ("reap", "troll"),
        ("fight", "troll"),
        ("action", "noddy-the-thief"),
        ("action", "cannon"),
        ("omni", "deipno-spymaster"),
        ("omni", "mighty-javelin"),
        ("unstun", "krump"),
    ]:
        assert t.why(use, id, seat=you) == "KF-CORE-040"
    assert t.why("tide", seat=you) == t.why("end", seat=you) == "KF-CORE-040"
    t.asks(me, kind="main")
    t.me.end()
    t.asks(you, ["red", "blue", "yellow"], kind="key")  # and in their own turn they decide all
    t.you.pick("red")
    t.asks(you, ["brobnar", "shadows"], kind="house")
    assert t.why("house:brobnar", seat=me) == "KF-CORE-040"
    t.you.house("brobnar")
    assert t.why("reap", "troll", seat=you) == "" and t.why("reap", "valdr", seat=me) == "KF-CORE-040"
    t.settled()


@rule("KF-CORE-040")
def test_from_the_first_turn_on_every_question_of_a_match_goes_to_the_active_player():
    for seed in range(3):
        t = new_game(seed)
        while t.state.turn == 0:  # in set-up each player decides about their own hand
            t.keep()
        rng = rng_of(f"active {seed}")
        while t.match.decision:
            assert t.match.decision.seat == t.state.active
            t.match.choose(t.match.decision.keys[rng.below(len(t.match.decision.keys))])


@rule("KF-CORE-040", "KF-CORE-050")
def test_a_card_may_ask_the_other_player_expressly(monkeypatch):
    class Poll:
        """Play: Your opponent names a house. Gain 1 Æ if it is Dis."""

        def play(s, me):
            if (yield from pick_house(s, me, ("dis", "mars"), seat=me.opponent)) == "dis":
                yield from gain(s, me.seat, 1)

    monkeypatch.setattr(BOOK.cards["warsong"], "hooks", hooks_of(Poll, frozenset(HOOKS)))
    t = scene({"hand": ["warsong"], "battleline": ["krump"]}, {"battleline": ["troll"]})
    t.me.play("warsong")
    t.asks(you, ["dis", "mars"], kind="house")
    assert t.why("reap", "troll", seat=you) == "KF-CORE-040"  # to answer is not to act
    with pytest.raises(PiocheError) as refused:
        t.me.pick("dis")
    assert refused.value.code == "not-your-decision"
    t.you.pick("dis")
    assert t.me.amber == 1 and t.you.amber == 0
    t.asks(me, kind="main")
    t.settled()


@rule("KF-CORE-050")
def test_the_active_player_chooses_the_target_of_an_enemy_ability():
    yours = {"battleline": [{"card": "headhunter", "damage": 2, "upgrades": ["soulkeeper"]}, "valdr"]}
    t = scene({"hand": ["punch"], "battleline": ["krump", "bumpsy", "mugwump"]}, yours)
    t.me.play("punch", "headhunter")
    t.asks(me, ["krump", "mugwump"], kind="target")  # the most powerful enemies of the one that falls
    t.me.pick("mugwump")
    assert t.me.battleline == ["krump", "bumpsy"] and t.you.battleline == ["valdr"]
    t.settled()


@rule("KF-CORE-050")
def test_the_active_player_chooses_the_place_of_an_enemy_creature():
    t = scene({"battleline": ["headhunter"]}, {"battleline": ["overlord-greking", "troll"]})
    t.me.fight("headhunter", "overlord-greking")
    t.asks(me, ["left", "right"], kind="flank")  # where the captive goes in the enemy line
    t.me.pick("right")
    assert t.you.battleline == ["overlord-greking", "troll", "headhunter"] and t.me.battleline == []
    t.settled()


@rule("KF-CORE-060")
@pytest.mark.parametrize("first", ["bilgum-avalanche", "strange-gizmo"])
def test_the_active_player_orders_what_is_due_at_the_same_moment(first):
    mine = {"amber": 6, "battleline": ["bilgum-avalanche"], "artifacts": ["strange-gizmo"], "houses": ["brobnar"]}
    t = scene(mine, {"battleline": [{"card": "troll", "ward": True}]}, active=1)
    t.you.end()
    t.me.pick("red")
    t.asks(me, ["bilgum-avalanche", "strange-gizmo"], kind="trigger")
    t.me.pick(first)
    t.asks(me, ["bilgum-avalanche", "strange-gizmo"], kind="order")  # which one is discarded first
    t.me.pick("bilgum-avalanche")
    if first == "bilgum-avalanche":  # the damage takes the ward, then the gizmo destroys the troll
        assert t.you.battleline == [] and t.you.discard == ["troll"]
    else:  # the ward saves the troll from the gizmo, then the damage is dealt
        assert t.you["troll"].damage == 2
    assert t.me.battleline == t.me.artifacts == []
    t.settled()


@rule("KF-CORE-070")
def test_nothing_runs_out():
    tough = {"card": "champion-anaphiel", "counters": {"power": 90}, "damage": 50, "amber": 70}
    t = scene({"hand": ["virtuous-works"], "amber": 60, "battleline": [tough]}, {"battleline": ["troll"]}, "sanctum")
    t.me.play("virtuous-works")
    t.me.reap("champion-anaphiel")
    assert t.me.amber == 64
    t.match.patch({"cards": [{"number": t.number("champion-anaphiel"), "ready": True}]})
    t.me.fight("champion-anaphiel", "troll")
    it = t.me["champion-anaphiel"]
    assert it.damage == 57 and it.counters == {"power": 90} and it.amber == 70
    t.settled()


@rule("KF-CORE-080")
def test_a_player_without_any_card_plays_on():
    houses = {"houses": ["brobnar", "dis", "logos"]}
    t = scene(houses, houses)
    t.me.end()
    for seat in (you, me, you, me):
        assert t.match.result is None
        t.players[seat].house("dis")
        t.players[seat].end()
    assert t.me.hand == t.you.hand == [] and t.state.turn == 8
    t.settled()


# Ready and exhausted


@rule("KF-STATE-010")
def test_a_card_in_play_is_either_ready_or_exhausted():
    t = scene({"hand": ["bumpsy"], "battleline": ["troll"], "artifacts": ["cannon"]}, {"battleline": ["krump"]})
    t.me.reap("troll")
    t.me.play("bumpsy", "left")
    shown = t.match.view(you)["players"]
    assert {one["card"]: one["ready"] for one in shown[me]["battleline"]} == {"bumpsy": False, "troll": False}
    assert [one["ready"] for one in shown[me]["artifacts"] + shown[you]["battleline"]] == [True, True]
    assert t.offers("reap") == [] and t.offers("action") == ["cannon"]
    t.settled()


@rule("KF-STATE-020")
def test_its_controller_exhausts_a_ready_card_to_use_it():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["valdr"]})
    assert t.offers("reap") == ["troll", "krump"]
    assert t.why("reap", "valdr") == "KF-CTRL-090" and t.why("reap", "valdr", seat=you) == "KF-CORE-040"
    t.me.reap("troll")
    assert not t.me["troll"].ready and t.me["krump"].ready and t.me.amber == 1
    t.settled()


@rule("KF-STATE-030")
def test_an_exhausted_card_is_not_used_until_something_readies_it():
    mine = {"hand": ["anger"], "battleline": [{"card": "krump", "ready": False}]}
    t = scene(mine | {"artifacts": [{"card": "cannon", "ready": False}]}, {"battleline": ["grenade-snib"]})
    assert t.offers("reap") == t.offers("fight") == t.offers("action") == []
    assert t.why("reap", "krump") == t.why("action", "cannon") == "KF-STATE-030"
    t.me.play("anger", "krump", "grenade-snib")
    assert t.you.discard == ["grenade-snib"] and t.me["krump"].damage == 2
    assert t.why("reap", "krump") == "KF-STATE-030"
    t.settled()


@rule("KF-STATE-040")
def test_cards_enter_play_exhausted_played_or_put():
    t = scene({"hand": ["mighty-javelin"], "battleline": ["overlord-greking"]}, {"battleline": ["snufflegator"]}, "dis")
    t.me.fight("overlord-greking", "snufflegator", "left")
    assert t.me.battleline == ["snufflegator", "overlord-greking"] and not t.me["snufflegator"].ready
    t = scene({"hand": ["mighty-javelin", "troll"]})
    t.me.play("mighty-javelin")
    t.me.play("troll")
    assert not t.me["mighty-javelin"].ready and not t.me["troll"].ready
    t.settled()


# Set-up


@rule("KF-SETUP-010", "KF-SETUP-020", "KF-SETUP-030")
def test_after_set_up_each_player_has_an_identity_an_empty_pool_and_three_unforged_keys():
    t = kept()
    for seat, shown in enumerate(t.match.view(None)["players"]):
        assert len(set(shown["houses"])) == 3 and shown["amber"] == shown["chains"] == 0
        assert shown["keys"] == shown["archives"] == shown["discard"] == shown["purged"] == []
        assert shown["battleline"] == shown["artifacts"] == []
        assert len(cards_of(t, seat)) == 36
    t.match.patch({"players": [{"amber": 18}, {"amber": 18}]})
    for _ in range(2):
        t.match.choose(t.match.decision.keys[0])
        t.end()
        t.asks(t.state.active, ["red", "blue", "yellow"], kind="key")
        t.key("red")
    assert t.me.keys == t.you.keys == ("red",)
    t.settled()


@rule("KF-SETUP-040")
def test_chance_says_who_plays_first_and_the_seed_says_it_again():
    firsts = [new_match("keyforge", DECKS, seed, keep=KEEP_NOTHING).state.first for seed in range(120)]
    assert 40 < sum(firsts) < 80
    assert new_game("3").state.first == new_game("3").state.first == firsts[3]
    t = kept("3")
    assert t.state.active == firsts[3] and t.state.turn == 1


@rule("KF-SETUP-050")
@pytest.mark.parametrize("loser", [me, you])
def test_in_a_series_the_loser_says_who_begins_the_next_game(loser):
    series = Series(DECKS, "a series")
    match = series.next_match()
    assert match.decision.kind == "mulligan"  # chance has spoken
    match.concede(loser)
    series.over(match)
    assert series.wins[1 - loser] == series.games == 1
    for first in (me, you):
        match = series.next_match()
        assert match.decision.seat == loser and match.decision.keys == ["player:0", "player:1"]
        assert match.state.players[me].hand == match.state.players[you].hand == []
        match.choose(f"player:{first}", loser)
        assert match.state.first == match.decision.seat == first and len(match.state.players[first].hand) == 7


@rule("KF-SETUP-060")
def test_decks_are_shuffled_by_the_seed_and_lose_no_card():
    def order(seed):
        t = new_game(seed)
        return [[card.number for card in player.hand + player.deck] for player in t.state.players]

    once, again, other = order("1"), order("1"), order("2")
    assert once == again and once != other
    assert [sorted(deck) for deck in once] == [list(range(1, 37)), list(range(37, 73))]
    assert all(deck != sorted(deck) for deck in once)


@rule("KF-SETUP-070")
def test_the_first_player_draws_seven_cards_and_the_second_six():
    for seed in range(4):
        t = new_game(seed)
        first = t.state.first
        assert len(t.players[first].hand) == 7 and len(t.players[1 - first].hand) == 6
        assert len(t.players[first].deck) == 29 and len(t.players[1 - first].deck) == 30


@rule("KF-SETUP-080")
def test_set_up_goes_in_its_order():
    t = new_game()
    assert told(t, "first", "shuffled", "drew", "turn") == ["first", "shuffled", "shuffled", "drew", "drew"]
    t.mulligan()
    t.mulligan()
    steps = told(t, "first", "shuffled", "drew", "mulligan", "turn")
    assert steps[5:] == ["mulligan", "drew", "mulligan", "drew", "turn"]
    t.settled()


@rule("KF-CORE-040", "KF-MULL-010")
def test_the_first_player_decides_on_a_mulligan_before_the_second_is_asked():
    t = new_game()
    first = t.state.first
    t.asks(first, ["keep", "mulligan"], kind="mulligan")
    with pytest.raises(PiocheError):
        t.match.choose("mulligan", 1 - first)
    t.keep()
    t.asks(1 - first, ["keep", "mulligan"], kind="mulligan")
    t.keep()
    t.asks(first, kind="house")
    t.settled()


@rule("KF-MULL-020")
def test_a_mulligan_shuffles_the_hand_back_and_draws_one_card_fewer():
    t = new_game()
    first = t.state.first
    before, hand = cards_of(t, first), t.players[first].hand
    t.mulligan()
    assert len(t.players[first].hand) == 6 and len(t.players[first].deck) == 30
    assert cards_of(t, first) == before and t.players[first].hand != hand[:6]
    t.mulligan()
    assert len(t.players[1 - first].hand) == 5
    t.settled()


@rule("KF-MULL-030")
def test_nobody_takes_a_second_mulligan():
    t = new_game()
    first = t.state.first
    t.mulligan()
    t.asks(1 - first, ["keep", "mulligan"])
    assert t.why("mulligan", seat=first) == "KF-MULL-030"
    t.mulligan()
    t.asks(first, kind="house")
    assert t.why("mulligan", seat=1 - first) == t.why("mulligan", seat=first) == "KF-MULL-030"
    with pytest.raises(PiocheError) as refused:
        t.match.choose("mulligan")
    assert [refusal.rule for refusal in refused.value.refusals] == ["KF-MULL-030"]
    t.settled()


@rule("KF-MULL-040")
def test_a_mulligan_sheds_no_chain_and_counts_from_the_chained_hand():
    t = new_game(chains_0=7, chains_1=7)
    first = t.state.first
    assert len(t.players[first].hand) == 5 and t.players[first].chains == 6
    t.mulligan()
    assert len(t.players[first].hand) == 4 and t.players[first].chains == 6
    t.mulligan()
    assert len(t.players[1 - first].hand) == 3 and t.players[1 - first].chains == 6
    t.settled()


@rule("KF-MULL-050")
def test_an_introductory_game_has_no_mulligans():
    t = new_game(intro=True)
    t.asks(t.state.first, kind="house")
    assert t.state.turn == 1 and len(t.players[t.state.first].hand) == 7
    assert t.why("mulligan") == "KF-MULL-030"
    t.settled()


# The chain handicap


def played(series, *winners):
    """Play games of a series that these seats win."""
    for winner in winners:
        match = series.next_match()
        match.concede(1 - winner)
        series.over(match)


@rule("KF-HANDI-010")
def test_a_handicap_is_for_known_decks_and_for_no_tournament():
    for where in ({"tournament": True}, {"new_decks": True}):
        with pytest.raises(PiocheError) as refused:
            Series(DECKS, "s", chained=0, **where)
        assert [refusal.rule for refusal in refused.value.refusals] == ["KF-HANDI-010"]
        match = Series(DECKS, "s", **where).next_match()
        assert [player.chains for player in match.state.players] == [0, 0]
        match.choose("keep")


@rule("KF-HANDI-020")
@pytest.mark.parametrize("chained", [me, you])
def test_the_stronger_deck_begins_with_four_chains(chained):
    series = Series(DECKS, "s", chained=chained)
    assert series.handicap == 4
    match = series.next_match()
    match.choose("keep")
    assert match.start.options == {f"chains_{chained}": 4}
    assert match.state.players[chained].chains == 3 and match.state.players[1 - chained].chains == 0  # one is shed


@rule("KF-HANDI-030")
def test_three_wins_in_a_row_of_the_chained_deck_add_a_chain():
    series = Series(DECKS, "s", chained=me)
    played(series, me, me)
    assert series.handicap == 4
    played(series, me)
    assert series.handicap == 5 and series.next_match().start.options["chains_0"] == 5
    series = Series(DECKS, "s", chained=me)
    played(series, me, me, you, me, me)
    assert series.handicap == 4
    with pytest.raises(PiocheError):
        series.over(series.next_match())
    assert series.games == 5


@rule("KF-HANDI-040")
def test_three_losses_in_a_row_take_a_chain_away():
    series = Series(DECKS, "s", chained=you)
    played(series, me, me)
    assert series.handicap == 4
    played(series, me)
    assert series.handicap == 3 and series.next_match().start.options["chains_1"] == 3
    series = Series(DECKS, "s", chained=you)
    played(series, me, me, you, me)
    assert series.handicap == 4
    played(series, you, you, you)
    assert series.handicap == 5


@rule("KF-HANDI-050")
def test_the_count_begins_anew_after_each_change_and_the_handicap_has_bounds():
    series = Series(DECKS, "s", chained=me)
    played(series, *[me] * 6)
    assert series.handicap == 6
    low, high = Series(DECKS, "s", chained=me, handicap=1), Series(DECKS, "s", chained=me, handicap=24)
    played(low, *[you] * 6)
    played(high, *[me] * 3)
    assert low.handicap == 0 and high.handicap == 24
    assert "chains_0" not in low.next_match().start.options
    with pytest.raises(PiocheError):
        Series(DECKS, "s", chained=me, handicap=25)


@rule("KF-HANDI-060")
def test_the_last_bidder_plays_the_first_deck_with_as_many_chains():
    lists = [sorted(player.hand + player.deck) for player in new_game().players]
    for last in (me, you):
        t = new_game(bid=True, chains_1=12)
        bids = ["bid:5", "bid:6", "bid:7", "pass"] if last == me else ["bid:0", "bid:7", "pass"]
        for i, bid in enumerate(bids):
            t.asks(i % 2, kind="bid")
            t.match.choose(bid)
        assert told(t, "bid") == ["bid"] * (len(bids) - 1)
        assert t.players[last].chains == 6 and t.players[1 - last].chains == 0  # the opening hand has shed one of 7
        assert len(t.players[last].hand) == (5 if t.state.first == last else 4)
        for seat, deck in ((last, lists[0]), (1 - last, lists[1])):
            assert sorted(t.players[seat].hand + t.players[seat].deck) == deck
            assert {card.owner for card in t.state.players[seat].hand} == {seat}
            assert {card.proto.house for card in t.state.players[seat].deck} == set(t.players[seat].houses)
        t.keep()
        t.settled()


@rule("KF-HANDI-070")
def test_each_bid_is_higher_than_the_last_and_24_at_most():
    t = new_game(bid=True)
    t.asks(me, [f"bid:{n}" for n in range(25)], kind="bid")  # the first one may be 0, and there is no passing
    t.match.choose("bid:6")
    t.asks(you, [*(f"bid:{n}" for n in range(7, 25)), "pass"], kind="bid")
    assert t.why("bid:6") == t.why("bid:25") == "KF-HANDI-070" and t.why("bid:7") == ""
    with pytest.raises(PiocheError) as refused:
        t.match.choose("bid:6")
    assert [refusal.rule for refusal in refused.value.refusals] == ["KF-HANDI-070"]
    t.match.choose("bid:24")
    assert t.you.chains == 23 and t.state.step == "mulligan"
    t.settled()
