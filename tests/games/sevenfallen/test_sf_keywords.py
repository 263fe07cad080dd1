"""The standard abilities of the lexicon, A to V."""

import pytest
from sf_scene import TEMPLE, believers, end_turn, fight, on, play, scene

from pioche.engine.cards import hooks_of
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    choose,
    chosen_to_hand,
    condition,
    draws,
    effect,
    gains_ec,
    grants,
    in_pile,
    its_bearer,
    my_angels,
    plus_atq,
    target,
)
from pioche.games.sevenfallen.rules.values import atq, classes, life
from pioche.games.sevenfallen_common.table import on_line
from pioche.testing import card, me, rule, you

BROTHER = "frere-lai-des-murailles"  # 1/2
LANCER = "lancier-des-nuages"  # 2/3
GHOUL = "goule-des-ravines"  # 3/2
DRAGON = "dragon-des-cretes-rouges"  # 5/4
WALKER = "marcheur-blinde"  # 5/6
SLAG = "bloc-de-scories"  # a Golem of 3 BOU
BOLT = "eclat-de-la-tour"  # 3 damage to a targeted page
HAIL = "pluie-de-braises"  # 2 damage to all Anges
ARCHANGEL = "azhram-maitre-de-la-fosse"  # 6/9
BREEZE = "eclaireur-des-courants"  # 2/2, Bourrasque
FACELESS = "messager-sans-visage"  # 3/3, Doppelgänger, printed Ange céleste
BAILIFF = "huissier-des-abysses"  # 5/4, a Dilemme of three


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, and keywords with their values, where no card has those of a rule."""

    def give(id, block=None, **keywords):
        if block is not None:
            monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))
        for name, value in keywords.items():
            monkeypatch.setitem(BOOK.cards[id].keywords, name.replace("_", "-"), value)

    return give


class LastWords:
    dernier_souffle = effect(draws(1))


class Dawn:
    aurore_divine = effect(draws(1))


class Dusk:
    nuit_divine = effect(draws(1))


def heaven(t, seat=you):
    """The number of a player's Divinité."""
    return t.state.divinity(seat).card.number


def resolve(t):
    """What waits on the stack resolves, or asks something; a Contemplation stays open."""
    while t.state.stack is not None and t.match.decision.kind == "answer":
        t.match.choose("pass")


def resolve_one(t):
    """The effect on top of the stack resolves."""
    count = len(t.state.stack.items)
    while t.state.stack is not None and len(t.state.stack.items) == count and t.match.decision.kind == "answer":
        t.match.choose("pass")


def waiting(t):
    """Whose effects wait on the stack, from its bottom: ids of their cards, with the ability."""
    return [(t.state.cards[one.source].proto.id, one.ability) for one in t.state.stack.items]


def announce(t, *plain, ambush=()):
    """The attack phase is announced, then its attackers."""
    t.attack()
    t.pass_all()
    for one in plain:
        t.announce(one)
    for one in ambush:
        t.ambush(one)
    t.answer(t.state.active, "done")


def numbers(t, id):
    return [one.number for one in t.state.cards if one.proto.id == id]


# Archerie


@card("arc-de-chasse")
@rule("SF-ARCHERIE-010")
@pytest.mark.parametrize("victim", [WALKER, ARCHANGEL])
def test_an_archer_shoots_any_page_before_the_combat_damage(victim):
    t = scene({"rear": [on(LANCER, "arc-de-chasse")]}, {"rear": [WALKER, on(BROTHER, SLAG), ARCHANGEL]})
    fight(t, LANCER, victim)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, [LANCER, WALKER, BROTHER, SLAG], kind="target")
    t.me.pick(WALKER)
    assert waiting(t) == [(LANCER, "kw:archerie")]
    resolve(t)
    assert t.card(WALKER).damage == 2 and t.card(victim).damage in (0, 2) and t.state.step == "combat"
    t.pass_all()
    assert t.card(WALKER).damage == (4 if victim == WALKER else 2)
    t.settled()


@rule("SF-ARCHERIE-010")
def test_an_archer_may_keep_the_arrow_and_has_none_for_the_divinite():
    t = scene({"rear": [on(LANCER, "arc-de-chasse")]}, {"front": [WALKER]})
    fight(t, LANCER, WALKER)
    t.me.pick("no")
    assert t.state.stack is None and t.card(WALKER).damage == 0
    t = scene({"rear": [on(LANCER, "arc-de-chasse")]}, {"front": [WALKER]})
    fight(t, LANCER, heaven(t), ambush=True)
    t.asks(me, ["pass"], kind="window")
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.card(WALKER).damage == 0
    t.settled()


