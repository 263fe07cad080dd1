"""The characters and relics of Poséidon."""

import pytest
from ss_scene import (
    arrives,
    at,
    end_turn,
    facing,
    frozen,
    hilda_turn,
    play,
    price,
    scene,
    scores,
    solo,
    values,
    wounded,
)

from pioche.games.saintseiya.cards import BOOK
from pioche.testing import card, me, rule, you

BESIDE_ISAAK = "cassios"  # 2 Force: Isaak and one Garde beat him, and the Garde is frozen


def marks(soldier, mine=None, yours=None, **words):
    """My Garde, who has fought beside Isaak, is being frozen."""
    mine = {"played": facing(2, "isaak-kraken", soldier), **(mine or {})}
    field = [at(2, BESIDE_ISAAK), *words.pop("field", [])]
    t = scene(mine, yours, field=field, **words)
    t.fight(BESIDE_ISAAK)
    return t


def lures(victim, mine=None, yours=None, **words):
    """My character is wounded from the hand, to lower the cost of Bian."""
    mine = mine or {}
    mine = {**mine, "hand": [victim, *mine.get("hand", [])]}
    t = scene(mine, yours, field=[at(2, "bian-hippocampe"), *words.pop("field", [])], **words)
    t.lure("bian-hippocampe", victim)
    return t


def ids(row):
    return [it.printed.id for it in row]


# Athéna


@card("athena-poseidon")
@rule("SS-CARD-380", "SS-CARD-310")
def test_a_marked_athena_may_take_a_marked_hero_of_an_opponent_for_good():
    yours = {"marked": [wounded("shun-andromede"), frozen("shun-andromede-bronze"), wounded("oko")]}
    t = lures("athena-poseidon", {"marked": [wounded("seiya-pegase")], "pile": ["oko"] * 9}, yours)
    t.asks(me, ["shun-andromede", "shun-andromede-bronze", "done"])
    t.me.pick("shun-andromede-bronze")
    assert t.me.hand == ["shun-andromede-bronze"] and t.me["athena-poseidon"].wounded
    assert t.you.marked == ["shun-andromede", "oko"]
    play(t, "shun-andromede-bronze", "bian-hippocampe")
    end_turn(t)
    assert "shun-andromede-bronze" in t.me.discard


@card("athena-poseidon")
def test_a_marked_athena_may_take_nothing_and_asks_nothing_where_there_is_no_hero():
    t = lures("athena-poseidon", yours={"marked": [wounded("shun-andromede")]})
    t.me.pick("done")
    assert t.me.hand == [] and t.you.marked == ["shun-andromede"]
    t.settled()
    t = lures("athena-poseidon", yours={"marked": [wounded("oko")]})
    t.asks(me, kind="main")
    t.settled()


@card("athena-poseidon")
@rule("SS-CARD-230")
def test_athena_arrives_and_each_player_may_shuffle_the_transcended_hero_in():
    mine = {"pile": ["oko"] * 5, "discard": ["jaki"], "aside": ["seiya-pegase-transcende", "seiya-pegase-bronze"]}
    yours = {"pile": ["oko"], "discard": ["jaki", "jaki"], "aside": ["shun-andromede-transcende"]}
    t = arrives("athena-poseidon", mine, yours)
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    assert sorted(t.me.pile) == ["jaki", "seiya-pegase-transcende"] and t.me.discard == []
    assert t.me.aside == ["seiya-pegase-bronze"] and t.me.energy == 1  # of the five cards drawn before
    t.asks(you, ["yes", "no"])
    t.you.pick("no")
    assert t.you.pile == ["oko"] and t.you.discard == ["jaki", "jaki"]
    assert t.you.aside == ["shun-andromede-transcende"]
    t.settled()


@card("athena-poseidon")
@rule("SS-CARD-230")
def test_a_transcended_hero_who_is_not_set_aside_is_not_added():
    mine = {"hand": ["seiya-pegase-transcende", "oko", "oko", "oko", "oko"], "discard": ["jaki"], "pile": ["gigas"]}
    t = arrives("athena-poseidon", mine, {"hand": ["oko"]})
    t.me.pick("yes")
    assert sorted(t.me.pile) == ["gigas", "jaki"] and t.me.discard == []
    t.asks(you, kind="main")  # nothing to shuffle: nothing is asked
    t.settled()


# Poséidon


@card("poseidon")
@rule("SS-CARD-240")
def test_poseidon_raises_a_little_hero_to_an_uncommon_one():
    mine = {
        "hand": ["seiya-pegase", "shun-andromede", "seiya-pegase-bronze", "oko"],
        "played": facing(6, "poseidon"),
        "aside": ["seiya-pegase-bronze", "seiya-pegase-asgard", "seiya-pegase-poseidon", "seiya-pegase-transcende"],
    }
    t = scene(mine)
    t.activate("poseidon")
    t.asks(me, ["seiya-pegase", "shun-andromede"])
    t.me.pick("seiya-pegase")
    t.asks(me, ["seiya-pegase-asgard", "seiya-pegase-poseidon"])
    t.me.pick("seiya-pegase-poseidon")
    assert t.me["poseidon"].wounded and t.me.destroyed == ["seiya-pegase"]
    assert t.me.discard == ["seiya-pegase-poseidon"]
    t.settled()


@card("poseidon")
@rule("SS-EFX-130")
def test_poseidon_needs_a_little_hero_in_hand():
    t = scene({"hand": ["seiya-pegase-bronze", "oko"], "played": facing(6, "poseidon")})
    assert t.why("activate", "poseidon") == "SS-EFX-130" and t.offers("activate") == []
    t = scene({"hand": ["seiya-pegase"], "played": facing(6, "poseidon")})
    t.activate("poseidon", "seiya-pegase")  # nobody is left set aside
    assert t.me.destroyed == ["seiya-pegase"] and t.me.discard == []
    t.settled()


@card("poseidon")
@rule("SS-EFX-120")
def test_a_hero_who_is_spared_is_not_raised():
    t = scene(
        {"hand": ["seiya-pegase"], "played": facing(6, "poseidon"), "aside": ["seiya-pegase-asgard"]},
        epic=["une-seconde-chance"],
    )
    t.activate("poseidon", "seiya-pegase", "yes")
    assert t.me.discard == ["seiya-pegase"] and t.me.aside == ["seiya-pegase-asgard"] and t.me.destroyed == []
    t.settled()


@card("poseidon")
@rule("SS-CARD-240")
def test_poseidon_beaten_gives_all_very_rare_cards_and_all_relics_in_play():
    t = scene(
        {
            "played": facing(2, *["thor-phecda"] * 3, "oko"),
            "relics": ["trident-poseidon"],
            "pile": ["oko"],
            "discard": ["athena-asgard"],
        },
        {"relics": [{"card": "urne-athena", "under": ["jaki"], "prey": 0}], "marked": [frozen("balmung")]},
        field=[at(2, "poseidon"), at(3, "athena-base", minus=1), at(4, "mu-belier"), at(5, "ecaille-poseidon")],
        gone=["pope", "saga-gemeaux", "hilda"],
        flames=7,
    )
    t.fight("poseidon")
    relics = ["balmung", "trident-poseidon", "urne-athena"]
    assert sorted(t.me.hand) == sorted(["athena-base", "ecaille-poseidon", "pope", "hilda", "jaki", *relics])
    assert ids(t.state.field) == ["mu-belier"] and [one.proto.id for one in t.state.gone] == ["saga-gemeaux"]
    assert t.me.pile == ["oko"] and t.state.flames == 7  # no arrival, no draw, no flame
    assert t.you.relics == t.you.marked == t.me.relics == [] and t.me.minus == 1
    assert "athena-asgard" in t.me.discard
    assert t.me["poseidon"].frozen == 2  # the Écaille was on the field when he was beaten
    t.settled()


@card("poseidon")
def test_whoever_confronts_a_card_that_poseidon_takes_is_without_effect():
    t = scene(
        {"played": [*facing(2, *["thor-phecda"] * 3, "oko"), *facing(3, "seiya-pegase")]},
        field=[at(2, "poseidon"), at(3, "athena-base")],
    )
    t.fight("poseidon")
    assert t.me["seiya-pegase"].idle and t.me.hand == ["athena-base"]
    t.settled()


# Kanon


@card("kanon-dragon-des-mers")
@rule("SS-FAQH-180", "SS-CARD-380")
def test_kanon_takes_a_relic_from_any_player():
    players = [
        {"hero": "seiya", "played": facing(6, "kanon-dragon-des-mers"), "relics": ["urne-athena"]},
        {"hero": "shun", "relics": [{"card": "trident-poseidon", "minus": 2}]},
        {"hero": "ikki", "marked": [frozen("balmung")], "armour": ["armure-lion"]},
    ]
    t = scene(players=players)
    t.activate("kanon-dragon-des-mers")
    t.asks(me, ["urne-athena", "trident-poseidon", "balmung"])
    t.me.pick("trident-poseidon")
    assert t.me.discard == ["trident-poseidon"] and t.you.relics == []
    assert t.me.minus == 2 and t.you.minus == 0  # SS-TOKN-010
    assert t.me["kanon-dragon-des-mers"].wounded
    t.settled()


