"""The techniques of the five hero boards."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.flow import run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    among,
    armours,
    characters,
    first_technique,
    frozen_of,
    gains,
    hyogas,
    ikkis,
    in_discard,
    in_hand,
    in_play,
    knights,
    marked_of,
    of,
    of_everyone,
    on_field,
    seiyas,
    shiryus,
    shuns,
    strengthen,
    wounded_of,
)
from pioche.games.saintseiya.rules.acquire import acquired, refuses_acquisition
from pioche.games.saintseiya.rules.choose import choose, choose_several
from pioche.games.saintseiya.rules.field import fill, remove, remove_all
from pioche.games.saintseiya.rules.marks import destroy, freeze, lay_marked, wound
from pioche.games.saintseiya.rules.play import has_target, put_into_play
from pioche.games.saintseiya.rules.terms import FREE
from pioche.games.saintseiya.rules.zones import discard, into_gone, lift, row_of, take_back
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    COMET,
    COMMON,
    NO_COST,
    RELIC,
    SOARS,
    UNCOMMON,
    VERY_COMMON,
    WOUND,
    abandon,
    print_of,
)

_LITTLE_SEIYAS = of(CHARACTER, VERY_COMMON, "seiya")
_LOW_RANKS = of(CHARACTER | ARMOUR | RELIC, VERY_COMMON | COMMON | UNCOMMON)
_DEEDS = {"discard": discard, "wound": wound, "freeze": freeze, "destroy": destroy}


def pays(deed, find):
    """SS-TECH-020: what is asked beside Énergie: one of these cards suffers this. Refused where there is none."""

    def pay(s, me):
        number = yield from choose(s, me.seat, find(s, me.seat), deed, me.number)
        done = yield from run(_DEEDS[deed](s, me.seat, s.cards[number]))
        return done is not False  # a Héros who was spared is no price

    return when(lambda s, me: bool(find(s, me.seat)), pay)


def _confronts_character(s, it):
    """Whoever is played against a character: of the field, or one that can be confronted elsewhere."""
    return bool(it.facing) and bool(print_of(s.cards[it.facing]).kinds & CHARACTER)


def _take_out(s, seat, one):
    """SS-TECH-170: a card of the hand or in play leaves the game, with what lies beneath it."""
    it = s.in_play(one.number)
    if it is None:
        lift(s, seat, one)
    else:
        row_of(s, it).remove(it)
        abandon(s, one.number)
    say(s, "removes", {"seat": Seat(seat), "card": one})
    for gone in [one, *(it.under if it is not None else [])]:
        into_gone(s, gone)


@card("chevalier-d-andromede")
class ChevalierDAndromede:
    """Discard one card from your hand: Use the Discard effect of your equipped Armour d'Andromède, destroying only one
    Shun instead of two.
    """

    price, technique = first_technique("shun")


@card("defense-tournoyante")
class DefenseTournoyante:
    """1 Energy: One character in play gains +2 Healing."""

    technique = gains(characters, heal=2)


@card("vague-de-tonnerre")
class VagueDeTonnerre:
    """2 Energy: The character on top of the field's discard pile can be fought this turn; it costs 1 Force less for
    each Shun confronting it.
    """

    def _can_be_fought(s, me):
        top = print_of(s.gone[0]) if s.gone else None
        return top is not None and bool(top.kinds & CHARACTER) and top.cost_force != NO_COST

    def _open(s, me):
        s.wave = s.gone[0].number

    technique = when(_can_be_fought, _open)


@card("tempete-nebulaire")
class TempeteNebulaire:
    """3 Energy: Remove two very-common (●), common (▲) or uncommon (◆) cards from the field, then one Shun in play
    gains +3 Cosmos.
    """

    def _storm(s, me):
        chosen = yield from choose_several(s, me.seat, on_field(s, _LOW_RANKS), "remove", me.number, 2)
        yield from remove_all(s, [s.piece(number) for number in chosen])
        yield from gains(shuns, cosmos=3).run(s, me)

    technique = when(lambda s, me: len(on_field(s, _LOW_RANKS)) >= 2, _storm)


@card("chevalier-de-pegase")
class ChevalierDePegase:
    """Discard one card from your hand: Use the Discard effect of your equipped Armour de Pégase, destroying only one
    Seiya instead of two.
    """

    price, technique = first_technique("seiya")


@card("meteores-de-pegase")
class MeteoresDePegase:
    """1 Energy: Play one very-common (●) Seiya from your discard pile."""

    def _play_one(s, me):
        number = yield from choose(s, me.seat, in_discard(s, me.seat, _LITTLE_SEIYAS), "play", me.number)
        if number:
            lift(s, me.seat, s.cards[number])
            yield from put_into_play(s, me.seat, s.cards[number])

    technique = when(lambda s, me: bool(in_discard(s, me.seat, _LITTLE_SEIYAS)) and has_target(s, me.seat), _play_one)


@card("broyeur-de-pegase")
class BroyeurDePegase:
    """2 Energy and wound one Seiya of your discard pile: One Seiya in play gains +2 Force."""

    price = pays("wound", lambda s, seat: in_discard(s, seat, seiyas))
    technique = gains(seiyas, force=2)


@card("comete-de-pegase")
class CometeDePegase:
    """3 Energy and discard one Seiya of your hand or in play: This turn every card of the field costs 2 Force less,
    never below 1.
    """

    price = pays("discard", lambda s, seat: [*in_hand(s, seat, seiyas), *in_play(s, seat, seiyas)])

    def technique(s, me):
        s.used |= COMET


@card("chevalier-du-cygne")
class ChevalierDuCygne:
    """Discard one card from your hand: Use the Discard effect of your equipped Armour du Cygne, destroying only one
    Hyôga instead of two.
    """

    price, technique = first_technique("hyoga")


@card("poussiere-de-diamant")
class PoussiereDeDiamant:
    """1 Energy: One Hyôga in play gains +1 Cosmos."""

    technique = gains(hyogas, cosmos=1)


@card("cercle-de-glace")
class CercleDeGlace:
    """2 Energy and discard one armour of your hand or equipped: Take all your frozen Hyôga back into your hand."""

    price = pays("discard", lambda s, seat: [*in_hand(s, seat, armours), *s.players[seat].armour])

    def _thaw(s, me):
        for it in frozen_of(s, me.seat, hyogas):
            take_back(s, me.seat, it.card)

    technique = when(lambda s, me: bool(frozen_of(s, me.seat, hyogas)), _thaw)


@card("chevalier-du-cygne-4")
class ChevalierDuCygne4:
    """3 Energy and freeze one card of your hand: One Hyôga in play gains +3 Force and +3 Cosmos if he confronts a
    character.
    """

    price = pays("freeze", in_hand)

    def _strengthen_one(s, me):
        number = yield from choose(s, me.seat, in_play(s, me.seat, hyogas), "strengthen", me.number)
        if number and _confronts_character(s, s.piece(number)):  # the price may have driven him out
            strengthen(s.piece(number), force=3, cosmos=3)

    technique = when(
        lambda s, me: any(_confronts_character(s, it) for it in in_play(s, me.seat, hyogas)), _strengthen_one
    )


@card("chevalier-du-dragon")
class ChevalierDuDragon:
    """Discard one card from your hand: Use the Discard effect of your equipped Armour du Dragon, destroying only one
    Shiryû instead of two.
    """

    price, technique = first_technique("shiryu")


@card("colere-du-dragon")
class ColereDuDragon:
    """1 Energy and wound one character of your hand: One Shiryû in play gains +2 Force."""

    price = pays("wound", lambda s, seat: in_hand(s, seat, characters))
    technique = gains(shiryus, force=2)


@card("excalibur")
class Excalibur:
    """2 Energy and destroy one Saint of your hand: One Shiryû in play gains +1 Force for each wounded Shiryû."""

    price = pays("destroy", lambda s, seat: in_hand(s, seat, knights))

    def _strengthen_one(s, me):
        number = yield from choose(s, me.seat, in_play(s, me.seat, shiryus), "strengthen", me.number)
        strengthen(s.piece(number), force=len(of_everyone(s, wounded_of, shiryus)))

    technique = when(
        lambda s, me: bool(in_play(s, me.seat, shiryus)) and bool(of_everyone(s, wounded_of, shiryus)), _strengthen_one
    )


@card("ultime-dragon")
class UltimeDragon:
    """3 Energy and discard one of your marked Shiryû: Reveal the top card of the reserve; if it is a character, you
    acquire it wounded, otherwise it goes to the field's discard pile. Its Flame, Sapphire and Defeated effects do not
    apply.
    """

    price = pays("discard", lambda s, seat: marked_of(s, seat, shiryus))

    def _reveal(s, me):
        top = s.reserve.pop(0)
        s.seen.pop(top.number, None)
        printed = print_of(top)
        if printed.kinds & CHARACTER and refuses_acquisition(s, me.seat, printed, None, FREE) is None:
            say(s, "acquires-free", {"seat": Seat(me.seat), "card": top})
            yield from lay_marked(s, me.seat, top, WOUND)
            yield from acquired(s, me.seat, printed)
        else:
            say(s, "reveals-gone", {"card": top})
            into_gone(s, top)

    technique = when(lambda s, me: bool(s.reserve), _reveal)


@card("chevalier-du-phoenix")
class ChevalierDuPhoenix:
    """Discard one card from your hand: Use the Discard effect of your equipped Armour du Phoenix, destroying only one
    Ikki instead of two.
    """

    price, technique = first_technique("ikki")


@card("illusion-du-phoenix")
class IllusionDuPhoenix:
    """1 Energy: Remove one card of your hand, of the field or of those you have in play, then fill the field."""

    def technique(s, me):
        player = s.players[me.seat]
        able = [*player.hand, *s.field, *player.played, *player.armour, *player.relics, *player.marked]
        number = yield from choose(s, me.seat, able, "remove-any", me.number)
        it = s.on_field(number)
        if it is not None:
            yield from remove(s, it)
        elif number:
            _take_out(s, me.seat, s.cards[number])
        yield from fill(s)


@card("renaissance-du-phoenix")
class RenaissanceDuPhoenix:
    """2 Energy and destroy one of your marked characters: Take one of your destroyed Ikki back into your hand."""

    price = pays("destroy", lambda s, seat: marked_of(s, seat, characters))

    def _call_back(s, me):
        number = yield from choose(s, me.seat, among(s.players[me.seat].destroyed, ikkis), "take", me.number)
        if number:
            take_back(s, me.seat, s.cards[number])

    technique = when(
        lambda s, me: bool(among(s.players[me.seat].destroyed, ikkis) or marked_of(s, me.seat, ikkis)), _call_back
    )


@card("envol-du-phoenix")
class EnvolDuPhoenix:
    """3 Energy: One Ikki in play gains +3 Force while confronting a character that has no Cosmos cost."""

    def _soar(s, me):
        number = yield from choose(s, me.seat, in_play(s, me.seat, ikkis), "strengthen", me.number)
        s.piece(number).flags |= SOARS

    technique = when(lambda s, me: bool(in_play(s, me.seat, ikkis)), _soar)
