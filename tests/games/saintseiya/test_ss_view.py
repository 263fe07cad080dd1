"""What a page reads off the table: the sums of a confrontation, and the count at the end."""

from ss_scene import at, end_turn, facing, play, scene

from pioche.engine import new_match


def confronts(t, seat=0):
    found = t.match.view(seat)["players"][0].get("confronts", [])
    return {t.state.cards[one.pop("target")].proto.id: one for one in found}


def test_nothing_is_said_while_nobody_is_confronted():
    t = scene({"hand": ["seiya-pegase"]})
    assert all("confronts" not in player for player in t.match.view(0)["players"])


def test_those_who_face_a_card_tell_what_they_bring_and_what_they_need():
    """Aldébaran has 2 Force more against the first card of the field."""
    t = scene(
        {"hand": ["seiya-pegase-bronze"], "played": facing(3, "aldebaran-taureau")}, field=[at(3, "misty-lezard")]
    )
    assert confronts(t) == {"misty-lezard": {"force": {"sum": 4, "need": 5, "armour": 0}}}
    play(t, "seiya-pegase-bronze", "misty-lezard")
    assert confronts(t) == {"misty-lezard": {"force": {"sum": 5, "need": 5, "armour": 0}}}


def test_each_card_is_told_what_those_who_face_it_bring_and_no_others():
    field = [at(2, "mu-belier"), at(3, "misty-lezard")]
    t = scene({"played": facing(2, "seiya-pegase") + facing(3, "aldebaran-taureau")}, field=field)
    sums = {id: one["force"]["sum"] for id, one in confronts(t).items()}
    assert sums == {"mu-belier": 1, "misty-lezard": 2}


def test_both_ways_are_told_with_what_the_armour_could_add_and_to_everybody():
    field = [at(2, "mu-belier"), at(6, "jabu-licorne")]
    t = scene({"played": facing(6, "seiya-pegase-bronze"), "armour": ["armure-pegase"]}, field=field)
    jabu = {"force": {"sum": 1, "need": 2, "armour": 0}, "cosmos": {"sum": 1, "need": 2, "armour": 1}}
    assert confronts(t, 0) == confronts(t, 1) == {"jabu-licorne": jabu}


def test_the_need_is_that_of_those_who_confront_it():
    """Daichi: 1 Cosmos less for each Héros beside him."""
    t = scene({"played": facing(1, "daichi-cloth-terrestre", "seiya-pegase")}, field=[at(1, "mu-belier")])
    told = confronts(t)["mu-belier"]
    assert (told["force"]["need"], told["cosmos"]["need"]) == (7, 6)


def test_at_the_end_and_not_before_the_count_is_told_line_by_line():
    t = scene({"discard": ["mu-belier"], "plus": 2}, {"trophies": ["pilier-arctique"]}, field=[], ending=True, active=1)
    assert all("count" not in player for player in t.match.view(0)["players"])
    end_turn(t)
    mine, yours = t.match.view(0)["players"]
    assert mine["count"] == [{"what": "card", "points": 5, "card": "mu-belier"}, {"what": "plus", "points": 2}]
    assert [line["what"] for line in yours["count"]] == ["pillar"]
    for player, total in zip((mine, yours), t.match.result.scores, strict=True):
        assert player["score"] == sum(line["points"] for line in player["count"]) == total


def test_a_game_that_is_given_up_is_counted_too():
    match = new_match("saintseiya", ["seiya", "ikki"], seed=3)
    match.concede(0)
    assert all(player["count"] == [] and player["score"] == 0 for player in match.view(1)["players"])
