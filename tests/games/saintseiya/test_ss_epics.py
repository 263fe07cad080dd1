"""The Épopée module: how Épopées come and go, and the 19 of them."""

import pytest
from ss_scene import at, end_turn, frozen, hilda_turn, play, price, scene, solo, values, wounded

from pioche.engine import PiocheError
from pioche.games.saintseiya.cards import BOOK
from pioche.testing import card, me, rule, started, you

GRAAD = "attaque-de-la-fondation-graad"
OKO = ["oko"] * 12
ASGARD = ["thor-phecda", "hagen-merak", "fenrir-alioth", "mime-benetnash", "syd-mizar", "alberich-megrez"]


def during(epic, mine=None, yours=None, **words):
    """While an Épopée is in force; there is a reserve, so that nothing ends by itself."""
    words.setdefault("reserve", OKO)
    return scene(mine, yours, epic=[epic], **words)


def lapses(epic, mine=None, yours=None, **words):
    """An Épopée that ends in this maintenance: a Chevalier d'Or leaves with the last flame that it waits for."""
    words.setdefault("field", [at(6, "camus-verseau")])
    t = during(epic, mine, yours, sand=BOOK[epic].duration - 1, **words)
    end_turn(t)
    return t


def strong(card, slot, force=20):
    return {"card": card, "against": slot, "bonus_force": force}


def said(t, *ids):
    """Those of the log lines that have one of these ids, in order."""
    return [line.id for line in t.match.log if line.id in ids]


def result(t):
    assert t.match.result is not None
    return t.match.result


# How they come and go


@rule("SS-EPIC-010")
def test_without_the_option_there_is_no_epopee():
    t = started("saintseiya", decks=["random"] * 2, options={"epics": False})
    assert t.state.epic == t.state.epics == []
    t = scene(field=[at(6, "camus-verseau")], reserve=OKO)
    end_turn(t)
    assert t.state.flames == 11 and t.state.sand == t.state.drops == 0
    t.settled()


@rule("SS-EPIC-020", "SS-SETUP-170")
def test_one_of_the_nineteen_is_revealed_at_the_start():
    t = started("saintseiya", decks=["random"] * 2, seed=3, options={"epics": True})
    assert len(t.state.epic) == 1 and len(t.state.epics) == 18 and t.state.sand == 0
    assert len({*(it.card.proto.id for it in t.state.epic), *(one.proto.id for one in t.state.epics)}) == 19
    assert len(t.state.pillars) == 7 and t.state.standing == [] and t.state.weapons == 6
    assert max(proto.duration for proto in BOOK.cards.values()) == 4  # the four Sabliers are enough
    shown = {
        started("saintseiya", decks=["random"] * 2, seed=n, options={"epics": True}).state.epic[0].card.proto.id
        for n in range(9)
    }
    assert len(shown) > 4  # the pile is shuffled
    assert all(list(entry) == ["token"] for entry in t.match.view(0)["epics"])  # face down
    t.settled()


@rule("SS-EPIC-030")
def test_each_flame_puts_a_sablier_on_it():
    t = during(
        "doutes", {"played": [strong("seiya-pegase", 2)]}, field=[at(2, "shura-capricorne"), at(6, "camus-verseau")]
    )
    t.fight("shura-capricorne")
    assert t.state.sand == 1
    end_turn(t)
    assert t.state.sand == 2 and t.state.flames == 10 and t.state.epic[0].card.proto.id == "doutes"
    t.settled()


@rule("SS-EPIC-040")
def test_with_its_last_sablier_it_ends_and_the_next_one_is_revealed():
    t = lapses("fuite", epics=["defiance", "blizzard"])
    t.me.pick("oko")
    assert [it.card.proto.id for it in t.state.epic] == ["defiance"] and t.state.sand == 0
    assert [one.proto.id for one in t.state.past_epics] == ["fuite"]
    assert [one.proto.id for one in t.state.epics] == ["blizzard"]
    t.settled()


@rule("SS-EPIC-040")
def test_a_position_in_which_it_should_have_ended_is_refused():
    with pytest.raises(PiocheError):
        during("fuite", sand=2)
    during("fuite", sand=1)


@card("doutes")
@rule("SS-EPIC-050")
def test_doutes_lowers_other_costs_with_each_sablier():
    field = [at(1, "jabu-licorne"), at(2, "shiva-paon"), at(3, "mu-belier"), at(4, "armure-lion")]
    ways = (
        ("shiva-paon", "force"),
        ("mu-belier", "force"),
        ("mu-belier", "cosmos"),
        ("armure-lion", "cosmos"),
        ("jabu-licorne", "force"),
    )
    plain = [price(scene(field=field), *way) for way in ways]
    for sand, change in ((0, [-1, 0, 0, 0, 0]), (1, [0, -1, 0, 0, 0]), (2, [0, -1, -1, 0, 0])):
        t = during("doutes", field=field, sand=sand)
        assert [price(t, *way) - old for way, old in zip(ways, plain, strict=True)] == change
    t = during(
        "doutes",
        {"played": [strong("seiya-pegase", 3, 5), strong("seiya-pegase", 4)]},
        field=[at(3, "mu-belier"), at(4, "camus-verseau")],
    )
    assert t.why("fight", "mu-belier") == "SS-ACQ-020"
    t.fight("camus-verseau")
    assert t.state.sand == 1 and t.why("fight", "mu-belier") == ""
    t.settled()


@rule("SS-EPIC-060")
def test_its_effect_stops_when_it_is_replaced_in_mid_turn():
    t = during(
        "doutes",
        {"played": [strong("seiya-pegase", 2), {"card": "seiya-pegase", "against": 3, "bonus_force": 6}]},
        field=[at(2, "camus-verseau"), at(3, "aiolia-lion")],
        sand=2,
        epics=["fuite"],
    )
    assert price(t, "aiolia-lion") == 7 and "aiolia-lion" in t.offers("fight")
    t.fight("camus-verseau")
    assert price(t, "aiolia-lion") == 8 and t.why("fight", "aiolia-lion") == "SS-ACQ-020"
    t.settled()


