"""Mass Mutation: Shadows."""

from pioche.games.keyforge.rules.values import power
from pioche.testing import card, me, rule, table, you


def scene(mine=None, yours=None, house="shadows", **words):
    return table("keyforge", house=house, me=mine, you=yours, **words)


def bearing(id, *bonus):
    return {"card": id, "bonus": list(bonus)}


def powers(t, seat):
    return [power(t.state, it) for it in t.state.players[seat].battleline]


@card("dark-aember-vault")
def test_dark_aember_vault_gives_friendly_mutants_two_power():
    t = scene({"artifacts": ["dark-aember-vault"], "battleline": ["rad-penny", "dodger"]}, {"battleline": ["chonkers"]})
    assert powers(t, me) == [3, 5] and powers(t, you) == [1]
    t.me.reap("rad-penny")
    t.settled()


@card("dark-aember-vault")
def test_dark_aember_vault_draws_after_a_mutant_creature_of_its_player():
    mine = {"hand": ["mutant-cutpurse", "dodger"], "artifacts": ["dark-aember-vault"], "deck": ["troll", "krump"]}
    t = scene(mine, {"deck": ["bumpsy"]})
    t.me.play("mutant-cutpurse")
    assert t.me.hand == ["dodger", "troll"]
    t.me.play("dodger", "left")
    assert t.me.hand == ["troll"]
    t = scene({"hand": ["mutant-cutpurse"], "deck": ["troll"]}, {"artifacts": ["dark-aember-vault"], "deck": ["krump"]})
    t.me.play("mutant-cutpurse")
    assert t.me.hand == t.you.hand == []
    t.settled()


@card("dark-aember-vault")
def test_a_mutant_that_fell_without_the_vault_falls_with_it():
    t = scene(
        {"artifacts": ["dark-aember-vault"], "battleline": [{"card": "rad-penny", "damage": 2}]},
        {"hand": ["barehanded"]},
        house="brobnar",
        active=you,
    )
    t.you.play("barehanded")
    assert t.me.battleline == [] and sorted(t.me.deck) == ["dark-aember-vault", "rad-penny"]
    t.settled()


@card("mutant-cutpurse")
@rule("KF-KWDON-010")
def test_enhance_does_nothing_in_play():
    t = scene({"hand": ["mutant-cutpurse"], "deck": ["troll"]}, {"battleline": ["krump"], "amber": 3})
    t.me.play("mutant-cutpurse")
    assert t.me.amber == 0 and t.you.amber == 3 and t.me.hand == [] and t.you["krump"].damage == 0
    assert t.me["mutant-cutpurse"].damage == 0 and powers(t, me) == [3]
    t.settled()


@card("rad-penny")
def test_rad_penny_steals_when_it_is_played():
    t = scene({"hand": ["rad-penny"]}, {"amber": 2})
    t.me.play("rad-penny")
    assert t.me.amber == 1 and t.you.amber == 1 and t.me.battleline == ["rad-penny"]
    t.settled()


@card("rad-penny")
@rule("KF-DEST-070")
def test_a_destroyed_rad_penny_is_shuffled_into_the_deck_of_its_owner():
    for owner in (me, you):
        mine = {"battleline": [{"card": "rad-penny", "owner": owner}], "deck": ["troll"]}
        t = scene(mine, {"battleline": ["krump"], "deck": ["bumpsy"]})
        t.me.fight("rad-penny", "krump")
        decks = {me: ["troll"], you: ["bumpsy"]}
        decks[owner].append("rad-penny")
        assert sorted(t.me.deck) == sorted(decks[me]) and sorted(t.you.deck) == sorted(decks[you])
        assert t.me.discard == t.you.discard == t.me.battleline == [] and t.you["krump"].damage == 1
        t.settled()


@card("rad-penny")
def test_a_warded_rad_penny_is_not_destroyed():
    t = scene({"battleline": [{"card": "rad-penny", "ward": True}]}, {"battleline": ["krump"]})
    t.me.fight("rad-penny", "krump")
    assert t.me.battleline == ["rad-penny"] and t.me.deck == []
    t.settled()


@card("rad-penny")
@rule("KF-FAQICON-050", "KF-PLAY-100")
def test_rad_penny_alone_is_destroyed_by_its_icon_and_does_not_steal():
    t = scene({"hand": [bearing("rad-penny", "damage")]}, {"amber": 2})
    t.me.play("rad-penny")
    t.asks(me, ["rad-penny"])
    t.me.pick("rad-penny")
    assert t.me.battleline == [] and t.me.deck == ["rad-penny"] and t.me.amber == 0 and t.you.amber == 2
    t.settled()


@card("rad-penny")
@rule("KF-FAQICON-060", "KF-ICON-160")
def test_the_draw_icon_of_rad_penny_resolves_although_it_is_gone():
    t = scene({"hand": [bearing("rad-penny", "damage", "draw")], "deck": ["rad-penny"]}, {"amber": 2})
    t.me.play("rad-penny", "rad-penny")
    assert t.me.hand == ["rad-penny"] and t.me.deck == ["rad-penny"] and t.you.amber == 2
    t.settled()


