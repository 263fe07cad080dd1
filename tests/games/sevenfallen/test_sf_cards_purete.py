"""The cards of Pureté Céleste."""

from sf_scene import TEMPLE, believers, end_turn, fight, fv, on, play, scene, with_gift

from pioche.engine.stack import busy
from pioche.games.sevenfallen.cards import CLASSES
from pioche.games.sevenfallen.rules import values
from pioche.testing import card, me, rule, you

ANAYA = "anaya-deesse-de-la-purete"
SERAPHANE = "seraphane-aux-ailes-jumelles"
BOOK = ["lancier-des-nuages", "championne-de-la-cite", "messager-sans-visage", "plongeur-de-l-azur"]


def dawn(mine=None, yours=None, **words):
    """A scene at the start of my turn, with an Ange on the LDF that stays there: my Aurore divine begins."""
    t = scene({"front": ["frere-lai-des-murailles"], **(mine or {})}, yours, step="retreat", **words)
    t.me.pick("done")
    return t


def bottom(t, id):
    return f"bottom:{t.number(id)}"


def top(t, id):
    return f"top:{t.number(id)}"


# Retraite spirituelle: an Ange in the Adoration


@card("retraite-spirituelle", "soeur-de-la-source")
@rule("SF-ABIL-060", "SF-MEM-010", "SF-PAIR-170", "SF-EQUIP-060")
def test_an_ange_in_the_adoration_keeps_its_damage_and_loses_its_abilities_and_companions():
    t = scene(
        {"hand": ["retraite-spirituelle"], "worship": believers(4), "register": ["fidele-de-la-nuee"] * 2},
        {
            "rear": [on("soeur-de-la-source", "colosse-de-nuages", "baton-du-guerisseur", damage=2)],
            "register": ["fidele-de-la-nuee"],
        },
    )
    play(t, "retraite-spirituelle", "soeur-de-la-source")
    t.pass_all()
    assert t.zone("soeur-de-la-source") == ("worship", 1)
    sister = t.card("soeur-de-la-source")
    assert sister.damage == 2 and values.keyword(t.state, sister, "pacifiste") == 0
    assert t.you.rear == ["colosse-de-nuages"] and t.you.purgatory == ["baton-du-guerisseur"]
    before = fv(t, 1)
    t.attack()
    t.pass_all()
    t.end()
    t.pass_all()  # until they are asked for an Adorateur: their Aurore divine is over
    assert t.state.active == 1 and fv(t, 1) == before
    t.you.pick("fidele-de-la-nuee")
    assert t.state.step == "main" and t.offers("use") == []
    t.settled()


@card("retraite-spirituelle")
def test_a_legendaire_cannot_retire_and_without_another_ange_it_cannot_be_played():
    t = scene(
        {"hand": ["retraite-spirituelle"], "worship": believers(4), "rear": ["oriel-voix-de-l-aube"]},
        {"rear": ["lancier-des-nuages", on("seraphin-de-la-derniere-priere")]},
    )
    t.play("retraite-spirituelle")
    t.asks(me, ["lancier-des-nuages"])
    alone = scene({"hand": ["retraite-spirituelle"], "worship": believers(4), "rear": ["oriel-voix-de-l-aube"]})
    assert alone.why("play", "retraite-spirituelle") == "SF-MIRACLE-100"
    alone.settled()


@card("retraite-spirituelle")
@rule("SF-FAM-050")
def test_a_familier_vanishes_on_its_way_to_the_adoration():
    t = scene({"hand": ["retraite-spirituelle"], "worship": believers(4)}, {"rear": ["poseid"]})
    play(t, "retraite-spirituelle", "poseid")
    t.pass_all()
    assert t.zone("poseid") == ("beyond", -1) and t.you.rear == [] and t.you.purgatory == []
    t.settled()


@card("retraite-spirituelle")
@rule("SF-ATTACK-260")
def test_a_defender_that_retires_leaves_the_attack_without_a_target():
    t = scene(
        {"rear": ["championne-de-la-cite"]},
        {"rear": ["lancier-des-nuages"], "hand": ["retraite-spirituelle"], "worship": believers(4)},
    )
    fight(t, "championne-de-la-cite", "lancier-des-nuages")
    t.me.pick("pass")
    play(t, "retraite-spirituelle", "lancier-des-nuages")
    t.pass_all()
    assert t.zone("lancier-des-nuages") == ("worship", 1) and t.card("lancier-des-nuages").damage == 0
    assert t.card("championne-de-la-cite").damage == 0 and t.state.attacked
    t.settled()


# Choosing in the Livre Sacré


@card("chapitre-retrouve")
@rule("SF-LEX-750", "SF-BOOK-030")
def test_a_page_is_chosen_as_the_miracle_is_played_and_the_opponent_learns_nothing():
    t = scene({"hand": ["chapitre-retrouve"], "worship": believers(3), "book": BOOK}, {"worship": believers(3)})
    t.play("chapitre-retrouve")
    t.asks(me, BOOK)
    t.me.pick("messager-sans-visage")
    while t.match.decision.keys[0].startswith("revoke"):
        t.me.pick(t.match.decision.keys[0])
    t.asks(me, kind="answer")
    assert t.me.book == BOOK and "messager-sans-visage" not in str(t.match.view(1))
    t.pass_all()
    assert t.me.hand == ["messager-sans-visage"] and sorted(t.me.book) == sorted(set(BOOK) - {"messager-sans-visage"})
    assert "messager-sans-visage" not in str(t.match.view(1))
    assert all(number not in t.state.seen for number in (one.number for one in t.state.players[0].book))
    t.settled()


@card("chapitre-retrouve")
@rule("SF-LEX-080", "SF-LEX-750")
def test_a_chosen_page_that_is_drawn_in_answer_is_not_replaced():
    hand = ["chapitre-retrouve", "souffle-d-inspiration"]
    t = scene({"hand": hand, "worship": believers(5), "book": BOOK})
    play(t, "chapitre-retrouve", BOOK[1])
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert sorted(t.me.hand) == sorted(BOOK[:2]) and sorted(t.me.book) == sorted(BOOK[2:])
    empty = scene({"hand": ["chapitre-retrouve"], "worship": believers(3)})
    assert empty.why("play", "chapitre-retrouve") == "SF-MIRACLE-100"
    t.settled()


# Divinités


@card("anaya-deesse-de-la-purete")
@rule("SF-LEX-390")
def test_anaya_heals_three_of_one_page_for_two_ec():
    champion = on("championne-de-la-cite", {"card": "colosse-de-nuages", "damage": 1}, damage=5)
    t = scene({"divine": [ANAYA], "rear": [champion], "worship": [{"card": TEMPLE, "ec": 2}]}, {"rear": ["poseid"]})
    t.use(ANAYA)
    t.asks(me, ["championne-de-la-cite", "colosse-de-nuages"])
    t.me.pick("championne-de-la-cite")
    assert t.card("championne-de-la-cite").damage == 5 and t.card(TEMPLE).ec == 0
    t.pass_all()
    assert t.card("championne-de-la-cite").damage == 2 and t.card("colosse-de-nuages").damage == 1
    t.settled()
    poor = scene({"divine": [ANAYA], "rear": [champion], "worship": [{"card": TEMPLE, "ec": 1}]})
    assert poor.offers("use") == [] and poor.why("use", ANAYA) == "SF-ABIL-140"


@card("anaya-deesse-de-la-purete")
@rule("SF-DIV-020")
def test_anaya_acts_once_in_each_turn_the_opponents_too():
    t = scene({"divine": [ANAYA], "rear": [on("soeur-de-la-source", damage=3)]})
    t.use(ANAYA, "soeur-de-la-source")
    t.pass_all()
    assert t.offers("use") == []
    end_turn(t)
    t.you.attack()
    t.you.pick("pass")
    assert t.offers("use") == [ANAYA]
    t.settled()


