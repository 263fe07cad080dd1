"""The end of the game and the count (chapters 6 and 7)."""

from ss_scene import at, end_turn, frozen, play, scene, solo, wounded

from pioche.engine.explain import log_data
from pioche.games.saintseiya.cards import BOOK
from pioche.testing import card, rule, started, table

OKO = ["oko"] * 12
HEROES = ("seiya", "shun", "ikki", "hyoga", "shiryu")


def final(*players, **words):
    """The game ends with this turn, the last player's; then the totals."""
    t = ended(*players, **words)
    return t.match.result.scores


def ended(*players, **words):
    seats = [{"hero": HEROES[n], **words_of} for n, words_of in enumerate(players)]
    seats += [{"hero": HEROES[n]} for n in range(len(seats), 2)]
    words.setdefault("field", [at(6, "oko")])
    t = table("saintseiya", players=seats, active=len(seats) - 1, ending=True, reserve=OKO, **words)
    end_turn(t)
    assert t.match.result is not None and t.match.result.reason == "score"
    return t


def hilda_loses(mine, hers, **words):
    """The last turn of a solo game: the totals, and who has won."""
    t = solo(mine, hers, turn=24, field=[at(6, "oko")], reserve=OKO, **words)
    end_turn(t)
    return t.match.result.scores, t.match.result.winners


def told(t):
    """The count as it is told: whose, what, how many PV."""
    lines = [line for line in t.match.log if line.id.startswith("score")]
    return [
        (line.args["seat"].seat, line.args["card"].proto.id if "card" in line.args else line.id, line.args["points"])
        for line in lines
    ]


# Flames


@rule("SS-END-010")
def test_a_chevalier_d_or_acquired_takes_a_flame_with_him_and_others_none():
    for way, bonus in (("fight", "bonus_force"), ("rally", "bonus_cosmos")):
        mine = {"played": [{"card": "seiya-pegase", "against": slot, bonus: 9} for slot in (2, 3)]}
        t = scene(mine, field=[at(2, "shaka-vierge"), at(3, "jabu-licorne")])
        getattr(t, way)("jabu-licorne")
        assert t.state.flames == 12
        getattr(t, way)("shaka-vierge")
        assert t.state.flames == 11
        t.settled()


@rule("SS-END-020")
def test_a_flame_goes_with_a_chevalier_d_or_who_leaves_in_maintenance():
    t = scene(field=[at(5, "oko"), at(6, "doko-balance")], reserve=OKO, flames=5)
    end_turn(t)
    assert t.state.flames == 4
    end_turn(t)
    assert t.state.flames == 4
    t.settled()


@rule("SS-END-030")
def test_a_flame_goes_with_a_chevalier_d_or_whom_an_effect_removes():
    t = scene({"armour": ["robe-eta"]}, field=[at(3, "aldebaran-taureau"), at(4, "oko")])
    t.activate("robe-eta")
    assert t.state.flames == 11 and t.state.field == []
    t.settled()


@rule("SS-END-040")
def test_ptolemy_takes_a_flame_when_he_arrives():
    t = scene(field=["oko"] * 6, reserve=["ptolemy-fleche", *OKO])
    end_turn(t)
    assert t.state.flames == 11
    t.settled()


@rule("SS-END-060")
def test_the_clock_never_falls_below_zero():
    t = scene(
        {"played": [{"card": "seiya-pegase", "against": 2, "bonus_force": 9}]},
        field=[at(2, "shaka-vierge")],
        flames=0,
        ending=True,
    )
    t.fight("shaka-vierge")
    assert t.state.flames == 0 and t.state.drops == 0
    t.settled()


# The last round


def round_of_three(active, **words):
    players = [{"hero": hero, "hand": OKO[:5]} for hero in HEROES[:3]]
    return table("saintseiya", players=players, active=active, field=[at(6, "mu-belier")], **words)


@rule("SS-END-050")
def test_after_the_last_flame_the_round_is_finished():
    t = round_of_three(1, flames=1, reserve=OKO)
    end_turn(t)
    assert t.state.flames == 0 and t.state.ending and t.match.result is None and t.state.active == 2
    end_turn(t)
    assert t.match.result is not None and t.state.active == 2


