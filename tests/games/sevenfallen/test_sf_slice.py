"""A thin slice through the whole game: set-up, a turn, the stack, an attack, the end."""

from sf_scene import believers, on, scene

from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules.values import life
from pioche.testing import card, rule


@rule("SF-ATTACK-240", "SF-ATTACK-350")
def test_a_defender_on_the_rear_takes_the_sum_and_strikes_back():
    t = scene({"rear": ["dragon-des-cretes-rouges"]}, {"rear": [on("marcheur-blinde")]})
    t.attack()
    t.pass_all()
    t.announce("dragon-des-cretes-rouges")
    t.me.pick("done")
    t.declare("dragon-des-cretes-rouges")
    t.strike("marcheur-blinde")
    t.pass_all()
    assert t.card("marcheur-blinde").damage == 5
    assert t.me.purgatory == ["dragon-des-cretes-rouges"]
    assert t.state.attacked and t.state.step == "main"
    t.settled()


@rule("SF-ATTACK-250", "SF-PAIR-100", "SF-PAIR-270")
def test_a_pair_on_the_fire_line_takes_double_golem_first():
    t = scene(
        {"rear": ["dragon-des-cretes-rouges"]},
        {"front": [on("marcheur-blinde", "bloc-de-scories")], "rear": ["frere-lai-des-murailles"]},
    )
    t.attack()
    t.pass_all()
    t.announce("dragon-des-cretes-rouges")
    t.me.pick("done")
    t.declare("dragon-des-cretes-rouges")
    t.strike("marcheur-blinde")
    t.pass_all()
    assert sorted(t.you.purgatory) == ["bloc-de-scories", "marcheur-blinde"]
    t.settled()


@card("eclat-de-la-tour")
@rule("SF-STACK-060", "SF-STACK-130", "SF-MIRACLE-040")
def test_an_answer_resolves_first_and_takes_the_target_away():
    t = scene(
        {"hand": ["eclat-de-la-tour"], "worship": believers(3)},
        {"hand": ["rappel-des-cieux"], "worship": believers(3), "rear": ["dragon-des-cretes-rouges"]},
    )
    t.play("eclat-de-la-tour", "dragon-des-cretes-rouges")
    while t.match.decision.kind != "answer":
        t.answer(t._asked(), t.match.decision.keys[0])
    t.me.pick("pass")
    t.you.play("rappel-des-cieux")
    while t.match.decision.kind != "answer":
        t.answer(t._asked(), t.match.decision.keys[0])
    t.pass_all()
    assert t.you.hand == ["dragon-des-cretes-rouges"] and not busy(t.state)
    t.settled()


@card("armure-vide", "rizicultrice-des-terrasses")
@rule("SF-GOLEM-010", "SF-WORSH-070")
def test_plain_cards_have_the_values_that_are_printed_on_them():
    t = scene({"rear": [on("marcheur-blinde", "armure-vide")], "worship": ["rizicultrice-des-terrasses"]})
    assert life(t.state, t.card("armure-vide")) == 6 and t.card("rizicultrice-des-terrasses").ec == 5
    t.attack()
    t.settled()