@card("seraphane-aux-ailes-jumelles")
@rule("SF-LEX-600", "SF-LEX-250")
def test_seraphane_discards_looks_at_two_pages_and_draws_what_stays_on_top():
    t = scene({"divine": [SERAPHANE], "hand": ["tablette-vivante", "statue-de-la-compassion"], "book": BOOK})
    t.use(SERAPHANE)
    t.asks(me, ["tablette-vivante", "statue-de-la-compassion"], kind="discard")
    t.me.pick("tablette-vivante")
    assert t.me.purgatory == ["tablette-vivante"]
    t.pass_all()
    t.me.pick(bottom(t, BOOK[0]), top(t, BOOK[1]))
    assert t.me.hand == ["statue-de-la-compassion", BOOK[1]] and t.me.book == [BOOK[2], BOOK[3], BOOK[0]]
    assert t.offers("use") == []
    t.settled()


@card("seraphane-aux-ailes-jumelles")
@rule("SF-ABIL-140")
def test_seraphane_needs_a_page_in_hand_and_two_in_the_livre_sacre():
    assert scene({"divine": [SERAPHANE], "book": BOOK}).offers("use") == []
    t = scene({"divine": [SERAPHANE], "hand": ["tablette-vivante"], "book": BOOK[:1]})
    assert t.why("use", SERAPHANE) == "SF-ABIL-140"
    t.settled()


@card("seraphane-aux-ailes-jumelles", "paladin-de-la-plume-blanche")
@rule("SF-DIV-120", "SF-DIV-150", "SF-DMG-010", "SF-AMBUSH-080")
def test_each_of_two_plumes_needs_an_ambush_and_counts_as_a_point_of_damage():
    t = scene(
        {"rear": ["paladin-de-la-plume-blanche", "championne-de-la-cite"]},
        {"divine": [{"card": SERAPHANE, "damage": 18}]},
    )
    before = fv(t, 0)
    t.attack()
    t.pass_all()
    t.ambush("paladin-de-la-plume-blanche")
    t.ambush("championne-de-la-cite")
    t.me.pick("done")
    t.declare("paladin-de-la-plume-blanche")
    t.strike(SERAPHANE)
    t.pass_all()
    assert t.card(SERAPHANE).marks["plume"] == 1 and fv(t, 0) == before + 2
    t.declare("championne-de-la-cite")
    t.strike(SERAPHANE)
    t.pass_all()
    assert t.match.decision is None and t.state.result is not None


# Archanges


@card("mikaelion-archange-des-nuages")
@rule("SF-ARCH-030", "SF-ARCH-050", "SF-AURORE-020")
def test_mikaelion_enters_at_dawn_and_gives_fv_from_the_next_dawn_on():
    archangel = "mikaelion-archange-des-nuages"
    t = dawn({"archangel": [archangel], "register": ["fidele-de-la-nuee"] * 6})
    before = fv(t, 0)
    t.pass_all()
    t.asks(me, [archangel, "look"])
    t.me.pick(archangel)
    assert t.zone(archangel) == ("rear", 0) and t.card(archangel).ec == 4 and fv(t, 0) == before
    t.settled()
    later = dawn({"rear": [archangel], "archangel": []})
    later.asks(me, kind="answer")
    later.pass_all()
    assert fv(later, 0) == before + 1
    later.settled()


@card("uriane-lame-de-l-aube")
@rule("SF-WORSH-170", "SF-ARCH-030", "SF-ARCH-130", "SF-ABIL-200")
def test_uriane_may_strike_an_ange_as_she_enters():
    archangel = "uriane-lame-de-l-aube"
    yours = {"rear": [on("championne-de-la-cite", "colosse-de-nuages"), "mikaelion-archange-des-nuages"]}
    t = dawn({"archangel": [archangel]}, yours)
    t.pass_all()
    t.asks(me, [archangel])  # without an Adorateur left
    t.me.pick(archangel, "yes")
    t.asks(me, ["championne-de-la-cite"])
    t.me.pick("championne-de-la-cite")
    t.pass_all()
    assert t.card("colosse-de-nuages").damage == 3 and t.card("championne-de-la-cite").damage == 0
    t.settled()
    not_now = dawn({"archangel": [archangel]}, yours)
    not_now.pass_all()
    not_now.me.pick(archangel, "no")
    assert not_now.card("colosse-de-nuages").damage == 0
    not_now.settled()
    early = dawn({"archangel": [archangel], "register": ["fidele-de-la-nuee"] * 6}, yours)
    early.pass_all()
    early.asks(me, ["fidele-de-la-nuee"] * 3)


@card("uriane-lame-de-l-aube")
@rule("SF-RETRAIT-010")
def test_uriane_may_withdraw_after_her_attack():
    t = scene({"rear": ["uriane-lame-de-l-aube"]}, {"rear": ["poseid"]})
    fight(t, "uriane-lame-de-l-aube", "poseid")
    t.pass_all()  # both fall: nobody is left to withdraw
    assert t.me.pandemonium == ["uriane-lame-de-l-aube"] and t.state.step == "main"
    t = scene({"rear": ["uriane-lame-de-l-aube"], "front": ["lancier-des-nuages"]}, {"rear": ["goule"]})
    fight(t, "uriane-lame-de-l-aube", "goule")
    t.pass_all()
    t.asks(me, ["uriane-lame-de-l-aube", "done"])
    t.me.pick("uriane-lame-de-l-aube")
    assert t.me.rear == ["uriane-lame-de-l-aube"] and t.me.front == ["lancier-des-nuages"]
    t.settled()


# Temples and gifts


@card("cite-des-anges")
@rule("SF-TURN-050")
def test_the_city_of_angels_looks_at_one_page_at_dawn():
    for answer, books in (("yes", [*BOOK[1:], BOOK[0]]), ("no", BOOK)):
        t = dawn({"worship": ["cite-des-anges"], "book": BOOK})
        t.me.pick(answer)
        t.pass_all()
        if answer == "yes":
            t.me.pick(bottom(t, BOOK[0]))
            t.pass_all()
        assert t.me.book == books and t.state.step == "main"
        t.settled()
    t = dawn({"worship": ["cite-des-anges"]})
    t.asks(me, kind="window")  # no page, no Présage


@card("source-des-nuages")
@rule("SF-TEMPLE-050", "SF-TEMPLE-060", "SF-MIRACLE-020")
def test_the_spring_may_be_revoked_but_is_no_adorateur():
    faithful = ["fidele-de-la-nuee"] * 3
    t = scene({"hand": ["chapitre-retrouve"], "worship": ["source-des-nuages", *faithful], "book": BOOK})
    t.play("chapitre-retrouve", BOOK[0])
    t.asks(me, ["source-des-nuages", *faithful])
    t.me.pick("source-des-nuages", "fidele-de-la-nuee")
    t.pass_all()
    assert t.me.worship == faithful[:2] and t.me.pandemonium == ["source-des-nuages"]
    t.settled()
    few = scene({"hand": ["chapitre-retrouve"], "worship": ["source-des-nuages", *faithful[:2]], "book": BOOK})
    assert few.why("play", "chapitre-retrouve") == "SF-MIRACLE-010"
    armed = scene({"hand": ["hache-aux-trophees"], "worship": ["source-des-nuages"], "rear": ["lancier-des-nuages"]})
    armed.play("hache-aux-trophees")
    if armed.match.decision.keys[0].startswith("revoke"):
        armed.me.pick("source-des-nuages")
    assert armed.me.pandemonium == ["source-des-nuages"] and armed.card("hache-aux-trophees").host
    armed.settled()


@rule("SF-TEMPLE-030", "SF-TEMPLE-070")
def test_a_plain_temple_cannot_be_revoked():
    t = scene({"hand": ["hache-aux-trophees"], "rear": ["lancier-des-nuages"]})
    assert t.why("play", "hache-aux-trophees") == "SF-WORSH-100"
    t.settled()


@card("plume-d-anaya")
@rule("SF-GIFT-040", "SF-GIFT-050", "SF-GIFT-070")
def test_the_feather_of_anaya_gives_fv_and_ec():
    t = with_gift("plume-d-anaya")
    t.asks(me, kind="grace")
    assert fv(t, 1) == fv(t, 0) + 3 and len(t.you.hand) == 7
    mine, yours = (player.worship[0] for player in t.state.players)
    assert yours.ec == mine.ec + 4 and t.you.pandemonium == ["plume-d-anaya"]


