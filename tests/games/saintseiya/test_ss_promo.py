"""The three promotional cards."""

import pytest
from ss_scene import at, facing, frozen, play, price, scene, solo, values, wounded

from pioche.testing import Table, card, me, rule, started


def field(t: Table) -> list[str]:
    return [it.card.proto.id for it in t.state.field]


def ids(cards) -> list[str]:
    return sorted(one.proto.id for one in cards)


# Seiya du Sagittaire


@card("seiya-sagittaire")
def test_a_flame_goes_out_when_he_arrives_while_a_chevalier_d_argent_is_there():
    for neighbour, flames in (("dante-cerbere", 4), ("docrates", 5)):  # both are ◆
        t = scene({"played": facing(6, "gigas")}, field=[neighbour, "oko"], reserve=["seiya-sagittaire"], flames=5)
        t.activate("gigas", "oko")
        assert field(t) == [neighbour, "seiya-sagittaire"] and t.state.flames == flames
        t.settled()


@card("seiya-sagittaire")
@rule("SS-FAQM-140")
def test_whoever_rallies_him_gets_a_card_that_has_left_the_field_without_its_effects():
    mine = {"played": facing(3, "shaka-vierge", "shaka-vierge", "jabu-licorne")}
    t = scene(
        mine,
        field=[at(3, "seiya-sagittaire")],
        gone=["leda", "milo-scorpion", "siegfried-dubhe"],
        flames=5,
        sapphires=2,
    )
    t.rally("seiya-sagittaire")
    t.asks(me, ["leda", "milo-scorpion", "siegfried-dubhe"])
    t.me.pick("milo-scorpion")
    assert t.me.hand == ["milo-scorpion"] and ids(t.state.gone) == ["leda", "siegfried-dubhe"]
    assert ids(t.state.removed) == ["seiya-sagittaire"] and t.state.flames == 5 and t.state.sapphires == 2
    assert sorted(t.me.discard) == ["jabu-licorne", "shaka-vierge", "shaka-vierge"]
    t.settled()


@card("seiya-sagittaire")
@rule("SS-ACQ-160", "SS-PILR-110", "SS-EVOL-040")
def test_the_card_that_he_brings_is_acquired():
    mine = {"played": facing(3, "shaka-vierge", "shaka-vierge", "jabu-licorne")}
    mine |= {"hand": ["armure-pegase"], "aside": ["armure-pegase-asgard"]}
    words = {"field": [at(3, "seiya-sagittaire")], "gone": ["io-scylla", "milo-scorpion"]}
    t = scene(mine, pillars=["pilier-pacifique-sud"], **words)
    t.rally("seiya-sagittaire", "io-scylla")
    assert ids(it.card for it in t.state.standing) == ["pilier-pacifique-sud"] and t.me.weapons == 1
    t.settled()
    t = scene(mine, **words)
    t.rally("seiya-sagittaire", "milo-scorpion")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert sorted(t.me.hand) == ["armure-pegase-asgard", "milo-scorpion"] and t.me.weapons == 0
    t.settled()


@card("seiya-sagittaire", "kuraggu")
@rule("SS-ACQ-160", "SS-FAQH-210")
def test_he_brings_no_card_that_may_not_be_acquired():
    mine = {"played": facing(3, "shaka-vierge", "shaka-vierge", "jabu-licorne")}
    t = scene(mine, field=[at(3, "seiya-sagittaire"), at(4, "kuraggu")], gone=["leda", "oko", "armure-lion"])
    t.rally("seiya-sagittaire")
    t.asks(me, ["oko", "armure-lion"])
    t.me.pick("oko")
    assert t.me.hand == ["oko"] and ids(t.state.gone) == ["armure-lion", "leda"]
    t.settled()


@card("seiya-sagittaire")
@rule("SS-FAQM-130")
def test_he_is_out_of_the_game_even_if_no_card_can_be_taken():
    mine = {"played": facing(3, "shaka-vierge", "shaka-vierge", "jabu-licorne")}
    t = scene(mine, field=[at(3, "seiya-sagittaire")])
    t.rally("seiya-sagittaire")
    assert (
        t.me.hand == []
        and ids(t.state.removed) == ["seiya-sagittaire"]
        and t.zone("seiya-sagittaire") == ("removed", -1)
    )
    t.settled()