@card("tireuse-gauss")
@rule("SF-ARCHERIE-020")
def test_the_bow_adds_to_an_archers_own_arrows():
    t = scene({"rear": [on("tireuse-gauss", "arc-de-chasse")]}, {"rear": [WALKER, ARCHANGEL]})
    fight(t, "tireuse-gauss", ARCHANGEL)
    t.me.pick("yes", WALKER)
    assert len(t.state.stack.items) == 1
    resolve(t)
    assert t.card(WALKER).damage == 3
    t.settled()


# Assassin


@card("ombre-de-kuroba")
@rule("SF-ASSASSIN-010")
@pytest.mark.parametrize(("victim", "left"), [(WALKER, [LANCER]), (LANCER, [WALKER, LANCER])])
def test_an_assassin_kills_the_wounded_ange_that_it_targets(victim, left):
    t = scene({"hand": ["ombre-de-kuroba"]}, {"rear": [on(WALKER, damage=1), LANCER]})
    t.play("ombre-de-kuroba", "yes", victim)
    assert waiting(t) == [("ombre-de-kuroba", "kw:assassin")]
    t.pass_all()
    assert t.you.rear == left
    t.settled()


@card("gardienne-du-berceau")
@rule("SF-ASSASSIN-010")
def test_who_is_healed_in_response_survives_the_assassin_who_also_may_stay_the_blade():
    t = scene({"hand": ["ombre-de-kuroba"]}, {"rear": [on(WALKER, damage=1)], "hand": ["gardienne-du-berceau"]})
    t.play("ombre-de-kuroba", "yes", WALKER)
    t.me.pick("pass")
    t.you.play("gardienne-du-berceau", "yes")
    resolve_one(t)
    assert t.card(WALKER).damage == 0
    t.pass_all()
    assert t.you.rear == [WALKER, "gardienne-du-berceau"]
    t = scene({"hand": ["ombre-de-kuroba"]}, {"rear": [on(WALKER, damage=1)]})
    t.play("ombre-de-kuroba", "no")
    assert t.state.stack is None and t.you.rear == [WALKER]
    t.settled()


@rule("SF-ASSASSIN-020")
def test_an_assassin_is_in_play_itself_and_no_archange_is_its_target():
    t = scene({"hand": ["ombre-de-kuroba"]}, {"rear": [on(ARCHANGEL, damage=3)]})
    t.play("ombre-de-kuroba", "yes")
    t.asks(me, ["ombre-de-kuroba"], kind="target")
    t.me.pick("ombre-de-kuroba")
    t.pass_all()
    assert t.me.rear == ["ombre-de-kuroba"] and t.you.rear == [ARCHANGEL]
    t.settled()


# Aurore divine


class HomeAtDawn:
    aurore_divine = effect(condition(lambda s, me: on_line(s, s.must(me.number)) == "rear"), gains_ec(1))


@rule("SF-AURORE-010")
def test_the_retreat_comes_before_what_dawns(reword):
    reword(LANCER, HomeAtDawn)
    t = scene({"front": [LANCER, LANCER]}, step="retreat")
    first, second = numbers(t, LANCER)
    t.me.retreat(second)
    t.me.pick("done")
    assert [one.source for one in t.state.stack.items] == [second] != [first]
    t.pass_all()
    assert t.card(TEMPLE).ec == 31
    t.settled()


@card("soeur-de-la-source", "mikaelion-archange-des-nuages")
@rule("SF-AURORE-010")
def test_what_dawns_enters_one_stack_in_its_controllers_order_and_not_the_opponents():
    mine = {"rear": ["soeur-de-la-source", "mikaelion-archange-des-nuages"], "front": [LANCER]}
    t = scene(mine, {"rear": ["soeur-de-la-source"]}, step="retreat")
    t.me.pick("done")
    t.asks(me, ["soeur-de-la-source", "mikaelion-archange-des-nuages"], kind="trigger")
    t.me.pick("mikaelion-archange-des-nuages")
    assert [id for id, _ in waiting(t)] == ["mikaelion-archange-des-nuages", "soeur-de-la-source"]
    t.asks(me, ["pass"], kind="answer")
    t.pass_all()
    assert t.state.divinity(me).marks["fv"] == 2 and "fv" not in t.state.divinity(you).marks
    t.settled()


