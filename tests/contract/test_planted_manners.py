"""Each check of how a game deals with those who talk to it catches a fault that was planted for it."""

import itertools
import random
import re
from pathlib import Path

import pytest
from duel.game import Duel
from rich.segment import Segment, Segments
from rich.text import Text

from pioche.adapters.verbs import VERBS
from pioche.cli.play import Table
from pioche.contract import CHECKS, ContractBroken, check_card, check_game
from pioche.contract.protocol import check_view
from pioche.contract.scenes import check_noticed, check_scenes
from pioche.engine import new_scenario
from pioche.engine.cards import Ability
from pioche.engine.errors import Refusal
from pioche.engine.game import Word
from pioche.engine.registry import add_game, remove_game
from pioche.engine.seats import Result


@pytest.fixture
def complaint():
    """What a check says of a faulty game, which is known by its name meanwhile."""
    added = []

    def told(name, game):
        added.append(game)
        add_game(game)
        with pytest.raises((ContractBroken, RuntimeError)) as caught:
            CHECKS[name](game)
        return str(caught.value)

    yield told
    for game in {game.slug: game for game in added}.values():
        remove_game(game)


class Lax(Word):
    """A word that takes any value."""

    __slots__ = ()

    def checked(self, value):
        return value if isinstance(value, int) else self.default


def test_every_check_has_a_planted_fault():
    source = Path(__file__).read_text(encoding="utf-8")
    planted = set(re.findall(r'complaint\("([a-z ]+)"', source))
    assert planted | {"source", "words", "said", "examples"} == set(CHECKS)  # these four in test_planted_faults.py


@pytest.mark.parametrize("name", CHECKS)
def test_a_sound_game_passes(name):
    CHECKS[name](Duel())


# A new match and its decks


def test_options_that_nobody_looks_at(complaint):
    class Careless(Duel):
        def check_options(self, options, seats):
            pass

    assert "is not refused" in complaint("new match", Careless())


def test_a_deck_that_is_refused_without_words(complaint):
    class Mute(Duel):
        def refuses_deck(self, deck):
            return [Refusal("DU-DECK-010", "too-few")] if len(deck["cards"]) != 15 else []

    assert "an error without words" in complaint("new match", Mute())
    assert "not said in words" in complaint("decks", Mute())


def test_a_deck_made_by_chance_that_is_not_legal(complaint):
    class Short(Duel):
        def random_deck(self, rng):
            deck = super().random_deck(rng)
            return {**deck, "cards": deck["cards"][: 15 - (rng.below(20) == 0)]}

    assert "is refused: ['DU-DECK-010']" in complaint("decks", Short())


def test_a_deck_made_by_another_chance(complaint):
    class Chance(Duel):
        def random_deck(self, rng):
            return {"cards": random.sample(sorted(self.book.cards) * 3, 15)}

    assert "the same chance makes another deck" in complaint("decks", Chance())


def test_a_list_that_loses_a_card(complaint):
    class Loses(Duel):
        def write_deck(self, deck, lang):
            text = super().write_deck(deck, lang)
            return text.replace("1x", "2x", 1) if lang == "en" else text

    assert "a list in en comes back as another" in complaint("decks", Loses())


# Bad input


@pytest.mark.parametrize("kind", ["player_words", "card_words", "table_words"])
def test_a_word_that_takes_any_value(complaint, kind):
    words = tuple(Lax(word.name, word.type, word.default) for word in getattr(Duel, kind))
    game = type("Careless", (Duel,), {kind: words})()
    assert re.search("is not refused|is refused as", complaint("bad scenarios", game))
    assert re.search("is not refused|is refused as", complaint("bad patches", game))


def test_a_rule_that_fails_where_a_card_is_laid(complaint):
    class Fails(Duel):
        def enter(self, s, card, seat, zone, host=None):
            raise RuntimeError("planted")

    assert "planted" in complaint("bad scenarios", Fails())


