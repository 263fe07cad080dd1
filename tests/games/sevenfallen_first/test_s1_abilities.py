"""Abilities in general, and those standard abilities that the other files leave out."""

from s1_scene import MAREE, announce, attack, ec, end_turn, fight, go_on, life, mortal, pair, scene

from pioche.games.sevenfallen_first.cards import BOOK
from pioche.testing import card, me, rule, you

PLAIN = "executeur-des-ombres"  # 4/4
RAIDER = "pillard-des-recifs"  # 3/2
SCOUT = "eclaireur-d-eondra"  # 2/1
PUPIL = "eleve-du-dojo"  # 1/2
WALL = "rat-des-catacombes"  # 2/3
GRACE = "envoyee-de-la-grace"  # 3/5
KEEPER = "gardienne-du-feu"
BEARER = "porteuse-de-lanterne"  # 2/2, Rhapsodie
HERALD = "heraut-rhapsode"  # 3/4, Rhapsodie and Esquive
LANCER = "lanciere-d-eondra"  # 3/2, Violence
SPITTER = "cracheur-de-lave"  # 4/4, Collatéral
SCRIBE = "copiste-du-firmament"  # 1/2
HERALD_OF_DAWN = "messager-de-l-aube"  # 1/1, Ferveur: draw a page
SPECTRE = "spectre-plaintif"  # Purgatoire: each turn, 1 point of force vitale
TRAITOR = "traitre-du-voile"  # 1/3, Déchu
CURSED = "ange-maudit"  # 2/6, Déchu, Poison


@rule("SO-ABIL-010", "SO-RHAPSODIE-010")
@card("vampire-de-nargol")
def test_rhapsodie_takes_standard_abilities_and_no_text():
    t = scene({"rear": [BEARER, LANCER, "vampire-de-nargol"]}, {"rear": ["tireuse-calibree", PUPIL]})  # 1/4
    fight(t, (LANCER, PUPIL), (BEARER, "tireuse-calibree"), ("vampire-de-nargol", "tireuse-calibree"))
    assert "tireuse-calibree" in t.you.purgatory  # by Violence
    assert life(t, BEARER) == 1  # and the text of the vampire heals it alone
    t.settled()


@rule("SO-ABIL-020")
@card("benediction-d-acier")
def test_values_of_an_ability_add_up():
    t = scene({"rear": ["cracheur-de-lave"]}, {"rear": [{"card": "templier-de-la-lumiere", "marks": {"armure": 1}}]})
    fight(t, ("cracheur-de-lave", "templier-de-la-lumiere"))
    assert life(t, "templier-de-la-lumiere") == 2
    t.settled()
    mine = {"rear": ["templier-de-la-lumiere"], "hand": ["benediction-d-acier"], "worship": [KEEPER]}
    t = scene(mine, {"rear": [SPITTER]})
    t.play("benediction-d-acier")
    end_turn(t)
    fight(t, (SPITTER, "templier-de-la-lumiere"))
    assert life(t, "templier-de-la-lumiere") == 3
    t.settled()


@rule("SO-ABIL-020")
def test_berserk_twice_is_berserk():
    """Two other attackers have Berserk: the one who takes it from both attacks twice."""
    t = scene({"rear": [BEARER, "berserker-des-cendres", "ronin-sans-maitre"]}, {"rear": ["vieux-maitre"]})
    for one in ("berserker-des-cendres", "ronin-sans-maitre", BEARER, BEARER):
        t.attack(one)
        t.strike("vieux-maitre")
    assert t.why("attack", BEARER) == "SO-ATK-020"
    assert sorted(t.offers("attack")) == sorted(["berserker-des-cendres", "ronin-sans-maitre"])


@rule("SO-FERVEUR-010")
@card("messager-de-l-aube")
def test_ferveur_comes_right_after_the_invocation():
    t = scene({"hand": [HERALD_OF_DAWN, SCOUT, SCOUT], "book": [PUPIL, RAIDER]})
    t.play(HERALD_OF_DAWN)
    assert t.me.hand == [SCOUT, SCOUT, PUPIL] and t.me.rear == [HERALD_OF_DAWN] and t.you.hand == []
    t.settled()


