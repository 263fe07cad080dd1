"""Miracles, which belong to no kingdom. Each is a `miracle_effect`: it needs a target to be played (SO-MIR-040)."""

from __future__ import annotations

from pioche.engine.game import SEAT
from pioche.games.sevenfallen_first.cards.words import (
    END_OF_TURN,
    HOOKS,
    WHEN_IT_LEAVES,
    Lasting,
    aimed,
    angels,
    atq_at_least,
    banishes,
    begin,
    can_go,
    card,
    cost_at_most,
    deals,
    deals_each,
    designate_several,
    destroys,
    draws,
    each_page_on_lines,
    freeze,
    gains_ec,
    give,
    gives_until_end,
    golems,
    heal,
    inflicts,
    invoke,
    invokes,
    is_angel,
    is_mortal,
    lasting,
    lend,
    miracle_effect,
    move_to,
    needs,
    only,
    opponents,
    pages_in,
    pick_card,
    print_of,
    refills,
    returns,
    silence,
    take_control,
    their_angels,
    their_pages,
    until_its_next_turn_ends,
    wounded,
    your_angels,
    your_golems,
    your_worshippers,
)


@card("foudre-des-cieux")
class LightningOfTheHeavens:
    """Deal 4 damage to an ange."""

    miracle = miracle_effect(deals(4, angels))


@card("fleche-du-destin")
class ArrowOfFate:
    """Inflict 3 points of force vitale on an ange."""

    miracle = miracle_effect(inflicts(3, angels))


@card("jugement")
class Judgement:
    """Destroy an ange with an attack of 4 or more."""

    miracle = miracle_effect(destroys(only(angels, atq_at_least(4))))


@card("chute")
class Fall:
    """Destroy an ange."""

    miracle = miracle_effect(destroys(angels))


@card("profanation")
class Desecration:
    """Destroy an opposing page other than an archange or a mortal divinity."""

    miracle = miracle_effect(
        destroys(only(their_pages, lambda s, it: it.printed.type != "archangel" and not is_mortal(it)))
    )


@card("exil")
class Exile:
    """Banish an ange of cost 5 or less."""

    miracle = miracle_effect(banishes(only(angels, cost_at_most(5))))


def divinities_in_heavens(s, me):
    return [one for seat in opponents(s, me.seat) for one in s.players[seat].divine]


@card("colere-divine")
class DivineWrath:
    """Deal 5 damage to an opposing divinity in the heavens."""

    miracle = miracle_effect(deals(5, divinities_in_heavens))


@card("pluie-de-cendres")
class RainOfAshes:
    """Deal 1 damage to every page on the lines."""

    miracle = miracle_effect(deals_each(1, each_page_on_lines))


@card("colere-des-morts")
class WrathOfTheDead:
    """Deal damage to an ange equal to the number of pages in your purgatoire."""

    miracle = miracle_effect(deals(lambda s, me: len(s.players[me.seat].purgatory), angels))


@card("renfort-celeste")
class CelestialReinforcement:
    """Invoke an ange of cost 4 or less from your hand on your arrière-garde."""

    miracle = miracle_effect(invokes(pages_in("hand", ("angel",), 4), "rear"))


@card("levee-en-masse")
class Levy:
    """Invoke up to two anges or golems of cost 2 or less from your hand on your arrière-garde."""

    miracle = miracle_effect(invokes(pages_in("hand", ("angel", "golem"), 2), "rear", up_to=2, least=0))


@card("resurrection")
class Resurrection:
    """Invoke an ange of cost 5 or less from your purgatoire on your arrière-garde."""

    miracle = miracle_effect(invokes(pages_in("purgatory", ("angel",), 5), "rear"))


def _able_to_charge(s, me):
    """SO-TERRORISE-010: who is terrified cannot go there."""
    return [one for one in pages_in("hand", ("angel",), 4)(s, me) if "terrorise" not in print_of(one).keywords]


def _charge(s, me):
    one = yield from pick_card(s, me, _able_to_charge(s, me))
    if one is not None:
        it = yield from invoke(s, me, one, "front")
        if s.stands(it):
            lend(s, me, it, "first.atq", 1)


@card("charge-soudaine")
class SuddenCharge:
    """Invoke an ange of cost 4 or less from your hand directly on the ligne de feux. It has +1 attack until the end of
    the turn."""

    miracle = miracle_effect(needs(_able_to_charge, _charge))


def _able_to_fall_back(s, me):
    return [one for one in s.players[me.seat].front if can_go("rear")(s, one)]


