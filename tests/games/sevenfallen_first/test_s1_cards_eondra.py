"""Eondra: dragons, fire and frost; and miracles that no other file proves."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, four, go_on, life, mortal, pair, scene

from pioche.games.sevenfallen_first.rules.terms import WORDS
from pioche.games.sevenfallen_first.rules.values import keyword
from pioche.testing import card, me, you

RAIDER = "pillard-des-recifs"  # 3/2, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
PUPIL = "eleve-du-dojo"  # 1/2, cost 1
PLAIN = "executeur-des-ombres"  # 4/4, cost 5
TURTLE = "tortue-au-tresor"  # 1/6, cost 4
GUNNER = "canonniere-de-l-ile"  # 2/2, cost 3
WHELP = "dragonnet-d-etincelles"  # Dragon 2/1, cost 2, Flammes
SPITTER = "cracheur-de-lave"  # Dragon 4/4, cost 5, Collatéral
WYVERN = "vouivre-tueuse-de-dieux"  # Dragon 4/3, cost 5, Godslayer
RIDER = "cavaliere-de-dracodia"  # Dracodien 3/2, Retrait
BEAST = "bete-de-dracodia"  # Dracodien 5/3, Collatéral, Violence
ELDER = "ancien-du-volcan"  # Dragon 7/6, Flammes
VULCAR = "vulcar-fleau-des-cieux"  # an archange, Dragon 6, shield 3
WALL = "mur-d-acier-celeste"  # golem, 6
SLAG = "scories-vivantes"  # golem, 4
SHELL = "carapace-de-magma"  # golem, 6
KEEPER = "gardienne-du-feu"  # adorateur, 5 EC
ORANTE = "orante"  # adorateur, 5 EC
BROODER = "couveuse-de-dracodia"
IGNIS = "ignis-mere-des-braises"
DRICIS = "dricis-l-hiver-des-cretes"
LIFE = "dragon-vie"


def white(id, **words):
    return {"card": id, "state": ["white"], **words}


def hurt(id, damage):
    return {"card": id, "damage": damage}


def lives(t, *ids):
    return [life(t, one) for one in ids]


# Divinities


@card("ignis-mere-des-braises", "dricis-l-hiver-des-cretes", "dragon-vie")
@pytest.mark.parametrize(("id", "energy"), [(IGNIS, 40), (DRICIS, 42), (LIFE, 45)])
def test_gods_of_eondra_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


@card("ignis-mere-des-braises-noir")
def test_ignis_strengthens_your_dragon_anges_and_no_others():
    t = scene({"rear": [IGNIS, SPITTER, RIDER, VULCAR], "front": [WHELP]}, {"rear": [WYVERN, TURTLE]})
    assert [attack(t, one) for one in (SPITTER, WHELP)] == [5, 3]
    assert [attack(t, one) for one in (RIDER, VULCAR, WYVERN)] == [3, 6, 4] and mortal(t, me) == (5, 9)
    fight(t, (WHELP, TURTLE))
    assert life(t, TURTLE) == 3
    t.settled()


@card("ignis-mere-des-braises-blanc")
def test_ignis_burns_an_opposing_ange_for_each_dragon_that_comes():
    t = scene(
        {"rear": [white(IGNIS)], "worship": [KEEPER, ORANTE], "hand": [WYVERN, SPITTER]},
        {"rear": [pair(PLAIN, WALL), VULCAR], "front": [RAIDER]},
    )
    t.play(WYVERN, KEEPER)
    t.asks(me, [PLAIN, RAIDER])
    t.me.pick(PLAIN)
    assert lives(t, PLAIN, WALL, RAIDER, WYVERN) == [3, 6, 2, 3]  # points of force vitale: past the golem
    t.play(SPITTER)
    t.me.pick(PLAIN)
    assert lives(t, PLAIN, WALL, RAIDER) == [2, 6, 2]
    t.settled()


@card("ignis-mere-des-braises-blanc")
def test_ignis_burns_nobody_for_other_races_for_the_dragons_of_others_or_without_an_opposing_ange():
    t = scene(
        {"rear": [white(IGNIS)], "worship": [KEEPER], "hand": [RAIDER, RIDER]}, {"rear": [PLAIN], "hand": [WYVERN]}
    )
    t.play(RAIDER)
    t.play(RIDER)
    end_turn(t)
    t.play(WYVERN)
    assert lives(t, PLAIN, RAIDER, RIDER, WYVERN) == [4, 2, 2, 3]
    t = scene({"rear": [white(IGNIS)], "worship": [KEEPER], "hand": [WYVERN]}, {"rear": [VULCAR]})
    t.play(WYVERN)
    assert lives(t, WYVERN, VULCAR) == [3, 3]
    t.settled()


def dricis_comes(foes):
    """The book of Dricis is empty as her turn begins: she becomes mortal on her white side; her Geler is first."""
    t = scene({"divine": [{"card": DRICIS, "ec": 7}], "book": [], "rear": [VULCAR]}, {"rear": foes}, active=1)
    end_turn(t)
    t.asks(me, kind="trigger")
    t.me.pick(f"trigger:{t.number(DRICIS)}.{1 + WORDS.index('kw:geler')}")
    return t


@card("dricis-l-hiver-des-cretes-blanc")
def test_dricis_freezes_an_ange_and_another_one():
    t = dricis_comes([RAIDER, PLAIN, TURTLE])
    t.asks(me, [RAIDER, PLAIN, TURTLE])
    t.me.pick(PLAIN)
    t.asks(me, [RAIDER, TURTLE])
    t.me.pick(TURTLE)
    assert mortal(t, me) == (3, 11)
    end_turn(t)
    assert t.offers("attack") == [RAIDER] and t.why("attack", PLAIN) == t.why("attack", TURTLE) == "SO-GELER-010"
    end_turn(t)
    end_turn(t)
    assert sorted(t.offers("attack")) == sorted([RAIDER, PLAIN, TURTLE])
    t.settled()


@card("dricis-l-hiver-des-cretes-blanc")
def test_dricis_with_nobody_to_freeze_just_comes_down():
    t = dricis_comes([])
    assert mortal(t, me) == (3, 11)
    t.settled()


def life_comes(purgatory, hand=SCOUT):
    """The Life Dragon pays its last EC for a page, and comes down before it."""
    mine = {"divine": [{"card": LIFE, "ec": 1}], "hand": [hand], "purgatory": purgatory}
    t = scene(mine, {"rear": [PLAIN, TURTLE], "purgatory": [WHELP]})
    t.play(hand)
    return t


@card("dragon-vie-noir")
def test_the_life_dragon_calls_back_up_to_two_small_dragons():
    t = life_comes([WHELP, WHELP, WHELP, WYVERN, RIDER])
    t.asks(me, [WHELP, WHELP, WHELP, "done"])
    one, two, three = (option.card for option in t.match.decision.options[:3])
    t.me.pick(two, "line:rear-1")  # each with its arrival before the next
    assert lives(t, PLAIN, TURTLE) == [3, 5] and t.me.rear == [LIFE, WHELP]
    t.asks(me, [one, three, "done"])
    t.me.pick(one, "line:rear-1")
    assert lives(t, PLAIN, TURTLE) == [2, 4]
    assert t.me.rear == [LIFE, WHELP, WHELP, SCOUT] and t.me.purgatory == [WHELP, WYVERN, RIDER]
    assert t.state.players[0].purgatory[0].number == three and t.you.purgatory == [WHELP]
    t.settled()


@card("dragon-vie-noir")
def test_the_life_dragon_may_call_nobody():
    t = life_comes([WHELP, WHELP])
    t.me.pick("done")
    assert t.me.rear == [LIFE, SCOUT] and t.me.purgatory == [WHELP, WHELP] and mortal(t, me) == (7, 9)
    t.settled()


@card("dragon-vie-noir")
def test_the_life_dragon_calls_neither_great_dragons_nor_other_races():
    t = life_comes([WYVERN, RIDER, SCOUT])
    assert t.me.rear == [LIFE, SCOUT] and t.me.purgatory == [WYVERN, RIDER, SCOUT] and t.you.purgatory == [WHELP]
    t.settled()


@card("dragon-vie-blanc")
def test_the_life_dragon_grows_for_each_of_your_dragons_destroyed():
    t = scene({"rear": [PLAIN, RAIDER, TURTLE]}, {"rear": [white(LIFE), WHELP, WYVERN, RIDER, SPITTER]})
    fight(t, (RAIDER, WHELP), (PLAIN, WYVERN), (TURTLE, RIDER))
    assert mortal(t, you) == (6, 5) and attack(t, SPITTER) == 4
    end_turn(t)
    end_turn(t)
    assert mortal(t, you) == (6, 5)
    t.settled()


@card("dragon-vie-blanc")
def test_the_life_dragon_does_not_grow_for_others_or_for_who_only_leaves():
    t = scene(
        {"rear": [white(LIFE), RAIDER, WYVERN], "worship": [KEEPER, ORANTE], "hand": ["mirage", "chute"]},
        {"rear": [WHELP, PLAIN]},
    )
    t.play("mirage", KEEPER, WYVERN)
    t.play("chute", WHELP)
    fight(t, (RAIDER, PLAIN))
    assert sorted(t.me.purgatory) == sorted([KEEPER, "mirage", ORANTE, "chute", RAIDER]) and t.me.hand == [WYVERN]
    assert mortal(t, me) == (4, 5) and t.you.purgatory == [WHELP]
    t.settled()


# The archange


@card("vulcar-fleau-des-cieux")
def test_vulcar_burns_each_opposing_ange_on_the_fire_line_as_your_turn_ends():
    t = scene(
        {"rear": [VULCAR], "front": [SCOUT]},
        {"front": [RAIDER, pair(PLAIN, WALL), SCOUT, "omegatron"], "rear": [PUPIL]},
    )
    end_turn(t)
    assert lives(t, RAIDER, PLAIN, WALL, PUPIL, "omegatron") == [1, 3, 6, 2, 6]
    assert t.me.front == [SCOUT] and t.you.purgatory == [SCOUT]
    end_turn(t)
    assert lives(t, RAIDER, PLAIN) == [1, 3]  # the turn of others
    t.settled()


@card("vulcar-fleau-des-cieux")
def test_vulcar_burns_both_opponents_and_no_friend():
    t = four({"rear": [VULCAR]}, {"front": [RAIDER]}, {"front": [PUPIL]}, {"front": [PLAIN]})
    end_turn(t)
    assert lives(t, RAIDER, PUPIL, PLAIN) == [1, 2, 3]
    t.settled()


# Anges


@card("eclaireur-d-eondra")
def test_the_scout_strikes_for_two():
    t = scene({"rear": [SCOUT]})
    fight(t, (SCOUT, MAREE))
    assert ec(t, you) == 38
    t.settled()


@card("dragonnet-d-etincelles", "elue-du-dragon-vie", "phenix-du-sud")
@pytest.mark.parametrize("id", [WHELP, "elue-du-dragon-vie", "phenix-du-sud"])
def test_who_has_flammes_burns_a_line_on_arrival(id):
    t = scene({"hand": [id], "rear": [PUPIL]}, {"rear": [pair(RAIDER, WALL), TURTLE], "front": [PLAIN]})
    t.play(id)
    t.asks(me, ["line:front-0", "line:rear-0", "line:front-1", "line:rear-1"])
    t.me.pick("line:rear-1")
    assert lives(t, RAIDER, WALL, TURTLE, PLAIN, PUPIL) == [1, 6, 5, 4, 2]
    t.settled()


@card("elue-du-dragon-vie")
def test_the_chosen_takes_the_heavens_with_twelve_ec():
    t = scene({"rear": [PLAIN]}, {"front": ["elue-du-dragon-vie"], "ec": 4})
    fight(t, (PLAIN, MAREE))
    assert t.you.divine == ["elue-du-dragon-vie"] and ec(t, you) == 12
    t.settled()


@card("dresseuse-de-dragons")
def test_the_tamer_spurs_one_of_your_dragons_for_the_turn():
    t = scene({"hand": ["dresseuse-de-dragons"], "rear": [WHELP, RIDER], "front": [SPITTER]}, {"rear": [WYVERN]})
    t.play("dresseuse-de-dragons")
    t.asks(me, [WHELP, SPITTER])
    t.me.pick(WHELP)
    assert [attack(t, one) for one in (WHELP, SPITTER, RIDER)] == [4, 4, 3]
    end_turn(t)
    assert attack(t, WHELP) == 2
    t.settled()


@card("dresseuse-de-dragons")
def test_the_tamer_without_a_dragon_tames_nothing():
    t = scene({"hand": ["dresseuse-de-dragons"], "rear": [RIDER]}, {"rear": [WYVERN]})
    t.play("dresseuse-de-dragons")
    assert t.me.rear == [RIDER, "dresseuse-de-dragons"] and attack(t, RIDER) == 3 and attack(t, WYVERN) == 4
    t.settled()


@card("lanciere-d-eondra")
def test_the_lancer_strikes_a_page_with_violence():
    t = scene({"rear": ["lanciere-d-eondra"]}, {"rear": [TURTLE]})
    fight(t, ("lanciere-d-eondra", TURTLE))
    assert t.you.purgatory == [TURTLE] and life(t, "lanciere-d-eondra") == 1
    t.settled()


@card("salamandre-de-dracodia", "phenix-du-sud")
@pytest.mark.parametrize(("id", "price"), [("salamandre-de-dracodia", 3), ("phenix-du-sud", 5)])
def test_who_has_phoenix_comes_back_for_its_price(id, price):
    t = scene({"purgatory": [id, RAIDER], "ec": price - 1})
    assert t.why("phoenix", id) == "SO-EC-050"
    t = scene({"purgatory": [id, RAIDER], "ec": 9})
    assert t.offers("phoenix") == [id]
    t.phoenix(id)
    if id == "phenix-du-sud":
        t.me.pick("line:rear-1")
    assert t.me.rear == [id] and t.me.purgatory == [RAIDER] and ec(t, me) == 9 - price
    t.settled()


@card("berserker-des-cendres")
def test_the_berserker_attacks_twice():
    t = scene({"rear": ["berserker-des-cendres"]})
    fight(t, ("berserker-des-cendres", MAREE), ("berserker-des-cendres", MAREE))
    assert ec(t, you) == 34
    t.settled()


@card("dragon-gele-de-dricidia", "givreuse-des-cimes")
@pytest.mark.parametrize("id", ["dragon-gele-de-dricidia", "givreuse-des-cimes"])
def test_who_has_geler_freezes_an_ange_on_arrival(id):
    t = scene({"hand": [id]}, {"rear": [RAIDER, VULCAR], "front": [PLAIN]})
    t.play(id)
    t.asks(me, [id, RAIDER, PLAIN])
    t.me.pick(PLAIN)
    end_turn(t)
    assert t.offers("attack") == [RAIDER, VULCAR] and t.why("attack", PLAIN) == "SO-GELER-010"


@card("cracheur-de-lave", "bete-de-dracodia")
@pytest.mark.parametrize(("id", "damage"), [(SPITTER, 4), (BEAST, 10)])
def test_who_has_collateral_hits_a_second_page_of_the_line(id, damage):
    t = scene({"rear": [id]}, {"rear": [PUPIL, TURTLE, pair(GUNNER, WALL)], "front": [PLAIN]})
    announce(t, (id, PUPIL))
    t.asks(me, [TURTLE, GUNNER])
    t.me.pick(GUNNER)
    assert lives(t, TURTLE, PLAIN) == [6, 4]
    if id == SPITTER:
        assert t.you.purgatory == [PUPIL] and lives(t, GUNNER, WALL) == [2, 6 - damage]
    else:
        assert sorted(t.you.purgatory) == sorted([PUPIL, GUNNER, WALL])  # Violence: the double of 5
    t.settled()


@card("vouivre-tueuse-de-dieux")
def test_the_wyvern_passes_the_rear_guard():
    t = scene({"rear": [WYVERN]}, {"rear": [TURTLE, WALL]})
    fight(t, (WYVERN, MAREE))
    assert ec(t, you) == 36 and t.me.front == [WYVERN] and life(t, WYVERN) == 3
    t.settled()


@card("ancien-du-volcan")
def test_the_elder_grows_as_it_destroys_a_page_by_its_attack():
    t = scene({"rear": [ELDER, RAIDER]}, {"rear": [TURTLE, PUPIL]})
    fight(t, (ELDER, TURTLE), (RAIDER, PUPIL))
    assert attack(t, ELDER) == 8 and sorted(t.you.purgatory) == sorted([TURTLE, PUPIL])
    end_turn(t)
    end_turn(t)
    fight(t, (ELDER, MAREE))
    assert attack(t, ELDER) == 8 and ec(t, you) == 32
    t.settled()


@card("ancien-du-volcan")
def test_the_elder_grows_neither_by_its_flames_nor_by_hitting_back_nor_by_wounds():
    t = scene({"hand": [ELDER]}, {"rear": [SCOUT, RAIDER]})
    t.play(ELDER, "line:rear-1")
    assert t.you.purgatory == [SCOUT] and attack(t, ELDER) == 7
    end_turn(t)
    fight(t, (RAIDER, ELDER))
    assert t.you.purgatory == [SCOUT, RAIDER] and attack(t, ELDER) == 7
    t = scene({"rear": [ELDER]}, {"rear": [{"card": TURTLE, "marks": {"fv": 5}}]})
    fight(t, (ELDER, TURTLE))
    assert life(t, TURTLE) == 4 and attack(t, ELDER) == 7
    t.settled()


@card("ancien-du-volcan")
def test_the_elder_grows_for_a_golem_too():
    t = scene({"rear": [ELDER]}, {"rear": [pair(TURTLE, WALL)]})
    fight(t, (ELDER, TURTLE))
    assert t.you.purgatory == [WALL] and life(t, TURTLE) == 5 and attack(t, ELDER) == 8
    t.settled()


@card("cavaliere-de-dracodia")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_rider_may_fall_back_after_her_attack(answer):
    t = scene({"rear": [RIDER]})
    announce(t, (RIDER, MAREE))
    go_on(t)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick(answer)
    assert (t.me.rear if answer == "yes" else t.me.front) == [RIDER] and ec(t, you) == 37
    t.settled()


# Golems


@card("scories-vivantes")
def test_living_slag_stops_four():
    t = scene({"rear": [PLAIN]}, {"rear": [pair(PUPIL, SLAG)]})
    fight(t, (PLAIN, PUPIL))
    assert t.you.purgatory == [SLAG] and life(t, PUPIL) == 2
    t.settled()


@card("carapace-de-magma")
def test_the_magma_shell_strengthens_its_own_ange():
    t = scene({"rear": [pair(RAIDER, SHELL), pair(PUPIL, SLAG)]}, {"rear": [TURTLE]})
    assert [attack(t, one) for one in (RAIDER, PUPIL, TURTLE)] == [5, 1, 1]
    fight(t, (RAIDER, TURTLE))
    assert life(t, TURTLE) == 1
    t.settled()


@card("carapace-de-magma")
def test_a_magma_shell_that_is_gone_or_alone_gives_nothing():
    t = scene({"rear": [pair(RAIDER, SHELL)], "worship": [KEEPER], "hand": ["rupture"]})
    t.play("rupture")
    assert t.me.rear == [RAIDER] and attack(t, RAIDER) == 3
    t = scene({"rear": ["berserker-des-cendres", SHELL]})  # who is not linked
    assert attack(t, "berserker-des-cendres") == 3
    t.settled()


# Adorateurs


@card("gardienne-du-feu")
def test_the_keeper_of_the_fire_brings_five_ec():
    t = scene({"hand": [KEEPER]})
    t.play(KEEPER)
    assert t.card(KEEPER).ec == 5
    t.settled()


@card("forgeron-de-dricidia")
def test_the_smith_reinforces_one_of_your_golems_for_good():
    t = scene(
        {"hand": ["forgeron-de-dricidia"], "rear": [pair(PUPIL, SLAG), pair(RAIDER, WALL)]},
        {"rear": [pair(PLAIN, "pavois")]},
    )
    t.play("forgeron-de-dricidia")
    t.asks(me, [SLAG, WALL])
    t.me.pick(SLAG)
    assert lives(t, SLAG, WALL, "pavois", PUPIL) == [6, 6, 4, 2]
    end_turn(t)
    fight(t, (PLAIN, PUPIL))
    assert life(t, SLAG) == 2
    t.settled()


@card("forgeron-de-dricidia")
def test_the_smith_without_a_golem_forges_nothing():
    t = scene({"hand": ["forgeron-de-dricidia"], "rear": [RAIDER]}, {"rear": [WALL]})
    t.play("forgeron-de-dricidia")
    assert life(t, WALL) == 6 and t.card("forgeron-de-dricidia").ec == 4
    t.settled()


@card("couveuse-de-dracodia")
def test_the_brooder_warms_a_dragon_or_dracodien_once_a_turn():
    t = scene({"worship": [BROODER], "rear": [SPITTER, SCOUT, VULCAR], "front": [RIDER]}, {"rear": [WYVERN]})
    t.use(BROODER)
    t.asks(me, [SPITTER, RIDER])
    t.me.pick(RIDER)
    assert [attack(t, one) for one in (RIDER, SPITTER)] == [4, 4] and t.why("use", BROODER) == "SO-TURN-100"
    end_turn(t)
    assert attack(t, RIDER) == 3 and t.why("use", BROODER, seat=me) == "SO-TURN-060"
    end_turn(t)
    t.use(BROODER, SPITTER)
    assert [attack(t, one) for one in (RIDER, SPITTER)] == [3, 5]
    t.settled()


@card("couveuse-de-dracodia")
def test_the_brooder_needs_somebody_to_warm():
    t = scene({"worship": [BROODER], "rear": [SCOUT, VULCAR]}, {"rear": [WYVERN]})
    assert t.offers("use") == [] and t.why("use", BROODER) == "SO-GEN-160"


# Miracles


@card("peau-de-pierre")
@pytest.mark.parametrize(("blow", "during", "after"), [([SCOUT], 5, 2), ([PLAIN, SCOUT], 1, 1)])
def test_skin_of_stone_is_worn_first_and_falls_off_with_the_turn(blow, during, after):
    t = scene({"rear": blow}, {"rear": [PUPIL, TURTLE], "worship": [KEEPER], "hand": ["peau-de-pierre"]})
    announce(t, *((one, PUPIL) for one in blow))
    t.you.play("peau-de-pierre")
    t.asks(you, [PUPIL, TURTLE])
    t.you.pick(PUPIL)
    go_on(t)
    assert lives(t, PUPIL, TURTLE) == [during, 6]
    end_turn(t)
    assert life(t, PUPIL) == after
    t.settled()


@card("peau-de-pierre")
def test_skin_of_stone_needs_one_of_your_anges():
    t = scene({"rear": [VULCAR], "worship": [KEEPER], "hand": ["peau-de-pierre"]}, {"rear": [PUPIL]})
    assert t.why("play", "peau-de-pierre") == "SO-MIR-040"


@card("guerison")
def test_healing_mends_two_wounded_anges_four_points_each():
    t = scene(
        {
            "rear": [hurt(TURTLE, 5), hurt(PLAIN, 3), SCOUT],
            "front": [hurt(SPITTER, 1)],
            "worship": [KEEPER],
            "hand": ["guerison"],
        },
        {"rear": [hurt(RAIDER, 1)]},
    )
    t.play("guerison")
    t.asks(me, [TURTLE, PLAIN, SPITTER])
    t.me.pick(TURTLE, PLAIN)
    assert lives(t, TURTLE, PLAIN, SPITTER, RAIDER) == [5, 4, 3, 1]
    t.settled()


@card("guerison")
def test_healing_mends_the_only_one_and_needs_one():
    t = scene({"rear": [hurt(TURTLE, 5), SCOUT], "worship": [KEEPER], "hand": ["guerison"]})
    t.play("guerison")
    t.asks(me, [TURTLE])
    t.me.pick(TURTLE)
    assert life(t, TURTLE) == 5 and t.me.purgatory == [KEEPER, "guerison"]
    t = scene({"rear": [SCOUT], "worship": [KEEPER], "hand": ["guerison"]}, {"rear": [hurt(RAIDER, 1)]})
    assert t.why("play", "guerison") == "SO-MIR-040"
    t.settled()


@card("priere-commune")
def test_common_prayer_refills_one_adorateur_then_draws():
    widow, pearl = "veuve-du-voile", "pecheuse-de-perles"
    t = scene(
        {
            "worship": [{"card": KEEPER, "ec": 1}, {"card": widow, "ec": 0}, ORANTE, pearl],
            "hand": ["priere-commune"],
            "book": [PLAIN, RAIDER],
        },
        {"worship": [{"card": BROODER, "ec": 0}]},
    )
    t.play("priere-commune", pearl)
    t.asks(me, [KEEPER, widow])
    t.me.pick(widow)
    assert [t.card(one).ec for one in (KEEPER, widow, ORANTE, BROODER)] == [1, 5, 5, 0]
    assert t.me.hand == [PLAIN] and t.me.book == [RAIDER] and t.me.purgatory == [pearl, "priere-commune"]
    t.settled()


@card("priere-commune")
def test_common_prayer_needs_another_adorateur_with_spent_ec():
    t = scene({"worship": [{"card": KEEPER, "ec": 1}], "hand": ["priere-commune"]})
    assert t.why("play", "priere-commune") == "SO-MIR-040"
    t = scene({"worship": [KEEPER, ORANTE], "hand": ["priere-commune"]})
    assert t.why("play", "priere-commune") == "SO-MIR-040"


@card("silence-des-cieux")
def test_silence_takes_printed_and_given_abilities_for_good():
    t = scene(
        {"worship": [KEEPER, ORANTE], "hand": ["silence-des-cieux"] * 2, "rear": [SCOUT, PLAIN]},
        {"rear": ["maree-l-amirale-pale", RAIDER, GUNNER, VULCAR], "front": ["chevalier-vaillant"]},
    )
    assert keyword(t.state, t.card(RAIDER), "retrait") == 1
    t.play("silence-des-cieux", KEEPER)
    t.asks(me, [SCOUT, PLAIN, "chevalier-vaillant", RAIDER, GUNNER])
    t.me.pick(RAIDER)
    t.play("silence-des-cieux", "chevalier-vaillant")
    assert keyword(t.state, t.card(RAIDER), "retrait") == 0 and attack(t, RAIDER) == 3
    assert keyword(t.state, t.card(GUNNER), "retrait") == keyword(t.state, t.card(GUNNER), "canon") == 1
    for _ in range(3):
        end_turn(t)
    assert t.offers("retreat") == ["chevalier-vaillant"] and keyword(t.state, t.card(RAIDER), "retrait") == 0
    t.settled()


@card("silence-des-cieux")
def test_an_ange_that_left_and_came_back_speaks_again():
    t = scene({"worship": [KEEPER, ORANTE], "hand": ["silence-des-cieux", "mirage"]}, {"rear": [GUNNER]})
    t.play("silence-des-cieux", KEEPER)
    assert keyword(t.state, t.card(GUNNER), "canon") == 0
    t.play("mirage")
    end_turn(t)
    t.play(GUNNER)
    assert keyword(t.state, t.card(GUNNER), "canon") == 1
    t.settled()


@card("conversion")
def test_conversion_takes_a_small_opposing_ange_without_its_golem_and_with_its_wounds():
    t = scene(
        {"worship": [KEEPER], "hand": ["conversion"], "rear": [RAIDER]},
        {"rear": [PLAIN, PUPIL], "front": [pair(GUNNER, WALL, damage=1), VULCAR]},
    )
    t.play("conversion")
    t.asks(me, [GUNNER, PUPIL])
    t.me.pick(GUNNER)
    assert t.me.rear == [RAIDER, GUNNER] and t.card(GUNNER).controller == me and life(t, GUNNER) == 1
    t.you.pick(f"link:{t.number(PUPIL)}")
    assert t.card(WALL).host == t.number(PUPIL) and t.card(GUNNER).golem is None
    assert GUNNER in t.offers("attack")
    t.settled()


@card("conversion")
def test_a_converted_ange_brings_no_arrival_and_falls_into_its_owners_purgatoire():
    t = scene({"worship": [KEEPER, ORANTE], "hand": ["conversion", "chute"]}, {"rear": [WHELP, PUPIL]})
    t.play("conversion", KEEPER, WHELP)
    assert t.me.rear == [WHELP] and lives(t, WHELP, PUPIL) == [1, 2]
    t.play("chute", WHELP)
    assert t.you.purgatory == [WHELP] and t.me.rear == []
    t = scene({"worship": [KEEPER], "hand": ["conversion"], "rear": [PUPIL]}, {"rear": [PLAIN]})
    assert t.why("play", "conversion") == "SO-MIR-040"
    t.settled()


@card("silence-des-cieux")
def test_silence_takes_a_gained_armure_too():
    armoured = {"card": "templier-de-la-lumiere", "marks": {"armure": 2}}
    t = scene({"worship": [ORANTE], "hand": ["silence-des-cieux"]}, {"rear": [armoured]})
    it = t.card("templier-de-la-lumiere")
    assert keyword(t.state, it, "armure") == 4, "two printed, two gained"
    t.play("silence-des-cieux")
    assert keyword(t.state, it, "armure") == 0
    t.settled()