@card("vigie-du-grand-mat")
@rule("SF-AURORE-020")
def test_what_enters_while_it_dawns_waits_for_the_next_aurore(reword):
    reword("moine-de-la-braise", Dawn)
    reword("vigie-du-grand-mat", Dawn)
    book = [LANCER] * 9
    t = scene({"hand": ["vigie-du-grand-mat"], "register": ["moine-de-la-braise"], "book": book}, step="dawn")
    t.play("vigie-du-grand-mat")
    t.pass_all()
    t.me.pick("moine-de-la-braise")
    assert t.state.step == "main" and t.state.stack is None and t.me.hand == []
    end_turn(t)
    assert len(t.me.hand) == 2  # of the end of the turn
    end_turn(t)
    t.asks(me, ["vigie-du-grand-mat", "moine-de-la-braise"], kind="trigger")
    t.me.pick("moine-de-la-braise")
    t.pass_all()
    assert len(t.me.hand) == 4
    t.settled()


# Bourrasque


@card(BREEZE)
@rule("SF-BOURRASQUE-010")
def test_bourrasque_comes_when_a_miracle_could_for_its_ec_and_opens_no_stack():
    t = scene({"rear": [LANCER]}, {"hand": [BREEZE, GHOUL], "worship": believers(0, ec=2)})
    assert t.why("play", BREEZE, seat=you) == "SF-PRIO-010"
    t.attack()
    t.me.pick("pass")
    assert t.offers("play") == [BREEZE] and t.why("play", GHOUL) == "SF-ANGEL-100"
    t.you.play(BREEZE)
    assert t.you.rear == [BREEZE] and t.you[TEMPLE].ec == 0 and t.state.stack is None
    t.asks(you, ["pass"], kind="window")
    t.settled()
    t = scene({}, {"hand": [BREEZE], "worship": believers(0, ec=1)}, step="before")
    t.me.pick("pass")
    assert t.offers("play") == [] and t.why("play", BREEZE) == "SF-ANGEL-010"


@rule("SF-BOURRASQUE-020")
def test_who_blew_in_on_the_opponents_turn_is_peaceful_until_it_ends():
    t = scene({"rear": [LANCER]}, {"hand": [BREEZE]})
    fight(t, LANCER, heaven(t), ambush=True)
    t.me.pick("pass")
    t.you.play(BREEZE)
    t.pass_all()
    assert t.state.divinity(you).damage == 2 and t.you.rear == [BREEZE]
    end_turn(t)
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [BREEZE]
    t.answer(you, "done")
    t.end()
    t.pass_all()
    t.me.pick("done")  # the lancer stays on the LDF
    t.pass_all()
    fight(t, LANCER, BREEZE)  # which defends the Divinité now
    t.pass_all()
    t.settled()


@card("mere-des-orphelins")
@rule("SF-BOURRASQUE-020")
def test_who_is_put_into_play_on_the_opponents_turn_is_peaceful_too():
    t = scene({"rear": [DRAGON, LANCER]}, {"rear": ["mere-des-orphelins"], "purgatory": [BREEZE]})
    announce(t, DRAGON, ambush=[LANCER])
    t.declare(DRAGON)
    t.strike("mere-des-orphelins")
    t.pass_all()
    t.you.pick("yes", BREEZE)
    resolve(t)
    assert t.you.rear == [BREEZE]
    t.declare(LANCER)
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 2
    t.settled()


@rule("SF-BOURRASQUE-020")
def test_who_comes_on_their_own_turn_defends_at_once_and_may_attack():
    t = scene({"hand": [BREEZE]}, {"rear": [LANCER]})
    t.play(BREEZE)
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [BREEZE]
    t.me.pick("done")
    t.end()
    t.pass_all()
    fight(t, LANCER, heaven(t, me), ambush=True)
    t.pass_all()
    t.asks(you, [BREEZE, "hold"], kind="redirect")


@card("vanaris")
@rule("SF-BOURRASQUE-030")
@pytest.mark.parametrize("side", [0, 1])
def test_vanaris_does_not_stop_bourrasque(side):
    sides = [{"rear": [LANCER]}, {"rear": [LANCER], "hand": [BREEZE, "vigie-du-grand-mat"]}]
    sides[side]["rear"] = ["vanaris"]
    t = scene(*sides, step="before")
    t.me.pick("pass")
    assert t.offers("play") == [BREEZE] and t.why("play", "vigie-du-grand-mat") == "SF-GEN-060"
    t.you.play(BREEZE)
    assert BREEZE in t.you.rear
    t.settled()