@rule("SO-FERVEUR-020")
@card("messager-de-l-aube", "resurrection")
def test_ferveur_comes_from_wherever_the_page_enters():
    t = scene({"hand": ["resurrection"], "worship": [KEEPER], "purgatory": [HERALD_OF_DAWN], "book": [PUPIL, RAIDER]})
    t.play("resurrection", HERALD_OF_DAWN)
    assert t.me.rear == [HERALD_OF_DAWN] and t.me.hand == [PUPIL]
    t.settled()
    t = scene({"purgatory": ["phenix-du-sud"], "ec": 9}, {"rear": [RAIDER, GRACE]})
    t.phoenix("phenix-du-sud")
    t.me.pick("rear-1")
    assert life(t, RAIDER) == 1 and life(t, GRACE) == 4 and t.me.rear == ["phenix-du-sud"] and ec(t, me) == 4
    t.settled()


@rule("SO-VAILLANT-020", "SO-VAILLANT-010")
def test_vaillant_stays_on_the_fire_line():
    t = scene({"front": ["chevalier-vaillant", RAIDER]}, step="start")
    assert t.offers("retreat") == [RAIDER] and t.why("retreat", "chevalier-vaillant") == "SO-VAILLANT-020"
    t = scene({"front": [{"card": "chevalier-vaillant", "state": ["silenced"]}]}, step="start")
    assert t.offers("retreat") == ["chevalier-vaillant"]


@rule("SO-VAILLANT-030")
@card("figure-de-proue", "repli-general")
def test_nothing_moves_vaillant_back_and_its_golem_joins_it():
    t = scene({"rear": ["pavois"], "hand": ["chevalier-vaillant"]})
    t.play("chevalier-vaillant")
    assert t.me.front == ["chevalier-vaillant"] and t.me.rear == [] and t.card("pavois").host
    t.settled()
    t = scene({"front": [pair("chevalier-vaillant", "figure-de-proue")]}, {"ec": 20})
    fight(t, ("chevalier-vaillant", MAREE))
    assert t.match.decision.kind == "main" and t.me.front == ["chevalier-vaillant"] and ec(t, you) == 17
    t.settled()
    t = scene({"front": ["chevalier-vaillant", RAIDER], "hand": ["repli-general"], "worship": [KEEPER]})
    t.play("repli-general")
    t.asks(me, [RAIDER, "done"])


@rule("SO-PHOENIX-020")
def test_phoenix_is_playing_a_page():
    ten = [SCOUT] * 9 + ["salamandre-de-dracodia"]
    t = scene({"hand": ["omegatron"], "purgatory": ten, "rear": ["pavois"]}, step="start")
    t.play("omegatron")
    assert t.offers("phoenix") == [] and t.why("phoenix", "salamandre-de-dracodia") == "SO-ARCH-050"
    end_turn(t)
    assert t.why("phoenix", "salamandre-de-dracodia", seat=0) == "SO-TURN-060"
    end_turn(t)
    t.phoenix("salamandre-de-dracodia", "auto")
    assert t.card("pavois").host == t.number("salamandre-de-dracodia") and ec(t, me) == 37
    t.settled()
    t = scene({"rear": [{"card": "salamandre-de-dracodia"}, PUPIL], "purgatory": ["salamandre-de-dracodia"], "ec": 7})
    t.phoenix("salamandre-de-dracodia")
    assert ec(t, me) == 4 and "salamandre-de-dracodia" in t.offers("attack")
    t.attack(PUPIL)
    assert t.offers("phoenix") == []


@rule("SO-COLLATERAL-030")
@card("dragon-de-guerre")
def test_collateral_is_for_the_attack_alone():
    t = scene({"rear": [RAIDER], "front": [PUPIL]}, {"rear": [SPITTER]})
    fight(t, (RAIDER, SPITTER))
    assert t.me.purgatory == [RAIDER] and life(t, PUPIL) == 2
    t.settled()
    t = scene({"hand": ["dragon-de-guerre"]}, {"rear": [RAIDER, GRACE, PLAIN], "front": [PUPIL]})
    t.play("dragon-de-guerre", "rear-1")
    assert [life(t, one) for one in (RAIDER, GRACE, PLAIN, PUPIL)] == [1, 4, 3, 2]
    t.settled()
    t = scene({"rear": [{"card": SPITTER, "damage": 3}]}, {"rear": [RAIDER, GRACE]})
    fight(t, (SPITTER, RAIDER))
    assert t.me.purgatory == [SPITTER] and t.you.purgatory == [RAIDER] and life(t, GRACE) == 1
    t.settled()


