"""Scenes with Eondra's cards."""

import pytest
from sf_scene import TEMPLE, believers, on, scene

from pioche.engine import game_of
from pioche.engine.cards import Ability
from pioche.engine.stack import busy
from pioche.engine.zones import EVERYONE
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.rules.values import atq, life
from pioche.testing import card, me, refuses_deck, rule, started, you


def fight(t, attacker, defender, *, ambush=False):
    """The attack phase up to the Contemplation of one attack."""
    t.attack()
    t.pass_all()
    (t.ambush if ambush else t.announce)(attacker)
    t.players[t.state.active].pick("done")
    t.declare(attacker)
    t.strike(defender)


def cast(t, miracle, *picks, seat=me):
    """Play a Miracle; the Adorateurs revoked for it are the first that are offered."""
    t.players[seat].play(miracle, *picks)
    while t.offers("revoke"):
        t.answer(seat, t.match.decision.keys[0])


def atq_of(t, what):
    return atq(t.state, t.card(what))


def life_of(t, what):
    return life(t.state, t.card(what))


# Pyraxis

PYRAXIS = "pyraxis-mere-des-cendres"


@card(PYRAXIS)
@rule("SF-DIV-020", "SF-COST-080")
def test_pyraxis_hurts_a_dragon_of_yours_for_two_atq_until_the_end_of_the_turn():
    t = scene(
        {"divine": [PYRAXIS], "rear": ["dragon-des-cretes-rouges", "drake-rougegueule", "salamandre-furieuse"]},
        {"rear": ["dragonnet-des-cendres"]},
        attacked=True,
    )
    t.use(PYRAXIS)
    t.asks(me, ["dragon-des-cretes-rouges", "drake-rougegueule"], kind="target")
    t.me.pick("drake-rougegueule")
    assert t.me["drake-rougegueule"].damage == 1 and atq_of(t, "drake-rougegueule") == 3  # paid, and it waits
    t.pass_all()
    assert atq_of(t, "drake-rougegueule") == 5 and atq_of(t, "dragon-des-cretes-rouges") == 5
    assert t.offers("use") == []  # once per turn
    t.end()
    t.pass_all()
    assert t.state.active == you and atq_of(t, "drake-rougegueule") == 3
    t.settled()


@card(PYRAXIS)
@rule("SF-COST-030", "SF-COST-040", "SF-STACK-130")
def test_a_dragon_that_pyraxis_burns_to_death_gains_nothing():
    t = scene({"divine": [PYRAXIS], "rear": ["dragonnet-des-cendres"]})
    assert t.why("use", PYRAXIS) == "SF-ABIL-140"  # the only way to pay leaves nothing to be done
    t = scene({"divine": [PYRAXIS], "rear": ["dragonnet-des-cendres", "dragon-des-cretes-rouges"]})
    t.use(PYRAXIS, "dragonnet-des-cendres")
    assert t.me.purgatory == ["dragonnet-des-cendres"]
    t.pass_all()
    assert t.state.lasting == [] and PYRAXIS not in t.offers("use")
    t.settled()


@card(PYRAXIS)
@rule("SF-PAIR-080")
def test_the_golem_of_a_pair_bears_what_pyraxis_asks():
    t = scene({"divine": [PYRAXIS], "rear": [on("dragonnet-des-cendres", "bloc-de-scories")]})
    t.use(PYRAXIS, "dragonnet-des-cendres")
    t.pass_all()
    assert t.me["bloc-de-scories"].damage == 1 and t.me["dragonnet-des-cendres"].damage == 0
    assert atq_of(t, "dragonnet-des-cendres") == 3
    t.settled()


@card(PYRAXIS)
@rule("SF-STACK-090")
def test_a_golem_that_falls_for_pyraxis_breathes_under_her_effect():
    t = scene(
        {"divine": [PYRAXIS], "rear": [on("dragonnet-des-cendres", on("colosse-de-lave-figee", damage=6))]},
        {"rear": ["dragon-des-cretes-rouges"]},
    )
    t.use(PYRAXIS, "dragonnet-des-cendres", "dragon-des-cretes-rouges")
    assert [one.ability for one in t.state.stack.items] == ["dernier_souffle", "divine"]
    t.pass_all()
    assert atq_of(t, "dragonnet-des-cendres") == 3 and t.you["dragon-des-cretes-rouges"].damage == 2
    t.settled()


# Dragon-vie

DRAGON_VIE = "dragon-vie-souffle-premier"


@card(DRAGON_VIE)
@rule("SF-LEX-070", "SF-ZONE-060")
def test_dragon_vie_calls_a_dragon_ange_from_the_purgatory_to_the_limbo():
    t = scene(
        {
            "purgatory": [
                "drake-rougegueule",
                "carapace-d-obsidienne",
                "salamandre-furieuse",
                "dragon-des-cretes-rouges",
            ],
            "worship": [on(TEMPLE, ec=6)],
        },
        {"purgatory": ["dragon-fulminant"]},
    )
    t.use(DRAGON_VIE)
    t.asks(me, ["drake-rougegueule", "dragon-des-cretes-rouges"], kind="choose")
    t.me.pick("drake-rougegueule")
    assert t.me[TEMPLE].ec == 3 and t.me.limbo == []
    t.pass_all()
    assert t.me.limbo == ["drake-rougegueule"] and t.offers("use") == []
    t.play("drake-rougegueule")
    t.pass_all()
    assert t.me.rear == ["drake-rougegueule"] and t.me[TEMPLE].ec == 0
    t.settled()


@card(DRAGON_VIE)
@rule("SF-COST-130")
def test_dragon_vie_asks_for_three_ec_and_a_dragon():
    poor = scene({"purgatory": ["drake-rougegueule"], "worship": [on(TEMPLE, ec=2)]})
    assert poor.offers("use") == [] and poor.why("use", DRAGON_VIE) == "SF-ABIL-140"
    alone = scene({"purgatory": ["salamandre-furieuse", "carapace-d-obsidienne"]})
    assert alone.offers("use") == []
    alone.settled()


@card(DRAGON_VIE)
@rule("SF-LEX-080", "SF-MEM-080", "SF-COST-030")
def test_a_dragon_stolen_from_the_purgatory_in_response_is_lost_to_dragon_vie():
    t = scene(
        {"purgatory": ["drake-rougegueule", "dragon-fulminant"]},
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
    )
    t.use(DRAGON_VIE, "drake-rougegueule")
    t.me.pick("pass")
    cast(t, "rapt-des-defunts", "drake-rougegueule", seat=you)
    t.pass_all()
    assert t.you.limbo == ["drake-rougegueule"] and t.me.limbo == []
    assert t.me.purgatory == ["dragon-fulminant"] and t.me[TEMPLE].ec == 27
    t.settled()


# Vulcaryon

VULCARYON = "vulcaryon-seigneur-de-braise"


@card(VULCARYON)
@rule("SF-COMBATPH-010", "SF-ARCH-090")
def test_vulcaryon_fans_a_dragon_in_an_attack_phase_once():
    t = scene(
        {"rear": ["dragon-des-cretes-rouges", on(VULCARYON, ec=0), "salamandre-furieuse"]},
        {"rear": ["marcheur-blinde"]},
    )
    assert t.why(f"use:{t.number(VULCARYON)}.3") == "SF-COMBATPH-010"
    fight(t, "dragon-des-cretes-rouges", "marcheur-blinde")
    t.use(VULCARYON)
    t.pass_all()  # the only Dragon Ange: neither the Archange nor the Dracodien
    assert t.you.purgatory == ["marcheur-blinde"] and t.me[TEMPLE].ec == 28
    t.settled()


@card(VULCARYON)
@rule("SF-COMBATPH-010", "SF-STACK-120")
def test_vulcaryon_serves_in_the_opponents_attack_phase_too_and_names_the_dragon_late():
    t = scene(
        {"rear": ["salamandre-furieuse"]},
        {"rear": ["drake-rougegueule", "dragon-des-cretes-rouges", on(VULCARYON, ec=0)]},
    )
    fight(t, "salamandre-furieuse", "drake-rougegueule")
    t.me.pick("pass")
    t.you.use(VULCARYON)
    t.pass_all()
    t.asks(you, ["drake-rougegueule", "dragon-des-cretes-rouges"], kind="target")
    t.you.pick("drake-rougegueule")
    assert VULCARYON not in t.offers("use") and t.you[TEMPLE].ec == 28
    t.pass_all()
    assert t.me.purgatory == ["salamandre-furieuse"] and t.you.purgatory == ["drake-rougegueule"]
    t.settled()


@card(VULCARYON)
@rule("SF-BERSERK-010", "SF-BERSERK-020", "SF-BERSERK-040")
def test_an_archange_with_berserk_attacks_twice_or_not():
    t = scene({"rear": [on(VULCARYON, ec=0)]}, {"rear": ["dragonnet-des-cendres", "drake-rougegueule"]})
    fight(t, VULCARYON, "dragonnet-des-cendres")
    t.pass_all()
    assert t.state.step == "again"
    t.strike("drake-rougegueule")
    t.pass_all()
    assert t.you.rear == [] and t.me[VULCARYON].damage == 4 and t.state.step == "main"
    t.settled()
    t = scene({"rear": [on(VULCARYON, ec=0)]}, {"rear": ["dragonnet-des-cendres", "drake-rougegueule"]})
    fight(t, VULCARYON, "dragonnet-des-cendres")
    t.pass_all()
    t.hold()
    assert t.you.rear == ["drake-rougegueule"] and t.state.step == "main"
    t.settled()


# Ignarel

IGNAREL = "ignarel-le-deux-fois-ne"


