"""Call of the Archons: Logos."""

from pioche.games.keyforge.state import HOUSES
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", house=words.pop("house", "logos"), me=mine, you=yours, **words)


def seen(t, viewer, owner, zone):
    """What `viewer` knows of a zone, "?" for each card that they do not know."""
    return [one.get("card", "?") for one in t.match.view(viewer)["players"][owner][zone]]


def handed_over(t, house):
    """End my turn; the opponent's begins with this house."""
    t.me.end()
    t.you.house(house)


@card("bouncing-deathquark")
def test_bouncing_deathquark_destroys_one_of_each_side_again_and_again():
    t = scene(
        {"hand": ["bouncing-deathquark"], "battleline": ["doc-bookton", "mother", "batdrone"]},
        {"battleline": ["troll", "krump", "valdr"]},
    )
    t.me.play("bouncing-deathquark")
    t.asks(me, ["troll", "krump", "valdr"])
    t.me.pick("krump")
    t.asks(me, ["doc-bookton", "mother", "batdrone"])
    t.me.pick("mother")
    assert t.me.battleline == ["doc-bookton", "batdrone"] and t.you.battleline == ["troll", "valdr"]
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes", "troll", "batdrone")
    t.me.pick("no")
    assert t.me.battleline == ["doc-bookton"] and t.you.battleline == ["valdr"]
    t.settled()


@card("bouncing-deathquark")
def test_bouncing_deathquark_takes_what_is_there_and_is_repeated_only_as_a_whole():
    t = scene({"hand": ["bouncing-deathquark"]}, {"battleline": ["troll", "krump"]})
    t.me.play("bouncing-deathquark", "krump")
    assert t.you.battleline == ["troll"] and t.me.discard == ["bouncing-deathquark"]
    t.settled()
    t = scene({"hand": ["bouncing-deathquark"], "battleline": ["mother"]}, {"battleline": ["troll", "krump"]})
    t.me.play("bouncing-deathquark", "krump", "mother")
    assert t.you.battleline == ["troll"] and t.me.battleline == []
    t.settled()


@card("bouncing-deathquark")
@rule("KF-REPEAT-050")
def test_bouncing_deathquark_spends_a_ward_and_may_then_go_on():
    t = scene(
        {"hand": ["bouncing-deathquark"], "battleline": [{"card": "mother", "ward": True}]},
        {"battleline": ["troll", "krump", "valdr"]},
    )
    t.me.play("bouncing-deathquark", "krump", "mother")
    assert t.me.battleline == ["mother"] and not t.me["mother"].ward
    t.me.pick("yes", "troll", "mother")
    assert t.me.battleline == [] and t.you.battleline == ["valdr"]
    t.settled()


@card("dimension-door")
@rule("KF-REPL-010", "KF-REPL-020")
def test_dimension_door_makes_a_theft_of_each_reap_and_leaves_the_rest_of_it():
    t = scene({"hand": ["dimension-door"], "battleline": ["doc-bookton"], "deck": ["labwork"]}, {"amber": 3})
    t.me.play("dimension-door")
    t.me.reap("doc-bookton")
    assert (t.me.amber, t.you.amber) == (1, 2)
    assert t.me.hand == ["labwork"]
    t.settled()


@card("dimension-door")
def test_dimension_door_brings_nothing_from_an_empty_pool():
    t = scene({"hand": ["dimension-door"], "battleline": ["doc-bookton", "mother"]}, {"amber": 1})
    t.me.play("dimension-door")
    t.me.reap("doc-bookton")
    t.me.reap("mother")
    assert (t.me.amber, t.you.amber) == (1, 0)
    t.settled()


@card("dimension-door")
def test_dimension_door_is_about_reaping_only_and_ends_with_the_turn():
    t = scene({"hand": ["dimension-door", "labwork"]}, {"battleline": ["doc-bookton"], "amber": 2, "deck": ["mother"]})
    t.me.play("dimension-door")
    t.me.play("labwork")
    assert (t.me.amber, t.you.amber) == (1, 2)  # the icon
    handed_over(t, "logos")
    t.you.reap("doc-bookton")
    assert (t.me.amber, t.you.amber) == (1, 3)
    t.settled()


@card("dimension-door")
def test_dimension_door_brings_nothing_where_amber_cannot_be_stolen():
    t = scene({"hand": ["dimension-door"], "battleline": ["mother"]}, {"battleline": ["the-vaultkeeper"], "amber": 3})
    t.me.play("dimension-door")
    t.me.reap("mother")
    assert (t.me.amber, t.you.amber) == (0, 3)
    t.settled()


@card("effervescent-principle")
def test_effervescent_principle_halves_both_pools_rounding_the_loss_down():
    t = scene({"hand": ["effervescent-principle"], "amber": 5}, {"amber": 4})
    t.me.play("effervescent-principle")
    assert (t.me.amber, t.you.amber) == (3, 2)
    assert (t.me.chains, t.you.chains) == (1, 0)
    t.settled()


@card("effervescent-principle")
def test_effervescent_principle_takes_nothing_of_a_single_amber():
    t = scene({"hand": ["effervescent-principle"], "amber": 1}, {"amber": 0})
    t.me.play("effervescent-principle")
    assert (t.me.amber, t.you.amber, t.me.chains) == (1, 0, 1)
    t.settled()


@card("foggify")
def test_foggify_keeps_the_opponent_from_fighting_on_their_next_turn():
    t = scene({"hand": ["foggify"], "battleline": ["mother"]}, {"battleline": ["doc-bookton"]})
    t.me.play("foggify")
    assert t.me.amber == 1 and t.why("fight", "mother") == ""
    handed_over(t, "logos")
    assert t.why("fight", "doc-bookton") == "KF-ABIL-180"
    assert t.offers("fight") == [] and t.offers("reap") == ["doc-bookton"]
    t.settled()


@card("foggify")
def test_foggify_is_over_on_the_turn_after_that():
    t = scene({"hand": ["foggify"], "battleline": ["mother"]}, {"battleline": ["doc-bookton"]})
    t.me.play("foggify")
    handed_over(t, "logos")
    t.you.end()
    t.me.house("logos")
    assert t.offers("fight") == ["mother"]
    t.me.end()
    t.you.house("logos")
    assert t.offers("fight") == ["doc-bookton"]
    t.settled()


@card("help-from-future-self")
@rule("KF-SEARCH-010", "KF-SEARCH-030")
def test_help_from_future_self_finds_a_timetraveller_in_the_deck_for_all_to_see():
    t = scene({"hand": ["help-from-future-self"], "deck": ["mother", "timetraveller", "troll"], "discard": ["labwork"]})
    t.me.play("help-from-future-self")
    t.asks(me, ["timetraveller", "done"])
    assert seen(t, me, me, "deck") == ["mother", "timetraveller", "troll"]
    assert seen(t, you, me, "deck") == ["?", "?", "?"]
    t.me.pick("timetraveller")
    assert t.me.hand == ["timetraveller"] and seen(t, you, me, "hand") == ["timetraveller"]
    assert sorted(t.me.deck) == ["labwork", "mother", "troll"] and t.me.discard == ["help-from-future-self"]
    assert seen(t, me, me, "deck") == ["?", "?", "?"] and t.me.amber == 1
    t.settled()


@card("help-from-future-self")
def test_help_from_future_self_looks_in_the_discard_pile_too():
    t = scene({"hand": ["help-from-future-self"], "deck": ["mother"], "discard": ["labwork", "timetraveller"]})
    t.me.play("help-from-future-self", "timetraveller")
    assert t.me.hand == ["timetraveller"] and sorted(t.me.deck) == ["labwork", "mother"]
    t.settled()


@card("help-from-future-self")
def test_help_from_future_self_may_find_nothing_and_shuffles_all_the_same():
    t = scene({"hand": ["help-from-future-self"], "deck": ["timetraveller"], "discard": ["labwork"]})
    t.me.play("help-from-future-self", "done")
    assert t.me.hand == [] and sorted(t.me.deck) == ["labwork", "timetraveller"]
    t.settled()
    t = scene({"hand": ["help-from-future-self"], "discard": ["labwork"]}, {"deck": ["timetraveller"]})
    t.me.play("help-from-future-self")
    assert t.me.hand == [] and t.me.deck == ["labwork"] and t.you.deck == ["timetraveller"]
    t.settled()


@card("interdimensional-graft")
def test_interdimensional_graft_takes_what_forging_leaves():
    t = scene({"hand": ["interdimensional-graft"]}, {"amber": 10, "hand": ["mother"]})
    t.me.play("interdimensional-graft")
    t.me.end()
    t.asks(you, ["key:red", "key:blue", "key:yellow"])
    t.you.pick("red")
    assert t.you.keys == ("red",)
    assert (t.me.amber, t.you.amber) == (5, 0)
    t.settled()


@card("interdimensional-graft")
def test_interdimensional_graft_takes_nothing_where_no_key_is_forged_and_is_over_then():
    t = scene({"hand": ["interdimensional-graft"]}, {"amber": 5, "hand": ["mother"]})
    t.me.play("interdimensional-graft")
    handed_over(t, "logos")
    assert (t.me.amber, t.you.amber) == (1, 5)
    t.you.end()
    t.match.patch({"players": [{}, {"amber": 9}]})
    t.me.house("logos")
    handed = t.state.lasting
    t.me.end()
    t.you.pick("red")
    assert handed == [] and (t.me.amber, t.you.amber) == (1, 3)
    t.settled()


@card("interdimensional-graft")
def test_interdimensional_graft_does_not_hear_its_own_player_forge():
    hand = ["interdimensional-graft", "phase-shift", "key-charge"]
    t = scene({"hand": hand, "amber": 9}, {"amber": 3})
    t.me.play("interdimensional-graft")
    t.me.play("phase-shift")
    t.me.play("key-charge", "yes", "red")
    assert t.me.keys == ("red",) and (t.me.amber, t.you.amber) == (3, 3)
    t.settled()


