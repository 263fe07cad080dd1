"""The turn, step by step, and chains."""

import pytest

from pioche.engine import PiocheError, game_of
from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import HOOKS, gain, gains, is_ready
from pioche.testing import me, rule, started, table, you

BROBNAR = {"houses": ["brobnar"]}


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def my_turn(mine, yours=None, **words):
    """The opponent has just ended their turn: mine has begun, and has come to its first question."""
    t = scene(mine, yours, active=1, **words)
    t.you.end()
    return t


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


# Turn sequence


@rule("KF-TURN-010")
def test_the_five_steps_of_a_turn_come_in_their_order():
    t = my_turn({"amber": 6, "battleline": ["troll"], "deck": ["krump"]})
    assert t.state.step == "forge"
    t.me.pick("red")
    assert t.state.step == "house"
    t.me.house("brobnar")
    assert t.state.step == "main"
    t.me.reap("troll")
    t.me.end()
    steps = told(t, "turn", "forged", "house", "reaps", "readies", "drew")
    assert steps == ["turn", "forged", "house", "reaps", "readies", "drew", "turn"]
    t.settled()


@rule("KF-TURN-020")
def test_what_happens_at_the_start_of_a_turn_comes_before_step_1(reword):
    class Rising:
        def start_of_turn(s, me):
            return gain(s, me.seat, 1) if me.event.seat == me.seat else None

    reword("troll", Rising)
    t = my_turn({"amber": 5, "battleline": ["troll"]})
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("red")
    assert t.me.amber == 0 and t.me.keys == ("red",) and t.you.amber == 0
    t.settled()


@rule("KF-TURN-030")
def test_what_happens_at_the_end_of_a_turn_comes_after_the_draw(reword):
    class Counting:
        def end_of_turn(s, me):
            return gain(s, me.seat, len(s.players[me.seat].hand)) if me.event.seat == me.seat else None

    reword("troll", Counting)
    t = scene({"hand": ["krump"] * 2, "deck": ["krump"] * 9, "battleline": ["troll"]}, {"amber": 3})
    t.me.end()
    assert t.me.amber == 6
    t.settled()


@rule("KF-TURN-030")
def test_shaffles_bites_after_the_hand_is_refilled():
    t = scene({"deck": ["krump"], "battleline": ["shaffles"]}, {"amber": 3}, "dis")
    t.me.end()
    assert told(t, "drew", "lost", "turn") == ["drew", "lost", "turn"] and t.you.amber == 2
    t.settled()


@rule("KF-TURN-040")
@pytest.mark.parametrize("first", ["teliga", "autocannon"])
def test_each_time_and_after_are_the_same_moment(first):
    t = scene({"hand": ["bumpsy"]}, {"battleline": ["teliga"], "artifacts": ["autocannon"], "amber": 1})
    t.me.play("bumpsy")
    t.asks(me, ["bumpsy", "teliga", "autocannon"], kind="trigger")
    t.me.pick(first)
    assert (t.you.amber == 2) == (first == "teliga") and t.me["bumpsy"].damage == (first == "autocannon")


@rule("KF-TURN-050")
@pytest.mark.parametrize("first", ["inka-the-spider", "crystal-hive"])
def test_the_active_player_orders_what_falls_into_one_step(first):
    mine = {"battleline": [{"card": "inka-the-spider", "house": "mars"}], "artifacts": ["crystal-hive"]}
    t = scene(mine, {"battleline": ["troll"]}, "mars")
    t.me.action("crystal-hive")
    t.me.reap("inka-the-spider")
    t.asks(me, ["inka-the-spider", "crystal-hive"], kind="trigger")
    t.me.pick(first)
    t.asks(me, ["inka-the-spider", "troll"], kind="target")
    assert t.me.amber == (1 if first == "inka-the-spider" else 2)
    t.me.pick("troll")
    assert t.me.amber == 2 and t.you["troll"].stunned
    t.settled()


# Step 1: forge a key


@rule("KF-FORGE-010")
def test_who_can_pay_must_forge():
    t = my_turn({"amber": 6})
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("blue")
    assert t.me.keys == ("blue",) and t.me.amber == 0 and t.you.keys == ()
    t.settled()


@rule("KF-FORGE-020")
def test_a_key_costs_six_amber_from_the_own_pool():
    t = my_turn({"amber": 8, **BROBNAR}, {"amber": 3})
    t.me.pick("red")
    assert t.me.amber == 2 and t.you.amber == 3 and t.me.keys == ("red",)
    t.settled()
    t = my_turn({"amber": 5, **BROBNAR}, {"amber": 9})
    t.asks(me, ["brobnar"], kind="house")
    assert t.me.amber == 5 and t.me.keys == ()


@rule("KF-FORGE-030")
@pytest.mark.parametrize(("amber", "left"), [(7, None), (8, 0)])
def test_the_current_cost_is_what_counts_and_what_is_paid(amber, left):
    wounded = {"card": "troll", "damage": 1}
    yours = {"artifacts": ["iron-obelisk"], "battleline": [wounded, wounded, "krump"]}
    t = my_turn({"amber": amber, **BROBNAR}, yours)
    assert t.match.view(me)["players"][me]["key_cost"] == 8 and t.match.view(me)["players"][you]["key_cost"] == 6
    if left is None:
        t.asks(me, ["brobnar"], kind="house")
        assert t.me.amber == 7 and t.me.keys == ()
    else:
        t.me.pick("red")
        assert t.me.amber == left and t.me.keys == ("red",)
    t.settled()


