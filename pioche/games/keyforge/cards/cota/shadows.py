"""Call of the Archons: Shadows."""

from pioche.games.keyforge.cards.words import (
    END_OF_MATCH,
    Lasting,
    always,
    archives,
    begin,
    captors,
    capture,
    captures,
    card,
    creatures,
    damage,
    damaged,
    deals,
    deals_each,
    destroy,
    destroys,
    discard_random,
    discard_top,
    effect,
    enemies,
    exhaust,
    for_the_turn,
    forge,
    friends,
    gain,
    gains,
    key_cost,
    leave,
    look,
    move_from_pool,
    move_to_pool,
    neighbours,
    not_on_flank,
    of_house,
    on_flank,
    on_their_next_turn,
    pick,
    pick_card,
    pick_exactly,
    play,
    power,
    print_of,
    purge,
    put_under,
    return_to_hand,
    sacrifices_itself,
    steal,
    steals,
    take_control,
    that,
    use_freely,
    when,
)


def deals_and_if_it_destroys(amount, then):
    """Deal damage to a creature; if this damage destroys it, `then`."""

    def run(s, me):
        it = yield from pick(s, me, creatures(s, me), "damage")
        if it and it in (yield from damage(s, me, [(it, amount)])):
            yield from then(s, me)

    return run


@card("bait-and-switch")
class BaitAndSwitch:
    """Play: If your opponent has more Æ than you, steal 1 Æ. If they still have more than you, repeat the preceding
    effect."""

    def play(s, me):
        for _ in range(2):  # KF-ERRATA-050
            if s.players[me.opponent].amber > s.players[me.seat].amber:
                yield from steal(s, me.seat, 1)


@card("booby-trap")
class BoobyTrap:
    """Play: Choose a creature that is not on a flank. Deal it 4 damage, and 2 to each of its neighbors."""

    def play(s, me):
        it = yield from pick(s, me, that(creatures, not_on_flank)(s, me), "damage")
        if it:
            yield from damage(s, me, [(it, 4), *((other, 2) for other in neighbours(s, it))])


@card("finishing-blow")
class FinishingBlow:
    """Play: Choose a damaged creature and destroy it. If you do, steal 1 Æ."""

    def play(s, me):
        wounded = [it for it in that(creatures, damaged)(s, me) if not it.tagged]
        it = yield from pick(s, me, wounded, "destroy")
        if it and (yield from destroy(s, [it])):
            yield from steal(s, me.seat, 1)


@card("ghostly-hand")
class GhostlyHand:
    """Play: Steal your opponent's Æ if they have exactly 1."""

    def play(s, me):
        if s.players[me.opponent].amber == 1:
            yield from steal(s, me.seat, 1)


@card("hidden-stash")
class HiddenStash:
    """Play: Archive a card."""

    play = archives()


@card("imperial-traitor")
class ImperialTraitor:
    """Play: Look at your opponent's hand. You may purge one Sanctum card of it."""

    def play(s, me):
        hand = s.players[me.opponent].hand
        look(s, me.seat, hand)
        sanctum = [one for one in hand if print_of(one).house == "sanctum"]
        chosen = yield from pick_card(s, me, sanctum, "purge", may=True)
        if chosen:
            purge(s, chosen, hand)


@card("key-of-darkness")
class KeyOfDarkness:
    """Play: Forge a key for 6 Æ more than its current cost, or for only 2 Æ more if your opponent has no Æ."""

    def play(s, me):
        more = 6 if s.players[me.opponent].amber else 2
        yield from forge(s, me.seat, key_cost(s, me.seat) + more)


@card("lights-out")
class LightsOut:
    """Play: Choose 2 enemy creatures. Return them to their owners' hands."""

    def play(s, me):
        chosen = yield from pick_exactly(s, me, enemies(s, me), 2, "return")
        yield from leave(s, chosen, "hand")


@card("miasma")
class Miasma:
    """Play: On their next turn, your opponent skips step 1 (forge a key)."""

    def play(s, me):
        on_their_next_turn(s, me, "miasma")


@effect("miasma")
class InTheMiasma:
    def skips_forge(s, source, seat):
        return seat != source.seat