@card("interdimensional-graft")
def test_interdimensional_graft_does_not_hear_the_opponent_forge_in_the_turn_in_which_it_is_played():
    punch = {"card": "punch", "house": "logos"}
    t = scene({"hand": ["interdimensional-graft", punch]}, {"battleline": ["keyfrog", "troll"], "amber": 16})
    t.me.play("interdimensional-graft")
    t.me.play("punch", "keyfrog", "red")
    assert t.you.keys == ("red",) and t.you.battleline == ["troll"] and (t.me.amber, t.you.amber) == (2, 10)
    t.me.end()
    t.you.pick("blue")  # and in their next turn it does
    assert (t.me.amber, t.you.amber) == (6, 0)
    t.settled()


@card("knowledge-is-power")
def test_knowledge_is_power_archives_a_card_or_pays_for_the_archives():
    t = scene({"hand": ["knowledge-is-power", "labwork", "troll"], "archives": ["mother", "batdrone"]})
    t.me.play("knowledge-is-power")
    t.asks(me, ["mode:0", "mode:1"], kind="mode")
    t.me.pick("mode:0")
    t.asks(me, ["labwork", "troll"])
    t.me.pick("troll")
    assert t.me.archives == ["mother", "batdrone", "troll"] and t.me.hand == ["labwork"] and t.me.amber == 0
    t.settled()


@card("knowledge-is-power")
def test_knowledge_is_power_counts_its_players_archives_only():
    t = scene({"hand": ["knowledge-is-power", "labwork"], "archives": ["mother", "batdrone"]}, {"archives": ["troll"]})
    t.me.play("knowledge-is-power", "mode:1")
    assert t.me.amber == 2 and t.me.hand == ["labwork"] and len(t.me.archives) == 2
    t.settled()


@card("labwork")
@rule("KF-ARCH-040")
def test_labwork_archives_a_card_of_the_hand_unseen():
    t = scene({"hand": ["labwork", "troll", "mother"], "deck": ["batdrone"]})
    t.me.play("labwork")
    t.asks(me, ["troll", "mother"])
    t.me.pick("troll")
    assert t.me.archives == ["troll"] and t.me.hand == ["mother"] and t.me.amber == 1
    assert seen(t, you, me, "archives") == ["?"] and seen(t, me, me, "archives") == ["troll"]
    t.settled()


@card("labwork")
def test_labwork_alone_in_hand_archives_nothing():
    t = scene({"hand": ["labwork"], "deck": ["batdrone"]})
    t.me.play("labwork")
    assert t.me.archives == [] and t.me.deck == ["batdrone"] and t.me.discard == ["labwork"]
    t.settled()


@card("library-access")
@rule("KF-ERRATA-020", "KF-ERRATA-030")
def test_library_access_draws_for_each_other_card_played_and_is_purged():
    t = scene({"hand": ["library-access", "mother", "foggify"], "deck": ["troll", "bumpsy", "krump"]})
    t.me.play("library-access")
    assert t.me.purged == ["library-access"] and t.me.discard == [] and t.me.hand == ["mother", "foggify"]
    t.me.play("mother")
    assert t.me.hand == ["foggify", "troll"]
    t.me.play("foggify", "trigger:1")
    assert t.me.hand == ["troll", "bumpsy"] and t.me.discard == ["foggify"]
    t.settled()


@card("library-access")
def test_a_second_library_access_draws_by_the_first_and_both_last_for_the_turn():
    t = scene(
        {"hand": ["library-access", "library-access", "mother"], "deck": ["troll", "bumpsy", "krump", "valdr"]},
        {"hand": ["troll", "bumpsy"], "deck": ["valdr"], "houses": ["brobnar"]},
    )
    t.me.play("library-access")
    t.me.play("library-access", "trigger:1")
    assert t.me.hand == ["mother", "troll"]
    t.me.play("mother")
    assert t.me.hand == ["troll", "bumpsy", "krump"]
    t.me.end()
    assert t.state.lasting == []
    t.you.house("brobnar")
    t.you.play("troll")
    assert t.you.hand == ["bumpsy"]
    t.settled()


@card("library-access")
@rule("KF-NAME-020")
def test_a_copy_of_library_access_purges_itself():
    t = scene({"hand": ["mimicry", "dust-pixie"], "deck": ["troll"]}, {"discard": ["library-access"]}, house="untamed")
    t.me.play("mimicry", "library-access")
    assert t.me.purged == ["mimicry"] and t.you.discard == ["library-access"]
    t.me.play("dust-pixie")
    assert t.me.hand == ["troll"]
    t.settled()


@card("library-access", "wild-wormhole")
@rule("KF-FAQGEN-010", "KF-FAQGEN-020")
def test_library_access_and_wild_wormhole_are_simultaneous_after_the_icon():
    for first in ("library-access", "wild-wormhole"):
        t = scene({"hand": ["library-access", "wild-wormhole"], "deck": ["timetraveller", "timetraveller", "troll"]})
        t.me.play("library-access")
        t.me.play("wild-wormhole")
        assert t.me.amber == 1
        t.asks(me, ["library-access", "wild-wormhole"], kind="trigger")
        t.me.pick(first)
        if first == "wild-wormhole":  # its card has an icon, then a Play ability that is simultaneous with the draw
            assert t.me.amber == 2 and t.me.hand == []
            t.asks(me, ["library-access", "timetraveller"], kind="trigger")
            t.me.pick("library-access")
            assert t.me.hand == ["timetraveller", "troll"]
        else:
            assert t.me.hand == ["timetraveller"] and t.me.amber == 2
            t.asks(me, ["library-access", "timetraveller"], kind="trigger")
            t.me.pick("timetraveller")
            assert t.me.hand == ["timetraveller", "troll"]
        t.settled()


@card("neuro-syphon")
def test_neuro_syphon_steals_and_draws_from_a_richer_opponent():
    t = scene({"hand": ["neuro-syphon"], "deck": ["troll", "mother"]}, {"amber": 2})
    t.me.play("neuro-syphon")
    assert (t.me.amber, t.you.amber) == (2, 1) and t.me.hand == ["troll"]
    t.settled()


@card("neuro-syphon")
def test_neuro_syphon_does_nothing_where_its_own_icon_has_made_both_equal():
    t = scene({"hand": ["neuro-syphon"], "deck": ["troll"]}, {"amber": 1})
    t.me.play("neuro-syphon")
    assert (t.me.amber, t.you.amber) == (1, 1) and t.me.hand == []
    t.settled()


@card("phase-shift")
@rule("KF-FAQGEN-260")
def test_each_phase_shift_lets_one_card_of_another_house_be_played():
    t = scene({"hand": ["phase-shift", "phase-shift", "dust-pixie", "troll", "krump", "batdrone"]})
    assert t.why("play", "troll") == "KF-MAIN-020"
    t.me.play("phase-shift")
    t.me.play("phase-shift")
    assert t.offers("play") == ["dust-pixie", "troll", "krump", "batdrone"]
    assert t.offers("discard") == ["batdrone"]
    t.me.play("troll")
    t.me.play("batdrone", "left")  # of Logos: takes no permission
    t.me.play("krump", "left")
    assert t.why("play", "dust-pixie") == "KF-MAIN-020" and t.offers("play") == []
    t.settled()


@card("phase-shift")
@rule("KF-MAIN-050", "KF-FAQRULE-040")
def test_phase_shift_on_the_first_turn_lets_one_more_card_be_played():
    t = scene({"hand": ["phase-shift", "tunk", "troll", "mother"]}, turn=1, first_turn=True)
    t.me.play("phase-shift")
    assert t.offers("play") == ["tunk", "troll"] and t.why("play", "mother") == "KF-MAIN-030"
    t.me.play("tunk")
    assert t.offers("play") == [] and t.why("play", "troll") != ""
    t.settled()


@card("phase-shift")
def test_phase_shift_is_over_with_the_turn():
    t = scene({"hand": ["phase-shift", "troll"]}, {"hand": ["troll", "mother"]})
    t.me.play("phase-shift")
    handed_over(t, "logos")
    assert t.offers("play") == ["mother"] and t.state.lasting == []
    t.settled()


@card("positron-bolt")
def test_positron_bolt_goes_on_from_a_flank_to_the_second_and_third_creature():
    line = ["troll", "krump", "valdr", "bumpsy"]
    t = scene({"hand": ["positron-bolt"], "battleline": ["mother"]}, {"battleline": line})
    t.me.play("positron-bolt")
    t.asks(me, ["mother", "troll", "bumpsy"])
    t.me.pick("bumpsy")
    t.asks(me, ["valdr"])
    t.me.pick("valdr")
    assert [t.you[id].damage for id in line] == [0, 1, 2, 3] and t.me["mother"].damage == 0
    assert t.me.amber == 1
    t.settled()


@card("positron-bolt")
def test_positron_bolt_deals_all_its_damage_at_once():
    t = scene({"hand": ["positron-bolt"]}, {"battleline": ["batdrone", "veylan-analyst", "troll"]})
    t.me.play("positron-bolt", "batdrone", "veylan-analyst", "batdrone")
    assert t.you.battleline == ["troll"] and t.you["troll"].damage == 1
    assert t.you.discard == ["veylan-analyst", "batdrone"]
    t.settled()


@card("positron-bolt")
def test_positron_bolt_stops_where_the_line_does():
    t = scene({"hand": ["positron-bolt"]}, {"battleline": ["troll"]})
    t.me.play("positron-bolt", "troll")
    assert t.you["troll"].damage == 3
    t.settled()
    t = scene({"hand": ["positron-bolt"]})
    t.me.play("positron-bolt")
    assert t.me.discard == ["positron-bolt"]
    t.settled()


