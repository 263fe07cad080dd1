"""The cards of La Voie, each played."""

import pytest
from sf_scene import PLAIN, TEMPLE, believers, on, scene

from pioche.engine import game_of
from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules.values import atq, keyword
from pioche.testing import card, refuses_deck, rule, started

KENZO = "kenzo-lame-d-aurore"  # Samouraï 2/2
OMBRE = "ombre-de-kuroba"  # Ninja 3/2
NOVICE = "novice-aux-clochettes"  # Spiritiste 1/3, cost 2
LANCIER = "lancier-des-nuages"  # 2/3 without text
MARCHEUR = "marcheur-blinde"  # 5/6 without text
FRERE = "frere-lai-des-murailles"  # 1/2 without text
EPEE = "epee-du-pelerin"  # +2 ATQ without text
DUELLISTE = "duelliste-du-pont-de-jade"  # Samouraï 5/5
BLOC = "bloc-de-scories"  # Golem, BOU 3, without text


def charge(t, attacker, target, *, ambush=False):
    """One attacker declares its attack; what that triggers is still to come."""
    t.attack()
    t.pass_all()
    (t.ambush if ambush else t.announce)(attacker)
    t.answer(t.match.ask.seat, "done")
    t.declare(attacker)
    t.strike(target)


def resolve(t):
    """Both pass once: the top of the stack resolves."""
    for _ in range(2):
        t.answer(t.match.ask.seat, "pass")


def why_use(t, id, which):
    """The rule against using an ability now: 3 is a Phase de combat, 5 a Purgatoire, 6 an Invocation."""
    return t.why(f"use:{t.number(id)}.{which}")


def my_ec(t):
    return sum(one.ec for one in t.state.players[0].worship)


# Eden


@card("koguryo-dieu-du-sabre")
def test_koguryo_hardens_an_equipped_ange_once_per_turn():
    t = scene({"divine": ["koguryo-dieu-du-sabre"], "rear": [on(KENZO, EPEE), OMBRE]})
    t.use("koguryo-dieu-du-sabre")
    t.asks(0, [KENZO])
    t.me.pick(KENZO)
    t.pass_all()
    assert t.card(KENZO).marks == {"+1/+1": 1} and my_ec(t) == 28
    assert t.offers("use") == [] and t.why("use", "koguryo-dieu-du-sabre")
    t.settled()


@card("koguryo-dieu-du-sabre")
def test_koguryo_finds_nobody_without_an_equipement():
    t = scene({"divine": ["koguryo-dieu-du-sabre"], "rear": [on(KENZO, BLOC)]}, {"rear": [on(OMBRE, EPEE)]})
    assert t.offers("use") == []
    t.settled()


@card("okari-mere-des-esprits")
@rule("SF-COST-070")
def test_okari_turns_a_page_over_once_per_turn():
    t = scene({"divine": ["okari-mere-des-esprits"], "hand": [KENZO, OMBRE], "book": [FRERE, LANCIER]})
    t.use("okari-mere-des-esprits")
    t.asks(0, [KENZO, OMBRE], kind="discard")
    t.me.pick(KENZO)
    assert my_ec(t) == 29 and t.me.purgatory == [KENZO] and t.me.hand == [OMBRE]
    t.pass_all()
    assert t.me.hand == [OMBRE, FRERE] and t.offers("use") == []
    t.settled()


@card("okari-mere-des-esprits")
@rule("SF-COST-120")
def test_okari_needs_a_page_in_hand_and_one_to_draw():
    for piles in ({"book": [FRERE]}, {"hand": [KENZO]}):
        t = scene({"divine": ["okari-mere-des-esprits"], **piles})
        assert t.why("use", "okari-mere-des-esprits") == "SF-ABIL-140" and my_ec(t) == 30
    t.settled()


@card("hagane-le-sabre-muet")
@rule("SF-RETRAIT-010")
def test_hagane_strikes_harder_against_an_ange_and_withdraws():
    t = scene({"rear": ["hagane-le-sabre-muet"]}, {"rear": [MARCHEUR]})
    assert atq(t.state, t.card("hagane-le-sabre-muet")) == 5
    charge(t, "hagane-le-sabre-muet", MARCHEUR)
    assert atq(t.state, t.card("hagane-le-sabre-muet")) == 7
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR]
    t.asks(0, ["hagane-le-sabre-muet", "done"])
    t.me.pick("hagane-le-sabre-muet")
    assert t.me.rear == ["hagane-le-sabre-muet"] and atq(t.state, t.card("hagane-le-sabre-muet")) == 5
    t.settled()


@card("hagane-le-sabre-muet")
def test_hagane_defends_with_the_same_strength():
    t = scene({"rear": ["hagane-le-sabre-muet"]}, {"rear": [MARCHEUR]}, active=1)
    charge(t, MARCHEUR, "hagane-le-sabre-muet")
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR] and t.card("hagane-le-sabre-muet").damage == 5
    t.settled()


@card("hagane-le-sabre-muet")
def test_hagane_gains_nothing_against_a_golem_or_a_divinite():
    t = scene({"rear": ["hagane-le-sabre-muet"]}, {"rear": ["tortue-ilot"]})
    charge(t, "hagane-le-sabre-muet", "tortue-ilot")
    t.pass_all()
    assert t.card("tortue-ilot").damage == 5
    t = scene({"rear": ["hagane-le-sabre-muet"]})
    charge(t, "hagane-le-sabre-muet", t.state.players[1].divine[0].card.number, ambush=True)
    t.pass_all()
    assert t.state.players[1].divine[0].damage == 5
    t.me.pick("done")
    assert t.me.front == ["hagane-le-sabre-muet"]
    t.settled()


@card("meirin-la-procession-pale", "medium-de-la-cour")
@rule("SF-WORSH-170", "SF-ARCH-040")
def test_meirin_calls_a_spiritist_to_the_limbes_and_it_is_played_from_there():
    t = scene(
        {
            "archangel": ["meirin-la-procession-pale"],
            "register": [PLAIN] * 5,
            "purgatory": ["medium-de-la-cour", "garungun", "espionne-du-marche"],
        },
        step="dawn",
    )
    t.pass_all()
    t.archangel("meirin-la-procession-pale")
    t.me.pick("yes")
    t.asks(0, ["medium-de-la-cour"])
    t.me.pick("medium-de-la-cour")
    t.pass_all()
    assert t.zone("medium-de-la-cour") == ("limbo", 0) and t.state.step == "main"
    t.play("medium-de-la-cour", "auto")
    assert t.me.rear == ["meirin-la-procession-pale", "medium-de-la-cour"]
    t.settled()


@card("meirin-la-procession-pale")
def test_meirin_may_leave_the_dead_alone_and_asks_nothing_without_them():
    for purgatory in (["medium-de-la-cour"], ["garungun"]):
        t = scene(
            {"archangel": ["meirin-la-procession-pale"], "register": [PLAIN] * 5, "purgatory": purgatory}, step="dawn"
        )
        t.pass_all()
        t.archangel("meirin-la-procession-pale")
        if purgatory == ["medium-de-la-cour"]:
            t.me.pick("no")
        assert t.state.step == "main" and not busy(t.state) and t.me.purgatory == purgatory
        t.settled()


@card("dojo-des-mille-lames")
def test_dojo_is_paid_back_for_one_equipement_per_turn():
    t = scene({"worship": [on("dojo-des-mille-lames", ec=9)], "rear": [KENZO, OMBRE, NOVICE], "hand": [EPEE] * 3})
    t.play(EPEE, KENZO)
    t.me.pick("no")
    assert my_ec(t) == 7
    t.play(EPEE, OMBRE)
    t.me.pick("yes")
    t.pass_all()
    assert my_ec(t) == 6
    t.play(EPEE)
    assert my_ec(t) == 4 and not busy(t.state)
    t.settled()


@card("dojo-des-mille-lames")
def test_dojo_does_not_care_for_other_pages_nor_for_the_opponents():
    t = scene(
        {"worship": [on("dojo-des-mille-lames", ec=9)], "hand": [KENZO]},
        {"rear": [OMBRE], "hand": [EPEE]},
    )
    t.play(KENZO)
    t.attack()
    t.me.pick("pass")
    t.you.play(EPEE)
    assert not busy(t.state) and my_ec(t) == 7
    t.settled()


