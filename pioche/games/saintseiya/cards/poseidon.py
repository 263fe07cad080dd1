"""Poséidon: Généraux Marina, Soldats, two relics."""

from __future__ import annotations

from pioche.engine.cards import when
from pioche.engine.choice import MODE, Ask
from pioche.engine.errors import Refusal
from pioche.engine.flow import run
from pioche.engine.log import Seat, say
from pioche.games.saintseiya.cards.book import card
from pioche.games.saintseiya.cards.words import (
    among,
    anything,
    characters,
    each_opponent,
    each_player,
    each_sufferer,
    heroes,
    in_discard,
    in_hand,
    look_at_hand,
    marked_of,
    of,
    of_everyone,
    on_field,
    pieces,
    relics,
    strengthen,
    wounds_from_hand,
)
from pioche.games.saintseiya.rules.acquire import open_target, refuses_free
from pioche.games.saintseiya.rules.choose import choose, choose_seat, everyone, others, sufferers, wants
from pioche.games.saintseiya.rules.marks import destroy, freeze, wound
from pioche.games.saintseiya.rules.play import confronts
from pioche.games.saintseiya.rules.terms import COSMOS, FORCE, Me, possible
from pioche.games.saintseiya.rules.values import beside, force, printed_value
from pioche.games.saintseiya.rules.zones import (
    can_draw,
    discard,
    discard_hand,
    draw,
    into_discard,
    into_hand,
    is_in_play,
    lift,
    out_of_gone,
    remake_pile,
    take_back,
    take_tokens,
    to_discard_of,
)
from pioche.games.saintseiya.state import (
    ARMOUR,
    CHARACTER,
    GUARD,
    HERO,
    MARINA,
    RARE,
    TRANSCENDED,
    UNCOMMON,
    VERY_COMMON,
    VERY_RARE,
    Piece,
    print_of,
    take_off_field,
)


def _very_rare(printed):
    return bool(printed.ranks & VERY_RARE)


def _reaching_two(s, seat, kind):
    """The characters of a hand that have 2 Force (or Cosmos) or more."""
    return [one for one in in_hand(s, seat, characters) if printed_value(s, print_of(one), kind) >= 2]


def _wounds_reaching_two(kind):
    """Marqué of Io and of Bian: each opponent wounds such a character of their hand."""

    def do(s, me, seat):
        number = yield from choose(s, seat, _reaching_two(s, seat, kind), "wound", me.number)
        if number:
            yield from wound(s, seat, s.cards[number])

    return each_opponent(do)


def _relics_in_play(s):
    """Those before any player, the frozen ones too (SS-FAQH-180)."""
    found = []
    for seat in everyone(s):
        found += s.players[seat].relics
        found += marked_of(s, seat, relics)
    return found


def _marked_of_others(s, me, test):
    return [it for seat in others(s, me) for it in marked_of(s, seat, test)]


@card("athena-poseidon")
class Athena:
    """Marked: You may take a marked Hero of an opponent into your hand. Arrival: Each player may shuffle their discard
    pile into their draw pile, adding their Transcended Hero to it.
    """

    def marked(s, me):
        number = yield from choose(s, me.seat, _marked_of_others(s, me, heroes), "take", me.number, may=True)
        if number:
            take_back(s, me.seat, s.cards[number])

    def _may_shuffle(s, me, seat):
        player = s.players[seat]
        raised = among(player.aside, of(TRANSCENDED, hero=player.hero))
        if not player.discard and not raised:
            return
        if (yield from wants(s, seat, "reshuffle", me.number)):
            for one in raised:
                lift(s, seat, one)
                player.pile.append(one)
            remake_pile(s, player)

    arrival = each_player(_may_shuffle)