@card("deluge")
@rule("SS-EPIC-070")
def test_what_its_end_does_comes_before_the_next_one():
    t = lapses(
        "deluge",
        {"discard": ["kiki", "oko"], "hand": OKO[:5]},
        {"discard": ["bian-hippocampe", "kiki"]},
        epics=["fuite"],
    )
    assert [it.card.proto.id for it in t.state.epic] == ["fuite"]
    assert said(t, "epic-ends", "wounded", "epic") == ["epic-ends", "wounded", "wounded", "wounded", "epic"]
    assert t.me.marked == ["kiki"] and t.me.discard == ["oko"]
    assert sorted(t.you.marked) == ["bian-hippocampe", "kiki"] and t.you.discard == []
    assert all(it.wounded for it in t.state.players[1].marked)
    t.settled()


@rule("SS-EPIC-080")
def test_the_end_of_the_game_is_for_the_one_in_force():
    words = {"gone": ["pegase-noir"] * 4, "ending": True, "active": 1, "reserve": OKO, "field": [at(6, "oko")]}
    t = scene({"pile": ["cygne-noir"]}, epic=["destruction-de-death-queen-island"], **words)
    end_turn(t)
    assert result(t).scores == (4, 0)
    t = scene({"pile": ["cygne-noir"]}, past_epics=["destruction-de-death-queen-island"], epic=["fuite"], **words)
    end_turn(t)
    assert result(t).scores == (0, 0)


@rule("SS-EPIC-090")
@pytest.mark.parametrize(
    ("seats", "options", "absent"),
    [
        (2, {"asgard": False}, {"blizzard", "fonte-des-glaces", "fuite"}),
        (
            2,
            {"poseidon": False},
            {GRAAD, "defiance", "deluge", "prise-d-otages", "tournoi-galactique", "victoire-decisive"},
        ),
        (1, {}, {GRAAD, "epuisement-d-athena", "fonte-des-glaces"}),
    ],
)
def test_epopees_whose_need_is_not_met_are_left_out(seats, options, absent):
    t = started("saintseiya", decks=["random"] * seats, options={"epics": True, **options})
    there = {it.card.proto.id for it in t.state.epic} | {one.proto.id for one in t.state.epics + t.state.past_epics}
    every = {proto.id for proto in BOOK.cards.values() if proto.type == "epic"}
    assert every - there == absent


@rule("SS-EPIC-090")
def test_some_need_one_of_the_two_extensions():
    t = started("saintseiya", decks=["random"] * 2, options={"epics": True, "asgard": False, "poseidon": False})
    there = {it.card.proto.id for it in t.state.epic} | {one.proto.id for one in t.state.epics}
    assert len(there) == 8 and not there & {"encercles", "septieme-sens"}


@rule("SS-EPIC-100")
def test_in_solo_a_guerrier_divin_who_leaves_puts_a_sablier_after_his_exit():
    t = solo(
        {"hand": ["seiya-pegase", "seiya-pegase"]},
        field=[at(6, "thor-phecda")],
        epic=["fuite"],
        epics=["doutes"],
        sand=1,
        reserve=OKO,
    )
    end_turn(t)
    t.asks(me, ["seiya-pegase", "seiya-pegase"])  # his exit effect
    assert t.state.epic[0].card.proto.id == "fuite" and t.state.sand == 1
    t.me.pick("seiya-pegase")
    assert t.state.epic[0].card.proto.id == "doutes"


@rule("SS-EPIC-100")
def test_in_solo_a_guerrier_divin_whom_the_player_acquires_puts_a_sablier_too_and_a_chevalier_d_or_none():
    t = solo(
        {"played": [strong("seiya-pegase", 2), strong("seiya-pegase", 3)]},
        field=[at(2, "thor-phecda"), at(3, "camus-verseau")],
        epic=["doutes"],
    )
    t.fight("camus-verseau")
    assert t.state.sand == 0
    t.fight("thor-phecda")
    assert t.state.sand == 1
    t.settled()


@rule("SS-EPIC-200")
@card("destruction-de-death-queen-island")
def test_in_solo_the_turn_starts_after_hilda_s_steps():
    t = hilda_turn(
        1,
        {"hand": OKO[:5]},
        field=["pegase-noir", "oko", "cygne-noir", "oko", "oko", "oko"],
        reserve=["phaeton"] * 3,
        epic=["destruction-de-death-queen-island"],
    )
    assert t.you.hand == ["pegase-noir"]
    t.asks(me, ["cygne-noir", "done"])
    t.me.pick("cygne-noir")
    assert t.zone("cygne-noir") == ("gone", -1) and len(t.state.field) == 6
    t.settled()


@rule("SS-EPIC-200")
@card("fuite")
def test_with_fuite_hilda_s_die_adds_a_sapphire_and_who_joins_her_none():
    t = hilda_turn(1, {"hand": OKO[:5]}, field=["syd-mizar", *OKO[:5]], epic=["fuite"])
    assert t.you.hand == ["syd-mizar"] and t.state.sapphires == 1
    t = solo({"hand": OKO[:5]}, field=[at(6, "mime-benetnash")], epic=["fuite"], turn=24, reserve=OKO)
    end_turn(t)
    assert t.you.hand == ["mime-benetnash"] and t.state.sapphires == 0


@rule("SS-EPIC-110")
def test_the_second_of_two_flames_is_the_next_one_s():
    t = during(
        "fuite", {"armour": ["robe-eta"]}, field=[at(5, "camus-verseau"), at(6, "mu-belier")], sand=1, epics=["doutes"]
    )
    t.activate("robe-eta")
    assert t.state.epic[0].card.proto.id == "doutes" and t.state.sand == 1 and t.state.flames == 10
    t.settled()


@rule("SS-EPIC-070", "SS-EPIC-110")
@card("deluge")
def test_a_flame_that_goes_while_it_ends_is_the_next_one_s_too():
    t = lapses(
        "deluge",
        {"discard": ["soldat-marina-4", "armure-sagittaire"], "hand": OKO[:5]},
        field=[at(5, "mu-belier"), at(6, "camus-verseau")],
        epics=["doutes", "fuite"],
    )
    t.me.pick("armure-sagittaire", t.state.players[0].hand[0].number, "mu-belier")  # by the Marqué effect of the Soldat
    assert [one.proto.id for one in t.state.past_epics] == ["deluge"] and t.state.flames == 10
    assert t.state.epic[0].card.proto.id == "doutes" and t.state.sand == 1 and t.me.marked == ["soldat-marina-4"]
    t.settled()


