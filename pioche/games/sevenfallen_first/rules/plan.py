"""The attack phase: who may attack whom, the battle plan, the miracle before it, who blocks (chapters Phase d'attaque,
Plan de bataille, Pendant le tour adverse)."""

from __future__ import annotations

from typing import Final

from pioche.engine.abilities import says_yes
from pioche.engine.choice import DONE, NUMBER, PASS, VERB, Ask, number_of, which, which_of
from pioche.engine.effects import happened
from pioche.engine.errors import Refusal
from pioche.engine.flow import NOTHING, Flow
from pioche.engine.lasting import END_OF_PHASE, Lasting, begin
from pioche.engine.log import say
from pioche.engine.seats import is_out, opponents, seats_from
from pioche.games.sevenfallen_common.table import Piece, on_line
from pioche.games.sevenfallen_first.rules.combat import fight
from pioche.games.sevenfallen_first.rules.enter import settle
from pioche.games.sevenfallen_first.rules.play import play, refuses_miracle
from pioche.games.sevenfallen_first.rules.terms import ATTACK, BLOCK, PLAY, STRIKE, Planned
from pioche.games.sevenfallen_first.rules.values import frozen, golem_atq, in_line, is_mortal, keyword
from pioche.games.sevenfallen_first.rules.zones import move_to
from pioche.games.sevenfallen_first.state import KEYWORDS, VALUED, First, print_of

FIRST_TURN: Final = Refusal("SO-GEN-030", "no-attack-yet")
ONE_PHASE: Final = Refusal("SO-ATK-010", "attacked")
NOT_NOW: Final = Refusal("SO-PLAN-010", "not-now")
NOT_YOURS: Final = Refusal("SO-ATK-150", "not-yours")
NO_FIGHTER: Final = Refusal("SO-ATK-150", "no-fighter")
IN_HEAVENS: Final = Refusal("SO-DIV-070", "no-fighter")
GOLEM: Final = Refusal("SO-GOLEM-040", "no-fighter")
FROZEN: Final = Refusal("SO-GELER-010", "frozen")
TERRIFIED: Final = Refusal("SO-TERRORISE-010", "terrified")
ENOUGH: Final = Refusal("SO-ATK-020", "attacks-once")
IN_GROUP: Final = Refusal("SO-GROUP-050", "in-group")
NOT_FROM_REAR: Final = Refusal("SO-ZONE-050", "not-from-rear")
ONE_WAY: Final = Refusal("SO-CANON-060", "one-way")
NO_TARGET: Final = Refusal("SO-ATK-070", "nobody-to-attack")
OWN_SIDE: Final = Refusal("SO-ATK-180", "own-side")
NOT_ON_LINES: Final = Refusal("SO-ZONE-140", "not-on-lines")
GUARDED: Final = Refusal("SO-ZONE-070", "guarded")
AS_A_PAIR: Final = Refusal("SO-PLAN-130", "as-a-pair")
SEDUCED: Final = Refusal("SO-SEDUCTION-010", "seduced")
FORBIDDEN: Final = Refusal("SO-GEN-100", "forbidden")
FIGHTING: Final = ("angel", "mortal", "archangel")
NO_GROUP: Final = Refusal("SO-PLAN-010", "no-attacker-yet")


# Who may attack


def announced(s: First) -> list[int]:
    """The tokens of all attackers so far, one for each attack."""
    found = list(s.group)
    for line in s.plan:
        found += line[1:]
    return found


def has(s: First, it: Piece, name: str, also: tuple[int, ...] = ()) -> bool:
    """SO-RHAPSODIE-020: a standard ability in the plan that is being announced: its own, or that of another attacker.
    `also`: attackers to come."""
    if keyword(s, it, name):
        return True
    if not keyword(s, it, "rhapsodie"):
        return False
    token = s.token(it.card.number)
    for other in {*announced(s), *also}:
        if other != token:
            lender = s.aimed(other)
            if lender is not None and keyword(s, lender, name):
                return True
    return False


def attacks(s: First, it: Piece) -> int:
    """SO-ATK-020, SO-BERSERK-010: how often a page may attack in a turn."""
    value = 2 if has(s, it, "berserk") else 1
    if "attacks" in s.hooked:
        for source in s.listeners("attacks"):
            value = source.hooks["attacks"].run(s, source, it, value)
    return value


def refuses_phase(s: First, seat: int) -> Refusal | None:
    """SO-GEN-030, SO-ATK-010."""
    if s.step == "plan":
        return None
    if s.attacked:
        return ONE_PHASE
    if s.step not in ("start", "main"):
        return NOT_NOW
    return FIRST_TURN if s.players[seat].turns < 2 else None