@card("kanon-dragon-des-mers")
@rule("SS-EFX-130")
def test_kanon_is_refused_without_a_relic_in_play():
    t = scene({"played": facing(6, "kanon-dragon-des-mers"), "hand": ["urne-athena"]}, {"discard": ["balmung"]})
    assert t.why("activate", "kanon-dragon-des-mers") == "SS-EFX-130"


@card("kanon-dragon-des-mers")
def test_with_the_urn_kanon_takes_the_character_beneath():
    t = scene(
        {"played": facing(6, "kanon-dragon-des-mers")},
        {"relics": [{"card": "urne-athena", "under": ["mu-belier"], "prey": 0}]},
    )
    t.activate("kanon-dragon-des-mers", "urne-athena")
    assert sorted(t.me.discard) == ["mu-belier", "urne-athena"]
    t.settled()


@card("kanon-dragon-des-mers")
@rule("SS-ODIN-040")
def test_kanon_leaves_twice_over_once_the_robe_of_odin_is_out():
    t = scene(field=[at(6, "kanon-dragon-des-mers")], standing=["pilier-indien"], sapphires=7, reserve=["oko"] * 6)
    end_turn(t)
    assert t.card("pilier-indien").minus == 2
    t.settled()


# Sorento


@card("sorento-sirene-malefique")
def test_sorento_draws_unless_the_player_named_discards_a_hero():
    players = [
        {"hero": "seiya", "hand": ["sorento-sirene-malefique"] * 2, "pile": ["oko", "jaki"]},
        {"hero": "shun", "hand": ["shun-andromede", "gigas"]},
        {"hero": "ikki", "hand": ["gigas"]},
    ]
    t = scene(players=players)
    play(t, "sorento-sirene-malefique", "jabu-licorne", "yes")
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:1")
    t.asks(you, ["shun-andromede", "done"])
    t.you.pick("shun-andromede")
    assert t.you.discard == ["shun-andromede"] and t.me.hand == ["sorento-sirene-malefique"]
    play(t, "sorento-sirene-malefique", "jabu-licorne", "yes", "player:2")
    assert t.me.hand == ["oko"] and t.players[2].hand == ["gigas"]
    t.settled()


@card("sorento-sirene-malefique")
def test_who_keeps_the_hero_lets_sorento_draw_and_sorento_may_be_silent():
    mine = {"hand": ["sorento-sirene-malefique"] * 2, "pile": ["oko", "jaki"]}
    t = scene(mine, {"hand": ["shun-andromede"]})
    play(t, "sorento-sirene-malefique", "jabu-licorne", "yes")
    t.you.pick("done")
    assert t.you.hand == ["shun-andromede"] and t.me.pile == ["jaki"]
    play(t, "sorento-sirene-malefique", "jabu-licorne", "no")
    assert t.me.pile == ["jaki"]
    t.settled()


@card("sorento-sirene-malefique")
def test_hilda_never_discards_for_sorento():
    t = solo({"hand": ["sorento-sirene-malefique"], "pile": ["oko"]}, {"hand": ["shun-andromede"]})
    play(t, "sorento-sirene-malefique", "jabu-licorne", "yes")
    assert t.me.hand == ["oko"] and t.you.hand == ["shun-andromede"]
    t.settled()


@card("sorento-sirene-malefique")
@rule("SS-CARD-290")
def test_nothing_lowers_the_costs_of_sorento():
    t = scene(
        {"hand": ["seiya-pegase"], "energy": 3, "board": ["comete-de-pegase"], "armour": ["ecaille-chrysaor"]},
        field=[at(6, "sorento-sirene-malefique"), at(5, "io-scylla")],
    )
    t.technique("comete-de-pegase", "seiya-pegase")
    t.activate("ecaille-chrysaor", "sorento-sirene-malefique")
    assert price(t, "sorento-sirene-malefique") == 7 and price(t, "sorento-sirene-malefique", "cosmos") == 6
    assert price(t, "io-scylla") == 5
    t.settled()


@card("sorento-sirene-malefique", "garde-asgard-2")
@rule("SS-CARD-290")
def test_the_costs_of_sorento_can_be_raised():
    party = facing(2, "thor-phecda", "thor-phecda", "oko")
    t = scene({"played": party}, field=[at(2, "sorento-sirene-malefique"), at(5, "garde-asgard-2")])
    assert t.why("fight", "sorento-sirene-malefique") == "SS-ACQ-020"
    assert price(t, "sorento-sirene-malefique") == 8 and price(t, "sorento-sirene-malefique", "cosmos") == 6


# Isaak


@card("isaak-kraken")
def test_guards_who_fight_beside_isaak_are_frozen_the_others_discarded():
    party = facing(2, "isaak-kraken", "kiki", "seiya-pegase")
    t = scene({"played": [*party, *facing(3, "kiki")]}, field=[at(2, "cassios"), at(3, "oko")])
    t.fight("cassios", "done")
    assert t.me.marked == ["kiki"] and t.state.players[0].marked[0].frozen == 2
    assert sorted(t.me.discard) == ["cassios", "isaak-kraken", "seiya-pegase"] and t.me.played == ["kiki"]
    t.settled()


@card("isaak-kraken")
@rule("SS-ACQ-220")
def test_beside_isaak_nobody_is_frozen_for_an_allegiance_nor_without_him():
    t = scene({"played": facing(2, "isaak-kraken", "kiki")}, field=[at(2, "kiki")])
    t.rally("kiki")
    assert t.me.marked == [] and sorted(t.me.discard) == ["isaak-kraken", "kiki"]
    t.settled()
    t = scene({"played": facing(2, "isaak-kraken", "soldat-marina-1", "oko")}, field=[at(2, "cassios")])
    t.fight("cassios", "without:" + str(t.number("isaak-kraken")))
    assert t.me.marked == [] and sorted(t.me.discard) == ["cassios", "oko", "soldat-marina-1"]
    assert t.me.played == ["isaak-kraken"]
    t.settled()


@card("isaak-kraken")
@rule("SS-CARD-130")
def test_isaak_takes_a_marked_guard_of_any_player():
    mine = {"played": facing(6, "isaak-kraken"), "marked": [wounded("kiki")]}
    t = scene(mine, {"marked": [frozen("garde-asgard-2"), wounded("shun-andromede")]})
    t.activate("isaak-kraken")
    t.asks(me, ["kiki", "garde-asgard-2"])
    t.me.pick("garde-asgard-2")
    assert t.me.discard == ["garde-asgard-2"] and t.you.marked == ["shun-andromede"]
    assert sorted(t.me.marked) == ["isaak-kraken", "kiki"] and t.me["isaak-kraken"].frozen == 2
    t.settled()


@card("isaak-kraken")
@rule("SS-EFX-130", "SS-CARD-130")
def test_isaak_needs_a_marked_guard_that_may_be_acquired():
    t = scene({"played": facing(6, "isaak-kraken")}, {"marked": [wounded("oko")]})
    assert t.why("activate", "isaak-kraken") == "SS-EFX-130"
    field = [at(2, "garde-asgard-5"), at(6, "oko")]  # only ● characters and armours can be acquired
    t = scene({"played": facing(6, "isaak-kraken")}, {"marked": [wounded("thetis-sirene-marine")]}, field=field)
    assert t.why("activate", "isaak-kraken") == "SS-EFX-130"
    t = scene({"played": facing(6, "isaak-kraken")}, {"marked": [wounded("kiki")]}, field=field)
    assert t.why("activate", "isaak-kraken") == ""


# Kassa


@card("kassa-lyumnades")
@rule("SS-CARD-190")
def test_kassa_costs_one_more_for_each_character_against_him():
    t = scene({"played": facing(2, "thor-phecda", "thor-phecda", "oko")}, field=[at(2, "kassa-lyumnades")])
    assert price(t, "kassa-lyumnades") == 7
    t.fight("kassa-lyumnades")
    assert "kassa-lyumnades" in t.me.discard
    t.settled()


