"""The main types: Créatures, Portes, Porte-Créatures, Incantations, Imminentes, Jetons; who may block whom."""

import pytest
from ri_scene import (
    action,
    attack_with,
    charged,
    end_turn,
    life,
    passes,
    resolve,
    scene,
    skill,
    stack,
    to_attack,
    values,
)

from pioche.engine.cards import Ability
from pioche.games.rise.cards import BOOK
from pioche.games.rise.cards.words import creatures, have, their
from pioche.games.rise.rules.values import inactive, types
from pioche.games.rise.state import TOKEN
from pioche.testing import rule

NOYE = "noye-fendeur-de-vagues"  # 3/3, without a text
WALL = "mur-de-bobines"  # a Porte, 2/5


def blocks(t, blocker, attacker, seat=1):
    """One card blocks another, nobody else does, and nobody responds."""
    t.players[seat].block(blocker)
    t.players[seat].pick(attacker)
    if t.match.decision.kind == "block":
        t.players[seat].pick("done")
    resolve(t)


def ten_turns(t):
    for _ in range(10):
        end_turn(t)
        resolve(t)


# Créatures


@rule("RI-CREA-010", "RI-IMM-020")
def test_an_imminent_creature_is_invoked_whenever_one_has_priority():
    t = scene({"field": [NOYE]}, {"hand": ["doublure-de-scene", "guni"], "field": ["garde-d-os"]})
    attack_with(t, NOYE)
    t.you.block("garde-d-os")
    t.you.pick(NOYE)
    passes(t, 0, 1)
    assert stack(t) == [f"{NOYE}:combat"]
    passes(t, 0)
    assert t.offers("invoke") == ["doublure-de-scene"] and t.why("invoke", "guni") == "RI-PLAY-090"
    t.you.invoke("doublure-de-scene", "azell")
    resolve(t)
    assert "doublure-de-scene" in t.you.field


@rule("RI-CREA-050")
def test_a_creature_attacks_and_blocks_unless_a_text_forbids_it():
    silent = {"card": "maitre-cuisinier", "changes": [["is", "effectless", "turn", 0]]}
    t = scene({"field": ["maitre-cuisinier", NOYE]})
    to_attack(t)
    t.asks(0, [NOYE, "done"], kind="attack")
    assert t.why("attack", "maitre-cuisinier") == "RI-COMBAT-320"
    t = scene({"field": [silent]})
    to_attack(t)
    t.asks(0, ["maitre-cuisinier", "done"], kind="attack")


@rule("RI-CREA-060")
def test_who_has_attacked_cannot_block_but_may_act():
    t = scene({"field": ["el-diablo"]}, {"field": [NOYE]})
    attack_with(t, "el-diablo")
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    end_turn(t)
    t.you.pick("combat")
    resolve(t)
    t.you.attack(NOYE)
    t.you.pick("done")
    passes(t, 1)
    assert "el-diablo" in t.offers("action")
    t.me.pick("pass")
    assert t.match.decision.kind != "block"  # nobody could
    assert t.card("el-diablo").tilted


@rule("RI-CREA-070")
def test_attack_is_never_negative():
    t = scene({"field": [{"card": "vieille-souche", "charges": [charged(-3)]}]})
    assert values(t, "vieille-souche") == (0, 1)
    attack_with(t, "vieille-souche")
    resolve(t)
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17)
    t.settled()


@rule("RI-CREA-080", "RI-CHARGE-080")
def test_who_has_no_defence_left_falls_before_the_next_element():
    t = scene(
        {"invokers": ["atlas", "nadir-le-sans-nom"], "field": ["squelette-captif"]}, {"field": ["rat-de-cale", NOYE]}
    )
    t = scene({"invokers": ["tyran", "nadir-le-sans-nom"]}, {"field": ["rat-de-cale", NOYE]})
    skill(t, "tyran", 1, "rat-de-cale")
    passes(t, 1)
    skill(t, "nadir-le-sans-nom", 1, "rat-de-cale")
    resolve(t)
    assert t.you.field == [NOYE] and t.you.ether == 1
    t.settled()