@card("ragwell")
@rule("SF-BOURRASQUE-040")
def test_ragwell_trips_no_ange_that_comes_by_bourrasque():
    t = scene({"hand": [BREEZE, LANCER], "rear": [GHOUL]}, {"rear": ["ragwell"]})
    t.play(LANCER)
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("no")
    t.attack()
    t.play(BREEZE)
    t.asks(me, ["pass"], kind="window")
    assert t.state.stack is None and t.me.rear == [GHOUL, LANCER, BREEZE]
    t.settled()


# Catalyseur


@card("apprenti-soudeur")
@rule("SF-CATALYSEUR-010")
@pytest.mark.parametrize(
    ("aim", "picks", "values"),
    [(LANCER, ["mode:0"], (2, 4, 3)), (LANCER, ["mode:1"], (3, 3, 3)), (SLAG, [], (2, 3, 4))],
)
def test_a_catalyst_strengthens_another_ange_or_golem(aim, picks, values):
    t = scene({"hand": ["apprenti-soudeur"], "rear": [on(LANCER, SLAG)]}, {"rear": [GHOUL]})
    t.play("apprenti-soudeur", "yes")
    t.asks(me, [LANCER, SLAG], kind="target")
    t.me.pick(aim)
    assert waiting(t) == [("apprenti-soudeur", "kw:catalyseur")]
    t.pass_all()
    t.me.pick(*picks)
    s = t.state
    assert (atq(s, t.card(LANCER)), life(s, t.card(LANCER)), life(s, t.card(SLAG))) == values
    assert t.card("apprenti-soudeur").marks == {}
    t.settled()


@rule("SF-CATALYSEUR-010")
def test_a_catalyst_alone_has_nothing_to_strengthen():
    t = scene({"hand": ["apprenti-soudeur"], "rear": [on(ARCHANGEL, ec=0)]}, {"rear": [GHOUL]})
    t.play("apprenti-soudeur")
    t.asks(me, kind="main")
    t.settled()


# Damné


@card("la-bete-des-egouts")
@rule("SF-DAMNE-010")
def test_the_damned_are_banished_without_breath_or_rebirth(reword):
    reword("la-bete-des-egouts", LastWords, phoenix=3)
    mine = {"hand": [BOLT], "worship": believers(2)}
    t = scene(mine, {"rear": [on("la-bete-des-egouts", damage=1)], "book": [LANCER]})
    play(t, BOLT, "la-bete-des-egouts")
    t.pass_all()
    assert t.you.pandemonium == ["la-bete-des-egouts"] and t.you.purgatory == t.you.limbo == t.you.hand == []
    t.asks(me, kind="main")
    t.settled()


# Dernier souffle


class TakesFromTheDead:
    dernier_souffle = effect(choose(in_pile("purgatory")), chosen_to_hand())


@rule("SF-SOUFFLE-010")
def test_who_breathes_its_last_lies_in_the_purgatoire_already(reword):
    reword(LANCER, TakesFromTheDead)
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [LANCER], "purgatory": [GHOUL]})
    play(t, BOLT, LANCER)
    resolve_one(t)
    t.asks(you, [LANCER, GHOUL], kind="choose")
    t.you.pick(LANCER)
    assert waiting(t) == [(LANCER, "dernier_souffle")]
    t.pass_all()
    assert t.you.hand == [LANCER] and t.you.purgatory == [GHOUL]
    t.settled()


@rule("SF-SOUFFLE-020")
def test_breaths_together_enter_one_stack_the_active_players_at_the_bottom(reword):
    reword(BROTHER, LastWords)
    mine = {"rear": [BROTHER, BROTHER], "book": [LANCER, LANCER]}
    yours = {"rear": [BROTHER], "hand": [HAIL], "worship": believers(4), "book": [LANCER]}
    t = scene(mine, yours, active=you)
    first, second, third = numbers(t, BROTHER)
    play(t, HAIL)
    resolve_one(t)
    t.asks(me, [first, second], kind="trigger")
    t.me.pick(second)
    assert [one.source for one in t.state.stack.items] == [third, second, first]
    t.pass_all()
    assert t.me.hand == [LANCER, LANCER] and t.you.hand == [LANCER]
    t.settled()


