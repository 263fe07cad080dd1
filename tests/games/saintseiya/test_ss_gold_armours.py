"""The twelve Armures d'Or."""

from ss_scene import at, end_turn, frozen, hilda_turn, play, scene, solo, values, wounded

from pioche.testing import Table, card, me, rule, you

THREE = [{"hero": "seiya"}, {"hero": "shun"}, {"hero": "ikki"}]


def field(t: Table) -> list[tuple[int, str]]:
    return [(it.slot, it.card.proto.id) for it in t.state.field]


def known(t: Table, seat: int, viewer: int) -> list[str]:
    """The cards of a hand that another player can name."""
    return [one["card"] for one in t.match.view(viewer)["players"][seat]["hand"] if "card" in one]


# Bélier


@card("armure-belier")
@rule("SS-FAQA-150", "SS-FAQA-160", "SS-ZONE-120")
def test_belier_takes_a_character_of_the_pile_and_shuffles_the_rest():
    pile = ["oko", "armure-lion", "jaki", "cassios", "phaeton", "geki-ours", "nachi-loup", "ban-petit-lion"]
    t = scene({"armour": ["armure-belier"], "pile": pile, "discard": ["leda"]}, asgard=True)
    t.activate("armure-belier")
    t.asks(me, [one for one in pile if one != "armure-lion"])
    t.me.pick("jaki")
    left = [one for one in pile if one != "jaki"]
    assert t.me.hand == ["jaki"] and sorted(t.me.pile) == sorted(left) and t.me.pile != left
    assert t.me.discard == ["armure-belier", "leda"]
    t.settled()


@card("armure-belier")
@rule("SS-FAQA-150")
def test_belier_finds_nothing_in_an_empty_pile_and_makes_no_new_one():
    t = scene({"armour": ["armure-belier"], "discard": ["oko"] * 8})
    assert t.why("activate", "armure-belier") == "SS-EFX-130" and t.offers("activate") == []
    assert t.me.pile == [] and t.me.armour == ["armure-belier"]


@card("armure-belier")
@rule("SS-FAQA-160")
def test_belier_shuffles_a_pile_without_characters_too():
    pile = ["armure-lion", "armure-vierge", "armure-cancer", "armure-verseau", "armure-scorpion", "armure-balance"]
    t = scene({"armour": ["armure-belier"], "pile": pile})
    t.activate("armure-belier")
    t.asks(me, kind="main")
    assert t.me.hand == [] and sorted(t.me.pile) == sorted(pile) and t.me.pile != pile
    t.settled()


@card("armure-belier")
def test_what_belier_has_found_is_nobody_elses_business():
    t = scene({"armour": ["armure-belier"], "pile": ["oko", "jaki"], "hand": ["cassios"]})
    t.activate("armure-belier", "oko")
    assert known(t, me, me) == ["cassios", "oko"] and known(t, me, you) == []
    assert "oko" not in str([line.args for line in t.match.log])
    assert t.me.energy == 0  # nothing was drawn
    t.settled()


# Taureau


@card("armure-taureau")
@rule("SS-FAQA-320")
def test_taureau_gives_force_to_a_small_character_in_play():
    t = scene(
        {
            "armour": ["armure-taureau"],
            "hand": ["oko"],
            "played": [
                {"card": "seiya-pegase", "against": 3},
                {"card": "nachi-loup", "against": 3},
                {"card": "mu-belier", "against": 3},
                {"card": "dio-mouche", "against": 3},
                {"card": "shiryu-dragon-asgard", "against": 3},
            ],
        },
        field=[at(3, "jabu-licorne")],
    )
    t.activate("armure-taureau")
    t.asks(me, ["seiya-pegase", "nachi-loup", "shiryu-dragon-asgard"])  # ▲ and ◆ at once is ▲ too
    t.me.pick("nachi-loup")
    assert values(t, "nachi-loup") == (3, 0, 0) and values(t, "seiya-pegase") == (1, 1, 0)
    assert t.me.discard == ["armure-taureau"]
    t.settled()


@card("armure-taureau")
@rule("SS-FAQA-320")
def test_taureau_needs_a_small_character_in_play():
    t = scene(
        {
            "armour": ["armure-taureau"],
            "hand": ["oko"],
            "marked": [wounded("jaki")],
            "played": [{"card": "mu-belier", "against": 3}],
        },
        {"marked": [wounded("oko")]},
        field=[at(3, "jabu-licorne")],
    )
    assert t.why("activate", "armure-taureau") == "SS-EFX-130"
    play(t, "oko", "jabu-licorne")
    assert t.why("activate", "armure-taureau") == ""


# Gémeaux


