"""More hard positions of `docs/games/rise-scenes.md`: points, purses, bearers, walls, frost and poison."""

from ri_scene import (
    action,
    attack_with,
    charged,
    life,
    numbers,
    passes,
    resolve,
    scene,
    skill,
    stack,
    to_attack,
    values,
)

from pioche.testing import rule

GUNI = "guni"  # 3/3, Constance


@rule("RI-CASE-025", "RI-PRIO-040", "RI-RESOLVE-010")
def test_only_what_the_last_point_paid_for_fizzles():
    """S03."""
    me = {"invokers": [{"card": "tyran", "level": 2}, "lilith"], "hand": ["boule-de-feu", "fleche-ardente"]}
    you = {"invokers": [{"card": "oracle", "level": 2}, {"card": "atlas", "level": 1}]}
    t = scene(me, {**you, "field": [GUNI], "hand": ["detresse"]})
    t.me.invoke("boule-de-feu", GUNI, "tyran")
    passes(t, 1)
    t.me.invoke("fleche-ardente", "atlas", "tyran")
    t.you.invoke("detresse", "tyran", "atlas")
    passes(t, 0)
    skill(t, "oracle", 2, "tyran")
    passes(t, 0, 1)
    assert t.card("tyran").level == 0 and life(t, "atlas") == 18
    assert t.you.graveyard == ["detresse", GUNI] and sorted(t.me.graveyard) == ["boule-de-feu", "fleche-ardente"]
    t.settled()


@rule("RI-APTMISC-050", "RI-RAGE-020", "RI-ACTION-040")
def test_a_priced_rage_is_paid_once_and_each_charge_hurts():
    """S32."""

    def act(t):
        action(t, "hurleur-corrompu")
        while "yes" in t.match.decision.keys:
            t.me.pick("yes")

    def build(seed, coins=2):
        return scene({"field": ["hurleur-corrompu"], "coins": coins}, seed=seed)

    for seed in range(60):
        t = build(seed)
        act(t)
        if (t.state.elements()[0].value, t.state.elements()[0].extra) == (1, 1):
            break
    assert t.me.coins == 1 and stack(t) == ["hurleur-corrompu:kw:rage"]
    resolve(t)
    while t.match.decision.kind != "main":
        t.me.pick("azell")
    assert values(t, "hurleur-corrompu") == (5, 4) and (life(t, "azell"), life(t, "lilith")) == (15, 17)
    assert t.why(f"action:{t.number('hurleur-corrompu')}.1") == "RI-ACTION-040"
    t.settled()
    poor = build(0, coins=0)
    assert poor.why(f"action:{poor.number('hurleur-corrompu')}.1") == "RI-STOCK-030"


@rule("RI-EQUIP-020", "RI-EQUIP-030", "RI-EQUIP-080")
def test_a_bearer_leaves_and_a_bearer_vanishes():
    """S44."""
    token = {"card": "squelette", "as": "s", "flags": ["token"]}
    field = [{"card": "champignon", "host": "g"}, token, {"card": "champignon", "host": "s"}]
    t = scene({"field": field, "hand": ["lame-de-fond", "boule-de-feu"]}, {"field": [{"card": GUNI, "as": "g"}]})
    first, second = numbers(t, "champignon")
    t.me.invoke("lame-de-fond", GUNI, "done", "atlas")
    resolve(t)
    assert t.you.hand == [GUNI] and [one.number for one in t.state.players[0].hand if one.number == first] == [first]
    t.me.invoke("boule-de-feu", "squelette", "atlas")
    resolve(t)
    t.me.pick("no")
    resolve(t)
    assert t.me.field == [] and t.me.ether == 1
    assert second in [one.number for one in t.state.players[0].graveyard]
    assert [token for token, _ in t.state.fallen if token & 0xFFF == second] == []  # moved, not Destroyed
    t.settled()


