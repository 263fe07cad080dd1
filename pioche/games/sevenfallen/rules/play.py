"""Playing pages and using abilities: when, for how much, in which order (chapters 1 and 3)."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.activate import (
    able,
    able_at,
    activate,
    activate_due,
    consequence,
    pay_costs,
    payable,
    pick_effects,
    put_forward,
)
from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, TARGET, Ask, which
from pioche.engine.effects import Me, choices_at, happened, keys_of, once_key
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, FlowOf, run
from pioche.engine.lasting import modified
from pioche.engine.log import Seat, say
from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules.damage import in_attack_phase
from pioche.games.sevenfallen.rules.effects import Effect, Moment, effect_at, has_angel, hopeless
from pioche.games.sevenfallen.rules.enter import arrive, classes_for, lay, owe_arrival, pick_class
from pioche.games.sevenfallen.rules.pay import count_worshippers, pay_ec, revocable, revoke, surcharge, treasure, wealth
from pioche.games.sevenfallen.rules.resolve import STACK, intervenes
from pioche.games.sevenfallen.rules.terms import COST, PLAY, TEMPEST, TEMPEST_COST, USE
from pioche.games.sevenfallen.rules.values import twins
from pioche.games.sevenfallen.rules.zones import move_card, put, take
from pioche.games.sevenfallen.state import Player, Printed, SevenFallen, now_of, print_of
from pioche.games.sevenfallen_common.links import attach
from pioche.games.sevenfallen_common.table import Piece

WINDOWS: Final = ("dawn", "before", "combat", "dusk", "night")  # the Contemplations: SF-CONT-040

PLAYED: Final = frozenset(("angel", "golem", "miracle", "equipment", "blessing", "archangel"))

NOT_IN_HAND: Final = Refusal("SF-LEX-220", "not-in-hand")
NOT_NOW: Final = Refusal("SF-ANGEL-100", "not-now")
NO_PRIORITY: Final = Refusal("SF-PRIO-010", "no-priority")
NOT_IN_PHASE: Final = Refusal("SF-ATTACK-010", "not-in-phase")
DIVINE_ALONE: Final = Refusal("SF-INTERV-020", "divine-alone")
TOO_DEAR: Final = Refusal("SF-ANGEL-010", "too-dear")
FEW_WORSHIPPERS: Final = {
    "miracle": Refusal("SF-MIRACLE-010", "few-worshippers"),
    "blessing": Refusal("SF-BLESS-010", "few-worshippers"),
}
FEW_TO_REVOKE: Final = Refusal("SF-WORSH-100", "few-to-revoke")
NOT_ACHIEVABLE: Final = Refusal("SF-MIRACLE-100", "not-achievable")
OATH_UNMET: Final = Refusal("SF-LEX-620", "oath-unmet")
NO_BEARER: Final = Refusal("SF-EQUIP-040", "no-bearer")
ALL_EQUIPPED: Final = Refusal("SF-EQUIP-050", "no-bearer")
INVOKED_ONLY: Final = Refusal("SF-INVOC-010", "invoked-only")
ALREADY_THERE: Final = Refusal("SF-LEX-490", "already-there")
NO_TEMPEST: Final = Refusal("SF-GOLEM-050", "no-tempest")
NOT_FROM_LIMBO: Final = Refusal("SF-ABIL-070", "not-from-limbo")
FORBIDDEN: Final = Refusal("SF-GEN-060", "forbidden")
NOT_A_PAGE: Final = Refusal("SF-LEX-220", "not-played")


class Played(Moment):
    """`seat` has played a page: `it` is in play, or None for a Miracle."""

    __slots__ = ("card", "tempest")
    after = "after_played"

    def __init__(self, it: Piece | None, card: Card, seat: int, tempest: bool) -> None:
        super().__init__(it, seat, 0, card.number)
        self.card = card
        self.tempest = tempest  # by Tempête or Bourrasque: when a Miracle could be played, and no Ange


def main_time(s: SevenFallen, seat: int) -> bool:
    """SF-ANGEL-030, SF-ANGEL-100: when a player may play an Ange."""
    return s.step == "main" and s.stack is None and s.active == seat


def miracle_time(s: SevenFallen, seat: int) -> bool:
    """SF-MIRACLE-110, SF-PRIO-010: when a player may play a Miracle."""
    if s.stack is not None:
        return s.stack.priority == seat
    return s.step == "main" and s.active == seat


def cost_of(s: SevenFallen, card: Card, proto: Printed, *, tempest: bool, limbo: Piece | None) -> int:
    """What it costs in EC to play it, this way, from there."""
    if limbo is not None and "phoenix" in proto.keywords:
        return phoenix_cost(s, limbo)
    if tempest:
        return max(0, modified(s, TEMPEST_COST, card, proto.tempest)) if "tempest_cost" in s.hooked else proto.tempest
    return max(0, modified(s, COST, card, proto.cost)) if "cost" in s.hooked else proto.cost


def phoenix_cost(s: SevenFallen, it: Piece) -> int:
    """SF-PHOENIX-030: never below 1."""
    cost = it.printed.keywords["phoenix"]
    own = it.hooks.get("phoenix_cost")
    if own is not None:
        cost = own.run(s, it, it, cost)
    if "phoenix_cost" in s.hooked:
        for source in s.listeners("phoenix_cost"):
            if source is not it:
                cost = source.hooks["phoenix_cost"].run(s, source, it, cost)
    return max(1, cost)


def oath(s: SevenFallen, seat: int, card: Card, proto: Printed) -> Me | None:
    """Who speaks in the Serment of a page."""
    return me_of_page(s, seat, card, proto, "serment") if "serment" in proto.hooks else None


def me_of_page(s: SevenFallen, seat: int, card: Card, proto: Printed, hook: str) -> Me:
    """Who speaks in a text of a page that is being played."""
    me = Me(seat, card.number, s.token(card.number), proto, hook)
    me.hook = proto.hooks[hook].run
    return me


def bearers(s: SevenFallen, seat: int, proto: Printed) -> list[Piece]:
    """SF-EQUIP-040, SF-EQUIP-050: the Anges that could take this Équipement."""
    return [one for one in fitting(s, seat, proto) if one.gear is None]


def fitting(s: SevenFallen, seat: int, proto: Printed) -> list[Piece]:
    """The Anges that an Équipement may be linked to, whatever they bear already."""
    player = s.players[seat]
    found = [one for row in (player.rear, player.front) for one in row if one.printed.type == "angel"]
    if found and proto.hooks:
        for name in ("links_to", "linked_to"):
            asks = proto.hooks.get(name)
            if asks is not None:
                found = [one for one in found if asks.run(s, None, one)]
    return found


def refuses_play(s: SevenFallen, seat: int, card: Card, *, tempest: bool = False) -> Refusal | None:
    """Why a player may not play a card now."""
    limbo: Piece | None = None
    if card not in s.players[seat].hand:
        for one in s.players[seat].limbo:
            if one.card is card:
                limbo = one
        if limbo is None:
            return NOT_IN_HAND
    proto = now_of(limbo) if limbo is not None else print_of(card)
    if not miracle_time(s, seat):
        return NOT_IN_PHASE if s.stack is None and s.step != "combat" and in_attack_phase(s) else NO_PRIORITY
    return refuses_now(s, seat, card, proto, limbo, tempest=tempest)


def refuses_now(
    s: SevenFallen, seat: int, card: Card, proto: Printed, limbo: Piece | None, *, tempest: bool
) -> Refusal | None:
    """Why a card may not be played that lies where it can be played from, while its player has priority."""
    kind = proto.type
    if kind == "miracle" and limbo is None and not tempest:
        return _refuses_miracle(s, seat, card, proto)
    if kind not in PLAYED:
        return NOT_A_PAGE
    if tempest and ((kind != "golem" and "tempest" not in proto.facts) or proto.tempest < 0):
        return NO_TEMPEST
    phoenix = limbo is not None and "phoenix" in proto.keywords
    if not tempest and not main_time(s, seat):
        quick = kind in ("miracle", "equipment") or (
            kind == "angel" and ("tempete" in proto.keywords or "bourrasque" in proto.keywords)
        )
        if not quick or phoenix:  # SF-PHOENIX-020
            return NOT_NOW
    if phoenix and tempest:
        return NOT_NOW
    if busy(s) and kind == "miracle" and "intervention-divine" in proto.keywords:
        return DIVINE_ALONE
    if "invocation" in proto.keywords:
        return INVOKED_ONLY
    if limbo is not None:
        own = proto.hooks.get("plays_from_limbo")
        if own is not None and not own.run(s, limbo):
            return NOT_FROM_LIMBO
        if kind == "archangel" and not phoenix:
            return NOT_A_PAGE
    if proto.condition and count_worshippers(s, seat) < proto.condition:
        return FEW_WORSHIPPERS[kind]
    if proto.revoke and len(revocable(s, seat)) < proto.revoke:
        return FEW_TO_REVOKE
    cost = 0 if kind == "miracle" else cost_of(s, card, proto, tempest=tempest, limbo=limbo)
    if cost and not affords(s, seat, proto, cost):
        return TOO_DEAR
    return _refuses_rest(s, seat, card, proto, limbo, tempest=tempest)


def affords(s: SevenFallen, seat: int, proto: Printed, cost: int) -> bool:
    """SF-WORSH-150: whether a player has the EC for this page."""
    if "doppelganger" in proto.keywords and "ec_for" in s.hooked:
        return bool(classes_for(s, seat, proto, cost))
    return wealth(s, seat, proto) >= cost


def _refuses_miracle(s: SevenFallen, seat: int, card: Card, proto: Printed) -> Refusal | None:
    """Why a Miracle in hand may not be played."""
    if busy(s) and "intervention-divine" in proto.keywords:
        return DIVINE_ALONE
    if count_worshippers(s, seat) < proto.condition:
        return FEW_WORSHIPPERS["miracle"]
    if proto.revoke and len(revocable(s, seat)) < proto.revoke:
        return FEW_TO_REVOKE
    if "cannot_play" in s.hooked and _forbidden(s, seat, card, tempest=False):
        return FORBIDDEN
    sworn = oath(s, seat, card, proto)
    if sworn is not None and not able_at(s, sworn):
        return OATH_UNMET
    return None if able_at(s, me_of_page(s, seat, card, proto, "miracle")) else NOT_ACHIEVABLE


def _forbidden(s: SevenFallen, seat: int, card: Card, *, tempest: bool) -> bool:
    quick = tempest or not main_time(s, seat)
    return says_yes(s, "cannot_play", seat, card, quick)


def _refuses_rest(
    s: SevenFallen, seat: int, card: Card, proto: Printed, limbo: Piece | None, *, tempest: bool
) -> Refusal | None:
    kind = proto.type
    if kind == "angel" and twins(s, seat, card, limbo):  # SF-LEX-510
        return ALREADY_THERE
    if kind == "equipment":
        found = fitting(s, seat, proto)
        if not any(one.gear is None for one in found):
            return ALL_EQUIPPED if found else NO_BEARER
    if "cannot_play" in s.hooked and _forbidden(s, seat, card, tempest=tempest):
        return FORBIDDEN
    sworn = oath(s, seat, card, proto)
    if sworn is not None and not able_at(s, sworn):
        return OATH_UNMET
    if kind == "equipment" and sworn is not None:
        costs = effect_at(sworn)
        if costs.upsets and not payable(s, sworn, costs, lambda trial: bool(bearers(trial, seat, proto))):
            return NO_BEARER
    if kind == "miracle" and not able_at(s, me_of_page(s, seat, card, proto, "miracle")):
        return NOT_ACHIEVABLE
    return None


def play(s: SevenFallen, seat: int, card: Card, *, tempest: bool = False) -> Flow:
    """SF-COST-050: reveal it, satisfy its Serment, pay its EC, revoke; then it is played."""
    limbo = s.limbo_piece(card.number)
    proto = now_of(limbo) if limbo is not None else print_of(card)
    quick = tempest or not main_time(s, seat)
    cost = 0 if proto.type == "miracle" else cost_of(s, card, proto, tempest=tempest, limbo=limbo)
    take(s, card)
    s.aside.append(card)
    if s.log is not None:
        say(s, "plays", {"seat": Seat(seat), "card": card})
    sworn = oath(s, seat, card, proto)
    klass = ""
    if "doppelganger" in proto.keywords:  # SF-DOPPEL-040
        klass = yield from pick_class(s, seat, card, proto, cost)
    if sworn is not None:
        yield from pay_costs(s, sworn, effect_at(sworn))
        for part in effect_at(sworn).parts:
            yield from run(part.do(s, sworn))
    if proto.type == "miracle":
        yield from _play_miracle(s, seat, card, proto)
        return
    bearer = 0
    if proto.type == "equipment":
        bearer = yield from _pick_bearer(s, seat, card, proto)
    if cost:
        yield from pay_ec(s, seat, cost, proto, card.number, klass)
    if proto.revoke:
        yield from revoke(s, seat, proto.revoke, card.number)
    if s.due:
        yield from activate_due(s, STACK)  # SF-STACK-090
    if proto.type == "equipment":
        if s.aimed(bearer) not in bearers(s, seat, proto):
            bearer = yield from _pick_bearer(s, seat, card, proto)
        if not bearer:
            move_card(s, card, seat, "purgatory")
            return
        it = equip(s, seat, card, bearer & NUMBER)
    else:
        yield from arrive(s, card, seat, klass=klass, before=limbo)
        it = s.must(card.number)
    if "after_played" in s.hooked:
        happened(s, Played(it, card, seat, quick))


def _pick_bearer(s: SevenFallen, seat: int, card: Card, proto: Printed) -> FlowOf[int]:
    """SF-EQUIP-110: designated, not targeted; the token of the Ange. SF-EQUIP-040: once more where it is lost before
    the Équipement is paid for; 0 where there is none."""
    able = bearers(s, seat, proto)
    options = [TARGET | one.card.number for one in able]
    if not options:
        return 0
    option = options[0] if len(options) == 1 else (yield Ask(seat, "target", options, card.number, "bearer"))
    return s.token(option & NUMBER)


def equip(s: SevenFallen, seat: int, card: Card, bearer: int) -> Piece:
    """An Équipement enters play, linked to an Ange."""
    take(s, card)
    s.moved(card.number)
    it = lay(s, card, seat, "rear")
    attach(s, it, s.must(bearer))
    if s.log is not None:
        say(s, "equipped", {"card": card, "angel": s.cards[bearer]})
    owe_arrival(s, it)
    return it


def _play_miracle(s: SevenFallen, seat: int, card: Card, proto: Printed) -> Flow:
    """SF-MIRACLE-090: targets are announced, then EC and Adorateurs are paid, then it lies in the Purgatoire
    (SF-MIRACLE-040); its other costs follow (SF-MIRACLE-070), and its effects wait."""
    me = Me(seat, card.number, s.token(card.number), proto, "miracle")
    choices = choices_at(me)
    mes = [me] if choices is None else (yield from pick_effects(s, me, choices))
    extra = 0
    for one in mes:
        one.owed = extra
        s.chain = consequence(s, one)
        for cost in effect_at(one).costs:
            if cost.still is not None and cost.can(s, one):
                yield from run(cost.pay(s, one))
        s.chain = ()
        extra += surcharge(s, one)
    if extra:
        yield from pay_ec(s, seat, extra, proto, card.number)
    if proto.revoke:
        yield from revoke(s, seat, proto.revoke, card.number)
    s.aside.remove(card)
    put(s, card, seat, "purgatory")
    if "after_played" in s.hooked:
        happened(s, Played(None, card, seat, not main_time(s, seat)))
    yield from activate_due(s, STACK)
    for one in mes:
        one.token = s.token(card.number)
        effect = effect_at(one)
        s.chain = consequence(s, one)
        paid = True
        for cost in effect.costs:
            if cost.still is None:
                if not cost.can(s, one):
                    paid = False
                    break
                yield from run(cost.pay(s, one))
        if paid:
            yield from put_forward(s, STACK, one, effect)
        s.chain = ()


# Using abilities

USES: Final = ("divine", "ability", "parole_divine", "phase_de_combat", "sacrifice", "purgatoire", "invocation")


def uses_of(s: SevenFallen, it: Piece) -> list[tuple[int, Me]]:
    """The abilities of a card in play that its controller may choose to use, with their numbers in options."""
    found: list[tuple[int, Me]] = []
    printed = now_of(it)
    for index in range(5):
        hook = USES[index]
        if hook in it.hooks:
            for n, key in enumerate(keys_of(printed, hook)):
                found.append((index + 8 * n, Me(it.controller, it.card.number, s.token(it.card.number), printed, key)))
    return found


def uses_in_purgatory(s: SevenFallen, seat: int, card: Card) -> list[tuple[int, Me]]:
    """SF-PURG-010, SF-INVOC-020: of a page in the Purgatoire, its owner's."""
    proto = print_of(card)
    found: list[tuple[int, Me]] = []
    if "purgatoire" in proto.hooks:
        for n, key in enumerate(keys_of(proto, "purgatoire")):
            found.append((5 + 8 * n, Me(seat, card.number, s.token(card.number), proto, key)))
    if "invocation" in proto.keywords:
        found.append((6, Me(seat, card.number, s.token(card.number), proto, "kw:invocation")))
    return found


