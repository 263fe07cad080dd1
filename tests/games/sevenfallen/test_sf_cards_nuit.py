"""The cards of Nuit sans fin."""

import pytest
from sf_scene import believers, on, scene

from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.rules.values import atq, keyword, life
from pioche.testing import card, me, rule, started, you

DRAGON = "dragon-des-cretes-rouges"  # 5/4
WALKER = "marcheur-blinde"  # 5/6
BROTHER = "frere-lai-des-murailles"  # 1/2
GHOUL = "goule-des-ravines"  # 3/2
BLOCK = "bloc-de-scories"  # a Golem, BOU 3


def stats(t, it):
    if isinstance(it, str):
        it = t.card(it)
    return atq(t.state, it), life(t.state, it)


def announce(t, *attackers, ambush=()):
    t.attack()
    t.pass_all()
    for one in attackers:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.me.pick("done")


def fight(t, attacker, defender, ambush=False):
    """A whole attack, until somebody is asked something."""
    announce(t, ambush=[attacker]) if ambush else announce(t, attacker)
    t.declare(attacker)
    t.strike(defender)
    t.pass_all()


def why_not(t, id, hook):
    """The rule against using an ability now."""
    index = {"divine": "", "sacrifice": ".4", "purgatoire": ".5"}[hook]
    return t.why(f"use:{t.number(id)}{index}")


def sleep(t):
    """From the main part, after the attack phase, into the night."""
    t.end()
    t.pass_all()


# Eden


@card("la-bete-de-nargar")
def test_the_beast_tears_a_page_for_a_ghoul_when_an_ange_wounds_it():
    t = scene({"rear": [DRAGON]}, {"divine": ["la-bete-de-nargar"], "book": [BROTHER, WALKER]})
    fight(t, DRAGON, "la-bete-de-nargar", ambush=True)
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    assert t.you.purgatory == [BROTHER] and t.you.rear == []  # the page was a cost, the Goule waits
    t.pass_all()
    assert t.you.rear == ["goule"] and t.card("la-bete-de-nargar").damage == 5
    t.settled()


@card("la-bete-de-nargar")
def test_the_beast_may_decline_and_needs_a_page_to_tear():
    t = scene({"rear": [DRAGON]}, {"divine": ["la-bete-de-nargar"], "book": [BROTHER]})
    fight(t, DRAGON, "la-bete-de-nargar", ambush=True)
    t.you.pick("no")
    assert t.you.purgatory == [] and t.you.rear == []
    t.settled()
    t = scene({"rear": [DRAGON]}, {"divine": ["la-bete-de-nargar"]})
    fight(t, DRAGON, "la-bete-de-nargar", ambush=True)
    t.asks(me, kind="main")
    t.settled()


@card("la-bete-de-nargar", "huissier-des-abysses", "sire-parjure")
@rule("SF-WORD-050", "SF-WORD-060")
def test_the_beast_stirs_for_an_ange_that_deals_and_not_for_a_player_who_does():
    t = scene({"hand": ["huissier-des-abysses"]}, {"divine": ["la-bete-de-nargar"], "book": [BROTHER]})
    t.play("huissier-des-abysses")
    t.asks(you, ["mode:0", "mode:2"])  # there is no Ange to mark
    t.you.pick("mode:0")
    t.pass_all()
    assert t.card("la-bete-de-nargar").damage == 3
    t.asks(me, kind="main")  # *deal*: the opposing Divinité has dealt it
    t.settled()
    t = scene({"divine": ["la-bete-de-nargar"], "rear": ["sire-parjure"], "book": [BROTHER] * 3}, attacked=True)
    sleep(t)
    assert t.card("la-bete-de-nargar").damage == 1
    t.me.pick("yes")  # *Sir Perjury deals*
    t.pass_all()
    assert t.me.rear == ["sire-parjure", "goule"] and t.me.purgatory == [BROTHER]
    t.settled()


@card("la-bete-de-nargar")
def test_an_archange_is_no_ange_to_the_beast():
    t = scene({"rear": ["ossiane-voix-du-glas"]}, {"divine": ["la-bete-de-nargar"], "book": [BROTHER]})
    fight(t, "ossiane-voix-du-glas", "la-bete-de-nargar", ambush=True)
    assert t.card("la-bete-de-nargar").damage == 5
    t.asks(me, kind="main")
    t.settled()


@card("morvane-reine-exsangue")
def test_morvane_brings_an_ange_back_to_the_limbes_once_per_turn():
    t = scene(
        {
            "divine": ["morvane-reine-exsangue"],
            "hand": [BROTHER, WALKER],
            "purgatory": [GHOUL, BLOCK, "cohorte-sans-tete"],
        }
    )
    t.use("morvane-reine-exsangue")
    t.asks(me, [GHOUL, "cohorte-sans-tete"])  # no Golem
    t.me.pick(GHOUL)
    t.asks(me, [BROTHER, WALKER], kind="discard")
    t.me.pick(BROTHER)
    t.pass_all()
    assert t.me.limbo == [GHOUL] and t.me.purgatory == [BLOCK, "cohorte-sans-tete", BROTHER]
    assert why_not(t, "morvane-reine-exsangue", "divine") == "SF-ABIL-140"
    t.play(GHOUL)
    assert t.me.rear == [GHOUL]
    t.settled()


@card("morvane-reine-exsangue")
def test_morvane_needs_an_ange_that_is_dead_and_a_page_to_discard():
    t = scene({"divine": ["morvane-reine-exsangue"], "hand": [GHOUL], "purgatory": [BLOCK]})
    assert why_not(t, "morvane-reine-exsangue", "divine") == "SF-ABIL-140"
    t = scene({"divine": ["morvane-reine-exsangue"], "purgatory": [GHOUL]})
    assert why_not(t, "morvane-reine-exsangue", "divine") == "SF-ABIL-140"


@card("morvane-reine-exsangue", "spectre-de-la-derniere-heure")
@rule("SF-DIV-070")
def test_a_divinite_without_plume_that_pays_with_its_last_fv_has_lost():
    t = scene(
        {
            "divine": [on("morvane-reine-exsangue", damage=26)],
            "purgatory": ["spectre-de-la-derniere-heure"],
        }
    )
    t.use("spectre-de-la-derniere-heure")
    assert t.state.result is not None and t.match.decision is None


@card("azhram-maitre-de-la-fosse")
@rule("SF-SOUFFLE-040")
def test_azhram_drives_your_demons_only_and_leaves_one_behind():
    t = scene(
        {"rear": [on("azhram-maitre-de-la-fosse", damage=7), "tete-de-karass-ash-ker-elm", GHOUL]},
        {"rear": ["brule-chair", WALKER]},
    )
    assert stats(t, "tete-de-karass-ash-ker-elm") == (3, 3) and stats(t, GHOUL) == (3, 2)
    assert stats(t, "brule-chair") == (5, 2) and stats(t, "azhram-maitre-de-la-fosse") == (6, 9)
    fight(t, "azhram-maitre-de-la-fosse", WALKER)
    assert t.me.pandemonium == ["azhram-maitre-de-la-fosse"] and t.you.purgatory == [WALKER]
    assert t.me.rear == ["tete-de-karass-ash-ker-elm", GHOUL, "demon"]
    assert stats(t, "tete-de-karass-ash-ker-elm") == (2, 3) and stats(t, "demon") == (5, 5)
    t.settled()


@card("ossiane-voix-du-glas")
@rule("SF-SACRIF-020", "SF-SACRIF-030", "SF-DMG-090")
def test_ossiane_takes_one_of_your_anges_for_fv_past_the_golem():
    t = scene(
        {"rear": ["ossiane-voix-du-glas", GHOUL, "lancier-des-nuages", BROTHER]},
        {"rear": [on(WALKER, BLOCK), DRAGON]},
    )
    t.use("ossiane-voix-du-glas")
    t.asks(me, [GHOUL, BROTHER])  # neither the Archange nor an Ange of Pureté Céleste
    t.me.pick(GHOUL)
    assert t.me.purgatory == [GHOUL]
    t.pass_all()
    t.asks(me, [WALKER, DRAGON])
    t.me.pick(WALKER)
    assert t.card(WALKER).damage == 3 and t.card(BLOCK).damage == 0
    assert why_not(t, "ossiane-voix-du-glas", "sacrifice") == "SF-SACRIF-030"
    t.settled()


@card("ossiane-voix-du-glas", "cohorte-sans-tete")
@rule("SF-SACRIF-040")
def test_the_last_breath_of_the_sacrificed_waits_under_the_sacrifice():
    t = scene({"rear": ["ossiane-voix-du-glas", "cohorte-sans-tete"]}, {"rear": [WALKER]})
    t.use("ossiane-voix-du-glas")
    assert [one.ability for one in t.state.stack.items] == ["dernier_souffle", "sacrifice"]
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card(WALKER).damage == 3 and t.me.rear == ["ossiane-voix-du-glas"]
    t.pass_all()
    assert t.me.rear == ["ossiane-voix-du-glas", "goule"]
    t.settled()


@card("ossiane-voix-du-glas")
def test_ossiane_needs_an_opposing_ange():
    t = scene({"rear": ["ossiane-voix-du-glas", GHOUL]}, {"rear": ["ossiane-voix-du-glas"]})
    assert why_not(t, "ossiane-voix-du-glas", "sacrifice") == "SF-ABIL-140"


@card("ossuaire-sans-fond")
def test_the_ossuary_gains_when_an_ange_of_yours_fell_this_turn():
    temple = {"card": "ossuaire-sans-fond", "ec": 5}
    t = scene({"worship": [temple], "rear": [DRAGON]}, {"rear": [WALKER]})
    fight(t, DRAGON, WALKER)
    sleep(t)
    assert t.me["ossuaire-sans-fond"].ec == 6
    t.settled()


@card("ossuaire-sans-fond")
def test_the_ossuary_ignores_golems_opposing_anges_and_turns_that_are_not_yours():
    temple = {"card": "ossuaire-sans-fond", "ec": 5}
    t = scene({"worship": [temple], "rear": [WALKER]}, {"rear": [BROTHER], "worship": [temple]})
    fight(t, WALKER, BROTHER)
    sleep(t)
    assert t.me["ossuaire-sans-fond"].ec == 5 and t.you["ossuaire-sans-fond"].ec == 5
    t.settled()
    t = scene({"rear": [WALKER]}, {"front": [BLOCK], "worship": [temple]})
    fight(t, WALKER, BLOCK)
    sleep(t)
    assert t.you.purgatory == [BLOCK] and t.you["ossuaire-sans-fond"].ec == 5
    t.settled()


@card("ossuaire-sans-fond", "rongeurs-de-la-fosse-commune")
def test_the_ossuary_counts_those_whom_mort_subite_takes_at_the_end():
    temple = {"card": "ossuaire-sans-fond", "ec": 5}
    t = scene({"worship": [temple], "rear": ["rongeurs-de-la-fosse-commune"]}, attacked=True)
    sleep(t)
    t.asks(me, ["ossuaire-sans-fond", "rongeurs-de-la-fosse-commune"], kind="trigger")
    t.me.pick("ossuaire-sans-fond")
    t.pass_all()
    assert t.me.purgatory == ["rongeurs-de-la-fosse-commune"] and t.me["ossuaire-sans-fond"].ec == 6
    t.settled()


@card("chapelle-des-longues-nuits")
def test_the_chapel_takes_a_page_at_night_if_its_player_likes():
    words = {"worship": ["chapelle-des-longues-nuits"], "hand": [BROTHER]}
    t = scene(words, attacked=True)
    sleep(t)
    t.asks(me, ["yes", "no"])
    t.me.pick("yes", BROTHER)
    t.pass_all()
    assert t.me.purgatory == [BROTHER] and t.me["chapelle-des-longues-nuits"].ec == 6
    t.settled()
    t = scene(words, attacked=True)
    sleep(t)
    t.me.pick("no")
    t.pass_all()
    assert t.me.hand == [BROTHER] and t.me["chapelle-des-longues-nuits"].ec == 4
    t.settled()


