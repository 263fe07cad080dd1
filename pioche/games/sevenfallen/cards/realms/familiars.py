"""The Familiars (the book's last chapter)."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    both,
    by_itself,
    card,
    draws,
    line_pages,
    may,
    only,
)


@card("faucon")
class Faucon:
    """Falcon can attack the opposing Divinity despite one single defender, other than the Archangel, on the opposing
    AG. After Falcon has dealt at least 1 damage to the opposing Divinity, you may draw a page."""

    def pierces(s, me, defenders):
        return len(defenders) == 1 and defenders[0].printed.type != "archangel"

    after_damage = only(both(by_itself, lambda s, me, event: event.it.printed.type == "divinity"))(may(draws(1)))


@card("treen")
class Treen:
    """Treant has +1 ATQ for each other Familiar “Treant” of yours."""

    def atq(s, me, of, value):
        if of is not me:
            return value
        return value + sum(one is not me and one.printed.id == "treen" for one in line_pages(s, me.controller))
