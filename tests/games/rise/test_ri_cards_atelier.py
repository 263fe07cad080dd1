"""Cards of Atelier: clones, machines, currents and bombs."""

from typing import Any

import pytest
from ri_scene import (
    action,
    attack_with,
    charged,
    end_turn,
    falling,
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

from pioche.games.rise.rules.values import actions, aptitudes, flies, owns, types
from pioche.testing import Table, card, rule

NOYE = "noye-fendeur-de-vagues"  # 3/3 Zombie, Eau
GUNI = "guni"  # 3/3 Ange, Constance
BOULE = "boule-de-feu"  # 3 damage to a Créature or Porte
CHAMPION = {"invokers": ["hermetic-champion", "tyran"]}
VOLT = {"invokers": ["seraphine-volt", "tyran"]}
MATRICE = {"invokers": ["matrice-zero", "tyran"]}


def aptitude(t: Table, id: str | int, word: str) -> bool:
    return owns(t.state, t.card(id), word)


def is_a(t: Table, id: str | int, word: str) -> bool:
    return word in types(t.state, t.card(id))


def on(host: str, id: str) -> dict[str, Any]:
    """An Équipement on a card with a name of its own."""
    return {"card": id, "host": host}


def named(id: str, **words: Any) -> dict[str, Any]:
    return {"card": id, "as": id, **words}


# Invocateurs


@card("hermetic-champion")
def test_hermetic_champion_charges_a_creature_of_his_own_and_makes_it_electric():
    t = scene({**CHAMPION, "field": [NOYE]}, {"field": [GUNI]})
    skill(t, "hermetic-champion", 1)
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    assert is_a(t, NOYE, "electrique") and values(t, NOYE) == (4, 4) and values(t, GUNI) == (3, 3)
    end_turn(t)
    assert is_a(t, NOYE, "electrique") and values(t, NOYE) == (4, 4)
    t.settled()


@card("hermetic-champion")
@rule("RI-GLO-560", "RI-GLO-570")
def test_what_hermetic_champion_protects_takes_nothing_bad_until_the_turn_ends():
    t = scene({**CHAMPION, "field": [NOYE, "support"]}, {"hand": [BOULE, BOULE], "field": [GUNI]})
    skill(t, "hermetic-champion", 2)
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    t.me.pick("pass")
    t.you.invoke(BOULE, NOYE, "azell")
    resolve(t)
    assert NOYE in t.me.field and values(t, NOYE) == (3, 3)
    end_turn(t)
    t.you.invoke(BOULE, NOYE, "azell")
    resolve(t)
    assert t.me.graveyard == [NOYE]
    t.settled()


@card("hermetic-champion")
@rule("RI-RESOLVE-020", "RI-HAND-030")
def test_hermetic_champion_draws_up_to_three_even_if_the_target_is_gone():
    t = scene({**CHAMPION, "field": [GUNI]}, {"hand": [BOULE]})
    skill(t, "hermetic-champion", 3, GUNI)
    t.you.invoke(BOULE, GUNI, "azell")
    resolve(t)
    t.asks(0, ["number:0", "number:1", "number:2", "number:3"])
    t.me.pick("number:2")
    assert t.me.graveyard == [GUNI] and len(t.me.hand) == 2
    t.settled()


@card("hermetic-champion")
def test_hermetic_champion_gives_iron_skin_to_any_creature_and_may_draw_nothing():
    t = scene({**CHAMPION, "library": [], "field": [NOYE]}, {"field": [GUNI, "mur-de-bobines"]})
    skill(t, "hermetic-champion", 3)
    t.asks(0, [NOYE, GUNI], kind="target")
    t.me.pick(GUNI)
    resolve(t)
    t.me.pick("number:0")
    assert aptitude(t, GUNI, "peau-de-fer") and life(t, "hermetic-champion") == 17
    t.settled()


@card("seraphine-volt")
@pytest.mark.parametrize(("mine", "left"), [([], 2), (["etincelle-errante"], 1), (["mur-de-bobines"], 1)])
def test_seraphine_strikes_twice_with_an_electric_card(mine, left):
    t = scene({**VOLT, "field": mine}, {"field": [GUNI, "mur-de-bobines", "etincelle-errante"]})
    skill(t, "seraphine-volt", 1, GUNI)
    resolve(t)
    assert values(t, GUNI) == (3, left)
    t.settled()


@card("seraphine-volt")
@rule("RI-ACTION-060", "RI-GLO-390")
def test_seraphine_reactivates_an_action_of_this_turn_in_a_stack_of_its_own():
    t = scene({**VOLT, "field": ["archiviste-tarife", "tourelle-a-six-canons"], "coins": 2})
    action(t, "archiviste-tarife")
    resolve(t)
    assert len(t.me.hand) == 1 and t.me.coins == 1
    assert t.why(f"action:{t.number('archiviste-tarife')}.1") == "RI-ACTION-040"
    skill(t, "seraphine-volt", 2, "archiviste-tarife")
    passes(t, 1, 0)
    assert t.me.coins == 0 and stack(t) == ["archiviste-tarife:action_1"] and len(t.me.hand) == 1
    t.asks(0)
    resolve(t)
    assert len(t.me.hand) == 2
    t.settled()


@card("seraphine-volt")
@rule("RI-GLO-390")
@pytest.mark.parametrize(("first", "coins"), [(False, 5), (True, 1)])
def test_seraphine_reactivates_nothing_that_was_not_activated_or_cannot_be_paid(first, coins):
    t = scene({**VOLT, "field": ["archiviste-tarife"], "coins": coins})
    if first:
        action(t, "archiviste-tarife")
        resolve(t)
    drawn = len(t.me.hand)
    skill(t, "seraphine-volt", 2, "archiviste-tarife")
    resolve(t)
    assert len(t.me.hand) == drawn and t.me.coins == coins - first
    t.settled()


@card("seraphine-volt")
def test_seraphine_asks_which_of_several_actions():
    t = scene({**VOLT, "field": ["saccageur-de-tombes"], "graveyard": ["squelette", "garde-d-os", "zombie-du-puits"]})
    action(t, "saccageur-de-tombes", 1, "garde-d-os")
    resolve(t)
    skill(t, "seraphine-volt", 2, "saccageur-de-tombes")
    resolve(t)
    t.asks(0, ["squelette", "zombie-du-puits"], kind="target")  # one Action alone is not asked for: its target is
    t.me.pick("zombie-du-puits")
    resolve(t)
    assert t.me.hand == ["garde-d-os", "zombie-du-puits"] and t.me.coins == 8
    t.settled()


@card("seraphine-volt")
def test_seraphine_tilts_an_opposing_creature_and_gains_a_coin_even_if_it_is_gone():
    t = scene({**VOLT, "field": [NOYE]}, {"field": [GUNI, "griffon-bague"]})
    skill(t, "seraphine-volt", 3)
    t.asks(0, [GUNI, "griffon-bague"], kind="target")
    t.me.pick(GUNI)
    resolve(t)
    assert t.card(GUNI).tilted and not t.card("griffon-bague").tilted and t.me.coins == 11
    t.settled()


@card("seraphine-volt")
@rule("RI-COMBAT-340", "RI-COMBAT-220")
def test_a_blocker_that_seraphine_tilts_defends_no_longer():
    t = scene({**VOLT, "field": [GUNI]}, {"field": ["miel"]})
    attack_with(t, GUNI)
    t.you.block("miel")
    t.you.pick(GUNI)
    while stack(t) != [f"{GUNI}:combat"]:
        t.match.choose("pass")
    skill(t, "seraphine-volt", 3, "miel")
    resolve(t)
    t.you.pick("azell")
    assert life(t, "azell") == 14 and values(t, "miel") == (2, 6) and values(t, GUNI) == (3, 3)
    assert not any(one.word == "stays-tilted" for one in t.card(GUNI).changes)  # so it has not blocked
    t.settled()


@card("seraphine-volt")
def test_seraphine_strikes_each_opposing_creature_and_gate_and_no_other():
    t = scene(
        {**VOLT, "field": [NOYE, "catacombes"]},
        {"field": [GUNI, "mur-de-bobines", "support", "char-portail"]},
    )
    skill(t, "seraphine-volt", 4)
    resolve(t)
    assert t.you.graveyard == [GUNI] and values(t, "mur-de-bobines") == (2, 2) and values(t, "char-portail") == (3, 1)
    assert values(t, NOYE) == (3, 3) and values(t, "catacombes") == (1, 6) and "support" in t.you.field
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17)
    t.settled()


@card("matrice-zero")
def test_matrice_calls_a_blank_clone():
    t = scene(MATRICE)
    skill(t, "matrice-zero", 1)
    passes(t, 1, 0)
    assert stack(t) == ["clone-vierge:call"]
    resolve(t)
    assert t.me.field == ["clone-vierge"] and values(t, "clone-vierge") == (1, 2)
    t.settled()


@card("matrice-zero")
@rule("RI-DUP-010", "RI-DUP-040", "RI-DUP-080", "RI-TOKEN-020")
def test_matrice_duplicates_a_clone_in_its_base_state_whosever_it_is():
    clone = {"card": "clone-fecond", "charges": [charged(2)], "changes": [["+aptitude", "vol", "", 0]]}
    t = scene({**MATRICE, "field": [NOYE]}, {"field": [clone, GUNI]})
    skill(t, "matrice-zero", 3)
    t.asks(0, ["clone-fecond"], kind="target")
    t.me.pick("clone-fecond")
    passes(t, 1, 0)
    assert stack(t) == ["clone-fecond:call"]
    resolve(t)
    assert t.me.field == [NOYE, "clone-fecond"]
    token = t.me["clone-fecond"].card.number
    assert values(t, token) == (2, 2) and not aptitude(t, token, "vol")
    t.settled()


