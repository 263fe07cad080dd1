"""Chapter 1, before the first turn: realms and decks, the Eden, the Livre Sacré, set-up; how the match is won."""

from collections import Counter

import pytest
from sf_scene import PLAIN, TEMPLE, believers, end_turn, fight, fv, on, play, scene

from pioche.engine import PiocheError
from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.engine.rng import Rng
from pioche.engine.seats import opponent
from pioche.engine.stack import busy
from pioche.games.sevenfallen import SEVENFALLEN
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    Hit,
    Part,
    damage,
    deal,
    destroys,
    draws,
    effect,
    gains_fv,
    hurts_own_divinity,
    on_each,
    pages,
    spend,
    target,
    tilt,
)
from pioche.games.sevenfallen.rules.damage import lose_feather
from pioche.games.sevenfallen.rules.values import atq
from pioche.games.sevenfallen.state import PAGES, Printed, now_of
from pioche.games.sevenfallen_common.table import REALMS
from pioche.testing import card, me, refuses_deck, rule, started, you

BROTHER = "frere-lai-des-murailles"  # 1/2
LANCER = "lancier-des-nuages"  # 2/3
GHOUL = "goule-des-ravines"  # 3/2
FURY = "salamandre-furieuse"  # 2/4, Berserk
DRAGON = "dragon-des-cretes-rouges"  # 5/4, a Dragon
WALKER = "marcheur-blinde"  # 5/6
SLAG = "bloc-de-scories"  # a Golem of 3 BOU
BOLT = "eclat-de-la-tour"  # 3 damage to a page; condition 2, revoke 1
JUDGEMENT = "jugement-du-brasier"  # 4 damage to the opposing Archange, or 2 to the opposing Divinité; 3, revoke 1
RAIN = "pluie-de-grace"  # your Divinité gains 4 FV; 3, revoke 1
VULCARYON = "vulcaryon-seigneur-de-braise"  # an Archange of 5/9, 4 EC, Facteur Temps 5, Berserk
MIKAELION = "mikaelion-archange-des-nuages"  # an Archange of 5/11, 4 EC, Facteur Temps 6
DRAGON_VIE = "dragon-vie-souffle-premier"  # the usual Divinité of a scene: 23 FV, Volonté 3, 1 Plume
SERAPHANE = "seraphane-aux-ailes-jumelles"  # 18 FV, 2 Plumes
MORVANE = "morvane-reine-exsangue"  # 28 FV, no Plume
MORTAL = on(DRAGON_VIE, damage=23)
TWICE = on(SERAPHANE, damage=18)  # mortal, with two Plumes


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


def heaven(t, seat=you):
    """The number of a player's Divinité."""
    return t.state.divinity(seat).card.number


def ambush(t, id):
    """One attacker in Embuscade strikes the opposing Divinité, and nobody does anything about it."""
    fight(t, id, heaven(t), ambush=True)
    t.pass_all()


def winners(t):
    return t.match.result.winners if t.match.result else None


def wealth(t, seat):
    return t.match.view(seat)["players"][seat]["wealth"]


def told(t, *ids, seat=-1):
    """The log lines with these ids, in order, as `seat` reads them."""
    return [(line["id"], line["args"]) for line in log_data(t.match, 0, seat, None) if line["id"] in ids]


def ids(cards):
    return [one.proto.id for one in cards]


def eden(id, type, **facts):
    """A card as the book reads it from its table."""
    given = {"type": type, "realm": "eondra", "rarity": "divine", **facts}
    return Printed(id, {"fr": id, "en": id}, {"fr": "Piochez.", "en": "Draw."}, given)


def temple_of(s, seat):
    return [one for one in s.players[seat].worship if one.printed.type == "temple"]


EDENS = {
    "eondra": ["pyraxis-mere-des-cendres", VULCARYON, "autel-des-premieres-ecailles"],  # Volonté 6
    "poseidia": ["linalie-deesse-pirate", "kraogh-gueule-du-maelstrom", "crique-aux-mille-coffres"],  # 6
    "metascience": ["prometheus-intelligence-premiere", "hyperion-archange-du-reacteur", "forge-orbitale"],
    "lumiere": ["sol-ul-premiere-lumiere", "solariel-lame-du-zenith", "cathedrale-du-premier-rayon"],
    "purete": ["anaya-deesse-de-la-purete", MIKAELION, "cite-des-anges"],  # 4
    "voie": ["koguryo-dieu-du-sabre", "hagane-le-sabre-muet", "dojo-des-mille-lames"],  # 6
    "nuit": ["la-bete-de-nargar", "azhram-maitre-de-la-fosse", "ossuaire-sans-fond"],
}


def some(count, copies, *types, realms=("eondra", "purete")):
    """So many pages of these types without deck-building conditions."""
    plain = [one for one in BOOK.cards.values() if not one.familiar and not {"leader", "loyaliste"} & {*one.keywords}]
    able = [one.id for one in plain if one.type in types and one.realm in realms]
    return (able * copies)[:count]


def deck(realm, *more, without=(), **words):
    """A deck of one realm, each of its 50 pages and 10 Adorateurs twice, a little changed."""
    cards = EDENS[realm] + [*some(5, 1, "worshipper", realms=[realm]), *some(25, 1, *PAGES, realms=[realm])] * 2
    for id in without:
        cards.remove(id)
    return {"cards": [*cards, *more], **words}


def against(realm, *more, without=(), **words):
    return refuses_deck("sevenfallen", deck(realm, *more, without=without, **words))


# A match from its set-up on


def begin(mine, yours, *, first=me, seed=3):
    """Decks, or their realms; whoever chooses makes `first` start."""
    decks = [deck(one) if isinstance(one, str) else one for one in (mine, yours)]
    t = started("sevenfallen", decks=decks, seed=seed)
    t.match.choose(f"first:{first}")
    return t


def ready(t):
    """Both keep their hands, and the first turn begins."""
    while t.match.decision.kind == "grace":
        t.match.choose("done")
    if t.match.decision.kind == "confirm":
        t.match.choose("no")
    t.pass_all()


def adorer(t):
    """The end of the Aurore divine: the first Adorateur that is offered, without its Ferveur; the others on top."""
    while t.match.decision.kind in ("register", "worship", "place", "confirm"):
        options = {"register": "look", "confirm": "no"}
        t.match.choose(options.get(t.match.decision.kind, t.match.decision.keys[0]))
        t.pass_all()


def few(realm, *written):
    """A deck for beginners with just these pages: all of them are in the opening hand."""
    kept = [id for id in deck(realm)["cards"] if BOOK[id].type not in PAGES]
    return {"cards": [*kept, *written], "casual": True}


# The goal


@rule("SF-GOAL-010", "SF-DIV-150")
@pytest.mark.parametrize(("hurt", "won"), [(22, None), (23, (me,))])
def test_a_divinite_falls_in_two_stages_its_fv_then_its_plume(hurt, won):
    t = scene({"rear": [DRAGON]}, {"divine": [on(DRAGON_VIE, damage=hurt)]})
    assert t.you["dragon-vie-souffle-premier"].mortal == (hurt == 23)
    ambush(t, DRAGON)
    assert winners(t) == won
    divinity = t.state.divinity(you)
    assert divinity.damage == 23 and divinity.mortal and divinity.marks.get("plume", 0) == (0 if won else 1)
    if won:
        assert t.match.result.reason == "fallen" and t.match.decision is None


@rule("SF-GOAL-020")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_two_play_and_no_other_number(count):
    with pytest.raises(PiocheError) as refused:
        started("sevenfallen", decks=[deck("eondra")] * count)
    assert refused.value.code == "wrong-seats"
    assert started("sevenfallen", decks=[deck("eondra")] * 2).match.decision.kind == "will"


@rule("SF-GOAL-030")
def test_a_draw_needs_both_players_and_nothing_else_ends_a_barren_match():
    t = scene()
    t.me.propose()
    t.asks(you, ["yes", "no"], kind="propose")
    t.you.pick("no")
    assert t.match.result is None and t.why("propose") == "SF-GOAL-030"  # once a turn
    end_turn(t)
    assert t.state.active == you
    t.you.propose()
    t.asks(me, ["yes", "no"], kind="propose")
    t.me.pick("yes")
    assert winners(t) == () and t.match.result.reason == "agreed"


@rule("SF-GOAL-030")
def test_no_draw_is_proposed_while_a_page_is_left_to_draw_nor_by_the_other_player():
    t = scene({}, {"book": [BROTHER]})
    assert t.why("propose") == "SF-GOAL-030" and t.why("propose", seat=you) == "SF-SETUP-070"
    t.asks(me, ["attack"])
    t.settled()


