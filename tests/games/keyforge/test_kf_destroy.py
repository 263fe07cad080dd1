"""Destruction, replacement effects, effects that last."""

from pioche.games.keyforge.rules.line import neighbours
from pioche.games.keyforge.rules.values import armor, key_cost, power
from pioche.testing import me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", **{"house": "dis", "me": mine, "you": yours, **words})


def hurt(id, damage, **words):
    return {"card": id, "damage": damage, **words}


def wearing(id, *upgrades, **words):
    return {"card": id, "upgrades": list(upgrades), **words}


def tagged(t):
    """The creatures that are marked for destruction now."""
    return [it.card.proto.id for it in t.state.creatures() if it.tagged]


# Destruction


@rule("KF-DEST-010")
def test_what_is_destroyed_is_tagged_first_and_still_in_play():
    t = scene(
        {"hand": ["poison-wave"], "battleline": ["troll"]},
        {"battleline": [hurt("truebaru", 5), "dust-imp", "krump"]},
        house="shadows",
    )
    t.me.play("poison-wave")
    t.asks(me, ["truebaru", "dust-imp"], kind="trigger")
    assert tagged(t) == ["truebaru", "dust-imp"]  # by their damage, which has reached their power
    assert t.you.battleline == ["truebaru", "dust-imp", "krump"] and t.you.discard == []
    t.me.pick("dust-imp")
    t.me.pick("truebaru")
    assert tagged(t) == [] and t.you.battleline == ["krump"]
    t.settled()


@rule("KF-DEST-010")
def test_what_an_effect_destroys_is_tagged_too():
    t = scene({"hand": ["gateway-to-dis"]}, {"battleline": ["truebaru", "dust-imp", "krump"]})
    t.me.play("gateway-to-dis")
    assert tagged(t) == ["truebaru", "dust-imp", "krump"] and t.you.discard == [] and t.me.chains == 0
    t.me.pick("dust-imp", "krump", "dust-imp")
    assert t.you.battleline == [] and t.me.chains == 3
    t.settled()


@rule("KF-DEST-020")
def test_a_destroyed_ability_resolves_while_its_card_is_still_in_play():
    jargogle = {"card": "jargogle", "under": ["labwork"]}
    t = scene({"hand": ["hand-of-dis", "mother"], "battleline": ["krump", jargogle, "troll"]})
    t.me.play("hand-of-dis", "jargogle")
    t.asks(me, ["mother"])  # the labwork that lay under Jargogle is being played
    assert t.me.battleline == ["krump", "jargogle", "troll"] and tagged(t) == ["jargogle"]
    t.me.pick("mother")
    assert t.me.archives == ["mother"] and t.me.battleline == ["krump", "troll"]
    assert t.me.discard == ["hand-of-dis", "jargogle", "labwork"]
    t.settled()


@rule("KF-DEST-030")
def test_the_active_player_orders_the_destroyed_abilities_of_both_sides():
    for first, second, left in (("dust-imp", "grenade-snib", 0), ("grenade-snib", "dust-imp", 2)):
        t = scene({"hand": ["gateway-to-dis"], "battleline": ["dust-imp"]}, {"battleline": ["grenade-snib"]})
        t.me.play("gateway-to-dis")
        t.asks(me, ["dust-imp", "grenade-snib"], kind="trigger")
        t.me.pick(first)  # Dust Imp gains me 2 Æ, Grenade Snib costs me 2
        assert t.me.amber == left and t.me.battleline == t.you.battleline == []
        t.settled()
        assert second in t.me.discard + t.you.discard


@rule("KF-DEST-040", "KF-DEST-140")
def test_tagged_cards_go_together_and_the_active_player_says_in_which_order_they_lie():
    t = scene(
        {"hand": ["poison-wave"], "battleline": ["troll"], "artifacts": ["pile-of-skulls"]},
        {"battleline": ["silvertooth", "umbra", "krump", "noddy-the-thief"], "amber": 5, "discard": ["bumpsy"]},
        house="shadows",
    )
    t.me.play("poison-wave")
    t.asks(me, ["silvertooth", "umbra", "noddy-the-thief"], kind="order")
    assert t.you.discard == ["bumpsy"] and len(t.you.battleline) == 4
    t.me.pick("umbra")
    t.asks(me, ["silvertooth", "noddy-the-thief"], kind="order")
    t.me.pick("noddy-the-thief")
    t.asks(me, ["troll"])  # after the first of three was destroyed, as Pile of Skulls sees it
    assert t.you.discard == ["silvertooth", "noddy-the-thief", "umbra", "bumpsy"] and t.you.battleline == ["krump"]
    t.me.pick("troll", "troll", "troll")
    assert t.me["troll"].amber == 3 and t.you.amber == 2
    t.settled()