@rule("SO-COLLATERAL-060")
def test_collateral_does_nothing_where_the_target_flees():
    t = scene({"rear": [SPITTER]}, {"rear": ["contrebandier", GRACE], "front": [PUPIL], "ec": 20})
    announce(t, (SPITTER, "contrebandier"))
    t.you.pick("yes")
    t.you.pick(PUPIL)
    assert life(t, GRACE) == 5 and t.you.purgatory == [PUPIL] and t.you.hand == ["contrebandier"]
    t.settled()


@rule("SO-DECHU-010")
def test_a_dechu_enters_on_the_opponents_rear_guard():
    t = scene({"hand": [TRAITOR], "rear": [RAIDER], "ec": 9})
    t.play(TRAITOR)
    assert t.you.rear == [TRAITOR] and t.me.rear == [RAIDER] and t.you[TRAITOR].controller == you and ec(t, me) == 7
    t.attack(RAIDER)
    assert t.offers("strike") == [TRAITOR] and t.why("strike", t.state.players[1].divinity) == "SO-ZONE-070"


@rule("SO-DECHU-020")
@card("ange-maudit", "traitre-du-voile")
def test_its_new_controller_uses_and_suffers_it():
    t = scene({"hand": [CURSED, TRAITOR]}, {"hand": [SCOUT], "book": [SCOUT] * 6})
    t.play(CURSED)
    t.play(TRAITOR)
    end_turn(t)
    assert ec(t, you) == 40 and ec(t, me) == 36
    t.you.pick(SCOUT)
    assert (
        life(t, CURSED) == 5 and t.you.purgatory == [SCOUT] and sorted(t.offers("attack")) == sorted([CURSED, TRAITOR])
    )
    fight(t, (CURSED, MAREE))
    assert ec(t, me) == 34
    end_turn(t)
    assert ec(t, you) == 39 and ec(t, me) == 34 and life(t, CURSED) == 5
    t.settled()


@rule("SO-DECHU-020")
def test_its_arrival_is_its_new_controllers(monkeypatch):
    monkeypatch.setattr(BOOK.cards[TRAITOR], "hooks", BOOK.cards[HERALD_OF_DAWN].hooks)
    t = scene({"hand": [TRAITOR]})
    t.play(TRAITOR)
    assert len(t.you.hand) == 1 and t.me.hand == []


@rule("SO-DECHU-030")
@card("messager-condamne")
def test_a_destroyed_dechu_comes_to_its_owners_purgatoire():
    t = scene({"hand": ["messager-condamne"], "rear": [RAIDER]}, {"rear": [PLAIN, GRACE]})
    t.play("messager-condamne")
    end_turn(t)
    t.asks(you, [PLAIN, GRACE])
    t.you.pick(PLAIN)
    assert t.me.purgatory == ["messager-condamne"] and t.you.purgatory == [PLAIN] and t.me.rear == [RAIDER]
    t.settled()


@rule("SO-DECHU-040")
def test_a_dechu_is_linked_on_its_new_side():
    t = scene({"hand": [TRAITOR], "rear": ["pierre-tombale"]}, {"rear": ["pavois"]})
    t.play(TRAITOR)
    assert t.card("pavois").host == t.number(TRAITOR) and t.card("pierre-tombale").host == 0
    assert t.you.rear == [TRAITOR] and t.me.rear == ["pierre-tombale"]
    t.settled()
    t = scene({"hand": [TRAITOR]}, {"rear": ["pavois", "pierre-tombale"]})
    t.play(TRAITOR)
    t.asks(you, ["pavois", "pierre-tombale"], kind="link")
    t.you.pick("pierre-tombale")
    assert t.card("pierre-tombale").host == t.number(TRAITOR) and t.card("pavois").host == 0
    t.settled()


