"""The cards of the Temple de la Lumière, one scene or more each."""

import pytest
from sf_scene import PLAIN, believers, on, scene

from pioche.engine.stack import busy
from pioche.games.sevenfallen.rules.values import atq, keyword, life
from pioche.testing import Table, card, me, refuses_deck, rule, started, you

DRAGON = "dragon-des-cretes-rouges"  # 5/4, without text
BROTHER = "frere-lai-des-murailles"  # 1/2 “Templier”, without text
KNIGHT = "chevalier-de-l-ordre-ocre"  # 4/5 “Chevalier” with Vaillant
CLOUD = "colosse-de-nuages"  # a Golem of 6 BOU, without text


def announce(t: Table, *attackers: str, ambush: tuple[str, ...] = ()) -> None:
    """The attack phase, up to the first declaration."""
    t.attack()
    t.pass_all()
    for one in attackers:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.me.pick("done")


def strike(t: Table, attacker: str, defender: str) -> None:
    """One attacker, up to the Contemplation of its combat."""
    announce(t, attacker)
    t.declare(attacker)
    t.strike(defender)


def value(t: Table, what: str | int, ask=atq) -> int:
    return ask(t.state, t.card(what))


def ec(t: Table, seat: int = me) -> int:
    """What lies on the Temple."""
    return t.state.players[seat].worship[0].ec


# Eden


@card("sol-ul-premiere-lumiere")
@rule("SF-DIV-020")
def test_sol_ul_burns_a_wounded_ange_once_a_turn_and_banishes_it():
    wounded = on(DRAGON, damage=2)
    t = scene({"divine": ["sol-ul-premiere-lumiere"]}, {"rear": [wounded, BROTHER, on(KNIGHT, damage=1)]})
    t.use("sol-ul-premiere-lumiere")
    t.asks(me, [DRAGON, KNIGHT], kind="target")
    t.me.pick(DRAGON)
    assert ec(t) == 27
    t.pass_all()
    assert t.you.pandemonium == [DRAGON] and not t.you.purgatory
    assert not t.offers("use")
    t.settled()


@card("sol-ul-premiere-lumiere", "bouclier-de-priere")
@rule("SF-STACK-130", "SF-COST-030")
def test_sol_ul_fails_on_an_ange_that_was_healed_in_response():
    t = scene(
        {"divine": ["sol-ul-premiere-lumiere"]},
        {"hand": ["bouclier-de-priere"], "worship": believers(3), "rear": [on(DRAGON, damage=2), BROTHER]},
    )
    t.use("sol-ul-premiere-lumiere", DRAGON)
    t.me.pick("pass")
    t.you.play("bouclier-de-priere", DRAGON)
    t.pass_all()
    assert t.card(DRAGON).damage == 0 and ec(t) == 27
    assert t.state.prevented == {t.state.token(t.number(DRAGON)): 3}
    t.settled()


@card("sol-ul-premiere-lumiere")
def test_sol_ul_needs_somebody_wounded():
    t = scene(
        {"divine": ["sol-ul-premiere-lumiere"]}, {"rear": [DRAGON], "divine": [on("sol-ul-premiere-lumiere", damage=3)]}
    )
    assert t.why("use", "sol-ul-premiere-lumiere") == "SF-ABIL-140"


@card("ambrosine-mere-des-remparts")
@rule("SF-LEX-440")
def test_ambrosine_prevents_two_of_all_damage_of_the_turn():
    t = scene(
        {"hand": ["eclat-de-la-tour", "eclat-de-la-tour"], "worship": believers(4), "rear": [BROTHER]},
        {"divine": ["ambrosine-mere-des-remparts"], "rear": ["paladin-du-voeu-d-or"], "worship": believers(0, ec=2)},
    )
    t.play("eclat-de-la-tour", "paladin-du-voeu-d-or", PLAIN)
    t.me.pick("pass")
    t.you.use("ambrosine-mere-des-remparts")
    t.asks(you, ["paladin-du-voeu-d-or"], kind="target")
    t.you.pick("paladin-du-voeu-d-or")
    assert ec(t, you) == 1 and not t.offers("use")
    t.pass_all()
    assert t.card("paladin-du-voeu-d-or").damage == 1
    t.play("eclat-de-la-tour", "paladin-du-voeu-d-or", PLAIN)
    t.pass_all()
    assert t.card("paladin-du-voeu-d-or").damage == 4
    t.settled()


@card("ambrosine-mere-des-remparts")
@rule("SF-LEX-760", "SF-PAIR-100")
@pytest.mark.parametrize(
    ("golem", "hurt", "left", "angel"),
    [("bloc-de-scories", 0, None, 0), ("bloc-de-scories", 1, None, 1), (CLOUD, 2, 5, 0)],  # BOU 3, 3 and 6
)
def test_what_is_prevented_on_a_linked_golem_is_taken_off_before_anything_passes_it(golem, hurt, left, angel):
    paladin = on("paladin-du-voeu-d-or", on(golem, damage=hurt))
    t = scene({"rear": [DRAGON]}, {"divine": ["ambrosine-mere-des-remparts"], "rear": [paladin, BROTHER]})
    strike(t, DRAGON, "paladin-du-voeu-d-or")
    t.me.pick("pass")
    t.you.use("ambrosine-mere-des-remparts", golem)
    t.pass_all()  # 5 damage, of which 2 are prevented
    assert t.you.purgatory == ([golem] if left is None else []) and t.card("paladin-du-voeu-d-or").damage == angel
    assert left is None or t.card(golem).damage == left
    assert t.card(BROTHER).damage == 0 and t.me.pandemonium == [DRAGON]  # the paladin has Lumière
    t.settled()


@card("ambrosine-mere-des-remparts")
@rule("SF-LEX-760", "SF-PAIR-090", "SF-LEX-440")
def test_no_ange_is_wounded_behind_a_golem_that_stands():
    mine = {
        "divine": ["ambrosine-mere-des-remparts"],
        "rear": [on(BROTHER, on("bloc-de-scories", damage=1)), on(KNIGHT, CLOUD)],
        "hand": ["eclat-de-la-tour", "eclat-de-la-tour"],
        "worship": believers(4),
    }
    t = scene(mine)
    t.use("ambrosine-mere-des-remparts", "bloc-de-scories")
    t.pass_all()
    t.play("eclat-de-la-tour", BROTHER, PLAIN)  # 3 damage to a Golem of which 2 BOU are left; 2 are prevented
    t.pass_all()
    assert t.card("bloc-de-scories").damage == 2 and t.card(BROTHER).damage == 0
    t.play("eclat-de-la-tour", BROTHER, PLAIN)  # nothing is left to prevent with
    t.pass_all()
    assert t.me.purgatory.count("bloc-de-scories") == 1 and BROTHER in t.me.purgatory
    assert t.card(KNIGHT).damage == t.card(CLOUD).damage == 0
    t.settled()


@card("solariel-lame-du-zenith")
def test_solariel_may_banish_a_wounded_opposing_ange_on_arrival():
    t = scene(
        {"archangel": ["solariel-lame-du-zenith"], "rear": [on(BROTHER, damage=1)]},
        {"rear": [on(DRAGON, CLOUD, damage=1), KNIGHT, on("gamort-sans-tete", damage=1)]},
        step="dawn",
    )
    t.pass_all()
    t.archangel("solariel-lame-du-zenith")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, [DRAGON], kind="target")  # one with Ténèbres cannot be banished
    t.me.pick(DRAGON)
    t.pass_all()
    assert t.you.pandemonium == [DRAGON]
    t.asks(you, [KNIGHT, "gamort-sans-tete"], kind="link")
    t.you.pick(KNIGHT)
    t.settled()


@card("solariel-lame-du-zenith")
def test_solariel_may_spare_them_and_asks_nothing_without_a_wound():
    t = scene({"archangel": ["solariel-lame-du-zenith"]}, {"rear": [on(DRAGON, damage=1)]}, step="dawn")
    t.pass_all()
    t.archangel("solariel-lame-du-zenith")
    t.me.pick("no")
    assert t.you.rear == [DRAGON] and not busy(t.state)
    t.settled()
    t = scene({"archangel": ["solariel-lame-du-zenith"]}, {"rear": [DRAGON]}, step="dawn")
    t.pass_all()
    t.archangel("solariel-lame-du-zenith")
    t.asks(me, kind="main")
    t.settled()


@card("sigrune-passeuse-des-braves")
@rule("SF-SACRIF-020", "SF-SACRIF-030")
def test_sigrune_sacrifices_an_ange_outside_purete_for_a_veilleur_once_a_turn():
    rear = [on("sigrune-passeuse-des-braves", ec=0), BROTHER, "lancier-des-nuages"]
    t = scene({"rear": rear, "worship": believers(0, ec=8)})
    t.use("sigrune-passeuse-des-braves")
    t.pass_all()
    assert t.me.rear == ["sigrune-passeuse-des-braves", "lancier-des-nuages", "veilleur"] and ec(t) == 4
    assert t.me.purgatory == [BROTHER]
    assert not t.offers("use")  # although the Veilleur could be destroyed in its turn
    t.settled()


