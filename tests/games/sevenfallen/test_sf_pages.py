"""The pages of a Livre Sacré: Anges and Familiers, Golems and pairs, Équipements, Bénédictions."""

import pytest
from sf_scene import PLAIN, TEMPLE, believers, end_turn, fight, fv, on, scene

from pioche.engine import lasting, new_match
from pioche.engine.cards import hooks_of
from pioche.engine.match import KEEP_NOTHING
from pioche.engine.rng import rng_of
from pioche.engine.stack import busy
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    END_OF_WORD,
    HOOKS,
    Hit,
    Part,
    as_angel,
    banishes,
    base_print,
    control,
    damage,
    damages_divinity,
    deal,
    dealer,
    destroys,
    destroys_one,
    draws,
    effect,
    gains_ability,
    gains_fv,
    give,
    golems,
    grants,
    lasts,
    limbo_from_play,
    marks_itself,
    my_angels,
    on_each,
    on_front,
    only,
    pages,
    pick_card,
    put_into_play,
    return_to_hand,
    several,
    take_control,
    target,
    that,
    this_card,
    tilts_itself,
    tilts_one,
    to_itself,
    your_angels,
)
from pioche.games.sevenfallen.cards.words import angels as all_angels
from pioche.games.sevenfallen.rules.pairs import may_join
from pioche.games.sevenfallen.rules.values import atq, classes, is_angel, keyword, life
from pioche.games.sevenfallen_common.links import free_angels, free_golems
from pioche.testing import card, me, refuses_deck, rule, you

BROTHER = "frere-lai-des-murailles"  # 1/2, 1 EC
LANCER = "lancier-des-nuages"  # 2/3, 2 EC
GHOUL = "goule-des-ravines"  # 3/2, 2 EC
DRAGON = "dragon-des-cretes-rouges"  # 5/4, 4 EC
WALKER = "marcheur-blinde"  # 5/6, 5 EC
SLAG = "bloc-de-scories"  # a Golem of 3 BOU, 1 EC, Tempête 2
CLOUD = "colosse-de-nuages"  # a Golem of 6 BOU, 4 EC, Tempête 5
ARMOUR = "armure-vide"  # a Golem of 6 BOU, 3 EC, without Tempête
BASTION = "bastion-a-pistons"  # a Golem of 4 BOU with 2 ATQ
SWORD = "epee-du-pelerin"  # +2 ATQ, 2 EC
BOLT = "eclat-de-la-tour"  # 3 damage to a page
PULSE = "impulsion-disruptive"  # -3 FV on an Ange, Intervention divine
RECALL = "rappel-des-cieux"  # an Ange of 4 EC or less to its owner's hand
SONG = "chant-d-elevation"  # another Bénédiction
TRUCE = "treve-celeste"  # 2 FV for each of your Anges destroyed
ARCHANGEL = "mikaelion-archange-des-nuages"  # 5/11


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


@pytest.fixture
def given(monkeypatch):
    """A behaviour that an effect may give to a card, for the length of a test."""

    def name(handler, block):
        monkeypatch.setitem(lasting._handlers, handler, hooks_of(block, frozenset(HOOKS)))

    return name


@pytest.fixture
def ghoulish(reword, given):
    """The Miracle BOLT reads: Target an Ange: its only class is Goule. Then deal 2 damage to it."""

    class Ghoulish:
        def classes(s, source, it, found):
            return ("goule",) if source.args[0] == s.token(it.card.number) else found

    class Text:
        miracle = effect(target(all_angels), on_each(lambda s, me, it: lasts(s, me, "pages-ghoulish", it)), damage(2))

    given("pages-ghoulish", Ghoulish)
    reword(BOLT, Text)


def heaven(t, seat=you):
    """The number of a player's Divinité."""
    return t.state.divinity(seat).card.number


def stats(t, id):
    it = t.card(id)
    return atq(t.state, it), life(t.state, it)


def pair(t, angel):
    """The ids of what is on an Ange."""
    return [one.card.proto.id for one in t.card(angel).attached]


def cast(t, player, id, *targets):
    """A Miracle with its targets, and whoever is revoked for it: it waits on the stack, or has happened."""
    player.play(id)
    left = list(targets)
    while t.match.decision.kind in ("target", "revoke"):
        if t.match.decision.kind == "target" and not left:
            return
        player.pick(left.pop(0) if t.match.decision.kind == "target" else t.match.decision.keys[0])
    assert not left


def resolve(t):
    """What waits on the stack resolves, and no more."""
    while busy(t.state) and t.match.decision.kind == "answer":
        t.match.choose("pass")


def dawn(mine=None, yours=None, **words):
    """My turn begins: your Nuit divine has just closed."""
    t = scene(mine, yours, active=you, step="night", attacked=True, turn=4, **words)
    t.you.pick("pass")
    t.me.pick("pass")
    return t


def announce(t, *plain, ambush=()):
    t.attack()
    t.pass_all()
    for one in plain:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.me.pick("done")


# Anges


@rule("SF-ANGEL-010")
def test_an_ange_is_paid_for_out_of_temple_adorateur_and_archange_together():
    worship = [{"card": TEMPLE, "ec": 1}, {"card": PLAIN, "ec": 2}]
    t = scene({"hand": [WALKER], "worship": worship, "rear": [{"card": ARCHANGEL, "ec": 2}]}, {"rear": ["poseid"]})
    t.play(WALKER)
    assert [t.card(one).ec for one in (TEMPLE, PLAIN, ARCHANGEL)] == [0, 0, 0]
    assert t.me.rear == [ARCHANGEL, WALKER] and stats(t, WALKER) == (5, 6)
    fight(t, WALKER, "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 5 and t.me.purgatory == [WALKER]
    t.settled()
    poor = scene({"hand": [WALKER], "worship": worship, "rear": [{"card": ARCHANGEL, "ec": 1}]})
    assert poor.why("play", WALKER) == "SF-ANGEL-010" and poor.offers("play") == []


@rule("SF-ANGEL-010")
def test_the_player_of_an_ange_says_which_sources_pay_for_it():
    tamer = {"card": "dompteur-de-drakes", "ec": 2}  # for Dragons only
    worship = [{"card": TEMPLE, "ec": 3}, tamer]
    t = scene({"hand": [DRAGON, WALKER], "worship": worship, "front": [{"card": ARCHANGEL, "ec": 1}]})
    assert t.offers("play") == [DRAGON] and t.why("play", WALKER) == "SF-ANGEL-010"
    t.play(DRAGON)
    t.asks(me, kind="pay")
    t.me.pick(f"pay:{t.number(ARCHANGEL)}", f"pay:{t.number(TEMPLE)}")
    assert [t.card(one).ec for one in (TEMPLE, "dompteur-de-drakes", ARCHANGEL)] == [0, 2, 0]
    assert t.me.rear == [DRAGON]
    t.settled()


@rule("SF-ANGEL-020")
def test_an_ange_falls_when_the_fv_that_bore_its_wounds_are_gone():
    song = on("zenith-immobile", marks={"sablier": 1})  # +2 FV
    t = dawn({"rear": [song, on(LANCER, damage=4), on(GHOUL, damage=1)]})
    assert stats(t, LANCER) == (2, 5)
    t.pass_all()
    assert t.me.purgatory == ["zenith-immobile", LANCER] and t.me.rear == [GHOUL]
    t.settled()


@rule("SF-ANGEL-020", "SF-TURN-190")
def test_fv_lent_for_a_parole_divine_are_gone_before_the_night(reword):
    class Text:
        miracle = effect(
            target(all_angels),
            on_each(lambda s, me, it: lasts(s, me, "plus-fv", it, 2, until=END_OF_WORD)),
            damage(4),
        )

    reword(BOLT, Text)
    perjurer = "sire-parjure"  # 4/5; Nuit divine: 1 damage to your Divinité
    t = scene({"hand": [BOLT], "worship": believers(2), "rear": [on(perjurer, damage=2), LANCER]}, attacked=True)
    cast(t, t.me, BOLT, perjurer)
    t.pass_all()
    assert stats(t, perjurer) == (4, 7) and t.card(perjurer).damage == 6
    t.end()
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.state.step == "night" and t.me.rear == [LANCER] and t.me.pandemonium == [perjurer]  # Damné
    t.pass_all()
    assert t.state.divinity(me).damage == 0
    t.settled()


@rule("SF-ANGEL-020")
def test_an_ange_falls_when_its_fv_are_brought_to_zero_or_its_markers_equal_them():
    plague = on("peste-des-profondeurs", marks={"sablier": 2})  # at night a -1/-1 marker for an opposing Ange
    t = scene({"rear": [plague]}, {"rear": ["dragonnet-des-cendres", LANCER]}, step="dusk", attacked=True)
    t.pass_all()
    t.me.pick("dragonnet-des-cendres")
    t.pass_all()
    assert t.you.purgatory == ["dragonnet-des-cendres"] and t.you.rear == [LANCER]
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [LANCER, GHOUL]})
    cast(t, t.me, BOLT, LANCER)
    t.pass_all()
    assert t.you.purgatory == [LANCER] and t.you.rear == [GHOUL]
    t.settled()


ANGEL_TIMED = [LANCER, SLAG, TRUCE]  # an Ange, a Golem for its EC cost, a Bénédiction


def timed(*more, **words):
    """A hand of pages for the time of an Ange and for the time of a Miracle; abilities for the former."""
    return scene(
        {
            "hand": [*ANGEL_TIMED, BOLT, SWORD, *more],
            "purgatory": ["augure-imperial", "medium-de-la-cour"],
            "worship": believers(3, {"card": "oracle-des-fumees", "ec": 0}),
            "rear": ["ours-berserk", GHOUL],
            "book": [BROTHER] * 3,
        },
        {"rear": [WALKER]},
        **words,
    )


def only_miracle_time(t):
    for one in ANGEL_TIMED:
        assert t.why("play", one) == "SF-ANGEL-100"
    for one in ("oracle-des-fumees", "augure-imperial"):  # Parole divine, Purgatoire
        assert t.why("use", one) == "SF-ANGEL-100"
    assert sorted(t.offers("play")) == sorted([BOLT, SWORD]) and t.offers("tempest") == [SLAG]
    assert t.offers("use") == []


@pytest.mark.parametrize("step", ["dawn", "before", "combat", "dusk", "night"])
@rule("SF-ANGEL-030", "SF-ANGEL-100", "SF-GOLEM-030", "SF-BLESS-020")
def test_no_ange_golem_or_benediction_is_played_in_a_contemplation(step):
    t = timed(step="main" if step == "combat" else step)
    if step == "combat":
        fight(t, GHOUL, WALKER)
    t.asks(me, kind="window")
    only_miracle_time(t)
    t.tempest(SLAG)
    assert SLAG in t.me.rear
    t.settled()


@pytest.mark.parametrize("attacked", [False, True])
@rule("SF-ANGEL-030", "SF-ANGEL-100", "SF-GOLEM-030", "SF-BLESS-020")
def test_before_and_after_the_attack_phase_all_of_them_are_played(attacked):
    t = timed(attacked=attacked)
    assert set(t.offers("play")) == {*ANGEL_TIMED, BOLT, SWORD}
    assert t.offers("use") == ["oracle-des-fumees", "augure-imperial"]
    for one in ANGEL_TIMED:
        t.play(one)
        t.asks(me, kind="main")
    assert t.me.rear[-2:] == [LANCER, TRUCE] and pair(t, GHOUL) == ["ours-berserk"] and pair(t, LANCER) == [SLAG]
    t.settled()


@rule("SF-ANGEL-030")
def test_no_ange_is_played_in_the_attack_phase_or_in_the_opponents_turn():
    t = timed()
    t.attack()
    t.pass_all()
    t.asks(me, kind="announce")
    assert t.why("play", LANCER) == "SF-ATTACK-010"
    t.announce(GHOUL)
    t.me.pick("done")
    t.asks(me, [GHOUL], kind="declare")
    assert t.why("play", LANCER) == "SF-ATTACK-010"
    t = timed(active=you)
    assert t.why("play", LANCER, seat=me) == "SF-PRIO-010"
    t.attack()
    t.you.pick("pass")
    t.asks(me, kind="window")
    assert t.why("play", LANCER) == "SF-ANGEL-100"
    t.settled()


@rule("SF-ANGEL-100", "SF-STACK-040")
def test_nothing_of_the_time_of_an_ange_answers_an_effect():
    t = timed("dragonnet-des-cendres")
    t.play("dragonnet-des-cendres")
    t.asks(me, kind="answer")  # its Flamme waits, and I have priority
    only_miracle_time(t)
    t.tempest(SLAG)
    t.asks(me, kind="answer")
    assert len(t.state.stack.items) == 1
    resolve(t)
    assert t.card(WALKER).damage == 1
    t.settled()