@rule("SF-GOAL-040")
def test_whoever_resigns_loses_at_once_whatever_waits():
    t = scene(
        {"hand": [BOLT], "worship": believers(2)},
        {"hand": [BOLT], "worship": believers(2), "rear": [WALKER]},
        active=you,
    )
    play(t, BOLT, WALKER)
    t.you.pick("pass")
    play(t, BOLT, WALKER)
    assert len(t.state.stack.items) == 2
    t.match.concede(me)
    assert winners(t) == (you,) and t.match.result.reason == "conceded" and t.match.decision is None
    assert t.card(WALKER).damage == 0


@rule("SF-GOAL-050")
@pytest.mark.parametrize(("mine", "won"), [(27, ()), (26, (me,))])
def test_two_divinites_that_fall_together_draw(reword, mine, won):
    class Cataclysm:
        miracle = effect(
            Part(
                lambda s, me: deal(
                    s, [Hit(s.divinity(seat), 1, 0, me.seat) for seat in (opponent(s, me.seat), me.seat)]
                )
            )
        )

    reword(RAIN, Cataclysm)
    t = scene(
        {"divine": [on(MORVANE, damage=mine)], "hand": [RAIN], "worship": believers(3)},
        {"divine": [on(MORVANE, damage=27)]},
    )
    play(t, RAIN)
    t.pass_all()
    assert winners(t) == won


# Realms and decks


def eondra(*written):
    """A deck of Eondra with just these pages in its Livre Sacré."""
    kept = [id for id in deck("eondra")["cards"] if BOOK[id].type not in PAGES]
    return {"cards": [*kept, *written]}


@rule("SF-REALM-010")
def test_there_are_seven_realms_and_cards_of_none():
    assert len(set(REALMS)) == 7 and {one.realm for one in BOOK.cards.values()} == {*REALMS, ""}
    with pytest.raises(ValueError, match="no realm"):
        eden("x", "temple", realm="tour-celeste", ec=4)
    assert [against(realm) for realm in REALMS] == [[]] * 7
    starters = SEVENFALLEN.starters()
    assert [refuses_deck("sevenfallen", starters[realm]) for realm in REALMS] == [[]] * 7
    divinities = Counter(one.realm for one in BOOK.cards.values() if one.type == "divinity")
    assert set(divinities) == set(REALMS)


@rule("SF-REALM-020")
@pytest.mark.parametrize(
    ("foreign", "own", "out"),
    [
        (VULCARYON, "sylvaelle-racine-du-lagon", "kraogh-gueule-du-maelstrom"),
        (TEMPLE, "canopee-des-embruns", "crique-aux-mille-coffres"),
        (DRAGON, "leviathan-des-fosses", "ragwell"),
        (PLAIN, "jeune-fea", "pecheur-de-perles"),
        (SLAG, "tortue-ilot", "ragwell"),
    ],
)
def test_the_realm_of_the_divinite_governs_eden_book_and_registre(foreign, own, out):
    assert "linalie-deesse-pirate" in deck("poseidia")["cards"]
    assert against("poseidia", foreign, without=[out]) == ["SF-REALM-020"]
    assert against("poseidia", own, without=[out]) == []


@rule("SF-REALM-030")
def test_purete_celeste_goes_with_any_divinite():
    neutral = [MIKAELION, "cite-des-anges", *[LANCER] * 3, "fidele-de-la-nuee", "plume-d-anaya"]
    out = ["kraogh-gueule-du-maelstrom", "crique-aux-mille-coffres", "ragwell", "jeune-fea"]
    assert against("poseidia", *neutral, without=out) == []
    other = against("poseidia", "anaya-deesse-de-la-purete", without=["linalie-deesse-pirate"])
    assert other and set(other) == {"SF-REALM-040"}  # but for the Divinité, which binds


@rule("SF-REALM-040")
@pytest.mark.parametrize("id", [BOLT, "epee-du-pelerin", DRAGON, "pacte-de-minuit", "jeune-fea"])
def test_a_divinite_of_purete_celeste_wants_everything_of_its_realm(id):
    out = ["fidele-de-la-nuee"] if id == "jeune-fea" else []
    assert against("purete", id, without=out) == ["SF-REALM-040"]


@rule("SF-REALM-040", "SF-GIFT-060")
def test_only_a_gift_without_a_realm_stays_open_to_it():
    assert against("purete", "oeuf-de-l-aube") == [] and against("purete", "plume-d-anaya") == []


@rule("SF-REALM-050")
def test_neutral_are_some_miracles_and_equipements_and_all_of_purete_celeste():
    assert against("voie", "epee-du-pelerin", "colosse-de-nuages", BOLT) == []
    assert against("voie", "exosquelette-amplifie") == ["SF-REALM-020"]
    assert {one.type for one in BOOK.cards.values() if not one.realm} == {"miracle", "equipment", "gift"}
    for type, facts in (
        ("angel", {"atq": 1, "fv": 1, "cost": 1}),
        ("golem", {"bou": 1, "cost": 1}),
        ("blessing", {"condition": 1, "cost": 1, "hourglass": 1}),
        ("worshipper", {"ec": 1}),
    ):
        with pytest.raises(ValueError, match="belongs to no realm"):
            eden("x", type, **facts, realm="", rarity="ruby")


@rule("SF-EDEN-010")
@pytest.mark.parametrize(
    ("more", "out", "why"),
    [
        ([], [], []),
        (["oeuf-de-l-aube"], [], []),
        ([], ["autel-des-premieres-ecailles"], ["SF-EDEN-010"]),
        ([], [VULCARYON], ["SF-EDEN-010"]),
        ([], ["pyraxis-mere-des-cendres"], ["SF-EDEN-010"]),
        ([VULCARYON], [], ["SF-EDEN-010"]),
        ([MIKAELION], [], ["SF-EDEN-010"]),
        ([TEMPLE], [], ["SF-EDEN-010"]),
        ([DRAGON_VIE], [], ["SF-EDEN-010"]),
        (["oeuf-de-l-aube", "batterie-originelle"], [], ["SF-EDEN-010"]),
    ],
)
def test_an_eden_has_one_of_each_and_perhaps_a_gift(more, out, why):
    assert against("eondra", *more, without=out) == why


@rule("SF-DECK-010", "SF-PAGE-010")
def test_a_livre_sacre_has_fifty_pages_or_more_and_only_pages_count():
    assert against("eondra", without=[DRAGON]) == ["SF-DECK-010"]
    assert against("eondra", PLAIN, without=[DRAGON]) == ["SF-DECK-010", "SF-WORSH-010"]  # an Adorateur is none
    assert against("eondra", "oeuf-de-l-aube", without=[DRAGON]) == ["SF-DECK-010"]
    many = some(73, 3, *PAGES)
    assert refuses_deck("sevenfallen", eondra(*many)) == []
    assert {BOOK[id].type for id in many} == {*PAGES} and len(PAGES) == 5
    assert against("eondra", without=[DRAGON], casual=True) == []  # among beginners


@rule("SF-PAGE-010")
def test_adorateurs_and_eden_cards_never_lie_in_a_livre_sacre():
    for id in (PLAIN, TEMPLE, VULCARYON, DRAGON_VIE, "oeuf-de-l-aube", "meca"):
        with pytest.raises(PiocheError) as refused:
            scene({"book": [id]})
        assert [one.rule for one in refused.value.refusals] == ["SF-ZONE-010"], id
    t = scene({"book": [DRAGON, SLAG, "saison-des-flammes", BOLT, "epee-du-pelerin"]})
    assert len(t.me.book) == 5
    t.settled()


@rule("SF-DECK-020")
def test_one_page_of_another_realm_spoils_the_book_and_neutral_ones_do_not():
    assert against("eondra", BOLT, "souffle-d-inspiration", LANCER) == []
    assert against("eondra", BOLT, "souffle-d-inspiration", LANCER, "ragwell") == ["SF-REALM-020"]


@rule("SF-DECK-030")
@pytest.mark.parametrize(("count", "why"), [(3, []), (4, ["SF-DECK-030"])])
def test_a_page_is_written_three_times_at_most(count, why):
    others = [id for id in some(60, 1, "angel", "golem", "miracle") if id != BOLT][:47]
    assert refuses_deck("sevenfallen", eondra(*others, *[BOLT] * count)) == why


@rule("SF-DECK-040")
@pytest.mark.parametrize("types", [("angel",), ("angel", "miracle"), ("golem", "miracle", "equipment", "blessing")])
def test_no_type_of_page_is_asked_for(types):
    found = some(50, 3, *types, realms=("eondra", "purete", ""))
    assert len(found) == 50 and {BOOK[id].type for id in found} <= {*types}
    assert refuses_deck("sevenfallen", eondra(*found)) == []