@card("armure-gemeaux")
@rule("SS-FAQA-110")
def test_gemeaux_is_swapped_for_an_armour_of_gold_and_both_are_in_play_already():
    t = scene(
        {"hand": ["armure-gemeaux"], "armour": ["armure-pegase"], "pile": ["oko"] * 5},
        {"armour": ["armure-vierge"], "pile": ["jaki"] * 4},
        reserve=["oko"] * 9,
    )
    play(t, "armure-gemeaux")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["armure-vierge"])
    t.me.pick("armure-vierge")
    assert t.me.armour == ["armure-vierge"] and t.you.armour == ["armure-gemeaux"]
    assert t.me.discard == ["armure-pegase"]
    t.activate("armure-vierge")  # mine now, to use and to keep
    assert t.me.discard == ["armure-vierge", "armure-pegase"] and len(t.me.hand) == 2
    t.settled()
    end_turn(t)
    t.asks(you, kind="main")  # nothing is swapped again
    assert t.you.armour == ["armure-gemeaux"] and t.why("activate", "armure-gemeaux") == "SS-EFX-060"
    t.settled()


@card("armure-gemeaux")
@rule("SS-TYPE-230")
def test_each_swapped_armour_goes_to_its_new_owners_discard_pile():
    t = scene(
        {"hand": ["armure-gemeaux", "armure-lion"], "pile": ["oko"] * 9},
        {"armour": ["armure-vierge"], "hand": ["armure-cancer"]},
        reserve=["oko"] * 9,
    )
    play(t, "armure-gemeaux", "", "yes", "armure-vierge")
    play(t, "armure-lion")
    assert t.me.discard == ["armure-vierge"] and t.you.discard == []
    end_turn(t)
    play(t, "armure-cancer")
    assert t.you.discard == ["armure-gemeaux"] and t.you.armour == ["armure-cancer"]
    t.settled()


@card("armure-gemeaux")
@rule("SS-FAQA-120", "SS-EFX-050")
def test_gemeaux_offers_no_swap_where_no_armour_of_gold_is_in_play():
    t = scene(
        {"hand": ["armure-gemeaux"], "armour": ["armure-lion"]},
        {"marked": [frozen("armure-vierge")], "hand": ["armure-scorpion"], "discard": ["armure-cancer"]},
    )
    play(t, "armure-gemeaux")
    t.asks(me, kind="main")
    assert t.me.armour == ["armure-gemeaux"] and t.me.discard == ["armure-lion"]
    t = scene({"hand": ["armure-gemeaux"]}, {"armour": ["robe-alpha"]})
    play(t, "armure-gemeaux")
    t.asks(me, kind="main")
    t.settled()


@card("armure-gemeaux")
def test_gemeaux_chooses_among_all_opponents_and_may_stay():
    players = [
        {**THREE[0], "hand": ["armure-gemeaux"]},
        {**THREE[1], "armour": ["armure-vierge"]},
        {**THREE[2], "armour": ["armure-lion"]},
    ]
    t = scene(players=players)
    play(t, "armure-gemeaux", "", "yes")
    t.asks(me, ["armure-vierge", "armure-lion"])
    t.me.pick("armure-lion")
    assert t.me.armour == ["armure-lion"] and t.players[2].armour == ["armure-gemeaux"]
    assert t.you.armour == ["armure-vierge"]
    t.settled()
    t = scene(players=players)
    play(t, "armure-gemeaux", "", "no")
    assert t.me.armour == ["armure-gemeaux"] and t.players[2].armour == ["armure-lion"]
    t.settled()


@card("armure-gemeaux")
def test_gemeaux_takes_hildas_armour():
    t = solo({"hand": ["armure-gemeaux"]}, {"armour": ["armure-vierge"]})
    play(t, "armure-gemeaux", "", "yes", "armure-vierge")
    assert t.me.armour == ["armure-vierge"] and t.you.armour == ["armure-gemeaux"]
    t.settled()


# Cancer


@card("armure-cancer")
@rule("SS-FAQA-170")
def test_cancer_lets_an_opponent_wound_one_of_three_and_takes_the_others():
    t = scene({"armour": ["armure-cancer"], "pile": ["oko", "armure-lion", "mu-belier", "jaki"], "hand": ["cassios"]})
    t.activate("armure-cancer")
    t.asks(you, ["oko", "mu-belier"])
    t.you.pick("mu-belier")
    assert t.me.marked == ["mu-belier"] and t.me["mu-belier"].wounded
    assert t.me.hand == ["cassios", "oko", "armure-lion"] and t.me.pile == ["jaki"]
    assert known(t, me, you) == ["oko", "armure-lion"]  # all have seen them
    t.settled()


@card("armure-cancer")
@rule("SS-FAQA-180", "SS-ENRG-040")
def test_cancer_takes_three_cards_without_a_character_and_draws_nothing():
    t = scene({"armour": ["armure-cancer"], "pile": ["armure-lion", "armure-vierge", "armure-verseau"]})
    t.activate("armure-cancer")
    t.asks(me, kind="main")
    assert t.me.hand == ["armure-lion", "armure-vierge", "armure-verseau"] and t.me.marked == []
    assert t.me.pile == [] and t.me.energy == 0
    t.settled()


@card("armure-cancer")
@rule("SS-FAQA-170")
def test_cancer_needs_three_cards_in_the_pile_itself():
    t = scene({"armour": ["armure-cancer"], "pile": ["oko", "jaki"], "discard": ["oko"] * 9})
    assert t.why("activate", "armure-cancer") == "SS-EFX-130" and t.offers("activate") == []
    t = scene({"armour": ["armure-cancer"], "pile": ["oko", "jaki", "oko"]})
    assert t.why("activate", "armure-cancer") == ""


