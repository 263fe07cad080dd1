"""The Combat phase: attackers, blockers, combats one by one, and the planes."""

from ri_scene import (
    action,
    attack_with,
    end_turn,
    life,
    passes,
    resolve,
    said,
    scene,
    skill,
    stack,
    to_attack,
    values,
)

from pioche.games.rise.cards import BOOK
from pioche.games.rise.cards.words import effect, gains_ether, it_is_this, only
from pioche.games.rise.state import ATTACKS, BLOCKED, HAS_BLOCKED
from pioche.testing import rule

NOYE = "noye-fendeur-de-vagues"  # 3/3, without a text
WOLF = "loup-des-congeres"  # 3/2, Avantage
DUELLIST = "duelliste-givre"  # 2/3, Riposte


def window(t):
    """All pass in a window after a declaration."""
    t.asks(t.state.active, kind="window")
    for seat in range(len(t.players)):
        t.players[(t.state.active + seat) % len(t.players)].pick("pass")


def blocks(t, *pairs, seat=1):
    """These block those, and nobody else does; then the window after the blocks."""
    for blocker, attacker in pairs:
        t.players[seat].block(blocker)
        t.players[seat].pick(attacker)
    if t.match.decision.kind == "block":
        t.players[seat].pick("done")
    window(t)


# The phase


@rule("RI-COMBAT-010", "RI-DEVOUR-010")
def test_the_combat_phase_is_optional_and_nothing_comes_after_one_that_was_not():
    t = scene({"field": ["devoreur-d-or", NOYE, NOYE], "coins": 4})
    t.me.pick("end")
    resolve(t)
    assert t.me.coins == 4 and (life(t, "azell"), life(t, "lilith")) == (17, 17)
    t.you.pick("draw-two")
    t.settled()


@rule("RI-COMBAT-050", "RI-DEVOUR-010", "RI-COMBAT-100")
def test_an_empty_attack_asks_for_no_blockers_but_is_a_combat_phase():
    t = scene({"field": ["devoreur-d-or"], "coins": 4}, {"field": [NOYE]})
    to_attack(t)
    t.asks(0, ["devoreur-d-or", "done"], kind="attack")
    t.me.pick("done")
    passes(t, 0, 1)  # the window comes also after an empty declaration
    t.asks(0, kind="main")
    assert t.me.coins == 3 and not t.card("devoreur-d-or").tilted
    assert t.why("combat") == "RI-TURN-020"
    t.settled()


@rule("RI-COMBAT-020", "RI-COMBAT-080")
def test_attack_then_defence_then_resolution():
    t = scene({"field": [NOYE]}, {"field": [DUELLIST]})
    attack_with(t, NOYE)
    blocks(t, (DUELLIST, NOYE))
    resolve(t)
    lines = [one for one in said(t) if one in ("attacks", "blocks", "fights")]
    assert lines == ["attacks", "blocks", "fights"]
    t.settled()


@rule("RI-COMBAT-030")
def test_what_may_be_used_in_the_combat_phase_may_be_used_in_each_of_its_steps():
    me = {"field": ["porteur-de-meche"], "hand": ["charge-generale"]}
    t = scene(me, {"field": [NOYE]})
    assert t.why("invoke", "charge-generale") == "RI-CONSTR-010"
    to_attack(t)
    t.me.attack("porteur-de-meche")
    t.me.pick("done")
    assert t.why("invoke", "charge-generale") == ""
    passes(t, 0, 1)
    t.you.block(NOYE)
    t.you.pick("porteur-de-meche")
    assert t.why("invoke", "charge-generale") == ""
    passes(t, 0, 1)
    assert stack(t) == ["porteur-de-meche:combat"] and t.why("invoke", "charge-generale") == ""
    t.me.invoke("charge-generale", "atlas")
    resolve(t)
    t.settled()


@rule("RI-COMBAT-040", "RI-TURN-030")
def test_moving_to_combat_can_be_answered_before_attackers_are_declared():
    t = scene({"field": [NOYE]}, {"hand": ["boule-de-feu"]})
    t.me.pick("combat")
    assert stack(t) == ["atlas:to-combat"]
    t.asks(1)
    t.you.invoke("boule-de-feu", NOYE, "azell")
    assert t.why("combat", seat=0) == "RI-TURN-030"
    resolve(t)
    t.asks(0, ["done"], kind="attack")
    t.settled()


