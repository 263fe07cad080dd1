"""The words that cards are written in: whom they mean, how they ask, what they do.

Abilities get `(s, me)`: `me.seat` is *you*, `me.it` the card itself (for an upgrade: its creature), `me.source` what
has or gives the ability, `me.event` what triggered it. Selections are functions of `(s, me)` too, so that
`play = deals(3, creatures)` reads as it is printed. Words in the third person (`steals(1)`) make abilities; the rules
behind them (`steal(s, seat, 1)`) are flows for cards that need more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pioche.engine.cards import Card, when, whichever
from pioche.engine.choice import MODE, NUMBER, Args, Ask
from pioche.engine.flow import confirm, pick_several, run
from pioche.engine.flow import pick as pick_one
from pioche.engine.flow import pick_number as ask_number
from pioche.engine.flow import pick_seat as ask_seat
from pioche.engine.game import AMOUNT, CARD, OTHER_CARD, Word, many, one_of
from pioche.engine.lasting import END_OF_MATCH, END_OF_TURN, WHEN_IT_LEAVES, Lasting, begin, end, lasting, spend
from pioche.engine.seats import opponent
from pioche.games.keyforge.cards.book import BOOK, card
from pioche.games.keyforge.rules.abilities import in_order, next_due, own_abilities, resolve
from pioche.games.keyforge.rules.amber import (
    Added,
    Captured,
    Stolen,
    capture,
    exalt,
    gain,
    lose,
    move_from_pool,
    move_to_pool,
    move_to_supply,
    pay,
    put_on,
    steal,
    take_off,
)
from pioche.games.keyforge.rules.control import take_control, under_control
from pioche.games.keyforge.rules.damage import BY_ICON, BY_POWER, Hit, deal, heal, move_damage
from pioche.games.keyforge.rules.destroy import destroy, may_be_destroyed, pass_tag, settle
from pioche.games.keyforge.rules.draw import draw, gain_chains
from pioche.games.keyforge.rules.enter import print_of, put_all_into_play, put_into_play, swap_with_card
from pioche.games.keyforge.rules.forge import can_pay, forge, unforge
from pioche.games.keyforge.rules.leave import ABDUCTED, holding
from pioche.games.keyforge.rules.leave import leave as leave_play
from pioche.games.keyforge.rules.line import (
    centre,
    into_line,
    last_neighbours,
    move_to_flank,
    neighbours,
    on_flank,
    swap,
)
from pioche.games.keyforge.rules.play import (
    bonus_icons,
    copy_of,
    icons,
    play,
    play_effect,
    refuses_playing,
    ways_to_play,
)
from pioche.games.keyforge.rules.status import add_counters, enrage, exhaust, ready, stun, unstun, ward
from pioche.games.keyforge.rules.terms import HOOKS, HOUSE, KEY
from pioche.games.keyforge.rules.turn import NEXT_TURN, UNTIL_START, discarded, raise_tide
from pioche.games.keyforge.rules.use import use_freely
from pioche.games.keyforge.rules.values import (
    armor,
    belongs,
    elusive,
    haunted,
    key_cost,
    least_powerful,
    most_powerful,
    power,
)
from pioche.games.keyforge.rules.zones import (
    archive_from_discard,
    archive_from_hand,
    archive_from_under,
    archive_top,
    discard_from_deck,
    discard_random,
    discard_top,
    grafted,
    leave_archives,
    look,
    purge,
    purge_itself,
    put_on_deck,
    put_under,
    random_card,
    return_to_hand,
    reveal,
    shuffle_deck,
    shuffle_discard_into_deck,
    swap_deck_and_discard,
)
from pioche.games.keyforge.rules.zones import search as search_zones
from pioche.games.keyforge.state import COLOURS, HOUSES, InPlay, KeyForge, Me

Select = Callable[[KeyForge, Me], list[InPlay]]

# Whom a card means


def creatures(s: KeyForge, me: Me) -> list[InPlay]:
    """Each creature in play, friendly ones first."""
    return s.players[me.seat].battleline + s.players[me.opponent].battleline


def friends(s: KeyForge, me: Me) -> list[InPlay]:
    """Each friendly creature."""
    return s.players[me.seat].battleline.copy()


def enemies(s: KeyForge, me: Me) -> list[InPlay]:
    """Each enemy creature."""
    return s.players[me.opponent].battleline.copy()


def others(s: KeyForge, me: Me) -> list[InPlay]:
    """Each other friendly creature."""
    return [one for one in s.players[me.seat].battleline if one is not me.it]


def other_creatures(s: KeyForge, me: Me) -> list[InPlay]:
    """Each other creature in play."""
    return [one for one in creatures(s, me) if one is not me.it]


def beside(s: KeyForge, me: Me) -> list[InPlay]:
    """Its neighbours; of a creature that has left play, those that it had last."""
    return last_neighbours(s, me.it) if me.it is not None else []


def shards(s: KeyForge, me: Me) -> int:
    """How many friendly Shards there are."""
    return sum("shard" in it.printed.traits for it in s.players[me.seat].artifacts)


def artifacts(s: KeyForge, me: Me) -> list[InPlay]:
    """Each artifact in play, friendly ones first."""
    return s.players[me.seat].artifacts + s.players[me.opponent].artifacts


def itself(s: KeyForge, me: Me) -> list[InPlay]:
    """This card alone, while it is in play."""
    return [me.it] if me.it is not None and s.stands(me.it) else []


def that(select: Select, *conditions: Callable[[KeyForge, InPlay], Any]) -> Select:
    """`that(creatures, on_flank)`: those for which all conditions hold."""
    return lambda s, me: [one for one in select(s, me) if all(condition(s, one) for condition in conditions)]


def of_house(house: str) -> Callable[[KeyForge, InPlay], bool]:
    """`that(creatures, of_house("dis"))`: those that belong to this house."""
    return lambda s, it: belongs(s, it, house)


def not_of_house(house: str) -> Callable[[KeyForge, InPlay], bool]:
    """Those that do not belong to this house."""
    return lambda s, it: not belongs(s, it, house)


def with_trait(trait: str) -> Callable[[KeyForge, InPlay], bool]:
    """`that(creatures, with_trait("knight"))`: those with this trait."""
    return lambda s, it: trait in it.printed.traits


def without_trait(trait: str) -> Callable[[KeyForge, InPlay], bool]:
    """Those that have not this trait."""
    return lambda s, it: trait not in it.printed.traits


def damaged(s: KeyForge, it: InPlay) -> bool:
    """KF-DMG-040: it has at least 1 damage."""
    return it.damage > 0


def undamaged(s: KeyForge, it: InPlay) -> bool:
    """It has no damage."""
    return it.damage == 0


def not_on_flank(s: KeyForge, it: InPlay) -> bool:
    """It stands on no flank of its battleline."""
    return not on_flank(s, it)


def is_ready(s: KeyForge, it: InPlay) -> bool:
    """It is ready."""
    return it.ready


def is_exhausted(s: KeyForge, it: InPlay) -> bool:
    """It is exhausted."""
    return not it.ready


def not_stunned(s: KeyForge, it: InPlay) -> bool:
    """It is not stunned."""
    return not it.stunned


def not_enraged(s: KeyForge, it: InPlay) -> bool:
    """It is not enraged."""
    return not it.enraged


def only(condition: Callable[..., bool]) -> Callable[[Callable[..., Any]], Any]:
    """`@only(condition)` above an ability: it is due only where `condition(s, source, event)` holds."""
    return lambda run: when(condition, run)


# How a card asks. The active player answers (KF-CORE-050); a question that could change nothing is not asked.


def if_it_matters(s: KeyForge, things: Sequence[InPlay], matters: Callable[[KeyForge, InPlay], Any]) -> list[InPlay]:
    """These; or none, where what is to be done would change none of them."""
    return list(things) if any(matters(s, one) for one in things) else []


def captors(s: KeyForge, things: Sequence[InPlay], victim: int) -> list[InPlay]:
    """These, who may capture; or none, where the pool of `victim` is empty."""
    return list(things) if s.players[victim].amber else []


def pick(
    s: KeyForge, me: Me, things: Sequence[InPlay], prompt: str, *, may: bool = False, args: Args | None = None
) -> Any:
    """One of these cards in play, or None: there is none, or `may` was declined."""
    number = yield from pick_one(s.active, things, prompt, me.number, may=may, args=args)
    return s.in_play(number) if number else None


def pick_up_to(s: KeyForge, me: Me, things: Sequence[InPlay], most: int, prompt: str, *, least: int = 0) -> Any:
    """From `least` to `most` different ones, as a list; where there are fewer, all of them."""
    numbers = yield from pick_several(s.active, things, prompt, me.number, least=least, most=most)
    return [s.must(number) for number in numbers]


def pick_exactly(s: KeyForge, me: Me, things: Sequence[InPlay], count: int, prompt: str) -> Any:
    """So many different ones, as a list; where there are fewer, all of them."""
    return pick_up_to(s, me, things, count, prompt, least=count)


def pick_most_powerful(s: KeyForge, me: Me, things: Sequence[InPlay], count: int, prompt: str) -> Any:
    """KF-POWER-070: the so many most powerful of these, as a list."""
    return _pick_by_power(s, me, things, count, prompt, most_powerful)


def pick_least_powerful(s: KeyForge, me: Me, things: Sequence[InPlay], count: int, prompt: str) -> Any:
    """KF-POWER-080: the so many least powerful of these, as a list."""
    return _pick_by_power(s, me, things, count, prompt, least_powerful)


def _pick_by_power(
    s: KeyForge,
    me: Me,
    things: Sequence[InPlay],
    count: int,
    prompt: str,
    foremost: Callable[[KeyForge, list[InPlay]], list[InPlay]],
) -> Any:
    """KF-POWER-090, KF-POWER-100: one power after another; where not all of one power fit in, the player picks."""
    left = list(things)
    picked: list[InPlay] = []
    while left and len(picked) < count:
        tied = foremost(s, left)
        left = [one for one in left if one not in tied]
        room = count - len(picked)
        if len(tied) > room:
            tied = yield from pick_exactly(s, me, tied, room, prompt)
        picked += tied
    return picked


def pick_card(s: KeyForge, me: Me, cards: Sequence[Card], prompt: str, *, may: bool = False) -> Any:
    """One of these cards out of play, or None."""
    number = yield from pick_one(s.active, cards, prompt, me.number, may=may)
    return s.cards[number] if number else None


def pick_cards(s: KeyForge, me: Me, cards: Sequence[Card], most: int, prompt: str, *, least: int = 0) -> Any:
    """From `least` to `most` different cards out of play, as a list."""
    numbers = yield from pick_several(s.active, cards, prompt, me.number, least=least, most=most)
    return [s.cards[number] for number in numbers]


def pick_house(s: KeyForge, me: Me, houses: Iterable[str] = HOUSES, *, seat: int = -1) -> Any:
    """KF-MISC-050: a house, any of the game's unless told otherwise."""
    options = [HOUSE | HOUSES.index(house) for house in houses]
    option = yield Ask(s.active if seat < 0 else seat, "house", options, me.number, "name-house")
    return HOUSES[option & NUMBER]


