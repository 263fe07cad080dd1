"""Each check of the contract catches a fault that was planted for it."""

import random
import re

import pytest
from duel.game import Duel
from duel.state import DuelState

from pioche.contract import check_game, check_matches
from pioche.contract import examples as checked_examples
from pioche.contract.examples import check_examples
from pioche.contract.source import check_said, check_source
from pioche.contract.words import check_words
from pioche.engine import contract, examples, load
from pioche.engine.abilities import happen
from pioche.engine.cards import Card
from pioche.engine.choice import Ask
from pioche.engine.contract import (
    ContractBroken,
    check_clones_leave_the_match_alone,
    check_copy,
    check_match,
    check_scenario,
)
from pioche.engine.examples import Example
from pioche.engine.fingerprint import slots_of
from pioche.engine.flow import run
from pioche.engine.game import Word
from pioche.engine.lasting import END_OF_TURN, Lasting, begin, lasting
from pioche.engine.match import KEEP_NOTHING, open_match, start_of
from pioche.engine.messages import read_messages
from pioche.engine.registry import _catalogs
from pioche.engine.rng import rng_of
from pioche.engine.stack import StackItem


def broken(game, *, seats=2, picks=None, **options):
    """The complaint about one match of a faulty game."""
    decks = (list(game.starters().values()) * 2)[:seats]
    for seed in range(20):
        try:
            check_match(game, decks, str(seed), options, picks)
        except ContractBroken as error:
            return str(error)
    raise AssertionError("no complaint in twenty matches")


def dealt(game):
    """The table of a new match."""
    return start_of(game, list(game.starters().values()), 1).state(game)


class Faulty(Duel):
    """Duel with a state of another class, for faults in `copy`."""

    state = DuelState

    def blank(self, rng, seats, options):
        return moved(self.state, super().blank(rng, seats, options))


def moved(kind, s):
    """All that a state of Duel holds, in a state of another class."""
    new = kind(s.rng, s.teams, s.cards)
    for slot in slots_of(DuelState):
        setattr(new, slot, getattr(s, slot))
    return new


def test_a_sound_game_passes():
    decks = list(Duel().starters().values())
    for seed in range(5):
        match = check_match(Duel(), decks, str(seed))
        assert match.result is not None


def test_a_closure_kept_over_a_checkpoint():
    class Closure(Duel):
        def act(self, s, option):
            s.seen[0] = lambda: s.actions
            return super().act(s, option)

    assert "state.seen[0] is a function: a state holds plain data" in broken(Closure())


def test_a_generator_kept_over_a_checkpoint():
    class Generator(Duel):
        def act(self, s, option):
            s.seen[0] = (n for n in range(3))
            return super().act(s, option)

    assert "state.seen[0] is a generator" in broken(Generator())


def test_random_used_in_a_rule():
    class Random(Duel):
        def act(self, s, option):
            s.players[0].flames = random.randint(5, 99)
            return super().act(s, option)

    assert re.search("a clone differs at once|has gone another way|ends elsewhere|leads elsewhere", broken(Random()))


def test_chance_that_only_a_replay_shows():
    class Setup(Duel):
        def begin(self, s):
            super().begin(s)
            s.players[0].flames = random.randint(2, 99)

    assert re.search("leads elsewhere|cannot be played again|ends elsewhere", broken(Setup()))


def test_a_source_that_is_not_counted_among_the_listeners():
    class Deaf(Duel):
        def act(self, s, option):
            if s.hooked:
                s.hooked.pop(next(iter(s.hooked)))
            return super().act(s, option)

    assert re.search("listeners are counted wrongly|KeyError", broken(Deaf()))


def test_an_invariant_of_the_game_that_does_not_hold():
    class Never(Duel):
        def invariants(self, s):
            return ["more than four cards in hand"] if len(s.players[0].hand) > 4 else []

    assert "more than four cards in hand" in broken(Never())