@rule("SF-DECK-050")
def test_leader_and_loyaliste_add_conditions():
    karvax = "karvax-roi-des-couvees"
    singles = some(47, 1, *PAGES)
    assert refuses_deck("sevenfallen", eondra(*[karvax] * 3, *singles)) == []
    assert refuses_deck("sevenfallen", eondra(*[karvax] * 3, *singles, DRAGON)) == ["SF-LEADER-010"]
    assert refuses_deck("sevenfallen", eondra(*singles, DRAGON, "jugement-du-brasier", "pluie-de-braises")) == []
    assert set(against("lumiere", "ysoire-ecuyere-de-l-aube", LANCER)) == {"SF-LOYAL-010"}


@rule("SF-DECK-060")
def test_renown_does_not_merge_copies():
    three = [*["elora-d-eondra"] * 3, *["elora-capitaine-de-l-elite"] * 3]
    assert BOOK["elora-capitaine-de-l-elite"].wings in BOOK["elora-d-eondra"].names["fr"]
    others = [id for id in some(60, 1, "angel", "golem", "miracle") if id not in three][:44]
    assert refuses_deck("sevenfallen", eondra(*three, *others)) == []
    assert refuses_deck("sevenfallen", eondra(*three, *others, "elora-d-eondra")) == ["SF-DECK-030"]


@rule("SF-PAGE-020")
def test_a_familier_is_written_in_no_deck():
    assert against("metascience", "meca") == ["SF-PAGE-020"]


@rule("SF-PAGE-020", "SF-EDEN-020")
def test_on_the_adoration_adorateurs_are_pages_and_the_temple_is_none(reword):
    def pages_of_worship(s, me):
        return [one for one in s.players[opponent(s, me.seat)].worship if now_of(one).page]

    class Weariness:
        miracle = effect(on_each(lambda s, me, it: tilt(s, it), pages_of_worship))

    reword(RAIN, Weariness)
    t = scene({"hand": [RAIN], "worship": believers(3)}, {"worship": believers(3)})
    play(t, RAIN)
    t.pass_all()
    worship = t.state.players[you].worship
    assert [one.tilted for one in worship] == [one.printed.type == "worshipper" for one in worship]
    assert len(worship) == 4 and not t.me[TEMPLE].tilted
    t.settled()


# What is printed on cards of the Eden


@rule("SF-DIV-010", "SF-ARCH-010", "SF-GIFT-010")
@pytest.mark.parametrize(
    ("type", "facts", "wrong"),
    [
        ("divinity", {"fv": 20, "will": 6, "feathers": 1}, {"atq": 3}),
        ("archangel", {"atq": 5, "fv": 9, "ec": 4, "factor": 5}, {"cost": 6}),
        ("gift", {}, {"cost": 1}),
        ("gift", {}, {"ec": 1}),
    ],
)
def test_an_eden_card_bears_the_values_of_its_type_and_no_others(type, facts, wrong):
    printed = eden("x", type, **facts)
    assert {name: getattr(printed, name) for name in facts} == facts
    with pytest.raises(ValueError, match=f"unknown facts .*'{next(iter(wrong))}'"):
        eden("x", type, **facts, **wrong)
    for name in facts:
        with pytest.raises(ValueError, match=f"missing facts .*'{name}'"):
            eden("x", type, **{one: value for one, value in facts.items() if one != name})
    if type in ("divinity", "gift"):
        with pytest.raises(ValueError, match="no ability"):
            Printed("x", {"fr": "x", "en": "x"}, {"fr": "", "en": ""}, printed.facts)
    t = scene({"rear": [MIKAELION]})
    assert atq(t.state, t.state.divinity(me)) == 0 and t.state.divinity(me).marks == {"plume": 1}
    assert t.why("play", MIKAELION) == "SF-LEX-220"  # in play already, and never for EC
    t.settled()


ANGEL = {"atq": 1, "fv": 1, "cost": 1}


@rule("SF-RARITY-010")
def test_only_cards_of_the_eden_are_divine():
    with pytest.raises(ValueError, match="not a rarity of such a card"):
        eden("x", "angel", **ANGEL, rarity="divine")
    with pytest.raises(ValueError, match="not a rarity of such a card"):
        eden("x", "temple", ec=4, rarity="gold")
    assert eden("x", "temple", ec=4, rarity="divine").rarity == "divine"
    for rarity in ("diamond", "ruby", "emerald", "starter"):
        assert eden("x", "angel", **ANGEL, rarity=rarity).rarity == rarity
    divine = {one.type for one in BOOK.cards.values() if one.rarity == "divine"}
    assert divine <= {"divinity", "archangel", "temple", "gift"} and against("eondra") == []


@rule("SF-RARITY-020")
def test_familiers_bear_no_gem_and_are_common():
    familiars = [one for one in BOOK.cards.values() if one.familiar]
    assert [one.rarity for one in familiars] == ["emerald"] * 7
    assert all("rarity" not in one.facts for one in familiars)
    with pytest.raises(ValueError, match="one gem"):
        eden("x", "familiar", atq=1, fv=1, rarity="ruby")
    assert against("lumiere", "faucon") == ["SF-PAGE-020"]


@rule("SF-RARITY-030")
@pytest.mark.parametrize(("run", "rarity"), [(1, "epic"), (999, "epic"), (1000, "celestial")])
def test_a_promotional_card_is_epique_up_to_999_prints(run, rarity):
    promo = {"type": "angel", "realm": "eondra", **ANGEL, "run": run}
    assert Printed("x", {"fr": "x", "en": "x"}, {"fr": "", "en": ""}, promo).rarity == rarity
    with pytest.raises(ValueError, match="one gem"):
        eden("x", "angel", **ANGEL, rarity="diamond", run=run)
    assert BOOK["cartographe-aveugle"].rarity == "epic" and against("poseidia") == []


# The Divinité


@rule("SF-DIV-020")
def test_its_ability_is_used_whenever_a_miracle_could_be_and_as_often_as_one_pays(reword):
    class Alms:
        divine = effect(spend(1), draws(1))

    reword(DRAGON_VIE, Alms)
    t = scene({}, {"worship": believers(0, ec=3), "book": [BROTHER] * 5})
    assert t.why("use", heaven(t), seat=you) == "SF-PRIO-010"  # not yours to act
    t.attack()
    t.me.pick("pass")
    for left in (2, 1, 0):
        t.asks(you, [heaven(t), "pass"], kind="window")
        t.you.use(heaven(t))
        while busy(t.state):
            t.answer(t._asked(), "pass")
        assert t.you[TEMPLE].ec == left and len(t.you.hand) == 3 - left
        t.asks(me, kind="window")
        t.me.pick("pass")
    t.asks(you, ["pass"], kind="window")
    assert t.why("use", heaven(t)) == "SF-ABIL-140"
    t.you.pick("pass")
    t.settled()


@rule("SF-DIV-020")
def test_its_ability_answers_a_stack_and_waits_on_it(reword):
    class Alms:
        divine = effect(spend(1), draws(1))

    reword(DRAGON_VIE, Alms)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [WALKER], "book": [BROTHER]})
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    t.you.use(heaven(t))
    assert [item.source for item in t.state.stack.items] == [t.number(BOLT), heaven(t)] and t.you.hand == []
    t.pass_all()
    assert t.you.hand == [BROTHER] and t.card(WALKER).damage == 3
    t.settled()


@rule("SF-DIV-030", "SF-DIV-050")
def test_it_strikes_nobody_back_and_is_hurt_by_ambushes_and_by_effects():
    t = scene(
        {"rear": [GHOUL], "hand": [JUDGEMENT], "worship": believers(3)},
        {"divine": [on(DRAGON_VIE, damage=5)]},
    )
    play(t, JUDGEMENT)
    t.pass_all()
    assert t.state.divinity(you).damage == 7
    t.attack()
    t.pass_all()
    t.asks(me, [f"announce:{t.number(GHOUL)}", f"ambush:{t.number(GHOUL)}", "done"], kind="announce")
    t.ambush(GHOUL)
    t.me.pick("done")
    t.declare(GHOUL)
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 10 and t.me[GHOUL].damage == 0
    assert not t.state.divinity(you).mortal
    t.settled()


@rule("SF-DIV-030")
def test_a_divinite_is_never_announced_even_with_atq(reword):
    class Wrath:
        def atq(s, source, of, value):
            return value + 5

    reword(DRAGON_VIE, Wrath)
    t = scene({"rear": [GHOUL]}, step="announce")
    assert t.offers("announce") == [GHOUL] and t.why("announce", heaven(t, me)) == "SF-DIV-030"
    t.ambush(GHOUL)
    t.me.pick("done")
    t.declare(GHOUL)
    t.strike(heaven(t))
    t.pass_all()
    assert t.me[GHOUL].damage == 0 and t.state.divinity(you).damage == 13
    t.settled()


