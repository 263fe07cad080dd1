"""Chapter 1: Miracles, Adorateurs, general rules, zones, the turn and its Contemplations."""

import pytest
from sf_scene import PLAIN, TEMPLE, believers, end_turn, fight, fv, on, play, scene, with_gift

from pioche.engine import PiocheError
from pioche.engine.cards import hooks_of
from pioche.engine.stack import busy
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    angels,
    choice,
    damage,
    damages_divinity,
    destroys,
    destroys_one,
    discards,
    draws,
    effect,
    gains_fv,
    half,
    heals,
    leave_play,
    limbo_from_play,
    my_angels,
    my_worshippers,
    on_each,
    on_line,
    only,
    place_under,
    plus,
    plus_fv,
    put,
    return_to_hand,
    spend_poseidor,
    target,
    that,
    their_angels,
    this_card,
    to_itself,
    yours,
)
from pioche.games.sevenfallen.rules.values import atq, life
from pioche.testing import card, me, refuses_deck, rule, started, you

BROTHER = "frere-lai-des-murailles"  # 1/2 for 1 EC
LANCER = "lancier-des-nuages"  # 2/3 for 2 EC
GHOUL = "goule-des-ravines"  # 3/2 for 2 EC
DRAGON = "dragon-des-cretes-rouges"  # 5/4 for 4 EC
CHAMPION = "championne-de-la-cite"  # 6/6 for 6 EC
GIANT = "poseid"  # a Familier of 8/8
SLAG = "bloc-de-scories"  # a Golem of 3 BOU: 1 EC, 2 in Tempête
LOOKOUT = "vigie-du-grand-mat"  # an Ange with Tempête
GALE = "eclaireur-des-courants"  # an Ange with Bourrasque
SWORD = "epee-du-pelerin"  # an Équipement for 2 EC
BOLT = "eclat-de-la-tour"  # 2/1: 3 damage to a page
SLAP = "baffe-macabre"  # 1/0: a mark on an Ange
GRACE = "pluie-de-grace"  # 3/1: your Divinité gains 4 FV
INSPIRATION = "souffle-d-inspiration"  # 3/1: draw two pages
SIREN = "sirene-aux-sept-voix"  # 4/6, Esquive (2)
HAGANE = "hagane-le-sabre-muet"  # an Archange: Facteur Temps 6
PAGES = [BROTHER] * 8


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


def heaven(t, seat=you):
    """The number of a player's Divinité."""
    return t.state.divinity(seat).card.number


def kind(t):
    return t.match.decision.kind


def prompt(t):
    return t.match.decision.prompt.id


def shown(t, seat, whose, zone):
    """The ids of the cards of a zone as a seat sees them, None for a back."""
    return [one.get("card") for one in t.match.view(seat)["players"][whose][zone]]


def worship(t, seat=me):
    """The EC on each card of an Adoration."""
    return [one.ec for one in t.state.players[seat].worship]


def number(t, seat, zone, place):
    it = getattr(t.state.players[seat], zone)[place]
    return it.number if zone in ("hand", "book", "register", "purgatory") else it.card.number


def answered(t):
    """What waits on the stack resolves, and no more."""
    while busy(t.state):
        t.match.choose("pass")


# Miracles


@rule("SF-MIRACLE-010")
def test_a_miracle_asks_for_adorateurs_and_destroys_fewer_of_them():
    t = scene({"hand": ["recharge-generale"], "worship": believers(4)})  # 4/1
    t.play("recharge-generale")
    t.asks(me, [PLAIN] * 4, kind="revoke")
    t.me.pick(PLAIN)
    t.asks(me, ["pass"], kind="answer")
    assert t.me.worship == [TEMPLE, PLAIN, PLAIN, PLAIN]
    t = scene({"hand": ["recharge-generale"], "worship": believers(3), "rear": [HAGANE]})
    assert t.offers("play") == [] and t.why("play", "recharge-generale") == "SF-MIRACLE-010"
    t.settled()


@rule("SF-MIRACLE-020")
def test_those_who_are_revoked_count_for_the_condition():
    t = scene({"hand": ["chapitre-retrouve"], "worship": believers(3), "book": [LANCER, *PAGES]})  # 3/2
    t.play("chapitre-retrouve", LANCER)
    t.me.pick(PLAIN, PLAIN)
    t.pass_all()
    assert t.me.worship == [TEMPLE, PLAIN] and t.me.hand == [LANCER]
    t.settled()


@rule("SF-MIRACLE-030", "SF-MIRACLE-060")
def test_a_miracle_is_paid_for_before_anybody_may_respond_and_responded_to_before_it_resolves():
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [DRAGON], "hand": [SLAP], "worship": believers(1)})
    t.play(BOLT, DRAGON)
    t.asks(me, [PLAIN, PLAIN], kind="revoke")
    t.me.pick(PLAIN)
    t.asks(me, kind="answer")  # nobody was asked anything between
    assert t.me.worship == [TEMPLE, PLAIN] and len(t.state.stack.items) == 1
    t.me.pick("pass")
    t.asks(you, [SLAP, "pass"], kind="answer")
    assert t.card(DRAGON).damage == 0
    t.pass_all()
    assert t.card(DRAGON).damage == 3
    t.settled()


@rule("SF-MIRACLE-060")
def test_intervention_divine_gives_no_chance_to_respond():
    t = scene(
        {"hand": ["jugement-sans-colere"], "worship": believers(4)},
        {"rear": [CHAMPION], "hand": [SLAP], "worship": believers(1)},
    )
    play(t, "jugement-sans-colere", CHAMPION)
    t.asks(me, kind="main")
    assert t.card(CHAMPION).damage == 5 and not busy(t.state)
    t.settled()


@rule("SF-MIRACLE-040")
def test_a_miracle_lies_in_the_purgatoire_as_it_waits_and_counts_itself():
    t = scene(
        {"hand": ["cube-mystique"], "purgatory": [BOLT, GRACE, LANCER], "worship": believers(3)}, {"rear": [GIANT]}
    )
    play(t, "cube-mystique")
    assert busy(t.state) and "cube-mystique" in t.me.purgatory
    assert t.match.state.in_play(t.number("cube-mystique")) is None
    answered(t)
    assert t.card(GIANT).damage == 3
    t.settled()


@rule("SF-MIRACLE-050")
def test_a_miracle_that_was_played_is_not_destroyed(reword):
    class Mourner:
        after_destroyed = effect(draws(1))

    reword(LANCER, Mourner)
    t = scene({"hand": [SLAP, BOLT], "worship": believers(2), "rear": [LANCER], "book": PAGES}, {"rear": [GIANT]})
    t.play(SLAP, GIANT)
    t.pass_all()
    assert t.me.purgatory == [SLAP] and t.me.hand == [BOLT]
    play(t, BOLT, GIANT)
    t.pass_all()
    assert t.me.hand == [BROTHER]  # for the Adorateur, which was destroyed
    t.settled()


@rule("SF-MIRACLE-070")
def test_the_effect_of_a_miracle_is_no_ability(reword):
    class Aloof:
        def insensible(s, source, it, me):
            return it is source and me.proto.type != "miracle"

    reword(CHAMPION, Aloof)
    mine = {"divine": ["sol-ul-premiere-lumiere"], "hand": [BOLT], "worship": believers(2)}
    t = scene(mine, {"rear": [on(CHAMPION, damage=1)]})
    t.use("sol-ul-premiere-lumiere", CHAMPION)
    t.pass_all()
    assert t.card(CHAMPION).damage == 1
    play(t, BOLT, CHAMPION)
    t.pass_all()
    assert t.card(CHAMPION).damage == 4
    t.settled()


@rule("SF-MIRACLE-070")
def test_the_costs_of_a_miracles_effect_are_paid_once_it_has_been_played():
    rich = [on("mousse-des-hauts-fonds", marks={"poseidor": 2}), on("canonniere-d-abordage", marks={"poseidor": 2})]
    t = scene({"hand": ["bordee-de-doublons"], "worship": believers(2), "rear": rich}, {"rear": [GIANT]})
    t.play("bordee-de-doublons")
    t.asks(me, ["mousse-des-hauts-fonds", "canonniere-d-abordage"], kind="target")
    assert t.me.purgatory == ["bordee-de-doublons"] and not busy(t.state)
    t.me.pick("mousse-des-hauts-fonds", "canonniere-d-abordage", "canonniere-d-abordage")
    t.asks(me, kind="answer")
    assert t.card("mousse-des-hauts-fonds").marks == {"poseidor": 1} and t.card(GIANT).damage == 0
    t.pass_all()
    assert t.card(GIANT).damage == 5
    t.settled()


@rule("SF-MIRACLE-070", "SF-COST-040")
@pytest.mark.parametrize("order", [("discard", "poseidor"), ("poseidor", "discard")])
def test_the_costs_of_a_miracles_effect_are_paid_in_the_order_in_which_they_are_written(reword, order):
    costs = {"discard": discards(1), "poseidor": spend_poseidor(2)}

    class Exacting:
        miracle = effect(*[costs[one] for one in order], target(their_angels), damage(2))

    reword(BOLT, Exacting)
    rich = [on("mousse-des-hauts-fonds", marks={"poseidor": 2}), on("canonniere-d-abordage", marks={"poseidor": 2})]
    t = scene({"hand": [BOLT, CHAMPION, LANCER], "worship": believers(2), "rear": rich}, {"rear": [GIANT]})
    t.play(BOLT, GIANT)
    t.asks(me, [PLAIN, PLAIN], kind="revoke")
    assert BOLT not in t.me.purgatory and sum(one.marks["poseidor"] for one in t.state.players[me].rear) == 4
    t.me.pick(number(t, me, "worship", 1))
    for n, one in enumerate(order):  # it was played, and lies in the Purgatoire; its effect does not wait yet
        assert BOLT in t.me.purgatory and not busy(t.state)
        assert len(t.me.hand) == (2 if one == "discard" or not n else 1)
        if one == "discard":
            t.asks(me, [CHAMPION, LANCER], kind="discard")
            t.me.pick(CHAMPION)
        else:
            t.asks(me, ["mousse-des-hauts-fonds", "canonniere-d-abordage"], kind="target")
            t.me.pick("canonniere-d-abordage", "canonniere-d-abordage")
    t.asks(me, kind="answer")
    assert t.me.hand == [LANCER] and t.card("mousse-des-hauts-fonds").marks == {"poseidor": 2}
    assert "poseidor" not in t.card("canonniere-d-abordage").marks and t.card(GIANT).damage == 0
    t.pass_all()
    assert t.card(GIANT).damage == 2
    t.settled()