@card("matrice-zero")
@rule("RI-GLO-180", "RI-CHARGE-070")
def test_a_creature_copies_another_until_the_turn_ends_and_keeps_its_own_charges():
    mine = {"card": NOYE, "as": "mine", "charges": [charged(1)]}
    t = scene(
        {**MATRICE, "field": [mine, on("mine", "champignon")]},
        {"field": [{"card": "griffon-bague", "charges": [charged(5)]}]},
    )
    skill(t, "matrice-zero", 4, NOYE, "griffon-bague")
    resolve(t)
    it = t.card(NOYE)
    assert it.printed.id == "griffon-bague" and flies(t.state, it) and not is_a(t, NOYE, "zombie")
    assert values(t, NOYE) == (5, 4)  # 3/2, its charge, its Champignon
    end_turn(t)
    assert t.card(NOYE).printed.id == NOYE and values(t, NOYE) == (5, 5) and is_a(t, NOYE, "zombie")
    t.settled()


@card("matrice-zero")
@rule("RI-DUP-040")
def test_what_copies_another_card_cannot_be_duplicated_by_a_target():
    t = scene({**MATRICE, "field": ["clone-fecond"], "hand": ["copie-pirate"]}, {"field": ["clone-de-base"]})
    skill(t, "matrice-zero", 4, "clone-fecond", "clone-de-base")
    resolve(t)
    assert t.why("invoke", "copie-pirate") == "RI-STACK-090"
    skill(t, "matrice-zero", 3)
    t.asks(0, ["clone-de-base"], kind="target")
    t.me.pick("clone-de-base")
    resolve(t)
    assert t.me.field == ["clone-fecond", "clone-de-base"]
    t.settled()


@card("matrice-zero")
@rule("RI-EFFECT-030")
def test_the_arrival_effects_of_what_is_copied_have_a_stack_of_their_own():
    t = scene({**MATRICE, "field": [NOYE]}, {"field": ["medecin-de-peste"]})
    skill(t, "matrice-zero", 4, NOYE, "medecin-de-peste")
    passes(t, 1, 0)
    t.asks(0, [NOYE, "medecin-de-peste"], kind="target")
    t.me.pick("medecin-de-peste")
    assert stack(t) == [f"{NOYE}:copied"]
    resolve(t)
    assert [one.disease for one in t.card("medecin-de-peste").ills] == ["trauma"]
    t.settled()


@card("matrice-zero")
def test_nothing_is_copied_if_the_model_is_gone():
    t = scene({**MATRICE, "field": [NOYE]}, {"field": ["griffon-bague"], "hand": ["lame-de-fond"]})
    skill(t, "matrice-zero", 4, NOYE, "griffon-bague")
    t.you.invoke("lame-de-fond", "griffon-bague", "done", "azell")
    resolve(t)
    assert t.card(NOYE).printed.id == NOYE and t.you.hand == ["griffon-bague"]
    t.settled()


@card("matrice-zero")
@rule("RI-GLO-180")
def test_who_copies_twice_in_a_turn_is_itself_again_afterwards():
    t = scene({**MATRICE, "field": [NOYE, "chaine-de-montage"]}, {"field": ["griffon-bague", "miel"]})
    skill(t, "matrice-zero", 4, NOYE, "griffon-bague")
    resolve(t)
    assert values(t, NOYE) == (3, 2)
    other = {"invokers": [{**named("matrice-zero"), "level": 4}, "tyran"], "field": [NOYE, on("matrice-zero", "focus")]}
    t = scene(other, {"field": ["griffon-bague", "miel"]})
    skill(t, "matrice-zero", 4, NOYE, "griffon-bague")
    resolve(t)
    t.me.effect("focus")
    resolve(t)
    t.me.pick(NOYE, "miel")
    resolve(t)
    assert t.card(NOYE).printed.id == "miel" and values(t, NOYE) == (2, 6) and not flies(t.state, t.card(NOYE))
    end_turn(t)
    assert t.card(NOYE).printed.id == NOYE and t.card(NOYE).changes == []
    t.settled()


@card("matrice-zero")
@rule("RI-GLO-180", "RI-RETURN-010")
def test_a_copying_card_that_leaves_is_itself_in_the_hand_and_another_one_when_it_comes_back():
    t = scene({**MATRICE, "field": ["doublure-de-scene"]}, {"field": ["griffon-bague"], "hand": ["lame-de-fond"]})
    skill(t, "matrice-zero", 4, "doublure-de-scene", "griffon-bague")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke("lame-de-fond", "doublure-de-scene", "done", "azell")
    resolve(t)
    t.me.invoke("doublure-de-scene", "tyran")
    resolve(t)
    assert t.card("doublure-de-scene").printed.id == "doublure-de-scene" and values(t, "doublure-de-scene") == (2, 3)
    t.settled()


# Niveaux Supérieurs


@card("niveau-superieur-d-atelier")
def test_the_level_of_the_workshop_hits_a_creature():
    t = scene(
        {"invokers": [{"card": "atlas", "level": 1}, "tyran"], "hand": ["niveau-superieur-d-atelier"]},
        {"field": [GUNI, "mur-de-bobines"]},
    )
    t.me.level("niveau-superieur-d-atelier", "atlas")
    t.asks(0, [GUNI], kind="target")
    t.me.pick(GUNI)
    assert t.card("atlas").level == 2 and stack(t) == ["niveau-superieur-d-atelier:arrival"]
    resolve(t)
    assert values(t, GUNI) == (3, 2)
    t.settled()


@card("niveau-superieur-d-atelier")
def test_without_a_creature_the_level_is_gained_and_nothing_is_stacked():
    t = scene({"invokers": [{"card": "atlas", "level": 1}, "tyran"], "hand": ["niveau-superieur-d-atelier"]})
    t.me.level("niveau-superieur-d-atelier", "atlas")
    assert t.card("atlas").level == 2 and stack(t) == []
    t.settled()


@card("niveau-superieur-de-serie")
@rule("RI-XSTACK-090")
def test_the_level_of_the_series_calls_three_clones_in_one_stack():
    t = scene({"hand": ["niveau-superieur-de-serie"]})
    t.me.level("niveau-superieur-de-serie", "atlas")
    passes(t, 1, 0)
    assert stack(t) == ["clone-vierge:call"] * 3
    t.asks(0)
    resolve(t)
    assert t.me.field == ["clone-vierge"] * 3
    t.settled()


# Clones


def clones(seed: int, **words: Any) -> Table:
    return scene({"field": ["clone-de-base"], **words}, seed=seed)


@card("clone-de-base")
@rule("RI-DUP-040", "RI-TOSS-030")
def test_a_basic_clone_calls_a_copy_that_is_no_target_of_a_duplication_and_locks_nothing():
    t = falling(lambda seed: clones(seed, hand=["copie-pirate"]), lambda t: action(t, "clone-de-base"), True)
    passes(t, 1, 0)
    assert stack(t) == ["clone-de-base:call"]
    resolve(t)
    first, second = numbers(t, "clone-de-base")
    assert t.me.field == ["clone-de-base"] * 2 and values(t, second) == (3, 1)
    t.me.invoke("copie-pirate")
    t.asks(0, [first], kind="target")
    t.me.pick(first, "atlas")
    resolve(t)
    assert t.me.field == ["clone-de-base"] * 3
    t.settled()


@card("clone-de-base")
@rule("RI-TOSS-030")
def test_a_basic_clone_without_luck_calls_nothing():
    t = falling(clones, lambda t: action(t, "clone-de-base"), False)
    assert stack(t) == ["clone-de-base:action_1"] and t.me.coins == 9
    resolve(t)
    assert t.me.field == ["clone-de-base"]
    t.settled()


@card("clone-de-base")
@rule("RI-TOKEN-030")
def test_a_battlefield_takes_no_more_than_a_hundred_cards_with_tokens():
    for others, after in ((98, 100), (99, 100)):
        crowd = [NOYE] * others
        t = falling(
            lambda seed, crowd=crowd: scene({"field": ["clone-de-base", *crowd]}, seed=seed),
            lambda t: action(t, "clone-de-base"),
            True,
        )
        resolve(t)
        assert len(t.me.field) == after
        t.settled()


@card("clone-de-base")
@rule("RI-PRIO-070")
def test_the_copy_comes_although_mutisme_was_answered_and_nothing_is_imitated_after():
    t = falling(
        lambda seed: scene(
            {"field": ["clone-de-base", "singe-mecanique"], "coins": 2, "ether": 3}, {"hand": ["mutisme"]}, seed=seed
        ),
        lambda t: action(t, "clone-de-base"),
        True,
    )
    t.you.invoke("mutisme", "azell")
    passes(t, 0, 1)
    assert stack(t) == ["clone-de-base:call"]
    assert t.why("imitate", "singe-mecanique") == "RI-IMIT-020" and t.offers("imitate") == []
    t.me.pick("ether-card")
    resolve(t)
    assert t.me.field.count("clone-de-base") == 2 and len(t.me.hand) == 1
    end_turn(t)
    assert t.you.graveyard == ["mutisme"]
    t.settled()