ONCE: Final = {
    "parole_divine": Refusal("SF-PAROLE-010", "once"),
    "phase_de_combat": Refusal("SF-COMBATPH-010", "once"),
    "sacrifice": Refusal("SF-SACRIF-030", "once"),
    "purgatoire": Refusal("SF-PURG-010", "once"),
    "kw:invocation": Refusal("SF-INVOC-040", "once"),
}
NOT_IN_ATTACK: Final = Refusal("SF-COMBATPH-010", "not-in-attack")
STACK_OPEN: Final = Refusal("SF-SACRIF-010", "stack-open")
NOT_YOURS: Final = Refusal("SF-LEX-180", "not-yours")
CANNOT_USE: Final = Refusal("SF-ABIL-140", "cannot-use")
NOT_IN_PLAY: Final = Refusal("SF-COST-060", "not-in-play")


def refuses_use(s: SevenFallen, seat: int, me: Me) -> Refusal | None:
    """Why a player may not use an ability now."""
    if me.seat != seat:
        return NOT_YOURS
    if not miracle_time(s, seat):
        return NO_PRIORITY
    hook = me.key.partition(".")[0]
    if hook in ("parole_divine", "purgatoire", "kw:invocation") and not main_time(s, seat):
        return NOT_NOW
    if hook == "phase_de_combat" and not in_attack_phase(s):
        return NOT_IN_ATTACK
    if hook == "sacrifice" and busy(s):
        return STACK_OPEN
    return refuses_use_now(s, seat, me, hook)