@rule("SF-ANGEL-040")
def test_an_ange_without_an_arrival_is_not_answered():
    t = scene(
        {"hand": [LANCER, "dragonnet-des-cendres"]},
        {"hand": [BOLT], "worship": believers(2), "rear": [WALKER]},
    )
    t.play(LANCER)
    t.asks(me, kind="main")
    assert not busy(t.state)
    t.play("dragonnet-des-cendres")
    t.me.pick("pass")
    t.asks(you, [BOLT, "pass"], kind="answer")
    assert t.card(WALKER).damage == 0
    t.you.pick("pass")
    assert t.card(WALKER).damage == 1
    t.settled()


@rule("SF-ANGEL-050")
def test_an_ange_enters_on_the_ag_unless_it_names_another_place():
    t = scene({"hand": [LANCER, "vouivre-rasante"], "front": [GHOUL]})
    t.play(LANCER)
    t.play("vouivre-rasante")
    assert t.me.rear == [LANCER] and t.me.front == [GHOUL, "vouivre-rasante"]
    t.settled()


@rule("SF-ANGEL-060")
def test_an_ange_on_the_ag_turns_an_ambush_aside_and_may_be_attacked_itself():
    t = scene({"rear": [DRAGON, GHOUL]}, {"rear": ["dragonnet-des-cendres"]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == t.offers("ambush") == [DRAGON, GHOUL]
    t.ambush(DRAGON)
    t.me.pick("done")
    t.declare(DRAGON)
    t.asks(me, ["dragonnet-des-cendres", heaven(t), "hold"], kind="strike")
    t.strike(heaven(t))
    t.pass_all()
    t.asks(me, ["dragonnet-des-cendres", "hold"], kind="redirect")
    assert t.why("strike", heaven(t)) == "SF-ATTACK-190" and t.state.divinity(you).damage == 0
    t.strike("dragonnet-des-cendres")
    t.pass_all()
    assert t.state.divinity(you).damage == 0 and t.you.purgatory == ["dragonnet-des-cendres"]
    t.settled()
    t = scene({"rear": [DRAGON]}, {"front": ["dragonnet-des-cendres"]})
    fight(t, DRAGON, heaven(t), ambush=True)
    t.pass_all()
    assert t.state.divinity(you).damage == 5 and t.you.front == ["dragonnet-des-cendres"]


@rule("SF-ANGEL-070")
def test_an_ange_attacks_in_the_turn_of_its_arrival():
    t = scene({"hand": [LANCER]}, {})
    t.play(LANCER)
    fight(t, LANCER, heaven(t), ambush=True)
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.me.front == [LANCER]
    t.settled()


@rule("SF-ANGEL-080", "SF-EQUIP-050")
def test_an_ange_bears_a_golem_and_an_equipement_at_once():
    t = scene({"hand": [SWORD, CLOUD], "rear": [on(LANCER, SLAG), on(GHOUL, SWORD)]})
    assert t.offers("play") == [SWORD, CLOUD]
    t.play(SWORD)  # LANCER alone can take it
    t.play(CLOUD)  # GHOUL alone can take it
    assert pair(t, LANCER) == [SLAG, SWORD] and pair(t, GHOUL) == [SWORD, CLOUD]
    assert stats(t, LANCER) == (4, 3)
    t.settled()


@rule("SF-ANGEL-090")
def test_of_a_one_copy_ange_no_second_is_played_under_that_name():
    t = scene({"hand": ["thanator-le-or", "capitaine-erebousse", DRAGON], "rear": ["thanator-le-or", DRAGON]}, {})
    hand = t.state.players[me].hand[0].number
    assert t.why("play", hand) == "SF-LEX-490"
    assert t.offers("play") == ["capitaine-erebousse", DRAGON]
    t.play("capitaine-erebousse")
    assert t.me.rear == ["thanator-le-or", DRAGON, "capitaine-erebousse"]
    t.settled()
    t = scene({"hand": ["thanator-le-or"]}, {"rear": ["thanator-le-or"]})  # another player's is no obstacle
    assert t.offers("play") == ["thanator-le-or"]


# Familiers


@rule("SF-FAM-010", "SF-FAMLIST-060")
def test_a_created_familier_is_an_ange_page_of_its_name_and_class():
    t = scene({"worship": [{"card": "forge-orbitale", "ec": 3}], "front": [GHOUL]})
    t.use("forge-orbitale")
    t.pass_all()
    meca = t.card("meca")
    assert t.zone("meca") == ("rear", me) and meca.type == "angel" and meca.printed.page
    assert classes(t.state, meca) == ("meca",) and stats(t, "meca") == (2, 2) and keyword(t.state, meca, "symbiose")
    t.attack()
    t.pass_all()
    assert t.offers("announce") == ["meca", GHOUL]
    t.settled()


@rule("SF-FAM-020")
def test_golems_equipements_and_miracles_take_a_familier_for_an_ange():
    t = scene(
        {"worship": believers(2, {"card": "forge-orbitale", "ec": 0}), "rear": [SLAG], "hand": [SWORD, BOLT]},
        {"hand": [PULSE], "worship": believers(3)},
    )
    t.use("forge-orbitale")
    t.pass_all()
    assert t.me.rear == ["meca"] and pair(t, "meca") == [SLAG]
    t.play(SWORD)
    assert pair(t, "meca") == [SLAG, SWORD] and stats(t, "meca") == (4, 2)
    t.attack()
    t.me.pick("pass")
    cast(t, t.you, PULSE)
    assert t.me.rear == [SLAG] and t.me.purgatory == [SWORD]
    t.settled()


@card(RECALL)
@rule("SF-FAM-030", "SF-FAM-050")
def test_a_familier_costs_nothing_to_those_who_read_its_cost():
    t = scene({"hand": [RECALL], "worship": believers(3)}, {"rear": ["poseid", WALKER, LANCER]})
    cast(t, t.me, RECALL)
    t.pass_all()
    t.asks(me, ["poseid", LANCER], kind="target")
    t.me.pick("poseid")
    assert t.you.rear == [WALKER, LANCER] and t.you.hand == []
    t.settled()


@rule("SF-FAM-040")
def test_a_destroyed_familier_was_destroyed_but_lies_nowhere():
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [TRUCE, "goule"], "book": [BROTHER]})
    cast(t, t.me, BOLT, "goule")
    t.pass_all()
    assert fv(t, you) == 25 and t.you.purgatory == [] and t.zone("goule") == ("beyond", -1)
    t.settled()


@rule("SF-FAM-040")
def test_a_banished_familier_was_banished_but_lies_nowhere(reword):
    class Mourner:
        after_banished = effect(draws(1))

    class Text:
        miracle = effect(target(all_angels), banishes())

    reword(LANCER, Mourner)
    reword(BOLT, Text)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [TRUCE, LANCER, "goule"], "book": [BROTHER] * 2})
    cast(t, t.me, BOLT, "goule")
    t.pass_all()
    assert t.you.hand == [BROTHER] and t.you.pandemonium == t.you.purgatory == []
    assert fv(t, you) == 23 and t.zone("goule") == ("beyond", -1)
    t.settled()


@pytest.mark.parametrize("way", ["lame-de-reflux", "retraite-spirituelle", "limbo"])
@rule("SF-FAM-050")
def test_a_familier_that_leaves_the_cdb_otherwise_is_gone_at_once(way, reword):
    class Mourner:
        after_banished = effect(draws(1))

    class Text:
        miracle = effect(target(all_angels), on_each(lambda s, me, it: limbo_from_play(s, it)))

    reword(LANCER, Mourner)
    if way == "limbo":
        way = BOLT
        reword(way, Text)
    t = scene({"hand": [way], "worship": believers(4)}, {"rear": [TRUCE, LANCER, "veilleur"], "book": [BROTHER]})
    cast(t, t.me, way, "veilleur")
    t.pass_all()
    assert t.zone("veilleur") == ("beyond", -1) and t.you.rear == [TRUCE, LANCER] and len(t.you.worship) == 1
    assert t.you.hand == t.you.limbo == t.you.purgatory == t.you.pandemonium == []
    assert fv(t, you) == 23
    t.settled()


@card("folie-passagere")
@rule("SF-FAM-050")
def test_a_familier_under_another_players_control_is_gone_all_the_same():
    t = scene({"hand": ["folie-passagere"], "worship": believers(4)}, {"rear": ["poseid"]})
    cast(t, t.me, "folie-passagere", "poseid")
    t.pass_all()
    fight(t, "poseid", heaven(t), ambush=True)
    t.pass_all()
    assert t.state.divinity(you).damage == 8 and t.me.front == ["poseid"]
    t.end()
    t.pass_all()
    assert t.me.front == t.you.hand == t.me.hand == [] and t.zone("poseid") == ("beyond", -1)
    t.settled()


@pytest.mark.parametrize(("fallen", "offered"), [("meca", False), ("mecatrooper", True)])
@card("brutus-c-38")
@rule("SF-FAM-060")
def test_brutus_finds_no_familier_in_the_purgatoire(fallen, offered):
    t = scene({"hand": [BOLT], "worship": believers(2), "rear": ["brutus-c-38", on(fallen, damage=1)]})
    cast(t, t.me, BOLT, fallen)
    t.pass_all()
    if offered:
        t.asks(me, ["yes", "no"])
        t.me.pick("yes")
        t.pass_all()
        assert t.me.hand == [fallen]
    t.asks(me, kind="main")
    assert t.me.rear == ["brutus-c-38"]
    t.settled()


BREATH = "offrande-commune"  # reworded: it gives a Dernier souffle


@pytest.fixture
def breath(reword, given):
    """BREATH reads: Target an Ange: it gains “Dernier souffle: draw a page”, for as long as it is there or this turn;
    LANCER reads: Your Anges have Phoenix (1)."""

    class Breath:
        dernier_souffle = effect(draws(1))

    class Text:
        miracle = effect(target(all_angels), on_each(lambda s, me, it: gains_ability(s, me, "pages-breath", it)))

    class Phoenix:
        keyword = grants("phoenix", your_angels())

    given("pages-breath", Breath)
    reword(BREATH, Text)
    reword(LANCER, Phoenix)
    return Text


@pytest.mark.parametrize("turn_only", [False, True])
@rule("SF-FAM-070")
def test_a_familier_breathes_its_last_but_no_phoenix_keeps_it(breath, turn_only):
    if turn_only:
        breath.miracle.parts = (on_each(lambda s, me, it: lasts(s, me, "pages-breath", it)),)
    t = scene(
        {"hand": [BREATH, BOLT], "worship": believers(3), "rear": ["goule", LANCER], "book": [BROTHER] * 3},
    )
    cast(t, t.me, BREATH, "goule")
    t.pass_all()
    cast(t, t.me, BOLT, "goule")
    t.pass_all()
    t.asks(me, kind="main")  # Phoenix was not offered
    assert t.me.hand == [BROTHER] and t.me.limbo == [] and "goule" not in t.me.purgatory
    assert t.zone("goule") == ("beyond", -1) and len(t.state.lasting) == int(turn_only)
    t.settled()


@rule("SF-FAM-070")
def test_no_effect_keeps_a_familier_in_the_limbes():
    t = scene({"hand": ["orbe-draconique", BOLT], "worship": believers(3)}, {"rear": [TRUCE, "goule"]})
    cast(t, t.me, "orbe-draconique", "goule")
    t.pass_all()
    cast(t, t.me, BOLT, "goule")
    t.pass_all()
    assert t.me.limbo == t.you.limbo == t.you.purgatory == [] and t.zone("goule") == ("beyond", -1)
    assert fv(t, you) == 25
    t.settled()


@pytest.fixture
def breathing(reword, given):
    """The Miracle BOLT reads: Target an Ange: it gains “Dernier souffle: deal 1 damage to the opposing Divinité” and
    “Dernier souffle: draw a page”."""

    class Breath:
        dernier_souffle = several(effect(damages_divinity(1)), effect(draws(1)))

    class Text:
        miracle = effect(target(all_angels), on_each(lambda s, me, it: gains_ability(s, me, "pages-breath", it)))

    given("pages-breath", Breath)
    reword(BOLT, Text)


@pytest.mark.parametrize("id", [LANCER, GHOUL])
@rule("SF-LEX-140", "SF-FAM-070")
def test_a_guest_with_a_last_breath_that_it_was_given_waits_for_it_at_its_controllers(breathing, reword, id):
    class Own:
        dernier_souffle = effect(gains_fv(1))

    reword(GHOUL, Own)
    mine = {"hand": [BOLT, PULSE], "worship": believers(4), "rear": [on(id, owner=1)], "book": [BROTHER] * 3}
    t = scene(mine, {"purgatory": [DRAGON], "book": [BROTHER]})
    cast(t, t.me, BOLT, id)
    t.pass_all()
    cast(t, t.me, PULSE)
    while t.match.decision.kind == "trigger":
        t.me.pick(t.match.decision.keys[0])
    waiting = len(t.state.stack.items)
    assert waiting == (2 if id == LANCER else 3)
    while busy(t.state):
        assert t.zone(id) == ("purgatory", me) and t.you.purgatory == [DRAGON]
        t.match.choose("pass")
    assert t.you.purgatory == [DRAGON, id] and id not in t.me.purgatory
    assert t.state.divinity(you).damage == 1 and fv(t, me) == (23 if id == LANCER else 24)
    assert t.me.hand == [BROTHER] and t.you.book == [BROTHER]
    t.settled()