# Attackers


@rule("RI-COMBAT-060", "RI-COMBAT-070")
def test_all_attackers_are_announced_together_upright_and_tilted_by_it():
    t = scene({"field": [NOYE, WOLF, {"card": DUELLIST, "tilted": True}]})
    to_attack(t)
    t.asks(0, [NOYE, WOLF, "done"], kind="attack")
    assert t.why("attack", DUELLIST) == "RI-COMBAT-070"
    t.me.attack(NOYE)
    assert not t.card(NOYE).tilted
    t.me.pick("done")
    assert t.card(NOYE).tilted and not t.card(WOLF).tilted
    assert t.offers("attack") == []  # no one can be added later
    passes(t, 0, 1)
    assert t.offers("attack") == []
    t.settled()


@rule("RI-COMBAT-100")
def test_players_may_respond_once_attackers_are_declared_the_active_one_first():
    t = scene({"field": ["el-diablo", "chat-trognon"]}, {"field": ["amok", NOYE]})
    to_attack(t)
    t.me.attack("el-diablo")
    t.me.attack("chat-trognon")
    t.me.pick("done")
    passes(t, 0)
    t.asks(1, kind="window")
    action(t, "amok", 1, "el-diablo")
    assert stack(t) == ["amok:action_1"]
    passes(t, 0, 1)
    passes(t, 0, 1)  # the window is open until all have passed in a row
    t.asks(1, kind="block")
    t.you.pick("done")
    t.asks(0, kind="window")
    t.settled()


@rule("RI-COMBAT-100")
def test_there_is_a_window_after_the_blocks():
    t = scene({"field": [NOYE]}, {"field": [DUELLIST], "hand": ["peau-de-pierre"]})
    attack_with(t, NOYE)
    t.you.block(DUELLIST)
    t.you.pick(NOYE)
    t.asks(0, kind="window")
    t.me.pick("pass")
    t.you.invoke("peau-de-pierre", DUELLIST, "azell")
    passes(t, 0, 1)
    assert values(t, DUELLIST) == (3, 4) and stack(t) == []
    t.asks(0, kind="window")
    t.settled()


@rule("RI-COMBAT-320")
def test_a_card_that_may_not_attack_is_refused_and_the_others_are_not():
    t = scene({"field": ["gardienne-immuable", "titan-au-carcan", NOYE]})
    to_attack(t)
    t.asks(0, [NOYE, "done"], kind="attack")
    assert t.why("attack", "gardienne-immuable") == t.why("attack", "titan-au-carcan") == "RI-COMBAT-320"
    t.settled()


@rule("RI-COMBAT-320", "RI-COMBAT-200", "RI-GLO-150")
def test_a_forced_fight_is_no_combat():
    t = scene({"field": ["devoreur-d-or", "salamandre-vorace"], "hand": ["obligation"], "coins": 9})
    t.me.invoke(
        "obligation", f"action:{t.number('obligation')}.1", "devoreur-d-or", "salamandre-vorace", "done", "atlas"
    )
    resolve(t)
    assert t.me.field == ["devoreur-d-or"] and t.card("devoreur-d-or").damage == 3
    assert t.state.opposed == [] and t.state.victors == [] and not t.state.fought
    assert t.me.coins == 7  # no Combat phase has ended
    assert not t.card("devoreur-d-or").flags & (ATTACKS | BLOCKED | HAS_BLOCKED)
    t.settled()


# Blockers


@rule("RI-COMBAT-110")
def test_the_attacked_player_may_block_nobody():
    t = scene({"field": [NOYE, WOLF]}, {"field": [DUELLIST, "salamandre-vorace"]})
    attack_with(t, NOYE, WOLF)
    t.asks(1, [DUELLIST, "salamandre-vorace", "done"], kind="block")
    blocks(t)
    passes(t, 0, 1)
    t.you.pick("azell")
    passes(t, 0, 1)
    t.me.pick("lilith")  # « Loup des Congères » has Avantage
    assert (life(t, "azell"), life(t, "lilith")) == (14, 14)
    t.settled()


