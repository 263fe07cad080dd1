"""Chapter 3: priority, wording, what is known, memory, abilities, costs, the stack, contradictory cards."""

import pytest
from sf_scene import PLAIN, believers, end_turn, fight, fv, on, play, scene

from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    Destroyed,
    angels,
    damage,
    destroy,
    draws,
    effect,
    has_keyword,
    keyword,
    leave_play,
    marks_itself,
    on_each,
    on_several,
    plus_atq,
    put,
    searches,
    several,
    target,
    this_card,
)
from pioche.games.sevenfallen.rules.values import atq, life
from pioche.testing import card, me, rule, you

BROTHER = "frere-lai-des-murailles"  # 1/2
LANCER = "lancier-des-nuages"  # 2/3
GHOUL = "goule-des-ravines"  # 3/2
DRAGON = "dragon-des-cretes-rouges"  # 5/4
WALKER = "marcheur-blinde"  # 5/6
HATCHLING = "dragonnet-des-cendres"  # 1/1, Flamme
SLAG = "bloc-de-scories"  # a Golem of 3 BOU, Tempête 2
SWORD = "epee-du-pelerin"  # an Équipement of 2 EC
BOLT = "eclat-de-la-tour"  # target a page: 3 damage
STUDY = "souffle-d-inspiration"  # draw two pages
GRACE = "pluie-de-grace"  # +4 FV
SHIELD = "bouclier-de-priere"  # target one of your pages: prévenir (3), guérir (2)
RECALL = "rappel-des-cieux"  # an Ange of at most 4 EC to its owner's hand, not targeted
CUBE = "cube-mystique"  # -X FV on an Ange, not targeted
SLAP = "baffe-macabre"  # target an Ange: banished if it is destroyed this turn
ORPHAN = "orpheline-des-tombes"  # an Adorateur. Dernier souffle: draw a page
TABLET = "tablette-vivante"  # a Golem of 3 BOU. Dernier souffle: draw a page
PENTACLOCK = "pentaclock"
BOOKFUL = [LANCER] * 8


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


def waiting(t):
    """The cards whose effects are on the stack, the first at the bottom."""
    return [t.state.cards[item.source].proto.id for item in t.state.stack.items] if t.state.stack else []


def resolve(t):
    """Both pass: the effect on top resolves."""
    t.match.choose("pass")
    t.match.choose("pass")


def told(t, *ids):
    """The log lines with these ids, in order, with the card that each is about."""
    lines = [line for line in log_data(t.match, 0, -1, None) if line["id"] in ids]
    return [(line["id"], t.state.cards[line["args"]["card"]["card"]].proto.id) for line in lines]


def ec(t, seat=me):
    return sum(one.ec for one in t.state.players[seat].worship)


def rich(*hand, **words):
    """A player with five Adorateurs to revoke and a Livre Sacré to draw from."""
    return {"hand": list(hand), "worship": believers(5), "book": BOOKFUL, **words}


# Priority


@rule("SF-PRIO-010")
def test_without_priority_nothing_is_played():
    t = scene({"rear": [DRAGON]}, rich(BOLT, SLAG, SWORD, rear=[BROTHER]))
    wanted = [("play", BOLT), ("tempest", SLAG), ("play", SWORD)]
    assert [t.why(verb, id, seat=you) for verb, id in wanted] == ["SF-PRIO-010"] * 3
    t.attack()  # a Contemplation, where I come first
    assert [t.why(verb, id, seat=you) for verb, id in wanted] == ["SF-PRIO-010"] * 3
    t.me.pick("pass")
    t.asks(you, [f"play:{t.number(BOLT)}", f"tempest:{t.number(SLAG)}", f"play:{t.number(SWORD)}", "pass"])
    t.settled()


