"""Cards: printed facts from a table, behaviour from a block, each checked against the other."""

import pytest

from pioche.engine.cards import (
    LANGUAGES,
    NO_CARD,
    Ability,
    Card,
    CardBook,
    Permanent,
    Proto,
    Source,
    hooks_of,
    when,
)

HOOKS = ("play", "after_rung")


def printed(id="bell", **facts):
    return Proto(id, {"fr": "Cloche", "en": "Bell"}, {"fr": "", "en": ""}, facts)


@pytest.fixture
def book(tmp_path):
    (tmp_path / "set.toml").write_text(
        """
[bell]
fr = "Cloche"
en = "Bell"
text_fr = "Elle sonne."
text_en = "It rings."
type = "artifact"
pitch = 3

[gong-2]
fr = "Gong"
en = "Gong"
""",
        encoding="utf-8",
    )
    book = CardBook(HOOKS)
    book.read(tmp_path / "set.toml")
    return book


def test_a_card_is_printed_in_two_languages_with_the_facts_of_its_table(book):
    bell = book["bell"]
    assert LANGUAGES == ("fr", "en")
    assert (bell.id, bell.type) == ("bell", "artifact")
    assert bell.names == {"fr": "Cloche", "en": "Bell"}
    assert bell.texts == {"fr": "Elle sonne.", "en": "It rings."}
    assert bell.facts == {"type": "artifact", "pitch": 3}
    assert bell.hooks == {}
    assert repr(bell) == "bell"


def test_a_card_may_have_neither_text_nor_type(book):
    gong = book["gong-2"]
    assert (gong.texts, gong.type, gong.facts) == ({"fr": "", "en": ""}, "", {})
    assert list(book.cards) == ["bell", "gong-2"]


def test_a_game_makes_its_own_kind_of_printed_card(tmp_path):
    class Pitched(Proto):
        __slots__ = ("pitch",)

        def __init__(self, id, names, texts, facts):
            super().__init__(id, names, texts, facts)
            self.pitch = facts["pitch"]

    (tmp_path / "set.toml").write_text('[bell]\nfr = "Cloche"\nen = "Bell"\npitch = 4\n')
    book = CardBook(HOOKS, Pitched)
    book.read(tmp_path / "set.toml")
    assert book["bell"].pitch == 4


@pytest.mark.parametrize("id", ["Bell", "big bell", "big_bell", "-bell", "bell-", "big--bell", "cloche-fêlée", ""])
def test_a_card_id_is_kebab_case(tmp_path, id):
    (tmp_path / "set.toml").write_text(f'["{id}"]\nfr = "x"\nen = "x"\n', encoding="utf-8")
    book = CardBook(HOOKS)
    with pytest.raises(ValueError, match=f"^set.toml: card '{id}' is there twice, or is not written in kebab-case$"):
        book.read(tmp_path / "set.toml")


def test_a_card_is_in_one_set_only(book, tmp_path):
    (tmp_path / "other.toml").write_text('[bell]\nfr = "x"\nen = "x"\n')
    with pytest.raises(ValueError, match=r"^other\.toml: card 'bell' is there twice, or is not written in kebab-case$"):
        book.read(tmp_path / "other.toml")
    assert book["bell"].names["en"] == "Bell"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_card_without_a_name_in_one_language_is_refused(tmp_path, lang):
    (tmp_path / "set.toml").write_text(f'[bell]\n{lang} = "x"\n')
    with pytest.raises(KeyError):
        CardBook(HOOKS).read(tmp_path / "set.toml")


def test_a_block_gives_a_card_its_behaviour(book):
    @book.card("bell")
    class Bell:
        """It rings."""

        def play(s, me):
            return "ding"

        after_rung = when(lambda s, me, event: True, lambda s, me, event: "dong")

        def _helper(s):
            pass

    assert list(book["bell"].hooks) == ["play", "after_rung"]
    play = book["bell"].hooks["play"]
    assert (play.run(None, None), play.when) == ("ding", None)
    assert book["bell"].hooks["after_rung"] is Bell.after_rung
    assert Bell.__name__ == "Bell"


def test_a_block_without_docstring_fits_a_card_without_text(book):
    @book.card("gong-2")
    class Gong:
        play = print

    assert list(book["gong-2"].hooks) == ["play"]


def test_the_docstring_is_the_english_text(book):
    with pytest.raises(ValueError, match=r"^card 'bell': docstring and English text differ$"):

        @book.card("bell")
        class Bell:
            """It rang."""

            play = print

    with pytest.raises(ValueError, match=r"^card 'bell': docstring and English text differ$"):

        @book.card("bell")
        class Mute:
            play = print

    assert book["bell"].hooks == {}


def test_a_card_has_one_block(book):
    @book.card("gong-2")
    class Gong:
        play = print

    with pytest.raises(ValueError, match=r"^card 'gong-2' has two blocks of behaviour$"):
        book.card("gong-2")


def test_there_is_no_behaviour_of_unknown_cards(book):
    with pytest.raises(KeyError):
        book.card("drum")
    with pytest.raises(KeyError):
        book["drum"]


def test_a_block_names_only_hooks_of_its_game(book):
    with pytest.raises(ValueError, match=r"^Gong: 'paly' is no hook of this game$"):

        @book.card("gong-2")
        class Gong:
            paly = print


def test_a_block_without_a_hook_is_refused():
    class Empty:
        _private = print

    with pytest.raises(ValueError, match=r"^Empty: no hook, so no behaviour$"):
        hooks_of(Empty, frozenset(HOOKS))


def test_what_is_private_in_a_block_hides_no_hook_after_it():
    class Block:
        _private = print
        play = print

    assert list(hooks_of(Block, frozenset(HOOKS))) == ["play"]


def test_an_ability_is_heard_always_or_when_its_condition_holds():
    assert (Ability(print).run, Ability(print).when) == (print, None)
    hooked = when(callable, print)
    assert (hooked.run, hooked.when) == (print, callable)


def test_a_card_is_a_number_what_is_printed_and_an_owner():
    bell = printed()
    card = Card(17, bell, 1)
    assert (card.number, card.proto, card.owner) == (17, bell, 1)
    assert repr(card) == "bell#17"


def test_number_0_stands_for_no_card():
    assert (NO_CARD.number, NO_CARD.owner, NO_CARD.proto.id, NO_CARD.proto.names) == (0, -1, "", {})


def test_a_type_is_a_word_whatever_was_written():
    assert printed(type=3).type == "3"


def test_a_permanent_is_a_card_in_play_under_somebodys_control():
    proto = printed()
    proto.hooks = {"play": Ability(print)}
    permanent = Permanent(Card(17, proto, 0), 1)
    assert isinstance(permanent, Source)
    assert (permanent.number, permanent.seat, permanent.controller, permanent.card.owner) == (17, 1, 1, 0)
    assert permanent.hooks is proto.hooks
    assert repr(permanent) == "<bell#17>"


def test_a_source_has_a_table_of_hooks():
    hooks = {"play": Ability(print)}
    source = Source()
    source.hooks = hooks
    assert source.hooks is hooks