@rule("SS-END-050")
def test_the_round_ends_before_whoever_began_it():
    t = round_of_three(2, flames=1, reserve=OKO, first=1)
    end_turn(t)
    assert t.match.result is None and t.state.active == 0
    end_turn(t)
    assert t.match.result is not None
    t = round_of_three(2, flames=1, reserve=OKO)  # the last flame goes in the last turn of a round
    end_turn(t)
    assert t.match.result is not None
    t = round_of_three(0, flames=1, reserve=OKO)
    for _ in range(3):
        assert t.match.result is None
        end_turn(t)
    assert t.match.result is not None


@rule("SS-END-050")
def test_with_a_flame_left_the_game_goes_on():
    t = round_of_three(2, flames=2, reserve=OKO)
    end_turn(t)
    assert t.state.flames == 1 and t.match.result is None and t.state.active == 0
    t.settled()


@rule("SS-END-070")
def test_an_empty_reserve_ends_the_game_like_the_last_flame():
    t = round_of_three(1, flames=3, reserve=OKO[:5])
    end_turn(t)
    assert t.state.flames == 2 and t.state.ending and [it.slot for it in t.state.field] == [2, 3, 4, 5, 6]
    end_turn(t)
    assert t.match.result is not None
    t = round_of_three(1, flames=3, reserve=OKO[:6])  # just enough
    end_turn(t)
    assert not t.state.ending


@rule("SS-END-070")
def test_in_solo_an_empty_reserve_ends_nothing():
    t = solo({"hand": OKO[:5]}, field=[at(6, "oko")], turn=3)
    end_turn(t)
    assert t.match.result is None and not t.state.ending and t.state.turn == 4


# The count


@rule("SS-VP-010")
def test_all_the_cards_of_a_player_count_wherever_they_are():
    assert final(
        {"pile": ["mu-belier"], "marked": [wounded("jabu-licorne")], "armour": ["armure-lion"], "hand": ["spartan"]}
    ) == (12, 0)
    assert final(
        {
            "discard": ["mu-belier"],
            "relics": ["balmung"],
            "marked": [frozen("armure-lion")],
            "trophies": ["pilier-indien"],
        }
    ) == (12, 0)
    assert final({"aside": ["seiya-pegase-bronze"]}, {"pile": ["seiya-pegase-bronze"]}) == (
        0,
        1,
    )  # set aside: nobody's yet


@rule("SS-VP-020")
def test_destroyed_cards_bring_nothing():
    assert final({"destroyed": ["saga-gemeaux"], "pile": ["oko"]}, {"pile": ["saga-gemeaux"]}) == (1, 6)


@rule("SS-VP-030")
def test_the_highest_total_wins_and_ties_share():
    most, fewer = {"pile": ["mu-belier", "spartan"]}, {"pile": ["saga-gemeaux"]}
    for players, winners in (
        ((most, fewer, fewer), (0,)),
        ((fewer, most, most), (1, 2)),
        ((fewer, fewer, most), (2,)),
        ((most,) * 3, (0, 1, 2)),
    ):
        t = ended(*players)
        assert t.match.result.winners == winners
        assert t.match.result.scores == tuple(7 if one is most else 6 for one in players)


@rule("SS-VP-040")
def test_negative_pv_are_counted():
    assert final(
        {"pile": ["gigas", "mu-belier", "mu-belier"]}, {"pile": ["poseidon"], "relics": ["anneau-nibelungen"]}
    ) == (9, -3)
    assert ended({"pile": ["gigas"]}, {"pile": ["anneau-nibelungen"]}).match.result.winners == (0,)


@card("athena-base")
@rule("SS-VP-050")
def test_athena_counts_groups_of_ten_cards():
    for cards, points in ((36, 3), (28, 2), (29, 3), (8, 0)):
        assert final({"discard": ["athena-base"], "pile": ["seiya-pegase"] * cards}) == (points, 0)
    assert final({"discard": ["athena-base"] * 2, "pile": ["seiya-pegase"] * 35}) == (6, 0)