@rule("KF-DEST-050")
def test_more_power_does_not_take_the_tag_off():
    jargogle = {"card": "jargogle", "under": ["blood-of-titans"]}
    t = scene({"hand": ["poison-wave"], "battleline": [jargogle, "silvertooth", "troll"]}, house="shadows")
    t.me.play("poison-wave")
    t.asks(me, ["jargogle", "silvertooth", "troll"])
    t.me.pick("silvertooth")
    assert power(t.state, t.me["silvertooth"]) == 7 and t.me["silvertooth"].damage == 2
    t.me.pick("jargogle")
    assert t.me.battleline == ["troll"]
    assert sorted(t.me.discard) == ["blood-of-titans", "jargogle", "poison-wave", "silvertooth"]
    t.settled()


@rule("KF-DEST-060")
def test_duma_heals_the_tagged_remiel_who_falls_and_jehu_who_survives():
    t = scene(
        {"hand": ["poison-wave"]},
        {
            "battleline": ["jehu-the-bureaucrat", hurt("duma-the-martyr", 2), hurt("commander-remiel", 1)],
            "deck": ["troll", "krump", "valdr"],
        },
        house="shadows",
    )
    t.me.play("poison-wave")
    t.asks(me, ["duma-the-martyr", "commander-remiel"], kind="order")
    assert t.you["commander-remiel"].damage == t.you["jehu-the-bureaucrat"].damage == 0
    assert tagged(t) == ["duma-the-martyr", "commander-remiel"]
    t.me.pick("duma-the-martyr")
    assert t.you.battleline == ["jehu-the-bureaucrat"] and t.you["jehu-the-bureaucrat"].damage == 0
    assert t.you.discard == ["commander-remiel", "duma-the-martyr"] and t.you.hand == ["troll", "krump"]
    t.settled()


@rule("KF-DEST-070")
def test_a_tagged_creature_that_goes_elsewhere_was_destroyed_all_the_same():
    t = scene(
        {"hand": ["hand-of-dis"], "battleline": ["tolas"], "artifacts": ["soul-snatcher"]},
        {"battleline": ["troll", "bad-penny", "krump"]},
    )
    t.me.play("hand-of-dis", "bad-penny")
    t.me.pick("tolas")
    assert t.you.hand == ["bad-penny"] and t.you.discard == []
    assert t.me.amber == 1 and t.you.amber == 1  # by Tolas, and by Soul Snatcher
    t.settled()


@rule("KF-DEST-070")
def test_a_creature_that_merely_leaves_play_was_not_destroyed():
    t = scene({"hand": ["fear"], "artifacts": ["soul-snatcher"]}, {"battleline": ["dust-imp"]})
    t.me.play("fear", "dust-imp")
    assert t.you.hand == ["dust-imp"] and t.you.amber == 0
    t.settled()


@rule("KF-DEST-080", "KF-DEST-210")
def test_what_a_destroyed_ability_destroys_resolves_its_own_before_anything_goes():
    t = scene(
        {"hand": ["poison-wave"], "battleline": [wearing("dust-imp", "soulkeeper"), "grenade-snib", "krump"]},
        {"battleline": ["bumpsy", wearing("truebaru", "biomatrix-backup")], "amber": 1},
        house="shadows",
    )
    t.me.play("poison-wave")
    t.asks(me, ["dust-imp", "soulkeeper", "grenade-snib"], kind="trigger")
    t.me.pick("soulkeeper")
    t.asks(me, ["truebaru"])
    t.me.pick("truebaru")
    t.asks(me, ["truebaru", "biomatrix-backup"], kind="trigger")
    assert tagged(t) == ["dust-imp", "grenade-snib", "truebaru"] and t.you.amber == 1
    t.me.pick("truebaru")  # 5 Æ, then into the archives
    assert t.you.amber == 6 and t.you.archives == ["truebaru"] and t.you.battleline == ["bumpsy"]
    t.asks(me, ["dust-imp", "grenade-snib"], kind="trigger")  # and all others are still there
    assert t.me.battleline == ["dust-imp", "grenade-snib", "krump"] and t.me.amber == 1
    assert t.me.discard == [] and t.you.discard == ["biomatrix-backup"]
    t.me.pick("dust-imp", "dust-imp")
    assert t.me.battleline == ["krump"] and t.me.amber == 3 and t.you.amber == 4
    t.settled()


@rule("KF-DEST-090")
def test_no_card_goes_before_all_destroyed_abilities_have_resolved():
    line = ["dust-imp", "grenade-snib", "research-smoko"]
    t = scene({"hand": ["gateway-to-dis"], "amber": 5}, {"battleline": line, "deck": ["troll"]})
    t.me.play("gateway-to-dis")
    t.me.pick("dust-imp")
    t.asks(me, ["grenade-snib", "research-smoko"], kind="trigger")
    assert t.you.amber == 2 and t.you.battleline == line and tagged(t) == line
    t.me.pick("research-smoko")
    t.asks(me, line, kind="order")  # in which order they lie on the discard pile
    assert t.me.amber == 3 and t.you.archives == ["troll"] and t.you.battleline == line
    t.me.pick("dust-imp", "grenade-snib")
    assert t.you.discard == ["research-smoko", "grenade-snib", "dust-imp"]
    t.settled()


