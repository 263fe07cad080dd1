"""Cards that do what is printed on them and no more: each uses an aptitude of its own."""

import pytest
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
    scene,
    skill,
    stack,
    to_attack,
    values,
)

from pioche.games.rise.rules.values import is_type
from pioche.testing import card

NOYE = "noye-fendeur-de-vagues"  # 3/3, Eau, a Zombie
WALL = "mur-de-bobines"  # a Porte, 2/5
SOFT = {"card": "escargot-cuirasse", "changes": [["-aptitude", "peau-de-fer", "", 0]]}  # 0/5, and nothing more


def each(*ids):
    """The scene is one of each of these cards."""
    return lambda test: card(*ids)(pytest.mark.parametrize("id", ids)(test))


def blocks(t, blocker, attacker):
    """My opponent blocks with one card, and nobody responds until something else is asked."""
    t.you.block(blocker, attacker)
    if t.match.decision.kind == "block":
        t.you.pick("done")
    resolve(t)
    while t.match.decision.kind == "trigger":
        t.match.choose(t.match.decision.keys[0])
        resolve(t)


# Who may block whom


@each(
    *("plume-egaree", "griffon-bague", "archer-des-nuees", "nef-volante", "passereau-fuyant"),
    *("funambule-porteuse", "moustique-de-faubourg", "drone-sacrificiel"),
)
def test_who_flies_is_blocked_by_who_reaches_the_sky_alone(id):
    t = scene({"field": [id]}, {"field": [NOYE, "guetteuse-du-beffroi", "portail-des-nuees"]})
    attack_with(t, id)
    t.asks(1, ["guetteuse-du-beffroi", "portail-des-nuees", "done"], kind="block")
    assert t.why("block", NOYE) == "RI-PLANE-020"


@each("portail-des-nuees", "guetteuse-du-beffroi", "liane-carnivore")
def test_who_flies_or_has_reach_blocks_who_flies(id):
    t = scene({"field": ["griffon-bague"]}, {"field": [NOYE, id, WALL]})
    attack_with(t, "griffon-bague")
    t.asks(1, [id, "done"], kind="block")
    blocks(t, id, "griffon-bague")
    t.asks(0, kind="main")
    assert life(t, "azell") == life(t, "lilith") == 17 and t.card(NOYE).damage == 0
    t.settled()


@each("frondeuse-du-parvis", "arbaletrier-borgne", "tireuse-de-harpon")
def test_who_strikes_at_a_distance_is_blocked_by_a_porte_or_at_a_distance(id):
    t = scene({"field": [id]}, {"field": [NOYE, WALL, "arbaletrier-borgne"]})
    attack_with(t, id)
    t.asks(1, [WALL, "arbaletrier-borgne", "done"], kind="block")
    assert t.why("block", NOYE) == "RI-DISTANCE-010"


@each("silhouette", "ombre-sans-maitre", "fumee-noire", "feu-follet")
def test_nobody_blocks_a_shadow_nor_what_is_unblockable(id):
    t = scene({"field": [id]}, {"field": [NOYE, WALL]})
    dealt = values(t, id)[0]
    attack_with(t, id)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("lilith")
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17 - dealt)
    t.settled()


@each("silhouette", "ombre-sans-maitre", "fumee-noire")
def test_a_shadow_blocks_nobody(id):
    t = scene({"field": [NOYE]}, {"field": [id, "guni"]})
    attack_with(t, NOYE)
    t.asks(1, ["guni", "done"], kind="block")
    assert t.why("block", id) == "RI-COMBAT-110"


@each("revenante-voilee", "spectre-du-couloir", "enfant-des-murs")
def test_no_porte_stops_who_walks_through_walls(id):
    t = scene({"field": [id]}, {"field": [WALL, NOYE]})
    attack_with(t, id)
    t.asks(1, [NOYE, "done"], kind="block")
    assert t.why("block", WALL) == "RI-WALL-010"


@card("garde-d-os")
def test_a_horde_blocks_two():
    t = scene({"field": [NOYE, "goutte-folle"]}, {"field": ["garde-d-os", "guni"]})
    attack_with(t, NOYE, "goutte-folle")
    t.you.block("garde-d-os", "goutte-folle")
    t.asks(1, ["garde-d-os", "guni", "done"], kind="block")
    t.you.block("garde-d-os", NOYE)
    resolve(t)
    t.asks(1, [NOYE, "goutte-folle"], kind="order")
    t.you.pick("goutte-folle")
    resolve(t)
    assert t.me.field == [NOYE] and t.card(NOYE).damage == 2 and t.you.field == ["guni"]
    t.settled()


