"""Hard positions of `docs/games/rise-scenes.md` where the stack, combat, levels and leaving meet."""

from ri_scene import (
    attack_with,
    end_turn,
    life,
    passes,
    resolve,
    scene,
    skill,
    stack,
    to_attack,
    tossing,
    values,
)

from pioche.games.rise.state import BLOCKED, HAS_BLOCKED
from pioche.testing import Table, rule

GUNI = "guni"  # 3/3, Constance
NOYE = "noye-fendeur-de-vagues"  # 3/3


def window(t: Table) -> None:
    t.asks(t.state.active, kind="window")
    while t.match.decision.kind == "window":
        t.match.choose("pass")
        if t.match.decision.seat == t.state.active:
            break


def attack_at(t: Table, id: str, foe: int) -> None:
    t.match.choose(f"attack:{t.number(id)}.{foe + 1}")


# Levels and points


@rule("RI-CASE-030", "RI-INVOC-170", "RI-XSTACK-050")
def test_a_level_lost_above_level_1_leaves_the_skill_and_its_arrival():
    """S02."""
    me = {"invokers": [{"card": "lazarus", "level": 2}, "tyran"], "graveyard": ["squelette-captif"]}
    t = scene(me, {"hand": ["detresse"]})
    skill(t, "lazarus", 2, "squelette-captif")
    t.you.invoke("detresse", "lazarus", "azell")
    passes(t, 0, 1)
    assert (t.card("lazarus").level, t.card("lazarus").points, life(t, "lazarus")) == (1, 0, 14)
    assert stack(t) == ["squelette-captif:call"] and t.me.field == []
    passes(t, 0, 1)
    assert t.me.field == ["squelette-captif"] and t.me.graveyard == []
    t.settled()


@rule("RI-RESOLVE-030", "RI-GLO-460", "RI-RESOLVE-080")
def test_dead_and_back_under_one_stack():
    """S08."""
    invokers = [{"card": "azell", "level": 1, "life": 2}, {"card": "lilith", "level": 1}]
    me = {"invokers": invokers, "field": [GUNI], "hand": ["dernier-souffle"]}
    t = scene(me, {"invokers": ["atlas", "tyran"], "hand": ["fleche-ardente"]})
    skill(t, "azell", 1, GUNI)
    passes(t, 1)
    t.me.invoke("dernier-souffle", "done")
    t.you.invoke("fleche-ardente", "azell", "atlas")
    passes(t, 0, 1)
    azell = t.card("azell")
    assert (azell.life, azell.tilted, azell.points) == (4, False, 1)
    assert [one.word for one in t.card(GUNI).changes] == ["portee"]
    t.settled()


@rule("RI-CALL-060", "RI-STACK-090", "RI-GLO-050")
def test_an_appel_is_no_invocation_but_an_element_that_can_be_cancelled():
    """S14."""
    t = scene({"invokers": ["lazarus", "atlas"]}, {"invokers": ["oracle", "azell"], "hand": ["non"]})
    skill(t, "lazarus", 1)
    assert t.why("invoke", "non", seat=1) == "RI-STACK-090"
    passes(t, 1, 0)
    assert stack(t) == ["squelette:call"]
    passes(t, 0)
    assert t.why("invoke", "non") == "RI-STACK-090"
    skill(t, "oracle", 4)
    resolve(t)
    assert t.me.field == []
    t.asks(0, kind="main")
    t.settled()


@rule("RI-XSTACK-110", "RI-INVPH-010")
def test_no_plain_card_while_another_start_waits():
    """S13."""
    invokers = [{"card": "yris", "level": 4, "as": "y"}, "atlas"]
    me = {"invokers": invokers, "field": ["temple-sombre", {"card": "toque-etoilee", "host": "y"}], "hand": [GUNI]}
    t = scene(me, active=1)
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    t.asks(0, ["temple-sombre", "toque-etoilee"], kind="trigger")
    t.me.pick("toque-etoilee")
    passes(t, 0, 1)
    assert life(t, "yris") == 18 and stack(t) == ["temple-sombre:start_of_cycle"]
    assert t.why("invoke", GUNI) == "RI-PLAY-090"
    t.settled()


