"""Poseidia: the flotte, the sirens and the hoard."""

import pytest
from s1_scene import MAREE, announce, attack, ec, end_turn, fight, fires, four, go_on, life, mortal, pair, scene

from pioche.testing import card, me, you

RAIDER = "pillard-des-recifs"  # Pirate 3/2, cost 2
GUNNER = "canonniere-de-l-ile"  # Pirate 2/2, cost 3
LOOKOUT = "vigie-du-grand-mat"  # Pirate 1/3, cost 2
SCOUT = "eclaireur-d-eondra"  # 2/1, cost 1
PUPIL = "eleve-du-dojo"  # 1/2, cost 1
PLAIN = "executeur-des-ombres"  # 4/4, cost 5
VAMPIRE = "vampire-de-nargol"  # 3/4, cost 4
TURTLE = "tortue-au-tresor"  # 1/6, cost 4
WALL = "mur-d-acier-celeste"  # golem, 6
FISH = "idole-maudite"  # 0/5
KEEPER = "gardienne-du-feu"  # adorateur, 5 EC


# Divinities


@card("maree-l-amirale-pale-noir")
def test_maree_gives_retrait_to_your_pirate_anges_alone():
    t = scene({"rear": [MAREE, RAIDER, LOOKOUT, SCOUT]}, {"rear": [FISH]})
    announce(t, (RAIDER, FISH), (LOOKOUT, FISH), (SCOUT, FISH), (MAREE, FISH))
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.me.pick("no")
    go_on(t)
    assert t.me.rear == [RAIDER] and sorted(t.me.front) == sorted([LOOKOUT, SCOUT, MAREE])
    t.settled()


@card("maree-l-amirale-pale-noir")
def test_maree_gives_nothing_to_pirates_of_the_other_side():
    t = scene({"rear": [RAIDER]}, {"rear": [MAREE, LOOKOUT, TURTLE]})
    fight(t, (RAIDER, TURTLE))
    assert t.me.front == [RAIDER]
    t.settled()


@card("maree-l-amirale-pale-blanc")
@pytest.mark.parametrize(
    ("pirates", "drawn"),
    [([], 0), ([RAIDER, LOOKOUT], 2), ([RAIDER, LOOKOUT, GUNNER, "espionne-des-ports"], 3)],
)
def test_maree_draws_for_each_pirate_three_at_most(pirates, drawn):
    """Her book is empty as she becomes mortal, but a page with Destin divin turns it over first."""
    graves = [SCOUT] * 5
    t = scene(
        {"rear": ["prototype-reveur", "charmeuse-de-perles", *pirates], "book": [], "purgatory": graves},
        {"rear": ["mousse-de-poseidia"]},
        active=1,
    )
    end_turn(t)
    assert t.me.divine == ["prototype-reveur"] and t.state.mortal(0) is None
    assert len(t.me.hand) == 1 + drawn and len(t.me.book) == 4 - drawn
    t.settled()


@card("maree-l-amirale-pale-blanc")
def test_maree_with_an_empty_book_draws_nothing():
    t = scene({"rear": [RAIDER, LOOKOUT], "book": [], "ec": 7}, active=1)
    end_turn(t)
    assert mortal(t, me) == (2, 11) and t.me.hand == []
    t.settled()


@card("nerissa-voix-des-abysses-noir")
def test_nerissa_returns_a_small_opposing_ange_once_a_turn():
    nerissa = "nerissa-voix-des-abysses"
    t = scene({"rear": [nerissa, SCOUT]}, {"rear": [pair(GUNNER, WALL), PUPIL, VAMPIRE], "front": [LOOKOUT]})
    t.use(nerissa)
    t.asks(me, [GUNNER, PUPIL, LOOKOUT])
    t.me.pick(GUNNER)
    assert t.you.hand == [GUNNER] and t.me.rear == [nerissa, SCOUT]
    t.asks(you, [f"link:{t.number(PUPIL)}", f"link:{t.number(VAMPIRE)}", f"link:{t.number(LOOKOUT)}"])
    t.you.pick(PUPIL)
    assert t.why("use", nerissa) == "SO-TURN-100"
    end_turn(t)
    assert t.why("use", nerissa, seat=me) == "SO-TURN-060"
    end_turn(t)
    assert t.offers("use") == [nerissa]
    t.settled()


