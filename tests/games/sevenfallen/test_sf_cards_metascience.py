"""MetaScience: every card in a scene or more."""

from sf_scene import PLAIN, TEMPLE, believers, on, scene

from pioche.engine import game_of
from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules.values import atq, keyword, life
from pioche.testing import card, me, rule, started, you

DIVINITY = "dragon-vie-souffle-premier"


def stats(t, what):
    """ATQ and FV or BOU of a card in play."""
    it = t.card(what) if isinstance(what, (str, int)) else what
    return atq(t.state, it), life(t.state, it)


def ec(t, seat=0):
    """What lies on a player's Temple."""
    return t.state.players[seat].worship[0].ec


def dawn(t):
    """From the retreat of a scene that starts there into the Aurore divine."""
    t.answer(t.state.active, "done")


def into_combat(t, attacker, defender):
    """The attack phase up to the Contemplation, or to what the declaration triggers."""
    t.attack()
    t.pass_all()
    t.announce(attacker)
    t.answer(t.state.active, "done")
    t.declare(attacker)
    t.strike(defender)


# Eden


@card("prometheus-intelligence-premiere")
def test_prometheus_gives_bou_to_a_golem_once_per_turn():
    t = scene(
        {"divine": ["prometheus-intelligence-premiere"], "rear": [on("marcheur-blinde", "bloc-de-scories"), "meca"]},
        {"rear": ["goule"]},
    )
    t.use("prometheus-intelligence-premiere")
    t.asks(me, ["marcheur-blinde", "bloc-de-scories", "meca"])
    t.me.pick("bloc-de-scories")
    assert ec(t) == 29 and t.card("bloc-de-scories").marks == {}  # it waits
    t.pass_all()
    assert t.card("bloc-de-scories").marks == {"bou": 1} and stats(t, "bloc-de-scories") == (0, 4)
    assert t.why("use", "prometheus-intelligence-premiere") == "SF-ABIL-140"
    t.settled()


@card("prometheus-intelligence-premiere")
@rule("SF-DIV-020")
def test_prometheus_gives_fv_to_an_angel_on_the_opponents_turn_too():
    t = scene({"divine": ["prometheus-intelligence-premiere"], "rear": ["meca"]}, active=1)
    t.attack()
    t.you.pick("pass")
    t.me.use("prometheus-intelligence-premiere", "meca")
    t.pass_all()
    assert t.card("meca").marks == {"+0/+1": 1} and stats(t, "meca") == (2, 3)
    t.settled()


@card("sibylle-09-oracle-des-circuits")
def test_sibylle_tilts_a_machine_for_one_ec_on_the_temple_or_an_adorateur():
    t = scene(
        {
            "divine": ["sibylle-09-oracle-des-circuits"],
            "rear": ["meca", "soigneuse-nanite", "apprenti-soudeur", on("marcheur-blinde", tilted=True)],
            "worship": believers(1),
        },
        {"rear": ["meca"]},
    )
    t.use("sibylle-09-oracle-des-circuits")
    t.asks(me, ["meca", "soigneuse-nanite"])  # a Meca, a Robot; no Ingénieur, none that is tilted, none of theirs
    t.me.pick("soigneuse-nanite")
    assert t.card("soigneuse-nanite").tilted
    t.pass_all()
    t.asks(me, [TEMPLE, PLAIN])
    t.me.pick(PLAIN)
    assert t.card(PLAIN).ec == 1 and ec(t) == 30 and not t.me["meca"].tilted
    assert t.why("use", "sibylle-09-oracle-des-circuits") == "SF-ABIL-140"
    t.settled()


@card("sibylle-09-oracle-des-circuits")
def test_sibylle_needs_an_untilted_machine():
    t = scene({"divine": ["sibylle-09-oracle-des-circuits"], "rear": [on("meca", tilted=True), "apprenti-soudeur"]})
    assert t.why("use", "sibylle-09-oracle-des-circuits") == "SF-ABIL-140"
    t.settled()


@card("hyperion-archange-du-reacteur")
@rule("SF-ARCH-150", "SF-ARCH-130", "SF-FAM-010")
def test_hyperion_counts_for_symbiose_once_in_play_and_creates_a_meca():
    t = scene({"archangel": ["hyperion-archange-du-reacteur"], "rear": ["meca"]}, step="retreat")
    dawn(t)
    t.pass_all()
    assert stats(t, "meca") == (2, 2)  # face down it is not in play
    t.asks(me, ["hyperion-archange-du-reacteur"], kind="register")
    t.archangel("hyperion-archange-du-reacteur")
    assert stats(t, "meca") == (3, 2) and stats(t, "hyperion-archange-du-reacteur") == (6, 9)
    t.pass_all()
    assert t.me.rear == ["meca", "hyperion-archange-du-reacteur", "meca"]
    new = t.state.players[0].rear[2]
    assert stats(t, new) == (4, 2) and stats(t, "hyperion-archange-du-reacteur") == (7, 9)
    assert new.type == "angel" and new.printed.classes == ("meca",) and keyword(t.state, new, "symbiose") == 1
    t.settled()


@card("hyperion-archange-du-reacteur")
@rule("SF-FAM-020")
def test_a_golem_links_to_the_meca_of_hyperion_not_to_hyperion():
    t = scene({"archangel": ["hyperion-archange-du-reacteur"], "rear": ["bloc-de-scories"]}, step="retreat")
    dawn(t)
    t.pass_all()
    t.archangel("hyperion-archange-du-reacteur")
    assert t.card("bloc-de-scories").host == 0
    t.pass_all()
    assert t.card("meca").golem is t.card("bloc-de-scories")
    t.settled()


@card("daedalus-architecte-celeste")
def test_daedalus_is_regenerated_at_dawn_beside_two_golems():
    for golems, reserve, expected in ((2, 0, 3), (1, 0, 0), (2, 5, 5)):
        rear = [on("daedalus-architecte-celeste", ec=reserve), *["bloc-de-scories"] * golems]
        t = scene({"rear": rear}, {"rear": ["bloc-de-scories"] * 2}, step="retreat")
        dawn(t)
        t.pass_all()
        assert t.card("daedalus-architecte-celeste").ec == expected, (golems, reserve)
        t.settled()


@card("daedalus-architecte-celeste")
def test_daedalus_comes_with_catalyseur():
    t = scene({"archangel": ["daedalus-architecte-celeste"], "rear": ["bloc-de-scories"]}, step="retreat")
    dawn(t)
    t.pass_all()
    t.archangel("daedalus-architecte-celeste")
    t.me.pick("yes", "bloc-de-scories")
    t.pass_all()
    assert t.card("bloc-de-scories").marks == {"bou": 1}
    assert stats(t, "daedalus-architecte-celeste") == (6, 10)
    t.settled()


@card("forge-orbitale")
@rule("SF-PAROLE-010")
def test_forge_orbitale_makes_a_meca_once_in_the_main_part():
    t = scene({"worship": [on("forge-orbitale", ec=9)]})
    t.use("forge-orbitale")
    assert ec(t) == 6 and t.me.rear == []
    t.asks(me, kind="answer")
    t.me.pick("pass")
    t.asks(you, ["pass"], kind="answer")
    t.you.pick("pass")
    assert t.me.rear == ["meca"]
    assert t.why("use", "forge-orbitale") == "SF-PAROLE-010"
    t = scene({"worship": [on("forge-orbitale", ec=9)]})
    t.attack()
    assert t.why("use", "forge-orbitale") == "SF-ANGEL-100"
    t = scene({"worship": [on("forge-orbitale", ec=9)]}, active=1)
    t.attack()
    t.you.pick("pass")
    assert t.offers("use") == [] and t.why("use", "forge-orbitale") == "SF-ANGEL-100"
    t = scene({"worship": [on("forge-orbitale", ec=2)]})
    assert t.offers("use") == []
    t.settled()


@card("archives-de-prometheus")
@rule("SF-LEX-630")
def test_archives_take_an_angel_from_the_purgatoire_under_the_temple():
    t = scene(
        {
            "worship": [on("archives-de-prometheus", ec=0)],
            "purgatory": ["marcheur-blinde", "bloc-de-scories", "meduse-de-givre"],
        },
        {"purgatory": ["goule-des-ravines"]},
    )
    t.use("archives-de-prometheus")
    t.asks(me, ["marcheur-blinde", "meduse-de-givre"])
    t.me.pick("meduse-de-givre")
    assert t.me.purgatory == ["marcheur-blinde", "bloc-de-scories", "meduse-de-givre"]
    t.pass_all()
    assert t.me.purgatory == ["marcheur-blinde", "bloc-de-scories"]
    assert [one.proto.id for one in t.card("archives-de-prometheus").under] == ["meduse-de-givre"]
    assert "meduse-de-givre" in str(t.match.view(you))  # both may read it
    t.settled()


@card("archives-de-prometheus")
@rule("SF-LEX-080")
def test_archives_file_nothing_when_the_chosen_angel_is_gone():
    t = scene(
        {"worship": [on("archives-de-prometheus", ec=0)], "purgatory": ["marcheur-blinde", "meduse-de-givre"]},
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
    )
    t.use("archives-de-prometheus", "meduse-de-givre")
    t.me.pick("pass")
    t.you.play("rapt-des-defunts", "meduse-de-givre", PLAIN)
    t.pass_all()
    assert t.you.limbo == ["meduse-de-givre"] and t.me.purgatory == ["marcheur-blinde"]
    assert t.card("archives-de-prometheus").under == []
    t.settled()


