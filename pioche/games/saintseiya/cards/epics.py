"""The nineteen Épopées."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.flow import pick_seat
from pioche.engine.log import Seat, say
from pioche.engine.zones import show
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    acquires_free,
    among,
    armours,
    discards_from_hand,
    each_player,
    freezes_from_hand,
    gains,
    has_most,
    heroes,
    in_discard,
    in_hand,
    in_play,
    marked_of,
    of,
    of_everyone,
    on_field,
    still_in,
)
from pioche.games.saintseiya.rules.choose import choose, choose_several, everyone
from pioche.games.saintseiya.rules.field import fill, remove, remove_flame
from pioche.games.saintseiya.rules.marks import destroy, lay_marked, shuffle_away, wound
from pioche.games.saintseiya.rules.scoring import eliminate, finish
from pioche.games.saintseiya.rules.terms import COSMOS, Me, possible
from pioche.games.saintseiya.rules.zones import deck_of, destroy_now, discard, lift, pledges
from pioche.games.saintseiya.state import (
    ATHENA,
    BLACK,
    BRONZE,
    CHARACTER,
    COMMON,
    DIVINE,
    EPIC,
    GHOST,
    GUARD,
    HERO,
    MARINA,
    RARE,
    ROBE,
    STEEL,
    UNCOMMON,
    VERY_COMMON,
    print_of,
)


def _get_tokens(s, seat, plus=0, minus=0):
    """A player gets PV tokens."""
    player = s.players[seat]
    player.plus += plus
    player.minus += minus
    for count, line in ((plus, "plus-tokens"), (minus, "minus-tokens")):
        if count and s.log is not None:
            say(s, line, {"seat": Seat(seat), "count": count})


def _me(s, source):
    """The Épopée acts for the active player."""
    return Me(s.active, source.card, source)


def _true(s, source):
    return True


def _pledgeable(s, me):
    """Cards of the hand that may bear a token and have none."""
    return [one for one in in_hand(s, me.seat, of(BRONZE | STEEL)) if one.number not in s.pledged]


@card("attaque-de-la-fondation-graad")
class AttaqueDeLaFondationGraad:
    """In their turn the active player may put a +1 VP token on Bronze Saints and Steel Saints of their hand that have
    none, and shows them. End of the Epic: if 7 or more cards in hands or in play bear such a token, they are discarded;
    otherwise the game is over, and players who have fewer than 2 of them are eliminated.
    """

    def _pledge(s, me):
        number = yield from choose(s, me.seat, _pledgeable(s, me), "pledge", me.number)
        chosen = s.cards[number]
        s.pledged = (*s.pledged, number)
        show(s, [chosen])
        if s.log is not None:
            say(s, "token-plus", {"seat": Seat(me.seat), "card": chosen})

    epic_action = when(lambda s, me: bool(_pledgeable(s, me)), _pledge)

    def epic_end(s, me):
        pledged = {seat: pledges(s, seat) for seat in everyone(s)}
        if sum(len(cards) for cards in pledged.values()) >= 7:
            for seat, cards in pledged.items():
                for one in cards:
                    discard(s, seat, one)
            return
        eliminate(s, [seat for seat, cards in pledged.items() if len(cards) < 2])
        yield from finish(s)


@card("blizzard")
class Blizzard:
    """When a God Warrior arrives on the field, the active player freezes a card of their hand."""

    def arrived(s, source, it):
        if it.printed.kinds & DIVINE:
            yield from freezes_from_hand(1)(s, _me(s, source), s.active)


def _puts_token(name):
    """The active player puts a token on a card of the field."""

    def do(s, source, able):
        number = yield from choose(s, s.active, able, name, source.number)
        if not number:
            return
        it = s.piece(number)
        if name == "plus":
            it.plus += 1
        else:
            it.minus += 1
        if s.log is not None:
            say(s, f"token-{name}", {"seat": Seat(s.active), "card": it.card})

    return do


_puts_plus = _puts_token("plus")
_puts_minus = _puts_token("minus")


@card("defiance")
class Defiance:
    """At the end of their turn the active player puts a -1 VP token on a card of the field."""

    def turn_end(s, source):
        return _puts_minus(s, source, s.field)


@card("deluge")
class Deluge:
    """When a Marina arrives on the field, the active player discards a card of their hand. End of the Epic: each player
    wounds the Marinas of their discard pile.
    """

    def arrived(s, source, it):
        if it.printed.kinds & MARINA:
            yield from discards_from_hand(1)(s, _me(s, source), s.active)

    def _wound_marinas(s, me, seat):
        for one in still_in(s.players[seat].discard, in_discard(s, seat, of(MARINA))):
            yield from wound(s, seat, one)

    epic_end = each_player(_wound_marinas)


@card("destruction-de-death-queen-island")
class DestructionDeDeathQueenIsland:
    """At the start of their turn the active player may discard a Black Saint from the field and fill the field. End of
    the game: the player with the most Black Saints gains 1 VP for each Black Saint of the field's discard pile; with a
    tie nobody does.
    """

    def turn_start(s, source):
        number = yield from choose(s, s.active, on_field(s, of(BLACK)), "remove", source.number, may=True)
        if number:
            yield from remove(s, s.piece(number))
            yield from fill(s)

    def epic_points(s, source, seat):
        return has_most(s, seat, of(BLACK)) * len(among(s.gone, of(BLACK)))


@card("doutes")
class Doutes:
    """With no Hourglass, uncommon (◆) characters cost 1 Force less; with 1 Hourglass, rare (★) characters cost 1 Force
    less; with 2, rare (★) characters cost 1 Force and 1 Cosmos less.
    """

    def cost_force(s, source, of):
        rank = RARE if s.sand else UNCOMMON
        return -1 if of.printed.kinds & CHARACTER and of.printed.ranks & rank else 0

    def cost_cosmos(s, source, of):
        return -1 if s.sand == 2 and of.printed.kinds & CHARACTER and of.printed.ranks & RARE else 0


@card("encercles")
class Encercles:
    """Guards cost +1 Force. A Guard that is or becomes marked is shuffled into the reserve at once, after its Marked
    effect. End of the game: each Guard is worth 1 VP more.
    """

    def cost_force(s, source, of):
        return 1 if of.printed.kinds & GUARD else 0

    def epic_start(s, me):
        for it in of_everyone(s, marked_of, of(GUARD)):
            shuffle_away(s, it)

    marked_guards = _true

    def worth(s, source, of):
        return 1 if print_of(of).kinds & GUARD else 0


@card("epuisement-d-athena")
class EpuisementDAthena:
    """Remove a flame each time an Athena joins a discard pile, a player's or the field's."""

    def joined_discard(s, source, of):
        if print_of(of).kinds & ATHENA:
            remove_flame(s)

    joined_gone = joined_discard


@card("fonte-des-glaces")
class FonteDesGlaces:
    """Remove a flame each time a God Warrior joins the field's discard pile. End of the game: with 7 or more God
    Warriors in that pile, players without a God Robe are eliminated.
    """

    def joined_gone(s, source, of):
        if print_of(of).kinds & DIVINE:
            remove_flame(s)

    def game_end(s, me):
        if len(among(s.gone, of(DIVINE))) >= 7:
            eliminate(s, [seat for seat in everyone(s) if not among(deck_of(s, seat), of(ROBE))])


def _hero_players(s):
    return [seat for seat in everyone(s) if s.players[seat].hero]


@card("la-force-de-l-amitie")
class LaForceDeLAmitie:
    """Once per turn the active player may name a hero of the game: one player who holds a card of that hero must
    discard one; if so, a Hero whom the active player has in play gains +1 Force.
    """

    def _name(s, me):
        s.used |= EPIC
        friend = yield from pick_seat(me.seat, _hero_players(s), "name-hero", me.number)
        if s.log is not None:
            say(s, "names-hero", {"seat": Seat(me.seat), "friend": Seat(friend)})
        named = of(HERO, hero=s.players[friend].hero)
        holders = [seat for seat in everyone(s) if in_hand(s, seat, named)]
        if len(holders) > 1:
            holders = [(yield from pick_seat(me.seat, holders, "ask-friend", me.number))]
        for seat in holders:
            yield from discards_from_hand(1, named)(s, me, seat)
            yield from gains(heroes, force=1).run(s, me)

    epic_action = when(lambda s, me: bool(in_play(s, me.seat, heroes)) and bool(_hero_players(s)), _name)


@card("fuite")
class Fuite:
    """God Warriors add a sapphire only when they are defeated."""

    sapphire_only_defeated = _true


@card("une-seconde-chance")
class UneSecondeChance:
    """A Hero that should be destroyed may be discarded instead."""

    spares_heroes = _true


@card("ne-jamais-abandonner")
class NeJamaisAbandonner:
    """Characters with Healing must use it, all of it, to heal marked cards."""

    must_heal = _true


@card("prise-d-otages")
class PriseDOtages:
    """At the end of their turn the active player gets a -1 VP token for each Guard and each Ghost Saint on
    the field.
    """

    def turn_end(s, source):
        _get_tokens(s, s.active, minus=len(on_field(s, of(GUARD | GHOST))))


@card("septieme-sens")
class SeptiemeSens:
    """The effect of a Bronze Armour gives an uncommon (◆) Hero directly instead of a common (▲) one. End of the Epic:
    each player swaps their marked common (▲) or uncommon (◆) Heroes with their destroyed very-common (●) Hero, one for
    one; those take their markers.
    """

    direct_rank = _true

    def _swap(s, me, seat):
        lost = among(s.players[seat].destroyed, of(HERO, VERY_COMMON))
        able = marked_of(s, seat, of(HERO, COMMON | UNCOMMON))
        if len(able) > len(lost):
            chosen = yield from choose_several(s, seat, able, "destroy", me.number, len(lost))
            able = [s.piece(number) for number in chosen]
        for it, back in zip(able, lost, strict=False):
            marker = it.mark
            destroy_now(s, seat, it.card)
            lift(s, seat, back)
            yield from lay_marked(s, seat, back, marker)

    epic_end = each_player(_swap)


@card("soutien-telepathique")
class SoutienTelepathique:
    """At the end of their turn an active player who has a marked card draws up to 6 cards instead of 5."""

    def hand_size(s, source, seat, size):
        return 6 if s.players[seat].marked else size


@card("tournoi-galactique")
class TournoiGalactique:
    """Every Hero has just 1 Force and 1 Healing, without Cosmos. End of the Epic: the player with the most Heroes in
    the discard pile gets two +1 VP tokens; with a tie nobody does.
    """

    def values(s, source, printed, kind, value):
        if not printed.kinds & HERO:
            return value
        return 0 if kind == COSMOS else 1

    def epic_end(s, me):
        counts = [len(in_discard(s, seat, heroes)) for seat in everyone(s)]
        if counts.count(max(counts)) == 1:
            _get_tokens(s, everyone(s)[counts.index(max(counts))], plus=2)


@card("victoire-decisive")
class VictoireDecisive:
    """At the end of their turn the active player puts a +1 VP token on a card of the field that has no token."""

    def turn_end(s, source):
        return _puts_plus(s, source, [it for it in s.field if not it.plus and not it.minus])


# What an armour costs in Héros, by the number of Sabliers.
_HEROES_FOR_ARMOUR = (("discard", 4), ("wound", 3), ("destroy", 2))
_armour_free = acquires_free(armours)


def _heroes_to_give(s, me):
    return in_hand(s, me.seat, heroes) + [it.card for it in in_play(s, me.seat, heroes)]


@card("volonte-propre")
class VolontePropre:
    """The active player may acquire an armour of the field free: with no Hourglass by discarding 4 Heroes of their hand
    or in play, with 1 Hourglass by wounding 3 of them, with 2 by destroying 2 of them.
    """

    def _acquire(s, me):
        deed, count = _HEROES_FOR_ARMOUR[s.sand]
        for number in (yield from choose_several(s, me.seat, _heroes_to_give(s, me), deed, me.number, count)):
            one = s.cards[number]
            if one not in _heroes_to_give(s, me):  # a Marqué effect has moved it
                continue
            if deed == "discard":
                discard(s, me.seat, one)
            else:
                yield from (wound if deed == "wound" else destroy)(s, me.seat, one)
        yield from _armour_free.run(s, me)

    epic_action = when(
        lambda s, me: len(_heroes_to_give(s, me)) >= _HEROES_FOR_ARMOUR[s.sand][1] and possible(s, _armour_free, me),
        _acquire,
    )