@rule("RI-CHARGE-050", "RI-CHARGE-080")
def test_who_has_a_negative_charge_from_a_card_in_play_falls_too(monkeypatch):
    giver = BOOK.cards["rat-de-cale"]
    monkeypatch.setattr(giver, "hooks", {**giver.hooks, "power": Ability(have(-20, their(creatures)))})
    t = scene({"field": ["rat-de-cale"]}, {"field": [NOYE]})
    assert t.me.field == ["rat-de-cale"] and t.you.field == []
    end_turn(t)
    t.settled()


@rule("RI-CREA-090")
def test_what_is_indestructible_and_has_no_defence_by_charges_is_inactive():
    t = scene(
        {"field": [{"card": "gardienne-immuable", "charges": [charged(-3)]}]},
        {"invokers": ["nadir-le-sans-nom", "azell"]},
        active=1,
    )
    skill(t, "nadir-le-sans-nom", 1, "gardienne-immuable")
    resolve(t)
    assert t.me.field == ["gardienne-immuable"] and inactive(t.state, t.card("gardienne-immuable"))
    assert t.why("block", "gardienne-immuable", seat=0) == "RI-GLO-340"
    t.settled()


@rule("RI-CREA-100")
def test_what_is_indestructible_and_has_less_than_none_is_excluded():
    t = scene(
        {"field": [{"card": "gardienne-immuable", "charges": [charged(-4)]}]},
        {"invokers": ["nadir-le-sans-nom", "azell"]},
        active=1,
    )
    skill(t, "nadir-le-sans-nom", 1, "gardienne-immuable")
    resolve(t)
    assert t.me.field == [] and t.me.exclusion == ["gardienne-immuable"]
    t.settled()


@rule("RI-CREA-110")
def test_damage_alone_does_nothing_to_what_is_indestructible():
    t = scene({"field": ["gardienne-immuable"]}, {"invokers": ["azell", "lilith"]}, active=1)
    skill(t, "azell", 4, "gardienne-immuable", "azell")
    resolve(t)
    it = t.card("gardienne-immuable")
    assert t.me.field == ["gardienne-immuable"] and it.damage == 5 and not inactive(t.state, it)
    t.settled()


@rule("RI-CREA-120", "RI-GATE-120", "RI-INCANT-030")
@pytest.mark.parametrize(
    ("bearer", "first", "third"),
    [
        (NOYE, "champignon", "champignon"),
        (WALL, "coeur-de-glacier", "nappe-de-pique-nique"),
        ("cure", "nappe-de-pique-nique", "nappe-de-pique-nique"),
    ],
)
def test_a_constante_bears_any_number_of_equipments(bearer, first, third):
    worn = {"card": first, "host": "bearer"}
    t = scene({"field": [{"card": bearer, "as": "bearer"}, worn, worn], "hand": [third]})
    t.me.invoke(third, bearer, "atlas")
    resolve(t)
    assert [one.host for one in t.state.players[0].field[1:]] == [t.number(bearer)] * 3
    t.settled()


@rule("RI-INCANT-030", "RI-PROP-070")
def test_an_incantation_has_no_values_and_does_not_fall_by_a_charge():
    t = scene({"invokers": ["tyran", "yris"], "field": [{"card": "cure", "charges": [charged(-1)]}, NOYE]})
    skill(t, "tyran", 1)
    t.asks(0, [NOYE])
    t.me.pick(NOYE)
    resolve(t)
    assert t.me.field == ["cure", NOYE]
    t.settled()


@rule("RI-INCANT-010", "RI-GATE-010")
def test_incantations_and_portes_stay():
    t = scene({"field": ["cure", WALL], "library": ["guni"] * 30}, {"library": ["guni"] * 30})
    ten_turns(t)
    assert t.me.field == ["cure", WALL]
    t.settled()