@card("executeur-du-cadran", "sentence-de-l-aube")
@rule("SF-SOUFFLE-030", "SF-LUMIERE-010")
@pytest.mark.parametrize("how", ["light", "banishment", "none"])
def test_the_banished_breathe_no_more(reword, how):
    reword(LANCER, LastWords)
    hand = ["sentence-de-l-aube"] if how == "banishment" else []
    mine = {"rear": [WALKER if how == "none" else "executeur-du-cadran"], "hand": hand, "worship": believers(3)}
    t = scene(mine, {"rear": [on(LANCER, damage=1)], "book": [GHOUL]})
    if how == "banishment":
        play(t, "sentence-de-l-aube", LANCER)
    else:
        fight(t, t.me.rear[0], LANCER)
    t.pass_all()
    if t.match.decision.kind == "confirm":  # the executioner's trophy
        t.me.pick("no")
    assert t.you.hand == ([GHOUL] if how == "none" else [])
    assert (t.you.purgatory, t.you.pandemonium) == (([LANCER], []) if how == "none" else ([], [LANCER]))
    t.settled()


@card(ARCHANGEL)
@rule("SF-SOUFFLE-040")
def test_an_archange_breathes_its_last_from_the_pandemonium():
    t = scene({"rear": [LANCER]}, {"rear": [on(ARCHANGEL, damage=8)]})
    fight(t, LANCER, ARCHANGEL)
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.you.pandemonium == [ARCHANGEL] and waiting(t) == [(ARCHANGEL, "dernier_souffle")]
    t.asks(you, ["pass"], kind="answer")
    t.pass_all()
    assert t.you.rear == ["demon"]
    t.settled()


# Dilemme


@card(BAILIFF)
@rule("SF-DILEMME-010")
def test_the_opponent_picks_one_effect_and_one_more_for_each_copy_in_the_purgatoire():
    t = scene({"hand": [BAILIFF], "purgatory": [BAILIFF, LANCER]}, {"rear": [WALKER], "purgatory": [BAILIFF]})
    t.play(BAILIFF)
    t.asks(you, ["mode:0", "mode:1", "mode:2"], kind="mode")
    t.you.pick("mode:0")
    t.asks(you, ["mode:1", "mode:2"], kind="mode")
    t.you.pick("mode:2")
    t.asks(me, ["mode:0", "mode:2"], kind="order")
    t.me.pick("mode:2")
    assert [ability for _, ability in waiting(t)] == ["dilemme.2", "dilemme.0"]
    t.pass_all()
    assert t.me.rear == [BAILIFF, "goule"] and t.state.divinity(you).damage == 3 and t.card(WALKER).marks == {}
    t.settled()
    t = scene({"hand": [BAILIFF]}, {"rear": [WALKER], "purgatory": [BAILIFF]})
    t.play(BAILIFF)
    t.you.pick("mode:1")
    assert [ability for _, ability in waiting(t)] == ["dilemme.1"]


@card("colporteur-de-pactes")
@rule("SF-DILEMME-020")
def test_only_what_is_possible_is_picked_and_no_more_than_that():
    pacts = "colporteur-de-pactes"
    t = scene({"register": [pacts], "purgatory": [pacts, pacts], "book": []}, step="dawn")
    t.pass_all()
    t.me.pick(pacts)
    assert [ability for _, ability in waiting(t)] == ["dilemme.1"]  # no page can be drawn
    t.pass_all()
    assert t.me.rear == ["goule"]
    t.settled()


@rule("SF-DILEMME-030")
def test_effects_of_a_dilemme_and_of_the_arrival_are_ordered_freely_and_stand_alone(reword):
    reword(BAILIFF, flamme=1)
    t = scene({"hand": [BAILIFF], "purgatory": [BAILIFF]}, {"rear": [GHOUL]})
    t.play(BAILIFF)
    t.you.pick("mode:0", "mode:1")
    number = t.number(BAILIFF)
    t.asks(me, [f"trigger:{number}.{n}" for n in (6, 13, 14)], kind="trigger")
    t.me.pick(f"trigger:{number}.13", f"trigger:{number}.6")
    assert [ability for _, ability in waiting(t)] == ["dilemme.0", "kw:flamme", "dilemme.1"]
    t.pass_all()
    assert t.you.purgatory == [GHOUL]  # two -1/-1; the Flamme has nobody left, the Divinité is hurt all the same
    assert t.state.divinity(you).damage == 3
    t.settled()
