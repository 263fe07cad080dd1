"""Set-up (chapters 2 and 4)."""

from __future__ import annotations

from pioche.engine.cards import Card, CardBook
from pioche.engine.flow import Flow
from pioche.engine.zones import shuffle
from pioche.games.saintseiya.rules.epics import reveal_epic
from pioche.games.saintseiya.rules.turn import begin_turn
from pioche.games.saintseiya.rules.zones import draw, into_hand
from pioche.games.saintseiya.state import (
    HAND,
    HEROES,
    SLOTS,
    Printed,
    SaintSeiya,
    settle_on_field,
)


class Dealer:
    """Makes cards, each with its number."""

    __slots__ = ("cards",)

    def __init__(self, s: SaintSeiya) -> None:
        self.cards = list(s.cards)

    def deal(self, proto: Printed, count: int = 1) -> list[Card]:
        new = [Card(len(self.cards) + i, proto, -1) for i in range(count)]
        self.cards += new
        return new


def deal(s: SaintSeiya, book: CardBook, heroes: list[str], *, promo: bool, epics: bool) -> None:
    """SS-SETUP-020 to SS-SETUP-080, SS-SETUP-110 to SS-SETUP-190: all the cards of this match, in fixed places."""
    dealer = Dealer(s)
    sets = ["base"] + ["asgard"] * s.asgard + ["poseidon"] * s.poseidon
    protos = [proto for proto in book.cards.values() if isinstance(proto, Printed)]
    for seat, hero in enumerate(heroes):
        player = s.players[seat]
        player.hero = hero
        for proto in protos:
            if proto.hero != hero or proto.expansion not in sets:
                continue
            cards = dealer.deal(proto, proto.copies)
            if proto.type == "technique":
                player.board += cards
            elif proto.expansion == "base" and (proto.type == "armour" or "bronze" not in proto.classes):
                player.pile += cards
            else:
                player.aside += cards
    for proto in protos:
        if proto.hero or not (proto.expansion in sets or (promo and proto.expansion == "promo")):
            continue
        if proto.type == "pillar":
            s.pillars += dealer.deal(proto)
        elif proto.type == "epic":
            if epics and fits(s, proto):
                s.epics += dealer.deal(proto)
        elif s.solo() and (proto.type == "relic" or proto.id in ("hilda", "pope")):  # SS-SOLO-040
            if proto.id == "hilda" and s.level != "easy":  # SS-HARD-010
                s.players[1].hand += dealer.deal(proto)
        else:
            s.reserve += dealer.deal(proto, proto.copies)
    s.cards = tuple(dealer.cards)


def fits(s: SaintSeiya, epic: Printed) -> bool:
    """SS-EPIC-090: whether an Épopée can be in this match."""
    for need in epic.needs:
        if need == "asgard" and not s.asgard:
            return False
        if need == "poseidon" and not s.poseidon:
            return False
        if need == "either" and not (s.asgard or s.poseidon):
            return False
        if need in ("clock", "players") and s.solo():
            return False
    return True


def begin(s: SaintSeiya) -> Flow:
    """SS-SETUP-030, SS-SETUP-050, SS-SETUP-140, SS-SETUP-150: shuffle, six cards without their effects, five cards in
    each hand."""
    shuffle(s, s.reserve)
    shuffle(s, s.epics)
    for slot in range(SLOTS, 0, -1):
        settle_on_field(s, s.reserve.pop(0), slot)
    for seat, player in enumerate(s.players):
        if s.hilda(seat):
            held = player.hand.copy()
            player.hand.clear()
            for card in held:
                into_hand(s, seat, card)
            continue
        shuffle(s, player.pile)
        draw(s, seat, HAND)
    reveal_epic(s)
    s.active = s.first
    s.turn = 1
    yield from begin_turn(s)


def name_heroes(s: SaintSeiya, wished: list[str]) -> list[str]:
    """Who has no wish takes one of the heroes that are left, by chance."""
    left = [hero for hero in HEROES if hero not in wished]
    chosen = []
    for hero in wished:
        if not hero:
            hero = left[s.rng.below(len(left))]
            left.remove(hero)
        chosen.append(hero)
    return chosen