@card("chapelle-des-longues-nuits")
def test_the_chapel_asks_nothing_of_an_empty_hand():
    t = scene({"worship": ["chapelle-des-longues-nuits"]}, attacked=True)
    sleep(t)
    t.asks(you, kind="main")
    assert t.me["chapelle-des-longues-nuits"].ec == 4
    t.settled()


# Anges


@card("fargass-fleau-des-dieux")
def test_fargass_is_out_of_reach_among_three_other_ghoul_pages():
    t = scene({"rear": [WALKER]}, {"rear": [on("fargass-fleau-des-dieux", "halkor"), GHOUL, BROTHER], "front": [GHOUL]})
    announce(t, WALKER)
    t.declare(WALKER)
    assert sorted(t.offers("strike")) == [BROTHER, GHOUL, GHOUL]
    assert t.why("strike", "fargass-fleau-des-dieux") == "SF-LEX-010"


@card("fargass-fleau-des-dieux")
def test_two_other_ghouls_do_not_shield_fargass_nor_do_those_of_the_opponent():
    t = scene({"rear": [WALKER, GHOUL]}, {"rear": ["fargass-fleau-des-dieux", GHOUL, "cohorte-sans-tete", BROTHER]})
    announce(t, WALKER)
    t.declare(WALKER)
    assert "fargass-fleau-des-dieux" in t.offers("strike")


@card("katapult-a-goules")
def test_the_katapult_hides_behind_a_ghoul_ange_on_its_own_line():
    def targets(rear, front=()):
        t = scene({"rear": [WALKER]}, {"rear": ["katapult-a-goules", *rear], "front": list(front)})
        announce(t, WALKER)
        t.declare(WALKER)
        return sorted(t.offers("strike"))

    assert targets([GHOUL]) == [GHOUL]
    assert targets([BROTHER], [GHOUL]) == [BROTHER, GHOUL, "katapult-a-goules"]  # on another line
    assert targets([BROTHER, "halkor"]) == [BROTHER, "katapult-a-goules"]  # a Golem is no Ange


@card("katapult-a-goules")
@rule("SF-ARCHERIE-010")
def test_the_katapult_shoots_before_it_strikes():
    t = scene({"rear": ["katapult-a-goules"]}, {"rear": [BROTHER, on(WALKER, BLOCK)]})
    announce(t, "katapult-a-goules")
    t.declare("katapult-a-goules")
    t.strike(WALKER)
    t.me.pick("yes")
    t.asks(me, ["katapult-a-goules", BROTHER, WALKER, BLOCK])
    t.me.pick(BROTHER)
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card(BROTHER).damage == 1 and t.card(BLOCK).damage == 0
    t.pass_all()
    assert t.card(BLOCK).damage == 2 and t.me.purgatory == ["katapult-a-goules"]
    t.settled()


@card("fargass-fleau-des-dieux", "katapult-a-goules", "halkor", "le-mange-tout")
@rule("SF-ATTACK-160")
def test_where_all_are_out_of_reach_none_is():
    pairs = [on("fargass-fleau-des-dieux", "halkor"), on("katapult-a-goules", "le-mange-tout")]
    t = scene({"rear": [WALKER]}, {"rear": pairs})
    announce(t, WALKER)
    t.declare(WALKER)
    assert sorted(t.offers("strike")) == ["fargass-fleau-des-dieux", "katapult-a-goules"]
    t = scene({"rear": [WALKER]}, {"rear": [*pairs, BROTHER]})
    announce(t, WALKER)
    t.declare(WALKER)
    assert t.offers("strike") == [BROTHER]


@card("tete-de-karass-ash-ker-elm")
@rule("SF-LEX-530", "SF-INFO-080", "SF-INFO-090")
def test_the_head_looks_for_a_body_without_one():
    book = [BROTHER, "gamort-sans-tete", WALKER, "cohorte-sans-tete", "lady-d-obscuria"]
    t = scene({"hand": ["tete-de-karass-ash-ker-elm"], "book": book})
    t.play("tete-de-karass-ash-ker-elm")
    t.me.pick("yes")
    t.pass_all()
    t.asks(me, ["gamort-sans-tete", "cohorte-sans-tete", "done"])
    t.me.pick("gamort-sans-tete")
    assert t.me.hand == ["gamort-sans-tete"] and len(t.me.book) == 4
    shown = t.match.view(you)["players"][0]["hand"]
    assert "gamort-sans-tete" in str(shown)  # found under a condition, so shown
    t.settled()
    t = scene({"hand": ["tete-de-karass-ash-ker-elm"], "book": book})
    t.play("tete-de-karass-ash-ker-elm")
    t.me.pick("yes")
    t.pass_all()
    t.me.pick("done")  # the search may fail
    assert t.me.hand == []
    t.settled()


@card("tete-de-karass-ash-ker-elm")
def test_the_head_may_be_content():
    t = scene({"hand": ["tete-de-karass-ash-ker-elm"], "book": ["gamort-sans-tete"]})
    t.play("tete-de-karass-ash-ker-elm")
    t.me.pick("no")
    assert t.me.hand == [] and t.me.rear == ["tete-de-karass-ash-ker-elm"]
    t.settled()


@card("gamort-sans-tete")
@rule("SF-PURG-010", "SF-ZONE-060")
def test_gamort_leaves_the_purgatoire_for_a_page_and_is_played_from_the_limbes():
    t = scene({"hand": [BROTHER], "purgatory": ["gamort-sans-tete"]})
    t.use("gamort-sans-tete", BROTHER)
    assert t.me.purgatory == ["gamort-sans-tete", BROTHER]
    t.pass_all()
    assert t.me.limbo == ["gamort-sans-tete"] and t.me.purgatory == [BROTHER]
    t.play("gamort-sans-tete")
    assert t.me.rear == ["gamort-sans-tete"] and t.me.limbo == []
    t.settled()
    t = scene({"limbo": ["gamort-sans-tete"]}, step="before")
    assert t.why("play", "gamort-sans-tete") == "SF-ANGEL-100"


@card("gamort-sans-tete")
@rule("SF-PURG-010")
def test_gamort_waits_for_your_main_part_and_for_a_page():
    t = scene({"purgatory": ["gamort-sans-tete"]})
    assert why_not(t, "gamort-sans-tete", "purgatoire") == "SF-ABIL-140"
    t = scene({"hand": [BROTHER], "purgatory": ["gamort-sans-tete"]}, step="before")
    assert why_not(t, "gamort-sans-tete", "purgatoire") == "SF-ANGEL-100"


@card("cohorte-sans-tete")
def test_the_cohort_leaves_a_ghoul():
    t = scene({"rear": [WALKER]}, {"rear": ["cohorte-sans-tete"]})
    fight(t, WALKER, "cohorte-sans-tete")
    assert t.you.purgatory == ["cohorte-sans-tete"] and t.you.rear == ["goule"]
    assert stats(t, "goule") == (2, 2)
    t.settled()


@card("lady-d-obscuria")
@rule("SF-ABIL-070", "SF-SOUFFLE-010")
def test_the_lady_withdraws_to_the_limbes_and_cannot_be_played_from_there():
    t = scene({"rear": [on("lady-d-obscuria", damage=4)]}, {"rear": [WALKER]})
    fight(t, "lady-d-obscuria", WALKER)
    assert t.me.limbo == ["lady-d-obscuria"] and t.me.purgatory == []
    assert t.why("play", "lady-d-obscuria") == "SF-ABIL-070"
    t.settled()


@card("lady-d-obscuria")
@rule("SF-TENEBRES-010")
def test_the_lady_cannot_be_banished_not_even_by_lumiere():
    t = scene({"rear": ["lady-d-obscuria"]}, {"rear": ["paladin-du-voeu-d-or"]})
    fight(t, "lady-d-obscuria", "paladin-du-voeu-d-or")
    assert t.me.limbo == ["lady-d-obscuria"] and t.me.pandemonium == []
    t.settled()


@card("lady-d-obscuria", "folie-passagere")
@rule("SF-LEX-140", "SF-LEX-150")
def test_a_lady_who_dies_under_another_withdraws_to_the_other_limbes():
    t = scene(
        {"hand": ["folie-passagere"], "worship": believers(6)},
        {"rear": [on("lady-d-obscuria", damage=4), WALKER]},
    )
    t.play("folie-passagere", "lady-d-obscuria")
    revoke(t)
    t.pass_all()
    assert t.me.rear == ["lady-d-obscuria"]
    fight(t, "lady-d-obscuria", WALKER)
    assert t.me.limbo == ["lady-d-obscuria"] and t.you.purgatory == [WALKER]
    t.settled()


def revoke(t):
    """Adorateurs without text, as many as are asked for."""
    while t.match.decision.kind not in ("answer", "window", "main"):
        t.answer(t._asked(), t.match.decision.keys[0])


@card("valet-d-obscuria", "lady-d-obscuria")
@rule("SF-LEX-200")
def test_the_valet_gives_himself_to_bring_the_lady_in():
    t = scene({"rear": ["valet-d-obscuria"], "limbo": ["lady-d-obscuria", GHOUL]})
    t.use("valet-d-obscuria")
    t.pass_all()
    assert t.me.rear == ["lady-d-obscuria"] and t.me.limbo == [GHOUL] and t.me.purgatory == ["valet-d-obscuria"]
    assert t.card("forge-du-volcan-sacre").ec == 28
    t.settled()


@card("valet-d-obscuria")
def test_the_valet_needs_a_lady_in_the_limbes_and_two_ec():
    t = scene({"rear": ["valet-d-obscuria"], "limbo": [GHOUL]})
    assert why_not(t, "valet-d-obscuria", "sacrifice") == "SF-ABIL-140"
    poor = [{"card": "forge-du-volcan-sacre", "ec": 1}]
    t = scene({"rear": ["valet-d-obscuria"], "limbo": ["lady-d-obscuria"], "worship": poor})
    assert why_not(t, "valet-d-obscuria", "sacrifice") == "SF-ABIL-140"


@card("valet-d-obscuria", "lady-d-obscuria")
@rule("SF-LEX-500")
def test_a_second_lady_destroys_the_first_as_she_comes_in():
    t = scene({"rear": ["valet-d-obscuria", "lady-d-obscuria"], "limbo": ["lady-d-obscuria"]})
    old = t.me["lady-d-obscuria"].card.number
    new = next(one.card.number for one in t.state.players[0].limbo)
    t.use("valet-d-obscuria", "valet-d-obscuria")
    t.pass_all()
    assert [one.card.number for one in t.state.players[0].rear] == [new]
    assert [one.card.number for one in t.state.players[0].limbo] == [old]  # her last breath
    t.settled()


@card("la-bete-des-egouts", "de-l-autre-cote-du-miroir")
@rule("SF-CONTRA-010")
def test_the_sewer_beast_is_no_target_for_what_would_put_it_in_front():
    t = scene(
        {"hand": ["de-l-autre-cote-du-miroir"], "worship": believers(6)},
        {"rear": [on("la-bete-des-egouts", BLOCK), WALKER]},
    )
    t.play("de-l-autre-cote-du-miroir")
    t.asks(me, [WALKER])  # nor its Golem, which would take it along


