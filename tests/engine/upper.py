"""Camp: a tiny game for the tests of the engine's upper modules, with what Duel has not; and the scenes' own verbs.

Cards lie on and under cards, archives are seen by their player alone, the table has zones of its own, words of every
type are there, set-up asks, four seats are two teams, and some cards break in the middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from pioche.engine import new_match, new_scenario, rng_of
from pioche.engine.cards import NO_CARD, Card, CardBook, Permanent
from pioche.engine.choice import CONCEDE, END, MODE, NUMBER, Ask, Verbs
from pioche.engine.declared import kept
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.explain import log_data
from pioche.engine.flow import NOTHING, confirm, pick
from pioche.engine.game import Game, Word
from pioche.engine.log import Seat, say
from pioche.engine.match import Match
from pioche.engine.seats import lose, next_seat, seats_from, win
from pioche.engine.seats import tie as drawn
from pioche.engine.state import State
from pioche.engine.zones import HIDDEN, OWNER, Zone, show, shuffle

_CARDS = {
    "ox": ("Bœuf", "Ox", "beast"),
    "wolf": ("Loup", "Wolf", "beast"),
    "bell": ("Cloche", "Bell", "gear"),
    "omen": ("Présage", "Omen", "trick"),
    "spy": ("Espion", "Spy", "trick"),
    "vote": ("Vote", "Vote", "trick"),
    "nap": ("Sieste", "Nap", "trick"),
    "crack": ("Fêlure", "Crack", "trick"),
    "split": ("Fente", "Split", "trick"),
    "coup": ("Complot", "Coup", "trick"),
    "crown": ("Couronne", "Crown", "trick"),
    "eclipse": ("Éclipse", "Eclipse", "trick"),
}
_FILES = {
    "cards.toml": "".join(
        f'[{id}]\nfr = "{fr}"\nen = "{en}"\ntype = "{type}"\n' for id, (fr, en, type) in _CARDS.items()
    ),
    "rules.toml": """
        game = "camp"
        source = "invented for tests"
        [[rule]]
        id = "CA-PLAY-010"
        chapter = "Play"
        kind = "effect"
        en = "Cards are played from the hand."
        fr = "On joue les cartes de sa main."
        check = "None."
    """,
    "messages.fr.toml": """
        [option]
        play = "Jouer[ {card}]"
        "play.2" = "Jouer[ {card}] au galop"
        wind = "Vent : {word}"
        [prompt]
        main = "À {seat}."
        omen = "{seat}, croyez-vous {source} ?"
        confirm = "Oui ou non ?"
        [mode]
        "vote.2" = "Contre"
        [log]
        drew = "{seat} pioche {count} {count:carte|cartes}."
        "drew.seen" = "{seat} pioche {cards}."
        [refusal]
        no-wind = "Pas de vent pour {card}."
        [error]
        impossible = "Rien de tel, {seat} : {what}"
        [word]
        north = "nord"
    """,
    "messages.en.toml": """
        [option]
        play = "Play[ {card}]"
        "play.2" = "Play[ {card}] at a gallop"
        wind = "Wind: {word}"
        [prompt]
        main = "{seat} is on."
        omen = "{seat}, do you believe {source}?"
        confirm = "Yes or no?"
        [mode]
        "vote.2" = "Against"
        [log]
        drew = "{seat} draws {count} {count:card|cards}."
        "drew.seen" = "{seat} draws {cards}."
        [refusal]
        no-wind = "No wind for {card}."
        [error]
        impossible = "No such thing: {what}"
    """,
}
_folder = TemporaryDirectory(prefix="pioche-camp-")
FOLDER = Path(_folder.name)
for _name, _text in _FILES.items():
    (FOLDER / _name).write_text(_text, encoding="utf-8")

BOOK = CardBook(())
BOOK.read(FOLDER / "cards.toml")
VERBS = Verbs()
PLAY = VERBS.add("play", "card")
STASH = VERBS.add("stash", "card")
WIND = VERBS.add("wind", "word", ("north", "south"))


@kept
class Beast(Permanent):
    ready: bool = True
    damage: int = 0
    mood: str = "calm"
    marks: tuple[str, ...] = ()
    counters: dict[str, int] = {}
    upgrades: list[Beast] = []
    under: list[Card] = []
    pouch: list[Card] = []


@kept
class Player:
    gold: int = 2
    guarded: bool = False
    stance: str = "low"
    houses: tuple[str, ...] = ("sand",)
    line: list[Beast] = []
    hand: list[Card] = []
    archives: list[Card] = []
    deck: list[Card] = []
    discard: list[Card] = []


@kept
class CampState(State):
    players: list[Player] = []
    supplies: int = 5
    night: bool = False
    weather: str = "sun"
    winds: tuple[str, ...] = ()
    road: list[Beast] = []
    fire: list[Card] = []
    well: list[Card] = []


def deal_out(s: CampState, seat: int, count: int) -> None:
    player = s.players[seat]
    cards = player.deck[:count]
    del player.deck[:count]
    player.hand += cards
    say(s, "drew", {"seat": Seat(seat), "count": len(cards)}, {"cards": cards}, 1 << seat)


def begin_turn(s: CampState, seat: int) -> None:
    """Who cannot draw is lost in the sand, and the next one's turn begins."""
    s.active = seat
    s.turn += 1
    if s.players[seat].deck:
        deal_out(s, seat, 1)
    else:
        lose(s, [seat], "sand")
        if s.result is None:
            begin_turn(s, next_seat(s, seat))


