"""Temple of Light: Chevaliers, Templiers, Fauconniers and a few Valkyrs."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    Part,
    an_angel,
    an_angel_of,
    angels,
    banishes,
    both,
    by_itself,
    can_be_banished,
    card,
    condition,
    creates,
    damage,
    defending,
    draws,
    ec_only_for,
    effect,
    gains_fv,
    give,
    gives_ec,
    golems,
    grants,
    heals,
    in_combat,
    in_combat_only,
    in_pile,
    in_word,
    is_angel,
    is_class,
    is_miracle,
    its_bearer,
    itself_only,
    join_defence,
    legendary,
    marks_itself,
    may,
    move_to,
    my_angels,
    my_pages,
    my_temple,
    now_of,
    of_class,
    omen,
    on_each,
    on_front,
    on_rear,
    on_several,
    once_per_turn,
    only,
    only_linked_to,
    others,
    pick_card,
    played_as,
    plus,
    prevents,
    print_now,
    print_of,
    printed_cost,
    put_into_play,
    sacrifices,
    spend,
    target,
    that,
    their_angels,
    this_card,
    wounded,
    your_angels,
    your_other_angels,
)


def not_fighting(s, it):
    """Not in a combat."""
    return not in_combat(s, it)


def an_angel_defends(s, me):
    """One of your Angels is a defender in a combat."""
    return any(is_angel(one) for one in defending(s, me.seat))


def joins(select=None):
    """Add what was targeted, or what this selects, to the combat as a defender: while someone defends there."""
    part = on_each(lambda s, me, it: join_defence(s, it), select)
    return Part(part.do, lambda s, me: bool(defending(s, me.seat)) and (part.can is None or part.can(s, me)))


my_knights = that(my_angels, of_class("chevalier"))
heroes_in_hand = in_pile("hand", an_angel, legendary, printed_cost(6))

# Eden


@card("sol-ul-premiere-lumiere")
class SolUlPremiereLumiere:
    """Once per turn, spend 3 EC and target a wounded Angel on the CDB to deal 2 damage to it."""

    divine = once_per_turn(spend(3), target(that(angels, wounded)), damage(2))


@card("ambrosine-mere-des-remparts")
class AmbrosineMereDesRemparts:
    """Once per turn, spend 1 EC and target one of your pages on the CDB to prévenir (2)."""

    divine = once_per_turn(spend(1), target(my_pages), prevents(2))


@card("solariel-lame-du-zenith")
class SolarielLameDuZenith:
    """Fervour: you may target a wounded opposing Angel on the CDB to banish it."""

    ferveur = may(target(that(their_angels, wounded, can_be_banished)), banishes())


@card("sigrune-passeuse-des-braves")
class SigrunePasseuseDesBraves:
    """Sacrifice: spend 4 EC to create a Familiar “Watcher”."""

    sacrifice = effect(sacrifices(), spend(4), creates("veilleur"))


@card("cathedrale-du-premier-rayon")
class CathedraleDuPremierRayon:
    """This Temple may be revoked in the manner of a Worshipper."""

    def revocable(s, me):
        return True


@card("citadelle-aux-cent-volieres")
class CitadelleAuxCentVolieres:
    """Divine Word: spend 3 EC to create a Familiar “Falcon”."""

    parole_divine = effect(spend(3), creates("faucon"))


@card("relique-du-jour-sans-fin")
class ReliqueDuJourSansFin:
    """Give 5 EC to your Temple. Your Divinity gains 2 FV."""

    gift = effect(gives_ec(5, my_temple), gains_fv(2))


# Anges: Chevalier


@card("banneret-d-ambre")
class BanneretDAmbre:
    """Your other “Knight” Angels on the CDB have +1 ATQ."""

    atq = plus(1, your_other_angels("chevalier"))


@card("sire-godemar-l-epaule-d-acier")
class SireGodemarLEpauleDAcier:
    """Combat phase: if another of your Angels is a defender in a combat, add this Angel to that combat as a
    defender."""

    phase_de_combat = effect(condition(an_angel_defends), joins(that(this_card, not_fighting)))


@card("heaume-sans-visage")
class HeaumeSansVisage:
    """No Miracle that targets this Angel affects it: it is insensitive to them."""

    def insensible(s, source, it, me):
        return it is source and is_miracle(me) and any(s.token(it.card.number) in group for group in me.aims)


@card("dame-ysoire-la-commandeure")
class DameYsoireLaCommandeure:
    """Divine Dawn: give a +0/+1 marker to up to 2 of your other “Knight” Angels on the CDB."""

    aurore_divine = effect(on_several(lambda s, me, it: give(s, it, "+0/+1"), others(my_knights), most=2))


# Anges: Templier


@card("aleksandra")
class Aleksandra:
    """Fervour: you may spend 3 EC to put into play a Legendary Angel from your hand whose printed EC cost is 6 or
    less."""

    def _call(s, me):
        one = yield from pick_card(s, me, heroes_in_hand(s, me))
        yield from put_into_play(s, one, me.seat)

    ferveur = may(spend(3), Part(_call, lambda s, me: bool(heroes_in_hand(s, me))))


@card("vanaris")
class Vanaris:
    """While Vanaris is on the CDB, no Angel can be played outside its player's Divine Word unless it has
    Squall."""

    def cannot_play(s, source, seat, one, quick):
        proto = print_now(s, one)
        return proto.type == "angel" and "bourrasque" not in proto.keywords and not in_word(s, seat)


@card("executeur-du-cadran")
class ExecuteurDuCadran:
    """Each time this Angel destroys an Angel in combat, you may give a +1/+0 marker to this Angel."""

    after_destroyed = only(both(by_itself, an_angel_of(), in_combat_only))(may(marks_itself("+1/+0")))


@card("hospitaliere-aux-mains-d-or")
class HospitaliereAuxMainsDOr:
    """Divine Word: target another of your pages on the CDB to guérir (2)."""

    parole_divine = effect(target(others(my_pages)), heals(2))


# Anges: Fauconnier, Valkyr


@card("fauconniere-des-creneaux")
class FauconniereDesCreneaux:
    """Fervour: create a Familiar “Falcon”."""

    ferveur = effect(creates("faucon"))


@card("oriel-maitre-des-serres")
class OrielMaitreDesSerres:
    """Your “Falcon” Angels on the CDB have +1 ATQ. Divine Word: spend 2 EC to create a Familiar “Falcon”."""

    atq = plus(1, your_angels("faucon"))
    parole_divine = effect(spend(2), creates("faucon"))


@card("hlodyn-valkyr-du-couchant")
class HlodynValkyrDuCouchant:
    """Angels that you play from your Limbo cost 1 EC less."""

    def _one_less(s, source, of, value):
        there = s.limbo_piece(of.number)
        return value - 1 if there is not None and there.controller == source.seat and is_angel(there) else value

    cost = _one_less
    tempest_cost = _one_less

    def phoenix_cost(s, source, it, cost):
        return cost - 1 if it.controller == source.seat and is_angel(it) else cost


# Golems


@card("caius")
class Caius:
    """Fervour: you may spend 3 EC and target a Golem on the CDB to deal 5 damage to it."""

    ferveur = may(spend(3), target(golems), damage(5))


@card("colosse-aux-mille-cierges")
class ColosseAuxMilleCierges:
    """Can only be linked to a “Templar” Angel. This Golem can defend like an Angel."""

    linked_to = only_linked_to("templier")
    defends = itself_only


@card("destrier-barde-d-ocre")
class DestrierBardeDOcre:
    """The Angel linked to this Golem has Valiant. If it is a “Knight” Angel, it also has +1 ATQ."""

    keyword = grants("vaillant", its_bearer)
    atq = plus(1, lambda s, source, it: its_bearer(s, source, it) and is_class(s, it, "chevalier"))


@card("voliere-de-fer")
class VoliereDeFer:
    """Last Breath: create a Familiar “Falcon”."""

    dernier_souffle = effect(creates("faucon"))


# Miracles


@card("sentence-de-l-aube")
class SentenceDeLAube:
    """Target a wounded Angel on the CDB and banish it."""

    miracle = effect(target(that(angels, wounded, can_be_banished)), banishes())


@card("adoubement")
class Adoubement:
    """Give a +1/+1 marker to up to 2 of your “Knight” Angels on the CDB."""

    miracle = effect(on_several(lambda s, me, it: give(s, it, "+1/+1"), my_knights, most=2))


@card("repli-en-bon-ordre")
class RepliEnBonOrdre:
    """Move at least 2 of your Angels from your LDF to your AG, then draw a page."""

    miracle = effect(on_several(lambda s, me, it: move_to(s, it, "rear"), that(my_angels, on_front), least=2), draws(1))


@card("bouclier-de-priere")
class BouclierDePriere:
    """Target one of your pages on the CDB: prévenir (3) and guérir (2)."""

    miracle = effect(target(my_pages), prevents(3), heals(2))


@card("serrez-les-rangs")
class SerrezLesRangs:
    """Oath: one of your Angels is a defender in a combat. Target one of your Angels on your AG that is not in a combat
    and add it to that combat as a defender."""

    serment = effect(condition(an_angel_defends))
    miracle = effect(target(that(my_angels, on_rear, not_fighting)), joins())


# Équipements


@card("lance-du-tournoi-solaire")
class LanceDuTournoiSolaire:
    """Can only be linked to a “Knight” Angel."""

    linked_to = only_linked_to("chevalier")


@card("gant-du-haut-nid")
class GantDuHautNid:
    """After the Angel linked to this Equipment has declared an attack, you may spend 1 EC to create a Familiar
    “Falcon”."""

    def _its_bearer_attacks(s, source, event):
        return any(one.card.number == source.host for one in event.attackers)

    after_declared = only(_its_bearer_attacks)(may(spend(1), creates("faucon")))


# Bénédictions


@card("zenith-immobile")
class ZenithImmobile:
    """Your Angels on the CDB have +2 FV."""

    fv = plus(2, your_angels())


@card("vigile-des-neuf-flammes")
class VigileDesNeufFlammes:
    """Last Breath: create a Familiar “Watcher”."""

    dernier_souffle = effect(creates("veilleur"))


# Adorateurs


@card("novice-du-chapitre")
class NoviceDuChapitre:
    """Fervour: présage (2)."""

    ferveur = effect(omen(2))


@card("forgeronne-des-commanderies")
class ForgeronneDesCommanderies:
    """Golems that you play during your Divine Word, for their EC cost, cost 1 EC less."""

    def cost(s, source, of, value):
        there = s.limbo_piece(of.number)
        proto, player = (print_of(of), of.owner) if there is None else (now_of(there), there.controller)
        return value - 1 if proto.type == "golem" and player == source.seat and in_word(s, player) else value


@card("oiseleur-du-beffroi")
class OiseleurDuBeffroi:
    """Last Breath: create a Familiar “Falcon”."""

    dernier_souffle = effect(creates("faucon"))


@card("armurier-du-dernier-rempart")
class ArmurierDuDernierRempart:
    """This Worshipper's EC can only be used to play “Knight” Angels or Equipment."""

    ec_for = ec_only_for(played_as("equipment"), played_as("angel", "chevalier"))