@rule("RI-RESOLVE-090", "RI-RESOLVE-100", "RI-STACK-080")
def test_sacrificed_in_response_so_nothing_is_excluded():
    """S20."""

    def build(seed):
        me = {"invokers": ["nadir-le-sans-nom", "atlas"]}
        return scene(me, {"invokers": [{"card": "lilith", "level": 1}, "azell"], "field": [GUNI]}, seed=seed)

    for success in (True, False):
        t = tossing(build, success, lambda t: skill(t, "nadir-le-sans-nom", 4, GUNI, "player:1"))
        skill(t, "nadir-le-sans-nom", 4, GUNI, "player:1")
        skill(t, "lilith", 1)
        passes(t, 0, 1)
        assert t.you.graveyard == [GUNI] and t.you.exclusion == [] and len(t.you.hand) == 2
        assert [life(t, one) for one in ("nadir-le-sans-nom", "lilith", "azell")] == [15, 17, 17]
        t.settled()


@rule("RI-PLAY-040", "RI-PLAY-140", "RI-RESOLVE-020")
def test_a_card_arrives_although_the_target_of_its_effect_is_gone():
    """S22."""
    t = scene({"hand": ["medecin-de-peste"]}, {"field": [GUNI], "hand": ["lame-de-fond"]})
    t.me.invoke("medecin-de-peste", GUNI, "atlas")
    t.you.invoke("lame-de-fond", GUNI, "done", "azell")
    resolve(t)
    assert t.me.field == ["medecin-de-peste"] and t.card("medecin-de-peste").ills == [] and t.you.hand == [GUNI]
    t = scene({"hand": ["medecin-de-peste"]})
    assert t.why("invoke", "medecin-de-peste") == "RI-STACK-090"
    t.settled()


# Combat


@rule("RI-COMBAT-180", "RI-COMBAT-150", "RI-GATE-090", "RI-PIERCE-040", "RI-CREA-130")
def test_a_gate_too_small_for_three():
    """S57."""
    t = scene({"field": ["lancier-de-braise", GUNI, "goutte-folle"]}, {"field": ["grille-du-charnier"]})
    attack_with(t, "lancier-de-braise", GUNI, "goutte-folle")
    t.you.block("grille-du-charnier")
    t.you.pick(GUNI)
    t.you.block("grille-du-charnier")
    t.you.pick("lancier-de-braise")
    t.asks(0, kind="window")  # 3 + 3 are not less than 4: no third block
    assert t.why("block", "grille-du-charnier", seat=1) == "RI-HORDE-010"
    window(t)
    t.asks(1, [GUNI, "lancier-de-braise"], kind="order")
    t.you.pick(GUNI)
    passes(t, 0, 1)
    assert (values(t, GUNI), values(t, "grille-du-charnier")) == ((3, 1), (2, 1))
    passes(t, 0, 1)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert t.you.graveyard == ["grille-du-charnier"] and t.me.graveyard == ["lancier-de-braise"]
    assert life(t, "azell") == 15 and len(t.you.hand) == 1
    assert stack(t) == ["goutte-folle:assault"]
    resolve(t)
    t.you.pick("lilith")
    assert life(t, "lilith") == 15
    t.settled()


@rule("RI-COMBAT-210", "RI-COMBAT-270", "RI-HORDE-020", "RI-HORDE-030")
def test_the_horde_falls_early_and_the_other_attacker_was_not_blocked():
    """S58."""
    guard = {"card": "garde-d-os", "charges": [["power", 1, "", 0, 1, None, ""]]}
    t = scene({"field": ["el-diablo", GUNI]}, {"field": [guard]})
    attack_with(t, "el-diablo", GUNI)
    for one in (GUNI, "el-diablo"):
        t.you.block("garde-d-os")
        t.you.pick(one)
    window(t)
    t.you.pick("el-diablo")
    passes(t, 0, 1)
    assert t.card("el-diablo").damage == 3 and t.you.graveyard == ["garde-d-os"]
    assert t.card("el-diablo").flags & BLOCKED
    passes(t, 0, 1)
    assert not t.card(GUNI).flags & BLOCKED and t.card(GUNI).damage == 0
    t.you.pick("azell")
    assert life(t, "azell") == 14
    t.settled()


