"""Mass Mutation: Dis."""

from pioche.games.keyforge.rules.values import armor, key_cost, power
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="dis", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def powers(t, seat):
    return [power(t.state, it) for it in t.state.players[seat].battleline]


@card("bonesaw")
def test_bonesaw_enters_ready_once_a_friendly_creature_was_destroyed():
    t = scene({"hand": ["bonesaw"], "battleline": ["ember-imp"]}, {"battleline": ["troll"]})
    t.me.fight("ember-imp", "troll")
    t.me.play("bonesaw")
    assert t.me.battleline == ["bonesaw"] and t.me["bonesaw"].ready
    assert t.offers("reap") == ["bonesaw"]
    t.settled()


@card("bonesaw")
def test_bonesaw_enters_exhausted_where_only_an_enemy_creature_was_destroyed():
    t = scene({"hand": ["bonesaw"], "battleline": ["truebaru"]}, {"battleline": [{"card": "bumpsy", "owner": 0}]})
    t.me.fight("truebaru", "bumpsy")
    assert t.me.discard == ["bumpsy"]  # mine, but it was not friendly
    t.me.play("bonesaw", "right")
    assert not t.me["bonesaw"].ready and t.offers("reap") == []
    t.settled()


@card("bonesaw")
@rule("KF-FAQICON-020")
def test_bonesaw_is_exhausted_already_when_its_own_icon_destroys_a_friendly_creature():
    t = scene({"hand": [{"card": "bonesaw", "bonus": ["damage"]}, "bonesaw"], "battleline": ["tolas"]})
    t.me.play("bonesaw", "left")
    t.asks(me, ["bonesaw", "tolas"])
    t.me.pick("tolas")
    assert t.me.battleline == ["bonesaw"] and t.me.discard == ["tolas"] and not t.me["bonesaw"].ready
    t.me.play("bonesaw", "right")  # the next one finds a creature destroyed
    assert [one.ready for one in t.state.players[me].battleline] == [False, True]
    t.settled()


@card("drecker")
@rule("KF-FAQGEN-170")
def test_two_neighbouring_dreckers_are_dealt_the_damage_of_a_fight_once():
    t = scene({"battleline": ["shaffles"]}, {"battleline": ["drecker", "drecker", "krump"]})
    t.me.fight("shaffles", "drecker")
    assert [one.damage for one in t.state.players[you].battleline] == [2, 2, 0]
    assert t.me.discard == ["shaffles"]
    t.settled()


@card("drecker")
def test_drecker_is_dealt_what_armor_and_ward_let_through_to_its_neighbour():
    for warded, dealt in [(False, 3), (True, 0)]:
        line = ["drecker", {"card": "sequis", "ward": warded}, "krump"]
        t = scene({"battleline": ["pit-demon"]}, {"battleline": line})
        t.me.fight("pit-demon", "sequis")
        assert t.you["sequis"].damage == t.you["drecker"].damage == dealt
        assert t.you["krump"].damage == 0
        t.settled()


@card("drecker")
def test_drecker_has_its_own_protection_and_is_dealt_what_its_attacking_neighbour_is_dealt():
    line = [{"card": "drecker", "upgrades": ["protect-the-weak"]}, "shooler", "pit-demon", "drecker"]
    t = scene({"battleline": line}, {"battleline": ["dextre", "krump"]})
    t.me.fight("shooler", "dextre")
    assert [one.damage for one in t.state.players[me].battleline] == [2, 3, 0, 0]
    assert t.you.battleline == ["krump"]
    t.settled()


@card("drecker")
@rule("KF-KWPOISON-010")
def test_poison_that_reaches_drecker_destroys_it_too():
    t = scene({"battleline": ["drecker", "shooler", "pit-demon"]}, {"battleline": ["inka-the-spider", "krump"]})
    t.me.fight("shooler", "inka-the-spider")
    t.me.pick("drecker")  # the order on the discard pile
    assert t.me.battleline == ["pit-demon"] and t.me.discard == ["shooler", "drecker"]
    assert t.me["pit-demon"].damage == 0 and t.you.battleline == ["krump"]
    t.settled()


@card("drecker")
def test_drecker_is_not_dealt_damage_that_no_fight_deals():
    t = scene({"hand": ["punch"]}, {"battleline": ["drecker", "krump"]}, house="brobnar")
    t.me.play("punch", "krump")
    assert t.you["krump"].damage == 3 and t.you["drecker"].damage == 0
    t.settled()


@card("drecker")
@rule("KF-FIGHT-120")
def test_assault_that_ends_a_fight_before_the_blows_is_no_damage_of_a_fight():
    t = scene({"battleline": ["ancient-bear"]}, {"battleline": ["drecker", "batdrone"]}, house="untamed")
    t.me.fight("ancient-bear", "batdrone")
    assert t.you.battleline == ["drecker"] and t.you["drecker"].damage == 0
    t.settled()


@card("drecker")
def test_drecker_steals_when_it_reaps():
    t = scene({"battleline": ["drecker"]}, {"amber": 2})
    t.me.reap("drecker")
    assert t.me.amber == 2 and t.you.amber == 1
    t.settled()


