"""The words that cards are written in. A moment is `(s, me)`; what several players do is `(s, me, seat)`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from pioche.engine.cards import Ability, Card, when
from pioche.engine.flow import Flow, FlowOf, run
from pioche.engine.log import Seat, say
from pioche.engine.zones import show
from pioche.games.saintseiya.rules.acquire import acquire_free, refuses_free
from pioche.games.saintseiya.rules.choose import choose, choose_several, everyone, others, sufferers, wants
from pioche.games.saintseiya.rules.field import fill, remove_all
from pioche.games.saintseiya.rules.marks import destroy, freeze, wound
from pioche.games.saintseiya.rules.rise import may_rise, rise
from pioche.games.saintseiya.rules.terms import FORCE, Me
from pioche.games.saintseiya.rules.zones import can_draw, deck_of, discard, draw, is_in_play, take_back
from pioche.games.saintseiya.state import (
    ARMOUR,
    BRONZE_ARMOUR,
    CHARACTER,
    HERO,
    KNIGHT,
    RELIC,
    SLOTS,
    TRANSCENDED,
    WOUND,
    Piece,
    Printed,
    SaintSeiya,
)

Test = Callable[[Any], bool]  # of what is printed
Doer = Callable[[SaintSeiya, Me, int], Any]
Moment = Callable[[SaintSeiya, Me], Any]

# Which cards


def of(kinds: int, ranks: int = 0, hero: str = "") -> Test:
    """Cards of a class, of some ranks (any of them), of a hero's pack (SS-EFX-220)."""

    def test(printed: Printed) -> bool:
        return (
            printed.kinds & kinds != 0
            and (not ranks or printed.ranks & ranks != 0)
            and (not hero or printed.hero == hero)
        )

    return test


anything: Final = of(CHARACTER | ARMOUR | RELIC)
characters: Final = of(CHARACTER)
armours: Final = of(ARMOUR)
relics: Final = of(RELIC)
heroes: Final = of(HERO)
knights: Final = of(KNIGHT)
seiyas: Final = of(CHARACTER, hero="seiya")
shiryus: Final = of(CHARACTER, hero="shiryu")
hyogas: Final = of(CHARACTER, hero="hyoga")
shuns: Final = of(CHARACTER, hero="shun")
ikkis: Final = of(CHARACTER, hero="ikki")


def among(cards: Sequence[Card], test: Test) -> list[Card]:
    """Those of these cards that are meant: `among(cards, knights)`."""
    return [one for one in cards if test(one.proto)]


def pieces(row: Sequence[Piece], test: Test) -> list[Piece]:
    """Those of a row that are meant: `pieces(s.field, relics)`."""
    return [it for it in row if test(it.printed)]


def in_hand(s: SaintSeiya, seat: int, test: Test = anything) -> list[Card]:
    """The cards of a player's hand that are meant."""
    return [one for one in s.players[seat].hand if test(one.proto)]


def in_discard(s: SaintSeiya, seat: int, test: Test = anything) -> list[Card]:
    """The cards of a player's discard pile that are meant."""
    return [one for one in s.players[seat].discard if test(one.proto)]


def still_in(pile: Sequence[Card], cards: Sequence[Card]) -> Iterator[Card]:
    """One by one those of these cards that are still in the pile by then: a Marqué effect may have taken them away."""
    for one in cards:
        if one in pile:
            yield one


def in_play(s: SaintSeiya, seat: int, test: Test = characters) -> list[Piece]:
    """SS-EFX-200: the characters whom a player has played this turn."""
    return [it for it in s.players[seat].played if test(it.printed)]


def marked_of(s: SaintSeiya, seat: int, test: Test = anything) -> list[Piece]:
    """SS-EFX-100: a player's wounded and frozen cards."""
    return pieces(s.players[seat].marked, test)


def wounded_of(s: SaintSeiya, seat: int, test: Test = characters) -> list[Piece]:
    """A player's wounded characters, or those of them that are meant."""
    return [it for it in marked_of(s, seat, test) if it.mark == WOUND]


def frozen_of(s: SaintSeiya, seat: int, test: Test = anything) -> list[Piece]:
    """A player's frozen cards, or those of them that are meant."""
    return [it for it in marked_of(s, seat, test) if it.mark != WOUND]


def of_everyone(s: SaintSeiya, find: Callable[..., list[Piece]], test: Test) -> list[Piece]:
    """Cards of all players: `of_everyone(s, wounded_of, characters)`."""
    return [it for seat in everyone(s) for it in find(s, seat, test)]