@rule("SF-DIV-040")
def test_every_match_begins_with_both_in_the_heavens():
    t = begin("nuit", "purete")
    ready(t)
    for seat in (me, you):
        divinity = t.state.divinity(seat)
        assert not divinity.mortal and divinity.damage == 0 and divinity.marks == {"plume": 1}
        shown = t.match.view(1 - seat)["players"][seat]["divine"][0]
        assert shown["mortal"] is False and shown["life"] == divinity.printed.fv
    t.settled()


@rule("SF-DIV-060")
@pytest.mark.parametrize(("hurt", "mortal"), [(17, False), (18, True), (21, True)])
def test_it_becomes_mortelle_when_damage_equals_its_fv_and_the_excess_is_lost(hurt, mortal):
    t = scene({"rear": [DRAGON]}, {"divine": [on(DRAGON_VIE, damage=hurt)]})
    ambush(t, DRAGON)
    divinity = t.state.divinity(you)
    assert divinity.damage == min(hurt + 5, 23) and divinity.mortal == mortal and divinity.marks["plume"] == 1
    assert t.match.result is None
    t.settled()


@card("morvane-reine-exsangue")
@rule("SF-DIV-070")
@pytest.mark.parametrize("by", ["effect", "ambush"])
@pytest.mark.parametrize(("hurt", "won"), [(25, None), (26, (me,)), (27, (me,))])
def test_without_a_plume_it_is_lost_at_once(by, hurt, won):
    divine = [on(MORVANE, damage=hurt)]
    t = scene({"rear": [LANCER], "hand": [JUDGEMENT], "worship": believers(3)}, {"divine": divine})
    if by == "effect":
        play(t, JUDGEMENT)
        t.pass_all()
    else:
        ambush(t, LANCER)
    assert winners(t) == won and not t.state.divinity(you).mortal


class Halo:
    """Your Divinité has +5 FV."""

    def fv(s, source, it, value):
        return value + 5 if it is s.divinity(source.seat) else value


@rule("SF-DIV-060", "SF-DIV-070", "SF-ABIL-050")
@pytest.mark.parametrize(
    ("divine", "hurt", "mortal", "won"),
    [
        (DRAGON_VIE, 22, False, None),
        (DRAGON_VIE, 23, True, None),
        (MORVANE, 27, False, None),
        (MORVANE, 28, False, (me,)),
    ],
)
def test_fv_that_a_card_lends_to_a_divinite_are_lost_with_the_last_such_card(reword, divine, hurt, mortal, won):
    reword(LANCER, Halo)
    theirs = {"divine": [on(divine, damage=hurt)], "rear": [LANCER, LANCER]}
    t = scene({"hand": [BOLT, BOLT], "worship": believers(4)}, theirs)
    first, second = (one.card.number for one in t.state.players[you].rear)
    play(t, BOLT, first)
    t.pass_all()
    assert not t.state.divinity(you).mortal and t.match.result is None  # the other one still lends them
    play(t, BOLT, second)
    t.pass_all()
    assert t.you.rear == [] and t.state.divinity(you).mortal == mortal and winners(t) == won
    assert not t.state.divinity(me).mortal
    if won is None:
        t.settled()


@rule("SF-ANGEL-020", "SF-GEN-050")
def test_an_ange_whose_last_fv_were_lent_falls_with_the_last_card_that_lent_them(reword, monkeypatch):
    class Lends:
        def fv(s, source, it, value):
            return value + 2 if it is not source and it.controller == source.seat else value

    reword(LANCER, Lends)
    monkeypatch.setattr(BOOK.cards[BROTHER], "fv", 0)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [LANCER, BROTHER], "front": [BROTHER, GHOUL]})
    play(t, BOLT, LANCER)
    t.pass_all()
    assert t.you.rear == [] and t.you.front == [GHOUL] and t.you.purgatory == [LANCER, BROTHER, BROTHER]
    t.settled()


@rule("SF-DIV-080")
def test_mortelle_it_gains_nothing_and_the_rest_of_the_effect_happens(reword):
    class Grace:
        miracle = effect(gains_fv(3), draws(1))

    reword(RAIN, Grace)
    t = scene({"divine": [MORTAL], "hand": [RAIN], "worship": believers(3), "book": [BROTHER]})
    assert RAIN in t.offers("play")
    play(t, RAIN)
    t.pass_all()
    assert t.me.hand == [BROTHER] and fv(t, me) == 23
    assert t.state.divinity(me).mortal and t.state.divinity(me).damage == 23
    t.settled()


@rule("SF-DIV-090")
@pytest.mark.parametrize("through", [False, True])
def test_mortelle_it_takes_nothing_from_effects_and_they_stay_legal(reword, through):
    class Thunder:
        miracle = effect(
            Part(lambda s, me: deal(s, [Hit(s.divinity(opponent(s, me.seat)), 5, 0, me.seat, fv=through)])), draws(1)
        )

    reword(RAIN, Thunder)
    t = scene({"hand": [RAIN], "worship": believers(3), "book": [BROTHER]}, {"divine": [MORTAL]})
    play(t, RAIN)
    t.pass_all()
    divinity = t.state.divinity(you)
    assert t.me.hand == [BROTHER] and divinity.damage == 23 and divinity.marks == {"plume": 1}
    assert t.match.result is None
    t.settled()


def two_ambushers(t, *attackers):
    t.attack()
    t.pass_all()
    for one in attackers:
        t.ambush(one)
    t.me.pick("done")


@rule("SF-DIV-100")
def test_the_attack_phase_stops_as_the_attacker_makes_it_mortelle():
    t = scene({"rear": [FURY, DRAGON], "front": ["drake-rougegueule"]}, {"divine": [on(DRAGON_VIE, damage=21)]})
    two_ambushers(t, FURY, DRAGON)
    t.declare(FURY)
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).mortal and t.state.divinity(you).marks == {"plume": 1}
    assert t.state.step == "main" and t.state.attacked and t.why("attack") == "SF-TURN-090"
    assert not t.me[DRAGON].tilted and not t.me[DRAGON].attacker and not t.me[DRAGON].ambush
    assert t.me[TEMPLE].ec == 31  # the end of the phase still happens: two Dragons on the LDF
    t.settled()


@card("la-bete-de-nargar")
@rule("SF-DIV-100")
def test_what_the_last_blow_has_triggered_is_still_resolved():
    t = scene({"rear": [FURY]}, {"divine": [on("la-bete-de-nargar", damage=19)], "book": [BROTHER]})
    ambush(t, FURY)
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    t.pass_all()
    assert t.you.rear == ["goule"] and t.you.purgatory == [BROTHER]
    assert t.state.step == "main" and t.state.attacked and t.state.divinity(you).marks == {"plume": 1}
    t.settled()


@rule("SF-DIV-100")
def test_an_effect_of_the_attacker_stops_the_phase_before_damage_is_dealt():
    t = scene(
        {"rear": [DRAGON], "hand": [JUDGEMENT], "worship": believers(3)},
        {"divine": [on(DRAGON_VIE, damage=21)], "rear": [WALKER]},
    )
    fight(t, DRAGON, WALKER)
    play(t, JUDGEMENT)
    t.pass_all()
    assert t.state.divinity(you).mortal and t.state.step == "main" and t.state.attacked
    assert t.card(WALKER).damage == 0 and t.card(DRAGON).damage == 0 and t.card(DRAGON).tilted
    t.settled()


@rule("SF-DIV-100")
def test_before_the_phase_has_begun_nothing_stops():
    t = scene(
        {"rear": [DRAGON], "hand": [JUDGEMENT], "worship": believers(3)},
        {"divine": [on(DRAGON_VIE, damage=21)]},
    )
    t.attack()
    play(t, JUDGEMENT)
    t.pass_all()
    assert t.state.divinity(you).mortal
    t.ambush(DRAGON)
    t.me.pick("done")
    t.declare(DRAGON)
    t.strike(heaven(t))
    t.pass_all()
    assert winners(t) == (me,)


@rule("SF-DIV-110")
def test_the_phase_goes_on_when_the_attackers_own_divinite_becomes_mortelle():
    t = scene(
        {"rear": [DRAGON], "divine": [on(DRAGON_VIE, damage=21)]},
        {"rear": [WALKER], "hand": [JUDGEMENT], "worship": believers(3)},
    )
    fight(t, DRAGON, WALKER)
    t.me.pick("pass")
    play(t, JUDGEMENT)
    t.pass_all()
    assert t.state.divinity(me).mortal and t.card(WALKER).damage == 5
    t.settled()


@rule("SF-DIV-110")
def test_the_phase_goes_on_when_the_defender_brings_it_down_alone(reword):
    class Penance:
        divine = effect(hurts_own_divinity(2), draws(1))

    reword(DRAGON_VIE, Penance)
    t = scene({"rear": [DRAGON]}, {"rear": [WALKER], "divine": [on(DRAGON_VIE, damage=21)], "book": [BROTHER]})
    fight(t, DRAGON, WALKER)
    t.me.pick("pass")
    t.you.use(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).mortal and t.card(WALKER).damage == 5 and t.you.hand == [BROTHER]
    t.settled()


