"""Pages and gifts without a realm, and the Familiers."""

import pytest
from sf_scene import TEMPLE, believers, end_turn, fight, fv, on, play, scene, with_gift

from pioche.games.sevenfallen.rules import values
from pioche.testing import card, me, rule, you

BOOK = ["lancier-des-nuages", "championne-de-la-cite", "messager-sans-visage", "plongeur-de-l-azur"]


def power(t, what):
    """ATQ and FV (or BOU) as they are now."""
    it = t.card(what) if isinstance(what, str | int) else what
    return values.atq(t.state, it), values.life(t.state, it)


def foe(t):
    return t.state.divinity(1).card.number


# Cadeaux divins


@card("portail-vers-les-cieux")
@rule("SF-GIFT-030", "SF-GIFT-050", "SF-SETUP-020")
def test_the_gateway_is_the_gift_of_who_brings_it_or_brings_none():
    for gifts in ((), ("portail-vers-les-cieux",)):
        t = with_gift(*gifts)
        mine, yours = (player.worship[0].ec for player in t.state.players)
        assert (len(t.me.hand), len(t.you.hand)) == (7, 8) and yours == mine + 5
        assert t.you.pandemonium == list(gifts) and t.you.gift == []


@card("portail-vers-les-cieux")
@rule("SF-SETUP-030", "SF-SETUP-050")
def test_five_of_the_eight_pages_may_be_changed():
    t = with_gift("portail-vers-les-cieux")
    t.me.pick("done")
    for _ in range(5):
        t.you.pick(t.match.decision.keys[0])
    t.asks(you, ["done"])
    assert t.why("grace", t.state.players[1].hand[-1].number) == "SF-SETUP-030"
    t.you.pick("done")
    assert len(t.you.hand) == 8


@card("pluie-d-encre")
@rule("SF-GIFT-020", "SF-GIFT-040")
def test_it_rains_ink_for_the_second_player_only():
    t = with_gift("pluie-d-encre", mine="pluie-d-encre")
    mine, yours = (player.worship[0].ec for player in t.state.players)
    assert (len(t.me.hand), len(t.you.hand)) == (7, 10) and mine == yours
    assert t.me.pandemonium == t.you.pandemonium == ["pluie-d-encre"]


@card("destin-recrit")
@rule("SF-GIFT-060", "SF-SETUP-030")
def test_rewritten_fate_changes_up_to_seven_pages():
    t = with_gift("destin-recrit")
    mine, yours = (player.worship[0].ec for player in t.state.players)
    assert yours == mine + 6 and len(t.you.hand) == 7
    for _ in range(5):
        t.me.pick(t.match.decision.keys[0])
    t.asks(me, ["done"])
    t.me.pick("done")
    before = [one.number for one in t.state.players[1].hand]
    for _ in range(7):
        t.you.pick(t.match.decision.keys[0])
    t.asks(you, ["done"])
    t.you.pick("done")
    assert len(t.you.hand) == 7 and not set(before) & {one.number for one in t.state.players[1].hand}


# Miracles


@card("cube-mystique")
@rule("SF-MIRACLE-040", "SF-STACK-120", "SF-DMG-090")
def test_the_mystic_cube_counts_itself_and_passes_the_golem():
    mine = {"hand": ["cube-mystique"], "worship": believers(3), "purgatory": ["eclat-de-la-tour", "offrande-commune"]}
    t = scene({**mine, "rear": ["goule"]}, {"rear": [on("poseid", "colosse-de-nuages"), "enfant-du-silence"]})
    play(t, "cube-mystique")
    t.asks(me, kind="answer")  # nobody was targeted
    t.pass_all()
    t.asks(me, ["goule", "poseid", "enfant-du-silence"])
    t.me.pick("poseid")
    assert t.card("poseid").damage == 3 and t.card("colosse-de-nuages").damage == 0
    t.settled()
    nobody = scene(mine, {"rear": ["colosse-de-nuages"]})
    assert nobody.why("play", "cube-mystique") == "SF-MIRACLE-100"


