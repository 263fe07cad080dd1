"""Chapter 3: priority, wording, what is known, memory, abilities, costs, the stack, contradictory cards."""

import pytest
from sf_scene import PLAIN, believers, end_turn, fight, fv, on, play, scene

from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.engine.seats import opponent
from pioche.engine.stack import busy
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    Cost,
    Destroyed,
    Effect,
    Hit,
    Several,
    an_angel,
    angels,
    banish,
    choose,
    chosen,
    control,
    damage,
    damage_one,
    deal,
    dealer,
    designate,
    destroy,
    destroys,
    destroys_one,
    draws,
    effect,
    golems,
    has_keyword,
    in_pile,
    keyword,
    leave_play,
    limbo_from_play,
    marks_itself,
    move_card,
    my_angels,
    on_each,
    on_front,
    on_one,
    on_several,
    plus,
    plus_atq,
    put,
    put_into_play,
    sacrifices,
    searches,
    several,
    spend,
    target,
    tears_cost,
    that,
    their_angels,
    this_card,
    tilts_one,
    untilted,
)
from pioche.games.sevenfallen.rules.terms import AFTER, EFFECTS, ENDS
from pioche.games.sevenfallen.rules.values import atq, life
from pioche.games.sevenfallen.state import BOLD
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
        assert not busy(t.state) and t.why("play", BOLT, seat=you) == "SF-PRIO-010"
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


@pytest.mark.parametrize("active", [me, you])
@card("scribe-aux-mille-plumes")
@rule("SF-PRIO-050")
def test_of_what_one_event_triggers_on_both_sides_the_opponents_resolves_first(active):
    scribe = "scribe-aux-mille-plumes"  # when a player draws, a +0/+1 marker
    t = scene(rich(STUDY, rear=[scribe]), rich(STUDY, rear=[scribe]), active=active)
    play(t, STUDY)
    resolve(t)
    assert [item.by for item in t.state.stack.items] == [active, 1 - active]  # the one who drew does not matter
    resolve(t)
    assert [one[scribe].marks for one in (t.players[active], t.players[1 - active])] == [{}, {"+0/+1": 1}]
    t.pass_all()
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
    assert seen(t, me, me, "register") == ["couveuse-d-oeufs", "?", "?", PLAIN]  # I know what I have put back
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


@card("chapitre-retrouve")
@rule("SF-INFO-040", "SF-INFO-080")
def test_a_page_chosen_in_the_livre_sacre_without_a_condition_is_the_choosers_secret():
    t = scene(rich("chapitre-retrouve", book=[LANCER, GHOUL, DRAGON]), {"rear": [BROTHER]})
    play(t, "chapitre-retrouve", GHOUL)
    assert waiting(t) == ["chapitre-retrouve"] and t.match.view(you)["stack"][0][0]["targets"] == []
    assert not told(t, "activates.at")
    t.pass_all()
    assert t.me.hand == [GHOUL] and seen(t, me, you, "hand") == ["?"] and seen(t, me, me, "book") == ["?", "?"]
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


class Exile:
    """Put an Ange into its controller's Limbes."""

    miracle = effect(target(angels), on_each(lambda s, me, it: limbo_from_play(s, it)))


@card("crowtyr", SLAG)
@rule("SF-MEM-060", "SF-MEM-050")
def test_a_golem_raised_to_an_ange_is_a_golem_again_in_the_limbes(reword):
    reword(STUDY, Exile)
    t = scene(rich(STUDY, rear=["crowtyr", LANCER, on(BROTHER, SLAG)]))
    t.use("crowtyr", SLAG)
    t.pass_all()
    assert t.card(SLAG).printed.type == "angel" and atq(t.state, t.card(SLAG)) == 2
    play(t, STUDY, SLAG)
    t.pass_all()
    lost = t.card(SLAG)
    assert t.zone(SLAG) == ("limbo", me) and lost.printed.type == "golem" and lost.marks == {"+1/+1": 2}
    t.me.play(SLAG, BROTHER)
    again = t.card(SLAG)
    assert again.printed.type == "golem" and again.marks == {"+1/+1": 2}  # inert
    assert life(t.state, again) == 3 and atq(t.state, again) == 0 and again.host == t.number(BROTHER)
    t.settled()


@card("nar-tal-fra", "talamain")
@rule("SF-MEM-070", "SF-ABIL-080")
def test_a_text_about_tokens_or_markers_works_in_the_limbes(reword):
    reword(STUDY, Exile)
    t = scene(rich(STUDY, rear=["nar-tal-fra", "talamain"]))
    t.use("nar-tal-fra")
    t.pass_all()
    it = t.card("nar-tal-fra")
    assert t.zone("nar-tal-fra") == ("limbo", me) and it.printed.type == "angel" and it.marks == {"angelus": 1}
    assert (atq(t.state, it), life(t.state, it)) == (4, 4)
    assert keyword(t.state, it, "fourberie") and keyword(t.state, it, "assassin")
    t.use("talamain")
    t.pass_all()
    play(t, STUDY, "talamain")
    t.pass_all()
    it = t.card("talamain")
    assert t.zone("talamain") == ("limbo", me) and it.printed.type == "angel" and it.marks == {"+1/+0": 2}
    assert (atq(t.state, it), life(t.state, it)) == (2, 5)
    t.settled()


class Flicker:
    """Banish one of your Anges, then put it into play."""

    def _flicker(s, me, it):
        banish(s, it)
        return put_into_play(s, it.card, me.seat)

    miracle = effect(on_one(_flicker, my_angels))


@pytest.mark.parametrize("answered", [True, False])
@card("lame-de-reflux")
@rule("SF-MEM-080", "SF-STACK-130")
def test_an_effect_that_moves_a_page_is_cancelled_if_the_page_has_moved_meanwhile(reword, answered):
    reword(STUDY, Flicker)
    t = scene(rich("lame-de-reflux"), rich(STUDY, rear=[LANCER, WALKER]))
    play(t, "lame-de-reflux", LANCER)
    t.me.pick("pass")
    if answered:
        play(t, STUDY)
        resolve(t)
        t.you.pick(LANCER)
    t.pass_all()
    assert (LANCER in t.you.rear) == answered and (LANCER in t.you.hand) == (not answered)
    assert told(t, "cancelled") == ([("cancelled", "lame-de-reflux")] if answered else [])
    t.settled()