@rule("RI-COMBAT-130")
def test_a_tilted_card_cannot_block():
    t = scene({"field": [NOYE]}, {"field": [{"card": DUELLIST, "tilted": True}, "salamandre-vorace"]})
    attack_with(t, NOYE)
    t.asks(1, ["salamandre-vorace", "done"], kind="block")
    assert t.why("block", DUELLIST) == "RI-COMBAT-130"
    t = scene({"field": [NOYE]}, {"field": [{"card": DUELLIST, "tilted": True}]})
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    window(t)
    window(t)  # nobody can block: nobody is asked
    assert stack(t) == [f"{NOYE}:assault"]
    t.settled()


@rule("RI-COMBAT-140")
def test_blocking_does_not_tilt():
    t = scene({"field": ["goutte-folle"]}, {"field": [NOYE]})
    attack_with(t, "goutte-folle")
    blocks(t, (NOYE, "goutte-folle"))
    resolve(t)
    assert t.me.field == [] and not t.card(NOYE).tilted
    t.me.pick("end")
    resolve(t)
    t.you.pick("draw-two")
    t.you.pick("combat")
    resolve(t)
    t.asks(1, [NOYE, "done"], kind="attack")
    t.settled()


@rule("RI-COMBAT-140")
def test_a_creature_that_arrived_this_turn_may_block():
    t = scene({"field": [NOYE]}, {"hand": ["feu-follet"]})
    t.me.pick("pass")
    t.you.invoke("feu-follet", "azell")
    resolve(t)
    attack_with(t, NOYE)
    t.asks(1, ["feu-follet", "done"], kind="block")
    t.settled()


@rule("RI-COMBAT-150")
def test_one_blocker_for_one_attacker():
    t = scene({"field": [NOYE, WOLF]}, {"field": [DUELLIST, "salamandre-vorace"]})
    attack_with(t, NOYE, WOLF)
    t.you.block(DUELLIST)
    t.you.pick(NOYE)
    t.asks(1, ["salamandre-vorace", "done"], kind="block")
    assert t.why("block", DUELLIST) == "RI-COMBAT-150"
    t.you.block("salamandre-vorace")
    t.asks(1, [WOLF], kind="against")
    assert t.why("against", NOYE) == "RI-COMBAT-150"
    t.you.pick(WOLF)
    assert t.state.attacks == [
        (t.state.token(t.number(NOYE)), 1, t.state.token(t.number(DUELLIST))),
        (t.state.token(t.number(WOLF)), 1, t.state.token(t.number("salamandre-vorace"))),
    ]
    t.settled()


@rule("RI-COMBAT-150")
def test_a_porte_may_block_several_attackers():
    t = scene({"field": [NOYE, WOLF]}, {"field": ["banquise"]})
    attack_with(t, NOYE, WOLF)
    t.you.block("banquise")
    t.you.pick(NOYE)
    t.asks(1, ["banquise", "done"], kind="block")
    t.you.block("banquise")
    t.you.pick(WOLF)
    window(t)
    t.asks(1, [NOYE, WOLF], kind="order")
    t.you.pick(WOLF)
    resolve(t)
    assert t.card("banquise").damage == 6
    t.settled()


# Combats


@rule("RI-COMBAT-170")
def test_the_turn_cannot_end_before_the_combats_are_resolved():
    t = scene({"field": [NOYE]}, {"field": [DUELLIST]})
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    assert t.why("end") == "RI-COMBAT-170" and "end" not in t.match.decision.keys
    window(t)
    t.you.pick("done")
    assert t.why("end", seat=0) == "RI-COMBAT-170"
    window(t)
    assert t.why("end", seat=0) == "RI-COMBAT-170" and stack(t) == [f"{NOYE}:assault"]
    t.settled()


@rule("RI-COMBAT-180", "RI-COMBAT-190")
def test_the_attacked_player_orders_the_combats_of_their_blockers_and_unblocked_attacks_follow():
    t = scene({"field": ["braise-vive", NOYE, WOLF]}, {"field": [DUELLIST, "salamandre-vorace"]})
    attack_with(t, "braise-vive", NOYE, WOLF)
    blocks(t, (DUELLIST, NOYE), ("salamandre-vorace", WOLF))
    t.asks(1, [NOYE, WOLF], kind="order")
    t.you.pick(WOLF)
    assert stack(t) == [f"{WOLF}:combat"]
    passes(t, 0, 1)
    assert t.me.graveyard == [WOLF] and t.you.graveyard == ["salamandre-vorace"] and t.card(NOYE).damage == 0
    assert stack(t) == [f"{NOYE}:combat"]
    passes(t, 0, 1)
    assert stack(t) == ["braise-vive:assault"]
    passes(t, 0, 1)
    t.you.pick("azell")
    assert life(t, "azell") == 16
    t.asks(0, kind="main")
    t.settled()