def refuses_use_now(s: SevenFallen, seat: int, me: Me, hook: str) -> Refusal | None:
    """Why an ability may not be used whose time it is."""
    if s.used and hook in ONCE and once_key(me) in s.used:
        return ONCE[hook]
    if busy(s) and intervenes(s, me, effect_at(me)):
        return DIVINE_ALONE
    return None if able_at(s, me) else CANNOT_USE


def use(s: SevenFallen, me: Me) -> Flow:
    """A player uses an ability."""
    if me.key.partition(".")[0] not in ("divine", "ability"):
        s.used.append(once_key(me))
    yield from activate(s, STACK, me)


def me_using(s: SevenFallen, seat: int, number: int, n: int) -> Me | None:
    """The ability that an option means; without a number the first that the card has."""
    it = s.in_play(number)
    if it is not None:
        found = uses_of(s, it)
    else:
        card = s.cards[number]
        found = uses_in_purgatory(s, seat, card) if card in s.players[seat].purgatory else []
    for index, me in found:
        if index == n:
            return me
    return found[0][1] if found and not n else None


# What may be done now


def offer(s: SevenFallen, seat: int, options: list[int]) -> None:
    """All that a player with priority may play and use."""
    player = s.players[seat]
    main = main_time(s, seat)
    if player.hand:
        _offer_hand(s, seat, player, main, options)
    if player.limbo:
        _offer_limbo(s, seat, main, options)
    _offer_uses(s, seat, main, options)
    if main:
        for card in player.purgatory:
            proto: Printed = card.proto  # type: ignore[assignment]
            if proto.cost < 0 or "purgatoire" in proto.hooks:  # an Ange with Invocation has no cost
                for n, me in uses_in_purgatory(s, seat, card):
                    if refuses_use(s, seat, me) is None:
                        options.append(which(USE | card.number, n) if n else USE | card.number)


