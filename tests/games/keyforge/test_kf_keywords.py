"""Keywords: Alpha, Omega, Assault, Hazardous, Deploy, Enhance, Skirmish, Elusive, Invulnerable, Poison, Taunt."""

import pytest

from pioche.games.keyforge.rules.values import power
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def of(house, card, **words):
    """A maverick of another house."""
    return {"card": card, "house": house, **words}


def damage_on(t, *ids):
    return [t.card(id).damage for id in ids]


# Alpha


@rule("KF-KWALPHA-010")
@pytest.mark.parametrize("act", ["play", "discard", "reap", "fight", "action", "unstun"])
def test_an_alpha_card_may_be_played_only_before_any_other_is_played_used_or_discarded(act):
    line = {"play": [], "unstun": [{"card": "murmook", "stunned": True}]}
    t = scene(
        {"hand": ["glimmer", "dust-pixie"], "battleline": line.get(act, ["murmook"]), "artifacts": ["world-tree"]},
        {"battleline": ["troll"]},
        house="untamed",
    )
    assert "glimmer" in t.offers("play")
    t.act(me, act, {"play": "dust-pixie", "discard": "dust-pixie", "action": "world-tree"}.get(act, "murmook"))
    if act == "fight":
        t.me.pick("troll")
    assert "glimmer" not in t.offers("play") and t.why("play", "glimmer") == "KF-KWALPHA-010"
    assert "glimmer" in t.offers("discard")
    t.settled()


@rule("KF-KWALPHA-010")
def test_an_alpha_card_is_not_the_first_where_another_card_has_it_played():
    t = scene({"hand": ["wild-wormhole"], "deck": ["eureka"]}, house="logos")
    t.me.play("wild-wormhole")
    assert t.me.deck == ["eureka"] and t.me.amber == 1
    t.settled()


def forging(under):
    """The opponent is about to begin their turn: a key, then their Jargogle falls by Strange Gizmo, and they play the
    card under it in step 1."""
    t = scene(
        {},
        {
            "amber": 6,
            "artifacts": ["strange-gizmo"],
            "battleline": [{"card": "jargogle", "under": [under]}],
            "hand": ["glimmer", "dust-pixie"],
            "houses": ["logos", "untamed"],
        },
        house="untamed",
    )
    t.me.end()
    while t.match.decision.kind != "house":
        t.match.choose(t.match.decision.keys[0])
    assert t.you.keys and t.you.battleline == []
    return t


@rule("KF-KWALPHA-020")
@card("jargogle")
def test_alpha_looks_at_the_current_step_only():
    t = forging("virtuous-works")
    assert "virtuous-works" in t.you.discard and t.you.amber == 3
    t.you.house("untamed")
    assert t.offers("play") == ["glimmer", "dust-pixie"]
    t.you.play("glimmer", "virtuous-works")
    assert t.you.battleline == ["glimmer"]
    t.settled()


@rule("KF-KWALPHA-030")
@card("shadow-of-dis")
def test_alpha_is_in_force_in_the_hand_whatever_blanks_creatures_in_play():
    t = scene({"hand": ["shadow-of-dis"]}, {"hand": ["glimmer", "glimmer"], "discard": ["anger"]}, house="dis")
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("untamed")
    t.you.play("glimmer")
    assert t.you.battleline == ["glimmer"] and t.you.discard == ["anger"]  # it has no text in play
    assert t.offers("play") == [] and t.why("play", t.state.players[you].hand[0].number) == "KF-KWALPHA-010"
    t.settled()


@rule("KF-KWALPHA-040")
def test_after_an_alpha_card_others_may_be_played_used_and_discarded():
    t = scene(
        {"hand": ["glimmer", "dust-pixie", "vigor"], "battleline": ["murmook"], "discard": ["fogbank"]},
        {"battleline": ["troll"]},
        house="untamed",
    )
    t.me.play("glimmer", "left", "fogbank")
    assert t.offers("play") == ["dust-pixie", "vigor", "fogbank"] and t.offers("discard") == t.offers("play")
    assert t.offers("reap") == t.offers("fight") == ["murmook"]
    t.me.reap("murmook")
    t.discard("vigor")
    t.me.play("dust-pixie", "left")
    assert t.me.battleline == ["dust-pixie", "glimmer", "murmook"] and t.me.amber == 3
    t.settled()