@rule("SO-REGENEC-010", "SO-REGENEC-020")
@card("choeur-celeste", "statue-benie")
def test_regenere_ec_adds_up_to_what_is_printed():
    three = {"rear": ["gardienne-du-calme", "statue-benie"], "worship": ["choeur-celeste"]}
    for before, after in ((40, 40), (38, 40), (30, 33)):
        t = scene({**three, "ec": before}, active=1)
        end_turn(t)
        assert ec(t, me) == after and ec(t, you) == 40
        end_turn(t)
        assert ec(t, me) == after
    t = scene({"rear": [*three["rear"], {"card": MAREE, "damage": 3}]}, active=1)
    end_turn(t)
    assert mortal(t, me) == (4, 6)
    t.settled()


@rule("SO-SOUFFLE-010", "SO-SOUFFLE-030")
@card("devoreur-d-etoiles", "dragon-de-guerre")
def test_dernier_souffle_comes_between_two_combats():
    t = scene({"rear": [{"card": "devoreur-d-etoiles", "damage": 5}, RAIDER]}, {"rear": [PLAIN, GRACE, "vieux-maitre"]})
    announce(t, ("devoreur-d-etoiles", GRACE), (RAIDER, PLAIN))
    t.asks(me, [PLAIN, "vieux-maitre"])
    assert "devoreur-d-etoiles" in t.me.purgatory and t.you.purgatory == [GRACE]
    t.me.pick(PLAIN)
    go_on(t)
    assert t.you.purgatory == [GRACE, PLAIN] and life(t, RAIDER) == 2 and t.me.front == [RAIDER]
    t.settled()
    t = scene({"rear": [PLAIN, RAIDER]}, {"front": [{"card": "dragon-de-guerre", "damage": 1}], "rear": [PUPIL, GRACE]})
    announce(t, (PLAIN, "dragon-de-guerre"), (RAIDER, PUPIL))
    go_on(t)
    assert sorted(t.you.purgatory) == sorted(["dragon-de-guerre", PUPIL]) and life(t, GRACE) == 3
    assert life(t, RAIDER) == 2
    t.settled()


@rule("SO-PURGAT-010", "SO-PURGAT-020")
@card("spectre-plaintif", "goule-affamee")
def test_purgatoire_works_from_there_alone_and_once_a_turn_for_each():
    t = scene({"purgatory": [SPECTRE, SPECTRE], "rear": [SPECTRE, SCOUT]}, {"rear": [GRACE], "purgatory": [SPECTRE]})
    one, other = [card.number for card in t.state.players[0].purgatory]
    assert t.offers("use") == [SPECTRE, SPECTRE] and t.why("use", t.me[SPECTRE].card.number) == "SO-ABIL-010"
    t.use(one, GRACE)
    assert t.why("use", one) == "SO-TURN-100" and t.offers("use") == [SPECTRE]
    t.use(other, GRACE)
    assert life(t, GRACE) == 3 and t.offers("use") == []
    end_turn(t)
    assert t.why("use", one, seat=0) == "SO-TURN-060" and t.offers("use") == [SPECTRE]
    end_turn(t)
    assert t.offers("use") == [SPECTRE, SPECTRE]
    t.attack(SCOUT)
    assert t.why("use", one) == "SO-PLAN-120"


@rule("SO-PURGAT-010")
@card("goule-affamee")
def test_a_standing_effect_lasts_while_the_page_lies_there():
    t = scene({"rear": ["liche-des-cryptes"], "purgatory": ["goule-affamee"]}, {"rear": ["liche-des-cryptes"]})
    assert attack(t, t.me["liche-des-cryptes"].card.number) == 4
    assert attack(t, t.you["liche-des-cryptes"].card.number) == 3
    t = scene({"rear": ["liche-des-cryptes", "goule-affamee"]}, {"ec": 20})
    assert attack(t, "liche-des-cryptes") == 3
    fight(t, ("liche-des-cryptes", MAREE))
    assert ec(t, you) == 17


