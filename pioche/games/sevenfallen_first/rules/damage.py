"""Damage, healing and destruction (chapters Dégâts, Attaque à plusieurs, Archange, Golem)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.cards import Source
from pioche.engine.choice import COUNT, NUMBER, TARGET, Ask
from pioche.engine.declared import declared
from pioche.engine.effects import happened, heard_by, keys_of, me_of, owe, owe_heard
from pioche.engine.flow import NOTHING, Flow, FlowOf
from pioche.engine.log import Seat, say
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.divinity import defeat, fallen, lose_ec
from pioche.games.sevenfallen_first.rules.terms import Damaged, Destroyed, Gained, Healed, Moment
from pioche.games.sevenfallen_first.rules.values import armour, full, has_life, in_line, keyword, left, might_have
from pioche.games.sevenfallen_first.rules.zones import leave
from pioche.games.sevenfallen_first.state import First, is_angel

ABILITY: Final = 0  # plain damage of an ability or a miracle: golem, Armure, life
LIFE: Final = 1  # SO-DMG-090: points of force vitale, past golem and Armure
BLOW: Final = 2  # of an attack, or the blow back
SNEAK: Final = 3  # SO-FOURBERIE-010: a blow past golem and Armure


@declared
class Hit:
    """`amount` damage to a page, or to a divinity in the heavens, by the card with the number `by`; `attack`: by its
    own attack, not by the blow back."""

    it: Piece
    amount: int
    by: int
    how: int = ABILITY
    attack: bool = False


@declared
class _Wound:
    """What a hit has done: how much of the page's own health it took."""

    it: Piece
    points: int
    hit: Hit


@declared
class _Tally:
    """What hits of one moment have done: wounds, who is killed by what, and the dealers whose touch is deadly."""

    deadly: list[int]
    wounds: list[_Wound] = []
    killers: dict[int, Hit] = {}


def deal(s: First, hits: Sequence[Hit]) -> Flow:
    """SO-DMG-030, SO-DMG-080: all at the same time; then who has nothing left is destroyed."""
    tally = _Tally([hit.by for hit in hits if hit.by and _sudden(s, hit.by)])
    for hit in hits:
        if keyword(s, hit.it, "frere-de-sang"):
            return _deal_among_brothers(s, hits, tally)
    for hit in hits:
        points = _shields(s, hit, tally)
        if points > 0:
            _hurt(s, hit, hit.it, points, tally)
    _conclude(s, hits, tally)
    return NOTHING


def _deal_among_brothers(s: First, hits: Sequence[Hit], tally: _Tally) -> Flow:
    for hit in hits:
        points = _shields(s, hit, tally)
        if points > 0 and is_angel(hit.it) and keyword(s, hit.it, "frere-de-sang"):
            points = yield from _to_a_brother(s, hit, points, tally)
        if points > 0:
            _hurt(s, hit, hit.it, points, tally)
    _conclude(s, hits, tally)


def _conclude(s: First, hits: Sequence[Hit], tally: _Tally) -> None:
    """What the wounds lead to, and who falls."""
    for wound in tally.wounds:
        _consequences(s, wound, tally)
    dead = _without_health(s, hits, tally.wounds)
    if dead:
        destroy(s, [Destroyed(one, one.controller, *_by(tally.killers, one)) for one in dead])


def _by(killers: dict[int, Hit], it: Piece) -> tuple[int, int]:
    hit = killers.get(it.card.number)
    return (0, 0) if hit is None else (int(hit.attack), hit.by)


def _sudden(s: First, number: int) -> bool:
    """SO-MORTSUBITE-030."""
    dealer = s.in_play(number) if might_have(s, number, "mort-subite") else None
    return dealer is not None and keyword(s, dealer, "mort-subite") > 0


def _shields(s: First, hit: Hit, tally: _Tally) -> int:
    """SO-DMG-040 to SO-DMG-060, SO-ARMURE-020: what is left of a hit once golem and Armure, or the shield of an
    archange, are worn down. A lone golem and a divinity have nothing before their own health. What a golem stops comes
    off its own (SO-TRESOR-030)."""
    it, amount = hit.it, hit.amount
    if amount <= 0 or not s.stands(it):
        return 0
    kind = it.printed.type
    if kind == "divinity":
        return amount
    if kind == "archangel":  # SO-ARCH-090, SO-ARCH-100
        stopped = min(amount, left(s, it))
        it.damage += stopped
        return amount - stopped
    if hit.how in (ABILITY, BLOW):
        golem = it.golem if it.attached else None
        if golem is not None:
            stopped = min(amount, left(s, golem))
            if stopped:
                golem.damage += stopped
                amount -= stopped
                tally.wounds.append(_Wound(golem, stopped, hit))
                if left(s, golem) <= 0:
                    tally.killers[golem.card.number] = hit
                if s.log is not None:
                    say(s, "shield", {"card": golem.card, "amount": stopped})
        if amount and kind != "golem":
            stopped = min(amount, armour(s, it))
            if stopped:
                it.marks["worn"] = it.marks.get("worn", 0) + stopped
                amount -= stopped
    if amount and hit.how in (BLOW, SNEAK) and has_life(it) and keyword(s, it, "invincible"):
        dealer = s.in_play(hit.by)
        if dealer is not None and dealer.printed.type != "golem":
            return 0  # SO-INVINCIBLE-010, SO-INVINCIBLE-030
    return amount