@rule("SF-MIRACLE-070", "SF-STACK-090")
def test_what_the_costs_of_a_miracles_effect_lead_to_waits_under_it(reword):
    class Exacting:
        miracle = effect(target(their_angels), destroys_one(my_angels), damage(2))

    reword(BOLT, Exacting)
    t = scene(
        {"hand": [BOLT], "worship": believers(2), "rear": ["elora-d-eondra"], "book": ["leana-d-eondra"]},
        {"rear": [GIANT]},
    )
    play(t, BOLT, GIANT)
    t.me.pick("yes")
    assert [one.ability for one in t.state.stack.items] == ["dernier_souffle", "miracle"]
    assert t.card(GIANT).damage == 0 and "elora-d-eondra" in t.me.purgatory
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card(GIANT).damage == 2 and len(t.state.stack.items) == 1
    t.pass_all()
    t.me.pick("leana-d-eondra")
    assert t.me.hand == ["leana-d-eondra"]
    t.settled()


@rule("SF-MIRACLE-080")
def test_ec_added_to_a_miracle_are_paid_before_revoking():
    t = scene({"hand": [BOLT], "worship": [on(TEMPLE, ec=0), on(PLAIN, ec=2), on(PLAIN, ec=0)]}, {"rear": [SIREN]})
    rich = number(t, me, "worship", 1)
    t.play(BOLT, SIREN)
    t.asks(me, [PLAIN, PLAIN], kind="revoke")
    assert worship(t) == [0, 0, 0]
    t.me.pick(rich)
    t.pass_all()
    assert t.card(SIREN).damage == 3 and t.zone(rich) == ("purgatory", me)
    t.settled()


@rule("SF-MIRACLE-090")
def test_who_cannot_pay_for_the_esquive_cannot_announce_that_target():
    poor = {"hand": [BOLT], "worship": [on(TEMPLE, ec=1), on(PLAIN, ec=0), on(PLAIN, ec=0)]}
    t = scene(poor, {"rear": [SIREN]})
    assert t.offers("play") == [] and t.why("play", BOLT) == "SF-MIRACLE-100"
    t = scene(poor, {"rear": [SIREN, GIANT]})
    t.play(BOLT)
    t.asks(me, [GIANT], kind="target")  # before any Adorateur is revoked
    assert t.me.worship == [TEMPLE, PLAIN, PLAIN]
    t.me.pick(GIANT, PLAIN)
    t.pass_all()
    assert t.card(GIANT).damage == 3 and worship(t) == [1, 0]
    t.settled()


@rule("SF-MIRACLE-100")
@pytest.mark.parametrize(
    ("id", "less", "enough"),
    [
        ("repli-en-bon-ordre", {"front": [LANCER], "rear": [BROTHER]}, {"front": [LANCER, BROTHER]}),  # at least two
        (INSPIRATION, {"book": [BROTHER]}, {"book": [BROTHER, BROTHER]}),
    ],
)
def test_a_miracle_must_be_possible_in_full(id, less, enough):
    t = scene({"hand": [id], "worship": believers(3), "book": PAGES, **less})
    assert t.offers("play") == [] and t.why("play", id) == "SF-MIRACLE-100"
    with pytest.raises(PiocheError):
        t.match.choose(f"play:{t.number(id)}")
    assert t.me.hand == [id] and t.me.worship == [TEMPLE, PLAIN, PLAIN, PLAIN]
    t = scene({"hand": [id], "worship": believers(3), "book": PAGES, **enough})
    assert t.offers("play") == [id]
    t.settled()


@rule("SF-MIRACLE-110", "SF-CONT-020")
def test_miracles_are_played_in_ones_parole_divine_in_response_and_in_contemplations():
    seer = {"hand": [SLAP, SLAP, SLAP], "worship": believers(1)}
    t = scene(seer, {**seer, "rear": [GIANT]})
    mine, theirs = number(t, me, "hand", 0), number(t, you, "hand", 0)
    assert t.offers("play") == [SLAP] * 3 and t.why("play", theirs, seat=you) == "SF-PRIO-010"
    t.play(mine, GIANT)
    assert t.why("play", theirs, seat=you) == "SF-PRIO-010"  # the last to add keeps priority
    t.me.pick("pass")
    t.asks(you, [SLAP] * 3 + ["pass"], kind="answer")  # in response
    t.pass_all()
    t.attack()
    assert t.offers("play") == [SLAP] * 2 and t.why("play", theirs, seat=you) == "SF-PRIO-010"
    t.me.pick("pass")
    t.asks(you, [SLAP] * 3 + ["pass"], kind="window")  # in the other's turn
    t.you.play(theirs, GIANT)
    t.pass_all()
    assert t.you.purgatory == [SLAP]
    t.settled()


@rule("SF-MIRACLE-120", "SF-CONT-010")
def test_whenever_a_miracle_may_be_played_so_may_an_equipement_or_a_page_in_tempete():
    hand = [SLAP, SWORD, SLAG, LOOKOUT, GALE, LANCER, "tablette-vivante", "treve-celeste", "gamort-sans-tete"]
    yours = {
        "divine": ["prometheus-intelligence-premiere"],
        "hand": hand,
        "limbo": ["coffre-a-crocs", "armure-vide"],
        "worship": believers(2, on("bourreau-voile", ec=0)),
        "rear": [GHOUL],
        "purgatory": ["sabre-de-l-exile"],
    }
    t = scene({}, yours, step="night")
    t.me.pick("pass")
    t.asks(
        you,
        [
            f"play:{t.number(SLAP)}",
            f"play:{t.number(SWORD)}",
            f"tempest:{t.number(SLAG)}",
            f"play:{t.number(LOOKOUT)}",
            f"play:{t.number(GALE)}",
            f"tempest:{t.number('coffre-a-crocs')}",
            f"use:{heaven(t)}",
            "bourreau-voile",
            "pass",
        ],
        kind="window",
    )
    for id in (LANCER, "tablette-vivante", "treve-celeste", "gamort-sans-tete", "armure-vide", SLAG):
        assert t.why("play", id) == "SF-ANGEL-100"  # only where an Ange may be played
    t.settled()


@rule("SF-MIRACLE-120")
def test_likewise_in_response_and_without_adding_to_the_stack():
    yours = {"hand": [SLAP, SWORD, SLAG, LOOKOUT, LANCER], "worship": believers(1), "rear": [GHOUL]}
    t = scene({"hand": [BOLT], "worship": believers(2)}, yours)
    play(t, BOLT, GHOUL)
    t.me.pick("pass")
    tempest = f"tempest:{t.number(SLAG)}"
    t.asks(you, [SLAP, SWORD, tempest, LOOKOUT, "pass"], kind="answer")
    t.you.pick(tempest)
    assert len(t.state.stack.items) == 1 and t.card(GHOUL).golem is t.card(SLAG)
    t.pass_all()
    assert t.card(GHOUL).damage == 0 and t.you.purgatory == [SLAG]
    t.settled()


@rule("SF-MIRACLE-130")
def test_a_miracle_of_another_realm_is_not_written():
    added = (BOLT, GRACE, "orbe-draconique")
    book = [id for id in SEVENFALLEN.starters()["eondra"]["cards"] if id not in added]
    assert refuses_deck("sevenfallen", {"cards": [*book, *added]}) == []
    assert refuses_deck("sevenfallen", {"cards": [*book, *added, "lecon-du-vieux-maitre"]}) == ["SF-REALM-020"]
    pure = SEVENFALLEN.starters()["purete"]["cards"]
    assert refuses_deck("sevenfallen", {"cards": [*pure, GRACE]}) == []
    assert refuses_deck("sevenfallen", {"cards": [*pure, BOLT]}) == ["SF-REALM-040"]


# Adorateurs


NINE = [PLAIN] * 3 + ["dompteur-de-drakes"] * 3 + ["couveuse-d-oeufs"] * 3


@rule("SF-WORSH-010", "SF-WORSH-020")
@pytest.mark.parametrize(
    ("register", "against"),
    [
        ([*NINE, "oracle-des-fumees"], []),
        (NINE, ["SF-WORSH-010"]),
        ([*NINE, "oracle-des-fumees", "oracle-des-fumees"], ["SF-WORSH-010"]),
        ([*NINE, "fidele-de-la-nuee"], []),  # neutral
        ([*NINE, "pelerin-d-ocre"], ["SF-REALM-020"]),
        ([*NINE, PLAIN], ["SF-WORSH-020"]),  # a fourth
    ],
)
def test_a_registre_has_ten_adorateurs_and_three_copies_at_most(register, against):
    cards = [id for id in SEVENFALLEN.starters()["eondra"]["cards"] if BOOK.cards[id].type != "worshipper"]
    assert refuses_deck("sevenfallen", {"cards": [*cards, *register]}) == against


@rule("SF-WORSH-010")
def test_the_registre_is_no_part_of_the_livre_sacre():
    cards = SEVENFALLEN.starters()["eondra"]["cards"]
    pages = [id for id in cards if BOOK.cards[id].page and BOOK.cards[id].type != "worshipper"]
    short = [id for id in cards if id not in pages] + pages[:49]
    assert refuses_deck("sevenfallen", {"cards": short}) == ["SF-DECK-010"]
    assert refuses_deck("sevenfallen", {"cards": [*short, pages[49]]}) == []
    t = started("sevenfallen", decks=[{"cards": cards}, {"cards": cards}], seed=1)
    t.answer(t._asked(), "first:0")
    assert len(t.me.register) == 10 and not {PLAIN, "dompteur-de-drakes"} & {*t.me.book, *t.me.hand}


