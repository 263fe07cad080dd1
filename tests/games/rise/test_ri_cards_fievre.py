"""The cards of Fièvre: diseases, those who give them, those who heal."""

from ri_scene import (
    action,
    attack_with,
    charged,
    diseases,
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

from pioche.games.rise.rules.values import owned, types, usable
from pioche.testing import card, rule

DOCTORS = ["mere-quarantaine", "docteur-vermeil"]
BLUNT = ["yzate", "atlas"]


def origin(t, id):
    return [one.origin for one in t.card(id).ills]


def next_turn(field, me=None, **you):
    """A builder of scenes in which my opponent's turn, with this battlefield, comes next."""
    return lambda seed: scene(me, {"field": field, **you}, seed=seed)


# Yzate


@card("yzate")
@rule("RI-APT-040")
def test_yzate_takes_an_aptitude_of_her_choice_for_good():
    t = scene({"invokers": BLUNT}, {"field": ["griffon-bague", "moustique-de-faubourg", "lazaret"]})
    skill(t, "yzate", 1)
    t.asks(0, ["griffon-bague", "moustique-de-faubourg"])
    t.me.pick("moustique-de-faubourg")
    resolve(t)
    t.asks(0, ["word:0", "word:1"], kind="word")
    t.me.pick("word:0")
    assert owned(t.state, t.card("moustique-de-faubourg")) == ("saignement",)
    end_turn(t)
    assert owned(t.state, t.card("moustique-de-faubourg")) == ("saignement",)
    t.settled()


@card("yzate")
@rule("RI-RESOLVE-080")
def test_yzate_may_aim_at_a_creature_that_has_nothing_to_lose():
    t = scene({"invokers": BLUNT}, {"field": ["voyageur-imprevu"]})
    skill(t, "yzate", 1, "voyageur-imprevu")
    resolve(t)
    t.asks(0, kind="main")
    t.settled()


@card("yzate")
@rule("RI-APT-030", "RI-ACTION-040")
def test_yzate_takes_an_action_until_the_turn_has_passed():
    t = scene({"invokers": BLUNT, "field": ["saccageur-de-tombes"], "graveyard": ["guni"]})
    number = t.number("saccageur-de-tombes")
    skill(t, "yzate", 2, "saccageur-de-tombes")
    resolve(t)
    t.asks(0, ["word:0", "word:1"], kind="word")
    t.me.pick("word:0")
    assert f"action:{number}.1" not in t.match.decision.keys
    end_turn(t)
    end_turn(t)
    assert f"action:{number}.1" in t.match.decision.keys
    t.settled()


@card("yzate")
@rule("RI-APT-020", "RI-EFFECT-090", "RI-RESOLVE-020")
def test_yzate_silences_all_effects_passive_aptitudes_too_and_draws():
    t = scene({"invokers": BLUNT, "field": ["moustique-de-faubourg", "roi-des-os", "squelette"]})
    assert values(t, "squelette") == (2, 2)
    skill(t, "yzate", 3, "roi-des-os")
    resolve(t)
    assert values(t, "squelette") == (1, 1) and len(t.me.hand) == 1
    assert "reanimation" in owned(t.state, t.card("roi-des-os"))  # an Action, not an Effect
    end_turn(t)
    assert values(t, "squelette") == (2, 2)
    t = scene({"invokers": BLUNT, "field": ["moustique-de-faubourg"]})
    skill(t, "yzate", 3, "moustique-de-faubourg")
    resolve(t)
    assert owned(t.state, t.card("moustique-de-faubourg")) == ()
    end_turn(t)
    assert owned(t.state, t.card("moustique-de-faubourg")) == ("vol", "saignement")
    t.settled()


# Mère Quarantaine


@card("mere-quarantaine")
@rule("RI-GLO-530", "RI-ILL-020")
def test_mother_quarantine_heals_a_card_an_invocateur_or_a_player():
    frozen = {"card": "azell", "ills": [["gel", 0, 0]], "charges": [["unusable", 1, "ends", 2, 0, None, "gel"]]}

    def build():
        return scene(
            {"invokers": DOCTORS, "field": ["cure"]},
            {
                "field": [sick("myrthil", "amok", "allergie", by=0)],
                "invokers": [frozen, "lilith"],
                "ills": [["refroidissement", 0, 0]],
            },
        )

    t = build()
    skill(t, "mere-quarantaine", 1)
    t.asks(0, ["cure", "myrthil", "mere-quarantaine", "docteur-vermeil", "azell", "lilith", "player:0", "player:1"])
    t.me.pick("myrthil")
    resolve(t)
    assert diseases(t, "myrthil") == [] and values(t, "myrthil") == (6, 6) and t.you.ills != []
    assert not usable(t.card("azell"))
    t.settled()
    t = build()
    skill(t, "mere-quarantaine", 1, "azell")
    resolve(t)
    assert usable(t.card("azell")) and diseases(t, "myrthil") == ["amok", "allergie"]
    t = build()
    skill(t, "mere-quarantaine", 1, "player:1")
    resolve(t)
    assert t.you.ills == [] and not usable(t.card("azell"))
    t.settled()


@card("mere-quarantaine")
@rule("RI-IMMUN-010", "RI-GLO-560")
def test_mother_quarantine_infects_with_paralysie_unless_it_is_immune_or_protected():
    t = scene({"invokers": DOCTORS}, {"field": ["guni", "microbe"], "invokers": ["lauviah", "azell"]})
    skill(t, "mere-quarantaine", 2, "guni")
    resolve(t)
    assert diseases(t, "guni") == ["paralysie"] and origin(t, "guni") == [0]
    t = scene({"invokers": DOCTORS}, {"field": ["guni", "microbe"]})
    skill(t, "mere-quarantaine", 2, "microbe")
    resolve(t)
    assert diseases(t, "microbe") == []
    t = scene({"invokers": DOCTORS}, {"field": ["guni"], "invokers": ["lauviah", "azell"]})
    skill(t, "mere-quarantaine", 2, "guni")
    skill(t, "lauviah", 2, "guni")
    resolve(t)
    assert diseases(t, "guni") == []
    t.settled()


@card("mere-quarantaine")
@rule("RI-ILL-030", "RI-ILL-090")
def test_mother_quarantine_transmits_one_disease_of_her_choice_and_becomes_its_origin():
    t = scene({"invokers": DOCTORS, "field": ["myrthil"]}, {"field": [sick("garde-d-os", "amok", "trauma"), "guni"]})
    skill(t, "mere-quarantaine", 3, "garde-d-os")
    t.asks(0, ["myrthil", "guni"])
    t.me.pick("guni")
    resolve(t)
    t.asks(0, ["word:0", "word:1"], kind="word")
    t.me.pick("word:1")
    assert diseases(t, "guni") == ["trauma"] and origin(t, "guni") == [0]
    assert diseases(t, "garde-d-os") == ["amok", "trauma"] and origin(t, "garde-d-os") == [1, 1]
    t.settled()


@card("mere-quarantaine")
@rule("RI-ILL-030", "RI-RESOLVE-020")
def test_there_is_nothing_to_transmit_from_the_healthy():
    t = scene({"invokers": DOCTORS, "field": ["myrthil", "guni"]})
    skill(t, "mere-quarantaine", 3, "myrthil", "guni")
    resolve(t)
    assert diseases(t, "guni") == []
    t.settled()
    t = scene({"invokers": DOCTORS, "field": ["myrthil"]})
    assert t.why(f"skill:{t.number('mere-quarantaine')}.3") == ""  # its second target is looked for as it is named


@card("mere-quarantaine", "docteur-vermeil")
@rule("RI-CONST-020", "RI-CONST-040", "RI-ILL-040")
def test_constance_and_the_doctor():
    """S75"""
    t = scene(
        {"invokers": DOCTORS, "field": [sick("voyageur-imprevu", "allergie", by=0)]}, {"field": ["guni", "lazaret"]}
    )
    skill(t, "docteur-vermeil", 1)
    t.asks(0, ["voyageur-imprevu"])
    t = scene(
        {"invokers": DOCTORS, "field": [sick("voyageur-imprevu", "allergie", by=0), "microbe"]},
        {"field": ["guni", "lazaret", "myrthil"]},
    )
    skill(t, "mere-quarantaine", 4, "voyageur-imprevu")
    resolve(t)
    assert diseases(t, "guni") == ["allergie"] and values(t, "guni") == (3, 3)
    assert diseases(t, "myrthil") == ["allergie"] and values(t, "myrthil") == (5, 5)
    assert diseases(t, "lazaret") == [] and diseases(t, "microbe") == []
    assert values(t, "voyageur-imprevu") == (2, 2)  # not itself
    t.settled()


# Docteur Vermeil


@card("docteur-vermeil")
@rule("RI-ALLERG-010")
def test_doctor_vermeil_infects_with_allergie_on_a_success_and_it_adds_up():
    def build(seed):
        return scene({"invokers": DOCTORS}, {"field": [sick("myrthil", "allergie", by=0)]}, seed=seed)

    def act(t):
        skill(t, "docteur-vermeil", 1, "myrthil")

    t = falling(build, act, True)
    resolve(t)
    assert values(t, "myrthil") == (4, 4)
    t = falling(build, act, False)
    resolve(t)
    assert values(t, "myrthil") == (5, 5)
    t.settled()


@card("docteur-vermeil")
def test_doctor_vermeil_weakens_the_infected_alone():
    t = scene(
        {"invokers": DOCTORS, "field": [sick("guni", "amok", by=0)]}, {"field": [sick("myrthil", "amok"), "garde-d-os"]}
    )
    skill(t, "docteur-vermeil", 2)
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil")
    resolve(t)
    assert values(t, "myrthil") == (5, 5)
    t.settled()


@card("docteur-vermeil")
@rule("RI-FOLIE-010")
def test_doctor_vermeil_takes_the_will_of_a_creature_until_it_is_healed():
    t = scene({"invokers": DOCTORS}, {"field": ["guni", "cure"]})
    skill(t, "docteur-vermeil", 3, "guni")
    resolve(t)
    assert t.me.field == ["guni"] and t.you.field == ["cure"]
    end_turn(t)
    end_turn(t)
    assert t.me.field == ["guni"]
    t.me.pick("pass")
    action(t, "cure", 1, "guni")
    resolve(t)
    assert t.you.field == ["cure", "guni"] and t.me.field == []
    t.settled()


@card("docteur-vermeil")
@rule("RI-FOLIE-010", "RI-ILL-090")
def test_folie_goes_to_the_newest_player_and_home_when_it_ends():
    t = scene({"invokers": DOCTORS}, {"field": ["guni"]}, {"invokers": ["docteur-vermeil", "yris"]})
    skill(t, "docteur-vermeil", 3, "guni")
    resolve(t)
    t.me.pick("pass")
    t.you.pick("pass")
    number = t.players[2]["docteur-vermeil"].card.number
    skill(t, number, 3, "guni")
    resolve(t)
    assert t.players[2].field == ["guni"] and diseases(t, "guni") == ["folie"] and origin(t, "guni") == [2]
    skill(t, "mere-quarantaine", 1, "guni")
    resolve(t)
    assert t.you.field == ["guni"]
    t.settled()


# Niveaux Supérieurs


@card("niveau-superieur-contagieux")
@rule("RI-LEVEL-030", "RI-CONST-040")
def test_a_contagious_level_infects_with_parasite():
    t = scene({"hand": ["niveau-superieur-contagieux"], "level": 2}, {"field": ["guni", "myrthil"]})
    t.me.level("niveau-superieur-contagieux", "atlas")
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil")
    resolve(t)
    assert diseases(t, "myrthil") == ["parasite"] and values(t, "myrthil") == (5, 5) and t.card("atlas").level == 3
    t = scene({"hand": ["niveau-superieur-contagieux"], "level": 2}, {"field": ["guni"]})
    t.me.level("niveau-superieur-contagieux", "atlas")
    assert t.card("atlas").level == 3 and stack(t) == []
    t.settled()


@card("niveau-superieur-de-convalescence")
def test_a_level_of_convalescence_heals_the_invocateur_that_gains_it():
    frozen = {"level": 2, "ills": [["gel", 1, 0]], "charges": [["unusable", 1, "ends", 2, 1, None, "gel"]]}
    t = scene(
        {
            "hand": ["niveau-superieur-de-convalescence"],
            "invokers": [{"card": "atlas", **frozen}, {"card": "tyran", **frozen}],
        }
    )
    t.me.level("niveau-superieur-de-convalescence", "tyran")
    resolve(t)
    assert usable(t.card("tyran")) and not usable(t.card("atlas"))
    t.settled()


# Créatures


@card("nocturne")
def test_nocturne_flies_until_the_turn_has_passed():
    t = scene({"field": ["nocturne"], "coins": 1})
    action(t, "nocturne")
    resolve(t)
    assert owned(t.state, t.card("nocturne")) == ("vol",) and t.me.coins == 0
    end_turn(t)
    assert owned(t.state, t.card("nocturne")) == ()
    t.settled()


@card("sado", "maso")
@rule("RI-ACTION-070", "RI-GLO-020")
def test_sado_is_paid_for_the_failures_of_others_maso_for_all():
    def build(seed):
        return scene(
            {"field": ["pleureuse", "sado", "maso", "maso"], "graveyard": ["guni"], "coins": 0},
            {"field": ["sado", "maso"], "coins": 0},
            {"field": ["sado"], "coins": 0},
            seed=seed,
        )

    def act(t):
        action(t, "pleureuse", 1, "guni")

    t = falling(build, act, False)
    assert t.me.coins == 0  # not before it resolves
    resolve(t)
    first, second = numbers(t, "maso")[:2]
    t.asks(0, [first, second], kind="trigger")
    t.me.pick(second)
    t.asks(1, ["sado", "maso"], kind="trigger")
    t.you.pick("sado")
    assert (t.me.coins, t.you.coins, t.players[2].coins) == (2, 2, 1)
    t = falling(build, act, True)
    resolve(t)
    assert (t.me.coins, t.you.coins, t.players[2].coins) == (0, 0, 0)
    t.settled()


@card("infirmiere-au-masque")
def test_the_nurse_heals_creatures():
    t = scene(
        {"field": ["infirmiere-au-masque", sick("guni", "amok", "trauma")]},
        {"field": [sick("myrthil", "amok", by=0), "lazaret"]},
    )
    action(t, "infirmiere-au-masque")
    t.asks(0, ["infirmiere-au-masque", "guni", "myrthil"])
    t.me.pick("guni")
    resolve(t)
    assert diseases(t, "guni") == [] and diseases(t, "myrthil") == ["amok"] and t.me.coins == 9
    t.settled()


@card("danseur-fievreux")
@rule("RI-COMBAT-220")
def test_the_dancer_infects_what_she_blocks_and_not_what_blocks_her():
    t = scene({"field": ["guni"]}, {"field": ["danseur-fievreux"]})
    attack_with(t, "guni")
    t.you.block("danseur-fievreux", "guni")
    resolve(t)
    assert diseases(t, "guni") == ["demence"] and origin(t, "guni") == [1]
    t = scene({"field": ["danseur-fievreux"]}, {"field": ["guni"]})
    attack_with(t, "danseur-fievreux")
    t.you.block("guni", "danseur-fievreux")
    resolve(t)
    assert diseases(t, "guni") == []
    t.settled()


@card("danseur-fievreux")
@rule("RI-DODGE-010", "RI-DODGE-020", "RI-DODGE-030")
def test_the_dodger_infects():
    """S78"""

    def build(seed):
        return scene({"field": ["guni"]}, {"field": ["danseur-fievreux"]}, seed=seed)

    def act(t):
        attack_with(t, "guni")
        t.you.block("danseur-fievreux", "guni")
        assert t.state.step == "blocked"
        t.me.pick("pass")
        assert t.why(f"action:{t.number('danseur-fievreux')}.1") == "RI-ACTION-130"
        t.you.pick("pass")
        t.me.pick("pass")
        action(t, "danseur-fievreux")

    t = falling(build, act, True)
    resolve(t)
    assert (
        diseases(t, "guni") == ["demence"] and values(t, "guni") == (3, 1) and values(t, "danseur-fievreux") == (2, 3)
    )
    t.settled()


@card("danseur-fievreux", "chien-amok")
@rule("RI-DODGE-030")
def test_who_dodges_chooses_which_of_the_sick_infects():
    def build(seed):
        return scene(
            {"field": ["guni"]}, {"field": ["cobaye-recalcitrant", "chien-amok", "danseur-fievreux", "amok"]}, seed=seed
        )

    def act(t):
        attack_with(t, "guni")
        t.you.block("cobaye-recalcitrant", "guni")
        while stack(t)[:1] != ["guni:combat"]:
            t.match.choose("pass")
        t.me.pick("pass")
        action(t, "cobaye-recalcitrant")

    t = falling(build, act, True)
    resolve(t)
    t.asks(1, ["chien-amok", "danseur-fievreux"])
    t.you.pick("chien-amok")
    resolve(t)
    assert diseases(t, "guni") == ["amok"] and "cobaye-recalcitrant" in t.you.field
    t.settled()


@card("medecin-de-peste")
@rule("RI-PLAY-040", "RI-PLAY-140", "RI-GLO-110")
def test_an_arrival_effect_and_its_target():
    """S22"""
    t = scene({"hand": ["medecin-de-peste"]}, {"field": ["guni"], "hand": ["lame-de-fond"]})
    t.me.invoke("medecin-de-peste", "guni", "atlas")
    t.you.invoke("lame-de-fond", "guni", "done", "azell")
    resolve(t)
    assert t.me.field == ["medecin-de-peste"] and t.you.hand == ["guni"]
    t.settled()
    t = scene({"hand": ["medecin-de-peste"]}, {"field": ["lazaret"]})
    assert t.why("invoke", "medecin-de-peste") == "RI-STACK-090"


@card("medecin-de-peste")
def test_the_plague_doctor_gives_trauma_and_heals_players_and_invocateurs():
    t = scene({"hand": ["medecin-de-peste"], "ills": [["refroidissement", 1, 0]]}, {"field": ["guni"]})
    t.me.invoke("medecin-de-peste", "guni", "atlas")
    resolve(t)
    assert diseases(t, "guni") == ["trauma"] and origin(t, "guni") == [0]
    action(t, "medecin-de-peste")
    t.asks(0, ["atlas", "tyran", "azell", "lilith", "player:0", "player:1"])
    t.me.pick("player:0")
    resolve(t)
    assert t.me.ills == [] and t.me.coins == 8
    t.settled()


@card("chien-amok")
def test_a_mad_dog_infects_what_blocks_it():
    t = scene({"field": ["chien-amok"]}, {"field": ["myrthil"]})
    attack_with(t, "chien-amok")
    t.you.block("myrthil", "chien-amok")
    resolve(t)
    assert diseases(t, "myrthil") == ["amok"] and origin(t, "myrthil") == [0] and t.me.graveyard == ["chien-amok"]
    t = scene({"field": ["guni"]}, {"field": ["chien-amok"]})
    attack_with(t, "guni")
    t.you.block("chien-amok", "guni")
    resolve(t)
    assert t.me.graveyard == ["guni"] and t.you.graveyard == ["chien-amok"]
    t.settled()


@card("chien-amok")
def test_a_mad_dog_does_not_infect_a_porte_that_is_no_creature():
    t = scene({"field": ["chien-amok"]}, {"field": ["lazaret"]})
    attack_with(t, "chien-amok")
    t.you.block("lazaret", "chien-amok")
    resolve(t)
    assert diseases(t, "lazaret") == []
    t.settled()


@card("essaim-paralysant")
def test_the_swarm_paralyses_a_creature_that_it_has_hurt():
    t = scene({"field": ["essaim-paralysant"]}, {"field": ["myrthil", "griffon-bague"]})
    attack_with(t, "essaim-paralysant")
    t.you.block("myrthil", "essaim-paralysant")
    resolve(t)
    assert diseases(t, "myrthil") == ["paralysie"] and diseases(t, "griffon-bague") == []
    t = scene({"field": ["essaim-paralysant"]})
    attack_with(t, "essaim-paralysant")
    t.you.pick("azell")
    assert t.card("azell").ills == []
    t.settled()


@card("ver-solitaire")
@rule("RI-RESOLVE-080", "RI-CONST-040")
def test_the_worm_leaves_a_parasite_in_an_opposing_creature_of_its_players_choice():
    t = scene(
        {"field": ["ver-solitaire", "sado"], "ether": 2}, {"field": ["guni", "myrthil"], "invokers": ["tyran", "azell"]}
    )
    action(t, "ver-solitaire")
    resolve(t)
    assert values(t, "ver-solitaire") == (3, 4) and t.me.ether == 0
    t.me.pick("pass")
    skill(t, t.you["tyran"].card.number, 3, "ver-solitaire")
    resolve(t)
    t.asks(0, ["guni", "myrthil"])
    t.me.pick("guni")
    assert diseases(t, "guni") == ["parasite"] and values(t, "guni") == (3, 3) and origin(t, "guni") == [0]
    t.settled()


@card("ver-solitaire")
def test_the_worm_does_nothing_for_the_death_of_another():
    t = scene({"field": ["ver-solitaire", "sado"]}, {"field": ["guni"], "invokers": ["tyran", "azell"]})
    t.me.pick("pass")
    skill(t, t.you["tyran"].card.number, 3, "sado")
    resolve(t)
    assert t.me.field == ["ver-solitaire"] and diseases(t, "guni") == []
    t.settled()


@card("ver-solitaire")
def test_the_worm_finds_nobody_on_an_empty_board():
    t = scene({"field": ["ver-solitaire", "sado"]}, {"invokers": ["tyran", "azell"]})
    t.me.pick("pass")
    skill(t, t.you["tyran"].card.number, 3, "ver-solitaire")
    resolve(t)
    assert t.me.field == ["sado"] and diseases(t, "sado") == []
    t.settled()


@card("voix-dans-le-mur")
def test_the_voice_gives_schizophrenie():
    t = scene({"hand": ["voix-dans-le-mur"]}, {"field": ["guni"]})
    t.me.invoke("voix-dans-le-mur", "guni", "atlas")
    resolve(t)
    assert diseases(t, "guni") == ["schizophrenie"]
    t.settled()


@card("hypnotiseuse")
@rule("RI-FOLIE-010", "RI-CREA-040")
def test_the_hypnotist_takes_what_is_of_a_high_rank_number_or_infinite():
    t = scene(
        {"hand": ["hypnotiseuse"], "field": [sick("sado", "amok")]},
        {"field": ["guni", "garde-d-os", "squelette", "roi-des-os", "medecin-de-peste"]},
    )
    t.me.invoke("hypnotiseuse")
    t.asks(0, ["guni", "garde-d-os", "squelette"])
    t.me.pick("guni", "atlas")
    resolve(t)
    assert t.me.field == ["sado", "hypnotiseuse", "guni"]
    action(t, "hypnotiseuse", 1, "sado", "roi-des-os")
    resolve(t)
    assert diseases(t, "roi-des-os") == ["amok"] and t.me.coins == 8
    t.me.pick("combat")
    resolve(t)
    assert t.why("attack", "guni") == "" and t.why("attack", "hypnotiseuse") == "RI-CREA-020"
    t.me.pick("done")
    resolve(t)
    t.settled()


@card("patient-zero")
def test_patient_zero_strikes_the_infected_twice_as_hard():
    for field, left in (
        (sick("banquise", "amok"), 3),
        ("banquise", 3),
        (sick("titan-au-carcan", "amok"), None),
        ("titan-au-carcan", 2),
    ):
        t = scene({"field": ["patient-zero"]}, {"field": [field]})
        attack_with(t, "patient-zero")
        id = t.you.field[0]
        t.you.block(id, "patient-zero")
        resolve(t)
        assert (values(t, id)[1] if t.you.field else None) == left, field  # a Porte is no Creature
        t.settled()


@card("patient-zero")
@rule("RI-ILL-040")
def test_patient_zero_propagates_to_all_that_share_a_type():
    t = scene({"field": ["patient-zero", sick("garde-d-os", "amok")]}, {"field": ["guni", "cure", "microbe"]})
    action(t, "patient-zero", 1, "garde-d-os")
    resolve(t)
    assert diseases(t, "patient-zero") == ["amok"] and diseases(t, "guni") == ["amok"]
    assert diseases(t, "cure") == [] and diseases(t, "microbe") == [] and diseases(t, "garde-d-os") == ["amok"]
    assert origin(t, "guni") == [0] and origin(t, "garde-d-os") == [1]
    t.settled()


@card("rebouteux-corrompu")
@rule("RI-CORRUPT-020")
def test_the_bonesetter_corrupts_or_heals_the_same_target():
    def build(seed):
        return scene({"field": ["rebouteux-corrompu"]}, {"field": [sick("guni", "amok", by=0)]}, seed=seed)

    def act(t):
        action(t, "rebouteux-corrompu", 1, "guni")

    t = falling(build, act, True)
    resolve(t)
    assert "corrompue" in types(t.state, t.card("guni")) and diseases(t, "guni") == ["amok"]
    t = falling(build, act, False)
    resolve(t)
    assert "corrompue" not in types(t.state, t.card("guni")) and diseases(t, "guni") == []
    t.settled()


@card("adepte-de-la-toux")
def test_the_coughing_adept_hurts_the_infected():
    t = scene({"field": ["adepte-de-la-toux"]}, {"field": [sick("myrthil", "amok"), "guni"]})
    action(t, "adepte-de-la-toux")
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil")
    resolve(t)
    assert values(t, "myrthil") == (6, 4) and t.me.coins == 9
    t.settled()
    t = scene({"field": ["adepte-de-la-toux"]}, {"field": ["guni"]})
    assert t.why(f"action:{t.number('adepte-de-la-toux')}.1") == "RI-STACK-090"


# Portes


@card("lazaret")
@rule("RI-COMBAT-320", "RI-WALL-010")
def test_the_lazaret_keeps_the_infected_away_from_its_player_while_closed():
    ghost = sick("spectre-du-couloir", "amok")
    t = scene({"field": [sick("guni", "amok"), "sado", ghost]}, {"field": ["lazaret"]}, {})
    t.me.pick("combat")
    resolve(t)
    n = {id: t.number(id) for id in ("guni", "sado", "spectre-du-couloir")}
    t.asks(
        0,
        [
            f"attack:{n['guni']}.3",
            *[f"attack:{n[one]}.{seat}" for one in ("sado", "spectre-du-couloir") for seat in (2, 3)],
            "done",
        ],
    )
    t.me.pick("done")
    resolve(t)
    t.settled()


@card("lazaret")
@rule("RI-GATE-040")
def test_an_open_lazaret_lets_the_infected_in():
    t = scene({"field": [sick("guni", "amok")]}, {"field": ["lazaret"]})
    t.me.pick("pass")
    action(t, "lazaret")
    resolve(t)
    assert t.card("lazaret").is_open and t.you.coins == 9
    t.me.pick("combat")
    resolve(t)
    assert t.why("attack", "guni") == ""
    t.me.pick("done")
    resolve(t)
    end_turn(t)
    action(t, "lazaret")
    resolve(t)
    assert not t.card("lazaret").is_open
    t.settled()


@card("egout-grouillant")
def test_the_sewer_calls_a_rat():
    t = scene({"field": ["egout-grouillant"], "ether": 3})
    action(t, "egout-grouillant")
    resolve(t)
    assert t.me.field == ["egout-grouillant", "rat-de-cale"] and t.me.ether == 1
    t.settled()


@card("abces-ambulant")
@rule("RI-ALLERG-010")
def test_the_abscess_infects_each_that_it_blocks():
    t = scene({"field": ["guni", "rat-de-cale", "microbe"]}, {"field": ["abces-ambulant"]})
    attack_with(t, "guni", "rat-de-cale", "microbe")
    t.you.block("abces-ambulant", "rat-de-cale")
    t.you.block("abces-ambulant", "guni")
    assert t.match.decision.kind != "block"
    resolve(t)
    t.you.pick("rat-de-cale")
    resolve(t)
    t.you.pick("azell")
    assert "rat-de-cale" not in t.me.field and diseases(t, "guni") == ["allergie"] and diseases(t, "microbe") == []
    assert values(t, "guni") == (3, 1)  # Constance: ill without a charge
    t.settled()


# Incantations


@card("nid-de-bile")
@rule("RI-TOKEN-050")
def test_the_nest_calls_a_monstre_of_infinite_rank_of_its_players_choice():
    t = scene({"field": ["nid-de-bile"], "ether": 2})
    action(t, "nid-de-bile")
    resolve(t)
    t.asks(0, ["kind:0", "kind:1"], kind="kind")
    t.me.pick("kind:1")
    resolve(t)
    assert len(t.me.field) == 2 and "monstre" in t.card(t.me.field[1]).printed.types and t.me.ether == 0
    t.settled()


@card("amok")
def test_amok_infects_on_a_success():
    def build(seed):
        return scene({"field": ["amok"]}, {"field": ["guni", "lazaret"]}, seed=seed)

    def act(t):
        action(t, "amok")
        t.asks(0, ["guni"])
        t.me.pick("guni")

    t = falling(build, act, True)
    resolve(t)
    assert diseases(t, "guni") == ["amok"] and t.me.coins == 9
    t = falling(build, act, False)
    resolve(t)
    assert diseases(t, "guni") == []
    t.settled()


@card("cure")
@rule("RI-ALLERG-010", "RI-GLO-530", "RI-GLO-550", "RI-POISON-050")
def test_healed_of_everything_but_poison():
    """S73"""
    fugu = sick("fugu-souriant", "allergie", "allergie", "amok")
    t = scene({"field": [fugu, "cure"], "coins": 2})
    assert values(t, "fugu-souriant") == (2, 3)
    action(t, "cure", 1, "fugu-souriant")
    resolve(t)
    assert values(t, "fugu-souriant") == (4, 5) and diseases(t, "fugu-souriant") == []
    assert "poison" in owned(t.state, t.card("fugu-souriant"))
    action(t, "fugu-souriant", 1, "fugu-souriant")
    resolve(t)
    assert "poison" not in owned(t.state, t.card("fugu-souriant")) and t.me.coins == 0
    t.settled()


@card("miroir-fele")
def test_the_cracked_mirror():
    t = scene({"field": ["miroir-fele"]}, {"field": ["guni"]})
    action(t, "miroir-fele", 1, "guni")
    resolve(t)
    assert diseases(t, "guni") == ["paranoia"] and t.me.coins == 9

    def build(seed):
        return scene({"field": ["miroir-fele"]}, {"field": ["guni"]}, seed=seed)

    def act(t):
        action(t, "miroir-fele", 2, "guni")

    t = falling(build, act, True)
    resolve(t)
    assert diseases(t, "guni") == ["schizophrenie"] and t.me.coins == 8
    t = falling(build, act, False)
    resolve(t)
    assert diseases(t, "guni") == []
    t.settled()


@card("nuits-blanches")
def test_sleepless_nights_come_in_anybodys_turn():
    t = scene({"field": ["guni"]}, {"hand": ["nuits-blanches"]})
    t.me.pick("pass")
    t.you.invoke("nuits-blanches", "guni", "azell")
    resolve(t)
    assert diseases(t, "guni") == ["demence"] and t.you.field == ["nuits-blanches"]
    t.settled()


@card("mutisme")
@rule("RI-PRIO-070", "RI-APTMISC-040", "RI-ETHER-050")
def test_mutisme_forbids_every_action_until_the_end_of_the_turn():
    t = scene(
        {"field": ["nocturne", "berserker-roux"], "hand": ["purge"], "ether": 3},
        {"hand": ["mutisme"], "field": ["infirmiere-au-masque"]},
    )
    t.me.pick("pass")
    t.you.invoke("mutisme", "azell")
    resolve(t)
    for id in ("nocturne", "berserker-roux"):
        assert t.why(f"action:{t.number(id)}.1") == "RI-PRIO-070"
    assert t.why("ether-card") == ""
    t.me.invoke("purge")
    t.asks(0, ["atlas", "tyran"], kind="payer")  # none of its Actions is offered
    t.me.pick("atlas")
    assert t.why(f"action:{t.number('infirmiere-au-masque')}.1") == "RI-PRIO-070"
    resolve(t)
    end_turn(t)
    assert t.you.graveyard == ["mutisme"] and t.why(f"action:{t.number('infirmiere-au-masque')}.1") == ""
    t.settled()


@card("mutisme")
@rule("RI-STACK-010")
def test_mutisme_comes_late():
    """S36"""

    def build(seed):
        return scene(
            {"field": ["clone-de-base", "singe-mecanique"], "coins": 2, "ether": 3}, {"hand": ["mutisme"]}, seed=seed
        )

    def act(t):
        action(t, "clone-de-base")
        t.you.invoke("mutisme", "azell")

    t = falling(build, act, True)
    while stack(t) != ["clone-de-base:call"]:
        t.match.choose("pass")
    assert t.why("imitate", "singe-mecanique") != ""
    t.me.pick("ether-coin")
    resolve(t)
    assert t.me.field.count("clone-de-base") == 2 and t.me.ether == 0 and t.me.coins == 2
    end_turn(t)
    assert t.you.graveyard == ["mutisme"]
    t.settled()


# Équipements


@card("bec-de-corbeau")
@rule("RI-IMMUN-010", "RI-IMMUN-020")
def test_the_beak_keeps_new_diseases_away_and_heals_none():
    t = scene({"hand": ["bec-de-corbeau", "regard-dans-le-dos"], "field": [sick("myrthil", "amok"), "lazaret"]})
    t.me.invoke("bec-de-corbeau")
    t.asks(0, ["myrthil"])
    t.me.pick("myrthil", "atlas")
    resolve(t)
    assert values(t, "myrthil") == (7, 7)
    t.me.invoke("regard-dans-le-dos", "myrthil", "atlas")
    resolve(t)
    assert diseases(t, "myrthil") == ["amok"] and values(t, "myrthil") == (7, 6)
    t.settled()


@card("cauchemar-portatif")
def test_a_portable_nightmare_infects_its_bearer():
    t = scene({"hand": ["cauchemar-portatif"]}, {"field": ["guni", "sado"]})
    t.me.invoke("cauchemar-portatif", "guni", "atlas")
    resolve(t)
    assert diseases(t, "guni") == ["trauma"] and origin(t, "guni") == [0] and t.me.field == ["cauchemar-portatif"]
    assert diseases(t, "sado") == []
    t.settled()


# Imminentes


@card("rouille")
@rule("RI-EQUIP-050")
def test_rust_takes_an_aptitude_of_any_constante():
    t = scene(
        {"hand": ["rouille"], "field": [{"card": "guni", "as": "guni"}, {"card": "champignon", "host": "guni"}]},
        {"field": ["lazaret"]},
    )
    t.me.invoke("rouille")
    t.asks(0, ["guni", "champignon", "lazaret"])
    t.me.pick("champignon", t.number("rouille"))
    t.asks(0, ["guni", "lazaret"])
    t.me.pick("lazaret", "atlas")
    resolve(t)
    assert t.me.graveyard == ["champignon", "rouille"] and values(t, "guni") == (3, 3)
    assert values(t, "lazaret") == (0, 5) and t.me.coins == 9
    t.settled()


@card("declassement")
def test_a_demotion_takes_a_type_other_than_creature():
    t = scene({"hand": ["declassement"]}, {"field": ["patient-zero", "guni"]})
    t.me.invoke("declassement", "patient-zero", t.number("declassement"))
    t.asks(0, ["patient-zero"])  # Constance is no target of a -1/-1 charge
    t.me.pick("patient-zero", "atlas")
    resolve(t)
    t.asks(0, ["word:0", "word:1"], kind="word")
    t.me.pick("word:0")
    assert set(types(t.state, t.card("patient-zero"))) == {"creature", "corrompue"}
    assert values(t, "patient-zero") == (3, 3)
    end_turn(t)
    assert set(types(t.state, t.card("patient-zero"))) == {"creature", "corrompue"}
    t.settled()


@card("pandemie", "gel", "cure")
@rule("RI-ILL-110", "RI-ILL-070", "RI-GLO-220", "RI-INVOC-200")
def test_the_pandemic_of_frost():
    """S76"""
    t = scene({"hand": ["gel", "pandemie"], "level": 2}, {"field": ["cure"], "invokers": ["yris", "azell"], "coins": 1})
    t.me.invoke("gel")
    t.asks(0, ["atlas", "tyran", "yris", "azell"])
    t.me.pick("yris", "atlas")
    resolve(t)
    assert not usable(t.card("yris")) and diseases(t, "yris") == ["gel"]
    t.me.invoke("pandemie", "yris", "atlas")
    resolve(t)
    everybody = ("atlas", "tyran", "yris", "azell")
    assert [usable(t.card(one)) for one in everybody] == [False] * 4
    t.me.pick("pass")
    action(t, "cure", 1, "yris")
    resolve(t)
    assert [usable(t.card(one)) for one in everybody] == [False, False, True, False]
    end_turn(t)
    assert not usable(t.card("atlas")) and t.why(f"skill:{t.number('azell')}.1") == "RI-INVOC-200"
    end_turn(t)
    assert [usable(t.card(one)) for one in everybody] == [True] * 4 and diseases(t, "atlas") == []
    t.settled()


@card("pandemie")
@rule("RI-ILL-030")
def test_a_pandemic_among_cards_of_one_main_type():
    t = scene(
        {"hand": ["pandemie"], "field": [sick("guni", "amok", "trauma"), "lazaret"]},
        {"field": ["garde-d-os", "cure", "abces-ambulant", "microbe"]},
    )
    t.me.invoke("pandemie", "guni", "atlas")
    resolve(t)
    t.me.pick("word:1")
    assert diseases(t, "garde-d-os") == ["trauma"] and diseases(t, "abces-ambulant") == ["trauma"]
    assert [diseases(t, one) for one in ("cure", "lazaret", "microbe")] == [[], [], []]
    assert t.card("atlas").ills == []
    t.settled()


@card("pandemie")
@rule("RI-ILL-100")
def test_a_pandemic_among_players():
    t = scene({"hand": ["pandemie"]}, {"ills": [["refroidissement", 0, 0]]}, {})
    t.me.invoke("pandemie", "player:1", "atlas")
    resolve(t)
    assert [[one.disease for one in player.ills] for player in t.state.players] == [["refroidissement"]] * 3
    t.settled()


@card("gel")
@rule("RI-MALADIE-010")
def test_frost_without_maladie_is_a_charge_and_no_disease():
    from pioche.games.rise.cards.book import BOOK

    printed = BOOK.cards["gel"]
    before = printed.aptitudes
    try:
        printed.aptitudes = ()
        t = scene({"hand": ["gel"]})
        t.me.invoke("gel", "azell", "atlas")
        resolve(t)
        assert not usable(t.card("azell")) and diseases(t, "azell") == []
    finally:
        printed.aptitudes = before


@card("gel")
@rule("RI-GLO-230", "RI-GLO-235")
def test_the_turn_of_who_left_drops_from_the_frost():
    """S90"""
    t = scene(
        {}, {}, {"hand": ["gel"], "invokers": [{"card": "yris", "life": 1, "level": 1}, {"card": "ozate", "life": 0}]}
    )
    t.me.pick("pass")
    t.you.pick("pass")
    t.players[2].invoke("gel", "atlas")
    resolve(t)
    assert not usable(t.card("atlas"))
    end_turn(t)
    skill(t, "lilith", 2, "yris")
    resolve(t)
    assert t.state.out == 0b100 and not usable(t.card("atlas"))
    end_turn(t)
    assert t.state.active == 0 and usable(t.card("atlas"))
    t.settled()


@card("courant-d-air")
@rule("RI-CHILL-010", "RI-CHILL-020", "RI-ILL-100")
def test_a_draught_costs_a_coin_before_each_restauration_until_it_cannot_be_paid():
    t = scene({"hand": ["courant-d-air"]}, {"coins": 1}, {})
    t.me.invoke("courant-d-air")
    t.asks(0, ["player:1", "player:2"])
    t.me.pick("player:1", "atlas")
    resolve(t)
    assert [one.disease for one in t.you.ills] == ["refroidissement"]
    end_turn(t, "draw-two")
    assert t.you.coins == 1 and t.you.ills  # one paid, one gained
    end_turn(t)
    end_turn(t)
    t.match.choose("end")
    resolve(t)
    t.asks(1, kind="restore")
    assert t.you.coins == 0 and t.you.ills
    t.settled()


@rule("RI-CHILL-010", "RI-CHILL-020")
def test_a_cold_that_nobody_pays():
    """S79"""
    cold = [["refroidissement", 0, 0]]
    t = scene({}, {"coins": 0, "ills": cold}, {"coins": 1, "ills": cold})
    t.match.choose("end")
    resolve(t)
    assert t.you.ills == [] and t.you.coins == 0
    t.you.pick("coin-two")
    assert t.you.coins == 2
    t.match.choose("end")
    resolve(t)
    t.asks(2, kind="restore")
    assert t.players[2].coins == 0 and t.players[2].ills
    t.settled()


@card("coup-de-folie")
@rule("RI-RESOLVE-120", "RI-FOLIE-010", "RI-LOCK-010")
def test_an_element_keeps_its_player():
    """S84"""

    def build(seed):
        return scene({"field": ["automate-a-clef"], "coins": 0}, {"hand": ["coup-de-folie"], "coins": 0}, seed=seed)

    def act(t):
        action(t, "automate-a-clef", 1, "automate-a-clef")
        t.you.invoke("coup-de-folie", "automate-a-clef", "azell")

    t = falling(build, act, True)
    resolve(t)
    while t.match.decision.kind not in ("main",):
        t.match.choose(t.match.decision.keys[0])
    assert t.you.field == ["automate-a-clef"] and t.card("automate-a-clef").is_open
    assert t.you.coins == 1 and t.me.coins == 0
    end_turn(t)
    assert (
        t.me.field == ["automate-a-clef"] and t.card("automate-a-clef").is_open and diseases(t, "automate-a-clef") == []
    )
    t.settled()


@card("coup-de-folie")
@rule("RI-END-010", "RI-END-040")
def test_a_fit_of_madness_heals_two_creatures_at_the_end_of_the_turn_each_in_its_stack():
    t = scene(
        {"hand": ["coup-de-folie", "coup-de-folie"]}, {"field": [sick("guni", "amok"), "sado", sick("maso", "trauma")]}
    )
    first, second = numbers(t, "coup-de-folie")
    t.me.invoke(first, "guni", "atlas")
    resolve(t)
    t.me.invoke(second, "sado", "atlas")
    resolve(t)
    assert sorted(t.me.field) == ["guni", "sado"]
    t.me.pick("end")
    t.asks(0, kind="trigger")
    t.me.pick(first)
    t.asks(1)
    resolve(t)
    t.you.pick("draw-two")
    assert (
        sorted(t.you.field) == ["guni", "maso", "sado"]
        and diseases(t, "guni") == []
        and diseases(t, "maso") == ["trauma"]
    )
    t.settled()


@card("coup-de-folie")
@rule("RI-END-090", "RI-END-040")
def test_a_fit_of_madness_after_the_end_was_declared_is_healed_before_the_turn_passes():
    t = scene({"field": ["guni"]}, {"hand": ["coup-de-folie"]})
    t.me.pick("end")
    assert stack(t) == ["atlas:end-turn"]
    t.you.invoke("coup-de-folie", "guni", "azell")
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.you.field == ["guni"] and stack(t) == ["coup-de-folie:lasting:heals-it-at-the-end:end_of_any_turn"]
    t.asks(1)
    resolve(t)
    t.asks(1, kind="restore")
    assert t.me.field == ["guni"] and diseases(t, "guni") == []
    t.settled()


@card("regard-dans-le-dos")
@rule("RI-RESOLVE-020")
def test_a_look_in_the_back():
    t = scene({"hand": ["regard-dans-le-dos"]}, {"field": ["guni", "microbe"]})
    t.me.invoke("regard-dans-le-dos", "guni", "atlas")
    resolve(t)
    assert diseases(t, "guni") == ["paranoia"] and values(t, "guni") == (3, 2)
    t = scene({"hand": ["regard-dans-le-dos"]}, {"field": [{"card": "microbe", "charges": [charged(2)]}]})
    t.me.invoke("regard-dans-le-dos", "microbe", "atlas")
    resolve(t)
    assert diseases(t, "microbe") == [] and values(t, "microbe") == (3, 2)  # the other sentence goes on
    t.settled()


@card("purge")
def test_a_purge_heals_all_cards_all_invocateurs_and_all_players():
    frozen = {"card": "azell", "ills": [["gel", 0, 0]], "charges": [["unusable", 1, "ends", 2, 0, None, "gel"]]}
    cold = [["refroidissement", 0, 0]]
    t = scene(
        {"hand": ["purge"], "field": [sick("guni", "amok")], "ills": cold, "coins": 1},
        {
            "field": [sick("myrthil", "allergie", by=0), sick("lazaret", "amok")],
            "invokers": [frozen, "lilith"],
            "ills": cold,
        },
    )
    t.me.invoke("purge", t.number("purge"), "atlas")
    resolve(t)
    assert [diseases(t, one) for one in ("guni", "myrthil", "lazaret", "azell")] == [[], [], [], []]
    assert usable(t.card("azell")) and t.me.ills == [] and t.you.ills == [] and values(t, "myrthil") == (6, 6)
    assert len(t.me.hand) == 1 and t.me.coins == 0
    t.settled()


@card("rechute", "purge")
@rule("RI-CONSTR-010", "RI-CONST-040")
def test_a_relapse_needs_a_card_that_was_healed_this_turn():
    t = scene(
        {"hand": ["rechute", "infirmiere-au-masque"], "field": ["infirmiere-au-masque", sick("myrthil", "amok")]},
        {"field": ["guni"]},
    )
    assert t.why("invoke", "rechute") == "RI-CONSTR-010"
    action(t, "infirmiere-au-masque", 1, "guni")
    resolve(t)
    assert t.why("invoke", "rechute") == "RI-CONSTR-010"  # there was nothing to heal
    t = scene({"hand": ["rechute"], "field": ["infirmiere-au-masque", sick("myrthil", "amok")]}, {"field": ["guni"]})
    action(t, "infirmiere-au-masque", 1, "myrthil")
    resolve(t)
    t.me.invoke("rechute")
    t.asks(0, ["infirmiere-au-masque", "myrthil"])
    t.me.pick("myrthil", "atlas")
    resolve(t)
    assert diseases(t, "myrthil") == ["parasite"] and values(t, "myrthil") == (5, 5)
    t.settled()


# What each disease does


@rule("RI-ILL-080", "RI-ILL-085", "RI-PARANO-010", "RI-PARANO-020", "RI-DEMENCE-010")
def test_two_tosses_then_the_order():
    """S68"""
    build = next_turn([sick("miel", "demence", "paranoia", by=0)])
    t = falling(build, end_turn, True, True)
    number = t.number("miel")
    t.asks(1, [f"trigger:{number}", f"trigger:{number}.1"], kind="trigger")
    t.you.pick(f"trigger:{number}.1")  # Paranoïa first
    assert stack(t) == ["miel:kw:ill-paranoia"]
    resolve(t)
    assert values(t, "miel") == (2, 2)
    t.settled()
    t = falling(build, end_turn, True, True)
    t.you.pick(f"trigger:{number}")
    resolve(t)
    assert values(t, "miel") == (2, 4)
    end_turn(t)
    t.me.pick("pass")
    t.settled()


@rule("RI-PARANO-010", "RI-PARANO-020")
def test_the_mark_of_paranoia_lasts_over_the_turn_and_is_spent_once():
    build = next_turn([sick("miel", "paranoia", by=0)], {"hand": ["boule-de-feu", "regard-dans-le-dos"]})
    t = falling(build, end_turn, True)
    resolve(t)
    end_turn(t)
    t.me.invoke("regard-dans-le-dos", "miel", "atlas")
    resolve(t)
    assert values(t, "miel") == (2, 4)
    t.me.invoke("boule-de-feu", "miel", "atlas")
    resolve(t)
    assert values(t, "miel") == (2, 1)
    t.settled()


@rule("RI-PARANO-030")
def test_small_damage_takes_the_doubling():
    build = next_turn([sick("miel", "paranoia", by=0)], {"hand": ["haute-tension"]}, invokers=["atlas", "azell"])

    def act(t):
        end_turn(t)
        resolve(t)
        t.you.pick("pass")
        t.me.invoke("haute-tension", t.number("haute-tension"), t.me["atlas"].card.number)

    t = falling(build, act, True)
    skill(t, t.you["atlas"].card.number, 2, "miel")
    resolve(t)
    assert values(t, "miel") == (2, 6 - 2 - 3)
    t.settled()


@rule("RI-PARANO-040")
def test_healing_takes_the_mark_of_paranoia_away():
    build = next_turn([sick("miel", "paranoia", by=0), "cure"], {"hand": ["boule-de-feu"]})
    t = falling(build, end_turn, True)
    resolve(t)
    action(t, "cure", 1, "miel")
    resolve(t)
    t.you.pick("pass")
    t.me.invoke("boule-de-feu", "miel", "atlas")
    resolve(t)
    assert values(t, "miel") == (2, 3)
    t.settled()


@rule("RI-PARAL-010", "RI-AMOK-010", "RI-GLO-340", "RI-RESOLVE-050")
def test_amok_of_the_paralysed():
    """S69"""
    build = next_turn([sick("guni", "amok", "paralysie", by=0), "miel", "lazaret"])
    t = falling(build, end_turn, True, True)
    number = t.number("guni")
    t.you.pick(f"trigger:{number}.1")
    assert stack(t) == ["guni:kw:ill-paralysie"]
    resolve(t)
    assert values(t, "miel") == (2, 3) and values(t, "guni") == (3, 1) and values(t, "lazaret") == (0, 7)
    t.match.choose("combat")
    resolve(t)
    assert t.why("attack", "guni") == "RI-GLO-340" and t.why("attack", "miel") == ""
    t.you.pick("done")
    resolve(t)
    end_turn(t)
    assert t.card("guni").charges == []
    t.settled()


@card("sado", "maso")
@rule("RI-AMOK-010", "RI-AMOK-030", "RI-ILLIST-020")
def test_amok_alone():
    """S70, with « Nocturne » for its Action."""
    build = next_turn([sick("nocturne", "amok", by=0), "lazaret"], {"field": ["maso", "sado"], "coins": 0})
    t = falling(build, end_turn, True)
    resolve(t)
    assert values(t, "nocturne") == (4, 2) and t.why(f"action:{t.number('nocturne')}.1") == "RI-PRIO-070"
    end_turn(t)
    t.me.pick("pass")
    assert t.why(f"action:{t.number('nocturne')}.1") == ""
    t.you.pick("pass")
    t.settled()
    t = falling(build, end_turn, False)
    resolve(t)
    assert t.me.coins == 0 and t.why(f"action:{t.number('nocturne')}.1") == ""
    t.settled()


@rule("RI-AMOK-020")
def test_el_diablo_and_chat_trognon():
    build = next_turn([sick("el-diablo", "amok", by=0), "chat-trognon"])
    t = falling(build, end_turn, True)
    resolve(t)
    assert sorted(t.you.graveyard) == ["chat-trognon", "el-diablo"]
    assert [life(t, one) for one in ("atlas", "tyran")] == [t.card(one).printed.life - 2 for one in ("atlas", "tyran")]
    assert life(t, "lilith") == 17
    t.settled()


@rule("RI-AMOK-030")
def test_whom_the_mad_fight_is_left_to_chance():
    hurt = set()
    for seed in range(40):
        t = next_turn([sick("miel", "amok", by=0), "titan-au-carcan", "myrthil"])(seed)
        end_turn(t)
        if said(t).count("toss.success") == 1:
            t.you.pick("miel") if t.match.decision.kind == "trigger" else None
            resolve(t)
            hurt |= {one for one in ("titan-au-carcan", "myrthil") if t.card(one).damage}
    assert hurt == {"titan-au-carcan", "myrthil"}


@card("nocturne")
@rule("RI-DEMENCE-010", "RI-DEMENCE-020")
def test_the_loss_of_dementia_is_damage_and_can_be_prevented():
    build = next_turn([sick("nocturne", "demence", by=0)], {"invokers": ["yris", "ozate"]}, invokers=["atlas", "azell"])
    t = falling(build, end_turn, True)
    t.asks(1)
    skill(t, "atlas", 1, "nocturne")
    t.me.pick("pass")
    action(t, "nocturne")  # before the outcome resolves
    resolve(t)
    assert values(t, "nocturne") == (4, 2) and owned(t.state, t.card("nocturne")) == ("vol",)
    t.settled()
    t = falling(build, end_turn, True)
    resolve(t)
    assert t.you.graveyard == ["nocturne"]
    t = falling(build, end_turn, False)
    resolve(t)
    assert values(t, "nocturne") == (4, 2) and t.why(f"action:{t.number('nocturne')}.1") == ""
    t.settled()


@rule("RI-ILL-080", "RI-ILL-020")
def test_healing_in_response_takes_the_outcome_away():
    build = next_turn([sick("nocturne", "demence", by=0), "cure"])
    t = falling(build, end_turn, True)
    action(t, "cure", 1, "nocturne")
    resolve(t)
    assert values(t, "nocturne") == (4, 2) and diseases(t, "nocturne") == []
    t.settled()


@rule("RI-PARAL-010", "RI-GLO-560")
def test_who_is_protected_is_not_paralysed():
    build = next_turn([sick("guni", "paralysie", by=0)], invokers=["lauviah", "azell"])
    t = falling(build, end_turn, True)
    skill(t, "lauviah", 2, "guni")
    resolve(t)
    t.match.choose("combat")
    resolve(t)
    assert t.why("attack", "guni") == ""
    t.you.pick("done")
    resolve(t)
    t.settled()


@rule("RI-TRAUMA-010", "RI-FOLIE-010", "RI-GRAVE-030")
def test_the_fruit_of_ones_own_trauma():
    """S71, with my opponent as Oscar."""
    mad = sick("guni", "trauma", "folie", by=1, owner=0, holds=[[1, "ill"]])
    build = next_turn([mad])
    t = falling(build, end_turn, True)
    resolve(t)
    t.asks(1, ["azell", "lilith"])
    t.you.pick("lilith")
    assert t.me.graveyard == ["guni"] and life(t, "lilith") == 15 and t.you.field == []
    t.settled()


@rule("RI-TRAUMA-010", "RI-RESOLVE-070")
def test_trauma_hurts_also_where_its_bearer_cannot_be_destroyed():
    t = falling(next_turn([sick("gardienne-immuable", "trauma", by=0)]), end_turn, True)
    resolve(t)
    t.asks(0, ["azell", "lilith"])  # the origin chooses
    t.me.pick("azell")
    assert t.you.field == ["gardienne-immuable"] and life(t, "azell") == t.card("azell").printed.life - 2
    t.settled()
    t = falling(next_turn([sick("gardienne-immuable", "trauma", by=0)]), end_turn, False)
    resolve(t)
    assert life(t, "azell") == t.card("azell").printed.life
    t.settled()


@card("niveau-superieur-contagieux")
@rule("RI-PARASIT-010", "RI-PARASIT-020", "RI-PARASIT-030", "RI-PARASIT-040")
def test_growth_and_not_growth():
    """S72"""
    t = scene(
        {"hand": ["niveau-superieur-contagieux"], "level": 2},
        {"field": ["braise-vive", sick("noye-fendeur-de-vagues", "parasite", by=0)]},
    )
    t.me.level("niveau-superieur-contagieux", "atlas", "braise-vive")
    resolve(t)
    assert t.you.field == ["noye-fendeur-de-vagues"] and t.you.ether == 1  # dead on infection: no damage
    end_turn(t)
    assert stack(t) == ["noye-fendeur-de-vagues:kw:ill-parasite"]
    resolve(t)
    assert values(t, "noye-fendeur-de-vagues") == (1, 1)
    end_turn(t)
    assert values(t, "noye-fendeur-de-vagues") == (1, 1)  # my turn does not count
    end_turn(t)
    resolve(t)
    t.asks(0, ["azell", "lilith"])
    t.me.pick("lilith")
    assert t.you.graveyard == ["noye-fendeur-de-vagues"] and life(t, "lilith") == 14
    t.settled()


@rule("RI-PARASIT-010", "RI-PARASIT-020")
def test_a_parasite_stops_at_minus_three():
    t = scene({}, {"field": [sick("myrthil", "parasite", by=0)]})
    for left in (4, 3, 3):
        end_turn(t)
        resolve(t)
        assert values(t, "myrthil") == (left, left)
        end_turn(t)
    t.settled()


@rule("RI-PARASIT-030", "RI-GLO-170")
def test_a_parasite_hurts_the_owner_whoever_controls_its_bearer():
    weak = {"card": "garde-d-os", "owner": 0, "holds": [[1, ""]], "ills": [["parasite", 1, 0]]}
    weak["charges"] = [charged(-2, by=1, tie="parasite")]
    t = scene({}, {"field": [weak]})
    end_turn(t)
    resolve(t)
    t.asks(1, ["atlas", "tyran"])
    t.you.pick("tyran")
    assert t.me.graveyard == ["garde-d-os"] and life(t, "tyran") == t.card("tyran").printed.life - 3
    t.settled()


@rule("RI-PARASIT-040")
def test_a_parasite_owes_nothing_where_something_else_destroys():
    t = scene({"hand": ["boule-de-feu"]}, {"field": [sick("garde-d-os", "parasite", by=0)]})
    t.me.invoke("boule-de-feu", "garde-d-os", "atlas")
    resolve(t)
    assert t.you.graveyard == ["garde-d-os"] and life(t, "lilith") == 17
    t.settled()


def test_a_disease_ends_with_the_last_of_the_charges_tied_to_it():
    from pioche.games.rise.rules.traits import remove_charges

    t = scene({"field": [sick("myrthil", "allergie", "allergie", "amok")]})
    it = t.card("myrthil")
    first = it.charges[0]
    remove_charges(t.state, it, lambda one: one is first)
    assert "allergie" in diseases(t, "myrthil")
    remove_charges(t.state, it, lambda one: one.tie == "allergie")
    assert diseases(t, "myrthil") == ["amok"]


@card("saccageur-de-tombes")
@rule("RI-SCHIZO-010", "RI-SCHIZO-020", "RI-SCHIZO-030")
def test_foreign_actions_own_purse():
    """S77, with my opponent as Alex."""
    build = next_turn(
        [sick("saccageur-de-tombes", "schizophrenie", by=0)],
        {"coins": 9, "graveyard": ["guni"]},
        coins=0,
        graveyard=["myrthil"],
    )

    def act(t):
        end_turn(t, "coin-two")
        resolve(t)

    t = falling(build, act, True)
    number = t.number("saccageur-de-tombes")
    assert t.you.coins == 2 and t.why(f"action:{number}.1") == "RI-ACTION-040"
    t.you.pick("pass")
    assert t.why(f"action:{number}.2") == "RI-STOCK-030"
    action(t, "saccageur-de-tombes", 1)
    t.asks(0, ["guni"])
    t.me.pick("guni")
    resolve(t)
    assert t.me.hand == ["guni"] and t.me.coins == 9 and t.you.coins == 1
    t.match.choose("combat")
    resolve(t)
    assert t.why("attack", "saccageur-de-tombes") == ""
    t.you.pick("done")
    resolve(t)
    end_turn(t)
    t.me.pick("pass")
    assert t.why(f"action:{number}.1") == ""  # over with the turn
    t.you.pick("pass")
    t.settled()
    t = falling(build, act, False)
    assert t.why(f"action:{number}.1") == ""
    t.settled()


@rule("RI-SCHIZO-030", "RI-FOLIE-010")
def test_the_owner_pays_even_where_the_origin_controls_the_creature():
    mad = sick("nocturne", "schizophrenie", "folie", by=1, owner=0, holds=[[1, "ill"]])
    build = next_turn([mad], {"coins": 3}, coins=3)
    t = falling(build, end_turn, True)
    resolve(t)
    action(t, "nocturne")
    resolve(t)
    assert (t.me.coins, t.you.coins) == (2, 4)
    t.settled()


@rule("RI-ILL-050", "RI-ILL-060")
def test_a_creature_that_leaves_and_comes_back_is_healthy():
    t = scene({"field": [sick("voyageur-imprevu", "amok", "allergie")], "hand": ["lame-de-fond"]})
    t.me.invoke("lame-de-fond", "voyageur-imprevu", "done", "atlas")
    resolve(t)
    t.me.invoke("voyageur-imprevu", "atlas")
    resolve(t)
    assert diseases(t, "voyageur-imprevu") == [] and values(t, "voyageur-imprevu") == (3, 3)
    t.settled()


@rule("RI-GOAL-080")
def test_folie_of_a_player_who_has_left_leaves_the_creature_to_its_owner_and_ill():
    mad = sick("guni", "folie", "trauma", by=2, owner=0, holds=[[2, "ill"]])
    t = scene({}, {}, {"field": [mad], "invokers": [{"card": "yris", "life": 1}, {"card": "ozate", "life": 0}]})
    skill(t, "tyran", 2, "yris")
    resolve(t)
    assert t.state.out == 0b100 and t.me.field == ["guni"] and diseases(t, "guni") == ["folie", "trauma"]
    t.settled()


@card("medecin-de-peste")
@rule("RI-MORPH-050", "RI-EFFECT-030", "RI-ILL-090")
def test_a_morpher_with_an_errand():
    """S50"""
    t = scene({"field": ["medecin-de-peste"], "hand": ["reflet-liquide"]}, {"field": ["guni"]})
    t.me.invoke("reflet-liquide", "medecin-de-peste", "atlas")
    resolve(t)
    t.asks(0, ["medecin-de-peste", "guni", t.number("reflet-liquide")])
    t.me.pick("guni")
    assert diseases(t, "guni") == []
    resolve(t)
    assert diseases(t, "guni") == ["trauma"] and origin(t, "guni") == [0]
    t.settled()


@card("gel")
@rule("RI-GLO-210", "RI-TURN-080")
def test_a_turn_that_never_was():
    """S93"""
    t = scene({"hand": ["destinee", "gel"]}, {"invokers": ["yris", "azell"]})
    t.me.invoke("gel", "yris", "atlas")
    resolve(t)
    t.me.invoke("destinee", "atlas")
    resolve(t)
    t.me.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert t.state.active == 0 and t.you.hand == [] and not usable(t.card("yris"))
    end_turn(t)
    assert usable(t.card("yris")) and t.me.exclusion == ["destinee"]
    t.settled()


# Aptitudes of this theme together


@rule("RI-DODGE-010", "RI-DODGE-030", "RI-BLEED-010", "RI-FLY-010", "RI-IMMUN-010", "RI-DRAIN-010")
def test_the_feverish_without_a_text():
    """Vol, Esquive, Saignement, Immunité and Ombre of cards that have nothing else."""

    def build(seed):
        return scene(
            {"field": ["moustique-de-faubourg", "silhouette", "rat-de-cale", "lame-rouillee"]},
            {"field": ["funambule-porteuse", "vaccine-de-la-premiere-heure", "cobaye-recalcitrant"]},
            seed=seed,
        )

    def act(t):
        attack_with(t, "moustique-de-faubourg", "silhouette", "lame-rouillee")
        t.you.block("vaccine-de-la-premiere-heure")
        t.asks(1, ["lame-rouillee"], kind="against")  # neither the flyer nor the shadow
        t.you.pick("lame-rouillee")
        t.you.block("funambule-porteuse", "moustique-de-faubourg")
        if t.match.decision.kind == "block":
            t.you.pick("done")
        resolve(t)
        t.you.pick("moustique-de-faubourg")
        t.me.pick("pass")
        action(t, "funambule-porteuse")

    t = falling(build, act, True)
    resolve(t)
    t.you.pick("azell")
    assert t.me.field == ["silhouette", "rat-de-cale"] and values(t, "funambule-porteuse") == (2, 2)
    assert t.me.graveyard == ["moustique-de-faubourg", "lame-rouillee"]
    assert t.you.graveyard == ["vaccine-de-la-premiere-heure"]
    assert life(t, "azell") == t.card("azell").printed.life - 3
    t.settled()


@card("declassement")
@rule("RI-PROP-010", "RI-GATECREA-010", "RI-GATE-090")
def test_a_porte_creature_that_is_no_porte_any_more_blocks_one_and_cannot_be_opened():
    t = scene(
        {"hand": ["declassement"], "field": ["guni", "sado"], "coins": 0},
        {"field": ["mausolee-qui-marche", "sas-pressurise"]},
    )
    t.me.invoke("declassement", "mausolee-qui-marche", "atlas")
    resolve(t)
    t.asks(0, ["word:0", "word:1"], kind="word")
    t.me.pick("word:0")
    assert set(types(t.state, t.card("mausolee-qui-marche"))) == {"creature", "squelette"}
    t.me.pick("pass")
    action(t, "sas-pressurise", 1)
    t.asks(1, ["sas-pressurise"])
    t.you.pick("sas-pressurise")
    resolve(t)
    attack_with(t, "guni", "sado")
    t.you.block("mausolee-qui-marche", "sado")
    assert t.match.decision.kind != "block"  # no second one, though 3 < 4
    resolve(t)
    t.you.pick("azell")
    t.settled()


@card("mutisme")
@rule("RI-END-010")
def test_two_mutismes_are_destroyed_at_the_end_of_the_same_turn_whoever_they_belong_to():
    t = scene({"field": ["mutisme", "support"]}, {"field": ["mutisme", "guni"]})
    t.me.pick("end")
    t.asks(0, numbers(t, "mutisme"), kind="trigger")
    t.me.pick(numbers(t, "mutisme")[1])
    resolve(t)
    assert t.me.field == ["support"] and t.you.field == ["guni"] and t.me.hand == []
    t.you.pick("draw-two")
    t.settled()


@card("hypnotiseuse")
@rule("RI-RESOLVE-080", "RI-ILL-030", "RI-FOLIE-010")
def test_who_transmits_folie_takes_control():
    mad = sick("sado", "folie", by=1, owner=0, holds=[[1, "ill"]])
    t = scene({"field": ["hypnotiseuse"]}, {"field": [mad, "guni"]})
    action(t, "hypnotiseuse", 1, "sado", "guni")
    resolve(t)
    assert t.me.field == ["hypnotiseuse", "guni"] and t.you.field == ["sado"] and origin(t, "guni") == [0]
    t.settled()


@card("docteur-vermeil", "lauviah")
@rule("RI-GLO-560", "RI-FOLIE-010")
def test_folie_does_not_take_what_is_protected():
    t = scene({"invokers": DOCTORS}, {"field": ["guni"], "invokers": ["lauviah", "azell"]})
    skill(t, "docteur-vermeil", 3, "guni")
    skill(t, "lauviah", 2, "guni")
    resolve(t)
    assert t.you.field == ["guni"] and diseases(t, "guni") == []
    t.settled()


@card("mere-quarantaine")
@rule("RI-ILL-040", "RI-FOLIE-010", "RI-ALLERG-010")
def test_a_disease_of_creatures_does_nothing_to_what_is_none():
    t = scene(
        {"invokers": DOCTORS, "field": [sick("abces-ambulant", "allergie", "folie", by=0)]}, {"field": ["lazaret"]}
    )
    skill(t, "mere-quarantaine", 4, "abces-ambulant")
    resolve(t)
    t.me.pick("word:0")
    assert diseases(t, "lazaret") == ["allergie"] and values(t, "lazaret") == (0, 7)  # they share the type Porte
    t = scene({"invokers": DOCTORS, "field": [sick("abces-ambulant", "folie", by=0)]}, {"field": ["lazaret"]})
    skill(t, "mere-quarantaine", 4, "abces-ambulant")
    resolve(t)
    assert t.you.field == ["lazaret"]
    t.settled()