@rule("RI-COMBAT-190")
def test_what_is_added_to_a_combat_happens_before_its_damage_and_the_next_combat_comes_after():
    you = {"field": [DUELLIST, "salamandre-vorace"], "hand": ["peau-de-pierre"]}
    t = scene({"field": [NOYE, WOLF]}, you)
    attack_with(t, NOYE, WOLF)
    blocks(t, (DUELLIST, NOYE), ("salamandre-vorace", WOLF))
    t.you.pick(NOYE)
    passes(t, 0)
    t.you.invoke("peau-de-pierre", DUELLIST, "azell")
    assert stack(t) == ["peau-de-pierre:invoke", f"{NOYE}:combat"]
    passes(t, 0, 1)
    assert values(t, DUELLIST) == (3, 1) and t.me.graveyard == [NOYE]  # 2 × 2 + 1 by Riposte
    assert stack(t) == [f"{WOLF}:combat"]
    t.settled()


@rule("RI-COMBAT-210", "RI-COMBAT-220")
def test_who_attacked_was_blocked_and_has_blocked():
    t = scene({"field": [NOYE, "el-diablo"]}, {"field": ["banquise"]})
    to_attack(t)
    t.me.attack(NOYE)
    t.me.attack("el-diablo")
    assert not t.card(NOYE).flags & ATTACKS
    t.me.pick("done")
    assert t.card(NOYE).flags & ATTACKS and t.card("el-diablo").flags & ATTACKS
    window(t)
    blocks(t, ("banquise", NOYE))
    assert not t.card(NOYE).flags & BLOCKED and not t.card("banquise").flags & HAS_BLOCKED
    passes(t, 0, 1)
    assert t.card(NOYE).flags & BLOCKED and t.card(NOYE).flags & ATTACKS
    assert t.card("banquise").flags & HAS_BLOCKED and not t.card("banquise").flags & (ATTACKS | BLOCKED)
    assert not t.card("el-diablo").flags & BLOCKED
    passes(t, 0, 1)
    t.you.pick("azell")
    assert not t.card(NOYE).flags & (ATTACKS | BLOCKED)
    t.settled()


@rule("RI-COMBAT-220", "RI-COMBAT-310")
def test_peau_de_fer_counts_who_has_blocked():
    t = scene({"field": ["goutte-folle"]}, {"field": ["mastodonte-gele"]})
    attack_with(t, "goutte-folle")
    blocks(t, ("mastodonte-gele", "goutte-folle"))
    resolve(t)
    assert values(t, "mastodonte-gele") == (4, 2)  # 3/3, 2 damage, a charge
    t.settled()


@rule("RI-COMBAT-200")
def test_a_combat_is_known_as_one():
    t = scene({"field": [NOYE]}, {"field": ["goutte-folle"]})
    attack_with(t, NOYE)
    blocks(t, ("goutte-folle", NOYE))
    resolve(t)
    assert t.state.victors == [t.state.token(t.number(NOYE))]
    t.settled()


@rule("RI-COMBAT-240", "RI-COMBAT-250", "RI-END-070")
def test_damage_adds_up_over_the_turn_and_is_gone_when_it_passes():
    t = scene({"field": [NOYE], "hand": ["niveau-superieur"]}, {"field": ["ecluse-noire"]})
    attack_with(t, NOYE)
    blocks(t, ("ecluse-noire", NOYE))
    resolve(t)
    assert values(t, "ecluse-noire") == (2, 2) and values(t, NOYE) == (3, 1)
    skill(t, "atlas", 2, "ecluse-noire", "done")
    resolve(t)
    assert values(t, "ecluse-noire") == (2, 1)
    end_turn(t)
    assert values(t, "ecluse-noire") == (2, 5) and values(t, NOYE) == (3, 3)
    t.settled()