@rule("KF-FORGE-030")
def test_a_cheaper_key_needs_less():
    t = my_turn({"amber": 5, "battleline": ["titan-mechanic"]})
    t.me.pick("red")
    assert t.me.amber == 0 and t.me.keys == ("red",)
    t.settled()


@rule("KF-FORGE-040")
def test_step_1_forges_one_key_whatever_the_pool():
    t = my_turn({"amber": 13, **BROBNAR})
    t.me.pick("red")
    t.asks(me, ["brobnar"], kind="house")
    assert t.me.amber == 7 and t.me.keys == ("red",)
    t.settled()


@rule("KF-FORGE-050")
def test_the_active_player_picks_the_colour_among_unforged_keys():
    t = my_turn({"amber": 6, "keys": ["red"], **BROBNAR}, {"keys": ["blue"]})
    t.asks(me, ["blue", "yellow"], kind="key")
    t.me.pick("yellow")
    assert t.me.keys == ("red", "yellow") and t.you.keys == ("blue",)
    t.settled()


@rule("KF-FORGE-060")
def test_amber_on_a_card_that_may_pay_for_keys_counts_and_obliges():
    t = my_turn({"amber": 4, "artifacts": [{"card": "pocket-universe", "amber": 2}]})
    t.asks(me, ["number:2"], kind="spend")
    t.me.pick("number:2", "red")
    assert t.me.amber == t.me["pocket-universe"].amber == 0 and t.me.keys == ("red",)
    t.settled()
    t = my_turn({"amber": 4, "battleline": [{"card": "troll", "amber": 9}]}, {"artifacts": ["pocket-universe"]})
    t.asks(me, kind="house")  # captured Æ is not spent
    assert t.me.keys == ()


@rule("KF-FORGE-070")
@pytest.mark.parametrize("spent", range(1, 6))
def test_the_active_player_splits_the_price_among_its_sources(spent):
    t = my_turn({"amber": 5, "battleline": [{"card": "senator-shrix", "amber": 5}]})
    t.asks(me, [f"number:{n}" for n in range(1, 6)], kind="spend")
    t.me.pick(f"number:{spent}", "red")
    assert t.me["senator-shrix"].amber == 5 - spent and t.me.amber == 5 - (6 - spent)
    t.settled()


@rule("KF-FORGE-080")
def test_what_follows_a_key_comes_before_the_choice_of_a_house():
    t = my_turn({"amber": 6, "battleline": ["bilgum-avalanche"]}, {"battleline": ["troll"]})
    t.me.pick("red")
    t.asks(me, ["brobnar"], kind="house")
    assert t.you["troll"].damage == 2 and t.me["bilgum-avalanche"].damage == 0
    t.settled()


@rule("KF-FORGE-090")
def test_a_card_forges_at_the_current_cost_besides_the_key_of_step_1():
    t = my_turn({"amber": 13, "hand": ["key-charge"]})
    t.me.pick("red")
    t.me.house("untamed")
    t.me.play("key-charge")
    t.me.pick("yes", "blue")
    assert t.me.amber == 0 and t.me.keys == ("red", "blue")
    t.settled()


@rule("KF-FORGE-090")
@pytest.mark.parametrize(("amber", "keys"), [(7, ()), (8, ("red",))])
def test_a_card_that_forges_does_nothing_without_enough_amber(amber, keys):
    t = scene({"amber": amber, "hand": ["key-of-darkness"]}, house="shadows")
    t.me.play("key-of-darkness", *keys)  # for 2 Æ more, as the opponent has none
    assert t.me.keys == keys and t.me.amber == (0 if keys else 7)
    t.settled()


@rule("KF-FORGE-100")
def test_a_key_never_costs_less_than_nothing_and_is_then_forged_for_free(reword):
    class Cheap:
        def key_cost(s, source, seat, cost):
            return cost - 8 if seat == source.seat else cost

    reword("troll", Cheap)
    t = my_turn({"battleline": ["troll"]}, {"amber": 2})
    assert t.match.view(me)["players"][me]["key_cost"] == 0
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("red")
    assert t.me.keys == ("red",) and t.me.amber == 0 and t.you.amber == 2
    t.settled()


@rule("KF-FORGE-110")
def test_an_unforged_key_must_be_forged_again():
    yours = {"keys": ["red", "blue"], "last_keys": ["blue"], **BROBNAR}
    t = scene({"hand": ["key-hammer"]}, yours, "dis")
    t.me.play("key-hammer", "blue")
    assert t.you.keys == ("red",) and t.you.amber == 6
    t.me.end()
    t.asks(you, ["blue", "yellow"], kind="key")
    t.you.pick("yellow")
    assert t.you.keys == ("red", "yellow") and t.match.result is None
    t.settled()


