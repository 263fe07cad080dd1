"""The cards of Ossuaire: what falls, what comes back, and who is paid for it."""

from ri_scene import (
    action,
    attack_with,
    charged,
    end_turn,
    falling,
    life,
    numbers,
    resolve,
    said,
    scene,
    sick,
    skill,
    stack,
    values,
)

from pioche.testing import card, rule

OSSUARY = ["lazarus", "lilith"]
LIGHT = ["lazarus", "tyran"]


def bolt(t, target, payer="azell"):
    """I pass, and my opponent resolves « Boule de Feu »."""
    t.me.pick("pass")
    t.you.invoke("boule-de-feu", target, payer)
    resolve(t)


def devastate(t):
    """I pass, and my opponent resolves the Action of « Dévastation »."""
    t.me.pick("pass")
    t.you.invoke("devastation", t.number("devastation"))
    t.you.pick("azell")
    resolve(t)


def resolve_to_combat(t):
    """All pass until a combat is on the stack."""
    while not (t.state.elements() and t.state.elements()[-1].ability == "combat"):
        t.match.choose("pass")


# Lazarus


@card("lazarus")
@rule("RI-CALL-030", "RI-TOKEN-050", "RI-XSTACK-050")
def test_lazarus_calls_the_one_squelette_of_infinite_rank_in_a_stack_of_its_own():
    t = scene({"invokers": OSSUARY})
    skill(t, "lazarus", 1)
    assert stack(t) == ["lazarus:skill_1"]
    t.you.pick("pass")
    t.me.pick("pass")
    assert stack(t) == ["squelette:call"] and t.me.field == []
    t.asks(0)
    resolve(t)
    assert t.me.field == ["squelette"] and t.card("squelette").card.owner == 0 and t.you.field == []
    t.settled()


@card("lazarus")
@rule("RI-RESOLVE-090")
def test_lazarus_calls_a_creature_of_his_graveyard_and_pays_at_once():
    t = scene(
        {"invokers": OSSUARY, "graveyard": ["garde-d-os", "colosse-demembre", "boule-de-feu"]},
        {"graveyard": ["myrthil"]},
    )
    skill(t, "lazarus", 2)
    t.asks(0, ["garde-d-os"], kind="target")  # Ensemble cannot be called, nor what is no Créature
    t.me.pick("garde-d-os")
    t.you.pick("pass")
    t.me.pick("pass")
    assert life(t, "lazarus") == 14 and stack(t) == ["garde-d-os:call"]  # before it has arrived
    resolve(t)
    assert t.me.field == ["garde-d-os"] and t.me.graveyard == ["colosse-demembre", "boule-de-feu"]
    t.settled()


@card("lazarus")
@rule("RI-RESOLVE-090", "RI-GLO-110")
def test_lazarus_loses_nothing_where_there_is_nothing_left_to_call():
    t = scene(
        {"invokers": OSSUARY, "graveyard": ["garde-d-os"], "field": ["saccageur-de-tombes"]},
        {"field": ["myrthil"]},
    )
    skill(t, "lazarus", 2, "garde-d-os")
    t.you.pick("pass")
    action(t, "saccageur-de-tombes", 1, "garde-d-os")
    resolve(t)
    assert t.me.hand == ["garde-d-os"] and life(t, "lazarus") == 16
    t = scene({"invokers": OSSUARY}, {"graveyard": ["garde-d-os"]})
    assert t.why(f"skill:{t.number('lazarus')}.2") == "RI-STACK-090"
    t.settled()


@card("lazarus")
def test_lazarus_strengthens_all_his_squelettes_and_no_one_else():
    t = scene({"invokers": OSSUARY, "field": ["squelette", "garde-d-os", "zombie-glouton"]}, {"field": ["squelette"]})
    skill(t, "lazarus", 3)
    resolve(t)
    assert [values(t, one) for one in numbers(t, "squelette")] == [(2, 2), (1, 1)]
    assert values(t, "garde-d-os") == (3, 4) and values(t, "zombie-glouton") == (2, 2)
    end_turn(t)
    assert values(t, "garde-d-os") == (3, 4)
    t.settled()


@card("lazarus")
@rule("RI-GLO-460")
def test_lazarus_resurrects_with_six_life_and_can_be_used_with_nobody_dead():
    t = scene({"invokers": [{"card": "lazarus", "level": 4}, {"card": "lilith", "level": 2, "life": 0}]})
    skill(t, "lazarus", 4)
    resolve(t)
    it = t.card("lilith")
    assert (it.life, it.level, it.points, it.tilted) == (6, 2, 2, False)
    t.settled()
    t = scene({"invokers": OSSUARY})
    skill(t, "lazarus", 4)
    resolve(t)
    assert (life(t, "lazarus"), life(t, "lilith")) == (16, 17)
    t.settled()


# Lilith


@card("lilith")
@rule("RI-GLO-510", "RI-RESOLVE-080")
def test_lilith_sacrifices_a_creature_of_her_choice_and_draws_two():
    t = scene({"invokers": OSSUARY, "field": ["garde-d-os", "zombie-glouton", "catacombes"]}, {"field": ["myrthil"]})
    skill(t, "lilith", 1)
    resolve(t)
    t.asks(0, ["garde-d-os", "zombie-glouton"])
    t.me.pick("garde-d-os")
    assert t.me.graveyard == ["garde-d-os"] and len(t.me.hand) == 2
    t.settled()


@card("lilith")
@rule("RI-RESOLVE-080", "RI-RESOLVE-090")
def test_lilith_draws_nothing_where_she_has_nothing_to_sacrifice():
    t = scene({"invokers": OSSUARY}, {"field": ["myrthil"]})
    skill(t, "lilith", 1)
    resolve(t)
    assert t.me.hand == [] and t.you.field == ["myrthil"]
    t.settled()


@card("lilith")
def test_lilith_takes_two_life_of_any_invocateur_and_gains_one():
    t = scene({"invokers": OSSUARY})
    skill(t, "lilith", 2)
    t.asks(0, [t.number("lazarus"), *[one.card.number for p in t.state.players for one in p.invokers][1:]])
    t.me.pick("azell")
    resolve(t)
    assert life(t, "azell") == t.card("azell").printed.life - 2 and t.me["lilith"].life == 18
    t.settled()


@card("lilith")
@rule("RI-RESOLVE-090", "RI-GLO-580")
def test_lilith_gains_nothing_where_the_loss_is_prevented():
    t = scene({"invokers": OSSUARY}, {"hand": ["jeune"]})
    skill(t, "lilith", 2, "azell")
    t.you.invoke("jeune", "azell", t.you["azell"].card.number)
    resolve(t)
    assert life(t, "azell") == t.card("azell").printed.life and t.me["lilith"].life == 17
    t.settled()


@card("lilith")
@rule("RI-SHADOW-010", "RI-SHADOW-020", "RI-APTMISC-010")
def test_a_moment_of_shadow():
    """S51"""
    t = scene(
        {"invokers": OSSUARY, "field": [sick("taureau-de-lave", "amok", by=0), "garde-d-os"]},
        {"field": ["liane-carnivore", "myrthil"]},
    )
    skill(t, "lilith", 3)
    t.asks(0, ["taureau-de-lave", "garde-d-os"], kind="target")
    t.me.pick("taureau-de-lave")
    resolve(t)
    assert values(t, "taureau-de-lave") == (6, 3)
    from pioche.games.rise.rules.values import owned, types

    it = t.card("taureau-de-lave")
    assert types(t.state, it) == ("creature",) and owned(t.state, it) == ("ombre",)
    assert [one.disease for one in it.ills] == ["amok"]
    attack_with(t, "taureau-de-lave")
    t.asks(1, kind="hit")  # nobody may block it
    t.you.pick("azell")
    end_turn(t)
    assert values(t, "taureau-de-lave") == (4, 1)
    assert set(owned(t.state, it)) == {"feu", "percee"} and "feu" in types(t.state, it)
    t.settled()


# Nadir