@card("nerve-blast")
class NerveBlast:
    """Play: Steal 1 Æ. If you do, choose a creature and deal it 2 damage."""

    def play(s, me):
        if (yield from steal(s, me.seat, 1)):
            yield from deals(2, creatures)(s, me)


@card("one-last-job")
class OneLastJob:
    """Play: Purge all friendly Shadows creatures, then steal 1 Æ for each creature purged in this way."""

    def play(s, me):
        gone = yield from leave(s, that(friends, of_house("shadows"))(s, me), "purged")
        yield from steal(s, me.seat, len(gone))


@card("oubliette")
class Oubliette:
    """Play: Purge a creature whose power is 3 or less."""

    def play(s, me):
        it = yield from pick(s, me, [one for one in creatures(s, me) if power(s, one) <= 3], "purge")
        if it:
            yield from leave(s, [it], "purged")


@card("pawn-sacrifice")
class PawnSacrifice:
    """Play: Sacrifice a friendly creature. If you do, choose 2 creatures and deal 3 damage to each of them."""

    def play(s, me):
        it = yield from pick(s, me, [one for one in friends(s, me) if not one.tagged], "sacrifice")
        if it and (yield from destroy(s, [it])):
            chosen = yield from pick_exactly(s, me, creatures(s, me), 2, "damage")
            yield from damage(s, me, [(one, 3) for one in chosen])


@card("poison-wave")
class PoisonWave:
    """Play: Deal 2 damage to each creature in play."""

    play = deals_each(2, creatures)


@card("relentless-whispers")
class RelentlessWhispers:
    """Play: Deal 2 damage to a creature. If that destroys it, steal 1 Æ."""

    play = deals_and_if_it_destroys(2, steals(1))


@card("routine-job")
class RoutineJob:
    """Play: Steal 1 Æ, then 1 Æ more for each Routine Job in your discard pile."""

    def play(s, me):
        yield from steal(s, me.seat, 1)
        copies = [one for one in s.players[me.seat].discard if one.proto.id == "routine-job"]
        yield from steal(s, me.seat, len(copies))


@card("too-much-to-protect")
class TooMuchToProtect:
    """Play: Steal whatever Æ your opponent has beyond 6."""

    def play(s, me):
        return steal(s, me.seat, s.players[me.opponent].amber - 6)


@card("treasure-map")
class TreasureMap:
    """Play: Gain 3 Æ if Treasure Map is the only card you have played this turn. You cannot play cards for the rest of
    the turn."""

    def play(s, me):
        if len(s.played) == 1:
            yield from gain(s, me.seat, 3)
        for_the_turn(s, me, "treasure-map")


@effect("treasure-map")
class TreasureMapFollowed:
    def cannot_play(s, source, seat, card):
        return seat == source.seat


@card("customs-office")
class CustomsOffice:
    """To play an artifact, your opponent must pay you 1 Æ."""

    def cost_to_play(s, source, seat, card):
        return int(seat != source.seat and card.proto.type == "artifact")


@card("evasion-sigil")
class EvasionSigil:
    """Before a creature fights, the top card of its controller's deck is discarded. If that card is of the active
    house, the creature is exhausted with no other effect."""

    def before_fights(s, me):
        fighting = me.event
        discarded = discard_top(s, fighting.attacker.controller)
        if discarded and print_of(discarded).house == s.house:
            exhaust(s, fighting.attacker)
            fighting.off = True


@card("longfused-mines")
class LongfusedMines:
    """Omni: Sacrifice Longfused Mines. Deal 3 damage to each enemy creature that is not on a flank."""

    omni = sacrifices_itself(deals_each(3, that(enemies, not_on_flank)))


@card("masterplan")
class Masterplan:
    """Play: Put a card from your hand under Masterplan, facedown. Omni: Play the card under Masterplan, then sacrifice
    Masterplan."""

    def play(s, me):
        hand = s.players[me.seat].hand
        chosen = yield from pick_card(s, me, hand, "put-under")
        if chosen and s.stands(me.it):
            put_under(s, me.it, chosen, hand)

    def omni(s, me):
        for under in me.it.under.copy():
            if under in me.it.under:  # and not gone with Masterplan, which the first may have taken away
                yield from play(s, me.seat, under, me.it.under)
        yield from destroy(s, [me.it])