@card("la-bete-des-egouts")
@rule("SF-DAMNE-010")
def test_the_sewer_beast_never_attacks_and_is_banished_when_destroyed():
    t = scene({"rear": ["la-bete-des-egouts", GHOUL]})
    t.attack()
    t.pass_all()
    assert set(t.offers("announce")) == {GHOUL}
    assert t.why("announce", "la-bete-des-egouts") == "SF-GARDIEN-010"
    t = scene({"rear": [WALKER]}, {"rear": ["la-bete-des-egouts"]})
    fight(t, WALKER, "la-bete-des-egouts")
    assert t.you.pandemonium == ["la-bete-des-egouts"] and t.you.purgatory == []
    t.settled()


@card("goule-des-ravines", "la-bete-des-egouts")
def test_the_ravine_ghoul_strikes_and_falls():
    t = scene({"rear": [GHOUL]}, {"rear": ["la-bete-des-egouts"]})
    fight(t, GHOUL, "la-bete-des-egouts")
    assert t.me.purgatory == [GHOUL] and t.card("la-bete-des-egouts").damage == 3
    t.settled()


@card("rongeurs-de-la-fosse-commune")
@rule("SF-MORT-010", "SF-TURN-170")
def test_the_gnawers_go_at_the_end_of_the_turn_and_tear_a_page_unanswered():
    t = scene({"hand": ["rongeurs-de-la-fosse-commune"], "book": [BROTHER, WALKER, DRAGON]}, attacked=True)
    t.play("rongeurs-de-la-fosse-commune")
    sleep(t)
    assert t.me.purgatory == ["rongeurs-de-la-fosse-commune", BROTHER]
    assert t.me.hand == [WALKER, DRAGON]
    t.settled()


@card("rongeurs-de-la-fosse-commune")
@rule("SF-MORT-020", "SF-MORT-030", "SF-GOLEM-130")
def test_whatever_ange_the_gnawers_bite_dies_but_a_golem_takes_the_bite():
    t = scene({"rear": ["rongeurs-de-la-fosse-commune"], "book": [DRAGON]}, {"rear": [on(WALKER, damage=0)]})
    fight(t, "rongeurs-de-la-fosse-commune", WALKER)
    assert t.you.purgatory == [WALKER] and t.me.purgatory == ["rongeurs-de-la-fosse-commune", DRAGON]
    t.settled()
    t = scene({"rear": ["rongeurs-de-la-fosse-commune"]}, {"rear": [on(WALKER, BLOCK)]})
    fight(t, "rongeurs-de-la-fosse-commune", WALKER)
    assert t.card(BLOCK).damage == 2 and t.card(WALKER).damage == 0
    t.settled()
    t = scene({"rear": ["rongeurs-de-la-fosse-commune"]}, {"rear": ["ossiane-voix-du-glas"]})
    fight(t, "rongeurs-de-la-fosse-commune", "ossiane-voix-du-glas")
    assert t.card("ossiane-voix-du-glas").damage == 2
    t.settled()


@card("brule-chair")
@rule("SF-FOURBERIE-010")
def test_the_fleshburner_reaches_past_the_golem_and_kills_what_it_touches():
    t = scene({"rear": ["brule-chair"]}, {"rear": [on(WALKER, "armure-vide")]})
    fight(t, "brule-chair", WALKER)
    assert t.you.purgatory == [WALKER] and t.card("armure-vide").damage == 0
    t.settled()


@card("brule-chair")
@rule("SF-PURG-020")
def test_the_fleshburner_is_banished_to_leave_a_mark():
    t = scene({"purgatory": ["brule-chair", "brule-chair"], "rear": [GHOUL]}, {"rear": [BROTHER, WALKER]})
    t.use("brule-chair")
    t.asks(me, [BROTHER, WALKER])
    assert t.me.pandemonium == ["brule-chair"]
    t.me.pick(WALKER)
    t.pass_all()
    assert stats(t, WALKER) == (4, 5)
    t.use("brule-chair", BROTHER)  # another copy
    t.pass_all()
    assert t.me.pandemonium == ["brule-chair"] * 2 and stats(t, BROTHER) == (0, 1)
    t.settled()


@card("brule-chair")
def test_the_fleshburner_needs_a_target():
    t = scene({"purgatory": ["brule-chair"], "rear": [GHOUL]})
    assert why_not(t, "brule-chair", "purgatoire") == "SF-ABIL-140"


@card("spectre-de-la-derniere-heure")
@rule("SF-COST-110")
def test_the_spectre_costs_its_divinite_two_fv():
    t = scene({"divine": ["la-bete-de-nargar"], "purgatory": ["spectre-de-la-derniere-heure"]})
    t.use("spectre-de-la-derniere-heure")
    assert t.card("la-bete-de-nargar").damage == 2
    t.pass_all()
    assert t.me.limbo == ["spectre-de-la-derniere-heure"]
    t.settled()
    mortal = [on("la-bete-de-nargar", damage=21)]
    t = scene({"divine": mortal, "purgatory": ["spectre-de-la-derniere-heure"]})
    assert why_not(t, "spectre-de-la-derniere-heure", "purgatoire") == "SF-ABIL-140"


@card("spectre-de-la-derniere-heure")
def test_the_spectre_dies_at_the_end_of_any_turn_but_is_never_banished():
    t = scene({"rear": ["spectre-de-la-derniere-heure"]}, {"rear": ["paladin-du-voeu-d-or"]}, attacked=True)
    sleep(t)
    assert t.me.purgatory == ["spectre-de-la-derniere-heure"]
    t.settled()


@card("sire-parjure")
def test_sir_perjury_leads_other_knights_and_costs_a_point_each_night():
    t = scene(
        {"rear": ["sire-parjure", "valet-d-obscuria", GHOUL]},
        {"rear": ["gamort-sans-tete"]},
        attacked=True,
    )
    assert stats(t, "sire-parjure") == (4, 5) and stats(t, "valet-d-obscuria") == (3, 3)
    assert stats(t, GHOUL) == (3, 2) and stats(t, "gamort-sans-tete") == (5, 4)
    sleep(t)
    assert t.me["dragon-vie-souffle-premier"].damage == 1 and t.you["dragon-vie-souffle-premier"].damage == 0
    t.settled()


@card("sire-parjure")
def test_two_perjurers_lead_each_other():
    t = scene({"rear": ["sire-parjure", "sire-parjure"]}, {"rear": ["sire-parjure"]})
    assert [stats(t, one) for one in t.state.players[0].rear] == [(5, 5), (5, 5)]
    assert stats(t, t.you["sire-parjure"]) == (4, 5)


@card("avale-tombes")
@rule("SF-LEX-630", "SF-LEX-640")
def test_tombswallower_grows_with_what_lies_under_it_and_gives_it_back():
    t = scene({"rear": [on("avale-tombes", under=["cohorte-sans-tete", GHOUL], damage=4)]}, {"rear": [WALKER]})
    assert stats(t, "avale-tombes") == (4, 5)
    assert all(str(t.match.view(seat)).count("cohorte-sans-tete") == 1 for seat in (me, you))
    fight(t, "avale-tombes", WALKER)
    assert sorted(t.me.purgatory) == ["avale-tombes", "cohorte-sans-tete", GHOUL]
    assert t.me.rear == []  # no Dernier souffle of the cohort
    t.settled()


@card("avale-tombes")
@rule("SF-LEX-070")
def test_tombswallower_may_swallow_an_ange_each_night():
    words = {"rear": ["avale-tombes"], "purgatory": [BLOCK, GHOUL, "orpheline-des-tombes"]}
    t = scene(words, attacked=True)
    sleep(t)
    t.me.pick("yes")
    t.asks(me, [GHOUL])
    t.me.pick(GHOUL)
    assert t.me.purgatory == [BLOCK, GHOUL, "orpheline-des-tombes"]
    t.pass_all()
    assert t.me.purgatory == [BLOCK, "orpheline-des-tombes"]
    assert [one.proto.id for one in t.card("avale-tombes").under] == [GHOUL] and stats(t, "avale-tombes") == (3, 4)
    t.settled()
    t = scene(words, attacked=True)
    sleep(t)
    t.me.pick("no")
    t.pass_all()
    assert stats(t, "avale-tombes") == (2, 3)
    t.settled()
    t = scene({"rear": ["avale-tombes"], "purgatory": [BLOCK]}, attacked=True)
    sleep(t)
    t.asks(you, kind="main")  # no Ange to choose
    t.settled()


@card("huissier-des-abysses")
@rule("SF-DILEMME-010", "SF-LEX-370")
def test_the_bailiff_lets_the_opponent_choose_their_loss():
    t = scene({"hand": ["huissier-des-abysses"]}, {"rear": [WALKER, BROTHER]})
    t.play("huissier-des-abysses")
    t.asks(you, ["mode:0", "mode:1", "mode:2"], kind="mode")
    t.you.pick("mode:1")
    t.pass_all()
    t.asks(me, [WALKER, BROTHER])  # whose, its controller says
    t.me.pick(WALKER)
    assert stats(t, WALKER) == (3, 4)
    t.settled()


@card("huissier-des-abysses")
@rule("SF-DILEMME-010", "SF-DILEMME-020", "SF-DILEMME-030")
def test_one_more_bailiff_in_the_purgatoire_is_one_more_loss():
    t = scene({"hand": ["huissier-des-abysses"], "purgatory": ["huissier-des-abysses"]}, {"rear": [WALKER]})
    t.play("huissier-des-abysses")
    t.you.pick("mode:0", "mode:2")
    t.asks(me, ["mode:0", "mode:2"], kind="order")
    t.me.pick("mode:0")
    assert len(t.state.stack.items) == 2
    t.pass_all()
    assert t.me.rear == ["huissier-des-abysses", "goule"] and t.you["dragon-vie-souffle-premier"].damage == 3
    t.settled()
    t = scene({"hand": ["huissier-des-abysses"], "purgatory": ["huissier-des-abysses"] * 2})
    t.play("huissier-des-abysses")  # three to choose, two possible: nothing to ask the opponent
    t.asks(me, ["mode:0", "mode:2"], kind="order")


# Golems


@card("halkor")
def test_halkor_serves_a_ghoul_better_than_others():
    t = scene({"rear": [on(GHOUL, "halkor")]}, {"rear": [on("tete-de-karass-ash-ker-elm", "halkor")]})
    assert stats(t, GHOUL) == (5, 2) and stats(t, "tete-de-karass-ash-ker-elm") == (2, 3)
    t.attack()
    t.pass_all()
    t.announce(GHOUL)
    t.me.pick("done")
    t.declare(GHOUL)
    t.strike("tete-de-karass-ash-ker-elm")
    t.pass_all()
    assert t.you.purgatory == ["halkor"] and t.card("tete-de-karass-ash-ker-elm").damage == 1
    t.settled()


@card("le-mange-tout")
def test_the_eat_all_eats_a_page_or_grows():
    t = scene({"hand": ["le-mange-tout"]}, {"hand": [BROTHER, WALKER]})
    t.play("le-mange-tout")
    t.asks(you, ["mode:0", "mode:1"])
    t.you.pick("mode:0")
    t.pass_all()
    t.asks(you, [BROTHER, WALKER], kind="discard")
    t.you.pick(BROTHER)
    assert t.you.purgatory == [BROTHER] and life(t.state, t.card("le-mange-tout")) == 5
    t.settled()
    t = scene({"hand": ["le-mange-tout"]})
    t.play("le-mange-tout")  # nothing to discard: nothing to choose
    t.pass_all()
    assert life(t.state, t.card("le-mange-tout")) == 7
    t.settled()


