"""Positions in which every board must be right: how a match begins, goes on and ends, and the worst of it.

Each moment is a function that makes a match; the seat that is asked sits down. A game that is registered and has no
moments here fails the sweep."""

from __future__ import annotations

from pioche.engine import game_of, new_match, new_scenario
from pioche.engine.rng import rng_of

_LONGEST = 400  # decisions until something is sure to have happened


def longest(game, count, **facts):
    """The cards with the longest names, of those with these facts."""
    cards = [card for card in game_of(game).book.cards.values() if facts.items() <= card.facts.items()]
    return [card.id for card in sorted(cards, key=lambda card: (-len(card.names["fr"]), card.id))[:count]]


def played_until(game, wanted, **wishes):
    """A match of random players up to the first moment that is wanted."""
    for seed in range(50):
        match, rng = new_match(game, seed=seed, **wishes), rng_of(f"sweep {seed}")
        while match.decision and match.n < _LONGEST:
            if wanted(match):
                return match
            match.apply(rng.below(len(match.ask.options)))
    raise AssertionError(f"{game}: no such moment")


def answering(match):
    """Something waits on the stack, and who is asked has an answer."""
    view = match.view(match.decision.seat)
    return any(view["stack"]) and len(match.decision.options) > 1


def choose(match, verb, **wanted):
    options = [option for option in match.decision.options if option.verb == verb]
    match.choose(next(o.key for o in options if all(getattr(o, name) == value for name, value in wanted.items())))


# KeyForge

_HOUSES = {"houses": ["brobnar", "dis", "mars"]}


def _keyforge_middle():
    mine = {
        **_HOUSES,
        "amber": 4,
        "keys": ["red"],
        "hand": ["anger", "punch", "troll", "bumpsy", "krump", "dust-imp"],
        "battleline": ["troll", {"card": "bumpsy", "damage": 2}, {"card": "krump", "ready": False}],
        "artifacts": ["cannon"],
        "discard": ["anger"],
        "deck": ["troll"] * 18,
    }
    yours = {
        **_HOUSES,
        "amber": 2,
        "battleline": ["bulwark", {"card": "dextre", "ward": True}, "champion-anaphiel", "troll"],
        "artifacts": ["cannon"],
        "hand": ["troll"] * 6,
        "deck": ["troll"] * 20,
    }
    return new_scenario("keyforge", {"players": [mine, yours], "house": "brobnar"})


def _keyforge_crowd():
    """Nine a side with long names, hurt, stunned, warded, enraged, upgraded, with Æ on them; every pile, high tide."""
    creatures = longest("keyforge", 9, type="creature")
    upgrades = longest("keyforge", 2, type="upgrade")
    states = [
        {"damage": 1, "amber": 2},
        {"stunned": True},
        {"ward": True, "upgrades": upgrades},
        {"enraged": True},
        {"ready": False},
        {"upgrades": upgrades[:1], "damage": 1},
        {"stunned": True, "ward": True, "enraged": True, "amber": 1},
        {},
        {},
    ]
    line = [{"card": card, "house": "brobnar", **state} for card, state in zip(creatures, states, strict=True)]
    return {
        **_HOUSES,
        "amber": 27,
        "chains": 24,
        "keys": ["red", "yellow"],
        "battleline": line,
        "artifacts": longest("keyforge", 4, type="artifact"),
        "hand": longest("keyforge", 12, type="action"),
        "deck": ["troll"] * 30,
        "archives": ["troll"] * 3,
        "purged": ["bumpsy"] * 2,
        "discard": ["anger"] * 4,
    }


def _keyforge_crowded():
    return new_scenario("keyforge", {"players": [_keyforge_crowd(), _keyforge_crowd()], "house": "brobnar", "tide": 0})


def _keyforge_fight():
    match = _keyforge_middle()
    choose(match, "fight")
    return match


def _keyforge_house():
    words = {"players": [_keyforge_crowd(), _keyforge_crowd()]}
    match = new_scenario("keyforge", words)
    while match.decision.kind != "house":
        match.choose(match.decision.keys[-1])
    return match