@rule("KF-FORGE-120")
def test_each_player_has_one_key_of_each_colour():
    t = my_turn({"amber": 6, "keys": ["blue"], **BROBNAR}, {"keys": ["red"]})
    shown = t.match.view(you)["players"]
    assert shown[me]["keys"] == ["blue"] and "red" not in shown[me]["keys"] and shown[you]["keys"] == ["red"]
    t.asks(me, ["red", "yellow"], kind="key")
    t.me.pick("red")
    assert sorted(t.me.keys) == ["blue", "red"]
    with pytest.raises(PiocheError):
        table("keyforge", me={"keys": ["green"]})
    t.settled()


# Step 2: choose a house


@rule("KF-HOUSE-010")
def test_one_of_the_three_houses_of_the_identity_card_is_chosen_for_the_turn():
    t = table("keyforge", me={"houses": ["dis", "logos", "mars"], "hand": ["pit-demon", "dextre"]})
    t.asks(me, ["dis", "logos", "mars"], kind="house")
    t.me.house("dis")
    assert t.state.house == "dis" and t.offers("play") == ["pit-demon"]
    t.me.play("pit-demon")
    assert t.state.house == "dis"
    t.settled()


@rule("KF-HOUSE-020")
def test_a_controlled_card_lends_its_house_as_long_as_it_is_controlled():
    mine = {"houses": ["dis", "logos", "mars"], "artifacts": [{"card": "gorm-of-omm", "owner": 1}]}
    t = table("keyforge", me=mine, you={"artifacts": ["cannon"]})
    t.asks(me, ["dis", "logos", "mars", "sanctum"], kind="house")
    t.me.house("sanctum")
    t.me.omni("gorm-of-omm", "cannon")
    t.me.end()
    t.you.house("brobnar")
    t.you.end()
    t.asks(me, ["dis", "logos", "mars"], kind="house")
    t.settled()


@rule("KF-HOUSE-030")
def test_an_order_to_choose_a_house_that_is_out_of_reach_is_ignored():
    maverick = {"card": "pitlord", "house": "logos"}
    t = table("keyforge", me={"houses": ["logos", "mars", "sanctum"], "battleline": [maverick]})
    t.asks(me, ["logos", "mars", "sanctum"], kind="house")
    assert t.why("house:dis") == t.why("house:brobnar") == "KF-HOUSE-030"
    t.me.house("mars")
    t.settled()


def forbidden(mine, *houses, also=()):
    """My turn, after the opponent has played a Restringuntus against each of these houses, and other cards."""
    hand = ["restringuntus"] * len(houses) + [id for id, *_ in also]
    t = scene(mine, {"hand": hand}, "dis", active=1)
    for at, house in enumerate(houses):
        t.you.play("restringuntus", *(["left"] if at else []), house)
    for id, *picks in also:
        t.you.play(id, *picks)
    t.you.end()
    return t


@rule("KF-HOUSE-040")
def test_without_a_house_to_choose_the_turn_has_no_active_house():
    mine = {"houses": ["dis", "logos", "mars"], "hand": ["pit-demon"], "artifacts": ["mighty-javelin"]}
    t = forbidden({**mine, "houses": ["brobnar", "dis", "logos"]}, "brobnar", "dis", "logos")
    t.asks(me, kind="main")
    assert t.state.house == "" and t.offers("play") == t.offers("discard") == []
    assert t.why("play", "pit-demon") == t.why("discard", "pit-demon") == "KF-MAIN-020"
    t.me.omni("mighty-javelin", t.state.players[you].battleline[0].number)
    assert len(t.you.battleline) == 2
    t.me.end()
    t.asks(you, kind="house")
    t.settled()


@rule("KF-HOUSE-050")
def test_of_several_obligations_the_player_picks_one():
    mine = {"houses": ["dis", "logos", "mars"], "battleline": ["pitlord"]}
    t = forbidden(mine, also=[("control-the-weak", "mars")])
    t.asks(me, ["dis", "mars"], kind="house")
    assert t.why("house:logos") == "KF-HOUSE-050"
    t.me.house("mars")
    t.settled()


@rule("KF-HOUSE-060")
def test_a_prohibition_beats_an_obligation():
    t = forbidden({"houses": ["dis", "logos", "mars"], "battleline": ["pitlord"]}, "dis")
    t.asks(me, ["logos", "mars"], kind="house")
    assert t.why("house:dis") == "KF-HOUSE-060"
    t.me.house("logos")
    t.settled()


@rule("KF-HOUSE-070")
def test_what_follows_the_choice_of_a_house_comes_before_the_archives():
    t = table("keyforge", me={"battleline": ["jehu-the-bureaucrat"], "archives": ["troll"]}, you={"amber": 1})
    t.me.house("sanctum")
    t.asks(me, ["yes", "no"], kind="confirm")
    assert t.me.amber == 2 and t.me.archives == ["troll"]
    t.me.pick("yes")
    assert t.me.hand == ["troll"] and t.you.amber == 1
    t.settled()


@rule("KF-HOUSE-080")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_archives_are_taken_all_or_none(answer):
    t = table("keyforge", me={**BROBNAR, "hand": ["troll"], "archives": ["krump", "valdr", "punch"]})
    t.me.house("brobnar")
    t.me.pick(answer)
    assert len(t.me.hand) == (4 if answer == "yes" else 1) and len(t.me.archives) == (0 if answer == "yes" else 3)
    t.asks(me, kind="main")
    t.settled()