def refuses_attacker(s: First, seat: int, it: Piece, stays: int) -> Refusal | None:
    """Why a page cannot be announced as an attacker; `stays`: 1 from the rear guard."""
    if s.active != seat:
        return NOT_NOW
    if it.controller != seat:
        return NOT_YOURS
    phase = refuses_phase(s, seat)
    if phase is not None:
        return phase
    kind = it.printed.type
    rear = on_line(s, it) == "rear"
    if kind == "golem":  # also one that is linked, where its own text lets it
        if not rear or not stays or not golem_atq(s, it) or is_mortal(it):
            return GOLEM
    elif kind not in FIGHTING:
        return IN_HEAVENS if kind == "divinity" else NO_FIGHTER
    if it.marks and frozen(it):
        return FROZEN
    token = s.token(it.card.number)
    if stays:
        if not rear or (kind != "golem" and not has(s, it, "canon")):
            return NOT_FROM_REAR
    elif keyword(s, it, "terrorise"):
        return TERRIFIED
    if s.step == "plan":
        if token in s.group:
            return IN_GROUP
        before = announced(s)
        if token in before:
            if before.count(token) >= attacks(s, it):
                return ENOUGH
            if (token in s.staying) != bool(stays):
                return ONE_WAY
    return None


def able_attackers(s: First, seat: int, *, any_will_do: bool = False) -> list[int]:
    """The options to announce an attacker, alone or with those of the group, each with somebody to attack;
    `any_will_do`: whether there is one."""
    options: list[int] = []
    player = s.players[seat]
    if not player.front and not player.rear:
        return options
    reach = _reach(s, seat)
    plain = not _modified(s)  # then most need not be looked at closely
    before = [token & NUMBER for token in announced(s)] if s.step == "plan" else []
    for one in player.front + player.rear:
        if one.printed.type == "golem":  # from the rear guard at most
            continue
        number = one.card.number
        keywords = one.printed.keywords
        sure = False
        if plain and "rhapsodie" not in keywords:
            if "terrorise" in keywords or (number in before and "berserk" not in keywords):
                continue
            sure = not one.marks and number not in before
        if (sure or refuses_attacker(s, seat, one, 0) is None) and (reach or _any_target(s, seat, one)):
            options.append(ATTACK | number)
            if any_will_do:
                return options
    for one in _gunners(s, player.rear, plain):
        if refuses_attacker(s, seat, one, 1) is None and (reach or _any_target(s, seat, one)):
            options.append(which(ATTACK | one.card.number, 1))
    return options


def _modified(s: First) -> bool:
    """Whether something in play has a say in who may attack, and how often."""
    hooked = s.hooked
    return bool(hooked) and (
        "attacks" in hooked
        or "berserk" in hooked
        or "canon" in hooked
        or "rhapsodie" in hooked
        or "terrorise" in hooked
    )


def _gunners(s: First, rear: list[Piece], plain: bool) -> list[Piece]:
    """The pages that may be able to attack from the rear guard."""
    if "golem_atq" in s.hooked:
        return rear + [golem for one in rear for golem in one.attached]
    if not plain:
        return rear
    return [one for one in rear if "canon" in one.printed.keywords or "rhapsodie" in one.printed.keywords]


def _reach(s: First, seat: int) -> bool:
    """Whether whoever joins has a target, without looking at each."""
    if "cannot_be_attacked" in s.hooked:
        return False
    for foe in opponents(s, seat):
        player = s.players[foe]
        for row in (player.rear, player.front):
            for one in row:
                if not one.marks or "seduction" not in one.marks:
                    return True
        if not player.rear and player.divine:
            return True
    return False


def _any_target(s: First, seat: int, it: Piece) -> bool:
    group = (*s.group, s.token(it.card.number))
    return any(refuses_target(s, seat, foe, group) is None for foe in _foes(s, seat))


# Whom they may attack


def _foes(s: First, seat: int) -> list[Piece]:
    found: list[Piece] = []
    for foe in opponents(s, seat):
        found += in_line(s, foe)
        found += s.players[foe].divine
    return found


def refuses_target(s: First, seat: int, it: Piece, group: tuple[int, ...]) -> Refusal | None:
    """SO-ATK-050 to SO-ATK-080, SO-ZONE-070: why a group cannot attack this page, or this divinity."""
    foe = it.controller
    if foe not in opponents(s, seat):
        return OWN_SIDE
    if it.host:
        return AS_A_PAIR
    player = s.players[foe]
    if it.printed.type == "divinity":
        if player.rear and not _cleared(s, player.rear):
            for token in group:
                one = s.aimed(token)
                if one is None or not has(s, one, "godslayer", group):
                    return GUARDED
        return None
    if it not in player.rear and it not in player.front:
        return NOT_ON_LINES
    if it.marks and it.marks.get("seduction", 0) >> seat & 1 and s.token(it.card.number) not in s.newcomers:
        return SEDUCED
    if "cannot_be_attacked" in s.hooked:
        for token in group:
            one = s.aimed(token)
            if one is not None and says_yes(s, "cannot_be_attacked", it, one):
                return FORBIDDEN
    return None