@card("premier-fidele", "novice-copiste")
@rule("SF-LEX-210", "SF-INFO-090", "SF-INFO-110", "SF-GIFT-070")
def test_the_first_believer_enters_before_the_hands_are_drawn():
    t = with_gift("premier-fidele")
    t.asks(you, [*t.you.register, "done"])
    t.you.pick("novice-copiste")
    assert len(t.you.worship) == 2 and t.you.hand == []
    t.asks(you, ["yes", "no"], kind="confirm")  # its Ferveur, without a stack
    t.you.pick("no")
    t.asks(me, kind="grace")
    assert len(t.you.register) == 9 and len(t.you.hand) == 7
    fruitless = with_gift("premier-fidele")
    fruitless.you.pick("done")
    assert len(fruitless.you.register) == 10 and len(fruitless.you.worship) == 1


# Anges


@card("annedelie")
@rule("SF-ABIL-180", "SF-ABIL-140", "SF-LEX-600")
def test_annedelie_looks_at_as_many_pages_as_you_have_classes():
    others = [on("oriel-des-nuees", "tablette-vivante"), "dragon-des-cretes-rouges", "frere-lai-des-murailles"]
    mine = {
        "hand": ["eclat-de-la-tour"],
        "worship": believers(0, *["fidele-de-la-nuee"] * 2),
        "rear": [on("annedelie", damage=1), *others],
    }
    t = scene({**mine, "book": BOOK})
    play(t, "eclat-de-la-tour", "annedelie")
    t.pass_all()  # Guérisseur, Chroniqueur (the Golem), Dragon, Templier
    t.me.pick(bottom(t, BOOK[3]), top(t, BOOK[2]), top(t, BOOK[0]), bottom(t, BOOK[1]))
    assert t.me.book == [BOOK[2], BOOK[0], BOOK[3], BOOK[1]]
    t.settled()
    few = scene({**mine, "book": BOOK[:3]})
    play(few, "eclat-de-la-tour", "annedelie")
    few.pass_all()
    assert few.zone("annedelie") == ("purgatory", 0) and few.me.book == BOOK[:3]
    few.asks(me, kind="main")
    few.settled()


@card("annedelie")
@rule("SF-LEX-710", "SF-ABIL-180")
def test_neither_an_archange_nor_a_temple_is_a_page_for_annedelie():
    mine = {
        "hand": ["eclat-de-la-tour"],
        "worship": [on("crique-aux-mille-coffres", ec=3), "fidele-de-la-nuee", "fidele-de-la-nuee"],
        "rear": [on("annedelie", damage=1), "oriel-des-nuees", "uriane-lame-de-l-aube", "dragon-des-cretes-rouges"],
        "book": BOOK,
    }
    t = scene(mine)  # Guérisseur and Dragon; neither the Ange céleste nor the Pirate
    play(t, "eclat-de-la-tour", "annedelie")
    t.pass_all()
    t.asks(me, [top(t, BOOK[0]), top(t, BOOK[1]), bottom(t, BOOK[0]), bottom(t, BOOK[1])], kind="place")
    t.me.pick(bottom(t, BOOK[0]), bottom(t, BOOK[1]))
    assert t.me.book == [BOOK[2], BOOK[3], BOOK[0], BOOK[1]]
    t.settled()


@card("oriel-des-nuees")
@rule("SF-PAROLE-010", "SF-TILT-020", "SF-LEX-400")
def test_oriel_tilts_to_heal_once_in_the_main_part():
    t = scene({"rear": ["oriel-des-nuees", on("championne-de-la-cite", damage=2)]}, {"rear": ["poseid"]})
    t.use("oriel-des-nuees")
    assert t.card("oriel-des-nuees").tilted
    t.asks(me, ["oriel-des-nuees", "championne-de-la-cite"])
    t.me.pick("championne-de-la-cite")
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.card("championne-de-la-cite").damage == 0 and t.offers("use") == []
    t.settled()
    tilted = scene({"rear": [on("oriel-des-nuees", tilted=True)]})
    assert tilted.offers("use") == []
    window = scene({"rear": ["oriel-des-nuees"]})
    window.attack()
    assert window.offers("use") == []


@card("oriel-des-nuees", "lancier-des-nuages")
@rule("SF-PACIF-010", "SF-PACIF-020")
def test_peaceful_oriel_neither_attacks_nor_defends():
    t = scene({"rear": ["oriel-des-nuees"] + ["lancier-des-nuages"] * 3}, {"rear": ["oriel-des-nuees"] * 2})
    foe = t.state.divinity(1).card.number
    t.attack()
    t.pass_all()
    assert t.why("announce", "oriel-des-nuees") == "SF-PACIF-010"
    assert t.offers("announce") == t.offers("ambush") == ["lancier-des-nuages"] * 3
    t.ambush("lancier-des-nuages")
    t.ambush("lancier-des-nuages")
    assert t.offers("announce") == ["lancier-des-nuages"] and t.offers("ambush") == []
    t.me.pick("done")
    t.declare("lancier-des-nuages")
    t.strike(foe)
    t.pass_all()
    assert t.state.divinity(1).damage == 2


@card("oriel-voix-de-l-aube", "main-tendue")
@rule("SF-ABIL-090", "SF-LEX-380")
def test_oriel_voice_of_dawn_grows_when_a_page_of_yours_is_healed():
    def heal(damage, answer=""):
        mine = ["oriel-voix-de-l-aube", on("lancier-des-nuages", damage=damage)]
        t = scene({"rear": mine, "hand": ["main-tendue"], "worship": believers(2)})
        play(t, "main-tendue", "mode:0")
        t.pass_all()
        t.asks(me, ["oriel-voix-de-l-aube", "lancier-des-nuages"])
        t.me.pick("lancier-des-nuages")
        if answer:
            t.me.pick(answer)
        t.pass_all()
        assert t.card("lancier-des-nuages").damage == 0
        t.settled()
        return t.card("oriel-voix-de-l-aube").marks

    assert heal(2, "yes") == {"+1/+0": 1}
    assert heal(2, "no") == {}
    assert heal(0) == {}  # nothing was removed


@card("oriel-voix-de-l-aube", "gardienne-du-berceau", "mikaelion-archange-des-nuages")
@rule("SF-LEX-380", "SF-ARCH-100", "SF-FERVEUR-010")
def test_the_keeper_heals_another_page_or_the_archange_which_is_no_page():
    mine = ["oriel-voix-de-l-aube", on("mikaelion-archange-des-nuages", damage=4)]
    t = scene({"rear": mine, "hand": ["gardienne-du-berceau"]}, {"rear": ["poseid"]})
    t.play("gardienne-du-berceau", "auto", "yes")
    t.pass_all()
    t.asks(me, ["oriel-voix-de-l-aube", "mikaelion-archange-des-nuages"])
    t.me.pick("mikaelion-archange-des-nuages")
    assert t.card("mikaelion-archange-des-nuages").damage == 0
    t.asks(me, kind="main")
    assert t.card("oriel-voix-de-l-aube").marks == {}
    t.settled()
    alone = scene({"hand": ["gardienne-du-berceau"]})
    alone.play("gardienne-du-berceau")
    alone.asks(me, kind="main")


@card("gardienne-du-berceau")
def test_the_keeper_need_not_heal():
    t = scene({"rear": [on("lancier-des-nuages", damage=1)], "hand": ["gardienne-du-berceau"]})
    t.play("gardienne-du-berceau", "no")
    assert t.card("lancier-des-nuages").damage == 1
    t.settled()


@card("oriel-voix-de-l-aube")
@rule("SF-EGIDE-010")
def test_the_first_opposing_miracle_of_a_turn_that_targets_oriel_does_nothing():
    t = scene({"hand": ["eclat-de-la-tour"] * 3, "worship": believers(6)}, {"rear": ["oriel-voix-de-l-aube"]})
    play(t, "eclat-de-la-tour", "oriel-voix-de-l-aube")
    t.pass_all()
    assert t.card("oriel-voix-de-l-aube").damage == 0
    play(t, "eclat-de-la-tour", "oriel-voix-de-l-aube")
    t.pass_all()
    assert t.card("oriel-voix-de-l-aube").damage == 3
    end_turn(t)
    t.you.attack()
    t.you.pick("pass")
    play(t, "eclat-de-la-tour", "oriel-voix-de-l-aube")  # another turn, another first Miracle
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card("oriel-voix-de-l-aube").damage == 3
    t.settled()