@rule("KF-HOUSE-090")
def test_a_card_that_is_not_of_the_active_house_is_of_another_house():
    maverick = {"card": "mooncurser", "house": "dis"}
    t = scene({"battleline": ["pit-demon", "doc-bookton", "tunk", maverick]}, house="dis")
    assert t.offers("reap") == ["pit-demon", "mooncurser"]
    assert t.why("reap", "doc-bookton") == t.why("reap", "tunk") == "KF-MAIN-020"
    t.settled()


@rule("KF-HOUSE-100")
def test_without_a_house_nothing_follows_the_choice_but_archives_may_be_taken(reword):
    class Chooser:
        after_house = gains(1)

    reword("troll", Chooser)
    mine = {"houses": ["brobnar", "dis", "sanctum"], "battleline": ["troll"], "archives": ["krump"] * 2}
    t = forbidden(mine, "brobnar", "dis", "sanctum")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.amber == 0 and t.me.hand == ["krump", "krump"] and t.state.house == ""
    t.settled()
    t = forbidden(mine, "brobnar", "dis")
    t.me.house("sanctum")
    assert t.me.amber == 1


# Step 3: play, discard and use


@rule("KF-MAIN-010")
def test_cards_are_used_played_and_discarded_in_any_order():
    t = scene({"hand": ["pit-demon", "charette"], "battleline": ["the-terror", "shooler"]}, house="dis")
    t.me.reap("the-terror")
    t.me.play("pit-demon", "left")
    t.discard("charette")
    t.me.reap("shooler")
    assert t.me.amber == 2 and t.me.battleline == ["pit-demon", "the-terror", "shooler"]
    assert t.me.discard == ["charette"] and t.me.hand == []
    t.settled()


@rule("KF-MAIN-020")
def test_cards_of_other_houses_are_neither_played_nor_used_nor_discarded():
    t = scene({"hand": ["tunk", "pit-demon"], "battleline": ["blypyp"], "artifacts": ["cannon"]}, house="dis")
    assert t.offers("play") == t.offers("discard") == ["pit-demon"] and t.offers("reap") == t.offers("action") == []
    assert t.why("play", "tunk") == t.why("discard", "tunk") == "KF-MAIN-020"
    assert t.why("reap", "blypyp") == t.why("action", "cannon") == "KF-MAIN-020"
    with pytest.raises(PiocheError):
        t.match.choose(f"discard:{t.number('tunk')}")
    t.settled()


@rule("KF-MAIN-020")
def test_a_card_of_another_house_that_may_be_played_may_still_not_be_discarded():
    t = scene({"hand": ["phase-shift", "troll", "dextre"]}, house="logos")
    assert t.offers("play") == ["phase-shift", "dextre"]
    t.me.play("phase-shift")
    assert t.offers("play") == ["troll", "dextre"] and t.offers("discard") == ["dextre"]
    assert t.why("discard", "troll") == "KF-MAIN-020"
    t.settled()


@rule("KF-MAIN-030")
@pytest.mark.parametrize("how", ["play", "discard"])
def test_on_the_first_turn_one_card_is_played_or_discarded_from_hand(how):
    t = scene({"hand": ["troll", "krump"], "battleline": ["valdr"]}, first_turn=True, turn=1)
    t.match.choose(f"{how}:{t.number('troll')}")
    if how == "play":
        t.me.pick("left")
    assert t.offers("play") == t.offers("discard") == []
    assert t.why("play", "krump") == t.why("discard", "krump") == "KF-MAIN-030"
    t.me.reap("valdr")
    assert t.me.amber == 1
    t.settled()


@rule("KF-MAIN-030", "KF-MAIN-040")
def test_the_first_turn_rule_binds_the_first_player_in_turn_1_only():
    t = started("keyforge", decks=list(game_of("keyforge").starters())[:2], seed=5)
    t.keep()
    t.keep()
    for turn in range(1, 4):
        hand = [card.proto.house for card in t.state.players[t.state.active].hand]
        t.house(max(set(hand), key=hand.count))
        one, other, *_ = [key for key in t.match.decision.keys if key.startswith("discard:")]
        t.match.choose(one)
        assert t.why(other) == ("KF-MAIN-030" if turn == 1 else "") and t.state.first_turn == (turn == 1)
        t.end()
    t.settled()


@rule("KF-MAIN-040")
def test_the_second_player_plays_as_many_cards_as_they_like():
    yours = {"hand": ["bumpsy", "troll", "krump"]}
    t = scene({"hand": ["troll", "krump", "valdr"]}, yours, first_turn=True, turn=1)
    t.me.play("troll")
    t.me.end()
    t.you.house("brobnar")
    t.you.play("bumpsy")
    t.you.play("troll", "left")
    t.you.play("krump", "left")
    t.you.end()
    t.me.house("brobnar")
    t.me.play("krump", "left")
    t.me.play("valdr", "left")
    assert len(t.me.battleline) == len(t.you.battleline) == 3
    t.settled()


