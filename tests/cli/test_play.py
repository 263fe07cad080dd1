"""A table in the terminal, played through its prompt."""

from __future__ import annotations

import builtins
import re

import pytest
from duel.game import Duel

from pioche import load, new_match, new_scenario
from pioche.engine.registry import add_game

ALL_ONES = "1\n" * 400


def screens(out):
    """What was shown before the first line that was typed, and after each."""
    first, *others = re.split(r"> ", out)
    return [first, *(other.partition("\n")[2] for other in others)]


@pytest.fixture
def typist(monkeypatch):
    """Somebody who types the given lines, then always the first option, and answers the last question as told."""

    def sit_down(*lines, at_the_end):
        left = list(lines)
        last = list(at_the_end)

        def answer(question=""):
            print(question, end="")
            if question != "> ":
                if not last:
                    raise EOFError
                return last.pop(0)
            return left.pop(0) if left else "1"

        monkeypatch.setattr(builtins, "input", answer)

    return sit_down


@pytest.mark.parametrize(
    ("lang", "asked", "won", "why", "nothing"),
    [
        ("fr", "Enregistrer la partie ?", "Graine : 5", "Chut ne se joue qu'en réponse à un sort.", "Rien à annuler."),
        ("en", "Save the game? y/N", "Seed: 5", "Hush is played only in reply to a spell.", "Nothing to undo."),
    ],
)  # fmt: skip
def test_a_whole_game_with_undo_why_and_save_replays_to_the_same_end(
    pioche, typist, data, lang, asked, won, why, nothing
):
    typist("u", "w hush", "1", "u", "r", "u", "1", at_the_end=["o" if lang == "fr" else "y"])
    ended = pioche("play", "duel", "--seed", "5", "--bot", "random", "--lang", lang)
    assert (ended.code, ended.err) == (0, "")
    for text in (asked, won, why, nothing, "DU-STACK-020"):
        assert text in ended.out
    (saved,) = (data / "saves").iterdir()
    assert str(saved) in ended.out
    match = load(saved.read_bytes())
    assert match.result is not None
    assert match.commitment in ended.out
    result = next(line for line in ended.out.splitlines() if line.startswith(("Victoire : ", "Victory: ")))
    again = pioche("replay", str(saved), "--print", "--lang", lang)
    assert again.code == 0
    assert again.out.splitlines()[-1] == result


def test_a_game_is_played_to_its_end_from_a_file_of_answers(process):
    ended = process("play", "duel", "--seed", "5", "--bot", "random", typed=ALL_ONES)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.endswith("Enregistrer la partie ? o/N (u reprend le dernier coup) > 1\n")
    assert len(re.findall(r"^Victoire : ", ended.out, re.MULTILINE)) == 1


def test_the_first_screen_shows_the_table_the_question_and_the_seal_of_chance(pioche):
    ended = pioche("play", "duel", "--seed", "5")
    match = new_match("duel", ["swords", "songs"], 5)
    assert ended.code == 0
    assert (
        ended.out
        == f"""\
Le hasard est scellé. SHA-256 de la graine, montrée à la fin :
{match.commitment}
── Duel · tour 1 · à vous ──────────────────────────────────────────── actions 1
  greedy  flammes 10                                          Main 4 · Pioche 11
  Ligne     –
────────────────────────────────────────────────────────────────────────────────
▶ Vous, Joueur 1  flammes 10                                  Main 5 · Pioche 10
  Ligne     –
  Main      [1] Chevalier · Chut · Chut · [2] Chevalier · [3] Bannière
────────────────────────────────────────────────────────────────────────────────
  Vous piochez Chevalier, Chut, Chut, Chevalier ; greedy pioche 4 cartes ; vous
    piochez Bannière.

Joueur 1, jouez, attaquez ou finissez le tour.
  1 Jouer Chevalier     3 Jouer Bannière
  2 Jouer Chevalier     4 Finir le tour
Un numéro ou un nom de carte · u annuler · w pourquoi · ? aide · q quitter
>\x20
"""
    )


@pytest.mark.parametrize(
    "typed", ["3", "bannière", "BANNIERE", "banner", "Jouer Bannière", "play banner", "play:10", "ban"]
)
def test_an_option_is_picked_by_number_key_name_or_label(pioche, typed):
    ended = pioche("play", "duel", "--seed", "5", typed=f"{typed}\n")
    assert "  Bannière vous rejoint.\n" in ended.out