def nap(s: CampState, card: Card) -> Any:
    """An effect that might ask and does not."""
    yield from NOTHING


def omen(s: CampState, card: Card) -> Any:
    """All in turn order say whether they believe; who does gains gold, and a coin may make it more."""
    for seat in seats_from(s, s.active):
        if (yield from confirm(seat, "omen", card.number)):
            s.players[seat].gold += 1 + s.rng.coin()
        say(s, "believed", {"seat": Seat(seat)})


def spy(s: CampState, card: Card) -> Any:
    """Look at the top three cards and put one into the archives."""
    player = s.players[s.active]
    show(s, player.deck[:3], 1 << s.active)
    number = yield from pick(s.active, player.deck[:3], "spy", card.number)
    player.archives += [one for one in player.deck if one.number == number]
    player.deck = [one for one in player.deck if one.number != number]


def vote(s: CampState, card: Card) -> Any:
    s.supplies = (yield Ask(s.active, "mode", [MODE | 1, MODE | 2], card.number, "vote")) & NUMBER


def split(s: CampState, card: Card) -> Any:
    s.players[s.active].gold -= 1
    say(s, "split", {})
    if (yield from confirm(s.active, "split", card.number)):
        s.supplies = 0
        raise RuntimeError("split")


def coup(s: CampState, card: Card) -> Any:
    """Wins where supplies are out or its player wants to, and asks on regardless."""
    if not s.supplies or (yield from confirm(s.active, "coup", card.number)):
        win(s, s.active, "coup")
    yield from confirm(s.active, "coup", card.number)


def crack(s: CampState, card: Card) -> None:
    s.players[s.active].gold -= 1
    raise RuntimeError("crack")


def crown(s: CampState, card: Card) -> None:
    win(s, s.active, "crown")


def eclipse(s: CampState, card: Card) -> None:
    drawn(s, "eclipse")


_TRICKS = {one.__name__: one for one in (nap, omen, spy, vote, coup, split, crack, crown, eclipse)}