@card("nadir-le-sans-nom")
@rule("RI-CONST-020")
def test_nadir_weakens_any_creature_but_one_with_constance():
    t = scene({"invokers": ["nadir-le-sans-nom", "tyran"], "field": ["guni"]}, {"field": ["myrthil", "catacombes"]})
    skill(t, "nadir-le-sans-nom", 1)
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil")
    before = values(t, "myrthil")
    resolve(t)
    assert values(t, "myrthil") == (before[0] - 1, before[1] - 1)
    t.settled()


@card("nadir-le-sans-nom")
def test_nadir_takes_a_creature_back_and_discards_one_card():
    t = scene(
        {"invokers": ["nadir-le-sans-nom", "tyran"], "hand": ["boule-de-feu"], "graveyard": ["myrthil", "detresse"]},
        {"graveyard": ["garde-d-os"]},
    )
    skill(t, "nadir-le-sans-nom", 2)
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil")
    resolve(t)
    t.asks(0, ["boule-de-feu", "myrthil"], kind="discard")
    t.me.pick("boule-de-feu")
    assert t.me.hand == ["myrthil"] and t.me.graveyard == ["detresse", "boule-de-feu"]
    t.settled()


def nadir(seed):
    return scene(
        {"invokers": ["nadir-le-sans-nom", "tyran"], "field": ["catacombes"]},
        {"field": ["guni", "myrthil"], "invokers": [{"card": "lilith", "level": 1}, "azell"]},
        seed=seed,
    )


def exclude_guni(t):
    skill(t, "nadir-le-sans-nom", 4)
    t.asks(0, ["catacombes", "guni", "myrthil"])
    t.me.pick("guni")
    t.asks(0, ["player:1"])
    t.me.pick("player:1")


@card("nadir-le-sans-nom")
@rule("RI-STACK-080")
def test_nadir_on_a_success_excludes_what_was_targeted_and_loses_two_life():
    t = falling(nadir, exclude_guni, True)
    resolve(t)
    assert t.you.exclusion == ["guni"] and t.you.field == ["myrthil"] and life(t, "nadir-le-sans-nom") == 13
    t.settled()


@card("nadir-le-sans-nom")
@rule("RI-RESOLVE-100")
def test_nadir_on_a_failure_lets_the_opponent_choose_both():
    t = falling(nadir, exclude_guni, False)
    resolve(t)
    t.asks(1, ["guni", "myrthil"])
    t.you.pick("myrthil")
    t.asks(1, ["lilith", "azell"])
    t.you.pick("lilith")
    assert t.you.exclusion == ["myrthil"] and t.you.field == ["guni"]
    assert life(t, "lilith") == 15 and life(t, "nadir-le-sans-nom") == 15
    t.settled()


@card("nadir-le-sans-nom", "lilith")
@rule("RI-RESOLVE-090", "RI-RESOLVE-100", "RI-STACK-080")
def test_puis_when_the_first_half_fails():
    """S20"""

    def build(seed):
        return scene(
            {"invokers": ["nadir-le-sans-nom", "tyran"]},
            {"field": ["guni"], "invokers": [{"card": "lilith", "level": 1}, "azell"]},
            seed=seed,
        )

    def act(t):
        skill(t, "nadir-le-sans-nom", 4, "guni", "player:1")
        skill(t, "lilith", 1)

    for success in (True, False):
        t = falling(build, act, success)
        resolve(t)
        assert t.you.graveyard == ["guni"] and len(t.you.hand) == 2 and t.you.exclusion == []
        assert (life(t, "nadir-le-sans-nom"), life(t, "lilith"), life(t, "azell")) == (
            15,
            17,
            t.card("azell").printed.life,
        )
        t.settled()


@card("nadir-le-sans-nom")
@rule("RI-STACK-080", "RI-STACK-090")
def test_no_target_for_the_outcome_that_will_not_come():
    """S21"""
    t = scene({"invokers": ["nadir-le-sans-nom", "tyran"]})
    assert t.why(f"skill:{t.number('nadir-le-sans-nom')}.4") == "RI-STACK-090"
    assert (t.card("nadir-le-sans-nom").points, t.card("nadir-le-sans-nom").tilted) == (4, False)
    t.settled()


# Niveaux Supérieurs


@card("niveau-superieur-d-outre-tombe")
def test_a_level_of_the_grave_gives_three_ether():
    t = scene({"hand": ["niveau-superieur-d-outre-tombe"], "level": 2})
    t.me.level("niveau-superieur-d-outre-tombe", "atlas")
    resolve(t)
    assert t.me.ether == 3 and t.card("atlas").level == 3
    t.settled()


@card("niveau-superieur-du-fossoyeur")
def test_a_level_of_the_gravedigger_takes_up_to_two_creatures_back():
    def build():
        return scene(
            {
                "hand": ["niveau-superieur-du-fossoyeur"],
                "graveyard": ["myrthil", "garde-d-os", "guni", "detresse"],
                "level": 2,
            },
            {"graveyard": ["squelette"]},
        )

    t = build()
    t.me.level("niveau-superieur-du-fossoyeur", "atlas")
    resolve(t)
    t.asks(0, ["myrthil", "garde-d-os", "guni", "done"])
    t.me.pick("guni", "myrthil")
    assert t.me.hand == ["guni", "myrthil"] and t.me.graveyard == ["garde-d-os", "detresse"]
    t.settled()
    t = build()
    t.me.level("niveau-superieur-du-fossoyeur", "atlas")
    resolve(t)
    t.me.pick("done")
    assert t.me.hand == []
    t.settled()


# Créatures


@card("baron-des-zombies")
@rule("RI-CONSTR-010")
def test_the_baron_needs_a_zombie_of_his_player():
    t = scene({"hand": ["baron-des-zombies"], "field": ["squelette"]}, {"field": ["zombie-glouton"]})
    assert t.why("invoke", "baron-des-zombies") == "RI-CONSTR-010"
    t = scene({"hand": ["baron-des-zombies"], "field": ["zombie-glouton"]})
    t.me.invoke("baron-des-zombies", "atlas")
    resolve(t)
    assert "baron-des-zombies" in t.me.field
    t.settled()


@card("baron-des-zombies", "linceul-cousu")
def test_a_shroud_makes_a_zombie_that_the_baron_accepts():
    t = scene(
        {
            "hand": ["baron-des-zombies"],
            "field": [{"card": "guni", "as": "guni"}, {"card": "linceul-cousu", "host": "guni"}],
        }
    )
    assert t.why("invoke", "baron-des-zombies") == ""
    assert values(t, "guni") == (4, 4)
    t.settled()


@card("sarcophage-scelle")
@rule("RI-LOCK-010")
def test_the_sarcophagus_opens_for_a_squelette_and_closes_for_none():
    t = scene({"field": ["sarcophage-scelle", "sarcophage-scelle"], "ether": 4})
    action(t, "sarcophage-scelle")
    resolve(t)
    assert t.card("sarcophage-scelle").is_open and t.me.field.count("squelette") == 1 and t.me.ether == 2
    assert t.why(f"action:{t.number('sarcophage-scelle')}.1") == "RI-ACTION-040"
    end_turn(t)
    end_turn(t)
    assert t.card("sarcophage-scelle").is_open  # the Éveil leaves it open
    action(t, "sarcophage-scelle")
    resolve(t)
    assert not t.card("sarcophage-scelle").is_open and t.me.field.count("squelette") == 1
    t.settled()


@card("roi-des-os")
@rule("RI-CHARGE-050", "RI-CHARGE-030")
def test_the_king_of_bones_strengthens_other_squelettes_while_he_stands():
    t = scene(
        {"field": ["roi-des-os", "roi-des-os", "squelette", "zombie-glouton"]},
        {"field": ["garde-d-os"], "hand": ["boule-de-feu"]},
    )
    assert values(t, "roi-des-os") == (5, 5) and values(t, "squelette") == (3, 3)
    assert values(t, "zombie-glouton") == (2, 2) and values(t, "garde-d-os") == (2, 3)
    t = scene({"field": [{"card": "roi-des-os", "charges": [charged(-1)]}, "squelette"]}, {"hand": ["boule-de-feu"]})
    bolt(t, "roi-des-os")
    t.me.pick("no")
    assert t.me.graveyard == ["roi-des-os"] and values(t, "squelette") == (1, 1)
    t.settled()