@card("nerissa-voix-des-abysses-noir")
def test_nerissa_needs_somebody_small_to_charm():
    t = scene({"rear": ["nerissa-voix-des-abysses", SCOUT]}, {"rear": [VAMPIRE, PLAIN]})
    assert t.offers("use") == [] and t.why("use", "nerissa-voix-des-abysses") == "SO-GEN-160"


@card("nerissa-voix-des-abysses-noir")
def test_nerissa_sends_a_page_to_its_owner():
    t = scene({"rear": ["nerissa-voix-des-abysses"], "worship": [KEEPER], "hand": ["traitre-du-voile"]})
    t.play("traitre-du-voile")
    assert t.you.rear == ["traitre-du-voile"]
    t.use("nerissa-voix-des-abysses")
    assert t.me.hand == ["traitre-du-voile"] and t.you.rear == []
    t.settled()


@card("nerissa-voix-des-abysses-blanc")
def test_nerissa_weakens_opposing_anges_and_no_others():
    nerissa = {"card": "nerissa-voix-des-abysses", "state": ["white"]}
    t = scene(
        {"rear": [nerissa, SCOUT]},
        {"rear": [RAIDER, "cuve-alchimique", "thalos-gardien-du-tresor"], "front": [LOOKOUT]},
    )
    assert [attack(t, one) for one in (RAIDER, LOOKOUT, "cuve-alchimique")] == [2, 0, 0]
    assert attack(t, SCOUT) == 2 and attack(t, "thalos-gardien-du-tresor") == 5
    assert attack(t, "nerissa-voix-des-abysses") == 2


@card("o-noir")
def test_o_returns_all_small_anges_of_both_sides():
    t = scene(
        {"divine": [{"card": "o", "ec": 1}], "rear": [pair(RAIDER, WALL), GUNNER], "hand": [SCOUT]},
        {"rear": [LOOKOUT, PUPIL, "thalos-gardien-du-tresor"], "front": [VAMPIRE]},
    )
    t.play(SCOUT)
    assert mortal(t, me) == (5, 11)
    assert t.me.hand == [RAIDER] and sorted(t.you.hand) == sorted([LOOKOUT, PUPIL])
    assert t.me.rear == [GUNNER, "o", SCOUT]  # who was paid for comes after it
    assert t.you.rear == ["thalos-gardien-du-tresor"] and t.you.front == [VAMPIRE]
    assert [one.card.proto.id for one in t.card(GUNNER).attached] == [WALL]
    t.settled()


@card("o-noir")
def test_o_on_an_empty_board_returns_nobody():
    t = scene({"divine": [{"card": "o", "ec": 4}], "hand": [VAMPIRE]})
    t.play(VAMPIRE)
    assert t.me.rear == ["o", VAMPIRE] and t.me.hand == t.you.hand == []
    t.settled()


@card("o-blanc")
def test_o_drowns_an_adorateur_to_return_an_opposing_ange():
    o = {"card": "o", "state": ["white"]}
    t = scene({"rear": [o, SCOUT], "worship": [KEEPER, "pecheuse-de-perles"]}, {"rear": [PLAIN], "front": [VAMPIRE]})
    t.use("o")
    t.asks(me, [KEEPER, "pecheuse-de-perles"])
    t.me.pick(KEEPER)
    t.asks(me, [PLAIN, VAMPIRE])
    t.me.pick(PLAIN)
    assert t.me.purgatory == [KEEPER] and t.me.worship == ["pecheuse-de-perles"]
    assert t.you.hand == [PLAIN] and t.you.front == [VAMPIRE] and t.me.rear == ["o", SCOUT]
    assert t.why("use", "o") == "SO-TURN-100"
    t.settled()


@card("o-blanc")
def test_o_needs_an_adorateur_and_an_opposing_ange():
    o = {"card": "o", "state": ["white"]}
    t = scene({"rear": [o, SCOUT]}, {"rear": [PLAIN]})
    assert t.why("use", "o") == "SO-GEN-160"
    t = scene({"rear": [o, SCOUT], "worship": [KEEPER]})
    assert t.why("use", "o") == "SO-GEN-160"


@card("o-blanc")
def test_the_dernier_souffle_of_a_drowned_adorateur_follows():
    o = {"card": "o", "state": ["white"]}
    t = scene({"rear": [o, RAIDER], "worship": ["tavernier-au-bierovin"]}, {"rear": [PLAIN]})
    t.use("o")
    assert attack(t, RAIDER) == 5 and t.you.hand == [PLAIN]
    t.settled()


