"""Call of the Archons: Sanctum."""

from pioche.games.keyforge.cards.words import (
    AMOUNT,
    artifacts,
    beside,
    captors,
    capture,
    captures,
    captures_each,
    card,
    creatures,
    damage,
    damaged,
    deals,
    deals_each,
    destroy,
    destroys,
    destroys_each,
    draw,
    effect,
    elusive,
    enemies,
    for_the_turn,
    forge,
    friends,
    gain,
    gains,
    heal,
    if_it_matters,
    least_powerful,
    leave,
    lose,
    may_be_destroyed,
    neighbours,
    not_of_house,
    not_on_flank,
    of_house,
    on_flank,
    only,
    others,
    pass_tag,
    pick,
    pick_house,
    pick_mode,
    power,
    print_of,
    ready,
    ready_and_fight,
    return_to_hand,
    returns,
    sacrifices_itself,
    stuns,
    stuns_each,
    swap,
    that,
    unstun,
    use_freely,
    whichever,
    with_trait,
    without_trait,
)

knights = that(friends, with_trait("knight"))


def friendly_creature(source, it):
    return it.printed.type == "creature" and it.controller == source.seat


def heals(amount):
    """Heal so much damage from a creature."""

    def run(s, me):
        it = yield from pick(s, me, if_it_matters(s, creatures(s, me), damaged), "heal")
        if it:
            heal(s, it, amount)

    return run


@card("begone")
class Begone:
    """Play: Either destroy every Dis creature, or gain 1 Æ."""

    def play(s, me):
        if (yield from pick_mode(s, me, 2)) == 0:
            yield from destroys_each(that(creatures, of_house("dis")))(s, me)
        else:
            yield from gain(s, me.seat, 1)


@card("blinding-light")
class BlindingLight:
    """Play: Name a house, and stun every creature that belongs to it."""

    def play(s, me):
        house = yield from pick_house(s, me)
        stuns_each(that(creatures, of_house(house)))(s, me)


@card("charge")
class Charge:
    """Play: From now until the end of this turn, the creatures that you play gain, "Play: Deal 2 damage to an enemy
    creature." """

    def play(s, me):
        for_the_turn(s, me, "charge", len(s.played))


def played_since(s, effect, it):
    """Whether it is a creature that the player of an effect has played since the effect began."""
    by_me = effect.seat in (it.controller, it.card.owner)
    return by_me and it.printed.type == "creature" and it.card in s.played[effect.args[0] :]


@effect("charge", AMOUNT)
class Charging:
    gives_play = only(played_since)(deals(2, enemies))


@card("cleansing-wave")
class CleansingWave:
    """Play: Heal 1 damage from every creature, and gain 1 Æ for each one that was healed."""

    def play(s, me):
        return gain(s, me.seat, sum(heal(s, it, 1) for it in creatures(s, me)))


@card("clear-mind")
class ClearMind:
    """Play: Remove the stun from all friendly creatures."""

    def play(s, me):
        for it in friends(s, me):
            unstun(s, it)


@card("doorstep-to-heaven")
class DoorstepToHeaven:
    """Play: Every player who has 6 Æ or more keeps 5 and loses the rest."""

    def play(s, me):
        for seat in (me.seat, me.opponent):
            lose(s, seat, s.players[seat].amber - 5)


@card("glorious-few")
class GloriousFew:
    """Play: Gain 1 Æ for each creature by which your opponent outnumbers you."""

    def play(s, me):
        return gain(s, me.seat, len(enemies(s, me)) - len(friends(s, me)))


@card("honorable-claim")
class HonorableClaim:
    """Play: All friendly Knights capture 1 Æ each."""

    play = captures_each(1, knights)


@card("inspiration")
class Inspiration:
    """Play: Ready a friendly creature, then use it."""

    def play(s, me):
        it = yield from pick(s, me, friends(s, me), "ready-and-use")
        if it:
            ready(s, it)
            yield from use_freely(s, me.seat, it)