def _offer_hand(s: SevenFallen, seat: int, player: Player, main: bool, options: list[int]) -> None:
    """What comes at another time or costs more than there is needs no asking, nor does a second copy of a card."""
    purse = -1  # the most EC that could be spent on anything, once it is looked up
    free = most = believers = 0
    plain = legends = False
    known: dict[Printed, bool] = {}
    stormy: dict[Printed, bool] = {}
    for card in player.hand:
        proto: Printed = card.proto  # type: ignore[assignment]
        if not main and not proto.swift:
            continue
        if purse < 0:
            purse = 0
            for row in (player.worship, player.rear, player.front):
                for one in row:
                    purse += one.ec
                    if one.printed.type == "worshipper":
                        believers += 1
                    elif one.printed.legendary:
                        legends = True
            hooked = s.hooked
            dear = "cost" in hooked or "tempest_cost" in hooked
            most = 99 if dear else purse
            free = purse  # what may be spent on everything
            if "ec_for" in hooked:
                for row in (player.worship, player.rear, player.front):
                    for one in row:
                        if one.ec and "ec_for" in one.hooks:
                            free -= one.ec
            plain = main and not dear and "cannot_play" not in hooked  # then its cost is all
        if proto.condition <= believers and proto.cost <= most and (main or proto.quick):
            allowed = known.get(proto)
            if allowed is None:
                if plain and proto.ordinary and proto.cost <= free and "serment" not in proto.hooks:
                    allowed = not legends or proto.type == "golem" or not twins(s, seat, card)
                elif _in_vain(s, seat, proto, purse):
                    allowed = False
                else:
                    allowed = refuses_now(s, seat, card, proto, None, tempest=False) is None
                known[proto] = allowed
            if allowed:
                options.append(PLAY | card.number)
        if 0 <= proto.tempest <= most:
            allowed = stormy.get(proto)
            if allowed is None:
                allowed = refuses_now(s, seat, card, proto, None, tempest=True) is None
                stormy[proto] = allowed
            if allowed:
                options.append(TEMPEST | card.number)


