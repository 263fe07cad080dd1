"""The Épopée module (chapter 5.1.1), and what is still to come after a step."""

from __future__ import annotations

from pioche.engine.cards import Card
from pioche.engine.flow import NOTHING, Flow, run
from pioche.engine.lasting import add_hooks, drop_hooks
from pioche.engine.log import say
from pioche.games.saintseiya.rules.terms import Me, possible
from pioche.games.saintseiya.state import EPIC, HILDA, Piece, SaintSeiya, print_of


def settle(s: SaintSeiya) -> Flow:
    """What was put off until now: Sabliers, and the effects of cards that Hilda had to discard."""
    if (not s.drops and not s.dues) or is_ending(s):
        return NOTHING
    return _settle(s)


def is_ending(s: SaintSeiya) -> bool:
    """Whether the Épopée has its last Sablier: what falls while its last effect is carried out is the next one's."""
    return bool(s.epic) and s.sand >= s.epic[0].printed.duration


def _settle(s: SaintSeiya) -> Flow:
    while s.drops or s.dues:
        if s.dues:  # SS-EXPT-050
            number = s.dues[0]
            s.dues = s.dues[1:]
            yield from discarded_effect(s, s.cards[number])
            continue
        s.drops -= 1
        if s.epic:  # SS-EPIC-110: one that lies over is the next one's
            s.sand += 1
            if s.log is not None:
                say(s, "sand", {"card": s.epic[0].card, "count": s.sand, "duration": s.epic[0].printed.duration})
            if is_ending(s):
                yield from end_epic(s)
        if s.over():
            return


def discarded_effect(s: SaintSeiya, card: Card) -> Flow:
    """SS-EXPT-030, SS-EXPT-060, SS-EXPT-080: the play effects of a card that Hilda had to discard, once a turn."""
    if card.number in s.died:
        return
    s.died = (*s.died, card.number)
    printed = print_of(card)
    me = Me(HILDA, card, Piece(card, HILDA, printed))  # it lies nowhere: she plays no card
    for hook in ("on_play", "may_on_play", printed.activation):
        ability = printed.hooks.get(hook)
        if ability is not None and possible(s, ability, me):
            if s.log is not None:
                say(s, "hilda-uses", {"card": card})
            before = s.applying
            s.applying = card.number
            yield from run(ability.run(s, me))
            s.applying = before


def end_epic(s: SaintSeiya) -> Flow:
    """SS-EPIC-040, SS-EPIC-070: its last effect, then the next one."""
    it = s.epic[0]
    if s.log is not None:
        say(s, "epic-ends", {"card": it.card})
    ability = it.printed.hooks.get("epic_end")
    if ability is not None:
        yield from run(ability.run(s, Me(s.active, it.card, it)))
    if s.over():
        return
    s.epic.clear()
    drop_hooks(s, it.hooks)
    s.past_epics.append(it.card)
    s.sand = 0
    reveal_epic(s)


def reveal_epic(s: SaintSeiya) -> None:
    """SS-EPIC-020: the next Épopée, if there is one. What it does when it is revealed asks nothing."""
    if not s.epics:
        return
    card = s.epics.pop(0)
    s.seen.pop(card.number, None)
    it = Piece(card, -1, print_of(card))
    it.hooks = card.proto.hooks
    enter_epic(s, it)
    s.used &= ~EPIC  # what the last one allowed once a turn is another matter
    if s.log is not None:
        say(s, "epic", {"card": card})
    ability = it.hooks.get("epic_start")
    if ability is not None:
        ability.run(s, Me(s.active, card, it))


def enter_epic(s: SaintSeiya, it: Piece) -> None:
    s.epic.append(it)
    add_hooks(s, it.hooks)


def moments(s: SaintSeiya, hook: str) -> Flow:
    """What the Épopée does at the start or the end of a turn."""
    if hook not in s.hooked:
        return NOTHING
    return _moments(s, hook)


def _moments(s: SaintSeiya, hook: str) -> Flow:
    for source in list(s.listeners(hook)):
        yield from run(source.hooks[hook].run(s, source))
    yield from settle(s)
