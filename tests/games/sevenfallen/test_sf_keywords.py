"""The standard abilities of the lexicon, A to V."""

import pytest
from sf_scene import TEMPLE, believers, end_turn, fight, on, play, scene

from pioche.engine import load
from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.engine.stack import busy
from pioche.games.sevenfallen.cards import BOOK
from pioche.games.sevenfallen.cards.words import (
    HOOKS,
    angels,
    choice,
    choose,
    chosen_to_hand,
    condition,
    damage,
    draws,
    effect,
    gains_ec,
    grants,
    has_keyword,
    in_pile,
    its_bearer,
    my_angels,
    once_per_turn,
    plus_atq,
    spend,
    target,
    their_angels,
)
from pioche.games.sevenfallen.rules.values import atq, classes, life
from pioche.games.sevenfallen_common.table import on_line
from pioche.server.forecast import forecast
from pioche.testing import card, me, refuses_deck, rule, you

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
SIREN = "sirene-aux-sept-voix"  # Esquive (2)
BAILIFF = "huissier-des-abysses"  # 5/4, a Dilemme of three


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, and keywords with their values, where no card has those of a rule."""

    def give(id, block=None, revoke=-1, **keywords):
        if block is not None:
            monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))
        if revoke >= 0:
            monkeypatch.setattr(BOOK.cards[id], "revoke", revoke)
        for name, value in keywords.items():
            monkeypatch.setitem(BOOK.cards[id].keywords, name.replace("_", "-"), value)

    return give


class Fights:
    phase_de_combat = effect(draws(1))


class Draws:
    ferveur = effect(draws(1))


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
    while busy(t.state) and t.match.decision.kind == "answer":
        t.match.choose("pass")


def resolve_one(t):
    """The effect on top of the stack resolves."""
    count = len(t.state.stack.items)
    while busy(t.state) and len(t.state.stack.items) == count and t.match.decision.kind == "answer":
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
    assert not busy(t.state) and t.card(WALKER).damage == 0
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
    assert not busy(t.state) and t.you.rear == [WALKER]
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
    assert t.state.step == "main" and not busy(t.state) and t.me.hand == []
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
    assert t.you.rear == [BREEZE] and t.you[TEMPLE].ec == 0 and not busy(t.state)
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
    assert not busy(t.state) and t.me.rear == [GHOUL, LANCER, BREEZE]
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


# Doppelgänger


@card("archiviste-du-ciel", "karvax-roi-des-couvees")
@rule("SF-DOPPEL-010")
def test_a_doppelganger_is_of_every_class_in_the_book_and_in_hand():
    t = scene({"hand": ["archiviste-du-ciel"], "book": [GHOUL, FACELESS]})
    t.play("archiviste-du-ciel", "yes", FACELESS)  # found as a Guérisseur
    assert t.me.hand == [FACELESS]
    t = scene({"hand": ["karvax-roi-des-couvees", FACELESS, GHOUL]})
    t.play("karvax-roi-des-couvees", "yes")  # puts a Dragon into play
    t.pass_all()
    t.me.pick(FACELESS, "class:dragon")
    assert t.me.rear == ["karvax-roi-des-couvees", FACELESS]
    t.settled()


@card("lame-de-l-aurore", "carapace-d-obsidienne")
@rule("SF-DOPPEL-020")
@pytest.mark.parametrize(("klass", "blade", "shell"), [("dragon", False, True), ("ange-celeste", True, False)])
def test_in_play_a_doppelganger_has_the_one_class_that_it_was_given(klass, blade, shell):
    t = scene({"hand": [FACELESS, "lame-de-l-aurore", "carapace-d-obsidienne"]})
    t.play(FACELESS, f"class:{klass}")
    assert classes(t.state, t.card(FACELESS)) == (klass,)
    assert ("lame-de-l-aurore" in t.offers("play")) == blade
    t.play("carapace-d-obsidienne")
    assert (t.card("carapace-d-obsidienne").host == t.number(FACELESS)) == shell
    t.settled()


@rule("SF-DOPPEL-030")
def test_elsewhere_a_doppelganger_is_what_is_printed_on_it():
    for id in (FACELESS, DRAGON):
        mine = {"rear": [on(id, damage=2)], "hand": [BOLT], "worship": believers(2)}
        if id == FACELESS:
            mine["rear"][0]["klass"] = "dragon"
        t = scene(mine)
        play(t, BOLT, id)
        t.pass_all()
        assert id in t.me.purgatory  # from where the Divinité takes Dragons
        assert t.offers("use") == ([] if id == FACELESS else ["dragon-vie-souffle-premier"])
        t.settled()
    t = scene({"limbo": [on(FACELESS)]})
    assert classes(t.state, t.state.players[0].limbo[0]) == ("ange-celeste",)


@card("dompteur-de-drakes")
@rule("SF-DOPPEL-040", "SF-COST-050")
def test_a_doppelganger_that_is_played_from_the_limbes_is_revealed_before_it_is_paid_for():
    worship = [on(TEMPLE, ec=0), on("dompteur-de-drakes", ec=6)]
    t = scene({"limbo": [FACELESS, DRAGON, LANCER], "worship": worship})
    assert t.offers("play") == [FACELESS, DRAGON] and t.why("play", LANCER) == "SF-ANGEL-010"
    t.play(FACELESS)
    t.asks(me, ["class:dragon", "class:dracodien"], kind="class")
    t.me.pick("class:dragon")
    assert classes(t.state, t.card(FACELESS)) == ("dragon",) and t.me["dompteur-de-drakes"].ec == 3
    t.settled()


@card("jeune-fea")
@rule("SF-DOPPEL-040")
def test_a_doppelganger_is_paid_for_as_what_it_was_revealed_and_stays_it():
    worship = [on(TEMPLE, ec=0), on("jeune-fea", ec=6)]
    t = scene({"hand": [FACELESS, LANCER], "worship": worship})
    assert t.offers("play") == [FACELESS] and t.why("play", LANCER) == "SF-ANGEL-010"
    t.play(FACELESS)
    t.asks(me, ["class:pirate"], kind="class")  # nothing else can be paid for
    t.me.pick("class:pirate")
    t.asks(me, kind="main")
    assert classes(t.state, t.card(FACELESS)) == ("pirate",) and t.me["jeune-fea"].ec == 3
    t.settled()


# Égide


@card("oriel-voix-de-l-aube")
@rule("SF-EGIDE-010")
def test_egide_wards_off_the_first_opposing_miracle_of_each_turn():
    aegis = "oriel-voix-de-l-aube"
    mine = {"hand": [HAIL, BOLT, BOLT, BOLT], "worship": believers(9)}
    t = scene(mine, {"rear": [aegis]})
    play(t, HAIL)  # targets nobody
    t.pass_all()
    assert t.card(aegis).damage == 2
    play(t, BOLT, aegis)
    t.pass_all()
    assert t.card(aegis).damage == 2
    play(t, BOLT, aegis)
    t.pass_all()
    assert t.card(aegis).damage == 5
    end_turn(t)
    end_turn(t)
    play(t, BOLT, aegis)
    t.pass_all()
    assert t.card(aegis).damage == 5
    t.settled()


@rule("SF-EGIDE-010")
def test_egide_is_nothing_to_ones_own_miracles_nor_to_abilities():
    aegis = "oriel-voix-de-l-aube"
    t = scene({"rear": [on(aegis, damage=4)], "hand": ["bouclier-de-priere"], "worship": believers(3)})
    play(t, "bouclier-de-priere", aegis)
    t.pass_all()
    t.me.pick("no")
    assert t.card(aegis).damage == 2
    t = scene({"hand": ["ombre-de-kuroba"]}, {"rear": [on(aegis, damage=1)]})
    t.play("ombre-de-kuroba", "yes", aegis)
    t.pass_all()
    assert t.you.purgatory == [aegis]
    t.settled()


@card("sphere-protectrice")
@rule("SF-EGIDE-020")
def test_egide_gained_after_the_miracle_comes_too_late_for_the_whole_turn():
    mine = {"hand": [BOLT, BOLT], "worship": believers(4)}
    t = scene(mine, {"rear": [WALKER], "hand": ["sphere-protectrice"]})
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    t.you.tempest("sphere-protectrice")
    assert t.card("sphere-protectrice").host == t.number(WALKER)
    t.pass_all()
    assert t.card("sphere-protectrice").damage == 3
    play(t, BOLT, WALKER)
    t.pass_all()
    assert t.you.purgatory == ["sphere-protectrice"] and t.card(WALKER).damage == 2
    t.settled()


@card("rappel-d-usine")
@rule("SF-EGIDE-020")
@pytest.mark.parametrize("again", [False, True])
def test_egide_must_be_there_still_and_regained_is_no_help(again):
    mine = {"hand": [BOLT, "rappel-d-usine"], "worship": believers(4)}
    hand = ["sphere-protectrice"] if again else []
    t = scene(mine, {"rear": [on(WALKER, "sphere-protectrice")], "hand": hand})
    play(t, BOLT, WALKER)
    play(t, "rappel-d-usine", "sphere-protectrice")
    resolve_one(t)
    assert len(t.state.stack.items) == 1
    if again:
        t.me.pick("pass")
        t.you.tempest("sphere-protectrice")
    t.pass_all()
    assert t.card("sphere-protectrice").damage == 3 if again else t.card(WALKER).damage == 3
    t.settled()


@rule("SF-EGIDE-020")
@card("rappel-d-usine")
def test_egide_that_is_lost_in_a_copy_of_the_match_is_not_lost_in_the_match():
    mine = {"hand": [BOLT, "rappel-d-usine"], "worship": believers(4)}
    t = scene(mine, {"rear": [on(WALKER, "sphere-protectrice"), LANCER]})
    play(t, BOLT, WALKER)
    play(t, "rappel-d-usine", "sphere-protectrice")
    t.me.pick("pass")
    before = t.match.hash()
    copy = t.match.clone()
    copy.choose("pass")
    assert not copy.state.stack.items[0].shielded  # the Sphère is gone, and what it warded off with it
    assert t.state.stack.items[0].shielded
    assert forecast(t.match, "pass") is not None  # what the page asks for
    assert t.match.hash() == before == load(t.match.record()).hash()
    t.pass_all()
    assert t.card(WALKER).damage == 3 and t.card(LANCER).damage == 0
    t.settled()


# Esquive


@card("sirene-aux-sept-voix")
@rule("SF-ESQUIVE-010")
@pytest.mark.parametrize(("ec", "offered"), [(1, [LANCER]), (2, [LANCER, "sirene-aux-sept-voix"])])
def test_a_miracle_pays_to_targetwho_evades(ec, offered):
    t = scene({"hand": [BOLT], "worship": believers(2, ec=ec)}, {"rear": [LANCER, "sirene-aux-sept-voix"]})
    t.play(BOLT)
    t.asks(me, offered, kind="target")
    t.me.pick(offered[-1])
    t.me.pick("moine-de-la-braise")
    t.pass_all()
    assert t.me[TEMPLE].ec == (0 if ec == 2 else 1)
    assert t.card("sirene-aux-sept-voix").damage == (3 if ec == 2 else 0)
    t.settled()


class Evasion:
    keyword = grants("esquive", its_bearer, 2)


@rule("SF-ESQUIVE-020")
@pytest.mark.parametrize(("ec", "able"), [(2, False), (3, True)])
def test_evasion_adds_up_for_miracles_of_the_opponent_alone(reword, ec, able):
    reword("epee-du-pelerin", Evasion)
    lookout = on("vigie-du-grand-mat", "epee-du-pelerin")
    t = scene({"hand": [BOLT], "worship": believers(2, ec=ec)}, {"rear": [lookout]})
    assert (t.offers("play") == [BOLT]) == able and t.why("play", BOLT) == ("" if able else "SF-MIRACLE-100")
    if able:
        play(t, BOLT, "vigie-du-grand-mat")
        assert t.me[TEMPLE].ec == 0 and len(t.state.stack.items) == 1  # paid without a stack of its own
    t = scene({"hand": ["ombre-de-kuroba"], "worship": believers(0, ec=3)}, {"rear": [lookout]})
    t.play("ombre-de-kuroba", "yes")
    t.asks(me, ["ombre-de-kuroba", "vigie-du-grand-mat"], kind="target")
    t = scene({"hand": ["bouclier-de-priere"], "worship": believers(3, ec=0), "rear": [lookout]})
    play(t, "bouclier-de-priere", "vigie-du-grand-mat")
    t.pass_all()
    t.settled()


class CostsThree:
    miracle = effect(spend(3), target(their_angels), damage(1))


@rule("SF-ESQUIVE-010", "SF-MIRACLE-090", "SF-MIRACLE-100")
@pytest.mark.parametrize(("ec", "offered"), [(4, [LANCER]), (5, [LANCER, SIREN])])
def test_evasion_comes_on_top_of_what_the_miracle_costs_itself(reword, ec, offered):
    reword(BOLT, CostsThree)
    t = scene({"hand": [BOLT], "worship": believers(2, ec=ec)}, {"rear": [LANCER, SIREN]})
    t.play(BOLT)
    t.asks(me, offered, kind="target")
    t.me.pick(offered[-1], "moine-de-la-braise")
    t.pass_all()
    assert t.card(offered[-1]).damage == 1 and t.me[TEMPLE].ec == (1 if ec == 4 else 0)
    assert t.card(LANCER).damage == (1 if ec == 4 else 0)
    t.settled()
    alone = scene({"hand": [BOLT], "worship": believers(2, ec=ec)}, {"rear": [SIREN]})
    assert alone.offers("play") == ([BOLT] if ec == 5 else [])
    assert alone.why("play", BOLT) == ("" if ec == 5 else "SF-MIRACLE-100")
    alone.settled()


@rule("SF-MIRACLE-080", "SF-MIRACLE-100")
@pytest.mark.parametrize(("kept", "able"), [(2, False), (3, True)])
def test_ec_that_are_revoked_cannot_pay_what_the_miracle_costs_itself(reword, kept, able):
    reword(BOLT, CostsThree)
    worship = [on(TEMPLE, ec=0), on("moine-de-la-braise", ec=9), on("moine-de-la-braise", ec=kept)]
    t = scene({"hand": [BOLT], "worship": worship}, {"rear": [LANCER]})
    assert t.offers("play") == [BOLT]  # whoever revokes the poor one can pay
    t = scene({"hand": [BOLT], "worship": [on(TEMPLE, ec=kept), worship[1], worship[1]]}, {"rear": [LANCER]})
    assert t.offers("play") == [BOLT]
    reword(BOLT, CostsThree, revoke=2)
    t = scene({"hand": [BOLT], "worship": [on(TEMPLE, ec=kept), worship[1], worship[1]]}, {"rear": [LANCER]})
    assert t.offers("play") == ([BOLT] if able else [])
    assert t.why("play", BOLT) == ("" if able else "SF-MIRACLE-100")
    if able:
        play(t, BOLT, LANCER)
        t.pass_all()
        assert t.card(LANCER).damage == 1 and t.me[TEMPLE].ec == 0 and t.me.worship == [TEMPLE]
    t.settled()


class TwoOfThem:
    miracle = effect(target(their_angels, 2), damage(1))


@rule("SF-ESQUIVE-010", "SF-LEX-090", "SF-MIRACLE-100")
def test_two_targets_that_evade_are_both_paid_for_or_none_is_announced(reword):
    reword(BOLT, TwoOfThem)
    evading = {"rear": [SIREN, "vigie-du-grand-mat"]}  # 2 and 1
    poor = scene({"hand": [BOLT], "worship": believers(2, ec=2)}, evading)
    assert poor.offers("play") == [] and poor.why("play", BOLT) == "SF-MIRACLE-100"
    poor.settled()
    t = scene({"hand": [BOLT], "worship": believers(2, ec=3)}, evading)
    play(t, BOLT, SIREN, "vigie-du-grand-mat")
    assert t.me[TEMPLE].ec == 0
    t.pass_all()
    assert t.card(SIREN).damage == 1 and t.card("vigie-du-grand-mat").damage == 1
    t.settled()


@rule("SF-ESQUIVE-010", "SF-LEX-090")
def test_a_first_target_leaves_ec_for_the_second(reword):
    reword(BOLT, TwoOfThem)
    lookout = "vigie-du-grand-mat"
    t = scene({"hand": [BOLT], "worship": believers(2, ec=2)}, {"rear": [SIREN, lookout], "front": [lookout]})
    first, second = (one.card.number for one in (t.state.players[1].rear[1], t.state.players[1].front[0]))
    t.play(BOLT)
    t.asks(me, [f"target:{first}", f"target:{second}"], kind="target")  # with the Sirène there is no second one
    t.me.pick(first)
    t.asks(me, [f"target:{second}"], kind="target")
    t.me.pick(second, "moine-de-la-braise")
    t.pass_all()
    assert t.me[TEMPLE].ec == 0 and t.card(SIREN).damage == 0
    assert [t.card(one).damage for one in (first, second)] == [1, 1]
    t.settled()


class EachItsOwn:
    miracle = choice(effect(target(their_angels), damage(1)), effect(target(their_angels), damage(2)), count=2)


@rule("SF-ESQUIVE-010", "SF-LEX-360")
def test_what_one_effect_of_a_miracle_has_added_is_not_there_for_the_next(reword):
    reword(BOLT, EachItsOwn)
    t = scene({"hand": [BOLT], "worship": believers(2, ec=3)}, {"rear": [SIREN, LANCER]})
    t.play(BOLT, "mode:0")  # both, this one first
    t.asks(me, [SIREN, LANCER], kind="target")
    t.me.pick(SIREN)
    t.asks(me, [LANCER], kind="target")
    t.me.pick(LANCER, "moine-de-la-braise")
    t.pass_all()
    assert t.me[TEMPLE].ec == 1 and t.card(SIREN).damage == 1 and t.card(LANCER).damage == 2
    t.settled()


# Ferveur


class Cheers:
    ferveur = effect(target(my_angels), plus_atq(1))


@rule("SF-FERVEUR-010")
def test_a_ferveur_finds_its_own_card_in_play(reword):
    reword(LANCER, Cheers)
    t = scene({"hand": [LANCER]})
    t.play(LANCER)
    t.asks(me, [LANCER], kind="target")
    t.me.pick(LANCER)
    assert waiting(t) == [(LANCER, "ferveur")]
    t.pass_all()
    assert atq(t.state, t.card(LANCER)) == 3
    t.settled()


@rule("SF-FERVEUR-020")
@pytest.mark.parametrize(("order", "dies"), [((5, 6), True), ((6, 5), False)])
def test_effects_of_an_arrival_enter_one_stack_in_any_order_but_aim_at_once(reword, order, dies):
    reword(LANCER, Cheers, assassin=1, flamme=1)
    t = scene({"hand": [LANCER]}, {"rear": [WALKER]})
    t.play(LANCER)
    number = t.number(LANCER)
    t.asks(me, [f"trigger:{number}.{n}" for n in (1, 5, 6)], kind="trigger")
    for n in order:
        t.me.pick(f"trigger:{number}.{n}")
        if n == 5:
            t.me.pick("yes", WALKER)
    t.me.pick(LANCER)
    assert [ability for _, ability in waiting(t)] == [
        *[{5: "kw:assassin", 6: "kw:flamme"}[n] for n in order],
        "ferveur",
    ]
    t.pass_all()
    assert t.you.rear == ([] if dies else [WALKER])
    t.settled()


# Flamme


@card("dragonnet-des-cendres")
@rule("SF-FLAMME-010")
def test_the_opponent_says_on_resolution_whom_the_flamme_burns():
    mine = {"hand": ["dragonnet-des-cendres"], "rear": [LANCER]}
    t = scene(mine, {"rear": [GHOUL, on(ARCHANGEL, ec=0)], "front": [on(WALKER, SLAG)], "hand": [BREEZE]})
    t.play("dragonnet-des-cendres")
    assert waiting(t) == [("dragonnet-des-cendres", "kw:flamme")]
    t.me.pick("pass")
    t.you.play(BREEZE)
    t.pass_all()
    t.asks(you, [GHOUL, WALKER, BREEZE], kind="target")
    t.you.pick(BREEZE)
    assert t.card(BREEZE).damage == 1 and t.card(GHOUL).damage == 0
    t.settled()


@rule("SF-FLAMME-020")
def test_a_flamme_meets_the_golem_first_and_needs_an_ange():
    t = scene({"hand": ["dragonnet-des-cendres"]}, {"rear": [on(WALKER, SLAG)]})
    t.play("dragonnet-des-cendres")
    assert t.me.rear == ["dragonnet-des-cendres"]
    t.pass_all()
    assert (t.card(SLAG).damage, t.card(WALKER).damage) == (1, 0)
    t = scene({"hand": ["dragonnet-des-cendres"], "rear": [LANCER]}, {"rear": [SLAG, ARCHANGEL]})
    t.play("dragonnet-des-cendres")
    t.asks(me, kind="main")
    t.settled()


# Fourberie


@card("brule-chair")
@rule("SF-FOURBERIE-010")
def test_guile_goes_past_a_linked_golem_whoever_attacks_but_not_past_a_free_one():
    t = scene({"rear": ["flibustier-masque"]}, {"rear": [on(WALKER, "armure-vide")]})
    fight(t, "flibustier-masque", WALKER)
    t.pass_all()
    assert (t.card("armure-vide").damage, t.card(WALKER).damage) == (0, 2) and t.me.rear == []
    t = scene({"rear": [on(WALKER, SLAG)]}, {"rear": ["flibustier-masque"]})
    fight(t, WALKER, "flibustier-masque")
    t.pass_all()
    assert (t.card(SLAG).damage, t.card(WALKER).damage) == (0, 2)
    t = scene({"rear": ["flibustier-masque"]}, {"rear": ["armure-vide"]})
    fight(t, "flibustier-masque", "armure-vide")
    t.pass_all()
    assert t.card("armure-vide").damage == 2 and not busy(t.state)
    t.settled()


@card("maitresse-des-aiguilles")
@rule("SF-FOURBERIE-010")
@pytest.mark.parametrize("slain", [False, True])
def test_guile_by_an_effect_goes_past_the_golem_while_its_ange_is_in_play(reword, slain):
    needles = "maitresse-des-aiguilles"
    reword(needles, fourberie=1, assassin=0)
    yours = {"rear": [on(WALKER, SLAG)], "hand": [BOLT], "worship": believers(2)}
    t = scene({"hand": [needles]}, yours)
    t.play(needles)
    if slain:
        t.me.pick("pass")
        play(t, BOLT, needles)
    t.pass_all()
    assert (t.card(SLAG).damage, t.card(WALKER).damage) == ((1, 0) if slain else (0, 1))
    t.settled()


# Gardien


def gives(name):
    """The text of a Divinité that, once per turn, gives an Ange a keyword until the end of the turn."""
    return type("Gives", (), {"divine": once_per_turn(target(angels), has_keyword(name))})


@card("templier-du-seuil", "de-l-autre-cote-du-miroir", "canonniere-d-abordage")
@rule("SF-GARDIEN-010")
def test_a_guardian_is_never_announced_nor_put_on_the_fire_line():
    mine = {"hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2), "rear": ["templier-du-seuil", LANCER]}
    t = scene(mine, {"rear": [GHOUL]})
    t.play("de-l-autre-cote-du-miroir")
    t.asks(me, [LANCER, GHOUL], kind="target")
    t.me.pick(GHOUL, "moine-de-la-braise")
    t.pass_all()
    t.attack()
    t.pass_all()
    assert t.offers("announce") == t.offers("ambush") == [LANCER]
    assert t.why("announce", "templier-du-seuil") == t.why("ambush", "templier-du-seuil") == "SF-GARDIEN-010"


@rule("SF-GARDIEN-010")
def test_a_guardian_archange_does_not_attack_and_no_effect_reinforces_a_guardian(reword):
    reword(ARCHANGEL, gardien=1)
    reword("mousse-des-hauts-fonds", gardien=1)
    mine = {"rear": [on("canonniere-d-abordage", marks={"poseidor": 2}), "mousse-des-hauts-fonds", ARCHANGEL]}
    t = scene(mine, {"rear": [GHOUL]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == ["canonniere-d-abordage"]
    assert t.why("announce", ARCHANGEL) == "SF-GARDIEN-010"
    t.announce("canonniere-d-abordage")
    t.me.pick("done")
    t.asks(me, ["canonniere-d-abordage"], kind="declare")  # nobody whom it could put in Renfort


@rule("SF-GARDIEN-020", "SF-PACIF-030")
@pytest.mark.parametrize(("name", "rule_id"), [("gardien", "SF-GARDIEN-010"), ("pacifiste", "SF-PACIF-010")])
def test_an_attacker_that_becomes_a_guardian_or_peaceful_carries_on(reword, name, rule_id):
    reword("dragon-vie-souffle-premier", gives(name))
    t = scene({"rear": [LANCER, GHOUL]}, {"rear": [WALKER]})
    announce(t, LANCER, GHOUL)
    t.declare(LANCER)
    t.strike(WALKER)
    t.me.use(heaven(t, me), GHOUL)  # announced, not declared yet
    resolve(t)
    t.me.pick("pass")
    t.you.use(heaven(t), LANCER)
    resolve(t)
    t.pass_all()
    assert t.card(WALKER).damage == 2
    t.declare(GHOUL)
    t.strike(WALKER)
    t.pass_all()
    assert t.card(WALKER).damage == 5 and t.me.purgatory == [LANCER, GHOUL]


@rule("SF-GARDIEN-020", "SF-PACIF-030")
@pytest.mark.parametrize(("name", "rule_id"), [("gardien", "SF-GARDIEN-010"), ("pacifiste", "SF-PACIF-010")])
def test_who_becomes_a_guardian_or_peaceful_on_the_fire_line_stays_there_but_attacks_no_more(reword, name, rule_id):
    reword("dragon-vie-souffle-premier", gives(name))
    t = scene({"front": [LANCER], "rear": [GHOUL]}, {"rear": [WALKER]})
    t.use(heaven(t, me), LANCER)
    t.pass_all()
    assert t.me.front == [LANCER]
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [GHOUL] and t.why("announce", LANCER) == rule_id
    t.me.pick("done")
    assert t.me.front == [LANCER]
    t.settled()


# Geler


@card("meduse-de-givre")
@rule("SF-GELER-010", "SF-GELER-020")
def test_the_frozen_stay_so_through_their_own_turn():
    t = scene({"hand": ["meduse-de-givre"]}, {"rear": [LANCER, ARCHANGEL], "front": [GHOUL]})
    t.play("meduse-de-givre", "yes")
    t.asks(me, ["meduse-de-givre", LANCER, GHOUL], kind="target")
    t.me.pick(LANCER)
    assert not t.card(LANCER).tilted and waiting(t) == [("meduse-de-givre", "kw:geler")]
    t.pass_all()
    assert t.card(LANCER).tilted
    end_turn(t)
    t.you.pick("done")
    t.pass_all()
    assert t.state.active == you and t.card(LANCER).tilted
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [ARCHANGEL, GHOUL] and t.why("announce", LANCER) == "SF-ATTACK-050"
    t.you.pick("done")
    t.end()
    t.pass_all()
    assert t.state.active == me and not t.card(LANCER).tilted
    t.settled()


@rule("SF-GELER-020")
def test_the_tilted_may_be_frozen_in_vain():
    t = scene({"hand": ["meduse-de-givre"]}, {"rear": [on(LANCER, tilted=True)]})
    t.play("meduse-de-givre", "yes", LANCER)
    t.pass_all()
    assert t.card(LANCER).tilted
    end_turn(t)
    assert t.card(LANCER).tilted
    end_turn(t)
    assert not t.card(LANCER).tilted  # no longer than who is tilted once
    t.settled()


@card("leviathan-des-fosses")
@rule("SF-GELER-010")
def test_an_attacker_frozen_before_its_declaration_does_not_attack():
    t = scene({"rear": [LANCER, GHOUL]}, {"rear": [WALKER], "hand": ["leviathan-des-fosses"]})
    announce(t, LANCER, GHOUL)
    t.declare(LANCER)
    t.strike(WALKER)
    t.me.pick("pass")
    t.you.play("leviathan-des-fosses", "yes", GHOUL)
    t.pass_all()
    assert t.card(WALKER).damage == 2 and t.card(GHOUL).tilted and t.state.step == "main"
    t.settled()


# Honneur


class Honours:
    keyword = grants("honneur", its_bearer, 1)


@card("garungun-leader-emerite", "kenzo-lame-d-aurore")
@rule("SF-HONNEUR-010")
def test_honour_adds_up_for_who_bears_an_equipement_and_comes_before_damage(reword):
    reword("epee-du-pelerin", Honours)
    t = scene({"rear": [on("kenzo-lame-d-aurore", "epee-du-pelerin")]}, {"rear": [ARCHANGEL]})
    fight(t, "kenzo-lame-d-aurore", ARCHANGEL)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert waiting(t) == [("kenzo-lame-d-aurore", "kw:honneur")]
    resolve(t)
    assert t.card("kenzo-lame-d-aurore").marks == {"+1/+1": 2} and t.card(ARCHANGEL).damage == 0
    t.pass_all()
    assert t.card(ARCHANGEL).damage == 6
    for rear in (["kenzo-lame-d-aurore"], [on("kenzo-lame-d-aurore", SLAG)]):
        t = scene({"rear": rear}, {"rear": [ARCHANGEL]})
        fight(t, "kenzo-lame-d-aurore", ARCHANGEL)
        t.asks(me, ["pass"], kind="window")
    t = scene({"rear": [on("kenzo-lame-d-aurore", "epee-du-pelerin")]})
    fight(t, "kenzo-lame-d-aurore", heaven(t), ambush=True)
    t.me.pick("yes")
    t.pass_all()
    assert t.state.divinity(you).damage == 6


# Intervention divine


@card("impulsion-disruptive")
@rule("SF-INTERV-010")
def test_an_intervention_is_never_answered():
    mine = {"hand": ["impulsion-disruptive"], "worship": believers(3), "rear": [LANCER]}
    t = scene(mine, {"rear": [DRAGON], "hand": [BOLT], "worship": believers(2)})
    t.play("impulsion-disruptive", "moine-de-la-braise")
    t.asks(me, [LANCER, DRAGON], kind="target")  # on resolution: whom it hits
    t.me.pick(DRAGON)
    assert t.card(DRAGON).damage == 3 and not busy(t.state)
    t.asks(me, kind="main")
    t.settled()


@rule("SF-INTERV-020")
def test_an_intervention_is_no_answer():
    mine = {"rear": [LANCER], "hand": ["impulsion-disruptive", BOLT], "worship": believers(3)}
    t = scene(mine, {"hand": [BOLT], "worship": believers(2), "rear": [GHOUL]}, active=you)
    play(t, BOLT, LANCER)
    t.you.pick("pass")
    assert t.offers("play") == [BOLT] and t.why("play", "impulsion-disruptive") == "SF-INTERV-020"
    t.pass_all()
    t.you.attack()
    t.you.pick("pass")
    assert t.offers("play") == ["impulsion-disruptive", BOLT]
    t.settled()


@card("orpheline-des-tombes")
@rule("SF-INTERV-030")
def test_an_intervention_on_a_stack_of_its_costs_resolves_at_once_and_the_stack_goes_on():
    mine = {"hand": ["impulsion-disruptive"], "worship": believers(2, "orpheline-des-tombes"), "book": [GHOUL]}
    t = scene(mine, {"rear": [DRAGON], "hand": [BOLT], "worship": believers(2)})
    t.play("impulsion-disruptive", "orpheline-des-tombes")
    assert t.card(DRAGON).damage == 3 and t.me.hand == []
    assert waiting(t) == [("orpheline-des-tombes", "dernier_souffle")]
    t.me.pick("pass")
    assert t.offers("play") == [BOLT]
    t.pass_all()
    assert t.me.hand == [GHOUL]
    t.settled()


@rule("SF-INTERV-030")
def test_of_what_comes_at_night_the_intervention_enters_last_whatever_the_order(reword):
    reword(LANCER, Dusk, intervention_divine=1)
    reword(GHOUL, Dusk)
    mine = {"rear": [LANCER, GHOUL], "book": [BROTHER, WALKER, DRAGON, DRAGON]}
    t = scene(mine, {"hand": [BOLT], "worship": believers(2)}, attacked=True)
    t.end()
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(me, [LANCER, GHOUL], kind="trigger")
    t.me.pick(LANCER)
    assert t.me.hand == [BROTHER] and waiting(t) == [(GHOUL, "nuit_divine")]
    t.me.pick("pass")
    assert t.offers("play") == [BOLT]
    t.you.pick("pass")
    assert t.me.hand == [BROTHER, WALKER]
    t.settled()


@rule("SF-INTERV-040")
def test_interventions_together_resolve_one_after_another_the_active_players_first(reword):
    reword(BROTHER, LastWords, intervention_divine=1)
    yours = {"rear": [BROTHER], "hand": [HAIL], "worship": believers(4), "book": [GHOUL]}
    t = scene({"rear": [BROTHER], "book": [LANCER], "hand": [BOLT], "worship": believers(2)}, yours, active=you)
    play(t, HAIL)
    resolve(t)
    t.asks(you, kind="main")
    assert t.me.hand == [BOLT, LANCER] and t.you.hand == [GHOUL]
    drew = [line["args"]["seat"] for line in log_data(t.match, 0, -1, None) if line["id"] == "drew"]
    assert [one["seat"] if isinstance(one, dict) else one for one in drew] == [you, me]
    t.settled()


@rule("SF-INTERV-010", "SF-INTERV-020")
def test_an_ability_with_intervention_opens_no_stack_and_answers_none(reword):
    reword(BROTHER, Fights, intervention_divine=1)
    mine = {"rear": [LANCER], "hand": [BOLT], "worship": believers(2)}
    t = scene(mine, {"rear": [BROTHER, WALKER], "book": [GHOUL]})
    key = f"use:{t.number(BROTHER)}.3"
    fight(t, LANCER, WALKER)
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    assert t.offers("use") == [] and t.why(key) == "SF-INTERV-020"
    resolve(t)
    t.me.pick("pass")
    t.you.pick(key)
    assert t.you.hand == [GHOUL] and not busy(t.state)
    t.settled()


@rule("SF-INTERV-030")
def test_an_arrival_with_intervention_resolves_at_once_on_an_open_stack(reword):
    reword(SLAG, Draws, intervention_divine=1)
    mine = {"hand": [BOLT], "worship": believers(2)}
    t = scene(mine, {"rear": [WALKER], "hand": [SLAG], "book": [GHOUL]})
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    t.you.tempest(SLAG)
    assert t.you.hand == [GHOUL] and [id for id, _ in waiting(t)] == [BOLT]
    t.pass_all()
    assert t.you.purgatory == [SLAG]
    t.settled()


# Invocation


@card("spectre-du-dernier-shogun")
@rule("SF-INVOC-010")
@pytest.mark.parametrize("zone", ["hand", "limbo"])
def test_who_is_invoked_is_never_played(zone):
    t = scene({zone: ["spectre-du-dernier-shogun"], "rear": ["augure-imperial"]})
    assert t.offers("play") == t.offers("use") == []
    assert t.why("play", "spectre-du-dernier-shogun") == "SF-INVOC-010"
    t.settled()


def invocation(t, id):
    """The key of the Invocation ability of a page in the Purgatoire."""
    return f"use:{t.number(id)}.6"


@rule("SF-INVOC-020")
def test_an_invocation_costs_a_spiritist_and_the_difference():
    spectre, medium = "spectre-du-dernier-shogun", "medium-de-la-cour"  # 7 and 3
    mine = {"purgatory": [spectre], "rear": [medium, LANCER, on("augure-imperial", damage=1)]}
    yours = {"rear": [GHOUL], "hand": [BOLT], "worship": believers(2)}
    t = scene({**mine, "worship": believers(0, ec=4)}, yours)
    t.me.pick(invocation(t, spectre))
    assert t.me.rear == [LANCER, "augure-imperial", spectre] and t.me.purgatory == [medium]
    assert t.me[TEMPLE].ec == 0 and not busy(t.state)
    t.settled()
    t = scene({**mine, "worship": believers(0, ec=3)}, yours)
    assert t.offers("use") == [] and t.why(invocation(t, spectre)) == "SF-ABIL-140"
    for rear in (["novice-aux-clochettes"], ["augure-imperial"]):
        t = scene({"purgatory": ["renard-aux-neuf-ombres"], "rear": rear, "worship": believers(0, ec=2)}, yours)
        t.me.pick(invocation(t, "renard-aux-neuf-ombres"))
        assert t.me[TEMPLE].ec == (0 if rear == ["novice-aux-clochettes"] else 2)  # 4 - 2; 4 - 5 is nothing


@card("rappel-des-cieux")
@rule("SF-INVOC-030")
def test_the_invoked_have_no_cost_to_be_looked_at(monkeypatch):
    mine = {"hand": ["rappel-des-cieux"], "worship": believers(3)}
    t = scene(mine, {"rear": ["renard-aux-neuf-ombres", "goule", BROTHER, WALKER]})
    t.play("rappel-des-cieux", "moine-de-la-braise")
    t.pass_all()
    t.asks(me, ["goule", BROTHER], kind="target")
    monkeypatch.setattr(BOOK.cards["oni-aux-deux-masses"], "classes", ("imperial-spiritiste",))
    t = scene({"purgatory": ["renard-aux-neuf-ombres"], "rear": ["oni-aux-deux-masses"]})
    assert t.why(invocation(t, "renard-aux-neuf-ombres")) == "SF-ABIL-140"  # nor has it one to differ from


@card("exorciste-du-pin-noir")
@rule("SF-INVOC-040")
def test_the_invoked_enters_before_the_last_breath_of_who_died_for_it_can_be_answered():
    spectre, exorcist = "spectre-du-dernier-shogun", "exorciste-du-pin-noir"
    mine = {"purgatory": [spectre], "rear": [exorcist]}
    t = scene(mine, {"rear": [DRAGON], "hand": [BOLT], "worship": believers(2)})
    t.me.pick(invocation(t, spectre), DRAGON)
    assert t.me.rear == [spectre] and waiting(t) == [(exorcist, "dernier_souffle")]
    t.me.pick("pass")
    assert t.offers("play") == [BOLT]
    t.pass_all()
    assert t.card(DRAGON).damage == 2
    t.settled()


@rule("SF-INVOC-040")
def test_an_invocation_is_spoken_when_an_ange_could_be_played_each_card_for_itself():
    fox = "renard-aux-neuf-ombres"
    mine = {"purgatory": [fox, fox], "rear": ["novice-aux-clochettes"] * 3, "worship": believers(0, ec=9)}
    t = scene(mine, {"rear": [GHOUL]})
    first, second = numbers(t, fox)
    t.me.pick(f"use:{first}.6", numbers(t, "novice-aux-clochettes")[0], "no")
    t.me.pick(f"use:{second}.6", numbers(t, "novice-aux-clochettes")[1], "no")
    assert t.me.rear == ["novice-aux-clochettes", fox, fox]
    t = scene(mine, {"rear": [GHOUL]}, step="before")
    assert t.offers("use") == [] and t.why(f"use:{first}.6") == "SF-ANGEL-100"
    t.settled()


# Leader and Loyaliste: what may be written together


def written(realm, *pages, copies=1, angels=None):
    """A legal deck of a realm but for its pages: these, then as many others as are needed, so many of each."""
    cards = [one for one in BOOK.cards.values() if one.realm in (realm, "", "purete") and not one.familiar]
    chosen = [next(one.id for one in cards if one.type == kind) for kind in ("archangel", "temple")]
    chosen.append(next(one.id for one in cards if one.type == "divinity" and one.realm == realm))
    register = [one.id for one in cards if one.type == "worshipper"]
    book = list(pages)
    for one in cards:
        plain = one.id not in pages and not {"leader", "loyaliste"} & set(one.keywords)
        fits = one.type in ("golem", "miracle", "equipment", "blessing") or (one.type == "angel" and angels is None)
        if plain and fits and len(book) < 50:
            book += [one.id] * copies
    return {"cards": [*chosen, *(register[:3] * 3), register[3], *book]}


LEADER = "karvax-roi-des-couvees"


@card(LEADER)
@rule("SF-LEADER-010")
def test_beside_a_leader_every_other_page_is_written_once():
    assert refuses_deck("sevenfallen", written("eondra", LEADER)) == []
    assert refuses_deck("sevenfallen", written("eondra", LEADER, BOLT, BOLT)) == ["SF-LEADER-010"]
    assert refuses_deck("sevenfallen", written("eondra", BOLT, BOLT)) == []
    twice = [id for kind in ("angel", "golem", "equipment", "blessing") for id in [first_of("eondra", kind)] * 2]
    assert refuses_deck("sevenfallen", written("eondra", LEADER, *twice)) == ["SF-LEADER-010"] * 4


def first_of(realm, kind):
    return next(one.id for one in BOOK.cards.values() if one.realm == realm and one.type == kind)


@rule("SF-LEADER-020")
def test_a_leader_is_written_three_times_and_tolerates_no_other(reword):
    assert refuses_deck("sevenfallen", written("eondra", *[LEADER] * 3)) == []
    assert "SF-DECK-030" in refuses_deck("sevenfallen", written("eondra", *[LEADER] * 4))
    reword("ancien-mange-montagnes", leader=1)
    deck = written("eondra", LEADER, "ancien-mange-montagnes")
    assert refuses_deck("sevenfallen", deck) == ["SF-LEADER-020"]


@card("elora-d-eondra", "elora-capitaine-de-l-elite")
@rule("SF-LEADER-030")
def test_beside_a_leader_copies_are_counted_by_printed_name():
    pages = [LEADER, "elora-d-eondra", "elora-capitaine-de-l-elite"]
    assert refuses_deck("sevenfallen", written("eondra", *pages)) == []
    assert refuses_deck("sevenfallen", written("eondra", *pages, "elora-d-eondra")) == ["SF-LEADER-010"]


LOYAL = ["ysoire-ecuyere-de-l-aube", "banneret-d-ambre", "chevalier-de-l-ordre-ocre"]  # Chevaliers; two are loyal


@card("ysoire-ecuyere-de-l-aube", "banneret-d-ambre")
@rule("SF-LOYAL-010")
def test_with_loyalists_all_anges_have_just_their_classes_and_golems_any(monkeypatch):
    deck = written("lumiere", *LOYAL, copies=3, angels=())
    assert refuses_deck("sevenfallen", deck) == []
    assert {BOOK.cards[id].classes for id in deck["cards"] if BOOK.cards[id].type == "golem"} > {("templier",)}
    strangers = written("lumiere", *LOYAL, BROTHER, LANCER, copies=3, angels=())
    assert refuses_deck("sevenfallen", strangers) == ["SF-LOYAL-010"] * 2
    monkeypatch.setattr(BOOK.cards["chevalier-de-l-ordre-ocre"], "classes", ("chevalier", "templier"))
    assert refuses_deck("sevenfallen", deck) == ["SF-LOYAL-010"]
    assert refuses_deck("sevenfallen", written("lumiere", LOYAL[2], BROTHER, copies=3, angels=())) == []


@rule("SF-LOYAL-020")
def test_a_doppelganger_is_as_loyal_as_its_printed_class(monkeypatch):
    deck = written("lumiere", *LOYAL, FACELESS, copies=3, angels=())
    assert refuses_deck("sevenfallen", deck) == ["SF-LOYAL-010"]
    monkeypatch.setattr(BOOK.cards[FACELESS], "classes", ("chevalier",))
    assert refuses_deck("sevenfallen", deck) == []


# Lumière


@card("sol-ul-premiere-lumiere")
@rule("SF-LUMIERE-010")
def test_light_banishes_anges_in_combat_and_by_effect_but_no_golem(reword):
    reword("dragonnet-des-cendres", lumiere=1)
    t = scene({"hand": ["dragonnet-des-cendres"]}, {"rear": [on(BROTHER, damage=1)]})
    t.play("dragonnet-des-cendres")
    t.pass_all()
    assert t.you.pandemonium == [BROTHER] and t.you.purgatory == []
    t = scene({"rear": ["executeur-du-cadran"]}, {"rear": [on(BROTHER, SLAG, damage=1)]})
    fight(t, "executeur-du-cadran", BROTHER)
    t.pass_all()
    t.me.pick("no")
    assert (t.you.pandemonium, t.you.purgatory) == ([BROTHER], [SLAG])
    t = scene(
        {"rear": ["executeur-du-cadran"]}, {"rear": [on(BROTHER, damage=1), GHOUL], "front": [DRAGON]}, active=you
    )
    fight(t, DRAGON, "executeur-du-cadran")
    t.pass_all()
    assert (t.you.pandemonium, t.me.purgatory) == ([DRAGON], ["executeur-du-cadran"])  # both fall together
    divine = ["sol-ul-premiere-lumiere"]
    t = scene({"divine": divine, "hand": [BOLT], "worship": believers(2)}, {"rear": [LANCER]})
    play(t, BOLT, LANCER)  # the Divinité deals it
    t.pass_all()
    assert t.you.pandemonium == [LANCER]
    t.settled()


@rule("SF-LUMIERE-020")
@pytest.mark.parametrize(("last", "zone"), [(LANCER, "pandemonium"), (GHOUL, "purgatory")])
def test_of_a_group_whoever_deals_the_last_point_has_destroyed(reword, last, zone):
    reword(LANCER, lumiere=1)
    t = scene({"rear": [LANCER, GHOUL]}, {"rear": [DRAGON]})
    announce(t, LANCER, GHOUL)
    t.declare(LANCER)
    t.declare(GHOUL)
    t.strike(DRAGON)
    t.pass_all()
    t.asks(me, [LANCER, GHOUL], kind="order")
    t.me.pick(GHOUL if last == LANCER else LANCER)
    while t.match.decision.kind == "number":
        t.answer(t.match.decision.seat, t.match.decision.keys[0])
    assert t.zone(DRAGON) == (zone, you)
    t.settled()


# Mort subite


@card("rongeurs-de-la-fosse-commune")
@rule("SF-MORT-010")
def test_sudden_death_comes_at_the_end_of_the_turn_without_a_stack():
    gnawers = "rongeurs-de-la-fosse-commune"
    t = scene(
        {"rear": [gnawers, LANCER], "book": [GHOUL] * 4}, {"hand": [BOLT], "worship": believers(2)}, attacked=True
    )
    t.end()
    t.pass_all()  # the Contemplations: through the last one, and nobody is asked for an answer
    assert t.state.active == you and t.me.rear == [LANCER] and t.me.purgatory == [gnawers, GHOUL]
    t.settled()
    t = scene({"rear": [gnawers], "book": [GHOUL] * 4}, attacked=True)
    t.end()
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.state.step == "night" and t.me.rear == [gnawers]


@rule("SF-MORT-020", "SF-MORT-030")
@pytest.mark.parametrize(
    ("victim", "left"),
    [
        ([WALKER], []),
        ([on(WALKER, SLAG)], [WALKER]),
        ([on(WALKER, on(SLAG, damage=2))], []),
        ([ARCHANGEL], [ARCHANGEL]),
        (["armure-vide"], ["armure-vide"]),
    ],
)
def test_one_point_of_sudden_death_kills_an_ange(victim, left):
    gnawers = "rongeurs-de-la-fosse-commune"
    t = scene({"rear": [gnawers], "book": [GHOUL]}, {"rear": victim})
    fight(t, gnawers, t.you.rear[0])
    t.pass_all()
    assert t.you.rear == left
    assert not left or sum(one.damage for one in [t.card(left[0]), *t.card(left[0]).attached]) == 2
    t.settled()


@card("infirmier-des-batailles")
@rule("SF-MORT-020")
def test_sudden_death_needs_a_point_that_lands_be_it_by_an_effect(reword):
    gnawers = "rongeurs-de-la-fosse-commune"
    t = scene({"rear": [gnawers]}, {"rear": [WALKER], "hand": ["infirmier-des-batailles"]})
    fight(t, gnawers, WALKER)
    t.me.pick("pass")
    t.you.play("infirmier-des-batailles", "yes", WALKER)
    t.pass_all()
    assert t.you.rear == [WALKER, "infirmier-des-batailles"] and t.card(WALKER).damage == 0
    reword(gnawers, flamme=1)
    t = scene({"hand": [gnawers]}, {"rear": [WALKER]})
    t.play(gnawers)
    t.pass_all()
    assert t.you.purgatory == [WALKER]
    t.settled()


@rule("SF-MORT-030")
def test_an_archange_with_sudden_death_lives_on(reword):
    reword(ARCHANGEL, mort_subite=1)
    t = scene({"rear": [ARCHANGEL]}, attacked=True)
    t.end()
    t.pass_all()
    assert t.state.active == you and t.me.rear == [ARCHANGEL]
    t.settled()


@rule("SF-MORT-040")
def test_sudden_death_comes_at_the_end_of_anybodys_turn():
    gnawers = "rongeurs-de-la-fosse-commune"
    yours = {"rear": ["mere-des-orphelins"], "purgatory": [gnawers], "book": [GHOUL]}
    t = scene({"rear": [DRAGON]}, yours)
    fight(t, DRAGON, "mere-des-orphelins")
    t.pass_all()
    t.you.pick("yes", gnawers)
    resolve(t)
    assert t.you.rear == [gnawers] and t.state.active == me
    t.end()
    t.pass_all()
    assert t.you.rear == [] and gnawers in t.you.purgatory
    t.settled()


# Nuit divine


@rule("SF-NUIT-010", "SF-NUIT-020")
def test_what_comes_at_night_is_ones_own_and_was_there_when_it_fell(reword):
    for id in (LANCER, GHOUL, SLAG):
        reword(id, Dusk)
    mine = {"rear": [LANCER, GHOUL], "hand": [SLAG], "book": [BROTHER] * 9}
    t = scene(mine, {"rear": [LANCER], "book": [WALKER] * 9}, attacked=True)
    t.end()
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(me, [LANCER, GHOUL], kind="trigger")
    t.me.pick(GHOUL)
    assert waiting(t) == [(GHOUL, "nuit_divine"), (LANCER, "nuit_divine")]
    resolve(t)
    assert t.me.hand == [SLAG, BROTHER, BROTHER] and t.you.hand == [] and t.state.step == "night"
    t.me.tempest(SLAG, LANCER)
    assert not busy(t.state)
    t.pass_all()
    assert t.me.hand == [BROTHER] * 4  # two at the end of the turn, none for the Golem
    t.settled()


# Pacifiste


@card("oriel-des-nuees")
@rule("SF-PACIF-010")
def test_the_peaceful_neither_defend_nor_attack_but_may_be_attacked():
    peace = "oriel-des-nuees"
    t = scene({"rear": [WALKER, peace]}, {"rear": [peace]})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == [WALKER] and t.why("announce", peace) == "SF-PACIF-010"
    t.ambush(WALKER)
    t.me.pick("done")
    t.declare(WALKER)
    t.asks(me, [t.you["oriel-des-nuees"].card.number, heaven(t), "hold"], kind="strike")
    t.strike(heaven(t))
    t.pass_all()
    assert t.state.divinity(you).damage == 5
    mine = {"hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2), "rear": [peace]}
    t = scene(mine)
    assert t.why("play", "de-l-autre-cote-du-miroir") == "SF-MIRACLE-100"
    t.settled()


@rule("SF-PACIF-010")
def test_a_peaceful_archange_does_not_defend(reword):
    reword(ARCHANGEL, pacifiste=1)
    t = scene({"rear": [WALKER]}, {"rear": [ARCHANGEL]})
    fight(t, WALKER, heaven(t), ambush=True)
    t.pass_all()
    assert t.state.divinity(you).damage == 5
    t.settled()


@rule("SF-PACIF-020")
@pytest.mark.parametrize(
    ("rear", "slots"),
    [
        (["oriel-des-nuees", "soeur-de-la-source"], 2),
        (["oriel-des-nuees", BROTHER], 1),
        (["oriel-des-nuees", SLAG], 2),
        (["oriel-des-nuees", ARCHANGEL], 1),
    ],
)
def test_where_only_the_peaceful_stand_one_more_comes_in_renfort(rear, slots):
    t = scene({"rear": [LANCER, GHOUL, WALKER]}, {"rear": rear})
    t.attack()
    t.pass_all()
    for id in [LANCER, GHOUL][:slots]:
        t.ambush(id)
    assert t.offers("ambush") == [] and WALKER in t.offers("announce")
    assert t.why("ambush", WALKER) == "SF-AMBUSH-020"


@card("bastion-a-pistons")
@rule("SF-PACIF-020")
@pytest.mark.parametrize(("rear", "second"), [([], True), (["oriel-des-nuees"], False)])
def test_before_the_peaceful_the_renfort_is_for_an_ange_or_archange(rear, second):
    bastion = "bastion-a-pistons"  # a Golem with 2 ATQ
    t = scene({"rear": [bastion, bastion, ARCHANGEL]}, {"rear": rear})
    first, other = numbers(t, bastion)
    t.attack()
    t.pass_all()
    t.ambush(first)
    assert t.offers("ambush") == ([bastion] if second else []) + [ARCHANGEL]
    assert t.why("ambush", other) == ("" if second else "SF-PACIF-020")
    t.ambush(ARCHANGEL)
    assert t.offers("ambush") == [] and t.why("ambush", other) == "SF-AMBUSH-020"


# Parole divine


class Speaks:
    parole_divine = effect(draws(1))


@rule("SF-PAROLE-010")
def test_a_parole_divine_is_spoken_once_a_turn_when_an_ange_could_be_played(reword):
    reword(LANCER, Speaks)
    t = scene({"rear": [LANCER], "book": [GHOUL] * 9}, {"hand": [BOLT], "worship": believers(2), "rear": [LANCER]})
    word, theirs = f"use:{numbers(t, LANCER)[0]}.2", f"use:{numbers(t, LANCER)[1]}.2"
    assert t.why(theirs, seat=you) == "SF-PRIO-010"
    t.me.pick(word)
    assert t.why(word) == "SF-ANGEL-100"  # not as a response
    t.me.pick("pass")
    assert t.offers("play") == [BOLT] and t.why(theirs) == "SF-ANGEL-100"
    t.pass_all()
    assert t.me.hand == [GHOUL] and t.offers("use") == [] and t.why(word) == "SF-PAROLE-010"
    t.attack()
    assert t.why(word) == "SF-ANGEL-100"  # nor in a Contemplation
    t.pass_all()
    t.me.pick("done")
    t.end()
    t.pass_all()
    t.attack()
    t.pass_all()
    t.you.pick("done")
    t.end()
    t.pass_all()
    assert t.offers("use") == [LANCER]
    t.settled()


# Phase de combat


@rule("SF-COMBATPH-010")
@pytest.mark.parametrize("seat", [me, you])
def test_a_phase_de_combat_is_used_once_in_any_attack_phase(reword, seat):
    reword(BROTHER, Fights)
    sides = [{"rear": [LANCER, GHOUL]}, {"rear": [WALKER]}]
    sides[seat] = {**sides[seat], "worship": believers(0, on("pecheur-de-perles", ec=0)), "book": [DRAGON] * 3}
    sides[seat]["rear"] = [*sides[seat]["rear"], BROTHER]
    t = scene(*sides)
    key = f"use:{t.number(BROTHER)}.3"
    t.attack()
    if seat == you:
        t.me.pick("pass")
    assert t.offers("use") == [] and t.why(key) == "SF-COMBATPH-010"
    t.pass_all()
    t.announce(LANCER)
    t.announce(GHOUL)
    t.me.pick("done")
    t.declare(LANCER)
    t.strike(WALKER)
    if seat == you:
        t.me.pick("pass")
    t.players[seat].pick(key)
    assert waiting(t) == [(BROTHER, "phase_de_combat")]
    resolve(t)
    assert t.players[seat].hand == [DRAGON]
    t.pass_all()
    t.declare(GHOUL)
    t.strike(WALKER)
    if seat == you:
        t.me.pick("pass")
    assert t.offers("use") == [] and t.why(key) == "SF-COMBATPH-010"
    t.settled()


# Phoenix


PHOENIX = "phenix-de-dracodia"  # 3/3, Phoenix (5)
REBORN = "ignarel-le-deux-fois-ne"  # an Archange of 8 FV, Phoenix (8)


@card(PHOENIX, REBORN)
@rule("SF-PHOENIX-010")
@pytest.mark.parametrize(
    ("victim", "damage", "kept", "zone"),
    [
        (PHOENIX, 0, "yes", "limbo"),
        (PHOENIX, 0, "no", "purgatory"),
        (REBORN, 5, "yes", "limbo"),
        (REBORN, 5, "no", "pandemonium"),
    ],
)
def test_a_phoenix_that_is_destroyed_may_go_to_the_limbes(victim, damage, kept, zone):
    t = scene({"rear": [WALKER]}, {"rear": [on(victim, damage=damage, marks={"+1/+0": 1})]})
    fight(t, WALKER, victim)
    t.pass_all()
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick(kept)
    assert t.zone(victim) == (zone, you) and t.state.step == "main"
    t.settled()


@rule("SF-PHOENIX-010")
def test_light_leaves_a_phoenix_no_choice_but_a_divinite_does():
    t = scene({"rear": ["executeur-du-cadran"]}, {"rear": [PHOENIX]})
    fight(t, "executeur-du-cadran", PHOENIX)
    t.pass_all()
    t.me.pick("no")
    assert t.you.pandemonium == [PHOENIX] and t.you.limbo == []
    t = scene({"hand": [BOLT], "worship": believers(2)}, {"rear": [PHOENIX]})
    play(t, BOLT, PHOENIX)
    t.pass_all()
    t.you.pick("yes")
    assert t.you.limbo == [PHOENIX]
    t.settled()


@card("thanator-le-or")
@rule("SF-PHOENIX-020", "SF-PHOENIX-030")
@pytest.mark.parametrize(("dragons", "cost"), [(0, 10), (4, 6), (9, 1), (10, 1)])
def test_from_the_limbes_a_phoenix_is_played_for_its_phoenix_cost_alone(dragons, cost):
    rear = ["dragonnet-des-cendres"] * dragons
    for ec, able in ((cost - 1, False), (cost, True)):
        t = scene({"limbo": ["thanator-le-or"], "rear": rear, "worship": believers(0, ec=ec)})
        assert t.offers("play") == (["thanator-le-or"] if able else [])
        assert t.why("play", "thanator-le-or") == ("" if able else "SF-ANGEL-010")
    t.play("thanator-le-or")
    assert t.me[TEMPLE].ec == 0 and "thanator-le-or" in t.me.rear
    t.settled()


@rule("SF-PHOENIX-020")
def test_a_phoenix_rises_only_when_an_ange_could_be_played_whatever_its_haste(reword):
    reword("rodeur-des-mangroves", phoenix=1)
    reword(BREEZE, phoenix=1)
    mine = {"limbo": ["thanator-le-or", "rodeur-des-mangroves", BREEZE, "vigie-du-grand-mat"]}
    t = scene(mine, step="before")
    assert t.offers("play") == ["vigie-du-grand-mat"]
    for id in mine["limbo"][:3]:
        assert t.why("play", id) == "SF-ANGEL-100"
    t = scene(mine)
    assert sorted(t.offers("play")) == sorted(mine["limbo"])
    t.settled()


@card("serpent-de-magma")
@rule("SF-PHOENIX-040")
@pytest.mark.parametrize("kept", ["yes", "no"])
def test_a_phoenix_breathes_its_last_wherever_it_goes(kept):
    t = scene({"rear": [WALKER]}, {"rear": ["serpent-de-magma"]})
    fight(t, WALKER, "serpent-de-magma")
    t.pass_all()
    t.you.pick(kept)
    assert waiting(t) == [("serpent-de-magma", "dernier_souffle")]
    t.pass_all()
    assert t.state.divinity(me).damage == 1 and t.you.limbo == (["serpent-de-magma"] if kept == "yes" else [])
    t.settled()


@card("folie-passagere")
@rule("SF-PHOENIX-010")
def test_a_phoenix_goes_to_the_limbes_of_its_controller():
    mine = {"hand": ["folie-passagere"], "worship": believers(4)}
    t = scene(mine, {"rear": [PHOENIX, WALKER]})
    play(t, "folie-passagere", PHOENIX)
    t.pass_all()
    fight(t, PHOENIX, WALKER)
    t.pass_all()
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    assert t.me.limbo == [PHOENIX] and t.you.limbo == []
    t.settled()


# Purgatoire


class Haunts:
    purgatoire = effect(draws(1))


@rule("SF-PURG-010", "SF-PURG-020")
def test_a_page_haunts_once_a_turn_from_the_purgatoire_each_copy_for_itself(reword):
    reword(LANCER, Haunts)
    mine = {"purgatory": [LANCER, LANCER], "rear": [LANCER, GHOUL], "book": [BROTHER] * 9}
    t = scene(mine, {"purgatory": [LANCER], "book": [BROTHER], "hand": [BOLT], "worship": believers(2)})
    keys = [f"use:{one.number}.5" for one in t.state.players[me].purgatory]
    theirs = f"use:{t.state.players[you].purgatory[0].number}.5"
    assert sorted(key for key in t.match.decision.keys if key.startswith("use")) == sorted(keys)  # none in play
    t.me.pick(keys[0])
    assert waiting(t) == [(LANCER, "purgatoire")] and t.why(keys[1]) == "SF-ANGEL-100"  # not as a response
    t.me.pick("pass")
    assert t.offers("play") == [BOLT] and t.offers("use") == [] and t.why(theirs) == "SF-ANGEL-100"
    t.pass_all()
    assert t.me.hand == [BROTHER] and t.why(keys[0]) == "SF-PURG-010"
    t.me.pick(keys[1])
    t.pass_all()
    assert t.me.hand == [BROTHER, BROTHER] and t.offers("use") == []
    t.attack()
    assert t.why(keys[1]) == "SF-ANGEL-100"
    t.settled()


@card("sabre-de-l-exile")
@rule("SF-PURG-020")
def test_a_page_that_has_come_back_to_the_purgatoire_has_forgotten_that_it_haunted():
    sabre = "sabre-de-l-exile"
    t = scene({"purgatory": [sabre], "rear": [BROTHER], "hand": [BOLT], "worship": believers(2)})
    key = f"use:{t.number(sabre)}.5"
    t.me.pick(key)
    t.pass_all()
    t.play(sabre)
    play(t, BOLT, BROTHER)
    t.pass_all()
    assert sabre in t.me.purgatory and key in t.match.decision.keys
    t.settled()


# Retrait


@card("kenzo-lame-d-aurore")
@rule("SF-RETRAIT-010")
@pytest.mark.parametrize("pick", ["kenzo-lame-d-aurore", "done"])
def test_an_announced_attacker_may_withdraw_as_the_phase_ends(pick):
    t = scene({"rear": ["kenzo-lame-d-aurore", LANCER], "front": ["kenzo-lame-d-aurore"]}, {"rear": [GHOUL]})
    attacker = t.state.players[me].rear[0].card.number
    announce(t, LANCER, attacker)
    t.declare(attacker)
    t.hold()
    t.declare(LANCER)
    t.asks(me, kind="strike")
    t.hold()
    t.asks(me, [attacker, "done"], kind="retire")  # neither the other one, nor the lancer
    t.me.pick(pick)
    rear = [one.card.number for one in t.state.players[me].rear]
    assert rear == ([] if pick == "done" else [attacker])
    assert t.state.step == "main" and not busy(t.state)
    t.settled()


@card("canonniere-d-abordage", "quartier-maitresse-ysolde")
@rule("SF-RETRAIT-020")
def test_who_was_put_in_renfort_may_withdraw():
    gunner, mate = "canonniere-d-abordage", "quartier-maitresse-ysolde"
    t = scene({"rear": [on(gunner, marks={"poseidor": 2}), mate]}, {"rear": [GHOUL]})
    announce(t, gunner)
    t.me.pick("yes")
    resolve(t)
    t.declare(gunner)
    t.hold()
    t.declare(mate)
    t.hold()
    t.asks(me, [mate, "done"], kind="retire")
    t.me.pick(mate)
    assert t.me.rear == [mate] and t.me.front == [gunner]
    t.settled()


@rule("SF-RETRAIT-010")
def test_who_has_made_the_divinite_mortal_may_still_withdraw():
    kenzo = "kenzo-lame-d-aurore"
    t = scene({"rear": [kenzo, LANCER]}, {"divine": [on("dragon-vie-souffle-premier", damage=22)]})
    announce(t, ambush=[kenzo, LANCER])
    t.declare(kenzo)
    t.strike(heaven(t))
    t.pass_all()
    t.asks(me, [kenzo, "done"], kind="retire")  # the phase has stopped
    t.me.pick(kenzo)
    assert t.me.rear == [kenzo] and t.state.step == "main"
    t.settled()


# Sacrifice


@card("bourreau-voile")
@rule("SF-SACRIF-010", "SF-SACRIF-030")
def test_a_sacrifice_is_made_once_a_turn_when_no_stack_is_open():
    hangman = "bourreau-voile"
    mine = {"rear": [BROTHER, GHOUL, DRAGON], "worship": believers(3, on(hangman, ec=0), on(hangman, ec=0))}
    t = scene({**mine, "hand": [BOLT]}, {"rear": [WALKER], "hand": [BOLT], "worship": believers(2)})
    first, second = (f"use:{n}.4" for n in numbers(t, hangman))
    play(t, BOLT, WALKER)
    assert t.offers("use") == [] and t.why(first) == "SF-SACRIF-010"
    t.pass_all()
    t.me.pick(first)
    t.asks(me, [BROTHER, GHOUL, DRAGON])
    t.me.pick(BROTHER)
    assert t.me.rear == [GHOUL, DRAGON] and waiting(t) == [(hangman, "sacrifice")]
    t.me.pick("pass")
    assert t.offers("play") == [BOLT]
    t.pass_all()
    assert t.why(first) == "SF-SACRIF-030"
    t.attack()  # in a Contemplation too
    t.me.pick(second, GHOUL)
    resolve(t)
    assert t.me.rear == [DRAGON] and [t.card(n).ec for n in numbers(t, hangman)] == [2, 2]
    assert t.offers("use") == [] and t.why(second) == "SF-SACRIF-030"
    t.settled()


@card("sigrune-passeuse-des-braves")
@rule("SF-SACRIF-010")
@pytest.mark.parametrize(("ec", "able"), [(3, False), (4, True)])
def test_a_sacrifice_asks_for_all_its_costs(ec, able):
    mine = {"rear": [on("sigrune-passeuse-des-braves", ec=0), BROTHER], "worship": believers(0, ec=ec)}
    t = scene({"rear": [LANCER]}, mine, step="before")
    t.me.pick("pass")
    assert bool(t.offers("use")) == able
    assert t.why(f"use:{t.number('sigrune-passeuse-des-braves')}.4") == ("" if able else "SF-ABIL-140")


@rule("SF-SACRIF-020")
@pytest.mark.parametrize(("seat", "victims"), [(me, [GHOUL]), (you, [DRAGON])])
def test_neither_purete_nor_who_is_in_a_combat_is_sacrificed(seat, victims):
    hangman = believers(0, on("bourreau-voile", ec=0))
    mine = {"rear": [LANCER, WALKER, GHOUL, ARCHANGEL], "worship": hangman}
    t = scene(mine, {"rear": [BROTHER, DRAGON, LANCER, SLAG], "worship": hangman})
    fight(t, WALKER, BROTHER)
    if seat == you:
        t.me.pick("pass")
    t.players[seat].pick(f"use:{t.players[seat]['bourreau-voile'].card.number}.4")
    if t.match.decision.kind != "answer":  # several could be given
        t.asks(seat, victims)
    assert t.players[seat].purgatory == victims
    resolve(t)
    t.settled()


@rule("SF-SACRIF-040")
def test_the_last_breath_of_the_sacrificed_waits_below_the_sacrifice(reword):
    reword(BROTHER, LastWords)
    mine = {"rear": [BROTHER], "worship": believers(0, on("bourreau-voile", ec=0)), "book": [GHOUL]}
    t = scene(mine)
    t.me.pick(f"use:{t.number('bourreau-voile')}.4")
    assert waiting(t) == [(BROTHER, "dernier_souffle"), ("bourreau-voile", "sacrifice")]
    resolve_one(t)
    assert t.me["bourreau-voile"].ec == 2 and t.me.hand == []
    t.pass_all()
    assert t.me.hand == [GHOUL]
    t.settled()


# Symbiose


@card("meca", "noyau-catalytique")
@rule("SF-SYMBIOSE-010")
def test_symbionts_lend_each_other_strength_while_they_are_in_play(reword):
    reword(TEMPLE, symbiose=1)
    mine = {"rear": ["meca", on("meca", damage=1)], "hand": ["dragonnet-des-cendres"]}
    t = scene(mine, {"rear": ["meca", LANCER], "worship": believers(0)}, active=you)
    first, second, theirs = (one for one in range(len(t.state.cards)) if t.state.cards[one].proto.id == "meca")
    assert [atq(t.state, t.card(n)) for n in (first, second, theirs)] == [4, 4, 3]
    assert atq(t.state, t.card(LANCER)) == 2
    fight(t, LANCER, second)
    t.pass_all()
    assert atq(t.state, t.card(first)) == 3
    t.settled()
    t = scene({"rear": [on("meca", "noyau-catalytique")], "worship": believers(0)})
    assert atq(t.state, t.card("meca")) == 4 and atq(t.state, t.card("noyau-catalytique")) == 0


# Tempête


@card("rodeur-des-mangroves")
@rule("SF-TEMPETE-010", "SF-TEMPETE-020")
def test_who_comes_in_a_storm_defends_at_once_for_its_ec():
    yours = {"hand": ["rodeur-des-mangroves", LANCER], "worship": believers(0, ec=3)}
    t = scene({"rear": [WALKER]}, yours)
    fight(t, WALKER, heaven(t), ambush=True)
    t.me.pick("pass")
    assert t.offers("play") == ["rodeur-des-mangroves"]
    t.you.play("rodeur-des-mangroves")
    assert t.you.rear == ["rodeur-des-mangroves"] and t.you[TEMPLE].ec == 0 and not busy(t.state)
    t.pass_all()
    t.asks(me, ["rodeur-des-mangroves", "hold"], kind="redirect")
    t.hold()
    assert t.state.divinity(you).damage == 0
    t.settled()


@card(SLAG, "armure-vide")
@rule("SF-TEMPETE-020")
def test_a_golem_in_a_storm_costs_what_its_bolt_says_unless_it_is_crossed_out():
    yours = {"hand": [SLAG, "armure-vide"], "worship": believers(0, ec=9)}
    t = scene({"rear": [WALKER]}, yours, step="before")
    t.me.pick("pass")
    assert t.offers("tempest") == [SLAG] and t.offers("play") == []
    assert t.why("tempest", "armure-vide") == "SF-GOLEM-050" and t.why("play", SLAG) == "SF-ANGEL-100"
    t.you.tempest(SLAG)
    assert t.you.rear == [SLAG] and t.you[TEMPLE].ec == 7
    t = scene({}, {**yours, "worship": believers(0, ec=1)}, step="before")
    t.me.pick("pass")
    assert t.why("tempest", SLAG) == "SF-ANGEL-010"
    t.settled()


@rule("SF-TEMPETE-030", "SF-TEMPETE-040")
def test_a_storm_opens_no_stack_but_an_arrival_does_or_joins_the_one_that_is_open(reword):
    reword(SLAG, Draws)
    yours = {"hand": [SLAG], "book": [GHOUL], "rear": [ARCHANGEL]}
    t = scene({"rear": [WALKER], "hand": [BOLT], "worship": believers(2)}, yours, step="before")
    t.me.pick("pass")
    t.you.tempest(SLAG, "auto")
    assert waiting(t) == [(SLAG, "ferveur")] and SLAG in t.you.rear
    t.you.pick("pass")
    assert t.offers("play") == [BOLT]
    t.pass_all()
    assert t.you.hand == [GHOUL]
    t = scene({"hand": [BOLT], "worship": believers(2)}, {**yours, "rear": [WALKER]})
    play(t, BOLT, WALKER)
    t.me.pick("pass")
    t.you.tempest(SLAG)
    assert [id for id, _ in waiting(t)] == [BOLT, SLAG] and t.card(SLAG).host == t.number(WALKER)
    resolve_one(t)
    assert t.you.hand == [GHOUL] and t.card(SLAG).damage == 0
    t.pass_all()
    assert t.you.purgatory == [SLAG]
    t.settled()


# Trésor


CAPTAIN = "capitaine-erebousse"  # 5/6


@card(CAPTAIN)
@rule("SF-TRESOR-010", "SF-TRESOR-020")
@pytest.mark.parametrize(
    ("row", "victim", "gold"),
    [
        ("rear", WALKER, 5),
        ("rear", LANCER, 3),
        ("rear", on(BROTHER, SLAG), 5),
        ("front", LANCER, 3),
        ("front", ARCHANGEL, 5),
        ("rear", on(LANCER, damage=1), 2),
    ],
)
def test_a_looter_gains_what_its_attack_has_really_dealt(row, victim, gold):
    t = scene({"rear": [on(CAPTAIN, "armure-vide")]}, {row: [victim]})
    fight(t, CAPTAIN, victim["card"] if isinstance(victim, dict) else victim)
    t.pass_all()
    assert t.card(CAPTAIN).marks == {"poseidor": gold} and not busy(t.state)
    t.settled()


@rule("SF-TRESOR-010")
def test_a_looter_that_defends_or_falls_gains_nothing():
    t = scene({"rear": [WALKER]}, {"rear": [CAPTAIN]})
    fight(t, WALKER, CAPTAIN)
    t.pass_all()
    assert t.card(WALKER).damage == 5 and t.card(CAPTAIN).marks == {}
    t.settled()


@card("flibustier-masque", "canonniere-d-abordage")
@rule("SF-TRESOR-030")
@pytest.mark.parametrize(("pick", "shares"), [(2, (2, 1)), (1, (1, 2)), (0, (0, 3))])
def test_looters_together_share_what_they_take_by_what_each_has_dealt(pick, shares):
    one, other = "flibustier-masque", "canonniere-d-abordage"  # 2 and 3 ATQ
    t = scene({"rear": [one, other]}, {"rear": [on("oriel-des-nuees", damage=1)]})  # 3 FV left, 1 ATQ
    announce(t, one, other)
    t.declare(one)
    t.declare(other)
    t.strike("oriel-des-nuees")
    t.pass_all()
    t.me.pick(one)
    t.asks(me, ["number:2", "number:1", "number:0"], kind="number")
    t.me.pick(f"number:{pick}")
    while t.match.decision.kind == "number":
        t.answer(t.match.decision.seat, t.match.decision.keys[0])
    assert tuple(t.card(id).marks.get("poseidor", 0) for id in (one, other)) == shares
    t.settled()


@rule("SF-TRESOR-040")
@pytest.mark.parametrize(("picks", "left"), [([CAPTAIN, CAPTAIN], (0, 1)), ([LANCER, CAPTAIN, LANCER], (1, 0))])
def test_poseidor_are_spent_from_any_sources(picks, left):
    mine = {"rear": [on(CAPTAIN, marks={"poseidor": 2}), on(LANCER, marks={"poseidor": 2})], "book": [GHOUL]}
    t = scene(mine)
    t.me.pick(f"use:{t.number(CAPTAIN)}.2")
    t.me.pick(*picks)  # one by one, as long as there is something to pick
    t.pass_all()
    assert tuple(t.card(id).marks.get("poseidor", 0) for id in (CAPTAIN, LANCER)) == left
    assert t.me.hand == [GHOUL]
    t.settled()


@rule("SF-TRESOR-050")
def test_both_attacks_of_a_berserk_are_looted_but_not_what_is_collateral(reword):
    gunner = "canonniere-d-abordage"
    reword(gunner, collateral=1, berserk=1)
    t = scene({"rear": [gunner]}, {"rear": ["oriel-des-nuees", "soeur-de-la-source", BROTHER]})
    fight(t, gunner, "oriel-des-nuees")
    t.pass_all()
    t.me.pick("yes", "soeur-de-la-source")
    resolve(t)
    assert t.card("soeur-de-la-source").damage == 3 and t.card(gunner).marks == {"poseidor": 3}
    t.strike(BROTHER)
    t.pass_all()
    assert t.card(gunner).marks == {"poseidor": 5}
    t.me.pick("no")
    t.settled()


@rule("SF-TRESOR-060")
def test_a_divinite_is_looted_and_a_plume_is_worth_one():
    t = scene({"rear": [CAPTAIN]})
    fight(t, CAPTAIN, heaven(t), ambush=True)
    t.pass_all()
    assert t.card(CAPTAIN).marks == {"poseidor": 5}
    twins = "seraphane-aux-ailes-jumelles"  # two Plumes
    t = scene({"rear": [CAPTAIN]}, {"divine": [on(twins, damage=18)]})
    fight(t, CAPTAIN, heaven(t), ambush=True)
    t.pass_all()
    assert t.card(CAPTAIN).marks == {"poseidor": 1} and t.state.divinity(you).marks["plume"] == 1
    t = scene({"rear": [CAPTAIN]}, {"divine": [on(twins, damage=15)]})
    fight(t, CAPTAIN, heaven(t), ambush=True)
    t.pass_all()
    assert t.card(CAPTAIN).marks == {"poseidor": 3}  # no more than it had left
    t.settled()


@rule("SF-TRESOR-060")
@pytest.mark.parametrize(("plucker", "gold"), [(CAPTAIN, 1), (LANCER, 0)])
def test_of_a_group_one_attacker_takes_the_plume(plucker, gold):
    t = scene({"rear": [LANCER, CAPTAIN]}, {"divine": [on("seraphane-aux-ailes-jumelles", damage=18)]})
    announce(t, ambush=[LANCER, CAPTAIN])
    t.declare(LANCER)
    t.declare(CAPTAIN)
    t.strike(heaven(t))
    t.pass_all()
    t.asks(me, [LANCER, CAPTAIN], kind="order")
    t.me.pick(plucker)
    assert t.card(CAPTAIN).marks.get("poseidor", 0) == gold and t.state.divinity(you).marks["plume"] == 1
    t.settled()


# Ténèbres


DARK = "tete-de-karass-ash-ker-elm"  # 2/3


@card(DARK, "ecuyer-d-ossements")
@rule("SF-TENEBRES-010")
@pytest.mark.parametrize("how", ["light", "damned", "slap"])
def test_the_dark_are_not_banished_and_breathe_their_last(reword, how):
    reword(DARK, LastWords, **({"damne": 1} if how == "damned" else {}))
    hand = [BOLT] if how == "damned" else ["baffe-macabre", BOLT] if how == "slap" else []
    mine = {"rear": ["executeur-du-cadran"], "hand": hand, "worship": believers(3)}
    t = scene(mine, {"rear": [DARK], "book": [GHOUL]})
    if how == "light":
        fight(t, "executeur-du-cadran", DARK)
        t.pass_all()
        t.me.pick("no")
    for id in hand:
        play(t, id, DARK)
        t.pass_all()
    t.pass_all()
    assert t.you.purgatory == [DARK] and t.you.pandemonium == [] and t.you.hand == [GHOUL]
    t.settled()


@rule("SF-TENEBRES-010")
def test_the_dark_are_no_targetfor_banishment_but_a_serment_takes_them():
    mine = {"hand": ["sentence-de-l-aube"], "worship": believers(3)}
    t = scene(mine, {"rear": [on(DARK, damage=1), on(LANCER, damage=1)]})
    t.play("sentence-de-l-aube")
    t.asks(me, [LANCER], kind="target")
    t = scene({"purgatory": [DARK], "hand": ["ecuyer-d-ossements"]})
    t.play("ecuyer-d-ossements")
    if t.match.decision.kind != "main":
        t.me.pick(DARK)
    assert t.me.pandemonium == [DARK]
    t.settled()


@card("fossoyeur-repenti")
@rule("SF-TENEBRES-020")
def test_the_dark_do_not_come_back_from_the_pandemonium_to_the_purgatoire():
    t = scene({"pandemonium": [DARK, LANCER], "register": ["fossoyeur-repenti"]}, step="dawn")
    t.pass_all()
    t.me.pick("fossoyeur-repenti", "yes")
    t.asks(me, [LANCER], kind="choose")
    t.me.pick(LANCER)
    t.pass_all()
    assert t.me.purgatory == [LANCER] and t.me.pandemonium == [DARK]
    t.settled()


# Vaillant


@card("lanciere-du-rempart-ardent")
@rule("SF-VAILLANT-010", "SF-VAILLANT-020")
@pytest.mark.parametrize(
    ("defender", "keyed", "damage"),
    [
        ("lanciere-du-rempart-ardent", "", 2),
        (WALKER, "", 4),
        (on(WALKER, "armure-vide"), "", 4),
        (on(WALKER, "armure-vide"), WALKER, 2),
        (on(WALKER, "armure-vide"), "armure-vide", 4),
    ],
)
def test_the_valiant_take_single_damage_on_the_fire_line_with_their_golem(reword, defender, keyed, damage):
    if keyed:
        reword(keyed, vaillant=1)
    t = scene({"rear": [LANCER]}, {"front": [defender]})
    it = t.state.players[you].front[0]
    fight(t, LANCER, it.card.number)
    t.pass_all()
    assert it.damage + sum(one.damage for one in it.attached) == damage and t.you.front == [it.card.proto.id]
    t.settled()


# Valhalla


@card("sentinelle-du-parvis", "hlodyn-valkyr-du-couchant")
@rule("SF-VALHALLA-010")
@pytest.mark.parametrize("kept", ["yes", "no"])
def test_one_of_the_fallen_of_the_turn_goes_from_the_purgatoire_to_the_limbes(kept):
    valkyr = "hlodyn-valkyr-du-couchant"
    rear = ["sentinelle-du-parvis", BROTHER, on(GHOUL, marks={"+1/+0": 1}), on(valkyr, damage=3), "goule"]
    mine = {"rear": rear, "purgatory": [DRAGON], "hand": [HAIL], "worship": believers(4)}
    t = scene(mine, {"rear": [BROTHER]}, attacked=True)
    play(t, HAIL)
    t.pass_all()
    t.end()
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick(kept)
    if kept == "yes":
        assert waiting(t) == [("sentinelle-du-parvis", "kw:valhalla")]
        resolve(t)
        t.asks(me, [BROTHER, GHOUL])
        t.me.pick(GHOUL)
    assert t.me.limbo == ([GHOUL] if kept == "yes" else [])
    t.settled()


@rule("SF-VALHALLA-010")
def test_valhalla_is_silent_where_none_has_fallen_and_in_the_opponents_night():
    valkyr = "hlodyn-valkyr-du-couchant"
    mine = {"rear": ["sentinelle-du-parvis", on(valkyr, damage=3)], "purgatory": [DRAGON]}
    yours = {"hand": [HAIL], "worship": believers(4), "rear": [BROTHER]}
    t = scene(
        {**mine, "hand": [HAIL], "worship": believers(4)}, {"rear": ["sentinelle-du-parvis", BROTHER]}, attacked=True
    )
    play(t, HAIL)
    t.pass_all()
    t.end()
    t.pass_all()
    assert t.state.active == you and t.me.limbo == t.you.limbo == []  # nobody was asked anything
    t = scene({**mine, "rear": ["sentinelle-du-parvis", BROTHER]}, yours, active=you, attacked=True)
    play(t, HAIL)
    t.pass_all()
    t.you.end()
    t.pass_all()
    assert t.state.active == me and t.me.limbo == []
    t.settled()
