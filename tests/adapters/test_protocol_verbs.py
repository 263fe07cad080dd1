"""Each verb of the protocol, by what it answers."""

import json

import pytest
from protocol_client import Client, keys

from pioche import __version__, new_match
from pioche.adapters import matches
from pioche.adapters.verbs import MOST_DEPTH, VERBS
from pioche.bots import Eyes, bot_names, make_bot
from pioche.bots.eyes import _bots
from pioche.engine.api import deck_of
from pioche.engine.registry import game_of

ME = {"line": ["knight"], "hand": ["volley", "squire"], "deck": ["squire", "hush", "herald"]}
YOU = {"line": ["squire", "guardian"], "hand": ["hush"], "deck": ["knight"]}


def scene(client, **words):
    """Knight 1 against squire 2 and guardian 3; volley 4 and squire 5 in my hand, hush 6 in yours."""
    return client.ok("scenario", game="duel", players=[ME, YOU], **words)


def test_verbs_are_those_of_the_design():
    assert sorted(VERBS) == [
        *("bot", "cards", "choose", "close", "concede", "decision", "decks", "fork", "games", "hello", "load"),
        *("log", "new", "patch", "perft", "redo", "save", "scenario", "undo", "view", "why"),
    ]


def test_hello_says_name_version_and_protocol(client):
    assert client.ok("hello") == {
        "name": "pioche",
        "version": __version__,
        "protocol": 1,
        "languages": ["fr", "en"],
        "bots": bot_names(),
    }


def test_games_lists_every_game_by_its_outline(client):
    games = {game["game"]: game for game in client.ok("games")["games"]}
    assert games["duel"] == {
        "game": "duel",
        "names": {"fr": "Duel", "en": "Duel"},
        "rules": "1",
        "seats": [2, 3],
        "cards": 10,
        "decks": ["swords", "songs"],
    }


def test_games_tells_the_words_of_one_game(client):
    game = client.ok("games", game="duel")
    assert game["zones"][0] == {"name": "line", "sight": "public", "holds": "permanents", "of": "player"}
    assert [zone["name"] for zone in game["zones"]] == ["line", "hand", "deck", "discard", "played"]
    assert game["zones"][4]["of"] == "table"
    assert game["words"]["card"][0] == {"name": "ready", "type": "bool"}
    assert game["words"]["table"] == [{"name": "actions", "type": "int", "low": 0, "high": 2}]
    assert game["options"] == {"puppet": [False, True]}
    assert game["verbs"][-3:] == ["play", "attack", "rest"]


def test_cards_tells_what_is_printed(client):
    herald = {
        "id": "herald",
        "names": {"fr": "Héraut", "en": "Herald"},
        "texts": {
            "fr": "Après l'entrée d'un autre de vos combattants, piochez une carte.",
            "en": "After another fighter of yours enters, draw a card.",
        },
        "facts": {"type": "fighter", "power": 1},
    }
    assert client.ok("cards", game="duel", card="herald") == herald
    cards = client.ok("cards", game="duel")["cards"]
    assert len(cards) == 10
    assert herald in cards


def test_decks_without_more_lists_the_starters(client):
    assert client.ok("decks", game="duel")["decks"] == game_of("duel").starters()


def test_decks_check_says_what_is_wrong_with_a_deck(client):
    checked = client.ok("decks", game="duel", check=["hush"] * 4, lang="en")
    assert checked == {
        "deck": {"cards": ["hush"] * 4},
        "legal": False,
        "reasons": [
            {"rule": "DU-DECK-010", "text": "A deck has 15 cards, this one 4."},
            {"rule": "DU-DECK-020", "text": "At most three copies of Hush."},
        ],
    }
    assert client.ok("decks", game="duel", check="songs")["legal"] is True


def test_decks_import_reads_names_of_either_language(client):
    read = client.ok("decks", game="duel", **{"import": "# Mien\n2x Chevalier\nsquire\n"})
    assert read["deck"] == {"name": "Mien", "cards": ["knight", "knight", "squire"]}
    assert read["reasons"] == [{"rule": "DU-DECK-010", "text": "Un deck compte 15 cartes, celui-ci 3."}]