@card("positron-bolt", "spectral-tunneler")
@rule("KF-FAQMISC-050", "KF-LINE-090")
def test_positron_bolt_on_a_creature_that_only_counts_as_a_flank_goes_one_way():
    line = ["troll", "krump", "valdr", "bumpsy", "headhunter"]
    t = scene({"hand": ["positron-bolt"], "artifacts": ["spectral-tunneler"]}, {"battleline": line})
    t.me.action("spectral-tunneler", "valdr")
    t.me.play("positron-bolt")
    t.asks(me, ["troll", "valdr", "headhunter"])
    t.me.pick("valdr")
    t.asks(me, ["krump", "bumpsy"])
    t.me.pick("bumpsy")
    assert [t.you[id].damage for id in line] == [0, 0, 3, 2, 1]
    t.settled()


@card("random-access-archives")
def test_random_access_archives_takes_the_top_card_unseen_by_the_opponent():
    t = scene({"hand": ["random-access-archives", "mother"], "deck": ["troll", "bumpsy"]}, {"deck": ["krump"]})
    t.me.play("random-access-archives")
    assert t.me.archives == ["troll"] and t.me.deck == ["bumpsy"] and t.me.hand == ["mother"] and t.me.amber == 1
    assert seen(t, you, me, "archives") == ["?"] and t.you.deck == ["krump"]
    t.settled()


@card("random-access-archives")
@rule("KF-DRAW-050")
def test_random_access_archives_makes_no_new_deck():
    t = scene({"hand": ["random-access-archives"], "discard": ["troll"]})
    t.me.play("random-access-archives")
    assert t.me.archives == [] and t.me.deck == [] and t.me.discard == ["random-access-archives", "troll"]
    t.settled()


@card("remote-access")
@rule("KF-ASIF-010")
def test_remote_access_uses_an_enemy_artifact_as_its_players_own():
    t = scene(
        {"hand": ["remote-access"], "deck": ["troll"], "artifacts": ["pocket-universe"]},
        {"artifacts": ["library-of-babble", "cannon"], "deck": ["bumpsy"]},
    )
    t.me.play("remote-access")
    t.asks(me, ["library-of-babble", "cannon"])
    t.me.pick("library-of-babble", "library-of-babble")
    assert t.me.hand == ["troll"] and t.you.deck == ["bumpsy"]
    assert t.you.artifacts == ["library-of-babble", "cannon"] and not t.you["library-of-babble"].ready
    assert t.you["cannon"].ready and t.me["pocket-universe"].ready
    t.settled()


@card("remote-access")
@rule("KF-ASIF-020")
def test_remote_access_sacrifices_an_enemy_artifact_that_asks_for_it():
    t = scene({"hand": ["remote-access"]}, {"artifacts": ["mighty-javelin"], "battleline": ["troll"]})
    t.me.play("remote-access", "mighty-javelin", "mighty-javelin", "troll")
    assert t.you.discard == ["mighty-javelin"] and t.you["troll"].damage == 4
    t.settled()


@card("remote-access")
def test_remote_access_may_choose_what_cannot_be_used():
    t = scene(
        {"hand": ["remote-access", "remote-access"], "deck": ["troll"]},
        {"artifacts": ["strange-gizmo", {"card": "library-of-babble", "ready": False}]},
    )
    t.me.play("remote-access", "library-of-babble")
    t.me.play("remote-access", "strange-gizmo")
    assert t.me.hand == [] and t.you["strange-gizmo"].ready
    t.settled()


@card("reverse-time")
@rule("KF-MOVE-050")
def test_reverse_time_swaps_deck_and_discard_pile_and_shuffles():
    t = scene({"hand": ["reverse-time"], "deck": ["troll", "bumpsy"], "discard": ["mother", "batdrone", "dextre"]})
    t.me.play("reverse-time")
    assert t.me.discard == ["reverse-time", "troll", "bumpsy"] and t.me.amber == 1
    assert sorted(t.me.deck) == ["batdrone", "dextre", "mother"]
    assert seen(t, me, me, "deck") == seen(t, you, me, "deck") == ["?", "?", "?"]
    t.settled()


@card("reverse-time")
@rule("KF-MOVE-050")
def test_the_deck_becomes_the_discard_pile_in_its_own_order():
    deck = [{"card": "troll", "known": [0, 1]}, "bumpsy", "krump"]
    t = scene({"hand": ["reverse-time"], "deck": deck, "discard": ["mother"]}, {"deck": ["valdr"], "discard": ["tunk"]})
    t.me.play("reverse-time")
    assert t.me.discard == ["reverse-time", "troll", "bumpsy", "krump"] and t.me.deck == ["mother"]
    assert seen(t, you, me, "discard") == ["reverse-time", "troll", "bumpsy", "krump"]
    assert t.you.deck == ["valdr"] and t.you.discard == ["tunk"]
    t.settled()


@card("reverse-time")
def test_reverse_time_with_an_empty_discard_pile_leaves_no_deck():
    t = scene({"hand": ["reverse-time"], "deck": ["troll"]}, {"deck": ["bumpsy"], "discard": ["krump"]})
    t.me.play("reverse-time")
    assert t.me.deck == [] and t.me.discard == ["reverse-time", "troll"]
    assert t.you.deck == ["bumpsy"] and t.you.discard == ["krump"]
    t.settled()


@card("scrambler-storm")
def test_scrambler_storm_keeps_the_opponent_from_playing_actions_on_their_next_turn():
    t = scene({"hand": ["scrambler-storm", "foggify"]}, {"hand": ["labwork", "mother", "library-of-babble"]})
    t.me.play("scrambler-storm")
    assert t.offers("play") == ["foggify"] and t.me.amber == 1
    handed_over(t, "logos")
    assert t.offers("play") == ["mother", "library-of-babble"] and t.why("play", "labwork") == "KF-ABIL-180"
    assert t.offers("discard") == ["labwork", "mother", "library-of-babble"]
    t.you.end()
    t.me.house("logos")
    t.me.end()
    t.you.house("logos")
    assert t.offers("play") == ["labwork", "mother", "library-of-babble"]
    t.settled()


@card("sloppy-labwork")
def test_sloppy_labwork_archives_one_card_and_discards_another():
    t = scene({"hand": ["sloppy-labwork", "troll", "mother", "batdrone"]})
    t.me.play("sloppy-labwork")
    t.asks(me, ["troll", "mother", "batdrone"])
    t.me.pick("mother")
    t.asks(me, ["troll", "batdrone"])
    t.me.pick("troll")
    assert t.me.archives == ["mother"] and t.me.hand == ["batdrone"] and t.me.amber == 1
    assert t.me.discard == ["sloppy-labwork", "troll"]
    t.settled()


@card("sloppy-labwork")
def test_sloppy_labwork_with_one_card_only_archives_it():
    t = scene({"hand": ["sloppy-labwork", "troll"]})
    t.me.play("sloppy-labwork", "troll")
    assert t.me.archives == ["troll"] and t.me.discard == ["sloppy-labwork"]
    t.settled()


@card("twin-bolt-emission")
def test_twin_bolt_emission_hits_two_different_creatures_at_once():
    t = scene({"hand": ["twin-bolt-emission"], "battleline": ["mother"]}, {"battleline": ["batdrone", "troll"]})
    t.me.play("twin-bolt-emission")
    t.asks(me, ["mother", "batdrone", "troll"])
    t.me.pick("batdrone")
    assert t.you.battleline == ["batdrone", "troll"]
    t.asks(me, ["mother", "troll"])
    t.me.pick("troll")
    assert t.you.battleline == ["troll"] and t.you["troll"].damage == 2 and t.me["mother"].damage == 0
    assert t.me.amber == 1
    t.settled()


@card("twin-bolt-emission")
def test_twin_bolt_emission_hits_a_single_creature_once():
    t = scene({"hand": ["twin-bolt-emission"], "battleline": ["mother"]})
    t.me.play("twin-bolt-emission", "mother")
    assert t.me["mother"].damage == 2
    t.settled()


@card("wild-wormhole")
@rule("KF-MAIN-060", "KF-FAQRULE-050")
def test_wild_wormhole_plays_the_top_card_on_the_first_turn_too():
    t = scene({"hand": ["wild-wormhole", "mother"], "deck": ["troll", "bumpsy"]}, turn=1, first_turn=True)
    t.me.play("wild-wormhole")
    assert t.me.battleline == ["troll"] and t.me.deck == ["bumpsy"] and t.me.amber == 1
    assert t.why("play", "mother") == "KF-MAIN-030"
    t.settled()


@card("wild-wormhole")
@rule("KF-FAQTIME-110", "KF-MAIN-090")
def test_wild_wormhole_leaves_on_the_deck_what_cannot_be_played():
    t = scene({"hand": ["wild-wormhole"], "deck": ["kelifi-dragon", "bumpsy"]})
    t.me.play("wild-wormhole")
    assert t.me.deck == ["kelifi-dragon", "bumpsy"] and t.me.battleline == [] and t.me.amber == 1
    assert seen(t, you, me, "deck") == seen(t, me, me, "deck") == ["kelifi-dragon", "?"]
    t.settled()


@card("wild-wormhole")
@rule("KF-KWGIG-080")
def test_wild_wormhole_leaves_half_a_gigantic_creature_on_the_deck():
    t = scene({"hand": ["wild-wormhole", "ultra-gravitron"], "deck": ["ultra-gravitron-upper"]})
    t.me.play("wild-wormhole")
    assert t.me.deck == ["ultra-gravitron-upper"] and t.me.hand == ["ultra-gravitron"] and t.me.battleline == []
    t.settled()


@card("wild-wormhole")
def test_wild_wormhole_finds_nothing_in_an_empty_deck():
    t = scene({"hand": ["wild-wormhole"], "discard": ["troll"]})
    t.me.play("wild-wormhole")
    assert t.me.discard == ["wild-wormhole", "troll"] and t.me.battleline == []
    t.settled()


