"""Zones: reserves, libraries, graveyards, hands, the battlefield; who sees what."""

import pytest
from ri_scene import action, end_turn, life, numbers, passes, resolve, scene, skill, stack, values

from pioche.engine import PiocheError
from pioche.testing import Table, rule

NOYE = "noye-fendeur-de-vagues"
WOLF = "loup-des-congeres"


def sees(t: Table, seat: int | None, of: int, zone: str) -> object:
    """What a seat sees of a zone of a player."""
    return t.match.view(seat)["players"][of][zone]


def names(entries: list) -> list[str]:
    """The ids of the cards that are shown; hidden ones have none."""
    return [one["card"] for one in entries if one.get("card")]


# Coins and Ether


@rule("RI-STOCK-010", "RI-ETHER-010")
def test_coins_and_ether_are_public():
    t = scene({"coins": 5, "ether": 7}, {"coins": 2})
    for seat in (0, 1, None):
        assert (sees(t, seat, 0, "coins"), sees(t, seat, 0, "ether")) == (5, 7)
        assert (sees(t, seat, 1, "coins"), sees(t, seat, 1, "ether")) == (2, 0)
    t.me.pick("ether-coin")
    resolve(t)
    assert sees(t, 1, 0, "coins") == 6
    t.settled()


@rule("RI-STOCK-020")
def test_the_stock_is_never_above_30_and_a_forced_loss_stops_at_0():
    t = scene({"coins": 30, "ether": 3})
    t.me.pick("ether-coin")
    resolve(t)
    assert t.me.coins == 30
    t = scene({"field": ["titan-au-carcan", "titan-au-carcan"], "coins": 0}, active=1)
    t.you.pick("end")
    resolve(t)
    t.me.pick("draw-two")
    t.me.pick(numbers(t, "titan-au-carcan")[0])
    resolve(t)
    assert t.me.coins == 0  # 1 coin, two losses
    t.asks(0, kind="main")
    t.settled()


@rule("RI-STOCK-020", "RI-ETHER-010")
@pytest.mark.parametrize("word", ["coins", "ether"])
def test_no_position_has_more_than_thirty(word):
    t = scene({word: 30})
    assert getattr(t.me, word) == 30 and t.why("combat") == ""
    with pytest.raises(PiocheError):
        scene({word: 31})


@rule("RI-STOCK-030")
def test_who_has_too_few_coins_cannot_activate_an_action():
    t = scene({"field": ["myrthil", "el-diablo"], "coins": 1}, {"field": [NOYE]})
    assert t.why(f"action:{t.number('myrthil')}.1") == "RI-STOCK-030"
    assert t.offers("action") == ["el-diablo"] and t.me.coins == 1
    t.settled()


@rule("RI-STOCK-030")
def test_an_action_of_an_imminente_that_cannot_be_paid_is_not_offered():
    t = scene({"hand": ["obligation"], "coins": 1}, {"field": [NOYE, WOLF]})
    t.me.invoke("obligation")
    t.asks(0, [f"action:{t.number('obligation')}.2", "done"], kind="actions")
    t.me.pick("done", "atlas")
    resolve(t)
    t.settled()


@rule("RI-ETHER-010", "RI-GLO-250")
def test_ether_above_30_is_lost():
    t = scene({"ether": 29, "field": ["braise-vive", "goutte-folle"]})
    skill(t, "atlas", 2, "braise-vive", "goutte-folle")
    resolve(t)
    assert t.me.field == [] and t.me.ether == 30 and t.me.graveyard == []
    t.settled()


@rule("RI-ETHER-020", "RI-ETHER-030")
@pytest.mark.parametrize(("key", "cards", "coins"), [("ether-card", 1, 10), ("ether-coin", 0, 11)])
def test_three_ether_for_a_card_or_a_coin_as_it_was_declared(key, cards, coins):
    t = scene({"ether": 4})
    t.me.pick(key)
    assert (t.me.ether, t.me.hand, t.me.coins) == (1, [], 10) and stack(t) == [f"atlas:{key}"]
    passes(t, 1, 0)
    t.asks(0, kind="main")  # nothing is chosen as it resolves
    assert (len(t.me.hand), t.me.coins) == (cards, coins)
    assert t.why("ether-card") == "RI-ETHER-020"
    t.settled()


@rule("RI-ETHER-040")
def test_the_ether_is_spent_although_the_element_is_cancelled():
    t = scene({"ether": 3}, {"invokers": ["oracle", "azell"]})
    t.me.pick("ether-card")
    assert t.me.ether == 0
    skill(t, "oracle", 4)
    resolve(t)
    assert (t.me.ether, t.me.hand) == (0, [])
    t.settled()


