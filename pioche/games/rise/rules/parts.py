"""What texts do, sentence by sentence: the words of effects (*Résolution*, *Glossaire*).

A sentence is a function of `(s, me)` that may ask. It gives False where it could not be carried out in full, so that
what stands behind *puis* is not (RI-RESOLVE-090). Numbers in digits are doubled with their Action, numbers in words are
not (RI-GLO-420): `draws(2)`, `draws(in_words(1))`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, TARGET, Ask, which
from pioche.engine.effects import Cost, Effect, Me, Part, Step, Tossed, effect_at
from pioche.engine.flow import FlowOf, pick, pick_number, pick_several
from pioche.engine.lasting import Lasting, begin
from pioche.engine.log import say
from pioche.engine.seats import in_turn_order, opponents, seats_in
from pioche.engine.toss import FAILURE, FORCED, SUCCESS, forced, succeeds
from pioche.engine.zones import EVERYONE
from pioche.games.rise.rules.actions import Moments, Timed, TimedToss, toss_for
from pioche.games.rise.rules.combat import clash
from pioche.games.rise.rules.control import take_control
from pioche.games.rise.rules.damage import Hit, deal
from pioche.games.rise.rules.destroy import destroy, sacrifice
from pioche.games.rise.rules.diseases import heal, heal_player, infect, infect_player, propagate, spread
from pioche.games.rise.rules.gates import close_card, open_card, opens, tilt, untilt
from pioche.games.rise.rules.life import gain_level, gain_life, lose_level, restore, resurrect
from pioche.games.rise.rules.stacks import cancel, replace_element
from pioche.games.rise.rules.targets import (
    Cards,
    Elements,
    Select,
    aimed,
    aimed_cards,
    aimed_elements,
    aimed_seats,
    in_pile,
    invokers,
    is_tossed,
    my,
    that,
)
from pioche.games.rise.rules.terms import KIND, WORD
from pioche.games.rise.rules.traits import (
    ENDS,
    TURN,
    change,
    charge,
    cycles,
    freeze,
    is_temporal,
    lose_poison,
    mark,
    remove_charges,
)
from pioche.games.rise.rules.values import actions, alive, harms, owned, protected, reaches, types
from pioche.games.rise.rules.zones import (
    come_back,
    discard,
    draw,
    exclude,
    gain_coins,
    gain_ether,
    look_through,
    put,
    reveal,
    shuffle_library,
    take,
)
from pioche.games.rise.state import (
    GAINS,
    GAINS_TYPE,
    IS,
    LOSES,
    LOSES_ACTION,
    LOSES_TYPE,
    OTHER_NAMES,
    PROTECTED,
    UNUSABLE,
    Element,
    Piece,
    Printed,
    Rise,
)

Sentence = Callable[[Rise, Me], Any]
Amount = int | Callable[[Rise, Me], int]


# Effects


def effect(*steps: Step, may: bool = False, when: Moments | None = None) -> Effect:
    """Targets, then sentences. `may`: *you may*. `when`: activable only then (RI-ACTION-130)."""
    made = Effect(*steps, may=may)
    return made if when is None else Timed(made, when)


def tossed(
    *steps: Step,
    success: Sentence | tuple[Sentence, ...] = (),
    failure: Sentence | tuple[Sentence, ...] = (),
    critical_success: Sentence | tuple[Sentence, ...] | None = None,
    critical_failure: Sentence | tuple[Sentence, ...] | None = None,
    when: Moments | None = None,
) -> Effect:
    """RI-TOSS-030, RI-ACTION-100: what is done where the coin shows a Success or a Failure; targets of all outcomes are
    named first (RI-STACK-080)."""
    outcomes = {SUCCESS: _parts(success), FAILURE: _parts(failure)}
    if critical_success is not None:
        outcomes[SUCCESS | FORCED] = _parts(critical_success)
    if critical_failure is not None:
        outcomes[FAILURE | FORCED] = _parts(critical_failure)
    made = Tossed(*steps, outcomes=outcomes)
    return made if when is None else TimedToss(made, when)


def _parts(sentences: Sentence | tuple[Sentence, ...]) -> tuple[Part, ...]:
    given = sentences if isinstance(sentences, tuple) else (sentences,)
    return tuple([Part(one) for one in given])


def number(s: Rise, me: Me, amount: Amount) -> int:
    """RI-GLO-420: a number in digits, times what doubles it."""
    return amount * me.factor if isinstance(amount, int) else amount(s, me)


def in_words(count: int) -> Amount:
    """A number that is written in words: nothing doubles it."""
    return lambda s, me: count


def counted(count: Callable[[Rise, Me], int], each: int = 1) -> Amount:
    """*for each …*."""
    return lambda s, me: each * me.factor * count(s, me)


def did(result: Any) -> FlowOf[bool]:
    """Whether a sentence was carried out in full; None means yes."""
    if result is None or isinstance(result, bool):
        return result is not False
    done = yield from result
    return done is not False


def then(*sentences: Sentence) -> Sentence:
    """RI-RESOLVE-090: *puis*, each only if the one before was carried out in full."""

    def run(s: Rise, me: Me) -> Any:
        for one in sentences:
            if not (yield from did(one(s, me))):
                return False
        return True

    return run


def both(*sentences: Sentence) -> Sentence:
    """RI-RESOLVE-070: *et*, each as far as it goes."""

    def run(s: Rise, me: Me) -> Any:
        whole = True
        for one in sentences:
            whole = (yield from did(one(s, me))) and whole
        return whole

    return run


def if_(test: Callable[[Rise, Me], Any], sentence: Sentence) -> Sentence:
    """*If …*, asked as it resolves."""
    return lambda s, me: sentence(s, me) if test(s, me) else False


# Whom a sentence is about


Whom = Select | int  # a selection, or which of the targets named


def those(s: Rise, me: Me, whom: Whom) -> list[Piece]:
    """The cards that a sentence is about."""
    return aimed(s, me, whom) if isinstance(whom, int) else whom(s, me)


def on_each(do: Callable[[Rise, Me, Piece], Any], whom: Whom = 0) -> Sentence:
    """Something done to each of these; done in full where it was to one at least."""

    def run(s: Rise, me: Me) -> bool:
        done = [do(s, me, it) is not False for it in those(s, me, whom)]  # all of them, before one counts
        return any(done)

    return run


def or_else(sentence: Sentence, other: Sentence) -> Sentence:
    """*If none can, …*: the other one where the first could not be carried out."""

    def run(s: Rise, me: Me) -> Any:
        return (yield from did(sentence(s, me))) or (yield from did(other(s, me)))

    return run


def one_of(select: Select, do: Callable[[Rise, Me, Piece], Any], *, may: bool = False) -> Sentence:
    """*a …*, *one of …*: chosen as it resolves (RI-RESOLVE-080). `may`: or none (RI-RESOLVE-110)."""

    def run(s: Rise, me: Me) -> Any:
        able = select(s, me)
        if not able:
            return False
        it = able[0]
        if len(able) > 1 or may:
            number = yield from pick(me.seat, able, "do", me.number, may=may)
            if not number:
                return False
            it = s.must(number)
        return (yield from did(do(s, me, it)))

    return run


def they(sentence: Sentence, group: int = 0) -> Sentence:
    """*The targeted opponent …*: a sentence in which that player is *you*, who also chooses (RI-RESOLVE-100)."""

    def run(s: Rise, me: Me) -> Any:
        done = False
        for seat in aimed_seats(s, me, group):
            one = Me(seat, me.number, me.token, me.proto, me.key, me.about)
            one.aims, one.value, one.factor = me.aims, me.value, me.factor
            done = (yield from did(sentence(s, one))) or done
        return done

    return run


# Reserves, cards, life


def gains_coins(amount: Amount) -> Sentence:
    """*Gain … coins*; negative: *lose*."""
    return lambda s, me: gain_coins(s, me.seat, number(s, me, amount))


def gains_ether(amount: Amount) -> Sentence:
    """*Gain … Ether*."""
    return lambda s, me: gain_ether(s, me.seat, number(s, me, amount))


def draws(amount: Amount) -> Sentence:
    """*Draw … cards*."""
    return lambda s, me: draw(s, me.seat, number(s, me, amount))


def draws_up_to(most: int) -> Sentence:
    """RI-HAND-030: *Draw up to … cards*."""

    def run(s: Rise, me: Me) -> Any:
        draw(s, me.seat, (yield from pick_number(me.seat, 0, most * me.factor, "draw-up-to", me.number)))

    return run


def each_player(do: Callable[[Rise, Me, int], Any]) -> Sentence:
    """RI-HAND-040, RI-HAND-050: the active player first, then the others in turn order."""

    def run(s: Rise, me: Me) -> Any:
        for seat in in_turn_order(s):
            yield from did(do(s, me, seat))

    return run


def discards(s: Rise, me: Me, seat: int, amount: Amount = 1) -> Any:
    """RI-HAND-020: a player discards cards of their choice. Whether as many as asked for."""
    hand = s.players[seat].hand
    count = number(s, me, amount)
    numbers = yield from pick_several(seat, hand, "discard", me.number, least=count, most=count, kind="discard")
    for one in numbers:
        discard(s, s.cards[one])
    return len(numbers) >= count


def you_discard(amount: Amount) -> Sentence:
    """*Discard … cards*."""
    return lambda s, me: discards(s, me, me.seat, amount)


def target_discards(amount: Amount, group: int = 0) -> Sentence:
    """*The targeted opponent discards …*."""

    def run(s: Rise, me: Me) -> Any:
        for seat in aimed_seats(s, me, group):
            yield from discards(s, me, seat, amount)

    return run


def target_discards_at_random(group: int = 0) -> Sentence:
    """*… discards a card at random*: each card alike."""

    def run(s: Rise, me: Me) -> None:
        for seat in aimed_seats(s, me, group):
            if s.players[seat].hand:
                discard(s, s.rng.pick(s.players[seat].hand))

    return run


def gains_life(amount: Amount, whom: Whom = 0) -> Sentence:
    """*… gains … life*."""
    return on_each(lambda s, me, it: gain_life(s, it, number(s, me, amount)), whom)


def one_gains_life(amount: Amount) -> Sentence:
    """*One of your Invocateurs gains … life*."""
    return one_of(my(invokers), lambda s, me, it: gain_life(s, it, number(s, me, amount)))


def loses_life(amount: Amount, whom: Whom = 0) -> Sentence:
    """*… loses … life*: RI-GLO-280, it is damage."""
    return damage(amount, whom)


def one_loses_life(select: Select, amount: Amount) -> Sentence:
    """*One of your Invocateurs loses … life*, *an opposing Invocateur of your choice loses …*."""
    return one_of(select, lambda s, me, it: deal(s, [Hit(it, number(s, me, amount), me)]) > 0)


def damage(amount: Amount, whom: Whom = 0) -> Sentence:
    """*Deal … damage to …*: RI-SOURCE-010, all of it to each. RI-GLO-580: what was prevented was not done."""

    def run(s: Rise, me: Me) -> bool:
        value = number(s, me, amount)
        return deal(s, [Hit(it, value, me) for it in those(s, me, whom)]) > 0

    return run


def damage_one(select: Select, amount: Amount) -> Sentence:
    """*Deal … damage to a …*, chosen as it resolves."""
    return one_of(select, lambda s, me, it: deal(s, [Hit(it, number(s, me, amount), me)]) > 0)


# Cards in play


def destroys(whom: Whom = 0) -> Sentence:
    """*Destroy …*: all at once."""
    return lambda s, me: bool(destroy(s, those(s, me, whom), me))


def sacrifices(select: Select, *, may: bool = False) -> Sentence:
    """RI-GLO-510: *Sacrifice a …* that you control; *you may Sacrifice …*."""
    return one_of(that(my(select), lambda s, it: not protected(it)), lambda s, me, it: sacrifice(s, it), may=may)


def excludes(whom: Whom = 0) -> Sentence:
    """*Exclude …*."""
    return on_each(_exclude, whom)


def excludes_one(select: Select) -> Sentence:
    """*Exclude a …*, chosen as it resolves among those that can be."""
    return one_of(lambda s, me: [it for it in select(s, me) if harms(s, me, it)], _exclude)


def _exclude(s: Rise, me: Me, it: Piece) -> bool:
    if it.invoker or not harms(s, me, it):
        return False
    exclude(s, it)
    return True


def returns(whom: Whom = 0) -> Sentence:
    """*Return … to its owner's hand*."""

    def do(s: Rise, me: Me, it: Piece) -> bool:
        if not harms(s, me, it):
            return False
        come_back(s, it)
        return True

    return on_each(do, whom)