@rule("SF-WORSH-030", "SF-ZONE-030")
def test_the_registre_is_shuffled_face_down_and_beside_the_adoration():
    t = scene({"hand": [SLAP], "register": [PLAIN] * 9}, {"rear": [GIANT]})
    assert t.why("play", SLAP) == "SF-MIRACLE-010"  # nobody is in play
    assert shown(t, me, me, "register") == shown(t, you, me, "register") == [None] * 9
    orders = []
    cards = SEVENFALLEN.starters()["eondra"]["cards"]
    for seed in (1, 2, 3):
        t = started("sevenfallen", decks=[{"cards": cards}, {"cards": cards}], seed=seed)
        orders.append(tuple(t.me.register))
        t.answer(t._asked(), "first:0")
    assert len(set(orders)) == 3 and len({tuple(sorted(one)) for one in orders}) == 1


@rule("SF-WORSH-040", "SF-TURN-060")
def test_one_of_the_top_three_enters_play_and_the_others_go_on_top_or_to_the_bottom():
    first = ["dompteur-de-drakes", "couveuse-d-oeufs", "souffleuse-de-forge"]
    t = scene({"register": [*first, *[PLAIN] * 7], "book": PAGES}, step="dawn")
    t.pass_all()
    t.asks(me, first, kind="worship")  # and no way to decline
    assert shown(t, me, me, "register") == first + [None] * 7 and shown(t, you, me, "register") == [None] * 10
    t.worship("couveuse-d-oeufs")
    above, below = t.number("dompteur-de-drakes"), t.number("souffleuse-de-forge")
    t.asks(me, [f"top:{above}", f"bottom:{above}", f"top:{below}", f"bottom:{below}"], kind="place")
    t.me.pick(f"top:{above}", f"bottom:{below}")
    assert t.me.register == ["dompteur-de-drakes", *[PLAIN] * 7, "souffleuse-de-forge"]
    assert t.me.worship == [TEMPLE, "couveuse-d-oeufs"] and shown(t, you, me, "register") == [None] * 9
    t.asks(me, kind="main")
    t.settled()


@rule("SF-WORSH-040")
def test_an_adorateur_is_not_played():
    t = scene({"register": [PLAIN] * 3, "book": PAGES})
    t.asks(me, ["attack"], kind="main")
    with pytest.raises(PiocheError):
        t.match.choose(f"play:{t.number(PLAIN)}")
    assert t.me.worship == [TEMPLE]
    t.settled()


@rule("SF-WORSH-050", "SF-GEN-010")
@pytest.mark.parametrize("count", [2, 1])
def test_the_last_adorateurs_are_looked_at_although_they_are_not_three(count):
    t = scene({"register": [PLAIN, "couveuse-d-oeufs"][:count], "book": PAGES}, step="dawn")
    t.pass_all()
    t.asks(me, [PLAIN, "couveuse-d-oeufs"][:count], kind="worship")
    t.worship(PLAIN)
    if count == 2:
        t.asks(me, kind="place")
        t.me.pick(t.match.decision.keys[0])
    assert t.me.worship == [TEMPLE, PLAIN] and len(t.me.register) == count - 1
    t.asks(me, kind="main")
    t.settled()


@rule("SF-WORSH-060", "SF-GEN-010")
def test_nothing_enters_where_neither_an_adorateur_nor_the_archange_is_left():
    t = scene({"pandemonium": [HAGANE], "book": PAGES}, step="dawn")
    t.pass_all()
    t.asks(me, ["attack"], kind="main")
    assert t.me.worship == [TEMPLE] and t.me.rear == []
    t = scene({"archangel": [HAGANE], "book": PAGES}, step="dawn")
    t.pass_all()
    t.asks(me, [f"archangel:{t.number(HAGANE)}"])  # with an empty Registre it must
    t.settled()


@rule("SF-WORSH-070")
def test_an_adorateur_brings_its_reserve_and_stays_when_it_is_spent():
    t = scene(
        {"register": [PLAIN], "worship": [on(TEMPLE, ec=0)], "hand": ["marcheur-blinde", SLAP], "book": PAGES},
        step="dawn",
    )
    t.pass_all()
    t.worship(PLAIN)
    assert worship(t) == [0, 5]
    t.play("marcheur-blinde")
    assert worship(t) == [0, 0] and t.me.rear == ["marcheur-blinde"]
    assert t.offers("play") == [SLAP]  # it still counts for a condition
    t.settled()


@rule("SF-WORSH-080")
def test_reserves_are_not_filled_anew_when_a_turn_begins():
    t = scene({"worship": [on(TEMPLE, ec=0), on(PLAIN, ec=0), on(PLAIN, ec=2)], "rear": [on(HAGANE, ec=1)]})
    end_turn(t)
    end_turn(t)
    t.asks(me, kind="main")
    assert t.state.turn == 5 and worship(t) == [0, 0, 2] and t.card(HAGANE).ec == 1
    t.settled()


@rule("SF-WORSH-090")
def test_ec_of_all_sources_are_combined():
    rich = {"worship": [on(TEMPLE, ec=1), on(PLAIN, ec=2), on(PLAIN, ec=1)], "rear": [on(HAGANE, ec=2)]}
    t = scene({**rich, "hand": [CHAMPION]})
    t.play(CHAMPION)
    assert worship(t) == [0, 0, 0] and t.card(HAGANE).ec == 0 and CHAMPION in t.me.rear
    t = scene({**rich, "hand": ["fargass-fleau-des-dieux"]})
    assert t.why("play", "fargass-fleau-des-dieux") == "SF-ANGEL-010"  # 7
    t.settled()


@rule("SF-WORSH-100")
def test_who_is_revoked_is_destroyed_and_breathes_its_last():
    mine = {
        "hand": ["pluie-de-braises"],  # 4/2
        "worship": believers(2, "orpheline-des-tombes", "martyr-souriant"),
        "book": PAGES,
    }
    t = scene(mine, {"rear": [GIANT]})
    t.play("pluie-de-braises")
    t.asks(me, [PLAIN, PLAIN, "orpheline-des-tombes", "martyr-souriant"], kind="revoke")
    t.me.pick("orpheline-des-tombes", "martyr-souriant")
    t.me.pick(f"trigger:{t.number('orpheline-des-tombes')}")  # destroyed together: in my order
    t.asks(me, kind="answer")
    assert sorted(t.me.purgatory) == ["martyr-souriant", "orpheline-des-tombes", "pluie-de-braises"]
    assert len(t.state.stack.items) == 3 and t.me.worship == [TEMPLE, PLAIN, PLAIN]
    t.pass_all()
    assert len(t.me.hand) == 1 and fv(t, me) == 24 and t.card(GIANT).damage == 2
    t.settled()


@rule("SF-WORSH-100")
def test_an_equipement_has_adorateurs_revoked_too_but_no_temple():
    t = scene({"hand": ["hache-aux-trophees"], "worship": believers(1), "rear": [LANCER]})
    t.play("hache-aux-trophees")
    t.asks(me, [PLAIN], kind="revoke")
    t.me.pick(PLAIN)
    assert t.me.purgatory == [PLAIN] and worship(t) == [28] and atq(t.state, t.card(LANCER)) == 4
    t = scene({"hand": ["hache-aux-trophees"], "rear": [LANCER]})
    assert t.offers("play") == [] and t.why("play", "hache-aux-trophees") == "SF-WORSH-100"
    t.settled()


@rule("SF-WORSH-110")
@pytest.mark.parametrize(
    ("alive", "left", "blessed", "ready"), [(2, 6, False, True), (3, 7, True, False), (3, 6, True, True)]
)
def test_conditions_count_adorateurs_in_play_and_the_facteur_temps_those_that_are_left(alive, left, blessed, ready):
    mine = {
        "worship": believers(alive),
        "register": [PLAIN] * left,
        "archangel": [HAGANE],
        "hand": ["nid-des-renaissances"],  # a Bénédiction that asks for 3
        "book": PAGES,
    }
    t = scene(mine, step="dawn")
    t.pass_all()
    assert (kind(t) == "register") == ready
    assert t.why("archangel", HAGANE) == ("" if ready else "SF-ARCH-030")
    t = scene(mine)
    assert (t.offers("play") == ["nid-des-renaissances"]) == blessed
    assert t.why("play", "nid-des-renaissances") == ("" if blessed else "SF-BLESS-010")
    t.settled()


@rule("SF-WORSH-120")
@pytest.mark.parametrize(("before", "after"), [(1, 5), (0, 5), (5, 5), (7, 7)])
def test_regenerating_fills_the_printed_reserve(before, after):
    lambs = [on("couveuse-d-oeufs", ec=0)] * 2
    t = scene({"hand": ["offrande-commune"], "worship": [on(TEMPLE, ec=3), *lambs, on(PLAIN, ec=before)]})
    t.play("offrande-commune", "couveuse-d-oeufs")
    t.pass_all()
    t.me.pick(PLAIN)
    assert t.me[PLAIN].ec == after and t.me[TEMPLE].ec == 3 and t.me["couveuse-d-oeufs"].ec == 0
    t.settled()


@rule("SF-WORSH-130")
def test_a_tilted_adorateur_still_pays_and_is_straightened_at_the_end_of_its_players_turn():
    t = scene(
        {
            "worship": [on(TEMPLE, ec=0), on("oracle-des-fumees", ec=2)],
            "hand": [LANCER],
            "book": [BROTHER] * 6,
        },
        {"worship": [on(TEMPLE), on("mere-nourriciere", tilted=True)], "book": PAGES},
    )
    t.use("oracle-des-fumees")
    t.pass_all()
    assert t.me["oracle-des-fumees"].tilted
    t.play(LANCER)
    assert worship(t) == [0, 0]
    end_turn(t)
    assert not t.me["oracle-des-fumees"].tilted and t.you["mere-nourriciere"].tilted
    end_turn(t)
    assert not t.you["mere-nourriciere"].tilted
    t.settled()


def _to_book(s, me, it):
    leave_play(s, it)
    put(s, it.card, it.card.owner, "book")


ELSEWHERE = {
    "hand": lambda s, me, it: return_to_hand(s, it),
    "book": _to_book,
    "limbo": lambda s, me, it: limbo_from_play(s, it),
    "under": lambda s, me, it: place_under(s, it.card, s.players[me.seat].worship[0]),
}


