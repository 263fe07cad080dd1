"""The log as people read it: one line an action, with what came of it."""

from pioche.engine.explain import folded_log
from pioche.testing import table


def folded(t, seat, lang):
    t.match.names = ["Ada", "Bo"]
    return [text for _, text in folded_log(t.match, 0, seat, lang)]


def test_an_action_is_told_in_one_line_with_what_came_of_it():
    t = table("keyforge", me={"battleline": ["troll"], "amber": 3}, you={}, house="brobnar")
    t.me.reap("troll")
    assert folded(t, 0, "fr") == folded(t, 1, "fr") == ["Troll moissonne : +1 Æ, 4 en tout."]
    assert folded(t, 0, "en") == ["Troll reaps: +1 Æ, 4 in all."]


def test_who_reads_is_called_you_also_in_what_came_of_it():
    t = table("keyforge", me={"hand": ["bumpsy"]}, you={"amber": 3}, house="brobnar")
    t.me.play("bumpsy")
    assert folded(t, 0, "fr") == ["Vous jouez Bobosse : Bo perd 1 Æ (2 en tout)."]
    assert folded(t, 1, "fr") == ["Ada joue Bobosse : vous perdez 1 Æ (2 en tout)."]
    assert folded(t, 1, "en") == ["Ada plays Bumpsy: you lose 1 Æ (2 in all)."]
    assert folded(t, -1, "en") == folded(t, None, "en") == ["Ada plays Bumpsy: Bo loses 1 Æ (2 in all)."]


def test_what_a_fight_brings_is_told_behind_it():
    t = table("keyforge", me={"battleline": ["troll"]}, you={"battleline": ["bumpsy"]}, house="brobnar")
    t.me.fight("troll", "bumpsy")
    told = "Troll fights Bumpsy: Bumpsy takes 8 damage; Troll takes 5 damage; Bumpsy is destroyed."
    assert folded(t, 0, "en") == [told]


def test_the_end_of_a_turn_is_one_line_and_a_new_turn_another():
    t = table("keyforge", me={"battleline": ["troll"], "deck": ["bumpsy"] * 9}, you={}, house="brobnar")
    t.me.reap("troll")
    t.me.end()
    told = folded(t, 0, "en")
    cards = ", ".join(["Bumpsy"] * 6)
    assert told[:3] == ["Troll reaps: +1 Æ, 1 in all.", f"You ready 1 card; draw {cards}.", "Turn 4: Bo."]