@card("kassa-lyumnades")
@rule("SS-CARD-190")
def test_who_is_left_out_against_kassa_counts_all_the_same_and_an_armour_does_not():
    t = scene(
        {"played": facing(2, "thor-phecda", "oko"), "armour": ["robe-alpha"]},
        field=[at(2, "kassa-lyumnades")],
    )
    assert price(t, "kassa-lyumnades") == 6 and t.why("fight", "kassa-lyumnades") == "SS-ACQ-020"
    t = scene({"played": facing(2, "thor-phecda", "sorento-sirene-malefique")}, field=[at(2, "kassa-lyumnades")])
    assert price(t, "kassa-lyumnades") == 6
    t = scene({"played": facing(2, "thor-phecda", "thor-phecda")}, field=[at(2, "kassa-lyumnades")])
    t.fight("kassa-lyumnades")  # 6 of 6
    assert "kassa-lyumnades" in t.me.discard
    t.settled()


@card("kassa-lyumnades")
@rule("SS-FAQH-190")
def test_kassa_is_as_strong_as_the_rare_armours_of_the_discard_pile():
    mine = {
        "played": facing(2, "kassa-lyumnades"),
        "discard": ["armure-lion", "robe-alpha", "ecaille-poseidon", "armure-pegase", "mu-belier"],
    }
    t = scene(mine, {"discard": ["armure-lion"], "relics": ["balmung"]}, field=[at(2, "cassios")])
    assert values(t, "kassa-lyumnades") == (2, 0, 2)
    assert t.why("activate", "kassa-lyumnades") == "SS-EFX-060"  # he takes no relic
    t.fight("cassios")
    assert "cassios" in t.me.discard
    t.settled()


# Krishna


@card("krishna-chrysaor")
@rule("SS-FAQH-200", "SS-CARD-050")
def test_krishna_lets_one_confront_a_marked_card_of_an_opponent():
    t = scene(
        {"played": facing(6, "krishna-chrysaor"), "hand": ["thor-phecda", "oko"], "marked": [wounded("gigas")]},
        {"marked": [wounded("jabu-licorne"), wounded("jaki")]},
        field=[at(6, "cassios")],
    )
    t.activate("krishna-chrysaor")
    assert t.me.discard == ["krishna-chrysaor"]
    t.asks(me, ["gigas", "jabu-licorne", "jaki"])
    t.me.pick("jabu-licorne")
    t.play("thor-phecda")
    t.asks(me, ["cassios", "jabu-licorne"])
    t.me.pick("jabu-licorne")
    t.fight("jabu-licorne")
    assert "jabu-licorne" in t.me.discard and t.you.marked == ["jaki"]
    t.settled()


@card("krishna-chrysaor")
@rule("SS-CARD-050", "SS-CARD-310")
def test_a_marked_card_rallied_through_krishna_comes_to_hand_without_its_effects():
    t = scene(
        {"played": facing(6, "krishna-chrysaor"), "hand": ["shiva-paon"] * 3},
        {"marked": [frozen("mu-belier")]},
        field=[at(6, "cassios")],
        flames=5,
    )
    t.activate("krishna-chrysaor", "mu-belier")
    for _ in range(3):
        play(t, "shiva-paon", "mu-belier")
    t.rally("mu-belier")
    assert t.me.hand == ["mu-belier"] and t.state.flames == 5 and t.you.marked == []
    play(t, "mu-belier", "cassios")
    assert t.me["mu-belier"].mark == 0
    t.settled()


@card("krishna-chrysaor", "io-scylla")
@rule("SS-CARD-050", "SS-PILR-110")
def test_a_general_taken_through_krishna_has_no_defeated_effect_but_reveals_his_pillar():
    t = scene(
        {"played": facing(6, "krishna-chrysaor"), "hand": ["thor-phecda", "thor-phecda", "oko"]},
        {"marked": [wounded("io-scylla")]},
        pillars=["pilier-pacifique-sud"],
    )
    t.activate("krishna-chrysaor", "io-scylla")
    for one in ("thor-phecda", "thor-phecda", "oko"):
        play(t, one, "io-scylla")
    t.fight("io-scylla")
    assert t.me.destroyed == [] and "oko" in t.me.discard and "io-scylla" in t.me.discard
    assert ids(t.state.standing) == ["pilier-pacifique-sud"] and t.me.weapons == 1
    t.settled()


def opened_own(id, **words):
    """Through Krishna I confront a marked card of my own, and have what it costs."""
    mine = {"played": facing(6, "krishna-chrysaor"), "hand": ["thor-phecda"] * 4, "marked": [wounded(id)]}
    mine |= {"armour": ["armure-pegase"], "aside": ["armure-pegase-asgard"]}
    yours = {"marked": [wounded("mu-belier")], "hand": ["armure-andromede"], "aside": ["armure-andromede-asgard"]}
    t = scene(mine, yours, **words)
    t.activate("krishna-chrysaor", t.state.players[0].marked[0].number)
    for _ in range(4):
        t.play("thor-phecda", t.state.players[0].marked[0].number)
    return t


@card("krishna-chrysaor")
@rule("SS-ACQ-230", "SS-CARD-050")
def test_ones_own_marked_card_taken_back_through_krishna_is_not_acquired():
    t = opened_own("io-scylla", pillars=["pilier-pacifique-sud"])
    t.fight("io-scylla", "done")
    assert "io-scylla" in t.me.discard and t.state.standing == [] and t.me.weapons == 0
    t.settled()
    t = opened_own("milo-scorpion")
    t.fight("milo-scorpion", "done")
    t.asks(me, kind="main")  # no better armour for anybody
    assert "milo-scorpion" in t.me.discard and t.me.armour == ["armure-pegase"] and t.you.marked == ["mu-belier"]
    t.settled()


@card("krishna-chrysaor", "kuraggu")
@rule("SS-ACQ-230", "SS-FAQH-210")
def test_so_nothing_that_forbids_to_acquire_stands_in_its_way():
    field = [at(3, "kuraggu"), at(6, "cassios")]
    t = opened_own("milo-scorpion", field=field)
    t.fight("milo-scorpion", "done")
    assert "milo-scorpion" in t.me.discard
    t.settled()
    mine = {"played": facing(6, "krishna-chrysaor"), "hand": ["thor-phecda"] * 3}
    t = scene(mine, {"marked": [wounded("mu-belier")]}, field=field)
    t.activate("krishna-chrysaor", "mu-belier")
    for _ in range(3):
        play(t, "thor-phecda", "mu-belier")
    assert t.why("fight", "mu-belier") == "SS-FAQH-210"  # another's is acquired
    t.settled()


@card("krishna-chrysaor")
@rule("SS-EFX-130", "SS-CARD-010")
def test_krishna_needs_a_marked_card_and_opens_it_for_this_turn_only():
    t = scene({"played": facing(6, "krishna-chrysaor")}, {"discard": ["oko"]})
    assert t.why("activate", "krishna-chrysaor") == "SS-EFX-130"
    t = scene(
        {"played": facing(6, "krishna-chrysaor")},
        {"marked": [wounded("jaki")], "hand": ["oko"]},
        reserve=["oko"] * 9,
    )
    t.activate("krishna-chrysaor", "jaki")
    end_turn(t)
    t.play("oko")
    assert t.number("jaki") not in [option.card for option in t.match.decision.options]


@card("krishna-chrysaor")
@rule("SS-PLAY-100")
def test_who_confronts_a_marked_card_that_is_healed_is_without_effect():
    t = scene(
        {"played": facing(6, "krishna-chrysaor", "kiki"), "hand": ["seiya-pegase"], "marked": [wounded("jaki")]},
    )
    t.activate("krishna-chrysaor", "jaki")
    play(t, "seiya-pegase", "jaki")
    t.heal("kiki", "jaki")
    assert t.me["seiya-pegase"].idle and t.why("heal", "seiya-pegase") == "SS-PLAY-100"
    t.settled()


@card("krishna-chrysaor")
@rule("SS-CARD-420")
def test_krishna_leaves_and_each_freezes_a_hero_or_destroys_a_marked_card():
    players = [
        {"hero": "seiya", "hand": ["seiya-pegase", "oko"], "marked": [wounded("jaki"), frozen("gigas")]},
        {"hero": "shun", "hand": ["oko"], "marked": [wounded("cassios")]},
        {"hero": "ikki", "hand": ["ikki-phoenix", "ikki-phoenix-bronze"]},
        {"hero": "hyoga", "hand": ["oko"]},
    ]
    t = scene(players=players, field=[at(6, "krishna-chrysaor")], reserve=["oko"] * 9)
    end_turn(t)
    t.asks(me, ["seiya-pegase", "jaki", "gigas"])
    t.me.pick("gigas")
    t.asks(you, ["cassios"])
    t.you.pick("cassios")
    t.asks(2, ["ikki-phoenix", "ikki-phoenix-bronze"])
    t.players[2].pick("ikki-phoenix")
    assert t.me.destroyed == ["gigas"] and t.me.marked == ["jaki"] and t.you.destroyed == ["cassios"]
    assert t.players[2]["ikki-phoenix"].frozen == 2 and t.players[3].hand == ["oko"]
    t.settled()