@rule("KF-MAIN-050")
def test_a_card_may_allow_one_more_card_on_the_first_turn():
    t = scene({"hand": ["phase-shift", "troll", "krump", "dextre"]}, house="logos", first_turn=True, turn=1)
    t.me.play("phase-shift")
    assert t.offers("play") == ["troll", "krump"] and t.offers("discard") == []
    assert t.why("play", "dextre") == "KF-MAIN-030"
    t.me.play("troll")
    assert t.me.battleline == ["troll"] and t.offers("play") == []
    t.settled()


@rule("KF-MAIN-060")
def test_a_card_played_from_the_deck_does_not_count_on_the_first_turn():
    t = scene({"hand": ["wild-wormhole", "dextre"], "deck": ["troll"]}, house="logos", first_turn=True, turn=1)
    t.me.play("wild-wormhole")
    assert t.me.battleline == ["troll"] and t.me.deck == []
    assert t.why("play", "dextre") == "KF-MAIN-030"
    t.settled()


@rule("KF-MAIN-060")
def test_a_discard_that_an_effect_demands_does_not_count_on_the_first_turn():
    mine = {"hand": ["troll", "tunk"], "artifacts": ["feeding-pit"]}
    t = scene(mine, house="mars", first_turn=True, turn=1)
    t.me.action("feeding-pit", "troll")
    assert t.me.discard == ["troll"] and t.offers("play") == ["tunk"]
    t.me.play("tunk")
    t.settled()


@rule("KF-MAIN-070")
def test_cards_are_discarded_one_at_a_time_the_last_one_on_top():
    t = scene({"hand": ["dust-imp", "shooler", "pit-demon", "troll"], "discard": ["krump"]}, house="dis")
    for id in ("shooler", "dust-imp", "pit-demon"):
        assert "troll" not in t.offers("discard")
        t.discard(id)
    assert told(t, "discarded") == ["discarded"] * 3
    assert t.me.discard == ["pit-demon", "dust-imp", "shooler", "krump"] and t.me.hand == ["troll"]
    t.settled()


@rule("KF-MAIN-080")
def test_nothing_is_compulsory_in_step_3():
    t = scene(
        {"hand": ["troll"], "battleline": ["krump"], "artifacts": ["cannon"]}, {"battleline": ["valdr"], **BROBNAR}
    )
    assert t.offers("play") and t.offers("reap") and t.offers("fight") and t.offers("action")
    t.me.end()
    t.asks(you, ["brobnar"], kind="house")
    assert t.me.hand == ["troll"] and t.me["krump"].ready and t.me.amber == 0
    t.settled()


@rule("KF-MAIN-090")
def test_a_card_that_turns_out_not_to_be_playable_goes_back():
    t = scene({"hand": ["wild-wormhole"], "deck": ["kelifi-dragon", "troll"]}, house="logos")
    t.me.play("wild-wormhole")
    assert t.me.deck == ["kelifi-dragon", "troll"] and t.me.battleline == [] and t.me.amber == 1
    assert t.me.discard == ["wild-wormhole"] and t.state.limbo == []
    t.settled()


# Steps 4 and 5


@rule("KF-READY-010")
def test_the_active_player_readies_all_their_cards():
    def spent(id):
        return {"card": id, "ready": False}

    mine = {"battleline": [spent("troll"), spent("krump"), spent("valdr")], "artifacts": [spent("cannon")]}
    t = scene(mine, {"battleline": [spent("bumpsy")], "artifacts": [spent("pile-of-skulls")]})
    t.me.end()
    assert all(t.me[id].ready for id in ("troll", "krump", "valdr", "cannon"))
    assert not t.you["bumpsy"].ready and not t.you["pile-of-skulls"].ready
    t.settled()


@rule("KF-READY-020")
def test_readying_changes_nothing_else():
    marked = {"ready": False, "stunned": True, "ward": True, "enraged": True, "damage": 2, "amber": 1}
    t = scene({"battleline": [{"card": "troll", **marked, "counters": {"power": 1, "doom": 2}}]})
    t.me.end()
    it = t.me["troll"]
    assert it.ready and it.stunned and it.ward and it.enraged
    assert it.damage == 2 and it.amber == 1 and it.counters == {"power": 1, "doom": 2}
    t.settled()


def refilled(hand=0, deck=20, **mine):
    """I end my turn with so many cards in hand and in the deck."""
    t = scene({"hand": ["troll"] * hand, "deck": ["krump"] * deck, **mine}, {"deck": ["valdr"] * 3})
    t.me.end()
    assert t.you.hand == [] and t.you.deck == ["valdr"] * 3
    t.settled()
    return t


@rule("KF-DRAW-010")
def test_the_hand_is_refilled_to_six_from_the_top_of_the_deck():
    t = scene({"hand": ["troll"] * 2, "deck": ["krump", "valdr", "punch", "anger", "smaaash"]})
    t.me.end()
    assert t.me.hand == ["troll", "troll", "krump", "valdr", "punch", "anger"] and t.me.deck == ["smaaash"]
    t.settled()


@rule("KF-DRAW-020")
@pytest.mark.parametrize("hand", [6, 9])
def test_a_hand_of_six_or_more_is_left_alone(hand):
    t = refilled(hand)
    assert t.me.hand == ["troll"] * hand and len(t.me.deck) == 20 and t.me.discard == []