# Omega


@rule("KF-KWOMEGA-010")
@card("duskwitch")
def test_the_step_ends_after_an_omega_card_was_played():
    t = scene(
        {"hand": ["duskwitch", "dust-pixie"], "battleline": ["murmook", {"card": "flaxia", "ready": False}]},
        {"hand": ["anger"]},
        house="untamed",
    )
    t.me.play("duskwitch", "left")
    t.asks(you, ["house:brobnar"], kind="house")  # steps 4 and 5 are over
    assert t.me["flaxia"].ready and t.me.hand == ["dust-pixie"] and t.me.amber == 0
    t.settled()


@rule("KF-KWOMEGA-010", "KF-KWOMEGA-030")
def test_steps_4_and_5_follow_the_step_that_an_omega_card_has_ended():
    t = scene(
        {
            "hand": ["unlocked-gateway"],
            "battleline": [],
            "artifacts": [{"card": "cannon", "ready": False}],
            "deck": ["anger"] * 7,
        },
        {"hand": ["anger"]},
        house="dis",
    )
    t.me.play("unlocked-gateway")
    t.asks(you, kind="house")
    assert t.me["cannon"].ready and t.me.hand == ["anger"] * 6
    t.settled()


@rule("KF-KWOMEGA-020")
@card("unlocked-gateway")
def test_all_that_is_due_resolves_before_an_omega_card_ends_the_step():
    t = scene(
        {"hand": ["unlocked-gateway"], "battleline": ["dust-imp", "troll"], "artifacts": ["soul-snatcher"]},
        {"battleline": ["grenade-snib"], "hand": ["anger"]},
        house="dis",
    )
    t.me.play("unlocked-gateway")
    t.asks(me, ["dust-imp", "grenade-snib"], kind="trigger")
    assert t.state.step == "main"
    t.me.pick("dust-imp")
    while t.match.decision.seat == me:
        t.match.choose(t.match.decision.keys[0])
    t.asks(you, kind="house")
    assert t.me.amber == 2 and t.you.amber == 1 and t.me.battleline == t.you.battleline == []
    t.settled()


@rule("KF-KWOMEGA-020")
@card("jargogle")
def test_cards_that_pending_abilities_play_are_still_played_after_an_omega_card():
    t = scene(
        {"hand": ["unlocked-gateway"], "battleline": [{"card": "jargogle", "under": ["virtuous-works"]}]},
        {"hand": ["anger"]},
        house="dis",
    )
    t.me.play("unlocked-gateway")
    t.asks(you, kind="house")
    assert t.me.amber == 3 and t.me.battleline == []
    t.settled()


@rule("KF-KWOMEGA-030")
@card("jargogle")
def test_an_omega_card_that_is_played_in_step_1_ends_that_step_only():
    t = forging("unlocked-gateway")
    assert "unlocked-gateway" in t.you.discard
    t.asks(you, ["logos", "untamed"], kind="house")
    t.you.house("untamed")
    assert t.offers("play") == ["glimmer", "dust-pixie"]
    t.you.play("dust-pixie")
    assert t.offers("discard") == ["glimmer"]
    t.settled()


@rule("KF-KWOMEGA-040")
@card("shadow-of-dis")
def test_a_creature_that_has_no_text_in_play_does_not_end_the_step():
    t = scene({"hand": ["shadow-of-dis"]}, {"hand": ["duskwitch", "dust-pixie"]}, house="dis")
    t.me.play("shadow-of-dis")
    t.me.end()
    t.you.house("untamed")
    t.you.play("duskwitch")
    t.asks(you, kind="main")
    assert t.offers("play") == t.offers("discard") == ["dust-pixie"]
    t.you.play("dust-pixie", "left")
    assert t.you.battleline == ["dust-pixie", "duskwitch"]
    t.settled()


