"""The end and the winner (chapters 6 and 7): every point with the card that brings it."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.declared import declared
from pioche.engine.flow import Flow, run
from pioche.engine.log import Seat, say
from pioche.engine.seats import Result, seats_in
from pioche.games.saintseiya.rules.terms import Me
from pioche.games.saintseiya.rules.zones import deck_of, pledges
from pioche.games.saintseiya.state import SaintSeiya, print_of


@declared
class Score:
    """One line of a count: so many PV for a card, or for something else (`what`)."""

    what: str
    points: int
    card: Card | None = None


def card_points(s: SaintSeiya, seat: int, card: Card) -> int:
    """What a card brings its player: the sure part, its condition, the Épopée."""
    printed = print_of(card)
    points = printed.vp
    ability = printed.hooks.get("scoring")
    if ability is not None:
        points += ability.run(s, seat)
    if "worth" in s.hooked:
        for source in s.listeners("worth"):
            points += source.hooks["worth"].run(s, source, card)
    return points


def count(s: SaintSeiya, seat: int) -> list[Score]:
    """SS-VP-010 to SS-VP-130, SS-SOLO-030, SS-HARD-040: who brings what."""
    player = s.players[seat]
    lines: list[Score] = []
    for card in deck_of(s, seat):
        points = card_points(s, seat, card)
        if points or "scoring" in print_of(card).hooks:
            lines.append(Score("card", points, card))
    for card in player.trophies:
        lines.append(Score("pillar", card_points(s, seat, card), card))
    # SS-VP-130, SS-CARD-220: those won, and those that lie on cards of the player
    laid = player.played + player.armour + player.relics + player.marked
    plus = player.plus + len(pledges(s, seat)) + sum(it.plus for it in laid)
    minus = player.minus + sum(it.minus for it in laid)
    if plus:
        lines.append(Score("plus", plus))
    if minus:
        lines.append(Score("minus", -minus))
    if "epic_points" in s.hooked:
        for source in s.listeners("epic_points"):
            points = source.hooks["epic_points"].run(s, source, seat)
            if points:
                lines.append(Score("epic", points, s.epic[0].card))
    if s.hilda(seat):
        if player.marked:
            lines.append(Score("marked", -len(player.marked)))
        frozen = sum(it.frozen > 0 for it in s.players[0].marked)
        if s.level != "easy" and frozen:
            lines.append(Score("frozen", frozen))
    return lines


def score(s: SaintSeiya, seat: int) -> int:
    return sum(line.points for line in count(s, seat))


def finish(s: SaintSeiya) -> Flow:
    """SS-VP-030: the highest total wins, ties share; Hilda must be beaten (SS-SOLO-020)."""
    if s.over():
        return
    if s.epic:  # SS-EPIC-080
        ability = s.epic[0].printed.hooks.get("game_end")
        if ability is not None:
            yield from run(ability.run(s, Me(s.active, s.epic[0].card, s.epic[0])))
    scores = []
    for seat in range(len(s.players)):
        lines = count(s, seat)
        scores.append(sum(line.points for line in lines))
        if s.log is not None:
            tell(s, seat, lines)
    staying = seats_in(s)  # nobody, if the Épopée has eliminated all: then nobody wins
    best = max([scores[seat] for seat in staying], default=0)
    winners = tuple(seat for seat in staying if scores[seat] == best)
    if s.solo() and 1 in winners:
        winners = (1,)
    s.result = Result(winners, "score", tuple(scores))


def eliminate(s: SaintSeiya, seats: list[int]) -> None:
    """An Épopée puts players out as the game ends: their PV are counted, but they cannot win."""
    for seat in seats:
        s.out |= 1 << seat
        if s.log is not None:
            say(s, "eliminated", {"seat": Seat(seat)})


def tell(s: SaintSeiya, seat: int, lines: list[Score]) -> None:
    """The count, line by line."""
    for line in lines:
        if line.card is not None:
            say(s, f"score-{line.what}", {"seat": Seat(seat), "card": line.card, "points": line.points})
        else:
            say(s, f"score-{line.what}", {"seat": Seat(seat), "points": line.points})
    say(s, "score", {"seat": Seat(seat), "points": sum(line.points for line in lines)})
