"""The twelve Armures d'Or."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.flow import run
from pioche.engine.log import Seat, say
from pioche.engine.zones import forget, show, shuffle
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    among,
    characters,
    destroys_from_hand,
    destroys_one,
    discards_from_hand,
    draws,
    gains,
    in_hand,
    in_play,
    knights,
    named,
    of,
    on_field,
    pieces,
    removes,
    still_in,
    wounded_of,
    wounds_from_hand,
)
from pioche.games.saintseiya.rules.acquire import acquire_free, refuses_free
from pioche.games.saintseiya.rules.choose import choose, choose_seat, choose_several, everyone, others
from pioche.games.saintseiya.rules.marks import heal_all_wounded, lay_marked, may_heal, wound
from pioche.games.saintseiya.rules.zones import can_draw, deck_of, draw, into_hand, into_reserve, is_in_play, lift
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    COMMON,
    GOLD_ARMOUR,
    KNIGHT,
    RELIC,
    TRANSCENDED,
    UNCOMMON,
    VERY_COMMON,
    WOUND,
    print_of,
)


@card("armure-belier")
class ArmureBelier:
    """Discard: Look through your draw pile and take 1 character from it into your hand, then shuffle the pile (even if
    there is none in it)."""

    def _search(s, me):
        pile = s.players[me.seat].pile
        show(s, pile, 1 << me.seat)
        number = yield from choose(s, me.seat, among(pile, characters), "take", me.number)
        if number:
            found = s.cards[number]
            pile.remove(found)
            forget(s, [found])  # nobody else has seen it
            s.players[me.seat].hand.append(found)
            say(s, "finds", {"seat": Seat(me.seat)}, {"card": found}, 1 << me.seat)
        shuffle(s, pile)

    discarding = when(lambda s, me: bool(s.players[me.seat].pile), _search)


@card("armure-taureau")
class ArmureTaureau:
    """Discard: One very-common (●) or common (▲) character in play gains +2 Force."""

    discarding = gains(of(CHARACTER, VERY_COMMON | COMMON), force=2)


@card("armure-gemeaux")
class ArmureGemeaux:
    """On play: Swap this armour with a Gold Armour that an opponent has in play."""

    def _theirs(s, me):
        """SS-FAQA-120: what is frozen is not in play."""
        return [it for seat in others(s, me) for it in pieces(s.players[seat].armour, of(GOLD_ARMOUR))]

    def _swap(s, me):
        number = yield from choose(s, me.seat, ArmureGemeaux._theirs(s, me), "swap", me.number)
        if number:
            swap_armours(s, me.it, s.piece(number))

    # SS-EXPT-080, SS-CARD-160: an effect that is used without playing the card has nothing to swap.
    on_play = when(lambda s, me: is_in_play(s, me.it) and bool(ArmureGemeaux._theirs(s, me)), _swap)


def swap_armours(s, mine, theirs):
    """Two equipped armours change places, and owners with them."""
    say(s, "swaps", {"seat": Seat(mine.controller), "card": theirs.card, "given": mine.card})
    first, second = s.players[mine.controller].armour, s.players[theirs.controller].armour
    first.remove(mine)
    second.remove(theirs)
    first.append(theirs)
    second.append(mine)
    mine.controller, theirs.controller = theirs.controller, mine.controller
    mine.home, theirs.home = mine.controller, theirs.controller


@card("armure-cancer")
class ArmureCancer:
    """Discard: Reveal the top 3 cards of your draw pile; an opponent of your choice wounds 1 character among them; take
    the other cards into your hand."""

    def _reveal(s, me):
        pile = s.players[me.seat].pile
        revealed = pile[:3]
        del pile[:3]
        s.between += revealed
        say(s, "reveals", {"seat": Seat(me.seat), "cards": revealed})
        able = among(revealed, characters)
        if able:
            foe = yield from choose_seat(s, me.seat, others(s, me), me.number)
            number = yield from choose(s, foe, able, "wound", me.number, whose=me.seat)
            hurt = s.cards[number]
            s.between.remove(hurt)
            revealed.remove(hurt)
            yield from lay_marked(s, me.seat, hurt, WOUND)
        for one in revealed:
            s.between.remove(one)
            into_hand(s, me.seat, one)

    discarding = when(lambda s, me: len(s.players[me.seat].pile) >= 3, _reveal)


@card("armure-lion")
class ArmureLion:
    """Discard: Wound 1 Saint of your hand; if you do, one Saint in play gains +4 Force."""

    def _wound_one(s, me):
        yield from wounds_from_hand(1, knights)(s, me, me.seat)
        yield from run(gains(knights, force=4).run(s, me))

    discarding = when(lambda s, me: bool(in_hand(s, me.seat, knights) and in_play(s, me.seat, knights)), _wound_one)


@card("armure-vierge")
class ArmureVierge:
    """Discard: Draw 2 cards."""

    discarding = when(lambda s, me: can_draw(s, me.seat) >= 2, draws(2).run)


@card("armure-balance")
class ArmureBalance:
    """Discard: Discard 1 character from your hand; if you do, all your characters gain +1 Force until the end of this
    turn."""

    def _encourage(s, me):
        yield from discards_from_hand(1, characters)(s, me, me.seat)
        s.might += 1

    # Hilda has no characters in play who could gain anything.
    discarding = when(lambda s, me: bool(in_hand(s, me.seat, characters)) and not s.hilda(me.seat), _encourage)


@card("armure-scorpion")
class ArmureScorpion:
    """Discard: Destroy 1 wounded character of any player."""

    discarding = destroys_one(wounded_of, characters)


@card("armure-sagittaire")
class ArmureSagittaire:
    """On play: Destroy a character of your hand to acquire a character of the field free of charge (it goes to your
    discard pile); then shuffle this armour into the reserve."""

    def _able(s, me):
        """SS-FAQA-240, SS-CARD-280: it gets round neither Kuraggu nor Thétis."""
        thetis = on_field(s, named("thetis-sirene-marine"))
        return [it for it in thetis or on_field(s, characters) if refuses_free(s, me.seat, it) is None]

    def _shoot(s, me):
        if not (yield from destroys_from_hand()(s, me, me.seat)):
            return
        number = yield from choose(s, me.seat, ArmureSagittaire._able(s, me), "acquire", me.number)
        if number:
            yield from acquire_free(s, me.seat, s.piece(number))
        owner = me.it.home  # another, if it is played for this turn only
        if me.card in deck_of(s, owner):
            it = s.in_play(me.number)
            lift(s, owner if it is None else it.controller, me.card)
            into_reserve(s, me.card)

    on_play = when(lambda s, me: bool(in_hand(s, me.seat, characters) and ArmureSagittaire._able(s, me)), _shoot)


@card("armure-capricorne")
class ArmureCapricorne:
    """Discard: Remove every very-common (●), common (▲) and uncommon (◆) card from the field, then fill the field."""

    discarding = removes(of(CHARACTER | ARMOUR | RELIC, VERY_COMMON | COMMON | UNCOMMON))


@card("armure-verseau")
class ArmureVerseau:
    """Discard: Heal all your wounded Saints."""

    discarding = when(
        lambda s, me: bool(wounded_of(s, me.seat, knights)) and may_heal(s, me.seat),
        lambda s, me: heal_all_wounded(s, me.seat, KNIGHT),
    )


@card("armure-poissons")
class ArmurePoissons:
    """Discard: One player of your choice wounds every character in their hand (no more than the cards they can draw),
    then draws as many cards as were wounded."""

    def _able(s, me):
        """Players with cards in hand: which cards these are is their secret."""
        return [seat for seat in everyone(s) if s.players[seat].hand]

    def _poison(s, me):
        seat = yield from choose_seat(s, me.seat, ArmurePoissons._able(s, me), me.number)
        most = can_draw(s, seat)
        struck = in_hand(s, seat, characters)
        if len(struck) > most:
            chosen = yield from choose_several(s, seat, struck, "wound", me.number, most)
            struck = [s.cards[number] for number in chosen]
        count = 0
        for one in still_in(s.players[seat].hand, struck):
            yield from wound(s, seat, one)
            count += not print_of(one).kinds & TRANSCENDED  # SS-TYPE-170
        draw(s, seat, count)

    discarding = when(lambda s, me: bool(ArmurePoissons._able(s, me)), _poison)
