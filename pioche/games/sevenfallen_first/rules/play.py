"""Playing pages and using abilities (chapters Déroulement du tour, Archange, Ange, Golem, Adorateurs, Miracle)."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.activate import able, carry_out, consequence, paid_for
from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, TARGET, Ask, which
from pioche.engine.effects import Effect, Me, effect_at, once_key
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.lasting import WHEN_IT_LEAVES
from pioche.engine.log import Seat, say
from pioche.engine.seats import mates
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.damage import destroy_one
from pioche.games.sevenfallen_first.rules.energy import pay, wealth
from pioche.games.sevenfallen_first.rules.enter import RULES, enter, settle
from pioche.games.sevenfallen_first.rules.standard import an_opponent
from pioche.games.sevenfallen_first.rules.terms import PHOENIX, PLAY, USE
from pioche.games.sevenfallen_first.rules.values import cost, keyword
from pioche.games.sevenfallen_first.rules.zones import lift, put, take
from pioche.games.sevenfallen_first.state import First, now_of, print_of

NOT_YOUR_TURN: Final = Refusal("SO-TURN-060", "not-your-turn")
NOT_IN_HAND: Final = Refusal("SO-TURN-060", "not-in-hand")
NOT_NOW: Final = Refusal("SO-PLAN-120", "not-now")
ONLY_A_MIRACLE: Final = Refusal("SO-REACT-060", "only-a-miracle")
NOT_ATTACKED: Final = Refusal("SO-REACT-020", "not-attacked")
ONE_MIRACLE: Final = Refusal("SO-REACT-010", "one-miracle")
WINDOW_CLOSED: Final = Refusal("SO-REACT-040", "window-closed")
ARCHANGE_ALONE: Final = Refusal("SO-ARCH-050", "archange-alone")
ARCHANGE_FIRST: Final = Refusal("SO-TURN-030", "archange-first")
TEN_PAGES: Final = Refusal("SO-ARCH-030", "ten-pages")
ONE_ADORATEUR: Final = Refusal("SO-TURN-070", "one-adorateur")
TOO_DEAR: Final = Refusal("SO-EC-050", "too-dear")
BELOW_ZERO: Final = Refusal("SO-DIV-030", "too-dear")
NO_ADORATEUR: Final = Refusal("SO-MIR-010", "no-adorateur")
NO_TARGET: Final = Refusal("SO-MIR-040", "no-target")
FORBIDDEN: Final = Refusal("SO-GEN-100", "forbidden")
NOT_TO_A_MATE: Final = Refusal("SO-DUO-060", "not-to-a-mate")
ONCE: Final = Refusal("SO-TURN-100", "once")
CANNOT_USE: Final = Refusal("SO-GEN-160", "cannot-use")
NO_PHOENIX: Final = Refusal("SO-PHOENIX-010", "no-phoenix")
GONE: Final = Refusal("SO-GEN-070", "is-banished")
NOT_USABLE: Final = Refusal("SO-ABIL-010", "not-usable")
LENT: Final = ("angel", "golem", "archangel")  # SO-DUO-060
TURN_STEPS: Final = ("start", "main", "battle")
ARCHANGE_PAGES: Final = 10


def refuses_turn(s: First, seat: int) -> Refusal | None:
    """SO-REACT-060, SO-PLAN-120: when a player may play pages and use abilities at all."""
    if s.active != seat:
        return ONLY_A_MIRACLE if s.step == "window" and seat in s.askers[:1] else NOT_YOUR_TURN
    return None if s.step in TURN_STEPS else NOT_NOW


def refuses_play(s: First, seat: int, card: Card, mate: int = 0, purse: int = -1) -> Refusal | None:
    """Why a page of the hand cannot be played now; `purse`: what the player can pay, if it is known."""
    if card not in s.players[seat].hand:
        return NOT_IN_HAND
    kind = print_of(card).type
    if mate and (kind not in LENT or not mates(s, seat) or keyword_of(card, "dechu")):
        return NOT_TO_A_MATE
    if kind == "miracle":
        return refuses_miracle(s, seat, card)
    if s.active != seat or s.step not in TURN_STEPS:
        return refuses_turn(s, seat)
    if s.alone:
        return ARCHANGE_ALONE
    if "cannot_play" in s.hooked and says_yes(s, "cannot_play", seat, card):
        return FORBIDDEN
    if kind == "archangel":
        if s.step != "start":
            return ARCHANGE_FIRST
        return None if len(s.players[seat].purgatory) >= ARCHANGE_PAGES else TEN_PAGES
    if kind == "worshipper":
        return None if s.worshippers < adorateurs_per_turn(s, seat) else ONE_ADORATEUR
    price = cost(s, seat, card)
    if price <= (purse if purse >= 0 else wealth(s, seat)):
        return None
    return BELOW_ZERO if s.divinity(seat) is not None else TOO_DEAR


def keyword_of(card: Card, name: str) -> bool:
    return name in print_of(card).keywords


def adorateurs_per_turn(s: First, seat: int) -> int:
    """SO-TURN-070."""
    value = 1
    if "adorateurs" in s.hooked:
        for source in s.listeners("adorateurs"):
            value = source.hooks["adorateurs"].run(s, source, seat, value)
    return value


def play(s: First, seat: int, card: Card, mate: int) -> Flow:
    """A page of the hand is played: its cost and what follows from it, then the page (SO-DIV-040)."""
    kind = print_of(card).type
    if s.log is not None:
        say(s, "plays", {"seat": Seat(seat), "card": card})
    if kind == "miracle":
        yield from play_miracle(s, seat, card)
        return
    to = seat
    if mate:
        to = mates(s, seat)[mate - 1]
    elif keyword_of(card, "dechu"):  # SO-DECHU-010, SO-DUO-170
        to = yield from an_opponent(s, speaker(s, seat, card))
    if kind == "worshipper":
        s.worshippers += 1
    elif kind == "archangel":
        s.alone = True
    else:
        s.angels += kind == "angel"
        yield from _pay(s, seat, cost(s, seat, card), card)
        if s.over():
            return
    yield from enter(s, card, to, seat)
    yield from settle(s)


def _pay(s: First, seat: int, price: int, card: Card) -> Flow:
    """SO-DIV-040: the page is nowhere while its payment has its consequences: it is not discarded, nor shuffled into a
    book that Destin divin makes of the purgatoire."""
    if price:
        yield from pay(s, seat, price, card.number)
        take(s, card)
        s.moved(card.number)
        s.aside.append(card)
        yield from settle(s)


def speaker(s: First, seat: int, card: Card, key: str = "") -> Me:
    """Who speaks for a page that is not in play."""
    return Me(seat, card.number, s.token(card.number), card.proto, key)


# Phoenix


def refuses_phoenix(s: First, seat: int, card: Card, purse: int = -1) -> Refusal | None:
    """SO-PHOENIX-010, SO-PHOENIX-020."""
    if card in s.players[card.owner].pandemonium:
        return GONE
    if not keyword_of(card, "phoenix") or card not in s.players[seat].purgatory:
        return NO_PHOENIX
    if s.active != seat or s.step not in TURN_STEPS:
        return refuses_turn(s, seat)
    if s.alone:
        return ARCHANGE_ALONE
    if "cannot_play" in s.hooked and says_yes(s, "cannot_play", seat, card):
        return FORBIDDEN
    price = print_of(card).keywords["phoenix"]
    return None if price <= (purse if purse >= 0 else wealth(s, seat)) else TOO_DEAR


def phoenix(s: First, seat: int, card: Card) -> Flow:
    """SO-DUO-250: onto one's own field."""
    if s.log is not None:
        say(s, "rises", {"seat": Seat(seat), "card": card})
    s.angels += 1
    yield from _pay(s, seat, print_of(card).keywords["phoenix"], card)
    if s.over():
        return
    yield from enter(s, card, seat, seat)
    yield from settle(s)


