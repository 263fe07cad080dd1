"""Who cannot change line is not moved by effects either."""

from s1_scene import pair, scene

from pioche.testing import card, me, rule

RAIDER = "pillard-des-recifs"
SCOUT = "eclaireur-d-eondra"
KNIFE = "executeur-des-ombres"
KNIGHT = "chevalier-vaillant"  # Vaillant
COWARD = "deserteur-terrorise"  # Terrorisé
WALL = "mur-d-acier-celeste"  # golem
KEEPER = "gardienne-du-feu"
FROST = {"marks": {"frozen": 1}}


@rule("SO-GELER-010", "SO-VAILLANT-030")
@card("repli-general")
def test_a_retreat_leaves_the_frozen_and_the_valiant_in_front():
    t = scene(
        {
            "front": [pair(KNIFE, WALL, **FROST), KNIGHT, RAIDER, SCOUT],
            "worship": [KEEPER],
            "hand": ["repli-general"],
        }
    )
    t.play("repli-general")
    t.asks(me, [RAIDER, SCOUT, "done"])
    t.me.pick(RAIDER, SCOUT)
    assert t.me.rear == [RAIDER, SCOUT] and t.me.front == [KNIFE, KNIGHT]
    assert t.card(KNIFE).golem.card.proto.id == WALL
    t.settled()


@rule("SO-GELER-010")
@card("repli-general")
def test_a_retreat_of_the_frozen_alone_cannot_be_played():
    t = scene({"front": [{"card": KNIFE, **FROST}], "worship": [KEEPER], "hand": ["repli-general"]})
    assert t.why("play", "repli-general") == "SO-MIR-040"


@rule("SO-GELER-010", "SO-TERRORISE-010")
@card("provocation")
def test_neither_the_frozen_nor_the_terrified_are_provoked():
    foes = [{"card": KNIFE, **FROST}, COWARD, RAIDER]
    t = scene({"worship": [KEEPER], "hand": ["provocation"]}, {"rear": [*foes, pair(SCOUT, WALL)], "front": [KNIGHT]})
    t.play("provocation")
    t.asks(me, [RAIDER, SCOUT])
    t.me.pick(SCOUT)
    assert t.you.front == [KNIGHT, SCOUT] and t.you.rear == [KNIFE, COWARD, RAIDER]
    t.settled()
    t = scene({"worship": [KEEPER], "hand": ["provocation"]}, {"rear": foes[:2]})
    assert t.why("play", "provocation") == "SO-MIR-040"
