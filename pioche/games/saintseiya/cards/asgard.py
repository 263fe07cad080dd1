"""Asgard: Guerriers, Gardes, Robes Divines, two relics."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.errors import Refusal
from pioche.engine.log import say
from pioche.engine.zones import show
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    among,
    armours,
    characters,
    destroys_one,
    draws,
    each_player,
    each_sufferer,
    either,
    freezes_from_hand,
    frozen_of,
    has_in_hand,
    heroes,
    hyogas,
    if_any_opponent,
    ikkis,
    in_discard,
    in_hand,
    in_play,
    marked_of,
    of,
    on_field,
    pieces,
    relics,
    seiyas,
    shiryus,
    shuns,
    still_in,
    strengthen,
    takes_from_discard,
    wounds_from_hand,
)
from pioche.games.saintseiya.rules.acquire import acquire_free, refuses_free
from pioche.games.saintseiya.rules.choose import choose, choose_seat, choose_several, everyone, others, wants
from pioche.games.saintseiya.rules.field import arrival_effects, from_the_last, neighbours, remove_all, reveal
from pioche.games.saintseiya.rules.marks import destroy, freeze, heal_one, may_heal
from pioche.games.saintseiya.rules.play import put_into_play
from pioche.games.saintseiya.rules.terms import COSMOS
from pioche.games.saintseiya.rules.zones import (
    can_draw,
    deck_of,
    discard,
    draw,
    gain_energy,
    into_gone,
    into_reserve,
    lay_before,
    lift,
    remake_pile,
    take_back,
    to_discard_of,
)
from pioche.games.saintseiya.state import (
    ARMOUR,
    BRONZE_ARMOUR,
    CHARACTER,
    DIVINE,
    GUARD,
    KNIGHT,
    RARE,
    RELIC,
    ROBE,
    TRANSCENDED,
    UNCOMMON,
    VERY_COMMON,
    VERY_RARE,
    WARRIOR,
    print_of,
    take_off_field,
)

# Relics


def _pass_on(s, me):
    """Who receives the ring is chosen while it still lies where it is."""
    seat = yield from choose_seat(s, me.seat, others(s, me), me.number)
    if me.it is not None and me.it.slot:
        take_off_field(s, me.it)
    else:
        lift(s, me.seat, me.card)
    lay_before(s, seat, me.card, s.players[seat].relics, me.it)


@card("anneau-nibelungen")
class Anneau:
    """On play: Put this relic into the play area of an opponent: that player can no longer equip an armour until they
    have confronted the ring with 5 Force, which discards it. Arrival: The active player applies the on-play effect at
    once."""

    def may_on_play(s, me):
        if (yield from wants(s, me.seat, "on-play", me.number)):
            yield from _pass_on(s, me)
        elif me.it is not None:
            me.it.idle = True  # it binds nobody

    arrival = _pass_on


def _prey_of_balmung(s, me, seat):
    player = s.players[seat]
    lying = [it.card for it in pieces([*player.relics, *player.marked], relics) if it.card is not me.card]
    return [*lying, *in_discard(s, seat, of(ARMOUR, RARE))]


@card("balmung")
class Balmung:
    """Freeze: Destroy another relic in play, or a rare (★) armour in any player's discard pile; then Balmung goes,
    frozen, to the play area of the player who suffered it. Field: Costs 1 Cosmos less for each Odin Sapphire on the
    statue.
    """

    def _strike(s, me):
        prey = {one.number: seat for seat in everyone(s) for one in _prey_of_balmung(s, me, seat)}
        number = yield from choose(s, me.seat, [s.cards[one] for one in prey], "destroy", me.number)
        struck = prey[number]
        yield from destroy(s, struck, s.cards[number])
        it = s.in_play(me.number)
        if it is not None and it.controller != struck:
            lift(s, it.controller, me.card)
            lay_before(s, struck, me.card, s.players[struck].marked, it).frozen = 2

    freezing = when(lambda s, me: any(_prey_of_balmung(s, me, seat) for seat in everyone(s)), _strike)

    def own_cost_cosmos(s, target, party):
        return -s.sapphires


# Athéna, Hilda, Freya


@card("athena-asgard")
class Athena:
    """The Saint this Athena confronts may be acquired with Cosmos, at a cost equal to its Force cost. Arrival: Each
    player takes all of their marked Heroes back into hand.
    """

    def opens_cosmos(s, it, target):
        return bool(target.printed.kinds & KNIGHT)

    def _heroes_back(s, me, seat):
        for it in marked_of(s, seat, heroes):
            take_back(s, seat, it.card)

    arrival = each_player(_heroes_back)


@card("hilda")
class Hilda:
    """VP: 2 VP for each God Robe in your deck. Arrival: If no Warrior is on the field, discard cards from the reserve
    until a rare (★) character shows up; that card takes Hilda's place on the field and Hilda is shuffled into the
    reserve.
    """

    def scoring(s, seat):
        return 2 * len(among(deck_of(s, seat), of(ROBE)))

    def arrival(s, me):
        if on_field(s, of(WARRIOR)):
            return
        take_off_field(s, me.it)
        is_rare_character = of(CHARACTER, RARE)
        while s.reserve and not is_rare_character(print_of(s.reserve[0])):  # SS-CARD-040
            say(s, "out-of-reserve", {"card": s.reserve[0]})
            into_gone(s, s.reserve.pop(0))
        found = reveal(s, me.slot) if s.reserve else None
        into_reserve(s, me.card)
        if found is not None:
            yield from arrival_effects(s, found)


@card("freya")
class Freya:
    """On play: Draw 1 card. Marked: Gain 1 Energy (up to the limit of 3)."""

    on_play = draws(1)

    def marked(s, me):
        gain_energy(s, me.seat)


# Robes Divines


@card("robe-alpha")
class RobeAlpha:
    """Discard: Take one Bronze Armour from your discard pile into your hand."""

    discarding = takes_from_discard(of(BRONZE_ARMOUR))


@card("robe-beta")
class RobeBeta:
    """Freeze: Take one of your frozen characters back into your hand."""

    def _take(s, me):
        number = yield from choose(s, me.seat, frozen_of(s, me.seat, characters), "take", me.number)
        if number:
            take_back(s, me.seat, s.cards[number])

    freezing = when(lambda s, me: bool(frozen_of(s, me.seat, characters)), _take)


def _spare(s, me):
    """SS-TYPE-220: what a player may discard for an effect: cards of the hand and in play, the equipped armour; not the
    card that is frozen for it."""
    player = s.players[me.seat]
    lying = (*player.played, *player.armour, *player.relics)
    return [*player.hand, *(it.card for it in lying if it.card is not me.card)]


def _joins_discard(s, seat, one):
    """Whether a card, once discarded, lies in this player's discard pile."""
    it = s.in_play(one.number)
    return not print_of(one).kinds & TRANSCENDED and (it is None or it.home == seat)