@card("clone-de-base")
def test_a_morphed_clone_calls_what_it_is_and_an_imitator_calls_itself():
    morpher = {"card": "clone-morpher", "copies": "clone-de-base!morph.clone-morpher"}
    t = falling(lambda seed: scene({"field": [morpher]}, seed=seed), lambda t: action(t, "clone-morpher"), True)
    resolve(t)
    assert sorted(t.me.field) == ["clone-de-base", "clone-morpher"]
    t.settled()

    def act(t: Table) -> None:
        action(t, "clone-de-base")
        resolve(t)
        t.me.imitate("singe-mecanique")

    t = falling(lambda seed: scene({"field": ["clone-de-base", "singe-mecanique"]}, seed=seed), act, False, True)
    resolve(t)
    assert sorted(t.me.field) == ["clone-de-base", "singe-mecanique", "singe-mecanique"]
    t.settled()


@card("clone-morpher")
@rule("RI-MORPH-010")
def test_a_morpher_arrives_as_a_copy_and_keeps_its_type_its_aptitude_and_its_action():
    t = scene({"field": ["clone-de-base", NOYE], "hand": ["clone-morpher"], "ether": 2})
    t.me.invoke("clone-morpher")
    t.asks(0, ["clone-de-base"], kind="target")
    t.me.pick("clone-de-base", "atlas")
    resolve(t)
    it = t.card("clone-morpher")
    assert it.printed.id == "clone-de-base" and values(t, "clone-morpher") == (3, 1)
    assert is_a(t, "clone-morpher", "???") and aptitude(t, "clone-morpher", "morpher")
    assert actions(t.state, it) == ("action_1", "own_action_1")
    action(t, "clone-morpher", 2)
    resolve(t)
    assert values(t, "clone-morpher") == (4, 2) and t.me.ether == 0 and values(t, "clone-de-base") == (3, 1)
    t.settled()


@card("clone-morpher")
@rule("RI-STACK-090")
def test_a_morpher_without_a_clone_to_copy_cannot_be_invoked():
    t = scene({"field": [NOYE], "hand": ["clone-morpher"]})
    assert t.why("invoke", "clone-morpher") == "RI-STACK-090"
    t.settled()


@card("clone-morpher")
@rule("RI-MORPH-030", "RI-MORPH-020")
@pytest.mark.parametrize("saved", [False, True])
def test_a_morpher_falls_with_its_model_and_is_saved_with_it(saved):
    t = scene(
        {"field": ["clone-de-base"], "hand": ["clone-morpher"], "invokers": ["atlas", "tyran"]},
        {"invokers": [named("atlas", level=2), "lilith"]},
    )
    t.me.invoke("clone-morpher", "clone-de-base", "tyran")
    t.act(1, "skill", f"skill:{numbers(t, 'atlas')[1]}.2", "clone-de-base")
    if saved:
        t.act(0, "skill", f"skill:{numbers(t, 'atlas')[0]}.1", "clone-de-base")
    resolve(t)
    if saved:
        assert (
            t.me.field == ["clone-de-base", "clone-morpher"] and t.card("clone-morpher").printed.id == "clone-de-base"
        )
    else:
        assert t.me.field == [] and sorted(t.me.graveyard) == ["clone-de-base", "clone-morpher"]
    t.settled()


@card("clone-morpher")
@rule("RI-MORPH-020", "RI-MORPH-040")
def test_a_morpher_outlives_its_model_but_not_its_aptitude():
    t = scene(
        {"field": ["clone-de-base"], "hand": ["clone-morpher"]},
        {"hand": [BOULE], "invokers": ["yzate", "lilith"]},
    )
    t.me.invoke("clone-morpher", "clone-de-base", "atlas")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke(BOULE, "clone-de-base", "lilith")
    resolve(t)
    assert t.me.field == ["clone-morpher"]
    t.me.pick("pass")
    skill(t, "yzate", 1, "clone-morpher")
    resolve(t)
    assert t.me.graveyard == ["clone-de-base", "clone-morpher"]
    t.settled()


@card("reflet-liquide")
def test_a_liquid_reflection_copies_any_creature_and_may_rise():
    t = scene({"hand": ["reflet-liquide"]}, {"field": [NOYE, "mur-de-bobines"]})
    t.me.invoke("reflet-liquide")
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE, "atlas")
    resolve(t)
    assert values(t, "reflet-liquide") == (3, 3) and is_a(t, "reflet-liquide", "zombie")
    action(t, "reflet-liquide")
    resolve(t)
    assert flies(t.state, t.card("reflet-liquide")) and t.me.coins == 9
    end_turn(t)
    assert not flies(t.state, t.card("reflet-liquide"))
    t.settled()


@card("reflet-liquide")
@rule("RI-MORPH-020", "RI-SHADOW-010")
def test_a_morpher_that_takes_a_shadow_is_destroyed():
    t = scene({"hand": ["reflet-liquide"]}, {"field": ["silhouette"]})
    t.me.invoke("reflet-liquide", "silhouette", "atlas")
    resolve(t)
    assert t.me.field == [] and t.me.graveyard == ["reflet-liquide"] and t.you.field == ["silhouette"]
    t.settled()


@card("reflet-liquide")
@rule("RI-MORPH-050", "RI-EFFECT-030", "RI-ILL-090")
def test_the_arrival_effect_of_the_model_waits_in_a_stack_of_its_own():
    t = scene({"field": ["medecin-de-peste"], "hand": ["reflet-liquide"]}, {"field": [NOYE]})
    t.me.invoke("reflet-liquide", "medecin-de-peste", "atlas")
    passes(t, 1, 0)
    t.asks(0, ["medecin-de-peste", "reflet-liquide", NOYE], kind="target")
    t.me.pick(NOYE)
    assert stack(t) == ["reflet-liquide:copied"]
    t.asks(0)
    resolve(t)
    assert [(one.disease, one.origin) for one in t.card(NOYE).ills] == [("trauma", 0)]
    t.settled()


@card("reflet-liquide")
@rule("RI-MORPH-050", "RI-PLAY-140")
def test_a_morpher_whose_borrowed_errand_cannot_be_stacked_is_lost():
    t = scene({"hand": ["reflet-liquide"]}, {"field": [named("hypnotiseuse")], "hand": []})
    # its Effect wants an opposing Créature of rank 3, 4 or infinite, and there is only the Hypnotiseuse, of rank 1
    t.me.invoke("reflet-liquide", "hypnotiseuse", "atlas")
    resolve(t)
    assert t.me.field == [] and t.me.graveyard == ["reflet-liquide"]
    t.settled()


@card("reflet-liquide")
@rule("RI-GLO-250")
def test_a_morpher_that_copies_a_card_of_infinite_rank_is_removed_as_one():
    t = scene({"field": ["clone-vierge"], "hand": ["reflet-liquide"]}, {"hand": [BOULE]})
    t.me.invoke("reflet-liquide", "clone-vierge", "atlas")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke(BOULE, "reflet-liquide", "azell")
    resolve(t)
    assert t.me.field == ["clone-vierge"] and t.me.graveyard == [] and t.me.ether == 1
    t.settled()


@card("reflet-liquide", "clone-morpher")
@rule("RI-MORPH-010", "RI-GLO-180")
def test_a_morpher_of_a_morpher_has_the_actions_of_both():
    morpher = {"card": "clone-morpher", "copies": "clone-de-base!morph.clone-morpher"}
    t = scene({"field": ["clone-de-base", morpher], "hand": ["reflet-liquide"]})
    t.me.invoke("reflet-liquide", "clone-morpher", "atlas")
    resolve(t)
    it = t.card("reflet-liquide")
    assert it.printed.id == "clone-de-base" and actions(t.state, it) == ("action_1", "own_action_1", "own_action_2")
    action(t, "reflet-liquide", 3)
    resolve(t)
    assert flies(t.state, t.card("reflet-liquide")) and t.me.coins == 9
    t.settled()


@card("mime-de-chrome")
def test_a_chrome_mime_copies_an_opposing_creature_and_makes_an_opponent_discard():
    t = scene({"field": [GUNI], "hand": ["mime-de-chrome"]}, {"field": [NOYE], "hand": [BOULE, "non"]})
    t.me.invoke("mime-de-chrome")
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE, "atlas")
    resolve(t)
    assert values(t, "mime-de-chrome") == (3, 3)
    action(t, "mime-de-chrome", 1, "player:1")
    resolve(t)
    t.asks(1, [BOULE, "non"], kind="discard")
    t.you.pick("non")
    assert t.you.graveyard == ["non"] and t.me.coins == 8
    t.settled()


@card("mime-de-chrome")
def test_nobody_discards_from_an_empty_hand():
    t = scene({"field": [{"card": "mime-de-chrome", "copies": f"{NOYE}!morph.mime-de-chrome"}]}, {"field": [NOYE]})
    action(t, "mime-de-chrome", 1, "player:1")
    resolve(t)
    assert t.you.graveyard == [] and t.me.coins == 8
    t.settled()


@rule("RI-DUP-020", "RI-DUP-050", "RI-DUP-070", "RI-CLONAGE-010", "RI-CLONAGE-030")
def test_one_living_double_and_clonage_of_the_double():
    t = falling(
        lambda seed: scene({"field": ["clone-fecond"]}, {"hand": [BOULE]}, seed=seed),
        lambda t: action(t, "clone-fecond"),
        True,
    )
    resolve(t)
    first, second = numbers(t, "clone-fecond")
    assert t.me.field == ["clone-fecond"] * 2
    assert t.why(f"action:{first}.1") == "RI-ACTION-040"
    assert first not in [option.card for option in t.match.decision.options if option.verb == "action"]
    action(t, second)
    before = t.me.ether
    resolve(t)
    if len(t.me.field) == 3:
        t.me.pick("pass")
        t.you.invoke(BOULE, second, "azell")
        resolve(t)
    assert t.me.ether == before and t.me.graveyard == []  # rank 4, and a token goes to no zone
    end_turn(t)
    end_turn(t)
    assert first in [option.card for option in t.match.decision.options if option.verb == "action"]
    t.settled()