@card("krishna-chrysaor")
@rule("SS-SOLOX-020")
def test_hilda_does_not_suffer_the_exit_of_krishna():
    t = solo({"hand": ["seiya-pegase"]}, {"marked": [wounded("jaki")]}, field=[at(6, "krishna-chrysaor")])
    end_turn(t)
    t.me.pick("seiya-pegase")
    assert t.you.destroyed == [] and t.me["seiya-pegase"].frozen == 2


# Io


@card("io-scylla")
def test_a_marked_io_wounds_a_strong_character_of_each_opponent():
    players = [
        {"hero": "seiya", "hand": ["io-scylla", "mu-belier"]},
        {"hero": "shun", "hand": ["mu-belier", "thor-phecda", "oko"]},
        {"hero": "ikki", "hand": ["oko", "kanon-dragon-des-mers"]},
    ]
    t = scene(players=players, field=[at(2, "bian-hippocampe")])
    t.lure("bian-hippocampe", "io-scylla")
    t.asks(you, ["mu-belier", "thor-phecda"])
    t.you.pick("thor-phecda")
    assert t.you["thor-phecda"].wounded and t.you.hand == ["mu-belier", "oko"]
    assert t.players[2].marked == [] and t.me.hand == ["mu-belier"]
    t.settled()


@card("io-scylla")
@rule("SS-FAQH-110")
def test_io_destroys_those_of_less_than_two_force_who_have_fought_him():
    party = facing(2, "thor-phecda", "thor-phecda", "seiya-pegase", "jabu-licorne")
    t = scene({"played": [*party, *facing(3, "oko")]}, field=[at(2, "io-scylla"), at(3, "jaki")])
    t.fight("io-scylla", "done")
    assert sorted(t.me.destroyed) == ["jabu-licorne", "seiya-pegase"] and t.me.played == ["oko"]
    assert sorted(t.me.discard) == ["io-scylla", "thor-phecda", "thor-phecda"]
    t.settled()
    t = scene({"played": party, "armour": ["armure-balance"], "hand": ["oko"]}, field=[at(2, "io-scylla")])
    t.activate("armure-balance", "oko")
    t.fight("io-scylla", "done")
    assert t.me.destroyed == [] and len(t.me.discard) == 7
    t.settled()


@card("io-scylla", "kassa-lyumnades")
@rule("SS-FAQH-110")
def test_io_judges_by_the_force_that_they_had_when_they_fought_him():
    """Kassa owes his to the armours of the discard pile, a Shiryû to Doko beside him."""
    t = scene(
        {
            "played": facing(2, "doko-balance", "shiryu-dragon", "kassa-lyumnades"),
            "discard": ["armure-lion", "armure-belier"],
        },
        field=[at(2, "io-scylla")],
    )
    t.fight("io-scylla")
    assert t.me.destroyed == [] and "shiryu-dragon" in t.me.discard
    t.settled()


@card("io-scylla")
@rule("SS-ACQ-260")
def test_io_rallied_destroys_nobody():
    t = scene({"played": facing(2, "shiva-paon", "shiva-paon", "shiva-paon")}, field=[at(2, "io-scylla")])
    t.rally("io-scylla")
    assert t.me.destroyed == [] and t.me.hand == ["io-scylla"]
    t.settled()


# Bian


@card("bian-hippocampe")
def test_a_marked_bian_wounds_a_character_with_two_cosmos_of_each_opponent():
    yours = {"hand": ["shaka-vierge", "sorento-sirene-malefique", "mu-belier", "armure-lion"]}
    t = lures("bian-hippocampe", {"hand": ["shaka-vierge"]}, yours)
    t.asks(you, ["shaka-vierge", "sorento-sirene-malefique"])
    t.you.pick("shaka-vierge")
    assert t.you["shaka-vierge"].wounded and t.me.hand == ["shaka-vierge"]
    t.settled()


@card("bian-hippocampe")
@rule("SS-FAQC-230")
def test_bian_costs_two_less_for_one_wounded_character_and_only_once():
    t = scene({"hand": ["shaka-vierge", "mu-belier", "oko", "armure-lion"]}, field=[at(2, "bian-hippocampe")])
    assert price(t, "bian-hippocampe") == 9
    t.lure("bian-hippocampe")
    t.asks(me, ["shaka-vierge", "mu-belier"])
    t.me.pick("mu-belier")
    assert price(t, "bian-hippocampe") == 7 and t.me["mu-belier"].wounded
    assert t.why("lure", "bian-hippocampe") == "SS-FAQC-230" and t.offers("lure") == []
    t.settled()


@card("bian-hippocampe")
@rule("SS-FAQC-230")
def test_bian_asks_for_cosmos_and_his_price_is_whole_again_next_turn():
    t = scene({"hand": ["oko", "armure-lion"]}, field=[at(2, "bian-hippocampe")])
    assert t.why("lure", "bian-hippocampe") == "SS-FAQC-230"
    t = scene({"hand": ["mu-belier"]}, {"hand": ["mu-belier"]}, field=[at(2, "bian-hippocampe")], reserve=["jaki"] * 9)
    t.lure("bian-hippocampe", "mu-belier")
    end_turn(t)
    assert price(t, "bian-hippocampe") == 8  # in slot 6 now
    t.lure("bian-hippocampe")
    t.you.pick("mu-belier")
    assert price(t, "bian-hippocampe") == 6
    t.settled()


# Thétis


@card("thetis-sirene-marine")
@rule("SS-CARD-180")
def test_thetis_counts_the_guards_who_are_beside_her_already():
    t = scene({"hand": ["kiki", "garde-asgard-1", "thetis-sirene-marine", "soldat-marina-1", "oko"]})
    for one in ("kiki", "garde-asgard-1", "oko"):
        play(t, one, "jabu-licorne")
    play(t, "thetis-sirene-marine", "jabu-licorne", "yes")
    play(t, "soldat-marina-1", "jabu-licorne")
    assert values(t, "thetis-sirene-marine") == (3, 1, 1)
    t.settled()


@card("thetis-sirene-marine")
def test_thetis_alone_asks_nothing():
    t = scene({"hand": ["thetis-sirene-marine"], "played": facing(3, "kiki")}, field=[at(3, "oko"), at(6, "jaki")])
    play(t, "thetis-sirene-marine", "jaki")
    t.asks(me, kind="main")
    assert values(t, "thetis-sirene-marine") == (1, 1, 1)
    t.settled()


@card("thetis-sirene-marine")
@rule("SS-FAQM-330", "SS-FAQM-360")
def test_heroes_cannot_confront_other_characters_but_may_be_played_against_them():
    t = scene(
        {"hand": ["seiya-pegase", "ban-petit-lion", "oko", "cassios"], "marked": [wounded("jaki")]},
        field=[at(1, "thetis-sirene-marine"), at(2, "jabu-licorne")],
    )
    for one in ("seiya-pegase", "ban-petit-lion", "oko"):
        play(t, one, "jabu-licorne")
    assert t.why("fight", "jabu-licorne") == "SS-ACQ-020"  # Seiya does not count
    assert t.why("heal", "seiya-pegase") == ""
    play(t, "cassios", "jabu-licorne")
    t.fight("jabu-licorne")
    assert t.me.played == ["seiya-pegase"] and "jabu-licorne" in t.me.discard
    t.settled()


@card("thetis-sirene-marine")
@rule("SS-FAQM-330")
def test_a_hero_alone_is_told_that_thetis_stands_in_the_way_an_armour_is_not_concerned():
    field = [at(1, "thetis-sirene-marine"), at(2, "kiki"), at(3, "armure-lion")]
    t = scene({"played": facing(2, "seiya-pegase-poseidon")}, field=field)
    assert t.why("rally", "kiki") == "SS-FAQM-330"
    t = scene({"armour": ["ecaille-kraken"]}, field=field)
    t.rally("kiki")
    assert t.me.hand == ["kiki"]
    t.settled()
    heroes = facing(3, "seiya-pegase-poseidon", "seiya-pegase-asgard", "seiya-pegase-bronze")
    t = scene({"played": heroes}, field=field)
    t.rally("armure-lion")
    assert t.me.hand == ["armure-lion"]
    t.settled()


@card("thetis-sirene-marine")
@rule("SS-FAQM-350")
def test_of_two_thetis_either_may_be_confronted():
    t = scene(
        {"played": facing(2, *["seiya-pegase"] * 4)},
        field=[at(1, "thetis-sirene-marine"), at(2, "thetis-sirene-marine")],
    )
    t.fight(t.state.field[1].number)
    assert "thetis-sirene-marine" in t.me.discard
    t.settled()