def pick_key(s: KeyForge, me: Me, colours: Iterable[str], prompt: str) -> Any:
    """One of these keys, by its colour."""
    options = [KEY | COLOURS.index(colour) for colour in colours]
    option = yield Ask(s.active, "key", options, me.number, prompt)
    return COLOURS[option & NUMBER]


def pick_mode(s: KeyForge, me: Me, count: int, prompt: str = "mode") -> Any:
    """One of several texts in printed order: 0, 1, …"""
    option = yield Ask(s.active, "mode", [MODE | n for n in range(count)], me.number, prompt)
    return option & NUMBER


def pick_amount(s: KeyForge, me: Me, low: int, high: int, prompt: str) -> Any:
    """A whole number, both ends included."""
    return ask_number(s.active, low, high, prompt, me.number)


def pick_seat(s: KeyForge, me: Me, seats: Sequence[int], prompt: str) -> Any:
    """One of these players, or -1: there is none."""
    return ask_seat(s.active, seats, prompt, me.number)


def may(s: KeyForge, me: Me, prompt: str) -> Any:
    """KF-ABIL-080: whether the player wants to."""
    return confirm(s.active, prompt, me.number)


# What a card does


def damage(s: KeyForge, me: Me, hits: Iterable[tuple[InPlay, int]], *, through_armor: bool = False) -> Any:
    """KF-DMG-060, KF-DMG-110: deal damage to several creatures at once, its source being this card, or the creature
    that was given the ability; gives those destroyed."""
    dealt = []
    it = me.it if me.it is not None and me.it.printed.type == "creature" else None
    by = it.card if it is not None else s.cards[me.number]
    for to, amount in hits:
        hit = Hit(to, amount, "text", it, by)
        hit.through_armor = through_armor
        dealt.append(hit)
    return deal(s, dealt)


