"""Classes that say what they hold: what is made of them, interpreted and written out for mypyc."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from pioche.engine.declared import declared, expanded, follows, kept, passing
from pioche.engine.fingerprint import slots_of


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


def test_written_out_it_is_the_same():
    with open(__file__) as file:
        source = file.read().partition("def full()")[0]
    text = expanded(source, __name__)
    assert "@kept" not in text and "@declared" not in text
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