@card("armure-cancer")
def test_the_user_of_cancer_names_the_opponent():
    t = scene(
        players=[{**THREE[0], "armour": ["armure-cancer"], "pile": ["oko", "jaki", "cassios"]}, THREE[1], THREE[2]]
    )
    t.activate("armure-cancer")
    t.asks(me, ["player:1", "player:2"], kind="player")
    t.me.pick("player:2")
    t.asks(2, ["oko", "jaki", "cassios"])
    t.players[2].pick("jaki")
    assert t.me.marked == ["jaki"] and t.me.hand == ["oko", "cassios"]
    t.settled()


@card("armure-cancer")
@rule("SS-SOLOX-070")
def test_for_cancer_hilda_wounds_what_is_worth_most():
    t = solo({"armour": ["armure-cancer"], "pile": ["oko", "mu-belier", "jabu-licorne"]})
    t.activate("armure-cancer")
    assert t.me.marked == ["mu-belier"] and t.me.hand == ["oko", "jabu-licorne"]
    t.settled()


# Lion


@card("armure-lion")
@rule("SS-FAQA-220", "SS-FAQA-230")
def test_lion_wounds_a_knight_of_the_hand_for_one_in_play():
    t = scene(
        {
            "armour": ["armure-lion"],
            "hand": ["nachi-loup", "oko", "seiya-pegase", "mu-belier"],
            "played": [
                {"card": "geki-ours", "against": 3},
                {"card": "cassios", "against": 3},
                {"card": "doko-balance", "against": 3},
            ],
        },
        field=[at(3, "jabu-licorne")],
    )
    t.activate("armure-lion")
    t.asks(me, ["nachi-loup", "mu-belier"])
    t.me.pick("nachi-loup")
    assert t.me.marked == ["nachi-loup"]
    t.asks(me, ["geki-ours", "doko-balance"])
    t.me.pick("geki-ours")
    assert values(t, "geki-ours") == (5, 0, 0) and values(t, "doko-balance") == (3, 0, 2)
    t.settled()


@card("armure-lion")
@rule("SS-FAQA-220")
def test_lion_needs_a_knight_in_play():
    t = scene(
        {"armour": ["armure-lion"], "hand": ["nachi-loup"], "played": [{"card": "seiya-pegase", "against": 3}]},
        field=[at(3, "jabu-licorne")],
    )
    assert t.why("activate", "armure-lion") == "SS-EFX-130" and t.offers("activate") == []


@card("armure-lion")
@rule("SS-FAQA-230", "SS-EFX-120")
def test_lion_needs_a_knight_in_hand():
    t = scene(
        {"armour": ["armure-lion"], "hand": ["seiya-pegase"], "played": [{"card": "nachi-loup", "against": 3}]},
        field=[at(3, "jabu-licorne")],
    )
    assert t.why("activate", "armure-lion") == "SS-EFX-130" and t.offers("activate") == []


# Vierge


@card("armure-vierge")
@rule("SS-FAQA-090", "SS-EFX-070")
def test_vierge_is_shuffled_into_the_pile_that_she_draws_from():
    t = scene({"armour": ["armure-vierge"], "pile": ["oko"], "discard": ["jaki"] * 4})
    t.activate("armure-vierge")
    assert len(t.me.hand) == 2 and t.me.hand[0] == "oko"
    assert len(t.me.pile) == 4 and t.me.discard == []
    assert sorted(t.me.hand[1:] + t.me.pile) == ["armure-vierge"] + ["jaki"] * 4
    t.settled()


@card("armure-vierge")
@rule("SS-FAQA-100")
def test_vierge_needs_two_cards_beside_herself():
    t = scene({"armour": ["armure-vierge"], "pile": ["oko"]})
    assert t.why("activate", "armure-vierge") == "SS-EFX-130" and t.offers("activate") == []
    t = scene({"armour": ["armure-vierge"], "pile": ["oko"], "discard": ["jaki"]})
    t.activate("armure-vierge")
    assert len(t.me.hand) == 2
    t.settled()


# Balance


@card("armure-balance")
@rule("SS-FAQA-080", "SS-EFX-190")
def test_balance_makes_all_characters_of_this_turn_stronger():
    t = scene(
        {
            "armour": ["armure-balance"],
            "hand": ["seiya-pegase", "jaki", "armure-lion"],
            "played": [{"card": "seiya-pegase-bronze", "against": 3}],
            "pile": ["oko"] * 6,
        },
        {"hand": ["cassios"]},
        field=[at(3, "jabu-licorne"), at(2, "nachi-loup")],
        reserve=["oko"] * 9,
    )
    t.activate("armure-balance")
    t.asks(me, ["seiya-pegase", "jaki"])
    t.me.pick("jaki")
    play(t, "seiya-pegase", "nachi-loup")
    assert values(t, "seiya-pegase-bronze") == (2, 1, 1) and values(t, "seiya-pegase") == (2, 1, 0)
    assert t.me.discard == ["jaki", "armure-balance"]
    t.settled()
    end_turn(t)
    play(t, "cassios", "nachi-loup")
    assert values(t, "cassios") == (1, 0, 0)  # only mine, and this turn only
    t.settled()