@card(PENTACLOCK, "chant-des-recifs", "folie-passagere")
@rule("SF-MEM-090")
def test_several_moves_in_one_effect_end_with_the_controller_or_in_the_owners_private_zone():
    t = scene(
        rich("chant-des-recifs", "folie-passagere", rear=[PENTACLOCK]),
        {"rear": [LANCER, WALKER]},
        attacked=True,
    )
    t.me.play("chant-des-recifs", LANCER)
    t.pass_all()
    assert LANCER in t.me.rear
    t.use(PENTACLOCK)
    resolve(t)
    t.me.pick(LANCER)
    assert t.zone(LANCER) == ("rear", me) and t.card(LANCER).controller == me
    assert t.me.pandemonium == t.you.pandemonium == []
    play(t, "folie-passagere", WALKER)
    t.pass_all()
    assert WALKER in t.me.rear
    t.end()
    t.pass_all()
    assert t.you.hand == [WALKER] and t.card(LANCER).controller == me
    t.settled()


# Abilities


@card("dragon-fulminant")
@rule("SF-ABIL-010")
def test_what_takes_standard_abilities_away_leaves_special_ones(reword):
    class Plain:
        def keyword(s, source, it, name, value):
            return 0

    reword("zenith-immobile", Plain)
    t = scene({"hand": [HATCHLING], "rear": ["zenith-immobile", on("dragon-fulminant", damage=1)]}, {"rear": [WALKER]})
    t.me.play(HATCHLING)
    t.asks(me, kind="main")  # no Flamme
    it = t.card("dragon-fulminant")  # 4/4, Berserk, Flamme; +1 ATQ while it is wounded
    assert keyword(t.state, it, "berserk") == 0 and atq(t.state, it) == 5
    t.settled()


@card("mecatrooper", GRACE, "porteur-de-cellules")
@rule("SF-ABIL-020", "SF-ABIL-190")
def test_the_text_of_a_miracle_is_no_ability_but_that_of_an_adorateur_is():
    t = scene(
        {
            "hand": [GRACE, STUDY],
            "book": BOOKFUL,
            "worship": believers(3, "porteur-de-cellules"),
            "rear": ["mecatrooper"],
        }
    )
    before = fv(t, me)
    play(t, GRACE)
    t.pass_all()
    t.asks(me, kind="main")  # the Divinité has gained FV, through a Miracle
    assert fv(t, me) == before + 4
    t.me.play(STUDY, "porteur-de-cellules")
    t.pass_all()
    t.asks(me, ["yes", "no"])  # a page's ability
    t.me.pick("no")
    t.pass_all()
    t.asks(me, kind="main")
    assert t.card("mecatrooper").marks == {}
    t.settled()


@card("treve-celeste", "mecatrooper")
@rule("SF-ABIL-020", "SF-ABIL-090", "SF-ABIL-190", "SF-ABIL-110", "SF-ABIL-200")
def test_a_benediction_is_triggered_once_for_each_ange_that_falls_and_meca_trooper_by_it():
    t = scene(rich("pluie-de-braises", rear=["mecatrooper", "treve-celeste", BROTHER, GHOUL]))
    before = fv(t, me)
    play(t, "pluie-de-braises")
    resolve(t)
    if t.match.decision.kind == "trigger":
        t.me.pick(t.match.decision.keys[0])
    assert waiting(t) == ["treve-celeste"] * 2
    resolve(t)
    assert fv(t, me) == before + 2
    t.me.pick("yes")
    assert waiting(t) == ["treve-celeste", "mecatrooper"]  # triggered: it waits, and can be answered
    resolve(t)
    assert t.card("mecatrooper").marks == {"+0/+1": 1}
    resolve(t)
    t.me.pick("no")
    t.pass_all()
    assert fv(t, me) == before + 4 and t.card("mecatrooper").marks == {"+0/+1": 1}
    t.settled()


@card("ours-berserk")
@rule("SF-ABIL-190", "SF-ABIL-120")
def test_what_holds_while_a_golem_is_linked_holds_at_once_and_without_a_stack():
    t = scene({"hand": ["ours-berserk"], "rear": [LANCER]}, rich(BOLT))
    t.me.play("ours-berserk")
    t.asks(me, kind="main")
    assert atq(t.state, t.card(LANCER)) == 3 and keyword(t.state, t.card(LANCER), "berserk") == 1
    t.settled()


@card("novice-aux-clochettes", "medium-de-la-cour")
@rule("SF-ABIL-030", "SF-ABIL-200")
def test_an_ability_is_compulsory_unless_it_says_you_may():
    novice, medium = "novice-aux-clochettes", "medium-de-la-cour"
    t = scene({"hand": [novice, medium, medium, GHOUL, GHOUL], "book": BOOKFUL}, rich(BOLT))
    t.me.play(novice)
    t.asks(me, ["pass"], kind="answer")  # it was not asked: it waits
    t.pass_all()
    assert t.me.purgatory == [LANCER]
    t.me.play(medium)
    t.asks(me, ["yes", "no"])
    t.me.pick("no")
    t.asks(me, kind="main")  # declined: there is no stack
    assert waiting(t) == []
    t.me.play(medium, "yes", GHOUL)
    t.asks(me, kind="answer")
    assert t.me.hand == [GHOUL]
    t.pass_all()  # not asked again
    assert t.me.hand == [GHOUL, LANCER]
    t.settled()


TRIGGERED = {*BOLD, *EFFECTS, *AFTER, *ENDS}


@card("banneret-d-ambre", "novice-aux-clochettes")
@rule("SF-ABIL-040", "SF-ABIL-120", "SF-ABIL-100")
def test_every_ability_is_triggered_or_passive_and_only_the_first_kind_can_wait():
    for proto in BOOK.cards.values():
        for name, hook in proto.hooks.items():
            waits = isinstance(hook.run, Effect | Several)
            assert waits == (name in TRIGGERED or name == "serment"), (proto.id, name)
    t = scene({"hand": ["banneret-d-ambre", "novice-aux-clochettes"], "book": BOOKFUL, "rear": ["heaume-sans-visage"]})
    t.me.play("banneret-d-ambre")
    assert atq(t.state, t.card("heaume-sans-visage")) == 5 and waiting(t) == []
    t.me.play("novice-aux-clochettes")
    assert waiting(t) == ["novice-aux-clochettes"]
    t.pass_all()
    t.settled()


