"""Mass Mutation: Saurian."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="saurian", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def bearing(id, *bonus):
    return {"card": id, "bonus": list(bonus)}


@card("saurian-egg")
@rule("KF-FAQGEN-240")
def test_two_saurian_creatures_hatch_from_one_egg():
    t = scene({"battleline": ["saurian-egg"], "deck": ["senator-shrix", "crassosaurus", "troll"]}, house="dis")
    t.me.omni("saurian-egg", "left", "right")
    assert t.me.battleline == ["senator-shrix", "crassosaurus"]
    for id in t.me.battleline:
        assert t.me[id].ready and t.me[id].counters == {"power": 3}
    assert t.me.discard == ["saurian-egg"] and t.me.deck == ["troll"]
    t.settled()


@card("saurian-egg")
def test_only_saurian_creatures_hatch_and_their_play_abilities_and_icons_do_not_resolve():
    deck = [bearing("troll", "amber"), bearing("optio-gorkus", "amber"), "krump"]
    t = scene({"battleline": ["saurian-egg"], "deck": deck})
    t.me.omni("saurian-egg", "left")
    assert t.me.battleline == ["optio-gorkus"] and t.me.discard == ["saurian-egg", "troll"] and t.me.deck == ["krump"]
    assert t.me.amber == 0
    t.settled()


@card("saurian-egg")
def test_an_egg_without_saurian_creatures_on_the_deck_stays():
    for deck, left in [(["troll", "siren-horn", "optio-gorkus"], ["optio-gorkus"]), (["troll"], []), ([], [])]:
        t = scene({"battleline": ["saurian-egg"], "deck": deck, "discard": ["crassosaurus"]})
        t.me.omni("saurian-egg")
        assert t.me.battleline == ["saurian-egg"] and t.me.deck == left
        assert sorted(t.me.discard) == sorted(["crassosaurus", *deck[:2]])
        t.settled()


@card("saurian-egg")
def test_a_warded_egg_hatches_without_being_destroyed():
    t = scene({"battleline": [{"card": "saurian-egg", "ward": True}], "deck": ["optio-gorkus"]})
    t.me.omni("saurian-egg", "left")
    assert t.me.battleline == ["optio-gorkus", "saurian-egg"] and not t.me["saurian-egg"].ward
    t.settled()


@card("saurian-egg")
@rule("KF-DRAW-040")
def test_what_was_shuffled_away_while_the_first_hatched_does_not_hatch():
    duma = {"card": "duma-the-martyr", "house": "saurian"}
    for seed in range(6):
        t = scene(
            {
                "artifacts": ["the-pale-star"],
                "battleline": ["saurian-egg"],
                "deck": [duma, "senator-shrix"],
                "discard": ["troll", "krump", "valdr"],
            },
            {"artifacts": ["autocannon"]},
            seed=seed,
        )
        t.me.omni("the-pale-star")  # each creature has 1 power
        t.me.omni("saurian-egg", "left")  # Autocannon fells Duma, for whom 2 cards are drawn: Shrix is in the new deck
        assert t.me.battleline == [] and t.me.discard == ["saurian-egg", "duma-the-martyr"]
        assert len(t.me.hand) == 2 and len(t.me.deck) == 3 and "senator-shrix" in t.me.hand + t.me.deck
        t.settled()


@card("saurian-egg")
def test_an_egg_neither_fights_nor_reaps():
    t = scene({"hand": ["saurian-egg"], "battleline": ["saurian-egg"]}, {"battleline": ["troll"]})
    number = t.me["saurian-egg"].number
    assert t.why("reap", number) == t.why("fight", number) == "KF-ABIL-180"
    assert t.offers("reap") == t.offers("fight") == [] and t.offers("omni") == ["saurian-egg"]
    t.me.play("saurian-egg", "left")
    assert t.me.amber == 1
    t.settled()


@card("siren-horn")
@rule("KF-FAQTIME-060", "KF-FIGHT-100")
def test_the_attacker_may_move_aember_before_assault_destroys_the_creature_it_fights():
    for first, paid in [("siren-horn", 1), ("ancient-bear", 0)]:
        bear = {"card": "ancient-bear", "amber": 1, "upgrades": ["siren-horn"]}
        t = scene({"battleline": [bear]}, {"battleline": ["batdrone", "krump"]}, house="untamed")
        t.me.fight("ancient-bear", "batdrone")
        t.asks(me, ["ancient-bear", "siren-horn"], kind="trigger")
        t.me.pick(first)
        assert t.you.discard == ["batdrone"] and t.you.battleline == ["krump"]
        assert t.me["ancient-bear"].amber == 1 - paid and t.me.amber == paid and t.me["ancient-bear"].damage == 0
        t.settled()


@card("siren-horn")
def test_siren_horn_moves_one_aember_onto_the_creature_fought():
    sequis = {"card": "sequis", "amber": 2, "upgrades": ["siren-horn"]}
    t = scene({"battleline": [sequis]}, {"battleline": ["troll", "krump"]}, house="sanctum")
    t.me.fight("sequis", "troll")
    assert t.you["troll"].amber == 1 and t.you["krump"].amber == 0
    assert t.me.battleline == [] and t.you.amber == 1  # what was left on Sequis
    t.settled()


@card("siren-horn")
def test_siren_horn_moves_nothing_from_a_creature_without_aember():
    horned = {"card": "bulwark", "upgrades": ["siren-horn"]}
    t = scene({"battleline": [horned]}, {"battleline": [{"card": "batdrone", "amber": 1}]}, house="sanctum")
    t.me.fight("bulwark", "batdrone")
    assert t.me["bulwark"].amber == 0 and t.me.amber == 1
    t.settled()


@card("siren-horn")
def test_siren_horn_works_for_the_attacker_only_and_has_an_icon():
    t = scene({"hand": ["siren-horn"], "battleline": ["troll"]}, {"battleline": [{"card": "krump", "amber": 1}]})
    t.me.play("siren-horn")
    t.asks(me, ["troll", "krump"])
    t.me.pick("krump")
    assert t.me.amber == 1
    t.match.patch({"house": "brobnar"})
    t.me.fight("troll", "krump")
    assert t.me.amber == 2 and t.me["troll"].amber == 0
    t.settled()


@card("amphora-captura")
def test_amphora_captura_may_make_any_icon_a_capture_icon():
    for icon in ("amber", "draw", "damage"):
        mine = {"hand": [bearing("optio-gorkus", icon)], "artifacts": ["amphora-captura"], "deck": ["troll"]}
        t = scene(mine, {"amber": 3})
        t.me.play("optio-gorkus")
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick("yes", "optio-gorkus")
        assert t.me["optio-gorkus"].amber == 1 and t.you.amber == 2 and t.me.amber == 0
        assert t.me.hand == [] and t.me["optio-gorkus"].damage == 0
        t.settled()


@card("amphora-captura")
def test_each_icon_is_asked_about_and_may_be_left_as_it_is():
    mine = {"hand": [bearing("optio-gorkus", "amber", "capture", "draw")], "artifacts": ["amphora-captura"]}
    t = scene({**mine, "deck": ["troll"]}, {"amber": 3})
    t.me.play("optio-gorkus", "no")
    assert t.me.amber == 1
    t.asks(me, ["optio-gorkus"])  # a capture icon is one already
    t.me.pick("optio-gorkus", "no")
    assert t.me.hand == ["troll"] and t.me["optio-gorkus"].amber == 1 and t.you.amber == 2
    t.settled()


@card("amphora-captura")
def test_the_opponents_amphora_captura_changes_nothing():
    t = scene({"hand": [bearing("optio-gorkus", "amber")]}, {"artifacts": ["amphora-captura"], "amber": 3})
    t.me.play("optio-gorkus")
    assert t.me.amber == 1 and t.you.amber == 3
    t.settled()


GORKUS = {"card": "optio-gorkus", "upgrades": ["imperial-scutum"]}
LINE = [{"card": "krump", "amber": 2}, GORKUS, {"card": "valdr", "amber": 3}]


@card("optio-gorkus")
@rule("KF-FAQDEST-090")
def test_on_their_own_turn_a_player_saves_the_aember_beside_optio_gorkus_from_the_opponent():
    t = scene({"hand": ["gateway-to-dis"], "battleline": LINE}, {"battleline": ["troll"]}, house="dis")
    t.me.play("gateway-to-dis")
    gorkus = t.number("optio-gorkus")
    t.asks(me, [f"trigger:{gorkus}", f"trigger:{gorkus}.1", "imperial-scutum"], kind="trigger")
    t.me.pick(f"trigger:{gorkus}.1", "optio-gorkus")
    assert t.me["optio-gorkus"].amber == 3 and t.me["krump"].amber == 2
    t.me.pick("optio-gorkus", "optio-gorkus")
    assert [one.amber for one in t.state.players[me].battleline] == [0, 0, 0]  # Imperial Scutum came last
    t.asks(me, ["krump", "optio-gorkus", "valdr"])  # the order on the discard pile
    t.me.pick("krump", "valdr")
    assert t.you.amber == t.me.amber == 0 and t.me.battleline == t.you.battleline == []
    t.settled()


@card("optio-gorkus")
@rule("KF-FAQDEST-100")
def test_on_the_opponents_turn_the_opponent_takes_it():
    t = scene({"hand": ["gateway-to-dis"]}, {"battleline": LINE}, house="dis")
    t.me.play("gateway-to-dis", "imperial-scutum")
    t.me.pick("optio-gorkus", "optio-gorkus")
    assert t.you["optio-gorkus"].amber == 5
    t.me.pick("krump", "valdr")
    assert t.me.amber == 5 and t.you.amber == 0 and t.you.battleline == []
    t.settled()


@card("optio-gorkus")
def test_the_aember_of_a_destroyed_neighbour_moves_to_optio_gorkus_and_stays_there():
    line = ["optio-gorkus", {"card": "krump", "amber": 2, "damage": 5}, {"card": "valdr", "amber": 1, "damage": 5}]
    t = scene({"hand": ["punch", "punch"]}, {"battleline": line}, house="brobnar")
    t.me.play("punch", "valdr")  # no neighbour
    assert t.me.amber == 2 and t.you["optio-gorkus"].amber == 0
    t.me.play("punch", "krump")
    t.asks(me, ["optio-gorkus"])
    t.me.pick("optio-gorkus")
    assert t.you["optio-gorkus"].amber == 2 and t.me.amber == 3 and t.you.battleline == ["optio-gorkus"]
    t.settled()


@card("optio-gorkus")
def test_between_two_optio_gorkus_the_active_player_picks_one():
    line = ["optio-gorkus", {"card": "krump", "amber": 2, "damage": 5}, "optio-gorkus"]
    t = scene({"hand": ["punch"]}, {"battleline": line}, house="brobnar")
    left, right = [one.card.number for one in t.state.players[you].battleline if one.card.proto.id == "optio-gorkus"]
    t.me.play("punch", "krump")
    t.asks(me, [left, right], kind="trigger")
    t.me.pick(left)
    t.asks(me, [left, right])
    t.me.pick(right)
    assert [one.amber for one in t.state.players[you].battleline] == [0, 2] and t.me.amber == 1
    t.settled()


@card("optio-gorkus")
def test_optio_gorkus_is_elusive_and_without_aember_nothing_is_asked():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["optio-gorkus", "batdrone"]}, house="brobnar")
    t.me.fight("troll", "optio-gorkus")
    assert t.you["optio-gorkus"].damage == 0 and t.me["troll"].damage == 0
    t.me.fight("krump", "batdrone")
    assert t.you.battleline == ["optio-gorkus"]
    t.settled()