def charges(x: Amount, whom: Whom = 0, until: str = "") -> Sentence:
    """*… gains a +X/+X charge*; with `until=TURN`: *until end of turn*."""
    return on_each(lambda s, me, it: charge(s, me, it, number(s, me, x), until), whom)


def removes_temporal_charges() -> Sentence:
    """*Remove all temporal charges*, whosever they are on."""

    def run(s: Rise, me: Me) -> None:
        for player in s.players:
            for it in (*player.field, *player.invokers):
                remove_charges(s, it, is_temporal)

    return run


def puts_charge(
    kind: str, value: Amount = 0, whom: Whom = 0, until: str = "", left: int = 0, count: int = 1
) -> Sentence:
    """*Put a … charge on …*, or `count` of them."""

    def do(s: Rise, me: Me, it: Piece) -> None:
        for _ in range(count):
            mark(s, me, it, kind, number(s, me, value) if value else 0, until, left)

    return on_each(do, whom)


def freezes(count: int, whom: Whom = 0) -> Sentence:
    """*Freeze … for … cycles*."""
    return on_each(lambda s, me, it: freeze(s, me, it, cycles(s, count * me.factor)), whom)


def gains(*words: str, whom: Whom = 0, until: str = "") -> Sentence:
    """*… gains Vol*."""

    def do(s: Rise, me: Me, it: Piece) -> bool:
        done = [change(s, me, it, GAINS, word, until) for word in words]
        return all(done)

    return on_each(do, whom)


