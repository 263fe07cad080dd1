"""The aptitudes, as they work in a combat and outside it."""

import pytest
from ri_scene import action, attack_with, charged, end_turn, falling, life, resolve, scene, skill, to_attack, values

from pioche.games.rise.rules.values import flies, has, is_type, types
from pioche.games.rise.state import Printed
from pioche.testing import rule

NOYE = "noye-fendeur-de-vagues"  # 3/3, Eau, a Zombie, without a text
WALL = "mur-de-bobines"  # a Porte, 2/5


def blocks(t, blocker, attacker, seat=1):
    """One card blocks another, nobody else does, and nobody responds."""
    t.players[seat].block(blocker)
    t.players[seat].pick(attacker)
    if t.match.decision.kind == "block":
        t.players[seat].pick("done")
    resolve(t)


def the(t, id):
    return t.card(id)


# What a card is by them


@pytest.mark.parametrize(
    ("aptitude", "word", "id"),
    [
        pytest.param("eau", "eau", "champ-de-trefle", marks=rule("RI-ELEM-010")),
        pytest.param("electrique", "electrique", "temple-de-vie", marks=rule("RI-ELEM-020")),
        pytest.param("feu", "feu", NOYE, marks=rule("RI-ELEM-030")),
        pytest.param("bonbon", "bonbon", NOYE, marks=rule("RI-ELEM-060")),
        pytest.param("adepte", "adepte", NOYE, marks=rule("RI-ELEM-070")),
        pytest.param("bombe", "explosif", "champ-de-trefle", marks=rule("RI-BOMBE-010")),
    ],
)
def test_an_aptitude_gives_its_type_as_long_as_the_card_has_it(aptitude, word, id):
    t = scene({"field": [{"card": id, "changes": [["+aptitude", aptitude, "turn", 0]]}, "garde-d-os"]})
    assert is_type(t.state, the(t, id), word) and not is_type(t.state, the(t, "garde-d-os"), word)
    end_turn(t)
    assert not is_type(t.state, the(t, id), word)
    t.settled()


@rule("RI-ELEM-040", "RI-PROP-080")
def test_a_type_that_is_printed_too_stays_when_the_aptitude_is_lost():
    lost = [["-aptitude", "nourriture", "", 0]]
    t = scene({"field": [{"card": "pain-trois-fois-beni", "changes": lost}, {"card": "miel", "changes": lost}]})
    assert is_type(t.state, the(t, "pain-trois-fois-beni"), "nourriture")
    assert not is_type(t.state, the(t, "miel"), "nourriture")
    end_turn(t)
    assert is_type(t.state, the(t, "pain-trois-fois-beni"), "nourriture")
    t.settled()


@rule("RI-ELEM-080")
def test_water_and_fire_stand_beside_each_other():
    t = scene({"field": [{"card": NOYE, "changes": [["+aptitude", "feu", "", 0]]}]})
    assert {"eau", "feu"} <= set(types(t.state, the(t, NOYE))) and values(t, NOYE) == (3, 3)
    end_turn(t)
    assert {"eau", "feu"} <= set(types(t.state, the(t, NOYE))) and t.me.field == [NOYE]
    t.settled()


@rule("RI-APT-010")
def test_an_active_aptitude_is_an_action_of_the_card():
    t = scene({"field": ["berserker-roux", NOYE]})
    assert t.offers("action") == ["berserker-roux"]
    action(t, "berserker-roux")
    assert "berserker-roux" not in t.offers("action")


@rule("RI-APT-020", "RI-FLY-010")
def test_who_loses_its_effects_loses_its_passive_aptitudes_and_comes_down():
    t = scene({"invokers": ["yzate", "atlas"], "field": ["griffon-bague"]}, {"field": [NOYE]})
    assert flies(t.state, the(t, "griffon-bague"))
    skill(t, "yzate", 3, "griffon-bague")
    resolve(t)
    assert not flies(t.state, the(t, "griffon-bague"))
    attack_with(t, "griffon-bague")
    t.asks(1, [f"block:{t.number(NOYE)}", "done"], kind="block")


@rule("RI-APT-040", "RI-PLANE-020")
def test_an_aptitude_that_is_gained_works_and_one_that_is_lost_does_not():
    t = scene(
        {"field": ["griffon-bague"]}, {"field": [{"card": NOYE, "changes": [["+aptitude", "portee", "", 0]]}, NOYE]}
    )
    attack_with(t, "griffon-bague")
    with_reach, without = [one.card.number for one in t.state.players[1].field]
    t.asks(1, [f"block:{with_reach}", "done"], kind="block")
    assert t.why("block", without) == "RI-PLANE-020"