@card("armure-balance")
@rule("SS-EFX-120")
def test_balance_needs_a_character_to_discard():
    t = scene(
        {"armour": ["armure-balance"], "hand": ["armure-lion"], "played": [{"card": "oko", "against": 3}]},
        field=[at(3, "jabu-licorne")],
    )
    assert t.why("activate", "armure-balance") == "SS-EFX-130" and t.offers("activate") == []


# Scorpion


@card("armure-scorpion")
@rule("SS-FAQA-290")
def test_scorpion_destroys_a_wounded_character_of_anyone():
    t = scene(
        {"armour": ["armure-scorpion"], "marked": [wounded("oko"), frozen("jaki")]},
        {"marked": [wounded("mu-belier"), frozen("armure-lion")]},
    )
    t.activate("armure-scorpion")
    t.asks(me, ["oko", "mu-belier"])
    t.me.pick("mu-belier")
    assert t.you.destroyed == ["mu-belier"] and t.you.marked == ["armure-lion"] and t.me.destroyed == []
    assert t.me.marked == ["oko", "jaki"] and t.me.discard == ["armure-scorpion"]
    t.settled()


@card("armure-scorpion")
@rule("SS-FAQA-300")
def test_scorpion_strikes_its_own_player_where_nobody_else_is_wounded():
    t = scene({"armour": ["armure-scorpion"], "marked": [wounded("oko")]}, {"marked": [frozen("mu-belier")]})
    t.activate("armure-scorpion")
    t.asks(me, ["oko"])  # and no way round it
    t.me.pick("oko")
    assert t.me.destroyed == ["oko"] and t.you.marked == ["mu-belier"]
    t.settled()


@card("armure-scorpion")
@rule("SS-FAQA-310")
def test_scorpion_cannot_be_used_where_nobody_is_wounded():
    t = scene({"armour": ["armure-scorpion"], "marked": [frozen("oko")]}, {"marked": [frozen("mu-belier")]})
    assert t.why("activate", "armure-scorpion") == "SS-EFX-130" and t.offers("activate") == []


# Sagittaire


def archer(hand: list[str], on_field: list[str], yours: dict | None = None, **words) -> Table:
    t = scene(
        {"hand": [*hand, "armure-sagittaire"]},
        yours,
        field=[at(slot + 1, one) for slot, one in enumerate(on_field)],
        **words,
    )
    play(t, "armure-sagittaire")
    return t


@card("armure-sagittaire")
@rule("SS-FAQA-250", "SS-ACQ-150")
def test_sagittaire_trades_a_character_of_the_hand_for_one_of_the_field():
    t = archer(["oko", "armure-lion", "jaki"], ["athena-base", "jabu-licorne", "armure-vierge"], reserve=["oko"] * 3)
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["oko", "jaki"])
    t.me.pick("jaki")
    t.asks(me, ["athena-base", "jabu-licorne"])
    t.me.pick("athena-base")
    assert t.me.destroyed == ["jaki"] and t.me.discard == ["athena-base"] and t.me.hand == ["oko", "armure-lion"]
    assert t.me.armour == [] and t.zone("armure-sagittaire") == ("reserve", -1)
    assert field(t) == [(2, "jabu-licorne"), (3, "armure-vierge")]
    t.settled()


@card("armure-sagittaire")
def test_sagittaire_is_shuffled_into_the_reserve_not_laid_under_it():
    places = set()
    for seed in range(8):
        t = archer(["oko"], ["jabu-licorne"], reserve=["jaki"] * 5, seed=seed)
        t.me.pick("yes", "oko", "jabu-licorne")
        places.add([one.proto.id for one in t.state.reserve].index("armure-sagittaire"))
    assert len(places) > 2


@card("armure-sagittaire")
@rule("SS-EFX-050")
def test_sagittaire_may_simply_be_worn():
    t = archer(["oko"], ["jabu-licorne"])
    t.me.pick("no")
    assert t.me.armour == ["armure-sagittaire"] and t.me.hand == ["oko"] and t.me.destroyed == []
    assert t.why("activate", "armure-sagittaire") == "SS-EFX-060"
    t.settled()


@card("armure-sagittaire")
@rule("SS-FAQA-270")
def test_sagittaire_needs_a_character_in_hand():
    for hand in ([], ["armure-lion"]):
        t = archer(hand, ["jabu-licorne"])
        t.asks(me, kind="main")
        assert t.me.armour == ["armure-sagittaire"]
        t.settled()


@card("armure-sagittaire")
def test_sagittaire_needs_a_character_on_the_field():
    t = archer(["oko"], ["armure-lion"])
    t.asks(me, kind="main")
    assert t.me.armour == ["armure-sagittaire"] and t.me.hand == ["oko"]
    t.settled()