def test_a_leaked_hand():
    class Leak(Duel):
        def show_player(self, s, seat):
            return {"first": s.players[seat].hand[0].proto.id} if s.players[seat].hand else {}

    assert "tells what it cannot know" in broken(Leak())


def test_a_leaked_count_of_what_is_hidden():
    class Leak(Duel):
        def show_player(self, s, seat):
            return {"replies": sum(card.proto.type == "reply" for card in s.players[seat].hand)}

    assert "tells what it cannot know" in broken(Leak())


def test_a_slot_forgotten_in_copy():
    class Forgets(DuelState):
        __slots__ = ()

        def copy(self):
            new = moved(Forgets, DuelState.copy(self))
            new.actions = 2
            return new

    class Game(Faulty):
        state = Forgets

    assert re.search(r"a copy differs.*actions|copy\(\) forgets Forgets.actions", broken(Game()))


def test_a_slot_forgotten_that_random_games_never_set():
    class Forgets(DuelState):
        __slots__ = ("weather",)

        def __init__(self, *args):
            super().__init__(*args)
            self.weather = 0

        def copy(self):
            return moved(Forgets, DuelState.copy(self))

    class Game(Faulty):
        state = Forgets

    assert "copy() forgets Forgets.weather" in broken(Game())


def test_a_list_shared_by_copies():
    class Shares(DuelState):
        __slots__ = ()

        def copy(self):
            new = moved(Shares, DuelState.copy(self))
            new.played = self.played
            return new

    class Game(Faulty):
        state = Shares

    with pytest.raises(ContractBroken, match="a copy shares a list"):
        check_copy(dealt(Game()))


def test_a_player_shared_by_copies():
    class Shares(DuelState):
        __slots__ = ()

        def copy(self):
            new = moved(Shares, DuelState.copy(self))
            new.players = list(self.players)
            return new

    class Game(Faulty):
        state = Shares

    with pytest.raises(ContractBroken, match="a copy shares a Player"):
        check_copy(dealt(Game()))


class Note(StackItem):
    """An entry with a slot of its own."""

    __slots__ = ("written",)

    def __init__(self, source, ability, targets, by, written=0):
        super().__init__(source, ability, targets, by)
        self.written = written


class Notes(Duel):
    """Duel with such entries; `write` is what is done to them at each decision."""

    entry_words = (Word("written", "int"),)

    def entry(self, s, given):
        return Note(given["source"], given["ability"], given["targets"], given["by"], given["written"])

    def act(self, s, option):
        yield from run(super().act(s, option))
        if s.stack is not None:
            items = s.stack.items
            for i, item in enumerate(items):
                if type(item) is StackItem:
                    items[i] = Note(item.source, item.ability, item.targets, item.by)
                else:
                    self.write(item)

    def write(self, note):
        pass


def test_a_game_with_entries_of_its_own_passes():
    decks = list(Duel().starters().values())
    for seed in range(5):
        check_match(Notes(), decks, str(seed))


def test_an_entry_of_the_stack_that_a_rule_changes():
    class Writes(Notes):
        def write(self, note):
            note.targets = (1,)

    assert re.search(r"StackItem|Note\.targets never changes", broken(Writes()))


def test_an_entry_of_the_stack_that_has_changed_behind_our_back():
    class Writes(Notes):
        def write(self, note):
            object.__setattr__(note, "written", note.written + 1)

    assert re.search(r"a Note that copies share has changed: .*written=0;.* became .*written=1;", broken(Writes()))


def test_a_clone_that_changes_the_match():
    class Shares(DuelState):
        __slots__ = ()

        def copy(self):
            new = moved(Shares, DuelState.copy(self))
            new.played = self.played
            return new

    class Game(Faulty):
        state = Shares

    match = open_match(Game(), start_of(Game(), list(Duel().starters().values()), "1"), KEEP_NOTHING)
    with pytest.raises(ContractBroken, match=r"^what happened in a clone has changed the match: ….*played=\["):
        while match.ask is not None:
            check_clones_leave_the_match_alone(match, rng_of("clone"))
            match.apply(0)