def test_copies_in_hand_are_one_name_but_fighters_in_play_are_asked_for(pioche):
    ended = pioche("play", "duel", "--seed", "5", typed="chevalier\n\n1\n1\n\nchevalier\n")
    assert "> chevalier\n── Duel" in ended.out and "  Chevalier vous rejoint.\n" in ended.out
    assert screens(ended.out)[6] == (
        "« chevalier » peut vouloir dire :\n  3 Attaquer avec Chevalier\n  4 Attaquer avec Chevalier\n"
    )


def test_what_means_nothing_is_told_and_changes_nothing(pioche):
    ended = pioche("play", "duel", "--seed", "5", typed="99\nxyz\n0\n")
    asked = screens(ended.out)
    assert asked[1:4] == [
        f"« {typed} » ? Un numéro, un nom de carte, ou ? pour l'aide.\n" for typed in ("99", "xyz", "0")
    ]


def test_enter_picks_the_only_option_and_draws_the_table_where_there_are_several(pioche):
    ended = pioche("play", "duel", "--seed", "5", typed="\n1\n1\n\n")
    first, again, *_, after = screens(ended.out.removesuffix("> \n"))
    assert first.endswith(again)
    assert "tour 3" in after


def test_undo_goes_back_over_the_bots_moves_to_ones_own_decision(pioche):
    ended = pioche("play", "duel", "--seed", "5", typed="1\n1\n1\nu\nu\nu\nu\nr\n")
    headings = re.findall(r"^── Duel · (tour \d).* (actions \d)$", ended.out, re.MULTILINE)
    assert headings == [
        ("tour 1", "actions 1"),
        ("tour 1", "actions 0"),
        ("tour 3", "actions 2"),
        ("tour 3", "actions 1"),
        ("tour 3", "actions 2"),
        ("tour 1", "actions 0"),
        ("tour 1", "actions 1"),
        ("tour 1", "actions 0"),
    ]
    assert "> u\nRien à annuler.\n> r\n── Duel · tour 1" in ended.out


def test_redo_without_an_undo_has_nothing_to_do(pioche):
    assert "> refaire\nRien à refaire.\n> " in pioche("play", "duel", "--seed", "5", typed="refaire\n").out


def test_undo_works_where_the_person_is_asked_second(pioche):
    ended = pioche("play", "duel", "--seed", "11", "--seat", "0", typed="annuler\n")
    assert "tour 2 · à vous" in ended.out
    assert "> annuler\nRien à annuler.\n> " in ended.out


def test_undo_after_the_end_plays_on(pioche, typist):
    typist(at_the_end=["u", "l", ""])
    ended = pioche("play", "duel", "--seed", "5", "--bot", "random")
    assert ended.code == 0
    assert len(re.findall(r"^Victoire : ", ended.out, re.MULTILINE)) == 2


def test_why_tells_the_rule_against_a_key_and_never_of_a_card_out_of_sight(pioche):
    match = new_match("duel", ["swords", "songs"], 5)
    hidden = match.state.players[1].hand[0].number
    hush = next(card.number for card in match.state.players[0].hand if card.proto.id == "hush")
    knight = next(card.number for card in match.state.players[0].hand if card.proto.id == "knight")
    typed = [f"w play:{hush}", f"w play:{hidden}", f"w play:{knight}", "w volley", "w nonsense", "w pass", "w"]
    asked = screens(pioche("play", "duel", "--seed", "5", typed="\n".join(typed) + "\n").out)
    assert asked[1:8] == [
        "Jouer Chut – Chut ne se joue qu'en réponse à un sort.\n"
        "  DU-STACK-020  Une réponse ne se joue que si un sort attend.\n",
        "Rien ne s'appelle ainsi dans ce jeu.\n",
        "C'est possible maintenant : « Jouer Chevalier ».\n",
        "Aucune carte en vue ne s'appelle « volley ».\n",
        "Rien ne s'appelle ainsi dans ce jeu.\n",
        "La question ouverte ne le propose pas.\n",
        "Rien ne s'appelle ainsi dans ce jeu.\n",
    ]