def on_field(s: SaintSeiya, test: Test = anything) -> list[Piece]:
    """The cards of the field that are meant."""
    return pieces(s.field, test)


# Who does it


def each_player(do: Doer) -> Moment:
    """SS-EFX-140: the active player first. Of a card that she takes Hilda suffers nothing (SS-SOLOX-160)."""

    def moment(s: SaintSeiya, me: Me) -> Flow:
        for seat in everyone(s):
            if not (me.way and s.hilda(me.seat) and seat == me.seat):
                yield from run(do(s, me, seat))

    return moment


def each_opponent(do: Doer) -> Moment:
    """SS-EFX-180: each opponent, in turn order."""

    def moment(s: SaintSeiya, me: Me) -> Flow:
        for seat in others(s, me):
            yield from run(do(s, me, seat))

    return moment


def each_sufferer(do: Doer) -> Moment:
    """Of an exit effect: all players whom it concerns."""

    def moment(s: SaintSeiya, me: Me) -> Flow:
        for seat in sufferers(s):
            yield from run(do(s, me, seat))

    return moment


def if_any_opponent(can: Callable[[SaintSeiya, int], bool], do: Doer) -> Ability:
    """An activation that strikes opponents: refused where it could strike nobody (SS-EFX-130)."""
    return when(lambda s, me: any(can(s, seat) for seat in others(s, me)), each_opponent(do))


# What they do


def wounds_from_hand(count: int, test: Test = characters) -> Doer:
    """SS-EFX-150: whose cards they are chooses."""

    def do(s: SaintSeiya, me: Me, seat: int) -> Flow:
        able = in_hand(s, seat, test)
        chosen = yield from choose_several(s, seat, able, "wound", me.number, count)
        for one in still_in(s.players[seat].hand, [s.cards[number] for number in chosen]):
            yield from wound(s, seat, one)

    return do


def freezes_from_hand(count: int, test: Test = anything) -> Doer:
    """A player freezes so many cards of their hand, of their choice."""

    def do(s: SaintSeiya, me: Me, seat: int) -> Flow:
        able = in_hand(s, seat, test)
        chosen = yield from choose_several(s, seat, able, "freeze", me.number, count)
        for one in still_in(s.players[seat].hand, [s.cards[number] for number in chosen]):
            yield from freeze(s, seat, one)

    return do


def destroys_from_hand(test: Test = characters) -> Doer:
    """One card; the flow says whether it was destroyed."""

    def do(s: SaintSeiya, me: Me, seat: int) -> FlowOf[bool]:
        number = yield from choose(s, seat, in_hand(s, seat, test), "destroy", me.number)
        return bool(number) and (yield from destroy(s, seat, s.cards[number]))

    return do


def discards_from_hand(count: int, test: Test = anything) -> Doer:
    """A player discards so many cards of their hand, of their choice."""

    def do(s: SaintSeiya, me: Me, seat: int) -> Flow:
        able = in_hand(s, seat, test)
        for number in (yield from choose_several(s, seat, able, "discard", me.number, count)):
            discard(s, seat, s.cards[number])

    return do


def has_in_hand(test: Test = anything) -> Callable[[SaintSeiya, int], bool]:
    """Whether an opponent could hold such a card: only Hilda's hand is seen by all (SS-ZONE-040)."""
    return lambda s, seat: bool(in_hand(s, seat, test) if s.hilda(seat) else s.players[seat].hand)


def discards_armour(s: SaintSeiya, me: Me, seat: int) -> None:
    """The armour in play; one that is frozen is not."""
    for it in s.players[seat].armour.copy():
        discard(s, seat, it.card)


def look_at_hand(s: SaintSeiya, me: Me, seat: int) -> None:
    """Whoever uses the card sees the hand of another player."""
    hand = s.players[seat].hand
    show(s, hand, 1 << me.seat)
    if s.log is not None:
        say(s, "looks", {"seat": Seat(me.seat), "other": Seat(seat)}, {"cards": hand.copy()}, 1 << me.seat | 1 << seat)


# What a player does for oneself


def draws(count: int) -> Ability:
    """Piocher: refused where there is nothing to draw."""

    def do(s: SaintSeiya, me: Me) -> None:
        draw(s, me.seat, count)

    return when(lambda s, me: can_draw(s, me.seat) > 0, do)


def draws_for_each(count: Callable[[SaintSeiya, Me], int]) -> Ability:
    """Draw as many cards as are counted now."""

    def do(s: SaintSeiya, me: Me) -> None:
        draw(s, me.seat, count(s, me))

    return when(lambda s, me: count(s, me) > 0 and can_draw(s, me.seat) > 0, do)


