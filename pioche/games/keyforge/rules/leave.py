"""Leaving play, and moving cards between the other zones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import Due
from pioche.engine.cards import Card
from pioche.engine.choice import NUMBER, TARGET, Ask
from pioche.engine.declared import declared
from pioche.engine.flow import FlowOf
from pioche.engine.lasting import WHEN_IT_LEAVES, Lasting, drop_hooks, end
from pioche.engine.log import Seat, say
from pioche.engine.seats import in_turn_order, opponent
from pioche.engine.zones import forget, hide, shuffle
from pioche.games.keyforge.rules.abilities import Moment, moments, own_abilities
from pioche.games.keyforge.rules.amber import add
from pioche.games.keyforge.rules.line import neighbours
from pioche.games.keyforge.state import InPlay, KeyForge

TOLD: Final = {"shuffle": "left-play-shuffled", "placed": "left-play-placed", "purged": "left-play-purged"}
ABDUCTED = "abducted"  # held in the archives of an opponent: its argument is the card


@declared
class Archived(Moment):
    """`seat` has archived a card."""

    after = "after_archive"

    card: Card
    seat: int


@declared
class Left(Moment):
    """A card has left play; `it` is as it last was, `zone` where it went."""

    after = "after_leave"

    it: InPlay
    zone: str


def zone_list(s: KeyForge, seat: int, zone: str) -> list[Card]:
    player = s.players[seat]
    if zone == "hand":
        return player.hand
    if zone == "discard":
        return player.discard
    if zone == "deck":
        return player.deck
    if zone == "archives":
        return player.archives
    assert zone == "purged"
    return player.purged


def holding(s: KeyForge, card: Card, zone: str) -> list[Card]:
    """The zone of this name in which a card lies: its owner's, or the other player's where a scenario laid it there."""
    held = zone_list(s, card.owner, zone)
    return held if card in held else zone_list(s, opponent(s, card.owner), zone)


def put(s: KeyForge, card: Card, zone: str, seat: int = -1) -> None:
    """KF-LEAVE-040: lay a card that all could see on top of a zone, its owner's unless told otherwise."""
    held = zone_list(s, card.owner if seat < 0 else seat, zone)
    if zone == "discard":
        held.insert(0, card)
    else:
        hide(s, card, held, 0 if zone == "deck" else -1)


def ward_stops(s: KeyForge, it: InPlay) -> bool:
    """KF-WARD-020: a ward is discarded instead of the creature leaving play."""
    if not it.ward:
        return False
    it.ward = False
    if s.log is not None:
        say(s, "ward-spent", {"card": it.card})
    return True


def remove(s: KeyForge, it: InPlay) -> int:
    """KF-LEAVE-020: take a card out of play, with all that lies on it; returns the Æ that it held."""
    row = s.row_of(it)
    if it not in row:  # an artifact that had become a creature stands in the line
        player = s.players[it.controller]
        row = player.battleline if it in player.battleline else player.artifacts
    row.remove(it)
    drop_hooks(s, it.hooks)
    if it.upgrades:
        discard_upgrades(s, it)
    for card in it.under:
        forget(s, [card])
        put(s, card, "discard")
    it.under = []
    end_effects(s, it.card.number)
    s.unsettled = True
    return it.amber


def discard_upgrades(s: KeyForge, it: InPlay) -> None:
    """KF-UPGR-040, KF-UPGR-050: each onto its owner's discard pile."""
    for upgrade in it.upgrades:
        drop_hooks(s, upgrade.hooks)
        put(s, upgrade.card, "discard")
        end_effects(s, upgrade.card.number)
    it.upgrades = []


def end_effects(s: KeyForge, number: int) -> None:
    """KF-LEAVE-020: effects on a card that leaves play expire, and so does what lasts until it leaves."""
    if s.lasting:
        for effect in s.lasting.copy():
            if (effect.until == WHEN_IT_LEAVES and effect.card == number) or on_card(effect) == number:
                end(s, effect)


def on_card(effect: Lasting) -> int:
    """The card that an effect is on, by custom its first argument where its handler says `on:`; 0 for none."""
    return effect.args[0] if effect.handler.startswith("on:") else 0


def where_to(s: KeyForge, it: InPlay, zone: str) -> str:
    """To which zone a card goes from play."""
    if "where" in s.hooked:
        for source in s.listeners("where"):
            zone = source.hooks["where"].run(s, source, it, zone)
    return zone