@card(IGNAREL)
@rule("SF-NUIT-010", "SF-ABIL-200")
def test_ignarel_may_mark_an_eondrien_at_night():
    for answer, marks in (("yes", {"+1/+0": 1}), ("no", {})):
        t = scene(
            {"rear": [on(IGNAREL, ec=0), "leana-d-eondra", "elora-d-eondra", "salamandre-furieuse"]},
            {"rear": ["lanciere-du-rempart-ardent"]},
            attacked=True,
        )
        t.end()
        t.pass_all()
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        t.pass_all()
        if answer == "yes":
            t.asks(me, ["leana-d-eondra", "elora-d-eondra"], kind="target")
            t.me.pick("elora-d-eondra")
            t.pass_all()
        assert t.card("elora-d-eondra").marks == marks and t.state.active == you
        t.settled()


@card(IGNAREL)
@rule("SF-NUIT-010")
def test_ignarel_has_nothing_to_offer_without_an_eondrien_nor_in_anothers_night():
    t = scene({"rear": [on(IGNAREL, ec=0), "salamandre-furieuse"]}, attacked=True)
    t.end()
    t.pass_all()
    assert t.state.active == you
    t.settled()
    t = scene({"rear": [on(IGNAREL, ec=0), "leana-d-eondra"]}, attacked=True, active=1)
    t.end()
    t.pass_all()
    assert t.state.active == me and t.card("leana-d-eondra").marks == {}
    t.settled()


@card(IGNAREL)
@rule("SF-PHOENIX-010", "SF-PHOENIX-020", "SF-ARCH-050")
def test_ignarel_is_born_again_for_eight_ec():
    t = scene(
        {"rear": [on(IGNAREL, damage=7, ec=0)], "worship": [on(TEMPLE, ec=8)]},
        {"rear": ["leana-d-eondra"]},
    )
    fight(t, IGNAREL, "leana-d-eondra")
    t.pass_all()
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.limbo == [IGNAREL] and t.me.pandemonium == []
    assert t.card(IGNAREL).damage == 0
    t.play(IGNAREL)
    assert t.me.rear == [IGNAREL] and t.me[IGNAREL].ec == 3 and t.me[TEMPLE].ec == 0
    t.settled()


@card(IGNAREL)
@rule("SF-PHOENIX-010", "SF-ARCH-120")
def test_an_ignarel_that_stays_down_lies_in_the_pandemonium():
    t = scene({"rear": [on(IGNAREL, damage=7, ec=0)]}, {"rear": ["leana-d-eondra"]})
    fight(t, IGNAREL, "leana-d-eondra")
    t.pass_all()
    t.me.pick("no")
    assert t.me.pandemonium == [IGNAREL] and t.me.limbo == []
    t.settled()


@card(IGNAREL)
@rule("SF-COLLATERAL-010", "SF-COLLATERAL-020")
def test_ignarels_blow_reaches_a_second_page_of_the_line():
    t = scene(
        {"rear": [on(IGNAREL, ec=0)]},
        {"rear": ["leana-d-eondra", "marcheur-blinde"], "front": ["elora-d-eondra"]},
    )
    fight(t, IGNAREL, "leana-d-eondra")
    t.pass_all()
    t.me.pick("yes")
    t.asks(me, ["marcheur-blinde"], kind="target")
    t.me.pick("marcheur-blinde")
    t.pass_all()
    assert t.you["marcheur-blinde"].damage == 4  # what the 4 FV of Leana could take
    t.settled()


# Temples

AUTEL = "autel-des-premieres-ecailles"


@card(AUTEL)
@rule("SF-TEMPLE-050", "SF-TEMPLE-060")
def test_an_altar_is_revoked_in_place_of_an_adorateur_and_goes_to_the_pandemonium():
    t = scene({"hand": ["jugement-du-brasier"], "worship": [AUTEL, *believers(3)[1:]]})
    t.play("jugement-du-brasier")
    t.asks(me, [f"revoke:{t.number(AUTEL)}", *[f"revoke:{one.card.number}" for one in t.state.players[0].worship[1:]]])
    t.me.pick(AUTEL)
    assert t.me.pandemonium == [AUTEL] and len(t.me.worship) == 3
    t.pass_all()
    t.settled()


@card(AUTEL)
@rule("SF-TEMPLE-030", "SF-TEMPLE-050")
def test_an_altar_never_counts_as_an_adorateur_and_another_temple_is_not_revoked():
    t = scene({"hand": ["jugement-du-brasier"], "worship": [AUTEL, *believers(2)[1:]]})
    assert t.why("play", "jugement-du-brasier") == "SF-MIRACLE-010"
    t = scene({"hand": ["jugement-du-brasier"], "worship": believers(3)})
    t.play("jugement-du-brasier")
    assert TEMPLE not in t.offers("revoke") and len(t.offers("revoke")) == 3


@card(TEMPLE)
@rule("SF-ATTACK-400")
def test_two_dragons_on_the_fire_line_warm_the_forge_at_the_end_of_the_attack_phase():
    t = scene(
        {"front": ["dragon-des-cretes-rouges"], "rear": ["dragon-fulminant"]},
        {"rear": ["marcheur-blinde"], "front": ["drake-rougegueule", "dragonnet-des-cendres"]},
    )
    t.attack()
    t.pass_all()
    t.announce("dragon-fulminant")
    t.me.pick("done")
    t.declare("dragon-fulminant")
    t.hold()
    assert t.state.step == "main" and t.me[TEMPLE].ec == 30
    t.pass_all()
    assert t.me[TEMPLE].ec == 31 and t.you[TEMPLE].ec == 30  # theirs waits for their own phase
    t.settled()


@card(TEMPLE)
def test_one_dragon_on_the_fire_line_leaves_the_forge_cold():
    t = scene({"front": ["dragon-des-cretes-rouges", "salamandre-furieuse"], "rear": ["dragon-fulminant"]})
    t.attack()
    t.pass_all()
    t.me.pick("done")
    assert not busy(t.state) and t.me[TEMPLE].ec == 30 and t.state.attacked
    t.settled()


# The gift


def gifted(seed="1"):
    """A match whose second player has the Egg."""
    first = game_of("sevenfallen").starters()["eondra"]["cards"]
    second = [DRAGON_VIE if one == PYRAXIS else one for one in first]
    t = started("sevenfallen", decks=[{"cards": first}, {"cards": [*second, "oeuf-de-l-aube"]}], seed=seed)
    t.me.pick("first:0")
    return t


@card("oeuf-de-l-aube")
@rule("SF-GIFT-050", "SF-GIFT-070", "SF-INFO-080")
def test_the_egg_gives_four_ec_and_finds_a_small_dragon():
    t = gifted()
    assert t.you[AUTEL].ec == 9 and t.you.hand == []
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    t.asks(you, [*["dragonnet-des-cendres"] * 3, *["drake-rougegueule"] * 3, "done"], kind="choose")
    t.you.pick("drake-rougegueule")
    assert len(t.you.hand) == 8 and t.you.hand[0] == "drake-rougegueule" and len(t.me.hand) == 7
    found = t.state.players[1].hand[0]
    assert t.state.seen[found.number] == EVERYONE  # it was shown
    assert t.you.pandemonium == ["oeuf-de-l-aube"] and t.state.step == "grace"
    t.settled()


@card("oeuf-de-l-aube")
@rule("SF-INFO-090")
def test_the_egg_may_stay_shut():
    t = gifted()
    t.you.pick("no")
    assert len(t.you.hand) == 7 and t.you[AUTEL].ec == 9 and t.you.pandemonium == ["oeuf-de-l-aube"]
    t.settled()
    t = gifted()
    t.you.pick("yes", "done")
    assert len(t.you.hand) == 7
    t.settled()


# Thanator

THANATOR = "thanator-le-or"


@card(THANATOR, "dragonnet-des-cendres")
@rule("SF-PHOENIX-030")
def test_thanators_phoenix_cost_drops_by_his_burning_dragons_to_one_at_the_least():
    for dragons, cost in ((0, 10), (4, 6), (10, 1)):
        t = scene(
            {
                "limbo": [THANATOR],
                "rear": ["dragonnet-des-cendres"] * dragons + ["dragon-des-cretes-rouges", "salamandre-furieuse"],
                "worship": [on(TEMPLE, ec=cost)],
            },
            {"front": ["dragonnet-des-cendres"]},
        )
        t.play(THANATOR)
        t.pass_all()
        assert t.me[TEMPLE].ec == 0 and t.zone(THANATOR) == ("rear", me)
        t.settled()
    poor = scene({"limbo": [THANATOR], "rear": ["dragonnet-des-cendres"] * 4, "worship": [on(TEMPLE, ec=5)]})
    assert poor.why("play", THANATOR) == "SF-ANGEL-010"


@card(THANATOR)
@rule("SF-PHOENIX-020")
def test_thanator_is_played_from_the_limbo_for_ten_and_only_in_the_main_part():
    t = scene({"limbo": [THANATOR], "worship": [on(TEMPLE, ec=6)]})
    assert t.why("play", THANATOR) == "SF-ANGEL-010"
    t = scene({"limbo": [THANATOR], "worship": [on(TEMPLE, ec=10)]}, step="before")
    assert t.offers("play") == [] and t.why("play", THANATOR) == "SF-ANGEL-100"
    t.pass_all()
    assert t.offers("play") == [THANATOR]
    t.settled()


@card(THANATOR)
@rule("SF-LEX-480")
def test_one_thanator_a_player_and_he_costs_six_from_the_hand():
    t = scene({"hand": [THANATOR, THANATOR], "worship": [on(TEMPLE, ec=16)]})
    t.play(THANATOR)
    t.pass_all()
    assert t.me[TEMPLE].ec == 10 and t.offers("play") == []
    assert t.why("play", t.state.players[0].hand[0].number) == "SF-LEX-490"
    t.settled()