# Assault


@rule("KF-KWASSAUT-010")
def test_assault_deals_its_damage_before_the_blows():
    t = scene({"battleline": [of("brobnar", "ancient-bear")]}, {"battleline": ["pitlord", "krump"]})
    t.me.fight("ancient-bear", "pitlord")
    assert damage_on(t, "pitlord", "krump") == [7, 0] and t.me.discard == ["ancient-bear"]
    t.settled()


@rule("KF-KWASSAUT-010")
def test_the_damage_of_assault_and_that_of_the_blow_are_two():
    warded = {"card": "krump", "ward": True}
    t = scene({"battleline": [of("brobnar", "ancient-bear")]}, {"battleline": [warded]})
    t.me.fight("ancient-bear", "krump")
    assert damage_on(t, "krump") == [5] and t.me.discard == ["ancient-bear"]
    t.settled()


@rule("KF-KWASSAUT-020")
def test_assault_does_nothing_for_the_creature_that_is_attacked():
    t = scene({"battleline": ["troll"]}, {"battleline": ["ancient-bear"]})
    t.me.fight("troll", "ancient-bear")
    assert damage_on(t, "troll") == [5] and t.you.discard == ["ancient-bear"]
    t.settled()


@rule("KF-KWASSAUT-030")
def test_an_enemy_that_assault_destroys_does_not_strike_back():
    t = scene(
        {"battleline": ["ancient-bear"]}, {"battleline": [{"card": "troll", "damage": 6}, "krump"]}, house="untamed"
    )
    t.me.fight("ancient-bear", "troll")
    assert damage_on(t, "ancient-bear", "krump") == [0, 0] and t.you.discard == ["troll"]
    t.settled()


@rule("KF-KWASSAUT-040")
def test_assault_adds_up_to_one_amount():
    bear = {"card": "ancient-bear", "upgrades": ["way-of-the-bear"]}
    t = scene({"battleline": [bear]}, {"battleline": ["yxilx-dominator"]}, house="untamed")
    t.me.fight("ancient-bear", "yxilx-dominator")
    assert damage_on(t, "yxilx-dominator") == [8]  # 4 less 1 armor, then 5
    assert t.you["yxilx-dominator"].armor_used == 1
    t.settled()
    warded = scene({"battleline": [bear]}, {"battleline": [{"card": "troll", "ward": True}]}, house="untamed")
    warded.me.fight("ancient-bear", "troll")
    assert damage_on(warded, "troll") == [5]  # one ward stops all of it


@rule("KF-KWASSAUT-050")
def test_assault_is_not_damage_of_power():
    inka = {"card": "inka-the-spider", "upgrades": ["way-of-the-bear"]}
    t = scene({"battleline": [inka]}, {"battleline": ["magda-the-rat"]}, house="untamed")
    t.me.fight("inka-the-spider", "magda-the-rat")
    assert damage_on(t, "inka-the-spider", "magda-the-rat") == [0, 2]  # neither Poison nor Elusive matters
    t.settled()


@rule("KF-KWASSAUT-050")
def test_armor_ward_and_prevention_stop_assault():
    bear = of("brobnar", "ancient-bear")
    armored = scene({"battleline": [bear]}, {"battleline": ["champion-tabris"]})
    armored.me.fight("ancient-bear", "champion-tabris")
    assert damage_on(armored, "champion-tabris") == [5] and armored.you["champion-tabris"].armor_used == 2
    warded = scene({"battleline": [bear]}, {"battleline": [{"card": "shaffles", "ward": True}]})
    warded.me.fight("ancient-bear", "shaffles")
    assert warded.you.discard == ["shaffles"] and damage_on(warded, "ancient-bear") == [2]  # by the blows
    hero = scene({"battleline": [bear]}, {"battleline": ["ardent-hero"]})
    hero.me.fight("ancient-bear", "ardent-hero")
    assert damage_on(hero, "ancient-bear", "ardent-hero") == [4, 0]
    for t in (armored, warded, hero):
        t.settled()