# 7 Fallen

_DIVINE = {"divine": ["dragon-vie-souffle-premier"], "worship": [{"card": "forge-du-volcan-sacre", "ec": 30}]}
_PAGES = ["carapace-d-obsidienne", "bloc-de-scories", "salamandre-furieuse", "lancier-des-nuages"]
_FOES = ["ragwell", "canonniere-d-abordage", "canonniere-d-abordage", "rodeur-des-mangroves", "goule"]


def _sevenfallen_middle():
    mine = {
        **_DIVINE,
        "rear": ["salamandre-furieuse", "goule"],
        "front": ["ragwell"],
        "hand": _PAGES,
        "book": _PAGES * 5,
    }
    yours = {**_DIVINE, "rear": _FOES[:3], "hand": _PAGES, "book": _PAGES * 5, "purgatory": _PAGES[:1]}
    return new_scenario("sevenfallen", {"players": [mine, yours], "active": 0})


def _sevenfallen_crowd():
    """Eight in the rear and four in front, pairs and gear among them, six worshippers, every pile."""
    angels = longest("sevenfallen", 11, type="angel")
    pair = {"card": "lanciere-du-rempart-ardent", "attached": ["colosse-de-lave-figee"]}
    rear = [pair, *({"card": card, "damage": 1, "marks": {"+1/+1": 2, "+0/+1": 1}} for card in angels[:7])]
    front = [{"card": card, "tilted": True} for card in angels[7:]]
    worship = [{"card": "forge-du-volcan-sacre", "ec": 12}, *longest("sevenfallen", 5, type="worshipper")]
    return {
        "divine": [{"card": "dragon-vie-souffle-premier", "damage": 3, "marks": {"plume": 2}}],
        "worship": worship,
        "rear": rear,
        "front": front,
        "hand": longest("sevenfallen", 9, type="miracle"),
        "book": ["lancier-des-nuages"] * 20,
        "purgatory": ["lancier-des-nuages"] * 5,
        "limbo": ["bloc-de-scories"],
        "pandemonium": ["lancier-des-nuages"] * 2,
    }


def _sevenfallen_crowded():
    return new_scenario("sevenfallen", {"players": [_sevenfallen_crowd(), _sevenfallen_crowd()], "active": 0})


def _sevenfallen_combat():
    """Four attack a pair; one more stands behind, and how the pair strikes back is not yet shared out."""
    pair = {"card": "lanciere-du-rempart-ardent", "attached": ["colosse-de-lave-figee"]}
    mine = {**_DIVINE, "rear": [pair, "salamandre-furieuse"], "hand": _PAGES}
    match = new_scenario("sevenfallen", {"players": [mine, {**_DIVINE, "rear": _FOES}], "active": 1})
    match.choose("attack")
    match.choose("pass")
    match.choose("pass")
    for verb in ("announce", "declare"):
        for _ in range(4):
            choose(match, verb)
        if verb == "announce":
            match.choose("done")
    choose(match, "strike")
    match.choose("pass")
    return match


# Seven Fallen, first edition


def _first_side(divinity, **words):
    return {"divine": [{"card": divinity, "ec": 27}], "book": ["eclaireur-d-eondra"] * 20, **words}


def _first_middle():
    mine = _first_side(
        "dragon-vie",
        worship=["gardienne-du-feu", {"card": "forgeron-de-dricidia", "ec": 3}],
        rear=["lanciere-d-eondra", {"card": "dragon-de-guerre", "attached": ["scories-vivantes"]}],
        front=[{"card": "salamandre-de-dracodia", "damage": 1}],
        hand=["golem-de-basalte", "gardienne-du-feu", "foudre-des-cieux", "phenix-du-sud"],
    )
    yours = _first_side("o", rear=["mousse-de-poseidia", "coffre-anime"], front=["corsaire-au-bicorne"])
    yours |= {"hand": ["guerison"] * 5, "purgatory": ["mousse-de-poseidia"], "worship": ["habitante-d-erenia"]}
    return new_scenario("sevenfallen_first", {"players": [mine, yours]})


