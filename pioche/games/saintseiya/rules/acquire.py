"""Acquiring cards (chapter 5.1.4): with Force, with Cosmos, free; Piliers and Généraux Marina."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import Card
from pioche.engine.choice import DONE, NUMBER, Ask, verb_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import Flow, run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.rules.effects import MUST_HEAL, must_heal_first
from pioche.games.saintseiya.rules.epics import settle
from pioche.games.saintseiya.rules.field import burn
from pioche.games.saintseiya.rules.marks import freeze, lay_marked
from pioche.games.saintseiya.rules.pillars import reveal_pillar, take_pillar
from pioche.games.saintseiya.rules.play import THE_RING, confronts, needs_toll, place, targets
from pioche.games.saintseiya.rules.terms import COSMOS, FIGHT, FORCE, FREE, PLAY, RALLY, WITH, WITHOUT, Me
from pioche.games.saintseiya.rules.upgrade import upgrades
from pioche.games.saintseiya.rules.values import cosmos, cost, force, target_of, value, wave_cost
from pioche.games.saintseiya.rules.zones import (
    discard,
    discard_piece,
    into_discard,
    into_hand,
    is_in_play,
    lay_before,
    move_piece,
    out_of_gone,
    take_back,
    take_tokens,
    to_discard_of,
)
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    DIVINE,
    FOR_COSMOS,
    FOR_FORCE,
    GENERAL,
    GOLD,
    HILDA,
    NO_COST,
    OPEN,
    TOLL,
    Piece,
    Printed,
    SaintSeiya,
    print_of,
    take_off_field,
)

NOBODY: Final = Refusal("SS-ACQ-200", "nobody-confronts")
NO_FORCE_COST: Final = Refusal("SS-ACQ-110", "no-force-cost")
NO_COSMOS_COST: Final = Refusal("SS-ACQ-110", "no-cosmos-cost")
TOO_LITTLE: Final = Refusal("SS-ACQ-020", "too-little")
TOO_FEW: Final = Refusal("SS-CARD-260", "too-few")
NO_TOLL: Final = Refusal("SS-FAQD-020", "no-toll")
NOT_THERE: Final = Refusal("SS-PLAY-030", "not-a-target")


# Who may take part


def refuses_part(s: SaintSeiya, it: Piece, target: Piece | None, way: str) -> Refusal | None:
    """Why a card that faces a target cannot take part in acquiring it."""
    if way == FORCE and it.flags & FOR_COSMOS:
        return Refusal("SS-FAQM-200", "is-declared")
    if way == COSMOS and it.flags & FOR_FORCE:
        return Refusal("SS-FAQH-060", "is-declared")
    if "must_heal" in s.hooked and must_heal_first(s, it):
        return MUST_HEAL
    if "no_confront" in s.hooked and it.printed.kinds & CHARACTER:
        printed = target.printed if target is not None else print_of(s.cards[it.facing])
        for source in s.listeners("no_confront"):
            refusal: Refusal | None = source.hooks["no_confront"].run(s, source, it, target, printed)
            if refusal is not None:
                return refusal
    return None


def takes_part(s: SaintSeiya, it: Piece, way: str) -> bool:
    """SS-FAQH-080: whether a card confronts its target that way, however far the acquisition is: the target has such a
    cost, what had to be discarded first is, and nothing keeps the card from confronting it."""
    if not it.facing:
        return False
    target = target_of(s, it.facing)
    if target is not None or it.facing == s.wave:
        price = cost_for(s, target, way, confronts(s, it.controller, it.facing))
    else:  # it is confronted at once
        printed = print_of(s.cards[it.facing])
        price = printed.cost_force if way == FORCE else printed.cost_cosmos
    if price == NO_COST:
        return False
    if target is not None and not target.flags & TOLL and needs_toll(s, target, way):
        return False
    return refuses_part(s, it, target, way) is None


def able(s: SaintSeiya, seat: int, number: int, target: Piece | None, way: str) -> list[Piece]:
    """Those who face a target and may take part."""
    party = []
    unhindered = "no_confront" not in s.hooked and "must_heal" not in s.hooked
    for it in s.players[seat].played:
        if it.facing == number and ((unhindered and not it.flags) or refuses_part(s, it, target, way) is None):
            party.append(it)
    return party


def cost_for(s: SaintSeiya, target: Piece | None, way: str, party: list[Piece]) -> int:
    if target is None:  # SS-TECH-060: it can be fought only
        return wave_cost(s, party) if way == FORCE else NO_COST
    return cost(s, target, way, party)


def total(s: SaintSeiya, party: list[Piece], way: str) -> int:
    points = 0
    for it in party:
        points += force(s, it, way) if way == FORCE else cosmos(s, it, way)
    return points


def takes_back(seat: int, target: Piece | None) -> bool:
    """SS-ACQ-230: one's own marked card is taken back, not acquired."""
    return target is not None and target.mark != 0 and target.home == seat