@card(BROTHER)
@rule("SF-PRIO-020", "SF-PRIO-010")
def test_the_active_player_keeps_priority_while_nothing_opens_a_stack():
    t = scene({"hand": [BROTHER, LANCER, GHOUL, SLAG, SWORD]}, rich(BOLT))
    for id in (BROTHER, LANCER, GHOUL, SLAG):
        t.me.play(id)
        if t.match.decision.kind == "link":
            t.me.pick(LANCER)
        t.asks(me, kind="main")
        assert t.state.stack is None and t.why("play", BOLT, seat=you) == "SF-PRIO-010"
    t.me.play(SWORD, BROTHER)  # SF-EQUIP-100: no stack either
    t.asks(me, kind="main")
    t.settled()


@card(HATCHLING, BOLT)
@rule("SF-PRIO-030", "SF-STACK-040")
def test_who_has_added_may_add_more_before_the_other_gets_a_chance():
    t = scene(rich(HATCHLING, BOLT), rich(SHIELD, rear=[WALKER]))
    t.me.play(HATCHLING)
    t.asks(me, [BOLT, "pass"], kind="answer")
    assert t.why("play", SHIELD, seat=you) == "SF-PRIO-010"
    play(t, BOLT, WALKER)
    t.asks(me, ["pass"], kind="answer")  # still mine
    t.me.pick("pass")
    t.asks(you, [SHIELD, "pass"], kind="answer")
    assert waiting(t) == [HATCHLING, BOLT]
    play(t, SHIELD, WALKER)
    t.asks(you, ["pass"], kind="answer")  # and now it is theirs
    t.pass_all()
    assert t.card(WALKER).damage == 1
    t.settled()


@card(BOLT, SHIELD, STUDY)
@rule("SF-PRIO-040", "SF-STACK-070", "SF-STACK-060")
def test_after_each_resolution_the_active_player_may_add_first():
    t = scene(rich(BOLT, GRACE, rear=[BROTHER]), rich(SHIELD, STUDY, rear=[WALKER]))
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    play(t, SHIELD, WALKER)
    t.you.pick("pass")
    t.me.pick("pass")
    assert waiting(t) == [BOLT]  # the Miracle on top has resolved
    t.asks(me, [GRACE, "pass"], kind="answer")
    play(t, GRACE)
    assert waiting(t) == [BOLT, GRACE]
    before = fv(t, me)
    resolve(t)
    assert fv(t, me) == before + 4 and waiting(t) == [BOLT]
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.card(WALKER).damage == 0  # prevented
    t.settled()


@card("impulsion-disruptive", ORPHAN)
@rule("SF-PRIO-040", "SF-STACK-110")
def test_priority_is_the_active_players_even_after_an_intervention_divine_of_the_other():
    mine = rich(BOLT, rear=[WALKER])
    yours = {"hand": ["impulsion-disruptive"], "worship": [*believers(2), ORPHAN], "book": BOOKFUL, "rear": [BROTHER]}
    t = scene(mine, yours, step="before")
    t.me.pick("pass")
    t.you.play("impulsion-disruptive", ORPHAN)
    t.you.pick(WALKER)
    assert t.card(WALKER).damage == 3 and waiting(t) == [ORPHAN]
    t.asks(me, [BOLT, "pass"], kind="answer")
    t.pass_all()
    t.settled()


@card("pluie-de-braises", "rongeurs-de-la-fosse-commune", "cohorte-sans-tete", "eclaireur-des-courants")
@rule("SF-PRIO-050", "SF-PRIO-070", "SF-STACK-060")
def test_what_falls_together_enters_one_stack_the_active_players_first():
    rats, cohort, scout = "rongeurs-de-la-fosse-commune", "cohorte-sans-tete", "eclaireur-des-courants"
    t = scene(
        rich("pluie-de-braises", rear=[rats, on(cohort, damage=1)]),
        {"rear": [scout, on("elora-d-eondra", damage=1)], "book": BOOKFUL},
    )
    play(t, "pluie-de-braises")
    resolve(t)
    t.asks(me, [rats, cohort], kind="trigger")
    t.me.pick(cohort)
    t.asks(you, [scout, "elora-d-eondra"], kind="trigger")
    t.you.pick("elora-d-eondra", "yes", "yes")
    assert waiting(t) == [cohort, rats, "elora-d-eondra", scout]
    resolve(t)
    t.asks(you, kind="place")  # theirs, and the last of theirs, is the first to resolve
    t.you.pick("top:" + str(t.state.players[you].book[0].number))
    t.you.pick("top:" + str(t.state.players[you].book[1].number))
    resolve(t)
    resolve(t)
    assert len(t.me.book) == 7 and t.me.rear == []  # a page was torn before the Goule comes
    resolve(t)
    assert t.me.rear == ["goule"]
    t.settled()