def test_decks_generate_makes_the_same_deck_from_the_same_seed(client):
    made = client.ok("decks", game="duel", generate=True, seed=3)
    assert made == {"deck": deck_of(game_of("duel"), "random", "3"), "legal": True, "reasons": []}
    assert client.ok("decks", game="duel", generate=True, seed=4) != made


def test_decks_export_writes_what_import_reads(client):
    text = client.ok("decks", game="duel", export="songs", lang="en")["text"]
    assert text.splitlines()[:3] == ["# songs", "3x Knight", "2x Squire"]
    assert client.ok("decks", game="duel", **{"import": text})["deck"] == game_of("duel").starters()["songs"]


def test_new_deals_the_first_starters_and_asks(client):
    begun = client.ok("new", game="duel", seed=7)
    match = new_match("duel", seed=7)
    assert begun["match"] == "m1"
    assert begun["n"] == 0
    assert begun["decision"] == json.loads(json.dumps(match.decision.to_data()))
    assert [event["id"] for event in begun["events"]] == ["drew.seen"] * 3
    assert client.hash("m1") == match.hash()


def test_new_takes_decks_names_and_options(client):
    deck = ["knight", "squire", "herald", "guardian", "banner"] * 3
    seats = [{"deck": deck, "name": "Ana"}, {"deck": "random"}, {"deck": {"name": "Z", "cards": deck}, "name": "Zoé"}]
    client.ok("new", game="duel", seats=seats, seed="s", options={"puppet": True})
    record = client.ok("save", match="m1")["record"]
    assert [seat["name"] for seat in record["seats"]] == ["Ana", "", "Zoé"]
    assert record["seats"][0]["deck"] == {"cards": deck}
    assert record["seats"][1]["deck"] == deck_of(game_of("duel"), "random", "s 1")
    assert record["seats"][2]["deck"] == {"name": "Z", "cards": deck}
    assert record["seed"] == "s"
    assert client.ok("view", match="m1")["players"][2]["automaton"] is True


def test_new_without_a_seed_is_never_the_same_twice(client):
    client.ok("new", game="duel")
    client.ok("new", game="duel")
    assert client.hash("m1") != client.hash("m2")


def test_scenario_stands_where_its_words_say(client):
    begun = scene(client, active=0, actions=1, seed=5, names=["Ana"], lang="en")
    assert begun["match"] == "m1"
    assert keys(begun) == ["play:4", "play:5", "attack:1", "rest"]
    assert begun["decision"]["prompt"]["text"] == "Ana, play, attack or end the turn."
    assert begun["events"] == []
    assert client.ok("view", match="m1", all=True)["actions"] == 1
    assert client.ok("save", match="m1")["record"]["seed"] == "5"


def test_decision_is_the_open_one_with_words_on_demand(client):
    begun = scene(client)
    assert client.ok("decision", match="m1") == {"n": 0, "decision": begun["decision"]}
    assert "label" not in begun["decision"]["options"][0]
    french = client.ok("decision", match="m1", lang="fr")["decision"]
    assert [option["label"] for option in french["options"]] == [
        "Jouer Volée",
        "Jouer Écuyer",
        "Attaquer avec Chevalier",
        "Finir le tour",
    ]
    assert french["prompt"]["text"] == "Joueur 1, jouez, attaquez ou finissez le tour."


def test_choose_answers_with_the_next_decision_and_what_happened(client):
    scene(client)
    asked = client.ok("choose", match="m1", seat=0, option="attack:1")
    assert asked["n"] == 1
    assert asked["decision"]["source"] == 1
    assert keys(asked) == ["target:2", "target:3", "player:1"]
    assert asked["events"] == []
    done = client.ok("choose", match="m1", option="target:2", lang="en")
    assert done["n"] == 2
    assert keys(done) == ["play:4", "play:5", "rest"]
    assert done["events"] == [
        {
            "n": 2,
            "id": "destroyed",
            "args": {"card": {"card": 3, "id": "guardian"}},
            "text": "Guardian is destroyed.",
        }
    ]