@rule("SO-TRESOR-020")
def test_the_reserve_of_a_tresor_goes_with_it():
    rich = {"card": "tortue-au-tresor", "damage": 4, "marks": {"treasure": 4}}
    t = scene({"rear": [RAIDER]}, {"rear": [rich, "poisson-lune-cuirasse"], "ec": 5})
    assert t.match.view(1)["players"][1]["wealth"] == 9
    fight(t, (RAIDER, "tortue-au-tresor"))
    assert t.you.purgatory == ["tortue-au-tresor"] and t.match.view(1)["players"][1]["wealth"] == 5
    t.settled()


@rule("SO-RHAPSODIE-030")
def test_what_rhapsodie_takes_is_not_passed_on():
    """Two with Rhapsodie and one with Armure (2) and nothing else: each of the two has Armure (2), not (4)."""
    t = scene({"rear": [BEARER, HERALD, "sergent-de-la-garde"]}, {"rear": [GRACE, "riposteur", PUPIL]})
    fight(t, (BEARER, GRACE), (HERALD, GRACE), ("sergent-de-la-garde", PUPIL))
    assert life(t, BEARER) == 1 and life(t, HERALD) == 3
    t.settled()
    t = scene({"rear": [BEARER, HERALD]}, {"front": ["riposteur"], "rear": [PUPIL]})
    fight(t, (BEARER, "riposteur"), (HERALD, PUPIL))
    assert life(t, "riposteur") == 1 and t.me.purgatory == [BEARER] and life(t, HERALD) == 3
    t.settled()


@rule("SO-ABIL-020", "SO-RHAPSODIE-010")
def test_values_that_rhapsodie_takes_add_up():
    armoured = {"card": BEARER, "marks": {"armure": 1}}
    t = scene({"rear": [armoured, "sergent-de-la-garde", "ecuyer-du-temple"]}, {"rear": [SPITTER, PUPIL]})
    fight(t, (BEARER, SPITTER), ("sergent-de-la-garde", PUPIL), ("ecuyer-du-temple", PUPIL))
    assert life(t, BEARER) == 2 and t.card(BEARER).marks["worn"] == 4
    t.settled()


@rule("SO-RHAPSODIE-040", "SO-TERRORISE-020", "SO-PLAN-090")
@card("terreur")
def test_who_borrows_something_is_still_stopped_by_terror():
    t = scene({"rear": [BEARER, LANCER]}, {"ec": 20, "worship": [KEEPER], "hand": ["terreur"]})
    announce(t, (LANCER, MAREE), (BEARER, MAREE))
    t.you.play("terreur", BEARER)
    go_on(t)
    assert ec(t, you) == 17
    t.settled()


@rule("SO-RHAPSODIE-040")
def test_a_drawback_that_is_taken_cancels_no_attack():
    cannon = "guetteur-des-tours-noires"  # 3/4, Terrorisé and Canon
    t = scene({"front": [BEARER], "rear": [cannon]}, {"ec": 20})
    t.match.choose(f"attack:{t.number(cannon)}.1")
    t.strike(MAREE)
    t.match.choose(f"attack:{t.number(BEARER)}")
    t.strike(MAREE)
    go_on(t)
    assert ec(t, you) == 15 and t.me.front == [BEARER]
    t.settled()


@rule("SO-GELER-010")
def test_a_frozen_ange_neither_attacks_nor_changes_line():
    t = scene({"hand": ["givreuse-des-cimes"]}, {"front": [RAIDER, WALL]})
    t.play("givreuse-des-cimes", RAIDER)
    end_turn(t)
    assert t.offers("retreat") == [WALL] and t.why("retreat", RAIDER) == "SO-GELER-010"
    assert t.offers("attack") == [WALL] and t.why("attack", RAIDER) == "SO-GELER-010"
    end_turn(t)
    end_turn(t)
    assert RAIDER in t.offers("retreat") and RAIDER in t.offers("attack")
    t.settled()


@rule("SO-SCRIBE-010", "SO-SCRIBE-020")
def test_scribe_draws_with_the_turn():
    t = scene({"rear": [SCRIBE, SCRIBE], "book": [SCOUT] * 9}, {"rear": [SCRIBE], "turns": 0}, active=1, turn=2)
    end_turn(t)
    assert len(t.me.hand) == 4 and t.you.hand == []
    t = scene({"turns": 0}, {"turns": 0, "rear": [SCRIBE]}, turn=1)
    end_turn(t)
    assert t.you.hand == []
    t = scene({"rear": [SCRIBE], "book": [SCOUT, SCOUT], "ec": 7}, active=1)
    end_turn(t)
    assert len(t.me.hand) == 2 and mortal(t, me) == (2, 4 + 7)
    t.settled()


