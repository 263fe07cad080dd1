"""The six faces of Hilda's die, and how she chooses."""

from ss_scene import frozen, hilda_turn, wounded

from pioche.testing import me, rule

PLAIN = ["oko", "cassios", "phaeton", "oko", "cassios", "phaeton"]
DEAR = ["kanon-dragon-des-mers"] * 6  # 9 Force or 9 Cosmos each


def on_field(t):
    return [it.card.proto.id for it in t.state.field]


@rule("SS-DIE-010")
def test_defausser_takes_one_card_of_the_hand_by_chance():
    hand = ["seiya-pegase", "oko", "jaki", "cassios", "phaeton"]
    dropped = set()
    for skip in range(4):
        t = hilda_turn(1, {"hand": hand}, field=PLAIN, skip=skip)
        assert len(t.me.hand) == 4 and len(t.me.discard) == 1
        assert sorted(t.me.hand + t.me.discard) == sorted(hand)
        dropped |= {*t.me.discard}
        t.settled()
    assert len(dropped) > 1
    t = hilda_turn(1, field=PLAIN)
    assert t.me.hand == t.me.discard == []
    t.settled()


@rule("SS-DIE-020", "SS-SOLO-100")
def test_piocher_takes_the_top_card_and_puts_the_rest_aside():
    t = hilda_turn(2, hers={"discard": ["mu-belier", "geist", "spartan"]}, field=PLAIN)
    assert t.you.hand == ["cassios", "mu-belier"]  # first the card of slot 2
    assert t.you.discard == [] and t.you.aside == ["geist", "spartan"]
    t.settled()


@rule("SS-DIE-020", "SS-SOLO-070")
def test_the_card_that_piocher_drives_out_of_her_hand_is_put_aside_too():
    hers = {"hand": ["geist", "spartan", "kiki", "freya"], "discard": ["mu-belier", "dauphin"]}
    t = hilda_turn(2, hers=hers, field=PLAIN)
    assert t.you.hand == ["spartan", "kiki", "freya", "cassios", "mu-belier"]
    assert t.you.discard == [] and t.you.aside == ["geist", "dauphin"]
    t.settled()


@rule("SS-DIE-020")
def test_piocher_finds_an_empty_pile():
    t = hilda_turn(2, hers={"hand": ["geist"]}, field=PLAIN)
    assert t.you.hand == ["geist", "cassios"] and t.you.aside == []
    t.settled()


@rule("SS-DIE-030", "SS-DIE-110")
def test_purifier_clears_the_field_from_the_last_slot_on_and_fills_it():
    field = ["oko", "cassios", "thetis-sirene-marine", "spartan", "kiki", "phaeton"]
    t = hilda_turn(3, field=field, reserve=["nachi-loup"] * 6 + ["geki-ours"])
    assert t.you.hand == ["thetis-sirene-marine"]
    gone = [one.proto.id for one in t.state.gone]
    assert gone == ["oko", "cassios", "spartan", "kiki", "phaeton", "jaki"]  # the top card left last
    assert on_field(t) == ["nachi-loup"] * 6 and [one.proto.id for one in t.state.reserve] == ["geki-ours"]
    t.settled()


@rule("SS-DIE-030")
def test_arrivals_after_purifier_are_resolved():
    hers = {"armour": ["armure-lion"]}
    mine = {"armour": ["armure-taureau"]}
    t = hilda_turn(3, mine, hers, field=PLAIN, reserve=["shaina-ophiuchus"] + ["oko"] * 5)
    assert t.me.armour == t.you.armour == []
    assert t.me.discard == ["armure-taureau"] and t.you.discard == ["armure-lion"]
    t.settled()


@rule("SS-DIE-040")
def test_purifier_heals_with_one_soin_more_than_her_cards_have_and_they_stay():
    hers = {"hand": ["athena-base"], "marked": [frozen("mu-belier"), wounded("jabu-licorne")]}
    t = hilda_turn(3, hers=hers, field=PLAIN, reserve=["oko"] * 6)
    assert t.you.hand == ["athena-base", "phaeton"] and t.you.marked == []
    assert t.you.discard == ["jabu-licorne", "mu-belier"]  # Mu, worth more, was first
    t.settled()


@rule("SS-DIE-040")
def test_purifier_counts_the_soin_of_her_armour_and_a_frozen_card_needs_two():
    hers = {"armour": ["robe-beta"], "marked": [frozen("mu-belier"), wounded("jabu-licorne")]}
    t = hilda_turn(3, hers=hers, field=PLAIN, reserve=["oko"] * 6)
    assert t.you.discard == ["mu-belier"] and t.you.marked == ["jabu-licorne"] and t.you.armour == ["robe-beta"]
    t = hilda_turn(3, hers={"marked": hers["marked"]}, field=PLAIN, reserve=["oko"] * 6)
    assert t.you.discard == [] and t.you["mu-belier"].frozen == 1 and t.you["jabu-licorne"].wounded
    t.settled()