@rule("RI-WALL-010", "RI-WALL-020")
def test_no_porte_stops_or_touches_who_walks_through_walls():
    """S56."""
    walls = ["arche-du-serment", "char-portail", "herse-d-azur"]
    t = scene({"field": ["spectre-du-couloir"]}, {"field": walls, "coins": 1})
    to_attack(t)
    t.me.attack("spectre-du-couloir", "done")
    t.me.pick("pass")
    action(t, "herse-d-azur", 1, "spectre-du-couloir")
    passes(t, 0, 1)
    assert t.you.coins == 0 and values(t, "spectre-du-couloir") == (2, 2)
    resolve(t)
    assert t.match.decision.kind != "block"  # nobody can
    t.you.pick("azell")
    assert life(t, "azell") == 15
    t.settled()


@rule("RI-AVANT-020", "RI-SPLASH-010", "RI-PIERCE-010")
def test_splash_by_advantage_through_a_blocker():
    """S59."""
    field = [{"card": "raz-de-maree-vivant", "as": "r"}, {"card": "marteau-de-forge", "host": "r"}]
    you = {"invokers": [{"card": "azell", "life": 3}, {"card": "lilith", "life": 9}], "field": ["rat-de-cale"]}
    t = scene({"field": field, "hand": ["charge-generale"]}, you)
    attack_with(t, "raz-de-maree-vivant")
    t.you.block("rat-de-cale", "raz-de-maree-vivant")
    while "combat" not in " ".join(stack(t)):
        t.match.choose("pass" if "pass" in t.match.decision.keys else "done")
    t.me.invoke("charge-generale", "atlas")
    resolve(t)
    assert values(t, "raz-de-maree-vivant")[0] == 5
    t.asks(0, ["azell", "lilith"])
    t.me.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (0, 5)
    t.settled()


@rule("RI-POISON-020", "RI-POISON-030", "RI-GLO-170")
def test_poison_is_counted_as_it_resolves():
    """S74."""
    for answered in (True, False):
        me = {"field": ["courge-ballonnee", "gateau-suspect"], "coins": 1}
        t = scene(me, step="restore")
        t.me.pick("draw-two")
        if answered:
            action(t, "gateau-suspect", 1)
            if t.match.decision.kind != "main" and "player:1" in t.match.decision.keys:
                t.me.pick("player:1")
        resolve(t)
        t.me.pick("atlas")
        assert life(t, "atlas") == (17 if answered else 16)
        assert t.you.field == (["gateau-suspect"] if answered else [])
        t.settled()


@rule("RI-GLO-330", "RI-CHARGE-080", "RI-CONST-010")
def test_frozen_to_death_or_only_frozen():
    """S81."""
    weak = {"card": "nocturne", "charges": [charged(-1)]}
    for prey, left in (("nocturne", []), (GUNI, [GUNI])):
        t = scene({"field": ["ours-des-glaces-eternelles"]}, {"field": [weak if prey == "nocturne" else GUNI]})
        action(t, "ours-des-glaces-eternelles", 1, prey)
        resolve(t)
        assert t.you.field == left and t.me.coins == 8
        if left:
            assert values(t, GUNI) == (3, 3) and [one.kind for one in t.card(GUNI).charges] == ["inactive"]
        t.settled()


@rule("RI-GLO-470", "RI-HAND-010", "RI-GLO-320")
def test_a_hand_is_open_as_far_as_it_was_revealed():
    """S96."""
    me = {"invokers": [{"card": "oracle", "level": 1}, "tyran"]}
    t = scene(me, {"hand": [GUNI, "miel", "sado"]}, {})
    skill(t, "oracle", 1, "player:1")
    resolve(t)
    t.asks(1, [GUNI, "miel", "sado"])
    t.you.pick(GUNI)
    for viewer in (0, 2):
        seen = t.match.view(viewer)["players"][1]["hand"]
        assert [one.get("card") for one in seen if one.get("card")] == [GUNI] and len(seen) == 3
    t.settled()