@card("anomaly-exploiter")
def test_anomaly_exploiter_destroys_one_damaged_creature():
    t = scene(
        {"artifacts": ["anomaly-exploiter"], "battleline": [{"card": "mother", "damage": 1}]},
        {"battleline": ["krump", {"card": "troll", "damage": 2}]},
    )
    t.me.action("anomaly-exploiter")
    t.asks(me, ["mother", "troll"])
    t.me.pick("troll")
    assert t.you.battleline == ["krump"] and t.me.battleline == ["mother"] and t.me["mother"].damage == 1
    t.settled()


@card("anomaly-exploiter")
def test_anomaly_exploiter_finds_nobody_unharmed():
    t = scene({"artifacts": ["anomaly-exploiter"], "battleline": ["mother"]}, {"battleline": ["krump"]})
    t.me.action("anomaly-exploiter")
    assert t.you.battleline == ["krump"] and not t.me["anomaly-exploiter"].ready
    t.settled()


@card("chaos-portal")
@rule("KF-MISC-050")
def test_chaos_portal_plays_the_top_card_of_the_named_house():
    t = scene({"artifacts": ["chaos-portal"], "deck": ["troll", "bumpsy"]})
    t.me.action("chaos-portal")
    t.asks(me, [f"house:{house}" for house in HOUSES], kind="house")
    t.me.pick("brobnar")
    assert t.me.battleline == ["troll"] and t.me.deck == ["bumpsy"]
    t.settled()


@card("chaos-portal")
def test_chaos_portal_shows_a_card_of_another_house_and_leaves_it_there():
    t = scene({"artifacts": ["chaos-portal"], "deck": ["troll", "bumpsy"]})
    t.me.action("chaos-portal", "logos")
    assert t.me.battleline == [] and t.me.deck == ["troll", "bumpsy"]
    assert seen(t, you, me, "deck") == ["troll", "?"]
    t.settled()


@card("chaos-portal")
def test_chaos_portal_keeps_to_what_can_be_played_and_to_a_deck_that_is_there():
    t = scene({"artifacts": ["chaos-portal"], "deck": ["kelifi-dragon"]})
    t.me.action("chaos-portal", "brobnar")
    assert t.me.deck == ["kelifi-dragon"] and seen(t, you, me, "deck") == ["kelifi-dragon"]
    t.settled()
    t = scene({"artifacts": ["chaos-portal"], "discard": ["troll"]})
    t.me.action("chaos-portal", "brobnar")
    assert t.me.discard == ["troll"] and t.me.battleline == []
    t.settled()


@card("crazy-killing-machine")
def test_crazy_killing_machine_destroys_a_card_of_the_house_of_each_discarded_one():
    t = scene(
        {"artifacts": ["crazy-killing-machine"], "battleline": ["mother", "tunk"], "deck": ["labwork", "punch"]},
        {"artifacts": ["cannon"], "battleline": ["troll"], "deck": ["punch"]},
    )
    t.me.action("crazy-killing-machine")
    assert t.me.discard == ["labwork"] and t.you.discard == ["punch"]
    t.asks(me, ["mother", "crazy-killing-machine"])
    t.me.pick("mother")
    t.asks(me, ["troll", "cannon"])
    t.me.pick("cannon")
    assert t.me.battleline == ["tunk"] and t.me.artifacts == ["crazy-killing-machine"]
    assert t.you.artifacts == [] and t.you.battleline == ["troll"]
    t.settled()


@card("crazy-killing-machine")
def test_crazy_killing_machine_falls_where_it_does_not_destroy_two_cards():
    t = scene(
        {"artifacts": ["crazy-killing-machine"], "battleline": ["mother"], "deck": ["labwork"]},
        {"battleline": ["troll"], "deck": ["dust-pixie"]},
    )
    t.me.action("crazy-killing-machine", "mother")
    assert t.me.battleline == t.me.artifacts == [] and t.you.battleline == ["troll"]
    assert t.me.discard == ["crazy-killing-machine", "mother", "labwork"]
    t.settled()


@card("crazy-killing-machine")
def test_crazy_killing_machine_falls_by_a_ward_or_an_empty_deck_and_may_be_its_own_victim():
    t = scene(
        {"artifacts": ["crazy-killing-machine"], "battleline": [{"card": "mother", "ward": True}], "deck": ["labwork"]},
        {"battleline": ["troll"], "deck": ["punch"]},
    )
    t.me.action("crazy-killing-machine", "mother", "troll")
    assert t.me.battleline == ["mother"] and t.you.battleline == [] and t.me.artifacts == []
    t.settled()
    t = scene({"artifacts": ["crazy-killing-machine"], "battleline": ["mother"]})
    t.me.action("crazy-killing-machine")
    assert t.me.battleline == ["mother"] and t.me.artifacts == []
    t.settled()
    t = scene(
        {"artifacts": ["crazy-killing-machine"], "deck": ["labwork"]}, {"battleline": ["troll"], "deck": ["punch"]}
    )
    t.me.action("crazy-killing-machine", "crazy-killing-machine", "troll")
    assert t.me.artifacts == [] and t.you.battleline == []
    t.settled()


@card("crazy-killing-machine", "niffle-queen")
@rule("KF-ABIL-070", "KF-ABIL-110")
def test_crazy_killing_machine_destroys_one_after_another():
    line = ["niffle-queen", {"card": "snufflegator", "damage": 4}, "dew-faerie"]
    t = scene(
        {"artifacts": ["crazy-killing-machine"], "deck": ["dust-pixie"]}, {"battleline": line, "deck": ["dust-pixie"]}
    )
    t.me.action("crazy-killing-machine", "niffle-queen")
    assert t.you.battleline == ["dew-faerie"]  # the other one fell without the Queen
    t.asks(me, ["dew-faerie"])
    t.me.pick("dew-faerie")
    assert t.you.battleline == [] and t.me.artifacts == ["crazy-killing-machine"]
    t.settled()
    warded = {"card": "mother", "ward": True}
    t = scene(
        {"artifacts": ["crazy-killing-machine"], "battleline": [warded], "deck": ["labwork"]}, {"deck": ["labwork"]}
    )
    t.me.action("crazy-killing-machine", "mother", "mother")
    assert t.me.battleline == [] and t.me.artifacts == []  # one card was destroyed, not two
    t.settled()


@card("library-of-babble")
def test_library_of_babble_draws_a_card():
    t = scene({"artifacts": ["library-of-babble"], "deck": ["troll", "bumpsy"]}, {"deck": ["krump"]})
    t.me.action("library-of-babble")
    assert t.me.hand == ["troll"] and t.you.hand == [] and not t.me["library-of-babble"].ready
    t.settled()


@card("mobius-scroll")
def test_mobius_scroll_archives_itself_and_up_to_two_cards():
    t = scene({"artifacts": ["mobius-scroll"], "hand": ["troll", "mother", "batdrone"]})
    t.me.action("mobius-scroll")
    t.asks(me, ["troll", "mother", "batdrone", "done"])
    t.me.pick("mother")
    t.asks(me, ["troll", "batdrone", "done"])
    t.me.pick("troll")
    assert sorted(t.me.archives) == ["mobius-scroll", "mother", "troll"]
    assert t.me.hand == ["batdrone"] and t.me.artifacts == []
    assert sorted(seen(t, you, me, "archives")) == ["?", "?", "mobius-scroll"]
    t.settled()


@card("mobius-scroll")
def test_mobius_scroll_archives_itself_alone_too():
    t = scene({"artifacts": ["mobius-scroll"], "hand": ["troll"]})
    t.me.action("mobius-scroll", "done")
    assert t.me.archives == ["mobius-scroll"] and t.me.hand == ["troll"]
    t.settled()
    t = scene({"artifacts": ["mobius-scroll"]})
    t.me.action("mobius-scroll")
    assert t.me.archives == ["mobius-scroll"]
    t.settled()


@card("mobius-scroll")
def test_a_mobius_scroll_of_the_opponent_goes_to_its_owners_archives():
    t = scene({"artifacts": [{"card": "mobius-scroll", "owner": you}], "hand": ["troll"]})
    t.me.action("mobius-scroll", "troll")
    assert t.me.archives == ["troll"] and t.you.archives == ["mobius-scroll"]
    t.settled()


@card("pocket-universe")
def test_pocket_universe_stores_amber_one_by_one():
    t = scene({"artifacts": ["pocket-universe"], "amber": 1})
    t.me.action("pocket-universe")
    assert t.me.amber == 0 and t.me["pocket-universe"].amber == 1
    t.settled()
    t = scene({"artifacts": ["pocket-universe"]}, {"amber": 3})
    t.me.action("pocket-universe")
    assert t.me["pocket-universe"].amber == 0 and t.you.amber == 3
    t.settled()


@card("pocket-universe")
@rule("KF-FORGE-060", "KF-FORGE-070")
def test_pocket_universe_pays_for_keys_as_its_player_says():
    t = scene(
        {"hand": ["mother"]}, {"artifacts": [{"card": "pocket-universe", "amber": 4}], "amber": 4, "hand": ["mother"]}
    )
    t.me.end()
    t.asks(you, ["number:2", "number:3", "number:4"], kind="spend")
    t.you.pick("number:3")
    t.you.pick("red")
    assert t.you.keys == ("red",) and t.you.amber == 1 and t.you["pocket-universe"].amber == 1
    t.settled()


@card("pocket-universe")
def test_amber_in_a_pocket_universe_counts_for_its_controller_only():
    t = scene({"hand": ["mother"], "artifacts": [{"card": "pocket-universe", "amber": 6}]}, {"amber": 5})
    t.me.end()
    assert t.you.keys == () and t.me["pocket-universe"].amber == 6
    t.settled()


