"""The worked examples of the rulebook, played from the positions that the rulebook page opens."""

from ri_scene import action, diseases, end_turn, life, numbers, passes, resolve, skill, stack, to_attack, values

from pioche.engine import game_of
from pioche.engine.examples import examples_of
from pioche.games.rise.rules.values import has, is_type
from pioche.games.rise.state import Piece
from pioche.testing import Table, example, rule

GUNI = "guni"
NOYE = "noye-fendeur-de-vagues"


def opened(id: str) -> Table:
    return example("rise", id)


def usable(t: Table, id: str) -> bool:
    it: Piece = t.card(id)
    return not any(one.kind == "unusable" for one in it.charges)


def paying(t: Table, id: str, nth: int = 1) -> str:
    return f"action:{t.number(id)}.{nth}"


def lives(t: Table, *ids: str) -> list[int]:
    return [life(t, id) for id in ids]


def test_each_example_of_the_book_is_played_here():
    played = [name for name in globals() if name.startswith("test_example_")]
    assert len(played) == len(examples_of(game_of("rise"))) == 39


@rule("RI-ACTION-090", "RI-ACTION-110")
def test_example_champ_de_trefle():
    t = opened("champ-de-trefle")
    action(t, "temple-de-vie")
    assert t.state.elements()[-1].value == 1
    t.me.effect("champ-de-trefle", "temple-de-vie", "word:1")  # a Failure
    resolve(t)
    assert lives(t, "azell", "lilith") == [17, 17] and (t.me.coins, t.you.coins) == (1, 0)
    t.settled()


@rule("RI-PROP-080")
def test_example_nourriture():
    t = opened("nourriture")
    bread = "pain-trois-fois-beni"
    skill(t, "yzate", 1, bread)
    resolve(t)
    if t.match.decision.kind != "main":
        t.me.pick(t.match.decision.keys[0])
    assert not has(t.state, t.card(bread), "nourriture") and is_type(t.state, t.card(bread), "nourriture")
    skill(t, "yzate", 3, bread)
    resolve(t)
    assert is_type(t.state, t.card(bread), "nourriture") and t.why("invoke", "indigestion") == ""
    t.settled()


@rule("RI-PLAY-140")
def test_example_focus():
    t = opened("focus")
    action(t, "moule-universel", 1, "focus")
    resolve(t)
    assert t.me.field.count("focus") == 1 and t.state.stack is None
    t.settled()


@rule("RI-TOSS-030")
def test_example_danse_divine():
    t = opened("danse-divine")
    t.me.invoke("danse-divine", paying(t, "danse-divine"))
    resolve(t)
    assert usable(t, "atlas") and diseases(t, "atlas") == [] and t.you.coins == 1
    assert t.me.hand == [] and t.me.graveyard == ["danse-divine"]
    t.settled()


@rule("RI-ILL-110")
def test_example_gel_pandemie_cure():
    t = opened("gel-pandemie-cure")
    t.me.invoke("gel", "yris", "tyran")
    resolve(t)
    t.me.invoke("pandemie", "yris", "tyran")
    resolve(t)
    everybody = ("atlas", "tyran", "yris", "azell")
    assert [usable(t, one) for one in everybody] == [False] * 4
    t.me.pick("pass")
    action(t, "cure", 1, "yris")
    resolve(t)
    assert [usable(t, one) for one in everybody] == [False, False, True, False]
    t.settled()


@rule("RI-SOURCE-010", "RI-COMBAT-280")
def test_example_el_diablo():
    t = opened("el-diablo")
    to_attack(t)
    t.me.attack("el-diablo", "done")
    resolve(t)
    t.asks(1, ["atlas", "yris"])
    t.you.pick("atlas")
    assert lives(t, "atlas", "yris") == [0, 7] and t.state.result is None
    t.settled()


@rule("RI-INVOC-140", "RI-END-050")
def test_example_lauviah_lazarus():
    t = opened("lauviah-lazarus")
    skill(t, "lazarus", 1)
    resolve(t)
    end_turn(t)
    assert (t.card("lauviah").points, t.card("lazarus").points) == (3, 0) and t.me.field == ["squelette"]
    t.settled()


