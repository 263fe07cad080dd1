"""The glossary, and what else the book says of playing cards."""

from ri_scene import (
    action,
    attack_with,
    charged,
    diseases,
    end_turn,
    falling,
    life,
    passes,
    resolve,
    scene,
    skill,
    stack,
    values,
)

from pioche.engine.effects import Me
from pioche.games.rise.rules.diseases import infected
from pioche.games.rise.rules.parts import infects
from pioche.games.rise.rules.targets import creatures
from pioche.games.rise.rules.values import inactive
from pioche.games.rise.state import BLOCKED, HAS_BLOCKED
from pioche.testing import rule

NOYE = "noye-fendeur-de-vagues"  # 3/3, without a text
FROZEN = ["inactive", 0, "ends", 9, 0, None, ""]


# Playing a card


@rule("RI-PLAY-050", "RI-PLAY-070")
def test_what_has_resolved_left_the_stack_and_cannot_be_cancelled():
    t = scene({"hand": ["guni"], "field": ["el-diablo"]}, {"hand": ["non"]})
    action(t, "el-diablo")
    t.you.pick("pass")
    t.me.pick("pass")
    assert stack(t) == []
    t.me.invoke("guni", "atlas")
    passes(t, 1, 0)
    assert t.me.field == ["el-diablo", "guni"] and stack(t) == []
    t.me.pick("pass")
    assert t.why("invoke", "non") == "RI-STACK-090"
    t.settled()


@rule("RI-PLAY-060")
def test_a_card_in_hand_has_no_actions_yet():
    t = scene({"hand": ["el-diablo"]})
    assert t.why(f"action:{t.number('el-diablo')}.1") == "RI-PLAY-060"
    t.me.invoke("el-diablo", "atlas")
    resolve(t)
    assert t.offers("action") == ["el-diablo"]
    t.settled()


@rule("RI-PLAY-130", "RI-GLO-370")
def test_a_point_is_its_own_invocateurs_and_either_may_pay():
    tired = {"card": "atlas", "level": 2, "points": 1, "tilted": True}
    t = scene({"invokers": [tired, {"card": "tyran", "level": 1, "points": 1}], "hand": ["guni", "guni"]})
    first, second = [card.number for card in t.state.players[0].hand]
    t.me.invoke(first)
    t.asks(0, ["atlas", "tyran"], kind="payer")
    t.me.pick("atlas")
    resolve(t)
    assert (t.card("atlas").points, t.card("tyran").points, t.card("tyran").tilted) == (0, 1, False)
    t.me.invoke(second)
    resolve(t)
    assert t.card("tyran").points == 0 and t.me.field == ["guni", "guni"]
    t.settled()


@rule("RI-CALL-050", "RI-GLO-080")
def test_what_is_called_must_be_able_to_stay():
    gear = {"graveyard": ["champignon", "guni"], "hand": ["recyclage"]}
    t = scene({**gear, "field": [NOYE]})
    t.me.invoke("recyclage", "champignon", "atlas")
    resolve(t)
    t.me.pick(NOYE)
    resolve(t)
    assert t.card("champignon").host == t.number(NOYE) and t.card("atlas").points == 3
    t.settled()
    t = scene(gear)
    t.me.invoke("recyclage", "champignon", "atlas")
    resolve(t)
    assert t.me.field == [] and sorted(t.me.graveyard) == ["champignon", "guni", "recyclage"]
    t.settled()


# Aptitudes with a pile


def piled(**words):
    """Two modules, the lower one with a charge and an Équipement, put on top of each other."""
    low = {"card": "dynamo-modulaire", "as": "low", "charges": [charged(1)]}
    t = scene({"field": [low, "gelee-modulaire", {"card": "champignon", "host": "low"}, NOYE], **words})
    t.me.effect("gelee-modulaire")
    resolve(t)
    t.asks(0, ["dynamo-modulaire", "gelee-modulaire"])
    t.me.pick("dynamo-modulaire", "gelee-modulaire")
    if t.match.decision.kind == "target":
        t.me.pick("done")
    return t