def _hurt(s: First, hit: Hit, it: Piece, points: int, tally: _Tally) -> None:
    """Points off the health of a page; SO-DMG-150: what is beyond it is lost."""
    kind = it.printed.type
    if kind == "divinity":
        taken = min(points, it.ec)
        if s.log is not None:
            say(s, "lost-ec", {"card": it.card, "amount": taken})
        lose_ec(s, it, points)
        return
    health = it.ec if kind == "archangel" else left(s, it)
    taken = min(points, health)
    if kind == "archangel":
        it.ec -= taken
    else:
        it.damage += taken
    if taken:
        tally.wounds.append(_Wound(it, taken, hit))
        if taken == health:
            tally.killers.setdefault(it.card.number, hit)
        if s.log is not None:
            say(s, "damaged", {"card": it.card, "amount": taken})


def _to_a_brother(s: First, hit: Hit, points: int, tally: _Tally) -> FlowOf[int]:
    """SO-FRERE-010, SO-FRERE-020: all or part of it to the life of another ange; returns what is left."""
    it = hit.it
    others = [one for one in in_line(s, it.controller) if one is not it and is_angel(one)]
    if others:
        options = [COUNT | n for n in range(points + 1)]
        option = yield Ask(it.controller, "number", options, it.card.number, "brother", {"amount": points})
        share = option & NUMBER
        if share:
            brother = others[0]
            if len(others) > 1:
                targets = [TARGET | one.card.number for one in others]
                brother = s.must((yield Ask(it.controller, "target", targets, it.card.number, "brother-who")) & NUMBER)
            _hurt(s, Hit(brother, share, hit.by, LIFE, hit.attack), brother, share, tally)
            return points - share
    return points


def _consequences(s: First, wound: _Wound, tally: _Tally) -> None:
    """SO-TRESOR-010, SO-CONTRE-010, SO-MORTSUBITE-030: what the points that a page has lost lead to."""
    it, points = wound.it, wound.points
    if keyword(s, it, "tresor"):
        it.marks["treasure"] = it.marks.get("treasure", 0) + points
    if keyword(s, it, "contre-attaque"):
        it.marks["atq"] = it.marks.get("atq", 0) + points
        happened(s, Gained(it, it.controller, points))
    if wound.hit.by in tally.deadly and has_life(it):
        it.damage = max(it.damage, full(s, it))
        tally.killers.setdefault(it.card.number, wound.hit)
    if "after_damage" in s.hooked:
        happened(s, Damaged(it, it.controller, points, wound.hit.by))


def _without_health(s: First, hits: Sequence[Hit], wounds: list[_Wound]) -> list[Piece]:
    """SO-DMG-010, SO-DMG-050, SO-ARCH-020: who has nothing left, each once."""
    found: list[Piece] = []
    for it in [hit.it for hit in hits] + [wound.it for wound in wounds]:
        if it.printed.type == "divinity":
            continue
        for one in (it, *it.attached) if it.attached else (it,):
            if one not in found and is_dead(s, one) and s.stands(one):
                found.append(one)
    return found


def is_dead(s: First, it: Piece) -> bool:
    """Whether a page on the lines has nothing left of what it lives by."""
    return it.ec <= 0 if it.printed.type == "archangel" else full(s, it) - it.damage <= 0


# Destruction


def destroy(s: First, falls: Sequence[Destroyed]) -> None:
    """SO-GEN-060: all at the same moment, to their owners' purgatoires; what this triggers is due. SO-GOAL-020: where
    a mortal falls that is the divinity, its player has lost."""
    mortals = [fall for fall in falls if fall.it is not None and s.players[fall.seat].divinity == fall.it.card.number]
    heard: list[tuple[Source, Moment]] = []
    if "after_destroyed" in s.hooked:
        for fall in falls:
            heard_by(s, fall, heard)  # type: ignore[arg-type]
    for fall in falls:
        it = fall.it
        if it is None or not s.stands(it) or fall in mortals:
            continue
        killer = s.in_play(fall.by) if fall.by else None
        if killer is not None:
            s.slain.append(s.token(fall.by))
        banished = bool(fall.amount) and killer is not None and "banishes" in killer.hooks
        if not banished:
            for key in keys_of(it, "dernier_souffle"):  # SO-SOUFFLE-010, SO-DECHU-030
                owe(s, me_of(s, it, key))
        leave(s, it, "pandemonium" if banished else "purgatory")
        if s.log is not None:
            say(s, "banished" if banished else "destroyed", {"card": it.card})
    for source, event in heard:
        owe_heard(s, source, event)
    if mortals:
        for fall in mortals:
            assert fall.it is not None
            fall.it.damage = max(fall.it.damage, full(s, fall.it))
        defeat(s, fallen(s), "slain")


def destroy_one(s: First, it: Piece, by: int = 0) -> None:
    """An effect of the card `by` destroys a page."""
    destroy(s, [Destroyed(it, it.controller, 0, by)])


# Healing


def heal(s: First, it: Piece, amount: int, seat: int) -> int:
    """SO-MEDECIN-020: never above full; points of force vitale, or of the shield of a golem; returns how many."""
    healed = min(amount, it.damage)
    if healed <= 0:
        return 0
    it.damage -= healed
    if s.log is not None:
        say(s, "healed", {"seat": Seat(seat), "card": it.card, "amount": healed})
    if "after_heal" in s.hooked:
        happened(s, Healed(it, seat, healed))
    return healed


def untouched(s: First, it: Piece, how: int) -> bool:
    """SO-INVINCIBLE-010: whether a blow on this page comes to nothing, as no shield stands before its life."""
    shielded = how != SNEAK and (it.golem is not None or armour(s, it) > 0)
    return has_life(it) and keyword(s, it, "invincible") > 0 and not shielded


def unhurt(s: First, it: Piece, dealer: Piece) -> bool:
    """Whether a page takes no damage from another one in combat."""
    return "unhurt" in s.hooked and says_yes(s, "unhurt", it, dealer)


__all__ = ["ABILITY", "BLOW", "LIFE", "SNEAK", "Hit", "deal", "destroy", "destroy_one", "heal", "unhurt", "untouched"]
