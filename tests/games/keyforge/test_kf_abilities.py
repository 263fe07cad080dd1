"""Resolving abilities, the Rule of Six, loops, repeating, moving and swapping, healing, names of cards."""

import pytest

from pioche.engine.cards import Ability, when
from pioche.games.keyforge.cards.words import (
    BOOK,
    draw,
    friends,
    gain,
    pick,
    pick_card,
    raise_tide,
    swap_with_card,
)
from pioche.games.keyforge.rules.values import key_cost
from pioche.testing import me, rule, table, you


def scene(mine=None, yours=None, **words):
    return table("keyforge", **{"house": "brobnar", "me": mine, "you": yours, **words})


def hurt(id, damage, **words):
    return {"card": id, "damage": damage, **words}


def tired(id, **words):
    return {"card": id, "ready": False, **words}


def wearing(id, *upgrades, **words):
    return {"card": id, "upgrades": list(upgrades), **words}


@pytest.fixture
def written(monkeypatch):
    """`written("dust-pixie", play=…)`: for this test, a card has another text. For rules of which no card of ours
    makes use."""

    def write(id, **hooks):
        abilities = {hook: run if isinstance(run, Ability) else Ability(run) for hook, run in hooks.items()}
        monkeypatch.setattr(BOOK[id], "hooks", abilities)

    return write


def readied(t, *numbers):
    t.match.patch({"cards": [{"number": number, "ready": True} for number in numbers]})


# Resolving abilities


@rule("KF-ABIL-010")
def test_the_part_that_cannot_be_resolved_is_ignored():
    t = scene({"hand": ["anger"], "battleline": ["snufflegator"]}, {"battleline": ["krump"]})
    assert t.me["snufflegator"].ready
    t.me.play("anger", "snufflegator", "krump")
    assert t.you["krump"].damage == 4 and not t.me["snufflegator"].ready
    t = scene({"hand": ["anger"], "battleline": [tired("snufflegator")]})
    t.me.play("anger", "snufflegator")  # it is readied, and there is nobody to fight
    assert t.me["snufflegator"].ready
    t.settled()


@rule("KF-ABIL-010")
def test_poltergeist_destroys_an_artifact_that_cannot_be_used():
    t = scene({"hand": ["poltergeist"]}, {"artifacts": ["banner-of-battle"]}, house="dis")
    t.me.play("poltergeist", "banner-of-battle")
    assert t.you.discard == ["banner-of-battle"]
    t.settled()


@rule("KF-ABIL-020")
def test_instructions_are_followed_in_the_order_in_which_they_are_written():
    t = scene({"hand": ["sloppy-labwork", "mother"]}, house="logos")
    t.me.play("sloppy-labwork", "mother")  # archive a card, then discard one
    assert t.me.archives == ["mother"] and t.me.discard == ["sloppy-labwork"]
    t.settled()


@rule("KF-ABIL-030")
def test_nobody_may_do_less_than_an_ability_allows():
    t = scene({"hand": ["crassosaurus"], "amber": 4}, {"amber": 6}, house="saurian")
    t.me.play("crassosaurus")
    assert t.me["crassosaurus"].amber == 10 and t.me.amber == t.you.amber == 0  # nothing was asked
    t.settled()
    t = scene({"hand": ["crassosaurus"], "amber": 4}, {"amber": 8}, house="saurian")
    t.me.play("crassosaurus")
    t.asks(me, ["number:2", "number:3", "number:4"], kind="number")  # of one's own, so that it is 10 in all
    t.me.pick("number:2")
    assert t.me["crassosaurus"].amber == 10 and t.me.amber == 2 and t.you.amber == 0
    t.settled()


@rule("KF-ABIL-030")
def test_all_is_returned_that_can_be():
    t = scene({"hand": ["lights-out"]}, {"battleline": ["troll", "krump", "bumpsy"]}, house="shadows")
    t.me.play("lights-out")
    t.asks(me, ["troll", "krump", "bumpsy"])
    t.me.pick("krump")
    t.asks(me, ["troll", "bumpsy"])  # and not to stop here
    t.me.pick("bumpsy")
    assert t.you.battleline == ["troll"]
    t.settled()


@rule("KF-ABIL-040")
def test_an_ability_affects_cards_in_play_only():
    t = scene(
        {"hand": ["fear", "tocsin"]},
        {
            "battleline": ["krump"],
            "hand": ["troll"],
            "discard": ["bumpsy"],
            "archives": ["valdr"],
            "deck": ["headhunter"],
        },
        house="dis",
    )
    t.me.play("fear")
    t.asks(me, ["krump"])
    t.me.pick("krump")
    assert t.you.hand == ["troll", "krump"] and t.you.discard == ["bumpsy"]
    t.settled()


@rule("KF-ABIL-050")
def test_the_abilities_of_a_creature_that_is_not_in_play_are_not_active():
    t = scene(
        {"hand": ["murmook"], "discard": ["murmook"], "archives": ["murmook"], "deck": ["murmook"], "houses": ["dis"]},
        {"amber": 6, "houses": ["dis"]},
        house="dis",
    )
    assert key_cost(t.state, you) == 6
    t.me.end()
    t.you.pick("red")
    assert t.you.keys == ("red",) and t.you.amber == 0
    t.settled()


@rule("KF-ABIL-050")
def test_the_abilities_of_a_card_end_as_it_leaves_play():
    t = scene({"hand": ["fear", "hysteria"]}, {"battleline": ["murmook", wearing("troll", "jammer-pack")]}, house="dis")
    assert key_cost(t.state, me) == 6 + 1 + 2
    t.me.play("fear", "murmook")
    assert key_cost(t.state, me) == 6 + 2
    t.me.play("hysteria")
    assert key_cost(t.state, me) == 6
    t.settled()