def _price_of_gamma(s, me):
    """SS-FAQA-370: what may be discarded so that two cards are left to play."""
    if s.hilda(me.seat):  # she has no draw pile
        return []
    player = s.players[me.seat]
    left = len(player.pile) + len(player.discard)
    return [one for one in _spare(s, me) if left + _joins_discard(s, me.seat, one) >= 2]


@card("robe-gamma")
class RobeGamma:
    """Freeze: Discard 1 card (of your hand or in play); if you do, play the top 2 cards of your draw pile one after the
    other. Guerriers played this way gain +2 Force."""

    def _play_two(s, me):
        number = yield from choose(s, me.seat, _price_of_gamma(s, me), "discard", me.number)
        if not number:
            return
        discard(s, me.seat, s.cards[number])
        player = s.players[me.seat]
        for _ in range(2):
            if not player.pile:  # SS-ZONE-120
                remake_pile(s, player)
            if not player.pile:
                return
            top = player.pile.pop(0)
            yield from put_into_play(s, me.seat, top)
            for it in in_play(s, me.seat, of(WARRIOR)):
                if it.card is top:
                    strengthen(it, force=2)

    freezing = when(lambda s, me: bool(_price_of_gamma(s, me)), _play_two)


def _with_hand(s, me):
    """The opponents who hold cards: what they are is not known."""
    return [seat for seat in others(s, me) if s.players[seat].hand]