@rule("RI-INCANT-020", "RI-GATE-020", "RI-PLAY-090")
def test_what_is_not_imminent_waits_for_ones_own_invocation_phase():
    t = scene({"field": [NOYE]}, {"hand": ["cure", WALL, "mutisme"]})
    t.me.pick("pass")
    assert t.offers("invoke") == ["mutisme"]
    assert (t.why("invoke", "cure"), t.why("invoke", WALL)) == ("RI-PLAY-090", "RI-PLAY-090")


# Portes


@rule("RI-GATE-070")
def test_a_porte_that_may_attack_never_deals_less_than_nothing():
    allowed = {"card": "temple-de-vie", "changes": [["is", "may-attack", "turn", 0]], "charges": [charged(-1)]}
    t = scene({"field": [allowed]})
    attack_with(t, "temple-de-vie")
    resolve(t)
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17) and t.card("temple-de-vie").tilted


@rule("RI-GATE-080", "RI-GATE-130")
def test_a_porte_strikes_back_and_falls():
    t = scene({"field": ["four-arm", "salamandre-vorace"]}, {"field": [WALL]})
    attack_with(t, "four-arm", "salamandre-vorace")
    t.you.block(WALL)
    t.you.pick("four-arm")
    if t.match.decision.kind == "block":
        t.you.pick("done")
    resolve(t)
    while t.match.decision.kind == "hit":
        t.you.pick("azell")
    assert t.you.graveyard == [WALL] and t.card("four-arm").damage == 3  # one of them from the coils


@rule("RI-GATE-100", "RI-DISTANCE-010", "RI-DISTANCE-030")
def test_who_may_block_an_attack_from_a_distance():
    foes = [NOYE, "arbaletrier-borgne", WALL, "guetteuse-du-beffroi", "archer-des-nuees"]
    t = scene({"field": ["frondeuse-du-parvis"]}, {"field": foes})
    attack_with(t, "frondeuse-du-parvis")
    t.asks(1, [*[f"block:{t.number(id)}" for id in foes[1:4]], "done"], kind="block")
    assert t.why("block", NOYE) == "RI-DISTANCE-010" == t.why("block", "archer-des-nuees")
    t = scene({"field": [NOYE]}, {"field": ["arbaletrier-borgne"]})
    attack_with(t, NOYE)
    t.asks(1, [f"block:{t.number('arbaletrier-borgne')}", "done"], kind="block")


@rule("RI-DISTANCE-020")
def test_distance_does_not_lift_the_rule_of_planes():
    foes = ["arbaletrier-borgne", WALL, "portail-des-nuees", "archer-des-nuees"]
    t = scene({"field": ["archer-des-nuees"]}, {"field": foes})
    attack_with(t, t.state.players[0].field[0].card.number)
    theirs = {one.card.proto.id: one.card.number for one in t.state.players[1].field}
    t.asks(1, [f"block:{theirs['portail-des-nuees']}", f"block:{theirs['archer-des-nuees']}", "done"], kind="block")


@rule("RI-GATECREA-010")
def test_a_porte_creature_is_both():
    t = scene({"invokers": ["atlas", "tyran"]}, {"field": ["char-portail", NOYE]})
    skill(t, "tyran", 1)
    t.asks(0, ["char-portail", NOYE])
    t.me.pick("char-portail")
    passes(t, 1)
    skill(t, "atlas", 3, "char-portail")
    resolve(t)
    assert t.you.field == [NOYE]


@rule("RI-GATECREA-030")
def test_a_porte_creature_has_summoning_sickness_and_may_block():
    fresh = {"card": "char-portail", "flags": ["arrived"]}
    t = scene({"field": [fresh]})
    to_attack(t)
    assert t.why("attack", "char-portail") == "RI-CREA-020"
    t = scene({"field": [NOYE]}, {"field": [fresh]})
    attack_with(t, NOYE)
    t.asks(1, [f"block:{t.number('char-portail')}", "done"], kind="block")


