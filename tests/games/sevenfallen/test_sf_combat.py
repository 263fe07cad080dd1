"""Chapter 2, the attack phase: announcement, declaration, Contemplation, damage; tilting, Berserk, Collatéral."""

import pytest
from sf_scene import believers, on, scene

from pioche.engine.cards import hooks_of
from pioche.engine.stack import busy
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    both,
    by_itself,
    draws,
    effect,
    gives_ec,
    grants,
    in_combat_only,
    on_each,
    once_per_turn,
    only,
    straighten,
    this_card,
    wounded,
)
from pioche.games.sevenfallen.rules.values import atq
from pioche.testing import card, me, rule, you

BROTHER = "frere-lai-des-murailles"  # 1/2
LANCER = "lancier-des-nuages"  # 2/3
GHOUL = "goule-des-ravines"  # 3/2
DRAGON = "dragon-des-cretes-rouges"  # 5/4
WALKER = "marcheur-blinde"  # 5/6
DEMON = "demon"  # 5/5
GIANT = "poseid"  # 8/8
FURY = "salamandre-furieuse"  # 2/4, Berserk
SHELL = "carapace-d-obsidienne"  # a Golem of 4 BOU that only a Dragon takes
SLAG = "bloc-de-scories"  # a Golem of 3 BOU
LANCE = "lance-chauffee-a-blanc"  # +1 ATQ, Collatéral
BOLT = "eclat-de-la-tour"  # 3 damage to a page
PAGES = [BROTHER] * 6


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


def heaven(t, seat=you):
    """The number of a player's Divinité."""
    return t.state.divinity(seat).card.number


def wounds(t, *ids):
    return [t.card(id).damage for id in ids]


def announce(t, *plain, ambush=()):
    """The attack phase is announced, then its attackers."""
    t.attack()
    t.pass_all()
    for one in plain:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.answer(t.state.active, "done")


def strike(t, attackers, target):
    """An attack is declared: the Contemplation of the combat is open, unless something was triggered."""
    for one in [attackers] if isinstance(attackers, (str, int)) else attackers:
        t.declare(one)
    t.strike(target)


def attack(t, attacker, target):
    """All of the attack of one that was announced alone, up to whatever is asked."""
    announce(t, attacker)
    strike(t, attacker, target)
    t.pass_all()


def cast(t, player, id, *targets):
    """A Miracle with its targets, and whoever is revoked for it: it waits on the stack."""
    player.play(id)
    left = list(targets)
    while t.match.decision.kind in ("target", "revoke"):
        player.pick(left.pop(0) if t.match.decision.kind == "target" else t.match.decision.keys[0])
    assert not left


def resolve(t):
    """What waits on the stack resolves, and no more, or asks something."""
    while busy(t.state) and t.match.decision.kind == "answer":
        t.match.choose("pass")


def next_turn(t):
    """The active player attacks with nobody and ends the turn; the next one is in their main part."""
    if not t.state.attacked and t.state.turn > 1:
        t.attack()
        t.pass_all()
        if t.match.decision.kind == "announce":
            t.answer(t.state.active, "done")
    t.answer(t.state.active, "end")
    t.pass_all()
    if t.match.decision.kind == "retreat":
        t.answer(t.state.active, "done")
        t.pass_all()


# Embuscade and Renfort


@rule("SF-AMBUSH-010")
def test_an_ordinary_attacker_never_reaches_the_divinite():
    t = scene({"rear": [LANCER, GHOUL]}, {"hand": [BOLT]})
    announce(t, LANCER, ambush=[GHOUL])
    t.declare(LANCER)
    t.asks(me, ["hold"], kind="strike")
    assert t.why("strike", heaven(t)) == "SF-AMBUSH-010"
    t.hold()
    t.declare(GHOUL)
    t.asks(me, [heaven(t), "hold"], kind="strike")
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 3
    t.settled()


@pytest.mark.parametrize(
    ("rear", "front", "slots"),
    [
        ([BROTHER], [], 1),
        (["ignarel-le-deux-fois-ne"], [], 1),
        ([SHELL, SHELL], [BROTHER], 2),
        ([SHELL] * 3, [], 2),
        (["treve-celeste"], [], 2),
        ([], [BROTHER, "ignarel-le-deux-fois-ne", GHOUL], 2),
        (["colosse-aux-mille-cierges"], [], 1),  # a Golem that defends like an Ange
        ([], [], 2),
    ],
)
@rule("SF-AMBUSH-020", "SF-AMBUSH-030", "SF-ATTACK-080", "SF-ATTACK-420")
def test_one_embuscade_against_an_ange_or_archange_on_the_rear_and_two_against_none(rear, front, slots):
    t = scene({"rear": [LANCER, GHOUL, DRAGON]}, {"rear": rear, "front": front})
    t.attack()
    t.pass_all()
    for one in (LANCER, GHOUL)[:slots]:
        t.ambush(one)
    assert t.offers("ambush") == [] and t.why("ambush", DRAGON) == "SF-AMBUSH-020"
    assert DRAGON in t.offers("announce")
    t.settled()


@rule("SF-AMBUSH-020", "SF-AMBUSH-030")
def test_embuscades_are_counted_as_the_phase_begins():
    t = scene({"rear": [LANCER, GHOUL], "hand": [BOLT], "worship": believers(2)}, {"rear": [BROTHER]})
    t.attack()
    cast(t, t.me, BOLT, BROTHER)
    t.pass_all()
    t.ambush(LANCER)
    t.ambush(GHOUL)
    assert t.card(LANCER).ambush and t.card(GHOUL).ambush
    t.settled()