@rule("KF-ABIL-060")
def test_a_triggered_ability_resolves_to_the_end_without_its_card():
    t = scene({"hand": ["neutron-shark"], "deck": ["mother", "krump"]}, {"battleline": ["troll"]}, house="logos")
    t.me.play("neutron-shark", "troll", "neutron-shark")
    assert t.you.battleline == t.me.battleline == []
    assert t.me.discard == ["mother", "neutron-shark"] and t.me.deck == ["krump"]
    t.settled()


@rule("KF-ABIL-070")
def test_what_an_ability_triggers_is_resolved_before_it_goes_on():
    t = scene(
        {"hand": ["neutron-shark"], "battleline": ["research-smoko"], "deck": ["troll", "mother", "krump"]},
        {"battleline": ["bumpsy"]},
        house="logos",
    )
    t.me.play("neutron-shark", "right", "bumpsy", "research-smoko")
    assert t.me.archives == ["troll"]  # by Research Smoko; only then the top card was discarded
    assert t.me.discard == ["mother", "research-smoko"] and t.me.deck == ["krump"]
    t.settled()


@rule("KF-ABIL-080")
def test_what_may_be_done_is_done_in_full_or_not_at_all():
    mine = {"hand": ["the-common-cold"], "battleline": ["tunk", "bumpsy"]}
    theirs = {"battleline": ["zorg", "krump", {"card": "grommid", "ward": True}]}
    t = scene(mine, theirs, house="untamed")
    t.me.play("the-common-cold")
    t.asks(me, ["yes", "no"], kind="confirm")
    t.me.pick("yes", "zorg")
    assert t.me.battleline == ["bumpsy"] and t.you.battleline == ["krump"]  # the ward went with the damage
    t.settled()
    t = scene(mine, theirs, house="untamed")
    t.me.play("the-common-cold", "no")
    assert t.me.battleline == ["tunk", "bumpsy"] and t.you.battleline == ["zorg", "krump", "grommid"]
    t.settled()


@rule("KF-ABIL-090")
def test_if_you_do_asks_for_all_that_comes_before_it():
    t = scene(
        {"hand": ["pawn-sacrifice"], "battleline": [{"card": "silvertooth", "ward": True}]},
        {"battleline": ["troll"]},
        house="shadows",
    )
    t.me.play("pawn-sacrifice", "silvertooth")
    assert t.me.battleline == ["silvertooth"] and not t.me["silvertooth"].ward
    assert t.you["troll"].damage == 0
    t = scene({"hand": ["finishing-blow"]}, {"battleline": [hurt("troll", 1, ward=True)], "amber": 2}, house="shadows")
    t.me.play("finishing-blow", "troll")
    assert t.you.battleline == ["troll"] and t.you.amber == 2
    t = scene({"hand": ["finishing-blow"]}, {"battleline": [hurt("troll", 1)], "amber": 2}, house="shadows")
    t.me.play("finishing-blow", "troll")
    assert t.you.battleline == [] and t.you.amber == 1
    t.settled()


@rule("KF-ABIL-100")
def test_this_way_means_this_resolution_only():
    t = scene(
        {"hand": ["hand-of-dis", "hecatomb"], "battleline": ["tocsin"]},
        {"battleline": ["shooler", "pit-demon", "snudge", {"card": "charette", "ward": True}, "krump"]},
        house="dis",
    )
    t.me.play("hand-of-dis", "pit-demon")
    t.me.play("hecatomb", "shooler")
    assert t.you.battleline == ["charette", "krump"]
    assert t.you.amber == 2 and t.me.amber == 1 + 1  # not for Pit Demon, nor for Charette
    t.settled()


@rule("KF-ABIL-110")
def test_each_instance_of_a_for_each_may_hit_another_card():
    shards = ["shard-of-pain", "shard-of-greed", "shard-of-pain"]
    for picks, damage in (
        (["troll", "krump", "bumpsy"], [1, 1, 1]),
        (["krump", "troll", "krump"], [1, 2, 0]),
        (["troll", "troll", "troll"], [3, 0, 0]),
    ):
        t = scene(
            {"artifacts": shards, "battleline": ["tocsin"]}, {"battleline": ["troll", "krump", "bumpsy"]}, house="dis"
        )
        t.me.action("shard-of-pain")
        for target in picks:
            t.asks(me, ["troll", "krump", "bumpsy"])
            t.me.pick(target)
        assert [t.you[id].damage for id in ("troll", "krump", "bumpsy")] == damage
        t.settled()