@card("nar-tal-fra")
@rule("SF-MEM-070", "SF-GOLEM-120")
def test_nar_tal_fra_goes_to_the_limbes_and_is_an_ange_there():
    t = scene({"rear": [on(GHOUL, "nar-tal-fra")]}, {"rear": [on(WALKER, BLOCK, damage=1), BROTHER]})
    t.use("nar-tal-fra")
    t.pass_all()
    waiting = t.state.players[0].limbo[0]
    assert waiting.printed.type == "angel" and stats(t, waiting) == (4, 4) and waiting.marks == {"angelus": 1}
    assert waiting.printed.keywords == {"fourberie": 1, "assassin": 1} and t.me.rear == [GHOUL]
    t.play("nar-tal-fra")
    t.me.pick("yes")  # Assassin
    t.asks(me, [GHOUL, "nar-tal-fra", WALKER, BROTHER])
    t.me.pick(WALKER)
    t.pass_all()
    assert t.you.purgatory == [WALKER] and t.me.rear == [GHOUL, "nar-tal-fra"]
    it = t.me["nar-tal-fra"]
    assert stats(t, it) == (4, 4) and keyword(t.state, it, "fourberie") and it.host == 0
    assert t.card("forge-du-volcan-sacre").ec == 27
    t.settled()


@card("nar-tal-fra")
@rule("SF-GOLEM-140")
def test_nar_tal_fra_the_ange_is_played_from_the_limbes_in_the_storm():
    limbo = [{"card": "nar-tal-fra", "marks": {"angelus": 1}}]
    t = scene({"rear": [WALKER]}, {"limbo": limbo, "rear": [BROTHER]})
    announce(t, WALKER)
    t.declare(WALKER)
    t.strike(BROTHER)
    t.me.pick("pass")
    t.you.tempest("nar-tal-fra")
    t.you.pick("no")
    assert t.you.rear == [BROTHER, "nar-tal-fra"] and t.you["forge-du-volcan-sacre"].ec == 25
    t.pass_all()
    assert t.you.purgatory == [BROTHER]
    t.settled()


@card("nar-tal-fra")
@rule("SF-MEM-010")
def test_nar_tal_fra_forgets_the_angelus_in_the_purgatoire():
    t = scene({"rear": [WALKER]}, {"rear": [{"card": "nar-tal-fra", "marks": {"angelus": 1}}]})
    assert t.you["nar-tal-fra"].printed.type == "angel"
    fight(t, WALKER, "nar-tal-fra")
    assert t.you.purgatory == ["nar-tal-fra"] and t.card("nar-tal-fra").proto.type == "golem"
    t.settled()


@card("ecuyer-d-ossements")
@rule("SF-LEX-620", "SF-TENEBRES-010")
def test_the_squire_swears_by_a_page_of_the_purgatoire_even_a_dark_one():
    t = scene({"hand": ["ecuyer-d-ossements"], "purgatory": ["lady-d-obscuria", BROTHER]})
    t.play("ecuyer-d-ossements")
    t.asks(me, ["lady-d-obscuria", BROTHER])
    t.me.pick("lady-d-obscuria")
    assert t.me.pandemonium == ["lady-d-obscuria"] and t.me.rear == ["ecuyer-d-ossements"]
    t.settled()
    t = scene({"hand": ["ecuyer-d-ossements"]})
    assert t.why("play", "ecuyer-d-ossements") == "SF-LEX-620"
    assert t.why("tempest", "ecuyer-d-ossements") == "SF-GOLEM-050"


@card("ecuyer-d-ossements")
def test_the_squire_is_built_up_with_anges_and_is_banished_when_destroyed():
    t = scene({"rear": [on(GHOUL, "ecuyer-d-ossements"), BROTHER]})
    t.use("ecuyer-d-ossements", BROTHER)
    t.pass_all()
    assert life(t.state, t.card("ecuyer-d-ossements")) == 7 and t.me.purgatory == [BROTHER]
    t.settled()
    t = scene({"rear": [DRAGON]}, {"rear": [on("ecuyer-d-ossements", damage=1)]})
    fight(t, DRAGON, "ecuyer-d-ossements")
    assert t.you.pandemonium == ["ecuyer-d-ossements"]
    t.settled()


# Miracles


@card("baffe-macabre")
def test_a_slapped_ange_that_dies_this_turn_is_banished_without_a_last_breath():
    t = scene(
        {"hand": ["baffe-macabre"], "rear": [WALKER], "worship": believers(1)},
        {"rear": ["cohorte-sans-tete", GHOUL]},
    )
    t.play("baffe-macabre")
    t.asks(me, [WALKER, "cohorte-sans-tete", GHOUL])
    t.me.pick("cohorte-sans-tete")
    t.pass_all()
    fight(t, WALKER, "cohorte-sans-tete")
    assert t.you.pandemonium == ["cohorte-sans-tete"] and t.you.rear == [GHOUL]
    t.settled()


@card("baffe-macabre")
def test_the_slap_fades_with_the_turn_and_darkness_ignores_it():
    t = scene({"hand": ["baffe-macabre"], "worship": believers(1)}, {"rear": [GHOUL]}, attacked=True)
    t.play("baffe-macabre", GHOUL)
    t.pass_all()
    sleep(t)
    assert t.state.lasting == []
    t.settled()
    t = scene(
        {"hand": ["baffe-macabre"], "rear": [WALKER], "worship": believers(1)},
        {"rear": ["gamort-sans-tete"]},
    )
    t.play("baffe-macabre", "gamort-sans-tete")
    t.pass_all()
    fight(t, WALKER, "gamort-sans-tete")
    assert t.you.purgatory == ["gamort-sans-tete"]
    t.settled()


def slap_and_orb(first, second):
    t = scene(
        {"hand": [first], "worship": believers(6), "rear": [WALKER]},
        {"hand": [second], "worship": believers(6), "rear": ["cohorte-sans-tete"]},
    )
    t.play(first, "cohorte-sans-tete")
    revoke(t)
    t.me.pick("pass")
    t.you.play(second, "cohorte-sans-tete")
    revoke(t)
    t.pass_all()
    fight(t, WALKER, "cohorte-sans-tete")
    return t


@card("baffe-macabre", "orbe-draconique")
@rule("SF-CONTRA-020")
def test_the_orb_resolved_first_prevails_over_the_slap():
    t = slap_and_orb("baffe-macabre", "orbe-draconique")
    assert t.you.limbo == ["cohorte-sans-tete"] and t.you.pandemonium == []
    assert t.you.rear == ["goule"]
    t.settled()


@card("baffe-macabre", "orbe-draconique")
@rule("SF-CONTRA-030")
def test_the_slap_resolved_first_prevails_over_the_orb():
    t = slap_and_orb("orbe-draconique", "baffe-macabre")
    assert t.you.pandemonium == ["cohorte-sans-tete"] and t.me.limbo == [] and t.you.rear == []
    t.settled()


@card("demonification")
@rule("SF-PAIR-220", "SF-INTERV-010", "SF-LEX-730")
def test_a_demonified_ange_breaks_its_pair_and_its_golem_chooses_anew():
    t = scene(
        {"hand": ["demonification"], "worship": believers(3)},
        {"rear": [on("lanciere-du-rempart-ardent", BLOCK, damage=1), BROTHER]},
    )
    t.play("demonification", "lanciere-du-rempart-ardent")
    t.me.pick(t.match.decision.keys[0])  # an Adorateur
    t.asks(you, ["lanciere-du-rempart-ardent", BROTHER], kind="link")
    t.you.pick(BROTHER)
    it = t.you["lanciere-du-rempart-ardent"]
    assert stats(t, it) == (5, 5) and it.damage == 1 and it.printed.id == "demon" and not it.attached
    assert not keyword(t.state, it, "vaillant") and t.card(BLOCK).host == t.card(BROTHER).card.number
    t.settled()


@card("demonification")
@rule("SF-FAM-080", "SF-LEX-670")
def test_a_demon_that_was_a_page_dies_as_that_page():
    t = scene(
        {"hand": ["demonification"], "worship": believers(3), "rear": [WALKER]},
        {"rear": ["cohorte-sans-tete"]},
    )
    t.play("demonification", "cohorte-sans-tete")
    revoke(t)
    fight(t, WALKER, "cohorte-sans-tete")
    assert t.you.purgatory == ["cohorte-sans-tete"] and t.you.rear == []  # a Démon has no last breath
    assert t.card("cohorte-sans-tete").proto.atq == 4
    t.settled()


@card("demonification", "torche-d-os")
@rule("SF-EQUIP-120")
def test_a_demon_keeps_the_torch():
    t = scene({"hand": ["demonification"], "worship": believers(3)}, {"rear": [on(BROTHER, "torche-d-os")]})
    t.play("demonification", BROTHER)
    revoke(t)
    assert stats(t, BROTHER) == (8, 5)
    t.settled()


@card("demonification")
@rule("SF-INTERV-020")
def test_demonification_answers_nothing():
    t = scene(
        {"hand": ["eclat-de-la-tour"], "rear": [WALKER], "worship": believers(6)},
        {"hand": ["demonification"], "rear": [BROTHER], "worship": believers(6)},
    )
    t.play("eclat-de-la-tour", BROTHER)
    revoke(t)
    t.me.pick("pass")
    assert t.why("play", "demonification", seat=you) == "SF-INTERV-020"


@card("rapt-des-defunts")
@rule("SF-LEX-130", "SF-LEX-140")
def test_an_abducted_ange_is_played_by_its_abductor_and_dies_at_home():
    t = scene(
        {"hand": ["rapt-des-defunts"], "worship": believers(4), "purgatory": [GHOUL]},
        {"purgatory": [BLOCK, "cohorte-sans-tete", DRAGON], "rear": [WALKER]},
    )
    t.play("rapt-des-defunts")
    t.asks(me, ["cohorte-sans-tete", DRAGON])
    t.me.pick("cohorte-sans-tete")
    revoke(t)
    t.pass_all()
    assert t.me.limbo == ["cohorte-sans-tete"] and t.you.purgatory == [BLOCK, DRAGON]
    t.play("cohorte-sans-tete")
    assert t.me["cohorte-sans-tete"].card.owner == 1
    fight(t, "cohorte-sans-tete", WALKER)
    assert t.me.rear == ["goule"] and t.you.purgatory == [BLOCK, DRAGON, "cohorte-sans-tete"]
    t.settled()


@card("rapt-des-defunts")
@rule("SF-MIRACLE-100", "SF-MEM-080")
def test_the_abduction_needs_a_dead_ange_and_loses_one_that_moves():
    t = scene({"hand": ["rapt-des-defunts"], "worship": believers(4)}, {"purgatory": [BLOCK]})
    assert t.why("play", "rapt-des-defunts") == "SF-MIRACLE-100"
    t = scene(
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
        {"divine": ["morvane-reine-exsangue"], "hand": [BROTHER], "purgatory": [DRAGON]},
    )
    t.play("rapt-des-defunts", DRAGON)
    revoke(t)
    t.me.pick("pass")
    t.you.use("morvane-reine-exsangue", DRAGON, BROTHER)
    t.pass_all()
    assert t.you.limbo == [DRAGON] and t.me.limbo == []
    t.settled()


@card("sentence-du-tribunal-noir")
@rule("SF-LEX-350", "SF-LEX-370")
def test_the_condemned_picks_the_sentence():
    def judged(*picks, hand=(BROTHER, DRAGON, GHOUL), rear=(WALKER, BROTHER)):
        t = scene(
            {"hand": ["sentence-du-tribunal-noir"], "worship": believers(3)},
            {"hand": list(hand), "rear": list(rear)},
        )
        t.play("sentence-du-tribunal-noir")
        t.asks(you, list(picks), kind="mode")
        return t

    def passed(t, pick):
        t.you.pick(pick)
        revoke(t)
        t.pass_all()

    t = judged("mode:0", "mode:1", "mode:2")
    passed(t, "mode:0")
    t.asks(you, [WALKER, BROTHER])
    t.you.pick(BROTHER)
    assert t.you.rear == [WALKER] and t.you.purgatory == [BROTHER]
    t.settled()
    t = judged("mode:0", "mode:1", "mode:2")
    passed(t, "mode:1")
    t.you.pick(DRAGON, GHOUL)
    assert t.you.hand == [BROTHER] and t.you.purgatory == [DRAGON, GHOUL]
    t.settled()
    t = judged("mode:0", "mode:2", hand=[BROTHER])
    passed(t, "mode:2")
    assert t.you["dragon-vie-souffle-premier"].damage == 4
    t.settled()


