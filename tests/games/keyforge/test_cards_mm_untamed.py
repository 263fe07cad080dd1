"""Mass Mutation: Untamed."""

from pioche.games.keyforge.rules.values import power
from pioche.testing import card, me, rule, table


def scene(mine=None, yours=None, house="untamed", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def bearing(id, *bonus):
    return {"card": id, "bonus": list(bonus)}


@card("keyfrog")
def test_a_destroyed_keyfrog_forges_at_the_current_cost():
    t = scene({"battleline": ["keyfrog"], "amber": 7}, {"battleline": ["troll"]})
    t.me.fight("keyfrog", "troll")
    t.asks(me, ["key:red", "key:blue", "key:yellow"], kind="key")
    t.me.pick("key:blue")
    assert t.me.keys == ("blue",) and t.me.amber == 1 and t.me.discard == ["keyfrog"]
    t.settled()


@card("keyfrog")
def test_keyfrog_forges_nothing_where_the_aember_is_not_enough_or_a_ward_saves_it():
    t = scene({"battleline": ["keyfrog"], "amber": 5}, {"battleline": ["troll"], "amber": 9})
    t.me.fight("keyfrog", "troll")
    assert t.me.keys == t.you.keys == () and t.me.amber == 5 and t.me.discard == ["keyfrog"]
    t = scene({"battleline": [{"card": "keyfrog", "ward": True}], "amber": 7}, {"battleline": ["troll"]})
    t.me.fight("keyfrog", "troll")
    assert t.me.keys == () and t.me.battleline == ["keyfrog"]
    t.settled()


@card("keyfrog")
@rule("KF-CTRL-090")
def test_it_is_the_controller_of_keyfrog_who_forges():
    t = scene({"battleline": [{"card": "keyfrog", "owner": 1}], "amber": 6}, {"battleline": ["troll"], "amber": 6})
    t.me.fight("keyfrog", "troll", "key:red")
    assert t.me.keys == ("red",) and t.you.keys == () and t.you.discard == ["keyfrog"]
    t.settled()


@card("keyfrog")
@rule("KF-FAQGEN-200", "KF-FAQGEN-210")
def test_the_controller_of_a_destroyed_keyfrog_must_forge_and_the_active_player_splits_the_payment():
    theirs = {"battleline": ["keyfrog", {"card": "senator-shrix", "amber": 5}], "amber": 5}
    for spent in range(1, 6):
        t = scene({"battleline": ["bigtwig"]}, theirs)
        t.match.patch({"cards": [{"number": t.number("keyfrog"), "stunned": True}]})  # whom alone Bigtwig may fight
        t.me.fight("bigtwig", "keyfrog")
        t.asks(me, [f"number:{n}" for n in range(1, 6)], kind="spend")
        t.me.pick(f"number:{spent}", "key:red")
        assert t.you.keys == ("red",) and t.you["senator-shrix"].amber == 5 - spent and t.you.amber == 5 - (6 - spent)
        assert t.me.keys == () and t.you.discard == ["keyfrog"]
        t.settled()


@card("reclaimed-by-nature")
def test_reclaimed_by_nature_purges_an_artifact_and_resolves_its_icons():
    t = scene(
        {"hand": ["reclaimed-by-nature"], "artifacts": ["world-tree"], "deck": ["troll"]},
        {"artifacts": [bearing("cannon", "amber", "draw"), "banner-of-battle"], "battleline": ["krump"]},
    )
    t.me.play("reclaimed-by-nature")
    t.asks(me, ["world-tree", "cannon", "banner-of-battle"])
    t.me.pick("cannon")
    assert t.you.purged == ["cannon"] and t.you.artifacts == ["banner-of-battle"] and t.me.artifacts == ["world-tree"]
    assert t.me.amber == 2 and t.me.hand == ["troll"] and t.you.amber == 0
    t.settled()


@card("reclaimed-by-nature")
def test_reclaimed_by_nature_without_an_artifact_only_gives_its_own_icon():
    t = scene({"hand": ["reclaimed-by-nature"], "battleline": ["krump"]})
    t.me.play("reclaimed-by-nature")
    assert t.me.amber == 1 and t.me.battleline == ["krump"]
    t.settled()


@card("reclaimed-by-nature", "wild-bounty")
@rule("KF-ICON-170")
def test_wild_bounty_is_for_the_next_card_and_not_for_what_that_card_resolves():
    mine = {"hand": ["wild-bounty", "reclaimed-by-nature"]}
    t = scene(mine, {"artifacts": [bearing("cannon", "amber")]})
    t.me.play("wild-bounty")
    t.me.play("reclaimed-by-nature", "cannon")
    assert t.me.amber == 2 + 1
    t.settled()


@card("wild-bounty")
@rule("KF-FAQICON-030", "KF-ICON-150")
def test_wild_bounty_counts_printed_icons_and_those_of_enhance_alike():
    frog = bearing("dust-pixie", "amber", "amber", "draw")  # two printed ones, one from Enhance
    t = scene({"hand": ["wild-bounty", frog], "deck": ["troll", "krump", "bumpsy"]})
    t.me.play("wild-bounty")
    assert t.me.amber == 0
    t.me.play("dust-pixie")
    assert t.me.amber == 4 and t.me.hand == ["troll", "krump"]
    t.settled()


@card("wild-bounty")
def test_wild_bounty_is_spent_on_the_next_card_and_does_not_help_itself():
    t = scene({"hand": [bearing("wild-bounty", "amber"), "dust-pixie", "dust-pixie"]})
    t.me.play("wild-bounty")
    assert t.me.amber == 1
    t.me.play("dust-pixie")
    t.me.play("dust-pixie", "left")
    assert t.me.amber == 1 + 4 + 2
    t.settled()


@card("chonkers")
def test_chonkers_enters_with_a_power_counter():
    t = scene({"hand": ["chonkers"], "battleline": ["keyfrog"]})
    t.me.play("chonkers", "right")
    assert t.me["chonkers"].counters == {"power": 1} and t.me["keyfrog"].counters == {}
    assert power(t.state, t.me["chonkers"]) == 2
    t.settled()


@card("chonkers")
def test_chonkers_doubles_its_counters_after_an_enemy_fell_fighting_it():
    chonkers = {"card": "chonkers", "counters": {"power": 3}}
    t = scene({"battleline": [chonkers]}, {"battleline": ["mighty-tiger", "krump"]})
    t.me.fight("chonkers", "mighty-tiger")
    assert t.me["chonkers"].counters == {"power": 6} and t.me["chonkers"].damage == 0
    t = scene({"battleline": ["snufflegator"]}, {"battleline": [{"card": "chonkers", "counters": {"power": 5}}]})
    t.me.fight("snufflegator", "chonkers")  # skirmish keeps the attacker alive
    assert t.you["chonkers"].counters == {"power": 5}
    t = scene({"battleline": ["keyfrog"]}, {"battleline": [{"card": "chonkers", "counters": {"power": 5}}]})
    t.me.fight("keyfrog", "chonkers")  # attacked, it fights as well
    assert t.you["chonkers"].counters == {"power": 10} and t.you["chonkers"].damage == 2
    t.settled()


@card("chonkers")
def test_chonkers_gains_nothing_where_the_enemy_survives_or_falls_otherwise():
    chonkers = {"card": "chonkers", "counters": {"power": 1}}
    t = scene({"battleline": [chonkers, "bigtwig"]}, {"battleline": ["krump", {"card": "keyfrog", "stunned": True}]})
    t.me.fight("chonkers", "krump")
    t.me.fight("bigtwig", "keyfrog")
    assert t.me["chonkers"].counters == {"power": 1} and t.you["krump"].damage == 2 and t.you.discard == ["keyfrog"]
    t = scene({"battleline": ["chonkers"]}, {"battleline": [{"card": "dust-pixie"}, "krump"]})
    t.me.fight("chonkers", "dust-pixie")
    assert t.me["chonkers"].counters == {} and t.you.discard == ["dust-pixie"]  # twice nothing is nothing
    t.settled()