@rule("SF-WORSH-140")
@pytest.mark.parametrize("where", ELSEWHERE)
def test_an_adorateur_that_would_go_elsewhere_goes_to_the_purgatoire(reword, where):
    class Away:
        miracle = effect(target(my_worshippers), on_each(ELSEWHERE[where]))

    reword("rappel-d-usine", Away)  # 2/0
    t = scene({"hand": ["rappel-d-usine"], "worship": believers(1, "orpheline-des-tombes"), "book": PAGES})
    t.play("rappel-d-usine", "orpheline-des-tombes")
    t.pass_all()
    assert t.me.purgatory == ["rappel-d-usine", "orpheline-des-tombes"] and t.me.worship == [TEMPLE, PLAIN]
    assert t.me.hand == t.me.limbo == [] and t.me.book == PAGES and t.me[TEMPLE].under == []
    t.settled()


@rule("SF-WORSH-150")
def test_ec_of_a_limited_use_serve_for_nothing_else():
    mine = {
        "divine": ["prometheus-intelligence-premiere"],  # spends 1 EC
        "worship": [on(TEMPLE, ec=0), on("jeune-fea", ec=3)],
        "hand": ["canonniere-d-abordage", "caius", "serpent-de-magma", "gamort-sans-tete"],
        "rear": [LANCER],
        "book": PAGES,
    }
    t = scene(mine)
    t.asks(me, ["canonniere-d-abordage", "caius", "attack"])
    assert t.why("play", "serpent-de-magma") == "SF-ANGEL-010"  # 2 EC, but no Pirate
    assert t.why("use", "prometheus-intelligence-premiere") == "SF-ABIL-140"
    t.play("caius")
    assert worship(t) == [0, 0] and t.me[LANCER].golem.card.proto.id == "caius"
    t.asks(me, ["attack"])  # nor is there anything left for its Ferveur
    t.settled()


@rule("SF-WORSH-160")
@pytest.mark.parametrize(("picks", "left"), [((2, 1), (0, 2)), ((1, 2), (1, 1)), ((0, 3), (2, 0))])
def test_the_player_picks_how_a_cost_is_split(picks, left):
    mine = {"worship": [on(TEMPLE, ec=3), on("jeune-fea", ec=2)], "hand": ["destrier-barde-d-ocre", DRAGON]}
    t = scene(mine)
    fea, temple = t.number("jeune-fea"), t.number(TEMPLE)
    assert t.why("play", DRAGON) == "SF-ANGEL-010"  # 5 EC in all, but 3 for a Dragon
    t.play("destrier-barde-d-ocre")
    keys = ["auto", f"pay:{fea}", f"pay:{fea}.1", f"pay:{temple}", f"pay:{temple}.1", f"pay:{temple}.2"]
    t.asks(me, keys, kind="pay")
    t.me.pick({2: f"pay:{fea}", 1: f"pay:{fea}.1", 0: f"pay:{temple}"}[picks[0]])
    assert (t.me["jeune-fea"].ec, t.me[TEMPLE].ec) == left
    t.settled()


@rule("SF-WORSH-170")
def test_what_an_arrival_triggers_is_resolved_before_the_parole_divine(reword):
    class Reader:
        ferveur = effect(draws(1))

    reword("couveuse-d-oeufs", Reader)
    mine = {
        "register": ["couveuse-d-oeufs"],
        "worship": believers(4),
        "hand": [LANCER, "folie-passagere"],
        "book": PAGES,
    }
    t = scene(mine, {"rear": [GIANT], "hand": [SLAP], "worship": believers(1)}, step="dawn")
    t.pass_all()
    t.worship("couveuse-d-oeufs")
    t.asks(me, ["pass"], kind="answer")
    assert t.why("play", LANCER) == "SF-ANGEL-100"
    assert t.why("play", "folie-passagere") == "SF-LEX-620"  # it is not the Parole divine yet
    t.me.pick("pass")
    t.asks(you, [SLAP, "pass"], kind="answer")
    t.you.pick("pass")
    t.asks(me, [LANCER, "folie-passagere", BROTHER, "attack"], kind="main")
    t.settled()


@rule("SF-WORSH-170")
def test_the_archange_arrives_likewise():
    t = scene(
        {"archangel": ["hyperion-archange-du-reacteur"], "register": [PLAIN] * 5, "hand": [LANCER], "book": PAGES},
        step="dawn",
    )
    t.pass_all()
    t.archangel("hyperion-archange-du-reacteur")
    t.asks(me, ["pass"], kind="answer")
    t.pass_all()
    t.asks(me, [LANCER, "attack"], kind="main")
    assert t.me.rear == ["hyperion-archange-du-reacteur", "meca"] and len(t.me.register) == 5
    t.settled()


@rule("SF-WORSH-180", "SF-TURN-010")
def test_in_the_first_turn_there_is_the_temple_and_one_adorateur():
    t = with_gift()
    t.me.pick("done")
    t.you.pick("done")
    while kind(t) != "main":
        keys = t.match.decision.keys
        t.answer(t._asked(), "no" if "no" in keys else "pass" if "pass" in keys else keys[0])
    temple, first = t.state.players[me].worship
    assert (temple.ec, first.ec) == (temple.printed.ec, first.printed.ec) and len(t.me.register) == 9
    assert t.match.view(me)["players"][me]["wealth"] == temple.printed.ec + first.printed.ec
    assert "end" in t.match.decision.keys and t.why("attack") == "SF-WILL-020"
    t.settled()


# General rules


@rule("SF-GEN-010", "SF-GEN-020", "SF-GEN-030", "SF-TURN-140")
@pytest.mark.parametrize(("hand", "book"), [(0, 0), (3, 1), (12, 8), (7, 2)])
def test_the_draw_takes_what_is_there_and_the_hand_has_no_limit(hand, book):
    t = scene({"hand": [CHAMPION] * hand, "book": [BROTHER] * book}, {"hand": [LANCER], "book": PAGES})
    end_turn(t)
    t.asks(you, kind="main")
    drawn = min(book, 2)
    assert t.me.hand == [CHAMPION] * hand + [BROTHER] * drawn and len(t.me.book) == book - drawn
    assert t.me.purgatory == [] and t.you.hand == [LANCER]  # nobody draws as a turn begins
    assert t.state.result is None
    t.settled()