@card("sire-parjure", "gamort-sans-tete", TABLET)
@rule("SF-ABIL-050", "SF-COST-060")
def test_abilities_sleep_out_of_play_but_for_dernier_souffle_and_purgatoire():
    t = scene(
        {
            "hand": ["sire-parjure", PENTACLOCK, GHOUL],
            "limbo": ["sire-parjure"],
            "purgatory": ["sire-parjure", "gamort-sans-tete", PENTACLOCK],
            "rear": [on(LANCER, on(TABLET, damage=1))],
            "book": BOOKFUL,
        },
        rich(BOLT),
        attacked=True,
    )
    assert t.offers("use") == ["gamort-sans-tete"] and t.why("use", PENTACLOCK) == "SF-COST-060"
    assert atq(t.state, t.card(LANCER)) == 2
    t.end()
    t.me.pick("pass")
    play(t, BOLT, TABLET)
    t.pass_all()
    assert len(t.me.hand) == 6 and t.state.divinity(me).damage == 0  # one breath, two pages of the turn, no Nuit
    t.settled()


class Nightly:
    nuit_divine = effect(draws(1))


@pytest.mark.parametrize("moved", [True, False])
@card("retraite-spirituelle", "eclaireur-a-roues")
@rule("SF-ABIL-060")
def test_an_ange_in_the_adoration_has_no_abilities(reword, moved):
    scout = "eclaireur-a-roues"  # Symbiose
    reword(scout, Nightly)
    hand, rear, worship = ["retraite-spirituelle"], ["mecatrooper"], believers(4)
    if moved:
        t = scene({"hand": hand, "rear": [*rear, scout], "worship": worship, "book": BOOKFUL}, attacked=True)
        assert atq(t.state, t.card("mecatrooper")) == 3
        play(t, "retraite-spirituelle", scout)
        t.pass_all()
    else:  # a position that was set up so
        t = scene({"hand": hand, "rear": rear, "worship": [*worship, scout], "book": BOOKFUL}, attacked=True)
    assert t.zone(scout) == ("worship", me) and atq(t.state, t.card("mecatrooper")) == 2
    t.end()
    t.pass_all()
    assert len(t.me.book) == 6  # the two pages of the turn
    t.settled()


@card("lady-d-obscuria")
@rule("SF-ABIL-070")
def test_a_text_about_a_zone_works_in_that_zone():
    t = scene({"limbo": ["lady-d-obscuria", LANCER]})
    assert t.offers("play") == [LANCER] and t.why("play", "lady-d-obscuria") == "SF-ABIL-070"
    t = scene({"hand": ["lady-d-obscuria"]})
    t.me.play("lady-d-obscuria")
    t.settled()


@card("saison-des-flammes", HATCHLING)
@rule("SF-ABIL-110", "SF-ABIL-090")
def test_a_triggered_ability_may_be_activated_several_times_in_a_turn():
    t = scene({"hand": [HATCHLING, BROTHER, HATCHLING], "rear": ["saison-des-flammes"]})
    for count in (1, 2):
        t.me.play(HATCHLING)
        t.pass_all()
        assert t.state.divinity(you).damage == count
    t.me.play(BROTHER)
    t.asks(me, kind="main")
    t.settled()


@card("sol-ul-premiere-lumiere")
@rule("SF-ABIL-100", "SF-STACK-020")
def test_an_ability_that_targets_waits_on_the_stack_and_counts_as_used_though_it_is_cancelled():
    sol = "sol-ul-premiere-lumiere"
    t = scene(rich(divine=[sol]), rich(RECALL, rear=[on(LANCER, damage=1), on(GHOUL, damage=1)]))
    t.use(sol, LANCER)
    assert waiting(t) == [sol] and t.card(LANCER).damage == 1
    t.me.pick("pass")
    play(t, RECALL)
    resolve(t)
    t.you.pick(LANCER)
    t.pass_all()
    assert told(t, "cancelled") == [("cancelled", sol)]
    assert t.offers("use") == [] and t.why("use", sol) != ""  # it was activated once this turn
    t.settled()


@rule("SF-ABIL-120", "SF-ABIL-130")
def test_a_passive_ability_applies_at_once_and_nobody_gets_priority(reword):
    class Vanguard:
        atq = plus(2, lambda s, source, it: it.controller == source.seat and on_front(s, it))

    reword("zenith-immobile", Vanguard)
    t = scene({"rear": ["zenith-immobile", LANCER, BROTHER]}, rich(BOLT, rear=[WALKER]), step="announce")
    assert atq(t.state, t.card(LANCER)) == 2
    t.announce(LANCER)
    t.me.pick("done")
    t.asks(me, [LANCER], kind="declare")
    assert atq(t.state, t.card(LANCER)) == 4 and t.why("play", BOLT, seat=you) == "SF-ATTACK-010"
    t.settled()


@card("zenith-immobile")
@rule("SF-ABIL-130")
def test_what_a_passive_ability_held_up_falls_at_once_when_it_ends():
    t = scene(
        {"rear": [on("zenith-immobile", marks={"sablier": 1}), on(LANCER, damage=4), BROTHER]},
        rich(BOLT),
        active=1,
        attacked=True,
    )
    t.you.end()
    while waiting(t) != ["zenith-immobile"]:
        t.match.choose("pass")
    assert LANCER in t.me.rear
    resolve(t)
    assert t.me.rear == [BROTHER] and sorted(t.me.purgatory) == sorted([LANCER, "zenith-immobile"])
    assert waiting(t) == []
    t.settled()


@pytest.mark.parametrize(("pages", "asked"), [(1, False), (2, True)])
@card("veilleuse-des-presages")
@rule("SF-ABIL-140")
def test_an_ability_that_cannot_be_carried_out_in_full_is_not_activated(pages, asked):
    t = scene({"rear": ["veilleuse-des-presages"], "book": [LANCER] * pages}, active=1, attacked=True)
    t.you.end()
    t.pass_all()
    assert ("yes" in t.match.decision.keys) == asked
    if asked:
        t.me.pick("no")
    t.pass_all()
    t.settled()