@rule("SS-EPIC-110")
def test_after_the_last_one_there_is_none():
    t = lapses("fuite")
    assert t.state.epic == [] and t.state.sand == 0 and "sapphire_only_defeated" not in t.state.hooked
    t.settled()


# Attaque de la fondation Graad


@rule("SS-EPIC-140")
@card(GRAAD)
def test_graad_puts_tokens_on_chevaliers_de_bronze_and_d_acier_of_the_hand():
    t = during(
        GRAAD,
        {"hand": ["jabu-licorne", "sho-cloth-celeste", "oko", "seiya-pegase", "seiya-pegase-bronze"]},
        {"hand": ["jabu-licorne"]},
    )
    t.epic(GRAAD)
    t.asks(me, ["jabu-licorne", "sho-cloth-celeste", "seiya-pegase-bronze"])
    t.me.pick("sho-cloth-celeste")
    t.epic(GRAAD)
    t.asks(me, ["jabu-licorne", "seiya-pegase-bronze"])  # one token a card
    t.me.pick("jabu-licorne")
    assert t.me.plus == 0
    t.settled()
    seen = t.match.view(1)
    assert seen["players"][0]["pledged"] == list(reversed(t.state.pledged))
    assert sorted(entry["card"] for entry in seen["players"][0]["hand"] if "card" in entry) == [
        "jabu-licorne",
        "sho-cloth-celeste",
    ]
    play(t, "jabu-licorne", "jabu-licorne", *(["no"] if t.match.decision.kind == "confirm" else []))
    t.end()
    assert t.me.plus == 1  # it has joined the discard pile
    t.discard("sho-cloth-celeste")
    assert t.me.plus == 2 and t.state.pledged == ()


@card(GRAAD)
def test_graad_offers_nothing_without_such_a_card():
    t = during(GRAAD, {"hand": ["oko", "seiya-pegase"]}, {"hand": ["jabu-licorne"]})
    assert t.offers("epic") == [] and t.why("epic", GRAAD) == "SS-EPIC-020"


@card(GRAAD)
@rule("SS-EPIC-140", "SS-TOKN-010")
def test_the_token_of_a_card_that_is_destroyed_is_lost():
    t = during(
        GRAAD, {"hand": ["seiya-pegase-bronze"] * 2, "armour": ["armure-pegase"], "aside": ["seiya-pegase-asgard"]}
    )
    t.epic(GRAAD, "seiya-pegase-bronze")
    t.activate("armure-pegase", "seiya-pegase-bronze", "seiya-pegase-bronze", "seiya-pegase-asgard")
    assert t.me.plus == t.you.plus == 0 and t.state.pledged == () and len(t.me.destroyed) == 2
    t.settled()


@card(GRAAD)
@rule("SS-EPIC-140", "SS-TOKN-010")
def test_the_token_stays_on_a_marked_card_and_is_taken_when_it_comes_back_to_a_hand():
    hand = ["shiryu-dragon-bronze"] * 3 + ["shiryu-dragon-asgard"]
    t = during(GRAAD, {"hero": "shiryu", "hand": hand, "pile": OKO})
    first, second, third, _ = (one.number for one in t.state.players[0].hand)
    t.epic(GRAAD, first)
    play(t, second, "jabu-licorne", first)
    assert t.state.pledged == (first,) and t.me.plus == 0 and t.zone(first) == ("marked", 0)
    assert t.match.view(1)["players"][0]["pledged"] == [first]  # it still counts
    play(t, third, "jabu-licorne", "shiryu-dragon-asgard", first)
    assert t.state.pledged == () and t.me.plus == 1 and t.zone(first) == ("hand", 0)
    t.settled()


def graad(mine, yours):
    """I put tokens on `mine` cards, you on `yours`; then the Épopée ends."""
    t = during(
        GRAAD,
        {"hand": ["jabu-licorne"] * mine, "pile": ["oko"] * 5},
        {"hand": ["ban-petit-lion"] * yours, "pile": ["mu-belier"] * 5},
        field=[at(5, "camus-verseau"), at(6, "oko")],
        sand=3,
        epics=["fuite"],
    )
    for _ in range(mine):
        t.epic(GRAAD, t.state.players[0].hand[len(t.state.pledged)].number)
    end_turn(t)
    for n in range(yours):
        t.epic(GRAAD, t.state.players[1].hand[n].number)
    end_turn(t)
    return t


@card(GRAAD)
def test_graad_with_seven_tokens_discards_those_cards_and_goes_on():
    t = graad(4, 3)
    assert t.match.result is None and t.state.epic[0].card.proto.id == "fuite"
    assert t.me.discard == ["jabu-licorne"] * 4 and t.you.discard == ["ban-petit-lion"] * 3
    assert (t.me.plus, t.you.plus) == (4, 3) and t.state.pledged == ()
    t.settled()


@card(GRAAD)
@rule("SS-EPIC-140", "SS-VP-130")
def test_graad_with_six_tokens_ends_the_game_and_the_tokens_count():
    t = graad(4, 2)
    points = BOOK["jabu-licorne"].vp
    assert result(t).winners == (1,)
    assert result(t).scores == (4 * points + 4 + 5 * 1, 2 * BOOK["ban-petit-lion"].vp + 2 + 5 * 5)
    assert said(t, "eliminated") == []


@rule("SS-EPIC-140", "SS-EPIC-120")
@card(GRAAD)
def test_graad_eliminates_who_has_fewer_than_two_tokens():
    t = graad(2, 1)
    assert result(t).winners == (0,) and result(t).scores[1] > result(t).scores[0]
    assert said(t, "eliminated") == ["eliminated"]
    t = graad(1, 1)
    assert result(t).winners == () and said(t, "eliminated") == ["eliminated"] * 2


# When cards arrive