def leave(s: KeyForge, cards: Sequence[InPlay], zone: str, seat: int = -1) -> Any:
    """KF-LEAVE-010, KF-SEQ-070: cards leave play for a zone, and what must fall without them does; gives those that
    left."""
    gone = yield from leave_play(s, cards, zone, seat)
    yield from settle(s)
    return gone


def split_damage(s: KeyForge, me: Me, times: int, select: Select, each: int = 1) -> Any:
    """KF-ABIL-110, KF-ABIL-130: so many times 1 damage (or `each`), to a creature of one's choice every time, dealt
    together."""
    hits: list[tuple[InPlay, int]] = []
    for left in range(times, 0, -1):
        args: Args = {"left": left * each, "damage": each}
        it = yield from pick(s, me, select(s, me), "split-damage", args=args)
        if it is None:
            break
        hits.append((it, each))
    yield from damage(s, me, hits)


def search(s: KeyForge, me: Me, zones: Sequence[str], wanted: Callable[[Card], bool], most: int = 1) -> Any:
    """KF-SEARCH-010: look through your deck, discard pile or archives for cards and take what you want to find into
    your hand, for all to see; a deck is then shuffled. Gives the list of those found."""
    return search_zones(s, me.seat, zones, wanted, most, "take-card", me.number)