@rule("RI-COMBAT-310", "RI-DRAIN-010", "RI-BLEED-010", "RI-IRON-010")
def test_counting_after_the_fight():
    """S60."""
    t = scene({"field": ["sangsue-royale"]}, {"field": ["escargot-cuirasse"]})
    attack_with(t, "sangsue-royale")
    t.you.block("escargot-cuirasse")
    t.you.pick("sangsue-royale")
    resolve(t)
    t.asks(0, kind="trigger")  # the order of Drain and Saignement is Alex's
    t.match.choose(t.match.decision.keys[0])
    assert values(t, "sangsue-royale") == (3, 4)
    assert [one.value for one in t.card("escargot-cuirasse").charges] == [-1, 1]
    assert values(t, "escargot-cuirasse") == (0, 3)  # with 2 damage
    t.settled()


@rule("RI-COMBAT-290", "RI-COMBAT-300", "RI-RIPOSTE-010")
def test_saved_by_a_power_cut():
    """S61."""
    blocker = {"card": "duelliste-givre", "as": "d"}
    you = {"field": [blocker, {"card": "champignon", "host": "d"}]}
    for saved in (True, False):
        t = scene({"field": [GUNI], "hand": ["panne-de-secteur"]}, you)
        attack_with(t, GUNI)
        t.you.block("duelliste-givre")
        t.you.pick(GUNI)
        window(t)
        if saved:
            t.me.invoke("panne-de-secteur", GUNI, "atlas")
        resolve(t)
        assert t.me.field == ([GUNI] if saved else [])
        assert values(t, "duelliste-givre") == ((3, 4) if saved else (3, 1))
        assert not saved or (not t.card(GUNI).tilted and t.card(GUNI).damage == 0)
        t.settled()


@rule("RI-COMBAT-340", "RI-COMBAT-220")
def test_tilted_before_the_blow():
    """S62."""
    t = scene({"invokers": ["seraphine-volt", "atlas"], "field": [NOYE]}, {"field": ["miel"]})
    attack_with(t, NOYE)
    t.you.block("miel")
    t.you.pick(NOYE)
    window(t)
    skill(t, "seraphine-volt", 3, "miel")
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    assert not t.card("miel").flags & HAS_BLOCKED
    t.you.pick("azell")
    assert life(t, "azell") == 14 and t.card("miel").damage == t.card(NOYE).damage == 0
    end_turn(t)
    end_turn(t)
    assert not t.card(NOYE).tilted  # « Miel » has not blocked it
    t.settled()


@rule("RI-DEVOUR-010", "RI-COMBAT-200", "RI-GLO-150", "RI-GLO-190")
def test_forced_so_no_victory():
    """S66."""
    devourer = {"card": "devoreur-d-or", "charges": [["power", 1, "", 0, 0, None, ""]] * 2}
    me = {"field": ["clone-de-base", devourer], "coins": 3, "hand": ["prophetie-d-injustice"]}
    t = scene(me, {"hand": ["obligation"], "coins": 2})
    t.me.pick("pass")
    t.you.invoke("obligation", f"action:{t.number('obligation')}.1", "clone-de-base", "devoreur-d-or", "azell")
    resolve(t)
    assert t.me.graveyard == ["clone-de-base"] and values(t, "devoreur-d-or") == (6, 3) and t.me.coins == 3
    assert t.why("invoke", "prophetie-d-injustice") == "RI-CONSTR-010"
    to_attack(t)
    t.me.pick("done")
    resolve(t)
    assert t.me.coins == 2
    t.me.invoke("prophetie-d-injustice", "atlas")
    resolve(t)
    assert t.me.field == ["devoreur-d-or"]
    t.settled()


@rule("RI-DEVOUR-010", "RI-GLO-150")
def test_devoreur_d_or_loses_no_coin_without_a_combat_phase():
    """S66: the worked example of « Obligation »."""
    t = scene({"field": ["clone-de-base", "devoreur-d-or"], "coins": 3}, {"hand": ["obligation"], "coins": 2})
    t.me.pick("pass")
    t.you.invoke("obligation", f"action:{t.number('obligation')}.1", "clone-de-base", "devoreur-d-or", "azell")
    resolve(t)
    end_turn(t)
    assert t.me.coins == 3 and t.me.field == ["devoreur-d-or"]
    t.settled()