@card("spangler-box")
def test_spangler_box_purges_a_creature_and_changes_hands():
    t = scene({"artifacts": ["spangler-box"], "battleline": ["mother"]}, {"battleline": ["troll", "krump"]})
    t.me.action("spangler-box")
    t.asks(me, ["mother", "troll", "krump"])
    t.me.pick("troll")
    assert t.you.purged == ["troll"] and t.you.battleline == ["krump"] and t.me.battleline == ["mother"]
    assert t.me.artifacts == [] and t.you.artifacts == ["spangler-box"] and not t.you["spangler-box"].ready
    t.settled()


@card("spangler-box")
def test_all_see_what_a_spangler_box_holds():
    t = scene(
        {"artifacts": ["spangler-box", "library-of-babble"]}, {"battleline": ["troll", "krump"], "purged": ["valdr"]}
    )
    assert [one["holds"] for one in t.match.view(you)["players"][0]["artifacts"]] == [[], []]
    t.me.action("spangler-box", "troll")
    for seat in (me, you, None):
        assert [one["holds"] for one in t.match.view(seat)["players"][1]["artifacts"]] == [["troll"]]
        assert [one["holds"] for one in t.match.view(seat)["players"][0]["artifacts"]] == [[]]
    t.settled()


@card("spangler-box")
def test_spangler_box_stays_where_it_purges_nothing():
    t = scene({"artifacts": ["spangler-box"]}, {"battleline": [{"card": "troll", "ward": True}]})
    t.me.action("spangler-box", "troll")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward and t.me.artifacts == ["spangler-box"]
    t.settled()
    t = scene({"artifacts": ["spangler-box"]})
    t.me.action("spangler-box")
    assert t.me.artifacts == ["spangler-box"]
    t.settled()


@card("spangler-box")
@rule("KF-PURGE-020")
def test_what_a_spangler_box_has_purged_comes_back_when_it_leaves_but_nothing_else_does():
    t = scene(
        {"artifacts": ["spangler-box"], "battleline": ["neutron-shark"], "deck": ["labwork"]},
        {"battleline": [{"card": "troll", "damage": 2}, "krump"], "purged": ["valdr"]},
    )
    t.me.action("spangler-box", "troll")
    assert t.you.purged == ["valdr", "troll"]
    t.me.reap("neutron-shark", "spangler-box", "neutron-shark", "spangler-box")
    t.asks(me, ["left", "right"], kind="flank")
    t.me.pick("left")
    assert t.you.battleline == ["troll", "krump"] and t.you.purged == ["valdr"] and t.me.purged == []
    assert t.you["troll"].damage == 0 and not t.you["troll"].ready
    assert t.me.discard == ["labwork", "neutron-shark", "spangler-box"] and t.state.lasting == []
    t.settled()


@card("spangler-box")
def test_a_spangler_box_remembers_what_both_players_purged_with_it():
    t = scene(
        {"artifacts": ["spangler-box"], "battleline": ["neutron-shark", "mother"], "hand": ["labwork"]},
        {"battleline": ["troll"], "houses": ["logos"]},
    )
    t.me.action("spangler-box", "troll")
    handed_over(t, "logos")
    assert t.why("action", "spangler-box") == "KF-STATE-030"
    t.you.end()
    t.me.house("logos")
    handed_over(t, "logos")
    t.you.action("spangler-box", "mother")
    assert t.me.purged == ["mother"] and t.me.artifacts == ["spangler-box"] and t.you.artifacts == []
    t.you.end()
    t.me.house("logos")
    t.me.reap("neutron-shark", "spangler-box")  # there is no enemy card
    t.asks(me, ["troll", "mother"])
    t.me.pick("troll", "right")
    assert t.you.battleline == ["troll"] and t.me.battleline == ["neutron-shark", "mother"]
    assert t.me.purged == t.you.purged == []
    t.settled()


@card("spangler-box")
def test_a_creature_comes_back_from_a_spangler_box_to_its_owner_and_is_not_played():
    t = scene(
        {"artifacts": ["spangler-box"], "battleline": ["neutron-shark", {"card": "timetraveller", "owner": you}]},
        {"deck": ["troll"]},
    )
    t.me.action("spangler-box", "timetraveller")
    assert t.you.purged == ["timetraveller"]
    t.me.reap("neutron-shark", "spangler-box", "neutron-shark", "spangler-box")
    assert t.you.battleline == ["timetraveller"] and t.you.hand == [] and t.you.amber == 0
    t.settled()


@card("spectral-tunneler")
@rule("KF-LINE-090")
def test_spectral_tunneler_makes_any_creature_count_as_a_flank_that_draws():
    t = scene(
        {"artifacts": ["spectral-tunneler"], "battleline": ["mother", "batdrone", "dextre"], "deck": ["troll"]},
        {"battleline": ["krump"]},
    )
    t.me.action("spectral-tunneler")
    t.asks(me, ["mother", "batdrone", "dextre", "krump"])
    t.me.pick("batdrone")
    assert t.me.battleline == ["mother", "batdrone", "dextre"]
    assert [one["flank"] for one in t.match.view(me)["players"][me]["battleline"]] == [True, True, True]
    t.me.reap("mother")
    assert t.me.hand == []
    t.me.reap("batdrone")
    assert t.me.hand == ["troll"] and t.me.amber == 2
    t.settled()


@card("spectral-tunneler")
def test_spectral_tunneler_ends_with_the_turn_or_when_its_creature_leaves():
    t = scene({"artifacts": ["spectral-tunneler"], "battleline": ["mother", "timetraveller"]})
    t.me.action("spectral-tunneler", "timetraveller")
    t.me.action("timetraveller")
    assert t.state.lasting == [] and t.me.deck == ["timetraveller"]
    t.settled()
    t = scene({"artifacts": ["spectral-tunneler"], "battleline": ["mother"], "hand": ["labwork"]})
    t.me.action("spectral-tunneler", "mother")
    t.me.end()
    assert t.state.lasting == []
    t.settled()


@card("spectral-tunneler")
def test_spectral_tunneler_brings_one_amber():
    t = scene({"hand": ["spectral-tunneler"]})
    t.me.play("spectral-tunneler")
    assert t.me.amber == 1 and t.me.artifacts == ["spectral-tunneler"]
    t.settled()


@card("strange-gizmo")
@rule("KF-FORGE-080")
def test_strange_gizmo_destroys_every_creature_and_artifact_after_its_player_forges():
    t = scene(
        {"hand": ["labwork"], "battleline": ["mother"], "artifacts": ["library-of-babble"]},
        {"amber": 6, "battleline": ["troll"], "artifacts": ["strange-gizmo"], "hand": ["batdrone"]},
    )
    t.me.end()
    t.you.pick("red")
    t.asks(you, ["mother", "library-of-babble"])  # the lower one on the discard pile
    t.you.pick("mother")
    t.you.pick("troll")
    assert t.me.battleline == t.me.artifacts == t.you.battleline == t.you.artifacts == []
    assert t.me.discard == ["library-of-babble", "mother"] and t.you.discard == ["strange-gizmo", "troll"]
    t.settled()


@card("strange-gizmo")
def test_strange_gizmo_does_not_hear_the_opponent_forge():
    t = scene(
        {"artifacts": ["strange-gizmo"], "battleline": ["mother"]},
        {"amber": 6, "battleline": ["troll"]},
    )
    t.me.end()
    t.you.pick("red")
    assert t.me.artifacts == ["strange-gizmo"] and t.me.battleline == ["mother"] and t.you.battleline == ["troll"]
    t.settled()


@card("strange-gizmo")
def test_strange_gizmo_brings_one_amber():
    t = scene({"hand": ["strange-gizmo"]})
    t.me.play("strange-gizmo")
    assert t.me.amber == 1 and t.me.artifacts == ["strange-gizmo"]
    t.settled()


@card("the-howling-pit")
@rule("KF-DRAW-090")
def test_the_howling_pit_lets_both_players_refill_to_seven():
    t = scene({"hand": ["the-howling-pit"], "deck": ["mother"] * 9}, {"deck": ["troll"] * 9, "hand": ["troll"]})
    t.me.play("the-howling-pit")
    assert t.me.amber == 1
    t.me.end()
    assert len(t.me.hand) == 7
    t.you.house("brobnar")
    t.you.end()
    assert len(t.you.hand) == 7
    t.settled()


@card("batdrone")
def test_batdrone_steals_when_it_fights_and_takes_no_blow():
    t = scene({"battleline": ["batdrone"]}, {"battleline": ["troll"], "amber": 3})
    t.me.fight("batdrone", "troll")
    assert t.me["batdrone"].damage == 0 and t.you["troll"].damage == 2
    assert (t.me.amber, t.you.amber) == (1, 2)
    t.settled()


@card("batdrone")
def test_batdrone_steals_nothing_by_reaping_or_being_attacked():
    t = scene({"battleline": ["batdrone", "mother"]}, {"battleline": ["batdrone"], "amber": 3})
    t.me.reap("batdrone")
    assert (t.me.amber, t.you.amber) == (1, 3)
    t.me.fight("mother", t.you["batdrone"].number)
    assert (t.me.amber, t.you.amber) == (1, 3) and t.me["mother"].damage == 2 and t.you.battleline == []
    t.settled()


@card("brain-eater")
def test_brain_eater_draws_after_a_creature_falls_fighting_it():
    t = scene({"battleline": ["brain-eater", "mother"], "deck": ["labwork", "foggify"]}, {"battleline": ["batdrone"]})
    t.me.fight("brain-eater", "batdrone")
    assert t.me.hand == ["labwork"] and t.me["brain-eater"].damage == 2
    t.settled()
    t = scene({"battleline": ["mother"]}, {"battleline": ["brain-eater"], "deck": ["troll"]})
    t.me.fight("mother", "brain-eater")
    assert t.me.battleline == [] and t.you.hand == ["troll"]
    t.settled()