@rule("SF-PRIO-060", "SF-TURN-170")
def test_passive_effects_of_one_moment_happen_at_once_the_active_players_first(reword):
    class Closing:
        end_of_turn = effect(marks_itself("+1/+0"))

    for id in (BROTHER, LANCER, GHOUL):
        reword(id, Closing)
    t = scene({"rear": [BROTHER, LANCER]}, rich(BOLT, rear=[GHOUL]), active=1, attacked=True)
    t.you.end()
    t.pass_all()
    t.asks(me, [BROTHER, LANCER], kind="trigger")  # yours has happened before, it is your turn; mine in my order
    assert t.card(GHOUL).marks == {"+1/+0": 1} and t.card(LANCER).marks == {}
    t.me.pick(LANCER)
    assert told(t, "marked") == [("marked", GHOUL), ("marked", LANCER), ("marked", BROTHER)]
    t.asks(me, kind="window")  # nobody could answer: the next turn has begun
    assert t.state.active == me and waiting(t) == []
    t.settled()


@pytest.mark.parametrize("first", [0, 1])
@rule("SF-PRIO-080")
def test_two_derniers_souffles_of_one_ange_enter_in_the_order_of_its_controller(reword, first):
    class Twice:
        dernier_souffle = several(effect(draws(1)), effect(target(angels), damage(2)))

    reword(BROTHER, Twice)
    t = scene(rich(BOLT, rear=[WALKER]), {"rear": [BROTHER], "book": BOOKFUL})
    play(t, BOLT, BROTHER)
    resolve(t)
    t.asks(you, kind="trigger")
    assert len(t.match.decision.keys) == 2
    t.you.pick(t.match.decision.keys[first])
    t.you.pick(WALKER)
    assert waiting(t) == [BROTHER, BROTHER]
    resolve(t)
    drawn, hurt = len(t.you.hand), t.card(WALKER).damage
    assert (drawn, hurt) == ((0, 2) if first == 0 else (1, 0))  # last in, first out
    resolve(t)
    assert len(t.you.hand) == 1 and t.card(WALKER).damage == 2
    t.settled()


@pytest.mark.parametrize("active", [me, you])
@card("exorciste-du-pin-noir", "rongeurs-de-la-fosse-commune")
@rule("SF-PRIO-090")
def test_of_two_that_destroy_each_other_the_opponents_dernier_souffle_resolves_first(active):
    rats, exorcist = "rongeurs-de-la-fosse-commune", "exorciste-du-pin-noir"
    mine = {"rear": [on(rats), WALKER], "book": BOOKFUL}
    yours = {"rear": [on(exorcist, damage=3), LANCER]}
    t = scene(mine, yours, active=active)
    fight(t, *((rats, exorcist) if active == me else (exorcist, rats)))
    t.pass_all()
    t.you.pick(WALKER)
    assert waiting(t) == ([rats, exorcist] if active == me else [exorcist, rats])
    resolve(t)
    assert (t.card(WALKER).damage, len(t.me.book)) == ((2, 8) if active == me else (0, 7))
    resolve(t)
    assert t.card(WALKER).damage == 2 and len(t.me.book) == 7
    t.pass_all()
    t.settled()


