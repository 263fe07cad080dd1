"""Cards of Empyrée: angels, prophecies, coins that fall as one likes, and answers to everything."""

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

from pioche.games.rise.rules.values import flies, owns
from pioche.testing import Table, card, rule

NOYE = "noye-fendeur-de-vagues"  # 3/3 Zombie, Eau
LOUP = "loup-des-congeres"  # 3/2
GUNI = "guni"  # 3/3 Ange, Constance
BOULE = "boule-de-feu"  # 3 damage to a Créature or Porte
SOUHAIT = "faites-un-souhait"
YRIS = {"invokers": ["yris", "tyran"]}
LAUVIAH = {"invokers": ["lauviah", "tyran"]}
ORACLE = {"invokers": ["oracle", "tyran"]}
DICE = "joueuse-aux-des-pipes"
CLOVER = ["trefle", 0, "", 0, 1, None, ""]


def aptitude(t: Table, id: str | int, word: str) -> bool:
    return owns(t.state, t.card(id), word)


def on(host: str, id: str) -> dict[str, Any]:
    """An Équipement on a card with a name of its own."""
    return {"card": id, "host": host}


def named(id: str, **words: Any) -> dict[str, Any]:
    return {"card": id, "as": id, **words}


def lives(t: Table, *ids: str) -> list[int]:
    return [life(t, id) for id in ids]


def tosses(t: Table) -> list[bool]:
    return [line.id == "toss.success" for line in t.state.log if line.id.startswith("toss.")]


def coin(t: Table, id: str) -> int:
    """What the coin of an Action on the stack shows."""
    return next(one.value for one in t.state.elements() if t.state.cards[one.source].proto.id == id)


# Yris


@card("yris")
@rule("RI-TOSS-060")
@pytest.mark.parametrize(("luck", "coins"), [(True, 11), (False, 10)])
def test_yris_gains_a_coin_and_ether_or_ether_alone(luck, coins):
    t = falling(lambda seed: scene(YRIS, seed=seed), lambda t: skill(t, "yris", 1), luck)
    assert t.card("yris").points == 3
    resolve(t)
    assert (t.me.coins, t.me.ether) == (coins, 1)
    t.settled()


@card("yris")
@rule("RI-GLO-430")
def test_yris_has_nothing_to_retry_where_no_action_shows_a_failure():
    t = scene(YRIS)
    skill(t, "yris", 2)
    resolve(t)
    assert tosses(t) == [] and t.card("yris").points == 3
    t.settled()


@card("yris", "regression")
@rule("RI-GLO-410", "RI-GLO-420", "RI-TOSS-040")
@pytest.mark.parametrize("again", [True, False])
def test_retried_above_a_doubling(again):
    def act(t: Table) -> None:
        t.me.invoke("regression", "regression", "lilith", "tyran")
        if coin(t, "regression"):
            return
        t.you.invoke("sel", "regression", "azell")
        skill(t, "yris", 2)
        resolve(t)

    for seed in range(60):
        t = scene({**YRIS, "hand": ["regression"]}, {"field": ["sado"], "hand": ["sel"]}, seed=seed)
        act(t)
        if "retried" in [line.id for line in t.state.log] and (t.card("lilith").level == 2) == again:
            break
    else:
        raise AssertionError("the coins never fall so")
    if again:
        assert lives(t, "yris", "tyran") == [17, 16] and t.you.coins == 10
    else:
        assert lives(t, "yris", "tyran") == [15, 14] and t.you.coins == 11 and t.card("lilith").level == 3
    t.settled()