@card("archives-de-prometheus")
def test_archives_without_an_angel_in_the_purgatoire_do_nothing():
    t = scene({"worship": [on("archives-de-prometheus", ec=0)], "purgatory": ["bloc-de-scories"]})
    assert t.why("use", "archives-de-prometheus") == "SF-ABIL-140"
    t.settled()


@card("archives-de-prometheus")
@rule("SF-LEX-330")
def test_the_ec_of_the_archives_goes_to_the_temple_or_an_adorateur():
    temple = on("archives-de-prometheus", ec=0, under=["marcheur-blinde"] * 3)
    worship = [temple, on(PLAIN, ec=0), on("ouvrier-des-cuves", ec=5), on("e-v-e", ec=0)]
    t = scene({"worship": worship}, step="retreat")
    dawn(t)
    t.pass_all()
    t.asks(me, ["archives-de-prometheus", PLAIN, "ouvrier-des-cuves"])
    t.me.pick("ouvrier-des-cuves")
    assert [one.ec for one in t.state.players[0].worship] == [0, 0, 6, 0]
    t.settled()


@card("archives-de-prometheus")
def test_archives_give_one_ec_at_dawn_from_three_pages_on():
    for count, expected in ((2, 0), (3, 1), (4, 1)):
        temple = on("archives-de-prometheus", ec=0, under=["marcheur-blinde"] * count)
        t = scene({"worship": [temple]}, step="retreat")
        dawn(t)
        t.pass_all()
        assert ec(t) == expected, count
        t.settled()


@card("batterie-originelle")
@rule("SF-GIFT-050")
def test_batterie_originelle_charges_the_temple_and_brings_a_meca_before_the_hand():
    deck = game_of("sevenfallen").starters()["metascience"]
    gifted = {**deck, "cards": [*deck["cards"], "batterie-originelle"]}
    t = started("sevenfallen", decks=[deck, gifted], seed=1)
    t.answer(t._asked(), "first:0")
    assert ec(t, 1) == 9 and ec(t, 0) == 5
    assert t.you.rear == ["meca"] and t.me.rear == []
    assert len(t.you.hand) == 7 and t.you.pandemonium == ["batterie-originelle"]
    t = started("sevenfallen", decks=[deck, gifted], seed=1)
    t.answer(t._asked(), "first:1")  # who starts has no gift
    assert ec(t, 1) == 5 and t.you.rear == [] and t.you.pandemonium == ["batterie-originelle"]
    t.settled()


# Anges


def shot(mine, yours=None, *, at, **words):
    """Surcharge Système, for 2 damage where I have no Golem, on a card of mine."""
    given = {"hand": ["surcharge-systeme"], "worship": believers(2), **mine}
    t = scene(given, yours, **words)
    t.play("surcharge-systeme", at, PLAIN)
    t.pass_all()
    return t


@card("eclaireur-a-roues")
def test_eclaireur_may_pay_for_a_page_with_its_last_breath():
    t = shot({"rear": ["eclaireur-a-roues"], "book": ["talamain"]}, at="eclaireur-a-roues")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert ec(t) == 29 and t.me.hand == []
    t.pass_all()
    assert t.me.hand == ["talamain"]
    t.settled()
    t = shot({"rear": ["eclaireur-a-roues"], "book": ["talamain"]}, at="eclaireur-a-roues")
    t.me.pick("no")
    assert ec(t) == 30 and t.me.hand == []
    t.settled()


@card("eclaireur-a-roues")
def test_eclaireur_asks_nothing_without_a_page_or_an_ec():
    t = shot({"rear": ["eclaireur-a-roues"]}, at="eclaireur-a-roues")
    t.settled()
    t = shot(
        {"rear": ["eclaireur-a-roues"], "book": ["talamain"], "worship": believers(2, ec=0)}, at="eclaireur-a-roues"
    )
    assert t.me.hand == []
    t.settled()


@card("eclaireur-a-roues", "drone-frelon", "meca")
@rule("SF-SYMBIOSE-010", "SF-FAMLIST-060")
def test_machines_with_symbiose_count_each_other_and_nobody_elses():
    mine = {"rear": ["eclaireur-a-roues", "drone-frelon"], "front": ["meca"], "hand": ["surcharge-systeme"]}
    t = scene({**mine, "worship": believers(2)}, {"rear": ["meca"]})
    assert [stats(t, one)[0] for one in ("eclaireur-a-roues", "drone-frelon")] == [3, 3]
    assert stats(t, t.me["meca"])[0] == 4 and stats(t, t.you["meca"])[0] == 2
    t.play("surcharge-systeme", "drone-frelon", PLAIN)
    t.pass_all()
    assert stats(t, "eclaireur-a-roues")[0] == 2 and stats(t, t.me["meca"])[0] == 3
    t.settled()


@card("apprenti-soudeur")
@rule("SF-CATALYSEUR-010")
def test_apprenti_catalyses_another_angel_or_golem_of_yours():
    t = scene({"hand": ["apprenti-soudeur"], "rear": ["meca", "bloc-de-scories"]}, {"rear": ["goule"]})
    t.play("apprenti-soudeur")
    t.asks(me, ["yes", "no"])
    t.me.pick("yes")
    t.asks(me, ["meca", "bloc-de-scories"])  # not itself
    t.me.pick("meca")
    t.pass_all()
    t.asks(me, ["mode:0", "mode:1"])
    t.me.pick("mode:0")
    assert t.card("meca").marks == {"+0/+1": 1} and stats(t, "meca") == (2, 3)
    assert stats(t, "apprenti-soudeur") == (2, 2)
    t.settled()
    t = scene({"hand": ["apprenti-soudeur"], "rear": ["meca"]})
    t.play("apprenti-soudeur", "yes", "meca")
    t.pass_all()
    t.me.pick("mode:1")
    assert t.card("meca").marks == {"+1/+0": 1} and stats(t, "meca") == (3, 2)


@card("drone-frelon")
@rule("SF-COMBATPH-010")
def test_drone_boosts_a_meca_once_in_an_attack_phase():
    t = scene(
        {"rear": ["drone-frelon", "marcheur-blinde", "apprenti-soudeur"]},
        {"rear": ["sentinelle-du-parvis"]},
    )
    assert t.why("use", "drone-frelon") == "SF-COMBATPH-010"
    t.attack()
    assert t.why("use", "drone-frelon") == "SF-COMBATPH-010"
    t.pass_all()
    t.announce("marcheur-blinde")
    t.me.pick("done")
    t.declare("marcheur-blinde")
    t.strike("sentinelle-du-parvis")
    t.use("drone-frelon")
    t.asks(me, ["drone-frelon", "marcheur-blinde"])
    t.me.pick("marcheur-blinde")
    assert t.why("use", "drone-frelon") == "SF-COMBATPH-010"
    t.pass_all()
    assert t.you.purgatory == ["sentinelle-du-parvis"]  # 6 FV: the sixth point was the drone's
    assert ec(t) == 29 and stats(t, "marcheur-blinde") == (6, 6)
    t.end()
    t.pass_all()
    assert stats(t, "marcheur-blinde") == (5, 6)  # until the end of the turn
    t.settled()


@card("drone-frelon")
def test_drone_helps_a_defender_and_shoots_as_an_attacker():
    t = scene(
        {"rear": ["drone-frelon", "marcheur-blinde"]},
        {"rear": ["sentinelle-du-parvis", "championne-de-la-cite"]},
        active=1,
    )
    into_combat(t, "championne-de-la-cite", "marcheur-blinde")
    t.you.pick("pass")
    t.me.use("drone-frelon", "marcheur-blinde")
    t.pass_all()
    assert sorted(t.you.purgatory) == ["championne-de-la-cite"]
    t = scene({"rear": ["drone-frelon"]}, {"rear": ["sentinelle-du-parvis"]})
    into_combat(t, "drone-frelon", "sentinelle-du-parvis")
    t.me.pick("yes", "sentinelle-du-parvis")
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card("sentinelle-du-parvis").damage == 1  # Archerie (1)
    t.settled()


@card("mecatrooper", "soigneuse-nanite")
@rule("SF-ABIL-190")
def test_mecatrooper_may_grow_when_a_pages_ability_gives_fv():
    t = scene({"rear": ["mecatrooper", "soigneuse-nanite"]})
    t.use("soigneuse-nanite", "mecatrooper")
    t.pass_all()
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, kind="answer")  # a triggered ability: it can be answered
    assert t.card("mecatrooper").marks == {}
    t.pass_all()
    assert t.card("mecatrooper").marks == {"+0/+1": 1} and stats(t, "mecatrooper") == (2, 5)
    t.settled()
    t = scene({"rear": ["mecatrooper", "soigneuse-nanite"]})
    t.use("soigneuse-nanite", "mecatrooper")
    t.pass_all()
    t.me.pick("no")
    assert t.card("mecatrooper").marks == {} and not busy(t.state)
    t.settled()


