"""Endless Night: ghouls, demons and faithless knights who do not stay in their graves."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    OTHER_TOKEN,
    TOKEN,
    Cost,
    Destroyed,
    Part,
    affects,
    an_angel,
    angels,
    as_angel,
    banish_card,
    banishes_itself,
    base_print,
    card,
    choice,
    choose,
    chosen,
    condition,
    create,
    creates,
    damages_divinity,
    designate,
    destroy,
    destroys,
    dilemma,
    discards,
    draws,
    effect,
    familiar,
    give,
    gives_ec,
    hurts_own_divinity,
    in_pile,
    is_angel,
    is_class,
    its_bearer,
    itself_only,
    lasting,
    lasts,
    limbo_from_pile,
    limbo_from_play,
    line_pages,
    marks,
    marks_itself,
    may,
    minus_fv,
    move_card,
    my_temple,
    on_each,
    once_per_turn,
    only,
    only_linked_to,
    opponent,
    opponent_discards,
    pick_card,
    pile_of,
    place_under,
    plus,
    print_now,
    put_into_play,
    puts_in_limbo,
    sacrifices,
    searches,
    spend,
    target,
    tears,
    tears_cost,
    their_angels,
    this_card,
    transform,
    your_angels,
    your_other_angels,
    yours,
)


def _itself_to_limbo() -> Part:
    """The card itself, from where it fell, to your Limbo. SF-MEM-080: not if it has moved since."""

    def run(s, me):
        fallen = s.cards[me.number]
        if pile_of(s, fallen) != (me.seat, "limbo"):
            limbo_from_pile(s, fallen, me.seat)

    return Part(run, lambda s, me: s.same(me.token) and pile_of(s, s.cards[me.number])[1] in ("purgatory", "limbo"))


# Eden


def _an_angel_hurts_it(s, source, event):
    if event.it is not source or not event.by:
        return False
    return an_angel(print_now(s, s.cards[event.by]))


@card("la-bete-de-nargar")
class LaBeteDeNargar:
    """Each time an Angel deals at least 1 damage to The Beast of Nargar, you may tear a page to create a “Ghoul”
    Familiar on your AG."""

    after_damage = only(_an_angel_hurts_it)(may(tears_cost(1), creates("goule")))


@card("morvane-reine-exsangue")
class MorvaneReineExsangue:
    """Once per turn, choose an Angel in your Purgatory and discard a page to put that Angel into your Limbo."""

    divine = once_per_turn(choose(in_pile("purgatory", an_angel)), discards(1), puts_in_limbo())


@card("azhram-maitre-de-la-fosse")
class AzhramMaitreDeLaFosse:
    """Your “Demon” Angels have +1 ATQ. Last Breath: create a “Demon” Familiar on your AG."""

    atq = plus(1, your_angels("demon"))
    dernier_souffle = effect(creates("demon"))


@card("ossiane-voix-du-glas")
class OssianeVoixDuGlas:
    """Sacrifice: inflict -3 FV on an opposing Angel."""

    sacrifice = effect(sacrifices(), minus_fv(3, their_angels))


@card("ossuaire-sans-fond")
class OssuaireSansFond:
    """At the end of your turn, if at least one of your Angels was destroyed this turn, give 1 EC to Bottomless
    Ossuary."""

    def _mourns(s, me):
        return any(seat == me.seat and kind == "angel" for _, seat, kind in s.fallen)

    end_of_turn = only(yours)(effect(condition(_mourns), gives_ec(1, this_card)))


@card("chapelle-des-longues-nuits")
class ChapelleDesLonguesNuits:
    """Divine Night: you may discard a page to give 2 EC to Chapel of the Long Nights."""

    nuit_divine = may(discards(1), gives_ec(2, this_card))


@card("pacte-de-minuit")
class PacteDeMinuit:
    """Give 6 EC to your Temple, then tear three pages."""

    gift = effect(gives_ec(6, my_temple), tears(3))


# Anges


@card("fargass-fleau-des-dieux")
class FargassFleauDesDieux:
    """Fargass Bane of the Gods cannot be attacked while you have at least 3 other “Ghoul” pages on the CDB."""

    def cannot_be_attacked(s, source, it):
        if it is not source:
            return False
        return sum(one is not it and is_class(s, one, "goule") for one in line_pages(s, it.controller)) >= 3


@card("katapult-a-goules")
class KatapultAGoules:
    """Ghoul Katapult cannot be attacked while you have another “Ghoul” Angel on the same line."""

    def cannot_be_attacked(s, source, it):
        return it is source and any(
            one is not it and is_angel(one) and is_class(s, one, "goule") for one in s.row_of(it)
        )


@card("tete-de-karass-ash-ker-elm")
class TeteDeKarassAshKerElm:
    """Fervour: you may search your Sacred Book for a page whose French name contains “Sans Tête” (between wings) and
    add it to your hand."""

    ferveur = may(searches(lambda proto: "Sans Tête" in proto.names["fr"]))


@card("gamort-sans-tete")
class GamortSansTete:
    """Purgatory: discard a page to put Gamort the Headless into your Limbo."""

    purgatoire = effect(discards(1), _itself_to_limbo())


@card("cohorte-sans-tete")
class CohorteSansTete:
    """Last Breath: create a “Ghoul” Familiar on your AG."""

    dernier_souffle = effect(creates("goule"))


@card("lady-d-obscuria")
class LadyDObscuria:
    """You cannot play Lady of Obscuria from your Limbo. Last Breath: put Lady of Obscuria into your Limbo."""

    def plays_from_limbo(s, source):
        return False

    dernier_souffle = effect(_itself_to_limbo())


def _ladies(s, me):
    return [one.card for one in s.players[me.seat].limbo if one.printed.id == "lady-d-obscuria"]


@card("valet-d-obscuria")
class ValetDObscuria:
    """Sacrifice: spend 2 EC to put a page named Lady of Obscuria from your Limbo into play on your AG."""

    def _ushers_in(s, me):
        waiting = _ladies(s, me)
        lady = waiting[0] if len(waiting) == 1 else (yield from pick_card(s, me, waiting))
        yield from put_into_play(s, lady, me.seat, to="rear")

    sacrifice = effect(sacrifices(), spend(2), Part(_ushers_in, lambda s, me: bool(_ladies(s, me))))


@card("la-bete-des-egouts")
class LaBeteDesEgouts:
    """The Sewer Beast cannot be put on the LDF."""

    cannot_front = itself_only


@card("rongeurs-de-la-fosse-commune")
class RongeursDeLaFosseCommune:
    """Last Breath: tear a page."""

    dernier_souffle = effect(tears(1))


@card("brule-chair")
class BruleChair:
    """Purgatory: banish Fleshburner and target an opposing Angel to give it a -1/-1 marker."""

    purgatoire = effect(banishes_itself(), target(their_angels), marks("-1/-1"))


@card("spectre-de-la-derniere-heure")
class SpectreDeLaDerniereHeure:
    """Purgatory: deal 2 damage to your Divinity to put Spectre of the Last Hour into your Limbo."""

    purgatoire = effect(hurts_own_divinity(2), _itself_to_limbo())


@card("sire-parjure")
class SireParjure:
    """Your other “Knight” Angels have +1 ATQ. Divine Night: Sir Perjury deals 1 damage to your Divinity."""

    atq = plus(1, your_other_angels("chevalier"))
    nuit_divine = effect(damages_divinity(1, by_card=True, own=True))


@card("avale-tombes")
class AvaleTombes:
    """Tombswallower has +1 ATQ and +1 FV for each page placed under it. Divine Night: you may choose an Angel in your
    Purgatory to place it under Tombswallower."""

    atq = plus(lambda s, source, it: len(it.under), itself_only)
    fv = plus(lambda s, source, it: len(it.under), itself_only)
    nuit_divine = may(
        choose(in_pile("purgatory", an_angel)),
        on_each(lambda s, me, it: place_under(s, chosen(s, me), it), this_card),
    )


@card("huissier-des-abysses")
class HuissierDesAbysses:
    """Dilemma: deal 3 damage to the opposing Divinity. / Give two -1/-1 markers to an opposing Angel. / Create a
    “Ghoul” Familiar on your AG."""

    dilemme = dilemma(
        effect(damages_divinity(3)),
        effect(marks("-1/-1", 2, their_angels)),
        effect(creates("goule")),
    )


# Golems


@card("halkor")
class Halkor:
    """While Halkor is linked to a “Ghoul” Angel, that Angel has +2 ATQ."""

    atq = plus(2, lambda s, source, it: its_bearer(s, source, it) and is_class(s, it, "goule"))


@card("le-mange-tout")
class LeMangeTout:
    """Dilemma: your opponent discards a page. / Give two +1 BOU markers to The Eat-All."""

    dilemme = dilemma(effect(opponent_discards(1)), effect(marks_itself("bou", 2)))


@card("nar-tal-fra")
class NarTalFra:
    """Divine Word: give an Angelus token to Nar'Tal'Fra, then put it into your Limbo. While Nar'Tal'Fra has an
    Angelus token, it is treated as an Angel with 4 ATQ, 4 FV, Guile and Assassin."""

    def _takes_wing(s, me, it):
        give(s, it, "angelus")
        limbo_from_play(s, it)

    parole_divine = effect(on_each(_takes_wing, this_card))

    def becomes(s, source, it):
        return as_angel(base_print(it), 4, 4, ("fourberie", "assassin")) if it.marks.get("angelus") else None


@card("ecuyer-d-ossements")
class EcuyerDOssements:
    """Oath: banish a page from your Purgatory. Sacrifice: give two +1 BOU markers to Squire of Bones."""

    def _banishes(s, me):
        page = yield from pick_card(s, me, s.players[me.seat].purgatory)
        banish_card(s, page, by_oath=True)

    serment = effect(Cost(lambda s, me: bool(s.players[me.seat].purgatory), _banishes))
    sacrifice = effect(sacrifices(), marks_itself("bou", 2))


# Miracles


@lasting("baffe-macabre", HOOKS, TOKEN)
class BaffeMacabreLasts:
    """If it is destroyed this turn, banish it."""

    def fate(s, me, it, fall):
        return "banished" if me.args[0] == s.token(it.card.number) else ""


@card("baffe-macabre")
class BaffeMacabre:
    """Target an Angel. If it is destroyed this turn, banish it."""

    miracle = effect(target(angels), on_each(lambda s, me, it: lasts(s, me, "baffe-macabre", it)))


@card("demonification")
class Demonification:
    """Target an opposing Angel to transform it into a “Demon” Familiar."""

    miracle = effect(target(their_angels), on_each(lambda s, me, it: transform(s, it, familiar("demon"))))


@card("rapt-des-defunts")
class RaptDesDefunts:
    """Choose an Angel in your opponent's Purgatory to put it into your Limbo."""

    miracle = effect(choose(in_pile("purgatory", an_angel, theirs=True)), puts_in_limbo())