@card("sigrune-passeuse-des-braves")
@rule("SF-VALHALLA-010")
def test_sigrune_takes_one_of_the_fallen_to_the_limbes_at_night_but_no_valkyr():
    t = scene(
        {
            "rear": ["sigrune-passeuse-des-braves", on("hlodyn-valkyr-du-couchant", damage=4), on(KNIGHT, damage=4)],
            "hand": ["eclat-de-la-tour", "eclat-de-la-tour"],
            "worship": believers(4),
        },
        attacked=True,
    )
    for one in ("hlodyn-valkyr-du-couchant", KNIGHT):
        t.play("eclat-de-la-tour", one, PLAIN)
        t.pass_all()
    t.end()
    t.pass_all()
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.pass_all()
    assert t.me.limbo == [KNIGHT] and "hlodyn-valkyr-du-couchant" in t.me.purgatory
    t.settled()


@card("cathedrale-du-premier-rayon")
@rule("SF-TEMPLE-050")
def test_the_cathedral_is_revoked_but_is_no_adorateur():
    cathedral = on("cathedrale-du-premier-rayon", ec=0)
    t = scene({"hand": ["rappel-des-cieux"], "worship": [cathedral, PLAIN, PLAIN, PLAIN], "rear": [BROTHER]})
    t.play("rappel-des-cieux")
    t.asks(me, ["cathedrale-du-premier-rayon", PLAIN, PLAIN, PLAIN])
    t.me.pick("cathedrale-du-premier-rayon")
    t.pass_all()
    assert t.me.pandemonium == ["cathedrale-du-premier-rayon"] and len(t.me.worship) == 3
    assert t.me.hand == [BROTHER]
    t.settled()
    t = scene({"hand": ["rappel-des-cieux"], "worship": [cathedral, PLAIN, PLAIN], "rear": [BROTHER]})
    assert t.why("play", "rappel-des-cieux") == "SF-MIRACLE-010"


@card("citadelle-aux-cent-volieres")
@rule("SF-PAROLE-010")
def test_the_citadel_creates_a_faucon_once_a_turn_in_the_main_part():
    t = scene({"worship": [on("citadelle-aux-cent-volieres", ec=6)]})
    t.use("citadelle-aux-cent-volieres")
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.me.rear == ["faucon"] and ec(t) == 3
    assert t.why("use", "citadelle-aux-cent-volieres") == "SF-PAROLE-010"
    t.settled()
    t = scene({"worship": [on("citadelle-aux-cent-volieres", ec=6)]}, step="before")
    assert t.why("use", "citadelle-aux-cent-volieres") == "SF-ANGEL-100"
    t = scene({"worship": [on("citadelle-aux-cent-volieres", ec=2)]})
    assert not t.offers("use")


# Anges: Chevalier


@card("ysoire-ecuyere-de-l-aube")
@rule("SF-EGIDE-010")
def test_the_squire_is_insensible_to_the_first_opposing_miracle_of_each_turn():
    t = scene(
        {"hand": ["eclat-de-la-tour", "eclat-de-la-tour"], "worship": believers(4), "rear": [BROTHER]},
        {"rear": [on("ysoire-ecuyere-de-l-aube", marks={"+0/+1": 3})]},
    )
    for taken in (0, 3):
        t.play("eclat-de-la-tour", "ysoire-ecuyere-de-l-aube", PLAIN)
        t.pass_all()
        assert t.card("ysoire-ecuyere-de-l-aube").damage == taken
    t.settled()


@card("banneret-d-ambre")
def test_the_banneret_lends_atq_to_your_other_chevaliers():
    t = scene(
        {"rear": ["banneret-d-ambre", KNIGHT, BROTHER], "front": ["ysoire-ecuyere-de-l-aube"]},
        {"rear": ["heaume-sans-visage"]},
    )
    assert [value(t, one) for one in (KNIGHT, "ysoire-ecuyere-de-l-aube")] == [5, 3]
    assert [value(t, one) for one in ("banneret-d-ambre", BROTHER, "heaume-sans-visage")] == [2, 1, 4]


@card("banneret-d-ambre")
def test_two_bannerets_help_each_other():
    t = scene({"rear": ["banneret-d-ambre", "banneret-d-ambre", KNIGHT]})
    assert [atq(t.state, one) for one in t.state.players[0].rear] == [3, 3, 6]


@card("paladin-du-voeu-d-or")
@rule("SF-LUMIERE-010", "SF-SOUFFLE-030")
def test_what_the_paladin_destroys_in_combat_is_banished_but_not_a_golem():
    t = scene({"rear": ["paladin-du-voeu-d-or"]}, {"front": [on("elora-d-eondra", "voliere-de-fer")]})
    strike(t, "paladin-du-voeu-d-or", "elora-d-eondra")
    t.pass_all()
    assert t.you.pandemonium == ["elora-d-eondra"] and t.you.purgatory == ["voliere-de-fer"]
    t.settled()


@card("chevalier-de-l-ordre-ocre")
@rule("SF-VAILLANT-010")
def test_the_knight_on_the_fire_line_takes_no_double_damage():
    t = scene({"rear": ["aleksandra"]}, {"front": [KNIGHT, on("banneret-d-ambre", marks={"+0/+1": 5})]})
    strike(t, "aleksandra", KNIGHT)
    t.pass_all()
    assert t.card(KNIGHT).damage == 4 and t.me.purgatory == ["aleksandra"]
    t.settled()


@card("sire-godemar-l-epaule-d-acier")
@rule("SF-ATTACK-300", "SF-COMBATPH-010")
def test_godemar_joins_the_defence_and_damage_is_shared_on_both_sides():
    t = scene(
        {"rear": [on(DRAGON, marks={"+0/+1": 4})]},
        {"rear": ["sire-godemar-l-epaule-d-acier", "banneret-d-ambre", BROTHER], "worship": believers(0)},
    )
    t.attack()
    t.me.pick("pass")
    assert t.why("use", "sire-godemar-l-epaule-d-acier") == "SF-COMBATPH-010"
    t.you.pick("pass")
    t.announce(DRAGON)
    t.me.pick("done")
    t.declare(DRAGON)
    t.strike("banneret-d-ambre")
    t.me.pick("pass")
    t.you.use("sire-godemar-l-epaule-d-acier")
    t.you.pick("pass")
    t.me.pick("pass")
    t.me.pick("pass")
    assert t.why("use", "sire-godemar-l-epaule-d-acier") == "SF-COMBATPH-010"
    t.you.pick("pass")
    t.asks(me, [f"number:{n}" for n in range(6)], kind="number")
    t.me.pick("number:4")
    t.asks(you, ["banneret-d-ambre", "sire-godemar-l-epaule-d-acier"], kind="order")
    t.you.pick("banneret-d-ambre")
    assert t.you.purgatory == ["banneret-d-ambre"]
    assert t.card("sire-godemar-l-epaule-d-acier").damage == 1
    assert t.card(DRAGON).damage == 5 and t.card(BROTHER).damage == 0
    t.settled()


@card("sire-godemar-l-epaule-d-acier")
def test_godemar_needs_another_of_your_anges_to_be_a_defender():
    t = scene({"rear": [DRAGON]}, {"rear": ["sire-godemar-l-epaule-d-acier", BROTHER]})
    strike(t, DRAGON, "sire-godemar-l-epaule-d-acier")
    t.me.pick("pass")
    assert t.why("use", "sire-godemar-l-epaule-d-acier") == "SF-ABIL-140"
    t = scene({"rear": [DRAGON]}, {"front": ["sire-godemar-l-epaule-d-acier"]})
    announce(t, ambush=(DRAGON,))
    t.declare(DRAGON)
    t.strike(t.state.divinity(you).card.number)
    t.me.pick("pass")
    assert t.why("use", "sire-godemar-l-epaule-d-acier") == "SF-ABIL-140"


@card("sire-godemar-l-epaule-d-acier")
@rule("SF-ATTACK-260")
def test_godemar_joins_nothing_once_the_only_defender_is_gone():
    t = scene(
        {"rear": [DRAGON], "hand": ["rappel-des-cieux"], "worship": believers(3)},
        {"rear": ["sire-godemar-l-epaule-d-acier", "elora-d-eondra"]},
    )
    strike(t, DRAGON, "elora-d-eondra")
    t.me.pick("pass")
    t.you.use("sire-godemar-l-epaule-d-acier")
    t.you.pick("pass")
    t.me.play("rappel-des-cieux", PLAIN)
    t.pass_all()
    t.me.pick("elora-d-eondra")
    t.pass_all()
    assert t.card("sire-godemar-l-epaule-d-acier").damage == 0 and t.card(DRAGON).damage == 0
    assert t.you.hand == ["elora-d-eondra"] and t.state.step == "main"
    t.settled()


@card("sire-godemar-l-epaule-d-acier")
@rule("SF-PRIO-040", "SF-CONT-070")
def test_godemar_goes_on_alone_where_the_first_defender_leaves_later():
    t = scene(
        {"rear": [DRAGON], "hand": ["rappel-des-cieux"], "worship": believers(3)},
        {"rear": ["sire-godemar-l-epaule-d-acier", "elora-d-eondra"]},
    )
    strike(t, DRAGON, "elora-d-eondra")
    t.me.pick("pass")
    t.you.use("sire-godemar-l-epaule-d-acier")
    t.you.pick("pass")
    t.me.pick("pass")
    t.asks(me, kind="window")  # the active player's again
    t.me.play("rappel-des-cieux", PLAIN)
    t.pass_all()
    t.me.pick("elora-d-eondra")
    t.pass_all()
    assert t.you.purgatory == ["sire-godemar-l-epaule-d-acier"] and t.card(DRAGON).damage == 2
    t.settled()