@rule("RI-DIVERSION-020")
def test_diversion_comes_before_the_combat_phase():
    t = scene({"field": ["crieur-de-foire", NOYE]}, {"field": ["garde-d-os"]})
    assert "crieur-de-foire" in t.offers("action")
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    assert t.why(f"action:{t.number('crieur-de-foire')}.1") == "RI-ACTION-130"
    resolve(t)
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    t.asks(0, kind="main")
    assert t.why(f"action:{t.number('crieur-de-foire')}.1") == "RI-ACTION-130"


# Imminentes


@rule("RI-IMM-070", "RI-IMM-080", "RI-GLO-120")
def test_an_imminente_is_nowhere_while_it_waits_and_is_not_destroyed_afterwards():
    t = scene({"field": ["support", NOYE], "hand": ["fleche-ardente"]}, {"invokers": ["tyran", "nadir-le-sans-nom"]})
    t.me.invoke("fleche-ardente")
    t.me.pick(t.you["tyran"].card.number, "atlas")
    assert t.me.field == ["support", NOYE] and t.me.hand == [] and t.me.graveyard == []
    t.you.skill(t.you["nadir-le-sans-nom"].card.number)
    offered = [one.card for one in t.match.decision.options]
    assert t.number("fleche-ardente") not in offered
    t.you.pick(NOYE)
    resolve(t)
    assert t.me.graveyard == ["fleche-ardente"] and t.me.hand == []
    t.settled()


@rule("RI-IMM-050", "RI-IMM-100", "RI-PLAY-110")
def test_a_mirrored_devastation_is_played_again_with_its_action_for_nothing():
    t = scene(
        {"field": [NOYE], "hand": ["devastation"], "coins": 3},
        {"hand": ["miroir-de-protection"], "field": ["guni"], "coins": 0},
    )
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1", "atlas")
    assert t.me.coins == 0
    t.you.invoke("miroir-de-protection", "devastation", "azell")
    points = t.card("lilith").points
    resolve(t)
    assert stack(t) == [] and t.me.field == [] == t.you.field
    assert sorted(t.me.graveyard) == ["devastation", NOYE] and sorted(t.you.graveyard) == [
        "guni",
        "miroir-de-protection",
    ]
    assert [life(t, id) for id in ("atlas", "tyran", "azell", "lilith")] == [15, 13, 14, 14]
    assert t.you.coins == 0 and t.card("lilith").points == points
    t.settled()


# Jetons


@rule("RI-TOKEN-010", "RI-TOKEN-030")
def test_a_token_is_all_that_its_card_is():
    t = scene({"invokers": ["lazarus", "yris"], "library": ["guni"] * 5})
    skill(t, "lazarus", 1)
    resolve(t)
    it = t.card("squelette")
    assert it.flags & TOKEN and it.printed is BOOK["squelette"] and t.me.library == ["guni"] * 5
    assert types(t.state, it) == ("creature", "squelette") and values(t, "squelette") == (1, 1)
    t.settled()


@rule("RI-TOKEN-040", "RI-TOKEN-050")
def test_who_calls_a_monster_of_infinite_rank_chooses_among_monsters():
    t = scene({"field": ["nid-de-bile"], "ether": 2})
    action(t, "nid-de-bile")
    resolve(t)
    offered = [note["of"].id for note in t.match.ask.notes.values()]
    assert sorted(offered) == ["bete-bilieuse", "microbe"]
    t.me.pick(t.match.decision.keys[offered.index("bete-bilieuse")])
    resolve(t)
    assert t.me.field == ["nid-de-bile", "bete-bilieuse"]
    t.settled()


@rule("RI-TYPE-010", "RI-PROP-010")
def test_a_creature_is_any_card_of_that_type():
    t = scene({"invokers": ["tyran", "yris"], "field": ["chat-trognon-sucre", "char-portail", "cure", WALL]})
    skill(t, "tyran", 1)
    t.asks(0, ["chat-trognon-sucre", "char-portail"])