@rule("RI-CLONAGE-010")
def test_a_clone_that_fails_to_clone_is_destroyed():
    t = falling(lambda seed: scene({"field": ["clone-blinde"]}, seed=seed), lambda t: action(t, "clone-blinde"), False)
    resolve(t)
    assert t.me.graveyard == ["clone-blinde"]
    t.settled()


# Imitateur


@rule("RI-IMIT-010", "RI-IMIT-020", "RI-IMIT-030")
def test_the_imitation_is_its_own():
    t = scene(
        {"field": ["ver-solitaire", "apprenti-copieur", "singe-mecanique"], "ether": 6},
        {"hand": ["chair-pour-os"], "field": ["squelette", NOYE]},
    )
    assert t.why("imitate", "apprenti-copieur") == "RI-IMIT-020"
    action(t, "ver-solitaire")
    resolve(t)
    t.me.imitate("apprenti-copieur")
    assert stack(t) == ["apprenti-copieur:action_1"] and t.me.ether == 2
    t.you.invoke("chair-pour-os", "ver-solitaire", "azell")
    resolve(t)
    t.you.pick(NOYE)
    resolve(t)
    while t.match.decision.kind not in ("main", "answer", "window"):
        t.match.choose(t.match.decision.keys[0])
    resolve(t)
    assert values(t, "apprenti-copieur") == (3, 4) and "ver-solitaire" in t.me.graveyard
    assert t.why("imitate", "apprenti-copieur") == "RI-EFFECT-070"
    assert t.why("imitate", "singe-mecanique") == "RI-IMIT-020"  # what was imitated is gone, with its Action
    t.settled()


@rule("RI-IMIT-010", "RI-MULTI-010")
def test_a_mechanical_ape_imitates_an_action_with_a_target_of_its_own():
    t = scene({"field": ["tourelle-a-six-canons", "singe-mecanique"], "coins": 2}, {"field": [NOYE, GUNI]})
    action(t, "tourelle-a-six-canons", 1, NOYE, "no")
    resolve(t)
    t.me.imitate("singe-mecanique")
    t.asks(0, ["tourelle-a-six-canons", "singe-mecanique", NOYE, GUNI], kind="target")
    t.me.pick(GUNI)
    assert t.me.coins == 0
    resolve(t)
    assert values(t, NOYE) == (3, 2) and values(t, GUNI) == (3, 2)
    t.settled()


def test_the_understudy_comes_in_the_turn_of_another_and_imitates_at_once():
    t = scene({"hand": ["doublure-de-scene"], "field": ["archiviste-tarife"]}, active=1)
    t.you.pick("pass")
    action(t, "archiviste-tarife")
    t.you.pick("pass")
    t.me.invoke("doublure-de-scene", "atlas")
    resolve(t)
    t.you.pick("pass")
    t.me.imitate("doublure-de-scene")
    resolve(t)
    assert len(t.me.hand) == 2 and t.me.coins == 8
    t.settled()


@rule("RI-RESOLVE-060", "RI-GLO-110")
def test_gone_and_back_is_another_card():
    t = scene({"field": ["doublure-de-scene"]}, {"hand": ["lame-de-fond", BOULE]})
    t.me.pick("pass")
    t.you.invoke(BOULE, "doublure-de-scene", "azell")
    passes(t, 0)
    t.you.invoke("lame-de-fond", "doublure-de-scene", "done", "azell")
    resolve(t)
    assert t.me.hand == ["doublure-de-scene"]
    t.me.invoke("doublure-de-scene", "atlas")
    resolve(t)
    assert values(t, "doublure-de-scene") == (2, 3)
    t.settled()


# Machines


@card("ultra-laser-licorne")
def test_the_unicorn_brings_ether():
    t = scene({"hand": ["ultra-laser-licorne"]})
    t.me.invoke("ultra-laser-licorne", "atlas")
    resolve(t)
    assert t.me.ether == 1
    assert t.why(f"action:{t.number('ultra-laser-licorne')}.1") == "RI-STACK-090"  # nobody to aim at
    t.settled()


@card("ultra-laser-licorne")
@rule("RI-STACK-080")
@pytest.mark.parametrize("luck", [True, False])
def test_the_unicorn_burns_an_opposing_creature_or_gate(luck):
    t = falling(
        lambda seed: scene({"field": ["ultra-laser-licorne"]}, {"field": [GUNI, "banquise", "support"]}, seed=seed),
        lambda t: action(t, "ultra-laser-licorne", 1, "banquise"),
        luck,
    )
    assert t.me.coins == 9
    resolve(t)
    assert values(t, "banquise") == (1, 3 if luck else 7) and t.you.field == [GUNI, "banquise", "support"]
    t.settled()


@card("ultra-laser-licorne")
def test_the_unicorn_aims_at_opposing_creatures_and_gates_only():
    t = scene({"field": ["ultra-laser-licorne", "catacombes"]}, {"field": [GUNI, "banquise", "support"]})
    action(t, "ultra-laser-licorne")
    t.asks(0, [GUNI, "banquise"], kind="target")


@card("tourelle-a-six-canons")
@rule("RI-MULTI-010", "RI-MULTI-020", "RI-MULTI-030", "RI-GLO-250")
def test_many_targets_and_no_tax():
    t = scene(
        {"field": ["tourelle-a-six-canons"], "coins": 3},
        {"field": ["impot-du-ciel", "braise-vive", "braise-vive", GUNI]},
    )
    one, other = numbers(t, "braise-vive")
    action(t, "tourelle-a-six-canons", 1, one)
    t.asks(0, ["yes", "no"], kind="confirm")
    t.me.pick("yes", other, "yes", GUNI)
    assert stack(t) == ["tourelle-a-six-canons:action_1"] * 3 and t.me.coins == 0
    t.asks(1)
    resolve(t)
    assert t.you.field == ["impot-du-ciel", GUNI] and t.you.ether == 2 and values(t, GUNI) == (3, 2)
    t.settled()


@card("tourelle-a-six-canons")
@rule("RI-MULTI-020")
def test_no_discount_for_many_targets():
    t = scene({"field": ["tourelle-a-six-canons", "rabais-d-usine"], "coins": 1}, {"field": [GUNI]})
    action(t, "tourelle-a-six-canons", 1, GUNI)
    assert t.me.coins == 0 and stack(t) == ["tourelle-a-six-canons:action_1"]
    resolve(t)
    assert values(t, GUNI) == (3, 2)
    t.settled()


@card("araignee-soudeuse")
def test_the_welding_spider_strengthens_machines_as_often_as_there_is_ether():
    t = scene({"field": ["araignee-soudeuse", NOYE], "ether": 5}, {"field": ["golem-contractuel"]})
    action(t, "araignee-soudeuse")
    t.asks(0, ["araignee-soudeuse", "golem-contractuel"], kind="target")
    t.me.pick("araignee-soudeuse", "yes", "golem-contractuel")
    resolve(t)
    assert values(t, "araignee-soudeuse") == (3, 4) and values(t, "golem-contractuel") == (4, 3) and t.me.ether == 1
    t.settled()


@card("archiviste-tarife")
@rule("RI-FIXED-010", "RI-ACTION-010")
def test_the_price_at_zero_still_tosses_and_a_fixed_price_stays():
    t = scene({"field": ["rabais-d-usine", "clone-de-base", "archiviste-tarife"], "coins": 1})
    action(t, "clone-de-base")
    assert t.me.coins == 1 and sum(line.id.startswith("toss.") for line in t.state.log) == 1
    resolve(t)
    action(t, "archiviste-tarife")
    assert t.me.coins == 0
    resolve(t)
    assert len(t.me.hand) == 1
    t.settled()


@card("golem-contractuel")
def test_the_contract_golem_pierces_until_the_turn_ends():
    t = scene({"field": ["golem-contractuel", "golem-contractuel"], "coins": 1})
    one, other = numbers(t, "golem-contractuel")
    action(t, one)
    resolve(t)
    assert aptitude(t, one, "percee") and not aptitude(t, other, "percee") and t.me.coins == 0
    end_turn(t)
    assert not aptitude(t, one, "percee")
    t.settled()


@card("four-arm")
@rule("RI-PLAY-120", "RI-TOGETHER-010")
def test_four_arm_takes_a_point_of_each_and_rises_again():
    t = scene({"hand": ["four-arm"], "field": [{"card": NOYE, "tilted": True}]})
    t.me.invoke("four-arm")
    assert (t.card("atlas").points, t.card("tyran").points) == (3, 2)
    resolve(t)
    end_turn(t)
    end_turn(t)
    attack_with(t, "four-arm")
    t.you.pick("azell")
    assert t.card("four-arm").tilted and life(t, "azell") == 11
    action(t, "four-arm")
    resolve(t)
    assert not t.card("four-arm").tilted and t.me.coins == 9
    t.settled()


@card("sentinelle-verrouillee")
@rule("RI-LOCK-010")
def test_the_locked_sentinel_opens_as_it_arrives_and_closes_for_a_coin():
    t = scene({"hand": ["sentinelle-verrouillee"]})
    t.me.invoke("sentinelle-verrouillee", "atlas")
    resolve(t)
    assert t.card("sentinelle-verrouillee").is_open and t.card("sentinelle-verrouillee").tilted
    action(t, "sentinelle-verrouillee")
    resolve(t)
    assert not t.card("sentinelle-verrouillee").is_open and not t.card("sentinelle-verrouillee").tilted
    assert t.me.coins == 9
    t.settled()


