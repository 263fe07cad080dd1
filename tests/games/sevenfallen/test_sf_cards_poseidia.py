"""The cards of Poseidia."""

import pytest
from sf_scene import TEMPLE, believers, on, scene

from pioche.engine.stack import busy
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import CLASSES
from pioche.games.sevenfallen.rules import values
from pioche.games.sevenfallen.rules.values import classes, keyword
from pioche.testing import card, me, rule, started, you

LINALIE = "linalie-deesse-pirate"
THALASSYL = "thalassyl-mere-des-marees"
KRAOGH = "kraogh-gueule-du-maelstrom"
SYLVAELLE = "sylvaelle-racine-du-lagon"
CRIQUE = "crique-aux-mille-coffres"
CANOPEE = "canopee-des-embruns"
EREBOUSSE = "capitaine-erebousse"
MOUSSE = "mousse-des-hauts-fonds"
VIGIE = "vigie-du-grand-mat"
CANONNIERE = "canonniere-d-abordage"
FLIBUSTIER = "flibustier-masque"
YSOLDE = "quartier-maitresse-ysolde"
SIRENE = "sirene-aux-sept-voix"
LEVIATHAN = "leviathan-des-fosses"
MEDUSE = "meduse-de-givre"
PIEUVRE = "pieuvre-aux-cent-masques"
ENFANT = "enfant-change-du-lagon"
SEMEUSE = "semeuse-d-ecorces"
EVEILLEUSE = "eveilleuse-des-profondeurs"
RODEUR = "rodeur-des-mangroves"
FIGURE = "figure-de-proue-runique"
TORTUE = "tortue-ilot"
COFFRE = "coffre-a-crocs"
IDOLE = "idole-de-corail-blanc"
# of other realms, without a text
DRAGON = "dragon-des-cretes-rouges"  # 5 / 4, cost 4
LANCER = "lancier-des-nuages"  # 2 / 3, cost 2
BROTHER = "frere-lai-des-murailles"  # 1 / 2, cost 1
WALKER = "marcheur-blinde"  # 5 / 6, cost 5
CHAMPION = "championne-de-la-cite"  # 6 / 6, cost 6
SLAG = "bloc-de-scories"  # a Golem, 3 BOU
SWORD = "epee-du-pelerin"  # +2 ATQ
PAGES = [LANCER, BROTHER, WALKER, DRAGON]


def gold(count):
    return {"marks": {"poseidor": count}}


def poseidor(t, id):
    return t.card(id).marks.get("poseidor", 0)


def atq(t, id):
    return values.atq(t.state, t.card(id))


def has(t, id, name):
    return keyword(t.state, t.card(id), name)


def _class(t, name):
    """The key of a class."""
    return next(key for key in t.match.decision.keys if key == f"class:{CLASSES.index(name)}" or key == f"class:{name}")


USES = ("divine", "ability", "parole_divine", "phase_de_combat", "sacrifice")


def refuses(t, what, hook):
    """The rule against the use of an ability."""
    n = USES.index(hook)
    return t.why(f"use:{t.number(what)}" + (f".{n}" if n else ""))


def play(t, id, *picks):
    """Whoever is asked plays a card, and revokes the Adorateurs that come first."""
    t.play(id, *picks)
    revoke(t)


def revoke(t):
    while t.match.decision.keys[0].startswith("revoke"):
        t.answer(t._asked(), t.match.decision.keys[0])


def announce(t, *plain, ambush=()):
    """Announce attackers up to the end of that step."""
    t.attack()
    t.pass_all()
    for one in plain:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.me.pick("done")


def fight(t, attacker, defender, *, ambush=False):
    """Announce one attacker and declare its attack: the Contemplation of that combat is open."""
    announce(t, *([] if ambush else [attacker]), ambush=[attacker] if ambush else [])
    t.declare(attacker)
    t.strike(defender)


def end_turn(t):
    """To the next question of the other player's turn that is no response."""
    if not t.state.attacked:
        t.attack()
        t.pass_all()
        if t.state.step == "announce":
            t.answer(t._asked(), "done")
    t.end()
    t.pass_all()


def my_dawn(mine, yours=None):
    """The end of the opponent's turn: my Aurore divine has just begun."""
    t = scene(mine, yours, active=1, step="night")
    t.pass_all()
    return t


# Control


@card(SIRENE)
@rule("SF-LEX-740", "SF-PAIR-170", "SF-EQUIP-060", "SF-COST-040")
def test_the_siren_takes_an_ange_as_it_is_without_its_golem_and_its_equipment():
    t = scene(
        {"rear": [SIRENE, on(MOUSSE, **gold(7))]},
        {"front": [on(WALKER, SLAG, SWORD, damage=2, tilted=True, marks={"+1/+1": 1})], "rear": [on(BROTHER, TORTUE)]},
    )
    t.use(SIRENE)
    assert poseidor(t, MOUSSE) == 0
    t.asks(me, [WALKER, BROTHER], kind="target")
    t.me.pick(WALKER)
    t.pass_all()
    walker = t.me[WALKER]
    assert t.me.front == [WALKER] and t.you.front == [SLAG] and t.you.purgatory == [SWORD]
    assert walker.damage == 2 and walker.tilted and walker.marks == {"+1/+1": 1}
    assert walker.attached == [] and t.you.rear == [BROTHER]
    t.settled()


@card(SIRENE)
@rule("SF-LEX-490", "SF-PAROLE-010")
def test_the_siren_takes_no_legendaire_that_i_have_and_only_one_ange_a_turn_for_seven():
    t = scene({"rear": [SIRENE, on(MOUSSE, **gold(6))]}, {"rear": [BROTHER]})
    assert refuses(t, SIRENE, "parole_divine") == "SF-ABIL-140"
    t = scene({"rear": [SIRENE, on(MOUSSE, **gold(14))]}, {"rear": [BROTHER, on(SIRENE)], "front": [LANCER]})
    t.use(t.me[SIRENE].card.number)
    t.asks(me, [BROTHER, LANCER])
    t.me.pick(LANCER)
    t.pass_all()
    assert t.me.front == [LANCER]
    assert refuses(t, t.me[SIRENE].card.number, "parole_divine") == "SF-PAROLE-010"
    t.settled()


@card("mutinerie")
@rule("SF-LEX-740", "SF-TURN-130", "SF-FAM-030")
def test_a_mutineer_fights_for_me_until_the_end_of_the_turn():
    t = scene(
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE]},
        {"front": [on(WALKER, tilted=True)], "rear": [BROTHER, CHAMPION, "poseid"]},
    )
    t.play("mutinerie")
    t.asks(me, [WALKER, BROTHER, "poseid"])  # the champion costs 6
    t.me.pick(WALKER)
    revoke(t)
    t.pass_all()
    assert t.me.rear == [MOUSSE, WALKER] and not t.card(WALKER).tilted
    fight(t, WALKER, BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and t.card(WALKER).damage == 1
    end_turn(t)
    assert t.state.active == 1 and t.you.front == [WALKER] and t.you[WALKER].tilted and t.card(WALKER).damage == 1
    assert t.me.front == [] and t.me.rear == [MOUSSE]
    t.settled()


@card("mutinerie")
@rule("SF-LEX-620")
def test_no_mutiny_without_a_pirate():
    t = scene({"hand": ["mutinerie"], "worship": believers(4), "rear": [MEDUSE]}, {"rear": [BROTHER]})
    assert t.why("play", "mutinerie") == "SF-LEX-620"
    t.settled()


@card("mutinerie", "lame-de-reflux")
@rule("SF-LEX-160", "SF-MEM-020", "SF-INFO-050")
def test_a_mutineer_that_has_gone_to_its_owners_hand_is_nobodys_at_the_end_of_the_turn():
    t = scene(
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE]},
        {"rear": [LANCER], "hand": ["lame-de-reflux"], "worship": believers(3)},
    )
    play(t, "mutinerie", LANCER)
    t.pass_all()
    t.attack()
    t.me.pick("pass")
    t.you.play("lame-de-reflux")
    t.asks(you, [MOUSSE, LANCER])
    t.you.pick(LANCER)
    revoke(t)
    t.pass_all()
    assert t.you.hand == [LANCER] and t.me.rear == [MOUSSE]
    t.me.pick("done")
    end_turn(t)
    assert t.you.hand == [LANCER] and t.you.rear == []
    t.settled()


@card("mutinerie")
@rule("SF-ATTACK-390")
def test_a_mutiny_among_the_attackers_makes_the_attack_fail():
    t = scene(
        {"rear": [DRAGON]},
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE]},
    )
    fight(t, DRAGON, MOUSSE)
    t.me.pick("pass")
    play(t, "mutinerie", DRAGON)
    t.pass_all()
    assert t.card(MOUSSE).damage == 0 and t.you.rear == [MOUSSE, DRAGON]
    end_turn(t)
    assert t.state.active == 1 and t.me.rear == [DRAGON] and t.you.rear == [MOUSSE]
    t.settled()


@card("chant-des-recifs")
@rule("SF-BLESS-060", "SF-BLESS-070", "SF-LEX-740")
def test_the_song_holds_an_ange_as_long_as_it_is_sung():
    t = scene(
        {"hand": ["chant-des-recifs"], "worship": believers(3)},
        {"front": [on(LANCER, damage=1)], "rear": [WALKER, "poseid", DRAGON]},
    )
    t.play("chant-des-recifs")
    t.asks(me, [LANCER, DRAGON])  # neither what costs 5 nor a Familier
    t.me.pick(LANCER)
    t.pass_all()
    assert t.me.front == [LANCER] and t.card(LANCER).damage == 1
    assert t.card("chant-des-recifs").marks == {"sablier": 2}
    end_turn(t)
    assert t.me.front == [LANCER]
    end_turn(t)  # my second Aurore: one Sablier is left
    t.pass_all()
    t.me.pick("done")
    t.pass_all()
    assert t.me.front == [LANCER] and t.card("chant-des-recifs").marks == {"sablier": 1}
    end_turn(t)
    end_turn(t)
    t.me.pick("done")
    t.pass_all()
    assert t.me.purgatory == ["chant-des-recifs"] and t.me.front == [] and t.you.front == [LANCER]
    t.settled()


def enchanted(sablier):
    """Their song holds my lancer; I have a mutiny at hand."""
    t = scene(
        {"rear": [LANCER, MOUSSE], "hand": ["mutinerie"], "worship": believers(4)},
        {"hand": ["chant-des-recifs"], "worship": believers(3)},
        active=1,
    )
    t.play("chant-des-recifs", LANCER)
    t.pass_all()
    assert t.you.rear == ["chant-des-recifs", LANCER]
    t.match.patch({"cards": [{"number": t.number("chant-des-recifs"), "marks": {"sablier": sablier}}]})
    return t