def test_an_option_that_raises():
    class Raises(Duel):
        def act(self, s, option):
            if option == self.verbs.parse("rest") and s.turn == 3:
                raise KeyError("rest")
            return super().act(s, option)

    assert re.search(r"option rest raises KeyError\('rest'\)|'rest'", broken(Raises()))


def test_an_endless_match(monkeypatch):
    class Endless(Duel):
        def ask(self, s):
            if s.stack is None and not s.actions:
                s = s.copy()
                s.actions = 0
            return super().ask(s)

        def act(self, s, option):
            if option == self.verbs.parse("rest"):
                return None
            return super().act(s, option)

    monkeypatch.setattr(contract, "MOST_DECISIONS", 300)
    assert "no end after 300 decisions" in broken(Endless())


def test_a_card_that_is_lost():
    class Loses(Duel):
        def begin(self, s):
            super().begin(s)
            s.players[0].hand.pop()

    assert "cards not in exactly one place" in broken(Loses())


def test_a_card_in_two_places():
    class Doubles(Duel):
        def begin(self, s):
            super().begin(s)
            s.players[1].discard.append(s.players[0].hand[0])

    assert "cards not in exactly one place" in broken(Doubles())


def test_a_card_that_is_not_the_one_of_its_number():
    class Forges(Duel):
        def begin(self, s):
            super().begin(s)
            card = s.players[0].hand.pop()
            s.players[0].hand.append(Card(card.number, self.book["banner"], card.owner))

    assert re.search(r"not the cards that their numbers stand for: \[banner#\d+\]", broken(Forges()))


def test_the_same_option_twice():
    class Twice(Duel):
        def ask(self, s):
            ask = super().ask(s)
            ask.options.append(ask.options[0])
            return ask

    assert "the same one twice" in broken(Twice())


def test_a_question_without_an_option():
    class Empty(Duel):
        def ask(self, s):
            ask = super().ask(s)
            ask.options = [] if s.turn == 2 else ask.options
            return ask

    assert "no option" in broken(Empty())


def test_a_question_that_changes_the_state():
    class Changes(Duel):
        def ask(self, s):
            s.actions = max(0, s.actions - 1)
            return super().ask(s)

    assert "asking once more changes something" in broken(Changes())


def test_a_seat_asked_after_it_is_out():
    class Asks(Duel):
        def act(self, s, option):
            s.out |= 1 << s.active
            return super().act(s, option)

    assert "a seat that is out" in broken(Asks(), seats=3)


def test_an_option_that_names_a_hidden_card():
    class Names(Duel):
        def ask(self, s):
            ask = super().ask(s)
            if s.stack is None and s.players[1 - s.active].hand:
                ask.options.append(self.verbs.parse(f"play:{s.players[1 - s.active].hand[0].number}"))
            return ask

    assert re.search("names a card that seat . cannot see", broken(Names()))


def test_an_end_that_nobody_notices():
    class Stops(Duel):
        def ask(self, s):
            return None if s.turn > 2 else super().ask(s)

    assert "over when nobody is asked" in broken(Stops())


def test_a_scenario_that_comes_back_otherwise():
    class Tired(Duel):
        def enter(self, s, card, seat, zone, host=None):
            fighter = super().enter(s, card, seat, zone, host)
            fighter.damage = 1
            return fighter

    assert "comes back as" in broken(Tired())


def test_a_value_that_scenarios_do_not_say():
    class Forgetful(Duel):
        table_words = ()

    assert "forgets state.actions: 0 became 2" in broken(Forgetful())


