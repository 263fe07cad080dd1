"""Call of the Archons: Brobnar."""

from pioche.testing import card, me, table


def scene(mine=None, yours=None, **words):
    return table("keyforge", house="brobnar", me=mine, you=yours, **words)


@card("anger")
def test_anger_readies_a_friendly_creature_and_fights_with_it():
    t = scene({"hand": ["anger"], "battleline": [{"card": "bumpsy", "ready": False}]}, {"battleline": ["troll"]})
    t.me.play("anger")
    t.asks(me, ["bumpsy"])
    t.me.pick("bumpsy")
    t.asks(me, ["troll"], kind="target")
    t.me.pick("troll")
    assert t.you["troll"].damage == 5
    assert t.me.discard == ["anger", "bumpsy"] and t.me.amber == 1
    t.settled()


@card("anger")
def test_anger_without_an_enemy_leaves_the_creature_ready():
    t = scene({"hand": ["anger"], "battleline": [{"card": "bumpsy", "ready": False}]})
    t.me.play("anger", "bumpsy")
    assert t.me["bumpsy"].ready
    t.settled()


@card("lava-ball")
def test_lava_ball_splashes_both_neighbours():
    t = scene({"hand": ["lava-ball"]}, {"battleline": ["troll", "krump", "valdr", "bumpsy"]})
    t.me.play("lava-ball", "krump")
    assert [t.you[id].damage for id in ("troll", "krump", "valdr", "bumpsy")] == [2, 4, 2, 0]
    t.settled()


@card("loot-the-bodies")
def test_loot_the_bodies_pays_for_each_enemy_creature_destroyed_this_turn():
    t = scene(
        {"hand": ["loot-the-bodies", "punch", "punch"], "battleline": ["looter-goblin"]},
        {"battleline": ["looter-goblin", "troll"]},
    )
    t.me.play("loot-the-bodies")
    t.me.play("punch", t.me["looter-goblin"].number)
    assert t.me.amber == 1  # the icon of Punch: a friendly creature pays nothing
    t.me.play("punch", t.you["looter-goblin"].number)
    assert t.me.amber == 3
    t.settled()
    t.me.end()
    assert t.match.state.lasting == []


@card("phoenix-heart")
def test_phoenix_heart_returns_its_creature_and_burns_all_others_in_the_same_destruction():
    t = scene(
        {
            "hand": ["punch"],
            "battleline": [{"card": "bumpsy", "damage": 2, "upgrades": ["phoenix-heart"]}, "grenade-snib"],
        },
        {"battleline": ["headhunter"]},
    )
    t.me.play("punch", "bumpsy")
    assert t.me.hand == ["bumpsy"] and t.me.battleline == []
    assert t.me.discard == ["punch", "grenade-snib", "phoenix-heart"]
    assert t.you["headhunter"].damage == 3
    t.settled()
