"""Age of Ascension: Logos."""

from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="logos", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


DECK = ["labwork"] * 9


@card("archimedes")
@rule("KF-DEST-120")
def test_who_becomes_a_neighbour_of_archimedes_once_tagged_is_not_archived():
    line = ["troll", "krump", "archimedes", "bumpsy", "valdr"]
    t = scene({"hand": ["gateway-to-dis"]}, {"battleline": line}, house="dis")
    t.me.play("gateway-to-dis")
    t.asks(me, ["troll", "archimedes", "valdr"])  # in which order they lie on the discard pile
    t.me.pick("troll", "valdr")
    assert sorted(t.you.archives) == ["bumpsy", "krump"] and t.you.battleline == []
    assert sorted(t.you.discard) == ["archimedes", "troll", "valdr"]
    t.settled()


@card("archimedes")
def test_archimedes_saves_its_own_neighbours_for_their_owners_archives():
    mine = ["archimedes", {"card": "silvertooth", "owner": 1, "damage": 1}, "urchin"]
    t = scene({"battleline": mine, "artifacts": ["anomaly-exploiter"]}, {"battleline": ["dust-imp"]})
    t.me.action("anomaly-exploiter", "silvertooth")
    assert t.you.archives == ["silvertooth"] and t.me.archives == [] and t.me.battleline == ["archimedes", "urchin"]
    assert t.you.battleline == ["dust-imp"] and t.you.discard == []
    t.settled()


@card("archimedes")
def test_archimedes_gives_nothing_to_itself_nor_to_those_who_stand_apart():
    t = scene(
        {"battleline": ["archimedes", "mother", {"card": "doc-bookton", "damage": 4}]},
        {"battleline": [{"card": "mother", "damage": 4}]},
        house="logos",
    )
    t.me.fight("doc-bookton", t.state.players[you].battleline[0].card.number)
    assert t.me.archives == t.you.archives == [] and t.me.discard == ["doc-bookton"] and t.you.discard == ["mother"]
    t.settled()


@card("archimedes")
def test_archimedes_eludes_the_first_attack():
    t = scene({"battleline": ["mother"]}, {"battleline": ["archimedes"]})
    t.me.fight("mother", "archimedes")
    assert t.you.battleline == ["archimedes"] and t.me["mother"].damage == 0
    t.settled()


@card("eureka")
@rule("KF-KWALPHA-010")
def test_eureka_gains_2_and_archives_two_cards_by_chance():
    went = set()
    for seed in range(12):
        t = scene({"hand": ["eureka", "troll", "krump", "mother"]}, {"hand": ["anger"]}, seed=seed)
        t.me.play("eureka")
        assert t.me.amber == 3 and len(t.me.archives) == 2 and len(t.me.hand) == 1 and t.you.hand == ["anger"]
        went.add(tuple(t.me.hand))
    assert went == {("troll",), ("krump",), ("mother",)}
    t.settled()


@card("eureka")
@rule("KF-KWALPHA-010")
def test_eureka_comes_first_or_not_at_all():
    t = scene({"hand": ["eureka", "mother"]})
    t.me.play("mother")
    assert t.offers("play") == [] and t.why("play", "eureka") == "KF-KWALPHA-010"
    t = scene({"hand": ["eureka", "troll"]})
    t.me.play("eureka")
    assert t.me.archives == ["troll"] and t.me.hand == []
    t.settled()


@card("eureka", "mimicry")
@rule("KF-FAQGEN-030", "KF-FAQGEN-040")
def test_mimicry_as_eureka_has_alpha():
    for before, hand, amber in [([], [], 3), (["dust-pixie"], ["mimicry", "troll"], 2)]:
        t = scene({"hand": [*before, "mimicry", "troll"]}, {"discard": ["eureka"]}, house="untamed")
        for id in before:
            t.me.play(id)
        t.me.play("mimicry", "eureka")
        assert t.me.hand == hand and t.me.amber == amber
        t.settled()