@rule("SO-RETRAIT-020")
def test_who_attacks_twice_withdraws_after_the_second_time():
    """The bearer takes Berserk and Retrait from those who attack with it."""
    t = scene({"rear": [BEARER, "berserker-des-cendres", "cavaliere-de-dracodia"]}, {"ec": 30})
    announce(t, ("berserker-des-cendres", MAREE), (BEARER, MAREE), (BEARER, MAREE), ("cavaliere-de-dracodia", MAREE))
    while t.match.decision.kind == "battle":
        t.fight()
    t.asks(me, ["yes", "no"])
    assert ec(t, you) == 30 - 3 - 2 - 2 and BEARER in t.me.front
    t.me.pick("yes")
    assert BEARER in t.me.rear


@rule("SO-INVINCIBLE-020")
def test_abilities_hurt_the_invincible():
    shield = "rempart-vivant"  # 2/3
    t = scene({"rear": [SPITTER, "tireuse-calibree"]}, {"rear": [PUPIL, {"card": "intouchable", "marks": {"fv": 5}}]})
    t.use("tireuse-calibree", "intouchable")
    assert life(t, "intouchable") == 6
    fight(t, (SPITTER, PUPIL))
    assert life(t, "intouchable") == 2 and t.you.purgatory == [PUPIL]
    t.settled()
    t = scene({"rear": [shield]}, {"rear": ["vengeur-masque"]})  # 2/3, Vengeance
    fight(t, (shield, "vengeur-masque"))
    assert life(t, shield) == 1 and life(t, "vengeur-masque") == 1
    t.settled()


@rule("SO-GEN-180")
@card("mirage", "chute")
def test_a_page_comes_to_the_zones_of_its_owner():
    mine = {"rear": [{"card": SCOUT, "owner": 1}, {"card": PUPIL, "owner": 1}], "worship": [KEEPER, KEEPER]}
    t = scene({**mine, "hand": ["mirage", "chute"]}, {"hand": []})
    keepers = [it.card.number for it in t.state.players[0].worship]
    t.play("mirage", keepers[0], SCOUT)
    t.play("chute")
    assert t.you.hand == [SCOUT] and t.me.hand == [] and t.you.purgatory == [PUPIL] and PUPIL not in t.me.purgatory
    t.settled()


@rule("SO-FLAMMES-010", "SO-FLAMMES-020")
def test_flammes_burns_each_ange_of_one_line_and_nobody_else():
    t = scene(
        {"hand": ["dragonnet-d-etincelles"], "rear": [GRACE]},
        {"rear": [MAREE, "omegatron", pair(RAIDER, "pavois"), PLAIN], "front": [PUPIL]},
    )
    t.play("dragonnet-d-etincelles", "rear-1")
    assert [life(t, one) for one in (RAIDER, PLAIN, PUPIL, GRACE, "pavois")] == [1, 3, 2, 5, 4]
    assert mortal(t, you) == (4, 9) and life(t, "omegatron") == 6 and t.card("omegatron").ec == 5
    t.settled()


@rule("SO-PHOENIX-010")
def test_phoenix_costs_its_value():
    t = scene({"purgatory": ["salamandre-de-dracodia"], "ec": 2})
    assert t.offers("phoenix") == [] and t.why("phoenix", "salamandre-de-dracodia") == "SO-EC-050"
    t = scene({"purgatory": ["salamandre-de-dracodia", SCOUT], "ec": 4}, {"purgatory": ["salamandre-de-dracodia"]})
    assert t.offers("phoenix") == ["salamandre-de-dracodia"]
    assert t.why("phoenix", t.state.players[1].purgatory[0].number) == "SO-PHOENIX-010"
    t.phoenix("salamandre-de-dracodia")
    assert ec(t, me) == 1 and t.me.rear == ["salamandre-de-dracodia"] and t.me.purgatory == [SCOUT]
    t.settled()