@card("oriel-voix-de-l-aube", "oriel-des-nuees")
@rule("SF-LEX-520", "SF-LEX-540", "SF-LEX-480")
def test_the_two_oriels_cannot_stand_together():
    t = scene({"rear": ["oriel-voix-de-l-aube"], "hand": ["oriel-des-nuees", "oriel-voix-de-l-aube"]})
    assert t.offers("play") == [] and t.why("play", t.state.players[0].hand[0].number) == "SF-LEX-490"
    t = scene({"rear": ["oriel-des-nuees"], "hand": ["oriel-voix-de-l-aube", "oriel-des-nuees"]})
    assert t.offers("play") == ["oriel-des-nuees"]
    t.settled()


@card("soeur-de-la-source")
@rule("SF-DIV-160", "SF-DIV-080")
def test_the_sister_gives_a_point_of_fv_at_dawn_but_none_to_a_mortal_divinite():
    t = dawn({"rear": ["soeur-de-la-source"], "divine": [on(ANAYA, damage=5)]})
    t.asks(me, kind="answer")
    t.pass_all()
    assert fv(t, 0) == 23 and t.card(ANAYA).damage == 5
    t.settled()
    late = dawn({"rear": ["soeur-de-la-source"], "divine": [on(ANAYA, damage=22)]})
    late.asks(me, kind="answer")
    late.pass_all()
    assert fv(late, 0) == 22 and late.card(ANAYA).mortal
    late.settled()


@card("infirmier-des-batailles", "main-tendue")
@rule("SF-LEX-430", "SF-LEX-440")
def test_what_is_prevented_adds_up_and_is_used_up():
    hand = ["infirmier-des-batailles", "main-tendue", *["eclat-de-la-tour"] * 3]
    t = scene({"hand": hand, "worship": believers(6), "rear": ["poseid"]}, {"rear": ["goule"]})
    t.play("infirmier-des-batailles", "yes")
    t.asks(me, ["poseid"])
    t.me.pick("poseid")
    t.pass_all()
    play(t, "main-tendue", "mode:1", "poseid")
    t.pass_all()
    taken = []
    for _ in range(3):
        play(t, "eclat-de-la-tour", "poseid")
        t.pass_all()
        taken.append(t.card("poseid").damage)
    assert taken == [0, 0, 2]
    t.settled()


@card("infirmier-des-batailles")
@rule("SF-BOURRASQUE-010", "SF-BOURRASQUE-020", "SF-LEX-420")
def test_the_medic_comes_in_a_combat_and_protects_but_does_not_defend():
    t = scene(
        {"rear": ["championne-de-la-cite", "lancier-des-nuages"]},
        {"front": ["marcheur-blinde"], "hand": ["infirmier-des-batailles"]},
    )
    t.attack()
    t.pass_all()
    t.announce("lancier-des-nuages")
    t.ambush("championne-de-la-cite")
    t.me.pick("done")
    t.declare("lancier-des-nuages")
    t.strike("marcheur-blinde")
    t.me.pick("pass")
    t.you.play("infirmier-des-batailles", "yes", "marcheur-blinde")
    t.pass_all()
    assert t.card("marcheur-blinde").damage == 1  # 2, doubled, less 3
    t.declare("championne-de-la-cite")
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    assert t.state.divinity(1).damage == 6
    t.settled()


@card("infirmier-des-batailles")
def test_the_medic_may_do_without_and_finds_nobody_but_itself():
    t = scene({"hand": ["infirmier-des-batailles"], "rear": ["goule"]})
    t.play("infirmier-des-batailles", "no")
    assert t.state.prevented == {}
    t.settled()
    alone = scene({"hand": ["infirmier-des-batailles"]})
    alone.play("infirmier-des-batailles")
    alone.asks(me, kind="main")


@card("veilleuse-des-presages")
def test_the_watcher_may_look_at_two_pages_at_dawn():
    t = dawn({"rear": ["veilleuse-des-presages"], "book": BOOK})
    t.me.pick("yes")
    t.pass_all()
    t.asks(me, [top(t, BOOK[0]), bottom(t, BOOK[0]), top(t, BOOK[1]), bottom(t, BOOK[1])])
    t.me.pick(top(t, BOOK[1]), top(t, BOOK[0]))
    t.pass_all()
    assert t.me.book == [BOOK[1], BOOK[0], BOOK[2], BOOK[3]]
    t.settled()
    t = dawn({"rear": ["veilleuse-des-presages"], "book": BOOK})
    t.me.pick("no")
    t.asks(me, kind="window")
    t = dawn({"rear": ["veilleuse-des-presages"], "book": BOOK[:1]})
    t.asks(me, kind="window")


@card("messager-sans-visage", "lame-de-l-aurore")
@rule("SF-DOPPEL-020", "SF-DOPPEL-030", "SF-DOPPEL-040", "SF-EQUIP-040")
def test_the_faceless_messenger_has_the_one_class_that_it_is_given():
    def enter(klass):
        hand = ["messager-sans-visage", "lame-de-l-aurore", "eclat-de-la-tour"]
        t = scene({"hand": hand, "worship": believers(2)})
        t.play("messager-sans-visage")
        t.asks(me, [f"class:{one}" for one in CLASSES])
        t.me.pick(f"class:{klass}")
        assert values.classes(t.state, t.card("messager-sans-visage")) == (klass,)
        return t

    t = enter("dragon")
    assert t.why("play", "lame-de-l-aurore") == "SF-EQUIP-040"
    play(t, "eclat-de-la-tour", "messager-sans-visage")
    t.pass_all()
    gone = t.state.players[0].purgatory[-1]
    assert gone.proto.id == "messager-sans-visage"
    assert not values.card_is_class(gone, "dragon", hidden=False)
    t.settled()
    t = enter("ange-celeste")
    t.play("lame-de-l-aurore")
    assert values.atq(t.state, t.card("messager-sans-visage")) == 5
    t.settled()


@card("championne-de-la-cite", "plongeur-de-l-azur")
@rule("SF-VAILLANT-010", "SF-ARCHERIE-010")
def test_the_champion_takes_single_damage_on_the_fire_line_and_the_diver_shoots_first():
    t = scene({"rear": ["plongeur-de-l-azur"]}, {"front": ["championne-de-la-cite"], "rear": ["lancier-des-nuages"]})
    fight(t, "plongeur-de-l-azur", "championne-de-la-cite")
    t.me.pick("yes")
    t.asks(me, ["plongeur-de-l-azur", "championne-de-la-cite", "lancier-des-nuages"])
    t.me.pick("lancier-des-nuages")
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.card("lancier-des-nuages").damage == 1 and t.card("championne-de-la-cite").damage == 4
    t.settled()


@card("plongeur-de-l-azur")
@rule("SF-BOURRASQUE-010", "SF-BOURRASQUE-020")
def test_the_diver_comes_on_the_opponents_turn_and_attacks_on_its_own():
    t = scene({"rear": ["goule"]}, {"hand": ["plongeur-de-l-azur", "lancier-des-nuages"]})
    t.attack()
    t.me.pick("pass")
    assert t.offers("play") == ["plongeur-de-l-azur"]
    t.you.play("plongeur-de-l-azur")
    t.asks(you, kind="window")
    t.pass_all()
    assert t.match.decision.kind == "announce" and t.state.slots == 2  # it is peaceful
    t.me.pick("done")
    end_turn(t)
    t.you.attack()
    t.pass_all()
    assert t.offers("announce") == ["plongeur-de-l-azur"]
    t.settled()


@card("enfant-du-silence", "epee-du-pelerin")
@rule("SF-LEX-100", "SF-EQUIP-110")
def test_the_child_of_silence_cannot_be_targeted_but_designated_attacked_and_armed():
    mine = {"hand": ["eclat-de-la-tour", "rappel-des-cieux", "epee-du-pelerin"], "worship": believers(4)}
    t = scene({**mine, "rear": ["enfant-du-silence"]}, {"rear": ["enfant-du-silence"]})
    assert t.why("play", "eclat-de-la-tour") == "SF-MIRACLE-100"
    t.play("epee-du-pelerin")
    assert values.atq(t.state, t.me["enfant-du-silence"]) == 5
    play(t, "rappel-des-cieux")
    t.pass_all()
    t.me.pick(t.you["enfant-du-silence"].card.number)
    assert t.you.hand == ["enfant-du-silence"]
    t.settled()
    t = scene({"rear": ["goule"]}, {"rear": ["enfant-du-silence", "lancier-des-nuages"]})
    fight(t, "goule", "enfant-du-silence")
    t.pass_all()
    assert t.card("enfant-du-silence").damage == 2
    mixed = scene(mine, {"rear": ["enfant-du-silence", "lancier-des-nuages"]})
    mixed.play("eclat-de-la-tour")
    mixed.asks(me, ["lancier-des-nuages"])