@card("brain-eater")
@rule("KF-FIGHT-080")
def test_brain_eater_does_not_draw_for_others_or_when_it_falls_too():
    t = scene(
        {"battleline": ["brain-eater", "mother"], "deck": ["labwork"]}, {"battleline": ["batdrone", "titan-mechanic"]}
    )
    t.me.fight("mother", "batdrone")
    assert t.me.hand == [] and t.you.battleline == ["titan-mechanic"]
    t.me.fight("brain-eater", "titan-mechanic")
    assert t.me.battleline == ["mother"] and t.you.battleline == [] and t.me.hand == []
    t.settled()


@card("dextre")
def test_dextre_captures_when_played():
    t = scene({"hand": ["dextre"]}, {"amber": 3})
    t.me.play("dextre")
    assert t.me["dextre"].amber == 1 and t.you.amber == 2 and t.me.amber == 0
    t.settled()


@card("dextre")
@rule("KF-DEST-070")
def test_dextre_goes_on_top_of_the_deck_when_destroyed():
    t = scene({"battleline": [{"card": "dextre", "amber": 1}], "deck": ["labwork"]}, {"battleline": ["troll"]})
    t.me.fight("dextre", "troll")
    assert t.me.deck == ["dextre", "labwork"] and t.me.discard == [] and t.you.amber == 1
    assert seen(t, you, me, "deck") == ["dextre", "?"]
    t.settled()


@card("dextre")
@rule("KF-CTRL-040")
def test_a_dextre_of_the_opponent_goes_on_top_of_its_owners_deck():
    t = scene(
        {"battleline": [{"card": "dextre", "owner": you}], "deck": ["labwork"]},
        {"battleline": ["troll"], "deck": ["krump"]},
    )
    t.me.fight("dextre", "troll")
    assert t.me.deck == ["labwork"] and t.you.deck == ["dextre", "krump"]
    t.settled()


@card("doc-bookton")
def test_doc_bookton_draws_when_it_reaps():
    t = scene({"battleline": ["doc-bookton"], "deck": ["troll", "mother"]})
    t.me.reap("doc-bookton")
    assert t.me.hand == ["troll"] and t.me.amber == 1
    t.settled()


@card("dr-escotera")
def test_dr_escotera_pays_for_each_key_of_the_opponent():
    t = scene({"hand": ["dr-escotera"], "keys": ["red"]}, {"keys": ["red", "blue"]})
    t.me.play("dr-escotera")
    assert t.me.amber == 2 and t.you.amber == 0
    t.settled()
    t = scene({"hand": ["dr-escotera"], "keys": ["red"]})
    t.me.play("dr-escotera")
    assert t.me.amber == 0
    t.settled()


@card("dysania")
def test_dysania_discards_the_opponents_archives_and_pays_for_each_card():
    t = scene({"hand": ["dysania"], "archives": ["labwork"]}, {"archives": ["troll", "krump"], "discard": ["valdr"]})
    t.me.play("dysania")
    assert t.you.archives == [] and sorted(t.you.discard) == ["krump", "troll", "valdr"]
    assert t.me.archives == ["labwork"] and t.me.amber == 2
    t.settled()


@card("dysania")
def test_dysania_finds_nothing_in_empty_archives():
    t = scene({"hand": ["dysania"], "archives": ["labwork"]}, {"hand": ["troll"]})
    t.me.play("dysania")
    assert t.me.amber == 0 and t.you.hand == ["troll"]
    t.settled()


@card("dysania")
@rule("KF-FAQGEN-080", "KF-FAQGEN-090")
def test_dysania_gets_nothing_for_creatures_that_were_abducted():
    t = scene(
        {"hand": ["sample-collection"], "archives": ["labwork"]},
        {"battleline": ["troll"], "hand": ["dysania"], "keys": ["red"]},
        house="mars",
    )
    t.me.play("sample-collection", "troll")
    handed_over(t, "logos")
    t.you.play("dysania")
    assert t.you.hand == ["troll"] and t.me.discard == ["labwork"] and t.me.archives == []
    assert t.you.amber == 1  # for Labwork
    t.settled()


@card("ganymede-archivist")
def test_ganymede_archivist_archives_a_card_when_it_reaps():
    t = scene({"battleline": ["ganymede-archivist"], "hand": ["troll", "mother"]})
    t.me.reap("ganymede-archivist")
    t.asks(me, ["troll", "mother"])
    t.me.pick("mother")
    assert t.me.archives == ["mother"] and t.me.hand == ["troll"] and t.me.amber == 1
    t.settled()


@card("harland-mindlock")
@rule("KF-LINE-080", "KF-CTRL-080")
def test_harland_mindlock_takes_an_enemy_flank_creature_as_it_is():
    t = scene(
        {"hand": ["harland-mindlock"], "battleline": ["mother"]},
        {"battleline": [{"card": "troll", "damage": 2, "upgrades": ["blood-of-titans"]}, "krump", "valdr"]},
    )
    t.me.play("harland-mindlock", "right")
    t.asks(me, ["troll", "valdr"])
    t.me.pick("troll")
    t.asks(me, ["left", "right"], kind="flank")
    t.me.pick("left")
    assert t.me.battleline == ["troll", "mother", "harland-mindlock"] and t.you.battleline == ["krump", "valdr"]
    assert t.me["troll"].damage == 2 and t.me["troll"].ready
    assert [one.card.proto.id for one in t.me["troll"].upgrades] == ["blood-of-titans"]
    t.settled()


@card("harland-mindlock")
@rule("KF-CTRL-030")
def test_the_creature_goes_back_once_harland_mindlock_leaves_play():
    t = scene({"hand": ["harland-mindlock"]}, {"battleline": ["troll", "krump"]})
    t.me.play("harland-mindlock", "krump", "left")
    assert t.me.battleline == ["krump", "harland-mindlock"]
    t.me.end()
    t.you.house("brobnar")
    t.you.fight("troll", "harland-mindlock")
    t.asks(you, ["left", "right"], kind="flank")
    t.you.pick("left")
    assert t.you.battleline == ["krump", "troll"] and t.me.battleline == [] and t.state.lasting == []
    t.settled()


@card("harland-mindlock")
def test_harland_mindlock_without_an_enemy_creature_takes_nobody():
    t = scene({"hand": ["harland-mindlock"], "battleline": ["mother"]})
    t.me.play("harland-mindlock", "left")
    assert t.me.battleline == ["harland-mindlock", "mother"]
    t.settled()


@card("quixo-the-adventurer")
def test_quixo_draws_when_it_fights_and_takes_no_blow():
    t = scene({"battleline": ["quixo-the-adventurer"], "deck": ["labwork", "mother"]}, {"battleline": ["troll"]})
    t.me.fight("quixo-the-adventurer", "troll")
    assert t.me.hand == ["labwork"] and t.me["quixo-the-adventurer"].damage == 0 and t.you["troll"].damage == 3
    t.settled()


@card("quixo-the-adventurer")
def test_quixo_does_not_draw_by_reaping():
    t = scene({"battleline": ["quixo-the-adventurer"], "deck": ["labwork"]})
    t.me.reap("quixo-the-adventurer")
    assert t.me.hand == [] and t.me.amber == 1
    t.settled()


@card("mother")
@rule("KF-ABIL-140")
def test_mother_lets_her_controller_alone_refill_to_seven():
    t = scene({"battleline": ["mother", "mother"], "deck": ["labwork"] * 9}, {"deck": ["troll"] * 9})
    t.me.end()
    assert len(t.me.hand) == 8
    t.you.house("brobnar")
    t.you.end()
    assert len(t.you.hand) == 6
    t.settled()


@card("mother")
@rule("KF-DRAW-090")
def test_chains_come_after_mother():
    t = scene({"battleline": ["mother"], "deck": ["labwork"] * 9, "chains": 2})
    t.me.end()
    assert len(t.me.hand) == 6 and t.me.chains == 1
    t.settled()


@card("neutron-shark")
@rule("KF-REPEAT-030")
def test_neutron_shark_goes_on_until_a_logos_card_is_discarded():
    t = scene(
        {
            "hand": ["neutron-shark"],
            "battleline": ["mother", "batdrone", "tunk"],
            "artifacts": ["library-of-babble"],
            "deck": ["troll", "labwork", "bumpsy"],
        },
        {"battleline": ["krump", "valdr"], "artifacts": ["cannon"]},
    )
    t.me.play("neutron-shark", "right")
    t.asks(me, ["krump", "valdr", "cannon"])
    t.me.pick("cannon")
    t.asks(me, ["mother", "batdrone", "tunk", "neutron-shark", "library-of-babble"])
    t.me.pick("library-of-babble")
    assert t.you.artifacts == [] and t.me.artifacts == []
    assert t.me.discard == ["troll", "library-of-babble"]
    t.asks(me, ["krump", "valdr"])
    t.me.pick("krump", "tunk")
    assert t.me.discard == ["labwork", "tunk", "troll", "library-of-babble"] and t.me.deck == ["bumpsy"]
    assert t.you.battleline == ["valdr"] and t.me.battleline == ["mother", "batdrone", "neutron-shark"]
    t.settled()


@card("neutron-shark")
@rule("KF-FAQRULE-060", "KF-REPEAT-040")
def test_neutron_shark_that_destroys_itself_does_not_go_on():
    t = scene({"hand": ["neutron-shark"], "deck": ["troll", "bumpsy"]}, {"battleline": ["krump", "valdr"]})
    t.me.play("neutron-shark", "krump", "neutron-shark")
    assert t.you.battleline == ["valdr"] and t.me.discard == ["troll", "neutron-shark"] and t.me.deck == ["bumpsy"]
    t.settled()