# Three players


@rule("RI-GOAL-020", "RI-GOAL-040", "RI-GOAL-080")
def test_out_in_the_middle_of_a_stack():
    """S86."""
    oscar = [{"card": "azell", "life": 0}, {"card": "lilith", "level": 3, "life": 2}]
    t = scene(
        {"hand": ["fleche-ardente"]},
        {"invokers": oscar, "hand": ["boule-de-feu"]},
        {"field": [GUNI], "hand": ["faites-un-souhait"]},
    )
    t.me.pick("pass")
    t.you.invoke("boule-de-feu", GUNI)
    t.players[2].invoke("faites-un-souhait", f"action:{t.number('faites-un-souhait')}.1", "done", "yris")
    t.me.invoke("fleche-ardente", "lilith", "atlas")
    passes(t, 1, 2, 0)
    assert t.state.out == 0b010 and t.players[2].field == [GUNI] and len(t.players[2].hand) == 2
    end_turn(t)
    assert t.state.active == 2
    t.settled()


@rule("RI-GOAL-080", "RI-COMBAT-180")
def test_out_in_the_middle_of_combat():
    """S87."""
    oscar = [{"card": "azell", "life": 0}, {"card": "lilith", "level": 3, "life": 3}]
    t = scene({"field": [GUNI, "griffon-bague", "nocturne"]}, {"invokers": oscar}, {})
    to_attack(t)
    attack_at(t, GUNI, 1)
    attack_at(t, "griffon-bague", 1)
    attack_at(t, "nocturne", 2)
    t.me.pick("done")
    window(t)
    window(t)
    assert stack(t) == [f"{GUNI}:assault"]
    passes(t, 0, 1, 2)
    assert t.state.out == 0b010 and stack(t) == ["nocturne:assault"]
    passes(t, 0, 2)
    t.asks(2, ["yris", "ozate"], kind="hit")
    t.players[2].pick("yris")
    assert life(t, "yris") == 13
    t.asks(0, kind="main")
    t.settled()


@rule("RI-GOAL-080", "RI-SETUP-010")
def test_the_active_player_falls_and_no_combat_takes_place():
    """S88."""
    alex = [{"card": "atlas", "level": 3, "life": 3}, {"card": "tyran", "life": 0}]
    t = scene({"invokers": alex, "field": [GUNI]}, {"hand": ["devastation"]}, {"field": [NOYE]})
    to_attack(t)
    attack_at(t, GUNI, 2)
    t.me.pick("done")
    t.me.pick("pass")
    t.you.invoke("devastation", f"action:{t.number('devastation')}.1", "azell")
    passes(t, 2, 0, 1)
    assert t.state.out == 0b001 and t.state.attacks == []
    t.asks(1, kind="restore")
    assert [life(t, one) for one in ("azell", "lilith", "yris", "ozate")] == [14, 14, 14, 15]
    t.you.pick("draw-two")
    t.settled()


@rule("RI-GOAL-080", "RI-TRAUMA-010")
def test_the_madness_outlives_the_mad():
    """S89."""
    mad = {"card": GUNI, "owner": 0, "holds": [[1, "ill"]], "ills": [["folie", 1, 0]]}

    def build(seed):
        miel = {"card": "miel", "ills": [["trauma", 1, 0]]}
        return scene({}, {"field": [mad]}, {"field": [miel]}, seed=seed)

    def start(t):
        t.match.concede(1)
        end_turn(t)

    t = tossing(build, True, start)
    t.match.concede(1)
    assert t.me.field == [GUNI] and [one.disease for one in t.card(GUNI).ills] == ["folie"]
    end_turn(t)
    assert t.state.active == 2 and stack(t) == ["miel:kw:ill-trauma"]
    resolve(t)
    assert t.players[2].graveyard == ["miel"] and (life(t, "yris"), life(t, "ozate")) == (17, 18)
    t.settled()


@rule("RI-GLO-230", "RI-GLO-235", "RI-GOAL-080")
def test_a_cycle_loses_a_player():
    """S90."""
    t = scene({}, {}, {"hand": ["gel"]})
    passes(t, 0, 1)
    t.players[2].invoke("gel", "atlas", "yris")
    resolve(t)
    end_turn(t)
    t.match.concede(2)
    end_turn(t)
    assert t.state.active == 0 and f"skill:{t.number('atlas')}.4" in t.match.decision.keys
    t.settled()