@card("waking-nightmare")
@rule("KF-FAQGEN-140")
def test_waking_nightmare_counts_dis_creatures_as_they_come_and_go():
    for dies, cost in [(False, 9), (True, 8)]:
        t = scene(
            {"hand": ["waking-nightmare"], "battleline": ["ember-imp", "charette"]},
            {"battleline": ["snudge", "troll"], "amber": 8},
        )
        t.me.play("waking-nightmare")
        if dies:
            t.me.fight("ember-imp", "troll")
        t.me.end()
        assert key_cost(t.state, you) == cost
        assert t.match.decision.kind == ("key" if dies else "house")
        if dies:
            t.you.pick("key:red")
            assert t.you.amber == 0
        t.you.house("dis")
        t.settled()


@card("waking-nightmare")
def test_waking_nightmare_is_in_force_on_the_opponents_next_turn_only():
    t = scene({"hand": ["waking-nightmare"], "battleline": ["charette"]}, {"battleline": ["troll"], "amber": 6})
    t.me.play("waking-nightmare")
    assert t.me.amber == 1 and key_cost(t.state, me) == key_cost(t.state, you) == 6
    t.me.end()
    assert key_cost(t.state, me) == key_cost(t.state, you) == 7
    t.you.house("brobnar")
    t.you.end()
    assert key_cost(t.state, me) == key_cost(t.state, you) == 6
    t.me.house("dis")
    t.settled()


@card("picaroon")
def test_picaroon_has_the_power_of_its_neighbours_together():
    t = scene({"hand": ["picaroon"], "battleline": ["pit-demon", "charette", "ember-imp"]})
    t.me.play("picaroon")
    demon, charette = t.number("pit-demon"), t.number("charette")
    t.asks(me, ["flank:left", "flank:right", f"right:{demon}", f"right:{charette}"], kind="flank")
    t.me.pick(f"right:{demon}")
    assert t.me.battleline == ["pit-demon", "picaroon", "charette", "ember-imp"]
    assert powers(t, me) == [5, 9, 4, 2]
    t.settled()


@card("picaroon")
def test_picaroon_does_not_count_changelings():
    t = scene({"hand": ["picaroon"], "battleline": ["pit-demon", "picaroon"]})
    t.me.play("picaroon", "right")
    assert t.me.battleline == ["pit-demon", "picaroon"] and t.me.discard == ["picaroon"]
    assert powers(t, me) == [5, 5]
    t.settled()


@card("picaroon")
@rule("KF-DMG-100")
def test_picaroon_falls_with_its_last_neighbour():
    t = scene({"hand": ["picaroon"], "battleline": ["ember-imp", "picaroon"]}, {"battleline": ["troll"]})
    t.me.fight("ember-imp", "troll")
    assert t.me.battleline == [] and t.me.discard == ["picaroon", "ember-imp"]
    t.me.play("picaroon")  # nor does it stand alone
    assert t.me.battleline == [] and t.me.hand == []
    t.settled()


@card("picaroon")
@rule("KF-POWER-030")
def test_without_its_text_the_power_of_picaroon_is_0():
    t = scene({"hand": ["shadow-of-dis"], "battleline": ["picaroon", "krump"]}, {"battleline": ["troll", "picaroon"]})
    t.me.play("shadow-of-dis")
    assert t.you.battleline == ["troll"] and t.you.discard == ["picaroon"]
    assert powers(t, me) == [6, 6]
    t.settled()


@card("picaroon")
@rule("KF-POWER-030", "KF-POWER-010")
def test_power_counters_keep_picaroon_alive_without_its_text():
    line = ["troll", {"card": "picaroon", "counters": {"power": 2}}]
    t = scene({"hand": ["shadow-of-dis"]}, {"battleline": line})
    assert powers(t, you) == [8, 10]
    t.me.play("shadow-of-dis")
    assert powers(t, you) == [8, 2]
    t.settled()


