"""Using cards: reap, fight, Action, Omni, and getting rid of a stun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import replaced, says_yes
from pioche.engine.choice import Ask, number_of, verb_of
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, FlowOf
from pioche.engine.lasting import Lasting
from pioche.engine.log import Seat, say
from pioche.games.keyforge.rules.abilities import Moment, in_order, moment, own_abilities, window
from pioche.games.keyforge.rules.amber import Added, pay
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.fight import NO_ENEMY, fight, targets
from pioche.games.keyforge.rules.play import FORBIDDEN, MOST_TIMES, OTHER_HOUSE, SIX_TIMES, STEP_OVER, TOO_POOR
from pioche.games.keyforge.rules.terms import GIVES, HOW, USES
from pioche.games.keyforge.rules.values import belongs
from pioche.games.keyforge.state import InPlay, KeyForge

NOT_YOURS: Final = Refusal("KF-CTRL-090", "not-yours")
NOT_IN_PLAY: Final = Refusal("KF-USE-010", "not-in-play")
EXHAUSTED: Final = Refusal("KF-STATE-030", "exhausted")
STUNNED: Final = Refusal("KF-STUN-020", "stunned")
NOT_STUNNED: Final = Refusal("KF-STUN-030", "not-stunned")
NO_ABILITY: Final = Refusal("KF-USE-060", "no-ability")
NO_CREATURE: Final = Refusal("KF-ARTI-040", "no-creature")
UPGRADE: Final = Refusal("KF-UPGR-060", "upgrade")
ENRAGED: Final = Refusal("KF-ENRAGE-020", "enraged")


@declared
class Reaped(Moment):
    """A creature has reaped. `gained` is the Æ that its player got by it and that is still there to be taken."""

    after = "after_reap"

    it: InPlay
    seat: int
    gained: int


@declared
class Used(Moment):
    """A card was used; `how` is one of USES."""

    after = "after_use"

    it: InPlay
    seat: int
    how: str


def has_ability(s: KeyForge, it: InPlay, bold: str) -> bool:
    """Whether a card has an Action or Omni ability, its own or given."""
    if bold in it.hooks:
        return True
    return GIVES[bold] in s.hooked and bool(own_abilities(s, it, bold, None, it.controller))


def allows_use(s: KeyForge, it: InPlay, how: str) -> bool:
    """KF-MAIN-020: whether its house is active, or an effect lets it be used all the same."""
    if belongs(s, it, s.house):
        return True
    own = it.hooks.get("may_use")
    if own is not None and own.run(s, it, how):
        return True
    return "allows_use" in s.hooked and says_yes(s, "allows_use", it, how)


def refuses_use(s: KeyForge, seat: int, it: InPlay, how: str, *, free: bool = False) -> Refusal | None:
    """Why `seat` cannot use a card so. `free`: an effect lets it be used, whatever its house and whosever it is."""
    if it.host:
        return UPGRADE
    if not free:
        if it.controller != seat:
            return NOT_YOURS
        if s.omega:
            return STEP_OVER
    if not it.ready:
        return EXHAUSTED
    if it.stunned != (how == "unstun"):
        return STUNNED if it.stunned else NOT_STUNNED
    if not free and how != "omni" and not allows_use(s, it, how) and not (how == "unstun" and _otherwise(s, it)):
        return OTHER_HOUSE
    if how in ("reap", "fight"):
        if it.printed.type != "creature":
            return NO_CREATURE
        if how == "fight" and not targets(s, it):
            return NO_ENEMY
    elif how != "unstun" and not has_ability(s, it, how):
        return NO_ABILITY
    return _forbidden(s, seat, it, how, free)


def refuses_option(s: KeyForge, seat: int, option: int) -> Refusal | None:
    it = s.in_play(number_of(option))
    return NOT_IN_PLAY if it is None else refuses_use(s, seat, it, HOW[verb_of(option)])


def use_option(s: KeyForge, seat: int, option: int) -> Flow:
    return use(s, seat, s.must(number_of(option)), HOW[verb_of(option)])


def _otherwise(s: KeyForge, it: InPlay) -> bool:
    """KF-STUN-060: a stunned creature that could be used in some other way."""
    return has_ability(s, it, "omni") or any(allows_use(s, it, how) for how in USES)


def _forbidden(s: KeyForge, seat: int, it: InPlay, how: str, free: bool) -> Refusal | None:
    if s.times_this_turn and s.times_this_turn.get(it.printed.id, 0) >= MOST_TIMES:
        return SIX_TIMES
    hooked = s.hooked
    if "cannot_use" in hooked and says_yes(s, "cannot_use", it, how):
        return FORBIDDEN
    if "cost_to_use" in hooked and _price(s, seat, it) > s.players[seat].amber:
        return TOO_POOR
    if free or how in ("fight", "unstun") or not _must_fight(s, it):
        return None
    could = refuses_use(s, seat, it, "fight") is None  # KF-ENRAGE-080
    return None if not could else ENRAGED if it.enraged else FORBIDDEN


def _must_fight(s: KeyForge, it: InPlay) -> bool:
    """KF-ENRAGE-020: an enraged creature, or one that a card sends into fights, fights when it is used, if it can."""
    return it.enraged or ("must_fight" in s.hooked and says_yes(s, "must_fight", it))


def _price(s: KeyForge, seat: int, it: InPlay) -> int:
    price = 0
    for source in s.listeners("cost_to_use"):
        price += source.hooks["cost_to_use"].run(s, source, seat, it)
    return price


def uses_of(s: KeyForge, seat: int, it: InPlay, *, free: bool = False) -> list[str]:
    """All that a card can be used for now."""
    return [how for how in USES if refuses_use(s, seat, it, how, free=free) is None]


def use(
    s: KeyForge, seat: int, it: InPlay, how: str, whom: Sequence[InPlay] | None = None, *, free: bool = False
) -> Flow:
    """KF-USE-020: exhaust a card to do one thing with it. `seat` is *you* in what it says; `whom` limits a fight;
    `free`: no permission is needed."""
    price = _price(s, seat, it) if "cost_to_use" in s.hooked else 0
    if price or "allows_use" in s.hooked:
        return _use_by_permission(s, seat, it, how, whom, free)
    _exhaust(s, it)
    return _carry_out(s, seat, it, how, whom)


def _use_by_permission(s: KeyForge, seat: int, it: InPlay, how: str, whom: Sequence[InPlay] | None, free: bool) -> Flow:
    for source in s.listeners("cost_to_use"):
        yield from pay(s, seat, source.hooks["cost_to_use"].run(s, source, seat, it))
    if not free and how != "omni" and not belongs(s, it, s.house):
        take_permission(s, it, how)
    _exhaust(s, it)
    yield from _carry_out(s, seat, it, how, whom)


def take_permission(s: KeyForge, it: InPlay, how: str) -> None:
    """KF-USE-100: a permission that was needed is taken, where no other than a limited one was given."""
    own = it.hooks.get("may_use")
    if own is not None and own.run(s, it, how):
        return
    limited: Lasting | None = None
    for source in s.listeners("allows_use"):
        if source.hooks["allows_use"].run(s, source, it, how):
            if not isinstance(source, Lasting) or "allowed" not in source.hooks:
                return
            if limited is None:
                limited = source
    if limited is not None:
        limited.hooks["allowed"].run(s, limited, it.card.number)


def _exhaust(s: KeyForge, it: InPlay) -> None:
    it.ready = False
    s.acts += 1
    s.used.append(it.card.number)
    id = it.printed.id
    s.times_this_turn[id] = s.times_this_turn.get(id, 0) + 1


def _carry_out(s: KeyForge, seat: int, it: InPlay, how: str, whom: Sequence[InPlay] | None) -> Flow:
    if how == "reap":
        done = _reap(s, seat, it)
    elif how == "unstun":
        it.stunned = False
        if s.log is not None:
            say(s, "unstunned", {"card": it.card})
        done = NOTHING
    elif how == "fight":
        done = fight(s, it, whom)
    else:
        if s.log is not None:
            say(s, "used", {"seat": Seat(seat), "card": it.card})
        done = in_order(s, own_abilities(s, it, how, None, seat))
    if "after_use" in s.hooked or s.unsettled or how in ("action", "omni"):  # these may bring cards that listen
        return _and_after(s, done, Used(it, seat, how))
    return done


def _and_after(s: KeyForge, done: Flow, used: Used) -> Flow:
    yield from done
    yield from moment(s, used)
    yield from settle(s)


def _reap(s: KeyForge, seat: int, it: InPlay) -> Flow:
    """KF-SEQ-040: gain 1 Æ, then what comes after."""
    if s.log is not None:
        say(s, "reaps", {"seat": Seat(seat), "card": it.card})
    if "instead_of_amber" in s.hooked or "before_reap" in it.hooks or GIVES["before_reap"] in s.hooked:
        return _reap_replaced(s, seat, it)
    s.players[seat].amber += 1
    if s.log is not None:
        Added(seat, 1, "reap").tell(s)
    if "reap" not in it.hooks and not s.hooked:
        return NOTHING
    return window(s, it, "reap", seat, [Reaped(it, seat, 1)])


def _reap_replaced(s: KeyForge, seat: int, it: InPlay) -> Flow:
    yield from in_order(s, own_abilities(s, it, "before_reap", None, seat))
    kept = yield from replaced(s, Added(seat, 1, "reap"))
    if kept is not None:
        kept.apply(s)
        if s.log is not None:
            kept.tell(s)
    gained = 1 if isinstance(kept, Added) and kept.seat == seat else 0
    yield from window(s, it, "reap", seat, [Reaped(it, seat, gained)])


def use_freely(
    s: KeyForge, seat: int, it: InPlay, among: tuple[str, ...] = (), whom: Sequence[InPlay] | None = None
) -> FlowOf[bool]:
    """KF-USE-040, KF-USE-050, KF-STUN-040: an effect lets `seat` use a card, for one of `among` (all by default), and
    fight one of `whom` (any enemy creature by default).

    A stunned creature gets rid of its stun instead. Returns whether it was used.
    """
    if not s.stands(it) or not it.ready:
        return False
    if it.stunned:
        able = ["unstun"] if refuses_use(s, seat, it, "unstun", free=True) is None else []
    else:
        able = [how for how in uses_of(s, seat, it, free=True) if not among or how in among]
        if "fight" in able and not among and _must_fight(s, it):
            able = ["fight"]
        if whom is not None and "fight" in able and not any(one in whom for one in targets(s, it)):
            able.remove("fight")
    if not able:
        return False
    how = able[0]
    if not among and not it.stunned:
        options = [USES[one] | it.card.number for one in able]
        option = yield Ask(s.active, "use", options, it.card.number)
        how = next(one for one in able if USES[one] == verb_of(option))
    yield from use(s, seat, it, how, whom, free=True)
    return True