@card("blizzard")
def test_blizzard_freezes_a_hand_card_of_the_active_player_when_a_guerrier_divin_arrives():
    t = during(
        "blizzard",
        {"hand": ["jabu-licorne", "armure-pegase"]},
        {"hand": ["oko"]},
        field=["oko"] * 6,
        reserve=["thor-phecda", "oko"],
    )
    end_turn(t)
    t.asks(me, ["jabu-licorne", "armure-pegase"])
    t.me.pick("armure-pegase")
    assert t.me.marked == ["armure-pegase"] and t.me["armure-pegase"].frozen == 2
    assert t.me.hand == ["jabu-licorne"] and t.you.hand == ["oko"]
    t.settled()


@card("blizzard")
def test_blizzard_heeds_no_other_guerrier_and_no_empty_hand():
    t = during("blizzard", {"hand": ["jabu-licorne"]}, field=["oko"] * 6, reserve=["bud-alcor", "oko"])
    end_turn(t)
    t.asks(you, kind="main")
    t = during("blizzard", field=["oko"] * 6, reserve=["thor-phecda", "oko"])
    end_turn(t)
    t.asks(you, kind="main")
    t.settled()


@card("deluge")
def test_deluge_makes_the_active_player_discard_when_a_marina_arrives():
    t = during(
        "deluge", {"hand": ["jabu-licorne", "cassios"]}, {"hand": ["oko"]}, field=["oko"] * 6, reserve=["kiki", "oko"]
    )
    end_turn(t)
    t.asks(me, ["jabu-licorne", "cassios"])
    t.me.pick("cassios")
    assert t.me.discard == ["cassios"] and t.me.hand == ["jabu-licorne"] and t.you.hand == ["oko"]
    t = during("deluge", {"hand": ["jabu-licorne"]}, field=["oko"] * 6, reserve=["thor-phecda", "oko"])
    end_turn(t)
    t.asks(you, kind="main")
    t.settled()


@card("deluge")
@rule("SS-SOLOX-010")
def test_the_end_of_deluge_wounds_hilda_s_marinas_too():
    t = solo(
        {"discard": ["kiki"], "hand": OKO[:5]},
        {"discard": ["kiki", "bian-hippocampe", "oko"]},
        epic=["deluge"],
        sand=2,
        field=[at(6, "syd-mizar")],
        reserve=OKO,
        turn=24,
    )
    end_turn(t)
    assert t.me.marked == ["kiki"]
    assert sorted(t.you.marked) == ["bian-hippocampe", "kiki"]


# Tokens on the field


@card("defiance")
@rule("SS-TOKN-010", "SS-TOKN-020")
def test_defiance_puts_a_minus_token_on_a_field_card_after_maintenance():
    t = during("defiance", field=["geki-ours", "nachi-loup", "oko", "oko", "oko", "phaeton"], reserve=["geist", "oko"])
    end_turn(t)
    t.asks(me, ["geist", "geki-ours", "nachi-loup", "oko", "oko", "oko"])
    t.me.pick("geist")
    assert t.card("geist").minus == 1 and t.you.minus == t.me.minus == 0
    t.asks(you, kind="main")
    end_turn(t)
    t.you.pick("geist")
    assert t.card("geist").minus == 2
    t.settled()


@card("victoire-decisive")
@rule("SS-TOKN-010")
def test_victoire_decisive_puts_a_plus_token_on_a_field_card_without_one():
    field = [at(2, "geki-ours", plus=1), at(3, "nachi-loup", minus=1), at(4, "geist"), at(6, "oko")]
    t = during("victoire-decisive", field=field, reserve=["phaeton"])
    end_turn(t)
    t.asks(me, ["geist", "phaeton"])
    t.me.pick("geist")
    assert (t.card("geist").plus, t.card("geki-ours").plus, t.card("nachi-loup").plus) == (1, 1, 0)
    t.settled()


@card("victoire-decisive")
def test_victoire_decisive_with_a_token_on_every_card_does_nothing():
    t = during("victoire-decisive", field=[at(2, "geki-ours", plus=1), at(6, "oko")], reserve=[])
    end_turn(t)
    t.asks(you, kind="main")
    t.settled()


@card("prise-d-otages")
def test_prise_d_otages_costs_the_active_player_a_token_for_each_garde_and_chevalier_fantome():
    field = [at(2, "garde-asgard-1"), at(3, "geist"), at(4, "dauphin"), at(5, "jabu-licorne"), at(6, "garde-asgard-2")]
    t = during("prise-d-otages", field=field, reserve=["oko", "kiki", "oko"])
    end_turn(t)
    assert (t.me.minus, t.you.minus, t.me.plus) == (4, 0, 0)  # Kiki is a Garde; the one that has left counts no longer
    t.settled()


@rule("SS-TOKN-010", "SS-TOKN-020")
@card("defiance")
def test_tokens_on_a_card_go_to_whoever_acquires_it_and_stay_when_it_is_destroyed():
    t = scene(
        {"played": [strong("seiya-pegase", 3)], "hand": ["ikki-phoenix-bronze"], "pile": ["oko"]},
        field=[at(3, "geist", minus=1, plus=2), at(5, "oko")],
    )
    t.fight("geist")
    assert (t.me.plus, t.me.minus) == (2, 1)
    play(t, "ikki-phoenix-bronze", "oko", "geist")
    assert "geist" in t.me.destroyed and (t.me.plus, t.me.minus) == (2, 1)


@rule("SS-TOKN-010")
def test_tokens_on_a_card_that_leaves_the_game_go_to_nobody_and_to_a_hand_with_cosmos():
    t = scene(field=[at(6, "oko", minus=1, plus=1)], reserve=OKO)
    end_turn(t)
    assert [(p.plus, p.minus) for p in t.state.players] == [(0, 0), (0, 0)]
    t = scene(
        {"played": [{"card": "seiya-pegase", "against": 3, "bonus_cosmos": 9}]}, field=[at(3, "jabu-licorne", minus=1)]
    )
    t.rally("jabu-licorne")
    assert t.me.hand == ["jabu-licorne"] and t.me.minus == 1
    t.settled()


# Death Queen Island


