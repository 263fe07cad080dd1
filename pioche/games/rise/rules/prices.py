"""What Actions and skills cost, and how that is paid (*Action*, *Stock*, *Prix fixe*)."""

from __future__ import annotations

from pioche.engine.choice import NUMBER, TARGET, Ask
from pioche.engine.flow import FlowOf
from pioche.games.rise.rules.life import take_life
from pioche.games.rise.rules.values import has, living
from pioche.games.rise.rules.zones import gain_coins, gain_ether
from pioche.games.rise.state import Piece, Price, Printed, Rise


def price_now(s: Rise, it: Piece | None, printed: Printed, key: str, seat: int) -> Price:
    """What an Action costs now. RI-FIXED-010, RI-MULTI-020: not changed with Prix fixe or Multi-cible."""
    price = printed.prices[key] if key in printed.prices else Price(toss=True)
    if "coins" not in s.hooked or key.startswith("skill"):
        return price
    fixed = ("prix-fixe", "multi-cible")
    if any([one in printed.aptitudes for one in fixed] if it is None else [has(s, it, one) for one in fixed]):
        return price
    coins = price.coins
    for source in s.listeners("coins"):
        coins = source.hooks["coins"].run(s, source, it, key, seat, coins)
    return price if coins == price.coins else price._replace(coins=max(0, coins))


def affordable(s: Rise, seat: int, price: Price, spent: int = 0) -> bool:
    """RI-STOCK-030, RI-ACTION-030; `spent`: coins that are spoken for already."""
    player = s.players[seat]
    if player.coins - spent < price.coins or player.ether < price.ether:
        return False
    return not price.life or any(one.life >= price.life for one in player.invokers)


def pay_price(s: Rise, seat: int, price: Price, source: int) -> FlowOf[None]:
    """RI-ACTION-030: life is paid whole by one living Invocateur; nothing prevents that."""
    if price.coins:
        gain_coins(s, seat, -price.coins)
    if price.ether:
        gain_ether(s, seat, -price.ether)
    if price.life:
        able_ones = [one for one in living(s, seat) if one.life >= price.life]
        it = able_ones[0]
        if len(able_ones) > 1:
            option = yield Ask(seat, "pay-life", [TARGET | one.card.number for one in able_ones], source, "pay-life")
            it = s.must(option & NUMBER)
        take_life(s, it, price.life)