@card("jargogle")
@rule("KF-PURGE-050")
def test_jargogle_hides_a_card_of_the_hand():
    t = scene({"hand": ["jargogle", "krump", "mother"]})
    t.me.play("jargogle")
    t.asks(me, ["krump", "mother"])
    t.me.pick("krump")
    assert t.me.hand == ["mother"] and t.me.battleline == ["jargogle"]
    assert "krump" in str(t.match.view(me)) and "krump" not in str(t.match.view(you))
    t.settled()
    t = scene({"hand": ["jargogle"]})
    t.me.play("jargogle")
    assert t.me.battleline == ["jargogle"] and t.me["jargogle"].under == []
    t.settled()


@card("jargogle")
def test_jargogle_plays_its_card_when_it_is_destroyed_on_its_players_turn():
    t = scene(
        {"battleline": [{"card": "jargogle", "under": ["bumpsy"]}, "mother"], "artifacts": ["cannon"]},
        {"battleline": ["troll"], "amber": 2},
    )
    t.me.fight("jargogle", "troll", "right")
    assert t.me.battleline == ["mother", "bumpsy"] and t.you.amber == 1 and t.me.discard == ["jargogle"]
    t.settled()


@card("jargogle")
def test_jargogle_archives_its_card_unseen_when_it_is_destroyed_on_another_turn():
    t = scene(
        {"battleline": ["niffle-ape"]}, {"battleline": [{"card": "jargogle", "under": ["krump"]}]}, house="untamed"
    )
    t.me.fight("niffle-ape", "jargogle")
    assert t.you.archives == ["krump"] and t.you.discard == ["jargogle"]
    assert "krump" in str(t.match.view(you)) and "krump" not in str(t.match.view(me))
    t.settled()


@card("jargogle")
@rule("KF-PURGE-050")
def test_what_jargogle_cannot_play_or_leaves_behind_is_discarded():
    t = scene({"battleline": [{"card": "jargogle", "under": ["kelifi-dragon"]}]}, {"battleline": ["troll"]})
    t.me.fight("jargogle", "troll")
    assert sorted(t.me.discard) == ["jargogle", "kelifi-dragon"] and t.me.battleline == []
    t = scene({"hand": ["fear"]}, {"battleline": [{"card": "jargogle", "under": ["krump"]}]}, house="dis")
    t.me.play("fear", "jargogle")
    assert t.you.hand == ["jargogle"] and t.you.discard == ["krump"] and t.you.archives == []
    t.settled()


@card("jargogle")
@rule("KF-PURGE-050")
def test_of_two_cards_under_jargogle_the_second_is_gone_once_the_first_has_taken_it_away():
    jargogle = {"card": "jargogle", "under": ["nature-s-call", "bumpsy"]}
    t = scene({"battleline": [jargogle, "mother"]}, {"battleline": ["troll"], "amber": 2})
    t.me.fight("jargogle", "troll")
    t.asks(me, ["jargogle", "mother", "troll", "done"])
    t.me.pick("jargogle", "done")
    assert t.me.hand == ["jargogle"] and t.me.discard == ["nature-s-call", "bumpsy"] and t.me.battleline == ["mother"]
    assert t.you.amber == 2
    t.settled()


@card("jargogle")
def test_who_controls_jargogle_plays_the_card_of_its_owner():
    under = {"card": "krump", "owner": 1}
    t = scene(
        {"battleline": [{"card": "jargogle", "owner": 1, "under": [under]}]}, {"battleline": ["troll"], "amber": 1}
    )
    t.me.fight("jargogle", "troll", "left")
    assert t.me.battleline == ["krump"] and t.card("krump").card.owner == you and t.you.discard == ["jargogle"]
    t.settled()


@card("jargogle")
def test_a_card_under_a_jargogle_that_changed_hands_is_archived_by_its_owner():
    under = {"card": "krump", "owner": 0}
    t = scene(
        {"battleline": ["niffle-ape"]},
        {"battleline": [{"card": "jargogle", "owner": 0, "under": [under]}]},
        house="untamed",
    )
    t.me.fight("niffle-ape", "jargogle")
    assert t.me.archives == ["krump"] and t.me.discard == ["jargogle"] and t.you.archives == []
    t.settled()