@card("sentence-du-tribunal-noir")
class SentenceDuTribunalNoir:
    """Your opponent picks one of these effects: they destroy one of their Angels. / They discard two pages. / Deal 4
    damage to their Divinity."""

    def _execute(s, me):
        it = yield from designate(s, me, their_angels(s, me), seat=opponent(s, me.seat))
        if affects(s, me, it):
            yield from destroy(s, [Destroyed(it, s.divinity(opponent(s, me.seat)).card.number)])

    miracle = choice(
        effect(Part(_execute, lambda s, me: bool(their_angels(s, me)))),
        effect(opponent_discards(2)),
        effect(damages_divinity(4)),
        opponent=True,
    )


def _risen(s, me):
    """Those of the three that are still there."""
    return [it for it in map(s.aimed, me.about[:3]) if it is not None]


@lasting("levee-des-charniers", HOOKS, OTHER_TOKEN, OTHER_TOKEN, OTHER_TOKEN)
class LeveeDesCharniersEnds:
    """At the end of the turn, destroy them."""

    end_of_turn = effect(destroys(_risen))


@card("levee-des-charniers")
class LeveeDesCharniers:
    """Create three “Ghoul” Familiars on your AG. At the end of the turn, destroy them."""

    def _rise(s, me):
        rear = s.players[me.seat].rear
        before = len(rear)
        for _ in range(3):
            yield from create(s, familiar("goule"), me.seat)
        first, second, third = rear[before:]
        lasts(s, me, "levee-des-charniers", first, s.token(second.number), s.token(third.number))

    miracle = effect(_rise)