@rule("KF-DEST-100")
def test_an_effect_that_means_a_tagged_creature_fails_and_takes_no_other():
    t = scene(
        {"hand": ["opal-knight"], "battleline": [wearing("silvertooth", "soulkeeper")]},
        {"battleline": ["krump", "bumpsy"]},
        house="sanctum",
    )
    t.me.play("opal-knight", "right")
    assert t.me.battleline == ["opal-knight"] and t.you.battleline == ["bumpsy"] and t.you.discard == ["krump"]
    t.settled()


@rule("KF-DEST-100")
def test_a_tagged_creature_cannot_be_chosen_to_be_sacrificed():
    jargogle = {"card": "jargogle", "under": ["pawn-sacrifice"]}
    t = scene({"hand": ["poison-wave"], "battleline": [jargogle]}, {"battleline": ["troll", "krump"]}, house="shadows")
    t.me.play("poison-wave")
    assert t.me.amber == 2 and t.you["troll"].damage == t.you["krump"].damage == 2  # nothing was sacrificed
    t.settled()
    t = scene(
        {"hand": ["poison-wave"], "battleline": [jargogle, "valdr"]},
        {"battleline": ["troll", "krump"]},
        house="shadows",
    )
    t.me.play("poison-wave")
    t.asks(me, ["valdr"])
    t.me.pick("valdr")
    t.asks(me, ["jargogle", "valdr", "troll", "krump"])  # two of them are dealt 3 damage
    t.me.pick("troll", "krump", "valdr")
    assert t.you["troll"].damage == t.you["krump"].damage == 5 and t.me.discard[1:3] == ["jargogle", "valdr"]
    t.settled()


@rule("KF-DEST-110")
def test_a_card_resolves_its_destroyed_abilities_once():
    t = scene({"hand": ["gateway-to-dis"]}, {"battleline": ["dust-imp", wearing("krump", "phoenix-heart")], "amber": 1})
    t.me.play("gateway-to-dis")
    t.asks(me, ["dust-imp", "phoenix-heart"], kind="trigger")
    t.me.pick("phoenix-heart")  # Krump goes to hand and Dust Imp, tagged already, is dealt 3 damage
    assert t.you.amber == 3 and t.you.hand == ["krump"] and t.you.discard == ["dust-imp", "phoenix-heart"]
    t.settled()


@rule("KF-DEST-120")
def test_the_new_neighbours_of_archimedes_were_tagged_before_they_were_that():
    line = ["troll", "krump", "archimedes", "bumpsy", "valdr"]
    t = scene({"hand": ["gateway-to-dis"]}, {"battleline": line})
    t.me.play("gateway-to-dis")
    t.asks(me, ["troll", "archimedes", "valdr"], kind="order")  # in which order they lie
    assert t.you.battleline == ["troll", "archimedes", "valdr"] and t.you.archives == ["krump", "bumpsy"]
    assert neighbours(t.state, t.you["archimedes"]) == [t.you["troll"], t.you["valdr"]]
    t.me.pick("valdr", "troll")
    assert t.you.archives == ["krump", "bumpsy"] and t.you.discard == ["archimedes", "troll", "valdr"]
    t.settled()


@rule("KF-DEST-130")
def test_the_line_closes_up_at_once_where_a_tagged_creature_leaves_it():
    t = scene({"hand": ["gateway-to-dis"], "amber": 4}, {"battleline": ["dust-imp", "bad-penny", "grenade-snib"]})
    t.me.play("gateway-to-dis")
    t.me.pick("bad-penny")
    t.asks(me, ["dust-imp", "grenade-snib"], kind="trigger")
    assert t.you.battleline == ["dust-imp", "grenade-snib"] and t.you.hand == ["bad-penny"]
    assert neighbours(t.state, t.you["dust-imp"]) == [t.you["grenade-snib"]]
    t.me.pick("dust-imp", "dust-imp")
    t.settled()


@rule("KF-CORE-060", "KF-DEST-140", "KF-LEAVE-010")
def test_what_comes_after_leaving_and_after_destruction_is_ordered_together():
    looting = {"card": "loot-the-bodies", "house": "dis"}
    for first, pools in (("magda-the-rat", (1, 2)), ("loot-the-bodies", (0, 3))):
        t = scene(
            {"hand": [looting, "gateway-to-dis"], "battleline": ["magda-the-rat"], "amber": 1},
            {"battleline": ["urchin"], "amber": 1, "artifacts": ["cannon"]},
        )
        t.me.play("loot-the-bodies")
        t.me.play("gateway-to-dis")
        t.asks(me, ["magda-the-rat", "loot-the-bodies"], kind="trigger")
        assert t.me.battleline == t.you.battleline == [] and t.me.discard[0] == "magda-the-rat"
        t.me.pick(first)  # Magda pays 2 Æ as far as they are there, Looting gains 1
        assert (t.me.amber, t.you.amber) == pools and t.you.artifacts == ["cannon"]
        t.settled()


