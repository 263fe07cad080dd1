"""The lexicon: what the words of the cards mean."""

import pytest
from sf_scene import PLAIN, TEMPLE, believers, end_turn, fight, fv, on, play, scene

from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.engine.lasting import END_OF_TURN
from pioche.engine.seats import opponent
from pioche.engine.stack import busy
from pioche.games.sevenfallen.cards import BOOK, CLASSES
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    all_chosen,
    angels,
    borrow,
    both,
    choose,
    choose_in_book,
    chosen_from_book,
    damage,
    defending,
    destroys,
    discards,
    draw,
    draws,
    effect,
    either,
    gains_fv,
    heals,
    in_pile,
    is_angel,
    itself_only,
    limbo_from_play,
    move_card,
    my_angels,
    my_archangel,
    my_pages,
    now_of,
    omen,
    on_each,
    only,
    others,
    plus,
    put_into_play,
    several,
    take_control,
    target,
    that,
    their_angels,
    to_itself,
    transform,
    wounded,
    yours,
)
from pioche.games.sevenfallen.rules.destroy import Destroyed, destroy
from pioche.games.sevenfallen.rules.values import atq, classes, life
from pioche.games.sevenfallen.state import EDEN, TYPES, Printed
from pioche.testing import card, me, rule, you

BROTHER = "frere-lai-des-murailles"  # 1/2, Templier
LANCER = "lancier-des-nuages"  # 2/3, Ange céleste
GHOUL = "goule-des-ravines"  # 3/2, Goule
DRAGON = "dragon-des-cretes-rouges"  # 5/4, Dragon
WALKER = "marcheur-blinde"  # 5/6, Meca
CHAMPION = "championne-de-la-cite"  # 6/6, of Pureté Céleste
SLAG = "bloc-de-scories"  # a Golem of 3 BOU
TURTLE = "tortue-ilot"  # a Golem of 6 BOU
BOLT = "eclat-de-la-tour"  # target a page, 3 damage
RECALL = "lame-de-reflux"  # target an opposing Ange, back to its owner's hand
HEAVEN = "dragon-vie-souffle-premier"  # the Divinité of a scene
SWORD = "epee-du-pelerin"  # an Équipement, +2 ATQ


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


def wounds(t, *ids):
    return [t.card(id).damage for id in ids]


def stats(t, it):
    it = t.card(it) if isinstance(it, str) else it
    return atq(t.state, it), life(t.state, it)


def ec(t, *ids):
    return [t.card(id).ec for id in ids]


def heaven(t, seat=you):
    """The number of a player's Divinité."""
    return t.state.divinity(seat).card.number


def announce(t, *plain, ambush=()):
    """The attack phase is announced, then its attackers."""
    t.attack()
    t.pass_all()
    for one in plain:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.answer(t.state.active, "done")


def respond(t, seat, id, *picks):
    """The player with priority passes until `seat` has it, who plays a card."""
    while t.match.decision.seat != seat:
        t.answer(t.match.decision.seat, "pass")
    play(t, id, *picks)


# Attaquer


@rule("SF-LEX-010")
@card("katapult-a-goules")
def test_what_cannot_be_attacked_is_no_target_of_a_declaration_nor_of_a_redirection():
    t = scene({"rear": [DRAGON, WALKER]}, {"rear": ["katapult-a-goules", "goule"]})
    announce(t, DRAGON, ambush=[WALKER])
    t.declare(DRAGON)
    assert t.offers("strike") == ["goule"] and t.why("strike", "katapult-a-goules") == "SF-LEX-010"
    t.strike("goule")
    t.pass_all()  # the Goule falls: now the Katapult stands alone
    t.declare(WALKER)
    assert t.offers("strike") == ["katapult-a-goules", HEAVEN]
    t.hold()
    t.settled()
    t = scene({"rear": [WALKER]}, {"front": ["katapult-a-goules", "goule"], "hand": ["rodeur-des-mangroves"]})
    fight(t, WALKER, heaven(t), ambush=True)
    respond(t, you, "rodeur-des-mangroves")  # Tempête: a defender
    t.pass_all()
    t.asks(me, ["goule", "rodeur-des-mangroves", "hold"], kind="redirect")
    assert t.why("strike", "katapult-a-goules") == "SF-LEX-010"
    t.strike("rodeur-des-mangroves")
    t.pass_all()
    assert t.you.purgatory == ["rodeur-des-mangroves"]
    t.settled()


@rule("SF-LEX-010")
def test_an_attack_that_was_declared_goes_on_against_a_defender_that_gains_protection():
    t = scene(
        {"rear": [DRAGON]},
        {"rear": ["katapult-a-goules"], "hand": ["levee-des-charniers"], "worship": believers(3)},
    )
    fight(t, DRAGON, "katapult-a-goules")
    respond(t, you, "levee-des-charniers")  # three other Goules beside it
    t.pass_all()
    assert t.you.purgatory[-1] == "katapult-a-goules" and t.you.rear == ["goule"] * 3
    t.settled()


@rule("SF-LEX-020")
@card("lyra-ingenieure-en-chef")
def test_what_can_attack_is_announced_and_then_declared():
    t = scene({"rear": [on("lyra-ingenieure-en-chef", SLAG)]}, {"rear": [BROTHER]})
    announce(t, SLAG)  # Lyra gives it 1 ATQ
    t.declare(SLAG)
    t.strike(BROTHER)
    t.pass_all()
    assert wounds(t, BROTHER, SLAG) == [1, 1]
    t.settled()
    t = scene({"rear": [on(DRAGON, SLAG)]}, {"rear": [BROTHER]})
    t.attack()
    t.pass_all()
    assert SLAG not in t.offers("announce") and t.why("announce", SLAG) == "SF-GOLEM-070"


@rule("SF-LEX-030")
@card("faucon")
def test_what_can_attack_a_defended_divinite_deals_its_damage_to_it_when_the_attack_resolves():
    t = scene({"rear": ["faucon"], "book": [BROTHER]}, {"hand": ["rodeur-des-mangroves"] * 2})
    fight(t, "faucon", heaven(t), ambush=True)
    respond(t, you, "rodeur-des-mangroves")
    t.pass_all()  # one defender: it reaches the Divinité all the same
    assert t.state.divinity(you).damage == 1
    t.me.pick("no")
    t.settled()
    t = scene({"rear": ["faucon"]}, {"rear": [BROTHER], "hand": ["rodeur-des-mangroves"]})
    fight(t, "faucon", heaven(t), ambush=True)
    respond(t, you, "rodeur-des-mangroves")
    t.pass_all()  # two: no longer
    t.asks(me, [BROTHER, "rodeur-des-mangroves", "hold"], kind="redirect")
    t.hold()
    assert t.state.divinity(you).damage == 0
    t.settled()


# Banni, blessé, BOU


class CountsTheBanished:
    """*Each time a card is banished, draw a page.*"""

    after_banished = effect(draws(1))


@rule("SF-LEX-040")
def test_a_card_is_banished_where_an_effect_says_so_and_then_no_longer_in_play(reword):
    reword(TEMPLE, CountsTheBanished)
    t = scene(
        {"hand": ["sentence-de-l-aube"], "worship": believers(3), "book": [LANCER] * 3},
        {"rear": [on(DRAGON, damage=1)]},
    )
    play(t, "sentence-de-l-aube", DRAGON)
    t.pass_all()
    assert t.zone(DRAGON) == ("pandemonium", you) and t.you.rear == []
    assert t.me.hand == [LANCER]
    t.settled()


@rule("SF-LEX-040")
def test_a_card_destroyed_by_lumiere_is_banished_and_a_destroyed_archange_is_not(reword):
    reword(TEMPLE, CountsTheBanished)
    t = scene({"rear": ["paladin-du-voeu-d-or"], "book": [LANCER] * 3}, {"rear": [BROTHER]})
    fight(t, "paladin-du-voeu-d-or", BROTHER)
    t.pass_all()
    assert t.zone(BROTHER) == ("pandemonium", you) and t.me.hand == [LANCER]
    t.settled()
    t = scene({"rear": [WALKER], "book": [LANCER]}, {"rear": [on("uriane-lame-de-l-aube", damage=7)]})
    fight(t, WALKER, "uriane-lame-de-l-aube")
    t.pass_all()
    assert t.zone("uriane-lame-de-l-aube") == ("pandemonium", you)
    assert t.me.hand == []  # it lies there, but nobody has banished it
    t.settled()


@rule("SF-LEX-040")
@card("brule-chair")
def test_a_page_banished_from_the_purgatoire_is_banished_too(reword):
    reword(TEMPLE, CountsTheBanished)
    t = scene({"purgatory": ["brule-chair"], "book": [LANCER]}, {"rear": [DRAGON]})
    t.use("brule-chair", DRAGON)
    t.pass_all()
    assert t.me.pandemonium == ["brule-chair"] and t.me.hand == [LANCER]
    t.settled()


@rule("SF-LEX-050")
def test_wounded_is_a_page_or_an_archange_with_a_damage_marker(reword):
    class Nurse:
        def _count(s, me):
            draw(s, me.seat, len(that(either(my_pages, my_archangel), wounded)(s, me)))

        parole_divine = effect(_count)

    reword(LANCER, Nurse)
    t = scene(
        {
            "rear": [LANCER, on("uriane-lame-de-l-aube", damage=1), on(DRAGON, on(SLAG, damage=2), damage=0)],
            "book": [BROTHER] * 5,
        }
    )
    t.use(LANCER)
    t.pass_all()
    assert t.me.hand == [BROTHER] * 2  # the Archange and the Golem, not the Anges
    t.settled()


@rule("SF-LEX-060")
def test_bou_does_not_come_back_by_itself():
    t = scene(
        {"rear": [on(LANCER, on(TURTLE, damage=2))], "book": [BROTHER] * 9},
        {"rear": [WALKER], "book": [BROTHER] * 9},
    )
    before = t.state.turn
    for _ in range(3):
        end_turn(t)
    assert t.state.turn == before + 3 and wounds(t, TURTLE) == [2]
    t.settled()


# Choisir, cibler, désigner


@rule("SF-LEX-070")
def test_choosing_two_pages_of_a_pile_needs_two_of_them(reword):
    class Salvage:
        def _back(s, me):
            for one in all_chosen(s, me):
                move_card(s, one, me.seat, "hand")

        parole_divine = effect(choose(in_pile("purgatory", lambda proto: proto.type == "golem"), 2), _back)

    reword(LANCER, Salvage)
    t = scene({"rear": [LANCER], "purgatory": [SLAG, DRAGON]})
    assert LANCER not in t.offers("use") and t.why("use", LANCER) == "SF-ABIL-140"
    t = scene({"rear": [LANCER], "purgatory": [SLAG, DRAGON, TURTLE, SLAG]})
    t.use(LANCER)
    t.asks(me, [SLAG, TURTLE, SLAG], kind="choose")
    t.me.pick(SLAG, TURTLE)
    t.asks(me, kind="answer")  # chosen as costs: the effect waits
    t.pass_all()
    assert sorted(t.me.hand) == [SLAG, TURTLE] and t.me.purgatory == [DRAGON, SLAG]
    t.settled()


@rule("SF-LEX-080")
@card("dragon-vie-souffle-premier", "rapt-des-defunts")
def test_a_chosen_page_that_has_left_its_pile_is_not_replaced():
    t = scene(
        {"purgatory": [DRAGON, "dragonnet-des-cendres"]},
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
    )
    t.use(HEAVEN, DRAGON)
    assert t.card(TEMPLE).ec == 27
    respond(t, you, "rapt-des-defunts", DRAGON)
    t.pass_all()
    assert t.zone(DRAGON) == ("limbo", you)
    assert t.me.purgatory == ["dragonnet-des-cendres"] and t.me.limbo == []
    t.settled()