def ready_and_fight(s: KeyForge, me: Me, it: InPlay) -> Any:
    """KF-FIGHT-160, KF-FAQUSE-010: ready a creature, then fight with it as far as possible."""
    ready(s, it)
    return use_freely(s, me.seat, it, ("fight",))


def for_the_turn(s: KeyForge, me: Me, effect: str, *args: int, times: int = 0) -> None:
    """KF-PERS-010: for the remainder of the turn."""
    begin(s, Lasting(effect, me.seat, END_OF_TURN, args, me.number, times))
    s.unsettled = True


def on_their_next_turn(s: KeyForge, me: Me, effect: str, *args: int) -> None:
    """Until the end of the opponent's next turn: the effect itself asks whose turn it is, where that matters."""
    begin(s, Lasting(effect, me.seat, NEXT_TURN[me.opponent], args, me.number))
    s.unsettled = True


def until_your_next_turn(s: KeyForge, me: Me, effect: str, *args: int) -> None:
    """Until the start of your next turn."""
    begin(s, Lasting(effect, me.seat, UNTIL_START[me.seat], args, me.number))
    s.unsettled = True


def until_it_leaves(s: KeyForge, me: Me, effect: str, *args: int) -> None:
    """Until this card leaves play."""
    begin(s, Lasting(effect, me.seat, WHEN_IT_LEAVES, args, me.number))
    s.unsettled = True


def effect(name: str, *args: Word) -> Callable[[type], type]:
    """Give an effect that lasts its behaviour: a bag of hooks, like a card's block. A name that begins with `on:` is an
    effect on the card whose number is its first argument, and ends when that card leaves play; one that begins with
    `in:` has for arguments the cards that its card holds. Other arguments are said: `CARD`, `AMOUNT`, `A_HOUSE`."""
    kinds = (CARD, *args) if name.startswith("on:") else (many(CARD),) if name.startswith("in:") else args
    return lasting(name, HOOKS, *kinds)


A_HOUSE = one_of(HOUSES)


def on_its_card(s: KeyForge, source: Lasting, it: InPlay) -> bool:
    """Whether an effect whose name begins with `on:` is on this card."""
    return it.number == source.args[0]


# Abilities in one line


def gains(amount: int) -> Callable[[KeyForge, Me], Any]:
    """You gain so much Æ."""
    return whichever(lambda s, me: gain(s, me.seat, amount), f"gain {amount}")


