"""Age of Ascension: Untamed."""

from pioche.games.keyforge.cards.words import (
    card,
    leave_archives,
    only,
    pick_card,
    random_card,
    return_to_hand,
    whichever,
)


@card("duskwitch")
class Duskwitch:
    """Omega. Elusive. Creatures of yours enter play ready."""

    def enters(s, source, it, played):
        if it.controller == source.seat and it.printed.type == "creature" and it is not source:
            it.ready = True


@card("glimmer")
class Glimmer:
    """Alpha. Play: Take a card of your discard pile into your hand."""

    def play(s, me):
        chosen = yield from pick_card(s, me, s.players[me.seat].discard, "return")
        if chosen:
            return_to_hand(s, chosen)


@card("tantadlin")
class Tantadlin:
    """Tantadlin deals no more than 2 damage in a fight. Fight: Discard a card of your opponent's archives, taken at
    random."""

    def only_fight_damage(s, source, blow, amount):
        return min(amount, 2) if blow.striker is source else amount  # KF-ABIL-190: the least of several limits

    def fight(s, me):
        taken = random_card(s, s.players[me.opponent].archives)
        if taken:
            leave_archives(s, me.opponent, taken, "discard")


@card("po-s-pixies")
class PosPixies:
    """Elusive. Æ that would be stolen or captured out of your pool comes from the supply instead."""

    @only(lambda s, source, event: event.seat != source.seat and not event.supply)
    @whichever
    def instead_of_steal(s, source, event):
        event.supply = True
        return event

    @only(lambda s, source, event: event.victim == source.seat and not event.supply)
    @whichever
    def instead_of_capture(s, source, event):
        event.supply = True
        return event