@card("squelette-captif")
@rule("RI-CHAIN-010")
def test_the_captive_cannot_attack_until_its_chain_is_off():
    def build(seed):
        return scene({"field": ["squelette-captif"], "coins": 1}, seed=seed)

    def act(t):
        action(t, "squelette-captif")

    t = falling(build, act, True)
    resolve(t)
    assert values(t, "squelette-captif") == (6, 6) and t.me.coins == 0
    t.me.pick("combat")
    resolve(t)
    assert t.why("attack", "squelette-captif") == ""
    t = falling(build, act, False)
    resolve(t)
    assert values(t, "squelette-captif") == (3, 3)
    t.me.pick("combat")
    resolve(t)
    assert t.why("attack", "squelette-captif") == "RI-COMBAT-320"
    t.me.pick("done")
    resolve(t)
    t.settled()


@card("squelette-captif", "yzate")
@rule("RI-CHAIN-020", "RI-RESOLVE-090", "RI-EFFECT-090")
def test_chains_cut_by_another_hand():
    """S52"""

    def build(seed):
        return scene({"field": ["squelette-captif"], "coins": 1}, {"invokers": ["yzate", "azell"]}, seed=seed)

    def act(t):
        action(t, "squelette-captif")
        skill(t, "yzate", 1, "squelette-captif")

    t = falling(build, act, True)
    resolve(t)
    assert values(t, "squelette-captif") == (3, 3)
    t.me.pick("combat")
    resolve(t)
    assert t.why("attack", "squelette-captif") == ""
    t.me.pick("done")
    resolve(t)
    t.settled()


@card("saccageur-de-tombes")
@rule("RI-GRAVE-030", "RI-GLO-380")
def test_the_ransacker_takes_from_his_own_graveyard_and_calls_from_another():
    t = scene(
        {"field": ["saccageur-de-tombes"], "graveyard": ["myrthil", "detresse"], "coins": 4},
        {"graveyard": ["garde-d-os", "colosse-demembre"], "hand": ["boule-de-feu"]},
        {"graveyard": ["guni"]},
    )
    action(t, "saccageur-de-tombes", 1)
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil")
    resolve(t)
    assert t.me.hand == ["myrthil"]
    action(t, "saccageur-de-tombes", 2)
    t.asks(0, ["garde-d-os", "guni"])
    t.me.pick("garde-d-os")
    resolve(t)
    it = t.card("garde-d-os")
    assert it.controller == 0 and it.card.owner == 1 and t.me.coins == 0
    t.me.pick("pass")
    t.you.invoke("boule-de-feu", "garde-d-os", "azell")
    resolve(t)
    assert "garde-d-os" in t.you.graveyard and t.me.graveyard == ["detresse"]
    t.settled()


@card("faucheuse-patiente")
@rule("RI-EFFECT-060")
def test_the_reaper_makes_an_opponent_pay_for_each_creature_that_falls_her_own_fall_too():
    t = scene(
        {"field": ["faucheuse-patiente", "garde-d-os", "catacombes"]}, {"field": ["myrthil"], "hand": ["devastation"]}
    )
    devastate(t)
    t.asks(0, ["azell", "lilith"])
    t.me.pick("azell")
    t.asks(0, ["azell", "lilith"])
    t.me.pick("lilith")
    assert life(t, "azell") == t.card("azell").printed.life - 3 - 1 and life(t, "lilith") == 17 - 3 - 1
    t.settled()


@card("faucheuse-patiente")
@rule("RI-RESOLVE-090")
def test_the_reaper_sacrifices_for_a_coin():
    t = scene({"field": ["faucheuse-patiente", "garde-d-os"], "ether": 2, "coins": 0}, {"field": ["myrthil"]})
    action(t, "faucheuse-patiente")
    resolve(t)
    t.asks(0, ["faucheuse-patiente", "garde-d-os"])
    t.me.pick("garde-d-os", "azell")
    assert t.me.coins == 1 and t.me.ether == 0 and life(t, "azell") == t.card("azell").printed.life - 1
    t.settled()


@card("contremaitre-zombie")
@rule("RI-SYMB-010")
def test_the_foreman_strengthens_other_zombies_as_long_as_he_has_symbiose():
    t = scene(
        {"field": ["contremaitre-zombie", "zombie-glouton", "squelette"], "coins": 1},
        {"field": ["main-rampante"], "hand": ["rouille"], "coins": 0},
    )
    assert values(t, "zombie-glouton") == (3, 3) and values(t, "contremaitre-zombie") == (2, 3)
    assert values(t, "squelette") == (1, 1) and values(t, "main-rampante") == (2, 1)
    action(t, "contremaitre-zombie")
    resolve(t)
    assert t.me.field.count("main-rampante") == 1 and t.me.coins == 0
    assert values(t, t.me["main-rampante"].card.number) == (3, 2)
    t.me.pick("pass")
    t.you.invoke("rouille", "contremaitre-zombie", "azell")
    resolve(t)
    assert values(t, "zombie-glouton") == (2, 2)
    t.settled()


@card("liche-aux-cent-clefs")
@rule("RI-ACTION-030", "RI-GLO-050")
def test_the_lich_pays_three_life_to_cancel_an_action():
    t = scene({"field": ["myrthil"]}, {"field": ["liche-aux-cent-clefs", "garde-d-os"]})
    assert t.why(f"action:{t.number('liche-aux-cent-clefs')}.1", seat=1) != ""
    action(t, "myrthil", 1, "garde-d-os")
    action(t, "liche-aux-cent-clefs", 1)
    t.asks(1, ["myrthil"])
    t.you.pick("myrthil")
    t.asks(1, ["azell", "lilith"])
    t.you.pick("lilith")
    resolve(t)
    assert t.you.field == ["liche-aux-cent-clefs", "garde-d-os"] and life(t, "lilith") == 14 and t.me.coins == 8
    t.settled()


@card("liche-aux-cent-clefs")
def test_the_lich_calls_a_squelette_for_each_porte_of_hers_that_falls():
    t = scene(
        {"field": ["liche-aux-cent-clefs", "grille-du-charnier", "catacombes"]},
        {"field": ["mur-de-flammes"], "hand": ["devastation"]},
    )
    devastate(t)
    t.asks(0, ["liche-aux-cent-clefs", "grille-du-charnier"], kind="trigger")
    t.me.pick("liche-aux-cent-clefs", "grille-du-charnier")
    resolve(t)
    assert t.me.field == ["squelette", "squelette"] and len(t.me.hand) == 1
    t.settled()


@card("prisonnier-du-gibet")
@rule("RI-CHAIN-010", "RI-RESOLVE-090")
def test_the_prisoner_blocks_once_his_chain_is_off_and_draws_only_the_first_time():
    t = scene({"field": ["guni"]}, {"field": ["prisonnier-du-gibet", "garde-d-os"]})
    attack_with(t, "guni")
    assert t.why("block", "prisonnier-du-gibet") == "RI-COMBAT-110"
    t.you.pick("done")
    resolve(t)
    t = scene({"field": ["guni"]}, {"field": ["prisonnier-du-gibet"], "coins": 2})
    t.me.pick("pass")
    action(t, "prisonnier-du-gibet")
    resolve(t)
    assert len(t.you.hand) == 1
    attack_with(t, "guni")
    t.asks(1, ["prisonnier-du-gibet", "done"], kind="block")
    t.you.pick("done")
    resolve(t)
    t.you.pick("azell")
    end_turn(t)
    drawn = len(t.you.hand)
    action(t, "prisonnier-du-gibet")
    resolve(t)
    assert len(t.you.hand) == drawn and t.you.coins == 1  # nothing was lost, so nothing is drawn
    t.settled()