@rule("SF-ATTACK-420")
def test_those_on_the_fire_line_do_not_protect_their_divinite():
    t = scene({"rear": [LANCER, GHOUL]}, {"front": [WALKER, DEMON, DRAGON]})
    announce(t, ambush=[LANCER, GHOUL])
    strike(t, (LANCER, GHOUL), heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 5 and wounds(t, WALKER, DEMON, DRAGON, LANCER, GHOUL) == [0] * 5
    t.settled()


@rule("SF-AMBUSH-040")
def test_ambushers_declare_last_and_among_themselves():
    t = scene({"rear": [LANCER, GHOUL, DRAGON, DEMON]}, {"rear": [SHELL]})
    announce(t, LANCER, GHOUL, ambush=[DRAGON, DEMON])
    t.asks(me, [LANCER, GHOUL], kind="declare")
    assert t.why("declare", DRAGON) == "SF-AMBUSH-040"
    t.declare(LANCER)
    assert t.offers("declare") == [GHOUL] and t.why("declare", DRAGON) == "SF-AMBUSH-040"
    t.hold()
    t.asks(me, [GHOUL], kind="declare")
    t.declare(GHOUL)
    t.hold()
    t.asks(me, [DRAGON, DEMON], kind="declare")
    t.declare(DEMON)
    assert t.offers("declare") == [DRAGON]
    t.settled()


@card("canonniere-d-abordage", "grappin-des-renforts", "linalie-deesse-pirate")
@rule("SF-AMBUSH-050", "SF-AMBUSH-060", "SF-ATTACK-040")
def test_renforts_come_on_top_of_the_embuscade_and_are_the_same():
    gunner, cook, captain = "canonniere-d-abordage", "mousse-des-hauts-fonds", "ragwell"
    t = scene(
        {
            "divine": ["linalie-deesse-pirate"],  # Pirates in Embuscade have +1 ATQ
            "rear": [on(gunner, marks={"poseidor": 2}), cook, on(captain, "grappin-des-renforts"), LANCER],
        },
        {"rear": [BROTHER]},
    )
    announce(t, LANCER, ambush=[gunner])
    t.me.pick(gunner, "yes", "yes")  # which is activated first
    resolve(t)
    pirates = [t.card(one) for one in (gunner, cook, captain)]
    assert all(one.ambush and one.attacker for one in pirates)
    assert [atq(t.state, one) for one in pirates] == [4, 2, 4] and atq(t.state, t.card(LANCER)) == 2
    t.asks(me, [LANCER], kind="declare")  # they too declare last
    t.declare(LANCER)
    t.hold()
    t.declare(cook)
    assert sorted(t.offers("declare")) == sorted([gunner, captain]) and BROTHER in t.offers("strike")
    t.strike(heaven(t))  # and may choose the Divinité
    t.settled()


@pytest.mark.parametrize(("goes", "line"), [("mousse-des-hauts-fonds", "front"), ("tourelle-longue-portee", "rear")])
@card("canonniere-d-abordage")
@rule("SF-AMBUSH-090")
def test_a_renfort_comes_to_the_fire_line_unless_it_attacks_from_the_rear(goes, line):
    t = scene(
        {
            "rear": [
                on("canonniere-d-abordage", marks={"poseidor": 2}),
                on("ragwell", tilted=True),
                on(goes, klass="pirate"),
            ]
        },
        {"rear": [BROTHER]},
    )
    announce(t, "canonniere-d-abordage")
    t.me.pick("yes")
    resolve(t)  # only one of them qualifies: nothing is asked
    assert t.card(goes).ambush and t.zone(goes) == (line, me)
    assert not t.card("ragwell").ambush and t.zone("ragwell") == ("rear", me)
    t.settled()


@rule("SF-AMBUSH-090")
def test_nobody_is_put_in_renfort_where_all_are_tilted():
    t = scene({"rear": [on("canonniere-d-abordage", marks={"poseidor": 2}), on("ragwell", tilted=True)]}, {})
    announce(t, "canonniere-d-abordage")
    t.asks(me, ["canonniere-d-abordage"], kind="declare")
    t.settled()


@rule("SF-AMBUSH-070")
def test_an_ambusher_may_attack_a_page_or_an_archange_instead():
    t = scene({"rear": [LANCER]}, {"rear": [SHELL], "front": ["ignarel-le-deux-fois-ne"]})
    announce(t, ambush=[LANCER])
    t.declare(LANCER)
    t.asks(me, [SHELL, "ignarel-le-deux-fois-ne", heaven(t), "hold"], kind="strike")
    t.strike(SHELL)
    t.pass_all()
    assert wounds(t, SHELL) == [2] and t.state.divinity(you).damage == 0
    t.settled()


@rule("SF-AMBUSH-080", "SF-DMG-010")
def test_each_embuscade_on_a_mortal_divinite_takes_one_plume_whatever_its_atq():
    mortal = on("seraphane-aux-ailes-jumelles", damage=18, marks={"plume": 3})
    t = scene({"rear": [BROTHER, GIANT]}, {"divine": [mortal]})
    announce(t, ambush=[BROTHER, GIANT])
    for one, left in ((BROTHER, 2), (GIANT, 1)):
        strike(t, one, heaven(t))
        t.pass_all()
        it = t.state.divinity(you)
        assert it.marks == {"plume": left} and it.damage == 18
    assert t.match.decision is not None
    t.settled()


@rule("SF-AMBUSH-080")
def test_an_embuscade_without_damage_takes_no_plume():
    t = scene({"rear": [on(LANCER, marks={"-1/-1": 2})]}, {"divine": [on("dragon-vie-souffle-premier", damage=23)]})
    announce(t, ambush=[LANCER])
    strike(t, LANCER, heaven(t))
    t.pass_all()
    assert t.state.divinity(you).marks == {"plume": 1} and t.state.step == "main"
    t.settled()


# The announcement


@rule("SF-ATTACK-010")
def test_in_the_attack_phase_miracles_wait_for_a_combat_or_a_stack():
    hand = {"hand": [BOLT], "worship": believers(2)}
    t = scene({"rear": ["cavaliere-du-saule-rouge"], **hand}, {"rear": [BROTHER], **hand})
    mine, yours = (t.number(t.state.players[seat].hand[0].number) for seat in (me, you))

    def refused():
        assert t.offers("play") == []
        return t.why("play", mine, seat=me), t.why("play", yours, seat=you)

    t.attack()
    t.pass_all()
    assert refused() == ("SF-ATTACK-010", "SF-ATTACK-010")
    t.announce("cavaliere-du-saule-rouge")
    t.me.pick("done")
    assert refused() == ("SF-ATTACK-010", "SF-ATTACK-010")
    t.declare("cavaliere-du-saule-rouge")
    assert refused() == ("SF-ATTACK-010", "SF-ATTACK-010")
    t.strike(BROTHER)
    t.me.pick("yes", "cavaliere-du-saule-rouge")  # Archerie: a stack
    t.asks(me, kind="answer")
    assert t.offers("play") == [BOLT]
    resolve(t)
    t.asks(me, kind="window")  # step 2
    assert t.offers("play") == [BOLT] and t.why("play", yours, seat=you) == "SF-PRIO-010"
    t.me.pick("pass")
    assert t.offers("play") == [BOLT]
    t.settled()


@rule("SF-ATTACK-020")
def test_all_attackers_are_announced_together_and_come_to_the_fire_line():
    t = scene({"rear": [LANCER, DRAGON, GHOUL], "front": [DEMON]}, {})
    t.attack()
    t.pass_all()
    for one in (LANCER, DEMON):
        t.announce(one)
    t.ambush(GHOUL)
    assert t.me.rear == [LANCER, DRAGON, GHOUL]  # until all are named
    assert t.why("announce", LANCER) == "SF-ATTACK-020"
    t.me.pick("done")
    assert t.me.rear == [DRAGON] and sorted(t.me.front) == sorted([LANCER, DEMON, GHOUL])
    assert [t.card(one).ambush for one in (LANCER, DEMON, GHOUL)] == [False, False, True]
    assert t.offers("announce") == [] and t.why("announce", DRAGON) == "SF-ATTACK-020"
    assert not t.card(DRAGON).attacker and t.why("declare", DRAGON) == "SF-ATTACK-100"
    t.settled()


@card("canonniere-d-abordage")
@rule("SF-ATTACK-030")
def test_what_acts_at_the_announcement_is_stacked_before_any_declaration():
    t = scene(
        {"rear": [on("canonniere-d-abordage", marks={"poseidor": 2}), "mousse-des-hauts-fonds", LANCER]},
        {"rear": [BROTHER], "hand": [BOLT], "worship": believers(2)},
    )
    announce(t, "canonniere-d-abordage", LANCER)
    t.asks(me, ["yes", "no"], kind="confirm")  # once for two attackers
    t.me.pick("yes")
    t.asks(me, kind="answer")
    t.me.pick("pass")
    cast(t, t.you, BOLT, "mousse-des-hauts-fonds")
    t.pass_all()
    assert t.me.purgatory == ["mousse-des-hauts-fonds"]
    t.asks(me, ["canonniere-d-abordage", LANCER], kind="declare")
    t.settled()


@card("quartier-maitresse-ysolde")
@rule("SF-ATTACK-040")
def test_whoever_is_put_in_renfort_counts_as_announced():
    gunner, mate = (
        "canonniere-d-abordage",
        "quartier-maitresse-ysolde",
    )  # the mate has Retrait, and hears Poseidor spent
    t = scene({"rear": [on(gunner, marks={"poseidor": 2}), mate], "front": ["vouivre-rasante"]}, {})
    announce(t, gunner)
    t.me.pick("yes")
    resolve(t)
    assert t.card(mate).attacker and t.card(mate).ambush
    for one in (gunner, mate):
        t.declare(one)
        t.hold()
    t.asks(me, [mate, "done"], kind="retire")  # not the Vouivre: it has Retrait, but was not announced
    t.me.pick(mate)
    assert t.me.rear == [mate] and sorted(t.me.front) == sorted([gunner, "vouivre-rasante"])
    t.settled()


@rule("SF-ATTACK-050", "SF-TILT-020")
def test_a_tilted_card_is_not_announced():
    archangel = "ignarel-le-deux-fois-ne"
    t = scene({"front": [on(LANCER, tilted=True), on(archangel, tilted=True)], "rear": [on(GHOUL, tilted=True), DEMON]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == t.offers("ambush") == [DEMON]
    for one in (LANCER, archangel, GHOUL):
        assert t.why("announce", one) == t.why("ambush", one) == "SF-ATTACK-050"
    t.settled()


@card("tourelle-longue-portee")
@rule("SF-ATTACK-060")
def test_who_may_attack_from_the_rear_stays_there_and_defends_later():
    turret = "tourelle-longue-portee"  # 3/3
    t = scene({"rear": [turret]}, {"rear": [on(WALKER), LANCER]})
    announce(t, turret)
    assert t.zone(turret) == ("rear", me)
    strike(t, turret, LANCER)
    t.me.pick("no")  # Archerie
    t.pass_all()
    assert t.you.purgatory == [LANCER] and t.zone(turret) == ("rear", me)
    next_turn(t)
    announce(t, ambush=[WALKER])
    strike(t, WALKER, heaven(t, me))
    t.pass_all()
    t.asks(you, [turret, "hold"], kind="redirect")
    t.settled()


@pytest.mark.parametrize("moved", [LANCER, DRAGON])
@card("pantin-de-fumee")
@rule("SF-ATTACK-070")
def test_an_attacker_that_is_moved_attacks_all_the_same(moved):
    t = scene({"rear": [LANCER, DRAGON, GHOUL], "hand": ["pantin-de-fumee"]}, {})
    announce(t, ambush=[LANCER, DRAGON])
    strike(t, LANCER, heaven(t))
    t.tempest("pantin-de-fumee", GHOUL, "yes", moved)
    resolve(t)
    assert t.zone(moved) == ("rear", me) and t.card(moved).ambush
    t.pass_all()
    assert t.state.divinity(you).damage == 2
    strike(t, DRAGON, heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 7
    t.settled()


# Declaring


@rule("SF-ATTACK-090", "SF-ATTACK-120")
def test_the_phase_lasts_until_each_attacker_has_attacked_or_declined():
    t = scene({"rear": [LANCER, GHOUL, DRAGON, DEMON]}, {"rear": [SHELL]})
    announce(t, LANCER, GHOUL, DRAGON)
    strike(t, LANCER, SHELL)
    t.pass_all()
    t.asks(me, [GHOUL, DRAGON], kind="declare")
    assert t.why("declare", LANCER) == "SF-ATTACK-100"  # its combat is over
    t.declare(GHOUL)
    t.hold()
    t.asks(me, [DRAGON], kind="declare")  # no Contemplation: step 1 again
    held = t.card(GHOUL)
    assert held.tilted and not held.attacker and not held.ambush and wounds(t, SHELL) == [2]
    assert t.why("declare", GHOUL) == "SF-ATTACK-100"
    assert not t.state.attacked
    t.declare(DRAGON)
    t.hold()
    t.asks(me, kind="main")
    assert t.state.attacked and t.why("attack") == "SF-TURN-090" and not t.card(DEMON).tilted
    t.settled()


@rule("SF-ATTACK-100", "SF-ATTACK-290", "SF-TILT-010")
def test_several_attackers_may_declare_one_attack():
    t = scene({"rear": [LANCER, GHOUL, DRAGON]}, {"rear": [WALKER, BROTHER]})
    announce(t, LANCER, GHOUL, DRAGON)
    t.declare(DRAGON)
    assert sorted(t.offers("declare")) == sorted([LANCER, GHOUL])  # others may join, in any order
    t.declare(LANCER)
    assert not any(t.card(one).tilted for one in (LANCER, DRAGON))
    t.strike(WALKER)
    assert [t.card(one).tilted for one in (LANCER, GHOUL, DRAGON)] == [True, False, True]
    assert t.state.defenders == (t.state.token(t.number(WALKER)),)
    t.pass_all()
    t.me.pick(LANCER, "number:2")
    t.you.pick("number:0")
    assert t.you.purgatory == [WALKER] and t.me.purgatory == [DRAGON] and wounds(t, LANCER, BROTHER) == [0, 0]
    t.asks(me, [GHOUL], kind="declare")
    t.settled()


@rule("SF-ATTACK-110")
def test_any_opposing_page_or_archange_on_the_battlefield_may_be_attacked():
    archangel = "ignarel-le-deux-fois-ne"
    t = scene(
        {"rear": [LANCER, BROTHER]},
        {
            "rear": [on(WALKER, SLAG), "treve-celeste", SHELL],
            "front": [GHOUL, archangel],
            "worship": believers(1),
            "limbo": [DRAGON],
        },
    )
    announce(t, LANCER)
    t.declare(LANCER)
    t.asks(me, [WALKER, SHELL, GHOUL, archangel, "hold"], kind="strike")
    for other in (SLAG, t.state.players[you].worship[1].card.number, BROTHER, LANCER):
        assert t.why("strike", other) == "SF-ATTACK-110"
    assert t.why("strike", "treve-celeste") == "SF-BLESS-050"
    t.settled()


@rule("SF-ATTACK-130")
def test_an_embuscade_may_be_declared_on_a_divinite_that_is_still_defended():
    t = scene({"rear": [LANCER], "hand": [BOLT], "worship": believers(2)}, {"rear": [GHOUL]})
    announce(t, ambush=[LANCER])
    t.declare(LANCER)
    t.asks(me, [GHOUL, heaven(t), "hold"], kind="strike")
    t.strike(heaven(t))
    cast(t, t.me, BOLT, GHOUL)
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.you.purgatory == [GHOUL]
    t.settled()


@card("cavaliere-du-saule-rouge")
@rule("SF-ATTACK-140")
def test_what_acts_after_the_declaration_is_stacked_before_the_contemplation():
    rider = "cavaliere-du-saule-rouge"  # 3/3, Archerie (1)
    t = scene({"rear": [rider]}, {"rear": [LANCER], "hand": [BOLT], "worship": believers(2)})
    announce(t, rider)
    strike(t, rider, LANCER)
    assert t.card(rider).tilted and t.state.defenders  # both sides are fixed
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes", LANCER)
    t.asks(me, kind="answer")
    resolve(t)
    assert wounds(t, LANCER) == [1]
    t.asks(me, kind="window")
    t.pass_all()
    assert t.you.purgatory == [LANCER] and wounds(t, rider) == [2]
    t.me.pick("done")  # Retrait
    t.settled()


@rule("SF-ATTACK-150")
def test_a_declared_attack_is_final():
    t = scene({"rear": [LANCER]}, {"rear": [GHOUL, WALKER]})
    announce(t, LANCER)
    strike(t, LANCER, GHOUL)
    t.asks(me, ["pass"], kind="window")
    assert t.why("strike", WALKER) == t.why("strike", heaven(t)) == "SF-ATTACK-150"
    t.pass_all()
    assert t.you.purgatory == [GHOUL] and t.you.rear == [WALKER]
    t.settled()


FARGASS, KATAPULT = "fargass-fleau-des-dieux", "katapult-a-goules"


@pytest.mark.parametrize(
    ("more", "offered"), [([], [FARGASS, KATAPULT]), ([BROTHER], [BROTHER]), (["ignarel-le-deux-fois-ne"], [])]
)
@card(FARGASS, KATAPULT)
@rule("SF-ATTACK-160")
def test_protections_are_ignored_where_all_are_protected(more, offered):
    t = scene({"rear": [LANCER]}, {"rear": [on(FARGASS, "halkor"), on(KATAPULT, "le-mange-tout")], "front": more})
    announce(t, LANCER)
    t.declare(LANCER)
    t.asks(me, [*(offered or more), "hold"], kind="strike")
    if more:
        assert t.why("strike", FARGASS) == t.why("strike", KATAPULT) == "SF-LEX-010"
    t.settled()


@rule("SF-ATTACK-170", "SF-ATTACK-160")
def test_what_is_never_attacked_does_not_uphold_a_protection():
    t = scene({"rear": [LANCER, GHOUL]}, {"rear": [KATAPULT, KATAPULT, "treve-celeste"], "worship": believers(2)})
    first, second = (one.card.number for one in t.state.players[you].rear[:2])
    announce(t, LANCER, ambush=[GHOUL])
    t.declare(LANCER)
    t.asks(me, [first, second, "hold"], kind="strike")
    t.hold()
    strike(t, GHOUL, heaven(t))  # defended: it cannot get there
    t.pass_all()
    t.asks(me, [first, second, "hold"], kind="redirect")
    t.settled()


@rule("SF-ATTACK-170", "SF-ATTACK-160")
def test_a_divinite_within_reach_upholds_the_protection_of_all_others():
    t = scene({"rear": [LANCER, GHOUL]}, {"front": [KATAPULT, KATAPULT]})
    first, second = (one.card.number for one in t.state.players[you].front)
    announce(t, LANCER, ambush=[GHOUL])
    t.declare(LANCER)
    t.asks(me, [first, second, "hold"], kind="strike")  # out of its reach
    t.hold()
    t.declare(GHOUL)
    t.asks(me, [heaven(t), "hold"], kind="strike")
    assert t.why("strike", first) == "SF-LEX-010"
    t.settled()


# The Contemplation, and attacks that are turned aside


@rule("SF-ATTACK-180")
def test_the_contemplation_lasts_until_both_have_passed_in_a_row():
    t = scene({"rear": [BROTHER], "hand": [BOLT], "worship": believers(2)}, {"rear": [WALKER], "hand": [SLAG]})
    announce(t, BROTHER)
    strike(t, BROTHER, WALKER)
    t.me.pick("pass")
    t.you.tempest(SLAG)
    t.you.pick("pass")
    t.asks(me, kind="window")
    cast(t, t.me, BOLT, SLAG)
    resolve(t)
    t.asks(me, ["pass"], kind="window")
    t.me.pick("pass")
    t.asks(you, ["pass"], kind="window")
    assert wounds(t, WALKER, BROTHER) == [0, 0]
    t.you.pick("pass")
    assert wounds(t, WALKER) == [1] and BROTHER in t.me.purgatory
    t.settled()


@card("vigie-du-grand-mat")
@rule("SF-ATTACK-190")
def test_a_defender_who_comes_in_time_turns_the_embuscade_aside():
    lookout = "vigie-du-grand-mat"  # 2/2, Tempête
    t = scene({"rear": [GHOUL]}, {"hand": [lookout, SLAG]})
    announce(t, ambush=[GHOUL])
    strike(t, GHOUL, heaven(t))
    t.me.pick("pass")
    t.you.play(lookout)
    t.pass_all()
    t.asks(me, [lookout, "hold"], kind="redirect")
    assert t.why("strike", heaven(t)) == "SF-ATTACK-190"
    t.strike(lookout)
    t.asks(me, ["pass"], kind="window")  # step 2 again
    assert wounds(t, lookout, GHOUL) == [0, 0]
    t.me.pick("pass")
    t.you.tempest(SLAG)
    t.pass_all()
    assert t.you.purgatory == [SLAG] and wounds(t, lookout) == [0] and t.me.purgatory == [GHOUL]
    assert t.state.divinity(you).damage == 0 and t.state.step == "main"
    t.settled()


@rule("SF-ATTACK-200")
def test_a_redirected_attack_goes_only_to_what_can_be_attacked():
    t = scene({"rear": [LANCER]}, {"rear": [KATAPULT, GHOUL, SHELL]})
    announce(t, ambush=[LANCER])
    strike(t, LANCER, heaven(t))
    t.pass_all()
    t.asks(me, [GHOUL, SHELL, "hold"], kind="redirect")
    assert t.why("strike", KATAPULT) == "SF-LEX-010"
    t.settled()


@card("garungun", "arc-de-chasse")
@rule("SF-ATTACK-210")
def test_redirecting_is_no_declaration():
    t = scene({"rear": [on("garungun", "arc-de-chasse")]}, {"rear": [WALKER]})
    announce(t, ambush=["garungun"])
    strike(t, "garungun", heaven(t))
    t.me.pick("no")  # Honneur; neither its text nor Archerie is about a Divinité
    t.pass_all()
    t.strike(WALKER)
    t.asks(me, ["pass"], kind="window")
    assert not busy(t.state) and wounds(t, WALKER) == [0]
    t.pass_all()
    assert wounds(t, WALKER) == [4]
    t.settled()


@rule("SF-ATTACK-220")
def test_a_blocked_ambusher_may_decline():
    t = scene({"rear": [LANCER, GHOUL]}, {"hand": ["vigie-du-grand-mat"]})
    announce(t, ambush=[LANCER, GHOUL])
    strike(t, LANCER, heaven(t))
    t.me.pick("pass")
    t.you.play("vigie-du-grand-mat")
    t.pass_all()
    t.hold()
    held = t.card(LANCER)
    assert held.tilted and not held.attacker and not held.ambush
    assert wounds(t, LANCER, "vigie-du-grand-mat") == [0, 0] and t.state.divinity(you).damage == 0
    t.asks(me, [GHOUL], kind="declare")
    t.settled()


# Damage is resolved


@rule("SF-ATTACK-230")
def test_both_sides_strike_at_once_and_fall_together():
    t = scene({"rear": ["cohorte-sans-tete"]}, {"rear": ["cohorte-sans-tete"]})  # 4/3, Dernier souffle
    announce(t, "cohorte-sans-tete")
    strike(t, t.me["cohorte-sans-tete"].card.number, t.you["cohorte-sans-tete"].card.number)
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.me.purgatory == t.you.purgatory == ["cohorte-sans-tete"]
    assert [item.by for item in t.state.stack.items] == [me, you]  # both in one stack
    t.pass_all()
    assert t.me.rear == t.you.rear == ["goule"]
    t.settled()
    t = scene({"rear": [GHOUL]}, {"rear": [LANCER]})  # 3/2 against 2/3
    attack(t, GHOUL, LANCER)
    assert t.me.purgatory == [GHOUL] and t.you.purgatory == [LANCER]
    t.settled()


@pytest.mark.parametrize(
    ("share", "lancer", "ghoul"), [(3, "falls", 1), (2, 2, "falls"), (4, "falls", 0), (0, 0, "falls")]
)
@rule("SF-ATTACK-240")
def test_a_defender_on_the_rear_takes_the_sum_and_its_player_divides_its_atq(share, lancer, ghoul):
    knight = "chevalier-de-l-ordre-ocre"
    t = scene({"rear": [LANCER, GHOUL]}, {"rear": [on(knight, marks={"+0/+1": 1})]})  # 4/6
    announce(t, LANCER, GHOUL)
    strike(t, (LANCER, GHOUL), knight)
    t.pass_all()
    t.me.pick(LANCER)
    t.asks(you, [f"number:{n}" for n in range(5)], kind="number")
    t.you.pick(f"number:{share}")
    assert wounds(t, knight) == [5]
    fates = [t.card(one).damage if one in t.me.front else "falls" for one in (LANCER, GHOUL)]
    assert fates == [lancer, ghoul]
    t.settled()


@pytest.mark.parametrize(("extra", "left"), [(9, [GIANT]), (8, [])])
@rule("SF-ATTACK-250")
def test_a_page_on_the_fire_line_takes_double_the_sum(extra, left):
    t = scene({"rear": [DEMON, GHOUL]}, {"front": [on(GIANT, marks={"+0/+1": extra})]})  # 8 ATQ on 17 or 16 FV
    announce(t, DEMON, GHOUL)
    strike(t, (DEMON, GHOUL), GIANT)
    t.pass_all()
    t.me.pick(DEMON)
    t.you.pick("number:7")
    assert t.you.front == left and wounds(t, *left) == [16] * len(left)
    assert t.me.front == [GHOUL] and wounds(t, GHOUL) == [1]  # those who attack take no double
    t.settled()


@rule("SF-ATTACK-250")
def test_a_lone_attacker_on_the_fire_line_takes_no_double():
    t = scene({"front": [DEMON]}, {"front": [LANCER]})
    attack(t, DEMON, LANCER)
    assert wounds(t, DEMON) == [2] and t.you.purgatory == [LANCER]
    t.settled()


@rule("SF-ATTACK-260", "SF-BERSERK-030")
def test_an_attack_on_a_defender_who_is_gone_has_failed():
    t = scene(
        {"rear": [FURY, GHOUL]}, {"rear": [LANCER, BROTHER], "hand": ["rappel-des-cieux"], "worship": believers(3)}
    )
    announce(t, FURY, GHOUL)
    strike(t, FURY, LANCER)
    t.me.pick("pass")
    cast(t, t.you, "rappel-des-cieux")
    resolve(t)
    t.you.pick(LANCER)
    t.pass_all()
    assert t.you.hand == [LANCER] and wounds(t, FURY, BROTHER) == [0, 0]
    assert t.card(FURY).tilted and not t.card(FURY).attacker
    t.asks(me, [GHOUL], kind="declare")  # no second attack
    t.settled()


@card("hache-aux-trophees")
@rule("SF-ATTACK-270")
def test_who_has_destroyed_hears_of_it_even_if_it_fell_too():
    t = scene({"rear": [on(GHOUL, "hache-aux-trophees")], "book": PAGES}, {"rear": [LANCER]})
    attack(t, GHOUL, LANCER)
    assert sorted(t.me.purgatory) == sorted([GHOUL, "hache-aux-trophees"])
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == [BROTHER]
    t.settled()


@rule("SF-ATTACK-270", "SF-DMG-060")
def test_who_has_dealt_damage_hears_of_it_even_if_it_fell(reword):
    class Bloody:
        after_damage = only(both(by_itself, in_combat_only))(effect(draws(1)))

    reword(GHOUL, Bloody)
    t = scene({"rear": [GHOUL], "book": PAGES}, {"rear": [WALKER]})
    attack(t, GHOUL, WALKER)
    assert t.me.purgatory == [GHOUL] and t.me.hand == [BROTHER]
    t.settled()


@card("canonniere-d-abordage", LANCE)
@rule("SF-ATTACK-280", "SF-COLLATERAL-010", "SF-COLLATERAL-020")
def test_tresor_collateral_and_berserk_take_place_in_step_three():
    gunner = "canonniere-d-abordage"  # 3/3, Trésor
    t = scene({"rear": [on(gunner, LANCE, marks={"+0/+1": 3})]}, {"rear": [LANCER, WALKER]})
    attack(t, gunner, LANCER)
    assert t.card(gunner).marks == {"+0/+1": 3, "poseidor": 3}  # at once
    t.me.pick("yes", WALKER)
    t.asks(me, kind="answer")
    assert wounds(t, WALKER) == [0]
    t.pass_all()
    assert wounds(t, WALKER) == [3] and t.card(gunner).marks["poseidor"] == 3  # no combat damage
    t.settled()


PALADIN = "paladin-du-voeu-d-or"  # 5/5, Lumière


@pytest.mark.parametrize(
    ("first", "count", "gone"), [(LANCER, 2, "pandemonium"), (PALADIN, 3, "pandemonium"), (PALADIN, 1, "purgatory")]
)
@rule("SF-ATTACK-290", "SF-DMG-080")
def test_the_attacking_player_decides_whose_points_count_and_which_is_the_last(first, count, gone):
    t = scene({"rear": [LANCER, PALADIN]}, {"rear": [on(BROTHER, marks={"+0/+1": 1})]})
    announce(t, LANCER, PALADIN)
    strike(t, (LANCER, PALADIN), BROTHER)
    t.pass_all()
    t.asks(me, [LANCER, PALADIN], kind="order")
    t.me.pick(first)
    t.asks(me, [f"number:{n}" for n in (range(3) if first == LANCER else range(1, 4))], kind="number")
    t.me.pick(f"number:{count}")
    t.asks(you, ["number:0", "number:1"], kind="number")  # then the defender's one point
    t.you.pick("number:1")
    assert getattr(t.you, gone) == [BROTHER] and wounds(t, LANCER, PALADIN) == [1, 0]
    t.settled()


@rule("SF-ATTACK-290")
def test_whose_points_count_against_a_pair_is_decided_likewise():
    t = scene({"rear": [GHOUL, PALADIN]}, {"rear": [on(BROTHER, SLAG)]})  # 3 and 5 on 3 BOU and 2 FV
    announce(t, GHOUL, PALADIN)
    strike(t, (GHOUL, PALADIN), BROTHER)
    t.pass_all()
    t.me.pick(PALADIN)
    t.asks(me, ["number:2", "number:3", "number:4", "number:5"], kind="number")
    t.me.pick("number:4")
    t.you.pick("number:0")
    assert sorted(t.you.purgatory) == sorted([SLAG, BROTHER])  # the last point is the Ghoul's: no Lumière
    t.settled()


@rule("SF-ATTACK-290", "SF-FOURBERIE-010")
def test_who_passes_the_golem_by_does_not_count_for_it():
    t = scene({"rear": [GHOUL, "ragwell"]}, {"rear": [on(WALKER, SLAG)]})  # 3 meet the Golem, 3 the Ange
    announce(t, GHOUL, "ragwell")
    strike(t, (GHOUL, "ragwell"), WALKER)
    t.pass_all()
    t.me.pick("ragwell")
    t.you.pick("number:5")
    assert t.you.purgatory == [SLAG] and wounds(t, WALKER) == [3]
    t.settled()


@card("serrez-les-rangs")
@rule("SF-ATTACK-300")
def test_in_a_group_defence_each_side_divides_its_own():
    t = scene({"rear": [WALKER]}, {"rear": [LANCER, DEMON], "hand": ["serrez-les-rangs"], "worship": believers(2)})
    announce(t, WALKER)
    strike(t, WALKER, LANCER)
    t.me.pick("pass")
    cast(t, t.you, "serrez-les-rangs", DEMON)
    t.pass_all()
    t.asks(me, [f"number:{n}" for n in range(6)], kind="number")
    t.me.pick("number:3")
    t.asks(you, [LANCER, DEMON], kind="order")
    t.you.pick(DEMON, "number:5")
    assert t.zone(LANCER) == ("purgatory", you) and wounds(t, DEMON) == [2] and t.me.purgatory == [WALKER]
    t.settled()


@card("serrez-les-rangs")
@rule("SF-ATTACK-300", "SF-ATTACK-440")
def test_several_against_several_each_divide_their_own():
    helper, wall = "chevalier-de-l-ordre-ocre", "sentinelle-du-parvis"  # 4/5 and 3/6
    t = scene(
        {"rear": [WALKER, DEMON]},
        {"front": [wall], "rear": [helper], "hand": ["serrez-les-rangs"], "worship": believers(2)},
    )
    announce(t, WALKER, DEMON)
    strike(t, (WALKER, DEMON), wall)
    t.me.pick("pass")
    cast(t, t.you, "serrez-les-rangs", helper)
    t.pass_all()
    t.me.pick(DEMON, "number:1", "number:1")  # of each, 1 point on the wall and 4 on the helper
    t.you.pick(wall, "number:3", "number:0")  # the wall's 3 on the Walker, the helper's 4 on the Démon
    assert t.zone(helper) == ("purgatory", you) and wounds(t, wall) == [4]  # doubled on the fire line
    assert wounds(t, WALKER, DEMON) == [3, 4]
    t.settled()


@pytest.mark.parametrize("group", [(LANCER, GHOUL), (GHOUL,)])
@rule("SF-ATTACK-310")
def test_an_attack_goes_on_with_those_who_are_left_and_fails_without_any(group):
    t = scene({"rear": [LANCER, GHOUL]}, {"rear": [WALKER], "hand": [BOLT], "worship": believers(2)})
    announce(t, *group)
    strike(t, group, WALKER)
    t.me.pick("pass")
    cast(t, t.you, BOLT, GHOUL)
    t.pass_all()
    if len(group) == 2:
        assert wounds(t, WALKER) == [2] and sorted(t.me.purgatory) == sorted([GHOUL, LANCER])
    else:
        assert wounds(t, WALKER, LANCER) == [0, 0] and t.me.purgatory == [GHOUL]
    assert t.state.step == "main"
    t.settled()


@pytest.mark.parametrize(("first", "count", "drawn"), [(LANCER, 0, 0), (LANCER, 2, 1), (LANCER, 1, 0), (GHOUL, 1, 1)])
@card("hache-aux-trophees")
@rule("SF-ATTACK-320", "SF-DMG-080")
def test_in_a_group_one_of_those_who_dealt_damage_has_destroyed(first, count, drawn):
    """Whom their controller likes: here the Lancer alone bears an Axe that draws."""
    t = scene({"rear": [on(LANCER, "hache-aux-trophees"), GHOUL], "book": PAGES}, {"rear": [BROTHER]})
    announce(t, LANCER, GHOUL)
    strike(t, (LANCER, GHOUL), BROTHER)  # 4 and 3 on 2
    t.pass_all()
    t.me.pick(first, f"number:{count}")
    t.you.pick("number:0")
    if drawn:
        t.me.pick("yes")
        t.pass_all()
    assert len(t.me.hand) == drawn
    t.settled()


@rule("SF-ATTACK-320")
def test_a_page_destroyed_by_a_group_gives_one_trophy():
    axe = "hache-aux-trophees"
    t = scene({"rear": [on(LANCER, axe), on(GHOUL, axe)], "book": PAGES}, {"rear": [on(BROTHER, marks={"+0/+1": 1})]})
    announce(t, LANCER, GHOUL)
    strike(t, (LANCER, GHOUL), BROTHER)
    t.pass_all()
    t.me.pick(GHOUL, "number:3")
    t.you.pick("number:0")
    t.me.pick("yes")
    t.pass_all()
    assert len(t.me.hand) == 1 and t.state.step == "main"
    t.settled()


def falcons_nest():
    """A Faucon and a Démon in Embuscade together have declared on a Divinité with one defender."""
    both = [on(one, attacker=True, ambush=True) for one in ("faucon", DEMON)]
    t = scene({"front": both, "book": PAGES}, {"rear": [WALKER]}, step="announce")
    t.me.pick("done")
    strike(t, ("faucon", DEMON), heaven(t))
    t.pass_all()
    t.asks(me, [WALKER, "done"], kind="redirect")
    return t


@card("faucon")
@rule("SF-ATTACK-330")
def test_of_a_mixed_group_only_those_who_reach_the_divinite_hurt_it():
    t = falcons_nest()
    t.me.pick("done", "no")
    assert t.state.divinity(you).damage == 1 and wounds(t, WALKER, "faucon", DEMON) == [0, 0, 0]
    assert t.state.step == "main"
    t.settled()


@card("faucon")
@rule("SF-ATTACK-340")
def test_a_mixed_group_is_redirected_as_a_whole():
    t = falcons_nest()
    t.me.pick(WALKER)
    t.asks(me, ["pass"], kind="window")
    t.pass_all()
    t.me.pick(DEMON)
    t.you.pick("number:0")
    assert t.you.purgatory == [WALKER] and t.state.divinity(you).damage == 0
    t.settled()


# Who is an attacker

DUELLIST = "duelliste-du-pont-de-jade"  # Phase de combat: straighten a tilted attacker with an Équipement
SWORD = "epee-du-pelerin"  # +2 ATQ


@card(DUELLIST)
@rule("SF-ATTACK-350")
def test_after_its_combat_a_fighter_is_no_attacker():
    t = scene({"rear": [on(BROTHER, SWORD), on(LANCER, SWORD), on(GHOUL, SWORD), DUELLIST]}, {"rear": [SHELL]})
    announce(t, BROTHER, GHOUL, ambush=[LANCER])
    strike(t, BROTHER, SHELL)
    t.pass_all()
    assert t.card(BROTHER).tilted and not t.card(BROTHER).attacker
    assert t.state.attackers == t.state.defenders == ()
    strike(t, GHOUL, SHELL)
    t.use(DUELLIST)
    t.asks(me, [GHOUL], kind="target")  # not the Brother, nor the Lancer, who is upright
    t.me.pick(GHOUL)
    t.pass_all()
    for one in (GHOUL, LANCER):
        t.declare(one)
        t.hold()
    assert not any(t.card(one).attacker or t.card(one).ambush for one in (BROTHER, GHOUL, LANCER))
    t.settled()


@card(DUELLIST)
@rule("SF-ATTACK-360")
def test_an_attacker_that_is_straightened_must_attack_again_or_decline():
    t = scene({"rear": [on(LANCER, SWORD), DUELLIST]}, {"rear": [SHELL]})
    announce(t, LANCER)
    strike(t, LANCER, SHELL)
    t.use(DUELLIST, LANCER)
    resolve(t)
    assert not t.card(LANCER).tilted
    t.pass_all()
    assert t.you.purgatory == [SHELL]
    t.asks(me, [LANCER], kind="declare")
    assert t.card(LANCER).attacker and not t.state.attacked
    t.declare(LANCER)
    t.hold()
    assert t.card(LANCER).tilted and not t.card(LANCER).attacker and t.state.step == "main"
    t.settled()


@pytest.mark.parametrize("again", [True, False])
@rule("SF-ATTACK-430", "SF-ATTACK-360")
def test_an_ambusher_straightened_by_what_came_of_its_combat_is_still_in_embuscade(reword, again):
    class Restless:
        after_damage = only(by_itself)(once_per_turn(on_each(lambda s, me, it: straighten(s, it), this_card)))

    reword(LANCER, Restless)
    t = scene({"rear": [LANCER]}, {})
    announce(t, ambush=[LANCER])
    strike(t, LANCER, heaven(t))
    t.pass_all()
    t.asks(me, [LANCER], kind="declare")
    t.declare(LANCER)
    t.asks(me, [heaven(t), "hold"], kind="strike")
    if again:
        t.strike(heaven(t))
        t.pass_all()
    else:
        t.hold()
    assert t.state.divinity(you).damage == (4 if again else 2)
    assert t.card(LANCER).tilted and t.state.step == "main"
    t.settled()


@rule("SF-ATTACK-370")
def test_an_attack_that_deals_nothing_has_succeeded():
    t = scene({"rear": [on(FURY, marks={"-1/-1": 2})]}, {"rear": [SHELL]})  # 0 ATQ against 0 ATQ
    attack(t, FURY, SHELL)
    assert wounds(t, SHELL, FURY) == [0, 0]
    t.asks(me, [SHELL, "hold"], kind="strike")
    t.settled()


@rule("SF-ATTACK-370")
def test_an_attack_on_the_divinite_that_deals_nothing_has_succeeded():
    t = scene({"rear": [on(FURY, marks={"-1/-1": 2})]}, {})
    announce(t, ambush=[FURY])
    strike(t, FURY, heaven(t))
    t.pass_all()
    t.asks(me, [heaven(t), "hold"], kind="strike")
    t.settled()


@card("brume-du-large")
@rule("SF-ATTACK-380", "SF-TILT-020")
def test_an_attacker_tilted_before_it_declares_cannot_any_more():
    t = scene(
        {"rear": [LANCER, GHOUL, DRAGON]},
        {"rear": [SHELL], "hand": ["brume-du-large"], "worship": believers(3), "book": PAGES},
    )
    announce(t, LANCER, GHOUL, DRAGON)
    strike(t, LANCER, SHELL)
    t.me.pick("pass")
    t.you.play("brume-du-large")
    resolve(t)
    t.you.pick(GHOUL)
    while t.match.decision.kind == "place":
        t.you.pick(t.match.decision.keys[0])
    t.pass_all()
    t.asks(me, [DRAGON], kind="declare")
    assert t.card(GHOUL).attacker and t.why("declare", GHOUL) == "SF-TILT-020"
    t.declare(DRAGON)
    t.hold()
    t.asks(me, kind="main")  # the phase is over
    assert not t.card(GHOUL).attacker and wounds(t, SHELL) == [2]
    t.settled()


@card("folie-passagere")
@rule("SF-ATTACK-390")
def test_a_defender_who_changes_sides_leaves_the_combat():
    t = scene({"rear": [LANCER], "hand": ["folie-passagere"], "worship": believers(4)}, {"rear": [GHOUL, BROTHER]})
    announce(t, LANCER)
    strike(t, LANCER, GHOUL)
    cast(t, t.me, "folie-passagere", GHOUL)
    t.pass_all()
    assert t.me.rear == [GHOUL] and wounds(t, GHOUL, LANCER, BROTHER) == [0, 0, 0] and t.state.step == "main"
    t.settled()


@card("mutinerie")
@rule("SF-ATTACK-390")
def test_an_attacker_who_changes_sides_leaves_the_attack():
    yours = {"rear": ["ragwell"], "hand": ["mutinerie"], "worship": believers(4)}
    t = scene({"rear": [LANCER, GHOUL]}, yours)
    announce(t, LANCER, GHOUL)
    strike(t, (LANCER, GHOUL), "ragwell")
    t.me.pick("pass")
    cast(t, t.you, "mutinerie", GHOUL)
    t.pass_all()
    assert wounds(t, "ragwell") == [2] and t.you[GHOUL].damage == 0
    assert not t.card(GHOUL).attacker and t.me.purgatory == [LANCER] and t.state.step == "main"
    t.settled()


@pytest.mark.parametrize("dragons", [2, 1])
@card("forge-du-volcan-sacre")
@rule("SF-ATTACK-400")
def test_the_end_of_the_phase_is_heard_once_before_anything_is_played(dragons):
    row = [DRAGON, "drake-rougegueule"] if dragons == 2 else [DRAGON, LANCER]
    t = scene({"rear": row, "hand": [BROTHER]}, {"rear": [SHELL]})
    announce(t, *row)
    for one in row:
        t.declare(one)
        t.hold()
    if dragons == 2:  # the Temple: 1 EC for two Dragons on the fire line
        t.asks(me, ["pass"], kind="answer")
        assert len(t.state.stack.items) == 1 and t.why("play", BROTHER) == "SF-ANGEL-100"
        t.pass_all()
    t.asks(me, kind="main")
    assert t.state.players[me].worship[0].ec == 29 + dragons and t.offers("play") == [BROTHER]
    t.settled()


@rule("SF-ATTACK-410", "SF-TILT-040")
def test_attackers_stay_on_the_fire_line_until_their_next_dawn():
    t = scene({"rear": [DEMON], "book": PAGES}, {"rear": [GHOUL], "book": PAGES}, turn=3)
    announce(t, ambush=[DEMON])
    t.declare(DEMON)
    t.hold()
    assert t.me.front == [DEMON] and t.card(DEMON).tilted
    t.end()
    t.pass_all()
    assert t.state.active == you and t.me.front == [DEMON] and not t.card(DEMON).tilted
    attack(t, GHOUL, DEMON)
    assert t.me.front == [] and t.you.purgatory == [GHOUL]  # 6 on 5
    t.settled()


@rule("SF-ATTACK-410")
def test_an_attacker_comes_back_at_its_next_dawn():
    t = scene({"rear": [DEMON], "book": PAGES}, {"book": PAGES}, turn=3)
    announce(t, DEMON)
    t.declare(DEMON)
    t.hold()
    t.end()
    t.pass_all()
    t.attack()
    t.pass_all()
    t.end()
    t.pass_all()
    t.asks(me, [DEMON, "done"], kind="retreat")
    t.me.pick(DEMON)
    assert t.me.rear == [DEMON] and t.me.front == []
    t.settled()


@pytest.mark.parametrize(
    ("line", "miracle", "damage"), [("rear", "de-l-autre-cote-du-miroir", 8), ("front", "repli-en-bon-ordre", 4)]
)
@card("de-l-autre-cote-du-miroir", "repli-en-bon-ordre")
@rule("SF-ATTACK-440", "SF-ATTACK-250")
def test_the_line_counts_where_the_defender_stands_as_damage_is_resolved(line, miracle, damage):
    big = on(DRAGON, marks={"+0/+1": 5})  # 9 FV
    t = scene(
        {"rear": [on(LANCER, SWORD)]},
        {line: [big, BROTHER], "hand": [miracle], "worship": believers(3), "book": PAGES},
    )
    announce(t, LANCER)
    strike(t, LANCER, DRAGON)
    t.me.pick("pass")
    cast(t, t.you, miracle, *([DRAGON] if line == "rear" else []))
    resolve(t)
    if t.match.decision.kind == "target":
        t.you.pick(DRAGON, BROTHER)
    t.pass_all()
    assert wounds(t, DRAGON) == [damage]
    t.settled()


@card("jugement-du-brasier")
@rule("SF-DIV-100")
def test_the_phase_stops_at_once_when_a_miracle_makes_the_divinite_mortal():
    t = scene(
        {"rear": [LANCER, GHOUL], "hand": ["jugement-du-brasier"], "worship": believers(3)},
        {"divine": [on("dragon-vie-souffle-premier", damage=21)], "rear": [BROTHER]},
    )
    announce(t, LANCER, GHOUL)
    strike(t, LANCER, BROTHER)
    cast(t, t.me, "jugement-du-brasier")
    resolve(t)
    assert t.state.divinity(you).mortal and t.state.step == "main" and t.state.attacked
    assert wounds(t, LANCER, BROTHER) == [0, 0] and not t.card(GHOUL).attacker  # nor is the combat fought out
    t.settled()


# Damage


@card("pluie-de-braises", BOLT)
@rule("SF-DMG-010", "SF-DMG-050")
def test_each_point_is_a_marker_and_the_last_one_destroys():
    t = scene({"hand": ["pluie-de-braises", BOLT], "worship": believers(6)}, {"rear": [WALKER, on(LANCER, damage=0)]})
    cast(t, t.me, "pluie-de-braises")
    t.pass_all()
    assert wounds(t, WALKER, LANCER) == [2, 2]
    cast(t, t.me, BOLT, WALKER)
    t.pass_all()
    assert wounds(t, WALKER, LANCER) == [5, 2]
    t.settled()


@rule("SF-DMG-050")
def test_what_has_no_point_left_is_in_the_purgatoire_before_the_next_effect():
    t = scene(
        {"hand": [BOLT, BOLT], "worship": believers(3)}, {"rear": [on(DRAGON, damage=1), on(DEMON, damage=1), LANCER]}
    )
    cast(t, t.me, BOLT, DEMON)
    cast(t, t.me, BOLT, DRAGON)
    t.me.pick("pass")
    t.you.pick("pass")  # the second one has resolved
    assert len(t.state.stack.items) == 1 and t.you.purgatory == [DRAGON] and wounds(t, DEMON, LANCER) == [1, 0]
    t.pass_all()
    assert wounds(t, DEMON) == [4]  # of 5: one is left
    t.settled()


@card("sabre-du-pilleur")
@rule("SF-DMG-020")
@pytest.mark.parametrize(("defender", "counted"), [(LANCER, 3), (SHELL, 4), (on(WALKER, SLAG), 9), (on(DEMON), 5)])
def test_no_more_damage_counts_than_a_card_can_receive(defender, counted):
    t = scene({"rear": [on(GIANT, "sabre-du-pilleur")]}, {"rear": [defender]})  # 10 ATQ, Trésor
    attack(t, GIANT, defender["card"] if isinstance(defender, dict) else defender)
    assert t.card(GIANT).marks == {"poseidor": counted} and t.you.rear == []
    t.settled()


@pytest.mark.parametrize(("damage", "lives"), [(2, True), (3, False)])
@card("soigneuse-nanite", "ombre-de-kuroba")
@rule("SF-DMG-030")
def test_one_marker_is_a_wound_and_none_is_not(damage, lives):
    t = scene({"rear": ["soigneuse-nanite", on(WALKER, damage=damage)], "hand": ["ombre-de-kuroba"]})
    t.use("soigneuse-nanite", WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [damage - 2]
    t.play("ombre-de-kuroba", "yes", WALKER)  # Assassin
    t.pass_all()
    assert (WALKER in t.me.rear) == lives
    t.settled()


@card("rappel-des-cieux")
@rule("SF-DMG-040")
def test_wounds_stay_until_the_card_leaves_play():
    t = scene(
        {"rear": [on(DRAGON, damage=3)], "hand": ["rappel-des-cieux"], "worship": believers(3), "book": PAGES},
        {"book": PAGES},
        turn=1,
    )
    for _ in range(4):
        next_turn(t)
        assert wounds(t, DRAGON) == [3]
    assert t.state.turn == 5 and t.state.active == me
    cast(t, t.me, "rappel-des-cieux")
    t.pass_all()
    t.play(DRAGON)
    assert wounds(t, DRAGON) == [0]
    t.settled()


@card("cavaliere-du-saule-rouge")
@rule("SF-DMG-060")
def test_an_effect_never_deals_combat_damage(reword):
    class Watches:
        after_damage = only(lambda s, source, event: event.combat and event.seat == source.seat)(effect(draws(1)))

    reword("forge-du-volcan-sacre", Watches)
    rider = "cavaliere-du-saule-rouge"
    t = scene({"rear": [rider], "book": PAGES}, {"rear": [WALKER], "worship": believers(0)})
    announce(t, rider)
    strike(t, rider, WALKER)
    t.me.pick("yes", WALKER)  # Archerie
    resolve(t)
    assert wounds(t, WALKER) == [1] and t.me.hand == []
    t.pass_all()
    assert wounds(t, WALKER) == [4] and t.me.hand == [BROTHER]
    t.settled()


@rule("SF-DMG-070", "SF-COLLATERAL-020")
def test_destroyed_in_combat_is_what_combat_damage_has_destroyed(reword):
    class Watches:
        after_destroyed = only(lambda s, source, event: event.combat and source.seat == me)(effect(draws(1)))

    reword("forge-du-volcan-sacre", Watches)
    t = scene({"rear": [on(DRAGON, LANCE)], "book": PAGES}, {"rear": [BROTHER, on(LANCER, damage=1)]})
    attack(t, DRAGON, BROTHER)
    t.me.pick("forge-du-volcan-sacre", "yes", LANCER)  # what is activated first, then Collatéral
    t.pass_all()
    assert sorted(t.you.purgatory) == sorted([BROTHER, LANCER]) and len(t.me.hand) == 1
    t.settled()


@card("cavaliere-du-saule-rouge")
@rule("SF-DMG-080")
def test_whoever_places_the_last_marker_has_destroyed(reword):
    class Watches:
        after_destroyed = only(lambda s, source, event: event.by and s.cards[event.by].owner == source.seat)(
            effect(gives_ec(1, this_card))
        )

    reword("forge-du-volcan-sacre", Watches)
    rider = "cavaliere-du-saule-rouge"
    t = scene({"rear": [rider]}, {"rear": [on(LANCER, damage=2), WALKER], "worship": believers(0)})
    announce(t, rider)
    strike(t, rider, WALKER)
    t.me.pick("yes", LANCER)
    resolve(t)
    assert t.you.purgatory == [LANCER]
    assert [t.state.players[seat].worship[0].ec for seat in (me, you)] == [31, 30]
    t.pass_all()
    assert [t.state.players[seat].worship[0].ec for seat in (me, you)] == [31, 31]  # the Walker fells the rider
    t.settled()


@pytest.mark.parametrize("last", [True, False])
@card("sol-ul-premiere-lumiere")
@rule("SF-DMG-080")
def test_the_light_banishes_whom_it_deals_the_last_point(last):
    t = scene({"divine": ["sol-ul-premiere-lumiere"], "rear": [GHOUL]}, {"rear": [on(WALKER, damage=4 if last else 2)]})
    t.use(heaven(t, me), WALKER)
    t.pass_all()
    if not last:
        attack(t, GHOUL, WALKER)
    assert (t.you.pandemonium, t.you.purgatory) == (([WALKER], []) if last else ([], [WALKER]))
    t.settled()


@pytest.mark.parametrize("miracle", ["impulsion-disruptive", "cube-mystique"])
@card("ambrosine-mere-des-remparts", "impulsion-disruptive", "cube-mystique")
@rule("SF-DMG-090", "SF-DMG-100")
def test_minus_fv_passes_every_protection(miracle):
    more = 3 if miracle == "impulsion-disruptive" else 1  # the Cube counts Miracles in the Purgatoire
    t = scene(
        {
            "divine": ["ambrosine-mere-des-remparts"],
            "rear": [on(WALKER, "caius")],
            "hand": [miracle, BOLT],
            "worship": believers(4),
        }
    )
    t.use(heaven(t, me), WALKER)  # Prévenir (2)
    t.pass_all()
    cast(t, t.me, miracle)
    t.pass_all()
    assert wounds(t, WALKER, "caius") == [more, 0]
    cast(t, t.me, BOLT, WALKER)  # plain damage meets the Golem
    t.pass_all()
    assert wounds(t, WALKER, "caius") == [more, 3]
    t.settled()


@card("heaume-sans-visage", "jugement-sans-colere")
@rule("SF-DMG-090")
def test_only_who_is_insensitive_escapes_minus_fv():
    t = scene(
        {"hand": ["jugement-sans-colere"] * 2, "worship": believers(6)},
        {"rear": ["heaume-sans-visage", on(GIANT, SLAG)]},
    )
    cast(t, t.me, "jugement-sans-colere", "heaume-sans-visage")
    assert wounds(t, "heaume-sans-visage") == [0]
    cast(t, t.me, "jugement-sans-colere", GIANT)
    assert wounds(t, GIANT, SLAG) == [5, 0]
    t.settled()


# Tilting


@card("soigneuse-nanite")
@rule("SF-TILT-010", "SF-TILT-020")
def test_tilting_as_a_cost_is_paid_at_once_and_only_by_who_is_upright():
    nurse = "soigneuse-nanite"  # Parole divine: tilt this Ange …
    t = scene({"rear": [nurse, on(WALKER, damage=2)]}, {"rear": [BROTHER]})
    t.use(nurse, WALKER)
    assert t.card(nurse).tilted and wounds(t, WALKER) == [2]  # a cost: before it resolves
    t.pass_all()
    assert wounds(t, WALKER) == [0]
    t = scene({"rear": [on(nurse, tilted=True), on(WALKER, damage=2)]}, {"rear": [BROTHER]})
    assert nurse not in t.offers("use") and t.why(f"use:{t.number(nurse)}.2") == "SF-ABIL-140"
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [WALKER] and t.why("announce", nurse) == "SF-ATTACK-050"
    t.settled()


@card("meduse-de-givre")
@rule("SF-TILT-010", "SF-TILT-030")
def test_to_be_frozen_and_to_have_attacked_is_the_same_tilt():
    t = scene({"rear": [LANCER], "hand": ["meduse-de-givre"]}, {"rear": [SHELL, BROTHER]})
    t.play("meduse-de-givre", "yes", BROTHER)
    assert not t.card(BROTHER).tilted
    t.pass_all()
    assert t.card(BROTHER).tilted and not t.card(LANCER).tilted
    announce(t, LANCER)
    assert not t.card(LANCER).tilted  # announced, not declared yet
    strike(t, LANCER, SHELL)
    assert t.card(LANCER).tilted
    t.pass_all()
    assert t.card(LANCER).flags == t.card(BROTHER).flags
    t.settled()


@rule("SF-TILT-040")
def test_each_player_straightens_at_the_end_of_their_own_turn():
    t = scene(
        {"rear": [on(LANCER, tilted=True)], "worship": [on("forge-du-volcan-sacre", tilted=True)], "book": PAGES},
        {"rear": [on(GHOUL, tilted=True)], "book": PAGES},
        attacked=True,
        turn=2,
    )
    next_turn(t)
    assert not t.card(LANCER).tilted and not t.state.players[me].worship[0].tilted and t.card(GHOUL).tilted
    next_turn(t)
    assert not t.card(GHOUL).tilted
    t.settled()


# Berserk


@card(FURY)
@rule("SF-BERSERK-010", "SF-BERSERK-060")
def test_a_berserk_ambusher_strikes_the_divinite_twice():
    t = scene({"rear": [FURY]}, {"hand": [BOLT]})
    announce(t, ambush=[FURY])
    strike(t, FURY, heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.card(FURY).tilted  # not straightened
    t.asks(me, [heaven(t), "hold"], kind="strike")
    t.strike(heaven(t))
    t.asks(me, ["pass"], kind="window")  # a combat of its own
    t.pass_all()
    assert t.state.divinity(you).damage == 4 and t.state.step == "main"
    t.settled()


@pytest.mark.parametrize("second", [SHELL, WALKER])
@rule("SF-BERSERK-010", "SF-BERSERK-020")
def test_the_second_attack_follows_directly_on_the_same_or_another(second):
    t = scene({"rear": [on(FURY, marks={"+0/+1": 3}), GHOUL]}, {"rear": [SHELL, WALKER]})
    announce(t, FURY, GHOUL)
    strike(t, FURY, SHELL)
    t.pass_all()
    t.asks(me, [SHELL, WALKER, "hold"], kind="strike")
    assert t.why("declare", GHOUL) == "SF-BERSERK-020"
    t.strike(second)
    t.pass_all()
    assert t.you.rear == ([WALKER] if second == SHELL else [SHELL, WALKER])
    t.asks(me, [GHOUL], kind="declare")
    t.settled()


@card("garungun", "ours-berserk")
@rule("SF-BERSERK-020")
def test_each_attack_of_a_berserk_has_its_own_declaration():
    t = scene({"rear": [on("garungun", "ours-berserk")]}, {"rear": [on(BROTHER, marks={"+0/+1": 18})]})
    attack(t, "garungun", BROTHER)  # 1 as it declares, then 5
    assert wounds(t, BROTHER) == [6]
    t.strike(BROTHER)
    t.pass_all()
    assert wounds(t, BROTHER) == [12]
    t.settled()


@card("flibustier-masque")
@rule("SF-BERSERK-030")
def test_berserk_gained_before_the_damage_gives_a_second_attack():
    pirate = "flibustier-masque"  # 2/3; Phase de combat: 2 of its Poseidor give it Berserk
    t = scene({"rear": [on(pirate, marks={"poseidor": 2})]}, {"rear": [on(SHELL, marks={"bou": 2})]})
    announce(t, pirate)
    strike(t, pirate, SHELL)
    t.use(pirate)
    resolve(t)
    t.pass_all()
    t.asks(me, [SHELL, "hold"], kind="strike")
    t.settled()


@rule("SF-BERSERK-030")
def test_berserk_gained_by_the_damage_comes_too_late(reword):
    class Enraged:
        keyword = grants("berserk", lambda s, source, it: source is it and wounded(s, it))

    reword(WALKER, Enraged)
    t = scene({"rear": [WALKER]}, {"rear": [on(BROTHER, marks={"+0/+1": 9})]})
    attack(t, WALKER, BROTHER)
    assert wounds(t, WALKER, BROTHER) == [1, 5] and t.state.step == "main"
    t.settled()
    t = scene({"rear": [on(WALKER, damage=1)]}, {"rear": [on(BROTHER, marks={"+0/+1": 9})]})
    attack(t, WALKER, BROTHER)
    t.asks(me, [BROTHER, "hold"], kind="strike")
    t.settled()


@card("ours-berserk")
@rule("SF-BERSERK-030")
def test_berserk_lost_with_the_damage_gives_no_second_attack():
    t = scene({"rear": [on(WALKER, "ours-berserk", damage=2)]}, {"rear": [on(DEMON, marks={"+0/+1": 9})]})
    attack(t, WALKER, DEMON)  # the Bear of 4 BOU falls
    assert t.me.purgatory == ["ours-berserk"] and wounds(t, WALKER, DEMON) == [3, 6]
    assert t.state.step == "main" and not t.card(WALKER).attacker
    t.settled()


@rule("SF-BERSERK-040")
def test_the_second_attack_may_be_declined():
    t = scene({"rear": [FURY, GHOUL]}, {"rear": [SHELL]})
    announce(t, FURY, GHOUL)
    strike(t, FURY, SHELL)
    t.pass_all()
    t.hold()
    assert wounds(t, SHELL, FURY) == [2, 0] and not t.card(FURY).attacker
    t.asks(me, [GHOUL], kind="declare")
    t.settled()


@card(DUELLIST)
@rule("SF-BERSERK-040", "SF-ATTACK-360")
def test_who_was_straightened_declines_the_second_attack_and_is_still_an_attacker():
    t = scene({"rear": [on(FURY, SWORD), DUELLIST]}, {"rear": [on(SHELL, marks={"bou": 20})]})
    announce(t, FURY)
    strike(t, FURY, SHELL)
    t.use(DUELLIST, FURY)
    t.pass_all()
    t.hold()
    t.asks(me, [FURY], kind="declare")
    strike(t, FURY, SHELL)
    t.pass_all()
    assert wounds(t, SHELL) == [8] and t.state.step == "main"  # its second attack is not offered again
    t.settled()


@card(DUELLIST)
@rule("SF-BERSERK-050", "SF-ATTACK-360")
def test_who_is_straightened_attacks_once_more_without_another_second_attack():
    t = scene({"rear": [on(FURY, SWORD), DUELLIST]}, {"rear": [on(SHELL, marks={"bou": 20})]})
    attack(t, FURY, SHELL)
    t.strike(SHELL)  # the second attack
    t.use(DUELLIST, FURY)
    t.pass_all()
    t.asks(me, [FURY], kind="declare")
    strike(t, FURY, SHELL)
    t.pass_all()
    assert wounds(t, SHELL) == [12] and t.state.step == "main"
    t.settled()


@card("ours-berserk")
@rule("SF-BERSERK-050")
def test_berserk_twice_is_berserk_once():
    t = scene({"rear": [on(FURY, "ours-berserk")]}, {"rear": [on(SHELL, marks={"bou": 20})]})
    attack(t, FURY, SHELL)
    t.strike(SHELL)
    t.pass_all()
    assert wounds(t, SHELL) == [6] and t.state.step == "main"
    t.settled()


@rule("SF-BERSERK-060")
def test_of_a_group_each_berserk_makes_its_second_attack_alone():
    other = "dragon-fulminant"  # 4/4, Berserk
    t = scene({"rear": [FURY, LANCER, other]}, {"rear": [on(SHELL, marks={"bou": 20}), DEMON]})
    announce(t, FURY, LANCER, other)
    strike(t, (FURY, LANCER, other), SHELL)
    t.pass_all()
    t.me.pick(FURY, LANCER)  # whose blows land first
    assert wounds(t, SHELL) == [8]
    t.asks(me, [FURY, other], kind="declare")  # in the order that their controller likes
    t.declare(other)
    t.asks(me, [SHELL, DEMON, "hold"], kind="strike")
    assert t.card(other).tilted
    t.strike(SHELL)
    assert t.state.attackers == (t.state.token(t.number(other)),)
    t.pass_all()
    t.asks(me, [SHELL, DEMON, "hold"], kind="strike")
    t.strike(SHELL)
    t.pass_all()
    assert wounds(t, SHELL) == [14] and t.state.step == "main"
    t.settled()


# Collatéral


@card(LANCE)
@rule("SF-COLLATERAL-010", "SF-COLLATERAL-030")
def test_collateral_deals_what_was_dealt_to_another_page_on_the_line():
    t = scene(
        {"rear": [on(DRAGON, LANCE), BROTHER]},
        {"rear": [LANCER, on(DEMON, SLAG), SHELL, "treve-celeste"], "front": [GHOUL], "worship": believers(1)},
    )
    attack(t, DRAGON, LANCER)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, [DEMON, SLAG, SHELL], kind="target")
    t.me.pick(SHELL)
    t.pass_all()
    assert wounds(t, SHELL, DEMON, SLAG, GHOUL) == [3, 0, 0, 0]  # 6 ATQ, 3 of them dealt
    assert wounds(t, DRAGON) == [2]  # by the Lancer alone
    t.settled()


@rule("SF-COLLATERAL-030")
def test_the_target_of_collateral_does_not_strike_back():
    t = scene({"rear": [on(DRAGON, LANCE)]}, {"front": [SHELL, DEMON]})
    attack(t, DRAGON, SHELL)
    t.me.pick("yes", DEMON)
    t.pass_all()
    assert wounds(t, DEMON, DRAGON) == [4, 0]
    t.settled()


@pytest.mark.parametrize(("strength", "dealt"), [(2, 1), (1, 0)])
@card("bouclier-de-priere")
@rule("SF-COLLATERAL-010")
def test_collateral_counts_what_prevention_has_left(strength, dealt):
    t = scene(
        {"rear": [on(BROTHER, LANCE, marks={"+1/+0": strength, "+0/+1": 9})]},
        {"rear": [WALKER, DEMON], "hand": ["bouclier-de-priere"], "worship": believers(3)},
    )
    announce(t, BROTHER)
    strike(t, BROTHER, WALKER)
    t.me.pick("pass")
    cast(t, t.you, "bouclier-de-priere", WALKER)  # Prévenir (3)
    t.pass_all()
    assert wounds(t, WALKER) == [dealt]
    if dealt:
        t.me.pick("yes", DEMON)
        t.pass_all()
    assert wounds(t, DEMON) == [dealt] and t.state.step == "main"
    t.settled()


@pytest.mark.parametrize(("printed", "line", "most"), [(LANCER, "rear", 2), (GHOUL, "front", 3)])
@rule("SF-COLLATERAL-020")
def test_collateral_is_capped_by_the_printed_atq(printed, line, most):
    t = scene({"rear": [on(printed, LANCE, marks={"+1/+1": 3})]}, {line: [SHELL, on(GIANT)]})
    attack(t, printed, SHELL)
    t.me.pick("yes", GIANT)
    t.pass_all()
    assert wounds(t, GIANT) == [most]
    t.settled()


@rule("SF-COLLATERAL-040")
def test_an_attacker_who_falls_gives_no_collateral():
    t = scene({"rear": [on(GHOUL, LANCE)]}, {"rear": [LANCER, DEMON]})
    attack(t, GHOUL, LANCER)
    assert sorted(t.me.purgatory) == sorted([GHOUL, LANCE]) and t.you.rear == [DEMON]
    t.asks(me, kind="main")
    assert wounds(t, DEMON) == [0]
    t.settled()


@rule("SF-COLLATERAL-050")
def test_archanges_are_immune_to_collateral():
    archangel = "mikaelion-archange-des-nuages"  # 5/11
    t = scene({"rear": [on(GIANT, LANCE)]}, {"rear": [archangel, BROTHER, DEMON]})
    attack(t, GIANT, archangel)
    assert wounds(t, archangel, BROTHER, DEMON) == [9, 0, 0]
    t.asks(me, kind="main")
    t = scene({"rear": [on(GIANT, LANCE)]}, {"rear": [archangel, BROTHER, DEMON]})
    attack(t, GIANT, BROTHER)
    t.me.pick("yes")
    t.asks(me, [DEMON], kind="target")
    t = scene({"rear": [on(GIANT, LANCE)]}, {"rear": [archangel, BROTHER]})
    attack(t, GIANT, BROTHER)
    t.asks(me, kind="main")
    t.settled()


@rule("SF-COLLATERAL-060")
def test_collateral_enters_the_stack_of_the_last_breaths():
    t = scene({"rear": [on(DEMON, LANCE)]}, {"rear": ["cohorte-sans-tete", LANCER]})
    attack(t, DEMON, "cohorte-sans-tete")
    t.me.pick("yes", LANCER)
    entered = [(item.by, item.ability) for item in t.state.stack.items]
    assert entered == [(me, "kw:collateral"), (you, "dernier_souffle")]
    t.match.choose("pass")
    t.match.choose("pass")
    assert "goule" in t.you.rear and wounds(t, LANCER) == [0]  # the last breath resolves first
    t.pass_all()
    assert t.zone(LANCER) == ("purgatory", you)
    t.settled()


@rule("SF-COLLATERAL-070")
def test_an_attack_on_the_divinite_gives_no_collateral():
    t = scene({"rear": [on(DEMON, LANCE)]}, {"rear": [SHELL], "front": [LANCER]})
    announce(t, ambush=[DEMON])
    strike(t, DEMON, heaven(t))
    t.pass_all()
    t.asks(me, kind="main")
    assert t.state.divinity(you).damage == 6 and wounds(t, SHELL, LANCER) == [0, 0]
    t.settled()


@rule("SF-COLLATERAL-080", "SF-COLLATERAL-010")
def test_a_pair_is_one_defender_and_counts_with_both():
    t = scene(
        {"rear": [on(DRAGON, LANCE, marks={"+0/+1": 3})]}, {"rear": [on(WALKER, on(SLAG, damage=1)), LANCER, GHOUL]}
    )
    attack(t, DRAGON, WALKER)  # 6: 2 on the Golem, 4 on the Ange
    assert t.you.purgatory == [SLAG] and wounds(t, WALKER) == [4]
    t.me.pick("yes")
    t.asks(me, [LANCER, GHOUL], kind="target")
    t.me.pick(LANCER)
    t.pass_all()
    assert LANCER in t.you.purgatory
    t.settled()


@rule("SF-COLLATERAL-080")
def test_the_golem_that_its_ange_leaves_behind_is_no_other_page():
    t = scene({"rear": [on("ragwell", LANCE)]}, {"rear": [on(BROTHER, "colosse-de-nuages"), SHELL]})  # Fourberie
    attack(t, "ragwell", BROTHER)
    assert t.you.purgatory == [BROTHER] and wounds(t, "colosse-de-nuages") == [0]
    t.me.pick("yes")
    t.asks(me, [SHELL], kind="target")
    t.me.pick(SHELL)
    t.pass_all()
    assert wounds(t, SHELL, "colosse-de-nuages") == [2, 0]
    t.settled()


@pytest.mark.parametrize(("first", "count", "dealt"), [(GHOUL, 3, 3), (GHOUL, 1, 1), (DEMON, 5, 0)])
@rule("SF-COLLATERAL-090")
def test_in_a_group_collateral_counts_the_points_of_its_own_attacker(first, count, dealt):
    t = scene(
        {"rear": [on(GHOUL, LANCE), DEMON]}, {"rear": [on(BROTHER, marks={"+0/+1": 3}), on(GIANT)]}
    )  # 4 and 5 on 5
    announce(t, GHOUL, DEMON)
    strike(t, (GHOUL, DEMON), BROTHER)
    t.pass_all()
    t.me.pick(first, f"number:{count}")
    t.you.pick("number:0")
    if dealt:
        t.me.pick("yes", GIANT)
        t.pass_all()
    assert wounds(t, GIANT) == [dealt] and t.you.rear == [GIANT] and t.state.step == "main"
    t.settled()


@card("sire-godemar-l-epaule-d-acier")
@rule("SF-COLLATERAL-090", "SF-ATTACK-300")
def test_against_several_defenders_collateral_comes_once():
    helper = "sire-godemar-l-epaule-d-acier"  # 2/5; Phase de combat: joins a combat
    t = scene({"rear": [on(DEMON, LANCE)]}, {"rear": [BROTHER, helper, WALKER]})
    announce(t, DEMON)
    strike(t, DEMON, BROTHER)
    t.me.pick("pass")
    t.you.use(helper)
    t.pass_all()
    t.me.pick("number:2")
    t.you.pick(BROTHER)
    t.me.pick("yes")
    t.asks(me, [WALKER], kind="target")
    t.me.pick(WALKER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and wounds(t, helper, WALKER) == [4, 5]  # 6 dealt, 5 printed
    assert t.state.step == "main"
    t.settled()


@card("sire-godemar-l-epaule-d-acier")
@rule("SF-COLLATERAL-090")
def test_an_archange_among_the_defenders_leaves_no_collateral(reword):
    class Protector:
        phase_de_combat = BOOK.cards["sire-godemar-l-epaule-d-acier"].hooks["phase_de_combat"].run

    archangel = "mikaelion-archange-des-nuages"  # 5/11
    reword(archangel, Protector)
    t = scene({"rear": [on(GIANT, LANCE)]}, {"rear": [BROTHER, archangel, WALKER]})
    announce(t, GIANT)
    strike(t, GIANT, BROTHER)
    t.me.pick("pass")
    t.you.use(archangel)
    t.pass_all()
    t.me.pick("number:2")
    t.you.pick(BROTHER)
    assert wounds(t, archangel, WALKER) == [7, 0] and t.state.step == "main"
    t.settled()