@card("mighty-lance")
class MightyLance:
    """Play: Deal 3 damage to a creature, and as much to one of its neighbors."""

    def play(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it:
            other = yield from pick(s, me, neighbours(s, it), "damage")
            yield from damage(s, me, [(one, 3) for one in (it, other) if one])


@card("oath-of-poverty")
class OathOfPoverty:
    """Play: Destroy all your artifacts, and gain 2 Æ for each one that was destroyed."""

    def play(s, me):
        destroyed = yield from destroy(s, s.players[me.seat].artifacts)
        yield from gain(s, me.seat, 2 * len(destroyed))


@card("one-stood-against-many")
class OneStoodAgainstMany:
    """Play: Choose a friendly creature. Three times in a row, ready it and fight with it, never twice against the same
    enemy creature."""

    def play(s, me):
        it = yield from pick(s, me, friends(s, me), "ready-and-fight")
        fought = []
        for _ in range(3 if it else 0):
            fights = len(s.attacked)
            ready(s, it)
            unfought = [one for one in enemies(s, me) if one.card.number not in fought]
            yield from use_freely(s, me.seat, it, ("fight",), unfought)
            fought += s.attacked[fights : fights + 1]


@card("radiant-truth")
class RadiantTruth:
    """Play: Stun all enemy creatures that are not on a flank."""

    play = stuns_each(that(enemies, not_on_flank))


@card("shield-of-justice")
class ShieldOfJustice:
    """Play: Until the end of this turn, no damage can be dealt to friendly creatures."""

    def play(s, me):
        for_the_turn(s, me, "shield-of-justice")


@effect("shield-of-justice")
class Shielded:
    def cannot_be_damaged(s, source, hit):
        return hit.to.controller == source.seat


@card("take-hostages")
class TakeHostages:
    """Play: Until the end of this turn, whenever a friendly creature fights, it captures 1 Æ."""

    def play(s, me):
        for_the_turn(s, me, "take-hostages")


@effect("take-hostages")
class TakingHostages:
    @only(lambda s, source, event: event.it.controller == source.seat)
    @whichever
    def after_fight(s, me):
        yield from capture(s, me.event.it, 1)


@card("terms-of-redress")
class TermsOfRedress:
    """Play: A friendly creature of your choice captures 2 Æ."""

    def play(s, me):
        it = yield from pick(s, me, captors(s, friends(s, me), me.opponent), "capture")
        if it:
            yield from capture(s, it, 2)


@card("the-harder-they-come")
class TheHarderTheyCome:
    """Play: Purge a creature whose power is 5 or more."""

    def play(s, me):
        it = yield from pick(s, me, [one for one in creatures(s, me) if power(s, one) >= 5], "purge")
        if it:
            yield from leave(s, [it], "purged")


@card("the-spirit-s-way")
class TheSpiritsWay:
    """Play: Destroy every creature whose power is 3 or more."""

    play = destroys_each(that(creatures, lambda s, it: power(s, it) >= 3))


@card("epic-quest")
class EpicQuest:
    """Play: Archive all friendly Knights that are in play.
    Omni: If you have played at least seven Sanctum cards this turn, destroy Epic Quest and forge a key for free."""

    def play(s, me):
        yield from leave(s, knights(s, me), "archives")

    def omni(s, me):
        if sum(print_of(played).house == "sanctum" for played in s.played) >= 7:
            yield from destroy(s, [me.it])
            yield from forge(s, me.seat, 0)


@card("gorm-of-omm")
class GormOfOmm:
    """Omni: Destroy Gorm of Omm, then destroy an artifact."""

    omni = sacrifices_itself(destroys(artifacts))


@card("hallowed-blaster")
class HallowedBlaster:
    """Action: Heal 3 damage from a creature."""

    action = heals(3)


@card("potion-of-invulnerability")
class PotionOfInvulnerability:
    """Omni: Destroy Potion of Invulnerability. Until the end of this turn, no damage can be dealt to friendly
    creatures."""

    omni = sacrifices_itself(lambda s, me: for_the_turn(s, me, "shield-of-justice"))


@card("round-table")
class RoundTable:
    """Friendly Knights have +1 power and taunt."""

    def power(s, source, it, value):
        return value + 1 if it.controller == source.seat and "knight" in it.printed.traits else value

    taunt = power


@card("sigil-of-brotherhood")
class SigilOfBrotherhood:
    """Omni: Sacrifice Sigil of Brotherhood. Until the end of this turn, friendly Sanctum creatures may be used."""

    omni = sacrifices_itself(lambda s, me: for_the_turn(s, me, "sigil-of-brotherhood"))


@effect("sigil-of-brotherhood")
class Brotherhood:
    def allows_use(s, source, it, how):
        return friendly_creature(source, it) and of_house("sanctum")(s, it)


@card("whispering-reliquary")
class WhisperingReliquary:
    """Action: Return an artifact to its owner's hand."""

    action = returns(artifacts)


@card("bulwark")
class Bulwark:
    """Bulwark's neighbors have +2 armor each."""

    def armor(s, source, it, value):
        return value + 2 if it in neighbours(s, source) else value


@card("champion-tabris")
class ChampionTabris:
    """Fight: Champion Tabris captures 1 Æ."""

    fight = captures(1)


@card("commander-remiel")
class CommanderRemiel:
    """Reap: Use a friendly creature that is not of house Sanctum."""

    def reap(s, me):
        it = yield from pick(s, me, that(friends, not_of_house("sanctum"))(s, me), "use-which")
        if it:
            yield from use_freely(s, me.seat, it)


@card("duma-the-martyr")
class DumaTheMartyr:
    """Destroyed: Fully heal all other friendly creatures, then draw 2 cards."""

    def destroyed(s, me):
        for it in others(s, me):
            heal(s, it)
        draw(s, me.seat, 2)


@card("francus")
class Francus:
    """After an enemy creature was destroyed in a fight with Francus, Francus captures 1 Æ."""

    after_destroyed = only(lambda s, source, event: event.by is source)(captures(1))


@card("grey-monk")
class GreyMonk:
    """Friendly creatures have +1 armor. Reap: Heal 2 damage from a creature."""

    def armor(s, source, it, value):
        return value + 1 if it.controller == source.seat else value

    reap = heals(2)


@card("hayyel-the-merchant")
class HayyelTheMerchant:
    """Whenever you play an artifact, gain 1 Æ."""

    @only(lambda s, source, event: event.seat == source.seat and event.it.printed.type == "artifact")
    @whichever
    def after_play(s, me):
        return gain(s, me.seat, 1)


@card("horseman-of-death")
class HorsemanOfDeath:
    """Play: Return all Horseman creatures of your discard pile to your hand."""

    def play(s, me):
        for found in s.players[me.seat].discard.copy():
            if print_of(found).type == "creature" and "horseman" in print_of(found).traits:
                return_to_hand(s, found)


@card("horseman-of-famine")
class HorsemanOfFamine:
    """Play/Fight/Reap: Destroy the least powerful creature in play."""

    play = fight = reap = destroys(lambda s, me: least_powerful(s, creatures(s, me)))


@card("horseman-of-pestilence")
class HorsemanOfPestilence:
    """Play/Fight/Reap: Deal 1 damage to every creature that is not a Horseman."""

    play = fight = reap = deals_each(1, that(creatures, without_trait("horseman")))


@card("horseman-of-war")
class HorsemanOfWar:
    """Play: Until the end of this turn, friendly creatures may be used as if they were of the active house, but only to
    fight."""

    def play(s, me):
        for_the_turn(s, me, "horseman-of-war")


@effect("horseman-of-war")
class War:
    def allows_use(s, source, it, how):
        return friendly_creature(source, it) and how == "fight"

    def cannot_use(s, source, it, how):
        return friendly_creature(source, it) and how not in ("fight", "unstun")


@card("jehu-the-bureaucrat")
class JehuTheBureaucrat:
    """After you have chosen Sanctum as the active house, gain 2 Æ."""

    after_house = only(lambda s, source, event: event.seat == source.seat and event.house == "sanctum")(gains(2))


@card("lady-maxena")
class LadyMaxena:
    """Play: Stun a creature. Action: Return Lady Maxena to her owner's hand."""

    play = stuns(creatures)

    def action(s, me):
        yield from leave(s, [me.it], "hand")


@card("lord-golgotha")
class LordGolgotha:
    """Before Fight: Deal 3 damage to each neighbor of the creature that Lord Golgotha attacks."""

    def before_fight(s, me):
        return damage(s, me, [(it, 3) for it in neighbours(s, me.event.defender)])


@card("numquid-the-fair")
class NumquidTheFair:
    """Play: Destroy an enemy creature. If your opponent still has more creatures than you, repeat this effect."""

    def play(s, me):
        for _ in range(1 + 2 * len(enemies(s, me))):  # KF-RSIX-060: each round takes a creature or a ward, or nothing
            yield from destroys(enemies)(s, me)
            more = len(enemies(s, me)) > len(friends(s, me))
            if not more or not s.stands(me.it) or not any(may_be_destroyed(s, it) for it in enemies(s, me)):
                break


@card("protectrix")
class Protectrix:
    """Reap: You may fully heal a creature. If you do, no damage can be dealt to it until the end of this turn."""

    def reap(s, me):
        it = yield from pick(s, me, if_it_matters(s, creatures(s, me), damaged), "heal", may=True)
        if it and heal(s, it):
            for_the_turn(s, me, "on:protectrix", it.card.number)


@effect("on:protectrix")
class Protected:
    def cannot_be_damaged(s, source, hit):
        return hit.to.card.number == source.args[0]


@card("raiding-knight")
class RaidingKnight:
    """Play: Raiding Knight captures 1 Æ."""

    play = captures(1)


@card("sanctum-guardian")
class SanctumGuardian:
    """Taunt. Fight/Reap: Sanctum Guardian swaps places with another friendly creature."""

    def fight(s, me):
        it = yield from pick(s, me, others(s, me), "swap")
        if it:
            swap(s, me.it, it)

    reap = fight


@card("sequis")
class Sequis:
    """Reap: Sequis captures 1 Æ."""

    reap = captures(1)


@card("sergeant-zakiel")
class SergeantZakiel:
    """Play: You may ready one of Sergeant Zakiel's neighbors and fight with it."""

    def play(s, me):
        it = yield from pick(s, me, beside(s, me), "ready-and-fight", may=True)
        if it:
            yield from ready_and_fight(s, me, it)


@card("staunch-knight")
class StaunchKnight:
    """While on a flank, Staunch Knight has +2 power."""

    def power(s, source, it, value):
        return value + 2 if it is source and on_flank(s, it) else value


@card("gatekeeper")
class Gatekeeper:
    """Play: If your opponent has 7 Æ or more, Gatekeeper captures all of it but 5."""

    def play(s, me):
        pool = s.players[me.opponent].amber
        if pool >= 7:
            yield from capture(s, me.it, pool - 5, me.opponent)


@card("the-vaultkeeper")
class TheVaultkeeper:
    """No Æ can be stolen from your pool."""

    def cannot_be_stolen(s, source, seat):
        return seat == source.seat


@card("veemos-lightbringer")
class VeemosLightbringer:
    """Play: Destroy every creature that has elusive."""

    play = destroys_each(that(creatures, elusive))


@card("armageddon-cloak")
class ArmageddonCloak:
    """This creature gains hazardous 2, and "Destroyed: Instead, fully heal this creature and destroy Armageddon
    Cloak." """

    def hazardous(s, source, it, value):
        return value + 2 if it.card.number == source.host else value

    @only(lambda s, source, event: event.it.card.number == source.host)
    def instead_of_destroyed(s, source, event):
        heal(s, event.it)
        pass_tag(s, event.it, source)


@card("mantle-of-the-zealot")
class MantleOfTheZealot:
    """This creature may be used as if it were of the active house."""

    def allows_use(s, source, it, how):
        return it.card.number == source.host


@card("protect-the-weak")
class ProtectTheWeak:
    """This creature has +1 armor and taunt."""

    def armor(s, source, it, value):
        return value + 1 if it.card.number == source.host else value

    taunt = armor


@card("shoulder-armor")
class ShoulderArmor:
    """While on a flank, this creature has +2 power and +2 armor."""

    def power(s, source, it, value):
        return value + 2 if it.card.number == source.host and on_flank(s, it) else value

    armor = power