@card("sanctuaire-aux-lanternes")
@rule("SF-LEX-600")
def test_sanctuaire_looks_ahead_then_may_tear():
    t = scene({"worship": ["sanctuaire-aux-lanternes"], "book": [FRERE, LANCIER, KENZO]}, active=1, step="night")
    t.pass_all()
    numbers = [card.number for card in t.state.players[0].book]
    assert [bool(t.state.seen.get(numbers[0], 0) & 1 << seat) for seat in (0, 1)] == [True, False]
    t.bottom(FRERE)
    assert t.state.seen.get(numbers[1], 0) == 0
    t.me.pick("yes")
    assert t.me.purgatory == [LANCIER] and t.me.book == [KENZO, FRERE]
    t.settled()


@card("sanctuaire-aux-lanternes")
def test_sanctuaire_need_not_tear_and_is_silent_over_an_empty_book():
    t = scene({"worship": ["sanctuaire-aux-lanternes"], "book": [FRERE, LANCIER]}, active=1, step="night")
    t.pass_all()
    t.top(FRERE)
    t.me.pick("no")
    assert t.me.book == [FRERE, LANCIER]
    t.settled()
    t = scene({"worship": ["sanctuaire-aux-lanternes"]}, active=1, step="night")
    t.pass_all()
    assert t.state.step == "main" and t.state.active == 0
    t.settled()


def gifted():
    """A match whose second player has the Blade of the Ancestor."""
    cards = game_of("sevenfallen").starters()["voie"]["cards"]
    theirs = ["okari-mere-des-esprits" if one == "koguryo-dieu-du-sabre" else one for one in cards]
    t = started("sevenfallen", decks=[{"cards": cards}, {"cards": [*theirs, "lame-de-l-ancetre"]}], seed=1)
    t.me.pick("first:0")
    return t


@card("lame-de-l-ancetre")
@rule("SF-GIFT-070", "SF-INFO-080", "SF-INFO-090")
def test_the_blade_of_the_ancestor_finds_an_equipement_for_all_to_see():
    t = gifted()
    assert t.you["dojo-des-mille-lames"].ec == 8 and t.you.hand == []
    t.you.pick("yes")
    gear = {one for one in t.you.book if game_of("sevenfallen").book[one].type == "equipment"}
    assert "katana-du-lignage" in gear and set(t.offers("target")) == gear
    t.you.pick("katana-du-lignage")
    assert t.you.hand[0] == "katana-du-lignage" and len(t.you.hand) == 8 and len(t.you.book) == 42
    assert t.you.pandemonium == ["lame-de-l-ancetre"]
    t.settled()


@card("lame-de-l-ancetre")
@rule("SF-INFO-090")
def test_the_blade_of_the_ancestor_may_stay_where_it_is():
    t = gifted()
    t.you.pick("no")
    assert len(t.you.hand) == 7 and t.you["dojo-des-mille-lames"].ec == 8
    t = gifted()
    t.you.pick("yes", "done")
    assert len(t.you.hand) == 7 and len(t.you.book) == 43
    t.settled()


# Samouraïs


@card("garungun")
def test_garungun_cuts_first():
    t = scene({"rear": ["garungun"]}, {"rear": [MARCHEUR]})
    charge(t, "garungun", MARCHEUR)
    assert len(t.state.stack.items) == 1
    resolve(t)
    assert t.card(MARCHEUR).damage == 1 and t.zone("garungun") == ("front", 0)
    t.pass_all()
    assert t.card(MARCHEUR).damage == 5 and t.me.purgatory == ["garungun"]
    t.settled()


@card("garungun")
@rule("SF-PAIR-150", "SF-PAIR-080")
def test_garungun_attacks_the_ange_of_a_pair_and_its_golem_takes_the_cut():
    t = scene({"rear": ["garungun"]}, {"rear": [on(MARCHEUR, BLOC)]})
    charge(t, "garungun", MARCHEUR)
    resolve(t)
    assert t.card(BLOC).damage == 1 and t.card(MARCHEUR).damage == 0
    t.pass_all()
    assert t.you.purgatory == [BLOC] and t.card(MARCHEUR).damage == 2
    t.settled()


@card("garungun")
def test_garungun_does_not_cut_a_golem_an_archange_or_when_another_attacks():
    for attacker, target in (("garungun", BLOC), ("garungun", "hagane-le-sabre-muet"), (LANCIER, FRERE)):
        t = scene({"rear": ["garungun", LANCIER]}, {"rear": [target]})
        charge(t, attacker, target)
        assert not busy(t.state) and t.match.decision.kind == "window"


@card("garungun")
def test_garungun_cuts_in_a_group_as_well():
    t = scene({"rear": ["garungun", LANCIER]}, {"rear": [MARCHEUR]})
    t.attack()
    t.pass_all()
    t.announce("garungun")
    t.announce(LANCIER)
    t.me.pick("done")
    t.declare("garungun")
    t.declare(LANCIER)
    t.strike(MARCHEUR)
    assert len(t.state.stack.items) == 1
    resolve(t)
    assert t.card(MARCHEUR).damage == 1 and not busy(t.state)
    t.settled()


@card("garungun", "griffes-de-kuroba")
@rule("SF-FOURBERIE-010")
def test_the_cut_of_a_garungun_with_claws_goes_past_the_golem():
    t = scene({"rear": [on("garungun", "griffes-de-kuroba")]}, {"rear": [on(MARCHEUR, BLOC)]})
    charge(t, "garungun", MARCHEUR)
    t.me.pick(t.match.decision.keys[0])  # which comes first does not matter
    while t.match.decision.kind == "confirm":
        t.me.pick("no")  # Honneur
    resolve(t)
    assert t.card(MARCHEUR).damage == 1 and t.card(BLOC).damage == 0
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR] and t.you.rear == [BLOC]
    t.settled()


@card("garungun-leader-emerite")
@rule("SF-AMBUSH-050")
def test_leader_sends_another_samurai_into_renfort():
    t = scene(
        {"rear": ["garungun-leader-emerite", KENZO, OMBRE, DUELLISTE], "front": ["cavaliere-du-saule-rouge"]},
        {"rear": [FRERE]},
    )
    t.attack()
    t.pass_all()
    t.announce("garungun-leader-emerite")
    t.announce(KENZO)
    t.announce(OMBRE)
    t.ambush(DUELLISTE)
    t.me.pick("done")
    t.me.pick("yes")
    t.asks(0, [KENZO])
    t.me.pick(KENZO)
    t.pass_all()
    assert t.card(KENZO).ambush and t.card(DUELLISTE).ambush and not t.card(OMBRE).ambush
    assert sorted(t.offers("declare")) == ["garungun-leader-emerite", OMBRE]
    t.settled()


@card("garungun-leader-emerite")
def test_leader_sends_nobody_when_it_stays_behind_or_is_alone():
    t = scene({"rear": ["garungun-leader-emerite", KENZO]})
    t.attack()
    t.pass_all()
    t.announce(KENZO)
    t.me.pick("done")
    assert t.state.step == "declare" and not busy(t.state)
    t = scene({"rear": ["garungun-leader-emerite", OMBRE]})
    t.attack()
    t.pass_all()
    t.announce("garungun-leader-emerite")
    t.announce(OMBRE)
    t.me.pick("done")
    assert t.state.step == "declare" and not busy(t.state)
    t.settled()


@card("garungun-leader-emerite", "garungun")
@rule("SF-LEX-540", "SF-LEX-480")
def test_leader_and_garungun_bear_one_name():
    t = scene({"rear": ["garungun"], "hand": ["garungun", "garungun-leader-emerite"]})
    assert t.offers("play") == ["garungun"]
    assert t.why("play", "garungun-leader-emerite") == "SF-LEX-490"
    t = scene({"rear": ["garungun-leader-emerite"], "hand": ["garungun"]})
    assert t.why("play", "garungun") == "SF-LEX-490"
    t.settled()