@card("mecatrooper", "porteur-de-cellules")
@rule("SF-ABIL-020")
def test_mecatrooper_does_not_count_what_a_miracle_gives():
    worship = [on(TEMPLE, ec=30), on("porteur-de-cellules", ec=0), on(PLAIN, ec=0), on(PLAIN, ec=0)]
    t = scene({"rear": ["mecatrooper"], "hand": ["pluie-de-grace"], "worship": worship})
    t.play("pluie-de-grace", PLAIN)
    t.pass_all()
    assert t.me[DIVINITY].marks["fv"] == 4
    t.settled()  # nobody was asked
    t = scene({"rear": ["mecatrooper"], "hand": ["pluie-de-grace"], "worship": worship})
    t.play("pluie-de-grace", "porteur-de-cellules")
    t.pass_all()
    t.me.pick("yes")  # for the 2 of the Adorateur
    t.pass_all()
    assert t.me[DIVINITY].marks["fv"] == 6 and t.card("mecatrooper").marks == {"+0/+1": 1}
    t.settled()


@card("mecatrooper")
@rule("SF-EDEN-020")
def test_mecatrooper_does_not_count_what_an_archange_gives():
    t = scene({"rear": ["mecatrooper", "mikaelion-archange-des-nuages"]}, step="retreat")
    dawn(t)
    t.pass_all()
    assert t.me[DIVINITY].marks["fv"] == 1 and t.card("mecatrooper").marks == {}  # no page
    t.settled()
    t = scene({"rear": ["mecatrooper", "soeur-de-la-source"]}, step="retreat")
    dawn(t)
    t.pass_all()
    t.me.pick("yes")
    t.pass_all()
    assert t.card("mecatrooper").marks == {"+0/+1": 1}
    t.settled()


@card("mecatrooper")
def test_mecatrooper_sees_neither_a_mortal_divinity_nor_the_opponents():
    mortal = on(DIVINITY, damage=99, mortal=True)
    t = scene({"divine": [mortal], "rear": ["mecatrooper", "soigneuse-nanite"]})
    t.use("soigneuse-nanite", "mecatrooper")
    t.pass_all()
    assert t.card("mecatrooper").marks == {}
    t.settled()
    t = scene({"rear": ["mecatrooper"]}, {"rear": ["soigneuse-nanite"]}, active=1)
    t.use("soigneuse-nanite", "soigneuse-nanite")
    t.pass_all()
    assert t.you[DIVINITY].marks["fv"] == 1 and t.card("mecatrooper").marks == {}
    t.settled()


@card("mecatrooper")
def test_mecatrooper_has_symbiose():
    t = scene({"rear": ["mecatrooper", "meca"]}, {"rear": ["meca"]})
    assert stats(t, "mecatrooper") == (3, 4) and stats(t, "meca") == (3, 2)
    t.settled()


@card("assembleur-itinerant")
def test_assembleur_may_pay_for_a_meca():
    t = scene({"hand": ["assembleur-itinerant"], "worship": believers(0, ec=5)})
    t.play("assembleur-itinerant")
    t.me.pick("yes")
    t.pass_all()
    assert t.me.rear == ["assembleur-itinerant", "meca"] and ec(t) == 0
    t.settled()


@card("assembleur-itinerant")
def test_assembleur_may_decline_and_cannot_without_ec():
    for reserve in (5, 4):
        t = scene({"hand": ["assembleur-itinerant"], "worship": believers(0, ec=reserve)})
        t.play("assembleur-itinerant")
        if reserve == 5:
            t.me.pick("no")
        assert t.me.rear == ["assembleur-itinerant"] and ec(t) == reserve - 3
        t.settled()


@card("assembleur-itinerant")
@rule("SF-FERVEUR-020")
def test_assembleur_orders_what_its_arrival_does():
    t = scene({"hand": ["assembleur-itinerant"], "rear": ["marcheur-blinde"]})
    t.play("assembleur-itinerant")
    number = t.number("assembleur-itinerant")
    t.asks(me, [f"trigger:{number}.1", f"trigger:{number}.8"], kind="trigger")
    t.me.pick(f"trigger:{number}.8", "yes", "marcheur-blinde", "yes")
    assert [item.ability for item in t.state.stack.items] == ["kw:catalyseur", "ferveur"]
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.me.rear == ["marcheur-blinde", "assembleur-itinerant", "meca"]
    t.pass_all()
    t.me.pick("mode:0")
    assert stats(t, "marcheur-blinde") == (5, 7)
    t.settled()


@card("tireuse-gauss")
@rule("SF-ARCHERIE-020")
def test_tireuse_shoots_for_two_while_a_golem_stands():
    for golems, expected in (([], 1), (["bloc-de-scories"], 2)):
        t = scene({"rear": ["tireuse-gauss", *golems]}, {"rear": ["poseid", "bloc-de-scories"]})
        into_combat(t, "tireuse-gauss", "poseid")
        t.me.pick("yes")
        t.asks(me, ["tireuse-gauss", *golems, "poseid", t.you["bloc-de-scories"].card.number])
        t.me.pick("poseid")
        t.me.pick("pass")
        t.you.pick("pass")
        assert t.you["bloc-de-scories"].damage == expected and t.card("poseid").damage == 0
    t.settled()


@card("tireuse-gauss")
@rule("SF-COST-140")
def test_tireuse_shoots_for_what_she_had_when_she_aimed():
    t = scene(
        {"rear": ["tireuse-gauss", "bloc-de-scories"]},
        {"rear": ["poseid"], "hand": ["rappel-d-usine"], "worship": believers(2)},
    )
    into_combat(t, "tireuse-gauss", "poseid")
    t.me.pick("yes", "poseid", "pass")
    t.you.play("rappel-d-usine", "bloc-de-scories")
    t.you.pick("pass")
    t.me.pick("pass")
    assert t.me.hand == ["bloc-de-scories"] and keyword(t.state, t.card("tireuse-gauss"), "archerie") == 1
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card("poseid").damage == 2
    t.settled()


@card("soigneuse-nanite")
@rule("SF-LEX-390", "SF-TILT-020")
def test_soigneuse_heals_two_and_gives_one_fv_by_tilting():
    t = scene({"rear": [on("soigneuse-nanite", on("tortue-ilot", damage=3)), "meca"]}, {"rear": ["goule"]})
    t.use("soigneuse-nanite")
    t.asks(me, ["soigneuse-nanite", "tortue-ilot", "meca"])
    t.me.pick("tortue-ilot")
    assert t.card("soigneuse-nanite").tilted
    t.pass_all()
    assert t.card("tortue-ilot").damage == 1 and t.me[DIVINITY].marks["fv"] == 1
    t.settled()
    t = scene({"rear": [on("soigneuse-nanite", tilted=True)]})
    assert t.why("use", "soigneuse-nanite") == "SF-ABIL-140"


@card("soigneuse-nanite")
@rule("SF-STACK-080")
def test_soigneuse_mends_even_when_she_is_destroyed_in_response():
    t = scene(
        {"rear": [on("soigneuse-nanite", damage=1), on("marcheur-blinde", damage=5)]},
        {"hand": ["eclat-de-la-tour"], "worship": believers(2)},
    )
    t.use("soigneuse-nanite", "marcheur-blinde")
    t.me.pick("pass")
    t.you.play("eclat-de-la-tour", "soigneuse-nanite", PLAIN)
    t.pass_all()
    assert t.me.purgatory == ["soigneuse-nanite"]
    assert t.card("marcheur-blinde").damage == 3 and t.me[DIVINITY].marks["fv"] == 1
    t.settled()


@card("soigneuse-nanite")
@rule("SF-ABIL-160")
def test_soigneuse_may_mend_what_is_whole_but_not_what_is_gone():
    t = scene({"rear": ["soigneuse-nanite", "meca"]}, {"hand": ["eclat-de-la-tour"], "worship": believers(2)})
    t.use("soigneuse-nanite", "meca")
    t.me.pick("pass")
    t.you.play("eclat-de-la-tour", "meca", PLAIN)
    t.pass_all()
    assert "fv" not in t.me[DIVINITY].marks  # all of it is cancelled
    t.settled()
    t = scene({"rear": ["soigneuse-nanite", "meca"]})
    t.use("soigneuse-nanite", "meca")
    t.pass_all()
    assert t.me[DIVINITY].marks["fv"] == 1


@card("ravitailleur-a-impulsions", "e-v-e")
@rule("SF-LEX-320", "SF-LEX-300")
def test_ravitailleur_gives_an_ec_to_an_adorateur_that_can_gain_it():
    t = scene({"rear": ["ravitailleur-a-impulsions"], "worship": believers(1, on("e-v-e", ec=2), on(PLAIN, ec=5))})
    t.use("ravitailleur-a-impulsions")
    numbers = [one.card.number for one in t.state.players[0].worship]
    t.asks(me, [numbers[1], numbers[3]])  # neither the Temple nor E-V-E
    t.me.pick(numbers[3])
    assert t.card("ravitailleur-a-impulsions").tilted
    t.pass_all()
    assert [one.ec for one in t.state.players[0].worship] == [30, 0, 2, 6]
    t.settled()
    t = scene({"rear": ["ravitailleur-a-impulsions"], "worship": [TEMPLE, on("e-v-e", ec=0)]})
    assert t.why("use", "ravitailleur-a-impulsions") == "SF-ABIL-140"
    assert not t.card("ravitailleur-a-impulsions").tilted


