"""The words of the game: what an option may say, what a card may listen to, what may be modified."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import Verbs
from pioche.engine.lasting import Quality
from pioche.games.sevenfallen.state import BOLD

# Final: a compiled build then reads these at once, not through the module's dictionary.
VERBS: Final = Verbs()
PLAY: Final = VERBS.add("play", "card")  # for its cost, from the hand or the Limbes
TEMPEST: Final = VERBS.add("tempest", "card")  # a Golem for its Tempête cost
USE: Final = VERBS.add("use", "card")  # an ability; the nth of them by `which`
RETREAT: Final = VERBS.add("retreat", "card")
WORSHIP: Final = VERBS.add("worship", "card")  # an Adorateur of the Registre enters play
ARCHANGEL: Final = VERBS.add("archangel", "card")
LOOK: Final = VERBS.add("look")  # at the top of the Registre, to put an Adorateur into play
TOP: Final = VERBS.add("top", "card")
BOTTOM: Final = VERBS.add("bottom", "card")
ATTACK: Final = VERBS.add("attack")  # announce the attack phase
ANNOUNCE: Final = VERBS.add("announce", "card")
AMBUSH: Final = VERBS.add("ambush", "card")  # announce in Embuscade
DECLARE: Final = VERBS.add("declare", "card")  # this attacker declares its attack, alone or with others
STRIKE: Final = VERBS.add("strike", "card", role="targets")  # whom they attack
HOLD: Final = VERBS.add("hold")  # they do not attack
FIRST: Final = VERBS.add("first", "seat")
GRACE: Final = VERBS.add("grace", "card")  # SF-SETUP-030: change this page of the opening hand
PAY: Final = VERBS.add("pay", "card")
AUTO: Final = VERBS.add("auto")
REVOKE: Final = VERBS.add("revoke", "card")
LINK: Final = VERBS.add("link", "card")
PROPOSE: Final = VERBS.add("propose")  # SF-GOAL-030: a draw

# Hooks: how each is written, and what it is for. Instead of `effect(…)` there may be `may(…)` or `once_per_turn(…)`, or
# `several(…)` of them. `source` is the card or effect that has the hook, `it` a card in play; what is called own is
# asked of the card itself alone.

# Abilities that a word in bold introduces: `state.BOLD`.
_BOLD: Final = {
    "ferveur": " = effect(…): Ferveur: the card has entered play",
    "dernier_souffle": " = effect(…): Dernier souffle: the card was destroyed",
    "aurore_divine": " = effect(…): at the beginning of its controller's Aurore divine",
    "nuit_divine": " = effect(…): at the beginning of its controller's Nuit divine",
    "parole_divine": " = effect(…): used once a turn, whenever an Ange could be played",
    "phase_de_combat": " = effect(…): used once a turn, in an attack phase",
    "purgatoire": " = effect(…): used once a turn by its owner while the page is in the Purgatoire",
    "sacrifice": " = effect(sacrifices(), …): used once a turn, by destroying an Ange of one's own",
    "dilemme": " = dilemma(…): the card has entered play: the opponent chooses among the effects",
}
# Effects that its player may use.
EFFECTS: Final = {
    "miracle": " = effect(…): what a Miracle does",
    "divine": " = effect(…): the effect of a Divinité",
    "gift": " = effect(…): what a gift does as the match begins",
    "ability": " = effect(…): a special ability that its player may use",
}
# What others do at a moment; `when` conditions are asked as `condition(s, source, event)`: see `only`.
AFTER: Final = {
    "after_announced": " = effect(…): attackers were announced",
    "after_arrival": " = effect(…): a card entered play",
    "after_attack_phase": " = effect(…): the end of your attack phase",
    "after_banished": " = effect(…): a card was banished",
    "after_damage": " = effect(…): a card was dealt at least 1 damage",
    "after_declared": " = effect(…): an attack was declared",
    "after_destroyed": " = effect(…): a card was destroyed",
    "after_draw": " = effect(…): a page was drawn",
    "after_ec": " = effect(…): a card was given EC",
    "after_gain": " = effect(…): a Divinité gained FV",
    "after_healed": " = effect(…): damage markers were removed",
    "after_marked": " = effect(…): markers were given",
    "after_played": " = effect(…): a page was played",
    "after_spent": " = effect(…): Poseidor were spent",
    "after_targeted": " = effect(…): a card was targeted",
}
# What happens at an end, without a stack: SF-TURN-160, SF-TURN-190.
ENDS: Final = {
    "end_of_turn": " = effect(…): the turn ends; without a stack",
    "end_of_word": " = effect(…): the Parole divine ends; without a stack",
}
# Numbers: returns the new value.
ATQ: Final = Quality("atq", "set_atq", "atq")
FV: Final = Quality("fv", "set_fv", "fv")
BOU: Final = Quality("bou", "bou")
COST: Final = Quality("cost", "cost")  # of a page, in EC: `of` is its card
TEMPEST_COST: Final = Quality("tempest_cost", "tempest_cost")  # what it costs in Tempête
NUMBERS: Final = {
    "set_atq": "(s, source, of, value): the ATQ that a card is set to",
    "atq": "(s, source, of, value): its ATQ with this plus or minus",
    "set_fv": "(s, source, of, value): the FV that a card is set to",
    "fv": "(s, source, of, value): its FV with this plus or minus",
    "bou": "(s, source, of, value): the BOU of a Golem",
    "cost": "(s, source, of, value): what a page costs, in EC; `of` is its card",
    "tempest_cost": "(s, source, of, value): what it costs when it is played in Tempête",
}
# Questions: returns yes or no, or what is said.
QUESTIONS: Final = {
    "arrives_on": "(): own: the line on which it arrives",
    "becomes": "(s, source, it): own: the print that it is now; active in the Limbes too",
    "cannot_attack": "(s, source, it): it cannot attack",
    "cannot_be_attacked": "(s, source, it): it cannot be attacked",
    "cannot_be_targeted": "(s, source, it, me): the effect of `me` cannot target it",
    "cannot_front": "(s, source, it): it cannot be put on the LDF",
    "cannot_gain_ec": "(s, source, it): it cannot be given EC",
    "cannot_play": "(s, source, seat, card, tempest): the message of a refusal, or nothing",
    "classes": "(s, source, it, classes): the classes it has",
    "defends": "(s, source, it): it defends the Divinité although it is no Ange",
    "ec_for": "(s, source, page, class): own: its EC may serve for playing such a page, or, without one, for this",
    "fate": "(s, source, it, fall): where a destroyed card goes: `limbo` (the source's seat's) or `pandemonium`",
    "from_rear": "(s, source, it): it may attack from the AG",
    "golem_atq": "(s, source, it, value): the ATQ that texts give to a Golem",
    "insensible": "(s, source, it, me): effects of `me` do nothing to it",
    "keyword": "(s, source, it, keyword, value): the value that the keyword has on it",
    "links_to": "(s, source, it): own: this Golem or Équipement joins that Ange",
    "linked_to": "(s, source, it): own: it joins that Ange, and parts from it as soon as this does not hold",
    "more_embuscade": "(s, source, seat): how many more attackers may be announced in Embuscade",
    "noted": " = True: never asked; the rules look for an effect of this name",
    "phoenix_cost": "(s, source, it, cost): what playing it from the Limbes by Phoenix costs",
    "pierces": "(s, source, defenders): own: it may deal damage to the Divinité although it is defended",
    "plays_from_limbo": "(s, source): own: it may be played from the Limbes",
    "revocable": " = True: own: a Temple that may be revoked",
    "serment": " = effect(…): own: what must hold before an effect is paid for",
}
HOOKS: Final = {
    **{name: _BOLD[name] for name in BOLD},
    **EFFECTS,
    **AFTER,
    **ENDS,
    **NUMBERS,
    **QUESTIONS,
}
