"""Standard abilities that are carried out as effects (chapter Capacités).

The others are asked for where they matter: in the attack (Godslayer, Canon, Berserk, Violence, Esquive, Fuite,
Retrait, Vengeance, Commandant, Collatéral, Rhapsodie), in damage (Fourberie, Invincible, Armure, Trésor,
Contre-attaque, Frère de sang, Mort subite), in paying (Alchimiste, Trésor), in the turn (Scribe, Régénère EC, Poison),
in entering play (Vaillant, Déchu, Séduction, Destin divin).
"""

from __future__ import annotations

from pioche.engine.choice import NUMBER, Ask
from pioche.engine.effects import Effect, Me, designate, itself
from pioche.engine.flow import Flow, FlowOf, pick_seat
from pioche.engine.log import Seat, say
from pioche.engine.seats import opponents, seats_from
from pioche.engine.zones import show
from pioche.games.sevenfallen_common.table import Piece
from pioche.games.sevenfallen_first.rules.damage import LIFE, Hit, deal, destroy_one, heal
from pioche.games.sevenfallen_first.rules.energy import refill, spent_reserves
from pioche.games.sevenfallen_first.rules.terms import LINE
from pioche.games.sevenfallen_first.rules.values import all_in_line, has_life, keyword, wounded
from pioche.games.sevenfallen_first.state import STANDARD, First, is_angel

_LINES = [f"{line}-{seat}" for seat in range(4) for line in ("front", "rear")]


def all_angels(s: First, me: Me) -> list[Piece]:
    """Each ange on the lines, yours first."""
    return [one for one in all_in_line(s, me.seat) if is_angel(one)]


def line_of(s: First, name: str) -> list[Piece]:
    line, _, seat = name.partition("-")
    player = s.players[int(seat)]
    return player.front if line == "front" else player.rear


def _flames(s: First, me: Me) -> Flow:
    """SO-FLAMMES-010, SO-FLAMMES-020, SO-ZONE-130: 1 point of force vitale off each ange on a line of one's choice."""
    options = [LINE | _LINES.index(f"{line}-{seat}") for seat in seats_from(s, me.seat) for line in ("front", "rear")]
    option = yield Ask(me.seat, "line", options, me.number, "flammes")
    burnt = [one for one in line_of(s, _LINES[option & NUMBER]) if is_angel(one)]
    yield from deal(s, [Hit(one, 1, me.number, LIFE) for one in burnt])


def freeze(s: First, it: Piece) -> None:
    """SO-GELER-020: until the end of its controller's next turn."""
    it.marks["frozen"] = 2 if it.controller == s.active else 1
    if s.log is not None:
        say(s, "frozen", {"card": it.card})


def _freeze(s: First, me: Me) -> Flow:
    it = yield from designate(s, me, all_angels(s, me))
    if it is not None:
        freeze(s, it)


def _assassinate(s: First, me: Me) -> Flow:
    """SO-ASSASSIN-010: compulsory, on any wounded ange."""
    it = yield from designate(s, me, [one for one in all_angels(s, me) if wounded(s, one)])
    if it is not None:
        destroy_one(s, it, me.number)


def _purify(s: First, me: Me) -> Flow:
    it = yield from designate(s, me, spent_reserves(s, me.seat))
    if it is not None:
        refill(s, it)


def an_opponent(s: First, me: Me) -> FlowOf[int]:
    """SO-DUO-170: the opponent, or one of them as one likes; for `yield from`."""
    foes = opponents(s, me.seat)
    if len(foes) == 1:
        return foes[0]
    return (yield from pick_seat(me.seat, foes, "which-opponent", me.number))


def _look(s: First, me: Me) -> Flow:
    """SO-LONGUEVUE-010: the hand as it is now, to one player."""
    foe = yield from an_opponent(s, me)
    hand = s.players[foe].hand
    show(s, hand, 1 << me.seat)
    if s.log is not None:
        say(s, "shows-hand", {"seat": Seat(foe), "other": Seat(me.seat)}, {"cards": list(hand)}, 1 << me.seat)


def _shoot(s: First, me: Me) -> Flow:
    """SO-PRECISION-010."""
    source = itself(s, me)
    it = yield from designate(s, me, all_angels(s, me))
    if it is not None and source is not None:
        yield from deal(s, [Hit(it, keyword(s, source, "precision"), me.number, LIFE)])


def patients(s: First, me: Me) -> list[Piece]:
    """SO-MEDECIN-020, SO-GOLEM-060: your wounded pages with a force vitale on the rear guard."""
    return [one for one in s.players[me.seat].rear if has_life(one) and wounded(s, one)]


def _tend(s: First, me: Me) -> Flow:
    source = itself(s, me)
    it = yield from designate(s, me, patients(s, me))
    if it is not None and source is not None:
        heal(s, it, keyword(s, source, "medecin"), me.seat)


def _die(s: First, me: Me) -> None:
    """SO-MORTSUBITE-020."""
    it = itself(s, me)
    if it is not None and keyword(s, it, "mort-subite"):
        destroy_one(s, it)


STANDARD["flammes"] = Effect(_flames)
STANDARD["geler"] = Effect(_freeze)
STANDARD["assassin"] = Effect(_assassinate)
STANDARD["purification"] = Effect(_purify)
STANDARD["longue-vue"] = Effect(_look)
STANDARD["precision"] = Effect(_shoot, once=True, whole=lambda s, me: bool(all_angels(s, me)))
STANDARD["medecin"] = Effect(_tend, once=True, whole=lambda s, me: bool(patients(s, me)))
STANDARD["mort-subite"] = Effect(_die)