@card("seraphane-aux-ailes-jumelles")
@rule("SF-DIV-120", "SF-DIV-130")
@pytest.mark.parametrize(("together", "plumes"), [(True, 1), (False, 0)])
def test_one_attack_takes_one_plume_alone_or_as_a_group(together, plumes):
    t = scene({"rear": [DRAGON, WALKER]}, {"divine": [TWICE]})
    two_ambushers(t, DRAGON, WALKER)
    t.declare(DRAGON)
    if together:
        t.declare(WALKER)
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).marks == {"plume": 1}
    if not together:
        assert t.match.result is None
        t.declare(WALKER)
        t.strike(heaven(t))
        t.pass_all()
    assert t.state.divinity(you).marks.get("plume", 0) == plumes
    assert winners(t) == (None if plumes else (me,))


@rule("SF-DIV-140")
@pytest.mark.parametrize(("minus", "won"), [(2, None), (1, (me,))])
def test_an_ambusher_that_deals_nothing_takes_no_plume(minus, won):
    t = scene({"rear": [on(LANCER, marks={"-1/-1": minus})]}, {"divine": [MORTAL]})
    ambush(t, LANCER)
    assert winners(t) == won
    if not won:
        assert t.state.divinity(you).marks == {"plume": 1} and t.state.attacked
        t.settled()


@rule("SF-DIV-150", "SF-DIV-070")
def test_a_plume_that_an_effect_takes_counts_too_but_a_divinite_in_the_heavens_lives_without(reword):
    class Plucked:
        miracle = effect(Part(lambda s, me: lose_feather(s, s.divinity(opponent(s, me.seat)))), draws(1))

    reword(RAIN, Plucked)
    mine = {"hand": [RAIN, JUDGEMENT], "worship": believers(4), "book": [BROTHER]}
    t = scene(mine, {"divine": [MORTAL]})
    play(t, RAIN)
    t.pass_all()
    assert winners(t) == (me,) and t.me.book == [BROTHER]  # at that moment, before anything else
    t = scene(mine, {"divine": [on(DRAGON_VIE, damage=22)]})
    play(t, RAIN)
    t.pass_all()
    assert t.match.result is None and t.me.book == [] and t.state.divinity(you).marks == {}
    play(t, JUDGEMENT)
    t.pass_all()
    assert winners(t) == (me,)


@rule("SF-DIV-160")
def test_fv_that_are_gained_go_beyond_what_is_printed_and_heal_nothing():
    t = scene({"divine": [on(DRAGON_VIE, damage=2)], "hand": [RAIN], "worship": believers(3)})
    play(t, RAIN)
    t.pass_all()
    assert fv(t, me) == 27 and t.state.divinity(me).damage == 2
    t.settled()


@rule("SF-DIV-160")
@pytest.mark.parametrize(("hurt", "mortal"), [(21, False), (22, True)])
def test_gained_fv_must_be_met_too(hurt, mortal):
    marks = {"fv": 4, "plume": 1}
    t = scene({"rear": [DRAGON]}, {"divine": [on(DRAGON_VIE, damage=hurt, marks=marks)]})
    ambush(t, DRAGON)
    assert t.state.divinity(you).damage == hurt + 5 and t.state.divinity(you).mortal == mortal
    t.settled()


@rule("SF-DIV-170")
@pytest.mark.parametrize("state", [DRAGON_VIE, MORTAL])
def test_in_both_states_its_abilities_work(reword, state):
    class Vigil:
        divine = effect(spend(2), draws(1))
        aurore_divine = effect(draws(1))
        nuit_divine = effect(draws(1))

    reword(DRAGON_VIE, Vigil)
    t = scene({"divine": [state], "book": [BROTHER] * 9}, {"rear": [LANCER], "divine": [MORVANE]})
    t.me.use(heaven(t, me))
    t.pass_all()
    assert len(t.me.hand) == 1 and t.me[TEMPLE].ec == 28
    end_turn(t)
    assert t.state.active == you and len(t.me.hand) == 4  # its Nuit divine, and the two pages of the turn
    end_turn(t)
    assert t.state.active == me and len(t.me.hand) == 5
    t.settled()


@rule("SF-DIV-170", "SF-EDEN-020")
def test_it_stands_on_no_line_and_not_in_the_adoration(reword):
    class Storm:
        miracle = effect(damage(2, pages))

    reword(RAIN, Storm)
    t = scene(
        {"hand": [RAIN], "worship": believers(3), "rear": [LANCER]},
        {"rear": [MIKAELION, WALKER], "front": [DRAGON]},
    )
    play(t, RAIN)
    t.pass_all()
    assert [t.card(id).damage for id in (LANCER, WALKER, DRAGON, MIKAELION)] == [2, 2, 2, 0]
    assert t.state.divinity(me).damage == t.state.divinity(you).damage == 0
    assert t.zone(heaven(t)) == ("divine", you)
    t.settled()


# The Archange


@rule("SF-ARCH-020", "SF-ARCH-150")
def test_the_archange_lies_face_down_and_only_its_owner_sees_it():
    t = begin("eondra", "poseidia")
    for seat, own in ((me, VULCARYON), (you, "kraogh-gueule-du-maelstrom")):
        players = t.match.view(seat)["players"]
        assert players[seat]["archangel"][0]["card"] == own
        assert list(players[1 - seat]["archangel"][0]) == ["token"]
    assert t.zone(VULCARYON) == ("archangel", me) and t.me.rear == []
    t.settled()


@rule("SF-ARCH-020", "SF-PAGE-010")
def test_whoever_imagines_what_is_hidden_leaves_each_type_in_its_place():
    t = started("sevenfallen", decks=[deck("eondra", "oeuf-de-l-aube")] * 2, seed=3)
    register, book = (ids(t.state.players[you].register), ids(t.state.players[you].book))
    for seed in range(4):
        imagined = t.match.determinize(me, Rng(bytes([seed]) * 32)).state.players[you]
        assert ids(imagined.archangel) == [VULCARYON] and ids(imagined.gift) == ["oeuf-de-l-aube"]
        assert sorted(ids(imagined.register)) == sorted(register) and sorted(ids(imagined.book)) == sorted(book)
        assert ids(imagined.book) != book
    t.match.choose("first:0")


@rule("SF-ARCH-030")
@pytest.mark.parametrize("left", [7, 6, 5])
def test_the_archange_may_take_the_place_of_an_adorateur_once_the_registre_is_small_enough(left):
    t = scene({"archangel": [MIKAELION], "register": [PLAIN] * left}, step="dawn")
    t.pass_all()
    if left > 6:
        assert t.why("archangel", MIKAELION) == "SF-ARCH-030" and t.match.decision.kind == "worship"
        return
    t.asks(me, [MIKAELION, "look"], kind="register")
    t.archangel(MIKAELION)
    assert t.me.rear == [MIKAELION] and t.state.step == "main"
    assert len(t.me.register) == left and t.me.worship == [TEMPLE]
    t.settled()


@rule("SF-ARCH-030")
def test_it_stays_in_the_cieux_where_its_player_prefers_an_adorateur():
    t = scene({"archangel": [MIKAELION], "register": [PLAIN] * 6}, step="dawn")
    t.pass_all()
    t.me.look()
    t.asks(me, [PLAIN] * 3, kind="worship")
    t.me.pick(t.match.decision.keys[0])
    while t.match.decision.kind == "place":
        t.me.pick(t.match.decision.keys[0])
    assert t.me.worship == [TEMPLE, PLAIN] and t.me.rear == [] and t.zone(MIKAELION) == ("archangel", me)
    assert len(t.me.register) == 5
    t.settled()


@rule("SF-ARCH-040", "SF-ARCH-050", "SF-ARCH-060")
def test_it_enters_free_and_face_up_with_its_reserve_and_may_attack_at_once():
    champion = "championne-de-la-cite"  # costs 6
    worship = [on(TEMPLE, ec=0), on(PLAIN, ec=2)]
    t = scene({"archangel": [VULCARYON], "register": [PLAIN] * 4, "worship": worship, "hand": [champion]}, step="dawn")
    t.pass_all()
    t.archangel(VULCARYON)
    assert [one.ec for one in t.state.players[me].worship] == [0, 2] and t.me[VULCARYON].ec == 4
    assert t.match.view(you)["players"][me]["rear"][0]["card"] == VULCARYON
    t.me.play(champion)
    assert t.me.rear == [VULCARYON, champion] and t.me[VULCARYON].ec == 0
    assert [one.ec for one in t.state.players[me].worship] == [0, 0]
    t.attack()
    t.pass_all()
    assert set(t.offers("announce")) == set(t.offers("ambush")) == {VULCARYON, champion}
    t.settled()