@card("sentence-du-tribunal-noir")
def test_the_condemned_with_nothing_to_lose_suffers_in_person():
    t = scene({"hand": ["sentence-du-tribunal-noir"], "worship": believers(3)}, {"hand": [BROTHER]})
    t.play("sentence-du-tribunal-noir")
    revoke(t)
    t.pass_all()
    assert t.you["dragon-vie-souffle-premier"].damage == 4 and t.you.hand == [BROTHER]
    t.settled()


@card("levee-des-charniers")
@rule("SF-FAM-040", "SF-TURN-160")
def test_three_ghouls_rise_until_the_end_of_the_turn():
    t = scene(
        {"hand": ["levee-des-charniers"], "worship": believers(3), "rear": [on("goule"), BLOCK]},
        {"rear": [BROTHER]},
    )
    t.play("levee-des-charniers")
    revoke(t)
    t.pass_all()
    assert t.me.rear == ["goule"] * 4
    risen = t.state.players[0].rear[1].card.number
    announce(t, risen)
    t.declare(risen)
    t.strike(BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER]
    sleep(t)
    assert t.me.rear == ["goule"] and t.me.front == []  # the one that was there before
    assert t.me.purgatory == ["moine-de-la-braise", "levee-des-charniers"]  # no Goule is there
    t.settled()


@card("levee-des-charniers")
@rule("SF-FAM-020", "SF-PAIR-210")
def test_a_lone_golem_joins_one_of_the_ghouls_once_all_have_risen():
    t = scene({"hand": ["levee-des-charniers"], "worship": believers(3), "rear": [BLOCK]})
    t.play("levee-des-charniers")
    revoke(t)
    t.pass_all()
    ghouls = [one.card.number for one in t.state.players[0].rear if one.card.proto.id == "goule"]
    t.asks(me, ghouls, kind="link")
    t.me.pick(ghouls[1])
    assert t.me.rear == ["goule"] * 3 and t.card(BLOCK).host == ghouls[1]
    t.settled()


@card("levee-des-charniers")
def test_ghouls_that_fell_before_are_not_missed():
    t = scene({"hand": ["levee-des-charniers"], "worship": believers(3)}, {"rear": [WALKER]})
    t.play("levee-des-charniers")
    revoke(t)
    t.pass_all()
    numbers = [one.card.number for one in t.state.players[0].rear]
    announce(t, *numbers)
    for one in numbers:
        t.declare(one)
        t.strike(WALKER)
        t.pass_all()
    assert t.me.front == [] and t.you.purgatory == [WALKER]  # three bites of 2, and each biter fell
    sleep(t)
    assert t.me.rear == [] and t.state.lasting == []
    t.settled()


# Équipements


@card("torche-d-os")
@rule("SF-EQUIP-010", "SF-MORT-010")
def test_the_torch_burns_for_one_turn_and_spares_its_bearer():
    t = scene({"hand": ["torche-d-os"], "rear": [BROTHER]}, {"rear": [WALKER]}, attacked=True)
    t.play("torche-d-os")
    assert stats(t, BROTHER) == (4, 2) and not keyword(t.state, t.card(BROTHER), "mort-subite")
    sleep(t)
    assert t.me.purgatory == ["torche-d-os"] and t.me.rear == [BROTHER] and stats(t, BROTHER) == (1, 2)
    t.settled()


@card("lame-des-felons")
@rule("SF-EQUIP-040")
def test_the_blade_is_for_knights_and_draws_for_a_life():
    t = scene(
        {"hand": ["lame-des-felons"], "rear": ["valet-d-obscuria", GHOUL], "book": [DRAGON, WALKER]},
    )
    t.play("lame-des-felons")
    assert t.card("lame-des-felons").host == t.card("valet-d-obscuria").card.number
    assert stats(t, "valet-d-obscuria") == (4, 3)
    t.use("lame-des-felons", GHOUL)
    t.pass_all()
    assert t.me.hand == [DRAGON] and t.me.purgatory == [GHOUL]
    t.settled()
    t = scene({"hand": ["lame-des-felons"], "rear": [GHOUL]})
    assert t.why("play", "lame-des-felons") == "SF-EQUIP-040"


@card("lame-des-felons")
@rule("SF-EQUIP-060")
def test_the_blade_falls_with_the_knight_given_to_it_and_draws_all_the_same():
    t = scene({"rear": [on("valet-d-obscuria", "lame-des-felons")], "book": [DRAGON, WALKER]})
    t.use("lame-des-felons")
    t.pass_all()
    assert t.me.hand == [DRAGON] and sorted(t.me.purgatory) == ["lame-des-felons", "valet-d-obscuria"]
    t.settled()


@card("lame-des-felons", "demonification")
@rule("SF-EQUIP-070")
def test_the_blade_is_destroyed_when_its_bearer_is_no_knight_any_more():
    t = scene(
        {"hand": ["demonification"], "worship": believers(3)},
        {"rear": [on("valet-d-obscuria", "lame-des-felons")]},
    )
    t.play("demonification", "valet-d-obscuria")
    revoke(t)
    assert t.you.purgatory == ["lame-des-felons"] and stats(t, "valet-d-obscuria") == (5, 5)
    t.settled()


# Bénédictions


@card("peste-des-profondeurs")
def test_the_plague_marks_an_opposing_ange_each_night():
    t = scene(
        {"hand": ["peste-des-profondeurs"], "worship": believers(2), "rear": [GHOUL]},
        {"rear": [on(WALKER, BLOCK), BROTHER]},
        attacked=True,
    )
    t.play("peste-des-profondeurs")
    assert t.card("peste-des-profondeurs").marks == {"sablier": 3}
    sleep(t)
    t.asks(me, [WALKER, BROTHER])
    t.me.pick(WALKER)
    t.pass_all()
    assert stats(t, WALKER) == (4, 5)
    t.settled()


@card("peste-des-profondeurs")
@rule("SF-ANGEL-020")
def test_a_second_mark_of_the_plague_kills_a_brother():
    brother = {"card": BROTHER, "marks": {"-1/-1": 1}}
    t = scene({"rear": [{"card": "peste-des-profondeurs"}]}, {"rear": [brother]}, attacked=True)
    sleep(t)
    t.me.pick(BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER]
    t.settled()


@card("gestation-infernale")
@rule("SF-BLESS-060", "SF-BLESS-070")
def test_the_gestation_comes_to_its_end_at_a_dawn():
    blessing = {"card": "gestation-infernale", "marks": {"sablier": 1}}
    t = scene({}, {"rear": [blessing]}, attacked=True)
    sleep(t)
    assert t.you.purgatory == ["gestation-infernale"] and t.you.rear == ["demon"]
    t.settled()
    t = scene({"rear": ["gestation-infernale"]}, {"rear": ["gestation-infernale"]}, attacked=True)
    sleep(t)
    assert t.you["gestation-infernale"].marks == {"sablier": 1} and t.me["gestation-infernale"].marks == {"sablier": 2}
    t.settled()


# Adorateurs


@card("penitent-des-caves")
@rule("SF-WORSH-070")
def test_the_penitent_brings_five_ec():
    t = scene({}, {"register": ["penitent-des-caves"]}, attacked=True)
    sleep(t)
    t.worship("penitent-des-caves")
    assert t.you["penitent-des-caves"].ec == 5
    t.settled()
    poor = [{"card": "forge-du-volcan-sacre", "ec": 0}, "penitent-des-caves"]
    t = scene({"hand": ["gamort-sans-tete"], "worship": poor})
    t.play("gamort-sans-tete")
    assert t.me["penitent-des-caves"].ec == 0
    t.settled()


@card("orpheline-des-tombes", "eclat-de-la-tour")
@rule("SF-STACK-090")
def test_the_orphan_who_is_revoked_draws_after_the_miracle():
    t = scene(
        {"hand": ["demonification"], "worship": believers(2, "orpheline-des-tombes"), "book": [DRAGON, GHOUL]},
        {"rear": [WALKER]},
    )
    t.play("demonification", WALKER, "orpheline-des-tombes")
    assert t.me.hand == [] and stats(t, WALKER) == (5, 5)  # Intervention divine: at once, the breath waits
    t.pass_all()
    assert t.me.hand == [DRAGON] and t.me.purgatory == ["orpheline-des-tombes", "demonification"]
    t.settled()


@card("bourreau-voile")
@rule("SF-SACRIF-030")
def test_the_executioner_is_paid_for_a_life_once_a_turn():
    t = scene({"worship": believers(0, {"card": "bourreau-voile", "ec": 4}), "rear": [GHOUL, BROTHER]})
    t.use("bourreau-voile", GHOUL)
    t.pass_all()
    assert t.card("bourreau-voile").ec == 6 and t.me.rear == [BROTHER]
    assert why_not(t, "bourreau-voile", "sacrifice") == "SF-SACRIF-030"
    t.settled()


@card("colporteur-de-pactes")
@rule("SF-WORSH-170")
def test_the_peddler_arrives_with_a_bargain():
    words = {"register": ["colporteur-de-pactes"], "book": [DRAGON]}
    for mode, hand, rear in (("mode:0", [DRAGON], []), ("mode:1", [], ["goule"])):
        t = scene({}, words, attacked=True)
        sleep(t)
        t.worship("colporteur-de-pactes")
        t.asks(me, ["mode:0", "mode:1"], kind="mode")
        t.me.pick(mode)
        t.pass_all()
        assert t.you.hand == hand and t.you.rear == rear
        t.settled()


@card("fossoyeur-repenti")
@rule("SF-TENEBRES-020")
def test_the_gravedigger_brings_a_banished_page_back_but_no_dark_one_and_no_archange():
    pandemonium = ["gamort-sans-tete", BROTHER, "azhram-maitre-de-la-fosse", "la-bete-des-egouts"]
    t = scene({}, {"register": ["fossoyeur-repenti"], "pandemonium": pandemonium}, attacked=True)
    sleep(t)
    t.worship("fossoyeur-repenti")
    t.you.pick("yes")
    t.asks(you, [BROTHER, "la-bete-des-egouts"])
    t.you.pick("la-bete-des-egouts")
    t.pass_all()
    assert t.you.purgatory == ["la-bete-des-egouts"] and len(t.you.pandemonium) == 3
    t.settled()


@card("fossoyeur-repenti")
def test_the_gravedigger_may_rest():
    t = scene({}, {"register": ["fossoyeur-repenti"], "pandemonium": [BROTHER]}, attacked=True)
    sleep(t)
    t.worship("fossoyeur-repenti")
    t.you.pick("no")
    assert t.you.pandemonium == [BROTHER]
    t.settled()
    t = scene({}, {"register": ["fossoyeur-repenti"], "pandemonium": ["gamort-sans-tete"]}, attacked=True)
    sleep(t)
    t.worship("fossoyeur-repenti")
    t.asks(you, kind="main")
    t.settled()


# With one another, and with other realms


@card("pacte-de-minuit")
@rule("SF-GIFT-040", "SF-GIFT-070")
def test_the_midnight_pact_fills_the_temple_and_tears_three_pages_before_the_hands():
    cards = SEVENFALLEN.starters()["nuit"]["cards"]
    cards = [id for id in cards if SEVENFALLEN.book[id].type != "gift"]
    t = started("sevenfallen", decks=[{"cards": cards}, {"cards": [*cards, "pacte-de-minuit"]}], seed=3)
    t.answer(t._asked(), "first:0")
    mine, yours = (player.worship[0] for player in t.state.players)
    assert yours.ec == mine.ec + 6 and len(t.you.purgatory) == 3 and t.me.purgatory == []
    assert len(t.you.hand) == 7 and len(t.you.book) == len(t.me.book) - 3
    assert t.you.pandemonium == ["pacte-de-minuit"]


