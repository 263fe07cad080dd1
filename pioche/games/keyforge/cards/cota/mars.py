"""Call of the Archons: Mars."""

from pioche.games.keyforge.cards.words import (
    ABDUCTED,
    CARD,
    END_OF_MATCH,
    OTHER_CARD,
    Hit,
    Lasting,
    add_counters,
    always,
    archive_from_hand,
    artifacts,
    begin,
    belongs,
    can_pay,
    captors,
    capture,
    captures,
    card,
    creatures,
    damage,
    damaged,
    deal,
    deals_each,
    destroy,
    discard_top,
    discarded,
    draw,
    effect,
    enemies,
    for_the_turn,
    forge,
    friends,
    gain,
    gain_chains,
    gains,
    heal,
    if_it_matters,
    is_exhausted,
    is_ready,
    key_cost,
    leave,
    lose,
    many,
    may,
    neighbours,
    not_of_house,
    of_house,
    only,
    opponent,
    others,
    pick,
    pick_card,
    pick_cards,
    pick_house,
    pick_up_to,
    print_of,
    purge,
    put_into_play,
    ready,
    return_to_hand,
    reveal,
    sacrifices_itself,
    spend,
    split_damage,
    steal,
    stun,
    stuns_each,
    that,
    use_freely,
    whichever,
    with_trait,
    without_trait,
)

mars = of_house("mars")
not_mars = not_of_house("mars")
ready_martians = that(friends, mars, is_ready)


def mars_cards(s, me):
    return [card for card in s.players[me.seat].hand if print_of(card).house == "mars"]


def creature_cards(s, me):
    return [card for card in s.players[me.seat].hand if print_of(card).type == "creature"]


def mars_creature_cards(s, me):
    return [card for card in mars_cards(s, me) if print_of(card).type == "creature"]


def reveal_mars_cards(s, me):
    """Any number of Mars cards of the hand; gives how many."""
    able = mars_cards(s, me)
    shown = yield from pick_cards(s, me, able, len(able), "reveal")
    reveal(s, me.seat, shown)
    return len(shown)


def played_by(s, it):
    """Who plays a creature or artifact that enters play, in whosever line."""
    return opponent(s, it.controller) if "enters_enemy" in it.printed.hooks else it.controller


def plays_mars_creature(s, seat, event):
    it = event.it
    return event.seat == seat and it.printed.type == "creature" and not it.host and belongs(s, it, "mars")


def abduct(s, me, chosen):
    """KF-ARCH-060: creatures into your archives, from where they only go to their owners' hands."""
    cards = [half for it in chosen for half in (it.card, *it.linked)]
    yield from leave(s, chosen, "archives", me.seat)
    for victim in cards:
        if victim in s.players[me.seat].archives:
            begin(s, Lasting(ABDUCTED, me.seat, END_OF_MATCH, (victim.number,), me.number))


@effect(ABDUCTED, CARD)
class Abducted:
    noted = always


@card("ammonia-clouds")
class AmmoniaClouds:
    """Play: Deal 3 damage to each creature."""

    play = deals_each(3, creatures)


@card("battle-fleet")
class BattleFleet:
    """Play: Reveal as many Mars cards from your hand as you like, and draw a card for each."""

    def play(s, me):
        draw(s, me.seat, (yield from reveal_mars_cards(s, me)))


@card("deep-probe")
class DeepProbe:
    """Play: Name a house. Your opponent reveals their hand and discards every creature of that house from it."""

    def play(s, me):
        house = yield from pick_house(s, me)
        hand = s.players[me.opponent].hand
        reveal(s, me.opponent, hand)
        found = [one for one in hand if print_of(one).type == "creature" and print_of(one).house == house]
        yield from discarded(s, me.opponent, *found)


@card("emp-blast")
class EmpBlast:
    """Play: Stun all Mars creatures and all Robot creatures, and destroy all artifacts."""

    def play(s, me):
        for it in creatures(s, me):
            if mars(s, it) or with_trait("robot")(s, it):
                stun(s, it)
        yield from destroy(s, artifacts(s, me))


@card("hypnotic-command")
class HypnoticCommand:
    """Play: As many times as you have Mars creatures, choose an enemy creature: it captures 1 Æ from its own side."""

    def play(s, me):
        for _ in that(friends, mars)(s, me):
            it = yield from pick(s, me, captors(s, enemies(s, me), me.opponent), "capture")
            if it:
                yield from capture(s, it, 1, it.controller)


