"""What a card is: types, rank, values, layout, charges, Effects, Actions and their coins."""

import pytest
from ri_scene import action, attack_with, charged, end_turn, falling, life, resolve, said, scene, skill, stack, values

from pioche.engine import PiocheError, game_of, new_match
from pioche.engine.toss import FORCED, SUCCESS
from pioche.games.rise import RISE
from pioche.games.rise.cards import BOOK
from pioche.games.rise.rules.values import is_type
from pioche.games.rise.state import Printed
from pioche.testing import refuses_deck, rule, started

NOYE = "noye-fendeur-de-vagues"  # 3/3, without a text
CREATURE = {"types": ["creature"], "rank": 2, "attack": 1, "defence": 1}


def deck(*cards, invokers=("atlas", "yris")):
    """A deck of these cards, filled up with plain levels."""
    return {"cards": [*invokers, *cards, *["niveau-superieur"] * (50 - len(cards))]}


# Types and ranks


@rule("RI-PROP-020")
def test_a_type_that_is_gained_counts_and_one_that_is_lost_does_not():
    t = scene({"invokers": ["harnya-la-satyre", "yris"], "field": ["garde-d-os"], "hand": ["famine"]})
    assert not is_type(t.state, t.card("garde-d-os"), "nourriture")
    skill(t, "harnya-la-satyre", 2, "garde-d-os")
    resolve(t)
    assert is_type(t.state, t.card("garde-d-os"), "nourriture")
    t.settled()


@rule("RI-PROP-030", "RI-PROP-040", "RI-PROP-050")
def test_a_library_holds_as_many_copies_as_the_rank_says():
    assert refuses_deck("rise", deck("fumee-noire", "fumee-noire", "fumee-noire")) == ["RI-PROP-030"]
    assert refuses_deck("rise", deck("fumee-noire", "fumee-noire")) == []
    assert refuses_deck("rise", deck()) == []
    level, plain = BOOK["niveau-superieur-du-gourmet"], BOOK["niveau-superieur-de-convalescence"]
    assert refuses_deck("rise", deck(*[level.id] * 4, *[plain.id] * 4)) == []
    ranks = {(card.rank, card.rarity) for card in BOOK.cards.values() if card.rank > 0}
    legal = [next(card.id for card in BOOK.cards.values() if (card.rank, card.rarity) == one) for one in sorted(ranks)]
    most = [id for id in legal for _ in range(BOOK[id].rank)]
    assert refuses_deck("rise", deck(*most)) == []
    assert refuses_deck("rise", deck(*most, *legal)) == ["RI-PROP-030"] * len(legal)


@rule("RI-PROP-060", "RI-NAMES-010")
def test_a_card_is_found_by_any_of_its_names():
    text = "\n".join(["1 Atlas", "1 Lilith", "2 Clone basique", "1 High Voltage", "47 Niveau Supérieur"])
    read = RISE.read_deck(text)
    assert read["cards"].count("clone-de-base") == 2 and "haute-tension" in read["cards"]
    assert refuses_deck("rise", read) == []
    match = new_match("rise", decks=[read, read], seed=1)
    assert match.decision.kind == "mulligan"


@rule("RI-PROP-090", "RI-PROP-110")
def test_what_an_invocateur_has_and_what_it_has_not():
    skills = [{"level": 1, "fr": "a", "en": "a"}]
    with pytest.raises(ValueError, match="actions"):
        Printed("a", {}, {}, {"types": ["invocateur"], "skills": skills, "actions": [{}]})
    made = Printed("a", {}, {}, {"types": ["invocateur", "monstre"], "skills": skills})
    assert made.types == ("invocateur", "monstre") and made.life == 20
    assert Printed("b", {}, {}, {**CREATURE, "types": ["creature", "dragon-de-papier"]}).types[1] == "dragon-de-papier"
    t = scene({"field": ["myrthil"]})
    assert is_type(t.state, t.card("myrthil"), "dragon")
    t.asks(0, kind="main")
    t.me.pick("end")