def test_a_scenario_that_asks_something_else():
    class Nosy(Duel):
        built = False

        def arrange(self, s, first):
            Nosy.built = True
            return super().arrange(s, first)

        def ask(self, s):
            ask = super().ask(s)
            return Ask(ask.seat, ask.kind, ask.options[-1:]) if Nosy.built else ask

    match = open_match(Nosy(), start_of(Nosy(), list(Nosy().starters().values()), 1), KEEP_NOTHING)
    with pytest.raises(ContractBroken, match="asks another question"):
        check_scenario(match)


@lasting("duel.plain", Duel.book.hooks)
class Plain:
    def power(s, me, of, value):
        return value + me.args[0]


def test_an_effect_that_does_not_say_of_which_kind_its_arguments_are():
    match = open_match(Duel(), start_of(Duel(), list(Duel().starters().values()), 1), KEEP_NOTHING)
    begin(match.state, Lasting("duel.plain", 0, END_OF_TURN, (1,)))
    with pytest.raises(ValueError, match=r"^1 arguments, of which 0 have a kind$"):
        check_scenario(match)


def test_a_log_line_without_words():
    from pioche.engine.log import say

    class Mumbles(Duel):
        def begin(self, s):
            super().begin(s)
            say(s, "mumbled", {})

    assert "no message log.mumbled in fr" in broken(Mumbles())


def test_a_log_line_without_an_argument():
    from pioche.engine.log import say

    class Mumbles(Duel):
        def begin(self, s):
            super().begin(s)
            say(s, "cancelled", {})

    assert "message log.cancelled in fr asks for ['card']" in broken(Mumbles())


def test_a_question_without_words():
    class Mute(Duel):
        def ask(self, s):
            ask = super().ask(s)
            ask.kind = "unheard-of"
            return ask

    assert "no message prompt.unheard-of in fr" in broken(Mute())


def test_a_broken_match_is_saved_as_a_record_that_replays(tmp_path):
    class Raises(Duel):
        def act(self, s, option):
            if s.turn == 4:
                raise RuntimeError("planted")
            return super().act(s, option)

    decks = list(Duel().starters().values())
    with pytest.raises(ContractBroken, match="planted") as caught:
        check_match(Raises(), decks, "1", save_to=tmp_path)
    path = tmp_path / "duel-broken.json"
    assert f"record: pioche replay {path}" in str(caught.value)
    again = load(path.read_bytes())  # by the sound game of that name
    assert again.state.turn == 4


def test_hypothesis_shrinks_what_is_broken():
    class Fussy(Duel):
        def act(self, s, option):
            if len(s.teams) == 2 and s.turn == 2:
                raise RuntimeError("planted")
            return super().act(s, option)

    with pytest.raises(ContractBroken) as caught:
        check_matches(Fussy(), games=30)
    assert "planted" in str(caught.value)


@pytest.fixture
def words(tmp_path):
    """A game with messages of its own, to be spoilt; they are read anew."""
    for name in ("messages.fr.toml", "messages.en.toml", "rules.toml"):
        (tmp_path / name).write_text((Duel.folder / name).read_text(encoding="utf-8"), encoding="utf-8")

    class Worded(Duel):
        slug = "worded"
        folder = tmp_path

    _catalogs.pop("worded", None)
    yield Worded()
    _catalogs.pop("worded", None)


def spoil(game, lang, old, new):
    path = game.folder / f"messages.{lang}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_sound_messages_pass(words):
    check_words(words)
    assert read_messages(words.folder)["fr"]["zone.hand"] == "Main"


def test_a_message_in_one_language_only(words):
    spoil(words, "en", 'tired = "{card} is tired."\n', "")
    with pytest.raises(ContractBroken, match=r"in one language only: \['refusal.tired'\]"):
        check_words(words)


def test_a_message_with_other_arguments_in_one_language(words):
    spoil(words, "en", "{card} is tired.", "The fighter is tired.")
    with pytest.raises(ContractBroken, match=r"refusal\.tired has other arguments"):
        check_words(words)