def faithful(**words):
    """A player with an Adorateur that can be given a text."""
    return {"worship": believers(2, on(ORPHAN, ec=0)), "book": BOOKFUL, **words}


class BurnsToAim:
    """Destroy one of your Anges and target an Ange to deal 3 damage to it."""

    parole_divine = effect(destroys_one(my_angels), target(angels), damage(3))


@rule("SF-COST-040", "SF-COST-120")
def test_an_ange_that_is_the_only_target_is_not_destroyed_to_target_one(reword):
    reword(ORPHAN, BurnsToAim)
    t = scene(faithful(rear=[LANCER]))
    assert t.why("use", ORPHAN) == "SF-ABIL-140" and t.offers("use") == []
    assert t.me.rear == [LANCER] and t.me.purgatory == []
    t.settled()
    t = scene(faithful(rear=[LANCER]), {"rear": [WALKER]})
    assert t.offers("use") == [ORPHAN]
    t.use(ORPHAN, WALKER)
    t.pass_all()
    assert t.me.purgatory == [LANCER] and t.card(WALKER).damage == 3
    t.settled()
    t = scene(faithful(rear=[LANCER, WALKER]))
    t.use(ORPHAN)
    t.asks(me, [LANCER, WALKER], kind="target")  # which of them is destroyed
    t.me.pick(LANCER)
    t.asks(me, [WALKER], kind="target")
    t.me.pick(WALKER)
    t.pass_all()
    assert t.me.purgatory == [LANCER] and t.card(WALKER).damage == 3
    t.settled()


class BurnsForTwo:
    parole_divine = effect(destroys_one(my_angels), spend(2), target(my_angels, 2), damage(1))


class BurnsForItself:
    sacrifice = effect(sacrifices(), marks_itself("+1/+1", 1))


class TiltsToAim:
    parole_divine = effect(tilts_one(my_angels), target(that(my_angels, untilted)), damage(1))


class BurnsToCount:
    parole_divine = effect(destroys_one(my_angels), control(my_angels, 3), draws(1))


@rule("SF-COST-040")
@pytest.mark.parametrize(
    ("who", "text", "few", "enough"),
    [
        (ORPHAN, BurnsForTwo, [LANCER, WALKER], [LANCER, WALKER, BROTHER]),
        (WALKER, BurnsForItself, [WALKER], [WALKER, GHOUL]),
        (ORPHAN, TiltsToAim, [LANCER, on(WALKER, tilted=True)], [LANCER, WALKER]),
        (ORPHAN, BurnsToCount, [LANCER, WALKER, BROTHER], [LANCER, WALKER, BROTHER, BROTHER]),
    ],
)
def test_what_every_way_to_pay_would_make_impossible_cannot_be_used(reword, who, text, few, enough):
    reword(who, text)
    t = scene(faithful(rear=few))
    assert t.offers("use") == [] and t.why("use", who) == "SF-ABIL-140"
    t.settled()
    t = scene(faithful(rear=enough))
    assert who in t.offers("use") and t.why("use", who) == ""
    t.settled()


class BreathesToAim:
    """Dernier souffle: destroy one of your Anges and target an Ange to deal 3 damage to it."""

    dernier_souffle = effect(destroys_one(my_angels), target(angels), damage(3))


@rule("SF-COST-040", "SF-ABIL-140")
def test_a_triggered_effect_that_cannot_be_paid_for_in_full_costs_nothing(reword):
    reword(GHOUL, BreathesToAim)
    t = scene(rich(BOLT, rear=[GHOUL, LANCER]))
    play(t, BOLT, GHOUL)
    t.pass_all()
    assert t.me.rear == [LANCER] and not busy(t.state) and t.card(LANCER).damage == 0
    t.settled()


class Compound:
    """Give an Ange +1 ATQ until the end of the turn and draw a page."""

    miracle = effect(plus_atq(1, angels), draws(1))


@rule("SF-ABIL-150", "SF-ABIL-160", "SF-COST-120")
def test_a_compound_effect_happens_whole_or_not_at_all(reword):
    reword(STUDY, Compound)
    assert scene(rich(STUDY)).why("play", STUDY) == "SF-MIRACLE-100"  # no Ange: not just for the page
    assert scene(rich(STUDY, rear=[LANCER], book=[])).why("play", STUDY) == "SF-MIRACLE-100"
    t = scene(rich(STUDY, STUDY, rear=[LANCER]), rich(RECALL))
    play(t, STUDY)
    t.pass_all()
    assert atq(t.state, t.card(LANCER)) == 3 and t.me.hand == [STUDY, LANCER]
    play(t, STUDY)
    t.me.pick("pass")
    play(t, RECALL)
    t.pass_all()
    assert t.me.hand == [LANCER, LANCER] and len(t.me.book) == 7  # the Ange came back, no page was drawn
    assert told(t, "cancelled") == [("cancelled", STUDY)]
    t.settled()


@card("pluie-de-braises")
@rule("SF-ABIL-170")
def test_an_effect_on_all_needs_one_that_it_affects(reword):
    class Aloof:
        def insensible(s, source, it, me):
            return it is source

    reword(GHOUL, Aloof)
    t = scene(rich("pluie-de-braises"), {"rear": [GHOUL]})
    assert t.offers("play") == [] and t.why("play", "pluie-de-braises") == "SF-MIRACLE-100"
    t = scene(rich("pluie-de-braises"), rich(RECALL, rear=[GHOUL, LANCER]))
    play(t, "pluie-de-braises")
    t.pass_all()
    assert (t.card(GHOUL).damage, t.card(LANCER).damage) == (0, 2)
    t.settled()


@pytest.mark.parametrize(("pages", "activated"), [(3, False), (4, True)])
@card("annedelie")
@rule("SF-ABIL-180")
def test_annedelie_looks_only_if_there_are_as_many_pages_as_classes(pages, activated):
    worship = believers(1)  # Eondrien
    rear = ["annedelie", GHOUL, LANCER, WALKER]  # and three more, without her
    t = scene({"rear": rear, "worship": worship, "book": [BROTHER] * pages}, rich(BOLT, BOLT), active=1)
    for _ in range(2):
        play(t, BOLT, "annedelie")
        resolve(t)
    assert (waiting(t) == ["annedelie"]) == activated
    t.pass_all()
    for _ in range(4 if activated else 0):
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    t.settled()


