"""The pages of a Livre Sacré: Anges and Familiers, Golems and pairs, Équipements, Bénédictions."""

import pytest
from sf_scene import PLAIN, TEMPLE, believers, fight, fv, on, scene

from pioche.engine import lasting
from pioche.engine.cards import hooks_of
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    Hit,
    Part,
    banishes,
    damage,
    deal,
    dealer,
    destroys,
    destroys_one,
    draws,
    effect,
    gains_ability,
    golems,
    grants,
    lasts,
    limbo_from_play,
    my_angels,
    on_each,
    only,
    pages,
    pick_card,
    put_into_play,
    take_control,
    target,
    tilts_itself,
    to_itself,
    your_angels,
)
from pioche.games.sevenfallen.cards.words import angels as all_angels
from pioche.games.sevenfallen.rules.values import atq, classes, keyword, life
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


def purse(count, *, ec=0):
    """An Adoration with so many Adorateurs and a Temple with so many EC."""
    return believers(count, ec=ec)


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
    while t.state.stack is not None and t.match.decision.kind == "answer":
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


@rule("SF-ANGEL-020")
def test_an_ange_falls_when_the_fv_that_bore_its_wounds_are_gone():
    song = on("zenith-immobile", marks={"sablier": 1})  # +2 FV
    t = dawn({"rear": [song, on(LANCER, damage=4), on(GHOUL, damage=1)]})
    assert stats(t, LANCER) == (2, 5)
    t.pass_all()
    assert t.me.purgatory == ["zenith-immobile", LANCER] and t.me.rear == [GHOUL]
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
    assert t.state.stack is None
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