# Elora and Leana


@card("elora-d-eondra", "leana-d-eondra", "leana-princesse-d-eondra")
@rule("SF-LEX-520", "SF-INFO-080", "SF-SOUFFLE-010")
def test_elora_finds_leana_under_either_name():
    for found in ("leana-d-eondra", "leana-princesse-d-eondra"):
        t = scene(
            {
                "rear": [on("elora-d-eondra", damage=2)],
                "book": [
                    "dragon-fulminant",
                    "leana-d-eondra",
                    "elora-capitaine-de-l-elite",
                    "leana-princesse-d-eondra",
                ],
            },
            {"rear": ["leana-d-eondra"]},
        )
        fight(t, "elora-d-eondra", t.you["leana-d-eondra"].card.number)
        t.pass_all()
        t.me.pick("yes")
        t.pass_all()
        t.asks(me, ["leana-d-eondra", "leana-princesse-d-eondra", "done"], kind="choose")
        t.me.pick(found)
        assert t.me.hand == [found] and len(t.me.book) == 3
        assert t.state.seen[t.state.players[0].hand[0].number] == EVERYONE
        t.settled()


@card("elora-d-eondra")
@rule("SF-INFO-090", "SF-ABIL-200")
def test_elora_need_not_search_nor_find():
    for answers in (["no"], ["yes", "pass", "pass", "done"]):
        t = scene(
            {"rear": [on("elora-d-eondra", damage=2)], "book": ["leana-d-eondra"]},
            {"rear": ["marcheur-blinde"]},
        )
        fight(t, "elora-d-eondra", "marcheur-blinde")
        t.pass_all()
        for one in answers:
            t.answer(t._asked(), one)
        assert t.me.hand == [] and t.me.book == ["leana-d-eondra"] and t.me.purgatory == ["elora-d-eondra"]
        t.settled()


CAPTAIN = "elora-capitaine-de-l-elite"


@card(CAPTAIN)
@rule("SF-DMG-080", "SF-BERSERK-010")
def test_the_captain_grows_with_each_page_that_she_destroys_in_combat():
    t = scene({"rear": [CAPTAIN]}, {"rear": [on("dragonnet-des-cendres", damage=0), "drake-rougegueule"]})
    fight(t, CAPTAIN, "dragonnet-des-cendres")
    t.pass_all()
    assert t.me[CAPTAIN].marks == {"+1/+1": 1} and t.state.step == "again"
    t.strike("drake-rougegueule")
    t.pass_all()
    assert t.me[CAPTAIN].marks == {"+1/+1": 2} and t.me[CAPTAIN].damage == 4
    assert atq_of(t, CAPTAIN) == 6 and life_of(t, CAPTAIN) == 6
    t.settled()


@card(CAPTAIN)
@rule("SF-LEX-580", "SF-DMG-070")
def test_the_captain_gains_nothing_when_she_dies_nor_for_an_archange_nor_outside_combat():
    t = scene({"rear": [on(CAPTAIN, damage=3)]}, {"rear": ["dragonnet-des-cendres"]})
    fight(t, CAPTAIN, "dragonnet-des-cendres")
    t.pass_all()
    assert t.me.purgatory == [CAPTAIN] and not busy(t.state) and t.state.step == "main"
    t.settled()
    t = scene({"rear": [on(CAPTAIN, "bloc-de-scories")]}, {"rear": [on(VULCARYON, damage=8, ec=0)]})
    fight(t, CAPTAIN, VULCARYON)
    t.pass_all()
    assert t.you.pandemonium == [VULCARYON] and t.me[CAPTAIN].damage == 2 and t.me[CAPTAIN].marks == {}
    t = scene(
        {"rear": [CAPTAIN], "hand": ["pluie-de-braises"], "worship": believers(4)},
        {"rear": ["drake-rougegueule"]},
    )
    t.play("pluie-de-braises", t.state.players[0].worship[1].card.number, t.state.players[0].worship[2].card.number)
    t.pass_all()
    assert t.you.purgatory == ["drake-rougegueule"] and t.me[CAPTAIN].marks == {}
    t.settled()


@card(CAPTAIN)
@rule("SF-DMG-080", "SF-ATTACK-290", "SF-BERSERK-060")
def test_in_a_group_the_captain_grows_if_hers_is_the_last_point():
    for order, marks in (([CAPTAIN], {}), (["salamandre-furieuse"], {"+1/+1": 1})):
        t = scene({"rear": [CAPTAIN, "salamandre-furieuse"]}, {"rear": ["marcheur-blinde", "dragonnet-des-cendres"]})
        t.attack()
        t.pass_all()
        t.announce(CAPTAIN)
        t.announce("salamandre-furieuse")
        t.me.pick("done")
        t.declare(CAPTAIN)
        t.declare("salamandre-furieuse")
        t.strike("marcheur-blinde")
        t.pass_all()
        t.asks(me, [CAPTAIN, "salamandre-furieuse"], kind="order")
        t.me.pick(*order)
        t.asks(you, kind="number")
        t.you.pick("number:2")
        t.pass_all()
        assert t.you.purgatory == ["marcheur-blinde"] and t.me[CAPTAIN].marks == marks
        t.asks(me, [CAPTAIN, "salamandre-furieuse"], kind="declare")  # both have Berserk
        t.declare("salamandre-furieuse")
        t.asks(me, ["strike:" + str(t.number("dragonnet-des-cendres")), "hold"], kind="strike")
        t.strike("dragonnet-des-cendres")
        t.pass_all()
        t.asks(me, ["hold"], kind="strike")  # nobody is left for the Captain
        t.hold()
        assert t.you.rear == [] and t.state.step == "main" and t.state.attacked
        t.settled()


@card(CAPTAIN)
def test_the_captain_grows_when_she_defends_too():
    t = scene({"rear": ["drake-rougegueule"]}, {"rear": [CAPTAIN]})
    fight(t, "drake-rougegueule", CAPTAIN)
    t.pass_all()
    assert t.me.purgatory == ["drake-rougegueule"] and t.you[CAPTAIN].marks == {"+1/+1": 1}
    t.settled()


@card(CAPTAIN)
@rule("SF-LEX-540")
def test_the_captain_and_elora_are_one_person():
    t = scene({"rear": ["elora-d-eondra"], "hand": [CAPTAIN]})
    assert t.why("play", CAPTAIN) == "SF-LEX-490"
    t = scene({"rear": [CAPTAIN], "hand": ["elora-d-eondra"]}, {"rear": ["elora-d-eondra"]})
    assert t.why("play", t.state.players[0].hand[0].number) == "SF-LEX-490"
    t = scene({"rear": ["elora-d-eondra"], "hand": ["elora-d-eondra", "leana-princesse-d-eondra"]})
    assert t.offers("play") == ["elora-d-eondra", "leana-princesse-d-eondra"]
    t.settled()


@card("leana-d-eondra")
@rule("SF-LEX-390", "SF-LEX-400")
def test_leana_heals_two_points_of_a_page_of_yours():
    t = scene(
        {
            "hand": ["leana-d-eondra"],
            "rear": [on("dragon-des-cretes-rouges", on("bloc-de-scories", damage=1), damage=3), on(VULCARYON, ec=0)],
        },
        {"rear": [on("marcheur-blinde", damage=1)]},
    )
    t.play("leana-d-eondra", "yes")
    t.asks(me, ["leana-d-eondra", "dragon-des-cretes-rouges", "bloc-de-scories"], kind="target")
    t.me.pick("dragon-des-cretes-rouges")
    t.pass_all()
    assert t.me["dragon-des-cretes-rouges"].damage == 1 and t.me["bloc-de-scories"].damage == 1
    t.settled()


@card("leana-d-eondra")
@rule("SF-ABIL-200")
def test_leana_may_leave_a_wound_and_heals_no_more_than_there_is():
    for answers, left in ((["no"], 1), (["yes", "bloc-de-scories"], 0)):
        t = scene({"hand": ["leana-d-eondra"], "rear": [on("dragon-fulminant", on("bloc-de-scories", damage=1))]})
        t.play("leana-d-eondra", *answers)
        t.pass_all()
        assert t.me["bloc-de-scories"].damage == left
        t.settled()


@card("leana-princesse-d-eondra")
@rule("SF-ABIL-130")
def test_the_princess_leads_your_other_eondriens():
    t = scene(
        {"rear": ["leana-princesse-d-eondra", "elora-d-eondra", "drake-rougegueule"]},
        {"rear": ["lanciere-du-rempart-ardent", "marcheur-blinde"]},
    )
    assert atq_of(t, "elora-d-eondra") == 4
    assert atq_of(t, "leana-princesse-d-eondra") == 4 and atq_of(t, "drake-rougegueule") == 3
    assert atq_of(t, "lanciere-du-rempart-ardent") == 3
    fight(t, "leana-princesse-d-eondra", "marcheur-blinde")
    t.pass_all()
    assert t.me.purgatory == ["leana-princesse-d-eondra"] and atq_of(t, "elora-d-eondra") == 3
    t.settled()


@card("leana-princesse-d-eondra", "folie-passagere")
@rule("SF-LEX-190")
def test_the_princess_leads_an_eondrien_that_you_have_taken():
    t = scene(
        {"rear": ["leana-princesse-d-eondra"], "hand": ["folie-passagere"], "worship": believers(5)},
        {"rear": ["lanciere-du-rempart-ardent"]},
    )
    cast(t, "folie-passagere", "lanciere-du-rempart-ardent")
    t.pass_all()
    assert t.me["lanciere-du-rempart-ardent"].controller == me and atq_of(t, "lanciere-du-rempart-ardent") == 4
    t.settled()