@rule("SF-ARCH-070")
def test_an_archange_defends_its_divinite_and_may_be_attacked():
    t = scene({"rear": [WALKER, DRAGON]}, {"rear": [on(MIKAELION, tilted=True), SLAG]})
    t.attack()
    t.pass_all()
    t.ambush(WALKER)
    assert t.why("ambush", DRAGON) == "SF-AMBUSH-020"  # the AG is defended: one attacker in Embuscade
    t.me.pick("done")
    t.declare(WALKER)
    t.asks(me, [MIKAELION, SLAG, heaven(t), "hold"], kind="strike")
    t.strike(heaven(t))
    t.pass_all()
    t.asks(me, [MIKAELION, SLAG, "hold"], kind="redirect")
    assert t.why("strike", heaven(t)) == "SF-ATTACK-190"
    t.strike(MIKAELION)
    t.pass_all()
    assert t.you[MIKAELION].damage == 5 and t.me[WALKER].damage == 5 and t.state.divinity(you).damage == 0
    t.settled()


@rule("SF-ARCH-070")
def test_an_archange_in_embuscade_strikes_the_divinite():
    t = scene({"rear": [MIKAELION]}, {"front": [WALKER]})
    ambush(t, MIKAELION)
    assert t.state.divinity(you).damage == 5 and t.me.front == [MIKAELION] and t.me[MIKAELION].tilted
    t.settled()


@rule("SF-ARCH-080")
@pytest.mark.parametrize(("defender", "taken"), [(MIKAELION, 2), (WALKER, 4)])
def test_on_the_ldf_an_archange_takes_no_double_damage(defender, taken):
    t = scene({"rear": [LANCER]}, {"front": [defender]})
    fight(t, LANCER, defender)
    t.pass_all()
    assert t.you[defender].damage == taken
    t.settled()


@rule("SF-ARCH-090", "SF-ARCH-110")
def test_an_archange_is_no_ange_for_miracles_equipements_and_golems():
    hand = ["foi-du-heros", "epee-du-pelerin", SLAG]
    t = scene({"rear": [MIKAELION], "hand": hand, "worship": believers(2)})
    assert t.why("play", "foi-du-heros") == "SF-MIRACLE-100" and t.why("play", "epee-du-pelerin") == "SF-EQUIP-040"
    t.me.play(SLAG, "auto")
    assert t.me.rear == [MIKAELION, SLAG] and t.me[MIKAELION].attached == [] and not t.me[SLAG].host
    t.settled()


@rule("SF-ARCH-110")
def test_a_golem_passes_an_archange_by():
    t = scene({"rear": [MIKAELION, LANCER], "hand": [SLAG]})
    t.me.play(SLAG, "auto")  # and no Ange to pick
    assert t.me[LANCER].golem is t.me[SLAG] and t.me[MIKAELION].attached == []
    t.settled()


@card("chant-d-elevation")
@rule("SF-ARCH-090", "SF-ARCH-100", "SF-EDEN-020")
def test_an_archange_is_touched_only_by_what_names_it():
    t = scene(
        {"hand": [BOLT, "pluie-de-braises", JUDGEMENT], "worship": believers(8)},
        {"rear": [MIKAELION, WALKER, on("chant-d-elevation", marks={"sablier": 3})], "worship": believers(3)},
    )
    assert atq(t.state, t.you[WALKER]) == 6 and atq(t.state, t.you[MIKAELION]) == 5
    t.me.play(BOLT)
    t.asks(me, [WALKER], kind="target")
    t.me.pick(WALKER)
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    play(t, "pluie-de-braises")
    t.pass_all()
    assert t.you[WALKER].damage == 5 and t.you[MIKAELION].damage == 0
    t.me.play(JUDGEMENT)
    t.asks(me, ["mode:0", "mode:1"], kind="mode")
    t.me.pick("mode:0")
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.you[MIKAELION].damage == 4 and t.state.divinity(you).damage == 0
    t.settled()


@rule("SF-ARCH-120", "SF-ARCH-140")
@pytest.mark.parametrize("by", ["combat", "effect"])
def test_a_destroyed_archange_goes_to_the_pandemonium_and_its_ec_are_gone(by):
    t = scene(
        {"rear": [WALKER], "hand": [JUDGEMENT], "worship": believers(3)},
        {"rear": [on(MIKAELION, damage=7, ec=3)], "worship": believers(1, ec=2)},
    )
    assert wealth(t, you) == 5
    if by == "combat":
        fight(t, WALKER, MIKAELION)
    else:
        play(t, JUDGEMENT, "mode:0")
    t.pass_all()
    assert t.you.pandemonium == [MIKAELION] and t.you.purgatory == [] and t.you.rear == []
    assert wealth(t, you) == 2 and [one.ec for one in t.state.players[you].worship] == [2, 0]
    t.settled()


@rule("SF-ARCH-140")
def test_the_ec_of_a_revoked_adorateur_are_gone():
    worship = [on(TEMPLE, ec=1), *[on(PLAIN, ec=5)] * 2]
    t = scene({"hand": [BOLT], "worship": worship}, {"rear": [WALKER]})
    play(t, BOLT, WALKER)
    t.pass_all()
    assert wealth(t, me) == 6 and t.me.purgatory == [PLAIN, BOLT]
    t.settled()


@rule("SF-ARCH-130")
def test_with_an_empty_registre_the_archange_must_come():
    t = scene({"archangel": [VULCARYON]}, step="dawn")
    t.pass_all()
    t.asks(me, [VULCARYON], kind="register")
    assert t.why("look") == "SF-ARCH-130"
    t.archangel(VULCARYON)
    assert t.me.rear == [VULCARYON] and t.state.step == "main"
    t.settled()
    t = scene(step="dawn")
    t.pass_all()
    assert t.state.step == "main"  # neither of them is left
    t.settled()


@card("hyperion-archange-du-reacteur")
@rule("SF-ARCH-150")
@pytest.mark.parametrize(("zone", "strength"), [("archangel", 2), ("rear", 3)])
def test_face_down_its_abilities_do_not_work(zone, strength):
    mine = {"rear": ["meca"]}
    mine[zone] = [*mine.get(zone, []), "hyperion-archange-du-reacteur"]
    t = scene(mine)
    assert atq(t.state, t.me["meca"]) == strength
    assert t.why("play", "hyperion-archange-du-reacteur")
    t.settled()


@card("mikaelion-archange-des-nuages")
@rule("SF-ARCH-150")
@pytest.mark.parametrize(("zone", "gained"), [("archangel", 0), ("rear", 1)])
def test_face_down_its_aurore_divine_is_silent(zone, gained):
    t = scene({zone: [MIKAELION], "register": [PLAIN] * 9}, {"register": [PLAIN] * 9}, active=you)
    end_turn(t)
    assert t.state.active == me and fv(t, me) == 23 + gained
    t.settled()


@rule("SF-ARCH-160")
def test_an_archange_joins_a_group():
    t = scene({"rear": [MIKAELION, LANCER]}, {"rear": [WALKER, "poseid"]})
    t.attack()
    t.pass_all()
    t.announce(MIKAELION)
    t.announce(LANCER)
    t.me.pick("done")
    t.declare(LANCER)
    t.asks(me, [WALKER, "poseid", MIKAELION, "hold"], kind="strike")
    t.declare(MIKAELION)
    t.strike("poseid")
    t.pass_all()
    while t.match.decision.kind in ("order", "number"):
        t.answer(t._asked(), t.match.decision.keys[-1])
    assert t.you["poseid"].damage == 7
    t.settled()


# The Temple


@rule("SF-TEMPLE-010", "SF-TEMPLE-020")
def test_the_temple_begins_face_up_with_its_reserve_and_stays_when_it_is_spent():
    written = [*[LANCER] * 3, *["tablette-vivante"] * 3, "main-tendue"]
    t = begin(few("purete", *written), few("purete", *written))
    temple = t.match.view(you)["players"][me]["worship"]
    assert [(one["card"], one["ec"]) for one in temple] == [("cite-des-anges", 5)]
    ready(t)
    adorer(t)
    assert t.state.turn == 1 and t.state.step == "main"
    other = t.state.players[me].worship[1]
    t.me.play(LANCER)
    t.me.pick(f"pay:{t.number('cite-des-anges')}")
    assert t.me["cite-des-anges"].ec == 3 and other.ec == other.printed.ec and t.me.rear == [LANCER]
    t.settled()


@rule("SF-TEMPLE-020")
def test_a_temple_without_ec_stays():
    t = scene({"hand": [LANCER], "worship": [on(TEMPLE, ec=2)]})
    t.me.play(LANCER)
    assert t.me.worship == [TEMPLE] and t.me[TEMPLE].ec == 0 and t.me.rear == [LANCER]
    t.settled()