@card("armure-sagittaire", "aphrodite-poissons")
@rule("SS-FAQA-260")
def test_whom_sagittaire_takes_is_defeated_and_burns():
    t = archer(["oko"], ["aphrodite-poissons", "jabu-licorne"], {"hand": ["jaki", "cassios", "oko"]}, flames=7)
    t.me.pick("yes", "oko", "aphrodite-poissons")
    t.asks(you, ["jaki", "cassios", "oko"])
    t.you.pick("jaki", "cassios")
    assert t.you.marked == ["jaki", "cassios"] and t.state.flames == 6 and t.me.discard == ["aphrodite-poissons"]
    t.settled()


@card("armure-sagittaire")
@rule("SS-FAQA-260")
def test_whom_sagittaire_takes_leaves_a_sapphire():
    t = archer(["oko"], ["siegfried-dubhe"], sapphires=2)
    t.me.pick("yes", "oko", "siegfried-dubhe")
    assert t.state.sapphires == 3 and t.me.discard == ["siegfried-dubhe"]
    t.settled()


@card("armure-sagittaire")
@rule("SS-FAQA-240", "SS-CARD-410")
def test_sagittaire_does_not_get_round_kuraggu():
    t = archer(["oko"], ["kuraggu", "mu-belier", "cassios"])
    t.me.pick("yes", "oko")
    t.asks(me, ["kuraggu", "cassios"])
    t.me.pick("cassios")
    t.settled()
    t = archer(["oko"], ["kuraggu", "mu-belier", "kuraggu"])
    t.me.pick("yes", "oko")
    t.asks(me, ["kuraggu", "kuraggu"])


@card("armure-sagittaire")
@rule("SS-CARD-280", "SS-FAQA-240", "SS-FAQH-230")
def test_with_thetis_on_the_field_sagittaire_takes_nobody_but_her():
    t = archer(["oko"], ["thetis-sirene-marine", "mu-belier", "cassios", "kuraggu"])
    t.me.pick("yes", "oko")
    t.asks(me, ["thetis-sirene-marine"])
    t.me.pick("thetis-sirene-marine")
    assert t.me.discard == ["thetis-sirene-marine"]
    t.settled()


@card("armure-sagittaire")
@rule("SS-FAQA-280", "SS-EVOL-040")
def test_a_gold_knight_taken_by_sagittaire_opens_the_upgrade():
    t = scene(
        players=[
            {**THREE[0], "hand": ["armure-sagittaire", "oko"]},
            {"hero": "hyoga", "hand": ["armure-cygne"], "aside": ["armure-cygne-asgard"]},
        ],
        field=[at(1, "milo-scorpion"), at(2, "jabu-licorne")],
    )
    play(t, "armure-sagittaire", "", "yes", "oko", "milo-scorpion")
    t.asks(you, ["yes", "no"], kind="confirm")
    t.you.pick("yes")
    assert t.you.hand == ["armure-cygne-asgard"] and t.you.aside == ["armure-cygne"]
    t.settled()


@card("armure-sagittaire")
@rule("SS-PLAY-100")
def test_who_confronted_the_card_that_sagittaire_takes_is_without_effect():
    t = scene(
        {"hand": ["armure-sagittaire", "oko"], "played": [{"card": "nachi-loup", "against": 2}]},
        field=[at(1, "cassios"), at(2, "jabu-licorne")],
    )
    play(t, "armure-sagittaire", "", "yes", "oko", "jabu-licorne")
    assert t.me.played == ["nachi-loup"] and t.why("activate", "nachi-loup") == "SS-PLAY-100"
    t.settled()


# Capricorne


@card("armure-capricorne")
@rule("SS-FAQA-210", "SS-TYPE-180")
def test_capricorne_clears_the_small_cards_and_fills_without_sliding():
    t = scene(
        {"armour": ["armure-capricorne"]},
        field=["cassios", "mu-belier", "jabu-licorne", "ecaille-sirene-marine", "robe-alpha", "bud-alcor"],
        reserve=["oko", "jaki", "phaeton", "nachi-loup", "geki-ours"],
    )
    t.activate("armure-capricorne")
    assert field(t) == [
        (1, "nachi-loup"),
        (2, "mu-belier"),
        (3, "phaeton"),
        (4, "jaki"),
        (5, "robe-alpha"),
        (6, "oko"),
    ]
    assert [one.proto.id for one in t.state.gone[-2:]] == ["ecaille-sirene-marine", "bud-alcor"]
    t.settled()


@card("armure-capricorne")
@rule("SS-FAQA-200", "SS-EFX-170")
def test_capricorne_clears_from_the_last_slot_to_the_first():
    t = scene(
        {"armour": ["armure-capricorne"]},
        field=[at(1, "athena-base"), at(2, "bud-alcor"), at(4, "trident-poseidon"), at(5, "geist"), at(6, "cassios")],
    )
    t.activate("armure-capricorne")
    assert [one.proto.id for one in t.state.gone] == ["bud-alcor", "geist", "cassios"]  # the last to leave on top
    assert field(t) == [(1, "athena-base"), (4, "trident-poseidon")]  # ★ and ✦ stay
    t.settled()