@card("maleficorn")
@rule("KF-FAQICON-010", "KF-ICON-020")
def test_maleficorn_adds_to_its_own_damage_icon():
    t = scene(
        {"hand": [{"card": "maleficorn", "bonus": ["damage", "damage"]}], "battleline": ["charette"]},
        {"battleline": ["troll", "krump"]},
    )
    t.me.play("maleficorn", "left")
    t.asks(me, ["maleficorn", "charette", "troll", "krump"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 2 and t.you["krump"].damage == 0
    t.me.pick("charette")  # a friendly creature is dealt no more than the icon says
    assert t.me["charette"].damage == 1 and t.me["maleficorn"].damage == 0
    t.settled()


@card("maleficorn")
def test_maleficorn_adds_nothing_where_the_icon_dealt_no_damage_or_something_else_did():
    hand = [{"card": "ember-imp", "bonus": ["damage"]}]
    t = scene({"hand": hand, "battleline": ["maleficorn"]}, {"battleline": ["sequis", "krump"]})
    t.me.play("ember-imp", "left", "sequis")
    assert t.you["sequis"].damage == 0 and t.you["sequis"].armor_used == 1
    t.me.fight("maleficorn", "krump")
    assert t.you["krump"].damage == 5
    t.settled()


@card("maleficorn")
def test_maleficorn_adds_to_icons_whoever_resolves_them_but_to_enemies_only():
    hand = [{"card": "ember-imp", "bonus": ["damage", "damage"]}]
    t = scene({"hand": hand, "battleline": ["krump"]}, {"battleline": ["maleficorn", "troll"]})
    t.me.play("ember-imp", "left", "krump", "troll")
    assert t.me["krump"].damage == 2 and t.you["troll"].damage == 1
    t.settled()


def plays_against(watchers, line, *picks, bonus=()):
    """A creature is played by a player with 5 Æ; how much is left."""
    t = scene(
        {"hand": [{"card": "champion-anaphiel", "bonus": list(bonus)}], "battleline": line, "amber": 5},
        {"battleline": watchers, "amber": 3},
        house="sanctum",
    )
    t.me.play("champion-anaphiel", *picks)
    assert t.you.amber == 3
    t.settled()
    return t.me.amber


@card("sinestra", "dexus")
@rule("KF-FAQMISC-060")
def test_the_first_creature_of_a_line_is_on_both_flanks():
    assert plays_against(["sinestra", "dexus"], [], "sinestra") == 3
    assert plays_against(["sinestra", "dexus"], [], "dexus") == 3


@card("sinestra")
def test_sinestra_watches_the_left_flank():
    assert plays_against(["sinestra"], ["troll", "krump"], "left") == 4
    assert plays_against(["sinestra"], ["troll", "krump"], "right") == 5


@card("dexus")
def test_dexus_watches_the_right_flank():
    assert plays_against(["dexus"], ["troll", "krump"], "right") == 4
    assert plays_against(["dexus"], ["troll", "krump"], "left") == 5


@card("sinestra", "dexus")
def test_it_matters_where_the_creature_was_played_not_where_its_icons_leave_it():
    assert plays_against(["sinestra"], ["urchin"], "right", "urchin", bonus=["damage"]) == 5
    assert plays_against(["dexus"], ["urchin"], "right", "urchin", bonus=["damage"]) == 4
    t = scene({"hand": ["picaroon"], "amber": 5}, {"battleline": ["sinestra", "dexus"]})
    t.me.play("picaroon", "sinestra")  # destroyed at once, but it was played on both flanks
    assert t.me.discard == ["picaroon"] and t.me.amber == 3
    t.settled()


@card("sinestra", "dexus")
def test_a_creature_played_by_deploy_between_others_or_by_a_friend_costs_nothing():
    t = scene({"hand": ["picaroon"], "battleline": ["troll", "krump"], "amber": 5}, {"battleline": ["sinestra"]})
    t.me.play("picaroon", f"right:{t.number('troll')}")
    assert t.me.amber == 5
    t = scene({"hand": ["ember-imp"], "battleline": ["sinestra", "dexus"], "amber": 5}, {"amber": 5})
    t.me.play("ember-imp", "left")
    assert t.me.amber == t.you.amber == 5
    t.settled()


@card("the-pale-star")
@rule("KF-FAQMISC-020")
def test_under_the_pale_star_chonkers_has_1_power_whatever_adds_to_it():
    t = scene(
        {
            "artifacts": ["the-pale-star", "dark-aember-vault"],
            "battleline": [{"card": "chonkers", "counters": {"power": 1}}],
        },
        {"battleline": ["troll"]},
        house="untamed",
    )
    assert powers(t, me) == [4]
    t.me.omni("the-pale-star")
    assert powers(t, me) == powers(t, you) == [1] and t.me.discard == ["the-pale-star"]
    t.me.fight("chonkers", "troll")
    assert t.me["chonkers"].counters == {"power": 2} and powers(t, me) == [1] and t.you.discard == ["troll"]
    t.me.end()
    assert powers(t, me) == [5]
    t.you.house("brobnar")
    t.settled()


@card("the-pale-star")
def test_the_pale_star_makes_every_creature_1_power_and_0_armor_for_the_turn():
    t = scene(
        {"hand": ["charette"], "artifacts": ["the-pale-star"], "battleline": [{"card": "pit-demon", "damage": 1}]},
        {"battleline": ["bulwark", {"card": "sequis", "damage": 1, "ward": True}, "champion-anaphiel"]},
    )
    t.me.omni("the-pale-star")
    assert t.me.battleline == [] and t.me.discard == ["pit-demon", "the-pale-star"]
    assert t.you.battleline == ["bulwark", "champion-anaphiel"] and t.you.discard == ["sequis"]
    assert powers(t, you) == [1, 1] and [armor(t.state, it) for it in t.state.players[you].battleline] == [0, 0]
    t.me.play("charette")
    assert powers(t, me) == [1]
    t.me.end()
    assert powers(t, me) == [4] and powers(t, you) == [4, 6]
    assert [armor(t.state, it) for it in t.state.players[you].battleline] == [2, 3]
    t.you.house("sanctum")
    t.settled()