def gains_type(word: str, whom: Whom = 0, until: str = "") -> Sentence:
    """*… is also of type …*."""
    return on_each(lambda s, me, it: change(s, me, it, GAINS_TYPE, word, until), whom)


def loses(word: str, whom: Whom = 0, until: str = "") -> Sentence:
    """*… loses Vol*."""
    return on_each(lambda s, me, it: change(s, me, it, LOSES, word, until), whom)


def is_now(state: str, whom: Whom = 0, until: str = TURN) -> Sentence:
    """*… cannot block*, *protect …*, *prevent all damage to …*."""
    return on_each(lambda s, me, it: change(s, me, it, IS, state, until, me.seat), whom)


def protects(whom: Whom = 0) -> Sentence:
    """*Until end of turn, protect …*."""
    return is_now(PROTECTED, whom)


def pick_word(seat: int, words: list[str], prompt: str, source: int) -> FlowOf[str]:
    """One of some words: a type, an aptitude, a disease."""
    if len(words) == 1:
        return words[0]
    notes: dict[int, dict[str, object]] = {WORD | n: {"word": word} for n, word in enumerate(words)}
    option = yield Ask(seat, "word", list(notes), source, prompt, notes=notes)
    return words[option & NUMBER]


def pick_print(seat: int, prints: list[Printed], prompt: str, source: int) -> FlowOf[Printed]:
    """RI-TOKEN-050: one of some cards from outside the game, by name."""
    if len(prints) == 1:
        return prints[0]
    notes: dict[int, dict[str, object]] = {KIND | n: {"of": one} for n, one in enumerate(prints)}
    option = yield Ask(seat, "kind", list(notes), source, prompt, notes=notes)
    return prints[option & NUMBER]