def _first_crowd(divinity):
    """Seven in the rear and four in front, pairs, marks and an archange among them; six adorateurs, every pile."""
    angels = longest("sevenfallen_first", 10, type="angel")
    marks = {"atq": 2, "armure": 3, "treasure": 4, "frozen": 1}
    rear = [{"card": angels[0], "attached": ["sentinelle-de-pierre-celeste"]}, "seraphine-aile-de-la-paix"]
    rear += [{"card": card, "marks": marks} for card in angels[1:6]]
    return _first_side(
        divinity,
        rear=rear,
        front=[{"card": card, "marks": {"fv": 2}, "damage": 1} for card in angels[6:]],
        worship=longest("sevenfallen_first", 6, type="worshipper"),
        hand=longest("sevenfallen_first", 9, type="miracle"),
        purgatory=["mousse-de-poseidia"] * 12,
        pandemonium=["pavois"] * 2,
    )


def _first_crowded():
    mine, yours = (_first_crowd(one) for one in ("ereb-le-dieu-sans-soleil", "elysia-l-aurore-vaillante"))
    return new_scenario("sevenfallen_first", {"players": [mine, yours]})


def _first_four():
    """Two against two, with a mortal across the table, and a plan that aims at both opponents."""
    sides = [_first_crowd(one) for one in ("ereb-le-dieu-sans-soleil", "o", "anaya", "elysia-l-aurore-vaillante")]
    del sides[1]["divine"]
    sides[1]["front"] = [{"card": "maree-l-amirale-pale", "damage": 2}, *sides[1]["front"][:2]]
    sides[3]["rear"] = []
    match = new_scenario("sevenfallen_first", {"players": sides})
    for seat in (1, 3):
        choose(match, "attack")
        match.choose(
            next(o.key for o in match.decision.options if o.verb == "strike" and _controller(match, o) == seat)
        )
    return match


def _controller(match, option):
    players = match.view(0)["players"]
    lines = [(seat, one) for seat, p in enumerate(players) for name in ("front", "rear", "divine") for one in p[name]]
    return next(seat for seat, one in lines if one["number"] == option.card)


def _first_plan():
    """Two attacks are announced, two more attackers have no target yet."""
    mine = _first_side("dragon-vie", rear=["lanciere-d-eondra", "dragon-de-guerre"], hand=["foudre-des-cieux"] * 3)
    mine["front"] = ["salamandre-de-dracodia", "berserker-des-cendres"]
    yours = _first_side("o", rear=["mousse-de-poseidia"], front=["corsaire-au-bicorne"], hand=["guerison"] * 4)
    match = new_scenario("sevenfallen_first", {"players": [mine, yours]})
    for _ in range(2):
        choose(match, "attack")
        choose(match, "strike")
    choose(match, "attack")
    choose(match, "attack")
    return match


def _first_combat():
    """The plan is announced: who is attacked may play a miracle."""
    mine = _first_side("dragon-vie", rear=["lanciere-d-eondra", "dragon-de-guerre"], hand=["pavois"] * 3)
    yours = _first_side("o", rear=["mousse-de-poseidia"], front=["corsaire-au-bicorne"], hand=["foudre-des-cieux"] * 4)
    yours["worship"] = ["habitante-d-erenia"]
    match = new_scenario("sevenfallen_first", {"players": [mine, yours]})
    for _ in range(2):
        choose(match, "attack")
        choose(match, "strike")
    if match.decision.kind == "plan":
        match.choose("done")
    return match


# Saint Seiya

_FIELD = ["shaka-vierge", "milo-scorpion", "mu-belier", "nachi-loup", "ban-petit-lion", "geki-ours"]