@rule("SS-DIE-080")
def test_she_heals_by_pv_then_by_strength_then_as_the_player_says():
    marked = [wounded("jabu-licorne"), wounded("milo-scorpion"), wounded("aiolos-sagittaire")]
    t = hilda_turn(3, hers={"marked": marked}, field=PLAIN, reserve=["oko"] * 6)
    assert t.you.discard == ["aiolos-sagittaire"]  # 5 PV as Milo, 4 against 3
    marked = [wounded("ban-petit-lion"), wounded("athena-base"), wounded("nachi-loup"), wounded("shaka-vierge")]
    t = hilda_turn(3, hers={"hand": ["freya"], "marked": marked}, field=PLAIN, reserve=["oko"] * 6)
    t.asks(me, ["ban-petit-lion", "nachi-loup"])  # Shaka was healed; the * of Athéna counts as 0
    t.me.pick("nachi-loup")
    assert t.you.discard == ["nachi-loup", "shaka-vierge"]
    assert sorted(t.you.marked) == ["athena-base", "ban-petit-lion"]
    t.settled()


@rule("SS-DIE-050", "SS-SOLOT-050")
def test_geler_lets_the_player_choose_what_is_frozen_before_the_main_phase():
    mine = {"hand": ["seiya-pegase-asgard", "oko", "armure-lion"], "energy": 1}
    t = hilda_turn(4, mine, field=PLAIN)
    t.asks(me, ["seiya-pegase-asgard", "oko", "armure-lion"])
    t.me.pick("seiya-pegase-asgard")
    assert t.me["seiya-pegase-asgard"].frozen == 2 and t.me.energy == 2  # its Marqué effect
    t.asks(me, kind="main")
    t.settled()


@rule("SS-DIE-060")
def test_force_spends_all_that_has_force_and_nothing_else():
    hers = {"hand": ["thor-phecda", "athena-base", "mu-belier"]}
    field = ["kanon-dragon-des-mers"] * 3 + ["docrates", "gigas", "shaina-ophiuchus"]
    t = hilda_turn(5, hers=hers, field=field)
    # Gigas (slot 5) is hers for nothing; 5 Force are just enough for Shaina in slot 6.
    assert t.you.hand == ["athena-base", "gigas", "shaina-ophiuchus"]
    assert t.you.discard == ["mu-belier", "thor-phecda"] and "docrates" in on_field(t)
    t.settled()


@rule("SS-DIE-070")
def test_cosmos_spends_the_armour_too_and_buys_an_armour_which_she_wears():
    hers = {"hand": ["shiva-paon", "oko"], "armour": ["armure-lion"]}
    field = ["mu-belier", "mu-belier", "armure-cancer", "mu-belier", "mu-belier", "gigas"]
    t = hilda_turn(6, hers=hers, field=field)
    assert t.you.armour == ["armure-cancer"]
    assert t.you.hand == ["oko", "gigas"] and t.you.discard == ["shiva-paon", "armure-lion"]
    t.settled()


@rule("SS-DIE-090")
def test_she_buys_by_pv_first():
    field = [
        "kanon-dragon-des-mers",
        "moses-baleine",
        "sirius-grand-chien",
        "sirius-grand-chien",
        "gigas",
        "thor-phecda",
    ]
    t = hilda_turn(5, hers={"hand": ["thor-phecda", "thor-phecda"]}, field=field)
    assert t.you.hand[:2] == ["gigas", "moses-baleine"]
    t.settled()


@rule("SS-DIE-090")
def test_she_buys_the_stronger_of_two_of_the_same_pv_then_the_one_nearest_to_slot_six_and_goes_on():
    field = ["babel-centaure", "shiva-paon", "babel-centaure", "gigas", "gigas", "kanon-dragon-des-mers"]
    t = hilda_turn(5, hers={"hand": ["thor-phecda"] * 2}, field=field)
    assert t.you.hand == ["gigas", "shiva-paon"]  # 2 PV each, strength 4 against 2
    field = ["ban-petit-lion", "nachi-loup", "geki-ours", "gigas", "gigas", "kanon-dragon-des-mers"]
    t = hilda_turn(5, hers={"hand": ["thor-phecda"] * 2}, field=field)
    assert t.you.hand == ["gigas", "geki-ours", "nachi-loup"] and on_field(t)[0] == "ban-petit-lion"
    t.settled()


@rule("SS-DIE-100")
def test_a_score_of_three_and_a_star_counts_as_three():
    field = ["sirius-grand-chien", "marine-aigle", "athena-base", "gigas", "gigas", "kanon-dragon-des-mers"]
    t = hilda_turn(5, hers={"hand": ["thor-phecda"] * 2}, field=field)
    assert t.you.hand == ["gigas", "marine-aigle"]
    field = ["kiki", "athena-base", "gigas", "gigas", "mu-belier", "gigas"]
    t = hilda_turn(6, hers={"hand": ["hilda", "shiva-paon"]}, field=field)
    assert t.you.hand[:2] == ["gigas", "kiki"]  # 1 PV against a bare *
    t.settled()


@rule("SS-DIE-110", "SS-SOLOT-020")
def test_each_number_takes_the_card_of_its_slot_and_has_its_own_icon():
    for rolled, face in enumerate(("discard", "draw", "purify", "freeze", "force", "cosmos"), 1):
        field = ["jabu-licorne", "nachi-loup", "gigas", "geki-ours", "ban-petit-lion", "ichi-hydre"]
        t = hilda_turn(rolled, field=field)
        assert [one for one in field if t.zone(one)[1] == 1] == [field[rolled - 1]]
        (line,) = [one for one in t.match.log if one.id == "die"]
        assert line.args == {"rolled": rolled, "face": face}
        t.settled()