@rule("RI-ETHER-050")
def test_the_exchange_is_no_action():
    t = scene({"ether": 3, "field": ["mutisme", "el-diablo"]})
    assert t.why(f"action:{t.number('el-diablo')}.1") == "RI-PRIO-070"
    t.me.pick("ether-coin")
    resolve(t)
    assert t.me.coins == 11
    t.settled()


@rule("RI-ETHER-060")
def test_the_exchange_may_be_repeated():
    t = scene({"ether": 9})
    for _ in range(3):
        t.me.pick("ether-coin")
        passes(t, 1)
    assert stack(t) == ["atlas:ether-coin"] * 3
    resolve(t)
    assert (t.me.ether, t.me.coins) == (0, 13)
    t.settled()


@rule("RI-ZONES-010")
def test_devastation_leaves_coins_and_ether_alone():
    t = scene({"hand": ["devastation"], "coins": 5, "ether": 4, "field": [NOYE]}, {"coins": 7, "ether": 2})
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1", "atlas")
    resolve(t)
    assert [(one.coins, one.ether) for one in (t.me, t.you)] == [(2, 4), (7, 2)]
    t.settled()


# Libraries, graveyards, hands, Exclusion


@rule("RI-LIB-030", "RI-HAND-010")
def test_nobody_sees_a_library_and_only_its_owner_a_hand():
    t = scene(
        {"hand": [NOYE, WOLF, "detresse"], "library": ["boule-de-feu"] * 4, "ether": 3},
        {"hand": ["fleche-ardente"] * 5},
    )
    for seat in (0, 1, None):
        library = sees(t, seat, 0, "library")
        assert len(library) == 4 and names(library) == []
    assert names(sees(t, 0, 0, "hand")) == [NOYE, WOLF, "detresse"]
    assert len(sees(t, 1, 0, "hand")) == 3 and names(sees(t, 1, 0, "hand")) == []
    assert len(sees(t, 0, 1, "hand")) == 5 and names(sees(t, 0, 1, "hand")) == []
    t.me.pick("ether-card")
    resolve(t)
    assert names(sees(t, 0, 0, "hand")) == [NOYE, WOLF, "detresse", "boule-de-feu"]
    assert len(sees(t, 1, 0, "hand")) == 4 and names(sees(t, 1, 0, "hand")) == []
    assert len(sees(t, 1, 0, "library")) == 3
    t.settled()


@rule("RI-LIB-040")
def test_cards_of_a_library_keep_their_properties():
    library = [NOYE, "champignon", "courge-ballonnee", "pain-trois-fois-beni", "detresse"]
    t = scene({"field": ["recette-secrete"], "library": library})
    action(t, "recette-secrete")
    passes(t, 1, 0)
    offered = {t.state.cards[one.card].proto.id for one in t.match.decision.options if one.card}
    assert offered == {"champignon", "courge-ballonnee", "pain-trois-fois-beni"}  # by type and by aptitude
    t.me.pick("champignon")
    assert t.me.hand == ["champignon"]
    t.settled()


@rule("RI-GRAVE-010", "RI-HAND-020", "RI-HAND-010")
def test_discarded_sacrificed_and_destroyed_cards_lie_in_the_graveyard():
    me = {"invokers": ["lilith", "tyran"], "field": ["mastodonte-gele", "myrthil"], "hand": [NOYE, "famine"]}
    t = scene(me, {"invokers": ["atlas", "azell"]})
    t.me.invoke("famine", "done", "tyran")
    resolve(t)
    t.me.pick(NOYE)
    assert t.me.graveyard == [NOYE, "famine"]
    skill(t, "lilith", 1)
    passes(t, 1, 0)
    t.me.pick("mastodonte-gele")
    assert t.me.graveyard == [NOYE, "famine", "mastodonte-gele"] and len(t.me.hand) == 2
    skill(t, "tyran", 3, "myrthil")
    resolve(t)
    assert t.me.graveyard == [NOYE, "famine", "mastodonte-gele", "myrthil"]
    t.settled()


@rule("RI-GRAVE-020", "RI-EXCL-010")
def test_graveyards_and_exclusion_are_public_at_any_time():
    t = scene({"field": [NOYE], "graveyard": [WOLF, "detresse"], "exclusion": ["myrthil"]})
    t.me.pick("combat")
    for seat in (0, 1, None):
        assert names(sees(t, seat, 0, "graveyard")) == [WOLF, "detresse"]
        assert names(sees(t, seat, 0, "exclusion")) == ["myrthil"]
    t.settled()