@card("sentinelle-verrouillee")
@rule("RI-LOCK-020", "RI-AWAKE-050")
@pytest.mark.parametrize("locked", [True, False])
def test_an_open_sentinel_rises_only_without_its_lock(locked):
    t = scene({"hand": ["sentinelle-verrouillee"]}, {"invokers": ["yzate", "lilith"]})
    t.me.invoke("sentinelle-verrouillee", "atlas")
    resolve(t)
    if not locked:
        t.me.pick("pass")
        skill(t, "yzate", 1, "sentinelle-verrouillee")
        resolve(t)
    end_turn(t)
    end_turn(t)
    assert t.card("sentinelle-verrouillee").tilted == locked
    t.settled()


@card("automate-a-clef")
@rule("RI-RESOLVE-120", "RI-FOLIE-010")
def test_an_element_keeps_its_player_and_the_coin_goes_to_who_controls_the_automaton():
    t = falling(
        lambda seed: scene({"field": ["automate-a-clef", "sas-pressurise"]}, {"hand": ["coup-de-folie"]}, seed=seed),
        lambda t: action(t, "automate-a-clef", 1, "automate-a-clef"),
        True,
    )
    t.you.invoke("coup-de-folie", "automate-a-clef", "azell")
    resolve(t)
    assert t.card("automate-a-clef").controller == 1 and t.card("automate-a-clef").is_open
    assert (t.me.coins, t.you.coins) == (10, 11) and not t.card("sas-pressurise").is_open
    end_turn(t)
    assert t.card("automate-a-clef").controller == 0 and t.card("automate-a-clef").is_open
    t.settled()


@card("automate-a-clef")
def test_the_automaton_closes_what_is_open_and_fails_without_a_trace():
    def build(seed: int) -> Table:
        return scene(
            {"field": ["automate-a-clef"]}, {"field": ["pont-levis-abaisse", "mur-de-bobines", NOYE]}, seed=seed
        )

    for luck, target, was in ((True, "mur-de-bobines", True), (False, "mur-de-bobines", False), (True, NOYE, False)):
        t = falling(build, lambda t, target=target: action(t, "automate-a-clef", 1, target), luck)
        resolve(t)
        assert t.card(target).tilted == was and t.me.coins == 10
        t.settled()


@card("pont-levis-abaisse")
@rule("RI-GATE-040", "RI-GATE-050", "RI-TURN-060")
def test_the_drawbridge_arrives_open_and_is_closed_in_its_own_turn_only():
    t = scene({"hand": ["pont-levis-abaisse"], "field": ["automate-a-clef"]})
    t.me.invoke("pont-levis-abaisse", "atlas")
    resolve(t)
    assert t.card("pont-levis-abaisse").is_open and t.me.coins == 10
    end_turn(t)
    t.you.pick("pass")
    assert "pont-levis-abaisse" not in t.offers("action") and "automate-a-clef" in t.offers("action")
    t.me.pick("pass")
    end_turn(t)
    action(t, "pont-levis-abaisse")
    resolve(t)
    assert not t.card("pont-levis-abaisse").is_open and not t.card("pont-levis-abaisse").tilted
    t.settled()


@card("sas-pressurise")
def test_the_airlock_opens_a_gate_of_anyone():
    t = scene({"field": ["sas-pressurise", "automate-a-clef"]}, {"field": ["mur-de-bobines", "char-portail", GUNI]})
    action(t, "sas-pressurise")
    t.asks(0, ["sas-pressurise", "mur-de-bobines", "char-portail"], kind="target")
    t.me.pick("mur-de-bobines")
    resolve(t)
    assert t.card("mur-de-bobines").is_open and t.me.coins == 9
    t.settled()


@card("mur-de-bobines")
def test_each_creature_that_the_wall_of_coils_blocks_takes_a_shock():
    t = scene({"field": ["lancier-de-braise", GUNI]}, {"field": ["mur-de-bobines"]})
    attack_with(t, "lancier-de-braise", GUNI)
    t.you.block("mur-de-bobines")
    t.you.pick("lancier-de-braise")
    t.you.block("mur-de-bobines")
    t.you.pick(GUNI)
    resolve(t)
    t.asks(1, ["lancier-de-braise", GUNI], kind="order")
    t.you.pick("lancier-de-braise")
    resolve(t)
    assert t.me.graveyard == [
        "lancier-de-braise",
        GUNI,
    ]  # 1 is enough for the first, before its blow; 1 and 2 for the other
    assert values(t, "mur-de-bobines") == (2, 2)
    t.settled()


# Incantations


@card("moule-universel")
@rule("RI-DUP-030", "RI-DUP-040")
def test_the_mould_duplicates_any_constante_of_its_player():
    t = scene({"field": ["moule-universel", "champ-de-trefle", GUNI]}, {"field": [NOYE]})
    action(t, "moule-universel")
    t.asks(0, ["moule-universel", "champ-de-trefle", GUNI], kind="target")
    t.me.pick("champ-de-trefle")
    resolve(t)
    one, other = numbers(t, "champ-de-trefle")
    assert t.me.coins == 7 and [len(t.card(n).charges) for n in (one, other)] == [0, 3]
    t.settled()


@card("moule-universel")
@rule("RI-PLAY-140")
def test_no_double_of_an_equipment_that_nobody_can_bear():
    t = scene(
        {
            "invokers": [named("atlas"), named("tyran")],
            "field": ["moule-universel", on("atlas", "focus"), on("tyran", "sablier-scelle")],
        },
        {
            "invokers": [{"card": "azell", "as": "azell"}, {"card": "lilith", "life": 0}],
            "field": [on("azell", "toque-etoilee")],
        },
    )
    action(t, "moule-universel", 1, "focus")
    resolve(t)
    assert t.me.field.count("focus") == 1 and t.me.coins == 7
    t.settled()


@card("chaine-de-montage")
@rule("RI-ACTION-060", "RI-GLO-390", "RI-EFFECT-070")
def test_the_assembly_line_reactivates_one_of_your_actions_once_a_turn():
    t = scene({"field": ["chaine-de-montage", "archiviste-tarife", "golem-contractuel"]}, {"field": ["cri-de-guerre"]})
    action(t, "archiviste-tarife")
    resolve(t)
    action(t, "golem-contractuel")
    resolve(t)
    t.me.effect("chaine-de-montage")
    resolve(t)
    t.asks(0, ["archiviste-tarife", "golem-contractuel"], kind="which-action")
    t.me.pick("archiviste-tarife")
    resolve(t)
    assert len(t.me.hand) == 2 and t.me.coins == 7
    assert t.why("effect", "chaine-de-montage") == "RI-EFFECT-070"
    t.settled()


@card("chaine-de-montage")
@rule("RI-MULTI-010")
def test_a_reactivated_action_with_many_targets_has_many_again():
    t = scene({"field": ["chaine-de-montage", "tourelle-a-six-canons"], "coins": 3}, {"field": [GUNI]})
    action(t, "tourelle-a-six-canons", 1, GUNI, "no")
    resolve(t)
    t.me.effect("chaine-de-montage")
    resolve(t)
    t.me.pick(GUNI, "yes", GUNI)
    assert stack(t) == ["tourelle-a-six-canons:action_1"] * 2 and t.me.coins == 0
    resolve(t)
    assert t.you.graveyard == [GUNI]
    t.settled()


@card("chaine-de-montage")
def test_the_assembly_line_runs_empty_where_nothing_was_activated():
    t = scene({"field": ["chaine-de-montage", "archiviste-tarife"]})
    t.me.effect("chaine-de-montage")
    resolve(t)
    assert t.me.hand == [] and t.me.coins == 10
    t.settled()


@card("rabais-d-usine")
def test_the_discount_is_for_your_actions_only_and_two_of_them_add_up():
    t = scene({"field": ["rabais-d-usine", "rabais-d-usine", "four-arm"]}, {"field": ["cri-de-guerre"]})
    action(t, "four-arm")
    assert t.me.coins == 10
    resolve(t)
    t.me.pick("pass")
    action(t, "cri-de-guerre")
    assert t.you.coins == 9
    resolve(t)
    t.settled()


@card("rabais-d-usine")
@rule("RI-IMM-030")
def test_the_discount_is_for_the_actions_of_imminentes_too():
    t = scene({"field": ["rabais-d-usine"], "hand": ["haute-tension"], "coins": 1}, {"field": [GUNI]})
    t.me.invoke("haute-tension")
    t.asks(0, ["haute-tension", "done"], kind="actions")
    t.me.pick("haute-tension", "atlas")
    assert t.me.coins == 0
    resolve(t)
    assert t.you.graveyard == [GUNI]
    t.settled()


@card("ligne-a-haute-intensite")
def test_the_power_line_deals_two_for_each_electric_card_of_its_player():
    t = scene(
        {"invokers": ["seraphine-volt", "tyran"], "field": ["ligne-a-haute-intensite", "etincelle-errante"]},
        {"field": ["miel", "etincelle-errante"]},
    )
    action(t, "ligne-a-haute-intensite")
    mine, theirs = numbers(t, "etincelle-errante")
    t.asks(0, [mine, "miel", theirs], kind="target")
    t.me.pick("miel")
    resolve(t)
    assert values(t, "miel") == (2, 2) and t.me.coins == 8  # the line itself and the spark; no Invocateur is counted
    t.settled()