@card("paladin-de-la-plume-blanche")
@rule("SF-DMG-060", "SF-ABIL-030")
def test_the_paladin_gives_fv_only_for_combat_damage_to_the_divinite():
    t = scene({"rear": ["paladin-de-la-plume-blanche"]}, {})
    before = fv(t, 0)
    fight(t, "paladin-de-la-plume-blanche", t.state.divinity(1).card.number, ambush=True)
    t.pass_all()
    assert t.state.divinity(1).damage == 5 and fv(t, 0) == before + 2
    t.settled()
    t = scene({"rear": ["paladin-de-la-plume-blanche", "goule"]}, {"rear": ["goule"]})
    fight(t, "paladin-de-la-plume-blanche", t.you["goule"].card.number)
    t.pass_all()
    assert fv(t, 0) == before and t.you.rear == []
    t.settled()


@card("archiviste-du-ciel", "messager-sans-visage")
@rule("SF-INTERV-010", "SF-INFO-080", "SF-DOPPEL-010", "SF-BOOK-030")
def test_the_archivist_finds_a_healer_and_nobody_may_answer():
    book = ["lancier-des-nuages", "soeur-de-la-source", "messager-sans-visage", "statue-de-la-compassion"]
    t = scene({"hand": ["archiviste-du-ciel"], "book": book}, {"hand": ["eclat-de-la-tour"], "worship": believers(3)})
    t.play("archiviste-du-ciel", "yes")
    t.asks(me, ["soeur-de-la-source", "messager-sans-visage", "done"])
    t.me.pick("soeur-de-la-source")
    t.asks(me, kind="main")
    assert t.me.hand == ["soeur-de-la-source"] and len(t.me.book) == 3
    assert "soeur-de-la-source" in str(t.match.view(1)["players"][0]["hand"])
    t.settled()
    no = scene({"hand": ["archiviste-du-ciel"], "book": book})
    no.play("archiviste-du-ciel", "no")
    assert no.me.book == book and no.me.hand == []
    nothing = scene({"hand": ["archiviste-du-ciel"], "book": book})
    nothing.play("archiviste-du-ciel", "yes", "done")
    assert sorted(nothing.me.book) == sorted(book)
    nothing.settled()


@card("scribe-aux-mille-plumes")
@rule("SF-TURN-180")
def test_the_scribe_grows_once_per_turn_when_anyone_draws():
    mine = {"rear": ["scribe-aux-mille-plumes"], "hand": ["souffle-d-inspiration"] * 2, "worship": believers(5)}
    t = scene({**mine, "book": BOOK * 2}, {"book": BOOK, "hand": ["souffle-d-inspiration"], "worship": believers(3)})
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.card("scribe-aux-mille-plumes").marks == {"+0/+1": 1}
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.card("scribe-aux-mille-plumes").marks == {"+0/+1": 1}
    end_turn(t)  # the draw at its end finds the ability used
    assert t.state.active == 1 and t.card("scribe-aux-mille-plumes").marks == {"+0/+1": 1}
    play(t, "souffle-d-inspiration")
    t.pass_all()
    assert t.card("scribe-aux-mille-plumes").marks == {"+0/+1": 2}
    t.settled()
    quiet = scene({"rear": ["scribe-aux-mille-plumes"], "book": BOOK}, {})
    quiet.attack()
    quiet.pass_all()
    quiet.me.pick("done")
    quiet.end()
    while quiet.match.decision.kind != "answer":
        quiet.answer(quiet._asked(), "pass")
    assert quiet.state.active == 0 and len(quiet.me.hand) == 2  # a stack, before the next turn starts
    quiet.pass_all()
    assert quiet.card("scribe-aux-mille-plumes").marks == {"+0/+1": 1}


@card("eclaireur-des-courants")
def test_the_scout_may_look_ahead_with_its_last_breath():
    mine = {"rear": ["eclaireur-des-courants"], "hand": ["eclat-de-la-tour"], "worship": believers(2), "book": BOOK}
    t = scene(mine)
    play(t, "eclat-de-la-tour", "eclaireur-des-courants")
    t.pass_all()
    t.me.pick("yes")
    t.pass_all()
    t.me.pick(bottom(t, BOOK[0]), bottom(t, BOOK[1]))
    assert t.me.book == [BOOK[2], BOOK[3], BOOK[0], BOOK[1]]
    t.settled()
    t = scene(mine)
    play(t, "eclat-de-la-tour", "eclaireur-des-courants")
    t.pass_all()
    t.me.pick("no")
    assert t.me.book == BOOK
    t.settled()


@card("mere-des-orphelins")
@rule("SF-LEX-070", "SF-LEX-200")
def test_the_mother_may_bring_back_a_small_ange():
    mine = {
        "rear": [on("mere-des-orphelins", damage=2)],
        "hand": ["eclat-de-la-tour"],
        "worship": believers(2),
        "purgatory": ["lancier-des-nuages", "championne-de-la-cite", "tablette-vivante", "eclaireur-des-courants"],
    }
    t = scene(mine, {"purgatory": ["veilleuse-des-presages"]})
    play(t, "eclat-de-la-tour", "mere-des-orphelins")
    t.pass_all()
    t.me.pick("yes")
    t.asks(me, ["lancier-des-nuages", "eclaireur-des-courants"])
    t.me.pick("lancier-des-nuages")
    t.pass_all()
    assert t.me.rear == ["lancier-des-nuages"] and t.card(TEMPLE).ec == 30
    t.settled()
    t = scene(mine)
    play(t, "eclat-de-la-tour", "mere-des-orphelins")
    t.pass_all()
    t.me.pick("no")
    assert t.me.rear == []
    t.settled()
    t = scene({**mine, "purgatory": ["championne-de-la-cite"]})
    play(t, "eclat-de-la-tour", "mere-des-orphelins")
    t.pass_all()
    t.asks(me, kind="main")


@card("mere-des-orphelins")
@rule("SF-LEX-080", "SF-STACK-130", "SF-MEM-080")
def test_an_orphan_that_was_called_twice_comes_once():
    t = scene(
        {
            "rear": [on("mere-des-orphelins", damage=2)] * 2,
            "hand": ["eclat-de-la-tour"] * 2,
            "worship": believers(4),
            "purgatory": ["lancier-des-nuages"],
        }
    )
    play(t, "eclat-de-la-tour", "mere-des-orphelins")
    t.pass_all()
    t.me.pick("yes", "lancier-des-nuages")
    t.asks(me, kind="answer")
    play(t, "eclat-de-la-tour", "mere-des-orphelins")
    t.me.pick("pass")
    t.you.pick("pass")
    t.me.pick("yes", "lancier-des-nuages")
    t.pass_all()
    assert t.me.rear == ["lancier-des-nuages"] and not busy(t.state)
    t.settled()


@card("appeleuse-des-fideles", "martyr-souriant")
@rule("SF-STACK-090", "SF-LEX-200", "SF-WORSH-070")
def test_the_caller_gives_up_an_adorateur_for_one_of_the_registre():
    mine = {
        "hand": ["appeleuse-des-fideles"],
        "worship": [{"card": TEMPLE, "ec": 30}, "martyr-souriant", "mere-nourriciere"],
        "register": ["fidele-de-la-nuee", "novice-copiste"],
    }
    t = scene(mine)
    before = fv(t, 0)
    t.play("appeleuse-des-fideles")
    if t.match.decision.kind == "pay":
        t.me.pick("auto")
    t.me.pick("yes")
    t.asks(me, ["martyr-souriant", "mere-nourriciere"])
    t.me.pick("martyr-souriant")
    assert t.me.purgatory == ["martyr-souriant"] and len(t.state.stack.items) == 2
    t.me.pick("pass")
    t.you.pick("pass")
    t.asks(me, ["fidele-de-la-nuee", "novice-copiste", "done"])
    t.me.pick("fidele-de-la-nuee")
    assert t.card("fidele-de-la-nuee").ec == 5 and fv(t, 0) == before  # its Dernier souffle still waits
    t.pass_all()
    assert fv(t, 0) == before + 1 and t.me.register == ["novice-copiste"]
    t.settled()
    none = scene({"hand": ["appeleuse-des-fideles"], "register": ["fidele-de-la-nuee"]})
    none.play("appeleuse-des-fideles")
    none.asks(me, kind="main")
    assert none.me.register == ["fidele-de-la-nuee"]