def _saintseiya_middle():
    """A player in three confrontations, with cards before them and in hand."""
    hand = ["thor-phecda", "cassios", "oko", "nachi-loup", "geki-ours"]
    mine = {"hero": "seiya", "hand": hand, "marked": [{"card": "oko", "wounded": True}], "relics": ["balmung"]}
    words = {"players": [mine, {"hero": "shun"}], "field": _FIELD, "reserve": ["jaki"] * 9}
    match = new_scenario("saintseiya", words)
    for slot in range(3):
        choose(match, "play")
        match.choose(next(o.key for o in match.decision.options if match.view(0)["field"][slot]["number"] == o.card))
    return match


def _saintseiya_crowded():
    """Five players, the longest names in every slot, relics, marked cards, seven Piliers, ten in hand."""
    characters = longest("saintseiya", 16, type="character")
    marked = [{"card": card, "wounded": True} for card in characters[:3]]
    techniques = ["chevalier-de-pegase", "meteores-de-pegase", "broyeur-de-pegase", "comete-de-pegase"]
    side = {
        "relics": longest("saintseiya", 4, type="relic"),
        "armour": ["armure-pegase"],
        "marked": [*marked, {"card": characters[3], "frozen": 1}],
        "hand": characters[4:14],
        "pile": ["oko"] * 6,
        "discard": ["cassios"] * 3,
        "destroyed": ["jaki"],
        "plus": 4,
        "energy": 3,
    }
    heroes = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
    players = [{**side, "hero": hero} for hero in heroes]
    players[0]["board"] = techniques
    field = [{"card": card, "plus": 2} for card in longest("saintseiya", 6, type="character")]
    words = {"players": players, "field": field, "reserve": ["jaki"] * 9, "gone": ["oko"] * 3}
    return new_scenario("saintseiya", {**words, "standing": longest("saintseiya", 7, type="pillar")})


def _saintseiya_pillar():
    mine = {"hero": "seiya", "hand": ["thor-phecda", "thor-phecda", "oko", "cassios", "nachi-loup", "geki-ours"]}
    words = {"field": _FIELD, "standing": ["pilier-indien"], "reserve": ["jaki"] * 9}
    match = new_scenario("saintseiya", {"players": [mine, {"hero": "shun"}], **words})
    choose(match, "play")
    match.choose(next(o.key for o in match.decision.options if match.view(0)["standing"][0]["number"] == o.card))
    return match


# Rise


def _invokers(*ids):
    return [{"card": card, "level": 3} for card in ids]


def _rise_side(*invokers, **words):
    return {"invokers": _invokers(*invokers), "coins": 7, "ether": 4, "library": ["garde-d-os"] * 20, **words}


def _rise_middle():
    mine = _rise_side(
        "atlas", "yris", hand=["orbe-electrique", "temple-de-vie", "niveau-superieur-de-vitalite", "garde-d-os"]
    )
    mine["field"] = ["champ-de-trefle", {"card": "el-diablo", "tilted": True}, "chat-trognon", "flamme-blanche"]
    yours = _rise_side("lazarus", "tyran", field=["squelette", "devoreur-d-or", "miel", "catacombes"], hand=["non"] * 5)
    return new_scenario("rise", {"players": [mine, {**yours, "graveyard": ["guni"] * 8}]})


def _rise_crowd(*invokers):
    """Ten on the battlefield with long names, charges, diseases, gear and an open Porte; every pile."""
    creatures = longest("rise", 7, types=["creature"])
    states = [
        {"charges": [["power", 1, "", 0, 0, None, ""]] * 3, "ills": [["amok", 0, 0], ["paralysie", 1, 0]]},
        {"damage": 1, "tilted": True},
        {"changes": [["is", "protected", "turn", 0]]},
        {"charges": [["power", -1, "turn", 0, 0, None, ""], ["inactive", 0, "ends", 3, 0, None, ""]]},
    ]
    field = [{"card": card, **states[i % 4]} for i, card in enumerate(creatures)]
    field += ["temple-de-vie", {"card": "catacombes", "tilted": True}, "champ-de-trefle"]
    hand = [*longest("rise", 5, types=["imminente"]), "niveau-superieur-de-clairvoyance", *creatures[:3]]
    return _rise_side(*invokers, field=field, hand=hand, graveyard=["guni"] * 4, exclusion=["guni"] * 2)