@rule("SF-ABIL-210")
def test_each_point_of_atq_is_one_marker_and_each_point_of_fv_takes_one():
    knight = "chevalier-de-l-ordre-ocre"  # 4/5
    t = scene({"rear": [GHOUL]}, {"rear": [knight]})
    fight(t, GHOUL, knight)
    t.pass_all()
    it = t.card(knight)
    assert it.damage == 3 and life(t.state, it) - it.damage == 2 and t.me.purgatory == [GHOUL]
    t.settled()


# Costs and effects


def hurts_one(select, amount):
    """*Deal X damage to one of … to …*, as a cost."""

    def pay(s, me):
        it = yield from designate(s, me, select(s, me))
        yield from deal(s, [Hit(it, amount, dealer(s, me), me.seat)])

    return Cost(lambda s, me: bool(select(s, me)), pay, upsets=lambda s, me: True)


@rule("SF-COST-010", "SF-COST-070", "SF-STACK-030")
def test_what_stands_before_pour_is_paid_and_what_follows_waits(reword):
    class Blood:
        parole_divine = effect(destroys_one(my_angels), damage_one(3, their_angels), draws(1))

    reword("forge-orbitale", Blood)
    worship = [on("forge-orbitale", ec=9)]
    t = scene({"worship": worship, "rear": [BROTHER, GHOUL], "book": BOOKFUL}, {"rear": [WALKER]})
    t.use("forge-orbitale")
    t.asks(me, [BROTHER, GHOUL])
    assert not busy(t.state)
    t.me.pick(GHOUL)  # the sacrifice is the cost
    assert t.me.purgatory == [GHOUL] and waiting(t) == ["forge-orbitale"]
    assert t.card(WALKER).damage == 0 and t.me.hand == []  # the damage and the page are the effect
    t.pass_all()
    assert t.card(WALKER).damage == 3 and len(t.me.hand) == 1
    t.settled()


@card("forge-orbitale")
@rule("SF-COST-070", "SF-STACK-030")
def test_ec_are_spent_before_the_effect_waits():
    t = scene({"worship": [on("forge-orbitale", ec=3)]})
    t.use("forge-orbitale")
    assert ec(t) == 0 and t.me.rear == [] and waiting(t) == ["forge-orbitale"]
    t.pass_all()
    assert t.me.rear == ["meca"]
    t.settled()


@rule("SF-COST-020")
def test_a_condition_is_looked_at_once_as_the_effect_is_activated(reword):
    class Needy:
        miracle = effect(control(my_angels), damage_one(3, angels), draws(1))

    reword(STUDY, Needy)
    t = scene(rich(STUDY), rich(RECALL, rear=[WALKER]))
    assert t.why("play", STUDY) == "SF-MIRACLE-100"  # an opposing Ange is not mine
    t = scene(rich(STUDY, rear=[LANCER]), rich(RECALL, rear=[WALKER]))
    play(t, STUDY)
    t.me.pick("pass")
    play(t, RECALL)
    t.pass_all()
    t.pass_all()
    assert t.me.rear == [] and t.card(WALKER).damage == 3 and t.me.hand == [LANCER, LANCER]
    t.settled()


@card("caius", "rappel-d-usine")
@rule("SF-COST-030", "SF-COST-080", "SF-COST-090")
def test_spending_and_targeting_are_costs_and_stay_paid_though_the_effect_is_cancelled():
    t = scene({"hand": ["caius"], "rear": [BROTHER]}, rich("rappel-d-usine", rear=[on(WALKER, TABLET)]))
    t.me.play("caius", "yes", TABLET)
    assert ec(t) == 30 - 3 - 3 and waiting(t) == ["caius"] and t.card(TABLET).damage == 0
    assert t.match.view(you)["stack"][0][0]["targets"] == [t.number(TABLET)]  # you know it before you answer
    assert told(t, "activates.at") == [("activates.at", "caius")]
    t.me.pick("pass")
    play(t, "rappel-d-usine", TABLET)
    t.pass_all()
    assert t.you.hand == [TABLET] and ec(t) == 24 and told(t, "cancelled") == [("cancelled", "caius")]
    t.settled()


class Bleeding:
    """Deal 1 damage to one of your Anges and target an Ange to deal 3 damage to it."""

    parole_divine = effect(hurts_one(my_angels, 1), target(angels), damage(3))


@rule("SF-COST-040", "SF-COST-120", "SF-STACK-130")
def test_costs_are_met_in_the_order_in_which_they_are_written(reword):
    reword("forge-orbitale", Bleeding)
    worship = [on("forge-orbitale", ec=9)]
    t = scene({"worship": worship, "rear": [HATCHLING]})
    assert t.offers("use") == [] and t.why("use", "forge-orbitale") == "SF-ABIL-140"  # it would have no target left
    assert t.card(HATCHLING).damage == 0
    t = scene({"worship": worship, "rear": [HATCHLING, BROTHER]}, rich(RECALL, rear=[WALKER, LANCER]))
    t.use("forge-orbitale", HATCHLING)
    t.asks(me, [BROTHER, WALKER, LANCER], kind="target")
    t.me.pick(LANCER)
    t.me.pick("pass")
    play(t, RECALL)
    resolve(t)
    t.you.pick(LANCER)
    t.pass_all()
    assert t.me.purgatory == [HATCHLING] and t.card(WALKER).damage == t.card(BROTHER).damage == 0
    t.settled()


@card("hache-aux-trophees")
@rule("SF-COST-050", "SF-COST-100")
def test_a_page_is_revealed_its_serment_met_its_ec_paid_and_adorateurs_revoked_in_that_order(reword):
    class Sworn:
        serment = effect(tears_cost(1))

    axe = "hache-aux-trophees"  # 2 EC, revoke 1
    reword(axe, Sworn)
    t = scene(rich(axe, rear=[BROTHER]), rich(BOLT))
    play(t, axe)
    lines = [line["id"] for line in log_data(t.match, 0, -1, None)]
    assert [id for id in lines if id in ("plays", "tore", "paid", "destroyed", "equipped")] == [
        "plays",
        "tore",
        "paid",
        "destroyed",
        "equipped",
    ]
    t.asks(me, kind="main")  # nobody could answer any of it
    t = scene(rich(axe, rear=[BROTHER], book=[]))
    assert t.why("play", axe) == "SF-LEX-620"
    t.settled()


