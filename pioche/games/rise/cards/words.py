"""The words that cards are written in: whom they mean, what they name, what they do.

Effects are written as on the card: `action_1 = effect(target(creatures), damage(3))`. Selections are functions of `(s,
me)`, where `me.seat` is *you* and `me.number` the card itself. Targets come first, then sentences, each a function of
`(s, me)` that may ask; the first target named is meant where nothing else is said, the second is `whom=1`. What an
Action or a skill costs, and whether a coin is tossed for it, stands in the TOML file; where one is, it is written
`tossed(…, success=…, failure=…)`. Numbers in digits are doubled with their Action, numbers in words are not:
`draws(2)`, `draws(in_words(1))`.

Continuous Effects are hooks with a source: `power = have(1, other(my(of_type("zombie"))))`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Ability, Source, when
from pioche.engine.effects import Effect, Me, several
from pioche.engine.game import TOKEN
from pioche.engine.lasting import END_OF_TURN, Lasting, begin, lasting
from pioche.engine.seats import next_seat
from pioche.engine.table import number_in
from pioche.engine.toss import FAILURE, SUCCESS
from pioche.games.rise.cards.book import BOOK, card
from pioche.games.rise.rules.actions import SpendsCharge, reactivate, reactivate_skill
from pioche.games.rise.rules.aptitudes import before_combat, during_your_turn, in_your_combat
from pioche.games.rise.rules.combat import IN_COMBAT
from pioche.games.rise.rules.control import START as UNTIL_OWNERS_TURN
from pioche.games.rise.rules.damage import Hit, deal
from pioche.games.rise.rules.destroy import destroy, sacrifice
from pioche.games.rise.rules.diseases import heal, infect, propagate
from pioche.games.rise.rules.gates import open_card, tilt, untilt
from pioche.games.rise.rules.life import gain_life, lose_level
from pioche.games.rise.rules.parts import (
    Whom,
    all_opponents,
    all_players,
    both,
    cancels,
    cancels_all_others,
    charges,
    closes_it,
    counted,
    cures,
    damage,
    damage_one,
    destroys,
    did,
    discards,
    diseases_of,
    doubles,
    draws,
    draws_up_to,
    each_player,
    effect,
    excludes,
    excludes_one,
    fight_each_other,
    finds,
    forces,
    forces_as_named,
    freezes,
    gains,
    gains_coins,
    gains_ether,
    gains_life,
    gains_one_of_its_aptitudes,
    gains_type,
    gives_itself,
    heals,
    heals_players,
    if_,
    in_words,
    infects,
    infects_one,
    infects_players,
    is_now,
    lasts,
    lasts_on,
    levels_down,
    levels_up,
    lockable,
    loses,
    loses_a_type,
    loses_an_action,
    loses_an_aptitude,
    loses_life,
    makes_unusable,
    names_result,
    number,
    on_each,
    one_gains_life,
    one_loses_life,
    one_of,
    opens_it,
    opens_or_closes,
    or_else,
    pick_element,
    pick_print,
    pick_word,
    propagates,
    protects,
    puts_charge,
    removes_temporal_charges,
    restores,
    resurrects,
    retries,
    returns,
    reveals_one,
    sacrifices,
    search,
    spreads,
    takes_control,
    takes_to_hand,
    target_discards,
    target_discards_at_random,
    then,
    they,
    those,
    tilts,
    to_hand,
    tossed,
    transmits,
    untilts,
    you_discard,
)
from pioche.games.rise.rules.play import (
    call,
    call_tokens,
    copy_card,
    duplicate,
    invoke_found,
    may_duplicate,
    mirror,
)
from pioche.games.rise.rules.stacks import cancel, push_later, replace_element
from pioche.games.rise.rules.targets import (
    Notes,
    Select,
    Target,
    a_creature,
    aimed,
    aimed_cards,
    aimed_elements,
    aimed_seats,
    any_player,
    attacking,
    callable_card,
    constantes,
    creatures,
    dead_invokers,
    either,
    equipped,
    fighters,
    gates,
    ill,
    imminent_invocations,
    in_pile,
    incantations,
    invocations,
    invokers,
    its_bearer,
    its_invoker,
    itself,
    means,
    my,
    noted,
    of_rank,
    of_type,
    other,
    printed_type,
    target,
    target_any,
    target_card,
    target_element,
    target_player,
    target_two,
    that,
    their,
    tilted,
    tossed_actions,
    waiting_actions,
    weak,
    without_constance,
)
from pioche.games.rise.rules.terms import HOOKS
from pioche.games.rise.rules.traits import (
    ENDS,
    START,
    TURN,
    become,
    change,
    charge,
    copy_of,
    cycles,
    lose_all_effects,
    mark,
    remove_charges,
)
from pioche.games.rise.rules.values import (
    actions,
    alive,
    attack,
    defence,
    harms,
    has,
    is_gate,
    is_type,
    living,
    own_types,
    owned,
    owns,
    reaches,
    strengthens,
    types,
    usable,
)
from pioche.games.rise.rules.zones import (
    draw,
    equipment,
    gain_coins,
    gain_ether,
    put,
    reveal,
    shuffle_library,
    take,
)
from pioche.games.rise.state import (
    BOUNTY,
    CLOVER,
    COPY,
    CORRUPTION,
    FROM_ACTIONS,
    GAINS,
    INFINITE,
    IS,
    MAY_ATTACK,
    NO_ATTACK,
    NO_BLOCK,
    PREVENTED,
    PROTECTED,
    STAYS_TILTED,
    TEMPORAL,
    WAS,
    Change,
    Element,
    Piece,
    Printed,
    Rise,
    print_of,
)

# Continuous Effects


def speaker_of(s: Rise, source: Source) -> Me:
    """Who speaks in a continuous Effect, for selections."""
    number = source.number
    return Me(source.seat, number, s.token(number), s.cards[number].proto, "")


def have(x: int, select: Select) -> Callable[[Rise, Source, Piece], int]:
    """`power`: *… have a +X/+X charge*, as long as the source is in play (RI-CHARGE-050)."""

    def power(s: Rise, source: Source, it: Piece) -> int:
        return x if means(s, source, select, it) else 0

    return strengthens(power) if x > 0 else power


def bearer_has(x: int) -> Callable[[Rise, Piece, Piece], int]:
    """`power`: *The equipped Créature has a +X/+X charge*."""

    def power(s: Rise, source: Piece, it: Piece) -> int:
        return x if source.host == it.card.number else 0

    return strengthens(power) if x > 0 else power


def give(*aptitudes: str, to: Select) -> Callable[[Rise, Source, Piece], tuple[str, ...]]:
    """`grants`: *… have Percée*."""

    def grants(s: Rise, source: Source, it: Piece) -> tuple[str, ...]:
        return aptitudes if means(s, source, to, it) else ()

    return grants


def of_own_type(word: str) -> Select:
    """*your Corrompue Créatures*, for `grants` and `types`: without what those hooks themselves give."""
    return that(creatures, lambda s, it: word in own_types(it))


def bearer_gets(*words: str) -> Callable[[Rise, Piece, Piece], tuple[str, ...]]:
    """`grants`: *The equipped Créature has Vol*; `types`: *… is also of type Zombie*."""
    return lambda s, source, it: words if source.host == it.card.number else ()


def is_itself(word: str) -> Callable[[Rise, Piece, Piece], tuple[str, ...]]:
    """`types`: *This Créature is of type …*."""
    return lambda s, source, it: (word,) if it is source else ()


def shares_types(s: Rise, source: Source, it: Piece) -> tuple[str, ...]:
    """`types`: *This Créature has the types of all Créatures you control*: what each is, without what this very word
    gives."""
    found: list[str] = []
    if it is source:
        for one in my(other(creatures))(s, speaker_of(s, source)):
            alike = "types" in one.hooks and one.hooks["types"].run is shares_types
            found += own_types(one) if alike else types(s, one)
    return tuple(dict.fromkeys(found))


def symbiose(run: Callable[..., Any]) -> Callable[..., Any]:
    """RI-SYMB-010: *Symbiose : …*, as long as the card has the aptitude."""

    def heard(s: Rise, source: Piece, *args: Any) -> Any:
        return run(s, source, *args) if has(s, source, "symbiose") else 0

    return strengthens(heard) if getattr(run, "strengthens", False) else heard


def about_itself(s: Rise, source: Source, it: Piece, *args: Any) -> bool:
    """`cannot_attack`, `cannot_block`: *This Créature cannot …*."""
    return it is source


def is_reached(s: Rise, source: Source, it: Piece) -> bool:
    """RI-WALL-010: whether a continuous Effect of `source` reaches a card."""
    return reaches(s, speaker_of(s, source), it)


def while_it_has(aptitude: str) -> Callable[..., bool]:
    """*This Créature cannot … while it has Enchaîné*."""
    return lambda s, source, it, *args: it is source and owns(s, it, aptitude)


def equips(select: Select) -> Target:
    """RI-EQUIP-040, RI-EQUIP-060: *Equips a …*; an Invocateur bears one Équipement at most."""
    return target(that(select, lambda s, it: not it.invoker or not equipment(s, it)))


# What triggers


def has_succeeded(s: Rise, source: Source, event: Any) -> bool:
    """`after_toss`: RI-ACTION-070, it has a Success."""
    return bool(event.amount)


def only(*conditions: Callable[..., Any]) -> Callable[[Effect], Ability]:
    """`after_destroyed = only(its_own)(effect(…))`: where all conditions `(s, source, event)` hold."""
    return lambda run: when(lambda s, source, event: all(one(s, source, event) for one in conditions), run)


def it_is_this(s: Rise, source: Source, event: Any) -> bool:
    """It happened to this card."""
    return event.it is source


def it_is_another(s: Rise, source: Source, event: Any) -> bool:
    """It happened to another card."""
    return event.it is not source


def it_blocks(s: Rise, source: Source, event: Any) -> bool:
    """Of two that are opposed in a Combat, it is the one that does not attack."""
    return bool(event.amount == 1)


def on_an_invoker(s: Rise, source: Source, event: Any) -> bool:
    """It was an Invocateur that was hit."""
    it = s.aimed(event.by)
    return it is not None and it.invoker


def yours(s: Rise, source: Source, event: Any) -> bool:
    """It happened to a card that you control, or to you, or by you."""
    return event.seat == source.seat


def theirs(s: Rise, source: Source, event: Any) -> bool:
    """It happened to another player, or to what they control."""
    return event.seat != source.seat


def a_creature_it_is(s: Rise, source: Source, event: Any) -> bool:
    """It happened to a Créature."""
    return event.it.printed.creature


def a_gate_it_is(s: Rise, source: Source, event: Any) -> bool:
    """It happened to a Porte."""
    return is_gate(event.it)


def called_from_your_graveyard(s: Rise, source: Source, event: Any) -> bool:
    """`after_played`: it came from the graveyard of the player who has this card."""
    return bool(event.amount) and event.it.card.owner == source.seat


def it_attacks(s: Rise, source: Source, event: Any) -> bool:
    """`after_block`: as the attacker, which is blocked."""
    return event.amount == 0


def failed(s: Rise, source: Source, event: Any) -> bool:
    """`after_toss`: RI-ACTION-070, it has a Failure."""
    return event.amount == 0


def of_that_type(word: str) -> Callable[..., bool]:
    """It happened to a card of this type."""
    return lambda s, source, event: is_type(s, event.it, word)


def by_it(s: Rise, me: Me) -> list[Piece]:
    """The card by which it happened: who was opposed to it, whom it hit, who Destroyed it."""
    it = s.aimed(me.about[2])
    return [] if it is None else [it]


def that_one(s: Rise, me: Me) -> list[Piece]:
    """The card to which it happened."""
    it = s.aimed(me.about[0])
    return [] if it is None else [it]


def your_invokers(s: Rise, me: Me) -> list[Piece]:
    """*your Invocateurs*: those that live."""
    return living(s, me.seat)


def their_invokers(s: Rise, me: Me) -> list[Piece]:
    """*opposing Invocateurs*."""
    return their(invokers)(s, me)


# Calling


_ONE = in_words(1)


def tokens(id: str, count: Any = _ONE) -> Any:
    """*Call a Squelette*: from outside the game."""

    def run(s: Rise, me: Me) -> bool:
        printed = BOOK.cards[id]
        return call_tokens(s, me, [printed] * number(s, me, count))  # type: ignore[list-item]

    return run


def calls(group: int = 0) -> Any:
    """*Call the targeted Créature of your graveyard*."""
    return lambda s, me: call(s, me, aimed_cards(s, me, group))


def infinite_creatures(word: str = "creature") -> list[Printed]:
    """RI-TOKEN-050: Créatures of infinite rank, of a type."""
    found: list[Printed] = []
    for one in BOOK.cards.values():
        assert isinstance(one, Printed)
        if one.rank == INFINITE and one.creature and printed_type(word)(one):
            found.append(one)
    return found


def calls_infinite(word: str = "creature") -> Any:
    """*Call a Créature of infinite rank*, of the caller's choice."""

    def run(s: Rise, me: Me) -> Any:
        one = yield from pick_print(me.seat, infinite_creatures(word), "call-which", me.number)
        return call_tokens(s, me, [one])

    return run