@card("seraphin-de-la-derniere-priere")
@rule("SF-LEX-360", "SF-LEX-350")
def test_the_seraph_makes_two_choices_that_stand_apart():
    t = scene(
        {"hand": ["seraphin-de-la-derniere-priere"], "book": BOOK, "rear": [on("goule", damage=1)]},
        {"rear": ["lancier-des-nuages", "poseid"], "hand": ["rappel-des-cieux"], "worship": believers(3)},
    )
    t.play("seraphin-de-la-derniere-priere")
    t.asks(me, [f"mode:{n}" for n in range(4)])
    t.me.pick("mode:0")
    t.asks(me, [f"mode:{n}" for n in (1, 2, 3)])
    t.me.pick("mode:2")
    t.asks(me, ["mode:0", "mode:2"], kind="order")
    t.me.pick("mode:0")
    t.asks(me, ["lancier-des-nuages", "poseid"])
    t.me.pick("lancier-des-nuages")
    assert len(t.state.stack.items) == 2
    t.me.pick("pass")
    play(t, "rappel-des-cieux")
    t.pass_all()
    t.you.pick("lancier-des-nuages")  # the target is gone: that effect is cancelled, the other is not
    t.pass_all()
    assert t.you.hand == ["lancier-des-nuages"] and t.me.hand == [BOOK[0]] and t.you.rear == ["poseid"]
    t.settled()


@card("seraphin-de-la-derniere-priere")
@rule("SF-LEX-350", "SF-ABIL-170")
def test_the_seraph_heals_all_others_or_makes_the_one_choice_there_is():
    rear = [on("goule", damage=1), on("poseid", damage=4)]
    t = scene({"hand": ["seraphin-de-la-derniere-priere"], "rear": rear}, {"rear": [on("goule", damage=1)]})
    before = fv(t, 0)
    t.play("seraphin-de-la-derniere-priere", "mode:3", "mode:1", "mode:3")
    t.pass_all()
    assert [one.damage for one in t.state.players[0].rear] == [0, 0, 0] and t.you["goule"].damage == 1
    assert fv(t, 0) == before + 3
    t.settled()
    alone = scene({"hand": ["seraphin-de-la-derniere-priere"]})
    alone.play("seraphin-de-la-derniere-priere")
    alone.asks(me, kind="answer")  # no Ange, no page: FV alone
    alone.pass_all()
    assert fv(alone, 0) == before + 3
    alone.settled()


# Golems


@card("statue-de-la-compassion")
@rule("SF-PAIR-070", "SF-ABIL-140")
def test_the_statue_heals_its_ange_at_dawn():
    t = dawn({"rear": [on("poseid", {"card": "statue-de-la-compassion", "damage": 2}, damage=5)]})
    t.asks(me, kind="answer")
    t.pass_all()
    assert t.card("poseid").damage == 0 and t.card("statue-de-la-compassion").damage == 2
    t.settled()
    alone = dawn({"front": ["statue-de-la-compassion"]})
    alone.asks(me, kind="window")
    alone.settled()


@card("colosse-de-nuages", "statue-de-la-compassion", "sphere-protectrice")
@rule("SF-GOLEM-040", "SF-MIRACLE-120", "SF-PAIR-140")
def test_golems_come_in_tempete_and_join_the_defender():
    t = scene(
        {"rear": ["championne-de-la-cite"]},
        {"rear": ["lancier-des-nuages"], "hand": ["colosse-de-nuages", "sphere-protectrice", "tablette-vivante"]},
    )
    fight(t, "championne-de-la-cite", "lancier-des-nuages")
    t.me.pick("pass")
    assert t.offers("tempest") == ["colosse-de-nuages", "sphere-protectrice"] and t.offers("play") == []
    t.you.tempest("colosse-de-nuages")
    assert t.you[TEMPLE].ec == 25 and t.card("colosse-de-nuages").host
    t.pass_all()
    assert t.you.purgatory == ["colosse-de-nuages"] and t.card("lancier-des-nuages").damage == 0
    t.settled()


@card("tablette-vivante")
@rule("SF-GOLEM-050")
def test_the_tablet_cannot_come_in_tempete_and_leaves_a_page():
    t = scene(
        {
            "rear": ["tablette-vivante"],
            "hand": ["tablette-vivante", "eclat-de-la-tour"],
            "worship": believers(2),
            "book": BOOK,
        }
    )
    assert t.why("tempest", t.state.players[0].hand[0].number) == "SF-GOLEM-050"
    play(t, "eclat-de-la-tour", "tablette-vivante")
    t.pass_all()
    assert t.me.hand == ["tablette-vivante", BOOK[0]]
    t.settled()
    empty = scene({"rear": ["tablette-vivante"], "hand": ["eclat-de-la-tour"], "worship": believers(2)})
    play(empty, "eclat-de-la-tour", "tablette-vivante")
    empty.pass_all()
    empty.asks(me, kind="main")
    empty.settled()


@card("sphere-protectrice")
@rule("SF-EGIDE-010", "SF-EGIDE-020")
def test_the_sphere_wards_its_ange_but_not_from_a_miracle_that_was_there_before():
    def shoot(rear, answer):
        t = scene(
            {"hand": ["eclat-de-la-tour"] * 2, "worship": believers(4)},
            {"rear": rear, "hand": ["sphere-protectrice"]},
        )
        play(t, "eclat-de-la-tour", "poseid")
        if answer:
            t.me.pick("pass")
            t.you.tempest("sphere-protectrice")
        t.pass_all()
        t.settled()
        return t

    t = shoot([on("poseid", "sphere-protectrice")], False)
    assert t.card("poseid").damage == 0 and t.you["sphere-protectrice"].damage == 0
    t = shoot(["poseid"], True)
    assert t.you["sphere-protectrice"].damage == 3
    play(t, "eclat-de-la-tour", "poseid")
    t.pass_all()
    assert t.you.purgatory == ["sphere-protectrice"] and t.card("poseid").damage == 2
    t.settled()


# Miracles


@card("main-tendue")
@rule("SF-LEX-350")
def test_the_outstretched_hand_offers_what_is_possible():
    t = scene({"hand": ["main-tendue"], "worship": believers(2)})
    before = fv(t, 0)
    play(t, "main-tendue")  # without a page on the CDB there is one choice
    t.pass_all()
    assert fv(t, 0) == before + 2
    t.settled()
    t = scene({"hand": ["main-tendue"], "worship": believers(2), "rear": ["goule"]})
    t.play("main-tendue")
    t.asks(me, ["mode:0", "mode:1", "mode:2"])


@card("pluie-de-grace")
@rule("SF-DIV-160", "SF-DIV-080", "SF-MIRACLE-010")
def test_grace_rains_on_a_divinite_in_the_heavens():
    t = scene({"hand": ["pluie-de-grace"], "divine": [on(ANAYA, damage=3)], "worship": believers(3)})
    play(t, "pluie-de-grace")
    t.pass_all()
    assert fv(t, 0) == 26 and t.card(ANAYA).damage == 3 and t.me.purgatory[-1] == "pluie-de-grace"
    t.settled()
    mortal = scene({"hand": ["pluie-de-grace"], "divine": [on(ANAYA, damage=22)], "worship": believers(3)})
    play(mortal, "pluie-de-grace")
    mortal.pass_all()
    assert fv(mortal, 0) == 22 and mortal.card(ANAYA).mortal
    mortal.settled()
    few = scene({"hand": ["pluie-de-grace"], "worship": believers(2)})
    assert few.why("play", "pluie-de-grace") == "SF-MIRACLE-010"