@rule("KF-CORE-060", "KF-DEST-140", "KF-LEAVE-010")
def test_all_that_two_departures_and_two_deaths_set_off_waits_in_one_row():
    looting = {"card": "loot-the-bodies", "house": "dis"}
    t = scene(
        {"hand": [looting, "gateway-to-dis"], "battleline": ["magda-the-rat"]},
        {"battleline": ["magda-the-rat", "urchin"], "amber": 1, "artifacts": ["cannon"]},
    )
    mine, yours = t.me["magda-the-rat"].number, t.you["magda-the-rat"].number
    t.me.play("loot-the-bodies")
    t.me.play("gateway-to-dis", "urchin")  # which lies below Magda
    t.asks(me, [mine, yours, "loot-the-bodies"], kind="trigger")
    t.me.pick(yours)  # I steal 1 Æ
    t.asks(me, [mine, "loot-the-bodies"], kind="trigger")
    assert (t.me.amber, t.you.amber) == (1, 0)
    t.me.pick("loot-the-bodies")
    t.asks(me, [mine, "loot-the-bodies"], kind="trigger")  # it is due for each of two enemy creatures
    assert (t.me.amber, t.you.amber) == (2, 0)
    t.me.pick(mine)
    assert (t.me.amber, t.you.amber) == (1, 2) and t.you.artifacts == ["cannon"]
    t.settled()


@rule("KF-DEST-070", "KF-LEAVE-010")
def test_a_tagged_card_that_left_before_paid_for_leaving_then_and_is_destroyed_with_the_others():
    t = scene(
        {"hand": ["gateway-to-dis"], "battleline": [wearing("magda-the-rat", "phoenix-heart")], "amber": 2},
        {"battleline": ["dust-imp"], "artifacts": ["soul-snatcher"]},
    )
    t.me.play("gateway-to-dis")
    t.asks(me, ["phoenix-heart", "dust-imp"], kind="trigger")
    t.me.pick("phoenix-heart")  # Magda goes to the hand and pays as she goes; Dust Imp gains 2; both are dead
    assert t.me.hand == ["magda-the-rat"] and (t.me.amber, t.you.amber) == (1, 5)
    t.settled()


@rule("KF-CORE-060", "KF-DEST-140")
def test_two_cards_that_wait_for_two_deaths_are_ordered_and_each_is_due_twice():
    soul, loot = "soul-snatcher", "loot-the-bodies"
    # Each pick with the pools after it. What is left at last is of one card and needs no order; then Firespitter falls
    # to Troll's blow, and Soul Snatcher pays for it.
    for picks in (
        [(soul, (0, 1)), (soul, (3, 2))],
        [(loot, (1, 0)), (loot, (3, 2))],
        [(soul, (0, 1)), (loot, (1, 1)), (soul, (3, 2))],
    ):
        t = scene(
            {"hand": ["loot-the-bodies"], "battleline": ["firespitter"], "artifacts": ["soul-snatcher"]},
            {"battleline": ["urchin", "troll", "urchin"]},
            house="brobnar",
        )
        t.me.play("loot-the-bodies")
        t.me.fight("firespitter", "troll")  # before the blows, 1 damage to each enemy: both Urchins fall
        for picked, pools in picks:
            t.asks(me, [soul, loot], kind="trigger")  # once each, however often it is due
            assert t.you.battleline == ["troll"] and t.you["troll"].damage == 1
            t.me.pick(picked)
            assert (t.me.amber, t.you.amber) == pools
        assert t.you["troll"].damage == 6 and t.me.discard == ["firespitter", "loot-the-bodies"]
        t.settled()


@rule("KF-CORE-060", "KF-LEAVE-010")
def test_two_copies_of_a_card_that_leave_together_are_two_to_choose_from():
    for first, pools in ((me, (1, 0)), (you, (0, 1))):
        t = scene(
            {"hand": ["gateway-to-dis"], "battleline": ["magda-the-rat"], "amber": 1}, {"battleline": ["magda-the-rat"]}
        )
        magdas = [t.me["magda-the-rat"].number, t.you["magda-the-rat"].number]
        t.me.play("gateway-to-dis")
        t.asks(me, magdas, kind="trigger")
        t.me.pick(magdas[first])  # each pays the opponent what is there then
        assert (t.me.amber, t.you.amber) == pools
        t.settled()


@rule("KF-DEST-150")
def test_a_card_that_falls_too_does_nothing_after_the_others_were_destroyed():
    t = scene({"hand": ["gateway-to-dis"], "battleline": ["troll"]}, {"battleline": ["tolas", "krump"]})
    t.me.play("gateway-to-dis", "tolas")
    assert t.me.amber == t.you.amber == 0
    t = scene({"battleline": ["stealer-of-souls"]}, {"battleline": ["valdr"]})
    t.me.fight("stealer-of-souls", "valdr")
    assert t.me.amber == 0 and t.me.discard == ["stealer-of-souls"] and t.you.discard == ["valdr"]
    t.settled()


