"""Positions in words: what a table remembers, how elements of the stack are said, and what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.engine.effects import Effect, Several
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import AMOUNT, CARD, SEAT, TOKEN, Word
from pioche.engine.lasting import Lasting, arguments_of
from pioche.engine.log import Seat
from pioche.games.rise.cards.book import BOOK
from pioche.games.rise.rules.combat import IN_COMBAT, blockable, blocked_fights
from pioche.games.rise.rules.resolve import not_morphed, settle
from pioche.games.rise.rules.terms import HOOKS
from pioche.games.rise.rules.traits import copy_of, morphed
from pioche.games.rise.rules.zones import bearer, equipment
from pioche.games.rise.state import (
    ATTACKS,
    CHARGES,
    DISEASES,
    FLAGS,
    LEVELS,
    MOST,
    OPEN,
    SORTS,
    SPENT,
    STANDARD,
    TILTED,
    WAS,
    Change,
    Charge,
    Element,
    Hold,
    Ill,
    Piece,
    Printed,
    Rise,
    print_of,
)

KEY: Final = Word("word", "key", "")
UNTIL: Final = Word("until", "word", words=("", "turn", "ends", "start", "combat", "ill"))
ILLS: Final = Word("ills", "rows", [], of=(Word("disease", "word", words=DISEASES), SEAT, AMOUNT), high=99)
FIGHT: Final = (TOKEN, SEAT, TOKEN)
PLAYER_MEMORY: Final[tuple[Word, ...]] = (
    ILLS,
    Word("awake", "bool", True),  # where nothing is said: see `arrange`
    Word("levelled", "bool", False),
    Word("mulligans", "int", high=2),
    Word("skipped", "int", high=99),
)
TABLE_MEMORY: Final[tuple[Word, ...]] = (
    Word("first", "seat", 0),
    Word("vanishing", "list", [], of=(CARD,), high=999),
    Word("declined", "bool", False),
    Word("deciding", "seat", 0),
    Word("blocker", "token", 0),
    Word("declared", "rows", [], of=(TOKEN, SEAT), high=99),
    Word("attacks", "rows", [], of=FIGHT, high=99),
    Word("fights", "rows", [], of=FIGHT, high=99),
    Word("opposed", "rows", [], of=(TOKEN, TOKEN), high=99),
    Word("victors", "list", [], of=(TOKEN,), high=99),
    Word("possessed", "rows", [], of=(SEAT, TOKEN), high=99),
    Word("fallen", "rows", [], of=(TOKEN, SEAT), high=999),
    Word("healed", "bool", False),
    Word("serial", "int", high=9999),
    Word("used", "list", [], of=(Word("used", "by-token"),), high=999),
    Word("activations", "rows", [], of=(TOKEN, KEY), high=999),
    Word("pending", "entries", []),
)
CARD_MEMORY: Final[tuple[Word, ...]] = (
    Word("flags", "flags", 0, words=FLAGS),
    Word("original", "token", 0),
    Word("more_attack", "int", high=999),
    Word("more_defence", "int", low=-999, high=999),
    Word(
        "charges",
        "rows",
        [],
        of=(
            Word("kind", "word", words=CHARGES),
            AMOUNT,
            UNTIL,
            AMOUNT,
            SEAT,
            CARD,
            Word("tie", "word", words=("", *DISEASES)),
        ),
        high=99,
    ),
    ILLS,
    Word("changes", "rows", [], of=(Word("sort", "word", words=SORTS), KEY, UNTIL, SEAT), high=99),
    Word("holds", "rows", [], of=(SEAT, UNTIL), high=99),
    Word("host", "number", 0),
    Word("copies", "print", None),
)
EVENT: Final = (TOKEN, AMOUNT, TOKEN)  # what an ability knows of what has triggered it
RECORDS: Final[dict[str, Any]] = {"charges": Charge, "ills": Ill, "changes": Change, "holds": Hold}


def records(name: str, rows: Sequence[Any]) -> list[Any]:
    """What a card bears, as rows; a print that it is again later is made known."""
    found = [RECORDS[name](*row) for row in rows]
    for one in found:
        if isinstance(one, Change) and one.sort == WAS:
            print_called(one.word)
    return found


def about_of(ability: str) -> Sequence[Word]:
    """Of which kinds the numbers are that an element is about."""
    if ability == "call":
        return (AMOUNT, TOKEN)
    if ability.startswith("kw:ill-") or ability in ("combat", "assault"):
        return (SEAT,)
    if ability == "invoke":
        return (AMOUNT, AMOUNT)
    if ability in ("kw:reanimation", "kw:exhumation"):
        return (Word("amount", "int", high=99999), SEAT, AMOUNT)
    if ability.startswith("lasting:"):
        return (*(arguments_of(ability.split(":")[1], HOOKS) or ()), *EVENT)
    return EVENT


ENTRY_WORDS: Final[tuple[Word, ...]] = (
    Word("token", "token"),
    Word("proto", "print", None),
    Word("aims", "list", (), of=(Word("aims", "list", (), of=(TOKEN,), high=99),), high=9),
    Word("value", "int", low=-999),
    Word("about", "args", (), kinds=about_of),
    Word("chain", "list", (), of=(Word("chain", "by-number"),), high=24),
    Word("factor", "int", 1, low=1, high=999),
    Word("noted", "list", (), of=(AMOUNT,), high=9),
    Word("waits", "bool", False),
    Word("payer", "number", 0),
    Word("extra", "int", high=999),
    Word("serial", "int", high=9999),
)
_BY_INVOKER: Final = ("to-combat", "end-turn", "ether-card", "ether-coin")  # elements for which an Invocateur stands
_IN_STEP: Final = {"to-combat": "main", "end-turn": "ended"}  # when they wait
GAME_WORDS: Final = ("invoke", "call", "copied", "combat", "assault", *_BY_INVOKER)


def entry(s: Rise, given: dict[str, Any]) -> Element:
    """An element that waits. Where nothing else is said it is of the card as it is now."""
    number = given["source"]
    it = s.in_play(number)
    return Element(
        number,
        given["ability"],
        given["targets"],
        given["by"],
        given["token"] or s.token(number),
        given["proto"] or (it.printed if it is not None else s.cards[number].proto),
        given["aims"],
        given["value"],
        given["about"],
        given["chain"],
        (),
        *[given[name] for name in ("factor", "noted", "waits", "payer", "extra", "serial")],
    )


def refuses_stack(s: Rise) -> Refusal | None:
    """Why an element cannot wait: its card has no such ability, or lies where it cannot be one of."""
    stacks = [] if s.stack is None else [s.stack, *s.waiting]
    for item in [*(one for stack in stacks for one in stack.items), *s.pending]:
        assert isinstance(item, Element)
        if not _has(item):
            return Refusal("RI-STACK-020", "no-such-ability", card=s.cards[item.source], word=item.ability)
        if s.same(item.token) and not _lies_so(s, item):
            return Refusal("RI-PLAY-020", "lies-elsewhere", card=s.cards[item.source], word=item.ability)
    return None


def _lies_so(s: Rise, item: Element) -> bool:
    """Whether the card of an element is where such a card waits, as it has not moved since."""
    card = s.cards[item.source]
    it = s.in_play(item.source)
    if item.ability == "invoke":  # RI-PLAY-100: one that an effect invokes stays where it was until its stack opens
        return it is None and (item.waits or card in s.aside)
    if item.ability == "call":  # RI-CALL-010: from a zone other than the hand
        return it is None and card not in s.aside and not any(card in player.hand for player in s.players)
    if item.ability == "kw:reanimation":
        return card in s.aside
    if item.ability in _IN_STEP and s.step != _IN_STEP[item.ability]:
        return False
    if item.ability.startswith("skill") or item.ability in _BY_INVOKER:
        return it is not None and it.invoker
    return True


def _has(item: Element) -> bool:
    """Whether there is an effect with the key of an element."""
    key = item.ability
    if key in GAME_WORDS:
        return item.by >= 0 or key in ("combat", "assault", "end-turn", "to-combat")
    if key.startswith("kw:"):
        return key[3:] in STANDARD
    hooks = item.proto.hooks
    if key.startswith("lasting:"):
        handler, _, key = key[8:].partition(":")
        if arguments_of(handler, HOOKS) is None:
            return False
        hooks = Lasting(handler, 0, "").hooks
    hook, _, nth = key.partition(".")
    value = hooks[hook].run if hook in hooks else None
    if isinstance(value, Several):
        return (nth or "0").isdecimal() and len(nth) < 3 and int(nth or 0) < len(value.effects)
    return isinstance(value, Effect) and not nth


def print_called(name: str) -> Printed | None:
    """What a card is to read: the id of a card, then `!copy` where another one copies it, `!morph.<id>` where a Morpher
    does."""
    id, *marks = name.split("!")
    found = BOOK.cards.get(id)
    for mark in marks[:4]:
        if not isinstance(found, Printed):
            return None
        if mark == "copy":
            found = copy_of(found)
        elif mark.startswith("morph.") and isinstance(by := BOOK.cards.get(mark[6:]), Printed):
            found = morphed(found, by)
        else:
            return None
    return found if isinstance(found, Printed) and found.id + found.mark == name else None


def copied(it: Piece) -> Printed | None:
    """The print that a card copies."""
    return it.printed if it.printed.mark else None


def invariants(s: Rise) -> list[str]:
    """What holds between two actions, whatever led there."""
    from pioche.engine.contract import changes_again

    found: list[str] = []
    if s.step not in ("mulligan", "restore"):
        found += changes_again(s, _settle_again)
    if s.stack is None and (s.aside or s.waiting or s.pending):
        found.append(f"nothing is on a stack, and yet there wait {s.aside}, {s.waiting}, {s.pending}")
    apart = [card.number for player in s.players for it in player.field for card in it.under]
    if any(s.cards[number] not in s.aside and number not in apart for number in s.vanishing):
        found.append(f"neither set aside nor under a card: {s.vanishing}")
    if s.facing or s.offers or any(player.short for player in s.players):
        found.append("a fight, a draw or an Action because of a Destruction is not over")
    if s.step not in IN_COMBAT and (s.attacks or s.fights or s.declared or s.possessed):
        found.append(f"attacks outside the Combat phase: {s.attacks}, {s.fights}, {s.declared}, {s.possessed}")
    doubled = [it.original for player in s.players for it in player.field if it.original]
    if len(set(doubled)) < len(doubled):  # RI-DUP-050
        found.append(f"two duplicates of one card: {doubled}")
    for seat, player in enumerate(s.players):
        for it in player.field:
            if it.controller != seat or seat != (it.holds[-1].seat if it.holds else it.card.owner):
                found.append(f"{it} lies with {seat}, who does not control it")
            if it.flags & ATTACKS and (s.step not in IN_COMBAT or seat != s.active):
                found.append(f"{it} attacks outside its controller's Combat phase")
            if it.flags & (OPEN | TILTED) == OPEN:
                found.append(f"{it} is Open and not tilted")
        for it in player.invokers:
            if not 0 <= it.life <= MOST or not 0 <= it.level <= it.printed.levels[-1] or not 0 <= it.points <= LEVELS:
                found.append(f"{it}: life {it.life}, level {it.level}, points {it.points}")
            if len(equipment(s, it)) > 1:  # RI-EQUIP-040
                found.append(f"{it} bears {equipment(s, it)}")
            if not it.life and (it.charges or it.ills or it.changes):
                found.append(f"{it} is dead, and still {it.charges}, {it.ills}, {it.changes}")
        if not 0 <= player.coins <= MOST or not 0 <= player.ether <= MOST:
            found.append(f"seat {seat}: {player.coins} coins, {player.ether} Ether")
    return found


def _settle_again(s: Rise) -> Flow:
    s.unsettled = True
    return settle(s)


def refuses_step(s: Rise) -> Refusal | None:
    """Why a combat cannot stand where it does: who decides on blocks is not attacked, or has nothing to decide."""
    if s.blocker and s.step != "block":
        return Refusal("RI-COMBAT-110", "cannot-block")
    if s.stack is not None or s.step not in ("block", "order"):
        return None
    if s.deciding == s.active or s.out >> s.deciding & 1:
        return Refusal("RI-COMBAT-120", "not-attacked", seat=Seat(s.deciding))
    if s.step == "order":
        return None if blocked_fights(s, s.deciding) else Refusal("RI-COMBAT-180", "nothing-to-order")
    it = s.aimed(s.blocker) if s.blocker else None
    blocks = it is not None and it.controller == s.deciding and blockable(s, it)
    return Refusal("RI-COMBAT-110", "cannot-block") if s.blocker and not blocks else None


def refuses_combat(s: Rise) -> Refusal | None:
    """Why attacks cannot be as they are said: outside the Combat phase, of an Invocateur, of one card twice, or at the
    active player."""
    fighters = [one for row in (*s.attacks, *s.fights) for one in (row[0], row[2])]
    fighters += [one for row in s.opposed for one in row]
    for token in (*fighters, *[row[0] for row in s.declared], *[row[1] for row in s.possessed], *s.victors):
        it = s.aimed(token) if token else None
        if it is not None and it.invoker:
            return Refusal("RI-COMBAT-200", "attacks-not-so")
    if s.step not in IN_COMBAT:
        odd = s.attacks or s.fights or s.declared or s.possessed or s.opposed
        return Refusal("RI-COMBAT-020", "no-combat") if odd else None
    if s.stack is not None and (s.declared or s.step in ("block", "order")):
        return Refusal("RI-STACK-030", "not-answered")
    mine = s.players[s.active].field
    if s.declared and (s.step != "attack" or any(s.aimed(row[0]) not in mine for row in s.declared)):
        return Refusal("RI-COMBAT-060", "attacks-not-so")
    if s.step == "attack" and (s.attacks or s.fights):
        return Refusal("RI-COMBAT-060", "attacks-not-so")
    for rows in (s.declared, s.attacks, s.fights):
        attackers = [row[0] for row in rows]
        if len(set(attackers)) < len(attackers) or any(row[1] == s.active for row in rows):
            return Refusal("RI-COMBAT-090", "attacks-not-so")
    return None


def refuses_apart(s: Rise) -> Refusal | None:
    """Why cards cannot be set aside, doubled or equipped as they are said."""
    under = [card for player in s.players for it in player.field for card in it.under]
    for number in s.vanishing:
        if s.cards[number] not in s.aside and s.cards[number] not in under:
            return Refusal("RI-REANIM-060", "not-set-aside", card=s.cards[number])
    originals: list[int] = []
    for player in s.players:
        for it in player.field:
            if it.original and it.original in originals:
                return Refusal("RI-DUP-050", "doubled-twice", card=it.card)
            originals.append(it.original)
    return None


def refuses_invoker(s: Rise, it: Piece, seat: int) -> Refusal | None:
    """Why an Invocateur cannot be as it is said."""
    if it.card.owner != seat:
        return Refusal("RI-GLO-380", "not-its-player", card=it.card, seat=Seat(seat))
    if it.holds or it.original or it.host or it.flags & ~(TILTED | SPENT):
        return Refusal("RI-INVZONE-040", "no-constante", card=it.card)
    if it.level > it.printed.levels[-1]:
        return Refusal("RI-INVOC-040", "level-too-high", card=it.card, most=it.printed.levels[-1])
    if not it.life and (it.charges or it.ills or it.changes):
        return Refusal("RI-INVOC-190", "dead-and-marked", card=it.card)
    return Refusal("RI-EQUIP-040", "no-bearer") if len(equipment(s, it)) > 1 else None


def _may_equip(s: Rise, it: Piece) -> bool:
    """Whether a card is an Équipement, and not on itself by way of others."""
    over, bearer_now = [it], bearer(s, it)
    while bearer_now is not None and bearer_now not in over:
        over.append(bearer_now)
        bearer_now = bearer(s, bearer_now)
    return bearer_now is None and ("equips" in it.printed.hooks or "equips" in print_of(it.card).hooks)


def refuses_side(s: Rise, seat: int) -> Refusal | None:
    """Why a player's cards cannot lie as they do."""
    player = s.players[seat]
    if len(player.invokers) != 2:
        return Refusal("RI-INVZONE-010", "two-invokers", count=len(player.invokers))
    if not s.out >> seat & 1 and not any(one.life > 0 for one in player.invokers):
        return Refusal("RI-GOAL-020", "has-lost", seat=Seat(seat))
    for it in player.invokers:
        refusal = refuses_invoker(s, it, seat)
        if refusal is not None:
            return refusal
    for it in player.field:
        if seat != (it.holds[-1].seat if it.holds else it.card.owner):
            return Refusal("RI-GLO-170", "not-its-player", card=it.card, seat=Seat(seat))
        if it.flags & ATTACKS and (s.step not in IN_COMBAT or seat != s.active):
            return Refusal("RI-COMBAT-210", "attacks-not-so")
        if "equipement" in it.printed.aptitudes and not it.host:
            return Refusal("RI-EQUIP-010", "equips-nothing", card=it.card)
        if it.host and not _may_equip(s, it):
            return Refusal("RI-EQUIP-010", "cannot-equip", card=it.card)
        if not_morphed(s, it):
            return Refusal("RI-MORPH-020", "copies-nothing", card=it.card)
    return None
