"""emc's data classes are as the standard library's, of which these tests make the same class."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import emc.dataclass as own

KINDS: list[dict[str, bool]] = [
    {"frozen": frozen, "slots": slots, "eq": eq}
    for frozen in (False, True)
    for slots in (False, True)
    for eq in (False, True)
]


def family(library: Any, **how: bool) -> tuple[type[Any], type[Any], type[Any]]:
    """A base, a class with all kinds of fields, and one that only replaces a default."""

    @library.dataclass(**how)
    class Base:
        a: int
        b: str = "b"

    @library.dataclass(**how)
    class All(Base):
        """One of all."""

        c: list[int] = library.field(default_factory=list)
        d: int = library.field(default=4, compare=False)
        e: int = library.field(default=5, kw_only=True)
        f: dict[str, int] = library.field(default_factory=dict, init=False, repr=False)
        g: int = library.field(default=7, repr=False)

        def twice(self) -> int:
            return 2 * self.a

    @library.dataclass(**how)
    class Late(All):
        b: str = "late"

    return Base, All, Late


def both(**how: bool) -> list[tuple[type[Any], type[Any]]]:
    return list(zip(family(own, **how), family(dataclasses, **how), strict=True))


def outcome(make: Callable[[], Any]) -> Any:
    try:
        return repr(make())
    except (TypeError, AttributeError) as error:
        return type(error), str(error)


CALLS: list[Callable[[type[Any]], Any]] = [
    lambda kind: kind(),
    lambda kind: kind(1),
    lambda kind: kind(1, "x"),
    lambda kind: kind(b="x", a=3),
    lambda kind: kind(1, "x", [2], 3, e=9),
    lambda kind: kind(1, "x", [2], 3, 4, 5),
    lambda kind: kind(1, z=2),
    lambda kind: kind(1, a=2),
    lambda kind: kind(1) == kind(1),
    lambda kind: kind(1) == kind(2),
    lambda kind: kind(1) != kind(1, "x"),
    lambda kind: kind(1) == 1,
    lambda kind: dataclasses.asdict(kind(1)),
    lambda kind: dataclasses.astuple(kind(1)),
    lambda kind: [(f.name, f.type, f.init, f.repr, f.compare, f.kw_only) for f in dataclasses.fields(kind)],
    lambda kind: dataclasses.replace(kind(1), a=5),
    lambda kind: dataclasses.is_dataclass(kind),
    lambda kind: kind.__match_args__,
    lambda kind: getattr(kind, "__slots__", None),
    lambda kind: str(inspect.signature(kind)),
    lambda kind: setattr(kind(1), "a", 2),
    lambda kind: delattr(kind(1), "a"),
    lambda kind: (kind.__hash__ is None, kind.__eq__ is object.__eq__),
    lambda kind: copy.copy(kind(1, "x")),
    lambda kind: copy.deepcopy(kind(1, "x")),
]


@pytest.mark.parametrize("how", KINDS, ids=str)
@pytest.mark.parametrize("call", range(len(CALLS)))
def test_they_do_as_the_standard_library_does(how: dict[str, bool], call: int) -> None:
    for ours, theirs in both(**how):
        found, wanted = (outcome(lambda kind=kind: CALLS[call](kind)) for kind in (ours, theirs))
        assert found == wanted


def test_the_same_defaults_and_hashes() -> None:
    for ours, theirs in both(frozen=True, slots=True):
        if ours.__name__ == "Base":
            assert hash(ours(1, "x")) == hash(theirs(1, "x")) == hash((1, "x"))
    one, other = (family(own)[1](1) for _ in range(2))
    assert one.c == [] and one.c is not other.c and one.f == {} and one.g == 7 and one.twice() == 2


def test_replace_and_what_is_not_a_field() -> None:
    _, kind, _ = family(own, frozen=True, slots=True)
    one = kind(1, "x", [3], e=8)
    again = own.replace(one, a=2)
    assert (again.a, again.b, again.c, again.e) == (2, "x", [3], 8)
    with pytest.raises(TypeError):
        own.replace(one, z=1)


@own.dataclass(frozen=True, slots=True)
class Pair:
    left: object
    right: object = None


@own.dataclass(slots=True)
class Knot:
    name: str
    next: list[Knot] = own.field(default_factory=list["Knot"], repr=True)

    def __post_init__(self) -> None:
        self.name = self.name.upper()


@own.dataclass(frozen=True, slots=True)
class Given:
    a: int

    def __hash__(self) -> int:
        return 7

    def __repr__(self) -> str:
        return "given"


def test_they_are_kept_and_found_again() -> None:
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        pair = Pair(Pair(1, "x"), [Knot("a")])
        again = pickle.loads(pickle.dumps(pair, protocol))
        assert again == pair and again.left.right == "x"
    loop = Pair([], 2)
    loop.left.append(loop)  # type: ignore[union-attr]
    again = pickle.loads(pickle.dumps(loop))
    assert again.left[0] is again


def test_what_a_class_defines_itself_stays() -> None:
    assert hash(Given(1)) == 7 and repr(Given(1)) == "given" and Given(1) == Given(1)
    assert Knot("a").name == "A"


def test_a_text_of_what_contains_itself_ends() -> None:
    knot = Knot("a")
    knot.next.append(knot)
    assert repr(knot) == "Knot(name='A', next=[...])"


def test_a_plain_class_below_a_frozen_one_has_its_own_attributes() -> None:
    class Below(Pair):
        pass

    below = Below(1, 2)
    below.more = 3  # type: ignore[attr-defined]
    with pytest.raises(dataclasses.FrozenInstanceError):
        below.left = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del below.left  # type: ignore[misc]


def test_a_match_by_position() -> None:
    match Pair(1, 2):
        case Pair(left, right):
            assert (left, right) == (1, 2)


def test_the_standard_library_is_not_loaded() -> None:
    words = "import sys, emc.ir.module; assert 'dataclasses' not in sys.modules and 'inspect' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0


@own.dataclass(frozen=True, slots=True)
class Named:
    value: int
    name: str = own.field(default_factory=str, init=False)


class Marked(Pair):
    """Plain, below a data class: it has an attribute more."""

    def __reduce__(self) -> tuple[Any, ...]:
        kind, values, _ = super().__reduce__()
        return kind, values, {"mark": self.mark}


def test_a_field_that_is_no_argument_is_kept() -> None:
    one = Named(1)
    object.__setattr__(one, "name", "one")
    assert copy.copy(one).name == "one" and pickle.loads(pickle.dumps(one)).name == "one"


def test_a_method_for_pickle_may_call_that_of_its_base() -> None:
    marked = Marked(1, 2)
    object.__setattr__(marked, "mark", 5)
    again = pickle.loads(pickle.dumps(marked))
    assert (again, again.mark) == (Marked(1, 2), 5) and copy.copy(Pair(3, 4)) == Pair(3, 4)