class Camp(Game[CampState, Beast]):
    slug = "camp"
    version = "7"
    names = {"fr": "Camp", "en": "Camp"}
    folder = FOLDER
    seats = (2, 3, 4)
    verbs = VERBS
    book = BOOK
    zones = (
        Zone("line", holds="permanents"),
        Zone("hand", OWNER),
        Zone("archives", OWNER),
        Zone("deck", HIDDEN),
        Zone("discard"),
        Zone("road", holds="permanents", of_player=False),
        Zone("fire", of_player=False),
        Zone("well", HIDDEN, of_player=False),
    )
    player_words = (
        Word("gold", "int", 2, low=1, high=50),
        Word("guarded", "bool", False),
        Word("stance", "word", "low", words=("low", "high")),
        Word("houses", "words", ("sand",), words=("sand", "reed", "salt"), high=2),
    )
    card_words = (
        Word("ready", "bool", True),
        Word("damage", "int", high=9),
        Word("mood", "word", "calm", words=("calm", "angry")),
        Word("marks", "words", (), words=("red", "blue")),
        Word("counters", "counts", {}, words=("dust", "mud"), low=1, high=3),
        Word("upgrades", "permanents"),
        Word("under", "cards", sight=HIDDEN),
        Word("pouch", "cards", sight=OWNER),
    )
    table_words = (
        Word("supplies", "int", 5, high=9),
        Word("night", "bool", False),
        Word("weather", "word", "sun", words=("sun", "rain")),
        Word("winds", "words", (), words=("north", "south"), high=2),
    )
    match_options = {"puppets": (0, 1, 2, 4, 6), "night": (False, True), "supplies": (5, 8)}

    def blank(self, rng: Any, seats: int, options: dict[str, Any]) -> CampState:
        teams = (0, 1, 0, 1) if seats == 4 else tuple(range(seats))
        s = CampState(rng, teams, (NO_CARD,))
        s.players = [Player() for _ in teams]
        s.automata = options.get("puppets", 0)
        s.night = options.get("night", False)
        return s

    def deal(self, s: CampState, decks: Any, options: dict[str, Any]) -> None:
        super().deal(s, decks, options)
        s.supplies = options.get("supplies", 5)

    def check_options(self, options: dict[str, Any], seats: int) -> None:
        super().check_options(options, seats)
        if options.get("puppets", 0) >> seats:
            raise PiocheError("bad-value", word="puppets", value=options["puppets"])

    def begin(self, s: CampState) -> Any:
        """By day everyone may take a new hand, once."""
        for seat, player in enumerate(s.players):
            shuffle(s, player.deck)
            deal_out(s, seat, 3)
        for seat, player in enumerate(s.players):
            if not s.night and (yield from confirm(seat, "mulligan")):
                player.deck += player.hand
                player.hand = []
                shuffle(s, player.deck)
                deal_out(s, seat, 3)
        begin_turn(s, 0)

    def ask(self, s: CampState) -> Ask:
        player = s.players[s.active]
        options = [PLAY | card.number for card in player.hand if card.proto.type != "gear" or player.line]
        options += [STASH | card.number for card in player.hand if player.line]
        return Ask(s.active, "main", [*options, END])

    def act(self, s: CampState, option: int) -> Any:
        if option == END:
            return begin_turn(s, next_seat(s, s.active))
        card = s.cards[option & NUMBER]
        player = s.players[s.active]
        player.hand.remove(card)
        if option & ~NUMBER == STASH:
            return self.lay_on(s, card, card.proto.type == "gear")
        if card.proto.type == "gear":
            return self.lay_on(s, card, True)
        if card.proto.type == "beast":
            player.line.append(Beast(card, s.active))
            return None
        player.discard.append(card)
        return _TRICKS[card.proto.id](s, card)

    def lay_on(self, s: CampState, card: Card, open: bool) -> Any:
        """Gear goes onto a beast, anything else face down under it."""
        number = yield from pick(s.active, s.players[s.active].line, "host", card.number)
        for beast in s.players[s.active].line:
            if beast.number == number and open:
                beast.upgrades.append(Beast(card, s.active))
            elif beast.number == number:
                beast.under.append(card)
                show(s, [card], 1 << s.active)

    def why(self, s: CampState, seat: int, option: int) -> Refusal | None:
        if option & ~NUMBER == PLAY:
            return Refusal("CA-PLAY-010")
        return Refusal("CA-WIND-010", "no-wind") if option & ~NUMBER in (STASH, WIND, CONCEDE) else None

    def scripted(self, s: CampState, ask: Ask) -> int:
        """Puppets take what comes last, at night what comes first."""
        return ask.options[0 if s.night else -1]

    def pool(self, card: Card, zone: Zone, owner: int) -> int:
        """Archives are never mixed with the rest."""
        return super().pool(card, zone, owner) + (100 if zone.name == "archives" else 0)

    def leave(self, s: CampState, seat: int, reason: str) -> None:
        say(s, "left", {"seat": Seat(seat)})
        lose(s, [seat], reason)
        if s.result is None and s.active == seat:
            begin_turn(s, next_seat(s, seat))

    def enter(self, s: CampState, card: Card, seat: int, zone: str, host: Beast | None = None) -> Beast:
        beast = Beast(card, seat)
        if host is not None:
            host.upgrades.append(beast)
        elif zone == "road":
            s.road.append(beast)
        else:
            s.players[seat].line.append(beast)
        return beast

    def remove(self, s: CampState, permanent: Beast) -> None:
        """What lies on and under it goes to the discard piles."""
        places = [s.road, *(player.line for player in s.players)]
        places += [beast.upgrades for line in places for beast in line]
        for held in places:
            if permanent in held:
                held.remove(permanent)
        for card in [*(one.card for one in permanent.upgrades), *permanent.under, *permanent.pouch]:
            s.players[card.owner].discard.append(card)

    def arrange(self, s: CampState, first: dict[str, Any]) -> Refusal | None:
        if s.night and first.get("weather") == "sun":
            return Refusal("CA-SKY-010", "sun-at-night")
        return None

    def refuses_zone(self, card: Card, zone: Zone) -> Refusal | None:
        misplaced = zone.holds == "permanents" and card.proto.type == "trick"
        return Refusal("CA-LINE-010", "tricks-vanish") if misplaced else None

    def refuses_word(self, card: Card, word: Word) -> Refusal | None:
        return Refusal("CA-MOOD-010") if card.proto.type == "gear" and word.name == "mood" else None

    def show_player(self, s: CampState, seat: int) -> dict[str, Any]:
        return {"wealth": s.players[seat].gold * 10}

    def show_permanent(self, s: CampState, permanent: Beast) -> dict[str, Any]:
        return {"strength": 2 + len(permanent.upgrades)}

    def starters(self) -> dict[str, Any]:
        cards = ["ox", "wolf", "bell", "omen", "omen", "spy", "ox", "bell", "vote", "nap", "wolf", "omen"]
        return {"train": {"name": "train", "cards": cards}}

    def random_deck(self, rng: Any) -> dict[str, Any]:
        ids = ["ox", "wolf", "bell", "omen", "spy", "vote", "nap"] * 2
        rng.shuffle(ids)
        return {"name": "random", "cards": ids}