@card("sire-godemar-l-epaule-d-acier")
@rule("SF-GARDIEN-010")
def test_godemar_is_never_announced():
    t = scene({"rear": ["sire-godemar-l-epaule-d-acier", DRAGON]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [DRAGON]
    assert t.why("announce", "sire-godemar-l-epaule-d-acier") == "SF-GARDIEN-010"


@card("heaume-sans-visage")
@rule("SF-WORD-010", "SF-LEX-470")
def test_the_faceless_helm_feels_only_miracles_that_do_not_target_it():
    t = scene(
        {"hand": ["eclat-de-la-tour", "cube-mystique"], "worship": believers(5), "rear": [BROTHER]},
        {"rear": ["heaume-sans-visage"]},
    )
    t.play("eclat-de-la-tour")
    t.asks(me, [BROTHER, "heaume-sans-visage"], kind="target")
    t.me.pick("heaume-sans-visage", PLAIN)
    t.pass_all()
    assert t.card("heaume-sans-visage").damage == 0
    t.play("cube-mystique", PLAIN)
    t.pass_all()
    t.me.pick("heaume-sans-visage")
    assert t.card("heaume-sans-visage").damage == 2
    t.settled()


@card("heaume-sans-visage")
def test_the_faceless_helm_feels_abilities_and_not_even_its_own_players_miracles():
    t = scene(
        {
            "divine": ["sol-ul-premiere-lumiere"],
            "hand": ["bouclier-de-priere"],
            "worship": believers(3),
            "rear": [on("heaume-sans-visage", damage=1)],
        }
    )
    t.play("bouclier-de-priere", "heaume-sans-visage")
    t.pass_all()
    assert t.card("heaume-sans-visage").damage == 1 and not t.state.prevented
    t.use("sol-ul-premiere-lumiere", "heaume-sans-visage")
    t.pass_all()
    assert t.card("heaume-sans-visage").damage == 3
    t.settled()


@card("dame-ysoire-la-commandeure")
@rule("SF-WORD-030", "SF-AURORE-010")
def test_dame_ysoire_strengthens_up_to_two_other_chevaliers_at_dawn():
    knights = ["dame-ysoire-la-commandeure", KNIGHT, BROTHER]
    t = scene({"rear": knights, "front": ["heaume-sans-visage"]}, active=1, attacked=True, turn=2)
    to_my_dawn(t)
    t.me.pick("done")  # nobody retreats
    t.pass_all()
    t.asks(me, [KNIGHT, "heaume-sans-visage", "done"], kind="target")
    t.me.pick("heaume-sans-visage", KNIGHT)
    assert [value(t, one, life) for one in (KNIGHT, "heaume-sans-visage")] == [6, 5]
    assert value(t, "dame-ysoire-la-commandeure", life) == 6 and value(t, BROTHER, life) == 2
    t.settled()


@card("dame-ysoire-la-commandeure")
@rule("SF-WORD-030")
def test_dame_ysoire_may_give_fewer_or_none():
    t = scene({"rear": ["dame-ysoire-la-commandeure", KNIGHT]}, active=1, attacked=True, turn=2)
    to_my_dawn(t)
    t.pass_all()
    t.me.pick("done")
    assert not t.card(KNIGHT).marks
    t.settled()
    t = scene({"rear": ["dame-ysoire-la-commandeure"]}, active=1, attacked=True, turn=2)
    to_my_dawn(t)
    t.asks(me, kind="answer")  # with nobody to strengthen it is activated all the same
    t.pass_all()
    t.settled()


def to_my_dawn(t: Table) -> None:
    """The opponent ends their turn."""
    t.end()
    while t.state.active == you:
        t.match.choose("pass")


@card("dame-ysoire-la-commandeure", "ysoire-ecuyere-de-l-aube")
@rule("SF-LEX-540", "SF-LEX-480")
def test_two_of_the_name_ysoire_are_not_played_together():
    t = scene({"rear": ["ysoire-ecuyere-de-l-aube"], "hand": ["dame-ysoire-la-commandeure"]})
    assert t.why("play", "dame-ysoire-la-commandeure") == "SF-LEX-490"
    t = scene({"rear": ["dame-ysoire-la-commandeure"], "hand": ["ysoire-ecuyere-de-l-aube", "vanaris"]})
    assert t.why("play", "ysoire-ecuyere-de-l-aube") == "SF-LEX-490" and t.offers("play") == ["vanaris"]


# Anges: Templier


@card("aleksandra", "dame-ysoire-la-commandeure")
@rule("SF-LEX-200")
def test_aleksandra_puts_a_legendaire_of_the_hand_into_play():
    hand = ["aleksandra", "dame-ysoire-la-commandeure", "vanaris", KNIGHT]
    t = scene({"hand": hand, "worship": believers(0, ec=8)})
    t.play("aleksandra")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert ec(t) == 0
    t.pass_all()
    t.asks(me, ["dame-ysoire-la-commandeure", "vanaris"])
    t.me.pick("vanaris")
    assert t.me.rear == ["aleksandra", "vanaris"] and t.me.hand == ["dame-ysoire-la-commandeure", KNIGHT]
    t.settled()


@card("aleksandra")
def test_aleksandra_asks_nothing_without_a_legendaire_or_without_the_ec():
    t = scene({"hand": ["aleksandra", KNIGHT]})
    t.play("aleksandra")
    t.asks(me, kind="main")
    t = scene({"hand": ["aleksandra", "vanaris"], "worship": believers(0, ec=7)})
    t.play("aleksandra")
    t.asks(me, kind="main")
    t.settled()


@card("aleksandra", "vanaris")
@rule("SF-LEX-500")
def test_a_second_vanaris_put_into_play_destroys_the_first_beforehand():
    t = scene({"rear": ["vanaris"], "hand": ["aleksandra", "vanaris"]})
    assert t.offers("play") == ["aleksandra"]
    t.play("aleksandra", "yes")
    t.pass_all()
    t.me.pick("vanaris")
    assert t.me.rear == ["aleksandra", "vanaris"] and t.me.purgatory == ["vanaris"]
    t.asks(me, kind="main")
    t.settled()


@card("aleksandra", "dame-ysoire-la-commandeure", "ysoire-ecuyere-de-l-aube")
@rule("SF-LEX-540")
def test_dame_ysoire_put_into_play_takes_the_place_of_the_squire():
    t = scene({"rear": ["ysoire-ecuyere-de-l-aube"], "hand": ["aleksandra", "dame-ysoire-la-commandeure"]})
    t.play("aleksandra", "yes")
    t.pass_all()
    t.me.pick("dame-ysoire-la-commandeure")
    assert t.me.rear == ["aleksandra", "dame-ysoire-la-commandeure"]
    assert t.me.purgatory == ["ysoire-ecuyere-de-l-aube"]
    t.settled()


@card("vanaris")
@rule("SF-BOURRASQUE-030")
def test_with_vanaris_only_bourrasque_is_played_outside_ones_parole_divine():
    hand = ["vigie-du-grand-mat", "plongeur-de-l-azur", "caius"]
    t = scene({"rear": ["vanaris"]}, {"hand": hand})
    t.attack()
    t.me.pick("pass")
    assert t.offers("play") == ["plongeur-de-l-azur"] and t.offers("tempest") == ["caius"]
    assert t.why("play", "vigie-du-grand-mat") == "SF-GEN-060"
    t.you.play("plongeur-de-l-azur")
    assert t.you.rear == ["plongeur-de-l-azur"]
    t.settled()
    t = scene({}, {"hand": hand})
    t.attack()
    t.me.pick("pass")
    assert "vigie-du-grand-mat" in t.offers("play")


@card("vanaris")
def test_vanaris_leaves_ones_own_parole_divine_alone_its_contemplations_included():
    t = scene({"hand": ["vigie-du-grand-mat", BROTHER]}, {"rear": ["vanaris"]})
    assert t.offers("play") == ["vigie-du-grand-mat", BROTHER]
    t.attack()
    assert t.offers("play") == ["vigie-du-grand-mat"]
    t = scene({"hand": ["vigie-du-grand-mat"]}, {"rear": ["vanaris"]}, step="night", attacked=True)
    assert not t.offers("play")


@card("templier-du-seuil")
@rule("SF-GARDIEN-010")
def test_the_templar_cannot_be_put_on_the_fire_line():
    t = scene(
        {"hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2), "rear": [BROTHER]},
        {"rear": ["templier-du-seuil", KNIGHT]},
    )
    t.play("de-l-autre-cote-du-miroir")
    t.asks(me, [BROTHER, KNIGHT], kind="target")


@card("executeur-du-cadran")
def test_the_executioner_may_grow_when_it_destroys_an_ange_in_combat():
    t = scene({"rear": ["executeur-du-cadran"]}, {"rear": ["banneret-d-ambre"]})
    strike(t, "executeur-du-cadran", "banneret-d-ambre")
    t.pass_all()
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.pass_all()
    assert t.card("executeur-du-cadran").marks == {"+1/+0": 1} and value(t, "executeur-du-cadran") == 5
    assert t.you.pandemonium == ["banneret-d-ambre"]
    t.settled()


@card("executeur-du-cadran")
def test_the_executioner_grows_as_a_defender_too_but_may_decline():
    t = scene({"rear": ["banneret-d-ambre"]}, {"rear": ["executeur-du-cadran"]})
    strike(t, "banneret-d-ambre", "executeur-du-cadran")
    t.pass_all()
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("no")
    assert not t.card("executeur-du-cadran").marks
    t.settled()


@card("executeur-du-cadran")
@rule("SF-LEX-580")
def test_the_executioner_gains_nothing_for_a_golem_nor_when_it_falls_itself():
    t = scene({"rear": ["executeur-du-cadran"]}, {"rear": ["bloc-de-scories"]})
    strike(t, "executeur-du-cadran", "bloc-de-scories")
    t.pass_all()
    assert t.you.purgatory == ["bloc-de-scories"]
    t.asks(me, kind="main")
    t = scene({"rear": ["executeur-du-cadran"]}, {"rear": [DRAGON]})
    strike(t, "executeur-du-cadran", DRAGON)
    t.pass_all()
    assert t.you.pandemonium == [DRAGON] and t.me.purgatory == ["executeur-du-cadran"]
    t.asks(me, kind="main")
    t.settled()


@card("hospitaliere-aux-mains-d-or")
@rule("SF-LEX-390", "SF-LEX-400")
def test_the_hospitaller_heals_another_page_of_yours():
    mine = [on("hospitaliere-aux-mains-d-or", damage=1), on(KNIGHT, on(CLOUD, damage=1), damage=3)]
    t = scene({"rear": mine}, {"rear": [on(DRAGON, damage=1)]})
    t.use("hospitaliere-aux-mains-d-or")
    t.asks(me, [KNIGHT, CLOUD], kind="target")
    t.me.pick(KNIGHT)
    t.pass_all()
    assert [t.card(one).damage for one in (KNIGHT, CLOUD, "hospitaliere-aux-mains-d-or", DRAGON)] == [1, 1, 1, 1]
    assert not t.offers("use")
    t.settled()
    t = scene({"rear": [on("hospitaliere-aux-mains-d-or", damage=1)]})
    assert not t.offers("use")


@card("sentinelle-du-parvis")
@rule("SF-VALHALLA-010")
def test_the_sentinel_may_leave_the_fallen_where_they_are():
    t = scene(
        {"rear": ["sentinelle-du-parvis", BROTHER], "hand": ["eclat-de-la-tour"], "worship": believers(2)},
        attacked=True,
    )
    t.play("eclat-de-la-tour", BROTHER, PLAIN)
    t.pass_all()
    t.end()
    t.pass_all()
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("no")
    assert not t.me.limbo and BROTHER in t.me.purgatory
    t = scene({"rear": ["sentinelle-du-parvis", BROTHER]}, attacked=True)
    t.end()
    t.pass_all()  # nobody has fallen: nothing is asked
    assert t.state.active == you
    t.settled()


@card("frere-lai-des-murailles")
@rule("SF-ANGEL-060")
def test_a_lay_brother_keeps_an_ambusher_from_the_divinite():
    t = scene({"rear": [DRAGON]}, {"rear": [BROTHER]})
    announce(t, ambush=(DRAGON,))
    t.declare(DRAGON)
    t.strike(t.state.divinity(you).card.number)
    t.pass_all()
    t.asks(me, [BROTHER, "hold"], kind="redirect")
    t.me.pick(BROTHER)
    t.pass_all()
    assert t.state.divinity(you).damage == 0 and t.card(DRAGON).damage == 1 and t.you.purgatory == [BROTHER]
    t.settled()


# Anges: Fauconnier, Valkyr


@card("fauconniere-des-creneaux")
def test_the_falconer_brings_a_faucon():
    t = scene({"hand": ["fauconniere-des-creneaux"]})
    t.play("fauconniere-des-creneaux")
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.me.rear == ["fauconniere-des-creneaux", "faucon"]
    t.settled()


@card("oriel-maitre-des-serres")
def test_oriel_trains_your_faucons_and_creates_more():
    t = scene({"rear": ["oriel-maitre-des-serres", "faucon"], "worship": believers(0, ec=4)}, {"rear": ["faucon"]})
    t.use("oriel-maitre-des-serres")
    t.pass_all()
    assert t.me.rear == ["oriel-maitre-des-serres", "faucon", "faucon"] and ec(t) == 2
    assert [atq(t.state, one) for one in t.state.players[0].rear] == [3, 2, 2]
    assert atq(t.state, t.state.players[1].rear[0]) == 1
    assert not t.offers("use")
    t.settled()


@card("hlodyn-valkyr-du-couchant")
@rule("SF-ZONE-060")
def test_hlodyn_makes_your_anges_cheaper_from_the_limbes_only():
    worship = believers(0, ec=3)
    t = scene({"rear": ["hlodyn-valkyr-du-couchant"], "limbo": [KNIGHT], "hand": [KNIGHT], "worship": worship})
    in_limbo = t.state.players[0].limbo[0].card.number
    assert [option.card for option in t.match.decision.options if option.verb == "play"] == [in_limbo]
    t.play(in_limbo)
    assert ec(t) == 0 and t.me.rear == ["hlodyn-valkyr-du-couchant", KNIGHT]
    t.settled()
    t = scene({"limbo": [KNIGHT], "worship": worship}, {"rear": ["hlodyn-valkyr-du-couchant"]})
    assert not t.offers("play")
    t = scene({"rear": ["hlodyn-valkyr-du-couchant"], "limbo": ["caius"], "worship": believers(0, ec=2)})
    assert not t.offers("play")


@card("hlodyn-valkyr-du-couchant")
@rule("SF-PHOENIX-030")
def test_hlodyn_lowers_a_phoenix_cost_too():
    t = scene({"rear": ["hlodyn-valkyr-du-couchant"], "limbo": ["serpent-de-magma"], "worship": believers(0, ec=3)})
    t.play("serpent-de-magma")
    assert ec(t) == 0 and "serpent-de-magma" in t.me.rear
    t.settled()


# Golems


@card("caius")
@rule("SF-PAIR-180", "SF-COST-090", "SF-COST-070")
def test_caius_may_break_a_golem_and_spares_its_ange():
    t = scene({"hand": ["caius"], "worship": believers(0, ec=6)}, {"rear": [on(BROTHER, "bloc-de-scories"), DRAGON]})
    t.play("caius")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["caius", "bloc-de-scories"], kind="target")
    t.me.pick("bloc-de-scories")
    assert ec(t) == 0
    t.pass_all()
    assert t.you.purgatory == ["bloc-de-scories"] and t.card(BROTHER).damage == 0
    t.settled()


@card("caius", "sire-godemar-l-epaule-d-acier")
@rule("SF-COST-030")
def test_the_three_ec_of_caius_stay_spent_when_its_golem_is_gone():
    t = scene(
        {"hand": ["caius"], "worship": believers(0, ec=6)},
        {"hand": ["caius"], "rear": ["bloc-de-scories"], "worship": believers(0, ec=8)},
    )
    t.play("caius", "yes", "bloc-de-scories")
    t.me.pick("pass")
    t.you.tempest("caius")
    t.you.pick("yes", "bloc-de-scories")
    t.pass_all()
    assert ec(t) == 0 and t.you.purgatory == ["bloc-de-scories"]
    assert [t.me["caius"].damage, t.you["caius"].damage] == [0, 0]
    t.settled()


@card("caius")
def test_caius_asks_nothing_without_three_ec_more():
    t = scene({"hand": ["caius"], "worship": believers(0, ec=5)})
    t.play("caius")
    t.asks(me, kind="main")
    assert t.me.rear == ["caius"] and ec(t) == 2
    t.settled()


@card("colosse-aux-mille-cierges")
@rule("SF-PAIR-250", "SF-PAIR-230")
def test_the_colossus_joins_a_templier_only():
    t = scene({"rear": [KNIGHT], "hand": ["colosse-aux-mille-cierges", BROTHER]})
    t.play("colosse-aux-mille-cierges")
    assert t.me.rear == [KNIGHT, "colosse-aux-mille-cierges"]
    t.play(BROTHER)
    assert t.card("colosse-aux-mille-cierges").host == t.number(BROTHER)
    t.settled()


@card("colosse-aux-mille-cierges")
@rule("SF-GOLEM-110")
def test_the_colossus_defends_like_an_ange_but_is_none():
    t = scene({"rear": [DRAGON]}, {"rear": ["colosse-aux-mille-cierges"], "worship": believers(3)})
    announce(t, ambush=(DRAGON,))
    t.declare(DRAGON)
    t.strike(t.state.divinity(you).card.number)
    t.pass_all()
    t.asks(me, ["colosse-aux-mille-cierges", "hold"], kind="redirect")
    t.me.pick("colosse-aux-mille-cierges")
    t.pass_all()
    assert t.card("colosse-aux-mille-cierges").damage == 5 and t.state.divinity(you).damage == 0
    t.settled()
    t = scene({"hand": ["rappel-des-cieux"], "worship": believers(3)}, {"rear": ["colosse-aux-mille-cierges"]})
    assert t.why("play", "rappel-des-cieux") == "SF-MIRACLE-100"


@card("colosse-aux-mille-cierges")
@rule("SF-GOLEM-110")
def test_the_colossus_on_the_fire_line_does_not_defend():
    t = scene({"rear": [DRAGON]}, {"front": ["colosse-aux-mille-cierges"]})
    announce(t, ambush=(DRAGON,))
    t.declare(DRAGON)
    t.strike(t.state.divinity(you).card.number)
    t.pass_all()
    assert t.state.divinity(you).damage == 5
    t.settled()


@card("destrier-barde-d-ocre")
@rule("SF-VAILLANT-020")
def test_the_destrier_makes_its_rider_vaillant_and_a_chevalier_stronger():
    t = scene({"rear": [on("banneret-d-ambre", "destrier-barde-d-ocre"), on(BROTHER, "destrier-barde-d-ocre"), KNIGHT]})
    assert [value(t, one) for one in ("banneret-d-ambre", BROTHER, KNIGHT)] == [3, 1, 5]
    assert [value(t, one, vaillant) for one in ("banneret-d-ambre", BROTHER)] == [1, 1]
    assert vaillant(t.state, t.card(BROTHER).golem) == 0
    t = scene({"rear": [DRAGON]}, {"front": [on(BROTHER, "destrier-barde-d-ocre")]})
    strike(t, DRAGON, BROTHER)
    t.pass_all()
    assert t.you.purgatory == ["destrier-barde-d-ocre"] and t.card(BROTHER).damage == 1
    t.settled()


def vaillant(s, it):
    return keyword(s, it, "vaillant")


@card("voliere-de-fer")
@rule("SF-GOLEM-050", "SF-PAIR-010")
def test_the_aviary_sets_a_faucon_free_when_it_breaks():
    t = scene({"hand": ["eclat-de-la-tour"], "worship": believers(2), "rear": [BROTHER]}, {"rear": ["voliere-de-fer"]})
    t.play("eclat-de-la-tour", "voliere-de-fer", PLAIN)
    t.pass_all()
    assert t.you.rear == ["faucon"] and t.you.purgatory == ["voliere-de-fer"]
    t.settled()
    t = scene({"hand": ["voliere-de-fer"]})
    assert t.why("tempest", "voliere-de-fer") == "SF-GOLEM-050" and t.offers("play") == ["voliere-de-fer"]


@card("voliere-de-fer")
@rule("SF-PAIR-140")
def test_an_attack_on_a_golem_goes_on_against_the_pair_that_it_becomes():
    t = scene({"rear": [DRAGON]}, {"rear": ["voliere-de-fer"], "hand": ["plongeur-de-l-azur"]})
    strike(t, DRAGON, "voliere-de-fer")
    t.me.pick("pass")
    t.you.play("plongeur-de-l-azur")
    t.pass_all()
    assert t.you.purgatory == ["voliere-de-fer"] and t.card("plongeur-de-l-azur").damage == 2
    assert t.me.purgatory == [DRAGON] and t.you.rear == ["plongeur-de-l-azur", "faucon"]
    t.settled()


# Miracles


@card("sentence-de-l-aube")
def test_the_sentence_banishes_a_wounded_ange_without_its_golem():
    t = scene(
        {"hand": ["sentence-de-l-aube"], "worship": believers(3), "rear": [on(BROTHER, damage=1)]},
        {"rear": [on("elora-d-eondra", "voliere-de-fer", damage=1), KNIGHT, on("gamort-sans-tete", damage=1)]},
    )
    t.play("sentence-de-l-aube")
    t.asks(me, [BROTHER, "elora-d-eondra"], kind="target")
    t.me.pick("elora-d-eondra", PLAIN)
    t.pass_all()
    assert t.you.pandemonium == ["elora-d-eondra"] and not t.you.purgatory
    t.asks(you, kind="link")
    t.you.pick(KNIGHT)
    t.settled()


@card("sentence-de-l-aube")
@rule("SF-MIRACLE-100")
def test_the_sentence_needs_somebody_wounded():
    t = scene({"hand": ["sentence-de-l-aube"], "worship": believers(3)}, {"rear": [on(DRAGON, on(CLOUD, damage=1))]})
    assert t.why("play", "sentence-de-l-aube") == "SF-MIRACLE-100"


@card("adoubement")
@rule("SF-WORD-030")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_dubbing_marks_up_to_two_chevaliers(count):
    knights = [KNIGHT, "heaume-sans-visage", "banneret-d-ambre"]
    t = scene(
        {"hand": ["adoubement"], "worship": believers(2), "rear": [*knights, BROTHER]},
        {"rear": ["ysoire-ecuyere-de-l-aube"]},
    )
    t.play("adoubement", PLAIN)
    t.pass_all()
    t.asks(me, [*knights, "done"], kind="target")
    t.me.pick(*knights[:count])
    if count < 2:
        t.me.pick("done")
    assert [t.card(one).marks for one in knights] == [{"+1/+1": 1}] * count + [{}] * (3 - count)
    t.settled()


@card("adoubement")
@rule("SF-WORD-030")
def test_the_dubbing_may_be_played_with_nobody_to_dub():
    t = scene({"hand": ["adoubement"], "worship": believers(2), "rear": [BROTHER]})
    t.play("adoubement", PLAIN)
    t.pass_all()
    assert not t.card(BROTHER).marks and "adoubement" in t.me.purgatory
    t.settled()


@card("repli-en-bon-ordre")
@rule("SF-WORD-040", "SF-PAIR-130")
def test_the_withdrawal_moves_at_least_two_then_draws():
    front = [KNIGHT, on("heaume-sans-visage", CLOUD), "banneret-d-ambre"]
    t = scene({"hand": ["repli-en-bon-ordre"], "worship": believers(3), "front": front, "book": [BROTHER, DRAGON]})
    t.play("repli-en-bon-ordre", PLAIN)
    t.pass_all()
    t.asks(me, [KNIGHT, "heaume-sans-visage", "banneret-d-ambre"])
    t.me.pick("heaume-sans-visage")
    t.asks(me, [KNIGHT, "banneret-d-ambre"])
    t.me.pick(KNIGHT)
    t.asks(me, ["banneret-d-ambre", "done"])
    t.me.pick("done")
    assert t.me.rear == ["heaume-sans-visage", KNIGHT] and t.me.front == ["banneret-d-ambre"]
    assert t.card(CLOUD).host == t.number("heaume-sans-visage") and t.me.hand == [BROTHER]
    t.settled()


@card("repli-en-bon-ordre")
@rule("SF-WORD-040", "SF-ABIL-140")
def test_the_withdrawal_needs_two_on_the_fire_line_and_a_page_to_draw():
    two = [KNIGHT, "heaume-sans-visage"]
    for front, book in (([KNIGHT], [BROTHER]), (two, [])):
        mine = {"hand": ["repli-en-bon-ordre"], "worship": believers(3), "front": front, "book": book, "rear": [DRAGON]}
        assert scene(mine).why("play", "repli-en-bon-ordre") == "SF-MIRACLE-100"
    mine = {"hand": ["repli-en-bon-ordre"], "worship": believers(3), "front": two, "book": [BROTHER]}
    assert scene(mine).offers("play") == ["repli-en-bon-ordre"]


@card("repli-en-bon-ordre")
@rule("SF-ATTACK-070")
def test_attackers_that_withdraw_attack_all_the_same():
    t = scene(
        {"rear": [DRAGON, KNIGHT], "hand": ["repli-en-bon-ordre"], "worship": believers(3), "book": [BROTHER]},
        {"rear": ["paladin-du-voeu-d-or"]},
    )
    announce(t, DRAGON, KNIGHT)
    t.declare(KNIGHT)
    t.strike("paladin-du-voeu-d-or")
    t.play("repli-en-bon-ordre", PLAIN)
    t.pass_all()
    t.me.pick(KNIGHT, DRAGON)
    t.pass_all()
    assert t.card("paladin-du-voeu-d-or").damage == 4
    t.asks(me, [DRAGON], kind="declare")


@card("bouclier-de-priere")
@rule("SF-LEX-420", "SF-LEX-410")
def test_the_shield_of_prayer_heals_two_and_prevents_three():
    t = scene(
        {"rear": [DRAGON]},
        {
            "rear": [on("paladin-du-voeu-d-or", damage=3), BROTHER],
            "hand": ["bouclier-de-priere"],
            "worship": believers(3),
        },
    )
    strike(t, DRAGON, "paladin-du-voeu-d-or")
    t.me.pick("pass")
    t.you.play("bouclier-de-priere")
    t.asks(you, ["paladin-du-voeu-d-or", BROTHER], kind="target")
    t.you.pick("paladin-du-voeu-d-or")
    t.pass_all()
    assert t.card("paladin-du-voeu-d-or").damage == 3 and len(t.you.worship) == 4
    t.settled()


@card("serrez-les-rangs")
@rule("SF-ATTACK-300", "SF-LEX-620")
def test_close_ranks_adds_a_defender_to_the_combat():
    t = scene(
        {"rear": [DRAGON]},
        {
            "rear": [BROTHER, KNIGHT, "faucon"],
            "front": ["heaume-sans-visage"],
            "hand": ["serrez-les-rangs"],
            "worship": believers(2),
        },
    )
    strike(t, DRAGON, BROTHER)
    t.me.pick("pass")
    t.you.play("serrez-les-rangs")
    t.asks(you, [KNIGHT, "faucon"], kind="target")
    t.you.pick(KNIGHT)
    t.pass_all()
    t.me.pick("number:1")
    t.you.pick(KNIGHT, "number:4")
    assert [t.card(one).damage for one in (BROTHER, KNIGHT)] == [1, 4] and t.me.purgatory == [DRAGON]
    t.settled()


@card("serrez-les-rangs")
@rule("SF-LEX-620")
def test_close_ranks_is_refused_without_an_ange_that_defends():
    yours = {"rear": [BROTHER, KNIGHT], "hand": ["serrez-les-rangs"], "worship": believers(2)}
    t = scene({"rear": [DRAGON]}, yours)
    t.attack()
    t.me.pick("pass")
    assert t.why("play", "serrez-les-rangs") == "SF-LEX-620"
    t = scene({"rear": [DRAGON]}, {**yours, "rear": [BROTHER, on(KNIGHT, CLOUD)]})
    announce(t, ambush=(DRAGON,))
    t.declare(DRAGON)
    t.strike(t.state.divinity(you).card.number)
    t.me.pick("pass")
    assert t.why("play", "serrez-les-rangs") == "SF-LEX-620"
    t = scene({"rear": [DRAGON]}, {**yours, "rear": [BROTHER]})
    strike(t, DRAGON, BROTHER)
    t.me.pick("pass")
    assert t.why("play", "serrez-les-rangs") == "SF-MIRACLE-100"  # nobody is left to add


@card("serrez-les-rangs")
@rule("SF-LUMIERE-020")
def test_in_a_group_defence_the_last_point_decides_whether_the_attacker_is_banished():
    for first, gone in ((KNIGHT, "pandemonium"), ("paladin-du-voeu-d-or", "purgatory")):
        t = scene(
            {"rear": [on(DRAGON, marks={"+0/+1": 2})]},
            {"rear": ["paladin-du-voeu-d-or", KNIGHT], "hand": ["serrez-les-rangs"], "worship": believers(2)},
        )
        strike(t, DRAGON, "paladin-du-voeu-d-or")
        t.me.pick("pass")
        t.you.play("serrez-les-rangs", KNIGHT)
        t.pass_all()
        t.me.pick("number:3")
        t.asks(you, ["paladin-du-voeu-d-or", KNIGHT], kind="order")
        t.you.pick(first, f"number:{value(t, first)}")
        assert getattr(t.me, gone) == [DRAGON]
        t.settled()


# Équipements


@card("lance-du-tournoi-solaire")
@rule("SF-EQUIP-010", "SF-EQUIP-040")
def test_the_solar_lance_is_for_a_chevalier():
    t = scene({"hand": ["lance-du-tournoi-solaire"], "rear": [BROTHER, KNIGHT], "worship": believers(0, ec=2)})
    t.play("lance-du-tournoi-solaire")
    assert t.card("lance-du-tournoi-solaire").host == t.number(KNIGHT) and value(t, KNIGHT) == 7 and ec(t) == 0
    t.settled()
    t = scene({"hand": ["lance-du-tournoi-solaire"], "rear": [BROTHER]})
    assert t.why("play", "lance-du-tournoi-solaire") == "SF-EQUIP-040"


@card("gant-du-haut-nid")
def test_the_glove_may_create_a_faucon_after_its_bearer_has_declared():
    t = scene({"rear": [on(DRAGON, "gant-du-haut-nid"), KNIGHT], "worship": believers(0, ec=2)}, {"rear": ["vanaris"]})
    announce(t, DRAGON, KNIGHT)
    t.declare(DRAGON)
    t.declare(KNIGHT)
    t.strike("vanaris")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert ec(t) == 1
    t.pass_all()
    t.me.pick(KNIGHT, "number:4")
    t.you.pick("number:5")
    assert t.me.rear == ["faucon"] and t.me.front == [KNIGHT]
    t.settled()


@card("gant-du-haut-nid")
def test_the_glove_is_silent_when_another_declares_and_may_be_declined():
    t = scene({"rear": [on(DRAGON, "gant-du-haut-nid"), KNIGHT]}, {"rear": ["vanaris"]})
    announce(t, DRAGON, KNIGHT)
    t.declare(KNIGHT)
    t.strike("vanaris")
    t.asks(me, kind="window")
    t.pass_all()
    t.declare(DRAGON)
    t.strike("vanaris")
    t.me.pick("no")
    t.asks(me, kind="window")
    assert "faucon" not in t.me.rear


# Bénédictions


@card("zenith-immobile")
@rule("SF-BLESS-070", "SF-ANGEL-020")
def test_the_zenith_lends_two_fv_as_long_as_it_lasts():
    t = scene(
        {"rear": [on("zenith-immobile", marks={"sablier": 1}), on(BROTHER, damage=3), KNIGHT]},
        {"rear": [DRAGON]},
        active=1,
        attacked=True,
        turn=2,
    )
    assert [value(t, one, life) for one in (BROTHER, KNIGHT, DRAGON)] == [4, 7, 4]
    to_my_dawn(t)
    t.pass_all()
    assert t.me.rear == [KNIGHT] and sorted(t.me.purgatory) == [BROTHER, "zenith-immobile"]
    assert value(t, KNIGHT, life) == 5
    t.settled()


@card("zenith-immobile")
@rule("SF-BLESS-010", "SF-BLESS-030", "SF-BLESS-080")
def test_the_zenith_is_played_for_ec_and_with_two_adorateurs():
    t = scene({"hand": ["zenith-immobile"], "worship": believers(2, ec=3)})
    t.play("zenith-immobile")
    t.asks(me, kind="main")
    assert t.card("zenith-immobile").marks == {"sablier": 3} and len(t.me.worship) == 3 and ec(t) == 0
    t.settled()
    t = scene({"hand": ["zenith-immobile"], "worship": believers(1)})
    assert t.why("play", "zenith-immobile") == "SF-BLESS-010"


@card("vigile-des-neuf-flammes")
@rule("SF-BLESS-060")
def test_the_vigil_leaves_a_veilleur_when_its_time_is_up():
    for tokens, rear in ((1, ["veilleur"]), (2, ["vigile-des-neuf-flammes"])):
        t = scene({"rear": [on("vigile-des-neuf-flammes", marks={"sablier": tokens})]}, active=1, attacked=True, turn=2)
        to_my_dawn(t)
        t.pass_all()
        assert t.me.rear == rear
        t.settled()


# Adorateurs


@card("pelerin-d-ocre", "novice-du-chapitre")
@rule("SF-WORSH-170", "SF-LEX-600")
def test_the_novice_reads_an_omen_as_it_enters_play():
    t = scene({"register": ["novice-du-chapitre"], "book": [KNIGHT, DRAGON, BROTHER]}, step="dawn")
    t.pass_all()
    t.worship("novice-du-chapitre")
    t.pass_all()
    one, other = t.number(KNIGHT), t.number(DRAGON)
    t.asks(me, [f"top:{one}", f"top:{other}", f"bottom:{one}", f"bottom:{other}"], kind="place")
    t.me.pick(f"bottom:{one}", f"top:{other}")
    assert t.me.book == [DRAGON, BROTHER, KNIGHT]
    t.settled()


@card("novice-du-chapitre")
@rule("SF-ABIL-140")
def test_the_novice_reads_nothing_in_a_single_page():
    t = scene({"register": ["novice-du-chapitre", "pelerin-d-ocre"], "book": [KNIGHT]}, step="dawn")
    t.pass_all()
    t.worship("novice-du-chapitre")
    t.me.pick(f"top:{t.number('pelerin-d-ocre')}")
    t.asks(me, kind="main")
    t.settled()


@card("pelerin-d-ocre")
@rule("SF-WORSH-070")
def test_the_pilgrim_brings_five_ec():
    t = scene({"register": ["pelerin-d-ocre"], "worship": [], "hand": ["paladin-du-voeu-d-or"]}, step="dawn")
    t.pass_all()
    t.worship("pelerin-d-ocre")
    t.play("paladin-du-voeu-d-or")
    assert t.card("pelerin-d-ocre").ec == 0 and t.me.worship == ["pelerin-d-ocre"]
    t.settled()


@card("forgeronne-des-commanderies", "colosse-aux-mille-cierges")
def test_the_smith_makes_golems_cheaper_for_their_ec_cost_only():
    smith = [on("forgeronne-des-commanderies", ec=3)]
    t = scene({"hand": ["colosse-aux-mille-cierges", KNIGHT], "worship": smith})
    assert t.offers("play") == ["colosse-aux-mille-cierges"]
    t.play("colosse-aux-mille-cierges")
    assert t.card("forgeronne-des-commanderies").ec == 0
    t.settled()
    t = scene(
        {"hand": ["colosse-aux-mille-cierges"], "worship": [on("forgeronne-des-commanderies", ec=5)]}, step="before"
    )
    assert t.why("tempest", "colosse-aux-mille-cierges") == "SF-ANGEL-010"
    t = scene({"hand": ["colosse-aux-mille-cierges"], "worship": believers(0, ec=3)}, {"worship": smith})
    assert not t.offers("play")


@card("oiseleur-du-beffroi")
@rule("SF-STACK-090", "SF-WORSH-100")
def test_the_fowler_leaves_a_faucon_below_the_miracle_it_was_revoked_for():
    t = scene({"hand": ["adoubement"], "worship": [PLAIN, on("oiseleur-du-beffroi", ec=0)], "rear": [KNIGHT]})
    t.play("adoubement", "oiseleur-du-beffroi")
    assert [item.ability for item in t.state.stack.items] == ["dernier_souffle", "miracle"]
    t.pass_all()
    t.me.pick(KNIGHT)
    assert t.card(KNIGHT).marks == {"+1/+1": 1} and "faucon" not in t.me.rear
    t.pass_all()
    assert t.me.rear == [KNIGHT, "faucon"]
    t.settled()


@card("armurier-du-dernier-rempart")
@rule("SF-WORSH-150")
def test_the_armourer_pays_for_chevaliers_and_equipements_only():
    hand = [KNIGHT, BROTHER, "caius", "epee-du-pelerin", "zenith-immobile"]
    armourer = on("armurier-du-dernier-rempart", ec=6)
    worship = [on("citadelle-aux-cent-volieres", ec=0), armourer, on(PLAIN, ec=0)]
    t = scene({"hand": hand, "worship": worship, "rear": [DRAGON]})
    assert t.offers("play") == [KNIGHT, "epee-du-pelerin"]
    assert t.why("use", "citadelle-aux-cent-volieres") == "SF-ABIL-140"
    t.play("epee-du-pelerin")
    t.play(KNIGHT)
    assert t.card("armurier-du-dernier-rempart").ec == 0
    t.settled()


@card("armurier-du-dernier-rempart")
@rule("SF-DOPPEL-010")
def test_the_armourer_pays_for_a_doppelganger_of_the_hand():
    t = scene({"hand": ["messager-sans-visage"], "worship": [on("armurier-du-dernier-rempart", ec=3)]})
    t.play("messager-sans-visage", "class:chevalier")
    assert t.card("armurier-du-dernier-rempart").ec == 0 and t.card("messager-sans-visage").klass == "chevalier"
    t.settled()


@card("armurier-du-dernier-rempart")
@rule("SF-DOPPEL-040")
def test_a_doppelganger_shown_as_something_else_is_not_paid_for_by_the_armourer():
    worship = [on("armurier-du-dernier-rempart", ec=3), on("pelerin-d-ocre", ec=3)]
    t = scene({"hand": ["messager-sans-visage"], "worship": worship})
    t.play("messager-sans-visage", "class:dragon")
    assert t.card("armurier-du-dernier-rempart").ec == 3 and t.card("pelerin-d-ocre").ec == 0
    t.settled()


@card("executeur-du-cadran", "paladin-du-voeu-d-or")
@rule("SF-LUMIERE-020", "SF-ATTACK-290")
def test_in_a_group_attack_whoever_lands_the_last_point_has_destroyed():
    for first, gone in ((KNIGHT, "pandemonium"), ("executeur-du-cadran", "purgatory")):
        t = scene({"rear": ["executeur-du-cadran", KNIGHT]}, {"rear": [on("vanaris", marks={"+1/+1": 1})]})
        announce(t, "executeur-du-cadran", KNIGHT)
        t.declare("executeur-du-cadran")
        t.declare(KNIGHT)
        t.strike("vanaris")
        t.pass_all()
        t.asks(me, ["executeur-du-cadran", KNIGHT], kind="order")
        t.me.pick(first, "number:4")
        t.you.pick("number:2")
        if first == KNIGHT:
            t.me.pick("yes")
            t.pass_all()
        assert getattr(t.you, gone) == ["vanaris"]
        assert t.card("executeur-du-cadran").marks == ({"+1/+0": 1} if first == KNIGHT else {})
        t.settled()


# Several together


@card("heaume-sans-visage", "ysoire-ecuyere-de-l-aube")
@rule("SF-LEX-470", "SF-EGIDE-010")
def test_neither_the_helm_nor_the_squire_goes_mad():
    for one in ("heaume-sans-visage", "ysoire-ecuyere-de-l-aube"):
        t = scene({"hand": ["folie-passagere"], "worship": believers(4)}, {"rear": [one]})
        t.play("folie-passagere", one, PLAIN, PLAIN)
        t.pass_all()
        assert t.you.rear == [one] and not t.me.rear
        t.settled()


@card("ysoire-ecuyere-de-l-aube", "sentence-de-l-aube")
@rule("SF-EGIDE-010")
def test_the_second_sentence_of_a_turn_banishes_the_squire():
    t = scene(
        {"hand": ["sentence-de-l-aube", "sentence-de-l-aube"], "worship": believers(4)},
        {"rear": [on("ysoire-ecuyere-de-l-aube", damage=1)]},
    )
    for gone in ([], ["ysoire-ecuyere-de-l-aube"]):
        t.play("sentence-de-l-aube", "ysoire-ecuyere-de-l-aube", PLAIN)
        t.pass_all()
        assert t.you.pandemonium == gone
    t.settled()


@card("lance-du-tournoi-solaire", "colosse-aux-mille-cierges")
@rule("SF-EQUIP-060", "SF-PAIR-170", "SF-LEX-740")
def test_who_is_led_astray_leaves_lance_and_golem_behind():
    yours = [on("executeur-du-cadran", "colosse-aux-mille-cierges"), on(KNIGHT, "lance-du-tournoi-solaire")]
    for one, left, purgatory in (
        (KNIGHT, ["executeur-du-cadran"], ["lance-du-tournoi-solaire"]),
        ("executeur-du-cadran", [KNIGHT, "colosse-aux-mille-cierges"], []),
    ):
        t = scene({"hand": ["folie-passagere"], "worship": believers(4)}, {"rear": yours})
        t.play("folie-passagere", one, PLAIN, PLAIN)
        t.pass_all()
        assert t.me.rear == [one] and t.you.rear == left and t.you.purgatory == purgatory
        t.settled()


@card("lance-du-tournoi-solaire", "colosse-aux-mille-cierges")
@rule("SF-EQUIP-070", "SF-PAIR-230")
def test_lance_and_colossus_part_from_who_has_lost_the_class():
    rear = [
        on(KNIGHT, "lance-du-tournoi-solaire", klass="goule"),
        on(BROTHER, "colosse-aux-mille-cierges", klass="goule"),
    ]
    t = scene({"rear": rear, "hand": ["lancier-des-nuages"]})
    t.play("lancier-des-nuages")
    assert t.me.purgatory == ["lance-du-tournoi-solaire"] and t.card("colosse-aux-mille-cierges").host == 0
    t.settled()


@card("paladin-du-voeu-d-or")
@rule("SF-TENEBRES-010", "SF-PHOENIX-010")
def test_light_leaves_no_phoenix_to_rise_and_cannot_banish_the_dark():
    for one, gone in (("serpent-de-magma", "pandemonium"), ("gamort-sans-tete", "purgatory")):
        t = scene({"rear": ["paladin-du-voeu-d-or"]}, {"rear": [one]})
        strike(t, "paladin-du-voeu-d-or", one)
        t.pass_all()
        assert getattr(t.you, gone) == [one] and not t.you.limbo
        t.settled()


@card("cathedrale-du-premier-rayon")
@rule("SF-TEMPLE-060")
def test_the_cathedral_is_revoked_for_an_equipement_after_its_ec_are_spent():
    t = scene(
        {
            "hand": ["dague-de-l-ombre"],
            "worship": [on("cathedrale-du-premier-rayon", ec=1), on(PLAIN, ec=0)],
            "rear": [BROTHER],
        }
    )
    t.play("dague-de-l-ombre", "cathedrale-du-premier-rayon")
    assert t.me.pandemonium == ["cathedrale-du-premier-rayon"] and t.me.worship == [PLAIN]
    assert t.card("dague-de-l-ombre").host == t.number(BROTHER)
    t.settled()


@card("repli-en-bon-ordre")
@rule("SF-ABIL-160")
def test_the_withdrawal_is_cancelled_with_one_ange_left_on_the_fire_line():
    t = scene(
        {
            "hand": ["repli-en-bon-ordre"],
            "worship": believers(3),
            "front": [KNIGHT, "heaume-sans-visage"],
            "book": [BROTHER],
        },
        {"hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    t.play("repli-en-bon-ordre", PLAIN)
    t.me.pick("pass")
    t.you.play("rappel-des-cieux", PLAIN)
    t.pass_all()
    t.you.pick(KNIGHT)
    t.pass_all()
    assert t.me.front == ["heaume-sans-visage"] and t.me.hand == [KNIGHT] and t.me.book == [BROTHER]
    t.settled()


@card("serrez-les-rangs")
@rule("SF-STACK-130")
def test_close_ranks_fails_on_who_has_left_the_ag_in_the_meantime():
    t = scene(
        {"rear": [DRAGON], "hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2)},
        {"rear": [BROTHER, KNIGHT], "hand": ["serrez-les-rangs"], "worship": believers(2)},
    )
    strike(t, DRAGON, BROTHER)
    t.me.pick("pass")
    t.you.play("serrez-les-rangs", KNIGHT)
    t.you.pick("pass")
    t.me.play("de-l-autre-cote-du-miroir", KNIGHT, PLAIN)
    t.pass_all()
    assert t.you.purgatory[-1] == BROTHER and t.card(KNIGHT).damage == 0 and t.card(DRAGON).damage == 1
    t.settled()


@card("sire-godemar-l-epaule-d-acier", "serrez-les-rangs")
@rule("SF-ATTACK-300", "SF-PAIR-080")
def test_two_attackers_against_two_defenders_of_which_one_is_a_pair():
    t = scene(
        {"rear": [DRAGON, KNIGHT]},
        {"rear": [on("sire-godemar-l-epaule-d-acier", "bloc-de-scories"), "vanaris"]},
    )
    announce(t, DRAGON, KNIGHT)
    t.declare(DRAGON)
    t.declare(KNIGHT)
    t.strike("vanaris")
    t.me.pick("pass")
    t.you.use("sire-godemar-l-epaule-d-acier")
    t.pass_all()
    t.me.pick(DRAGON)  # its blows come first
    t.me.pick("number:5", "number:0")  # those of the dragon on Vanaris, those of the knight on Godemar
    t.you.pick("vanaris", "number:1", "number:2")  # of its five, one; of Godemar's two, both
    assert t.card("vanaris").damage == 5 and t.you.purgatory == ["bloc-de-scories"]
    assert t.card("sire-godemar-l-epaule-d-acier").damage == 1
    assert t.card(DRAGON).damage == 3 and t.card(KNIGHT).damage == 4
    t.settled()


@card("gant-du-haut-nid")
@rule("SF-BERSERK-020")
def test_the_glove_hears_each_declaration_of_a_berserk():
    t = scene(
        {"rear": [on("salamandre-furieuse", "gant-du-haut-nid")]},
        {"rear": [on("templier-du-seuil", marks={"+0/+1": 9})]},
    )
    strike(t, "salamandre-furieuse", "templier-du-seuil")
    t.me.pick("yes")
    t.pass_all()
    t.strike("templier-du-seuil")
    t.me.pick("yes")
    t.pass_all()
    assert t.me.rear == ["faucon", "faucon"] and ec(t) == 28
    assert t.card("templier-du-seuil").damage == 6
    t.settled()


@card("oriel-maitre-des-serres", "colosse-aux-mille-cierges", "fauconniere-des-creneaux")
@rule("SF-FAMLIST-020", "SF-FAMLIST-030")
def test_a_trained_faucon_flies_past_a_single_defender_even_a_golem():
    t = scene(
        {"rear": ["oriel-maitre-des-serres", "faucon"], "book": [BROTHER]}, {"rear": ["colosse-aux-mille-cierges"]}
    )
    announce(t, ambush=("faucon",))
    t.declare("faucon")
    t.strike(t.state.divinity(you).card.number)
    t.pass_all()
    t.me.pick("yes")
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.me.hand == [BROTHER]
    t.settled()


@card("bouclier-de-priere")
@rule("SF-LEX-760")
def test_the_shield_of_prayer_serves_a_golem_too():
    t = scene(
        {
            "rear": [on(BROTHER, on("bloc-de-scories", damage=2))],
            "hand": ["bouclier-de-priere", "eclat-de-la-tour"],
            "worship": believers(3),
        }
    )
    t.play("bouclier-de-priere", "bloc-de-scories")
    t.pass_all()
    assert t.card("bloc-de-scories").damage == 0
    t.play("eclat-de-la-tour", BROTHER, PLAIN)
    t.pass_all()
    assert t.card("bloc-de-scories").damage == 0 and t.card(BROTHER).damage == 0
    t.settled()


@card("zenith-immobile")
def test_two_zeniths_add_up_and_help_no_golem():
    t = scene({"rear": ["zenith-immobile", "zenith-immobile", on(BROTHER, CLOUD)]})
    assert value(t, BROTHER, life) == 6 and value(t, CLOUD, life) == 6


@card("forgeronne-des-commanderies")
def test_two_smiths_add_up():
    smith = on("forgeronne-des-commanderies", ec=0)
    t = scene({"hand": ["caius", "voliere-de-fer"], "worship": [smith, smith, on("pelerin-d-ocre", ec=1)]})
    assert t.offers("play") == ["caius", "voliere-de-fer"]
    t.play("voliere-de-fer")
    assert t.card("pelerin-d-ocre").ec == 1
    t.play("caius")
    assert t.card("pelerin-d-ocre").ec == 0
    t.settled()


@card("hlodyn-valkyr-du-couchant", "vanaris", "forgeronne-des-commanderies")
@rule("SF-GOLEM-140", "SF-ABIL-080")
def test_a_golem_that_counts_as_an_ange_in_the_limbes_is_one_for_all_three():
    mine = {"limbo": [on("talamain", marks={"+1/+0": 1})], "rear": ["hlodyn-valkyr-du-couchant"]}
    worship = [on("pelerin-d-ocre", ec=2), on("forgeronne-des-commanderies", ec=0)]
    t = scene({**mine, "worship": worship})  # one EC less for an Ange, none for a Golem
    t.play("talamain")
    assert t.card("pelerin-d-ocre").ec == 0
    t.settled()
    t = scene({**mine, "worship": believers(0, ec=3)}, step="night", attacked=True)
    t.tempest("talamain")
    assert ec(t) == 0
    t.settled()
    t = scene({**mine, "worship": believers(0, ec=3)}, {"rear": ["vanaris"]}, step="night", attacked=True)
    assert t.why("tempest", "talamain") == "SF-GEN-060"


@card("sentinelle-du-parvis", "hlodyn-valkyr-du-couchant")
@rule("SF-VALHALLA-010")
def test_two_with_valhalla_bring_two_of_the_fallen_back():
    t = scene(
        {
            "rear": ["sentinelle-du-parvis", "hlodyn-valkyr-du-couchant", BROTHER, "lancier-des-nuages"],
            "hand": ["eclat-de-la-tour", "eclat-de-la-tour"],
            "worship": believers(4),
        },
        attacked=True,
    )
    for one in (BROTHER, "lancier-des-nuages"):
        t.play("eclat-de-la-tour", one, PLAIN)
        t.pass_all()
    t.end()
    t.pass_all()
    t.me.pick("sentinelle-du-parvis", "yes", "yes")
    t.pass_all()
    t.me.pick(BROTHER)
    t.pass_all()
    assert t.me.limbo == [BROTHER, "lancier-des-nuages"]
    t.settled()


# Keywords of many

EGIDE = ["sire-godemar-l-epaule-d-acier", "dame-ysoire-la-commandeure", "hospitaliere-aux-mains-d-or"]
VAILLANT = ["paladin-du-voeu-d-or", "heaume-sans-visage", "dame-ysoire-la-commandeure"]
LUMIERE = ["solariel-lame-du-zenith", "vanaris", "templier-du-seuil", "hlodyn-valkyr-du-couchant"]
GARDIEN = ["templier-du-seuil", "hospitaliere-aux-mains-d-or", "sentinelle-du-parvis"]


@card(*EGIDE)
@rule("SF-EGIDE-010")
@pytest.mark.parametrize("one", EGIDE)
def test_egide_turns_the_first_miracle_aside(one):
    t = scene({"hand": ["eclat-de-la-tour"], "worship": believers(2)}, {"rear": [one]})
    t.play("eclat-de-la-tour", one, PLAIN)
    t.pass_all()
    assert t.card(one).damage == 0
    t.settled()


@card(*VAILLANT)
@rule("SF-VAILLANT-010")
@pytest.mark.parametrize("one", VAILLANT)
def test_the_valiant_take_single_damage_on_the_fire_line(one):
    t = scene({"rear": [on(BROTHER, marks={"+1/+0": 1})]}, {"front": [one]})
    strike(t, BROTHER, one)
    t.pass_all()
    assert t.card(one).damage == 2
    t.settled()


@card(*LUMIERE)
@rule("SF-LUMIERE-010")
@pytest.mark.parametrize("one", LUMIERE)
def test_light_banishes_an_attacker_too(one):
    t = scene({"rear": [BROTHER]}, {"rear": [one]})
    strike(t, BROTHER, one)
    t.pass_all()
    assert t.me.pandemonium == [BROTHER] and not t.me.purgatory
    t.settled()


@card(*GARDIEN)
@rule("SF-GARDIEN-010")
@pytest.mark.parametrize("one", GARDIEN)
def test_guardians_do_not_attack(one):
    t = scene({"rear": [one, DRAGON]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == t.offers("ambush") == [DRAGON]


def deck(*cards: str) -> dict:
    """A list with an Eden, a Registre and these pages."""
    eden = ["sol-ul-premiere-lumiere", "solariel-lame-du-zenith", "citadelle-aux-cent-volieres"]
    register = ["pelerin-d-ocre", "novice-du-chapitre", "forgeronne-des-commanderies"] * 3 + ["oiseleur-du-beffroi"]
    return {"name": "Lumière", "cards": [*eden, *register, *cards]}


# Fifty pages without an Ange
PAGES = ["caius", "colosse-aux-mille-cierges", "destrier-barde-d-ocre", "voliere-de-fer", "sentence-de-l-aube"] * 3
PAGES += ["adoubement", "repli-en-bon-ordre", "bouclier-de-priere", "serrez-les-rangs", "lance-du-tournoi-solaire"] * 3
PAGES += ["gant-du-haut-nid", "zenith-immobile", "vigile-des-neuf-flammes", "eclat-de-la-tour", "epee-du-pelerin"] * 3
PAGES += ["cube-mystique", "cube-mystique", "cube-mystique", "foi-du-heros", "foi-du-heros"]


@card("relique-du-jour-sans-fin")
@rule("SF-GIFT-020", "SF-GIFT-050", "SF-DIV-160")
def test_the_relic_gives_its_ec_and_fv_to_the_second_player_only():
    gifted = deck("relique-du-jour-sans-fin", *PAGES)
    t = started("sevenfallen", decks=[gifted, gifted], seed=1)
    first = t.match.ask.seat
    t.first(f"first:{first}")
    assert [ec(t, seat) for seat in (first, 1 - first)] == [4, 9]
    assert [life(t.state, t.state.divinity(seat)) for seat in (first, 1 - first)] == [21, 23]
    assert t.me.pandemonium == t.you.pandemonium == ["relique-du-jour-sans-fin"]
    assert len(t.me.hand) == len(t.you.hand) == 7


@card("ysoire-ecuyere-de-l-aube", "banneret-d-ambre", "paladin-du-voeu-d-or")
@rule("SF-LOYAL-010")
def test_loyal_chevaliers_are_written_with_chevaliers_only():
    loyal = ["ysoire-ecuyere-de-l-aube", "banneret-d-ambre", "paladin-du-voeu-d-or"]
    for one in loyal:
        assert refuses_deck("sevenfallen", deck(one, KNIGHT, *PAGES)) == []  # Golems are of any class
        assert refuses_deck("sevenfallen", deck(one, BROTHER, *PAGES)) == ["SF-LOYAL-010"]
    assert refuses_deck("sevenfallen", deck(KNIGHT, BROTHER, *PAGES)) == []
