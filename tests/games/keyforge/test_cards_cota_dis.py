"""Call of the Archons: Dis."""

from pioche.games.keyforge.rules.values import key_cost
from pioche.games.keyforge.state import HOUSES
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", **{"house": "dis", "me": mine, "you": yours, **words})


def pool(t):
    return t.me.amber, t.you.amber


def next_turn(t, house):
    """The active player ends the turn; the other one chooses a house."""
    t.end()
    t.house(house)


@card("a-fair-game")
def test_a_fair_game_pays_both_players_for_the_other_hand():
    t = scene(
        {"hand": ["a-fair-game", "charette", "bumpsy"], "deck": ["pit-demon", "troll"]},
        {"hand": ["bumpsy", "punch", "fear"], "deck": ["troll", "fear"]},
    )
    t.me.play("a-fair-game")
    assert pool(t) == (2, 1)  # two Brobnar cards there, one Dis card here: A Fair Game itself is in no hand
    assert t.you.discard == ["troll"] and t.me.discard == ["a-fair-game", "pit-demon"]
    t.settled()


@card("a-fair-game")
def test_a_fair_game_reveals_both_hands():
    t = scene({"hand": ["a-fair-game", "charette"], "deck": ["troll"]}, {"hand": ["punch"]})
    t.me.play("a-fair-game")
    for seat in (me, you):
        hands = [player["hand"] for player in t.match.view(seat)["players"]]
        assert [[one["card"] for one in hand] for hand in hands] == [["charette"], ["punch"]]
    t.settled()


@card("a-fair-game")
def test_a_fair_game_pays_nothing_for_an_empty_deck():
    t = scene({"hand": ["a-fair-game", "charette"]}, {"hand": ["fear"], "discard": ["fear"]})
    t.me.play("a-fair-game")
    assert pool(t) == (0, 0) and t.you.discard == ["fear"] and t.me.discard == ["a-fair-game"]
    t.settled()


@card("arise")
def test_arise_returns_each_creature_of_the_chosen_house_and_costs_a_chain():
    t = scene({"hand": ["arise"], "discard": ["charette", "bumpsy", "fear", "dust-imp"]}, {"discard": ["shooler"]})
    t.me.play("arise")
    t.asks(me, list(HOUSES), kind="house")
    t.me.pick("dis")
    assert t.me.hand == ["charette", "dust-imp"] and t.me.discard == ["arise", "bumpsy", "fear"]
    assert t.me.chains == 1 and t.you.chains == 0 and t.you.discard == ["shooler"]
    t.settled()


@card("arise")
def test_arise_costs_a_chain_also_where_nothing_rises():
    t = scene({"hand": ["arise"], "discard": ["charette"]})
    t.me.play("arise", "mars")
    assert t.me.hand == [] and t.me.chains == 1
    t.settled()


@card("control-the-weak")
def test_control_the_weak_chooses_the_opponents_house_for_one_turn():
    t = scene(
        {"hand": ["control-the-weak"], "houses": ["dis", "mars", "sanctum"]},
        {"houses": ["brobnar", "logos", "untamed"]},
    )
    t.me.play("control-the-weak")
    t.asks(me, ["brobnar", "logos", "untamed"], kind="house")
    t.me.pick("logos")
    t.settled()
    t.end()
    t.asks(you, ["logos"], kind="house")
    assert t.why("house:brobnar") == "KF-HOUSE-050"
    t.house("logos")
    t.end()
    t.asks(me, ["dis", "mars", "sanctum"], kind="house")
    t.house("mars")
    t.settled()
    t.end()
    t.asks(you, ["brobnar", "logos", "untamed"], kind="house")


@card("control-the-weak", "restringuntus")
@rule("KF-HOUSE-060")
def test_control_the_weak_obliges_nobody_to_a_forbidden_house():
    t = scene({"hand": ["control-the-weak", "restringuntus"]}, {"houses": ["brobnar", "logos", "untamed"]})
    t.me.play("control-the-weak", "logos")
    t.me.play("restringuntus", "logos")
    t.settled()
    t.end()
    t.asks(you, ["brobnar", "untamed"], kind="house")
    assert t.why("house:logos") == "KF-HOUSE-060"


@card("creeping-oblivion")
def test_creeping_oblivion_purges_up_to_two_cards_of_one_pile():
    t = scene({"hand": ["creeping-oblivion"], "discard": ["fear"]}, {"discard": ["troll", "punch", "bumpsy"]})
    t.me.play("creeping-oblivion")
    t.asks(me, ["fear", "troll", "punch", "bumpsy", "done"])
    t.me.pick("troll")
    t.asks(me, ["punch", "bumpsy", "done"])
    t.me.pick("bumpsy")
    assert t.you.purged == ["troll", "bumpsy"] and t.you.discard == ["punch"]
    assert t.me.discard == ["creeping-oblivion", "fear"] and t.me.amber == 1
    t.settled()


@card("creeping-oblivion")
def test_creeping_oblivion_may_stop_after_one_card_or_none():
    t = scene({"hand": ["creeping-oblivion", "creeping-oblivion"], "discard": ["fear", "bumpsy"]})
    t.me.play("creeping-oblivion", "fear", "done")
    assert t.me.purged == ["fear"]
    t.me.play("creeping-oblivion", "done")
    assert t.me.purged == ["fear"] and "bumpsy" in t.me.discard
    t.settled()


@card("dance-of-doom")
def test_dance_of_doom_destroys_each_creature_of_exactly_that_power():
    t = scene(
        {"hand": ["dance-of-doom"], "battleline": ["pit-demon", "snufflegator"]},
        {"battleline": [{"card": "charette", "counters": {"power": 1}}, {"card": "troll", "damage": 3}]},
    )
    t.me.play("dance-of-doom")
    t.asks(me, [f"number:{n}" for n in range(9)], kind="number")
    t.me.pick("number:5")
    assert t.me.battleline == ["snufflegator"] and t.you.battleline == ["troll"]
    t.settled()


@card("dance-of-doom")
def test_dance_of_doom_may_name_a_number_that_nobody_has():
    t = scene({"hand": ["dance-of-doom", "dance-of-doom"], "battleline": ["dust-pixie"]})
    t.me.play("dance-of-doom", "number:0")
    assert t.me.battleline == ["dust-pixie"]
    t.me.play("dance-of-doom", "number:1")
    assert t.me.battleline == []
    t.settled()


@card("fear")
def test_fear_returns_an_enemy_creature_to_its_owner():
    t = scene(
        {"hand": ["fear"], "battleline": ["bumpsy"]},
        {"battleline": ["troll", {"card": "charette", "owner": 0, "amber": 2}]},
    )
    t.me.play("fear")
    t.asks(me, ["troll", "charette"])
    t.me.pick("charette")
    assert t.me.hand == ["charette"] and t.you.hand == [] and t.you.battleline == ["troll"]
    assert pool(t) == (2, 0)
    t.settled()


@card("fear")
def test_fear_is_stopped_by_a_ward_and_needs_an_enemy():
    t = scene({"hand": ["fear"]}, {"battleline": [{"card": "troll", "ward": True}]})
    t.me.play("fear", "troll")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward
    t.settled()
    t = scene({"hand": ["fear"], "battleline": ["bumpsy"]})
    t.me.play("fear")
    assert t.me.battleline == ["bumpsy"] and t.me.discard == ["fear"]
    t.settled()


@card("gateway-to-dis")
def test_gateway_to_dis_destroys_all_creatures_and_costs_three_chains():
    t = scene(
        {"hand": ["gateway-to-dis"], "battleline": ["troll"], "artifacts": ["cannon"]},
        {"battleline": ["bumpsy", {"card": "charette", "ward": True}]},
    )
    t.me.play("gateway-to-dis")
    assert t.me.battleline == [] and t.you.battleline == ["charette"] and not t.you["charette"].ward
    assert t.me.chains == 3 and t.you.chains == 0 and t.me.artifacts == ["cannon"]
    t.settled()