# Hazardous


@rule("KF-KWHASARD-010")
def test_hazardous_deals_its_damage_before_the_blows():
    t = scene({"battleline": ["troll", "krump"]}, {"battleline": ["briar-grubbling"]})
    t.me.fight("troll", "briar-grubbling")
    assert damage_on(t, "troll", "krump") == [7, 0] and t.you.discard == ["briar-grubbling"]
    warded = scene({"battleline": [{"card": "krump", "ward": True}]}, {"battleline": ["briar-grubbling"]})
    warded.me.fight("krump", "briar-grubbling")
    assert damage_on(warded, "krump") == [2]
    t.settled()


@rule("KF-KWHASARD-020")
def test_an_attacker_that_hazardous_destroys_does_not_strike():
    t = scene({"battleline": ["headhunter", "krump"]}, {"battleline": ["briar-grubbling"]})
    t.me.fight("headhunter", "briar-grubbling")
    assert damage_on(t, "briar-grubbling", "krump") == [0, 0] and t.me.discard == ["headhunter"] and t.me.amber == 0
    t.settled()


@rule("KF-KWHASARD-030")
def test_hazardous_adds_up():
    grubbling = {"card": "briar-grubbling", "upgrades": ["flame-wreathed"]}  # Hazardous 5 and 2
    t = scene({"battleline": ["kelifi-dragon"]}, {"battleline": [grubbling]})
    t.me.fight("kelifi-dragon", "briar-grubbling")
    assert t.you.battleline == [] and damage_on(t, "kelifi-dragon") == [11]  # 7, and a power of 4
    t.asks(me, ["kelifi-dragon"])
    t.me.pick("kelifi-dragon")
    warded = scene({"battleline": [{"card": "troll", "ward": True}]}, {"battleline": [grubbling]})
    warded.me.fight("troll", "briar-grubbling")
    assert damage_on(warded, "troll") == [4]  # it is one amount
    warded.settled()


@rule("KF-KWHASARD-040")
def test_hazardous_does_nothing_for_an_attacker():
    t = scene({"battleline": ["briar-grubbling"]}, {"battleline": ["krump"]}, house="untamed")
    t.me.fight("briar-grubbling", "krump")
    assert damage_on(t, "krump") == [2] and t.me.discard == ["briar-grubbling"]
    t.settled()


# Deploy


@rule("KF-KWDEPLOY-010", "KF-KWDEPLOY-020")
def test_a_creature_with_deploy_is_played_anywhere_in_the_line_others_on_a_flank():
    line = ["umbra", "dodger", "nexus"]
    for id, places in (("little-niff", 4), ("silvertooth", 2)):
        t = scene({"hand": [id], "battleline": line}, {"hand": ["anger"]}, house="shadows")
        t.me.play(id)
        between = [f"right:{t.number('umbra')}", f"right:{t.number('dodger')}"]
        t.asks(me, ["flank:left", "flank:right", *(between if places == 4 else [])], kind="flank")
        t.me.pick(between[0] if places == 4 else "right")
        assert t.me.battleline == (["umbra", id, "dodger", "nexus"] if places == 4 else [*line, id])
        t.settled()


@rule("KF-KWDEPLOY-010")
@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("left", ["little-niff", "umbra", "dodger"]),
        ("right", ["umbra", "dodger", "little-niff"]),
        ("umbra", ["umbra", "little-niff", "dodger"]),
    ],
)
def test_deploy_puts_a_creature_where_its_controller_wants_it(place, line):
    t = scene({"hand": ["little-niff"], "battleline": ["umbra", "dodger"]}, {"hand": ["anger"]}, house="shadows")
    t.me.play("little-niff", place)
    assert t.me.battleline == line
    t.settled()