@card("armure-capricorne")
@rule("SS-FAQA-190", "SS-PLAY-100")
def test_whoever_confronted_what_capricorne_clears_is_without_effect_until_maintenance():
    t = scene(
        {
            "armour": ["armure-capricorne"],
            "hand": ["seiya-pegase"] * 2,
            "marked": [wounded("oko")],
            "pile": ["jaki"] * 5,
        },
        field=[at(6, "jabu-licorne")],
        reserve=["mu-belier"] + ["oko"] * 14,
    )
    for _ in range(2):
        play(t, "seiya-pegase", "jabu-licorne")
    t.activate("armure-capricorne")
    assert field(t)[-1] == (6, "mu-belier")
    assert t.why("fight", "mu-belier") == "SS-ACQ-200" and t.why("heal", "seiya-pegase") == "SS-PLAY-100"
    assert t.me.played == ["seiya-pegase"] * 2 and t.offers("heal") == []
    t.settled()
    end_turn(t)
    assert t.me.played == [] and t.me.discard.count("seiya-pegase") == 2
    t.settled()


@card("armure-capricorne")
@rule("SS-EFX-130")
def test_capricorne_is_refused_only_where_it_could_neither_clear_nor_fill():
    rares = ["mu-belier", "robe-alpha", "armure-lion", "armure-vierge", "milo-scorpion", "athena-base"]
    t = scene({"armour": ["armure-capricorne"]}, field=rares, reserve=["oko"])
    assert t.why("activate", "armure-capricorne") == "SS-EFX-130"
    t = scene({"armour": ["armure-capricorne"]}, field=rares[1:])
    assert t.why("activate", "armure-capricorne") == "SS-EFX-130"
    t = scene({"armour": ["armure-capricorne"]}, field=rares[1:], reserve=["oko"])
    t.activate("armure-capricorne")
    assert field(t)[0] == (1, "oko")
    t.settled()


# Verseau


@card("armure-verseau")
@rule("SS-FAQA-330")
def test_verseau_heals_wounded_knights_and_nobody_else():
    t = scene(
        {
            "armour": ["armure-verseau"],
            "marked": [
                wounded("nachi-loup"),
                frozen("mu-belier"),
                frozen("geki-ours", 1),
                wounded("oko"),
                wounded("milo-scorpion"),
            ],
        },
        {"marked": [wounded("ban-petit-lion")]},
    )
    t.activate("armure-verseau")
    assert sorted(t.me.discard) == ["armure-verseau", "milo-scorpion", "nachi-loup"]
    assert t.me.marked == ["mu-belier", "geki-ours", "oko"] and t.you.marked == ["ban-petit-lion"]
    assert t.me["mu-belier"].frozen == 2 and t.me["geki-ours"].frozen == 1
    t.settled()


@card("armure-verseau")
@rule("SS-EFX-130")
def test_verseau_is_refused_where_no_knight_could_be_healed():
    t = scene({"armour": ["armure-verseau"], "marked": [wounded("oko"), frozen("mu-belier")]})
    assert t.why("activate", "armure-verseau") == "SS-EFX-130" and t.offers("activate") == []
    t = scene({"armour": ["armure-verseau"], "marked": [wounded("mu-belier")]}, field=["june-cameleon"])
    assert t.why("activate", "armure-verseau") == "SS-EFX-130"


# Poissons


@card("armure-poissons")
@rule("SS-FAQA-140")
def test_poissons_wounds_a_whole_hand_which_is_drawn_anew():
    t = scene(
        {"armour": ["armure-poissons"], "hand": ["phaeton"]},
        {"hand": ["oko", "armure-lion", "jaki"], "pile": ["cassios", "nachi-loup", "geki-ours"]},
    )
    t.activate("armure-poissons")
    t.asks(me, ["player:0", "player:1"], kind="player")
    t.me.pick("player:1")
    assert t.you.marked == ["oko", "jaki"] and t.you.hand == ["armure-lion", "cassios", "nachi-loup"]
    assert t.you.pile == ["geki-ours"] and t.me.hand == ["phaeton"] and t.me.marked == []
    t.settled()


@card("armure-poissons")
@rule("SS-EFX-180")
def test_poissons_may_strike_its_own_player_who_may_draw_the_armour():
    t = scene({"armour": ["armure-poissons"], "hand": ["oko"]})
    t.activate("armure-poissons")  # the opponent has no hand
    assert t.me.marked == ["oko"] and t.me.hand == ["armure-poissons"]
    t.settled()


@card("armure-poissons")
@rule("SS-FAQA-130", "SS-EFX-150")
def test_poissons_wounds_no_more_than_can_be_drawn():
    t = scene({"armour": ["armure-poissons"]}, {"hand": ["oko", "jaki", "cassios", "phaeton"], "discard": ["geist"]})
    t.activate("armure-poissons")
    t.asks(you, ["oko", "jaki", "cassios", "phaeton"])
    t.you.pick("cassios")
    assert t.you.marked == ["cassios"] and t.you.hand == ["oko", "jaki", "phaeton", "geist"]
    t.settled()
    t = scene({"armour": ["armure-poissons"]}, {"hand": ["oko", "jaki"]})
    t.activate("armure-poissons")
    assert t.you.marked == [] and t.you.hand == ["oko", "jaki"]
    t.settled()