@card("thetis-sirene-marine")
@rule("SS-FAQM-340")
def test_thetis_also_guards_characters_outside_the_field():
    words = {"energy": 2, "board": ["vague-de-tonnerre"], "hand": ["shun-andromede", "shun-andromede", "oko", "jaki"]}
    t = scene(words, field=[at(1, "thetis-sirene-marine")], gone=["cassios"])
    t.technique("vague-de-tonnerre")
    play(t, "shun-andromede", "cassios")
    play(t, "shun-andromede", "cassios")
    assert t.why("fight", "cassios") == "SS-FAQM-330" and t.offers("fight") == []
    play(t, "oko", "cassios")
    play(t, "jaki", "cassios")
    t.fight("cassios")
    assert sorted(t.me.played) == ["shun-andromede"] * 2 and "cassios" in t.me.discard
    t.settled()


@card("thetis-sirene-marine", "kuraggu")
@rule("SS-FAQH-230")
def test_thetis_switches_the_ban_of_kuraggu_off_and_keeps_her_own():
    party = facing(3, "thor-phecda", "thor-phecda", "oko")
    field = [at(1, "thetis-sirene-marine"), at(2, "kuraggu"), at(3, "mu-belier")]
    t = scene({"played": party}, field=field)
    t.fight("mu-belier")
    assert "mu-belier" in t.me.discard
    t.settled()
    t = scene({"played": party}, field=field[1:])
    assert t.why("fight", "mu-belier") == "SS-FAQH-210"
    t = scene({"played": facing(3, "seiya-pegase")}, field=field)
    assert t.why("fight", "mu-belier") == "SS-FAQM-330"


@card("thetis-sirene-marine", "soldat-marina-2")
@rule("SS-FAQD-130")
def test_thetis_is_a_guard():
    field = [at(1, "thetis-sirene-marine"), at(2, "soldat-marina-2"), at(3, "garde-asgard-4"), at(4, "oko")]
    t = scene({"played": facing(1, "thor-phecda", "oko")}, field=field)
    assert t.why("fight", "thetis-sirene-marine") == "SS-ACQ-020"
    guards = ("thetis-sirene-marine", "soldat-marina-2", "garde-asgard-4")
    assert [price(t, one) for one in guards] == [5, 4, 3] and price(t, "oko") == 3


# The soldiers


@card("soldat-marina-1")
def test_a_marked_soldier_takes_a_weapon_from_another_player():
    players = [
        {"hero": "seiya", "played": facing(2, "isaak-kraken", "soldat-marina-1"), "weapons": 1},
        {"hero": "shun", "weapons": 2},
        {"hero": "ikki"},
        {"hero": "hyoga", "weapons": 1},
    ]
    t = scene(players=players, field=[at(2, BESIDE_ISAAK)], weapons=2)
    t.fight(BESIDE_ISAAK)
    t.asks(me, ["player:1", "player:3"])
    t.me.pick("player:3")
    assert t.me.weapons == 2 and t.players[3].weapons == 0 and t.you.weapons == 2 and t.state.weapons == 2
    t.settled()


@card("soldat-marina-1")
def test_where_nobody_has_a_weapon_none_is_taken():
    t = marks("soldat-marina-1")
    assert t.me.weapons == 0 and t.state.weapons == 6
    t.settled()


@card("soldat-marina-1")
@rule("SS-CARD-140")
def test_to_confront_a_marina_one_card_is_discarded_before_the_first_is_played():
    mine = {"hand": ["thor-phecda", "thor-phecda", "oko", "jaki", "gigas"]}
    field = [at(1, "soldat-marina-1"), at(2, "io-scylla"), at(3, "cassios")]
    t = scene(mine, field=field)
    assert sorted(t.offers("toll")) == ["io-scylla", "soldat-marina-1"]
    t.toll("io-scylla", "gigas")
    for one in ("thor-phecda", "thor-phecda", "oko"):
        play(t, one, "io-scylla")
    t.fight("io-scylla")
    assert "io-scylla" in t.me.discard and t.me.hand == ["jaki"] and "gigas" in t.me.discard
    play(t, "jaki", "cassios")
    assert t.why("fight", "cassios") == "SS-ACQ-020"  # others are not concerned
    t.settled()


@card("soldat-marina-1")
@rule("SS-CARD-140")
def test_without_the_discard_a_marina_is_not_acquired_in_either_way():
    field = [at(1, "soldat-marina-1"), at(2, "io-scylla"), at(3, "kiki")]
    party = [*facing(2, "thor-phecda", "thor-phecda", "oko"), *facing(3, "shiva-paon"), *facing(1, "thor-phecda")]
    t = scene({"played": party, "hand": ["gigas"]}, field=field)
    assert t.why("fight", "io-scylla") == t.why("rally", "kiki") == t.why("fight", "soldat-marina-1") == "SS-FAQD-020"
    assert t.why("toll", "io-scylla") == "SS-CARD-140"  # too late
    free = scene({"played": party, "hand": ["gigas"]}, field=[at(1, "oko"), *field[1:]])
    assert free.why("fight", "io-scylla") == free.why("rally", "kiki") == ""


def soldier_comes(*hand):
    """Three fight Io, one kneels before Kiki; then Gigas removes a card, and the soldier comes in its place."""
    party = [*facing(2, "thor-phecda", "thor-phecda", "oko"), *facing(3, "shiva-paon"), *facing(4, "gigas")]
    field = [at(2, "io-scylla"), at(3, "kiki"), at(4, "cassios")]
    mine = {"played": party, "hand": list(hand), "pile": ["phaeton"]}
    t = scene(mine, field=field, reserve=["soldat-marina-1", "jaki"])
    assert t.why("fight", "io-scylla") == t.why("rally", "kiki") == "" and t.offers("toll") == []
    t.activate("gigas", "cassios")
    return t


@card("soldat-marina-1")
@rule("SS-CARD-140")
def test_who_confronted_a_marina_before_the_soldier_came_may_still_discard_a_card_for_it():
    t = soldier_comes("jaki", "leda", "spica")
    assert t.why("fight", "io-scylla") == t.why("rally", "kiki") == "SS-FAQD-020"
    assert sorted(t.offers("toll")) == ["io-scylla", "kiki", "soldat-marina-1"]
    t.toll("io-scylla", "leda")
    assert t.why("rally", "kiki") == "SS-FAQD-020" and sorted(t.offers("toll")) == ["kiki", "soldat-marina-1"]
    play(t, "jaki", "io-scylla")  # once it is paid, others may join
    t.fight("io-scylla", "done")
    t.toll("kiki", "spica")
    t.rally("kiki")
    assert t.me.hand == ["phaeton", "kiki"] and {"io-scylla", "leda", "spica"} <= set(t.me.discard)
    t.settled()


@card("soldat-marina-1")
@rule("SS-CARD-140")
def test_who_plays_a_further_card_against_a_marina_has_missed_the_discard():
    t = soldier_comes("jaki", "leda")
    play(t, "jaki", "io-scylla")
    assert sorted(t.offers("toll")) == ["kiki", "soldat-marina-1"]
    assert t.why("toll", "io-scylla") == "SS-CARD-140" and t.why("fight", "io-scylla") == "SS-FAQD-020"
    t.settled()


@card("soldat-marina-2")
@rule("SS-ZONE-040")
def test_a_marked_soldier_looks_at_a_hand_and_freezes_a_character_of_it():
    players = [
        {"hero": "seiya", "played": facing(2, "isaak-kraken", "soldat-marina-2")},
        {"hero": "shun", "hand": ["oko", "mu-belier", "armure-lion"]},
        {"hero": "ikki", "hand": ["jaki"]},
        {"hero": "hyoga"},
    ]
    t = scene(players=players, field=[at(2, BESIDE_ISAAK)])
    t.fight(BESIDE_ISAAK)
    t.asks(me, ["player:1", "player:2"])
    t.me.pick("player:1")
    t.asks(me, ["oko", "mu-belier"])
    t.me.pick("mu-belier")
    assert t.you["mu-belier"].frozen == 2 and t.you.hand == ["oko", "armure-lion"]
    oko = t.state.players[1].hand[0].number
    assert t.state.seen.get(oko) == 1  # only who has looked knows
    t.settled()


@card("soldat-marina-2")
def test_a_hand_without_characters_is_only_looked_at():
    t = marks("soldat-marina-2", yours={"hand": ["armure-lion"]})
    t.asks(me, kind="main")
    assert t.you.marked == [] and t.you.hand == ["armure-lion"]
    t.settled()
    t = marks("soldat-marina-2")
    assert t.you.marked == []
    t.settled()


