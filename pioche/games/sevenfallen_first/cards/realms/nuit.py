"""Nuit sans fin, the great veil."""

from __future__ import annotations

from pioche.games.sevenfallen_first.cards.words import (
    HOOKS,
    WHEN_IT_LEAVES,
    Flow,
    Hit,
    aimed,
    angels,
    both,
    by_itself,
    card,
    cost_at_most,
    deal,
    destroys,
    discard_one,
    discarding,
    discards,
    draws,
    effect,
    gives,
    has_life,
    have,
    heals_itself,
    inflicts,
    inflicts_each,
    invokes,
    lasting,
    lend,
    may,
    move_card,
    needs,
    on,
    once_per_turn,
    only,
    pages_in,
    pick_card,
    plus,
    print_of,
    returns_itself,
    seats_from,
    takes_to_hand,
    their_angels,
    theirs,
    to_theirs,
    when,
    your_angels,
    your_golems,
    your_turn,
    yours,
)

small_anges_in_purgatoire = pages_in("purgatory", ("angel",), 2)
anges_in_purgatoire = pages_in("purgatory", ("angel",), 99)


@card("morvane-reine-du-voile-noir")
class MorvaneBlack:
    """Each time an opposing ange is destroyed, Morvane heals 2 points of force vitale."""

    after_destroyed = when(to_theirs, effect(heals_itself(2)))


@card("morvane-reine-du-voile-blanc")
class MorvaneWhite:
    """Your “Ombre” anges have Fourberie."""

    keyword = have("fourberie", yours("ombre"))


def _graves_enough(s, me):
    return len(s.players[me.seat].purgatory) > 2 and small_anges_in_purgatoire(s, me)


def _banish_two(s, me) -> Flow:
    """The last ange that can be invoked cannot be banished for it."""
    for _ in range(2):
        small = small_anges_in_purgatoire(s, me)
        last = small[0] if len(small) == 1 else None
        one = yield from pick_card(s, me, [page for page in s.players[me.seat].purgatory if page is not last])
        move_card(s, one, "pandemonium")


@card("nox-le-fossoyeur-noir")
class NoxBlack:
    """Once per turn, you may banish two pages from your purgatoire to invoke an ange of cost 2 or less from your
    purgatoire."""

    ability = once_per_turn(needs(_graves_enough, _banish_two), invokes(small_anges_in_purgatoire))


@card("nox-le-fossoyeur-blanc")
class NoxWhite:
    """Ferveur: take up to three anges from your purgatoire into your hand."""

    ferveur = effect(takes_to_hand(anges_in_purgatoire, up_to=3, least=0))


@card("ereb-le-dieu-sans-soleil-noir")
class ErebBlack:
    """At the start of your turn, inflict 1 point of force vitale on each opposing ange."""

    start_of_turn = when(your_turn, effect(inflicts_each(1, their_angels)))


@card("ereb-le-dieu-sans-soleil-blanc")
class ErebWhite:
    """Opposing anges on the ligne de feux have Poison."""

    keyword = have("poison", both(theirs(), on("front")))


@card("azraeon-faucheur-des-voiles")
class Azraeon:
    """Ferveur: destroy an ange of cost 4 or less."""

    ferveur = effect(destroys(only(angels, cost_at_most(4))))


@card("spectre-plaintif")
class WailingSpectre:
    """Purgatoire: each turn, you may inflict 1 point of force vitale on an ange."""

    purgatoire = once_per_turn(inflicts(1, angels))


@card("kamikaze-du-voile")
class VeilMartyr:
    """Dernier souffle: you may discard a page to draw a page."""

    dernier_souffle = may(discarding(), draws(1))


def _curse(s, me):
    it = s.divinity(me.seat)
    return None if it is None else deal(s, [Hit(it, 1, me.number)])


@card("ange-maudit")
class CursedAnge:
    """At the end of your turn, deal 1 damage to your divinity in the heavens."""

    end_of_turn = when(your_turn, effect(_curse))


def draws_blood(s, source, event):
    return by_itself(s, source, event) and has_life(event.it)


@card("vampire-de-nargol")
class VampireOfNargol:
    """Each time this ange deals damage to the force vitale of a page, it heals 2 points of force vitale."""

    after_damage = when(draws_blood, effect(heals_itself(2)))


@lasting("first.hunger", HOOKS)
class GhoulInPurgatoire:
    atq = plus(1, yours("revenant"))


@card("goule-affamee")
class StarvingGhoul:
    """Purgatoire: your “Revenant” anges have +1 attack."""

    buried = "first.hunger"


def _each_discards(s, me) -> Flow:
    for seat in seats_from(s, s.active):
        yield from discard_one(s, me, seat)


@card("liche-des-cryptes")
class LichOfTheCrypts:
    """Dernier souffle: each player discards a page."""

    dernier_souffle = effect(_each_discards)


def has_killed(s, source, event):
    return your_turn(s, source, event) and s.token(source.number) in s.slain


@card("baiser-de-la-mort")
class KissOfDeath:
    """At the end of your turn, if this ange destroyed a page this turn, return it to its owner's hand."""

    end_of_turn = when(has_killed, effect(returns_itself()))


@card("devoreur-d-etoiles")
class StarEater:
    """Dernier souffle: destroy an opposing ange."""

    dernier_souffle = effect(destroys(their_angels))


@card("traitre-du-voile")
class TraitorOfTheVeil:
    """At the start of your turn, discard a page."""

    start_of_turn = when(your_turn, effect(discards()))


@card("messager-condamne")
class DoomedMessenger:
    """Dernier souffle: destroy one of your anges."""

    dernier_souffle = effect(destroys(your_angels))


@card("idole-maudite")
class CursedIdol:
    """You can play only one ange per turn."""

    def cannot_play(s, source, seat, card):
        return seat == source.seat and print_of(card).type == "angel" and s.angels > 0


@card("pierre-tombale")
class Tombstone:
    """Purgatoire: during your turn, you may banish this page to give one of your golems +2 bouclier."""

    purgatoire = once_per_turn(
        lambda s, me: move_card(s, s.cards[me.number], "pandemonium"), gives("bou", 2, your_golems)
    )


@card("ossuaire-ambulant")
class WalkingOssuary:
    """Dernier souffle: invoke an ange of cost 2 or less from your purgatoire."""

    dernier_souffle = effect(invokes(small_anges_in_purgatoire))


@card("necromant-aveugle")
class BlindNecromancer:
    """Dernier souffle: take an ange from your purgatoire into your hand."""

    dernier_souffle = effect(takes_to_hand(anges_in_purgatoire))


def _poison(s, me, it):
    lend(s, me, it, "first.poison", 1, until=WHEN_IT_LEAVES, card=me.number)


@card("empoisonneuse")
class Poisoner:
    """Ferveur: choose an opposing ange; it has Poison for as long as this adorateur stays in your temple."""

    ferveur = effect(aimed(their_angels, _poison))


@card("sonneur-de-glas")
class KnellRinger:
    """Ferveur: discard a page."""

    ferveur = effect(discards())