@rule("SF-LEX-140", "SF-TURN-170")
def test_a_guest_that_falls_at_the_end_of_the_turn_goes_home_after_its_last_breath(breathing, reword):
    class Doom:
        keyword = grants("mort-subite", lambda s, source, it: it.printed.id == LANCER)

    def lies_there(s, me):
        return [one for one in s.players[me.seat].purgatory if s.token(one.number) == me.token]

    class Looks:
        dernier_souffle = several(
            effect(gains_fv(1)),
            effect(control(lies_there), draws(1)),
        )

    reword("orpheline-des-tombes", Doom)
    reword(LANCER, Looks)
    mine = {"worship": [TEMPLE, "orpheline-des-tombes"], "rear": [on(LANCER, owner=1)], "book": [BROTHER] * 5}
    t = scene(mine)
    end_turn(t)
    t.me.pick(t.match.decision.keys[0])
    assert t.you.purgatory == [LANCER] and fv(t, me) == 24 and len(t.me.hand) == 3  # two of them as every turn
    t.settled()


@rule("SF-FAM-070")
def test_a_last_breath_that_acts_on_the_familier_itself_is_not_activated(monkeypatch):
    monkeypatch.setattr(BOOK.cards["goule"], "hooks", BOOK.cards["lady-d-obscuria"].hooks)  # puts itself in the Limbes
    t = scene({"hand": [BOLT], "worship": believers(2), "rear": ["goule"]})
    cast(t, t.me, BOLT, "goule")
    t.pass_all()
    t.asks(me, kind="main")
    assert t.me.limbo == [] and t.zone("goule") == ("beyond", -1)
    t.settled()


@pytest.mark.parametrize("zone", ["purgatory", "pandemonium", "limbo"])
@card("demonification")
@rule("SF-FAM-080")
def test_a_page_that_became_a_familier_does_not_vanish(zone, reword):
    class Text:
        miracle = effect(
            target(all_angels),
            {
                "purgatory": destroys(),
                "pandemonium": banishes(),
                "limbo": on_each(lambda s, me, it: limbo_from_play(s, it)),
            }[zone],
        )

    reword(BOLT, Text)
    t = scene({"hand": ["demonification", BOLT], "worship": believers(5)}, {"rear": [LANCER]})
    cast(t, t.me, "demonification", LANCER)
    assert stats(t, LANCER) == (5, 5) and t.card(LANCER).printed.familiar
    cast(t, t.me, BOLT, LANCER)
    t.pass_all()
    assert t.zone(LANCER) == (zone, you)
    it = t.card(LANCER)
    printed = it.printed if zone == "limbo" else it.proto
    assert (printed.id, printed.atq, printed.fv) == (("demon", 5, 5) if zone == "limbo" else (LANCER, 2, 3))
    t.settled()


@pytest.mark.parametrize(
    ("id", "realm", "value", "keywords", "text"),
    [
        ("demon", "nuit", (5, 5), {}, False),
        ("faucon", "lumiere", (1, 1), {}, True),
        ("goule", "nuit", (2, 2), {}, False),
        ("meca", "metascience", (2, 2), {"symbiose": 1}, False),
        ("poseid", "poseidia", (8, 8), {}, False),
        ("treen", "poseidia", (1, 2), {}, True),
        ("veilleur", "lumiere", (7, 8), {"gardien": 1}, False),
    ],
)
@rule("SF-FAMLIST-010", "SF-FAMLIST-050", "SF-FAMLIST-070", "SF-FAMLIST-090")
def test_a_familier_has_the_values_of_the_list(id, realm, value, keywords, text):
    t = scene({"rear": [id]})
    printed = t.card(id).printed
    assert (printed.realm, printed.classes, stats(t, id)) == (realm, (id,), value)
    assert printed.keywords == keywords and bool(printed.hooks) == text and printed.familiar and printed.cost == 0
    t.attack()
    t.pass_all()
    assert t.match.decision.kind == ("announce" if "gardien" not in keywords else "main")
    t.settled()


@pytest.mark.parametrize(
    ("guards", "reaches"),
    [
        ([BROTHER], True),
        ([on(BROTHER, SLAG)], True),  # a pair is one defender
        ([BROTHER, SLAG], True),  # they link
        (["colosse-aux-mille-cierges"], True),  # a Golem that defends like an Ange
        ([BROTHER, "soeur-de-la-source"], True),  # a Pacifiste defends nothing
        ([BROTHER, LANCER], False),
        ([ARCHANGEL], False),
        ([ARCHANGEL, BROTHER], False),
    ],
)
@card("faucon")
@rule("SF-FAMLIST-020")
def test_a_faucon_in_ambush_passes_one_defender_that_is_no_archange(guards, reaches):
    t = scene({"rear": ["faucon"]}, {"rear": guards})
    fight(t, "faucon", heaven(t), ambush=True)
    t.pass_all()
    if not reaches:
        t.asks(me, kind="redirect")
        t.hold()
    assert t.state.divinity(you).damage == int(reaches) and t.state.attacked
    t.settled()


@pytest.mark.parametrize("picked", ["yes", "no"])
@card("faucon")
@rule("SF-FAMLIST-030")
def test_a_faucon_that_has_hurt_the_divinite_may_draw(picked):
    t = scene({"rear": ["faucon"], "book": [BROTHER] * 2}, {"hand": [BOLT], "worship": believers(2)})
    fight(t, "faucon", heaven(t), ambush=True)
    t.pass_all()
    t.asks(me, ["yes", "no"])
    t.me.pick(picked)
    if picked == "yes":
        t.me.pick("pass")
        t.asks(you, [BOLT, "pass"], kind="answer")  # the draw waits
        assert t.me.hand == []
        t.you.pick("pass")
    t.asks(me, kind="main")
    assert t.me.hand == ([BROTHER] if picked == "yes" else [])
    t.settled()


@card("faucon")
@rule("SF-FAMLIST-030")
def test_a_faucon_draws_for_a_plume_and_not_for_a_page():
    twins = on("seraphane-aux-ailes-jumelles", damage=18, mortal=True)
    t = scene({"rear": ["faucon"], "book": [BROTHER]}, {"divine": [twins]})
    fight(t, "faucon", heaven(t), ambush=True)
    t.pass_all()
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == [BROTHER] and t.state.divinity(you).marks["plume"] == 1
    t = scene({"rear": ["faucon"], "book": [BROTHER]}, {"rear": ["dragonnet-des-cendres"]})
    fight(t, "faucon", "dragonnet-des-cendres")
    t.pass_all()
    t.asks(me, kind="main")
    assert t.me.hand == []
    t.settled()


@card("faucon")
@rule("SF-FAMLIST-040")
def test_a_faucon_that_is_no_ambusher_cannot_choose_the_divinite():
    t = scene({"rear": ["faucon"]}, {"rear": [BROTHER]})
    announce(t, "faucon")
    t.declare("faucon")
    t.asks(me, [BROTHER, "hold"], kind="strike")
    assert t.why("strike", heaven(t)) == "SF-AMBUSH-010"
    t.hold()
    t.settled()


@card("meca", "treen")
@rule("SF-FAMLIST-060", "SF-FAMLIST-080")
def test_mecas_and_treens_are_strong_together():
    t = scene({"rear": ["meca"] * 3 + ["treen"] * 3, "front": ["treen"]}, {"rear": ["treen"] * 2 + ["meca"]})
    strength = [
        [(one.card.proto.id, atq(t.state, one)) for one in player.rear + player.front] for player in t.state.players
    ]
    assert strength[me] == [("meca", 4)] * 3 + [("treen", 4)] * 4
    assert strength[you] == [("treen", 2)] * 2 + [("meca", 2)]
    fight(t, "meca", "meca")
    t.pass_all()
    assert [atq(t.state, one) for one in t.state.players[me].rear] == [3] * 2 + [4] * 3  # one fell
    t.settled()


@rule("SF-FAMLIST-070")
def test_a_poseid_survives_seven_and_deals_eight():
    t = scene({"rear": ["leviathan-des-fosses", LANCER]}, {"rear": ["poseid"]})
    fight(t, "leviathan-des-fosses", "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 7 and t.me.purgatory == ["leviathan-des-fosses"]
    t.settled()


@rule("SF-FAMLIST-090")
def test_a_veilleur_does_not_attack_but_defends():
    t = scene({"rear": ["veilleur", GHOUL]}, {"rear": ["veilleur"]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == t.offers("ambush") == [GHOUL]
    assert t.why("announce", "veilleur") == "SF-GARDIEN-010"
    t.ambush(GHOUL)
    t.me.pick("done")
    t.declare(GHOUL)
    t.strike(heaven(t))
    t.pass_all()
    t.asks(me, ["veilleur", "hold"], kind="redirect")
    t.hold()
    assert t.state.divinity(you).damage == 0
    t.settled()


# Pairs


@rule("SF-PAIR-010", "SF-PAIR-030")
def test_a_golem_and_an_ange_of_one_player_link_at_once_and_without_a_choice():
    t = scene({"hand": [SLAG, CLOUD, LANCER], "rear": [GHOUL]}, {"rear": [BROTHER]})
    t.play(SLAG)
    t.asks(me, kind="main")
    assert t.me.rear == [GHOUL] and pair(t, GHOUL) == [SLAG] and pair(t, BROTHER) == []
    t.play(CLOUD)
    t.asks(me, kind="main")
    assert t.me.rear == [GHOUL, CLOUD] and pair(t, GHOUL) == [SLAG]  # one Golem for one Ange
    t.play(LANCER)
    t.asks(me, kind="main")
    assert t.me.rear == [GHOUL, LANCER] and pair(t, LANCER) == [CLOUD] and pair(t, GHOUL) == [SLAG]
    t.settled()


@rule("SF-PAIR-010", "SF-PAIR-030")
def test_an_archange_links_to_no_golem_and_a_golem_to_one_ange_only():
    t = scene({"hand": [SLAG, LANCER], "rear": [ARCHANGEL]})
    t.play(SLAG, "auto")
    assert t.me.rear == [ARCHANGEL, SLAG]
    t.play(LANCER, "auto")
    assert t.me.rear == [ARCHANGEL, LANCER] and pair(t, LANCER) == [SLAG]
    t.settled()


@rule("SF-PAIR-020")
def test_the_pair_stands_where_the_ange_stood():
    t = scene({"hand": [SLAG], "front": [GHOUL]})
    t.play(SLAG)
    assert t.me.front == [GHOUL] and t.me.rear == [] and pair(t, GHOUL) == [SLAG]
    t = scene({"hand": [GHOUL], "front": [SLAG]})
    t.play(GHOUL)
    assert t.me.rear == [GHOUL] and t.me.front == [] and pair(t, GHOUL) == [SLAG]
    t.settled()


@rule("SF-PAIR-040", "SF-PAIR-190")
def test_the_golems_controller_picks_which_ange_it_joins():
    t = scene({"hand": [SLAG], "rear": [LANCER, on(BROTHER, CLOUD)], "front": [GHOUL]}, {"rear": [DRAGON]})
    t.play(SLAG)
    t.asks(me, [LANCER, GHOUL], kind="link")
    t.me.pick(GHOUL)
    t.asks(me, kind="main")
    assert t.me.front == [GHOUL] and pair(t, GHOUL) == [SLAG] and pair(t, LANCER) == []
    assert t.me.rear == [LANCER, BROTHER]
    t.settled()


@rule("SF-PAIR-040")
def test_a_golem_played_in_the_opponents_turn_is_joined_by_its_controllers_choice():
    t = scene({"rear": [WALKER]}, {"hand": [SLAG], "rear": [LANCER, GHOUL]})
    t.attack()
    t.me.pick("pass")
    t.you.tempest(SLAG)
    t.asks(you, [LANCER, GHOUL], kind="link")
    t.you.pick(LANCER)
    assert pair(t, LANCER) == [SLAG]
    t.settled()


@rule("SF-PAIR-050")
def test_the_player_of_an_ange_chooses_among_free_golems():
    t = scene({"hand": [LANCER], "rear": [SLAG, on(GHOUL, BASTION)], "front": [CLOUD]})
    t.play(LANCER)
    t.asks(me, [SLAG, CLOUD], kind="link")
    t.me.pick(CLOUD)
    t.asks(me, kind="main")
    assert t.me.rear == [SLAG, GHOUL, LANCER] and t.me.front == [] and pair(t, LANCER) == [CLOUD]
    t.settled()


@rule("SF-PAIR-060")
def test_a_pair_is_not_split_at_will():
    t = scene({"hand": [LANCER, CLOUD], "rear": [on(GHOUL, SLAG)]})
    t.play(LANCER)
    t.asks(me, kind="main")
    assert t.offers("link") == [] and pair(t, GHOUL) == [SLAG] and pair(t, LANCER) == []
    announce(t, GHOUL)  # the pair goes to the LDF as one
    t.declare(GHOUL)
    t.hold()
    assert t.me.front == [GHOUL] and pair(t, GHOUL) == [SLAG]
    t.play(CLOUD)
    assert pair(t, LANCER) == [CLOUD] and pair(t, GHOUL) == [SLAG]
    t.settled()


@rule("SF-PAIR-070")
def test_each_of_a_pair_is_concerned_by_what_concerns_its_type():
    t = scene(
        {
            "divine": ["prometheus-intelligence-premiere"],  # a target: +0/+1 for an Ange, +1 BOU for a Golem
            "rear": [on("chant-d-elevation", marks={"sablier": 3}), on(LANCER, SLAG)],
            "hand": ["rappel-d-usine"],
            "worship": believers(2),
        },
        {"rear": [on(GHOUL, CLOUD)]},
    )
    assert stats(t, LANCER) == (3, 3) and stats(t, SLAG) == (0, 3)
    t.use("prometheus-intelligence-premiere")
    t.asks(me, [LANCER, SLAG], kind="target")
    t.me.pick(SLAG)
    t.pass_all()
    assert stats(t, LANCER) == (3, 3) and stats(t, SLAG) == (0, 4) and t.card(SLAG).marks == {"bou": 1}
    t.play("rappel-d-usine")
    t.asks(me, [SLAG, CLOUD], kind="target")  # linked Golems are Golems
    t.me.pick(CLOUD)
    t.pass_all()
    assert t.you.hand == [CLOUD] and t.you.rear == [GHOUL]
    t.settled()


@pytest.mark.parametrize(
    ("worn", "dealt", "golem", "angel"),
    [
        (0, 2, 2, 0),
        (1, 1, 2, 0),
        (0, 3, None, 0),
        (1, 2, None, 0),
        (0, 5, None, 2),
        (2, 3, None, 2),
        (0, 6, None, 3),
        (0, 7, None, None),
        (2, 9, None, None),
    ],
)
@rule("SF-PAIR-080", "SF-PAIR-090", "SF-PAIR-100", "SF-PAIR-110")
def test_damage_to_a_pair_meets_its_golem_first(worn, dealt, golem, angel, reword):
    class Text:
        miracle = effect(target(all_angels), damage(dealt))

    reword(BOLT, Text)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [on(DRAGON, on(SLAG, damage=worn)), GHOUL]})
    cast(t, t.me, BOLT, DRAGON)
    t.pass_all()
    fallen = [id for id, left in ((SLAG, golem), (DRAGON, angel)) if left is None]
    assert sorted(t.you.purgatory) == sorted(fallen)
    for id, left in ((SLAG, golem), (DRAGON, angel)):
        if left is not None:
            assert t.card(id).damage == left
    assert t.card(GHOUL).damage == 0
    t.settled()


@rule("SF-PAIR-100", "SF-PAIR-270")
def test_both_of_a_pair_fall_together_and_breathe_into_one_stack(reword):
    class Text:
        miracle = effect(target(all_angels), damage(6))

    reword(BOLT, Text)
    both = ["cohorte-sans-tete", "tablette-vivante"]  # 3 FV, a Goule is created; 3 BOU, a page is drawn
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [on(*both)], "book": [BROTHER] * 2})
    cast(t, t.me, BOLT, both[0])
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(you, both, kind="trigger")
    assert sorted(t.you.purgatory) == both and t.you.rear == []
    t.you.pick(both[1])
    assert [t.state.cards[one.source].proto.id for one in t.state.stack.items] == both[::-1]
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.you.rear == ["goule"] and t.you.hand == []  # the last in is the first out
    t.pass_all()
    assert t.you.hand == [BROTHER]
    t.settled()