@card("chant-des-recifs", "mutinerie")
def test_who_borrows_from_a_borrower_gives_back_to_the_borrower():
    t = enchanted(2)
    end_turn(t)
    play(t, "mutinerie", LANCER)
    t.pass_all()
    assert t.me.rear == [MOUSSE, LANCER]
    end_turn(t)
    assert t.state.active == 1 and LANCER in t.you.rear and t.me.rear == [MOUSSE]
    t.settled()


@card("chant-des-recifs", "mutinerie")
def test_where_the_first_loan_has_ended_meanwhile_the_second_gives_back_to_the_owner():
    t = enchanted(1)
    end_turn(t)
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    while not busy(t.state):
        t.answer(t._asked(), "pass")
    t.you.pick("pass")  # the Sablier is about to run out
    play(t, "mutinerie", LANCER)
    t.pass_all()
    assert t.me.rear == [MOUSSE, LANCER] and t.you.purgatory == ["chant-des-recifs"]
    end_turn(t)
    assert t.state.active == 0 and t.me.rear == [MOUSSE, LANCER] and t.you.rear == []
    t.settled()


@card("mutinerie")
@rule("SF-LEX-740", "SF-TURN-130")
def test_a_mutiny_answered_by_a_mutiny_ends_with_the_turn_for_both():
    t = scene(
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE]},
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE, on(LANCER, damage=1), BROTHER]},
    )
    play(t, "mutinerie", LANCER)
    t.pass_all()
    assert t.me.rear == [MOUSSE, LANCER] and t.you.rear == [MOUSSE, BROTHER]
    t.attack()
    t.me.pick("pass")
    t.you.play("mutinerie")
    t.asks(you, [t.number(MOUSSE), LANCER])
    t.you.pick(LANCER)
    revoke(t)
    t.pass_all()
    assert t.me.rear == [MOUSSE] and t.you.rear == [MOUSSE, BROTHER, LANCER]
    t.me.pick("done")
    end_turn(t)
    assert t.state.active == 1 and t.state.lasting == []
    assert t.me.rear == [MOUSSE] and t.you.rear == [MOUSSE, BROTHER, LANCER] and t.card(LANCER).damage == 1
    t.settled()


@card("mutinerie")
@rule("SF-LEX-740", "SF-TURN-130")
def test_of_three_mutinies_over_one_ange_and_one_over_another_all_end_with_the_turn():
    t = scene(
        {"hand": ["mutinerie"] * 3, "worship": believers(8), "rear": [MOUSSE]},
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [VIGIE, LANCER, BROTHER]},
    )
    play(t, "mutinerie", LANCER)
    t.pass_all()
    play(t, "mutinerie", BROTHER)
    t.pass_all()
    t.attack()
    t.me.pick("pass")
    play(t, "mutinerie", LANCER)
    t.pass_all()
    t.me.pick("done")
    play(t, "mutinerie", LANCER)
    t.pass_all()
    assert t.me.rear == [MOUSSE, BROTHER, LANCER] and t.you.rear == [VIGIE]
    end_turn(t)
    assert t.state.active == 1 and t.state.lasting == []
    assert t.me.rear == [MOUSSE] and sorted(t.you.rear) == sorted([VIGIE, LANCER, BROTHER])
    t.settled()


@card("mutinerie", "sirene-aux-sept-voix", "chant-des-recifs")
@rule("SF-LEX-740")
def test_control_without_an_end_outlives_the_loans_before_it():
    t = scene(
        {"hand": ["chant-des-recifs"], "worship": believers(3), "rear": [on(SIRENE, **gold(7))]},
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE, LANCER]},
    )
    t.play("chant-des-recifs", LANCER)
    t.pass_all()
    t.match.patch({"cards": [{"number": t.number("chant-des-recifs"), "marks": {"sablier": 1}}]})
    t.attack()
    t.me.pick("pass")
    play(t, "mutinerie", LANCER)
    t.pass_all()
    t.me.pick("done")
    assert t.you.rear == [MOUSSE, LANCER]
    t.use(SIRENE, LANCER)
    t.pass_all()
    assert LANCER in t.me.rear and t.you.rear == [MOUSSE]
    end_turn(t)  # the mutiny would have ended
    assert LANCER in t.me.rear
    end_turn(t)  # my Aurore: the song is over
    assert "chant-des-recifs" in t.me.purgatory and LANCER in t.me.rear and t.you.rear == [MOUSSE]
    assert t.state.lasting == []
    t.settled()


@card("mutinerie", "retraite-spirituelle")
@rule("SF-LEX-740", "SF-ABIL-060")
def test_a_mutineer_in_retreat_comes_home_to_its_owners_adoration():
    t = scene(
        {"hand": ["mutinerie", "retraite-spirituelle"], "worship": believers(8), "rear": [MOUSSE]},
        {"rear": [MEDUSE, on(PIEUVRE, marks={"+1/+1": 1}, klass="dragon")]},
    )
    play(t, "mutinerie", PIEUVRE)
    t.pass_all()
    play(t, "retraite-spirituelle", PIEUVRE)
    t.pass_all()
    assert t.zone(PIEUVRE) == ("worship", me) and t.me.rear == [MOUSSE]
    end_turn(t)
    assert t.state.active == 1
    assert t.zone(PIEUVRE) == ("worship", you) and t.you.rear == [MEDUSE] and t.you.front == []
    assert t.card(PIEUVRE).marks == {"+1/+1": 1} and t.card(PIEUVRE).hooks == {}
    t.settled()


# Transformation


@card("reflet-menteur")
@rule("SF-LEX-660", "SF-LEX-730", "SF-PAIR-220", "SF-EQUIP-120")
def test_a_reflection_has_only_what_is_printed_on_its_model():
    t = scene(
        {
            "hand": ["reflet-menteur"],
            "worship": believers(4),
            "rear": [on(BROTHER, SLAG, SWORD, damage=1, marks={"+1/+0": 1}, tilted=True), MEDUSE],
        },
        {"rear": [on(WALKER, damage=3, marks={"+1/+1": 2}), SIRENE]},
    )
    t.play("reflet-menteur")
    t.asks(me, [BROTHER, MEDUSE])
    t.me.pick(BROTHER)
    t.asks(me, [MEDUSE, WALKER])  # no Légendaire, and not itself
    t.me.pick(WALKER)
    revoke(t)
    t.pass_all()
    t.asks(me, [BROTHER, MEDUSE], kind="link")  # the link was broken and is made anew
    t.me.pick(BROTHER)
    it = t.card(BROTHER)
    assert it.printed.id == WALKER and it.damage == 1 and it.tilted and it.marks == {"+1/+0": 1}
    assert values.atq(t.state, it) == 8 and values.life(t.state, it) == 6 and it.gear is not None
    assert classes(t.state, it) == ("meca",)
    assert t.card(WALKER).damage == 3
    t.settled()


@card("reflet-menteur")
@rule("SF-LEX-730", "SF-LEX-670")
def test_a_reflection_too_weak_for_its_wounds_falls_as_what_it_was():
    t = scene(
        {"hand": ["reflet-menteur"], "worship": believers(4), "rear": [on(WALKER, damage=2)], "book": PAGES},
        {"rear": ["eclaireur-des-courants"]},
    )
    play(t, "reflet-menteur", WALKER, "eclaireur-des-courants")
    t.pass_all()
    assert WALKER in t.me.purgatory
    t.asks(me, ["yes", "no"])  # the last breath of the copy
    t.me.pick("no")
    t.settled()


@card("reflet-menteur", "lame-de-reflux")
@rule("SF-LEX-690")
def test_a_reflection_is_destroyed_in_place_of_going_to_the_hand():
    t = scene(
        {"hand": ["reflet-menteur"], "worship": believers(4), "rear": [BROTHER]},
        {"rear": [WALKER], "hand": ["lame-de-reflux"], "worship": believers(3)},
    )
    play(t, "reflet-menteur", BROTHER, WALKER)
    t.pass_all()
    t.attack()
    t.me.pick("pass")
    play(t, "lame-de-reflux", BROTHER)
    t.pass_all()
    assert BROTHER in t.me.purgatory and t.me.hand == []
    assert t.you.rear == [WALKER]
    t.settled()


@card("reflet-menteur")
@rule("SF-LEX-700", "SF-MIRACLE-100")
def test_there_must_be_another_ange_to_reflect():
    t = scene({"hand": ["reflet-menteur"], "worship": believers(4), "rear": [BROTHER]}, {"rear": [SIRENE, KRAOGH]})
    assert t.why("play", "reflet-menteur") == "SF-MIRACLE-100"
    t = scene({"hand": ["reflet-menteur"], "worship": believers(4)}, {"rear": [BROTHER]})
    assert t.why("play", "reflet-menteur") == "SF-MIRACLE-100"
    t = scene({"hand": ["reflet-menteur"], "worship": believers(4, ec=0), "rear": [BROTHER]}, {"rear": [VIGIE]})
    assert t.why("play", "reflet-menteur") == "SF-MIRACLE-100"  # it evades
    t.settled()


@card("reflet-menteur")
@rule("SF-LEX-700")
def test_neither_an_archange_nor_an_insensitive_ange_is_a_model():
    t = scene(
        {"hand": ["reflet-menteur"], "worship": believers(4), "rear": [BROTHER]},
        {"rear": [KRAOGH, "heaume-sans-visage", LANCER]},
    )
    t.play("reflet-menteur", BROTHER)
    t.asks(me, [LANCER])
    t.me.pick(LANCER)
    revoke(t)
    t.pass_all()
    assert t.card(BROTHER).printed.id == LANCER
    t.settled()


@card("reflet-menteur")
@rule("SF-ESQUIVE-010")
def test_the_last_ec_pays_for_a_model_that_evades():
    t = scene({"hand": ["reflet-menteur"], "worship": believers(4, ec=1), "rear": [SIRENE]}, {"rear": [VIGIE]})
    play(t, "reflet-menteur", SIRENE, VIGIE)
    assert t.card(TEMPLE).ec == 0
    t.pass_all()
    assert t.card(SIRENE).printed.id == VIGIE
    t.settled()
    t = scene({"hand": ["reflet-menteur"], "worship": believers(4, ec=0), "rear": [SIRENE, BROTHER]}, {"rear": [VIGIE]})
    t.play("reflet-menteur")
    t.asks(me, [SIRENE])  # for the brother there would be no model
    t.me.pick(SIRENE)
    t.asks(me, [BROTHER])