@card("leana-princesse-d-eondra")
def test_two_princesses_lead_each_other():
    t = scene({"rear": ["leana-princesse-d-eondra", "leana-princesse-d-eondra", "elora-d-eondra"]})
    assert [atq(t.state, one) for one in t.state.players[0].rear] == [5, 5, 5]
    t.settled()


@card("lanciere-du-rempart-ardent")
@rule("SF-VAILLANT-010")
def test_the_lancer_takes_no_double_damage_on_the_fire_line():
    t = scene({"rear": ["salamandre-furieuse"]}, {"front": ["lanciere-du-rempart-ardent", "elora-d-eondra"]})
    fight(t, "salamandre-furieuse", "lanciere-du-rempart-ardent")
    t.pass_all()
    assert t.you["lanciere-du-rempart-ardent"].damage == 2
    t.strike("elora-d-eondra")  # its second attack: twice 2
    t.pass_all()
    t.you.pick("no")  # her Dernier souffle
    assert t.you.purgatory == ["elora-d-eondra"] and t.me.purgatory == ["salamandre-furieuse"]
    t.settled()


# Dragons

KARVAX = "karvax-roi-des-couvees"


@card(KARVAX, "drake-rougegueule")
@rule("SF-FERVEUR-010", "SF-LEX-200", "SF-LEX-210", "SF-FLAMME-010")
def test_karvax_brings_a_small_dragon_from_the_hand_which_breathes_fire():
    t = scene(
        {
            "hand": [KARVAX, "drake-rougegueule", "dragonnet-des-cendres", "salamandre-furieuse", "dragon-fulminant"],
            "worship": [on(TEMPLE, ec=7)],
        },
        {"rear": ["marcheur-blinde", "elora-d-eondra"]},
    )
    t.play(KARVAX, "yes")
    t.pass_all()
    t.asks(me, ["drake-rougegueule", "dragonnet-des-cendres"], kind="choose")
    t.me.pick("drake-rougegueule")
    t.pass_all()
    t.asks(you, ["marcheur-blinde", "elora-d-eondra"], kind="target")
    t.you.pick("marcheur-blinde")
    assert t.me.rear == [KARVAX, "drake-rougegueule"] and t.you["marcheur-blinde"].damage == 1
    assert t.me[TEMPLE].ec == 0
    t.settled()


@card(KARVAX)
@rule("SF-LEADER-010", "SF-LEADER-030")
def test_under_karvax_each_other_page_is_written_once_by_its_printed_name():
    starter = game_of("sevenfallen").starters()["eondra"]["cards"]
    eden = [one for one in starter if one in (PYRAXIS, VULCARYON, AUTEL)]
    believing = [one for one in starter if game_of("sevenfallen").book[one].type == "worshipper"]
    pages = [one for one in dict.fromkeys([*starter, CAPTAIN, "elora-d-eondra"]) if one not in (*eden, *believing)]
    deck = {"cards": [*eden, *believing, *pages, KARVAX, KARVAX], "casual": True}
    assert "elora-d-eondra" in pages and CAPTAIN in pages
    assert "SF-LEADER-010" not in refuses_deck("sevenfallen", deck)
    twice = {"cards": [*deck["cards"], "elora-d-eondra"], "casual": True}
    assert "SF-LEADER-010" in refuses_deck("sevenfallen", twice)


@card(KARVAX)
@rule("SF-ABIL-140", "SF-ABIL-200")
def test_karvax_may_come_alone_and_asks_nothing_of_a_hand_without_brood():
    t = scene({"hand": [KARVAX, "dragonnet-des-cendres"]})
    t.play(KARVAX, "no")
    assert t.me.rear == [KARVAX] and t.me.hand == ["dragonnet-des-cendres"] and not busy(t.state)
    t.settled()
    t = scene({"hand": [KARVAX, "salamandre-furieuse", "dragon-fulminant"]})
    t.play(KARVAX)
    assert t.state.step == "main" and not busy(t.state)
    t.settled()


@card(KARVAX)
@rule("SF-DOPPEL-010", "SF-DOPPEL-040")
def test_a_doppelganger_in_hand_is_a_dragon_to_karvax():
    t = scene({"hand": [KARVAX, "messager-sans-visage"]})
    t.play(KARVAX, "yes")
    t.pass_all()
    t.me.pick("messager-sans-visage")
    t.asks(me, kind="class")
    t.answer(me, t.match.decision.keys[0])
    assert t.me.rear == [KARVAX, "messager-sans-visage"]
    t.settled()


@card("dragonnet-des-cendres")
@rule("SF-FLAMME-010", "SF-FLAMME-020", "SF-PAIR-080")
def test_a_hatchlings_flame_falls_where_the_opponent_says():
    t = scene(
        {"hand": ["dragonnet-des-cendres"], "rear": ["drake-rougegueule"]},
        {"rear": ["elora-d-eondra", on("leana-d-eondra", "bloc-de-scories")]},
    )
    t.play("dragonnet-des-cendres")
    t.pass_all()
    t.asks(you, ["elora-d-eondra", "leana-d-eondra"], kind="target")
    t.you.pick("leana-d-eondra")
    assert t.you["bloc-de-scories"].damage == 1 and t.you["leana-d-eondra"].damage == 0
    t.settled()
    t = scene({"hand": ["dragonnet-des-cendres"]}, {"rear": ["bloc-de-scories", on(VULCARYON, ec=0)]})
    t.play("dragonnet-des-cendres")
    assert not busy(t.state) and t.state.step == "main"
    t.settled()


@card("drake-rougegueule")
@rule("SF-COLLATERAL-010", "SF-COLLATERAL-030", "SF-COLLATERAL-080")
def test_a_drakes_bite_splashes_no_further_than_the_line():
    t = scene(
        {"rear": ["drake-rougegueule"]},
        {
            "rear": [on("dragonnet-des-cendres", "bloc-de-scories"), "marcheur-blinde", "salamandre-furieuse"],
            "front": ["elora-d-eondra"],
        },
    )
    fight(t, "drake-rougegueule", "dragonnet-des-cendres")
    t.pass_all()
    t.me.pick("yes")
    t.asks(me, ["marcheur-blinde", "salamandre-furieuse"], kind="target")
    t.me.pick("salamandre-furieuse")
    t.pass_all()
    assert t.you["salamandre-furieuse"].damage == 3 and t.me["drake-rougegueule"].damage == 1
    t.settled()


@card("drake-rougegueule")
@rule("SF-COLLATERAL-040")
def test_a_drake_that_falls_splashes_nobody():
    t = scene({"rear": ["drake-rougegueule"]}, {"rear": ["elora-d-eondra", "marcheur-blinde"]})
    fight(t, "drake-rougegueule", "elora-d-eondra")
    t.pass_all()
    t.you.pick("no")  # Elora's Dernier souffle
    assert t.me.purgatory == ["drake-rougegueule"] and t.you["marcheur-blinde"].damage == 0
    t.settled()


@card("vouivre-rasante")
@rule("SF-ZONE-090", "SF-RETRAIT-010")
def test_the_wyvern_arrives_on_the_fire_line_and_may_withdraw_after_attacking():
    for answer, line in (("vouivre-rasante", "rear"), ("done", "front")):
        t = scene({"hand": ["vouivre-rasante"]}, {"rear": ["dragonnet-des-cendres"]})
        t.play("vouivre-rasante")
        assert t.zone("vouivre-rasante") == ("front", me)
        fight(t, "vouivre-rasante", "dragonnet-des-cendres")
        t.pass_all()
        t.asks(me, ["vouivre-rasante", "done"], kind="retire")
        t.me.pick(answer)
        assert t.zone("vouivre-rasante") == (line, me)
        t.settled()


@card("vouivre-rasante")
@rule("SF-PAIR-020")
def test_a_golem_joins_the_wyvern_on_the_fire_line():
    t = scene({"hand": ["vouivre-rasante"], "rear": ["bloc-de-scories"]})
    t.play("vouivre-rasante")
    assert t.me.rear == [] and t.me.front == ["vouivre-rasante"]
    assert t.me["bloc-de-scories"].host == t.number("vouivre-rasante")
    t.settled()


@card("vouivre-rasante")
@rule("SF-RETRAIT-010")
def test_a_wyvern_that_was_not_announced_stays_in_front():
    t = scene({"front": ["vouivre-rasante"], "rear": ["salamandre-furieuse"]}, {"rear": ["marcheur-blinde"]})
    t.attack()
    t.pass_all()
    t.announce("salamandre-furieuse")
    t.me.pick("done")
    t.declare("salamandre-furieuse")
    t.hold()
    assert t.state.step == "main" and t.zone("vouivre-rasante") == ("front", me)
    t.settled()


@card("dragon-fulminant")
@rule("SF-LEX-050")
def test_a_wounded_fulminating_dragon_strikes_harder():
    t = scene(
        {"rear": ["dragon-fulminant"], "hand": ["leana-d-eondra"]},
        {"rear": ["dragonnet-des-cendres", "marcheur-blinde"]},
    )
    assert atq_of(t, "dragon-fulminant") == 4
    fight(t, "dragon-fulminant", "dragonnet-des-cendres")
    t.pass_all()
    assert t.me["dragon-fulminant"].damage == 1 and atq_of(t, "dragon-fulminant") == 5
    t.hold()
    t.play("leana-d-eondra", "yes", "dragon-fulminant")
    t.pass_all()
    assert atq_of(t, "dragon-fulminant") == 4
    t.settled()