@each(
    "porteur-de-meche", "pepin-sauteur", "berlingot-roulant", "braise-vive", "furie-des-cendres", "eclaireur-corrompu"
)
def test_who_is_fast_attacks_in_the_turn_of_its_arrival(id):
    t = scene({"field": [{"card": id, "flags": ["arrived"]}, {"card": NOYE, "flags": ["arrived"]}]})
    to_attack(t)
    t.asks(0, [id, "done"], kind="attack")
    assert t.why("attack", NOYE) == "RI-CREA-020"


@card("char-portail")
def test_a_porte_that_is_a_creature_attacks_with_what_is_printed():
    t = scene({"field": ["char-portail", WALL]})
    to_attack(t)
    t.asks(0, ["char-portail", "done"], kind="attack")
    t.me.attack("char-portail")
    t.me.pick("done")
    resolve(t)
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (14, 17)
    t.settled()


# Blows


@each("lancier-de-braise", "taureau-de-lave", "mastodonte-gele")
def test_what_the_blocker_does_not_need_goes_through(id):
    t = scene({"field": [id]}, {"field": ["braise-vive"]})
    dealt = values(t, id)[0]
    attack_with(t, id)
    blocks(t, "braise-vive", id)
    t.asks(1, ["azell", "lilith"], kind="hit")
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (18 - dealt, 17)
    t.settled()


@each("raz-de-maree-vivant", "jet-jumeau", "pluie-de-tisons")
def test_the_other_invocateur_is_splashed(id):
    t = scene({"field": [id]})
    dealt = values(t, id)[0]
    attack_with(t, id)
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (17 - dealt, 17 - dealt)
    t.settled()


@each("loup-des-congeres", "tireuse-de-harpon")
def test_who_has_the_advantage_chooses_whom_it_hits(id):
    t = scene({"field": [id]})
    dealt = values(t, id)[0]
    attack_with(t, id)
    t.asks(0, ["azell", "lilith"], kind="hit")
    t.me.pick("lilith")
    assert (life(t, "azell"), life(t, "lilith")) == (17, 17 - dealt)
    t.settled()


@each("ours-en-guimauve", "duelliste-givre", "gladiatrice-du-volcan")
def test_who_ripostes_strikes_twice_as_hard_where_it_blocks(id):
    t = scene({"field": [{"card": "four-arm", "charges": [charged(2)]}]}, {"field": [id]})
    dealt = values(t, id)[0]
    attack_with(t, "four-arm")
    blocks(t, id, "four-arm")
    assert t.card("four-arm").damage == 2 * dealt
    t.settled()


# After the Combat phase


@each("rat-de-cale", "sangsue-royale", "lame-rouillee", "spectre-du-couloir")
def test_who_has_blocked_it_bleeds(id):
    t = scene({"field": [id]}, {"field": [SOFT, NOYE]})
    dealt = values(t, id)[0]
    attack_with(t, id)
    blocks(t, "escargot-cuirasse", id)
    assert [one.value for one in t.card("escargot-cuirasse").charges] == [-1]
    assert values(t, "escargot-cuirasse")[1] == 4 - dealt and t.card(NOYE).charges == []
    t.settled()


@each("noyau-modulaire", "sangsue-royale", "zombie-glouton", "vampire-du-degel", "salamandre-vorace")
def test_who_was_blocked_drains(id):
    t = scene({"field": [id, NOYE]}, {"field": [SOFT]})
    attack, defence = values(t, id)
    attack_with(t, id)
    blocks(t, "escargot-cuirasse", id)
    assert values(t, id) == (attack + 1, defence + 1) and t.card(NOYE).charges == []
    t.settled()


@each("clone-blinde", "chene-des-serments", "escargot-cuirasse", "zombie-du-puits", "mastodonte-gele")
def test_iron_skin_grows_where_it_has_blocked(id):
    t = scene({"field": ["plume-egaree", "glacon-tetu"]}, {"field": [id, NOYE]})
    attack, defence = values(t, id)
    attack_with(t, "glacon-tetu")
    blocks(t, id, "glacon-tetu")
    assert values(t, id) == (attack + 1, defence + 1) and t.card(NOYE).charges == []
    t.settled()


@card("courge-ballonnee")
def test_who_is_poisoned_hurts_its_player_at_the_start_of_the_turn():
    t = scene({}, {"field": ["courge-ballonnee", NOYE]})
    end_turn(t)
    resolve(t)
    t.asks(1, ["azell", "lilith"])
    t.you.pick("lilith")
    assert (life(t, "azell"), life(t, "lilith")) == (17, 16)
    t.settled()


# What keeps a card


@each("pommier-tetu", "vieille-souche", "chene-des-serments", "haie-vive")
def test_what_is_rooted_is_destroyed_by_nothing_but_a_combat(id):
    who, other = ("atlas", WALL) if id == "haie-vive" else ("tyran", NOYE)
    for target, left in ((id, [id, other]), (other, [id])):
        t = scene({}, {"field": [id, other]})
        skill(t, who, 3, target)
        resolve(t)
        assert t.you.field == left
        t.settled()