@rule("RI-PROP-100")
def test_a_skill_takes_a_point_by_whatever_name():
    t = scene({"invokers": ["yris", "oracle"]})
    skill(t, "oracle", 2, "azell")
    assert t.card("oracle").points == 3
    resolve(t)
    assert t.card("azell").level == 3
    t.settled()


@rule("RI-PROP-120")
def test_the_lines_of_a_card_come_in_their_order():
    order = "•~◇"
    for printed in BOOK.cards.values():
        marks = [line[0] for line in printed.texts["fr"].splitlines() if line and line[0] in order]
        assert marks == sorted(marks, key=order.index), printed.id
        if printed.type != "invocateur":
            assert len(marks) == len(printed.texts["en"].splitlines()), printed.id
    t = scene({"field": ["titan-au-carcan"]})
    t.asks(0, kind="main")
    t.me.pick("end")


@rule("RI-PROP-130")
def test_what_is_decoration_changes_nothing():
    with pytest.raises(ValueError, match="flavour"):
        Printed("a", {}, {}, {**CREATURE, "flavour": "…"})
    first, second = (started("rise", seed=4) for _ in range(2))
    first.match.choose("keep")
    second.match.choose("keep")
    assert first.match.hash() == second.match.hash()


@rule("RI-NAMES-020")
def test_words_that_vary_mean_the_same():
    for lang in ("fr", "en"):
        texts = " ".join(card.texts[lang] for card in BOOK.cards.values())
        assert "Invokeur" not in texts and "Éther" not in texts and "dégât" not in texts and "compteur" not in texts
    t = scene({"hand": ["jeune"]})
    t.me.invoke("jeune", "atlas", "tyran")
    resolve(t)
    t.settled()


# Charges


@rule("RI-CHARGE-010", "RI-CHARGE-110")
def test_charges_are_of_several_kinds_and_all_are_seen():
    marks = [["temporal", 0, "ends", 2, 0, None, ""], charged(1), ["corruption", 0, "", 0, 0, None, ""]]
    t = scene({"field": [{"card": NOYE, "charges": marks}], "hand": ["danse-divine"]})
    seen = t.match.view(1)["players"][0]["field"][0]["charges"]
    assert [one["kind"] for one in seen] == ["temporal", "power", "corruption"] and seen[0]["left"] == 2
    t.me.invoke("danse-divine", "done", "atlas")
    resolve(t)
    assert [one.kind for one in t.card(NOYE).charges] == ["power", "corruption"]
    t.settled()


@rule("RI-CHARGE-040")
def test_the_source_of_a_charge_is_the_card_that_put_it_there():
    t = scene({"hand": ["peau-de-pierre"], "field": [NOYE]})
    t.me.invoke("peau-de-pierre", NOYE, "atlas")
    resolve(t)
    (one,) = t.card(NOYE).charges
    assert t.state.cards[one.source].proto.id == "peau-de-pierre" and one.by == 0
    t.settled()


# Effects


@rule("RI-EFFECT-010")
def test_both_effects_of_a_card_are_on_without_payment():
    t = scene({"field": ["devoreur-d-or"], "coins": 3}, active=1)
    t.you.pick("end")
    resolve(t)
    t.me.pick("coin-two")
    assert values(t, "devoreur-d-or") == (5, 5) and t.me.coins == 5
    attack_with(t, "devoreur-d-or")
    t.you.pick("azell")
    assert t.me.coins == 4
    t.settled()


@rule("RI-EFFECT-020", "RI-GLO-070", "RI-GLO-240")
def test_an_arrival_effect_goes_with_its_invocation():
    t = scene({"hand": ["ultra-laser-licorne", "ultra-laser-licorne"], "field": ["support"]}, {"hand": ["non"]})
    first = t.state.players[0].hand[0].number
    t.me.invoke(first, "atlas")
    t.you.invoke("non", first, "azell")
    resolve(t)
    assert t.me.ether == 0 and t.me.graveyard == ["ultra-laser-licorne"] and len(t.me.hand) == 1
    t.me.invoke("ultra-laser-licorne", "atlas")
    resolve(t)
    assert t.me.ether == 1 and t.me.field == ["support", "ultra-laser-licorne"]
    t.settled()