@rule("KF-ABIL-160", "KF-DEST-150", "KF-SEQ-070")
def test_who_lived_by_a_destroyed_card_falls_before_it_can_do_anything_about_it():
    t = scene(
        {"hand": ["neutron-shark"], "battleline": ["troll"], "artifacts": ["soul-snatcher"], "deck": ["mother"]},
        {"battleline": [hurt("tolas", 1), "krump"], "artifacts": ["banner-of-battle"]},
        house="logos",
    )
    t.me.play("neutron-shark", "right", "banner-of-battle", "troll")
    assert t.you.battleline == ["krump"] and t.you.discard == ["tolas", "banner-of-battle"]
    assert t.me.battleline == ["neutron-shark"] and t.me.discard == ["mother", "troll"]
    assert t.me.amber == t.you.amber == 1  # by Soul Snatcher, for Troll and for Tolas; none by Tolas
    t.settled()


@rule("KF-DEST-160")
def test_a_sacrificed_card_is_destroyed():
    t = scene(
        {"hand": ["pawn-sacrifice"], "battleline": ["dust-imp"], "artifacts": ["soul-snatcher"]},
        {"battleline": ["troll"]},
        house="shadows",
    )
    t.me.play("pawn-sacrifice", "dust-imp")
    assert t.me.amber == 1 + 2 + 1  # by the icon, by Dust Imp and by Soul Snatcher
    assert t.me.discard == ["dust-imp"] and t.me.battleline == []
    t.me.pick("troll")
    assert t.you["troll"].damage == 3
    t.settled()


@rule("KF-DEST-170")
def test_enemy_creatures_cannot_be_sacrificed():
    t = scene(
        {"hand": ["pawn-sacrifice"]}, {"battleline": ["dust-imp", {"card": "troll", "owner": me}]}, house="shadows"
    )
    t.me.play("pawn-sacrifice")
    assert t.you.battleline == ["dust-imp", "troll"] and t.you["troll"].damage == 0
    t.settled()


@rule("KF-DEST-170")
def test_a_card_used_as_if_it_were_ones_own_is_sacrificed():
    t = scene({"hand": ["remote-access"]}, {"artifacts": ["screechbomb"], "amber": 3}, house="logos")
    t.me.play("remote-access", "screechbomb", "screechbomb")
    assert t.you.discard == ["screechbomb"] and t.you.artifacts == [] and t.you.amber == 1
    t.settled()


@rule("KF-DEST-180")
def test_what_acts_on_a_destroyed_card_finds_it_in_the_discard_pile_only():
    t = scene({"battleline": ["overlord-greking"]}, {"battleline": ["troll", hurt("krump", 1)]})
    t.me.fight("overlord-greking", "krump")
    t.asks(me, ["left", "right"], kind="flank")
    t.me.pick("right")
    assert t.me.battleline == ["overlord-greking", "krump"] and t.you.discard == []
    t = scene({"battleline": ["overlord-greking"]}, {"battleline": ["troll", "bad-penny"]})
    t.me.fight("overlord-greking", "bad-penny")
    assert t.me.battleline == ["overlord-greking"] and t.you.hand == ["bad-penny"]
    t.settled()


@rule("KF-DEST-190")
def test_destruction_goes_from_the_tag_to_the_abilities_to_the_pile_to_what_comes_after():
    t = scene(
        {"hand": ["gateway-to-dis"], "artifacts": ["soul-snatcher"]}, {"battleline": ["dust-imp", "research-smoko"]}
    )
    t.me.play("gateway-to-dis")
    t.asks(me, ["dust-imp", "research-smoko"], kind="trigger")
    assert tagged(t) == ["dust-imp", "research-smoko"] and t.you.amber == 0
    t.me.pick("dust-imp")
    t.asks(me, ["dust-imp", "research-smoko"], kind="order")  # both abilities are done, both cards still there
    assert t.you.amber == 2 and tagged(t) == ["dust-imp", "research-smoko"] and t.you.discard == []
    t.me.pick("dust-imp")
    assert t.you.amber == 4 and t.you.discard == ["research-smoko", "dust-imp"]  # only now Soul Snatcher gave 2
    told = [line.id for line in t.match.log if line.id in ("gained", "destroyed", "left-play-to-discard")]
    assert told == [
        "gained",
        "destroyed",
        "destroyed",
        "left-play-to-discard",
        "left-play-to-discard",
        "gained",
        "gained",
    ]
    t.settled()


@rule("KF-DEST-200", "KF-DEST-210", "KF-DEST-220")
def test_groggins_with_a_phoenix_heart_fights_a_dust_imp_with_a_soulkeeper():
    t = scene(
        {"battleline": ["dew-faerie", wearing("groggins", "phoenix-heart")]},
        {"battleline": [wearing("dust-imp", "soulkeeper"), "drumble", "shaffles"]},
        house="brobnar",
    )
    t.me.fight("groggins")
    t.asks(me, ["dust-imp", "shaffles"])  # those on a flank
    t.me.pick("dust-imp")
    t.asks(me, ["dust-imp", "soulkeeper"], kind="trigger")  # Marcus orders the abilities of Janelle's card
    assert tagged(t) == ["dust-imp"]
    t.me.pick("dust-imp")
    assert t.you.amber == 2
    t.asks(me, ["groggins"])  # the most powerful creature of Marcus
    t.me.pick("groggins")
    assert t.me.hand == ["groggins"] and t.me.battleline == ["dew-faerie"]
    assert tagged(t) == ["dew-faerie", "dust-imp", "drumble", "shaffles"] and t.you.discard == []
    t.asks(me, ["dust-imp", "drumble", "shaffles"], kind="order")  # the active player orders the pile
    t.me.pick("shaffles", "dust-imp")
    assert [id for id in t.you.discard if id != "soulkeeper"] == ["drumble", "dust-imp", "shaffles"]
    assert t.you.battleline == [] and t.you.archives == [] and len(t.you.discard) == 4
    assert t.me.discard == ["dew-faerie", "phoenix-heart"] and t.you.amber == 2
    t.settled()