def _cleared(s: First, rear: list[Piece]) -> bool:
    """SO-PLAN-040: whether each page there is the target of an attack announced before."""
    targets = [line[0] for line in s.plan]
    return not [one for one in rear if s.token(one.card.number) not in targets]


# The announcement


def announce(s: First, option: int) -> None:
    """An attacker joins the attack that is being announced; the first of all begins the phase."""
    token = s.token(number_of(option))
    if s.step != "plan":
        s.step = "plan"
        s.attacked = True
    s.group = (*s.group, token)
    if which_of(option) and token not in s.staying:
        s.staying = (*s.staying, token)


def ask_plan(s: First) -> Ask:
    """SO-PLAN-010: attackers and their target, attack by attack, before any of them is fought."""
    options = able_attackers(s, s.active)
    if s.group:
        seat, group = s.active, s.group
        strikes = [STRIKE | foe.card.number for foe in _foes(s, seat) if refuses_target(s, seat, foe, group) is None]
        return Ask(s.active, "strike", strikes + options, s.group[0] & NUMBER, "strike")
    return Ask(s.active, "plan", [*options, DONE], 0, "plan")


def act_plan(s: First, option: int) -> Flow:
    verb = option & VERB
    if verb == ATTACK:
        announce(s, option)
    elif verb == STRIKE:
        s.plan = (*s.plan, (s.token(number_of(option)), *s.group))
        if s.log is not None:
            cards = [s.cards[token & NUMBER] for token in s.group]
            say(s, "attacks", {"cards": cards, "card": s.cards[number_of(option)]})
        s.group = ()
        if not _more_to_announce(s):
            return open_window(s)
    else:
        return open_window(s)
    return NOTHING


def _more_to_announce(s: First) -> bool:
    """Whether there is a page that may attack besides, at first sight."""
    before = announced(s)
    player = s.players[s.active]
    for row in (player.front, player.rear):
        for one in row:
            if s.token(one.card.number) not in before or "berserk" in one.printed.keywords or s.hooked:
                return bool(able_attackers(s, s.active, any_will_do=True))
    return False


def open_window(s: First) -> Flow:
    """SO-ATK-040, SO-REACT-040: all attackers move up together; then who is attacked may play one miracle, clockwise
    from the attacker (SO-DUO-160)."""
    s.open_to = 0
    for seat in opponents(s, s.active):
        if not s.players[seat].rear:
            s.open_to |= 1 << seat
    attackers: list[Piece] = []
    for token in announced(s):
        one = s.must(token & NUMBER)
        if one not in attackers:
            attackers.append(one)
    for one in attackers:
        if s.token(one.card.number) not in s.staying:
            move_to(s, one, "front")
    _rhapsody(s, attackers)
    attacked = [s.must(line[0] & NUMBER).controller for line in s.plan]
    s.askers = tuple([seat for seat in seats_from(s, s.active) if seat in attacked])
    s.step = "window"
    happened(s, Planned(None, s.active))
    return _after_plan(s) if s.due else next_asker(s)


def _after_plan(s: First) -> Flow:
    yield from settle(s)
    if not s.over():
        yield from next_asker(s)


def _rhapsody(s: First, attackers: list[Piece]) -> None:
    """SO-RHAPSODIE-010 to SO-RHAPSODIE-040: what the others have of their own, until the end of the attack."""
    borrowed: list[Lasting] = []
    for one in attackers:
        if keyword(s, one, "rhapsodie"):
            for name in KEYWORDS:
                values = [keyword(s, other, name) for other in attackers if other is not one]
                value = sum(values) if name in VALUED else max(values, default=0)  # SO-ABIL-020
                if value and name != "rhapsodie" and (name in VALUED or not keyword(s, one, name)):
                    args = (s.token(one.card.number), value)
                    borrowed.append(Lasting(f"first.{name}", s.active, END_OF_PHASE, args, one.card.number))
    for effect in borrowed:
        begin(s, effect)


# The miracle before the attack


def next_asker(s: First) -> Flow:
    """Who has no page or no adorateur cannot play a miracle, and is not asked; after the last one the attack begins."""
    while s.askers:
        player = s.players[s.askers[0]]
        if player.hand and player.worship and not is_out(s, s.askers[0]):
            return NOTHING
        s.askers = s.askers[1:]
    return _begin_attack(s)