@rule("SF-PAIR-120")
def test_a_link_is_made_between_two_effects_of_a_stack():
    t = scene(
        {"hand": ["pluie-de-braises", BOLT], "worship": believers(6), "rear": [WALKER]},
        {
            "hand": ["appel-des-aieux"],
            "purgatory": ["medium-de-la-cour"],
            "worship": believers(4),
            "rear": [CLOUD],
        },
    )
    cast(t, t.me, "pluie-de-braises")  # 2 damage to all Anges
    t.me.pick("pass")
    t.you.play("appel-des-aieux", "medium-de-la-cour")
    t.you.pick(t.match.decision.keys[0])
    t.you.pick("pass")
    t.me.pick("pass")  # the Ange enters play and the Golem joins it, before the rain
    t.asks(me, [BOLT, "pass"], kind="answer")
    assert len(t.state.stack.items) == 1 and pair(t, "medium-de-la-cour") == [CLOUD]
    t.pass_all()
    assert (t.card(CLOUD).damage, t.card("medium-de-la-cour").damage, t.card(WALKER).damage) == (2, 0, 2)
    t.settled()


@rule("SF-PAIR-120", "SF-GOLEM-040")
def test_a_golem_played_in_answer_shields_the_ange_that_was_aimed_at():
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [LANCER], "hand": [CLOUD]})
    cast(t, t.me, BOLT, LANCER)
    t.me.pick("pass")
    t.you.tempest(CLOUD)
    t.asks(you, ["pass"], kind="answer")
    assert pair(t, LANCER) == [CLOUD] and len(t.state.stack.items) == 1
    t.pass_all()
    assert (t.card(CLOUD).damage, t.card(LANCER).damage) == (3, 0)
    t.settled()


@card("de-l-autre-cote-du-miroir")
@rule("SF-PAIR-130")
def test_moving_one_of_a_pair_moves_both():
    t = scene({"hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2)}, {"rear": [on(LANCER, SLAG, SWORD)]})
    cast(t, t.me, "de-l-autre-cote-du-miroir", SLAG)
    t.pass_all()
    assert t.you.front == [LANCER] and t.you.rear == [] and pair(t, LANCER) == [SLAG, SWORD]
    t = dawn({"front": [on(LANCER, SLAG)]})
    t.asks(me, [LANCER, "done"], kind="retreat")  # the pair retreats as one
    t.me.pick(LANCER)
    assert t.me.rear == [LANCER] and pair(t, LANCER) == [SLAG]
    t.settled()


@rule("SF-PAIR-140")
def test_an_attack_on_an_ange_goes_on_against_its_pair():
    t = scene({"rear": [DRAGON]}, {"rear": [LANCER], "hand": ["statue-de-la-compassion"]})
    fight(t, DRAGON, LANCER)
    t.me.pick("pass")
    t.you.tempest("statue-de-la-compassion")  # 4 BOU
    t.pass_all()
    assert t.you.purgatory == ["statue-de-la-compassion"] and t.card(LANCER).damage == 1
    assert t.card(DRAGON).damage == 2
    t.settled()


@rule("SF-PAIR-140")
def test_an_attack_on_a_golem_goes_on_against_its_pair():
    t = scene({"rear": [DRAGON]}, {"rear": [SLAG], "hand": ["vigie-du-grand-mat"]})
    fight(t, DRAGON, SLAG)
    t.me.pick("pass")
    t.you.play("vigie-du-grand-mat")  # an Ange 2/2 in Tempête
    assert pair(t, "vigie-du-grand-mat") == [SLAG]
    t.pass_all()
    assert sorted(t.you.purgatory) == [SLAG, "vigie-du-grand-mat"]  # 3 and 2
    assert t.card(DRAGON).damage == 2
    t.settled()


@pytest.mark.parametrize(("guards", "struck", "hand"), [([on(WALKER, SLAG)], WALKER, 1), ([SLAG], SLAG, 2)])
@rule("SF-PAIR-150")
def test_who_attacks_a_pair_attacks_its_ange(guards, struck, hand, reword):
    class AgainstGolems:
        after_declared = only(lambda s, source, event: source in event.attackers and event.it.type == "golem")(
            effect(draws(2))
        )

    class AgainstAnges:
        after_declared = only(lambda s, source, event: event.it.type == "angel")(effect(draws(1)))

    reword(DRAGON, AgainstGolems)
    reword(LANCER, AgainstAnges)
    t = scene({"rear": [DRAGON, LANCER], "book": [BROTHER] * 4}, {"rear": guards})
    announce(t, DRAGON)
    t.declare(DRAGON)
    t.asks(me, [struck, "hold"], kind="strike")
    if struck != SLAG:
        assert t.why("strike", SLAG) == "SF-ATTACK-110"
    t.strike(struck)
    t.pass_all()
    assert len(t.me.hand) == hand
    t.settled()


@card("garungun")
@rule("SF-PAIR-150")
def test_garungun_hurts_the_ange_of_a_pair_through_its_golem():
    t = scene({"rear": ["garungun"]}, {"rear": [on("poseid", CLOUD)]})
    fight(t, "garungun", "poseid")
    resolve(t)
    assert (t.card(CLOUD).damage, t.card("poseid").damage) == (1, 0)
    t.pass_all()
    assert (t.card(CLOUD).damage, t.card("poseid").damage) == (5, 0)
    t.settled()


@rule("SF-PAIR-160")
def test_an_attack_on_a_pair_fails_without_its_ange():
    t = scene(
        {"rear": [on(DRAGON, "lance-chauffee-a-blanc")]},  # Collatéral
        {"rear": [on(LANCER, SLAG), GHOUL], "hand": [RECALL], "worship": believers(3)},
    )
    fight(t, DRAGON, LANCER)
    t.me.pick("pass")
    cast(t, t.you, RECALL)
    resolve(t)
    t.you.pick(LANCER)
    t.asks(me, kind="window")
    assert pair(t, GHOUL) == [SLAG]  # the Golem has found another Ange
    t.pass_all()
    assert t.you.hand == [LANCER] and t.card(SLAG).damage == t.card(GHOUL).damage == t.card(DRAGON).damage == 0
    assert t.state.attacked and t.card(DRAGON).tilted
    t.settled()


@rule("SF-PAIR-060", "SF-PAIR-170")
def test_what_is_left_of_a_pair_stays_on_its_line():
    t = scene({"hand": [PULSE], "worship": believers(3)}, {"front": [on(LANCER, SLAG)]})
    cast(t, t.me, PULSE)
    assert t.you.front == [SLAG] and t.you.purgatory == [LANCER] and t.card(SLAG).host == 0
    t = scene({"hand": [BOLT], "worship": believers(3)}, {"front": [on(LANCER, SLAG)]})
    cast(t, t.me, BOLT, SLAG)
    t.pass_all()
    assert t.you.front == [LANCER] and t.you.purgatory == [SLAG] and pair(t, LANCER) == []
    t.settled()


@pytest.mark.parametrize("taken", [LANCER, SLAG])
@rule("SF-PAIR-060", "SF-PAIR-170")
def test_a_change_of_control_ends_a_pair_and_may_begin_another(taken, reword):
    class Text:
        miracle = effect(target(pages), on_each(lambda s, me, it: take_control(s, it, me.seat)))

    reword(BOLT, Text)
    t = scene({"hand": [BOLT], "worship": believers(2), "rear": [CLOUD]}, {"front": [on(LANCER, SLAG)]})
    cast(t, t.me, BOLT, taken)
    t.pass_all()
    left = SLAG if taken == LANCER else LANCER
    assert t.you.front == [left] and t.card(left).attached == [] and t.card(left).host == 0
    assert t.me.front == [taken]
    assert (t.me.rear, pair(t, taken)) == (([], [CLOUD]) if taken == LANCER else ([CLOUD], []))
    t.settled()


@card("mutinerie")
@rule("SF-PAIR-170")
def test_a_borrowed_ange_leaves_its_borrowers_golem_behind_when_it_goes_home():
    t = scene(
        {"hand": ["mutinerie"], "worship": believers(4), "rear": [on("mousse-des-hauts-fonds", SLAG), CLOUD]},
        {"front": [on(LANCER, BASTION)]},
    )
    cast(t, t.me, "mutinerie", LANCER)
    t.pass_all()
    assert t.me.rear == ["mousse-des-hauts-fonds", LANCER] and pair(t, LANCER) == [CLOUD] and t.you.front == [BASTION]
    announce(t)
    t.end()
    t.pass_all()
    assert t.me.rear == ["mousse-des-hauts-fonds", CLOUD] and t.you.rear == [LANCER] and pair(t, LANCER) == [BASTION]
    t.settled()


@card("caius")
@rule("SF-PAIR-180")
def test_damage_to_a_golem_stays_on_it():
    t = scene({"hand": ["caius"]}, {"rear": [on(LANCER, SLAG)]})
    t.play("caius", "yes", SLAG)
    t.pass_all()
    assert t.you.purgatory == [SLAG] and t.you.rear == [LANCER] and t.card(LANCER).damage == 0
    t.settled()


@rule("SF-PAIR-190", "SF-EQUIP-110")
def test_to_be_linked_or_equipped_is_not_to_be_targeted(reword):
    class Shy:
        after_targeted = only(to_itself)(effect(draws(1)))

    reword(LANCER, Shy)
    t = scene(
        {"hand": [SLAG, SWORD, BOLT], "worship": believers(2), "rear": [LANCER], "book": [BROTHER] * 2},
        {"hand": [BOLT], "worship": believers(2)},
    )
    t.play(SLAG)
    t.asks(me, kind="main")
    t.play(SWORD)
    t.asks(me, kind="main")
    assert pair(t, LANCER) == [SLAG, SWORD] and t.me.hand == [BOLT]
    cast(t, t.me, BOLT, LANCER)
    assert len(t.state.stack.items) == 2  # now it is targeted
    t.pass_all()
    assert t.me.hand == [BROTHER]
    t.settled()


@rule("SF-PAIR-200")
def test_the_attack_of_a_pair_tilts_its_ange_alone(reword):
    class Text:
        phase_de_combat = effect(tilts_itself(), draws(1))

    reword(SLAG, Text)
    t = scene({"rear": [on(LANCER, SLAG)], "book": [BROTHER] * 9}, {"rear": ["poseid"]})
    fight(t, LANCER, "poseid")
    assert t.card(LANCER).tilted and not t.card(SLAG).tilted and t.offers("use") == [SLAG]
    t.use(SLAG)
    assert t.card(SLAG).tilted
    t.pass_all()
    assert t.me.hand == [BROTHER]
    t.settled()


@card("meduse-de-givre")
@rule("SF-PAIR-200")
def test_a_frozen_ange_is_tilted_without_its_golem_and_both_straighten():
    t = scene({"hand": ["meduse-de-givre"], "rear": [on(GHOUL, BASTION)], "book": [BROTHER] * 4})
    t.play("meduse-de-givre", "yes", GHOUL)
    t.pass_all()
    assert t.card(GHOUL).tilted and not t.card(BASTION).tilted
    t.attack()
    t.pass_all()
    assert sorted(t.offers("announce")) == [BASTION, "meduse-de-givre"]
    assert t.why("announce", GHOUL) == "SF-ATTACK-050"
    t.announce(BASTION)
    t.me.pick("done")
    t.declare(BASTION)
    t.hold()
    assert t.card(BASTION).tilted
    t.end()
    t.pass_all()
    assert not t.card(BASTION).tilted and not t.card(GHOUL).tilted
    t.settled()


def unlinked(s, me):
    return [one for one in all_angels(s, me) if one.golem is None]


@rule("SF-PAIR-210")
def test_a_link_waits_for_all_of_the_effect_that_made_it_possible(reword):
    def enter(s, me):
        one = yield from pick_card(s, me, s.players[me.seat].hand)
        yield from put_into_play(s, one, me.seat)

    class Text:
        miracle = effect(enter, Part(lambda s, me: damage(2, unlinked).do(s, me)))

    reword(BOLT, Text)
    t = scene({"hand": [BOLT, LANCER], "worship": believers(2), "rear": [SLAG, on(GHOUL, CLOUD)]})
    cast(t, t.me, BOLT)
    t.pass_all()
    t.me.pick(LANCER)
    assert t.card(LANCER).damage == 2 and t.card(SLAG).damage == t.card(CLOUD).damage == 0
    assert pair(t, LANCER) == [SLAG]
    t.settled()


@rule("SF-PAIR-210")
def test_a_link_waits_for_an_intervention_divine_from_its_activation_on(reword):
    class Text:
        miracle = effect(destroys_one(my_angels), damage(2, unlinked))

    reword("jugement-sans-colere", Text)  # Intervention divine
    t = scene({"hand": ["jugement-sans-colere"], "worship": believers(4), "rear": [on(GHOUL, SLAG), LANCER]})
    t.play("jugement-sans-colere")
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    t.asks(me, [GHOUL, LANCER], kind="target")
    t.me.pick(GHOUL)  # a cost
    assert t.card(LANCER).damage == 2 and t.card(SLAG).damage == 0 and pair(t, LANCER) == [SLAG]
    t.settled()


@card("serrez-les-rangs")
@rule("SF-PAIR-210")
def test_a_link_waits_for_all_damage_of_a_combat():
    sly = "brule-chair"  # 5/2, Fourberie: past the Golem
    t = scene(
        {"rear": [sly, "poseid"]},
        {"rear": [on(LANCER, SLAG), GHOUL, BROTHER], "hand": ["serrez-les-rangs"], "worship": believers(2)},
    )
    announce(t, sly, "poseid")
    t.declare(sly)
    t.declare("poseid")
    t.strike(LANCER)
    t.me.pick("pass")
    cast(t, t.you, "serrez-les-rangs", GHOUL)  # GHOUL defends too
    t.pass_all()
    t.me.pick(sly, "number:5", "number:0")  # first all of its 5 on LANCER, then the 8 on GHOUL
    t.asks(you)
    t.you.pick(LANCER, "number:0", "number:0")
    assert sorted(t.you.purgatory) == sorted(["serrez-les-rangs", LANCER, GHOUL])
    assert t.card(SLAG).damage == 0 and pair(t, BROTHER) == [SLAG] and t.card("poseid").damage == 5
    t.settled()


@pytest.mark.parametrize("joined", [LANCER, BROTHER])
@card("demonification")
@rule("SF-PAIR-220")
def test_the_golem_of_a_demonified_ange_is_linked_afresh(joined):
    t = scene({"hand": ["demonification"], "worship": believers(3)}, {"rear": [on(LANCER, SLAG), BROTHER]})
    cast(t, t.me, "demonification", LANCER)
    t.asks(you, [LANCER, BROTHER], kind="link")
    t.you.pick(joined)
    assert stats(t, LANCER) == (5, 5) and pair(t, joined) == [SLAG] and t.you.rear == [LANCER, BROTHER]
    t.settled()


@card("carapace-d-obsidienne")
@rule("SF-PAIR-230")
def test_a_golem_that_can_only_be_linked_to_a_class_parts_when_it_is_lost(ghoulish):
    shell = "carapace-d-obsidienne"  # can only be linked to a Dragon
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"front": [on(DRAGON, shell)], "hand": ["vouivre-rasante"]})
    cast(t, t.me, BOLT, DRAGON)
    assert pair(t, DRAGON) == [shell]
    t.pass_all()
    assert classes(t.state, t.card(DRAGON)) == ("goule",)
    assert t.you.front == [DRAGON, shell] and t.card(shell).host == 0
    assert t.card(shell).damage == 2 and t.card(DRAGON).damage == 0  # it was still linked while the effect resolved
    t.settled()