@rule("RI-EFFECT-080")
def test_the_effect_that_resolved_first_prevails():
    t = scene({"field": [NOYE, "loi-du-repos"]}, {"hand": ["eclipse-de-minuit"], "field": ["guni"]})
    t.me.pick("pass")
    t.you.invoke("eclipse-de-minuit", "azell")
    resolve(t)
    assert not t.card(NOYE).tilted and not t.card("guni").tilted
    t = scene({"field": [NOYE]}, {"hand": ["eclipse-de-minuit"], "field": ["guni"]})
    t.me.pick("pass")
    t.you.invoke("eclipse-de-minuit", "azell")
    resolve(t)
    assert t.card(NOYE).tilted and t.card("guni").tilted
    t.settled()


@rule("RI-CONSTR-020")
def test_a_constraint_is_looked_at_once():
    t = scene(
        {"field": [NOYE], "hand": ["baron-des-zombies"]},
        {"invokers": ["azell", "docteur-vermeil"], "hand": ["lame-de-fond"]},
    )
    t.me.invoke("baron-des-zombies", "atlas")
    t.you.invoke("lame-de-fond", NOYE, "done", "azell")
    resolve(t)
    assert t.me.field == ["baron-des-zombies"] and t.me.hand == [NOYE]
    t.settled()


# Actions


@rule("RI-ACTION-020", "RI-GLO-010")
def test_an_action_costs_what_its_price_says():
    t = scene(
        {
            "field": ["ver-solitaire", "el-diablo", "pleureuse", "flamme-blanche"],
            "graveyard": ["guni"],
            "coins": 5,
            "ether": 3,
        }
    )
    for id, picks in (("ver-solitaire", []), ("el-diablo", []), ("pleureuse", ["guni"]), ("flamme-blanche", ["azell"])):
        action(t, id, 1, *picks)
        t.you.pick("pass")
    assert (t.me.coins, t.me.ether) == (3, 1) and sum(one.startswith("toss.") for one in said(t)) == 2
    skill(t, "atlas", 4)
    assert t.card("atlas").points == 3


@rule("RI-ACTION-050", "RI-TOSS-020", "RI-TOSS-010")
def test_price_and_coin_come_at_once_and_all_see_what_it_shows():
    t = scene({"field": ["flamme-blanche"], "coins": 3}, seed=3)
    action(t, "flamme-blanche", 1, "azell")
    t.asks(1)
    assert t.me.coins == 2 and t.match.view(1)["tosses"] == [t.state.elements()[0].value]
    again = scene({"field": ["flamme-blanche"], "coins": 3}, seed=3)
    action(again, "flamme-blanche", 1, "azell")
    assert again.state.elements()[0].value == t.state.elements()[0].value


@rule("RI-ACTION-080", "RI-GLO-400")
def test_what_was_cancelled_was_activated_and_not_performed():
    t = scene({"field": ["el-diablo", NOYE]}, {"hand": ["court-circuit"]})
    action(t, "el-diablo")
    t.you.invoke("court-circuit", "el-diablo", "azell")
    resolve(t)
    assert values(t, NOYE) == (3, 3) and t.why(f"action:{t.number('el-diablo')}.1") == "RI-ACTION-040"
    t.settled()


def waiting(value, **words):
    """A joueuse whose Action waits with this coin, and what forces it."""
    entry = {"source": "gambler", "ability": "action_1", "by": 0, "value": value, "serial": 1}
    mine = {"field": [{"card": "joueuse-aux-des-pipes", "as": "gambler"}], "coins": 0}
    clover = {"card": "champ-de-trefle", "charges": [["trefle", 0, "", 0, 1, None, ""]] * 2}
    return scene(mine, {"field": [clover, "sado"], **words}, stack={"entries": [entry], "priority": 1})


