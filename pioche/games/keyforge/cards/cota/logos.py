"""Call of the Archons: Logos."""

from pioche.games.keyforge.cards.words import (
    END_OF_MATCH,
    WHEN_IT_LEAVES,
    Lasting,
    always,
    archive_from_discard,
    archive_from_hand,
    archive_top,
    archives,
    artifacts,
    begin,
    belongs,
    captures,
    card,
    creatures,
    damage,
    damaged,
    destroy,
    destroys,
    discard_top,
    discarded,
    draw,
    draws,
    effect,
    end,
    enemies,
    exhaust,
    for_the_turn,
    friends,
    gain,
    gain_chains,
    gains,
    heal,
    if_it_matters,
    leave,
    leave_archives,
    look,
    lose,
    may,
    may_be_destroyed,
    move_from_pool,
    neighbours,
    next_due,
    not_stunned,
    of_house,
    on_flank,
    on_its_card,
    on_their_next_turn,
    only,
    other_creatures,
    others,
    own_abilities,
    pay,
    pick,
    pick_card,
    pick_cards,
    pick_exactly,
    pick_house,
    pick_mode,
    play,
    print_of,
    purge_itself,
    put_all_into_play,
    ready,
    resolve,
    reveal,
    search,
    shuffle_deck,
    shuffle_discard_into_deck,
    steal,
    steals,
    stun,
    swap,
    swap_deck_and_discard,
    take_control,
    that,
    use_freely,
    when,
    whichever,
)


def untagged(s, it):
    """KF-DEST-100: what may be chosen to be destroyed."""
    return not it.tagged


def their_turn(s, source):
    """Whether it is the turn of the opponent of an effect's player."""
    return s.active != source.seat


@card("bouncing-deathquark")
class BouncingDeathquark:
    """Play: Destroy an enemy creature and a friendly one. While each side has a creature that can be destroyed, you may
    do it again."""

    def play(s, me):
        for _ in range(1 + 2 * len(creatures(s, me))):  # KF-RSIX-060: each round takes creatures or wards, or nothing
            enemy = yield from pick(s, me, that(enemies, untagged)(s, me), "destroy")
            friend = yield from pick(s, me, that(friends, untagged)(s, me), "destroy")
            yield from destroy(s, [it for it in (enemy, friend) if it])
            able = that(enemies, may_be_destroyed)(s, me) and that(friends, may_be_destroyed)(s, me)
            if not able or not (yield from may(s, me, "may-repeat")):
                break


@card("dimension-door")
class DimensionDoor:
    """Play: For the rest of the turn, whenever you would gain Æ by reaping, steal it from your opponent instead."""

    def play(s, me):
        for_the_turn(s, me, "dimension-door")


@effect("dimension-door")
class ReapedByTheft:
    @only(lambda s, source, event: event.how == "reap" and event.seat == source.seat)
    @whichever
    def instead_of_amber(s, source, event):
        yield from steal(s, event.seat, event.amount)