@card("figure-de-proue-runique")
@rule("SF-PAIR-240")
def test_a_golem_that_must_link_itself_to_a_class_never_looks_again(ghoulish):
    figure, boy = "figure-de-proue-runique", "mousse-des-hauts-fonds"  # it must link itself to a Pirate
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [on(boy, figure), "ragwell"]})
    cast(t, t.me, BOLT, boy)
    t.pass_all()
    assert classes(t.state, t.card(boy)) == ("goule",) and pair(t, boy) == [figure] and pair(t, "ragwell") == []
    t.settled()


@pytest.mark.parametrize(
    ("golem", "fitting"), [("figure-de-proue-runique", "ragwell"), ("carapace-d-obsidienne", "drake-rougegueule")]
)
@rule("SF-PAIR-250", "SF-PAIR-230", "SF-PAIR-240")
def test_a_golem_of_one_class_waits_for_an_ange_of_it(golem, fitting):
    t = scene({"hand": [golem, fitting, SLAG], "rear": [LANCER], "front": [GHOUL]})
    t.play(golem)
    t.asks(me, kind="main")
    assert t.me.rear == [LANCER, golem] and t.card(golem).host == 0
    t.play(fitting)
    assert pair(t, fitting) == [golem] and pair(t, LANCER) == []
    t.play(SLAG)
    t.asks(me, [LANCER, GHOUL], kind="link")
    t.me.pick(LANCER)
    t.settled()


@rule("SF-GOLEM-120")
def test_a_golem_that_is_an_ange_until_the_end_of_the_turn_is_a_golem_again(reword, given):
    class Winged:
        def becomes(s, source, it):
            return as_angel(base_print(it), 2, 3) if source.args[0] == s.token(it.card.number) else None

    class Text:
        miracle = effect(target(golems), on_each(lambda s, me, it: lasts(s, me, "pages-winged", it)))

    given("pages-winged", Winged)
    reword(BOLT, Text)
    t = scene({"hand": [BOLT], "worship": believers(3), "rear": [SLAG]}, {"rear": [CLOUD]})
    t.play(BOLT, SLAG, PLAIN)
    t.pass_all()
    assert t.card(SLAG).type == "angel" and stats(t, SLAG) == (2, 3)
    end_turn(t)
    assert t.state.lasting == [] and t.card(SLAG).type == "golem" and stats(t, SLAG) == (0, 3)
    assert t.card(CLOUD).type == "golem"
    t.settled()


@card("crowtyr")
@rule("SF-PAIR-260", "SF-GOLEM-120")
def test_a_linked_golem_that_becomes_an_ange_leaves_its_pair():
    t = scene({"rear": ["crowtyr", on(LANCER, SLAG)], "hand": [CLOUD]})
    t.use("crowtyr", SLAG)
    t.pass_all()
    assert t.me.rear == ["crowtyr", LANCER, SLAG] and pair(t, LANCER) == [] and stats(t, SLAG) == (2, 5)
    t.play(CLOUD)
    t.asks(me, ["crowtyr", LANCER, SLAG], kind="link")
    t.me.pick(SLAG)
    assert pair(t, SLAG) == [CLOUD]
    t.settled()


@card("crowtyr")
@rule("SF-PAIR-260")
def test_a_free_golem_joins_at_once_one_of_those_that_parted():
    t = scene({"rear": [on("crowtyr", BASTION), on(LANCER, SLAG), CLOUD]})
    t.use("crowtyr", SLAG)
    t.pass_all()
    t.asks(me, [LANCER, SLAG], kind="link")
    t.me.pick(LANCER)
    assert pair(t, LANCER) == [CLOUD] and pair(t, SLAG) == []
    t.settled()


@rule("SF-PAIR-280")
def test_an_attacking_pair_strikes_with_its_ange_and_is_struck_golem_first():
    foe = "poseid"  # 8/8
    t = scene({"front": [on(WALKER, on(SLAG, damage=1))]}, {"rear": [foe]})
    fight(t, WALKER, foe)
    t.pass_all()
    assert t.card(foe).damage == 5 and t.me.purgatory == [SLAG, WALKER]  # 2 and 6 of 8
    t = scene({"rear": [on(DRAGON, SLAG)]}, {"rear": [on(WALKER, damage=1)]})
    fight(t, DRAGON, WALKER)
    t.pass_all()
    assert t.you.purgatory == [WALKER] and t.me.purgatory == [SLAG] and t.card(DRAGON).damage == 2
    t.settled()