@rule("SF-TEMPLE-030", "SF-TEMPLE-070")
@pytest.mark.parametrize("temple", [TEMPLE, "autel-des-premieres-ecailles"])
def test_a_temple_is_no_adorateur_for_any_condition(temple):
    hand = ["souffle-d-inspiration", "chant-d-elevation"]  # both ask for three Adorateurs
    two = [on(temple, ec=9), *[on(PLAIN, ec=0)] * 2]
    t = scene({"hand": hand, "worship": two, "book": [BROTHER] * 2})
    assert t.why("play", hand[0]) == "SF-MIRACLE-010" and t.why("play", hand[1]) == "SF-BLESS-010"
    t = scene({"hand": hand, "worship": [*two, on(PLAIN, ec=0)], "book": [BROTHER] * 2})
    assert set(hand) <= set(t.offers("play"))
    t.settled()


@rule("SF-TEMPLE-030", "SF-TEMPLE-070")
def test_a_plain_temple_is_never_revoked():
    mine = {"hand": ["souffle-d-inspiration", "hache-aux-trophees"], "rear": [LANCER], "book": [BROTHER] * 2}
    t = scene({**mine, "worship": believers(3)})
    t.me.play("souffle-d-inspiration")
    t.asks(me, [PLAIN] * 3, kind="revoke")
    t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    t.me.play("hache-aux-trophees")
    t.asks(me, [PLAIN] * 2, kind="revoke")
    assert t.why("revoke", TEMPLE) == "SF-TEMPLE-030"
    t.me.pick(t.match.decision.keys[0])
    assert t.me.worship == [TEMPLE, PLAIN]
    t = scene({**mine, "worship": believers(0)})
    assert t.why("play", "hache-aux-trophees") == "SF-WORSH-100"
    t.settled()


@rule("SF-TEMPLE-040", "SF-ARCH-140")
def test_a_destroyed_temple_goes_to_the_pandemonium_with_its_ec(reword):
    class Ruin:
        miracle = effect(destroys(lambda s, me: temple_of(s, opponent(s, me.seat))))

    reword(RAIN, Ruin)
    t = scene({"hand": [RAIN], "worship": believers(3)}, {"worship": believers(1, ec=3)})
    play(t, RAIN)
    t.pass_all()
    assert t.you.pandemonium == [TEMPLE] and t.you.purgatory == [] and t.you.worship == [PLAIN]
    assert wealth(t, you) == 0
    t.settled()


ALTAR = "autel-des-premieres-ecailles"


@card(ALTAR)
@rule("SF-TEMPLE-050", "SF-TEMPLE-060")
@pytest.mark.parametrize("adorers", [2, 3])
def test_a_temple_that_may_be_revoked_pays_but_does_not_count(adorers):
    found = "chapitre-retrouve"  # asks for three Adorateurs, revokes two
    worship = [on(ALTAR, ec=5), *[on(PLAIN, ec=0)] * adorers]
    t = scene({"hand": [found], "worship": worship, "book": [LANCER, BROTHER]})
    if adorers == 2:
        assert t.why("play", found) == "SF-MIRACLE-010"
        return
    t.me.play(found)
    t.me.pick(BROTHER)
    t.asks(me, [ALTAR, PLAIN, PLAIN, PLAIN], kind="revoke")
    t.me.pick(ALTAR)
    t.asks(me, [PLAIN] * 3, kind="revoke")
    t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.me.pandemonium == [ALTAR] and t.me.worship == [PLAIN] * 2 and t.me.purgatory == [PLAIN, found]
    assert t.me.hand == [BROTHER]
    t.settled()


@card(ALTAR)
@rule("SF-TEMPLE-050", "SF-TEMPLE-060")
def test_it_pays_for_an_equipement_first_in_ec_then_with_itself():
    t = scene({"hand": ["hache-aux-trophees"], "worship": [on(ALTAR, ec=5)], "rear": [LANCER]})
    t.me.play("hache-aux-trophees")
    t.me.pick(ALTAR)
    assert t.me.pandemonium == [ALTAR] and t.me.purgatory == [] and wealth(t, me) == 0
    assert t.me[LANCER].gear is not None and atq(t.state, t.me[LANCER]) == 4
    t.settled()


# The Cadeau divin


@rule("SF-GIFT-020", "SF-GIFT-040")
@pytest.mark.parametrize("first", [me, you])
def test_only_the_second_player_has_a_gift_and_it_is_their_own(first):
    gift = {me: "relique-du-jour-sans-fin", you: "premier-fidele"}
    t = begin(deck("purete", gift[me]), deck("purete", gift[you]), first=first)
    if t.match.decision.kind != "grace":
        t.asks(you, kind="choose")
        t.you.pick("fidele-de-la-nuee")
    second = 1 - first
    assert [fv(t, seat) for seat in (me, you)] == [24 if second == me else 22, 22]
    assert [t.players[seat]["cite-des-anges"].ec for seat in (me, you)] == [10 if second == me else 5, 5]
    assert [len(t.players[seat].worship) for seat in (me, you)] == [1, 2 if second == you else 1]
    assert [t.players[seat].pandemonium for seat in (me, you)] == [[gift[me]], [gift[you]]]
    assert [len(t.players[seat].hand) for seat in (me, you)] == [7, 7]  # and no Portail beside it
    t.settled()


@rule("SF-GIFT-030")
@pytest.mark.parametrize("gift", [(), ("portail-vers-les-cieux",)])
def test_without_a_card_the_second_player_has_the_portail(gift):
    t = begin("purete", deck("purete", *gift))
    assert [len(one.hand) for one in t.players] == [7, 8]
    assert [one["cite-des-anges"].ec for one in t.players] == [5, 10]
    assert t.you.pandemonium == [*gift] and len(t.you.book) == 42
    t.settled()


@card("lame-de-l-ancetre")
@rule("SF-GIFT-050", "SF-SETUP-010")
def test_the_gift_comes_before_the_hands_and_is_banished_before_them_too():
    t = begin(deck("voie", "oeuf-de-l-aube"), deck("voie", "lame-de-l-ancetre"))
    assert t.you["dojo-des-mille-lames"].ec == 8 and t.me.hand == t.you.hand == []
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    t.you.pick(t.match.decision.keys[0])
    order = [id for id, _ in told(t, "first", "gift", "banished", "drew", "turn")]
    assert order == ["first", "gift", "banished", "banished", "drew", "drew"]
    assert [len(one.hand) for one in t.players] == [7, 8]  # its own page, and the seven
    ready(t)
    assert told(t, "turn")
    t.settled()


@rule("SF-GIFT-060")
def test_a_gift_of_no_realm_goes_with_any_divinite_and_is_shown():
    t = begin("eondra", deck("eondra", "lame-de-l-ancetre"))
    t.asks(you, kind="confirm")
    shown = t.match.view(me)["players"][you]["gift"]
    assert [one["card"] for one in shown] == ["lame-de-l-ancetre"]
    t.you.pick("no")
    assert t.you["autel-des-premieres-ecailles"].ec == 8 and t.you.pandemonium == ["lame-de-l-ancetre"]
    assert against("eondra", "pacte-de-minuit") == ["SF-REALM-020"]  # this one says otherwise
    assert against("nuit", "pacte-de-minuit") == []
    t.settled()


@rule("SF-GIFT-060")
def test_until_the_first_player_is_known_gifts_are_hidden():
    t = started("sevenfallen", decks=[deck("eondra", "oeuf-de-l-aube")] * 2, seed=3)
    for seat in (me, you):
        players = t.match.view(seat)["players"]
        assert players[seat]["gift"][0]["card"] == "oeuf-de-l-aube" and list(players[1 - seat]["gift"][0]) == ["token"]
    t.settled()


@rule("SF-GIFT-070")
def test_nobody_answers_a_gift(reword):
    class Alms:
        divine = effect(draws(1))

    class Tribute:
        gift = effect(
            target(lambda s, me: temple_of(s, opponent(s, me.seat))), on_each(lambda s, me, it: setattr(it, "ec", 0))
        )

    reword("pyraxis-mere-des-cendres", Alms)
    reword("premier-fidele", Tribute)
    t = begin("eondra", deck("eondra", "premier-fidele"))
    t.asks(you, [ALTAR], kind="target")
    t.you.pick(t.number(ALTAR))
    assert t.me[ALTAR].ec == 0 and t.you[ALTAR].ec == 5 and not busy(t.state)
    t.asks(me, kind="grace")
    assert t.offers("use") == []
    t.me.pick("done")
    t.you.pick("done")
    t.asks(me, ["pyraxis-mere-des-cendres", "pass"], kind="window")
    t.settled()


# Pages and the Livre Sacré