@card("safe-place")
class SafePlace:
    """You may spend the Æ on Safe Place like that in your pool. Action: Move 1 Æ from your pool onto Safe Place."""

    spendable = always

    def action(s, me):
        move_from_pool(s, me.seat, me.it)


@card("seeker-needle")
class SeekerNeedle:
    """Action: Deal 1 damage to a creature. If that destroys it, gain 1 Æ."""

    action = deals_and_if_it_destroys(1, gains(1))


@card("skeleton-key")
class SkeletonKey:
    """Action: Choose a friendly creature. It captures 1 Æ."""

    def action(s, me):
        it = yield from pick(s, me, captors(s, friends(s, me), me.opponent), "capture")
        if it:
            yield from capture(s, it, 1)


def deals_3_on_a_flank_and_purges(s, me):
    it = yield from pick(s, me, that(creatures, on_flank)(s, me), "damage")
    if it:
        halves = [it.card, *it.linked]
        if it in (yield from damage(s, me, [(it, 3)])):
            discard = s.players[it.card.owner].discard
            for half in halves:
                if half in discard:  # KF-LEAVE-030: elsewhere it is out of reach
                    purge(s, half, discard)


@card("special-delivery")
class SpecialDelivery:
    """Omni: Sacrifice Special Delivery. Deal 3 damage to a creature on a flank. If that destroys it, purge it."""

    omni = sacrifices_itself(deals_3_on_a_flank_and_purges)


@card("speed-sigil")
class SpeedSigil:
    """Each turn, the first creature that is played enters play ready."""

    def enters(s, source, it, played):
        if played and it.type == "creature" and sum(print_of(one).type == "creature" for one in s.played) == 1:
            it.ready = True


@card("subtle-maul")
class SubtleMaul:
    """Action: Your opponent discards a card from their hand, at random."""

    def action(s, me):
        return discard_random(s, me.opponent)


@card("the-sting")
class TheSting:
    """You skip step 1 (forge a key). All Æ that your opponent spends to forge keys goes to your pool. Action: Sacrifice
    The Sting."""

    def skips_forge(s, source, seat):
        return seat == source.seat

    def takes_spent(s, source, seat):
        return seat != source.seat

    def action(s, me):
        return destroy(s, [me.it])


@card("bad-penny")
class BadPenny:
    """Destroyed: Return Bad Penny to its owner's hand."""

    def destroyed(s, me):
        return leave(s, [me.it], "hand")


@card("bulleteye")
class Bulleteye:
    """Elusive. Reap: Destroy a creature on a flank."""

    reap = destroys(that(creatures, on_flank))


def you_play_an_artifact(s, source, event):
    return event.seat == source.seat and event.it.type == "artifact"


@card("carlo-phantom")
class CarloPhantom:
    """Elusive. Skirmish. Whenever you play an artifact, steal 1 Æ."""

    after_play = when(you_play_an_artifact, steals(1))


@card("deipno-spymaster")
class DeipnoSpymaster:
    """Elusive. Omni: Choose a friendly creature. You may use it this turn, whatever its house."""

    def omni(s, me):
        it = yield from pick(s, me, friends(s, me), "give")
        if it:
            for_the_turn(s, me, "on:deipno-spymaster", it.number)


@effect("on:deipno-spymaster")
class OnAMission:
    def allows_use(s, source, it, how):
        return it.number == source.args[0]


@card("faygin")
class Faygin:
    """Elusive. Reap: Choose an Urchin, in play or in your discard pile. Return it to its owner's hand."""

    def reap(s, me):
        in_play = [it for it in creatures(s, me) if it.printed.id == "urchin"]
        discarded = [one for one in s.players[me.seat].discard if one.proto.id == "urchin"]
        chosen = yield from pick_card(s, me, in_play + discarded, "return")
        if chosen in discarded:
            return_to_hand(s, chosen)
        elif chosen:
            yield from leave(s, [s.must(chosen.number)], "hand")