@card("colosse-demembre")
@rule("RI-PLAY-120", "RI-XSTACK-090")
def test_the_colossus_needs_both_invocateurs_and_falls_apart_into_two_hands():
    t = scene({"hand": ["colosse-demembre"], "field": ["garde-d-os"], "level": 1}, {"hand": ["devastation"]})
    t.me.invoke("colosse-demembre")
    assert (t.card("atlas").points, t.card("tyran").points) == (0, 0)
    resolve(t)
    assert t.me.field == ["garde-d-os", "colosse-demembre"] and values(t, "colosse-demembre") == (5, 6)
    devastate(t)
    assert t.me.field == ["main-rampante", "main-rampante"] and sorted(t.me.graveyard) == [
        "colosse-demembre",
        "garde-d-os",
    ]
    t.settled()


@card("pleureuse")
@rule("RI-EFFECT-060", "RI-REANIM-070")
def test_the_mourner_gains_life_for_every_other_creature_also_one_that_falls_with_her():
    t = scene(
        {"field": ["pleureuse"], "invokers": [{"card": "atlas", "life": 9}, "tyran"]},
        {"field": ["myrthil", "catacombes"], "hand": ["devastation"]},
    )
    devastate(t)
    t.asks(0, ["atlas", "tyran"])
    t.me.pick("atlas")
    assert life(t, "atlas") == 9 - 3 + 1
    t.settled()


@card("pleureuse")
def test_the_mourner_takes_a_creature_back_on_a_success():
    def build(seed):
        return scene({"field": ["pleureuse"], "graveyard": ["myrthil", "detresse"], "coins": 0}, seed=seed)

    def act(t):
        action(t, "pleureuse")
        t.asks(0, ["myrthil"])
        t.me.pick("myrthil")

    t = falling(build, act, True)
    resolve(t)
    assert t.me.hand == ["myrthil"]
    t = falling(build, act, False)
    resolve(t)
    assert t.me.hand == [] and t.me.graveyard == ["myrthil", "detresse"]
    t.settled()


@card("pleureuse", "faucheuse-patiente")
@rule("RI-EFFECT-040", "RI-EFFECT-060", "RI-XSTACK-020")
def test_simultaneous_triggers_without_a_stack():
    """S94, with the active player in the first seat: Nina, Alex, Oscar."""
    t = scene(
        {
            "field": ["pleureuse"],
            "hand": ["boule-de-feu"],
            "invokers": [{"card": "atlas", "life": 9}, {"card": "tyran", "life": 9}],
        },
        {"field": ["pleureuse"], "invokers": [{"card": "azell", "life": 9}, {"card": "lilith", "life": 9}]},
        {"field": ["faucheuse-patiente", "braise-vive"]},
    )
    t.me.invoke("boule-de-feu", "braise-vive", "atlas")
    resolve(t)
    t.asks(0, ["atlas", "tyran"])
    assert t.players[2].ether == 1 and t.state.waiting == []
    t.me.pick("atlas")
    t.asks(1, ["azell", "lilith"])
    t.you.pick("azell")
    t.asks(2, ["atlas", "tyran", "azell", "lilith"])
    t.players[2].pick("lilith")
    assert [life(t, one) for one in ("atlas", "tyran", "azell", "lilith")] == [10, 9, 10, 8]
    t.settled()


# Portes


@card("catacombes")
@rule("RI-TURN-060", "RI-ACTION-130", "RI-GATE-060")
def test_the_catacombs_call_a_squelette_at_the_start_of_a_turn_while_open():
    t = scene({"field": ["catacombes", "catacombes"], "coins": 1}, {"coins": 5})
    action(t, "catacombes")
    resolve(t)
    assert t.card("catacombes").is_open and t.me.field.count("squelette") == 0
    end_turn(t)
    assert t.me.field.count("squelette") == 0
    end_turn(t)
    first, second = numbers(t, "catacombes")
    t.asks(0, [f"trigger:{first}", f"trigger:{second}"])
    t.me.pick(second)
    resolve(t)
    assert t.me.field.count("squelette") == 1  # the closed one calls none
    t.settled()


@card("catacombes")
@rule("RI-ACTION-130", "RI-TURN-060")
def test_the_catacombs_open_in_their_own_invocation_phase_alone():
    t = scene({"field": ["myrthil"]}, {"field": ["catacombes"]})
    t.me.pick("pass")
    assert t.why(f"action:{t.number('catacombes')}.1") == "RI-ACTION-130"
    t = scene({"field": ["catacombes", "myrthil"]})
    t.me.pick("combat")
    resolve(t)
    t.me.attack("myrthil")
    t.me.pick("done")
    t.asks(0)
    assert t.why(f"action:{t.number('catacombes')}.1") == "RI-ACTION-130"


@card("temple-sombre")
@rule("RI-TOKEN-050", "RI-GLO-230", "RI-RESOLVE-080")
def test_the_dark_temple_calls_any_creature_of_infinite_rank_at_each_start_of_its_player():
    t = scene({"field": ["temple-sombre"]})
    end_turn(t)
    assert t.me.field == ["temple-sombre"]
    end_turn(t)
    assert stack(t) == ["temple-sombre:start_of_cycle"]
    resolve(t)
    t.asks(0, kind="kind")
    names = [option["args"]["of"]["id"] for option in t.match.view(0)["decision"]["options"]]
    assert {"squelette", "main-rampante", "bete-bilieuse", "rat-de-cale", "glacon-tetu"} <= set(names)
    t.me.pick(f"kind:{names.index('glacon-tetu')}")
    resolve(t)
    assert t.me.field == ["temple-sombre", "glacon-tetu"]
    t.settled()


@card("grille-du-charnier")
def test_the_grate_draws_for_its_player_and_only_for_itself():
    t = scene({"field": ["grille-du-charnier", "myrthil"]}, {"field": ["grille-du-charnier"], "hand": ["devastation"]})
    devastate(t)
    assert len(t.me.hand) == 1 and len(t.you.hand) == 1
    t.settled()


@card("mausolee-qui-marche", "sarcophage-scelle")
@rule("RI-GATECREA-020")
def test_a_walking_mausoleum_calls_when_an_effect_opens_it_and_not_when_it_attacks():
    t = scene({"field": ["mausolee-qui-marche", "sas-pressurise"]})
    attack_with(t, "mausolee-qui-marche")
    resolve(t)
    t.you.pick("azell")
    assert "squelette" not in t.me.field
    t = scene({"field": ["mausolee-qui-marche", "sas-pressurise", "sas-pressurise"]})
    first, second = numbers(t, "sas-pressurise")
    action(t, first, 1, second)
    resolve(t)
    assert "squelette" not in t.me.field  # another one was opened
    action(t, second, 1, "mausolee-qui-marche")
    resolve(t)
    assert t.me.field.count("squelette") == 1 and t.card("mausolee-qui-marche").is_open
    t.settled()


# Incantations


@card("support")
@rule("RI-REANIM-030", "RI-REANIM-040", "RI-REANIM-055", "RI-REANIM-070", "RI-REANIM-020")
def test_two_squelettes_and_support():
    """S38"""

    def build(seed):
        strong = {"card": "squelette", "charges": [charged(1)]}
        return scene({"field": [strong, strong, "support"]}, {"hand": ["devastation"]}, seed=seed)

    def act(t):
        devastate(t)
        assert len(t.me.hand) == 2 and t.me.ether == 2 and t.me.field == []
        t.asks(0, ["yes", "no"])
        t.me.pick("yes")
        assert said(t).count("toss.success") + said(t).count("toss.failure") == 1
        resolve(t)
        t.me.pick("yes")

    t = falling(build, act, False, True)
    resolve(t)
    assert t.me.field == ["squelette"] and values(t, "squelette") == (2, 2) and not t.card("squelette").tilted
    assert len(t.card("squelette").charges) == 1 and t.me.graveyard == ["support"]
    t.settled()


@card("support")
def test_support_draws_for_each_creature_of_its_player_and_for_no_porte():
    t = scene(
        {"field": ["support", "myrthil", "garde-d-os", "catacombes"]}, {"field": ["guni"], "hand": ["devastation"]}
    )
    devastate(t)
    assert len(t.me.hand) == 2
    t.settled()


