"""The table as it is drawn, from views that games can give."""

from __future__ import annotations

import io
import re

import pytest
from duel.game import Duel
from rich.console import Console

from pioche import new_scenario
from pioche.cli.board import Board, columns, draw, entries
from pioche.engine.game import Word
from pioche.engine.zones import HIDDEN, OWNER, Zone


class Rich(Duel):
    """Duel with every kind of word, more zones than Duel has, and teams."""

    slug = "rich"
    zones = (
        Zone("line", holds="permanents"),
        Zone("rear", holds="permanents"),
        Zone("hand", OWNER),
        Zone("deck", HIDDEN),
        Zone("discard"),
        Zone("market", holds="permanents", of_player=False),
        Zone("played", of_player=False),
    )
    player_words = (Word("flames", "int", 8), Word("crowned", "bool", False), Word("houses", "words", ()))
    card_words = (
        Word("ready", "bool", True),
        Word("damage", "int"),
        Word("loyal", "bool", True),
        Word("stance", "word", "", words=("high", "low")),
        Word("arms", "permanents"),
        Word("under", "cards"),
    )


def fighter(card, number, **words):
    usual = {"ready": True, "damage": 0, "loyal": True, "stance": "", "arms": [], "under": [], "power": 3}
    return {"card": card, "number": number, "owner": 0, "controller": 0, **usual, **words}


def card(id, number):
    return {"card": id, "number": number, "owner": 0}


def hidden(count):
    return [{"token": f"deck.0.{i}"} for i in range(count)]


def player(name="", **words):
    usual = {"flames": 8, "crowned": False, "houses": [], "line": [], "rear": [], "hand": [], "deck": [], "discard": []}
    return {"name": name, "team": 0, "out": False, "automaton": False, **usual, **words}


def a_view(*players, **words):
    usual = {
        "game": "rich",
        "seat": 0,
        "n": 3,
        "turn": 4,
        "active": 0,
        "step": "main",
        "decision": None,
        "result": None,
    }
    seats = [{**one, "team": i} if one["team"] == 0 else one for i, one in enumerate(players)]
    empty = {"stack": [], "lasting": [], "actions": 2, "market": [], "played": []}
    return {**usual, **empty, "players": seats, **words}


def drawn(view, lang="fr", width=80, game=None):
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(draw(game or Rich(), view, lang))
    return out.getvalue()


def part(text, first):
    """The lines from the last one that begins with `first`, up to the next rule."""
    lines = text.splitlines()
    start = max(i for i, line in enumerate(lines) if line.startswith(first))
    end = next((i for i in range(start, len(lines)) if lines[i].startswith("───")), len(lines))
    return "\n".join(line.rstrip() for line in lines[start:end])


def test_opponents_are_above_and_mirrored_and_the_own_seat_is_below():
    mine = player(line=[fighter("knight", 1)], rear=[fighter("banner", 2)], hand=[card("hush", 3)], deck=hidden(9))
    theirs = player("Ada", line=[fighter("squire", 11)], rear=[fighter("herald", 12)], hand=hidden(4), deck=hidden(2))
    text = drawn(a_view(mine, theirs))
    order = [
        text.index(word) for word in ("Ada", "Héraut", "Écuyer", "Vous, Joueur 1", "Chevalier", "Bannière", "Chut")
    ]
    assert order == sorted(order)
    assert f"  Ada  flammes 8{'Main 4 · Pioche 2':>64}\n" in text
    assert f"▶ Vous, Joueur 1  flammes 8{'Main 1 · Pioche 9':>53}\n" in text


def test_a_card_in_play_shows_its_power_and_all_that_is_not_as_usual():
    odd = fighter(
        "knight", 1, power=4, ready=False, damage=2, loyal=False, stance="high", owner=1,
        arms=[fighter("banner", 5)], under=[*hidden(1), card("hush", 6)],
    )  # fmt: skip
    text = drawn(a_view(player(line=[fighter("squire", 2, power=1), odd]), player("Ada")))
    assert (
        part(text, "  Ligne")
        == """\
  Ligne     ╭ Écuyer ─╮ ╭ Chevalier ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╮
            │ force 1 │ ┆ force 4 fatigué dégâts 2 ┆
            │         │ ┆ pas loyal stance high    ┆
            │         │ ┆ + Bannière + ? + Chut    ┆
            │         │ ┆ à Ada                    ┆
            ╰─────────╯ ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯"""
    )