def steals(amount: int) -> Callable[[KeyForge, Me], Any]:
    """You steal so much Æ."""
    return whichever(lambda s, me: steal(s, me.seat, amount), f"steal {amount}")


def loses(amount: int) -> Callable[[KeyForge, Me], Any]:
    """Your opponent loses so much."""

    def run(s: KeyForge, me: Me) -> None:
        lose(s, me.opponent, amount)

    return whichever(run, f"lose {amount}")


def captures(amount: int) -> Callable[[KeyForge, Me], Any]:
    """This creature captures so much."""

    def run(s: KeyForge, me: Me) -> Any:
        if me.it is not None:
            yield from capture(s, me.it, amount, me.opponent)

    return run


def captures_each(amount: int, select: Select) -> Callable[[KeyForge, Me], Any]:
    """Each of these captures so much from your opponent; the player picks who does where it is not enough for all."""

    def run(s: KeyForge, me: Me) -> Any:
        left = select(s, me)
        while left and s.players[me.opponent].amber:
            enough = s.players[me.opponent].amber >= amount * len(left)
            it = left[0] if enough else (yield from pick(s, me, left, "capture"))
            left.remove(it)
            yield from capture(s, it, amount, me.opponent)

    return run


def draws(count: int) -> Callable[[KeyForge, Me], Any]:
    """You draw so many cards."""

    def run(s: KeyForge, me: Me) -> None:
        draw(s, me.seat, count)

    return whichever(run, f"draw {count}")


def archives(count: int = 1) -> Callable[[KeyForge, Me], Any]:
    """KF-ARCH-040: archive cards from the hand."""

    def run(s: KeyForge, me: Me) -> Any:
        for _ in range(count):
            chosen = yield from pick_card(s, me, s.players[me.seat].hand, "archive")
            if chosen is not None:
                yield from archive_from_hand(s, me.seat, chosen)

    return run


def deals(amount: int, select: Select = creatures, splash: int = 0) -> Callable[[KeyForge, Me], Any]:
    """Deal damage to one of these, and `splash` to each of its neighbors."""

    def run(s: KeyForge, me: Me) -> Any:
        it = yield from pick(s, me, select(s, me), "damage")
        if it is not None:
            beside = neighbours(s, it) if splash else []
            yield from damage(s, me, [(it, amount), *((other, splash) for other in beside)])

    return run


def deals_each(amount: int, select: Select = creatures) -> Callable[[KeyForge, Me], Any]:
    """Deal damage to each of these."""
    return lambda s, me: damage(s, me, [(it, amount) for it in select(s, me)])


def destroys(select: Select = creatures) -> Callable[[KeyForge, Me], Any]:
    """Destroy one of these."""

    def run(s: KeyForge, me: Me) -> Any:
        it = yield from pick(s, me, [one for one in select(s, me) if not one.tagged], "destroy")
        if it is not None:
            yield from destroy(s, [it])

    return run


def destroys_each(select: Select = creatures) -> Callable[[KeyForge, Me], Any]:
    """Destroy each of these."""
    return lambda s, me: destroy(s, select(s, me))


def stuns(select: Select = creatures) -> Callable[[KeyForge, Me], Any]:
    """Stun one of these; nobody is asked where all are stunned."""

    def run(s: KeyForge, me: Me) -> Any:
        it = yield from pick(s, me, if_it_matters(s, select(s, me), not_stunned), "stun")
        if it is not None:
            stun(s, it)

    return run


def stuns_each(select: Select = creatures) -> Callable[[KeyForge, Me], Any]:
    """Stun each of these."""

    def run(s: KeyForge, me: Me) -> None:
        for it in select(s, me):
            stun(s, it)

    return run


def returns(select: Select, prompt: str = "return") -> Callable[[KeyForge, Me], Any]:
    """Return one of these to its owner's hand."""

    def run(s: KeyForge, me: Me) -> Any:
        it = yield from pick(s, me, select(s, me), prompt)
        if it is not None:
            yield from leave(s, [it], "hand")

    return run


def returns_each(select: Select) -> Callable[[KeyForge, Me], Any]:
    """Return each of these to its owner's hand."""
    return lambda s, me: leave(s, select(s, me), "hand")


