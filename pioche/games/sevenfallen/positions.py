"""Positions that cannot be: what scenarios and patches are refused for, with the rule that says so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from pioche.engine.effects import Several
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.flow import Flow
from pioche.engine.game import AMOUNT, CARD, OTHER_CARD, OTHER_TOKEN, SEAT, TOKEN, Word, many
from pioche.engine.lasting import Lasting, arguments_of
from pioche.engine.log import Seat
from pioche.engine.stack import Entry, busy
from pioche.engine.table import number_in
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.rules import combat, pairs, turn, values
from pioche.games.sevenfallen.rules.damage import in_attack_phase
from pioche.games.sevenfallen.rules.effects import Effect
from pioche.games.sevenfallen.rules.markers import asleep, base_print, copy_of
from pioche.games.sevenfallen.rules.play import WINDOWS
from pioche.games.sevenfallen.rules.terms import HOOKS
from pioche.games.sevenfallen.state import (
    KEYWORDS,
    STANDARD,
    TYPES,
    Printed,
    SevenFallen,
    print_as_angel,
    print_now,
    print_of,
    reprint,
)
from pioche.games.sevenfallen_common.table import Piece

FIGHTERS: Final = ("angel", "archangel", "golem")
RESERVES: Final = ("worshipper", "temple", "archangel")
# What the table remembers, beside what it shows
TABLE_MEMORY: Final[tuple[Word, ...]] = (
    Word("first", "seat", -1),
    Word("wilful", "seat", 0),
    Word("changing", "seat", -1),
    Word("stopped", "bool", False),
    Word("proposed", "bool", False),
    Word("slots", "int", None, high=99),
    Word("group", "list", (), of=(OTHER_CARD,), high=99),
    Word("attackers", "list", (), of=(OTHER_TOKEN,), high=99),
    Word("defenders", "list", (), of=(OTHER_TOKEN,), high=99),
    Word("twice", "list", (), of=(OTHER_TOKEN,), high=99),
    Word("struck", "list", (), of=(OTHER_TOKEN,), high=99),
    Word("used", "list", [], of=(Word("used", "by-token"),), high=999),
    Word("fallen", "rows", [], of=(TOKEN, SEAT, Word("type", "word", words=TYPES)), high=999),
    Word("targeted", "list", [], of=(OTHER_TOKEN,), high=999),
    Word("prevented", "rows", {}, of=(TOKEN, Word("damage", "int")), high=999),
)
CARD_MEMORY: Final[tuple[Word, ...]] = (
    Word("announced", "bool", False),
    Word("calm", "bool", False),
    Word("fought", "bool", False),
    Word("copies", "print", None),
)
EVENT: Final = (TOKEN, AMOUNT, CARD)  # what an ability knows of what has triggered it
COLLATERAL: Final = (CARD, AMOUNT, AMOUNT, SEAT, many(CARD))


def about_of(ability: str) -> Sequence[Word]:
    """Of which kinds the numbers are that an ability is about."""
    if ability == "kw:collateral":
        return COLLATERAL
    if ability.startswith("lasting:"):
        return (*(arguments_of(ability.split(":")[1], HOOKS) or ()), *EVENT)
    return EVENT


ENTRY_WORDS: Final[tuple[Word, ...]] = (
    Word("token", "token"),
    Word("proto", "print", None),
    Word("aims", "list", (), of=(Word("aims", "list", (), of=(OTHER_TOKEN,), high=99),), high=9),
    Word("value", "int", low=-999),
    Word("about", "args", (), kinds=about_of),
    Word("chain", "list", (), of=(Word("chain", "by-number"),), high=24),
    Word("shielded", "list", (), of=(OTHER_TOKEN,), high=99),
)


def entry(s: SevenFallen, given: dict[str, Any]) -> Entry:
    """An effect that waits. Where nothing else is said it is of the card as it is now."""
    number = given["source"]
    return Entry(
        number,
        given["ability"],
        given["targets"],
        given["by"],
        given["token"] or s.token(number),
        given["proto"] or print_now(s, s.cards[number]),
        given["aims"],
        given["value"],
        given["about"],
        given["chain"],
        given["shielded"],
    )


def refuses_stack(s: SevenFallen) -> Refusal | None:
    """Why an effect cannot wait: its card has no such ability, or the game itself would have added it."""
    for stack in [] if s.stack is None else [s.stack, *s.waiting]:
        for item in stack.items:
            assert isinstance(item, Entry)
            if item.by < 0 or not _has(item):
                return Refusal("SF-STACK-020", "no-such-ability", card=s.cards[item.source], word=item.ability)
    return None


def _has(item: Entry) -> bool:
    """Whether there is an effect with the key of an entry."""
    key = item.ability
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
    """What a card is to read: the id of a card, then `!copy` where another card is transformed into it, `!dormant`
    where it has no abilities, `!angel3/4` where it is treated as an Ange."""
    id, *marks = name.split("!")
    found = BOOK.cards.get(id)
    for mark in marks[:3]:
        if not isinstance(found, Printed):
            return None
        angel = re.fullmatch(r"angel(\d{1,4})/(\d{1,4})((?:\+[a-z-]+)*)", mark)
        keywords = tuple(angel[3].split("+")[1:]) if angel is not None else ()
        if mark == "copy":
            found = copy_of(found)
        elif mark == "dormant":
            found = asleep(found)
        elif angel is not None and all(keyword in KEYWORDS for keyword in keywords):
            found = print_as_angel(found, f"{found.mark}!{mark}", int(angel[1]), int(angel[2]), keywords)
        else:
            return None
    return found if isinstance(found, Printed) and found.id + found.mark == name else None


def copied(it: Piece) -> Printed | None:
    """The print that a card has been transformed into."""
    base = base_print(it)
    return base if base.mark.startswith("!copy") else None


def transform(s: SevenFallen, it: Piece, into: Printed) -> None:
    """A card in play or in the Limbes is a copy from now on."""
    if not into.mark.startswith("!copy") or "!angel" in into.mark:
        raise PiocheError("bad-value", word="copies", value=into.id + into.mark)
    if s.in_play(it.card.number) is it:
        reprint(s, it, into)
    else:
        it.printed = into
        it.hooks = into.hooks


# Who bears which markers and tokens, and the rule; Poseidor lie anywhere.
BEARERS: Final = {
    "plume": ("SF-DIV-010", ("divinity",)),
    "fv": ("SF-DIV-010", ("divinity",)),
    "sablier": ("SF-BLESS-010", ("blessing",)),
    "angelus": ("SF-MEM-070", FIGHTERS),
    **dict.fromkeys(("+1/+1", "-1/-1", "+1/+0", "+0/+1", "bou", "atq"), ("SF-LEX-550", FIGHTERS)),
}


def invariants(s: SevenFallen) -> list[str]:
    """What holds between two actions, whatever led there."""
    from pioche.engine.contract import changes_again

    found: list[str] = []
    if not busy(s) and not s.due and s.step in ("main", *WINDOWS):
        found += changes_again(s, _settle_again)
        for seat in range(len(s.players)):
            refusal = refuses_eden(s, seat) or refuses_side(s, seat)
            if refusal is not None:
                found.append(f"{refusal.rule} {refusal.message}: {refusal.args}")
    for seat, player in enumerate(s.players):
        for row in (player.divine, player.worship, player.rear, player.front, player.limbo):
            for it in row:
                if it.controller != seat:
                    found.append(f"{it} lies with {seat}, who does not control it")
                for one in it.attached:
                    if one.host != it.card.number or one.controller != seat:
                        found.append(f"{one} is on {it}, and is not")
    return found


def _settle_again(s: SevenFallen) -> Flow:
    s.unsettled = True
    return pairs.settle(s)


def refuses_eden(s: SevenFallen, seat: int) -> Refusal | None:
    """SF-EDEN-010: one Divinité, no second Archange face down, no second gift."""
    player = s.players[seat]
    if len(player.divine) != 1:
        return Refusal("SF-EDEN-010", "no-divinity", seat=Seat(seat))
    for pile in (player.archangel, player.gift):
        if len(pile) > 1:
            return Refusal("SF-EDEN-010", "single-copy", card=pile[1])
    return None


def refuses_side(s: SevenFallen, seat: int) -> Refusal | None:
    """Why a player's cards cannot lie as they do, once those that stand free are linked."""
    player = s.players[seat]
    divinity = player.divine[0]
    if not divinity.marks.get("plume", 0) and (divinity.mortal or divinity.damage >= values.life(s, divinity)):
        return Refusal("SF-DIV-150", "has-lost", seat=Seat(seat))
    for row in (player.divine, player.worship, player.rear, player.front, player.limbo):
        for one in row:
            refusal = _refuses_bearing(one)
            for other in one.attached:
                refusal = refusal or _refuses_bearing(other)
            if refusal is not None:
                return refusal
    for one in player.limbo:
        if one.damage or one.attached or one.under or one.flags:
            return Refusal("SF-ZONE-070", "not-in-limbo", card=one.card)
    for one in player.worship:
        if one.attached:
            return Refusal("SF-PAIR-010", "links-on-lines", card=one.card)
    for row in (player.rear, player.front):
        for one in row:
            refusal = _refuses_links(one) or _refuses_standing(s, seat, one)
            for other in one.attached:
                refusal = refusal or _refuses_standing(s, seat, other)
            if refusal is not None:
                return refusal
    return None


