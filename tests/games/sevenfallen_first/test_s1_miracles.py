"""Miracles and adorateurs: when they are played, what they need, what an adorateur does meanwhile."""

from s1_scene import MAREE, announce, attack, ec, end_turn, fight, go_on, life, scene

from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
GRACE = "envoyee-de-la-grace"  # 3/5
KEEPER = "gardienne-du-feu"
ORANTE = "orante"
ERENIA = "habitante-d-erenia"


def held(mine=None, yours=None):
    """An Exécuteur 4/4 of yours is held at attack 0 by Habitante d'Erenia."""
    given = mine or {}
    t = scene({**given, "hand": [ERENIA, *given.get("hand", [])]}, {"rear": [PLAIN], **(yours or {})})
    t.play(ERENIA)
    if t.match.decision.kind == "target":
        t.me.pick(PLAIN)
    assert attack(t, PLAIN) == 0
    return t


@rule("SO-MIR-020")
@card("revelation")
def test_at_any_moment_of_ones_own_turn():
    t = scene(
        {
            "hand": ["revelation"] * 3,
            "worship": [KEEPER, ORANTE, "veuve-du-voile"],
            "rear": [RAIDER, SCOUT],
            "book": [PUPIL] * 9,
        },
        {"rear": [PLAIN]},
        step="start",
    )
    t.play("revelation", KEEPER)
    assert len(t.me.hand) == 4
    announce(t, (RAIDER, PLAIN), (SCOUT, PLAIN))
    if t.match.decision.kind == "window":
        t.you.pick("pass")
    t.asks(me, kind="battle")
    t.play("revelation", ORANTE)
    go_on(t)
    t.play("revelation")
    assert t.me.worship == [] and t.me.purgatory.count("revelation") == 3
    t.settled()
    t = scene({"hand": ["revelation"], "worship": [KEEPER]})
    end_turn(t)
    assert t.why("play", "revelation", seat=0) == "SO-REACT-020"


@rule("SO-MIR-030", "SO-FERVEUR-030")
@card("habitante-d-erenia", "jugement")
def test_what_the_adorateur_did_ends_before_the_miracle_works():
    t = held({"hand": ["jugement"]}, {"rear": [PLAIN, GRACE]})
    t.play("jugement")
    assert t.you.purgatory == [PLAIN] and t.me.purgatory == [ERENIA, "jugement"]
    t.settled()


@rule("SO-MIR-030")
@card("pretre-des-flammes", "fleche-du-destin")
def test_its_dernier_souffle_comes_first():
    t = scene({"hand": ["fleche-du-destin"], "worship": ["pretre-des-flammes"]}, {"rear": [PLAIN, GRACE]})
    t.play("fleche-du-destin")
    t.me.pick(GRACE)
    assert life(t, GRACE) == 3 and t.me.purgatory == ["pretre-des-flammes"]
    t.me.pick(PLAIN)
    assert life(t, PLAIN) == 1
    t.settled()


@rule("SO-MIR-040")
@card("jugement", "chute")
def test_a_miracle_needs_its_target():
    t = scene({"hand": ["chute", "jugement"], "worship": [KEEPER]}, {"worship": [ORANTE]})
    assert t.offers("play") == [] and t.why("play", "chute") == "SO-MIR-040" and t.me.worship == [KEEPER]
    t = held({"hand": ["jugement"], "worship": [KEEPER]})
    t.play("jugement")  # only Habitante d'Erenia can pay: with her there, nobody has an attack of 4
    assert t.me.worship == [KEEPER] and t.you.purgatory == [PLAIN]
    t.settled()
    t = scene({"hand": ["jugement"], "worship": [KEEPER]}, {"rear": [RAIDER]})
    assert t.why("play", "jugement") == "SO-MIR-040"


@rule("SO-ADOR-070", "SO-FERVEUR-030")
@card("habitante-d-erenia")
def test_an_empty_adorateur_goes_on_working():
    t = held({"hand": [RAIDER, PUPIL]})
    t.play(RAIDER, ERENIA)
    t.play(PUPIL, ERENIA)
    assert t.card(ERENIA).ec == 0 and t.me.worship == [ERENIA]
    end_turn(t)
    fight(t, (PLAIN, RAIDER))
    assert life(t, RAIDER) == 2 and attack(t, PLAIN) == 0
    t.settled()


@rule("SO-FERVEUR-030", "SO-MIR-030")
@card("habitante-d-erenia", "revelation")
def test_the_ange_is_free_again_once_the_adorateur_is_gone():
    t = held({"hand": ["revelation"]})
    t.play("revelation")
    assert t.me.worship == [] and attack(t, PLAIN) == 4
    t.settled()


@rule("SO-ADOR-035", "SO-ADOR-050")
@card("priere-commune")
def test_a_reserve_that_was_refilled_no_longer_closes_the_others():
    t = scene(
        {
            "ec": 20,
            "worship": [{"card": KEEPER, "ec": 1}, ORANTE, "veuve-du-voile"],
            "hand": [RAIDER, "chanteuse-de-prieres"],
        }
    )
    divinity = t.state.players[0].divinity
    t.play("chanteuse-de-prieres")
    assert t.number(ORANTE) not in [option.card for option in t.match.decision.options]
    t.me.pick(f"pay:{divinity}")
    assert t.card(KEEPER).ec == 5
    t.play(RAIDER)
    assert {t.number(KEEPER), t.number(ORANTE)} < {option.card for option in t.match.decision.options}
    t.me.pick(f"pay:{t.number(ORANTE)}")
    assert t.card(ORANTE).ec == 3 and t.card(KEEPER).ec == 5
    t.settled()


@rule("SO-SEDUCTION-030", "SO-SEDUCTION-010")
@card("renfort-celeste")
def test_seduction_in_the_window_protects_from_the_turn_after():
    t = scene({"rear": [PLAIN, SCOUT]}, {"worship": [KEEPER], "hand": ["renfort-celeste", GRACE], "ec": 20})
    announce(t, (PLAIN, MAREE))
    t.you.play("renfort-celeste", GRACE)
    go_on(t)
    assert life(t, GRACE) == 1 and life(t, PLAIN) == 1 and ec(t, you) == 20
    end_turn(t)
    end_turn(t)
    assert t.offers("attack") == [] and t.why("attack", SCOUT) == "SO-ATK-070"
    end_turn(t)
    end_turn(t)
    t.attack(SCOUT)
    assert t.offers("strike") == [GRACE]


@rule("SO-SEDUCTION-020")
@card("fleche-du-destin")
def test_seduction_guards_the_divinity_and_not_against_miracles():
    t = scene(
        {"hand": [GRACE]}, {"rear": [PLAIN, "tireuse-calibree"], "worship": [KEEPER], "hand": ["fleche-du-destin"]}
    )
    t.play(GRACE)
    end_turn(t)
    assert t.offers("attack") == []
    t.use("tireuse-calibree", GRACE)
    t.play("fleche-du-destin", GRACE)
    assert life(t, GRACE) == 1
    t.settled()