@card("soldat-marina-2")
@rule("SS-FAQD-100")
def test_guards_cost_one_force_more_unless_they_have_no_such_cost():
    t = scene({"played": facing(6, "thor-phecda")}, field=[at(1, "soldat-marina-2"), at(6, "kiki")])
    assert t.why("fight", "kiki") == "SS-ACQ-110"
    assert price(t, "kiki") == -1 and price(t, "kiki", "cosmos") == 1 and price(t, "soldat-marina-2") == 4


@card("soldat-marina-3")
@rule("SS-CARD-330")
def test_a_marked_soldier_changes_sides_with_a_marked_marina():
    yours = {"marked": [frozen("io-scylla", 1), wounded("oko"), wounded("kiki")]}
    t = marks("soldat-marina-3", {"marked": [wounded("kiki")]}, yours, pillars=["pilier-pacifique-sud"])
    t.asks(me, ["io-scylla", "kiki"])
    t.me.pick("io-scylla")
    assert t.me["io-scylla"].frozen == 1 and t.me.marked == ["kiki", "io-scylla"]
    assert t.you["soldat-marina-3"].frozen == 2 and t.you.marked == ["soldat-marina-3", "oko", "kiki"]
    assert t.state.standing == []
    t.settled()


@card("soldat-marina-3")
@rule("SS-CARD-330")
def test_a_healed_card_that_was_swapped_joins_its_new_owner():
    t = marks("soldat-marina-3", {"hand": ["kiki"]}, {"marked": [wounded("io-scylla")]}, field=[at(6, "oko")])
    t.me.pick("io-scylla")
    play(t, "kiki", "oko")
    t.heal("kiki", "io-scylla")
    assert "io-scylla" in t.me.discard and t.you.discard == []
    assert t.you["soldat-marina-3"].home == 1
    t.settled()


@card("soldat-marina-3")
@rule("SS-CARD-150")
def test_beside_the_soldier_force_costs_are_paid_with_cosmos():
    field = [at(2, "soldat-marina-3"), at(3, "saga-gemeaux"), at(5, "oko"), at(1, "armure-lion")]
    t = scene({"played": facing(3, "kanon-dragon-des-mers", "kanon-dragon-des-mers", "shaka-vierge")}, field=field)
    assert price(t, "saga-gemeaux") == -1 and price(t, "saga-gemeaux", "cosmos") == 8
    assert price(t, "oko") == 3 and price(t, "oko", "cosmos") == -1
    assert price(t, "soldat-marina-3") == 3 and price(t, "armure-lion", "cosmos") == 5
    assert t.why("fight", "saga-gemeaux") == "SS-ACQ-110"
    t.rally("saga-gemeaux")
    assert t.me.hand == ["saga-gemeaux"]
    t.settled()


@card("soldat-marina-3")
@rule("SS-CARD-150", "SS-FAQM-240")
def test_the_lower_of_two_cosmos_costs_may_be_paid_and_an_empty_slot_lies_between():
    t = scene(
        {"played": facing(3, *["shiva-paon"] * 2, "kiki")},
        field=[at(2, "soldat-marina-3"), at(3, "io-scylla"), at(1, "aldebaran-taureau"), at(4, "mu-belier")],
    )
    assert t.why("rally", "io-scylla") == "" and t.why("fight", "io-scylla") == "SS-ACQ-110"
    assert price(t, "io-scylla", "cosmos") == 7 and price(t, "aldebaran-taureau", "cosmos") == 6
    assert price(t, "mu-belier") == 7
    t = scene(field=[at(2, "soldat-marina-3"), at(4, "saga-gemeaux")])
    assert price(t, "saga-gemeaux") == 8


@card("soldat-marina-4", "phaeton")
@rule("SS-CARD-160")
def test_a_marked_soldier_applies_an_on_play_effect_of_the_discard_pile():
    mine = {"discard": ["phaeton", "oko"], "hand": ["jaki", "gigas"], "pile": ["oko", "kiki"]}
    t = marks("soldat-marina-4", mine)
    t.asks(me, ["phaeton", "done"])
    t.me.pick("phaeton")
    t.me.pick("jaki")
    assert t.me.destroyed == ["jaki"] and t.me.hand == ["gigas", "oko", "kiki"] and "phaeton" in t.me.discard
    t.settled()


@card("soldat-marina-4")
@rule("SS-CARD-160")
def test_what_needs_its_card_in_play_cannot_be_applied():
    mine = {"discard": ["thetis-sirene-marine", "hyoga-cygne-bronze", "urne-athena", "shun-andromede-bronze"]}
    t = marks("soldat-marina-4", {**mine, "pile": ["oko"]}, {"discard": ["mu-belier"]})
    t.asks(me, kind="main")
    t.settled()


@card("soldat-marina-4")
@rule("SS-CARD-160")
def test_the_soldier_applies_an_armour_too_and_may_apply_nothing():
    mine = {"discard": ["milo-scorpion", "ecaille-cheval-des-mers"]}
    mine["played"] = [*facing(2, "isaak-kraken", "soldat-marina-4"), *facing(3, "seiya-pegase")]
    t = marks("soldat-marina-4", mine, {"hand": ["oko"]}, field=[at(3, "jaki")])
    t.asks(me, ["milo-scorpion", "ecaille-cheval-des-mers", "done"])
    t.me.pick("ecaille-cheval-des-mers", "seiya-pegase")
    assert values(t, "seiya-pegase") == (1, 1, 1) and t.you.hand == ["oko"]
    t.settled()
    t = marks("soldat-marina-4", {"discard": ["milo-scorpion"]}, {"hand": ["oko"]})
    t.me.pick("done")
    assert t.you.hand == ["oko"]
    t.settled()


ON_PLAY = sorted(id for id, proto in BOOK.cards.items() if {"on_play", "may_on_play"} & set(proto.hooks))


@card("soldat-marina-4")
@pytest.mark.parametrize("id", ON_PLAY)
def test_every_on_play_effect_can_be_applied_from_the_discard_pile_or_is_not_offered(id):
    mine = {
        "discard": [id, "seiya-pegase", "hyoga-cygne", "armure-lion"],
        "hand": ["seiya-pegase", "armure-pegase", "oko"],
        "pile": ["oko"] * 4,
        "armour": ["armure-cancer"],
        "marked": [wounded("shiryu-dragon")],
    }
    mine["played"] = [*facing(2, "isaak-kraken", "soldat-marina-4"), *facing(3, "hyoga-cygne", "seiya-pegase")]
    yours = {"hand": ["shun-andromede", "oko"], "discard": ["jabu-licorne"], "armour": ["armure-belier"]}
    t = marks("soldat-marina-4", mine, yours, field=[at(3, "jabu-licorne"), at(5, "oko")], reserve=["oko"] * 4)
    if t.match.ask.kind != "main":
        t.me.pick(id)
    for _ in range(20):
        if t.match.ask.kind == "main":
            break
        t.match.apply(0)
    assert t.zone("soldat-marina-4") == ("marked", 0)
    t.settled()


@card("soldat-marina-4")
@rule("SS-CARD-170")
def test_while_the_soldier_is_there_whatever_leaves_the_field_wounds_a_character_of_the_active_player():
    t = scene(
        {"armour": ["armure-capricorne"], "hand": ["oko", "jaki", "gigas", "armure-lion"]},
        {"hand": ["oko"]},
        field=[at(1, "soldat-marina-4"), at(4, "jabu-licorne"), at(5, "ichi-hydre"), at(6, "geist")],
    )
    t.activate("armure-capricorne")
    t.asks(me, ["oko", "jaki", "gigas"])
    t.me.pick("jaki", "gigas", "oko")
    assert sorted(t.me.marked) == ["gigas", "jaki", "oko"] and t.me.hand == ["armure-lion"]
    assert t.you.hand == ["oko"] and t.state.field == []  # he left last
    t.settled()


@card("soldat-marina-4")
@rule("SS-CARD-170", "SS-ODIN-040")
def test_the_lent_exit_is_added_to_the_own_one_and_the_soldier_lends_himself_nothing():
    words = {"reserve": ["cassios"] * 9, "sapphires": 7}
    field = [at(1, "soldat-marina-4"), at(6, "kanon-dragon-des-mers")]
    t = scene({"hand": ["oko", "jaki", "gigas"]}, field=field, standing=["pilier-indien"], **words)
    end_turn(t)
    assert t.card("pilier-indien").minus == 1
    t.me.pick("oko")
    assert t.card("pilier-indien").minus == 2
    t.me.pick("jaki")
    assert t.me.hand == ["gigas"] and t.state.active == 1
    t.settled()
    t = scene({"hand": ["oko"]}, field=[at(6, "soldat-marina-4")], **words)
    end_turn(t)
    assert t.me.hand == ["oko"] and t.state.active == 1
    t.settled()