@card("foi-du-heros")
@rule("SF-TURN-130", "SF-TURN-160", "SF-TURN-170")
def test_the_faithful_hero_is_strong_until_its_end():
    mine = {"hand": ["foi-du-heros"], "worship": believers(2), "rear": ["eclaireur-des-courants"], "book": BOOK}
    t = scene(mine, {"rear": ["goule"], "hand": ["eclat-de-la-tour"], "worship": believers(3)})
    t.play("foi-du-heros")
    t.asks(me, ["eclaireur-des-courants"])
    t.me.pick("eclaireur-des-courants")
    while t.match.decision.keys[0].startswith("revoke"):
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert power(t, "eclaireur-des-courants") == (4, 4)
    end_turn(t)
    t.asks(me, ["yes", "no"], kind="confirm")  # its last breath, which opens no stack
    assert t.me.purgatory[-1] == "eclaireur-des-courants"
    t.me.pick("yes")
    t.asks(me, kind="place")
    t.me.pick(*[f"bottom:{t.number(id)}" for id in BOOK[:2]])
    assert t.state.active == 1 and t.me.hand == BOOK[2:] and t.me.book == BOOK[:2]
    t.settled()


@card("foi-du-heros")
@rule("SF-MEM-020", "SF-MEM-040", "SF-MEM-030")
def test_a_hero_that_was_away_for_an_instant_has_forgotten_its_faith():
    rear = [on("lancier-des-nuages", damage=1, marks={"+1/+1": 1}), "pentaclock"]
    t = scene({"hand": ["foi-du-heros"], "worship": believers(2), "rear": rear})
    play(t, "foi-du-heros", "lancier-des-nuages")
    t.pass_all()
    assert power(t, "lancier-des-nuages") == (5, 6)
    t.use("pentaclock")
    t.pass_all()
    t.me.pick("lancier-des-nuages")
    t.pass_all()
    assert power(t, "lancier-des-nuages") == (2, 3) and t.card("lancier-des-nuages").damage == 0
    end_turn(t)
    assert t.zone("lancier-des-nuages") == ("rear", 0)
    t.settled()


@card("foi-du-heros", "retraite-spirituelle")
@rule("SF-LEX-290", "SF-MEM-010")
def test_a_hero_in_the_adoration_is_still_in_play_and_falls():
    t = scene(
        {"hand": ["foi-du-heros", "retraite-spirituelle"], "worship": believers(5), "rear": ["lancier-des-nuages"]}
    )
    play(t, "foi-du-heros", "lancier-des-nuages")
    t.pass_all()
    play(t, "retraite-spirituelle", "lancier-des-nuages")
    t.pass_all()
    assert t.zone("lancier-des-nuages") == ("worship", 0)
    end_turn(t)
    assert t.zone("lancier-des-nuages") == ("purgatory", 0)
    t.settled()


@card("folie-passagere")
@rule("SF-TURN-190", "SF-LEX-740", "SF-PAIR-170", "SF-LEX-160")
def test_madness_lends_an_ange_until_the_end_of_the_parole_divine():
    t = scene(
        {"hand": ["folie-passagere"] * 2, "worship": believers(6), "rear": ["statue-de-la-compassion"]},
        {"rear": ["goule", on("championne-de-la-cite", damage=2)]},
    )
    play(t, "folie-passagere", "championne-de-la-cite")
    t.pass_all()
    champion = t.me["championne-de-la-cite"]
    assert t.me.rear == ["championne-de-la-cite"] and champion.damage == 2
    assert champion.golem is not None and champion.golem.card.proto.id == "statue-de-la-compassion"
    fight(t, "championne-de-la-cite", "goule")
    t.pass_all()
    assert t.you.rear == [] and t.card("statue-de-la-compassion").damage == 2
    t.end()
    t.me.pick("pass")
    t.you.pick("pass")  # nobody may act any more: it is night
    assert t.state.step == "night" and t.you.hand == ["championne-de-la-cite"]
    assert t.me.front == ["statue-de-la-compassion"]
    assert t.why("play", t.state.players[0].hand[0].number) == "SF-LEX-620"
    t.settled()