def loses_one(words: Callable[[Rise, Piece], list[str]], sort: str, until: str = "", whom: Whom = 0) -> Sentence:
    """*… loses an aptitude of your choice*."""

    def run(s: Rise, me: Me) -> Any:
        done = False
        for it in those(s, me, whom):
            able = words(s, it)
            if able:
                word = yield from pick_word(me.seat, able, "loses-which", me.number)
                done = change(s, me, it, sort, word, until) or done
        return done

    return run


def gains_one_of_its_aptitudes(until: str, group: int = 0) -> Sentence:
    """*This card gains an aptitude of your choice among those of the targeted Créature*."""

    def run(s: Rise, me: Me) -> Any:
        it = s.aimed(me.token)
        able = [word for one in aimed(s, me, group) for word in owned(s, one)]
        if it is None or not able:
            return False
        word = yield from pick_word(me.seat, able, "gains-which", me.number)
        return change(s, me, it, GAINS, word, until)

    return run


def loses_an_aptitude(until: str = "", whom: Whom = 0) -> Sentence:
    """*… loses an aptitude of your choice*."""
    return loses_one(lambda s, it: list(owned(s, it)), LOSES, until, whom)


def loses_a_type(until: str = "", whom: Whom = 0) -> Sentence:
    """*… loses a type of your choice other than Créature*."""
    return loses_one(lambda s, it: [one for one in types(s, it) if one != "creature"], LOSES_TYPE, until, whom)