# Miracles


def refuses_miracle(s: First, seat: int, card: Card) -> Refusal | None:
    """SO-MIR-010 to SO-MIR-040, SO-REACT-010 to SO-REACT-060, SO-DUO-090."""
    if s.active == seat:
        if s.step not in TURN_STEPS:
            return NOT_NOW
        if s.alone:
            return ARCHANGE_ALONE
    elif s.step != "window" or seat not in s.askers[:1]:
        if s.step == "window" and seat in s.askers:
            return NOT_NOW
        return WINDOW_CLOSED if s.plan else NOT_ATTACKED
    worship = s.players[seat].worship
    if not worship:
        return NO_ADORATEUR
    if "cannot_play" in s.hooked and says_yes(s, "cannot_play", seat, card):
        return FORBIDDEN
    for one in worship:
        if works_without(s, seat, card, one):
            return None
    return NO_TARGET


def works_without(s: First, seat: int, card: Card, paid: Piece) -> bool:
    """SO-MIR-040: whether a miracle has what it needs once this adorateur is gone. One that does nothing in play makes
    no difference but by not being there (`me.owed`); else it is tried out."""
    if "miracle" not in card.proto.hooks:
        return True
    effect: Effect = card.proto.hooks["miracle"].run  # type: ignore[assignment]  # no function
    me = speaker(s, seat, card, "miracle")
    if not now_of(paid).inert or _ends_with(s, paid):
        s = s.copy()
        lift(s, s.must(paid.card.number))
    else:
        me.owed = paid.card.number
    return able(s, me, effect)


def _ends_with(s: First, it: Piece) -> bool:
    """Whether an effect lasts as long as this page is in play."""
    number = it.card.number
    return bool(s.lasting) and any(one.card == number and one.until == WHEN_IT_LEAVES for one in s.lasting)