def refuses_acquisition(s: SaintSeiya, seat: int, printed: Printed, target: Piece | None, way: str) -> Refusal | None:
    """What forbids acquiring a card, whoever confronts it (SS-CARD-410)."""
    if "no_acquire" in s.hooked and not takes_back(seat, target):
        for source in s.listeners("no_acquire"):
            refusal: Refusal | None = source.hooks["no_acquire"].run(s, source, printed, target, way)
            if refusal is not None:
                return refusal
    if "toll" in s.hooked and way != FREE and target is not None and not target.flags & TOLL:
        return NO_TOLL if needs_toll(s, target, way) else None
    return None


def refuses_acquire(s: SaintSeiya, seat: int, number: int, way: str) -> Refusal | None:
    """Why a player cannot conclude an acquisition now (SS-ACQ-020, SS-ACQ-240)."""
    return refuses_target(s, seat, number, target_of(s, number), way)


def refuses_target(s: SaintSeiya, seat: int, number: int, target: Piece | None, way: str) -> Refusal | None:
    """Why a card may not be acquired, once it has been looked up what lies there."""
    if target is None and number != s.wave:
        return NOT_THERE
    if target is not None and not target.slot and number not in targets(s, seat):
        return NOT_THERE
    printed = target.printed if target is not None else print_of(s.cards[number])
    party = able(s, seat, number, target, way)
    armour = s.players[seat].armour
    helper = armour[0] if armour and value(s, armour[0], way) > 0 else None
    if not party and helper is None:
        facing = confronts(s, seat, number)
        return refuses_part(s, facing[0], target, way) if facing else NOBODY
    price = cost_for(s, target, way, party)
    if price == NO_COST:
        return NO_FORCE_COST if way == FORCE else NO_COSMOS_COST
    refusal = refuses_acquisition(s, seat, printed, target, way)
    if refusal is not None:
        return refusal
    if not _many_enough(s, target, way, party):
        return TOO_FEW
    points = total(s, party, way)
    if points >= price and party:
        return None
    if helper is not None and points + value(s, helper, way) >= price:
        return None
    return TOO_LITTLE


# Concluding an acquisition


def acquire(s: SaintSeiya, seat: int, number: int, way: str) -> Flow:
    """SS-ACQ-250: who takes part is asked, then the card is acquired."""
    target = target_of(s, number)
    party = able(s, seat, number, target, way)
    armour = s.players[seat].armour
    helper = armour[0] if armour and value(s, armour[0], way) > 0 else None
    if helper is not None and (not party or total(s, party, way) < cost_for(s, target, way, party)):
        party = [*party, helper]
        helper = None
    while True:
        options = [DONE]
        for it in party:
            if it.flags & (FOR_FORCE | FOR_COSMOS):  # SS-FAQM-200, SS-FAQH-060: declared as taking part
                continue
            if _enough(s, target, way, [one for one in party if one is not it]):
                options.append(WITHOUT | it.card.number)
        if helper is not None:
            options.append(WITH | helper.card.number)
        if len(options) == 1:
            break
        option = yield Ask(seat, "party", options, number, f"party-{way}")
        if option == DONE:
            break
        if verb_of(option) == WITH:
            assert helper is not None
            party = [*party, helper]
            helper = None
        else:
            party = [it for it in party if it.card.number != option & NUMBER]
    yield from conclude(s, seat, number, target, way, party)


