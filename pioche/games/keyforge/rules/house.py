"""Step 2: the active house, and the archives."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.choice import Ask, number_of
from pioche.engine.declared import declared
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow, confirm
from pioche.engine.log import Seat, say
from pioche.engine.zones import EVERYONE
from pioche.games.keyforge.rules.abilities import Moment, moment
from pioche.games.keyforge.rules.destroy import settle
from pioche.games.keyforge.rules.leave import release
from pioche.games.keyforge.rules.terms import HOUSE
from pioche.games.keyforge.rules.values import belongs
from pioche.games.keyforge.state import HOUSES, KeyForge

NOT_YOUR_TURN: Final = Refusal("KF-CORE-040", "not-your-turn")
NO_SUCH_HOUSE: Final = Refusal("KF-HOUSE-030", "no-such-house")
FORBIDDEN_HOUSE: Final = Refusal("KF-HOUSE-060", "forbidden-house")
OTHER_HOUSE_DUE: Final = Refusal("KF-HOUSE-050", "house-due")


@declared
class HouseChosen(Moment):
    """KF-HOUSE-070: the active player has chosen a house."""

    after = "after_house"

    seat: int
    house: str


def houses_within_reach(s: KeyForge, seat: int) -> list[str]:
    """KF-HOUSE-010, KF-HOUSE-020: those of the identity card and of the cards that the player controls."""
    player = s.players[seat]
    cards = player.battleline + player.artifacts
    if "belongs" not in s.hooked:
        houses = player.houses
        held = [one.printed.house for one in cards if one.printed.house not in houses]
        return [house for house in HOUSES if house in houses or house in held] if held else list(houses)
    return [house for house in HOUSES if house in player.houses or any(belongs(s, one, house) for one in cards)]


def _due(s: KeyForge, seat: int, able: list[str]) -> list[str]:
    """KF-HOUSE-030, KF-HOUSE-050: the houses that an effect obliges the player to choose among."""
    due: list[str] = []
    for source in s.listeners("must_choose"):
        house: str = source.hooks["must_choose"].run(s, source, seat)
        if house in able:
            due.append(house)
    return due


def _forbidden(s: KeyForge, seat: int, house: str) -> bool:
    return says_yes(s, "cannot_choose", seat, house)


def choosable(s: KeyForge, seat: int) -> list[str]:
    """KF-HOUSE-060: a prohibition beats an obligation."""
    able = houses_within_reach(s, seat)
    if "cannot_choose" in s.hooked:
        able = [house for house in able if not _forbidden(s, seat, house)]
    if "must_choose" in s.hooked:
        due = _due(s, seat, able)
        if due:
            return [house for house in able if house in due]
    return able


def refuses_house(s: KeyForge, seat: int, house: str) -> Refusal | None:
    if house in choosable(s, seat):
        return None
    if house not in houses_within_reach(s, seat):
        return NO_SUCH_HOUSE
    return FORBIDDEN_HOUSE if _forbidden(s, seat, house) else OTHER_HOUSE_DUE


def ask_house(s: KeyForge) -> Ask:
    return Ask(s.active, "house", [HOUSE | HOUSES.index(house) for house in choosable(s, s.active)])


def refuses_choice(s: KeyForge, seat: int, option: int) -> Refusal | None:
    if s.step != "house":
        return None
    return refuses_house(s, seat, HOUSES[number_of(option)]) if s.active == seat else NOT_YOUR_TURN


def choose(s: KeyForge, option: int) -> Flow:
    return choose_house(s, HOUSES[number_of(option)])


def choose_house(s: KeyForge, house: str) -> Flow:
    """KF-SEQ-010: the choice, what comes after it, the archives, then step 3. `house` "": none can be chosen."""
    s.house = house
    if house and s.log is not None:
        say(s, "house", {"seat": Seat(s.active), "house": house})
    if s.players[s.active].archives or "after_house" in s.hooked:
        return _after_choice(s, house)
    begin_main(s)
    return NOTHING


def begin_main(s: KeyForge) -> None:
    """Step 3 begins."""
    s.step = "main"
    s.acts = 0
    s.omega = False


def _after_choice(s: KeyForge, house: str) -> Flow:
    if house:
        yield from moment(s, HouseChosen(s.active, house))
        yield from settle(s)
        if s.over():
            return
    yield from offer_archives(s)
    begin_main(s)


def offer_archives(s: KeyForge) -> Flow:
    """KF-HOUSE-080: all of them or none."""
    player = s.players[s.active]
    if player.archives and (yield from confirm(s.active, "archives")):
        take_archives(s, s.active)


def take_archives(s: KeyForge, seat: int) -> None:
    """KF-ARCH-060: each card into the hand of its owner."""
    player = s.players[seat]
    if s.log is not None:
        say(s, "took-archives", {"seat": Seat(seat), "count": len(player.archives)})
    for card in player.archives:
        s.players[card.owner].hand.append(card)
        release(s, card.number)
        if card.owner != seat:
            s.seen[card.number] = EVERYONE
    player.archives = []