@card("poseidon")
class Poseidon:
    """Wound: Destroy one very-common (●) Hero of your hand; if you do, put that Hero in its uncommon (◆) version into
    your discard pile. Defeated: Take into your hand every very-rare (✦) card of the field and of the field's discard
    pile, and every relic in play.
    """

    def _raise(s, me):
        seat = me.seat
        number = yield from choose(s, seat, in_hand(s, seat, of(HERO, VERY_COMMON)), "destroy", me.number)
        weak = s.cards[number]
        if not (yield from destroy(s, seat, weak)):
            return
        better = among(s.players[seat].aside, of(HERO, UNCOMMON, print_of(weak).hero))
        chosen = yield from choose(s, seat, better, "gain", me.number)
        if chosen:
            if s.log is not None:
                say(s, "gains", {"seat": Seat(seat), "card": s.cards[chosen]})
            lift(s, seat, s.cards[chosen])
            into_discard(s, seat, s.cards[chosen])

    wounding = when(lambda s, me: bool(in_hand(s, me.seat, of(HERO, VERY_COMMON))), _raise)

    def defeated(s, me):
        for it in on_field(s, _very_rare):
            take_off_field(s, it)
            take_tokens(s, me.seat, it)
            into_hand(s, me.seat, it.card)
        for one in among(s.gone, _very_rare):
            out_of_gone(s, one)
            into_hand(s, me.seat, one)
        for it in _relics_in_play(s):
            take_back(s, me.seat, it.card, it.controller)


@card("kanon-dragon-des-mers")
class Kanon:
    """Wound: Put into your discard pile one relic in play, whoever holds it. Exit: Put a -1 VP token on every Pillar in
    play.
    """

    def _take_relic(s, me):
        number = yield from choose(s, me.seat, _relics_in_play(s), "gain", me.number)
        if number:
            to_discard_of(s, me.seat, s.cards[number], s.piece(number).controller)

    wounding = when(lambda s, me: bool(_relics_in_play(s)), _take_relic)

    def exit(s, me):
        for it in s.standing:
            it.minus += 1


@card("sorento-sirene-malefique")
class Sorento:
    """On play: Name another player: they may discard a Hero; if they do not, draw a card. Field: His costs cannot be
    lowered.
    """

    def _name_one(s, me):
        seat = yield from choose_seat(s, me.seat, others(s, me), me.number)
        number = yield from choose(s, seat, in_hand(s, seat, heroes), "discard", me.number, may=True)
        if number:
            discard(s, seat, s.cards[number])
        else:
            draw(s, me.seat, 1)

    on_play = when(
        lambda s, me: can_draw(s, me.seat) > 0 or any(s.players[seat].hand for seat in others(s, me)), _name_one
    )

    def unlowered(s, target):
        return True


@card("isaak-kraken")
class Isaak:
    """The Guards fighting beside him are frozen instead of discarded. Freeze: Put one marked Guard into your discard
    pile.
    """

    def freezes_beside(s, it, other):
        return bool(other.printed.kinds & GUARD)

    def _able(s, me):
        """SS-CARD-130: what is another's is acquired, so nothing may forbid it."""
        return [it for it in of_everyone(s, marked_of, of(GUARD)) if refuses_free(s, me.seat, it) is None]

    def _take_guard(s, me):
        number = yield from choose(s, me.seat, Isaak._able(s, me), "gain", me.number)
        if number:
            to_discard_of(s, me.seat, s.cards[number], s.piece(number).controller)

    freezing = when(lambda s, me: bool(Isaak._able(s, me)), _take_guard)


@card("kassa-lyumnades")
class Kassa:
    """Gains +1 Force for each rare (★) armour in your discard pile. Field: His Force cost rises by 1 for each character
    confronting him."""

    def own_force(s, it, way):
        return len(in_discard(s, it.controller, of(ARMOUR, RARE)))

    def own_cost_force(s, target, party):
        return len(confronts(s, s.active, target.number))


@card("krishna-chrysaor")
class Krishna:
    """Discard: You may confront a marked card of any player. Exit: Each player freezes one Hero of their hand or
    destroys one of their marked cards.
    """

    def _open(s, me):
        number = yield from choose(s, me.seat, of_everyone(s, marked_of, anything), "confront-marked", me.number)
        open_target(s.piece(number))

    discarding = when(lambda s, me: not s.hilda(me.seat) and bool(of_everyone(s, marked_of, anything)), _open)

    def _freeze_or_destroy(s, me, seat):
        held = in_hand(s, seat, heroes)
        number = yield from choose(s, seat, [*held, *marked_of(s, seat)], "freeze-or-destroy", me.number)
        if not number:
            return
        one = s.cards[number]
        yield from (freeze(s, seat, one) if one in held else destroy(s, seat, one))

    exit = each_sufferer(_freeze_or_destroy)