def _enough(s: SaintSeiya, target: Piece | None, way: str, party: list[Piece]) -> bool:
    if not party:
        return False
    price = cost_for(s, target, way, party)
    return price != NO_COST and total(s, party, way) >= price and _many_enough(s, target, way, party)


def _many_enough(s: SaintSeiya, target: Piece | None, way: str, party: list[Piece]) -> bool:
    """SS-CARD-260: Serpent des Mers can be fought only by three characters."""
    if way != FORCE or target is None or not target.slot:
        return True
    least = target.printed.hooks.get("least")
    return least is None or sum(bool(it.printed.kinds & CHARACTER) for it in party) >= least.run(s, target)


def conclude(s: SaintSeiya, seat: int, number: int, target: Piece | None, way: str, party: list[Piece]) -> Flow:
    """SS-ACQ-180: the card leaves its place, Vaincu, Flamme, Saphir, its new zone, then those who took part are
    discarded."""
    worth: dict[int, tuple[int, int]] = {}
    if target is not None and "defeated" in target.printed.hooks:
        worth = {it.card.number: (force(s, it, way), cosmos(s, it, way)) for it in party}
    for it in confronts(s, seat, number):  # SS-ACQ-250: who is left out keeps only Soin and effect
        it.facing = it.against = 0
    commit(party, way)
    if s.log is not None:
        say(s, f"acquires-{way}", {"seat": Seat(seat), "card": s.cards[number]})
    if target is None:
        yield from _from_elsewhere(s, seat, s.cards[number])
    elif target.slot:
        yield from gain(s, seat, target, way, party, worth)
    elif target.printed.type == "pillar":
        take_pillar(s, seat, target)
    elif target.printed.type == "relic" and not target.mark:
        _win_relic(s, seat, target)
    else:
        yield from _from_player(s, seat, target, way)
    yield from spend(s, seat, party, way)
    yield from settle(s)


def commit(party: list[Piece], way: str) -> None:
    """SS-PLAY-050, SS-ARMR-050: they serve for this and for nothing else."""
    for it in party:
        it.flags |= FOR_FORCE if way == FORCE else FOR_COSMOS


def spend(s: SaintSeiya, seat: int, party: list[Piece], way: str) -> Flow:
    """SS-ACQ-070: each card used is discarded; what became of it in the meantime stands. Who has fought (SS-ACQ-220)
    beside Isaak is frozen."""
    frozen: list[Piece] = []
    if way == FORCE:
        frozen = [it for it in party if any(_freezes(s, other, it) for other in party if other is not it)]
    for it in party:
        if is_in_play(s, it) and not it.mark:
            if it in frozen:
                yield from freeze(s, seat, it.card)
            else:
                discard_piece(s, seat, it)


def _freezes(s: SaintSeiya, other: Piece, it: Piece) -> bool:
    ability = other.printed.hooks.get("freezes_beside")
    return ability is not None and bool(ability.run(s, other, it))


