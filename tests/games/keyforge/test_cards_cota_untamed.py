"""Call of the Archons: Untamed."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", me=mine, you=yours, **{"house": "untamed", **words})


def pass_turns(t, *houses):
    """End this turn; each house is that of a further turn, ended at once but for the last."""
    t.end()
    for at, house in enumerate(houses):
        t.house(house)
        if at + 1 < len(houses):
            t.end()


# Actions


@card("cooperative-hunting")
def test_cooperative_hunting_splits_one_damage_a_friendly_creature_among_any_creatures():
    t = scene(
        {"hand": ["cooperative-hunting"], "battleline": ["snufflegator", "niffle-ape"]},
        {"battleline": ["troll", "dust-pixie"]},
    )
    t.me.play("cooperative-hunting")
    t.asks(me, ["snufflegator", "niffle-ape", "troll", "dust-pixie"])
    t.me.pick("troll")
    t.asks(me, ["snufflegator", "niffle-ape", "troll", "dust-pixie"])
    t.me.pick("dust-pixie")
    assert t.you["troll"].damage == 1 and t.you.discard == ["dust-pixie"]
    assert t.me["snufflegator"].damage == t.me["niffle-ape"].damage == 0
    t.settled()


@card("cooperative-hunting")
@rule("KF-ABIL-130")
def test_cooperative_hunting_deals_all_its_damage_at_once():
    t = scene(
        {"hand": ["cooperative-hunting"], "battleline": ["snufflegator", "niffle-ape"]},
        {"battleline": [{"card": "dust-pixie", "ward": True}]},
    )
    t.me.play("cooperative-hunting", "dust-pixie", "dust-pixie")
    assert t.you["dust-pixie"].damage == 0 and not t.you["dust-pixie"].ward
    t.settled()


@card("cooperative-hunting")
def test_cooperative_hunting_does_nothing_without_a_friendly_creature():
    t = scene({"hand": ["cooperative-hunting"]}, {"battleline": ["troll"]})
    t.me.play("cooperative-hunting")
    assert t.you["troll"].damage == 0 and t.me.discard == ["cooperative-hunting"]
    t.settled()


@card("curiosity")
def test_curiosity_destroys_scientists_on_both_sides_and_nobody_else():
    t = scene(
        {"hand": ["curiosity"], "battleline": ["doc-bookton", "snufflegator"]},
        {"battleline": [{"card": "doc-bookton", "ward": True}, "troll", "doc-bookton"]},
    )
    t.me.play("curiosity")
    assert t.me.battleline == ["snufflegator"] and t.me.discard == ["curiosity", "doc-bookton"]
    assert t.you.battleline == ["doc-bookton", "troll"] and t.you.discard == ["doc-bookton"]
    assert not t.you["doc-bookton"].ward and t.me.amber == 1
    t.settled()


@card("fertility-chant")
def test_fertility_chant_pays_the_opponent_too():
    t = scene({"hand": ["fertility-chant"]}, {"amber": 1})
    t.me.play("fertility-chant")
    assert t.me.amber == 4 and t.you.amber == 3
    t.settled()


@card("fogbank")
def test_fogbank_keeps_the_opponent_from_fighting_on_their_next_turn_only():
    t = scene({"hand": ["fogbank"], "battleline": ["snufflegator"]}, {"battleline": ["troll"]})
    t.me.play("fogbank")
    assert t.offers("fight") == ["snufflegator"]
    pass_turns(t, "brobnar")
    assert t.offers("fight") == [] and t.offers("reap") == ["troll"]
    assert t.why("fight", "troll") == "KF-ABIL-180"
    pass_turns(t, "untamed")
    assert t.offers("fight") == ["snufflegator"]
    pass_turns(t, "brobnar")
    assert t.offers("fight") == ["troll"]
    t.settled()


@card("fogbank")
def test_fogbank_also_stops_fights_by_an_effect():
    t = scene(
        {"hand": ["fogbank"], "battleline": ["snufflegator"]},
        {"hand": ["anger"], "battleline": [{"card": "troll", "ready": False}]},
    )
    t.me.play("fogbank")
    pass_turns(t, "brobnar")
    t.you.play("anger", "troll")
    assert t.you["troll"].ready and t.me["snufflegator"].damage == 0
    t.settled()


@card("full-moon")
def test_full_moon_pays_for_each_creature_played_this_turn():
    t = scene({"hand": ["full-moon", "dust-pixie", "niffle-ape", "fertility-chant"]}, {"hand": ["dust-pixie"]})
    t.me.play("full-moon")
    t.me.play("dust-pixie")
    assert t.me.amber == 3
    t.me.play("niffle-ape", "left")
    assert t.me.amber == 4
    t.me.play("fertility-chant")
    assert t.me.amber == 8
    t.settled()
    t.me.end()
    assert t.state.lasting == []


@card("full-moon")
def test_full_moon_pays_nothing_for_a_creature_played_before_it():
    t = scene({"hand": ["full-moon", "niffle-ape"]})
    t.me.play("niffle-ape")
    t.me.play("full-moon")
    assert t.me.amber == 0
    t.settled()


@card("grasping-vines")
def test_grasping_vines_returns_up_to_three_artifacts_to_their_owners():
    t = scene(
        {"hand": ["grasping-vines"], "artifacts": ["world-tree", {"card": "bear-flute", "owner": 1}]},
        {"artifacts": ["nepenthe-seed", "ritual-of-balance"], "battleline": ["troll"]},
    )
    t.me.play("grasping-vines")
    t.asks(me, ["world-tree", "bear-flute", "nepenthe-seed", "ritual-of-balance", "done"])
    t.me.pick("bear-flute")
    t.asks(me, ["world-tree", "nepenthe-seed", "ritual-of-balance", "done"])
    t.me.pick("nepenthe-seed", "world-tree")
    assert t.me.hand == ["world-tree"] and t.me.artifacts == []
    assert sorted(t.you.hand) == ["bear-flute", "nepenthe-seed"] and t.you.artifacts == ["ritual-of-balance"]
    t.settled()


@card("grasping-vines")
def test_grasping_vines_may_return_fewer_or_none():
    t = scene({"hand": ["grasping-vines"]}, {"artifacts": ["nepenthe-seed", "world-tree"]})
    t.me.play("grasping-vines", "world-tree", "done")
    assert t.you.hand == ["world-tree"] and t.you.artifacts == ["nepenthe-seed"]
    t.settled()
    t = scene({"hand": ["grasping-vines"], "battleline": ["troll"]})
    t.me.play("grasping-vines")
    assert t.me.battleline == ["troll"] and t.me.amber == 1
    t.settled()


@card("grasping-vines")
@rule("KF-FAQTIME-010")
def test_grasping_vines_under_masterplan_may_return_it_before_its_sacrifice():
    t = scene({"artifacts": [{"card": "masterplan", "under": ["grasping-vines"]}]})
    t.me.omni("masterplan")
    t.asks(me, ["masterplan", "done"])
    t.me.pick("masterplan")
    assert t.me.hand == ["masterplan"] and t.me.artifacts == []
    assert t.me.discard == ["grasping-vines"] and t.me.amber == 1
    t.settled()


@card("grasping-vines")
@rule("KF-FAQRULE-010")
def test_grasping_vines_on_a_spangler_box_puts_a_kelifi_dragon_back_into_play_without_its_price():
    t = scene(
        {
            "hand": ["grasping-vines"],
            "artifacts": ["spangler-box"],
            "battleline": ["witch-of-the-wilds", "kelifi-dragon"],
        },
        house="logos",
    )
    t.me.action("spangler-box", "kelifi-dragon")
    assert t.me.battleline == ["witch-of-the-wilds"] and t.you.artifacts == ["spangler-box"]
    t.me.play("grasping-vines", "spangler-box", "right")
    assert t.me.battleline == ["witch-of-the-wilds", "kelifi-dragon"] and t.me.hand == ["spangler-box"]
    assert t.me.amber == 1 and not t.me["kelifi-dragon"].ready
    t.settled()


@card("key-charge", "chota-hazri")
def test_key_charge_and_chota_hazri_cost_1_and_forge_at_the_current_cost():
    for id in ("key-charge", "chota-hazri"):
        t = scene({"hand": [id], "amber": 8}, {"amber": 6})
        t.me.play(id)
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick("yes")
        t.asks(me, ["red", "blue", "yellow"], kind="key")
        t.me.pick("blue")
        assert t.me.keys == ("blue",) and t.me.amber == 1 and t.you.amber == 6
        t.settled()


@card("key-charge", "chota-hazri")
def test_key_charge_and_chota_hazri_may_forge_nothing():
    for id in ("key-charge", "chota-hazri"):
        t = scene({"hand": [id], "amber": 7})
        t.me.play(id, "no")
        assert t.me.keys == () and t.me.amber == 6
        t.settled()


@card("key-charge", "chota-hazri", "murmook")
def test_key_charge_and_chota_hazri_do_not_ask_who_cannot_pay():
    for id in ("key-charge", "chota-hazri"):
        t = scene({"hand": [id], "amber": 6})
        t.me.play(id)
        assert t.me.keys == () and t.me.amber == 5
        t.settled()
        t = scene({"hand": [id], "amber": 7}, {"battleline": ["murmook"]})
        t.me.play(id)
        assert t.me.keys == () and t.me.amber == 6
        t.settled()


@card("lifeweb")
def test_lifeweb_steals_2_if_three_creatures_were_played_on_the_last_turn():
    t = scene({"hand": ["lifeweb"]}, {"hand": ["dust-pixie", "dust-pixie", "dust-pixie", "regrowth"]})
    pass_turns(t, "untamed")
    t.you.play("dust-pixie")
    t.you.play("dust-pixie", "left")
    t.you.play("dust-pixie", "left")
    t.you.play("regrowth")
    assert t.you.amber == 7
    pass_turns(t, "untamed")
    t.me.play("lifeweb")
    assert t.me.amber == 3 and t.you.amber == 5
    t.settled()


@card("lifeweb")
def test_lifeweb_steals_nothing_after_two_creatures():
    for creatures, stolen in ((2, 0), (3, 2), (4, 2)):
        t = scene({"hand": ["lifeweb"]}, {"last_creatures": creatures, "amber": 5})
        t.me.play("lifeweb")
        assert t.me.amber == 1 + stolen and t.you.amber == 5 - stolen
        t.settled()
    t = scene({"hand": ["lifeweb"], "last_creatures": 3}, {"amber": 5})  # the opponent's creatures count, not mine
    t.me.play("lifeweb")
    assert t.me.amber == 1 and t.you.amber == 5
    t.settled()


@card("lost-in-the-woods")
def test_lost_in_the_woods_shuffles_two_creatures_of_each_side_into_their_owners_decks():
    t = scene(
        {"hand": ["lost-in-the-woods"], "battleline": ["snufflegator", "niffle-ape", {"card": "troll", "owner": 1}]},
        {"battleline": ["dust-pixie", "mighty-tiger", "ancient-bear"]},
    )
    t.me.play("lost-in-the-woods")
    t.asks(me, ["snufflegator", "niffle-ape", "troll"])
    t.me.pick("troll")
    t.asks(me, ["snufflegator", "niffle-ape"])
    t.me.pick("niffle-ape")
    t.asks(me, ["dust-pixie", "mighty-tiger", "ancient-bear"])
    t.me.pick("dust-pixie", "ancient-bear")
    assert t.me.battleline == ["snufflegator"] and t.me.deck == ["niffle-ape"]
    assert t.you.battleline == ["mighty-tiger"] and sorted(t.you.deck) == ["ancient-bear", "dust-pixie", "troll"]
    assert t.state.seen == {}
    t.settled()


@card("lost-in-the-woods")
@rule("KF-FAQGEN-060")
def test_lost_in_the_woods_takes_the_enemy_creatures_where_there_is_no_friendly_one():
    t = scene({"hand": ["lost-in-the-woods"]}, {"battleline": ["dust-pixie", "mighty-tiger"]})
    t.me.play("lost-in-the-woods", "dust-pixie", "mighty-tiger")
    assert t.you.battleline == [] and sorted(t.you.deck) == ["dust-pixie", "mighty-tiger"]
    t.settled()


@card("lost-in-the-woods")
def test_lost_in_the_woods_is_stopped_by_a_ward_and_takes_no_third_creature():
    t = scene(
        {"hand": ["lost-in-the-woods"], "battleline": ["snufflegator"]},
        {"battleline": [{"card": "dust-pixie", "ward": True}, "mighty-tiger", "troll"]},
    )
    t.me.play("lost-in-the-woods", "snufflegator", "dust-pixie", "mighty-tiger")
    assert t.you.battleline == ["dust-pixie", "troll"] and not t.you["dust-pixie"].ward
    assert t.you.deck == ["mighty-tiger"] and t.me.deck == ["snufflegator"]
    t.settled()


@card("mimicry")
def test_mimicry_is_played_as_an_action_of_the_opponents_discard_pile_with_its_icons():
    t = scene(
        {"hand": ["mimicry"], "discard": ["full-moon"]},
        {"discard": ["fertility-chant", "dust-pixie", "regrowth", "world-tree", "mimicry"]},
    )
    t.me.play("mimicry")
    t.asks(me, ["fertility-chant", "regrowth"])
    t.me.pick("fertility-chant")
    assert t.me.amber == 4 and t.you.amber == 2
    assert t.me.hand == [] and t.me.discard == ["mimicry", "full-moon"]
    assert t.you.discard == ["fertility-chant", "dust-pixie", "regrowth", "world-tree", "mimicry"]
    t.settled()


@card("mimicry")
def test_mimicry_speaks_to_its_own_player():
    t = scene({"hand": ["mimicry"], "discard": ["niffle-ape"]}, {"discard": ["regrowth", "dust-pixie"]})
    t.me.play("mimicry", "regrowth")
    t.asks(me, ["niffle-ape"])
    t.me.pick("niffle-ape")
    assert t.me.hand == ["niffle-ape"] and t.me.discard == ["mimicry"]
    t.settled()


@card("mimicry")
def test_mimicry_without_an_action_to_copy_does_nothing():
    t = scene({"hand": ["mimicry"], "discard": ["full-moon"]}, {"discard": ["dust-pixie", "mimicry"], "amber": 3})
    t.me.play("mimicry")
    assert t.me.hand == [] and t.me.discard == ["mimicry", "full-moon"] and t.me.amber == 0 and t.you.amber == 3
    t.settled()


@card("mimicry")
@rule("KF-FAQGEN-030", "KF-FAQGEN-040")
def test_mimicry_as_an_alpha_card_comes_first_or_goes_back_to_hand():
    t = scene({"hand": ["mimicry", "fertility-chant"]}, {"discard": ["eureka"]})
    t.me.play("fertility-chant")
    t.me.play("mimicry", "eureka")
    assert t.me.hand == ["mimicry"] and t.me.amber == 4 and t.me.discard == ["fertility-chant"]
    assert t.match.view(you)["players"][0]["hand"][0]["card"] == "mimicry"  # everybody has seen it
    t.settled()
    t = scene({"hand": ["mimicry"]}, {"discard": ["eureka"]})
    t.me.play("mimicry", "eureka")
    assert t.me.hand == [] and t.me.amber >= 1 and t.me.discard == ["mimicry"]
    t.settled()


@card("mimicry")
@rule("KF-FAQRULE-030")
def test_mimicry_counts_as_its_copy_for_the_rule_of_six():
    t = scene({"hand": ["fertility-chant"] * 6 + ["mimicry"]}, {"discard": ["fertility-chant"]})
    for _ in range(6):
        t.me.play("fertility-chant")
    t.me.play("mimicry", "fertility-chant")
    assert t.me.hand == ["mimicry"] and t.me.amber == 24 and t.you.amber == 12
    t.settled()
    t = scene({"hand": ["fertility-chant"] * 6 + ["mimicry"]}, {"discard": ["fertility-chant"]})
    t.me.play("mimicry", "fertility-chant")
    for _ in range(5):
        t.me.play("fertility-chant")
    assert t.me.hand == ["fertility-chant"] and t.why("play", t.match.state.players[0].hand[0].number) == "KF-RSIX-010"
    t.settled()


@card("mimicry")
@rule("KF-FAQGEN-270")
def test_mimicry_takes_the_leave_of_phase_shift_even_as_a_logos_card():
    t = scene(
        {"hand": ["phase-shift", "mimicry", "dust-pixie"], "battleline": ["niffle-ape"]},
        {"discard": ["foggify"]},
        house="logos",
    )
    t.me.play("phase-shift")
    assert sorted(t.offers("play")) == ["dust-pixie", "mimicry"]
    t.me.play("mimicry", "foggify")
    assert t.offers("play") == [] and t.why("play", "dust-pixie") == "KF-MAIN-020"
    t.settled()


@card("nature-s-call")
def test_natures_call_returns_up_to_three_creatures_to_their_owners():
    t = scene(
        {"hand": ["nature-s-call"], "battleline": [{"card": "troll", "owner": 1}, "niffle-ape"]},
        {
            "battleline": [{"card": "dust-pixie", "amber": 2}, {"card": "ancient-bear", "ward": True}],
            "artifacts": ["world-tree"],
        },
    )
    t.me.play("nature-s-call")
    t.asks(me, ["troll", "niffle-ape", "dust-pixie", "ancient-bear", "done"])
    t.me.pick("troll", "dust-pixie", "ancient-bear")
    assert sorted(t.you.hand) == ["dust-pixie", "troll"] and t.me.hand == []
    assert t.me.battleline == ["niffle-ape"] and t.you.battleline == ["ancient-bear"]
    assert not t.you["ancient-bear"].ward and t.me.amber == 3
    t.settled()


@card("nature-s-call")
def test_natures_call_may_return_none():
    t = scene({"hand": ["nature-s-call"]}, {"battleline": ["dust-pixie"]})
    t.me.play("nature-s-call", "done")
    assert t.you.battleline == ["dust-pixie"]
    t.settled()


@card("nocturnal-maneuver")
def test_nocturnal_maneuver_exhausts_up_to_three_creatures():
    t = scene(
        {"hand": ["nocturnal-maneuver"], "battleline": ["niffle-ape"]},
        {"battleline": ["troll", {"card": "dust-pixie", "ready": False}, "ancient-bear", "murmook"]},
    )
    t.me.play("nocturnal-maneuver")
    t.asks(me, ["niffle-ape", "troll", "dust-pixie", "ancient-bear", "murmook", "done"])
    t.me.pick("troll", "dust-pixie", "murmook")
    assert [it.ready for it in t.state.players[1].battleline] == [False, False, True, False]
    assert t.me["niffle-ape"].ready
    t.settled()


@card("nocturnal-maneuver")
def test_nocturnal_maneuver_may_stop_after_one():
    t = scene({"hand": ["nocturnal-maneuver"]}, {"battleline": ["troll", "murmook"]})
    t.me.play("nocturnal-maneuver", "troll", "done")
    assert not t.you["troll"].ready and t.you["murmook"].ready
    t.settled()


@card("perilous-wild")
def test_perilous_wild_destroys_what_is_elusive_on_both_sides():
    t = scene(
        {"hand": ["perilous-wild"], "battleline": ["dew-faerie", "snufflegator"]},
        {"battleline": ["troll", "kindrith-longshot", {"card": "dew-faerie", "ward": True}]},
    )
    t.me.play("perilous-wild")
    assert t.me.battleline == ["snufflegator"] and t.me.discard == ["perilous-wild", "dew-faerie"]
    assert t.you.battleline == ["troll", "dew-faerie"] and t.you.discard == ["kindrith-longshot"]
    assert not t.you["dew-faerie"].ward
    t.settled()


@card("regrowth")
def test_regrowth_takes_back_a_creature():
    t = scene({"hand": ["regrowth"], "discard": ["scout", "dust-pixie", "niffle-ape"]}, {"discard": ["troll"]})
    t.me.play("regrowth")
    t.asks(me, ["dust-pixie", "niffle-ape"])
    t.me.pick("niffle-ape")
    assert t.me.hand == ["niffle-ape"] and t.me.discard == ["regrowth", "scout", "dust-pixie"]
    assert t.you.discard == ["troll"]
    t.settled()


@card("regrowth")
def test_regrowth_finds_nothing_where_no_creature_lies():
    t = scene({"hand": ["regrowth"], "discard": ["scout"]}, {"discard": ["troll"]})
    t.me.play("regrowth")
    assert t.me.hand == [] and t.me.discard == ["regrowth", "scout"] and t.me.amber == 1
    t.settled()


@card("save-the-pack")
def test_save_the_pack_destroys_the_damaged_and_costs_a_chain():
    t = scene(
        {"hand": ["save-the-pack"], "battleline": [{"card": "snufflegator", "damage": 1}, "niffle-ape"]},
        {
            "battleline": [
                {"card": "troll", "damage": 1},
                {"card": "murmook", "damage": 1, "ward": True},
                "ancient-bear",
            ]
        },
    )
    t.me.play("save-the-pack")
    assert t.me.battleline == ["niffle-ape"] and t.me.discard == ["save-the-pack", "snufflegator"]
    assert t.you.battleline == ["murmook", "ancient-bear"] and t.you.discard == ["troll"]
    assert t.me.chains == 1 and t.you.chains == 0 and not t.you["murmook"].ward
    t.settled()


@card("save-the-pack")
def test_save_the_pack_costs_a_chain_even_if_nobody_is_damaged():
    t = scene({"hand": ["save-the-pack"]}, {"battleline": ["troll"]})
    t.me.play("save-the-pack")
    assert t.you.battleline == ["troll"] and t.me.chains == 1
    t.settled()


@card("scout")
def test_scout_lets_two_friendly_creatures_fight_unharmed_one_after_the_other():
    t = scene(
        {"hand": ["scout"], "battleline": ["niffle-ape", "mighty-tiger", "ancient-bear"]},
        {"battleline": ["troll", "murmook"]},
    )
    t.me.play("scout")
    t.asks(me, ["niffle-ape", "mighty-tiger", "ancient-bear", "done"])
    t.me.pick("mighty-tiger")
    t.asks(me, ["niffle-ape", "ancient-bear", "done"])
    t.me.pick("niffle-ape")
    t.asks(me, ["troll", "murmook"])  # the Tiger
    t.me.pick("murmook")
    t.asks(me, ["troll"])  # the Ape
    t.me.pick("troll")
    assert t.you.discard == ["murmook"] and t.you["troll"].damage == 3
    assert t.me["mighty-tiger"].damage == t.me["niffle-ape"].damage == 0
    assert not t.me["mighty-tiger"].ready and not t.me["niffle-ape"].ready and t.me["ancient-bear"].ready
    t.me.fight("ancient-bear", "troll")  # not chosen, so no skirmish
    assert "ancient-bear" in t.me.discard
    t.settled()


@card("scout")
def test_scout_gives_skirmish_for_the_turn_also_to_who_cannot_fight_now():
    t = scene({"hand": ["scout"], "battleline": [{"card": "niffle-ape", "ready": False}]}, {"battleline": ["troll"]})
    t.me.play("scout", "niffle-ape")
    assert t.you["troll"].damage == 0
    t.match.patch({"cards": [{"number": t.number("niffle-ape"), "ready": True}]})
    t.me.fight("niffle-ape", "troll")
    assert t.you["troll"].damage == 3 and t.me["niffle-ape"].damage == 0
    t.settled()
    t.me.end()
    assert t.state.lasting == []


@card("scout")
def test_scout_rouses_a_stunned_creature_instead_of_a_fight_and_may_choose_none():
    t = scene({"hand": ["scout"], "battleline": [{"card": "niffle-ape", "stunned": True}]}, {"battleline": ["troll"]})
    t.me.play("scout", "niffle-ape")
    assert not t.me["niffle-ape"].stunned and not t.me["niffle-ape"].ready and t.you["troll"].damage == 0
    t.settled()
    t = scene({"hand": ["scout"], "battleline": ["niffle-ape"]}, {"battleline": ["troll"]})
    t.me.play("scout", "done")
    assert t.me["niffle-ape"].ready and t.state.lasting == []
    t.settled()


@card("stampede")
def test_stampede_steals_2_after_three_creatures_were_used():
    t = scene(
        {"hand": ["stampede"], "battleline": ["niffle-ape", "murmook", {"card": "ancient-bear", "stunned": True}]},
        {"amber": 5},
    )
    t.me.reap("niffle-ape")
    t.me.reap("murmook")
    t.me.unstun("ancient-bear")
    t.me.play("stampede")
    assert t.me.amber == 5 and t.you.amber == 3
    t.settled()


@card("stampede")
def test_stampede_counts_creatures_not_uses_nor_artifacts():
    t = scene(
        {"hand": ["stampede"], "battleline": ["niffle-ape", "murmook"], "artifacts": ["ritual-of-balance"]},
        {"amber": 5},
    )
    t.me.reap("niffle-ape")
    t.me.reap("murmook")
    t.match.patch({"cards": [{"number": t.number("niffle-ape"), "ready": True}]})
    t.me.reap("niffle-ape")
    t.me.action("ritual-of-balance")
    t.me.play("stampede")
    assert t.me.amber == 4 and t.you.amber == 5
    t.settled()


@card("the-common-cold")
def test_the_common_cold_hurts_everybody_and_may_kill_the_martians():
    t = scene(
        {"hand": ["the-common-cold"], "battleline": ["niffle-ape", "john-smyth"]},
        {"battleline": ["dust-pixie", "troll", "yxilx-dominator"]},
    )
    t.me.play("the-common-cold")
    assert t.me["niffle-ape"].damage == t.me["john-smyth"].damage == t.you["troll"].damage == 1
    assert t.you["yxilx-dominator"].damage == 0 and t.you.discard == ["dust-pixie"]  # the Dominator has armor
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.battleline == ["niffle-ape"] and t.you.battleline == ["troll"]
    assert t.me.discard == ["the-common-cold", "john-smyth"]
    t.settled()


@card("the-common-cold")
def test_the_common_cold_may_spare_the_martians_and_asks_only_where_there_are_some():
    t = scene({"hand": ["the-common-cold"]}, {"battleline": ["john-smyth"]})
    t.me.play("the-common-cold", "no")
    assert t.you["john-smyth"].damage == 1
    t.settled()
    t = scene({"hand": ["the-common-cold"]}, {"battleline": ["troll"]})
    t.me.play("the-common-cold")
    assert t.you["troll"].damage == 1
    t.settled()


@card("troop-call")
def test_troop_call_gathers_niffles_from_discard_pile_and_play():
    t = scene(
        {
            "hand": ["troop-call"],
            "battleline": ["niffle-ape", "snufflegator", {"card": "niffle-ape", "owner": 1}],
            "discard": ["niffle-queen", "dust-pixie", "niffle-ape"],
        },
        {"battleline": ["niffle-ape"], "discard": ["niffle-queen"]},
    )
    t.me.play("troop-call")
    assert sorted(t.me.hand) == ["niffle-ape", "niffle-ape", "niffle-queen"]
    assert t.me.battleline == ["snufflegator"] and t.me.discard == ["troop-call", "dust-pixie"]
    assert t.you.hand == ["niffle-ape"]  # to its owner's hand: KF-FAQMISC-040
    assert t.you.battleline == ["niffle-ape"] and t.you.discard == ["niffle-queen"]
    t.settled()


@card("troop-call")
def test_troop_call_leaves_a_warded_niffle_in_play():
    t = scene({"hand": ["troop-call"], "battleline": [{"card": "niffle-queen", "ward": True}]})
    t.me.play("troop-call")
    assert t.me.battleline == ["niffle-queen"] and not t.me["niffle-queen"].ward and t.me.amber == 1
    t.settled()


@card("vigor")
def test_vigor_heals_up_to_3_and_pays_for_3():
    t = scene(
        {"hand": ["vigor", "vigor"], "battleline": [{"card": "ancient-bear", "damage": 4}]},
        {"battleline": [{"card": "troll", "damage": 5}]},
    )
    t.me.play("vigor")
    t.asks(me, ["ancient-bear", "troll"])
    t.me.pick("ancient-bear")
    t.asks(me, ["number:0", "number:1", "number:2", "number:3"], kind="number")
    t.me.pick("3")
    assert t.me["ancient-bear"].damage == 1 and t.me.amber == 2
    t.me.play("vigor", "troll", "2")
    assert t.you["troll"].damage == 3 and t.me.amber == 3
    t.settled()


@card("vigor")
def test_vigor_on_lightly_hurt_and_on_unhurt_creatures_pays_nothing():
    t = scene({"hand": ["vigor"], "battleline": [{"card": "ancient-bear", "damage": 2}, "murmook"]})
    t.me.play("vigor", "ancient-bear")
    t.asks(me, ["number:0", "number:1", "number:2"])
    t.me.pick("2")
    assert t.me["ancient-bear"].damage == 0 and t.me.amber == 1
    t.settled()
    t = scene({"hand": ["vigor"], "battleline": ["murmook"]})
    t.me.play("vigor")
    t.asks(me, kind="main")
    assert t.me.amber == 1
    t.settled()


@card("word-of-returning")
def test_word_of_returning_damages_by_the_amber_on_enemies_and_takes_it():
    t = scene(
        {"hand": ["word-of-returning"], "battleline": [{"card": "niffle-ape", "amber": 2}]},
        {"battleline": [{"card": "troll", "amber": 3}, {"card": "dust-pixie", "amber": 1}, "murmook"], "amber": 1},
    )
    t.me.play("word-of-returning")
    assert t.you["troll"].damage == 3 and t.you["troll"].amber == 0
    assert t.you.discard == ["dust-pixie"] and t.you["murmook"].damage == 0
    assert t.me.amber == 5 and t.you.amber == 1
    assert t.me["niffle-ape"].amber == 2 and t.me["niffle-ape"].damage == 0
    t.settled()


@card("word-of-returning")
def test_word_of_returning_takes_the_amber_of_a_warded_creature_too():
    t = scene({"hand": ["word-of-returning"]}, {"battleline": [{"card": "dust-pixie", "amber": 2, "ward": True}]})
    t.me.play("word-of-returning")
    assert t.you["dust-pixie"].damage == 0 and t.you["dust-pixie"].amber == 0 and t.me.amber == 3
    t.settled()


# Artifacts


@card("bear-flute")
def test_bear_flute_heals_a_bear_on_either_side():
    t = scene(
        {
            "artifacts": ["bear-flute"],
            "battleline": [{"card": "ancient-bear", "damage": 1}, {"card": "murmook", "damage": 1}],
            "deck": ["ancient-bear"],
        },
        {"battleline": [{"card": "ancient-bear", "damage": 4}]},
    )
    t.me.action("bear-flute")
    t.asks(me, [t.me["ancient-bear"].number, t.you["ancient-bear"].number])
    t.me.pick(t.you["ancient-bear"].number)
    assert t.you["ancient-bear"].damage == 0
    assert t.me["ancient-bear"].damage == t.me["murmook"].damage == 1 and t.me.deck == ["ancient-bear"]
    t.settled()


@card("bear-flute")
def test_bear_flute_calls_all_bears_from_deck_and_discard_pile_where_none_is_in_play():
    t = scene(
        {
            "artifacts": ["bear-flute"],
            "deck": ["scout", "ancient-bear", "murmook"],
            "discard": ["ancient-bear", "stampede"],
            "archives": ["ancient-bear"],
        },
        {"discard": ["ancient-bear"]},
    )
    t.me.action("bear-flute")
    t.asks(me, ["ancient-bear", "ancient-bear", "done"])
    t.me.pick("ancient-bear", "ancient-bear")
    assert t.me.hand == ["ancient-bear", "ancient-bear"] and t.me.discard == []
    assert sorted(t.me.deck) == ["murmook", "scout", "stampede"]
    assert t.me.archives == ["ancient-bear"] and t.you.discard == ["ancient-bear"]
    shown = t.match.view(you)["players"][0]
    assert [one["card"] for one in shown["hand"]] == ["ancient-bear", "ancient-bear"]
    t.settled()


@card("bear-flute")
@rule("KF-SEARCH-020")
def test_bear_flute_leaves_the_discard_pile_where_no_bear_is_found():
    t = scene({"artifacts": ["bear-flute"], "deck": ["scout", "ancient-bear"], "discard": ["stampede"]})
    t.me.action("bear-flute", "done")
    assert t.me.hand == [] and t.me.discard == ["stampede"] and sorted(t.me.deck) == ["ancient-bear", "scout"]
    t.settled()
    t = scene({"artifacts": ["bear-flute"], "deck": ["scout"], "discard": ["stampede"]})
    t.me.action("bear-flute")
    assert t.me.hand == [] and t.me.discard == ["stampede"] and t.state.seen == {}
    t.settled()


@card("nepenthe-seed")
def test_nepenthe_seed_takes_back_any_card_even_itself():
    t = scene({"artifacts": ["nepenthe-seed"], "discard": ["scout", "dust-pixie"]}, {"discard": ["troll"]}, house="dis")
    t.me.omni("nepenthe-seed")
    t.asks(me, ["nepenthe-seed", "scout", "dust-pixie"])
    t.me.pick("scout")
    assert t.me.hand == ["scout"] and t.me.artifacts == [] and t.me.discard == ["nepenthe-seed", "dust-pixie"]
    t.settled()


@card("nepenthe-seed")
def test_nepenthe_seed_of_the_opponent_goes_to_their_discard_pile():
    t = scene({"artifacts": [{"card": "nepenthe-seed", "owner": 1}], "discard": ["dust-pixie"]})
    t.me.omni("nepenthe-seed")
    t.asks(me, ["dust-pixie"])
    t.me.pick("dust-pixie")
    assert t.me.hand == ["dust-pixie"] and t.you.discard == ["nepenthe-seed"]
    t.settled()


@card("ritual-of-balance")
def test_ritual_of_balance_steals_1_from_who_has_6():
    for amber, stolen in ((5, 0), (6, 1), (9, 1)):
        t = scene({"artifacts": ["ritual-of-balance"]}, {"amber": amber})
        t.me.action("ritual-of-balance")
        assert t.me.amber == stolen and t.you.amber == amber - stolen
        t.settled()


@card("ritual-of-the-hunt")
def test_ritual_of_the_hunt_lets_untamed_creatures_be_used_this_turn():
    t = scene(
        {"artifacts": ["ritual-of-the-hunt", "world-tree"], "battleline": ["niffle-ape", "murmook", "doc-bookton"]},
        {"battleline": ["troll"]},
        house="brobnar",
    )
    assert t.offers("reap") == []
    t.me.omni("ritual-of-the-hunt")
    assert t.me.discard == ["ritual-of-the-hunt"] and t.me.artifacts == ["world-tree"]
    assert t.offers("reap") == t.offers("fight") == ["niffle-ape", "murmook"] and t.offers("action") == []
    t.me.reap("niffle-ape")
    t.me.fight("murmook", "troll")
    assert t.me.amber == 1 and t.you["troll"].damage == 3
    t.settled()
    t.me.end()
    assert t.state.lasting == []


@card("world-tree")
def test_world_tree_puts_a_creature_on_top_of_the_deck():
    t = scene({"artifacts": ["world-tree"], "discard": ["scout", "niffle-ape", "murmook"], "deck": ["stampede"]})
    t.me.action("world-tree")
    t.asks(me, ["niffle-ape", "murmook"])
    t.me.pick("murmook")
    assert t.me.deck == ["murmook", "stampede"] and t.me.discard == ["scout", "niffle-ape"]
    t.settled()


@card("world-tree")
def test_world_tree_without_a_creature_in_the_discard_pile_does_nothing():
    t = scene({"artifacts": ["world-tree"], "discard": ["scout"]}, {"discard": ["troll"]})
    t.me.action("world-tree")
    assert t.me.discard == ["scout"] and t.me.deck == [] and t.you.discard == ["troll"]
    t.settled()


# Creatures


@card("ancient-bear")
def test_ancient_bear_strikes_before_the_fight():
    t = scene({"battleline": ["ancient-bear"]}, {"battleline": ["dew-faerie", "troll"]})
    t.me.fight("ancient-bear", "troll")
    assert t.you["troll"].damage == 7 and t.me.battleline == []
    t.settled()
    t = scene({"battleline": ["ancient-bear"]}, {"battleline": ["dew-faerie", "troll"]})
    t.me.fight("ancient-bear", "dew-faerie")
    assert t.you.discard == ["dew-faerie"] and t.me["ancient-bear"].damage == 0
    t.settled()


@card("bigtwig")
def test_bigtwig_fights_only_stunned_creatures():
    t = scene({"battleline": ["bigtwig"]}, {"battleline": ["troll", {"card": "murmook", "stunned": True}]})
    t.me.fight("bigtwig")
    t.asks(me, ["murmook"])
    t.me.pick("murmook")
    assert t.you.discard == ["murmook"] and t.me["bigtwig"].damage == 3
    t.settled()
    t = scene({"battleline": ["bigtwig"]}, {"battleline": ["troll"]})
    assert t.offers("fight") == [] and t.offers("reap") == ["bigtwig"] and t.why("fight", "bigtwig") == "KF-FIGHT-020"
    t.settled()


@card("bigtwig")
def test_bigtwig_stuns_and_exhausts_a_creature():
    t = scene({"battleline": ["bigtwig", "niffle-ape"]}, {"battleline": ["troll", "murmook"]})
    t.me.reap("bigtwig")
    t.asks(me, ["bigtwig", "niffle-ape", "troll", "murmook"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and not t.you["troll"].ready and t.me.amber == 1
    assert not t.you["murmook"].stunned and t.you["murmook"].ready
    t.settled()


@card("witch-of-the-wilds")
def test_witch_of_the_wilds_lets_one_untamed_card_be_played_on_a_turn_of_another_house():
    hand = ["dust-pixie", "niffle-ape", "punch", "world-tree", "twin-bolt-emission"]
    t = scene({"hand": hand, "battleline": ["witch-of-the-wilds"]}, house="brobnar")
    assert t.offers("play") == ["dust-pixie", "niffle-ape", "punch", "world-tree"]
    assert t.offers("discard") == ["punch"] and t.offers("reap") == []
    t.me.play("punch", "witch-of-the-wilds")
    t.me.play("world-tree")
    assert t.offers("play") == [] and t.why("play", "dust-pixie") == "KF-MAIN-020"
    t.settled()


@card("witch-of-the-wilds")
def test_each_witch_of_the_wilds_lets_a_card_be_played_each_turn():
    witches = ["witch-of-the-wilds", "witch-of-the-wilds"]
    t = scene(
        {"hand": ["dust-pixie", "dust-pixie", "dust-pixie"], "battleline": witches, "houses": ["brobnar"]},
        {"battleline": ["troll"]},
        house="brobnar",
    )
    t.me.play("dust-pixie", "left")
    t.me.play("dust-pixie", "left")
    assert t.offers("play") == []
    pass_turns(t, "brobnar", "brobnar")
    assert t.offers("play") == ["dust-pixie"]
    t.settled()


@card("witch-of-the-wilds")
def test_the_leave_of_a_witch_of_the_wilds_goes_with_her_and_comes_with_another():
    t = scene({"hand": ["nature-s-call", "dust-pixie"], "battleline": ["witch-of-the-wilds"]}, house="brobnar")
    t.me.play("nature-s-call", "witch-of-the-wilds")
    assert t.offers("play") == [] and t.state.lasting == []
    t.settled()
    t = scene({"hand": ["witch-of-the-wilds", "dust-pixie"], "battleline": ["witch-of-the-wilds"]}, house="brobnar")
    t.me.play("witch-of-the-wilds", "left")
    assert t.offers("play") == ["dust-pixie"]
    t.settled()


@card("witch-of-the-wilds")
@rule("KF-MAIN-050")
def test_witch_of_the_wilds_lets_one_more_card_be_played_on_the_first_turn_but_not_with_untamed():
    hand = ["dust-pixie", "dust-pixie", "punch", "anger"]
    t = scene({"hand": hand, "battleline": ["witch-of-the-wilds"]}, house="brobnar", first_turn=True)
    t.me.play("punch", "witch-of-the-wilds")
    assert t.offers("play") == ["dust-pixie", "dust-pixie"] and t.why("play", "anger") == "KF-MAIN-030"
    t.me.play("dust-pixie", "left")
    assert t.offers("play") == []
    t.settled()
    t = scene({"hand": hand, "battleline": ["witch-of-the-wilds"]}, first_turn=True)
    t.me.play("dust-pixie", "left")
    assert t.offers("play") == []
    t.settled()


@card("witch-of-the-wilds")
def test_witch_of_the_wilds_serves_only_who_controls_her():
    t = scene({"hand": ["dust-pixie"]}, {"battleline": ["witch-of-the-wilds"]}, house="brobnar")
    assert t.offers("play") == [] and t.why("play", "dust-pixie") == "KF-MAIN-020"
    t.settled()


@card("witch-of-the-wilds", "mimicry")
@rule("KF-MAIN-090")
def test_a_card_that_goes_back_to_hand_has_not_taken_the_leave_of_the_witch():
    t = scene(
        {"hand": ["mimicry", "dust-pixie", "punch"], "battleline": ["witch-of-the-wilds"]},
        {"discard": ["eureka", "fertility-chant"]},
        house="brobnar",
    )
    t.me.play("punch", "witch-of-the-wilds")
    t.me.play("mimicry", "eureka")
    assert t.me.amber == 1 and t.offers("play") == ["mimicry", "dust-pixie"]
    t.me.play("mimicry", "fertility-chant")
    assert t.me.amber == 5 and t.offers("play") == []
    t.settled()


@card("briar-grubbling")
def test_briar_grubbling_hurts_who_attacks_it_first():
    t = scene({"battleline": ["ancient-bear", "bigtwig"]}, {"battleline": ["briar-grubbling"]})
    t.me.fight("ancient-bear", "briar-grubbling", "trigger:3")
    assert t.me.battleline == ["bigtwig"] and t.you["briar-grubbling"].damage == 0
    t.settled()


@card("dew-faerie")
def test_dew_faerie_reaps_2():
    t = scene({"battleline": ["dew-faerie", "murmook"]})
    t.me.reap("dew-faerie")
    assert t.me.amber == 2
    t.me.reap("murmook")
    assert t.me.amber == 3
    t.settled()


@card("dew-faerie")
def test_dew_faerie_eludes_the_first_attack():
    t = scene({"battleline": ["murmook", "snufflegator"]}, {"battleline": ["dew-faerie"]})
    t.me.fight("murmook", "dew-faerie")
    assert t.you["dew-faerie"].damage == t.me["murmook"].damage == 0
    t.me.fight("snufflegator", "dew-faerie")
    assert t.you.discard == ["dew-faerie"]
    t.settled()


@card("dust-pixie")
def test_dust_pixie_bears_two_amber():
    t = scene({"hand": ["dust-pixie"]})
    t.me.play("dust-pixie")
    assert t.me.amber == 2 and t.me.battleline == ["dust-pixie"] and not t.me["dust-pixie"].ready
    t.settled()


@card("flaxia")
def test_flaxia_gains_2_for_the_longer_line():
    for mine, theirs, gained in ((0, 0, 2), (0, 1, 0), (1, 1, 2), (1, 2, 0)):
        t = scene({"hand": ["flaxia"], "battleline": ["murmook"] * mine}, {"battleline": ["troll"] * theirs})
        t.me.play("flaxia", *["left"] * mine)
        assert t.me.amber == gained and t.you.amber == 0
        t.settled()


@card("fuzzy-gruen")
def test_fuzzy_gruen_gives_the_opponent_1():
    t = scene({"hand": ["fuzzy-gruen"]})
    t.me.play("fuzzy-gruen")
    assert t.me.amber == 2 and t.you.amber == 1
    t.settled()


@card("giant-sloth")
def test_giant_sloth_wakes_once_an_untamed_card_is_discarded():
    t = scene({"hand": ["scout", "scout"], "battleline": ["giant-sloth", "murmook"]}, {"battleline": ["troll"]})
    assert t.offers("reap") == t.offers("fight") == ["murmook"] and t.offers("action") == []
    assert t.why("action", "giant-sloth") == "KF-ABIL-180"
    t.discard("scout")
    assert t.offers("reap") == t.offers("fight") == ["giant-sloth", "murmook"]
    t.me.action("giant-sloth")
    assert t.me.amber == 3
    t.settled()


@card("giant-sloth")
def test_giant_sloth_sleeps_on_after_a_card_of_another_house():
    t = scene(
        {"hand": ["punch"], "battleline": ["giant-sloth", "murmook"], "artifacts": ["ritual-of-the-hunt"]},
        house="brobnar",
    )
    t.discard("punch")
    t.me.omni("ritual-of-the-hunt")
    assert t.offers("reap") == ["murmook"] and t.why("reap", "giant-sloth") == "KF-ABIL-180"
    t.settled()


@card("giant-sloth")
def test_giant_sloth_is_asleep_again_on_the_next_turn_and_does_not_even_shake_off_a_stun():
    t = scene({"hand": ["scout", "scout"], "battleline": ["giant-sloth"]}, {"battleline": ["troll"]})
    t.discard("scout")
    assert t.offers("action") == ["giant-sloth"]
    pass_turns(t, "brobnar", "untamed")
    assert t.offers("action") == t.offers("reap") == []
    t.match.patch({"cards": [{"number": t.number("giant-sloth"), "stunned": True}]})
    assert t.offers("unstun") == []
    t.discard("scout")
    assert t.offers("unstun") == ["giant-sloth"]
    t.settled()


@card("halacor")
def test_halacor_gives_skirmish_to_friends_on_a_flank():
    t = scene(
        {"battleline": ["ancient-bear", "halacor", "murmook", "giant-sloth"]}, {"battleline": ["troll", "bigtwig"]}
    )
    t.me.fight("ancient-bear", "troll")
    assert t.me["ancient-bear"].damage == 0 and t.you["troll"].damage == 7
    t.me.fight("halacor", "bigtwig")
    assert t.me.discard == ["halacor"]
    t.settled()


@card("halacor")
def test_halacor_alone_has_skirmish_and_enemies_have_none():
    t = scene({"battleline": ["halacor"]}, {"battleline": ["halacor"]})
    t.me.fight("halacor", t.you["halacor"].number)
    assert t.me["halacor"].damage == 0 and t.you.battleline == []
    t.settled()
    t = scene({"battleline": ["murmook"]}, {"battleline": ["halacor"]})
    t.me.fight("murmook", "halacor")
    assert t.me.discard == ["murmook"]
    t.settled()


@card("inka-the-spider")
def test_inka_stuns_a_creature_when_played_and_when_reaping():
    t = scene({"hand": ["inka-the-spider"], "battleline": ["murmook"]}, {"battleline": ["troll"]})
    t.me.play("inka-the-spider", "left")
    t.asks(me, ["inka-the-spider", "murmook", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and not t.me["murmook"].stunned
    t.settled()
    t = scene({"battleline": ["inka-the-spider"]}, {"battleline": ["troll"]})
    t.me.reap("inka-the-spider", "troll")
    assert t.you["troll"].stunned and t.me.amber == 1
    t.settled()


@card("inka-the-spider")
def test_inka_poisons_what_it_fights():
    t = scene({"battleline": ["inka-the-spider"]}, {"battleline": ["troll", "murmook"]})
    t.me.fight("inka-the-spider", "troll")
    assert t.you.battleline == ["murmook"] and t.me.discard == ["inka-the-spider"]
    t.settled()


@card("kindrith-longshot")
def test_kindrith_shoots_when_reaping():
    t = scene({"battleline": ["kindrith-longshot", "murmook"]}, {"battleline": ["troll"]})
    t.me.reap("kindrith-longshot")
    t.asks(me, ["kindrith-longshot", "murmook", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2 and t.me.amber == 1 and t.me["murmook"].damage == 0
    t.settled()


@card("kindrith-longshot")
def test_kindrith_eludes_and_skirmishes():
    t = scene({"battleline": ["kindrith-longshot"]}, {"battleline": ["kindrith-longshot", "troll"]})
    t.me.fight("kindrith-longshot", "troll")
    assert t.you["troll"].damage == 3 and t.me["kindrith-longshot"].damage == 0
    t.settled()
    t = scene({"battleline": ["murmook"]}, {"battleline": ["kindrith-longshot"]})
    t.me.fight("murmook", "kindrith-longshot")
    assert t.you["kindrith-longshot"].damage == t.me["murmook"].damage == 0
    t.settled()


@card("snufflegator")
def test_snufflegator_skirmishes_only_as_the_attacker():
    t = scene({"battleline": ["snufflegator"]}, {"battleline": ["troll"]})
    t.me.fight("snufflegator", "troll")
    assert t.me["snufflegator"].damage == 0 and t.you["troll"].damage == 4
    t.settled()
    t = scene({"battleline": ["murmook"]}, {"battleline": ["snufflegator"]})
    t.me.fight("murmook", "snufflegator")
    assert t.me.battleline == [] and t.you["snufflegator"].damage == 3
    t.settled()


@card("lupo-the-scarred", "mighty-tiger")
def test_lupo_and_the_tiger_pounce_on_an_enemy():
    for id, dealt in (("lupo-the-scarred", 2), ("mighty-tiger", 4)):
        t = scene({"hand": [id], "battleline": ["murmook"]}, {"battleline": ["troll", "bigtwig"]})
        t.me.play(id, "left")
        t.asks(me, ["troll", "bigtwig"])
        t.me.pick("bigtwig")
        assert t.you["bigtwig"].damage == dealt and t.you["troll"].damage == t.me["murmook"].damage == 0
        t.settled()
        t = scene({"hand": [id], "battleline": ["murmook"]})
        t.me.play(id, "right")
        assert t.me["murmook"].damage == t.me[id].damage == 0
        t.settled()


@card("lupo-the-scarred")
def test_lupo_skirmishes():
    t = scene({"battleline": ["lupo-the-scarred"]}, {"battleline": ["troll"]})
    t.me.fight("lupo-the-scarred", "troll")
    assert t.me["lupo-the-scarred"].damage == 0 and t.you["troll"].damage == 6
    t.settled()


@card("murmook")
def test_murmook_makes_the_opponents_keys_dearer():
    t = scene(
        {"battleline": ["murmook", "murmook"], "amber": 6, "houses": ["untamed"]}, {"amber": 7, "houses": ["untamed"]}
    )
    pass_turns(t, "untamed")
    assert t.you.keys == () and t.you.amber == 7
    t.you.end()
    t.asks(me, ["red", "blue", "yellow"], kind="key")
    t.me.pick("red")
    assert t.me.amber == 0
    t.me.house("untamed")
    t.settled()


@card("mushroom-man")
def test_mushroom_man_shrinks_with_each_key_of_its_player():
    for keys, power in (([], 11), (["red"], 8), (["red", "blue"], 5)):
        t = scene({"battleline": ["mushroom-man", "murmook"], "keys": keys}, {"battleline": ["troll"], "keys": ["red"]})
        t.me.fight("mushroom-man", "troll")
        assert t.you.battleline == ([] if power >= 8 else ["troll"])
        assert t.me.battleline == (["mushroom-man", "murmook"] if power > 8 else ["murmook"])
        t.settled()


@card("mushroom-man")
@rule("KF-SEQ-070")
def test_mushroom_man_falls_when_a_key_leaves_it_too_weak():
    t = scene({"battleline": [{"card": "mushroom-man", "damage": 8}], "hand": ["key-charge"], "amber": 7})
    t.me.play("key-charge", "yes", "red")
    assert t.me.keys == ("red",) and t.me.discard == ["key-charge", "mushroom-man"]
    t.settled()


@card("niffle-ape")
def test_niffle_ape_ignores_taunt_and_elusive():
    line = ["champion-anaphiel", "dew-faerie"]
    t = scene({"battleline": ["niffle-ape", "murmook"]}, {"battleline": line})
    t.me.fight("murmook")
    t.asks(me, ["champion-anaphiel"])
    t.me.pick("champion-anaphiel")
    t.me.fight("niffle-ape")
    t.asks(me, ["champion-anaphiel", "dew-faerie"])
    t.me.pick("dew-faerie")
    assert t.you.discard == ["dew-faerie"] and t.me["niffle-ape"].damage == 2
    t.settled()


@card("niffle-queen")
def test_niffle_queen_strengthens_other_friendly_beasts_and_niffles():
    t = scene(
        {"battleline": ["niffle-queen", "niffle-ape", "snufflegator", "murmook", "teliga"]},
        {"battleline": ["niffle-ape", "snufflegator"]},
    )
    shown = t.match.view(me)["players"]
    assert [one["power"] for one in shown[0]["battleline"]] == [6, 5, 5, 4, 3]
    assert [one["power"] for one in shown[1]["battleline"]] == [3, 4]
    t.me.fight("snufflegator", t.you["snufflegator"].number)
    assert t.you.battleline == ["niffle-ape"]
    t.settled()


@card("niffle-queen")
def test_two_niffle_queens_strengthen_each_other_until_one_falls():
    queens = [{"card": "niffle-queen", "damage": 7}, {"card": "niffle-queen", "damage": 5}]
    t = scene({"hand": ["punch"], "battleline": [*queens, "snufflegator"]}, house="brobnar")
    t.me.play("punch", t.state.players[0].battleline[1].number)
    assert t.me.battleline == ["snufflegator"] and t.me.discard == ["punch", "niffle-queen", "niffle-queen"]
    t.settled()


@card("piranha-monkeys")
def test_piranha_monkeys_bite_each_other_creature():
    t = scene({"hand": ["piranha-monkeys"], "battleline": ["snufflegator"]}, {"battleline": ["troll", "dew-faerie"]})
    t.me.play("piranha-monkeys", "left")
    assert t.me["snufflegator"].damage == t.you["troll"].damage == 2
    assert t.me["piranha-monkeys"].damage == 0 and t.you.discard == ["dew-faerie"]
    t.settled()
    t = scene({"battleline": ["piranha-monkeys", "snufflegator"]}, {"battleline": ["troll"]})
    t.me.reap("piranha-monkeys")
    assert t.me["snufflegator"].damage == t.you["troll"].damage == 2 and t.me["piranha-monkeys"].damage == 0
    t.settled()


@card("teliga")
def test_teliga_gains_for_each_creature_the_opponent_plays():
    t = scene(
        {"battleline": ["teliga"], "hand": ["murmook"]}, {"hand": ["dust-pixie", "fertility-chant", "world-tree"]}
    )
    t.me.play("murmook", "left")
    assert t.me.amber == 0
    pass_turns(t, "untamed")
    t.you.play("dust-pixie")
    assert t.me.amber == 1 and t.you.amber == 2
    t.you.play("world-tree")
    t.you.play("fertility-chant")
    assert t.me.amber == 3
    t.settled()


@card("hunting-witch")
def test_hunting_witch_gains_for_each_other_creature_you_play():
    t = scene({"hand": ["hunting-witch", "murmook", "world-tree"]}, {"hand": ["dust-pixie"]})
    t.me.play("hunting-witch")
    t.me.play("world-tree")
    assert t.me.amber == 0
    t.me.play("murmook", "left")
    assert t.me.amber == 1
    pass_turns(t, "untamed")
    t.you.play("dust-pixie")
    assert t.me.amber == 1 and t.you.amber == 2
    t.settled()


@card("witch-of-the-eye")
def test_witch_of_the_eye_takes_back_any_card():
    t = scene({"battleline": ["witch-of-the-eye"], "discard": ["scout", "troll"]}, {"discard": ["murmook"]})
    t.me.reap("witch-of-the-eye")
    t.asks(me, ["scout", "troll"])
    t.me.pick("scout")
    assert t.me.hand == ["scout"] and t.me.discard == ["troll"] and t.me.amber == 1
    t.settled()
    t = scene({"battleline": ["witch-of-the-eye"]}, {"discard": ["murmook"]})
    t.me.reap("witch-of-the-eye")
    assert t.me.hand == [] and t.me.amber == 1
    t.settled()


# Upgrades


@card("way-of-the-bear")
def test_way_of_the_bear_adds_to_the_assault_of_its_creature_alone():
    t = scene(
        {"hand": ["way-of-the-bear"], "battleline": ["ancient-bear", "murmook"]}, {"battleline": ["bigtwig", "troll"]}
    )
    t.me.play("way-of-the-bear")
    t.asks(me, ["ancient-bear", "murmook", "bigtwig", "troll"])
    t.me.pick("ancient-bear")
    assert t.me.amber == 1
    t.me.fight("murmook", "bigtwig")
    assert t.you["bigtwig"].damage == 3
    t.me.fight("ancient-bear", "bigtwig")
    assert t.you.discard == ["bigtwig"] and t.me["ancient-bear"].damage == 0  # assault 4 was enough
    t.settled()


@card("way-of-the-wolf")
def test_way_of_the_wolf_gives_skirmish_to_its_creature_alone():
    t = scene(
        {"hand": ["way-of-the-wolf"], "battleline": ["ancient-bear", "niffle-ape"]},
        {"battleline": ["troll", "murmook"]},
    )
    t.me.play("way-of-the-wolf")
    t.asks(me, ["ancient-bear", "niffle-ape", "troll", "murmook"])
    t.me.pick("ancient-bear")
    t.me.fight("ancient-bear", "troll")
    assert t.me["ancient-bear"].damage == 0 and t.you["troll"].damage == 7 and t.me.amber == 1
    t.me.fight("niffle-ape", "murmook")
    assert t.me.battleline == ["ancient-bear"] and t.you.battleline == ["troll"]
    t.settled()


@card("way-of-the-bear", "way-of-the-wolf")
def test_the_ways_do_nothing_for_who_is_attacked_and_fall_with_their_creature():
    for way in ("way-of-the-bear", "way-of-the-wolf"):
        t = scene(
            {"battleline": ["bigtwig", "murmook"]},
            {"battleline": [{"card": "dust-pixie", "upgrades": [{"card": way, "owner": 0}]}]},
        )
        t.me.fight("murmook", "dust-pixie")
        assert t.you.discard == ["dust-pixie"] and t.me.discard == [way]
        assert t.me["murmook"].damage == 1
        t.settled()