@card("soldat-marina-4", "robe-eta")
@rule("SS-CARD-170")
def test_whom_the_exits_spare_the_lent_one_spares_too():
    t = scene({"armour": ["robe-eta"], "hand": ["oko"]}, field=[at(1, "soldat-marina-4"), at(6, "jabu-licorne")])
    t.activate("robe-eta")
    while t.match.ask.kind != "main":
        t.match.apply(0)
    assert t.me.hand == ["oko"] and t.state.field == []
    t.settled()


@card("soldat-marina-5")
@rule("SS-CARD-380")
def test_a_marked_soldier_brings_back_a_destroyed_guard_of_anyone():
    t = marks("soldat-marina-5", {"destroyed": ["kiki", "oko"]}, {"destroyed": ["garde-asgard-1", "shun-andromede"]})
    t.asks(me, ["kiki", "garde-asgard-1"])
    t.me.pick("garde-asgard-1")
    assert t.me.hand == ["garde-asgard-1"] and t.you.destroyed == ["shun-andromede"]
    assert t.me.destroyed == ["kiki", "oko"]
    t.settled()
    t = marks("soldat-marina-5", {"destroyed": ["oko"]})
    t.asks(me, kind="main")
    t.settled()


@card("soldat-marina-5")
@rule("SS-FAQM-320")
def test_characters_with_exactly_two_force_confront_only_this_soldier():
    field = [at(1, "soldat-marina-5"), at(2, "jabu-licorne"), at(3, "armure-lion")]
    t = scene({"played": facing(2, "thor-phecda", "mu-belier", "seiya-pegase")}, field=field)
    t.fight("jabu-licorne")
    t.asks(me, ["done", "without:" + str(t.number("seiya-pegase"))], kind="party")
    t.me.pick("done")
    assert t.me.played == ["mu-belier"]
    t.settled()
    party = [*facing(2, "mu-belier"), *facing(1, "mu-belier", "mu-belier"), *facing(3, *["deathmask-cancer"] * 3)]
    t = scene({"played": party}, field=field)
    assert t.why("fight", "jabu-licorne") == "SS-FAQM-320"
    assert t.why("fight", "soldat-marina-5") == "" and t.why("rally", "armure-lion") == ""


@card("soldat-marina-5")
@rule("SS-FAQM-320")
def test_the_force_that_counts_is_the_one_of_now():
    field = [at(1, "soldat-marina-5"), at(2, "oko")]
    strong = {"card": "mu-belier", "against": 2, "bonus_force": 1}
    t = scene({"played": [strong]}, field=field)
    assert t.why("fight", "oko") == ""
    weak = {"card": "seiya-pegase", "against": 2, "bonus_force": 1}
    t = scene({"played": [weak]}, field=field)
    assert t.why("fight", "oko") == "SS-FAQM-320"


# Kiki


@card("kiki")
def test_kiki_is_destroyed_for_a_weapon():
    t = scene({"played": facing(6, "kiki")})
    t.activate("kiki")
    assert t.me.weapons == 1 and t.state.weapons == 5 and t.me.destroyed == ["kiki"]
    t.settled()
    t = scene({"played": facing(6, "kiki")}, {"weapons": 6}, weapons=0)
    assert t.why("activate", "kiki") == "SS-EFX-130"


@card("kiki")
@rule("SS-EFX-030")
def test_kiki_acquired_draws_a_card():
    t = scene({"played": facing(2, "shaka-vierge"), "pile": ["oko", "jaki"]}, field=[at(2, "kiki")])
    t.rally("kiki")
    assert t.me.hand == ["oko", "kiki"]
    t.settled()


# Trident


@card("trident-poseidon")
@rule("SS-CARD-220")
def test_the_trident_takes_one_token_a_turn_three_at_most():
    t = scene({"relics": [{"card": "trident-poseidon", "minus": 1}]})
    t.token("trident-poseidon")
    assert t.me["trident-poseidon"].minus == 2 and t.offers("token") == []
    assert t.why("token", "trident-poseidon") == "SS-CARD-220"
    t.settled()
    full = scene({"relics": [{"card": "trident-poseidon", "minus": 3}]})
    assert full.why("token", "trident-poseidon") == "SS-CARD-220"
    theirs = scene({}, {"relics": ["trident-poseidon"]})
    assert theirs.why("token", "trident-poseidon") == "SS-CARD-220" and theirs.offers("token") == []


@card("trident-poseidon")
@rule("SS-CARD-220", "SS-CARD-010")
def test_the_tokens_of_the_trident_lower_a_cost_of_a_marina():
    t = scene(
        {"relics": [{"card": "trident-poseidon", "minus": 3}]},
        field=[at(2, "io-scylla"), at(3, "oko"), at(4, "kiki")],
        reserve=["jaki"] * 9,
    )
    t.activate("trident-poseidon")
    t.asks(me, ["io-scylla", "kiki"])
    t.me.pick("io-scylla", "mode:0")
    assert price(t, "io-scylla") == 4 and price(t, "io-scylla", "cosmos") == 9
    assert t.me.discard == ["trident-poseidon"] and t.me.minus == 0
    t.settled()
    end_turn(t)
    assert price(t, "io-scylla") == 7


@card("trident-poseidon")
@rule("SS-CARD-220")
def test_the_trident_lowers_a_cosmos_cost_too():
    t = scene({"relics": [{"card": "trident-poseidon", "minus": 2}]}, field=[at(2, "io-scylla")])
    t.activate("trident-poseidon", "io-scylla", "mode:1")
    assert price(t, "io-scylla") == 7 and price(t, "io-scylla", "cosmos") == 7
    t.settled()


@card("trident-poseidon")
@rule("SS-CARD-220")
def test_the_trident_needs_a_token_and_a_marina_and_its_tokens_count_at_the_end():
    t = scene({"relics": ["trident-poseidon"]}, field=[at(2, "io-scylla")])
    assert t.why("activate", "trident-poseidon") == "SS-EFX-130"
    t = scene({"relics": [{"card": "trident-poseidon", "minus": 2}]}, field=[at(2, "oko")])
    assert t.why("activate", "trident-poseidon") == "SS-EFX-130"
    assert scores({"relics": [{"card": "trident-poseidon", "minus": 3}]}) == (1 - 3, 0)


@card("trident-poseidon")
def test_the_trident_arrives_and_all_hands_are_drawn_anew():
    players = [
        {"hero": "seiya", "hand": ["oko"] * 5, "pile": ["jaki"] * 9},
        {"hero": "shun", "hand": ["oko"] * 2, "pile": ["jaki"], "discard": []},
        {"hero": "ikki", "pile": ["jaki"]},
    ]
    t = scene(players=players, field=["oko"] * 6, reserve=["trident-poseidon"])
    end_turn(t)
    assert t.me.hand == ["jaki"] * 5 and t.me.discard == ["oko"] * 5
    assert sorted(t.you.hand) == ["jaki", "oko"] and t.players[2].hand == []
    t.settled()


# Urne


@card("urne-athena")
@rule("SS-CARD-210")
def test_the_urn_holds_a_character_until_its_player_pays_four_cosmos():
    t = scene(
        {"hand": ["urne-athena"], "discard": ["jaki"]},
        {"discard": ["mu-belier", "armure-lion", "oko"], "hand": ["shaka-vierge", "mu-belier"]},
        reserve=["jaki"] * 9,
    )
    t.play("urne-athena", "yes")
    t.asks(me, ["mu-belier", "oko"])
    t.me.pick(t.state.players[1].discard[0].number)
    assert t.you.discard == ["armure-lion", "oko"] and [one.proto.id for one in t.me["urne-athena"].under] == [
        "mu-belier"
    ]
    t.settled()
    end_turn(t)
    play(t, "shaka-vierge", "urne-athena")
    while t.match.ask.kind != "main":
        t.match.apply(len(t.match.ask.options) - 1)
    assert t.why("rally", "urne-athena") == "SS-ACQ-020" and t.why("fight", "urne-athena") == "SS-ACQ-110"
    play(t, "mu-belier", "urne-athena")
    t.rally("urne-athena")
    assert t.me.relics == [] and t.you.discard.count("mu-belier") == 2 and "urne-athena" in t.you.discard
    t.settled()


@card("urne-athena")
@rule("SS-CARD-210", "SS-PLAY-030")
def test_only_the_player_who_has_lost_the_character_may_confront_the_urn():
    urn = {"card": "urne-athena", "under": ["mu-belier"], "prey": 2}
    players = [{"hero": "seiya", "hand": ["oko"]}, {"hero": "shun", "relics": [urn]}, {"hero": "ikki"}]
    t = scene(players=players)
    t.play("oko")
    t.asks(me, ["jabu-licorne"])
    players[2]["hand"] = ["oko"]
    t = scene(players=players, active=2)
    t.play("oko")
    t.asks(2, ["jabu-licorne", "urne-athena"])


