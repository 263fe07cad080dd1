"""The link of ange and golem; golems alone."""

from s1_scene import MAREE, announce, ec, end_turn, fight, go_on, life, pair, scene

from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
GRACE = "envoyee-de-la-grace"  # 3/5
BERSERK = "berserker-des-cendres"  # 3/3
KEEPER = "gardienne-du-feu"
PAVOIS = "pavois"  # 4
STONE = "pierre-tombale"  # 3
PLATE = "bouclier-de-serie"  # 2


def host(t, golem):
    """The ange that a golem is linked to."""
    number = t.card(golem).host
    return t.state.cards[number].proto.id if number else ""


@rule("SO-LINK-010", "SO-LINK-110")
def test_a_golem_must_be_linked_to_a_free_ange():
    t = scene({"rear": [RAIDER, pair(SCOUT, PLATE)], "front": [PUPIL], "hand": [PAVOIS]})
    t.play(PAVOIS)
    t.asks(me, [RAIDER, PUPIL], kind="link")
    t.me.pick(RAIDER)
    assert host(t, PAVOIS) == RAIDER and host(t, PLATE) == SCOUT and t.card(PUPIL).attached == []
    assert not [key for key in t.match.decision.keys if key.startswith("link")]
    t.settled()


@rule("SO-LINK-020")
def test_an_ange_must_be_linked_to_a_lone_golem():
    t = scene({"rear": [PAVOIS, STONE], "hand": [RAIDER]})
    t.play(RAIDER)
    t.asks(me, [PAVOIS, STONE], kind="link")
    t.me.pick(STONE)
    assert host(t, STONE) == RAIDER and host(t, PAVOIS) == "" and sorted(t.me.rear) == sorted([PAVOIS, RAIDER])
    t.settled()


@rule("SO-LINK-030")
def test_one_ange_and_one_golem():
    t = scene({"rear": [pair(RAIDER, PAVOIS)], "hand": [STONE, SCOUT, PUPIL]})
    t.play(STONE)
    assert host(t, STONE) == "" and t.me.rear == [RAIDER, STONE]
    t.play(SCOUT)
    assert host(t, STONE) == SCOUT
    t.play(PUPIL)
    assert host(t, PAVOIS) == RAIDER and host(t, STONE) == SCOUT and t.card(PUPIL).attached == []
    t.settled()


@rule("SO-LINK-040")
def test_the_pair_stands_where_the_ange_is():
    t = scene({"front": [GRACE], "hand": [STONE]}, {"rear": [SCOUT]})
    t.play(STONE)
    assert t.me.front == [GRACE] and t.me.rear == [] and host(t, STONE) == GRACE
    end_turn(t)
    fight(t, (SCOUT, GRACE))
    assert t.me.purgatory == [STONE] and life(t, GRACE) == 4
    t.settled()


@rule("SO-LINK-080")
@card("rupture")
def test_links_are_made_whenever_they_can_be():
    t = scene({"hand": ["rupture"], "worship": [KEEPER]}, {"rear": [pair(RAIDER, PAVOIS), STONE]})
    t.play("rupture", PAVOIS)
    assert host(t, STONE) == RAIDER and t.you.rear == [RAIDER] and t.you.purgatory == [PAVOIS]
    t.settled()


@rule("SO-LINK-090", "SO-LINK-100", "SO-GOLEM-050")
@card("chute")
def test_a_golem_that_loses_its_ange_joins_another_or_goes_back():
    miracle = {"hand": ["chute"], "worship": [KEEPER]}
    t = scene(dict(miracle), {"front": [pair(RAIDER, PAVOIS)]})
    t.play("chute")
    assert t.you.front == [] and t.you.rear == [PAVOIS] and host(t, PAVOIS) == ""
    t.settled()
    t = scene(dict(miracle), {"front": [pair(RAIDER, PAVOIS)], "rear": [SCOUT]})
    t.play("chute", RAIDER)
    assert host(t, PAVOIS) == SCOUT and t.you.rear == [SCOUT] and t.you.front == []
    t.settled()
    t = scene(dict(miracle), {"front": [pair(RAIDER, PAVOIS), PUPIL], "rear": [SCOUT]})
    t.play("chute", RAIDER)
    t.asks(you, [SCOUT, PUPIL], kind="link")
    t.you.pick(PUPIL)
    assert host(t, PAVOIS) == PUPIL and t.you.front == [PUPIL]
    t.settled()