def test_what_can_be_picked_bears_the_number_that_picks_it():
    options = [
        {"key": "play:1", "card": 1, "args": {}},
        {"key": "target:11", "card": 11, "args": {}},
        {"key": "swap:1", "card": 1, "args": {}},
        {"key": "player:1", "card": None, "args": {"player": {"seat": 1}}},
        {"key": "end", "card": None, "args": {}},
    ]
    view = a_view(
        player(hand=[card("hush", 1), card("scout", 2)]),
        player("Ada", line=[fighter("squire", 11)]),
        decision={"seat": 0, "options": options},
    )
    text = drawn(view)
    assert "\n  [4] Ada  flammes 8" in text
    assert "╭ [2] Écuyer ╮" in text
    assert "\n  Main      [1,3] Chut · Éclaireur\n" in text


def test_cards_in_play_go_on_to_further_rows_where_the_terminal_is_narrow():
    view = a_view(player(line=[fighter("knight", n) for n in range(1, 8)]), player("Ada"))
    for width, rows in ((80, [4, 3]), (100, [6, 1]), (36, [1] * 7)):
        lines = drawn(view, width=width).splitlines()
        assert [line.count("╭ Chevalier ╮") for line in lines if "╭" in line] == rows, width
        assert max(len(line) for line in lines) <= width


def test_long_names_are_cut_and_break_no_frame():
    game = Rich()
    long = game.book["knight"]
    names = dict(long.names)
    long.names["fr"] = "Chevalier de la Table ronde et du Graal"
    try:
        text = drawn(a_view(player(line=[fighter("knight", 1)]), player("Ada")))
    finally:
        long.names.update(names)
    assert (
        part(text, "  Ligne")
        == """\
  Ligne     ╭ Chevalier de la Table r… ╮
            │ force 3                  │
            ╰──────────────────────────╯"""
    )


def test_a_public_pile_is_one_line_of_counted_names():
    pile = [card("hush", n) for n in range(40, 43)] + [card("scout", 50)]
    text = drawn(a_view(player(discard=pile), player("Ada")))
    assert "\n  Défausse  Chut ×3 · Éclaireur\n" in text
    ids = list(Rich.book.cards)
    many = [card(id, 100 + 2 * i + n) for i, id in enumerate(ids) for n in (0, 1)]
    text = drawn(a_view(player(discard=many), player("Ada")), width=60)
    assert "\n  Défausse  Écuyer ×2 · Chevalier ×2 · Héraut ×2 … +14\n" in text


def test_a_hand_is_shown_whole_and_what_is_known_of_anothers():
    hand = [card("guardian", n) for n in range(1, 12)]
    text = drawn(a_view(player(hand=hand), player("Ada", hand=[card("hush", 30), *hidden(1)])))
    assert text.count("Gardien") == 11
    assert "\n  Main      Chut · 1 cachée\n" in text


def test_words_of_a_player_are_one_line_and_false_ones_are_left_out():
    mine = player(crowned=True, houses=["swords", "songs"], deck=hidden(3))
    text = drawn(a_view(mine, player("Ada", out=True), player("Bob", automaton=True)))
    assert "▶ Vous, Joueur 1  flammes 8  crowned  houses Épées, Chants              Pioche 3\n" in text
    assert "\n  Ada  hors jeu  flammes 8 " in text
    assert "\n  Bob  automate  flammes 8 " in text


def test_teams_are_named_where_there_are_any():
    seats = [player(team=1), player("Ada", team=2), player("Bob", team=1), player("Eve", team=2)]
    text = drawn(a_view(*seats))
    assert [name in text for name in ("Joueur 1  équipe 2", "Ada  équipe 3", "Bob  équipe 2", "Eve  équipe 3")] == [
        True
    ] * 4
    assert "équipe" not in drawn(a_view(player(), player("Ada")))


def test_the_next_players_come_from_the_bottom_up_in_turn_order():
    text = drawn(a_view(player("Ann"), player("Bob"), player("Eve"), seat=1))
    assert [text.index(name) for name in ("Ann", "Eve", "Vous, Bob")] == sorted(
        text.index(name) for name in ("Ann", "Eve", "Vous, Bob")
    )