def gains(test: Test = characters, *, force: int = 0, cosmos: int = 0, heal: int = 0) -> Ability:
    """One of the player's characters in play gains something until the end of the turn."""

    def do(s: SaintSeiya, me: Me) -> Flow:
        number = yield from choose(s, me.seat, in_play(s, me.seat, test), "strengthen", me.number)
        if number:
            strengthen(s.piece(number), force, cosmos, heal)

    return when(lambda s, me: bool(in_play(s, me.seat, test)), do)


def strengthen(it: Piece, force: int = 0, cosmos: int = 0, heal: int = 0) -> None:
    """A card in play has more Force, Cosmos or Soin until the end of the turn."""
    it.bonus_force += force
    it.bonus_cosmos += cosmos
    it.bonus_heal += heal


def takes_from_discard(test: Test) -> Ability:
    """Take one card of one's discard pile into hand."""

    def do(s: SaintSeiya, me: Me) -> Flow:
        number = yield from choose(s, me.seat, in_discard(s, me.seat, test), "take", me.number)
        if number:
            take_back(s, me.seat, s.cards[number])

    return when(lambda s, me: bool(in_discard(s, me.seat, test)), do)


def destroys_one(find: Callable[..., list[Piece]], test: Test) -> Ability:
    """Destroy one marked card of any player: `destroys_one(wounded_of, characters)`."""

    def do(s: SaintSeiya, me: Me) -> Flow:
        able = of_everyone(s, find, test)
        if s.hilda(me.seat):  # she strikes the player
            able = [it for it in able if it.controller != me.seat]
        whose = able[0].controller if able and s.hilda(me.seat) else -1
        number = yield from choose(s, me.seat, able, "destroy", me.number, whose=whose)
        if number:
            it = s.piece(number)
            yield from destroy(s, it.controller, it.card)

    return when(lambda s, me: bool(of_everyone(s, find, test)), do)


def wounds_fighters(condition: Callable[[Me, Piece], bool]) -> Moment:
    """Vaincu: wound those who were used to fight it (SS-ACQ-260: with Force only)."""

    def do(s: SaintSeiya, me: Me) -> Flow:
        if me.way == FORCE:
            yield from wound_fighters(s, me, condition)

    return do


def wound_fighters(s: SaintSeiya, me: Me, condition: Callable[[Me, Piece], bool]) -> FlowOf[int]:
    """Wound those of them for whom the condition holds; returns how many were wounded."""
    struck = [
        it for it in me.fighters if it.printed.kinds & CHARACTER and condition(me, it) and not shielded(s, me, it)
    ]
    count = 0
    for it in struck:
        if is_in_play(s, it):
            count += not it.printed.kinds & TRANSCENDED  # SS-TYPE-170
            yield from wound(s, it.controller, it.card)
    return count


def shielded(s: SaintSeiya, me: Me, it: Piece) -> bool:
    """Sho: whoever fights beside him, that is with Force, cannot be wounded."""
    for other in me.fighters if me.way == FORCE else []:
        if other is not it and "shields" in other.printed.hooks and other.printed.hooks["shields"].run(s, other, it):
            return True
    return False


def removes(test: Test) -> Ability:
    """Remove these cards from the field, then fill it (SS-FAQA-200, SS-FAQA-210)."""

    def do(s: SaintSeiya, me: Me) -> Flow:
        yield from remove_all(s, on_field(s, test))
        yield from fill(s)

    return when(lambda s, me: bool(on_field(s, test)) or (len(s.field) < SLOTS and bool(s.reserve)), do)


def acquires_free(test: Test) -> Ability:
    """Acquire a card of the field without paying."""

    def able(s: SaintSeiya, me: Me) -> list[Piece]:
        return [it for it in on_field(s, test) if refuses_free(s, me.seat, it) is None]

    def do(s: SaintSeiya, me: Me) -> Flow:
        number = yield from choose(s, me.seat, able(s, me), "acquire", me.number)
        if number:
            yield from acquire_free(s, me.seat, s.piece(number))

    return when(lambda s, me: bool(able(s, me)), do)


def lowers(test: Test, *, force: int = 0, cosmos: int = 0, floor: int = 1) -> Ability:
    """A card of the field costs less this turn; with a floor of 1, the reduction stops there."""

    def do(s: SaintSeiya, me: Me) -> Flow:
        number = yield from choose(s, me.seat, on_field(s, test), "lower", me.number)
        if number:
            it = s.piece(number)
            if floor:
                it.cut_force += force
                it.cut_cosmos += cosmos
            else:
                it.less_force += force
                it.less_cosmos += cosmos

    return when(lambda s, me: bool(on_field(s, test)) and may_buy(s, me), do)