def _refuses_bearing(it: Piece) -> Refusal | None:
    """Markers, EC and the place of an attacker are for some cards only."""
    kind = print_of(it.card).type
    for mark, count in it.marks.items():
        rule, kinds = BEARERS.get(mark, ("", ()))
        if count and rule and kind not in kinds:
            return Refusal(rule, "bears-not", card=it.card, word=mark)
    if it.ec and kind not in RESERVES:
        return Refusal("SF-WORSH-070", "bears-not", card=it.card, word="ec")
    if it.ambush and not it.attacker:
        return Refusal("SF-ATTACK-020", "ambush-attacks", card=it.card)
    return None


def _refuses_links(it: Piece) -> Refusal | None:
    """SF-PAIR-030, SF-EQUIP-050: an Ange has one Golem and one Équipement at most. Links that have just lost their
    reason part by themselves (SF-PAIR-230, SF-EQUIP-070, SF-EQUIP-120)."""
    seen: list[str] = []
    able = values.is_angel(it) or "becomes" in print_of(it.card).hooks
    for one in it.attached:
        kind = one.printed.type
        golem = kind != "equipment"
        if not able or kind not in ("golem", "equipment") or one.attached:
            return Refusal("SF-PAIR-010" if golem else "SF-EQUIP-040", "joins-an-angel", card=one.card)
        if kind in seen:
            return Refusal("SF-PAIR-030" if golem else "SF-EQUIP-050", "one-of-each", card=it.card)
        seen.append(kind)
    return None