@card("rabais-d-usine")
def test_a_discount_and_a_tax_meet():
    t = scene({"field": ["rabais-d-usine", "four-arm", "cri-de-guerre"], "coins": 3}, {"field": ["impot-du-ciel"]})
    action(t, "four-arm")
    assert t.me.coins == 1
    resolve(t)
    action(t, "cri-de-guerre")
    assert t.me.coins == 0
    resolve(t)
    t.settled()


# Équipements


def focused(**words: Any) -> Table:
    mine = {
        "invokers": [named("atlas", level=4, **words), named("tyran", level=3)],
        "field": [on("atlas", "focus"), NOYE],
    }
    return scene(mine, {"field": [GUNI, "mur-de-bobines"]})


@card("focus")
@rule("RI-GLO-390", "RI-EFFECT-070")
def test_focus_reactivates_a_skill_of_its_bearer_for_another_point():
    t = focused()
    skill(t, "atlas", 4)
    resolve(t)
    skill(t, "tyran", 1, NOYE)
    resolve(t)
    assert t.card("atlas").points == 3
    t.me.effect("focus")
    passes(t, 1, 0)
    assert t.card("atlas").points == 2 and stack(t) == ["atlas:skill_4"]
    resolve(t)
    assert values(t, NOYE) == (7, 7)
    assert t.why("effect", "focus") == "RI-EFFECT-070"
    t.settled()


@card("focus")
def test_focus_asks_which_of_two_skills():
    t = focused()
    skill(t, "atlas", 4)
    resolve(t)
    skill(t, "atlas", 2, GUNI, "done")
    resolve(t)
    t.me.effect("focus")
    resolve(t)
    assert [option.key for option in t.match.decision.options] == [f"skill:{t.number('atlas')}.{n}" for n in (2, 4)]
    t.me.pick(f"skill:{t.number('atlas')}.2", GUNI, "done")
    resolve(t)
    assert values(t, GUNI) == (3, 1) and t.card("atlas").points == 1
    t.settled()


@card("focus")
def test_focus_does_nothing_without_a_point():
    t = focused(points=1)
    skill(t, "atlas", 4)
    resolve(t)
    t.me.effect("focus")
    resolve(t)
    assert values(t, NOYE) == (4, 4)
    t.settled()


@card("focus")
@rule("RI-EQUIP-040")
def test_an_invocateur_bears_one_equipment():
    t = scene({"invokers": [named("atlas"), "tyran"], "field": [on("atlas", "focus")], "hand": ["focus"]})
    t.me.invoke("focus")
    t.asks(0, ["tyran", "azell", "lilith"], kind="target")


@card("bombe-a-retardement")
@rule("RI-CHARGE-020", "RI-CHARGE-100", "RI-EQUIP-030")
def test_the_time_bomb_goes_off_after_two_turns():
    t = scene({"hand": ["bombe-a-retardement"]}, {"field": [GUNI]})
    t.me.invoke("bombe-a-retardement", GUNI, "atlas")
    resolve(t)
    assert [(one.kind, one.left) for one in t.card("bombe-a-retardement").charges] == [("temporal", 2)]
    end_turn(t)
    assert t.you.field == [GUNI]
    end_turn(t)
    assert t.you.field == [] and t.you.graveyard == [GUNI] and t.me.graveyard == ["bombe-a-retardement"]
    t.settled()


@card("bombe-a-retardement")
def test_a_bomb_that_is_destroyed_does_not_go_off():
    t = scene({"hand": ["bombe-a-retardement"]}, {"field": [GUNI], "hand": ["fonte-des-neiges"]})
    t.me.invoke("bombe-a-retardement", GUNI, "atlas")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke("fonte-des-neiges", "bombe-a-retardement", "done", "azell")
    resolve(t)
    assert t.you.field == [GUNI] and t.me.graveyard == ["bombe-a-retardement"]
    t.settled()


@card("gilet-piege")
@rule("RI-EXPLO-010", "RI-EXPLO-030")
def test_the_vest_gives_explosion_and_is_the_bomb():
    t = scene({"field": [NOYE], "hand": ["gilet-piege"]}, {"field": [GUNI, "griffon-bague"]})
    t.me.invoke("gilet-piege")
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE, "atlas")
    resolve(t)
    assert aptitude(t, NOYE, "explosion") and t.offers("effect") == []
    to_attack(t)
    t.me.pick("done")
    t.me.effect(NOYE)
    t.asks(0, [GUNI], kind="target")
    t.me.pick(GUNI)
    resolve(t)
    assert t.me.field == [] and sorted(t.me.graveyard) == ["gilet-piege", NOYE] and t.you.field == ["griffon-bague"]
    t.settled()


@card("pile-atomique")
@rule("RI-EXPLO-010", "RI-EXPLO-020", "RI-COMBAT-030")
def test_the_atomic_cell_arms_who_explodes_and_a_lost_target_saves_it():
    t = scene(
        {"field": [named("kamikaze-en-tole"), on("kamikaze-en-tole", "pile-atomique"), NOYE]},
        {"field": [GUNI, "griffon-bague"], "hand": ["lame-de-fond"]},
    )
    assert values(t, "kamikaze-en-tole") == (5, 4) and values(t, NOYE) == (3, 3)
    attack_with(t, NOYE)
    t.asks(1, kind="block")
    t.you.pick("done")
    t.me.effect("kamikaze-en-tole")
    t.asks(0, [GUNI], kind="target")  # not on another plane
    t.me.pick(GUNI)
    t.you.invoke("lame-de-fond", GUNI, "done", "azell")
    resolve(t)
    assert "kamikaze-en-tole" in t.me.field and t.you.hand == [GUNI]


@card("pile-atomique")
def test_the_atomic_cell_is_put_on_a_creature_of_anyone():
    t = scene({"field": [NOYE, "mur-de-bobines"], "hand": ["pile-atomique"]}, {"field": [GUNI]})
    t.me.invoke("pile-atomique")
    t.asks(0, [NOYE, GUNI], kind="target")
    t.me.pick(GUNI, "atlas")
    resolve(t)
    assert values(t, GUNI) == (5, 5) and t.me.field == [NOYE, "mur-de-bobines", "pile-atomique"]
    t.settled()


@rule("RI-EXPLO-020")
def test_nobody_explodes_without_a_bomb_or_in_the_combat_of_another():
    t = scene(
        {"field": ["porteur-de-meche"]}, {"field": [named("kamikaze-en-tole"), on("kamikaze-en-tole", "pile-atomique")]}
    )
    to_attack(t)
    t.me.pick("done")
    assert t.why("effect", "porteur-de-meche") == "RI-ACTION-130"
    t.me.pick("pass")
    assert t.why("effect", "kamikaze-en-tole") == "RI-ACTION-130" and t.offers("effect") == []


@rule("RI-EXPLO-010", "RI-PLANE-010", "RI-SPEED-010")
def test_a_drone_explodes_in_the_sky_and_a_fuse_bearer_dashes():
    t = scene(
        {
            "field": [named("drone-sacrificiel"), on("drone-sacrificiel", "bombe-a-retardement")],
            "hand": ["porteur-de-meche"],
        },
        {"field": [GUNI, "griffon-bague"]},
    )
    t.me.invoke("porteur-de-meche", "atlas")
    resolve(t)
    to_attack(t)
    t.me.attack("porteur-de-meche")
    t.me.pick("done")
    assert values(t, "porteur-de-meche") == (0, 3)
    t.me.effect("drone-sacrificiel", "griffon-bague")
    resolve(t)
    assert t.you.graveyard == ["griffon-bague"] and "drone-sacrificiel" in t.me.graveyard


# Assimilation


@rule("RI-ASSIM-020", "RI-ASSIM-050", "RI-ASSIM-070")
def test_two_modules_become_one():
    t = scene({"field": ["gelee-modulaire", {"card": "noyau-modulaire", "charges": [charged(1)]}]}, {"hand": [BOULE]})
    t.me.effect("gelee-modulaire")
    assert stack(t) == ["gelee-modulaire:kw:assimilation"]
    resolve(t)
    t.asks(0, ["gelee-modulaire", "noyau-modulaire"])
    t.me.pick("gelee-modulaire", "noyau-modulaire")
    assert t.me.field == ["noyau-modulaire"] and values(t, "noyau-modulaire") == (5, 7)
    assert aptitude(t, "noyau-modulaire", "drain")
    to_attack(t)
    assert t.why("attack", "noyau-modulaire") == "RI-CREA-020"
    t.me.pick("done")
    t.me.pick("pass")
    t.you.invoke(BOULE, "noyau-modulaire", "azell")
    resolve(t)
    assert values(t, "noyau-modulaire") == (5, 4)


@rule("RI-ASSIM-070")
def test_nothing_is_formed_of_one_module():
    t = scene({"field": ["gelee-modulaire", "noyau-modulaire"]}, {"hand": [BOULE]})
    t.me.effect("noyau-modulaire")
    t.you.invoke(BOULE, "gelee-modulaire", "azell")
    resolve(t)
    assert t.me.field == ["noyau-modulaire"] and values(t, "noyau-modulaire") == (2, 3)
    t.settled()


@rule("RI-ASSIM-060", "RI-ASSIM-080", "RI-DUP-070")
def test_what_lay_in_a_pile_goes_to_graveyards_or_nowhere():
    t = scene(
        {
            "field": ["gelee-modulaire", "clone-vierge", "noyau-modulaire", "support"],
            "hand": ["copie-pirate"],
            "invokers": ["atlas", "tyran"],
        },
    )
    t.me.invoke("copie-pirate", "gelee-modulaire", "atlas")
    resolve(t)
    first, second = numbers(t, "gelee-modulaire")
    t.me.effect("clone-vierge")
    resolve(t)
    t.me.pick(second, "noyau-modulaire", first, "clone-vierge")
    assert values(t, "clone-vierge") == (7, 11)
    skill(t, "tyran", 3, "clone-vierge")
    resolve(t)
    assert sorted(t.me.graveyard) == ["copie-pirate", "gelee-modulaire", "noyau-modulaire"]
    assert t.me.ether == 1 and t.me.hand == [NOYE]  # one Créature was Destroyed, of infinite rank
    t.settled()