@card("terre-des-morts")
@rule("RI-PLAY-010")
def test_the_land_of_the_dead_calls_rank_four_and_strengthens_what_comes_from_its_graveyard():
    t = scene(
        {"field": ["terre-des-morts"], "graveyard": ["garde-d-os", "roi-des-os", "detresse"], "invokers": OSSUARY},
        {"graveyard": ["zombie-glouton"]},
    )
    action(t, "terre-des-morts")
    t.asks(0, ["garde-d-os"])
    t.me.pick("garde-d-os")
    resolve(t)
    assert values(t, "garde-d-os") == (3, 4) and t.me.coins == 8
    skill(t, "lazarus", 2, "roi-des-os")
    resolve(t)
    assert values(t, "roi-des-os") == (5, 5)
    skill(t, "lazarus", 1)
    resolve(t)
    assert values(t, "squelette") == (2, 2)  # by the king alone: a token comes from outside the game
    t.settled()


@card("terre-des-morts", "saccageur-de-tombes")
def test_the_land_of_the_dead_does_not_hear_of_other_graveyards():
    t = scene(
        {"field": ["terre-des-morts", "saccageur-de-tombes"]},
        {"graveyard": ["garde-d-os"], "field": ["terre-des-morts"]},
    )
    action(t, "saccageur-de-tombes", 2, "garde-d-os")
    resolve(t)
    assert values(t, "garde-d-os") == (2, 3) and t.card("garde-d-os").controller == 0
    t.settled()


@card("pierre-tombale-vierge")
@rule("RI-CHARGE-090")
def test_a_bounty_pays_who_placed_it_whoever_destroys_the_creature():
    t = scene(
        {"hand": ["pierre-tombale-vierge"], "coins": 3},
        {"field": ["myrthil", "garde-d-os"], "hand": ["chair-pour-os"]},
    )
    t.me.invoke("pierre-tombale-vierge")
    t.asks(0, ["myrthil", "garde-d-os"])
    t.me.pick("garde-d-os", "atlas")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke("chair-pour-os", "myrthil", "azell")
    resolve(t)
    t.asks(1, ["myrthil", "garde-d-os"])
    t.you.pick("garde-d-os")
    assert t.me.coins == 5 and t.you.coins == 10 and t.you.graveyard == ["garde-d-os", "myrthil", "chair-pour-os"]
    t.settled()


@card("pierre-tombale-vierge")
@rule("RI-PLAY-140")
def test_a_bounty_needs_an_opposing_creature():
    t = scene({"hand": ["pierre-tombale-vierge"], "field": ["myrthil"]}, {"field": ["catacombes"]})
    assert t.why("invoke", "pierre-tombale-vierge") == "RI-STACK-090"
    t.settled()


@card("linceul-cousu")
@rule("RI-EXHUM-010", "RI-EXHUM-030", "RI-EQUIP-020")
def test_a_shroud_gives_exhumation_also_where_it_falls_with_its_bearer():
    def build(seed):
        return scene(
            {
                "field": [{"card": "guni", "as": "guni"}, {"card": "linceul-cousu", "host": "guni"}, "myrthil"],
                "invokers": OSSUARY,
            },
            {"invokers": [{"card": "tyran", "level": 3}, "azell"]},
            seed=seed,
        )

    def act(t):
        t.me.pick("pass")
        skill(t, "tyran", 3, "guni")
        resolve(t)
        t.asks(0, ["yes", "no"])
        t.me.pick("yes")
        t.asks(0, ["myrthil"])
        t.me.pick("myrthil")

    t = falling(build, act, True)
    before = values(t, "myrthil")
    resolve(t)
    assert values(t, "myrthil") == (before[0] + 1, before[1] + 1)
    assert t.me.graveyard == ["guni", "linceul-cousu"]
    t.settled()


@card("linceul-cousu")
@rule("RI-REANIM-070", "RI-EXHUM-010", "RI-ACTION-140")
def test_a_shroud_that_is_destroyed_together_with_its_bearer_has_still_given_exhumation():
    t = scene(
        {
            "field": [
                {"card": "linceul-cousu", "host": "guni"},
                {"card": "guni", "as": "guni"},
                "gardienne-immuable",
            ]
        },
        {"hand": ["devastation"]},
    )
    devastate(t)
    t.asks(0, ["yes", "no"])
    t.me.pick("yes")
    t.asks(0, ["gardienne-immuable"])
    t.me.pick("gardienne-immuable")
    resolve(t)
    assert t.me.field == ["gardienne-immuable"]
    t.settled()


@card("couronne-d-ossements")
@rule("RI-EQUIP-040", "RI-EQUIP-070")
def test_the_crown_gives_life_to_its_bearer_for_each_sacrifice_of_its_player():
    t = scene(
        {
            "hand": ["couronne-d-ossements"],
            "field": ["garde-d-os", "myrthil"],
            "invokers": [{"card": "lilith", "level": 1, "life": 10}, "atlas"],
        },
        {"field": ["zombie-glouton"], "hand": ["boule-de-feu", "chair-pour-os"]},
    )
    t.me.invoke("couronne-d-ossements", "lilith", "atlas")
    resolve(t)
    skill(t, "lilith", 1)
    resolve(t)
    t.me.pick("garde-d-os")
    assert life(t, "lilith") == 11
    t.me.pick("pass")
    t.you.invoke("chair-pour-os", "myrthil", "azell")
    resolve(t)
    assert life(t, "lilith") == 11 and t.me.field == ["couronne-d-ossements"]  # theirs, and a plain Destruction
    t.settled()


# Imminentes


@card("chair-pour-os")
@rule("RI-RESOLVE-090")
def test_flesh_for_bone():
    t = scene({"hand": ["chair-pour-os"], "field": ["garde-d-os"]}, {"field": ["myrthil", "guni"]})
    t.me.invoke("chair-pour-os")
    t.asks(0, ["garde-d-os", "myrthil", "guni"])
    t.me.pick("guni", "atlas")
    resolve(t)
    assert t.me.graveyard == ["garde-d-os", "chair-pour-os"] and t.you.field == ["myrthil"]
    t = scene({"hand": ["chair-pour-os"]}, {"field": ["guni"]})
    t.me.invoke("chair-pour-os", "guni", "atlas")
    resolve(t)
    assert t.you.field == ["guni"]
    t.settled()


@card("chair-pour-os", "lauviah")
@rule("RI-GLO-560", "RI-GLO-570", "RI-RESOLVE-090")
def test_protected_from_oneself():
    """S82"""
    t = scene(
        {"hand": ["chair-pour-os"], "field": ["guni"], "invokers": [{"card": "lauviah", "level": 3}, "atlas"]},
        {"field": ["myrthil"], "hand": ["devastation"]},
    )
    skill(t, "lauviah", 2, "guni")
    resolve(t)
    t.me.invoke("chair-pour-os", "myrthil", "atlas")
    resolve(t)
    assert t.me.field == ["guni"] and t.you.field == ["myrthil"]
    devastate(t)
    assert t.me.field == ["guni"] and t.you.field == []
    assert life(t, "lauviah") == 15
    t.settled()


@card("dernier-souffle")
@rule("RI-IMM-060", "RI-GLO-460")
def test_a_last_breath_resurrects_then_gives_life_to_either():
    t = scene(
        {
            "hand": ["dernier-souffle"],
            "invokers": [{"card": "atlas", "level": 2, "life": 0}, {"card": "tyran", "life": 5}],
        }
    )
    t.me.invoke("dernier-souffle", t.number("dernier-souffle"))
    resolve(t)
    t.asks(0, ["atlas", "tyran"])
    t.me.pick("atlas")
    assert life(t, "atlas") == 7 and life(t, "tyran") == 5 and t.me.coins == 8
    t.settled()