@rule("SF-LEX-090")
def test_a_target_without_more_detail_is_on_the_cdb_and_an_adorateur_in_the_adoration():
    t = scene(
        {"hand": [BOLT], "worship": believers(2), "limbo": [CHAMPION]},
        {"rear": [on(DRAGON, SLAG)], "worship": [*believers(1), WALKER], "limbo": [GHOUL]},
    )
    t.play(BOLT)
    t.asks(me, [DRAGON, SLAG])  # no Adorateur, no Ange in an Adoration, none in the Limbes
    t.me.pick(DRAGON, "revoke:" + str(t.number(PLAIN)))
    t.pass_all()
    assert wounds(t, WALKER) == [0]
    t.settled()
    t = scene({"register": ["porteur-d-eau"], "rear": [DRAGON], "worship": believers(1)}, step="dawn")
    t.pass_all()
    t.worship("porteur-d-eau")
    t.me.pick("yes")
    t.asks(me, [PLAIN])


@rule("SF-LEX-090")
def test_a_target_is_a_cost_and_final():
    t = scene({"hand": [BOLT], "worship": believers(2)})
    assert t.offers("play") == [] and t.why("play", BOLT) == "SF-MIRACLE-100"
    t = scene(
        {"hand": [BOLT], "worship": believers(2)},
        {"rear": [DRAGON, WALKER], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    play(t, BOLT, DRAGON)
    respond(t, you, "rappel-des-cieux")
    t.pass_all()
    assert t.you.hand == [DRAGON] and wounds(t, WALKER) == [0]
    assert BOLT in t.me.purgatory and len(t.me.purgatory) == 2  # the costs are lost
    t.settled()


@rule("SF-LEX-090")
@card("nuage-de-cendre")
def test_all_of_an_effect_is_lost_with_its_target():
    t = scene(
        {"rear": ["ombre-de-kuroba"], "hand": ["nuage-de-cendre"], "worship": believers(2), "book": [LANCER]},
        {"hand": [BOLT], "worship": believers(2)},
    )
    play(t, "nuage-de-cendre", "ombre-de-kuroba")
    respond(t, you, BOLT, "ombre-de-kuroba")
    t.pass_all()
    assert t.me.hand == [] and t.me.book == [LANCER]  # neither returned nor drawn
    t.settled()


@rule("SF-LEX-100")
@card("enfant-du-silence", "impulsion-disruptive")
def test_designating_is_not_targeting_and_falls_on_the_cdb():
    t = scene(
        {"hand": [BOLT, "cube-mystique"], "worship": believers(3)},
        {"rear": ["enfant-du-silence"], "limbo": [DRAGON], "worship": [*believers(0), WALKER]},
    )
    assert t.why("play", BOLT) == "SF-MIRACLE-100"  # nothing to target
    play(t, "cube-mystique")
    t.asks(me, kind="answer")  # nothing is named yet: it is no cost
    t.pass_all()
    assert wounds(t, "enfant-du-silence", WALKER) == [1, 0]
    t.settled()


@rule("SF-LEX-100")
def test_what_is_designated_is_picked_as_the_effect_resolves():
    t = scene(
        {"hand": ["cube-mystique"], "worship": believers(3), "purgatory": [BOLT]},
        {"rear": [GHOUL, DRAGON], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    play(t, "cube-mystique")
    respond(t, you, "rappel-des-cieux")
    t.pass_all()
    t.asks(you, [GHOUL, DRAGON], kind="target")
    t.you.pick(GHOUL)
    t.pass_all()
    assert wounds(t, DRAGON) == [2]  # the one that is left
    t.settled()


# Classe


@rule("SF-LEX-110")
@card("oriel-maitre-des-serres")
def test_a_class_is_what_is_printed_as_one_and_not_a_part_of_a_name():
    t = scene({"rear": ["faucon", "fauconniere-des-creneaux"], "hand": ["oriel-maitre-des-serres"]})
    t.play("oriel-maitre-des-serres")
    assert stats(t, "faucon") == (2, 1)
    assert stats(t, "fauconniere-des-creneaux") == (2, 3)  # a Fauconnier, whatever its name begins with


@rule("SF-LEX-120")
@card("cohorte-sans-tete", "sire-parjure", "halkor")
def test_a_card_of_two_classes_is_affected_by_what_concerns_either():
    t = scene({"rear": [on("cohorte-sans-tete", "halkor")], "hand": ["sire-parjure"]})
    assert stats(t, "cohorte-sans-tete") == (4 + 2, 3)
    t.play("sire-parjure")
    assert stats(t, "cohorte-sans-tete") == (4 + 2 + 1, 3)


@rule("SF-LEX-120")
def test_no_card_has_a_class_twice(reword):
    class AllGhouls:
        def classes(s, source, it, now):
            return (*now, "goule")

    reword(TEMPLE, AllGhouls)
    t = scene({"rear": [DRAGON], "hand": ["cohorte-sans-tete"]})
    t.play("cohorte-sans-tete")
    assert classes(t.state, t.card("cohorte-sans-tete")) == ("goule", "chevalier")
    assert classes(t.state, t.card(DRAGON)) == ("dragon", "goule")
    facts = {"type": "angel", "realm": "nuit", "classes": ["goule", "goule"], "atq": 1, "fv": 1, "rarity": "ruby"}
    with pytest.raises(ValueError, match="twice"):
        Printed("x", {"fr": "X", "en": "X"}, {}, facts)


# Contrôleur, votre, vos

LURE = on("sirene-aux-sept-voix", marks={"poseidor": 7})  # 4/6: takes control of an opposing Ange


def lure(t, id):
    """The active player takes control of an opposing Ange."""
    t.use("sirene-aux-sept-voix", id)
    t.pass_all()


@rule("SF-LEX-130")
@card("rapt-des-defunts")
def test_the_controller_of_a_card_is_its_owner_until_the_other_player_plays_it():
    t = scene({"hand": ["rapt-des-defunts"], "worship": believers(4)}, {"purgatory": [DRAGON], "rear": [WALKER]})
    assert t.card(WALKER).controller == you
    play(t, "rapt-des-defunts", DRAGON)
    t.pass_all()
    assert t.zone(DRAGON) == ("limbo", me)
    t.play(DRAGON)
    it = t.card(DRAGON)
    assert t.me.rear == [DRAGON] and (it.controller, it.card.owner) == (me, you) and ec(t, TEMPLE) == [26]
    t.settled()


@rule("SF-LEX-140")
@card("eclaireur-a-roues", "sirene-aux-sept-voix")
def test_a_guest_breathes_its_last_in_its_controllers_purgatoire_and_goes_home():
    t = scene(
        {"rear": [LURE], "hand": [BOLT], "worship": believers(2), "book": [LANCER, DRAGON]},
        {"rear": ["eclaireur-a-roues"], "book": [WALKER]},
    )
    lure(t, "eclaireur-a-roues")
    play(t, BOLT, "eclaireur-a-roues")
    t.pass_all()
    assert t.zone("eclaireur-a-roues") == ("purgatory", me)
    t.me.pick("yes")  # it is mine to pay and to draw
    assert t.zone("eclaireur-a-roues") == ("purgatory", me)
    t.pass_all()
    assert t.me.hand == [LANCER] and t.you.hand == [] and t.zone("eclaireur-a-roues") == ("purgatory", you)
    t.settled()


@rule("SF-LEX-140")
def test_a_guest_that_does_not_breathe_goes_home_at_once():
    t = scene(
        {"rear": [LURE], "hand": [BOLT, BOLT], "worship": believers(3), "book": [LANCER]},
        {"rear": ["eclaireur-a-roues"]},
    )
    lure(t, "eclaireur-a-roues")
    play(t, BOLT, "eclaireur-a-roues")
    t.pass_all()
    t.me.pick("no")
    assert t.zone("eclaireur-a-roues") == ("purgatory", you) and t.me.hand == [BOLT]
    t.settled()
    t = scene({"rear": [LURE], "hand": [BOLT], "worship": believers(2)}, {"rear": [GHOUL]})
    lure(t, GHOUL)
    play(t, BOLT, GHOUL)
    t.pass_all()
    assert t.zone(GHOUL) == ("purgatory", you)  # it has none
    t.settled()


@rule("SF-LEX-140")
def test_a_guest_with_two_derniers_souffles_stays_for_both(reword):
    class Twofold:
        dernier_souffle = several(effect(draws(1)), effect(gains_fv(1)))

    reword(GHOUL, Twofold)
    t = scene({"rear": [LURE], "hand": [BOLT], "worship": believers(2), "book": [LANCER]}, {"rear": [GHOUL]})
    before = fv(t, me)
    lure(t, GHOUL)
    play(t, BOLT, GHOUL)
    t.pass_all()
    t.me.pick(t.match.decision.keys[0])  # which of them first
    t.me.pick("pass")
    t.you.pick("pass")
    assert len(t.state.stack.items) == 1 and t.zone(GHOUL) == ("purgatory", me)
    t.pass_all()
    assert t.zone(GHOUL) == ("purgatory", you) and t.me.hand == [LANCER] and fv(t, me) == before + 1
    t.settled()


@rule("SF-LEX-140")
@card("azhram-maitre-de-la-fosse")
def test_a_card_of_the_eden_does_likewise_in_the_pandemonium(reword):
    class TakesTheArchange:
        parole_divine = effect(
            on_each(
                lambda s, me, it: take_control(s, it, me.seat),
                lambda s, me: [one for one in s.players[opponent(s, me.seat)].rear if one.printed.type == "archangel"],
            )
        )

    reword(LANCER, TakesTheArchange)
    t = scene({"rear": [LANCER]}, {"rear": [on("azhram-maitre-de-la-fosse", damage=8), GHOUL], "front": [WALKER]})
    t.use(LANCER)
    t.pass_all()
    fight(t, "azhram-maitre-de-la-fosse", GHOUL)
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.zone("azhram-maitre-de-la-fosse") == ("pandemonium", me)  # its Dernier souffle waits
    t.pass_all()
    assert t.me.rear == [LANCER, "demon"] and t.you.rear == []
    assert t.zone("azhram-maitre-de-la-fosse") == ("pandemonium", you)
    t.settled()


@rule("SF-LEX-150")
@card("phenix-de-dracodia")
def test_a_guest_sent_to_the_limbes_goes_to_its_controllers():
    t = scene({"rear": [LURE], "hand": [BOLT], "worship": believers(2)}, {"rear": ["phenix-de-dracodia"]})
    lure(t, "phenix-de-dracodia")
    play(t, BOLT, "phenix-de-dracodia")
    t.pass_all()
    t.asks(me, kind="confirm")  # Phoenix: its controller decides
    t.me.pick("yes")
    assert t.zone("phenix-de-dracodia") == ("limbo", me) and t.card("phenix-de-dracodia").controller == me
    t.play("phenix-de-dracodia")
    assert t.me.rear[-1] == "phenix-de-dracodia"
    t.settled()


@rule("SF-LEX-160")
@card("rappel-des-cieux")
def test_a_guest_returned_to_hand_goes_to_its_owners():
    t = scene({"rear": [LURE], "hand": ["rappel-des-cieux"], "worship": believers(3)}, {"rear": [DRAGON]})
    lure(t, DRAGON)
    play(t, "rappel-des-cieux")
    t.pass_all()
    assert t.you.hand == [DRAGON] and t.me.hand == []
    t.settled()


@rule("SF-LEX-160")
def test_a_guest_sent_to_the_livre_sacre_goes_to_its_owners(reword):
    class Shelves:
        def _shelve(s, me, it):
            limbo_from_play(s, it)
            move_card(s, it.card, me.seat, "book")

        parole_divine = effect(target(others(my_angels)), on_each(_shelve))

    reword(LANCER, Shelves)
    t = scene({"rear": [LURE, LANCER], "book": [GHOUL]}, {"rear": [DRAGON], "book": [BROTHER]})
    lure(t, DRAGON)
    t.use(LANCER, DRAGON)
    t.pass_all()
    assert t.you.book == [DRAGON, BROTHER] and t.me.book == [GHOUL]
    t.settled()


@rule("SF-LEX-170")
@card("sentence-de-l-aube", "pentaclock")
def test_a_banished_guest_goes_to_its_owners_pandemonium_unless_it_moves_on():
    t = scene(
        {"rear": [LURE], "hand": ["sentence-de-l-aube"], "worship": believers(3)}, {"rear": [on(DRAGON, damage=1)]}
    )
    lure(t, DRAGON)
    play(t, "sentence-de-l-aube", DRAGON)
    t.pass_all()
    assert t.you.pandemonium == [DRAGON] and t.me.pandemonium == []
    t.settled()
    t = scene({"rear": [LURE, "pentaclock"]}, {"rear": [on(DRAGON, damage=1)]})
    lure(t, DRAGON)
    t.use("pentaclock")
    t.pass_all()
    t.me.pick(DRAGON)
    assert t.card(DRAGON).controller == me and wounds(t, DRAGON) == [0]  # several changes of zone in a row
    assert t.you.pandemonium == []
    t.settled()


@rule("SF-LEX-180")
@card("canopee-des-embruns")
def test_you_control_what_is_in_play_and_under_your_control():
    def evening(**more):
        grove = {"worship": ["canopee-des-embruns"], "rear": ["treen", "enfant-change-du-lagon", LURE]}
        theirs = {"rear": ["semeuse-d-ecorces"], "book": [BROTHER] * 4}
        return scene({**grove, "book": [BROTHER] * 4, **more}, theirs)

    t = evening(limbo=["rodeur-des-mangroves"], hand=["rodeur-des-mangroves"])
    before = ec(t, "canopee-des-embruns")[0]
    end_turn(t)
    assert ec(t, "canopee-des-embruns") == [before]  # two: neither the Limbes nor the hand is in play
    t = evening()
    lure(t, "semeuse-d-ecorces")
    end_turn(t)
    assert ec(t, "canopee-des-embruns") == [before + 2]
    t.settled()


@rule("SF-LEX-190")
@card("leana-princesse-d-eondra")
def test_your_cards_are_those_that_you_control_whoever_owns_them():
    t = scene({"rear": [LURE, "leana-princesse-d-eondra"]}, {"rear": ["elora-d-eondra"]})
    assert stats(t, "elora-d-eondra") == (3, 3)
    lure(t, "elora-d-eondra")
    assert stats(t, "elora-d-eondra") == (4, 3)
    t.settled()
    t = scene({"rear": ["leana-princesse-d-eondra", "elora-d-eondra"]}, {"rear": [LURE]}, active=you)
    assert stats(t, "elora-d-eondra") == (4, 3)
    lure(t, "elora-d-eondra")
    assert stats(t, "elora-d-eondra") == (3, 3)
    t.settled()


# Jouer, mettre en jeu


@rule("SF-LEX-200")
@card("pentaclock", "colosse-a-ogives")
def test_a_page_put_into_play_needs_neither_its_cost_nor_its_serment():
    t = scene({"rear": ["pentaclock", "colosse-a-ogives"], "hand": ["colosse-a-ogives"], "worship": [on(TEMPLE, ec=9)]})
    assert t.why("play", t.state.players[me].hand[0].number) == "SF-LEX-620"
    t = scene({"rear": ["pentaclock", on("colosse-a-ogives", damage=3)], "worship": [on(TEMPLE, ec=2)]})
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("colosse-a-ogives")
    assert ec(t, TEMPLE) == [0] and t.me.rear == ["pentaclock", "colosse-a-ogives"]
    assert wounds(t, "colosse-a-ogives") == [0]
    t.settled()


@rule("SF-LEX-210")
@card("pentaclock", "semeuse-d-ecorces", "ombre-de-kuroba")
def test_a_page_put_into_play_does_all_that_it_does_when_it_is_played():
    t = scene({"rear": ["pentaclock", "semeuse-d-ecorces", "ombre-de-kuroba"]}, {"rear": [on(DRAGON, damage=1)]})
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("semeuse-d-ecorces")
    t.pass_all()
    assert t.me.rear[-2:] == ["semeuse-d-ecorces", "treen"]  # Ferveur
    t = scene({"rear": ["pentaclock", "ombre-de-kuroba"]}, {"rear": [on(DRAGON, damage=1)]})
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("ombre-de-kuroba")
    t.me.pick("yes", DRAGON)  # Assassin
    t.pass_all()
    assert t.you.purgatory == [DRAGON]
    t.settled()


@rule("SF-LEX-220")
def test_playing_is_paying_from_the_hand_or_the_limbes_and_not_being_put_into_play(reword):
    class Rewards:
        after_played = only(both(yours, lambda s, me, event: event.it is not None and is_angel(event.it)))(
            effect(gains_fv(1))
        )

    reword(TEMPLE, Rewards)
    t = scene({"rear": ["pentaclock", GHOUL], "hand": [DRAGON, BOLT], "limbo": [WALKER], "worship": believers(2)})
    before = fv(t, me)
    t.use("pentaclock")
    t.pass_all()
    t.me.pick(GHOUL)
    assert t.match.decision.kind == "main" and fv(t, me) == before
    t.play(WALKER)  # from the Limbes
    t.pass_all()
    assert t.me.rear[-1] == WALKER and fv(t, me) == before + 1
    t.play(DRAGON)
    t.pass_all()
    assert fv(t, me) == before + 2 and ec(t, TEMPLE) == [30 - 2 - 5 - 4]
    assert t.why("play", GHOUL) == "SF-LEX-220"  # it is in play already
    t.settled()


# Dans un combat, déchirer, défausser, défenseur


@rule("SF-LEX-230")
@card("bourreau-voile")
def test_in_a_combat_are_those_that_have_declared_and_their_defender():
    t = scene(
        {"rear": [WALKER, DRAGON], "worship": believers(0, "bourreau-voile")},
        {"rear": [GHOUL, BROTHER], "worship": believers(0, "bourreau-voile")},
    )
    announce(t, WALKER, DRAGON)
    t.declare(WALKER)
    t.strike(GHOUL)
    t.use("bourreau-voile")
    assert t.me.purgatory == [DRAGON]  # announced, but in no combat yet: the only one to be had
    t.pass_all()
    t = scene(
        {"rear": [WALKER, DRAGON]},
        {"rear": [GHOUL, BROTHER, LANCER], "worship": believers(0, "bourreau-voile")},
    )
    fight(t, WALKER, GHOUL)
    t.me.pick("pass")
    t.use("bourreau-voile")
    assert t.you.purgatory == [BROTHER]  # not the defender, nor a page of Pureté Céleste
    t.pass_all()


@rule("SF-LEX-230")
def test_a_combat_ends_with_its_damage_and_an_attack_on_the_divinite_is_one():
    t = scene({"rear": [WALKER], "worship": believers(0, "bourreau-voile")})
    fight(t, WALKER, heaven(t), ambush=True)
    assert "bourreau-voile" not in t.offers("use")
    assert t.why(f"use:{t.number('bourreau-voile')}.4") == "SF-ABIL-140"
    t.pass_all()
    assert t.state.divinity(you).damage == 5 and "bourreau-voile" in t.offers("use")  # the damage was resolved
    t.settled()


@rule("SF-LEX-230")
def test_a_card_whose_attack_has_failed_is_in_no_combat_any_more():
    t = scene(
        {"rear": [WALKER], "worship": believers(0, "bourreau-voile")},
        {"rear": [GHOUL], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    fight(t, WALKER, GHOUL)
    respond(t, you, "rappel-des-cieux")
    t.you.pick("pass")
    t.me.pick("pass")
    assert t.you.hand == [GHOUL]  # the defender is gone, but the attack has yet to fail
    assert "bourreau-voile" not in t.offers("use")
    t.pass_all()
    assert "bourreau-voile" in t.offers("use") and t.me.front == [WALKER]
    t.settled()


@rule("SF-LEX-240")
@card("novice-aux-clochettes")
def test_a_torn_page_goes_from_the_book_to_the_purgatoire_and_is_not_destroyed():
    t = scene({"hand": ["novice-aux-clochettes"], "book": ["serpent-de-magma", DRAGON]})
    t.play("novice-aux-clochettes")
    t.pass_all()
    assert t.me.purgatory == ["serpent-de-magma"] and t.me.book == [DRAGON]
    assert t.state.divinity(you).damage == 0 and t.state.fallen == []  # no Dernier souffle
    t.settled()


@rule("SF-LEX-250")
@card("le-mange-tout")
def test_whoever_discards_picks_the_page():
    t = scene({"hand": ["le-mange-tout"]}, {"hand": [DRAGON, GHOUL]})
    t.play("le-mange-tout")
    t.you.pick("mode:0")
    t.pass_all()
    t.asks(you, [DRAGON, GHOUL], kind="discard")
    t.you.pick(GHOUL)
    assert t.you.hand == [DRAGON] and t.you.purgatory == [GHOUL]
    t.settled()


@rule("SF-LEX-260")
def test_a_defender_in_an_effect_is_the_one_that_is_attacked(reword):
    class HitsADefender:
        miracle = effect(target(lambda s, me: defending(s, 0) + defending(s, 1)), damage(3))

    reword(BOLT, HitsADefender)
    t = scene(
        {"rear": [WALKER], "hand": [BOLT], "worship": believers(2)},
        {"rear": [BROTHER, CHAMPION]},
    )
    assert t.why("play", BOLT) == "SF-MIRACLE-100"  # both defend the Divinité, but no attack is declared
    fight(t, WALKER, CHAMPION)
    play(t, BOLT, CHAMPION)
    t.pass_all()
    assert t.you.purgatory == [CHAMPION] and wounds(t, BROTHER) == [0]
    t.settled()


@rule("SF-LEX-260")
def test_an_attack_on_the_divinite_has_no_defender_and_anges_on_the_ag_defend_it(reword):
    class HitsADefender:
        miracle = effect(target(lambda s, me: defending(s, 0) + defending(s, 1)), damage(3))

    reword(BOLT, HitsADefender)
    t = scene(
        {"rear": [WALKER], "hand": [BOLT], "worship": believers(2)},
        {"rear": [BROTHER], "front": [CHAMPION]},
    )
    fight(t, WALKER, heaven(t), ambush=True)
    assert t.why("play", BOLT) == "SF-MIRACLE-100"
    t.pass_all()
    t.asks(me, [BROTHER, CHAMPION, "hold"], kind="redirect")  # BROTHER, on the AG, defends
    t.hold()
    t.settled()
    t = scene({"rear": [WALKER]}, {"rear": [SLAG], "front": [CHAMPION]})
    fight(t, WALKER, heaven(t), ambush=True)
    t.pass_all()
    assert t.state.divinity(you).damage == 5  # neither a Golem nor who stands on the LDF
    t.settled()


# Détruit, en jeu


class CountsTheDestroyed:
    """*Each time a page is destroyed, your Divinité gains 1 FV.*"""

    after_destroyed = effect(gains_fv(1))


@rule("SF-LEX-270")
@card("medium-de-la-cour", "novice-aux-clochettes", "rappel-des-cieux")
def test_revoking_destroys_and_so_does_the_loss_of_a_bearer_but_not_discarding_nor_tearing(reword):
    reword("cite-des-anges", CountsTheDestroyed)
    t = scene(
        {
            "hand": ["medium-de-la-cour", "novice-aux-clochettes", "rappel-des-cieux", GHOUL],
            "rear": [on(DRAGON, SWORD)],
            "worship": [on("cite-des-anges", ec=30), *believers(3)[1:]],
            "book": [LANCER] * 3,
        }
    )
    before = fv(t, me)
    t.play("medium-de-la-cour")
    t.me.pick("yes", GHOUL)  # discarded
    t.pass_all()
    t.play("novice-aux-clochettes")
    t.pass_all()
    assert t.me.purgatory == [GHOUL, LANCER] and fv(t, me) == before
    play(t, "rappel-des-cieux")  # revokes one
    t.pass_all()
    t.me.pick(DRAGON)  # its Équipement falls
    t.pass_all()
    assert fv(t, me) == before + 2 and SWORD in t.me.purgatory and PLAIN in t.me.purgatory
    t.settled()


@rule("SF-LEX-270")
@pytest.mark.parametrize(
    ("victim", "purgatory", "hand", "picks"),
    [
        (on(BROTHER, damage=1), ["brule-chair"], [], []),  # FV reduced to the damage
        (on("dragonnet-des-cendres"), ["brule-chair"], [], []),  # FV reduced to 0
        (on(GHOUL), [], [BOLT], [GHOUL]),  # damage as high as the FV
        (on(WALKER, SLAG), [], [BOLT], [SLAG]),  # damage as high as the BOU
        (on(DRAGON), [], ["sentence-du-tribunal-noir"], []),  # a Miracle that says so
    ],
)
def test_what_loses_its_fv_or_bou_or_is_told_to_be_is_destroyed(reword, victim, purgatory, hand, picks):
    reword("cite-des-anges", CountsTheDestroyed)
    t = scene(
        {"hand": hand, "purgatory": purgatory, "worship": believers(3)},
        {"rear": [victim], "worship": ["cite-des-anges"]},
    )
    before = fv(t, you)
    if purgatory:
        t.use("brule-chair", victim["card"])
    else:
        play(t, hand[0], *picks)
        if t.match.decision.kind == "mode":
            t.you.pick("mode:0")
            while t.match.decision.kind == "revoke":
                t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert len(t.you.purgatory) == 1
    assert fv(t, you) == before + (1 if purgatory else 2)  # with the Adorateur that was revoked
    t.settled()


@rule("SF-LEX-280")
def test_only_what_is_in_play_is_destroyed_a_page_to_the_purgatoire_an_archange_to_the_pandemonium(reword):
    class Doom:
        miracle = effect(target(either(angels, lambda s, me: s.players[opponent(s, me.seat)].rear)), destroys())

    reword(BOLT, Doom)
    mine = {"hand": [BOLT], "worship": believers(2)}
    t = scene(mine, {"limbo": [DRAGON], "purgatory": [GHOUL]})
    assert t.why("play", BOLT) == "SF-MIRACLE-100"
    t = scene(mine, {"rear": [DRAGON], "limbo": [GHOUL]})
    play(t, BOLT, DRAGON)
    t.pass_all()
    assert t.you.purgatory == [DRAGON] and t.you.limbo == [GHOUL]
    t = scene(mine, {"rear": ["uriane-lame-de-l-aube"]})
    play(t, BOLT, "uriane-lame-de-l-aube")
    t.pass_all()
    assert t.you.pandemonium == ["uriane-lame-de-l-aube"] and t.you.purgatory == []
    t.settled()


class SweepsAll:
    """*Destroy all that stands on the CDB, Bénédictions too.*"""

    miracle = effect(lambda s, me: destroy(s, [Destroyed(one) for seat in (0, 1) for one in s.players[seat].rear]))


@rule("SF-LEX-280", "SF-LEX-140", "SF-SOUFFLE-010")
@card("chant-des-recifs")
def test_who_is_destroyed_together_with_the_song_that_holds_it_breathes_its_last_for_the_singer(reword):
    class Breathes:
        dernier_souffle = effect(draws(1))

    reword(BOLT, SweepsAll)
    reword(BROTHER, Breathes)
    t = scene(
        {"hand": ["chant-des-recifs", BOLT], "worship": believers(4), "book": [LANCER]},
        {"rear": [BROTHER, BROTHER], "book": [GHOUL, GHOUL]},
    )
    t.play("chant-des-recifs", BROTHER)
    t.pass_all()
    assert t.me.rear == ["chant-des-recifs", BROTHER] and t.you.rear == [BROTHER]
    play(t, BOLT)
    t.pass_all()
    assert t.me.hand == [LANCER] and t.you.hand == [GHOUL]  # one breath each
    assert t.me.rear == t.you.rear == [] and t.you.purgatory == [BROTHER] * 2
    assert sorted(t.me.purgatory) == sorted([BOLT, "chant-des-recifs", PLAIN])
    assert t.state.lasting == []
    t.settled()


@rule("SF-LEX-040", "SF-LEX-280")
@pytest.mark.parametrize("order", [0, 1])
def test_who_falls_with_what_is_banished_sees_it_go(reword, order):
    reword(BOLT, SweepsAll)
    reword(WALKER, CountsTheBanished)
    rear = ["la-bete-des-egouts", WALKER]
    t = scene({"hand": [BOLT], "worship": believers(2), "rear": rear[::-1] if order else rear, "book": [LANCER] * 2})
    play(t, BOLT)
    t.pass_all()
    assert t.me.pandemonium == ["la-bete-des-egouts"] and WALKER in t.me.purgatory and t.me.hand == [LANCER]
    t.settled()


@rule("SF-LEX-290")
@card("dynamo-devote")
@pytest.mark.parametrize(("more", "gained"), [({}, 0), ({"front": ["drone-frelon"]}, 1), ({"extra": 1}, 1)])
def test_in_play_is_on_the_cdb_or_in_the_adoration(more, gained):
    worship = [TEMPLE, "dynamo-devote", *["technicienne-catalyste"], *["dynamo-devote"] * more.get("extra", 0)]
    t = scene(
        {
            "worship": worship,
            "rear": [WALKER],
            "front": more.get("front", []),
            "limbo": ["mecatrooper"],
            "hand": ["mecatrooper"] * 4,
            "purgatory": ["mecatrooper"],
            "book": [BROTHER] * 4,
        },
        {"book": [BROTHER] * 4},
        active=you,
        attacked=True,
    )
    t.end()
    t.pass_all()
    if t.match.decision.kind == "retreat":
        t.me.pick("done")
        t.pass_all()
    if t.match.decision.kind == "trigger":
        t.me.pick(t.match.decision.keys[0])
        t.pass_all()
    assert ec(t, "dynamo-devote") == [3 + gained]
    t.settled()


# Donner, gagner, régénérer


def arrives(id, **words):
    """An Adorateur enters play at the end of my Aurore divine."""
    t = scene({"register": [id], **words}, step="dawn")
    t.pass_all()
    t.worship(id)
    return t


@rule("SF-LEX-300")
@card("porteur-d-eau")
def test_what_is_given_is_created_and_may_exceed_what_is_printed():
    t = arrives("porteur-d-eau", worship=[on(TEMPLE, ec=30), on(PLAIN, ec=5)])
    t.me.pick("yes", PLAIN)
    t.pass_all()
    assert ec(t, PLAIN, "porteur-d-eau", TEMPLE) == [8, 3, 30]
    t.settled()


@rule("SF-LEX-310")
@card("porteur-d-eau")
def test_what_is_given_is_gained(reword):
    class Sees:
        after_ec = only(to_itself)(effect(draws(1)))

    reword(PLAIN, Sees)
    t = arrives("porteur-d-eau", worship=[on(TEMPLE, ec=30), on(PLAIN, ec=0)], book=[LANCER] * 3)
    t.me.pick("yes", PLAIN)
    t.pass_all()
    assert ec(t, PLAIN) == [3] and t.me.hand == [LANCER]  # once, for three EC
    t.settled()
    t = arrives(PLAIN, book=[LANCER])
    assert ec(t, PLAIN) == [5] and t.me.hand == []  # its own reserve was not given to it
    t.settled()


@rule("SF-LEX-310")
@card("porteur-de-cellules", "koguryo-dieu-du-sabre")
def test_markers_that_are_given_are_gained_too(reword):
    class Sees:
        after_marked = only(to_itself)(effect(draws(1)))

    reword(GHOUL, Sees)
    t = scene({"divine": ["koguryo-dieu-du-sabre"], "rear": [on(GHOUL, SWORD)], "book": [LANCER] * 2})
    t.use("koguryo-dieu-du-sabre", GHOUL)
    t.pass_all()
    assert t.me.hand == [LANCER]
    t.settled()


@rule("SF-LEX-320")
@card("e-v-e", "porteur-d-eau", "souffleuse-de-forge")
@pytest.mark.parametrize("giver", ["porteur-d-eau", "souffleuse-de-forge"])
def test_ec_cannot_be_given_to_what_cannot_receive_them(giver):
    t = arrives(giver, worship=[on(TEMPLE, ec=30), on("e-v-e", ec=0)])
    t.asks(me, kind="main")  # its Ferveur cannot be activated
    assert ec(t, "e-v-e") == [0]
    t.settled()


@rule("SF-LEX-320")
@card("chant-d-elevation")
def test_a_golem_has_no_atq_to_be_raised():
    t = scene({"rear": [on(LANCER, SLAG)], "hand": ["chant-d-elevation"], "worship": believers(5)})
    t.play("chant-d-elevation")
    assert stats(t, LANCER) == (3, 3) and atq(t.state, t.card(SLAG)) == 0
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [LANCER] and t.why("announce", SLAG) == "SF-GOLEM-070"


@rule("SF-LEX-330")
@card("linalie-deesse-pirate")
def test_ec_gained_go_to_the_temple_or_to_one_adorateur():
    t = scene(
        {
            "divine": ["linalie-deesse-pirate"],
            "rear": [on("mousse-des-hauts-fonds", marks={"poseidor": 3}), "uriane-lame-de-l-aube"],
            "worship": [on(TEMPLE, ec=4), on(PLAIN, ec=1), on("pecheur-de-perles", ec=0), "e-v-e"],
        }
    )
    t.use("linalie-deesse-pirate")
    t.pass_all()
    t.asks(me, [TEMPLE, PLAIN, "pecheur-de-perles"])  # neither the Archange nor E-V-E
    t.me.pick(PLAIN)
    assert ec(t, TEMPLE, PLAIN, "pecheur-de-perles") == [4, 4, 0]
    t.settled()


@rule("SF-LEX-340")
@card("recharge-generale", "e-v-e")
@pytest.mark.parametrize(("id", "full"), [(PLAIN, 5), ("vulcaryon-seigneur-de-braise", 4), ("pecheur-de-perles", 9)])
def test_regenerating_fills_the_reserve_of_an_adorateur_or_an_archange(id, full):
    empty = [on(one, ec=0) for one in (TEMPLE, PLAIN, "e-v-e", "penitent-des-caves")]
    t = scene(
        {
            "hand": ["recharge-generale"],
            "rear": [on("vulcaryon-seigneur-de-braise", ec=0)],
            "worship": [*empty, on("pecheur-de-perles", ec=9)],  # more than its five
        }
    )
    t.play("recharge-generale", "penitent-des-caves")  # revoked
    t.pass_all()
    t.asks(me, [PLAIN, "pecheur-de-perles", "vulcaryon-seigneur-de-braise"])
    t.me.pick(id)
    assert ec(t, id) == [full] and ec(t, TEMPLE, "e-v-e") == [0, 0]
    t.settled()


# Faites un choix ou plusieurs

SERAPH = "seraphin-de-la-derniere-priere"


@rule("SF-LEX-350")
@card("seraphin-de-la-derniere-priere")
def test_only_what_is_possible_can_be_chosen_and_no_more_than_that():
    t = scene({"hand": [SERAPH]})
    before = fv(t, me)
    t.play(SERAPH)
    t.asks(me, kind="answer")  # one of four is possible: nothing to pick
    assert len(t.state.stack.items) == 1
    t.pass_all()
    assert fv(t, me) == before + 3
    t.settled()
    t = scene({"hand": [SERAPH], "book": [LANCER], "rear": [GHOUL]})
    t.play(SERAPH)
    t.asks(me, ["mode:1", "mode:2", "mode:3"], kind="mode")  # no opposing Ange
    t.me.pick("mode:2")
    t.asks(me, ["mode:1", "mode:3"], kind="mode")


@rule("SF-LEX-360")
@card("seraphin-de-la-derniere-priere")
@pytest.mark.parametrize("first", ["mode:0", "mode:1"])
def test_each_choice_is_an_effect_of_its_own_in_the_order_of_its_player(first):
    t = scene(
        {"hand": [SERAPH], "book": [LANCER]},
        {"rear": [DRAGON], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    before = fv(t, me)
    t.play(SERAPH, "mode:0", "mode:1")
    t.asks(me, ["mode:0", "mode:1"], kind="order")
    t.me.pick(first)
    t.asks(me, [DRAGON], kind="target")
    t.me.pick(DRAGON)
    assert [one.ability[-1] for one in t.state.stack.items] == [first[-1], "1" if first == "mode:0" else "0"]
    respond(t, you, "rappel-des-cieux")
    t.pass_all()
    assert t.you.hand == [DRAGON] and fv(t, me) == before + 3  # one was cancelled, the other was not
    t.settled()


@rule("SF-LEX-370")
@card("huissier-des-abysses")
def test_where_the_opponent_picks_the_controller_orders_and_benefits():
    t = scene({"hand": ["huissier-des-abysses"], "purgatory": ["huissier-des-abysses"]}, {"rear": [WALKER]})
    t.play("huissier-des-abysses")
    t.asks(you, ["mode:0", "mode:1", "mode:2"], kind="mode")
    t.you.pick("mode:0", "mode:2")
    t.asks(me, ["mode:0", "mode:2"], kind="order")
    t.me.pick("mode:2")
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.state.divinity(you).damage == 3 and t.me.rear == ["huissier-des-abysses"]  # the last first
    t.pass_all()
    assert t.me.rear == ["huissier-des-abysses", "goule"] and t.you.rear == [WALKER]
    t.settled()


# Guérir


@rule("SF-LEX-380")
@card("gardienne-du-berceau")
@pytest.mark.parametrize(
    ("id", "left"), [("uriane-lame-de-l-aube", [0, 0, 3]), (LANCER, [4, 0, 3]), (WALKER, [4, 0, 0])]
)
def test_healing_removes_all_damage_from_a_page_or_the_archange_even_if_there_is_none(id, left):
    t = scene(
        {
            "hand": ["gardienne-du-berceau"],
            "rear": [on("uriane-lame-de-l-aube", damage=4, ec=0), LANCER, on(WALKER, damage=3)],
        },
        {"rear": [on(DRAGON, damage=1)]},
    )
    t.play("gardienne-du-berceau")
    t.me.pick("yes")
    t.pass_all()
    t.asks(me, ["uriane-lame-de-l-aube", LANCER, WALKER], kind="target")
    t.me.pick(id)
    assert wounds(t, "uriane-lame-de-l-aube", LANCER, WALKER) == left
    t.settled()


@rule("SF-LEX-390")
@card("leana-d-eondra")
def test_healing_some_is_optional_and_targets_one_of_your_pages_on_the_cdb():
    mine = {
        "hand": ["leana-d-eondra"],
        "rear": [on(WALKER, on(SLAG, damage=1), damage=5), on("uriane-lame-de-l-aube", damage=4, ec=0)],
        "worship": believers(1),
    }
    t = scene(mine, {"rear": [on(DRAGON, damage=1)]})
    t.play("leana-d-eondra")
    t.me.pick("yes")
    t.asks(me, [WALKER, SLAG, "leana-d-eondra"], kind="target")
    t.me.pick(WALKER)
    t.pass_all()
    assert wounds(t, WALKER, SLAG) == [3, 1]
    t.settled()
    t = scene(mine)
    t.play("leana-d-eondra")
    t.me.pick("no")
    t.asks(me, kind="main")
    assert wounds(t, WALKER, SLAG) == [5, 1]


@rule("SF-LEX-400")
@card("anaya-deesse-de-la-purete")
@pytest.mark.parametrize("damage", [0, 1, 3, 5])
def test_no_more_is_healed_than_was_there(reword, damage):
    class Counts:
        after_healed = effect(lambda s, me: draw(s, me.seat, me.about[1]) and None)

    reword("cite-des-anges", Counts)
    t = scene(
        {
            "divine": ["anaya-deesse-de-la-purete"],
            "worship": [on("cite-des-anges", ec=9)],
            "rear": [on(WALKER, damage=damage)],
            "book": [BROTHER] * 9,
        }
    )
    t.use("anaya-deesse-de-la-purete", WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [max(0, damage - 3)] and len(t.me.hand) == min(damage, 3)
    t.settled()


class MindsBeingTargeted:
    """*Each time this Ange is targeted, draw a page.*"""

    after_targeted = only(to_itself)(effect(draws(1)))


@rule("SF-LEX-410", "SF-LEX-430")
@card("bouclier-de-priere")
def test_healing_and_preventing_what_is_targeted_already_do_not_target_again(reword):
    reword(WALKER, MindsBeingTargeted)
    t = scene(
        {
            "hand": ["bouclier-de-priere"],
            "rear": [on(WALKER, damage=3), on(DRAGON, damage=2)],
            "worship": believers(3),
            "book": [LANCER] * 3,
        }
    )
    t.play("bouclier-de-priere", WALKER)
    t.pass_all()
    assert t.me.hand == [LANCER] and wounds(t, WALKER, DRAGON) == [1, 2]
    assert list(t.state.prevented.values()) == [3]
    t.settled()


@rule("SF-LEX-410")
def test_values_of_healing_add_up(reword):
    class Heals:
        parole_divine = effect(target(my_angels), heals(1), heals(2))

    reword(LANCER, Heals)
    t = scene({"rear": [LANCER, on(WALKER, damage=5)]})
    t.use(LANCER, WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [2]
    t.settled()


# Prévenir

AMBROSINE = "ambrosine-mere-des-remparts"  # Prévenir (2) once per turn


@rule("SF-LEX-420")
@card("ambrosine-mere-des-remparts")
def test_preventing_reduces_the_damage_of_the_turn_on_one_of_your_pages():
    t = scene({"rear": [DRAGON]}, {"divine": [AMBROSINE], "rear": [WALKER, on(LANCER, SLAG)]})
    fight(t, DRAGON, WALKER)
    t.me.pick("pass")
    t.use(AMBROSINE)
    t.asks(you, [WALKER, LANCER, SLAG], kind="target")
    t.you.pick(WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [3]
    t.settled()


@rule("SF-LEX-420")
@card("impulsion-disruptive")
def test_fv_damage_is_not_prevented_and_the_end_of_the_turn_ends_it():
    t = scene(
        {"divine": [AMBROSINE], "rear": [CHAMPION], "hand": ["impulsion-disruptive"], "worship": believers(3)},
        {"hand": [BOLT], "worship": believers(2)},
    )
    t.use(AMBROSINE, CHAMPION)
    t.pass_all()
    play(t, "impulsion-disruptive")
    assert wounds(t, CHAMPION) == [3]
    end_turn(t)
    play(t, BOLT, CHAMPION)
    t.pass_all()
    assert t.me.purgatory[-1] == CHAMPION
    t.settled()


@rule("SF-LEX-430")
@card("bouclier-de-priere")
def test_values_of_preventing_add_up():
    t = scene(
        {"divine": [AMBROSINE], "rear": [WALKER], "hand": ["bouclier-de-priere"], "worship": believers(3)},
        {"rear": [CHAMPION]},
    )
    t.use(AMBROSINE, WALKER)
    t.pass_all()
    play(t, "bouclier-de-priere", WALKER)
    t.pass_all()
    fight(t, WALKER, CHAMPION)
    t.pass_all()
    assert wounds(t, WALKER, CHAMPION) == [6 - 3 - 2, 5]
    t.settled()


@rule("SF-LEX-440")
@card("bouclier-de-priere", "pluie-de-braises")
def test_what_is_prevented_is_used_up():
    t = scene({"rear": [WALKER], "hand": ["bouclier-de-priere", "pluie-de-braises", BOLT], "worship": believers(6)})
    play(t, "bouclier-de-priere", WALKER)
    t.pass_all()
    play(t, "pluie-de-braises")
    t.pass_all()
    assert wounds(t, WALKER) == [0]  # 2 of 3
    play(t, BOLT, WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [2]
    t.settled()


# Imprimé, insensible


@rule("SF-LEX-450")
@card("foi-du-heros")
def test_printed_is_what_stands_on_the_card_and_a_printed_x_is_nothing(reword, monkeypatch):
    class Grows:
        atq = plus(6, itself_only)

    t = scene({"rear": [on(DRAGON, marks={"+1/+1": 2})], "hand": ["foi-du-heros"], "worship": believers(2)})
    play(t, "foi-du-heros", DRAGON)
    t.pass_all()
    assert stats(t, DRAGON) == (7 + 5, 6 + 5)
    t.settled()
    reword(LANCER, Grows)
    monkeypatch.setattr(BOOK.cards[LANCER], "atq", 0)  # how an X is written
    t = scene({"rear": [LANCER], "hand": ["foi-du-heros"], "worship": believers(2)})
    assert stats(t, LANCER) == (6, 3)
    play(t, "foi-du-heros", LANCER)
    t.pass_all()
    assert stats(t, LANCER) == (6, 3)
    t.settled()


@rule("SF-LEX-450")
@card("rappel-des-cieux")
def test_the_printed_cost_of_a_familier_is_nothing():
    t = scene({"hand": ["rappel-des-cieux"], "worship": believers(3)}, {"rear": ["poseid", "championne-de-la-cite"]})
    play(t, "rappel-des-cieux")
    t.pass_all()
    assert t.you.rear == ["championne-de-la-cite"] and t.you.hand == []  # it alone costs 4 or less
    t.settled()


@rule("SF-LEX-460")
def test_what_is_insensitive_to_golems_is_not_affected_by_their_abilities(reword):
    class Burns:
        ferveur = effect(damage(3, angels))

    class Stony:
        def insensible(s, source, it, me):
            return it is source and me.proto.type == "golem"

    reword(TURTLE, Burns)
    reword(LANCER, Stony)
    t = scene({"hand": [TURTLE], "rear": [CHAMPION]}, {"rear": [LANCER, WALKER]})
    t.play(TURTLE)
    t.pass_all()
    assert t.you.rear == [LANCER, WALKER] and wounds(t, LANCER, WALKER) == [0, 3]
    t.settled()


@rule("SF-LEX-470")
@card("heaume-sans-visage")
def test_an_insensitive_card_can_be_targeted_and_the_rest_of_the_effect_happens(reword):
    class HitsAndDraws:
        miracle = effect(target(angels), damage(2), draws(1))

    reword(BOLT, HitsAndDraws)
    t = scene({"hand": [BOLT], "worship": believers(2), "book": [LANCER]}, {"rear": ["heaume-sans-visage"]})
    play(t, BOLT, "heaume-sans-visage")
    t.pass_all()
    assert wounds(t, "heaume-sans-visage") == [0] and t.me.hand == [LANCER]
    t.settled()


@rule("SF-LEX-470")
@card("pluie-de-braises")
def test_an_effect_on_all_needs_one_that_it_can_affect(reword):
    class Blessed:
        def insensible(s, source, it, me):
            return it is source and me.proto.type == "miracle"

    reword(LANCER, Blessed)
    mine = {"hand": ["pluie-de-braises"], "worship": believers(4)}
    t = scene(mine, {"rear": [LANCER]})
    assert t.why("play", "pluie-de-braises") == "SF-MIRACLE-100"
    t = scene(mine, {"rear": [LANCER, WALKER]})
    play(t, "pluie-de-braises")
    t.pass_all()
    assert wounds(t, LANCER, WALKER) == [0, 2]
    t.settled()


# Légendaire, Renommée des héros


@rule("SF-LEX-480")
@card("vanaris", "lady-d-obscuria")
def test_one_legendaire_of_a_name_for_each_player_and_several_of_different_names():
    t = scene({"rear": ["vanaris"], "hand": ["vanaris", "lady-d-obscuria"]}, {"hand": ["vanaris"], "rear": [GHOUL]})
    second = t.state.players[me].hand[0].number
    assert t.offers("play") == ["lady-d-obscuria"] and t.why("play", second) == "SF-LEX-490"
    t.play("lady-d-obscuria")
    assert t.me.rear == ["vanaris", "lady-d-obscuria"]
    end_turn(t)
    t.play(t.state.players[you].hand[0].number)  # the opponent may have one as well
    assert t.you.rear == [GHOUL, "vanaris"]
    t.settled()


@rule("SF-LEX-490")
@card("sirene-aux-sept-voix", "demonification")
def test_no_effect_gives_you_a_second_one():
    t = scene({"rear": [LURE, "vanaris"]}, {"rear": ["vanaris", GHOUL, "lady-d-obscuria"]})
    t.use("sirene-aux-sept-voix")
    t.asks(me, [GHOUL, "lady-d-obscuria"], kind="target")
    t = scene({"rear": [LURE, "vanaris"]}, {"rear": ["vanaris"]})
    assert t.why("use", "sirene-aux-sept-voix") == "SF-ABIL-140"
    t = scene({"rear": [LURE, "vanaris"], "hand": ["demonification"], "worship": believers(3)}, {"rear": ["vanaris"]})
    other = t.state.players[you].rear[0].number
    play(t, "demonification", other)
    lure(t, other)  # it is a Démon now
    assert t.card(other).controller == me and stats(t, t.card(other)) == (5, 5)
    t.settled()


@rule("SF-LEX-500", "SF-LEX-200")
@card("aleksandra", "vanaris")
def test_a_legendaire_put_into_play_destroys_the_one_that_was_there():
    t = scene({"rear": [on("vanaris", damage=2)], "hand": ["aleksandra", "vanaris"]}, {"rear": [GHOUL]})
    old, new = t.state.players[me].rear[0].number, t.state.players[me].hand[1].number
    t.play("aleksandra")
    t.me.pick("yes")
    t.me.pick("pass")
    t.you.pick("pass")
    t.me.pick(new)
    t.asks(me, kind="main")  # nobody was asked in between
    assert t.zone(old) == ("purgatory", me) and t.zone(new) == ("rear", me) and wounds(t, new) == [0]
    t.settled()


@rule("SF-LEX-510")
@card("aleksandra")
def test_the_last_breath_of_the_old_one_lies_under_the_fervour_of_the_new_one(reword):
    class Both:
        ferveur = effect(gains_fv(1))
        dernier_souffle = effect(draws(1))

    reword("vanaris", Both)
    t = scene({"rear": ["vanaris"], "hand": ["aleksandra", "vanaris"], "book": [LANCER]})
    new = t.state.players[me].hand[1].number
    t.play("aleksandra")
    t.me.pick("yes")
    t.pass_all()
    t.me.pick(new)
    assert [one.ability for one in t.state.stack.items] == ["dernier_souffle", "ferveur"]
    t.pass_all()
    assert t.me.hand == [LANCER]
    t.settled()


@rule("SF-LEX-520")
@card("elora-d-eondra")
def test_a_renowned_page_is_held_to_have_the_name_of_those_that_include_its_winged_part():
    t = scene(
        {
            "rear": ["elora-d-eondra"],
            "hand": [BOLT],
            "worship": believers(2),
            "book": ["leana-d-eondra", DRAGON, "leana-princesse-d-eondra", "elora-capitaine-de-l-elite"],
        }
    )
    play(t, BOLT, "elora-d-eondra")
    t.pass_all()
    t.me.pick("yes")
    t.pass_all()
    t.asks(me, ["leana-d-eondra", "leana-princesse-d-eondra", "done"], kind="choose")
    t.me.pick("leana-princesse-d-eondra")
    assert t.me.hand == ["leana-princesse-d-eondra"]
    t.settled()


@rule("SF-LEX-530")
@card("tete-de-karass-ash-ker-elm")
def test_wings_in_a_text_mean_every_page_whose_name_contains_the_words():
    t = scene(
        {
            "hand": ["tete-de-karass-ash-ker-elm"],
            "book": ["gamort-sans-tete", "chef-du-clan-sans-visage", "tete-de-karass-ash-ker-elm", "cohorte-sans-tete"],
        }
    )
    t.play("tete-de-karass-ash-ker-elm")
    t.me.pick("yes")
    t.pass_all()
    t.asks(me, ["gamort-sans-tete", "cohorte-sans-tete", "done"], kind="choose")
    t.me.pick("gamort-sans-tete")
    assert t.me.hand == ["gamort-sans-tete"]
    t.settled()


@rule("SF-LEX-540")
@card("aleksandra", "garungun", "garungun-leader-emerite")
def test_a_legendaire_and_a_page_of_the_same_renown_do_not_stand_together():
    t = scene({"rear": ["garungun"], "hand": ["garungun-leader-emerite"]})
    assert t.why("play", "garungun-leader-emerite") == "SF-LEX-490"
    t = scene({"rear": ["garungun-leader-emerite"], "hand": ["garungun"]})
    assert t.why("play", "garungun") == "SF-LEX-490"
    t = scene({"rear": ["garungun", GHOUL], "hand": ["aleksandra", "garungun-leader-emerite"]})
    t.play("aleksandra")
    t.me.pick("yes")
    t.pass_all()
    t.me.pick("garungun-leader-emerite")
    assert t.me.purgatory == ["garungun"] and "garungun-leader-emerite" in t.me.rear
    t.settled()
    t = scene({"rear": [LURE, "garungun-leader-emerite"]}, {"rear": ["garungun"]})
    assert t.why("use", "sirene-aux-sept-voix") == "SF-ABIL-140"


@rule("SF-LEX-540", "SF-LEX-500")
@card("aleksandra", "garungun-leader-emerite")
def test_all_those_that_the_newcomer_cannot_stand_with_are_destroyed():
    t = scene({"rear": ["garungun", GHOUL, "garungun"], "hand": ["aleksandra", "garungun-leader-emerite"]})
    t.play("aleksandra")
    t.me.pick("yes")
    t.pass_all()
    t.me.pick("garungun-leader-emerite")
    assert t.me.purgatory == ["garungun"] * 2 and t.me.rear == [GHOUL, "aleksandra", "garungun-leader-emerite"]
    t.settled()


@rule("SF-LEX-540", "SF-LEX-490")
@card("reflet-menteur")
def test_nobody_is_transformed_into_what_could_not_stand_beside_a_legendaire():
    mine = {"rear": [LANCER, "garungun-leader-emerite"], "hand": ["reflet-menteur"], "worship": believers(4)}
    t = scene(mine, {"rear": ["garungun", WALKER]})
    t.play("reflet-menteur", LANCER)
    t.asks(me, [WALKER], kind="target")
    t = scene(mine, {"rear": ["garungun"]})
    t.play("reflet-menteur")
    t.asks(me, ["garungun-leader-emerite"], kind="target")  # it may turn into its younger self, or a Lancer
    t.me.pick("garungun-leader-emerite")
    t.asks(me, ["garungun", LANCER], kind="target")


def sung(home):
    """My song holds your Elora d'Eondra; in your turn `home` came into play, and now the song ends."""
    t = scene(
        {"hand": ["chant-des-recifs"], "worship": believers(3)},
        {"rear": ["elora-d-eondra", LANCER], "hand": [home], "book": [BROTHER] * 3},
    )
    t.play("chant-des-recifs", "elora-d-eondra")
    t.pass_all()
    t.match.patch({"cards": [{"number": t.number("chant-des-recifs"), "marks": {"sablier": 1}}]})
    end_turn(t)
    t.you.play(home)
    t.pass_all()
    end_turn(t)
    return t


@rule("SF-LEX-540", "SF-LEX-510")
@card("chant-des-recifs", "elora-d-eondra", "elora-capitaine-de-l-elite")
def test_who_comes_home_ousts_the_one_of_its_renown_that_came_meanwhile():
    t = sung("elora-capitaine-de-l-elite")
    assert t.me.rear == [] and t.you.rear == [LANCER, "elora-d-eondra"]
    assert t.you.purgatory == ["elora-capitaine-de-l-elite"] and t.me.purgatory == ["chant-des-recifs"]
    t.settled()
    t = sung("elora-d-eondra")  # two that are no Légendaires may stand together
    assert t.you.rear == [LANCER, "elora-d-eondra", "elora-d-eondra"] and t.you.purgatory == []
    t.settled()


@rule("SF-LEX-480", "SF-LEX-510", "SF-PHOENIX-010")
@card("thanator-le-or")
@pytest.mark.parametrize("kept", ["yes", "no"])
def test_a_legendaire_that_comes_home_to_its_copy_ousts_it_without_a_stack(reword, kept):
    class Lends:
        miracle = effect(
            target(their_angels), on_each(lambda s, me, it: borrow(s, it, me.seat, END_OF_TURN, me.number))
        )

    reword(BOLT, Lends)
    t = scene(
        {"hand": [BOLT], "worship": believers(2), "rear": [GHOUL], "book": [BROTHER] * 3},
        {"rear": [on("thanator-le-or", damage=1)], "limbo": ["thanator-le-or"], "hand": [LANCER], "front": [DRAGON]},
    )
    here, there = (one.number for one in t.state.cards if one.proto.id == "thanator-le-or")
    play(t, BOLT, here)
    t.pass_all()
    t.match.patch({"cards": [{"number": there, "zone": "rear", "player": 1}]})
    assert t.me.rear == [GHOUL, "thanator-le-or"] and t.you.rear == ["thanator-le-or"]
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    while t.match.decision.kind == "window":
        t.answer(t.match.decision.seat, "pass")
    t.asks(you, ["yes", "no"], kind="confirm")  # Phoenix: it goes to the Limbes if its player likes
    assert not busy(t.state)
    t.you.pick(kept)
    assert t.me.rear == [GHOUL] and [one.number for one in t.state.players[1].rear] == [here]
    assert t.state.must(here).damage == 1
    assert t.zone(there) == ("limbo" if kept == "yes" else "purgatory", you)
    t.settled()


# Marqueurs


@rule("SF-LEX-550")
@pytest.mark.parametrize(("marks", "able"), [({"+1/+1": 1}, True), ({"+1/+0": 1, "+0/+1": 1}, False)])
def test_markers_of_different_shapes_are_different(reword, marks, able):
    class NeedsOne:
        parole_divine = effect(target(that(my_angels, lambda s, it: it.marks.get("+1/+1", 0) > 0)), draws(1))

    reword("pentaclock", NeedsOne)
    t = scene({"rear": ["pentaclock", on(LANCER, marks=marks)], "book": [BROTHER]})
    assert stats(t, LANCER) == (3, 4)
    assert t.why("use", "pentaclock") == ("" if able else "SF-ABIL-140")


@rule("SF-LEX-560")
@card("koguryo-dieu-du-sabre", "lecon-du-vieux-maitre")
def test_opposite_markers_cancel_each_other_and_were_gained_all_the_same(reword):
    class Sees:
        after_marked = only(to_itself)(effect(draws(1)))

    reword(GHOUL, Sees)
    t = scene(
        {
            "divine": ["koguryo-dieu-du-sabre"],
            "rear": [on(GHOUL, SWORD, marks={"-1/-1": 1})],
            "book": [LANCER] * 2,
        }
    )
    t.use("koguryo-dieu-du-sabre", GHOUL)
    t.pass_all()
    assert t.card(GHOUL).marks == {} and t.me.hand == [LANCER] and stats(t, GHOUL) == (3 + 2, 2)
    t.settled()
    t = scene(
        {"hand": ["lecon-du-vieux-maitre"], "worship": believers(3), "rear": [on("garungun", marks={"-1/-1": 1})]}
    )
    play(t, "lecon-du-vieux-maitre", "garungun")
    t.pass_all()
    assert t.card("garungun").marks == {"+1/+1": 1}
    t.settled()
    t = scene({"purgatory": ["brule-chair"]}, {"rear": [on(DRAGON, marks={"+1/+1": 2})]})
    t.use("brule-chair", DRAGON)
    t.pass_all()
    assert t.card(DRAGON).marks == {"+1/+1": 1}
    t.settled()


@rule("SF-LEX-570")
@card("brule-chair")
def test_they_leave_markers_of_other_shapes_alone():
    t = scene({"purgatory": ["brule-chair"]}, {"rear": [on(DRAGON, marks={"+1/+0": 1, "+0/+1": 1})]})
    t.use("brule-chair", DRAGON)
    t.pass_all()
    assert t.card(DRAGON).marks == {"+1/+0": 1, "+0/+1": 1, "-1/-1": 1} and stats(t, DRAGON) == (5, 4)
    t.settled()


@rule("SF-LEX-580", "SF-LEX-610")
@card("capitaine-erebousse", "orbe-draconique")
@pytest.mark.parametrize("damage", [0, 5])
def test_what_is_no_longer_in_play_gains_no_markers_but_keeps_its_poseidor_in_the_limbes(reword, damage):
    class Sees:
        after_marked = only(yours)(effect(draws(1)))

    reword(TEMPLE, Sees)
    t = scene(
        {
            "book": [LANCER] * 2,
            "rear": [on("capitaine-erebousse", damage=damage, marks={"poseidor": 3})],
            "hand": ["orbe-draconique"],
            "worship": believers(2),
        },
        {"rear": [WALKER]},
    )
    play(t, "orbe-draconique", "capitaine-erebousse")
    t.pass_all()
    fight(t, "capitaine-erebousse", WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [5]
    gained = 0 if damage else 5  # it fell, or lived to take them
    assert t.zone("capitaine-erebousse") == ("limbo" if damage else "front", me)
    assert t.card("capitaine-erebousse").marks == {"poseidor": 3 + gained}
    assert t.me.hand == [LANCER] * bool(gained)
    t.settled()


@rule("SF-LEX-610")
@card("capitaine-erebousse")
def test_poseidor_are_spent_as_a_card_says():
    t = scene({"rear": [on("capitaine-erebousse", marks={"poseidor": 4})], "book": [LANCER]})
    t.use("capitaine-erebousse")
    assert t.card("capitaine-erebousse").marks == {"poseidor": 1}
    t.pass_all()
    assert t.me.hand == [LANCER] and t.card("capitaine-erebousse").marks == {"poseidor": 1, "+1/+0": 1}
    t.settled()


# Piocher, Présage


@rule("SF-LEX-590")
@card("souffle-d-inspiration")
def test_drawing_takes_the_first_pages_of_the_book():
    t = scene({"hand": ["souffle-d-inspiration"], "worship": believers(3), "book": [DRAGON, GHOUL, WALKER]})
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.me.hand == [DRAGON, GHOUL] and t.me.book == [WALKER]
    t.settled()


@rule("SF-LEX-600")
def test_presage_puts_pages_under_the_book_or_back_on_top_in_any_order(reword):
    class Foresees:
        parole_divine = effect(omen(3))

    reword(LANCER, Foresees)
    t = scene({"rear": [LANCER], "book": [DRAGON, GHOUL, WALKER, BROTHER, SLAG]})
    t.use(LANCER)
    t.pass_all()
    top, bottom = [f"top:{one.number}" for one in t.state.players[me].book[:3]], t.state.players[me].book[1].number
    t.asks(me, [*top, *(key.replace("top", "bottom") for key in top)], kind="place")
    t.me.pick(f"bottom:{bottom}", top[2], top[0])
    assert t.me.book == [WALKER, DRAGON, BROTHER, SLAG, GHOUL]
    t.settled()
    t = scene({"rear": [LANCER], "book": [DRAGON, GHOUL]})
    assert t.why("use", LANCER) == "SF-ABIL-140"  # not three


# Serment


@rule("SF-LEX-620")
@card("pentaclock")
def test_a_serment_is_met_before_the_cost_and_without_a_stack_and_only_to_play(reword):
    class Demanding:
        serment = effect(discards(1))

    reword(DRAGON, Demanding)
    t = scene({"hand": [DRAGON]}, {"hand": [BOLT], "worship": believers(2), "rear": [GHOUL]})
    assert t.offers("play") == [] and t.why("play", DRAGON) == "SF-LEX-620" and ec(t, TEMPLE) == [30]
    t = scene({"hand": [DRAGON, GHOUL]}, {"hand": [BOLT], "worship": believers(2), "rear": [GHOUL]})
    t.play(DRAGON)
    t.asks(me, [GHOUL], kind="discard")
    assert ec(t, TEMPLE) == [30]
    t.me.pick(t.state.players[me].hand[0].number)
    t.asks(me, kind="main")  # the opponent had nothing to answer
    assert t.me.purgatory == [GHOUL] and t.me.rear == [DRAGON] and ec(t, TEMPLE) == [26]
    t.settled()
    t = scene({"rear": ["pentaclock", on(DRAGON, damage=1)]})
    t.use("pentaclock")
    t.pass_all()
    t.me.pick(DRAGON)
    assert DRAGON in t.me.rear and wounds(t, DRAGON) == [0]  # put into play with an empty hand
    t.settled()


@rule("SF-LEX-620")
@card("un-souffle-un-sabre")
def test_a_serment_that_was_met_does_not_matter_any_more():
    t = scene(
        {"rear": [on(GHOUL, SWORD)], "hand": ["un-souffle-un-sabre"], "worship": believers(2)},
        {"rear": [WALKER], "hand": [BOLT], "worship": believers(2)},
    )
    play(t, "un-souffle-un-sabre", GHOUL)
    respond(t, you, BOLT, GHOUL)
    t.pass_all()
    assert GHOUL in t.me.purgatory and wounds(t, WALKER) == [3]
    t.settled()


# Sous une carte


@rule("SF-LEX-630")
@card("titan-agrege")
def test_what_lies_under_a_card_is_out_of_play_bare_and_seen_by_both():
    t = scene({"rear": [on(WALKER, marks={"+1/+1": 1}), "titan-agrege"]}, {"rear": [GHOUL]})
    walker = t.number(WALKER)
    t.use("titan-agrege", WALKER)
    t.pass_all()
    assert t.me.rear == ["titan-agrege"] and t.state.in_play(walker) is None
    for seat in (me, you, None):
        titan = t.match.view(seat)["players"][0]["rear"][0]
        assert titan["under"] == [{"card": WALKER, "number": walker, "owner": me}] and titan["marks"] == {}
    end_turn(t)
    t.settled()


@rule("SF-LEX-640")
@card("serpent-de-magma")
def test_when_the_card_above_leaves_what_lay_under_it_goes_to_the_purgatoire_without_a_word():
    t = scene(
        {"hand": [BOLT], "rear": [WALKER], "worship": believers(2)},
        {"rear": [on("uriane-lame-de-l-aube", damage=4, under=["serpent-de-magma", "cohorte-sans-tete"])]},
    )
    fight(t, WALKER, "uriane-lame-de-l-aube")
    t.pass_all()
    t.asks(me, kind="main")  # no stack was opened
    assert t.you.purgatory == ["serpent-de-magma", "cohorte-sans-tete"] and t.you.rear == []
    assert t.state.divinity(me).damage == 0
    t.settled()


@rule("SF-LEX-640")
@card("titan-agrege")
def test_it_goes_to_its_owners_purgatoire():
    t = scene(
        {"rear": [LURE], "hand": [BOLT], "worship": believers(2)},
        {"rear": [on("titan-agrege", damage=5, under=[WALKER])]},
    )
    lure(t, "titan-agrege")
    assert stats(t, "titan-agrege") == (6, 7)
    play(t, BOLT, "titan-agrege")
    t.pass_all()
    assert sorted(t.you.purgatory) == [WALKER, "titan-agrege"] and WALKER not in t.me.purgatory
    t.settled()


@rule("SF-LEX-650")
@card("avale-tombes")
def test_what_is_linked_is_not_under():
    t = scene({"hand": [SLAG, SWORD], "rear": [on("avale-tombes", under=[GHOUL])]})
    t.play(SLAG)
    t.play(SWORD)
    assert [one.card.proto.id for one in t.card("avale-tombes").attached] == [SLAG, SWORD]
    assert stats(t, "avale-tombes") == (2 + 1 + 2, 3 + 1)  # one page under it, and the Sword
    assert t.state.in_play(t.number(SLAG)) is not None
    t.settled()


# Transformer

MIRROR = "reflet-menteur"  # one of your Anges becomes a copy of another Ange


def mirror(mine, theirs, first, second, **words):
    """The first, of mine, becomes a copy of the second."""
    words.setdefault("worship", believers(4))
    words["hand"] = [MIRROR, *words.get("hand", [])]
    t = scene({"rear": mine, **words}, theirs)
    play(t, MIRROR, first, second)
    t.pass_all()
    return t


@rule("SF-LEX-660")
@card("reflet-menteur")
def test_a_transformed_card_is_a_copy_without_the_markers_of_the_model():
    model = on("salamandre-furieuse", damage=1, marks={"+1/+1": 2}, tilted=True)
    t = mirror([LANCER], {"rear": [model]}, LANCER, "salamandre-furieuse")
    it = t.card(LANCER)
    assert stats(t, it) == (2, 4) and it.marks == {} and it.damage == 0 and not it.tilted
    assert classes(t.state, it) == ("dracodien",) and it.printed.keywords == {"berserk": 1}
    assert t.match.view(you)["players"][0]["rear"][0]["copy"] == "salamandre-furieuse"
    t.settled()


@rule("SF-LEX-660")
def test_a_copy_has_the_abilities_of_the_model():
    t = mirror([LANCER, "elora-d-eondra"], {"rear": ["leana-princesse-d-eondra"]}, LANCER, "leana-princesse-d-eondra")
    assert stats(t, "elora-d-eondra") == (4, 3)
    t.settled()


@rule("SF-LEX-670")
@card("reflet-menteur", "cohorte-sans-tete")
def test_a_transformed_card_breathes_the_last_of_its_model_and_is_itself_in_the_purgatoire():
    t = mirror(
        [LANCER], {"rear": ["cohorte-sans-tete"]}, LANCER, "cohorte-sans-tete", hand=[BOLT], worship=believers(4)
    )
    assert stats(t, LANCER) == (4, 3)
    play(t, BOLT, LANCER)
    t.pass_all()
    assert t.me.rear == ["goule"] and LANCER in t.me.purgatory
    assert t.match.view(you)["players"][0]["purgatory"][-1]["card"] == LANCER
    t.settled()


@rule("SF-LEX-670")
@card("pentaclock")
def test_a_transformed_card_that_is_banished_is_itself_again():
    t = mirror([LANCER, "pentaclock"], {"rear": [WALKER]}, LANCER, WALKER)
    assert stats(t, LANCER) == (5, 6)
    t.use("pentaclock")
    t.pass_all()
    t.me.pick(LANCER)
    assert stats(t, LANCER) == (2, 3)
    t.settled()


@rule("SF-LEX-670", "SF-LEX-660")
def test_a_transformed_archange_goes_to_the_pandemonium_all_the_same(reword):
    class Changes:
        parole_divine = effect(
            target(their_angels),
            on_each(lambda s, me, it: transform(s, my_archangel(s, me)[0], now_of(it))),
        )

    reword(LANCER, Changes)
    t = scene(
        {"rear": [LANCER, "uriane-lame-de-l-aube"], "hand": [BOLT], "worship": believers(2)},
        {"rear": ["cohorte-sans-tete"]},
    )
    t.use(LANCER, "cohorte-sans-tete")
    t.pass_all()
    assert stats(t, "uriane-lame-de-l-aube") == (4, 3)
    play(t, BOLT, "uriane-lame-de-l-aube")  # an Ange now, and a page to be targeted
    t.pass_all()
    assert t.me.pandemonium == ["uriane-lame-de-l-aube"] and t.me.rear == [LANCER, "goule"]
    t.settled()


@rule("SF-LEX-680")
@card("reflet-menteur", "serpent-de-magma")
def test_a_transformed_card_stays_what_it_has_become_in_the_limbes():
    t = mirror([CHAMPION], {"rear": ["serpent-de-magma"]}, CHAMPION, "serpent-de-magma", hand=[BOLT])
    play(t, BOLT, CHAMPION)
    t.pass_all()
    t.me.pick("yes")  # the copied Phoenix
    t.pass_all()
    assert t.zone(CHAMPION) == ("limbo", me) and t.state.divinity(you).damage == 1
    before = ec(t, TEMPLE)[0]
    t.play(CHAMPION)
    assert ec(t, TEMPLE) == [before - 4] and stats(t, CHAMPION) == (2, 2)  # Phoenix (4), not its printed 6
    t.settled()


@rule("SF-LEX-680", "SF-DOPPEL-020", "SF-WORSH-150")
@card("jeune-fea")
def test_in_the_limbes_and_out_of_them_a_transformed_card_is_what_it_has_become(reword):
    child, cabin = "enfant-change-du-lagon", "mousse-des-hauts-fonds"

    def turned(here, into, back):
        class Turns:
            def _turn(s, me, it):
                transform(s, it, BOOK.cards[into])
                limbo_from_play(s, it)
                return put_into_play(s, it.card, me.seat) if back else None

            miracle = effect(target(my_angels), on_each(_turn))

        reword(BOLT, Turns)
        worship = [on(TEMPLE, ec=0), on("jeune-fea", ec=3), PLAIN]
        t = scene({"hand": [BOLT], "worship": worship, "rear": [here]})
        t.match.patch({"cards": [{"number": t.number(PLAIN), "ec": 0}]})
        t.play(BOLT, here)
        while t.match.decision.kind == "revoke":
            t.me.pick(PLAIN)
        t.pass_all()
        return t

    t = turned(LANCER, child, True)  # a Doppelgänger now
    t.asks(me, [f"class:{name}" for name in CLASSES], kind="class")
    t.me.pick("class:goule")
    assert classes(t.state, t.card(LANCER)) == ("goule",)
    t.settled()
    t = turned(child, LANCER, True)  # none any more
    t.asks(me, kind="main")
    assert classes(t.state, t.card(child)) == ("ange-celeste",)
    t.settled()
    t = turned(LANCER, cabin, False)  # a Pirate, whom Jeune Féa pays for
    assert t.me.limbo == [LANCER] and t.offers("play") == [LANCER]
    t.play(LANCER)
    assert t.card(LANCER).printed.id == cabin and t.card("jeune-fea").ec == 3 - BOOK.cards[cabin].cost
    t.settled()
    t = turned(cabin, LANCER, False)
    assert t.me.limbo == [cabin] and t.why("play", cabin) == "SF-ANGEL-010"


@rule("SF-LEX-690", "SF-LEX-270")
@card("reflet-menteur", "lame-de-reflux")
def test_a_transformed_card_that_should_return_to_hand_is_destroyed():
    t = scene(
        {"rear": [LANCER], "hand": [MIRROR], "worship": believers(4)},
        {"rear": [WALKER], "hand": [RECALL], "worship": believers(3)},
    )
    play(t, MIRROR, LANCER, WALKER)
    t.pass_all()
    end_turn(t)
    fallen = len(t.state.fallen)
    play(t, RECALL, LANCER)
    t.pass_all()
    assert t.me.hand == [] and LANCER in t.me.purgatory
    assert len(t.state.fallen) == fallen + 2  # it, and the Adorateur that was revoked
    t.settled()


@rule("SF-LEX-700")
@card("reflet-menteur", "heaume-sans-visage")
def test_neither_an_archange_nor_what_is_insensitive_can_be_copied():
    yours = {"rear": ["uriane-lame-de-l-aube", "heaume-sans-visage", WALKER]}
    t = scene({"rear": [LANCER], "hand": [MIRROR], "worship": believers(4)}, yours)
    t.play(MIRROR, LANCER)
    t.asks(me, [WALKER], kind="target")
    t = scene({"rear": [LANCER], "hand": [MIRROR], "worship": believers(4)}, {"rear": yours["rear"][:2]})
    assert t.why("play", MIRROR) == "SF-MIRACLE-100"


@rule("SF-LEX-730")
@card("reflet-menteur")
def test_a_transformed_card_keeps_its_own_damage_markers_and_tilt():
    own = on(WALKER, damage=3, tilted=True, marks={"+1/+0": 1})
    t = mirror([own], {"rear": [DRAGON]}, WALKER, DRAGON)
    it = t.card(WALKER)
    assert stats(t, it) == (6, 4) and it.damage == 3 and it.tilted and it.marks == {"+1/+0": 1}
    t.settled()
    t = mirror([on(WALKER, damage=4)], {"rear": [DRAGON]}, WALKER, DRAGON)
    assert t.me.rear == [] and WALKER in t.me.purgatory  # no FV left
    t.settled()


@rule("SF-LEX-730")
@card("reflet-menteur")
def test_a_transformed_attacker_goes_on_attacking():
    t = scene({"rear": [LANCER], "hand": [MIRROR], "worship": believers(4)}, {"rear": [DRAGON, CHAMPION]})
    fight(t, LANCER, CHAMPION)
    play(t, MIRROR, LANCER, DRAGON)
    t.pass_all()
    assert wounds(t, CHAMPION) == [5] and LANCER in t.me.purgatory
    t.settled()


# Page, Paire liée


@rule("SF-LEX-710")
def test_there_are_seven_types_of_pages():
    kinds = {proto.facts["type"]: proto.page for proto in BOOK.cards.values()}
    assert set(kinds) == set(TYPES) and {kind for kind in kinds if not kinds[kind]} == set(EDEN)
    t = scene(
        {"hand": [BOLT], "worship": believers(2)},
        {"rear": ["uriane-lame-de-l-aube", "goule", on(WALKER, SLAG)]},
    )
    t.play(BOLT)
    t.asks(me, ["goule", WALKER, SLAG], kind="target")  # an Archange is no page, a Familier is one


@rule("SF-LEX-720")
@card("pluie-de-braises", "impulsion-disruptive", "lame-de-reflux")
def test_what_affects_a_member_of_a_pair_affects_it_alone_but_damage_meets_the_golem_first():
    t = scene(
        {"hand": ["pluie-de-braises", "impulsion-disruptive", RECALL], "worship": believers(7)},
        {"rear": [on(WALKER, SLAG)]},
    )
    play(t, "pluie-de-braises")
    t.pass_all()
    assert wounds(t, SLAG, WALKER) == [2, 0]
    play(t, "impulsion-disruptive")
    assert wounds(t, SLAG, WALKER) == [2, 3]
    play(t, RECALL, WALKER)
    t.pass_all()
    assert t.you.hand == [WALKER] and t.you.rear == [SLAG]
    t.settled()


# Prise de contrôle


@rule("SF-LEX-740")
@card("sirene-aux-sept-voix", "semeuse-d-ecorces")
def test_a_card_that_changes_controller_goes_to_the_same_line_as_it_is():
    seed = on("semeuse-d-ecorces", damage=1, tilted=True, marks={"+0/+1": 1})
    lurer = on("sirene-aux-sept-voix", SLAG, marks={"poseidor": 7})
    t = scene({"rear": [lurer, TURTLE]}, {"front": [seed]})
    lure(t, "semeuse-d-ecorces")
    it = t.card("semeuse-d-ecorces")
    assert t.me.front == ["semeuse-d-ecorces"] and t.you.front == []
    assert it.damage == 1 and it.tilted and it.marks == {"+0/+1": 1}
    assert t.me.rear == ["sirene-aux-sept-voix"]  # no Tréen: it has not arrived
    assert it.golem is not None and it.golem.card.proto.id == TURTLE
    t.settled()
    t = scene({"rear": [LURE]}, {"rear": [on(WALKER, SLAG, SWORD)]})
    lure(t, WALKER)
    assert t.me.rear == ["sirene-aux-sept-voix", WALKER] and t.you.rear == [SLAG] and t.you.purgatory == [SWORD]
    t.settled()


# Choisir et chercher dans le Livre Sacré


def knows(t, seat, id):
    """Whether a player can read this card of my book in their view."""
    return any(one.get("card") == id for one in t.match.view(seat)["players"][0]["book"])


def told(t, seat):
    return [line["id"] for line in log_data(t.match, 0, seat, None)]


@rule("SF-LEX-750")
@card("chapitre-retrouve")
def test_a_page_chosen_in_the_book_is_fixed_with_the_costs_and_shown_where_there_is_a_condition(reword):
    class AGolem:
        miracle = effect(choose_in_book(lambda proto: proto.type == "golem"), chosen_from_book())

    reword("chapitre-retrouve", AGolem)
    t = scene(
        {"hand": ["chapitre-retrouve"], "worship": believers(3), "book": [DRAGON, SLAG, WALKER, TURTLE]},
        {"hand": [BOLT], "worship": believers(2), "rear": [GHOUL]},
    )
    t.play("chapitre-retrouve")
    t.asks(me, [SLAG, TURTLE], kind="choose")
    t.me.pick(SLAG)
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    t.me.pick("pass")
    t.asks(you, kind="answer")
    assert knows(t, you, SLAG) and not knows(t, you, DRAGON) and "shuffled" not in told(t, you)
    t.pass_all()
    assert t.me.hand == [SLAG] and told(t, you)[-1] == "shuffled"
    assert not any(knows(t, seat, id) for seat in (me, you) for id in (DRAGON, WALKER, TURTLE))
    t.settled()


@rule("SF-LEX-750")
@card("chapitre-retrouve")
def test_without_a_condition_the_opponent_is_not_shown_it():
    t = scene({"hand": ["chapitre-retrouve"], "worship": believers(3), "book": [DRAGON, SLAG]}, {"rear": [GHOUL]})
    t.play("chapitre-retrouve", SLAG)
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    assert knows(t, me, SLAG) and not knows(t, you, SLAG)
    t.pass_all()
    assert t.me.hand == [SLAG] and "shuffled" in told(t, you)
    assert not any(one.get("card") == SLAG for one in t.match.view(you)["players"][0]["hand"])
    t.settled()


@rule("SF-LEX-750", "SF-LEX-080")
@card("chapitre-retrouve", "souffle-d-inspiration")
def test_a_page_chosen_in_the_book_that_was_drawn_since_is_not_replaced_and_the_book_is_shuffled():
    t = scene(
        {
            "hand": ["chapitre-retrouve", "souffle-d-inspiration"],
            "worship": believers(5),
            "book": [DRAGON, SLAG, WALKER, TURTLE],
        }
    )
    play(t, "chapitre-retrouve", SLAG)
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.me.hand == [DRAGON, SLAG] and sorted(t.me.book) == [WALKER, TURTLE] and told(t, you)[-1] == "shuffled"
    t.settled()


@rule("SF-LEX-750")
@card("tete-de-karass-ash-ker-elm")
def test_a_search_happens_as_a_whole_on_resolution():
    t = scene({"hand": ["tete-de-karass-ash-ker-elm"], "book": [DRAGON, "gamort-sans-tete"]}, {"rear": [GHOUL]})
    t.play("tete-de-karass-ash-ker-elm")
    t.me.pick("yes")
    t.me.pick("pass")
    t.asks(you, kind="answer")
    assert not knows(t, you, "gamort-sans-tete") and not knows(t, me, "gamort-sans-tete")
    t.you.pick("pass")
    t.asks(me, ["gamort-sans-tete", "done"], kind="choose")
    t.me.pick("gamort-sans-tete")
    assert t.me.hand == ["gamort-sans-tete"] and {"revealed", "shuffled"} <= set(told(t, you))
    t.settled()


# Prévenir et la Paire liée


@rule("SF-LEX-760")
@card("ambrosine-mere-des-remparts")
@pytest.mark.parametrize(
    ("defender", "protected", "attacker", "left"),
    [
        (on(WALKER, SLAG), WALKER, CHAMPION, {WALKER: 6 - 3 - 2}),  # only what passes the Golem
        (on(WALKER, TURTLE), WALKER, DRAGON, {WALKER: 0, TURTLE: 5}),
        (on(WALKER, TURTLE), TURTLE, DRAGON, {WALKER: 0, TURTLE: 5 - 2}),  # all that comes to the Golem first
        (on(WALKER, SLAG), SLAG, CHAMPION, {WALKER: 6 - 2 - 3}),
    ],
)
def test_preventing_on_a_pair_acts_on_what_that_member_would_take(defender, protected, attacker, left):
    t = scene({"rear": [attacker]}, {"divine": [AMBROSINE], "rear": [defender]})
    fight(t, attacker, WALKER)
    t.me.pick("pass")
    t.use(AMBROSINE, protected)
    t.pass_all()
    assert {id: t.card(id).damage for id in left} == left
    assert t.you.purgatory == ([] if len(left) == 2 else [SLAG])
    t.settled()


@rule("SF-LEX-760")
@card("ambrosine-mere-des-remparts")
def test_preventing_acts_after_the_doubling_of_the_ldf():
    t = scene({"rear": [LANCER]}, {"divine": [AMBROSINE], "front": [WALKER]})
    fight(t, LANCER, WALKER)
    t.me.pick("pass")
    t.use(AMBROSINE, WALKER)
    t.pass_all()
    assert wounds(t, WALKER) == [2 * 2 - 2]
    t.settled()
