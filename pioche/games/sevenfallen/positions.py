"""Positions that cannot be: what scenarios and patches are refused for, with the rule that says so."""

from __future__ import annotations

from typing import Final

from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow
from pioche.engine.log import Seat
from pioche.games.sevenfallen.rules import combat, pairs, values
from pioche.games.sevenfallen.rules.damage import in_attack_phase
from pioche.games.sevenfallen.rules.play import WINDOWS
from pioche.games.sevenfallen.state import SevenFallen, print_of
from pioche.games.sevenfallen_common.table import Piece, number_in

FIGHTERS: Final = ("angel", "archangel", "golem")
RESERVES: Final = ("worshipper", "temple", "archangel")
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
    if s.stack is None and not s.due and s.step in ("main", *WINDOWS):
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
    s.shaken = True
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


def refuses_attack(s: SevenFallen) -> Refusal | None:
    """An attack goes on with those who are still there; where nobody is left to go on with it, it cannot."""
    if s.step in ("will", "grace"):
        return None
    if not in_attack_phase(s):
        s.group = s.attackers = s.defenders = s.twice = ()
        return None
    ready = [one.card.number for one in combat.ready_attackers(s)]
    s.twice = tuple(token for token in s.twice if combat.strikes_again(s, token))
    if s.step == "again":
        ready = [number_in(token) for token in s.twice]
    s.group = tuple(number for number in s.group if number in ready)
    left: list[int] | list[Piece] = combat.attacking(s) if s.step == "redirect" else ready
    if s.step in ("declare", "again", "redirect") and not left:
        return Refusal("SF-ATTACK-310", "nobody-attacks")
    return None
