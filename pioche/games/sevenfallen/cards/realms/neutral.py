"""Pages and gifts that belong to no realm."""

from __future__ import annotations

from pioche.games.sevenfallen.cards.words import (
    END_OF_WORD,
    HOOKS,
    TOKEN,
    an_angel_of,
    angels,
    both,
    by_its_bearer,
    card,
    condition,
    costs_at_most,
    damage,
    destroys,
    draws,
    effect,
    gives_ec,
    grants,
    in_combat_only,
    in_word,
    its_bearer,
    lasting,
    lasts,
    may,
    may_move_to_front,
    minus_fv,
    moves,
    my_angels,
    my_temple,
    my_to_control,
    my_worshippers,
    on_each,
    only,
    pages,
    plus,
    print_of,
    regenerates,
    return_to_hand,
    take_control,
    target,
    that,
    that_card,
    their_angels,
    to_hand,
)


@card("portail-vers-les-cieux")
class PortailVersLesCieux:
    """Your opening hand has one more page (8 in place of 7). Give 5 EC to your Temple."""

    gift = effect(draws(1), gives_ec(5, my_temple))


@card("pluie-d-encre")
class PluieDEncre:
    """Your opening hand has three more pages (10 in place of 7)."""

    gift = effect(draws(3))


@card("destin-recrit")
class DestinRecrit:
    """Give 6 EC to your Temple. Your Grâce divine may change up to seven pages in place of five."""

    def _two_more(s, me):
        s.slots = 2

    gift = effect(gives_ec(6, my_temple), _two_more)


@card("cube-mystique")
class CubeMystique:
    """Inflict -X FV on an Angel on the CDB, X being the number of Miracles in your Purgatory, this one included."""

    miracle = effect(
        minus_fv(lambda s, me: sum(print_of(one).type == "miracle" for one in s.players[me.seat].purgatory), angels)
    )


@lasting("foi-du-heros", HOOKS, TOKEN)
class FoiDuHerosEnds:
    """At the end of the turn, destroy it if it is still there."""

    end_of_turn = effect(destroys(that_card))


@card("foi-du-heros")
class FoiDuHeros:
    """Target one of your Angels on the CDB: until the end of the turn it has +X|+X, X being its printed ATQ. At the end
    of the turn, if it is still in play, destroy it."""

    def _inspire(s, me, it):
        lasts(s, me, "plus-atq", it, it.printed.atq)
        lasts(s, me, "plus-fv", it, it.printed.atq)
        lasts(s, me, "foi-du-heros", it)

    miracle = effect(target(my_angels), on_each(_inspire))


@lasting("folie-passagere", HOOKS, TOKEN)
class FoliePassagereEnds:
    """At the end of the Divine Word it returns to its owner's hand."""

    end_of_word = effect(on_each(lambda s, me, it: return_to_hand(s, it), that_card))


@card("folie-passagere")
class FoliePassagere:
    """Oath: it is your Divine Word. Target an opposing Angel on the CDB and take control of it until the end of
    your Divine Word, then return it to its owner's hand."""

    def _turn_mad(s, me, it):
        take_control(s, it, me.seat)
        lasts(s, me, "folie-passagere", it, until=END_OF_WORD)

    serment = effect(condition(lambda s, me: in_word(s, me.seat)))
    miracle = effect(target(that(their_angels, my_to_control)), on_each(_turn_mad))


@card("de-l-autre-cote-du-miroir")
class DeLAutreCoteDuMiroir:
    """Target a page on the CDB to move it to its controller's LDF."""

    miracle = effect(target(that(pages, may_move_to_front)), moves("front"))


@card("eclat-de-la-tour")
class EclatDeLaTour:
    """Target a page on the CDB and deal 3 damage to it."""

    miracle = effect(target(pages), damage(3))


@card("souffle-d-inspiration")
class SouffleDInspiration:
    """Draw two pages."""

    miracle = effect(draws(2))


@card("rappel-des-cieux")
class RappelDesCieux:
    """Return an Angel with a printed EC cost of 4 or less from the CDB to its owner's hand."""

    miracle = effect(to_hand(that(angels, costs_at_most(4))))


@card("offrande-commune")
class OffrandeCommune:
    """Regenerate one of your Worshippers."""

    miracle = effect(regenerates(my_worshippers))


@card("hache-aux-trophees")
class HacheAuxTrophees:
    """After the Angel linked to Trophy Axe has destroyed an Angel in combat, you may draw a page."""

    after_destroyed = only(both(by_its_bearer, an_angel_of(), in_combat_only))(may(draws(1)))


@card("arc-de-chasse")
class ArcDeChasse:
    """The Angel linked to Hunting Bow has “Archery (2)”."""

    keyword = grants("archerie", its_bearer, 2)


@card("bottes-de-repli")
class BottesDeRepli:
    """The Angel linked to Boots of Withdrawal has “Withdrawal”."""

    keyword = grants("retrait", its_bearer)


@card("bouclier-de-parade")
class BouclierDeParade:
    """The Angel linked to Parrying Shield has “Valiant” and +3 FV."""

    keyword = grants("vaillant", its_bearer)
    fv = plus(3, its_bearer)


@card("dague-de-l-ombre")
class DagueDeLOmbre:
    """The Angel linked to Shadow Dagger has “Guile”."""

    keyword = grants("fourberie", its_bearer)
