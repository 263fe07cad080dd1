"""Age of Ascension: Brobnar."""

from pioche.games.keyforge.cards.words import (
    add_counters,
    belongs,
    beside,
    card,
    creatures,
    damage,
    deals,
    deals_each,
    destroy,
    effect,
    enemies,
    exhaust,
    for_the_turn,
    forge,
    friends,
    gain,
    heal,
    is_ready,
    lose,
    loses,
    may,
    may_be_destroyed,
    neighbours,
    of_house,
    on_flank,
    on_its_card,
    only,
    opponent,
    others,
    pick,
    power,
    ready,
    ready_and_fight,
    returns,
    sacrifices_itself,
    search,
    shards,
    split_damage,
    stun,
    that,
    when,
    whichever,
    with_trait,
)


@card("1-2-punch")
class OneTwoPunch:
    """Play: Stun an enemy creature; if it was stunned already, destroy it instead."""

    def play(s, me):
        it = yield from pick(s, me, enemies(s, me), "stun")
        if it and it.stunned:
            yield from destroy(s, [it])
        elif it:
            stun(s, it)


def hits_beside_the_defender(amount):
    """Deal damage to each neighbor of the creature that this one fights."""
    return lambda s, me: damage(s, me, [(it, amount) for it in neighbours(s, me.event.defender)])


@card("bingle-bangbang")
class BingleBangbang:
    """Before Fight: Deal 5 damage to each neighbor of the creature that Bingle Bangbang fights."""

    before_fight = hits_beside_the_defender(5)


@card("brammo")
class Brammo:
    """Play: Deal 2 damage to each enemy flank creature."""

    play = deals_each(2, that(enemies, on_flank))


@card("cowfyne")
class Cowfyne:
    """Before Fight: Deal 2 damage to each neighbor of the creature that Cowfyne fights."""

    before_fight = hits_beside_the_defender(2)


@card("drummernaut")
class Drummernaut:
    """Play/Fight/Reap: Another friendly Giant creature goes back to your hand."""

    play = returns(that(others, with_trait("giant")))  # KF-ERRATA-060
    fight = play
    reap = play


@card("first-blood")
class FirstBlood:
    """Alpha. Play: Divide 2 damage for each friendly Brobnar creature among creatures as you like."""

    def play(s, me):
        return split_damage(s, me, 2 * len(that(friends, of_house("brobnar"))(s, me)), creatures)


@card("foozle")
class Foozle:
    """Reap: If an enemy creature was destroyed this turn, gain 1 Æ."""

    def reap(s, me):
        if any(seat == me.opponent for _, seat, _ in s.fallen):
            yield from gain(s, me.seat, 1)


@card("groggins")
class Groggins:
    """Groggins may fight only flank creatures."""

    def may_attack(s, it, defender):
        return on_flank(s, defender)


@card("groke")
class Groke:
    """Fight: Your opponent loses 1 Æ."""

    fight = loses(1)


@card("into-the-fray")
class IntoTheFray:
    """Play: For the rest of this turn, a friendly Brobnar creature gains "Fight: Ready this creature." """

    def play(s, me):
        it = yield from pick(s, me, that(friends, of_house("brobnar"))(s, me), "choose")
        if it:
            for_the_turn(s, me, "on:into-the-fray", it.number)


@effect("on:into-the-fray")
class InTheFray:
    gives_fight = when(on_its_card, lambda s, me: ready(s, me.it))


@card("lollop-the-titanic")
class LollopTheTitanic:
    """Lollop the Titanic deals no damage when it is attacked."""

    def only_fight_damage(s, source, blow, amount):
        return 0 if blow.striker is source and blow.attacker is not source else amount


@card("pound")
class Pound:
    """Play: Deal 2 damage to a creature, with 1 splash."""

    play = deals(2, creatures, splash=1)


@card("flamethrower")
class Flamethrower:
    """Action: Deal 1 damage to a creature, with 1 splash."""

    action = deals(1, creatures, splash=1)


@card("flamewake-shaman")
class FlamewakeShaman:
    """Play: Deal 2 damage to a creature."""

    play = deals(2, creatures)


@card("gargantes-scrapper")
class GargantesScrapper:
    """Alpha. Play: If you have at least 3 Æ, deal 3 damage to an enemy creature."""

    def play(s, me):
        if s.players[me.seat].amber >= 3:
            yield from deals(3, enemies)(s, me)