def gain(
    s: SaintSeiya,
    seat: int,
    it: Piece,
    way: str,
    party: list[Piece],
    worth: dict[int, tuple[int, int]] | None = None,
    *,
    frozen: bool = False,
) -> Flow:
    """A player acquires a card of the field, with Force, with Cosmos or free (SS-ACQ-150)."""
    frozen = frozen or _loot_frozen(s, it)
    take_off_field(s, it)
    card = it.card
    s.between.append(card)
    me = Me(seat, card, it, party, way, worth)
    ability = it.printed.hooks.get("defeated")
    if ability is not None:
        yield from run(ability.run(s, me))
    burn(s, it.printed, defeated=True)
    if card in s.between:  # some take themselves elsewhere
        s.between.remove(card)
        if way != COSMOS and frozen:
            yield from lay_marked(s, seat, card, 2, it)
        else:
            take_tokens(s, seat, it)
            (into_hand if way == COSMOS else into_discard)(s, seat, card)
    if s.solo() and it.printed.kinds & DIVINE:  # SS-EPIC-100
        s.drops += 1
    yield from settle(s)
    yield from acquired(s, seat, it.printed)


def hilda_gains(s: SaintSeiya, it: Piece, way: str, *, frozen: bool = False) -> Flow:
    """She acquires a card of the field on a face of the die, or by an effect. SS-SOLOX-210: of the Vaincu effects those
    that strike the player or act on the field are carried out."""
    take_off_field(s, it)
    if s.log is not None:
        say(s, f"acquires-{way}", {"seat": Seat(HILDA), "card": it.card})
    s.between.append(it.card)
    ability = it.printed.hooks.get("defeated")
    if ability is not None and it.printed.facts.get("hilda"):
        yield from run(ability.run(s, Me(HILDA, it.card, it, [], way)))
    burn(s, it.printed, defeated=True)
    s.between.remove(it.card)
    yield from hilda_receives(s, it, frozen=frozen)


def hilda_receives(s: SaintSeiya, it: Piece, *, frozen: bool = False) -> Flow:
    """SS-SOLO-060 to SS-SOLO-080: into her hand, or equipped, unless it comes in frozen."""
    player = s.players[HILDA]
    if frozen:
        yield from lay_marked(s, HILDA, it.card, 2, it)
    elif it.printed.kinds & ARMOUR:
        for old in player.armour.copy():
            discard(s, HILDA, old.card)
            if s.level == "expert":  # SS-EXPT-070
                s.dues = (*s.dues, old.card.number)
        lay_before(s, HILDA, it.card, player.armour, it)
    else:
        take_tokens(s, HILDA, it)
        into_hand(s, HILDA, it.card)
    if it.printed.kinds & DIVINE:  # SS-EPIC-100
        s.drops += 1
    yield from settle(s)
    yield from acquired(s, HILDA, it.printed)


def acquire_free(s: SaintSeiya, seat: int, it: Piece, *, frozen: bool = False) -> Flow:
    """SS-ACQ-150: an effect lets a player acquire a card of the field without paying; it may come in frozen."""
    if s.hilda(seat):
        return hilda_gains(s, it, FREE, frozen=frozen)
    if s.log is not None:
        say(s, "acquires-free", {"seat": Seat(seat), "card": it.card})
    return gain(s, seat, it, FREE, [], frozen=frozen)


def refuses_free(s: SaintSeiya, seat: int, it: Piece) -> Refusal | None:
    """Why a player cannot acquire a card of the field without paying."""
    return refuses_acquisition(s, seat, it.printed, it, FREE)


def _loot_frozen(s: SaintSeiya, it: Piece) -> bool:
    """SS-CARD-070: the Écaille de Poséidon."""
    if "freezes_loot" in s.hooked:
        for source in s.listeners("freezes_loot"):
            if source is not it:
                return True
    return False


def _from_elsewhere(s: SaintSeiya, seat: int, card: Card) -> Flow:
    """SS-ACQ-160: a card of the field's discard pile: no Vaincu, no Flamme, no Saphir."""
    out_of_gone(s, card)
    into_discard(s, seat, card)
    yield from acquired(s, seat, print_of(card))


