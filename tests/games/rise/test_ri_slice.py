"""A first look through all layers: invoking, the stack, a combat, the end of a turn."""

from ri_scene import attack_with, end_turn, life, resolve, scene, stack, to_attack, values

from pioche.testing import rule


@rule("RI-PLAY-020", "RI-PLAY-030", "RI-PLAY-080", "RI-CREA-020")
def test_a_creature_waits_on_the_stack_arrives_and_cannot_attack_this_turn():
    t = scene({"hand": ["loup-des-congeres"]})
    t.me.invoke("loup-des-congeres")
    t.asks(0, ["atlas", "tyran"], kind="payer")
    t.me.pick("tyran")
    assert stack(t) == ["loup-des-congeres:invoke"] and t.me.field == []
    assert (t.card("tyran").points, t.card("tyran").tilted) == (2, True)
    t.asks(1)
    resolve(t)
    assert t.me.field == ["loup-des-congeres"]
    t.asks(0)
    to_attack(t)
    t.asks(0, ["done"], kind="attack")
    assert t.why("attack", "loup-des-congeres") == "RI-CREA-020"
    t.settled()


@rule("RI-COMBAT-230", "RI-COMBAT-250")
def test_both_deal_their_attack_at_the_same_time():
    t = scene({"field": ["berserker-roux"]}, {"field": ["salamandre-vorace"]})
    attack_with(t, "berserker-roux")
    t.asks(1, ["block:" + str(t.number("salamandre-vorace")), "done"], kind="block")
    t.you.block("salamandre-vorace")
    t.you.pick("berserker-roux")
    resolve(t)
    assert t.me.graveyard == ["berserker-roux"] and t.you.graveyard == ["salamandre-vorace"]
    t.settled()


@rule("RI-COMBAT-280", "RI-SOURCE-010")
def test_an_unblocked_attack_hits_the_invocateur_that_its_player_picks():
    t = scene({"field": ["el-diablo"]}, {"invokers": [{"card": "azell", "life": 3}, {"card": "lilith", "life": 7}]})
    attack_with(t, "el-diablo")
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (0, 7)
    t.settled()


@rule("RI-STACK-060", "RI-RESOLVE-010")
def test_the_newest_element_resolves_first():
    t = scene(
        {"field": ["myrthil"], "hand": ["peau-de-pierre"]}, {"field": ["salamandre-vorace"], "hand": ["boule-de-feu"]}
    )
    t.me.action("myrthil", "salamandre-vorace")
    t.you.invoke("boule-de-feu", "myrthil", "azell")
    assert stack(t) == ["boule-de-feu:invoke", "myrthil:action_1"]
    resolve(t)
    assert values(t, "myrthil") == (6, 3) and t.you.graveyard == ["boule-de-feu", "salamandre-vorace"]
    t.settled()


def test_a_turn_passes():
    t = scene({"hand": ["loup-des-congeres"]})
    end_turn(t)
    assert t.state.active == 1 and len(t.you.hand) == 2 and t.you.coins == 11
    t.settled()
