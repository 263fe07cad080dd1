"""Eondra, land of dragons."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    NOTHING,
    TOKEN,
    Hit,
    Part,
    affects,
    aims,
    an_angel,
    an_angel_of,
    angels,
    atq,
    both,
    by_its_bearer,
    by_itself,
    card,
    card_is_class,
    choice,
    choose,
    control,
    damage,
    damages_divinity,
    deal,
    draws,
    ec_only_for,
    effect,
    give_ec,
    gives_ec,
    grants,
    heals,
    hurts_targets,
    if_you_like,
    in_combat_only,
    in_pile,
    is_angel,
    is_class,
    its_bearer,
    itself,
    lasting,
    lasts,
    line_pages,
    marks,
    marks_itself,
    may,
    minus_fv,
    my_angels,
    my_pages,
    my_temple,
    my_worshippers,
    named,
    now_of,
    of_class,
    on_each,
    on_front,
    once_per_turn,
    only,
    only_linked_to,
    others,
    played_as,
    plus,
    plus_atq,
    print_of,
    printed_class,
    printed_cost,
    puts_in_limbo,
    puts_into_play,
    searches,
    spend,
    target,
    tear,
    that,
    the_front,
    their_angels,
    their_archangel,
    this_card,
    tilts_itself,
    with_keyword,
    your_angels,
    your_other_angels,
    yours,
)

dragons = that(my_angels, of_class("dragon"))
with_flame = with_keyword("flamme")


def a_page(s, source, event):
    """What was destroyed is a page: no Archangel."""
    return event.it.printed.page


# Eden


@card("pyraxis-mere-des-cendres")
class PyraxisMereDesCendres:
    """Once per turn, target one of your “Dragon” Angels and deal 1 damage to it to give it +2 ATQ until end of turn."""

    divine = once_per_turn(target(dragons), hurts_targets(1, dragons), plus_atq(2))


@card("dragon-vie-souffle-premier")
class DragonVieSoufflePremier:
    """Once per turn, choose a “Dragon” Angel in your Purgatory and spend 3 EC to put it into your Limbo."""

    divine = once_per_turn(choose(in_pile("purgatory", an_angel, printed_class("dragon"))), spend(3), puts_in_limbo())


@card("vulcaryon-seigneur-de-braise")
class VulcaryonSeigneurDeBraise:
    """Combat phase: spend 2 EC to give one of your “Dragon” Angels +2 ATQ until end of turn."""

    phase_de_combat = effect(spend(2), plus_atq(2, dragons))


@card("ignarel-le-deux-fois-ne")
class IgnarelLeDeuxFoisNe:
    """Divine Night: you may give a +1/+0 marker to one of your “Eondrian” Angels on the CDB."""

    nuit_divine = may(marks("+1/+0", 1, that(my_angels, of_class("eondrien"))))


@card("autel-des-premieres-ecailles")
class AutelDesPremieresEcailles:
    """You may revoke this Temple as if it were a Worshipper."""

    revocable = True


@card("forge-du-volcan-sacre")
class ForgeDuVolcanSacre:
    """At the end of your attack phase, if at least two of your “Dragon” Angels are on your LDF, give 1 EC to this
    Temple."""

    after_attack_phase = only(yours)(effect(control(that(dragons, on_front), 2), gives_ec(1, this_card)))


@card("oeuf-de-l-aube")
class OeufDeLAube:
    """Give 4 EC to your Temple. You may search your Sacred Book for a “Dragon” Angel with a printed EC cost of 3 or
    less, reveal it and add it to your hand."""

    gift = effect(
        gives_ec(4, my_temple),
        if_you_like(searches(an_angel, printed_class("dragon", hidden=True), printed_cost(3))),
    )


# Anges


@card("thanator-le-or")
class ThanatorLeOr:
    """The Phoenix cost of Thanator the Gold drops by X, X being the number of your “Dragon” Angels with Flame on the
    CDB."""

    def phoenix_cost(s, me, it, cost):
        if it is not me:
            return cost
        mine = [one for one in line_pages(s, me.controller) if is_angel(one) and is_class(s, one, "dragon")]
        return cost - sum(with_flame(s, one) for one in mine)


@card("elora-d-eondra")
class EloraDEondra:
    """Last Breath: you may search your Sacred Book for Leana of Eondra, reveal it and add it to your hand."""

    dernier_souffle = may(searches(named("leana-d-eondra")))


@card("elora-capitaine-de-l-elite")
class EloraCapitaineDeLElite:
    """After this Angel has destroyed a page in combat, give it a +1/+1 marker."""

    after_destroyed = only(both(by_itself, a_page, in_combat_only))(effect(marks_itself("+1/+1")))


@card("leana-d-eondra")
class LeanaDEondra:
    """Fervour: guérir (2)."""

    ferveur = may(target(my_pages), heals(2))


@card("leana-princesse-d-eondra")
class LeanaPrincesseDEondra:
    """Your other “Eondrian” Angels on the CDB have +1 ATQ."""

    atq = plus(1, your_other_angels("eondrien"))


@card("karvax-roi-des-couvees")
class KarvaxRoiDesCouvees:
    """Fervour: you may put into play, from your hand, a “Dragon” Angel with a printed EC cost of 3 or less."""

    _brood = in_pile("hand", an_angel, printed_class("dragon", hidden=True), printed_cost(3))

    ferveur = may(puts_into_play(_brood))


@card("vouivre-rasante")
class VouivreRasante:
    """This Angel enters play on your LDF."""

    arrives_on = the_front


@card("dragon-fulminant")
class DragonFulminant:
    """As long as this Angel is wounded, it has +1 ATQ."""

    atq = plus(1, lambda s, source, it: it is source and it.damage > 0)


@card("ancien-mange-montagnes")
class AncienMangeMontagnes:
    """Oath: you control at least one “Dragon” Angel on the CDB. Fervour: deal 1 damage to all other Angels on the
    CDB."""

    serment = effect(control(dragons))
    ferveur = effect(damage(1, others(angels)))


@card("phenix-de-dracodia")
class PhenixDeDracodia:
    """Fervour: you may target an opposing Angel. This Angel inflicts -1 FV on it."""

    ferveur = may(target(their_angels), minus_fv(1, by_card=True))


@card("serpent-de-magma")
class SerpentDeMagma:
    """Last Breath: you deal 1 damage to the opposing Divinity."""

    dernier_souffle = effect(damages_divinity(1))


# Golems


@card("carapace-d-obsidienne")
class CarapaceDObsidienne:
    """This Golem can only be linked to a “Dragon” Angel. As long as an Angel is linked to this Golem, that Angel has +1
    ATQ."""

    linked_to = only_linked_to("dragon")
    atq = plus(1, its_bearer)


@card("colosse-de-lave-figee")
class ColosseDeLaveFigee:
    """Last Breath: target an opposing Angel and deal 2 damage to it."""

    dernier_souffle = effect(target(their_angels), damage(2))


# Miracles


@lasting("orbe-draconique", HOOKS, TOKEN)
class OrbeDraconiqueWaits:
    """If it is destroyed, it goes to Limbo of whoever played the Miracle."""

    def fate(s, me, it, fall):
        return "limbo" if me.args[0] == s.token(it.card.number) else ""


@card("orbe-draconique")
class OrbeDraconique:
    """Target an Angel. If it is destroyed during this turn, put it into your Limbo instead of the Purgatory."""

    miracle = effect(target(angels), on_each(lambda s, me, it: lasts(s, me, "orbe-draconique", it)))


@card("pluie-de-braises")
class PluieDeBraises:
    """Deal 2 damage to all Angels on the CDB."""

    miracle = effect(damage(2, angels))


@card("jugement-du-brasier")
class JugementDuBrasier:
    """Make one choice: deal 4 damage to the opposing Archangel on the CDB / deal 2 damage to the opposing Divinity."""

    miracle = choice(effect(damage(4, their_archangel)), effect(damages_divinity(2)))


@card("souffle-a-bout-portant")
class SouffleABoutPortant:
    """Target one of your “Dragon” Angels and an opposing Angel. The first deals damage equal to its ATQ to the
    second."""

    def _breathe(s, me):
        dragon, victim = aims(s, me, 0)[0], aims(s, me, 1)[0]
        if not affects(s, me, victim):
            return NOTHING
        return deal(s, [Hit(victim, atq(s, dragon), dragon.card.number, me.seat)])

    miracle = effect(target(dragons), target(their_angels), _breathe)


# Équipements


@card("lance-chauffee-a-blanc")
class LanceChauffeeABlanc:
    """The Angel linked to this Equipment has Collateral."""

    keyword = grants("collateral", its_bearer)


@card("griffes-du-serment-rouge")
class GriffesDuSermentRouge:
    """This Equipment can only be linked to an “Eondrian” Angel. After the linked Angel has destroyed a page in combat,
    you may draw a page."""

    linked_to = only_linked_to("eondrien")
    after_destroyed = only(both(by_its_bearer, a_page, in_combat_only))(may(draws(1)))


# Bénédictions


@card("saison-des-flammes")
class SaisonDesFlammes:
    """Each time one of your Angels with Flame enters play, you deal 1 damage to the opposing Divinity."""

    after_arrival = only(both(yours, an_angel_of(), lambda s, source, event: with_flame(s, event.it)))(
        effect(damages_divinity(1))
    )


@card("nid-des-renaissances")
class NidDesRenaissances:
    """Your “Dracodian” Angels on the CDB have +1 ATQ. The Phoenix cost of your “Dracodian” pages drops by 1."""

    atq = plus(1, your_angels("dracodien"))

    def phoenix_cost(s, me, it, cost):
        yours = it.controller == me.controller and now_of(it).page and is_class(s, it, "dracodien")
        return cost - 1 if yours else cost


# Adorateurs


@card("dompteur-de-drakes")
class DompteurDeDrakes:
    """The EC of this Worshipper can only be used to play “Dragon” or “Dracodian” Angels."""

    ec_for = ec_only_for(played_as("angel", "dragon", "dracodien"))


@card("couveuse-d-oeufs")
class CouveuseDOeufs:
    """Last Breath: you may give a +1/+0 marker to one of your “Dragon” Angels on the CDB."""

    dernier_souffle = may(marks("+1/+0", 1, dragons))


@card("souffleuse-de-forge")
class SouffleuseDeForge:
    """Fervour: you may give 3 EC to another of your Worshippers."""

    ferveur = may(gives_ec(3, others(my_worshippers)))


@card("oracle-des-fumees")
class OracleDesFumees:
    """Divine Word: tilt this Worshipper to tear a page. If it is a “Dragon” Angel, give 1 EC to this Worshipper."""

    def _read_the_smoke(s, me):
        for torn in tear(s, me.seat, 1):
            it = itself(s, me)
            if it is not None and an_angel(print_of(torn)) and card_is_class(torn, "dragon", hidden=False):
                give_ec(s, it, 1)

    parole_divine = effect(tilts_itself(), Part(_read_the_smoke, lambda s, me: bool(s.players[me.seat].book)))