@card("marine-aigle")
@rule("SS-VP-060")
def test_marine_is_worth_more_to_who_has_the_most_heros_alone():
    for counts, points in (((8, 7, 7), 4), ((8, 8, 7), 3), ((7, 8, 2), 3)):
        first, *rest = ({"pile": ["seiya-pegase"] * count} for count in counts)
        assert final({**first, "hand": ["marine-aigle"]}, *rest)[0] == points


@card("shaina-ophiuchus")
@rule("SS-VP-070")
def test_shaina_is_worth_more_to_who_has_the_most_chevaliers_d_argent_alone():
    silver = "capella-cocher"  # 2 PV
    for mine, yours, points in ((4, 4, 4), (3, 4, 3), (3, 5, 3)):
        assert (
            final({"hand": ["shaina-ophiuchus"], "pile": [silver] * mine}, {"pile": [silver] * yours})[0]
            == points + 2 * mine
        )


@card("leda")
@card("spica")
@rule("SS-VP-080", "SS-VP-090")
def test_leda_and_spica_need_each_other():
    assert final({"pile": ["leda", "leda"], "discard": ["spica"]}, {"pile": ["leda"]}) == (6, 0)
    assert final({"pile": ["spica"], "destroyed": ["leda"]}, {"pile": ["leda", "leda"]}) == (0, 0)


@card("jango")
@rule("SS-VP-100")
def test_jango_counts_the_names_of_chevaliers_noirs():
    assert final({"pile": ["jango"] * 2 + ["pegase-noir"] * 2 + ["cygne-noir"]}, {"pile": ["jango"]}) == (6, 1)
    every = ["jango", "pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir"]
    assert final({"pile": every, "destroyed": ["oko"]}) == (6, 0)


@card("jaki")
@rule("SS-VP-110")
def test_jaki_counts_groups_of_five_destroyed_cards():
    for count, points in ((12, 2), (4, 0), (5, 1)):
        assert final({"pile": ["jaki"], "destroyed": ["seiya-pegase"] * count}, {"destroyed": ["oko"] * 9}) == (
            points,
            0,
        )


@card("hilda")
@rule("SS-VP-120")
def test_hilda_counts_robes_divines():
    mine = {
        "pile": ["hilda", "robe-beta"],
        "armour": ["robe-gamma"],
        "marked": [frozen("robe-alpha")],
        "destroyed": ["robe-delta"],
    }
    assert final(mine, {"pile": ["robe-eta"]}) == (6 + 6, 2)


@rule("SS-VP-130")
def test_tokens_are_added_with_their_sign():
    assert final({"pile": ["mu-belier"] * 4, "plus": 1, "minus": 2}, {"minus": 3}) == (19, -3)


@rule("SS-VP-130", "SS-CARD-220")
def test_tokens_on_a_relic_count_for_its_holder():
    assert final({"relics": [{"card": "trident-poseidon", "minus": 2}]}) == (-1, 0)


@rule("SS-VP-130")
@card("attaque-de-la-fondation-graad")
def test_tokens_on_cards_of_a_hand_count_when_the_game_ends():
    t = scene(
        {},
        {"hand": ["jabu-licorne"]},
        epic=["attaque-de-la-fondation-graad"],
        active=1,
        ending=True,
        field=[at(6, "oko")],
        reserve=OKO,
    )
    t.epic("attaque-de-la-fondation-graad", t.state.players[1].hand[0].number)
    end_turn(t)
    assert t.match.result.scores == (0, 3)


@rule("SS-SOLO-020", "SS-SOLO-030")
def test_hilda_s_cards_count_also_those_put_aside_and_her_marked_cards_cost_one_each():
    hers = {
        "hand": ["mu-belier"],
        "discard": ["oko"],
        "aside": ["spartan"],
        "armour": ["armure-lion"],
        "marked": [wounded("jabu-licorne"), frozen("oko")],
        "destroyed": ["saga-gemeaux"],
    }
    assert hilda_loses({"pile": ["mu-belier"] * 3}, hers) == ((15, 12), (0,))
    assert hilda_loses({"pile": ["mu-belier", "mu-belier", "spartan"]}, hers) == ((12, 12), (1,))
    assert hilda_loses({"pile": ["mu-belier"], "marked": [wounded("oko")]}, hers) == ((6, 12), (1,))