@card("maree-l-amirale-pale")
@card("nerissa-voix-des-abysses")
@card("o")
@pytest.mark.parametrize(("id", "energy"), [(MAREE, 40), ("nerissa-voix-des-abysses", 38), ("o", 45)])
def test_gods_of_poseidia_have_their_energy(id, energy):
    t = scene({"divine": [id]}, {"rear": [SCOUT]}, active=1)
    fight(t, (SCOUT, id))
    assert ec(t, me) == energy - 2
    t.settled()


# The archange


@card("thalos-gardien-du-tresor")
@pytest.mark.parametrize(
    ("pirates", "before", "after"),
    [([], 3, 3), ([RAIDER, LOOKOUT], 3, 5), ([RAIDER, LOOKOUT, GUNNER], 5, 7), ([RAIDER], 7, 7)],
)
def test_thalos_gains_ec_for_each_of_your_pirates_up_to_those_printed(pirates, before, after):
    thalos = {"card": "thalos-gardien-du-tresor", "ec": before}
    t = scene({"rear": [thalos, SCOUT, *pirates]}, {"rear": ["contrebandier"]}, active=1)
    end_turn(t)
    assert t.card("thalos-gardien-du-tresor").ec == after
    end_turn(t)
    assert t.card("thalos-gardien-du-tresor").ec == after
    t.settled()


@card("thalos-gardien-du-tresor")
def test_thalos_does_nothing_in_the_turn_of_others():
    t = scene({"rear": [{"card": "thalos-gardien-du-tresor", "ec": 2}, RAIDER]})
    end_turn(t)
    assert t.card("thalos-gardien-du-tresor").ec == 2
    end_turn(t)
    assert t.card("thalos-gardien-du-tresor").ec == 3


# Anges


@card("sirene-des-brisants")
def test_the_siren_weakens_an_opposing_ange_until_the_end_of_its_next_turn():
    t = scene({"hand": ["sirene-des-brisants"], "rear": [SCOUT]}, {"rear": [RAIDER], "front": [PLAIN]})
    t.play("sirene-des-brisants")
    t.asks(me, [RAIDER, PLAIN])
    t.me.pick(PLAIN)
    assert attack(t, PLAIN) == 2 and attack(t, RAIDER) == 3
    end_turn(t)
    assert attack(t, PLAIN) == 2
    end_turn(t)
    assert attack(t, PLAIN) == 4
    t.settled()


@card("sirene-des-brisants")
def test_the_siren_takes_no_attack_below_zero_and_may_find_nobody():
    t = scene({"hand": ["sirene-des-brisants"]}, {"rear": [LOOKOUT]})
    t.play("sirene-des-brisants")
    assert attack(t, LOOKOUT) == 0
    t = scene({"hand": ["sirene-des-brisants"], "rear": [SCOUT]}, {"rear": ["thalos-gardien-du-tresor"]})
    t.play("sirene-des-brisants")
    assert attack(t, SCOUT) == 2 and attack(t, "thalos-gardien-du-tresor") == 5
    t.settled()


@card("corsaire-au-bicorne")
def test_the_corsair_draws_after_attacking_a_divinity_in_the_heavens():
    t = scene({"rear": ["corsaire-au-bicorne", SCOUT]})
    fight(t, ("corsaire-au-bicorne", MAREE), (SCOUT, MAREE))
    t.me.pick("yes")  # Retrait
    go_on(t)
    assert t.me.rear == ["corsaire-au-bicorne"] and len(t.me.hand) == 1 and ec(t, you) == 35
    t.settled()


@card("corsaire-au-bicorne")
def test_the_corsair_draws_nothing_for_pages_mortals_or_the_attacks_of_others():
    t = scene({"rear": ["corsaire-au-bicorne"]}, {"rear": [PUPIL]})
    announce(t, ("corsaire-au-bicorne", PUPIL))
    t.me.pick("no")
    assert t.me.hand == []
    t = scene({"rear": ["corsaire-au-bicorne"]}, {"rear": [MAREE]})
    announce(t, ("corsaire-au-bicorne", MAREE))
    assert t.me.hand == [] and t.me.purgatory == ["corsaire-au-bicorne"]
    t = scene({"rear": ["corsaire-au-bicorne", SCOUT]})
    fight(t, (SCOUT, MAREE))
    assert t.me.hand == []
    t.settled()