def test_choose_tells_events_as_the_seat_sees_them_where_one_is_named(client):
    for _ in range(2):
        scene(client)
    for_me = client.ok("choose", match="m1", seat=0, option="rest")["events"]
    assert for_me == [{"n": 1, "id": "drew", "args": {"seat": {"seat": 1}, "count": 1}}]
    for_all = client.ok("choose", match="m2", option="rest")["events"]
    assert [event["id"] for event in for_all] == ["drew.seen"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *[("Écuyer", "target:2"), (" ecuyer ", "target:2"), ("squire", "target:2"), ("target:2", "target:2")],
        *[("PLAYER 2", "player:1"), ("Joueur 2", "player:1"), ("player:1", "player:1")],
    ],
)
def test_choose_by_text_takes_a_name_a_label_or_a_key_in_any_language(client, text, key):
    scene(client)
    client.ok("choose", match="m1", option="attack:1")
    assert client.ok("choose", match="m1", text=text)["n"] == 2
    assert client.ok("save", match="m1")["record"]["decisions"] == ["attack:1", key]


def test_the_end_comes_with_the_result(client):
    client.ok("scenario", game="duel", players=[{"line": ["knight"]}, {"flames": 2}])
    client.ok("choose", match="m1", option="attack:1")
    client.ok("choose", match="m1", option="player:1")
    over = client.ok("choose", match="m1", option="rest", lang="fr")
    assert over["decision"] is None
    assert over["result"] == {"winners": [0], "reason": "no-flames", "scores": [], "text": "plus de flammes"}
    assert [event["text"] for event in over["events"]] == ["Joueur 1 : victoire."]
    assert client.ok("decision", match="m1")["result"] == {"winners": [0], "reason": "no-flames", "scores": []}


def test_why_gives_the_rule_with_its_text(client):
    client.ok("scenario", game="duel", players=[{"line": [{"card": "knight", "ready": False}]}, {}])
    assert client.ok("why", match="m1", option="attack:1", lang="en") == {
        "reason": "refused",
        "message": "Knight is tired.",
        "args": {"card": {"card": 1, "id": "knight"}},
        "rules": [{"id": "DU-FIGHT-020", "text": "Attacking tires; a tired fighter cannot attack."}],
    }


def test_why_says_what_else_may_be_the_reason(client):
    scene(client)

    def reason(option, **fields):
        answer = client.ok("why", match="m1", option=option, **fields)
        assert answer["rules"] == []
        return answer["reason"], answer["message"]

    assert reason("attack:1") == ("possible", "C'est possible maintenant : « attack:1 ».")
    assert reason("dance") == ("unknown", "Rien ne s'appelle ainsi dans ce jeu.")
    assert reason("pass", lang="en") == ("not-now", "The open question does not offer it.")
    assert reason("attack:2", seat=1) == ("other-seat", "C'est à Joueur 1 de décider.")
    client.ok("concede", match="m1", seat=1)
    assert reason("attack:1") == ("over", "La partie est finie.")


def test_concede_ends_a_match_of_two_and_names_the_winner(client):
    scene(client)
    over = client.ok("concede", match="m1", seat=0)
    assert over["decision"] is None
    assert over["result"] == {"winners": [1], "reason": "conceded", "scores": []}
    assert [event["id"] for event in over["events"]] == ["conceded", "won"]


def test_concede_leaves_the_others_playing(client):
    client.ok("scenario", game="duel", players=[ME, YOU, {}])
    assert client.ok("concede", match="m1", seat=0)["decision"]["seat"] == 1


def test_view_shows_a_seat_its_own_cards_and_tokens_for_the_rest(client):
    scene(client)
    mine = client.ok("view", match="m1", seat=0)
    assert mine["seat"] == 0
    assert mine["players"][0]["hand"][0] == {"card": "volley", "number": 4, "owner": 0}
    assert mine["players"][1]["hand"] == [{"token": "hand.1.0"}]
    assert keys(mine) == ["play:4", "play:5", "attack:1", "rest"]
    assert client.ok("view", match="m1", seat=1)["decision"] == {"seat": 0}