@card("effervescent-principle")
class EffervescentPrinciple:
    """Play: Each player loses half of the Æ in their pool, the loss being rounded down. You gain 1 chain."""

    def play(s, me):
        for seat in (me.seat, me.opponent):
            lose(s, seat, s.players[seat].amber // 2)
        gain_chains(s, me.seat, 1)


@card("foggify")
class Foggify:
    """Play: During your opponent's next turn, they cannot fight with creatures."""

    def play(s, me):
        on_their_next_turn(s, me, "foggify")


@effect("foggify")
class Fog:
    def cannot_use(s, source, it, how):
        return how == "fight" and their_turn(s, source)


@card("help-from-future-self")
class HelpFromFutureSelf:
    """Play: Look for a Timetraveller in your deck and discard pile; reveal it and take it into your hand. Then your
    discard pile is shuffled into your deck."""

    def play(s, me):
        yield from search(s, me, ("deck", "discard"), lambda card: card.proto.id == "timetraveller")
        shuffle_discard_into_deck(s, me.seat)


@card("interdimensional-graft")
class InterdimensionalGraft:
    """Play: During your opponent's next turn, after they forge a key, they give you all Æ left in their pool."""

    def play(s, me):
        on_their_next_turn(s, me, "interdimensional-graft")


@effect("interdimensional-graft")
class Grafted:
    @only(lambda s, source, event: event.seat != source.seat and their_turn(s, source))
    @whichever
    def after_forge(s, me):
        return pay(s, me.opponent, s.players[me.opponent].amber)


@card("knowledge-is-power")
class KnowledgeIsPower:
    """Play: Either archive a card, or gain 1 Æ per card in your archives."""

    def play(s, me):
        mode = yield from pick_mode(s, me, 2)
        if mode == 0:
            yield from archives()(s, me)
        else:
            yield from gain(s, me.seat, len(s.players[me.seat].archives))


@card("labwork")
class Labwork:
    """Play: Archive a card."""

    play = archives()


@card("library-access")
class LibraryAccess:
    """Play: For the rest of the turn, after you play another card, draw one. Purge Library Access."""

    def play(s, me):
        for_the_turn(s, me, "library-access")
        purge_itself(s, me.it.card)


@effect("library-access")
class OpenLibrary:
    after_play = when(lambda s, source, event: event.seat == source.seat, draws(1))


@card("neuro-syphon")
class NeuroSyphon:
    """Play: With less Æ than your opponent, steal 1 Æ and draw a card."""

    def play(s, me):
        if s.players[me.opponent].amber > s.players[me.seat].amber:
            yield from steal(s, me.seat, 1)
            draw(s, me.seat)


@card("phase-shift")
class PhaseShift:
    """Play: This turn, one card that is not of Logos may be played."""

    def play(s, me):
        for_the_turn(s, me, "phase-shift", times=1)


@effect("phase-shift")
class OutOfPhase:
    def allows_play(s, source, card):
        return print_of(card).house != "logos"


@card("positron-bolt")
class PositronBolt:
    """Play: Deal 3 damage to a flank creature, 2 to a neighbor of it, and 1 to that one's other neighbor."""

    def play(s, me):
        first = yield from pick(s, me, that(creatures, on_flank)(s, me), "damage")
        if first:
            hits = [(first, 3)]
            second = yield from pick(s, me, neighbours(s, first), "damage")
            if second:
                hits += [(second, 2), *((third, 1) for third in neighbours(s, second) if third is not first)]
            yield from damage(s, me, hits)


@card("random-access-archives")
class RandomAccessArchives:
    """Play: Archive your deck's top card."""

    def play(s, me):
        return archive_top(s, me.seat)


@card("remote-access")
class RemoteAccess:
    """Play: Use an artifact of your opponent as if it were yours."""

    def play(s, me):
        it = yield from pick(s, me, s.players[me.opponent].artifacts, "use-which")
        if it:
            yield from use_freely(s, me.seat, it)


@card("reverse-time")
class ReverseTime:
    """Play: Your deck and your discard pile change places; then shuffle your deck."""

    def play(s, me):
        swap_deck_and_discard(s, me.seat)
        shuffle_deck(s, me.seat)


@card("scrambler-storm")
class ScramblerStorm:
    """Play: During your opponent's next turn, they cannot play actions."""

    def play(s, me):
        on_their_next_turn(s, me, "scrambler-storm")


@effect("scrambler-storm")
class Scrambled:
    def cannot_play(s, source, seat, card):
        return seat != source.seat and print_of(card).type == "action" and their_turn(s, source)


@card("sloppy-labwork")
class SloppyLabwork:
    """Play: Archive a card, then discard one from your hand."""

    def play(s, me):
        yield from archives()(s, me)
        chosen = yield from pick_card(s, me, s.players[me.seat].hand, "discard")
        if chosen:
            yield from discarded(s, me.seat, chosen)


@card("twin-bolt-emission")
class TwinBoltEmission:
    """Play: Deal 2 damage to each of two creatures."""

    def play(s, me):
        hit = yield from pick_exactly(s, me, creatures(s, me), 2, "damage")
        yield from damage(s, me, [(it, 2) for it in hit])


@card("wild-wormhole")
class WildWormhole:
    """Play: Play your deck's top card."""

    def play(s, me):
        deck = s.players[me.seat].deck
        if deck:
            top = deck[0]
            played = yield from play(s, me.seat, top, deck)
            if not played:  # KF-MAIN-090: it stays there, and all have seen it
                reveal(s, me.seat, [top])


@card("anomaly-exploiter")
class AnomalyExploiter:
    """Action: Destroy a damaged creature."""

    action = destroys(that(creatures, damaged))


def name_and_reveal(s, me):
    """Name a house, then reveal the top card of your deck; whether it is of that house, None for an empty deck."""
    house = yield from pick_house(s, me)
    top = s.players[me.seat].deck[:1]
    reveal(s, me.seat, top)
    return print_of(top[0]).house == house if top else None


@card("chaos-portal")
class ChaosPortal:
    """Action: Name a house and reveal your deck's top card; play it if it is of that house."""

    def action(s, me):
        if (yield from name_and_reveal(s, me)):
            deck = s.players[me.seat].deck
            yield from play(s, me.seat, deck[0], deck)


@card("crazy-killing-machine")
class CrazyKillingMachine:
    """Action: Discard the top card of both decks. For each of the two, destroy a creature or artifact of its house.
    Unless two cards were destroyed this way, destroy Crazy Killing Machine."""

    def action(s, me):
        tops = [discard_top(s, seat) for seat in (me.seat, me.opponent)]
        destroyed = 0
        for top in tops:
            if top:
                able = [it for it in creatures(s, me) + artifacts(s, me) if untagged(s, it)]
                it = yield from pick(s, me, [it for it in able if belongs(s, it, print_of(top).house)], "destroy")
                destroyed += len((yield from destroy(s, [it]))) if it else 0
        if destroyed < 2:
            yield from destroy(s, [me.it])


@card("library-of-babble")
class LibraryOfBabble:
    """Action: Draw a card."""

    action = draws(1)


@card("mobius-scroll")
class MobiusScroll:
    """Action: Archive this card, and up to two others from your hand."""

    def action(s, me):
        chosen = yield from pick_cards(s, me, s.players[me.seat].hand, 2, "archive")
        yield from archive_from_hand(s, me.seat, *chosen)
        yield from leave(s, [me.it], "archives")


@card("pocket-universe")
class PocketUniverse:
    """When you forge, you may spend the Æ on Pocket Universe. Action: Move 1 Æ of your pool onto it."""

    spendable = always

    def action(s, me):
        move_from_pool(s, me.seat, me.it, 1)


@card("spangler-box")
class SpanglerBox:
    """Action: Purge a creature in play. If you do, your opponent takes control of Spangler Box. After Spangler Box
    leaves play, put each card that it purged back into play."""

    def action(s, me):
        it = yield from pick(s, me, creatures(s, me), "purge")
        if it and (yield from leave(s, [it], "purged")):
            boxed = [effect for effect in s.lasting if effect.handler == "in:spangler-box" and effect.card == me.number]
            held = tuple(number for effect in boxed for number in effect.args)
            for effect in boxed:
                end(s, effect)
            purged = [one.number for one in (it.card, *it.linked)]
            begin(s, Lasting("in:spangler-box", me.seat, END_OF_MATCH, (*held, *purged), me.number))
            yield from take_control(s, me.it, me.opponent)


@effect("in:spangler-box")
class Boxed:
    """Its arguments are the cards that the box has purged, in that order."""

    @only(lambda s, source, event: event.it.number == source.card)
    def after_leave(s, me):
        end(s, me.source)
        purged = [s.cards[number] for number in me.source.args]
        halves = [one for one in purged if print_of(one).half == 1]
        left = [one for one in purged if one not in halves]
        while left:
            first = left[0] if len(left) == 1 else (yield from pick_card(s, me, left, "put-into-play"))
            left.remove(first)
            yield from put_all_into_play(s, [first, *halves], first.owner, s.players[first.owner].purged)


@card("spectral-tunneler")
class SpectralTunneler:
    """Action: Choose a creature. For the rest of the turn, it counts as being on a flank and has "Reap: Draw a
    card." """

    def action(s, me):
        it = yield from pick(s, me, creatures(s, me), "give")
        if it:
            for_the_turn(s, me, "on:spectral-tunneler", it.number)


@effect("on:spectral-tunneler")
class Tunnelled:
    counts_as_flank = on_its_card
    gives_reap = when(on_its_card, draws(1))


@card("strange-gizmo")
class StrangeGizmo:
    """After you forge a key, all creatures and artifacts are destroyed."""

    @only(lambda s, source, event: event.seat == source.seat)
    @whichever
    def after_forge(s, me):
        return destroy(s, creatures(s, me) + artifacts(s, me))


@card("the-howling-pit")
class TheHowlingPit:
    """In step 5, each player refills their hand up to one card more."""

    def hand_size(s, source, seat, size):
        return size + 1


@card("batdrone")
class Batdrone:
    """Skirmish. Fight: Steal 1 Æ."""

    fight = steals(1)


@card("brain-eater")
class BrainEater:
    """After a creature is destroyed in a fight with Brain Eater, draw a card."""

    after_destroyed = when(lambda s, source, event: event.by is source, draws(1))


@card("dextre")
class Dextre:
    """Play: Capture 1 Æ. Destroyed: Dextre goes on top of your deck."""

    play = captures(1)

    def destroyed(s, me):
        return leave(s, [me.it], "deck")


@card("doc-bookton")
class DocBookton:
    """Reap: Draw a card."""

    reap = draws(1)


@card("dr-escotera")
class DrEscotera:
    """Play: Gain 1 Æ per key that your opponent has forged."""

    def play(s, me):
        return gain(s, me.seat, len(s.players[me.opponent].keys))


@card("dysania")
class Dysania:
    """Play: Your opponent discards their archives. Gain 1 Æ for each card discarded so."""

    def play(s, me):
        held = s.players[me.opponent].archives.copy()
        went = [leave_archives(s, me.opponent, one, "discard") for one in held]
        return gain(s, me.seat, went.count("discard"))


@card("ganymede-archivist")
class GanymedeArchivist:
    """Reap: Archive a card."""

    reap = archives()


@card("harland-mindlock")
class HarlandMindlock:
    """Play: While Harland Mindlock stays in play, you control an enemy creature that you choose on a flank."""

    def play(s, me):
        it = yield from pick(s, me, that(enemies, on_flank)(s, me), "control")
        if it and s.stands(me.it):
            yield from take_control(s, it, me.seat, WHEN_IT_LEAVES, me.number)


@card("quixo-the-adventurer")
class QuixoTheAdventurer:
    """Skirmish. Fight: Draw a card."""

    fight = draws(1)


@card("mother")
class Mother:
    """In step 5, you refill your hand up to one card more."""

    def hand_size(s, source, seat, size):
        return size + 1 if seat == source.seat else size


@card("neutron-shark")
class NeutronShark:
    """Play/Fight/Reap: Destroy an enemy creature or artifact, and a friendly one. Discard your deck's top card. If it
    is not of Logos, trigger this effect again."""

    def play(s, me):
        again = True
        while again:
            doomed = []
            for seat in (me.opponent, me.seat):
                player = s.players[seat]
                able = [it for it in player.battleline + player.artifacts if untagged(s, it)]
                it = yield from pick(s, me, able, "destroy")
                doomed += [it] if it else []
            yield from destroy(s, doomed)
            top = discard_top(s, me.seat)
            # KF-REPEAT-040: not once it has left play
            again = top is not None and print_of(top).house != "logos" and s.stands(me.it)

    fight = play
    reap = play


@card("novu-archaeologist")
class NovuArchaeologist:
    """Action: Archive a card of your discard pile."""

    def action(s, me):
        chosen = yield from pick_card(s, me, s.players[me.seat].discard, "archive")
        if chosen:
            yield from archive_from_discard(s, me.seat, chosen)


@card("ozmo-martianologist")
class OzmoMartianologist:
    """Elusive. Fight/Reap: Heal 3 damage from a Mars creature, or stun one."""

    def fight(s, me):
        martians = that(creatures, of_house("mars"))(s, me)
        if if_it_matters(s, martians, lambda s, it: it.damage or not it.stunned):
            mode = yield from pick_mode(s, me, 2)
            able = if_it_matters(s, martians, not_stunned if mode else damaged)
            it = yield from pick(s, me, able, "stun" if mode else "heal")
            if it and mode:
                stun(s, it)
            elif it:
                heal(s, it, 3)

    reap = fight


@card("psychic-bug")
class PsychicBug:
    """Play/Reap: You see your opponent's hand."""

    def play(s, me):
        look(s, me.seat, s.players[me.opponent].hand)

    reap = play


def replicate(s, me):
    """KF-RSIX-060: two of them may trigger each other for ever."""
    due = {it.number: own_abilities(s, it, "reap", me.event, me.seat) for it in other_creatures(s, me)}
    it = yield from pick(s, me, [it for it in other_creatures(s, me) if due[it.number]], "choose")
    if it:
        effects = due[it.number]
        one = effects[0] if len(effects) == 1 else (yield from next_due(s, effects))
        yield from resolve(s, one)


@card("replicator")
class Replicator:
    """Reap: Trigger a reap effect of another creature, as if that creature were yours."""

    reap = replicate


@card("research-smoko")
class ResearchSmoko:
    """Destroyed: Archive your deck's top card."""

    def destroyed(s, me):
        return archive_top(s, me.seat)


@card("skippy-timehog")
class SkippyTimehog:
    """Play: During your opponent's next turn, they can use no card."""

    def play(s, me):
        on_their_next_turn(s, me, "skippy-timehog")


@effect("skippy-timehog")
class TimeStandsStill:
    def cannot_use(s, source, it, how):
        return their_turn(s, source)


@card("timetraveller")
class Timetraveller:
    """Play: Draw two cards. Action: Shuffle Timetraveller into your deck."""

    play = draws(2)

    def action(s, me):
        return leave(s, [me.it], "shuffle")


@card("titan-mechanic")
class TitanMechanic:
    """As long as Titan Mechanic is on a flank, all keys cost 1 Æ less."""

    def key_cost(s, source, seat, cost):
        return cost - 1 if on_flank(s, source) else cost


@card("vespilon-theorist")
class VespilonTheorist:
    """Elusive. Reap: Name a house and reveal your deck's top card. If it is of that house, archive it and gain 1 Æ; if
    not, discard it."""

    def reap(s, me):
        right = yield from name_and_reveal(s, me)
        if right:
            yield from archive_top(s, me.seat)
            yield from gain(s, me.seat, 1)
        elif right is not None:
            discard_top(s, me.seat)


@card("veylan-analyst")
class VeylanAnalyst:
    """After you use an artifact, gain 1 Æ."""

    after_use = when(
        lambda s, source, event: event.seat == source.seat and event.it.printed.type == "artifact", gains(1)
    )


@card("experimental-therapy")
class ExperimentalTherapy:
    """This creature may be used as if it were of the active house. Play: Stun this creature and exhaust it."""

    def allows_use(s, source, it, how):
        return it.number == source.host

    def play(s, me):
        stun(s, me.it)
        exhaust(s, me.it)


@card("rocket-boots")
class RocketBoots:
    """This creature has "Fight/Reap: If this creature was not used before this turn, ready it." """

    def gives_fight(s, me):
        if s.used.count(me.it.number) == 1:
            ready(s, me.it)

    gives_reap = gives_fight


@card("transposition-sandals")
class TranspositionSandals:
    """This creature has "Action: Swap this creature with another friendly one. This turn, you may use the other
    one." """

    def gives_action(s, me):
        other = yield from pick(s, me, others(s, me), "swap")
        if other:
            swap(s, me.it, other)
            for_the_turn(s, me, "on:transposition-sandals", other.number)


@effect("on:transposition-sandals")
class Transposed:
    def allows_use(s, source, it, how):
        return on_its_card(s, source, it)