@card("corsaire-au-bicorne")
def test_damage_that_flight_sends_to_the_divinity_is_no_attack_on_it():
    t = scene({"rear": ["corsaire-au-bicorne"]}, {"rear": ["contrebandier"]})
    announce(t, ("corsaire-au-bicorne", "contrebandier"))
    t.you.pick("yes")
    t.me.pick("no")
    assert ec(t, you) == 37 and t.me.hand == []
    t.settled()


@card("leviathan-du-large")
def test_the_leviathan_returns_another_ange_of_cost_5_or_less():
    t = scene({"hand": ["leviathan-du-large"], "rear": [SCOUT]}, {"rear": [PLAIN, "devoreur-d-etoiles"]})
    t.play("leviathan-du-large")
    t.asks(me, [SCOUT, PLAIN])
    t.me.pick(PLAIN)
    assert t.you.hand == [PLAIN] and t.you.rear == ["devoreur-d-etoiles"]
    assert t.me.rear == [SCOUT, "leviathan-du-large"]
    t.settled()


@card("leviathan-du-large")
def test_the_leviathan_must_return_your_own_ange_if_there_is_no_other():
    t = scene({"hand": ["leviathan-du-large"], "rear": [{"card": LOOKOUT, "damage": 2}]})
    t.play("leviathan-du-large")
    assert t.me.hand == [LOOKOUT] and t.me.rear == ["leviathan-du-large"]
    t.play(LOOKOUT)
    assert life(t, LOOKOUT) == 3  # SO-GEN-120: it has forgotten its wounds
    t.settled()


@card("mousse-de-poseidia")
@card("vigie-du-grand-mat")
@card("espionne-des-ports")
@pytest.mark.parametrize("id", ["mousse-de-poseidia", "vigie-du-grand-mat", "espionne-des-ports"])
def test_who_has_longue_vue_sees_the_hand_of_the_opponent(id):
    t = scene({"hand": [id]}, {"hand": [PLAIN, RAIDER]})
    seen = [t.state.seen.get(one.number, 0) for one in t.state.players[1].hand]
    assert seen == [0, 0]
    t.play(id)
    assert [t.state.seen.get(one.number, 0) for one in t.state.players[1].hand] == [1, 1]
    t.settled()


@card("mousse-de-poseidia")
def test_the_cabin_boy_looks_into_one_hand_of_two():
    t = four({"hand": ["mousse-de-poseidia"]}, {"hand": [RAIDER]}, {"hand": [RAIDER]}, {"hand": [PLAIN]})
    t.play("mousse-de-poseidia")
    t.asks(me, ["player:1", "player:3"])
    t.me.pick("player:3")
    assert [[t.state.seen.get(one.number, 0) for one in player.hand] for player in t.state.players[1:]] == [
        [0],
        [0],
        [1],
    ]
    t.settled()


@card("pillard-des-recifs")
def test_the_reef_raider_strikes_for_three():
    t = scene({"rear": [RAIDER]})
    fight(t, (RAIDER, MAREE))
    assert ec(t, you) == 37
    t.settled()


@card("canonniere-de-l-ile")
@card("fregate-fantome")
@pytest.mark.parametrize(("id", "hurt"), [("canonniere-de-l-ile", 2), ("fregate-fantome", 4)])
def test_ships_fire_from_the_rear_guard_unhurt(id, hurt):
    t = scene({"rear": [id]}, {"rear": [TURTLE]})
    fight(t, (fires(t, id), TURTLE))
    assert t.me.rear == [id] and life(t, TURTLE) == 6 - hurt and t.card(id).damage == 0
    t.settled()


@card("poisson-lune-cuirasse")
@card("tortue-au-tresor")
@pytest.mark.parametrize("id", ["poisson-lune-cuirasse", "tortue-au-tresor"])
def test_wounds_of_a_treasure_beast_pay(id):
    t = scene({"rear": [RAIDER]}, {"rear": [id], "hand": [GUNNER], "ec": 5})
    fight(t, (RAIDER, id))
    assert t.card(id).marks["treasure"] == 3
    end_turn(t)
    t.play(GUNNER, f"pay:{t.number(id)}")
    assert ec(t, you) == 5 and t.you.rear == [id, GUNNER] and not t.card(id).marks
    t.settled()


