"""The battleline: flanks, neighbours, the centre, and where a creature stands."""

from __future__ import annotations

from pioche.engine.abilities import says_yes
from pioche.engine.choice import NUMBER, Ask
from pioche.engine.flow import Flow, FlowOf
from pioche.games.keyforge.rules.terms import FLANK, LEFT, RIGHT, RIGHT_OF
from pioche.games.keyforge.state import InPlay, KeyForge, in_line, reprint_in_play


def neighbours(s: KeyForge, it: InPlay) -> list[InPlay]:
    """KF-LINE-040: the creatures right beside it, left one first."""
    line = s.players[it.controller].battleline
    if it not in line:
        return []
    at = line.index(it)
    return line[max(0, at - 1) : at] + line[at + 1 : at + 2]


def last_neighbours(s: KeyForge, it: InPlay) -> list[InPlay]:
    """KF-FAQTIME-080, KF-FAQTIME-090: its neighbours; of a creature that has left play, those that it had immediately
    before, as far as they are in play."""
    return neighbours(s, it) if s.stands(it) else [one for one in it.beside if s.stands(one)]


def on_flank(s: KeyForge, it: InPlay) -> bool:
    """KF-LINE-020, KF-LINE-090: at either end of its line, or counted as if."""
    line = s.players[it.controller].battleline
    if it is line[0] or it is line[-1]:
        return True
    return "counts_as_flank" in s.hooked and says_yes(s, "counts_as_flank", it)


def centre(s: KeyForge, seat: int) -> InPlay | None:
    """KF-LINE-060, KF-LINE-070: with as many creatures on its left as on its right."""
    line = s.players[seat].battleline
    return line[len(line) // 2] if len(line) % 2 else None


def pick_place(s: KeyForge, seat: int, number: int, *, deploy: bool = False) -> FlowOf[int]:
    """KF-CREA-020, KF-KWDEPLOY-010: where in the line of `seat` a creature goes; asked where the line is not empty."""
    line = s.players[seat].battleline
    if not line:
        return 0
    options = [FLANK | LEFT, FLANK | RIGHT]
    if deploy:
        options += [RIGHT_OF | other.card.number for other in line[:-1]]
    option = yield Ask(s.active, "flank", options, number)
    if option == FLANK | LEFT:
        return 0
    if option == FLANK | RIGHT:
        return len(line)
    return 1 + line.index(s.must(option & NUMBER))


def swap(s: KeyForge, one: InPlay, other: InPlay) -> bool:
    """KF-MOVE-030, KF-MOVE-040: two creatures of one line change places."""
    line = s.players[one.controller].battleline
    if one not in line or other not in line:
        return False
    at, there = line.index(one), line.index(other)
    line[at], line[there] = other, one
    s.rearranged()
    s.unsettled = True
    return True


def into_line(s: KeyForge, it: InPlay) -> Flow:
    """KF-ERRATA-110, KF-ERRATA-120: an artifact goes to a flank of its controller's line, where it is a creature; if it
    stands there already, it goes to a flank all the same."""
    if not s.stands(it):
        return
    player = s.players[it.controller]
    if it in player.battleline:
        yield from move_to_flank(s, it)
        return
    at = yield from pick_place(s, it.controller, it.card.number)
    player.artifacts.remove(it)
    player.battleline.insert(at, it)
    reprint_in_play(s, it, in_line(it.printed.base))


def move_to_flank(s: KeyForge, it: InPlay) -> FlowOf[bool]:
    """KF-MOVE-010, KF-MOVE-020: to a flank of its own line, which may be where it stands."""
    line = s.players[it.controller].battleline
    if it not in line:
        return False
    if len(line) > 1:
        option = yield Ask(s.active, "flank", [FLANK | LEFT, FLANK | RIGHT], it.card.number)
        line.remove(it)
        line.insert(0 if option == FLANK | LEFT else len(line), it)
        s.rearranged()
        s.unsettled = True
    return True
