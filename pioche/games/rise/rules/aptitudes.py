"""What aptitudes and diseases do as Actions and Effects (*Liste des Aptitudes*, *Liste des Maladies*). Those that only
say what a card is, or how it fights, stand where that is asked."""

from __future__ import annotations

from typing import Any

from pioche.engine.effects import Effect, Me
from pioche.engine.flow import pick, pick_several
from pioche.engine.lasting import add_hooks
from pioche.engine.log import say
from pioche.engine.seats import is_out
from pioche.games.rise.rules.combat import IN_COMBAT, bleed, clash, foe_in_combat, in_this_combat
from pioche.games.rise.rules.control import START
from pioche.games.rise.rules.damage import Hit, deal
from pioche.games.rise.rules.destroy import destroy, sacrifice
from pioche.games.rise.rules.diseases import grow_parasite, infect
from pioche.games.rise.rules.parts import charges, destroys, effect, is_now, tossed
from pioche.games.rise.rules.play import duplicate, refuses_duplicate
from pioche.games.rise.rules.targets import Select, creatures, itself, my, target, their
from pioche.games.rise.rules.traits import TURN, change, charge, mark
from pioche.games.rise.rules.values import attack, defence, flies, harms, has, is_type, living, owns, toughness
from pioche.games.rise.rules.zones import lift, unequip
from pioche.games.rise.state import (
    ARRIVED,
    ATTACKS,
    COPY,
    DUPLICATE,
    FORMED,
    HARMLESS,
    INACTIVE,
    IS,
    NO_ACTIONS,
    NO_BLOCK,
    PARANOID,
    REANIMATED,
    SCHIZOPHRENIC,
    STANDARD,
    TOKEN,
    Hold,
    Piece,
    Printed,
    Rise,
    print_of,
)

# When they may be activated


def during_your_turn(s: Rise, me: Me) -> bool:
    """RI-TURN-060: in one's own Invocation phases."""
    return s.active == me.seat and s.step in ("main", "end", "ended")


def before_combat(s: Rise, me: Me) -> bool:
    """RI-DIVERSION-020: until the move to the Combat phase has resolved."""
    return not s.fought and s.step in ("main", "end", "ended")


def in_your_combat(s: Rise, me: Me) -> bool:
    """*during your Combat phase*."""
    return s.active == me.seat and s.step in IN_COMBAT


# Active aptitudes


def clone(s: Rise, me: Me) -> bool:
    """RI-CLONAGE-010, RI-CLONAGE-030."""
    it = s.aimed(me.token)
    return it is not None and duplicate(s, me, [it], clonage=True)


def may_clone(s: Rise, me: Me) -> bool:
    """RI-CLONAGE-020, RI-DUP-050."""
    it = s.aimed(me.token)
    if it is None or not during_your_turn(s, me):
        return False
    return is_type(s, it, "clone") and not refuses_duplicate(s, it)


def dodge(s: Rise, me: Me) -> Any:
    """RI-DODGE-010, RI-DODGE-030."""
    it = s.aimed(me.token)
    foe = foe_in_combat(s, it) if it is not None else None
    if foe is None:
        return
    change(s, me, foe, IS, HARMLESS, "combat")
    ill = [one for one in s.players[me.seat].field if has(s, one, "maladie") and diseases_on(one.printed)]
    if ill:
        one = ill[0]
        if len(ill) > 1:
            one = s.must((yield from pick(me.seat, ill, "infects-with", me.number)))
        for disease in diseases_on(one.printed):
            infect(s, me, foe, disease)


def diseases_on(printed: Printed) -> tuple[str, ...]:
    """The diseases that the Effects of a card name."""
    found: tuple[str, ...] = getattr(printed.hooks.get("diseases"), "run", ())
    return found


def in_its_combat(s: Rise, me: Me) -> bool:
    """RI-DODGE-020."""
    it = s.aimed(me.token)
    return it is not None and in_this_combat(s, it)


def exhume(s: Rise, me: Me) -> None:
    """RI-EXHUM-010."""
    for token in me.aims[0]:
        it = s.aimed(token)
        if it is not None:
            charge(s, me, it, (2 if is_type(s, it, "zombie") else 1) * me.factor)