def test_a_reason_that_is_not_filled_in(complaint):
    class Mumbles(Duel):
        def refuses_zone(self, card, zone):
            refusal = super().refuses_zone(card, zone)
            return refusal and Refusal("DU-CARD-010", "fifteen-cards")

    assert "an error without words" in complaint("bad scenarios", Mumbles())


def test_a_question_why_not_that_changes_something(complaint):
    class Changes(Duel):
        def why(self, s, seat, option):
            s.players[seat].flames += 1
            return super().why(s, seat, option)

    assert "a choice that was refused has changed the match" in complaint("bad choices", Changes())


def test_a_patch_that_leaves_something_behind(complaint):
    class Leaves(Duel):
        left = itertools.count(1)

        def ask(self, s):
            ask = super().ask(s)
            ask.args = {"left": next(self.left)}
            return ask

    assert "a patch that was refused has changed the match" in complaint("bad patches", Leaves())


def test_a_rule_that_fails_where_the_words_are_odd(complaint):
    class Fails(Duel):
        def arrange(self, s, first):
            if any(len(player.line) > 6 for player in s.players):
                raise RuntimeError("planted")
            return super().arrange(s, first)

    assert "planted" in complaint("any words", Fails())


# The protocol


def test_a_zone_that_is_not_told(complaint, monkeypatch):
    kind, answers = VERBS["games"]
    monkeypatch.setitem(
        VERBS, "games", (kind, lambda *asked: (told := answers(*asked)) | {"zones": told.get("zones", [])[1:]})
    )
    assert "a zone is not told" in complaint("game is told", Duel())


def test_a_scenario_that_is_not_what_was_said(complaint):
    class Tired(Duel):
        def enter(self, s, card, seat, zone, host=None):
            fighter = super().enter(s, card, seat, zone, host)
            s.players[seat].line.reverse()
            return fighter

    assert "in another order than was said" in complaint("said is shown", Tired())


def test_a_view_with_a_card_that_is_there_twice_or_without_a_field():
    class Twice(Duel):
        def show_table(self, s):
            return {"players": []} if s.turn == 5 else {}

        def show_permanent(self, s, permanent):
            return {"number": 1}

    line = {"players": [{"line": ["knight", "squire"]}, {}]}
    with pytest.raises(ContractBroken, match="sees a number twice"):
        check_view(new_scenario(Twice(), line))
    with pytest.raises(ContractBroken, match="sees a card twice, or not at all"):
        check_view(new_scenario(Twice(), {**line, "turn": 5}))


def test_the_same_requests_with_other_answers(complaint):
    class Moody(Duel):
        def begin(self, s):
            super().begin(s)
            s.actions = random.randint(0, 99)
            for player in s.players:
                random.shuffle(player.hand)

    assert re.search("other answers|another", complaint("protocol", Moody()))


def test_a_patch_that_is_another_one_when_it_is_made_again(complaint):
    class Drifts(Duel):
        drift = itertools.count()

        def patched(self, s):
            s.players[0].flames += next(self.drift)

    assert re.search("a patch is lost|has undone the patch|no patch", complaint("patches", Drifts()))


def test_an_end_without_a_reason(complaint):
    class Ends(Duel):
        def act(self, s, option):
            s.result = Result((0,), "")

    assert "no end" in complaint("end", Ends())


# People


def test_a_question_that_is_not_filled_in(complaint):
    class Mumbles(Duel):
        def ask(self, s):
            ask = super().ask(s)
            ask.prompt = "volley" if s.turn > 6 else ""
            return ask

    assert re.search("not said in words: .*{picked}", complaint("told", Mumbles()))


def test_a_refusal_by_a_rule_that_is_not_there(complaint):
    class Cites(Duel):
        def why(self, s, seat, option):
            refusal = super().why(s, seat, option)
            return refusal and Refusal("DU-NONE-010", refusal.message)

    assert "DU-NONE-010, which is no rule" in complaint("told", Cites())