@card("gongoozle")
def test_gongoozle_makes_the_owner_of_a_survivor_discard():
    t = scene(
        {"hand": ["gongoozle"], "battleline": ["dust-imp"]},
        {"hand": ["punch"], "battleline": ["troll"]},
    )
    t.me.play("gongoozle")
    t.asks(me, ["dust-imp", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 3 and t.you.hand == [] and t.you.discard == ["punch"]
    t.settled()


@card("gongoozle")
def test_gongoozle_discards_nothing_when_it_destroys():
    t = scene({"hand": ["gongoozle"]}, {"hand": ["punch"], "battleline": ["dust-pixie"]})
    t.me.play("gongoozle", "dust-pixie")
    assert t.you.hand == ["punch"] and t.you.discard == ["dust-pixie"]
    t.settled()


@card("gongoozle")
def test_gongoozle_asks_the_owner_not_the_controller_and_a_warded_creature_has_survived():
    t = scene(
        {"hand": ["gongoozle", "fear"]},
        {"hand": ["punch"], "battleline": [{"card": "dust-pixie", "owner": 0, "ward": True}]},
    )
    t.me.play("gongoozle", "dust-pixie")
    assert t.me.hand == [] and t.you.hand == ["punch"] and t.you.battleline == ["dust-pixie"]
    t.settled()


@card("guilty-hearts")
def test_guilty_hearts_destroys_each_creature_with_amber():
    t = scene(
        {"hand": ["guilty-hearts"], "battleline": [{"card": "charette", "amber": 2}, "troll"]},
        {"battleline": [{"card": "shooler", "amber": 1}, "bumpsy"], "artifacts": [{"card": "cannon", "amber": 1}]},
    )
    t.me.play("guilty-hearts")
    assert t.me.battleline == ["troll"] and t.you.battleline == ["bumpsy"] and t.you.artifacts == ["cannon"]
    assert pool(t) == (2, 2)
    t.settled()


@card("hand-of-dis")
def test_hand_of_dis_destroys_a_creature_between_others():
    t = scene(
        {"hand": ["hand-of-dis"], "battleline": ["charette", "bumpsy", "troll"]},
        {"battleline": ["shooler", "pit-demon", "dust-imp", "troll"]},
    )
    t.me.play("hand-of-dis")
    t.asks(me, ["bumpsy", "pit-demon", "dust-imp"])
    t.me.pick("pit-demon")
    assert t.you.battleline == ["shooler", "dust-imp", "troll"] and t.you.discard == ["pit-demon"]
    t.settled()


@card("hand-of-dis")
def test_hand_of_dis_finds_nobody_in_lines_of_two():
    t = scene({"hand": ["hand-of-dis"], "battleline": ["charette", "bumpsy"]}, {"battleline": ["shooler", "troll"]})
    t.me.play("hand-of-dis")
    assert len(t.me.battleline) == len(t.you.battleline) == 2
    t.settled()


@card("hecatomb")
def test_hecatomb_pays_each_player_for_the_dis_creatures_that_they_controlled():
    t = scene(
        {"hand": ["hecatomb"], "battleline": ["pit-demon", {"card": "charette", "owner": 1}, "troll"]},
        {"battleline": ["shooler", "bumpsy"]},
    )
    t.me.play("hecatomb", "charette")  # the order on the opponent's discard pile
    assert t.me.battleline == ["troll"] and t.you.battleline == ["bumpsy"]
    assert pool(t) == (3, 1)  # one of mine is the icon's
    t.settled()


@card("hecatomb")
def test_hecatomb_pays_nothing_for_a_warded_creature():
    t = scene(
        {"hand": ["hecatomb"], "battleline": [{"card": "charette", "ward": True}]},
        {"battleline": [{"card": "bumpsy", "house": "dis"}, {"card": "charette", "house": "mars"}]},
    )
    t.me.play("hecatomb")
    assert t.me.battleline == ["charette"] and t.you.battleline == ["charette"]
    assert pool(t) == (1, 1)
    t.settled()


@card("tendrils-of-pain")
def test_tendrils_of_pain_deals_1_to_each_creature():
    t = scene(
        {"hand": ["tendrils-of-pain"], "battleline": ["dust-pixie", "troll"]},
        {"battleline": ["bumpsy"], "keys": ["red"]},
    )
    t.me.play("tendrils-of-pain")
    assert t.me.battleline == ["troll"] and t.me["troll"].damage == t.you["bumpsy"].damage == 1
    t.settled()


@card("tendrils-of-pain")
@rule("KF-ERRATA-160", "KF-MISC-070")
def test_tendrils_of_pain_deals_4_after_a_turn_in_which_the_opponent_forged():
    t = scene(
        {"hand": ["tendrils-of-pain", "tendrils-of-pain"], "battleline": ["troll"], "houses": ["dis"]},
        {"battleline": ["champion-anaphiel"], "amber": 6, "houses": ["brobnar"]},
    )
    t.end()
    t.you.pick("red", "brobnar")
    next_turn(t, "dis")
    t.me.play("tendrils-of-pain")
    assert t.me["troll"].damage == 4 and t.you["champion-anaphiel"].damage == 3
    next_turn(t, "brobnar")
    next_turn(t, "dis")
    t.me.play("tendrils-of-pain")  # they forged no key on their last turn
    assert t.me["troll"].damage == 5 and t.you["champion-anaphiel"].damage == 3
    t.settled()


@card("hysteria")
def test_hysteria_returns_each_creature_to_its_owner():
    t = scene(
        {"hand": ["hysteria"], "battleline": ["troll", {"card": "bumpsy", "owner": 1}], "artifacts": ["cannon"]},
        {"battleline": ["charette", {"card": "shooler", "ward": True}]},
    )
    t.me.play("hysteria")
    assert t.me.hand == ["troll"] and t.you.hand == ["bumpsy", "charette"]
    assert t.me.battleline == [] and t.you.battleline == ["shooler"] and t.me.artifacts == ["cannon"]
    t.settled()


@card("key-hammer")
@rule("KF-FAQMISC-160")
def test_key_hammer_unforges_one_of_two_keys_of_the_last_turn():
    t = scene({"hand": ["key-hammer"]}, {"keys": ["red", "blue"], "last_keys": ["red", "blue"]})
    t.me.play("key-hammer")
    t.asks(me, ["red", "blue"], kind="key")
    t.me.pick("blue")
    assert t.you.keys == ("red",) and pool(t) == (1, 6)
    t.settled()


@card("key-hammer")
def test_key_hammer_pays_the_opponent_even_where_there_is_no_such_key():
    t = scene({"hand": ["key-hammer", "key-hammer"]}, {"keys": ["yellow", "red"], "last_keys": ["red"]})
    t.me.play("key-hammer", "red")
    t.me.play("key-hammer")  # the yellow key is older
    assert t.you.keys == ("yellow",) and pool(t) == (2, 12)
    t.settled()


@card("mind-barb")
def test_mind_barb_takes_a_card_of_the_opponents_hand():
    t = scene({"hand": ["mind-barb", "mind-barb", "fear"]}, {"hand": ["punch", "punch"]})
    t.me.play("mind-barb")
    assert t.you.hand == ["punch"] and t.you.discard == ["punch"] and t.me.hand == ["mind-barb", "fear"]
    t.me.play("mind-barb")
    assert t.you.hand == [] and t.me.amber == 2
    t.settled()


@card("mind-barb")
def test_mind_barb_does_nothing_to_an_empty_hand():
    t = scene({"hand": ["mind-barb", "fear"]})
    t.me.play("mind-barb")
    assert t.me.hand == ["fear"] and t.me.amber == 1
    t.settled()


@card("pandemonium")
def test_pandemonium_lets_each_undamaged_creature_capture_from_its_opponent():
    t = scene(
        {"hand": ["pandemonium"], "battleline": ["charette", {"card": "bumpsy", "damage": 1}], "amber": 2},
        {"battleline": ["troll", {"card": "shooler", "owner": 0}], "amber": 2},
    )
    t.me.play("pandemonium")
    assert [t.card(id).amber for id in ("charette", "bumpsy", "troll", "shooler")] == [1, 0, 1, 1]
    assert pool(t) == (1, 1)
    t.settled()


@card("pandemonium")
def test_pandemonium_asks_who_captures_where_there_is_not_enough():
    t = scene({"hand": ["pandemonium"], "battleline": ["charette", "bumpsy", "troll"]}, {"amber": 2})
    t.me.play("pandemonium")
    t.asks(me, ["charette", "bumpsy", "troll"])
    t.me.pick("troll")
    t.asks(me, ["charette", "bumpsy"])
    t.me.pick("bumpsy")
    assert [t.card(id).amber for id in ("charette", "bumpsy", "troll")] == [0, 1, 1] and pool(t) == (1, 0)
    t.settled()


@card("poltergeist")
def test_poltergeist_uses_an_enemy_artifact_and_destroys_it():
    t = scene(
        {"hand": ["poltergeist"], "artifacts": ["key-to-dis"], "battleline": ["bumpsy"]},
        {"artifacts": ["cannon"], "battleline": ["troll"]},
    )
    t.me.play("poltergeist")
    t.asks(me, ["key-to-dis", "cannon"])
    t.me.pick("cannon")
    t.asks(me, [f"action:{t.number('cannon')}"], kind="use")
    t.me.pick("cannon")
    t.asks(me, ["bumpsy", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2 and t.you.artifacts == [] and t.you.discard == ["cannon"]
    assert t.me.artifacts == ["key-to-dis"]
    t.settled()


@card("poltergeist")
@rule("KF-FAQGEN-050")
def test_poltergeist_destroys_an_artifact_that_cannot_be_used():
    t = scene(
        {"hand": ["poltergeist", "poltergeist"]},
        {"artifacts": ["banner-of-battle", {"card": "cannon", "ready": False}], "battleline": ["troll"]},
    )
    t.me.play("poltergeist", "banner-of-battle")
    assert t.you.discard == ["banner-of-battle"] and t.you.artifacts == ["cannon"]
    t.me.play("poltergeist", "cannon")
    assert t.you.artifacts == [] and t.you["troll"].damage == 0
    t.settled()


@card("poltergeist")
def test_poltergeist_sacrifices_an_enemy_artifact_by_its_own_text_for_you():
    t = scene({"hand": ["poltergeist"], "houses": ["dis"]}, {"artifacts": ["lifeward"], "hand": ["troll"]})
    t.me.play("poltergeist", "lifeward", "lifeward")
    assert t.you.discard == ["lifeward"]
    t.settled()
    next_turn(t, "brobnar")
    assert t.why("play", "troll") == "KF-ABIL-180"


@card("red-hot-armor")
def test_red_hot_armor_turns_enemy_armor_into_damage_until_the_turn_ends():
    t = scene(
        {"hand": ["red-hot-armor", "tendrils-of-pain"], "battleline": ["raiding-knight", "dust-imp"]},
        {"battleline": [{"card": "raiding-knight", "armor_used": 1}, "champion-anaphiel", "troll"]},
    )
    t.me.play("red-hot-armor")
    assert [it.damage for it in t.state.players[1].battleline] == [2, 1, 0]  # also for armor that was used
    assert t.me["raiding-knight"].damage == 0
    t.me.play("tendrils-of-pain")
    assert [it.damage for it in t.state.players[1].battleline] == [3, 2, 1]
    assert t.me["raiding-knight"].damage == 0
    t.settled()
    next_turn(t, "sanctum")
    t.you.fight("champion-anaphiel", "dust-imp")  # 2 of the blow, 1 of it is kept off again
    assert t.you["champion-anaphiel"].damage == 3


@card("red-hot-armor")
def test_red_hot_armor_destroys_and_is_stopped_by_a_ward():
    t = scene(
        {"hand": ["red-hot-armor"]},
        {"battleline": [{"card": "raiding-knight", "damage": 2}, {"card": "champion-anaphiel", "ward": True}]},
    )
    t.me.play("red-hot-armor")
    assert t.you.battleline == ["champion-anaphiel"] and t.you["champion-anaphiel"].damage == 0
    assert not t.you["champion-anaphiel"].ward
    t.settled()


@card("three-fates")
@rule("KF-POWER-070", "KF-POWER-090")
def test_three_fates_destroys_the_three_most_powerful_creatures():
    t = scene(
        {"hand": ["three-fates"], "battleline": ["overlord-greking", "pit-demon", "dust-imp"]},
        {"battleline": ["troll", "bumpsy", "charette"]},
    )
    t.me.play("three-fates")
    t.asks(me, ["pit-demon", "bumpsy"])
    t.me.pick("pit-demon", "overlord-greking")  # then the order on my discard pile
    assert t.me.battleline == ["dust-imp"] and t.you.battleline == ["bumpsy", "charette"]
    t.settled()


@card("three-fates")
@rule("KF-POWER-100")
def test_three_fates_destroys_all_of_two_creatures():
    t = scene({"hand": ["three-fates"], "battleline": ["dust-pixie"]}, {"battleline": ["troll"]})
    t.me.play("three-fates")
    assert t.me.battleline == [] == t.you.battleline and t.me.amber == 1
    t.settled()


@card("three-fates")
def test_three_fates_takes_nobody_in_the_place_of_a_warded_creature():
    t = scene(
        {"hand": ["three-fates"]},
        {"battleline": [{"card": "troll", "ward": True}, "bumpsy", "charette", "dust-imp"]},
    )
    t.me.play("three-fates", "bumpsy")
    assert t.you.battleline == ["troll", "dust-imp"]
    t.settled()


@card("annihilation-ritual")
def test_annihilation_ritual_purges_creatures_instead_of_discarding_them():
    t = scene(
        {"hand": ["gateway-to-dis"], "artifacts": ["annihilation-ritual"], "battleline": ["troll", "bumpsy"]},
        {"battleline": [{"card": "dust-imp", "upgrades": ["flame-wreathed"]}, "charette"]},
    )
    t.me.play("gateway-to-dis")  # nothing to be put in order: no creature goes to a discard pile
    assert t.me.purged == ["troll", "bumpsy"] and t.you.purged == ["dust-imp", "charette"]
    assert t.you.discard == ["flame-wreathed"] and t.you.amber == 2
    t.settled()


@card("annihilation-ritual", "poltergeist", "hysteria")
def test_annihilation_ritual_leaves_artifacts_and_other_ways_out_of_play_alone():
    t = scene(
        {"hand": ["hysteria", "poltergeist"], "artifacts": ["annihilation-ritual"]},
        {"battleline": ["troll"], "artifacts": ["banner-of-battle"], "hand": ["bumpsy"]},
    )
    t.me.play("hysteria")
    t.me.play("poltergeist", "banner-of-battle")
    assert t.you.hand == ["bumpsy", "troll"] and t.you.discard == ["banner-of-battle"] and t.you.purged == []
    t.settled()


@card("dominator-bauble")
def test_dominator_bauble_uses_a_friendly_creature_of_any_house():
    t = scene(
        {"artifacts": ["dominator-bauble"], "battleline": ["bumpsy", {"card": "charette", "ready": False}]},
        {"battleline": ["troll"]},
    )
    t.me.action("dominator-bauble")
    t.asks(me, ["bumpsy", "charette"])
    t.me.pick("bumpsy")
    t.asks(me, [f"reap:{t.number('bumpsy')}", f"fight:{t.number('bumpsy')}"], kind="use")
    t.me.pick(f"reap:{t.number('bumpsy')}")
    assert t.me.amber == 1 and not t.me["bumpsy"].ready and not t.me["dominator-bauble"].ready
    t.settled()


@card("dominator-bauble")
def test_dominator_bauble_does_nothing_with_an_exhausted_creature_and_frees_a_stunned_one():
    t = scene(
        {
            "artifacts": ["dominator-bauble", "dominator-bauble"],
            "battleline": [{"card": "bumpsy", "stunned": True}, {"card": "charette", "ready": False}],
        },
    )
    one, other = (it.number for it in t.state.players[0].artifacts)
    t.me.action(one, "charette")
    t.me.action(other, "bumpsy")
    assert not t.me["bumpsy"].stunned and not t.me["bumpsy"].ready and t.me.amber == 0
    t.settled()


@card("key-to-dis")
def test_key_to_dis_is_sacrificed_to_destroy_all_creatures_whatever_the_house():
    t = scene(
        {"artifacts": ["key-to-dis", "cannon"], "battleline": ["troll"]}, {"battleline": ["bumpsy"]}, house="brobnar"
    )
    t.me.omni("key-to-dis")
    assert t.me.battleline == [] == t.you.battleline and t.me.artifacts == ["cannon"]
    assert t.me.discard == ["troll", "key-to-dis"] and t.you.discard == ["bumpsy"]
    t.settled()


@card("lash-of-broken-dreams")
def test_lash_of_broken_dreams_makes_keys_dearer_during_the_opponents_next_turn():
    t = scene(
        {"artifacts": ["lash-of-broken-dreams"], "amber": 6, "houses": ["dis"]},
        {"amber": 8, "houses": ["brobnar"]},
    )
    t.me.action("lash-of-broken-dreams")
    t.settled()
    t.end()
    assert t.you.keys == () and t.you.amber == 8
    t.house("brobnar")
    t.end()
    t.me.pick("red", "dis")  # for 6 again
    assert t.me.keys == ("red",) and t.me.amber == 0
    t.end()
    t.you.pick("blue")
    assert t.you.keys == ("blue",) and t.you.amber == 2


@card("lash-of-broken-dreams")
def test_lash_of_broken_dreams_still_lets_9_amber_forge():
    t = scene({"artifacts": ["lash-of-broken-dreams"]}, {"amber": 9, "houses": ["brobnar"]})
    t.me.action("lash-of-broken-dreams")
    t.end()
    t.you.pick("red")
    assert t.you.keys == ("red",) and t.you.amber == 0


@card("lash-of-broken-dreams")
def test_lash_of_broken_dreams_changes_nothing_in_the_turn_in_which_it_is_used():
    charge = {"card": "key-charge", "house": "dis"}
    t = scene({"artifacts": ["lash-of-broken-dreams"], "hand": [charge], "amber": 7}, {"amber": 3})
    t.me.action("lash-of-broken-dreams")
    assert key_cost(t.state, me) == key_cost(t.state, you) == 6
    t.me.play("key-charge", "yes", "red")  # 1 Æ is lost, 6 are paid
    assert t.me.keys == ("red",) and t.me.amber == 0 and t.you.amber == 3
    t.settled()


@card("library-of-the-damned")
def test_library_of_the_damned_archives_a_card_of_the_hand():
    t = scene({"artifacts": ["library-of-the-damned"], "hand": ["fear", "troll"]}, {"hand": ["punch"]})
    t.me.action("library-of-the-damned")
    t.asks(me, ["fear", "troll"])
    t.me.pick("troll")
    assert t.me.archives == ["troll"] and t.me.hand == ["fear"] and t.you.hand == ["punch"]
    t.settled()


@card("lifeward")
def test_lifeward_forbids_the_opponent_creatures_on_their_next_turn_only():
    t = scene(
        {"artifacts": ["lifeward"], "hand": ["charette"], "houses": ["dis", "mars"]},
        {"hand": ["bumpsy", "punch"], "houses": ["brobnar"]},
        house="mars",
    )
    t.me.omni("lifeward")
    assert t.me.discard == ["lifeward"]
    t.settled()
    next_turn(t, "brobnar")
    assert t.offers("play") == ["punch"] and t.why("play", "bumpsy") == "KF-ABIL-180"
    next_turn(t, "dis")
    assert "charette" in t.offers("play")
    next_turn(t, "brobnar")
    assert t.offers("play") == ["bumpsy", "punch"]
    t.settled()


@card("lifeward")
def test_lifeward_binds_its_own_player_neither_in_that_turn_nor_in_the_next():
    t = scene(
        {"artifacts": ["lifeward"], "hand": ["charette", "dust-imp"], "houses": ["dis"]},
        {"hand": ["bumpsy"], "houses": ["brobnar"]},
    )
    t.me.omni("lifeward")
    assert t.offers("play") == ["charette", "dust-imp"]
    t.me.play("charette")
    assert t.me.battleline == ["charette"]
    next_turn(t, "brobnar")
    assert t.offers("play") == []
    next_turn(t, "dis")
    assert "dust-imp" in t.offers("play")
    t.me.play("dust-imp", "right")
    assert t.me.battleline == ["charette", "dust-imp"]
    t.settled()


@card("sacrificial-altar")
def test_sacrificial_altar_purges_a_human_and_plays_a_creature_from_the_discard_pile():
    t = scene(
        {
            "artifacts": ["sacrificial-altar"],
            "battleline": ["raiding-knight", "troll"],
            "discard": ["charette", "fear", "bumpsy", "truebaru"],
        },
        {"battleline": ["sequis"], "amber": 3},
    )
    t.me.action("sacrificial-altar")
    t.asks(me, ["raiding-knight"])
    t.me.pick("raiding-knight")
    t.asks(me, ["charette", "bumpsy"])  # Truebaru is too dear
    t.me.pick("charette", "right")
    assert t.me.purged == ["raiding-knight"] and t.me.battleline == ["troll", "charette"]
    assert t.me["charette"].amber == 3 and t.you.amber == 0 and t.you.battleline == ["sequis"]
    t.settled()


@card("sacrificial-altar", "veylan-analyst")
def test_a_card_that_the_use_of_an_artifact_has_brought_into_play_waits_for_that_use_too():
    t = scene(
        {
            "artifacts": ["sacrificial-altar", "cannon"],
            "battleline": ["raiding-knight", "dust-imp"],
            "discard": ["veylan-analyst"],
        },
    )
    t.me.reap("dust-imp")
    assert not t.state.unsettled and t.me.amber == 1  # nothing else makes the rules look again after the use
    t.me.action("sacrificial-altar", "raiding-knight", "veylan-analyst", "right")
    assert t.me.battleline == ["dust-imp", "veylan-analyst"] and t.me["cannon"].ready
    assert t.me.amber == 2 and t.you.amber == 0  # the Altar was used while the Analyst was there
    t.settled()


@card("sacrificial-altar")
def test_sacrificial_altar_plays_nothing_where_the_human_is_not_purged():
    t = scene(
        {
            "artifacts": ["sacrificial-altar"],
            "battleline": [{"card": "raiding-knight", "ward": True}],
            "discard": ["charette"],
        },
    )
    t.me.action("sacrificial-altar", "raiding-knight")
    assert t.me.battleline == ["raiding-knight"] and t.me.discard == ["charette"]
    t.settled()
    t = scene({"artifacts": ["sacrificial-altar"], "battleline": ["troll"], "discard": ["charette"]})
    t.me.action("sacrificial-altar")
    assert t.me.battleline == ["troll"] and t.me.discard == ["charette"]
    t.settled()


@card("screaming-cave")
def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck():
    t = scene(
        {"artifacts": ["screaming-cave"], "hand": ["fear", "troll"], "discard": ["bumpsy"], "deck": ["charette"]},
        {"hand": ["punch"], "discard": ["troll"]},
    )
    t.me.action("screaming-cave")
    assert t.me.hand == [] == t.me.discard and sorted(t.me.deck) == ["bumpsy", "charette", "fear", "troll"]
    assert t.you.hand == ["punch"] and t.you.discard == ["troll"]
    assert t.state.seen == {}
    t.settled()


@card("soul-snatcher")
def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature():
    t = scene(
        {"hand": ["gateway-to-dis"], "artifacts": ["soul-snatcher"], "battleline": [{"card": "troll", "owner": 1}]},
        {"battleline": ["troll"], "amber": 1},
    )
    t.me.play("gateway-to-dis")
    assert pool(t) == (0, 3)
    t.settled()


@card("soul-snatcher", "hysteria")
def test_soul_snatcher_pays_for_destroyed_creatures_only():
    t = scene(
        {"hand": ["poltergeist", "hysteria"], "artifacts": ["soul-snatcher"], "battleline": ["troll"]},
        {"artifacts": ["banner-of-battle"]},
    )
    t.me.play("poltergeist", "banner-of-battle")
    t.me.play("hysteria")
    assert pool(t) == (1, 0)  # the icon of Poltergeist
    t.settled()


@card("charette")
def test_charette_captures_3():
    t = scene({"hand": ["charette", "charette"]}, {"amber": 4})
    t.me.play("charette")
    assert t.me["charette"].amber == 3 and t.you.amber == 1
    t.me.play("charette", "left")
    assert t.me["charette"].amber == 1 and pool(t) == (0, 0)
    t.settled()


@card("drumble")
def test_drumble_captures_everything_from_seven_on():
    t = scene({"hand": ["drumble"]}, {"amber": 7})
    t.me.play("drumble")
    assert t.me["drumble"].amber == 7 and pool(t) == (0, 0)
    t.settled()
    t = scene({"hand": ["drumble"], "amber": 9}, {"amber": 6})
    t.me.play("drumble")
    assert t.me["drumble"].amber == 0 and pool(t) == (9, 6)
    t.settled()


@card("drumble")
def test_drumble_is_elusive():
    t = scene({"battleline": ["charette", "pit-demon"]}, {"battleline": ["drumble"]})
    t.me.fight("charette", "drumble")
    assert t.you["drumble"].damage == t.me["charette"].damage == 0
    t.me.fight("pit-demon", "drumble")
    assert t.you.battleline == []
    t.settled()


@card("dust-imp")
def test_dust_imp_pays_its_controller_when_destroyed():
    t = scene(
        {"hand": ["hand-of-dis", "fear"], "battleline": ["troll"]},
        {"battleline": ["bumpsy", {"card": "dust-imp", "owner": 0}, "dust-imp"]},
    )
    t.me.play("hand-of-dis", t.state.players[1].battleline[1].number)
    assert pool(t) == (0, 2) and t.me.discard == ["hand-of-dis", "dust-imp"]
    t.me.play("fear", "dust-imp")
    assert pool(t) == (0, 2)
    t.settled()


@card("eater-of-the-dead")
def test_eater_of_the_dead_grows_by_a_purged_creature():
    t = scene({"battleline": ["eater-of-the-dead"], "discard": ["fear", "troll"]}, {"discard": ["bumpsy", "cannon"]})
    t.me.reap("eater-of-the-dead")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.you.purged == ["bumpsy"] and t.you.discard == ["cannon"] and t.me.purged == []
    assert t.me["eater-of-the-dead"].counters == {"power": 1}
    t.settled()


@card("eater-of-the-dead")
def test_eater_of_the_dead_may_eat_whom_it_has_just_fought():
    t = scene({"battleline": ["eater-of-the-dead"]}, {"battleline": ["dust-imp"]})
    t.me.fight("eater-of-the-dead", "dust-imp")
    t.asks(me, ["dust-imp"])
    t.me.pick("dust-imp")
    assert t.you.purged == ["dust-imp"] and t.me["eater-of-the-dead"].counters == {"power": 1}
    t.settled()


@card("eater-of-the-dead")
def test_eater_of_the_dead_without_a_meal_does_not_grow():
    t = scene({"battleline": ["eater-of-the-dead"], "discard": ["fear"]})
    t.me.reap("eater-of-the-dead")
    assert t.me["eater-of-the-dead"].counters == {} and t.me.discard == ["fear"]
    t.settled()


@card("ember-imp")
def test_ember_imp_lets_the_opponent_play_two_cards_a_turn():
    t = scene({"hand": ["fear", "fear", "fear"]}, {"battleline": ["ember-imp"]})
    t.me.play("fear", "ember-imp")
    t.me.play("fear")
    assert t.offers("play") == ["fear"]  # the imp is gone
    t = scene(
        {"hand": ["arise", "arise", "hysteria"], "battleline": ["charette"]},
        {"battleline": ["ember-imp"]},
    )
    t.me.play("arise", "mars")
    t.me.play("arise", "mars")
    assert t.offers("play") == [] and t.why("play", "hysteria") == "KF-ABIL-180"
    assert t.offers("discard") == ["hysteria"] and t.offers("reap") == ["charette"]
    t.settled()


@card("ember-imp")
def test_ember_imp_does_not_bind_its_controller():
    t = scene({"hand": ["arise", "arise", "arise"], "battleline": ["ember-imp"]})
    t.me.play("arise", "mars")
    t.me.play("arise", "mars")
    assert t.offers("play") == ["arise"]
    t.settled()


@card("gabos-longarms")
@rule("KF-FAQMISC-120")
def test_gabos_longarms_strikes_an_elusive_creature_while_fighting_another():
    t = scene({"battleline": ["gabos-longarms", "dust-imp"]}, {"battleline": ["charette", "tolas"]})
    t.me.fight("gabos-longarms", "charette")
    t.asks(me, ["gabos-longarms", "dust-imp", "charette", "tolas"])
    t.me.pick("tolas")
    assert t.you.battleline == ["charette"] and t.you["charette"].damage == 0
    assert t.me["gabos-longarms"].damage == 4
    t.settled()


@card("gabos-longarms")
@rule("KF-FAQMISC-130")
def test_gabos_longarms_attacks_an_elusive_creature_and_strikes_another():
    t = scene({"battleline": ["gabos-longarms"]}, {"battleline": ["drumble", "troll"]})
    t.me.fight("gabos-longarms", "drumble", "troll")
    assert t.you["troll"].damage == 5 and t.you["drumble"].damage == 0
    assert t.me["gabos-longarms"].damage == 0  # no damage from the elusive one
    t.settled()


@card("gabos-longarms")
def test_gabos_longarms_may_strike_the_creature_it_fights_or_itself():
    t = scene({"battleline": ["gabos-longarms"]}, {"battleline": ["charette"]})
    t.me.fight("gabos-longarms", "charette", "charette")
    assert t.you.battleline == [] and t.me["gabos-longarms"].damage == 4
    t.settled()
    t = scene({"battleline": ["gabos-longarms"]}, {"battleline": ["charette"]})
    t.me.fight("gabos-longarms", "charette", "gabos-longarms")
    assert t.me.battleline == [] and t.you["charette"].damage == 0
    t.settled()


@card("overlord-greking")
def test_overlord_greking_takes_the_enemy_creature_that_falls_fighting_it():
    t = scene(
        {"battleline": ["overlord-greking"]},
        {"battleline": [{"card": "charette", "amber": 2, "damage": 1, "counters": {"power": 1}}, "troll"], "amber": 3},
    )
    t.me.fight("overlord-greking", "charette", "left")
    it = t.me["charette"]
    assert t.me.battleline == ["charette", "overlord-greking"] and t.you.battleline == ["troll"]
    assert (it.damage, it.amber, it.counters, it.ready) == (0, 0, {}, False)  # put into play: no Play ability
    assert pool(t) == (2, 3)
    t.settled()


@card("overlord-greking")
def test_overlord_greking_takes_its_attacker_too_and_loses_it_to_its_owner():
    t = scene({"hand": ["fear"], "battleline": ["charette"]}, {"battleline": ["overlord-greking", "troll"]})
    t.me.fight("charette", "overlord-greking", "right")
    assert t.you.battleline == ["overlord-greking", "troll", "charette"] and t.me.battleline == []
    t.me.play("fear", "charette")
    assert t.me.hand == ["charette"]
    t.settled()


@card("overlord-greking")
def test_overlord_greking_takes_nothing_when_it_falls_itself_or_does_not_fight():
    t = scene(
        {"hand": ["hand-of-dis"], "battleline": [{"card": "overlord-greking", "damage": 3}]},
        {"battleline": ["dust-imp", "shooler", "charette"]},
    )
    t.me.play("hand-of-dis", "shooler")
    assert t.you.discard == ["shooler"]
    t.me.fight("overlord-greking", "charette")
    assert t.you.discard == ["charette", "shooler"] and t.me.discard == ["overlord-greking", "hand-of-dis"]
    t.settled()


@card("overlord-greking", "annihilation-ritual")
def test_overlord_greking_takes_only_from_a_discard_pile():
    t = scene({"battleline": ["overlord-greking"], "artifacts": ["annihilation-ritual"]}, {"battleline": ["charette"]})
    t.me.fight("overlord-greking", "charette")
    assert t.you.purged == ["charette"] and t.me.battleline == ["overlord-greking"]
    t.settled()


@card("overlord-greking", "tolas")
@rule("KF-FAQDEST-120")
def test_overlord_greking_takes_tolas_which_is_silent_about_itself():
    t = scene({"battleline": [{"card": "overlord-greking", "ready": True}, "charette"]}, {"battleline": ["tolas"]})
    t.me.fight("charette", "tolas")
    t.me.fight("overlord-greking", "tolas", "left")
    assert t.me.battleline == ["tolas", "overlord-greking", "charette"] and pool(t) == (0, 0)
    t.settled()


@card("guardian-demon")
def test_guardian_demon_heals_up_to_2_and_deals_as_much_to_another_creature():
    t = scene(
        {"hand": ["guardian-demon"], "battleline": [{"card": "troll", "damage": 3}]},
        {"battleline": ["bumpsy"]},
    )
    t.me.play("guardian-demon", "left")
    t.asks(me, ["guardian-demon", "troll", "bumpsy"])
    t.me.pick("troll")
    t.asks(me, ["number:0", "number:1", "number:2"], kind="number")
    t.me.pick("number:2")
    t.asks(me, ["guardian-demon", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.me["troll"].damage == 1 and t.you["bumpsy"].damage == 2
    t.settled()


@card("guardian-demon")
def test_guardian_demon_heals_by_reaping_and_by_fighting():
    t = scene({"battleline": ["guardian-demon", {"card": "guardian-demon", "damage": 1}]}, {"battleline": ["troll"]})
    one, other = (it.number for it in t.state.players[0].battleline)
    t.me.reap(one, other)
    t.asks(me, ["number:0", "number:1"], kind="number")
    t.me.pick("number:1", "troll")
    assert t.card(other).damage == 0 and t.you["troll"].damage == 1
    t = scene({"battleline": ["guardian-demon"]}, {"battleline": ["dust-imp", "troll"]})
    t.me.fight("guardian-demon", "dust-imp", "guardian-demon", "number:2", "troll")
    assert t.me["guardian-demon"].damage == 0 and t.you["troll"].damage == 2
    t.settled()


@card("guardian-demon")
def test_guardian_demon_asks_nothing_where_nobody_is_damaged():
    t = scene({"hand": ["guardian-demon"], "battleline": ["troll"]}, {"battleline": ["bumpsy"]})
    t.me.play("guardian-demon", "left")
    t.asks(me, kind="main")
    assert t.me["troll"].damage == t.you["bumpsy"].damage == 0
    t.settled()


@card("guardian-demon")
def test_guardian_demon_deals_nothing_where_nothing_is_healed():
    t = scene({"battleline": ["guardian-demon"]}, {"battleline": ["troll", {"card": "bumpsy", "damage": 1}]})
    t.me.reap("guardian-demon", "troll")
    assert t.you["troll"].damage == 0 and t.you["bumpsy"].damage == 1
    t.settled()


@card("master-of-1")
def test_master_of_1_may_destroy_a_creature_with_1_power():
    t = scene({"battleline": ["master-of-1", "dust-pixie"]}, {"battleline": ["tolas", "dust-imp", "restringuntus"]})
    t.me.reap("master-of-1")
    t.asks(me, ["dust-pixie", "tolas", "restringuntus", "done"])
    t.me.pick("restringuntus")
    assert t.you.battleline == ["tolas", "dust-imp"] and t.me.amber == 2  # 1 of it is Tolas's doing
    t.settled()


@card("master-of-2")
def test_master_of_2_may_destroy_a_creature_with_2_power():
    line = ["tolas", "dust-imp", "tocsin", {"card": "dust-pixie", "counters": {"power": 1}}]
    t = scene({"battleline": ["master-of-2"]}, {"battleline": line})
    t.me.reap("master-of-2")
    t.asks(me, ["dust-imp", "dust-pixie", "done"])
    t.me.pick("dust-pixie")
    assert t.you.battleline == ["tolas", "dust-imp", "tocsin"]
    t.settled()


@card("master-of-2")
def test_master_of_2_may_destroy_nobody():
    t = scene({"battleline": ["master-of-2"]}, {"battleline": ["dust-imp"]})
    t.me.reap("master-of-2", "done")
    assert t.you.battleline == ["dust-imp"]
    t.settled()
    t = scene({"battleline": ["master-of-2"]}, {"battleline": ["tocsin"]})
    t.me.reap("master-of-2")
    assert t.you.battleline == ["tocsin"]
    t.settled()


@card("master-of-3")
def test_master_of_3_may_destroy_a_creature_with_3_power():
    t = scene({"battleline": ["master-of-3"]}, {"battleline": ["dust-imp", "tocsin", "charette"]})
    t.me.reap("master-of-3")
    t.asks(me, ["tocsin", "done"])
    t.me.pick("tocsin")
    assert t.you.battleline == ["dust-imp", "charette"]
    t.settled()


@card("pit-demon")
def test_pit_demon_steals_1():
    t = scene({"battleline": ["pit-demon"]}, {"amber": 2})
    t.me.action("pit-demon")
    assert pool(t) == (1, 1)
    t.settled()
    t = scene({"battleline": ["pit-demon"]})
    t.me.action("pit-demon")
    assert pool(t) == (0, 0)
    t.settled()


@card("pitlord")
def test_pitlord_obliges_its_controller_to_choose_dis():
    t = scene({"hand": ["pitlord"], "houses": ["dis", "mars", "logos"]}, {"houses": ["dis", "brobnar"]})
    t.me.play("pitlord")
    assert t.me.amber == 2
    t.settled()
    t.end()
    t.asks(you, ["dis", "brobnar"], kind="house")
    t.house("brobnar")
    t.end()
    t.asks(me, ["dis"], kind="house")
    assert t.why("house:mars") == "KF-HOUSE-050"


@card("pitlord", "restringuntus")
@rule("KF-FAQRULE-080", "KF-HOUSE-060")
def test_pitlord_gives_way_to_restringuntus():
    t = scene(
        {"hand": ["restringuntus"], "houses": ["dis"]},
        {"battleline": ["pitlord"], "houses": ["dis", "mars", "logos"]},
    )
    t.me.play("restringuntus")
    t.asks(me, list(HOUSES), kind="house")
    t.me.pick("dis")
    t.settled()
    t.end()
    t.asks(you, ["mars", "logos"], kind="house")
    assert t.why("house:dis") == "KF-HOUSE-060"


@card("pitlord")
@rule("KF-FAQRULE-090", "KF-HOUSE-030")
def test_pitlord_as_a_maverick_obliges_to_nothing_without_dis():
    houses = ["logos", "mars", "sanctum"]
    t = scene({"battleline": [{"card": "pitlord", "house": "mars"}], "houses": houses}, house="")
    t.asks(me, houses, kind="house")
    assert t.why("house:dis") == "KF-HOUSE-030"
    t = scene({"battleline": ["pitlord"], "houses": houses}, house="")
    t.asks(me, ["dis"], kind="house")
    t.house("dis")
    t.settled()


@card("pitlord")
def test_pitlord_has_taunt():
    t = scene({"battleline": ["charette"]}, {"battleline": ["bumpsy", "pitlord", "troll", "dust-imp"]})
    t.me.fight("charette")
    t.asks(me, ["pitlord", "dust-imp"])


@card("restringuntus")
def test_restringuntus_forbids_a_house_until_it_leaves_play():
    t = scene({"hand": ["restringuntus"], "houses": ["dis", "mars"]}, {"houses": ["dis", "brobnar"], "hand": ["punch"]})
    t.me.play("restringuntus", "dis")
    t.end()
    t.asks(you, ["brobnar"], kind="house")
    t.house("brobnar")
    t.settled()
    t.end()
    t.asks(me, ["dis", "mars"], kind="house")
    t.house("mars")
    next_turn(t, "brobnar")
    t.you.play("punch", "restringuntus")
    t.settled()
    next_turn(t, "mars")
    t.end()
    t.asks(you, ["dis", "brobnar"], kind="house")


@card("restringuntus")
def test_restringuntus_forbids_nothing_where_it_has_left_play_first():
    t = scene({"hand": ["restringuntus"], "houses": ["dis"]}, {"artifacts": ["autocannon"], "houses": ["brobnar"]})
    t.me.play("restringuntus")
    t.asks(me, ["restringuntus", "autocannon"], kind="trigger")
    t.me.pick("autocannon")
    assert t.me.discard == ["restringuntus"] and t.state.lasting == []
    t.settled()


@card("shaffles")
def test_shaffles_takes_1_at_the_end_of_its_controllers_turn():
    t = scene({"battleline": ["shaffles"], "amber": 2, "houses": ["dis"]}, {"amber": 2, "houses": ["brobnar"]})
    t.end()
    assert pool(t) == (2, 1)
    t.house("brobnar")
    t.end()
    assert pool(t) == (2, 1)
    t.house("dis")
    t.settled()


@card("shaffles")
def test_shaffles_cannot_take_what_is_not_there():
    t = scene({"battleline": ["shaffles", "shaffles"]}, {"amber": 1, "houses": ["brobnar"]})
    t.end()
    assert pool(t) == (0, 0)
    t.house("brobnar")
    t.settled()


@card("shooler")
def test_shooler_steals_from_four_on():
    t = scene({"hand": ["shooler", "shooler"]}, {"amber": 4})
    t.me.play("shooler")
    assert pool(t) == (1, 3)
    t.me.play("shooler", "left")
    assert pool(t) == (1, 3)
    t.settled()


@card("snudge")
def test_snudge_returns_an_artifact_or_a_flank_creature():
    t = scene(
        {"battleline": ["charette", "snudge", "troll"], "artifacts": ["cannon"]},
        {"battleline": ["shooler", "bumpsy", "dust-imp"], "artifacts": [{"card": "key-to-dis", "owner": 0}]},
    )
    t.me.reap("snudge")
    t.asks(me, ["cannon", "key-to-dis", "charette", "troll", "shooler", "dust-imp"])
    t.me.pick("key-to-dis")
    assert t.me.hand == ["key-to-dis"] and t.you.artifacts == []
    t.settled()


@card("snudge")
def test_snudge_fights_and_may_have_to_return_itself():
    t = scene({"battleline": ["snudge"]}, {"battleline": ["dust-imp"]})
    t.me.fight("snudge", "dust-imp")
    t.asks(me, ["snudge"])
    t.me.pick("snudge")
    assert t.me.hand == ["snudge"] and t.me.battleline == []
    t.settled()


@card("snudge")
def test_snudge_is_stopped_by_a_ward():
    t = scene({"battleline": ["snudge"]}, {"battleline": [{"card": "troll", "ward": True}]})
    t.me.reap("snudge", "troll")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward and t.you.hand == []
    t.settled()


@card("stealer-of-souls")
def test_stealer_of_souls_purges_whom_it_fells_and_gains_1():
    t = scene({"battleline": ["stealer-of-souls"]}, {"battleline": ["charette", "troll"]})
    t.me.fight("stealer-of-souls", "charette")
    assert t.you.purged == ["charette"] and t.you.discard == [] and pool(t) == (1, 0)
    t.settled()


@card("stealer-of-souls")
def test_stealer_of_souls_gains_1_also_for_a_creature_that_it_finds_no_more():
    t = scene({"battleline": ["stealer-of-souls"]}, {"battleline": ["bad-penny"]})
    t.me.fight("stealer-of-souls", "bad-penny")
    assert t.you.hand == ["bad-penny"] and t.you.purged == [] and pool(t) == (1, 0)
    t.settled()


@card("stealer-of-souls")
@rule("KF-FAQDEST-020")
def test_stealer_of_souls_gets_nothing_when_it_falls_too():
    t = scene({"battleline": ["stealer-of-souls"]}, {"battleline": ["valdr"]})
    t.me.fight("stealer-of-souls", "valdr")
    assert t.you.discard == ["valdr"] and t.you.purged == [] and t.me.discard == ["stealer-of-souls"]
    assert pool(t) == (0, 0)
    t.settled()


@card("stealer-of-souls")
def test_stealer_of_souls_gets_nothing_for_other_destructions():
    t = scene(
        {"hand": ["gongoozle"], "battleline": ["stealer-of-souls", "pit-demon"]},
        {"battleline": ["dust-imp", "charette"]},
    )
    t.me.play("gongoozle", "dust-imp")
    t.me.fight("pit-demon", "charette")
    assert t.you.discard == ["charette", "dust-imp"] and pool(t) == (1, 2)
    t.settled()


@card("succubus")
def test_succubus_leaves_the_opponent_one_card_short():
    deck = ["troll"] * 8
    t = scene(
        {"battleline": ["succubus"], "deck": deck, "houses": ["dis"]},
        {"deck": deck, "houses": ["brobnar"], "hand": ["fear"]},
    )
    t.end()
    assert len(t.me.hand) == 6
    t.house("brobnar")
    t.end()
    assert len(t.you.hand) == 5
    t.house("dis")
    t.settled()


@card("tentacus")
def test_tentacus_must_be_paid_for_each_use_of_an_artifact():
    t = scene(
        {"artifacts": ["cannon", "mighty-javelin"], "amber": 1, "battleline": ["troll"]},
        {"battleline": ["tentacus"]},
        house="brobnar",
    )
    t.me.action("cannon", "tentacus")
    assert pool(t) == (0, 1) and t.you["tentacus"].damage == 2
    assert t.offers("omni") == [] and t.why("omni", "mighty-javelin") == "KF-AOMBRE-170"
    assert t.offers("reap") == ["troll"]  # creatures cost nothing
    t.settled()


@card("tentacus", "poltergeist")
def test_tentacus_is_paid_for_a_use_through_poltergeist_or_not_at_all():
    t = scene({"hand": ["poltergeist"]}, {"battleline": ["tentacus"], "artifacts": ["cannon"]})
    t.me.play("poltergeist", "cannon", "cannon", "tentacus")
    assert pool(t) == (0, 1) and t.you["tentacus"].damage == 2 and t.you.artifacts == []
    t.settled()
    t = scene({"hand": ["poltergeist"]}, {"battleline": ["tentacus", "tentacus"], "artifacts": ["cannon"]})
    t.me.play("poltergeist", "cannon")  # 2 Æ are due, and the icon gave 1: the artifact is only destroyed
    assert pool(t) == (1, 0) and t.you.artifacts == []
    t.settled()


@card("tentacus")
def test_tentacus_costs_its_controller_nothing():
    t = scene({"artifacts": ["cannon"], "battleline": ["tentacus"]}, house="brobnar")
    t.me.action("cannon", "tentacus")
    assert pool(t) == (0, 0)
    t.settled()


@card("the-terror")
def test_the_terror_gains_2_where_the_opponent_has_none():
    t = scene({"hand": ["the-terror"], "amber": 1})
    t.me.play("the-terror")
    assert pool(t) == (3, 0)
    t.settled()
    t = scene({"hand": ["the-terror"]}, {"amber": 1})
    t.me.play("the-terror")
    assert pool(t) == (0, 1)
    t.settled()


@card("tocsin")
def test_tocsin_takes_a_card_of_the_opponents_hand_when_it_reaps():
    t = scene({"battleline": ["tocsin"], "hand": ["fear"]}, {"hand": ["punch", "punch"], "battleline": ["dust-imp"]})
    t.me.reap("tocsin")
    assert t.you.hand == ["punch"] and t.you.discard == ["punch"] and t.me.hand == ["fear"]
    t.settled()


@card("tolas")
def test_tolas_pays_the_opponent_of_whoever_controlled_the_creature():
    t = scene(
        {"hand": ["gongoozle", "gongoozle"], "battleline": ["charette"]},
        {"battleline": ["tolas", {"card": "dust-pixie", "owner": 0}], "artifacts": []},
    )
    t.me.play("gongoozle", "dust-pixie")
    assert pool(t) == (2, 0)
    t.me.play("gongoozle", "charette")  # it survives
    assert pool(t) == (3, 0)
    t.settled()


@card("tolas")
def test_tolas_pays_either_player():
    t = scene({"battleline": ["tolas", "dust-pixie"]}, {"battleline": ["charette"]}, house="untamed")
    t.me.fight("dust-pixie", "charette")
    assert pool(t) == (0, 1)
    t.settled()


@card("tolas", "gateway-to-dis")
@rule("KF-FAQDEST-110", "KF-DEST-150")
def test_tolas_destroyed_with_the_others_pays_nobody():
    t = scene({"hand": ["gateway-to-dis"], "battleline": ["tolas", "tolas"]}, {"battleline": ["troll", "troll"]})
    t.me.play("gateway-to-dis")
    assert t.me.battleline == [] == t.you.battleline and pool(t) == (0, 0)
    t.settled()


@card("tolas")
@rule("KF-FAQDEST-050")
def test_tolas_pays_for_a_creature_that_returned_to_hand_when_destroyed():
    t = scene({"hand": ["gongoozle"], "battleline": ["tolas"]}, {"battleline": ["bad-penny"]})
    t.me.play("gongoozle", "bad-penny")
    assert t.you.hand == ["bad-penny"] and pool(t) == (2, 0)
    t.settled()


@card("tolas")
def test_tolas_is_elusive():
    t = scene({"battleline": ["charette"]}, {"battleline": ["tolas"]})
    t.me.fight("charette", "tolas")
    assert t.you.battleline == ["tolas"] and t.me["charette"].damage == 0
    t.settled()


@card("truebaru")
def test_truebaru_costs_3_and_pays_5_when_destroyed():
    t = scene({"hand": ["truebaru", "gateway-to-dis"], "amber": 4}, {"amber": 1})
    t.me.play("truebaru")
    assert pool(t) == (1, 1) and t.me.battleline == ["truebaru"]
    t.me.play("gateway-to-dis")
    assert pool(t) == (6, 1)
    t.settled()


@card("truebaru")
def test_truebaru_cannot_be_played_with_less():
    t = scene({"hand": ["truebaru", "fear"], "amber": 2})
    assert t.offers("play") == ["fear"] and t.why("play", "truebaru") == "KF-AOMBRE-170"
    t.settled()


@card("truebaru")
def test_truebaru_has_taunt():
    t = scene({"battleline": ["charette"]}, {"battleline": ["bumpsy", "truebaru", "pitlord", "dust-imp"]})
    t.me.fight("charette")
    t.asks(me, ["truebaru", "pitlord"])


@card("collar-of-subordination")
def test_collar_of_subordination_takes_control_of_a_creature_as_it_is():
    t = scene(
        {"hand": ["collar-of-subordination"], "battleline": ["charette"]},
        {"battleline": [{"card": "troll", "damage": 2, "amber": 1}, "bumpsy"]},
    )
    t.me.play("collar-of-subordination")
    t.asks(me, ["charette", "troll", "bumpsy"])
    t.me.pick("troll")
    t.asks(me, ["left", "right"], kind="flank")
    t.me.pick("left")
    it = t.me["troll"]
    assert t.me.battleline == ["troll", "charette"] and t.you.battleline == ["bumpsy"]
    assert (it.damage, it.amber, it.ready) == (2, 1, True)
    t.settled()


@card("collar-of-subordination", "fear")
def test_collar_of_subordination_goes_when_its_creature_goes_home():
    t = scene({"hand": ["collar-of-subordination", "hysteria"]}, {"battleline": ["troll"]})
    t.me.play("collar-of-subordination", "troll")
    assert t.me.battleline == ["troll"]
    t.me.play("hysteria")
    assert t.you.hand == ["troll"] and t.me.discard == ["hysteria", "collar-of-subordination"]
    assert t.state.lasting == []
    t.settled()


@card("collar-of-subordination")
def test_collar_of_subordination_gives_the_creature_back_when_it_leaves_alone():
    t = scene({"hand": ["collar-of-subordination", "arise"]}, {"battleline": ["troll"]})
    t.me.play("collar-of-subordination", "troll")
    t.match.patch({"cards": [{"number": t.number("collar-of-subordination"), "zone": "discard"}]})
    t.me.play("arise", "mars")
    assert t.you.battleline == ["troll"] and t.me.battleline == [] and t.state.lasting == []
    t.settled()


@card("collar-of-subordination")
@rule("KF-CTRL-030")
def test_the_most_recent_collar_of_subordination_prevails():
    t = scene(
        {"hand": ["collar-of-subordination"], "houses": ["dis"]},
        {"battleline": ["troll"], "hand": ["collar-of-subordination"], "houses": ["dis"]},
    )
    t.me.play("collar-of-subordination", "troll")
    assert t.me.battleline == ["troll"]
    next_turn(t, "dis")
    t.you.play("collar-of-subordination", "troll")
    assert t.you.battleline == ["troll"] and t.me.battleline == []
    t.settled()


@card("flame-wreathed")
def test_flame_wreathed_gives_2_power_and_hazardous_2():
    t = scene(
        {"hand": ["flame-wreathed"], "battleline": ["dust-imp", "charette"], "houses": ["dis"]},
        {"battleline": [{"card": "charette", "damage": 2}, "troll"], "houses": ["dis", "brobnar"]},
    )
    t.me.play("flame-wreathed", "dust-imp")
    assert t.me.amber == 1
    t.settled()
    next_turn(t, "dis")
    t.you.fight("charette", "dust-imp")  # 2 before the fight: it does not come to blows
    assert t.you.battleline == ["troll"] and t.me["dust-imp"].damage == 0
    next_turn(t, "dis")
    next_turn(t, "brobnar")
    t.you.fight("troll", "dust-imp")  # 2 before the fight, then 4
    assert t.you["troll"].damage == 6 and t.me.battleline == ["charette"]
    assert t.me.discard == ["dust-imp", "flame-wreathed"]
    t.settled()