@rule("KF-KWDEPLOY-030")
def test_a_creature_with_deploy_that_is_put_into_play_goes_to_a_flank():
    niff = of("mars", "little-niff")
    t = scene({"hand": [niff], "battleline": ["tunk", "grommid", "zorg"], "artifacts": ["swap-widget"]}, house="mars")
    t.me.action("swap-widget", "tunk", "little-niff")
    t.asks(me, ["flank:left", "flank:right"], kind="flank")
    t.me.pick("left")
    assert t.me.battleline == ["little-niff", "grommid", "zorg"]
    t.settled()


@rule("KF-KWDEPLOY-030")
def test_a_creature_with_deploy_that_changes_control_goes_to_a_flank():
    t = scene(
        {"hand": ["collar-of-subordination"], "battleline": ["tocsin", "succubus", "charette"]},
        {"battleline": ["little-niff"]},
        house="dis",
    )
    t.me.play("collar-of-subordination", "little-niff")
    t.asks(me, ["flank:left", "flank:right"], kind="flank")
    t.me.pick("right")
    assert t.me.battleline == ["tocsin", "succubus", "charette", "little-niff"]
    t.settled()


# Enhance


@rule("KF-KWDON-010")
@card("mutant-cutpurse")
def test_enhance_does_nothing_in_play():
    t = scene({"hand": ["mutant-cutpurse"], "battleline": ["umbra"]}, {"battleline": ["troll"]}, house="shadows")
    t.me.play("mutant-cutpurse", "left")
    assert [it.damage for it in t.state.creatures()] == [0, 0, 0]
    t.asks(me, kind="main")
    t.settled()
    enhanced = of("shadows", "mutant-cutpurse", bonus=["damage"])
    t = scene({"hand": [enhanced]}, {"battleline": ["troll"]}, house="shadows")
    t.me.play("mutant-cutpurse", "troll")
    assert damage_on(t, "troll") == [1]


# Skirmish


@rule("KF-KWESCAR-010")
def test_an_attacker_with_skirmish_takes_no_damage_of_power():
    t = scene({"battleline": ["snufflegator", "murmook"]}, {"battleline": ["bumpsy"]}, house="untamed")
    t.me.fight("snufflegator", "bumpsy")
    assert damage_on(t, "snufflegator", "bumpsy", "murmook") == [0, 4, 0]
    t.me.fight("murmook", "bumpsy")
    assert t.me.discard == ["murmook"] and t.you.discard == ["bumpsy"]  # the others have to fear the blow
    t.settled()


@rule("KF-KWESCAR-020")
def test_skirmish_does_not_help_against_keywords_and_abilities():
    t = scene({"battleline": ["snufflegator"]}, {"battleline": ["briar-grubbling"]}, house="untamed")
    t.me.fight("snufflegator", "briar-grubbling")
    assert t.me.discard == ["snufflegator"] and damage_on(t, "briar-grubbling") == [0]
    t.settled()
    text = scene({"battleline": ["snufflegator"]}, {"battleline": ["bumpsy"], "hand": ["punch"]}, house="untamed")
    text.me.fight("snufflegator", "bumpsy")
    text.me.end()
    text.you.house("brobnar")
    text.you.play("punch", "snufflegator")
    assert damage_on(text, "snufflegator") == [3]


@rule("KF-KWESCAR-030")
def test_skirmish_does_nothing_for_the_creature_that_is_attacked():
    t = scene({"battleline": ["wardrummer"]}, {"battleline": ["umbra"]})
    t.me.fight("wardrummer", "umbra")
    assert t.you.discard == ["umbra"] and damage_on(t, "wardrummer") == [2]
    t.settled()


# Elusive


@rule("KF-KWINSAIS-010", "KF-KWINSAIS-020")
def test_elusive_saves_both_creatures_in_the_first_fight_of_a_turn_only():
    t = scene({"battleline": ["bumpsy", "krump", "valdr"]}, {"battleline": ["magda-the-rat", "nexus"]})
    t.me.fight("bumpsy", "magda-the-rat")
    assert damage_on(t, "bumpsy", "magda-the-rat") == [0, 0] and not t.me["bumpsy"].ready
    t.me.fight("krump", "magda-the-rat")
    t.asks(me, ["krump", "magda-the-rat"], kind="trigger")  # she has left play and was destroyed: one moment
    t.me.pick("krump")
    assert damage_on(t, "krump") == [4] and "magda-the-rat" in t.you.discard
    t.me.fight("valdr", "nexus")  # each creature has its own first time
    assert damage_on(t, "valdr", "nexus") == [0, 0]
    t.settled()


