"""The realm of The Way: sabres and honour, shadows, and spirits that come back."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    TOKEN,
    Part,
    an_angel,
    an_angel_of,
    an_equipment,
    attacking,
    banish,
    banishes_itself,
    bearers,
    both,
    can_be_banished,
    card,
    choose,
    chosen,
    chosen_to_hand,
    control,
    damage,
    damage_one,
    discards,
    draws,
    ec_only_for,
    effect,
    equip,
    equipped,
    fighting,
    foes_in_combat,
    gives_ec,
    grants,
    if_you_like,
    in_combat,
    in_pile,
    is_angel,
    its_bearer,
    itself,
    lasting,
    lasts,
    linked,
    marks,
    may,
    minus_fv,
    move_card,
    moves,
    my_angels,
    my_pages,
    my_temple,
    of_class,
    omen,
    on_each,
    on_front,
    once_per_turn,
    only,
    only_linked_to,
    others,
    played_as,
    plus,
    plus_atq,
    plus_fv,
    prevents,
    print_now,
    print_of,
    printed_class,
    put_into_play,
    puts_in_limbo,
    reinforces,
    searches,
    spend,
    straightens,
    target,
    tears,
    that,
    that_card,
    the_front,
    their_angels,
    this_card,
    tilted,
    tilts_itself,
    to_hand,
    to_itself,
    your_other_angels,
    yours,
)

spiritists = in_pile("purgatory", an_angel, printed_class("imperial-spiritiste"))

# Eden


@card("koguryo-dieu-du-sabre")
class KoguryoDieuDuSabre:
    """Once per turn, spend 2 EC and target one of your Angels linked to an Equipment to give it a +1/+1 marker."""

    divine = once_per_turn(spend(2), target(that(my_angels, equipped)), marks("+1/+1"))


@card("okari-mere-des-esprits")
class OkariMereDesEsprits:
    """Once per turn, spend 1 EC and discard a page to draw a page."""

    divine = once_per_turn(spend(1), discards(1), draws(1))


@card("hagane-le-sabre-muet")
class HaganeLeSabreMuet:
    """While Hagane the Silent Sabre is in a combat against an Angel, it has +2 ATQ."""

    def atq(s, me, of, value):
        return value + 2 if of is me and any(is_angel(one) for one in foes_in_combat(s, me)) else value


@card("meirin-la-procession-pale")
class MeirinLaProcessionPale:
    """Fervour: you may choose an “Imperial - Spiritist” Angel in your Purgatory to put it into your Limbo."""

    ferveur = may(choose(spiritists), puts_in_limbo())


@card("dojo-des-mille-lames")
class DojoDesMilleLames:
    """Once per turn, after you have played an Equipment, you may give 1 EC to Dojo of a Thousand Blades."""

    def _an_equipment(s, me, event):
        return an_equipment(print_now(s, event.card))

    after_played = only(both(yours, _an_equipment))(once_per_turn(gives_ec(1, this_card), may=True))


@card("sanctuaire-aux-lanternes")
class SanctuaireAuxLanternes:
    """Divine Dawn: présage (1), then you may tear a page."""

    aurore_divine = effect(omen(1), if_you_like(tears(1)))


@card("lame-de-l-ancetre")
class LameDeLAncetre:
    """Give 3 EC to your Temple. You may search your Sacred Book for an Equipment and add it to your hand."""

    gift = effect(gives_ec(3, my_temple), if_you_like(searches(an_equipment)))


# Anges: Samouraï


@card("garungun")
class Garungun:
    """When Garungun declares an attack on an Angel, Garungun deals 1 damage to that Angel."""

    def _on_an_angel(s, me, event):
        return me in event.attackers and is_angel(event.defender)

    after_declared = only(_on_an_angel)(effect(damage(1, that_card, by_card=True)))


@card("garungun-leader-emerite")
class GarungunLeaderEmerite:
    """At the announcement of attackers, if Garungun Emeritus Leader is announced as an attacker, you may target another
    of your “Samurai” attackers to put it in Reinforcement."""

    def _in_the_open(s, it):
        return not it.ambush

    after_announced = only(to_itself)(
        may(target(others(that(my_pages, attacking, _in_the_open, of_class("samourai")))), reinforces())
    )


@card("duelliste-du-pont-de-jade")
class DuellisteDuPontDeJade:
    """Oath: control at least one Equipment. Combat phase: spend 2 EC and target one of your tilted attackers
    linked to an Equipment to straighten it."""

    serment = effect(control(that(my_angels, equipped)))
    phase_de_combat = effect(spend(2), target(that(my_angels, attacking, tilted, equipped)), straightens())


@card("cavaliere-du-saule-rouge")
class CavaliereDuSauleRouge:
    """Red Willow Horsewoman enters play on the LDF."""

    arrives_on = the_front


# Anges: Ninja


@card("maitresse-des-aiguilles")
class MaitresseDesAiguilles:
    """Fervour: Mistress of Needles deals 1 damage to an opposing Angel."""

    ferveur = effect(damage_one(1, their_angels, by_card=True))


@card("chef-du-clan-sans-visage")
class ChefDuClanSansVisage:
    """Your other “Ninja” Angels on the CDB have “Guile”."""

    keyword = grants("fourberie", your_other_angels("ninja"))


# Anges: Impérial - Spiritiste


@card("novice-aux-clochettes")
class NoviceAuxClochettes:
    """Fervour: tear a page."""

    ferveur = effect(tears(1))


@card("medium-de-la-cour")
class MediumDeLaCour:
    """Fervour: you may discard a page to draw a page."""

    ferveur = may(discards(1), draws(1))


@card("exorciste-du-pin-noir")
class ExorcisteDuPinNoir:
    """Last Breath: target an opposing Angel and inflict -2 FV on it."""

    dernier_souffle = effect(target(their_angels), minus_fv(2))


@card("augure-imperial")
class AugureImperial:
    """Purgatory: spend 1 EC, banish Imperial Augur and choose an “Imperial - Spiritist” Angel in your Purgatory to add
    it to your hand."""

    purgatoire = effect(spend(1), banishes_itself(), choose(spiritists), chosen_to_hand())


# Anges: spirits that are called


@card("spectre-du-dernier-shogun")
class SpectreDuDernierShogun:
    """Fervour: you may choose an Equipment in your Purgatory to put it into play linked to Spectre of the Last
    Shogun."""

    def _blades(s, me):
        there = in_pile("purgatory", an_equipment)(s, me)
        return [one for one in there if itself(s, me) in bearers(s, me.seat, print_of(one))]

    def _may_bear(s, me):
        it = itself(s, me)
        return it is not None and (not me.aims or it in bearers(s, me.seat, print_of(chosen(s, me))))

    def _bear(s, me):
        equip(s, me.seat, chosen(s, me), me.number)

    ferveur = may(choose(_blades), Part(_bear, _may_bear))


# Golems


@card("ours-berserk")
class OursBerserk:
    """While an Angel is linked to Berserk Bear, that Angel has “Berserk” and +1 ATQ."""

    keyword = grants("berserk", its_bearer)
    atq = plus(1, its_bearer)


@card("lion-du-portail")
class LionDuPortail:
    """Combat phase: spend 1 EC and target one of your Angels on the CDB to prévenir (2)."""

    phase_de_combat = effect(spend(1), target(my_angels), prevents(2))


@card("pantin-de-fumee")
class PantinDeFumee:
    """Fervour: you may target one of your Angels on the LDF to move it to your AG."""

    ferveur = may(target(that(my_angels, on_front)), moves("rear"))


# Miracles


@card("un-souffle-un-sabre")
class UnSouffleUnSabre:
    """Oath: target one of your Angels linked to an Equipment. Inflict -3 FV on an opposing Angel."""

    serment = effect(target(that(my_angels, equipped)))
    miracle = effect(minus_fv(3, their_angels))


@card("lecon-du-vieux-maitre")
class LeconDuVieuxMaitre:
    """Target one of your “Samurai” Angels and give it two +1/+1 markers."""

    miracle = effect(target(that(my_angels, of_class("samourai"))), marks("+1/+1", 2))


@card("nuage-de-cendre")
class NuageDeCendre:
    """Target one of your “Ninja” Angels and return it to its owner's hand. Draw a page."""

    miracle = effect(target(that(my_angels, of_class("ninja"))), to_hand(), draws(1))