@card("folie-passagere")
@rule("SF-PAIR-170", "SF-EQUIP-060", "SF-LEX-740", "SF-FAM-050")
def test_a_mad_familier_leaves_its_companions_and_vanishes_in_the_end():
    t = scene(
        {"hand": ["folie-passagere"], "worship": believers(4)},
        {"front": [on("poseid", "colosse-de-nuages", "epee-du-pelerin")]},
    )
    play(t, "folie-passagere", "poseid")
    t.pass_all()
    assert t.me.front == ["poseid"] and t.you.front == ["colosse-de-nuages"] and t.you.purgatory == ["epee-du-pelerin"]
    end_turn(t)
    assert t.zone("poseid") == ("beyond", -1) and t.you.hand == []
    t.settled()


@card("folie-passagere")
@rule("SF-LEX-490", "SF-LEX-620")
def test_madness_spares_a_legendaire_that_you_have_and_waits_for_your_parole_divine():
    mine = {"hand": ["folie-passagere"], "worship": believers(4), "rear": ["oriel-voix-de-l-aube"]}
    for rear in (["oriel-voix-de-l-aube"], ["oriel-des-nuees", "oriel-maitre-des-serres"]):
        t = scene(mine, {"rear": rear})
        assert t.why("play", "folie-passagere") == "SF-MIRACLE-100"
    t = scene(mine, {"rear": ["oriel-voix-de-l-aube", "goule"]})
    t.play("folie-passagere")
    t.asks(me, ["goule"])
    t = scene({"rear": ["goule"]}, {"hand": ["folie-passagere"], "worship": believers(4)})
    t.attack()
    t.me.pick("pass")
    assert t.why("play", "folie-passagere") == "SF-LEX-620"
    t.settled()


@card("folie-passagere", "eclaireur-des-courants")
@rule("SF-LEX-140", "SF-LEX-190")
def test_a_mad_ange_breathes_its_last_for_whoever_controls_it():
    t = scene(
        {"hand": ["folie-passagere", "eclat-de-la-tour"], "worship": believers(5), "book": BOOK},
        {"rear": ["eclaireur-des-courants"], "book": BOOK},
    )
    play(t, "folie-passagere", "eclaireur-des-courants")
    t.pass_all()
    play(t, "eclat-de-la-tour", "eclaireur-des-courants")
    t.pass_all()
    t.me.pick("yes")
    assert t.zone("eclaireur-des-courants") == ("purgatory", 0)
    t.pass_all()
    t.me.pick(*[f"bottom:{one.number}" for one in t.state.players[0].book[:2]])
    assert t.zone("eclaireur-des-courants") == ("purgatory", 1) and t.me.book == [*BOOK[2:], *BOOK[:2]]
    assert t.you.book == BOOK
    end_turn(t)
    assert t.you.hand == []
    t.settled()