@card("io-scylla")
class Io:
    """Marked: Each opponent wounds one character of their hand that has 2 Force or more. Defeated: Destroy every
    character used to fight him that has less than 2 Force."""

    marked = _wounds_reaching_two(FORCE)

    def defeated(s, me):
        if me.way == FORCE:
            for it in [one for one in pieces(me.fighters, characters) if me.force_of(one) < 2]:
                if is_in_play(s, it):
                    yield from destroy(s, it.controller, it.card)


@card("bian-hippocampe")
class Bian:
    """Marked: Each opponent wounds one character of their hand that has 2 Cosmos or more. Field: You may wound one
    character of your hand that has Cosmos to lower Bian's Force cost by 2 (once per confrontation)."""

    marked = _wounds_reaching_two(COSMOS)

    def _with_cosmos(s, me):
        return [one for one in in_hand(s, me.seat, characters) if printed_value(s, print_of(one), COSMOS) > 0]

    def _lower(s, me):
        number = yield from choose(s, me.seat, Bian._with_cosmos(s, me), "wound", me.number)
        yield from wound(s, me.seat, s.cards[number])
        me.it.less_force += 2

    lure = when(lambda s, me: bool(Bian._with_cosmos(s, me)), _lower)


@card("thetis-sirene-marine")
class Thetis:
    """On play: Gains +1 Force for each Guard fighting beside her. Field: While Thetis is on the field, Heroes cannot
    confront other characters.
    """

    def _guards_beside(s, me):
        return [it for it in pieces(beside(s, me.it), of(GUARD)) if it is not me.it]

    on_play = when(
        lambda s, me: bool(Thetis._guards_beside(s, me)),
        lambda s, me: strengthen(me.it, force=len(Thetis._guards_beside(s, me))),
    )

    def no_confront(s, source, it, target, printed):
        banned = it.printed.kinds & HERO and printed.kinds & CHARACTER and printed.id != "thetis-sirene-marine"
        return Refusal("SS-FAQM-330", "thetis") if banned else None


@card("soldat-marina-1")
class Soldat1:
    """Marked: Take a Libra Weapon token from another player. Field: A card must be discarded to confront a Marina."""

    def marked(s, me):
        armed = [seat for seat in others(s, me) if s.players[seat].weapons]
        seat = yield from choose_seat(s, me.seat, armed, me.number)
        if seat >= 0:
            s.players[seat].weapons -= 1
            s.players[me.seat].weapons += 1

    def toll(s, source, target, way):
        return bool(target.printed.kinds & MARINA)


@card("soldat-marina-2")
class Soldat2:
    """Marked: Look at an opponent's hand and freeze one character in it. Field: Every Guard costs +1 Force."""

    def marked(s, me):
        seat = yield from choose_seat(s, me.seat, [one for one in others(s, me) if s.players[one].hand], me.number)
        if seat < 0:
            return
        look_at_hand(s, me, seat)
        able = in_hand(s, seat, characters)
        number = yield from choose(s, me.seat, able, "freeze", me.number, whose=seat)
        if number:
            yield from freeze(s, seat, s.cards[number])

    def cost_force(s, source, of):
        return 1 if of.printed.kinds & GUARD else 0


@card("soldat-marina-3")
class Soldat3:
    """Marked: Swap this Soldat Marina with a marked Marina of another player. Field: The Force cost of the characters
    adjacent to this card becomes a Cosmos cost."""

    def marked(s, me):
        able = _marked_of_others(s, me, of(MARINA))
        number = yield from choose(s, me.seat, able, "gain", me.number)
        if number:
            other = s.piece(number)
            mine, theirs = s.players[me.seat].marked, s.players[other.controller].marked
            mine[mine.index(me.it)], theirs[theirs.index(other)] = other, me.it
            me.it.controller = me.it.home = other.controller
            other.controller = other.home = me.seat

    def turns_force(s, source, target):
        return target.printed.kinds & CHARACTER and abs(target.slot - source.slot) == 1