def may_buy(s: SaintSeiya, me: Me) -> bool:
    """SS-CARD-010: lower costs serve only the player who makes them; Hilda buys nothing in the player's phases."""
    return not s.hilda(me.seat) or s.step == "start"


def named(*ids: str) -> Test:
    """Cards by their ids: `named("jabu")`."""
    return lambda printed: printed.id in ids


def has_most(s: SaintSeiya, seat: int, test: Test) -> int:
    """1 if this player alone has the most of these cards (SS-FAQM-020)."""
    counts = [len(among(deck_of(s, other), test)) for other in range(len(s.players))]
    mine = counts.pop(seat)
    return 1 if mine > max(counts) else 0


def against(hero: str) -> Callable[[SaintSeiya, Piece, list[Piece]], int]:
    """SS-FAQC-110, SS-FAQC-120: 2 Force less if a card of this hero is among those who fight it."""
    test = of(CHARACTER, hero=hero)
    return lambda s, target, party: -2 if pieces(party, test) else 0


def lends_cosmos_to(hero: str) -> Callable[[SaintSeiya, Piece, Piece], int]:
    """SS-FAQC-040: each card of this hero beside it has 1 Cosmos more."""
    return lambda s, it, other: 1 if other.printed.hero == hero else 0


def either(
    s: SaintSeiya, me: Me, seat: int, deed: str, things: Sequence[Card | Piece], heroes_held: Sequence[Card]
) -> Flow:
    """SS-FAQD-090: one of two things, whichever the player is able to do: a harm to one of `things`, or the discard of
    a hero's card. Where a card could suffer both, its player is asked which."""
    only_discarded = [one for one in heroes_held if one not in things]
    number = yield from choose(s, seat, [*things, *only_discarded], f"{deed}-or-discard", me.number)
    if not number:
        return
    one = s.cards[number]
    if one in only_discarded or (one in heroes_held and (yield from wants(s, seat, "discard-rather", number))):
        discard(s, seat, one)
    elif deed == "destroy":
        yield from destroy(s, seat, one)
    else:
        yield from freeze(s, seat, one)


def first_technique(hero: str) -> tuple[Ability, Ability]:
    """SS-TECH-030, SS-TECH-040: what it costs and what it does."""

    def worn(s: SaintSeiya, me: Me) -> list[Piece]:
        return [it for it in s.players[me.seat].armour if it.printed.kinds & BRONZE_ARMOUR and it.printed.hero == hero]

    def can_pay(s: SaintSeiya, me: Me) -> bool:
        return bool(worn(s, me)) and len(s.players[me.seat].hand) > 1 and bool(may_rise(s, me.seat, hero, 1))

    def pay(s: SaintSeiya, me: Me) -> FlowOf[bool]:
        able = may_rise(s, me.seat, hero, 1)
        held = s.players[me.seat].hand
        free = [one for one in held if len(able) > 1 or one not in able]
        number = yield from choose(s, me.seat, free, "discard", me.number)
        discard(s, me.seat, s.cards[number])
        return True

    def do(s: SaintSeiya, me: Me) -> Flow:
        armour = worn(s, me)[0]
        discard(s, me.seat, armour.card)
        yield from rise(s, me, hero, 1, to_hand=armour.printed.expansion == "asgard")

    return Ability(pay, can_pay), Ability(do)


# Armures de Bronze


def evolves(hero: str, *, to_hand: bool) -> Ability:
    """The effect of an Armure de Bronze."""
    return when(lambda s, me: bool(may_rise(s, me.seat, hero, 2)), lambda s, me: rise(s, me, hero, 2, to_hand=to_hand))


def adds_transcended(hero: str) -> Ability:
    """SS-TYPE-160: the Héros Transcendé joins the hand, if he is set aside."""

    def do(s: SaintSeiya, me: Me) -> None:
        for seat, one in set_aside(s, of(TRANSCENDED, hero=hero)):
            take_back(s, me.seat, one, seat)

    return when(lambda s, me: bool(set_aside(s, of(TRANSCENDED, hero=hero))), do)


def set_aside(s: SaintSeiya, test: Test) -> list[tuple[int, Card]]:
    """Cards set aside, and with whom they lie."""
    return [(seat, one) for seat, player in enumerate(s.players) for one in among(player.aside, test)]
