"""Positions in words: what the table remembers, and what cannot be, with the rule that says so."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.cards import Card
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import CARD, TOKEN, Word
from pioche.engine.log import Seat
from pioche.engine.seats import opponents
from pioche.engine.zones import Zone
from pioche.games.sevenfallen_common.links import attach, free_angels, free_golems
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.combat import borrows
from pioche.games.sevenfallen_first.rules.damage import is_dead
from pioche.games.sevenfallen_first.rules.divinity import chosen_ones
from pioche.games.sevenfallen_first.rules.enter import settle
from pioche.games.sevenfallen_first.rules.plan import attacks
from pioche.games.sevenfallen_first.rules.values import in_line, is_mortal, may_link, with_golems
from pioche.games.sevenfallen_first.rules.zones import BURIED, bury, move_to
from pioche.games.sevenfallen_first.state import (
    DIVINED,
    FIGHTERS,
    FORMER,
    MORTAL,
    STATES,
    First,
    Printed,
    print_for,
    print_of,
    reprint,
)

TOKENS: Final = Word("attack", "list", (), of=(TOKEN,), high=99)
PLAYER_MEMORY: Final[tuple[Word, ...]] = (Word("divinity", "number", 0),)
TABLE_MEMORY: Final[tuple[Word, ...]] = (
    Word("first", "seat", -1),
    Word("asked", "seat", 0),
    Word("survivors", "bool", False),
    Word("unchecked", "bool", False),
    Word("alone", "bool", False),
    Word("worshippers", "int", high=99),
    Word("angels", "int", high=99),
    Word("proposed", "bool", False),
    Word("accused", "bool", False),
    Word("picked", "list", (), of=(CARD,), high=5),
    Word("plan", "list", (), of=(TOKENS,), high=99),
    Word("group", "list", (), of=(TOKEN,), high=99),
    Word("staying", "list", (), of=(TOKEN,), high=99),
    Word("open_to", "int", high=15),
    Word("askers", "list", (), of=(Word("seat", "seat"),), high=4),
    Word("brought", "list", (), of=(TOKEN,), high=99),
    Word("newcomers", "list", [], of=(TOKEN,), high=999),
    Word("slain", "list", [], of=(TOKEN,), high=999),
    Word("used", "list", [], of=(Word("used", "by-token"),), high=999),
)
CARD_MEMORY: Final[tuple[Word, ...]] = (Word("state", "flags", 0, words=tuple(STATES)),)


def bear(s: First, it: Piece, word: Word, value: Any) -> None:
    """`state` are flags of a page: the side of a mortal, whether it was the divinity, silence."""
    if word.name == "state":
        bits = sum([flag for n, flag in enumerate(STATES.values()) if value >> n & 1])
        it.flags = (it.flags & MORTAL) | bits
    else:
        setattr(it, word.name, value)
        if word.name == "marks":
            it.marks = {name: count for name, count in value.items() if count}


def borne(it: Piece, word: Word) -> Any:
    if word.name == "state":
        return sum([1 << n for n, flag in enumerate(STATES.values()) if it.flags & flag])
    return getattr(it, word.name)


def refuses_zone(card: Card, zone: Zone) -> Refusal | None:
    """Where a card may lie."""
    proto = print_of(card)
    kind = proto.type
    fits = {
        "divine": kind == "divinity" or "destin-divin" in proto.keywords,
        "worship": kind == "worshipper",
        "rear": kind in FIGHTERS or kind == "divinity",
        "front": kind in ("mortal", "archangel", "angel", "divinity"),  # SO-GOLEM-050
        "attached": kind == "golem",
        "aside": False,
        "pandemonium": True,  # also a mortal that was the divinity: it leaves the game
    }.get(zone.name, kind not in ("divinity", "mortal"))
    return None if fits else Refusal("SO-ZONE-010", "not-there", card=card)


def refuses_word(card: Card, word: Word) -> Refusal | None:
    """Which pages bear which numbers (SO-LEX-020)."""
    proto = print_of(card)
    kind = proto.type
    divine = kind == "divinity" or "destin-divin" in proto.keywords
    fits = {
        "damage": kind in ("divinity", "mortal", "archangel", "angel", "golem"),
        "mortal": divine or kind == "mortal",
        "attached": kind in ("angel", "divinity", "mortal"),
    }.get(word.name, True)
    return None if fits else Refusal("SO-LEX-020", "bears-not", card=card, word=word.name)


def arrange(s: First, first: dict[str, Any]) -> Refusal | None:
    """A scenario was laid out: what it does not say follows from what it does."""
    if s.first < 0:
        s.first = s.active
    if s.step == "exchange":
        for player in s.players:
            player.turns = 0
    for player in s.players:
        if not player.divinity:
            mortals = [one for row in (player.rear, player.front) for one in row if _is_divine(one)]
            for one in player.divine[:1] + mortals:
                player.divinity = player.divinity or one.card.number
    if "lasting" not in first:
        for player in s.players:
            for card in player.purgatory:
                bury(s, card)
    return None


def _is_divine(it: Piece) -> bool:
    return print_of(it.card).type in ("divinity", "mortal") or is_mortal(it)


def patched(s: First) -> Refusal | None:
    """Bring up to date what hangs on where things lie; then say why it cannot be."""
    for seat, player in enumerate(s.players):
        if s.out >> seat & 1:
            continue
        refusal = _refuses_divinity(s, seat)
        if refusal is not None:
            return refusal
        for row in (player.rear, player.front):
            for one in row:
                if _is_divine(one):  # SO-DESTIN-070: one of them counts
                    former = 0 if one.card.number == player.divinity else FORMER
                    one.flags = (one.flags & ~FORMER) | MORTAL | former | _divined(one)
                for page in (one, *one.attached):
                    reprint(s, page, print_for(page, heavens=False))
        for one in player.divine:
            one.flags = (one.flags & ~MORTAL) | _divined(one)
            reprint(s, one, print_for(one, heavens=True))
        _sync_graves(s, seat)
    for seat in range(len(s.players)):
        _link(s, seat)
        refusal = refuses_side(s, seat)
        if refusal is not None:
            return refusal
    s.unsettled = s.step != "exchange"
    return refuses_step(s)


def _divined(it: Piece) -> int:
    """SO-DESTIN-090: a page that is, or was, the divinity by Destin divin."""
    return 0 if print_of(it.card).type in ("divinity", "mortal") else DIVINED


def _sync_graves(s: First, seat: int) -> None:
    known = [effect.card for effect in s.lasting if effect.until == BURIED]
    for card in s.players[seat].purgatory:
        if card.number not in known:
            bury(s, card)
    for effect in s.lasting.copy():
        owner = s.cards[effect.card].owner
        if effect.until == BURIED and s.cards[effect.card] not in s.players[owner].purgatory:
            from pioche.engine.lasting import end

            end(s, effect)


def _refuses_divinity(s: First, seat: int) -> Refusal | None:
    """SO-ZONE-020: one divinity in the heavens or, mortal, on a line; the last of them is the one that counts."""
    player = s.players[seat]
    if len(player.divine) > 1:
        return Refusal("SO-ZONE-020", "one-in-heavens", seat=Seat(seat))
    if player.divine:
        player.divinity = player.divine[0].card.number
    elif s.mortal(seat) is None:
        mortals = [one for row in (player.rear, player.front) for one in row if _is_divine(one)]
        if not mortals:
            return Refusal("SO-DECK-090", "no-divinity", seat=Seat(seat))
        player.divinity = mortals[0].card.number
    return None


def _link(s: First, seat: int) -> None:
    """SO-LINK-080: what stands free is linked, the first with the first."""
    waiting = chosen_ones(s, seat)
    for golem in free_golems(s, seat):
        if golem in waiting or is_mortal(golem):
            continue
        able = [one for one in free_angels(s, seat, lambda it: may_link(s, it)) if one not in waiting]
        if able:
            attach(s, golem, able[0])
        elif golem in s.players[seat].front:
            move_to(s, golem, "rear")


def refuses_side(s: First, seat: int) -> Refusal | None:
    """Why a player's pages cannot lie as they do."""
    player = s.players[seat]
    for one in player.divine:
        if one.ec <= 0:
            return Refusal("SO-DIV-050", "is-mortal", card=one.card)
        if one.damage:
            return Refusal("SO-LEX-020", "bears-not", card=one.card, word="damage")
        if one.attached:  # SO-MORT-150, SO-DESTIN-060
            return Refusal("SO-LINK-030", "one-golem", card=one.card)
    for row in (player.rear, player.front):
        for one in row:
            bound = may_link(s, one) or borrows(s, s.token(one.card.number))  # a link that is there stays
            if len(one.attached) > 1 or (one.attached and not bound):
                return Refusal("SO-LINK-030", "one-golem", card=one.card)
            for page in (one, *one.attached):
                if page.flags & MORTAL and page.ec:
                    return Refusal("SO-MORT-130", "bears-not", card=page.card, word="ec")
                if is_dead(s, page):
                    return Refusal("SO-DMG-010", "is-destroyed", card=page.card)
                if page.printed.type not in ("archangel",) and page.ec:
                    return Refusal("SO-LEX-020", "bears-not", card=page.card, word="ec")
    return None