@card("robe-delta")
class RobeDelta:
    """Freeze: Play 1 card taken at random from an opponent's hand; at the end of the turn it goes to that opponent's
    discard pile."""

    def _play_one(s, me):
        seat = yield from choose_seat(s, me.seat, _with_hand(s, me), me.number)
        one = s.rng.pick(s.players[seat].hand)
        lift(s, seat, one)
        yield from put_into_play(s, me.seat, one, seat)

    freezing = when(lambda s, me: bool(_with_hand(s, me)), _play_one)


@card("robe-epsilon")
class RobeEpsilon:
    """Discard: Freeze 1 card taken at random from an opponent's hand."""

    def _freeze_one(s, me):
        seat = yield from choose_seat(s, me.seat, _with_hand(s, me), me.number)
        yield from freeze(s, seat, s.rng.pick(s.players[seat].hand))

    discarding = when(lambda s, me: bool(_with_hand(s, me)), _freeze_one)


@card("robe-eta")
class RobeEta:
    """Freeze: Remove every card from the field; only your opponents suffer the exit effects."""

    def _clear(s, me):
        s.spared = me.seat
        yield from remove_all(s, s.field.copy())
        s.spared = -1

    freezing = when(lambda s, me: bool(s.field), _clear)


@card("robe-zeta-mizar")
class RobeMizar:
    """Discard: Each opponent wounds one uncommon (◆) character of their hand."""

    discarding = if_any_opponent(has_in_hand(), wounds_from_hand(1, of(CHARACTER, UNCOMMON)))


@card("robe-zeta-alcor")
class RobeAlcor:
    """Freeze: Destroy one frozen rare (★) armour of any player."""

    freezing = destroys_one(frozen_of, of(ARMOUR, RARE))


# Guerriers Divins, and Bud


@card("siegfried-dubhe")
class Siegfried:
    """Freeze: Each opponent freezes every God Robe of their hand, their discard pile and their play area. Exit: Each
    player freezes the top card of their draw pile.
    """

    def _freeze_robes(s, me, seat):
        player = s.players[seat]
        lying = [it.card for it in pieces([*player.armour, *player.marked], of(ROBE))]  # marked ones: SS-FRZ-080
        for one in [*in_hand(s, seat, of(ROBE)), *in_discard(s, seat, of(ROBE)), *lying]:
            yield from freeze(s, seat, one)

    def _may_have_robe(s, seat):
        player = s.players[seat]
        return bool(player.hand or in_discard(s, seat, of(ROBE)) or pieces(player.armour, of(ROBE)))

    freezing = if_any_opponent(_may_have_robe, _freeze_robes)

    def _freeze_top(s, me, seat):
        if s.players[seat].pile:
            yield from freeze(s, seat, s.players[seat].pile[0])

    exit = each_sufferer(_freeze_top)


@card("hagen-merak")
class Hagen:
    """Freeze: Destroy one frozen character of any player. Exit: Each player destroys 1 of their frozen cards or
    discards 1 Hyôga from hand."""

    freezing = destroys_one(frozen_of, characters)

    def _frozen_or_hyoga(s, me, seat):
        yield from either(s, me, seat, "destroy", frozen_of(s, seat), in_hand(s, seat, hyogas))

    exit = each_sufferer(_frozen_or_hyoga)