@lasting("appel-des-aieux", HOOKS, TOKEN)
class AppelDesAieuxEnds:
    """At the end of the turn, banish it if it is still there."""

    end_of_turn = effect(on_each(lambda s, me, it: banish(s, it), that(that_card, can_be_banished)))


@card("appel-des-aieux")
class AppelDesAieux:
    """Choose an “Imperial - Spiritist” Angel in your Purgatory to put it into play. At the end of the turn, if that
    Angel is still in play, banish it."""

    def _call(s, me):
        one = chosen(s, me)
        yield from put_into_play(s, one, me.seat)
        lasts(s, me, "appel-des-aieux", s.must(one.number))

    miracle = effect(choose(spiritists), _call)


# Équipements


@card("katana-du-lignage")
class KatanaDuLignage:
    """Katana of the Lineage must link itself to a “Samurai” Angel."""

    links_to = only_linked_to("samourai")


@card("griffes-de-kuroba")
class GriffesDeKuroba:
    """The Angel linked to Claws of Kuroba has “Guile”."""

    keyword = grants("fourberie", its_bearer)


@card("eventail-de-fer")
class EventailDeFer:
    """Combat phase: spend 1 EC to give the Angel linked to Iron Fan +2 FV until the end of the turn."""

    phase_de_combat = effect(spend(1), plus_fv(2, linked))