@rule("RI-APT-050")
def test_an_aptitude_held_twice_works_once():
    twice = [["+aptitude", "peau-de-fer", "", 0]]
    t = scene({"field": ["plume-egaree", NOYE]}, {"field": [{"card": "escargot-cuirasse", "changes": twice}]})
    attack_with(t, NOYE)
    blocks(t, "escargot-cuirasse", NOYE)
    assert values(t, "escargot-cuirasse") == (1, 3)
    t.settled()


@rule("RI-APTMISC-030", "RI-SPEED-030")
def test_velocite_is_vitesse_and_what_is_only_announced_is_no_aptitude():
    facts = {"types": ["creature"], "rank": 1, "attack": 1, "defence": 1}
    with pytest.raises(ValueError, match="soon"):
        Printed("a", {}, {}, {**facts, "aptitudes": ["soon"]})
    assert Printed("a", {}, {}, {**facts, "aptitudes": ["velocite"]}).aptitudes == ("vitesse",)
    t = scene({"field": [{"card": "braise-vive", "flags": ["arrived"]}, {"card": NOYE, "flags": ["arrived"]}]})
    to_attack(t)
    t.asks(0, ["braise-vive", "done"], kind="attack")


@rule("RI-APTMISC-050")
def test_an_active_aptitude_is_a_free_toss_unless_the_card_says_a_price():
    t = scene({"field": ["hurleur-corrompu", "berserker-roux"], "coins": 0})
    assert t.offers("action") == ["berserker-roux"]
    assert t.why(f"action:{t.number('hurleur-corrompu')}.1") == "RI-STOCK-030"
    t.settled()


@rule("RI-APTMISC-020", "RI-GLO-520")
def test_what_is_indestructible_can_only_be_sacrificed():
    t = scene({"invokers": ["tyran", "lilith"], "field": ["gardienne-immuable"]}, {"invokers": ["azell", "atlas"]})
    skill(t, "tyran", 3, "gardienne-immuable")
    resolve(t)
    assert t.me.field == ["gardienne-immuable"]
    skill(t, "lilith", 1)
    resolve(t)
    assert t.me.field == [] and t.me.graveyard == ["gardienne-immuable"] and len(t.me.hand) == 2
    t.settled()


# Blocking


@rule("RI-WALL-020")
def test_no_porte_blocks_a_wall_walker_not_even_one_with_reach():
    reach = [["+aptitude", "portee", "", 0]]
    t = scene({"field": ["spectre-du-couloir"]}, {"field": [{"card": "char-portail", "changes": reach}, WALL, NOYE]})
    attack_with(t, "spectre-du-couloir")
    t.asks(1, [f"block:{t.number(NOYE)}", "done"], kind="block")
    assert t.why("block", "char-portail") == "RI-WALL-010"


@rule("RI-HORDE-020")
def test_horde_strikes_each_of_those_it_blocks():
    t = scene({"field": ["salamandre-vorace", "braise-vive"]}, {"field": ["four-arm", NOYE]})
    attack_with(t, "salamandre-vorace", "braise-vive")
    for attacker in ("salamandre-vorace", "braise-vive"):
        t.you.block("four-arm")
        t.you.pick(attacker)
    if t.match.decision.kind == "block":
        t.you.pick("done")
    resolve(t)
    t.you.pick("salamandre-vorace")
    resolve(t)
    assert t.me.field == [] and values(t, "four-arm") == (6, 2)
    t.settled()


@rule("RI-HORDE-030")
def test_who_was_to_be_blocked_by_a_fallen_horde_reaches_the_player():
    t = scene({"field": [NOYE, "braise-vive"]}, {"field": ["garde-d-os"]})
    attack_with(t, NOYE, "braise-vive")
    for attacker in ("braise-vive", NOYE):
        t.you.block("garde-d-os")
        t.you.pick(attacker)
    resolve(t)
    t.you.pick(NOYE)
    resolve(t)
    assert t.you.graveyard == ["garde-d-os"]
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("lilith")
    assert life(t, "lilith") == 16
    t.settled()


# Blows


@rule("RI-AVANT-020")
def test_advantage_chooses_for_what_goes_through_too():
    t = scene(
        {"field": [{"card": "loup-des-congeres", "changes": [["+aptitude", "percee", "", 0]]}]},
        {"field": ["squelette"]},
    )
    attack_with(t, "loup-des-congeres")
    blocks(t, "squelette", "loup-des-congeres")
    t.asks(0, ["azell", "lilith"], kind="hit")
    t.me.pick("azell")
    assert life(t, "azell") == 15