@card("armure-poissons")
@rule("SS-FAQA-140")
def test_poissons_draws_nothing_for_a_hand_without_characters():
    t = scene({"armour": ["armure-poissons"]}, {"hand": ["armure-lion"], "pile": ["oko"] * 4})
    t.activate("armure-poissons")
    assert t.you.hand == ["armure-lion"] and len(t.you.pile) == 4
    t.settled()
    t = scene({"armour": ["armure-poissons"]})
    assert t.why("activate", "armure-poissons") == "SS-EFX-130"


@card("armure-poissons")
@rule("SS-SOLOX-100")
def test_poissons_on_hilda_who_draws_from_her_discard_pile():
    t = solo(
        {"armour": ["armure-poissons"], "hand": ["armure-lion"]},
        {"hand": ["mu-belier", "oko", "armure-vierge"], "discard": ["geist", "jaki"]},
    )
    t.activate("armure-poissons", "player:1")
    assert t.you.marked == ["mu-belier", "oko"] and t.you.hand == ["armure-vierge", "geist", "jaki"]
    t.settled()


# The same rules on other cards


@card("docrates")
@rule("SS-FAQA-190")
def test_docrates_leaves_those_who_confronted_what_he_removes_without_effect():
    t = scene(
        {"played": [{"card": one, "against": 3} for one in ("oko", "jaki")] + [{"card": "docrates", "against": 4}]},
        field=[at(slot, "milo-scorpion") for slot in (1, 2, 4, 5, 6)] + [at(3, "jabu-licorne")],
        reserve=["mu-belier"],
    )
    t.activate("docrates")
    assert (3, "mu-belier") in field(t) and t.why("fight", "mu-belier") == "SS-ACQ-200"
    assert t.me.played == ["oko", "jaki"] and t.why("activate", "jaki") == "SS-PLAY-100"
    t.settled()


@card("moses-baleine", "docrates")
@rule("SS-FAQA-200", "SS-FAQA-210")
def test_moses_clears_from_the_last_slot_to_the_first_and_docrates_spares_the_uncommon():
    row = [at(1, "oko"), at(2, "mu-belier"), at(3, "dio-mouche"), at(5, "geist")]
    t = scene(
        {"played": [{"card": one, "against": 6} for one in ("doko-balance", "thor-phecda")]},
        field=[*row, at(6, "moses-baleine")],
        reserve=["jaki", "phaeton", "cassios", "nachi-loup", "geki-ours"],
    )
    t.fight("moses-baleine")
    assert [one.proto.id for one in t.state.gone] == ["oko", "dio-mouche", "geist"]
    assert [id for _, id in field(t)] == ["geki-ours", "mu-belier", "nachi-loup", "cassios", "phaeton", "jaki"]
    assert "moses-baleine" in t.me.discard
    t.settled()
    t = scene({"played": [{"card": "docrates", "against": 3}]}, field=row)
    t.activate("docrates")
    assert [one.proto.id for one in t.state.gone] == ["oko", "geist"]
    assert field(t) == [(2, "mu-belier"), (3, "dio-mouche")]
    t.settled()


def babel_beaten(mine: list[dict], yours: list[dict]) -> Table:
    fighters = [{"card": one, "against": 3} for one in ("doko-balance", "thor-phecda")]
    t = scene({"played": fighters, "marked": mine}, {"marked": yours}, field=[at(3, "babel-centaure")])
    t.fight("babel-centaure")
    return t


@card("babel-centaure")
@rule("SS-FAQA-290", "SS-FAQA-300", "SS-FAQA-310")
def test_babel_destroys_a_wounded_character_of_anyone_of_his_victor_too():
    t = babel_beaten([wounded("oko")], [wounded("mu-belier"), frozen("jaki")])
    t.asks(me, ["oko", "mu-belier"])
    t.me.pick("mu-belier")
    assert t.you.destroyed == ["mu-belier"] and "babel-centaure" in t.me.discard
    t.settled()
    t = babel_beaten([wounded("oko")], [frozen("jaki")])
    t.asks(me, ["oko"])
    t.me.pick("oko")
    assert t.me.destroyed == ["oko"]
    t.settled()
    t = babel_beaten([frozen("oko")], [frozen("jaki")])
    t.asks(me, kind="main")
    assert t.me.destroyed == t.you.destroyed == [] and "babel-centaure" in t.me.discard
    t.settled()


# Where several effects meet


@card("armure-cancer", "garde-asgard-2")
def test_what_cancer_has_revealed_is_no_longer_in_the_pile():
    pile = ["garde-asgard-2", "oko", "jaki", "cassios", "phaeton", "leda"]
    t = scene({"armour": ["armure-cancer"], "pile": pile})
    t.activate("armure-cancer", "garde-asgard-2")
    t.asks(me, ["cassios", "phaeton"])  # the wounded Garde draws two and gives up one
    t.me.pick("cassios")
    assert sorted(t.me.hand) == ["jaki", "oko", "phaeton"] and t.me.pile == ["leda"]
    t.settled()