@card(ORPHAN, BOLT)
@rule("SF-COST-100", "SF-STACK-090", "SF-STACK-030")
def test_a_revoked_adorateur_breathes_under_the_miracle_and_nobody_can_answer_the_revoking():
    t = scene({"hand": [BOLT], "worship": [*believers(2), ORPHAN], "book": BOOKFUL}, rich(SHIELD, rear=[WALKER]))
    t.me.play(BOLT, WALKER)
    t.asks(me, [PLAIN, PLAIN, ORPHAN], kind="revoke")
    assert waiting(t) == []
    t.me.pick(ORPHAN)
    assert waiting(t) == [ORPHAN, BOLT]
    t.asks(me, kind="answer")  # the Miracle was activated before anybody had priority
    resolve(t)
    assert t.card(WALKER).damage == 3 and t.me.hand == []
    t.pass_all()
    assert t.me.hand == [LANCER]
    t.settled()


class Offering:
    """Destroy one of your Anges to draw a page."""

    miracle = effect(destroys_one(my_angels), draws(1))


@pytest.mark.parametrize("by", ["bourreau-voile", STUDY])
@card("bourreau-voile", "rongeurs-de-la-fosse-commune")
@rule("SF-STACK-090", "SF-COST-100")
def test_what_a_cost_has_triggered_goes_under_the_effect_that_it_pays_for(reword, by):
    reword(STUDY, Offering)
    rats = "rongeurs-de-la-fosse-commune"  # Dernier souffle: tear a page
    worship = believers(5, "bourreau-voile")  # Sacrifice: give 2 EC to this Adorateur
    t = scene({"hand": [STUDY], "rear": [rats], "worship": worship, "book": BOOKFUL}, rich(BOLT))
    if by == STUDY:
        play(t, STUDY)
    else:
        t.use(by)
    assert waiting(t) == [rats, by] and t.me.rear == []
    t.asks(me, kind="answer")
    resolve(t)
    assert waiting(t) == [rats] and LANCER not in t.me.purgatory
    t.pass_all()
    assert t.me.purgatory[-1] == LANCER
    t.settled()


MORTAL_ONE = on("dragon-vie-souffle-premier", damage=23)


@pytest.mark.parametrize("mortal", [True, False])
@card("spectre-de-la-derniere-heure", "sire-parjure", GRACE)
@rule("SF-COST-110")
def test_a_mortal_divinite_pays_no_cost_in_damage_but_may_be_dealt_it_for_nothing(mortal):
    spectre = "spectre-de-la-derniere-heure"  # Purgatoire: deal 2 damage to your Divinité to …
    divine = [MORTAL_ONE] if mortal else ["dragon-vie-souffle-premier"]
    t = scene(rich(GRACE, divine=divine, purgatory=[spectre], rear=["sire-parjure"]), attacked=True)
    before, hurt = fv(t, me), t.state.divinity(me).damage
    if mortal:
        assert t.offers("use") == [] and t.why("use", spectre) == "SF-ABIL-140"
    else:
        t.use(spectre)
        t.pass_all()
        assert t.me.limbo == [spectre] and t.state.divinity(me).damage == 2
        hurt = 2
    play(t, GRACE)
    t.pass_all()
    assert fv(t, me) == before + (0 if mortal else 4)
    t.end()
    while waiting(t) != ["sire-parjure"]:  # Nuit divine: 1 damage to its own Divinité
        t.match.choose("pass")
    resolve(t)
    assert t.state.divinity(me).damage == hurt + (0 if mortal else 1) and t.match.result is None
    t.pass_all()
    t.settled()


@pytest.mark.parametrize(("has", "pages", "refused"), [(2, 1, True), (1, 2, True), (2, 2, False)])
@rule("SF-COST-120", "SF-COST-130")
def test_an_effect_is_fully_payable_and_achievable_or_refused_for_nothing(reword, has, pages, refused):
    class Scholar:
        parole_divine = effect(spend(2), draws(2))

    reword("forge-orbitale", Scholar)
    t = scene({"worship": [on("forge-orbitale", ec=has)], "book": [LANCER] * pages})
    assert t.why("use", "forge-orbitale") == ("SF-ABIL-140" if refused else "")
    assert ec(t) == has
    if not refused:
        t.use("forge-orbitale")
        t.pass_all()
        assert ec(t) == 0 and len(t.me.hand) == 2
    t.settled()


@card("capitaine-erebousse", "mousse-des-hauts-fonds")
@rule("SF-COST-130")
def test_spend_names_a_cost_of_a_resource_from_wherever_it_lies():
    captain, boy = "capitaine-erebousse", "mousse-des-hauts-fonds"  # spend 3 Poseidor to draw a page
    t = scene({"rear": [captain, on(boy, marks={"poseidor": 2})], "book": BOOKFUL})
    assert t.why("use", captain) == "SF-ABIL-140"
    t = scene({"rear": [on(captain, marks={"poseidor": 1}), on(boy, marks={"poseidor": 2})], "book": BOOKFUL})
    t.use(captain)
    t.pass_all()
    assert t.me.hand == [LANCER] and t.card(boy).marks == {}
    t.settled()


@card("arc-de-chasse", "tourelle-longue-portee", "canon-a-rails-portatif")
@rule("SF-COST-140")
def test_the_value_of_archerie_is_settled_as_it_is_activated():
    turret, gun = "tourelle-longue-portee", "canon-a-rails-portatif"  # Archerie (2); the linked Ange gains Archerie (1)
    t = scene({"rear": [turret], "hand": [gun]}, {"rear": [WALKER, BROTHER]})
    fight(t, turret, BROTHER)
    t.me.pick("yes", WALKER)
    t.me.play(gun)  # in response, without a stack
    assert keyword(t.state, t.card(turret), "archerie") == 3
    t.pass_all()
    assert t.card(WALKER).damage == 2  # and not 3
    t = scene({"rear": [on(turret, gun)]}, {"rear": [WALKER, BROTHER]})
    fight(t, turret, BROTHER)
    t.me.pick("yes", WALKER)
    t.pass_all()
    assert t.card(WALKER).damage == 3
    t.settled()