def _rise_crowded():
    return new_scenario(
        "rise", {"players": [_rise_crowd("atlas", "nadir-le-sans-nom"), _rise_crowd("seraphine-volt", "yris")]}
    )


def _rise_six():
    cast = ("atlas", "yris"), ("lazarus", "tyran"), ("ozate", "lilith"), ("oracle", "yzate"), ("lauviah", "azell")
    crowd = [_rise_crowd(*pair) for pair in cast]
    return new_scenario("rise", {"players": [*crowd, _rise_crowd("matrice-zero", "seraphine-volt")]})


def _rise_combat():
    """Three attack, one of them is blocked, and its combat waits on the stack."""
    mine = _rise_side("atlas", "yris", field=["garde-d-os", "catacombes"], hand=["non"] * 3)
    yours = _rise_side("lazarus", "tyran", field=["loup-des-congeres", "griffon-bague", "guni"])
    match = new_scenario("rise", {"players": [mine, yours], "active": 1})
    match.choose("combat")
    while match.decision.kind != "attack":
        match.choose("pass")
    for _ in range(3):
        choose(match, "attack")
    match.choose("done")
    while match.decision.kind != "block":
        match.choose("pass")
    choose(match, "block")
    choose(match, "against")
    match.choose("done")
    match.choose("pass")
    return match


# Duel, which stands for every game that has no board of its own

_LINE = ["knight", "squire", "banner", "herald", "guardian"]


def _duel_middle():
    sides = [{"line": _LINE[:3], "hand": ["squire", "knight", "herald"]}, {"line": _LINE[1:4]}]
    return new_scenario("duel", {"players": sides})


def _duel_crowded():
    line = [{"card": card, "damage": 1} for card in ["knight", "guardian"] * 5]
    sides = [{"line": line, "hand": ["squire"] * 11, "deck": ["knight"] * 12, "discard": ["squire"] * 3}] * 3
    return new_scenario("duel", {"players": sides})


MOMENTS = {
    "keyforge": {
        "start": lambda: new_match("keyforge", seed=5),
        "middle": _keyforge_middle,
        "crowded": _keyforge_crowded,
        "house": _keyforge_house,
        "combat": _keyforge_fight,
        "end": _keyforge_crowded,
    },
    "sevenfallen": {
        "start": lambda: new_match("sevenfallen", seed=5),
        "middle": _sevenfallen_middle,
        "crowded": _sevenfallen_crowded,
        "stack": lambda: played_until("sevenfallen", answering),
        "combat": _sevenfallen_combat,
        "end": _sevenfallen_middle,
    },
    "sevenfallen_first": {
        "start": lambda: new_match("sevenfallen_first", seed=5),
        "middle": _first_middle,
        "crowded": _first_crowded,
        "four": _first_four,
        "plan": _first_plan,
        "combat": _first_combat,
        "end": _first_middle,
    },
    "saintseiya": {
        "start": lambda: new_match("saintseiya", decks=["seiya", "shiryu", "hyoga", "shun"], seed=5),
        "middle": _saintseiya_middle,
        "crowded": _saintseiya_crowded,
        "combat": _saintseiya_pillar,
        "end": _saintseiya_middle,
    },
    "rise": {
        "start": lambda: new_match("rise", seed=5),
        "middle": _rise_middle,
        "crowded": _rise_crowded,
        "six": _rise_six,
        "stack": lambda: played_until("rise", answering),
        "combat": _rise_combat,
        "end": _rise_middle,
    },
    "duel": {
        "start": lambda: new_match("duel", seed=5),
        "middle": _duel_middle,
        "crowded": _duel_crowded,
        "stack": lambda: played_until("duel", answering),
        "end": _duel_middle,
    },
}