@rule("RI-ASSIM-010", "RI-ASSIM-040", "RI-ASSIM-090")
def test_creatures_are_piled_up_and_the_lower_one_is_no_longer_in_play():
    t = piled()
    it = t.card("gelee-modulaire")
    assert t.me.field == ["gelee-modulaire", NOYE] and [card.proto.id for card in it.under] == ["dynamo-modulaire"]
    assert values(t, "gelee-modulaire") == (7, 8) and t.me.graveyard == ["champignon"]  # 2/3 and 3+1+1/3+1+1
    assert it.charges == [] and "electrique" not in t.match.view(0)["players"][0]["field"][0]["types"]
    t.settled()


@rule("RI-ASSIM-030")
def test_losing_the_aptitude_does_not_undo_the_pile():
    t = piled(hand=["rouille"])
    t.me.invoke("rouille", "gelee-modulaire", "done", "atlas")
    resolve(t)
    assert values(t, "gelee-modulaire") == (7, 8)
    t.settled()


@rule("RI-CLONAGE-020")
def test_clonage_is_for_clones_in_their_players_invocation_phases():
    lost = {"card": "clone-fecond", "changes": [["-type", "clone", "", 0]]}
    t = scene({"field": [lost, "clone-blinde"]}, {"field": ["clone-furieux"]})
    key = f"action:{t.number('clone-fecond')}.1"
    assert t.why(key) == "RI-ACTION-130" and t.offers("action") == ["clone-blinde"]
    t.me.pick("pass")
    assert f"action:{t.number('clone-furieux')}.1" not in t.match.decision.keys
    assert t.why(f"action:{t.number('clone-furieux')}.1") == "RI-ACTION-130"
    t.you.pick("pass")
    t.me.pick("combat")
    resolve(t)
    t.me.attack("clone-blinde")
    t.me.pick("done")
    assert t.why(f"action:{t.number('clone-blinde')}.1") == "RI-ACTION-130"


@rule("RI-POSS-030")
def test_who_blocked_several_chooses_whom_to_possess():
    given = [["+aptitude", "horde", "", 0], ["+aptitude", "possession", "", 0]]
    mine = ["garde-d-os", "jet-jumeau"]

    def build(seed):
        return scene({"field": mine}, {"field": [{"card": "escargot-cuirasse", "changes": given}]}, seed=seed)

    def act(t):
        attack_with(t, *mine)
        for attacker in mine:
            t.you.block("escargot-cuirasse")
            t.you.pick(attacker)
        t.me.pick("pass")
        action(t, "escargot-cuirasse")

    t = falling(build, act, True)
    resolve(t)
    t.you.pick("garde-d-os")
    resolve(t)
    t.asks(1, mine)
    t.you.pick("jet-jumeau")
    assert t.you.field == ["escargot-cuirasse", "jet-jumeau"] and t.me.field == ["garde-d-os"]
    assert not t.card("jet-jumeau").tilted
    t.settled()


# Diseases


@rule("RI-ILL-010", "RI-ILLIST-010")
def test_an_effect_of_a_card_with_maladie_is_a_disease_although_it_has_no_name():
    t = scene({"hand": ["gel"]}, {"invokers": ["azell", "mere-quarantaine"]})
    t.me.invoke("gel", "azell", "atlas")
    resolve(t)
    assert diseases(t, "azell") == ["gel"] and infected(t.card("azell"))
    t.me.pick("pass")
    skill(t, "mere-quarantaine", 1, "azell")
    resolve(t)
    assert diseases(t, "azell") == [] and t.card("azell").charges == []
    t.settled()


