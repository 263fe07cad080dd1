"""Call of the Archons: Shadows."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", house="shadows", me=mine, you=yours, **words)


def pools(t):
    return t.me.amber, t.you.amber


@card("bait-and-switch")
@rule("KF-REPEAT-020", "KF-FAQMISC-250")
def test_bait_and_switch_repeats_its_effect_only_once():
    t = scene({"hand": ["bait-and-switch"]}, {"amber": 14})
    t.me.play("bait-and-switch")
    assert pools(t) == (2, 12)
    t.settled()


@card("bait-and-switch")
@rule("KF-ERRATA-050")
def test_bait_and_switch_compares_the_pools_each_time():
    for mine, yours, after in [(3, 4, (4, 3)), (0, 3, (2, 1)), (1, 4, (3, 2)), (4, 4, (4, 4)), (0, 0, (0, 0))]:
        t = scene({"hand": ["bait-and-switch"], "amber": mine}, {"amber": yours})
        t.me.play("bait-and-switch")
        assert pools(t) == after
        t.settled()


@card("booby-trap")
def test_booby_trap_hits_a_creature_off_the_flanks_and_splashes_its_neighbours():
    t = scene(
        {"hand": ["booby-trap"], "battleline": ["dodger", "shadow-self", "dodger"]},
        {"battleline": ["troll", "krump", "bumpsy", "valdr"]},
    )
    t.me.play("booby-trap")
    t.asks(me, ["shadow-self", "krump", "bumpsy"])
    t.me.pick("krump")
    assert [t.you[id].damage for id in ("troll", "krump", "bumpsy", "valdr")] == [2, 4, 2, 0]
    assert t.me["shadow-self"].damage == 0 and t.me.amber == 1
    t.settled()


@card("booby-trap")
def test_booby_trap_finds_nobody_in_lines_of_two():
    t = scene({"hand": ["booby-trap"], "battleline": ["dodger"]}, {"battleline": ["troll", "krump"]})
    t.me.play("booby-trap")
    assert t.you["troll"].damage == t.you["krump"].damage == t.me["dodger"].damage == 0
    t.settled()


@card("finishing-blow")
def test_finishing_blow_destroys_a_damaged_creature_and_steals():
    t = scene(
        {"hand": ["finishing-blow"], "battleline": [{"card": "dodger", "damage": 1}]},
        {"battleline": [{"card": "troll", "damage": 1}, "krump"], "amber": 3},
    )
    t.me.play("finishing-blow")
    t.asks(me, ["dodger", "troll"])
    t.me.pick("troll")
    assert t.you.battleline == ["krump"] and t.you.discard == ["troll"]
    assert pools(t) == (2, 2) and t.me.battleline == ["dodger"]
    t.settled()


@card("finishing-blow")
def test_finishing_blow_steals_nothing_where_nothing_is_destroyed():
    t = scene({"hand": ["finishing-blow"]}, {"battleline": [{"card": "troll", "damage": 1, "ward": True}], "amber": 3})
    t.me.play("finishing-blow", "troll")
    assert t.you.battleline == ["troll"] and not t.you["troll"].ward and pools(t) == (1, 3)
    t = scene({"hand": ["finishing-blow"]}, {"battleline": ["troll"], "amber": 3})
    t.me.play("finishing-blow")
    assert t.you.battleline == ["troll"] and pools(t) == (1, 3)
    t.settled()


@card("finishing-blow")
@rule("KF-REPL-050")
def test_finishing_blow_steals_nothing_where_the_destruction_is_replaced():
    cloaked = {"card": "troll", "damage": 1, "upgrades": ["armageddon-cloak"]}
    t = scene({"hand": ["finishing-blow"]}, {"battleline": [cloaked], "amber": 3})
    t.me.play("finishing-blow", "troll")
    assert t.you.battleline == ["troll"] and t.you.discard == ["armageddon-cloak"] and pools(t) == (1, 3)
    t.settled()


@card("ghostly-hand")
def test_ghostly_hand_steals_a_single_aember_only():
    for yours, after in [(0, (2, 0)), (1, (3, 0)), (2, (2, 2))]:
        t = scene({"hand": ["ghostly-hand"]}, {"amber": yours})
        t.me.play("ghostly-hand")
        assert pools(t) == after
        t.settled()


@card("hidden-stash")
def test_hidden_stash_archives_a_card_of_any_house_from_the_hand():
    t = scene({"hand": ["hidden-stash", "troll", "dodger"]}, {"hand": ["krump"]})
    t.me.play("hidden-stash")
    t.asks(me, ["troll", "dodger"])
    t.me.pick("troll")
    assert t.me.archives == ["troll"] and t.me.hand == ["dodger"] and t.me.discard == ["hidden-stash"]
    assert t.me.amber == 1 and t.you.hand == ["krump"]
    t.settled()


@card("hidden-stash")
def test_hidden_stash_alone_in_the_hand_archives_nothing():
    t = scene({"hand": ["hidden-stash"]})
    t.me.play("hidden-stash")
    assert t.me.archives == [] and t.me.discard == ["hidden-stash"]
    t.settled()


@card("imperial-traitor")
def test_imperial_traitor_purges_a_sanctum_card_of_the_opponents_hand():
    t = scene({"hand": ["imperial-traitor", "sequis"]}, {"hand": ["troll", "sequis", "bulwark"]})
    t.me.play("imperial-traitor")
    t.asks(me, [t.state.players[you].hand[1].number, "bulwark", "done"])
    t.me.pick("bulwark")
    assert t.you.purged == ["bulwark"] and t.you.hand == ["troll", "sequis"] and t.me.hand == ["sequis"]
    assert t.you.discard == [] and t.me.amber == 1
    t.settled()


@card("imperial-traitor")
def test_imperial_traitor_may_purge_nothing_but_has_seen_the_hand():
    t = scene({"hand": ["imperial-traitor"]}, {"hand": ["troll", "sequis"]})
    t.me.play("imperial-traitor", "done")
    assert t.you.hand == ["troll", "sequis"] and t.you.purged == []
    assert all(t.state.seen[one.number] == 1 << me for one in t.state.players[you].hand)
    t.settled()


@card("imperial-traitor")
def test_imperial_traitor_without_a_sanctum_card_only_looks():
    t = scene({"hand": ["imperial-traitor"]}, {"hand": ["troll"]})
    t.me.play("imperial-traitor")
    assert t.you.hand == ["troll"] and t.state.seen == {t.number("troll"): 1 << me}
    t.settled()


@card("key-of-darkness")
def test_key_of_darkness_costs_six_more():
    t = scene({"hand": ["key-of-darkness"], "amber": 13}, {"amber": 1})
    t.me.play("key-of-darkness")
    t.asks(me, ["key:red", "key:blue", "key:yellow"], kind="key")
    t.me.pick("blue")
    assert t.me.keys == ("blue",) and pools(t) == (1, 1)
    t.settled()


@card("key-of-darkness")
def test_key_of_darkness_costs_two_more_while_the_opponent_has_no_aember():
    t = scene({"hand": ["key-of-darkness"], "amber": 8}, {"battleline": [{"card": "troll", "amber": 3}]})
    t.me.play("key-of-darkness", "red")
    assert t.me.keys == ("red",) and t.me.amber == 0
    t.settled()


@card("key-of-darkness")
@rule("KF-FORGE-090")
def test_key_of_darkness_forges_nothing_that_cannot_be_paid():
    for mine, yours in [(11, 1), (7, 0)]:
        t = scene({"hand": ["key-of-darkness"], "amber": mine}, {"amber": yours})
        t.me.play("key-of-darkness")
        assert t.me.keys == () and pools(t) == (mine, yours)
        t.settled()


@card("key-of-darkness")
@rule("KF-FORGE-030")
def test_key_of_darkness_adds_to_the_current_cost():
    obelisk = {"artifacts": ["iron-obelisk"], "battleline": [{"card": "troll", "damage": 1}]}
    t = scene({"hand": ["key-of-darkness"], "amber": 8}, obelisk)
    t.me.play("key-of-darkness")
    assert t.me.keys == () and t.me.amber == 8
    t = scene({"hand": ["key-of-darkness"], "amber": 9}, obelisk)
    t.me.play("key-of-darkness", "red")
    assert t.me.keys == ("red",) and t.me.amber == 0
    t.settled()


@card("lights-out")
def test_lights_out_returns_two_enemy_creatures():
    t = scene(
        {"hand": ["lights-out"], "battleline": ["dodger"]},
        {"battleline": ["troll", {"card": "krump", "damage": 2}, {"card": "bumpsy", "owner": me}]},
    )
    t.me.play("lights-out")
    t.asks(me, ["troll", "krump", "bumpsy"])
    t.me.pick("krump")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.you.battleline == ["troll"] and t.you.hand == ["krump"]
    assert t.me.hand == ["bumpsy"] and t.me.battleline == ["dodger"] and t.me.amber == 1
    t.settled()


@card("lights-out")
def test_lights_out_takes_as_many_as_there_are_and_a_ward_holds():
    t = scene({"hand": ["lights-out"]}, {"battleline": [{"card": "troll", "ward": True}]})
    t.me.play("lights-out", "troll")
    assert t.you.battleline == ["troll"] and t.you.hand == [] and not t.you["troll"].ward
    t = scene({"hand": ["lights-out"]})
    t.me.play("lights-out")
    t.settled()


@card("miasma")
def test_miasma_skips_the_opponents_next_forging_and_no_other():
    t = scene({"hand": ["miasma"], "battleline": ["dodger"], "amber": 5}, {"battleline": ["troll"], "amber": 6})
    t.me.play("miasma")
    assert t.me.amber == 6
    t.me.end()
    t.asks(you, ["brobnar"], kind="house")
    assert t.you.keys == () and t.you.amber == 6
    t.you.pick("brobnar")
    t.you.end()
    t.me.pick("red", "shadows")  # it binds its own player never
    assert t.me.keys == ("red",)
    t.me.end()
    t.you.pick("red", "brobnar")
    assert t.you.keys == ("red",) and t.you.amber == 0
    t.settled()


@card("nerve-blast")
def test_nerve_blast_steals_and_then_deals_2_damage():
    t = scene({"hand": ["nerve-blast"], "battleline": ["dodger"]}, {"battleline": ["troll"], "amber": 2})
    t.me.play("nerve-blast")
    t.asks(me, ["dodger", "troll"])
    assert pools(t) == (1, 1)
    t.me.pick("troll")
    assert t.you["troll"].damage == 2 and t.me["dodger"].damage == 0
    t.settled()


@card("nerve-blast")
@rule("KF-ABIL-090")
def test_nerve_blast_deals_no_damage_where_nothing_was_stolen():
    t = scene({"hand": ["nerve-blast"]}, {"battleline": ["troll"]})
    t.me.play("nerve-blast")
    assert t.you["troll"].damage == 0 and pools(t) == (0, 0)
    t.settled()


@card("one-last-job")
def test_one_last_job_purges_the_friendly_shadows_creatures_and_steals_for_each():
    t = scene(
        {
            "hand": ["one-last-job"],
            "battleline": ["dodger", "troll", {"card": "urchin", "owner": you}, {"card": "umbra", "ward": True}],
        },
        {"battleline": ["silvertooth"], "amber": 5},
    )
    t.me.play("one-last-job")
    assert t.me.battleline == ["troll", "umbra"] and not t.me["umbra"].ward
    assert t.me.purged == ["dodger"] and t.you.purged == ["urchin"]
    assert t.you.battleline == ["silvertooth"] and pools(t) == (3, 3)
    t.settled()


@card("one-last-job")
def test_one_last_job_can_steal_back_what_its_thieves_held():
    t = scene({"hand": ["one-last-job"], "battleline": [{"card": "dodger", "amber": 2}]})
    t.me.play("one-last-job")
    assert t.me.purged == ["dodger"] and pools(t) == (2, 1)
    t.settled()


@card("oubliette")
def test_oubliette_purges_a_creature_by_its_present_power():
    t = scene(
        {"hand": ["oubliette"], "battleline": ["urchin", {"card": "macis-asp", "counters": {"power": 1}}]},
        {"battleline": ["bumpsy", {"card": "faygin", "owner": me}]},
    )
    t.me.play("oubliette")
    t.asks(me, ["urchin", "faygin"])
    t.me.pick("faygin")
    assert t.me.purged == ["faygin"] and t.you.purged == [] and t.you.battleline == ["bumpsy"]
    assert t.me.battleline == ["urchin", "macis-asp"]
    t.settled()


@card("oubliette")
def test_oubliette_is_stopped_by_a_ward_and_by_strength():
    t = scene({"hand": ["oubliette"]}, {"battleline": [{"card": "urchin", "ward": True}, "bumpsy"]})
    t.me.play("oubliette", "urchin")
    assert t.you.battleline == ["urchin", "bumpsy"] and t.you.purged == []
    t = scene({"hand": ["oubliette"]}, {"battleline": ["bumpsy"]})
    t.me.play("oubliette")
    assert t.you.battleline == ["bumpsy"]
    t.settled()


@card("pawn-sacrifice")
def test_pawn_sacrifice_pays_with_a_creature_for_3_damage_on_two_others():
    t = scene(
        {"hand": ["pawn-sacrifice"], "battleline": ["dodger", "urchin"]},
        {"battleline": ["troll", "krump", "macis-asp"]},
    )
    t.me.play("pawn-sacrifice")
    t.asks(me, ["dodger", "urchin"])
    t.me.pick("urchin")
    assert t.me.discard == ["urchin"]
    t.asks(me, ["dodger", "troll", "krump", "macis-asp"])
    t.me.pick("troll")
    t.asks(me, ["dodger", "krump", "macis-asp"])
    assert t.you["troll"].damage == 0  # dealt together
    t.me.pick("macis-asp")
    assert t.you["troll"].damage == 3 and t.you["krump"].damage == 0 and t.you.discard == ["macis-asp"]
    assert t.me.battleline == ["dodger"] and t.me.amber == 1
    t.settled()


@card("pawn-sacrifice")
def test_pawn_sacrifice_that_destroys_nothing_deals_nothing():
    t = scene({"hand": ["pawn-sacrifice"], "battleline": [{"card": "urchin", "ward": True}]}, {"battleline": ["troll"]})
    t.me.play("pawn-sacrifice", "urchin")
    assert t.me.battleline == ["urchin"] and t.you["troll"].damage == 0
    t = scene({"hand": ["pawn-sacrifice"]}, {"battleline": ["troll"]})
    t.me.play("pawn-sacrifice")
    assert t.you["troll"].damage == 0
    t.settled()


@card("pawn-sacrifice", "bad-penny")
def test_a_penny_sacrificed_returns_and_still_counts():
    t = scene({"hand": ["pawn-sacrifice"], "battleline": ["bad-penny"]}, {"battleline": ["troll"]})
    t.me.play("pawn-sacrifice", "bad-penny", "troll")
    assert t.me.hand == ["bad-penny"] and t.you["troll"].damage == 3
    t.settled()


@card("poison-wave")
def test_poison_wave_deals_2_damage_to_each_creature_of_both_sides():
    t = scene(
        {"hand": ["poison-wave"], "battleline": ["dodger", "urchin"]},
        {"battleline": ["troll", "raiding-knight", {"card": "umbra", "ward": True}]},
    )
    t.me.play("poison-wave")
    assert t.me["dodger"].damage == t.you["troll"].damage == 2 and t.you["raiding-knight"].damage == 0
    assert t.me.discard == ["poison-wave", "urchin"] and t.you.battleline == ["troll", "raiding-knight", "umbra"]
    assert t.you["umbra"].damage == 0 and t.me.amber == 1
    t.settled()


@card("relentless-whispers")
def test_relentless_whispers_steals_if_its_damage_destroys():
    t = scene({"hand": ["relentless-whispers"], "battleline": ["dodger"]}, {"battleline": ["umbra"], "amber": 3})
    t.me.play("relentless-whispers")
    t.asks(me, ["dodger", "umbra"])
    t.me.pick("umbra")
    assert t.you.discard == ["umbra"] and pools(t) == (2, 2)
    t.settled()


@card("relentless-whispers")
def test_relentless_whispers_steals_nothing_from_survivors():
    t = scene({"hand": ["relentless-whispers"]}, {"battleline": ["troll"], "amber": 3})
    t.me.play("relentless-whispers", "troll")
    assert t.you["troll"].damage == 2 and pools(t) == (1, 3)
    t.settled()


@card("relentless-whispers", "shadow-self")
def test_relentless_whispers_must_destroy_the_creature_it_was_aimed_at():
    t = scene(
        {"hand": ["relentless-whispers"]},
        {"battleline": [{"card": "shadow-self", "damage": 8}, "umbra"], "amber": 3},
    )
    t.me.play("relentless-whispers", "umbra")
    assert t.you.battleline == ["umbra"] and t.you.discard == ["shadow-self"] and pools(t) == (1, 3)
    t.settled()


@card("routine-job")
def test_routine_job_steals_more_for_each_copy_already_in_your_discard_pile():
    t = scene(
        {"hand": ["routine-job"], "discard": ["routine-job", "nerve-blast", "routine-job"]},
        {"discard": ["routine-job"], "amber": 5},
    )
    t.me.play("routine-job")
    assert pools(t) == (3, 2) and t.me.discard.count("routine-job") == 3
    t.settled()


@card("routine-job")
def test_routine_job_does_not_count_itself():
    t = scene({"hand": ["routine-job", "routine-job"]}, {"amber": 5})
    t.me.play(t.state.players[me].hand[0].number)
    assert pools(t) == (1, 4)
    t.me.play("routine-job")
    assert pools(t) == (3, 2)
    t.settled()


@card("too-much-to-protect")
def test_too_much_to_protect_leaves_the_opponent_six():
    for yours, after in [(9, (4, 6)), (7, (2, 6)), (6, (1, 6)), (2, (1, 2))]:
        t = scene({"hand": ["too-much-to-protect"]}, {"amber": yours})
        t.me.play("too-much-to-protect")
        assert pools(t) == after
        t.settled()


@card("treasure-map")
def test_treasure_map_pays_as_the_only_card_and_ends_all_playing():
    t = scene({"hand": ["treasure-map", "dodger", "umbra"], "battleline": ["urchin"]}, {"battleline": ["troll"]})
    t.me.play("treasure-map")
    assert t.me.amber == 4
    assert t.offers("play") == [] and t.why("play", "dodger") == "KF-ABIL-180"
    t.discard("umbra")  # other things are still allowed
    t.me.reap("urchin")
    assert t.me.amber == 5 and t.me.hand == ["dodger"]
    t.settled()
    t.me.end()
    assert t.state.lasting == []


@card("treasure-map")
def test_treasure_map_after_another_card_pays_nothing_and_still_ends_all_playing():
    t = scene({"hand": ["treasure-map", "ghostly-hand", "dodger"]})
    t.me.play("ghostly-hand")
    t.me.play("treasure-map")
    assert t.me.amber == 3 and t.offers("play") == []
    t.settled()


@card("customs-office")
@rule("KF-AOMBRE-160")
def test_customs_office_takes_toll_from_the_opponents_artifacts():
    t = scene({"hand": ["skeleton-key", "dodger"], "amber": 1}, {"artifacts": ["customs-office"]})
    t.me.play("skeleton-key")
    assert pools(t) == (0, 1) and t.me.artifacts == ["skeleton-key"]
    t.me.play("dodger")
    assert pools(t) == (0, 1)
    t.settled()


@card("customs-office")
@rule("KF-AOMBRE-170")
def test_customs_office_must_be_paid_before_the_icons():
    t = scene({"hand": ["special-delivery", "dodger"]}, {"artifacts": ["customs-office"]})
    assert t.why("play", "special-delivery") == "KF-AOMBRE-170" and t.offers("play") == ["dodger"]
    two = scene({"hand": ["skeleton-key"], "amber": 1}, {"artifacts": ["customs-office", "customs-office"]})
    assert two.why("play", "skeleton-key") == "KF-AOMBRE-170"


@card("customs-office")
def test_customs_office_asks_nothing_of_its_own_player():
    t = scene({"hand": ["skeleton-key"], "artifacts": ["customs-office"], "amber": 1}, {"amber": 1})
    t.me.play("skeleton-key")
    assert pools(t) == (1, 1)
    t.settled()


@card("evasion-sigil")
def test_evasion_sigil_calls_a_fight_off_for_a_card_of_the_active_house():
    t = scene(
        {"artifacts": ["evasion-sigil"], "battleline": ["dodger"], "deck": ["umbra", "troll"]},
        {"battleline": ["troll"], "deck": ["krump"], "amber": 2},
    )
    t.me.fight("dodger", "troll")
    assert t.me.discard == ["umbra"] and t.you.deck == ["krump"]
    assert not t.me["dodger"].ready and t.me["dodger"].damage == t.you["troll"].damage == 0
    assert pools(t) == (0, 2)  # it has not fought: no Fight ability
    t.settled()


@card("evasion-sigil")
def test_evasion_sigil_lets_a_fight_go_on_for_another_card_or_none():
    for deck in (["troll", "umbra"], []):
        t = scene({"battleline": ["dodger"], "deck": deck}, {"artifacts": ["evasion-sigil"], "battleline": ["troll"]})
        t.me.fight("dodger", "troll")
        assert t.you["troll"].damage == 5 and t.me.discard == ["dodger", *deck[:1]]
        t.settled()


@card("evasion-sigil")
def test_each_evasion_sigil_discards_a_card():
    t = scene(
        {"artifacts": ["evasion-sigil"], "battleline": ["dodger"], "deck": ["umbra", "troll", "krump"]},
        {"artifacts": ["evasion-sigil"], "battleline": ["troll"]},
    )
    t.me.fight("dodger", "troll")
    t.asks(me, ["evasion-sigil", "evasion-sigil"], kind="trigger")
    t.me.pick(t.me["evasion-sigil"].number)
    assert t.me.discard == ["troll", "umbra"] and t.you["troll"].damage == 0
    t.settled()


WITH_ICON = (
    "evasion-sigil",
    "longfused-mines",
    "safe-place",
    "special-delivery",
    "speed-sigil",
    "the-sting",
    "ring-of-invisibility",
    "silent-dagger",
)


@card(*WITH_ICON)
def test_many_artifacts_and_upgrades_bear_an_aember_icon():
    for id in WITH_ICON:
        t = scene({"hand": [id], "battleline": ["dodger"]}, {"amber": 1})
        t.me.play(id, *["dodger"] * (t.card(id).proto.type == "upgrade"))
        assert pools(t) == (1, 1) and t.me.hand == []
        t.settled()


@card("longfused-mines")
def test_longfused_mines_hit_the_enemies_inside_the_line_whatever_house_is_active():
    t = table(
        "keyforge",
        house="brobnar",
        me={"artifacts": ["longfused-mines"], "battleline": ["dodger", "umbra", "dodger"]},
        you={"battleline": ["troll", "krump", "macis-asp", "bumpsy"]},
    )
    t.me.omni("longfused-mines")
    assert t.me.artifacts == [] and t.me.discard == ["longfused-mines"]
    assert t.you.battleline == ["troll", "krump", "bumpsy"] and t.you["krump"].damage == 3
    assert t.you["troll"].damage == t.you["bumpsy"].damage == 0 and t.me.battleline == ["dodger", "umbra", "dodger"]
    t.settled()


@card("masterplan")
@rule("KF-PURGE-050")
def test_masterplan_hides_a_card_of_any_house_and_plays_it_later():
    t = scene({"hand": ["masterplan", "bumpsy", "dodger"]}, {"amber": 3})
    t.me.play("masterplan")
    t.asks(me, ["bumpsy", "dodger"])
    t.me.pick("bumpsy")
    assert t.me.hand == ["dodger"] and t.why("omni", "masterplan") == "KF-STATE-030"
    assert "bumpsy" in str(t.match.view(me)) and "bumpsy" not in str(t.match.view(you))
    t.settled()
    t.match.patch({"house": "dis", "cards": [{"number": t.number("masterplan"), "ready": True}]})
    t.me.omni("masterplan")
    assert t.me.battleline == ["bumpsy"] and t.you.amber == 2  # played, so that its Play ability resolves
    assert t.me.artifacts == [] and t.me.discard == ["masterplan"]
    t.settled()


@card("masterplan")
def test_masterplan_without_a_card_to_hide_is_only_sacrificed():
    t = scene({"hand": ["masterplan"]})
    t.me.play("masterplan")
    assert t.me.artifacts == ["masterplan"] and t.me.amber == 1
    t = scene({"artifacts": ["masterplan"]})
    t.me.omni("masterplan")
    assert t.me.artifacts == [] and t.me.discard == ["masterplan"]
    t.settled()


@card("masterplan")
def test_a_card_that_masterplan_cannot_play_falls_with_it():
    t = scene({"artifacts": [{"card": "masterplan", "under": ["kelifi-dragon"]}], "amber": 6})
    t.me.omni("masterplan")
    assert t.me.battleline == [] and sorted(t.me.discard) == ["kelifi-dragon", "masterplan"] and t.me.amber == 6
    t.settled()


@card("masterplan")
@rule("KF-FAQTIME-010")
def test_vines_played_from_under_masterplan_may_save_it():
    t = scene({"artifacts": [{"card": "masterplan", "under": ["grasping-vines"]}]}, {"artifacts": ["cannon"]})
    t.me.omni("masterplan")
    t.asks(me, ["masterplan", "cannon", "done"])
    t.me.pick("masterplan", "done")
    assert t.me.hand == ["masterplan"] and t.me.discard == ["grasping-vines"] and t.you.artifacts == ["cannon"]
    t.settled()


@card("masterplan")
@rule("KF-FAQTIME-010", "KF-PURGE-050")
def test_of_two_cards_under_masterplan_the_second_is_gone_once_the_first_has_saved_it():
    plan = {"card": "masterplan", "under": ["grasping-vines", "bumpsy"]}
    t = scene({"artifacts": [plan]}, {"artifacts": ["cannon"], "amber": 2})
    t.me.omni("masterplan", "masterplan", "done")
    assert t.me.hand == ["masterplan"] and t.me.discard == ["grasping-vines", "bumpsy"] and t.me.battleline == []
    assert t.you.artifacts == ["cannon"] and t.you.amber == 2
    t.settled()


@card("masterplan")
@rule("KF-PURGE-050")
def test_the_card_under_masterplan_is_discarded_when_that_leaves_play():
    t = table(
        "keyforge",
        house="untamed",
        me={"hand": ["grasping-vines"]},
        you={"artifacts": [{"card": "masterplan", "under": ["bumpsy"]}]},
    )
    t.me.play("grasping-vines", "masterplan")
    assert t.you.hand == ["masterplan"] and t.you.discard == ["bumpsy"] and t.you.battleline == []
    t.settled()


@card("safe-place")
@rule("KF-AOMBRE-080")
def test_aember_on_a_safe_place_that_leaves_play_is_nobodys():
    t = table(
        "keyforge",
        house="untamed",
        me={"hand": ["grasping-vines"]},
        you={"artifacts": [{"card": "safe-place", "amber": 3}]},
    )
    t.me.play("grasping-vines", "safe-place")
    assert t.you.hand == ["safe-place"] and pools(t) == (1, 0)
    t.settled()


@card("safe-place")
def test_safe_place_takes_aember_from_your_pool():
    t = scene({"artifacts": ["safe-place"], "amber": 2}, {"amber": 1})
    t.me.action("safe-place")
    assert pools(t) == (1, 1) and t.me["safe-place"].amber == 1
    t = scene({"artifacts": ["safe-place"]}, {"amber": 1})
    t.me.action("safe-place")
    assert pools(t) == (0, 1) and t.me["safe-place"].amber == 0
    t.settled()


@card("safe-place")
@rule("KF-FORGE-060", "KF-FORGE-070")
def test_aember_on_safe_place_forges_keys():
    t = scene(
        {"artifacts": [{"card": "safe-place", "amber": 4}], "amber": 4},
        {"battleline": ["dodger"], "amber": 3},
        active=you,
    )
    t.you.end()
    t.asks(me, ["2", "3", "4"], kind="spend")
    t.me.pick("3", "red")
    assert t.me.keys == ("red",) and t.me["safe-place"].amber == 1 and pools(t) == (1, 3)
    t.me.pick("shadows")
    t.settled()


@card("safe-place")
def test_aember_on_safe_place_is_of_use_to_its_controller_only():
    t = scene({"artifacts": [{"card": "safe-place", "amber": 6}]}, {"battleline": ["dodger"]})
    t.me.end()
    assert t.you.keys == () and t.me["safe-place"].amber == 6
    t.asks(you, ["shadows"], kind="house")


@card("seeker-needle")
def test_seeker_needle_pays_for_a_creature_that_it_destroys():
    t = scene({"artifacts": ["seeker-needle"], "battleline": ["dodger"]}, {"battleline": ["urchin"]})
    t.me.action("seeker-needle")
    t.asks(me, ["dodger", "urchin"])
    t.me.pick("urchin")
    assert t.you.discard == ["urchin"] and t.me.amber == 1
    t.settled()


@card("seeker-needle")
def test_seeker_needle_pays_nothing_for_a_wound():
    t = scene({"artifacts": ["seeker-needle"]}, {"battleline": ["umbra"]})
    t.me.action("seeker-needle", "umbra")
    assert t.you["umbra"].damage == 1 and t.me.amber == 0
    t.settled()


@card("skeleton-key")
def test_skeleton_key_has_a_friendly_creature_capture():
    t = scene({"artifacts": ["skeleton-key"], "battleline": ["dodger", "troll"]}, {"battleline": ["krump"], "amber": 2})
    t.me.action("skeleton-key")
    t.asks(me, ["dodger", "troll"])
    t.me.pick("troll")
    assert t.me["troll"].amber == 1 and t.me["dodger"].amber == 0 and pools(t) == (0, 1)
    t.settled()


@card("skeleton-key")
def test_skeleton_key_needs_a_creature_and_aember():
    t = scene({"artifacts": ["skeleton-key"]}, {"amber": 2})
    t.me.action("skeleton-key")
    assert pools(t) == (0, 2) and not t.me["skeleton-key"].ready
    t.settled()


@card("special-delivery")
def test_special_delivery_purges_the_flank_creature_it_destroys():
    t = table(
        "keyforge",
        house="brobnar",
        me={"artifacts": ["special-delivery"], "battleline": ["dodger"]},
        you={"battleline": ["macis-asp", "krump", "troll"]},
    )
    t.me.omni("special-delivery")
    t.asks(me, ["dodger", "macis-asp", "troll"])
    t.me.pick("macis-asp")
    assert t.you.purged == ["macis-asp"] and t.you.discard == [] and t.me.discard == ["special-delivery"]
    t.settled()


@card("special-delivery")
def test_special_delivery_purges_no_survivor():
    t = scene({"artifacts": ["special-delivery"]}, {"battleline": ["troll"]})
    t.me.omni("special-delivery", "troll")
    assert t.you["troll"].damage == 3 and t.you.purged == [] and t.me.discard == ["special-delivery"]
    t.settled()


@card("special-delivery", "bad-penny")
def test_special_delivery_does_not_find_a_penny_that_went_home():
    t = scene({"artifacts": ["special-delivery"]}, {"battleline": ["bad-penny"]})
    t.me.omni("special-delivery", "bad-penny")
    assert t.you.hand == ["bad-penny"] and t.you.purged == []
    t.settled()


@card("speed-sigil")
def test_speed_sigil_readies_the_first_creature_played_in_a_turn():
    t = scene({"hand": ["dodger", "umbra"], "artifacts": ["speed-sigil"]})
    t.me.play("dodger")
    t.me.play("umbra", "right")
    assert t.me["dodger"].ready and not t.me["umbra"].ready
    t.settled()


@card("speed-sigil")
def test_speed_sigil_serves_both_players():
    t = scene({"hand": ["ghostly-hand", "dodger"]}, {"artifacts": ["speed-sigil"]})
    t.me.play("ghostly-hand")
    t.me.play("dodger")
    assert t.me["dodger"].ready
    t.settled()


@card("speed-sigil")
def test_speed_sigil_counts_creatures_played_before_it():
    t = scene({"hand": ["dodger", "speed-sigil", "umbra"]})
    t.me.play("dodger")
    t.me.play("speed-sigil")
    t.me.play("umbra", "right")
    assert not t.me["dodger"].ready and not t.me["umbra"].ready and not t.me["speed-sigil"].ready
    t.settled()


@card("subtle-maul")
def test_subtle_maul_has_the_opponent_discard_by_chance():
    for seed in range(3):
        t = scene({"artifacts": ["subtle-maul"], "hand": ["dodger"]}, {"hand": ["troll", "krump"]}, seed=seed)
        t.me.action("subtle-maul")
        assert sorted(t.you.hand + t.you.discard) == ["krump", "troll"] and len(t.you.discard) == 1
        assert t.me.hand == ["dodger"]
        t.settled()


@card("subtle-maul")
def test_subtle_maul_takes_nothing_from_an_empty_hand():
    t = scene({"artifacts": ["subtle-maul"], "hand": ["dodger"]})
    t.me.action("subtle-maul")
    assert t.you.discard == [] and t.me.hand == ["dodger"]
    t.settled()


@card("the-sting")
def test_the_sting_gets_what_the_opponent_spends_on_a_key():
    t = scene({"artifacts": ["the-sting"], "amber": 1}, {"battleline": ["troll"], "amber": 7})
    t.me.end()
    t.you.pick("red", "brobnar")
    assert t.you.keys == ("red",) and pools(t) == (7, 1)
    t.settled()


@card("the-sting")
def test_the_sting_keeps_its_own_player_from_forging_until_it_is_sacrificed():
    t = scene({"artifacts": ["the-sting"], "amber": 6}, {"battleline": ["troll"]}, active=you)
    t.you.end()
    assert t.me.keys == () and t.me.amber == 6
    t.me.pick("shadows")
    t.me.action("the-sting")
    assert t.me.artifacts == [] and t.me.discard == ["the-sting"]
    t.me.end()
    t.you.pick("brobnar")
    t.you.end()
    t.me.pick("blue", "shadows")
    assert t.me.keys == ("blue",) and pools(t) == (0, 0)
    t.settled()


@card("bad-penny")
def test_bad_penny_returns_to_its_owner_when_destroyed():
    t = scene(
        {"hand": ["poison-wave"], "battleline": ["bad-penny"]}, {"battleline": [{"card": "bad-penny", "owner": me}]}
    )
    t.me.play("poison-wave")
    t.asks(me, ["bad-penny", "bad-penny"], kind="trigger")
    t.me.pick("bad-penny")
    assert t.me.hand == ["bad-penny", "bad-penny"] and t.me.discard == ["poison-wave"]
    assert t.me.battleline == t.you.battleline == t.you.hand == []
    t.settled()


@card("bad-penny")
@rule("KF-FAQDEST-010")
def test_a_penny_that_went_home_cannot_be_purged():
    t = table("keyforge", house="mars", me={"battleline": ["yxilo-bolter"]}, you={"battleline": ["bad-penny"]})
    t.me.reap("yxilo-bolter", "bad-penny")
    assert t.you.hand == ["bad-penny"] and t.you.purged == t.you.discard == []
    t.settled()


@card("bad-penny")
@rule("KF-FAQDEST-050")
def test_a_penny_that_went_home_was_destroyed():
    t = scene({"hand": ["relentless-whispers"], "battleline": ["tolas"]}, {"battleline": ["bad-penny"], "amber": 3})
    t.me.play("relentless-whispers", "bad-penny")
    assert t.you.hand == ["bad-penny"] and pools(t) == (3, 2)  # an icon, the theft and the gain
    t.settled()


@card("bulleteye")
def test_bulleteye_destroys_a_creature_on_a_flank():
    t = scene({"battleline": ["dodger", "umbra", "bulleteye"]}, {"battleline": ["troll", "krump", "bumpsy"]})
    t.me.reap("bulleteye")
    t.asks(me, ["dodger", "bulleteye", "troll", "bumpsy"])
    t.me.pick("troll")
    assert t.you.battleline == ["krump", "bumpsy"] and t.me.amber == 1
    t.settled()


@card("bulleteye")
def test_bulleteye_alone_must_destroy_itself():
    t = scene({"battleline": ["bulleteye"]})
    t.me.reap("bulleteye")
    t.asks(me, ["bulleteye"])
    t.me.pick("bulleteye")
    assert t.me.discard == ["bulleteye"] and t.me.amber == 1
    t.settled()


ELUSIVE = (
    "bulleteye",
    "deipno-spymaster",
    "faygin",
    "mack-the-knife",
    "nexus",
    "noddy-the-thief",
    "old-bruno",
    "smiling-ruth",
)


@card(*ELUSIVE)
def test_many_thieves_are_elusive():
    for id in ELUSIVE:
        t = scene({"battleline": ["dodger", "troll"]}, {"battleline": [id]})
        t.me.fight("dodger", id)
        assert t.you[id].damage == t.me["dodger"].damage == 0
        t.settled()


@card("carlo-phantom")
def test_carlo_phantom_steals_for_each_artifact_you_play():
    t = scene({"hand": ["skeleton-key", "umbra"], "battleline": ["carlo-phantom"]}, {"amber": 2})
    t.me.play("skeleton-key")
    assert pools(t) == (1, 1)
    t.me.play("umbra", "right")
    assert pools(t) == (1, 1)
    t.settled()


@card("carlo-phantom")
def test_carlo_phantom_steals_nothing_for_an_artifact_of_the_opponent():
    t = scene({"hand": ["skeleton-key"], "amber": 2}, {"battleline": ["carlo-phantom"]})
    t.me.play("skeleton-key")
    assert pools(t) == (2, 0)
    t.settled()


@card("carlo-phantom")
def test_carlo_phantom_is_elusive_and_skirmishes():
    t = scene({"battleline": ["carlo-phantom"]}, {"battleline": ["troll"]})
    t.me.fight("carlo-phantom", "troll")
    assert t.me.battleline == ["carlo-phantom"] and t.you["troll"].damage == 1
    t.settled()
    t = scene({"battleline": ["dodger"]}, {"battleline": ["carlo-phantom"]})
    t.me.fight("dodger", "carlo-phantom")
    assert t.you.battleline == ["carlo-phantom"] and t.me["dodger"].damage == 0
    t.settled()


@card("deipno-spymaster")
@rule("KF-USE-100")
def test_deipno_spymaster_lets_a_friendly_creature_of_another_house_be_used_this_turn():
    t = table(
        "keyforge",
        house="dis",
        me={"battleline": ["deipno-spymaster", "troll", "krump"]},
        you={"battleline": ["bumpsy"]},
    )
    t.me.omni("deipno-spymaster")
    t.asks(me, ["deipno-spymaster", "troll", "krump"])
    t.me.pick("troll")
    assert t.offers("reap") == t.offers("fight") == ["troll"] and t.why("reap", "krump") == "KF-MAIN-020"
    t.me.reap("troll")
    t.match.patch({"cards": [{"number": t.number("troll"), "ready": True}]})
    t.me.fight("troll", "bumpsy")
    assert t.me.amber == 1 and t.you.discard == ["bumpsy"]
    t.settled()


@card("deipno-spymaster")
def test_a_mission_of_deipno_spymaster_ends_with_the_turn_and_when_its_creature_leaves():
    t = table("keyforge", house="dis", me={"battleline": ["deipno-spymaster", "troll"]})
    t.me.omni("deipno-spymaster", "troll")
    t.match.patch({"cards": [{"number": t.number("troll"), "zone": "hand"}]})
    assert t.state.lasting == []
    t = table("keyforge", house="dis", me={"battleline": ["deipno-spymaster", "troll"]})
    t.me.omni("deipno-spymaster", "troll")
    assert t.offers("reap") == ["troll"]
    t.me.end()
    assert t.state.lasting == []


@card("faygin")
@rule("KF-FAQMISC-040")
def test_faygin_returns_an_urchin_of_anyone_in_play_to_its_owner():
    t = scene(
        {"battleline": ["faygin", "urchin"], "discard": ["dodger", "urchin"]},
        {"battleline": ["troll", "urchin"], "discard": ["urchin"]},
    )
    t.me.reap("faygin")
    mine, theirs = t.me["urchin"].number, t.you["urchin"].number
    t.asks(me, [mine, theirs, t.state.players[me].discard[1].number])
    t.me.pick(theirs)
    assert t.you.hand == ["urchin"] and t.me.hand == [] and t.you.battleline == ["troll"]
    assert t.me.battleline == ["faygin", "urchin"] and t.me.amber == 1
    t.settled()


@card("faygin")
def test_faygin_returns_an_urchin_from_the_discard_pile():
    t = scene({"battleline": ["faygin"], "discard": ["dodger", "urchin"]}, {"discard": ["urchin"]})
    t.me.reap("faygin", "urchin")
    assert t.me.hand == ["urchin"] and t.me.discard == ["dodger"] and t.you.discard == ["urchin"]
    t.settled()


@card("faygin")
def test_faygin_without_an_urchin_just_reaps():
    t = scene({"battleline": ["faygin", "dodger"], "discard": ["dodger"]}, {"discard": ["urchin"]})
    t.me.reap("faygin")
    assert t.me.hand == [] and t.me.amber == 1
    t.settled()


@card("macis-asp")
def test_macis_asp_skirmishes_and_poisons():
    t = scene({"battleline": ["macis-asp"]}, {"battleline": ["troll", "krump"]})
    t.me.fight("macis-asp", "troll")
    assert t.you.battleline == ["krump"] and t.me["macis-asp"].damage == 0
    t.settled()


@card("mack-the-knife")
def test_mack_the_knife_works_for_any_active_house():
    t = table(
        "keyforge",
        house="brobnar",
        me={"battleline": ["mack-the-knife", "dodger", "troll"]},
        you={"battleline": ["urchin", "umbra"]},
    )
    assert t.offers("reap") == t.offers("fight") == ["mack-the-knife", "troll"]
    t.me.action("mack-the-knife")
    t.asks(me, ["mack-the-knife", "dodger", "troll", "urchin", "umbra"])
    t.me.pick("urchin")
    assert t.you.battleline == ["umbra"] and t.me.amber == 1
    t.settled()


@card("mack-the-knife")
def test_mack_the_knife_gains_nothing_for_a_wound():
    t = scene({"battleline": ["mack-the-knife"]}, {"battleline": ["umbra"]})
    t.me.action("mack-the-knife", "umbra")
    assert t.you["umbra"].damage == 1 and t.me.amber == 0
    t.settled()


@card("magda-the-rat")
@rule("KF-ERRATA-010", "KF-ERRATA-070")
def test_magda_the_rat_steals_2_and_is_elusive():
    t = scene({"hand": ["magda-the-rat"]}, {"battleline": ["troll"], "amber": 5})
    t.me.play("magda-the-rat")
    assert pools(t) == (2, 3)
    t.settled()
    t = scene({"battleline": ["dodger"]}, {"battleline": ["magda-the-rat"], "amber": 3})
    t.me.fight("dodger", "magda-the-rat")
    assert t.you["magda-the-rat"].damage == t.me["dodger"].damage == 0 and pools(t) == (1, 2)
    t.settled()


@card("magda-the-rat")
@rule("KF-ERRATA-080")
def test_magda_the_rat_pays_back_however_she_leaves():
    t = scene({"hand": ["lights-out"]}, {"battleline": ["magda-the-rat"], "amber": 1})
    t.me.play("lights-out", "magda-the-rat")
    assert t.you.hand == ["magda-the-rat"] and pools(t) == (2, 0)
    t.settled()
    t = scene({"hand": ["one-last-job"], "battleline": ["magda-the-rat"], "amber": 3}, {"amber": 4})
    t.me.play("one-last-job")
    assert t.me.purged == ["magda-the-rat"] and pools(t) == (3, 5)  # 4 and 4 with the icon, then 2 and 6
    t.settled()


@card("magda-the-rat")
def test_magda_the_rat_pays_the_opponent_of_her_controller():
    t = scene(
        {"hand": ["finishing-blow"]}, {"battleline": [{"card": "magda-the-rat", "owner": me, "damage": 1}], "amber": 5}
    )
    t.me.play("finishing-blow", "magda-the-rat")
    assert t.me.discard == ["finishing-blow", "magda-the-rat"] and pools(t) == (4, 2)
    t.settled()


@card("mooncurser")
def test_mooncurser_poisons_and_steals():
    t = scene({"battleline": ["mooncurser"]}, {"battleline": ["troll", "krump"], "amber": 2})
    t.me.fight("mooncurser", "troll")
    assert t.you.battleline == ["krump"] and t.me["mooncurser"].damage == 0 and pools(t) == (1, 1)
    t.settled()


@card("mooncurser")
def test_mooncurser_steals_nothing_as_the_defender():
    t = scene({"battleline": ["dodger"]}, {"battleline": ["mooncurser"], "amber": 1})
    t.me.fight("dodger", "mooncurser")
    assert t.you.discard == ["mooncurser"] and t.me.discard == ["dodger"] and pools(t) == (0, 1)
    t.settled()


@card("nexus")
def test_nexus_uses_an_enemy_artifact_as_its_own():
    t = scene(
        {"battleline": ["nexus", "dodger"], "artifacts": ["seeker-needle"]},
        {"battleline": ["troll"], "artifacts": ["skeleton-key", "cannon"], "amber": 2},
    )
    t.me.reap("nexus")
    t.asks(me, ["skeleton-key", "cannon"])
    t.me.pick("skeleton-key")
    t.asks(me, ["skeleton-key"], kind="use")
    t.me.pick("skeleton-key")
    t.asks(me, ["nexus", "dodger"])
    t.me.pick("dodger")
    assert t.me["dodger"].amber == 1 and pools(t) == (1, 1)
    assert not t.you["skeleton-key"].ready and t.you["cannon"].ready
    t.settled()


@card("nexus", "longfused-mines")
def test_nexus_sacrifices_an_enemy_artifact_against_its_controller():
    t = scene(
        {"battleline": ["dodger", "nexus", "umbra"]},
        {"battleline": ["troll", "krump", "bumpsy"], "artifacts": ["longfused-mines"]},
    )
    t.me.reap("nexus", "longfused-mines", "longfused-mines")
    assert t.you.artifacts == [] and t.you.discard == ["longfused-mines"]
    assert t.you["krump"].damage == 3 and t.me["nexus"].damage == 0
    t.settled()


@card("nexus", "masterplan")
def test_nexus_plays_the_card_under_an_enemy_masterplan():
    t = scene({"battleline": ["nexus"]}, {"artifacts": [{"card": "masterplan", "under": ["bumpsy"]}], "amber": 1})
    t.me.reap("nexus", "masterplan", "masterplan", "left")
    assert t.me.battleline == ["bumpsy", "nexus"] and t.card("bumpsy").card.owner == you
    assert t.you.discard == ["masterplan"] and pools(t) == (1, 0)
    t.settled()


@card("nexus")
@rule("KF-FAQTIME-030")
def test_nexus_may_still_use_the_reap_ability_that_it_has_just_gained():
    t = scene({"battleline": ["nexus"], "deck": ["dodger", "umbra"]}, {"artifacts": ["spectral-tunneler"]})
    t.me.reap("nexus", "spectral-tunneler", "spectral-tunneler", "nexus")
    assert t.me.hand == ["dodger"] and t.me.amber == 1
    t.settled()


@card("nexus")
def test_nexus_gets_nothing_out_of_an_exhausted_artifact():
    t = scene({"battleline": ["nexus"]}, {"artifacts": [{"card": "cannon", "ready": False}], "battleline": ["troll"]})
    t.me.reap("nexus", "cannon")
    assert t.you["troll"].damage == 0 and t.me.amber == 1
    t.settled()
    t = scene({"battleline": ["nexus"], "artifacts": ["cannon"]})
    t.me.reap("nexus")
    assert t.me.amber == 1 and t.me["cannon"].ready
    t.settled()


@card("noddy-the-thief")
def test_noddy_the_thief_steals_by_its_action():
    t = scene({"battleline": ["noddy-the-thief"]}, {"amber": 2})
    t.me.action("noddy-the-thief")
    assert pools(t) == (1, 1) and not t.me["noddy-the-thief"].ready
    t.settled()


@card("old-bruno")
def test_old_bruno_captures_3():
    t = scene({"hand": ["old-bruno"], "battleline": ["dodger"]}, {"amber": 4})
    t.me.play("old-bruno", "right")
    assert t.me["old-bruno"].amber == 3 and t.me["dodger"].amber == 0 and pools(t) == (0, 1)
    t.settled()


@card("old-bruno")
@rule("KF-AOMBRE-050")
def test_old_bruno_captures_what_there_is():
    t = scene({"hand": ["old-bruno"]}, {"amber": 2})
    t.me.play("old-bruno")
    assert t.me["old-bruno"].amber == 2 and pools(t) == (0, 0)
    t.settled()


@card("dodger")
def test_dodger_steals_after_a_fight_that_it_survives():
    t = scene({"battleline": ["dodger"]}, {"battleline": ["umbra"], "amber": 2})
    t.me.fight("dodger", "umbra")
    assert t.me["dodger"].damage == 2 and pools(t) == (1, 1)
    t.settled()
    t = scene({"battleline": ["dodger"]}, {"battleline": ["troll"], "amber": 2})
    t.me.fight("dodger", "troll")
    assert t.me.discard == ["dodger"] and pools(t) == (0, 2)
    t.settled()


@card("selwyn-the-fence")
@rule("KF-AOMBRE-150")
def test_selwyn_the_fence_moves_aember_off_a_friendly_card_when_it_reaps():
    t = scene(
        {
            "battleline": [{"card": "selwyn-the-fence", "amber": 1}, {"card": "dodger", "amber": 2}, "umbra"],
            "artifacts": [{"card": "safe-place", "amber": 1}, "skeleton-key"],
        },
        {"battleline": [{"card": "troll", "amber": 1}], "amber": 1},
    )
    t.me.reap("selwyn-the-fence")
    t.asks(me, ["selwyn-the-fence", "dodger", "safe-place"])
    t.me.pick("dodger")
    assert t.me["dodger"].amber == 1 and pools(t) == (2, 1)
    t.settled()


@card("selwyn-the-fence")
def test_selwyn_the_fence_does_so_after_a_fight_too():
    t = scene({"battleline": [{"card": "selwyn-the-fence", "amber": 1}]}, {"battleline": ["umbra"]})
    t.me.fight("selwyn-the-fence", "umbra", "selwyn-the-fence")
    assert t.me["selwyn-the-fence"].amber == 0 and pools(t) == (1, 0)
    t.settled()


@card("selwyn-the-fence")
def test_selwyn_the_fence_finds_nothing_on_bare_cards():
    t = scene({"battleline": ["selwyn-the-fence"]}, {"battleline": [{"card": "troll", "amber": 1}]})
    t.me.reap("selwyn-the-fence")
    assert t.me.amber == 1 and t.you["troll"].amber == 1
    t.settled()


@card("shadow-self")
@rule("KF-FAQGEN-120")
def test_shadow_self_takes_what_the_armor_of_its_neighbour_lets_through():
    t = scene({"battleline": ["magda-the-rat"]}, {"battleline": ["raiding-knight", "shadow-self"]})
    t.me.fight("magda-the-rat", "raiding-knight")
    assert t.you["raiding-knight"].damage == 0 and t.you["shadow-self"].damage == 2
    assert t.me.discard == ["magda-the-rat"]
    t.settled()


@card("shadow-self")
def test_shadow_self_deals_no_damage_in_fights():
    t = scene({"battleline": ["shadow-self"]}, {"battleline": ["troll"]})
    t.me.fight("shadow-self", "troll")
    assert t.me["shadow-self"].damage == 8 and t.you["troll"].damage == 0
    t = scene({"battleline": ["dodger"]}, {"battleline": ["shadow-self"], "amber": 1})
    t.me.fight("dodger", "shadow-self")
    assert t.me["dodger"].damage == 0 and t.you["shadow-self"].damage == 5 and t.me.amber == 1
    t.settled()


@card("shadow-self")
def test_shadow_self_stands_in_for_both_neighbours_and_no_other():
    t = scene({"hand": ["poison-wave"]}, {"battleline": ["troll", "shadow-self", "krump", "bumpsy"]})
    t.me.play("poison-wave")
    assert [t.you[id].damage for id in ("troll", "shadow-self", "krump", "bumpsy")] == [0, 6, 0, 2]
    t.settled()


@card("shadow-self")
def test_the_wards_of_both_protect_before_shadow_self_suffers():
    for ward in (["troll"], ["shadow-self"]):
        line = [{"card": id, "ward": id in ward} for id in ("troll", "shadow-self")]
        t = scene({"hand": ["nerve-blast"]}, {"battleline": line, "amber": 1})
        t.me.play("nerve-blast", "troll")
        assert [(it.damage, it.ward) for it in t.state.players[you].battleline] == [(0, False), (0, False)]
        t.settled()


@card("shadow-self")
def test_armor_does_not_help_shadow_self_against_damage_that_no_armor_cancels():
    plague, bulwark = {"battleline": ["qyxxlyx-plague-master"]}, {"battleline": ["bulwark", "shadow-self"]}
    t = table("keyforge", house="mars", me=plague, you=bulwark)
    t.me.reap("qyxxlyx-plague-master")
    assert t.you["bulwark"].damage == 0 and t.you["shadow-self"].damage == 3
    t.settled()


@card("shadow-self")
def test_shadow_self_does_not_stand_in_for_another_specter():
    t = scene({"hand": ["poison-wave"], "battleline": ["shadow-self", "shadow-self"]})
    t.me.play("poison-wave")
    assert [it.damage for it in t.state.players[me].battleline] == [2, 2]
    t.settled()


@card("shadow-self")
@rule("KF-REPL-070")
def test_between_two_shadow_selves_the_active_player_picks_who_takes_it():
    t = scene({"hand": ["nerve-blast"]}, {"battleline": ["shadow-self", "troll", "shadow-self"], "amber": 1})
    t.me.play("nerve-blast", "troll")
    left, _, right = t.state.players[you].battleline
    t.asks(me, [left.number, right.number])
    t.me.pick(right.number)
    assert [it.damage for it in t.state.players[you].battleline] == [0, 0, 2]
    t.settled()


@card("shadow-self", "macis-asp")
def test_poison_destroys_the_shadow_self_that_takes_the_damage():
    t = scene({"battleline": ["macis-asp"]}, {"battleline": ["troll", "shadow-self"]})
    t.me.fight("macis-asp", "troll")
    assert t.you.battleline == ["troll"] and t.you["troll"].damage == 0 and t.you.discard == ["shadow-self"]
    t.settled()


@card("silvertooth")
def test_silvertooth_enters_play_ready():
    t = scene({"hand": ["silvertooth", "dodger"]})
    t.me.play("silvertooth")
    t.me.play("dodger", "right")
    assert t.me["silvertooth"].ready and not t.me["dodger"].ready
    t.me.reap("silvertooth")
    assert t.me.amber == 1
    t.settled()


def ruth(yours, **mine):
    """The turn of a player with Smiling Ruth, from its first step on."""
    t = scene({"battleline": ["smiling-ruth"], **mine}, yours, active=you)
    t.you.end()
    return t


@card("smiling-ruth")
def test_smiling_ruth_takes_control_of_an_enemy_flank_creature_after_a_key():
    t = ruth({"battleline": ["troll", {"card": "krump", "damage": 1, "amber": 1}, "bumpsy"]}, amber=6)
    t.me.pick("red", "shadows")
    t.me.reap("smiling-ruth")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    t.asks(me, ["flank:left", "flank:right"], kind="flank")
    t.me.pick("right")
    assert t.me.battleline == ["smiling-ruth", "bumpsy"] and t.you.battleline == ["troll", "krump"]
    assert t.card("bumpsy").card.owner == you and t.me["bumpsy"].ready
    t.settled()


@card("smiling-ruth")
def test_smiling_ruth_takes_nobody_without_a_key_this_turn():
    t = ruth({"battleline": ["troll"]}, amber=5, keys=["red"])
    t.me.pick("shadows")
    t.me.reap("smiling-ruth")
    assert t.you.battleline == ["troll"] and t.me.amber == 6
    t.settled()


@card("smiling-ruth")
def test_smiling_ruth_finds_nobody_in_an_empty_line():
    t = ruth({"artifacts": ["cannon"]}, amber=6)
    t.me.pick("red", "shadows")
    t.me.reap("smiling-ruth")
    assert t.me.battleline == ["smiling-ruth"] and t.me.amber == 1
    t.settled()


@card("sneklifter")
def test_sneklifter_takes_an_artifact_that_then_counts_as_shadows():
    t = scene(
        {"hand": ["sneklifter"], "artifacts": ["seeker-needle"], "houses": ["shadows", "dis", "mars"]},
        {"artifacts": ["cannon", "skeleton-key"], "battleline": ["troll"]},
    )
    t.me.play("sneklifter")
    t.asks(me, ["cannon", "skeleton-key"])
    t.me.pick("cannon")
    assert t.me.artifacts == ["seeker-needle", "cannon"] and t.you.artifacts == ["skeleton-key"]
    assert t.me["cannon"].ready and t.offers("action") == ["seeker-needle", "cannon"]
    t.me.action("cannon", "troll")
    assert t.you["troll"].damage == 2
    t.me.end()
    t.you.pick("brobnar")
    t.you.end()
    t.asks(me, ["shadows", "dis", "mars"], kind="house")  # not Brobnar
    t.me.pick("shadows")
    t.settled()


@card("sneklifter")
def test_an_artifact_of_your_own_houses_stays_what_it_is():
    t = scene(
        {"hand": ["sneklifter"], "houses": ["shadows", "brobnar", "mars"]},
        {"artifacts": ["cannon"], "battleline": ["troll"]},
    )
    t.me.play("sneklifter", "cannon")
    assert t.why("action", "cannon") == "KF-MAIN-020" and t.offers("action") == []
    t.settled()


@card("sneklifter")
def test_what_sneklifter_took_outlasts_it_and_goes_home_when_it_leaves():
    t = scene(
        {"hand": ["sneklifter", "oubliette"], "houses": ["shadows", "dis", "mars"]},
        {"artifacts": ["mighty-javelin"], "battleline": ["troll"]},
    )
    t.me.play("sneklifter", "mighty-javelin")
    t.me.play("oubliette", "sneklifter")
    assert t.me.artifacts == ["mighty-javelin"]
    t.me.omni("mighty-javelin", "troll")
    assert t.you.discard == ["mighty-javelin"] and t.you["troll"].damage == 4 and t.state.lasting == []
    t.settled()


@card("sneklifter", "masterplan")
@rule("KF-PURGE-050")
def test_who_takes_a_masterplan_may_play_what_is_under_it_but_not_look():
    hidden = {"card": "bumpsy", "known": [you]}
    t = scene({"hand": ["sneklifter"]}, {"artifacts": [{"card": "masterplan", "under": [hidden]}], "amber": 1})
    t.me.play("sneklifter", "masterplan")
    assert "bumpsy" in str(t.match.view(you)) and "bumpsy" not in str(t.match.view(me))
    t.me.omni("masterplan", "right")
    assert t.me.battleline == ["sneklifter", "bumpsy"] and t.you.discard == ["masterplan"] and t.you.amber == 0
    t.settled()


@card("sneklifter")
def test_sneklifter_finds_no_friendly_artifact():
    t = scene({"hand": ["sneklifter"], "artifacts": ["cannon"]})
    t.me.play("sneklifter")
    assert t.me.artifacts == ["cannon"] and t.me.battleline == ["sneklifter"]
    t.settled()


@card("umbra")
def test_umbra_skirmishes_and_steals():
    t = scene({"battleline": ["umbra"]}, {"battleline": ["troll"], "amber": 2})
    t.me.fight("umbra", "troll")
    assert t.me["umbra"].damage == 0 and t.you["troll"].damage == 2 and pools(t) == (1, 1)
    t.settled()


@card("urchin")
def test_urchin_steals_1_and_is_elusive():
    t = scene({"hand": ["urchin"]}, {"amber": 2})
    t.me.play("urchin")
    assert pools(t) == (1, 1)
    t = scene({"battleline": ["dodger", "dodger"]}, {"battleline": ["urchin"]})
    first, second = t.state.players[me].battleline
    t.me.fight(first.number, "urchin")
    assert t.you.battleline == ["urchin"]
    t.me.fight(second.number, "urchin")
    assert t.you.discard == ["urchin"]
    t.settled()


@card("duskrunner")
def test_duskrunner_gives_its_creature_a_theft_when_it_reaps():
    t = scene({"hand": ["duskrunner"], "battleline": ["dodger", "umbra"]}, {"battleline": ["troll"], "amber": 3})
    t.me.play("duskrunner")
    t.asks(me, ["dodger", "umbra", "troll"])
    t.me.pick("dodger")
    t.me.reap("umbra")
    assert pools(t) == (1, 3)
    t.me.reap("dodger")
    assert pools(t) == (3, 2)
    t.settled()


@card("duskrunner")
def test_duskrunner_serves_whoever_reaps_with_its_creature():
    t = scene({"battleline": [{"card": "dodger", "upgrades": [{"card": "duskrunner", "owner": you}]}]}, {"amber": 3})
    t.me.reap("dodger")
    assert pools(t) == (2, 2)
    t.settled()


@card("ring-of-invisibility")
def test_ring_of_invisibility_lets_its_creature_elude_and_skirmish():
    t = scene(
        {"battleline": ["dodger"]}, {"battleline": [{"card": "troll", "upgrades": ["ring-of-invisibility"]}, "krump"]}
    )
    t.me.fight("dodger", "troll")
    assert t.me["dodger"].damage == t.you["troll"].damage == 0
    t = scene(
        {"battleline": [{"card": "dodger", "upgrades": ["ring-of-invisibility"]}, "umbra"]}, {"battleline": ["troll"]}
    )
    t.me.fight("dodger", "troll")
    assert t.me["dodger"].damage == 0 and t.you["troll"].damage == 5
    t.settled()


@card("ring-of-invisibility")
def test_ring_of_invisibility_hides_nobody_else():
    t = scene(
        {"battleline": ["dodger"]}, {"battleline": [{"card": "troll", "upgrades": ["ring-of-invisibility"]}, "krump"]}
    )
    t.me.fight("dodger", "krump")
    assert t.you["krump"].damage == 5 and t.me.discard == ["dodger"]
    t.settled()


@card("silent-dagger")
def test_silent_dagger_stabs_a_flank_creature_when_its_creature_reaps():
    t = scene(
        {"battleline": [{"card": "dodger", "upgrades": ["silent-dagger"]}, "umbra", "urchin"]},
        {"battleline": ["troll", "krump", "bumpsy"]},
    )
    t.me.reap("umbra")
    t.me.reap("dodger")
    t.asks(me, ["dodger", "urchin", "troll", "bumpsy"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 4 and t.you["krump"].damage == 0 and t.me.amber == 2
    t.settled()
