"""The words of the game: what an option may say, what a card may listen to, what may be modified."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import Verbs
from pioche.engine.lasting import Quality
from pioche.games.keyforge.state import ABILITIES, COLOURS, HOUSES

# Final: a compiled build then reads these at once, not through the module's dictionary.
VERBS: Final = Verbs()
PLAY: Final = VERBS.add("play", "card")
DISCARD: Final = VERBS.add("discard", "card", role="discards")
REAP: Final = VERBS.add("reap", "card")
FIGHT: Final = VERBS.add("fight", "card")
ACTION: Final = VERBS.add("action", "card")
OMNI: Final = VERBS.add("omni", "card")
UNSTUN: Final = VERBS.add("unstun", "card")
HOUSE: Final = VERBS.add("house", "word", HOUSES)
KEY: Final = VERBS.add("key", "word", COLOURS)
FLANK: Final = VERBS.add("flank", "word", ("left", "right"))
RIGHT_OF: Final = VERBS.add("right", "card")  # KF-KWDEPLOY-010: to the right of this creature
LEFT_OF: Final = VERBS.add("left", "card")
TIDE: Final = VERBS.add("tide")
MULLIGAN: Final = VERBS.add("mulligan")
KEEP: Final = VERBS.add("keep", role="closes")
BID: Final = VERBS.add("bid", "number")
LEFT: Final = 0
RIGHT: Final = 1

# What a card is used for.
USES: Final = {"reap": REAP, "fight": FIGHT, "action": ACTION, "omni": OMNI, "unstun": UNSTUN}

# Abilities, run as `hook(s, me)`: they may ask. Those in bold on the card come first.
BOLD: Final = tuple(sorted(ABILITIES))
# What others do at a moment; `when` conditions are asked as `condition(s, source, event)`.
AFTER: Final = (
    "after_action",  # an action card was played; this comes before its Play ability
    "after_archive",
    "after_armor",
    "after_damage",
    "after_destroyed",
    "after_discard",
    "after_enter",
    "after_fight",
    "after_forge",
    "after_house",
    "after_leave",
    "after_play",
    "after_reap",
    "after_tide",
    "after_use",
    "before_fights",  # before any creature fights
    "end_of_turn",
    "start_of_turn",
)
# What gives an ability to other cards: `when` conditions are asked as `condition(s, source, it)`; an upgrade without a
# condition gives it to its creature.
GIVES: Final = {bold: f"gives_{bold}" for bold in BOLD}
# What happens instead: `hook(s, source, event)` returns an event, None, or a flow that does.
INSTEAD: Final = (
    "instead_of_amber",  # Æ would be added to a pool
    "instead_of_capture",
    "instead_of_damage",  # somebody would deal it
    "instead_of_destroyed",  # a tagged card would be put into a discard pile
    "instead_of_forge",
    "instead_of_icon",
    "instead_of_ready",
    "instead_of_steal",
)
# Numbers: `hook(s, source, of, value)` returns the new value.
POWER: Final = Quality("power", "set_power", "power", "only_power")
ARMOR: Final = Quality("armor", "armor", "only_armor")
KEY_COST: Final = Quality("key_cost", "key_cost")
HAND_SIZE: Final = Quality("hand_size", "hand_size")
FIGHT_DAMAGE: Final = Quality("fight_damage", "fight_damage", "only_fight_damage")
MORE_DAMAGE: Final = Quality("more_damage", "more_damage")
ICON_TIMES: Final = Quality("icon_times", "icon_times")  # how often each icon of the next card played is resolved
ASSAULT: Final = Quality("assault", "assault")
HAZARDOUS: Final = Quality("hazardous", "hazardous")
ELUSIVE: Final = Quality("elusive", "elusive", "no_elusive")
SKIRMISH: Final = Quality("skirmish", "skirmish")
POISON: Final = Quality("poison", "poison")
TAUNT: Final = Quality("taunt", "taunt")
INVULNERABLE: Final = Quality("invulnerable", "invulnerable")
QUALITIES: Final = (
    POWER,
    ARMOR,
    KEY_COST,
    HAND_SIZE,
    FIGHT_DAMAGE,
    MORE_DAMAGE,
    ICON_TIMES,
    ASSAULT,
    HAZARDOUS,
    ELUSIVE,
    SKIRMISH,
    POISON,
    TAUNT,
    INVULNERABLE,
)
# Questions about other things: `hook(s, source, …)` returns yes or no, or what the comment says.
QUESTIONS: Final = (
    "allows_play",  # (card): it may be played although its house is not active
    "allows_use",  # (it, how): likewise used; how is one of USES
    "allowed",  # (number): a permission of this source has just been taken
    "belongs",  # (it, house)
    "blanks",  # (it): its text box is empty
    "cannot_be_attacked",  # (it, attacker)
    "cannot_be_damaged",  # (hit)
    "cannot_be_stolen",  # (seat): from this pool
    "cannot_choose",  # (seat, house)
    "cannot_icons",  # (seat)
    "cannot_play",  # (seat, card)
    "cannot_use",  # (it, how)
    "controls",  # an upgrade that gives control of its creature to its own controller
    "cost_to_play",  # (seat, card): Æ to be paid to the source's controller
    "cost_to_use",  # (it): likewise
    "counts_as_flank",  # (it)
    "doomed",  # (): destroy this card at once
    "enters",  # (it): what changes as a card enters play
    "must_choose",  # (seat): a house, or nothing
    "noted",  # never asked: the rules look for an effect of this name
    "redirects",  # (hit): the creature that takes the damage instead, or None
    "shares_damage",  # (it): what a fight deals to it is also dealt to this creature
    "skips_forge",  # (seat)
    "takes_spent",  # (seat): gets the Æ that this seat spends to forge
    "gains_text",  # (it): the print whose text box it has too, or None
    "where",  # (it, zone): the zone to which a card goes from play instead
)
# Questions to the card itself, in whatever zone it is: `hook(s, it, …)`.
OWN: Final = (
    "becomes",  # (seat, card): a flow that gives the print it is played as; None: it cannot be
    "can_be_played",  # (seat)
    "cost",  # (seat): Æ to be lost in order to play it
    "enters_as",  # (seat, card): a flow that gives the print it enters play as, played or put
    "enters_ready",  # (seat): it enters play ready
    "enters_stunned",
    "enters_enemy",  # under the opponent's control
    "ignores_elusive",  # when it attacks
    "ignores_taunt",
    "may_attack",  # (defender)
    "spendable",  # Æ on it may be spent to forge
    "may_use",  # as if of the active house
    "attach_to",  # (it): whether an upgrade may be attached to this creature
)
HOOKS: Final = (
    *BOLD,
    *AFTER,
    *GIVES.values(),
    *INSTEAD,
    *(layer for quality in QUALITIES for layer in quality.layers),
    *QUESTIONS,
    *OWN,
)
