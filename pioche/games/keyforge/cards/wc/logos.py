"""Worlds Collide: Logos."""

from pioche.engine.flow import pick as pick_one
from pioche.games.keyforge.cards.words import (
    HOUSES,
    archive_from_discard,
    archives,
    belongs,
    beside,
    card,
    copy_of,
    draw,
    gain,
    grafted,
    leave,
    pick_card,
    pick_mode,
    play_effect,
    print_of,
    put_under,
)


def graft(s, me):
    """Graft an action card of the hand."""
    hand = s.players[me.seat].hand
    actions = [one for one in hand if print_of(one).type == "action"] if s.stands(me.it) else []
    chosen = yield from pick_card(s, me, actions, "graft")
    if chosen:
        put_under(s, me.it, chosen, hand, faceup=True)


def trigger(s, me):
    """Trigger the Play effect of an action card that is grafted onto this card."""
    actions = [one for one in grafted(s, me.it) if print_of(one).type == "action"]
    chosen = yield from pick_card(s, me, actions, "trigger-play")
    if chosen:
        yield from play_effect(s, me.seat, chosen)


@card("infomancer")
class Infomancer:
    """Elusive. Play: Graft an action card of your hand onto Infomancer. Reap: Choose an action card grafted onto
    Infomancer and trigger its Play effect."""

    play = graft
    reap = trigger


@card("memolith")
class Memolith:
    """Action: Either graft an action card of your hand onto Memolith, or trigger the Play effect of one that is grafted
    onto it."""

    def action(s, me):
        mode = yield from pick_mode(s, me, 2, "graft-or-trigger")
        yield from trigger(s, me) if mode else graft(s, me)


@card("code-monkey")
class CodeMonkey:
    """Deploy. Play: Archive the neighbors of Code Monkey. If they share a house, gain 2 Æ."""

    def play(s, me):
        both = beside(s, me)
        share = len(both) > 1 and any(all(belongs(s, it, house) for it in both) for house in HOUSES)  # KF-LEAVE-050
        yield from leave(s, both, "archives")
        if share:
            yield from gain(s, me.seat, 2)


@card("discombobulator")
class Discombobulator:
    """No Æ can be stolen from this creature's controller."""

    def cannot_be_stolen(s, source, seat):
        return s.must(source.host).controller == seat


def controls(s, me, id):
    return any(it.printed.id == id for it in s.players[me.seat].battleline)


def archives_both(id):
    """Archive a card of this name from the discard pile and, if this is done, the card itself."""

    def run(s, me):
        discarded = [one for one in s.players[me.seat].discard if one.proto.id == id]
        chosen = yield from pick_card(s, me, discarded, "archive")
        if chosen:
            yield from archive_from_discard(s, me.seat, chosen)
            yield from leave(s, [me.it], "archives")

    return run


@card("hyde")
class Hyde:
    """Reap: Draw a card, or 2 instead if you control Velum. Destroyed: Archive a Velum of your discard pile. If you do,
    archive Hyde too."""

    def reap(s, me):
        draw(s, me.seat, 2 if controls(s, me, "velum") else 1)

    destroyed = archives_both("velum")


@card("velum")
class Velum:
    """Reap: Archive a card, or 2 instead if you control Hyde. Destroyed: Archive a Hyde of your discard pile. If you
    do, archive Velum too."""

    def reap(s, me):
        return archives(2 if controls(s, me, "hyde") else 1)(s, me)

    destroyed = archives_both("hyde")


@card("mimic-gel")
class MimicGel:
    """Mimic Gel can be played only if another creature is in play. It enters play as a copy of another creature in
    play, but of house Logos."""

    def can_be_played(s, seat, card):
        return bool(s.creatures())

    def enters_as(s, seat, card):
        number = yield from pick_one(s.active, s.creatures(), "copy", card.number)
        return copy_of(s, card, s.must(number), "logos") if number else print_of(card)
