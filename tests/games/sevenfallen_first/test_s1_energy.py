"""Celestial energy and adorateurs: from what a cost is paid."""

from s1_scene import attack, ec, life, scene

from pioche.testing import card, me, rule

RAIDER = "pillard-des-recifs"  # cost 2
PLAIN = "executeur-des-ombres"  # cost 5
KEEPER = "gardienne-du-feu"  # 5 EC
ORANTE = "orante"  # 5 EC


@rule("SO-EC-020")
def test_all_sources_together():
    t = scene(
        {
            "ec": 3,
            "hand": ["bete-de-dracodia"],
            "worship": [{"card": KEEPER, "ec": 2}],
            "rear": [
                {"card": "vulcar-fleau-des-cieux", "ec": 5},
                {"card": "tortue-au-tresor", "marks": {"treasure": 1}},
                {"card": "accumulateur-vivant", "damage": 1},
            ],
        }
    )
    assert t.match.view(0)["players"][0]["wealth"] == 13
    t.play("bete-de-dracodia", "auto")
    assert t.match.view(0)["players"][0]["wealth"] == 7
    assert ec(t, me) == 1 and t.card(KEEPER).ec == 0
    t.settled()


@rule("SO-EC-030", "SO-ADOR-010", "SO-ADOR-020")
def test_a_cost_is_paid_in_any_mix():
    t = scene({"ec": 20, "worship": [{"card": KEEPER, "ec": 2}], "hand": [PLAIN]})
    t.play(PLAIN, f"pay:{t.number(KEEPER)}")
    assert ec(t, me) == 17 and t.card(KEEPER).ec == 0 and t.me.worship == [KEEPER]
    t.settled()


@rule("SO-ADOR-030")
def test_a_started_reserve_is_finished_first():
    t = scene({"ec": 20, "worship": [{"card": KEEPER, "ec": 1}, ORANTE], "hand": [RAIDER]})
    keeper, orante, divinity = t.number(KEEPER), t.number(ORANTE), t.state.players[0].divinity
    t.play(RAIDER)
    t.asks(me, ["auto", f"pay:{keeper}", f"pay:{divinity}", f"pay:{divinity}.1"])
    t.me.pick(f"pay:{keeper}")
    t.asks(me, ["auto", f"pay:{orante}", f"pay:{divinity}"])
    t.me.pick(f"pay:{orante}")
    assert t.card(KEEPER).ec == 0 and t.card(ORANTE).ec == 4 and ec(t, me) == 20
    t.settled()


@rule("SO-ADOR-030")
def test_a_reserve_taken_in_part_closes_the_others():
    t = scene({"ec": 20, "worship": [KEEPER, ORANTE], "hand": [PLAIN]})
    keeper, divinity = t.number(KEEPER), t.state.players[0].divinity
    t.play(PLAIN, f"pay:{keeper}.2")
    assert t.card(KEEPER).ec == 3 and t.card(ORANTE).ec == 5 and ec(t, me) == 17
    assert t.card(divinity).ec == 17
    t.settled()


@rule("SO-ADOR-035")
def test_a_refilled_reserve_is_not_started():
    t = scene({"ec": 20, "worship": [KEEPER, ORANTE], "hand": [RAIDER]})
    t.play(RAIDER)
    assert t.number(ORANTE) in [option.card for option in t.match.decision.options]


@rule("SO-ADOR-040")
def test_a_started_reserve_binds_adorateurs_alone():
    t = scene({"ec": 20, "worship": [{"card": KEEPER, "ec": 1}], "hand": [RAIDER]})
    t.play(RAIDER, f"pay:{t.state.players[0].divinity}")
    assert ec(t, me) == 18 and t.card(KEEPER).ec == 1
    t.settled()


@rule("SO-ADOR-050", "SO-PURIF-010", "SO-TURN-120")
def test_purification_gives_back_all_that_was_spent():
    t = scene({"worship": [{"card": KEEPER, "ec": 1}, {"card": ORANTE, "ec": 0}], "hand": ["chanteuse-de-prieres"]})
    t.play("chanteuse-de-prieres", f"pay:{t.state.players[0].divinity}")
    t.me.pick(KEEPER)
    assert t.card(KEEPER).ec == 5 and t.card(ORANTE).ec == 0
    t.settled()


@rule("SO-ADOR-060", "SO-MIR-010", "SO-TURN-090")
@card("revelation")
def test_an_adorateur_pays_for_one_miracle_full_or_empty():
    t = scene({"worship": [{"card": KEEPER, "ec": 0}, ORANTE], "hand": ["revelation"] * 3})
    t.play("revelation", ORANTE)
    assert t.me.worship == [KEEPER] and sorted(t.me.purgatory) == [ORANTE, "revelation"]
    t.play("revelation")
    assert t.me.worship == [] and t.why("play", t.state.players[0].hand[0].number) == "SO-MIR-010"
    t.settled()


@rule("SO-EC-060", "SO-TURN-070")
def test_an_adorateur_costs_nothing_and_one_is_played_a_turn():
    t = scene({"rear": ["maree-l-amirale-pale"], "hand": [KEEPER, ORANTE]})
    t.play(KEEPER)
    assert t.card(KEEPER).ec == 5 and t.why("play", ORANTE) == "SO-TURN-070"
    t.settled()


@rule("SO-ARCH-010", "SO-ARCH-120")
def test_an_archange_pays_down_to_its_death():
    t = scene({"rear": [{"card": "vulcar-fleau-des-cieux", "ec": 2}], "ec": 1, "hand": [RAIDER]})
    t.play(RAIDER, f"pay:{t.number('vulcar-fleau-des-cieux')}")
    assert t.me.purgatory == ["vulcar-fleau-des-cieux"] and t.me.rear == [RAIDER] and ec(t, me) == 1
    t.settled()


@rule("SO-ARCH-120", "SO-DIV-040")
def test_paid_for_me_the_last_points_of_the_living_are_spared():
    t = scene({"rear": [{"card": "vulcar-fleau-des-cieux", "ec": 2}], "ec": 2, "hand": [RAIDER]})
    t.play(RAIDER, "auto")
    assert ec(t, me) == 1 and t.card("vulcar-fleau-des-cieux").ec == 1
    t.settled()


@rule("SO-ALCHIMISTE-010", "SO-EC-040")
def test_an_alchimiste_spent_to_zero_is_destroyed():
    t = scene({"rear": ["accumulateur-vivant", RAIDER], "ec": 1, "hand": ["dresseuse-de-dragons", "lanciere-d-eondra"]})
    t.play("lanciere-d-eondra", f"pay:{t.number('accumulateur-vivant')}")
    assert t.me.purgatory == ["accumulateur-vivant"] and attack(t, RAIDER) == 3 and life(t, RAIDER) == 2
    t.settled()