@rule("KF-KWINSAIS-010")
def test_elusive_is_there_again_in_each_turn():
    t = scene({"battleline": ["bumpsy"]}, {"battleline": ["nexus"], "hand": ["umbra"]})
    for _ in range(2):
        t.me.fight("bumpsy", "nexus")
        t.me.end()
        t.you.house("shadows")
        t.you.end()
        t.me.house("brobnar")
        assert damage_on(t, "bumpsy", "nexus") == [0, 0]
    t.settled()


@rule("KF-KWINSAIS-020")
def test_from_the_second_fight_on_elusive_gives_nothing():
    queen = {"card": "niffle-queen", "upgrades": ["ring-of-invisibility"]}
    t = scene({"battleline": ["bumpsy", "bumpsy"]}, {"battleline": [queen]})
    first, second = [it.number for it in t.state.players[me].battleline]
    t.me.fight(first, "niffle-queen")
    t.me.fight(second, "niffle-queen")
    assert damage_on(t, "niffle-queen", first) == [5, 0] and t.me.battleline == ["bumpsy"]
    t.settled()


@rule("KF-KWINSAIS-030")
def test_elusive_stops_damage_of_power_only():
    t = scene({"battleline": ["ancient-bear"]}, {"battleline": ["dew-faerie"]}, house="untamed")
    t.me.fight("ancient-bear", "dew-faerie")
    assert t.you.discard == ["dew-faerie"] and damage_on(t, "ancient-bear") == [0]
    t.settled()
    text = scene({"hand": ["punch"]}, {"battleline": ["magda-the-rat"]})
    text.me.play("punch", "magda-the-rat")
    assert damage_on(text, "magda-the-rat") == [3]


@rule("KF-KWINSAIS-040")
def test_a_fight_with_an_elusive_creature_has_taken_place():
    t = scene({"battleline": ["headhunter"]}, {"battleline": ["nexus"]})
    t.me.fight("headhunter", "nexus")
    assert t.me.amber == 1 and damage_on(t, "headhunter", "nexus") == [0, 0]
    t.settled()


@rule("KF-KWINSAIS-050")
def test_to_be_chosen_spends_elusive_even_if_the_fight_is_skipped():
    hidden = {"card": "briar-grubbling", "upgrades": ["ring-of-invisibility"]}
    t = scene({"battleline": ["bumpsy", "troll"]}, {"battleline": [hidden]})
    t.me.fight("bumpsy", "briar-grubbling")
    assert t.me.discard == ["bumpsy"] and damage_on(t, "briar-grubbling") == [0]
    t.me.fight("troll", "briar-grubbling")
    assert "briar-grubbling" in t.you.discard and damage_on(t, "troll") == [7]
    t.settled()


@rule("KF-KWINSAIS-060")
def test_elusive_does_not_matter_for_an_attacker():
    t = scene({"battleline": ["noddy-the-thief"]}, {"battleline": ["wardrummer"]}, house="shadows")
    t.me.fight("noddy-the-thief", "wardrummer")
    assert t.me.discard == ["noddy-the-thief"] and damage_on(t, "wardrummer") == [2]
    t.settled()


# Invulnerable


def ghost(card, **words):
    """A creature with Ghostform, which makes it invulnerable."""
    return {"card": card, "upgrades": ["ghostform"], **words}


@rule("KF-KWINVUL-010")
@card("ghostform")
def test_an_invulnerable_creature_can_neither_be_dealt_damage_nor_be_destroyed():
    t = scene(
        {"hand": ["tendrils-of-pain", "gateway-to-dis"], "battleline": ["charette"]},
        {"battleline": [ghost("dust-imp", ward=True), "krump"]},
        house="dis",
    )
    t.me.play("tendrils-of-pain")
    assert damage_on(t, "charette", "dust-imp", "krump") == [1, 0, 1] and t.you["dust-imp"].ward
    t.me.play("gateway-to-dis")
    assert t.you.battleline == ["dust-imp"] and t.you["dust-imp"].ward and t.you.amber == 0
    t.settled()