def sacrifices_itself(then: Callable[[KeyForge, Me], Any]) -> Callable[[KeyForge, Me], Any]:
    """KF-DEST-160: this card is destroyed, then it does the rest."""

    def run(s: KeyForge, me: Me) -> Any:
        assert me.it is not None
        yield from destroy(s, [me.it])
        result = then(s, me)
        if result is not None:
            yield from result

    return run


def always(*_: Any) -> bool:
    """For questions that a card answers by its very presence."""
    return True


__all__ = [
    "ABDUCTED",
    "AMOUNT",
    "A_HOUSE",
    "BOOK",
    "BY_ICON",
    "BY_POWER",
    "CARD",
    "END_OF_MATCH",
    "END_OF_TURN",
    "HOOKS",
    "HOUSE",
    "HOUSES",
    "MODE",
    "NEXT_TURN",
    "NUMBER",
    "OTHER_CARD",
    "UNTIL_START",
    "WHEN_IT_LEAVES",
    "Added",
    "Ask",
    "Captured",
    "Card",
    "Hit",
    "InPlay",
    "KeyForge",
    "Lasting",
    "Me",
    "Stolen",
    "add_counters",
    "always",
    "archive_from_discard",
    "archive_from_hand",
    "archive_from_under",
    "archive_top",
    "archives",
    "armor",
    "artifacts",
    "begin",
    "belongs",
    "beside",
    "bonus_icons",
    "can_pay",
    "captors",
    "capture",
    "captures",
    "captures_each",
    "card",
    "centre",
    "confirm",
    "copy_of",
    "creatures",
    "damage",
    "damaged",
    "deal",
    "deals",
    "deals_each",
    "destroy",
    "destroys",
    "destroys_each",
    "discard_from_deck",
    "discard_random",
    "discard_top",
    "discarded",
    "draw",
    "draws",
    "effect",
    "elusive",
    "end",
    "enemies",
    "enrage",
    "exalt",
    "exhaust",
    "for_the_turn",
    "forge",
    "friends",
    "gain",
    "gain_chains",
    "gains",
    "grafted",
    "haunted",
    "heal",
    "holding",
    "icons",
    "if_it_matters",
    "in_order",
    "into_line",
    "is_exhausted",
    "is_ready",
    "itself",
    "key_cost",
    "last_neighbours",
    "lasting",
    "least_powerful",
    "leave",
    "leave_archives",
    "look",
    "lose",
    "loses",
    "many",
    "may",
    "may_be_destroyed",
    "most_powerful",
    "move_damage",
    "move_from_pool",
    "move_to_flank",
    "move_to_pool",
    "move_to_supply",
    "neighbours",
    "next_due",
    "not_enraged",
    "not_of_house",
    "not_on_flank",
    "not_stunned",
    "of_house",
    "on_flank",
    "on_their_next_turn",
    "only",
    "opponent",
    "other_creatures",
    "others",
    "own_abilities",
    "pass_tag",
    "pay",
    "pick",
    "pick_amount",
    "pick_card",
    "pick_cards",
    "pick_exactly",
    "pick_house",
    "pick_key",
    "pick_least_powerful",
    "pick_mode",
    "pick_most_powerful",
    "pick_seat",
    "pick_up_to",
    "play",
    "play_effect",
    "power",
    "print_of",
    "purge",
    "purge_itself",
    "put_all_into_play",
    "put_into_play",
    "put_on",
    "put_on_deck",
    "put_under",
    "raise_tide",
    "random_card",
    "ready",
    "ready_and_fight",
    "refuses_playing",
    "resolve",
    "return_to_hand",
    "returns",
    "returns_each",
    "reveal",
    "run",
    "sacrifices_itself",
    "search",
    "settle",
    "shuffle_deck",
    "shuffle_discard_into_deck",
    "spend",
    "split_damage",
    "steal",
    "steals",
    "stun",
    "stuns",
    "stuns_each",
    "swap",
    "swap_deck_and_discard",
    "swap_with_card",
    "take_control",
    "take_off",
    "that",
    "undamaged",
    "under_control",
    "unforge",
    "unstun",
    "until_it_leaves",
    "until_your_next_turn",
    "use_freely",
    "ward",
    "ways_to_play",
    "when",
    "whichever",
    "with_trait",
    "without_trait",
]