def _fall_back(s, me):
    able = _able_to_fall_back(s, me)
    for one in (yield from designate_several(s, me, able, 0, len(able))):
        move_to(s, one, "rear")


@card("repli-general")
class GeneralRetreat:
    """Move as many of your pages as you like from the ligne de feux to the arrière-garde."""

    miracle = miracle_effect(needs(_able_to_fall_back, _fall_back))


@card("provocation")
class Provocation:
    """Move an opposing ange from the arrière-garde to the ligne de feux."""

    miracle = miracle_effect(
        aimed(only(their_angels, can_go("front")), lambda s, me, it: move_to(s, it, "front")),
    )


@lasting("first.elan", HOOKS, SEAT)
class Surging:
    def atq(s, source, it, value):
        return value + 1 if it.controller == source.args[0] and is_angel(it) else value

    def may_advance(s, source, it):
        return it.controller == source.args[0] and is_angel(it)


@card("elan-des-braves")
class SurgeOfTheBrave:
    """Until the end of the turn, your anges may go to the ligne de feux and have +1 attack."""

    miracle = miracle_effect(lambda s, me: begin(s, Lasting("first.elan", me.seat, END_OF_TURN, (me.seat,), me.number)))


@card("peau-de-pierre")
class SkinOfStone:
    """One of your anges gains +5 force vitale until the end of the turn."""

    miracle = miracle_effect(gives_until_end("first.fv", 5, your_angels))


def _steel(s, me, it):
    give(s, it, "bou" if it.printed.type == "golem" else "armure", 3)


@card("benediction-d-acier")
class BlessingOfSteel:
    """One of your anges gains Armure (3), or one of your golems gains +3 bouclier."""

    miracle = miracle_effect(aimed(lambda s, me: your_angels(s, me) + your_golems(s, me), _steel))


def _heal_two(s, me):
    for one in (yield from designate_several(s, me, only(your_angels, wounded)(s, me), 2, 2)):
        heal(s, one, 4, me.seat)


@card("guerison")
class Healing:
    """Heal two of your anges, 4 points of force vitale each."""

    miracle = miracle_effect(needs(only(your_angels, wounded), _heal_two))


@card("don-des-fideles")
class GiftOfTheFaithful:
    """Your divinity gains 5 EC."""

    miracle = miracle_effect(gains_ec(5))


@card("debordement-de-foi")
class OverflowingFaith:
    """Your divinity gains 3 EC, even above its printed EC."""

    miracle = miracle_effect(gains_ec(3, above=True))


@card("priere-commune")
class CommonPrayer:
    """Refill the reserve of one of your adorateurs, then draw a page."""

    miracle = miracle_effect(refills(your_worshippers), draws(1))


@card("revelation")
class Revelation:
    """Draw two pages."""

    miracle = miracle_effect(draws(2))


@card("affaiblissement")
class Weakening:
    """The attack of an ange is halved while it is in play."""

    miracle = miracle_effect(aimed(angels, lambda s, me, it: lend(s, me, it, "first.half", until=WHEN_IT_LEAVES)))


@card("silence-des-cieux")
class SilenceOfTheHeavens:
    """An ange loses all its abilities while it is in play."""

    miracle = miracle_effect(aimed(angels, lambda s, me, it: silence(s, it)))


def _terrify(s, me, it):
    lend(s, me, it, "first.terrorise", 1, until=until_its_next_turn_ends(it))


@card("terreur")
class Terror:
    """An opposing ange has Terrorisé until the end of its controller's next turn."""

    miracle = miracle_effect(aimed(their_angels, _terrify))


def _freeze_two(s, me):
    for one in (yield from designate_several(s, me, their_angels(s, me), 0, 2)):
        freeze(s, one)


@card("hiver-soudain")
class SuddenWinter:
    """Freeze up to two opposing anges."""

    miracle = miracle_effect(needs(their_angels, _freeze_two))


@card("conversion")
class Conversion:
    """Take control of an opposing ange of cost 3 or less. Put it on your arrière-garde."""

    miracle = miracle_effect(aimed(only(their_angels, cost_at_most(3)), lambda s, me, it: take_control(s, it, me.seat)))


@card("mirage")
class Mirage:
    """Return an ange to its owner's hand."""

    miracle = miracle_effect(returns(angels))


@card("rupture")
class Rupture:
    """Destroy a golem."""

    miracle = miracle_effect(destroys(golems))