@card("destruction-de-death-queen-island")
def test_at_the_start_of_their_turn_players_may_discard_a_chevalier_noir_from_the_field():
    t = during(
        "destruction-de-death-queen-island",
        field=["pegase-noir", "oko", "cygne-noir", "oko", "oko", "oko"],
        reserve=["geki-ours", "nachi-loup", "oko"],
    )
    end_turn(t)
    t.asks(you, ["pegase-noir", "cygne-noir", "done"])
    t.you.pick("pegase-noir")
    assert [one.proto.id for one in t.state.gone] == ["pegase-noir", "oko"]
    assert [it.card.proto.id for it in t.state.field] == ["geki-ours", "nachi-loup", "oko", "cygne-noir", "oko", "oko"]
    end_turn(t)
    t.asks(me, ["cygne-noir", "done"])
    t.me.pick("done")
    assert t.zone("cygne-noir") == ("field", -1)
    t.settled()


@rule("SS-EPIC-130")
@card("destruction-de-death-queen-island")
def test_most_chevaliers_noirs_must_be_most_alone():
    words = {
        "gone": ["pegase-noir", "oko", "jango"],
        "ending": True,
        "active": 1,
        "field": [at(6, "oko")],
        "reserve": OKO,
    }
    t = scene({"pile": ["cygne-noir"]}, {"hand": ["dragon-noir"]}, epic=["destruction-de-death-queen-island"], **words)
    end_turn(t)
    assert result(t).scores == (0, 0)
    t = scene(
        {"pile": ["cygne-noir"]}, {"hand": ["dragon-noir"] * 2}, epic=["destruction-de-death-queen-island"], **words
    )
    end_turn(t)
    assert result(t).scores == (0, 2) and result(t).winners == (1,)
    assert said(t, "score-epic") == ["score-epic"]


# Encerclés


@card("encercles")
def test_gardes_cost_one_force_more():
    field = [at(2, "kiki"), at(3, "soldat-marina-1"), at(4, "oko"), at(5, "garde-asgard-1")]
    t, plain = during("encercles", field=field), scene(field=field)
    assert price(t, "soldat-marina-1") == price(plain, "soldat-marina-1") + 1
    assert price(t, "garde-asgard-1") == price(plain, "garde-asgard-1") + 1
    assert price(t, "oko") == price(plain, "oko") and price(t, "kiki") == -1
    assert price(t, "kiki", "cosmos") == price(plain, "kiki", "cosmos")


@rule("SS-EPIC-150")
@card("encercles")
def test_a_garde_that_becomes_marked_is_shuffled_into_the_reserve_after_its_effect():
    t = during("blizzard", {"hand": ["garde-asgard-3"]}, field=["oko"] * 6, reserve=["thor-phecda", "oko"])
    end_turn(t)
    t.me.pick("garde-asgard-3")
    assert t.me.marked == ["garde-asgard-3"]  # not while another Épopée is in force
    t = during(
        "encercles",
        {"hand": ["garde-asgard-3", *OKO[:4]], "discard": ["shiva-paon"]},
        {"hand": ["oko"]},
        field=[at(6, "fenrir-alioth")],
    )
    end_turn(t)
    t.me.pick("garde-asgard-3")
    t.asks(me, ["shiva-paon"])
    t.me.pick("shiva-paon")
    t.you.pick("oko")
    assert t.me.marked == [] and t.you.marked == ["oko"] and "shiva-paon" in t.me.hand
    assert any(one.proto.id == "garde-asgard-3" for one in t.state.reserve + [it.card for it in t.state.field])
    t.settled()


@rule("SS-EPIC-150")
@card("encercles")
def test_gardes_that_are_marked_when_it_is_revealed_go_too():
    t = lapses(
        "fuite",
        {"marked": [wounded("garde-asgard-1"), wounded("oko")]},
        {"marked": [frozen("kiki", 1)]},
        epics=["encercles"],
        reserve=["phaeton"] * 9,
    )
    assert t.me.marked == ["oko"] and t.you.marked == []
    there = [one.proto.id for one in t.state.reserve] + [it.card.proto.id for it in t.state.field]
    assert sorted(there) == sorted(["phaeton"] * 9 + ["garde-asgard-1", "kiki"])
    t.settled()


@card("encercles")
def test_at_the_end_of_the_game_each_garde_is_worth_one_more():
    words = {"ending": True, "active": 1, "field": [at(6, "oko")], "reserve": OKO}
    t = scene(
        {"pile": ["kiki", "garde-asgard-1"]}, {"pile": ["oko"], "destroyed": ["kiki"]}, epic=["encercles"], **words
    )
    end_turn(t)
    assert result(t).scores == (4, 1)


# Flames


@card("epuisement-d-athena")
def test_a_flame_goes_when_an_athena_joins_a_discard_pile():
    t = during("epuisement-d-athena", {"hand": ["athena-base", "oko"]}, {}, field=[at(2, "oko")], epics=["doutes"])
    play(t, "oko", "oko")
    t.end()
    assert t.state.flames == 12
    t.discard("athena-base")
    assert t.state.flames == 11 and t.state.sand == 1  # at once
    t.settled()


@card("epuisement-d-athena")
def test_the_field_s_discard_pile_is_one_too():
    t = during("epuisement-d-athena", field=[at(5, "oko"), at(6, "athena-poseidon")])
    end_turn(t)
    assert t.state.flames == 11 and t.state.sand == 1
    end_turn(t)
    assert t.state.flames == 11
    t.settled()


@card("epuisement-d-athena")
@rule("SS-EPIC-040")
def test_what_is_discarded_at_the_end_of_the_main_phase_ends_it_at_once():
    t = during(
        "epuisement-d-athena",
        {"played": [{"card": "athena-base", "against": 2}]},
        field=[at(2, "oko")],
        sand=2,
        epics=["doutes"],
    )
    t.end()
    assert t.state.epic[0].card.proto.id == "doutes" and t.state.flames == 11
    t.asks(me, kind="keep")
    t.settled()


@card("fonte-des-glaces")
def test_a_flame_goes_when_a_guerrier_divin_joins_the_field_s_discard_pile():
    t = during(
        "fonte-des-glaces",
        {"played": [strong("seiya-pegase", 2)]},
        field=[at(2, "syd-mizar"), at(5, "bud-alcor"), at(6, "mime-benetnash")],
    )
    t.fight("syd-mizar")
    assert t.state.flames == 12
    end_turn(t)
    assert t.state.flames == 11 and t.state.sand == 1 and t.state.sapphires == 2
    end_turn(t)
    assert t.state.flames == 11
    t.settled()