@rule("RI-ILLIST-030")
def test_paralyse_is_paralysie():
    t = scene({"invokers": ["mere-quarantaine", "atlas"]}, {"field": [NOYE, "guni"]})
    skill(t, "mere-quarantaine", 2, NOYE)
    resolve(t)
    me = Me(0, t.number("atlas"), 0, t.card("atlas").printed, "skill_1")
    infects("paralyse", creatures)(t.state, me)
    assert diseases(t, NOYE) == ["paralysie"] == diseases(t, "guni")


@rule("RI-GLO-540")
def test_healing_gives_no_life():
    t = scene({"invokers": ["mere-quarantaine", {"card": "atlas", "life": 3, "ills": [["gel", 1, 0]]}]})
    skill(t, "mere-quarantaine", 1, "atlas")
    resolve(t)
    assert life(t, "atlas") == 3 and diseases(t, "atlas") == []
    t.settled()


# Constantes


@rule("RI-GLO-100")
def test_an_inactive_card_is_a_constante():
    t = scene({"hand": ["devastation"], "coins": 3}, {"field": [{"card": NOYE, "charges": [FROZEN]}, "cure"]})
    assert inactive(t.state, t.card(NOYE))
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1", "atlas")
    resolve(t)
    assert t.you.field == [] and sorted(t.you.graveyard) == ["cure", NOYE]
    t.settled()


@rule("RI-GLO-300")
def test_only_constantes_can_be_excluded():
    t = scene(
        {"invokers": ["nadir-le-sans-nom", "atlas"], "hand": ["guni"]}, {"field": [NOYE, "cure"], "graveyard": ["guni"]}
    )
    skill(t, "nadir-le-sans-nom", 4)
    t.asks(0, [NOYE, "cure"])


@rule("RI-GLO-350")
def test_an_inactive_card_is_untilted_all_the_same():
    t = scene({}, {"field": [{"card": NOYE, "tilted": True, "charges": [FROZEN]}]})
    end_turn(t)
    assert not t.card(NOYE).tilted and inactive(t.state, t.card(NOYE))
    t.settled()


@rule("RI-GLO-320")
def test_a_dead_invocateur_is_seen_face_down():
    t = scene({}, {"invokers": [{"card": "azell", "life": 0}, "lilith"]})
    shown = t.match.view(0)["players"][1]["invokers"]
    assert [one["dead"] for one in shown] == [True, False]
    assert t.why(f"skill:{t.number('azell')}.1", seat=1) == "RI-PRIO-010"
    t.me.pick("pass")
    assert t.why(f"skill:{t.number('azell')}.1") == "RI-INVOC-200"


@rule("RI-GLO-490", "RI-GLO-500")
def test_who_is_sacrificed_is_destroyed_too():
    t = scene(
        {"invokers": ["lilith", "atlas"], "field": ["faucheuse-patiente", "rat-de-cale"]},
        {"invokers": ["azell", "yris"]},
    )
    skill(t, "lilith", 1)
    resolve(t)
    t.me.pick("rat-de-cale")
    t.asks(0, ["azell", "yris"])  # the reaper's, for a Creature Destroyed
    t.me.pick("azell")
    assert t.me.ether == 1 and t.me.graveyard == [] and len(t.me.hand) == 2 and life(t, "azell") == 16
    t.settled()


# Fights, time, reserves


@rule("RI-GLO-140", "RI-GLO-630")
def test_an_unblocked_attack_and_a_forced_fight_are_no_combats():
    t = scene({"field": [NOYE, "guni"], "hand": ["obligation"]}, {"field": ["escargot-cuirasse"]})
    t.me.invoke("obligation", f"action:{t.number('obligation')}.1", "guni", "escargot-cuirasse", "done", "atlas")
    resolve(t)
    assert not t.card("escargot-cuirasse").flags & HAS_BLOCKED and t.card("escargot-cuirasse").damage == 3
    attack_with(t, NOYE)
    t.you.pick("done")
    resolve(t)
    assert not t.card(NOYE).flags & BLOCKED and t.state.opposed == []
    t.you.pick("azell")
    assert values(t, "escargot-cuirasse") == (0, 2)  # no iron skin
    t.settled()


