"""The words of the game: what an option may say, and what a card may do or listen to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.cards import Card
from pioche.engine.choice import Verbs
from pioche.games.saintseiya.state import FIELD_HOOKS, OWN_FIELD_HOOKS, PARTY_HOOKS, Piece

# Final: a compiled build then reads these at once, not through the module's dictionary.
VERBS: Final = Verbs()
PLAY: Final = VERBS.add("play", "card")
FACE: Final = VERBS.add("face", "card")  # where a character is played: against this card
FIGHT: Final = VERBS.add("fight", "card")  # acquire with Force
RALLY: Final = VERBS.add("rally", "card")  # acquire with Cosmos
WITHOUT: Final = VERBS.add("without", "card")  # leave this one out of an acquisition
WITH: Final = VERBS.add("with", "card")  # let the armour take part in it
HEAL: Final = VERBS.add("heal", "card")  # use the Soin of this card
ACTIVATE: Final = VERBS.add("activate", "card")
TECHNIQUE: Final = VERBS.add("technique", "card")
ROBE: Final = VERBS.add("robe", "card")  # Robe d'Odin: discard this armour
ARM: Final = VERBS.add("arm", "card")  # give a Héros an Arme de la Balance
TOLL: Final = VERBS.add("toll", "card")  # discard a card, to be allowed to confront this one
LURE: Final = VERBS.add("lure", "card")  # wound a character, to lower the cost of this card
TOKEN: Final = VERBS.add("token", "card")  # put a token on this card
EPIC: Final = VERBS.add("epic", "card")  # what the Épopée allows
KEEP: Final = VERBS.add("discard", "card", role="discards")  # in maintenance: do not keep this card

FORCE: Final = "force"
COSMOS: Final = "cosmos"
FREE: Final = "free"

# What a card does at a moment of its own: `hook(s, me)`. `when` says whether it can do anything at all.
MOMENTS: Final = (
    "on_play",  # Mise en jeu: the player is asked first
    "may_on_play",  # likewise, where the effect itself begins with a question that may be declined
    "discarding",  # activated: Défausser, Blesser, Geler, Détruire
    "wounding",
    "freezing",
    "destroying",
    "using",  # likewise, without a keyword: nothing happens to the card first
    "marked",  # Marqué
    "arrival",  # Arrivée
    "defeated",  # Vaincu
    "exit",  # Sortie
    "technique",  # of a hero board: what it does; the cost is in `price`
    "epic_start",  # an Épopée is revealed; it asks nothing
    "epic_end",  # an Épopée ends
    "game_end",  # the game ends while it is in force
    "epic_action",  # what an Épopée allows in the main phase
    "token",  # of a relic: what its holder may put on it once a turn
)
# Questions to a card itself.
OWN: Final = (
    "price",  # of a technique: (s, me): a flow that pays what it costs beside Énergie, and says whether it was paid
    "scoring",  # (s, seat): PV beyond those that are sure
    "wanted",  # of a pillar: (it): Force that a card gains against it
    "shields",  # (s, it, other): `other`, who confronts beside it, cannot be wounded
    "freezes_beside",  # (s, it, other): `other` is frozen instead of being discarded
    "aside_instead",  # (s): marked, discarded or destroyed, it is put aside
)
# What an Épopée says: `hook(s, source, …)`.
EPICS: Final = (
    "turn_start",  # (): a flow
    "turn_end",  # (): a flow
    "arrived",  # (it): a flow, when a card arrives on the field
    "joined_gone",  # (card): when a card joins the field's discard pile
    "joined_discard",  # (card): when a card joins a player's discard pile
    "values",  # (printed, kind, value): what a card's printed value counts as
    "hand_size",  # (seat, size): up to how many cards one draws
    "sapphire_only_defeated",  # ()
    "spares_heroes",  # (): a Héros that should be destroyed may be discarded
    "must_heal",  # ()
    "direct_rank",  # (): an Armure de Bronze gives a ◆ at once
    "marked_guards",  # (): a Garde that is marked is shuffled into the reserve
    "worth",  # (card): PV that a card brings more, at the end
    "epic_points",  # (seat): PV that a player gains, at the end
)
# `lure` (s, me): what the active player may do to lower the cost of a card of the field.
HOOKS: Final = (*MOMENTS, *OWN, *EPICS, *FIELD_HOOKS, *PARTY_HOOKS, *OWN_FIELD_HOOKS)


class Me:
    """Whose effect it is, of which card; for a defeated card, who has beaten it, how, and with how much Force and
    Cosmos each."""

    __slots__ = ("card", "fighters", "it", "seat", "slot", "way", "worth")

    def __init__(
        self,
        seat: int,
        card: Card,
        it: Piece | None = None,
        fighters: Sequence[Piece] = (),
        way: str = "",
        worth: dict[int, tuple[int, int]] | None = None,
    ) -> None:
        self.seat = seat
        self.card = card
        self.it = it
        self.fighters = fighters
        self.way = way
        self.worth = worth
        self.slot = it.slot if it is not None else 0

    @property
    def number(self) -> int:
        return self.card.number

    def force_of(self, it: Piece) -> int:
        """The Force that one of the fighters had in this acquisition."""
        assert self.worth is not None
        return self.worth[it.card.number][0]

    def cosmos_of(self, it: Piece) -> int:
        assert self.worth is not None
        return self.worth[it.card.number][1]