@card("thor-phecda")
class Thor:
    """Freeze: Put every very-common (●) character of the field into your discard pile. Exit: Each player destroys 1 of
    their marked characters or discards 1 Seiya from hand."""

    def _able(s, me):
        return any(refuses_free(s, me.seat, it) is None for it in on_field(s, of(CHARACTER, VERY_COMMON)))

    def _take(s, me):
        for it in from_the_last(s, on_field(s, of(CHARACTER, VERY_COMMON))):  # SS-CARD-030
            if refuses_free(s, me.seat, it) is None:
                yield from acquire_free(s, me.seat, it)

    freezing = when(_able, _take)

    def _marked_or_seiya(s, me, seat):
        yield from either(s, me, seat, "destroy", marked_of(s, seat, characters), in_hand(s, seat, seiyas))

    exit = each_sufferer(_marked_or_seiya)


@card("alberich-megrez")
class Alberich:
    """Freeze: Each opponent freezes every Hero of their hand, then draws 1 card. Exit: Each player freezes 1 rare (★)
    or very-rare (✦) card of their hand.
    """

    def _freeze_heroes(s, me, seat):
        for one in still_in(s.players[seat].hand, in_hand(s, seat, heroes)):
            yield from freeze(s, seat, one)
        draw(s, seat)  # SS-FAQC-030

    freezing = if_any_opponent(lambda s, seat: bool(s.players[seat].hand or can_draw(s, seat)), _freeze_heroes)

    exit = each_sufferer(freezes_from_hand(1, of(CHARACTER | ARMOUR | RELIC, RARE | VERY_RARE)))


@card("fenrir-alioth")
class Fenrir:
    """Freeze: Freeze 1 card of your choice in the discard pile of each opponent. Exit: Each player freezes 1 card of
    their hand or discards one Shiryû from hand."""

    def _freeze_discarded(s, me, seat):
        number = yield from choose(s, me.seat, in_discard(s, seat), "freeze", me.number)
        if number:
            yield from freeze(s, seat, s.cards[number])

    freezing = if_any_opponent(lambda s, seat: bool(s.players[seat].discard), _freeze_discarded)

    def _card_or_shiryu(s, me, seat):
        yield from either(s, me, seat, "freeze", in_hand(s, seat), in_hand(s, seat, shiryus))

    exit = each_sufferer(_card_or_shiryu)


@card("mime-benetnash")
class Mime:
    """Freeze: Discard as many cards as you like (of your hand or in play), then draw that many plus one. Exit: Each
    player freezes one armour of their hand or discards one Ikki from hand."""

    def _exchange(s, me):
        able = _spare(s, me)
        numbers = yield from choose_several(s, me.seat, able, "discard", me.number, len(able), least=0)
        for number in numbers:
            discard(s, me.seat, s.cards[number])
        draw(s, me.seat, len(numbers) + 1)

    freezing = when(lambda s, me: bool(can_draw(s, me.seat) or _spare(s, me)), _exchange)

    def _armour_or_ikki(s, me, seat):
        yield from either(s, me, seat, "freeze", in_hand(s, seat, armours), in_hand(s, seat, ikkis))

    exit = each_sufferer(_armour_or_ikki)


@card("syd-mizar")
class Syd:
    """Freeze: Each opponent freezes every rare (★) armour of their discard pile. Exit: Each player freezes every rare
    (★) character of their discard pile or discards one Shun from hand."""

    def _freeze_armours(s, me, seat):
        for one in in_discard(s, seat, of(ARMOUR, RARE)):
            yield from freeze(s, seat, one)

    freezing = if_any_opponent(lambda s, seat: bool(in_discard(s, seat, of(ARMOUR, RARE))), _freeze_armours)

    def _all_or_shun(s, me, seat):
        struck = in_discard(s, seat, of(CHARACTER, RARE))
        held = in_hand(s, seat, shuns)
        number = yield from choose(s, seat, held, "freeze-all-or-discard", me.number, may=bool(struck))
        if number:
            discard(s, seat, s.cards[number])
        else:
            for one in still_in(s.players[seat].discard, struck):
                yield from freeze(s, seat, one)

    exit = each_sufferer(_all_or_shun)