@rule("KF-KWINVUL-010")
def test_an_invulnerable_creature_strikes_and_is_not_hurt_in_a_fight():
    t = scene({"battleline": ["troll", of("brobnar", "inka-the-spider")]}, {"battleline": [ghost("krump")]})
    t.me.fight("troll", "krump")
    assert damage_on(t, "troll", "krump") == [6, 0]
    t.me.fight("inka-the-spider", "krump")
    assert t.you.battleline == ["krump"] and t.me.battleline == ["troll"]
    t.settled()


@rule("KF-KWINVUL-020")
@pytest.mark.parametrize(
    ("house", "hand", "zone"),
    [
        ("dis", "fear", "hand"),
        ("shadows", "oubliette", "purged"),
        ("untamed", "lost-in-the-woods", "deck"),
    ],
)
def test_an_invulnerable_creature_may_leave_play_in_other_ways_than_destruction(house, hand, zone):
    t = scene({"hand": [hand]}, {"battleline": [ghost("faygin")]}, house=house)
    t.me.play(hand, "faygin")
    assert t.you.battleline == [] and t.zone("faygin") == (zone, you) and t.zone("ghostform") == ("discard", you)
    t.settled()


@rule("KF-KWINVUL-030")
def test_an_invulnerable_creature_stays_in_play_without_power():
    t = scene(
        {"hand": ["king-of-the-crag"], "battleline": [of("shadows", "bumpsy")]},
        {"battleline": [ghost("grenade-snib"), "looter-goblin"], "hand": ["anger"]},
    )
    t.me.play("king-of-the-crag", "left")
    assert t.you.battleline == ["grenade-snib"] and power(t.state, t.you["grenade-snib"]) == 0
    t.me.end()
    t.you.house("brobnar")
    t.you.reap("grenade-snib")
    assert t.you.battleline == [] and t.you.archives == ["ghostform"]  # no longer invulnerable
    t.settled()


@rule("KF-KWINVUL-040")
@pytest.mark.parametrize("hand", ["life-for-a-life", "pawn-sacrifice"])
def test_an_invulnerable_creature_cannot_be_sacrificed(hand):
    t = scene({"hand": [hand], "battleline": [ghost("umbra")]}, {"battleline": ["krump", "troll"]}, house="shadows")
    t.me.play(hand)
    if t.match.decision.kind != "main":
        t.asks(me, ["umbra"])
        t.me.pick("umbra")
    t.asks(me, kind="main")  # "if you do" has failed
    assert t.me.battleline == ["umbra"] and damage_on(t, "krump", "troll") == [0, 0]
    t.settled()


# Poison


@rule("KF-KWPOISON-010", "KF-KWPOISON-040")
def test_poison_destroys_whom_the_power_of_its_creature_hurts_on_either_side():
    t = scene({"battleline": ["inka-the-spider"]}, {"battleline": ["grommid", "krump"]}, house="untamed")
    t.me.fight("inka-the-spider", "grommid")
    assert t.you.battleline == ["krump"] and t.me.discard == ["inka-the-spider"]
    attacked = scene({"battleline": ["troll", "krump"]}, {"battleline": ["inka-the-spider"]})
    attacked.me.fight("troll", "inka-the-spider")
    assert attacked.me.battleline == ["krump"] and attacked.you.battleline == []
    for each in (t, attacked):
        each.settled()


@rule("KF-KWPOISON-020")
@pytest.mark.parametrize("protection", [{"upgrades": ["protect-the-weak"]}, {"ward": True}])
def test_poison_needs_1_damage_that_is_really_dealt(protection):
    t = scene({"battleline": ["inka-the-spider"]}, {"battleline": [{"card": "troll", **protection}]}, house="untamed")
    t.me.fight("inka-the-spider", "troll")
    assert damage_on(t, "troll") == [0] and t.me.discard == ["inka-the-spider"]
    t.settled()