def play_miracle(s: First, seat: int, card: Card) -> Flow:
    """SO-MIR-030: the adorateur first, with its Dernier souffle; then the effect. SO-ARRIVE-030: the page is nowhere
    meanwhile, then in the purgatoire."""
    able_to_pay = [one for one in s.players[seat].worship if works_without(s, seat, card, one)]
    one = able_to_pay[0]
    if len(able_to_pay) > 1:
        options = [TARGET | it.card.number for it in able_to_pay]
        one = s.must((yield Ask(seat, "target", options, card.number, "adorateur")) & NUMBER)
    take(s, card)
    s.moved(card.number)
    s.aside.append(card)
    destroy_one(s, one)
    yield from settle(s)
    if not s.over() and "miracle" in card.proto.hooks:
        me = speaker(s, seat, card, "miracle")
        if able(s, me, effect_at(me)):
            yield from carried_out(s, me)
    if s.over():
        return
    if card in s.aside:
        take(s, card)
        put(s, card, "purgatory")
    yield from settle(s)


def carried_out(s: First, me: Me) -> Flow:
    """SO-DMG-080: an effect happens at once, and what it triggers right after it."""
    before = s.chain
    s.chain = consequence(s, me)
    if (yield from paid_for(s, me, effect_at(me))):
        yield from carry_out(s, RULES, me, s.chain)
    s.chain = before
    yield from settle(s)


# Abilities that are used


def usable(s: First, it: Piece) -> list[str]:
    """The keys of the abilities that the controller of a page may use, in the order of their options."""
    found = ["ability"] if "ability" in it.hooks else []
    found += [f"kw:{name}" for name in ("precision", "medecin") if keyword(s, it, name)]
    return found


def me_using(s: First, seat: int, number: int, nth: int) -> Me | None:
    """Who speaks as a player uses the nth ability of a page in play, or that of one in the purgatoire."""
    card = s.cards[number]
    it = s.in_play(number)
    if it is None:
        lies = "purgatoire" in card.proto.hooks and card in s.players[seat].purgatory
        return speaker(s, seat, card, "purgatoire") if lies and not nth else None
    keys = usable(s, it)
    if it.controller != seat or nth >= len(keys):
        return None
    return Me(seat, number, s.token(number), it.printed, keys[nth])


def refuses_use(s: First, seat: int, me: Me | None) -> Refusal | None:
    """SO-TURN-100, SO-PURGAT-020: once a turn, in one's own turn, outside combats, where there is something to do."""
    if me is None:
        return NOT_USABLE
    if s.active != seat or s.step not in TURN_STEPS:
        return refuses_turn(s, seat)
    if once_key(me) in s.used:
        return ONCE
    return None if able(s, me, effect_at(me)) else CANNOT_USE


def use(s: First, me: Me) -> Flow:
    if s.log is not None:
        say(s, "uses", {"seat": Seat(me.seat), "card": s.cards[me.number]})
    return carried_out(s, me)


# What may be done


def playable(s: First, seat: int, *, any_will_do: bool = False) -> list[int]:
    """The options to play pages and to use abilities, in one's own turn; `any_will_do`: whether there is one."""
    options: list[int] = []
    player = s.players[seat]
    purse = wealth(s, seat)
    friends = mates(s, seat) if len(s.players) > 2 else []
    plain = "cost" not in s.hooked and "cannot_play" not in s.hooked and not s.alone
    for card in player.hand:
        kind = card.proto.type
        if plain and kind in ("angel", "golem"):
            if print_of(card).cost > purse:
                continue
        elif kind == "miracle":
            if not player.worship or refuses_miracle(s, seat, card) is not None:
                continue
        elif refuses_play(s, seat, card, 0, purse) is not None:
            continue
        options.append(PLAY | card.number)
        if friends and kind in LENT and not keyword_of(card, "dechu"):
            options.append(which(PLAY | card.number, 1))
        if any_will_do:
            return options
    for card in player.purgatory:
        if card.proto.grave:  # type: ignore[attr-defined]  # quicker than to ask for its print
            if refuses_phoenix(s, seat, card, purse) is None:
                options.append(PHOENIX | card.number)
            if "purgatoire" in card.proto.hooks and refuses_use(s, seat, me_using(s, seat, card.number, 0)) is None:
                options.append(USE | card.number)
    given = "precision" in s.hooked or "medecin" in s.hooked
    for row in (player.worship, player.rear, player.front):
        for one in row:
            if given or one.attached or one.printed.usable:  # type: ignore[attr-defined]
                for page in (one, *one.attached):
                    for nth in range(len(usable(s, page)) if given or now_of(page).usable else 0):
                        if refuses_use(s, seat, me_using(s, seat, page.card.number, nth)) is None:
                            options.append(which(USE | page.card.number, nth))
    return options
