"""The words of the game: what an option may say, what a card may listen to, what may be modified."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import Verbs
from pioche.engine.lasting import Quality
from pioche.games.keyforge.state import COLOURS, HOUSES

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
HOW: Final = {verb: how for how, verb in USES.items()}

# Hooks: how each is written, and what it is for. `me` says whose ability it is and what triggered it; `source` is the
# card or effect that has the hook, `it` a card in play.

# Abilities (`state.ABILITIES`), which may ask. Those in bold on the card come first.
BOLD: Final = {
    "action": "(s, me): Action: the card is used for it",
    "before_fight": "(s, me): Before Fight: this creature is about to fight",
    "before_reap": "(s, me): Before Reap: this creature is about to reap",
    "destroyed": "(s, me): Destroyed: this card is about to be destroyed",
    "fight": "(s, me): Fight: this creature has fought and is still in play",
    "leaves": "(s, me): Leaves Play: this card is about to leave play",
    "omni": "(s, me): Omni: the card is used for it, whatever the active house",
    "play": "(s, me): Play: the card was played",
    "reap": "(s, me): Reap: this creature has reaped",
}
# What others do at a moment; `when` conditions are asked as `condition(s, source, event)`.
AFTER: Final = {
    "after_action": "(s, me): an action card was played; this comes before its Play ability",
    "after_archive": "(s, me): a card was archived",
    "after_armor": "(s, me): armor has prevented damage",
    "after_damage": "(s, me): a creature was dealt damage",
    "after_destroyed": "(s, me): a card was destroyed",
    "after_discard": "(s, me): a card was discarded from a hand",
    "after_enter": "(s, me): a card has entered play",
    "after_fight": "(s, me): a creature has fought",
    "after_forge": "(s, me): a key was forged",
    "after_house": "(s, me): a house was chosen",
    "after_leave": "(s, me): a card has left play",
    "after_play": "(s, me): a card was played",
    "after_reap": "(s, me): a creature has reaped",
    "after_tide": "(s, me): the tide was raised",
    "after_use": "(s, me): a card was used",
    "before_fights": "(s, me): any creature is about to fight",
    "end_of_turn": "(s, me): a turn ends",
    "start_of_turn": "(s, me): a turn begins",
}
# What gives an ability to other cards: `when` conditions are asked as `condition(s, source, it)`; an upgrade without a
# condition gives it to its creature.
GIVES: Final = {bold: f"gives_{bold}" for bold in BOLD}
# What happens instead: returns an event, None, or a flow that does.
INSTEAD: Final = {
    "instead_of_amber": "(s, source, event): Æ would be added to a pool",
    "instead_of_capture": "(s, source, event): a creature would capture",
    "instead_of_damage": "(s, source, hit): somebody would deal damage",
    "instead_of_destroyed": "(s, source, event): a tagged card would be put into a discard pile",
    "instead_of_forge": "(s, source, event): a key would be forged",
    "instead_of_icon": "(s, source, event): a bonus icon would be resolved",
    "instead_of_ready": "(s, source, event): a card would be readied",
    "instead_of_steal": "(s, source, event): Æ would be stolen",
}
# Numbers: returns the new value.
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
NUMBERS: Final = {
    "set_power": "(s, source, it, value): the power that a creature is set to",
    "power": "(s, source, it, value): a creature's power with this plus or minus",
    "only_power": "(s, source, it, value): its power whatever else is said of it",
    "armor": "(s, source, it, value): a creature's armor",
    "only_armor": "(s, source, it, value): its armor whatever else is said of it",
    "key_cost": "(s, source, seat, value): what a key costs this player",
    "hand_size": "(s, source, seat, value): up to how many cards this player draws",
    "fight_damage": "(s, source, blow, value): the damage that a creature deals in a fight",
    "only_fight_damage": "(s, source, blow, value): that damage whatever else is said of it",
    "more_damage": "(s, source, hit, value): damage as it is dealt, with what is added to it",
    "icon_times": "(s, source, seat, value): how often each icon of the next card played is resolved",
    "assault": "(s, source, it, value): a creature's assault",
    "hazardous": "(s, source, it, value): a creature's hazardous",
    "elusive": "(s, source, it, value): 1 for a creature with elusive",
    "no_elusive": "(s, source, it, value): 0 for one that has it no longer",
    "skirmish": "(s, source, it, value): 1 for a creature with skirmish",
    "poison": "(s, source, it, value): 1 for a creature with poison",
    "taunt": "(s, source, it, value): 1 for a creature with taunt",
    "invulnerable": "(s, source, it, value): 1 for an invulnerable creature",
}
# Questions about other things: returns yes or no, or what is said.
QUESTIONS: Final = {
    "allows_play": "(s, source, card): it may be played although its house is not active",
    "allows_use": "(s, source, it, how): it may be used although its house is not active; `how` is one of USES",
    "allowed": "(s, source, number): a permission of this source has just been taken for that card",
    "belongs": "(s, source, it, house): it belongs to this house too",
    "blanks": "(s, source, it): its text box is empty",
    "cannot_be_attacked": "(s, source, it, attacker): this attacker cannot fight it",
    "cannot_be_damaged": "(s, source, hit): nothing of this hit is dealt",
    "cannot_be_stolen": "(s, source, seat): no Æ can be stolen from this pool",
    "cannot_choose": "(s, source, seat, house): this player cannot choose the house",
    "cannot_icons": "(s, source, seat): this player resolves no bonus icon",
    "cannot_play": "(s, source, seat, card): this player cannot play the card",
    "cannot_use": "(s, source, it, how): it cannot be used so",
    "controls": "(s, source): an upgrade gives control of its creature to its own controller",
    "cost_to_play": "(s, source, seat, card): Æ to be paid to the source's controller for playing it",
    "cost_to_use": "(s, source, seat, it): Æ to be paid to the source's controller for using it",
    "counts_as_flank": "(s, source, it): it counts as a flank creature",
    "doomed": "(s, source): destroy this card at once",
    "enters": "(s, source, it, played): what changes as a card enters play, played or put there",
    "must_choose": "(s, source, seat): the house that this player must choose, or nothing",
    "must_fight": "(s, source, it): a creature that is used must fight, if it can",
    "noted": "(): never asked; the rules look for an effect of this name",
    "redirects": "(s, source, hit): the creature that takes the damage instead, or None",
    "shares_damage": "(s, source, it): what a fight deals to it is also dealt to this creature",
    "skips_forge": "(s, source, seat): this player skips the forge a key step",
    "takes_spent": "(s, source, seat): the source's controller gets the Æ that this player spends to forge",
    "gains_text": "(s, source, it): the print whose text box it has too, or None",
    "where": "(s, source, it, zone): the zone to which a card goes from play instead",
}
# Questions to the card itself, in whatever zone it is.
OWN: Final = {
    "becomes": "(s, seat, card): a flow that gives the print it is played as; None: it cannot be",
    "can_be_played": "(s, seat, card): this player may play it now",
    "cost": "(s, seat): Æ to be lost in order to play it",
    "enters_as": "(s, seat, card): a flow that gives the print it enters play as, played or put there",
    "enters_ready": "(s, it): it enters play ready",
    "enters_stunned": "(s, it): it enters play stunned",
    "enters_enemy": "(s, seat): it enters play under the opponent's control",
    "ignores_elusive": "(s, it): it ignores elusive when it attacks",
    "ignores_taunt": "(s, it): it ignores taunt when it attacks",
    "may_attack": "(s, it, defender): it may fight this creature",
    "spendable": "(s, it): Æ on it may be spent to forge",
    "may_use": "(s, it, how): it may be used as if it were of the active house",
    "attach_to": "(s, it): this upgrade may be attached to the creature `it`",
}
HOOKS: Final = {
    **BOLD,
    **AFTER,
    **{GIVES[bold]: f"(s, me): gives others the ability: {what.partition(': ')[2]}" for bold, what in BOLD.items()},
    **INSTEAD,
    **{layer: NUMBERS[layer] for quality in QUALITIES for layer in quality.layers},
    **QUESTIONS,
    **OWN,
}
