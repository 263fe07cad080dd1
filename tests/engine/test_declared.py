"""Classes that say what they hold: what is made of them, interpreted and written out for mypyc."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from pioche.engine.cards import Proto
from pioche.engine.declared import declared, expanded, flag, follows, kept, passing, printed
from pioche.engine.fingerprint import slots_of

FALLEN = 4


@kept
class Leaf:
    """Held by others."""

    size: int
    name: str = "leaf"


@kept
class Tree:
    """A bit of everything."""

    height: int
    kind: str = "oak"
    rings: tuple[int, ...] = ()
    top: Leaf | None = None
    leaves: list[Leaf] = []
    branches: list[Tree] = []
    marks: dict[str, int] = {}
    wind: list[str] = passing([])
    shade: int = follows(0)

    def __post_init__(self) -> None:
        self.shade = self.height * 2

    def grow(self) -> None:
        self.height += 1


@kept
class Fir(Tree):
    """Adds to what it inherits."""

    needles: int = 7


@kept
class Trunk:
    """Has flags."""

    flags: int = 0
    hollow: bool = flag(1)
    fallen: bool = flag(FALLEN)


@printed
class Seed(Proto):
    """What is printed on a seed."""

    tree: str
    depth: int = 2
    months: tuple[str, ...] = ()
    coats: dict[str, int] = follows({})
    best: str = follows("")
    parent: Seed = follows(None)

    def __post_init__(self) -> None:
        self.best = self.months[0] if self.months else "never"
        self.parent = self


@printed
class Acorn(Seed):
    """Adds to what is printed on all seeds."""

    cups: int = 1


@declared
class Felled:
    after = "after_felled"

    tree: Tree
    by: int = 0


def full() -> Fir:
    tree = Fir(3, "fir", (1, 2), Leaf(1), 9)
    tree.leaves.append(Leaf(2, "needle"))
    tree.branches.append(Tree(1))
    tree.marks["axe"] = 1
    tree.wind.append("north")
    return tree


def test_the_constructor_takes_what_does_not_begin_by_itself():
    tree = full()
    assert (tree.height, tree.kind, tree.rings, tree.needles, tree.shade) == (3, "fir", (1, 2), 9, 6)
    assert Fir(3, needles=1).needles == 1
    with pytest.raises(TypeError):
        Tree()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Tree(3, leaves=[])


def test_two_share_nothing_that_changes():
    one, other = Tree(1), Tree(1)
    one.leaves.append(Leaf(1))
    one.marks["axe"] = 1
    assert (other.leaves, other.marks) == ([], {})


def test_a_copy_has_copies_of_what_can_change_and_begins_without_what_passes():
    tree = full()
    tree.shade = 50
    tree.grow()
    copy = tree.copy()  # type: ignore[attr-defined]
    assert type(copy) is Fir
    assert (copy.height, copy.kind, copy.rings, copy.needles, copy.shade) == (4, "fir", (1, 2), 9, 50)
    assert copy.leaves[0].size == 2 and copy.leaves[0] is not tree.leaves[0]
    assert copy.branches[0] is not tree.branches[0] and copy.branches[0].shade == 2
    assert copy.top is not tree.top and copy.top.size == 1
    assert copy.marks == {"axe": 1} and copy.marks is not tree.marks
    assert copy.wind == []


def test_it_has_slots_and_no_others():
    assert slots_of(Fir) == (
        *("branches", "height", "kind", "leaves", "marks", "needles", "rings", "shade", "top", "wind"),
    )
    with pytest.raises(AttributeError):
        Felled(Tree(1)).whom = 1  # type: ignore[attr-defined]


def test_what_no_state_keeps_has_no_copy():
    felled = Felled(Tree(1), 2)
    assert (felled.by, felled.after) == (2, "after_felled")
    assert not hasattr(felled, "copy")


def test_a_flag_is_a_bit_of_the_flags_and_no_slot():
    trunk = Trunk(1)
    assert (trunk.hollow, trunk.fallen, slots_of(Trunk)) == (True, False, ("flags",))
    trunk.fallen = True
    trunk.hollow = False
    assert (trunk.flags, trunk.hollow, trunk.fallen) == (4, False, True)
    copy = trunk.copy()  # type: ignore[attr-defined]
    copy.fallen = False
    assert (copy.flags, trunk.flags) == (0, 4)


FACTS = {"type": "nut", "tree": "oak", "months": ["may", "june"], "cups": 3}


def test_what_is_printed_is_read_from_the_facts():
    acorn, bare = Acorn("acorn", {}, {}, FACTS), Seed("seed", {}, {}, {"tree": "fir", "depth": 9})
    assert (acorn.id, acorn.type, acorn.tree, acorn.depth, acorn.cups) == ("acorn", "nut", "oak", 2, 3)
    assert (acorn.months, acorn.best, acorn.parent) == (("may", "june"), "may", acorn)
    assert (bare.tree, bare.depth, bare.months, bare.best) == ("fir", 9, (), "never")
    assert bare.coats == {} and bare.coats is not acorn.coats
    with pytest.raises(KeyError):
        Seed("seed", {}, {}, {})


def test_written_out_it_is_the_same():
    with open(__file__) as file:
        source = file.read().partition("def full()")[0]
    text = expanded(source, __name__)
    assert "@kept" not in text and "@declared" not in text and "@printed" not in text and "= flag(" not in text
    module = ModuleType("written_out")
    sys.modules["written_out"] = module
    exec(compile(text, "written_out", "exec"), vars(module))
    tree = module.Fir(3, "fir", (1, 2), module.Leaf(1), 9)
    tree.leaves.append(module.Leaf(2))
    tree.wind.append("north")
    tree.shade = 50
    copy = tree.copy()
    assert (copy.height, copy.kind, copy.rings, copy.needles, copy.shade) == (3, "fir", (1, 2), 9, 50)
    assert copy.leaves[0] is not tree.leaves[0] and copy.leaves[0].size == 2
    assert copy.top is not tree.top and copy.wind == []
    assert module.Felled(tree).tree is tree and not hasattr(module.Felled, "copy")
    trunk = module.Trunk(1)
    trunk.fallen = True
    trunk.hollow = False
    assert (trunk.flags, trunk.hollow, trunk.fallen) == (4, False, True)
    acorn = module.Acorn("acorn", {}, {}, FACTS)
    assert (acorn.tree, acorn.depth, acorn.cups, acorn.months) == ("oak", 2, 3, ("may", "june"))
    assert (acorn.best, acorn.parent, acorn.coats) == ("may", acorn, {})


def test_what_inherits_from_a_written_out_class_has_its_fields():
    with open(__file__) as file:
        source = file.read().partition("def full()")[0]
    module = ModuleType("written_out_again")
    sys.modules["written_out_again"] = module
    exec(compile(expanded(source, __name__), "written_out_again", "exec"), vars(module))

    @kept
    class Sapling(module.Tree):  # type: ignore[misc,name-defined]
        age: int = 1

    sapling = Sapling(2, age=3)
    sapling.marks["cut"] = 1
    copy = sapling.copy()
    assert (copy.height, copy.age, copy.shade, copy.marks) == (2, 3, 4, {"cut": 1})
    assert copy.marks is not sapling.marks