@rule("RI-ASSIM-050", "RI-ASSIM-090")
def test_a_pile_is_no_arrival_and_nothing_lets_it_attack_on_the_turn_it_is_formed():
    quick = {"card": "gelee-modulaire", "as": "quick", "changes": [["+aptitude", "vitesse", "", 0]]}
    low = {"card": "dynamo-modulaire", "as": "low", "ills": [["amok", 1, 0]], "damage": 1}
    field = [quick, low, on("low", "champignon"), on("quick", "pile-atomique"), "table-bien-garnie"]
    t = scene({"field": field}, {"hand": [BOULE]})
    t.me.effect("gelee-modulaire")
    t.you.invoke(BOULE, "dynamo-modulaire", "azell")
    passes(t, 0, 1)
    assert "dynamo-modulaire" in t.me.graveyard  # 3 damage and 1: it is no longer there to be piled up
    t = scene({"field": field})
    t.me.effect("gelee-modulaire")
    resolve(t)
    t.me.pick("dynamo-modulaire", "gelee-modulaire")
    assert values(t, "gelee-modulaire") == (8, 8)  # 2/3 and 2/2 of the cell; 3/3 and 1/1 of what it bore; 1 damage
    assert t.me.graveyard == ["champignon"] and "pile-atomique" in t.me.field and t.card("gelee-modulaire").ills == []
    to_attack(t)
    assert t.why("attack", "gelee-modulaire") == "RI-CREA-020"
    t.asks(0, ["done"], kind="attack")
    t.me.pick("done")
    resolve(t)
    end_turn(t)
    assert values(t, "gelee-modulaire") == (8, 9)
    end_turn(t)
    to_attack(t)
    t.asks(0, ["gelee-modulaire", "done"], kind="attack")


@rule("RI-ASSIM-030", "RI-ASSIM-040", "RI-ASSIM-070", "RI-RESOLVE-060")
def test_a_pile_returns_to_hand_card_by_card_and_elements_at_the_lower_ones_are_void():
    t = scene(
        {"field": ["gelee-modulaire", "noyau-modulaire"], "invokers": ["atlas", "tyran"]},
        {"field": ["seraphin-du-verdict"], "invokers": ["yzate", "lilith"]},
    )
    skill(t, "tyran", 1, "noyau-modulaire")
    passes(t, 1)
    t.me.effect("gelee-modulaire")
    passes(t, 1, 0)
    t.me.pick("noyau-modulaire", "gelee-modulaire")
    assert values(t, "gelee-modulaire") == (4, 6)  # the charge was for a card that is no longer in play
    t.me.pick("pass")
    skill(t, "yzate", 1, "gelee-modulaire")
    resolve(t)
    assert not aptitude(t, "gelee-modulaire", "assimilation") and values(t, "gelee-modulaire") == (4, 6)
    t.me.pick("pass")
    action(t, "seraphin-du-verdict", 1, "gelee-modulaire")
    resolve(t)
    assert t.me.field == [] and sorted(t.me.hand) == ["gelee-modulaire", "noyau-modulaire"]
    t.settled()


# Imminentes


@card("clef-maitresse")
@rule("RI-GATE-030", "RI-GATECREA-020")
def test_the_master_key_lets_a_gate_attack_without_opening_it():
    t = scene({"field": ["mur-de-bobines", "support"], "hand": ["clef-maitresse"]}, {"field": ["sas-pressurise"]})
    t.me.invoke("clef-maitresse")
    t.asks(0, ["mur-de-bobines"], kind="target")
    t.me.pick("mur-de-bobines", "done", "atlas")
    resolve(t)
    attack_with(t, "mur-de-bobines")
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    assert life(t, "azell") == 15 and t.card("mur-de-bobines").tilted and not t.card("mur-de-bobines").is_open
    end_turn(t)
    end_turn(t)
    assert not t.card("mur-de-bobines").tilted
    to_attack(t)
    assert t.why("attack", "mur-de-bobines") == "RI-GATE-030"


@card("clef-maitresse")
@rule("RI-GATE-110")
def test_the_action_of_the_master_key_opens_or_closes_any_card():
    t = scene({"field": ["mur-de-bobines"], "hand": ["clef-maitresse"]}, {"field": ["sas-pressurise", NOYE]})
    t.me.invoke("clef-maitresse", "mur-de-bobines", "clef-maitresse")
    t.asks(0, ["mur-de-bobines", "sas-pressurise", NOYE], kind="target")
    t.me.pick("sas-pressurise", "atlas")
    resolve(t)
    assert t.card("sas-pressurise").is_open and t.me.coins == 9 and not t.card("mur-de-bobines").is_open
    t.settled()


@card("recyclage")
@rule("RI-CALL-010", "RI-EQUIP-060")
def test_recycling_calls_an_equipment_of_the_graveyard_onto_a_bearer_named_then():
    t = scene({"field": [NOYE], "hand": ["recyclage"], "graveyard": ["pile-atomique", GUNI]}, {"graveyard": ["focus"]})
    t.me.invoke("recyclage")
    t.asks(0, ["pile-atomique"], kind="target")
    t.me.pick("pile-atomique", "atlas")  # no Créature is equipped: its Action cannot be activated
    passes(t, 1, 0)
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    assert stack(t) == ["pile-atomique:call"]
    resolve(t)
    assert values(t, NOYE) == (5, 5) and t.me.graveyard == [GUNI, "recyclage"]
    t.settled()


@card("recyclage")
def test_recycling_hits_an_equipped_creature():
    t = scene(
        {"hand": ["recyclage"], "graveyard": ["pile-atomique"]},
        {"field": [NOYE, named(GUNI), on(GUNI, "champignon")]},
    )
    t.me.invoke("recyclage", "pile-atomique", "recyclage")
    t.asks(0, [GUNI], kind="target")
    t.me.pick(GUNI, "atlas")
    resolve(t)
    t.me.pick(NOYE)
    resolve(t)
    assert values(t, GUNI) == (4, 2) and t.me.coins == 9
    t.settled()


@card("blast-corporation")
@rule("RI-DUP-020", "RI-DUP-060", "RI-XSTACK-090")
def test_blast_corporation_duplicates_all_clones_a_morpher_too_but_no_duplicate():
    t = scene(
        {
            "field": [
                "clone-de-base",
                "clone-fecond",
                {"card": "clone-morpher", "copies": "clone-de-base!morph.clone-morpher"},
                {"card": "gelee-modulaire", "flags": ["token", "duplicate"]},
                NOYE,
            ],
            "hand": ["blast-corporation"],
        },
        {"field": ["clone-blinde"]},
    )
    t.me.invoke("blast-corporation", "atlas")
    passes(t, 1, 0)
    t.asks(0, kind="target")  # what the printed Clone Morpher copies
    t.me.pick("clone-fecond")
    assert sorted(stack(t)) == ["clone-de-base:call", "clone-fecond:call", "clone-morpher:call"]
    resolve(t)
    assert sorted(t.me.field) == sorted(
        ["clone-de-base"] * 2 + ["clone-fecond"] * 2 + ["clone-morpher"] * 2 + ["gelee-modulaire", NOYE]
    )
    assert t.you.field == ["clone-blinde"]
    t.settled()


@card("blast-corporation")
def test_blast_corporation_may_be_played_with_nothing_to_duplicate():
    t = scene({"field": [NOYE], "hand": ["blast-corporation"]})
    t.me.invoke("blast-corporation", "atlas")
    resolve(t)
    assert t.me.field == [NOYE] and t.me.graveyard == ["blast-corporation"]
    t.settled()


@card("orbe-electrique")
@rule("RI-RESOLVE-070", "RI-RESOLVE-080")
def test_the_orb_hits_what_is_there_and_must():
    t = scene({"field": ["catacombes"], "hand": ["orbe-electrique"]})
    t.me.invoke("orbe-electrique", "atlas")
    resolve(t)
    t.asks(0, ["atlas", "tyran", "azell", "lilith"])
    t.me.pick("azell")
    assert values(t, "catacombes") == (1, 4) and life(t, "azell") == 15
    t.settled()


@card("orbe-electrique")
def test_the_orb_hits_one_of_each():
    t = scene({"field": [NOYE], "hand": ["orbe-electrique"]}, {"field": [GUNI, "mur-de-bobines", "sas-pressurise"]})
    t.me.invoke("orbe-electrique", "atlas")
    resolve(t)
    t.asks(0, [NOYE, GUNI])
    t.me.pick(GUNI)
    t.asks(0, ["mur-de-bobines", "sas-pressurise"])
    t.me.pick("mur-de-bobines", "lilith")
    assert values(t, GUNI) == (3, 1) and values(t, "mur-de-bobines") == (2, 3) and values(t, NOYE) == (3, 3)
    assert life(t, "lilith") == 15
    t.settled()