@rule("KF-KWPOISON-020")
def test_poison_destroys_if_armor_leaves_1_damage_over():
    t = scene({"battleline": ["macis-asp"]}, {"battleline": ["champion-tabris"]}, house="shadows")
    t.me.fight("macis-asp", "champion-tabris")
    assert t.you.discard == ["champion-tabris"]  # 3 damage, 2 armor
    t.settled()


@rule("KF-KWPOISON-030")
def test_poison_does_not_apply_to_keywords_and_abilities():
    asp = {"card": "macis-asp", "upgrades": ["silent-dagger"]}
    t = scene({"battleline": [asp]}, {"battleline": ["krump"]}, house="shadows")
    t.me.reap("macis-asp", "krump")
    assert damage_on(t, "krump") == [4]
    inka = {"card": "inka-the-spider", "upgrades": ["way-of-the-bear"]}
    elusive = {"card": "krump", "upgrades": ["ring-of-invisibility"]}
    assaults = scene({"battleline": [inka]}, {"battleline": [elusive]}, house="untamed")
    assaults.me.fight("inka-the-spider", "krump")
    assert damage_on(assaults, "krump") == [2]
    for each in (t, assaults):
        each.settled()


# Taunt


@rule("KF-KWPROVO-010")
def test_the_neighbours_of_a_creature_with_taunt_cannot_be_chosen_to_be_fought():
    t = scene({"battleline": ["troll"]}, {"battleline": ["krump", "champion-anaphiel", "valdr", "bumpsy"]})
    t.me.fight("troll")
    t.asks(me, ["champion-anaphiel", "bumpsy"], kind="target")
    t.me.pick("bumpsy")
    assert t.you.battleline == ["krump", "champion-anaphiel", "valdr"]
    t.settled()


@rule("KF-KWPROVO-020")
def test_taunt_does_not_protect_another_creature_with_taunt():
    t = scene({"battleline": ["troll"]}, {"battleline": ["champion-anaphiel", "pitlord", "krump"]})
    t.me.fight("troll")
    t.asks(me, ["champion-anaphiel", "pitlord"], kind="target")
    t.me.pick("champion-anaphiel")
    assert t.you.battleline == ["pitlord", "krump"]
    t.settled()


@rule("KF-KWPROVO-030")
def test_abilities_may_choose_the_neighbours_of_a_creature_with_taunt():
    t = scene({"hand": ["punch"], "battleline": ["troll"]}, {"battleline": ["krump", "champion-anaphiel"]})
    t.me.play("punch")
    t.asks(me, ["troll", "krump", "champion-anaphiel"])
    t.me.pick("krump")
    assert damage_on(t, "krump", "champion-anaphiel") == [3, 0]
    t.settled()


@rule("KF-KWPROVO-040")
def test_taunt_protects_whatever_the_state_of_its_creature():
    taunting = {"card": "champion-anaphiel", "ready": False, "stunned": True, "damage": 5}
    t = scene({"battleline": ["troll"]}, {"battleline": ["krump", taunting]})
    t.me.fight("troll")
    t.asks(me, ["champion-anaphiel"], kind="target")
    t.me.pick("champion-anaphiel")
    assert t.you.battleline == ["krump"]
    t.settled()


@rule("KF-KWPROVO-050")
def test_all_see_who_has_taunt_and_it_changes_no_place():
    t = scene({"battleline": ["troll"]}, {"battleline": ["krump", "champion-anaphiel", "valdr"]})
    for viewer in (me, you, None):
        line = t.match.view(viewer)["players"][you]["battleline"]
        assert [one["card"] for one in line] == ["krump", "champion-anaphiel", "valdr"]
        assert ["taunt" in one["keywords"] for one in line] == [False, True, False]
    t.me.fight("troll", "champion-anaphiel")
    assert t.you.battleline == ["krump", "valdr"]
    t.settled()