@rule("KF-DEST-220")
def test_several_destroyed_abilities_of_one_card_come_in_the_order_of_the_active_player():
    for first in ("dust-imp", "biomatrix-backup"):
        t = scene(
            {"hand": ["hand-of-dis"]}, {"battleline": ["troll", wearing("dust-imp", "biomatrix-backup"), "krump"]}
        )
        t.me.play("hand-of-dis", "dust-imp")
        t.asks(me, ["dust-imp", "biomatrix-backup"], kind="trigger")
        t.me.pick(first)
        assert t.you.amber == 2 and t.you.archives == ["dust-imp"] and t.you.battleline == ["troll", "krump"]
        t.settled()


@rule("KF-DEST-140", "KF-DEST-210")
def test_who_falls_in_a_fight_in_the_middle_of_a_destruction_has_fallen_in_that_fight():
    jargogle = {"card": "jargogle", "under": ["anger"]}
    t = scene(
        {"hand": ["hand-of-dis"], "battleline": ["krump", jargogle, {"card": "stealer-of-souls", "ready": False}]},
        {"battleline": ["silvertooth"]},
    )
    t.me.play("hand-of-dis", "jargogle", "stealer-of-souls", "silvertooth")
    assert t.me.battleline == ["krump", "stealer-of-souls"] and t.you.discard == []
    assert t.you.purged == ["silvertooth"] and t.me.amber == 1 + 1  # by the icon of Anger, and by Stealer of Souls
    t.settled()


@rule("KF-DEST-090", "KF-CORE-020")
def test_a_match_that_ends_in_the_middle_of_a_destruction_can_be_looked_at():
    frog = {"battleline": ["bad-penny", "keyfrog", "troll"], "amber": 6, "keys": ["red", "blue"]}
    t = scene({"hand": ["gateway-to-dis"]}, frog)
    t.me.play("gateway-to-dis", "bad-penny", "yellow")
    assert t.match.result.winners == (you,) and t.you.battleline == ["keyfrog", "troll"]
    t.settled()


# Replacement effects


@rule("KF-REPL-010")
def test_what_is_replaced_does_not_happen():
    t = scene({"hand": ["dimension-door"], "battleline": ["mother"]}, {"amber": 3}, house="logos")
    t.me.play("dimension-door")
    t.me.reap("mother")
    assert t.me.amber == 1 and t.you.amber == 2
    t.settled()


@rule("KF-REPL-020")
def test_only_the_part_that_is_named_is_replaced():
    t = scene(
        {"hand": ["dimension-door"], "battleline": ["doc-bookton"], "deck": ["troll", "krump"]},
        {"amber": 3},
        house="logos",
    )
    t.me.play("dimension-door")
    t.me.reap("doc-bookton")
    assert t.me.amber == 1 and t.you.amber == 2 and t.me.hand == ["troll"] and not t.me["doc-bookton"].ready
    t.settled()


@rule("KF-REPL-020")
def test_aember_that_is_not_gained_by_reaping_is_not_stolen():
    t = scene({"hand": ["dimension-door", "labwork"], "artifacts": ["crystal-hive"]}, {"amber": 3}, house="logos")
    t.me.play("dimension-door")
    t.me.play("labwork")  # its icon
    assert t.me.amber == 1 and t.you.amber == 3
    t.settled()


@rule("KF-REPL-030")
def test_a_replacement_that_names_nothing_replaces_another_part_of_its_own_effect():
    for pool, stolen in ((7, 2), (6, 1)):
        t = scene({"hand": ["ronnie-wristclocks"]}, {"amber": pool}, house="shadows")
        t.me.play("ronnie-wristclocks")
        assert t.me.amber == stolen and t.you.amber == pool - stolen
        t.settled()


@rule("KF-REPL-040")
def test_a_replacement_may_change_an_earlier_instruction_of_its_own_text():
    for line, drawn in ((["hyde", "velum"], 2), (["hyde"], 1)):
        t = scene({"battleline": line, "deck": ["troll", "krump", "valdr"]}, {"battleline": ["velum"]}, house="logos")
        t.me.reap("hyde")
        assert len(t.me.hand) == drawn and t.me.amber == 1
        t.settled()


