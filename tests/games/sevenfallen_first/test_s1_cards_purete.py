"""Pureté Céleste: healers, brothers, reserves that fill again."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, four, go_on, life, mortal, pair, scene

from pioche.testing import card, me, you

RAIDER = "pillard-des-recifs"  # 3/2, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
TURTLE = "tortue-au-tresor"  # 1/6
KNIFE = "executeur-des-ombres"  # 4/4
GRACE = "envoyee-de-la-grace"  # Céleste 3/5
HEALER = "guerisseuse-itinerante"  # 1/2, Médecin 2
SURGEON = "chirurgien-de-bataille"  # 2/4, Médecin 3
WALL = "mur-d-acier-celeste"  # golem, 6
KEEPER = "gardienne-du-feu"  # 5
ORANTE = "orante"  # 5
SERENA = "serena-main-qui-guerit"
LUX = "lux-le-juge-des-nuages"
ANAYA = "anaya"


def white(id, **words):
    return {"card": id, "state": ["white"], **words}


def hurt(id, damage, **words):
    return {"card": id, "damage": damage, **words}


# Divinities


@card("serena-main-qui-guerit-noir")
def test_serena_makes_each_of_your_anges_a_healer():
    t = scene(
        {"rear": [SERENA, hurt(TURTLE, 4), hurt(RAIDER, 1), "omegatron", pair(SCOUT, WALL)]},
        {"rear": [hurt(KNIFE, 2)]},
    )
    assert sorted(t.offers("use")) == sorted([SERENA, TURTLE, RAIDER, SCOUT])
    t.use(SCOUT)
    t.asks(me, [TURTLE, RAIDER])
    t.me.pick(TURTLE)
    assert life(t, TURTLE) == 3 and t.why("use", SCOUT) == "SO-TURN-100"
    t.use(RAIDER, RAIDER)
    assert life(t, RAIDER) == 2
    t.use(TURTLE)
    assert life(t, TURTLE) == 4
    t.use(SERENA)
    assert life(t, TURTLE) == 6 and life(t, KNIFE) == 2
    end_turn(t)
    assert t.offers("use") == []
    t.settled()


@card("serena-main-qui-guerit-noir")
def test_what_serena_gives_adds_up_with_what_a_healer_has():
    t = scene({"rear": [SERENA, HEALER, hurt(TURTLE, 5)]})
    t.use(HEALER)
    assert life(t, TURTLE) == 4
    t.settled()


@card("serena-main-qui-guerit-noir")
def test_an_ange_with_an_ability_of_its_own_has_both():
    t = scene({"rear": [SERENA, "ange-gardien", hurt(TURTLE, 2)]})
    number = t.number("ange-gardien")
    t.me.pick(f"use:{number}.1")
    assert life(t, TURTLE) == 5 and t.why(f"use:{number}.1") == "SO-TURN-100"
    t.me.pick(f"use:{number}")
    assert life(t, TURTLE) == 6 and t.card(TURTLE).damage == 1
    t.settled()


@card("serena-main-qui-guerit-blanc")
def test_an_ange_that_you_heal_grows():
    t = scene({"rear": [white(SERENA), SURGEON, hurt(TURTLE, 5), hurt(RAIDER, 1)]})
    t.use(SERENA, TURTLE)
    t.use(SURGEON, TURTLE)
    assert attack(t, TURTLE) == 3 and life(t, TURTLE) == 6 and attack(t, RAIDER) == 3
    end_turn(t)
    assert attack(t, TURTLE) == 3
    t.settled()


@card("serena-main-qui-guerit-blanc")
def test_each_of_two_that_are_healed_at_once_grows():
    t = scene(
        {
            "rear": [white(SERENA), hurt(TURTLE, 5), hurt(RAIDER, 1), SCOUT],
            "worship": [KEEPER],
            "hand": ["guerison"],
        }
    )
    t.play("guerison")
    while t.match.decision.kind != "main":
        t.me.pick(t.match.decision.keys[0])
    assert attack(t, TURTLE) == 2 and attack(t, RAIDER) == 4 and attack(t, SCOUT) == 2
    t.settled()


@card("serena-main-qui-guerit-blanc")
def test_serena_herself_golems_and_anges_of_others_do_not_grow():
    t = scene({"rear": [white(SERENA, damage=2), pair(SCOUT, hurt(WALL, 2))], "worship": ["reparateur"]})
    t.use(SERENA)
    t.use("reparateur")
    assert mortal(t, me) == (2, 4) and life(t, WALL) == 5 and attack(t, SCOUT) == 2
    t = scene({"rear": [white(SERENA)]}, {"rear": [SURGEON, hurt(TURTLE, 3)]}, active=1)
    t.use(SURGEON)
    assert life(t, TURTLE) == 6 and attack(t, TURTLE) == 1
    t.settled()


@card("lux-le-juge-des-nuages-noir")
def test_lux_makes_your_celeste_anges_brothers():
    t = scene({"rear": [KNIFE]}, {"rear": [LUX, GRACE, TURTLE, pair(RAIDER, WALL)]})
    announce(t, (KNIFE, GRACE))
    t.asks(you, [f"number:{n}" for n in range(5)])
    t.you.pick("number:3")
    t.asks(you, [TURTLE, RAIDER])
    t.you.pick(TURTLE)
    assert life(t, GRACE) == 4 and life(t, TURTLE) == 3 and life(t, KNIFE) == 1
    t.settled()


@card("lux-le-juge-des-nuages-noir")
def test_lux_gives_nothing_to_other_races_nor_to_others_nor_to_one_alone():
    t = scene({"rear": [KNIFE]}, {"rear": [LUX, GRACE, TURTLE]})
    fight(t, (KNIFE, TURTLE))
    assert life(t, TURTLE) == 2
    t = scene({"rear": [KNIFE, LUX]}, {"rear": [GRACE, TURTLE]})
    fight(t, (KNIFE, GRACE))
    assert life(t, GRACE) == 1
    t = scene({"rear": [KNIFE]}, {"rear": [LUX, GRACE]})
    fight(t, (KNIFE, GRACE))
    assert life(t, GRACE) == 1
    t.settled()


@card("lux-le-juge-des-nuages-blanc")
def test_lux_lets_you_play_two_adorateurs():
    t = scene({"rear": [white(LUX)], "hand": [KEEPER, ORANTE, "choeur-celeste"]})
    t.play(KEEPER)
    assert sorted(t.offers("play")) == sorted([ORANTE, "choeur-celeste"])
    t.play(ORANTE)
    assert t.offers("play") == [] and t.why("play", "choeur-celeste") == "SO-TURN-070"
    end_turn(t)
    end_turn(t)
    assert "choeur-celeste" in t.offers("play")
    t.settled()


@card("lux-le-juge-des-nuages-blanc")
def test_lux_lets_nobody_else_play_two():
    t = scene({"rear": [white(LUX)]}, {"hand": [KEEPER, ORANTE]}, active=1)
    t.play(KEEPER)
    assert t.why("play", ORANTE) == "SO-TURN-070"
    t.settled()


@card("anaya-noir")
def test_anaya_heals_each_of_your_anges_as_your_turn_begins():
    t = scene(
        {"rear": [hurt(ANAYA, 3), hurt(TURTLE, 4), pair(GRACE, hurt(WALL, 2))], "front": [hurt(RAIDER, 1)]},
        {"rear": [hurt(KNIFE, 2)]},
        active=1,
    )
    end_turn(t)
    assert life(t, TURTLE) == 4 and life(t, RAIDER) == 2 and life(t, KNIFE) == 2
    assert mortal(t, me) == (4, 5) and life(t, WALL) == 4
    end_turn(t)
    assert life(t, TURTLE) == 4
    end_turn(t)
    assert life(t, TURTLE) == 6
    t.settled()


@card("anaya-blanc")
def test_anges_cannot_attack_anaya_in_the_turn_they_come():
    t = scene({"rear": [RAIDER], "hand": [KNIFE]}, {"rear": [white(ANAYA), TURTLE]})
    t.play(KNIFE)
    t.attack(KNIFE)
    t.asks(me, [f"strike:{t.number(TURTLE)}", f"attack:{t.number(RAIDER)}"])
    assert t.why("strike", ANAYA) == "SO-GEN-100"
    t.attack(RAIDER)
    t.asks(me, [TURTLE])  # nor together with one who may
    t.strike(TURTLE)
    go_on(t)
    end_turn(t)
    end_turn(t)
    fight(t, (KNIFE, ANAYA))
    assert mortal(t, you) == (2, 2)
    t.settled()


@card("anaya-blanc")
def test_who_was_there_may_attack_anaya_and_a_newcomer_alone_with_her_may_not_attack():
    t = scene({"rear": [RAIDER]}, {"rear": [white(ANAYA)]})
    fight(t, (RAIDER, ANAYA))
    assert mortal(t, you) == (2, 3)
    t = scene({"hand": [KNIFE]}, {"rear": [white(ANAYA)]})
    t.play(KNIFE)
    assert t.offers("attack") == [] and t.why("attack", KNIFE) == "SO-ATK-070"
    t = scene({"hand": [KNIFE]}, {"rear": [MAREE]})
    t.play(KNIFE)
    fight(t, (KNIFE, MAREE))
    t.settled()


@card("anaya-blanc")
def test_a_mortal_that_came_this_turn_may_attack_anaya():
    t = scene({"ec": 1, "hand": [SCOUT]}, {"rear": [white(ANAYA)]})
    t.play(SCOUT)
    assert t.offers("attack") == [MAREE, MAREE]  # up front, or with Canon
    fight(t, (MAREE, ANAYA))
    assert mortal(t, you) == (2, 2)
    t.settled()


@card("serena-main-qui-guerit")
@card("lux-le-juge-des-nuages")
@card("anaya")
@pytest.mark.parametrize(("id", "energy"), [(SERENA, 42), (LUX, 40), (ANAYA, 48)])
def test_gods_of_purity_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


# The archange


@card("seraphine-aile-de-la-paix")
def test_seraphine_refills_a_reserve_as_your_turn_begins():
    worship = [{"card": KEEPER, "ec": 1}, {"card": ORANTE, "ec": 0}, "choeur-celeste"]
    t = scene({"rear": ["seraphine-aile-de-la-paix"], "worship": worship}, {"worship": [{"card": ORANTE, "ec": 1}]})
    end_turn(t)
    assert t.card(KEEPER).ec == 1 and t.you.worship == [ORANTE] and t.state.players[1].worship[0].ec == 1
    end_turn(t)
    t.asks(me, [KEEPER, ORANTE])
    t.me.pick(ORANTE)
    assert t.state.players[0].worship[1].ec == 5 and t.card(KEEPER).ec == 1
    t.settled()


@card("seraphine-aile-de-la-paix")
@pytest.mark.parametrize("worship", [[], [KEEPER]])
def test_seraphine_finds_nothing_to_refill(worship):
    t = scene({"rear": ["seraphine-aile-de-la-paix"], "worship": worship}, active=1)
    end_turn(t)
    assert t.match.decision.kind == "main" and t.me.worship == worship
    t.settled()


@card("seraphine-aile-de-la-paix")
def test_seraphine_tends_two_points():
    t = scene({"rear": ["seraphine-aile-de-la-paix", hurt(TURTLE, 3)]})
    t.use("seraphine-aile-de-la-paix")
    assert life(t, TURTLE) == 5
    t.settled()


# Anges


@card("novice-des-nuages")
@card("guerisseuse-itinerante")
@card("chirurgien-de-bataille")
@card("soigneuse-tremblante")
@pytest.mark.parametrize(
    ("id", "points"), [("novice-des-nuages", 1), (HEALER, 2), (SURGEON, 3), ("soigneuse-tremblante", 3)]
)
def test_healers_heal(id, points):
    t = scene({"rear": [id, hurt(TURTLE, 5)]})
    t.use(id)
    assert life(t, TURTLE) == 1 + points and t.why("use", id) == "SO-TURN-100"
    t.settled()


@card("soigneuse-tremblante")
def test_the_trembling_healer_stays_behind():
    t = scene({"rear": ["soigneuse-tremblante"]})
    assert t.why("attack", "soigneuse-tremblante") == "SO-TERRORISE-010"


@card("messager-de-l-aube")
def test_the_messenger_draws_a_page():
    t = scene({"hand": ["messager-de-l-aube"], "book": [KNIFE, RAIDER]})
    t.play("messager-de-l-aube")
    assert t.me.hand == [KNIFE] and t.me.book == [RAIDER] and t.you.hand == []
    t.settled()


@card("messager-de-l-aube")
def test_the_messenger_must_draw_from_an_empty_book_too():
    t = scene({"hand": ["messager-de-l-aube"], "book": [], "ec": 12})
    t.play("messager-de-l-aube")
    assert mortal(t, me) == (2, 14) and t.me.rear == ["messager-de-l-aube", MAREE]
    t.settled()


@card("messager-de-l-aube")
def test_who_lends_the_messenger_draws():
    t = four({"hand": ["messager-de-l-aube"]})
    t.me.pick(f"play:{t.number('messager-de-l-aube')}.1")
    assert t.players[2].rear == ["messager-de-l-aube"] and len(t.me.hand) == 1 and t.players[2].hand == []
    t.settled()


@card("frere-des-nuees")
@card("ange-gardien")
@pytest.mark.parametrize(("id", "full"), [("frere-des-nuees", 2), ("ange-gardien", 5)])
def test_brothers_share_their_wounds(id, full):
    t = scene({"rear": [SCOUT]}, {"rear": [id, TURTLE]})
    announce(t, (SCOUT, id))
    t.you.pick("number:1")
    assert life(t, id) == full - 1 and life(t, TURTLE) == 5
    t.settled()


@card("chanteuse-de-prieres")
@card("purificatrice")
@card("lavandiere-des-nuages")
@pytest.mark.parametrize("id", ["chanteuse-de-prieres", "purificatrice", "lavandiere-des-nuages"])
def test_purifiers_refill_a_reserve(id):
    t = scene({"hand": [id], "worship": [{"card": KEEPER, "ec": 0}]})
    t.play(id)
    assert t.card(KEEPER).ec == 5
    t.settled()


@card("copiste-du-firmament")
@card("prophetesse-des-nuages")
@pytest.mark.parametrize("id", ["copiste-du-firmament", "prophetesse-des-nuages"])
def test_scribes_draw_a_third_page(id):
    t = scene({"rear": [id]}, active=1)
    end_turn(t)
    assert len(t.me.hand) == 3
    t.settled()


@card("prophetesse-des-nuages")
def test_the_prophetess_takes_the_empty_heavens():
    t = scene({"rear": ["prophetesse-des-nuages"], "book": [], "ec": 3, "purgatory": [SCOUT] * 4}, active=1)
    end_turn(t)
    assert t.me.divine == ["prophetesse-des-nuages"] and ec(t, me) == 10 and t.me.rear == [MAREE]
    t.settled()


@card("gardienne-du-calme")
@card("purificatrice")
@card("trone-de-lumiere-blanche")
@pytest.mark.parametrize("id", ["gardienne-du-calme", "purificatrice", "trone-de-lumiere-blanche"])
def test_guardians_give_an_ec_back_each_turn(id):
    t = scene({"rear": [id], "ec": 30}, active=1)
    end_turn(t)
    assert ec(t, me) == 31 and ec(t, you) == 40
    t.settled()


@card("envoyee-de-la-grace")
def test_the_envoy_cannot_be_attacked_in_the_next_turn():
    t = scene({"hand": [GRACE]}, {"rear": [RAIDER]})
    t.play(GRACE)
    end_turn(t)
    assert t.offers("attack") == []
    end_turn(t)
    end_turn(t)
    fight(t, (RAIDER, GRACE))
    assert life(t, GRACE) == 2
    t.settled()


@card("intouchable")
def test_the_untouchable_takes_no_wound_of_a_blow():
    t = scene({"rear": [KNIFE]}, {"front": ["intouchable"], "rear": [TURTLE]})
    fight(t, (KNIFE, "intouchable"))
    assert life(t, "intouchable") == 2 and life(t, KNIFE) == 1
    t.settled()


@card("ange-gardien")
def test_the_guardian_strengthens_another_ange_once_a_turn():
    t = scene({"rear": ["ange-gardien", RAIDER, hurt(TURTLE, 2), "omegatron"]}, {"rear": [KNIFE]})
    t.use("ange-gardien")
    t.asks(me, [RAIDER, TURTLE])
    t.me.pick(TURTLE)
    assert life(t, TURTLE) == 5 and t.card(TURTLE).damage == 2 and life(t, RAIDER) == 2
    assert t.why("use", "ange-gardien") == "SO-TURN-100"
    end_turn(t)
    end_turn(t)
    t.use("ange-gardien", TURTLE)
    assert life(t, TURTLE) == 6
    t.settled()


@card("ange-gardien")
def test_the_guardian_alone_has_nobody_to_guard():
    t = scene({"rear": ["ange-gardien", "omegatron"]}, {"rear": [KNIFE]})
    assert t.offers("use") == [] and t.why("use", "ange-gardien") == "SO-GEN-160"


@card("trone-de-lumiere-blanche")
@pytest.mark.parametrize(("before", "after"), [(20, 17), (40, 37)])
def test_the_throne_gives_four_ec(before, after):
    t = scene({"hand": ["trone-de-lumiere-blanche"], "ec": before}, {"ec": 20})
    t.play("trone-de-lumiere-blanche")
    assert ec(t, me) == after and ec(t, you) == 20
    t.settled()


@card("trone-de-lumiere-blanche")
def test_the_throne_gives_no_more_than_is_printed_and_nothing_to_a_mortal():
    throne = "trone-de-lumiere-blanche"
    t = scene({"hand": [throne], "worship": [KEEPER], "ec": 39})
    t.play(throne, f"pay:{t.number(KEEPER)}")
    assert ec(t, me) == 40
    t = scene({"hand": [throne], "rear": [MAREE], "worship": [KEEPER, ORANTE]})
    t.play(throne, "auto")
    assert mortal(t, me) == (4, 9)
    t.settled()


# Golems


@card("nuage-protecteur")
@card("statue-benie")
@pytest.mark.parametrize("id", ["nuage-protecteur", "statue-benie"])
def test_golems_of_purity_stop_four(id):
    t = scene({"rear": [KNIFE]}, {"rear": [pair(TURTLE, id)]})
    fight(t, (KNIFE, TURTLE))
    assert t.you.purgatory == [id] and life(t, TURTLE) == 6
    t.settled()


@card("statue-benie")
@card("choeur-celeste")
def test_a_statue_and_a_choir_give_an_ec_each():
    t = scene({"rear": [pair(TURTLE, "statue-benie")], "worship": ["choeur-celeste"], "ec": 30}, active=1)
    end_turn(t)
    assert ec(t, me) == 32
    t.settled()


@card("rempart-de-plumes")
def test_the_rampart_heals_its_ange_as_your_turn_begins():
    t = scene(
        {"rear": [pair(TURTLE, "rempart-de-plumes", damage=3), hurt(RAIDER, 1)]},
        {"rear": [hurt(KNIFE, 1)]},
    )
    end_turn(t)
    assert life(t, TURTLE) == 3
    end_turn(t)
    assert life(t, TURTLE) == 4 and life(t, RAIDER) == 1 and life(t, KNIFE) == 3
    t.settled()


@card("rempart-de-plumes")
def test_a_rampart_alone_heals_nobody():
    t = scene({"rear": [hurt("rempart-de-plumes", 2), hurt("omegatron", 2)]}, active=1)
    end_turn(t)
    assert life(t, "rempart-de-plumes") == 4 and t.match.decision.kind == "main"
    t.settled()


# Adorateurs


@card("orante")
@card("choeur-celeste")
@card("bibliothecaire-des-nuages")
@pytest.mark.parametrize(("id", "reserve"), [("orante", 5), ("choeur-celeste", 3), ("bibliothecaire-des-nuages", 1)])
def test_adorateurs_of_purity_bring_their_reserve(id, reserve):
    t = scene({"hand": [id]})
    t.play(id)
    assert t.card(id).ec == reserve
    t.settled()


@card("bibliothecaire-des-nuages")
def test_the_librarian_draws_a_third_page():
    t = scene({"worship": ["bibliothecaire-des-nuages"]}, active=1)
    end_turn(t)
    assert len(t.me.hand) == 3
    t.settled()


@card("donatrice")
def test_the_giver_refills_another_reserve():
    worship = [{"card": KEEPER, "ec": 2}, {"card": ORANTE, "ec": 0}, "choeur-celeste"]
    t = scene({"hand": ["donatrice"], "worship": worship}, {"worship": [{"card": "veuve-du-voile", "ec": 0}]})
    t.play("donatrice")
    t.asks(me, [KEEPER, ORANTE])
    t.me.pick(ORANTE)
    assert t.card(ORANTE).ec == 5 and t.card(KEEPER).ec == 2 and t.card("donatrice").ec == 2
    assert t.card("veuve-du-voile").ec == 0
    t.settled()


@card("donatrice")
@pytest.mark.parametrize("worship", [[], [KEEPER]])
def test_the_giver_finds_nothing_to_fill(worship):
    t = scene({"hand": ["donatrice"], "worship": worship})
    t.play("donatrice")
    assert t.me.worship == [*worship, "donatrice"]
    t.settled()