@card("irradiated-aember")
class IrradiatedAember:
    """Play: Deal 3 damage to each enemy creature if your opponent's pool holds at least 6 Æ."""

    def play(s, me):
        if s.players[me.opponent].amber >= 6:
            yield from damage(s, me, [(it, 3) for it in enemies(s, me)])


@card("key-abduction")
class KeyAbduction:
    """Play: Return all Mars creatures to their owners' hands. Then you may forge a key for 9 Æ above its current cost,
    less 1 Æ per card in your hand."""

    def play(s, me):
        yield from leave(s, that(creatures, mars)(s, me), "hand")
        cost = max(0, key_cost(s, me.seat) + 9 - len(s.players[me.seat].hand))
        if can_pay(s, me.seat, cost) and (yield from may(s, me, "may-forge")):
            yield from forge(s, me.seat, cost)


@card("martian-hounds")
class MartianHounds:
    """Play: Put two +1 power counters on a creature of your choice for every damaged creature in play."""

    def play(s, me):
        it = yield from pick(s, me, creatures(s, me), "counters")
        if it:
            add_counters(s, it, 2 * len(that(creatures, damaged)(s, me)))


@card("martians-make-bad-allies")
class MartiansMakeBadAllies:
    """Play: Reveal your hand and purge from it every creature that is not of Mars. Gain 1 Æ for each."""

    def play(s, me):
        hand = s.players[me.seat].hand
        reveal(s, me.seat, hand)
        strangers = [card for card in creature_cards(s, me) if print_of(card).house != "mars"]
        for stranger in strangers:
            purge(s, stranger, hand)
        yield from gain(s, me.seat, len(strangers))


@card("mass-abduction")
class MassAbduction:
    """Play: Put up to 3 damaged enemy creatures into your archives. One that would leave them goes to its owner's hand
    instead."""

    def play(s, me):
        chosen = yield from pick_up_to(s, me, that(enemies, damaged)(s, me), 3, "archive")
        yield from abduct(s, me, chosen)


@card("mating-season")
class MatingSeason:
    """Play: Shuffle all Mars creatures into their owners' decks. Each player gains 1 Æ per creature that went into
    their deck this way."""

    def play(s, me):
        shuffled = yield from leave(s, that(creatures, mars)(s, me), "shuffle")
        for seat in (me.seat, me.opponent):
            deck = s.players[seat].deck
            yield from gain(s, seat, sum(it.card in deck for it in shuffled))


@card("mothership-support")
class MothershipSupport:
    """Play: As many times as you have ready Mars creatures, deal 2 damage to a creature of your choice."""

    def play(s, me):
        return split_damage(s, me, len(ready_martians(s, me)), creatures, 2)


@card("orbital-bombardment")
class OrbitalBombardment:
    """Play: Reveal as many Mars cards from your hand as you like. For each, deal 2 damage to a creature of your
    choice."""

    def play(s, me):
        shown = yield from reveal_mars_cards(s, me)
        yield from split_damage(s, me, shown, creatures, 2)


@card("phosphorus-stars")
class PhosphorusStars:
    """Play: Stun all creatures that are not of Mars. Gain 2 chains."""

    def play(s, me):
        stuns_each(that(creatures, not_mars))(s, me)
        gain_chains(s, me.seat, 2)


@card("psychic-network")
class PsychicNetwork:
    """Play: Steal 1 Æ per ready Mars creature you have."""

    def play(s, me):
        return steal(s, me.seat, len(ready_martians(s, me)))


@card("sample-collection")
class SampleCollection:
    """Play: As many times as your opponent has forged keys, put an enemy creature into your archives. One that would
    leave them goes to its owner's hand instead."""

    def play(s, me):
        for _ in s.players[me.opponent].keys:  # KF-ABIL-110: one after another
            it = yield from pick(s, me, enemies(s, me), "archive")
            if it:
                yield from abduct(s, me, [it])


@card("shatter-storm")
class ShatterStorm:
    """Play: Lose all your Æ. Then your opponent loses three times as much as you did."""

    def play(s, me):
        lost = lose(s, me.seat, s.players[me.seat].amber)
        lose(s, me.opponent, 3 * lost)


@card("soft-landing")
class SoftLanding:
    """Play: Your next creature or artifact played this turn enters play ready."""

    def play(s, me):
        for_the_turn(s, me, "soft-landing", times=1)