@card("urne-athena")
def test_the_urn_may_stay_empty():
    t = scene({"hand": ["urne-athena"]}, {"discard": ["mu-belier"]})
    t.play("urne-athena", "no")
    assert t.me["urne-athena"].under == [] and t.you.discard == ["mu-belier"]
    t.settled()
    t = scene({"hand": ["urne-athena"], "discard": ["mu-belier"]}, {"discard": ["armure-lion"]})
    t.play("urne-athena")
    t.asks(me, kind="main")
    t.settled()


@card("urne-athena")
@rule("SS-CARD-210")
def test_the_character_beneath_counts_for_the_holder_of_the_urn():
    assert scores({"relics": [{"card": "urne-athena", "under": ["mu-belier"], "prey": 1}]}) == (1 + 5, 0)


@card("urne-athena", "balmung")
@rule("SS-CARD-210")
def test_what_the_urn_suffers_the_character_beneath_suffers_too():
    t = scene(
        {"relics": ["balmung"]},
        {"relics": [{"card": "urne-athena", "under": ["mu-belier"], "prey": 0}]},
    )
    t.activate("balmung", "urne-athena")
    assert sorted(t.you.destroyed) == ["mu-belier", "urne-athena"]
    t.settled()


# Alone against Hilda


@card("io-scylla")
@rule("SS-SOLOX-010")
def test_hilda_does_not_use_marked_effects_but_suffers_those_of_the_player():
    t = solo({"hand": ["io-scylla"]}, {"hand": ["mu-belier", "krishna-chrysaor"]}, field=[at(2, "bian-hippocampe")])
    t.lure("bian-hippocampe", "io-scylla")
    assert t.you["krishna-chrysaor"].wounded and t.you.hand == ["mu-belier"]  # what is worth least to her
    t.settled()


@card("soldat-marina-1")
@rule("SS-SOLOX-140")
def test_hilda_pays_the_toll_of_the_soldier_with_a_card():
    field = ["oko", "soldat-marina-1", "kiki", "cassios", "cassios", "jaki"]
    t = hilda_turn(6, hers={"hand": ["shaka-vierge", "gigas"]}, field=field)
    assert "kiki" in t.you.hand and "gigas" in t.you.discard
    t = hilda_turn(6, hers={"hand": ["shaka-vierge"]}, field=[*field[:5], "armure-lion"])
    assert "kiki" not in t.you.hand


# Marked cards that are confronted


@card("krishna-chrysaor", "soldat-marina-1")
@rule("SS-CARD-140", "SS-FAQH-200")
def test_a_marked_marina_is_confronted_for_a_discard_too():
    mine = {"played": facing(2, "krishna-chrysaor"), "hand": ["thor-phecda", "gigas", "oko"]}
    yours = {"marked": [wounded("soldat-marina-2"), wounded("soldat-marina-3")]}
    t = scene(mine, yours, field=[at(1, "soldat-marina-1"), at(2, "cassios")])
    assert t.why("toll", "soldat-marina-2") == "SS-CARD-140"  # nobody may confront him yet
    t.activate("krishna-chrysaor", "soldat-marina-2")
    assert sorted(t.offers("toll")) == ["soldat-marina-1", "soldat-marina-2"]
    t.toll("soldat-marina-2", "gigas")
    play(t, "thor-phecda", "soldat-marina-2")
    t.fight("soldat-marina-2")
    assert "soldat-marina-2" in t.me.discard and t.you.marked == ["soldat-marina-3"]
    t.settled()
    t = scene(mine, yours, field=[at(1, "soldat-marina-1"), at(2, "cassios")])
    t.activate("krishna-chrysaor", "soldat-marina-2")
    play(t, "thor-phecda", "soldat-marina-2")
    assert t.why("fight", "soldat-marina-2") == "SS-FAQD-020"


@card("krishna-chrysaor")
@rule("SS-ARMR-080", "SS-FAQH-200")
def test_an_armour_alone_rallies_the_marked_card_that_is_open_and_no_other():
    mine = {"played": facing(6, "krishna-chrysaor"), "armour": ["armure-lion"]}
    t = scene(mine, {"marked": [wounded("kiki"), wounded("daichi-cloth-terrestre")]}, field=[at(6, "cassios")])
    assert t.why("rally", "kiki") == "SS-PLAY-030" and t.offers("rally") == []
    t.activate("krishna-chrysaor", "kiki")
    assert t.offers("rally") == ["kiki"] and t.why("rally", "daichi-cloth-terrestre") == "SS-PLAY-030"
    t.rally("kiki")
    assert t.me.hand == ["kiki"] and t.me.armour == []
    t.settled()


@card("trident-poseidon", "kanon-dragon-des-mers")
@rule("SS-TOKN-010", "SS-CARD-220")
def test_the_tokens_stay_on_a_trident_that_is_frozen():
    players = [
        {"hero": "seiya", "played": facing(6, "kanon-dragon-des-mers")},
        {"hero": "shun", "marked": [{"card": "trident-poseidon", "frozen": 2, "minus": 2}]},
    ]
    t = scene(players=players)
    t.activate("kanon-dragon-des-mers", "trident-poseidon")
    assert t.me.minus == 2 and t.you.minus == 0
    t.settled()
    assert scores({"marked": [{"card": "trident-poseidon", "frozen": 2, "minus": 2}]}) == (1 - 2, 0)


@rule("SS-TOKN-010")
def test_a_card_in_play_that_is_marked_keeps_its_tokens():
    t = marks(
        "soldat-marina-1",
        {"played": [{"card": "soldat-marina-1", "against": 2, "minus": 1}, *facing(2, "isaak-kraken")]},
    )
    assert t.me["soldat-marina-1"].minus == 1 and t.me.minus == 0
    t.settled()


@card("balmung", "trident-poseidon")
@rule("SS-TOKN-010", "SS-CARD-220")
def test_the_tokens_on_a_relic_that_is_destroyed_are_lost():
    for zone, trident in (("relics", {"minus": 3}), ("marked", {"minus": 2, "frozen": 2})):
        players = [
            {"hero": "seiya", "relics": ["balmung"]},
            {"hero": "shun", zone: [{"card": "trident-poseidon", **trident}], "minus": 1},
            {"hero": "ikki", "relics": [{"card": "trident-poseidon", "minus": 1}]},
        ]
        t = scene(players=players)
        t.activate("balmung", t.state.players[1].relics[0].number if zone == "relics" else t.you.marked[0])
        assert t.you.destroyed == ["trident-poseidon"] and t.you.marked == ["balmung"]
        assert (t.me.minus, t.you.minus, t.players[2].minus) == (0, 1, 0)
        assert t.players[2]["trident-poseidon"].minus == 1
        t.settled()


@card("encercles")
@rule("SS-TOKN-010", "SS-EPIC-150")
def test_the_tokens_on_a_card_that_is_shuffled_into_the_reserve_are_lost():
    t = scene(
        {
            "played": [
                {"card": "soldat-marina-1", "against": 2, "plus": 2, "bonus_force": 9},
                *facing(2, "isaak-kraken"),
            ]
        },
        field=[at(2, "oko")],
        epic=["encercles"],
    )
    t.fight("oko", "done")
    assert [one.proto.id for one in t.state.reserve] == ["soldat-marina-1"] and t.me.plus == 0
    t.settled()


@card("ecaille-poseidon")
@rule("SS-TOKN-010", "SS-CARD-070")
def test_the_tokens_on_a_card_that_comes_in_frozen_stay_until_it_is_healed():
    healer = {"card": "seiya-pegase-asgard", "against": 2}
    t = scene(
        {"played": [*facing(3, *["thor-phecda"] * 2), healer]},
        field=[at(2, "ecaille-poseidon"), at(3, "jabu-licorne", plus=2, minus=1)],
    )
    t.fight("jabu-licorne", "done")
    assert (t.me["jabu-licorne"].plus, t.me["jabu-licorne"].minus, t.me.plus, t.me.minus) == (2, 1, 0, 0)
    t.heal("seiya-pegase-asgard", "jabu-licorne", "jabu-licorne")
    assert "jabu-licorne" in t.me.discard and (t.me.plus, t.me.minus) == (2, 1)
    t.settled()


@card("ecaille-lyumnades", "anneau-nibelungen")
@rule("SS-TOKN-010")
def test_the_tokens_on_an_anneau_that_is_passed_on_stay_on_it():
    t = scene({"armour": ["ecaille-lyumnades"]}, field=[at(2, "oko"), at(3, "anneau-nibelungen", minus=1)])
    t.activate("ecaille-lyumnades", "anneau-nibelungen")
    assert t.you["anneau-nibelungen"].minus == 1 and t.you.minus == 0
    t.settled()