def _refuses_standing(s: SevenFallen, seat: int, it: Piece) -> Refusal | None:
    """What would fall at once."""
    kind = it.printed.type
    if kind in FIGHTERS and it.damage >= values.life(s, it):
        return Refusal("SF-GOLEM-020" if kind == "golem" else "SF-DMG-050", "is-destroyed", card=it.card)
    if kind == "blessing" and not it.marks.get("sablier", 0):
        return Refusal("SF-BLESS-070", "hourglass-empty", card=it.card)
    if kind == "angel":
        for one in values.twins(s, seat, it.card, it):
            if one.printed.id == it.printed.id:
                return Refusal("SF-LEX-480", "legendary-twice", card=it.card)
            return Refusal("SF-LEX-540", "same-renown", card=it.card, other=one.card)
    return None


def refuses_effects(s: SevenFallen) -> Refusal | None:
    """SF-EDEN-020: no effect that lasts is on a Divinité, which is neither moved nor destroyed."""
    for effect in s.lasting:
        for kind, value in zip(arguments_of(effect.handler, HOOKS) or (), effect.args, strict=False):
            card = s.cards[number_in(value)] if kind.type == "token" else None
            if card is not None and card.number and print_of(card).type == "divinity":
                return Refusal("SF-EDEN-020", "bears-not", card=card, word=effect.handler)
    return None


def refuses_register(s: SevenFallen) -> Refusal | None:
    """SF-TURN-060: an Adorateur or the Archange is brought into play where there is one."""
    player = s.players[s.active]
    able = player.register if s.step == "worship" else s.step != "register" or turn.archangel_ready(s, s.active)
    return None if able else Refusal("SF-TURN-060", "nobody-to-bring", seat=Seat(s.active))


def refuses_attack(s: SevenFallen) -> Refusal | None:
    """An attack goes on with those who are still there; where nobody is left to go on with it, it cannot. A combat that
    all have left fails when its Contemplation is over."""
    if s.step in ("will", "grace"):
        return None
    if not in_attack_phase(s):
        s.group = s.attackers = s.defenders = s.twice = ()
        return None
    if s.step not in ("combat", "redirect"):
        s.attackers = s.defenders = ()
    ready = [one.card.number for one in combat.ready_attackers(s)]
    if s.step == "again":
        s.twice = tuple(token for token in s.twice if combat.strikes_again(s, token))
        ready = [number_in(token) for token in s.twice]
    s.group = tuple(number for number in s.group if number in ready)
    left = combat.attacking(s) if s.step == "redirect" else ready
    if s.step in ("declare", "again", "redirect") and not left:
        return Refusal("SF-ATTACK-310", "nobody-attacks")
    return None