@card("rongeurs-de-la-fosse-commune", BOLT)
@rule("SF-PRIO-040", "SF-STACK-050", "SF-STACK-150")
def test_what_an_effect_has_triggered_joins_the_stack_and_the_active_player_acts_first():
    rats = "rongeurs-de-la-fosse-commune"
    t = scene(rich(STUDY, BOLT, rear=[WALKER]), rich(SLAP, rear=[rats]))
    play(t, STUDY)
    play(t, BOLT, rats)
    resolve(t)
    assert waiting(t) == [STUDY, rats]  # one stack
    t.asks(me, kind="answer")
    resolve(t)
    assert len(t.you.book) == 7 and len(t.me.hand) == 0 and waiting(t) == [STUDY]
    t.pass_all()
    assert len(t.me.hand) == 2
    t.settled()


# Wording


@card("heaume-sans-visage", BOLT, CUBE)
@rule("SF-WORD-010")
def test_words_are_meant_exactly_to_target_is_not_to_affect():
    helm = "heaume-sans-visage"  # 4/4
    t = scene(rich(BOLT, CUBE), {"rear": [helm]})
    play(t, BOLT, helm)
    t.pass_all()
    assert t.card(helm).damage == 0
    play(t, CUBE)
    t.pass_all()
    assert t.card(helm).damage == 2  # two Miracles lie in the Purgatoire
    t.settled()


QUANTITIES = {
    "destroy 2": ((2, 2), {0: None, 1: None, 2: [2], 4: [2]}),
    "destroy up to 2": ((0, 2), {0: [0], 1: [0, 1], 2: [0, 1, 2], 4: [0, 1, 2]}),
    "destroy at least 2": ((2, 99), {0: None, 1: None, 2: [2], 3: [2, 3]}),
}


def _destroys_some(least, most):
    return effect(on_several(lambda s, me, it: destroy(s, [Destroyed(it)]), angels, least=least, most=most))


@pytest.mark.parametrize("text", QUANTITIES)
@rule("SF-WORD-020", "SF-WORD-030", "SF-WORD-040")
def test_a_number_is_strict_unless_the_text_says_otherwise(reword, text):
    (least, most), cases = QUANTITIES[text]

    class Some:
        miracle = _destroys_some(least, most)

    reword(STUDY, Some)
    for there, allowed in cases.items():
        for wanted in allowed or [0]:
            t = scene(rich(STUDY), {"rear": [BROTHER] * there})
            if allowed is None:
                assert t.why("play", STUDY) == "SF-MIRACLE-100" and t.offers("play") == []
                continue
            play(t, STUDY)
            resolve(t)
            for _ in range(wanted):
                t.me.pick(BROTHER)
            if t.match.decision.kind == "target":
                t.me.pick("done")
            assert len(t.you.purgatory) == wanted
            t.settled()


@card("adoubement", "repli-en-bon-ordre")
@rule("SF-WORD-030", "SF-WORD-040")
def test_up_to_and_at_least_on_real_cards():
    t = scene(rich("adoubement", "repli-en-bon-ordre", front=[BROTHER]))
    assert t.offers("play") == ["adoubement"]  # for no Chevalier at all; but one Ange on the LDF is not two
    assert t.why("play", "repli-en-bon-ordre") == "SF-MIRACLE-100"
    play(t, "adoubement")
    t.pass_all()
    t.settled()