def purse_of(player: Player) -> int:
    """The most EC that a player could spend on anything."""
    total = 0
    for one in player.worship:
        total += one.ec
    for one in player.rear:
        total += one.ec
    for one in player.front:
        total += one.ec
    return total


def _in_vain(s: SevenFallen, seat: int, proto: Printed, purse: int) -> bool:
    """Whether a player lacks what a page needs before anything else: EC, Poseidor, an Ange."""
    if proto.type == "equipment":
        return not has_angel(s.players[seat])
    hooks = proto.hooks
    if proto.type == "miracle" and _lacks(s, seat, hooks["miracle"].run, purse):
        return True
    return "serment" in hooks and _lacks(s, seat, hooks["serment"].run, purse)


def _lacks(s: SevenFallen, seat: int, value: object, purse: int) -> bool:
    if not isinstance(value, Effect):
        return False
    if value.price > purse or (value.needs and hopeless(s, seat, value.needs)):
        return True
    return bool(value.poseidor) and value.poseidor > treasure(s, seat)


def _offer_limbo(s: SevenFallen, seat: int, main: bool, options: list[int]) -> None:
    """SF-ZONE-060: what may be played from the Limbes. SF-PHOENIX-020: by Phoenix only when an Ange may."""
    player = s.players[seat]
    for one in player.limbo:
        proto = now_of(one)
        if "phoenix" in proto.keywords and (not main or phoenix_cost(s, one) > purse_of(player)):
            continue
        if refuses_now(s, seat, one.card, proto, one, tempest=False) is None:
            options.append(PLAY | one.card.number)
        if proto.tempest >= 0 and refuses_now(s, seat, one.card, proto, one, tempest=True) is None:
            options.append(TEMPEST | one.card.number)