def an_equipment(printed: Printed) -> bool:
    """*an Équipement card*, wherever it lies."""
    return "equipement" in printed.aptitudes


# Copying and duplicating


def duplicates(whom: Whom = 0) -> Any:
    """*Duplicate …*: all of them in one stack."""
    return lambda s, me: duplicate(s, me, those(s, me, whom))


def duplicable(select: Select) -> Select:
    """RI-DUP-040: what may be targeted by a Duplication."""
    return that(select, may_duplicate)


def copies(until: str = TURN) -> Any:
    """*The first target copies the second*: what it is now."""

    def run(s: Rise, me: Me) -> bool:
        its, models = aimed(s, me, 0), aimed(s, me, 1)
        return bool(its and models) and copy_card(s, me, its[0], models[0], until)

    return run


def calls_a_copy() -> Any:
    """*Call a copy of this Créature*: a token with what is printed on the card that it is now."""

    def run(s: Rise, me: Me) -> bool:
        its = itself(s, me)
        if not its:
            return False
        printed = its[0].printed
        while printed.whole is not printed:
            printed = printed.whole
        return call_tokens(s, me, [printed], COPY)

    return run


# Invoking


def invokes_found(*tests: Callable[[Printed], Any]) -> Any:
    """RI-PLAY-100, RI-PLAY-160: *Search your library for a …, then invoke it*."""

    def run(s: Rise, me: Me) -> Any:
        found = yield from search(s, me, *tests)
        shuffle_library(s, me.seat)
        if found is None:
            return False
        invoke_found(s, me, found)
        return True

    return run