@card("jargogle")
@rule("KF-FAQDEST-060")
def test_an_omega_card_that_jargogle_plays_in_step_3_ends_the_step():
    t = scene(
        {"battleline": [{"card": "jargogle", "under": ["duskwitch"]}, "mother"], "hand": ["labwork"], "deck": DECK},
        {"battleline": ["troll"], "hand": ["anger"]},
    )
    t.me.fight("jargogle", "troll", "left")
    assert t.me.battleline == ["duskwitch", "mother"] and t.me["duskwitch"].ready  # step 4 came
    assert t.state.active == you and t.state.step == "house"
    t.settled()


@card("jargogle", "strange-gizmo")
@rule("KF-FAQDEST-070", "KF-KWOMEGA-030")
def test_an_omega_card_that_jargogle_plays_in_step_1_ends_only_that_step():
    t = scene(
        {
            "battleline": [{"card": "jargogle", "under": ["duskwitch"]}],
            "artifacts": ["strange-gizmo"],
            "amber": 6,
            "hand": ["labwork", "mother", "troll"],
        },
        {"hand": ["anger"]},
        active=1,
        house="brobnar",
    )
    t.you.end()
    t.me.pick("red", "left", "jargogle")
    assert t.me.battleline == ["duskwitch"] and t.state.step == "house" and t.state.active == me
    t.me.house("logos")
    assert t.offers("play") == ["labwork", "mother"] and t.why("play", "mother") == ""
    t.me.play("mother", "left")
    assert t.me["mother"].ready
    t.settled()


def choose_logos(held, **more):
    """My turn begins, with so much Æ on [REDACTED]."""
    mine = {"artifacts": [{"card": "redacted", "amber": held}], "hand": ["troll"], **more}
    t = scene(mine, {"hand": ["anger"]}, active=1, house="brobnar")
    t.you.end()
    return t


@card("redacted")
@rule("KF-FAQRULE-110")
def test_redacted_grows_with_each_choice_of_logos_and_may_become_a_key():
    t = choose_logos(3)
    t.me.house("logos")
    assert t.me["redacted"].amber == 4
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes")
    t.asks(me, ["key:red", "key:blue", "key:yellow"])
    t.me.pick("blue")
    assert t.me.keys == ("blue",) and t.me.artifacts == [] and t.me.discard == ["redacted"]
    assert t.me.amber == 0 and t.you.amber == 0 and t.state.step == "main"
    t.settled()


@card("redacted")
@rule("KF-FAQRULE-110")
def test_redacted_may_be_kept_for_later():
    t = choose_logos(4, amber=2)
    t.me.house("logos")
    t.me.pick("no")
    assert t.me["redacted"].amber == 5 and t.me.keys == () and t.me.amber == 2
    t.settled()


@card("redacted")
def test_redacted_needs_logos_and_four_aember():
    t = choose_logos(3)
    t.me.house("brobnar")
    assert t.me["redacted"].amber == 3 and t.state.step == "main"
    t = choose_logos(2)
    t.me.house("logos")
    assert t.me["redacted"].amber == 3 and t.state.step == "main"
    t = scene({"hand": ["troll"]}, {"artifacts": [{"card": "redacted", "amber": 3}], "hand": ["anger"]}, house="logos")
    t.me.end()
    t.you.house("brobnar")
    t.you.end()
    t.me.house("brobnar")
    assert t.you["redacted"].amber == 3
    t.settled()


@card("redacted")
def test_the_opponents_choice_of_logos_is_nothing_to_redacted():
    t = scene(
        {"hand": ["mother"]},
        {"artifacts": [{"card": "redacted", "amber": 3}], "hand": ["troll"]},
        active=1,
        house="dis",
    )
    t.you.end()
    t.me.house("logos")
    assert t.you["redacted"].amber == 3 and t.me.keys == t.you.keys == ()
    t.settled()


@card("redacted")
@rule("KF-FAQRULE-100")
def test_a_fourth_aember_that_comes_in_another_way_makes_no_key():
    t = choose_logos(2)
    t.me.house("logos")
    t.match.patch({"cards": [{"number": t.number("redacted"), "amber": 4}]})
    t.me.end()
    assert t.me["redacted"].amber == 4 and t.me.artifacts == ["redacted"] and t.me.keys == ()
    t.settled()