@effect("soft-landing")
class LandsSoftly:
    def enters(s, source, it, played):
        if played and played_by(s, it) == source.seat:
            it.ready = True
            spend(s, source)


@card("squawker")
class Squawker:
    """Play: Either ready a Mars creature, or stun a creature that is not of Mars."""

    def play(s, me):
        it = yield from pick(s, me, creatures(s, me), "choose")
        if it and mars(s, it):
            ready(s, it)
        elif it:
            stun(s, it)


@card("total-recall")
class TotalRecall:
    """Play: Gain 1 Æ per ready friendly creature, then return all friendly creatures to your hand."""

    def play(s, me):
        yield from gain(s, me.seat, len(that(friends, is_ready)(s, me)))
        yield from leave(s, friends(s, me), "hand")


@card("combat-pheromones")
class CombatPheromones:
    """Omni: Sacrifice Combat Pheromones. This turn, up to 2 other Mars cards may be used whatever the active house."""

    omni = sacrifices_itself(lambda s, me: for_the_turn(s, me, "combat-pheromones"))


@effect("combat-pheromones", many(OTHER_CARD, 2))
class ScentOfCombat:
    """Its arguments are the cards that were used by it: those may be used again."""

    def allows_use(s, source, it, how):
        number = it.card.number
        other = it.controller == source.seat and number != source.card and belongs(s, it, "mars")
        return other and (number in source.args or len(source.args) < 2)

    def allowed(s, source, number):
        if number not in source.args:
            used = Lasting(source.handler, source.by, source.until, (*source.args, number), source.card)
            s.lasting[s.lasting.index(source)] = used
            s.rearranged()


@card("commpod")
class Commpod:
    """Action: Reveal as many Mars cards from your hand as you like. For each, you may ready a Mars creature."""

    def action(s, me):
        shown = yield from reveal_mars_cards(s, me)
        able = if_it_matters(s, that(creatures, mars)(s, me), is_exhausted)
        for it in (yield from pick_up_to(s, me, able, shown, "ready")):
            ready(s, it)


@card("crystal-hive")
class CrystalHive:
    """Action: For the rest of this turn, gain 1 Æ after each creature that reaps."""

    def action(s, me):
        for_the_turn(s, me, "crystal-hive")


@effect("crystal-hive")
class Humming:
    after_reap = gains(1)


@card("custom-virus")
class CustomVirus:
    """Omni: Destroy Custom Virus. You may purge a creature from your hand; if you do, destroy all creatures that have a
    trait in common with it."""

    def omni(s, me):
        yield from destroy(s, [me.it])
        carrier = yield from pick_card(s, me, creature_cards(s, me), "purge", may=True)
        if carrier:
            purge(s, carrier, s.players[me.seat].hand)
            traits = print_of(carrier).traits
            yield from destroy(s, [it for it in creatures(s, me) if any(one in traits for one in it.printed.traits)])


@card("feeding-pit")
class FeedingPit:
    """Action: Discard a creature card from your hand. If you do, gain 1 Æ."""

    def action(s, me):
        food = yield from pick_card(s, me, creature_cards(s, me), "discard")
        if food:
            yield from discarded(s, me.seat, food)
            yield from gain(s, me.seat, 1)


@card("invasion-portal")
class InvasionPortal:
    """Action: Discard cards one by one from the top of your deck until one is a Mars creature or none is left. Put that
    creature into your hand."""

    def action(s, me):
        top = discard_top(s, me.seat)
        while top and not (print_of(top).type == "creature" and print_of(top).house == "mars"):
            top = discard_top(s, me.seat)
        if top:
            return_to_hand(s, top)


@card("incubation-chamber")
class IncubationChamber:
    """Omni: You may reveal a Mars creature card from your hand; if you do, it is archived."""

    def omni(s, me):
        egg = yield from pick_card(s, me, mars_creature_cards(s, me), "reveal", may=True)
        if egg:
            reveal(s, me.seat, [egg])
            yield from archive_from_hand(s, me.seat, egg, revealed=True)


@card("mothergun")
class Mothergun:
    """Action: Reveal as many Mars cards from your hand as you like, and deal that much damage to a creature."""

    def action(s, me):
        shown = yield from reveal_mars_cards(s, me)
        it = yield from pick(s, me, creatures(s, me) if shown else [], "damage")
        if it:
            yield from damage(s, me, [(it, shown)])