@rule("RI-PIERCE-020")
def test_who_is_pierced_chooses_the_invocateur():
    t = scene({"field": ["taureau-de-lave"]}, {"field": ["squelette"]})
    attack_with(t, "taureau-de-lave")
    blocks(t, "squelette", "taureau-de-lave")
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("lilith")
    assert (life(t, "azell"), life(t, "lilith")) == (17, 14)


@rule("RI-PIERCE-030", "RI-GLO-040", "RI-GLO-150")
def test_nothing_goes_through_in_an_affrontement():
    t = scene({"field": ["taureau-de-lave"], "hand": ["obligation"]}, {"field": ["duelliste-givre"]})
    t.me.invoke("obligation")
    t.me.pick(f"action:{t.number('obligation')}.1", "taureau-de-lave", "duelliste-givre", "done", "atlas")
    resolve(t)
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17)
    assert t.me.graveyard == ["taureau-de-lave", "obligation"] and t.you.graveyard == ["duelliste-givre"]
    t.settled()


@rule("RI-PIERCE-040")
def test_what_goes_through_is_counted_from_the_defence_that_is_left():
    t = scene({"field": ["taureau-de-lave"]}, {"field": [{"card": NOYE, "damage": 2}]})
    attack_with(t, "taureau-de-lave")
    blocks(t, NOYE, "taureau-de-lave")
    t.you.pick("lilith")
    assert life(t, "lilith") == 14
    t = scene({"field": ["taureau-de-lave"]}, {"field": ["myrthil"]})
    attack_with(t, "taureau-de-lave")
    blocks(t, "myrthil", "taureau-de-lave")
    t.asks(0, kind="main")
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17)


@rule("RI-RIPOSTE-010")
def test_riposte_doubles_the_base_of_a_blocker_alone():
    counter = {"card": "duelliste-givre", "charges": [charged(1)]}
    t = scene({"field": ["four-arm"]}, {"field": [counter]})
    attack_with(t, "four-arm")
    blocks(t, "duelliste-givre", "four-arm")
    assert t.card("four-arm").damage == 5
    t = scene({"field": [counter]}, {"field": ["myrthil"]})
    attack_with(t, "duelliste-givre")
    blocks(t, "myrthil", "duelliste-givre")
    assert t.card("myrthil").damage == 3
    t.settled()


@rule("RI-SPLASH-010")
def test_splash_hits_the_other_invocateur_as_hard():
    t = scene({"field": ["pluie-de-tisons"]})
    attack_with(t, "pluie-de-tisons")
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (14, 14)
    t.settled()


@rule("RI-SPLASH-020")
def test_splash_does_not_splash_back():
    t = scene(
        {"field": ["pluie-de-tisons"]}, {"invokers": [{"card": "azell", "life": 0}, {"card": "lilith", "life": 9}]}
    )
    attack_with(t, "pluie-de-tisons")
    assert (life(t, "azell"), life(t, "lilith")) == (0, 6)
    t.settled()


@rule("RI-SPEED-010", "RI-SPEED-020")
def test_who_dashes_strikes_with_its_charges_alone_and_later_in_full():
    t = scene({"field": [{"card": "berlingot-roulant", "flags": ["arrived"], "charges": [charged(1)]}]})
    attack_with(t, "berlingot-roulant")
    t.you.pick("azell")
    assert life(t, "azell") == 16 and values(t, "berlingot-roulant") == (1, 3)
    end_turn(t)
    end_turn(t)
    assert values(t, "berlingot-roulant") == (4, 3)
    attack_with(t, "berlingot-roulant")
    t.you.pick("azell")
    assert life(t, "azell") == 12
    t.settled()


# After the phase


@rule("RI-BLEED-020")
@pytest.mark.parametrize(("wall", "bled"), [(WALL, []), ("char-portail", [-1])])
def test_a_porte_does_not_bleed_but_a_porte_creature_does(wall, bled):
    t = scene({"field": [{"card": "sangsue-royale", "charges": [charged(1)]}]}, {"field": [wall]})
    attack_with(t, "sangsue-royale")
    blocks(t, wall, "sangsue-royale")
    while t.match.decision.kind == "trigger":
        t.match.choose(t.match.decision.keys[0])
    assert "sangsue-royale" in t.me.field
    if bled:
        assert t.you.graveyard == [wall]  # one defence was left to it
    else:
        assert t.you.field == [wall] and t.card(wall).charges == []