@card("jugement-sans-colere")
@rule("SF-DMG-090", "SF-INTERV-010", "SF-LEX-720")
def test_judgement_passes_every_protection_and_nobody_may_answer():
    yours = {"rear": [on("poseid", "colosse-de-nuages")], "hand": ["main-tendue"], "worship": believers(4)}
    t = scene({"hand": ["jugement-sans-colere"], "worship": believers(4), "rear": ["goule"]}, yours)
    t.attack()
    t.me.pick("pass")
    play(t, "main-tendue", "mode:1", "poseid")
    t.pass_all()
    t.me.pick("done")
    t.play("jugement-sans-colere")
    t.asks(me, ["poseid"])
    t.me.pick("poseid")
    while t.match.decision.keys[0].startswith("revoke"):
        t.me.pick(t.match.decision.keys[0])
    t.asks(me, kind="main")
    assert t.card("poseid").damage == 5 and t.card("colosse-de-nuages").damage == 0
    t.settled()


@card("jugement-sans-colere", "martyr-souriant")
@rule("SF-STACK-110", "SF-INTERV-020", "SF-INTERV-030")
def test_judgement_resolves_on_top_of_the_martyrs_last_breath():
    mine = {
        "hand": ["jugement-sans-colere"] * 2,
        "worship": [{"card": TEMPLE, "ec": 30}, *["martyr-souriant"] * 2, *["fidele-de-la-nuee"] * 5],
    }
    t = scene(mine, {"rear": ["poseid"]})
    before = fv(t, 0)
    t.play("jugement-sans-colere", "poseid", "martyr-souriant", "fidele-de-la-nuee")
    assert t.card("poseid").damage == 5 and fv(t, 0) == before
    t.asks(me, kind="answer")
    assert t.offers("play") == [] and t.why("play", t.state.players[0].hand[0].number) == "SF-INTERV-020"
    t.pass_all()
    assert fv(t, 0) == before + 1
    t.settled()


# Équipements


@card("lame-de-l-aurore")
@rule("SF-EQUIP-010", "SF-EQUIP-030", "SF-EQUIP-050")
def test_the_blade_of_daybreak_goes_to_an_ange_celeste_that_bears_nothing():
    rear = ["lancier-des-nuages", on("championne-de-la-cite", "epee-du-pelerin"), "soeur-de-la-source"]
    t = scene({"hand": ["lame-de-l-aurore"], "rear": rear})
    t.play("lame-de-l-aurore")
    assert values.atq(t.state, t.card("lancier-des-nuages")) == 4 and t.card(TEMPLE).ec == 29
    t.asks(me, kind="main")
    t.settled()
    t = scene({"hand": ["lame-de-l-aurore"], "rear": ["soeur-de-la-source"]})
    assert t.why("play", "lame-de-l-aurore") == "SF-EQUIP-040"


@card("baton-du-guerisseur")
@rule("SF-TURN-120")
def test_the_staff_heals_its_bearer_at_night():
    t = scene({"rear": [on("poseid", "baton-du-guerisseur", damage=5)]})
    assert values.atq(t.state, t.card("poseid")) == 9
    t.attack()
    t.pass_all()
    t.me.pick("done")
    t.end()
    while t.match.decision.kind != "answer":
        assert t.card("poseid").damage == 5
        t.answer(t._asked(), "pass")
    assert t.state.step == "night"
    t.pass_all()
    assert t.card("poseid").damage == 0
    t.settled()


# Bénédictions


@card("chant-d-elevation")
@rule("SF-BLESS-010", "SF-BLESS-030", "SF-BLESS-080", "SF-GOLEM-090", "SF-ARCH-090")
def test_the_song_lifts_anges_but_neither_golem_nor_archange():
    rear = [on("goule", "colosse-de-nuages"), "mikaelion-archange-des-nuages"]
    t = scene({"hand": ["chant-d-elevation"], "worship": believers(3), "rear": rear}, {"rear": ["goule"]})
    t.play("chant-d-elevation", "auto")
    t.asks(me, kind="main")
    song = t.card("chant-d-elevation")
    assert song.marks == {"sablier": 3} and len(t.me.worship) == 4
    power = {one: values.atq(t.state, t.me[one]) for one in ("goule", "colosse-de-nuages")}
    assert power == {"goule": 3, "colosse-de-nuages": 0}
    assert values.atq(t.state, t.card("mikaelion-archange-des-nuages")) == 5
    assert values.atq(t.state, t.you["goule"]) == 2
    t.settled()
    few = scene({"hand": ["chant-d-elevation"], "worship": believers(2)})
    assert few.why("play", "chant-d-elevation") == "SF-BLESS-010"


@card("chant-d-elevation")
@rule("SF-BLESS-060", "SF-BLESS-070", "SF-BLESS-050", "SF-BLESS-020")
def test_the_song_ends_when_its_last_grain_has_fallen():
    t = dawn({"rear": [on("chant-d-elevation", marks={"sablier": 1}), "goule"]})
    t.asks(me, kind="answer")
    assert values.atq(t.state, t.card("goule")) == 3
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.me.purgatory == ["chant-d-elevation"] and values.atq(t.state, t.card("goule")) == 2
    t.asks(me, kind="window")
    t.settled()
    t = scene(
        {"rear": ["goule"]},
        {"rear": ["chant-d-elevation", "poseid"], "hand": ["treve-celeste"], "worship": believers(3)},
    )
    t.attack()
    t.me.pick("pass")
    assert t.why("play", "treve-celeste", seat=1) == "SF-ANGEL-100"
    t.pass_all()
    t.announce("goule")
    t.me.pick("done")
    t.declare("goule")
    assert t.offers("strike") == ["poseid"]


@card("treve-celeste")
@rule("SF-FAM-040", "SF-ABIL-110")
def test_the_truce_consoles_for_each_ange_of_yours_that_is_destroyed():
    t = scene(
        {
            "rear": ["treve-celeste", "goule", "lancier-des-nuages", on("poseid", "tablette-vivante")],
            "hand": ["eclat-de-la-tour"] * 4,
            "worship": believers(6),
        },
        {"rear": ["lancier-des-nuages"]},
    )
    before = fv(t, 0)
    gained = []
    for target in ("goule", t.me["lancier-des-nuages"].card.number, "tablette-vivante", "lancier-des-nuages"):
        play(t, "eclat-de-la-tour", target)
        t.pass_all()
        gained.append(fv(t, 0) - before)
    assert gained == [2, 4, 4, 4] and t.you.rear == [] and t.me.rear == ["treve-celeste", "poseid"]
    t.settled()


# Adorateurs


@card("fidele-de-la-nuee", "novice-copiste")
@rule("SF-WORSH-040", "SF-WORSH-170")
def test_a_novice_that_enters_at_dawn_may_look_ahead_before_the_parole_divine():
    register = ["fidele-de-la-nuee", "novice-copiste", "martyr-souriant", "porteur-d-eau"]
    t = dawn({"register": register, "book": BOOK})
    t.pass_all()
    t.asks(me, register[:3])
    t.me.pick("novice-copiste", bottom(t, "fidele-de-la-nuee"), top(t, "martyr-souriant"))
    assert t.me.register == ["martyr-souriant", "porteur-d-eau", "fidele-de-la-nuee"]
    assert t.card("novice-copiste").ec == 4
    t.me.pick("yes")
    t.pass_all()
    t.me.pick(bottom(t, BOOK[0]), top(t, BOOK[1]))
    assert t.me.book == [*BOOK[1:], BOOK[0]]
    t.asks(me, kind="main")
    t.settled()
    t = dawn({"register": register[:1]})
    t.pass_all()
    t.me.pick("fidele-de-la-nuee")
    assert t.card("fidele-de-la-nuee").ec == 5


@card("mere-nourriciere")
@rule("SF-WORSH-130", "SF-PAROLE-010")
def test_the_nursing_mother_tilts_to_heal_one_and_her_ec_still_serve():
    mine = {
        "rear": [on("goule", "tablette-vivante", damage=1)],
        "worship": ["mere-nourriciere"],
        "hand": ["enfant-du-silence"],
    }
    t = scene(mine, {"rear": ["poseid"]})
    t.use("mere-nourriciere")
    t.asks(me, ["goule"])
    t.me.pick("goule")
    t.pass_all()
    assert t.card("goule").damage == 0 and t.card("mere-nourriciere").tilted and t.offers("use") == []
    t.play("enfant-du-silence")
    assert t.card("mere-nourriciere").ec == 1
    t.settled()