@card("grump-buggy")
class GrumpBuggy:
    """Your opponent's keys cost 1 Æ more for each friendly creature with power 5 or more. Your keys cost 1 Æ more for
    each enemy creature with power 5 or more."""

    def key_cost(s, source, seat, cost):
        return cost + sum(power(s, it) >= 5 for it in s.players[opponent(s, seat)].battleline)


@card("little-rapscal")
class LittleRapscal:
    """Elusive. A creature that is used must fight if it can."""

    def must_fight(s, source, it):
        return True


@card("ogopogo")
class Ogopogo:
    """After Ogopogo attacks a creature and destroys it, you may deal 2 damage to a creature."""

    @only(lambda s, source, event: event.by is source and s.fighting[:1] == (source.number,))
    def after_destroyed(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage", may=True)
        if it:
            yield from damage(s, me, [(it, 2)])


@card("the-flex")
class TheFlex:
    """Play: Choose a ready friendly Brobnar creature. Exhaust it and gain Æ equal to half its power, rounded down."""

    def play(s, me):
        it = yield from pick(s, me, that(friends, is_ready, of_house("brobnar"))(s, me), "exhaust")
        if it:
            exhaust(s, it)
            yield from gain(s, me.seat, power(s, it) // 2)


@card("bellowing-patrizate")
class BellowingPatrizate:
    """While Bellowing Patrizate is ready, each creature is dealt 1 damage after it enters play."""

    @only(lambda s, source, event: source.ready and event.it.printed.type == "creature")
    @whichever
    def after_enter(s, me):
        return damage(s, me, [(me.event.it, 1)])


@card("cybergiant-rig")
class CybergiantRig:
    """This creature gains "At the end of your turn, take a +1 power counter off this creature." Play: Fully heal this
    creature and put a +1 power counter on it for each damage healed."""

    @only(lambda s, source, event: event.seat == s.must(source.host).controller)
    def end_of_turn(s, me):
        if me.it.counters.get("power"):
            add_counters(s, me.it, -1)

    def play(s, me):
        add_counters(s, me.it, heal(s, me.it))


@card("forgemaster-og")
class ForgemasterOg:
    """Whenever a player has forged a key, they lose all Æ left in their pool."""

    @whichever
    def after_forge(s, me):
        lose(s, me.event.seat, s.players[me.event.seat].amber)


@card("grumpus-tamer")
class GrumpusTamer:
    """Reap: Search your deck and discard pile for a War Grumpus, reveal it and take it into your hand. Shuffle your
    deck."""

    def reap(s, me):
        return search(s, me, ("deck", "discard"), lambda one: one.proto.id == "war-grumpus")


@card("might-makes-right")
class MightMakesRight:
    """Play: You may sacrifice creatures with a total power of at least 25. If you do, forge a key at no cost."""

    def play(s, me):
        left = [it for it in friends(s, me) if may_be_destroyed(s, it)]
        powers = {it: power(s, it) for it in left}
        if sum(powers.values()) < 25 or not (yield from may(s, me, "may")):
            return
        given = []
        while left:
            it = yield from pick(s, me, left, "sacrifice", may=sum(powers[one] for one in given) >= 25)
            if not it:
                break
            given.append(it)
            left.remove(it)
        gone = yield from destroy(s, given)
        if sum(powers[it] for it in gone) >= 25:
            yield from forge(s, me.seat, 0)


@card("shard-of-strength")
class ShardOfStrength:
    """Action: Put a +1 power counter on a friendly creature for each friendly Shard."""

    def action(s, me):
        it = yield from pick(s, me, friends(s, me), "choose")
        if it:
            add_counters(s, it, shards(s, me))


@card("signal-fire")
class SignalFire:
    """Omni: Sacrifice Signal Fire. For the rest of this turn, friendly Brobnar creatures may fight as if they were of
    the active house."""

    omni = sacrifices_itself(lambda s, me: for_the_turn(s, me, "signal-fire"))


@effect("signal-fire")
class Signalled:
    def allows_use(s, source, it, how):
        return how == "fight" and it.controller == source.seat and belongs(s, it, "brobnar")


@card("war-grumpus")
class WarGrumpus:
    """Fight/Reap: Ready a neighboring Giant and fight with it."""

    def fight(s, me):
        it = yield from pick(s, me, that(beside, with_trait("giant"))(s, me), "ready-and-fight")
        if it:
            yield from ready_and_fight(s, me, it)

    reap = fight