def test_view_without_a_seat_is_the_spectators(client):
    scene(client)
    seen = client.ok("view", match="m1", seat=None)
    assert seen == client.ok("view", match="m1")
    assert seen["players"][0]["hand"] == [{"token": "hand.0.0"}, {"token": "hand.0.1"}]
    assert seen["decision"] == {"seat": 0}


def test_view_of_everything_hides_nothing(client):
    scene(client)
    seen = client.ok("view", match="m1", all=True)
    assert "token" not in json.dumps(seen)
    assert seen["players"][1]["hand"] == [{"card": "hush", "number": 6, "owner": 1}]


def test_view_has_words_only_in_a_decision_that_the_viewer_may_read(client):
    scene(client)
    mine = client.ok("view", match="m1", seat=0, lang="en")["decision"]
    assert mine["options"][3]["label"] == "End the turn"
    assert client.ok("view", match="m1", seat=1, lang="en")["decision"] == {"seat": 0}
    client.ok("concede", match="m1", seat=0)
    assert client.ok("view", match="m1", seat=0, lang="en")["decision"] is None


def test_log_tells_each_seat_what_it_may_know_since_a_decision(client):
    scene(client)
    client.ok("choose", match="m1", option="play:5")
    client.ok("choose", match="m1", option="rest")

    def ids(**fields):
        return [(event["n"], event["id"]) for event in client.ok("log", match="m1", **fields)["events"]]

    assert ids(all=True) == [(1, "entered"), (2, "drew.seen")]
    assert ids(seat=1) == [(1, "entered"), (2, "drew.seen")]
    assert ids(seat=0) == ids(seat=None) == ids() == [(1, "entered"), (2, "drew")]
    assert ids(since=2) == [(2, "drew")]
    assert ids(since=3) == []
    assert client.ok("log", match="m1", lang="en", seat=0)["events"][1]["text"] == "Player 2 draws 1 card."


def test_undo_and_redo_go_to_a_decision(client):
    scene(client)
    hashes = [client.hash("m1")]
    for option in ("attack:1", "target:2", "play:5"):
        client.ok("choose", match="m1", option=option)
        hashes.append(client.hash("m1"))
    assert client.ok("undo", match="m1")["n"] == 2
    assert client.hash("m1") == hashes[2]
    undone = client.ok("undo", match="m1", to=0)
    assert undone["n"] == 0
    assert undone["events"] == []
    assert keys(undone) == ["play:4", "play:5", "attack:1", "rest"]
    assert client.hash("m1") == hashes[0]
    assert client.ok("redo", match="m1")["n"] == 1
    redone = client.ok("redo", match="m1", to=3)
    assert [event["id"] for event in redone["events"]] == ["destroyed", "entered"]
    assert client.hash("m1") == hashes[3]


def test_undo_keeps_a_patch_made_before_the_decision_it_goes_to(client):
    scene(client)
    client.ok("patch", match="m1", players=[{"flames": 3}])
    patched = client.hash("m1")
    client.ok("choose", match="m1", option="play:5")
    client.ok("undo", match="m1", to=0)
    assert client.hash("m1") == patched


def test_fork_goes_on_by_itself(client):
    scene(client)
    client.ok("choose", match="m1", option="attack:1")
    forked = client.ok("fork", match="m1")
    assert forked["match"] == "m2"
    assert forked["n"] == 1
    assert forked["events"] == []
    assert keys(forked) == ["target:2", "target:3", "player:1"]
    before = client.hash("m1")
    client.ok("choose", match="m2", option="player:1")
    assert client.hash("m1") == before
    assert client.ok("view", match="m2")["players"][1]["flames"] == 7