@pytest.mark.parametrize(
    "id",
    ["tete-de-karass-ash-ker-elm", "gamort-sans-tete", "spectre-de-la-derniere-heure", "huissier-des-abysses"],
)
@card("tete-de-karass-ash-ker-elm", "gamort-sans-tete", "spectre-de-la-derniere-heure", "huissier-des-abysses")
@rule("SF-TENEBRES-010")
def test_light_does_not_banish_what_is_of_the_dark(id):
    t = scene({"rear": ["paladin-du-voeu-d-or"]}, {"rear": [id]})
    fight(t, "paladin-du-voeu-d-or", id)
    assert t.you.purgatory == [id] and t.you.pandemonium == []
    t.settled()


@card("sire-parjure")
@rule("SF-DAMNE-010")
def test_sir_perjury_is_banished_when_destroyed():
    t = scene({"rear": [WALKER]}, {"rear": ["sire-parjure", "valet-d-obscuria"]})
    fight(t, WALKER, "sire-parjure")
    assert t.you.pandemonium == ["sire-parjure"] and stats(t, "valet-d-obscuria") == (2, 3)
    t.settled()


@card("la-bete-de-nargar", "quartier-maitresse-ysolde", "serpent-de-magma")
@rule("SF-WORD-050")
def test_the_beast_stirs_for_ysolde_who_deals_and_not_for_the_serpent_whose_player_does():
    t = scene(
        {
            "rear": [on("quartier-maitresse-ysolde", marks={"poseidor": 3}), "serpent-de-magma"],
            "hand": ["bordee-de-doublons"],
            "worship": believers(6),
        },
        {"divine": ["la-bete-de-nargar"], "book": [BROTHER, BROTHER], "rear": [WALKER]},
    )
    fight(t, "serpent-de-magma", WALKER)
    t.me.pick("no")  # it does not rise as a Phoenix
    t.pass_all()
    assert t.card("la-bete-de-nargar").damage == 1
    t.asks(me, kind="main")
    t.play("bordee-de-doublons")
    revoke(t)
    t.pass_all()
    assert t.card("la-bete-de-nargar").damage == 2
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("no")
    t.pass_all()
    t.asks(me, kind="main")
    t.settled()


@card("gamort-sans-tete", "rapt-des-defunts")
@rule("SF-MEM-080", "SF-COST-030")
def test_gamort_abducted_on_his_way_is_lost_and_the_page_too():
    t = scene(
        {"hand": [BROTHER], "purgatory": ["gamort-sans-tete"]},
        {"hand": ["rapt-des-defunts"], "worship": believers(4)},
    )
    t.use("gamort-sans-tete", BROTHER)
    t.me.pick("pass")
    t.you.play("rapt-des-defunts", "gamort-sans-tete")
    revoke(t)
    t.pass_all()
    assert t.you.limbo == ["gamort-sans-tete"] and t.me.limbo == [] and t.me.purgatory == [BROTHER]
    t.settled()


@card("avale-tombes", "rapt-des-defunts", "lame-de-reflux")
@rule("SF-ABIL-160")
def test_tombswallower_swallows_neither_what_is_gone_nor_after_it_is_gone_itself():
    for answer, aim in (("rapt-des-defunts", GHOUL), ("lame-de-reflux", "avale-tombes")):
        t = scene(
            {"rear": ["avale-tombes"], "purgatory": [GHOUL]},
            {"hand": [answer], "worship": believers(6)},
            attacked=True,
        )
        sleep(t)
        t.me.pick("yes", GHOUL)
        t.me.pick("pass")
        t.you.play(answer, aim)
        revoke(t)
        t.pass_all()
        assert t.you.limbo == ([GHOUL] if aim == GHOUL else [])
        assert t.me.purgatory == ([] if aim == GHOUL else [GHOUL])
        assert t.me.rear == (["avale-tombes"] if aim == GHOUL else [])
        t.settled()


@card("avale-tombes")
@rule("SF-LEX-640")
def test_tombswallower_keeps_its_meal_under_another_and_lets_go_of_it_in_a_hand():
    t = scene(
        {"hand": ["folie-passagere"], "worship": believers(6)},
        {"rear": [on("avale-tombes", under=[GHOUL, DRAGON])]},
    )
    t.play("folie-passagere", "avale-tombes")
    revoke(t)
    t.pass_all()
    assert stats(t, "avale-tombes") == (4, 5) and t.me.rear == ["avale-tombes"]
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    t.pass_all()  # it returns to its owner's hand, and lets go of them
    assert t.you.hand == ["avale-tombes"] and sorted(t.you.purgatory) == [DRAGON, GHOUL]
    t.settled()


@card("ossiane-voix-du-glas", "bourreau-voile")
@rule("SF-SACRIF-010", "SF-SACRIF-020")
def test_in_a_combat_only_those_outside_it_may_be_sacrificed_by_either_player():
    t = scene(
        {"rear": ["ossiane-voix-du-glas", DRAGON, GHOUL, "lancier-des-nuages"]},
        {"rear": [WALKER, BROTHER, "goule"], "worship": believers(0, {"card": "bourreau-voile", "ec": 0})},
    )
    announce(t, DRAGON)
    t.declare(DRAGON)
    t.strike(WALKER)
    t.me.pick("pass")
    t.you.use("bourreau-voile")
    t.asks(you, [BROTHER, "goule"])
    t.you.pick("goule")
    t.you.pick("pass")
    assert why_not(t, "ossiane-voix-du-glas", "sacrifice") == "SF-SACRIF-010"  # a stack is open
    t.me.pick("pass")
    assert t.card("bourreau-voile").ec == 2
    t.use("ossiane-voix-du-glas")
    t.pass_all()
    t.me.pick(BROTHER)
    assert t.me.purgatory == [GHOUL] and t.you.purgatory == [BROTHER]  # the only one that could be given
    t.pass_all()
    assert t.card(WALKER).damage == 5
    t.settled()


@card("rapt-des-defunts", "lady-d-obscuria", "valet-d-obscuria")
@rule("SF-ABIL-070", "SF-LEX-130")
def test_an_abducted_lady_needs_a_valet_too():
    t = scene(
        {"hand": ["rapt-des-defunts"], "worship": believers(4), "rear": ["valet-d-obscuria"]},
        {"purgatory": ["lady-d-obscuria"]},
    )
    t.play("rapt-des-defunts", "lady-d-obscuria")
    revoke(t)
    t.pass_all()
    assert t.why("play", "lady-d-obscuria") == "SF-ABIL-070"
    t.use("valet-d-obscuria")
    t.pass_all()
    it = t.me["lady-d-obscuria"]
    assert t.me.rear == ["lady-d-obscuria"] and it.card.owner == 1
    t.settled()


@card("lady-d-obscuria", "orbe-draconique")
@rule("SF-ZONE-070", "SF-SOUFFLE-010")
def test_a_lady_sent_to_strange_limbes_comes_home_with_her_markers():
    t = scene(
        {"hand": ["orbe-draconique"], "worship": believers(6), "rear": [WALKER]},
        {"rear": [on("lady-d-obscuria", marks={"+1/+1": 1}, damage=2)]},
    )
    t.play("orbe-draconique", "lady-d-obscuria")
    revoke(t)
    t.pass_all()
    fight(t, WALKER, "lady-d-obscuria")
    assert t.me.limbo == [] and t.you.limbo == ["lady-d-obscuria"]
    kept = t.state.players[1].limbo[0]
    assert kept.marks == {"+1/+1": 1} and kept.damage == 0 and kept.controller == 1
    t.settled()


@card("nar-tal-fra", "ossuaire-sans-fond")
@rule("SF-GOLEM-120")
def test_nar_tal_fra_the_ange_is_mourned_as_one_and_takes_a_golem():
    temple = {"card": "ossuaire-sans-fond", "ec": 5}
    angel = {"card": "nar-tal-fra", "marks": {"angelus": 1}}
    t = scene({"worship": [temple], "rear": [angel], "hand": [BLOCK]}, {"rear": [WALKER]})
    t.play(BLOCK)
    assert t.card(BLOCK).host == t.me["nar-tal-fra"].card.number
    fight(t, "nar-tal-fra", WALKER)
    assert t.me.front == ["nar-tal-fra"] and t.me["nar-tal-fra"].damage == 2 and t.me.purgatory == [BLOCK]
    t.settled()
    t = scene({"worship": [temple], "rear": [angel]}, {"rear": [WALKER]})
    fight(t, "nar-tal-fra", WALKER)
    sleep(t)
    assert t.me.purgatory == ["nar-tal-fra"] and t.me["ossuaire-sans-fond"].ec == 6
    t.settled()


@card("nar-tal-fra", "demonification")
@rule("SF-LEX-660")
def test_nar_tal_fra_demonified_is_a_demon_whatever_it_bears():
    t = scene(
        {"hand": ["demonification"], "worship": believers(3)},
        {"rear": [{"card": "nar-tal-fra", "marks": {"angelus": 1}}]},
    )
    t.play("demonification", "nar-tal-fra")
    revoke(t)
    it = t.you["nar-tal-fra"]
    assert stats(t, it) == (5, 5) and not keyword(t.state, it, "fourberie") and it.marks == {"angelus": 1}
    t.settled()


@card("nar-tal-fra")
@rule("SF-PAROLE-010")
def test_nar_tal_fra_speaks_in_the_main_part_only_and_may_come_back_in_the_storm():
    t = scene({"rear": ["nar-tal-fra"]}, step="before")
    assert t.why(f"use:{t.number('nar-tal-fra')}.2") == "SF-ANGEL-100"
    t = scene({"rear": ["nar-tal-fra"]})
    t.use("nar-tal-fra")
    t.pass_all()
    t.tempest("nar-tal-fra")  # at Tempête cost in the main part too
    t.me.pick("no")
    assert t.card("forge-du-volcan-sacre").ec == 25 and t.me.rear == ["nar-tal-fra"]
    t.settled()


@card("demonification")
@rule("SF-LEX-690", "SF-LEX-730")
def test_a_demon_never_returns_to_a_hand_and_dies_of_old_wounds():
    t = scene(
        {"hand": ["demonification", "rappel-des-cieux"], "worship": believers(9)},
        {"rear": [DRAGON], "hand": []},
    )
    t.play("demonification", DRAGON)
    revoke(t)
    t.play("rappel-des-cieux")
    revoke(t)
    t.pass_all()
    assert t.you.purgatory == [DRAGON] and t.you.hand == []
    t.settled()
    t = scene({"hand": ["demonification"], "worship": believers(3)}, {"rear": [on(WALKER, damage=5)]})
    t.play("demonification", WALKER)
    revoke(t)
    assert t.you.purgatory == [WALKER]
    t.settled()


@card("demonification", "orbe-draconique")
@rule("SF-FAM-080", "SF-LEX-680")
def test_a_demon_in_the_limbes_stays_one_and_costs_nothing():
    t = scene(
        {"hand": ["demonification", "orbe-draconique"], "worship": believers(9), "rear": [WALKER]},
        {"rear": [DRAGON]},
    )
    t.play("demonification", DRAGON)
    revoke(t)
    t.play("orbe-draconique", DRAGON)
    revoke(t)
    t.pass_all()
    fight(t, WALKER, DRAGON)
    assert t.me.limbo == [DRAGON]
    t.play(DRAGON)
    assert stats(t, t.me[DRAGON]) == (5, 5) and t.me["forge-du-volcan-sacre"].ec == 30
    t.settled()


