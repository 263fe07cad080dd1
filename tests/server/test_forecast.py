"""What an option would do, told only as far as the seat can know."""

from __future__ import annotations

from pioche.engine import Rng, new_match, new_scenario
from pioche.server.forecast import forecast, keys_about

UNSURE = {"sure": False, "chance": False, "changes": [], "targets": [], "places": []}


def keyforge(**me):
    return new_scenario(
        "keyforge",
        {
            "active": 0,
            "house": "brobnar",
            "players": [
                {"amber": 2, "deck": ["bumpsy", "troll", "anger"], **me},
                {"battleline": ["dextre", "batdrone"]},
            ],
        },
    )


def test_numbers_that_will_change_are_told():
    match = keyforge(battleline=["troll"])
    troll = match.view(0)["players"][0]["battleline"][0]["number"]
    told = forecast(match, f"reap:{troll}")
    assert told["sure"]
    assert {"seat": 0, "value": "amber", "from": 2, "to": 3} in told["changes"]


def test_the_targets_of_what_is_asked_next_are_told():
    match = keyforge(battleline=["troll"])
    troll = match.view(0)["players"][0]["battleline"][0]["number"]
    enemies = [card["number"] for card in match.view(0)["players"][1]["battleline"]]
    assert forecast(match, f"fight:{troll}")["targets"] == enemies


def test_an_option_that_is_not_there_has_no_forecast():
    match = keyforge(battleline=["troll"])
    assert forecast(match, "reap:999") is None
    assert forecast(match, "nonsense") is None


def test_forecasts_are_the_same_whatever_the_seat_cannot_see():
    match = new_match("sevenfallen", seed="forecasts")
    for _ in range(40):
        assert match.decision is not None
        seat = match.decision.seat
        other = match.determinize(seat, Rng(b"7" * 32))
        for key in match.decision.keys[:4]:
            assert forecast(match, key) == forecast(other, key)
        match.choose(match.decision.keys[-1])


def test_what_hangs_on_a_hidden_card_is_not_told():
    """Wild Wormhole plays the top card of the deck: one of these has a bonus Æ, so nothing is sure."""
    for deck in (["anger", "bumpsy", "troll", "valdr"], ["bumpsy", "anger", "troll", "valdr"]):
        players = [{"hand": ["wild-wormhole"], "deck": deck}, {"battleline": ["dextre"]}]
        match = new_scenario("keyforge", {"active": 0, "house": "logos", "players": players})
        played = match.view(0)["players"][0]["hand"][0]["number"]
        assert forecast(match, f"play:{played}") == UNSURE


def reap_where(monkeypatch, rule):
    """A reap, in a game where whatever is done also does this."""
    match = keyforge(battleline=["troll"], deck=["bumpsy", "anger", "valdr"] * 6)
    troll = match.view(0)["players"][0]["battleline"][0]["number"]
    real = type(match.game).act

    def act(game, s, option):
        rule(s)
        return real(game, s, option)

    monkeypatch.setattr(type(match.game), "act", act)
    return match, f"reap:{troll}"


def test_what_is_told_comes_from_imagined_deals_and_never_from_the_true_one(monkeypatch):
    """The rule reads a card that nobody sees, and shows nothing of it but a number."""

    def rule(s):
        s.players[0].amber += s.players[0].deck[-1].number

    match, key = reap_where(monkeypatch, rule)
    assert forecast(match, key) == forecast(match.determinize(0, Rng(b"7" * 32)), key) == UNSURE


def test_where_chance_speaks_nothing_is_told_even_if_all_came_out_alike(monkeypatch):
    match, key = reap_where(monkeypatch, lambda s: s.rng.below(2))
    assert forecast(match, key) == UNSURE | {"chance": True}
    monkeypatch.undo()
    assert forecast(match, key)["sure"]


def test_all_keys_about_a_card_are_about_it():
    match = keyforge()
    assert "play:3" in keys_about(match.game, 3)
    assert all(key.endswith(":3") for key in keys_about(match.game, 3))