@card(BASTION)
@rule("SF-PAIR-290", "SF-GOLEM-100")
def test_a_linked_golem_with_atq_attacks_on_its_own():
    t = scene({"rear": [on(GHOUL, BASTION)]}, {"rear": ["poseid", on(WALKER, damage=1)]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [GHOUL, BASTION]
    t.announce(GHOUL)
    t.announce(BASTION)
    t.me.pick("done")
    assert t.me.front == [GHOUL] and pair(t, GHOUL) == [BASTION] and atq(t.state, t.card(GHOUL)) == 3
    t.declare(BASTION)
    t.strike(WALKER)
    assert t.card(BASTION).tilted and not t.card(GHOUL).tilted
    t.pass_all()
    assert t.card(WALKER).damage == 3 and t.me.purgatory == [BASTION]  # its 4 BOU against 5
    t.asks(me, [GHOUL], kind="declare")
    t.declare(GHOUL)
    t.strike("poseid")
    t.pass_all()
    assert t.card("poseid").damage == 3 and t.me.purgatory == [BASTION, GHOUL]
    t.settled()


@card(BASTION)
@rule("SF-PAIR-290")
def test_a_golem_that_attacks_takes_its_ange_to_the_ldf_and_no_other_attack():
    t = scene({"rear": [on(GHOUL, BASTION)]}, {"rear": [LANCER]})
    announce(t, BASTION)
    assert t.me.front == [GHOUL] and t.card(BASTION).attacker and not t.card(GHOUL).attacker
    t.asks(me, [BASTION], kind="declare")
    t.declare(BASTION)
    t.strike(LANCER)
    t.pass_all()
    assert t.card(LANCER).damage == 2 and t.card(BASTION).damage == 2 and t.card(GHOUL).damage == 0
    assert not t.card(GHOUL).tilted and t.state.attacked
    t.settled()


# Golems


@rule("SF-GOLEM-010", "SF-GOLEM-070")
def test_a_golem_has_a_bou_two_costs_and_neither_fv_nor_atq():
    t = scene({"rear": [on(SLAG, marks={"+1/+1": 2}), "colosse-aux-mille-cierges"], "hand": [CLOUD]}, {"rear": [GHOUL]})
    facts = t.card(SLAG).printed.facts
    assert (facts["bou"], facts["cost"], facts["tempest"]) == (3, 1, 2) and not {"fv", "atq"} & set(facts)
    assert stats(t, SLAG) == (0, 3)  # markers of ATQ and FV are nothing to it
    assert t.offers("play") == t.offers("tempest") == [CLOUD]
    before = t.card(TEMPLE).ec
    t.play(CLOUD)
    assert t.card(TEMPLE).ec == before - 4
    t.attack()
    t.pass_all()
    t.asks(me, kind="main")  # there is nobody to announce
    t.settled()


@rule("SF-GOLEM-020")
def test_a_golem_falls_when_its_markers_equal_its_bou_or_its_bou_is_gone(reword):
    t = scene({"rear": [LANCER]}, {"rear": [on(SLAG, damage=1), on(CLOUD, damage=3)]})
    fight(t, LANCER, SLAG)
    t.pass_all()
    assert t.you.purgatory == [SLAG] and t.you.rear == [CLOUD]
    t.settled()

    class Rust:
        def bou(s, source, of, value):
            return value - 3

    reword(BROTHER, Rust)
    t = scene({"hand": [BROTHER], "rear": [ARMOUR]}, {"rear": [SLAG, on(CLOUD, damage=2), on(ARMOUR, damage=3)]})
    t.play(BROTHER)
    assert sorted(t.you.purgatory) == [ARMOUR, SLAG] and t.you.rear == [CLOUD]
    assert t.me.purgatory == [] and stats(t, CLOUD) == (0, 3)
    t.settled()


@rule("SF-GOLEM-030", "SF-GOLEM-060", "SF-BLESS-080")
def test_a_golem_is_played_for_its_ec_without_an_ange_and_unanswered():
    t = scene({"hand": [ARMOUR], "worship": believers(0, ec=3)}, {"hand": [BOLT], "worship": believers(2)})
    t.play(ARMOUR)
    t.asks(me, kind="main")
    assert t.me.rear == [ARMOUR] and t.me.front == [] and t.card(TEMPLE).ec == 0 and not busy(t.state)
    t.settled()
    t = scene({"hand": [ARMOUR], "worship": believers(0, ec=2)})
    assert t.offers("play") == [] and t.why("play", ARMOUR) == "SF-ANGEL-010"


@rule("SF-GOLEM-040", "SF-GOLEM-060")
def test_a_golem_in_tempete_costs_more_and_opens_no_stack():
    t = scene({"rear": [GHOUL]}, {"hand": [CLOUD, ARMOUR], "worship": believers(0, ec=5), "front": [WALKER]})
    fight(t, GHOUL, WALKER)
    t.me.pick("pass")
    t.asks(you, [f"tempest:{t.number(CLOUD)}", "pass"], kind="window")
    t.you.tempest(CLOUD)
    assert not busy(t.state) and t.you["forge-du-volcan-sacre"].ec == 0
    assert pair(t, WALKER) == [CLOUD]
    t.asks(you, ["pass"], kind="window")  # an action keeps the Contemplation open
    t.pass_all()
    assert t.you.purgatory == [CLOUD] and t.card(WALKER).damage == 0  # twice 3, on the LDF
    t.settled()
    poor = scene({"rear": [GHOUL]}, {"hand": [CLOUD], "worship": believers(0, ec=4), "rear": [WALKER]}, step="before")
    poor.me.pick("pass")
    assert poor.offers("tempest") == [] and poor.why("tempest", CLOUD) == "SF-ANGEL-010"


@rule("SF-GOLEM-040", "SF-ANGEL-040")
def test_what_a_golem_in_tempete_triggers_is_answered():
    t = scene({"rear": [WALKER]}, {"hand": ["veilleuse-de-couvee"]}, step="before")
    t.me.pick("pass")
    t.you.tempest("veilleuse-de-couvee")
    assert t.you.rear == ["veilleuse-de-couvee"] and len(t.state.stack.items) == 1  # its Flamme
    t.pass_all()
    assert t.card(WALKER).damage == 1


@rule("SF-GOLEM-050")
def test_a_golem_without_a_tempete_cost_is_not_played_in_tempete():
    t = scene({}, {"hand": [ARMOUR, SLAG]}, step="before")
    t.me.pick("pass")
    t.asks(you, [f"tempest:{t.number(SLAG)}", "pass"], kind="window")
    assert t.why("tempest", ARMOUR) == "SF-GOLEM-050" and t.why("play", ARMOUR) == "SF-ANGEL-100"
    t.settled()
    t = scene({"hand": [ARMOUR]})
    assert t.offers("play") == [ARMOUR] and t.offers("tempest") == []


@rule("SF-GOLEM-070", "SF-GOLEM-100")
def test_only_a_golem_with_atq_is_announced():
    t = scene({"rear": [SLAG, BASTION], "front": [on(GHOUL, CLOUD)]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == t.offers("ambush") == [BASTION, GHOUL]
    for one in (SLAG, CLOUD):
        assert t.why("announce", one) == t.why("ambush", one) == "SF-GOLEM-070"
    t.ambush(BASTION)
    t.me.pick("done")
    t.declare(BASTION)
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 2
    t.settled()


@rule("SF-GOLEM-080")
def test_golems_do_not_defend_but_may_be_attacked():
    t = scene({"rear": [DRAGON, GHOUL]}, {"rear": [SLAG, CLOUD]})
    announce(t, GHOUL, ambush=[DRAGON])
    t.declare(GHOUL)
    t.asks(me, [SLAG, CLOUD, "hold"], kind="strike")
    t.strike(SLAG)
    t.pass_all()
    assert t.you.purgatory == [SLAG] and t.card(GHOUL).damage == 0  # a Golem strikes nobody
    t.declare(DRAGON)
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 5
    t.settled()


@card("chant-d-elevation", "lyra-ingenieure-en-chef")
@rule("SF-GOLEM-090", "SF-GOLEM-100")
def test_only_what_names_golems_gives_them_atq():
    hand = ["chant-d-elevation", "lyra-ingenieure-en-chef"]  # +1 ATQ to all your pages; +1 ATQ to your Golems
    t = scene(
        {"hand": hand, "worship": believers(3), "rear": [on(LANCER, SLAG)], "front": [CLOUD]}, {"rear": [BASTION]}
    )
    t.play(hand[0])
    assert [atq(t.state, t.card(one)) for one in (LANCER, SLAG, CLOUD, BASTION)] == [3, 0, 0, 2]
    t.play(hand[1])
    while t.match.decision.kind != "main":
        t.match.choose("no" if "no" in t.match.decision.keys else "pass")
    assert [atq(t.state, t.card(one)) for one in (LANCER, SLAG, CLOUD, BASTION)] == [3, 1, 1, 2]
    t.attack()
    t.pass_all()
    assert {SLAG, CLOUD} <= set(t.offers("announce")) and {SLAG, CLOUD} <= set(t.offers("ambush"))
    t.settled()


@card("colosse-aux-mille-cierges")
@rule("SF-GOLEM-110")
def test_a_golem_that_defends_like_an_ange_stays_a_golem():
    guard = "colosse-aux-mille-cierges"
    t = scene({"rear": [DRAGON], "hand": [PULSE], "worship": believers(3)}, {"rear": [guard]})
    fight(t, DRAGON, heaven(t), ambush=True)
    t.pass_all()
    t.asks(me, [guard, "hold"], kind="redirect")
    t.hold()
    assert t.state.divinity(you).damage == 0 and t.card(guard).type == "golem"
    cast(t, t.me, PULSE)  # -3 FV on an Ange: only the dragon is one
    assert t.card(DRAGON).damage == 3 and t.card(guard).damage == 0
    t.settled()


@pytest.mark.parametrize(("whom", "fallen"), [(golems, [SLAG]), (all_angels, [GHOUL, "talamain"])])
@card("talamain")
@rule("SF-GOLEM-120")
def test_a_golem_treated_as_an_ange_is_a_golem_no_more(whom, fallen, reword):
    class Text:
        miracle = effect(destroys(whom))

    reword(BOLT, Text)
    t = scene(
        {"hand": [BOLT], "worship": believers(2)},
        {"rear": [on("talamain", marks={"+1/+0": 1}), on(GHOUL, SLAG)]},
    )
    assert stats(t, "talamain") == (1, 5)
    cast(t, t.me, BOLT)
    t.pass_all()
    assert sorted(t.you.purgatory) == fallen
    if whom is all_angels:
        assert t.you.rear == [SLAG]
    t.settled()


@rule("SF-GOLEM-130")
def test_fv_taken_from_all_pages_are_nothing_to_a_golem(reword):
    def wither(s, me):
        return deal(s, [Hit(one, 2, dealer(s, me), me.seat, fv=True) for one in pages(s, me)])

    class Text:
        miracle = effect(wither)

    reword(BOLT, Text)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [on("demon", SLAG)], "front": [CLOUD]})
    cast(t, t.me, BOLT)
    t.pass_all()
    assert [t.card(one).damage for one in ("demon", SLAG, CLOUD)] == [2, 0, 0]
    t.settled()


@rule("SF-GOLEM-130")
def test_mort_subite_is_nothing_to_a_golem(reword):
    biter = "rongeurs-de-la-fosse-commune"  # 2 ATQ, Mort subite
    t = scene({"rear": [biter]}, {"rear": [CLOUD]})
    fight(t, biter, CLOUD)
    t.pass_all()
    assert t.card(CLOUD).damage == 2
    t.settled()
    t = scene({"rear": [biter, GHOUL]}, {"rear": [on(DRAGON, CLOUD)]})  # nor to the Ange behind it
    fight(t, biter, DRAGON)
    t.pass_all()
    assert t.you.purgatory == [] and (t.card(CLOUD).damage, t.card(DRAGON).damage) == (2, 0)

    class Doom:
        keyword = grants("mort-subite", lambda s, source, it: it is not source)

    reword(TRUCE, Doom)
    t = scene({"rear": [TRUCE, SLAG, ARCHANGEL]}, {"rear": [on(LANCER, CLOUD)]}, step="night", attacked=True)
    t.pass_all()
    assert t.me.rear == [TRUCE, SLAG, ARCHANGEL] and t.you.rear == [CLOUD] and t.you.purgatory == [LANCER]
    t.settled()


@card("nar-tal-fra")
@rule("SF-GOLEM-140")
def test_a_golem_that_is_an_ange_keeps_its_tempete_cost_in_the_limbes():
    golem = on("nar-tal-fra", marks={"angelus": 1})  # treated as an Ange 4/4; Tempête 5
    t = scene({}, {"limbo": [golem], "worship": believers(0, ec=5)}, step="before")
    assert t.card("nar-tal-fra").type == "angel"
    t.me.pick("pass")
    assert t.why("play", "nar-tal-fra") == "SF-ANGEL-100" and t.offers("tempest") == ["nar-tal-fra"]
    t.you.tempest("nar-tal-fra")
    assert t.you.rear == ["nar-tal-fra"] and t.you[TEMPLE].ec == 0 and stats(t, "nar-tal-fra") == (4, 4)
    t.pass_all()
    poor = scene({}, {"limbo": [golem], "worship": believers(0, ec=4)}, step="before")
    poor.me.pick("pass")
    assert poor.offers("tempest") == []


# Équipements


@rule("SF-EQUIP-010", "SF-EQUIP-070")
def test_the_bearer_has_the_modifier_for_as_long_as_it_bears_it(ghoulish):
    knight, lance = "chevalier-de-l-ordre-ocre", "lance-du-tournoi-solaire"  # 4/5; +3, for a Chevalier only
    t = scene({"hand": [lance, BOLT], "worship": believers(2), "rear": [knight, LANCER]})
    t.play(lance)  # no one else can bear it
    assert stats(t, knight) == (7, 5) and pair(t, knight) == [lance] and stats(t, LANCER) == (2, 3)
    cast(t, t.me, BOLT, knight)
    t.pass_all()
    assert classes(t.state, t.card(knight)) == ("goule",)
    assert t.me.purgatory[-1] == lance and pair(t, knight) == [] and stats(t, knight) == (4, 5)
    t.settled()


@rule("SF-EQUIP-010")
def test_a_modifier_may_lessen_the_atq_but_not_below_zero():
    t = scene({"hand": ["bouclier-de-parade"], "rear": [on(BROTHER, marks={"-1/-1": 1})]})
    assert stats(t, BROTHER) == (0, 1)
    t.play("bouclier-de-parade")  # -1 ATQ, +3 FV
    assert stats(t, BROTHER) == (0, 4)
    t.settled()


@rule("SF-EQUIP-020")
def test_ec_are_paid_before_an_adorateur_is_revoked():
    worship = [{"card": TEMPLE, "ec": 0}, {"card": PLAIN, "ec": 2}]
    t = scene({"hand": ["hache-aux-trophees"], "worship": worship, "rear": [LANCER]})  # 2 EC, revoke 1
    t.play("hache-aux-trophees")
    t.asks(me, [PLAIN], kind="revoke")
    assert t.card(PLAIN).ec == 0 and t.me.worship == [TEMPLE, PLAIN] and pair(t, LANCER) == []
    t.me.pick(PLAIN)
    assert t.me.worship == [TEMPLE] and t.me.purgatory == [PLAIN] and pair(t, LANCER) == ["hache-aux-trophees"]
    t.settled()
    t = scene({"hand": ["hache-aux-trophees"], "rear": [LANCER]})
    assert t.why("play", "hache-aux-trophees") == "SF-WORSH-100"
    t = scene({"hand": ["hache-aux-trophees"], "worship": believers(1, ec=1), "rear": [LANCER]})
    assert t.why("play", "hache-aux-trophees") == "SF-ANGEL-010"


@rule("SF-EQUIP-030", "SF-CONT-090")
def test_an_equipement_is_played_in_answer_and_does_not_wait():
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [LANCER], "hand": ["bouclier-de-parade"]})
    cast(t, t.me, BOLT, LANCER)
    t.me.pick("pass")
    t.you.play("bouclier-de-parade")
    t.asks(you, ["pass"], kind="answer")
    assert pair(t, LANCER) == ["bouclier-de-parade"] and len(t.state.stack.items) == 1
    t.you.pick("pass")
    t.asks(me, ["pass"], kind="answer")
    t.me.pick("pass")
    assert t.card(LANCER).damage == 3 and t.you.rear == [LANCER]  # 3 + 3 FV
    t.settled()