@card("coffre-anime")
def test_the_chest_keeps_what_is_hit_off_its_shield():
    t = scene({"rear": [RAIDER]}, {"rear": [pair(PUPIL, "coffre-anime")]})
    fight(t, (RAIDER, PUPIL))
    assert t.card("coffre-anime").marks["treasure"] == 3 and life(t, "coffre-anime") == 1 and life(t, PUPIL) == 2
    t.settled()


@card("contrebandier")
@card("charmeuse-de-perles")
@pytest.mark.parametrize("id", ["contrebandier", "charmeuse-de-perles"])
def test_who_flees_comes_back_to_hand_and_another_takes_the_damage(id):
    t = scene({"rear": [PLAIN]}, {"rear": [id, TURTLE]})
    announce(t, (PLAIN, id))
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    t.asks(you, [TURTLE, MAREE])
    t.you.pick(TURTLE)
    assert t.you.hand == [id] and life(t, TURTLE) == 2 and life(t, PLAIN) == 4
    t.settled()


@card("contrebandier")
def test_who_does_not_flee_fights():
    t = scene({"rear": [PLAIN]}, {"rear": ["contrebandier"]})
    announce(t, (PLAIN, "contrebandier"))
    t.you.pick("no")
    assert t.you.purgatory == ["contrebandier"] and life(t, PLAIN) == 1 and ec(t, you) == 40
    t.settled()


@card("charmeuse-de-perles")
def test_the_charmer_cannot_be_attacked_in_the_next_turn():
    t = scene({"hand": ["charmeuse-de-perles"], "rear": [SCOUT]}, {"rear": [PLAIN]})
    t.play("charmeuse-de-perles")
    end_turn(t)
    t.attack(PLAIN)
    assert t.offers("strike") == [SCOUT] and t.why("strike", "charmeuse-de-perles") == "SO-SEDUCTION-010"


@card("alchimiste-au-bierovin")
def test_the_alchemist_pays_with_its_life():
    t = scene({"rear": ["alchimiste-au-bierovin"], "hand": [GUNNER]})
    t.play(GUNNER, f"pay:{t.number('alchimiste-au-bierovin')}")
    assert life(t, "alchimiste-au-bierovin") == 2 and ec(t, me) == 40
    t.settled()


@card("espionne-des-ports")
def test_the_spy_strikes_past_the_golem():
    t = scene({"rear": ["espionne-des-ports"]}, {"rear": [pair(PUPIL, WALL)]})
    fight(t, ("espionne-des-ports", PUPIL))
    assert t.you.purgatory == [PUPIL] and life(t, WALL) == 6
    t.settled()


@card("naiade-des-eaux-froides")
def test_the_naiad_freezes_an_ange():
    t = scene({"hand": ["naiade-des-eaux-froides"]}, {"rear": [RAIDER, PLAIN]})
    t.play("naiade-des-eaux-froides")
    t.asks(me, ["naiade-des-eaux-froides", RAIDER, PLAIN])
    t.me.pick(PLAIN)
    end_turn(t)
    assert t.why("attack", PLAIN) == "SO-GELER-010" and t.offers("attack") == [RAIDER]


# Golems


@card("recif-derivant")
def test_the_drifting_reef_stops_four():
    t = scene({"rear": ["bete-de-dracodia"]}, {"rear": [pair(TURTLE, "recif-derivant")]})  # 5, Violence
    fight(t, ("bete-de-dracodia", TURTLE))
    assert sorted(t.you.purgatory) == ["recif-derivant", TURTLE]  # 10: 4 and 6
    t.settled()


@card("figure-de-proue")
def test_the_figurehead_gives_retrait_to_its_own_ange():
    t = scene({"rear": [pair(PLAIN, "figure-de-proue"), SCOUT]}, {"rear": [TURTLE]})
    announce(t, (SCOUT, TURTLE), (PLAIN, TURTLE))
    t.asks(me, ["yes", "no"], kind="confirm")
    assert SCOUT in t.me.front + t.me.purgatory
    t.me.pick("yes")
    assert t.me.rear == [PLAIN] and t.card(PLAIN).golem.card.proto.id == "figure-de-proue"
    t.settled()