@card("neutron-shark")
@rule("KF-ABIL-230")
def test_neutron_shark_bites_when_it_reaps_and_fights_and_stops_at_an_empty_deck():
    t = scene({"battleline": ["neutron-shark", "mother"]}, {"battleline": ["krump"]})
    t.me.reap("neutron-shark", "krump", "mother")
    assert t.you.battleline == [] and t.me.battleline == ["neutron-shark"] and t.me.amber == 1
    t.settled()
    t = scene(
        {"battleline": [{"card": "neutron-shark", "counters": {"power": 9}}, "mother"]},
        {"battleline": ["krump", "troll"]},
    )
    t.me.fight("neutron-shark", "krump", "troll", "mother")
    assert t.me.battleline == ["neutron-shark"] and t.you.battleline == []
    t.settled()


@card("novu-archaeologist")
def test_novu_archaeologist_archives_a_card_of_its_players_discard_pile():
    t = scene({"battleline": ["novu-archaeologist"], "discard": ["troll", "mother"]}, {"discard": ["krump"]})
    t.me.action("novu-archaeologist")
    t.asks(me, ["troll", "mother"])
    t.me.pick("mother")
    assert t.me.archives == ["mother"] and t.me.discard == ["troll"]
    assert seen(t, you, me, "archives") == ["mother"]
    t.settled()


@card("novu-archaeologist")
def test_novu_archaeologist_finds_nothing_in_an_empty_discard_pile():
    t = scene({"battleline": ["novu-archaeologist"], "hand": ["mother"]})
    t.me.action("novu-archaeologist")
    assert t.me.archives == [] and t.me.hand == ["mother"] and not t.me["novu-archaeologist"].ready
    t.settled()


@card("ozmo-martianologist")
def test_ozmo_heals_a_mars_creature_or_stuns_one():
    line = [{"card": "tunk", "damage": 5}, "troll"]
    t = scene({"battleline": ["ozmo-martianologist", "ulyq-megamouth"]}, {"battleline": line})
    t.me.reap("ozmo-martianologist")
    t.asks(me, ["mode:0", "mode:1"], kind="mode")
    t.me.pick("mode:0")
    t.asks(me, ["ulyq-megamouth", "tunk"])
    t.me.pick("tunk")
    assert t.you["tunk"].damage == 2 and not t.you["tunk"].stunned and t.me.amber == 1
    t.settled()
    t = scene({"battleline": ["ozmo-martianologist", "ulyq-megamouth"]}, {"battleline": line})
    t.me.reap("ozmo-martianologist", "mode:1", "tunk")
    assert t.you["tunk"].damage == 5 and t.you["tunk"].stunned and not t.me["ulyq-megamouth"].stunned
    t.settled()


@card("ozmo-martianologist")
def test_ozmo_is_elusive_works_when_it_fights_and_asks_nothing_without_a_mars_creature():
    t = scene({"battleline": ["ozmo-martianologist", "tunk"]}, {"battleline": ["ozmo-martianologist"]})
    mine, yours = t.me["ozmo-martianologist"].number, t.you["ozmo-martianologist"].number
    t.me.fight(mine, yours, "mode:1", "tunk")
    assert t.me["tunk"].stunned and t.me["ozmo-martianologist"].damage == 0 == t.you["ozmo-martianologist"].damage
    t.settled()
    t = scene({"battleline": ["ozmo-martianologist"]}, {"battleline": ["troll"]})
    t.me.reap("ozmo-martianologist")
    assert t.me.amber == 1
    t.settled()


@card("psychic-bug")
def test_psychic_bug_shows_its_player_the_opponents_hand():
    t = scene({"hand": ["psychic-bug", "labwork"]}, {"hand": ["troll", "krump"]})
    t.me.play("psychic-bug")
    assert seen(t, me, you, "hand") == ["troll", "krump"] and t.me.amber == 1
    assert seen(t, None, you, "hand") == ["?", "?"] and seen(t, you, me, "hand") == ["?"]
    t.settled()


@card("psychic-bug")
def test_psychic_bug_looks_again_when_it_reaps():
    t = scene({"battleline": ["psychic-bug"]}, {"hand": ["troll"], "deck": ["krump"]})
    t.me.reap("psychic-bug")
    assert seen(t, me, you, "hand") == ["troll"] and seen(t, me, you, "deck") == ["?"] and t.me.amber == 1
    t.settled()


@card("replicator")
def test_replicator_triggers_a_reap_effect_of_another_creature_which_does_not_exhaust():
    t = scene(
        {"battleline": ["replicator", "doc-bookton", "mother"], "deck": ["labwork", "foggify"]},
        {"battleline": ["ganymede-archivist"]},
    )
    t.me.reap("replicator")
    t.asks(me, ["doc-bookton", "ganymede-archivist"])
    t.me.pick("doc-bookton")
    assert t.me.hand == ["labwork"] and t.me.amber == 1 and t.me["doc-bookton"].ready
    t.settled()


@card("replicator")
@rule("KF-ASIF-030")
def test_replicator_resolves_an_enemy_effect_as_its_own():
    t = scene(
        {"battleline": ["replicator"], "hand": ["labwork"]}, {"battleline": ["ganymede-archivist"], "hand": ["troll"]}
    )
    t.me.reap("replicator", "ganymede-archivist")
    t.asks(me, ["labwork"])
    t.me.pick("labwork")
    assert t.me.archives == ["labwork"] and t.you.hand == ["troll"] and t.you["ganymede-archivist"].ready
    t.settled()


@card("replicator")
@rule("KF-FAQGEN-190")
def test_replicator_on_an_enemy_sequis_captures_from_the_opponents_pool():
    t = scene({"battleline": ["replicator"]}, {"battleline": ["sequis"], "amber": 3})
    t.me.reap("replicator", "sequis")
    assert t.you.amber == 2 and t.you["sequis"].amber == 1 and t.me.amber == 1
    t.settled()


@card("replicator")
@rule("KF-FAQGEN-280")
def test_replicator_on_an_enemy_sanctum_guardian_moves_nobody():
    t = scene({"battleline": ["replicator", "mother"]}, {"battleline": ["sanctum-guardian", "troll"]})
    t.me.reap("replicator", "sanctum-guardian", "mother")
    assert t.me.battleline == ["replicator", "mother"] and t.you.battleline == ["sanctum-guardian", "troll"]
    t.settled()


@card("replicator")
def test_a_replicator_may_trigger_another_one_which_may_trigger_the_first():
    t = scene(
        {"battleline": ["replicator", "doc-bookton"], "deck": ["labwork"]}, {"battleline": ["replicator", "mother"]}
    )
    mine, theirs = t.me["replicator"].number, t.you["replicator"].number
    t.me.reap(mine)
    t.asks(me, [theirs, "doc-bookton"])
    t.me.pick(theirs)
    t.asks(me, [mine, "doc-bookton"])
    t.me.pick(mine)
    t.asks(me, [theirs, "doc-bookton"])
    t.me.pick("doc-bookton")
    assert t.me.hand == ["labwork"] and t.me.amber == 1
    t.settled()


@card("replicator", "rocket-boots")
def test_replicator_triggers_one_of_several_reap_effects():
    t = scene(
        {
            "battleline": ["replicator", {"card": "doc-bookton", "upgrades": ["rocket-boots"], "ready": False}],
            "deck": ["labwork"],
        },
    )
    t.me.reap("replicator", "doc-bookton")
    t.asks(me, ["doc-bookton", "rocket-boots"], kind="trigger")
    t.me.pick("doc-bookton")
    assert t.me.hand == ["labwork"] and not t.me["doc-bookton"].ready
    t.settled()


@card("research-smoko")
def test_research_smoko_archives_the_top_card_when_destroyed():
    t = scene({"battleline": ["research-smoko"], "deck": ["labwork", "mother"]}, {"battleline": ["troll"]})
    t.me.fight("research-smoko", "troll")
    assert t.me.archives == ["labwork"] and t.me.deck == ["mother"] and t.me.discard == ["research-smoko"]
    assert seen(t, you, me, "archives") == ["?"]
    t.settled()


@card("research-smoko")
def test_a_research_smoko_under_another_players_control_archives_for_that_player():
    t = scene(
        {"battleline": [{"card": "research-smoko", "owner": you}], "deck": ["labwork"]},
        {"battleline": ["troll"], "deck": ["krump"]},
    )
    t.me.fight("research-smoko", "troll")
    assert t.me.archives == ["labwork"] and t.you.archives == [] and t.you.discard == ["research-smoko"]
    t.settled()


@card("skippy-timehog")
def test_skippy_timehog_lets_the_opponent_use_nothing_on_their_next_turn():
    t = scene(
        {"hand": ["skippy-timehog"], "battleline": ["mother"]},
        {
            "hand": ["labwork"],
            "battleline": ["doc-bookton", {"card": "batdrone", "stunned": True}],
            "artifacts": ["library-of-babble", "mighty-javelin"],
        },
    )
    t.me.play("skippy-timehog", "left")
    t.me.reap("mother")
    handed_over(t, "logos")
    labwork = t.number("labwork")
    t.asks(you, [f"play:{labwork}", f"discard:{labwork}", "tide", "end"])
    assert t.why("omni", "mighty-javelin") == "KF-ABIL-180"
    t.settled()


@card("skippy-timehog")
def test_skippy_timehog_is_over_on_the_turn_after_that():
    t = scene({"hand": ["skippy-timehog"]}, {"battleline": ["doc-bookton"]})
    t.me.play("skippy-timehog")
    handed_over(t, "logos")
    t.you.end()
    t.me.house("logos")
    assert t.offers("reap") == ["skippy-timehog"]
    t.me.end()
    t.you.house("logos")
    assert t.offers("reap") == ["doc-bookton"]
    t.settled()