@card("yris")
def test_yris_lifts_a_creature_until_the_turn_ends_and_draws():
    t = scene({**YRIS, "field": [NOYE]}, {"field": [GUNI]})
    skill(t, "yris", 3)
    t.asks(0, [NOYE, GUNI], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    assert flies(t.state, t.card(NOYE)) and values(t, NOYE) == (4, 4) and len(t.me.hand) == 1
    end_turn(t)
    assert not flies(t.state, t.card(NOYE)) and values(t, NOYE) == (3, 3)
    t.settled()


@card("yris")
@rule("RI-PLANE-040", "RI-COMBAT-270", "RI-COMBAT-330")
def test_an_attacker_that_rises_is_blocked_no_longer():
    t = scene({**YRIS, "field": [NOYE]}, {"field": ["garde-d-os"]})
    attack_with(t, NOYE)
    t.you.block("garde-d-os")
    t.you.pick(NOYE)
    while stack(t) != [f"{NOYE}:combat"]:
        t.match.choose("pass")
    skill(t, "yris", 3, NOYE)
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert life(t, "azell") == 13 and values(t, "garde-d-os") == (2, 3) and len(t.me.hand) == 1
    t.settled()


@card("yris")
@rule("RI-RAGE-050", "RI-RAGE-030", "RI-ACTION-110")
def test_a_rage_that_failed_is_forced_to_one_charge():
    t = falling(
        lambda seed: scene({**YRIS, "field": ["berserker-roux"]}, {"field": ["sado"]}, seed=seed),
        lambda t: action(t, "berserker-roux"),
        False,
    )
    passes(t, 1)
    skill(t, "yris", 4, "berserker-roux")
    resolve(t)
    assert values(t, "berserker-roux") == (4, 3) and t.you.coins == 10
    end_turn(t)
    assert values(t, "berserker-roux") == (3, 2)
    t.settled()


@card("yris")
def test_yris_forces_only_an_action_with_a_coin():
    t = scene({**YRIS, "field": ["archiviste-tarife"]})
    action(t, "archiviste-tarife")
    passes(t, 1)
    assert t.why(f"skill:{t.number('yris')}.4") == "RI-STACK-090"


# Lauviah


@card("lauviah")
@rule("RI-GLO-580")
def test_lauviah_prevents_the_damage_of_actions_and_no_other():
    t = scene(LAUVIAH, {"hand": ["fleche-ardente"], "field": [named("flamme-blanche")]})
    skill(t, "lauviah", 1)
    t.asks(0, ["lauviah", "tyran", "azell", "lilith"], kind="target")
    t.me.pick("lauviah")
    resolve(t)
    t.me.pick("pass")
    action(t, "flamme-blanche", 1, "lauviah")
    resolve(t)
    assert life(t, "lauviah") == 18
    t.me.pick("pass")
    t.you.invoke("fleche-ardente", "lauviah", "azell")
    resolve(t)
    assert life(t, "lauviah") == 16  # the Effect of an Imminente is no Action
    t.settled()


@card("lauviah")
@rule("RI-GLO-580")
def test_the_action_of_devastation_spares_whom_lauviah_guards_until_the_turn_ends():
    t = scene(LAUVIAH, {"hand": ["devastation", "devastation"]})
    skill(t, "lauviah", 1, "lauviah")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke(numbers(t, "devastation")[0], "devastation", "azell")
    resolve(t)
    assert lives(t, "lauviah", "tyran", "azell", "lilith") == [18, 13, 14, 14]
    end_turn(t)
    t.you.invoke(numbers(t, "devastation")[1], f"action:{numbers(t, 'devastation')[1]}.1", "azell")
    resolve(t)
    assert lives(t, "lauviah", "tyran") == [15, 10]
    t.settled()


@card("lauviah")
@rule("RI-GLO-560", "RI-GLO-570", "RI-RESOLVE-090")
def test_what_lauviah_protects_is_neither_sacrificed_nor_destroyed():
    t = scene({**LAUVIAH, "field": [GUNI], "hand": ["chair-pour-os"]}, {"field": [NOYE], "hand": ["devastation"]})
    skill(t, "lauviah", 2, GUNI)
    resolve(t)
    t.me.invoke("chair-pour-os", NOYE, "tyran")
    resolve(t)
    assert t.me.field == [GUNI] and t.you.field == [NOYE]
    t.me.pick("pass")
    t.you.invoke("devastation", "devastation", "azell")
    resolve(t)
    assert (
        t.me.field == [GUNI]
        and t.you.field == []
        and lives(t, "lauviah", "tyran", "azell", "lilith") == [15, 13, 14, 14]
    )
    t.settled()


@card("lauviah")
@rule("RI-GLO-070", "RI-GLO-060")
def test_lauviah_cancels_an_invocation_and_the_card_is_in_the_graveyard():
    t = scene({"hand": [LOUP]}, {"invokers": ["lauviah", "lilith"], "field": ["pleureuse"]})
    t.me.invoke(LOUP, "atlas")
    skill(t, "lauviah", 3)
    t.asks(1, [LOUP], kind="target")
    t.you.pick(LOUP)
    resolve(t)
    assert t.me.field == [] and t.me.graveyard == [LOUP] and t.card("atlas").tilted
    assert lives(t, "lauviah", "lilith") == [18, 17]  # it was not Destroyed
    t.settled()


@card("lauviah")
@rule("RI-GLO-560", "RI-PARASIT-020")
def test_a_parasite_does_not_grow_in_what_is_protected():
    ill = {"card": NOYE, "ills": [["parasite", 0, 0]], "charges": [charged(-1, tie="parasite")]}
    t = scene({}, {"field": [ill], "invokers": ["lauviah", "lilith"]})
    end_turn(t)
    assert stack(t) == [f"{NOYE}:kw:ill-parasite"]
    skill(t, "lauviah", 2, NOYE)
    resolve(t)
    assert values(t, NOYE) == (2, 2)
    t.settled()


HARM: dict[str, tuple[dict[str, Any], tuple[Any, ...]]] = {
    "destroyed": ({"invokers": ["tyran", "lilith"]}, ("skill", "tyran", 3, NOYE)),
    "taken": ({"invokers": ["lovely-harnya", "lilith"]}, ("skill", "lovely-harnya", 4, NOYE)),
    "weakened": ({"invokers": ["nadir-le-sans-nom", "lilith"]}, ("skill", "nadir-le-sans-nom", 1, NOYE)),
    "deprived": ({"invokers": ["yzate", "lilith"]}, ("skill", "yzate", 1, NOYE)),
    "silenced": ({"invokers": ["yzate", "lilith"]}, ("skill", "yzate", 3, NOYE)),
    "infected": ({"invokers": ["mere-quarantaine", "lilith"]}, ("skill", "mere-quarantaine", 2, NOYE)),
    "frozen": ({"field": ["ours-des-glaces-eternelles"]}, ("action", "ours-des-glaces-eternelles", 1, NOYE)),
    "returned": ({"hand": ["lame-de-fond"]}, ("invoke", "lame-de-fond", NOYE, "done", "azell")),
    "hit": ({"hand": [BOULE]}, ("invoke", BOULE, NOYE, "azell")),
    "kept-from-blocking": ({"hand": ["obligation"]}, ("invoke", "obligation", "obligation", NOYE, "azell")),
}


@card("lauviah")
@rule("RI-GLO-560", "RI-GLO-570")
@pytest.mark.parametrize("harm", HARM)
def test_nothing_negative_happens_to_what_is_protected(harm):
    you, (verb, *picks) = HARM[harm]
    for guarded in (False, True):
        changes = [["is", "protected", "turn", 0]] if guarded else []
        t = scene({"field": [{"card": NOYE, "changes": changes}], "invokers": ["atlas", "ozate"]}, you)
        t.me.pick("pass")
        {"skill": skill, "action": action, "invoke": lambda t, *rest: t.you.invoke(*rest)}[verb](t, *picks)
        resolve(t)
        it = t.card(NOYE)
        whole = t.me.field == [NOYE] and not it.charges and not it.ills and not it.damage and len(it.changes) == guarded
        assert whole == guarded
        t.settled()


# Oracle


@card("oracle")
@rule("RI-GLO-470")
def test_a_card_that_oracle_has_revealed_stays_open_in_the_hand():
    t = scene(ORACLE, {"hand": [GUNI, BOULE, "non"]}, {})
    skill(t, "oracle", 1, "player:1")
    resolve(t)
    t.asks(1, [GUNI, BOULE, "non"], kind="reveal")
    t.you.pick(GUNI)
    assert t.me.ether == 1
    for viewer in (0, 2):
        seen = str(t.match.view(viewer))
        assert GUNI in seen and "'non'" not in seen
    for _ in range(3):
        end_turn(t)
    skill(t, "oracle", 1, "player:1")
    resolve(t)
    assert GUNI not in [t.state.cards[option.card].proto.id for option in t.match.decision.options]
    t.you.pick("non")
    t.settled()


@card("oracle")
def test_oracle_gains_ether_from_an_empty_hand_too():
    t = scene(ORACLE)
    skill(t, "oracle", 1, "player:1")
    resolve(t)
    assert t.me.ether == 1
    t.settled()


@card("oracle")
@rule("RI-CASE-010", "RI-CASE-020")
def test_oracle_takes_the_level_under_an_invocation():
    t = scene(
        {"invokers": [{"card": "atlas", "level": 1}, "tyran"], "hand": [LOUP]}, {"invokers": ["oracle", "lilith"]}
    )
    t.me.invoke(LOUP, "atlas")
    skill(t, "oracle", 2, "atlas")
    resolve(t)
    assert (t.card("atlas").level, t.card("atlas").points) == (0, 0) and t.me.graveyard == [LOUP] and t.me.field == []
    t.settled()


@card("oracle")
@rule("RI-GLO-480")
def test_oracle_restores_and_draws():
    mine = [
        {"card": "oracle", "level": 3},
        {"card": "atlas", "level": 1, "levels": ["niveau-superieur"] * 2, "points": 0, "tilted": True},
    ]
    t = scene({"invokers": mine})
    skill(t, "oracle", 3, "atlas")
    resolve(t)
    it = t.card("atlas")
    assert (it.level, it.points, it.tilted) == (3, 0, True) and len(t.me.hand) == 1
    t.settled()


@card("oracle")
@rule("RI-GLO-050", "RI-GLO-060")
def test_oracle_cancels_all_other_elements():
    t = scene(
        {"field": ["archiviste-tarife"], "hand": [SOUHAIT]},
        {"invokers": ["oracle", "lilith"], "field": [NOYE]},
    )
    action(t, "archiviste-tarife")
    passes(t, 1)
    t.me.invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.2", "atlas")
    passes(t, 1)
    skill(t, "tyran", 1, NOYE)
    skill(t, "oracle", 4)
    resolve(t)
    assert t.me.hand == [] and lives(t, "atlas", "tyran") == [18, 16] and values(t, NOYE) == (3, 3)
    assert t.me.graveyard == [SOUHAIT] and t.me.coins == 7
    t.settled()


@card("oracle")
@rule("RI-CALL-060", "RI-STACK-090")
def test_an_appel_is_no_invocation_but_oracle_cancels_it():
    t = scene({"invokers": ["lazarus", "tyran"]}, {"invokers": ["oracle", "lilith"], "hand": ["non"]})
    skill(t, "lazarus", 1)
    passes(t, 1, 0, 0)
    assert stack(t) == ["squelette:call"] and t.why("invoke", "non") == "RI-STACK-090"
    skill(t, "oracle", 4)
    resolve(t)
    assert t.me.field == []
    t.settled()


@card("oracle")
@rule("RI-LEVEL-040", "RI-LEVEL-050", "RI-LVLZONE-020")
def test_only_the_effect_of_a_level_is_cancelled():
    mine = {
        "invokers": [{"card": "ozate", "level": 4, "life": 10}, "tyran"],
        "hand": ["niveau-superieur-de-vitalite", "niveau-superieur"],
    }
    t = scene(mine, {"invokers": ["oracle", "lilith"]})
    t.me.level("niveau-superieur-de-vitalite", "ozate")
    skill(t, "oracle", 4)
    resolve(t)
    it = t.card("ozate")
    assert (it.level, it.points, it.life) == (4, 4, 10) and [one.proto.id for one in it.levels] == [
        "niveau-superieur-de-vitalite"
    ]
    assert t.why("level", "niveau-superieur") == "RI-LVLZONE-020"
    t.settled()


@card("oracle")
def test_oracle_cancels_the_end_of_the_turn_and_the_move_to_combat():
    t = scene({"field": [NOYE]}, {"invokers": ["oracle", "lilith"]})
    t.me.pick("combat")
    skill(t, "oracle", 4)
    resolve(t)
    t.asks(0, kind="main")
    assert t.state.step == "main" and not t.state.fought
    t.settled()


@card("oracle")
@rule("RI-GLO-050", "RI-COMBAT-190")
def test_a_combat_that_oracle_cancels_does_not_take_place_and_the_next_one_does():
    t = scene({"field": [NOYE, LOUP]}, {"field": [GUNI, "garde-d-os"], "invokers": ["oracle", "lilith"]})
    attack_with(t, NOYE, LOUP)
    t.you.block(GUNI)
    t.you.pick(NOYE)
    t.you.block("garde-d-os")
    t.you.pick(LOUP)
    resolve(t)
    t.asks(1, [NOYE, LOUP], kind="order")
    t.you.pick(NOYE)
    assert stack(t) == [f"{NOYE}:combat"]
    passes(t, 0)
    skill(t, "oracle", 4)
    passes(t, 0, 1)
    assert stack(t) == [f"{LOUP}:combat"] and values(t, NOYE) == (3, 3) and values(t, GUNI) == (3, 3)
    resolve(t)
    assert t.me.graveyard == [LOUP] and t.you.graveyard == ["garde-d-os"] and lives(t, "oracle", "lilith") == [16, 17]
    t.settled()


# Niveaux Supérieurs


@card("niveau-superieur-de-fortune", "niveau-superieur-de-clairvoyance")
@pytest.mark.parametrize(
    ("id", "coins", "cards"), [("niveau-superieur-de-fortune", 11, 0), ("niveau-superieur-de-clairvoyance", 10, 2)]
)
def test_levels_of_empyree(id, coins, cards):
    t = scene({"hand": [id]}, level=1)
    t.me.level(id, "atlas")
    assert t.card("atlas").level == 2 and (t.me.coins, len(t.me.hand)) == (10, 0)
    resolve(t)
    assert (t.me.coins, len(t.me.hand)) == (coins, cards)
    t.settled()


# Créatures


@card("carillonneur-des-heures")
@rule("RI-MULTI-010")
def test_the_bell_ringer_raises_creatures_of_his_own():
    t = scene(
        {
            "field": ["carillonneur-des-heures", {"card": NOYE, "tilted": True}, {"card": GUNI, "tilted": True}],
            "coins": 2,
        },
        {"field": [{"card": LOUP, "tilted": True}]},
    )
    action(t, "carillonneur-des-heures")
    t.asks(0, ["carillonneur-des-heures", NOYE, GUNI], kind="target")
    t.me.pick(NOYE, "yes", GUNI)
    resolve(t)
    assert not t.card(NOYE).tilted and not t.card(GUNI).tilted and t.card(LOUP).tilted and t.me.coins == 0
    t.settled()


def vehuiah(seed: int, *field: Any) -> Table:
    return scene(
        {"hand": [BOULE]},
        {"field": ["vehuiah", GUNI, *field], "invokers": [{"card": "azell", "life": 5}, {"card": "lilith", "life": 6}]},
        seed=seed,
    )


def answer(t: Table) -> None:
    t.me.invoke(BOULE, GUNI, "atlas")
    action(t, "vehuiah", 1, BOULE)


@card("vehuiah")
def test_vehuiah_cancels_the_invocation_of_an_imminente():
    t = falling(vehuiah, answer, True)
    resolve(t)
    assert t.you.field == ["vehuiah", GUNI] and t.me.graveyard == [BOULE] and t.you.coins == 9
    t.settled()


@card("vehuiah")
@rule("RI-CONST-030", "RI-CONST-010")
def test_where_no_creature_can_take_the_charge_the_invocateurs_suffer():
    t = falling(vehuiah, answer, False)
    resolve(t)
    assert lives(t, "azell", "lilith") == [4, 5] and t.you.graveyard == [GUNI]
    t.settled()


@card("vehuiah")
@rule("RI-RESOLVE-080")
def test_one_of_those_that_can_takes_the_charge():
    guarded = {"card": "griffon-bague", "changes": [["is", "protected", "turn", 0]]}
    t = falling(lambda seed: vehuiah(seed, NOYE, LOUP, guarded), answer, False)
    resolve(t)
    t.asks(1, [NOYE, LOUP])
    t.you.pick(NOYE)
    assert values(t, NOYE) == (2, 2) and lives(t, "azell", "lilith") == [5, 6]
    t.settled()


@card("vehuiah")
@rule("RI-STACK-090")
def test_vehuiah_answers_imminentes_only():
    t = scene({"hand": [LOUP]}, {"field": ["vehuiah"]})
    t.me.invoke(LOUP, "atlas")
    assert t.why(f"action:{t.number('vehuiah')}.1") == "RI-STACK-090"


@card("cigogne-messagere")
def test_the_stork_brings_a_card_when_it_hits_an_invocateur_only():
    t = scene({"field": ["cigogne-messagere", "cigogne-messagere"]}, {"field": ["griffon-bague"]})
    one, other = numbers(t, "cigogne-messagere")
    attack_with(t, one, other)
    t.you.block("griffon-bague")
    t.you.pick(one)
    resolve(t)
    t.you.pick("azell")
    assert len(t.me.hand) == 1 and life(t, "azell") == 16
    t.settled()


@card("seraphin-du-verdict")
@rule("RI-RETURN-010")
def test_the_seraph_returns_a_creature_to_its_owner():
    t = scene({"field": ["seraphin-du-verdict"]}, {"field": [NOYE, "mur-de-bobines"]})
    action(t, "seraphin-du-verdict")
    t.asks(0, ["seraphin-du-verdict", NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    assert t.you.hand == [NOYE] and t.me.coins == 8
    t.settled()


@card("ange-ponderateur")
@rule("RI-CONST-010", "RI-CONST-020")
def test_angels_beside_the_ponderer_take_no_negative_charge():
    t = scene({"invokers": ["nadir-le-sans-nom", "tyran"]}, {"field": ["ange-ponderateur", "archer-des-nuees", NOYE]})
    skill(t, "nadir-le-sans-nom", 1)
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    assert aptitude(t, "archer-des-nuees", "constance") and aptitude(t, "ange-ponderateur", "constance")
    assert not aptitude(t, NOYE, "constance") and values(t, NOYE) == (2, 2)
    t.settled()


@card("ange-ponderateur")
def test_angels_of_others_have_no_constancy_by_it():
    t = scene({"field": ["ange-ponderateur"]}, {"field": ["archer-des-nuees"]})
    assert not aptitude(t, "archer-des-nuees", "constance")
    t.settled()


def dice(seed: int, **you: Any) -> Table:
    return scene({**YRIS, "field": [DICE]}, you, seed=seed)


@card(DICE)
@pytest.mark.parametrize("luck", [True, False])
def test_the_dice_player_wins_a_coin_or_loses_life(luck):
    t = falling(dice, lambda t: action(t, DICE), luck)
    resolve(t)
    if luck:
        assert (t.me.coins, t.me.ether) == (11, 1)
    else:
        t.asks(0, ["yris", "tyran"])
        t.me.pick("tyran")
        assert (t.me.coins, t.me.ether) == (10, 0) and lives(t, "yris", "tyran") == [17, 15]
    t.settled()


@card(DICE, "champ-de-trefle", "yris")
@rule("RI-ACTION-100", "RI-ACTION-120", "RI-EFFECT-080")
def test_what_is_forced_first_stands_and_a_critical_success_pays_three():
    t = falling(
        lambda seed: dice(seed, field=[{"card": "champ-de-trefle", "charges": [CLOVER]}]),
        lambda t: action(t, DICE),
        False,
    )
    t.you.effect("champ-de-trefle", DICE, "word:1")
    skill(t, "yris", 4, DICE)
    resolve(t)
    assert (t.me.coins, t.me.ether) == (13, 1) and t.card("champ-de-trefle").charges == []
    t.settled()


@card(DICE)
@rule("RI-ACTION-070")
def test_the_dice_player_hears_every_action_of_hers_and_no_other():
    t = falling(
        lambda seed: scene({"field": [DICE, "automate-a-clef"]}, {"field": ["automate-a-clef"]}, seed=seed),
        lambda t: action(t, numbers(t, "automate-a-clef")[0], 1, DICE),
        True,
    )
    assert t.me.ether == 0
    resolve(t)
    assert t.me.ether == 1
    t.me.pick("pass")
    action(t, numbers(t, "automate-a-clef")[1], 1, DICE)
    resolve(t)
    assert t.me.ether == 1
    t.settled()


@card(DICE)
def test_two_dice_players_hear_one_success():
    t = falling(lambda seed: scene({"field": [DICE, DICE]}, seed=seed), lambda t: action(t, numbers(t, DICE)[0]), True)
    resolve(t)
    while t.match.decision.kind == "trigger":
        t.match.choose(t.match.decision.keys[0])
    resolve(t)
    assert (t.me.coins, t.me.ether) == (11, 2)
    t.settled()


def gambler(seed: int, **you: Any) -> Table:
    return scene({"field": ["parieuse-celeste"], "hand": [LOUP, NOYE, "second-regard"]}, you, seed=seed)


@card("parieuse-celeste")
@pytest.mark.parametrize("luck", [True, False])
def test_the_gambler_draws_two_or_discards_one(luck):
    t = falling(gambler, lambda t: action(t, "parieuse-celeste"), luck)
    resolve(t)
    if not luck:
        t.asks(0, [LOUP, NOYE, "second-regard"], kind="discard")
        t.me.pick(NOYE)
    assert len(t.me.hand) == (5 if luck else 2) and t.me.coins == 9
    t.settled()


@card("parieuse-celeste", "champ-de-trefle")
@rule("RI-ACTION-090", "RI-ACTION-100")
def test_a_critical_failure_costs_the_gambler_two_cards():
    t = falling(
        lambda seed: gambler(seed, field=[{"card": "champ-de-trefle", "charges": [CLOVER] * 2}]),
        lambda t: action(t, "parieuse-celeste"),
        True,
    )
    t.you.effect("champ-de-trefle", "parieuse-celeste")
    t.asks(1, ["word:0", "word:1"], kind="word")
    t.you.pick("word:1")
    assert len(t.card("champ-de-trefle").charges) == 1
    resolve(t)
    t.me.pick(NOYE, LOUP)
    assert t.me.hand == ["second-regard"]
    t.settled()


@card("second-regard", "parieuse-celeste", "champ-de-trefle")
@rule("RI-TOSS-050", "RI-ACTION-100")
@pytest.mark.parametrize("again", [True, False])
def test_a_retry_clears_the_force(again):
    for seed in range(60):
        t = gambler(seed, field=[{"card": "champ-de-trefle", "charges": [CLOVER]}])
        action(t, "parieuse-celeste")
        passes(t, 1)
        t.me.invoke("second-regard", "done", "atlas")
        t.you.effect("champ-de-trefle", "parieuse-celeste", "word:1")
        resolve(t)
        if (t.match.decision.kind != "discard") == again:
            break
    else:
        raise AssertionError("the coins never fall so")
    if not again:
        t.me.pick(NOYE)
    assert len(t.me.hand) == (4 if again else 1)  # an ordinary Failure: one card, not two
    t.settled()


@card("novice-du-cloitre")
@rule("RI-EFFECT-070", "RI-RESOLVE-090")
def test_the_novice_tilts_and_protects_another_adept():
    t = scene(
        {"field": ["novice-du-cloitre", "frondeuse-du-parvis", NOYE]}, {"field": ["crieur-de-foire"], "hand": [BOULE]}
    )
    t.me.effect("novice-du-cloitre")
    resolve(t)
    t.asks(0, ["frondeuse-du-parvis", "crieur-de-foire"])
    t.me.pick("frondeuse-du-parvis")
    assert t.card("novice-du-cloitre").tilted and t.why("effect", "novice-du-cloitre") == "RI-EFFECT-070"
    t.me.pick("pass")
    t.you.invoke(BOULE, "frondeuse-du-parvis", "azell")
    resolve(t)
    assert "frondeuse-du-parvis" in t.me.field
    t.settled()


@card("novice-du-cloitre")
@rule("RI-RESOLVE-090")
@pytest.mark.parametrize("still", ["tilted", "law"])
def test_a_novice_that_cannot_be_tilted_protects_nobody(still):
    mine = [{"card": "novice-du-cloitre", "tilted": still == "tilted"}, "frondeuse-du-parvis"]
    t = scene({"field": mine}, {"field": ["loi-du-repos"] if still == "law" else []})
    t.me.effect("novice-du-cloitre")
    resolve(t)
    assert t.card("frondeuse-du-parvis").changes == []
    t.settled()


@card("prieure-des-adeptes")
@rule("RI-SYMB-010")
def test_adepts_are_stronger_beside_the_prioress_while_she_has_symbiosis():
    t = scene(
        {"field": ["prieure-des-adeptes", "novice-du-cloitre", NOYE]},
        {"field": ["crieur-de-foire"], "invokers": ["yzate", "lilith"]},
    )
    assert values(t, "prieure-des-adeptes") == (3, 5) and values(t, "novice-du-cloitre") == (3, 4)
    assert values(t, NOYE) == (3, 3) and values(t, "crieur-de-foire") == (2, 3)
    t.me.pick("pass")
    skill(t, "yzate", 1, "prieure-des-adeptes")
    resolve(t)
    t.asks(1, ["word:0", "word:1"], kind="word")
    t.you.pick("word:1")
    assert values(t, "prieure-des-adeptes") == (2, 4) and values(t, "novice-du-cloitre") == (2, 3)
    t.settled()


@card("prieure-des-adeptes")
@rule("RI-LIB-040", "RI-PLAY-160", "RI-GLO-470")
def test_the_prioress_finds_an_adept():
    t = scene({"field": ["prieure-des-adeptes"], "library": [NOYE, "novice-du-cloitre", GUNI, "crieur-de-foire", LOUP]})
    action(t, "prieure-des-adeptes")
    resolve(t)
    t.asks(0, ["novice-du-cloitre", "crieur-de-foire"])
    t.me.pick("crieur-de-foire")
    assert t.me.hand == ["crieur-de-foire"] and t.me.coins == 8 and len(t.me.library) == 4
    assert "crieur-de-foire" in str(t.match.view(1)) and "novice-du-cloitre" not in str(t.match.view(1))
    t.settled()


@card("horloger-d-avant")
@rule("RI-TIMEOUT-010")
def test_the_clockmaker_counts_what_was_tilted_when_he_asked():
    t = scene(
        {"field": ["horloger-d-avant", {"card": GUNI, "tilted": True}]},
        {"field": [{"card": NOYE, "tilted": True}, {"card": LOUP, "tilted": True}, "carillonneur-des-heures"]},
    )
    action(t, "horloger-d-avant")
    action(t, "carillonneur-des-heures", 1, NOYE, "no")
    resolve(t)
    assert not t.card(NOYE).tilted and len(t.me.hand) == 2 and t.me.coins == 9
    t.settled()


@card("horloger-d-avant")
@rule("RI-TIMEOUT-010")
def test_without_time_out_the_clockmaker_counts_as_it_resolves():
    t = scene(
        {"field": [{"card": "horloger-d-avant", "changes": [["-aptitude", "temps-mort", "", 0]]}]},
        {"field": [{"card": NOYE, "tilted": True}, {"card": LOUP, "tilted": True}, "carillonneur-des-heures"]},
    )
    action(t, "horloger-d-avant")
    action(t, "carillonneur-des-heures", 1, NOYE, "no")
    resolve(t)
    assert len(t.me.hand) == 1
    t.settled()


@card("horloger-d-avant")
def test_no_opposing_effect_tilts_the_clockmaker_but_he_attacks():
    t = scene({"field": ["horloger-d-avant", NOYE]}, {"hand": ["eclipse-de-minuit"]})
    t.me.pick("pass")
    t.you.invoke("eclipse-de-minuit", "azell")
    resolve(t)
    assert not t.card("horloger-d-avant").tilted and t.card(NOYE).tilted
    attack_with(t, "horloger-d-avant")
    t.you.pick("azell")
    assert t.card("horloger-d-avant").tilted
    t.settled()


@card("gardienne-immuable")
@rule("RI-CREA-090", "RI-CREA-100", "RI-CREA-110")
def test_the_immutable_guard_does_not_attack_and_falls_by_charges_alone():
    t = scene({"field": [{"card": "gardienne-immuable", "damage": 10}, NOYE]})
    to_attack(t)
    t.asks(0, [NOYE, "done"], kind="attack")
    assert t.why("attack", "gardienne-immuable") == "RI-COMBAT-320"
    for charges, zone in ((3, "field"), (4, "field"), (5, "exclusion")):
        t = scene({"field": [{"card": "gardienne-immuable", "charges": [charged(-1)] * charges}]})
        assert t.zone("gardienne-immuable") == (zone, 0)
        t.settled()


@card("voyageur-imprevu")
def test_the_unexpected_traveller_attacks_as_he_comes_with_all_his_strength():
    t = scene({"hand": ["voyageur-imprevu", LOUP]})
    t.me.invoke("voyageur-imprevu", "atlas")
    resolve(t)
    t.me.invoke(LOUP, "atlas")
    resolve(t)
    to_attack(t)
    t.asks(0, ["voyageur-imprevu", "done"], kind="attack")
    t.me.attack("voyageur-imprevu")
    t.me.pick("done")
    resolve(t)
    t.you.pick("azell")
    assert life(t, "azell") == 14
    t.settled()


# Portes


@card("herse-d-azur")
@rule("RI-CONST-020", "RI-WALL-010")
def test_the_azure_portcullis_weakens_an_attacker_until_the_turn_ends():
    t = scene({"field": [NOYE, GUNI, "spectre-du-couloir", LOUP]}, {"field": ["herse-d-azur"]})
    to_attack(t)
    for id in (NOYE, GUNI, "spectre-du-couloir"):
        t.me.attack(id)
    t.me.pick("done")
    passes(t, 0)
    action(t, "herse-d-azur")
    t.asks(1, [NOYE, "spectre-du-couloir"], kind="target")
    t.you.pick(NOYE)
    passes(t, 0, 1)
    assert values(t, NOYE) == (2, 2) and t.you.coins == 9
    resolve(t)
    while t.match.decision.kind != "main":
        t.match.choose("done" if "done" in t.match.decision.keys else t.match.decision.keys[0])
        resolve(t)
    end_turn(t)
    assert values(t, NOYE) == (3, 3)
    t.settled()


@card("herse-d-azur")
@rule("RI-WALL-010")
def test_a_wall_walker_is_not_affected_by_the_action_of_a_gate():
    t = scene({"field": ["spectre-du-couloir"]}, {"field": ["herse-d-azur", "arche-du-serment", "char-portail"]})
    to_attack(t)
    t.me.attack("spectre-du-couloir")
    t.me.pick("done")
    passes(t, 0)
    action(t, "herse-d-azur", 1, "spectre-du-couloir")
    passes(t, 0, 1)
    assert values(t, "spectre-du-couloir") == (2, 2) and t.you.coins == 9
    assert t.why("block", "arche-du-serment", seat=1) == t.why("block", "char-portail", seat=1) == "RI-WALL-010"


@card("arche-du-serment")
@rule("RI-INVOC-170")
@pytest.mark.parametrize("closed", [True, False])
def test_behind_the_closed_arch_no_level_is_lost(closed):
    t = scene(
        {"hand": ["detresse", "detresse"]},
        {
            "field": [{"card": "arche-du-serment", "tilted": not closed}],
            "invokers": [{"card": "azell", "level": 2}, "lilith"],
        },
    )
    t.me.invoke("detresse", "azell", "atlas")
    resolve(t)
    assert t.card("azell").level == (2 if closed else 1)
    t.me.invoke(numbers(t, "detresse")[1], "atlas", "tyran")
    resolve(t)
    assert t.card("atlas").level == 3
    t.settled()


# Incantations


@card("champ-de-trefle")
@rule("RI-EFFECT-070", "RI-STACK-090")
def test_a_field_of_clover_has_three_charges_and_waits_for_an_action():
    t = scene({"hand": ["champ-de-trefle"], "field": ["archiviste-tarife"]})
    t.me.invoke("champ-de-trefle", "atlas")
    resolve(t)
    assert [one.kind for one in t.card("champ-de-trefle").charges] == ["trefle"] * 3
    assert t.why("effect", "champ-de-trefle") == "RI-STACK-090"
    action(t, "archiviste-tarife")
    passes(t, 1)
    assert t.why("effect", "champ-de-trefle") == "RI-STACK-090"


@card("champ-de-trefle")
@rule("RI-EFFECT-070")
def test_clover_is_spent_on_each_of_two_actions_in_one_turn():
    t = scene({"field": [{"card": "champ-de-trefle", "charges": [CLOVER] * 2}, DICE, "automate-a-clef"]})
    action(t, DICE)
    passes(t, 1)
    t.me.effect("champ-de-trefle", DICE, "word:0")
    passes(t, 1)
    action(t, "automate-a-clef", 1, "automate-a-clef")
    passes(t, 1)
    t.me.effect("champ-de-trefle", "automate-a-clef", "word:0")
    assert t.card("champ-de-trefle").charges == []
    resolve(t)
    assert t.card("automate-a-clef").is_open and (t.me.coins, t.me.ether) == (14, 2)
    t.settled()


@card("champ-de-trefle", "yris")
@rule("RI-GLO-430", "RI-ACTION-090", "RI-ACTION-110")
def test_a_retry_that_resolves_before_the_force_finds_no_failure():
    t = falling(
        lambda seed: scene(
            {"field": [{"card": "champ-de-trefle", "charges": [CLOVER]}, "sado"]},
            {"field": ["temple-de-vie"], "invokers": ["yris", "lilith"]},
            seed=seed,
        ),
        lambda t: (t.me.pick("pass"), action(t, "temple-de-vie")),
        True,
    )
    t.me.effect("champ-de-trefle", "temple-de-vie", "word:1")
    skill(t, "yris", 2)
    resolve(t)
    assert lives(t, "yris", "lilith") == [17, 17] and t.me.coins == 11
    t.settled()


@card("champ-de-trefle")
@rule("RI-RAGE-040", "RI-RAGE-050")
def test_rage_is_undone_by_its_first_toss():
    def rage(t: Table) -> None:
        action(t, "berserker-roux")
        if t.match.decision.kind == "confirm":
            t.me.pick("yes")
        if t.match.decision.kind == "confirm":
            t.me.pick("no")

    t = falling(
        lambda seed: scene(
            {"field": ["berserker-roux"]},
            {"field": ["sado", {"card": "champ-de-trefle", "charges": [CLOVER]}]},
            seed=seed,
        ),
        rage,
        True,
    )
    assert stack(t) == ["berserker-roux:kw:rage"]
    t.you.effect("champ-de-trefle", "berserker-roux", "word:1")
    resolve(t)
    assert values(t, "berserker-roux") == (3, 2) and t.you.coins == 11
    t.settled()


@card("loi-du-repos", "eclipse-de-minuit")
@rule("RI-EFFECT-080", "RI-COMBAT-070", "RI-GLO-600")
def test_nothing_may_tilt():
    t = scene({"field": [GUNI, "mur-de-bobines"]}, {"field": ["loi-du-repos"], "hand": ["eclipse-de-minuit"]})
    t.me.pick("pass")
    t.you.invoke("eclipse-de-minuit", "azell")
    resolve(t)
    assert not t.card(GUNI).tilted and t.you.graveyard == ["eclipse-de-minuit"]
    to_attack(t)
    assert t.why("attack", GUNI) == "RI-EFFECT-080"
    t.asks(0, ["done"], kind="attack")


@card("loi-du-repos")
def test_the_law_of_rest_is_destroyed_as_its_players_next_turn_starts():
    t = scene({"field": [NOYE]}, {"hand": ["loi-du-repos"]})
    t.me.pick("pass")
    t.you.invoke("loi-du-repos", "azell")
    resolve(t)
    end_turn(t)
    assert stack(t) == ["loi-du-repos:start_of_turn"]
    resolve(t)
    assert t.you.graveyard == ["loi-du-repos"]
    t.settled()


@card("impot-du-ciel")
@rule("RI-IMM-030", "RI-FIXED-010")
def test_the_tax_is_on_opposing_actions_of_imminentes_too_but_on_no_fixed_price():
    t = scene(
        {"field": ["golem-contractuel", "cri-de-guerre"], "hand": [SOUHAIT], "coins": 6},
        {"field": ["impot-du-ciel", "cri-de-guerre"]},
    )
    action(t, numbers(t, "cri-de-guerre")[0])
    assert t.me.coins == 4
    resolve(t)
    action(t, "golem-contractuel")
    assert t.me.coins == 3
    resolve(t)
    t.me.invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.2", "atlas")
    assert t.me.coins == 0
    resolve(t)
    t.me.pick("pass")
    action(t, numbers(t, "cri-de-guerre")[1])
    assert t.you.coins == 9
    resolve(t)
    t.settled()


@card("impot-du-ciel")
@rule("RI-SCHIZO-010", "RI-SCHIZO-020")
def test_the_tax_is_on_the_actions_that_an_opponent_controls_whoever_pays():
    mine = {
        "card": "golem-contractuel",
        "changes": [["is", "schizophrenic", "turn", 1], ["-aptitude", "prix-fixe", "", 0]],
    }
    t = scene({"field": [mine, "impot-du-ciel"], "coins": 5})
    t.me.pick("pass")
    action(t, "golem-contractuel")
    assert (t.me.coins, t.you.coins) == (3, 10)
    resolve(t)
    t.settled()


@card("impot-du-ciel")
@rule("RI-APTMISC-050", "RI-ACTION-140")
@pytest.mark.parametrize("coins", [1, 0])
@pytest.mark.parametrize("id", ["chevalier-exhume", "zombie-glouton"])
def test_what_may_act_as_it_is_destroyed_is_taxed_too(id, coins):
    t = scene({"field": ["impot-du-ciel"]}, {"field": [id, NOYE], "coins": coins})
    skill(t, "tyran", 3, id)
    resolve(t)
    if coins:
        t.asks(1, ["yes", "no"], kind="confirm")
        t.you.pick("yes", *([NOYE] if id == "zombie-glouton" else []))
        assert t.you.coins == 0
        resolve(t)
    else:
        assert t.you.graveyard == [id]
    t.settled()


@card("impot-du-ciel")
def test_what_cannot_be_paid_with_the_tax_is_refused():
    t = scene({"field": ["cri-de-guerre"], "coins": 1}, {"field": ["impot-du-ciel"]})
    assert t.why(f"action:{t.number('cri-de-guerre')}.1") == "RI-STOCK-030" and t.offers("action") == []
    t.settled()


@card("ailes-d-emprunt")
def test_borrowed_wings_lift_and_strengthen_their_bearer():
    t = scene({"field": [NOYE, LOUP], "hand": ["ailes-d-emprunt"]}, {"hand": ["fonte-des-neiges"]})
    t.me.invoke("ailes-d-emprunt", NOYE, "atlas")
    resolve(t)
    assert flies(t.state, t.card(NOYE)) and values(t, NOYE) == (4, 4) and not flies(t.state, t.card(LOUP))
    t.me.pick("pass")
    t.you.invoke("fonte-des-neiges", "ailes-d-emprunt", "done", "azell")
    resolve(t)
    assert not flies(t.state, t.card(NOYE)) and values(t, NOYE) == (3, 3)
    t.settled()


@card("sablier-scelle")
@rule("RI-GLO-480", "RI-INVOC-170")
def test_the_hourglass_restores_its_bearer_and_keeps_its_levels():
    mine = [named("yris", level=2, levels=["niveau-superieur"] * 2, points=0, tilted=True), named("tyran", level=3)]
    t = scene({"invokers": mine, "field": [on("yris", "sablier-scelle")]}, {"hand": ["detresse", "detresse"]})
    action(t, "sablier-scelle")
    resolve(t)
    it = t.card("yris")
    assert (it.level, it.points, it.tilted) == (3, 0, True) and t.me.coins == 8
    for target, left in (("yris", 3), ("tyran", 2)):
        t.me.pick("pass")
        t.you.invoke(next(one.number for one in t.state.players[1].hand), target, "azell")
        resolve(t)
        assert t.card(target).level == left
    t.settled()


# Imminentes


@card("treve-sacree")
@rule("RI-GLO-270")
def test_the_sacred_truce_prevents_combat_damage_of_everyone_and_no_other():
    t = scene({"field": [NOYE, LOUP]}, {"field": [GUNI], "hand": ["treve-sacree", BOULE]})
    attack_with(t, NOYE, LOUP)
    t.you.block(GUNI)
    t.you.pick(NOYE)
    passes(t, 0)
    t.you.invoke("treve-sacree", "azell")
    resolve(t)
    while t.match.decision.kind == "hit":
        t.match.choose(t.match.decision.keys[0])
        resolve(t)
    assert values(t, NOYE) == (3, 3) and values(t, GUNI) == (3, 3) and lives(t, "azell", "lilith") == [17, 17]
    t.me.pick("pass")
    t.you.invoke(BOULE, NOYE, "azell")
    resolve(t)
    assert t.me.graveyard == [NOYE]
    end_turn(t)
    assert t.state.lasting == []
    t.settled()


@card("revelation")
@rule("RI-INVOC-160", "RI-INVOC-210", "RI-END-050")
def test_a_revelation_gives_a_level_and_raises_the_invocateur():
    t = scene(
        {"invokers": [{"card": "atlas", "level": 2, "points": 0, "tilted": True}, "tyran"], "hand": ["revelation"]}
    )
    t.me.invoke("revelation", "atlas")
    resolve(t)
    it = t.card("atlas")
    assert (it.level, it.points, it.tilted) == (3, 1, False)
    t.settled()


@card("revelation")
def test_at_its_highest_level_an_invocateur_is_only_raised():
    t = scene(
        {"invokers": [{"card": "atlas", "level": 4, "points": 1, "tilted": True}, "tyran"], "hand": ["revelation"]}
    )
    t.me.invoke("revelation", "atlas", "tyran")
    resolve(t)
    it = t.card("atlas")
    assert (it.level, it.points, it.tilted) == (4, 1, False)
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-050", "RI-IMM-100", "RI-PLAY-100")
def test_the_mirror():
    t = scene(
        {"hand": ["devastation"], "field": [GUNI], "coins": 3},
        {"hand": ["miroir-de-protection"], "field": ["garde-d-os"], "coins": 0},
    )
    t.me.invoke("devastation", "devastation", "atlas")
    t.you.invoke("miroir-de-protection", "devastation", "azell")
    passes(t, 0, 1)
    assert stack(t) == ["devastation:invoke", "devastation:action_1"] and [one.by for one in t.state.elements()] == [
        1,
        1,
    ]
    t.asks(0)
    resolve(t)
    assert t.me.field == [] and t.you.field == []
    assert lives(t, "atlas", "tyran", "azell", "lilith") == [15, 13, 14, 14]
    assert sorted(t.me.graveyard) == ["devastation", GUNI]
    assert sorted(t.you.graveyard) == ["garde-d-os", "miroir-de-protection"]
    assert (t.me.coins, t.you.coins) == (0, 0) and (t.card("azell").points, t.card("lilith").points) == (3, 3)
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100")
def test_the_mirror_plays_only_the_actions_that_were_activated_on_targets_of_its_own():
    t = scene({"hand": ["fonte-des-neiges"]}, {"hand": ["miroir-de-protection"], "field": ["support"]}, active=0)
    t.me.invoke("fonte-des-neiges", "support", "done", "atlas")
    t.you.invoke("miroir-de-protection", "fonte-des-neiges", "azell")
    passes(t, 0, 1)
    t.asks(1, ["support"], kind="target")
    t.you.pick("support")
    assert stack(t) == ["fonte-des-neiges:invoke"]
    resolve(t)
    assert t.you.graveyard == ["miroir-de-protection", "support"] and t.me.graveyard == ["fonte-des-neiges"]
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100", "RI-PLAY-110")
def test_a_mirrored_card_that_cannot_be_invoked_stays_in_the_graveyard():
    t = scene({"hand": ["copie-pirate"], "field": [NOYE]}, {"hand": ["miroir-de-protection"]})
    t.me.invoke("copie-pirate", NOYE, "atlas")
    t.you.invoke("miroir-de-protection", "copie-pirate", "azell")
    resolve(t)
    assert t.me.graveyard == ["copie-pirate"] and t.you.field == [] and t.me.field == [NOYE]
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100", "RI-GRAVE-030", "RI-GLO-170")
def test_a_mirrored_creature_has_two_masters():
    t = scene({"hand": ["chevalier-exhume"]}, {"hand": ["miroir-de-protection"]})
    t.me.invoke("chevalier-exhume", "atlas")
    t.you.invoke("miroir-de-protection", "chevalier-exhume", "azell")
    resolve(t)
    it = t.card("chevalier-exhume")
    assert it.controller == 1 and it.card.owner == 0 and t.you.field == ["chevalier-exhume"]
    skill(t, "tyran", 3, "chevalier-exhume")
    resolve(t)
    t.asks(1, ["yes", "no"], kind="confirm")
    t.you.pick("no")
    assert t.me.graveyard == ["chevalier-exhume"] and t.you.field == []
    t.settled()


@card("miroir-de-protection")
@rule("RI-PLAY-110", "RI-GOLD-010")
@pytest.mark.parametrize("alive", [True, False])
def test_a_mirrored_giant_costs_no_point_but_needs_two_living_invocateurs(alive):
    theirs = [
        {"card": "azell", "level": 1, "points": 1},
        {"card": "lilith", "level": 1, "points": 0, "life": 9 if alive else 0},
    ]
    t = scene({"hand": ["four-arm"]}, {"hand": ["miroir-de-protection"], "invokers": theirs})
    t.me.invoke("four-arm")
    t.you.invoke("miroir-de-protection", "four-arm")
    resolve(t)
    assert t.you.field == (["four-arm"] if alive else []) and t.me.graveyard == ([] if alive else ["four-arm"])
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100")
def test_a_mirrored_mirror_without_anything_left_to_mirror_is_lost():
    t = scene({"hand": [LOUP, "miroir-de-protection"]}, {"hand": ["miroir-de-protection"]})
    t.me.invoke(LOUP, "atlas")
    t.you.invoke("miroir-de-protection", LOUP, "azell")
    theirs = numbers(t, "miroir-de-protection")[1]
    t.me.invoke("miroir-de-protection", theirs, "atlas")
    resolve(t)
    assert t.me.field == [LOUP] and sorted(t.you.graveyard + t.me.graveyard) == ["miroir-de-protection"] * 2
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100")
def test_what_was_mirrored_is_mirrored_back_with_the_same_actions():
    t = scene(
        {"hand": [SOUHAIT, "miroir-de-protection"]},
        {"hand": ["miroir-de-protection"], "invokers": [{"card": "azell", "life": 5}, {"card": "lilith", "life": 5}]},
    )
    t.me.invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.2", "atlas")
    t.you.invoke("miroir-de-protection", SOUHAIT, "azell")
    passes(t, 0, 1)
    assert stack(t) == [f"{SOUHAIT}:invoke", f"{SOUHAIT}:action_2"]
    t.me.invoke("miroir-de-protection", SOUHAIT, "atlas")
    resolve(t)
    assert lives(t, "atlas", "tyran", "azell", "lilith") == [20, 18, 5, 5] and (t.me.coins, t.you.coins) == (8, 10)
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100", "RI-GLO-060")
def test_an_action_that_was_cancelled_alone_was_activated_and_is_mirrored():
    t = scene({"hand": [SOUHAIT, "court-circuit"]}, {"hand": ["miroir-de-protection"]})
    t.me.invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.1", "done", "atlas")
    t.you.invoke("miroir-de-protection", SOUHAIT, "azell")
    t.me.invoke("court-circuit", SOUHAIT, "atlas")
    resolve(t)
    assert len(t.you.hand) == 2 and t.me.hand == []
    t.settled()


@card(SOUHAIT)
@rule("RI-IMM-030", "RI-IMM-060", "RI-IMM-090")
@pytest.mark.parametrize("second", [True, False])
def test_a_wish_is_made_now_or_never(second):
    t = scene({"hand": [SOUHAIT]})
    number = t.number(SOUHAIT)
    t.me.invoke(SOUHAIT)
    t.asks(0, [f"action:{number}.1", f"action:{number}.2", "done"], kind="actions")
    t.me.pick(f"action:{number}.1")
    t.asks(0, [f"action:{number}.2", "done"], kind="actions")
    t.me.pick(*([f"action:{number}.2"] if second else ["done"]), "atlas")
    assert t.me.coins == (7 if second else 9)
    resolve(t)
    assert len(t.me.hand) == 2 and lives(t, "atlas", "tyran", "azell") == ([20, 18, 17] if second else [18, 16, 17])
    assert t.me.graveyard == [SOUHAIT] and t.offers("action") == []
    t.settled()


@card("danse-divine", "bombe-a-retardement")
@rule("RI-TOSS-030", "RI-IMM-060", "RI-EQUIP-030")
def test_a_failure_without_text_still_is_one():
    def build(seed: int) -> Table:
        bomb = {"card": "bombe-a-retardement", "host": GUNI, "charges": [["temporal", 0, "ends", 2, 0, None, ""]]}
        return scene({"hand": ["danse-divine"], "field": [named(GUNI), bomb]}, {"field": ["maso"]}, seed=seed)

    t = falling(build, lambda t: t.me.invoke("danse-divine", "danse-divine", "atlas"), False)
    resolve(t)
    assert (
        sorted(t.me.graveyard) == ["bombe-a-retardement", "danse-divine", GUNI]
        and t.you.coins == 11
        and t.me.hand == []
    )
    t.settled()


@card("danse-divine")
@rule("RI-CHARGE-010", "RI-ILL-070")
def test_the_divine_dance_removes_temporal_charges_from_all_and_no_others():
    frozen = [["inactive", 0, "ends", 2, 1, None, ""], ["power", -1, "ends", 2, 1, None, ""], charged(1)]
    cold = {"card": "azell", "ills": [["gel", 0, 0]], "charges": [["unusable", 1, "ends", 2, 0, None, "gel"]]}
    t = falling(
        lambda seed: scene(
            {"hand": ["danse-divine"], "field": [{"card": NOYE, "charges": frozen}]},
            {"invokers": [cold, "lilith"]},
            seed=seed,
        ),
        lambda t: t.me.invoke("danse-divine", "danse-divine", "atlas"),
        True,
    )
    resolve(t)
    assert values(t, NOYE) == (4, 4) and len(t.card(NOYE).charges) == 1
    assert t.card("azell").charges == [] and t.card("azell").ills == [] and len(t.me.hand) == 2
    t.settled()


@card("chasse-divine")
@rule("RI-PLAY-100", "RI-PLAY-110", "RI-PLAY-160")
def test_the_divine_hunt_invokes_what_it_finds_in_a_stack_of_its_own():
    t = scene({"hand": ["chasse-divine"], "library": [BOULE, GUNI, "medecin-de-peste", "support"]}, {"field": [NOYE]})
    t.me.invoke("chasse-divine", "chasse-divine", "atlas")
    assert t.me.coins == 8
    resolve(t)
    t.asks(0, [GUNI, "medecin-de-peste"], kind="choose")
    t.me.pick("medecin-de-peste")
    t.asks(0, [NOYE], kind="target")
    t.me.pick(NOYE)
    assert stack(t) == ["medecin-de-peste:invoke"] and t.card("atlas").points == 3
    resolve(t)
    assert t.me.field == ["medecin-de-peste"] and len(t.me.library) == 3 and t.card(NOYE).ills[0].disease == "trauma"
    assert t.card("atlas").points == 3
    t.settled()


@card("chasse-divine", "non")
@rule("RI-PLAY-100")
def test_what_the_hunt_invokes_can_be_cancelled():
    t = scene({"hand": ["chasse-divine"], "library": [GUNI]}, {"hand": ["non"]})
    t.me.invoke("chasse-divine", "chasse-divine", "atlas")
    passes(t, 1, 0)
    t.me.pick(GUNI)
    passes(t, 0)
    t.you.invoke("non", GUNI, "azell")
    resolve(t)
    assert t.me.field == [] and t.me.graveyard == ["chasse-divine", GUNI]
    t.settled()


@card("chasse-divine")
@rule("RI-PLAY-110", "RI-TOGETHER-020", "RI-PLAY-160")
def test_a_found_giant_cannot_come_to_one_invocateur():
    t = scene(
        {
            "hand": ["chasse-divine"],
            "library": ["four-arm", "support"],
            "invokers": ["atlas", {"card": "tyran", "life": 0}],
        }
    )
    t.me.invoke("chasse-divine", "chasse-divine")
    resolve(t)
    t.me.pick("four-arm")
    resolve(t)
    assert sorted(t.me.library) == ["four-arm", "support"] and t.me.field == [] and t.me.graveyard == ["chasse-divine"]
    t.settled()


@card("chasse-divine")
@rule("RI-PLAY-110", "RI-PLAY-120")
def test_a_found_giant_takes_its_two_points():
    t = scene({"hand": ["chasse-divine"], "library": ["four-arm"]})
    t.me.invoke("chasse-divine", "chasse-divine", "atlas")
    resolve(t)
    t.me.pick("four-arm")
    resolve(t)
    assert t.me.field == ["four-arm"] and (t.card("atlas").points, t.card("tyran").points) == (2, 2)
    t.settled()


@card("chasse-divine")
def test_the_hunt_finds_nothing_in_a_library_without_creatures():
    t = scene({"hand": ["chasse-divine"], "library": [BOULE, "support"]})
    t.me.invoke("chasse-divine", "chasse-divine", "atlas")
    resolve(t)
    assert t.me.field == [] and sorted(t.me.library) == [BOULE, "support"]
    t.settled()


@card("chasse-divine", "blast-corporation")
@rule("RI-XSTACK-060", "RI-XSTACK-070", "RI-XSTACK-090", "RI-XSTACK-100", "RI-DUP-060", "RI-STACK-040")
def test_three_arrivals_in_order_of_appearance():
    morpher = {"card": "clone-morpher", "copies": "clone-de-base!morph.clone-morpher"}
    t = scene(
        {"field": ["clone-de-base", "clone-de-base", morpher], "hand": ["blast-corporation"]},
        {"invokers": ["lazarus", "azell"], "hand": ["chasse-divine"], "library": [GUNI, BOULE]},
    )
    t.me.pick("pass")
    skill(t, "lazarus", 1)
    t.me.invoke("blast-corporation", "atlas")
    t.you.invoke("chasse-divine", "chasse-divine", "azell")
    passes(t, 0, 1)
    t.asks(1, [GUNI], kind="choose")
    t.you.pick(GUNI)
    assert stack(t) == [f"{GUNI}:invoke"]
    passes(t, 0, 1)
    t.asks(0, kind="target")
    t.me.pick("clone-de-base")
    assert sorted(stack(t)) == ["clone-de-base:call"] * 2 + ["clone-morpher:call"]
    passes(t, 0, 1)
    assert stack(t) == ["squelette:call"]
    passes(t, 0, 1)
    assert t.you.field == [GUNI, "squelette"] and len(t.me.field) == 6
    t.settled()


@card("prophetie-de-l-exces")
@rule("RI-TIMEOUT-010")
def test_the_prophecy_of_excess_saw_four_cards():
    t = scene({"hand": ["prophetie-de-l-exces"]}, {"hand": ["chat-trognon-sucre", BOULE, BOULE, BOULE]})
    t.me.invoke("prophetie-de-l-exces", "player:1", "atlas")
    t.you.invoke("chat-trognon-sucre", "lilith")
    passes(t, 0, 1)
    t.asks(1, ["azell", "lilith"])
    t.you.pick("azell")
    assert lives(t, "azell", "lilith", "atlas", "tyran") == [16, 15, 18, 16] and len(t.you.hand) == 3
    t.settled()


@card("prophetie-de-l-exces")
def test_three_cards_are_no_excess():
    t = scene({"hand": ["prophetie-de-l-exces"]}, {"hand": [BOULE] * 3})
    t.me.invoke("prophetie-de-l-exces", "player:1", "atlas")
    resolve(t)
    assert lives(t, "azell", "lilith") == [17, 17]
    t.settled()


@card("prophetie-d-injustice")
@rule("RI-GLO-190", "RI-CONSTR-010")
def test_the_prophecy_of_injustice_destroys_who_was_victorious():
    t = scene({"field": [NOYE, "myrthil"]}, {"field": [LOUP, GUNI], "hand": ["prophetie-d-injustice"]})
    t.me.pick("pass")
    assert t.why("invoke", "prophetie-d-injustice") == "RI-CONSTR-010"
    t.you.pick("pass")
    attack_with(t, NOYE, "myrthil")
    t.you.block(GUNI)
    t.you.pick(NOYE)
    resolve(t)
    t.you.pick("azell")
    assert t.me.field == ["myrthil"] and t.you.field == [LOUP]  # both fell: nobody was victorious
    t.me.pick("pass")
    t.you.invoke("prophetie-d-injustice", "azell")
    resolve(t)
    assert t.me.field == ["myrthil"]
    t.settled()


@card("prophetie-d-injustice")
@rule("RI-GLO-190")
def test_a_victor_of_either_side_is_destroyed():
    t = scene(
        {"field": ["myrthil", "taureau-de-lave"]},
        {"field": ["griffon-bague", "miel"], "hand": ["prophetie-d-injustice"]},
    )
    attack_with(t, "myrthil", "taureau-de-lave")
    t.you.block("griffon-bague")
    t.you.pick("myrthil")
    t.you.block("miel")
    t.you.pick("taureau-de-lave")
    resolve(t)
    t.you.pick("myrthil")
    resolve(t)
    assert t.me.field == ["myrthil"] and t.you.field == ["miel"]
    t.me.pick("pass")
    t.you.invoke("prophetie-d-injustice", "azell")
    resolve(t)
    assert t.me.field == [] and t.you.field == []
    t.settled()


@card("prophetie-d-injustice")
@rule("RI-GLO-150", "RI-GLO-160", "RI-DEVOUR-010")
@pytest.mark.parametrize("combat", [True, False])
def test_a_forced_fight_is_no_victory(combat):
    gold = {"card": "devoreur-d-or", "charges": [charged(1)] * 2}
    t = scene(
        {"field": ["clone-de-base", gold], "coins": 3, "hand": ["prophetie-d-injustice"]}, {"hand": ["obligation"]}
    )
    t.me.pick("pass")
    t.you.invoke("obligation", f"action:{t.number('obligation')}.1", "clone-de-base", "devoreur-d-or", "done", "azell")
    resolve(t)
    assert t.me.graveyard == ["clone-de-base"] and values(t, "devoreur-d-or") == (6, 3)
    assert t.why("invoke", "prophetie-d-injustice") == "RI-CONSTR-010"
    if combat:
        to_attack(t)
        t.me.pick("done")
        resolve(t)
        t.me.invoke("prophetie-d-injustice", "atlas")
        resolve(t)
    assert t.me.field == ["devoreur-d-or"] and t.me.coins == (2 if combat else 3)
    t.settled()


@card("prophetie-du-manque")
@rule("RI-TIMEOUT-010")
def test_the_prophecy_of_want_draws_the_difference_as_it_was():
    t = scene({"hand": ["prophetie-du-manque", LOUP]}, {"hand": ["chat-trognon-sucre", BOULE, BOULE]})
    t.me.invoke("prophetie-du-manque", "player:1", "atlas")
    t.you.invoke("chat-trognon-sucre", "lilith")
    resolve(t)
    t.you.pick("azell")
    assert len(t.me.hand) == 3  # 3 against 1
    t.settled()


@card("prophetie-du-manque")
def test_who_holds_more_draws_nothing():
    t = scene({"hand": ["prophetie-du-manque", LOUP]}, {"hand": [BOULE]})
    t.me.invoke("prophetie-du-manque", "player:1", "atlas")
    resolve(t)
    assert t.me.hand == [LOUP]
    t.settled()


@card("destinee")
@rule("RI-TURN-080", "RI-GLO-210")
def test_a_turn_that_never_was():
    cold = {
        "card": "azell",
        "level": 2,
        "tilted": True,
        "points": 0,
        "ills": [["gel", 0, 0]],
        "charges": [["unusable", 1, "ends", 2, 0, None, "gel"]],
    }
    t = scene({"hand": ["destinee"]}, {"invokers": [cold, "lilith"]})
    t.me.invoke("destinee", "atlas")
    resolve(t)
    assert t.me.field == [] and t.me.exclusion == ["destinee"]
    t.me.pick("end")
    resolve(t)
    assert t.state.active == 0 and t.you.hand == []
    t.asks(0, kind="restore")
    t.me.pick("draw-two")
    assert t.card("azell").tilted and len(t.card("azell").charges) == 1
    end_turn(t)
    assert t.state.active == 1 and t.card("azell").charges == [] and t.card("azell").points == 2
    t.settled()


@card("destinee")
@rule("RI-TURN-080")
def test_two_destinies_cancel_two_turns_of_the_player_on_the_left():
    t = scene({"hand": ["destinee", "destinee"]}, {}, {})
    for number in numbers(t, "destinee"):
        t.me.invoke(number, "atlas")
        resolve(t)
    assert [player.skipped for player in t.state.players] == [0, 2, 0]
    end_turn(t)
    assert t.state.active == 2
    t.settled()


@card("regression")
@pytest.mark.parametrize("luck", [True, False])
def test_regression_takes_a_level_or_hurts_its_player(luck):
    t = falling(
        lambda seed: scene({"hand": ["regression"]}, seed=seed),
        lambda t: t.me.invoke("regression", "regression", "azell", "atlas"),
        luck,
    )
    resolve(t)
    assert t.card("azell").level == (3 if luck else 4) and lives(t, "atlas", "tyran") == (
        [18, 16] if luck else [17, 15]
    )
    assert lives(t, "azell", "lilith") == [17, 17] and t.me.coins == 9
    t.settled()


@card("second-regard")
@rule("RI-GLO-400", "RI-TOSS-040")
def test_a_second_look_retries_whatever_the_coin_shows_and_draws_for_a_coin():
    t = scene({"hand": ["second-regard"], "field": ["automate-a-clef"]}, {"field": [DICE]})
    t.me.pick("pass")
    action(t, DICE)
    t.me.invoke("second-regard", "second-regard", "atlas")
    assert stack(t)[0] == "second-regard:invoke"
    resolve(t)
    assert "retried" in [line.id for line in t.state.log] and len(t.me.hand) == 1 and t.me.coins == 9


@card("second-regard")
def test_a_second_look_at_nothing():
    t = scene({"hand": ["second-regard"]})
    t.me.invoke("second-regard", "done", "atlas")
    resolve(t)
    assert t.me.graveyard == ["second-regard"] and t.me.hand == []
    t.settled()


@card("non")
@rule("RI-GLO-050", "RI-GLO-070", "RI-END-060")
def test_no():
    t = scene({"hand": [SOUHAIT]}, {"hand": ["non"]})
    t.me.invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.1", f"action:{t.number(SOUHAIT)}.2", "atlas")
    t.you.invoke("non")
    t.asks(1, [SOUHAIT], kind="target")
    t.you.pick(SOUHAIT, "azell")
    resolve(t)
    assert t.me.hand == [] and lives(t, "atlas", "tyran") == [18, 16] and t.me.coins == 7
    assert t.me.graveyard == [SOUHAIT] and t.you.graveyard == ["non"]
    t.settled()


@card("non")
@rule("RI-END-050", "RI-END-060")
def test_points_of_a_guest_turn_are_lost():
    t = scene({"hand": [LOUP]}, {}, {"invokers": ["lauviah", "ozate"], "hand": ["non"]})
    t.me.invoke(LOUP, "atlas")
    passes(t, 1)
    t.players[2].invoke("non", LOUP, "lauviah")
    resolve(t)
    assert t.me.graveyard == [LOUP] and t.card("lauviah").points == 2
    end_turn(t)
    assert (t.card("lauviah").points, t.card("ozate").points) == (0, 4)
    end_turn(t)
    assert t.card("lauviah").points == 3
    t.settled()


@card(SOUHAIT)
@rule("RI-GOAL-020", "RI-GOAL-040", "RI-GOAL-080")
def test_out_in_the_middle_of_a_stack():
    theirs = {"invokers": [{"card": "tyran", "life": 2, "level": 3}, {"card": "lilith", "life": 0}], "hand": [BOULE]}
    t = scene({"hand": ["fleche-ardente"]}, theirs, {"field": [GUNI], "hand": [SOUHAIT]})
    tyran = next(one.card.number for one in t.state.players[1].invokers if one.life)
    t.me.pick("pass")
    t.you.invoke(BOULE, GUNI)
    t.players[2].invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.1", "done", "ozate")
    t.me.invoke("fleche-ardente", tyran, "atlas")
    resolve(t)
    assert t.state.out == 2 and t.players[2].field == [GUNI] and len(t.players[2].hand) == 2
    t.settled()


# Évènements


@card("eclipse-de-minuit")
@rule("RI-CONSTR-010", "RI-GLO-590")
def test_the_eclipse_tilts_all_creatures_in_the_invocation_phase_of_an_opponent():
    t = scene({"field": [NOYE, "char-portail", "mur-de-bobines"]}, {"field": [GUNI], "hand": ["eclipse-de-minuit"]})
    t.me.pick("pass")
    t.you.invoke("eclipse-de-minuit", "azell")
    resolve(t)
    assert [t.card(id).tilted for id in (NOYE, "char-portail", GUNI, "mur-de-bobines")] == [True, True, True, False]
    assert not t.card("char-portail").is_open
    t.settled()


@card("eclipse-de-minuit")
@rule("RI-CONSTR-010")
def test_no_eclipse_in_ones_own_turn_or_in_combat():
    t = scene({"hand": ["eclipse-de-minuit"], "field": [NOYE]}, {"hand": ["eclipse-de-minuit"]})
    mine, theirs = numbers(t, "eclipse-de-minuit")
    assert t.why("invoke", mine) == "RI-CONSTR-010"
    to_attack(t)
    t.me.attack(NOYE)
    t.me.pick("done")
    passes(t, 0)
    assert t.why("invoke", theirs) == "RI-CONSTR-010"


# Cards without a text


@rule("RI-DISTANCE-010", "RI-DISTANCE-020", "RI-REACH-010", "RI-GATE-100")
def test_who_may_stop_an_archer_of_the_sky():
    theirs = [
        "griffon-bague",
        "arbaletrier-borgne",
        "herse-d-azur",
        "portail-des-nuees",
        "liane-carnivore",
        "guetteuse-du-beffroi",
    ]
    t = scene({"field": ["archer-des-nuees"]}, {"field": theirs})
    attack_with(t, "archer-des-nuees")
    t.asks(1, ["portail-des-nuees", "liane-carnivore", "guetteuse-du-beffroi", "done"], kind="block")


def test_angels_fly_keep_their_strength_and_flee():
    t = scene(
        {"field": ["plume-egaree", "nef-volante", "passereau-fuyant"], "invokers": ["nadir-le-sans-nom", "tyran"]},
        {"field": ["cherubin-de-papier", "frondeuse-du-parvis", NOYE]},
    )
    skill(t, "nadir-le-sans-nom", 1)
    t.asks(0, ["plume-egaree", "nef-volante", "passereau-fuyant", "frondeuse-du-parvis", NOYE], kind="target")
    t.me.pick(NOYE)
    resolve(t)
    attack_with(t, "nef-volante", "plume-egaree")
    while t.match.decision.kind == "hit":
        t.you.pick("azell")
        resolve(t)
    assert life(t, "azell") == 14  # nobody there reaches the sky; the feather deals nothing
    t.settled()


# Whom they may name

MINE, YOURS = [NOYE, "mur-de-bobines", "support"], [GUNI, "sas-pressurise"]
OPPONENTS = ["player:1", "player:2"]


def all_invokers(*mine: str) -> list[str]:
    return [*mine, "azell", "lilith", "yris", "ozate"]


@pytest.mark.parametrize(
    ("verb", "picks", "offers"),
    [
        pytest.param("skill", ("lauviah", 2), [*MINE, *YOURS], marks=card("lauviah")),
        pytest.param("skill", ("oracle", 1), OPPONENTS, marks=card("oracle")),
        pytest.param("skill", ("oracle", 2), all_invokers("lauviah", "oracle"), marks=card("oracle")),
        pytest.param("skill", ("oracle", 3), all_invokers("lauviah", "oracle"), marks=card("oracle")),
        pytest.param("invoke", ("ailes-d-emprunt",), [NOYE, GUNI], marks=card("ailes-d-emprunt")),
        pytest.param("invoke", ("sablier-scelle",), all_invokers("lauviah", "oracle"), marks=card("sablier-scelle")),
        pytest.param("invoke", ("revelation",), all_invokers("lauviah", "oracle"), marks=card("revelation")),
        pytest.param("invoke", ("prophetie-de-l-exces",), OPPONENTS, marks=card("prophetie-de-l-exces")),
        pytest.param("invoke", ("prophetie-du-manque",), OPPONENTS, marks=card("prophetie-du-manque")),
        pytest.param(
            *("invoke", ("regression", "regression"), all_invokers("lauviah", "oracle")), marks=card("regression")
        ),
    ],
)
def test_whom_cards_of_empyree_may_name(verb, picks, offers):
    mine = {"invokers": ["lauviah", "oracle"], "field": MINE, "hand": [picks[0]] if verb == "invoke" else []}
    t = scene(mine, {"field": YOURS}, {})
    if verb == "skill":
        skill(t, *picks)
    else:
        t.me.invoke(*picks)
    t.asks(0, offers, kind="target")


@card("vehuiah")
def test_vehuiah_names_the_invocation_of_an_imminente_and_not_its_actions():
    t = scene({"hand": [SOUHAIT], "field": ["archiviste-tarife"]}, {"field": ["vehuiah"]})
    action(t, "archiviste-tarife")
    passes(t, 1)
    t.me.invoke(SOUHAIT, f"action:{t.number(SOUHAIT)}.1", "done", "atlas")
    action(t, "vehuiah")
    t.asks(1, [SOUHAIT], kind="target")


@card("champ-de-trefle", "yris")
def test_what_is_forced_is_an_action_with_a_coin_whosever_it_is():
    t = scene(
        {**YRIS, "field": [DICE, "archiviste-tarife", {"card": "champ-de-trefle", "charges": [CLOVER]}]},
        {"field": ["automate-a-clef"]},
    )
    action(t, DICE)
    action(t, "automate-a-clef", 1, DICE)
    action(t, "archiviste-tarife")
    passes(t, 1)
    t.me.effect("champ-de-trefle")
    t.asks(0, [DICE, "automate-a-clef"], kind="target")
    t.me.pick("automate-a-clef", "word:1")
    passes(t, 1)
    skill(t, "yris", 4)
    t.asks(0, [DICE, "automate-a-clef"], kind="target")