@card("dragon-fulminant")
@rule("SF-PAIR-090")
def test_a_dragon_behind_a_wounded_golem_is_not_wounded():
    t = scene({"rear": [on("dragon-fulminant", "bloc-de-scories")]}, {"rear": ["drake-rougegueule"]})
    fight(t, "dragon-fulminant", "drake-rougegueule")
    t.pass_all()
    assert t.me.rear == [] and t.me.front == ["dragon-fulminant"] and t.me.purgatory == ["bloc-de-scories"]
    assert t.me["dragon-fulminant"].damage == 0 and atq_of(t, "dragon-fulminant") == 4


ELDER = "ancien-mange-montagnes"


@card(ELDER)
@rule("SF-LEX-620", "SF-FERVEUR-010")
def test_the_elder_swears_by_a_dragon_and_burns_all_others():
    t = scene({"hand": [ELDER], "rear": ["salamandre-furieuse", "carapace-d-obsidienne"]})
    assert t.why("play", ELDER) == "SF-LEX-620"
    t = scene(
        {"hand": [ELDER], "rear": ["dragon-des-cretes-rouges"]},
        {
            "rear": ["dragonnet-des-cendres", on("elora-d-eondra", "bloc-de-scories"), on(VULCARYON, ec=0)],
            "front": ["marcheur-blinde"],
        },
    )
    t.play(ELDER)
    t.pass_all()
    assert t.me[ELDER].damage == 0 and t.me["dragon-des-cretes-rouges"].damage == 1
    assert t.you.purgatory == ["dragonnet-des-cendres"] and t.you["bloc-de-scories"].damage == 1
    assert t.you["elora-d-eondra"].damage == 0 and t.you["marcheur-blinde"].damage == 1
    assert t.you[VULCARYON].damage == 0
    t.settled()


@card("salamandre-furieuse")
@rule("SF-BERSERK-010")
def test_a_salamander_strikes_the_divinity_twice_from_ambush():
    t = scene({"rear": ["salamandre-furieuse"]})
    fight(t, "salamandre-furieuse", t.state.divinity(1).card.number, ambush=True)
    t.pass_all()
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    assert t.state.divinity(1).damage == 4 and t.state.step == "main"
    t.settled()


PHOENIX = "phenix-de-dracodia"


@card(PHOENIX)
@rule("SF-DMG-090", "SF-LEX-720")
def test_the_phoenix_takes_one_fv_past_the_golem():
    t = scene({"hand": [PHOENIX]}, {"rear": [on("elora-d-eondra", "bloc-de-scories"), on(VULCARYON, ec=0)]})
    t.play(PHOENIX, "yes")
    t.asks(me, ["elora-d-eondra"], kind="target")
    t.me.pick("elora-d-eondra")
    t.pass_all()
    assert t.you["elora-d-eondra"].damage == 1 and t.you["bloc-de-scories"].damage == 0
    t.settled()
    t = scene({"hand": [PHOENIX]}, {"rear": ["elora-d-eondra"]})
    t.play(PHOENIX, "no")
    assert t.you["elora-d-eondra"].damage == 0 and not busy(t.state)
    t.settled()


@card(PHOENIX)
@rule("SF-PHOENIX-010")
def test_the_phoenix_rises_unless_light_has_slain_it():
    t = scene({"rear": [PHOENIX]}, {"rear": ["marcheur-blinde"]})
    fight(t, PHOENIX, "marcheur-blinde")
    t.pass_all()
    t.me.pick("yes")
    assert t.me.limbo == [PHOENIX] and t.me.purgatory == []
    t.play(PHOENIX, "no")
    assert t.me.rear == [PHOENIX] and t.me[TEMPLE].ec == 25
    t.settled()
    t = scene({"rear": [PHOENIX]}, {"rear": ["paladin-du-voeu-d-or"]})
    fight(t, PHOENIX, "paladin-du-voeu-d-or")
    t.pass_all()
    assert t.me.pandemonium == [PHOENIX] and t.me.limbo == []
    t.settled()


@card("serpent-de-magma")
@rule("SF-PHOENIX-040", "SF-SOUFFLE-010")
def test_the_serpent_spits_at_the_divinity_wherever_it_goes():
    for answer, zone in (("yes", "limbo"), ("no", "purgatory")):
        t = scene({"rear": ["serpent-de-magma"]}, {"rear": ["marcheur-blinde"]})
        fight(t, "serpent-de-magma", "marcheur-blinde")
        t.pass_all()
        t.me.pick(answer)
        assert t.zone("serpent-de-magma") == (zone, me)
        t.pass_all()
        assert t.state.divinity(1).damage == 1 and t.state.divinity(0).damage == 0
        t.settled()


@card("serpent-de-magma")
@rule("SF-SOUFFLE-030")
def test_a_banished_serpent_is_silent():
    t = scene({"rear": ["serpent-de-magma"]}, {"rear": ["paladin-du-voeu-d-or"]})
    fight(t, "serpent-de-magma", "paladin-du-voeu-d-or")
    t.pass_all()
    assert t.me.pandemonium == ["serpent-de-magma"] and t.state.divinity(1).damage == 0
    t.settled()


@card("dragon-des-cretes-rouges", "bloc-de-scories")
@rule("SF-PAIR-110", "SF-GOLEM-040")
def test_a_plain_dragon_behind_plain_slag():
    t = scene(
        {"rear": ["dragon-des-cretes-rouges"], "hand": ["bloc-de-scories"]},
        {"rear": ["lanciere-du-rempart-ardent", "marcheur-blinde"]},
    )
    fight(t, "dragon-des-cretes-rouges", "marcheur-blinde")
    t.tempest("bloc-de-scories")
    t.pass_all()
    assert t.you["marcheur-blinde"].damage == 5 and t.me[TEMPLE].ec == 28
    assert t.me.purgatory == ["bloc-de-scories"] and t.me["dragon-des-cretes-rouges"].damage == 2
    t.settled()
    t = scene({"rear": [on("dragon-des-cretes-rouges", "bloc-de-scories")]}, {"rear": ["lanciere-du-rempart-ardent"]})
    fight(t, "dragon-des-cretes-rouges", "lanciere-du-rempart-ardent")
    t.pass_all()
    assert t.me.purgatory == ["bloc-de-scories"] and t.me["dragon-des-cretes-rouges"].damage == 0
    t.settled()


# Golems


@card("carapace-d-obsidienne")
@rule("SF-PAIR-250", "SF-ABIL-130")
def test_the_carapace_waits_for_a_dragon_and_sharpens_it():
    t = scene({"hand": ["carapace-d-obsidienne", "drake-rougegueule"], "rear": ["salamandre-furieuse"]})
    t.play("carapace-d-obsidienne")
    assert t.me.rear == ["salamandre-furieuse", "carapace-d-obsidienne"]
    t.play("drake-rougegueule")
    t.pass_all()
    assert t.me.rear == ["salamandre-furieuse", "drake-rougegueule"]
    assert t.me["carapace-d-obsidienne"].host == t.number("drake-rougegueule")
    assert atq_of(t, "drake-rougegueule") == 4 and atq_of(t, "salamandre-furieuse") == 2
    t.settled()


@card("carapace-d-obsidienne")
@rule("SF-GOLEM-040")
def test_the_carapace_answers_in_a_combat_for_three():
    t = scene(
        {"rear": ["elora-d-eondra"]},
        {"rear": ["drake-rougegueule"], "hand": ["carapace-d-obsidienne"]},
    )
    fight(t, "elora-d-eondra", "drake-rougegueule")
    t.me.pick("pass")
    t.you.tempest("carapace-d-obsidienne")
    assert t.you[TEMPLE].ec == 27
    t.pass_all()
    t.me.pick("no")
    assert t.you["carapace-d-obsidienne"].damage == 3 and t.me.purgatory == ["elora-d-eondra"]
    assert t.you["drake-rougegueule"].damage == 0
    t.settled()


@card("carapace-d-obsidienne", "demonification")
@rule("SF-PAIR-230", "SF-PAIR-250")
def test_the_carapace_leaves_a_dragon_that_becomes_a_demon():
    t = scene(
        {"hand": ["demonification"], "worship": believers(3)},
        {"front": [on("drake-rougegueule", "carapace-d-obsidienne")], "rear": ["elora-d-eondra"]},
    )
    cast(t, "demonification", "drake-rougegueule")
    assert t.you.front == ["drake-rougegueule", "carapace-d-obsidienne"] and atq_of(t, "drake-rougegueule") == 5
    assert t.you["carapace-d-obsidienne"].host == 0
    t.settled()


@card("colosse-de-lave-figee")
@rule("SF-SOUFFLE-010", "SF-GOLEM-050")
def test_the_colossus_bursts_over_an_opposing_ange():
    t = scene(
        {"rear": [on("dragonnet-des-cendres", on("colosse-de-lave-figee", damage=6)), "leana-d-eondra"]},
        {"rear": ["dragon-des-cretes-rouges", "marcheur-blinde", on(VULCARYON, ec=0)]},
    )
    fight(t, "dragonnet-des-cendres", "dragon-des-cretes-rouges")
    t.pass_all()
    assert sorted(t.me.purgatory) == ["colosse-de-lave-figee", "dragonnet-des-cendres"]
    t.asks(me, ["dragon-des-cretes-rouges", "marcheur-blinde"], kind="target")
    t.me.pick("marcheur-blinde")
    t.pass_all()
    assert t.you["marcheur-blinde"].damage == 2
    t.settled()
    t = scene({"rear": ["colosse-de-lave-figee"], "hand": ["colosse-de-lave-figee"]})
    assert t.offers("tempest") == [] and t.why("tempest", t.state.players[0].hand[0].number) == "SF-GOLEM-050"


