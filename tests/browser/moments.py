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
    "saintseiya": {
        "start": lambda: new_match("saintseiya", decks=["seiya", "shiryu", "hyoga", "shun"], seed=5),
        "middle": _saintseiya_middle,
        "crowded": _saintseiya_crowded,
        "combat": _saintseiya_pillar,
        "end": _saintseiya_middle,
    },
    "duel": {
        "start": lambda: new_match("duel", seed=5),
        "middle": _duel_middle,
        "crowded": _duel_crowded,
        "stack": lambda: played_until("duel", answering),
        "end": _duel_middle,
    },
}