def loses_an_action(until: str = "", whom: Whom = 0) -> Sentence:
    """*… loses an Action of your choice*."""
    return loses_one(lambda s, it: list(actions(s, it)), LOSES_ACTION, until, whom)


def tilts(whom: Whom = 0) -> Sentence:
    """*Tilt …*: what an effect tilts."""
    return on_each(tilt, whom)


def untilts(whom: Whom = 0) -> Sentence:
    """*Untilt …*."""
    return on_each(untilt, whom)


def opens_it(whom: Whom = 0) -> Sentence:
    """*Open …*: a Porte, or what has Verrou."""
    return on_each(open_card, whom)


def closes_it(whom: Whom = 0) -> Sentence:
    """*Close …*."""
    return on_each(close_card, whom)


def opens_or_closes(whom: Whom = 0) -> Sentence:
    """*Open or close …*: what it is not."""

    def do(s: Rise, me: Me, it: Piece) -> bool:
        return close_card(s, me, it) if it.is_open else open_card(s, me, it)

    return on_each(do, whom)


def lockable(s: Rise, it: Piece) -> bool:
    """Whether it can be opened or closed."""
    return opens(s, it)


def takes_control(whom: Whom = 0, until: str = "") -> Sentence:
    """*Take control of …*."""
    return on_each(lambda s, me, it: take_control(s, me, it, me.seat, until), whom)


def gives_itself(to: Callable[[Rise, Me], list[int]]) -> Sentence:
    """*The targeted opponent takes control of this Créature*: `to` says who does."""

    def run(s: Rise, me: Me) -> bool:
        it = s.aimed(me.token)
        return it is not None and any(take_control(s, me, it, seat) for seat in to(s, me))

    return run


def fight_each_other(group: int = 0) -> Sentence:
    """*The two targeted Créatures fight each other*: RI-GLO-030."""

    def run(s: Rise, me: Me) -> bool:
        its = aimed(s, me, group)
        if len(its) < 2:
            return False
        clash(s, me, its[0], its[1])
        return True

    return run


# Invocateurs


def levels_up(whom: Whom = 0) -> Sentence:
    """*… gains a level*."""
    return on_each(lambda s, me, it: gain_level(s, it), whom)


def levels_down(whom: Whom = 0) -> Sentence:
    """*… loses a level*."""
    return on_each(lambda s, me, it: lose_level(s, it), whom)


def restores(whom: Whom = 0) -> Sentence:
    """*Restore …*."""
    return on_each(lambda s, me, it: restore(s, it), whom)


def resurrects(life: Amount) -> Sentence:
    """*Resurrect your dead Invocateur with … life*."""

    def run(s: Rise, me: Me) -> bool:
        for it in s.players[me.seat].invokers:
            if not alive(it):
                resurrect(s, it, number(s, me, life))
                return True
        return False

    return run


# Diseases


def infects(disease: str, whom: Whom = 0) -> Sentence:
    """*Infect … with …*; RI-ILLIST-030: by any of its names."""
    name = OTHER_NAMES.get(disease, disease)
    return on_each(lambda s, me, it: infect(s, me, it, name), whom)


def infects_one(disease: str, select: Select) -> Sentence:
    """*Infect a … with …*, chosen as it resolves."""
    return one_of(select, lambda s, me, it: infect(s, me, it, disease))


def infects_players(seats: Callable[[Rise, Me], Any] | int = 0) -> Sentence:
    """*Infect the targeted opponent with Refroidissement*."""

    def run(s: Rise, me: Me) -> bool:
        found = aimed_seats(s, me, seats) if isinstance(seats, int) else seats(s, me)
        done = [infect_player(s, me, seat) for seat in found]
        return any(done)

    return run


def heals(whom: Whom = 0) -> Sentence:
    """*Heal …*, a card, an Invocateur or a player."""

    def run(s: Rise, me: Me) -> bool:
        done = [heal(s, it) for it in those(s, me, whom)]
        if isinstance(whom, int):
            done += [heal_player(s, seat) for seat in aimed_seats(s, me, whom)]
        return any(done)

    return run


def heals_players(seats: Callable[[Rise, Me], list[int]]) -> Sentence:
    """*Heal all players*."""

    def run(s: Rise, me: Me) -> bool:
        done = [heal_player(s, seat) for seat in seats(s, me)]
        return any(done)

    return run


