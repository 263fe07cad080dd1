"""Scenarios: any position from the words that a game uses, and changes to a position in the same words.

What cannot be is refused with a reason that names it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pioche.engine.activity import ACTIVITY
from pioche.engine.cards import NO_CARD, Card, Permanent
from pioche.engine.choice import PASS
from pioche.engine.decks import entry_of, proto_of
from pioche.engine.errors import PiocheError
from pioche.engine.game import Word, whole
from pioche.engine.lasting import ENDS, Lasting, arguments_of, begin, end
from pioche.engine.naming import Naming
from pioche.engine.places import Place, find, owners, places, player_of, zone_of
from pioche.engine.stack import Stack, StackItem, busy, open_window
from pioche.engine.zones import EVERYONE, PUBLIC, Zone, forget, hide, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pioche.engine.choice import Ask
    from pioche.engine.game import Game
    from pioche.engine.match import Match
    from pioche.engine.rng import Rng
    from pioche.engine.state import State

_OUT = Word("out", "bool", False)  # a player who has left the match
_WITHIN = Word("within", "bool", False)  # a stack that was opened while another one resolved
_NUMBER = Word("number", "number")
_ENTRY = (
    Word("source", "number"),
    Word("ability", "key", ""),
    Word("by", "seat", -1, low=-1),
    Word("targets", "list", (), of=(_NUMBER,), high=99),
)
_MOST_EFFECTS = 999
_MOST_ENTRIES = 99


class _Laying:
    """A position as it is laid out: the cards so far, and what is to be said once all of them lie there."""

    __slots__ = ("game", "later", "naming", "numbers", "s")

    def __init__(self, game: Game[Any, Any], s: State, numbers: Sequence[int]) -> None:
        self.game = game
        self.s = s
        self.numbers = numbers
        self.naming = Naming(game, s)
        self.later: list[tuple[Permanent, Word, Any]] = []


def build(game: Game[Any, Any], words: dict[str, Any], rng: Rng, numbers: Sequence[int] = ()) -> State:
    """The position that `words` describe. Zones not named are empty, values not named as at the start. All seats are
    named, also those that the rules play. Cards are numbered as they are laid, or as `numbers` says."""
    players = words.get("players")
    seats = [count for count in game.seats if not game.scripted_names(count)]
    if not isinstance(players, list) or len(players) not in seats:
        raise PiocheError("wrong-seats", seats=seats, count=len(players) if isinstance(players, list) else 0)
    s: State = game.blank(rng, len(players), {})
    zones = {zone.name: zone for zone in game.zones}
    table = (*game.table_words, *game.table_memory)
    known = ["players", "active", "turn", "lasting", "stack", "waiting", *(word.name for word in table)]
    _known_words(words, [*known, *_names(zones, of_player=False)], "scenario")
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise PiocheError("bad-value", word="players", value=player)
        known = ["out", *(word.name for word in (*game.player_words, *game.player_memory))]
        _known_words(player, [*known, *_names(zones, of_player=True)], "players")
        _set_words(game.player_words, player_of(s, seat), player)
        if _OUT.checked(player.get("out", False)):
            s.out |= 1 << seat
    s.active = whole("active", words.get("active", 0), 0, len(players) - 1)
    s.turn = whole("turn", words.get("turn", s.turn or 3), 0 if game.setup_steps else 1, 9999)
    if s.out >> s.active & 1:
        raise PiocheError("bad-value", word="active", value=s.active)
    _set_words(game.table_words, s, words)
    laying = _Laying(game, s, numbers)
    for zone in game.zones:
        for owner in owners(s, zone):
            entries = (players[owner] if zone.of_player else words).get(zone.name, [])
            for entry in _list(zone.name, entries):
                _lay(laying, zone, owner, entry)
    _remember(laying, words, new=True)
    if not s.turn and s.step not in game.setup_steps:
        raise PiocheError("bad-value", word="turn", value=0)
    _refuse(game.arrange(s, words))
    if s.stack is not None and not _resolves(game, s):
        raise PiocheError("cannot-go-on")
    return s


def _resolves(game: Game[Any, Any], s: State) -> bool:
    """Whether a stack that was laid out can be resolved: tried out, with nobody adding to it."""
    from pioche.engine.match import KEEP_NOTHING, LAID_OUT, Match

    world = Match(game, s.copy(), [""] * len(s.teams), KEEP_NOTHING)
    try:
        world.begin(LAID_OUT)
        for _ in range(_MOST_ANSWERS):
            if world.ask is None or (world.quiet and not busy(world.state)):
                break
            options = world.ask.options
            world.apply(options.index(PASS) if PASS in options else 0)
    except Exception:  # whatever a rule stumbles over that was given something else than what it aims at
        return False
    return world.ask is None or not world.quiet or _is_sound(game, world.state)


def _remember(laying: _Laying, words: dict[str, Any], *, new: bool = False) -> None:
    """All cards are laid, for a `new` position or in one that is patched: now what names them."""
    game, s, naming = laying.game, laying.s, laying.naming
    if new:
        naming.age(words)
    for permanent, word, value in laying.later:
        game.bear(s, permanent, word, naming.read(word, value))
    for seat, player in enumerate(words["players"]):
        for word in game.player_memory:
            if word.name in player:
                setattr(player_of(s, seat), word.name, naming.read(word, player[word.name]))
    for word in game.table_memory:
        if word.name in words:
            given = words[word.name]
            value = _entries(naming, word.name, given) if word.type == "entries" else naming.read(word, given)
            setattr(s, word.name, value)
    if "lasting" in words:
        for effect in s.lasting.copy():  # such as make cards lie where they do: here they are all told
            end(s, effect)
        for given in _list("lasting", words["lasting"], _MOST_EFFECTS):
            begin(s, _effect(naming, given))
    if "stack" in words:
        s.stack = _stack(naming, words["stack"]) if words["stack"] is not None else None
    if "waiting" in words:
        s.waiting = [_stack(naming, one) for one in _list("waiting", words["waiting"], _MOST_ENTRIES)]
    if s.waiting and s.stack is None:
        raise PiocheError("bad-value", word="waiting", value=words.get("waiting"))
    if s.turn and s.step in game.setup_steps:
        raise PiocheError("bad-value", word="step", value=s.step)
    _arrange_window(game, s)


def _arrange_window(game: Game[Any, Any], s: State) -> None:
    """A window is open where the step says so, and nowhere else."""
    window = s.step in game.windows
    stack = s.stack
    if stack is None:
        if window:
            open_window(s)
    elif stack.window and not window and not stack.items:
        s.stack = None
    else:
        stack.window = window


def _effect(naming: Naming, given: Any) -> Lasting:
    """An effect that lasts: which, whose, until when, from which card, how often yet, and what it is about."""
    given = _table("lasting", given)
    _known_words(given, ["effect", "by", "until", "card", "times", "args"], "lasting")
    handler, until, game = given.get("effect"), given.get("until"), naming.game
    kinds = arguments_of(handler, game.book.hooks) if isinstance(handler, str) else None
    if kinds is None:
        raise PiocheError("bad-value", word="effect", value=handler)
    if until not in (*ENDS, *game.untils):
        raise PiocheError("bad-value", word="until", value=until)
    least = len(kinds) - (1 if kinds and kinds[-1].type == "list" else 0)
    return Lasting(
        handler,
        whole("by", given.get("by"), 0, len(naming.s.teams) - 1),
        until,
        naming.read_args("args", kinds, given.get("args", []), least),
        naming.number("card", given.get("card")),
        whole("times", given.get("times", 0), 0, 99),
    )


def _stack(naming: Naming, given: Any) -> Stack:
    """A stack: its entries, the last on top, who may add to it now and how many have passed in a row."""
    given = _table("stack", given)
    _known_words(given, ["entries", "priority", "passes", "within"], "stack")
    s = naming.s
    entries = _entries(naming, "entries", given.get("entries"))
    priority = whole("priority", given.get("priority", s.active), 0, len(s.teams) - 1)
    if not (entries or naming.game.bare_stacks or s.step in naming.game.windows) or s.out >> priority & 1:
        raise PiocheError("bad-value", word="stack", value=given)
    passes = whole("passes", given.get("passes", 0), 0, len(s.teams) - 1)
    return Stack(entries, priority, passes, within=_WITHIN.checked(given.get("within", False)))


def _entries(naming: Naming, word: str, given: Any) -> list[StackItem]:
    """Entries of a stack, or such as are to have one."""
    return [_stack_entry(naming, one) for one in _list(word, given, _MOST_ENTRIES)]


def _stack_entry(naming: Naming, given: Any) -> StackItem:
    given = _table("entries", given)
    words = (*_ENTRY, *naming.game.entry_words)
    _known_words(given, [word.name for word in words], "entries")
    values: dict[str, Any] = {}
    for word in words:
        value = given.get(word.name)
        if word.kinds is not None:
            values[word.name] = naming.read_args(word.name, word.kinds(values["ability"]), value or [], 0)
        else:
            values[word.name] = naming.read(word, value) if word.name in given else word.default
    for name in ("source", "ability"):
        if not values[name]:
            raise PiocheError("bad-value", word=name, value=given.get(name))
    return naming.game.entry(naming.s, values)


def _table(word: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PiocheError("bad-value", word=word, value=value)
    return value


def _names(zones: dict[str, Zone], *, of_player: bool) -> list[str]:
    return [name for name, zone in zones.items() if zone.of_player == of_player]


def _refuse(refusal: Any) -> None:
    if refusal is not None:
        ACTIVITY.questions += 1
        raise PiocheError("impossible", [refusal], what=refusal.message or refusal.rule)


def _known_words(given: dict[str, Any], known: list[str], where: str) -> None:
    for word in given:
        if word not in known:
            raise PiocheError("unknown-word", word=word, where=where)


def _list(word: str, value: Any, most: int = 4095) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise PiocheError("bad-value", word=word, value=value)
    return value


def _set_words(words: tuple[Word, ...], target: Any, given: dict[str, Any]) -> None:
    for word in words:
        if word.name in given and word.type not in ("cards", "permanents"):
            setattr(target, word.name, word.checked(given[word.name]))


def _card(laying: _Laying, entry: Any, owner: int) -> tuple[Card, dict[str, Any]]:
    """A new card from an entry: its id, or a table with `card` and more words."""
    game, s, naming = laying.game, laying.s, laying.naming
    given = {"card": entry} if isinstance(entry, str) else entry
    if not isinstance(given, dict) or not isinstance(given.get("card"), str):
        raise PiocheError("bad-value", word="card", value=entry)
    proto = proto_of(game, given)
    owner = whole("owner", given.get("owner", max(owner, 0)), 0, len(s.teams) - 1) if game.owned else -1
    at = len(naming.numbers)
    if at >= 4095:
        raise PiocheError("bad-value", word="cards", value=len(s.cards))
    if laying.numbers and not at:
        s.cards = (NO_CARD,) * (len(laying.numbers) + 1)
    card = Card(laying.numbers[at] if laying.numbers else at + 1, proto, owner)
    s.cards = (*s.cards[: card.number], card, *s.cards[card.number + 1 :])
    naming.laid(card.number, given.get("as"))
    return card, given


def _named(game: Game[Any, Any]) -> list[str]:
    return ["card", "as", "owner"] if game.owned else ["card", "as"]


def _lay(laying: _Laying, zone: Zone, owner: int, entry: Any, host: Permanent | None = None) -> None:
    game, s = laying.game, laying.s
    card, given = _card(laying, entry, owner)
    _refuse(game.refuses_zone(card, zone))
    prints = [word.name for word in game.print_words]
    if zone.holds == "permanents":
        permanent = game.enter(s, card, owner if owner >= 0 else card.owner, zone.name, host)
        _give(laying, permanent, given, [*_named(game), *prints])
        return
    _known_words(given, [*_named(game), "known", *prints], zone.name)
    held = zone_of(s, zone, owner) if host is None else getattr(host, zone.name)
    held.append(card)
    known = _known(given.get("known", []), len(s.teams))
    if known:
        show(s, [card], known)


def _known(given: Any, seats: int) -> int:
    """Who has seen a card that lay hidden: a list of seats, all of them being everyone, or the players alone."""
    if given == "players":
        return (1 << seats) - 1
    known = {whole("known", seat, 0, seats - 1) for seat in _list("known", given)}
    return EVERYONE if len(known) == seats else sum(1 << seat for seat in known)


def _say_known(known: int, seats: int) -> Any:
    return "players" if known == (1 << seats) - 1 else [seat for seat in range(seats) if known >> seat & 1]


def _give(laying: _Laying, permanent: Permanent, given: dict[str, Any], also: list[str]) -> None:
    """Give a permanent the words of its entry, which has `also` others."""
    game, s = laying.game, laying.s
    words = [word.name for word in (*game.card_words, *game.card_memory)]
    _known_words(given, [*also, *words], permanent.card.proto.id)
    laying.later += [(permanent, word, given[word.name]) for word in game.card_memory if word.name in given]
    for word in game.card_words:
        if word.name not in given:
            continue
        _refuse(game.refuses_word(permanent.card, word))
        if word.type in ("cards", "permanents"):
            for entry in _list(word.name, given[word.name]):
                _lay(laying, word.zone, permanent.controller, entry, permanent)
        else:
            game.bear(s, permanent, word, word.checked(given[word.name]))


def patch(game: Game[Any, Any], s: State, words: dict[str, Any], ask: Ask | None) -> None:
    """Change a position. In the middle of an effect (`ask` is the open question) what it is about stays where it is, as
    do the stack and the effects that last."""
    laying = _Laying(game, s, ())
    laying.naming.numbers += range(1, len(s.cards))
    table = (*game.table_words, *game.table_memory)
    known = ["players", "cards", *(word.name for word in table)]
    _known_words(words, known if ask is not None else [*known, "lasting", "stack", "waiting"], "patch")
    _set_words(game.table_words, s, words)
    players = _list("players", words.get("players", []))
    if len(players) > len(s.teams):
        raise PiocheError("no-such-seat", seat=len(players) - 1)
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise PiocheError("bad-value", word="players", value=player)
        _known_words(player, [word.name for word in (*game.player_words, *game.player_memory)], "players")
        _set_words(game.player_words, player_of(s, seat), player)
    for entry in _list("cards", words.get("cards", [])):
        if not isinstance(entry, dict):
            raise PiocheError("bad-value", word="cards", value=entry)
        _patch_card(laying, entry, ask)
    _remember(laying, {**words, "players": players})
    if ask is None and s.stack is None and game.steps and s.step not in game.steps:
        raise PiocheError("bad-value", word="step", value=s.step)  # it passes without a question
    _refuse(game.patched(s))


_MOST_TRIES = 64
_MOST_ANSWERS = 200  # an effect may be repeated as often as one likes


def goes_on(match: Match) -> bool:
    """Whether an effect that was patched in its middle can be carried on: tried out with each answer to the open
    question, and then with the first or the last one to those that follow."""
    assert match.ask is not None
    answers = range(len(match.ask.options))
    return all(_comes_to_an_end(match, i, then) for i in answers[: _MOST_TRIES // 2] for then in (0, -1))


def _comes_to_an_end(match: Match, answer: int, then: int) -> bool:
    world = match.clone()
    try:
        world.apply(answer)
        for _ in range(_MOST_ANSWERS):
            if world.ask is None or world.quiet:
                break
            world.apply(then % len(world.ask.options))
    except Exception:  # whatever a rule stumbles over that holds a card which is no longer there
        return False
    return world.ask is None or _is_sound(world.game, world.state)


def _is_sound(game: Game[Any, Any], s: State) -> bool:
    """Whether each card lies in one place, where a scenario may lay it, and each value is one that it may have."""
    lying = list(places(game, s))
    try:
        check_values(game, s)
    except PiocheError:
        return False
    if any(game.refuses_zone(place.card, place.zone) is not None for place in lying):
        return False
    return sorted(place.card.number for place in lying) == list(range(1, len(s.cards)))


def check_values(game: Game[Any, Any], s: State) -> None:
    """Refuse a position in which a word has a value that no scenario could give it: a counter out of its bounds."""
    for word in game.table_words:
        word.checked(word.show(getattr(s, word.name)))
    for seat in range(len(s.teams)):
        for word in game.player_words:
            word.checked(word.show(getattr(player_of(s, seat), word.name)))
    for place in places(game, s):
        for word in game.card_words if place.permanent is not None else ():
            if word.type not in ("cards", "permanents"):
                word.checked(word.show(getattr(place.permanent, word.name)))


def _patch_card(laying: _Laying, entry: dict[str, Any], ask: Ask | None) -> None:
    game, s = laying.game, laying.s
    number = entry.get("number")
    place = find(game, s, number) if type(number) is int else None
    if place is None:
        raise PiocheError("no-such-card-number", number=number)
    if "zone" in entry:
        if ask is not None and (number == ask.source or number in [game.verbs.card(option) for option in ask.options]):
            raise PiocheError("cannot-patch-here", card=number)
        place = _move(game, s, place, entry)
    prints = [word.name for word in game.print_words]
    if any(name in entry for name in prints):
        _reprint(game, s, place, entry)
    words = ["number", *(["zone", "player", "at"] if "zone" in entry else []), *prints]
    if place.permanent is not None:
        _give(laying, place.permanent, entry, words)
    else:
        _known_words(entry, words, place.zone.name)


def _reprint(game: Game[Any, Any], s: State, place: Place, entry: dict[str, Any]) -> None:
    """Another print of the same card takes its place."""
    was = place.card
    card = Card(was.number, proto_of(game, entry_of(game, was.proto) | entry), was.owner)
    s.cards = (*s.cards[: card.number], card, *s.cards[card.number + 1 :])
    place.card = card
    if place.permanent is None:
        place.held[place.at] = card
    else:
        place.permanent.card = card
        game.reprinted(s, place.permanent)


def _move(game: Game[Any, Any], s: State, place: Place, entry: dict[str, Any]) -> Place:
    zones = {zone.name: zone for zone in game.zones}
    zone = zones.get(entry["zone"]) if isinstance(entry["zone"], str) else None
    if zone is None:
        raise PiocheError("unknown-word", word=entry["zone"], where="zone")
    whose = place.card.owner if game.owned else place.owner
    seat = whole("player", entry.get("player", max(whose, 0)), 0, len(s.teams) - 1)
    at = entry.get("at", "bottom")
    if at not in ("top", "bottom"):
        raise PiocheError("bad-value", word="at", value=at)
    _refuse(game.refuses_zone(place.card, zone))
    if place.permanent is not None:
        game.remove(s, place.permanent)
    else:
        del place.held[place.at]
    if zone.holds == "permanents":
        game.enter(s, place.card, seat, zone.name)
    else:
        held = zone_of(s, zone, seat if zone.of_player else -1)
        if zone.sight == PUBLIC:
            forget(s, [place.card])
            held.insert(0 if at == "top" else len(held), place.card)
        else:
            hide(s, place.card, held, 0 if at == "top" else -1)
    moved = find(game, s, place.card.number)
    assert moved is not None
    return moved


def position(game: Game[Any, Any], s: State) -> dict[str, Any]:
    """The words for a position between two actions: `build` makes it again of them."""
    naming = Naming(game, s)
    memory = _memory(naming, game.table_memory, s)
    players = [_memory(naming, game.player_memory, player_of(s, seat)) for seat in range(len(s.teams))]
    borne: dict[int, dict[str, Any]] = {}
    has_effects = bool(s.lasting)
    for place in places(game, s):
        if place.permanent is not None:
            has_effects = has_effects or game.begins_effect(place.permanent)
            values = [(word, game.borne(place.permanent, word)) for word in game.card_memory]
            told = {word.name: naming.say(word, value) for word, value in values if value != word.default}
            borne[place.card.number] = told
    if has_effects:
        memory["lasting"] = [_say_effect(naming, one) for one in s.lasting]
    if s.stack is not None:
        memory["stack"] = _say_stack(naming, s.stack)
    if s.waiting:
        memory["waiting"] = [_say_stack(naming, one) for one in s.waiting]
    words: dict[str, Any] = {"active": s.active, "turn": s.turn, **_words(game.table_words, s), **memory, "players": []}
    for seat in range(len(s.teams)):
        out = {"out": True} if s.out >> seat & 1 else {}
        words["players"].append(out | _words(game.player_words, player_of(s, seat)) | players[seat])
    for zone in game.zones:
        for owner in owners(s, zone):
            held = zone_of(s, zone, owner)
            if held:
                into = words["players"][owner] if zone.of_player else words
                into[zone.name] = [_entry(naming, borne, one, zone, max(owner, 0)) for one in held]
    return words


def _memory(naming: Naming, words: tuple[Word, ...], bearer: Any) -> dict[str, Any]:
    """What a bearer remembers that is not as at the start."""
    given: dict[str, Any] = {}
    for word in words:
        value = getattr(bearer, word.name)
        if value != word.default:
            entries = word.type == "entries"
            given[word.name] = [_say_entry(naming, one) for one in value] if entries else naming.say(word, value)
    return given


def _say_effect(naming: Naming, effect: Lasting) -> dict[str, Any]:
    said: dict[str, Any] = {"effect": effect.handler, "by": effect.by, "until": effect.until}
    if effect.card:
        said["card"] = naming.name_of(effect.card)
    if effect.times:
        said["times"] = effect.times
    if effect.args:
        said["args"] = naming.say_args(arguments_of(effect.handler, naming.game.book.hooks) or (), effect.args)
    return said


def _say_stack(naming: Naming, stack: Stack) -> dict[str, Any]:
    entries = [_say_entry(naming, item) for item in stack.items]
    said: dict[str, Any] = {"entries": entries, "priority": stack.priority}
    said |= {"passes": stack.passes} if stack.passes else {}
    return said | ({"within": True} if stack.within else {})


def _say_entry(naming: Naming, item: StackItem) -> dict[str, Any]:
    said: dict[str, Any] = {}
    for word in (*_ENTRY, *naming.game.entry_words):
        value = getattr(item, word.name)
        if word.kinds is not None:
            if value:
                said[word.name] = naming.say_args(word.kinds(item.ability), value)
        elif value != word.default:
            said[word.name] = naming.say(word, value)
    return said


def _words(words: tuple[Word, ...], bearer: Any) -> dict[str, Any]:
    """The words of a bearer that are not as at the start."""
    given: dict[str, Any] = {}
    for word in words:
        value = getattr(bearer, word.name)
        if word.type not in ("cards", "permanents") and value != word.default:
            given[word.name] = word.show(value)
    return given


def _borne_words(game: Game[Any, Any], permanent: Permanent) -> dict[str, Any]:
    """The words of a card in play that are not as at the start, as the game says what it bears."""
    given: dict[str, Any] = {}
    for word in game.card_words:
        if word.type not in ("cards", "permanents"):
            value = game.borne(permanent, word)
            if value != word.default:
                given[word.name] = word.show(value)
    return given


def _entry(naming: Naming, borne: dict[int, dict[str, Any]], one: Card | Permanent, zone: Zone, owner: int) -> Any:
    game, s = naming.game, naming.s
    card = one if isinstance(one, Card) else one.card
    entry = entry_of(game, card.proto)
    name = naming.called(card.number)
    if name is not None:
        entry["as"] = name
    if game.owned and card.owner != owner:
        entry["owner"] = card.owner
    if isinstance(one, Permanent):
        entry |= _borne_words(game, one) | borne[card.number]
        for word in game.card_words:
            if word.type in ("cards", "permanents") and getattr(one, word.name):
                entry[word.name] = [_entry(naming, borne, lying, word.zone, owner) for lying in getattr(one, word.name)]
    elif zone.sight != PUBLIC and s.seen.get(card.number, 0):
        entry["known"] = _say_known(s.seen[card.number], len(s.teams))
    return entry if len(entry) > 1 else card.proto.id