@rule("KF-DRAW-030")
def test_cards_are_drawn_one_after_another_across_a_new_deck():
    t = scene({"hand": ["troll"] * 2, "deck": ["krump"], "discard": ["valdr"] * 8})
    t.me.end()
    assert t.me.hand == ["troll", "troll", "krump", "valdr", "valdr", "valdr"]
    assert t.me.deck == ["valdr"] * 5 and t.me.discard == [] and told(t, "reshuffled") == ["reshuffled"]
    t.settled()


@rule("KF-DRAW-040")
def test_any_draw_from_an_empty_deck_makes_a_new_one():
    t = scene({"discard": ["troll"] * 5, "artifacts": ["library-of-babble"]}, house="logos")
    t.me.action("library-of-babble")
    assert t.me.hand == ["troll"] and t.me.deck == ["troll"] * 4 and t.me.discard == []
    t.settled()


@rule("KF-DRAW-050")
def test_the_discard_pile_stays_until_a_card_must_be_drawn():
    pile = ["krump", "valdr", "punch", "anger"]
    t = scene({"deck": ["troll"], "discard": pile, "artifacts": ["library-of-babble"]}, house="logos")
    t.me.action("library-of-babble")
    assert t.me.hand == ["troll"] and t.me.deck == [] and t.me.discard == pile
    t.settled()


@rule("KF-DRAW-050")
def test_what_plays_or_archives_or_discards_from_an_empty_deck_does_nothing():
    hand = ["wild-wormhole", "random-access-archives"]
    t = scene({"hand": hand, "discard": ["troll", "krump"], "battleline": ["dr-escotera"]}, house="logos")
    t.me.play("wild-wormhole")
    t.me.play("random-access-archives")
    assert t.me.discard == ["random-access-archives", "wild-wormhole", "troll", "krump"]
    assert t.me.deck == t.me.archives == [] and t.me.battleline == ["dr-escotera"] and told(t, "reshuffled") == []
    t.settled()


@rule("KF-DRAW-060")
def test_a_draw_stops_where_deck_and_discard_pile_are_empty():
    t = refilled(hand=3, deck=1)
    assert t.me.hand == ["troll"] * 3 + ["krump"] and t.me.deck == [] and t.state.active == you
    assert t.match.result is None


@rule("KF-DRAW-070")
@pytest.mark.parametrize(("amber", "said"), [(6, ["check"]), (5, [])])
def test_who_ends_the_turn_with_enough_amber_in_the_pool_says_so(amber, said):
    t = scene({"amber": amber, "artifacts": [{"card": "pocket-universe", "amber": 2}]}, {"amber": 9, **BROBNAR})
    t.me.end()
    assert told(t, "check") == said
    t.you.pick("red")
    t.you.house("brobnar")
    t.you.end()
    assert told(t, "check") == said  # 3 Æ are left to the opponent


@rule("KF-DRAW-080")
def test_the_turn_ends_after_its_end_of_turn_effects():
    t = scene({"battleline": ["shaffles", "scowly-caper", "troll"]}, {"amber": 5, **BROBNAR}, "dis")
    t.me.end()
    t.asks(me, ["shaffles", "scowly-caper"], kind="trigger")
    assert t.state.active == me and t.state.turn == 3 and t.you.amber == 5
    t.me.pick("shaffles", "troll")
    assert t.state.active == you and t.state.turn == 4 and t.you.amber == 4
    assert t.me.battleline == ["shaffles", "scowly-caper"]
    t.settled()


@rule("KF-DRAW-090")
@pytest.mark.parametrize(
    ("mine", "yours", "chains", "hand"),
    [("mother", "troll", 3, 6), ("troll", "succubus", 3, 4), ("mother", "succubus", 0, 6), ("mother", "troll", 0, 7)],
)
def test_effects_change_the_size_of_the_hand_before_chains_do(mine, yours, chains, hand):
    t = scene({"deck": ["krump"] * 9, "chains": chains, "battleline": [mine]}, {"battleline": [yours]})
    t.me.end()
    assert len(t.me.hand) == hand and t.me.chains == max(0, chains - 1)
    t.settled()


# Chains


@rule("KF-CHAIN-010")
def test_gained_chains_are_added():
    t = scene({"hand": ["gateway-to-dis"], "chains": 2}, {"chains": 1}, "dis")
    t.me.play("gateway-to-dis")
    assert t.me.chains == 5 and t.you.chains == 1
    t.settled()