@card("fargass-fleau-des-dieux", "halkor")
@rule("SF-LEX-010")
def test_an_attack_on_fargass_goes_on_though_a_third_ghoul_arrives():
    t = scene(
        {"rear": [WALKER]},
        {"rear": ["fargass-fleau-des-dieux", GHOUL, "cohorte-sans-tete"], "hand": ["halkor"]},
    )
    announce(t, WALKER)
    t.declare(WALKER)
    t.strike("fargass-fleau-des-dieux")
    t.me.pick("pass")
    t.you.tempest("halkor")
    t.you.pick(GHOUL)
    t.pass_all()
    assert t.card("fargass-fleau-des-dieux").damage == 5 and t.me.purgatory == [WALKER]
    t.settled()


@card("katapult-a-goules")
@rule("SF-ATTACK-190", "SF-ATTACK-200")
def test_an_ambusher_turned_aside_cannot_pick_a_hidden_katapult():
    t = scene({"rear": [WALKER]}, {"rear": ["katapult-a-goules", GHOUL]})
    announce(t, ambush=[WALKER])
    t.declare(WALKER)
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    t.asks(me, [GHOUL, "hold"], kind="redirect")
    t.me.pick("hold")
    t.settled()


@card("katapult-a-goules")
@rule("SF-ARCHERIE-010")
def test_the_katapult_does_not_shoot_when_it_attacks_the_divinite():
    t = scene({"rear": ["katapult-a-goules"]})
    fight(t, "katapult-a-goules", t.state.divinity(1).card.number, ambush=True)
    assert t.state.divinity(1).damage == 2
    t.asks(me, kind="main")
    t.settled()


@card("baffe-macabre", "serpent-de-magma")
def test_a_slapped_phoenix_does_not_rise_and_a_slapped_ghoul_vanishes():
    for id in ("serpent-de-magma", "goule"):
        t = scene({"hand": ["baffe-macabre"], "worship": believers(1), "rear": [WALKER]}, {"rear": [id]})
        t.play("baffe-macabre", id)
        t.pass_all()
        fight(t, WALKER, id)
        assert t.you.pandemonium == ([] if id == "goule" else [id]) and t.you.limbo == [] == t.you.rear
        t.settled()


@card("baffe-macabre")
@rule("SF-MEM-010")
def test_the_slap_is_forgotten_by_an_ange_that_left_and_came_back():
    t = scene(
        {"hand": ["baffe-macabre", "rappel-des-cieux"], "worship": believers(4), "rear": [GHOUL]},
        {"rear": [WALKER]},
    )
    slapped = t.me[GHOUL].card.number
    t.play("baffe-macabre", slapped)
    t.pass_all()
    t.play("rappel-des-cieux")
    revoke(t)
    t.pass_all()
    assert t.me.hand == [GHOUL]
    t.play(slapped)
    fight(t, slapped, WALKER)
    assert t.me.purgatory[-1] == GHOUL and t.me.pandemonium == []
    t.settled()


@card("huissier-des-abysses", "lame-de-reflux")
@rule("SF-DILEMME-030", "SF-LEX-360")
def test_one_loss_that_has_become_impossible_leaves_the_other():
    t = scene(
        {"hand": ["huissier-des-abysses"], "purgatory": ["huissier-des-abysses"]},
        {"rear": [WALKER], "hand": ["rappel-des-cieux"], "worship": believers(4)},
    )
    t.play("huissier-des-abysses")
    t.you.pick("mode:0", "mode:1")
    t.me.pick("mode:0")
    t.me.pick("pass")
    assert t.why("play", "rappel-des-cieux", seat=you) == "SF-MIRACLE-100"  # both cost more than 4
    t.pass_all()
    assert stats(t, WALKER) == (3, 4) and t.state.divinity(1).damage == 3
    t.settled()
    t = scene(
        {"hand": ["huissier-des-abysses"], "purgatory": ["huissier-des-abysses"]},
        {"rear": [DRAGON], "hand": ["rappel-des-cieux"], "worship": believers(4)},
    )
    t.play("huissier-des-abysses")
    t.you.pick("mode:0", "mode:1")
    t.me.pick("mode:0")
    t.me.pick("pass")
    t.you.play("rappel-des-cieux")
    revoke(t)
    t.pass_all()
    assert t.you.hand == [DRAGON] and t.state.divinity(1).damage == 3
    t.settled()


@card("colporteur-de-pactes")
@rule("SF-DILEMME-020")
def test_the_peddler_has_no_page_to_sell_when_the_book_is_empty():
    t = scene({}, {"register": ["colporteur-de-pactes"]}, attacked=True)
    sleep(t)
    t.worship("colporteur-de-pactes")
    t.pass_all()
    assert t.you.rear == ["goule"]
    t.settled()


@card("levee-des-charniers")
@rule("SF-TURN-160")
def test_ghouls_raised_on_the_opposing_turn_defend_and_fall_at_its_end():
    t = scene({"rear": [WALKER]}, {"hand": ["levee-des-charniers"], "worship": believers(3)})
    announce(t, ambush=[WALKER])
    t.declare(WALKER)
    t.strike(t.state.divinity(1).card.number)
    t.me.pick("pass")
    t.you.play("levee-des-charniers")
    revoke(t)
    t.pass_all()
    first = t.state.players[1].rear[0].card.number
    t.asks(me, [one.card.number for one in t.state.players[1].rear] + ["hold"], kind="redirect")
    t.me.pick(first)
    t.pass_all()
    assert len(t.you.rear) == 2 and t.card(WALKER).damage == 2
    sleep(t)
    assert t.you.rear == [] and t.state.active == 1
    t.settled()


