"""Celestial Purity: healing, foresight, and pages that every realm may use."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    Part,
    an_angel,
    an_angel_of,
    angels,
    both,
    by_itself,
    card,
    choice,
    choose,
    choose_in_book,
    chosen_from_book,
    chosen_into_play,
    classes,
    damage,
    destroys_one,
    discards,
    draws,
    effect,
    either,
    gains_fv,
    gives_ec,
    grants,
    heals,
    heals_all,
    in_combat_only,
    in_pile,
    its_bearer,
    linked,
    marks_itself,
    may,
    may_gain_ec,
    minus_fv,
    my_angels,
    my_archangel,
    my_pages,
    my_temple,
    my_worshippers,
    not_legendary,
    now_of,
    omen,
    on_each,
    once_per_turn,
    only,
    only_linked_to,
    others,
    place_in_worship,
    plus,
    prevents,
    printed_class,
    printed_cost,
    reorder,
    searches,
    spend,
    target,
    that,
    their_angels,
    tilts_itself,
    to_hand,
    your_angels,
    yours,
)


@card("anaya-deesse-de-la-purete")
class AnayaDeesseDeLaPurete:
    """Once per turn, spend 2 EC and target one of your pages on the CDB to guérir (3)."""

    divine = once_per_turn(spend(2), target(my_pages), heals(3))


@card("seraphane-aux-ailes-jumelles")
class SeraphaneAuxAilesJumelles:
    """Once per turn, discard a page to perform Omen (2), then draw a page."""

    divine = once_per_turn(discards(1), omen(2), draws(1))


@card("mikaelion-archange-des-nuages")
class MikaelionArchangeDesNuages:
    """Divine Dawn: your Divinity gains 1 FV."""

    aurore_divine = effect(gains_fv(1))


@card("uriane-lame-de-l-aube")
class UrianeLameDeLAube:
    """Fervour: you may target an opposing Angel on the CDB, Uriane Blade of Dawn deals 3 damage to it."""

    ferveur = may(target(their_angels), damage(3, by_card=True))


@card("cite-des-anges")
class CiteDesAnges:
    """Divine Dawn: you may perform Omen (1)."""

    aurore_divine = may(omen(1))


@card("source-des-nuages")
class SourceDesNuages:
    """This Temple may be revoked in place of a Worshipper."""

    revocable = True


@card("plume-d-anaya")
class PlumeDAnaya:
    """Your Divinity gains 3 FV. Give 4 EC to your Temple."""

    gift = effect(gains_fv(3), gives_ec(4, my_temple))


@card("premier-fidele")
class PremierFidele:
    """Search your Register for a Worshipper and put it into play."""

    gift = effect(searches(where="register", to="play"))


def classes_of_yours(s, me):
    """How many classes the pages have that you control: on the CDB with what is on them, and in the Adoration."""
    player = s.players[me.seat]
    found = set()
    for row in (player.rear, player.front, player.worship):
        for one in row:
            for it in (one, *one.attached):
                if now_of(it).page:
                    found.update(classes(s, it))
    return len(found)


@card("annedelie")
class Annedelie:
    """Last Breath: look at the top X pages of your Sacred Book, then put them back in any order on top of it and/or
    underneath. X is the number of pages of different classes you control."""

    dernier_souffle = effect(
        Part(
            lambda s, me: reorder(s, me, classes_of_yours(s, me)),
            lambda s, me: len(s.players[me.seat].book) >= classes_of_yours(s, me),
        )
    )


@card("oriel-des-nuees")
class OrielDesNuees:
    """Divine Word: tilt Oriel of the Skies and target one of your pages on the CDB to guérir (3)."""

    parole_divine = effect(tilts_itself(), target(my_pages), heals(3))


def to_a_page(s, source, event):
    return now_of(event.it).page


@card("oriel-voix-de-l-aube")
class OrielVoixDeLAube:
    """Each time at least one damage marker is removed from one of your pages, you may give a +1/+0 marker to Oriel
    Voice of Dawn."""

    after_healed = only(both(yours, to_a_page))(may(marks_itself("+1/+0")))


@card("soeur-de-la-source")
class SoeurDeLaSource:
    """Divine Dawn: your Divinity gains 1 FV."""

    aurore_divine = effect(gains_fv(1))


@card("infirmier-des-batailles")
class InfirmierDesBatailles:
    """Fervour: you may target another of your Angels on the CDB to prévenir (3)."""

    ferveur = may(target(others(my_angels)), prevents(3))


@card("veilleuse-des-presages")
class VeilleuseDesPresages:
    """Divine Dawn: you may perform Omen (2)."""

    aurore_divine = may(omen(2))


@card("enfant-du-silence")
class EnfantDuSilence:
    """Child of Silence cannot be targeted."""

    def cannot_be_targeted(s, source, it, me):
        return it is source


def to_a_divinity(s, source, event):
    return event.it.printed.type == "divinity" and event.it.controller != source.seat


@card("paladin-de-la-plume-blanche")
class PaladinDeLaPlumeBlanche:
    """After Paladin of the White Feather has dealt at least 1 combat damage to the opposing Divinity, your Divinity
    gains 2 FV."""

    after_damage = only(both(by_itself, in_combat_only, to_a_divinity))(effect(gains_fv(2)))


@card("archiviste-du-ciel")
class ArchivisteDuCiel:
    """Fervour: you may search your Sacred Book for an Angel “Healer” and add it to your hand."""

    ferveur = may(searches(an_angel, printed_class("guerisseur", hidden=True)))


@card("scribe-aux-mille-plumes")
class ScribeAuxMillePlumes:
    """Once per turn, when a player draws, give a +0/+1 marker to Scribe of a Thousand Quills."""

    after_draw = once_per_turn(marks_itself("+0/+1"))


@card("gardienne-du-berceau")
class GardienneDuBerceau:
    """Fervour: you may heal another of your pages on the CDB or your Archangel."""

    ferveur = may(heals(select=either(others(my_pages), my_archangel)))


@card("eclaireur-des-courants")
class EclaireurDesCourants:
    """Last Breath: you may perform Omen (2)."""

    dernier_souffle = may(omen(2))


@card("mere-des-orphelins")
class MereDesOrphelins:
    """Last Breath: you may choose in your Purgatory an Angel with a printed EC cost of 2 or less to put it into
    play."""

    dernier_souffle = may(choose(in_pile("purgatory", an_angel, printed_cost(2))), chosen_into_play())


@card("appeleuse-des-fideles")
class AppeleuseDesFideles:
    """Fervour: you may destroy one of your Worshippers to search your Register for a Worshipper and put it into
    play."""

    ferveur = may(destroys_one(my_worshippers), searches(where="register", to="play"))


@card("seraphin-de-la-derniere-priere")
class SeraphinDeLaDernierePriere:
    """Fervour: make two choices: target an opposing Angel on the CDB and return it to its owner's hand / your Divinity
    gains 3 FV / draw a page / heal all your other Angels on the CDB."""

    ferveur = choice(
        effect(target(their_angels), to_hand()),
        effect(gains_fv(3)),
        effect(draws(1)),
        effect(heals_all(others(my_angels))),
        count=2,
    )


@card("statue-de-la-compassion")
class StatueDeLaCompassion:
    """Divine Dawn: heal the Angel linked to Statue of Compassion."""

    aurore_divine = effect(heals(select=linked))


@card("tablette-vivante")
class TabletteVivante:
    """Last Breath: draw a page."""

    dernier_souffle = effect(draws(1))


@card("sphere-protectrice")
class SphereProtectrice:
    """While Warding Sphere is linked to an Angel, that Angel has “Aegis”."""

    keyword = grants("egide", its_bearer)


@card("main-tendue")
class MainTendue:
    """Make a choice: heal one of your pages on the CDB / target one of your pages on the CDB to prévenir (4) / your
    Divinity gains 2 FV."""

    miracle = choice(
        effect(heals(select=my_pages)),
        effect(target(my_pages), prevents(4)),
        effect(gains_fv(2)),
    )


@card("pluie-de-grace")
class PluieDeGrace:
    """Your Divinity gains 4 FV."""

    miracle = effect(gains_fv(4))


@card("retraite-spirituelle")
class RetraiteSpirituelle:
    """Target a non-Legendary Angel on the CDB and place it in its controller's Adoration."""

    miracle = effect(target(that(angels, not_legendary)), on_each(lambda s, me, it: place_in_worship(s, it)))