@card("figure-de-proue")
def test_the_figurehead_moves_no_valiant_knight_and_gives_nothing_once_destroyed():
    t = scene({"front": [pair("chevalier-vaillant", "figure-de-proue")]}, {"rear": [TURTLE]})
    fight(t, ("chevalier-vaillant", TURTLE))
    assert t.me.front == ["chevalier-vaillant"]
    worn = {"card": "figure-de-proue", "damage": 3}
    t = scene({"rear": [pair(PLAIN, worn)]}, {"rear": [TURTLE]})
    fight(t, (PLAIN, TURTLE))
    assert t.me.front == [PLAIN] and t.me.purgatory == ["figure-de-proue"]
    t.settled()


# Adorateurs


@card("habitante-d-erenia")
def test_the_woman_of_erenia_shrinks_an_opposing_ange_while_she_stays():
    t = scene(
        {"hand": ["habitante-d-erenia", "don-des-fideles"], "rear": [SCOUT]}, {"rear": [PLAIN], "front": [RAIDER]}
    )
    t.play("habitante-d-erenia")
    t.asks(me, [RAIDER, PLAIN])
    t.me.pick(PLAIN)
    assert attack(t, PLAIN) == 0 and attack(t, RAIDER) == 3
    end_turn(t)
    end_turn(t)
    assert attack(t, PLAIN) == 0
    t.play("don-des-fideles")
    assert t.me.worship == [] and attack(t, PLAIN) == 4
    t.settled()


@card("habitante-d-erenia")
def test_an_ange_that_left_and_came_back_is_free_of_erenia():
    t = scene({"hand": ["habitante-d-erenia", "mirage"], "worship": [KEEPER]}, {"rear": [RAIDER]})
    t.play("habitante-d-erenia")
    t.play("mirage", KEEPER)
    end_turn(t)
    t.play(RAIDER)
    assert attack(t, RAIDER) == 3
    t.settled()


@card("habitante-d-erenia")
def test_without_an_opposing_ange_the_woman_of_erenia_is_a_reserve():
    t = scene({"hand": ["habitante-d-erenia"], "rear": [PLAIN]})
    t.play("habitante-d-erenia")
    assert attack(t, PLAIN) == 4 and t.card("habitante-d-erenia").ec == 3
    t.settled()


@card("pecheuse-de-perles")
def test_the_pearl_fisher_brings_five_ec():
    t = scene({"hand": ["pecheuse-de-perles"]})
    t.play("pecheuse-de-perles")
    assert t.card("pecheuse-de-perles").ec == 5
    t.settled()


@card("tavernier-au-bierovin")
def test_the_innkeeper_leaves_a_pirate_in_his_cups():
    t = scene(
        {"worship": ["tavernier-au-bierovin"], "hand": ["don-des-fideles"], "rear": [RAIDER, LOOKOUT, SCOUT]},
        {"rear": [GUNNER]},
    )
    t.play("don-des-fideles")
    t.asks(me, [RAIDER, LOOKOUT])
    t.me.pick(RAIDER)
    assert attack(t, RAIDER) == 5 and attack(t, LOOKOUT) == 1
    end_turn(t)
    assert attack(t, RAIDER) == 3
    t.settled()


@card("tavernier-au-bierovin")
def test_without_a_pirate_the_innkeeper_gives_nothing():
    t = scene({"worship": ["tavernier-au-bierovin"], "hand": ["don-des-fideles"], "rear": [SCOUT]})
    t.play("don-des-fideles")
    assert attack(t, SCOUT) == 2 and t.me.purgatory == ["tavernier-au-bierovin", "don-des-fideles"]
    t.settled()


@card("cartographe-des-courants")
def test_the_chartmaker_may_draw():
    for answer, drawn in (("yes", 1), ("no", 0)):
        t = scene({"hand": ["cartographe-des-courants"]})
        t.play("cartographe-des-courants")
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        assert len(t.me.hand) == drawn and len(t.me.book) == 6 - drawn
        t.settled()


@card("cartographe-des-courants")
def test_a_draw_from_an_empty_book_may_be_declined():
    t = scene({"hand": ["cartographe-des-courants"], "book": []})
    t.play("cartographe-des-courants", "no")
    assert ec(t, me) == 40
    t = scene({"hand": ["cartographe-des-courants"], "book": [], "ec": 5})
    t.play("cartographe-des-courants", "yes")
    assert mortal(t, me) == (2, 9)
    t.settled()