@card("reflet-menteur")
@rule("SF-EGIDE-010", "SF-LEX-700", "SF-STACK-130")
def test_a_model_with_egide_is_not_reflected_by_the_first_miracle_of_the_turn():
    squire = "ysoire-ecuyere-de-l-aube"  # 2 / 3, with Égide
    t = scene(
        {"hand": ["reflet-menteur"] * 2, "worship": believers(8), "rear": [on(BROTHER, marks={"+0/+1": 1}), squire]},
        {"rear": [squire, squire]},
    )
    mine, first, second = (one.number for one in t.state.cards if one.number and one.proto.id == squire)
    brother = t.number(BROTHER)
    t.play("reflet-menteur", BROTHER)
    t.asks(me, [f"target:{mine}", f"target:{first}", f"target:{second}"])
    t.me.pick(first)
    revoke(t)
    t.pass_all()
    assert t.state.must(brother).printed.id == BROTHER  # the first Miracle finds its model insensitive
    t.play("reflet-menteur", BROTHER)
    t.asks(me, [f"target:{mine}", f"target:{first}", f"target:{second}"])
    t.me.pick(first)
    revoke(t)
    t.pass_all()
    assert t.state.must(brother).printed.id == squire and has(t, brother, "egide")
    assert t.you.rear == [squire, squire] and t.me.hand == []
    t.settled()


@card("reflet-menteur")
@rule("SF-EGIDE-010", "SF-LEX-700")
@pytest.mark.parametrize("other", [0, 1])
def test_egide_shields_a_model_from_the_opponents_miracle_only_and_each_for_itself(other):
    squire = "ysoire-ecuyere-de-l-aube"
    t = scene(
        {"hand": ["reflet-menteur"] * 2, "worship": believers(8), "rear": [BROTHER, squire]}, {"rear": [squire, squire]}
    )
    mine, first, second = (one.number for one in t.state.cards if one.number and one.proto.id == squire)
    brother = t.number(BROTHER)
    play(t, "reflet-menteur", BROTHER, first)
    t.pass_all()
    assert t.state.must(brother).printed.id == BROTHER
    play(t, "reflet-menteur", BROTHER, second if other else mine)
    t.pass_all()
    assert t.state.must(brother).printed.id == (BROTHER if other else squire)
    t.settled()


@card("reflet-menteur", PIEUVRE)
@rule("SF-DOPPEL-020")
def test_a_reflection_has_the_class_of_its_model_whatever_it_was_revealed_as():
    t = scene(
        {"hand": ["reflet-menteur"], "worship": believers(4), "rear": [on(PIEUVRE, klass="pirate")]},
        {"rear": [WALKER]},
    )
    assert classes(t.state, t.card(PIEUVRE)) == ("pirate",)
    play(t, "reflet-menteur", PIEUVRE, WALKER)
    t.pass_all()
    assert classes(t.state, t.card(PIEUVRE)) == ("meca",) and not has(t, PIEUVRE, "esquive")
    t.settled()


@card("reflet-menteur")
@rule("SF-STACK-130")
def test_without_its_model_there_is_no_reflection():
    t = scene(
        {"hand": ["reflet-menteur"], "worship": believers(4), "rear": [BROTHER]},
        {"rear": [LANCER], "hand": ["eclat-de-la-tour"], "worship": believers(2)},
    )
    play(t, "reflet-menteur", BROTHER, LANCER)
    t.me.pick("pass")
    play(t, "eclat-de-la-tour", LANCER)
    t.pass_all()
    assert t.card(BROTHER).printed.id == BROTHER and LANCER in t.you.purgatory
    t.settled()


# Renfort


@card(CANONNIERE)
@rule("SF-AMBUSH-050", "SF-AMBUSH-090", "SF-ATTACK-030", "SF-ATTACK-040")
def test_the_gunner_sends_one_more_pirate_into_the_ambush():
    t = scene(
        {
            "rear": [on(CANONNIERE, **gold(2)), on(VIGIE, tilted=True), MOUSSE, MEDUSE, YSOLDE],
            "front": [DRAGON],
        },
        {"rear": [BROTHER]},
    )
    announce(t, DRAGON, CANONNIERE, ambush=[MEDUSE])
    t.asks(me, ["yes", "no"])  # once, whatever the number of attackers
    t.me.pick("yes")
    assert poseidor(t, CANONNIERE) == 0
    t.pass_all()
    t.asks(me, [MOUSSE, YSOLDE])
    t.me.pick(YSOLDE)
    t.pass_all()
    t.asks(me, [DRAGON, CANONNIERE], kind="declare")
    assert t.card(YSOLDE).ambush and YSOLDE in t.me.front and MOUSSE in t.me.rear
    assert sum(one.ambush for one in t.state.players[0].front) == 2
    t.settled()


@card(CANONNIERE, YSOLDE)
@rule("SF-RETRAIT-020", "SF-AMBUSH-060", "SF-ATTACK-040")
def test_who_was_put_in_renfort_reaches_the_divinite_and_may_withdraw():
    t = scene({"rear": [on(CANONNIERE, **gold(2)), YSOLDE]}, {})
    announce(t, CANONNIERE)
    t.me.pick("yes")
    t.pass_all()  # the only one
    t.declare(CANONNIERE)
    t.hold()
    t.declare(YSOLDE)
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    assert t.state.divinity(1).damage == 4 and poseidor(t, YSOLDE) == 3
    t.asks(me, [YSOLDE, "done"], kind="retire")
    t.me.pick(YSOLDE)
    assert t.me.rear == [YSOLDE] and t.me.front == [CANONNIERE]
    t.settled()


@card(CANONNIERE)
def test_the_gunner_needs_two_poseidor_and_may_keep_them():
    t = scene({"rear": [on(CANONNIERE, **gold(1)), MOUSSE]}, {"rear": [BROTHER]})
    announce(t, CANONNIERE)
    t.asks(me, [CANONNIERE], kind="declare")
    t = scene({"rear": [on(CANONNIERE, **gold(2)), MOUSSE]}, {"rear": [BROTHER]})
    announce(t, CANONNIERE)
    t.me.pick("no")
    t.asks(me, [CANONNIERE], kind="declare")
    assert poseidor(t, CANONNIERE) == 2 and t.me.rear == [MOUSSE]
    t.settled()


@card(CANONNIERE)
@rule("SF-CONTRA-010")
def test_the_gunner_sends_nobody_who_cannot_attack_nor_herself_nor_an_ambusher():
    t = scene({"rear": [on(CANONNIERE, **gold(2)), on(VIGIE, tilted=True), MOUSSE, LANCER]}, {"rear": [BROTHER]})
    announce(t, CANONNIERE, ambush=[MOUSSE])
    t.asks(me, [CANONNIERE], kind="declare")
    t.settled()


# Eden


@card(LINALIE)
def test_linalie_sharpens_pirates_in_ambush():
    t = scene({"divine": [LINALIE], "rear": [MOUSSE, BROTHER, VIGIE]}, {})
    announce(t, VIGIE, ambush=[MOUSSE, BROTHER])
    assert (atq(t, MOUSSE), atq(t, BROTHER), atq(t, VIGIE)) == (2, 1, 2)
    t.declare(VIGIE)
    t.hold()
    t.declare(MOUSSE)
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    assert t.state.divinity(1).damage == 2 and atq(t, MOUSSE) == 1
    t.settled()


@card(LINALIE)
def test_linalie_does_not_sharpen_the_pirates_of_others():
    t = scene({"rear": [MOUSSE]}, {"divine": [LINALIE]})
    announce(t, ambush=[MOUSSE])
    assert t.card(MOUSSE).ambush and atq(t, MOUSSE) == 1
    t.settled()


@card(LINALIE)
@rule("SF-LEX-330", "SF-TRESOR-040", "SF-COST-130")
def test_linalie_turns_three_poseidor_into_three_ec_once_a_turn():
    t = scene({"divine": [LINALIE], "rear": [on(MOUSSE, **gold(1)), on(LANCER, **gold(1))]}, {})
    assert refuses(t, LINALIE, "divine") == "SF-ABIL-140"
    worship = believers(1)
    t = scene({"divine": [LINALIE], "rear": [on(MOUSSE, **gold(3)), on(LANCER, **gold(4))], "worship": worship}, {})
    t.use(LINALIE)
    t.asks(me, [MOUSSE, LANCER])
    t.me.pick(MOUSSE, LANCER, LANCER)
    assert (poseidor(t, MOUSSE), poseidor(t, LANCER)) == (2, 2)
    t.pass_all()
    t.asks(me, [TEMPLE, "moine-de-la-braise"])
    t.me.pick("moine-de-la-braise")
    assert t.card("moine-de-la-braise").ec == 3 and t.card(TEMPLE).ec == 30
    assert refuses(t, LINALIE, "divine") and LINALIE not in t.offers("use")
    t.settled()


@card(THALASSYL)
@rule("SF-FAM-010", "SF-FAMLIST-080")
def test_thalassyl_grows_one_treen_in_each_of_her_turns():
    t = scene({"divine": [THALASSYL], "rear": ["treen"]}, {"rear": ["treen"]})
    t.use(THALASSYL)
    assert t.card(TEMPLE).ec == 27
    t.pass_all()
    assert t.me.rear == ["treen", "treen"]
    assert [values.atq(t.state, one) for one in t.state.players[0].rear] == [2, 2]
    assert values.atq(t.state, t.state.players[1].rear[0]) == 1
    assert THALASSYL not in t.offers("use")
    t.settled()


@card(THALASSYL)
def test_thalassyl_rests_in_the_turn_of_others():
    t = scene({"divine": [THALASSYL]}, {}, active=1)
    t.attack()
    t.you.pick("pass")
    t.asks(me, ["pass"])
    assert refuses(t, THALASSYL, "divine") == "SF-ABIL-140"
    t.settled()