def possess_later(s: Rise, me: Me) -> None:
    """RI-POSS-050: remembered until the Combat phase ends."""
    s.possessed.append((me.seat, me.token))


def takes_part(s: Rise, me: Me) -> bool:
    """RI-POSS-020, RI-POSS-050: it was declared as an attacker or a blocker."""
    it = s.aimed(me.token)
    if it is None or s.step not in IN_COMBAT:
        return False
    return bool(it.flags & ATTACKS) or any(one[2] == me.token for one in s.attacks)


def rage(s: Rise, me: Me) -> None:
    """RI-RAGE-010 to RI-RAGE-030."""
    for it in itself(s, me):
        for _ in range(1 + me.extra):
            charge(s, me, it, me.factor, TURN)


def reanimate(s: Rise, me: Me) -> None:
    """RI-REANIM-010, RI-REANIM-080, RI-REANIM-090: back on the battlefield where it lay, in its base state; who had
    it through a disease has it no longer."""
    card = s.cards[me.number]
    if card not in s.aside:
        return
    s.aside.remove(card)
    if me.number in s.vanishing:
        s.vanishing.remove(me.number)
    s.moved(me.number)
    flags = REANIMATED | me.about[0] & (ARRIVED | TOKEN | DUPLICATE | COPY)
    seat = card.owner if is_out(s, me.about[1]) else me.about[1]
    it = Piece(card, seat, print_of(card), flags=flags)
    if card.owner != seat:
        it.holds.append(Hold(seat, START if me.about[2] else ""))
    s.players[seat].field.append(it)
    add_hooks(s, it.hooks)
    s.rearranged()
    if s.log is not None:
        say(s, "reanimated", {"card": card})
    charge(s, me, it, me.factor)


# Activated Effects


def assimilable(s: Rise, me: Me) -> list[Piece]:
    return [it for it in s.players[me.seat].field if it.printed.creature and owns(s, it, "assimilation")]


def assimilate(s: Rise, me: Me) -> Any:
    """RI-ASSIM-010, RI-ASSIM-070, RI-ASSIM-090: the Créatures are piled up, the last one named on top."""
    able = assimilable(s, me)
    if len(able) < 2:
        return
    numbers = yield from pick_several(
        me.seat, able, "assimilate", me.number, least=2, most=len(able), kind="assimilate"
    )
    its = [s.must(number) for number in numbers]
    top = its[-1]
    for it in its[:-1]:
        top.more_attack += attack(s, it)
        top.more_defence += toughness(s, it)
        top.damage += it.damage
        unequip(s, it)
        lift(s, it)
        s.moved(it.card.number)
        if it.flags & TOKEN:  # RI-DUP-070: it goes to no zone
            s.vanishing.append(it.card.number)
        top.under += [it.card, *it.under]
    top.flags |= FORMED
    s.unsettled = True
    if s.log is not None:
        say(s, "assimilates", {"card": top.card, "count": len(its) - 1})


def may_assimilate(s: Rise, me: Me) -> bool:
    """In one's own turn, until the move to the Combat phase has resolved."""
    return s.active == me.seat and before_combat(s, me) and len(assimilable(s, me)) > 1


def same_plane(select: Select) -> Select:
    """*on the same plane* as the card that speaks."""

    def found(s: Rise, me: Me) -> list[Piece]:
        it = s.aimed(me.token)
        return [] if it is None else [one for one in select(s, me) if flies(s, one) == flies(s, it)]

    return found


def explode(s: Rise, me: Me) -> bool:
    """RI-EXPLO-010, RI-EXPLO-020: the target must be there, then the Créature is Sacrificed, then it is Destroyed."""
    it = s.aimed(me.token)
    foe = s.aimed(me.aims[0][0])
    if it is None or foe is None or not sacrifice(s, it):
        return False
    return bool(destroy(s, [foe], me))


def armed(s: Rise, me: Me) -> bool:
    """RI-EXPLO-010: in one's own Combat phase, equipped with a Bombe."""
    if not in_your_combat(s, me):
        return False
    return any(one.host == me.number and owns(s, one, "bombe") for player in s.players for one in player.field)


# Start-of-turn elements


