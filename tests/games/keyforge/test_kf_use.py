"""The battleline, control and ownership, cards used as if they were yours, using cards, reaping."""

import pytest

from pioche.engine.cards import hooks_of
from pioche.engine.explain import log_data
from pioche.games.keyforge.cards import BOOK
from pioche.games.keyforge.cards.words import HOOKS, centre, damage
from pioche.games.keyforge.rules.line import neighbours, on_flank
from pioche.games.keyforge.rules.values import power
from pioche.testing import me, rule, started, table, you


def scene(mine=None, yours=None, house="brobnar", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def told(t, *ids):
    """The ids of the log lines that are among these, in order, as a spectator reads them."""
    return [line["id"] for line in log_data(t.match, 0, -1, None) if line["id"] in ids]


def numbers(t, seat, zone):
    return [one.number for one in getattr(t.state.players[seat], zone)]


def hit(t):
    """The creatures that bear damage, and how much."""
    return {it.printed.id: it.damage for it in t.state.creatures() if it.damage}


def stunned(t):
    return [it.printed.id for it in t.state.creatures() if it.stunned]


@pytest.fixture
def reword(monkeypatch):
    """Gives a card of the game another text, where no card of the game has the one that a rule is about."""

    def give(id, block):
        monkeypatch.setattr(BOOK.cards[id], "hooks", hooks_of(block, frozenset(HOOKS)))

    return give


# The battleline


@rule("KF-LINE-010")
def test_the_battleline_is_the_row_of_creatures_in_the_order_in_which_they_were_placed():
    t = scene({"hand": ["valdr", "krump", "troll", "cannon"]}, {"battleline": ["bumpsy"]})
    t.play("krump")
    t.play("troll", "right")
    t.play("valdr", "left")
    t.play("cannon")
    assert t.me.battleline == ["valdr", "krump", "troll"] and t.you.battleline == ["bumpsy"]
    t.settled()


@rule("KF-LINE-020")
def test_the_creatures_at_both_ends_are_flank_creatures():
    line = ["troll", "krump", "valdr", "bumpsy"]
    t = scene({"artifacts": ["special-delivery"], "battleline": ["dodger"]}, {"battleline": line}, house="dis")
    assert [on_flank(t.state, t.you[id]) for id in line] == [True, False, False, True]
    t.omni("special-delivery")
    t.asks(me, ["dodger", "troll", "bumpsy"])
    t.me.pick("bumpsy")
    assert hit(t) == {"bumpsy": 3}
    t = scene({"hand": ["hand-of-dis"], "battleline": ["dodger"]}, {"battleline": line}, house="dis")
    t.play("hand-of-dis")
    t.asks(me, ["krump", "valdr"])
    t.me.pick("krump")
    assert t.you.battleline == ["troll", "valdr", "bumpsy"]
    t.settled()


@rule("KF-LINE-030")
def test_a_lone_creature_is_a_flank_creature():
    t = scene({"hand": ["hand-of-dis"], "artifacts": ["special-delivery"]}, {"battleline": ["troll"]}, house="dis")
    t.play("hand-of-dis")  # finds no creature off the flanks
    assert t.me.discard == ["hand-of-dis"] and t.you.battleline == ["troll"]
    t.omni("special-delivery")
    t.asks(me, ["troll"])
    t.me.pick("troll")
    assert hit(t) == {"troll": 3}
    t.settled()


@rule("KF-LINE-030")
def test_a_lone_creature_stands_on_the_left_flank_and_on_the_right_one():
    towers = {"battleline": ["sinestra", "dexus"]}
    t = scene({"hand": ["troll", "krump"], "amber": 5}, towers)
    t.play("troll")
    if t.match.decision.kind == "trigger":
        t.me.pick("sinestra")
    assert t.me.amber == 3
    t.play("krump", "left")
    assert t.me.amber == 2
    t.settled()


@rule("KF-LINE-040")
@pytest.mark.parametrize(
    ("chosen", "together"),
    [("krump", ["troll", "krump", "valdr"]), ("troll", ["troll", "krump"]), ("bumpsy", ["valdr", "bumpsy"])],
)
def test_neighbours_are_the_creatures_right_beside_a_creature_in_its_line(chosen, together):
    line = ["troll", "krump", "valdr", "bumpsy"]
    t = scene({"hand": ["tremor"], "battleline": ["dodger", "urchin"]}, {"battleline": line})
    t.play("tremor", chosen)
    assert stunned(t) == together
    t.settled()


@rule("KF-LINE-040")
def test_the_creature_opposite_and_artifacts_are_no_neighbours():
    t = scene({"hand": ["tremor"], "battleline": ["dodger"], "artifacts": ["cannon"]}, {"battleline": ["troll"]})
    t.play("tremor", "troll")
    assert stunned(t) == ["troll"] and neighbours(t.state, t.you["troll"]) == []
    t.settled()


@rule("KF-LINE-050")
def test_a_card_played_adjacent_to_a_creature_stands_right_beside_it_on_one_side_or_the_other():
    ends = []
    for place in ("flank:left", "right:troll"):
        t = scene({"hand": ["crash-muldoon"], "battleline": ["troll", "krump"]}, house="staralliance")
        t.play("crash-muldoon")
        t.asks(me, ["flank:left", "flank:right", f"right:{t.number('troll')}"], kind="flank")
        t.me.pick(place.replace("troll", str(t.number("troll"))))
        ends.append(t.me.battleline)
        assert t.me["crash-muldoon"] in neighbours(t.state, t.me["troll"])
        t.settled()
    assert ends == [["crash-muldoon", "troll", "krump"], ["troll", "crash-muldoon", "krump"]]


@pytest.fixture
def strikes_the_centre(reword):
    """Punch hits the creature in the centre of the opponent's battleline."""

    class Centred:
        def play(s, me):
            it = centre(s, me.opponent)
            return damage(s, me, [(it, 1)]) if it is not None else None

    reword("punch", Centred)


@rule("KF-LINE-060")
def test_in_the_centre_stands_who_has_as_many_creatures_on_either_side(strikes_the_centre):
    for line, struck in (
        (["troll", "krump", "valdr"], "krump"),
        (["troll", "krump", "valdr", "bumpsy", "dodger"], "valdr"),
    ):
        t = scene({"hand": ["punch"], "battleline": ["firespitter"]}, {"battleline": line})
        t.play("punch")
        assert hit(t) == {struck: 1}
        t.settled()


@rule("KF-LINE-070")
def test_an_even_line_has_no_centre_and_a_lone_creature_is_the_centre(strikes_the_centre):
    line = ["troll", "krump", "valdr", "bumpsy"]
    for count, struck in ((4, {}), (2, {}), (1, {"troll": 1}), (0, {})):
        t = scene({"hand": ["punch"], "battleline": ["firespitter"]}, {"battleline": line[:count]})
        t.play("punch")
        assert hit(t) == struck
        t.settled()


@rule("KF-LINE-080")
@pytest.mark.parametrize("flank", ["left", "right"])
def test_a_creature_that_changes_controller_goes_to_a_flank_of_its_new_line(flank):
    mine = {"hand": ["collar-of-subordination"], "battleline": ["troll", "krump"]}
    t = scene(mine, {"battleline": ["valdr", "bumpsy", "dodger"]}, house="dis")
    t.play("collar-of-subordination", "bumpsy")
    t.asks(me, ["flank:left", "flank:right"], kind="flank")
    t.me.pick(flank)
    assert t.me.battleline == (["bumpsy", "troll", "krump"] if flank == "left" else ["troll", "krump", "bumpsy"])
    assert t.you.battleline == ["valdr", "dodger"]
    t.settled()


@rule("KF-LINE-080")
def test_the_active_player_places_a_creature_that_goes_back_to_the_opponent():
    mine = {"battleline": ["troll"], "hand": ["harland-mindlock"], "houses": ["logos"]}
    yours = {"battleline": ["valdr", "bumpsy", "dodger"], "hand": ["fear"], "houses": ["dis"]}
    t = scene(mine, yours, house="logos")
    t.play("harland-mindlock", "left", "valdr", "left")
    assert t.me.battleline == ["valdr", "harland-mindlock", "troll"]
    t.end()
    t.you.pick("dis")
    t.you.play("fear", "harland-mindlock")
    t.asks(you, ["flank:left", "flank:right"], kind="flank")
    t.you.pick("right")
    assert t.you.battleline == ["bumpsy", "dodger", "valdr"] and t.me.battleline == ["troll"]
    t.settled()


@rule("KF-LINE-090")
def test_what_counts_as_a_flank_creature_stays_where_it_is_with_its_neighbours():
    line = ["troll", "krump", "valdr", "bumpsy", "headhunter"]
    mine = {"artifacts": ["spectral-tunneler", "special-delivery"], "battleline": ["dodger"]}
    t = scene(mine, {"battleline": line}, house="logos")
    t.action("spectral-tunneler", "krump")
    assert t.you.battleline == line
    assert [on_flank(t.state, t.you[id]) for id in line] == [True, True, False, False, True]
    assert [it.printed.id for it in neighbours(t.state, t.you["krump"])] == ["troll", "valdr"]
    t.omni("special-delivery")
    t.asks(me, ["dodger", "troll", "krump", "headhunter"])
    t.me.pick("krump")
    assert hit(t) == {"krump": 3}
    t.settled()


@rule("KF-LINE-100")
def test_an_empty_line_has_no_flank_no_neighbour_and_no_centre(strikes_the_centre):
    hand = ["tremor", "lava-ball", "punch"]
    t = scene({"hand": hand, "artifacts": ["special-delivery"]}, {"hand": ["troll"], "artifacts": ["cannon"]})
    for id in hand:
        t.play(id)
    t.omni("special-delivery")
    assert sorted(t.me.discard) == sorted([*hand, "special-delivery"])
    assert t.you.artifacts == ["cannon"] and t.you.hand == ["troll"] and t.you.battleline == []
    t.settled()


# Control and ownership


@rule("KF-CTRL-010")
def test_a_player_owns_the_cards_that_began_in_their_deck():
    t = started("keyforge", decks=["miss-onyx-censorius", "radiant-argus-the-supreme"], seed="1")
    t.keep()
    for seat in (me, you):
        player = t.state.players[seat]
        assert {card.owner for card in player.hand + player.deck} == {seat}
    t.keep()
    t.settled()


@rule("KF-CTRL-010")
def test_who_controls_a_card_does_not_own_it():
    t = scene({"hand": ["collar-of-subordination", "fear"]}, {"battleline": ["valdr"]}, house="dis")
    t.play("collar-of-subordination", "valdr")
    assert t.me["valdr"].controller == me and t.me["valdr"].card.owner == you
    shown = t.match.view(you)["players"][me]["battleline"][0]
    assert shown["owner"] == you
    t.settled()


@rule("KF-CTRL-020")
def test_a_card_moves_to_the_play_area_of_its_new_controller():
    spent = {"card": "cannon", "ready": False}
    mine = {"hand": ["sneklifter"], "artifacts": ["iron-obelisk"], "houses": ["brobnar", "shadows"]}
    t = scene(mine, {"artifacts": [spent, "screechbomb"], "houses": ["brobnar"]}, house="shadows")
    t.play("sneklifter")
    t.asks(me, ["cannon", "screechbomb"])
    t.me.pick("cannon")
    assert t.me.artifacts == ["iron-obelisk", "cannon"] and t.you.artifacts == ["screechbomb"]
    assert not t.me["cannon"].ready
    t.end()
    assert t.me["cannon"].ready  # with the other cards of its controller
    t.you.pick("brobnar")
    assert t.offers("action") == [] and t.why("action", "cannon") == "KF-CTRL-090"
    t.settled()


@rule("KF-CTRL-030")
def test_of_several_control_effects_the_most_recent_one_prevails():
    mine = {"hand": ["collar-of-subordination", "punch"], "houses": ["dis", "brobnar"]}
    yours = {"battleline": ["valdr", "troll"], "hand": ["collar-of-subordination"], "houses": ["dis"]}
    t = scene(mine, yours, house="dis")
    t.play("collar-of-subordination", "valdr")
    assert t.me.battleline == ["valdr"] and t.you.battleline == ["troll"]
    t.end()
    t.you.pick("dis")
    t.you.play("collar-of-subordination", "valdr", "right")
    assert t.me.battleline == [] and t.you.battleline == ["troll", "valdr"]
    assert len(t.you["valdr"].upgrades) == 2
    t.settled()


@rule("KF-CTRL-040")
@pytest.mark.parametrize(
    ("hand", "house", "zone"),
    [
        ("wardrummer", "brobnar", "hand"),
        ("coward-s-end", "brobnar", "discard"),
        ("lost-in-the-woods", "untamed", "deck"),
        ("the-harder-they-come", "sanctum", "purged"),
    ],
)
def test_a_card_leaves_play_for_the_zone_of_its_owner(hand, house, zone):
    mine = {"hand": [hand], "battleline": [{"card": "valdr", "owner": 1}]}
    t = scene(mine, {}, house=house)
    t.play(hand)
    while not t.match.quiet:
        t.me.pick("left" if t.match.decision.kind == "flank" else "valdr")
    assert getattr(t.you, zone) == ["valdr"] and t.you.battleline == []
    assert "valdr" not in t.me.battleline + t.me.hand + t.me.discard + t.me.deck + t.me.purged
    t.settled()


@rule("KF-CTRL-040")
def test_an_effect_may_name_the_zone_of_another_player():
    t = scene({"battleline": ["uxlyx-the-zookeeper"]}, {"battleline": ["valdr"]}, house="mars")
    t.reap("uxlyx-the-zookeeper", "valdr")
    assert t.me.archives == ["valdr"] and t.you.archives == []
    t.settled()


@rule("KF-CTRL-050")
def test_the_cards_that_a_player_has_are_those_they_control():
    line = ["krump", {"card": "valdr", "owner": 1}]
    t = scene({"hand": ["smith"], "battleline": line}, {"battleline": ["troll"]})
    t.play("smith")  # two creatures against one
    assert t.me.amber == 3
    t = scene({"hand": ["smith"], "battleline": line}, {"battleline": ["troll", {"card": "bumpsy", "owner": 0}]})
    t.play("smith")
    assert t.me.amber == 1
    t.settled()


@rule("KF-CTRL-060")
def test_friendly_and_enemy_mean_who_controls_a_creature_now():
    mine = {"hand": ["collar-of-subordination"], "battleline": ["firespitter"], "houses": ["dis", "brobnar"]}
    t = scene(mine, {"battleline": ["valdr", "troll", "krump"]}, house="dis")
    t.play("collar-of-subordination", "troll", "left")
    t.match.patch({"house": "brobnar"})
    assert t.offers("fight") == ["troll", "firespitter"]
    t.fight("firespitter")
    t.asks(me, ["valdr", "krump"])
    t.me.pick("krump")
    assert t.me["troll"].damage == 0 and t.you["valdr"].damage == 1
    t.settled()


@rule("KF-CTRL-060")
def test_a_friendly_creature_may_belong_to_the_opponent():
    line = ["krump", {"card": "valdr", "owner": 1}]
    theirs = ["troll", {"card": "bumpsy", "owner": 0}]
    t = scene({"artifacts": ["banner-of-battle", "gauntlet-of-command"], "battleline": line}, {"battleline": theirs})
    assert [power(t.state, it) for it in t.state.creatures()] == [7, 7, 8, 5]
    t.action("gauntlet-of-command")
    t.asks(me, ["krump", "valdr"])
    t.me.pick("valdr")
    t.asks(me, ["troll", "bumpsy"])
    t.me.pick("bumpsy")
    assert t.me.discard == ["bumpsy"] and t.me["valdr"].damage == 5
    t.settled()


@rule("KF-CTRL-060")
def test_a_creature_loses_what_only_its_former_friends_had():
    weak = {"card": "valdr", "damage": 6}
    t = scene(
        {"hand": ["collar-of-subordination"]}, {"battleline": [weak], "artifacts": ["banner-of-battle"]}, house="dis"
    )
    assert power(t.state, t.you["valdr"]) == 7
    t.play("collar-of-subordination", "valdr")
    assert t.me.battleline == [] and t.you.discard == ["valdr"] and t.me.discard == ["collar-of-subordination"]
    t.settled()


@rule("KF-CTRL-070")
def test_the_opposing_creature_is_the_other_one_in_the_fight():
    t = scene({"battleline": ["zorg", "tunk"]}, {"battleline": ["bumpsy", "krump", "troll"]}, house="mars")
    t.fight("zorg", "troll")  # stuns the creature that it fights, and its neighbours
    assert stunned(t) == ["krump", "troll"]
    brains = {"battleline": ["brain-eater"], "deck": ["mother"]}
    attacks = scene(brains, {"battleline": ["urchin", "dodger"]}, house="logos")
    attacks.fight("brain-eater", "dodger")
    assert attacks.me.hand == ["mother"]
    defends = scene({"battleline": ["wardrummer", "urchin"]}, {**brains, "artifacts": ["cannon"]})
    defends.fight("wardrummer", "brain-eater")
    assert defends.you.hand == ["mother"] and defends.me.battleline == ["urchin"]
    defends.settled()


@rule("KF-CTRL-080")
@pytest.mark.parametrize("ready", [True, False])
def test_a_card_that_changes_controller_keeps_its_state(ready):
    host = {"card": "valdr", "damage": 2, "amber": 1, "counters": {"power": 1}, "stunned": True, "ready": ready}
    host["upgrades"] = ["blood-of-titans"]
    mine = {"hand": ["collar-of-subordination"], "artifacts": ["autocannon"]}
    t = scene(mine, {"battleline": [host, "troll"], "artifacts": ["soul-snatcher"]}, house="dis")
    t.play("collar-of-subordination", "valdr")
    it = t.me["valdr"]
    assert (it.ready, it.damage, it.amber, it.counters, it.stunned) == (ready, 2, 1, {"power": 1}, True)
    assert [one.printed.id for one in it.upgrades] == ["blood-of-titans", "collar-of-subordination"]
    assert (t.me.amber, t.you.amber) == (0, 0)  # neither has it entered play, nor left it
    t.settled()


@rule("KF-CTRL-090")
def test_a_player_uses_only_cards_that_they_control():
    mine = {"battleline": ["tunk", {"card": "blypyp", "owner": 1}]}
    yours = {"battleline": ["zorg", {"card": "yxilo-bolter", "owner": 0}], "artifacts": ["feeding-pit"]}
    t = scene(mine, yours, house="mars")
    assert t.offers("reap") == t.offers("fight") == ["tunk", "blypyp"] and t.offers("action") == []
    for id in ("zorg", "yxilo-bolter"):
        assert t.why("reap", id) == t.why("fight", id) == "KF-CTRL-090"
    assert t.why("action", "feeding-pit") == "KF-CTRL-090"
    t.reap("blypyp")
    t.settled()


# As if it were yours


@rule("KF-ASIF-010")
def test_who_uses_a_card_as_if_it_were_theirs_does_what_it_says_and_never_controls_it():
    mine = {"battleline": ["nexus"], "deck": ["dodger"]}
    yours = {"artifacts": ["library-of-babble", "banner-of-battle"], "deck": ["mother"]}
    t = scene(mine, yours, house="shadows")
    t.reap("nexus")
    t.asks(me, ["library-of-babble", "banner-of-battle"])
    t.me.pick("library-of-babble")
    t.asks(me, ["library-of-babble"], kind="use")
    t.me.pick("library-of-babble")
    assert t.me.hand == ["dodger"] and t.you.hand == [] and t.you.deck == ["mother"]
    assert t.you.artifacts == ["library-of-babble", "banner-of-battle"] and t.me.artifacts == []
    assert t.you["library-of-babble"].controller == you and not t.you["library-of-babble"].ready
    t.end()
    assert not t.you["library-of-babble"].ready  # it is not readied with the cards of who used it
    t.settled()


@rule("KF-ASIF-020")
def test_a_card_used_so_is_sacrificed_as_if_the_user_controlled_it():
    t = scene({"battleline": ["nexus"]}, {"artifacts": ["screechbomb"], "amber": 5}, house="shadows")
    t.reap("nexus", "screechbomb", "screechbomb")
    assert t.you.artifacts == [] and t.you.discard == ["screechbomb"] and t.me.discard == []
    assert (t.me.amber, t.you.amber) == (1, 3)  # its opponent is that of the user
    t.settled()


@rule("KF-ASIF-030")
def test_friendly_enemy_and_your_are_read_by_the_user():
    mine = {"battleline": ["nexus", "dodger"], "amber": 3}
    yours = {"artifacts": ["skeleton-key"], "battleline": ["urchin"], "amber": 5}
    t = scene(mine, yours, house="shadows")
    t.reap("nexus", "skeleton-key", "skeleton-key")
    t.asks(me, ["nexus", "dodger"])
    t.me.pick("dodger")
    assert t.me["dodger"].amber == 1 and (t.me.amber, t.you.amber) == (4, 4)
    t = scene(mine, {**yours, "artifacts": ["longfused-mines"], "battleline": ["urchin"] * 3}, house="shadows")
    t.reap("nexus", "longfused-mines", "longfused-mines")
    assert t.me.battleline == ["nexus", "dodger"] and t.you.battleline == ["urchin", "urchin"] and hit(t) == {}
    t.settled()


# Using cards


@rule("KF-USE-010")
def test_all_cards_of_the_active_house_may_be_used():
    line = ["pit-demon", "charette", "succubus", "tocsin"]
    t = scene({"battleline": [*line, "troll"], "artifacts": ["library-of-the-damned", "cannon"]}, house="dis")
    assert t.offers("reap") == line and t.offers("action") == ["pit-demon", "library-of-the-damned"]
    for id in line:
        t.reap(id)
    t.action("library-of-the-damned")
    t.asks(me, ["tide", "end"])
    assert t.me.amber == 4 and t.me["troll"].ready and t.me["cannon"].ready
    t.settled()


@rule("KF-USE-020")
@pytest.mark.parametrize(("use", "amber"), [("reap", (1, 4)), ("action", (1, 3)), ("fight", (0, 4))])
def test_a_creature_is_exhausted_for_exactly_one_thing(use, amber):
    t = scene({"battleline": ["noddy-the-thief"]}, {"amber": 4, "battleline": ["urchin"]}, house="shadows")
    number = t.number("noddy-the-thief")
    t.asks(me, [f"reap:{number}", f"fight:{number}", f"action:{number}", "tide", "end"])
    getattr(t, use)("noddy-the-thief")
    if use == "fight":
        t.me.pick("urchin")
    assert (t.me.amber, t.you.amber) == amber and not t.me["noddy-the-thief"].ready
    t.asks(me, ["tide", "end"])
    t.settled()


@rule("KF-USE-020")
def test_a_creature_may_be_used_for_its_omni_ability_instead():
    t = scene({"battleline": ["deipno-spymaster", "troll"]}, house="shadows")
    number = t.number("deipno-spymaster")
    t.asks(me, [f"reap:{number}", f"omni:{number}", "tide", "end"])
    t.omni("deipno-spymaster", "troll")
    assert not t.me["deipno-spymaster"].ready and t.offers("reap") == ["troll"] and t.me.amber == 0
    t.settled()


@rule("KF-USE-030")
def test_an_effect_that_makes_a_creature_fight_uses_it():
    mine = {"hand": ["scout", "stampede"], "battleline": ["troll", "valdr", "dew-faerie"]}
    t = scene(mine, {"amber": 5, "battleline": ["bumpsy", "silvertooth", "dodger"]}, house="untamed")
    t.play("scout", "troll", "valdr", "silvertooth", "bumpsy")
    assert t.state.used == [t.number("troll"), t.number("valdr")]
    t.reap("dew-faerie")
    t.play("stampede")  # three creatures were used this turn
    assert t.you.amber == 3
    t.settled()


@rule("KF-USE-030")
def test_what_comes_after_a_card_was_used_comes_after_a_use_by_another_card():
    mine = {"battleline": ["veylan-analyst"], "hand": ["remote-access"], "amber": 0}
    t = scene(mine, {"artifacts": ["library-of-babble"]}, house="logos")
    t.play("remote-access", "library-of-babble", "library-of-babble")
    assert t.me.amber == 2  # its icon, and the artifact that was used
    t.settled()


@rule("KF-USE-040")
def test_a_card_used_by_another_card_may_be_of_any_house():
    mine = {"hand": ["anger"], "battleline": ["tunk", {"card": "krump", "ready": False}]}
    t = scene(mine, {"battleline": ["silvertooth"]})
    assert t.why("fight", "tunk") == "KF-MAIN-020"
    t.play("anger")
    t.asks(me, ["tunk", "krump"])
    t.me.pick("tunk", "silvertooth")
    assert t.you.battleline == [] and not t.me["tunk"].ready
    t.settled()


@rule("KF-USE-040")
def test_an_ability_may_restrict_the_house_of_what_it_uses():
    t = scene({"battleline": ["commander-remiel", "bulwark", "tunk", "krump"]}, house="sanctum")
    t.reap("commander-remiel")
    t.asks(me, ["tunk", "krump"])
    t.me.pick("krump")
    t.asks(me, [f"reap:{t.number('krump')}"], kind="use")
    t.me.pick("krump")
    assert t.me.amber == 2 and not t.me["krump"].ready and t.me["tunk"].ready
    t.settled()


@rule("KF-USE-050")
def test_a_card_that_cannot_be_exhausted_is_not_used():
    spent = {"card": "troll", "ready": False, "damage": 5}
    mine = {"artifacts": ["dominator-bauble", "dominator-bauble"], "battleline": [spent, "krump"]}
    t = scene(mine, {"battleline": ["urchin"]}, house="dis")
    first, second = numbers(t, me, "artifacts")
    t.action(first, "troll")
    assert t.me.amber == 0 and t.me["troll"].damage == 5 and not t.me["troll"].ready
    t.action(second, "krump")
    t.asks(me, [f"reap:{t.number('krump')}", f"fight:{t.number('krump')}"], kind="use")
    t.me.pick(f"reap:{t.number('krump')}")
    assert t.me.amber == 1
    t.settled()


@rule("KF-USE-050")
def test_what_forbids_a_use_forbids_it_to_other_cards_too():
    t = scene({"hand": ["anger"], "battleline": ["giant-sloth"]}, {"battleline": ["urchin"]})
    t.play("anger", "giant-sloth")  # can be used only after an Untamed card was discarded
    assert t.you.battleline == ["urchin"] and t.me["giant-sloth"].ready
    t.settled()


@rule("KF-USE-060")
def test_an_action_ability_takes_a_ready_card_of_the_active_house():
    artifacts = ["feeding-pit", "lash-of-broken-dreams", {"card": "library-of-the-damned", "ready": False}]
    t = scene({"artifacts": artifacts, "battleline": ["pit-demon", "mindwarper"]}, {"amber": 1}, house="dis")
    assert t.offers("action") == ["pit-demon", "lash-of-broken-dreams"]
    assert t.why("action", "feeding-pit") == t.why("action", "mindwarper") == "KF-MAIN-020"
    assert t.why("action", "library-of-the-damned") == "KF-STATE-030"
    t.action("pit-demon")
    assert t.me.amber == 1 and t.why("action", "pit-demon") == "KF-STATE-030"
    t.settled()


@rule("KF-USE-060")
def test_a_card_is_exhausted_before_its_action_ability():
    t = scene({"artifacts": ["cannon"], "battleline": ["mack-the-knife"]}, {"battleline": ["troll"]})
    t.action("cannon")
    t.asks(me, ["mack-the-knife", "troll"])
    assert not t.me["cannon"].ready
    t.me.pick("troll")
    t.action("mack-the-knife")  # an effect lets it be used in any house
    assert not t.me["mack-the-knife"].ready
    t.me.pick("troll")
    assert hit(t) == {"troll": 3}
    t.settled()


@rule("KF-USE-070")
def test_an_omni_ability_is_used_whatever_the_active_house():
    mine = {"battleline": ["deipno-spymaster", "tunk"], "artifacts": ["screechbomb"], "houses": ["dis", "mars"]}
    t = scene(mine, {"amber": 5, "artifacts": ["lifeward"], "houses": ["logos"]}, house="dis")
    assert t.offers("omni") == ["deipno-spymaster", "screechbomb"]
    assert t.why("omni", "lifeward") == "KF-CTRL-090"
    t.omni("screechbomb")
    t.omni("deipno-spymaster", "tunk")
    assert t.you.amber == 3 and not t.me["deipno-spymaster"].ready and t.offers("omni") == []
    t.end()
    t.you.pick("logos")
    assert t.offers("omni") == ["lifeward"]  # in its controller's turn
    t.settled()


@rule("KF-USE-080")
def test_a_creature_with_an_omni_ability_neither_reaps_nor_fights_off_house():
    t = scene({"battleline": ["deipno-spymaster"]}, {"battleline": ["urchin"]}, house="dis")
    t.asks(me, [f"omni:{t.number('deipno-spymaster')}", "tide", "end"])
    assert t.why("reap", "deipno-spymaster") == t.why("fight", "deipno-spymaster") == "KF-MAIN-020"
    t.omni("deipno-spymaster", "deipno-spymaster")
    t.settled()


@rule("KF-USE-080")
def test_an_omni_ability_off_house_gives_no_action_ability(reword):
    class Both:
        """Action: Nothing. Omni: Nothing."""

        def action(s, me):
            return None

        def omni(s, me):
            return None

    reword("tunk", Both)
    t = scene({"battleline": ["tunk"]}, house="dis")
    t.asks(me, [f"omni:{t.number('tunk')}", "tide", "end"])
    assert t.why("action", "tunk") == "KF-MAIN-020"
    mars = scene({"battleline": ["tunk"]}, house="mars")
    assert mars.offers("action") == mars.offers("omni") == mars.offers("reap") == ["tunk"]
    t.omni("tunk")
    t.settled()


@rule("KF-USE-090")
def test_a_constant_ability_or_one_that_does_not_exhaust_the_card_is_no_use_of_it():
    mine = {"hand": ["snufflegator", "stampede"], "battleline": ["hunting-witch", "niffle-queen", "halacor"]}
    t = scene(mine, {"amber": 5, "battleline": ["urchin"]}, house="untamed")
    t.play("snufflegator", "left")  # Hunting Witch gains 1
    t.fight("halacor", "urchin")  # a Beast, stronger by Niffle Queen
    assert t.me.amber == 1 and t.me["hunting-witch"].ready and t.me["niffle-queen"].ready
    assert t.state.used == [t.number("halacor")]
    t.reap("hunting-witch")
    t.play("stampede")
    assert t.you.amber == 5  # only two creatures were used
    t.settled()


@rule("KF-USE-100")
def test_a_permission_for_the_turn_covers_each_use_of_a_creature_that_is_ready_again():
    mine = {"battleline": ["deipno-spymaster", "tunk", "john-smyth"], "artifacts": ["sigil-of-brotherhood"]}
    t = scene(mine, house="dis")
    t.omni("deipno-spymaster", "tunk")
    t.reap("tunk")
    assert t.why("reap", "tunk") == "KF-STATE-030" and t.why("reap", "john-smyth") == "KF-MAIN-020"
    t.match.patch({"cards": [{"number": t.number("tunk"), "ready": True}]})
    t.reap("tunk")
    assert t.me.amber == 2
    t.settled()


# Reaping


@rule("KF-REAP-010")
def test_a_creature_that_reaps_is_exhausted_then_1_is_gained_then_come_its_reap_abilities():
    line = [{"card": "doc-bookton", "upgrades": ["silent-dagger"]}, {"card": "mother", "ready": False}, "dodger"]
    t = scene({"battleline": line, "deck": ["batdrone"]}, {"battleline": ["troll"]}, house="logos")
    assert t.offers("reap") == ["doc-bookton"]
    assert t.why("reap", "mother") == "KF-STATE-030" and t.why("reap", "dodger") == "KF-MAIN-020"
    t.reap("doc-bookton")
    t.asks(me, ["doc-bookton", "silent-dagger"], kind="trigger")
    assert t.me.amber == 1 and not t.me["doc-bookton"].ready and t.me.hand == []
    t.me.pick("silent-dagger", "troll")
    assert t.me.hand == ["batdrone"] and hit(t) == {"troll": 4} and t.me.amber == 1
    t.settled()


@rule("KF-REAP-010")
def test_a_reap_ability_already_sees_what_was_gained(reword):
    class Miser:
        """Reap: If you have 1 Æ, gain 1 Æ."""

        def reap(s, me):
            if s.players[me.seat].amber == 1:
                s.players[me.seat].amber += 1

    reword("troll", Miser)
    t = scene({"battleline": ["troll"]})
    t.reap("troll")
    assert t.me.amber == 2
    t.settled()


@rule("KF-REAP-020")
@pytest.mark.parametrize("first", ["doc-bookton", "crystal-hive"])
def test_reap_abilities_and_what_comes_after_a_reap_are_due_together_once_the_amber_was_gained(first):
    t = scene({"battleline": ["doc-bookton"], "artifacts": ["crystal-hive"], "deck": ["mother"]}, house="mars")
    t.action("crystal-hive")
    t.match.patch({"house": "logos"})
    t.reap("doc-bookton")
    t.asks(me, ["doc-bookton", "crystal-hive"], kind="trigger")
    assert t.me.amber == 1 and t.me.hand == []
    t.me.pick(first)
    assert t.me.amber == 2 and t.me.hand == ["mother"]
    t.settled()


@rule("KF-REAP-020")
def test_the_active_player_orders_what_an_enemy_card_does_after_a_reap():
    t = scene({"battleline": ["selwyn-the-fence"]}, {"battleline": ["sir-marrows"]}, house="shadows")
    t.match.patch({"cards": [{"number": t.number("selwyn-the-fence"), "amber": 1}]})
    t.reap("selwyn-the-fence")
    t.asks(me, ["selwyn-the-fence", "sir-marrows"], kind="trigger")
    assert t.me.amber == 1
    t.me.pick("sir-marrows")
    assert t.you["sir-marrows"].amber == 1
    t.me.pick("selwyn-the-fence")
    assert t.me.amber == 1 and t.me["selwyn-the-fence"].amber == 0
    t.settled()


@rule("KF-REAP-020")
def test_reap_abilities_come_even_where_the_amber_was_replaced():
    mine = {"hand": ["dimension-door"], "battleline": ["doc-bookton"], "deck": ["mother"]}
    t = scene(mine, {"amber": 3}, house="logos")
    t.play("dimension-door")
    t.reap("doc-bookton")
    assert (t.me.amber, t.you.amber) == (1, 2) and t.me.hand == ["mother"]
    t.settled()


@rule("KF-REAP-030")
def test_a_reap_gives_1_whatever_the_power():
    line = [{"card": "chuff-ape", "counters": {"power": 4}}, "phylyx-the-disintegrator"]
    t = scene({"battleline": line}, {"amber": 2}, house="mars")
    t.reap("chuff-ape")
    if not t.match.quiet:
        t.me.pick("done")
    assert (t.me.amber, t.you.amber) == (1, 2)
    t.reap("phylyx-the-disintegrator")
    assert (t.me.amber, t.you.amber) == (2, 2)
    t.settled()


@rule("KF-REAP-040")
def test_a_reap_ability_gained_during_the_reap_is_still_in_time():
    mine = {"battleline": ["nexus", "dodger"], "deck": ["urchin"]}
    t = scene(mine, {"artifacts": ["spectral-tunneler"]}, house="shadows")
    t.reap("nexus", "spectral-tunneler", "spectral-tunneler", "nexus")
    assert t.me.hand == ["urchin"] and t.me.amber == 1
    other = scene(mine, {"artifacts": ["spectral-tunneler"]}, house="shadows")
    other.reap("nexus", "spectral-tunneler", "spectral-tunneler", "dodger")
    assert other.me.hand == []
    other.settled()