@card("garungun-leader-emerite", "garungun")
@rule("SF-LEX-540", "SF-LEX-500")
def test_leader_put_into_play_takes_the_place_of_garungun():
    t = scene({"rear": ["garungun"], "hand": ["aleksandra", "garungun-leader-emerite"]})
    t.play("aleksandra")
    t.me.pick("yes")
    t.pass_all()
    t.me.pick("garungun-leader-emerite")
    assert t.me.purgatory == ["garungun"] and sorted(t.me.rear) == ["aleksandra", "garungun-leader-emerite"]
    t.settled()


@card("garungun-leader-emerite", "garungun")
@rule("SF-DECK-060")
def test_three_of_garungun_and_three_of_the_leader_in_one_book():
    starter = game_of("sevenfallen").starters()["voie"]["cards"]
    cards = [one for one in starter if not one.startswith("garungun")]
    both = [*cards, *["garungun"] * 3, *["garungun-leader-emerite"] * 3]
    assert both.count("garungun") == 3 and refuses_deck("sevenfallen", {"cards": both}) == []
    assert refuses_deck("sevenfallen", {"cards": [*both, "garungun"]}) == ["SF-DECK-030"]


@card("garungun-leader-emerite")
@rule("SF-HONNEUR-010")
def test_leader_is_honoured_twice_before_damage():
    t = scene({"rear": [on("garungun-leader-emerite", EPEE)]}, {"rear": [MARCHEUR]})
    charge(t, "garungun-leader-emerite", MARCHEUR)
    t.me.pick("yes")
    resolve(t)
    assert t.card("garungun-leader-emerite").marks == {"+1/+1": 2}
    assert atq(t.state, t.card("garungun-leader-emerite")) == 9
    t.pass_all()
    assert t.card("garungun-leader-emerite").damage == 5
    t.settled()


@card("kenzo-lame-d-aurore")
@rule("SF-HONNEUR-010")
def test_kenzo_is_honoured_only_with_an_equipement():
    t = scene({"rear": [on(KENZO, EPEE)]}, {"rear": [FRERE]})
    charge(t, KENZO, FRERE)
    t.me.pick("yes")
    t.pass_all()
    assert t.card(KENZO).marks == {"+1/+1": 1} and t.card(KENZO).damage == 1
    t.me.pick("done")
    t.settled()
    t = scene({"rear": [KENZO]}, {"rear": [FRERE]})
    charge(t, KENZO, FRERE)
    t.pass_all()
    assert t.card(KENZO).marks == {}


@card("kenzo-lame-d-aurore")
@rule("SF-RETRAIT-010")
def test_kenzo_withdraws_only_when_it_was_announced():
    t = scene({"front": [KENZO], "rear": [LANCIER]}, {"rear": [FRERE]})
    charge(t, LANCIER, FRERE)
    t.pass_all()
    assert t.state.step == "main" and t.me.front == [KENZO, LANCIER]
    t.settled()


@card(DUELLISTE)
@rule("SF-LEX-620")
def test_duelliste_wants_an_equipement_to_be_played():
    t = scene({"rear": [KENZO], "hand": [DUELLISTE]}, {"rear": [on(OMBRE, EPEE)]})
    assert t.why("play", DUELLISTE) == "SF-LEX-620"
    t = scene({"rear": [on(KENZO, EPEE)], "hand": [DUELLISTE]})
    t.play(DUELLISTE)
    assert t.me.rear == [KENZO, DUELLISTE] and my_ec(t) == 25
    t.settled()


@card(DUELLISTE)
@rule("SF-ATTACK-360", "SF-COMBATPH-010")
def test_duelliste_straightens_an_attacker_that_must_attack_again_or_decline():
    t = scene({"rear": [on(KENZO, EPEE), DUELLISTE]}, {"rear": [FRERE, NOVICE]})
    t.attack()
    assert why_use(t, DUELLISTE, 3) == "SF-COMBATPH-010"
    t.pass_all()
    t.announce(KENZO)
    t.me.pick("done")
    t.declare(KENZO)
    t.strike(FRERE)
    t.me.pick("no")  # Honneur
    t.use(DUELLISTE, KENZO)
    assert my_ec(t) == 28
    t.pass_all()
    assert t.you.purgatory == [FRERE]
    kenzo = t.card(KENZO)
    assert kenzo.attacker and not kenzo.tilted and t.offers("declare") == [KENZO]
    t.declare(KENZO)
    t.strike(NOVICE)
    t.me.pick("no")
    assert t.offers("use") == []  # once per turn
    t.pass_all()
    assert t.you.purgatory == [FRERE, NOVICE] and KENZO in t.me.purgatory and t.state.step == "main"
    t.settled()


@card(DUELLISTE)
def test_duelliste_helps_only_equipped_attackers():
    t = scene({"rear": [on(DUELLISTE, EPEE), LANCIER, on(KENZO, EPEE, tilted=True)]}, {"rear": [FRERE]})
    charge(t, LANCIER, FRERE)
    assert t.offers("use") == []
    t.settled()


@card(DUELLISTE)
def test_duelliste_does_not_help_an_attacker_that_still_stands_upright():
    t = scene({"rear": [on(KENZO, EPEE), DUELLISTE, LANCIER]}, {"rear": [FRERE]})
    t.attack()
    t.pass_all()
    t.announce(KENZO)
    t.announce(LANCIER)
    t.me.pick("done")
    t.declare(LANCIER)
    t.strike(FRERE)
    assert t.offers("use") == []
    t.settled()


@card("garungun", DUELLISTE, "spectre-du-dernier-shogun")
@rule("SF-HONNEUR-010")
def test_samurais_are_honoured_by_what_is_printed_on_them():
    for id, value in (("garungun", 1), (DUELLISTE, 1), ("spectre-du-dernier-shogun", 2)):
        t = scene({"rear": [on(id, EPEE)]}, {"rear": [BLOC]})
        charge(t, id, BLOC)
        t.me.pick("yes")
        resolve(t)
        assert t.card(id).marks == {"+1/+1": value}
        t.settled()


@card("cavaliere-du-saule-rouge")
@rule("SF-ZONE-090", "SF-ARCHERIE-010")
def test_cavaliere_arrives_in_front_and_shoots_as_she_attacks():
    t = scene({"hand": ["cavaliere-du-saule-rouge"]}, {"rear": [MARCHEUR, FRERE]})
    t.play("cavaliere-du-saule-rouge")
    assert t.me.front == ["cavaliere-du-saule-rouge"]
    charge(t, "cavaliere-du-saule-rouge", FRERE)
    t.me.pick("yes", MARCHEUR)
    t.pass_all()
    assert t.card(MARCHEUR).damage == 1 and t.you.purgatory == [FRERE]
    t.me.pick("cavaliere-du-saule-rouge")
    assert t.me.rear == ["cavaliere-du-saule-rouge"]
    t.settled()


@card("cavaliere-du-saule-rouge")
@rule("SF-ARCHERIE-010")
def test_cavaliere_does_not_shoot_when_she_rides_at_the_divinite():
    t = scene({"rear": ["cavaliere-du-saule-rouge"]}, {"front": [FRERE]})
    charge(t, "cavaliere-du-saule-rouge", t.state.players[1].divine[0].card.number, ambush=True)
    assert not busy(t.state) and t.match.decision.kind == "window"
    t.settled()


# Ninjas


@card("ombre-de-kuroba")
@rule("SF-ASSASSIN-010", "SF-ASSASSIN-020")
def test_ombre_kills_the_wounded_and_spares_the_whole():
    wounded = on("hagane-le-sabre-muet", damage=3)
    t = scene({"hand": [OMBRE, OMBRE]}, {"rear": [on(MARCHEUR, damage=1), LANCIER, wounded]})
    t.play(OMBRE)
    t.me.pick("yes")
    t.asks(0, [OMBRE, MARCHEUR, LANCIER])
    t.me.pick(LANCIER)
    t.pass_all()
    assert t.you.purgatory == []
    t.play(OMBRE)
    t.me.pick("yes", MARCHEUR)
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR]
    t.settled()


@card("ombre-de-kuroba")
@rule("SF-RETRAIT-010")
def test_ombre_fades_away_after_its_attack():
    t = scene({"rear": [OMBRE]}, {"rear": [FRERE]})
    charge(t, OMBRE, FRERE)
    t.pass_all()
    t.asks(0, [OMBRE, "done"])
    t.me.pick(OMBRE)
    assert t.me.rear == [OMBRE]
    t.settled()


