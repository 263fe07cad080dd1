"""Worlds Collide: Saurian."""

from pioche.engine.flow import pick as pick_one
from pioche.games.keyforge.cards.words import (
    always,
    capture,
    card,
    creatures,
    damage,
    exalt,
    friends,
    into_line,
    leave,
    may,
    move_to_supply,
    neighbours,
    opponent,
    pick,
    pick_amount,
    whichever,
)


@card("imperial-scutum")
class ImperialScutum:
    """This creature has +2 armor and "Destroyed: Put all Æ of this creature into the common supply." """

    def armor(s, source, it, value):
        return value + 2 if it.number == source.host else value

    def gives_destroyed(s, me):
        move_to_supply(s, me.it)


@card("phalanx-strike")
class PhalanxStrike:
    """Play: Choose a creature and deal it as much damage as you have creatures. You may exalt a friendly creature to
    repeat the preceding effect."""

    def play(s, me):
        yield from strike(s, me)
        exalted = yield from pick(s, me, friends(s, me), "exalt", may=True)
        if exalted:
            exalt(s, exalted)
            yield from strike(s, me)


def strike(s, me):
    it = yield from pick(s, me, creatures(s, me), "damage")
    if it:
        yield from damage(s, me, [(it, len(friends(s, me)))])


@card("senator-shrix")
class SenatorShrix:
    """You may spend the Æ on Senator Shrix like that in your pool. Play/Reap: You may exalt Senator Shrix."""

    spendable = always

    def play(s, me):
        if (yield from may(s, me, "may-exalt")):
            exalt(s, me.it)

    reap = play


def at_most_4_damage(s, source, blow, amount):
    """KF-ABIL-190: the least of several limits."""
    return min(amount, 4) if blow.striker is source else amount


@card("gargantodon")
class Gargantodon:
    """Gargantodon enters play stunned. It deals only 4 damage in fights. Instead of being stolen, each Æ is captured by
    a creature of the active player."""

    enters_stunned = always
    only_fight_damage = at_most_4_damage

    @whichever
    def instead_of_steal(s, source, event):
        left = event.amount
        captors = s.players[s.active].battleline
        while left and captors:
            number = yield from pick_one(s.active, captors, "capture", source.number)
            amount = 1 if len(captors) > 1 else left
            yield from capture(s, s.must(number), amount, opponent(s, event.seat), supply=event.supply)
            left -= amount


@card("terrordactyl")
class Terrordactyl:
    """Terrordactyl enters play stunned. It deals only 4 damage in fights. Before Fight: Deal 4 damage to each neighbor
    of the creature that it fights."""

    enters_stunned = always
    only_fight_damage = at_most_4_damage

    def before_fight(s, me):
        return damage(s, me, [(it, 4) for it in neighbours(s, me.event.defender)])


@card("auto-legionary")
class AutoLegionary:
    """Action: Put Auto-Legionary on a flank of your battleline. While it stands there, it is a creature with 5 power,
    and you may use it as if it were of the active house."""

    def action(s, me):
        return into_line(s, me.it)

    def may_use(s, it, how):
        return it.printed.type == "creature"


@card("crassosaurus")
class Crassosaurus:
    """Elusive. Play: Capture 10 Æ, from one pool or from both. Then purge Crassosaurus if it has fewer than 10 Æ."""

    def play(s, me):
        mine, theirs = s.players[me.seat].amber, s.players[me.opponent].amber
        total = min(10, mine + theirs)  # KF-FAQGEN-070: as much as there is
        own = least = max(0, total - theirs)
        if least < min(total, mine):
            own = yield from pick_amount(s, me, least, min(total, mine), "capture-own")
        yield from capture(s, me.it, own, me.seat)
        yield from capture(s, me.it, total - own, me.opponent)
        if me.it.amber < 10:
            yield from leave(s, [me.it], "purged")