def refuses_step(s: First) -> Refusal | None:
    """A plan goes on with those who are still there; where nobody is left to be asked, it cannot."""
    s.plan = tuple([line for line in s.plan if len(line) > 1 and all(line)])
    if s.step == "exchange":
        if any(player.rear or player.front or player.worship for player in s.players):
            return Refusal("SO-SETUP-010", "before-the-match")
        hand = s.players[s.asked].hand
        s.picked = tuple([number for number in s.picked if s.cards[number] in hand])
        return None
    s.picked = ()
    if s.step in ("start", "main", "agree", "relay"):
        s.plan = s.group = s.staying = s.askers = s.brought = ()
        s.open_to = 0
        if s.step == "agree" and s.asked == s.active:
            return Refusal("SO-GOAL-040", "no-proposal")
        return None
    s.attacked = True
    mine = [s.token(one.card.number) for one in with_golems(in_line(s, s.active))]
    s.group = tuple([token for token in dict.fromkeys(s.group) if token in mine]) if s.step == "plan" else ()
    if s.step == "plan":
        s.staying = tuple([token for token in s.staying if token in mine])
        _drop_from_plan(s, mine)
    for token in mine:
        made = sum([token in line[1:] for line in s.plan]) + (token in s.group)
        if made > 1 and made > attacks(s, s.must(token & 0xFFF)):
            return Refusal("SO-ATK-020", "attacks-once", card=s.cards[token & 0xFFF])
    if s.step == "plan":
        from pioche.games.sevenfallen_first.rules.plan import ask_plan

        ask = ask_plan(s)
        if (not s.plan and not s.group) or (s.group and not any(option >> 12 & 0xFFF for option in ask.options)):
            return Refusal("SO-PLAN-010", "no-plan")
        return None
    if not s.plan:
        return Refusal("SO-PLAN-010", "no-plan")
    if s.step == "window":
        s.askers = tuple([seat for seat in dict.fromkeys(s.askers) if seat in opponents(s, s.active)])
        if not s.askers:
            return Refusal("SO-REACT-010", "nobody-asked")
    else:
        s.askers = ()
    return None