@pytest.mark.parametrize("step", ["main", "dawn", "before", "combat", "dusk", "night"])
@rule("SF-EQUIP-030")
def test_an_equipement_is_played_whenever_a_miracle_could_be(step):
    t = scene({"hand": [SWORD], "rear": [LANCER]}, {"rear": [WALKER]}, step="main" if step == "combat" else step)
    if step == "combat":
        fight(t, LANCER, WALKER)
    kind = t.match.decision.kind
    t.play(SWORD)
    t.asks(me, kind=kind)
    assert pair(t, LANCER) == [SWORD] and not busy(t.state)
    t.settled()


@rule("SF-EQUIP-040", "SF-EQUIP-050")
def test_an_equipement_needs_an_ange_of_yours_that_bears_none():
    t = scene({"hand": [SWORD], "rear": [SLAG, ARCHANGEL]}, {"rear": [LANCER]})
    assert t.offers("play") == [] and t.why("play", SWORD) == "SF-EQUIP-040"
    t = scene({"hand": [SWORD, "arc-de-chasse"], "rear": [on(LANCER, "arc-de-chasse")]})
    assert t.offers("play") == [] and t.why("play", t.state.players[me].hand[1].number) == "SF-EQUIP-050"
    t = scene({"hand": [SWORD, GHOUL], "rear": [on(LANCER, "arc-de-chasse"), BROTHER], "front": [DRAGON]})
    t.play(SWORD)
    t.asks(me, [BROTHER, DRAGON], kind="target")  # chosen as it is played
    t.me.pick(DRAGON)
    assert pair(t, DRAGON) == [SWORD] and stats(t, DRAGON) == (7, 4)
    t.settled()


@card("folie-passagere")
@rule("SF-EQUIP-060")
def test_an_equipement_is_destroyed_when_its_bearer_changes_side():
    t = scene({"hand": ["folie-passagere"], "worship": believers(4)}, {"rear": [on(LANCER, SWORD, SLAG), TRUCE]})
    cast(t, t.me, "folie-passagere", LANCER)
    t.pass_all()
    assert t.me.rear == [LANCER] and t.card(LANCER).attached == [] and stats(t, LANCER) == (2, 3)
    assert t.you.purgatory == [SWORD] and t.you.rear == [TRUCE, SLAG] and fv(t, you) == 23
    t.settled()


@pytest.mark.parametrize("way", [PULSE, RECALL, "retraite-spirituelle"])
@rule("SF-EQUIP-060")
def test_an_equipement_is_destroyed_when_its_bearer_leaves(way, reword):
    class Watch:
        after_destroyed = only(lambda s, source, event: event.it.type == "equipment")(effect(draws(1)))

    reword(BROTHER, Watch)
    t = scene(
        {"hand": [way], "worship": believers(4), "rear": [on(BROTHER, marks={"+0/+1": 9})], "book": [GHOUL]},
        {"front": [on(LANCER, SWORD, SLAG)]},
    )
    cast(t, t.me, way)
    t.pass_all()
    t.me.pick(LANCER)
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert SWORD in t.you.purgatory and t.you.front == [SLAG] and t.me.hand == [GHOUL]
    assert t.zone(LANCER) == ({PULSE: "purgatory", RECALL: "hand"}.get(way, "worship"), you)
    t.settled()


@card("katana-du-lignage")
@rule("SF-EQUIP-080")
def test_an_equipement_that_must_link_itself_to_a_class_stays_when_it_is_lost(ghoulish):
    sabre, bearer = "katana-du-lignage", "kenzo-lame-d-aurore"  # +3, must link itself to a Samouraï
    t = scene({"hand": [sabre, BOLT, SLAG], "worship": believers(2), "rear": [LANCER, on(bearer, SLAG)]})
    t.play(sabre)
    assert pair(t, bearer) == [SLAG, sabre]
    cast(t, t.me, BOLT, bearer)
    t.pass_all()
    assert classes(t.state, t.card(bearer)) == ("goule",) and pair(t, bearer) == [SLAG, sabre]
    assert stats(t, bearer) == (5, 2)
    t.settled()
    t = scene({"hand": [sabre], "rear": [LANCER]})
    assert t.why("play", sabre) == "SF-EQUIP-040"


@rule("SF-EQUIP-090")
def test_an_equipement_belongs_to_every_book_or_to_those_of_its_realm():
    cards = SEVENFALLEN.starters()["poseidia"]["cards"]
    assert BOOK["lance-du-tournoi-solaire"].realm == "lumiere" and BOOK["baton-du-guerisseur"].realm == "purete"
    base = [one for one in cards if one not in ("baton-du-guerisseur", SWORD)]
    found = {
        one: refuses_deck("sevenfallen", {"cards": [*base, one]})
        for one in ("lance-du-tournoi-solaire", SWORD, "baton-du-guerisseur")
    }
    rules = {one: [rule for rule in rules if rule.startswith("SF-REALM")] for one, rules in found.items()}
    assert rules == {"lance-du-tournoi-solaire": ["SF-REALM-020"], SWORD: [], "baton-du-guerisseur": []}


@rule("SF-EQUIP-100")
def test_an_equipement_is_not_attacked_and_follows_its_bearer():
    t = scene({"rear": [GHOUL, on(DRAGON, SWORD)]}, {"rear": [on(LANCER, "arc-de-chasse")]})
    announce(t, DRAGON)
    assert t.me.front == [DRAGON] and pair(t, DRAGON) == [SWORD] and t.me.rear == [GHOUL]
    t.declare(DRAGON)
    t.asks(me, [LANCER, "hold"], kind="strike")
    assert t.why("strike", "arc-de-chasse") == "SF-ATTACK-110"
    t.hold()
    t.settled()


@rule("SF-EQUIP-100")
def test_an_equipement_takes_no_damage_for_its_bearer(reword):
    class Text:
        miracle = effect(damage(2, pages))

    reword(BOLT, Text)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [on(LANCER, SWORD)]})
    cast(t, t.me, BOLT)
    t.pass_all()
    assert t.card(LANCER).damage == 2 and t.card(SWORD).damage == 0 and pair(t, LANCER) == [SWORD]
    t.settled()


@card("enfant-du-silence")
@rule("SF-EQUIP-110")
def test_an_ange_that_cannot_be_targeted_is_equipped_for_the_plain_cost():
    t = scene({"hand": ["bottes-de-repli"], "worship": believers(0, ec=1), "rear": ["enfant-du-silence"]})
    t.play("bottes-de-repli")
    assert pair(t, "enfant-du-silence") == ["bottes-de-repli"] and t.card(TEMPLE).ec == 0
    t = scene(
        {"hand": ["bottes-de-repli"], "worship": believers(0, ec=1), "rear": ["flibustier-masque"]}
    )  # Esquive (1)
    t.play("bottes-de-repli")
    assert pair(t, "flibustier-masque") == ["bottes-de-repli"] and t.card(TEMPLE).ec == 0
    t.settled()


class Vengeful:
    """Dernier souffle: destroy all your Anges on the LDF."""

    dernier_souffle = effect(destroys(that(my_angels, on_front)))


@pytest.fixture
def vengeful(reword, monkeypatch):
    """An Adorateur whose Dernier souffle nobody can answer, and an Équipement that revokes one."""
    reword("orpheline-des-tombes", Vengeful)
    monkeypatch.setitem(BOOK.cards["orpheline-des-tombes"].keywords, "intervention-divine", 1)
    monkeypatch.setattr(BOOK.cards[SWORD], "revoke", 1)
    return {"hand": [SWORD], "worship": [on(TEMPLE, ec=2), on("orpheline-des-tombes", ec=0)]}


@rule("SF-EQUIP-040", "SF-EQUIP-110")
def test_where_the_bearer_is_lost_as_the_equipement_is_paid_for_another_one_is_designated(vengeful):
    t = scene({**vengeful, "front": [LANCER, GHOUL], "rear": [BROTHER, DRAGON, on(WALKER, "bottes-de-repli")]})
    t.play(SWORD)
    t.asks(me, [LANCER, GHOUL, BROTHER, DRAGON], kind="target")
    t.me.pick(GHOUL, "orpheline-des-tombes")
    assert t.me.front == [] and t.me.purgatory == ["orpheline-des-tombes", LANCER, GHOUL]
    t.asks(me, [BROTHER, DRAGON], kind="target")
    t.me.pick(DRAGON)
    assert pair(t, DRAGON) == [SWORD] and pair(t, BROTHER) == [] and t.card(TEMPLE).ec == 0
    t.settled()


@rule("SF-EQUIP-040", "SF-COST-030")
def test_where_no_bearer_is_left_the_equipement_goes_to_the_purgatoire_and_its_cost_stays_paid(vengeful, reword):
    class Watches:
        after_played = effect(draws(1))

    reword(SLAG, Watches)
    t = scene({**vengeful, "front": [LANCER, GHOUL], "rear": [SLAG], "book": [BROTHER]})
    t.play(SWORD)
    t.me.pick(LANCER, "orpheline-des-tombes")
    t.asks(me, ["attack"], kind="main")
    assert t.me.purgatory == ["orpheline-des-tombes", LANCER, GHOUL, SWORD] and t.me.front == [SLAG]
    assert t.card(TEMPLE).ec == 0 and t.me.book == [BROTHER]  # it was not played
    t.settled()


@rule("SF-EQUIP-040", "SF-COST-040")
def test_an_equipement_whose_serment_would_take_the_only_bearer_is_not_played(reword):
    class Sworn:
        serment = effect(destroys_one(my_angels))

    reword(SWORD, Sworn)
    t = scene({"hand": [SWORD], "rear": [LANCER]})
    assert t.offers("play") == [] and t.why("play", SWORD) == "SF-EQUIP-040"
    t.settled()
    t = scene({"hand": [SWORD], "rear": [LANCER, GHOUL]})
    t.play(SWORD, LANCER)
    assert t.me.purgatory == [LANCER] and pair(t, GHOUL) == [SWORD]
    t.settled()


@card("demonification")
@rule("SF-EQUIP-120")
def test_a_bearer_that_is_transformed_keeps_its_equipement_unless_a_class_is_asked_for():
    t = scene({"hand": ["demonification"], "worship": believers(3)}, {"rear": [on(LANCER, SWORD)]})
    cast(t, t.me, "demonification", LANCER)
    assert stats(t, LANCER) == (7, 5) and pair(t, LANCER) == [SWORD]
    t.settled()
    t = scene({"hand": ["demonification"], "worship": believers(3)}, {"rear": [on(LANCER, "lame-de-l-aurore")]})
    cast(t, t.me, "demonification", LANCER)  # no Ange céleste any more
    assert stats(t, LANCER) == (5, 5) and t.you.purgatory == ["lame-de-l-aurore"]
    t.settled()