def cures(whom: Whom = 0) -> Sentence:
    """RI-GLO-550: *Cure …*; nothing negative, so protection does not stand in its way."""
    return on_each(lambda s, me, it: reaches(s, me, it) and lose_poison(s, it), whom)


def diseases_of(it: Piece) -> list[str]:
    """The diseases that a card has, each once."""
    return list(dict.fromkeys([ill.disease for ill in it.ills]))


def pick_disease(s: Rise, me: Me, it: Piece) -> FlowOf[str]:
    """RI-RESOLVE-080: *a disease of …*, chosen as it resolves; empty where it has none."""
    able = diseases_of(it)
    return (yield from pick_word(me.seat, able, "which-disease", me.number)) if able else ""


def transmits(bearer: Whom = 0, to: Whom = 1) -> Sentence:
    """RI-ILL-030: *Transmit a disease of … to …*; the bearer keeps it."""

    def run(s: Rise, me: Me) -> Any:
        done = False
        for it in those(s, me, bearer):
            disease = yield from pick_disease(s, me, it)
            for one in those(s, me, to):
                done = infect(s, me, one, disease) or done
        return done

    return run


def propagates(bearer: Whom = 0) -> Sentence:
    """RI-ILL-040: *Propagate a disease of …*."""

    def run(s: Rise, me: Me) -> Any:
        done = False
        for it in those(s, me, bearer):
            disease = yield from pick_disease(s, me, it)
            done = propagate(s, me, it, disease) or done
        return done

    return run


def spreads(group: int = 0) -> Sentence:
    """« Pandémie »: to all other cards that share a main type with the bearer, all other Invocateurs, or all other
    players."""

    def run(s: Rise, me: Me) -> Any:
        done: list[bool] = []
        for it in aimed(s, me, group):
            done.append(spread(s, me, it, (yield from pick_disease(s, me, it))))
        for seat in aimed_seats(s, me, group):
            for ill in s.players[seat].ills.copy():
                done += [infect_player(s, me, one, ill.disease) for one in seats_in(s)]
        return any(done)

    return run


def makes_unusable(count: int, whom: Whom = 0) -> Sentence:
    """RI-INVOC-200: *… is unusable for … cycles*. RI-MALADIE-010: a disease where the card that says so has Maladie."""

    def do(s: Rise, me: Me, it: Piece) -> bool:
        printed: Printed = me.proto  # type: ignore[assignment]
        if "maladie" in printed.aptitudes:
            return infect(s, me, it, "gel")
        mark(s, me, it, UNUSABLE, 0, ENDS, cycles(s, count * me.factor))
        return True

    return on_each(do, whom)


# The stack


def cancels(group: int = 0) -> Sentence:
    """*Cancel the targeted …*."""

    def run(s: Rise, me: Me) -> bool:
        done = [cancel(s, one) for one in aimed_elements(s, me, group)]
        return any(done)

    return run


def cancels_all_others() -> Sentence:
    """*Cancel all other elements of the stack*: of the one that resolves now."""

    def run(s: Rise, me: Me) -> bool:
        done = [cancel(s, one) for one in s.elements().copy()]
        return any(done)

    return run


def doubles(group: int = 0) -> Sentence:
    """*Double the targeted Action*."""

    def run(s: Rise, me: Me) -> bool:
        found = aimed_elements(s, me, group)
        for one in found:
            replace_element(s, one, one.replace(factor=one.factor * 2))
        return bool(found)

    return run


def forces(result: int, group: int = 0) -> Sentence:
    """RI-ACTION-090, RI-ACTION-120: *The targeted Action is forced to a Success*."""

    def run(s: Rise, me: Me) -> bool:
        found = [one for one in aimed_elements(s, me, group) if is_tossed(one)]
        for one in found:
            replace_element(s, one, one.replace(value=forced(one.value, result)))
            if s.log is not None:
                say(s, "forced", {"card": s.cards[one.source], "word": "success" if result else "failure"})
        return bool(found)

    return run


def names_result() -> Cost:
    """*…, as you choose*: a Success or a Failure, named as it is declared."""

    def pay(s: Rise, me: Me) -> Any:
        word = yield from pick_word(me.seat, ["success", "failure"], "force-which", me.number)
        me.noted.append(SUCCESS if word == "success" else FAILURE)

    return Cost(lambda s, me: True, pay)