@card("la-bete-de-nargar", "serpent-de-magma", "quartier-maitresse-ysolde", "linalie-deesse-pirate")
@rule("SF-WORD-050")
def test_what_you_deal_is_dealt_by_your_divinite():
    ysolde, snake = "quartier-maitresse-ysolde", "serpent-de-magma"
    t = scene(
        rich(BOLT, divine=["linalie-deesse-pirate"], rear=[snake, on(ysolde, marks={"poseidor": 3})]),
        {"divine": ["la-bete-de-nargar"], "book": BOOKFUL},
    )
    play(t, BOLT, snake)
    resolve(t)
    t.me.pick("no")  # not to the Limbes
    t.pass_all()
    assert t.state.divinity(you).damage == 1 and t.you.rear == []  # you dealt it, not the snake
    t.use("linalie-deesse-pirate")
    if "yes" in t.match.decision.keys:
        t.me.pick("yes")
    while t.match.decision.kind == "target":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    while t.match.decision.kind == "target":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    t.asks(you, ["yes", "no"])  # this Ange has dealt 1
    t.you.pick("yes")
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.you.rear == ["goule"]
    t.settled()


@card("paladin-du-voeu-d-or", "arc-de-chasse")
@rule("SF-WORD-060")
def test_what_archerie_destroys_is_destroyed_by_the_divinite_not_by_the_archer():
    paladin = "paladin-du-voeu-d-or"  # Lumière
    t = scene({"rear": [on(paladin, "arc-de-chasse")]}, {"rear": [BROTHER, LANCER]})
    fight(t, paladin, LANCER)
    t.me.pick("yes", BROTHER)
    t.pass_all()
    assert t.you.purgatory == [BROTHER] and t.you.pandemonium == [LANCER]
    t.settled()


# What is known


def seen(t, seat, viewer, zone):
    """What a viewer sees in a zone: ids, `?` for what is hidden."""
    return [one.get("card", "?") for one in t.match.view(viewer)["players"][seat][zone]]


@rule("SF-INFO-010", "SF-INFO-020", "SF-INFO-040", "SF-INFO-060", "SF-INFO-070", "SF-INFO-100")
def test_each_player_sees_all_that_is_public_and_nothing_else():
    mine = {
        "hand": [BOLT, SLAG],
        "book": [LANCER, DRAGON, GHOUL],
        "register": [PLAIN, ORPHAN],
        "archangel": ["vulcaryon-seigneur-de-braise"],
        "rear": [on(BROTHER, marks={"+1/+1": 3}, damage=2)],
        "front": [on(WALKER, "tortue-ilot", SWORD)],
        "limbo": ["phenix-de-dracodia"],
        "purgatory": [STUDY],
        "pandemonium": [CUBE],
        "worship": believers(1, ec=7),
    }
    t = scene(mine, {"divine": ["la-bete-de-nargar"]})
    t.attack()
    for viewer in (me, you):
        assert seen(t, me, viewer, "divine") == ["dragon-vie-souffle-premier"]
        assert seen(t, me, viewer, "rear") == [BROTHER] and seen(t, me, viewer, "front") == [WALKER]
        assert seen(t, me, viewer, "worship") == ["forge-du-volcan-sacre", PLAIN]
        assert seen(t, me, viewer, "limbo") == ["phenix-de-dracodia"]
        assert seen(t, me, viewer, "purgatory") == [STUDY] and seen(t, me, viewer, "pandemonium") == [CUBE]
        assert seen(t, me, viewer, "book") == ["?"] * 3 and seen(t, me, viewer, "register") == ["?"] * 2
        view = t.match.view(viewer)["players"][me]
        assert view["rear"][0]["marks"] == {"+1/+1": 3} and view["rear"][0]["damage"] == 2
        assert [one["card"] for one in view["front"][0]["attached"]] == ["tortue-ilot", SWORD]
        assert view["worship"][0]["ec"] == 7
    assert seen(t, me, me, "hand") == [BOLT, SLAG] and seen(t, me, you, "hand") == ["?", "?"]
    assert seen(t, me, me, "archangel") == ["vulcaryon-seigneur-de-braise"] and seen(t, me, you, "archangel") == ["?"]
    secret = str(t.match.view(you))
    assert not any(id in secret for id in (BOLT, SLAG, LANCER, DRAGON, GHOUL, ORPHAN, "vulcaryon-seigneur-de-braise"))
    t.settled()