@rule("RI-COMBAT-250")
def test_exactly_its_defence_in_damage_destroys():
    t = scene({"field": [NOYE, "goutte-folle"]}, {"field": [DUELLIST, "gardienne-immuable"]})
    attack_with(t, NOYE, "goutte-folle")
    blocks(t, (DUELLIST, NOYE))
    passes(t, 0, 1)
    assert t.you.graveyard == [DUELLIST]
    t.settled()


@rule("RI-COMBAT-250")
def test_what_is_indestructible_stays():
    t = scene({"field": ["el-diablo"]}, {"field": ["gardienne-immuable"]})
    attack_with(t, "el-diablo")
    blocks(t, ("gardienne-immuable", "el-diablo"))
    resolve(t)
    assert t.you.field == ["gardienne-immuable"] and values(t, "gardienne-immuable") == (1, -2)
    t.settled()


@rule("RI-COMBAT-260")
def test_an_attack_of_0_reaches_the_player_and_deals_nothing(monkeypatch):
    heard = {"after_reached": only(it_is_this)(effect(gains_ether(1)))}
    monkeypatch.setattr(BOOK.cards["glacon-tetu"], "hooks", heard)  # no card of the set listens to it
    t = scene({"field": ["glacon-tetu"]})
    attack_with(t, "glacon-tetu")
    assert t.me.ether == 1 and (life(t, "azell"), life(t, "lilith")) == (17, 17)
    t.asks(0, kind="main")
    t = scene({"field": ["glacon-tetu"]}, {"field": [NOYE]})
    attack_with(t, "glacon-tetu")
    blocks(t, (NOYE, "glacon-tetu"))
    resolve(t)
    assert t.me.ether == 1 and t.me.field == []  # for its infinite rank: the attack was blocked
    t.settled()


@rule("RI-COMBAT-260", "RI-COMBAT-230")
def test_a_blocker_of_0_takes_damage_and_deals_none():
    t = scene({"field": ["goutte-folle"]}, {"field": ["glacon-tetu"]})
    attack_with(t, "goutte-folle")
    blocks(t, ("glacon-tetu", "goutte-folle"))
    resolve(t)
    assert t.card("glacon-tetu").damage == 2 and t.card("goutte-folle").damage == 0
    t.settled()


@rule("RI-COMBAT-270")
def test_a_blocker_that_left_play_lets_the_attack_through():
    t = scene({"field": ["el-diablo"], "hand": ["boule-de-feu"]}, {"field": [DUELLIST]})
    attack_with(t, "el-diablo")
    blocks(t, (DUELLIST, "el-diablo"))
    t.me.invoke("boule-de-feu", DUELLIST, "atlas")
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("lilith")
    assert life(t, "lilith") == 11 and t.you.graveyard == [DUELLIST]
    t.settled()


@rule("RI-COMBAT-340", "RI-COMBAT-270")
def test_a_porte_that_was_opened_no_longer_blocks():
    t = scene({"field": ["el-diablo"]}, {"field": ["ecluse-noire"]})
    attack_with(t, "el-diablo")
    blocks(t, ("ecluse-noire", "el-diablo"))
    passes(t, 0)
    action(t, "ecluse-noire")
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert t.card("ecluse-noire").damage == 0 and t.card("el-diablo").damage == 2  # by its Action alone
    assert life(t, "azell") == 11 and not t.card("ecluse-noire").flags & HAS_BLOCKED
    t.settled()


@rule("RI-COMBAT-340")
def test_a_blocker_that_is_frozen_or_forbidden_to_block_no_longer_blocks():
    me = {"field": [NOYE, WOLF, "ours-des-glaces-eternelles"], "hand": ["obligation"]}
    t = scene(me, {"field": [DUELLIST, "vampire-du-degel"]})
    attack_with(t, NOYE, WOLF)
    blocks(t, (DUELLIST, NOYE), ("vampire-du-degel", WOLF))
    t.you.pick(NOYE)
    action(t, "ours-des-glaces-eternelles", 1, DUELLIST)
    passes(t, 1)
    t.me.invoke("obligation", f"action:{t.number('obligation')}.2", "vampire-du-degel", "atlas")
    passes(t, 1, 0)
    t.asks(1, kind="hit")
    t.you.pick("azell")
    passes(t, 0, 1)
    t.asks(0, kind="hit")
    t.me.pick("azell")
    assert life(t, "azell") == 11 and t.card(DUELLIST).damage == t.card("vampire-du-degel").damage == 0
    t.settled()