def mirrors() -> Any:
    """RI-IMM-100: *Cancel the targeted Invocation, then invoke the same card with the same Actions*."""

    def run(s: Rise, me: Me) -> bool:
        done = [mirror(s, me, one) for one in aimed_elements(s, me)]
        return any(done)

    return run


# Reactivating


def reactivates(whom: Whom = 0) -> Any:
    """*Reactivate an Action of …*: one of this turn, of cards of yours."""
    return lambda s, me: reactivate(s, me, lambda it: it in those(s, me, whom))


def reactivates_a_skill(whom: Select) -> Any:
    """*Reactivate a skill of …*."""
    return lambda s, me: reactivate_skill(s, me, whom(s, me))


# Prices


def costs(more: int, whose: Callable[[Source, int], bool]) -> Callable[..., int]:
    """`coins`: *… Actions cost … coins more*, or less."""
    return lambda s, source, it, key, seat, coins: coins + more if whose(source, seat) else coins


# Numbers of now, or of the declaration


def notes(count: Callable[[Rise, Me], int]) -> Notes:
    """RI-TIMEOUT-010: the number that `noted` is in the sentences behind it."""
    return Notes(count)


def cards_in_hand(s: Rise, me: Me) -> int:
    """Of the targeted player."""
    return sum([len(s.players[seat].hand) for seat in aimed_seats(s, me)])