@rule("SF-INFO-030", "SF-INFO-020")
def test_the_registre_is_looked_at_only_to_take_an_adorateur_from_its_top_three():
    register = [PLAIN, ORPHAN, "couveuse-d-oeufs", "oracle-des-fumees", "souffleuse-de-forge"]
    t = scene({"register": register}, {"register": register}, step="dawn")
    assert t.why("look") == "SF-INFO-030"
    assert seen(t, me, me, "register") == ["?"] * 5
    t.pass_all()
    t.asks(me, register[:3], kind="worship")
    assert seen(t, me, me, "register") == [*register[:3], "?", "?"] and seen(t, me, you, "register") == ["?"] * 5
    t.me.pick(ORPHAN)
    t.me.pick(f"bottom:{t.state.players[me].register[0].number}")
    t.me.pick(f"top:{t.state.players[me].register[0].number}")
    assert t.me.register == ["couveuse-d-oeufs", "oracle-des-fumees", "souffleuse-de-forge", PLAIN]
    t.asks(me, kind="main")
    assert t.why("look") == "SF-INFO-030" and seen(t, me, you, "register") == ["?"] * 4
    t.settled()


@card("rapt-des-defunts", "lame-de-reflux", RECALL)
@rule("SF-INFO-050")
def test_what_you_do_not_own_never_comes_to_your_hand(reword):
    def _to_my_hand(s, me, it):
        leave_play(s, it)
        put(s, it.card, me.seat, "hand")

    class Home:
        ferveur = effect(on_each(_to_my_hand, this_card))

    reword(LANCER, Home)
    t = scene(rich("rapt-des-defunts"), {"purgatory": [LANCER]})
    play(t, "rapt-des-defunts", LANCER)
    t.pass_all()
    assert t.me.limbo == [LANCER]
    t.me.play(LANCER)
    t.pass_all()
    assert t.me.hand == [] and t.you.hand == [LANCER]
    t.settled()


@card("tete-de-karass-ash-ker-elm", "chapitre-retrouve", "elora-d-eondra")
@rule("SF-INFO-080", "SF-INFO-090", "SF-INFO-110")
@pytest.mark.parametrize("finds", [True, False])
def test_a_search_under_a_condition_is_shown_may_find_nothing_and_ends_in_a_shuffle(finds):
    book = [LANCER, "leana-d-eondra", *[GHOUL, DRAGON, WALKER, BROTHER] * 4]
    t = scene({"rear": ["elora-d-eondra"], "book": book}, rich(BOLT), active=1)
    play(t, BOLT, "elora-d-eondra")
    resolve(t)
    t.me.pick("yes")
    resolve(t)
    t.asks(me, ["leana-d-eondra", "done"])
    assert "?" not in seen(t, me, me, "book") and set(seen(t, me, you, "book")) == {"?"}
    t.me.pick("leana-d-eondra" if finds else "done")
    t.pass_all()
    left = [id for id in book if not (finds and id == "leana-d-eondra")]
    assert seen(t, me, you, "hand") == (["leana-d-eondra"] if finds else [])  # revealed
    assert sorted(t.me.book) == sorted(left) and t.me.book != left
    assert set(seen(t, me, me, "book")) == {"?"}
    t.settled()


@rule("SF-INFO-080", "SF-INFO-110")
def test_a_search_without_a_condition_is_not_shown(reword):
    class Anything:
        miracle = effect(searches())

    reword(STUDY, Anything)
    t = scene(rich(STUDY, book=[LANCER, *[GHOUL, DRAGON, WALKER, BROTHER] * 4]))
    play(t, STUDY)
    resolve(t)
    t.me.pick(LANCER)
    assert t.me.hand == [LANCER] and seen(t, me, you, "hand") == ["?"]
    assert t.me.book != [GHOUL, DRAGON, WALKER, BROTHER] * 4 and LANCER not in str(log_data(t.match, 0, you, "en"))
    t.settled()


# Memory