@card("sniffer")
class Sniffer:
    """Action: No creature has Elusive for the rest of this turn."""

    def action(s, me):
        for_the_turn(s, me, "sniffer")


@effect("sniffer")
class Sniffed:
    def no_elusive(s, source, it, value):
        return 0


@card("swap-widget")
class SwapWidget:
    """Action: Return a ready friendly Mars creature to your hand. If you do, put a Mars creature of another name from
    your hand into play and ready it."""

    def action(s, me):
        it = yield from pick(s, me, ready_martians(s, me), "return")
        if it and (yield from leave(s, [it], "hand")):
            able = [card for card in mars_creature_cards(s, me) if print_of(card).names != it.printed.names]
            other = yield from pick_card(s, me, able, "put-into-play")
            new = (yield from put_into_play(s, other, me.seat, s.players[me.seat].hand)) if other else None
            if new:
                ready(s, new)


@card("blypyp")
class Blypyp:
    """Reap: Your next Mars creature played this turn enters play ready."""

    def reap(s, me):
        for_the_turn(s, me, "blypyp", times=1)


@effect("blypyp")
class Prepared:
    def enters(s, source, it, played):
        if played and it.printed.type == "creature" and belongs(s, it, "mars") and played_by(s, it) == source.seat:
            it.ready = True
            spend(s, source)


@card("chuff-ape")
class ChuffApe:
    """Taunt. Chuff Ape enters play stunned. Fight/Reap: You may sacrifice another friendly creature to fully heal Chuff
    Ape."""

    enters_stunned = always

    def fight(s, me):
        food = yield from pick(s, me, [it for it in others(s, me) if not it.tagged], "sacrifice", may=True)
        if food and food in (yield from destroy(s, [food])):
            heal(s, me.it)

    reap = fight


@card("ether-spider")
class EtherSpider:
    """Ether Spider deals no damage in a fight. Any Æ that would go into your opponent's pool is captured by Ether
    Spider instead."""

    def only_fight_damage(s, source, blow, amount):
        return 0 if blow.striker is source else amount

    @only(lambda s, source, event: event.seat != source.seat)
    def instead_of_amber(s, source, event):
        yield from capture(s, source, event.amount, event.seat, entering=True)


@card("grabber-jammer")
class GrabberJammer:
    """Your opponent's keys cost 1 Æ more. Fight/Reap: Capture 1 Æ."""

    def key_cost(s, source, seat, cost):
        return cost if seat == source.seat else cost + 1

    fight = captures(1)
    reap = fight


@card("grommid")
class Grommid:
    """You cannot play creatures. Your opponent loses 1 Æ after an enemy creature is destroyed in a fight with
    Grommid."""

    def cannot_play(s, source, seat, card):
        return seat == source.seat and print_of(card).type == "creature"

    @only(lambda s, source, event: event.by is source)
    @whichever
    def after_destroyed(s, me):
        lose(s, me.opponent, 1)


@card("john-smyth")
class JohnSmyth:
    """Elusive. Fight/Reap: Ready a Mars creature that is no Agent."""

    def fight(s, me):
        able = that(creatures, mars, without_trait("agent"))(s, me)
        it = yield from pick(s, me, if_it_matters(s, able, is_exhausted), "ready")
        if it:
            ready(s, it)

    reap = fight


@card("mindwarper")
class Mindwarper:
    """Elusive. Action: An enemy creature of your choice captures 1 Æ from its own side."""

    def action(s, me):
        it = yield from pick(s, me, captors(s, enemies(s, me), me.opponent), "capture")
        if it:
            yield from capture(s, it, 1, it.controller)


@card("phylyx-the-disintegrator")
class PhylyxTheDisintegrator:
    """Elusive. Action: For every other Mars creature you have, your opponent loses 1 Æ."""

    def action(s, me):
        lose(s, me.opponent, len(that(others, mars)(s, me)))


@card("qyxxlyx-plague-master")
class QyxxlyxPlagueMaster:
    """Fight/Reap: Deal 3 damage to each Human creature; armor does not cancel it."""

    def fight(s, me):
        humans = that(creatures, with_trait("human"))(s, me)
        return damage(s, me, [(it, 3) for it in humans], through_armor=True)

    reap = fight