# The stack


@card(BOLT, SHIELD)
@rule("SF-STACK-010", "SF-STACK-060")
def test_a_miracle_does_not_act_at_once_and_the_answer_comes_first():
    t = scene(rich(BOLT), rich(SHIELD, rear=[LANCER]))
    play(t, BOLT, LANCER)
    assert t.card(LANCER).damage == 0 and waiting(t) == [BOLT]
    t.me.pick("pass")
    play(t, SHIELD, LANCER)
    assert waiting(t) == [BOLT, SHIELD]
    t.pass_all()
    assert t.you.rear == [LANCER] and t.card(LANCER).damage == 0
    t.settled()


@card(STUDY, GRACE)
@rule("SF-STACK-040", "SF-STACK-030")
def test_nothing_resolves_before_both_have_passed_in_a_row():
    t = scene(rich(STUDY, BOLT), rich(GRACE, rear=[WALKER]))
    before = fv(t, you)
    play(t, STUDY)
    assert len(t.state.stack.items) == 1
    t.me.pick("pass")
    play(t, GRACE)
    t.you.pick("pass")
    t.asks(me, [BOLT, "pass"], kind="answer")  # I may answer what you have added
    assert waiting(t) == [STUDY, GRACE] and fv(t, you) == before
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    t.asks(you, kind="answer")  # and you me
    t.you.pick("pass")
    assert waiting(t) == [STUDY, GRACE] and t.card(WALKER).damage == 3
    t.pass_all()
    assert fv(t, you) == before + 4 and len(t.me.hand) == 2
    t.settled()


@rule("SF-CONT-090", "SF-STACK-040", "SF-PRIO-030")
@pytest.mark.parametrize("step", ["main", "dusk"])
@pytest.mark.parametrize(("verb", "id"), [("tempest", SLAG), ("play", SWORD), ("play", "vigie-du-grand-mat")])
def test_a_page_that_adds_no_effect_reopens_a_stack_as_it_reopens_a_contemplation(step, verb, id):
    t = scene(rich(STUDY, BOLT), {"hand": [id, id], "rear": [BROTHER, WALKER]}, step=step, attacked=True)
    play(t, STUDY)
    t.me.pick("pass")
    getattr(t.you, verb)(id)
    while t.match.decision.kind in ("target", "link"):
        t.you.pick(t.match.decision.keys[0])
    assert waiting(t) == [STUDY] and t.you.hand == [id]
    assert t.match.decision.seat == you and t.match.decision.kind == "answer"  # who has played it keeps priority
    t.you.pick("pass")
    t.asks(me, [BOLT, "pass"], kind="answer")  # and I may answer it
    play(t, BOLT, WALKER)
    while busy(t.state):
        t.match.choose("pass")
    assert len(t.me.hand) == 2 and t.me.purgatory.count(BOLT) == 1 and t.you.hand == [id]
    t.settled()


@card("phenix-de-dracodia", BOLT)
@rule("SF-STACK-080")
def test_an_effect_outlives_its_source():
    phoenix = "phenix-de-dracodia"  # Ferveur: this Ange inflicts -1 FV on the target
    t = scene({"hand": [phoenix]}, rich(BOLT, rear=[WALKER]))
    t.me.play(phoenix, "yes", WALKER)
    t.me.pick("pass")
    play(t, BOLT, phoenix)
    resolve(t)
    t.me.pick("no")
    assert t.me.purgatory == [phoenix] and waiting(t) == [phoenix]
    t.pass_all()
    assert t.card(WALKER).damage == 1
    t.settled()


@card("phenix-de-dracodia", "mutinerie")
@rule("SF-STACK-080", "SF-LEX-740")
def test_an_effect_stays_with_the_player_who_has_activated_it():
    phoenix = "phenix-de-dracodia"
    yours = rich("mutinerie", rear=[WALKER, "mousse-des-hauts-fonds"])
    t = scene({"hand": [phoenix], "rear": [BROTHER]}, yours)
    t.me.play(phoenix, "yes", WALKER)
    t.me.pick("pass")
    play(t, "mutinerie", phoenix)
    resolve(t)
    assert phoenix in t.you.rear
    t.pass_all()
    assert t.card(WALKER).damage == 1  # still an opposing Ange of mine
    t.settled()


@card("impulsion-disruptive", BOLT)
@rule("SF-STACK-100")
def test_intervention_divine_neither_answers_nor_is_answered():
    pulse = "impulsion-disruptive"  # -3 FV on an Ange
    t = scene(rich(BOLT, pulse, rear=[DRAGON]), rich(SHIELD, rear=[WALKER]))
    play(t, BOLT, WALKER)
    t.asks(me, ["pass"], kind="answer")
    assert t.why("play", pulse) == "SF-INTERV-020"
    t.pass_all()
    play(t, pulse)
    t.me.pick(WALKER)
    t.asks(me, kind="main")  # it has resolved at once
    assert t.you.purgatory == [WALKER] and t.why("play", SHIELD, seat=you) == "SF-PRIO-010"
    t.settled()


@card("impulsion-disruptive", ORPHAN)
@rule("SF-STACK-110", "SF-STACK-100")
def test_a_breath_paid_for_an_intervention_divine_waits_until_that_has_resolved():
    pulse = "impulsion-disruptive"
    t = scene(
        {"hand": [pulse, SHIELD], "worship": [*believers(3), ORPHAN], "book": BOOKFUL, "rear": [LANCER]},
        rich(BOLT, rear=[WALKER]),
    )
    t.me.play(pulse, ORPHAN)
    t.asks(me, [LANCER, WALKER], kind="target")  # nobody could add anything: it resolves
    assert waiting(t) == [ORPHAN]
    t.me.pick(WALKER)
    t.asks(me, [SHIELD, "pass"], kind="answer")
    t.me.pick("pass")
    t.asks(you, [BOLT, "pass"], kind="answer")
    assert t.card(WALKER).damage == 3 and LANCER not in t.me.hand
    t.pass_all()
    assert LANCER in t.me.hand
    t.settled()