@each("cherubin-de-papier", "guni")
def test_who_is_constant_is_not_weakened(id):
    t = scene({"invokers": ["nadir-le-sans-nom", "tyran"]}, {"field": [id, NOYE]})
    skill(t, "nadir-le-sans-nom", 1)
    t.asks(0, [NOYE], kind="target")


@each("microbe", "vaccine-de-la-premiere-heure", "cobaye-recalcitrant")
def test_who_is_immune_is_not_infected(id):
    for target, ills in ((id, []), (NOYE, ["paralysie"])):
        t = scene({"invokers": ["mere-quarantaine", "tyran"]}, {"field": [id, NOYE]})
        skill(t, "mere-quarantaine", 2, target)
        resolve(t)
        assert diseases(t, target) == ills
        t.settled()


# Actions with a coin


@each("berserker-roux", "furie-des-cendres")
def test_who_rages_grows_until_the_end_of_the_turn(id):
    def act(t):
        assert t.offers("action") == [id]
        action(t, id)
        if t.match.decision.kind == "confirm":
            t.me.pick("no")

    t = falling(lambda seed: scene({"field": [id, NOYE]}, seed=seed), act, True)
    attack, defence = values(t, id)
    resolve(t)
    assert values(t, id) == (attack + 1, defence + 1)
    end_turn(t)
    assert values(t, id) == (attack, defence)
    t.settled()


@each("clone-fecond", "clone-blinde", "clone-furieux")
def test_a_clone_doubles_itself_or_falls(id):
    def act(t):
        action(t, id)

    def build(seed):
        return scene({"field": [id, NOYE]}, seed=seed)

    t = falling(build, act, True)
    resolve(t)
    assert sorted(t.me.field) == sorted([id, id, NOYE]) and t.me.graveyard == []
    t = falling(build, act, False)
    resolve(t)
    assert t.me.field == [NOYE] and t.me.graveyard == [id]
    t.settled()


@each("crieur-de-foire", "enfant-des-murs")
def test_who_is_diverted_does_not_block(id):
    def build(seed):
        return scene({"field": [id, "goutte-folle"]}, {"field": [NOYE, "guni"]}, seed=seed)

    t = falling(build, lambda t: action(t, id, 1, NOYE), True)
    resolve(t)
    attack_with(t, "goutte-folle")
    t.asks(1, ["guni", "done"], kind="block")
    assert t.why("block", NOYE) == "RI-COMBAT-110"


def dodging(blocker, *also):
    """My Guni attacked, this card blocked it and dodged."""

    def act(t):
        attack_with(t, "guni")
        t.you.block(blocker, "guni")
        while stack(t)[:1] != ["guni:combat"]:
            t.match.choose("pass")
        t.me.pick("pass")
        action(t, blocker)

    t = falling(lambda seed: scene({"field": ["guni"]}, {"field": [blocker, *also]}, seed=seed), act, True)
    resolve(t)
    return t


@each("passereau-fuyant", "cobaye-recalcitrant", "funambule-porteuse")
def test_who_dodges_is_not_hurt(id):
    t = dodging(id)
    dealt = values(t, id)[0]
    assert t.you.field == [id] and t.card(id).damage == 0 and t.card("guni").damage == dealt
    assert diseases(t, "guni") == []
    t.settled()


@card("medecin-de-peste", "essaim-paralysant", "ver-solitaire", "hypnotiseuse", "abces-ambulant", "cauchemar-portatif")
@card("nuits-blanches")
@pytest.mark.parametrize(
    ("id", "disease"),
    [
        ("medecin-de-peste", "trauma"),
        ("essaim-paralysant", "paralysie"),
        ("ver-solitaire", "parasite"),
        ("hypnotiseuse", "folie"),
        ("abces-ambulant", "allergie"),
        ("nuits-blanches", "demence"),
        ("cauchemar-portatif", "trauma"),
    ],
)
def test_who_dodges_infects_with_the_disease_of_a_card_that_its_player_controls(id, disease):
    bearer = {"card": NOYE, "as": "bearer"}
    t = dodging("cobaye-recalcitrant", bearer, {"card": id, "host": "bearer"} if id == "cauchemar-portatif" else id)
    assert diseases(t, "guni") == [disease] and diseases(t, NOYE) == diseases(t, "cobaye-recalcitrant") == []
    t.settled()


