"""Live tables that begin in the middle of a match."""

from __future__ import annotations

from pioche.engine import new_scenario


def match_from(game, mine, yours, **words):
    """A position, the first player to play, in the words of scenarios."""
    return new_scenario(game, {"players": [mine, yours], **words})


def bring(visitor, match):
    """The record of a match, to be looked at."""
    visitor.context.request.get("/api/hello")
    headers = {"content-type": "application/json"}
    answer = visitor.context.request.post("/api/records", data=match.record(), headers=headers)
    assert answer.status == 201, answer.text()
    return answer.json()["table"]


def sit_down(visitor, match, seat=0, bot="greedy"):
    """Go on from where a match stands: its record is brought, and played on from its last decision."""
    wish = {"n": match.n, "seat": seat, "bot": bot}
    answer = visitor.context.request.post(f"/api/tables/{bring(visitor, match)}/fork", data=wish)
    assert answer.status == 201, answer.text()
    visitor.sit_at(answer.json()["table"])