@card("crowtyr", "peste-des-profondeurs")
@rule("SF-EQUIP-120", "SF-PAIR-010")
def test_a_golem_that_is_no_ange_any_more_loses_its_equipement_and_is_linked():
    plague = on("peste-des-profondeurs", marks={"sablier": 3})
    t = scene({"rear": [on("crowtyr", CLOUD), SLAG], "hand": [SWORD, LANCER]}, {"rear": [plague]})
    t.use("crowtyr", SLAG)
    t.pass_all()
    t.play(SWORD, SLAG)
    assert stats(t, SLAG) == (4, 5) and pair(t, SLAG) == [SWORD]
    t.play(LANCER)
    for _ in range(2):  # two of your nights: a -1/-1 marker each
        while t.state.active == me:
            next_step(t)
        while t.state.active == you:
            next_step(t, SLAG)
    assert t.me.purgatory == [SWORD] and t.card(SLAG).type == "golem" and t.card(SLAG).marks == {}
    assert pair(t, LANCER) == [SLAG]
    t.settled()


def next_step(t, aim=""):
    """Whoever is asked does as little as possible; a target is `aim`."""
    decision = t.match.decision
    for key in ("pass", "attack", "end", "done"):
        if key in decision.keys:
            t.match.choose(key)
            return
    if aim and decision.kind == "target":
        t.answer(decision.seat, aim)
    else:
        t.match.choose(decision.keys[0])


# Bénédictions


@rule("SF-BLESS-010", "SF-BLESS-030", "SF-BLESS-080")
def test_a_benediction_asks_for_adorateurs_and_ec_and_takes_none_of_them_away():
    t = scene(
        {"hand": ["chant-d-elevation"], "worship": believers(3, ec=3)},  # condition 3, 3 EC, 3 Sabliers
        {"hand": [BOLT], "worship": believers(2), "rear": [DRAGON]},
    )
    t.play("chant-d-elevation")
    t.asks(me, kind="main")
    assert not busy(t.state) and t.card(TEMPLE).ec == 0 and t.me.worship == [TEMPLE] + [PLAIN] * 3
    assert t.me.rear == ["chant-d-elevation"] and t.card("chant-d-elevation").marks == {"sablier": 3}
    t.settled()
    t = scene({"hand": ["chant-d-elevation"], "worship": believers(2, ec=9)})
    assert t.offers("play") == [] and t.why("play", "chant-d-elevation") == "SF-BLESS-010"
    t = scene({"hand": ["chant-d-elevation"], "worship": believers(3, ec=2)})
    assert t.offers("play") == [] and t.why("play", "chant-d-elevation") == "SF-ANGEL-010"


@rule("SF-BLESS-030", "SF-BLESS-050")
def test_a_benediction_neither_defends_nor_is_attacked():
    t = scene({"rear": [DRAGON, GHOUL]}, {"rear": [TRUCE], "front": [LANCER]})
    t.attack()
    t.pass_all()
    t.ambush(DRAGON)
    t.ambush(GHOUL)  # two, for nobody defends
    t.me.pick("done")
    t.declare(DRAGON)
    t.asks(me, [LANCER, heaven(t), f"declare:{t.number(GHOUL)}", "hold"], kind="strike")
    assert t.why("strike", TRUCE) == "SF-BLESS-050"
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 5
    t.settled()


@rule("SF-BLESS-040")
def test_a_benediction_is_not_meant_by_effects_and_costs(reword):
    class Ruin:
        miracle = effect(destroys(pages))

    class Price:
        ability = effect(
            destroys_one(lambda s, me: [one for one in pages(s, me) if one.controller == me.seat]), draws(1)
        )

    reword(BOLT, Ruin)
    reword(LANCER, Price)
    t = scene(
        {"hand": [BOLT, "eclat-de-la-tour"], "worship": believers(4), "rear": [TRUCE, LANCER], "book": [BROTHER] * 3},
        {"rear": ["chant-d-elevation", GHOUL, SLAG]},
    )
    t.use(LANCER)  # it can but destroy itself
    t.pass_all()
    assert t.me.rear == [TRUCE] and fv(t, me) == 25
    cast(t, t.me, BOLT)
    t.pass_all()
    assert t.me.rear == [TRUCE] and t.you.rear == ["chant-d-elevation"]
    assert sorted(t.you.purgatory) == sorted([GHOUL, SLAG])
    t.settled()


def everything(s, me):
    """All that lies on the CDB, whatever it is."""
    return [one for player in s.players for row in (player.rear, player.front) for one in row]


class EndsAll:
    miracle = effect(destroys(everything))


class HurtsAll:
    miracle = effect(damage(1, everything))


class MarksAll:
    miracle = effect(on_each(lambda s, me, it: give(s, it, "+1/+1", 3), everything))


class SendsBack:
    miracle = effect(on_each(lambda s, me, it: return_to_hand(s, it), everything))


@pytest.mark.parametrize("text", [EndsAll, HurtsAll, MarksAll, SendsBack])
@rule("SF-BLESS-040", "SF-LEX-460")
def test_a_benediction_is_insensitive_to_an_effect_on_whatever_lies_there(reword, text):
    reword(BOLT, text)
    mine = {"hand": [BOLT], "worship": believers(2), "rear": [TRUCE, WALKER]}
    t = scene(mine, {"rear": [SONG], "front": [WALKER]})
    before = [dict(t.card(id).marks) for id in (TRUCE, SONG)]
    t.play(BOLT, PLAIN)
    t.pass_all()
    assert TRUCE in t.me.rear and SONG in t.you.rear
    assert [t.card(id).marks for id in (TRUCE, SONG)] == before
    assert all(t.card(id).damage == 0 for id in (TRUCE, SONG))
    for seat in (t.me, t.you):
        stays = WALKER in seat.rear + seat.front
        assert stays == (text in (HurtsAll, MarksAll))
        assert not stays or seat[WALKER].damage or seat[WALKER].marks
    t.settled()
    alone = scene({**mine, "rear": [TRUCE]}, {"rear": [SONG]})
    assert alone.offers("play") == [] and alone.why("play", BOLT) == "SF-MIRACLE-100"  # nothing that it could affect


@rule("SF-BLESS-040")
def test_a_benediction_pays_no_cost_and_is_no_target_whatever_is_looked_for(reword):
    class Price:
        ability = effect(destroys_one(everything), draws(1))

    class Tax:
        ability = effect(tilts_one(everything), draws(1))

    class Aim:
        ability = effect(target(everything), draws(1))

    for text in (Price, Tax, Aim):
        reword("orpheline-des-tombes", text)
        worship = [TEMPLE, "orpheline-des-tombes"]
        t = scene({"worship": worship, "rear": [TRUCE], "book": [BROTHER]}, {"rear": [SONG]})
        assert t.offers("use") == [] and t.why("use", "orpheline-des-tombes") == "SF-ABIL-140"
        mine = {"worship": worship, "rear": [TRUCE, LANCER], "book": [BROTHER]}
        t = scene(mine, {"rear": [SONG, GHOUL]})
        t.use("orpheline-des-tombes")
        t.asks(me, [LANCER, GHOUL], kind="target")
        t.me.pick(GHOUL)
        t.pass_all()
        assert t.me.hand == [BROTHER] and t.me.rear == [TRUCE, LANCER]
        assert not t.card(TRUCE).tilted and SONG in t.you.rear
        t.settled()


@rule("SF-BLESS-040", "SF-MORT-010")
def test_a_benediction_has_no_keyword_from_another_card(reword):
    class Doom:
        keyword = grants("mort-subite", lambda s, source, it: it is not source)

    reword("orpheline-des-tombes", Doom)
    t = scene({"worship": [TEMPLE, "orpheline-des-tombes"], "rear": [SONG, LANCER], "front": [GHOUL]})
    end_turn(t)
    assert t.me.rear == [SONG] and sorted(t.me.purgatory) == sorted([LANCER, GHOUL])
    t.settled()


@rule("SF-BLESS-040")
def test_a_benediction_may_speak_of_itself(reword):
    class Burns:
        parole_divine = effect(destroys_one(this_card), draws(1))

    class Lasts:
        parole_divine = effect(marks_itself("sablier", 2))

    reword(TRUCE, Burns)
    reword(SONG, Lasts)
    t = scene({"rear": [TRUCE, on(SONG, marks={"sablier": 1})], "book": [BROTHER]})
    t.use(TRUCE)
    t.pass_all()
    t.use(SONG)
    t.pass_all()
    assert t.me.purgatory == [TRUCE] and t.me.hand == [BROTHER] and t.card(SONG).marks == {"sablier": 3}
    t.settled()


@pytest.mark.parametrize("id", [BOLT, "de-l-autre-cote-du-miroir"])
@rule("SF-BLESS-040")
def test_a_benediction_is_not_targeted(id):
    t = scene({"hand": [id], "worship": believers(2), "rear": [TRUCE]}, {"rear": ["chant-d-elevation"]})
    assert t.offers("play") == [] and t.why("play", id) == "SF-MIRACLE-100"
    t = scene({"hand": [id], "worship": believers(2), "rear": [TRUCE, LANCER]}, {"rear": ["chant-d-elevation"]})
    t.play(id)
    t.asks(me, [LANCER], kind="target")


@rule("SF-BLESS-060")
def test_a_grain_falls_in_each_aurore_of_its_player_and_may_be_answered():
    t = dawn(
        {"rear": [on(TRUCE, marks={"sablier": 2}), "soeur-de-la-source"]},  # Aurore divine: 1 FV
        {"rear": [on("chant-d-elevation", marks={"sablier": 3})], "hand": [BOLT], "worship": believers(2)},
    )
    t.asks(me, [TRUCE, "soeur-de-la-source"], kind="trigger")
    t.me.pick(TRUCE)
    assert len(t.state.stack.items) == 2 and t.card(TRUCE).marks == {"sablier": 2}
    t.me.pick("pass")
    t.asks(you, [BOLT, "pass"], kind="answer")
    resolve(t)
    t.asks(me, kind="window")
    assert t.card(TRUCE).marks == {"sablier": 1} and t.card("chant-d-elevation").marks == {"sablier": 3}
    assert fv(t, me) == 24
    t.settled()


@rule("SF-BLESS-060", "SF-BLESS-030")
def test_no_grain_falls_in_the_turn_in_which_it_is_played():
    t = scene({"hand": [TRUCE], "worship": believers(2), "book": [BROTHER] * 9}, {"book": [BROTHER] * 9})
    t.play(TRUCE)
    sands = []
    for seat in (me, you) * 3:
        sands.append(t.card(TRUCE).marks["sablier"])  # as this player's turn comes to its main part
        while t.state.active == seat:
            next_step(t)
        while t.state.step != "main":
            next_step(t)
    assert sands == [3, 3, 2, 2, 1, 1] and t.me.purgatory == [TRUCE] and t.me.rear == []
    t.settled()


@card("gestation-infernale")
@rule("SF-BLESS-070")
def test_a_benediction_without_grains_is_destroyed_before_the_contemplation():
    t = dawn({"rear": [on("gestation-infernale", marks={"sablier": 1}), on(TRUCE, marks={"sablier": 2})]})
    t.me.pick(TRUCE)
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.me.purgatory == ["gestation-infernale"] and t.me.rear == [TRUCE]
    assert len(t.state.stack.items) == 2  # its Dernier souffle, over the grain of the other
    resolve(t)
    t.asks(me, kind="window")
    assert t.me.rear == [TRUCE, "demon"] and t.card(TRUCE).marks == {"sablier": 1}
    t.settled()


# In whole games


def faults(s):
    """What no table may show at a quiet moment."""
    found = []
    for seat, player in enumerate(s.players):
        for golem in free_golems(s, seat):
            found += [(golem, one) for one in free_angels(s, seat, is_angel) if may_join(s, golem, one)]
        for row in (player.rear, player.front):
            for one in row:
                kinds = [other.type for other in one.attached]
                if one.type == "equipment" or (kinds and not is_angel(one)) or len(set(kinds)) < len(kinds):
                    found.append((one, kinds))
                for it in (one, *one.attached):
                    spent = it.type == "blessing" and not it.marks.get("sablier")
                    if spent or it.controller != seat or (it.type in ("angel", "golem") and it.damage >= life(s, it)):
                        found.append(it)
        for pile in (player.hand, player.book, player.purgatory, player.pandemonium):
            found += [one for one in pile if one.proto.familiar]
        found += [one for one in player.limbo if one.card.proto.familiar]
    return found


@pytest.mark.parametrize("seed", range(4))
@rule(
    "SF-ANGEL-020",
    "SF-FAM-040",
    "SF-PAIR-010",
    "SF-PAIR-030",
    "SF-GOLEM-020",
    "SF-EQUIP-050",
    "SF-EQUIP-060",
    "SF-BLESS-070",
)
def test_links_and_falls_are_settled_at_every_quiet_moment(seed):
    rng = rng_of(f"pages {seed}")
    match = new_match("sevenfallen", ["random", "random"], seed=f"pages {seed}", keep=KEEP_NOTHING)
    linked = 0
    while match.ask is not None:
        if match.quiet:
            assert faults(match.state) == []
            linked += sum(bool(one.attached) for player in match.state.players for one in player.rear + player.front)
        match.apply(rng.below(len(match.ask.options)))
    assert linked
