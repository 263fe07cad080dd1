"""Cards, rules and decks as pages read them."""

import json

import pytest
from starlette.testclient import TestClient

from pioche.engine import game_of, slugs
from pioche.engine.examples import examples_of
from pioche.engine.registry import catalog_of
from pioche.server.settings import Settings
from pioche.server.web import make_app


@pytest.fixture
def client(tmp_path):
    settings = Settings(tmp_path, bot_pause=0.0, secret="for tests", idle=0.0, workers=0)
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        yield client


def check(client, game, deck):
    text = deck if isinstance(deck, str) else json.dumps(deck)
    return client.post(f"/api/games/{game}/deck", json={"text": text})


# What a game says of its decks


@pytest.mark.parametrize("slug", slugs())
def test_the_cards_of_a_starter_lie_in_one_section_each_and_fill_them(slug):
    game = game_of(slug)
    catalog = catalog_of(game)
    for section in game.deck_sections:
        assert all(catalog.has(section.name, lang) for lang in ("fr", "en")), section.name
    for deck in game.starters().values():
        cards = [game.book[id] for id in deck["cards"]]
        assert len(cards) >= game.deck_least
        counts = [sum(card.facts[section.fact] in section.values for card in cards) for section in game.deck_sections]
        if game.deck_sections:
            assert sum(counts) == len(cards)
        for section, count in zip(game.deck_sections, counts, strict=True):
            assert section.least <= count <= (section.most or count), section.name


@pytest.mark.parametrize("slug", slugs())
def test_what_is_printed_has_words_in_both_languages(slug):
    game = game_of(slug)
    catalog = catalog_of(game)
    silent = {
        "number",
        "guard",
        "needs",
        "wings",
        "aliases",
        "calls",
        "character",
        "divinity",
    }  # no page filters by these
    for proto in game.book.cards.values():
        for fact, value in proto.facts.items():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, str) and one and fact not in silent:
                    word = one.partition(" ")[0]
                    keys = (f"fact.{one}", f"word.{word}")
                    assert any(catalog.has(key, "fr") for key in keys), (proto.id, fact, one)


@pytest.mark.parametrize("slug", slugs())
def test_a_page_that_asks_briefly_gets_all_but_the_texts_of_the_cards(client, slug):
    whole, brief = (client.get(f"/api/games/{slug}", params=wish).json() for wish in ({}, {"brief": "1"}))
    assert any(card["texts"]["fr"] for card in whole["cards"].values())
    for card in whole["cards"].values():
        card["texts"] = {"fr": "", "en": ""}
    assert brief == whole


def test_a_page_gets_sections_facts_and_the_least_number_of_cards(client):
    game = client.get("/api/games/sevenfallen").json()
    assert [section["name"] for section in game["sections"]] == ["fact.eden", "zone.register", "zone.book"]
    assert game["sections"][1]["least"] == game["sections"][1]["most"] == 10
    assert game["least"] == 63
    assert (game["words"]["fr"]["fact.ruby"], game["words"]["en"]["fact.ruby"]) == ("rubis", "ruby")


# Decks


def test_a_deck_comes_with_refusals_that_name_the_card(client):
    cards = ["knight"] * 4 + ["squire"] * 3
    found = check(client, "duel", {"name": "Mine", "cards": cards}).json()
    assert found["deck"]["cards"] == cards
    assert [(one["rule"], one["card"]) for one in found["refusals"]] == [("DU-DECK-010", ""), ("DU-DECK-020", "knight")]
    assert found["refusals"][1]["text"]["en"] != found["refusals"][1]["text"]["fr"]


@pytest.mark.parametrize("slug", slugs())
def test_a_deck_made_by_chance_is_legal_and_its_lists_can_be_read_again(client, slug):
    made = client.post(f"/api/games/{slug}/random").json()
    assert made["refusals"] == []
    for lang in ("fr", "en"):
        again = check(client, slug, made["lists"][lang]).json()
        assert again["refusals"] == []
        assert again["lists"] == made["lists"]


@pytest.mark.parametrize(
    "text", ["{", "[" * 9000, '{"cards": 3}', '{"name": 3, "cards": []}', "2x No Such Card", '{"cards": [{"x": 1}]}']
)
@pytest.mark.parametrize("slug", ["duel", "keyforge"])
def test_a_deck_that_cannot_be_read_is_refused_with_a_reason(client, slug, text):
    answer = check(client, slug, text)
    assert answer.status_code == 400
    assert set(answer.json()["error"]["message"]) == {"fr", "en"}


def test_a_deck_of_a_thousand_cards_is_not_looked_at(client):
    answer = check(client, "duel", "999x Knight")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-deck")