def _robes_in_play(s, me):
    return [it for seat in others(s, me) for it in pieces(s.players[seat].armour, of(ROBE))]


@card("bud-alcor")
class Bud:
    """Freeze: Put into your discard pile one God Robe that an opponent has in play. Exit: Each player destroys all of
    their marked God Warriors.
    """

    def _steal(s, me):
        number = yield from choose(s, me.seat, _robes_in_play(s, me), "gain", me.number)
        if number:
            to_discard_of(s, me.seat, s.cards[number], s.piece(number).controller)

    freezing = when(lambda s, me: bool(_robes_in_play(s, me)), _steal)

    def _destroy_marked(s, me, seat):
        for it in marked_of(s, seat, of(DIVINE)):
            yield from destroy(s, seat, it.card)

    exit = each_sufferer(_destroy_marked)


# Gardes


@card("garde-asgard-1")
class Garde1:
    """Marked: Use 1 Healing on one of your frozen characters. Field: Guerriers cost +1 Force."""

    def _heal(s, me):
        number = yield from choose(s, me.seat, frozen_of(s, me.seat, characters), "heal", me.number)
        if number:
            heal_one(s, s.piece(number))

    marked = when(lambda s, me: may_heal(s, me.seat), _heal)

    def cost_force(s, source, of):
        return 1 if of.printed.kinds & WARRIOR else 0


@card("garde-asgard-2")
class Garde2:
    """Marked: Draw 2 cards, then discard 1 of those 2. Field: Every character to the left of this card costs +1
    Force."""

    def marked(s, me):
        held = len(s.players[me.seat].hand)
        draw(s, me.seat, 2)
        drawn = s.players[me.seat].hand[held:]
        number = yield from choose(s, me.seat, drawn, "discard", me.number)
        if number:
            discard(s, me.seat, s.cards[number])

    def cost_force(s, source, of):
        return 1 if of.printed.kinds & CHARACTER and of.slot < source.slot else 0


@card("garde-asgard-3")
class Garde3:
    """Marked: Take one uncommon (◆) character from your discard pile into your hand. Field: Characters adjacent to a
    Guard cost +1 Force.
    """

    marked = takes_from_discard(of(CHARACTER, UNCOMMON))

    def cost_force(s, source, of):
        beside_guard = any(it.printed.kinds & GUARD for it in neighbours(s, of.slot))
        return 1 if of.printed.kinds & CHARACTER and beside_guard else 0


def _is_acquired(target):
    """Not so a Pilier, an Anneau or an Urne, which is confronted where it stands."""
    return target is None or bool(target.slot or target.mark)


@card("garde-asgard-4")
class Garde4:
    """Marked: Remove 2 cards of your choice from the field. Field: No card can be acquired with Cosmos."""

    def marked(s, me):
        numbers = yield from choose_several(s, me.seat, s.field, "remove", me.number, 2)
        yield from remove_all(s, [s.piece(number) for number in numbers])

    def no_acquire(s, source, printed, target, way):
        banned = way == COSMOS and _is_acquired(target)
        return Refusal("SS-CARD-410", "no-cosmos-now") if banned else None


@card("garde-asgard-5")
class Garde5:
    """Marked: Look at an opponent's hand; they discard the card you choose. Field: Only very-common (●) characters and
    armours can be acquired."""

    def _look(s, me):
        seat = yield from choose_seat(s, me.seat, _with_hand(s, me), me.number)
        hand = s.players[seat].hand
        show(s, hand, 1 << me.seat)
        number = yield from choose(s, me.seat, hand, "discard", me.number)
        discard(s, seat, s.cards[number])

    marked = when(lambda s, me: bool(_with_hand(s, me)), _look)

    def no_acquire(s, source, printed, target, way):
        allowed = printed.kinds & ARMOUR or (printed.kinds & CHARACTER and printed.ranks & VERY_COMMON)
        banned = not allowed and _is_acquired(target)
        return Refusal("SS-CARD-410", "only-common-or-armour") if banned else None