@rule("RI-IMM-050")
def test_example_miroir_de_protection():
    t = opened("miroir-de-protection")
    t.me.invoke("devastation", paying(t, "devastation"), "atlas")
    t.you.invoke("miroir-de-protection", "devastation", "azell")
    resolve(t)
    assert t.me.field == t.you.field == [] and (t.me.coins, t.you.coins) == (0, 0)
    assert lives(t, "atlas", "tyran", "azell", "lilith") == [15, 13, 14, 14]
    assert sorted(t.me.graveyard) == ["devastation", GUNI]
    t.settled()


@rule("RI-IMM-090")
def test_example_faites_un_souhait():
    t = opened("faites-un-souhait")
    t.me.invoke("faites-un-souhait", paying(t, "faites-un-souhait"), "done", "atlas")
    t.you.pick("pass")
    resolve(t)
    assert len(t.me.hand) == 2 and t.me.coins == 2 and lives(t, "atlas", "tyran") == [18, 16]
    assert t.offers("action") == []
    t.settled()


@rule("RI-CREA-050")
def test_example_maitre_cuisinier():
    t = opened("maitre-cuisinier")
    to_attack(t)
    assert t.why("attack", "maitre-cuisinier") != ""
    t = opened("maitre-cuisinier")
    skill(t, "yzate", 3, "maitre-cuisinier")
    resolve(t)
    to_attack(t)
    t.me.attack("maitre-cuisinier")
    t.settled()


@rule("RI-LEVEL-050")
def test_example_vitalite():
    t = opened("vitalite")
    t.me.level("niveau-superieur-de-vitalite", "ozate")
    assert stack(t) == ["niveau-superieur-de-vitalite:arrival"]
    resolve(t)
    assert (t.card("ozate").level, t.card("ozate").points, life(t, "ozate")) == (4, 4, 13)
    t.settled()


@rule("RI-PRIO-060")
def test_example_priorite():
    t = opened("priorite")
    t.me.pick("draw-two")
    assert t.why("invoke", "fleche-ardente", seat=1) == "RI-PRIO-010"
    t.me.pick("pass")
    t.you.invoke("fleche-ardente", "atlas", "azell")
    resolve(t)
    assert life(t, "atlas") == 16
    t.settled()


@rule("RI-PRIO-070")
def test_example_mutisme():
    t = opened("mutisme")
    action(t, "clone-de-base")
    t.you.invoke("mutisme", "azell")
    resolve(t)
    assert t.me.field == ["clone-de-base", "clone-de-base"] and t.you.field == ["mutisme"]
    assert t.why(f"action:{numbers(t, 'clone-de-base')[1]}.1") == "RI-PRIO-070"
    t.settled()


@rule("RI-STACK-040")
def test_example_chasse_divine():
    t = opened("chasse-divine")
    t.me.invoke("chasse-divine", paying(t, "chasse-divine"), "atlas")
    skill(t, "lazarus", 1)
    assert t.card("lazarus").points == 1
    t.me.pick("ether-card")
    assert t.me.ether == 0 and t.me.hand == []
    assert stack(t) == ["atlas:ether-card", "lazarus:skill_1", "chasse-divine:invoke", "chasse-divine:action_1"]
    passes(t, 1, 0)
    assert t.me.hand == [NOYE]
    t.me.pick("loup-des-congeres")
    resolve(t)
    assert t.me.field == ["loup-des-congeres"] and t.you.field == ["squelette"]
    t.settled()


@rule("RI-STACK-090")
def test_example_ultra_laser_licorne():
    t = opened("ultra-laser-licorne")
    assert t.offers("action") == [] and t.why(paying(t, "ultra-laser-licorne")) == "RI-STACK-090"
    t.settled()