@rule("KF-ABIL-120")
def test_where_one_creature_is_chosen_first_it_takes_all_of_it():
    t = scene(
        {"battleline": [wearing("tunk", "red-planet-ray-gun"), "zorg", "mindwarper"]},
        {"battleline": ["grommid", "troll"]},
        house="mars",
    )
    t.me.reap("tunk")
    t.asks(me, ["tunk", "zorg", "mindwarper", "grommid", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].damage == 4 and t.you["grommid"].damage == 0
    t.settled()


@rule("KF-ABIL-130")
def test_the_instances_of_damage_are_dealt_together():
    shards = ["shard-of-pain", "shard-of-pain", "shard-of-pain"]
    t = scene({"artifacts": shards}, {"battleline": [{"card": "silvertooth", "ward": True}, "bumpsy"]}, house="dis")
    t.me.action(t.state.players[me].artifacts[0].number, "silvertooth", "silvertooth", "silvertooth")
    assert not t.you["silvertooth"].ward and t.you["silvertooth"].damage == 0  # one packet, stopped as one
    t = scene({"artifacts": shards}, {"battleline": ["silvertooth", "bumpsy"]}, house="dis")
    t.me.action(t.state.players[me].artifacts[0].number, "silvertooth", "silvertooth")
    t.asks(me, ["silvertooth", "bumpsy"])  # two would be enough, but nothing is dealt yet
    assert t.you["silvertooth"].damage == 0
    t.me.pick("bumpsy")
    assert t.you.battleline == ["bumpsy"] and t.you["bumpsy"].damage == 1
    t.settled()


@rule("KF-ABIL-140")
def test_a_text_without_a_word_in_bold_applies_while_the_card_is_in_play():
    deck = ["troll"] * 10
    t = scene({"battleline": ["mother"], "deck": deck}, {"deck": deck}, house="dis")
    t.me.end()
    assert len(t.me.hand) == 7
    t = scene({"battleline": ["krump", "mother", "valdr"], "hand": ["hand-of-dis"], "deck": deck}, house="dis")
    t.me.play("hand-of-dis", "mother")
    t.me.end()
    assert len(t.me.hand) == 6
    t.settled()


@rule("KF-ABIL-150")
def test_a_constant_ability_works_while_exhausted_and_does_not_exhaust():
    for ready in (True, False):
        t = scene(
            {"battleline": [{"card": "murmook", "ready": ready}], "houses": ["dis"]},
            {"amber": 6, "houses": ["dis"]},
            active=you,
            house="dis",
        )
        assert key_cost(t.state, you) == 7 and key_cost(t.state, me) == 6
        assert t.me["murmook"].ready == ready
        t.you.end()
        t.me.house("dis")
        t.match.patch({"cards": [{"number": t.number("murmook"), "ready": ready}]})
        t.me.end()
        t.asks(you, kind="house")
        assert t.you.keys == () and t.you.amber == 6
        t.settled()


@rule("KF-ABIL-150")
def test_a_stunned_and_exhausted_creature_keeps_its_constant_ability():
    t = scene({"hand": ["nocturnal-maneuver", "punch"], "battleline": ["troll"]}, {"battleline": ["bulwark", "krump"]})
    t.match.patch({"house": "untamed", "cards": [{"number": t.number("bulwark"), "stunned": True}]})
    t.me.play("nocturnal-maneuver", "bulwark", "done")
    t.match.patch({"house": "brobnar"})
    t.me.play("punch", "krump")
    assert t.you["krump"].damage == 1 and not t.you["bulwark"].ready  # it still gives its neighbor 2 armor
    t.settled()


@rule("KF-ABIL-160")
def test_a_constant_ability_applies_before_anything_triggers():
    t = scene({"hand": ["king-of-the-crag"]}, {"battleline": ["pingle-who-annoys", "krump"]})
    t.me.play("king-of-the-crag")
    assert t.you.battleline == ["krump"] and t.you.discard == ["pingle-who-annoys"]
    assert t.me["king-of-the-crag"].damage == 0
    t.settled()


@rule("KF-ABIL-170")
def test_what_comes_before_a_fight_comes_after_the_exhausting():
    t = scene({"battleline": ["gabos-longarms", "tocsin"]}, {"battleline": ["troll", "krump"]}, house="dis")
    t.me.fight("gabos-longarms", "troll")
    t.asks(me, ["gabos-longarms", "tocsin", "troll", "krump"])
    assert not t.me["gabos-longarms"].ready and t.me["gabos-longarms"].damage == t.you["troll"].damage == 0
    t.me.pick("krump")
    assert t.you["krump"].damage == 5 and t.me.battleline == ["tocsin"]
    t.settled()


@rule("KF-ABIL-170")
def test_what_comes_before_a_reap_comes_after_the_exhausting_and_before_the_gain(written):
    def draws_where_exhausted_and_poor(s, me):
        if not me.it.ready and not s.players[me.seat].amber:
            draw(s, me.seat)

    written("dust-pixie", before_reap=draws_where_exhausted_and_poor)
    t = scene({"battleline": ["dust-pixie"], "deck": ["troll", "krump"]}, house="untamed")
    t.me.reap("dust-pixie")
    assert t.me.hand == ["troll"] and t.me.amber == 1
    t.settled()


@rule("KF-ABIL-180")
def test_cannot_wins_over_may_and_must():
    t = scene(
        {"hand": ["fogbank"], "battleline": ["krump"], "houses": ["untamed"]},
        {"hand": ["anger"], "battleline": [tired("troll")], "houses": ["brobnar"]},
        house="untamed",
    )
    t.me.play("fogbank")
    t.me.end()
    t.you.house("brobnar")
    assert t.why("fight", "troll") == "KF-STATE-030"
    t.you.play("anger", "troll")
    assert t.you["troll"].ready and t.me["krump"].damage == 0
    assert t.why("fight", "troll") == "KF-ABIL-180"
    t.settled()


@rule("KF-ABIL-190")
def test_of_two_restrictions_the_more_restrictive_one_applies():
    t = scene(
        {"artifacts": ["creed-of-nurture"], "battleline": ["tantadlin"], "hand": ["terrordactyl"]},
        {"battleline": ["krump", "troll", "bumpsy"]},
        house="untamed",
    )
    t.me.omni("creed-of-nurture", "terrordactyl", "tantadlin")
    t.me.fight("tantadlin", "troll")
    assert t.you["troll"].damage == 2 and t.you["krump"].damage == t.you["bumpsy"].damage == 4
    t.settled()


@rule("KF-ABIL-200")
def test_a_requirement_is_checked_when_the_card_is_about_to_be_played():
    t = scene({"hand": ["kelifi-dragon", "punch"], "amber": 6}, {"battleline": ["troll"]})
    assert t.why("play", "kelifi-dragon") == "KF-ABIL-200" and t.offers("play") == ["punch"]
    t.me.play("punch", "troll")
    assert t.offers("play") == ["kelifi-dragon"]
    t.me.play("kelifi-dragon")
    assert t.me.battleline == ["kelifi-dragon"] and t.me.amber == 7
    t.settled()


@rule("KF-ABIL-210")
def test_a_target_may_be_one_on_which_nothing_happens():
    t = scene({"hand": ["smaaash"], "battleline": ["krump"]}, {"battleline": [{"card": "troll", "stunned": True}]})
    t.me.play("smaaash", "right")
    t.asks(me, ["krump", "smaaash", "troll"])
    t.me.pick("troll")
    assert t.you["troll"].stunned and not t.me["smaaash"].stunned and not t.me["krump"].stunned
    t.settled()


@rule("KF-ABIL-210")
def test_but_never_a_tagged_one_to_be_destroyed():
    jargogle = {"card": "jargogle", "under": ["life-for-a-life"]}
    t = scene({"hand": ["poison-wave"], "battleline": [jargogle, "silvertooth", "valdr"]}, house="shadows")
    t.me.play("poison-wave")
    t.asks(me, ["valdr"])  # Jargogle and Silvertooth are marked already
    t.me.pick("valdr", "silvertooth", "jargogle", "silvertooth")
    assert t.me.battleline == []
    t.settled()


@rule("KF-ABIL-220")
def test_an_ability_without_may_is_compulsory():
    t = scene({"battleline": ["snudge"]}, {"battleline": []}, house="dis")
    t.me.reap("snudge")
    t.asks(me, ["snudge"])  # an artifact or a flank creature: nothing else is there, and no way out
    t.me.pick("snudge")
    assert t.me.hand == ["snudge"] and t.me.battleline == [] and t.me.amber == 1
    t.settled()


@rule("KF-ABIL-230")
def test_an_ability_with_several_words_in_bold_triggers_at_each_of_these_moments():
    t = scene({"hand": ["horseman-of-pestilence"]}, {"battleline": ["troll", "krump"]}, house="sanctum")
    t.me.play("horseman-of-pestilence")
    assert [t.you[id].damage for id in ("troll", "krump")] == [1, 1]
    readied(t, t.number("horseman-of-pestilence"))
    t.me.reap("horseman-of-pestilence")
    assert [t.you[id].damage for id in ("troll", "krump")] == [2, 2]
    t = scene({"battleline": ["horseman-of-pestilence"]}, {"battleline": ["troll", "silvertooth"]}, house="sanctum")
    t.me.fight("horseman-of-pestilence", "silvertooth")
    assert t.you["troll"].damage == 1 and t.me["horseman-of-pestilence"].damage == 2
    t.settled()


# The Rule of Six


@rule("KF-RSIX-010")
def test_a_card_is_played_and_used_six_times_a_turn_at_most():
    t = scene(
        {"hand": ["sequis", *["inspiration"] * 5], "battleline": ["sequis", "bulwark"], "artifacts": ["speed-sigil"]},
        house="sanctum",
    )
    old = t.me["sequis"].number
    new = t.state.players[me].hand[0].number
    t.me.play(new, "right")  # ready, by the sigil
    t.me.reap(new)
    for _ in range(4):
        t.me.play("inspiration", new, f"reap:{new}")
    assert t.why("reap", old) == "KF-RSIX-010" and t.why("fight", old) != ""  # one play, five uses
    assert t.offers("reap") == ["bulwark"] and t.me.amber == 5
    t.settled()


@rule("KF-RSIX-010")
def test_the_seventh_play_of_a_card_is_refused():
    t = scene({"hand": ["fertility-chant"] * 7}, house="untamed")
    for _ in range(6):
        t.me.play("fertility-chant")
    assert t.why("play", t.state.players[me].hand[0].number) == "KF-RSIX-010" and t.offers("play") == []
    assert t.offers("discard") == ["fertility-chant"] and t.me.amber == 24 and t.you.amber == 12
    t.settled()


@rule("KF-RSIX-020", "KF-RSIX-070")
def test_the_uses_of_all_copies_are_added_and_an_order_for_a_seventh_is_ignored():
    t = scene({"hand": ["inspiration"] * 5, "battleline": ["sequis", "sequis"]}, {"amber": 9}, house="sanctum")
    one, other = (it.number for it in t.state.players[me].battleline)
    for number in (one, other):
        t.me.reap(number)
        for _ in range(2):
            t.me.play("inspiration", number, f"reap:{number}")
    assert t.me.amber == 6 and t.you.amber == 3
    t.me.play("inspiration", one)  # it is readied and not used
    assert t.card(one).ready and t.me.amber == 6 and t.you.amber == 3
    assert t.why("reap", one) == "KF-RSIX-010" and t.offers("reap") == []
    t.settled()


@rule("KF-RSIX-070")
def test_the_rest_of_an_effect_that_orders_a_seventh_use_goes_on():
    t = scene(
        {"hand": [*["inspiration"] * 5, "smite"], "battleline": ["bulwark"]},
        {"battleline": ["troll", "krump", "valdr"]},
        house="sanctum",
    )
    t.me.reap("bulwark")
    for _ in range(5):
        t.me.play("inspiration", "bulwark", f"reap:{t.me['bulwark'].number}")
    t.me.play("smite", "bulwark")
    assert t.me["bulwark"].ready and [it.damage for it in t.state.players[you].battleline] == [0, 0, 0]
    assert t.me.discard[0] == "smite"
    t.settled()


@rule("KF-RSIX-030")
def test_the_rule_of_six_begins_afresh_each_turn():
    t = scene(
        {"hand": ["inspiration"] * 6, "battleline": ["bulwark"], "houses": ["sanctum"]},
        {"houses": ["dis"]},
        house="sanctum",
    )
    number = t.me["bulwark"].number
    t.me.reap("bulwark")
    for _ in range(5):
        t.me.play("inspiration", "bulwark", f"reap:{number}")
    t.me.play("inspiration", "bulwark")
    assert t.why("reap", "bulwark") == "KF-RSIX-010"
    t.me.end()
    t.you.house("dis")
    t.you.end()
    t.me.pick("red")
    t.me.house("sanctum")
    t.me.reap("bulwark")
    assert t.me.amber == 1
    t.settled()


@rule("KF-RSIX-040", "KF-REPEAT-050")
def test_repeating_an_effect_is_no_play_and_has_no_limit():
    t = scene(
        {"hand": ["bouncing-deathquark"], "battleline": ["silvertooth"] * 8},
        {"battleline": ["umbra"] * 9},
        house="logos",
    )
    t.me.play("bouncing-deathquark", "umbra", "silvertooth")
    for _ in range(7):
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick("yes", "umbra", "silvertooth")
    assert t.me.battleline == [] and t.you.battleline == ["umbra"]  # the ninth cannot be repeated in full
    t.settled()


@rule("KF-RSIX-040")
def test_triggering_an_effect_is_no_use():
    t = scene({"battleline": ["replicator", "doc-bookton"], "deck": ["troll"] * 9}, house="logos")
    replicator, bookton = (it.number for it in t.state.players[me].battleline)
    for _ in range(6):
        t.me.reap(bookton)
        readied(t, bookton)
    assert t.why("reap", bookton) == "KF-RSIX-010" and len(t.me.hand) == 6
    t.me.reap(replicator, bookton)
    assert len(t.me.hand) == 7
    t.settled()


# Infinite loops


def the_opponent_has_raised_it(s, source, event):
    return event.seat != source.seat


@rule("KF-RSIX-050")
def test_the_active_player_names_how_often_a_loop_is_resolved(written):
    def gain_and_raise_it(s, me):
        yield from gain(s, me.seat, 1)
        yield from raise_tide(s, me.seat)

    written("mother", after_tide=when(the_opponent_has_raised_it, gain_and_raise_it))
    for rounds in (6, 10, 20):
        t = scene({"battleline": ["mother"]}, {"battleline": ["mother"]}, house="logos", tide=you)
        t.me.tide()
        t.asks(me, [f"number:{n}" for n in range(6, 21)], kind="number")
        t.me.pick(f"number:{rounds}")
        assert t.me.amber == t.you.amber == rounds and t.state.tide == me and t.me.chains == 3
        t.settled()
        t.me.reap("mother")  # play goes on
        assert t.me.amber == rounds + 1
        t.settled()


@rule("KF-RSIX-060")
def test_two_replicators_that_find_only_each_other_stop_after_a_number():
    t = scene({"battleline": ["replicator", "mother"]}, {"battleline": ["replicator"]}, house="logos")
    mine, theirs = t.me["replicator"].number, t.you["replicator"].number
    t.me.reap(mine)
    for round in range(6):
        t.asks(me, [theirs])
        t.me.pick(theirs)
        t.asks(me, [mine])
        t.me.pick(mine)
        assert (t.match.decision.kind == "number") == (round == 5)
    t.asks(me, [f"number:{n}" for n in range(6, 21)], kind="number")
    t.me.pick("number:8")
    t.me.pick(theirs, mine, theirs, mine)  # the seventh and the eighth time
    assert t.me.amber == 1 and t.state.resolving == [] and t.state.loop == 0
    t.settled()
    t.me.reap("mother")
    assert t.me.amber == 2
    t.settled()


@rule("KF-RSIX-060")
def test_a_loop_that_branches_ends_as_well(written):
    def raise_it_twice(s, me):
        yield from raise_tide(s, me.seat)
        yield from raise_tide(s, 1 - me.seat)
        yield from raise_tide(s, me.seat)

    written("mother", after_tide=when(the_opponent_has_raised_it, raise_it_twice))
    t = scene({"battleline": ["mother"] * 2}, {"battleline": ["mother"] * 2}, house="logos", tide=you)
    t.me.tide()
    for _ in range(10_000):
        if t.match.quiet:
            break
        t.match.apply(len(t.match.ask.options) - 1)
    t.settled()


@rule("KF-RSIX-060")
def test_an_effect_that_is_repeated_without_changing_anything_ends():
    t = scene(
        {"hand": ["numquid-the-fair"]},
        {"battleline": [wearing("krump", "ghostform"), "troll", "bumpsy"]},
        house="sanctum",
    )
    t.me.play("numquid-the-fair", *["krump"] * 7)  # it cannot be destroyed, and more than one enemy is left
    assert t.you.battleline == ["krump", "troll", "bumpsy"]
    t.settled()
    t = scene(
        {"hand": ["bouncing-deathquark"], "battleline": ["valdr", wearing("troll", "ghostform")]},
        {"battleline": [wearing("krump", "ghostform"), "bumpsy"]},
        house="logos",
    )
    t.me.play("bouncing-deathquark", *["krump", "troll", "yes"] * 9)
    assert t.me.battleline == ["valdr", "troll"] and t.you.battleline == ["krump", "bumpsy"]
    t.settled()


# Repeating effects


@rule("KF-REPEAT-010")
def test_repeating_an_effect_repeats_the_order_to_repeat_it_too():
    line = ["troll", "krump", "bumpsy", "valdr"]
    t = scene({"hand": ["numquid-the-fair"]}, {"battleline": line}, house="sanctum")
    t.me.play("numquid-the-fair")
    for fallen in ("troll", "krump", "bumpsy"):
        t.asks(me, [id for id in line if id in t.you.battleline])
        t.me.pick(fallen)
    assert t.you.battleline == ["valdr"]  # as many as I have: no more
    t.settled()


@rule("KF-REPEAT-020")
def test_repeating_the_preceding_effect_repeats_what_stands_before_it_once():
    t = scene({"hand": ["bait-and-switch"]}, {"amber": 14}, house="shadows")
    t.me.play("bait-and-switch")
    assert t.me.amber == 2 and t.you.amber == 12
    t.settled()


@rule("KF-REPEAT-020")
def test_the_preceding_effect_is_repeated_without_the_offer_to_repeat_it():
    t = scene(
        {"hand": ["phalanx-strike"], "battleline": ["troll", "krump"]}, {"battleline": ["grommid"]}, house="saurian"
    )
    t.me.play("phalanx-strike", "grommid")
    t.asks(me, ["troll", "krump", "done"])
    t.me.pick("krump", "grommid")
    assert t.you["grommid"].damage == 4 and t.me["krump"].amber == 1 and t.me["troll"].amber == 0
    t.settled()


@rule("KF-REPEAT-030")
def test_triggering_an_effect_again_repeats_all_of_it():
    t = scene(
        {
            "hand": ["neutron-shark"],
            "battleline": ["silvertooth"],
            "artifacts": ["cannon", "safe-place"],
            "deck": ["tunk", "dust-imp", "mother", "troll"],
        },
        {"battleline": ["krump", "bumpsy"], "artifacts": ["the-sting", "masterplan"]},
        house="logos",
    )
    t.me.play("neutron-shark", "left", "krump", "silvertooth", "bumpsy", "cannon", "the-sting", "safe-place")
    assert t.me.deck == ["troll"] and t.me.discard[0] == "mother" and len(t.me.discard) == 6
    assert t.you.battleline == [] and t.you.artifacts == ["masterplan"] and t.me.battleline == ["neutron-shark"]
    t.settled()


@rule("KF-REPEAT-040")
def test_an_effect_whose_card_has_left_play_is_not_repeated():
    t = scene(
        {"hand": ["neutron-shark"], "battleline": ["krump"], "deck": ["tunk", "zorg"]},
        {"battleline": ["troll", "bumpsy"]},
        house="logos",
    )
    t.me.play("neutron-shark", "right", "troll", "neutron-shark")
    assert t.you.battleline == ["bumpsy"] and t.me.battleline == ["krump"]
    assert t.me.discard == ["tunk", "neutron-shark"] and t.me.deck == ["zorg"]
    t.settled()


@rule("KF-REPEAT-050")
def test_an_action_is_in_no_play_area_and_repeats_as_it_says():
    t = scene(
        {"hand": ["bouncing-deathquark"], "battleline": ["troll", "krump", "bumpsy"]},
        {"battleline": ["silvertooth", "umbra", "urchin"]},
        house="logos",
    )
    t.me.play("bouncing-deathquark", "silvertooth", "troll", "yes", "umbra", "krump", "yes", "urchin", "bumpsy")
    assert t.me.battleline == t.you.battleline == []
    t.settled()


# Moving and swapping


@rule("KF-MOVE-010")
def test_what_is_moved_stays_under_its_controller():
    t = scene(
        {"hand": ["remote-access"], "battleline": ["mother"]},
        {"artifacts": ["auto-legionary"], "battleline": ["troll"]},
        house="logos",
    )
    t.me.play("remote-access", "auto-legionary")
    t.asks(me, [f"action:{t.number('auto-legionary')}"])
    t.me.pick("auto-legionary")
    t.asks(me, ["left", "right"], kind="flank")
    t.me.pick("left")
    assert t.you.battleline == ["auto-legionary", "troll"] and t.me.battleline == ["mother"]
    t.settled()


@rule("KF-MOVE-020")
def test_a_creature_may_be_moved_to_where_it_stands():
    for flank, line in (
        ("left", ["auto-legionary", "troll", "krump"]),
        ("right", ["troll", "krump", "auto-legionary"]),
    ):
        t = scene({"artifacts": ["auto-legionary"], "battleline": ["troll", "krump"]}, house="saurian")
        t.me.action("auto-legionary", "left")
        readied(t, t.number("auto-legionary"))
        t.me.action("auto-legionary")
        t.asks(me, ["left", "right"], kind="flank")
        t.me.pick(flank)
        assert t.me.battleline == line
        t.settled()


@rule("KF-MOVE-030")
def test_swapped_creatures_take_each_others_place():
    t = scene({"battleline": ["sanctum-guardian", "krump", "bumpsy", "valdr"]}, house="sanctum")
    t.me.reap("sanctum-guardian")
    t.asks(me, ["krump", "bumpsy", "valdr"])
    t.me.pick("bumpsy")
    assert t.me.battleline == ["bumpsy", "krump", "sanctum-guardian", "valdr"]
    t.settled()


@rule("KF-MOVE-040")
def test_creatures_of_different_players_cannot_be_swapped():
    t = scene({"battleline": ["sanctum-guardian", "krump"]}, {"battleline": ["troll", "valdr"]}, house="sanctum")
    t.me.reap("sanctum-guardian")
    t.asks(me, ["krump"])
    t.me.pick("krump")
    assert t.me.battleline == ["krump", "sanctum-guardian"] and t.you.battleline == ["troll", "valdr"]
    t = scene({"battleline": ["replicator"]}, {"battleline": ["sanctum-guardian", "valdr"]}, house="logos")
    t.me.reap("replicator", "sanctum-guardian", "replicator")
    assert t.me.battleline == ["replicator"] and t.you.battleline == ["sanctum-guardian", "valdr"]
    t.settled()


@rule("KF-MOVE-050")
def test_a_deck_and_a_discard_pile_that_are_swapped_take_each_others_zone():
    t = scene(
        {"hand": ["reverse-time"], "deck": ["troll", "krump", "valdr"], "discard": ["mother", "batdrone"]},
        house="logos",
    )
    t.me.play("reverse-time")
    assert sorted(t.me.deck) == ["batdrone", "mother"]
    assert t.me.discard == ["reverse-time", "troll", "krump", "valdr"]
    t.settled()


def swaps_with_the_hand(s, me):
    it = yield from pick(s, me, friends(s, me), "swap")
    hand = s.players[me.seat].hand
    card = yield from pick_card(s, me, hand, "swap")
    yield from swap_with_card(s, it, card, hand)


@rule("KF-MOVE-050", "KF-MOVE-060")
def test_a_creature_from_hand_takes_the_very_place_of_the_one_it_is_swapped_with(written):
    written("virtuous-works", play=swaps_with_the_hand)
    t = scene(
        {
            "hand": ["virtuous-works", "bumpsy"],
            "battleline": ["krump", hurt("troll", 1, amber=2, upgrades=["blood-of-titans"]), "valdr"],
        },
        {"amber": 5},
        house="sanctum",
    )
    t.me.play("virtuous-works", "troll", "bumpsy")
    assert t.me.battleline == ["krump", "bumpsy", "valdr"] and t.me.hand == ["troll"]
    assert not t.me["bumpsy"].ready and t.me["bumpsy"].damage == 0 and t.me["bumpsy"].upgrades == []
    assert t.you.amber == 5 + 2  # it was put into play, not played; and the other has left play with its Æ
    assert t.me.discard == ["virtuous-works", "blood-of-titans"]
    t.settled()


@rule("KF-MOVE-060")
def test_a_warded_creature_is_not_swapped_out_of_play(written):
    written("virtuous-works", play=swaps_with_the_hand)
    t = scene(
        {"hand": ["virtuous-works", "bumpsy"], "battleline": ["krump", {"card": "troll", "ward": True}]},
        house="sanctum",
    )
    t.me.play("virtuous-works", "troll", "bumpsy")
    assert t.me.battleline == ["krump", "troll"] and t.me.hand == ["bumpsy"] and not t.me["troll"].ward
    t.settled()


# Healing


@rule("KF-HEAL-010")
def test_healing_removes_so_much_damage():
    for damage, left in ((4, 1), (3, 0), (2, 0)):
        t = scene(
            {"artifacts": ["hallowed-blaster"], "battleline": [hurt("troll", damage), hurt("krump", 2)]},
            house="sanctum",
        )
        t.me.action("hallowed-blaster", "troll")
        assert t.me["troll"].damage == left and t.me["krump"].damage == 2
        t.settled()


@rule("KF-HEAL-020")
def test_fully_healing_removes_all_damage():
    t = scene({"battleline": ["protectrix", hurt("troll", 7), hurt("krump", 2)]}, house="sanctum")
    t.me.reap("protectrix", "troll")
    assert t.me["troll"].damage == 0 and t.me["krump"].damage == 2
    t.settled()


@rule("KF-HEAL-030")
def test_a_creature_without_damage_may_be_chosen_to_be_healed():
    t = scene(
        {"artifacts": ["hallowed-blaster"], "battleline": ["troll"]},
        {"battleline": [hurt("krump", 1)]},
        house="sanctum",
    )
    t.me.action("hallowed-blaster")
    t.asks(me, ["troll", "krump"])
    t.me.pick("troll")
    assert t.me["troll"].damage == 0 and t.you["krump"].damage == 1
    t.settled()


@rule("KF-HEAL-040")
def test_a_creature_without_damage_was_not_healed():
    t = scene(
        {"hand": ["cleansing-wave"], "battleline": ["troll", hurt("krump", 1)]},
        {"battleline": [hurt("valdr", 3)]},
        house="sanctum",
    )
    t.me.play("cleansing-wave")
    assert t.me.amber == 2  # for Krump and Valdr
    t = scene({"battleline": ["protectrix", "troll", hurt("krump", 1)], "artifacts": ["cannon"]}, house="sanctum")
    t.me.reap("protectrix", "troll")
    t.match.patch({"house": "brobnar"})
    t.me.action("cannon", "troll")
    assert t.me["troll"].damage == 2  # it was not healed, so it is not protected
    t = scene({"battleline": ["protectrix", hurt("troll", 1)], "artifacts": ["cannon"]}, house="sanctum")
    t.me.reap("protectrix", "troll")
    t.match.patch({"house": "brobnar"})
    t.me.action("cannon", "troll")
    assert t.me["troll"].damage == 0
    t.settled()


# A card's own name


@rule("KF-NAME-010")
def test_a_card_that_names_itself_means_no_other_copy():
    t = scene({"hand": ["punch"]}, {"battleline": ["bad-penny", "troll", "bad-penny"], "discard": ["bad-penny"]})
    first = t.state.players[you].battleline[0].number
    t.me.play("punch", first)
    assert [one.number for one in t.state.players[you].hand] == [first]
    assert t.you.battleline == ["troll", "bad-penny"] and t.you.discard == ["bad-penny"]
    t.settled()


@rule("KF-NAME-020")
def test_in_a_text_that_was_gained_the_name_means_the_creature_that_gained_it():
    t = scene(
        {"artifacts": ["creed-of-nurture"], "hand": ["bad-penny", "punch"], "battleline": ["dust-pixie", "bad-penny"]},
        house="untamed",
    )
    t.me.omni("creed-of-nurture", "bad-penny", "dust-pixie")
    t.match.patch({"house": "brobnar"})
    t.me.play("punch", "dust-pixie")
    assert sorted(t.me.hand) == ["bad-penny", "dust-pixie"] and t.me.battleline == ["bad-penny"]
    t.settled()


@rule("KF-NAME-020")
def test_in_a_text_that_was_copied_the_name_means_the_copy():
    t = scene({"hand": ["mimic-gel", "punch"], "battleline": ["bad-penny"]}, house="logos")
    t.me.play("mimic-gel", "bad-penny", "right")
    t.match.patch({"house": "brobnar"})
    t.me.play("punch", "mimic-gel")
    assert t.me.hand == ["mimic-gel"] and t.me.battleline == ["bad-penny"]
    t.settled()


@rule("KF-NAME-030")
def test_an_ability_that_names_its_upgrade_means_that_copy():
    t = scene({"battleline": [wearing("troll", "ghostform", "ghostform"), wearing("krump", "ghostform")]})
    first, second = (one.number for one in t.me["troll"].upgrades)
    t.me.reap("troll")
    t.asks(me, ["troll", first, second], kind="trigger")
    t.me.pick(second)
    assert [one.number for one in t.state.players[me].archives] == [second]
    t.me.pick("troll")  # and last of all the other copy, for itself
    assert sorted(one.number for one in t.state.players[me].archives) == [first, second]
    assert len(t.me["krump"].upgrades) == 1
    t.settled()


@rule("KF-NAME-040")
def test_a_creature_that_gains_an_ability_with_its_own_name_is_meant_itself():
    t = scene(
        {
            "artifacts": ["creed-of-nurture"],
            "hand": ["troll"],
            "battleline": [hurt("troll", 7), hurt("troll", 7)],
        },
    )
    first, second = (it.number for it in t.state.players[me].battleline)
    t.me.omni("creed-of-nurture", "troll", first)
    t.me.reap(first)
    assert t.card(first).damage == 1 and t.card(second).damage == 7  # by its own text and by the gained one
    t.settled()


def labels(t):
    decision = t.match.decision
    return [(decision.label(option, "fr"), decision.label(option, "en")) for option in decision.options]


def carry_on(t):
    """The first answer to all that is asked on the way."""
    while t.match.decision.kind != "main":
        t.match.choose(t.match.decision.keys[0])


def test_several_abilities_of_one_card_are_told_apart_by_when_they_come():
    t = scene(
        {"battleline": [{"card": "firespitter", "upgrades": ["way-of-the-bear"]}]},
        {"battleline": ["troll", "krump"]},
    )
    t.me.fight("firespitter", "troll")
    t.asks(me, kind="trigger")
    assert labels(t) == [
        ("Crachefeu : assaut", "Firespitter: assault"),
        ("Crachefeu : Avant le Combat", "Firespitter: Before Fight"),
    ]
    t.me.pick("trigger:1")
    t.settled()


def test_several_abilities_of_one_card_are_told_apart_by_whose_text_they_are():
    mine = {"artifacts": ["creed-of-nurture"], "hand": ["bad-penny", "gateway-to-dis"], "battleline": ["dust-imp"]}
    t = scene(mine, {"battleline": ["dust-imp"]}, house="dis")
    t.me.omni("creed-of-nurture", "bad-penny", "dust-imp")
    t.me.play("gateway-to-dis")
    t.asks(me, kind="trigger")
    assert labels(t) == [
        ("Farfadet Poussière : texte de Farfadet Poussière", "Dust Imp: text of Dust Imp"),
        ("Farfadet Poussière : texte de Faux Jeton", "Dust Imp: text of Bad Penny"),
        ("Farfadet Poussière", "Dust Imp"),
    ]
    carry_on(t)
    assert t.me.hand == ["bad-penny", "dust-imp"] and (t.me.amber, t.you.amber) == (2, 2)
    t.settled()


@pytest.mark.parametrize(
    ("right", "told"),
    [
        ("valdr", [("pour Krump", "for Krump"), ("pour Valdr", "for Valdr")]),
        (
            "krump",
            [
                ("pour Krump, place 1 de la ligne", "for Krump, place 1 of the line"),
                ("pour Krump, place 3 de la ligne", "for Krump, place 3 of the line"),
            ],
        ),
    ],
)
def test_an_ability_given_to_several_creatures_is_told_apart_by_the_creature(right, told):
    line = [hurt("krump", 0, amber=2), "optio-gorkus", hurt(right, 0, amber=1), "dust-imp"]
    t = scene({"hand": ["gateway-to-dis"], "battleline": line}, house="dis")
    t.me.play("gateway-to-dis")
    t.asks(me, kind="trigger")
    assert labels(t)[:2] == [(f"Optio Gorkus, {fr}", f"Optio Gorkus, {en}") for fr, en in told]
    carry_on(t)
    assert t.me.battleline == []
    t.settled()