@rule("KF-CHAIN-020", "KF-CHAIN-030")
@pytest.mark.parametrize(
    ("chains", "hand"), [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_chains_hold_back_cards_and_one_of_them_is_shed(chains, hand):
    t = refilled(chains=chains)
    assert len(t.me.hand) == hand and len(t.me.deck) == 20 - hand and t.me.chains == max(0, chains - 1)


@rule("KF-CHAIN-040")
def test_the_chains_count_as_they_were_before_one_is_shed():
    t = refilled(chains=7)
    assert len(t.me.hand) == 4 and t.me.chains == 6


@rule("KF-CHAIN-050")
def test_chains_reduce_the_opening_hand_and_one_is_shed():
    decks = list(game_of("keyforge").starters())[:2]
    for seed in range(4):
        t = started("keyforge", decks=decks, seed=seed, options={"chains_0": 7, "chains_1": 7})
        first = t.state.first
        assert len(t.players[first].hand) == 5 and len(t.players[1 - first].hand) == 4
        assert t.me.chains == t.you.chains == 6
    t.keep()


@rule("KF-CHAIN-060")
def test_chains_do_not_touch_other_draws():
    hand = [{"card": "timetraveller", "bonus": ["draw"]}]
    t = scene({"hand": hand, "deck": ["troll"] * 9, "chains": 8}, house="logos")
    t.me.play("timetraveller")
    assert t.me.hand == ["troll"] * 3 and t.me.chains == 8
    t.settled()


@rule("KF-CHAIN-070")
@pytest.mark.parametrize("hand", [6, 7])
def test_who_would_not_draw_sheds_no_chain(hand):
    t = refilled(hand, chains=2)
    assert len(t.me.hand) == hand and t.me.chains == 2


@rule("KF-CHAIN-080")
def test_who_is_wholly_kept_from_drawing_sheds_a_chain():
    t = refilled(hand=5, chains=2)
    assert len(t.me.hand) == 5 and t.me.chains == 1


@rule("KF-CHAIN-090")
def test_chains_never_cost_cards_of_the_hand():
    t = refilled(hand=4, chains=20)
    assert t.me.hand == ["troll"] * 4 and t.me.chains == 19 and t.me.discard == []


@rule("KF-CHAIN-100")
def test_there_are_24_chains_at_most():
    t = scene({"hand": ["gateway-to-dis"], "deck": ["troll"] * 9, "chains": 23}, house="dis")
    t.me.play("gateway-to-dis")
    assert t.me.chains == 24
    t.me.end()
    assert len(t.me.hand) == 2 and t.me.chains == 23
    t.settled()


def discard_all(t):
    t.me.house("brobnar")
    while t.offers("discard"):
        t.match.choose(next(key for key in t.match.decision.keys if key.startswith("discard:")))


@rule("KF-CHAIN-110")
def test_without_chains_the_hand_is_refilled_to_six_again():
    t = scene({"deck": ["troll"] * 20, "chains": 1}, BROBNAR)
    t.me.end()
    assert len(t.me.hand) == 5 and t.me.chains == 0
    t.you.house("brobnar")
    t.you.end()
    discard_all(t)
    t.me.end()
    assert len(t.me.hand) == 6
    t.settled()


@rule("KF-CHAIN-120")
def test_seven_chains_are_gone_after_set_up_and_six_refills():
    decks = list(game_of("keyforge").starters())[:2]
    t = started("keyforge", decks=decks, seed=1, options={"chains_0": 7})
    assert len(t.me.hand) == (5 if t.state.first == me else 4) and t.me.chains == 6
    t = scene({"deck": ["troll"] * 60, "chains": 6}, BROBNAR)
    for left in range(5, -1, -1):
        t.me.end()
        assert len(t.me.hand) == 5 and t.me.chains == left
        t.you.house("brobnar")
        t.you.end()
        discard_all(t)
    t.me.end()
    assert len(t.me.hand) == 6 and t.me.chains == 0
    t.settled()


# The sequence in detail


@rule("KF-SEQ-010")
def test_a_whole_turn_with_something_at_each_point(reword):
    class Rising:
        def start_of_turn(s, me):
            return gain(s, me.seat, 1) if me.event.seat == me.seat else None

    reword("troll", Rising)
    mine = {
        "amber": 5,
        "battleline": ["troll", "bilgum-avalanche", "jehu-the-bureaucrat", "shaffles"],
        "archives": ["punch"],
        "deck": ["krump"] * 9,
    }
    t = my_turn(mine, {"battleline": ["valdr"], "amber": 1})
    t.me.pick("red")
    t.me.house("sanctum")
    t.me.pick("yes")
    t.me.reap("jehu-the-bureaucrat")
    t.me.end()
    steps = ["turn", "gained", "forged", "damaged", "house", "gained", "took-archives", "reaps"]
    steps += ["gained", "readies", "drew", "lost", "turn"]
    assert told(t, *steps) == steps
    t.settled()


@rule("KF-SEQ-020")
@pytest.mark.parametrize("first", ["kelifi-dragon", "warsong"])
def test_after_the_blows_all_that_follows_a_fight_comes_together(first):
    t = scene({"hand": ["warsong"], "battleline": ["kelifi-dragon"]}, {"battleline": ["grenade-snib", "troll"]})
    t.me.play("warsong")
    t.me.fight("kelifi-dragon", "grenade-snib")
    t.asks(me, ["kelifi-dragon", "warsong"], kind="trigger")
    assert t.me["kelifi-dragon"].damage == 2 and t.you.battleline == ["troll"] and t.me.amber == 0
    t.me.pick(first)
    assert t.me.amber == (1 if first == "kelifi-dragon" else 2)
    t.me.pick("troll")
    assert t.me.amber == 2 and t.you["troll"].damage == 5
    t.settled()


def test_equal_abilities_that_are_due_together_are_not_put_in_order():
    t = scene({"hand": ["warsong"], "battleline": ["headhunter"]}, {"battleline": ["grenade-snib"]})
    t.me.play("warsong")
    t.me.fight("headhunter", "grenade-snib")  # both say: gain 1 Æ
    t.asks(me, kind="main")
    assert t.me.amber == 2
    witches = ["hunting-witch", "hunting-witch"]
    t = scene({"hand": ["snufflegator"], "battleline": witches}, {"battleline": ["teliga", "teliga"]}, "untamed")
    t.me.play("snufflegator", "left")
    t.asks(me, ["hunting-witch", "teliga"], kind="trigger")  # the same of two players is not equal
    t.me.pick("teliga")
    assert (t.me.amber, t.you.amber) == (0, 1)
    t.asks(me, ["hunting-witch", "teliga"], kind="trigger")
    t.me.pick("hunting-witch")
    t.asks(me, ["hunting-witch", "teliga"], kind="trigger")
    t.me.pick("hunting-witch")
    assert (t.me.amber, t.you.amber) == (2, 2)
    t.settled()


@rule("KF-SEQ-030")
def test_before_fight_comes_between_the_choice_of_the_target_and_the_blows():
    t = scene({"hand": ["warsong"], "battleline": ["firespitter"]}, {"battleline": ["krump", "troll"]})
    t.me.play("warsong")
    t.me.fight("firespitter")
    t.asks(me, ["krump", "troll"], kind="target")
    assert not t.me["firespitter"].ready and t.you["troll"].damage == 0
    t.me.pick("troll")
    lines = told(t, "fights", "damaged", "destroyed", "gained")
    assert lines == ["fights", "damaged", "damaged", "damaged", "damaged", "destroyed", "gained"]
    assert t.you["krump"].damage == 1 and t.you["troll"].damage == 6 and t.me.discard == ["firespitter", "warsong"]
    t.settled()


@rule("KF-SEQ-040")
def test_a_reap_exhausts_then_gains_then_does_the_rest():
    t = scene({"battleline": ["inka-the-spider", "snufflegator"]}, house="untamed")
    t.me.reap("inka-the-spider")
    t.asks(me, ["inka-the-spider", "snufflegator"], kind="target")
    assert not t.me["inka-the-spider"].ready and t.me.amber == 1
    t.me.pick("snufflegator")
    assert t.me["snufflegator"].stunned and t.me.amber == 1
    t.settled()


@rule("KF-SEQ-050")
def test_a_card_is_exhausted_before_its_action_resolves(reword):
    class Counting:
        def action(s, me):
            return gains(sum(is_ready(s, it) for it in s.players[me.seat].battleline))(s, me)

    reword("troll", Counting)
    t = scene({"battleline": ["troll", "krump", "valdr"], "artifacts": ["cannon"]})
    t.me.action("troll")
    assert t.me.amber == 2
    t.me.action("cannon")
    assert not t.me["cannon"].ready
    t.me.pick("krump")
    t.settled()


@rule("KF-SEQ-060")
def test_plays_and_uses_alternate_freely():
    t = scene({"hand": ["punch", "bumpsy"], "battleline": ["krump", "valdr"]}, {"battleline": ["troll"], "amber": 2})
    t.me.play("punch", "troll")
    t.me.reap("krump")
    t.me.play("bumpsy", "right")
    t.me.fight("valdr", "troll")
    assert t.me.amber == 2 and t.you.amber == 1 and t.you.discard == ["troll"]
    assert t.me.battleline == ["krump", "bumpsy"] and t.me.discard == ["valdr", "punch"]
    t.settled()


@rule("KF-SEQ-070")
def test_a_destruction_is_resolved_before_the_next_instruction():
    t = scene({"hand": ["relentless-whispers"]}, {"battleline": ["dust-imp"]}, "shadows")
    t.me.play("relentless-whispers", "dust-imp")
    assert t.you.amber == 1 and t.me.amber == 2  # the 2 Æ of the imp were there to be stolen from
    t.settled()


@rule("KF-SEQ-070")
def test_a_creature_falls_as_soon_as_its_power_drops_to_its_damage():
    mine = {"battleline": [{"card": "dust-imp", "damage": 2}], "artifacts": ["banner-of-battle"]}
    t = scene(mine, {"hand": ["barehanded"], "battleline": [{"card": "krump", "damage": 5}]}, active=1)
    t.you.play("barehanded")
    assert t.me.deck == ["banner-of-battle"] and t.me.discard == ["dust-imp"] and t.me.amber == 2
    assert t.you.battleline == ["krump"]
    t.settled()


@rule("KF-SEQ-070")
def test_what_falls_as_effects_of_the_turn_end_falls_in_that_turn():
    clariel = {"card": "lightsmith-clariel", "damage": 4, "upgrades": ["soulkeeper"]}
    t = scene({"battleline": ["bulwark", clariel, "bulwark"]}, {"battleline": ["krump", "troll", "troll"]}, "sanctum")
    t.me.fight("lightsmith-clariel", "krump", "yes")  # 6 power instead of 5, with 5 damage
    assert t.me["lightsmith-clariel"].damage == 5 and t.you.battleline == ["troll", "troll"]
    t.me.end()
    t.asks(me, ["troll", "troll"], kind="target")
    assert t.state.turn == 3
    t.me.pick("troll")
    assert t.me.battleline == ["bulwark", "bulwark"] and t.you.battleline == ["troll"]
    t.asks(you, kind="house")
    t.settled()