@rule("SO-LINK-110")
def test_links_are_neither_undone_nor_swapped():
    t = scene({"rear": [pair(RAIDER, PAVOIS), SCOUT], "hand": [PUPIL]}, {"rear": [PLAIN]})
    keys = t.match.decision.keys
    assert not [key for key in keys if "link" in key] and t.number(PAVOIS) not in [
        option.card for option in t.match.decision.options
    ]
    t.play(PUPIL)
    assert host(t, PAVOIS) == RAIDER and t.match.decision.kind == "main"
    end_turn(t)
    end_turn(t)
    assert host(t, PAVOIS) == RAIDER


@rule("SO-LINK-120", "SO-BERSERK-030", "SO-MORTSUBITE-010")
def test_some_are_never_linked():
    for lonely in (BERSERK, "martyre-des-cryptes"):
        t = scene({"rear": [lonely], "hand": [PAVOIS]})
        t.play(PAVOIS)
        assert t.me.rear == [lonely, PAVOIS] and host(t, PAVOIS) == ""
        t = scene({"rear": [PAVOIS], "hand": [lonely, SCOUT]})
        t.play(lonely)
        assert t.me.rear == [PAVOIS, lonely] and host(t, PAVOIS) == ""
        t.play(SCOUT)
        assert host(t, PAVOIS) == SCOUT
        t.settled()
    t = scene({"rear": [MAREE], "hand": [PAVOIS], "worship": [KEEPER]})
    t.play(PAVOIS)
    assert host(t, PAVOIS) == ""
    t.settled()


@rule("SO-LINK-140")
@card("renfort-celeste")
def test_a_lone_golem_linked_before_its_combat_is_hit_as_a_pair():
    t = scene(
        {"rear": ["leviathan-du-large"]}, {"rear": [STONE], "worship": [KEEPER], "hand": ["renfort-celeste", GRACE]}
    )
    announce(t, ("leviathan-du-large", STONE))
    t.you.play("renfort-celeste", GRACE)
    go_on(t)
    assert STONE in t.you.purgatory and life(t, GRACE) == 1 and life(t, "leviathan-du-large") == 3
    t.settled()


@rule("SO-GOLEM-030", "SO-GOLEM-050", "SO-GOLEM-040")
@card("elan-des-braves")
def test_a_lone_golem_guards_the_divinity_and_stays_behind():
    t = scene({"rear": [RAIDER]}, {"rear": [PAVOIS]})
    t.attack(RAIDER)
    assert t.offers("strike") == [PAVOIS] and t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"
    t = scene({"hand": [PAVOIS, "elan-des-braves"], "worship": [KEEPER]}, {})
    t.play(PAVOIS, "auto")
    t.play("elan-des-braves")
    assert t.me.rear == [PAVOIS] and t.offers("advance") == [] and t.why("advance", PAVOIS) == "SO-ATK-040"
    assert t.offers("attack") == [] and t.why("attack", PAVOIS) == "SO-GOLEM-040"
    t.settled()


@rule("SO-GOLEM-040")
def test_in_a_pair_the_ange_attacks_not_the_golem():
    t = scene({"rear": [pair(RAIDER, PAVOIS)]}, {"ec": 20})
    assert t.offers("attack") == [RAIDER] and t.why("attack", PAVOIS) == "SO-GOLEM-040"
    fight(t, (RAIDER, MAREE))
    assert ec(t, you) == 17


@rule("SO-GOLEM-060", "SO-MEDECIN-020")
def test_force_vitale_is_nothing_to_a_golem():
    healer = "chirurgien-de-bataille"  # 2/4, Médecin (3)
    t = scene(
        {
            "front": [pair(healer, STONE, damage=3)],
            "rear": [{"card": PAVOIS, "damage": 2}, {"card": BERSERK, "damage": 1}, "ronin-sans-maitre"],
        }
    )
    t.use(healer)
    assert life(t, BERSERK) == 3 and life(t, PAVOIS) == 2 and life(t, healer) == 1
    assert t.why("use", healer) == "SO-TURN-100"
    t.settled()
    t = scene({"front": [pair(healer, STONE, damage=3)], "rear": [{"card": PAVOIS, "damage": 2}]})
    assert t.why("use", healer) == "SO-GEN-160"


@rule("SO-MEDECIN-020")
def test_a_medecin_heals_one_page_on_the_rear_guard_and_itself():
    healer = "chirurgien-de-bataille"
    t = scene(
        {"rear": [{"card": healer, "damage": 2}, {"card": GRACE, "damage": 4}], "front": [{"card": PLAIN, "damage": 1}]}
    )
    t.use(healer)
    t.asks(me, [healer, GRACE])
    t.me.pick(GRACE)
    assert life(t, GRACE) == 4 and life(t, healer) == 2 and life(t, PLAIN) == 3
    t.settled()