def test_a_table_that_is_too_wide_or_says_the_name_of_a_word(complaint):
    class Wide(Duel):
        def draw(self, view, lang):
            return Segments([Segment("x" * 70)])

    assert "wider than 60" in complaint("terminal", Wide())

    class Raw(Duel):
        def draw(self, view, lang):
            return Text("value.flames" if view["turn"] > 4 else "")

    assert "not said in words: 'value.flames'" in complaint("terminal", Raw())


class Responds(Duel):
    """Duel in which a chance to reply is one to stop at."""

    slug = "responds"
    stops = ("reply",)


def test_a_lone_pass_that_is_asked_for(complaint, monkeypatch):
    CHECKS["seat"](Responds())
    monkeypatch.setattr(Table, "asked", lambda self: self.match.ask is not None and self.match.ask.seat == self.seat)
    assert "the person is asked to pass" in complaint("seat", Responds())


def test_a_stop_that_nobody_heeds(complaint, monkeypatch):
    monkeypatch.setattr(Table, "stop", lambda self, typed: None)
    assert "not every stop can be wished for: ['reply']" in complaint("seat", Responds())


def test_an_undo_that_stops_short(complaint, monkeypatch):
    monkeypatch.setattr(Table, "undo", lambda self, typed: self.match.undo(self.match.n - 1))
    assert "u leads elsewhere" in complaint("seat", Duel())


# Cards


def test_a_card_that_can_lie_nowhere():
    class Shut(Duel):
        shut = ""

        def refuses_zone(self, card, zone):
            return Refusal("DU-CARD-010") if card.proto.id == self.shut else super().refuses_zone(card, zone)

    game = Shut()
    check_card(game, "lullaby")
    game.shut = "lullaby"
    with pytest.raises(ContractBroken, match="lullaby can lie nowhere"):
        check_card(game, "lullaby")


def test_a_card_that_is_moved_elsewhere():
    class Strays(Duel):
        def patched(self, s):
            if s.players[1].hand:
                s.players[0].deck.append(s.players[1].hand.pop())

    with pytest.raises(ContractBroken, match="knight was to be moved to hand, and is elsewhere"):
        check_card(Strays(), "knight")


def test_a_card_that_fails_when_it_is_played(monkeypatch):
    def fails(s, me, *about):
        raise RuntimeError("planted")

    gamble = Duel.book["gamble"]
    monkeypatch.setattr(gamble, "hooks", {hook: Ability(fails) for hook in gamble.hooks})
    with pytest.raises(RuntimeError, match="planted"):
        check_card(Duel(), "gamble")


def test_a_card_whose_scenes_do_not_notice_what_it_does(tmp_path):
    game, hook = Duel(), "instead_of_destroyed"

    def scene():
        assert hook in Duel.book["guardian"].hooks

    with pytest.raises(ContractBroken, match=f"all scenes of guardian pass without its {hook}"):
        check_noticed(game, {"guardian": [lambda: None]}, "guardian", hook)
    check_noticed(game, {"guardian": [scene]}, "guardian", hook)
    scene()  # it is put back
    with pytest.raises(ContractBroken, match="no scene is marked @card"):
        check_scenes(game, tmp_path)
    (tmp_path / "test_it.py").write_text('import pytest\n@pytest.mark.card("hydra")\ndef test_it():\n    pass\n')
    with pytest.raises(ContractBroken, match=r"scenes of no card: .*hydra"):
        check_scenes(game, tmp_path)


def test_a_number_that_no_scene_looks_at():
    with pytest.raises(ContractBroken, match="all scenes of knight pass without its power"):
        check_noticed(Duel(), {"knight": [lambda: None]}, "knight", "power")

    def scene():
        assert Duel.book["knight"].power == 3

    check_noticed(Duel(), {"knight": [scene]}, "knight", "power")
    scene()


def test_the_whole_contract_is_checked_of_a_game_that_is_not_installed():
    class Careless(Duel):
        slug = "careless"

        def check_options(self, options, seats):
            pass

    with pytest.raises(ContractBroken, match=r"careless, new match: new .* is not refused"):
        check_game(Careless(), games=1)