@card("chef-du-clan-sans-visage")
@rule("SF-ASSASSIN-010")
def test_chief_kills_the_wounded_as_it_arrives():
    t = scene({"hand": ["chef-du-clan-sans-visage"]}, {"rear": [on(MARCHEUR, damage=1)]})
    t.play("chef-du-clan-sans-visage")
    t.me.pick("yes", MARCHEUR)
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR]
    t.settled()


@card("maitresse-des-aiguilles")
@rule("SF-FERVEUR-020", "SF-STACK-120")
def test_needles_wound_whom_they_then_kill():
    t = scene({"hand": ["maitresse-des-aiguilles"]}, {"rear": [MARCHEUR, LANCIER]})
    t.play("maitresse-des-aiguilles")
    assert t.match.decision.kind == "trigger"
    t.me.pick(t.match.decision.keys[1])  # Assassin first, so that it resolves last
    t.me.pick("yes", MARCHEUR)
    assert [one.ability for one in t.state.stack.items] == ["kw:assassin", "ferveur"]
    resolve(t)
    t.asks(0, [MARCHEUR, LANCIER])
    t.me.pick(MARCHEUR)
    assert t.card(MARCHEUR).damage == 1
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR]
    t.settled()


@card("maitresse-des-aiguilles")
def test_needles_find_nobody_on_an_empty_field():
    t = scene({"hand": ["maitresse-des-aiguilles"]})
    t.play("maitresse-des-aiguilles")
    t.me.pick("no")  # Assassin might target the Ange itself
    assert not busy(t.state)
    t.settled()


@card("chef-du-clan-sans-visage")
@rule("SF-FOURBERIE-010")
def test_chief_teaches_fourberie_to_other_ninjas_alone():
    t = scene(
        {"rear": ["chef-du-clan-sans-visage", OMBRE, KENZO]},
        {"rear": [on(LANCIER, "tortue-ilot"), "renard-aux-neuf-ombres"]},
    )
    have = [
        id
        for id in ("chef-du-clan-sans-visage", OMBRE, KENZO, "renard-aux-neuf-ombres")
        if keyword(t.state, t.card(id), "fourberie")
    ]
    assert have == [OMBRE]
    charge(t, OMBRE, LANCIER)
    t.pass_all()
    assert t.you.purgatory == [LANCIER] and t.card("tortue-ilot").damage == 0
    t.settled()


@card("chef-du-clan-sans-visage", "maitresse-des-aiguilles")
@rule("SF-FOURBERIE-010")
def test_what_a_taught_ninja_deals_by_its_effect_goes_past_the_golem_too():
    t = scene(
        {"rear": ["chef-du-clan-sans-visage"], "hand": ["maitresse-des-aiguilles"]},
        {"rear": [on(LANCIER, "tortue-ilot")]},
    )
    t.play("maitresse-des-aiguilles")
    t.me.pick(t.match.decision.keys[0])
    while t.match.decision.kind == "confirm":
        t.me.pick("no")
    t.pass_all()
    assert t.card(LANCIER).damage == 1 and t.card("tortue-ilot").damage == 0
    t.settled()


@card("chef-du-clan-sans-visage")
@rule("SF-LEX-190")
def test_a_chief_led_astray_teaches_the_other_side():
    t = scene(
        {"hand": ["folie-passagere"], "worship": believers(5), "rear": [OMBRE]},
        {"rear": ["chef-du-clan-sans-visage", "maitresse-des-aiguilles"]},
    )
    t.play("folie-passagere", "chef-du-clan-sans-visage")
    while t.match.decision.kind != "answer":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert keyword(t.state, t.card(OMBRE), "fourberie") == 1
    assert keyword(t.state, t.card("maitresse-des-aiguilles"), "fourberie") == 0
    t.settled()


# Spiritistes


@card("novice-aux-clochettes")
@rule("SF-LEX-240")
def test_novice_tears_a_page_that_does_not_breathe_its_last():
    t = scene({"hand": [NOVICE], "book": ["exorciste-du-pin-noir", FRERE]}, {"rear": [MARCHEUR]})
    t.play(NOVICE)
    t.pass_all()
    assert t.me.purgatory == ["exorciste-du-pin-noir"] and t.me.book == [FRERE]
    assert not busy(t.state) and t.card(MARCHEUR).damage == 0
    t.settled()


@card("novice-aux-clochettes")
@rule("SF-ABIL-140")
def test_novice_tears_nothing_out_of_an_empty_book():
    t = scene({"hand": [NOVICE]})
    t.play(NOVICE)
    assert not busy(t.state) and t.me.rear == [NOVICE]
    t.settled()


@card("medium-de-la-cour")
@rule("SF-ABIL-200")
def test_medium_may_exchange_a_page():
    t = scene({"hand": ["medium-de-la-cour", KENZO], "book": [FRERE]})
    t.play("medium-de-la-cour")
    t.me.pick("yes", KENZO)
    t.pass_all()
    assert t.me.hand == [FRERE] and t.me.purgatory == [KENZO]
    t = scene({"hand": ["medium-de-la-cour", KENZO], "book": [FRERE]})
    t.play("medium-de-la-cour")
    t.me.pick("no")
    assert t.me.hand == [KENZO] and not busy(t.state)
    t.settled()


@card("medium-de-la-cour")
def test_medium_asks_nothing_with_an_empty_hand():
    t = scene({"hand": ["medium-de-la-cour"], "book": [FRERE]})
    t.play("medium-de-la-cour")
    assert t.state.step == "main" and not busy(t.state) and t.match.decision.kind == "main"
    t.settled()


@card("exorciste-du-pin-noir")
@rule("SF-DMG-090")
def test_exorciste_takes_an_ange_along_past_its_golem():
    t = scene({"rear": ["exorciste-du-pin-noir"]}, {"rear": [MARCHEUR, on(FRERE, "tortue-ilot")]})
    charge(t, "exorciste-du-pin-noir", MARCHEUR)
    t.pass_all()
    t.asks(0, [MARCHEUR, FRERE])
    t.me.pick(FRERE)
    t.pass_all()
    assert t.you.purgatory == [FRERE] and t.card("tortue-ilot").damage == 0
    assert t.card(MARCHEUR).damage == 3
    t.settled()