@card("jugement-sans-colere")
class JugementSansColere:
    """Target an opposing Angel on the CDB and inflict -5 FV on it."""

    miracle = effect(target(their_angels), minus_fv(5))


@card("chapitre-retrouve")
class ChapitreRetrouve:
    """Choose a page in your Sacred Book and add it to your hand."""

    miracle = effect(choose_in_book(), chosen_from_book())


@card("lame-de-l-aurore")
class LameDeLAurore:
    """Blade of Daybreak can only be linked to an Angel “Celestial Angel”."""

    linked_to = only_linked_to("ange-celeste")


@card("baton-du-guerisseur")
class BatonDuGuerisseur:
    """Divine Night: heal the Angel linked to Healer's Staff."""

    nuit_divine = effect(heals(select=linked))


@card("chant-d-elevation")
class ChantDElevation:
    """While Song of Elevation is in play, give +1 ATQ to all your pages."""

    atq = plus(1, your_angels())  # SF-GOLEM-090: a bonus to all pages gives Golems none


@card("treve-celeste")
class TreveCeleste:
    """Each time one of your Angels is destroyed, your Divinity gains 2 FV."""

    after_destroyed = only(both(yours, an_angel_of()))(effect(gains_fv(2)))


@card("mere-nourriciere")
class MereNourriciere:
    """Divine Word: tilt Nursing Mother and target one of your Angels on the CDB to guérir (1)."""

    parole_divine = effect(tilts_itself(), target(my_angels), heals(1))


@card("martyr-souriant")
class MartyrSouriant:
    """Last Breath: your Divinity gains 1 FV."""

    dernier_souffle = effect(gains_fv(1))


@card("novice-copiste")
class NoviceCopiste:
    """Fervour: you may perform Omen (2)."""

    ferveur = may(omen(2))


@card("porteur-d-eau")
class PorteurDEau:
    """Fervour: you may target another of your Worshippers to give it 3 EC."""

    ferveur = may(target(that(others(my_worshippers), may_gain_ec)), gives_ec(3))