@pytest.mark.parametrize("line", ['hand = "', 'attack = "', 'flames = "'])
def test_a_zone_a_verb_or_a_word_without_a_name(words, line):
    for lang in ("fr", "en"):
        path = words.folder / f"messages.{lang}.toml"
        kept = [one for one in path.read_text(encoding="utf-8").splitlines() if not one.startswith(line)]
        path.write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(ContractBroken, match=r"no message (zone\.hand|option\.attack|value\.flames)"):
        check_words(words)


def test_a_card_without_a_name_or_text(monkeypatch):
    game = Duel()
    herald = game.book["herald"]
    monkeypatch.setitem(herald.names, "fr", "")
    with pytest.raises(ContractBroken, match="card herald has no name"):
        check_words(game)
    monkeypatch.undo()
    monkeypatch.setitem(herald.texts, "fr", "")
    with pytest.raises(ContractBroken, match="card herald has a text in one language only"):
        check_words(game)
    monkeypatch.setitem(herald.texts, "en", "")
    with pytest.raises(ContractBroken, match="does what no text says"):
        check_words(game)


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import random\n", "rules.py:1: rules do not use random"),
        ("from time import monotonic\n", "rules do not use time"),
        ("import os.path\n", "rules do not use os.path"),
        ("def f(x):\n    return id(x)\n", r"rules.py:2: rules do not use id\(\)"),
        ("def f(s):\n    with s:\n        yield 1\n", "rules.py:2: no question within"),
        ("def f(s):\n    try:\n        yield 1\n    finally:\n        s()\n", "rules.py:2: no question within"),
        ("def f(s):\n    happen(s, 1)\n", r"rules.py:2: happen\(…\) is called but not run"),
        ("def g(s):\n    yield 1\n\ndef f(s):\n    g(s)\n", r"rules.py:5: g\(…\) is called but not run"),
    ],
)
def test_source_that_breaks_a_law(tmp_path, source, complaint):
    class Game(Duel):
        folder = tmp_path

    (tmp_path / "rules.py").write_text(source, encoding="utf-8")
    with pytest.raises(ContractBroken, match=complaint):
        check_source(Game())


def test_source_that_keeps_the_laws(tmp_path):
    class Game(Duel):
        folder = tmp_path

    (tmp_path / "rules.py").write_text("def g(s):\n    yield 1\n\ndef f(s):\n    yield from g(s)\n    return g(s)\n")
    check_source(Game())
    assert callable(happen)


IMPORTS = """\
from pioche.engine import flow
from pioche.engine.choice import Ask
from pioche.engine.errors import PiocheError, Refusal
from pioche.engine.flow import pick, pick_several
from pioche.engine.flow import confirm as asks
from pioche.engine.lasting import Lasting
from pioche.engine.log import say
from pioche.engine.seats import lose
"""


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('pick(0, [], "voley")', "no message prompt.voley in fr"),
        ('flow.pick(0, [], prompt="voley")', "no message prompt.voley in fr"),
        ('pick(0, [], "volley" if x else "voley")', "no message prompt.voley in fr"),
        ('pick(0, [], f"voley-{x}")', "no message prompt.voley-… in fr"),
        ('asks(0, "volley", args={"picked": 1})', r"message prompt.volley in fr asks for ['most']"),
        ('Ask(0, "unheard-of", [1])', "no message prompt.unheard-of in fr"),
        ('Ask(0, "main", [1], 0, "voley")', "no message prompt.voley in fr"),
        ('[pick(0, [], name) for _ in x]', None),
        ('say(x, "mumbled", {})', "no message log.mumbled in fr"),
        ('say(x, "cancelled", {})', r"message log.cancelled in fr asks for ['card']"),
        ('say(x, "cancelled", {"card": x}, {"cards": x}, 1)', "no message log.cancelled.seen in fr"),
        ('say(x, "drew", {"seat": x, "count": 1}, {"card": x}, 1)', r"message log.drew.seen in fr asks for ['cards']"),
        ('Refusal("DU-NONE-010")', "no rule DU-NONE-010"),
        ('Refusal("DU-DECK-010", "sixteen-cards")', "no message refusal.sixteen-cards in fr"),
        ('Refusal("DU-DECK-010", "fifteen-cards")', r"message refusal.fifteen-cards in fr asks for ['count']"),
        ('PiocheError("bad-weather")', "no message error.bad-weather in fr"),
        ('lose(x, [0], "no-fire")', "no message result.no-fire in fr"),
        ('Lasting("duel.lulaby", 0, "turn")', "no effect duel.lulaby"),
    ],
)  # fmt: skip
def test_what_is_said_without_words(words, source, complaint):
    (words.folder / "cards.py").write_text(f"{IMPORTS}\ndef play(x, name):\n    return {source}\n", encoding="utf-8")
    if complaint is None:
        check_said(words)
        return
    with pytest.raises(ContractBroken) as caught:
        check_said(words)
    assert f"cards.py:11: {complaint}" in str(caught.value)