@card("sabre-de-l-exile")
class SabreDeLExile:
    """Purgatory: spend 2 EC to add Sabre of the Exile to your hand."""

    def _come_back(s, me):
        move_card(s, s.cards[me.number], me.seat, "hand")

    purgatoire = effect(spend(2), Part(_come_back, lambda s, me: s.same(me.token)))


# Bénédictions


@card("voie-du-duel")
class VoieDuDuel:
    """Your Angels linked to an Equipment have +2 ATQ in a combat."""

    def _duellist(s, me, it):
        return it.controller == me.seat and is_angel(it) and it.gear is not None and in_combat(s, it)

    atq = plus(2, _duellist)


@card("nuit-des-lanternes")
class NuitDesLanternes:
    """Once per turn, after one of your “Imperial - Spiritist” Angels has been destroyed, you may draw a page."""

    after_destroyed = only(both(yours, an_angel_of("imperial-spiritiste")))(once_per_turn(draws(1), may=True))


# Adorateurs


@card("forgeron-de-sabres")
class ForgeronDeSabres:
    """You can spend the EC of Sabre Smith only to play Equipment or “Samurai” Angels."""

    ec_for = ec_only_for(played_as("equipment"), played_as("angel", "samourai"))


@card("maitre-d-armes-aveugle")
class MaitreDArmesAveugle:
    """Combat phase: tilt Blind Weapon Master and target one of your Angels in a combat to give it +1 ATQ until the
    end of the turn."""

    phase_de_combat = effect(tilts_itself(), target(that(my_angels, fighting)), plus_atq(1))


@card("porteuse-d-encens")
class PorteuseDEncens:
    """Fervour: you may tear 2 pages."""

    ferveur = may(tears(2))


@card("espionne-du-marche")
class EspionneDuMarche:
    """Last Breath: deal 1 damage to an opposing Angel."""

    dernier_souffle = effect(damage_one(1, their_angels))