# Équipements


@card("lame-des-felons")
class LameDesFelons:
    """Felons' Blade can only be linked to a “Knight” Angel. Sacrifice: draw a page."""

    linked_to = only_linked_to("chevalier")
    sacrifice = effect(sacrifices(), draws(1))


# Bénédictions


@card("peste-des-profondeurs")
class PesteDesProfondeurs:
    """Divine Night: target an opposing Angel to give it a -1/-1 marker."""

    nuit_divine = effect(target(their_angels), marks("-1/-1"))


@card("gestation-infernale")
class GestationInfernale:
    """Last Breath: create a “Demon” Familiar on your AG."""

    dernier_souffle = effect(creates("demon"))


# Adorateurs


@card("orpheline-des-tombes")
class OrphelineDesTombes:
    """Last Breath: draw a page."""

    dernier_souffle = effect(draws(1))


@card("bourreau-voile")
class BourreauVoile:
    """Sacrifice: give 2 EC to Veiled Executioner."""

    sacrifice = effect(sacrifices(), gives_ec(2, this_card))


@card("colporteur-de-pactes")
class ColporteurDePactes:
    """Dilemma: draw a page. / Create a “Ghoul” Familiar on your AG."""

    dilemme = dilemma(effect(draws(1)), effect(creates("goule")))


@card("fossoyeur-repenti")
class FossoyeurRepenti:
    """Fervour: you may choose a page in your Pandemonium to put it into your Purgatory."""

    def _can_return(proto):  # SF-TENEBRES-020
        return proto.page and "tenebres" not in proto.keywords

    ferveur = may(
        choose(in_pile("pandemonium", _can_return)),
        lambda s, me: move_card(s, chosen(s, me), me.seat, "purgatory"),
    )