@rule("RI-ACTION-090", "RI-ACTION-110")
def test_a_forced_result_takes_the_place_of_the_coin():
    t = waiting(SUCCESS)
    coins = t.you.coins
    t.you.effect("champ-de-trefle", "joueuse-aux-des-pipes")
    resolve(t)
    t.you.pick(next(key for key in t.match.decision.keys if _says(t, key, "failure")))
    resolve(t)
    if t.match.decision.kind == "target":
        t.me.pick("atlas")
    assert t.me.coins == 0 and t.you.coins == coins + 1 and life(t, "atlas") == 17


def _says(t, key, word):
    option = t.match.game.verbs.parse(key)
    note = (t.match.ask.notes or {}).get(option, {})
    return note.get("word") == word or key == word


@rule("RI-ACTION-100")
def test_a_critical_outcome_where_there_is_one():
    t = waiting(SUCCESS | FORCED)
    t.you.pick("pass")
    resolve(t)
    assert t.me.coins == 3 and t.me.ether == 1
    t = waiting(SUCCESS)
    t.you.pick("pass")
    resolve(t)
    assert t.me.coins == 1
    t.settled()


@rule("RI-ACTION-120")
def test_the_first_to_force_a_toss_prevails():
    t = waiting(FORCED)  # a critical Failure
    t.you.effect("champ-de-trefle", "joueuse-aux-des-pipes")
    resolve(t)
    if t.match.decision.kind == "word":
        t.you.pick(next(key for key in t.match.decision.keys if _says(t, key, "success")))
    resolve(t)
    if t.match.decision.kind == "target":
        t.me.pick("atlas")
    assert t.me.coins == 0 and life(t, "atlas") == 17


@rule("RI-TOSS-040", "RI-TOSS-050", "RI-GLO-430")
def test_a_retry_tosses_again_and_takes_the_force_away():
    entry = {"source": "gambler", "ability": "action_1", "by": 0, "value": FORCED, "serial": 1}
    for seed in range(30):
        mine = {
            "invokers": ["yris", "atlas"],
            "field": [{"card": "joueuse-aux-des-pipes", "as": "gambler"}],
            "coins": 0,
        }
        t = scene(mine, stack={"entries": [entry], "priority": 0}, seed=seed)
        skill(t, "yris", 2)
        resolve(t)
        if t.me.coins:
            assert t.me.coins == 1  # a plain Success, and no critical one
            return
    raise AssertionError("the coin never falls so")


@rule("RI-TOSS-060")
def test_a_skill_may_ask_for_a_toss():
    def build(seed):
        return scene({"invokers": ["yris", "atlas"], "coins": 0}, seed=seed)

    for success, coins in ((True, 1), (False, 0)):
        t = falling(build, lambda t: skill(t, "yris", 1), success)
        assert t.card("yris").points == 3 and stack(t) == ["yris:skill_1"]
        resolve(t)
        assert (t.me.coins, t.me.ether) == (coins, 1)
    t.settled()


@rule("RI-RAGE-050")
@pytest.mark.parametrize(("value", "extra", "word", "charges"), [(SUCCESS, 1, "failure", 0), (0, 0, "success", 1)])
def test_only_the_first_coin_of_rage_is_its_result(value, extra, word, charges):
    entry = {"source": "fury", "ability": "kw:rage", "by": 0, "value": value, "extra": extra, "serial": 1}
    clover = {"card": "champ-de-trefle", "charges": [["trefle", 0, "", 0, 1, None, ""]]}
    t = scene(
        {"field": [{"card": "berserker-roux", "as": "fury"}]},
        {"field": [clover]},
        stack={"entries": [entry], "priority": 1},
    )
    t.you.effect("champ-de-trefle", "berserker-roux")
    resolve(t)
    t.you.pick(next(key for key in t.match.decision.keys if _says(t, key, word)))
    resolve(t)
    assert len(t.card("berserker-roux").charges) == charges
    t.settled()


def test_an_unknown_card_is_refused():
    with pytest.raises(PiocheError):
        new_match("rise", decks=[{"cards": ["nobody"]}] * 2)
    assert game_of("rise") is RISE
    end_turn(scene())
