"""Archanges: when they come, what they fight, what they live by."""

from s1_scene import MAREE, announce, ec, end_turn, fight, go_on, life, scene

from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
KEEPER = "gardienne-du-feu"
OMEGA = "omegatron"  # 5, shield 6, 5 EC, Canon
TENGU = "tengu-l-orage-du-sabre"  # 6, shield 4, 5 EC, Berserk
TEN = [SCOUT] * 10


@rule("SO-ARCH-040")
def test_an_archange_costs_nothing():
    t = scene({"hand": [OMEGA], "purgatory": TEN, "ec": 1}, step="start")
    assert t.offers("play") == [OMEGA]
    t.play(OMEGA)
    assert t.me.rear == [OMEGA] and ec(t, me) == 1 and t.card(OMEGA).ec == 5
    t.settled()


@rule("SO-ARCH-060", "SO-ARCH-080")
def test_it_attacks_in_that_turn_with_those_already_there():
    t = scene({"hand": [TENGU, SCOUT], "purgatory": TEN, "rear": [RAIDER]}, {"ec": 30}, step="start")
    t.play(TENGU)
    assert t.offers("play") == [] and sorted(t.offers("attack")) == sorted([TENGU, RAIDER])
    fight(t, (TENGU, MAREE), (RAIDER, MAREE))
    assert ec(t, you) == 21
    t.settled()


@rule("SO-ARCH-080")
def test_the_rear_guard_stops_an_archange_too():
    t = scene({"rear": [TENGU]}, {"rear": [RAIDER], "front": [SCOUT]})
    t.attack(TENGU)
    assert sorted(t.offers("strike")) == sorted([RAIDER, SCOUT])
    assert t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"


@rule("SO-ARCH-070")
@card("chute")
def test_the_ban_ends_with_the_turn():
    t = scene(
        {"hand": [OMEGA, "chute"], "purgatory": TEN, "worship": [KEEPER]}, {"rear": [RAIDER, PLAIN]}, step="start"
    )
    t.play(OMEGA)
    assert t.offers("play") == [] and t.why("play", "chute") == "SO-ARCH-050"
    end_turn(t)
    announce(t, (RAIDER, OMEGA))
    t.asks(me, ["chute", "pass"], kind="window")
    t.me.play("chute", RAIDER)
    go_on(t)
    assert life(t, OMEGA) == 6 and t.you.purgatory == [RAIDER]
    t.settled()
    end_turn(t)
    assert SCOUT in t.offers("play")


@rule("SO-ARCH-110", "SO-LINK-120")
def test_it_is_never_linked():
    t = scene({"rear": [OMEGA], "hand": ["pavois"]})
    t.play("pavois", "auto")
    assert t.me.rear == [OMEGA, "pavois"] and t.card(OMEGA).attached == [] and t.card("pavois").host == 0
    t.settled()


@rule("SO-ARCH-130", "SO-ARCH-030")
def test_ten_pages_of_any_type_of_ones_own_and_they_stay():
    pile = ["chute"] * 4 + [KEEPER] * 3 + [SCOUT] * 2
    t = scene({"hand": [OMEGA], "purgatory": pile}, {"purgatory": TEN}, step="start")
    assert t.why("play", OMEGA) == "SO-ARCH-030"
    t = scene({"hand": [OMEGA], "purgatory": [*pile, SCOUT]}, step="start")
    t.play(OMEGA)
    assert t.me.purgatory == [*pile, SCOUT] and t.me.rear == [OMEGA]
    t.settled()


@rule("SO-ARCH-150")
def test_force_vitale_is_nothing_to_an_archange():
    t = scene({"rear": [RAIDER, "tireuse-calibree"]}, {"rear": [{"card": OMEGA, "damage": 6}]})
    t.use("tireuse-calibree")
    t.asks(me, [RAIDER, "tireuse-calibree"])
    t = scene({"rear": ["martyre-des-cryptes"]}, {"rear": [{"card": OMEGA, "damage": 6}]})
    fight(t, ("martyre-des-cryptes", OMEGA))
    assert t.card(OMEGA).ec == 3 and t.you.rear == [OMEGA]
    t.settled()
    t = scene({"rear": ["guerisseuse-itinerante", {"card": OMEGA, "damage": 2}]})
    assert t.why("use", "guerisseuse-itinerante") == "SO-GEN-160"


@rule("SO-FOURBERIE-020")
def test_fourberie_does_not_pass_the_shield_of_an_archange_or_a_lone_golem():
    t = scene({"rear": ["dague-de-minuit", "espionne-des-ports"]}, {"rear": [OMEGA, "pavois"]})
    fight(t, ("dague-de-minuit", OMEGA), ("espionne-des-ports", "pavois"))
    assert life(t, OMEGA) == 4 and t.card(OMEGA).ec == 5 and life(t, "pavois") == 2
    t.settled()