def attacked(attacker, defender="shoulder-id", house="sanctum", amber=3, **words):
    """An enemy attacks Shoulder Id; what its controller has after that."""
    t = scene({"battleline": [attacker], "amber": amber, **words}, {"battleline": [defender]}, house=house)
    t.me.fight(attacker["card"] if isinstance(attacker, dict) else attacker, "shoulder-id")
    return t


@card("shoulder-id")
@rule("KF-FAQMISC-170", "KF-DMG-140")
def test_shoulder_id_steals_instead_of_dealing_damage_whatever_would_cancel_it():
    armored = {"card": "sequis", "upgrades": ["protect-the-weak"] * 4}  # 6 armor
    for attacker in ("sequis", armored, {"card": "sequis", "ward": True}):
        t = attacked(attacker)
        assert t.you.amber == 1 and t.me.amber == 2 and t.you["shoulder-id"].damage == 4
        assert t.me["sequis"].damage == t.me["sequis"].armor_used == 0
        assert t.me["sequis"].ward == ("ward" in attacker)
        t.settled()


@card("shoulder-id")
@rule("KF-FAQMISC-170")
def test_shoulder_id_steals_from_who_attacks_under_shield_of_justice():
    mine = {"hand": ["shield-of-justice"], "battleline": ["sequis"], "amber": 3}
    t = scene(mine, {"battleline": ["shoulder-id"]}, house="sanctum")
    t.me.play("shield-of-justice")
    before = t.me.amber
    t.me.fight("sequis", "shoulder-id")
    assert t.you.amber == 1 and t.me.amber == before - 1 and t.me["sequis"].damage == 0
    assert t.you["shoulder-id"].damage == 4
    t.settled()


@card("shoulder-id")
@rule("KF-FAQMISC-180")
def test_shoulder_id_steals_nothing_where_it_does_not_even_try():
    t = attacked("snufflegator", house="untamed")
    assert t.you.amber == 0 and t.me.amber == 3 and t.you["shoulder-id"].damage == 4
    t.settled()
    invisible = {"card": "shoulder-id", "upgrades": ["ring-of-invisibility"]}
    mine = {"battleline": ["sequis", "bulwark"], "amber": 3}
    t = scene(mine, {"battleline": [invisible]}, house="sanctum")
    t.me.fight("sequis", "shoulder-id")
    assert t.you.amber == 0 and t.you["shoulder-id"].damage == 0 and t.me["sequis"].damage == 0
    t.me.fight("bulwark", "shoulder-id")  # the second attack of the turn
    assert t.you.amber == 1 and t.you["shoulder-id"].damage == 4
    t.settled()


@card("shoulder-id")
@rule("KF-FAQICON-040")
def test_the_damage_icon_on_shoulder_id_is_not_dealt_by_it():
    t = scene({"hand": [bearing("shoulder-id", "damage")]}, {"battleline": ["krump"], "amber": 3})
    t.me.play("shoulder-id")
    t.asks(me, ["shoulder-id", "krump"])
    t.me.pick("krump")
    assert t.you["krump"].damage == 1 and t.you.amber == 3 and t.me.amber == 0
    t.settled()


@card("shoulder-id")
def test_shoulder_id_steals_for_the_damage_of_keywords_and_given_abilities_too():
    wreathed = {"card": "shoulder-id", "upgrades": ["flame-wreathed"]}
    t = attacked("sequis", wreathed)
    assert t.you.amber == 2 and t.me["sequis"].damage == 0  # for Hazardous and for its power
    t.settled()
    armed = {"card": "shoulder-id", "upgrades": ["silent-dagger"]}
    t = scene({"battleline": [armed]}, {"battleline": ["krump"], "amber": 3})
    t.me.reap("shoulder-id", "krump")
    assert t.me.amber == 2 and t.you.amber == 2 and t.you["krump"].damage == 0
    t.settled()


@card("shoulder-id")
def test_shoulder_id_deals_nothing_where_there_is_nothing_to_steal():
    t = attacked("sequis", amber=0)
    assert t.you.amber == t.me.amber == 0 and t.me["sequis"].damage == 0 and t.me["sequis"].armor_used == 0
    t.settled()


@card("shoulder-id")
def test_shoulder_id_cannot_fight_and_has_taunt():
    t = scene({"battleline": ["shoulder-id", "dodger"]}, {"battleline": ["shoulder-id", "krump"]})
    assert t.offers("fight") == ["dodger"] and t.why("fight", "shoulder-id") == "KF-ABIL-180"
    assert t.offers("reap") == ["shoulder-id", "dodger"]
    t.me.fight("dodger")
    t.asks(me, ["shoulder-id"])
    t.me.pick("shoulder-id")
    assert t.you["shoulder-id"].damage == 5 and t.me["dodger"].damage == 0
    t.settled()