def _drop_from_plan(s: First, mine: list[int]) -> None:
    """Who is no longer there is not announced."""
    lines: list[tuple[int, ...]] = []
    for line in s.plan:
        target = s.aimed(line[0])
        if target is not None and target.controller in opponents(s, s.active):
            rest = [token for token in dict.fromkeys(line[1:]) if token in mine]
            lines += [(line[0], *rest)] if rest else []
    s.plan = tuple(lines)


def invariants(s: First) -> list[str]:
    """What holds between two actions, whatever led there."""
    from pioche.engine.contract import changes_again

    found: list[str] = []
    if s.step != "exchange":
        found += changes_again(s, _settle_again)
    if s.due or s.aside:
        found.append(f"still on its way: {s.due} {s.aside}")
    for seat, player in enumerate(s.players):
        if s.out >> seat & 1:
            continue
        refusal = refuses_side(s, seat)
        if refusal is not None:
            found.append(f"{refusal.rule} {refusal.message}: {refusal.args}")
        if not player.divine and s.mortal(seat) is None:
            found.append(f"SO-GOAL-020: {seat} has no divinity, and the match goes on")
        for row in (player.divine, player.worship, player.rear, player.front):
            for it in row:
                if it.controller != seat or any(one.host != it.card.number for one in it.attached):
                    found.append(f"{it} lies with {seat}, who does not control it, or has a golem that is not on it")
    return found


def _settle_again(s: First) -> Flow:
    s.unsettled = True
    return settle(s)


__all__ = ["CARD_MEMORY", "PLAYER_MEMORY", "TABLE_MEMORY", "Printed"]