@rule("RI-GLO-200")
def test_a_cycle_is_as_many_turns_as_there_are_players():
    frozen = {"card": NOYE, "charges": [["inactive", 0, "ends", 3, 0, None, ""]]}
    t = scene({"field": ["ours-des-glaces-eternelles"]}, {"field": ["guni"]}, {"field": [frozen]})
    action(t, "ours-des-glaces-eternelles", 1, "guni")
    resolve(t)
    for turns in range(3):
        assert inactive(t.state, t.card("guni")), turns
        end_turn(t)
    assert not inactive(t.state, t.card("guni")) and values(t, "guni") == (3, 3)
    assert not inactive(t.state, t.card(NOYE))
    t.settled()


@rule("RI-GLO-440", "RI-STOCK-020")
def test_no_reserve_goes_beyond_thirty():
    full = [{"card": "ozate", "life": 30, "level": 4}, {"card": "atlas", "life": 28}]
    t = scene({"invokers": full, "coins": 30, "ether": 30, "hand": ["dessert-surprise"]})
    skill(t, "ozate", 4)
    resolve(t)
    assert (life(t, "ozate"), life(t, "atlas")) == (30, 30)
    t.me.invoke("dessert-surprise", f"action:{t.number('dessert-surprise')}.1", "ozate")
    resolve(t)
    assert (t.me.ether, t.me.coins) == (30, 29)
    end_turn(t)
    end_turn(t, "coin-two")
    assert t.me.coins == 30
    t.settled()


@rule("RI-GLO-465")
def test_who_comes_back_keeps_its_points_as_the_turn_passes():
    fallen = {"card": "azell", "life": 0, "level": 2, "points": 0, "tilted": True, "flags": ["spent"]}
    t = scene({}, {"invokers": [fallen, "lilith"], "hand": ["dernier-souffle"]})
    t.me.pick("pass")
    t.you.invoke("dernier-souffle", "done")
    resolve(t)
    assert (life(t, "azell"), t.card("azell").points, t.card("azell").tilted) == (4, 2, False)
    t.me.pick("end")
    resolve(t)
    assert t.card("azell").points == 2


@rule("RI-GLO-610")
def test_the_turn_starts_with_the_invocation_phase():
    t = scene({"field": [{"card": NOYE, "changes": [["is", "no-attack", "start", 0]]}]}, active=1)
    t.you.pick("end")
    resolve(t)
    t.asks(0, kind="restore")
    assert t.why("attack", NOYE, seat=0) == "RI-COMBAT-320"
    t.me.pick("draw-two")
    assert t.why("attack", NOYE, seat=0) == ""
    t.settled()


@rule("RI-GLO-620")
def test_once_a_turn_ends_as_the_turn_passes():
    t = scene({"field": ["el-diablo"]}, {"field": [NOYE]}, active=1)
    t.you.pick("pass")
    action(t, "el-diablo")
    resolve(t)
    t.you.pick("pass")
    assert t.why(f"action:{t.number('el-diablo')}.1") == "RI-ACTION-040"
    t.me.pick("pass")
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert t.offers("action") == ["el-diablo"]
    t.settled()


@rule("RI-GLO-640")
def test_level_cards_show_points_and_are_never_tilted():
    levels = ["niveau-superieur", "niveau-superieur"]
    t = scene({"invokers": [{"card": "atlas", "level": 3, "levels": levels}, "yris"], "hand": ["guni", "boule-de-feu"]})
    t.me.invoke("guni", "atlas")
    resolve(t)
    shown = t.match.view(1)["players"][0]["invokers"][0]
    assert (shown["points"], shown["level"], shown["tilted"]) == (2, 3, True)
    assert all("tilted" not in one for one in shown["levels"])
    t.settled()