@rule("RI-COMBAT-340")
def test_a_blocker_that_changed_sides_no_longer_blocks():
    t = scene({"field": [NOYE], "hand": ["coup-de-folie"]}, {"field": [DUELLIST]})
    attack_with(t, NOYE)
    blocks(t, (DUELLIST, NOYE))
    t.me.invoke("coup-de-folie", DUELLIST, "atlas")
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert life(t, "azell") == 14 and t.card(NOYE).damage == t.card(DUELLIST).damage == 0
    t.settled()


@rule("RI-COMBAT-280", "RI-INVOC-180")
def test_a_dead_invocateur_cannot_be_chosen():
    t = scene({"field": ["el-diablo"]}, {"invokers": [{"card": "azell", "life": 0}, "lilith"]})
    attack_with(t, "el-diablo")
    resolve(t)
    assert (life(t, "azell"), life(t, "lilith")) == (0, 11)
    t.settled()


@rule("RI-COMBAT-290", "RI-COMBAT-300")
def test_an_attacker_that_is_untilted_attacks_no_longer_and_the_others_do():
    me = {"invokers": ["azell", "tyran"], "field": [NOYE, WOLF]}
    t = scene(me, {"invokers": ["atlas", "lilith"], "field": [DUELLIST]})
    attack_with(t, NOYE, WOLF)
    blocks(t, (DUELLIST, NOYE))
    assert stack(t) == [f"{NOYE}:combat"]
    skill(t, "azell", 3, NOYE)
    passes(t, 1, 0)
    assert not t.card(NOYE).flags & ATTACKS and not t.card(NOYE).tilted
    assert t.card(NOYE).damage == t.card(DUELLIST).damage == 0
    assert not t.card(DUELLIST).flags & HAS_BLOCKED and not t.card(NOYE).flags & BLOCKED
    assert stack(t) == [f"{WOLF}:assault"]
    passes(t, 0, 1)
    t.me.pick("lilith")
    assert life(t, "lilith") == 14
    t.settled()


@rule("RI-COMBAT-300")
def test_where_the_attacker_is_gone_the_combat_does_nothing_and_nobody_has_blocked():
    t = scene({"field": ["goutte-folle"]}, {"field": ["mastodonte-gele"], "hand": ["boule-de-feu"]})
    attack_with(t, "goutte-folle")
    blocks(t, ("mastodonte-gele", "goutte-folle"))
    passes(t, 0)
    t.you.invoke("boule-de-feu", "goutte-folle", "azell")
    resolve(t)
    assert values(t, "mastodonte-gele") == (3, 3) and (life(t, "azell"), life(t, "lilith")) == (17, 17)
    t.settled()


@rule("RI-COMBAT-310")
def test_saignement_of_the_active_player_comes_before_peau_de_fer_of_the_other():
    t = scene({"field": ["rat-de-cale"]}, {"field": ["escargot-cuirasse"]})  # 1/1 Saignement, 0/5 Peau de fer
    attack_with(t, "rat-de-cale")
    blocks(t, ("escargot-cuirasse", "rat-de-cale"))
    resolve(t)
    assert [one.value for one in t.card("escargot-cuirasse").charges] == [-1, 1]
    assert values(t, "escargot-cuirasse") == (0, 4) and t.me.field == ["rat-de-cale"]
    end_turn(t)
    assert values(t, "escargot-cuirasse") == (0, 5)
    t.settled()


@rule("RI-COMBAT-310")
def test_drain_is_gained_only_after_the_last_combat():
    t = scene({"field": ["vampire-du-degel", "goutte-folle"]}, {"field": ["glacon-tetu", DUELLIST]})
    attack_with(t, "vampire-du-degel", "goutte-folle")
    blocks(t, ("glacon-tetu", "vampire-du-degel"), (DUELLIST, "goutte-folle"))
    t.you.pick("vampire-du-degel")
    passes(t, 0, 1)
    assert values(t, "vampire-du-degel") == (3, 3)
    passes(t, 0, 1)
    assert values(t, "vampire-du-degel") == (4, 4)
    t.settled()