@card("seiya-sagittaire")
@rule("SS-EFX-030")
def test_he_goes_also_when_he_is_taken_for_nothing():
    mine = {"played": facing(3, *["thor-phecda"] * 3)}
    t = scene(mine, field=[at(2, "seiya-sagittaire"), at(3, "shura-capricorne")], gone=["leda"])
    t.fight("shura-capricorne", "seiya-sagittaire", "leda")
    assert t.me.hand == ["leda"] and ids(t.state.removed) == ["seiya-sagittaire"]
    t.settled()


@card("seiya-sagittaire", "shiryu-balance", "hyoga-verseau")
@rule("SS-EFX-220")
@pytest.mark.parametrize(
    ("promo", "black"),
    [("seiya-sagittaire", "pegase-noir"), ("shiryu-balance", "dragon-noir"), ("hyoga-verseau", "cygne-noir")],
)
def test_the_name_alone_makes_no_hero(promo, black):
    t = scene({"hand": [promo]}, field=[at(3, black)])
    play(t, promo, black)
    assert price(t, black) == 4 and values(t, promo) == (0, 0, 0)
    t.settled()


# Shiryû de la Balance


@card("shiryu-balance")
@rule("SS-FAQM-180")
def test_a_hero_in_play_grows_with_the_wounded_heroes_of_all():
    mine = {
        "played": facing(6, "shiryu-balance", "seiya-pegase", "oko", "seiya-pegase-bronze"),
        "marked": [wounded("seiya-pegase"), wounded("leda"), frozen("seiya-pegase")],
    }
    t = scene(mine, {"marked": [wounded("shun-andromede")] * 2})
    seiya = t.state.players[0].played[1].number
    t.activate("shiryu-balance")
    t.asks(me, [seiya, "seiya-pegase-bronze"])
    t.me.pick("seiya-pegase-bronze")
    assert values(t, "seiya-pegase-bronze") == (1 + 3, 1, 1 + 3) and values(t, "oko")[0] == 1
    assert t.me.destroyed == ["shiryu-balance"]
    t.settled()


@card("shiryu-balance")
@rule("SS-EFX-130", "SS-EFX-200")
def test_he_needs_a_hero_in_play_and_a_wounded_one():
    t = scene({"played": facing(6, "shiryu-balance", "oko")}, {"marked": [wounded("shun-andromede")]})
    assert t.why("activate", "shiryu-balance") == "SS-EFX-130"
    t = scene({"played": facing(6, "shiryu-balance", "seiya-pegase")}, {"marked": [frozen("shun-andromede")]})
    assert t.why("activate", "shiryu-balance") == "SS-EFX-130"


@card("shiryu-balance")
@rule("SS-ACQ-260")
@pytest.mark.parametrize(("way", "strong"), [("fight", "thor-phecda"), ("rally", "shaka-vierge")])
def test_all_who_beat_him_either_way_are_wounded_and_as_many_cards_are_drawn(way, strong):
    mine = {"played": facing(3, strong, strong, "jabu-licorne", "oko"), "pile": ["leda"] * 9}
    t = scene(mine, field=[at(3, "shiryu-balance")])
    t.act(me, way, "shiryu-balance", "without:" + str(t.number("oko")))
    if t.match.decision.kind == "party":
        t.me.pick("done")
    assert sorted(t.me.marked) == sorted([strong, strong, "jabu-licorne"]) and t.me.played == ["oko"]
    assert t.me.hand == ["leda"] * 3 + (["shiryu-balance"] if way == "rally" else [])
    assert t.me.discard == ([] if way == "rally" else ["shiryu-balance"])
    t.settled()


@card("shiryu-balance")
@rule("SS-TYPE-170")
def test_whoever_cannot_be_wounded_brings_no_card():
    fighters = ["seiya-pegase-transcende", "thor-phecda", "oko"]
    t = scene({"played": facing(3, *fighters), "pile": ["leda"] * 9}, field=[at(3, "shiryu-balance")])
    t.fight("shiryu-balance")
    assert sorted(t.me.marked) == ["oko", "thor-phecda"] and t.me.hand == ["leda"] * 2
    assert t.me.aside == ["seiya-pegase-transcende"]
    t.settled()


# Hyôga du Verseau


@card("hyoga-verseau")
@rule("SS-EFX-100")
def test_he_destroys_every_frozen_character_of_all_players():
    mine = {"played": facing(6, "hyoga-verseau"), "marked": [frozen("oko"), wounded("leda"), frozen("armure-lion")]}
    t = scene(mine, {"marked": [frozen("jaki", 1), frozen("spica")]})
    t.activate("hyoga-verseau")
    assert t.me.destroyed == ["hyoga-verseau", "oko"] and t.you.destroyed == ["jaki", "spica"]
    assert t.me.marked == ["leda", "armure-lion"] and t.you.marked == []
    t.settled()


