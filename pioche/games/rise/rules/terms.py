"""The words of the game: what an option may say, what a card may listen to, what may be modified."""

from __future__ import annotations

from typing import Final

from pioche.engine.choice import Verbs

# Final: a compiled build then reads these at once, not through the module's dictionary.
VERBS: Final = Verbs()
INVOKE: Final = VERBS.add("invoke", "card")  # from the hand
LEVEL: Final = VERBS.add("level", "card")  # play a Niveau Supérieur
ACTION: Final = VERBS.add("action", "card")  # activate an Action; the nth of them by `which`
SKILL: Final = VERBS.add("skill", "card")  # activate the skill in front of which stands `which`
EFFECT: Final = VERBS.add("effect", "card")  # activate an Effect; the nth of them by `which`
IMITATE: Final = VERBS.add("imitate", "card")  # RI-IMIT-010
ETHER_CARD: Final = VERBS.add("ether-card")  # spend 3 Ether: draw
ETHER_COIN: Final = VERBS.add("ether-coin")  # spend 3 Ether: a coin
COMBAT: Final = VERBS.add("combat")  # declare the Combat phase
ATTACK: Final = VERBS.add("attack", "card")  # this card attacks; whom, where there are several, by `which` - 1
BLOCK: Final = VERBS.add("block", "card")  # this card blocks …
AGAINST: Final = VERBS.add("against", "card", role="targets")  # … that attacker
FIRST: Final = VERBS.add("first", "card")  # the combat with this attacker comes next
KEEP: Final = VERBS.add("keep", role="closes")  # the opening hand
MULLIGAN: Final = VERBS.add("mulligan")
DRAW_TWO: Final = VERBS.add("draw-two")  # RI-RESTO-010: 2 cards and 1 coin
COIN_TWO: Final = VERBS.add("coin-two")  # 1 card and 2 coins
PAYER: Final = VERBS.add("payer", "card")  # this Invocateur spends the point
KIND: Final = VERBS.add("kind", "number")  # which token: its place among those of infinite rank
WORD: Final = VERBS.add("word", "number")  # which type, aptitude or disease: its place among those offered

# Hooks: how each is written, and what it is for. `source` is the card or effect that has the hook, `it` a card in play;
# what is called own is asked of the card itself alone.

# What a card does at its own time, as `effect(…)` or `tossed(…)`.
EFFECTS: Final = {
    "arrival": " = effect(…): on arrival; what an Imminente, an Évènement or a Niveau Supérieur does",
    "action_1": " = effect(…): its first Action; the price stands in the TOML file",
    "action_2": " = effect(…): its second Action",
    "skill_1": " = effect(…): the skill with the number 1 of an Invocateur",
    "skill_2": " = effect(…): the skill with the number 2",
    "skill_3": " = effect(…): the skill with the number 3",
    "skill_4": " = effect(…): the skill with the number 4",
    "activated": " = effect(…): an activated Effect, on a simple declaration",
}
# What a card does at the start or the end of a turn, on a stack of its own.
ON_STACK: Final = {
    "start_of_turn": " = effect(…): at the start of its controller's turn",
    "start_of_cycle": " = effect(…): at the start of each cycle: of each turn of its controller",
    "end_of_turn": " = effect(…): at the end of its controller's turn",
    "end_of_any_turn": " = effect(…): at the end of whoever's turn",
}
# What others do at a moment, at once; `when` conditions are asked as `condition(s, source, event)`: see `only`.
AFTER: Final = {
    "after_attack": " = effect(…): a card was declared as an attacker",
    "after_block": " = effect(…): a Combat begins: `it` is opposed to the card `by`, whichever of them attacks",
    "after_charged": " = effect(…): a card gained a +X/+X charge",
    "after_coins": " = effect(…): a player gained coins in the Restauration",
    "after_combat": " = effect(…): the Combat phase is over",
    "after_destroyed": " = effect(…): a card was Destroyed",
    "after_hit": " = effect(…): a card dealt combat damage, to a card or an Invocateur",
    "after_opened": " = effect(…): a card was opened",
    "after_played": " = effect(…): a card was invoked or called",
    "after_reached": " = effect(…): an attack reached a player, whatever it dealt",
    "after_sacrificed": " = effect(…): a card was Sacrificed",
    "after_time": " = effect(…): a temporal charge disappeared",
    "after_toss": " = effect(…): an Action that had a Success or a Failure begins to resolve",
}
NUMBERS: Final = {
    "power": "(s, source, it): X of the +X/+X charge that `it` has",
    "doubles": "(s, source, it, giver): own: by what the charges that `giver` gives it are multiplied",
    "coins": "(s, source, it, key, seat, coins): what an Action of `it` costs in coins",
}
QUESTIONS: Final = {
    "arrives_open": " = True: own: it arrives Open",
    "diseases": " = (…): own: the diseases that its Effects give, for Esquive",
    "attacks_at_once": " = True: own: it has no summoning sickness",
    "cannot_act": "(s, source, it, seat): no Action of `it` can be activated",
    "cannot_attack": "(s, source, it, seat): it cannot attack, or not that player",
    "cannot_block": "(s, source, it): it cannot block",
    "cannot_lose_levels": "(s, source, it): the Invocateur cannot lose levels",
    "cannot_tilt": "(s, source, it, by): it cannot be tilted by what the player `by` does (-1: by its own attack)",
    "doubled_damage": "(s, source, it): own: its combat damage to `it` is doubled",
    "equips": " = select: own: what this Équipement may be put on",
    "free": "(s, source, seat, card): `seat` may invoke the card for free; once per turn",
    "grants": "(s, source, it): the aptitudes that `it` has by this",
    "morph": " = select: own: what it may be a copy of",
    "playable": "(s, seat): own: a Contrainte, whether it is met",
    "prevents": "(s, source, it, combat): damage to `it` is prevented",
    "types": "(s, source, it): the types that `it` has by this",
}
HOOKS: Final = {**EFFECTS, **ON_STACK, **AFTER, **NUMBERS, **QUESTIONS}