def _from_player(s: SaintSeiya, seat: int, it: Piece, way: str) -> Flow:
    """SS-CARD-050: a marked card, of anyone's."""
    own = takes_back(seat, it)
    move_piece(s, it, seat, into_hand if way == COSMOS else into_discard)
    if not own:
        yield from acquired(s, seat, it.printed)


def confront_at_once(s: SaintSeiya, seat: int, holder: int, card: Card) -> Flow:
    """SS-CARD-060: a player may acquire a card of another's discard pile, at its own costs and with characters of the
    hand; outside the main phase those who were not used are discarded."""
    printed = print_of(card)
    player = s.players[seat]
    if not any(_can_be_had(s, seat, printed, way) for way in (FORCE, COSMOS)):
        return
    while card in s.players[holder].discard:
        options = [DONE]
        if _party_at_once(s, seat, card, FORCE):
            options.append(FIGHT | card.number)
        if _party_at_once(s, seat, card, COSMOS):
            options.append(RALLY | card.number)
        options += [PLAY | one.number for one in player.hand if print_of(one).kinds & CHARACTER]
        option = DONE if len(options) == 1 else (yield Ask(seat, "confront", options, card.number, "confront"))
        if option == DONE:
            break
        if verb_of(option) == PLAY:
            one = s.cards[option & NUMBER]
            player.hand.remove(one)
            yield from place(s, seat, one, card.number)
            continue
        way = FORCE if verb_of(option) == FIGHT else COSMOS
        party = _party_at_once(s, seat, card, way)
        if s.log is not None:
            say(s, f"acquires-{way}", {"seat": Seat(seat), "card": card})
        if way == FORCE:
            to_discard_of(s, seat, card, holder)
        else:
            take_back(s, seat, card, holder)
        commit(party, way)
        yield from acquired(s, seat, printed)
        yield from spend(s, seat, party, way)
        break
    for it in player.played.copy():
        if it.facing == card.number:
            it.facing = 0
        if s.step != "main":
            discard(s, seat, it.card)
    yield from settle(s)


def _can_be_had(s: SaintSeiya, seat: int, printed: Printed, way: str) -> bool:
    price = printed.cost_force if way == FORCE else printed.cost_cosmos
    return price != NO_COST and refuses_acquisition(s, seat, printed, None, way) is None


def _party_at_once(s: SaintSeiya, seat: int, card: Card, way: str) -> list[Piece]:
    """Those who reach the cost of a card that is confronted at once, with the armour where it is needed; or nobody."""
    printed = print_of(card)
    if not _can_be_had(s, seat, printed, way):
        return []
    price = printed.cost_force if way == FORCE else printed.cost_cosmos
    party = able(s, seat, card.number, None, way)
    if not party or total(s, party, way) < price:
        party += s.players[seat].armour
    return party if total(s, party, way) >= price else []


def acquired(s: SaintSeiya, seat: int, printed: Printed) -> Flow:
    """What any acquisition brings about: Piliers and Armes de la Balance, better Armures de Bronze."""
    if printed.kinds & GENERAL:
        reveal_pillar(s, printed)
        if s.weapons and not s.hilda(seat):  # SS-PILR-060, SS-SOLOX-190
            s.weapons -= 1
            s.players[seat].weapons += 1
    if printed.kinds & GOLD and s.asgard:
        yield from upgrades(s)


def _win_relic(s: SaintSeiya, seat: int, it: Piece) -> None:
    """SS-CARD-200, SS-CARD-210: the Anneau goes to its holder's discard pile; an Urne with what lies beneath to that of
    the player who has confronted it."""
    s.players[it.controller].relics.remove(it)
    take_tokens(s, seat, it)
    into_discard(s, it.controller if it.printed.id == THE_RING else seat, it.card)
    for card in it.under:
        into_discard(s, seat, card)


def open_target(it: Piece) -> None:
    """SS-FAQH-200: a marked card may be confronted this turn."""
    it.flags |= OPEN