@rule("SS-HARD-040")
def test_above_the_first_level_the_player_s_frozen_cards_are_hilda_s_gain():
    mine = {"marked": [frozen("oko"), frozen("oko", 1), wounded("oko")]}
    assert [hilda_loses(mine, {}, level=level)[0][1] for level in ("easy", "hard", "expert")] == [0, 2, 2]


@rule("SS-HARD-050", "SS-VP-120")
@card("hilda")
def test_the_hilda_card_counts_robes_for_hilda_too():
    assert hilda_loses({"pile": ["robe-eta"]}, {"hand": ["hilda"], "aside": ["robe-beta"]}, level="hard")[0] == (2, 4)


@rule("SS-VP-140")
def test_nothing_of_a_finished_game_is_in_the_next_one():
    t = started("saintseiya", decks=["seiya", "shun"], seed=4)
    before = sorted(one.proto.id for one in t.state.cards[1:])
    t = ended({"pile": ["mu-belier"], "destroyed": ["seiya-pegase"] * 3})
    assert t.match.result is not None
    t = started("saintseiya", decks=["seiya", "shun"], seed=5)
    assert sorted(one.proto.id for one in t.state.cards[1:]) == before
    first = t.state.players[0]
    assert [one.proto.id for one in first.hand + first.pile].count("seiya-pegase") == 9 and first.destroyed == []
    assert t.zone("mu-belier")[0] in ("reserve", "field") and t.state.flames == 12


# The explanation


@rule("SS-VP-010", "SS-VP-130")
def test_the_count_is_told_card_by_card():
    t = ended(
        {"pile": ["mu-belier", "seiya-pegase", "spica"], "trophies": ["pilier-indien"], "plus": 2, "minus": 1},
        {"marked": [wounded("gigas")]},
    )
    assert told(t) == [
        (0, "mu-belier", 5),
        (0, "spica", 0),  # a card with a condition is named whatever it brings
        (0, "pilier-indien", 2),
        (0, "score-plus", 2),
        (0, "score-minus", -1),
        (0, "score", 8),
        (1, "gigas", -1),
        (1, "score", -1),
    ]
    for lang in ("fr", "en"):
        texts = [line["text"] for line in log_data(t.match, 0, -1, lang) if line["id"].startswith("score")]
        assert len(texts) == 8 and all(str(points) in text for text, (_, _, points) in zip(texts, told(t), strict=True))
        for text, (_, id, _) in zip(texts, told(t), strict=True):
            assert id not in BOOK.cards or BOOK[id].names[lang] in text


@rule("SS-SOLO-030", "SS-HARD-040")
def test_hilda_s_count_is_told_too():
    t = solo(
        {"marked": [frozen("oko")]},
        {"hand": ["mu-belier"], "marked": [wounded("spartan")]},
        level="hard",
        turn=24,
        field=[at(6, "oko")],
        reserve=OKO,
    )
    end_turn(t)
    assert told(t) == [
        (0, "oko", 1),
        (0, "score", 1),
        (1, "mu-belier", 5),
        (1, "spartan", 2),
        (1, "score-marked", -1),
        (1, "score-frozen", 1),
        (1, "score", 7),
    ]


@card("encercles")
@card("destruction-de-death-queen-island")
def test_what_the_epopee_brings_is_told():
    mine = {"pile": ["kiki", "pegase-noir"]}
    t = ended(mine, epic=["encercles"])
    assert told(t) == [(0, "kiki", 2), (0, "score", 2), (1, "score", 0)]
    t = ended(mine, epic=["destruction-de-death-queen-island"], gone=["cygne-noir"])
    assert told(t) == [(0, "kiki", 1), (0, "destruction-de-death-queen-island", 1), (0, "score", 2), (1, "score", 0)]


def test_a_character_in_play_at_the_end_counts_for_its_owner():
    t = scene(
        {"hand": ["spartan"]},
        epic=["attaque-de-la-fondation-graad"],
        sand=3,
        field=[at(2, "oko"), at(6, "camus-verseau")],
        reserve=OKO,
    )
    play(t, "spartan", "oko")
    end_turn(t)
    assert t.match.result.scores == (2, 0) and t.match.result.winners == ()