def test_why_speaks_of_the_copy_that_one_would_mean(pioche):
    """A knight in play and one in hand, while a spell waits: the one in hand cannot be played, the other not at all."""
    ended = pioche("play", "duel", "--seed", "89", typed="2\n1\n1\nw chevalier\n")
    assert screens(ended.out)[4] == (
        "Jouer Chevalier – Sur la pile on ne joue que des réponses ; Chevalier n'en est\npas une.\n"
        "  DU-STACK-010  Tant qu'un sort attend, chacun à son tour, à partir du suivant,\n"
        "  peut répondre ou passer. Seules les réponses se jouent, sans coûter d'action.\n"
    )


def test_the_language_switches_at_the_table(pioche):
    ended = pioche("play", "duel", "--seed", "5", typed="lang\nlang\nlang en\nlang de\n")
    assert re.findall(r"^── Duel · (\w+ 1)", ended.out, re.MULTILINE) == ["tour 1", "turn 1", "tour 1", "turn 1"]
    assert ended.out.endswith("pioche play: lang cannot be “de”.\n> \n")


def test_cards_zones_rules_log_and_help_can_be_looked_up(pioche):
    typed = "c heraut\nc pioche\nc main\nc nonsense\no du-stack-020\no pile sort\no\nl\n?\n"
    asked = screens(pioche("play", "duel", "--seed", "5", typed=typed).out)
    assert asked[1] == (
        "Héraut  herald  type fighter  force 1\n  Après l'entrée d'un autre de vos combattants, piochez une carte.\n"
    )
    assert asked[2] == "Joueur 1, Pioche (10) : 10 cachées\ngreedy, Pioche (11) : 11 cachées\n"
    assert asked[3] == (
        "Joueur 1, Main (5) : Chevalier, Chut, Chut, Chevalier, Bannière\ngreedy, Main (4) : 4 cachées\n"
    )
    assert asked[4] == "Aucune carte, aucune zone ne s'appelle « nonsense ».\n"
    assert asked[5] == "  DU-STACK-020  Une réponse ne se joue que si un sort attend.\n"
    assert re.findall(r"^  (DU-\w+-\d+)", asked[6], re.MULTILINE) == [
        "DU-PLAY-010",
        "DU-STACK-010",
        "DU-STACK-020",
        "DU-STACK-030",
    ]
    assert asked[7] == "o ID montre une règle, o MOTS celles où ils se trouvent.\n"
    assert asked[8] == (
        "   0  Vous piochez Chevalier, Chut, Chut, Chevalier ; greedy pioche 4 cartes ;\n"
        "        vous piochez Bannière.\n"
    )
    assert "  u  annuler " in asked[9]


def test_a_game_is_saved_under_a_name_and_taken_up_again(pioche, tmp_path):
    path = tmp_path / "game.json"
    saved = pioche("play", "duel", "--seed", "5", typed=f"1\ns {path}\n1\ns {path}\nq\n")
    assert saved.code == 0
    assert saved.out.count("Enregistré : ") == 2  # one's own save may be written over
    assert "Enregistrer avant" not in saved.out
    assert load(path.read_bytes()).n == 5  # the bot had its turn
    on = pioche("play", "--load", str(path), typed=f"s {path}\nu\nq\nn\n")
    assert "tour 1 · à vous" in on.out
    assert f"{path} existe déjà : choisissez un autre nom." in on.out
    other = pioche("play", "chess", "--load", str(path))
    assert (other.code, other.err) == (2, f"{path} est une partie de « duel ».\n")


def test_quitting_offers_to_save(pioche, data):
    assert pioche("play", "duel", "--seed", "5", typed="q\n").code == 0  # nothing was played
    assert not data.exists()
    ended = pioche("play", "duel", "--seed", "5", typed="1\nquitter\noui\n")
    assert ended.code == 0
    assert "Enregistrer avant de quitter ? o/N > " in ended.out
    (saved,) = (data / "saves").iterdir()
    assert load(saved.read_bytes()).n == 1


def test_a_save_that_cannot_be_written_is_told_and_the_game_goes_on(pioche, tmp_path):
    path = tmp_path / "nowhere" / "game.json"
    ended = pioche("play", "duel", "--seed", "5", typed=f"s {path}\n1\n")
    assert f"{path} : No such file or directory.\n" in ended.out
    assert "Chevalier vous rejoint." in ended.out