@card(RECALL, "retraite-spirituelle", "phenix-de-dracodia")
@rule("SF-MEM-010")
def test_only_the_cdb_the_limbes_the_adoration_and_le_divin_remember():
    t = scene(
        {
            "hand": [RECALL, "retraite-spirituelle"],
            "worship": believers(6),
            "divine": [on("dragon-vie-souffle-premier", damage=3, marks={"fv": 2, "plume": 1})],
            "rear": [on(LANCER, marks={"+1/+1": 1}), on(WALKER, damage=2, marks={"+1/+1": 1})],
        }
    )
    play(t, "retraite-spirituelle", WALKER)
    t.pass_all()
    walker = t.card(WALKER)
    assert t.zone(WALKER) == ("worship", me) and (walker.damage, walker.marks) == (2, {"+1/+1": 1})
    play(t, RECALL)
    t.pass_all()
    t.me.play(LANCER)
    assert t.card(LANCER).marks == {}
    assert t.state.divinity(me).damage == 3 and fv(t, me) == 25
    t.settled()


@card(PENTACLOCK, "novice-aux-clochettes", "messager-sans-visage")
@rule("SF-MEM-020", "SF-MEM-030")
def test_an_ange_that_pentaclock_takes_away_comes_back_as_if_just_played():
    novice = "novice-aux-clochettes"  # 1/3, Ferveur: tear a page
    worn = on(novice, damage=2, marks={"+1/+1": 2}, klass="pirate", tilted=True)
    t = scene(rich(rear=[worn, PENTACLOCK]))
    t.use(PENTACLOCK)
    resolve(t)
    t.me.pick(novice)
    it = t.card(novice)
    assert (it.damage, it.marks, it.klass, it.tilted, life(t.state, it)) == (0, {}, "", False, 3)
    assert waiting(t) == [novice]  # its Ferveur
    t.pass_all()
    assert len(t.me.book) == 7 and t.me.pandemonium == []
    t.settled()


@pytest.mark.parametrize("forgotten", [True, False])
@card("foi-du-heros", PENTACLOCK)
@rule("SF-MEM-040")
def test_pentaclock_makes_even_the_price_of_foi_du_heros_forgotten(forgotten):
    t = scene(rich("foi-du-heros", rear=[LANCER, PENTACLOCK]))
    play(t, "foi-du-heros", LANCER)
    t.pass_all()
    assert (atq(t.state, t.card(LANCER)), life(t.state, t.card(LANCER))) == (4, 5)
    if forgotten:
        t.use(PENTACLOCK)
        resolve(t)
        t.me.pick(LANCER)
        assert (atq(t.state, t.card(LANCER)), life(t.state, t.card(LANCER))) == (2, 3)
    end_turn(t)
    assert (LANCER in t.me.rear) == forgotten
    t.settled()


@card("orbe-draconique", "salamandre-furieuse")
@rule("SF-MEM-050")
def test_in_the_limbes_a_page_keeps_its_markers_and_nothing_else(reword):
    class Wild:
        miracle = effect(target(angels), has_keyword("berserk"), plus_atq(2), damage(1))

    reword(STUDY, Wild)
    t = scene(rich(STUDY, "orbe-draconique", BOLT), {"rear": [on(LANCER, marks={"+1/+1": 1, "poseidor": 2})]})
    play(t, STUDY, LANCER)
    t.pass_all()
    it = t.card(LANCER)
    assert it.damage == 1 and keyword(t.state, it, "berserk") == 1 and atq(t.state, it) == 5
    for id in (BOLT, "orbe-draconique"):
        play(t, id, LANCER)
    t.pass_all()
    assert t.zone(LANCER) == ("limbo", me)
    it = t.card(LANCER)
    assert it.marks == {"+1/+1": 1, "poseidor": 2} and it.damage == 0
    assert keyword(t.state, it, "berserk") == 0 and atq(t.state, it) == 3
    t.settled()