@rule("SF-GEN-040")
@pytest.mark.parametrize(("points", "dealt"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_halves_are_rounded_up(reword, points, dealt):
    class Halved:
        miracle = effect(target(my_angels), damage(lambda s, me: half(points)))

    reword(SLAP, Halved)
    t = scene({"hand": [SLAP], "worship": believers(1), "rear": [GIANT]})
    t.play(SLAP, GIANT)
    t.pass_all()
    assert t.card(GIANT).damage == dealt
    t.settled()


@rule("SF-GEN-050")
def test_no_number_falls_below_zero():
    weak = on(BROTHER, "bouclier-de-parade", marks={"-1/-1": 1})  # 1 - 1 - 1 ATQ, 2 - 1 + 3 FV
    smiths = [on("forgeronne-des-commanderies", ec=0)] * 2
    t = scene(
        {"rear": [weak], "hand": [SLAG], "worship": [on(TEMPLE, ec=0), *smiths]}, {"rear": [on(LANCER, damage=1)]}
    )
    assert atq(t.state, t.card(BROTHER)) == 0 and life(t.state, t.card(BROTHER)) == 4
    t.play(SLAG)  # 1 EC less 2
    assert worship(t) == [0, 0, 0] and t.card(BROTHER).golem is not None
    fight(t, BROTHER, LANCER)
    t.pass_all()
    assert t.card(LANCER).damage == 1 and t.card(SLAG).damage == 2
    t.settled()


@card("tourelle-longue-portee")
@rule("SF-GEN-060", "SF-ZONE-120")
def test_a_card_wins_over_a_rule():
    t = scene({"rear": ["tourelle-longue-portee", LANCER]}, {"rear": [GIANT]})
    t.attack()
    t.pass_all()
    t.announce("tourelle-longue-portee")
    t.announce(LANCER)
    t.me.pick("done")
    assert t.me.rear == ["tourelle-longue-portee"] and t.me.front == [LANCER]
    assert sorted(t.offers("declare")) == [LANCER, "tourelle-longue-portee"]
    t.settled()


@rule("SF-GEN-060")
def test_but_no_card_brings_a_page_into_the_hand_of_another_than_its_owner(reword):
    class Thief:
        def _steal(s, me, it):
            leave_play(s, it)
            put(s, it.card, me.seat, "hand")

        miracle = effect(target(their_angels), on_each(_steal))

    reword(SLAP, Thief)
    t = scene({"hand": [SLAP], "worship": believers(1)}, {"rear": [LANCER]})
    t.play(SLAP, LANCER)
    t.pass_all()
    assert t.me.hand == [] and t.you.hand == [LANCER]
    t.settled()


@rule("SF-GEN-070")
def test_a_loop_runs_three_times(reword):
    class Joy:
        after_gain = only(yours)(effect(damages_divinity(1)))

    class Spite:
        after_damage = only(lambda s, source, event: event.it.type == "divinity")(effect(gains_fv(1)))

    reword(LANCER, Joy)
    reword(BROTHER, Spite)
    t = scene({"hand": [GRACE], "worship": believers(3), "rear": [LANCER, BROTHER]}, {"hand": [SLAP]})
    play(t, GRACE)
    t.pass_all()
    t.asks(me, kind="main")
    assert t.state.divinity(you).damage == 3 and fv(t, me) == 23 + 4 + 3
    t.settled()


def aims_at(id, *parts):
    """An ability: when this card is targeted, target that one."""
    whom = that(angels, lambda s, it: it.printed.id == id)
    return only(to_itself)(effect(target(whom), *parts))


@rule("SF-GEN-070", "SF-STACK-090")
def test_a_loop_through_what_targeting_triggers_runs_three_times(reword):
    class Joy:
        after_targeted = aims_at(BROTHER, damages_divinity(1))

    class Spite:
        after_targeted = aims_at(LANCER, gains_fv(1))

    reword(LANCER, Joy)
    reword(BROTHER, Spite)
    t = scene({"hand": [SLAP], "worship": believers(5), "rear": [LANCER, BROTHER, GIANT]})
    t.play(SLAP, LANCER)
    while t.match.decision.kind in ("target", "revoke"):
        t.me.pick(t.match.decision.keys[0])
    assert [item.source for item in t.state.stack.items] == [t.number(BROTHER), t.number(LANCER)] * 3 + [t.number(SLAP)]
    t.pass_all()
    t.asks(me, kind="main")
    assert t.state.divinity(you).damage == 3 and fv(t, me) == 23 + 3
    t.settled()


@rule("SF-GEN-070", "SF-STACK-090")
def test_what_a_cost_has_led_to_does_not_make_the_effect_forget_of_what_it_came(reword):
    class Joy:
        after_gain = only(yours)(
            effect(target(that(angels, lambda s, it: it.printed.id == GIANT)), damages_divinity(1))
        )

    class Spite:
        after_damage = only(lambda s, source, event: event.it.type == "divinity")(effect(gains_fv(1)))

    class Shy:
        after_targeted = only(to_itself)(effect(draws(1)))

    reword(LANCER, Joy)
    reword(BROTHER, Spite)
    reword(GIANT, Shy)
    mine = {"hand": [GRACE], "worship": believers(3), "rear": [LANCER, BROTHER, GIANT], "book": PAGES}
    t = scene(mine, {"hand": [SLAP]})
    play(t, GRACE)
    while t.match.decision.kind != "main":
        t.match.choose(t.match.decision.keys[-1])
    assert t.state.divinity(you).damage == 3 and fv(t, me) == 23 + 4 + 3 and len(t.me.hand) == 3
    t.settled()


@rule("SF-GEN-070", "SF-LEX-350")
def test_a_loop_through_a_list_of_effects_runs_three_times(reword):
    class Joy:
        after_gain = only(yours)(choice(effect(damages_divinity(1)), effect(damages_divinity(2))))

    class Spite:
        after_damage = only(lambda s, source, event: event.it.type == "divinity")(effect(gains_fv(1)))

    reword(LANCER, Joy)
    reword(BROTHER, Spite)
    t = scene({"hand": [GRACE], "worship": believers(3), "rear": [LANCER, BROTHER]}, {"hand": [SLAP]})
    play(t, GRACE)
    for pick in ("mode:0", "mode:1", "mode:0"):
        t.pass_all()
        t.asks(me, ["mode:0", "mode:1"], kind="mode")
        t.me.pick(pick)
    t.pass_all()
    t.asks(me, kind="main")
    assert t.state.divinity(you).damage == 4 and fv(t, me) == 23 + 4 + 3
    t.settled()


@rule("SF-GEN-080")
def test_what_is_not_legal_is_refused_and_changes_nothing():
    t = scene(
        {"hand": [CHAMPION, LANCER], "worship": [on(TEMPLE, ec=3)], "book": PAGES}, {"hand": [SLAP], "rear": [GIANT]}
    )
    before = t.match.hash()
    wrong = [
        f"play:{t.number(CHAMPION)}",
        f"play:{t.number(SLAP)}",
        f"strike:{t.number(GIANT)}",
        "end",
        "pass",
        "nonsense",
    ]
    for key in wrong:
        with pytest.raises(PiocheError):
            t.match.choose(key)
    with pytest.raises(PiocheError):
        t.match.choose(f"play:{t.number(LANCER)}", you)  # not their decision
    assert t.match.hash() == before and t.me.hand == [CHAMPION, LANCER]
    zones = ("divine", "worship", "rear", "front", "limbo", "purgatory", "pandemonium")
    mine, yours, all = (t.match.view(seat)["players"] for seat in (me, you, None))
    for seat in (me, you):
        for zone in zones:
            assert mine[seat][zone] == yours[seat][zone] == all[seat][zone]
        assert len(mine[seat]["hand"]) == len(yours[seat]["hand"]) == len(all[seat]["hand"])
    t.settled()


@rule("SF-GEN-090")
def test_the_program_keeps_all_counts_and_needs_no_card_for_a_familier():
    t = scene({"hand": ["semeuse-d-ecorces", "semeuse-d-ecorces"], "worship": [on(TEMPLE, ec=6)]}, {"rear": [GHOUL]})
    for _ in range(2):
        t.play("semeuse-d-ecorces")
        t.pass_all()
    trees = [one for one in t.match.view(you)["players"][me]["rear"] if one["card"] == "treen"]
    assert [(one["atq"], one["life"], one["damage"], one["marks"]) for one in trees] == [(2, 2, 0, {})] * 2
    assert t.match.view(you)["players"][me]["wealth"] == 0
    fight(t, trees[0]["number"], GHOUL)
    t.pass_all()
    assert t.you.rear == [] and t.me.front == [] and t.me.rear.count("treen") == 1
    t.settled()


@rule("SF-GEN-100")
def test_the_stack_is_played_in_casual_games_too():
    eden = ["morvane-reine-exsangue", "ossiane-voix-du-glas", "ossuaire-sans-fond"]
    faithful = (
        ["penitent-des-caves"] * 3 + ["orpheline-des-tombes"] * 3 + ["bourreau-voile"] * 3 + ["fossoyeur-repenti"]
    )
    deck = {"cards": [*eden, *faithful, *[SLAP] * 3, *[GHOUL] * 3, *["halkor"] * 2], "casual": True}
    t = started("sevenfallen", decks=[deck, deck], seed=5)
    t.answer(t._asked(), "first:0")
    t.me.pick("done")
    t.you.pick("done")
    while kind(t) != "main":
        keys = t.match.decision.keys
        t.answer(t._asked(), "no" if "no" in keys else "pass" if "pass" in keys else keys[0])
    t.play(GHOUL, "auto")
    t.play(SLAP, GHOUL)
    t.asks(me, kind="answer")
    t.me.pick("pass")
    t.asks(you, kind="answer")
    t.you.pick("pass")
    t.asks(me, kind="main")
    t.settled()


# The play area


@rule("SF-ZONE-010")
def test_each_player_has_the_same_zones():
    zones = ["divine", "worship", "register", "book", "purgatory", "limbo", "rear", "front", "pandemonium", "hand"]
    t = with_gift()
    t.me.pick("done")
    for one in t.match.view(None)["players"]:
        assert [zone for zone in zones if isinstance(one[zone], list)] == zones
    with pytest.raises(PiocheError) as wrong:
        scene({"rear": [PLAIN]})
    assert wrong.value.refusals[0].rule == "SF-ZONE-010"


@rule("SF-ZONE-020")
def test_the_divinite_is_face_up_and_the_archange_face_down():
    t = scene({"divine": ["morvane-reine-exsangue"], "archangel": [HAGANE]}, {"archangel": ["ossiane-voix-du-glas"]})
    t.attack()
    for seat in (me, you, None):
        assert shown(t, seat, me, "divine") == ["morvane-reine-exsangue"]
        assert t.match.view(seat)["players"][me]["divine"][0]["life"] == 28
    assert shown(t, me, me, "archangel") == [HAGANE] and shown(t, me, you, "archangel") == [None]
    assert shown(t, you, me, "archangel") == shown(t, None, me, "archangel") == [None]
    t.settled()


@rule("SF-ZONE-030")
def test_all_adorateurs_of_the_adoration_are_those_in_play(reword):
    class Scourge:
        miracle = effect(destroys(my_worshippers))

    reword(SLAP, Scourge)
    t = scene({"hand": [SLAP], "worship": believers(3), "register": [PLAIN] * 7})
    t.play(SLAP)
    t.pass_all()
    assert t.me.worship == [TEMPLE] and t.me.purgatory == [SLAP, PLAIN, PLAIN, PLAIN] and len(t.me.register) == 7
    t.settled()


@rule("SF-ZONE-040")
def test_pages_come_to_the_purgatoire_in_many_ways_and_all_see_them():
    mine = {
        "divine": ["okari-mere-des-esprits"],
        "hand": [BOLT, "novice-aux-clochettes", DRAGON],
        "worship": believers(2),
        "book": [GHOUL, *PAGES],
        "rear": [LANCER],
    }
    t = scene(mine)
    t.play("novice-aux-clochettes")  # tears a page
    t.pass_all()
    t.use("okari-mere-des-esprits", DRAGON)  # discards one
    t.pass_all()
    play(t, BOLT, LANCER)  # revokes one, is played itself, destroys one
    t.pass_all()
    there = [GHOUL, DRAGON, PLAIN, BOLT, LANCER]
    assert t.me.purgatory == there
    end_turn(t)
    for seat in (me, you, None):
        assert shown(t, seat, me, "purgatory") == there
    t.settled()


@rule("SF-ZONE-050", "SF-ZONE-060")
def test_any_page_in_the_limbes_may_be_played_for_its_cost():
    lost = [LANCER, DRAGON, SLAG]
    t = scene({"limbo": [*lost, "lady-d-obscuria"], "worship": [on(TEMPLE, ec=5)]}, {"limbo": [GHOUL]})
    assert t.offers("play") == lost and t.offers("tempest") == [SLAG]
    assert t.why("play", "lady-d-obscuria") == "SF-ABIL-070" and t.why("play", GHOUL) == "SF-LEX-220"
    for seat in (me, you, None):
        assert shown(t, seat, me, "limbo") == [*lost, "lady-d-obscuria"]
    t.play(DRAGON)
    assert t.me.rear == [DRAGON] and worship(t) == [1] and t.me.limbo == [LANCER, SLAG, "lady-d-obscuria"]
    assert t.offers("play") == [SLAG] and t.why("play", LANCER) == "SF-ANGEL-010"
    t.settled()


@rule("SF-ZONE-060", "SF-CONT-010")
def test_in_a_contemplation_only_tempete_and_bourrasque_lead_out_of_the_limbes():
    t = scene({"limbo": [LANCER, LOOKOUT, GALE, SLAG]}, step="before")
    assert t.offers("play") == [LOOKOUT, GALE] and t.offers("tempest") == [SLAG]
    assert t.why("play", LANCER) == t.why("play", SLAG) == "SF-ANGEL-100"
    t.tempest(SLAG)
    assert t.me.rear == [SLAG] and worship(t) == [28]
    t.settled()


@rule("SF-ZONE-070")
def test_in_the_limbes_markers_stay_and_damage_goes():
    snake = on("serpent-de-magma", marks={"+1/+1": 2, "+0/+1": 1}, damage=2)  # 4/5, Phoenix (4)
    t = scene({"rear": [snake], "hand": [BOLT], "worship": believers(2)})
    play(t, BOLT, "serpent-de-magma")
    t.pass_all()
    t.me.pick("yes")
    t.pass_all()
    (lost,) = t.state.players[me].limbo
    assert lost.marks == {"+1/+1": 2, "+0/+1": 1} and lost.damage == 0
    t.play("serpent-de-magma")
    it = t.card("serpent-de-magma")
    assert (atq(t.state, it), life(t.state, it), it.damage) == (4, 5, 0) and worship(t) == [26, 0]
    t.settled()


@rule("SF-ZONE-080")
@pytest.mark.parametrize("line", ["rear", "front"])
def test_each_player_has_two_lines_of_their_own(line):
    other = {"rear": "front", "front": "rear"}[line]
    t = scene(
        {"rear": ["karvax-roi-des-couvees", LANCER], "front": [GHOUL]},  # Collatéral
        {line: [DRAGON, CHAMPION, BROTHER], other: [GIANT]},
    )
    fight(t, "karvax-roi-des-couvees", DRAGON)
    t.pass_all()
    t.me.pick("yes")
    t.asks(me, [CHAMPION, BROTHER], kind="target")
    t.me.pick(CHAMPION)
    t.pass_all()
    assert t.card(CHAMPION).damage == 4
    t.settled()


@rule("SF-ZONE-090")
def test_all_arrive_on_the_ag_unless_they_say_otherwise():
    hand = [LANCER, "vouivre-rasante", "semeuse-d-ecorces"]
    t = scene({"hand": hand, "archangel": [HAGANE], "book": PAGES}, {"rear": [GIANT]}, step="dawn")
    t.pass_all()
    t.archangel(HAGANE)
    for one in hand:
        t.play(one)
        if kind(t) == "pay":
            t.me.pick("auto")
        t.pass_all()
    assert t.me.front == ["vouivre-rasante"] and t.me.rear == [HAGANE, LANCER, "semeuse-d-ecorces", "treen"]
    assert t.you.rear == [GIANT] and t.you.front == []
    t = scene({"hand": [SLAG]}, {"hand": [SLAG], "rear": []}, step="before")
    t.me.pick("pass")
    t.you.tempest(number(t, you, "hand", 0))
    assert t.you.rear == [SLAG] and t.me.rear == []
    t.settled()


@rule("SF-ZONE-100")
@pytest.mark.parametrize(
    ("guard", "defended"),
    [
        ({"rear": [on(LANCER, tilted=True)]}, True),
        ({"rear": [on(HAGANE, tilted=True)]}, True),
        ({"front": [LANCER, HAGANE]}, False),
        ({"rear": [SLAG]}, False),
        ({"rear": ["treve-celeste"]}, False),
        ({}, False),
    ],
)
def test_an_ange_or_archange_on_the_ag_keeps_attacks_from_the_divinite(guard, defended):
    t = scene({"rear": [GHOUL]}, guard)
    fight(t, GHOUL, heaven(t), ambush=True)
    t.pass_all()
    assert (kind(t) == "redirect") == defended
    assert t.state.divinity(you).damage == (0 if defended else 3)
    t.settled()


@rule("SF-ZONE-110", "SF-GEN-030")
def test_lines_have_no_limit():
    t = scene({"rear": [LANCER] * 15, "front": [GHOUL] * 15, "hand": [BROTHER], "worship": [on(TEMPLE, ec=1)]})
    t.play(BROTHER)
    assert len(t.me.rear) == 16
    t.attack()
    t.pass_all()
    t.announce(BROTHER)
    t.me.pick("done")
    assert len(t.me.front) == 16 and len(t.me.rear) == 15
    t.settled()


@rule("SF-ZONE-120")
def test_an_attacker_leaves_the_ag_with_its_golem():
    t = scene({"rear": [on(LANCER, SLAG), GHOUL]}, {"rear": [GIANT]})
    t.attack()
    t.pass_all()
    t.announce(LANCER)
    assert t.me.rear == [LANCER, GHOUL]  # they all move together
    t.ambush(GHOUL)
    t.me.pick("done")
    assert t.me.front == [LANCER, GHOUL] and t.me.rear == [] and t.card(LANCER).golem is t.card(SLAG)
    t.settled()


@rule("SF-ZONE-130")
@pytest.mark.parametrize(
    ("line", "defender", "taken"), [("front", GIANT, 6), ("rear", GIANT, 3), ("front", HAGANE, 3), ("rear", HAGANE, 3)]
)
def test_a_page_attacked_on_the_ldf_takes_double_damage_and_an_archange_does_not(line, defender, taken):
    t = scene({"rear": [GHOUL]}, {line: [defender]})
    fight(t, GHOUL, defender)
    t.pass_all()
    assert t.card(defender).damage == taken
    t.settled()


@rule("SF-ZONE-140")
def test_miracles_and_abilities_do_not_deal_double_damage_on_the_ldf():
    mine = {"hand": [BOLT, "maitresse-des-aiguilles"], "worship": believers(2)}
    t = scene(mine, {"front": [GIANT]})
    play(t, BOLT, GIANT)
    t.pass_all()
    assert t.card(GIANT).damage == 3
    t.play("maitresse-des-aiguilles")  # 1 damage to an opposing Ange, and Assassin
    while busy(t.state) or kind(t) != "main":
        keys = t.match.decision.keys
        t.answer(t._asked(), next(one for one in ("no", "pass", *keys) if one in keys))
    assert t.card(GIANT).damage == 4
    t.settled()


@rule("SF-ZONE-150")
def test_an_attacker_on_its_own_ldf_takes_single_damage():
    t = scene({"front": [GIANT]}, {"rear": [GHOUL]})
    fight(t, GIANT, GHOUL)
    t.pass_all()
    assert t.card(GIANT).damage == 3 and t.me.front == [GIANT]
    t = scene({"front": [GIANT]}, {"front": [GHOUL]})  # though both are on their LDF
    fight(t, GIANT, GHOUL)
    t.pass_all()
    assert t.card(GIANT).damage == 3
    t.settled()


@rule("SF-ZONE-160")
def test_an_ambusher_is_on_the_ldf(reword):
    class Captain:
        atq = plus(1, lambda s, source, it: it.controller == source.controller and on_line(s, it) == "front")

    reword(BROTHER, Captain)
    t = scene({"rear": [BROTHER, GHOUL]})
    t.attack()
    t.pass_all()
    t.ambush(GHOUL)
    t.me.pick("done")
    assert t.me.front == [GHOUL] and t.card(GHOUL).ambush and atq(t.state, t.card(GHOUL)) == 4
    t.declare(GHOUL)
    t.hold()
    assert not t.card(GHOUL).ambush and t.me.front == [GHOUL]  # the state ends, the place stays
    t.settled()


@rule("SF-ZONE-170")
def test_the_banished_are_out_of_play_for_all_to_see():
    mine = {"hand": ["sentence-de-l-aube", SLAP], "worship": believers(3), "pandemonium": [DRAGON]}
    t = scene(mine, {"rear": [on(GHOUL, damage=1)], "pandemonium": [CHAMPION]})
    play(t, "sentence-de-l-aube", GHOUL)
    t.pass_all()
    for seat in (me, you, None):
        assert shown(t, seat, you, "pandemonium") == [CHAMPION, GHOUL] and shown(t, seat, me, "pandemonium") == [DRAGON]
    assert t.state.in_play(t.number(GHOUL)) is None and t.you.rear == t.you.purgatory == []
    assert t.why("play", SLAP) == "SF-MIRACLE-100"  # there is no Ange in play
    t.settled()


# The turn


def course(t, *picks):
    """Whoever is asked passes, or else picks what comes next among `picks`, or else the first option, up to the next
    turn: the questions, one after the other, as (seat, prompt)."""
    turn, left, asked = t.state.turn, list(picks), []
    while t.match.decision is not None and t.state.turn == turn:
        keys = t.match.decision.keys
        asked.append((t.match.decision.seat, t.match.decision.prompt))
        assert len(asked) < 50, "the turn does not end"
        if "pass" in keys:
            t.match.choose("pass")
        elif left and any(left[0] in t._names(one.key, one.card) for one in t.match.decision.options):
            t.answer(t._asked(), left.pop(0))
        else:
            t.match.choose(next(one for one in ("attack", "end", "done", keys[0]) if one in keys))
    assert not left
    return asked


def windows(asked):
    """The Contemplations among these, each once."""
    found = [prompt for seat, prompt in asked if seat == me and prompt.startswith("window")]
    assert [prompt for seat, prompt in asked if seat == you] == found  # the opponent is asked in each, too
    return found


@rule("SF-TURN-010", "SF-CONT-040", "SF-TURN-020", "SF-TURN-110", "SF-TURN-120")
def test_a_turn_is_dawn_word_and_night_even_if_nothing_happens():
    t = scene({"register": [PLAIN] * 2, "book": PAGES}, {"book": PAGES}, step="dawn")
    both_in = lambda name: [(me, name), (you, name)]  # noqa: E731
    assert course(t) == [
        *both_in("window-dawn"),
        (me, "worship"),
        (me, "place-worshipper"),
        (me, "main"),
        *both_in("window-before"),
        (me, "main"),
        *both_in("window-dusk"),
        *both_in("window-night"),
    ]
    t.asks(you, kind="window")
    assert t.state.active == you and t.state.step == "dawn"
    t.settled()


@rule("SF-CONT-040")
def test_every_combat_has_a_contemplation_of_its_own():
    t = scene({"rear": [GHOUL, LANCER], "book": PAGES}, {"rear": [GIANT], "book": PAGES}, step="dawn")
    attacks = (f"announce:{t.number(GHOUL)}", f"announce:{t.number(LANCER)}", "done", GHOUL, GIANT, LANCER, GIANT)
    assert windows(course(t, *attacks)) == [
        "window-dawn",
        "window-before",
        "window-combat",
        "window-combat",
        "window-dusk",
        "window-night",
    ]
    assert t.card(GIANT).damage == 5
    t.settled()


@rule("SF-CONT-040", "SF-TURN-080")
def test_in_the_first_turn_of_all_there_is_no_attack_phase_and_no_contemplation_before_it():
    t = scene({"rear": [GHOUL], "book": PAGES}, {"book": PAGES}, turn=1)
    assert t.why("attack") == "SF-WILL-020"
    assert windows(course(t)) == ["window-dusk", "window-night"]
    t.settled()


@rule("SF-TURN-020")
@pytest.mark.parametrize(("mecas", "gained"), [(1, 0), (2, 1)])
def test_aurore_divine_abilities_come_before_the_adorateur(mecas, gained):
    mine = {
        "worship": [TEMPLE, on("dynamo-devote", ec=0)],  # with three Meca pages it gains 1 EC
        "rear": ["marcheur-blinde"] * mecas,
        "register": ["dynamo-devote"],
        "book": PAGES,
    }
    t = scene(mine, {"book": PAGES}, active=you)
    end_turn(t)
    t.asks(me, ["dynamo-devote"], kind="worship")
    t.worship("dynamo-devote")
    t.asks(me, kind="main")
    assert worship(t)[1:] == [gained, 3]
    t.settled()


@rule("SF-TURN-020", "SF-TURN-030", "SF-TURN-040")
def test_any_of_those_on_the_ldf_retreat_first_of_all_and_without_an_answer():
    mine = {"front": [on(LANCER, SLAG), GHOUL, HAGANE], "rear": ["soeur-de-la-source"], "book": PAGES}
    t = scene(mine, {"hand": [SLAP], "worship": believers(1), "front": [BROTHER], "book": PAGES}, active=you)
    end_turn(t)
    t.asks(me, [LANCER, GHOUL, HAGANE, "done"], kind="retreat")  # mine alone, the pair as one
    t.retreat(LANCER)
    t.asks(me, [GHOUL, HAGANE, "done"], kind="retreat")
    t.retreat(HAGANE)
    t.me.pick("done")
    t.asks(me, kind="answer")  # the Aurore divine of the sister
    assert t.me.rear == ["soeur-de-la-source", LANCER, HAGANE] and t.me.front == [GHOUL]
    assert t.card(LANCER).golem is t.card(SLAG) and t.you.front == [BROTHER]
    t.pass_all()
    t.asks(me, kind="main")
    assert t.offers("retreat") == [] and t.why("retreat", GHOUL) == "SF-TURN-030"
    t.settled()


@rule("SF-TURN-040")
def test_after_the_retreat_the_active_player_has_the_contemplation():
    t = scene({"front": [LANCER], "book": PAGES}, {"hand": [SLAP], "worship": believers(1)}, step="retreat")
    t.retreat(LANCER)
    t.asks(me, ["pass"], kind="window")
    assert t.state.step == "dawn" and t.why("play", SLAP, seat=you) == "SF-PRIO-010"
    t = scene({"front": [LANCER], "book": PAGES}, {}, step="retreat")
    t.me.pick("done")
    t.asks(me, ["pass"], kind="window")
    assert t.me.front == [LANCER]
    t.settled()


@rule("SF-TURN-050", "SF-TURN-200")
@pytest.mark.parametrize("first", ["soeur-de-la-source", "statue-de-la-compassion"])
def test_all_aurore_divine_abilities_enter_one_stack_in_the_order_of_their_player(first):
    mine = {
        "rear": ["soeur-de-la-source", on(CHAMPION, "statue-de-la-compassion", damage=2)],
        "limbo": ["soeur-de-la-source"],  # not in play
        "book": PAGES,
    }
    yours = {"rear": ["soeur-de-la-source"], "hand": [SLAP], "worship": believers(1), "book": PAGES}
    t = scene(mine, yours, active=you)
    end_turn(t)
    t.asks(me, ["soeur-de-la-source", "statue-de-la-compassion"], kind="trigger")
    t.me.pick(first)
    t.asks(me, kind="answer")
    assert len(t.state.stack.items) == 2 and fv(t, me) == 23
    t.me.pick("pass")
    t.asks(you, [SLAP, "pass"], kind="answer")
    t.you.pick("pass")
    sister_waits = first == "soeur-de-la-source"  # the last in is the first out
    assert (fv(t, me), t.card(CHAMPION).damage) == ((23, 0) if sister_waits else (24, 2))
    t.pass_all()
    assert (fv(t, me), fv(t, you), t.card(CHAMPION).damage) == (24, 23, 0)  # once each, and mine alone
    t.settled()


@rule("SF-TURN-050")
def test_an_aurore_divine_is_that_of_the_controller():
    mine = {"rear": [SIREN, on("mousse-des-hauts-fonds", marks={"poseidor": 7})], "book": PAGES}
    t = scene(mine, {"rear": ["soeur-de-la-source"], "book": PAGES})
    t.use(SIREN, "soeur-de-la-source")  # takes control of it
    t.pass_all()
    end_turn(t)
    assert (fv(t, me), fv(t, you)) == (23, 23)
    end_turn(t)
    assert (fv(t, me), fv(t, you)) == (24, 23)
    t.settled()


@rule("SF-TURN-060")
@pytest.mark.parametrize("archange", [True, False])
def test_the_archange_or_an_adorateur_never_both(archange):
    mine = {"archangel": ["vulcaryon-seigneur-de-braise"], "register": [PLAIN] * 5, "book": PAGES}  # Facteur Temps 5
    t = scene(mine, step="dawn")
    t.pass_all()
    t.asks(me, [f"archangel:{t.number('vulcaryon-seigneur-de-braise')}", "look"], kind="register")
    if archange:
        t.archangel("vulcaryon-seigneur-de-braise")
        assert t.me.rear == ["vulcaryon-seigneur-de-braise"] and len(t.me.register) == 5
    else:
        t.look()
        t.asks(me, [PLAIN] * 3, kind="worship")
        t.worship(PLAIN)
        t.me.pick(t.match.decision.keys[0], t.match.decision.keys[-1])
        assert t.me.rear == [] and len(t.me.register) == 4 and t.me.worship == [TEMPLE, PLAIN]
    t.asks(me, kind="main")
    t.settled()


@rule("SF-TURN-070", "SF-TURN-100")
def test_pages_are_played_before_and_after_the_attack_phase_while_ec_last():
    mine = {
        "hand": [BROTHER, LANCER, "colosse-de-nuages", BROTHER],
        "worship": [on(TEMPLE, ec=7), on("oracle-des-fumees", ec=0)],
        "book": PAGES,
    }
    t = scene(mine, {"rear": [GIANT]})
    t.play(number(t, me, "hand", 0))
    t.play(LANCER)
    fight(t, LANCER, GIANT)  # in the turn of its arrival
    t.pass_all()
    t.asks(me, ["colosse-de-nuages", BROTHER, "oracle-des-fumees", "end"], kind="main")
    t.play("colosse-de-nuages")
    t.asks(me, ["oracle-des-fumees", "end"])
    t.use("oracle-des-fumees")  # Parole divine
    t.pass_all()
    t.asks(me, ["end"])
    assert worship(t) == [0, 0] and t.why("use", "oracle-des-fumees") == "SF-PAROLE-010"
    t.settled()


@rule("SF-TURN-080", "SF-CONT-050")
def test_the_attack_phase_must_be_announced_and_the_opponent_gets_the_contemplation():
    t = scene({"book": PAGES}, {"rear": [GIANT], "hand": [SLAP], "worship": believers(1)})
    t.asks(me, ["attack"], kind="main")  # although there is nobody to attack with
    assert t.why("end") == "SF-TURN-080"
    t.attack()
    t.me.pick("pass")
    t.asks(you, [SLAP, "pass"], kind="window")
    t.you.play(SLAP, GIANT)
    t.pass_all()
    t.asks(me, ["end"], kind="main")
    t.settled()


@rule("SF-TURN-080", "SF-TURN-090", "SF-CONT-050")
def test_an_attack_phase_given_up_is_no_attack_phase_and_there_is_no_other():
    mine = {"front": [DRAGON, "dragon-fulminant"], "hand": [LANCER], "book": PAGES}  # who would warm the forge
    t = scene(mine, {"rear": [GIANT]})
    t.attack()
    t.asks(me, ["pass"], kind="window")
    t.pass_all()
    t.asks(me, kind="announce")
    t.me.pick("done")
    t.asks(me, [LANCER, "end"], kind="main")
    assert not busy(t.state) and worship(t) == [30] and t.why("attack") == "SF-TURN-090"
    t.play(LANCER)
    t.asks(me, ["end"], kind="main")
    assert t.why("attack") == "SF-TURN-090" and not t.card(DRAGON).tilted
    t.settled()


@rule("SF-TURN-110", "SF-TURN-120", "SF-CONT-060")
def test_no_ange_is_played_once_the_end_of_the_parole_divine_is_announced():
    t = scene({"hand": [LANCER], "book": PAGES}, {"hand": [SLAP], "rear": [GIANT], "worship": believers(1)})
    t.attack()
    t.asks(me, ["pass"], kind="window")
    assert t.why("play", LANCER) == "SF-ANGEL-100"
    t.pass_all()
    t.end()
    for step in ("dusk", "night"):
        t.asks(me, ["pass"], kind="window")
        assert t.state.step == step and t.why("play", LANCER) == "SF-ANGEL-100"
        t.me.pick("pass")
        t.asks(you, [SLAP, "pass"], kind="window")
        t.you.pick("pass")
    assert t.state.active == you
    t.settled()


@rule("SF-TURN-120")
@pytest.mark.parametrize("first", ["peste-des-profondeurs", "pavillon-noir"])
def test_nuit_divine_abilities_enter_one_stack_before_the_contemplation_of_the_night(first):
    mine = {
        "rear": [*[on(one, marks={"sablier": 2}) for one in ("peste-des-profondeurs", "pavillon-noir")], "ragwell"],
        "book": PAGES,
    }
    t = scene(mine, {"rear": [GIANT, on("peste-des-profondeurs", marks={"sablier": 2})]}, step="dusk")
    t.pass_all()
    t.asks(me, ["peste-des-profondeurs", "pavillon-noir"], kind="trigger")
    t.me.pick(first, GIANT)  # the one is aimed as it is activated
    t.asks(me, ["pass"], kind="answer")
    assert len(t.state.stack.items) == 2 and t.state.stack.items[0].source == t.number(first)
    answered(t)
    assert t.card(GIANT).marks == {"-1/-1": 1} and t.card("ragwell").marks == {"poseidor": 1}
    t.asks(me, ["pass"], kind="window")
    assert t.state.step == "night"
    t.settled()


@rule("SF-TURN-130")
@pytest.mark.parametrize("healed", [True, False])
def test_end_of_turn_effects_come_before_what_lasts_until_then_ends(reword, healed):
    class Growth:
        divine = effect(plus_fv(3, my_angels))

    class Rest:
        end_of_turn = effect(heals(999, this_card))

    reword("dragon-vie-souffle-premier", Growth)
    if healed:
        reword(LANCER, Rest)
    t = scene({"rear": [LANCER], "hand": [BOLT], "worship": believers(2), "book": PAGES})
    t.use("dragon-vie-souffle-premier")
    t.pass_all()
    play(t, BOLT, LANCER)
    t.pass_all()
    assert t.card(LANCER).damage == 3
    end_turn(t)
    assert t.state.active == you and (LANCER in t.me.rear) == healed
    t.settled()


@rule("SF-TURN-130", "SF-TURN-150")
def test_the_active_player_straightens_what_is_theirs_once_the_lent_is_given_back():
    mine = {
        "rear": [on("ragwell", on(SLAG, tilted=True), tilted=True), on(HAGANE, tilted=True)],
        "hand": ["mutinerie"],
        "worship": [TEMPLE, *[on(PLAIN, tilted=True)] * 4],
        "book": PAGES,
    }
    t = scene(mine, {"rear": [on(DRAGON, tilted=True), BROTHER, on(GIANT, tilted=True)], "book": PAGES})
    play(t, "mutinerie", GIANT)  # until the end of the turn, and straightened
    t.pass_all()
    fight(t, GIANT, BROTHER)
    t.pass_all()
    assert t.me.front == [GIANT] and t.card(GIANT).tilted
    end_turn(t)
    mine = [*t.state.players[me].worship, t.card("ragwell"), t.card(SLAG), t.card(HAGANE)]
    assert len(mine) == 7 and not any(one.tilted for one in mine)
    t.asks(you, kind="retreat")
    assert t.you.front == [GIANT] and t.card(GIANT).tilted and t.card(DRAGON).tilted
    t.settled()


@rule("SF-TURN-140")
def test_two_pages_are_drawn_at_the_end_of_a_turn_and_none_at_its_start():
    t = scene({"hand": [BROTHER] * 7, "book": PAGES}, {"hand": [LANCER] * 7, "book": PAGES})
    t.play(number(t, me, "hand", 0))
    end_turn(t)
    assert len(t.me.hand) == 8 and len(t.you.hand) == 7
    end_turn(t)
    assert len(t.me.hand) == 8 and len(t.you.hand) == 9
    t.settled()


@rule("SF-TURN-160", "SF-TURN-130")
def test_what_happens_at_the_end_of_the_turn_is_answered_by_nobody():
    mine = {"rear": [LANCER], "hand": ["foi-du-heros"], "worship": believers(2), "book": PAGES}
    t = scene(mine, {"hand": [SLAP], "worship": believers(1), "book": PAGES})
    play(t, "foi-du-heros", LANCER)
    t.pass_all()
    assert atq(t.state, t.card(LANCER)) == 4
    asked = course(t)
    assert asked[-2:] == [(me, "window-night"), (you, "window-night")] and windows(asked)
    assert t.me.rear == [] and LANCER in t.me.purgatory
    t.asks(you, ["pass"], kind="window")  # their Aurore divine: there is no Ange left
    t.settled()


@rule("SF-TURN-170")
def test_what_an_end_of_turn_effect_triggers_resolves_at_once_the_active_players_first(reword):
    told = []

    def tell(s, me):
        told.append(me.seat)

    class Moan:
        dernier_souffle = effect(tell, draws(1))

    reword("rongeurs-de-la-fosse-commune", Moan)  # Mort subite
    mine = {"rear": ["rongeurs-de-la-fosse-commune"], "hand": [], "book": PAGES}
    t = scene(mine, {**mine, "hand": [SLAP], "worship": believers(1)}, active=you)
    end_turn(t)
    t.asks(me, kind="main")
    assert told == [you, me] and len(t.you.hand) == 4 and t.me.hand == [BROTHER]
    assert t.me.rear == t.you.rear == []
    t.settled()


@card("scribe-aux-mille-plumes")
@rule("SF-TURN-180", "SF-TURN-200")
def test_the_draw_at_the_end_of_a_turn_may_open_a_stack():
    scribe = {"rear": ["scribe-aux-mille-plumes"], "book": PAGES}
    t = scene({**scribe}, {**scribe, "hand": ["foi-du-heros"], "worship": believers(2)}, step="night")
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(you, ["foi-du-heros", "pass"], kind="answer")
    assert [item.by for item in t.state.stack.items] == [me, you] and t.state.active == me
    mine, yours = number(t, me, "rear", 0), number(t, you, "rear", 0)
    play(t, "foi-du-heros", yours)
    t.match.choose("pass")
    t.match.choose("pass")
    assert atq(t.state, t.card(yours)) == 4 and t.state.active == me  # it resolves first
    t.match.choose("pass")
    t.match.choose("pass")
    assert (t.card(mine).marks, t.card(yours).marks) == ({}, {"+0/+1": 1})  # then the last to be added
    answered(t)
    t.asks(you, kind="window")
    assert t.state.active == you and t.card(mine).marks == {"+0/+1": 1}
    assert atq(t.state, t.card(yours)) == 2  # what lasted until the end of that turn is over
    t.pass_all()
    end_turn(t)
    assert "scribe-aux-mille-plumes" in t.you.rear
    t.settled()


@card("folie-passagere")
@rule("SF-TURN-190")
def test_what_ends_with_the_parole_divine_does_so_after_its_contemplation_and_unanswered():
    mine = {"hand": ["folie-passagere", "folie-passagere"], "worship": believers(6), "book": PAGES}
    t = scene(mine, {"rear": [LANCER, DRAGON], "hand": [SLAP], "worship": believers(1), "book": PAGES})
    play(t, "folie-passagere", LANCER)
    t.pass_all()
    assert t.me.rear == [LANCER]
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    t.asks(me, ["folie-passagere", "pass"], kind="window")  # it is the Parole divine still
    t.me.pick("pass")
    t.asks(you, kind="window")
    assert t.me.rear == [LANCER]
    t.you.pick("pass")
    t.asks(me, ["pass"], kind="window")
    assert t.state.step == "night" and t.me.rear == [] and sorted(t.you.hand) == [SLAP, LANCER]
    assert t.why("play", number(t, me, "hand", 0)) == "SF-LEX-620"
    t.settled()


# Contemplations


@rule("SF-CONT-030", "SF-CONT-070")
@pytest.mark.parametrize("step", ["dawn", "before", "dusk", "night"])
def test_a_contemplation_closes_when_both_have_passed_in_a_row(step):
    seer = {"hand": [SLAP, SLAP], "worship": believers(1), "book": PAGES}
    t = scene(seer, {**seer, "rear": [GIANT]}, step=step)
    t.me.pick("pass")
    t.asks(you, [SLAP, SLAP, "pass"], kind="window")
    t.you.play(SLAP, GIANT)
    answered(t)
    t.asks(me, [SLAP, SLAP, "pass"], kind="window")  # the active player again
    assert t.state.step == step
    t.me.play(SLAP, GIANT)
    answered(t)
    t.asks(me, [SLAP, "pass"], kind="window")
    t.me.pick("pass")
    t.asks(you, [SLAP, "pass"], kind="window")
    assert t.state.step == step
    t.you.pick("pass")
    assert t.state.step != step
    t.settled()


@rule("SF-CONT-030", "SF-CONT-070")
def test_intervention_divine_keeps_a_contemplation_open_too():
    yours = {"hand": ["jugement-sans-colere"], "worship": believers(4)}
    t = scene({"rear": [CHAMPION], "hand": [SLAP], "worship": believers(1)}, yours, step="before")
    t.me.pick("pass")
    play(t, "jugement-sans-colere", CHAMPION)
    t.asks(me, [SLAP, "pass"], kind="window")
    assert t.card(CHAMPION).damage == 5 and t.state.step == "before"
    t.settled()


@rule("SF-CONT-080")
def test_who_has_passed_cannot_act_once_the_other_passes_too():
    mine = {"rear": [GHOUL, LANCER], "hand": [SLAP, SLAG], "worship": believers(1)}
    t = scene(mine, {"rear": [GIANT]})
    t.attack()
    t.pass_all()
    t.announce(GHOUL)
    t.announce(LANCER)
    t.me.pick("done")
    t.declare(LANCER)
    t.strike(GIANT)
    t.asks(me, [SLAP, SLAG, "pass"], kind="window")
    t.me.pick("pass")
    assert t.why("play", SLAP, seat=me) == "SF-PRIO-010" and t.card(GIANT).damage == 0
    t.you.pick("pass")
    assert t.card(GIANT).damage == 2
    t.asks(me, [GHOUL], kind="declare")
    assert t.why("play", SLAP) == t.why("tempest", SLAG) == "SF-ATTACK-010"
    t.settled()


@rule("SF-CONT-090", "SF-CONT-070")
@pytest.mark.parametrize(("verb", "id"), [("tempest", SLAG), ("play", SWORD), ("play", LOOKOUT)])
def test_what_opens_no_stack_keeps_a_contemplation_open_too(verb, id):
    t = scene({"hand": [SLAP], "worship": believers(1)}, {"rear": [BROTHER], "hand": [id]}, step="before")
    t.me.pick("pass")
    getattr(t.you, verb)(id)
    assert not busy(t.state) and t.you.hand == [] and t.state.step == "before"
    t.asks(you, ["pass"], kind="window")
    t.you.pick("pass")
    t.asks(me, [SLAP, "pass"], kind="window")
    t.me.play(SLAP, BROTHER)
    t.pass_all()
    assert t.me.purgatory == [SLAP] and t.state.step == "main"
    t.settled()
