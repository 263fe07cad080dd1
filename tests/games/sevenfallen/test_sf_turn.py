"""Chapter 1: Miracles, Adorateurs, general rules, zones, the turn and its Contemplations."""

import pytest
from sf_scene import PLAIN, TEMPLE, believers, end_turn, fight, fv, on, play, scene, with_gift

from pioche.engine import PiocheError
from pioche.engine.cards import hooks_of
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    both,
    damage,
    damages_divinity,
    draws,
    effect,
    gains_fv,
    half,
    heals,
    leave_play,
    limbo_from_play,
    my_worshippers,
    on_each,
    on_line,
    only,
    place_under,
    plus,
    put,
    return_to_hand,
    target,
    theirs,
    this_card,
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
    while t.state.stack is not None:
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
    assert t.card(CHAMPION).damage == 5 and t.state.stack is None
    t.settled()


@rule("SF-MIRACLE-040")
def test_a_miracle_lies_in_the_purgatoire_as_it_waits_and_counts_itself():
    t = scene(
        {"hand": ["cube-mystique"], "purgatory": [BOLT, GRACE, LANCER], "worship": believers(3)}, {"rear": [GIANT]}
    )
    play(t, "cube-mystique")
    assert t.state.stack is not None and "cube-mystique" in t.me.purgatory
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
            return it is source and not me.miracle

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
    assert t.me.purgatory == ["bordee-de-doublons"] and t.state.stack is None
    t.me.pick("mousse-des-hauts-fonds", "canonniere-d-abordage", "canonniere-d-abordage")
    t.asks(me, kind="answer")
    assert t.card("mousse-des-hauts-fonds").marks == {"poseidor": 1} and t.card(GIANT).damage == 0
    t.pass_all()
    assert t.card(GIANT).damage == 5
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


@rule("SF-MIRACLE-130")
def test_a_miracle_of_another_realm_is_not_written():
    book = SEVENFALLEN.starters()["eondra"]["cards"]
    assert refuses_deck("sevenfallen", {"cards": [*book, BOLT, GRACE, "orbe-draconique"]}) == []
    assert refuses_deck("sevenfallen", {"cards": [*book, "lecon-du-vieux-maitre"]}) == ["SF-REALM-020"]
    pure = SEVENFALLEN.starters()["purete"]["cards"]
    assert refuses_deck("sevenfallen", {"cards": [*pure, GRACE]}) == []
    assert refuses_deck("sevenfallen", {"cards": [*pure, BOLT]}) == ["SF-REALM-040"]


# Adorateurs


@rule("SF-WORSH-010", "SF-WORSH-020")
@pytest.mark.parametrize(
    ("out", "into", "against"),
    [
        ([], [], []),
        (["moine-de-la-braise"], [], ["SF-WORSH-010"]),
        ([], ["fidele-de-la-nuee"], ["SF-WORSH-010"]),
        (["moine-de-la-braise"], ["fidele-de-la-nuee"], []),  # neutral
        (["moine-de-la-braise"], ["pelerin-d-ocre"], ["SF-REALM-020"]),
        (["dompteur-de-drakes"], ["moine-de-la-braise"], []),  # three
        (["dompteur-de-drakes"] * 2, ["moine-de-la-braise"] * 2, ["SF-WORSH-020"]),  # four
    ],
)
def test_a_registre_has_ten_adorateurs_and_three_copies_at_most(out, into, against):
    cards = list(SEVENFALLEN.starters()["eondra"]["cards"])
    for one in out:
        cards.remove(one)
    assert refuses_deck("sevenfallen", {"cards": cards + into}) == against


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
    assert t.why("play", "nid-des-renaissances") == ("" if blessed else "SF-MIRACLE-010")
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