@rule("SO-COMMANDANT-020")
def test_a_commandant_takes_one_attacker_out_of_a_group():
    leader = "stratege-de-l-est"  # 2/5
    t = scene({"rear": [PLAIN, SCOUT]}, {"rear": [GRACE, leader, WALL], "ec": 20})
    announce(t, (PLAIN, SCOUT, GRACE))
    t.asks(you, [PLAIN, SCOUT, "done"], kind="block")
    t.you.pick(PLAIN)
    go_on(t)
    assert life(t, leader) == 1 and life(t, GRACE) == 3 and life(t, WALL) == 3
    assert life(t, PLAIN) == 2 and t.me.purgatory == [SCOUT]
    t.settled()


@rule("SO-VIOLENCE-020")
def test_violence_never_makes_it_fourfold():
    t = scene({"rear": [LANCER, SCOUT]}, {"front": [{"card": GRACE, "marks": {"fv": 10}}]})
    fight(t, (LANCER, SCOUT, GRACE))
    assert life(t, GRACE) == 15 - 6 - 4
    t.settled()
    t = scene({"rear": [LANCER, SCOUT]}, {"rear": [{"card": GRACE, "marks": {"fv": 10}}]})
    fight(t, (LANCER, SCOUT, GRACE))
    assert life(t, GRACE) == 15 - 6 - 2
    t.settled()


@rule("SO-SOUFFLE-020")
@card("exil", "liche-des-cryptes", "sonneur-de-glas")
def test_no_dernier_souffle_for_pages_that_are_banished_or_discarded():
    t = scene({"hand": ["exil", SCOUT], "worship": [KEEPER]}, {"rear": ["liche-des-cryptes"], "hand": [PUPIL]})
    t.play("exil")
    assert t.you.pandemonium == ["liche-des-cryptes"] and t.me.hand == [SCOUT] and t.you.hand == [PUPIL]
    t.settled()
    t = scene({"hand": ["sonneur-de-glas", "liche-des-cryptes", SCOUT]}, {"hand": [PUPIL]})
    t.play("sonneur-de-glas", "liche-des-cryptes")
    assert t.me.purgatory == ["liche-des-cryptes"] and t.me.hand == [SCOUT] and t.you.hand == [PUPIL]
    t.settled()


@rule("SO-TURN-110")
@card("vulcar-fleau-des-cieux")
def test_the_end_of_the_turn_is_for_its_own_side():
    vulcar = "vulcar-fleau-des-cieux"
    t = scene({"rear": [vulcar]}, {"front": [GRACE, PLAIN]})
    end_turn(t)
    assert t.state.active == you and life(t, GRACE) == 4 and life(t, PLAIN) == 3
    end_turn(t)
    assert life(t, GRACE) == 4 and life(t, PLAIN) == 3
    t.settled()


@rule("SO-CANON-060")
def test_a_canon_that_attacks_twice_does_so_from_one_line():
    """The bearer takes Berserk and Canon: its second attack comes from where its first does."""
    t = scene({"rear": [BEARER, "berserker-des-cendres", "obusier-a-vapeur"]}, {"ec": 30})
    number = t.number(BEARER)
    for key in (f"attack:{t.number('berserker-des-cendres')}", f"attack:{t.number('obusier-a-vapeur')}.1"):
        t.match.choose(key)
        t.strike(MAREE)
    t.match.choose(f"attack:{number}.1")
    t.strike(MAREE)
    keys = t.match.decision.keys
    assert f"attack:{number}.1" in keys and f"attack:{number}" not in keys
    assert t.match.why(0, f"attack:{number}").rule == "SO-CANON-060"


@rule("SO-GROUP-010", "SO-GROUP-020")
def test_each_of_a_group_takes_the_whole_attack():
    t = scene({"rear": [PLAIN, GRACE, SPITTER]}, {"rear": [{"card": "duelliste", "marks": {"fv": 10}}, WALL]})  # 3/13
    fight(t, (PLAIN, GRACE, "duelliste"))
    assert life(t, "duelliste") == 13 - 7 and life(t, PLAIN) == 1 and life(t, GRACE) == 2 and life(t, SPITTER) == 4
    t.settled()