@card("pentaclock", "assembleur-itinerant")
@rule("SF-MEM-020", "SF-MEM-030", "SF-LEX-210")
def test_pentaclock_brings_an_angel_back_as_it_is_printed():
    worn = on("assembleur-itinerant", damage=3, klass="goule", marks={"+1/+1": 2}, tilted=True)
    t = scene({"rear": ["pentaclock", worn, "meca"]}, {"rear": ["goule"]})
    t.use("pentaclock")
    t.pass_all()
    t.asks(me, ["pentaclock", "assembleur-itinerant"])  # designated on resolution; a Familier would not come back
    t.me.pick("assembleur-itinerant")
    back = t.card("assembleur-itinerant")
    assert (back.damage, back.klass, back.marks, back.tilted) == (0, "", {}, False)
    assert stats(t, "assembleur-itinerant") == (2, 3) and ec(t) == 28
    assert t.match.decision.kind == "trigger"  # its arrival: Ferveur and Catalyseur
    t.me.pick("assembleur-itinerant", "yes", "no")
    t.pass_all()
    assert t.me.rear == ["pentaclock", "meca", "assembleur-itinerant", "meca"] and ec(t) == 26
    assert t.me.pandemonium == []
    t.settled()


@card("pentaclock")
@rule("SF-MEM-040")
def test_pentaclock_makes_foi_du_heros_forget():
    t = scene({"rear": ["pentaclock", "goule-des-ravines"], "hand": ["foi-du-heros"], "worship": believers(2)})
    t.play("foi-du-heros", "goule-des-ravines", PLAIN)
    t.pass_all()
    assert stats(t, "goule-des-ravines") == (6, 5)
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("goule-des-ravines")
    assert stats(t, "goule-des-ravines") == (3, 2)
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    t.pass_all()
    assert t.state.active == 1 and t.me.rear == ["pentaclock", "goule-des-ravines"]
    t.settled()


@card("pentaclock")
@rule("SF-MEM-090")
def test_pentaclock_keeps_a_borrowed_angel():
    t = scene(
        {"rear": ["pentaclock"], "hand": ["folie-passagere"], "worship": believers(4)},
        {"rear": ["goule-des-ravines"]},
    )
    t.play("folie-passagere", "goule-des-ravines", PLAIN, PLAIN)
    t.pass_all()
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("goule-des-ravines")
    assert t.me.rear == ["pentaclock", "goule-des-ravines"] and t.you.pandemonium == []
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    t.pass_all()
    assert t.me.rear == ["pentaclock", "goule-des-ravines"] and t.you.hand == []  # the madness forgot it
    assert t.card("goule-des-ravines").card.owner == 1
    t.settled()


@card("pentaclock")
@rule("SF-PAIR-170", "SF-PAIR-040")
def test_pentaclock_frees_the_golem_which_links_anew_after_the_effect():
    t = scene({"rear": [on("marcheur-blinde", "bloc-de-scories"), "pentaclock"]})
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("marcheur-blinde")
    t.asks(me, ["pentaclock", "marcheur-blinde"], kind="link")
    t.me.pick("pentaclock")
    assert t.card("pentaclock").golem.card.proto.id == "bloc-de-scories"
    t.settled()


@card("pentaclock")
def test_pentaclock_may_bring_itself_back_whole_and_unused():
    t = scene({"rear": ["pentaclock"]}, {"hand": ["eclat-de-la-tour"], "worship": believers(2)})
    t.use("pentaclock")
    t.me.pick("pass")
    t.you.play("eclat-de-la-tour", "pentaclock", PLAIN)
    t.pass_all()
    assert t.card("pentaclock").damage == 0  # 3 damage, then it came back whole
    assert t.offers("use") == ["pentaclock"]  # another card, whose Parole divine is unused
    t.settled()


@card("pentaclock")
def test_pentaclock_undoes_a_transformation():
    t = scene(
        {"rear": ["pentaclock", "goule-des-ravines"], "hand": ["reflet-menteur"], "worship": believers(4)},
        {"rear": ["demon"]},
    )
    t.play("reflet-menteur", "goule-des-ravines", "demon", PLAIN, PLAIN)
    t.pass_all()
    assert stats(t, "goule-des-ravines") == (5, 5)
    t.use("pentaclock")
    t.pass_all()
    t.asks(me, ["pentaclock", "goule-des-ravines"])  # it looks like a Familier, but its card stays in the game
    t.me.pick("goule-des-ravines")
    assert stats(t, "goule-des-ravines") == (3, 2) and t.me.rear == ["pentaclock", "goule-des-ravines"]
    t.settled()


@card("crowtyr")
@rule("SF-GOLEM-120", "SF-PAIR-260")
def test_crowtyr_raises_a_golem_out_of_its_pair():
    t = scene(
        {"rear": [on("crowtyr", on("tortue-ilot", damage=2, marks={"bou": 1})), "bloc-de-scories"]},
        {"rear": [on("goule", "colosse-de-nuages")]},
    )
    assert stats(t, "tortue-ilot") == (0, 7)
    t.use("crowtyr")
    t.asks(me, ["tortue-ilot", "bloc-de-scories"])
    t.me.pick("tortue-ilot")
    t.pass_all()
    risen = t.card("tortue-ilot")
    assert risen.type == "angel" and risen.host == 0 and risen.marks == {"bou": 1, "+1/+1": 2}
    assert stats(t, "tortue-ilot") == (2, 9) and risen.damage == 2  # 6 BOU and a marker, printed as FV
    t.asks(me, ["crowtyr", "tortue-ilot"], kind="link")  # the free Golem links at once
    t.me.pick("tortue-ilot")
    assert t.card("tortue-ilot").golem.card.proto.id == "bloc-de-scories" and t.card("crowtyr").golem is None
    assert ec(t) == 28
    t.attack()
    t.pass_all()
    t.announce("tortue-ilot")
    t.me.pick("done")
    t.declare("tortue-ilot")
    t.strike("goule")
    t.pass_all()
    assert t.card("colosse-de-nuages").damage == 2
    t.settled()


@card("crowtyr")
@rule("SF-MEM-060")
def test_what_crowtyr_gave_is_lost_in_the_limbes_but_for_the_markers():
    t = scene(
        {
            "rear": [on("crowtyr", on("veilleuse-de-couvee", damage=3))],
            "hand": ["orbe-draconique", "impulsion-disruptive"],
            "worship": believers(5),
        }
    )
    t.use("crowtyr", "veilleuse-de-couvee")
    t.pass_all()
    assert stats(t, "veilleuse-de-couvee") == (2, 6)
    t.play("orbe-draconique", "veilleuse-de-couvee", PLAIN)
    t.pass_all()
    t.play("impulsion-disruptive", PLAIN, "veilleuse-de-couvee")
    assert t.me.limbo == ["veilleuse-de-couvee"]
    lost = t.state.players[0].limbo[0]
    assert lost.type == "golem" and lost.marks == {"+1/+1": 2} and lost.damage == 0
    t.play("veilleuse-de-couvee")
    back = t.card("veilleuse-de-couvee")
    assert back.type == "golem" and back.marks == {"+1/+1": 2} and stats(t, "veilleuse-de-couvee") == (0, 4)
    assert t.card("crowtyr").golem is back
    assert all("becomes" not in one.hooks for one in t.state.lasting)
    t.settled()


@card("crowtyr")
def test_a_risen_golem_without_its_markers_is_a_golem_again():
    t = scene(
        {"rear": [on("crowtyr", "tortue-ilot")]},
        {"rear": ["peste-des-profondeurs", "peste-des-profondeurs"]},
        attacked=True,
    )
    t.use("crowtyr", "tortue-ilot")
    t.pass_all()
    assert stats(t, "tortue-ilot") == (2, 8)
    t.end()
    t.pass_all()
    t.you.pick("peste-des-profondeurs")  # which Sablier first
    t.pass_all()
    assert t.state.active == 1 and t.card("tortue-ilot").type == "angel"  # on their turn too
    t.attack()
    t.pass_all()
    t.end()
    t.pass_all()
    t.you.pick("peste-des-profondeurs", "tortue-ilot", "tortue-ilot")
    t.you.pick("pass")
    t.me.pick("pass")
    assert t.card("tortue-ilot").marks == {"+1/+1": 1} and stats(t, "tortue-ilot") == (1, 7)
    t.you.pick("pass")
    t.me.pick("pass")
    assert t.card("tortue-ilot").marks == {} and t.card("tortue-ilot").type == "golem"
    assert t.card("crowtyr").golem is t.card("tortue-ilot") and stats(t, "tortue-ilot") == (0, 6)
    t.settled()


@card("crowtyr")
def test_a_risen_golem_that_is_turned_into_something_else_is_that():
    t = scene(
        {"rear": [on("crowtyr", "tortue-ilot")]},
        {"hand": ["demonification"], "worship": believers(3)},
    )
    t.use("crowtyr", "tortue-ilot")
    t.pass_all()
    t.attack()
    t.me.pick("pass")
    t.you.play("demonification", "tortue-ilot", PLAIN)
    assert t.card("tortue-ilot").printed.id == "demon" and stats(t, "tortue-ilot") == (7, 7)  # with its markers
    t.settled()


@card("crowtyr", "talamain")
def test_crowtyr_raises_talamain_as_well():
    t = scene({"rear": [on("crowtyr", "talamain")]})
    t.use("crowtyr", "talamain")
    t.pass_all()
    assert t.card("talamain").type == "angel" and stats(t, "talamain") == (2, 7)
    t.use("talamain")
    t.pass_all()
    assert stats(t, "talamain") == (4, 7) and t.card("talamain").marks == {"+1/+1": 2, "+1/+0": 2}
    t.settled()