@card("timetraveller")
def test_timetraveller_draws_two_cards_when_played():
    t = scene({"hand": ["timetraveller"], "deck": ["labwork", "mother", "troll"]})
    t.me.play("timetraveller")
    assert t.me.hand == ["labwork", "mother"] and t.me.amber == 1
    t.settled()


@card("timetraveller")
def test_timetraveller_is_shuffled_into_its_owners_deck():
    t = scene({"battleline": ["timetraveller"], "deck": ["labwork", "mother"]})
    t.me.action("timetraveller")
    assert sorted(t.me.deck) == ["labwork", "mother", "timetraveller"] and t.me.battleline == []
    assert seen(t, you, me, "deck") == ["?", "?", "?"]
    t.settled()
    t = scene({"battleline": [{"card": "timetraveller", "owner": you}], "deck": ["labwork"]}, {"deck": ["troll"]})
    t.me.action("timetraveller")
    assert t.me.deck == ["labwork"] and sorted(t.you.deck) == ["timetraveller", "troll"]
    t.settled()


@card("titan-mechanic")
def test_titan_mechanic_on_a_flank_makes_keys_cheaper_for_both():
    t = scene(
        {"battleline": ["titan-mechanic", "mother"], "hand": ["labwork"], "amber": 5}, {"amber": 5, "hand": ["troll"]}
    )
    t.me.end()
    t.you.pick("red")
    assert t.you.amber == 0 and t.you.keys == ("red",)
    t.you.house("brobnar")
    t.you.end()
    t.me.pick("red")
    assert t.me.amber == 0 and t.me.keys == ("red",)
    t.settled()


@card("titan-mechanic")
def test_titan_mechanic_inside_the_line_makes_no_difference():
    t = scene({"battleline": ["mother", "titan-mechanic", "batdrone"]}, {"amber": 5, "hand": ["troll"]})
    t.me.end()
    assert t.you.keys == () and t.you.amber == 5
    t.settled()


@card("vespilon-theorist")
def test_vespilon_theorist_archives_a_card_of_the_named_house_that_all_have_seen():
    t = scene({"battleline": ["vespilon-theorist"], "deck": ["troll", "mother"]})
    t.me.reap("vespilon-theorist")
    t.asks(me, [f"house:{house}" for house in HOUSES], kind="house")
    t.me.pick("brobnar")
    assert t.me.archives == ["troll"] and t.me.deck == ["mother"] and t.me.amber == 2
    assert seen(t, you, me, "archives") == ["troll"]
    t.settled()


@card("vespilon-theorist")
def test_vespilon_theorist_discards_a_card_of_another_house():
    t = scene({"battleline": ["vespilon-theorist"], "deck": ["troll", "mother"]})
    t.me.reap("vespilon-theorist", "logos")
    assert t.me.archives == [] and t.me.discard == ["troll"] and t.me.deck == ["mother"] and t.me.amber == 1
    t.settled()
    t = scene({"battleline": ["vespilon-theorist"], "discard": ["troll"]})
    t.me.reap("vespilon-theorist", "brobnar")
    assert t.me.archives == [] and t.me.discard == ["troll"] and t.me.amber == 1
    t.settled()


@card("vespilon-theorist")
def test_vespilon_theorist_is_elusive():
    t = scene({"battleline": ["mother", "doc-bookton"]}, {"battleline": ["vespilon-theorist"]})
    t.me.fight("mother", "vespilon-theorist")
    assert t.me["mother"].damage == 0 and t.you["vespilon-theorist"].damage == 0
    t.me.fight("doc-bookton", "vespilon-theorist")
    assert t.you.battleline == []
    t.settled()


@card("veylan-analyst")
def test_veylan_analyst_pays_for_each_artifact_that_its_player_uses():
    t = scene(
        {"battleline": ["veylan-analyst", "mother"], "artifacts": ["library-of-babble", "mighty-javelin"]},
        {"battleline": ["troll"]},
    )
    t.me.action("library-of-babble")
    assert t.me.amber == 1
    t.me.omni("mighty-javelin", "troll")
    assert t.me.amber == 2 and t.me.artifacts == ["library-of-babble"]
    t.me.reap("mother")
    assert t.me.amber == 3
    t.settled()


@card("veylan-analyst", "remote-access")
def test_veylan_analyst_counts_an_enemy_artifact_that_its_player_uses_and_no_other():
    t = scene(
        {"battleline": ["veylan-analyst"], "hand": ["remote-access"]},
        {"battleline": ["veylan-analyst"], "artifacts": ["library-of-babble"]},
    )
    t.me.play("remote-access", "library-of-babble", "library-of-babble")
    assert (t.me.amber, t.you.amber) == (2, 0)
    t.settled()


@card("veylan-analyst", "chaos-portal")
def test_a_veylan_analyst_that_chaos_portal_plays_has_seen_it_used():
    t = scene({"artifacts": ["chaos-portal"], "deck": ["veylan-analyst"]})
    t.me.action("chaos-portal", "logos")
    assert t.me.battleline == ["veylan-analyst"] and t.me.amber == 1
    t.settled()


@card("experimental-therapy")
@rule("KF-ERRATA-140")
def test_experimental_therapy_stuns_and_exhausts_its_creature():
    t = scene({"hand": ["experimental-therapy"], "battleline": ["mother", "tunk"]}, {"battleline": ["troll"]})
    t.me.play("experimental-therapy")
    t.asks(me, ["mother", "tunk", "troll"])
    t.me.pick("tunk")
    assert t.me["tunk"].stunned and not t.me["tunk"].ready
    assert t.me["mother"].ready and not t.me["mother"].stunned and not t.you["troll"].stunned
    t.settled()


@card("experimental-therapy")
@rule("KF-ERRATA-130")
def test_a_creature_with_experimental_therapy_is_used_whatever_house_is_active():
    t = scene(
        {"battleline": [{"card": "tunk", "upgrades": ["experimental-therapy"]}, "ulyq-megamouth"]},
        {"battleline": ["troll"]},
        house="dis",
    )
    assert t.offers("reap") == t.offers("fight") == ["tunk"]
    assert t.why("reap", "ulyq-megamouth") == "KF-MAIN-020"
    t.me.reap("tunk")
    assert t.me.amber == 1 and not t.me["tunk"].ready
    t.settled()


@card("experimental-therapy")
def test_experimental_therapy_does_not_change_the_house_of_its_creature():
    t = scene({"battleline": [{"card": "tunk", "upgrades": ["experimental-therapy"]}], "houses": ["logos"]}, house="")
    t.asks(me, ["house:logos", "house:mars"], kind="house")
    t.me.house("logos")
    assert t.match.view(me)["players"][me]["battleline"][0]["houses"] == ["mars"]
    t.settled()


@card("rocket-boots")
def test_rocket_boots_ready_their_creature_after_its_first_use_of_the_turn():
    t = scene({"battleline": [{"card": "mother", "upgrades": ["rocket-boots"]}, "batdrone"]})
    t.me.reap("mother")
    assert t.me["mother"].ready and t.me.amber == 1
    t.me.reap("batdrone")
    assert not t.me["batdrone"].ready
    t.me.reap("mother")
    assert not t.me["mother"].ready and t.me.amber == 3
    t.settled()


@card("rocket-boots")
def test_rocket_boots_work_after_a_fight_but_not_after_another_use():
    t = scene({"battleline": [{"card": "mother", "upgrades": ["rocket-boots"]}]}, {"battleline": ["batdrone"]})
    t.me.fight("mother", "batdrone")
    assert t.me["mother"].ready
    t.settled()
    boots = {"card": "novu-archaeologist", "upgrades": ["rocket-boots"]}
    t = scene({"battleline": [boots], "discard": ["troll"]})
    t.me.action("novu-archaeologist", "troll")
    assert not t.me["novu-archaeologist"].ready
    t.settled()


@card("rocket-boots")
def test_rocket_boots_do_nothing_once_a_stun_was_removed_by_the_first_use():
    boots = {"card": "mother", "upgrades": ["rocket-boots"], "stunned": True}
    t = scene({"battleline": [boots, "replicator"]})
    t.me.unstun("mother")
    assert not t.me["mother"].ready
    t.me.end()
    t.settled()


@card("transposition-sandals")
@rule("KF-MOVE-030")
def test_transposition_sandals_swap_two_creatures_and_let_the_other_be_used():
    t = scene(
        {
            "battleline": [
                {"card": "mother", "upgrades": ["transposition-sandals"]},
                "batdrone",
                "tunk",
                "ulyq-megamouth",
            ]
        },
        {"battleline": ["troll"]},
    )
    assert t.why("reap", "tunk") == "KF-MAIN-020"
    t.me.action("mother")
    t.asks(me, ["batdrone", "tunk", "ulyq-megamouth"])
    t.me.pick("tunk")
    assert t.me.battleline == ["tunk", "batdrone", "mother", "ulyq-megamouth"] and not t.me["mother"].ready
    assert t.offers("reap") == ["tunk", "batdrone"]
    t.me.reap("tunk")
    assert t.me.amber == 1
    t.settled()


@card("transposition-sandals")
def test_transposition_sandals_need_another_creature_and_last_for_the_turn():
    t = scene({"battleline": [{"card": "mother", "upgrades": ["transposition-sandals"]}]}, {"battleline": ["troll"]})
    t.me.action("mother")
    assert t.me.battleline == ["mother"] and t.state.lasting == []
    t.settled()
    t = scene({"battleline": [{"card": "mother", "upgrades": ["transposition-sandals"]}, "tunk"], "hand": ["labwork"]})
    t.me.action("mother", "tunk")
    t.me.end()
    assert t.state.lasting == []
    t.settled()


@card("transposition-sandals")
def test_transposition_sandals_bring_one_amber():
    t = scene({"hand": ["transposition-sandals"], "battleline": ["mother"]})
    t.me.play("transposition-sandals", "mother")
    assert t.me.amber == 1 and t.offers("action") == ["mother"]
    t.settled()
