"""What the cards do, one block each; what is printed on them is in cards.toml."""

from __future__ import annotations

from pathlib import Path

from duel.rules import HOOKS, Destroyed, burn, damage, draw
from duel.state import Printed
from pioche.engine.cards import CardBook, when
from pioche.engine.flow import pick, pick_several
from pioche.engine.game import CARD
from pioche.engine.lasting import END_OF_TURN, Lasting, begin, lasting
from pioche.engine.log import say
from pioche.engine.zones import show

BOOK = CardBook(HOOKS, Printed)
BOOK.read(Path(__file__).parent / "cards.toml")
card = BOOK.card


def all_fighters(s):
    """Each fighter in play, whoever's it is."""
    return [fighter for player in s.players for fighter in player.line]


def another_of_mine(s, source, event):
    """The fighter that has entered is another one of yours: for `after_entered`."""
    return event.card.number != source.number and event.seat == source.seat


def another_of_mine_falls(s, source, event):
    """The fighter that would fall is another one of yours: for `instead_of_destroyed`."""
    return event.fighter is not source and event.fighter.controller == source.seat


@card("herald")
class Herald:
    """After another fighter of yours enters, draw a card."""

    after_entered = when(another_of_mine, lambda s, me: draw(s, me.seat, 1))


@card("guardian")
class Guardian:
    """If another fighter of yours would be destroyed, Guardian is destroyed instead."""

    instead_of_destroyed = when(another_of_mine_falls, lambda s, source, event: Destroyed(source))


@card("banner")
class Banner:
    """Your other fighters have +1 power."""

    def power(s, source, of, value):
        return value + 1 if of is not source and of.controller == source.seat else value


@card("volley")
class Volley:
    """Deal 1 damage to each of up to two fighters."""

    def targets(s, seat, card):
        return (yield from pick_several(seat, all_fighters(s), "volley", card.number, most=2))

    def play(s, item):
        hit = [s.fighter(number) for number in item.targets]
        return damage(s, [(fighter, 1) for fighter in hit if fighter])


@card("lullaby")
class Lullaby:
    """A fighter has power 0 until the end of the turn."""

    def targets(s, seat, card):
        number = yield from pick(seat, all_fighters(s), "lullaby", card.number)
        return [number] if number else []

    def play(s, item):
        if item.targets and s.fighter(item.targets[0]):
            begin(s, Lasting("duel.lullaby", item.by, END_OF_TURN, item.targets, item.source))


@lasting("duel.lullaby", HOOKS, CARD)
class LullabyLasts:
    def set_power(s, source, of, value):
        return 0 if of.number == source.args[0] else value


@card("gamble")
class Gamble:
    """Toss a coin. Heads: draw two cards. Tails: lose a flame."""

    def play(s, item):
        heads = s.rng.coin()
        say(s, "tossed", {"side": "heads" if heads else "tails"})
        if heads:
            draw(s, item.by, 2)
        else:
            burn(s, item.by, 1)


@card("scout")
class Scout:
    """Look at the top three cards of your deck. Take one; the rest goes under it in the same order."""

    def play(s, item):
        player = s.players[item.by]
        top = player.deck[:3]
        show(s, top, 1 << item.by)
        number = yield from pick(item.by, top, "scout", item.source)
        if number:
            player.deck[:3] = []
            player.hand += [one for one in top if one.number == number]
            player.deck += [one for one in top if one.number != number]


@card("hush")
class Hush:
    """Reply. Cancel the spell under this one."""

    def play(s, item):
        if s.stack.items:
            cancelled = s.cards[s.stack.items.pop().source]
            s.played.remove(cancelled)
            s.players[cancelled.owner].discard.append(cancelled)
            say(s, "cancelled", {"card": cancelled})
