"""Age of Ascension: Dis."""

from pioche.games.keyforge.cards.words import (
    artifacts,
    card,
    creatures,
    damage,
    destroy,
    destroys_each,
    effect,
    enemies,
    last_neighbours,
    most_powerful,
    pick,
    pick_card,
    play,
    print_of,
    split_damage,
    stun,
    until_your_next_turn,
    ways_to_play,
    whichever,
)


@card("aember-imp")
class AemberImp:
    """Elusive. Whenever a creature has reaped, stun it."""

    @whichever
    def after_reap(s, me):
        stun(s, me.event.it)


@card("exhume")
class Exhume:
    """Play: You may play a creature out of your discard pile, as if it were in your hand and of the active house."""

    def play(s, me):
        pile = s.players[me.seat].discard
        able = [one for one in pile if print_of(one).type == "creature" and ways_to_play(s, me.seat, one)]
        chosen = yield from pick_card(s, me, able, "play-card", may=True)
        if chosen:
            yield from play(s, me.seat, chosen, pile)


@card("unlocked-gateway")
class UnlockedGateway:
    """Omega. Play: All creatures are destroyed."""

    play = destroys_each(creatures)


@card("pain-reaction")
class PainReaction:
    """Play: Deal 2 damage to an enemy creature. If that destroys it, deal, once it has left play, 2 damage to each of
    the neighbors that it had."""

    def play(s, me):
        it = yield from pick(s, me, enemies(s, me), "damage")
        if it and it in (yield from damage(s, me, [(it, 2)])):
            yield from damage(s, me, [(other, 2) for other in last_neighbours(s, it)])


@card("soulkeeper")
class Soulkeeper:
    """This creature has "Destroyed: Destroy the most powerful enemy creature." """

    def gives_destroyed(s, me):
        strongest = most_powerful(s, enemies(s, me))  # KF-FAQDEST-080: tagged or not
        it = yield from pick(s, me, [one for one in strongest if not one.tagged], "destroy")
        if it:
            yield from destroy(s, [it])


@card("shadow-of-dis")
class ShadowOfDis:
    """Play: Until your next turn begins, enemy creatures in play have no text, except for their traits."""

    def play(s, me):
        until_your_next_turn(s, me, "shadow-of-dis")


@effect("shadow-of-dis")
class InTheShadowOfDis:
    def blanks(s, source, it):
        return it.controller != source.seat


def friendly_shards(s, me):
    """KF-FAQGEN-180: the card itself is friendly to who uses it."""
    cards = [one for one in creatures(s, me) + artifacts(s, me) if "shard" in one.printed.traits]
    return len([one for one in cards if one.controller == me.seat or one is me.it])


@card("shard-of-pain")
class ShardOfPain:
    """Action: Deal as much damage as there are friendly Shards, divided as you like among enemy creatures."""

    def action(s, me):
        return split_damage(s, me, friendly_shards(s, me), enemies)