@rule("RI-GOAL-030", "RI-GOAL-040", "RI-GOAL-010")
def test_everyone_at_three_and_one_at_six():
    """S91."""

    def side(first, second, left):
        return {"invokers": [{"card": first, "level": 3, "life": left}, {"card": second, "life": 0}]}

    t = scene(
        side("atlas", "tyran", 3) | {"hand": ["devastation"]}, side("azell", "lilith", 3), side("yris", "ozate", 6)
    )
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1")
    passes(t, 1, 2, 0)
    assert t.state.result.winners == (2,) and life(t, "yris") == 3


@rule("RI-TURN-080", "RI-GLO-210", "RI-AWAKE-060")
def test_a_turn_that_never_was_counts_for_no_duration():
    """S93."""
    t = scene({"hand": ["destinee", "gel"]}, {"invokers": ["yris", "azell"]})
    t.me.invoke("gel", "yris", "atlas")
    resolve(t)
    t.me.invoke("destinee", "atlas")
    resolve(t)
    cards = len(t.you.hand)
    t.me.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert t.state.active == 0 and len(t.you.hand) == cards
    t.me.pick("pass")
    assert t.why(f"skill:{t.number('yris')}.1") == "RI-INVOC-200"  # half a cycle
    t.you.pick("pass")
    end_turn(t)
    assert t.state.active == 1 and f"skill:{t.number('yris')}.1" in t.match.decision.keys
    t.settled()


@rule("RI-EFFECT-040", "RI-EFFECT-060", "RI-XSTACK-020")
def test_simultaneous_triggers_without_a_stack():
    """S94."""
    t = scene(
        {"field": ["pleureuse"]},
        {"field": ["faucheuse-patiente", "braise-vive"]},
        {"field": ["pleureuse"], "hand": ["boule-de-feu"]},
        active=2,
    )
    t.players[2].invoke("boule-de-feu", "braise-vive", "yris")
    passes(t, 0, 1, 2)
    t.asks(2, ["yris", "ozate"])
    t.players[2].pick("yris")
    t.asks(0, ["atlas", "tyran"])
    t.me.pick("tyran")
    assert t.you.ether == 1
    t.asks(1, ["atlas", "tyran", "yris", "ozate"])
    t.you.pick("atlas")
    assert [life(t, one) for one in ("yris", "tyran", "atlas")] == [18, 17, 17]
    t.asks(2, kind="main")
    t.settled()


@rule("RI-RESOLVE-120", "RI-COMBAT-300")
def test_an_attacker_that_changed_sides_fights_nobody():
    t = scene({"field": [NOYE]}, {"field": ["mastodonte-gele"], "hand": ["coup-de-folie"]})
    attack_with(t, NOYE)
    t.you.block("mastodonte-gele")
    t.you.pick(NOYE)
    window(t)
    passes(t, 0)
    t.you.invoke("coup-de-folie", NOYE, "azell")
    resolve(t)
    assert t.you.field == ["mastodonte-gele", NOYE] and t.card(NOYE).damage == 0
    assert values(t, "mastodonte-gele") == (3, 3)  # no charge for a block that never was
    t.settled()


@rule("RI-PRIO-080", "RI-COMBAT-190", "RI-XSTACK-050")
def test_an_arrival_in_the_middle_of_the_combats_comes_before_the_next_one():
    t = scene({"field": ["el-diablo", NOYE]}, {"field": ["colosse-demembre", "duelliste-givre"]})
    attack_with(t, "el-diablo", NOYE)
    for blocker, attacker in (("colosse-demembre", "el-diablo"), ("duelliste-givre", NOYE)):
        t.you.block(blocker)
        t.you.pick(attacker)
    window(t)
    t.you.pick("el-diablo")
    passes(t, 0, 1)
    assert t.you.graveyard == ["colosse-demembre"] and stack(t) == ["main-rampante:call"] * 2
    passes(t, 0, 1)
    assert t.you.field == ["duelliste-givre", "main-rampante", "main-rampante"]
    assert stack(t) == [f"{NOYE}:combat"]
    t.settled()