@card("armure-poissons", "io-scylla", "bian-hippocampe")
@rule("SS-FAQA-140", "SS-EFX-090")
def test_poissons_counts_only_those_whom_it_has_wounded_itself():
    t = scene(
        {"armour": ["armure-poissons"], "hand": ["bian-hippocampe"]},
        {"hand": ["io-scylla", "shaka-vierge"], "pile": ["oko"] * 4},
    )
    t.activate("armure-poissons", "player:1")  # Io's mark strikes Bian, Bian's strikes Shaka
    t.me.pick("bian-hippocampe")
    t.you.pick("shaka-vierge")
    assert t.you.marked == ["io-scylla", "shaka-vierge"] and t.you.hand == ["oko"]
    t.settled()


@card("armure-poissons")
@rule("SS-TYPE-170")
def test_a_heros_transcende_is_put_aside_by_poissons_and_not_drawn_for():
    t = scene({"armour": ["armure-poissons"]}, {"hand": ["shun-andromede-transcende", "oko"], "pile": ["jaki"] * 3})
    t.activate("armure-poissons")
    assert t.you.aside == ["shun-andromede-transcende"] and t.you.marked == ["oko"] and t.you.hand == ["jaki"]
    t.settled()


@card("armure-sagittaire", "shura-capricorne")
@rule("SS-ACQ-150")
def test_whom_sagittaire_takes_may_bring_another():
    t = archer(["oko"], ["jaki", "shura-capricorne", "cassios", "phaeton"], reserve=["leda"])
    t.me.pick("yes", "oko", "shura-capricorne")
    t.asks(me, ["jaki", "cassios"])
    t.me.pick("jaki")
    assert sorted(t.me.discard) == ["jaki", "shura-capricorne"] and t.zone("armure-sagittaire") == ("reserve", -1)
    t.settled()


# Hilda (expert) applies the effect of an armour that she discards for another


def expert(worn: str, mine: dict, hers: dict, field: list[str] | None = None) -> Table:
    """She takes an armour from slot 1, and the one that she wore leaves with its effect; the face is Défausser."""
    row = ["armure-vierge", *(field or ["oko", "cassios", "phaeton", "oko", "cassios"])]
    return hilda_turn(1, mine, {"armour": [worn], **hers}, field=row, level="expert")


@card("armure-balance")
@rule("SS-EXPT-080")
def test_balance_gives_hilda_nothing_and_the_player_neither():
    t = expert("armure-balance", {}, {"hand": ["kuraggu"]})
    assert t.you.armour == ["armure-vierge"] and t.you.hand == ["kuraggu"] and t.state.might == 0
    assert t.you.discard == ["armure-balance"]
    t.settled()


@card("armure-scorpion")
@rule("SS-EXPT-070", "SS-SOLOX-070")
def test_hildas_scorpion_strikes_the_players_best_wounded_character():
    t = expert("armure-scorpion", {"marked": [wounded("oko"), wounded("mu-belier")]}, {"marked": [wounded("jaki")]})
    assert t.me.destroyed == ["mu-belier"] and t.me.marked == ["oko"] and t.you.marked == ["jaki"]
    t.settled()


@card("armure-sagittaire")
@rule("SS-EXPT-080")
def test_hildas_sagittaire_gives_her_least_for_the_best_of_the_field():
    t = expert(
        "armure-sagittaire", {}, {"hand": ["kuraggu", "leda"]}, ["oko", "saga-gemeaux", "phaeton", "oko", "jaki"]
    )
    assert t.you.destroyed == ["leda"] and "saga-gemeaux" in t.you.hand + t.you.discard
    assert t.you.marked == [] and t.zone("armure-sagittaire") == ("reserve", -1)
    t.settled()


@card("armure-gemeaux")
@rule("SS-EXPT-080")
def test_hildas_gemeaux_is_not_in_play_and_swaps_nothing():
    t = expert("armure-gemeaux", {"armour": ["armure-lion"]}, {})
    assert t.me.armour == ["armure-lion"] and t.you.armour == ["armure-vierge"]
    assert t.you.discard == ["armure-gemeaux"]
    t.settled()


@card("armure-poissons")
@rule("SS-EXPT-080", "SS-EXPT-070")
def test_hildas_poissons_strikes_the_player_and_not_herself():
    hand = ["jaki", "oko", "armure-lion", "armure-cancer", "armure-taureau"]
    t = expert("armure-poissons", {"hand": hand, "pile": ["gigas"] * 3}, {"hand": ["kuraggu", "leda"]})
    assert t.me.marked == ["jaki", "oko"] and t.you.marked == [] and t.you.hand == ["kuraggu", "leda"]
    assert sorted(t.me.hand + t.me.discard) == ["armure-cancer", "armure-lion", "armure-taureau", "gigas", "gigas"]
    assert t.you.discard == ["armure-poissons"] and t.you.armour == ["armure-vierge"]
    t.asks(me, kind="main")
    t.settled()