@card("exorciste-du-pin-noir")
@rule("SF-STACK-130")
def test_exorciste_misses_a_target_that_went_home():
    t = scene(
        {"rear": ["exorciste-du-pin-noir"]},
        {"rear": [MARCHEUR, LANCIER], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    charge(t, "exorciste-du-pin-noir", MARCHEUR)
    t.pass_all()
    t.me.pick(LANCIER, "pass")
    t.you.play("rappel-des-cieux")
    while t.match.decision.kind != "answer":
        t.you.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.you.hand == [LANCIER] and t.card(MARCHEUR).damage == 3
    t.settled()


@card("augure-imperial")
@rule("SF-PURG-010")
def test_augure_goes_for_good_to_bring_a_spiritist_back():
    t = scene({"purgatory": ["augure-imperial", NOVICE, "garungun"]})
    t.use("augure-imperial")
    t.asks(0, [NOVICE])
    t.me.pick(NOVICE)
    assert t.me.pandemonium == ["augure-imperial"] and my_ec(t) == 29
    t.pass_all()
    assert t.me.hand == [NOVICE] and t.me.purgatory == ["garungun"]
    t.settled()


@card("augure-imperial")
@rule("SF-PURG-010")
def test_augure_needs_another_spiritist_and_its_own_turn():
    t = scene({"purgatory": ["augure-imperial", "garungun"]})
    assert t.offers("use") == []
    t = scene({"purgatory": ["augure-imperial", NOVICE]}, active=1)
    t.attack()
    t.you.pick("pass")
    assert t.offers("use") == [] and why_use(t, "augure-imperial", 5) == "SF-ANGEL-100"
    t.settled()


@card("augure-imperial")
@rule("SF-MEM-080")
def test_augure_is_gone_for_nothing_when_the_chosen_one_is_abducted():
    t = scene(
        {"purgatory": ["augure-imperial", NOVICE, "medium-de-la-cour"]},
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
    )
    t.use("augure-imperial", NOVICE)
    t.me.pick("pass")
    t.you.play("rapt-des-defunts", NOVICE, PLAIN)
    t.pass_all()
    assert t.zone(NOVICE) == ("limbo", 1) and t.me.hand == []
    assert t.me.purgatory == ["medium-de-la-cour"] and t.me.pandemonium == ["augure-imperial"]
    t.settled()


# Spirits


@card("renard-aux-neuf-ombres")
@rule("SF-INVOC-010", "SF-INVOC-020")
def test_renard_is_called_at_the_price_of_the_difference():
    t = scene(
        {
            "hand": ["renard-aux-neuf-ombres"],
            "purgatory": ["renard-aux-neuf-ombres"],
            "rear": [NOVICE, on("medium-de-la-cour", damage=1)],
        },
        {"rear": [on(MARCHEUR, damage=1)]},
    )
    assert t.offers("play") == [] and t.why("play", t.state.players[0].hand[0].number) == "SF-INVOC-010"
    t.use("renard-aux-neuf-ombres")
    assert my_ec(t) == 28 and t.me.rear == ["medium-de-la-cour", "renard-aux-neuf-ombres"]
    t.me.pick("yes", MARCHEUR)
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR] and t.me.purgatory == [NOVICE]
    t.settled()


@card("renard-aux-neuf-ombres")
@rule("SF-INVOC-020")
def test_renard_is_not_called_with_the_wounded_nor_with_others():
    t = scene({"purgatory": ["renard-aux-neuf-ombres"], "rear": [on(NOVICE, damage=1), KENZO]})
    assert why_use(t, "renard-aux-neuf-ombres", 6) == "SF-ABIL-140"
    t.settled()


@card("renard-aux-neuf-ombres")
@rule("SF-INVOC-020")
def test_renard_costs_nothing_for_a_greater_spiritist_and_comes_in_the_main_part_alone():
    t = scene({"purgatory": ["renard-aux-neuf-ombres"], "rear": ["augure-imperial"]})
    t.attack()
    assert why_use(t, "renard-aux-neuf-ombres", 6) == "SF-ANGEL-100"
    t = scene({"purgatory": ["renard-aux-neuf-ombres"], "rear": ["augure-imperial"]})
    t.use("renard-aux-neuf-ombres")
    assert my_ec(t) == 30 and t.me.rear == ["renard-aux-neuf-ombres"]
    t.me.pick("no")
    t.settled()


@card("renard-aux-neuf-ombres")
@rule("SF-INVOC-030")
def test_renard_has_no_cost_that_could_be_small():
    t = scene({"hand": ["rappel-des-cieux"], "worship": believers(3)}, {"rear": ["renard-aux-neuf-ombres"]})
    assert t.why("play", "rappel-des-cieux") == "SF-MIRACLE-100"
    t = scene({"hand": ["rappel-des-cieux"], "worship": believers(3)}, {"rear": ["renard-aux-neuf-ombres", "goule"]})
    t.play("rappel-des-cieux")
    while t.match.decision.kind != "answer":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.you.rear == ["renard-aux-neuf-ombres"]
    t.settled()


@card("oni-aux-deux-masses")
@rule("SF-INVOC-020", "SF-BERSERK-010")
def test_oni_is_called_and_strikes_twice():
    t = scene({"purgatory": ["oni-aux-deux-masses"], "rear": ["augure-imperial"]}, {"rear": [FRERE, LANCIER]})
    t.use("oni-aux-deux-masses")
    assert my_ec(t) == 29
    charge(t, "oni-aux-deux-masses", FRERE)
    t.pass_all()
    assert t.state.step == "again"
    t.strike(LANCIER)
    t.pass_all()
    assert t.you.purgatory == [FRERE, LANCIER] and t.state.step == "main"
    assert t.card("oni-aux-deux-masses").damage == 3
    t.settled()


@card("oni-aux-deux-masses")
@rule("SF-BERSERK-010")
def test_oni_in_embuscade_strikes_the_divinite_twice():
    t = scene({"rear": ["oni-aux-deux-masses"]}, {"front": [FRERE]})
    divinity = t.state.players[1].divine[0]
    charge(t, "oni-aux-deux-masses", divinity.card.number, ambush=True)
    t.pass_all()
    t.strike(t.number(divinity.card.number))
    t.pass_all()
    assert t.state.players[1].divine[0].damage == 10 and t.state.step == "main"
    t.settled()


@card("oni-aux-deux-masses")
@rule("SF-BERSERK-020", "SF-BERSERK-040")
def test_oni_may_be_content_with_one_blow_before_anybody_else_strikes():
    t = scene({"rear": ["oni-aux-deux-masses", LANCIER]}, {"rear": [FRERE, NOVICE]})
    t.attack()
    t.pass_all()
    t.announce("oni-aux-deux-masses")
    t.announce(LANCIER)
    t.me.pick("done")
    t.declare("oni-aux-deux-masses")
    t.strike(FRERE)
    t.pass_all()
    assert t.offers("declare") == [] and t.offers("strike") == [NOVICE]
    t.hold()
    assert t.offers("declare") == [LANCIER]
    t.settled()


@card("oni-aux-deux-masses", "ours-berserk")
@rule("SF-BERSERK-050")
def test_oni_on_a_bear_still_strikes_only_twice():
    t = scene({"rear": [on("oni-aux-deux-masses", "ours-berserk")]}, {"rear": [FRERE, LANCIER, NOVICE]})
    charge(t, "oni-aux-deux-masses", FRERE)
    t.pass_all()
    t.strike(LANCIER)
    t.pass_all()
    assert t.state.step == "main" and t.you.rear == [NOVICE]
    t.settled()


@card("spectre-du-dernier-shogun", "exorciste-du-pin-noir")
@rule("SF-INVOC-040")
def test_spectre_enters_before_the_last_breath_of_who_died_for_it():
    t = scene(
        {"purgatory": ["spectre-du-dernier-shogun", "katana-du-lignage", KENZO], "rear": ["exorciste-du-pin-noir"]},
        {"rear": [MARCHEUR]},
    )
    t.use("spectre-du-dernier-shogun")
    t.me.pick(MARCHEUR)  # the Dernier souffle
    assert t.me.rear == ["spectre-du-dernier-shogun"] and t.card(MARCHEUR).damage == 0 and my_ec(t) == 27
    t.me.pick("yes")
    t.asks(0, ["katana-du-lignage"])
    t.me.pick("katana-du-lignage")
    assert [one.ability for one in t.state.stack.items] == ["dernier_souffle", "ferveur"]
    t.pass_all()
    spectre = t.card("spectre-du-dernier-shogun")
    assert spectre.gear.card.proto.id == "katana-du-lignage" and atq(t.state, spectre) == 9
    assert t.card(MARCHEUR).damage == 2
    t.settled()


@card("spectre-du-dernier-shogun")
@rule("SF-EQUIP-050", "SF-ABIL-160")
def test_spectre_armed_in_the_meantime_takes_no_second_blade():
    t = scene(
        {"purgatory": ["spectre-du-dernier-shogun", "katana-du-lignage"], "rear": ["augure-imperial"], "hand": [EPEE]}
    )
    t.use("spectre-du-dernier-shogun")
    t.me.pick("yes", "katana-du-lignage")
    t.play(EPEE)
    t.pass_all()
    assert t.card("spectre-du-dernier-shogun").gear.card.proto.id == EPEE
    assert t.zone("katana-du-lignage") == ("purgatory", 0)
    t.settled()


@card("spectre-du-dernier-shogun")
def test_spectre_may_stay_unarmed():
    t = scene({"purgatory": ["spectre-du-dernier-shogun", EPEE], "rear": ["augure-imperial"]})
    t.use("spectre-du-dernier-shogun")
    t.me.pick("no")
    assert t.card("spectre-du-dernier-shogun").gear is None and not busy(t.state)
    t.settled()


@card("spectre-du-dernier-shogun")
@rule("SF-EQUIP-060", "SF-LEX-180")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_spectre_takes_up_is_under_the_control_of_its_controller(seat):
    sides = [{"purgatory": [EPEE]}, {"purgatory": [EPEE]}]
    sides[seat] = {"purgatory": ["spectre-du-dernier-shogun", "katana-du-lignage"], "rear": ["augure-imperial"]}
    t = scene(*sides, active=seat)
    t.use("spectre-du-dernier-shogun")
    t.players[seat].pick("yes")
    t.asks(seat, ["katana-du-lignage"])  # not what lies in the other Purgatoire
    t.players[seat].pick("katana-du-lignage")
    t.pass_all()
    blade = t.card("katana-du-lignage")
    assert blade.controller == seat and blade.host == t.number("spectre-du-dernier-shogun")
    assert t.players[1 - seat].purgatory == [EPEE] and t.players[1 - seat].rear == []
    t.settled()


# Golems


@card("ours-berserk")
@rule("SF-ABIL-190")
def test_bear_makes_its_ange_stronger_and_wild_without_a_stack():
    t = scene({"rear": [LANCIER], "hand": ["ours-berserk"]}, {"rear": [FRERE, NOVICE]})
    assert keyword(t.state, t.card(LANCIER), "berserk") == 0
    t.play("ours-berserk")
    assert not busy(t.state) and t.card("ours-berserk").host == t.number(LANCIER)
    assert atq(t.state, t.card(LANCIER)) == 3 and keyword(t.state, t.card(LANCIER), "berserk") == 1
    charge(t, LANCIER, FRERE)
    t.pass_all()
    assert t.state.step == "again"
    t.strike(NOVICE)
    t.pass_all()
    assert t.you.purgatory == [FRERE, NOVICE] and t.state.step == "main"
    t.settled()


@card("ours-berserk")
@rule("SF-BERSERK-030")
def test_an_ange_that_loses_its_bear_strikes_once():
    t = scene({"rear": [on("championne-de-la-cite", on("ours-berserk", damage=3))]}, {"rear": [LANCIER, FRERE]})
    charge(t, "championne-de-la-cite", LANCIER)
    t.pass_all()
    assert t.me.purgatory == ["ours-berserk"] and t.state.step == "main"
    t.settled()


@card("ours-berserk", "katana-du-lignage")
@rule("SF-EQUIP-060", "SF-PAIR-170")
def test_a_stolen_ange_leaves_its_bear_and_its_blade_behind():
    t = scene(
        {"rear": [on(KENZO, "ours-berserk", "katana-du-lignage")]},
        {"hand": ["folie-passagere"], "worship": believers(5)},
        active=1,
    )
    assert atq(t.state, t.card(KENZO)) == 6
    t.play("folie-passagere", KENZO)
    while t.match.decision.kind != "answer":
        t.you.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.you.rear == [KENZO] and t.me.rear == ["ours-berserk"] and t.me.purgatory == ["katana-du-lignage"]
    assert atq(t.state, t.card(KENZO)) == 2 and keyword(t.state, t.card(KENZO), "berserk") == 0
    t.settled()


@card("lion-du-portail")
@rule("SF-LEX-420", "SF-COMBATPH-010", "SF-CONT-070", "SF-PRIO-040")
def test_lion_shields_an_ange_once_in_any_attack_phase():
    t = scene({"rear": [on(KENZO, "lion-du-portail"), "garungun"]}, {"rear": [MARCHEUR, LANCIER]}, active=1)
    charge(t, MARCHEUR, "garungun")
    t.you.pick("pass")
    t.use("lion-du-portail")
    t.asks(0, [KENZO, "garungun"])
    t.me.pick("garungun")
    assert my_ec(t) == 29
    resolve(t)
    t.asks(1, kind="window")  # SF-PRIO-040
    t.you.pick("pass")
    assert t.offers("use") == []
    t.pass_all()
    assert t.card("garungun").damage == 3
    t.settled()


@card("armure-vide")
@rule("SF-GOLEM-050")
def test_empty_armour_is_not_played_in_a_tempest():
    t = scene({"rear": [KENZO], "hand": ["armure-vide"]})
    assert t.offers("tempest") == [] and t.why("tempest", "armure-vide") == "SF-GOLEM-050"
    t.play("armure-vide")
    assert t.card(KENZO).golem.card.proto.id == "armure-vide" and my_ec(t) == 27
    t.settled()


@card("pantin-de-fumee")
@rule("SF-PAIR-130")
def test_puppet_takes_an_ange_out_of_the_fire_line():
    t = scene({"front": ["garungun"], "rear": [on(KENZO, BLOC)], "hand": ["pantin-de-fumee"]})
    t.play("pantin-de-fumee")
    assert t.card("garungun").golem.card.proto.id == "pantin-de-fumee"
    t.me.pick("yes")
    t.asks(0, ["garungun"])
    t.me.pick("garungun")
    t.pass_all()
    assert t.me.front == [] and t.me.rear == [KENZO, "garungun"]
    assert t.card("garungun").golem.card.proto.id == "pantin-de-fumee"
    t.settled()


@card("pantin-de-fumee")
@rule("SF-ZONE-130")
def test_puppet_in_a_tempest_spares_the_double_damage():
    t = scene({"front": ["garungun"], "hand": ["pantin-de-fumee"]}, {"rear": ["dragon-des-cretes-rouges"]}, active=1)
    charge(t, "dragon-des-cretes-rouges", "garungun")
    t.you.pick("pass")
    t.tempest("pantin-de-fumee")
    t.me.pick("yes", "garungun")
    assert my_ec(t) == 26
    t.pass_all()
    assert t.me.purgatory == ["pantin-de-fumee"] and t.card("garungun").damage == 2
    t.settled()


@card("pantin-de-fumee")
def test_puppet_has_nothing_to_do_behind_the_lines():
    t = scene({"rear": [KENZO], "hand": ["pantin-de-fumee"]}, {"front": [LANCIER]})
    t.play("pantin-de-fumee")
    assert not busy(t.state) and t.match.decision.kind == "main"
    t.settled()


# Miracles


@card("un-souffle-un-sabre")
@rule("SF-STACK-140", "SF-STACK-120")
def test_one_blade_strikes_although_its_bearer_is_gone():
    t = scene(
        {"rear": [on(KENZO, EPEE)], "hand": ["un-souffle-un-sabre"], "worship": believers(2)},
        {"rear": [MARCHEUR, on(LANCIER, BLOC)], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    t.play("un-souffle-un-sabre")
    t.asks(0, [KENZO])
    t.me.pick(KENZO)
    t.me.pick(PLAIN)
    t.me.pick("pass")
    t.you.play("rappel-des-cieux")
    while t.match.decision.kind != "answer":
        t.you.pick(t.match.decision.keys[0])
    resolve(t)
    t.you.pick(KENZO)
    assert sorted(t.me.purgatory) == sorted([EPEE, PLAIN, "un-souffle-un-sabre"])
    t.pass_all()
    t.asks(0, [MARCHEUR, LANCIER])
    t.me.pick(LANCIER)
    assert t.you.purgatory.count(LANCIER) == 1 and t.card(BLOC).damage == 0
    t.settled()


@card("un-souffle-un-sabre")
@rule("SF-LEX-620")
def test_one_blade_needs_a_blade():
    t = scene({"rear": [KENZO], "hand": ["un-souffle-un-sabre"], "worship": believers(2)}, {"rear": [MARCHEUR]})
    assert t.why("play", "un-souffle-un-sabre") == "SF-LEX-620"
    t = scene({"rear": [on(KENZO, EPEE)], "hand": ["un-souffle-un-sabre"], "worship": believers(2)})
    assert t.why("play", "un-souffle-un-sabre") == "SF-MIRACLE-100"
    t.settled()


@card("lecon-du-vieux-maitre", "espionne-du-marche")
@rule("SF-STACK-090")
def test_the_spy_revoked_for_a_lesson_breathes_under_it():
    t = scene(
        {
            "rear": [KENZO, OMBRE],
            "hand": ["lecon-du-vieux-maitre"],
            "worship": believers(2, {"card": "espionne-du-marche", "ec": 0}),
        },
        {"rear": [on(MARCHEUR, BLOC), LANCIER]},
    )
    t.play("lecon-du-vieux-maitre")
    t.asks(0, [KENZO])
    t.me.pick(KENZO, "espionne-du-marche")
    assert [t.state.cards[one.source].proto.id for one in t.state.stack.items] == [
        "espionne-du-marche",
        "lecon-du-vieux-maitre",
    ]
    resolve(t)
    assert t.card(KENZO).marks == {"+1/+1": 2}
    t.pass_all()
    t.asks(0, [MARCHEUR, LANCIER])
    t.me.pick(MARCHEUR)
    assert t.card(BLOC).damage == 1 and t.card(MARCHEUR).damage == 0
    t.settled()


@card("lecon-du-vieux-maitre")
@rule("SF-MIRACLE-010", "SF-MIRACLE-100")
def test_a_lesson_needs_a_samurai_and_three_believers():
    t = scene({"rear": [OMBRE], "hand": ["lecon-du-vieux-maitre"], "worship": believers(3)}, {"rear": [KENZO]})
    assert t.why("play", "lecon-du-vieux-maitre") == "SF-MIRACLE-100"
    t = scene({"rear": [KENZO], "hand": ["lecon-du-vieux-maitre"], "worship": believers(2)})
    assert t.why("play", "lecon-du-vieux-maitre") == "SF-MIRACLE-010"
    t.settled()


@card("espionne-du-marche")
def test_the_spy_is_silent_when_there_is_nobody_to_hurt():
    t = scene(
        {"rear": [KENZO], "hand": ["lecon-du-vieux-maitre"], "worship": believers(2, "espionne-du-marche")},
        {"rear": ["hagane-le-sabre-muet"]},
    )
    t.play("lecon-du-vieux-maitre", KENZO, "espionne-du-marche")
    assert len(t.state.stack.items) == 1
    t.pass_all()
    assert t.card("hagane-le-sabre-muet").damage == 0
    t.settled()


@card("nuage-de-cendre")
def test_a_cloud_of_ash_saves_a_ninja_and_brings_a_page():
    t = scene({"rear": [on(OMBRE, EPEE), KENZO], "hand": ["nuage-de-cendre"], "book": [FRERE], "worship": believers(2)})
    t.play("nuage-de-cendre")
    t.asks(0, [OMBRE])
    t.me.pick(OMBRE)
    t.pass_all()
    assert t.me.hand == [OMBRE, FRERE] and sorted(t.me.purgatory) == [EPEE, "nuage-de-cendre"]
    t.settled()


@card("nuage-de-cendre")
@rule("SF-ABIL-160", "SF-STACK-130")
def test_no_page_comes_out_of_the_cloud_when_the_ninja_is_dead():
    t = scene(
        {"rear": [OMBRE], "hand": ["nuage-de-cendre"], "book": [FRERE], "worship": believers(2)},
        {"hand": ["eclat-de-la-tour"], "worship": believers(3)},
    )
    t.play("nuage-de-cendre", OMBRE)
    t.me.pick("pass")
    t.you.play("eclat-de-la-tour", OMBRE)
    while t.match.decision.kind != "answer":
        t.you.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.me.hand == [] and OMBRE in t.me.purgatory
    t.settled()


@card("appel-des-aieux")
@rule("SF-SOUFFLE-030")
def test_a_forebear_is_called_for_one_turn_and_banished_without_a_breath():
    t = scene(
        {"hand": ["appel-des-aieux"], "purgatory": ["exorciste-du-pin-noir", KENZO], "worship": believers(4)},
        {"rear": [MARCHEUR]},
        attacked=True,
    )
    t.play("appel-des-aieux")
    t.asks(0, ["exorciste-du-pin-noir"])
    t.me.pick("exorciste-du-pin-noir", PLAIN)
    t.pass_all()
    assert t.me.rear == ["exorciste-du-pin-noir"]
    t.end()
    t.pass_all()
    assert t.state.active == 1 and t.me.pandemonium == ["exorciste-du-pin-noir"] and t.me.rear == []
    assert t.card(MARCHEUR).damage == 0
    t.settled()


@card("appel-des-aieux")
@rule("SF-MEM-020")
def test_a_forebear_that_fell_before_the_end_stays_in_the_purgatoire():
    t = scene(
        {
            "hand": ["appel-des-aieux"],
            "purgatory": ["augure-imperial", "oni-aux-deux-masses"],
            "worship": believers(4),
        },
        attacked=True,
    )
    t.play("appel-des-aieux", "augure-imperial", PLAIN)
    t.pass_all()
    t.use("oni-aux-deux-masses")
    assert t.me.rear == ["oni-aux-deux-masses"]
    t.end()
    t.pass_all()
    assert t.state.active == 1 and "augure-imperial" in t.me.purgatory and t.me.rear == ["oni-aux-deux-masses"]
    t.settled()


@card("appel-des-aieux", "novice-aux-clochettes")
@rule("SF-LEX-200")
def test_a_forebear_arrives_with_its_fervour():
    t = scene({"hand": ["appel-des-aieux"], "purgatory": [NOVICE], "book": [FRERE], "worship": believers(4)})
    t.play("appel-des-aieux", NOVICE, PLAIN)
    t.pass_all()
    assert FRERE in t.me.purgatory and my_ec(t) == 30
    t.settled()


# Équipements


@card("katana-du-lignage")
@rule("SF-EQUIP-010", "SF-EQUIP-040")
def test_katana_joins_a_samurai_alone():
    t = scene({"rear": [OMBRE, KENZO], "hand": ["katana-du-lignage"]})
    t.play("katana-du-lignage")
    assert t.card(KENZO).gear.card.proto.id == "katana-du-lignage" and atq(t.state, t.card(KENZO)) == 5
    t.settled()
    t = scene({"rear": [OMBRE], "hand": ["katana-du-lignage"]})
    assert t.why("play", "katana-du-lignage") == "SF-EQUIP-040"


@card("katana-du-lignage")
@rule("SF-EQUIP-080", "SF-EQUIP-120")
def test_katana_stays_with_a_samurai_that_became_a_demon():
    t = scene(
        {"rear": [on(KENZO, "katana-du-lignage")]}, {"hand": ["demonification"], "worship": believers(6)}, active=1
    )
    t.play("demonification", KENZO)
    while t.match.decision.kind not in ("answer", "main"):
        t.you.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.card(KENZO).printed.id == "demon" and t.card(KENZO).gear is not None
    assert atq(t.state, t.card(KENZO)) == 8
    t.settled()


@card("griffes-de-kuroba")
@rule("SF-EQUIP-020", "SF-FOURBERIE-010")
def test_claws_are_paid_and_revoked_from_one_believer_and_go_past_a_golem():
    t = scene(
        {"rear": [OMBRE], "hand": ["griffes-de-kuroba"], "worship": [on(PLAIN, ec=1)]}, {"rear": [on(MARCHEUR, BLOC)]}
    )
    t.play("griffes-de-kuroba", PLAIN)
    assert t.me.purgatory == [PLAIN] and keyword(t.state, t.card(OMBRE), "fourberie") == 1
    charge(t, OMBRE, MARCHEUR)
    t.pass_all()
    assert t.card(MARCHEUR).damage == 4 and t.card(BLOC).damage == 0
    t.settled()


@card("eventail-de-fer")
@rule("SF-TURN-130")
def test_the_fan_keeps_its_ange_alive_until_the_end_of_the_turn():
    t = scene({"rear": [on(KENZO, "eventail-de-fer")]}, {"rear": [LANCIER]}, active=1)
    charge(t, LANCIER, KENZO)
    t.you.pick("pass")
    t.use("eventail-de-fer")
    assert my_ec(t) == 29
    t.pass_all()
    assert t.card(KENZO).damage == 2 and t.state.step == "main"
    t.end()
    t.pass_all()
    assert t.state.active == 0 and sorted(t.me.purgatory) == ["eventail-de-fer", KENZO]
    t.settled()


@card("eventail-de-fer", "exorciste-du-pin-noir")
@rule("SF-TURN-170")
def test_who_falls_as_the_fan_closes_breathes_its_last_without_a_stack():
    t = scene({"rear": [on("exorciste-du-pin-noir", "eventail-de-fer")]}, {"rear": [MARCHEUR]}, active=1)
    charge(t, MARCHEUR, "exorciste-du-pin-noir")
    t.you.pick("pass")
    t.use("eventail-de-fer")
    t.pass_all()
    assert t.card("exorciste-du-pin-noir").damage == 5 and t.card(MARCHEUR).damage == 4
    t.end()
    t.pass_all()
    assert not busy(t.state) and t.state.step == "end"
    t.me.pick(MARCHEUR)
    assert not busy(t.state) and t.you.purgatory == [MARCHEUR]
    t.settled()


@card("eventail-de-fer")
@rule("SF-COMBATPH-010")
def test_the_fan_is_opened_in_an_attack_phase_alone():
    t = scene({"rear": [on(KENZO, "eventail-de-fer")]})
    assert why_use(t, "eventail-de-fer", 3) == "SF-COMBATPH-010"
    t.settled()


@card("sabre-de-l-exile")
@rule("SF-PURG-010")
def test_the_sabre_comes_back_and_is_drawn_again():
    t = scene({"rear": [KENZO], "purgatory": ["sabre-de-l-exile"]})
    t.use("sabre-de-l-exile")
    assert my_ec(t) == 28
    t.pass_all()
    assert t.me.hand == ["sabre-de-l-exile"]
    t.play("sabre-de-l-exile")
    assert atq(t.state, t.card(KENZO)) == 4
    t.settled()


@card("sabre-de-l-exile")
@rule("SF-PURG-020")
def test_two_sabres_come_back_in_one_turn():
    t = scene({"purgatory": ["sabre-de-l-exile", "sabre-de-l-exile"]})
    for left in (1, 0):
        t.use("sabre-de-l-exile")
        t.pass_all()
        assert len(t.me.purgatory) == left
    assert my_ec(t) == 26
    t.settled()


@card("sabre-de-l-exile")
def test_the_sabre_does_not_come_back_without_ec():
    t = scene({"purgatory": ["sabre-de-l-exile"], "worship": [on(TEMPLE, ec=1)]})
    assert t.offers("use") == []
    t.settled()


# Bénédictions


@card("voie-du-duel")
def test_the_way_of_the_duel_gives_atq_in_a_combat_to_the_equipped():
    t = scene({"rear": ["voie-du-duel", on(KENZO, EPEE), OMBRE]}, {"rear": [on(LANCIER, EPEE)]})
    assert atq(t.state, t.card(KENZO)) == 4
    t.attack()
    t.pass_all()
    t.announce(KENZO)
    t.announce(OMBRE)
    t.me.pick("done")
    t.declare(OMBRE)
    t.strike(LANCIER)
    assert [atq(t.state, t.card(id)) for id in (KENZO, OMBRE, LANCIER)] == [4, 3, 4]
    t.pass_all()
    assert t.you.purgatory == [LANCIER, EPEE]
    t.settled()
    t = scene({"rear": ["voie-du-duel", on(KENZO, EPEE)]}, {"rear": [MARCHEUR]})
    charge(t, KENZO, MARCHEUR)
    t.me.pick("no")
    assert atq(t.state, t.card(KENZO)) == 6
    t.pass_all()
    assert t.you.purgatory == [MARCHEUR]


@card("nuit-des-lanternes")
def test_lanterns_light_one_dead_spiritist_per_turn():
    t = scene(
        {
            "rear": ["nuit-des-lanternes", NOVICE, NOVICE],
            "purgatory": ["renard-aux-neuf-ombres", "oni-aux-deux-masses"],
            "book": [FRERE, LANCIER],
        }
    )
    t.use("oni-aux-deux-masses", NOVICE)
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == [FRERE] and my_ec(t) == 26
    t.use("renard-aux-neuf-ombres")
    t.me.pick("no")  # Assassin
    assert not busy(t.state) and t.me.hand == [FRERE]
    t.settled()


@card("nuit-des-lanternes")
def test_lanterns_are_not_for_samurais_nor_for_the_opponents_dead():
    t = scene({"rear": ["nuit-des-lanternes", KENZO], "book": [FRERE]}, {"rear": [on(NOVICE, damage=1)]})
    charge(t, KENZO, NOVICE)
    t.pass_all()
    assert t.you.purgatory == [NOVICE] and t.match.decision.kind != "confirm"
    t.me.pick("done")
    assert t.me.hand == []
    t.settled()
    t = scene({"rear": ["nuit-des-lanternes", KENZO], "book": [FRERE]}, {"rear": [MARCHEUR]})
    charge(t, KENZO, MARCHEUR)
    t.pass_all()
    assert t.me.purgatory == [KENZO] and t.match.decision.kind == "main"


# Adorateurs


@card("forgeron-de-sabres")
@rule("SF-WORSH-150")
def test_the_smith_pays_for_equipements_and_samurais_alone():
    t = scene(
        {
            "divine": ["koguryo-dieu-du-sabre"],
            "worship": ["forgeron-de-sabres"],
            "rear": [on(OMBRE, EPEE), FRERE],
            "hand": ["garungun", NOVICE, "armure-vide", EPEE],
        }
    )
    assert sorted(t.offers("play")) == [EPEE, "garungun"] and t.offers("use") == []
    assert t.why("play", NOVICE) == "SF-ANGEL-010"
    t.play("garungun")
    assert my_ec(t) == 2
    t.settled()


@card("forgeron-de-sabres")
@rule("SF-DOPPEL-040", "SF-WORSH-150")
def test_the_smith_pays_for_a_faceless_one_shown_as_a_samurai():
    t = scene({"worship": ["forgeron-de-sabres"], "hand": ["messager-sans-visage"]})
    t.play("messager-sans-visage")
    assert len(t.match.decision.keys) == 1
    t.me.pick(t.match.decision.keys[0])
    assert t.card("messager-sans-visage").klass == "samourai" and my_ec(t) == 3
    t.settled()


@card("maitre-d-armes-aveugle")
@rule("SF-LEX-230", "SF-TILT-020")
def test_the_blind_master_tilts_for_an_ange_in_a_combat():
    t = scene({"worship": ["maitre-d-armes-aveugle"], "rear": [LANCIER, KENZO]}, {"rear": [NOVICE]})
    t.attack()
    t.pass_all()
    t.announce(LANCIER)
    t.announce(KENZO)
    t.me.pick("done")
    t.declare(LANCIER)
    t.strike(NOVICE)
    t.use("maitre-d-armes-aveugle")
    t.asks(0, [LANCIER])
    t.me.pick(LANCIER)
    assert t.card("maitre-d-armes-aveugle").tilted and my_ec(t) == 3
    t.pass_all()
    assert t.you.purgatory == [NOVICE] and atq(t.state, t.card(LANCIER)) == 3
    t.declare(KENZO)
    t.hold()
    t.me.pick("done")  # Retrait
    t.end()
    t.pass_all()
    assert not t.card("maitre-d-armes-aveugle").tilted and atq(t.state, t.card(LANCIER)) == 2
    t.settled()


@card("maitre-d-armes-aveugle")
@rule("SF-TILT-020", "SF-WORSH-130")
def test_the_blind_master_teaches_nobody_once_tilted_but_still_pays():
    t = scene(
        {"worship": [on("maitre-d-armes-aveugle", tilted=True)], "rear": [LANCIER], "hand": [KENZO]}, {"rear": [NOVICE]}
    )
    t.play(KENZO)
    assert my_ec(t) == 1
    charge(t, LANCIER, NOVICE)
    assert t.offers("use") == [] and why_use(t, "maitre-d-armes-aveugle", 3) == "SF-ABIL-140"
    t.settled()


@card("porteuse-d-encens")
@rule("SF-WORSH-170")
def test_the_incense_bearer_may_tear_two_pages():
    t = scene({"register": ["porteuse-d-encens"], "book": [FRERE, LANCIER, KENZO]}, step="dawn")
    t.pass_all()
    t.worship("porteuse-d-encens")
    t.me.pick("yes")
    t.pass_all()
    assert t.me.purgatory == [FRERE, LANCIER] and t.card("porteuse-d-encens").ec == 4
    t.settled()


@card("porteuse-d-encens")
@rule("SF-WORD-020")
def test_the_incense_bearer_may_decline_and_tears_two_or_none():
    t = scene({"register": ["porteuse-d-encens"], "book": [FRERE, LANCIER]}, step="dawn")
    t.pass_all()
    t.worship("porteuse-d-encens")
    t.me.pick("no")
    assert t.me.purgatory == [] and not busy(t.state)
    t = scene({"register": ["porteuse-d-encens"], "book": [FRERE]}, step="dawn")
    t.pass_all()
    t.worship("porteuse-d-encens")
    assert t.match.decision.kind == "main" and t.me.book == [FRERE]
    t.settled()