@card("hyoga-verseau")
@rule("SS-EFX-130")
def test_he_needs_a_frozen_character():
    t = scene({"played": facing(6, "hyoga-verseau"), "marked": [wounded("leda")]}, {"marked": [frozen("armure-lion")]})
    assert t.why("activate", "hyoga-verseau") == "SS-EFX-130"


@card("hyoga-verseau")
@rule("SS-CARD-250", "SS-EFX-140")
def test_the_players_share_the_field_in_turn_and_all_of_it_comes_in_frozen():
    cards = [
        at(1, "oko"),
        at(2, "armure-lion"),
        at(3, "hyoga-verseau"),
        at(4, "mu-belier"),
        at(5, "jaki"),
        at(6, "leda"),
    ]
    t = scene({"played": facing(3, *["thor-phecda"] * 3)}, field=cards, flames=5)
    t.fight("hyoga-verseau")
    t.asks(0, ["oko", "armure-lion", "mu-belier", "jaki", "leda"])
    t.me.pick("mu-belier")
    t.asks(1, ["oko", "armure-lion", "jaki", "leda"])
    t.you.pick("armure-lion")
    t.asks(0, ["oko", "jaki", "leda"])
    t.me.pick("oko")
    t.asks(1, ["jaki", "leda"])
    t.you.pick("jaki")
    t.asks(0, ["leda"])
    t.me.pick("leda")
    assert t.me.marked == ["mu-belier", "oko", "leda"] and t.you.marked == ["armure-lion", "jaki"]
    assert all(it.frozen == 2 for player in t.state.players for it in player.marked)
    assert field(t) == [] and t.state.flames == 4 and "hyoga-verseau" in t.me.discard
    t.settled()


@card("hyoga-verseau")
@rule("SS-CARD-250")
def test_rallied_he_comes_to_hand_and_each_vaincu_of_the_shared_cards_applies():
    mine = {"played": facing(3, "shaka-vierge", "shaka-vierge")}
    t = scene(mine, field=[at(3, "hyoga-verseau"), at(4, "dante-cerbere"), at(5, "babel-centaure")], reserve=["jaki"])
    t.rally("hyoga-verseau", "babel-centaure")
    t.you.pick("dante-cerbere")
    assert t.you.discard == ["jaki"] and t.you.marked == ["dante-cerbere"] and t.me.marked == ["babel-centaure"]
    assert t.me.hand == ["hyoga-verseau"]
    t.settled()


@card("hyoga-verseau")
@rule("SS-CARD-410")
def test_what_may_not_be_acquired_is_not_shared_yet():
    mine = {"played": facing(3, *["thor-phecda"] * 3)}
    cards = [at(3, "hyoga-verseau"), at(4, "mu-belier"), at(5, "oko"), at(6, "kuraggu")]
    t = scene(mine, field=cards)  # Hyôga is no Chevalier
    t.fight("hyoga-verseau")
    t.asks(0, ["oko", "kuraggu"])
    t.me.pick("kuraggu")
    t.asks(1, ["mu-belier", "oko"])
    t.you.pick("oko")
    t.asks(0, ["mu-belier"])
    t.me.pick("mu-belier")
    t.settled()


@card("hyoga-verseau")
@rule("SS-SOLOX-220")
def test_hilda_takes_her_share_frozen_the_best_first():
    mine = {"played": facing(3, "shaka-vierge", "shaka-vierge")}
    t = solo(mine, field=[at(3, "hyoga-verseau"), at(4, "mu-belier"), at(5, "oko"), at(6, "armure-lion")])
    t.rally("hyoga-verseau", "oko")
    t.asks(0, ["armure-lion"])  # Hilda has taken Mu
    t.me.pick("armure-lion")
    assert t.you.marked == ["mu-belier"] and t.you["mu-belier"].frozen == 2 and t.you.hand == []
    assert t.me.marked == ["oko", "armure-lion"]
    t.settled()


@rule("SS-SETUP-190")
def test_promotional_cards_are_dealt_only_if_asked_for():
    for wanted in (False, True):
        t = started("saintseiya", decks=["random"] * 2, seed=3, options={"promo": wanted})
        t.asks(t.state.active)
        promo = [one.proto.id for one in t.state.cards[1:] if one.proto.facts.get("set") == "promo"]
        assert sorted(promo) == (["hyoga-verseau", "seiya-sagittaire", "shiryu-balance"] if wanted else [])