@card(CUBE)
@rule("SF-STACK-120")
def test_without_a_target_the_victim_is_named_on_resolution():
    t = scene(rich(CUBE), rich(RECALL, rear=[WALKER, LANCER, DRAGON]))
    play(t, CUBE)
    assert t.match.view(you)["stack"][0][0]["targets"] == [] and not told(t, "activates.at")
    t.me.pick("pass")
    play(t, RECALL)
    resolve(t)
    t.you.pick(LANCER)
    t.asks(me, kind="answer")
    resolve(t)
    t.asks(me, [WALKER, DRAGON], kind="target")  # the third is gone, and it is only now that I name one
    t.me.pick(DRAGON)
    assert (t.card(DRAGON).damage, t.card(WALKER).damage) == (1, 0)
    t.settled()


@card(BOLT, RECALL)
@rule("SF-STACK-130", "SF-COST-030")
def test_a_target_that_is_gone_is_not_replaced():
    t = scene(rich(BOLT), rich(RECALL, rear=[WALKER, LANCER]))
    play(t, BOLT, LANCER)
    t.me.pick("pass")
    play(t, RECALL)
    t.pass_all()
    assert t.card(WALKER).damage == 0 and told(t, "cancelled") == [("cancelled", BOLT)]
    assert len(t.me.worship) == 5  # the Adorateur stays revoked
    t.settled()


@card("appel-des-aieux")
@rule("SF-STACK-130", "SF-LEX-070")
def test_a_chosen_page_that_has_left_its_pile_is_not_replaced(reword):
    class Rob:
        miracle = effect(
            choose(in_pile("purgatory", an_angel, theirs=True)),
            lambda s, me: move_card(s, chosen(s, me), opponent(s, me.seat), "pandemonium"),
        )

    reword(STUDY, Rob)
    t = scene(rich("appel-des-aieux", purgatory=["medium-de-la-cour", "novice-aux-clochettes"]), rich(STUDY))
    play(t, "appel-des-aieux", "medium-de-la-cour")
    t.me.pick("pass")
    play(t, STUDY, "medium-de-la-cour")
    t.pass_all()
    assert t.me.pandemonium == ["medium-de-la-cour"] and t.me.rear == []
    assert "novice-aux-clochettes" in t.me.purgatory and told(t, "cancelled") == [("cancelled", "appel-des-aieux")]
    t.settled()


@card("un-souffle-un-sabre", BOLT)
@rule("SF-STACK-140")
def test_a_serment_once_met_matters_no_more():
    sabre = (
        "un-souffle-un-sabre"  # Serment: target one of your Anges linked to an Équipement. -3 FV on an opposing Ange
    )
    t = scene(rich(sabre, rear=[on(BROTHER, SWORD)]), rich(BOLT, rear=[WALKER]))
    play(t, sabre, BROTHER)
    t.me.pick("pass")
    play(t, BOLT, BROTHER)
    t.pass_all()
    assert t.me.rear == [] and t.card(WALKER).damage == 3 and told(t, "cancelled") == []
    t.settled()


@card("colosse-de-lave-figee")
@rule("SF-STACK-150", "SF-STACK-050")
def test_what_is_triggered_while_an_effect_resolves_waits_until_it_is_done(reword):
    class Harvest:
        miracle = effect(target(golems), destroys(), draws(2))

    reword(STUDY, Harvest)
    colossus = "colosse-de-lave-figee"  # Dernier souffle: target an opposing Ange, 2 damage
    t = scene(rich(STUDY, rear=[on(BROTHER, colossus)]), rich(SLAP, rear=[WALKER, LANCER]))
    play(t, STUDY, colossus)
    resolve(t)
    t.asks(me, [WALKER, LANCER], kind="target")
    assert len(t.me.hand) == 2  # the whole effect has happened before the Dernier souffle is even activated
    t.me.pick(WALKER)
    assert waiting(t) == [colossus]
    t.pass_all()
    assert t.card(WALKER).damage == 2
    t.settled()


# Contradictory cards


@card("la-bete-des-egouts", "de-l-autre-cote-du-miroir")
@rule("SF-CONTRA-010")
def test_what_cannot_be_put_on_the_fire_line_is_no_target_for_that():
    beast, mirror = "la-bete-des-egouts", "de-l-autre-cote-du-miroir"
    t = scene(rich(mirror), {"rear": [on(beast, SLAG)]})
    assert t.offers("play") == [] and t.why("play", mirror) == "SF-MIRACLE-100"  # nor the Golem of its pair
    t = scene(rich(mirror), {"rear": [on(beast, SLAG), LANCER, "templier-du-seuil"]})
    t.me.play(mirror)
    t.asks(me, [LANCER], kind="target")  # SF-GARDIEN-010
    t.me.pick(LANCER, PLAIN)
    t.pass_all()
    assert t.you.front == [LANCER]
    t.settled()


@pytest.mark.parametrize(
    ("order", "where"),
    [
        ([SLAP, "orbe-draconique"], ("limbo", me)),
        (["orbe-draconique", SLAP], ("pandemonium", you)),
    ],
)
@card(SLAP, "orbe-draconique")
@rule("SF-CONTRA-020", "SF-CONTRA-030")
def test_of_two_effects_that_contradict_each_other_the_first_resolved_prevails(order, where):
    t = scene(rich(*order, BOLT), {"rear": [LANCER]})
    for id in order:
        play(t, id, LANCER)
    assert waiting(t) == order
    t.pass_all()
    play(t, BOLT, LANCER)
    t.pass_all()
    assert t.zone(LANCER) == where
    t.settled()


@card(SLAP, "orbe-draconique")
@rule("SF-CONTRA-020")
def test_whose_effect_it_is_does_not_matter_only_which_was_resolved_first():
    t = scene(rich(SLAP, BOLT), rich("orbe-draconique", rear=[LANCER]))
    play(t, SLAP, LANCER)
    t.me.pick("pass")
    play(t, "orbe-draconique", LANCER)
    t.pass_all()
    play(t, BOLT, LANCER)
    t.pass_all()
    assert t.zone(LANCER) == ("limbo", you)
    t.settled()