@rule("SS-EPIC-120")
@card("fonte-des-glaces")
def test_with_seven_guerriers_divins_gone_players_without_a_robe_divine_are_out():
    words = {"epic": ["fonte-des-glaces"], "ending": True, "active": 1, "field": [at(6, "oko")], "reserve": OKO}
    for gone, winners in ((["thor-phecda", *ASGARD], (0,)), ([*ASGARD, "bud-alcor"], (1,))):
        t = scene({"discard": ["robe-alpha"]}, {"pile": ["mu-belier"], "destroyed": ["robe-beta"]}, gone=gone, **words)
        end_turn(t)
        assert result(t).winners == winners and result(t).scores == (2, 5)
    t = scene({"pile": ["oko"]}, {"pile": ["mu-belier"]}, gone=["thor-phecda", *ASGARD], **words)
    end_turn(t)
    assert result(t).winners == () and result(t).scores == (1, 5)


# La force de l'amitié


@card("la-force-de-l-amitie")
def test_a_friend_discards_a_card_of_the_hero_named_and_a_heros_gains_force():
    t = during(
        "la-force-de-l-amitie",
        {"played": [{"card": "seiya-pegase", "against": 6}, {"card": "oko", "against": 6}]},
        {"hand": ["shun-andromede", "shun-andromede-bronze", "armure-andromede", "oko"]},
    )
    t.epic("la-force-de-l-amitie")
    t.asks(me, ["player:0", "player:1"], kind="player")
    t.me.pick("player:1")
    t.asks(you, ["shun-andromede", "shun-andromede-bronze"])
    t.you.pick("shun-andromede")
    t.asks(me, ["seiya-pegase"])
    t.me.pick("seiya-pegase")
    assert values(t, "seiya-pegase") == (2, 1, 0) and t.you.discard == ["shun-andromede"]
    assert t.offers("epic") == [] and t.why("epic", "la-force-de-l-amitie") == "SS-EPIC-020"  # once per turn
    t.settled()


@rule("SS-EPIC-160")
@card("la-force-de-l-amitie")
def test_where_nobody_holds_the_hero_named_nothing_is_gained():
    t = during("la-force-de-l-amitie", {"played": [{"card": "seiya-pegase", "against": 6}]}, {"hand": ["oko"]})
    t.epic("la-force-de-l-amitie", "player:1")
    assert values(t, "seiya-pegase") == (1, 1, 0) and t.you.hand == ["oko"] and t.offers("epic") == []
    t.settled()


@rule("SS-EPIC-160")
@card("la-force-de-l-amitie")
def test_of_several_holders_the_active_player_chooses_one():
    t = during(
        "la-force-de-l-amitie",
        {"played": [{"card": "seiya-pegase", "against": 6}], "hand": ["shun-andromede"]},
        {"hand": ["shun-andromede"]},
    )
    t.epic("la-force-de-l-amitie", "player:1")
    t.asks(me, ["player:0", "player:1"], kind="player")
    t.me.pick("player:0", "shun-andromede", "seiya-pegase")
    assert t.me.discard == ["shun-andromede"] and t.you.hand == ["shun-andromede"]
    assert values(t, "seiya-pegase") == (2, 1, 0)
    t.settled()


@card("la-force-de-l-amitie")
@card("volonte-propre")
def test_the_next_epopee_may_be_used_in_the_same_turn():
    t = during(
        "la-force-de-l-amitie",
        {"played": [strong("seiya-pegase", 2), {"card": "seiya-pegase", "against": 3}], "hand": ["seiya-pegase"] * 4},
        field=[at(2, "camus-verseau"), at(3, "armure-lion")],
        sand=1,
        epics=["volonte-propre"],
    )
    t.epic("la-force-de-l-amitie", "player:1")
    assert t.offers("epic") == []
    t.fight("camus-verseau")
    assert t.offers("epic") == ["volonte-propre"]
    t.settled()


@card("la-force-de-l-amitie")
def test_without_a_heros_in_play_it_is_not_offered_whatever_others_hold():
    t = during("la-force-de-l-amitie", {"played": [{"card": "oko", "against": 6}]}, {"hand": ["shun-andromede"]})
    assert t.offers("epic") == []
    end_turn(t)
    play(t, "shun-andromede", t.state.field[0].card.number)
    assert t.offers("epic") == ["la-force-de-l-amitie"]  # a new turn
    t.settled()


# Rules that change


@card("fuite")
def test_guerriers_divins_who_flee_add_no_sapphire():
    t = during("fuite", {"played": [strong("seiya-pegase", 2)]}, field=[at(2, "syd-mizar"), at(6, "mime-benetnash")])
    t.fight("syd-mizar")
    assert t.state.sapphires == 1
    end_turn(t)
    assert t.state.sapphires == 1 and t.zone("mime-benetnash") == ("gone", -1)
    t.settled()