@card(KRAOGH)
@rule("SF-COMBATPH-010", "SF-STACK-120")
def test_kraogh_swallows_a_tilted_ange_in_an_attack_phase():
    t = scene(
        {"rear": [on(KRAOGH, **gold(3)), on(DRAGON, tilted=True)]},
        {"rear": [on(LANCER, tilted=True), BROTHER], "front": [on(WALKER, tilted=True)]},
    )
    assert refuses(t, KRAOGH, "phase_de_combat") == "SF-COMBATPH-010"
    fight(t, KRAOGH, BROTHER)
    t.use(KRAOGH)
    t.pass_all()
    t.asks(me, [LANCER, WALKER])
    t.me.pick(WALKER)
    assert t.you.hand == [WALKER] and t.you.front == []
    assert refuses(t, KRAOGH, "phase_de_combat") == "SF-COMBATPH-010" or KRAOGH not in t.offers("use")
    t.pass_all()
    assert poseidor(t, KRAOGH) == 2 and t.you.rear == [LANCER]
    t.settled()


@card(KRAOGH)
@rule("SF-ABIL-140")
def test_kraogh_finds_no_ange_that_stands_upright():
    t = scene({"rear": [on(KRAOGH, **gold(3))]}, {"rear": [BROTHER]})
    fight(t, KRAOGH, BROTHER)
    assert refuses(t, KRAOGH, "phase_de_combat") == "SF-ABIL-140"
    t.settled()


@card(KRAOGH)
@rule("SF-ARCH-040", "SF-GELER-010", "SF-WORSH-170")
def test_kraogh_freezes_as_it_enters_play():
    t = scene({"archangel": [KRAOGH], "register": ["pecheur-de-perles"] * 5}, {"rear": [BROTHER]}, step="dawn")
    t.pass_all()
    t.archangel(KRAOGH)
    t.me.pick("yes")
    t.me.pick(BROTHER)
    t.pass_all()
    assert t.card(BROTHER).tilted and t.me.rear == [KRAOGH] and t.card(KRAOGH).ec == 3
    t.settled()


@card(SYLVAELLE)
@rule("SF-AURORE-010")
def test_sylvaelle_may_grow_a_treen_at_dawn():
    t = my_dawn({"rear": [SYLVAELLE]})
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    t.asks(me, kind="pay")  # her own EC serve too
    t.me.pick("auto")
    t.pass_all()
    assert sorted(t.me.rear) == [SYLVAELLE, "treen"] and t.card(TEMPLE).ec + t.card(SYLVAELLE).ec == 33
    t.settled()


@card(SYLVAELLE)
@rule("SF-ABIL-200", "SF-RETRAIT-010")
def test_sylvaelle_may_let_it_be_and_withdraws_after_her_attack():
    t = my_dawn({"rear": [SYLVAELLE]}, {"rear": [BROTHER]})
    t.me.pick("no")
    t.pass_all()
    assert t.me.rear == [SYLVAELLE]
    fight(t, SYLVAELLE, BROTHER)
    t.pass_all()
    t.asks(me, [SYLVAELLE, "done"], kind="retire")
    t.me.pick(SYLVAELLE)
    assert t.me.rear == [SYLVAELLE]
    t.settled()


@card(CRIQUE)
@rule("SF-TURN-050")
def test_the_cove_fills_the_chest_of_an_ange_with_tresor():
    t = my_dawn({"worship": [CRIQUE], "rear": [MOUSSE, LANCER, on(BROTHER, "sabre-du-pilleur")]})
    t.asks(me, [MOUSSE, BROTHER])
    t.me.pick(BROTHER)
    t.pass_all()
    assert poseidor(t, BROTHER) == 1 and poseidor(t, MOUSSE) == 0
    t.settled()


@card(CRIQUE)
@rule("SF-ABIL-140")
def test_the_cove_finds_nobody_without_tresor():
    t = my_dawn({"worship": [CRIQUE], "rear": [LANCER]})
    t.asks(me, kind="main")
    assert poseidor(t, LANCER) == 0
    t.settled()


@card(CANOPEE)
@rule("SF-NUIT-010", "SF-TURN-120", "SF-COST-020")
@pytest.mark.parametrize(("rear", "gain"), [(["treen", "treen", SEMEUSE], 2), (["treen", SEMEUSE, MEDUSE], 0)])
def test_the_canopy_feeds_on_three_of_its_own(rear, gain):
    t = scene({"worship": [on(CANOPEE, ec=1)], "rear": rear}, {"rear": ["treen"]}, attacked=True)
    end_turn(t)
    assert t.card(CANOPEE).ec == 1 + gain
    t.settled()


@card("graines-a-la-derive")
@rule("SF-GIFT-020", "SF-GIFT-040", "SF-GIFT-050")
def test_the_seeds_give_the_second_player_ec_and_two_treens():
    cards = SEVENFALLEN.starters()["poseidia"]["cards"]
    cards = [one for one in cards if SEVENFALLEN.book[one].type != "temple"]
    deck = {"cards": [*cards, CRIQUE, "graines-a-la-derive"]}
    t = started("sevenfallen", decks=[deck, deck], seed=1)
    t.first(f"first:{1 - t._asked()}")
    second = t.players[1 - t.state.first]
    first = t.players[t.state.first]
    assert second.rear == ["treen", "treen"] and first.rear == []
    assert second[CRIQUE].ec == 8 and first[CRIQUE].ec == 5
    assert second.pandemonium == first.pandemonium == ["graines-a-la-derive"]
    assert len(second.hand) == 7
    t.settled()


# Pirates


@card(EREBOUSSE)
@rule("SF-STACK-090", "SF-PAROLE-010", "SF-LEX-550")
def test_erebousse_grows_with_each_expense_and_draws_for_three():
    t = scene({"rear": [on(EREBOUSSE, **gold(6))], "book": PAGES}, {})
    t.use(EREBOUSSE)
    assert [item.ability for item in t.state.stack.items] == ["after_spent", "parole_divine"]
    t.pass_all()
    assert t.me.hand == [LANCER] and t.card(EREBOUSSE).marks == {"poseidor": 3, "+1/+0": 1} and atq(t, EREBOUSSE) == 6
    assert refuses(t, EREBOUSSE, "parole_divine") == "SF-PAROLE-010"
    t.settled()


@card(EREBOUSSE, YSOLDE)
@rule("SF-DIV-020")
def test_what_others_spend_moves_neither_erebousse_nor_ysolde():
    t = scene({"rear": [EREBOUSSE, YSOLDE]}, {"divine": [LINALIE], "rear": [on(MOUSSE, **gold(3))]})
    t.attack()
    t.me.pick("pass")
    t.you.use(LINALIE)
    t.pass_all()
    assert t.card(EREBOUSSE).marks == {} and t.state.divinity(1).damage == 0
    t.settled()


@card(EREBOUSSE)
@rule("SF-TRESOR-010", "SF-TRESOR-020")
@pytest.mark.parametrize(("defender", "gain"), [(WALKER, 5), (LANCER, 3)])
def test_tresor_pays_for_damage_that_was_really_dealt(defender, gain):
    t = scene({"rear": [EREBOUSSE]}, {"rear": [defender]})
    fight(t, EREBOUSSE, defender)
    t.pass_all()
    assert poseidor(t, EREBOUSSE) == gain
    t.settled()


@card(EREBOUSSE)
@rule("SF-TRESOR-010", "SF-LEX-580")
def test_a_defender_and_an_attacker_that_falls_gain_no_poseidor():
    t = scene({"rear": [BROTHER]}, {"rear": [EREBOUSSE]})
    fight(t, BROTHER, EREBOUSSE)
    t.pass_all()
    assert poseidor(t, EREBOUSSE) == 0 and t.me.purgatory == [BROTHER]
    t = scene({"rear": [on(EREBOUSSE, damage=2)]}, {"rear": [WALKER]})
    fight(t, EREBOUSSE, WALKER)
    t.pass_all()
    assert t.me.purgatory == [EREBOUSSE] and t.card(WALKER).damage == 5
    t.settled()


@card(EREBOUSSE)
@rule("SF-TRESOR-060")
def test_the_damage_of_a_divinite_is_worth_poseidor_and_a_plume_one():
    t = scene({"rear": [EREBOUSSE]}, {})
    fight(t, EREBOUSSE, t.state.divinity(1).card.number, ambush=True)
    t.pass_all()
    assert poseidor(t, EREBOUSSE) == 5
    mortal = on("dragon-vie-souffle-premier", damage=23, marks={"plume": 2})
    t = scene({"rear": [EREBOUSSE]}, {"divine": [mortal]})
    fight(t, EREBOUSSE, t.state.divinity(1).card.number, ambush=True)
    t.pass_all()
    assert poseidor(t, EREBOUSSE) == 1 and t.state.divinity(1).marks == {"plume": 1}
    t.settled()


@card("ragwell")
@rule("SF-ABIL-200")
def test_ragwell_trips_whom_the_opponent_plays():
    t = scene({"rear": ["ragwell"]}, {"hand": [LANCER, BROTHER], "rear": [WALKER]}, active=1)
    t.play(LANCER)
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    t.asks(me, [LANCER], kind="target")
    t.me.pick(LANCER)
    t.pass_all()
    assert t.card(LANCER).tilted and t.card(LANCER).marks == {"-1/-1": 1} and not t.card(WALKER).tilted
    assert t.state.players[0].worship[0].ec == 28
    t.play(BROTHER)
    t.me.pick("no")
    assert not t.card(BROTHER).tilted and t.card(BROTHER).marks == {}
    t.settled()


@card("ragwell")
@rule("SF-BOURRASQUE-040", "SF-TEMPETE-010")
def test_ragwell_trips_nobody_who_comes_by_bourrasque():
    t = scene({"rear": ["ragwell"]}, {"hand": ["plongeur-de-l-azur", VIGIE]}, active=1)
    t.attack()
    t.play("plongeur-de-l-azur")
    t.asks(you, kind="window")
    t.play(VIGIE)  # by Tempête, in their Parole divine all the same
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    t.me.pick(VIGIE)
    t.pass_all()
    assert t.card(VIGIE).tilted and not t.card("plongeur-de-l-azur").tilted
    t = scene({"rear": ["ragwell"]}, {"hand": ["plongeur-de-l-azur"]}, active=1)
    t.play("plongeur-de-l-azur")  # without need of Bourrasque
    t.asks(me, ["yes", "no"])
    t.me.pick("no")
    t.settled()


@card("ragwell")
def test_ragwell_lets_golems_my_own_and_those_of_my_turn_pass():
    t = scene({"rear": ["ragwell"], "hand": [LANCER]}, {"hand": [VIGIE]})
    t.play(LANCER)
    t.asks(me, kind="main")
    t.attack()
    t.me.pick("pass")
    t.play(VIGIE)
    t.asks(you, kind="window")
    t = scene({"rear": ["ragwell"]}, {"hand": [SLAG]}, active=1)
    t.play(SLAG)
    t.asks(you, kind="main")
    t = scene({"rear": ["ragwell"], "worship": believers(0, ec=1)}, {"hand": [LANCER]}, active=1)
    t.play(LANCER)
    t.asks(you, kind="main")  # two EC it takes
    t.settled()