def invokers_of_target(s: Rise, me: Me) -> list[Piece]:
    """*their Invocateurs*: of the targeted player."""
    return [it for seat in aimed_seats(s, me) for it in living(s, seat)]


# Charges and states, chosen as they are given


def weakens_one(select: Select, x: int) -> Any:
    """*A Créature … gains a -X/-X charge*: one that can (RI-CONST-010, RI-GLO-560)."""

    def able(s: Rise, me: Me) -> list[Piece]:
        return [it for it in select(s, me) if without_constance(s, it) and harms(s, me, it)]

    return one_of(able, lambda s, me, it: charge(s, me, it, -x * me.factor))


def one_is_now(state: str, select: Select, until: str = TURN) -> Any:
    """*protect another Créature*, chosen as it resolves."""
    return one_of(select, lambda s, me, it: change(s, me, it, IS, state, until, me.seat))


# The turn


def victors(s: Rise, me: Me) -> list[Piece]:
    """RI-GLO-190: *victorious Créatures of this turn*."""
    return [it for it in map(s.aimed, s.victors) if it is not None]


def the_next_turn_is_cancelled(s: Rise, me: Me) -> None:
    """RI-TURN-080: *the next player's next turn is cancelled*: who is on the left now."""
    s.players[next_seat(s, me.seat)].skipped += 1


