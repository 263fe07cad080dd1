"""Mass Mutation: Star Alliance."""

from pioche.games.keyforge.cards.words import card, discard_from_deck, icons, look, pick_card, print_of, reveal


@card("survey")
class Survey:
    """Enhance: draw. Play: Look at your deck's 2 top cards and discard one of them."""

    def play(s, me):
        tops = s.players[me.seat].deck[:2]
        look(s, me.seat, tops)
        chosen = yield from pick_card(s, me, tops, "discard")
        if chosen:
            discard_from_deck(s, chosen)


@card("ensign-el-samra")
class EnsignElSamra:
    """Enhance: draw ×3. Action: Reveal one card of your hand, then resolve the bonus icons that it bears as though you
    had played it."""

    def action(s, me):
        chosen = yield from pick_card(s, me, s.players[me.seat].hand, "reveal")
        if chosen:
            reveal(s, me.seat, [chosen])
            yield from icons(s, me.seat, print_of(chosen).bonus)