@pytest.mark.parametrize(("slug", "size"), [("duel", 4), ("keyforge", 6), ("sevenfallen", 7), ("saintseiya", 5)])
def test_a_hand_to_try_comes_from_the_deck(client, slug, size):
    deck = client.post(f"/api/games/{slug}/random").json()["deck"]
    hand = client.post(f"/api/games/{slug}/hand", json={"text": json.dumps(deck)}).json()["cards"]
    assert len(hand) >= size
    if slug != "saintseiya":  # a deck there names a hero, and the hand is of the hero's pack
        ids = [entry if isinstance(entry, str) else entry["card"] for entry in deck["cards"]]
        assert all(hand.count(id) <= ids.count(id) for id in hand)


def test_an_illegal_deck_gives_no_hand(client):
    answer = client.post("/api/games/duel/hand", json={"text": "1x Knight"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "illegal-deck")


# Rules


def test_rules_are_told_whole_in_the_order_of_the_rulebook(client):
    rules = client.get("/api/games/keyforge/rules").json()
    assert len(rules) > 600
    first = next(rule for rule in rules if rule["id"] == "KF-KWPROVO-010")
    assert first["chapter"] == {"fr": "Mots-clés / Provocation", "en": "Keywords / Taunt"}
    assert first["kind"] == "keyword" and first["check"].startswith("Given") and first["table"] is False
    rulings = [rule for rule in rules if rule["ruling"]]
    assert rulings and len(rulings) < len(rules)
    assert all("RULING" in rule["text"]["en"] for rule in rulings)


@pytest.mark.parametrize("asked", ["mots-cles provocation", "keywords taunt"])
def test_rules_are_found_by_their_chapter_in_either_language(client, asked):
    found = client.get("/api/games/keyforge/rules", params={"q": asked}).json()
    assert "KF-KWPROVO-010" in [rule["id"] for rule in found]


def test_a_card_comes_with_its_keywords_explained_and_the_rules_that_name_it(client):
    said = client.get("/api/games/keyforge/cards/silvertooth").json()
    assert said["keywords"] == []
    said = client.get("/api/games/keyforge/cards/bulwark").json()
    assert "KF-KWPROVO-010" not in [rule["id"] for one in said["keywords"] for rule in one["rules"]]
    elusive = next(
        id for id, proto in game_of("keyforge").book.cards.items() if "elusive" in proto.facts.get("keywords", [])
    )
    said = client.get(f"/api/games/keyforge/cards/{elusive}").json()
    assert said["keywords"][0]["name"] == {"fr": "Insaisissable", "en": "Elusive"}
    assert all(rule["kind"] == "keyword" for one in said["keywords"] for rule in one["rules"])


def test_a_rule_that_only_uses_the_same_letters_does_not_name_a_card(client):
    named = client.get("/api/games/keyforge/cards/library-access").json()["rules"]
    names = game_of("keyforge").book["library-access"].names
    assert named
    assert all(any(name in text for name in names.values() for text in rule["text"].values()) for rule in named)
    fear = client.get("/api/games/keyforge/cards/fear").json()["rules"]
    assert all("Fear" in rule["text"]["en"] or "Peur" in rule["text"]["fr"] for rule in fear)


def test_an_unknown_card_or_game_is_refused(client):
    assert client.get("/api/games/keyforge/cards/none").status_code == 400
    assert client.post("/api/games/none/random").status_code == 404


def test_an_english_rulebook_says_a_french_word_where_its_english_one_is_first_met(client):
    texts = [rule["text"]["en"] for rule in client.get("/api/games/sevenfallen/rules").json()]
    met = [text for text in texts if "Worshipper (Adorateur)" in text]
    assert len(met) == 1 and not any("Worshipper " in text for text in texts[: texts.index(met[0])])
    assert not any("(" in text for text in client.get("/api/games/duel/rules").json()[0]["text"].values())


def test_an_english_card_comes_with_the_french_words_that_are_printed_on_it(client):
    said = client.get("/api/games/saintseiya/cards/athena-asgard").json()
    assert said["glossary"]["Saint"] == "Chevalier" and said["glossary"]["Arrival"] == "Arrivée"
    assert "Frost" not in said["glossary"]


# Worked examples


@pytest.mark.parametrize("slug", slugs())
def test_the_examples_of_a_rule_are_told_beside_it_and_open_as_tables_for_all_seats(client, slug):
    client.get("/api/hello")
    told = [(rule["id"], one) for rule in client.get(f"/api/games/{slug}/rules").json() for one in rule["examples"]]
    examples = examples_of(game_of(slug))
    assert {one["id"] for _, one in told} == set(examples)
    for id, one in list(examples.items())[:3]:
        assert [rule for rule, said in told if said["id"] == id and said["text"] == {"fr": one.fr, "en": one.en}]
        made = client.post(f"/api/games/{slug}/examples/{id}")
        assert made.status_code == 201
        line = client.get(f"/api/tables/{made.json()['table']}/line", params={"seat": 0}).json()
        assert line["mine"] == list(range(len(one.scenario["players"]))) and line["last"] == 0


def test_an_example_that_there_is_not_is_refused(client):
    client.get("/api/hello")
    answer = client.post("/api/games/duel/examples/none", json={})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unknown-example")
