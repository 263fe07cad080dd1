"""The book's figures and examples, played from the positions that the rulebook page opens."""

from s1_scene import MAREE, attack, ec, fight, fires, go_on, life, mortal

from pioche.testing import example, me, rule, you

EATER = "devoreur-d-etoiles"
GHOUL = "goule-affamee"
EXECUTOR = "executeur-des-ombres"


def opened(id):
    return example("sevenfallen_first", id)


@rule("SO-ATK-170")
def test_ange_against_ange_on_the_rear_guard():
    t = opened("ange-arriere-garde")
    fight(t, (EATER, "naiade-des-eaux-froides"))
    assert t.you.purgatory == ["naiade-des-eaux-froides"] and life(t, EATER) == 4


@rule("SO-DMG-110", "SO-DMG-070")
def test_ange_against_a_lone_golem():
    t = opened("golem-seul")
    fight(t, (EATER, "gargouille-de-suie"))
    assert t.you.purgatory == ["gargouille-de-suie"] and life(t, EATER) == 6


@rule("SO-DMG-120", "SO-DMG-060")
def test_ange_against_a_pair_on_the_rear_guard():
    t = opened("paire-arriere-garde")
    fight(t, (GHOUL, EXECUTOR))
    assert t.you.purgatory == ["scories-vivantes"] and life(t, EXECUTOR) == 1 and t.me.purgatory == [GHOUL]


@rule("SO-DMG-130", "SO-CANON-030")
def test_ange_or_gun_against_a_pair_on_the_fire_line():
    t = opened("paire-ligne-de-feux")
    fight(t, (GHOUL, EXECUTOR))
    assert sorted(t.you.purgatory) == sorted(["scories-vivantes", EXECUTOR]) and t.me.purgatory == [GHOUL]
    t = opened("paire-ligne-de-feux")
    t.match.choose(fires(t, "obusier-a-vapeur"))
    t.strike(EXECUTOR)
    t.done()
    go_on(t)
    assert sorted(t.you.purgatory) == sorted(["scories-vivantes", EXECUTOR]) and life(t, "obusier-a-vapeur") == 3


@rule("SO-ATK-090", "SO-ATK-100", "SO-DMG-140", "SO-MORT-010")
def test_ange_against_the_divinity():
    t = opened("divinite")
    fight(t, (EATER, MAREE))
    assert ec(t, you) == 34 and life(t, EATER) == 6
    t = opened("devient-mortelle")
    fight(t, (EATER, MAREE))
    assert mortal(t, you) == (4, 9) and life(t, EATER) == 6


@rule("SO-GROUP-010", "SO-GROUP-020", "SO-GROUP-030")
def test_several_against_a_pair():
    t = opened("a-plusieurs")
    first, second = (one.card.number for one in t.state.players[me].rear)
    fight(t, (first, second, EXECUTOR))
    assert sorted(t.you.purgatory) == sorted(["scories-vivantes", EXECUTOR]) and t.me.purgatory == [GHOUL, GHOUL]


@rule("SO-PLAN-010", "SO-PLAN-040")
def test_the_plan_of_the_book():
    t = opened("plan-de-bataille")
    fight(t, (GHOUL, "rat-des-catacombes"), ("pillard-des-recifs", MAREE), ("lanciere-d-eondra", "duelliste"))
    assert ec(t, you) == 37 and t.you.purgatory == ["rat-des-catacombes", "duelliste"]


@rule("SO-BERSERK-010", "SO-BERSERK-020")
def test_berserk_attacks_an_ange_then_a_golem():
    t = opened("berserk")
    ronin = "ronin-sans-maitre"
    fight(t, (ronin, "eleve-du-dojo"), (ronin, "recif-derivant"))
    assert "eleve-du-dojo" in t.you.purgatory and life(t, "recif-derivant") == 1 and life(t, ronin) == 2


@rule("SO-CONTRE-010")
def test_five_three_takes_two_and_is_seven_one():
    t = opened("contre-attaque")
    assert (attack(t, "vieux-maitre"), life(t, "vieux-maitre")) == (5, 3)
    fight(t, ("eclaireur-d-eondra", "vieux-maitre"))
    assert (attack(t, "vieux-maitre"), life(t, "vieux-maitre")) == (7, 1)


@rule("SO-GEN-090")
def test_half_of_five_is_three():
    t = opened("arrondi")
    t.play("affaiblissement")
    assert attack(t, "croise-inebranlable") == 3