def test_a_prompt_is_followed_through_the_words_that_hand_it_on(words):
    """From a card through a word of another file to the engine, by a default too, and its fields back again."""
    (words.folder / "words.py").write_text(
        f"{IMPORTS}\n"
        "def takes(deed, may=False):\n"
        "    def run(s, me):\n"
        '        args = {"picked": 0}\n'
        "        yield from pick(0, [], deed, args=args)\n"
        "    return run\n\n"
        'def burns(deed="ashes"):\n'
        "    return takes(deed)\n",
        encoding="utf-8",
    )
    card = "from {}.words import burns, takes\n\nclass Pyre:\n    play = takes('pyre')\n    targets = burns()\n"
    (words.folder / "cards.py").write_text(card.format(words.folder.name), encoding="utf-8")
    with pytest.raises(ContractBroken) as caught:
        check_said(words)
    assert str(caught.value).splitlines() == [
        "worded: cards.py:4: no message prompt.pyre in fr",
        "cards.py:4: no message prompt.pyre in en",
        "cards.py:5: no message prompt.ashes in fr",
        "cards.py:5: no message prompt.ashes in en",
    ]
    for lang in ("fr", "en"):
        spoil(words, lang, "[prompt]\n", '[prompt]\npyre = "{seat} {picked} {most}"\nashes = "{picked}"\n')
    _catalogs.pop("worded")
    with pytest.raises(ContractBroken) as caught:
        check_said(words)
    assert str(caught.value).splitlines() == [
        "worded: cards.py:4: message prompt.pyre in fr asks for ['most']",
        "cards.py:4: message prompt.pyre in en asks for ['most']",
    ]


def test_a_message_without_words_breaks_the_whole_contract(words):
    (words.folder / "cards.py").write_text(f'{IMPORTS}\nasks(0, "voley")\n', encoding="utf-8")
    with pytest.raises(ContractBroken, match=r"cards.py:10: no message prompt\.voley in fr"):
        check_game(words, games=1)


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        ({"rules": ["DU-NONE-010"]}, "beside no rule"),
        ({"en": ""}, "not told in both languages"),
        ({"scenario": {"players": [{"line": ["nobody"]}, {}]}}, "does not open"),
        ({"id": "a b"}, "cannot stand in an address"),
    ],
)
def test_an_example_that_cannot_be_opened_or_found(monkeypatch, fault, complaint):
    sound = {"id": "a", "rules": ["DU-FIGHT-010"], "fr": "Oui", "en": "Yes", "scenario": {"players": [{}, {}]}}
    for given in (sound, sound | fault):
        made = Example(**given)
        for module in (checked_examples, examples):
            monkeypatch.setattr(module, "examples_of", lambda game, made=made: {made.id: made})
        if given is sound:
            check_examples(Duel())
    with pytest.raises(ContractBroken, match=complaint):
        check_examples(Duel())