@card("mack-the-knife")
class MackTheKnife:
    """Elusive. You may use Mack the Knife as if it were of the active house. Action: Deal 1 damage to a creature. If
    that destroys it, gain 1 Æ."""

    may_use = always
    action = deals_and_if_it_destroys(1, gains(1))


@card("magda-the-rat")
class MagdaTheRat:
    """Elusive. Play: Steal 2 Æ. If Magda the Rat leaves play, your opponent steals 2 Æ."""

    play = steals(2)

    def leaves(s, me):
        return steal(s, me.opponent, 2)


@card("mooncurser")
class Mooncurser:
    """Skirmish. Poison. Fight: Steal 1 Æ."""

    fight = steals(1)


@card("nexus")
class Nexus:
    """Elusive. Reap: Choose an enemy artifact and use it as if it were yours."""

    def reap(s, me):
        it = yield from pick(s, me, s.players[me.opponent].artifacts, "use-which")
        if it:
            yield from use_freely(s, me.seat, it)


@card("noddy-the-thief")
class NoddyTheThief:
    """Elusive. Action: Steal 1 Æ."""

    action = steals(1)


@card("old-bruno")
class OldBruno:
    """Elusive. Play: Old Bruno captures 3 Æ."""

    play = captures(3)


@card("dodger")
class Dodger:
    """Fight: Steal 1 Æ."""

    fight = steals(1)


@card("selwyn-the-fence")
class SelwynTheFence:
    """Fight/Reap: Move 1 Æ from a friendly card to your pool."""

    def fight(s, me):
        player = s.players[me.seat]
        it = yield from pick(s, me, [one for one in player.battleline + player.artifacts if one.amber], "move-amber")
        if it:
            yield from move_to_pool(s, it, me.seat, 1)

    reap = fight


@card("shadow-self")
class ShadowSelf:
    """Shadow Self deals no damage in fights. Damage dealt to its non-Specter neighbors is dealt to Shadow Self
    instead."""

    def only_fight_damage(s, source, blow, amount):
        return 0 if blow.striker is source else amount

    def redirects(s, source, hit):
        return source if hit.to in neighbours(s, source) and "specter" not in hit.to.printed.traits else None


@card("silvertooth")
class Silvertooth:
    """Silvertooth enters play ready."""

    enters_ready = always


@card("smiling-ruth")
class SmilingRuth:
    """Elusive. Reap: If you have forged a key this turn, take control of an enemy creature on a flank."""

    def reap(s, me):
        if s.forged:
            it = yield from pick(s, me, that(enemies, on_flank)(s, me), "control")
            if it:
                yield from take_control(s, it, me.seat)


@card("sneklifter")
class Sneklifter:
    """Play: Take control of an enemy artifact. As long as you control it, if it is of none of your three houses, it
    counts as a Shadows card."""

    def play(s, me):
        it = yield from pick(s, me, s.players[me.opponent].artifacts, "control")
        if it:
            yield from take_control(s, it, me.seat)
            begin(s, Lasting("on:sneklifter", me.seat, END_OF_MATCH, (it.number,), me.number))


@effect("on:sneklifter")
class Lifted:
    def belongs(s, source, it, house):
        mine = it.number == source.args[0] and it.controller == source.seat
        return house == "shadows" if mine and it.printed.house not in s.players[source.seat].houses else None


@card("umbra")
class Umbra:
    """Skirmish. Fight: Steal 1 Æ."""

    fight = steals(1)


@card("urchin")
class Urchin:
    """Elusive. Play: Steal 1 Æ."""

    play = steals(1)


@card("duskrunner")
class Duskrunner:
    """This creature gains, "Reap: Steal 1 Æ." """

    gives_reap = steals(1)


@card("ring-of-invisibility")
class RingOfInvisibility:
    """This creature has elusive and skirmish."""

    def elusive(s, source, it, value):
        return value + 1 if it.number == source.host else value

    skirmish = elusive


@card("silent-dagger")
class SilentDagger:
    """This creature gains, "Reap: Deal 4 damage to a creature on a flank." """

    gives_reap = deals(4, that(creatures, on_flank))