def test_load_makes_again_what_save_wrote(client):
    scene(client, names=["Ana", "Zoé"])
    client.ok("choose", match="m1", option="attack:1")
    client.ok("patch", match="m1", players=[{}, {"flames": 4}])
    client.ok("choose", match="m1", option="player:1")
    record = client.ok("save", match="m1")["record"]
    loaded = client.ok("load", record=record)
    assert loaded["match"] == "m2"
    assert loaded["n"] == 2
    assert loaded["events"] == []
    assert client.hash("m2") == client.hash("m1")
    assert client.ok("save", match="m2")["record"] == record
    assert client.ok("log", match="m2", all=True) == client.ok("log", match="m1", all=True)


def test_patch_changes_the_position_and_makes_the_options_anew(client):
    scene(client)
    patched = client.ok(
        "patch",
        match="m1",
        actions=1,
        players=[{"flames": 3}, {}],
        cards=[{"number": 1, "ready": False}, {"number": 6, "zone": "deck", "player": 1, "at": "top"}],
    )
    assert keys(patched) == ["play:4", "play:5", "rest"]
    assert patched["events"] == [{"n": 0, "id": "patched", "args": {}}]
    seen = client.ok("view", match="m1", all=True)
    assert seen["actions"] == 1
    assert seen["players"][0]["flames"] == 3
    assert [card["card"] for card in seen["players"][1]["deck"]] == ["hush", "knight"]


def test_patch_at_an_inner_decision_leaves_the_question_open(client):
    scene(client)
    asked = client.ok("choose", match="m1", option="attack:1")["decision"]
    patched = client.ok("patch", match="m1", players=[{}, {"flames": 2}], cards=[{"number": 1, "damage": 1}])
    assert patched["decision"] == asked
    assert client.code("patch", match="m1", cards=[{"number": 2, "zone": "discard"}]) == "cannot-patch-here"
    assert client.ok("decision", match="m1")["decision"] == asked
    client.ok("choose", match="m1", option="player:1")
    assert client.ok("choose", match="m1", option="rest")["result"]["winners"] == [0]


def test_bot_answers_or_only_says_what_it_would(client):
    client.ok("scenario", game="duel", players=[{"line": ["knight"]}, {"flames": 3}])
    before = client.hash("m1")
    assert client.ok("bot", match="m1", bot="greedy", say=True) == {"option": "attack:1"}
    assert client.hash("m1") == before
    assert client.ok("bot", match="m1", bot="greedy")["option"] == "attack:1"
    hit = client.ok("bot", match="m1", bot="greedy")
    assert hit["option"] == "player:1"
    assert hit["n"] == 2
    assert keys(hit) == ["rest"]


def test_bot_says_the_same_each_time_it_is_asked_unless_given_another_seed(client):
    scene(client)
    said = {client.ok("bot", match="m1", bot="random", say=True)["option"] for _ in range(20)}
    assert len(said) == 1
    seeded = {client.ok("bot", match="m1", bot="random", say=True, seed=seed)["option"] for seed in range(40)}
    assert seeded == {"play:4", "play:5", "attack:1", "rest"}


def test_seats_of_bots_answer_until_a_person_is_asked(client):
    begun = client.ok("new", game="duel", seed=7, seats=[{"name": "Ana"}, {"bot": "greedy"}])
    assert begun["n"] == 2  # seat 1 began
    while begun["decision"] is not None:
        assert begun["decision"]["seat"] == 0
        begun = client.ok("choose", match="m1", option=keys(begun)[-1])
    assert begun["result"]["winners"] == [1]


def test_a_match_of_bots_alone_is_played_to_its_end(client):
    played = client.ok("new", game="duel", seed=7, seats=[{"bot": "random"}, {"bot": "random"}])
    assert played["decision"] is None
    again = client.ok("new", game="duel", seed=7, seats=[{"bot": "random"}, {"bot": "random"}])
    assert again["events"] == played["events"]


def test_bots_stop_after_a_limit_and_go_on_with_the_next_request(client, monkeypatch):
    monkeypatch.setattr(matches, "_MOST_BOT_ANSWERS", 3)
    assert client.ok("new", game="duel", seed=7, seats=[{"bot": "random"}, {"bot": "random"}])["n"] == 3
    assert client.ok("bot", match="m1")["n"] == 7