@card("veilleuse-de-couvee")
@rule("SF-FLAMME-010", "SF-TEMPETE-030")
def test_a_brood_lamp_played_in_a_storm_burns_all_the_same():
    t = scene(
        {"rear": ["drake-rougegueule"]},
        {"rear": ["leana-d-eondra"], "hand": ["veilleuse-de-couvee"]},
        step="before",
    )
    t.me.pick("pass")
    t.you.tempest("veilleuse-de-couvee")
    assert t.you[TEMPLE].ec == 25 and busy(t.state)
    t.pass_all()
    assert t.me["drake-rougegueule"].damage == 1
    t.settled()


# Miracles

ORB = "orbe-draconique"
SEASON = "saison-des-flammes"
NEST = "nid-des-renaissances"


@card(ORB)
@rule("SF-LEX-130", "SF-ZONE-060")
def test_the_orb_brings_a_fallen_enemy_to_your_limbo_from_where_you_play_it():
    t = scene(
        {"rear": ["dragon-des-cretes-rouges"], "hand": [ORB], "worship": believers(2)},
        {"rear": ["elora-d-eondra"], "book": ["leana-d-eondra"]},
    )
    cast(t, ORB, "elora-d-eondra")
    t.pass_all()
    fight(t, "dragon-des-cretes-rouges", "elora-d-eondra")
    t.pass_all()
    t.asks(you, ["yes", "no"], kind="confirm")  # her Dernier souffle is her controller's
    t.you.pick("no")
    assert t.me.limbo == ["elora-d-eondra"] and t.you.purgatory == []
    t.play("elora-d-eondra")
    assert t.zone("elora-d-eondra")[0] == "rear" and t.me["elora-d-eondra"].controller == me
    t.settled()


@card(ORB)
@rule("SF-ZONE-070")
def test_the_orb_keeps_markers_but_not_for_another_turn():
    t = scene(
        {"rear": [on("leana-d-eondra", damage=3, marks={"+1/+0": 1})], "hand": [ORB], "worship": believers(2)},
        {"rear": ["marcheur-blinde"]},
    )
    cast(t, ORB, "leana-d-eondra")
    t.pass_all()
    fight(t, "leana-d-eondra", "marcheur-blinde")
    t.pass_all()
    assert t.me.limbo == ["leana-d-eondra"] and t.card("leana-d-eondra").marks == {"+1/+0": 1}
    t.settled()
    t = scene(
        {"rear": ["leana-d-eondra"], "hand": [ORB], "worship": believers(2)},
        {"rear": ["marcheur-blinde"]},
    )
    cast(t, ORB, "leana-d-eondra")
    t.pass_all()
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    t.pass_all()
    assert t.state.active == you
    fight(t, "marcheur-blinde", "leana-d-eondra")
    t.pass_all()
    assert t.me.purgatory[-1] == "leana-d-eondra" and t.me.limbo == []
    t.settled()


@card(ORB, PHOENIX, NEST)
@rule("SF-PHOENIX-010", "SF-PHOENIX-020")
def test_the_orb_takes_an_enemy_phoenix_without_asking_and_the_nest_warms_it():
    t = scene(
        {
            "hand": [ORB, "eclat-de-la-tour"],
            "worship": believers(5, ec=4),
            "rear": [on(NEST, marks={"sablier": 1}), "dragon-des-cretes-rouges"],
        },
        {"rear": [PHOENIX]},
    )
    cast(t, ORB, PHOENIX)
    t.pass_all()
    cast(t, "eclat-de-la-tour", PHOENIX)
    t.pass_all()
    assert t.me.limbo == [PHOENIX] and t.state.step == "main"
    t.play(PHOENIX)
    assert t.me[TEMPLE].ec == 0 and t.me[PHOENIX].controller == me  # its Phoenix cost, 5, less 1
    t.settled()


@card(ORB, "baffe-macabre")
@rule("SF-CONTRA-020", "SF-CONTRA-030")
def test_of_orb_and_slap_the_first_to_resolve_prevails():
    for first, second, place in (("baffe-macabre", ORB, "limbo"), (ORB, "baffe-macabre", "pandemonium")):
        t = scene(
            {"hand": [first, second, "eclat-de-la-tour"], "worship": believers(6)},
            {"rear": ["drake-rougegueule"]},
        )
        cast(t, first, "drake-rougegueule")
        cast(t, second, "drake-rougegueule")
        assert len(t.state.stack.items) == 2
        t.pass_all()
        cast(t, "eclat-de-la-tour", "drake-rougegueule")
        t.pass_all()
        assert t.zone("drake-rougegueule") == (place, me if place == "limbo" else you)
        t.settled()


@card(ORB)
@rule("SF-FAM-040")
def test_the_orb_cannot_keep_a_familier():
    t = scene(
        {"hand": [ORB, "eclat-de-la-tour"], "worship": believers(5)},
        {"rear": ["goule"]},
    )
    cast(t, ORB, "goule")
    t.pass_all()
    cast(t, "eclat-de-la-tour", "goule")
    t.pass_all()
    assert t.me.limbo == [] and t.you.rear == [] and t.you.purgatory == []
    t.settled()


@card("pluie-de-braises")
@rule("SF-PAIR-080", "SF-ABIL-140")
def test_embers_rain_on_all_anges_alike():
    t = scene(
        {"hand": ["pluie-de-braises"], "worship": believers(4), "rear": ["drake-rougegueule", on(VULCARYON, ec=0)]},
        {"front": ["marcheur-blinde"], "rear": [on("elora-d-eondra", on("bloc-de-scories", damage=2))]},
    )
    cast(t, "pluie-de-braises")
    t.pass_all()
    assert "drake-rougegueule" in t.me.purgatory and t.me[VULCARYON].damage == 0
    assert t.you["marcheur-blinde"].damage == 2 and t.you["elora-d-eondra"].damage == 1
    assert t.you.purgatory == ["bloc-de-scories"] and len(t.me.worship) == 3
    t.settled()
    t = scene({"hand": ["pluie-de-braises"], "worship": believers(4)}, {"rear": ["bloc-de-scories"]})
    assert t.why("play", "pluie-de-braises") == "SF-MIRACLE-100"


@card("pluie-de-braises")
@rule("SF-ABIL-170", "SF-LEX-460")
def test_embers_need_one_ange_that_feels_them(monkeypatch):
    """No card of the set is insensitive to what does not target it: this one's text is widened."""
    proto = BOOK["heaume-sans-visage"]
    monkeypatch.setitem(proto.hooks, "insensible", Ability(lambda s, source, it, me: it is source))
    t = scene({"hand": ["pluie-de-braises"], "worship": believers(4)}, {"rear": ["heaume-sans-visage"]})
    assert t.why("play", "pluie-de-braises") == "SF-MIRACLE-100"
    t = scene(
        {"hand": ["pluie-de-braises"], "worship": believers(4)}, {"rear": ["heaume-sans-visage", "elora-d-eondra"]}
    )
    cast(t, "pluie-de-braises")
    t.pass_all()
    assert t.you["heaume-sans-visage"].damage == 0 and t.you["elora-d-eondra"].damage == 2
    t.settled()


@card("jugement-du-brasier")
@rule("SF-LEX-350", "SF-ARCH-100")
def test_the_blaze_judges_the_archange_or_the_divinity():
    for mode, archangel, divinity in (("mode:0", 4, 0), ("mode:1", 0, 2)):
        t = scene(
            {"hand": ["jugement-du-brasier"], "worship": believers(3), "rear": [on(IGNAREL, ec=0)]},
            {"rear": [on(VULCARYON, ec=0)]},
        )
        t.play("jugement-du-brasier")
        t.asks(me, ["mode:0", "mode:1"], kind="mode")
        t.me.pick(mode)
        t.answer(me, t.match.decision.keys[0])
        t.pass_all()
        assert t.you[VULCARYON].damage == archangel and t.state.divinity(1).damage == divinity
        assert t.me[IGNAREL].damage == 0 and t.state.divinity(0).damage == 0
        t.settled()


@card("jugement-du-brasier")
@rule("SF-LEX-350")
def test_without_an_archange_on_the_field_the_blaze_judges_the_divinity():
    t = scene(
        {"hand": ["jugement-du-brasier"], "worship": believers(3), "rear": [on(VULCARYON, ec=0)]},
        {"archangel": [VULCARYON]},
    )
    cast(t, "jugement-du-brasier")
    t.pass_all()
    assert t.state.divinity(1).damage == 2
    t.settled()


BREATH = "souffle-a-bout-portant"


@card(BREATH)
@rule("SF-ABIL-210", "SF-PAIR-100")
def test_a_dragon_breathes_its_atq_at_an_opposing_ange():
    t = scene(
        {
            "hand": [BREATH],
            "worship": believers(2),
            "rear": [on("drake-rougegueule", "carapace-d-obsidienne"), "salamandre-furieuse"],
        },
        {"rear": [on("marcheur-blinde", "bloc-de-scories")], "front": ["dragon-fulminant"]},
    )
    t.play(BREATH)
    t.asks(me, ["drake-rougegueule"], kind="target")
    t.me.pick("drake-rougegueule")
    t.asks(me, ["marcheur-blinde", "dragon-fulminant"], kind="target")
    t.me.pick("marcheur-blinde")
    t.answer(me, t.match.decision.keys[0])
    t.pass_all()
    assert t.you.purgatory == ["bloc-de-scories"] and t.you["marcheur-blinde"].damage == 1
    assert t.me["drake-rougegueule"].damage == 0 and t.you["dragon-fulminant"].damage == 0
    t.settled()