@card("martyr-souriant")
@rule("SF-WORSH-100", "SF-STACK-090")
def test_the_martyr_gives_fv_when_revoked():
    mine = {"hand": ["eclat-de-la-tour"], "worship": believers(0, "martyr-souriant", "fidele-de-la-nuee")}
    t = scene(mine, {"rear": ["poseid"]})
    before = fv(t, 0)
    t.play("eclat-de-la-tour", "poseid", "martyr-souriant")
    assert len(t.state.stack.items) == 2
    t.me.pick("pass")
    t.you.pick("pass")
    assert t.card("poseid").damage == 3 and fv(t, 0) == before  # the Miracle lay above
    t.pass_all()
    assert fv(t, 0) == before + 1
    t.settled()


@card("porteur-d-eau")
@rule("SF-LEX-300", "SF-LEX-320")
def test_the_water_bearer_may_give_ec_to_another_adorateur():
    worship = [{"card": TEMPLE, "ec": 0}, {"card": "fidele-de-la-nuee", "ec": 5}, "martyr-souriant", "e-v-e"]
    t = dawn({"register": ["porteur-d-eau"], "worship": worship})
    t.pass_all()
    t.me.pick("porteur-d-eau", "yes")
    t.asks(me, ["fidele-de-la-nuee", "martyr-souriant"])
    t.me.pick("fidele-de-la-nuee")
    t.pass_all()
    assert t.card("fidele-de-la-nuee").ec == 8 and t.card("porteur-d-eau").ec == 3
    t.settled()
    t = dawn({"register": ["porteur-d-eau"], "worship": worship})
    t.pass_all()
    t.me.pick("porteur-d-eau", "no")
    assert t.card("fidele-de-la-nuee").ec == 5
    t = dawn({"register": ["porteur-d-eau"]})
    t.pass_all()
    t.me.pick("porteur-d-eau")
    t.asks(me, kind="main")


# Keywords


@card("soeur-de-la-source", "veilleuse-des-presages", "mere-des-orphelins", "oriel-des-nuees")
@rule("SF-PACIF-010")
def test_the_peaceful_of_the_realm_neither_attack_nor_defend():
    peaceful = ["soeur-de-la-source", "veilleuse-des-presages", "mere-des-orphelins", "oriel-des-nuees"]
    t = scene({"rear": [*peaceful, "goule"]}, {"rear": peaceful})
    t.attack()
    t.pass_all()
    assert t.offers("announce") == ["goule"]
    t.ambush("goule")
    t.me.pick("done")
    t.declare("goule")
    t.strike(t.state.divinity(1).card.number)
    t.pass_all()
    assert t.state.divinity(1).damage == 2
    t.settled()


@card("gardienne-du-berceau", "eclaireur-des-courants", "infirmier-des-batailles", "plongeur-de-l-azur")
@rule("SF-BOURRASQUE-010", "SF-CONT-060")
def test_the_swift_of_the_realm_come_in_a_contemplation():
    swift = ["gardienne-du-berceau", "eclaireur-des-courants", "infirmier-des-batailles", "plongeur-de-l-azur"]
    t = scene({"hand": [*swift, "lancier-des-nuages", "colosse-de-nuages"]})
    t.attack()
    assert t.offers("play") == swift
    t.play("eclaireur-des-courants")
    t.asks(me, kind="window")
    assert t.me.rear == ["eclaireur-des-courants"]
    t.settled()


# Meetings


@card("mere-des-orphelins")
@rule("SF-SOUFFLE-010", "SF-LEX-670")
def test_a_page_that_breathes_its_last_lies_in_the_purgatoire_and_may_choose_itself():
    t = scene(
        {
            "hand": ["reflet-menteur", *["eclat-de-la-tour"] * 2],
            "worship": believers(6),
            "rear": ["lancier-des-nuages"],
        },
        {"rear": ["mere-des-orphelins"]},
    )
    play(t, "reflet-menteur", "lancier-des-nuages", "mere-des-orphelins")
    t.pass_all()
    lancer = t.me["lancier-des-nuages"]
    assert lancer.printed.id == "mere-des-orphelins"
    for _ in range(2):
        play(t, "eclat-de-la-tour", lancer.card.number)
        t.pass_all()
    t.me.pick("yes")
    t.asks(me, ["lancier-des-nuages"])
    t.me.pick("lancier-des-nuages")
    t.pass_all()
    assert t.me["lancier-des-nuages"].printed.id == "lancier-des-nuages"
    t.settled()


@card("retraite-spirituelle")
@rule("SF-ABIL-060", "SF-SYMBIOSE-010")
def test_an_ange_in_the_adoration_lends_no_symbiose():
    t = scene({"hand": ["retraite-spirituelle"], "worship": believers(4), "rear": ["drone-frelon", "meca"]})
    assert values.atq(t.state, t.card("meca")) == 3
    play(t, "retraite-spirituelle", "drone-frelon")
    t.pass_all()
    assert values.atq(t.state, t.card("meca")) == 2
    t.settled()


@card("retraite-spirituelle", "folie-passagere")
@rule("SF-LEX-180", "SF-LEX-160")
def test_a_guest_retires_to_the_adoration_of_its_controller_and_goes_home_from_there():
    t = scene(
        {"hand": ["folie-passagere", "retraite-spirituelle"], "worship": believers(6)},
        {"rear": ["championne-de-la-cite"]},
    )
    play(t, "folie-passagere", "championne-de-la-cite")
    t.pass_all()
    play(t, "retraite-spirituelle", "championne-de-la-cite")
    t.pass_all()
    assert t.zone("championne-de-la-cite") == ("worship", 0)
    end_turn(t)
    assert t.you.hand == ["championne-de-la-cite"]
    t.settled()


@card("infirmier-des-batailles")
@rule("SF-LEX-760", "SF-LEX-420")
def test_what_is_prevented_on_an_ange_is_only_what_passes_its_golem():
    def charge(line, defender):
        t = scene({"rear": ["demon"]}, {line: [defender], "hand": ["infirmier-des-batailles"]})
        fight(t, "demon", "poseid")
        t.me.pick("pass")
        t.you.play("infirmier-des-batailles", "yes", "poseid")
        t.pass_all()
        t.settled()
        return t

    t = charge("rear", on("poseid", "bloc-de-scories"))  # 5: 3 on the Golem, 2 prevented
    assert t.you.purgatory == ["bloc-de-scories"] and t.card("poseid").damage == 0
    t = charge("front", "poseid")  # 10, less 3
    assert t.card("poseid").damage == 7
    t = charge("front", on("poseid", "bloc-de-scories"))  # 10: 3 on the Golem, 7 less 3
    assert t.card("poseid").damage == 4


@card("soeur-de-la-source", "veilleuse-des-presages", "chant-d-elevation")
@rule("SF-TURN-050", "SF-AURORE-010", "SF-PRIO-050", "SF-BLESS-060")
def test_what_dawns_together_enters_one_stack_in_the_order_of_its_controller():
    rear = ["soeur-de-la-source", "veilleuse-des-presages", on("chant-d-elevation", marks={"sablier": 2})]
    t = dawn({"rear": rear, "book": BOOK}, {"rear": rear})
    t.asks(me, [*rear[:2], "chant-d-elevation"], kind="trigger")
    t.me.pick("chant-d-elevation", "veilleuse-des-presages", "yes")
    assert [t.state.cards[one.source].proto.id for one in t.state.stack.items] == [
        "chant-d-elevation",
        "veilleuse-des-presages",
        "soeur-de-la-source",
    ]
    before = fv(t, 0)
    t.me.pick("pass")
    t.you.pick("pass")
    assert fv(t, 0) == before + 1 and t.me["chant-d-elevation"].marks == {"sablier": 2}
    t.pass_all()
    t.me.pick(top(t, BOOK[0]), top(t, BOOK[1]))
    t.pass_all()
    assert t.me["chant-d-elevation"].marks == {"sablier": 1} and t.you["chant-d-elevation"].marks == {"sablier": 2}
    t.settled()