# Playable only …


def if_you_control(select: Select) -> Callable[[Rise, int], bool]:
    """`playable`: *Playable only if you control …*."""
    return lambda s, seat: bool(my(select)(s, Me(seat, 0, 0, BOOK.cards["stock"], "")))


def creature_fell(s: Rise, seat: int) -> bool:
    """`playable`: *only if a Créature that you controlled was Destroyed this turn*."""
    fallen = [print_of(s.cards[number_in(token)]) for token, by in s.fallen if by == seat]
    return any(one.creature for one in fallen)


__all__ = [
    "BOOK",
    "BOUNTY",
    "CLOVER",
    "CORRUPTION",
    "ENDS",
    "END_OF_TURN",
    "FAILURE",
    "FROM_ACTIONS",
    "GAINS",
    "HOOKS",
    "INFINITE",
    "IN_COMBAT",
    "IS",
    "MAY_ATTACK",
    "NO_ATTACK",
    "NO_BLOCK",
    "PREVENTED",
    "PROTECTED",
    "START",
    "STAYS_TILTED",
    "SUCCESS",
    "TEMPORAL",
    "TOKEN",
    "TURN",
    "UNTIL_OWNERS_TURN",
    "WAS",
    "Ability",
    "Change",
    "Effect",
    "Element",
    "Hit",
    "Lasting",
    "Me",
    "Piece",
    "Printed",
    "Rise",
    "Select",
    "Source",
    "SpendsCharge",
    "Target",
    "a_creature",
    "a_creature_it_is",
    "a_gate_it_is",
    "about_itself",
    "actions",
    "aimed",
    "aimed_cards",
    "aimed_elements",
    "aimed_seats",
    "alive",
    "all_opponents",
    "all_players",
    "an_equipment",
    "any_player",
    "attack",
    "attacking",
    "bearer_gets",
    "bearer_has",
    "become",
    "before_combat",
    "begin",
    "both",
    "by_it",
    "call",
    "call_tokens",
    "callable_card",
    "called_from_your_graveyard",
    "calls",
    "calls_a_copy",
    "calls_infinite",
    "cancel",
    "cancels",
    "cancels_all_others",
    "card",
    "cards_in_hand",
    "change",
    "charge",
    "charges",
    "closes_it",
    "constantes",
    "copies",
    "copy_of",
    "costs",
    "counted",
    "creature_fell",
    "creatures",
    "cures",
    "cycles",
    "damage",
    "damage_one",
    "dead_invokers",
    "deal",
    "defence",
    "destroy",
    "destroys",
    "did",
    "discards",
    "diseases_of",
    "doubles",
    "draw",
    "draws",
    "draws_up_to",
    "duplicable",
    "duplicate",
    "duplicates",
    "during_your_turn",
    "each_player",
    "effect",
    "either",
    "equipment",
    "equipped",
    "equips",
    "excludes",
    "excludes_one",
    "failed",
    "fight_each_other",
    "fighters",
    "finds",
    "forces",
    "forces_as_named",
    "freezes",
    "gain_coins",
    "gain_ether",
    "gain_life",
    "gains",
    "gains_coins",
    "gains_ether",
    "gains_life",
    "gains_one_of_its_aptitudes",
    "gains_type",
    "gates",
    "give",
    "gives_itself",
    "has",
    "has_succeeded",
    "have",
    "heal",
    "heals",
    "heals_players",
    "if_",
    "if_you_control",
    "ill",
    "imminent_invocations",
    "in_pile",
    "in_words",
    "in_your_combat",
    "incantations",
    "infect",
    "infects",
    "infects_one",
    "infects_players",
    "infinite_creatures",
    "invocations",
    "invoke_found",
    "invokers",
    "invokers_of_target",
    "invokes_found",
    "is_itself",
    "is_now",
    "is_reached",
    "is_type",
    "it_attacks",
    "it_blocks",
    "it_is_another",
    "it_is_this",
    "its_bearer",
    "its_invoker",
    "itself",
    "lasting",
    "lasts",
    "lasts_on",
    "levels_down",
    "levels_up",
    "living",
    "lockable",
    "lose_all_effects",
    "lose_level",
    "loses",
    "loses_a_type",
    "loses_an_action",
    "loses_an_aptitude",
    "loses_life",
    "makes_unusable",
    "mark",
    "may_duplicate",
    "mirrors",
    "my",
    "names_result",
    "noted",
    "notes",
    "number",
    "of_own_type",
    "of_rank",
    "of_that_type",
    "of_type",
    "on_an_invoker",
    "on_each",
    "one_gains_life",
    "one_is_now",
    "one_loses_life",
    "one_of",
    "only",
    "open_card",
    "opens_it",
    "opens_or_closes",
    "or_else",
    "other",
    "own_types",
    "owned",
    "owns",
    "pick_element",
    "pick_print",
    "pick_word",
    "print_of",
    "printed_type",
    "propagate",
    "propagates",
    "protects",
    "push_later",
    "put",
    "puts_charge",
    "reactivate",
    "reactivates",
    "reactivates_a_skill",
    "remove_charges",
    "removes_temporal_charges",
    "replace_element",
    "restores",
    "resurrects",
    "retries",
    "returns",
    "reveal",
    "reveals_one",
    "sacrifice",
    "sacrifices",
    "search",
    "several",
    "shares_types",
    "shuffle_library",
    "speaker_of",
    "spreads",
    "symbiose",
    "take",
    "takes_control",
    "takes_to_hand",
    "target",
    "target_any",
    "target_card",
    "target_discards",
    "target_discards_at_random",
    "target_element",
    "target_player",
    "target_two",
    "that",
    "that_one",
    "the_next_turn_is_cancelled",
    "their",
    "their_invokers",
    "theirs",
    "then",
    "they",
    "those",
    "tilt",
    "tilted",
    "tilts",
    "to_hand",
    "tokens",
    "tossed",
    "tossed_actions",
    "transmits",
    "types",
    "untilt",
    "untilts",
    "usable",
    "victors",
    "waiting_actions",
    "weak",
    "weakens_one",
    "when",
    "while_it_has",
    "without_constance",
    "you_discard",
    "your_invokers",
    "yours",
]