@card("crowtyr", "noyau-catalytique", "drone-frelon")
def test_a_risen_noyau_is_a_meca_angel_with_symbiose():
    t = scene({"rear": [on("crowtyr", "noyau-catalytique"), "drone-frelon"]}, {"rear": ["poseid"]})
    assert stats(t, "drone-frelon") == (2, 2) and stats(t, "noyau-catalytique") == (0, 3)
    t.use("crowtyr", "noyau-catalytique")
    t.pass_all()
    assert stats(t, "noyau-catalytique") == (3, 5)  # two markers, and the drone's Symbiose
    into_combat(t, "noyau-catalytique", "poseid")
    t.use("drone-frelon", "noyau-catalytique")
    t.pass_all()
    assert t.card("poseid").damage == 4 and t.me.purgatory == ["noyau-catalytique"]
    t.settled()


@card("crowtyr")
def test_crowtyr_needs_a_golem_that_is_still_one():
    t = scene({"rear": ["crowtyr", "meca"]}, {"rear": ["bloc-de-scories"]})
    assert t.why("use", "crowtyr") == "SF-ABIL-140"
    t = scene(
        {"rear": [on("crowtyr", "tortue-ilot")]},
        {"hand": ["rappel-d-usine"], "worship": believers(2)},
    )
    t.use("crowtyr", "tortue-ilot")
    t.me.pick("pass")
    t.you.play("rappel-d-usine", "tortue-ilot")
    t.pass_all()
    assert t.me.hand == ["tortue-ilot"] and ec(t) == 28  # the cost stays paid
    t.settled()