@rule("KF-REPL-050")
def test_the_armageddon_cloak_saves_remiel_from_the_gateway_only_when_cards_would_be_discarded():
    t = scene(
        {"hand": ["gateway-to-dis"], "battleline": ["dust-imp"]},
        {
            "battleline": [
                wearing("commander-remiel", "armageddon-cloak", damage=2),
                "grenade-snib",
                {"card": "troll", "ward": True},
            ]
        },
    )
    t.me.play("gateway-to-dis")
    t.asks(me, ["dust-imp", "grenade-snib"], kind="trigger")
    assert tagged(t) == ["dust-imp", "commander-remiel", "grenade-snib"]  # a ward acts before, and no tag is placed
    assert t.you["commander-remiel"].damage == 2 and not t.you["troll"].ward
    t.me.pick("dust-imp")
    t.asks(me, ["grenade-snib", "armageddon-cloak"], kind="order")
    t.me.pick("grenade-snib")
    assert t.you.battleline == ["commander-remiel", "troll"] and tagged(t) == []
    assert t.you["commander-remiel"].damage == 0 and t.you["commander-remiel"].upgrades == []
    assert t.you.discard == ["armageddon-cloak", "grenade-snib"] and t.me.discard == ["gateway-to-dis", "dust-imp"]
    t.settled()


@rule("KF-REPL-050")
def test_a_creature_that_was_saved_was_not_destroyed():
    t = scene(
        {"hand": ["hand-of-dis"], "artifacts": ["soul-snatcher"]},
        {"battleline": ["troll", wearing("dust-imp", "armageddon-cloak"), "krump"]},
    )
    t.me.play("hand-of-dis", "dust-imp")
    assert t.you.battleline == ["troll", "dust-imp", "krump"] and t.you.discard == ["armageddon-cloak"]
    assert t.you.amber == 2  # the ability of a tagged card has resolved; Soul Snatcher saw no creature destroyed
    t.settled()


@rule("KF-REPL-060")
def test_the_tag_is_passed_on_to_the_card_that_is_destroyed_instead():
    cloak = {"card": "armageddon-cloak", "owner": me}
    t = scene(
        {"hand": ["gateway-to-dis"]}, {"battleline": [wearing("krump", cloak), wearing("troll", "armageddon-cloak")]}
    )
    t.me.play("gateway-to-dis")
    assert t.you.battleline == ["krump", "troll"] and t.you.discard == ["armageddon-cloak"]
    assert t.me.discard == ["gateway-to-dis", "armageddon-cloak"]  # each in its owner's pile
    t.settled()


@rule("KF-REPL-070")
def test_the_active_player_orders_replacements_and_the_second_may_apply_to_the_first():
    mine = {"battleline": ["scrivener-favian", "bulwark"], "artifacts": ["amphora-captura"], "hand": ["clear-mind"]}
    t = scene(mine, {"amber": 2}, house="sanctum")
    t.me.play("clear-mind")  # it has an Æ icon
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")  # as a capture icon, by the Amphora
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")  # and a theft instead, by the Scrivener
    assert t.me.amber == 1 and t.you.amber == 1 and t.me["bulwark"].amber == 0
    t.settled()
    t = scene(mine, {"amber": 2}, house="sanctum")
    t.me.play("clear-mind", "yes", "no", "bulwark")
    assert t.me.amber == 0 and t.you.amber == 1 and t.me["bulwark"].amber == 1
    t.settled()
    t = scene(mine, {"amber": 2}, house="sanctum")
    t.me.play("clear-mind", "no")
    assert t.me.amber == 1 and t.you.amber == 2
    t.settled()


@rule("KF-REPL-070", "KF-NAME-030")
def test_of_two_replacements_that_would_apply_the_active_player_picks_one():
    cloaks = wearing("krump", "armageddon-cloak", "armageddon-cloak", damage=3)
    t = scene({"hand": ["gateway-to-dis"]}, {"battleline": [cloaks]})
    first, second = (cloak.number for cloak in t.you["krump"].upgrades)
    t.me.play("gateway-to-dis")
    t.asks(me, [first, second], kind="replacement")
    t.me.pick(second)
    assert [one.number for one in t.you["krump"].upgrades] == [first] and t.zone(second) == ("discard", you)
    assert t.you["krump"].damage == 0 and not t.you["krump"].tagged
    t.settled()


@rule("KF-REPL-080")
def test_there_is_nothing_to_replace_where_the_event_cannot_happen():
    t = scene(
        {"hand": ["urchin", "old-bruno"]},
        {"battleline": ["po-s-pixies", "the-vaultkeeper"], "amber": 3},
        house="shadows",
    )
    t.me.play("urchin")  # Æ of the Vaultkeeper's player cannot be stolen, so that none comes from the supply
    assert t.me.amber == 0 and t.you.amber == 3
    t.me.play("old-bruno", "right")  # but captured
    assert t.me["old-bruno"].amber == 3 and t.you.amber == 3
    t.settled()
    t = scene({"hand": ["urchin"]}, {"battleline": ["po-s-pixies"], "amber": 3}, house="shadows")
    t.me.play("urchin")
    assert t.me.amber == 1 and t.you.amber == 3
    t.settled()


