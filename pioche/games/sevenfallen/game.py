"""The game object: set-up, steps, scenarios, views."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from pioche.engine.cards import NO_CARD, Card
from pioche.engine.choice import DONE, END, NUMBER, PASS, Ask, verb_of, which_of
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.game import Deck, Game, Options, Word
from pioche.engine.rng import Rng
from pioche.engine.seats import lose, next_seat
from pioche.engine.stack import pass_priority
from pioche.engine.zones import HIDDEN, OWNER, Zone
from pioche.games.sevenfallen import board, decks, evaluate, positions
from pioche.games.sevenfallen.cards import BOOK, CLASSES
from pioche.games.sevenfallen.rules import combat, setup, turn, values
from pioche.games.sevenfallen.rules import standard as _standard  # noqa: F401  fills the table of standard abilities
from pioche.games.sevenfallen.rules.damage import in_attack_phase
from pioche.games.sevenfallen.rules.enter import lay
from pioche.games.sevenfallen.rules.markers import dormant
from pioche.games.sevenfallen.rules.pairs import become, may_join
from pioche.games.sevenfallen.rules.pay import refuses_revoke
from pioche.games.sevenfallen.rules.play import NOT_IN_PLAY, WINDOWS, me_using, play, refuses_play, refuses_use, use
from pioche.games.sevenfallen.rules.resolve import STACK
from pioche.games.sevenfallen.rules.terms import (
    AMBUSH,
    ANNOUNCE,
    ARCHANGEL,
    ATTACK,
    DECLARE,
    GRACE,
    HOLD,
    LOOK,
    PLAY,
    PROPOSE,
    RETREAT,
    REVOKE,
    STRIKE,
    TEMPEST,
    USE,
    VERBS,
    WORSHIP,
)
from pioche.games.sevenfallen.rules.zones import is_transformed, leave_play
from pioche.games.sevenfallen.state import EDEN, MARKS, MORTAL, Player, SevenFallen, print_of, reprint
from pioche.games.sevenfallen_common.links import attach, free_angels, free_golems
from pioche.games.sevenfallen_common.table import Piece

NO_PAGES = ("divinity", "archangel", "temple", "gift", "worshipper")  # never in a hand or a Livre Sacré
LINES = ("angel", "archangel", "golem", "blessing")
STEPS = ("main", "dawn", "before", "announce", "dusk", "night", "retreat")


class SevenFallenGame(Game[SevenFallen, Piece]):
    slug = "sevenfallen"
    version = "V3"
    names = {"fr": "7 Fallen", "en": "7 Fallen"}
    folder = Path(__file__).parent
    seats = (2,)
    verbs = VERBS
    teller: ClassVar[Any] = board
    book = BOOK
    zones = (
        Zone("front", holds="permanents"),  # from the middle of the table outwards
        Zone("rear", holds="permanents"),
        Zone("divine", holds="permanents"),
        Zone("worship", holds="permanents"),
        Zone("limbo", holds="permanents"),
        Zone("archangel", OWNER),
        Zone("gift", OWNER),
        Zone("hand", OWNER),
        Zone("book", HIDDEN),
        Zone("register", HIDDEN),
        Zone("purgatory"),
        Zone("pandemonium"),
        Zone("aside", of_player=False),
        Zone("beyond", of_player=False),
    )
    card_words = (
        Word("damage", "int", high=999),
        Word("ec", "int", None, high=999),  # None: no usual value, as it is printed where nothing is said
        Word("tilted", "bool", False),
        Word("attacker", "bool", False),
        Word("ambush", "bool", False),
        Word("mortal", "bool", False),
        Word("klass", "word", "", words=("", *CLASSES)),
        Word("marks", "counts", None, words=MARKS, high=999),
        Word("attached", "permanents", []),
        Word("under", "cards", []),
    )
    stops = ("window-dawn", "window-before", "window-combat", "window-dusk", "window-night", "answer")
    wealth = ("ec",)
    routine = ("pay", "revoke", "place", "order", "trigger", "class", "link", "retire")
    table_words = (Word("step", "word", "main", words=STEPS), Word("attacked", "bool", False))
    deck_sections = decks.SECTIONS
    deck_least = decks.LEAST

    def blank(self, rng: Rng, seats: int, options: Options) -> SevenFallen:
        return SevenFallen(rng, tuple(range(seats)), (NO_CARD,), [Player() for _ in range(seats)])

    def deal(self, s: SevenFallen, dealt: Sequence[Deck], options: Options) -> None:
        """SF-SETUP-010: the Eden, the Registre and the Livre Sacré of each player."""
        for seat, deck in enumerate(dealt):
            decks.deal(self, s, seat, deck)

    def begin(self, s: SevenFallen) -> Flow | None:
        setup.begin(s)
        return None

    def ask(self, s: SevenFallen) -> Ask:
        if s.stack is not None:
            return turn.ask_answer(s)
        step = s.step
        if step == "main":
            return turn.ask_main(s)
        if step in WINDOWS:
            return turn.ask_window(s)
        if step in ("declare", "again"):
            return combat.ask_declare(s)
        if step == "announce":
            return combat.ask_announce(s)
        if step == "worship":
            return turn.ask_worship(s)
        if step == "register":
            return turn.ask_register(s)
        if step == "retreat":
            return turn.ask_retreat(s)
        if step == "redirect":
            return combat.ask_redirect(s)
        if step == "propose":
            return turn.ask_proposal(s)
        return setup.ask_grace(s) if step == "grace" else setup.ask_first(s)

    def act(self, s: SevenFallen, option: int) -> Flow | None:
        if option == PASS:
            if s.stack is None and not s.passes:  # SF-CONT-020: no more than a pass
                s.passes = 1
                s.priority = next_seat(s, s.priority)
                return None
            flow = pass_priority(s, STACK) if s.stack is not None else turn.pass_window(s)
            if flow is None:
                return None
        else:
            flow = self._act(s, verb_of(option), option)
        return turn.go_on(s) if flow is NOTHING else turn.and_on(s, flow)

    def _act(self, s: SevenFallen, verb: int, option: int) -> Flow:
        number = option & NUMBER
        if verb in (PLAY, TEMPEST):
            seat = asked(s)
            turn.acted(s, seat)
            return play(s, seat, s.cards[number], tempest=verb == TEMPEST)
        if verb == USE:
            seat = asked(s)
            turn.acted(s, seat)
            me = me_using(s, seat, number, which_of(option))
            assert me is not None
            return use(s, me)
        if verb == ATTACK:
            turn.open_window(s, "before")
        elif verb == END:
            turn.open_window(s, "dusk")
        elif verb == WORSHIP:
            return turn.worship(s, s.cards[number])
        elif verb == ARCHANGEL:
            return turn.bring_archangel(s)
        elif verb == LOOK:
            turn.see_register(s)
        elif verb == PROPOSE:
            turn.propose(s)
        elif s.step == "propose":
            turn.answer_proposal(s, option)
        else:
            return self._act_in_phase(s, verb, number)
        return NOTHING

    def _act_in_phase(self, s: SevenFallen, verb: int, number: int) -> Flow:
        if verb == DECLARE:
            combat.join(s, number)
        elif verb == STRIKE:
            if s.step == "redirect":
                combat.redirect(s, number)
            elif s.step == "again":
                combat.second_attack(s, number)
            else:
                combat.declare(s, number)
        elif verb == HOLD:
            if s.step == "again":
                combat.second_attack(s, 0)
            else:
                combat.hold(s)
        elif verb in (ANNOUNCE, AMBUSH):
            combat.announce(s, s.must(number), ambush=verb == AMBUSH)
        elif verb == RETREAT:
            turn.retreat(s, number)
        elif verb == DONE:
            if s.step == "announce":
                combat.announced(s)
            elif s.step == "grace":
                setup.graced(s)
            else:
                turn.dawn(s)
        elif s.step == "grace":
            setup.change(s, number)
        else:
            return setup.set_first(s, number)
        return NOTHING

    def why(self, s: SevenFallen, seat: int, option: int) -> Refusal | None:
        verb, number = verb_of(option), option & NUMBER
        if s.step in ("will", "grace"):
            return setup.TOO_MANY if verb == GRACE and s.priority == seat else None
        if verb == ATTACK:
            return turn.refuses_attack(s) if s.active == seat else Refusal("SF-SETUP-070", "not-your-turn")
        if verb == END:
            return turn.ATTACK_FIRST if s.active == seat and s.step == "main" else None
        if verb == PROPOSE:
            return turn.NO_DRAW_YET if s.active == seat else Refusal("SF-SETUP-070", "not-your-turn")
        if verb == RETREAT:
            return turn.NO_RETREAT
        if verb == ARCHANGEL:
            return None if turn.archangel_ready(s, seat) else turn.TOO_EARLY
        if verb == LOOK:
            return turn.ARCHANGEL_FIRST if s.step == "register" and s.active == seat else turn.REGISTER_CLOSED
        if not 0 < number < len(s.cards):
            return None
        card = s.cards[number]
        it = s.in_play(number)
        if verb in (PLAY, TEMPEST):
            return refuses_play(s, seat, card, tempest=verb == TEMPEST)
        if verb == USE:
            me = me_using(s, seat, number, which_of(option))
            return refuses_use(s, seat, me) if me is not None else NOT_IN_PLAY if it is None else None
        if verb == REVOKE:
            return refuses_revoke(s, seat, it) if it is not None else None
        if it is None or s.active != seat or not in_attack_phase(s):
            return None
        if verb in (ANNOUNCE, AMBUSH) and it.controller == seat:
            if s.step != "announce" or it.attacker:
                return combat.ANNOUNCED_ALREADY
            refusal = combat.refuses_announce(s, it)
            return refusal or (combat.refuses_ambush(s, it) if verb == AMBUSH else None)
        if verb == DECLARE and it.controller == seat:
            return combat.refuses_declare(s, it)
        return combat.refuses_strike(s, it) if verb == STRIKE else None

    def leave(self, s: SevenFallen, seat: int, reason: str) -> None:
        """SF-GOAL-040."""
        lose(s, [seat], reason)

    def pool(self, card: Card, zone: Zone, owner: int) -> int:
        """A hidden card of a Livre Sacré could be any page of it; an Archange, a gift or an Adorateur could not."""
        kinds = ("archangel", "gift", "worshipper")
        kind = print_of(card).type
        return super().pool(card, zone, owner) * 4 + (kinds.index(kind) + 1 if kind in kinds else 0)

    def evaluate(self, s: SevenFallen, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    # Scenarios

    def enter(self, s: SevenFallen, card: Card, seat: int, zone: str, host: Piece | None = None) -> Piece:
        if zone == "limbo":
            it = Piece(card, seat, print_of(card))
            s.players[seat].limbo.append(it)
            s.shaken = True
            return it
        if host is None:
            it = lay(s, card, seat, zone)
            if zone == "worship" and it.printed.type in LINES:  # SF-ABIL-060
                reprint(s, it, dormant(it))
            return it
        it = lay(s, card, host.controller, "rear")
        attach(s, it, host)
        return it

    def remove(self, s: SevenFallen, permanent: Piece) -> None:
        for player in s.players:
            if permanent in player.limbo:
                player.limbo.remove(permanent)
                s.moved(permanent.card.number)
                return
        gear = permanent.gear
        leave_play(s, permanent)
        if gear is not None:  # SF-EQUIP-060
            leave_play(s, gear)
            s.players[gear.card.owner].purgatory.append(gear.card)

    def arrange(self, s: SevenFallen, first: dict[str, Any]) -> Refusal | None:
        s.first = s.active
        s.priority = s.active
        s.step = s.step or "main"
        if s.step == "announce":
            combat.begin_announcement(s)
        return self.patched(s)

    def sayable(self, s: SevenFallen) -> bool:
        """Not in the middle of an attack phase, nor while effects last or a card is transformed: what they bear up
        would fall."""
        if s.step not in STEPS or s.lasting:
            return False
        for player in s.players:
            for row in (player.rear, player.front, player.limbo):
                for one in row:
                    if is_transformed(one):
                        return False
        return True

    def patched(self, s: SevenFallen) -> Refusal | None:
        for seat in range(len(s.players)):
            refusal = positions.refuses_eden(s, seat)
            if refusal is not None:
                return refusal
        become(s)
        for seat, player in enumerate(s.players):
            divinity = player.divine[0]
            if divinity.damage >= values.life(s, divinity) and divinity.marks.get("plume", 0):
                divinity.flags |= MORTAL
            angels = free_angels(s, seat, values.is_angel)
            for golem in free_golems(s, seat):  # SF-PAIR-010: what stands free is linked, the first with the first
                able = [one for one in angels if may_join(s, golem, one)]
                if able:
                    attach(s, golem, able[0])
                    angels.remove(able[0])
            refusal = positions.refuses_side(s, seat)
            if refusal is not None:
                return refusal
        s.shaken = True
        return positions.refuses_attack(s)

    def settle(self, s: SevenFallen) -> Flow | None:
        return turn.go_on(s) if s.shaken else None

    def invariants(self, s: SevenFallen) -> list[str]:
        return positions.invariants(s)

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        kind = print_of(card).type
        fits = {
            "divine": kind == "divinity",
            "worship": kind in ("worshipper", "temple", "angel", "golem"),
            "rear": kind in LINES,
            "front": kind in LINES[:3],
            "attached": kind in ("golem", "equipment"),
            "archangel": kind == "archangel",
            "gift": kind == "gift",
            "register": kind == "worshipper",
            "hand": kind not in NO_PAGES,
            "book": kind not in NO_PAGES,
            "limbo": kind not in ("worshipper", "divinity", "temple", "gift"),
            "purgatory": kind not in EDEN,
            "pandemonium": kind != "divinity",
            "under": kind not in NO_PAGES,
            "beyond": print_of(card).familiar,
            "aside": False,
        }.get(zone.name, True)
        if fits and print_of(card).familiar and zone.name not in ("rear", "front", "worship", "beyond"):
            fits = False
        return None if fits else Refusal("SF-ZONE-010", "not-there", card=card)

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        return board.refuses_word(card, word)

    def show_table(self, s: SevenFallen) -> dict[str, Any]:
        return board.table_data(s)

    def show_player(self, s: SevenFallen, seat: int) -> dict[str, Any]:
        return board.player_data(s, seat)

    def show_permanent(self, s: SevenFallen, permanent: Piece) -> dict[str, Any]:
        return board.permanent_data(s, permanent)

    # Decks

    def starters(self) -> dict[str, Deck]:
        return decks.starters(self)

    def random_deck(self, rng: Rng) -> Deck:
        return decks.generate(self, rng)

    def refuses_deck(self, deck: Deck) -> list[Refusal]:
        return decks.refusals(self, deck)


def asked(s: SevenFallen) -> int:
    """Whose decision it is."""
    if s.stack is not None:
        return s.stack.priority
    return s.priority if s.step in WINDOWS or s.step == "grace" else s.active


SEVENFALLEN = SevenFallenGame()
