"""Scenarios and patches by chance, some of them spoilt: each is right, or refused with a clear reason."""

import json
from copy import deepcopy

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from sitting import Client

from pioche.engine.messages import ENGINE_MESSAGES


def spoilt(draw, words, names, odd):
    """The words with up to two places changed, dropped or added, at any depth."""
    words = deepcopy(words)
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        known = list(_places(words))
        if not known:
            break
        into, name = draw(st.sampled_from(known))
        change = draw(st.sampled_from(["change", "drop", "add"]))
        if change == "change":
            into[name] = draw(odd)
        elif change == "drop":
            del into[name]
        elif isinstance(into, dict):
            into[draw(st.sampled_from(names))] = draw(odd)
        else:
            into.append(draw(odd))
    return words


def _places(into):
    for name in into if isinstance(into, dict) else range(len(into)):
        yield into, name
        if isinstance(into[name], (dict, list)):
            yield from _places(into[name])


def sound(answer, caplog):
    """An answer that is either right or a clear error; whether it is right."""
    if "ok" in answer:
        return True
    error = answer["error"]
    assert error["code"] != "internal", caplog.text
    assert error["message"]
    assert "refusal." not in error["message"] and "error." not in error["message"]
    assert f"error.{error['code']}" in ENGINE_MESSAGES["fr"]
    assert bool(error["rules"]) == (error["code"] == "impossible")
    return False


def check_any_words(game, scenarios, patches, names, odd, caplog, examples):
    """Open matches from scenarios, patch them, go on playing; enough of both must be right, and enough wrong.

    `patches(view)` is a strategy for a table that is seen so; `names` and `odd` spoil words and values."""
    counts = {"scenario": [0, 0], "patch": [0, 0]}

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def send(data):
        client = Client()
        words = spoilt(data.draw, data.draw(scenarios), names, odd)
        right = sound(client.ask("scenario", **{**words, "game": game}), caplog)
        counts["scenario"][right] += 1
        if not right:
            assert len(client.protocol.matches) == 0
            return
        match = client.protocol.matches["m1"].match
        for n in range(5):
            view = client.ok("view", match="m1", all=True)
            patch = spoilt(data.draw, data.draw(patches(view)), names, odd)
            done = sound(client.ask("patch", **{**patch, "match": "m1", "lang": "en"}), caplog)
            counts["patch"][done] += 1
            if not done:
                assert client.ok("view", match="m1", all=True) == view
            for seat in (None, 0, 1):
                match.view(seat)
            assert match.clone().hash() == match.hash()
            if match.ask is None:
                return
            keys = match.decision.keys
            client.ok("choose", match="m1", option=keys[data.draw(st.integers(0, len(keys) - 1))])
            assert match.n == n + 1
        last = match.hash()
        client.ok("undo", match="m1", to=0)
        json.dumps(client.ok("save", match="m1")["record"])
        if match.future:  # no patch was undone with it
            client.ok("redo", match="m1", to=5)
            assert match.hash() == last

    send()
    assert all(right > 20 and wrong > 20 for right, wrong in counts.values()), counts