@each("bete-bilieuse", "main-rampante", "zombie-glouton", "zombie-du-puits")
def test_who_is_destroyed_exhumes(id):
    def act(t):
        skill(t, "tyran", 3, id)
        resolve(t)
        t.asks(1, ["yes", "no"])
        t.you.pick("yes")
        t.asks(1, [NOYE, "guni"])
        t.you.pick("guni")

    t = falling(lambda seed: scene({}, {"field": [id, NOYE, "guni"]}, seed=seed), act, True)
    resolve(t)
    assert values(t, "guni") == (4, 4) and t.you.field == [NOYE, "guni"] and t.card(NOYE).charges == []
    t.settled()


@each("squelette", "chevalier-exhume")
def test_who_is_destroyed_comes_back_with_a_charge(id):
    def act(t):
        skill(t, "tyran", 3, id)
        resolve(t)
        t.asks(1, ["yes", "no"])
        t.you.pick("yes")

    def build(seed):
        return scene({}, {"field": [id, NOYE]}, seed=seed)

    attack, defence = values(build(0), id)
    t = falling(build, act, True)
    resolve(t)
    assert sorted(t.you.field) == sorted([id, NOYE]) and values(t, id) == (attack + 1, defence + 1)
    t.settled()


# Effects that a player activates


@each("clone-vierge", "gelee-modulaire", "noyau-modulaire", "dynamo-modulaire")
def test_two_that_assimilate_become_one(id):
    other = "gelee-modulaire" if id != "gelee-modulaire" else "noyau-modulaire"
    t = scene({"field": [id, other, NOYE]})
    mine, theirs = values(t, id), values(t, other)
    t.me.effect(id)
    resolve(t)
    t.asks(0, [id, other], kind="assimilate")
    t.me.pick(other, id)
    assert sorted(t.me.field) == sorted([id, NOYE])
    assert values(t, id) == (mine[0] + theirs[0], mine[1] + theirs[1])
    t.settled()


@each("kamikaze-en-tole", "porteur-de-meche", "drone-sacrificiel")
def test_who_bears_a_bomb_takes_an_opposing_creature_of_its_plane_along(id):
    bomb = {"card": "pile-atomique", "host": "bearer"}
    t = scene({"field": [{"card": id, "as": "bearer"}, bomb, NOYE]}, {"field": ["guni", "griffon-bague"]})
    foe, other = ("griffon-bague", "guni") if id == "drone-sacrificiel" else ("guni", "griffon-bague")
    to_attack(t)
    t.me.pick("done")
    t.me.effect(id)
    t.asks(0, [foe], kind="target")
    t.me.pick(foe)
    resolve(t)
    assert t.me.field == [NOYE] and t.you.field == [other] and t.you.graveyard == [foe]
    t.settled()


@each("singe-mecanique", "apprenti-copieur", "doublure-de-scene")
def test_an_imitator_makes_an_action_its_own(id):
    t = scene({"field": ["tourelle-a-six-canons", id], "coins": 2}, {"field": [NOYE, "guni"]})
    assert t.why("imitate", id) == "RI-IMIT-020"
    action(t, "tourelle-a-six-canons", 1, NOYE, "no")
    resolve(t)
    t.me.imitate(id)
    t.me.pick("guni")
    assert stack(t) == [f"{id}:action_1"] and t.me.coins == 0
    resolve(t)
    assert values(t, NOYE) == (3, 2) and values(t, "guni") == (3, 2)
    t.settled()


# What a card is


@card("etincelle-errante", "bonbon-des-rues", "glacon-tetu", "goutte-folle", NOYE)
@pytest.mark.parametrize(
    ("id", "word"),
    [
        ("etincelle-errante", "electrique"),
        ("bonbon-des-rues", "bonbon"),
        ("bonbon-des-rues", "nourriture"),
        ("glacon-tetu", "glace"),
        ("goutte-folle", "eau"),
        (NOYE, "eau"),
    ],
)
def test_a_card_is_of_the_type_that_its_aptitude_gives(id, word):
    t = scene({"field": [id, "guni"]})
    assert is_type(t.state, t.card(id), word) and not is_type(t.state, t.card("guni"), word)
    end_turn(t)
    assert is_type(t.state, t.card(id), word) and not is_type(t.state, t.card("guni"), word)
    t.settled()


# Équipement


@card("sablier-scelle", "linceul-cousu")
@pytest.mark.parametrize(
    ("id", "offers"),
    [
        ("sablier-scelle", ["atlas", "tyran", "azell", "lilith"]),
        ("linceul-cousu", ["guni", NOYE]),
    ],
)
def test_whom_it_equips(id, offers):
    t = scene({"field": ["guni", WALL], "hand": [id]}, {"field": [NOYE, "support"]})
    t.me.invoke(id)
    t.asks(0, offers, kind="target")
    t.me.pick(offers[0], "atlas")
    resolve(t)
    assert t.card(id).host == numbers(t, offers[0])[0]
    t.settled()