def _offer_uses(s: SevenFallen, seat: int, main: bool, options: list[int]) -> None:
    """What may be used of the cards in play: only the words that can be used at this time are looked for."""
    hooked = s.hooked
    if "divine" in hooked:
        divinity = s.players[seat].divine[0]
        if "divine" in divinity.hooks:
            _offer_use(s, seat, divinity, 0, options)
    if "ability" in hooked:
        _offer_word(s, seat, 1, options)
    if main and "parole_divine" in hooked:
        _offer_word(s, seat, 2, options)
    if "phase_de_combat" in hooked and in_attack_phase(s):
        _offer_word(s, seat, 3, options)
    if "sacrifice" in hooked and not busy(s):
        _offer_word(s, seat, 4, options)


def _offer_word(s: SevenFallen, seat: int, index: int, options: list[int]) -> None:
    for source in s.listeners(USES[index]):
        if isinstance(source, Piece) and source.controller == seat:
            _offer_use(s, seat, source, index, options)


def _offer_use(s: SevenFallen, seat: int, it: Piece, index: int, options: list[int]) -> None:
    hook = USES[index]
    number = it.card.number
    value = it.hooks[hook].run
    if isinstance(value, Effect):  # the usual case: one effect
        if value.price and value.price > purse_of(s.players[seat]):
            return
        if value.needs and hopeless(s, seat, value.needs):
            return
        if value.poseidor and value.poseidor > treasure(s, seat):
            return
        token = s.token(number)
        if s.used and (value.once or index > 1) and f"{token}:{hook}" in s.used:
            return
        me = Me(seat, number, token, now_of(it), hook)
        me.hook = value
        if able(s, me, value) and not (busy(s) and intervenes(s, me, value)):
            options.append(which(USE | number, index) if index else USE | number)
        return
    printed = now_of(it)
    for n, key in enumerate(keys_of(printed, hook)):
        me = Me(seat, number, s.token(number), printed, key)
        if refuses_use_now(s, seat, me, hook) is None:
            code = index + 8 * n
            options.append(which(USE | number, code) if code else USE | number)