def forces_as_named(group: int = 0) -> Sentence:
    """*The targeted Action is forced to a Success or a Failure*."""
    return lambda s, me: forces(me.noted[0], group)(s, me)


def retries(elements: Elements, *, failed: bool) -> Sentence:
    """RI-TOSS-040, RI-GLO-430: *Retry an Action (that had a Failure)*, chosen as it resolves."""

    def run(s: Rise, me: Me) -> Any:
        able = [one for one in elements(s, me) if not (failed and succeeds(one.value))]
        if not able:
            return False
        one = able[0]
        if len(able) > 1:
            one = yield from pick_element(me.seat, able, "retry", me.number)
        if s.log is not None:
            say(s, "retried", {"card": s.cards[one.source]})
        again = effect_at(Me(one.by, one.source, one.token, one.proto, one.ability))
        replace_element(s, one, one.replace(value=toss_for(s, one.by, again)))
        return True

    return run


def pick_element(seat: int, able: list[Element], prompt: str, source: int) -> FlowOf[Element]:
    """One of some elements of the stack, by their cards."""
    options: dict[int, Element] = {}
    for one in able:
        option, n = TARGET | one.source, 1
        while option in options:
            option, n = which(TARGET | one.source, n), n + 1
        options[option] = one
    return options[(yield Ask(seat, "target", list(options), source, prompt))]


def lasts(handler: str, until: str = TURN) -> Sentence:
    """An effect that lasts, on the whole table."""
    return lambda s, me: begin(s, Lasting(handler, me.seat, until, (), me.number))


def lasts_on(handler: str, group: int = 0, until: str = TURN) -> Sentence:
    """An effect that lasts, about each of the cards named."""

    def do(s: Rise, me: Me, it: Piece) -> None:
        begin(s, Lasting(handler, me.seat, until, (s.token(it.card.number),), me.number))

    return on_each(do, group)


# Piles


def takes_to_hand(cards: Cards, most: int) -> Sentence:
    """*Put up to … Créatures of your graveyard into your hand*, chosen as it resolves."""

    def run(s: Rise, me: Me) -> Any:
        able = cards(s, me)
        for number in (yield from pick_several(me.seat, able, "do", me.number, most=most * me.factor)):
            take(s, s.cards[number])
            put(s, s.cards[number], "hand")

    return run


def to_hand(group: int = 0) -> Sentence:
    """*Put the targeted Créature of your graveyard into your hand*."""

    def run(s: Rise, me: Me) -> bool:
        found = aimed_cards(s, me, group)
        for card in found:
            take(s, card)
            put(s, card, "hand")
        return bool(found)

    return run


def search(s: Rise, me: Me, *tests: Callable[[Printed], Any]) -> FlowOf[Card | None]:
    """RI-LIB-040, RI-PLAY-160: a card of one's library, which must be found where there is one. Whoever takes it
    shuffles."""
    able = in_pile("library", *tests)(s, me)
    look_through(s, me.seat)
    number = yield from pick(me.seat, able, "search", me.number, kind="choose")
    return s.cards[number] if number else None


def finds(*tests: Callable[[Printed], Any]) -> Sentence:
    """*Search your library for a …, reveal it and put it into your hand*."""

    def run(s: Rise, me: Me) -> Any:
        card = yield from search(s, me, *tests)
        if card is not None:
            reveal(s, [card])
            take(s, card)
            put(s, card, "hand")
        shuffle_library(s, me.seat)
        return card is not None

    return run


def reveals_one(group: int = 0) -> Sentence:
    """RI-GLO-470: *The targeted opponent reveals one card of their hand*, of their choice, that is not open already."""

    def run(s: Rise, me: Me) -> Any:
        shown = False
        for seat in aimed_seats(s, me, group):
            hidden = [card for card in s.players[seat].hand if s.seen.get(card.number) != EVERYONE]
            picked = yield from pick(seat, hidden, "reveal", me.number, kind="reveal")
            if picked:
                reveal(s, [s.cards[picked]])
                shown = True
        return shown

    return run


def all_opponents(s: Rise, me: Me) -> list[int]:
    """*each opponent*, in turn order."""
    return list(opponents(s, me.seat))


def all_players(s: Rise, me: Me) -> list[int]:
    """*each player* who is still in the game."""
    return seats_in(s)