@card("soldat-marina-4")
class Soldat4:
    """Marked: You may apply one on-play effect of a card in your discard pile. Field: The other cards of the field have
    this exit effect: the active player wounds one character of their hand."""

    def marked(s, me):
        able = {}
        for one in s.players[me.seat].discard:
            printed = print_of(one)
            ability = printed.hooks.get("on_play") or printed.hooks.get("may_on_play")
            player = Me(me.seat, one, Piece(one, me.seat, printed))  # SS-CARD-160: it is not in play
            if ability and possible(s, ability, player):
                able[one.number] = ability, player
        number = yield from choose(s, me.seat, [s.cards[one] for one in able], "apply", me.number, may=True)
        if number:
            ability, player = able[number]
            yield from run(ability.run(s, player))

    def lends_exit(s, me):
        if me.seat in sufferers(s):
            yield from wounds_from_hand(1)(s, me, me.seat)


@card("soldat-marina-5")
class Soldat5:
    """Marked: Take into your hand one destroyed Guard of any player. Field: Characters with exactly 2 Force cannot
    confront other characters of the field.
    """

    def marked(s, me):
        holders = {one.number: seat for seat in everyone(s) for one in among(s.players[seat].destroyed, of(GUARD))}
        number = yield from choose(s, me.seat, [s.cards[one] for one in holders], "take", me.number)
        if number:
            take_back(s, me.seat, s.cards[number], holders[number])

    def no_confront(s, source, it, target, printed):
        other = target is not None and target.slot and target is not source and printed.kinds & CHARACTER
        return Refusal("SS-FAQM-320", "two-force") if other and force(s, it) == 2 else None


@card("kiki")
class Kiki:
    """Destroy: Gain one Libra Weapon token. Defeated: Draw one card."""

    def _gain_weapon(s, me):
        s.weapons -= 1
        s.players[me.seat].weapons += 1

    destroying = when(lambda s, me: s.weapons > 0 and not s.hilda(me.seat), _gain_weapon)

    def defeated(s, me):
        draw(s, me.seat, 1)


@card("trident-poseidon")
class Trident:
    """On your turn you may put a -1 VP token on this card (3 at most). You may take all these tokens off to lower the
    Force or Cosmos cost of a Marina by as much; then discard the Trident. Arrival: Each player discards their hand and
    draws as many cards as they discarded.
    """

    def _put(s, me):
        me.it.minus += 1

    token = when(lambda s, me: me.it.minus < 3, _put)

    def _lower(s, me):
        number = yield from choose(s, me.seat, on_field(s, of(MARINA)), "lower", me.number)
        option = yield Ask(me.seat, "mode", [MODE, MODE | 1], number, "trident")
        if option == MODE:
            s.piece(number).less_force += me.it.minus
        else:
            s.piece(number).less_cosmos += me.it.minus
        me.it.minus = 0
        discard(s, me.seat, me.card)

    using = when(lambda s, me: me.it.minus > 0 and bool(on_field(s, of(MARINA))), _lower)

    def _draw_anew(s, me, seat):
        draw(s, seat, discard_hand(s, seat))

    arrival = each_player(_draw_anew)


@card("urne-athena")
class Urne:
    """Whatever effect the Urne suffers, the character beneath it suffers too. On play: Put under the Urne one character
    of an opponent's discard pile; that opponent may confront the Urne with 4 Cosmos to put it into their own discard
    pile."""

    def _preys(s, me):
        """The characters of the opponents' discard piles, each with the player whose it is."""
        return {one.number: seat for seat in others(s, me) for one in in_discard(s, seat, characters)}

    def _shut_in(s, me):
        preys = Urne._preys(s, me)
        number = yield from choose(s, me.seat, [s.cards[one] for one in preys], "shut-in", me.number)
        lift(s, preys[number], s.cards[number])
        me.it.under.append(s.cards[number])
        me.it.prey = preys[number]

    on_play = when(lambda s, me: is_in_play(s, me.it) and bool(Urne._preys(s, me)), _shut_in)
