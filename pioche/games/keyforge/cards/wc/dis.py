"""Worlds Collide: Dis."""

from pioche.games.keyforge.cards.words import (
    can_pay,
    card,
    destroy,
    enemies,
    forge,
    friends,
    haunted,
    key_cost,
    leave,
    may,
    pick,
    pick_up_to,
)


@card("the-grim-reaper")
class TheGrimReaper:
    """The Grim Reaper enters play ready if you are haunted. Reap: Purge one enemy and one friendly creature."""

    def enters_ready(s, it):
        return haunted(s, it.controller)

    def reap(s, me):
        theirs = yield from pick(s, me, enemies(s, me), "purge")
        mine = yield from pick(s, me, friends(s, me), "purge")
        yield from leave(s, [it for it in (theirs, mine) if it], "purged")


@card("obsidian-forge")
class ObsidianForge:
    """Action: Sacrifice as many friendly creatures as you like. You may then forge a key for 6 Æ more than its current
    cost, less 1 Æ per creature destroyed this way. If you forge it, destroy Obsidian Forge."""

    def action(s, me):
        able = [it for it in friends(s, me) if not it.tagged]
        chosen = yield from pick_up_to(s, me, able, len(able), "sacrifice")
        fallen = yield from destroy(s, chosen)
        cost = max(0, key_cost(s, me.seat) + 6 - len(fallen))  # KF-FORGE-100
        if can_pay(s, me.seat, cost) and (yield from may(s, me, "may-forge")) and (yield from forge(s, me.seat, cost)):
            yield from destroy(s, [me.it])