@rule("RI-RESOLVE-020")
def test_example_hermetic_champion():
    t = opened("hermetic-champion")
    skill(t, "hermetic-champion", 3, GUNI)
    t.you.invoke("boule-de-feu", GUNI, "azell")
    resolve(t)
    t.me.pick("number:3")
    assert t.me.graveyard == [GUNI] and len(t.me.hand) == 3
    t.settled()


@rule("RI-RESOLVE-040")
def test_example_flamme_blanche():
    t = opened("flamme-blanche")
    skill(t, "azell", 1, "polymorphe")
    action(t, "flamme-blanche", 1, "azell")
    assert t.state.elements()[-1].value == 1
    skill(t, "tyran", 3, "flamme-blanche")
    resolve(t)
    assert t.you.graveyard == ["flamme-blanche"] and life(t, "azell") == 3
    assert has(t.state, t.card("polymorphe"), "portee")
    t.settled()


@rule("RI-RESOLVE-070", "RI-RESOLVE-080")
def test_example_orbe_electrique():
    t = opened("orbe-electrique")
    t.me.invoke("orbe-electrique", "atlas")
    resolve(t)
    assert values(t, "catacombes") == (1, 4)
    t.asks(0, ["atlas", "tyran", "azell", "lilith"])
    t.me.pick("lilith")
    assert life(t, "lilith") == 15
    t.settled()


@rule("RI-RESOLVE-100")
def test_example_puis():
    t = opened("puis")
    skill(t, "nadir-le-sans-nom", 4, GUNI, "player:1")
    skill(t, "lilith", 1)
    passes(t, 0, 1)
    assert t.you.graveyard == [GUNI] and t.you.exclusion == []
    assert lives(t, "nadir-le-sans-nom", "lilith", "azell") == [15, 17, 17]
    t.settled()


@rule("RI-XSTACK-040")
def test_example_temple_sombre():
    t = opened("temple-sombre")
    t.me.pick("draw-two")
    t.me.pick("temple-sombre")
    passes(t, 0, 1)
    t.me.pick(t.match.decision.keys[0])
    passes(t, 0, 1)
    assert len(t.me.field) == 3 and stack(t) == ["temple-de-vie:start_of_cycle"]
    passes(t, 0)
    t.you.invoke("devastation", paying(t, "devastation"), "azell")
    passes(t, 0, 1)
    assert t.me.graveyard[:2] == ["temple-sombre", "temple-de-vie"]
    assert lives(t, "atlas", "tyran", "azell", "lilith") == [0, 13, 14, 14]
    t.settled()


@rule("RI-XSTACK-070")
def test_example_blast_corporation():
    t = opened("blast-corporation")
    t.me.pick("pass")
    skill(t, "lazarus", 1)
    t.me.invoke("blast-corporation", "atlas")
    t.you.invoke("chasse-divine", paying(t, "chasse-divine"), "azell")
    passes(t, 0, 1)
    t.you.pick(GUNI)
    assert stack(t) == [f"{GUNI}:invoke"]
    passes(t, 0, 1)
    t.me.pick("clone-de-base")
    assert sorted(stack(t)) == ["clone-de-base:call"] * 2 + ["clone-morpher:call"]
    passes(t, 0, 1)
    assert stack(t) == ["squelette:call"]
    passes(t, 0, 1)
    assert t.you.field == [GUNI, "squelette"] and len(t.me.field) == 6
    t.settled()


@rule("RI-CONST-030")
def test_example_vehuiah():
    t = opened("vehuiah")
    t.you.invoke("fleche-ardente", "tyran", "azell")
    action(t, "vehuiah", 1, "fleche-ardente")
    resolve(t)
    assert values(t, "vehuiah") == (2, 5) and values(t, GUNI) == (3, 3)
    assert lives(t, "atlas", "tyran") == [17, 13]
    t.settled()


@rule("RI-CHAIN-020")
def test_example_squelette_captif():
    t = opened("squelette-captif")
    action(t, "squelette-captif")
    assert t.state.elements()[-1].value == 1
    skill(t, "yzate", 1, "squelette-captif")
    resolve(t)
    assert values(t, "squelette-captif") == (3, 3) and not has(t.state, t.card("squelette-captif"), "enchaine")
    t.settled()