@card("une-seconde-chance")
@rule("SS-FAQA-030")
@pytest.mark.parametrize(("first", "second"), [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
def test_a_heros_that_should_be_destroyed_may_be_discarded_and_only_two_destroyed_bring_a_better_one(first, second):
    t = during(
        "une-seconde-chance",
        {"hand": ["seiya-pegase"] * 2, "armour": ["armure-pegase"], "aside": ["seiya-pegase-bronze"]},
    )
    t.activate("armure-pegase", "seiya-pegase")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick(first, "seiya-pegase", second)
    spared = (first, second).count("yes")
    if not spared:
        t.me.pick("seiya-pegase-bronze")
    assert t.me.destroyed == ["seiya-pegase"] * (2 - spared) and t.me.hand == []
    assert t.me.aside == (["seiya-pegase-bronze"] if spared else [])
    assert sorted(t.me.discard) == [
        "armure-pegase",
        *["seiya-pegase"] * spared,
        *([] if spared else ["seiya-pegase-bronze"]),
    ]
    t.settled()


CHIEN, NOIR = "sirius-grand-chien", "jabu-licorne"
CHANCES = {  # who destroys a Héros for something: what lies where, and what is done to get there
    "the-technique": (
        {"armour": ["armure-pegase"], "board": ["chevalier-de-pegase"], "hand": ["seiya-pegase", "oko"]},
        lambda t: t.technique("chevalier-de-pegase", "oko", "seiya-pegase"),
    ),
    "sirius": (
        {"played": [{"card": CHIEN, "against": 6}], "hand": ["seiya-pegase"]},
        lambda t: t.activate(CHIEN, "seiya-pegase"),
    ),
    "poseidon": (
        {"played": [{"card": "poseidon", "against": 6}], "hand": ["seiya-pegase"]},
        lambda t: t.activate("poseidon", "seiya-pegase"),
    ),
    "phaeton": ({"hand": ["phaeton", "seiya-pegase"]}, lambda t: play(t, "phaeton", NOIR, "seiya-pegase")),
    "ikki": (
        {"hand": ["ikki-phoenix-bronze"], "discard": ["seiya-pegase"]},
        lambda t: play(t, "ikki-phoenix-bronze", NOIR, "seiya-pegase"),
    ),
    "misty": (
        {"played": [{"card": "misty-lezard", "against": 6}], "marked": [wounded("seiya-pegase")]},
        lambda t: t.activate("misty-lezard", "seiya-pegase"),
    ),
    "sagittaire": (
        {"hand": ["armure-sagittaire", "seiya-pegase"]},
        lambda t: play(t, "armure-sagittaire", "yes", "seiya-pegase"),
    ),
    "excalibur": (
        {
            "played": [{"card": "shiryu-dragon", "against": 6}],
            "marked": [wounded("shiryu-dragon-bronze")] * 2,
            "hand": ["seiya-pegase-bronze"],
            "board": ["excalibur"],
            "energy": 2,
        },
        lambda t: t.technique("excalibur", "seiya-pegase-bronze"),
    ),
}


def gained(t):
    """What those who destroy a Héros may get: a better one, cards, a card of the field, Force for Shiryû."""
    shiryu = [values(t, it.number)[0] for it in t.state.players[0].played if it.printed.hero == "shiryu"]
    return t.me.aside, t.me.pile, [it.printed.id for it in t.state.field], shiryu


@card("une-seconde-chance")
@rule("SS-FAQA-030")
@pytest.mark.parametrize("who", CHANCES)
def test_who_spares_a_heros_gets_nothing_that_destroying_is_the_condition_for(who):
    mine, act = CHANCES[who]
    mine = {**mine, "aside": ["seiya-pegase-bronze", "seiya-pegase-poseidon"], "pile": ["jaki"] * 3}
    t = during("une-seconde-chance", mine, field=[at(6, NOIR)])
    nothing = gained(t)
    act(t)
    t.me.pick("yes")
    t.asks(me, kind="main")
    assert t.me.destroyed == [] and any(one.startswith("seiya") for one in t.me.discard) and gained(t) == nothing
    t.settled()
    t = during("une-seconde-chance", mine, field=[at(6, NOIR)])
    act(t)
    t.me.pick("no")
    if t.match.decision.kind != "main":  # which one it gives
        t.answer(0, t.match.decision.keys[0])
    assert len(t.me.destroyed) == 1 and gained(t) != nothing
    t.settled()


@card("une-seconde-chance")
def test_whose_heros_it_is_decides():
    t = during(
        "une-seconde-chance", {"armour": ["armure-scorpion"]}, {"marked": [wounded("shun-andromede"), wounded("oko")]}
    )
    t.activate("armure-scorpion", "shun-andromede")
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    assert t.you.discard == ["shun-andromede"] and t.you.destroyed == [] and t.you.marked == ["oko"]
    t.settled()


@card("une-seconde-chance")
def test_others_are_destroyed_as_ever():
    t = during("une-seconde-chance", {"hand": ["ikki-phoenix-bronze"], "discard": ["oko"], "pile": ["oko"]})
    play(t, "ikki-phoenix-bronze", "jabu-licorne", "oko")
    assert t.me.destroyed == ["oko"]


@rule("SS-EPIC-170")
@card("ne-jamais-abandonner")
def test_who_has_soin_must_use_it_on_marked_cards():
    t = during(
        "ne-jamais-abandonner", {"hand": ["seiya-pegase", "oko"], "marked": [wounded("jaki")]}, field=[at(6, "cassios")]
    )
    assert t.offers("play") == ["seiya-pegase", "oko"] and "end" in t.match.decision.keys  # in hand they are free
    play(t, "seiya-pegase", "cassios")
    assert t.why("fight", "cassios") == "SS-EPIC-170" and t.why("end") == "SS-EPIC-170"
    assert t.offers("fight") == [] and "end" not in t.match.decision.keys
    t.heal("seiya-pegase", "jaki")
    play(t, "oko", "cassios")
    assert t.offers("fight") == ["cassios"] and "end" in t.match.decision.keys
    t.settled()


@rule("SS-EPIC-170")
@card("ne-jamais-abandonner")
def test_all_the_soin_must_be_used():
    mine = {
        "played": [{"card": "seiya-pegase-asgard", "against": 6}],
        "marked": [wounded("jaki"), wounded("oko"), wounded("spartan")],
    }
    t = during("ne-jamais-abandonner", mine)
    t.heal("seiya-pegase-asgard", "jaki")
    t.asks(me, ["oko", "spartan"])
    t.me.pick("oko")
    assert t.me.marked == ["spartan"]
    t = during("fuite", mine)
    t.heal("seiya-pegase-asgard", "jaki")
    t.asks(me, ["oko", "spartan", "done"])


@rule("SS-EPIC-170")
@card("ne-jamais-abandonner")
def test_whoever_cannot_heal_need_not():
    for words in ({}, {"field": [at(3, "june-cameleon"), at(6, "cassios")]}):
        marked = [wounded("jaki")] if words else []
        t = during(
            "ne-jamais-abandonner",
            {"hand": ["seiya-pegase"], "marked": marked},
            **{"field": [at(6, "cassios")], **words},
        )
        play(t, "seiya-pegase", "cassios")
        assert t.offers("fight") == ["cassios"] and "end" in t.match.decision.keys


@card("septieme-sens")
def test_an_armure_de_bronze_gives_the_uncommon_heros_directly():
    aside = ["seiya-pegase-bronze", "seiya-pegase-asgard", "seiya-pegase-poseidon"]
    t = during("septieme-sens", {"hand": ["seiya-pegase"] * 2, "armour": ["armure-pegase"], "aside": aside})
    t.activate("armure-pegase", "seiya-pegase", "seiya-pegase")
    t.asks(me, ["seiya-pegase-asgard", "seiya-pegase-poseidon"])
    t.me.pick("seiya-pegase-asgard")
    assert sorted(t.me.discard) == ["armure-pegase", "seiya-pegase-asgard"]
    t.settled()


@rule("SS-EPIC-180")
@card("septieme-sens")
def test_its_end_swaps_marked_heros_with_destroyed_ones():
    t = lapses(
        "septieme-sens",
        {
            "marked": [
                wounded("seiya-pegase-bronze"),
                frozen("seiya-pegase-asgard", 1),
                wounded("seiya-pegase"),
                wounded("oko"),
            ],
            "destroyed": ["seiya-pegase"] * 3 + ["jaki"],
        },
        {
            "marked": [wounded("shun-andromede-bronze"), frozen("shun-andromede-asgard")],
            "destroyed": ["shun-andromede", "shun-andromede-bronze"],
        },
    )
    assert sorted(t.me.marked) == ["oko", "seiya-pegase", "seiya-pegase", "seiya-pegase"]
    assert sorted(t.me.destroyed) == ["jaki", "seiya-pegase", "seiya-pegase-asgard", "seiya-pegase-bronze"]
    assert sorted(it.mark for it in t.state.players[0].marked) == [1, 3, 3, 3]
    t.asks(you, ["shun-andromede-bronze", "shun-andromede-asgard"])  # only one ● to swap with
    t.you.pick("shun-andromede-bronze")
    assert sorted(t.you.marked) == ["shun-andromede", "shun-andromede-asgard"]
    assert t.you["shun-andromede"].wounded and t.you.destroyed == ["shun-andromede-bronze"] * 2
    t.settled()


@card("soutien-telepathique")
def test_who_has_a_marked_card_draws_up_to_six():
    t = during("soutien-telepathique", {"pile": ["oko"] * 9, "marked": [wounded("jaki")]}, {"pile": ["oko"] * 9})
    end_turn(t)
    assert len(t.me.hand) == 6 and len(t.you.hand) == 0
    end_turn(t)
    assert len(t.you.hand) == 5
    t.settled()


@card("tournoi-galactique")
def test_every_heros_has_one_force_and_one_soin():
    mine = {
        "played": [
            {"card": "seiya-pegase-asgard", "against": 6},
            {"card": "seiya-pegase", "against": 6, "bonus_force": 1},
            {"card": "spartan", "against": 6},
        ]
    }
    t = during("tournoi-galactique", mine)
    assert values(t, "seiya-pegase-asgard") == (1, 1, 0)
    assert values(t, "seiya-pegase") == (2, 1, 0)  # bonuses are added
    assert values(t, "spartan") == values(scene(mine), "spartan")


@rule("SS-EPIC-130")
@card("tournoi-galactique")
def test_its_end_rewards_who_has_the_most_heros_in_the_discard_pile():
    for yours, tokens in (
        (["shun-andromede", "oko", "oko"], (2, 0)),
        (["shun-andromede"] * 2, (0, 0)),
        (["shun-andromede"] * 3, (0, 2)),
    ):
        t = lapses(
            "tournoi-galactique",
            {"discard": ["seiya-pegase", "seiya-pegase-bronze"], "hand": ["seiya-pegase"] * 5},
            {"discard": yours},
        )
        assert (t.me.plus, t.you.plus) == tokens
        t.settled()


# Volonté propre


@rule("SS-EPIC-190")
@card("volonte-propre")
def test_four_heros_discarded_acquire_an_armour():
    t = during(
        "volonte-propre",
        {"hand": ["seiya-pegase"] * 3 + ["oko"], "played": [{"card": "seiya-pegase-bronze", "against": 3}]},
        field=[at(2, "armure-lion"), at(3, "oko"), at(4, "robe-alpha")],
    )
    t.epic("volonte-propre")
    t.asks(me, ["seiya-pegase"] * 3 + ["seiya-pegase-bronze"])
    t.me.pick("seiya-pegase-bronze", "seiya-pegase", "seiya-pegase", "seiya-pegase")
    t.asks(me, ["armure-lion", "robe-alpha"])
    t.me.pick("armure-lion")
    assert sorted(t.me.discard) == [
        "armure-lion",
        "seiya-pegase",
        "seiya-pegase",
        "seiya-pegase",
        "seiya-pegase-bronze",
    ]
    assert t.me.hand == ["oko"]
    t.settled()


@card("volonte-propre")
def test_with_a_sablier_three_are_wounded_with_two_two_are_destroyed():
    for sand, count, zone in ((1, 3, "marked"), (2, 2, "destroyed")):
        t = during("volonte-propre", {"hand": ["seiya-pegase"] * count}, field=[at(2, "armure-lion")], sand=sand)
        t.epic("volonte-propre", *["seiya-pegase"] * count, "armure-lion")
        assert getattr(t.me, zone) == ["seiya-pegase"] * count and t.me.discard == ["armure-lion"]
        t.settled()


@rule("SS-EPIC-190")
@card("volonte-propre")
def test_too_few_heros_or_no_armour_to_acquire():
    field = [at(2, "armure-lion"), at(3, "oko")]
    for sand, count in ((0, 3), (1, 2), (2, 1)):
        t = during("volonte-propre", {"hand": ["seiya-pegase"] * count + ["oko"] * 4}, field=field, sand=sand)
        assert t.offers("epic") == [] and t.why("epic", "volonte-propre") == "SS-EPIC-020"
    t = during("volonte-propre", {"hand": ["seiya-pegase"] * 5}, field=[at(3, "oko")])
    assert t.offers("epic") == []
