"""Text boxes: blank ones, and the text of another card beside one's own."""

from __future__ import annotations

from pioche.games.keyforge.rules.leave import discard_upgrades
from pioche.games.keyforge.rules.several import both
from pioche.games.keyforge.state import KEYWORDS, InPlay, KeyForge, Printed, reprint_in_play, varied


def texts(s: KeyForge) -> None:
    """What each creature's text box says now, where effects blank them or add to them."""
    if "blanks" not in s.hooked and "gains_text" not in s.hooked and not s.reworded:
        return
    s.reworded = False
    for it in s.creatures():
        base = printed = it.printed.base
        emptied = False
        for source in s.listeners("gains_text"):
            other: Printed | None = source.hooks["gains_text"].run(s, source, it)
            if other is not None:
                printed = with_text(printed, other)
        for source in s.listeners("blanks"):
            if source.hooks["blanks"].run(s, source, it):
                printed = blank(printed)
                emptied = True
        if emptied and base.behind is not None:
            out_of_line(s, it, base.behind)
            continue
        if printed is not base:
            s.reworded = True
        reprint_in_play(s, it, printed)


def out_of_line(s: KeyForge, it: InPlay, printed: Printed) -> None:
    """KF-UPGR-050: only its text made this artifact a creature. It is none any more: it goes behind the line and loses
    its upgrades and all that is said of creatures only."""
    player = s.players[it.controller]
    player.battleline.remove(it)
    player.artifacts.append(it)
    reprint_in_play(s, it, printed)
    discard_upgrades(s, it)
    it.damage = it.armor_used = 0
    it.stunned = it.ward = it.enraged = False


def blank(proto: Printed) -> Printed:
    """The same card with an empty text box: no ability and no keyword; power, armor and traits stay."""
    return varied(proto, proto.mark + "!blank", base=proto.base, hooks={}, **dict.fromkeys(KEYWORDS, 0))


def with_text(proto: Printed, other: Printed) -> Printed:
    """The same card with the text box of another beside its own."""
    mark = f"{proto.mark}&{other.id}"
    keywords = {keyword: getattr(proto, keyword) + getattr(other, keyword) for keyword in KEYWORDS}
    return varied(proto, mark, base=proto.base, hooks=both(proto.hooks, other.hooks), **keywords)