@card("tunk")
class Tunk:
    """Fully heal Tunk after you play another Mars creature."""

    @only(lambda s, source, event: event.it is not source and plays_mars_creature(s, source.seat, event))
    def after_play(s, me):
        heal(s, me.it)


@card("ulyq-megamouth")
class UlyqMegamouth:
    """Fight/Reap: Use a friendly creature that is not of Mars."""

    def fight(s, me):
        it = yield from pick(s, me, that(friends, not_mars)(s, me), "use-which")
        if it:
            yield from use_freely(s, me.seat, it)

    reap = fight


@card("uxlyx-the-zookeeper")
class UxlyxTheZookeeper:
    """Elusive. Reap: Put an enemy creature into your archives. If it would leave them, it goes to its owner's hand
    instead."""

    def reap(s, me):
        it = yield from pick(s, me, enemies(s, me), "archive")
        if it:
            yield from abduct(s, me, [it])


@card("vezyma-thinkdrone")
class VezymaThinkdrone:
    """Reap: You may archive a friendly creature or artifact that is in play."""

    def reap(s, me):
        player = s.players[me.seat]
        it = yield from pick(s, me, player.battleline + player.artifacts, "archive", may=True)
        if it:
            yield from leave(s, [it], "archives")


@card("yxili-marauder")
class YxiliMarauder:
    """Each Æ on Yxili Marauder gives it +1 power. Play: Capture 1 Æ per ready Mars creature you have."""

    def power(s, source, it, value):
        return value + it.amber if it is source else value

    def play(s, me):
        return captures(len(ready_martians(s, me)))(s, me)


@card("yxilo-bolter")
class YxiloBolter:
    """Fight/Reap: Deal 2 damage to a creature; if that destroys it, purge it."""

    def fight(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it:
            cards = [it.card, *it.linked]
            if it in (yield from damage(s, me, [(it, 2)])):
                discard = s.players[it.card.owner].discard
                for half in cards:
                    if half in discard:  # KF-LEAVE-030: elsewhere it is out of reach
                        purge(s, half, discard)

    reap = fight


@card("yxilx-dominator")
class YxilxDominator:
    """Taunt. Yxilx Dominator enters play stunned."""

    enters_stunned = always


@card("zorg")
class Zorg:
    """Zorg enters play stunned. Before Fight: Stun the creature that Zorg fights, and its neighbors."""

    enters_stunned = always

    def before_fight(s, me):
        defender = me.event.defender
        for it in [defender, *neighbours(s, defender)]:
            stun(s, it)


@card("zyzzix-the-many")
class ZyzzixTheMany:
    """Fight/Reap: You may reveal a creature card from your hand. If you do, archive it and put three +1 power counters
    on Zyzzix the Many."""

    def fight(s, me):
        shown = yield from pick_card(s, me, creature_cards(s, me), "reveal", may=True)
        if shown:
            reveal(s, me.seat, [shown])
            yield from archive_from_hand(s, me.seat, shown, revealed=True)
            add_counters(s, me.it, 3)

    reap = fight


@card("biomatrix-backup")
class BiomatrixBackup:
    """This creature gains, "Destroyed: Place this creature in its owner's archives." """

    def gives_destroyed(s, me):
        return leave(s, [me.it], "placed")


@card("brain-stem-antenna")
class BrainStemAntenna:
    """This creature gains, "After you play a Mars creature, ready this creature; it belongs to Mars for the rest of the
    turn." """

    @only(lambda s, source, event: plays_mars_creature(s, s.must(source.host).controller, event))
    def after_play(s, me):
        if s.stands(me.it):
            ready(s, me.it)
            for_the_turn(s, me, "on:brain-stem-antenna", me.it.card.number)


@effect("on:brain-stem-antenna")
class Controlled:
    def belongs(s, source, it, house):
        return house == "mars" if it.card.number == source.args[0] else None


@card("jammer-pack")
class JammerPack:
    """This creature gains, "Your opponent's keys cost 2 Æ more." """

    def key_cost(s, source, seat, cost):
        return cost if seat == s.must(source.host).controller else cost + 2


@card("red-planet-ray-gun")
class RedPlanetRayGun:
    """This creature gains, "Reap: Deal as much damage to a creature of your choice as there are Mars creatures in
    play." """

    def gives_reap(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it:
            amount = len(that(creatures, mars)(s, me))
            yield from deal(s, [Hit(it, amount, "text", me.it, me.it.card)])