@rule("KF-REPL-080")
def test_gargantodon_captures_nothing_where_nothing_can_be_stolen():
    for upgrades, captured in ((["discombobulator"], 0), ([], 1)):
        t = scene(
            {"hand": ["urchin"], "battleline": ["krump"]},
            {"battleline": ["gargantodon", wearing("troll", *upgrades)], "amber": 2},
            house="shadows",
        )
        t.me.play("urchin", "right", *["krump"] * captured)
        assert t.me.amber == 0 and t.me["krump"].amber == captured and t.you.amber == 2 - captured
        t.settled()


# Effects that last


@rule("KF-PERS-010", "KF-PERS-020", "KF-PERS-030")
def test_an_effect_for_the_turn_outlives_its_card_meets_who_comes_later_and_ends_with_the_turn():
    t = scene(
        {"artifacts": ["the-pale-star"], "battleline": ["bulwark"], "hand": ["troll"], "houses": ["brobnar"]},
        {"battleline": ["krump"], "houses": ["dis"]},
        house="brobnar",
    )
    t.me.omni("the-pale-star")
    t.me.play("troll", "right")
    s = t.state
    assert t.me.artifacts == [] and t.me.discard == ["the-pale-star"]
    assert [power(s, t.card(id)) for id in ("bulwark", "troll", "krump")] == [1, 1, 1]
    assert armor(s, t.me["bulwark"]) == armor(s, t.me["troll"]) == 0
    t.settled()
    t.me.end()
    assert [power(t.state, t.card(id)) for id in ("bulwark", "troll", "krump")] == [4, 8, 6]
    assert armor(t.state, t.me["bulwark"]) == 2 and armor(t.state, t.me["troll"]) == 2  # beside the Bulwark
    t.settled()


@rule("KF-PERS-020")
def test_an_effect_on_the_next_turn_goes_on_without_the_creature_that_made_it():
    t = scene(
        {"hand": ["skippy-timehog"], "artifacts": ["cannon"], "houses": ["brobnar"]},
        {"battleline": ["krump"], "houses": ["brobnar"]},
        house="logos",
    )
    t.me.play("skippy-timehog")
    t.match.patch({"house": "brobnar"})
    t.me.action("cannon", "skippy-timehog")
    assert t.me.discard == ["skippy-timehog"]
    t.me.end()
    t.you.house("brobnar")
    assert t.why("reap", "krump") == "KF-ABIL-180" and t.offers("reap") == []
    t.you.end()
    t.me.house("brobnar")
    t.me.end()
    t.you.house("brobnar")
    assert t.offers("reap") == ["krump"]
    t.settled()


@rule("KF-PERS-040")
def test_the_size_of_an_effect_that_lasts_follows_the_table():
    t = scene(
        {"hand": ["waking-nightmare"], "battleline": ["tocsin", "pit-demon"], "houses": ["dis"]},
        {"hand": ["punch", "key-charge"], "amber": 7, "houses": ["brobnar"]},
    )
    t.me.play("waking-nightmare")
    assert key_cost(t.state, you) == 6  # not before their turn
    t.me.end()
    t.asks(you, kind="house")  # two Dis creatures: 8 Æ a key
    assert t.you.keys == ()
    t.you.house("brobnar")
    t.you.play("punch", "tocsin")
    assert key_cost(t.state, you) == 7 and t.you.amber == 8
    t.match.patch({"house": "untamed"})
    t.you.play("key-charge", "yes", "red")
    assert t.you.keys == ("red",) and t.you.amber == 0
    t.settled()


@rule("KF-PERS-050")
def test_an_effect_for_the_turn_still_applies_at_the_end_of_the_turn():
    t = scene(
        {
            "hand": ["shield-of-justice"],
            "battleline": ["krump", {"card": "scowly-caper", "owner": you}, wearing("troll", "phoenix-heart")],
        },
        {"battleline": ["silvertooth", "bumpsy"]},
        house="sanctum",
    )
    t.me.play("shield-of-justice")
    t.me.end()
    t.asks(me, ["krump", "troll"])  # a neighbor of Scowly Caper is destroyed
    t.me.pick("troll")
    assert t.me.battleline == ["krump", "scowly-caper"] and t.me["krump"].damage == 0
    assert t.you.battleline == ["bumpsy"] and t.you["bumpsy"].damage == 3  # no shield there
    t.settled()


@rule("KF-PERS-050")
def test_an_effect_until_ones_next_turn_ends_before_its_first_step():
    t = scene(
        {"hand": ["shadow-of-dis"], "amber": 5, "houses": ["dis"]},
        {"battleline": ["murmook", "pitlord"], "houses": ["untamed", "brobnar", "dis"]},
    )
    assert key_cost(t.state, me) == 7
    t.me.play("shadow-of-dis")
    assert t.me.amber == 6 and key_cost(t.state, me) == 6
    t.me.end()
    t.asks(you, ["untamed", "brobnar", "dis"], kind="house")  # the text of Pitlord is gone all the turn
    t.you.pick("brobnar")
    assert key_cost(t.state, me) == 6
    t.you.end()
    t.asks(me, kind="house")  # Murmook has its text again: a key costs 7, and none was forged
    assert t.me.keys == () and t.me.amber == 6 and t.match.state.lasting == []
    t.settled()