def leave(s: KeyForge, cards: Sequence[InPlay], zone: str, seat: int = -1) -> FlowOf[list[InPlay]]:
    """KF-LEAVE-010: cards leave play at the same moment for `zone` of their owners (or of `seat`), as far as no ward
    stops them; returns those that did. `zone` "shuffle" is the deck, shuffled afterwards; "placed" the archives of the
    owner, in which a card is placed without being archived, as it is in those of `seat` (KF-ARCH-050)."""
    going = [one for one in cards if s.stands(one) and not ward_stops(s, one)]
    if zone == "deck" and len(going) > 1:
        going = yield from pile_order(s, going, "deck")
    due: list[Due] = []
    left = yield from go(s, going, zone, due, seat)
    yield from moments(s, left, due)
    return going


def pile_order(s: KeyForge, cards: list[InPlay], zone: str) -> FlowOf[list[InPlay]]:
    """KF-CORE-050, KF-DEST-040: the active player chooses in which order cards lie on a pile, the lowest first. Cards
    that go elsewhere instead come last."""
    ordered: list[InPlay] = []
    for owner in range(len(s.players)):
        left = [it for it in cards if it.card.owner == owner and where_to(s, it, zone) == zone]
        while len(left) > 1 and any(it.card.proto.id != left[0].card.proto.id for it in left):
            option = yield Ask(s.active, "order", [TARGET | it.card.number for it in left], 0, f"{zone}-order")
            number = option & NUMBER
            ordered += [it for it in left if it.card.number == number]
            left = [it for it in left if it.card.number != number]
        ordered += left
    return ordered + [it for it in cards if it not in ordered]


def go(s: KeyForge, going: Sequence[InPlay], zone: str, due: list[Due], seat: int = -1) -> FlowOf[list[Moment]]:
    """These leave play now; returns what has happened by that, and adds to `due` what they do themselves. What comes
    after, with all else that is due at this moment, is the caller's."""
    left: list[Moment] = []
    if not going:
        return left
    returned = [0] * len(s.players)
    shuffled: list[int] = []
    usual = {"shuffle": "deck", "placed": "archives"}.get(zone, zone)
    bound = [where_to(s, it, usual) for it in going]  # before any leaves, since all leave at the same moment
    lower: dict[int, int] = {}  # KF-CORE-050: of two halves, which one goes there first
    for it, to in zip(going, bound, strict=True):
        due += own_abilities(s, it, "leaves", None, it.controller)
        if it.linked and to in ("discard", "deck") and zone != "shuffle":
            halves = [TARGET | half.number for half in (it.card, *it.linked)]
            option = yield Ask(s.active, "order", halves, it.card.number, f"{to}-order")
            lower[it.card.number] = option & NUMBER
    for it in going:
        it.beside = tuple(neighbours(s, it))
    for it, to in zip(going, bound, strict=True):
        was_creature = it.printed.type == "creature"
        amber = remove(s, it)
        if was_creature:
            returned[opponent(s, it.controller)] += amber  # KF-AOMBRE-060, KF-AOMBRE-070
        cards = [*it.linked, it.card]  # KF-KWGIG-050: two cards again
        if cards[1:] and cards[1].number == lower.get(it.card.number, 0):
            cards.reverse()
        for card in cards:
            put(s, card, to, seat)
        if zone == "shuffle" and it.card.owner not in shuffled:
            shuffled.append(it.card.owner)
        if s.log is not None:
            owner = it.card.owner if seat < 0 else seat
            how = zone if to == usual else to
            say(s, TOLD.get(how, f"left-play-to-{how}"), {"card": it.card, "seat": Seat(owner)})
        left.append(Left(it, to))
        if to == zone == "archives" and seat < 0:
            left += [Archived(card, card.owner) for card in cards]
    for owner in shuffled:
        shuffle(s, s.players[owner].deck)
    for owner in in_turn_order(s):
        yield from add(s, owner, returned[owner], "return")
    return left


def discard(s: KeyForge, card: Card, held: list[Card]) -> str:
    """Put a card from a hidden zone onto its owner's discard pile; returns where it went."""
    held.remove(card)
    forget(s, [card])
    put(s, card, "discard")
    return "discard"


def release(s: KeyForge, number: int) -> bool:
    """Whether a card was abducted; it is no longer."""
    for effect in s.lasting:
        if effect.handler == ABDUCTED and effect.args[0] == number:
            end(s, effect)
            return True
    return False