@card(BREATH, PYRAXIS)
@rule("SF-STACK-070", "SF-STACK-130")
def test_the_breath_is_as_strong_as_the_dragon_is_then_and_dies_with_it():
    t = scene(
        {"divine": [PYRAXIS], "hand": [BREATH], "worship": believers(2), "rear": ["dragon-des-cretes-rouges"]},
        {"front": ["marcheur-blinde"]},
    )
    cast(t, BREATH, "dragon-des-cretes-rouges", "marcheur-blinde")
    t.use(PYRAXIS, "dragon-des-cretes-rouges")
    t.pass_all()
    assert t.you.purgatory == ["marcheur-blinde"]  # 7, and not doubled on the LDF: 6 was enough
    t.settled()
    t = scene(
        {
            "divine": [PYRAXIS],
            "hand": [BREATH],
            "worship": believers(2),
            "rear": ["dragonnet-des-cendres", "drake-rougegueule"],
        },
        {"rear": ["marcheur-blinde"]},
    )
    cast(t, BREATH, "dragonnet-des-cendres", "marcheur-blinde")
    t.use(PYRAXIS, "dragonnet-des-cendres")
    t.pass_all()
    assert t.you["marcheur-blinde"].damage == 0
    t.settled()


@card(BREATH, "dague-de-l-ombre")
@rule("SF-FOURBERIE-010", "SF-WORD-060")
def test_a_dragon_with_fourberie_breathes_past_the_golem():
    t = scene(
        {"hand": [BREATH], "worship": believers(2), "rear": [on("drake-rougegueule", "dague-de-l-ombre")]},
        {"rear": [on("marcheur-blinde", "bloc-de-scories")]},
    )
    strength = atq_of(t, "drake-rougegueule")
    cast(t, BREATH, "drake-rougegueule", "marcheur-blinde")
    t.pass_all()
    assert t.you["marcheur-blinde"].damage == strength and t.you["bloc-de-scories"].damage == 0
    t.settled()


# Équipements

LANCE = "lance-chauffee-a-blanc"
CLAWS = "griffes-du-serment-rouge"


@card(LANCE)
@rule("SF-EQUIP-010", "SF-COLLATERAL-020")
def test_the_lance_gives_its_bearer_collateral_up_to_the_printed_atq():
    t = scene(
        {"hand": [LANCE], "rear": ["salamandre-furieuse", "elora-d-eondra"]},
        {"rear": ["leana-d-eondra", "marcheur-blinde"]},
    )
    t.play(LANCE, "elora-d-eondra")
    assert atq_of(t, "elora-d-eondra") == 4 and t.me[TEMPLE].ec == 28 and not busy(t.state)
    fight(t, "elora-d-eondra", "leana-d-eondra")
    t.pass_all()
    t.me.pick("yes", "marcheur-blinde")
    t.pass_all()
    assert t.you.purgatory == ["leana-d-eondra"] and t.you["marcheur-blinde"].damage == 3
    t.settled()


@card(LANCE)
@rule("SF-EQUIP-060")
def test_the_lance_falls_with_its_bearer_and_serves_nobody_else():
    t = scene(
        {"rear": [on("salamandre-furieuse", LANCE), "elora-d-eondra"]},
        {"rear": ["leana-d-eondra", "marcheur-blinde"]},
    )
    fight(t, "elora-d-eondra", "leana-d-eondra")
    t.pass_all()
    assert t.state.step == "main" and t.you["leana-d-eondra"].damage == 3
    t = scene({"rear": [on("salamandre-furieuse", LANCE)]}, {"rear": ["marcheur-blinde"]})
    fight(t, "salamandre-furieuse", "marcheur-blinde")
    t.pass_all()
    assert sorted(t.me.purgatory) == [LANCE, "salamandre-furieuse"]
    t.settled()


@card(CLAWS)
@rule("SF-EQUIP-070", "SF-EQUIP-040")
def test_the_claws_are_for_eondriens():
    t = scene({"hand": [CLAWS], "rear": ["salamandre-furieuse"], "worship": believers(1)})
    assert t.why("play", CLAWS) == "SF-EQUIP-040"
    t = scene({"hand": [CLAWS], "rear": ["salamandre-furieuse", "elora-d-eondra"], "worship": believers(1)})
    t.play(CLAWS)
    while t.state.players[0].hand or t.state.aside:
        t.answer(me, t.match.decision.keys[0])
    assert t.me["elora-d-eondra"].gear is not None and atq_of(t, "elora-d-eondra") == 6
    assert len(t.me.worship) == 1
    t.settled()


@card(CLAWS, "demonification")
@rule("SF-EQUIP-070")
def test_the_claws_fall_from_an_eondrien_that_becomes_a_demon():
    t = scene(
        {"hand": ["demonification"], "worship": believers(3)},
        {"rear": [on("elora-d-eondra", CLAWS), on("leana-d-eondra", LANCE)]},
    )
    cast(t, "demonification", "elora-d-eondra")
    assert t.you.purgatory == [CLAWS] and atq_of(t, "elora-d-eondra") == 5
    assert t.you["leana-d-eondra"].gear is not None
    t.settled()


@card(CLAWS)
@rule("SF-ATTACK-270", "SF-ABIL-200")
def test_the_claws_may_draw_for_each_page_destroyed_in_combat_even_by_a_dying_bearer():
    for answer, hand in (("yes", ["dragon-fulminant"]), ("no", [])):
        t = scene(
            {"rear": [on("lanciere-du-rempart-ardent", CLAWS)], "book": ["dragon-fulminant"]},
            {"rear": ["marcheur-blinde"]},
        )
        fight(t, "lanciere-du-rempart-ardent", "marcheur-blinde")
        t.pass_all()
        assert t.you.purgatory == ["marcheur-blinde"]
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        t.pass_all()
        assert t.me.hand == hand and CLAWS in t.me.purgatory
        t.settled()


@card(CLAWS)
@rule("SF-ATTACK-320", "SF-ATTACK-290")
def test_of_two_bearers_of_claws_only_one_draws_for_a_page():
    t = scene(
        {
            "rear": [on("elora-d-eondra", CLAWS), on("lanciere-du-rempart-ardent", CLAWS)],
            "book": ["bloc-de-scories"] * 3,
        },
        {"rear": ["marcheur-blinde"]},
    )
    t.attack()
    t.pass_all()
    t.announce("elora-d-eondra")
    t.announce("lanciere-du-rempart-ardent")
    t.me.pick("done")
    t.declare("elora-d-eondra")
    t.declare("lanciere-du-rempart-ardent")
    t.strike("marcheur-blinde")
    t.pass_all()
    t.me.pick("elora-d-eondra", "number:0")  # all 6 points that count are the Lancer's
    t.you.pick("number:2")
    t.me.pick("yes")
    t.pass_all()
    assert t.you.purgatory == ["marcheur-blinde"] and t.me.hand == ["bloc-de-scories"]
    assert t.state.step == "main"
    t.settled()


@card(CLAWS)
@rule("SF-DMG-070", "SF-DMG-080")
def test_the_claws_do_not_draw_for_what_others_destroy_or_for_an_archange():
    t = scene(
        {"rear": [on("lanciere-du-rempart-ardent", CLAWS), "drake-rougegueule"], "book": ["dragon-fulminant"]},
        {"rear": ["dragonnet-des-cendres", on(VULCARYON, damage=4, ec=0)]},
    )
    t.attack()
    t.pass_all()
    t.announce("drake-rougegueule")
    t.announce("lanciere-du-rempart-ardent")
    t.me.pick("done")
    t.declare("drake-rougegueule")
    t.strike("dragonnet-des-cendres")
    t.pass_all()
    assert t.you.purgatory == ["dragonnet-des-cendres"] and t.me.hand == [] and t.state.step == "declare"
    t.declare("lanciere-du-rempart-ardent")
    t.strike(VULCARYON)
    t.pass_all()
    assert t.you.pandemonium == [VULCARYON] and t.me.hand == [] and t.state.step == "main"
    t.settled()


# Bénédictions


@card(SEASON)
@rule("SF-BLESS-030", "SF-ABIL-110")
def test_each_burning_ange_of_yours_scorches_the_divinity_in_its_season():
    t = scene(
        {
            "hand": [
                SEASON,
                "dragonnet-des-cendres",
                "drake-rougegueule",
                "salamandre-furieuse",
                "veilleuse-de-couvee",
            ],
            "worship": believers(2),
        },
    )
    t.play(SEASON)
    assert t.me[SEASON].marks == {"sablier": 3} and t.me[TEMPLE].ec == 27
    for arrival, damage in (
        ("dragonnet-des-cendres", 1),
        ("salamandre-furieuse", 1),
        ("drake-rougegueule", 2),
        ("veilleuse-de-couvee", 2),
    ):
        t.play(arrival)
        t.pass_all()
        if t.match.decision.kind == "link":
            t.answer(me, t.match.decision.keys[0])
        assert t.state.divinity(1).damage == damage
    t.settled()


@card(SEASON, KARVAX, THANATOR)
@rule("SF-LEX-210", "SF-FERVEUR-020")
def test_the_season_sees_dragons_that_are_put_into_play_or_reborn():
    t = scene(
        {
            "hand": [KARVAX, "dragonnet-des-cendres"],
            "limbo": [THANATOR],
            "rear": [on(SEASON, marks={"sablier": 3})],
        },
        {"rear": ["marcheur-blinde"]},
    )
    t.play(KARVAX, "yes")
    t.pass_all()
    t.me.pick("dragonnet-des-cendres")
    t.asks(me, [SEASON, "dragonnet-des-cendres"], kind="trigger")
    t.me.pick(SEASON)
    t.pass_all()
    assert t.state.divinity(1).damage == 1 and t.you["marcheur-blinde"].damage == 1
    t.play(THANATOR, SEASON)
    t.pass_all()
    assert t.state.divinity(1).damage == 2 and t.you["marcheur-blinde"].damage == 2
    t.settled()


