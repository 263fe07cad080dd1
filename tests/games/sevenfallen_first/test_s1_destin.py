"""Destin divin: a page becomes the second divinity."""

from s1_scene import MAREE, ec, end_turn, fight, life, mortal, pair, scene

from pioche.games.sevenfallen_first.rules.values import left
from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
CHOSEN = "elue-du-dragon-vie"  # 2/3, cost 4, Flammes, Destin divin 12
PROPHET = "prophetesse-des-nuages"  # 1/2, Scribe, Destin divin 10
HEIR = "heritiere-de-koguryo"  # 3/3, Destin divin 18
FIRST_GOLEM = "premier-golem"  # 6, Destin divin 15
SCOUT = "eclaireur-d-eondra"
KEEPER = "gardienne-du-feu"


@rule("SO-DESTIN-010", "SO-DESTIN-020", "SO-DESTIN-040", "SO-DESTIN-100", "SO-DIV-040")
def test_a_page_played_with_the_last_ec_takes_the_heavens_after_its_arrival():
    t = scene({"hand": [CHOSEN], "ec": 4, "book": [SCOUT] * 20, "purgatory": [RAIDER] * 3}, {"rear": [SCOUT]})
    t.play(CHOSEN)
    t.me.pick("line:rear-1")
    assert t.you.purgatory == [SCOUT]
    assert t.me.divine == [CHOSEN] and ec(t, me) == 12 and t.me.rear == [MAREE]
    assert t.me.book == [RAIDER] * 3 and t.me.purgatory == [SCOUT] * 20
    t.settled()


@rule("SO-DESTIN-030")
def test_the_new_book_is_in_an_order_nobody_knows():
    pile = [SCOUT, RAIDER, PLAIN, HEIR, PROPHET, CHOSEN, KEEPER] * 2
    books = set()
    for seed in range(4):
        t = scene({"hand": [HEIR], "ec": 5, "purgatory": pile}, seed=seed)
        t.play(HEIR)
        books.add(tuple(t.me.book))
        assert sorted(t.me.book) == sorted(pile)
        assert t.match.view(0)["players"][0]["book"][0] == {"token": "book.0.0"}
    assert len(books) > 1


@rule("SO-DESTIN-040", "SO-DESTIN-050")
def test_the_new_divinity_pays_is_guarded_and_has_no_ability():
    t = scene(
        {"rear": [MAREE], "hand": [PROPHET, RAIDER], "worship": [KEEPER], "purgatory": [SCOUT] * 9}, {"rear": [PLAIN]}
    )
    t.play(PROPHET)
    assert t.me.divine == [PROPHET] and ec(t, me) == 10
    t.play(RAIDER, "auto")
    end_turn(t)
    t.attack(PLAIN)
    assert sorted(t.offers("strike")) == sorted([MAREE, RAIDER])
    t.strike(RAIDER)
    end_turn(t)
    assert len(t.me.hand) == 2 and t.why("attack", PROPHET) == "SO-DIV-070"
    t.settled()


@rule("SO-DESTIN-060")
def test_the_partner_left_behind_follows_the_rules_of_links():
    t = scene({"rear": [PLAIN]}, {"front": [pair(CHOSEN, "pavois")], "ec": 4})
    fight(t, (PLAIN, MAREE))
    assert t.you.divine == [CHOSEN] and t.you.front == [] and t.you.rear == [MAREE, "pavois"]
    assert t.card("pavois").host == 0
    t = scene({"rear": [PLAIN]}, {"front": [pair(RAIDER, FIRST_GOLEM)], "ec": 4, "hand": ["pavois"]})
    fight(t, (PLAIN, MAREE))
    assert t.you.divine == [FIRST_GOLEM] and ec(t, you) == 15 and t.you.front == [RAIDER]
    t.settled()


@rule("SO-DESTIN-070", "SO-DESTIN-120")
def test_the_former_divinity_may_die_and_leaves_the_game():
    t = scene({"rear": [PLAIN]}, {"rear": [{"card": MAREE, "damage": 7}], "divine": [{"card": CHOSEN, "ec": 12}]})
    fight(t, (PLAIN, MAREE))
    assert t.match.result is None and t.you.pandemonium == [MAREE] and t.you.purgatory == []
    t.settled()


@rule("SO-DESTIN-080", "SO-DESTIN-090", "SO-MORT-030")
def test_the_new_divinity_becomes_mortal_as_if_just_invoked():
    t = scene(None, {"rear": [MAREE], "divine": [{"card": CHOSEN, "ec": 4}], "book": []})
    end_turn(t)
    t.you.pick("line:rear-0")
    assert t.you.divine == [] and mortal(t, you) == (2, 7)
    assert t.you.rear == [MAREE, CHOSEN]
    t.settled()


@rule("SO-GOAL-020", "SO-DESTIN-070")
def test_who_slays_the_second_mortal_wins():
    t = scene({"rear": [PLAIN, RAIDER]}, {"rear": [MAREE], "divine": [{"card": CHOSEN, "ec": 1}], "book": []})
    end_turn(t)
    t.you.pick("line:rear-1")
    assert mortal(t, you) == (2, 4)
    end_turn(t)
    fight(t, (PLAIN, CHOSEN))
    assert t.match.result.winners == (0,)


@rule("SO-DESTIN-100")
def test_with_several_their_controller_chooses():
    t = scene({"rear": [PLAIN]}, {"front": [CHOSEN, HEIR], "ec": 4})
    fight(t, (PLAIN, MAREE))
    t.asks(you, [CHOSEN, HEIR])
    t.you.pick(HEIR)
    assert t.you.divine == [HEIR] and ec(t, you) == 18 and t.you.front == [CHOSEN]
    t.settled()


@rule("SO-DESTIN-110")
def test_attacks_announced_on_the_old_divinity_stay_on_it():
    t = scene({"rear": [PLAIN, "cracheur-de-lave"]}, {"front": [HEIR], "ec": 4})
    fight(t, (PLAIN, MAREE), ("cracheur-de-lave", MAREE))
    assert ec(t, you) == 18 and left(t.state, t.you[MAREE]) == 5 and t.me.purgatory == ["cracheur-de-lave"]
    t.settled()


@rule("SO-DESTIN-130", "SO-MORT-080")
def test_draws_still_due_come_from_the_new_book():
    t = scene(None, {"rear": [HEIR], "ec": 9, "book": [], "purgatory": [RAIDER] * 14})
    end_turn(t)
    assert t.you.divine == [HEIR] and len(t.you.book) == 13 and t.you.hand == [RAIDER]
    assert left(t.state, t.you[MAREE]) == 13 and t.state.players[1].divinity == t.number(HEIR)
    t.settled()


@rule("SO-DESTIN-010", "SO-SOUFFLE-020")
@card("pretre-des-flammes")
def test_the_book_that_becomes_the_purgatoire_was_not_destroyed():
    t = scene({"rear": [PLAIN]}, {"front": [HEIR], "ec": 4, "book": ["pretre-des-flammes"] * 3})
    fight(t, (PLAIN, MAREE))
    assert life(t, PLAIN) == 4 and t.you.purgatory == ["pretre-des-flammes"] * 3
    t.settled()