CAMP = Camp()


@contextmanager
def refused(code: str, *, rules: list[str] | None = None, options: list[str] | None = None, **args: Any) -> Iterator:
    """That what is tried is refused, with exactly this: code, arguments, rules and options."""
    with pytest.raises(PiocheError) as caught:
        yield
    error = caught.value
    told = (error.code, error.args_, [refusal.rule for refusal in error.refusals], list(error.options))
    assert told == (code, args, rules or [], options or [])


def camp(*players: dict[str, Any], seed: int = 0, keep: int = 2, **words: Any) -> Match:
    """A camp as it stands, two seats unless more are named."""
    return new_scenario(CAMP, {"players": [*players, *[{}] * (2 - len(players))], **words}, seed=seed, keep=keep)


def duel(*players: dict[str, Any], seed: int = 0, keep: int = 2, **words: Any) -> Match:
    return new_scenario("duel", {"players": [*players, *[{}] * (2 - len(players))], **words}, seed=seed, keep=keep)


def train(seats: int = 3, seed: int = 0, keep: int = 2, **options: Any) -> Match:
    """A new camp, at its first mulligan."""
    return new_match(CAMP, ["train"] * seats, seed=seed, options=options, keep=keep)


def standing(match: Match) -> tuple[Any, ...]:
    """All that can be seen of where a match stands."""
    decision = match.decision.to_data() if match.decision else None
    log = [repr((line.id, line.args, line.secret, line.seats)) for line in match.log or []]
    log = [""] * match.forgotten + log  # lines that are not held have their place all the same
    return (
        match.n,
        match.quiet,
        match.hash(),
        decision,
        match.result and match.result.reason,
        log,
        [0] * match.held + match.lines_at,
    )


def lines(match: Match) -> list[tuple[Any, ...]]:
    return [(line["n"], line["id"], line["args"]) for line in log_data(match, 0, None, None)]


def play(match: Match, seed: str, most: int = 10_000) -> list[tuple[Any, ...]]:
    """Play on by chance; where the match stood before each decision, and at the end."""
    rng = rng_of(seed)
    stood = [standing(match)]
    while match.ask is not None and len(stood) <= most:
        match.choose(match.game.verbs.key(rng.pick(match.ask.options)))
        stood.append(standing(match))
    return stood


def ids(cards: list[Any]) -> list[str]:
    return [one.proto.id if isinstance(one, Card) else one.card.proto.id for one in cards]