@rule("RI-GRAVE-030")
def test_a_card_goes_to_its_owners_graveyard():
    held = {"card": NOYE, "owner": 0, "holds": [[1, "ill"]], "ills": [["folie", 1, 0]]}
    t = scene({"hand": ["boule-de-feu"]}, {"field": [held]})
    t.me.invoke("boule-de-feu", NOYE, "atlas")
    resolve(t)
    assert t.me.graveyard == [NOYE, "boule-de-feu"] and t.you.graveyard == [] and t.you.field == []
    t.settled()


@rule("RI-EXCL-010", "RI-LEVEL-010", "RI-INVZONE-040", "RI-FIELD-020")
def test_an_excluded_card_lies_face_up_in_its_owners_zone_and_only_constantes_can_be_named():
    levels = [{"card": "nadir-le-sans-nom", "level": 4, "levels": ["niveau-superieur"]}, "atlas"]
    held = {"card": NOYE, "owner": 0, "holds": [[1, ""]]}
    you = {"field": [held, "cri-de-guerre", "mur-de-flammes"]}
    for seed in range(20):
        t = scene({"invokers": levels, "hand": ["fleche-ardente"]}, you, seed=seed)
        skill(t, "nadir-le-sans-nom", 4)
        t.asks(0, [NOYE, "cri-de-guerre", "mur-de-flammes"])  # no Invocateur, no level card, nothing of a hand
        t.me.pick(NOYE, "player:1")
        resolve(t)
        if t.match.decision.kind == "main":
            break
    assert t.me.exclusion == [NOYE] and t.you.exclusion == []
    assert names(sees(t, 1, 0, "exclusion")) == [NOYE]
    t.settled()


# The battlefield


@rule("RI-FIELD-010")
def test_all_kinds_of_cards_lie_on_one_battlefield():
    t = scene({"hand": ["mur-de-flammes", "cri-de-guerre", NOYE]})
    for one in ("mur-de-flammes", "cri-de-guerre", NOYE):
        t.me.invoke(one, "atlas")
        resolve(t)
    assert t.me.field == ["mur-de-flammes", "cri-de-guerre", NOYE]
    assert names(sees(t, 1, 0, "field")) == t.me.field
    t.settled()


@rule("RI-FIELD-020", "RI-GLO-090", "RI-IMM-010")
def test_a_card_that_is_only_imminente_is_no_constante():
    t = scene({"field": ["hiver-long"]}, {"field": ["loi-du-repos"], "hand": ["fleche-ardente"]})
    t.me.pick("pass")
    t.you.invoke("fleche-ardente", "atlas", "azell")
    action(t, "hiver-long")
    t.asks(0, ["hiver-long", "loi-du-repos"])  # « Loi du Repos » is Imminente and Incantation
    t.me.pick("loi-du-repos")
    resolve(t)
    assert t.you.graveyard == ["fleche-ardente"] and t.you.field == ["loi-du-repos"]
    with pytest.raises(PiocheError):
        scene({"field": ["fleche-ardente"]})
    t.settled()


@rule("RI-INVZONE-040", "RI-LVLZONE-010")
def test_what_destroys_all_constantes_touches_no_invocateur_and_no_level():
    levels = [{"card": "atlas", "level": 4, "levels": ["niveau-superieur"] * 3}, "tyran"]
    t = scene({"invokers": levels, "hand": ["devastation"], "field": [NOYE, "cri-de-guerre", "mur-de-flammes"]})
    t.me.invoke("devastation", f"action:{t.number('devastation')}.1", "tyran")
    resolve(t)
    assert t.me.field == [] and (life(t, "atlas"), t.card("atlas").level) == (15, 4)
    assert [one.proto.id for one in t.card("atlas").levels] == ["niveau-superieur"] * 3
    assert len(t.state.players[0].invokers) == 2
    t.settled()


@rule("RI-LVLZONE-010", "RI-LEVEL-050", "RI-INVZONE-010")
def test_a_level_zone_holds_any_number_of_cards():
    levels = [{"card": "atlas", "level": 4, "levels": ["niveau-superieur"] * 3}, "tyran"]
    t = scene({"invokers": levels, "hand": ["niveau-superieur"] * 2})
    for count in (4, 5):
        t.me.level("niveau-superieur", "atlas")
        assert len(t.card("atlas").levels) == count and t.card("atlas").level == 4
        assert t.card("tyran").levels == []
        end_turn(t)
        end_turn(t)
    t.settled()