@card(SEASON)
@rule("SF-BLESS-010")
def test_the_season_is_yours_alone_and_asks_for_two_adorateurs():
    t = scene({"hand": ["dragonnet-des-cendres"]}, {"rear": [on(SEASON, marks={"sablier": 2})]})
    t.play("dragonnet-des-cendres")
    t.pass_all()
    assert t.state.divinity(0).damage == 0 and t.state.divinity(1).damage == 0
    t.settled()
    t = scene({"hand": [SEASON], "worship": believers(1)})
    assert t.why("play", SEASON) == "SF-BLESS-010"


@card(NEST)
@rule("SF-PHOENIX-030", "SF-BLESS-060", "SF-BLESS-070")
def test_the_nest_strengthens_dracodiens_and_cheapens_their_rebirth():
    nest = on(NEST, marks={"sablier": 1})
    t = scene(
        {
            "rear": [nest, "salamandre-furieuse", "drake-rougegueule", "dragon-des-cretes-rouges"],
            "limbo": ["serpent-de-magma"],
            "worship": [on(TEMPLE, ec=3)],
        },
        {"rear": ["salamandre-furieuse"]},
    )
    assert [atq(t.state, one) for one in t.state.players[0].rear[1:]] == [3, 4, 5]
    assert atq(t.state, t.you["salamandre-furieuse"]) == 2
    t.play("serpent-de-magma")
    assert t.me[TEMPLE].ec == 0 and t.zone("serpent-de-magma") == ("rear", me)
    t.settled()
    t = scene({"rear": [nest, "salamandre-furieuse"], "front": ["drake-rougegueule"]}, step="retreat")
    t.me.pick("done")
    t.pass_all()
    assert t.me.purgatory == [NEST] and atq_of(t, "salamandre-furieuse") == 2
    t.settled()


@card(NEST)
@rule("SF-ARCH-090")
def test_the_nest_does_nothing_for_an_archange_or_for_another_class():
    nest = on(NEST, marks={"sablier": 2})
    t = scene({"rear": [nest], "limbo": [IGNAREL], "worship": [on(TEMPLE, ec=7)]})
    assert t.why("play", IGNAREL) == "SF-ANGEL-010"
    t = scene({"rear": [nest], "limbo": [THANATOR], "worship": [on(TEMPLE, ec=9)]})
    assert t.why("play", THANATOR) == "SF-ANGEL-010"
    t = scene({"limbo": ["serpent-de-magma"], "worship": [on(TEMPLE, ec=3)]}, {"rear": [nest]})
    assert t.why("play", "serpent-de-magma") == "SF-ANGEL-010"
    t.settled()


# Adorateurs


@card("moine-de-la-braise")
@rule("SF-WORSH-070")
def test_a_monk_brings_five_ec():
    t = scene({"register": ["moine-de-la-braise"]}, step="dawn")
    t.pass_all()
    t.worship("moine-de-la-braise")
    assert t.me["moine-de-la-braise"].ec == 5 and t.state.step == "main"
    t.settled()


TAMER = "dompteur-de-drakes"


@card(TAMER)
@rule("SF-WORSH-150")
def test_the_tamers_ec_play_dragons_and_dracodiens_only():
    t = scene(
        {
            "hand": [
                "drake-rougegueule",
                "salamandre-furieuse",
                "elora-d-eondra",
                "carapace-d-obsidienne",
                "lance-chauffee-a-blanc",
            ],
            "rear": ["dragon-des-cretes-rouges"],
            "purgatory": ["dragon-fulminant"],
            "worship": [on(TEMPLE, ec=0), TAMER],
        }
    )
    assert sorted(t.offers("play")) == ["drake-rougegueule", "salamandre-furieuse"]
    assert t.offers("use") == [] and t.offers("tempest") == []  # nor does it pay for Dragon-vie
    t.play("salamandre-furieuse")
    t.play("drake-rougegueule")
    t.pass_all()
    assert t.me[TAMER].ec == 0
    t.settled()


@card(TAMER)
@rule("SF-DOPPEL-010", "SF-DOPPEL-020", "SF-DOPPEL-040")
@pytest.mark.parametrize("zone", ["hand", "limbo"])
def test_the_tamers_ec_play_a_doppelganger_as_a_dragon(zone):
    t = scene({zone: ["messager-sans-visage"], "worship": [on(TEMPLE, ec=0), TAMER]})
    t.play("messager-sans-visage")
    t.asks(me, ["class:dragon", "class:dracodien"], kind="class")
    t.me.pick("class:dracodien")
    assert t.me["messager-sans-visage"].klass == "dracodien" and t.me[TAMER].ec == 3
    t.settled()


@card("couveuse-d-oeufs")
@rule("SF-STACK-090", "SF-WORSH-100")
def test_a_revoked_brooder_hardens_a_dragon_after_the_miracle():
    t = scene(
        {
            "hand": ["jugement-du-brasier"],
            "rear": ["drake-rougegueule", "dragon-fulminant", "salamandre-furieuse"],
            "worship": believers(2, on("couveuse-d-oeufs", ec=0)),
        }
    )
    t.play("jugement-du-brasier", "couveuse-d-oeufs", "yes")
    assert [one.ability for one in t.state.stack.items] == ["dernier_souffle", "miracle.1"]
    t.pass_all()
    t.asks(me, ["drake-rougegueule", "dragon-fulminant"], kind="target")
    assert t.state.divinity(1).damage == 2
    t.me.pick("dragon-fulminant")
    assert t.me["dragon-fulminant"].marks == {"+1/+0": 1} and atq_of(t, "dragon-fulminant") == 5
    t.settled()


@card("couveuse-d-oeufs")
def test_the_brooder_asks_nothing_without_a_dragon_and_may_be_silent():
    for row, answers in ((["salamandre-furieuse"], []), (["drake-rougegueule"], ["no"])):
        t = scene({"hand": ["jugement-du-brasier"], "rear": row, "worship": believers(2, on("couveuse-d-oeufs", ec=0))})
        t.play("jugement-du-brasier", "couveuse-d-oeufs", *answers)
        assert len(t.state.stack.items) == 1
        t.pass_all()
        assert t.card(row[0]).marks == {}
        t.settled()


@card("souffleuse-de-forge")
@rule("SF-LEX-300", "SF-FERVEUR-010")
def test_the_bellower_may_give_three_ec_to_another_adorateur():
    for answer, ec in (("yes", 5), ("no", 2)):
        t = scene(
            {
                "register": ["souffleuse-de-forge"],
                "worship": [on(TEMPLE, ec=0), on("moine-de-la-braise", ec=2), on("couveuse-d-oeufs", ec=0)],
            },
            step="dawn",
        )
        t.pass_all()
        t.worship("souffleuse-de-forge")
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick(answer)
        t.pass_all()
        if answer == "yes":
            t.asks(me, ["moine-de-la-braise", "couveuse-d-oeufs"], kind="target")
            t.me.pick("moine-de-la-braise")
        assert t.me["moine-de-la-braise"].ec == ec and t.me["souffleuse-de-forge"].ec == 3
        assert t.me[TEMPLE].ec == 0
        t.settled()


@card("souffleuse-de-forge", "e-v-e")
@rule("SF-ABIL-140", "SF-LEX-320")
def test_a_bellower_gives_nothing_where_nobody_else_can_gain():
    mine = {"register": ["souffleuse-de-forge"], "worship": [on(TEMPLE, ec=30), on("e-v-e", ec=0)]}
    t = scene(mine, {"worship": believers(1)}, step="dawn")
    t.pass_all()
    t.worship("souffleuse-de-forge")
    assert t.state.step == "main" and t.me[TEMPLE].ec == 30
    t.settled()


ORACLE = "oracle-des-fumees"


@card(ORACLE)
@rule("SF-PAROLE-010", "SF-LEX-240", "SF-TILT-020")
def test_the_oracle_tears_a_page_and_is_paid_for_a_dragon():
    for top, ec in (("dragon-fulminant", 1), ("carapace-d-obsidienne", 0), ("salamandre-furieuse", 0)):
        t = scene({"book": [top, "elora-d-eondra"], "worship": [on(TEMPLE, ec=0), on(ORACLE, ec=0)]})
        t.use(ORACLE)
        assert t.me[ORACLE].tilted and t.me.purgatory == []
        t.pass_all()
        assert t.me.purgatory == [top] and t.me.book == ["elora-d-eondra"]
        assert t.me[ORACLE].ec == ec and t.offers("use") == []
        t.settled()


@card(ORACLE)
@rule("SF-PAROLE-010", "SF-ABIL-140")
def test_the_oracle_needs_a_book_and_the_main_part_and_may_not_be_tilted():
    for words, step, against in (
        ({"worship": [on(ORACLE, ec=0)]}, "main", "SF-ABIL-140"),
        ({"book": ["elora-d-eondra"], "worship": [on(ORACLE, ec=0, tilted=True)]}, "main", "SF-ABIL-140"),
        ({"book": ["elora-d-eondra"], "worship": [on(ORACLE, ec=0)]}, "before", "SF-ANGEL-100"),
        ({"book": ["elora-d-eondra"], "worship": [on(ORACLE, ec=0)]}, "main", ""),
    ):
        t = scene(words, step=step)
        assert t.offers("use") == ([] if against else [ORACLE])
        assert t.why(f"use:{t.number(ORACLE)}.2") == against
