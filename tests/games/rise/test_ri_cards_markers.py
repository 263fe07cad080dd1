"""The plain Niveau Supérieur, and the markers that are no cards of a library."""

from ri_scene import end_turn, resolve, scene

from pioche.games.rise.cards import BOOK
from pioche.testing import card, rule


@card("niveau-superieur")
@rule("RI-LEVEL-030")
def test_a_level_is_one_level_and_one_point():
    t = scene({"hand": ["niveau-superieur"]}, level=1)
    t.me.level("niveau-superieur", "atlas")
    assert (t.card("atlas").level, t.card("atlas").points, t.card("tyran").level) == (2, 2, 1)
    t.settled()


@card("stock")
@card("ether")
@rule("RI-STOCK-020", "RI-ETHER-010")
def test_the_markers_tell_as_much_as_a_player_may_have():
    t = scene({"coins": 30, "ether": 29, "hand": ["dessert-surprise"]})
    t.me.invoke("dessert-surprise", f"action:{t.number('dessert-surprise')}.1", "atlas")
    resolve(t)
    assert t.me.ether == BOOK["ether"].facts["holds"]
    end_turn(t)
    end_turn(t, "coin-two")
    assert t.me.coins == BOOK["stock"].facts["holds"]
    t.settled()