@card("tourelle-longue-portee")
@rule("SF-ATTACK-060", "SF-GEN-060", "SF-ARCHERIE-010")
def test_tourelle_attacks_from_the_ag():
    t = scene({"rear": ["tourelle-longue-portee", "meca"]}, {"rear": ["poseid", "goule"]})
    t.attack()
    t.pass_all()
    t.announce("tourelle-longue-portee")
    t.announce("meca")
    t.me.pick("done")
    assert t.me.rear == ["tourelle-longue-portee"] and t.me.front == ["meca"]
    t.declare("tourelle-longue-portee")
    t.strike("goule")
    t.me.pick("yes", "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 2 and t.you.purgatory == []
    assert t.me.rear == ["tourelle-longue-portee"] and t.card("tourelle-longue-portee").damage == 2
    assert t.you.rear == ["poseid"]  # the Familier is gone
    t.declare("meca")
    t.hold()
    t.settled()


@card("marcheur-blinde")
def test_marcheur_strikes_for_five_and_falls_at_six():
    for blow, falls in (("sentinelle-du-parvis", False), ("championne-de-la-cite", True)):
        t = scene({"rear": ["marcheur-blinde"]}, {"rear": [blow]})
        into_combat(t, "marcheur-blinde", blow)
        t.pass_all()
        assert t.card(blow).damage == 5
        assert (t.me.purgatory == ["marcheur-blinde"]) == falls
        t.settled()
    t = scene({"rear": [on("marcheur-blinde", damage=2)]}, {"rear": ["sentinelle-du-parvis"]})
    into_combat(t, "marcheur-blinde", "sentinelle-du-parvis")
    t.pass_all()
    assert t.card("marcheur-blinde").damage == 5 and t.me.purgatory == []


@card("brutus-c-38")
def test_brutus_takes_a_destroyed_meca_back_for_two_ec():
    t = shot({"rear": ["brutus-c-38", "drone-frelon"]}, at="drone-frelon")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert ec(t) == 28 and sorted(t.me.purgatory) == ["drone-frelon", PLAIN, "surcharge-systeme"]
    t.pass_all()
    assert t.me.hand == ["drone-frelon"] and t.me.rear == ["brutus-c-38"]
    t.settled()
    t = shot({"rear": ["brutus-c-38", "drone-frelon"]}, at="drone-frelon")
    t.me.pick("no")
    assert ec(t) == 30 and t.me.hand == []
    t.settled()


@card("brutus-c-38")
@rule("SF-FAM-060")
def test_brutus_asks_nothing_for_a_familiar_another_class_or_an_opponents_meca():
    t = shot({"rear": ["brutus-c-38", "meca"]}, at="meca")
    assert ec(t) == 30 and t.me.hand == [] and t.me.rear == ["brutus-c-38"]
    t.settled()
    t = shot({"rear": ["brutus-c-38", "apprenti-soudeur"]}, at="apprenti-soudeur")
    t.settled()
    t = shot({"rear": ["brutus-c-38"]}, {"rear": ["drone-frelon"]}, at="drone-frelon")
    assert t.you.purgatory == ["drone-frelon"]
    t.settled()
    t = shot({"rear": ["brutus-c-38", "drone-frelon"], "worship": believers(2, ec=1)}, at="drone-frelon")
    assert t.me.hand == []
    t.settled()


@card("brutus-c-38")
def test_brutus_pays_for_nothing_when_the_meca_is_taken_away_in_response():
    t = shot(
        {"rear": ["brutus-c-38", "drone-frelon"]},
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
        at="drone-frelon",
    )
    t.me.pick("yes")
    t.me.pick("pass")
    t.you.play("rapt-des-defunts", "drone-frelon", PLAIN)
    t.pass_all()
    assert t.you.limbo == ["drone-frelon"] and t.me.hand == [] and ec(t) == 28
    t.settled()


@card("brutus-c-38")
def test_brutus_finds_nothing_that_was_banished():
    t = scene({"rear": ["brutus-c-38", on("marcheur-blinde", damage=1)]}, {"rear": ["paladin-du-voeu-d-or"]}, active=1)
    into_combat(t, "paladin-du-voeu-d-or", "marcheur-blinde")
    t.pass_all()
    assert t.me.pandemonium == ["marcheur-blinde"] and t.me.hand == []
    t.settled()


@card("brutus-c-38")
def test_brutus_sees_what_falls_together_with_him():
    t = scene(
        {"rear": [on("brutus-c-38", damage=4), on("marcheur-blinde", damage=5)]},
        {"rear": ["poseid"]},
    )
    t.attack()
    t.pass_all()
    t.announce("brutus-c-38")
    t.announce("marcheur-blinde")
    t.me.pick("done")
    t.declare("brutus-c-38")
    t.declare("marcheur-blinde")
    t.strike("poseid")
    t.me.pick("pass")
    t.you.pick("pass")
    while t.match.decision.kind != "confirm":  # how the blows are shared: 4 of 8 on each of mine
        t.answer(t._asked(), "number:4" if t._asked() == you else t.match.decision.keys[0])
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == ["marcheur-blinde"] and t.me.purgatory == ["brutus-c-38"]
    t.settled()


@card("lyra-ingenieure-en-chef")
@rule("SF-PAIR-290", "SF-PAIR-200", "SF-GOLEM-100")
def test_lyra_gives_atq_to_golems_linked_or_not():
    t = scene(
        {"rear": [on("lyra-ingenieure-en-chef", "tortue-ilot"), "bloc-de-scories"]},
        {"rear": ["poseid", "bloc-de-scories"]},
    )
    assert stats(t, "tortue-ilot") == (1, 6) and stats(t, t.me["bloc-de-scories"]) == (1, 3)
    assert stats(t, t.you["bloc-de-scories"]) == (0, 3)
    t.attack()
    t.pass_all()
    mine = t.me["bloc-de-scories"].card.number
    assert t.offers("announce") == t.offers("ambush") == ["lyra-ingenieure-en-chef", "tortue-ilot", "bloc-de-scories"]
    t.announce("lyra-ingenieure-en-chef")
    t.announce("tortue-ilot")
    t.ambush(mine)
    t.me.pick("done")
    t.declare("lyra-ingenieure-en-chef")
    t.strike("poseid")
    assert t.card("lyra-ingenieure-en-chef").tilted and not t.card("tortue-ilot").tilted
    t.pass_all()
    assert t.you.purgatory == ["bloc-de-scories"] and t.card("poseid").damage == 0  # 3 on the pair
    assert t.me.purgatory == ["tortue-ilot"]  # 8 on hers: 6 on the Golem, 2 on herself
    assert t.card("lyra-ingenieure-en-chef").damage == 2
    t.settled()


@card("lyra-ingenieure-en-chef")
@rule("SF-PAIR-290")
def test_a_golem_of_lyras_attacks_for_its_own_atq():
    t = scene(
        {"rear": [on("lyra-ingenieure-en-chef", "bastion-a-pistons")]},
        {"rear": ["sentinelle-du-parvis", on("veilleur", "colosse-de-nuages")]},
    )
    t.attack()
    t.pass_all()
    t.announce("lyra-ingenieure-en-chef")
    t.announce("bastion-a-pistons")
    t.me.pick("done")
    t.declare("bastion-a-pistons")
    t.strike("sentinelle-du-parvis")
    assert t.card("bastion-a-pistons").tilted and not t.card("lyra-ingenieure-en-chef").tilted
    t.pass_all()
    assert t.card("sentinelle-du-parvis").damage == 3  # 2 and hers
    assert t.card("bastion-a-pistons").damage == 3 and t.card("lyra-ingenieure-en-chef").damage == 0
    t.declare("lyra-ingenieure-en-chef")
    t.strike("veilleur")
    t.pass_all()
    assert t.card("colosse-de-nuages").damage == 3
    t.settled()


@card("lyra-ingenieure-en-chef")
def test_lyra_comes_with_catalyseur_and_alone_under_her_name():
    t = scene({"hand": ["lyra-ingenieure-en-chef"] * 2, "rear": ["bloc-de-scories"]})
    t.play("lyra-ingenieure-en-chef", "yes", "bloc-de-scories")
    t.pass_all()
    assert stats(t, "bloc-de-scories") == (1, 4)
    assert t.why("play", t.state.players[0].hand[0].number) == "SF-LEX-490"
    t.settled()


@card("titan-agrege")
@rule("SF-LEX-630")
def test_titan_swallows_a_meca_and_grows():
    t = scene(
        {
            "rear": [
                "titan-agrege",
                on("marcheur-blinde", "bloc-de-scories", marks={"+1/+1": 1}, damage=2),
                "meca",
                "apprenti-soudeur",
            ]
        },
        {"rear": ["marcheur-blinde"]},
    )
    assert stats(t, "titan-agrege") == (5, 6)  # Symbiose with the Familier
    t.use("titan-agrege")
    t.asks(me, [t.me["marcheur-blinde"].card.number])  # no Familier, not itself, no other class, none of theirs
    t.me.pick("marcheur-blinde")
    t.pass_all()
    t.asks(me, ["titan-agrege", "meca", "apprenti-soudeur"], kind="link")  # its Golem stays
    t.me.pick("titan-agrege")
    titan = t.card("titan-agrege")
    assert [one.proto.id for one in titan.under] == ["marcheur-blinde"] and stats(t, "titan-agrege") == (7, 7)
    assert titan.golem.card.proto.id == "bloc-de-scories"
    assert "marcheur-blinde" not in t.me.rear and t.me.purgatory == []
    t.settled()


@card("titan-agrege")
@rule("SF-LEX-640")
def test_what_lay_under_titan_goes_to_the_purgatoire_without_a_last_breath():
    titan = on("titan-agrege", damage=7, under=["eclaireur-a-roues", "marcheur-blinde"])
    t = shot({"rear": [titan], "book": ["talamain"]}, at="titan-agrege")
    assert sorted(t.me.purgatory) == sorted(
        ["eclaireur-a-roues", "marcheur-blinde", "titan-agrege", PLAIN, "surcharge-systeme"]
    )
    assert t.me.hand == []
    t.settled()


@card("titan-agrege")
def test_titan_gone_in_response_swallows_nothing():
    t = scene(
        {"rear": [on("titan-agrege", damage=4), "marcheur-blinde"]},
        {"hand": ["eclat-de-la-tour"], "worship": believers(2)},
    )
    t.use("titan-agrege", "marcheur-blinde")
    t.me.pick("pass")
    t.you.play("eclat-de-la-tour", "titan-agrege", PLAIN)
    t.pass_all()
    assert t.me.rear == ["marcheur-blinde"] and t.me.purgatory == ["titan-agrege"]
    t.settled()


@card("colosse-a-ogives")
@rule("SF-LEX-620")
def test_colosse_asks_for_a_golem_when_it_is_played():
    t = scene({"hand": ["colosse-a-ogives"], "rear": ["meca"]}, {"rear": ["bloc-de-scories"]})
    assert t.why("play", "colosse-a-ogives") == "SF-LEX-620" and t.offers("play") == []
    t = scene({"hand": ["colosse-a-ogives"], "rear": [on("meca", "bloc-de-scories")]}, {"rear": ["poseid"]})
    t.play("colosse-a-ogives")
    assert stats(t, "colosse-a-ogives") == (6, 7) and ec(t) == 23
    into_combat(t, "colosse-a-ogives", "poseid")
    t.me.pick("yes", "poseid", "pass")
    t.you.pick("pass")
    assert t.card("poseid").damage == 3  # Archerie (3)
    t.settled()


@card("colosse-a-ogives", "pentaclock")
@rule("SF-LEX-200")
def test_colosse_put_into_play_asks_for_no_golem():
    t = scene({"rear": ["pentaclock", "colosse-a-ogives"]})
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("colosse-a-ogives")
    assert t.me.rear == ["pentaclock", "colosse-a-ogives"]
    t.settled()


# Golems


@card("noyau-catalytique")
@rule("SF-TEMPETE-030")
def test_noyau_catalyses_and_counts_for_symbiose_but_gains_no_atq():
    t = scene({"hand": ["noyau-catalytique"], "rear": ["meca"]}, {"rear": ["goule"]}, active=1)
    t.attack()
    t.you.pick("pass")
    t.me.tempest("noyau-catalytique")
    t.me.pick("yes", "meca")
    t.asks(me, kind="answer")
    t.me.pick("pass")
    t.you.pick("pass")
    t.me.pick("mode:1")
    assert t.card("meca").golem is t.card("noyau-catalytique") and ec(t) == 26
    assert stats(t, "meca") == (4, 2)  # its marker, and the Golem's Symbiose
    assert stats(t, "noyau-catalytique") == (0, 3)
    t.settled()


@card("bastion-a-pistons")
@rule("SF-GOLEM-100", "SF-GOLEM-070")
def test_bastion_attacks_on_its_own():
    t = scene({"rear": ["bastion-a-pistons", "bloc-de-scories"]}, {"rear": ["poseid"]})
    assert stats(t, "bastion-a-pistons") == (2, 4)
    t.attack()
    t.pass_all()
    assert t.offers("announce") == ["bastion-a-pistons"]
    assert t.why("announce", "bloc-de-scories") == "SF-GOLEM-070"
    t.announce("bastion-a-pistons")
    t.me.pick("done")
    t.declare("bastion-a-pistons")
    t.strike("poseid")
    t.pass_all()
    assert t.card("poseid").damage == 2 and t.me.purgatory == ["bastion-a-pistons"]
    t.settled()


@card("bastion-a-pistons")
@rule("SF-PAIR-140", "SF-GOLEM-040")
def test_bastion_in_tempest_takes_the_blow_for_a_defender():
    t = scene({"rear": ["tireuse-gauss"], "hand": ["bastion-a-pistons"]}, {"rear": ["marcheur-blinde"]}, active=1)
    into_combat(t, "marcheur-blinde", "tireuse-gauss")
    t.you.pick("pass")
    t.me.tempest("bastion-a-pistons")
    assert t.card("tireuse-gauss").golem is t.card("bastion-a-pistons") and ec(t) == 25
    assert not busy(t.state)
    t.pass_all()
    assert t.me.purgatory == ["bastion-a-pistons"] and t.card("tireuse-gauss").damage == 1  # 5 on 4 BOU and 3 FV
    assert t.card("marcheur-blinde").damage == 2  # hers, not the Golem's
    t.settled()


@card("bastion-a-pistons", "crowtyr")
def test_bastion_keeps_its_atq_as_an_angel():
    t = scene({"rear": [on("crowtyr", "bastion-a-pistons")]})
    t.use("crowtyr", "bastion-a-pistons")
    t.pass_all()
    assert stats(t, "bastion-a-pistons") == (4, 6)
    t.settled()


@card("talamain")
@rule("SF-GOLEM-120")
def test_talamain_rises_by_its_own_markers():
    t = scene(
        {"rear": [on("meca", "talamain")], "hand": ["rappel-d-usine", "surcharge-systeme"], "worship": believers(3)},
        {"rear": ["goule"]},
    )
    assert t.offers("play") == ["rappel-d-usine", "surcharge-systeme"]
    t.use("talamain")
    t.pass_all()
    assert t.card("talamain").type == "angel" and t.card("talamain").marks == {"+1/+0": 2}
    assert stats(t, "talamain") == (2, 5) and t.card("meca").golem is None and ec(t) == 28
    assert t.why("play", "rappel-d-usine") == "SF-MIRACLE-100"  # no Golem any more
    assert t.why("use", "talamain") == "SF-PAROLE-010"
    t.play("surcharge-systeme")
    t.asks(me, ["meca", "talamain", "goule"])  # an Ange
    t.me.pick("talamain", PLAIN)
    t.pass_all()
    assert t.card("talamain").damage == 2
    t.settled()


@card("talamain")
@rule("SF-ABIL-080")
def test_talamain_stays_an_angel_in_the_limbes():
    t = scene(
        {
            "rear": [on("talamain", damage=2, marks={"+1/+0": 1})],
            "hand": ["orbe-draconique", "impulsion-disruptive"],
            "worship": believers(4),
        }
    )
    t.play("orbe-draconique", "talamain", PLAIN)
    t.pass_all()
    t.play("impulsion-disruptive", PLAIN)
    assert t.me.limbo == ["talamain"]
    lost = t.state.players[0].limbo[0]
    assert lost.type == "angel" and lost.printed.fv == 5 and lost.marks == {"+1/+0": 1} and lost.damage == 0
    t.play("talamain")
    assert stats(t, "talamain") == (1, 5) and t.card("talamain").type == "angel" and ec(t) == 27
    t.settled()


@card("talamain")
@rule("SF-GOLEM-140")
def test_talamain_in_the_limbes_may_still_come_in_tempest():
    limbo = [on("talamain", marks={"+1/+0": 1})]
    t = scene({"limbo": limbo, "worship": believers(0, ec=4)}, {"rear": ["goule"]}, active=1)
    t.attack()
    t.you.pick("pass")
    assert t.offers("tempest") == ["talamain"] and t.offers("play") == []
    t.me.tempest("talamain")
    assert ec(t) == 0 and stats(t, "talamain") == (1, 5) and t.card("talamain").type == "angel"
    assert t.me.limbo == [] and t.me.rear == ["talamain"]
    t.settled()


@card("talamain")
@rule("SF-EQUIP-120")
def test_talamain_fallen_back_loses_its_equipment_and_its_own_golem():
    rear = [on("talamain", "bloc-de-scories", "canon-a-rails-portatif", marks={"+1/+0": 2}), "meca"]
    t = scene({"rear": rear})
    assert stats(t, "talamain") == (3, 5)
    t.match.patch({"cards": [{"number": t.number("talamain"), "marks": {}}]})
    t.attack()
    assert t.me.purgatory == ["canon-a-rails-portatif"]
    t.asks(me, ["bloc-de-scories", "talamain"], kind="link")  # two Golems, one Ange
    t.me.pick("talamain")
    assert t.card("meca").golem is t.card("talamain") and t.card("bloc-de-scories").host == 0
    t.settled()


@card("talamain")
def test_a_copy_of_talamain_is_a_golem_without_markers():
    t = scene(
        {
            "rear": [on("talamain", marks={"+1/+0": 1}), "meduse-de-givre"],
            "hand": ["reflet-menteur"],
            "worship": believers(4),
        }
    )
    t.play("reflet-menteur", "meduse-de-givre", "talamain", PLAIN, PLAIN)
    t.pass_all()
    copy = t.card("meduse-de-givre")
    assert copy.type == "golem" and copy.printed.id == "talamain" and t.card("talamain").golem is copy
    t.use(copy.card.number)
    t.pass_all()
    assert (
        t.card("meduse-de-givre").type == "angel"
        and stats(t, "meduse-de-givre") == (2, 5)
        and t.card("meduse-de-givre").host == 0
    )
    t.settled()


@card("mur-de-relais")
def test_mur_strengthens_a_golem_each_dawn():
    t = scene({"rear": ["mur-de-relais", on("meca", "bloc-de-scories")]}, {"rear": ["bloc-de-scories"]}, step="retreat")
    dawn(t)
    t.asks(me, kind="answer")
    t.pass_all()
    mine = t.me["bloc-de-scories"].card.number
    t.asks(me, ["mur-de-relais", mine])
    t.me.pick(mine)
    assert stats(t, mine) == (0, 4) and stats(t, "mur-de-relais") == (0, 5)
    t.pass_all()
    t.settled()


@card("mur-de-relais")
@rule("SF-GOLEM-050")
def test_mur_is_not_played_in_tempest():
    t = scene({"hand": ["mur-de-relais"]}, active=1)
    t.attack()
    t.you.pick("pass")
    assert t.offers("tempest") == [] and t.why("tempest", "mur-de-relais") == "SF-GOLEM-050"
    t.settled()


# Miracles


@card("surcharge-systeme")
def test_surcharge_counts_golems_as_it_resolves():
    t = scene(
        {"hand": ["surcharge-systeme"], "worship": believers(2), "rear": ["meca", "bloc-de-scories", "tortue-ilot"]},
        {"rear": ["poseid", "colosse-de-nuages"], "hand": ["rappel-d-usine"], "worship": believers(2)},
    )
    t.play("surcharge-systeme")
    t.asks(me, ["meca", "poseid"])
    t.me.pick("poseid", PLAIN)
    t.me.pick("pass")
    t.you.play("rappel-d-usine", "tortue-ilot")
    t.pass_all()
    assert t.card("colosse-de-nuages").damage == 3 and t.card("poseid").damage == 0  # 2 + 1, on the pair
    assert t.me.hand == ["tortue-ilot"]
    t.settled()


@card("impulsion-disruptive")
@rule("SF-INTERV-010", "SF-DMG-090")
def test_impulsion_passes_every_protection_and_every_answer():
    t = scene(
        {"hand": ["impulsion-disruptive"], "worship": believers(3), "rear": ["marcheur-blinde"]},
        {"rear": [on("poseid", "colosse-de-nuages")], "hand": ["eclat-de-la-tour"], "worship": believers(2)},
    )
    t.play("impulsion-disruptive", PLAIN)
    t.asks(me, ["marcheur-blinde", "poseid"])
    t.me.pick("poseid")
    assert t.card("poseid").damage == 3 and t.card("colosse-de-nuages").damage == 0
    assert t.me.worship.count(PLAIN) == 2
    t.settled()


@card("impulsion-disruptive", "forge-orbitale")
@rule("SF-INTERV-020", "SF-STACK-100")
def test_impulsion_is_no_answer():
    t = scene(
        {"worship": [on("forge-orbitale", ec=5)], "rear": ["marcheur-blinde"]},
        {"hand": ["impulsion-disruptive", "eclat-de-la-tour"], "worship": believers(3)},
    )
    t.use("forge-orbitale")
    t.me.pick("pass")
    assert t.offers("play") == ["eclat-de-la-tour"]
    assert t.why("play", "impulsion-disruptive") == "SF-INTERV-020"
    t.settled()


@card("recharge-generale", "e-v-e", "ouvrier-des-cuves")
@rule("SF-LEX-340", "SF-WORSH-120")
def test_recharge_fills_an_adorateur_but_neither_e_v_e_nor_a_temple():
    worship = [on(TEMPLE, ec=0), on("ouvrier-des-cuves", ec=1), on("e-v-e", ec=0), on(PLAIN, ec=7), on(PLAIN, ec=0)]
    for picked, expected in ((1, 5), (3, 7)):
        t = scene({"hand": ["recharge-generale"], "worship": worship, "archangel": ["daedalus-architecte-celeste"]})
        numbers = [one.card.number for one in t.state.players[0].worship]
        t.play("recharge-generale", numbers[4])
        t.pass_all()
        t.asks(me, [numbers[1], numbers[3]])
        t.me.pick(numbers[picked])
        assert t.card(numbers[picked]).ec == expected  # up to the print; more than that stays
        assert t.card("e-v-e").ec == 0 and ec(t) == 0
        t.settled()


@card("recharge-generale")
def test_recharge_fills_the_archange_in_play():
    t = scene(
        {
            "hand": ["recharge-generale"],
            "worship": believers(4),
            "rear": [on("daedalus-architecte-celeste", ec=1), "meca"],
        }
    )
    t.play("recharge-generale", PLAIN)
    t.pass_all()
    t.me.pick("daedalus-architecte-celeste")
    assert t.card("daedalus-architecte-celeste").ec == 3
    t.settled()


@card("rappel-d-usine")
@rule("SF-PAIR-170", "SF-LEX-160")
def test_rappel_sends_a_golem_to_its_owners_hand_out_of_its_pair():
    t = scene(
        {"hand": ["rappel-d-usine"], "worship": believers(2), "rear": ["bloc-de-scories"]},
        {"front": [on("goule", on("tortue-ilot", damage=2))]},
    )
    t.play("rappel-d-usine")
    t.asks(me, ["bloc-de-scories", "tortue-ilot"])
    t.me.pick("tortue-ilot")
    t.pass_all()
    assert t.you.hand == ["tortue-ilot"] and t.you.front == ["goule"] and t.me.worship.count(PLAIN) == 2
    t.settled()
    t = scene({"hand": ["rappel-d-usine"], "worship": believers(2), "rear": ["meca"]})
    assert t.why("play", "rappel-d-usine") == "SF-MIRACLE-100"


# Équipements


@card("canon-a-rails-portatif")
@rule("SF-EQUIP-010", "SF-ARCHERIE-020")
def test_canon_adds_archerie_and_atq_to_its_bearer_alone():
    t = scene({"hand": ["canon-a-rails-portatif"], "rear": ["tourelle-longue-portee", "meca"]}, {"rear": ["poseid"]})
    t.play("canon-a-rails-portatif", "tourelle-longue-portee")
    assert ec(t) == 28 and stats(t, "tourelle-longue-portee") == (4, 3) and stats(t, "meca") == (2, 2)
    assert keyword(t.state, t.card("meca"), "archerie") == 0
    into_combat(t, "tourelle-longue-portee", "poseid")
    t.me.pick("yes", "poseid", "pass")
    t.you.pick("pass")
    assert t.card("poseid").damage == 3
    t.settled()


@card("canon-a-rails-portatif", "forge-orbitale")
@rule("SF-EQUIP-030", "SF-EQUIP-050")
def test_canon_is_linked_at_once_while_an_effect_waits():
    t = scene(
        {"worship": [on("forge-orbitale", ec=5)]},
        {"hand": ["canon-a-rails-portatif"] * 2, "rear": ["goule", "tortue-ilot"]},
    )
    t.use("forge-orbitale")
    t.me.pick("pass")
    t.you.play("canon-a-rails-portatif")
    assert stats(t, "goule") == (3, 2) and len(t.state.stack.items) == 1
    t.asks(you, kind="answer")
    assert t.offers("play") == []  # its only Ange bears one
    assert t.why("play", t.state.players[1].hand[0].number) == "SF-EQUIP-050"
    t.pass_all()
    assert t.me.rear == ["meca"]
    t.settled()


@card("exosquelette-amplifie")
def test_exosquelette_gives_fv_and_symbiose_to_a_robot_or_an_ingenieur():
    t = scene(
        {
            "hand": ["exosquelette-amplifie"],
            "rear": ["soigneuse-nanite", "apprenti-soudeur", "meca"],
            "worship": believers(1),
        }
    )
    t.play("exosquelette-amplifie")
    t.asks(me, ["soigneuse-nanite", "apprenti-soudeur"])
    t.me.pick("soigneuse-nanite", PLAIN)
    assert stats(t, "soigneuse-nanite") == (1 + 2 + 1, 4 + 2) and stats(t, "meca") == (3, 2)
    assert t.me.worship == [TEMPLE] and ec(t) == 28
    t.settled()
    t = scene({"hand": ["exosquelette-amplifie"], "rear": ["meca"], "worship": believers(1)})
    assert t.why("play", "exosquelette-amplifie") == "SF-EQUIP-040"


@card("exosquelette-amplifie")
@rule("SF-EQUIP-020")
def test_exosquelette_takes_the_ec_of_the_adorateur_that_it_revokes():
    worship = [on(TEMPLE, ec=0), on("ouvrier-des-cuves", ec=2)]
    t = scene({"hand": ["exosquelette-amplifie"], "rear": ["soigneuse-nanite"], "worship": worship})
    t.play("exosquelette-amplifie", "ouvrier-des-cuves")
    assert t.card("soigneuse-nanite").gear.card.proto.id == "exosquelette-amplifie"
    assert t.me.worship == [TEMPLE] and t.me.purgatory == ["ouvrier-des-cuves"]
    t.settled()


@card("exosquelette-amplifie")
@rule("SF-EQUIP-070")
def test_exosquelette_falls_off_a_bearer_of_another_class():
    t = scene({"rear": [on("soigneuse-nanite", "exosquelette-amplifie", damage=3)]})
    assert stats(t, "soigneuse-nanite") == (3, 6)
    t.match.patch({"cards": [{"number": t.number("soigneuse-nanite"), "klass": "goule"}]})
    t.attack()
    assert t.me.purgatory == ["exosquelette-amplifie"] and stats(t, "soigneuse-nanite") == (1, 4)
    t.settled()


@card("exosquelette-amplifie")
def test_a_bearer_who_lived_by_the_exosquelette_falls_with_it():
    t = scene({"rear": [on("soigneuse-nanite", "exosquelette-amplifie", damage=5)]})
    t.match.patch({"cards": [{"number": t.number("soigneuse-nanite"), "klass": "goule"}]})
    t.attack()
    assert sorted(t.me.purgatory) == ["exosquelette-amplifie", "soigneuse-nanite"]
    t.settled()


# Bénédictions


@card("chaine-de-montage")
@rule("SF-BLESS-010", "SF-BLESS-030", "SF-NUIT-010")
def test_chaine_makes_a_meca_each_night():
    t = scene({"hand": ["chaine-de-montage"], "worship": believers(2)}, attacked=True)
    t.play("chaine-de-montage")
    assert t.me.rear == ["chaine-de-montage"] and ec(t) == 26 and t.me.worship.count(PLAIN) == 2
    assert t.card("chaine-de-montage").marks == {"sablier": 2}
    t.end()
    t.pass_all()
    assert t.me.rear == ["chaine-de-montage", "meca"] and t.state.active == 1
    t.attack()
    t.pass_all()
    t.end()
    t.pass_all()
    assert t.me.rear == ["chaine-de-montage", "meca"]  # not in their night
    assert t.card("chaine-de-montage").marks == {"sablier": 1} and t.state.active == 0
    t.settled()
    t = scene({"hand": ["chaine-de-montage"], "worship": believers(1)})
    assert t.why("play", "chaine-de-montage") == "SF-BLESS-010"


@card("reseau-neuronal")
def test_reseau_gives_atq_to_machines_and_foresight_at_night():
    t = scene(
        {
            "rear": ["reseau-neuronal", "meca", "soigneuse-nanite", "apprenti-soudeur"],
            "book": ["talamain", "pentaclock", "crowtyr", "meduse-de-givre"],
        },
        {"rear": ["meca"]},
        attacked=True,
    )
    assert [stats(t, one)[0] for one in ("soigneuse-nanite", "apprenti-soudeur")] == [2, 2]
    assert stats(t, t.me["meca"])[0] == 3 and stats(t, t.you["meca"])[0] == 2
    t.end()
    t.pass_all()
    top = t.number("talamain")
    t.asks(me, [f"top:{top}", f"bottom:{top}"])
    t.me.pick(f"bottom:{top}")
    assert t.me.book == ["pentaclock", "crowtyr", "meduse-de-givre", "talamain"]
    t.pass_all()
    assert t.me.hand == ["pentaclock", "crowtyr"]
    t.settled()


@card("reseau-neuronal")
def test_reseau_foresees_nothing_in_an_empty_book():
    t = scene({"rear": ["reseau-neuronal"]}, attacked=True)
    t.end()
    t.pass_all()
    assert t.state.active == 1
    t.settled()


# Adorateurs


@card("e-v-e")
def test_e_v_e_spends_its_own_ec():
    t = scene({"register": ["e-v-e"], "worship": [on(TEMPLE, ec=0)], "hand": ["marcheur-blinde"]}, step="retreat")
    dawn(t)
    t.pass_all()
    t.worship("e-v-e")
    assert t.card("e-v-e").ec == 6
    t.play("marcheur-blinde")
    assert t.card("e-v-e").ec == 1
    t.settled()


@card("sibylle-09-oracle-des-circuits", "e-v-e")
@rule("SF-LEX-320")
def test_e_v_e_is_not_offered_gained_ec():
    t = scene(
        {
            "divine": ["sibylle-09-oracle-des-circuits"],
            "rear": ["meca"],
            "worship": [on(TEMPLE, ec=0), on("e-v-e", ec=0)],
        }
    )
    t.use("sibylle-09-oracle-des-circuits")
    t.pass_all()
    assert ec(t) == 1 and t.card("e-v-e").ec == 0
    t.settled()


@card("ouvrier-des-cuves")
@rule("SF-WORSH-070")
def test_ouvrier_comes_with_five_ec_and_stays_without():
    t = scene(
        {"register": ["ouvrier-des-cuves"], "worship": [on(TEMPLE, ec=0)], "hand": ["marcheur-blinde"]}, step="retreat"
    )
    dawn(t)
    t.pass_all()
    t.worship("ouvrier-des-cuves")
    t.play("marcheur-blinde")
    assert t.card("ouvrier-des-cuves").ec == 0 and t.me.worship == [TEMPLE, "ouvrier-des-cuves"]
    t.settled()


@card("technicienne-catalyste")
def test_technicienne_catalyses_from_the_adoration():
    t = scene({"register": ["technicienne-catalyste"], "rear": [on("meca", "bloc-de-scories")]}, step="retreat")
    dawn(t)
    t.pass_all()
    t.worship("technicienne-catalyste")
    t.me.pick("yes")
    t.asks(me, ["meca", "bloc-de-scories"])
    t.me.pick("bloc-de-scories")
    t.pass_all()
    assert t.card("bloc-de-scories").marks == {"bou": 1} and t.card("technicienne-catalyste").ec == 4
    t.settled()


@card("porteur-de-cellules")
@rule("SF-STACK-090", "SF-WORSH-100")
def test_porteur_revoked_gives_two_fv_below_the_miracle():
    worship = [on(TEMPLE, ec=0), on("porteur-de-cellules", ec=0), on(PLAIN, ec=0)]
    t = scene({"hand": ["surcharge-systeme"], "worship": worship}, {"rear": ["poseid"]})
    t.play("surcharge-systeme", "poseid", "porteur-de-cellules")
    assert [item.ability for item in t.state.stack.items] == ["dernier_souffle", "miracle"]
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card("poseid").damage == 2 and "fv" not in t.me[DIVINITY].marks  # the Miracle first
    t.pass_all()
    assert t.me[DIVINITY].marks["fv"] == 2
    t.settled()


@card("dynamo-devote")
def test_dynamo_charges_among_three_meca_pages():
    scenes = (
        (["meca", "noyau-catalytique"], 1),  # with itself: a Familier, a Golem, an Adorateur
        (["meca", "apprenti-soudeur"], 0),
        (["meca", "hyperion-archange-du-reacteur"], 0),  # an Archange is no page
    )
    for rear, expected in scenes:
        t = scene(
            {"rear": rear, "worship": believers(0, on("dynamo-devote", ec=0))}, {"rear": ["meca"]}, step="retreat"
        )
        dawn(t)
        t.pass_all()
        assert t.card("dynamo-devote").ec == expected, rear
        t.settled()


@card("dynamo-devote")
@rule("SF-TURN-020", "SF-AURORE-020")
def test_dynamo_does_not_count_the_adorateur_that_comes_after():
    t = scene(
        {"rear": ["meca"], "worship": believers(0, on("dynamo-devote", ec=0)), "register": ["dynamo-devote"]},
        step="retreat",
    )
    first = t.number("dynamo-devote")
    dawn(t)
    t.pass_all()
    t.worship("dynamo-devote")
    assert t.card(first).ec == 0 and [one.ec for one in t.state.players[0].worship] == [30, 0, 3]
    t.settled()


@card("dynamo-devote", "mur-de-relais")
@rule("SF-TURN-050")
def test_what_dawn_activates_last_resolves_first():
    t = scene(
        {"rear": ["mur-de-relais", "noyau-catalytique", "noyau-catalytique"], "worship": [on("dynamo-devote", ec=0)]},
        step="retreat",
    )
    dawn(t)
    t.asks(me, ["dynamo-devote", "mur-de-relais"], kind="trigger")
    t.me.pick("mur-de-relais")
    assert len(t.state.stack.items) == 2
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card("dynamo-devote").ec == 1 and t.card("mur-de-relais").marks == {}
    t.pass_all()
    t.me.pick("mur-de-relais")
    assert t.card("mur-de-relais").marks == {"bou": 1}
    t.settled()