def suffer_poison(s: Rise, me: Me) -> Any:
    """RI-POISON-030: those still poisoned are counted; one Invocateur loses the whole."""
    count = sum([has(s, it, "poison") for it in s.players[me.seat].field])
    able = living(s, me.seat)
    if not count or not able:
        return
    it = able[0]
    if len(able) > 1:
        it = s.must((yield from pick(me.seat, able, "poisoned", me.number)))
    deal(s, [Hit(it, count, me)])


def run_amok(s: Rise, me: Me) -> None:
    """RI-AMOK-010, RI-AMOK-030: a random allied Créature."""
    it = s.must(me.number)
    change(s, me, it, IS, NO_ACTIONS, TURN)
    others = [one for one in s.players[it.controller].field if one.printed.creature and one is not it]
    if others:
        clash(s, me, it, s.rng.pick(others))


def go_mad(s: Rise, me: Me) -> None:
    """RI-DEMENCE-010, RI-DEMENCE-020: the loss is damage."""
    it = s.must(me.number)
    change(s, me, it, IS, NO_ACTIONS, TURN)
    deal(s, [Hit(it, attack(s, it), me)])


def paralyse(s: Rise, me: Me) -> None:
    """RI-PARAL-010, RI-GLO-560."""
    it = s.must(me.number)
    if harms(s, me, it):
        mark(s, me, it, INACTIVE, 0, TURN)


def fear(s: Rise, me: Me) -> None:
    """RI-PARANO-010, RI-PARANO-020: the mark stays and does not add up."""
    s.must(me.number).flags |= PARANOID


def split(s: Rise, me: Me) -> None:
    """RI-SCHIZO-010, RI-SCHIZO-030: the origin controls its Actions this turn."""
    if not is_out(s, me.about[0]):
        change(s, me, s.must(me.number), IS, SCHIZOPHRENIC, TURN, me.about[0])


def traumatise(s: Rise, me: Me) -> Any:
    """RI-TRAUMA-010, RI-RESOLVE-070: the damage is dealt also where it resists."""
    it = s.must(me.number)
    seat = it.controller
    destroy(s, [it], me)
    yield from origin_strikes(s, me, seat, 2)


def grow(s: Rise, me: Me) -> Any:
    """RI-PARASIT-020, RI-PARASIT-030, RI-GLO-560."""
    it = s.must(me.number)
    owner = it.card.owner
    if harms(s, me, it) and grow_parasite(s, it) and defence(s, it) <= 0 and destroy(s, [it], me):
        yield from origin_strikes(s, me, owner, 3)


def origin_strikes(s: Rise, me: Me, seat: int, amount: int) -> Any:
    """The player at the origin of the disease deals damage to an Invocateur; RI-GOAL-080: not one who has left."""
    origin, able = me.about[0], living(s, seat)
    if is_out(s, origin) or not able:
        return
    it = able[0]
    if len(able) > 1:
        it = s.must((yield from pick(origin, able, "origin-strikes", me.number)))
    deal(s, [Hit(it, amount, me)])


_CARDS: dict[str, Effect] = {
    "clonage": tossed(success=clone, failure=destroys(itself), when=may_clone),
    "diversion": tossed(target(creatures), success=is_now(NO_BLOCK), when=before_combat),
    "esquive": tossed(success=dodge, when=in_its_combat),
    "exhumation": tossed(target(my(creatures)), success=exhume),
    "possession": tossed(success=possess_later, when=takes_part),
    "rage": tossed(success=rage),
    "reanimation": tossed(success=reanimate),
    "assimilation": effect(assimilate, when=may_assimilate),
    "explosion": effect(target(same_plane(their(creatures))), explode, when=armed),
    "drain": effect(charges(1, itself)),
    "peau-de-fer": effect(charges(1, itself)),
    "saignement": effect(bleed),
    "poison": effect(suffer_poison),
    "ill-amok": tossed(success=run_amok),
    "ill-demence": tossed(success=go_mad),
    "ill-paralysie": tossed(success=paralyse),
    "ill-paranoia": tossed(success=fear),
    "ill-schizophrenie": tossed(success=split),
    "ill-trauma": tossed(success=traumatise),
    "ill-parasite": effect(grow),
}
STANDARD.update(_CARDS)