@rule("RI-IRON-020")
def test_iron_skin_does_nothing_for_who_has_fallen():
    t = scene({"field": ["four-arm"]}, {"field": ["zombie-du-puits"]})
    attack_with(t, "four-arm")
    blocks(t, "zombie-du-puits", "four-arm")
    if t.match.decision.kind == "confirm":
        t.you.pick("no")
    assert "zombie-du-puits" in t.you.graveyard and t.you.field == []


@rule("RI-POSS-020")
def test_possession_needs_a_part_in_the_combat():
    t = scene({"field": ["revenante-voilee", NOYE]}, {"field": ["garde-d-os"]})
    assert t.why(f"action:{t.number('revenante-voilee')}.1") == "RI-ACTION-130"
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    assert t.why(f"action:{t.number('revenante-voilee')}.1") == "RI-ACTION-130"
    t = scene({"field": ["revenante-voilee"]})
    to_attack(t)
    t.me.attack("revenante-voilee")
    t.me.pick("done")
    assert "revenante-voilee" in t.offers("action")


# Verrou


@rule("RI-LOCK-020")
def test_who_loses_its_lock_untilts_in_the_next_awakening():
    lost = [["-aptitude", "verrou", "", 0]]
    opened = {"card": "sentinelle-verrouillee", "tilted": True, "flags": ["open"]}
    t = scene({}, {"field": [{**opened, "changes": lost}, opened]})
    first, second = t.state.players[1].field
    end_turn(t)
    first, second = t.state.players[1].field
    assert (first.tilted, second.tilted) == (False, True)


@rule("RI-LOCK-030")
def test_who_has_a_lock_and_attacked_is_not_open():
    t = scene({"field": ["sentinelle-verrouillee", {"card": "automate-a-clef", "tilted": True, "flags": ["open"]}]})
    attack_with(t, "sentinelle-verrouillee")
    t.you.pick("azell")
    end_turn(t)
    end_turn(t)
    assert (t.card("sentinelle-verrouillee").tilted, t.card("automate-a-clef").tilted) == (False, True)
    t.settled()


# Rage


def raging(*tosses, also=()):
    """A berserker that rages with these coins, as long as its player likes; then its Action waits on the stack."""

    def build(seed):
        return scene({"field": ["berserker-roux"]}, {"field": list(also)}, seed=seed)

    def act(t):
        action(t, "berserker-roux")
        for _ in tosses[1:]:
            if t.match.decision.kind == "confirm":
                t.me.pick("yes")
        if t.match.decision.kind == "confirm":
            t.me.pick("no")

    for seed in range(600):
        t = build(seed)
        act(t)
        (element,) = t.state.elements()
        wanted = sum(tosses[1:]) if tosses[0] else 0
        if bool(element.value & 1) == tosses[0] and element.extra == wanted:
            return t
    raise AssertionError("the coins never fall so")


@rule("RI-RAGE-020")
def test_each_further_success_adds_a_charge():
    t = raging(True, True, True)
    resolve(t)
    assert values(t, "berserker-roux") == (6, 5) and len(t.card("berserker-roux").charges) == 3
    t.settled()


@rule("RI-RAGE-030")
def test_what_rage_has_given_is_gone_as_the_turn_passes():
    t = raging(True, True)
    resolve(t)
    assert values(t, "berserker-roux") == (5, 4)
    end_turn(t)
    assert values(t, "berserker-roux") == (3, 2) and t.card("berserker-roux").charges == []
    t.settled()


@rule("RI-RAGE-040")
def test_further_coins_are_no_failures_and_one_action_is_stacked():
    t = raging(True, False, also=["sado"])
    assert len(t.state.elements()) == 1
    coins = t.you.coins
    resolve(t)
    assert t.you.coins == coins and values(t, "berserker-roux") == (4, 3)
    t.settled()


# Équipements


@rule("RI-EQUIP-030")
def test_equipment_that_follows_its_bearer_is_moved_not_destroyed():
    worn = {"card": "champignon", "as": "gear", "host": "bearer"}
    t = scene(
        {"invokers": ["atlas", "yris"], "field": [{"card": NOYE, "as": "bearer"}, worn, "support"]},
        {"invokers": ["tyran", "azell"]},
        active=1,
    )
    skill(t, "tyran", 3, NOYE)
    resolve(t)
    assert sorted(t.me.graveyard) == ["champignon", NOYE] and len(t.me.hand) == 1
    t.settled()