@rule("RI-COMBAT-330", "RI-COMBAT-190")
def test_an_unblocked_attack_has_a_stack_and_the_invocateur_is_picked_as_it_resolves():
    t = scene({"field": ["el-diablo"]}, {"hand": ["declassement"]})
    to_attack(t)
    t.me.attack("el-diablo")
    t.me.pick("done")
    window(t)
    window(t)
    assert stack(t) == ["el-diablo:assault"]
    passes(t, 0)
    t.asks(1, kind="answer")
    t.you.invoke("declassement", "el-diablo", f"action:{t.number('declassement')}.1", "el-diablo", "azell")
    passes(t, 0, 1)
    if t.match.decision.kind != "hit":
        t.you.pick(t.match.decision.keys[0])  # the type that is lost
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert life(t, "azell") == 12
    t.settled()


@rule("RI-COMBAT-330")
def test_with_avantage_the_attackers_controller_picks_also_as_it_resolves():
    t = scene({"field": [WOLF]})
    attack_with(t, WOLF)
    resolve(t)
    t.asks(0, ["azell", "lilith"], kind="hit")
    t.me.pick("azell")
    assert life(t, "azell") == 14
    t.settled()


# Planes


@rule("RI-PLANE-010", "RI-PLANE-020")
def test_a_card_is_on_the_ground_unless_it_flies_and_cannot_block_what_flies_from_there():
    t = scene({"field": ["plume-egaree", NOYE]}, {"field": [DUELLIST, "mur-de-flammes"]})
    attack_with(t, "plume-egaree", NOYE)
    t.you.block(DUELLIST)
    t.asks(1, [NOYE], kind="against")
    assert t.why("against", "plume-egaree") == "RI-PLANE-020"
    t.you.pick(NOYE)
    t.asks(0, kind="window")  # the Porte is on the ground too: nobody is asked
    t = scene({"field": ["plume-egaree"]}, {"field": [DUELLIST, "mur-de-flammes"]})
    to_attack(t)
    t.me.attack("plume-egaree")
    t.me.pick("done")
    window(t)
    t.asks(0, kind="window")
    t.settled()


@rule("RI-PLANE-030")
def test_who_flies_may_block_on_both_planes():
    t = scene({"field": ["plume-egaree", NOYE]}, {"field": ["griffon-bague"]})
    attack_with(t, "plume-egaree", NOYE)
    t.you.block("griffon-bague")
    t.asks(1, ["plume-egaree", NOYE], kind="against")
    t.you.pick("plume-egaree")
    t.settled()


@rule("RI-PLANE-040", "RI-COMBAT-270")
def test_an_attacker_that_rises_before_damage_is_not_blocked():
    t = scene({"invokers": ["yris", "tyran"], "field": [NOYE]}, {"field": [DUELLIST]})
    attack_with(t, NOYE)
    blocks(t, (DUELLIST, NOYE))
    skill(t, "yris", 3, NOYE)
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert life(t, "azell") == 13 and t.card(DUELLIST).damage == 0 and len(t.me.hand) == 1
    t.settled()


@rule("RI-PLANE-040")
def test_a_blocker_that_lost_its_wings_no_longer_blocks_what_flies():
    t = scene({"field": ["plume-egaree"], "hand": ["rouille"]}, {"field": ["griffon-bague"]})
    attack_with(t, "plume-egaree")
    blocks(t, ("griffon-bague", "plume-egaree"))
    t.me.invoke("rouille", "griffon-bague", "done", "atlas")
    passes(t, 1, 0)
    if t.match.decision.kind != "main":
        t.me.pick(t.match.decision.keys[0])
    assert t.me.field == ["plume-egaree"] and t.card("plume-egaree").damage == 0
    t.settled()


@rule("RI-GOLD-010", "RI-CREA-020")
def test_the_text_of_a_card_wins_over_the_rule():
    t = scene({"hand": ["voyageur-imprevu", NOYE], "field": [WOLF]})
    t.me.invoke("voyageur-imprevu", "atlas")
    resolve(t)
    t.me.invoke(t.number(NOYE), "atlas")
    resolve(t)
    to_attack(t)
    t.asks(0, [WOLF, "voyageur-imprevu", "done"], kind="attack")
    assert t.why("attack", t.me[NOYE].card.number) == "RI-CREA-020"
    t.settled()
