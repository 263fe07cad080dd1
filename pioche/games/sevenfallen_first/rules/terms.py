"""The words of the game: what an option may say, what a card may listen to, what may be modified."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import Event
from pioche.engine.choice import Verbs
from pioche.engine.declared import declared
from pioche.engine.lasting import Quality
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.state import KEYWORDS, First

# Final: a compiled build then reads these at once, not through the module's dictionary.
VERBS: Final = Verbs()
PLAY: Final = VERBS.add("play", "card")  # `.1`: onto the teammate's field
PHOENIX: Final = VERBS.add("phoenix", "card")
USE: Final = VERBS.add("use", "card")  # an ability; the nth of them by `which`
RETREAT: Final = VERBS.add("retreat", "card")
ADVANCE: Final = VERBS.add("advance", "card")
ATTACK: Final = VERBS.add("attack", "card")  # this page attacks, alone or with others; `.1`: from the rear guard
STRIKE: Final = VERBS.add("strike", "card", role="targets")
FIGHT: Final = VERBS.add("fight")  # on to the next combat
EXCHANGE: Final = VERBS.add("exchange", "card")
PAY: Final = VERBS.add("pay", "card")
AUTO: Final = VERBS.add("auto")
LINK: Final = VERBS.add("link", "card")
LINE: Final = VERBS.add("line", "word", tuple(f"{line}-{seat}" for seat in range(4) for line in ("front", "rear")))
BLOCK: Final = VERBS.add("block", "card")  # the nth attack of this attacker
PROPOSE: Final = VERBS.add("propose")
ACCUSE: Final = VERBS.add("accuse", "seat")  # SO-CHEAT-010

# Hooks: how each is written, and what it is for. Instead of `effect(…)` there may be `may(…)`, `once_per_turn(…)` or
# `several(…)`. `source` is the card or effect that has the hook, `it` a card in play.
HOOKS: Final = {
    # Abilities of the page itself
    "ferveur": " = effect(…): Ferveur: the page has entered play",
    "dernier_souffle": " = effect(…): Dernier souffle: the page was destroyed",
    "purgatoire": " = once_per_turn(…): Purgatoire: used by its owner while the page is in the purgatoire",
    "ability": " = once_per_turn(…): a special ability that its controller may use",
    "miracle": " = effect(…): what a miracle does",
    "buried": " = handler: the effect that lasts while the page is in the purgatoire",
    # What others do at a moment; `when` conditions are asked as `condition(s, source, event)`
    "after_arrival": " = effect(…): a page has entered play",
    "after_attack": " = effect(…): a combat is over in which `event.it` attacked; `event.by` was attacked",
    "after_damage": " = effect(…): `event.it` lost points of its own health; `event.by` dealt them",
    "after_destroyed": " = effect(…): `event.it` was destroyed; `event.by` did it",
    "after_gain": " = effect(…): `event.it` has gained attack by an effect",
    "after_heal": " = effect(…): `event.it` was healed by `event.seat`",
    "after_plan": " = effect(…): a battle plan was announced",
    "end_of_turn": " = effect(…): the turn of `event.seat` ends",
    "start_of_turn": " = effect(…): the turn of `event.seat` begins",
    # Numbers: returns the new value
    "atq": "(s, source, it, value): its attack with this plus or minus",
    "half_atq": "(s, source, it, value): its attack with what is taken of all that",
    "only_atq": "(s, source, it, value): its attack whatever else is said of it",
    "fv": "(s, source, it, value): its full force vitale",
    "cost": "(s, source, seat, card, value): what a page costs this player, in EC",
    "attacks": "(s, source, it, value): how often it may attack in a turn",
    "golem_atq": "(s, source, it, value): the attack of a golem that may attack from the rear guard, 0: it may not",
    "blow_back": "(s, source, it, value): what a lone golem deals to its attacker",
    "keyword": " = have(…): a standard ability that it gives; heard by the name of that ability",
    **dict.fromkeys(KEYWORDS, "(s, source, it, value): the value that this standard ability has on it"),
    "adorateurs": "(s, source, seat, value): how many adorateurs this player may play in a turn",
    # Questions: returns yes or no, or what is said
    "cannot_be_attacked": "(s, source, it, attacker): this attacker cannot attack it",
    "cannot_play": "(s, source, seat, card): this player cannot play the page",
    "may_advance": "(s, source, it): it may go to the fire line without attacking",
    "may_link": "(s, source, it): it may be linked to a golem although it could not",
    "not_doubled": "(s, source, it): an attack on it is not doubled on the fire line",
    "unhurt": "(s, source, it, dealer): in combat it takes no damage from this page",
    "banishes": "(s, source, it): what it destroys by its attack is banished",
}
ATQ: Final = Quality("atq", "atq", "half_atq", "only_atq")

WORDS: Final = (  # of what is due to one card: the numbers of its options
    "ferveur", "dernier_souffle", "kw:flammes", "kw:geler", "kw:assassin", "kw:purification", "kw:longue-vue",
    "kw:mort-subite", "start_of_turn", "end_of_turn",
)  # fmt: skip


@declared
class Moment(Event[First]):
    """Something that has happened to `it`, for `seat`, by the card with the number `by`."""

    it: Piece | None
    seat: int
    amount: int = 0
    by: int = 0

    def about(self, s: First) -> tuple[int, ...]:
        token = 0 if self.it is None else s.token(self.it.card.number)
        return token, self.amount, self.by


class Arrived(Moment):
    """`it` has entered play; `seat` has invoked it."""

    __slots__ = ()
    after = "after_arrival"


class Attacked(Moment):
    """`it` of `seat` has attacked `by`; `amount`: 1 where that was a divinity in the heavens."""

    __slots__ = ()
    after = "after_attack"


class Damaged(Moment):
    """`it` lost `amount` points of its own health, dealt by `by`."""

    __slots__ = ()
    after = "after_damage"


class Destroyed(Moment):
    """`it` of `seat` was destroyed by `by`; `amount`: 1 where that was by its attack."""

    __slots__ = ()
    after = "after_destroyed"


class Gained(Moment):
    """`it` has gained `amount` attack by an effect."""

    __slots__ = ()
    after = "after_gain"


class Healed(Moment):
    """`seat` has healed `amount` points of `it`."""

    __slots__ = ()
    after = "after_heal"


class Planned(Moment):
    """`seat` has announced a battle plan."""

    __slots__ = ()
    after = "after_plan"


class TurnBegan(Moment):
    __slots__ = ()
    after = "start_of_turn"


class TurnEnded(Moment):
    __slots__ = ()
    after = "end_of_turn"