def test_another_seat_more_seats_decks_from_files_and_options(pioche, tmp_path):
    deck = tmp_path / "mine.txt"
    deck.write_text("# À moi\n3 Chevalier\n3x Écuyer\n3 Volley\n3 herald\n3 Gardien\n", encoding="utf-8")
    argv = ["--seat", "1", "--deck", "random", "--deck", str(deck), "--deck", "songs"]
    ended = pioche("play", "duel", "--seed", "5", *argv)
    assert ended.code == 0
    for name in ("greedy 1  flammes 10", "greedy 2  flammes 10", "Vous, Joueur 2  flammes 10"):
        assert name in ended.out
    puppet = pioche("play", "duel", "--seed", "5", "--option", "puppet=true")
    assert "  greedy  automate  flammes 10" in puppet.out


def test_an_illegal_deck_is_refused_with_the_reasons(pioche, tmp_path):
    deck = tmp_path / "bad.json"
    deck.write_text('{"name": "bad", "cards": ["knight", "knight", "knight", "knight"]}')
    ended = pioche("play", "duel", "--deck", str(deck))
    assert (ended.code, ended.out, ended.err) == (
        1,
        "",
        "Deck « bad » : illégal. Un deck compte 15 cartes, celui-ci 4. Trois exemplaires de Chevalier au plus.\n",
    )


def test_ctrl_c_ends_with_130_and_no_traceback(pioche, monkeypatch):
    def interrupted(_question=""):
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    ended = pioche("play", "duel", "--seed", "5")
    assert (ended.code, ended.err) == (130, "\n")


class Breaking(Duel):
    """A fighter cannot be played."""

    slug = "breaking"

    def act(self, s, option):
        if self.verbs.of(option).name == "play":
            raise ZeroDivisionError("a rule fails")
        return super().act(s, option)


def test_a_rule_that_fails_keeps_the_game(pioche, data):
    add_game(Breaking())
    ended = pioche("play", "breaking", "--seed", "5", typed="1\n")
    (kept,) = (data / "failures").iterdir()
    told = f"La partie ne peut pas continuer, ZeroDivisionError : a rule fails. Elle est enregistrée : {kept}\n"
    assert (ended.code, ended.err) == (1, told)
    assert load(kept.read_bytes()).n == 0


class Painted(Duel):
    slug = "painted"

    def draw(self, view, lang):
        return f"the table of turn {view['turn']} in {lang}"


def test_a_game_may_draw_its_own_table(pioche):
    add_game(Painted())
    ended = pioche("play", "painted", "--seed", "5", "--lang", "en")
    assert "\nthe table of turn 1 in en\n" in ended.out


@pytest.mark.parametrize(("lang", "asked"), [("fr", "n'apporte rien ici"), ("en", "brings nothing here")])
def test_what_the_game_calls_pointless_is_confirmed_once(pioche, tmp_path, lang, asked):
    words = {"house": "brobnar", "players": [{"deck": ["punch"] * 9}, {"deck": ["punch"] * 9}]}
    path = tmp_path / "pointless.json"
    path.write_bytes(new_scenario("keyforge", words).record())
    yes = "o" if lang == "fr" else "y"
    saved = tmp_path / "after.json"
    ended = pioche("play", "--load", str(path), "--lang", lang, typed=f"tide\n\ntide\n{yes}\ntide\ns {saved}\nq\n")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.count(asked) == 2  # refused, then said to be meant; not asked a third time
    assert load(saved.read_bytes()).view(0)["players"][0]["chains"] == 6


@pytest.mark.parametrize("typed", ["Po’s Pixies", "po's", "Moissonner avec Lutins de Po", "Reap with Po’s Pixies"])
def test_an_answer_is_understood_however_its_apostrophe_is_written(pioche, tmp_path, typed):
    words = {"house": "untamed", "players": [{"battleline": ["po-s-pixies"]}, {}]}
    path, saved = tmp_path / "pixies.json", tmp_path / "after.json"
    path.write_bytes(new_scenario("keyforge", words).record())
    assert pioche("play", "--load", str(path), typed=f"{typed}\ns {saved}\nq\n").code == 0
    assert load(saved.read_bytes()).view(0)["players"][0]["amber"] == 1