@card("ragwell")
@rule("SF-FOURBERIE-010")
def test_ragwell_strikes_past_the_golem():
    t = scene({"rear": ["ragwell"]}, {"rear": [on(BROTHER, SLAG)]})
    fight(t, "ragwell", BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and t.card(SLAG).damage == 0
    t.settled()


@card(MOUSSE)
@rule("SF-TRESOR-030")
def test_two_cabin_boys_share_what_they_plunder():
    t = scene({"rear": [MOUSSE, EREBOUSSE]}, {"rear": [on(CHAMPION, marks={"+0/+1": 2})]})
    announce(t, MOUSSE, EREBOUSSE)
    t.declare(MOUSSE)
    t.declare(EREBOUSSE)
    t.strike(CHAMPION)
    t.pass_all()
    t.me.pick(MOUSSE)  # whose points come first
    t.asks(you, kind="number")
    t.you.pick("number:0")
    assert poseidor(t, MOUSSE) == 1 and t.card(CHAMPION).damage == 6
    t.settled()


@card(VIGIE)
@rule("SF-LEX-600")
def test_the_lookout_sees_the_next_page_at_dawn():
    t = my_dawn({"rear": [VIGIE], "book": PAGES})
    t.asks(me, [f"top:{t.number(LANCER)}", f"bottom:{t.number(LANCER)}"])
    t.me.pick(f"bottom:{t.number(LANCER)}")
    t.pass_all()
    assert t.me.book == [*PAGES[1:], LANCER]
    t.settled()


@card(VIGIE, "lame-de-reflux")
@rule("SF-ESQUIVE-010", "SF-MIRACLE-080")
def test_the_lookout_evades_those_who_cannot_pay_for_it():
    hand = {"hand": ["lame-de-reflux"]}
    t = scene({**hand, "worship": believers(3, ec=0)}, {"rear": [VIGIE, BROTHER]})
    t.play("lame-de-reflux")
    t.asks(me, [BROTHER])
    t = scene({**hand, "worship": believers(3, ec=1)}, {"rear": [VIGIE, BROTHER]})
    play(t, "lame-de-reflux", VIGIE)
    assert t.card(TEMPLE).ec == 0
    t.pass_all()
    assert t.you.hand == [VIGIE]
    t.settled()


@card(FLIBUSTIER)
@rule("SF-BERSERK-030", "SF-COMBATPH-010", "SF-TRESOR-050")
def test_the_freebooter_buys_a_second_attack_with_its_own_poseidor():
    t = scene({"rear": [on(FLIBUSTIER, **gold(2))]}, {"rear": [on(BROTHER, SLAG), on(LANCER, tilted=True)]})
    fight(t, FLIBUSTIER, BROTHER)
    t.use(FLIBUSTIER)
    assert poseidor(t, FLIBUSTIER) == 0
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and poseidor(t, FLIBUSTIER) == 2  # past the Golem, by Fourberie
    t.asks(me, [LANCER, "hold"], kind="strike")
    t.me.pick("hold")
    end_turn(t)
    assert not has(t, FLIBUSTIER, "berserk")
    t.settled()


@card(FLIBUSTIER)
def test_the_freebooter_does_not_take_the_poseidor_of_others():
    t = scene({"rear": [on(FLIBUSTIER, **gold(1)), on(MOUSSE, **gold(5))]}, {"rear": [BROTHER]})
    fight(t, FLIBUSTIER, BROTHER)
    assert refuses(t, FLIBUSTIER, "phase_de_combat") == "SF-ABIL-140"
    t.settled()


@card(YSOLDE)
@rule("SF-ABIL-110")
def test_ysolde_strikes_the_divinite_with_each_expense():
    t = scene({"divine": [LINALIE], "rear": [YSOLDE, on(EREBOUSSE, **gold(6))], "book": PAGES}, {"rear": [BROTHER]})
    t.use(LINALIE)
    while t.match.decision.kind == "trigger":
        t.me.pick(YSOLDE)
    t.pass_all()
    assert t.state.divinity(1).damage == 1
    t.use(EREBOUSSE)
    while t.match.decision.kind == "trigger":
        t.me.pick(YSOLDE)
    t.pass_all()
    assert t.state.divinity(1).damage == 2 and t.card(EREBOUSSE).marks == {"+1/+0": 2}
    t.settled()


# Poseids and Sylvanidiens


@card(LEVIATHAN)
@rule("SF-TEMPETE-010", "SF-TEMPETE-020", "SF-TEMPETE-030")
def test_the_leviathan_surges_before_an_attack_and_freezes_the_attacker():
    t = scene({"hand": [LEVIATHAN, MEDUSE]}, {"rear": [WALKER, BROTHER]}, active=1)
    t.attack()
    t.you.pick("pass")
    assert t.offers("play") == [LEVIATHAN]
    t.play(LEVIATHAN)
    t.me.pick("yes")
    t.asks(me, [LEVIATHAN, WALKER, BROTHER])
    t.me.pick(WALKER)
    t.pass_all()
    assert t.state.players[0].worship[0].ec == 23 and t.me.rear == [LEVIATHAN]
    assert t.offers("announce") == [BROTHER]
    t.settled()


@card(MEDUSE)
@rule("SF-GELER-010", "SF-GELER-020", "SF-TURN-150")
def test_the_jellyfish_freezes_until_the_end_of_its_victims_own_turn():
    t = scene({"hand": [MEDUSE, MEDUSE]}, {"rear": [WALKER, BROTHER]})
    t.play(MEDUSE)
    t.me.pick("yes")
    t.me.pick(WALKER)
    t.pass_all()
    t.play(MEDUSE)
    t.me.pick("no")
    assert t.card(WALKER).tilted and not t.card(BROTHER).tilted
    end_turn(t)
    assert t.card(WALKER).tilted
    t.attack()
    t.pass_all()
    t.asks(you, [f"announce:{t.number(BROTHER)}", f"ambush:{t.number(BROTHER)}", "done"])
    t.you.pick("done")
    end_turn(t)
    assert t.state.active == 0 and not t.card(WALKER).tilted
    t.settled()


@card(PIEUVRE, "pavillon-noir")
@rule("SF-DOPPEL-020")
def test_the_octopus_is_of_the_class_that_it_was_revealed_as_and_of_no_other():
    t = scene({"hand": [PIEUVRE], "rear": ["pavillon-noir"]}, {"hand": ["eclat-de-la-tour"], "worship": believers(2)})
    t.play(PIEUVRE)
    t.me.pick(_class(t, "pirate"))
    assert classes(t.state, t.card(PIEUVRE)) == ("pirate",) and atq(t, PIEUVRE) == 4
    t.settled()
    t = scene({"hand": [PIEUVRE], "rear": ["pavillon-noir"]}, {})
    t.play(PIEUVRE)
    t.me.pick(_class(t, "dragon"))
    assert classes(t.state, t.card(PIEUVRE)) == ("dragon",) and atq(t, PIEUVRE) == 3
    t.settled()


@card(PIEUVRE, "lame-de-reflux", "bordee-de-doublons")
@rule("SF-ESQUIVE-010", "SF-ESQUIVE-020", "SF-MIRACLE-090")
def test_the_octopus_evades_what_targets_it_and_nothing_else():
    hand = {"hand": ["lame-de-reflux", "bordee-de-doublons"], "rear": [on(MOUSSE, **gold(3))]}
    t = scene({**hand, "worship": believers(3, ec=1)}, {"rear": [PIEUVRE]})
    assert t.why("play", "lame-de-reflux") == "SF-MIRACLE-100"
    play(t, "bordee-de-doublons")  # without a target
    t.pass_all()
    assert t.you.purgatory == [PIEUVRE] and t.card(TEMPLE).ec == 1
    t = scene({**hand, "worship": believers(3, ec=2)}, {"rear": [PIEUVRE]})
    play(t, "lame-de-reflux", PIEUVRE)
    t.pass_all()
    assert t.you.hand == [PIEUVRE] and t.card(TEMPLE).ec == 0
    t.settled()


@card(ENFANT)
@rule("SF-FERVEUR-010", "SF-DOPPEL-040")
def test_the_changeling_draws_among_its_own_kind():
    t = scene({"hand": [ENFANT], "rear": [MOUSSE], "book": PAGES}, {"rear": [DRAGON]})
    t.play(ENFANT)
    t.me.pick(_class(t, "pirate"))
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == [LANCER]
    t.settled()
    t = scene({"hand": [ENFANT], "rear": [MOUSSE, SEMEUSE], "book": PAGES}, {"rear": [DRAGON]})
    t.play(ENFANT)
    t.me.pick(_class(t, "dragon"))  # there is one, but not of mine; and it is no Sylvanidien any more
    t.asks(me, kind="main")
    t.settled()


@card(SEMEUSE)
@rule("SF-FERVEUR-010", "SF-FAM-010", "SF-FAM-020", "SF-PAIR-050")
def test_the_sower_grows_a_treen_to_which_a_golem_links():
    t = scene({"hand": [SEMEUSE], "rear": [SLAG, TORTUE]}, {})
    t.play(SEMEUSE)
    t.asks(me, [SLAG, TORTUE], kind="link")
    t.me.pick(TORTUE)
    t.pass_all()
    assert t.me.rear == [SEMEUSE, "treen"] and t.card(SLAG).host == t.number("treen")
    t.settled()


@card(SEMEUSE)
@rule("SF-FAM-040", "SF-FAM-050")
def test_a_treen_that_falls_is_nowhere_and_can_be_created_again():
    t = scene({"hand": [SEMEUSE], "rear": ["treen"]}, {"hand": ["eclat-de-la-tour"], "worship": believers(2)})
    t.attack()
    t.me.pick("pass")
    play(t, "eclat-de-la-tour", "treen")
    t.pass_all()
    assert t.me.rear == t.me.purgatory == []
    t.play(SEMEUSE)
    t.pass_all()
    assert t.me.rear == [SEMEUSE, "treen"]
    t.settled()


@card(EVEILLEUSE)
@rule("SF-SACRIF-010", "SF-SACRIF-030", "SF-FAMLIST-070")
def test_the_waker_gives_an_ange_and_five_ec_for_a_poseid():
    t = scene({"rear": [EVEILLEUSE, MOUSSE, LANCER]}, {"rear": [BROTHER]})  # the lancer is of Pureté Céleste
    t.use(EVEILLEUSE)
    t.asks(me, [EVEILLEUSE, MOUSSE])
    t.me.pick(MOUSSE)
    assert t.me.purgatory == [MOUSSE] and t.card(TEMPLE).ec == 25
    t.pass_all()
    assert t.me.rear == [EVEILLEUSE, LANCER, "poseid"] and (atq(t, "poseid"), t.card("poseid").printed.fv) == (8, 8)
    assert refuses(t, EVEILLEUSE, "sacrifice") == "SF-SACRIF-030"
    t.settled()


@card(EVEILLEUSE)
@rule("SF-SACRIF-020")
def test_the_waker_may_give_herself_but_nobody_in_a_combat():
    t = scene({"rear": [EVEILLEUSE]}, {"rear": [BROTHER]})
    t.use(EVEILLEUSE)
    t.pass_all()
    assert t.me.rear == ["poseid"] and t.me.purgatory == [EVEILLEUSE]
    t = scene({"rear": [EVEILLEUSE]}, {"rear": [BROTHER]})
    fight(t, EVEILLEUSE, BROTHER)
    assert refuses(t, EVEILLEUSE, "sacrifice") == "SF-ABIL-140"
    t = scene({"rear": [EVEILLEUSE], "worship": believers(0, ec=4)}, {})
    assert refuses(t, EVEILLEUSE, "sacrifice") == "SF-ABIL-140"
    t.settled()


@card(RODEUR)
@rule("SF-FOURBERIE-010", "SF-RETRAIT-010")
def test_the_prowler_strikes_past_the_golem_and_withdraws():
    t = scene({"rear": [RODEUR]}, {"rear": [on(BROTHER, SLAG)]})
    fight(t, RODEUR, BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and t.card(SLAG).damage == 0
    t.asks(me, [RODEUR, "done"], kind="retire")
    t.me.pick("done")
    assert t.me.front == [RODEUR] and t.card(RODEUR).damage == 1
    t.settled()


@card(RODEUR)
@rule("SF-TEMPETE-010", "SF-ATTACK-190")
def test_the_prowler_drops_in_to_defend_the_divinite():
    t = scene({"rear": [DRAGON]}, {"hand": [RODEUR]})
    fight(t, DRAGON, t.state.divinity(1).card.number, ambush=True)
    t.me.pick("pass")
    t.you.play(RODEUR)
    t.pass_all()
    t.asks(me, [RODEUR, "hold"], kind="redirect")
    t.me.pick("hold")
    assert t.state.divinity(1).damage == 0
    t.settled()


# Golems


@card(FIGURE)
@rule("SF-PAIR-250", "SF-PAIR-240")
def test_the_figurehead_waits_for_a_pirate_and_gives_it_tresor():
    t = scene({"hand": [FIGURE, VIGIE], "rear": [DRAGON]}, {"rear": [BROTHER]})
    t.play(FIGURE)
    assert t.me.rear == [DRAGON, FIGURE]
    t.play(VIGIE)
    assert t.me.rear == [DRAGON, VIGIE] and t.card(FIGURE).host == t.number(VIGIE)
    assert has(t, VIGIE, "tresor") and not has(t, DRAGON, "tresor")
    fight(t, VIGIE, BROTHER)
    t.pass_all()
    assert poseidor(t, VIGIE) == 2 and t.card(FIGURE).damage == 1
    t.settled()


@card(FIGURE)
@rule("SF-PAIR-240")
def test_the_figurehead_asks_for_a_pirate_only_as_it_links():
    t = scene({"rear": [on(PIEUVRE, FIGURE, klass="pirate")]}, {})
    t.match.patch({"cards": [{"number": t.number(PIEUVRE), "klass": "dragon"}]})
    t.attack()
    t.pass_all()
    assert t.card(FIGURE).host == t.number(PIEUVRE) and has(t, PIEUVRE, "tresor")
    t.settled()


@card(TORTUE)
@rule("SF-GOLEM-040", "SF-TEMPETE-020", "SF-PAIR-110", "SF-PAIR-140")
def test_the_turtle_surfaces_under_an_ange_that_is_attacked():
    t = scene({"rear": [CHAMPION]}, {"hand": [TORTUE], "rear": [BROTHER]})
    fight(t, CHAMPION, BROTHER)
    t.me.pick("pass")
    assert t.offers("play") == []
    t.you.tempest(TORTUE)
    assert t.state.players[1].worship[0].ec == 25 and t.card(TORTUE).host == t.number(BROTHER)
    t.pass_all()
    assert t.you.purgatory == [TORTUE] and t.card(BROTHER).damage == 0
    t.settled()


@card(COFFRE)
@rule("SF-SOUFFLE-010")
def test_the_fanged_chest_spills_its_poseidor_on_one_of_my_anges():
    t = scene({"rear": [WALKER]}, {"rear": [on(EREBOUSSE, COFFRE), BROTHER]})
    fight(t, WALKER, EREBOUSSE)
    t.pass_all()
    t.asks(you, [EREBOUSSE, BROTHER])
    t.you.pick(BROTHER)
    assert poseidor(t, BROTHER) == 2 and t.you.purgatory == [COFFRE] and poseidor(t, EREBOUSSE) == 0
    t.pass_all()
    t.settled()


@card(COFFRE)
@rule("SF-ABIL-140")
def test_the_fanged_chest_spills_nothing_without_an_ange():
    t = scene({"rear": [WALKER]}, {"rear": [COFFRE]})
    fight(t, WALKER, COFFRE)
    t.pass_all()
    assert t.you.purgatory == [COFFRE]
    t.asks(me, kind="main")
    t.settled()


@card(IDOLE)
@rule("SF-VAILLANT-010")
@pytest.mark.parametrize(("bearer", "damage"), [(EVEILLEUSE, 1), (SEMEUSE, None)])
def test_the_coral_idol_shelters_a_poseid_on_the_fire_line(bearer, damage):
    t = scene({"rear": [DRAGON]}, {"front": [on(bearer, IDOLE)], "rear": [BROTHER]})
    fight(t, DRAGON, bearer)
    t.pass_all()
    assert IDOLE in t.you.purgatory  # 4 of the 5 points, or of the 10
    if damage is None:
        assert bearer in t.you.purgatory
    else:
        assert t.card(bearer).damage == damage
    t.settled()


@card(IDOLE)
@rule("SF-GELER-010", "SF-GOLEM-050")
def test_the_coral_idol_freezes_as_it_arrives_and_comes_in_no_storm():
    t = scene({"hand": [IDOLE]}, {"rear": [WALKER]})
    assert t.why("tempest", IDOLE) == "SF-GOLEM-050"
    t.play(IDOLE)
    t.me.pick("yes")
    t.me.pick(WALKER)
    t.pass_all()
    assert t.card(WALKER).tilted
    t.settled()


# Miracles


@card("lame-de-reflux")
@rule("SF-LEX-090", "SF-ARCH-090")
def test_the_ebb_takes_an_opposing_ange_home_and_leaves_its_golem():
    t = scene(
        {"hand": ["lame-de-reflux"], "worship": believers(3), "rear": [DRAGON]},
        {"rear": [on(BROTHER, SLAG, SWORD), KRAOGH], "front": [LANCER]},
    )
    t.play("lame-de-reflux")
    t.asks(me, [BROTHER, LANCER])  # neither mine nor the Archange
    t.me.pick(BROTHER)
    revoke(t)
    t.pass_all()
    assert t.you.hand == [BROTHER] and t.you.purgatory == [SWORD]
    assert t.card(SLAG).host == t.number(LANCER)
    assert len(t.me.worship) == 3
    t.settled()


@card("bordee-de-doublons")
@rule("SF-STACK-120", "SF-PAIR-180")
def test_the_broadside_hits_a_page_that_i_name_as_it_resolves():
    t = scene(
        {"hand": ["bordee-de-doublons"], "worship": believers(2), "rear": [on(MOUSSE, **gold(3))]},
        {"rear": [on(BROTHER, SLAG)], "front": [WALKER]},
    )
    play(t, "bordee-de-doublons")
    assert poseidor(t, MOUSSE) == 0 and t.me.purgatory == ["bordee-de-doublons"] and len(t.me.worship) == 3
    t.pass_all()
    t.asks(me, [BROTHER, SLAG, WALKER])
    t.me.pick(SLAG)
    assert t.you.purgatory == [SLAG] and t.card(BROTHER).damage == 0  # what is too much does not flow over
    t.settled()


@card("bordee-de-doublons")
@rule("SF-MIRACLE-100", "SF-ZONE-140")
def test_the_broadside_needs_three_poseidor_and_is_not_doubled_on_the_fire_line():
    words = {"hand": ["bordee-de-doublons"], "worship": believers(2)}
    t = scene({**words, "rear": [on(MOUSSE, **gold(2))]}, {"front": [WALKER]})
    assert t.why("play", "bordee-de-doublons") == "SF-MIRACLE-100"
    t = scene({**words, "rear": [on(MOUSSE, **gold(3))]}, {"front": [WALKER]})
    play(t, "bordee-de-doublons")
    t.pass_all()
    assert t.card(WALKER).damage == 5
    t.settled()


@card("brume-du-large")
@rule("SF-LEX-600", "SF-ABIL-150")
def test_the_mist_tilts_an_ange_then_shows_two_pages():
    words = {"hand": ["brume-du-large"], "worship": believers(3)}
    t = scene({**words, "book": [LANCER]}, {"rear": [BROTHER]})
    assert t.why("play", "brume-du-large") == "SF-MIRACLE-100"
    t = scene({**words, "book": PAGES}, {"rear": [BROTHER], "front": [DRAGON]})
    play(t, "brume-du-large")
    t.pass_all()
    t.asks(me, [BROTHER, t.you[DRAGON].card.number])
    t.me.pick(t.you[DRAGON].card.number)
    assert t.you[DRAGON].tilted
    first, second = (one.number for one in t.state.players[0].book[:2])
    t.asks(me, [f"top:{first}", f"bottom:{first}", f"top:{second}", f"bottom:{second}"])
    t.me.pick(f"bottom:{first}", f"top:{second}")
    assert t.me.book == [BROTHER, WALKER, DRAGON, LANCER]
    t.settled()


# Équipements and Bénédictions


@card("sabre-du-pilleur")
@rule("SF-EQUIP-010")
def test_the_sabre_makes_a_plunderer_of_its_bearer():
    t = scene({"hand": ["sabre-du-pilleur"], "rear": [LANCER], "worship": believers(1)}, {"rear": [BROTHER]})
    play(t, "sabre-du-pilleur")
    assert t.card(TEMPLE).ec == 28 and t.me.purgatory == ["moine-de-la-braise"]
    assert has(t, LANCER, "tresor") and atq(t, LANCER) == 4
    fight(t, LANCER, BROTHER)
    t.pass_all()
    assert poseidor(t, LANCER) == 2
    t.settled()


@card("grappin-des-renforts")
@rule("SF-EQUIP-040", "SF-AMBUSH-050")
def test_the_grapnel_throws_its_bearer_into_the_ambush():
    t = scene({"hand": ["grappin-des-renforts"], "rear": [LANCER]}, {"rear": [BROTHER]})
    assert t.why("play", "grappin-des-renforts") == "SF-EQUIP-040"
    t = scene({"hand": ["grappin-des-renforts"], "rear": [LANCER, DRAGON, MOUSSE, VIGIE]}, {})
    t.play("grappin-des-renforts")
    t.asks(me, [MOUSSE, VIGIE])
    t.me.pick(VIGIE)
    announce(t, MOUSSE, ambush=[LANCER, DRAGON])
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    assert t.card(TEMPLE).ec == 26
    t.pass_all()
    assert t.card(VIGIE).ambush and VIGIE in t.me.front
    t.asks(me, [MOUSSE], kind="declare")
    t.settled()


@card("grappin-des-renforts")
def test_the_grapnel_lies_still_on_a_tilted_ange_or_in_the_turn_of_others():
    t = scene({"rear": [LANCER, on(VIGIE, "grappin-des-renforts", tilted=True)]}, {})
    announce(t, LANCER)
    t.asks(me, [LANCER], kind="declare")
    t = scene({"rear": [LANCER]}, {"rear": [on(VIGIE, "grappin-des-renforts")]})
    announce(t, LANCER)
    t.asks(me, [LANCER], kind="declare")
    t = scene({"rear": [LANCER, on(VIGIE, "grappin-des-renforts")]}, {})
    announce(t, LANCER)
    t.me.pick("no")
    t.asks(me, [LANCER], kind="declare")
    assert t.card(TEMPLE).ec == 30 and t.me.rear == [VIGIE]
    t.settled()


@card("grappin-des-renforts", "reflet-menteur")
@rule("SF-EQUIP-070")
def test_the_grapnel_falls_from_who_is_no_pirate_any_more():
    t = scene(
        {
            "hand": ["reflet-menteur"],
            "worship": believers(4),
            "rear": [on(VIGIE, "grappin-des-renforts"), on(MOUSSE, SWORD)],
        },
        {"rear": [WALKER]},
    )
    play(t, "reflet-menteur", VIGIE, WALKER)
    t.pass_all()
    assert "grappin-des-renforts" in t.me.purgatory and t.card(VIGIE).attached == []
    t.settled()


@card("pavillon-noir")
@rule("SF-NUIT-010", "SF-BLESS-030")
def test_the_black_flag_emboldens_pirates_and_pays_one_at_night():
    t = scene(
        {"hand": ["pavillon-noir"], "worship": believers(2), "rear": [MOUSSE, VIGIE, LANCER]},
        {"rear": [EREBOUSSE]},
    )
    t.play("pavillon-noir")
    assert (atq(t, MOUSSE), atq(t, VIGIE), atq(t, LANCER), atq(t, EREBOUSSE)) == (2, 3, 2, 5)
    assert t.card("pavillon-noir").marks == {"sablier": 3} and t.card(TEMPLE).ec == 27
    end_turn(t)
    t.asks(me, [MOUSSE, VIGIE])
    t.me.pick(VIGIE)
    t.pass_all()
    assert poseidor(t, VIGIE) == 1 and poseidor(t, MOUSSE) == 0 and t.state.active == 1
    t.settled()


# Adorateurs


@card("jeune-fea")
@rule("SF-WORSH-150")
def test_young_fea_pays_for_pirates_and_golems_only():
    worship = [on(TEMPLE, ec=0), on("jeune-fea", ec=3)]
    hand = [CANONNIERE, LANCER, IDOLE, SWORD, ENFANT]
    t = scene({"divine": [THALASSYL], "worship": worship, "hand": hand, "rear": [BROTHER]}, {})
    assert sorted(t.offers("play")) == sorted([CANONNIERE, IDOLE, ENFANT])
    assert refuses(t, THALASSYL, "divine") == "SF-ABIL-140"
    assert t.why("play", LANCER) == t.why("play", SWORD) == "SF-ANGEL-010"
    t.play(CANONNIERE)
    assert t.card("jeune-fea").ec == 0
    t.settled()


@card("jeune-fea")
@rule("SF-WORSH-160")
@pytest.mark.parametrize(("picks", "fea", "temple"), [(["fea"], 0, 2), (["fea.1"], 1, 1), (["temple"], 2, 0)])
def test_a_player_shares_a_cost_between_young_fea_and_the_temple(picks, fea, temple):
    t = scene({"worship": [on(TEMPLE, ec=3), on("jeune-fea", ec=2)], "hand": [IDOLE]}, {})
    t.play(IDOLE)
    f, k = t.number("jeune-fea"), t.number(TEMPLE)
    t.asks(me, ["auto", f"pay:{f}", f"pay:{f}.1", f"pay:{k}", f"pay:{k}.1", f"pay:{k}.2"])
    t.me.pick({"fea": f"pay:{f}", "fea.1": f"pay:{f}.1", "temple": f"pay:{k}"}[picks[0]])
    assert (t.card("jeune-fea").ec, t.card(TEMPLE).ec) == (fea, temple)
    t.settled()


@card("jeune-fea")
@rule("SF-WORSH-160")
def test_a_share_is_never_so_small_that_the_rest_cannot_be_paid():
    t = scene({"worship": [on(TEMPLE, ec=3), on("jeune-fea", ec=2)], "hand": [TORTUE]}, {})
    t.play(TORTUE)
    f, k = t.number("jeune-fea"), t.number(TEMPLE)
    t.asks(me, ["auto", f"pay:{f}", f"pay:{f}.1", f"pay:{k}", f"pay:{k}.2"])
    t.me.pick(f"pay:{f}.1")
    assert (t.card("jeune-fea").ec, t.card(TEMPLE).ec) == (1, 0)
    t.settled()


@card("jeune-fea", ENFANT)
@rule("SF-DOPPEL-040", "SF-DOPPEL-010")
def test_a_doppelganger_that_young_fea_pays_for_is_a_pirate():
    t = scene({"worship": [on(TEMPLE, ec=1), on("jeune-fea", ec=1)], "hand": [ENFANT]}, {})
    t.play(ENFANT)
    t.asks(me, [_class(t, "pirate")])
    t.me.pick(_class(t, "pirate"))
    assert classes(t.state, t.card(ENFANT)) == ("pirate",)
    assert t.card("jeune-fea").ec == t.card(TEMPLE).ec == 0
    t.settled()
    t = scene({"worship": [on(TEMPLE, ec=2), on("jeune-fea", ec=2)], "hand": [ENFANT]}, {})
    t.play(ENFANT)
    t.me.pick(_class(t, "dragon"))  # then she does not pay
    assert t.card("jeune-fea").ec == 2 and t.card(TEMPLE).ec == 0
    t.settled()


@card("jeune-fea", "talamain")
@rule("SF-WORSH-150", "SF-ABIL-080", "SF-GOLEM-120")
def test_young_fea_pays_for_what_a_page_is_now():
    def limbo(*marks, temple=0):
        return {
            "limbo": [on("talamain", marks={"+1/+0": 1} if n else {}) for n in marks],
            "worship": [on(TEMPLE, ec=temple), on("jeune-fea", ec=4)],
        }

    t = scene(limbo(0))  # a Golem
    t.play("talamain")
    assert t.card("jeune-fea").ec == 1 and t.me.rear == ["talamain"]
    t.settled()
    t = scene(limbo(1))  # an Ange, and no Pirate
    assert t.offers("play") == t.offers("tempest") == []
    assert t.why("play", "talamain") == t.why("tempest", "talamain") == "SF-ANGEL-010"
    t = scene(limbo(1, temple=4))  # nor has she a share in the cost
    t.play("talamain")
    assert (t.card("jeune-fea").ec, t.card(TEMPLE).ec) == (4, 1) and t.card("talamain").type == "angel"
    t.settled()
    t = scene(limbo(0, 1))
    golem, angel = t.state.players[0].limbo
    t.asks(me, [f"play:{golem.card.number}", f"tempest:{golem.card.number}", "attack", "propose"])
    assert angel.type == "angel"


@card("jeune-fea", "dompteur-de-drakes", ENFANT)
@rule("SF-COST-050", "SF-DOPPEL-040", "SF-WORSH-150")
@pytest.mark.parametrize("zone", ["hand", "limbo"])
def test_a_doppelganger_is_played_only_where_it_can_be_paid_for_as_one_class(zone):
    def purse(temple, fea, tamer):
        worship = [on(TEMPLE, ec=temple), on("jeune-fea", ec=fea), on("dompteur-de-drakes", ec=tamer)]
        return scene({"worship": worship, zone: [ENFANT]}, {})

    t = purse(0, 1, 1)  # a Pirate for one of them, a Dragon for the other
    assert t.offers("play") == [] and t.why("play", ENFANT) == "SF-ANGEL-010"
    t = purse(0, 2, 1)
    t.play(ENFANT)
    t.asks(me, [_class(t, "pirate")], kind="class")
    t.me.pick(_class(t, "pirate"))
    assert [t.card(id).ec for id in (TEMPLE, "jeune-fea", "dompteur-de-drakes")] == [0, 0, 1]
    assert classes(t.state, t.card(ENFANT)) == ("pirate",)
    t.settled()
    t = purse(1, 1, 1)
    t.play(ENFANT)
    t.asks(me, [_class(t, name) for name in CLASSES if name in ("pirate", "dragon", "dracodien")], kind="class")
    t.me.pick(_class(t, "dragon"))
    assert [t.card(id).ec for id in (TEMPLE, "jeune-fea", "dompteur-de-drakes")] == [0, 1, 0]
    t.settled()
    t = purse(2, 2, 0)
    t.play(ENFANT)
    t.asks(me, [_class(t, name) for name in CLASSES], kind="class")


@card("pecheur-de-perles")
@rule("SF-WORSH-070", "SF-WORSH-040")
def test_the_pearl_fisher_brings_five_ec():
    t = scene({"register": ["pecheur-de-perles"]}, {}, step="dawn")
    t.pass_all()
    t.worship("pecheur-de-perles")
    assert t.card("pecheur-de-perles").ec == 5
    t.settled()


@card("receleuse-du-vieux-port")
@rule("SF-STACK-090", "SF-ABIL-200")
@pytest.mark.parametrize(("answer", "gain"), [("yes", 2), ("no", 0)])
def test_the_fence_may_leave_two_poseidor(answer, gain):
    fence = on("receleuse-du-vieux-port", ec=0)
    t = scene(
        {"hand": ["lame-de-reflux"], "worship": believers(2, fence), "rear": [DRAGON]},
        {"rear": [LANCER]},
    )
    t.play("lame-de-reflux", LANCER, "receleuse-du-vieux-port")
    t.asks(me, ["yes", "no"])
    t.me.pick(answer)
    t.pass_all()
    assert poseidor(t, DRAGON) == gain and t.you.hand == [LANCER]
    t.settled()


@card("gardienne-des-pousses")
@rule("SF-STACK-090", "SF-WORSH-100")
def test_the_keeper_leaves_a_treen():
    t = scene(
        {"hand": ["lame-de-reflux"], "worship": believers(2, on("gardienne-des-pousses", ec=0))},
        {"rear": [LANCER]},
    )
    t.play("lame-de-reflux", LANCER, "gardienne-des-pousses")
    assert [item.ability for item in t.state.stack.items] == ["dernier_souffle", "miracle"]
    t.pass_all()
    assert t.me.rear == ["treen"] and t.you.hand == [LANCER]
    t.settled()


@card("cartographe-aveugle")
@rule("SF-WORSH-170", "SF-LEX-600")
def test_the_cartographer_sees_two_pages_on_arrival():
    t = scene({"register": ["cartographe-aveugle"], "book": PAGES}, {}, step="dawn")
    t.pass_all()
    t.worship("cartographe-aveugle")
    t.pass_all()
    a, b = t.number(LANCER), t.number(BROTHER)
    t.me.pick(f"top:{b}", f"top:{a}")
    assert t.me.book == [BROTHER, LANCER, WALKER, DRAGON]
    t.settled()
    t = scene({"register": ["cartographe-aveugle"], "book": [LANCER]}, {}, step="dawn")
    t.pass_all()
    t.worship("cartographe-aveugle")
    t.asks(me, kind="main")  # one page is not two
    t.settled()


# Where they meet


@card("treen")
@rule("SF-FAMLIST-080")
def test_each_treen_counts_the_other_treens_of_its_side():
    t = scene({"rear": ["treen"] * 3, "front": ["treen"]}, {"rear": ["treen"] * 2})
    t.attack()
    t.pass_all()
    for player, strength in zip(t.state.players, (4, 2), strict=True):
        assert {values.atq(t.state, one) for one in player.rear + player.front} == {strength}
    t.settled()


@card("poseid")
@rule("SF-FAMLIST-070")
def test_a_poseid_stands_seven_points_and_deals_eight():
    t = scene({"rear": [on(WALKER, SWORD, marks={"+0/+1": 3})]}, {"rear": ["poseid"]})
    fight(t, WALKER, "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 7 and t.card(WALKER).damage == 8
    t.settled()


@card(CANONNIERE, "grappin-des-renforts")
@rule("SF-AMBUSH-050", "SF-PRIO-050")
def test_two_abilities_and_the_rule_put_three_in_ambush():
    t = scene(
        {"rear": [on(CANONNIERE, **gold(2)), on(VIGIE, "grappin-des-renforts"), MOUSSE, LANCER]},
        {"rear": [BROTHER]},
    )
    announce(t, ambush=[LANCER])
    t.asks(me, kind="trigger")
    t.me.pick("grappin-des-renforts")
    t.me.pick("yes")
    t.me.pick("yes")
    t.pass_all()
    t.asks(me, [VIGIE, MOUSSE])  # the gunner's shot comes first
    t.me.pick(MOUSSE)
    t.pass_all()
    assert [one.card.proto.id for one in t.state.players[0].front if one.ambush] == [LANCER, MOUSSE, VIGIE]
    t.settled()


@card(CANONNIERE, "grappin-des-renforts")
@rule("SF-ABIL-160")
def test_the_grapnel_does_nothing_for_whom_the_gunner_has_sent_already():
    t = scene(
        {"rear": [on(CANONNIERE, **gold(2)), on(VIGIE, "grappin-des-renforts"), LANCER]},
        {"rear": [BROTHER]},
    )
    announce(t, LANCER)
    t.me.pick("grappin-des-renforts", "yes", "yes")
    t.pass_all()
    assert t.card(VIGIE).ambush and t.card(TEMPLE).ec == 28 and poseidor(t, CANONNIERE) == 0
    t.asks(me, [LANCER], kind="declare")
    t.settled()


@card(KRAOGH)
@rule("SF-ATTACK-310", "SF-COMBATPH-010")
def test_kraogh_swallows_an_attacker_and_the_attack_fails():
    t = scene({"rear": [DRAGON]}, {"rear": [on(KRAOGH, **gold(3)), BROTHER]})
    fight(t, DRAGON, BROTHER)
    t.me.pick("pass")
    t.you.use(KRAOGH)
    t.pass_all()
    assert t.me.hand == [DRAGON] and t.card(BROTHER).damage == 0 and t.state.attacked
    t.settled()


@card(PIEUVRE, "lame-de-reflux")
@rule("SF-MIRACLE-080", "SF-ESQUIVE-010")
def test_the_ec_of_an_adorateur_are_spent_before_it_is_revoked():
    worship = believers(2, on("pecheur-de-perles", ec=2), ec=0)
    t = scene({"hand": ["lame-de-reflux"], "worship": worship}, {"rear": [PIEUVRE]})
    t.play("lame-de-reflux", PIEUVRE)
    assert t.card("pecheur-de-perles").ec == 0
    t.me.pick("pecheur-de-perles")
    t.pass_all()
    assert t.you.hand == [PIEUVRE] and "pecheur-de-perles" in t.me.purgatory
    t.settled()


@card(PIEUVRE, MEDUSE)
@rule("SF-ESQUIVE-020")
def test_nobody_evades_an_ability():
    t = scene({"hand": [MEDUSE], "worship": believers(0, ec=2)}, {"rear": [PIEUVRE]})
    t.play(MEDUSE)
    t.me.pick("yes")
    t.me.pick(PIEUVRE)
    t.pass_all()
    assert t.card(PIEUVRE).tilted and t.card(TEMPLE).ec == 0
    t.settled()


@card("sabre-du-pilleur")
@rule("SF-TRESOR-050")
def test_both_attacks_of_a_berserk_bring_poseidor():
    t = scene(
        {"rear": [on("salamandre-furieuse", "sabre-du-pilleur")]},
        {"rear": [BROTHER, LANCER]},
    )
    fight(t, "salamandre-furieuse", BROTHER)
    t.pass_all()
    assert poseidor(t, "salamandre-furieuse") == 2
    t.strike(LANCER)
    t.pass_all()
    assert poseidor(t, "salamandre-furieuse") == 5
    t.settled()


@card("bordee-de-doublons")
@rule("SF-LEX-610", "SF-ZONE-070")
def test_poseidor_go_to_the_limbes_with_their_ange_and_cannot_be_spent_there():
    t = scene(
        {"hand": ["bordee-de-doublons"], "worship": believers(2), "rear": [on(MOUSSE, **gold(3))]},
        {"divine": [LINALIE], "rear": [on("thanator-le-or", **gold(3))]},
    )
    play(t, "bordee-de-doublons")
    t.pass_all()
    t.asks(you, ["yes", "no"])  # Phoenix
    t.you.pick("yes")
    t.pass_all()
    assert t.you.limbo == ["thanator-le-or"] and t.state.players[1].limbo[0].marks == {"poseidor": 3}
    t.attack()
    t.me.pick("pass")
    assert refuses(t, LINALIE, "divine") == "SF-ABIL-140"
    t.settled()


@card(SIRENE, LINALIE)
@rule("SF-LEX-190", "SF-TRESOR-040")
def test_the_poseidor_of_a_captured_pirate_are_mine_to_spend():
    t = scene({"divine": [LINALIE], "rear": [on(SIRENE, **gold(7))]}, {"rear": [on(MOUSSE, **gold(3))]})
    t.use(SIRENE)
    t.me.pick(MOUSSE)
    t.pass_all()
    t.use(LINALIE)
    t.pass_all()
    assert poseidor(t, MOUSSE) == 0 and t.card(TEMPLE).ec == 33
    t.settled()


@card("mutinerie")
@rule("SF-LEX-140")
def test_a_mutineer_breathes_its_last_for_me_and_then_lies_in_its_owners_purgatoire():
    t = scene(
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [MOUSSE], "book": PAGES},
        {"rear": ["eclaireur-des-courants", WALKER], "book": PAGES},
    )
    play(t, "mutinerie", "eclaireur-des-courants")
    t.pass_all()
    fight(t, "eclaireur-des-courants", WALKER)
    t.pass_all()
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    assert t.zone("eclaireur-des-courants") == ("purgatory", 0)
    t.pass_all()
    first, second = (one.number for one in t.state.players[0].book[:2])
    t.me.pick(f"top:{second}", f"top:{first}")
    assert t.zone("eclaireur-des-courants") == ("purgatory", 1) and t.me.book[:2] == [BROTHER, LANCER]
    t.pass_all()
    t.settled()


@card("coffre-a-crocs", "mutinerie")
@rule("SF-PAIR-170", "SF-PAIR-120")
def test_a_golem_that_lost_its_ange_to_a_mutiny_links_to_the_next_and_my_golem_to_the_mutineer():
    t = scene(
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [on(MOUSSE, TORTUE), SLAG]},
        {"rear": [on(LANCER, COFFRE), BROTHER]},
    )
    assert t.card(SLAG).host == 0
    play(t, "mutinerie", LANCER)
    t.pass_all()
    assert t.card(SLAG).host == t.number(LANCER) and t.card(COFFRE).host == t.number(BROTHER)
    end_turn(t)
    assert t.you.rear == [BROTHER, LANCER] and t.me.rear == [MOUSSE, SLAG]
    t.settled()
