"""Answers of the FAQ that no card's own scenes play."""

import pytest

from pioche.games.keyforge.cards import BOOK
from pioche.testing import rule, table, you


@pytest.mark.parametrize(
    ("cards", "chains"),
    [
        pytest.param(7, 2, marks=rule("KF-FAQGEN-150")),
        pytest.param(5, 1, marks=rule("KF-FAQGEN-160")),
    ],
)
def test_a_chain_is_shed_only_where_a_draw_was_due(cards, chains):
    t = table("keyforge", house="brobnar", me={"chains": 2, "hand": ["fear"] * cards, "deck": ["anger"] * 9})
    t.me.end()
    assert t.me.chains == chains and len(t.me.hand) == cards
    t.settled()


@rule("KF-FAQICON-070")
def test_two_damage_icons_go_through_a_ward():
    bearer = {"card": "virtuous-works", "bonus": ["damage", "damage"]}
    t = table(
        "keyforge",
        house="sanctum",
        me={"hand": [bearer]},
        you={"battleline": [{"card": "bad-penny", "ward": True}, {"card": "urchin", "ward": True}]},
    )
    t.me.play("virtuous-works", "urchin")
    assert not t.you["urchin"].ward and t.you["urchin"].damage == 0
    t.me.pick("urchin")
    assert t.you.discard == ["urchin"] and t.you["bad-penny"].ward
    t.settled()


@rule("KF-FAQDEST-150")
def test_the_numbers_of_wild_wormhole_and_tolas():
    assert [id for id, card in BOOK.cards.items() if card.facts["set"] == "cota" and card.facts["number"] == 125] == [
        "wild-wormhole"
    ]
    assert BOOK["tolas"].facts["number"] == 103
    t = table(
        "keyforge",
        house="logos",
        me={"hand": ["wild-wormhole"], "deck": ["tolas"]},
        you={"battleline": ["bad-penny"]},
    )
    t.me.play("wild-wormhole")  # the one under Jargogle in the FAQ plays the top card of the deck
    assert t.me.battleline == ["tolas"]
    t.settled()
    assert t.you.battleline == ["bad-penny"] and t.players[you].amber == 0