@rule("RI-TOGETHER-010")
def test_example_ensemble():
    t = opened("ensemble")
    t.me.invoke("four-arm")
    assert (t.card("atlas").points, t.card("tyran").points) == (1, 2)
    resolve(t)
    assert t.me.field == ["four-arm"]
    t.settled()


@rule("RI-MORPH-030", "RI-MORPH-020")
def test_example_clone_morpher():
    t = opened("clone-morpher")
    mine, yours = numbers(t, "atlas")
    t.me.invoke("clone-morpher", "clone-de-base", "tyran")
    t.act(1, "skill", f"skill:{yours}.2", "clone-de-base")
    t.act(0, "skill", f"skill:{mine}.1", "clone-de-base")
    resolve(t)
    assert t.me.field == ["clone-de-base", "clone-morpher"] and t.card("clone-morpher").printed.id == "clone-de-base"
    t.me.pick("pass")
    skill(t, "yzate", 1, "clone-morpher")
    resolve(t)
    assert t.me.field == ["clone-de-base"] and t.me.graveyard == ["clone-morpher"]
    t.settled()


@rule("RI-REANIM-030", "RI-REANIM-040")
def test_example_reanimation():
    t = opened("reanimation")
    t.you.invoke("devastation", paying(t, "devastation"), "azell")
    resolve(t)
    assert len(t.me.hand) == 2 and t.me.ether == 2 and t.me.field == []
    t.me.pick("yes")
    resolve(t)
    assert t.me.field == []
    t.me.pick("yes")
    resolve(t)
    assert t.me.field == ["squelette"] and values(t, "squelette") == (2, 2)
    assert [one.value for one in t.card("squelette").charges] == [1] and t.me.graveyard == ["support"]
    t.settled()


@rule("RI-TIMEOUT-010")
def test_example_prophetie_de_l_exces():
    t = opened("prophetie-de-l-exces")
    t.me.invoke("prophetie-de-l-exces", "player:1", "atlas")
    t.you.invoke("chat-trognon-sucre", "azell")
    resolve(t)
    t.you.pick("azell")
    assert lives(t, "azell", "lilith") == [16, 15] and len(t.you.hand) == 3
    t.settled()


@rule("RI-AMOK-020")
def test_example_amok():
    t = opened("amok")
    to_attack(t)
    t.me.attack("el-diablo")
    t.me.attack("chat-trognon")
    t.me.pick("done")
    t.me.pick("pass")
    action(t, "amok", 1, "el-diablo")
    resolve(t)
    while t.match.decision.kind != "main":
        t.match.choose("pass" if "pass" in t.match.decision.keys else t.match.decision.keys[0])
    assert diseases(t, "el-diablo") == ["amok"]
    end_turn(t)
    before = lives(t, "atlas", "yris")
    end_turn(t)
    resolve(t)
    assert sorted(t.me.graveyard) == ["chat-trognon", "el-diablo"]
    assert lives(t, "atlas", "yris") == [one - 2 for one in before]
    t.settled()


@rule("RI-DEMENCE-020")
def test_example_demence():
    t = opened("demence")
    t.me.pick("coin-two")
    skill(t, "atlas", 1, "nocturne")
    resolve(t)
    assert values(t, "nocturne") == (4, 2) and t.why(paying(t, "nocturne")) != "" and t.me.coins == 3
    t.settled()


@rule("RI-PARAL-020")
def test_example_paralysie():
    t = opened("paralysie")
    assert values(t, "maitre-cuisinier") == (5, 8)
    t.me.pick("draw-two")
    resolve(t)
    assert values(t, "maitre-cuisinier") == (4, 7)
    t.me.invoke("miel", "atlas")
    assert t.card("atlas").points == 1
    resolve(t)
    t.settled()


@rule("RI-PARANO-030")
def test_example_paranoia():
    t = opened("paranoia")
    t.me.pick("draw-two")
    resolve(t)
    t.me.pick("pass")
    t.you.invoke("haute-tension", paying(t, "haute-tension"), "azell")
    skill(t, "atlas", 2, "miel")
    resolve(t)
    assert values(t, "miel") == (2, 6 - 2 - 3)
    t.settled()