@rule("RI-LVLZONE-020")
def test_one_niveau_superieur_a_turn_in_all():
    t = scene({"hand": ["niveau-superieur"] * 2, "field": [NOYE]}, level=1)
    t.me.level(numbers(t, "niveau-superieur")[0], "atlas")
    left = numbers(t, "niveau-superieur")[1]
    assert t.why("level", left) == "RI-LVLZONE-020" and t.offers("level") == []
    t.me.pick("combat")
    resolve(t)
    t.me.pick("done")
    resolve(t)
    t.asks(0, kind="main")
    assert t.why("level", left) == "RI-LVLZONE-020"  # after combat too
    end_turn(t)
    end_turn(t)
    assert t.offers("level") == ["niveau-superieur"]
    t.settled()


@rule("RI-HAND-020")
def test_who_must_discard_chooses_and_nothing_is_destroyed():
    t = scene({"hand": ["famine"]}, {"hand": ["braise-vive", NOYE], "field": ["support"]})
    t.me.invoke("famine", "done", "atlas")
    passes(t, 1, 0)
    t.asks(1, ["braise-vive", NOYE])
    t.you.pick("braise-vive")
    assert (t.you.graveyard, t.you.ether, t.you.hand) == (["braise-vive"], 0, [NOYE])
    t.settled()


@rule("RI-HAND-020")
def test_at_random_nobody_chooses():
    seen = set()
    for seed in range(12):
        t = scene({"hand": ["profanation"]}, {"hand": ["braise-vive", NOYE, WOLF]}, seed=seed)
        t.me.invoke("profanation", "player:1", "done", "atlas")
        passes(t, 1, 0)
        t.asks(0, kind="main")
        seen.add(t.you.graveyard[0])
        assert len(t.you.graveyard) == 1
    assert seen == {"braise-vive", NOYE, WOLF}
    t.settled()


@rule("RI-HAND-030")
def test_up_to_three_means_a_number_and_may_be_none():
    t = scene({"invokers": ["hermetic-champion", "atlas"], "field": [NOYE], "hand": [WOLF] * 5})
    skill(t, "hermetic-champion", 3, NOYE)
    passes(t, 1, 0)
    t.me.pick("number:0")
    assert len(t.me.hand) == 5 and values(t, NOYE) == (3, 3)
    t.settled()


# Empty libraries


@rule("RI-CASE-050")
def test_for_each_card_that_cannot_be_drawn_an_invocateur_is_sacrificed():
    t = scene({}, {"library": [WOLF]})
    t.me.pick("end")
    resolve(t)
    t.you.pick("draw-two")
    assert t.you.hand == [WOLF]
    t.asks(1, ["azell", "lilith"])
    t.you.pick("azell")
    assert (life(t, "azell"), life(t, "lilith")) == (0, 17)
    t.asks(1, kind="main")
    t.settled()


@rule("RI-CASE-060")
def test_with_two_missing_cards_both_invocateurs_die_and_their_player_loses():
    t = scene({}, {"library": []})
    t.me.pick("end")
    resolve(t)
    t.you.pick("draw-two")
    assert t.state.result.winners == (0,) and (life(t, "azell"), life(t, "lilith")) == (0, 0)


@rule("RI-CASE-060")
def test_an_optional_draw_may_be_declined():
    t = scene({"invokers": ["hermetic-champion", "atlas"], "field": [NOYE], "library": []})
    skill(t, "hermetic-champion", 3, NOYE)
    passes(t, 1, 0)
    t.me.pick("number:0")
    assert (life(t, "hermetic-champion"), life(t, "atlas")) == (17, 18)
    t.settled()


@rule("RI-CASE-070", "RI-RESTO-020")
def test_with_an_empty_library_every_restauration_costs_an_invocateur():
    t = scene({}, {"library": [], "coins": 3})
    t.me.pick("end")
    resolve(t)
    t.asks(1, ["draw-two", "coin-two"], kind="restore")
    t.you.pick("coin-two")
    t.asks(1, ["azell", "lilith"])
    t.you.pick("lilith")
    assert (life(t, "azell"), life(t, "lilith"), t.you.coins) == (17, 0, 5)
    end_turn(t)
    t.me.pick("end")
    resolve(t)
    t.you.pick("coin-two")
    assert t.state.result.winners == (0,)
