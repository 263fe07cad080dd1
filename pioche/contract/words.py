"""What people read: every message in both languages with the same arguments, and no text that is not filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pioche.contract.tables import any_match, must, walk
from pioche.engine.cards import LANGUAGES
from pioche.engine.contract import AnyGame, ContractBroken
from pioche.engine.explain import log_data, refusal_text
from pioche.engine.match import Match
from pioche.engine.places import places
from pioche.engine.registry import catalog_of
from pioche.engine.rules import rules_of
from pioche.engine.zones import sees

RAW = re.compile(r"[{}]|\b(option|prompt|log|refusal|word|value|mode|zone|step|result|ability|stop|error)\.[a-z]")
_MATCHES = 3
_OFTEN = 9  # what is told is read at one decision in so many
_FAR = 600


def check_words(game: AnyGame) -> None:
    """Both languages say the same things: messages with the same arguments, names of verbs, zones, words and cards."""
    catalog = catalog_of(game)
    keys = catalog.keys("fr") ^ catalog.keys("en")
    if keys:
        raise ContractBroken(f"{game.slug}: in one language only: {sorted(keys)}")
    for key in catalog.keys("fr"):
        if catalog.fields(key, "fr") != catalog.fields(key, "en"):
            raise ContractBroken(f"{game.slug}: {key} has other arguments in French than in English")
    words = [word for words in (game.player_words, game.card_words, game.table_words) for word in words]
    wanted = [f"option.{name}" for name in game.verbs.names()]
    wanted += [f"zone.{zone.name}" for zone in game.zones] + [f"value.{word.name}" for word in words]
    for key in wanted:
        if not catalog.has(key, "fr"):
            raise ContractBroken(f"{game.slug}: no message {key}")
    for hook, what in game.book.hooks.items():
        if not re.match(r"(\([^)]*\)| = [^:]+): \S", what):
            raise ContractBroken(f"{game.slug}: the hook {hook} does not say how it is written and what it is for")
    for id, proto in game.book.cards.items():
        if not all(proto.names.get(lang) for lang in LANGUAGES):
            raise ContractBroken(f"{game.slug}: card {id} has no name in one language")
        if bool(proto.texts["fr"]) != bool(proto.texts["en"]) or bool(proto.texts["en"]) < bool(proto.hooks):
            raise ContractBroken(f"{game.slug}: card {id} has a text in one language only, or does what no text says")


def check_told(game: AnyGame) -> None:
    """Matches by chance: each question, label, refusal and line of the log has words in both languages; a refusal cites
    a rule that is there, of what is offered there is none, and none tells of a card that the asker cannot see."""
    for n in range(_MATCHES):
        match = any_match(game, f"told {n}")
        for _ in walk(match, f"told {n}", _FAR):
            if match.n % _OFTEN == 0:
                for text in _told(match):
                    must(text and not RAW.search(text), f"not said in words: {text!r}")
        for viewer in (None, -1, *range(len(match.names))):
            for lang in LANGUAGES:
                for line in log_data(match, 0, viewer, lang):
                    must(line["text"] and not RAW.search(line["text"]), f"not said in words: {line}")


def _told(match: Match) -> Iterator[str]:
    """The open question and its options, and why what is not offered is not."""
    game, decision = match.game, match.decision
    assert decision is not None
    for lang in LANGUAGES:
        yield decision.ask_in(lang)
        yield from (decision.label(option, lang) for option in decision.options)
    must(not any(match.why(decision.seat, key) for key in decision.keys), "an option is offered, and refused")
    verbs = [verb for verb in game.verbs.names() if game.verbs.card(max(game.verbs.parse(f"{verb}:1"), 0))]
    s, rules = match.state, rules_of(game)
    lying = list(places(game, s))
    for place in (lying[match.n * 7 % len(lying)], lying[match.n * 11 % len(lying)]):
        seen = place.permanent is not None or sees(s, place.zone, place.owner, place.card, decision.seat)
        for verb in verbs:
            refusal = match.why(decision.seat, f"{verb}:{place.card.number}")
            if refusal is not None:
                must(seen, f"why not {verb}:{place.card.number} tells of a card that seat {decision.seat} cannot see")
                must(refusal.rule in rules, f"{verb} {place.card} is refused by {refusal.rule}, which is no rule")
                yield from (refusal_text(game, refusal, lang, match.names) for lang in LANGUAGES)