def test_the_stack_the_waiting_ones_and_lasting_effects_stand_between_the_players():
    view = a_view(
        player(line=[fighter("knight", 1)]),
        player("Ada"),
        played=[card("volley", 80), card("hush", 81)],
        stack=[
            [
                {"source": 80, "ability": "play", "targets": [1, 9], "by": 0},
                {"source": 81, "ability": "play", "targets": [], "by": -1},
            ],
            [{"source": 80, "ability": "play", "targets": [], "by": 1}],
        ],
        lasting=[
            {"effect": "duel.lullaby", "by": 1, "card": 80, "until": "turn", "times": 2},
            {"effect": "some.effect", "by": 0, "card": None, "until": "doomsday", "times": 0},
        ],
    )
    assert (
        part(drawn(view), "  Pile")
        == """\
  Pile      ▸ Chut
              Volée (Joueur 1) → Chevalier (Joueur 1), #9
  Ensuite     Volée (Ada)
  Effets    Volée (Ada), jusqu'à la fin du tour, encore 2 fois
            some.effect (Joueur 1)"""
    )
    english = part(drawn(view, "en"), "  Stack")
    assert english.splitlines()[1].strip() == "Volley (Player 1) → Knight (Player 1), #9"
    assert "Sorts en attente" not in drawn(view)  # the stack shows them already


def test_zones_of_the_table_are_shown_where_something_lies_there():
    text = drawn(a_view(player(), player("Ada"), market=[fighter("gamble", 5)], played=[card("volley", 6)]))
    assert "╭ Pari ───╮" in text
    assert "\n  Sorts en attente  Volée\n" in text


def test_a_spectator_sees_all_seats_alike():
    match = new_scenario("duel", {"players": [{"line": ["knight"], "hand": ["hush"]}, {"hand": ["scout"]}]})
    text = drawn(match.view(None), "en", game=match.game)
    assert "Hush" not in text
    assert "Scout" not in text
    assert "You" not in text
    assert "Knight" in text
    assert text.index("Player 2") < text.index("Player 1 ")  # as the first seat sees it
    assert text.count("─" * 80) == 1
    everything = drawn(match.view(None, everything=True), "en", game=match.game)
    assert "Hush" in everything
    assert "Scout" in everything


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_of_a_hidden_hand_is_drawn(seat):
    match = new_scenario("duel", {"players": [{"hand": ["hush", "volley"]}, {"hand": ["scout", "gamble"]}]})
    text = drawn(match.view(seat), "en", game=match.game)
    hands = (("Hush", "Volley"), ("Scout", "Gamble"))
    assert [name in text for name in hands[seat]] == [True, True]
    assert [name in text for name in hands[1 - seat]] == [False, False]


def test_entries_are_all_cards_that_a_view_names():
    knight = fighter("knight", 1, arms=[fighter("banner", 2)], under=[card("hush", 3), *hidden(1)])
    view = a_view(
        player(line=[knight], hand=[card("scout", 4)]), player("Ada", hand=hidden(2)), played=[card("volley", 5)]
    )
    assert sorted(one["number"] for one in entries(view)) == [1, 2, 3, 4, 5]


def test_options_stand_in_columns_read_downwards():
    from rich.text import Text

    items = [Text(f"{n} option") for n in range(1, 8)]
    assert [line.plain for line in columns(items, 40)] == [
        "1 option   4 option   7 option",
        "2 option   5 option",
        "3 option   6 option",
    ]
    assert [line.plain for line in columns(items[:3], 40)] == ["1 option", "2 option", "3 option"]
    assert list(columns([], 40)) == []


def test_the_board_has_no_colour_of_its_own_where_there_is_none():
    out = io.StringIO()
    view = a_view(player(line=[fighter("knight", 1, ready=False, damage=1)]), player("Ada"))
    Console(file=out, width=80, force_terminal=True, no_color=True).print(Board(Rich(), view, "fr"))
    assert not re.search(r"\x1b\[[\d;]*3\d", out.getvalue())


def test_a_style_is_that_of_its_own_words_alone():
    knight = fighter("knight", 1, ready=False, damage=1)
    view = a_view(player(line=[knight], discard=[card("hush", 2)]), player("Ada"))
    out = io.StringIO()
    Console(file=out, width=80, force_terminal=True, color_system="standard").print(Board(Rich(), view, "fr"))
    text = out.getvalue()
    assert "\x1b[1mforce 3\x1b[0m" in text
    assert "\x1b[31mdégâts 1\x1b[0m" in text
    assert "\x1b[1;33mVous, Joueur 1\x1b[0m  flammes 8" in text
    assert "\x1b[2m  Défausse  \x1b[0mChut\n" in text
