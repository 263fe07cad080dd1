"""The words of the game: what an option may say, and what a card may do or listen to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.cards import Ability, Card
from pioche.engine.choice import Verbs
from pioche.engine.declared import declared, follows
from pioche.games.saintseiya.state import FIELD_HOOKS, OWN_FIELD_HOOKS, PARTY_HOOKS, Piece, SaintSeiya

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

# Hooks: how each is written, and what it is for.

# What a card does at a moment of its own. `when` says whether it can do anything at all.
MOMENTS: Final = {
    "on_play": "(s, me): Mise en jeu; the player is asked first",
    "may_on_play": "(s, me): Mise en jeu, where the effect itself begins with a question that may be declined",
    "discarding": "(s, me): Défausser: activated, once the card is discarded",
    "wounding": "(s, me): Blesser: activated, once the card is wounded",
    "freezing": "(s, me): Geler: activated, once the card is frozen",
    "destroying": "(s, me): Détruire: activated, once the card is destroyed",
    "using": "(s, me): activated without a keyword: nothing happens to the card first",
    "marked": "(s, me): Marqué: the card was wounded or frozen",
    "arrival": "(s, me): Arrivée: the card has arrived on the field",
    "defeated": "(s, me): Vaincu: the card was acquired",
    "exit": "(s, me): Sortie: the card is removed from the field",
    "technique": "(s, me): of a hero board: what the technique does; what it costs is in `price`",
    "epic_start": "(s, me): an Épopée is revealed; it asks nothing",
    "epic_end": "(s, me): an Épopée ends",
    "game_end": "(s, me): the game ends while the Épopée is in force",
    "epic_action": "(s, me): what an Épopée allows in the main phase",
    "token": "(s, me): of a relic: what its holder may put on it once a turn",
}
# Questions to a card itself.
OWN: Final = {
    "price": "(s, me): of a technique: a flow that pays what it costs beside Énergie, and says whether it was paid",
    "scoring": "(s, seat): PV beyond those that are sure",
    "wanted": "(it): of a pillar: Force that a card gains against it",
    "shields": "(s, it, other): `other`, who confronts beside it, cannot be wounded",
    "freezes_beside": "(s, it, other): `other`, who confronts beside it, is frozen instead of being discarded",
    "aside_instead": "(s): marked, discarded or destroyed, it is put aside",
}
# What an Épopée says.
EPICS: Final = {
    "turn_start": "(s, source): a flow at the start of each turn",
    "turn_end": "(s, source): a flow at the end of each turn",
    "arrived": "(s, source, it): a flow when a card arrives on the field",
    "joined_gone": "(s, source, of): a card joins the field's discard pile",
    "joined_discard": "(s, source, of): a card joins a player's discard pile",
    "values": "(s, source, printed, kind, value): what a card's printed value counts as",
    "hand_size": "(s, source, seat, size): up to how many cards a player draws",
    "sapphire_only_defeated": "(s, source): a card adds its Saphir only when it is defeated",
    "spares_heroes": "(s, source): a Héros that should be destroyed may be discarded",
    "must_heal": "(s, source): who has Soin must use it first",
    "direct_rank": "(s, source): an Armure de Bronze gives a ◆ at once",
    "marked_guards": "(s, source): a Garde that is marked is shuffled into the reserve",
    "worth": "(s, source, of): PV that a card brings more, at the end",
    "epic_points": "(s, source, seat): PV that a player gains, at the end",
}
# What a card does while it lies on the field (`FIELD_HOOKS`), for those who confront beside it (`PARTY_HOOKS`), and to
# its own costs while it lies on the field (`OWN_FIELD_HOOKS`).
ELSEWHERE: Final = {
    "cost_force": "(s, source, of): what another card of the field costs more, in Force; less if below 0",
    "cost_cosmos": "(s, source, of): what another card of the field costs more, in Cosmos; less if below 0",
    "no_acquire": "(s, source, printed, target, way): why a card cannot be acquired so: a refusal, or None",
    "no_confront": "(s, source, it, target, printed): why a character cannot confront a card: a refusal, or None",
    "no_heal": "(s, source): nobody heals a character",
    "toll": "(s, source, target, way): a card must be discarded before this one is confronted so",
    "freezes_loot": "(s, source): what is acquired is frozen",
    "lends_exit": "(s, me): an exit effect that the other cards of the field have too",
    "turns_force": "(s, source, target): its cost in Force is paid with Cosmos",
    "own_force": "(s, it, way): Force that it has more in such an acquisition",
    "own_cosmos": "(s, it, way): Cosmos that it has more in such an acquisition",
    "lends_force": "(s, it, other): Force that `other`, beside it, has more",
    "lends_cosmos": "(s, it, other): Cosmos that `other`, beside it, has more",
    "doubles": "(s, it, other, value): what `other`, beside it, has more than this printed value",
    "cuts_cosmos": "(s, it, target): what the target costs less in Cosmos, down to 1",
    "opens_cosmos": "(s, it, target): the target's cost in Force may be paid with Cosmos",
    "own_cost_force": "(s, target, party): what it costs more in Force against these; less if below 0",
    "own_cost_cosmos": "(s, target, party): what it costs more in Cosmos against these; less if below 0",
    "own_cosmos_way": "(s, target, party): a cost in Cosmos that it has against these, or NO_COST",
    "unlowered": "(s, target): nothing lowers its costs",
    "least": "(s, target): with how many characters at least it is confronted",
    "lure": "(s, me): what the active player may do to lower its cost",
}
HOOKS: Final = {
    **MOMENTS,
    **OWN,
    **EPICS,
    **{name: ELSEWHERE[name] for name in (*FIELD_HOOKS, *PARTY_HOOKS, *OWN_FIELD_HOOKS)},
}


@declared
class Me:
    """Whose effect it is, of which card; for a defeated card, who has beaten it, how, and with how much Force and
    Cosmos each."""

    seat: int
    card: Card
    it: Piece | None = None
    fighters: Sequence[Piece] = ()
    way: str = ""
    worth: dict[int, tuple[int, int]] | None = None
    slot: int = follows(0)

    def __post_init__(self) -> None:
        self.slot = self.it.slot if self.it is not None else 0

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


def possible(s: SaintSeiya, ability: Ability, me: Me) -> bool:
    """SS-EFX-130: whether an effect could do anything at all."""
    return ability.when is None or bool(ability.when(s, me))