def test_a_bot_waits_where_undo_stands_and_goes_on_when_it_is_asked(client):
    client.ok("new", game="duel", seed=7, seats=[{}, {"bot": "greedy"}])
    undone = client.ok("undo", match="m1", to=0)
    assert undone["n"] == 0
    assert undone["decision"]["seat"] == 1
    on = client.ok("bot", match="m1")
    assert on["option"] == "play:21"
    assert on["n"] == 2
    assert on["decision"]["seat"] == 0


def test_bots_sit_at_the_fork_too(client):
    client.ok("new", game="duel", seed=7, seats=[{}, {"bot": "greedy"}])
    client.ok("fork", match="m1")
    on = [client.ok("choose", match=id, option="rest") for id in ("m1", "m2")]
    assert on[0] == on[1]
    assert on[0]["decision"]["seat"] == 0
    assert on[0]["n"] > 3


def test_a_bot_that_fails_leaves_its_question_open(client, caplog, monkeypatch):
    class Broken:
        def __init__(self, rng):
            pass

        def pick(self, eyes):
            raise RuntimeError("no idea")

    monkeypatch.setitem(_bots, "broken", Broken)
    client.ok("new", game="duel", seed=7, seats=[{"bot": "broken"}, {}])
    asked = client.ok("choose", match="m1", option="rest")
    assert asked["n"] == 1
    assert asked["decision"]["seat"] == 0
    assert "the bot broken failed at decision 1 of m1" in caplog.text
    assert client.code("bot", match="m1") == "internal"
    assert client.ok("bot", match="m1", bot="greedy")["n"] == 2


def test_what_a_bot_answers_is_what_the_bot_picks(client):
    client.ok("new", game="duel", seed=9)
    match = client.protocol.matches["m1"].match
    index = make_bot("random", "9 0").pick(Eyes(match))
    assert (
        client.ok("bot", match="m1", bot="random")["option"]
        == keys({"decision": new_match("duel", seed=9).decision.to_data()})[index]
    )


def slow_count(match, depth):
    """Sequences counted by playing each from the start of the match."""
    total = 0
    for key in match.decision.keys if match.decision else []:
        if depth == 1:
            total += 1
            continue
        further = match.fork()
        further.choose(key)
        total += slow_count(further, depth - 1)
    return total


@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_perft_counts_the_sequences_of_options(client, depth):
    scene(client)
    for option in ("attack:1", None):
        expected = slow_count(client.protocol.matches["m1"].match, depth)
        assert client.ok("perft", match="m1", depth=depth) == {"depth": depth, "count": expected}
        if option:
            client.ok("choose", match="m1", option=option)


def test_perft_counts_nothing_beyond_the_end_and_changes_nothing(client):
    client.ok("scenario", game="duel", players=[{"line": ["knight"], "flames": 0}, {}])
    before = client.hash("m1")
    # Rest ends it; so it does after an attack, which is three decisions.
    counts = [client.ok("perft", match="m1", depth=depth)["count"] for depth in range(1, MOST_DEPTH + 1)]
    assert counts == [2, 1, 1, 0, 0, 0]
    assert client.hash("m1") == before


def test_close_forgets_a_match_and_its_id(client):
    scene(client)
    assert client.ok("close", match="m1") == {"match": "m1"}
    assert client.code("view", match="m1") == "unknown-match"
    assert scene(client)["match"] == "m2"


def test_two_matches_at_once_do_not_disturb_each_other():
    def play(client, ids):
        """The same choices in each match, one decision each in turn."""
        for _ in range(60):
            for id in ids:
                asked = client.ok("decision", match=id)
                if asked["decision"] is not None:
                    options = keys(asked)
                    client.ok("choose", match=id, option=options[asked["n"] % len(options)])
        return [client.ok("save", match=id)["record"] for id in ids]

    together = Client()
    alone = []
    for seed in (1, 2):
        together.ok("new", game="duel", seed=seed)
        one = Client()
        one.ok("new", game="duel", seed=seed)
        alone += play(one, ["m1"])
    assert play(together, ["m1", "m2"]) == alone