@rule("RI-EQUIP-050")
def test_equipment_that_loses_the_aptitude_goes_to_the_graveyard():
    worn = {"card": "champignon", "host": "bearer"}
    t = scene({"field": [{"card": NOYE, "as": "bearer"}, worn], "hand": ["rouille"]})
    assert values(t, NOYE) == (4, 4)
    t.me.invoke("rouille")
    t.me.pick("champignon", "done", "atlas")
    resolve(t)
    assert "champignon" in t.me.graveyard and values(t, NOYE) == (3, 3)
    t.settled()


@rule("RI-EQUIP-060")
def test_equipment_whose_bearer_is_gone_ends_in_the_graveyard():
    t = scene(
        {"invokers": ["atlas", "yris"], "field": [NOYE], "hand": ["champignon"]}, {"invokers": ["tyran", "azell"]}
    )
    t.me.invoke("champignon", NOYE, "atlas")
    skill(t, "tyran", 3, NOYE)
    resolve(t)
    assert sorted(t.me.graveyard) == ["champignon", NOYE] and t.me.field == []
    t.settled()


@rule("RI-EQUIP-080")
def test_equipment_on_what_vanishes_goes_to_the_graveyard():
    worn = {"card": "champignon", "host": "bearer"}
    t = scene(
        {"invokers": ["atlas", "yris"], "field": [{"card": "rat-de-cale", "as": "bearer"}, worn]},
        {"invokers": ["tyran", "azell"]},
        active=1,
    )
    skill(t, "tyran", 3, "rat-de-cale")
    resolve(t)
    assert t.me.graveyard == ["champignon"] and t.me.field == [] and t.me.ether == 1
    t.settled()


# Poison


@rule("RI-POISON-030", "RI-POISON-040", "RI-POISON-060")
def test_all_poisoned_cards_that_are_active_hurt_one_invocateur():
    frozen = {"card": "courge-ballonnee", "charges": [["inactive", 0, "ends", 9, 0, None, ""]]}
    again = {"card": "courge-ballonnee", "changes": [["+aptitude", "poison", "", 0]]}
    t = scene({}, {"field": [again, "fugu-souriant", frozen]})
    end_turn(t)
    resolve(t)
    t.asks(1, ["azell", "lilith"])
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (15, 17)
    t.settled()


# Réanimation


@rule("RI-REANIM-050", "RI-REANIM-055")
def test_each_reanimation_has_a_stack_of_its_own():
    t = scene({"field": ["squelette", "squelette"]}, {"hand": ["fosse-commune"]}, active=1)
    t.you.invoke("fosse-commune", f"action:{t.number('fosse-commune')}.1", "azell")
    resolve(t)
    t.asks(0, ["yes", "no"])
    t.me.pick("yes")
    assert len(t.state.elements()) == 1 and len(t.state.waiting) == 1
    resolve(t)
    t.asks(0, ["yes", "no"])
    t.me.pick("no")
    t.settled()


@rule("RI-REANIM-080", "RI-REANIM-090")
def test_who_is_reanimated_is_reset_and_no_new_arrival():
    def build(seed):
        ill = {"card": "squelette", "as": "bones", "tilted": True, "ills": [["amok", 1, 0]], "damage": 0}
        ill["changes"] = [["+aptitude", "vol", "", 0]]
        ill["charges"] = [charged(1), charged(1)]
        worn = {"card": "champignon", "host": "bones"}
        return scene(
            {"invokers": ["atlas", "yris"], "field": [ill, worn]}, {"invokers": ["tyran", "azell"]}, active=1, seed=seed
        )

    def act(t):
        skill(t, "tyran", 3, "squelette")
        resolve(t)
        t.me.pick("yes")

    t = falling(build, act, True)
    resolve(t)
    it = t.card("squelette")
    assert (it.tilted, it.ills, it.changes, it.damage) == (False, [], [], 0)
    assert [one.value for one in it.charges] == [1] and values(t, "squelette") == (2, 2)
    assert t.me.graveyard == ["champignon"] and not has(t.state, it, "vol")
    t.settled()


@rule("RI-EXHUM-020", "RI-GLO-310")
def test_who_is_excluded_is_not_destroyed():
    def build(seed):
        return scene(
            {"field": ["bete-bilieuse", NOYE]}, {"invokers": ["nadir-le-sans-nom", "azell"]}, active=1, seed=seed
        )

    t = falling(build, lambda t: skill(t, "nadir-le-sans-nom", 4, "bete-bilieuse", "player:0"), True)
    resolve(t)
    assert t.me.exclusion == ["bete-bilieuse"] and t.me.ether == 0
    t.asks(1, kind="main")
    t.settled()