@card("dernier-souffle", "azell")
@rule("RI-RESOLVE-030", "RI-GLO-460", "RI-RESOLVE-080")
def test_dead_and_back_under_one_stack():
    """S08"""
    t = scene(
        {
            "field": ["guni"],
            "hand": ["dernier-souffle"],
            "invokers": [{"card": "azell", "life": 2, "level": 1}, {"card": "lilith", "level": 1}],
        },
        {"hand": ["fleche-ardente"], "invokers": ["atlas", "tyran"]},
    )
    skill(t, "azell", 1, "guni")
    t.you.pick("pass")
    t.me.invoke("dernier-souffle", "done")
    t.you.invoke("fleche-ardente", "azell", "atlas")
    resolve(t)
    it = t.card("azell")
    assert (it.life, it.points, it.tilted) == (4, 1, False)
    from pioche.games.rise.rules.values import owned

    assert "portee" in owned(t.state, t.card("guni"))
    t.settled()


@card("profanation")
def test_a_profanation_takes_a_card_at_random_and_calls_one_squelette():
    t = scene({"hand": ["profanation"], "coins": 1}, {"hand": ["myrthil", "guni", "detresse"]}, {"hand": ["squelette"]})
    t.me.invoke("profanation")
    t.asks(0, ["player:1", "player:2"])
    t.me.pick("player:1", t.number("profanation"), "atlas")
    resolve(t)
    assert len(t.you.hand) == 2 and len(t.you.graveyard) == 1 and t.players[2].hand == ["squelette"]
    assert t.me.field == ["squelette"] and t.me.coins == 0
    t.settled()


@card("profanation", "sel")
@rule("RI-GLO-420")
def test_one_in_digits_is_doubled():
    t = scene({"hand": ["profanation", "sel"], "coins": 1})
    t.me.invoke("profanation", "player:1", t.number("profanation"), "atlas")
    t.you.pick("pass")
    t.me.invoke("sel", "profanation", "tyran")
    resolve(t)
    assert t.me.field == ["squelette", "squelette"]
    t.settled()


@card("rappel-des-limbes")
@rule("RI-CALL-040")
def test_the_limbo_gives_a_creature_back():
    t = scene(
        {
            "hand": ["rappel-des-limbes"],
            "exclusion": ["guni", "colosse-demembre", "detresse"],
            "graveyard": ["myrthil"],
        },
        {"exclusion": ["garde-d-os"]},
    )
    t.me.invoke("rappel-des-limbes")
    t.asks(0, ["guni"])
    t.me.pick("guni", "atlas")
    resolve(t)
    assert t.me.field == ["guni"] and t.me.exclusion == ["colosse-demembre", "detresse"]
    t = scene({"hand": ["rappel-des-limbes"]})
    assert t.why("invoke", "rappel-des-limbes") == "RI-STACK-090"
    t.settled()


@card("fosse-commune")
@rule("RI-GLO-290")
def test_a_mass_grave_counts_defence_as_it_is_now():
    t = scene(
        {"hand": ["fosse-commune"], "ether": 2, "field": ["zombie-glouton", {"card": "garde-d-os", "damage": 1}]},
        {"field": ["guni", "main-rampante", "grille-du-charnier", {"card": "berserker-roux", "charges": [charged(1)]}]},
    )
    number = t.number("fosse-commune")
    t.me.invoke("fosse-commune")
    t.asks(0, [f"action:{number}.1", f"action:{number}.2", "done"])
    t.me.pick(f"action:{number}.1", f"action:{number}.2", "atlas")
    resolve(t)
    t.asks(1, ["yes", "no"])  # Exhumation of « Main Rampante »
    t.you.pick("no")
    resolve(t)
    assert t.me.field == ["main-rampante"] and sorted(t.you.field) == ["berserker-roux", "grille-du-charnier", "guni"]
    assert t.me.coins == 8 and t.me.ether == 0 and t.you.ether == 1
    t.settled()


@card("veillee-funebre")
@rule("RI-CONSTR-010", "RI-GLO-600")
def test_a_wake_needs_a_creature_of_its_player_that_fell_this_turn():
    t = scene(
        {"hand": ["veillee-funebre"], "field": ["garde-d-os", "catacombes"]},
        {"field": ["myrthil"], "hand": ["devastation", "veillee-funebre"]},
    )
    assert t.why("invoke", "veillee-funebre") == "RI-CONSTR-010"
    devastate(t)
    t.me.invoke("veillee-funebre", "atlas")
    resolve(t)
    assert len(t.me.hand) == 2
    t.settled()
    t = scene({"hand": ["veillee-funebre"], "field": ["catacombes"]}, {"field": ["myrthil"], "hand": ["devastation"]})
    devastate(t)
    assert t.why("invoke", "veillee-funebre") == "RI-CONSTR-010"  # a Porte, and another's Créature


# Aptitudes of this theme together, and what stands on no card


@rule("RI-DRAIN-010", "RI-BLEED-010", "RI-IRON-010", "RI-WALL-010", "RI-SHADOW-010", "RI-REANIM-010")
def test_the_dead_without_a_text():
    """Ombre, Passe-muraille, Drain, Saignement, Peau de fer and Réanimation in one Combat phase."""

    def build(seed):
        glutton = {"card": "zombie-glouton", "charges": [charged(1)]}
        ghost = {"card": "spectre-du-couloir", "charges": [charged(1)]}
        return scene(
            {"field": [glutton, ghost, "ombre-sans-maitre", "squelette"]},
            {"field": ["grille-du-charnier", "zombie-du-puits", "miel"]},
            seed=seed,
        )

    def act(t):
        attack_with(t, "zombie-glouton", "spectre-du-couloir", "ombre-sans-maitre", "squelette")
        t.you.block("grille-du-charnier")
        t.asks(1, ["zombie-glouton", "squelette"], kind="against")  # no ghost, no shadow
        t.you.pick("zombie-glouton")
        t.you.block("miel", "spectre-du-couloir")
        t.you.block("zombie-du-puits", "squelette")
        if t.match.decision.kind == "block":
            t.you.pick("done")
        resolve(t)
        t.asks(1, ["zombie-glouton", "spectre-du-couloir", "squelette"], kind="order")
        t.you.pick("squelette", "zombie-glouton")
        resolve(t)
        t.asks(0, ["yes", "no"])
        t.me.pick("yes")

    t = falling(build, act, True)
    resolve(t)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    t.asks(0, ["zombie-glouton", "spectre-du-couloir"], kind="trigger")
    t.me.pick("zombie-glouton")
    assert t.me.ether == 1 and values(t, "squelette") == (2, 2) and not t.card("squelette").tilted
    assert values(t, "zombie-glouton") == (4, 2) and values(t, "zombie-du-puits") == (3, 2)
    assert values(t, "miel") == (1, 2) and life(t, "azell") == t.card("azell").printed.life - 3
    end_turn(t)
    assert values(t, "zombie-glouton") == (4, 4) and values(t, "spectre-du-couloir") == (3, 3)
    t.settled()


@rule("RI-DIVERSION-010", "RI-HORDE-010")
def test_a_child_of_the_walls_keeps_the_horde_from_blocking():
    def build(seed):
        return scene(
            {"field": ["enfant-des-murs", "main-rampante", "bete-bilieuse"]}, {"field": ["garde-d-os"]}, seed=seed
        )

    def act(t):
        action(t, "enfant-des-murs", 1, "garde-d-os")

    t = falling(build, act, True)
    resolve(t)
    attack_with(t, "main-rampante", "bete-bilieuse")
    t.asks(1, kind="hit")
    t = falling(build, act, False)
    resolve(t)
    attack_with(t, "main-rampante", "bete-bilieuse")
    t.you.block("garde-d-os", "main-rampante")
    t.you.block("garde-d-os", "bete-bilieuse")  # 2 < 3: one more
    resolve(t)
    t.you.pick("main-rampante")
    resolve(t)
    t.me.pick("no")
    resolve(t)
    t.me.pick("no")
    assert t.me.field == ["enfant-des-murs"] and t.you.graveyard == ["garde-d-os"] and t.me.ether == 2
    t.settled()


