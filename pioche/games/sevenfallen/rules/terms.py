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

# What others do at a moment; `when` conditions are asked as `condition(s, source, event)`.
AFTER: Final = (
    "after_announced",  # attackers were announced
    "after_arrival",  # a card entered play
    "after_attack_phase",  # the end of your attack phase
    "after_banished",
    "after_damage",  # a card was dealt at least 1 damage
    "after_declared",  # an attack was declared
    "after_destroyed",
    "after_draw",
    "after_ec",  # a card was given EC
    "after_gain",  # a Divinité gained FV
    "after_healed",  # damage markers were removed
    "after_marked",  # markers were given
    "after_played",  # a page was played
    "after_spent",  # Poseidor were spent
    "after_targeted",
)
# What happens at an end, without a stack: SF-TURN-160, SF-TURN-190.
ENDS: Final = ("end_of_turn", "end_of_word")
# Numbers: `hook(s, source, of, value)` returns the new value.
ATQ: Final = Quality("atq", "set_atq", "atq")
FV: Final = Quality("fv", "set_fv", "fv")
BOU: Final = Quality("bou", "bou")
COST: Final = Quality("cost", "cost")  # of a page, in EC: `of` is its card
TEMPEST_COST: Final = Quality("tempest_cost", "tempest_cost")  # likewise, played in Tempête
NUMBERS: Final = ("set_atq", "atq", "set_fv", "fv", "bou", "cost", "tempest_cost")
# Questions: `hook(s, source, …)` returns yes or no, or what the comment says.
QUESTIONS: Final = (
    "arrives_on",  # (): own: the line on which it arrives
    "becomes",  # (it): own: the print that it is now: active in the Limbes too
    "cannot_attack",  # (it)
    "cannot_be_attacked",  # (it)
    "cannot_be_targeted",  # (it, me)
    "cannot_front",  # (it): be put on the LDF
    "cannot_gain_ec",  # (it)
    "cannot_play",  # (seat, card, tempest): a refusal's message, or nothing
    "classes",  # (it, classes): the classes it has
    "defends",  # (it): defends the Divinité although it is no Ange
    "ec_for",  # own: (page or None, class): whether its EC may serve for playing such a page, or for something else
    "fate",  # (it, by): where a destroyed card goes instead: `limbo` (of the source's seat) or `pandemonium`
    "from_rear",  # (it): may attack from the AG
    "golem_atq",  # (it, value): ATQ that a text gives to Golems
    "insensible",  # (it, me): effects of `me` do nothing to it
    "keyword",  # (it, keyword, value): the value that it has
    "links_to",  # own: (it): whether this Golem or Équipement joins that Ange
    "linked_to",  # own: (it): likewise, and it parts from it as soon as it does not hold
    "more_embuscade",  # (seat): how many more attackers may be announced in Embuscade
    "noted",  # never asked: the rules look for an effect of this name
    "phoenix_cost",  # (it, cost): what playing it from the Limbes by Phoenix costs
    "pierces",  # own: (s, it, defenders): may deal damage to the Divinité although it is defended
    "plays_from_limbo",  # own: (): whether it may be played from the Limbes
    "revocable",  # own: a Temple that may be revoked
    "serment",  # own: an effect's costs, met before it is paid for
)
# Effects that its player may use: a Divinité's, a special ability, a gift's, a Miracle's.
EFFECTS: Final = ("miracle", "divine", "gift", "ability")
HOOKS: Final = (*BOLD, *EFFECTS, *AFTER, *ENDS, *NUMBERS, *QUESTIONS)