@rule("RI-SCHIZO-020")
def test_example_schizophrenie():
    t = opened("schizophrenie")
    t.me.pick("draw-two")
    resolve(t)
    raider = "saccageur-de-tombes"
    assert t.me.coins == 2 and t.why(paying(t, raider)) == "RI-ACTION-040"
    t.me.pick("pass")
    assert t.why(paying(t, raider, 2)) == "RI-STOCK-030"
    action(t, raider, 1, GUNI)
    resolve(t)
    assert t.you.hand == [GUNI] and (t.me.coins, t.you.coins) == (1, 9)
    t.settled()


@rule("RI-GLO-160")
def test_example_obligation():
    t = opened("obligation")
    t.me.pick("pass")
    t.you.invoke("obligation", paying(t, "obligation"), "clone-de-base", "devoreur-d-or", "azell")
    resolve(t)
    assert t.me.graveyard == ["clone-de-base"] and values(t, "devoreur-d-or") == (6, 3) and t.me.coins == 3
    assert t.why("invoke", "prophetie-d-injustice") == "RI-CONSTR-010"
    t.settled()


@rule("RI-GLO-190")
def test_example_creature_victorieuse():
    t = opened("creature-victorieuse")
    to_attack(t)
    t.me.attack("el-diablo", "done")
    resolve(t)
    t.you.block("clone-de-base", "el-diablo")
    while t.match.decision.kind != "main":
        t.match.choose("pass" if "pass" in t.match.decision.keys else "done")
    assert t.me.field == ["el-diablo", GUNI] and t.you.graveyard == ["clone-de-base"]
    t.me.invoke("prophetie-d-injustice", "atlas")
    resolve(t)
    assert t.me.field == [GUNI]
    t.settled()


@rule("RI-GLO-220")
def test_example_gel():
    t = opened("gel")
    t.me.pick("pass")
    t.you.invoke("gel", "atlas", "azell")
    resolve(t)
    assert not usable(t, "atlas")
    end_turn(t)
    assert not usable(t, "atlas")
    end_turn(t)
    assert usable(t, "atlas")
    t.settled()


@rule("RI-GLO-210", "RI-TURN-080")
def test_example_destinee():
    t = opened("destinee")
    t.me.invoke("gel", "yris", "tyran")
    resolve(t)
    t.me.invoke("destinee", "tyran")
    resolve(t)
    t.me.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    assert t.state.active == 0 and not usable(t, "yris") and t.me.exclusion == ["destinee"]
    end_turn(t)
    assert t.state.active == 1 and usable(t, "yris")
    t.settled()


@rule("RI-GLO-410", "RI-GLO-420")
def test_example_regression():
    t = opened("regression")
    t.me.invoke("regression", paying(t, "regression"), "azell", "tyran")
    assert t.state.elements()[0].value == 0
    t.you.invoke("sel", "regression", "lilith")
    skill(t, "yris", 2)
    resolve(t)
    assert t.card("azell").level == 2 and t.you.coins == 0 and lives(t, "yris", "tyran") == [17, 16]
    t.settled()


@rule("RI-CASE-010", "RI-CASE-020")
def test_example_detresse():
    t = opened("detresse")
    t.me.invoke("garde-d-os")
    t.you.invoke("detresse", "lazarus", "azell")
    resolve(t)
    assert t.card("lazarus").level == 0 and t.me.field == [] and t.me.graveyard == ["garde-d-os"]
    t.settled()


@rule("RI-CORRUPT-030")
def test_example_el_diablo_corrompue():
    t = opened("el-diablo-corrompue")
    action(t, "reine-des-corrompues", 1, "el-diablo")
    resolve(t)
    assert is_type(t.state, t.card("el-diablo"), "corrompue") and not has(t.state, t.card("el-diablo"), "splash")
    assert t.card("el-diablo").printed.id == "el-diablo"
    t.settled()