@rule("RI-POSS-010", "RI-POSS-040", "RI-POSS-050", "RI-CREA-040")
def test_possessed_by_the_dead():
    """S64, with me as Oscar."""

    def build(seed):
        return scene({"field": ["guni"]}, {"field": ["revenante-voilee"]}, seed=seed)

    def act(t):
        attack_with(t, "guni")
        t.you.block("revenante-voilee", "guni")
        resolve_to_combat(t)
        t.me.pick("pass")
        action(t, "revenante-voilee")

    t = falling(build, act, True)
    resolve(t)
    assert t.you.graveyard == ["revenante-voilee"] and t.you.field == ["guni"] and not t.card("guni").tilted
    end_turn(t)
    t.match.choose("combat")
    resolve(t)
    t.you.attack("guni")
    t.you.pick("done")
    resolve(t)
    t.me.pick("atlas")
    end_turn(t)
    assert t.me.field == ["guni"] and t.card("guni").tilted
    t.settled()


@rule("RI-EXHUM-030", "RI-REANIM-060")
def test_no_one_left_to_exhume_for():
    """S39"""
    t = scene({"field": ["squelette", "zombie-glouton"]}, {"hand": ["devastation"]})
    devastate(t)
    t.asks(0, ["yes", "no"])
    assert t.match.decision.prompt and t.match.ask.source == t.number("squelette")
    assert t.me.graveyard == ["zombie-glouton"] and t.me.field == []
    t.me.pick("no")
    t.settled()


@card("chair-pour-os", "faucheuse-patiente")
@rule("RI-REANIM-095", "RI-REANIM-010", "RI-GLO-310", "RI-GLO-260", "RI-RESOLVE-090")
def test_the_second_death():
    """S40"""
    back = {"card": "squelette", "flags": ["token", "reanimated"], "charges": [charged(1)]}
    t = scene({"field": [back, "faucheuse-patiente"], "hand": ["chair-pour-os"]}, {"field": ["guni"]})
    t.me.invoke("chair-pour-os", "guni", "atlas")
    resolve(t)
    t.me.pick("squelette")
    assert t.me.field == ["faucheuse-patiente"] and t.you.field == ["guni"] and t.me.ether == 0
    assert life(t, "azell") == t.card("azell").printed.life and t.me.exclusion == []
    t.settled()


@rule("RI-GLO-170", "RI-GLO-250", "RI-EXHUM-010", "RI-RESOLVE-050")
def test_ether_for_the_keeper():
    """S43, with me as Oscar."""

    def build(seed):
        mad = sick("main-rampante", "folie", by=0, holds=[[0, "ill"]], owner=1)
        return scene({"field": [mad, "support", "guni"]}, {"hand": ["boule-de-feu"]}, seed=seed)

    def act(t):
        bolt(t, "main-rampante")
        t.me.pick("yes", "guni")

    t = falling(build, act, True)
    assert t.me.ether == 1 and t.you.ether == 0 and len(t.me.hand) == 1
    resolve(t)
    assert values(t, "guni") == (4, 4) and t.you.graveyard == ["boule-de-feu"] and t.me.graveyard == []
    t.settled()


@rule("RI-EXHUM-010")
def test_exhumation_gives_two_to_a_zombie_and_one_to_another():
    def build(seed):
        return scene(
            {"field": ["main-rampante", "zombie-glouton", "garde-d-os"]}, {"hand": ["boule-de-feu"]}, seed=seed
        )

    for id, more in (("zombie-glouton", 2), ("garde-d-os", 1)):

        def act(t, id=id):
            bolt(t, "main-rampante")
            t.me.pick("yes")
            t.asks(0, ["zombie-glouton", "garde-d-os"])
            t.me.pick(id)

        t = falling(build, act, True)
        before = values(t, id)
        resolve(t)
        assert values(t, id) == (before[0] + more, before[1] + more)
        t = falling(build, act, False)
        resolve(t)
        assert values(t, id) == before
        t.settled()


@card("mutisme")
@rule("RI-PRIO-070", "RI-ACTION-140")
def test_no_action_is_offered_to_the_dead_under_mutisme():
    t = scene({"field": ["squelette", "main-rampante", "guni", "mutisme"]}, {"hand": ["boule-de-feu", "haute-tension"]})
    bolt(t, "main-rampante")
    t.asks(0, kind="main")
    t.me.pick("pass")
    t.you.invoke("boule-de-feu", "squelette", "azell") if "boule-de-feu" in t.you.hand else t.you.pick("pass")
    resolve(t)
    assert t.me.field == ["squelette", "guni", "mutisme"]
    t = scene({"field": ["squelette", "guni", "mutisme"]}, {"hand": ["boule-de-feu"]})
    bolt(t, "squelette")
    assert t.me.field == ["guni", "mutisme"] and t.state.aside == [] and t.me.ether == 1
    t.settled()


@card("yzate")
@rule("RI-APT-030")
def test_a_creature_that_has_lost_exhumation_as_an_action_does_not_exhume():
    t = scene({"field": ["main-rampante", "guni"]}, {"invokers": ["yzate", "azell"], "hand": ["boule-de-feu"]})
    t.me.pick("pass")
    skill(t, "yzate", 2, "main-rampante")
    resolve(t)
    bolt(t, "main-rampante")
    t.asks(0, kind="main")
    assert t.me.field == ["guni"]
    t.settled()


@card("lazarus", "garde-d-os")
@rule("RI-CALL-060", "RI-STACK-090", "RI-GLO-050")
def test_an_appel_is_not_an_invocation():
    """S14"""
    t = scene({"invokers": OSSUARY}, {"invokers": ["oracle", "azell"], "hand": ["non"]})
    skill(t, "lazarus", 1)
    t.you.pick("pass")
    t.me.pick("pass")
    t.me.pick("pass")
    assert stack(t) == ["squelette:call"] and t.why("invoke", "non") == "RI-STACK-090"
    skill(t, "oracle", 4)
    resolve(t)
    assert t.me.field == []
    t.settled()


@card("lazarus", "detresse")
@rule("RI-CASE-030", "RI-INVOC-170", "RI-XSTACK-050")
def test_a_level_lost_above_level_one():
    """S02"""
    t = scene({"invokers": OSSUARY, "level": 2, "graveyard": ["squelette-captif"]}, {"hand": ["detresse"]})
    skill(t, "lazarus", 2, "squelette-captif")
    t.you.invoke("detresse", "lazarus", "azell")
    resolve(t)
    it = t.card("lazarus")
    assert (it.level, it.points, it.life) == (1, 0, 14) and t.me.field == ["squelette-captif"]
    t.settled()


@card("miroir-de-protection")
@rule("RI-IMM-100", "RI-GRAVE-030", "RI-GLO-170")
def test_a_mirrored_creature_has_two_masters():
    """S24"""

    def build(seed):
        return scene({"hand": ["chevalier-exhume", "boule-de-feu"]}, {"hand": ["miroir-de-protection"]}, seed=seed)

    def act(t):
        t.me.invoke("chevalier-exhume", "atlas")
        t.you.invoke("miroir-de-protection", "chevalier-exhume", "azell")
        resolve(t)
        assert t.you.field == ["chevalier-exhume"]
        t.me.invoke("boule-de-feu", "chevalier-exhume", "atlas")
        resolve(t)
        t.asks(1, ["yes", "no"])
        t.you.pick("yes")

    t = falling(build, act, False)
    resolve(t)
    assert "chevalier-exhume" in t.me.graveyard and t.you.field == []
    t = falling(build, act, True)
    resolve(t)
    assert t.you.field == ["chevalier-exhume"] and values(t, "chevalier-exhume") == (4, 4)
    t.settled()


