"""Mass Mutation: Saurian."""

from pioche.games.keyforge.cards.words import (
    add_counters,
    card,
    confirm,
    destroy,
    discard_top,
    neighbours,
    only,
    pick,
    print_of,
    put_all_into_play,
    put_on,
    ready,
    take_off,
    whichever,
)


def saurian_creature(one):
    return print_of(one).type == "creature" and print_of(one).house == "saurian"


@card("saurian-egg")
class SaurianEgg:
    """Saurian Egg can neither fight nor reap. Omni: Discard the 2 top cards of your deck. If there are Saurian
    creatures among them, put those into play ready, put three +1 power counters on each of them, and destroy Saurian
    Egg."""

    def cannot_use(s, source, it, how):
        return it is source and how in ("fight", "reap")

    def omni(s, me):
        tops = [discard_top(s, me.seat) for _ in range(2)]
        hatched = [one for one in tops if one and saurian_creature(one)]
        if not hatched:
            return
        for it in (yield from put_all_into_play(s, hatched, me.seat, s.players[me.seat].discard)):
            ready(s, it)
            add_counters(s, it, 3)
        yield from destroy(s, [me.it])


@card("siren-horn")
class SirenHorn:
    """This creature has "Before Fight: 1 Æ on this creature goes onto the one that it fights." """

    def gives_before_fight(s, me):
        if s.stands(me.it) and s.stands(me.event.defender):
            put_on(s, me.event.defender, take_off(s, me.it, 1))


@card("amphora-captura")
class AmphoraCaptura:
    """Enhance: Æ ×2, damage ×2, draw ×2. You may resolve a bonus icon as if it were a capture icon."""

    @only(lambda s, source, event: event.seat == source.seat and event.kind != "capture")
    @whichever
    def instead_of_icon(s, source, event):
        if (yield from confirm(s.active, "may-icon", source.number)):
            event.kind = "capture"
        return event


@card("optio-gorkus")
class OptioGorkus:
    """Elusive. Each neighbor of Optio Gorkus has "Destroyed: Move all Æ from this creature to an Optio Gorkus beside
    it." """

    @only(lambda s, source, it: it in neighbours(s, source))
    def gives_destroyed(s, me):
        if me.it.amber:
            beside = [one for one in neighbours(s, me.it) if one.printed.id == "optio-gorkus"]
            to = yield from pick(s, me, beside, "move-amber")
            if to:
                put_on(s, to, take_off(s, me.it, me.it.amber))