@card("peste-des-profondeurs")
@rule("SF-PAIR-170")
def test_the_plague_reaches_the_ange_of_a_pair_and_needs_one():
    brother = on(BROTHER, BLOCK, marks={"-1/-1": 1})
    t = scene({"rear": ["peste-des-profondeurs"]}, {"rear": [brother]}, attacked=True)
    sleep(t)
    t.me.pick(BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and t.you.rear == [BLOCK]
    t.settled()
    t = scene({"rear": ["peste-des-profondeurs"]}, {"rear": [BLOCK]}, attacked=True)
    sleep(t)
    t.asks(you, kind="main")
    t.settled()


@card("halkor", "demonification")
def test_halkor_gives_nothing_to_a_ghoul_that_has_become_a_demon():
    t = scene({"hand": ["demonification"], "worship": believers(3)}, {"rear": [on(GHOUL, "halkor")]})
    t.play("demonification", GHOUL)
    revoke(t)
    assert stats(t, GHOUL) == (5, 5) and t.card("halkor").host == t.card(GHOUL).card.number
    t.settled()


@card("spectre-de-la-derniere-heure")
def test_the_spectre_is_played_again_and_dies_again():
    t = scene({"limbo": ["spectre-de-la-derniere-heure"]}, {"rear": [WALKER]})
    t.play("spectre-de-la-derniere-heure")
    assert t.card("forge-du-volcan-sacre").ec == 25
    fight(t, "spectre-de-la-derniere-heure", WALKER)
    assert t.you.purgatory == [WALKER] and t.me.purgatory == ["spectre-de-la-derniere-heure"]
    t.use("spectre-de-la-derniere-heure")
    t.pass_all()
    assert t.me.limbo == ["spectre-de-la-derniere-heure"]
    t.settled()


@card("gestation-infernale", "peste-des-profondeurs")
@rule("SF-BLESS-010", "SF-BLESS-020")
def test_blessings_ask_for_believers():
    t = scene({"hand": ["gestation-infernale"], "worship": believers(2)})
    assert t.why("play", "gestation-infernale") == "SF-BLESS-010"
    t = scene({"hand": ["gestation-infernale"], "worship": believers(3)}, step="before")
    assert t.why("play", "gestation-infernale") == "SF-ANGEL-100"
    t = scene({"hand": ["gestation-infernale"], "worship": believers(3)})
    t.play("gestation-infernale")
    assert t.card("gestation-infernale").marks == {"sablier": 2} and t.card("forge-du-volcan-sacre").ec == 27
    t.settled()


@card("valet-d-obscuria", "lady-d-obscuria")
@rule("SF-SACRIF-040")
def test_a_lady_given_by_her_valet_makes_room_for_another_and_waits_in_turn():
    t = scene({"rear": ["valet-d-obscuria", "lady-d-obscuria"], "limbo": ["lady-d-obscuria"]})
    old = t.me["lady-d-obscuria"].card.number
    new = t.state.players[0].limbo[0].card.number
    t.use("valet-d-obscuria", old)
    t.pass_all()
    assert {one.card.number for one in t.state.players[0].rear} == {new, t.number("valet-d-obscuria")}
    assert [one.card.number for one in t.state.players[0].limbo] == [old]
    t.settled()


@card("rongeurs-de-la-fosse-commune")
@rule("SF-LEX-140")
def test_a_guest_without_a_breath_to_draw_goes_home_all_the_same():
    t = scene(
        {"hand": ["folie-passagere"], "worship": believers(6)},
        {"rear": ["rongeurs-de-la-fosse-commune", WALKER], "book": [DRAGON]},
    )
    t.play("folie-passagere", "rongeurs-de-la-fosse-commune")
    revoke(t)
    t.pass_all()
    fight(t, "rongeurs-de-la-fosse-commune", WALKER)  # its controller has no page to tear
    assert "rongeurs-de-la-fosse-commune" in t.you.purgatory and t.you.book == [DRAGON]
    assert "rongeurs-de-la-fosse-commune" not in t.me.purgatory
    t.settled()


@card("gamort-sans-tete", "orbe-draconique")
@rule("SF-TENEBRES-010")
def test_darkness_that_light_cannot_banish_still_goes_where_the_orb_sends_it():
    t = scene(
        {"hand": ["orbe-draconique"], "worship": believers(6), "rear": ["paladin-du-voeu-d-or"]},
        {"rear": ["gamort-sans-tete"]},
    )
    t.play("orbe-draconique", "gamort-sans-tete")
    revoke(t)
    t.pass_all()
    fight(t, "paladin-du-voeu-d-or", "gamort-sans-tete")
    assert t.me.limbo == ["gamort-sans-tete"] and t.you.purgatory == []
    t.settled()


@card("demonification", "ysoire-ecuyere-de-l-aube")
@rule("SF-EGIDE-010")
def test_the_first_demonification_glances_off_an_egide():
    t = scene(
        {"hand": ["demonification", "demonification"], "worship": believers(6)},
        {"rear": ["ysoire-ecuyere-de-l-aube"]},
    )
    t.play("demonification", "ysoire-ecuyere-de-l-aube")
    revoke(t)
    assert stats(t, "ysoire-ecuyere-de-l-aube") == (2, 3)
    t.play("demonification", "ysoire-ecuyere-de-l-aube")
    revoke(t)
    assert stats(t, "ysoire-ecuyere-de-l-aube") == (5, 5)
    t.settled()


@card("la-bete-de-nargar")
def test_the_beast_answers_each_ange_of_a_group():
    t = scene({"rear": [DRAGON, GHOUL]}, {"divine": ["la-bete-de-nargar"], "book": [BROTHER] * 3})
    announce(t, ambush=[DRAGON, GHOUL])
    t.declare(DRAGON)
    t.declare(GHOUL)
    t.strike("la-bete-de-nargar")
    t.pass_all()
    t.asks(you, kind="trigger")
    t.you.pick(t.match.decision.keys[0], "yes", "yes")
    t.pass_all()
    assert t.you.rear == ["goule", "goule"] and t.you.purgatory == [BROTHER] * 2
    assert t.card("la-bete-de-nargar").damage == 8
    t.settled()


# Rules that these cards show best


def stack(t):
    """What waits, the bottom first: whose, of which card."""
    return [(one.by, t.state.cards[one.source].proto.id) for one in t.state.stack.items]


@card("cohorte-sans-tete", "rongeurs-de-la-fosse-commune")
@rule("SF-SOUFFLE-020", "SF-PRIO-050", "SF-PRIO-070", "SF-STACK-060")
def test_breaths_drawn_together_wait_in_one_stack_the_active_players_below():
    dying = [on("cohorte-sans-tete", damage=1), "rongeurs-de-la-fosse-commune"]
    t = scene(
        {"hand": ["pluie-de-braises"], "worship": believers(6), "rear": dying, "book": [DRAGON, WALKER]},
        {"rear": dying, "book": [DRAGON, WALKER]},
    )
    t.play("pluie-de-braises")
    revoke(t)
    t.pass_all()
    t.asks(me, ["cohorte-sans-tete", "rongeurs-de-la-fosse-commune"], kind="trigger")
    t.me.pick("rongeurs-de-la-fosse-commune")
    t.asks(you, ["cohorte-sans-tete", "rongeurs-de-la-fosse-commune"], kind="trigger")
    t.you.pick("cohorte-sans-tete")
    assert stack(t) == [
        (me, "rongeurs-de-la-fosse-commune"),
        (me, "cohorte-sans-tete"),
        (you, "cohorte-sans-tete"),
        (you, "rongeurs-de-la-fosse-commune"),
    ]
    t.me.pick("pass")  # after what was triggered it is the active player's turn to add
    t.you.pick("pass")
    assert t.you.book == [WALKER] and t.me.book == [DRAGON, WALKER] and t.you.rear == t.me.rear == []
    t.pass_all()
    assert t.me.rear == t.you.rear == ["goule"] and t.me.book == [WALKER]
    t.settled()


@card("cohorte-sans-tete")
@rule("SF-PRIO-090")
def test_of_two_who_slay_each_other_the_defender_breathes_first():
    t = scene({"rear": ["cohorte-sans-tete"]}, {"rear": ["cohorte-sans-tete"]})
    announce(t, "cohorte-sans-tete")
    t.declare("cohorte-sans-tete")
    t.strike(t.you["cohorte-sans-tete"].card.number)
    t.me.pick("pass")
    t.you.pick("pass")
    assert stack(t) == [(me, "cohorte-sans-tete"), (you, "cohorte-sans-tete")]
    t.you.pick("pass")
    t.me.pick("pass")
    assert t.you.rear == ["goule"] and t.me.rear == []
    t.pass_all()
    assert t.me.rear == ["goule"]
    t.settled()


@card("spectre-de-la-derniere-heure")
@rule("SF-MORT-040")
def test_mort_subite_takes_a_spectre_at_the_end_of_the_opposing_turn_too():
    t = scene({}, {"rear": ["spectre-de-la-derniere-heure", GHOUL]}, attacked=True)
    sleep(t)
    assert t.you.purgatory == ["spectre-de-la-derniere-heure"] and t.you.rear == [GHOUL]
    t.settled()


@card("baton-du-guerisseur")
@rule("SF-NUIT-020")
def test_what_enters_at_night_does_not_use_its_night_any_more():
    t = scene({"hand": ["baton-du-guerisseur"], "rear": [on("oriel-des-nuees", damage=2)]}, step="night")
    t.play("baton-du-guerisseur")
    revoke(t)
    t.pass_all()
    assert t.me["oriel-des-nuees"].damage == 2 and t.state.active == you
    t.settled()


@card("brule-chair")
@rule("SF-LEX-560", "SF-LEX-570")
def test_a_minus_marker_takes_a_plus_marker_away_and_no_half_ones():
    marks = {"+1/+1": 1}
    t = scene({"purgatory": ["brule-chair"]}, {"rear": [on(WALKER, marks=marks)]})
    t.use("brule-chair", WALKER)
    t.pass_all()
    assert t.card(WALKER).marks == {} and stats(t, WALKER) == (5, 6)
    t.settled()
    halves = {"+1/+0": 1, "+0/+1": 1}
    t = scene({"purgatory": ["brule-chair"]}, {"rear": [on(WALKER, marks=halves)]})
    t.use("brule-chair", WALKER)
    t.pass_all()
    assert t.card(WALKER).marks == {**halves, "-1/-1": 1} and stats(t, WALKER) == (5, 6)
    t.settled()


@card("cohorte-sans-tete", "sire-parjure", "halkor")
@rule("SF-LEX-120")
def test_the_cohort_is_both_ghoul_and_knight():
    t = scene({"rear": [on("cohorte-sans-tete", "halkor"), "sire-parjure"]})
    assert stats(t, "cohorte-sans-tete") == (7, 3)
    fight(t, "cohorte-sans-tete", t.state.divinity(1).card.number, ambush=True)
    assert t.state.divinity(1).damage == 7
    t.settled()


@card("baffe-macabre", "folie-passagere")
@rule("SF-LEX-170")
def test_a_guest_that_is_banished_goes_to_its_owners_pandemonium():
    t = scene(
        {"hand": ["folie-passagere", "baffe-macabre"], "worship": believers(9)},
        {"rear": [GHOUL, WALKER]},
    )
    t.play("folie-passagere", GHOUL)
    revoke(t)
    t.pass_all()
    t.play("baffe-macabre", GHOUL)
    t.pass_all()
    fight(t, GHOUL, WALKER)
    assert t.you.pandemonium == [GHOUL] and t.me.pandemonium == []
    t.settled()


@card("azhram-maitre-de-la-fosse")
@rule("SF-ARCH-080", "SF-ZONE-130")
def test_an_archange_in_front_takes_its_damage_once_and_an_ange_twice():
    t = scene({"rear": [BROTHER, GHOUL]}, {"front": ["azhram-maitre-de-la-fosse", WALKER], "rear": [BROTHER]})
    announce(t, GHOUL, t.me[BROTHER].card.number)
    t.declare(GHOUL)
    t.strike("azhram-maitre-de-la-fosse")
    t.pass_all()
    t.declare(t.me[BROTHER].card.number)
    t.strike(WALKER)
    t.pass_all()
    assert t.card("azhram-maitre-de-la-fosse").damage == 3 and t.card(WALKER).damage == 2
    t.settled()


@card("huissier-des-abysses", "morvane-reine-exsangue", "la-bete-de-nargar")
@rule("SF-DIV-070", "SF-DIV-090")
def test_three_damage_end_a_divinite_without_plume_and_do_nothing_to_a_mortal_one():
    t = scene({"hand": ["huissier-des-abysses"]}, {"divine": [on("morvane-reine-exsangue", damage=25)]})
    t.play("huissier-des-abysses")
    t.you.pick("mode:0")
    t.pass_all()
    assert t.match.decision is None
    mortal = on("la-bete-de-nargar", damage=21)
    t = scene({"hand": ["huissier-des-abysses"]}, {"divine": [mortal], "book": [BROTHER]})
    t.play("huissier-des-abysses")
    t.asks(you, ["mode:0", "mode:2"])  # legal all the same
    t.you.pick("mode:0")
    t.pass_all()
    it = t.card("la-bete-de-nargar")
    assert it.mortal and it.damage == 21 and it.marks == {"plume": 1}
    t.settled()


@card("sire-parjure", "valet-d-obscuria", "gamort-sans-tete")
@rule("SF-ABIL-050", "SF-COST-060")
def test_abilities_sleep_in_hand_and_some_wake_in_the_purgatoire():
    t = scene(
        {
            "hand": ["sire-parjure", "valet-d-obscuria"],
            "rear": [GHOUL],
            "limbo": ["lady-d-obscuria"],
            "purgatory": ["gamort-sans-tete", "valet-d-obscuria"],
        },
        attacked=True,
    )
    assert t.offers("use") == ["gamort-sans-tete"]
    sleep(t)
    assert t.state.divinity(0).damage == 0
    t.settled()


@card("katapult-a-goules")
@rule("SF-ATTACK-210")
def test_a_katapult_turned_aside_from_the_divinite_does_not_shoot():
    t = scene({"rear": ["katapult-a-goules"]}, {"rear": [WALKER]})
    announce(t, ambush=["katapult-a-goules"])
    t.declare("katapult-a-goules")
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    t.asks(me, [WALKER, "hold"], kind="redirect")
    t.me.pick(WALKER)
    t.asks(me, kind="window")  # back in the Contemplation, nothing was triggered
    t.pass_all()
    assert t.card(WALKER).damage == 2
    t.settled()


@card("brule-chair", "eclat-de-la-tour")
@rule("SF-ATTACK-130")
def test_an_ambusher_may_aim_past_a_defender_who_then_falls():
    t = scene({"rear": ["brule-chair"], "hand": ["eclat-de-la-tour"], "worship": believers(6)}, {"rear": [BROTHER]})
    announce(t, ambush=["brule-chair"])
    t.declare("brule-chair")
    t.strike(t.state.divinity(1).card.number)
    t.play("eclat-de-la-tour", BROTHER)
    revoke(t)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and t.state.divinity(1).damage == 5
    t.settled()


@card("le-mange-tout")
@rule("SF-TEMPETE-040", "SF-TEMPETE-030")
def test_an_eat_all_in_the_storm_eats_before_what_was_waiting():
    t = scene(
        {"hand": ["eclat-de-la-tour", BROTHER], "worship": believers(6)},
        {"hand": ["le-mange-tout"], "rear": [on(GHOUL, BLOCK)]},
    )
    t.play("eclat-de-la-tour", GHOUL)
    revoke(t)
    t.me.pick("pass")
    t.you.tempest("le-mange-tout")
    t.asks(me, ["mode:0", "mode:1"])
    t.me.pick("mode:1")
    assert stack(t) == [(me, "eclat-de-la-tour"), (you, "le-mange-tout")]
    t.you.pick("pass")
    t.me.pick("pass")
    assert life(t.state, t.card("le-mange-tout")) == 7 and t.card(BLOCK).damage == 0
    t.pass_all()
    assert t.you.purgatory == [BLOCK] and t.card("le-mange-tout").host == t.card(GHOUL).card.number
    t.settled()


@card("nar-tal-fra")
@rule("SF-GOLEM-020")
def test_a_golem_falls_with_its_last_point_of_bou():
    t = scene({"rear": [BROTHER]}, {"rear": [on("nar-tal-fra", damage=3)]})
    fight(t, BROTHER, "nar-tal-fra")
    assert t.you.purgatory == ["nar-tal-fra"] and t.me[BROTHER].damage == 0
    t.settled()


@card("orpheline-des-tombes", "rapt-des-defunts")
@rule("SF-COST-100", "SF-STACK-090")
def test_nobody_answers_between_a_revoked_orphan_and_the_miracle():
    t = scene(
        {"hand": ["rapt-des-defunts"], "worship": believers(3, "orpheline-des-tombes"), "book": [DRAGON]},
        {"purgatory": [GHOUL]},
    )
    t.play("rapt-des-defunts", GHOUL, "orpheline-des-tombes")
    assert stack(t) == [(me, "orpheline-des-tombes"), (me, "rapt-des-defunts")]
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.me.limbo == [GHOUL] and t.me.hand == [DRAGON]
    t.settled()


@card("avale-tombes", "halkor", "torche-d-os")
@rule("SF-LEX-650")
def test_what_is_linked_to_tombswallower_is_not_under_it():
    t = scene({"rear": [on("avale-tombes", "halkor", "torche-d-os", under=[GHOUL])]})
    assert stats(t, "avale-tombes") == (2 + 1 + 2 + 3, 4)
    fight(t, "avale-tombes", t.state.divinity(1).card.number, ambush=True)
    assert t.state.divinity(1).damage == 8
    t.settled()
