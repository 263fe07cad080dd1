"""The five heroes in all their versions, and their Armures de Bronze."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    adds_transcended,
    among,
    characters,
    draws,
    draws_for_each,
    evolves,
    hyogas,
    in_discard,
    in_hand,
    of,
    seiyas,
    shiryus,
    takes_from_discard,
    wounded_of,
)
from pioche.games.saintseiya.rules.acquire import takes_part
from pioche.games.saintseiya.rules.choose import choose
from pioche.games.saintseiya.rules.marks import destroy, wound
from pioche.games.saintseiya.rules.play import equip, wears_ring
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE
from pioche.games.saintseiya.rules.values import beside
from pioche.games.saintseiya.rules.zones import can_draw, draw, gain_energy, lift, take_back, to_discard_of
from pioche.games.saintseiya.state import ARMOUR, CHARACTER, COMMON, FOR_COSMOS, FOR_FORCE, RELIC, UNCOMMON, VERY_COMMON


def _fighters_beside(s, me, test=characters):
    """SS-FAQH-260: those who fight the same card already."""
    if not takes_part(s, me.it, FORCE):
        return []
    others = [one for one in beside(s, me.it) if one is not me.it and test(one.printed)]
    return [one for one in others if takes_part(s, one, FORCE)]


def _rallies(s, me, kinds):
    """SS-FAQM-210: whether the card confronts one of these of the field, which has a Cosmos cost."""
    target = s.on_field(me.it.facing)
    return target is not None and bool(target.printed.kinds & kinds) and takes_part(s, me.it, COSMOS)


def _wounds_to_draw(test, count):
    """A price paid with a card of the hand (SS-EFX-120)."""

    def do(s, me):
        number = yield from choose(s, me.seat, in_hand(s, me.seat, test), "wound", me.number, may=True)
        if number:
            yield from wound(s, me.seat, s.cards[number])
            draw(s, me.seat, count)

    return when(lambda s, me: bool(in_hand(s, me.seat, test)), do)


def _destroys_to_draw(count):
    """SS-FAQH-100: a price paid with a character of the discard pile."""

    def do(s, me):
        number = yield from choose(s, me.seat, in_discard(s, me.seat, characters), "destroy", me.number, may=True)
        if number and (yield from destroy(s, me.seat, s.cards[number])):
            draw(s, me.seat, count)

    return when(lambda s, me: bool(in_discard(s, me.seat, characters)), do)


_draws_per_seiya = draws_for_each(lambda s, me: len(in_discard(s, me.seat, seiyas)))
_draws_per_fighter = draws_for_each(lambda s, me: len(_fighters_beside(s, me)))
_draws_before_cosmos = when(
    lambda s, me: _rallies(s, me, CHARACTER | ARMOUR | RELIC) and can_draw(s, me.seat) > 0, draws(1).run
)


@card("seiya-pegase-bronze")
class SeiyaBronze:
    """On play: If at least one Seiya lies in your discard pile when this card is played, draw 1 card."""

    on_play = when(lambda s, me: bool(in_discard(s, me.seat, seiyas)) and can_draw(s, me.seat) > 0, draws(1).run)


@card("seiya-pegase-asgard")
class SeiyaAsgard:
    """On play: Draw one card for each Seiya in your discard pile. Marked: Gain 1 Energy (up to the limit of 3)."""

    on_play = _draws_per_seiya

    def marked(s, me):
        gain_energy(s, me.seat)


@card("seiya-pegase-poseidon")
class SeiyaPoseidon:
    """On play: Draw one card for each Seiya in your discard pile. Marked: Add the set-aside Seiya Transcended to your
    hand.
    """

    on_play = _draws_per_seiya
    marked = adds_transcended("seiya")


@card("seiya-pegase-transcende")
class SeiyaTranscende:
    """When this card is marked, discarded or destroyed, it is put aside again, outside the game area."""

    def aside_instead(s):
        return True


@card("shiryu-dragon-bronze")
class ShiryuBronze:
    """On play: You may wound 1 Shiryû in your hand; if you do, draw 1 card."""

    may_on_play = _wounds_to_draw(shiryus, 1)


@card("shiryu-dragon-asgard")
class ShiryuAsgard:
    """On play: You may wound one common (▲) character of your hand; if you do, draw 2 cards. Marked: Take another of
    your wounded Shiryû back into your hand."""

    may_on_play = _wounds_to_draw(of(CHARACTER, COMMON), 2)

    def marked(s, me):
        able = [it for it in wounded_of(s, me.seat, shiryus) if it is not me.it]
        number = yield from choose(s, me.seat, able, "take", me.number)
        if number:
            take_back(s, me.seat, s.cards[number])


@card("shiryu-dragon-poseidon")
class ShiryuPoseidon:
    """On play: You may wound one common (▲) character of your hand; if you do, draw 2 cards. Marked: Add the set-aside
    Shiryû Transcended to your hand.
    """

    may_on_play = _wounds_to_draw(of(CHARACTER, COMMON), 2)
    marked = adds_transcended("shiryu")


@card("shiryu-dragon-transcende")
class ShiryuTranscende:
    """When this card is marked, discarded or destroyed, it is put aside again, outside the game area."""

    def aside_instead(s):
        return True


@card("hyoga-cygne-bronze")
class HyogaBronze:
    """On play: If at least one other Hyôga already fights beside this one, you may commit both for their Force; if you
    do, draw 1 card."""

    def _commit(s, me):
        comrades = _fighters_beside(s, me, hyogas)
        if not any(it.flags & FOR_FORCE for it in comrades):
            number = comrades[0].number
            if len(comrades) > 1:
                number = yield from choose(s, me.seat, comrades, "commit", me.number)
            s.piece(number).flags |= FOR_FORCE
        me.it.flags |= FOR_FORCE
        draw(s, me.seat, 1)

    on_play = when(lambda s, me: bool(_fighters_beside(s, me, hyogas)) and can_draw(s, me.seat) > 0, _commit)


@card("hyoga-cygne-asgard")
class HyogaAsgard:
    """On play: Draw 1 card for each other character that already fights beside this one. Marked: Take one Hyôga from
    your discard pile into your hand."""

    on_play = _draws_per_fighter
    marked = takes_from_discard(hyogas)


@card("hyoga-cygne-poseidon")
class HyogaPoseidon:
    """On play: Draw 1 card for each other character that already fights beside this one. Marked: Add the set-aside
    Hyôga Transcended to your hand.
    """

    on_play = _draws_per_fighter
    marked = adds_transcended("hyoga")


@card("hyoga-cygne-transcende")
class HyogaTranscende:
    """When this card is marked, discarded or destroyed, it is put aside again, outside the game area."""

    def aside_instead(s):
        return True


@card("shun-andromede-bronze")
class ShunBronze:
    """On play: Against a character of the field that has a Cosmos cost, you may commit this Shun for his Cosmos; if you
    do, draw 1 card."""

    def _commit(s, me):
        me.it.flags |= FOR_COSMOS
        draw(s, me.seat, 1)

    on_play = when(lambda s, me: _rallies(s, me, CHARACTER) and can_draw(s, me.seat) > 0, _commit)


@card("shun-andromede-asgard")
class ShunAsgard:
    """On play: If this Shun confronts a field card that has a Cosmos cost, draw 1 card. Marked: Equip one common (▲) or
    uncommon (◆) armour of your discard pile; it replaces the one already equipped."""

    on_play = _draws_before_cosmos

    def _equip_one(s, me):
        number = yield from choose(
            s, me.seat, in_discard(s, me.seat, of(ARMOUR, COMMON | UNCOMMON)), "equip", me.number
        )
        if number:
            lift(s, me.seat, s.cards[number])
            yield from equip(s, me.seat, s.cards[number])

    marked = when(lambda s, me: not wears_ring(s.players[me.seat]), _equip_one)


@card("shun-andromede-poseidon")
class ShunPoseidon:
    """On play: If this Shun confronts a field card that has a Cosmos cost, draw 1 card. Marked: Add the set-aside Shun
    Transcended to your hand.
    """

    on_play = _draws_before_cosmos
    marked = adds_transcended("shun")


@card("shun-andromede-transcende")
class ShunTranscende:
    """When this card is marked, discarded or destroyed, it is put aside again, outside the game area."""

    def aside_instead(s):
        return True


@card("ikki-phoenix-bronze")
class IkkiBronze:
    """On play: You may destroy 1 character of your discard pile; if you do, draw 1 card."""

    may_on_play = _destroys_to_draw(1)


@card("ikki-phoenix-asgard")
class IkkiAsgard:
    """On play: You may destroy one character of your discard pile; if you do, draw 2 cards. Marked: Put one of your
    destroyed very-common (●) characters into your discard pile."""

    may_on_play = _destroys_to_draw(2)

    def marked(s, me):
        fallen = among(s.players[me.seat].destroyed, of(CHARACTER, VERY_COMMON))
        number = yield from choose(s, me.seat, fallen, "take-discard", me.number)
        if number:
            to_discard_of(s, me.seat, s.cards[number], me.seat)


@card("ikki-phoenix-poseidon")
class IkkiPoseidon:
    """On play: You may destroy one character of your discard pile; if you do, draw 2 cards. Marked: Add the set-aside
    Ikki Transcended to your hand.
    """

    may_on_play = _destroys_to_draw(2)
    marked = adds_transcended("ikki")


@card("ikki-phoenix-transcende")
class IkkiTranscende:
    """When this card is marked, discarded or destroyed, it is put aside again, outside the game area."""

    def aside_instead(s):
        return True


@card("armure-pegase")
class ArmurePegase:
    """Discard: Destroy two identical Seiya cards from your hand; if you do, put one set-aside Seiya of the next rank up
    into your discard pile."""

    discarding = evolves("seiya", to_hand=False)


@card("armure-pegase-asgard")
class ArmurePegaseAsgard:
    """Discard: Destroy two identical Seiya cards from your hand; if you do, take one set-aside Seiya of the next rank
    up into your hand."""

    discarding = evolves("seiya", to_hand=True)


@card("armure-dragon")
class ArmureDragon:
    """Discard: Destroy two identical Shiryû cards from your hand; if you do, put one set-aside Shiryû of the next rank
    up into your discard pile."""

    discarding = evolves("shiryu", to_hand=False)


@card("armure-dragon-asgard")
class ArmureDragonAsgard:
    """Discard: Destroy two identical Shiryû cards from your hand; if you do, take one set-aside Shiryû of the next rank
    up into your hand."""

    discarding = evolves("shiryu", to_hand=True)


@card("armure-cygne")
class ArmureCygne:
    """Discard: Destroy two identical Hyôga cards from your hand; if you do, put one set-aside Hyôga of the next rank up
    into your discard pile."""

    discarding = evolves("hyoga", to_hand=False)


@card("armure-cygne-asgard")
class ArmureCygneAsgard:
    """Discard: Destroy two identical Hyôga cards from your hand; if you do, take one set-aside Hyôga of the next rank
    up into your hand."""

    discarding = evolves("hyoga", to_hand=True)


@card("armure-andromede")
class ArmureAndromede:
    """Discard: Destroy two identical Shun cards from your hand; if you do, put one set-aside Shun of the next rank up
    into your discard pile."""

    discarding = evolves("shun", to_hand=False)


@card("armure-andromede-asgard")
class ArmureAndromedeAsgard:
    """Discard: Destroy two identical Shun cards from your hand; if you do, take one set-aside Shun of the next rank up
    into your hand."""

    discarding = evolves("shun", to_hand=True)


@card("armure-phoenix")
class ArmurePhoenix:
    """Discard: Destroy two identical Ikki cards from your hand; if you do, put one set-aside Ikki of the next rank up
    into your discard pile."""

    discarding = evolves("ikki", to_hand=False)


@card("armure-phoenix-asgard")
class ArmurePhoenixAsgard:
    """Discard: Destroy two identical Ikki cards from your hand; if you do, take one set-aside Ikki of the next rank up
    into your hand."""

    discarding = evolves("ikki", to_hand=True)