@rule("SF-PAGE-030")
def test_what_holds_for_a_page_holds_for_a_pair():
    t = scene({"rear": [GHOUL]}, {"front": [on(WALKER, SLAG)]})
    fight(t, GHOUL, WALKER)
    t.pass_all()
    assert t.you[WALKER].damage == 3 and t.you.purgatory == [SLAG]  # 6, of which the Golem took 3
    t.settled()


MANY = [LANCER, BROTHER, GHOUL, FURY, DRAGON, WALKER, SLAG, BOLT, JUDGEMENT, RAIN, "epee-du-pelerin", "main-tendue"]


@rule("SF-BOOK-010")
def test_books_and_registres_are_shuffled_by_a_seed_that_is_kept():
    def order(seed):
        t = started("sevenfallen", decks=[deck("eondra")] * 2, seed=seed)
        return [[ids(one.book), ids(one.register)] for one in t.state.players]

    listed = [BOOK[id] for id in deck("eondra")["cards"]]
    book, register = [[one.id for one in listed if one.type in types] for types in (PAGES, ("worshipper",))]
    one, two = order(1)
    assert [one, two] == order(1) and one != two
    assert order(1) != order(2)
    for shuffled, given in ((one[0], book), (one[1], register), (two[0], book), (two[1], register)):
        assert shuffled != given and Counter(shuffled) == Counter(given)


@rule("SF-BOOK-020", "SF-BOOK-040")
def test_drawing_takes_the_top_and_leaves_the_order():
    t = scene({"hand": ["souffle-d-inspiration"], "worship": believers(3), "book": MANY})
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.me.hand == MANY[:2] and t.me.book == MANY[2:]
    t.settled()


@card("chapitre-retrouve")
@rule("SF-BOOK-030")
def test_after_a_search_the_book_is_shuffled_and_its_order_forgotten():
    t = scene({"hand": ["chapitre-retrouve"], "worship": believers(3), "book": MANY})
    t.me.play("chapitre-retrouve")
    assert [one["card"] for one in t.match.view(me)["players"][me]["book"]] == MANY  # while one looks
    assert all(list(one) == ["token"] for one in t.match.view(you)["players"][me]["book"])
    t.me.pick(DRAGON)
    while t.match.decision.kind == "revoke":
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    left = [id for id in MANY if id != DRAGON]
    assert t.me.hand == [DRAGON] and sorted(t.me.book) == sorted(left) and t.me.book != left
    assert all(list(one) == ["token"] for one in t.match.view(me)["players"][me]["book"])
    assert len(told(t, "shuffled")) == 1
    t.settled()


@rule("SF-BOOK-040")
def test_the_first_page_of_a_pile_is_the_one_on_top():
    adorers = ["couveuse-d-oeufs", "oracle-des-fumees", "souffleuse-de-forge", PLAIN]
    t = scene({"hand": ["novice-aux-clochettes"], "book": [DRAGON, GHOUL], "register": adorers})
    t.me.play("novice-aux-clochettes")  # Ferveur: tear a page
    t.pass_all()
    assert t.me.purgatory == [DRAGON] and t.me.book == [GHOUL]
    t = scene({"register": adorers}, step="dawn")
    t.pass_all()
    t.asks(me, adorers[:3], kind="worship")
    seen = t.match.view(me)["players"][me]["register"]
    assert [one.get("card") for one in seen] == [*adorers[:3], None]
    t.settled()


# Who starts, and the opening hand


@rule("SF-WILL-010", "SF-SETUP-010")
@pytest.mark.parametrize("wilful", [me, you])
@pytest.mark.parametrize("first", [me, you])
def test_the_higher_volonte_divine_chooses_who_starts(wilful, first):
    decks = ["poseidia", "purete"] if wilful == me else ["purete", "poseidia"]  # 6 and 4
    t = started("sevenfallen", decks=[deck(realm) for realm in decks], seed=5)
    t.asks(wilful, ["first:0", "first:1"], kind="will")
    for seat in (me, you):  # what already lies there, for the other player
        side = t.match.view(1 - seat)["players"][seat]
        assert "card" in side["divine"][0] and [one["type"] for one in side["worship"]] == ["temple"]
        assert list(side["archangel"][0]) == ["token"]
        assert (len(side["register"]), len(side["book"]), len(side["hand"])) == (10, 50, 0)
    t.players[wilful].pick(f"first:{first}")
    assert t.state.first == first and [id for id, _ in told(t, "first", "gained-ec", "drew")] == [
        "first",
        "drew",
        "gained-ec",
        "drew",
        "drew",
    ]
    t.asks(first, kind="grace")
    ready(t)
    assert t.state.active == first and t.state.turn == 1 and t.match.decision.seat == first
    t.settled()


@rule("SF-WILL-010")
def test_on_equal_volontes_chance_names_who_chooses():
    asked = Counter()
    for seed in range(24):
        t = started("sevenfallen", decks=[deck("poseidia"), deck("voie")], seed=seed)  # 6 and 6
        asked[t.match.decision.seat] += 1
        t.match.choose("first:0")
        assert t.state.first == me
    assert set(asked) == {me, you}
    again = started("sevenfallen", decks=[deck("poseidia"), deck("voie")], seed=7)
    same = started("sevenfallen", decks=[deck("poseidia"), deck("voie")], seed=7)
    assert again.match.decision.seat == same.match.decision.seat


@rule("SF-WILL-020", "SF-SETUP-070")
def test_who_starts_has_no_attack_phase_in_the_first_turn_and_turns_alternate():
    t = begin("eondra", "eondra", first=you)
    ready(t)
    for turn, seat in ((1, you), (2, me), (3, you), (4, me)):
        adorer(t)
        assert (t.state.turn, t.state.active, t.state.step, t.match.decision.seat) == (turn, seat, "main", seat)
        assert t.why("attack", seat=1 - seat) == "SF-SETUP-070"
        if turn == 1:
            assert t.why("attack") == "SF-WILL-020" and "end" in t.match.decision.keys
        else:
            assert t.why("end") == "SF-TURN-080"
            t.attack()
            assert t.state.step == "before"
            t.pass_all()
        t.end()
        assert t.state.step == "dusk"
        t.pass_all()
    t.settled()


@rule("SF-SETUP-020")
def test_the_opening_hand_is_the_top_seven():
    t = started("sevenfallen", decks=[deck("eondra")] * 2, seed=3)
    books = [ids(one.book) for one in t.state.players]
    t.match.choose("first:0")
    ready(t)
    assert t.me.hand == books[me][:7] and t.me.book == books[me][7:] and len(t.me.book) == 43
    assert t.you.hand == books[you][:8] and t.you.book == books[you][8:]  # by the Portail
    t.settled()


@rule("SF-SETUP-030", "SF-SETUP-040", "SF-SETUP-050")
@pytest.mark.parametrize("seat", [me, you])
@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_grace_divine_changes_up_to_five_pages_once(seat, count):
    t = begin("eondra", "eondra")
    if seat == you:
        t.me.pick("done")
    player = t.state.players[seat]
    held, book = list(player.hand), list(player.book)
    size = 7 if seat == me else 8
    assert len(held) == size
    for one in held[:count]:
        t.players[seat].grace(one.number)
    if count == 5:
        t.asks(seat, ["done"], kind="grace")
        assert t.why("grace", held[5].number) == "SF-SETUP-030"
    else:
        t.asks(seat, [*(one.number for one in held[count:]), "done"], kind="grace")
    t.players[seat].pick("done")
    now = t.state.players[seat]
    assert now.hand == held[count:] + book[:count] and len(now.hand) == size
    left = book[count:] + held[:count]
    assert {one.number for one in now.book} == {one.number for one in left} and len(now.book) == 50 - size
    assert (now.book == left) == (not count)  # shuffled, where anything was changed
    if seat == me:
        t.asks(you, kind="grace")  # no second exchange
    else:
        assert t.state.turn == 1
    t.settled()


@rule("SF-SETUP-060")
@pytest.mark.parametrize("first", [me, you])
def test_the_first_player_changes_first_and_only_how_many_is_known(first):
    t = begin("eondra", "eondra", first=first)
    t.asks(first, kind="grace")
    other = 1 - first
    hand = t.state.players[first].hand
    changed = [one.number for one in hand[:2]]
    for number in changed:
        t.players[first].grace(number)
    assert told(t, "graced", seat=other) == []
    t.players[first].pick("done")
    t.asks(other, kind="grace")
    assert [args["count"] for _, args in told(t, "graced", seat=other)] == [2]
    side = t.match.view(other)["players"][first]
    assert all(list(one) == ["token"] for zone in ("hand", "book") for one in side[zone])
    lines = [line for line in log_data(t.match, 0, other, None) if line["args"].get("seat") == {"seat": first}]
    assert lines and all("cards" not in line["args"] for line in lines)
    assert any("cards" in args for _, args in told(t, "drew.seen", seat=first))
    t.settled()