def ask_window(s: First) -> Ask:
    """SO-REACT-010: one miracle, or none."""
    seat = s.askers[0]
    options = [PASS]
    for card in s.players[seat].hand:
        if print_of(card).type == "miracle" and refuses_miracle(s, seat, card) is None:
            options.append(PLAY | card.number)
    return Ask(seat, "window", options, 0, "window")


def act_window(s: First, option: int) -> Flow:
    if option != PASS:
        return _with_miracle(s, option)
    s.askers = s.askers[1:]
    return next_asker(s)


def _with_miracle(s: First, option: int) -> Flow:
    yield from play(s, s.askers[0], s.cards[number_of(option)], 0)
    if not s.over() and s.step == "window":
        s.askers = s.askers[1:]
        yield from next_asker(s)


def _begin_attack(s: First) -> Flow:
    """SO-PLAN-050, SO-COMMANDANT-020: attacks are turned aside, then blocked, then fought."""
    if s.brought:
        yield from _turn_aside(s)
    yield from _block(s)
    s.step = "battle"
    yield from fight(s)


def _turn_aside(s: First) -> Flow:
    """SO-PLAN-050 to SO-PLAN-080: attacks on a divinity whose rear guard was empty go to the pages that a miracle has
    brought there; which, the attacking player says. Who ignores the rear guard is not turned."""
    lines: list[tuple[int, ...]] = []
    for line in s.plan:
        target = s.aimed(line[0])
        new: list[Piece] = []
        if target is not None and target.printed.type == "divinity" and s.open_to >> target.controller & 1:
            rear = s.players[target.controller].rear
            new = [one for one in rear if s.token(one.card.number) in s.brought]
        turned = [token for token in line[1:] if new and not _ignores_rear(s, token)]
        if not turned:
            lines.append(line)
            continue
        one = new[0]
        if len(new) > 1:
            options = [STRIKE | page.card.number for page in new]
            one = s.must((yield Ask(s.active, "strike", options, turned[0] & NUMBER, "turned")) & NUMBER)
        lines.append((s.token(one.card.number), *turned))
        rest = [token for token in line[1:] if token not in turned]
        if rest:
            lines.append((line[0], *rest))
        if s.log is not None:
            say(s, "turned", {"card": one.card})
    s.plan = tuple(lines)


def _ignores_rear(s: First, token: int) -> bool:
    one = s.aimed(token)
    return one is not None and keyword(s, one, "godslayer") > 0


def _block(s: First) -> Flow:
    """SO-COMMANDANT-010 to SO-COMMANDANT-030, SO-DUO-210: each Commandant of who is attacked may name one attack of one
    attacker on its controller, which then goes to it."""
    blocked: list[int] = []  # the lines that blocks have made
    for seat in seats_from(s, s.active):
        for one in in_line(s, seat) if seat in opponents(s, s.active) else ():
            if not keyword(s, one, "commandant") or not s.stands(one):
                continue
            places: dict[int, tuple[int, int]] = {}
            for n, line in enumerate(s.plan):
                target = s.aimed(line[0])
                if n in blocked or target is None or target.controller != seat:
                    continue
                for token in line[1:]:
                    option = BLOCK | token & NUMBER
                    while option in places:
                        option = which(option & ~(0xFFF << 24), which_of(option) + 1)
                    places[option] = n, token
            if not places:
                continue
            option = yield Ask(seat, "block", [*places, DONE], one.card.number, "block")
            if option == DONE:
                continue
            n, token = places[option]
            line = s.plan[n]
            rest = tuple([other for other in line if other != token])
            kept = (rest,) if len(rest) > 1 else ()
            s.plan = (*s.plan[:n], (s.token(one.card.number), token), *kept, *s.plan[n + 1 :])
            blocked = [at if at < n else at + len(kept) for at in blocked] + [n]
            if s.log is not None:
                say(s, "blocked", {"card": one.card, "other": s.cards[token & NUMBER]})


def why_attack(s: First, seat: int, option: int) -> Refusal | None:
    it = s.in_play(number_of(option))
    if it is None:
        return None
    refusal = refuses_attacker(s, seat, it, which_of(option))
    return refusal or (None if _any_target(s, seat, it) else NO_TARGET)


def why_strike(s: First, seat: int, option: int) -> Refusal | None:
    it = s.in_play(number_of(option))
    if it is None or s.active != seat or s.step != "plan":
        return NOT_NOW
    return refuses_target(s, seat, it, s.group) if s.group else NO_GROUP
