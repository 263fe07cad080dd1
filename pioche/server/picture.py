"""What a client is sent: the table as one viewer may know it, in both languages, and what changes from one to the next.

A picture is made anew from what the viewer may know, and a delta from two pictures: nothing else goes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pioche.engine.cards import LANGUAGES
from pioche.engine.explain import error_text, line_text, refusal_text, then_text
from pioche.engine.log import Seat
from pioche.engine.messages import as_data
from pioche.engine.rules import chapter_name, rules_of
from pioche.server.events import Said
from pioche.server.forecast import keys_about
from pioche.server.room import PLAYING, Room, Told

if TYPE_CHECKING:
    from pioche.engine import Match, PiocheError
    from pioche.engine.decision import Decision, Option

SPECTATOR = -1
GONE = "-"  # the key under which a delta lists what is no longer there
NEW = "="  # the key under which a delta has a whole new value
ADDED = "+"  # what comes behind the last of a list
PASSED = "<"  # how many were before the first of a list and are gone
COUNTS = ("picked", "most", "left", "damage")  # how far one is in a row of picks, what is left to divide


def picture(room: Room, viewer: int) -> dict[str, Any]:
    """The whole table for a seat, or for a spectator."""
    match = room.match_for(viewer)
    data: dict[str, Any] = {
        "table": room.id,
        "game": room.game.slug,
        "state": room.state,
        "you": viewer,
        "seats": [_seat(room, seat) for seat in range(len(room.chairs))],
        "open": room.created.open,
        "delay": room.created.delay,
        "commitment": room.commitment,
        "next": room.next_table,
        "host": viewer >= 0 and room.hosts(room.chairs[viewer].user),
        "options": room.created.options,
        "limits": room.created.clock,
        "talk": [_line(one) for one in room.talk if room.hears(viewer, one.team)],
        "asked": _undo_asked(room),
    }
    if match is None:
        return data
    data["match"] = table_data(match.view(None if viewer < 0 else viewer))
    data["decision"] = decision_data(match, viewer)
    data["earlier"] = match.forgotten  # lines before the first of the log
    data["log"] = _log(room, match, viewer)
    data["undone"] = room.undone  # lines that were read before somebody went back may have been taken back
    data["undo"] = room.undo_floor(viewer) if viewer >= 0 and viewer < len(room.chairs) else None
    data["moments"] = room.moments(viewer)
    data["chose"] = [room.labels.get(n) for n in data["moments"]]  # what was chosen there, in words
    data["clock"] = _clock(room)
    if match.result is not None and match.start is not None:
        data["seed"] = match.start.seed
        data["ended"] = room.ended
    return data


def table_data(view: dict[str, Any]) -> dict[str, Any]:
    """A view as the page wants it: hidden cards side by side become their number, and the question comes apart, in
    words."""
    folded = {name: _fold(value) for name, value in view.items() if name != "decision"}
    folded["players"] = [{name: _fold(value) for name, value in player.items()} for player in view["players"]]
    return folded


def _fold(value: Any) -> Any:
    if not isinstance(value, list) or not any(isinstance(one, dict) and "token" in one for one in value):
        return value
    folded: list[dict[str, Any]] = []
    for one in value:
        if "token" not in one:
            folded.append(one)
        elif folded and "hidden" in folded[-1]:
            folded[-1] = {"hidden": folded[-1]["hidden"] + 1}
        else:
            folded.append({"hidden": 1})
    return folded


def _seat(room: Room, seat: int) -> dict[str, Any]:
    chair = room.chairs[seat]
    deck = "" if chair.deck is None else str(chair.deck.get("name", ""))
    return {"name": chair.name, "bot": chair.bot, "person": bool(chair.user), "deck": deck}


def _line(one: Said) -> dict[str, Any]:
    line: dict[str, Any] = {"seat": one.seat, "name": one.name, "text": one.text}
    return line if one.team < 0 else {**line, "team": True}


def _undo_asked(room: Room) -> dict[str, Any] | None:
    asked = room.asked
    return None if asked is None else {"by": asked.by, "to": asked.to, "agreed": sorted(room.agreed)}


def decision_data(match: Match, viewer: int) -> dict[str, Any] | None:
    """The open question in words, for whom it is put to; the others learn who is asked."""
    decision = match.decision
    if decision is None:
        return None
    if decision.seat != viewer:
        return {"n": match.n, "seat": decision.seat}
    return {
        "n": match.n,
        "seat": decision.seat,
        "kind": decision.kind,
        **({"role": decision.role} if decision.role else {}),
        "source": decision.source,
        "stop": decision.prompt if decision.prompt in match.game.stops else "",
        "prompt": {lang: decision.ask_in(lang) for lang in LANGUAGES},
        "options": [_option(decision, option) for option in decision.options],
        **{name: decision.args[name] for name in COUNTS if name in decision.args},
    }


def _option(decision: Decision, option: Option) -> dict[str, Any]:
    label = {lang: decision.label(option, lang) for lang in LANGUAGES}
    short = {lang: decision.short(option, lang) for lang in LANGUAGES}  # for the menu of its card
    return {
        "key": option.key,
        "verb": option.verb,
        "card": option.card,
        "label": label,
        **({"short": short} if short != label else {}),
        **({"role": option.role} if option.role else {}),
        **({"pointless": True} if option.pointless else {}),
    }


def _log(room: Room, match: Match, viewer: int) -> list[msgspec.Raw]:
    """What happened in the turns that are held, in both languages, as this viewer may read it. What was put into words
    before stays as it is: a decision costs its own lines, however long the match."""
    first, end = match.forgotten, match.lines
    told = room.told.get(viewer)
    held = [] if told is None or told.first > first else told.lines[first - told.first : end - told.first]
    lines = held + [_told(room, match, i, viewer) for i in range(first + len(held), end)]
    room.told[viewer] = Told(first, lines)
    return lines


def _told(room: Room, match: Match, i: int, viewer: int) -> msgspec.Raw:
    """A line as it is sent, which is short to keep; those who may read the same share it."""
    assert match.log is not None
    line = match.log[i - match.forgotten]
    known, named = line.known_to(viewer), _seats_in(line.args)
    for other, (first, lines) in room.told.items():
        alike = line.known_to(other) == known and not {viewer, other} & named  # who is named reads “you”
        if alike and 0 <= i - first < len(lines):
            return lines[i - first]
    return msgspec.Raw(msgspec.json.encode(log_line(match, viewer, i)))


def log_line(match: Match, viewer: int | None, i: int) -> dict[str, Any]:
    """A line of the log for one pair of eyes (None: all is told), and after how many decisions it was written; `then`
    is how it is told behind the lines before it, where it belongs to their action."""
    assert match.log is not None
    id, args = match.log[i - match.forgotten].for_viewer(viewer)
    you = -1 if viewer is None else viewer
    then = {lang: then_text(match, i, viewer, lang, you) for lang in LANGUAGES}
    return {
        "n": match.written_after(i),
        "id": id,
        "cards": _cards_in(as_data(args)),
        "text": {lang: line_text(match, i, viewer, lang, you) for lang in LANGUAGES},
        **({} if then["fr"] is None else {"then": then}),
    }


def _seats_in(args: Any) -> set[int]:
    """The seats that a line names."""
    if isinstance(args, Seat):
        return {args.seat}
    if isinstance(args, dict):
        return {seat for value in args.values() for seat in _seats_in(value)}
    return {seat for value in args for seat in _seats_in(value)} if isinstance(args, list) else set()


def _cards_in(args: Any) -> list[str]:
    """The cards that a line names, by id, so that a page can show them."""
    if isinstance(args, dict):
        return [args["id"]] if "id" in args else [id for one in args.values() for id in _cards_in(one)]
    return [id for one in args for id in _cards_in(one)] if isinstance(args, list) else []


def error_data(error: PiocheError, room: Room | None = None) -> dict[str, Any]:
    """Why not, in both languages, with the rules behind it."""
    game = room.game if room is not None else None
    return {
        "code": error.code,
        "message": {lang: error_text(error, lang, game) for lang in LANGUAGES},
        "rules": [refusal.rule for refusal in error.refusals],
    }


def reasons(match: Match, seat: int, option: str, card: int) -> list[dict[str, Any]]:
    """Why an option is not there, or each thing that one would do with a card: the rule and its words."""
    game = match.game
    found: dict[str, dict[str, Any]] = {}
    for key in [option] if option else keys_about(game, card):
        refusal = match.why(seat, key)
        if refusal is None:
            continue
        rule = rules_of(game).get(refusal.rule)
        text = {lang: refusal_text(game, refusal, lang, match.names) for lang in LANGUAGES}
        found.setdefault(
            text["fr"],
            {
                "key": key,
                "rule": refusal.rule,
                "text": text,
                "chapter": {lang: chapter_name(game, rule.chapter, lang) if rule else "" for lang in LANGUAGES},
                "rule_text": {lang: rule.text(lang) if rule else "" for lang in LANGUAGES},
            },
        )
    return list(found.values())


def _clock(room: Room) -> dict[str, Any] | None:
    """How much each seat had when the open question was put, and since when its time runs: the same for all viewers,
    and the same whenever it is asked."""
    clock = room.clock
    if clock is None or room.state != PLAYING:
        return None
    since = clock.since
    return {
        "running": clock.running,
        "since": since,
        "left": [round(clock.left(seat, since), 3) for seat in range(len(room.chairs))],
    }


def delta(old: Any, new: Any) -> Any:
    """What changes `old` into `new`: tables key by key, lists that go on by what is added behind and how many are gone
    before, anything else whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        changes = {key: delta(old[key], value) if key in old else {NEW: value} for key, value in new.items()}
        changes = {key: change for key, change in changes.items() if change is not None}
        gone = [key for key in old if key not in new]
        if gone:
            changes[GONE] = gone
        return changes or None
    if old == new:
        return None
    if isinstance(old, list) and isinstance(new, list) and new and (not old or new[0] in old):
        passed = old.index(new[0]) if old else 0
        kept = len(old) - passed
        if old[passed:] == new[:kept]:
            return {ADDED: new[kept:]} | ({PASSED: passed} if passed else {})
    return {NEW: new}


def changed(old: Any, change: Any) -> Any:
    """The other way round, as a client does it."""
    if change is None:
        return old
    if NEW in change:
        return change[NEW]
    if ADDED in change:
        return old[change.get(PASSED, 0) :] + change[ADDED]
    new = {key: value for key, value in old.items() if key not in change.get(GONE, ())}
    for key, one in change.items():
        if key != GONE:
            new[key] = changed(old.get(key), one)
    return new