@card("haute-tension")
@rule("RI-CREA-130", "RI-GLO-270")
def test_high_voltage_hits_all_creatures_at_once_and_no_gate():
    t = scene({"field": [NOYE, "support"], "hand": ["haute-tension"]}, {"field": [GUNI, "miel", "mur-de-bobines"]})
    t.me.invoke("haute-tension", "haute-tension", "atlas")
    resolve(t)
    assert t.me.field == ["support"] and t.you.field == ["miel", "mur-de-bobines"] and values(t, "miel") == (2, 3)
    assert values(t, "mur-de-bobines") == (2, 5) and len(t.me.hand) == 1  # Support: one of mine was Destroyed
    t.settled()


@card("haute-tension")
@rule("RI-IMM-030", "RI-IMM-090")
def test_high_voltage_without_its_action_does_nothing():
    t = scene({"hand": ["haute-tension"]}, {"field": [GUNI]})
    t.me.invoke("haute-tension", "done", "atlas")
    resolve(t)
    assert t.you.field == [GUNI] and t.me.coins == 10 and t.me.graveyard == ["haute-tension"]
    t.settled()


@card("court-circuit")
@rule("RI-GLO-050", "RI-GLO-060")
def test_a_short_circuit_cancels_an_action_whose_price_is_lost():
    t = scene({"field": ["archiviste-tarife"]}, {"hand": ["court-circuit"]})
    assert t.why("invoke", "court-circuit", seat=1) in ("RI-PRIO-010", "RI-STACK-090")
    action(t, "archiviste-tarife")
    t.you.invoke("court-circuit")
    t.asks(1, ["archiviste-tarife"], kind="target")
    t.you.pick("archiviste-tarife", "azell")
    resolve(t)
    assert t.me.hand == [] and t.me.coins == 9 and "archiviste-tarife" not in t.offers("action")
    t.settled()


@card("court-circuit")
@rule("RI-GLO-050")
def test_a_short_circuit_takes_the_one_of_three_that_was_named():
    t = scene({"field": ["tourelle-a-six-canons"]}, {"field": [GUNI, NOYE, "miel"], "hand": ["court-circuit"]})
    action(t, "tourelle-a-six-canons", 1, GUNI, "yes", NOYE, "yes", "miel", "no")
    turret = t.number("tourelle-a-six-canons")
    t.you.invoke("court-circuit", f"target:{turret}.1", "azell")
    resolve(t)
    assert [values(t, id)[1] for id in (GUNI, NOYE, "miel")] == [2, 3, 5]
    t.settled()


@card("court-circuit")
@rule("RI-STACK-090")
def test_a_skill_or_an_invocation_is_no_action_to_cancel():
    t = scene({"field": [NOYE], "hand": ["loup-des-congeres"]}, {"hand": ["court-circuit"]})
    skill(t, "tyran", 1, NOYE)
    assert t.why("invoke", "court-circuit") == "RI-STACK-090"
    resolve(t)
    t.me.invoke("loup-des-congeres", "atlas")
    assert t.why("invoke", "court-circuit") == "RI-STACK-090"


@card("copie-pirate")
@rule("RI-DUP-040", "RI-TOKEN-020", "RI-DUP-010", "RI-CHARGE-070")
def test_a_pirate_copies_a_token_but_no_duplicate():
    t = scene(
        {
            "field": [
                {"card": "squelette", "flags": ["token"], "charges": [charged(1), charged(1)]},
                {"card": GUNI, "flags": ["token", "duplicate"]},
            ],
            "hand": ["copie-pirate"],
        },
        {"field": [NOYE]},
    )
    t.me.invoke("copie-pirate")
    t.asks(0, ["squelette"], kind="target")
    t.me.pick("squelette", "atlas")
    resolve(t)
    one, other = numbers(t, "squelette")
    assert values(t, one) == (3, 3) and values(t, other) == (1, 1)
    t.settled()


@card("copie-pirate")
@rule("RI-DUP-050")
def test_the_original_is_locked_while_its_double_stands():
    t = scene({"field": [GUNI], "hand": ["copie-pirate", "copie-pirate"]}, {"hand": [BOULE]})
    t.me.invoke(numbers(t, "copie-pirate")[0], GUNI, "atlas")
    resolve(t)
    assert t.why("invoke", numbers(t, "copie-pirate")[1]) == "RI-STACK-090"
    t.me.pick("pass")
    t.you.invoke(BOULE, numbers(t, GUNI)[1], "azell")
    resolve(t)
    assert t.me.field == [GUNI] and t.me.graveyard == ["copie-pirate"] and t.me.ether == 0
    t.me.invoke("copie-pirate", GUNI, "atlas")
    resolve(t)
    assert t.me.field == [GUNI, GUNI]
    t.settled()


@card("copie-pirate")
@rule("RI-DUP-050")
def test_of_two_duplications_of_one_card_in_one_stack_the_second_finds_it_locked():
    t = scene({"field": ["clone-fecond"], "hand": ["copie-pirate"], "invokers": ["matrice-zero", "tyran"]})
    skill(t, "matrice-zero", 3, "clone-fecond")
    passes(t, 1)
    t.me.invoke("copie-pirate", "clone-fecond", "tyran")
    resolve(t)
    assert t.me.field == ["clone-fecond", "clone-fecond"]
    t.settled()


@card("panne-de-secteur")
@rule("RI-COMBAT-290", "RI-COMBAT-300")
def test_a_power_cut_saves_an_attacker():
    t = scene(
        {"field": [GUNI], "hand": ["panne-de-secteur"]},
        {"field": [named("duelliste-givre"), on("duelliste-givre", "champignon")]},
    )
    assert t.why("invoke", "panne-de-secteur") == "RI-CONSTR-010"
    attack_with(t, GUNI)
    t.you.block("duelliste-givre")
    t.you.pick(GUNI)
    while stack(t) != [f"{GUNI}:combat"]:
        t.match.choose("pass")
    t.me.invoke("panne-de-secteur", GUNI, "atlas")
    resolve(t)
    assert not t.card(GUNI).tilted and values(t, GUNI) == (3, 3) and values(t, "duelliste-givre") == (3, 4)
    assert t.me.graveyard == ["panne-de-secteur"]
    t.settled()


@card("panne-de-secteur")
@rule("RI-CONSTR-010")
def test_a_power_cut_needs_an_attacker():
    t = scene({"field": [GUNI], "hand": ["panne-de-secteur"]})
    to_attack(t)
    t.me.pick("done")
    assert t.why("invoke", "panne-de-secteur") == "RI-STACK-090"


# Cards without a text


@rule("RI-SHADOW-010")
def test_aptitudes_of_machines_and_clones_work_together():
    t = scene(
        {"field": ["char-portail", "dynamo-modulaire", "clone-furieux"]},
        {"field": ["clone-blinde", "etincelle-errante"]},
    )
    assert (
        "electrique" in types(t.state, t.card("dynamo-modulaire")) and aptitudes(t.state, t.card("char-portail")) == ()
    )
    attack_with(t, "char-portail", "clone-furieux")
    t.you.block("clone-blinde")
    t.you.pick("clone-furieux")
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    assert life(t, "azell") == 14 and values(t, "clone-blinde") == (2, 2)  # 1/3, Peau de fer, 2 damage
    assert values(t, "clone-furieux") == (2, 1) and t.card("char-portail").tilted and not t.card("char-portail").is_open
    t.settled()


# Whom they may name

MINE, YOURS = [NOYE, "mur-de-bobines", "support"], [GUNI, "sas-pressurise"]
FIGHTERS = [NOYE, "mur-de-bobines", GUNI, "sas-pressurise"]


@pytest.mark.parametrize(
    ("verb", "picks", "offers"),
    [
        pytest.param("skill", ("seraphine-volt", 1), FIGHTERS, marks=card("seraphine-volt")),
        pytest.param("skill", ("seraphine-volt", 2), MINE, marks=card("seraphine-volt")),
        pytest.param("invoke", ("bombe-a-retardement",), [NOYE, GUNI], marks=card("bombe-a-retardement")),
        pytest.param(
            *("field", ("tourelle-a-six-canons",), [NOYE, GUNI, "tourelle-a-six-canons"]),
            marks=card("tourelle-a-six-canons"),
        ),
        pytest.param(
            *("field", ("automate-a-clef",), [*MINE, *YOURS, "automate-a-clef"]), marks=card("automate-a-clef")
        ),
    ],
)
def test_whom_cards_of_atelier_may_name(verb, picks, offers):
    words = {"hand": list(picks)} if verb == "invoke" else {}
    t = scene({**VOLT, **words, "field": [*MINE, *picks] if verb == "field" else MINE}, {"field": YOURS})
    if verb == "skill":
        skill(t, *picks)
    elif verb == "invoke":
        t.me.invoke(*picks)
    else:
        action(t, *picks)
    t.asks(0, offers, kind="target")


@card("panne-de-secteur")
def test_a_power_cut_names_attackers_of_anyone_only():
    t = scene({"field": [GUNI, NOYE, "griffon-bague"]}, {"field": ["duelliste-givre"], "hand": ["panne-de-secteur"]})
    to_attack(t)
    t.me.attack(GUNI)
    t.me.attack(NOYE)
    t.me.pick("done")
    passes(t, 0)
    t.you.invoke("panne-de-secteur")
    t.asks(1, [GUNI, NOYE], kind="target")
    t.you.pick(NOYE, "azell")
    passes(t, 0, 1)
    assert not t.card(NOYE).tilted and t.card(GUNI).tilted


@card("mime-de-chrome")
def test_a_chrome_mime_names_any_opponent():
    mime = {"card": "mime-de-chrome", "copies": f"{NOYE}!morph.mime-de-chrome"}
    t = scene({"field": [mime]}, {"field": [NOYE]}, {})
    action(t, "mime-de-chrome")
    t.asks(0, ["player:1", "player:2"], kind="target")