@card("de-l-autre-cote-du-miroir", "veilleur")
@rule("SF-CONTRA-010", "SF-GARDIEN-010", "SF-PAIR-130")
def test_the_mirror_moves_a_page_that_may_stand_in_front():
    yours = [on("poseid", "colosse-de-nuages"), "la-bete-des-egouts", "veilleur", "soeur-de-la-source", "treve-celeste"]
    t = scene({"hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2)}, {"rear": yours})
    t.play("de-l-autre-cote-du-miroir")
    t.asks(me, ["poseid", "colosse-de-nuages"])
    t.me.pick("colosse-de-nuages")
    while t.match.decision.keys[0].startswith("revoke"):
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.you.front == ["poseid"] and t.card("poseid").golem is not None
    t.settled()


@card("de-l-autre-cote-du-miroir")
@rule("SF-ATTACK-440")
def test_a_defender_behind_the_mirror_takes_double_damage():
    t = scene({"rear": ["goule"], "hand": ["de-l-autre-cote-du-miroir"], "worship": believers(2)}, {"rear": ["poseid"]})
    fight(t, "goule", "poseid")
    play(t, "de-l-autre-cote-du-miroir", "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 4
    t.settled()


@card("eclat-de-la-tour")
@rule("SF-PAIR-180", "SF-PAIR-080", "SF-ZONE-140")
def test_the_shard_strikes_a_page_and_never_more_than_the_golem_it_was_meant_for():
    pair = on("goule", {"card": "tablette-vivante", "damage": 1})
    mine = {"hand": ["eclat-de-la-tour"], "worship": believers(2)}
    t = scene({**mine, "rear": ["mikaelion-archange-des-nuages"]}, {"rear": [pair, "treve-celeste"]})
    t.play("eclat-de-la-tour")
    t.asks(me, ["goule", "tablette-vivante"])
    t.me.pick("tablette-vivante")
    while t.match.decision.keys[0].startswith("revoke"):
        t.me.pick(t.match.decision.keys[0])
    t.pass_all()
    assert t.you.purgatory == ["tablette-vivante"] and t.card("goule").damage == 0
    t.settled()
    t = scene(mine, {"front": [pair]})
    play(t, "eclat-de-la-tour", "goule")
    t.pass_all()
    assert t.you.purgatory == ["tablette-vivante"] and t.card("goule").damage == 1
    t.settled()


@card("souffle-d-inspiration")
@rule("SF-LEX-590", "SF-ABIL-140", "SF-BOOK-020")
def test_inspiration_draws_two_pages_or_cannot_be_played():
    t = scene({"hand": ["souffle-d-inspiration"], "worship": believers(3), "book": BOOK})
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.me.hand == BOOK[:2] and t.me.book == BOOK[2:]
    t.settled()
    t = scene({"hand": ["souffle-d-inspiration"], "worship": believers(3), "book": BOOK[:1]})
    assert t.why("play", "souffle-d-inspiration") == "SF-MIRACLE-100"


@card("rappel-des-cieux", "veilleur", "treve-celeste")
@rule("SF-FAM-030", "SF-FAM-050")
def test_the_recall_sends_a_cheap_ange_home_and_a_familier_nowhere():
    mine = {"hand": ["rappel-des-cieux"], "worship": believers(3)}
    yours = {"rear": ["veilleur", "treve-celeste", "marcheur-blinde", on("dragon-des-cretes-rouges", damage=1)]}
    t = scene(mine, yours)
    before = fv(t, 1)
    play(t, "rappel-des-cieux")
    t.pass_all()
    t.asks(me, ["veilleur", "dragon-des-cretes-rouges"])
    t.me.pick("veilleur")
    t.asks(me, kind="main")
    assert t.zone("veilleur") == ("beyond", -1) and t.you.hand == [] and fv(t, 1) == before
    t.settled()
    t = scene(mine, yours)
    play(t, "rappel-des-cieux")
    t.pass_all()
    t.me.pick("dragon-des-cretes-rouges")
    assert t.you.hand == ["dragon-des-cretes-rouges"]
    t.settled()


@card("offrande-commune", "e-v-e")
@rule("SF-WORSH-120", "SF-LEX-340")
def test_the_offering_fills_a_reserve_up_to_what_is_printed():
    worship = [{"card": "martyr-souriant", "ec": 1}, {"card": "fidele-de-la-nuee", "ec": 7}, {"card": "e-v-e", "ec": 0}]
    for id, ec in (("martyr-souriant", 4), ("fidele-de-la-nuee", 7)):
        t = scene({"hand": ["offrande-commune"], "worship": [{"card": TEMPLE, "ec": 0}, *worship, "porteur-d-eau"]})
        t.play("offrande-commune", "porteur-d-eau")
        t.pass_all()
        t.asks(me, ["martyr-souriant", "fidele-de-la-nuee"])
        t.me.pick(id)
        assert t.card(id).ec == ec
        t.settled()


# Équipements


@card("epee-du-pelerin")
@rule("SF-EQUIP-010", "SF-EQUIP-100", "SF-EQUIP-060")
def test_the_sword_adds_to_the_atq_of_its_bearer_and_falls_with_it():
    t = scene({"hand": ["epee-du-pelerin"], "rear": ["lancier-des-nuages", "goule"]}, {"rear": ["poseid"]})
    t.play("epee-du-pelerin")
    t.asks(me, ["lancier-des-nuages", "goule"])
    t.me.pick("lancier-des-nuages")
    assert power(t, "lancier-des-nuages") == (4, 3) and power(t, "goule") == (2, 2)
    fight(t, "lancier-des-nuages", "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 4 and sorted(t.me.purgatory) == ["epee-du-pelerin", "lancier-des-nuages"]
    t.settled()


@card("hache-aux-trophees")
@rule("SF-EQUIP-020", "SF-DMG-070", "SF-DMG-080")
def test_the_axe_draws_for_an_ange_that_its_bearer_destroyed_in_combat():
    mine = {"rear": [on("poseid", "hache-aux-trophees"), "meduse-de-givre"], "book": BOOK}
    for answer, hand in (("yes", BOOK[:1]), ("no", [])):
        t = scene(mine, {"rear": ["goule"]})
        fight(t, "poseid", "goule")
        t.pass_all()
        t.me.pick(answer)
        t.pass_all()
        assert t.me.hand == hand
        t.settled()
    t = scene(mine, {"rear": [on("goule", "tablette-vivante")]})
    fight(t, "poseid", "goule")
    t.pass_all()  # linked: the Ange falls with the Golem
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == BOOK[:1] and t.you.purgatory == ["tablette-vivante"] and t.you.rear == []


@card("hache-aux-trophees")
@rule("SF-DMG-070", "SF-LEX-270")
def test_the_axe_minds_neither_golems_nor_miracles_nor_other_anges():
    mine = {
        "rear": [on("poseid", "hache-aux-trophees"), "marcheur-blinde"],
        "book": BOOK,
        "hand": ["eclat-de-la-tour"],
        "worship": believers(2),
    }
    t = scene(mine, {"front": ["tablette-vivante"]})
    fight(t, "poseid", "tablette-vivante")
    t.pass_all()
    assert t.you.purgatory == ["tablette-vivante"] and t.me.hand == ["eclat-de-la-tour"]
    t.settled()
    t = scene(mine, {"rear": ["goule"]})
    play(t, "eclat-de-la-tour", "goule")
    t.pass_all()
    t.asks(me, kind="main")
    t = scene(mine, {"rear": ["goule"]})
    fight(t, "marcheur-blinde", "goule")
    t.pass_all()
    t.asks(me, kind="main")
    assert t.you.rear == [] and t.me.hand == ["eclat-de-la-tour"]


@card("hache-aux-trophees")
@rule("SF-ATTACK-270", "SF-ATTACK-230")
def test_the_axe_draws_even_if_its_bearer_has_fallen_in_the_same_combat():
    t = scene({"rear": [on("goule", "hache-aux-trophees")], "book": BOOK}, {"rear": ["lancier-des-nuages"]})
    fight(t, "goule", "lancier-des-nuages")
    t.pass_all()
    assert t.me.rear == t.me.front == [] and t.you.rear == []
    t.me.pick("yes")
    t.pass_all()
    assert t.me.hand == BOOK[:1] and t.me.purgatory == ["hache-aux-trophees"]
    t.settled()


@card("hache-aux-trophees")
@rule("SF-EQUIP-020", "SF-WORSH-100")
def test_the_axe_costs_ec_and_an_adorateur():
    t = scene({"hand": ["hache-aux-trophees"], "rear": ["goule"], "worship": believers(0, "martyr-souriant", ec=2)})
    before = fv(t, 0)
    play(t, "hache-aux-trophees", "auto")
    assert t.me.worship == [TEMPLE] and power(t, "goule") == (4, 2)
    t.pass_all()
    assert fv(t, 0) == before + 1
    t.settled()


@card("arc-de-chasse", "plongeur-de-l-azur")
@rule("SF-ARCHERIE-010", "SF-ARCHERIE-020", "SF-COST-140")
def test_the_bow_adds_two_to_archerie():
    for bearer, points in (("lancier-des-nuages", 2), ("plongeur-de-l-azur", 3)):
        t = scene({"rear": [on(bearer, "arc-de-chasse")]}, {"rear": ["poseid", "veilleur"]})
        fight(t, bearer, "poseid")
        t.me.pick("yes", "veilleur")
        t.asks(me, kind="answer")
        t.me.pick("pass")
        t.you.pick("pass")
        assert t.card("veilleur").damage == points and t.card("poseid").damage == 0
        t.asks(me, kind="window")
        t.settled()
    t = scene({"rear": [on("lancier-des-nuages", "arc-de-chasse")]})
    fight(t, "lancier-des-nuages", foe(t), ambush=True)
    t.asks(me, kind="window")  # not against the Divinité


@card("bottes-de-repli")
@rule("SF-RETRAIT-010")
def test_the_boots_take_an_attacker_back():
    rear = [on("poseid", "bottes-de-repli"), "demon"]
    front = [on("meca", "bottes-de-repli")]
    for answer, where in (("poseid", "rear"), ("done", "front")):
        t = scene({"rear": rear, "front": front}, {"rear": ["goule", "frere-lai-des-murailles"]})
        t.attack()
        t.pass_all()
        t.announce("poseid")
        t.announce("demon")
        t.me.pick("done")
        for attacker, defender in (("poseid", "goule"), ("demon", "frere-lai-des-murailles")):
            t.declare(attacker)
            t.strike(defender)
            t.pass_all()
        t.asks(me, ["poseid", "done"], kind="retire")
        t.me.pick(answer)
        assert t.zone("poseid") == (where, 0) and t.zone("demon") == t.zone("meca") == ("front", 0)
        t.settled()


@card("bouclier-de-parade")
@rule("SF-VAILLANT-010", "SF-VAILLANT-020", "SF-GEN-050")
def test_the_shield_hardens_its_bearer_on_the_fire_line():
    t = scene({"rear": ["championne-de-la-cite"]}, {"front": [on("poseid", "bouclier-de-parade", "tablette-vivante")]})
    assert power(t, "poseid") == (7, 11)
    fight(t, "championne-de-la-cite", "poseid")
    t.pass_all()
    assert t.you.purgatory == ["tablette-vivante"] and t.card("poseid").damage == 3
    t.settled()
    t = scene({"rear": [on("frere-lai-des-murailles", "bouclier-de-parade")]})
    assert power(t, "frere-lai-des-murailles") == (0, 5)


@card("bouclier-de-parade", "folie-passagere")
@rule("SF-ANGEL-020", "SF-EQUIP-060")
def test_who_loses_the_shield_may_fall_of_old_wounds():
    t = scene(
        {"hand": ["folie-passagere"], "worship": believers(4)},
        {"rear": [on("lancier-des-nuages", "bouclier-de-parade", damage=4)]},
    )
    play(t, "folie-passagere", "lancier-des-nuages")
    t.pass_all()
    assert sorted(t.you.purgatory) == ["bouclier-de-parade", "lancier-des-nuages"]
    t.settled()


@card("bouclier-de-parade", "seraphane-aux-ailes-jumelles")
@rule("SF-DIV-140")
def test_an_ambusher_without_atq_takes_no_plume():
    t = scene(
        {"rear": [on("frere-lai-des-murailles", "bouclier-de-parade")]},
        {"divine": [{"card": "seraphane-aux-ailes-jumelles", "damage": 18}]},
    )
    fight(t, "frere-lai-des-murailles", foe(t), ambush=True)
    t.pass_all()
    assert t.state.divinity(1).marks["plume"] == 2 and t.state.attacked
    t.settled()


@card("dague-de-l-ombre")
@rule("SF-FOURBERIE-010")
def test_the_dagger_finds_the_ange_behind_its_golem():
    t = scene(
        {"rear": [on("poseid", "dague-de-l-ombre")]}, {"rear": [on("championne-de-la-cite", "colosse-de-nuages")]}
    )
    assert power(t, "poseid") == (9, 8)
    fight(t, "poseid", "championne-de-la-cite")
    t.pass_all()
    assert t.you.purgatory == ["championne-de-la-cite"] and t.card("colosse-de-nuages").damage == 0
    t.settled()
    t = scene({"rear": [on("goule", "dague-de-l-ombre")]}, {"rear": ["colosse-de-nuages"]})
    fight(t, "goule", "colosse-de-nuages")
    t.pass_all()
    assert t.card("colosse-de-nuages").damage == 3


# Familiers


@card("demon", "goule")
@rule("SF-FAMLIST-010", "SF-FAMLIST-050", "SF-FAM-020", "SF-FAM-040", "SF-DMG-020")
def test_a_demon_and_a_goule_fight_and_vanish():
    t = scene({"rear": ["demon"]}, {"rear": [on("goule", "tablette-vivante")], "book": BOOK})
    assert power(t, "demon") == (5, 5) and power(t, "goule") == (2, 2)
    assert t.card("demon").printed.realm == t.card("goule").printed.realm == "nuit"
    assert values.classes(t.state, t.card("demon")) == ("demon",) and t.card("demon").hooks == {}
    assert values.classes(t.state, t.card("goule")) == ("goule",) and t.card("goule").hooks == {}
    fight(t, "demon", "goule")
    t.pass_all()
    assert t.you.purgatory == ["tablette-vivante"] and t.zone("goule") == ("beyond", -1)
    assert t.card("demon").damage == 2
    t.settled()


@card("poseid")
@rule("SF-FAMLIST-070")
def test_a_poseid_stands_seven_and_gives_eight():
    t = scene({"rear": ["leviathan-des-fosses"]}, {"rear": ["poseid"]})
    assert power(t, "poseid") == (8, 8)
    fight(t, "leviathan-des-fosses", "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 7 and t.me.purgatory == ["leviathan-des-fosses"]
    assert t.card("poseid").hooks == {} and t.card("poseid").printed.realm == "poseidia"
    t.settled()


@card("meca")
@rule("SF-FAMLIST-060", "SF-SYMBIOSE-010")
def test_mecas_grow_with_their_number():
    t = scene({"rear": ["meca", "goule"], "front": ["meca", "meca"]}, {"rear": ["meca", "poseid"]})
    mecas = [one for row in (t.state.players[0].rear, t.state.players[0].front) for one in row]
    assert [power(t, one)[0] for one in mecas] == [4, 2, 4, 4] and power(t, t.you["meca"]) == (2, 2)
    fight(t, "meca", "poseid")
    t.pass_all()
    assert t.card("poseid").damage == 4
    left = [power(t, one)[0] for one in mecas if t.state.stands(one)]
    assert sorted(left) == [2, 3, 3]
    t.settled()


@card("treen")
@rule("SF-FAMLIST-080")
def test_treens_grow_with_their_number():
    t = scene({"rear": ["treen"] * 3, "front": ["treen"]}, {"rear": ["treen"] * 2})
    assert [power(t, one) for one in (*t.state.players[0].rear, *t.state.players[0].front)] == [(4, 2)] * 4
    assert [power(t, one) for one in t.state.players[1].rear] == [(2, 2)] * 2
    fight(t, "treen", t.state.players[1].rear[0].card.number)
    t.pass_all()
    assert power(t, t.you["treen"]) == (1, 2)
    t.settled()


@card("veilleur")
@rule("SF-FAMLIST-090", "SF-ATTACK-190", "SF-ATTACK-220")
def test_a_veilleur_guards_and_does_not_attack():
    t = scene({"rear": ["veilleur", "goule"]}, {"rear": ["veilleur"]})
    assert power(t, "veilleur") == (7, 8)
    t.attack()
    t.pass_all()
    assert t.offers("announce") == ["goule"] and t.why("announce", "veilleur") == "SF-GARDIEN-010"
    t.ambush("goule")
    t.me.pick("done")
    t.declare("goule")
    t.strike(foe(t))
    t.pass_all()
    t.asks(me, [t.you["veilleur"].card.number, "hold"], kind="redirect")
    t.hold()
    assert t.state.divinity(1).damage == 0 and t.state.attacked
    t.settled()


@card("faucon")
@rule("SF-FAMLIST-020", "SF-FAMLIST-030")
@pytest.mark.parametrize(
    ("guards", "reaches"),
    [
        ([], True),
        (["poseid"], True),
        (["poseid", "goule"], False),
        (["mikaelion-archange-des-nuages"], False),
        (["poseid", "soeur-de-la-source"], True),
    ],
)
def test_a_faucon_slips_past_one_defender(guards, reaches):
    t = scene({"rear": ["faucon"], "book": BOOK}, {"rear": guards})
    fight(t, "faucon", foe(t), ambush=True)
    t.pass_all()
    if reaches:
        t.asks(me, ["yes", "no"], kind="confirm")
        t.me.pick("yes")
        t.asks(me, kind="answer")
        t.pass_all()
        assert t.me.hand == BOOK[:1] and t.state.divinity(1).damage == 1
    else:
        t.asks(me, kind="redirect")
        t.hold()
        assert t.me.hand == [] and t.state.divinity(1).damage == 0
    t.settled()


@card("faucon")
@rule("SF-FAMLIST-030", "SF-FAMLIST-040", "SF-AMBUSH-010")
def test_a_faucon_must_ambush_and_need_not_draw():
    t = scene({"rear": ["faucon"], "book": BOOK}, {"rear": ["poseid"]})
    t.attack()
    t.pass_all()
    t.announce("faucon")
    t.me.pick("done")
    t.declare("faucon")
    assert t.offers("strike") == ["poseid"] and t.why("strike", foe(t)) == "SF-AMBUSH-010"
    t.strike("poseid")
    t.pass_all()
    t.asks(me, kind="main")  # it was not the Divinité
    t = scene({"rear": ["faucon"], "book": BOOK}, {"rear": ["poseid"]})
    fight(t, "faucon", foe(t), ambush=True)
    t.pass_all()
    t.me.pick("no")
    assert t.me.hand == [] and t.state.divinity(1).damage == 1
    t.settled()


def flock():
    """A Faucon and an Ange in Embuscade have declared their attack on the Divinité, which one Ange defends."""
    ambush = {"attacker": True, "ambush": True}
    mine = [on("faucon", **ambush), on("dragon-des-cretes-rouges", **ambush)]
    t = scene({"front": mine, "book": BOOK, "rear": ["goule"]}, {"rear": ["poseid"]}, step="announce")
    t.me.pick("done")
    t.declare("faucon")
    t.declare("dragon-des-cretes-rouges")
    t.strike(foe(t))
    t.pass_all()
    t.asks(me, ["poseid", "done"], kind="redirect")
    return t


@card("faucon")
@rule("SF-ATTACK-330", "SF-ATTACK-340")
def test_only_the_faucon_of_a_group_reaches_a_defended_divinite():
    t = flock()
    t.me.pick("done", "no")
    assert t.state.divinity(1).damage == 1 and t.card("poseid").damage == 0
    t.settled()
    t = flock()
    t.me.pick("poseid")
    t.pass_all()
    while t.match.decision.kind in ("order", "number"):
        t.answer(t._asked(), t.match.decision.keys[0])
    assert t.card("poseid").damage == 6 and t.state.divinity(1).damage == 0
    t.settled()