@rule("RI-REANIM-010", "RI-REANIM-080", "RI-REANIM-090")
def test_a_reanimated_card_is_reset_upright_and_excluded_the_next_time():
    def build(seed):
        sickly = sick("chevalier-exhume", "amok", "allergie", tilted=True)
        return scene(
            {"field": [{**sickly, "as": "knight"}, {"card": "champignon", "host": "knight"}]},
            {"hand": ["boule-de-feu", "obligation"], "field": ["titan-au-carcan"]},
            seed=seed,
        )

    def act(t):
        t.me.pick("pass")
        t.you.invoke("boule-de-feu", "chevalier-exhume", "azell")
        resolve(t)
        t.asks(0, ["yes", "no"])
        t.me.pick("yes")

    t = falling(build, act, True)
    resolve(t)
    it = t.card("chevalier-exhume")
    assert values(t, "chevalier-exhume") == (4, 4) and it.ills == [] and not it.tilted
    assert t.me.graveyard == ["champignon"]
    t.me.pick("combat")
    resolve(t)
    assert t.why("attack", "chevalier-exhume") == ""
    t.me.pick("done")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke(
        "obligation", f"action:{t.number('obligation')}.1", "chevalier-exhume", "titan-au-carcan", "done", "azell"
    )
    resolve(t)
    assert t.me.exclusion == ["chevalier-exhume"] and t.me.graveyard == ["champignon"]
    t.settled()


@rule("RI-REANIM-090", "RI-FOLIE-010")
def test_who_comes_back_from_madness_comes_back_to_its_owner():
    def build(seed):
        mad = sick("chevalier-exhume", "folie", by=0, owner=1, holds=[[0, "ill"]])
        return scene({"field": [mad]}, {"hand": ["boule-de-feu"]}, seed=seed)

    def act(t):
        bolt(t, "chevalier-exhume")
        t.asks(0, ["yes", "no"])  # the controller decides
        t.me.pick("yes")

    t = falling(build, act, True)
    resolve(t)
    assert t.you.field == ["chevalier-exhume"] and t.me.field == []
    t.settled()


@rule("RI-REANIM-010", "RI-POSS-040")
def test_who_comes_back_while_possessed_goes_home_at_its_owners_next_turn():
    def build(seed):
        held = {"card": "chevalier-exhume", "owner": 1, "holds": [[0, "start"]]}
        return scene({"field": [held]}, {"hand": ["boule-de-feu"]}, seed=seed)

    def act(t):
        bolt(t, "chevalier-exhume")
        t.me.pick("yes")

    t = falling(build, act, True)
    resolve(t)
    assert t.me.field == ["chevalier-exhume"]
    end_turn(t)
    assert t.you.field == ["chevalier-exhume"]
    t.settled()


@rule("RI-SCHIZO-010", "RI-SCHIZO-030", "RI-ACTION-140")
def test_the_origin_of_schizophrenie_exhumes_for_its_own_creatures():
    def build(seed):
        hand = sick("main-rampante", "schizophrenie", by=0)
        return scene({"field": ["garde-d-os"], "hand": ["boule-de-feu"]}, {"field": [hand, "guni"]}, seed=seed)

    def act(t):
        end_turn(t)
        resolve(t)
        t.you.pick("pass")
        t.me.invoke("boule-de-feu", "main-rampante", "atlas")
        resolve(t)
        if t.match.ask.seat == 0:
            t.asks(0, ["yes", "no"])
            t.me.pick("yes")
            t.asks(0, ["garde-d-os"])
            t.me.pick("garde-d-os")

    t = falling(build, act, True, True)
    resolve(t)
    assert values(t, "garde-d-os") == (3, 4) and t.you.ether == 1
    t.settled()


@card("support", "faucheuse-patiente")
@rule("RI-GOAL-040", "RI-GOAL-080", "RI-CASE-050")
def test_what_was_triggered_for_a_player_who_has_just_lost_does_not_happen():
    t = scene(
        {"hand": ["devastation"]},
        {
            "field": ["support", "faucheuse-patiente", "squelette"],
            "library": [],
            "invokers": [{"card": "azell", "life": 9}, {"card": "lilith", "life": 0}],
        },
        {},
    )
    t.me.invoke("devastation", t.number("devastation"), "atlas")
    resolve(t)
    t.asks(1, ["support", "faucheuse-patiente"], kind="trigger")
    t.you.pick("support")
    assert t.state.out == 0b10 and t.state.players[1].short == 0
    t.asks(0, kind="main")
    assert life(t, "atlas") == t.card("atlas").printed.life - 3 and t.state.vanishing == []
    t.settled()


@card("terre-des-morts")
def test_two_lands_of_the_dead_give_a_charge_each():
    t = scene({"field": ["terre-des-morts", "terre-des-morts"], "graveyard": ["garde-d-os"]})
    first, second = numbers(t, "terre-des-morts")
    action(t, first, 1, "garde-d-os")
    resolve(t)
    t.asks(0, [first, second], kind="trigger")
    t.me.pick(first)
    assert values(t, "garde-d-os") == (4, 5)
    t.settled()


@card("colosse-demembre", "grille-du-charnier")
@rule("RI-GLO-170")
def test_who_controls_a_card_benefits_from_its_destruction():
    stolen = {"card": "colosse-demembre", "owner": 1, "holds": [[0, ""]]}
    gate = {"card": "grille-du-charnier", "owner": 1, "holds": [[0, ""]]}
    t = scene({"field": [stolen, gate]}, {"hand": ["devastation"]})
    devastate(t)
    t.me.pick("grille-du-charnier")
    resolve(t)
    assert t.me.field == ["main-rampante", "main-rampante"] and t.you.field == [] and len(t.me.hand) == 1
    assert {"colosse-demembre", "grille-du-charnier"} <= set(t.you.graveyard) and t.me.graveyard == []
    t.settled()


@card("couronne-d-ossements", "lilith")
@rule("RI-REANIM-095")
def test_the_crown_gives_nothing_for_what_is_excluded_instead():
    back = {"card": "chevalier-exhume", "flags": ["reanimated"]}
    crown = {"card": "couronne-d-ossements", "host": "lilith"}
    t = scene({"field": [back, crown], "invokers": [{"card": "lilith", "level": 1, "as": "lilith"}, "atlas"]})
    skill(t, "lilith", 1)
    resolve(t)
    assert t.me.exclusion == ["chevalier-exhume"] and t.me.hand == [] and life(t, "lilith") == 17
    t.settled()


@card("saccageur-de-tombes", "rappel-des-limbes")
@rule("RI-PLAY-140", "RI-CALL-050")
def test_a_called_card_whose_effect_has_no_target_stays_where_it_was():
    t = scene({"hand": ["rappel-des-limbes"], "exclusion": ["hypnotiseuse"]}, {"field": ["roi-des-os"]})
    t.me.invoke("rappel-des-limbes", "hypnotiseuse", "atlas")
    resolve(t)
    assert t.me.field == [] and t.me.exclusion == ["hypnotiseuse"]
    t.settled()


@card("faucheuse-patiente", "pleureuse")
@rule("RI-FOLIE-010", "RI-GLO-170")
def test_a_stolen_reaper_serves_her_new_player():
    mad = sick("faucheuse-patiente", "folie", by=0, owner=1, holds=[[0, "ill"]])
    t = scene({"field": [mad, "garde-d-os"]}, {"hand": ["boule-de-feu"]})
    bolt(t, "garde-d-os")
    t.asks(0, ["azell", "lilith"])
    t.me.pick("azell")
    assert life(t, "azell") == t.card("azell").printed.life - 1
    t.settled()


@card("roi-des-os", "contremaitre-zombie")
@rule("RI-GLO-340", "RI-CHARGE-050")
def test_what_an_inactive_king_gave_is_gone_and_may_cost_a_life():
    hurt = {"card": "squelette", "damage": 1}
    t = scene(
        {"field": ["roi-des-os", hurt], "invokers": ["atlas", "tyran"]}, {"field": ["ours-des-glaces-eternelles"]}
    )
    t.me.pick("pass")
    action(t, "ours-des-glaces-eternelles", 1, "roi-des-os")
    resolve(t)
    t.asks(0, ["yes", "no"])  # the Squelette had 1 defence left by the King's charge
    t.me.pick("no")
    assert t.me.field == ["roi-des-os"] and t.me.ether == 1
    t.settled()
