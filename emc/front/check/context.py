"""What the checker knows while it walks: scopes, the body it is in, jumps allowed, what the unit has so far.

A *body* is a function's or a task block's; task blocks nest, and each sees fresh symbols of its own for the variables
of the bodies around it (names/copies.py). A *zone* is a stretch that no jump leaves: a body, or an arm of `parallel`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator
from contextlib import contextmanager
from operator import itemgetter
from typing import Literal

from emc.dataclass import dataclass, field
from emc.faults import Faults, Note
from emc.front import tree, typed
from emc.front.check.scope import Scope
from emc.front.types import Function, Length, Record, Type
from emc.source import Span
from emc.target import Target

Kind = Literal["function", "alone", "where", "everywhere", "iterate"]


@dataclass(frozen=True, slots=True)
class Later:
    """A computed length of the parameter `name`, whose elements are `of`. length None: that of the array which becomes
    a pointer; it is evaluated all the same."""

    length: Length | None
    node: tree.Expression
    of: Type
    name: str


@dataclass(slots=True)
class Lengths:
    """Where the lengths go that a declarator computes: what computes them, in order. scope: of a parameter, the names
    before it; its lengths are computed when the function begins."""

    values: list[typed.Value] = field(default_factory=list[typed.Value])
    later: list[Later] = field(default_factory=list[Later])
    scope: Scope | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Fence:
    """The declaration of a name whose type has a computed length: no jump goes past it. outer: the one before it."""

    name: str
    span: Span
    outer: Fence | None


@dataclass(frozen=True, slots=True)
class Jump:
    """`goto`, or `&&label` (taken). fence: the last of those that it comes after."""

    label: str
    span: Span
    zone: Zone
    fence: Fence | None
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Landing:
    """A label."""

    span: Span
    zone: Zone
    fence: Fence | None


@dataclass(slots=True)
class Body:
    """A function body or task block that is being checked."""

    kind: Kind
    parent: Body | None
    identity: typed.Automatic | None = None
    # what names declared around this block are inside of it, by the symbol outside
    own: dict[typed.Automatic | typed.Static, typed.Automatic] = field(
        default_factory=dict[typed.Automatic | typed.Static, typed.Automatic]
    )
    # the local array types of an `everywhere` list
    slices: dict[typed.Static, Type] = field(default_factory=dict[typed.Static, Type])
    captures: list[typed.Capture] = field(default_factory=list[typed.Capture])
    privates: list[typed.Automatic] = field(default_factory=list[typed.Automatic])
    # symbols that the body sets or may set
    written: set[typed.Automatic | typed.Static] = field(default_factory=lambda: set())
    labels: dict[str, Landing] = field(default_factory=dict[str, Landing])
    gotos: list[Jump] = field(default_factory=list[Jump])
    numbered: dict[str, int] = field(default_factory=dict[str, int])  # the labels that `&&` was taken of
    chosen: typed.Automatic | None = None  # the variable that says where a `goto *` goes, if there is one
    anywhere: list[Jump] = field(default_factory=list[Jump])  # the `goto *` statements
    # fresh private copies of arrays of computed length
    arrays: list[typed.Automatic] = field(default_factory=list[typed.Automatic])


@dataclass(slots=True)
class Switch:
    """One open switch: the type of its value, the cases so far as (low, high, span), by their values, apart; the fence
    before it."""

    type: Type
    fence: Fence | None
    cases: list[tuple[int, int, Span]] = field(default_factory=list[tuple[int, int, Span]])
    default: Span | None = None

    def enter(self, low: int, high: int, span: Span) -> tuple[int, int, Span] | None:
        """Takes a case in; or gives one that is there for a value of it."""
        at = bisect_right(self.cases, high, key=itemgetter(0))
        if at and self.cases[at - 1][1] >= low:
            return self.cases[at - 1]
        self.cases.insert(at, (low, high, span))
        return None


@dataclass(slots=True, eq=False)
class Zone:
    """what: how a message calls it. breaks: open loops and switches; loops: open loops."""

    what: str
    parent: Zone | None
    breaks: int = 0
    loops: int = 0
    switches: list[Switch] = field(default_factory=list[Switch])


@dataclass(slots=True)
class InFunction:
    """The function being checked. inner_labels: those in its task blocks, which no jump enters. allocated: the list of
    what `alloca` gave it, if it calls it."""

    symbol: typed.FunctionName
    type: Function
    inner_labels: dict[str, Span] = field(default_factory=dict[str, Span])
    allocated: typed.Automatic | None = None


@dataclass(slots=True)
class Uses:
    """declared: the variables of blocks, in their order. mentions: how often a name stands for a variable, assignments
    to it left out. assigned: those that were left out. labels: those that no goto leads to."""

    declared: list[typed.Automatic | typed.Static] = field(default_factory=list[typed.Automatic | typed.Static])
    mentions: dict[typed.Automatic | typed.Static, int] = field(
        default_factory=dict[typed.Automatic | typed.Static, int]
    )
    assigned: set[typed.Automatic | typed.Static] = field(default_factory=lambda: set())
    labels: list[tuple[str, Span]] = field(default_factory=list[tuple[str, Span]])


@dataclass(slots=True)
class Context:
    """What the checker knows at a place of the program. At file scope body, zone and function are None."""

    target: Target
    faults: Faults
    suffix: str
    file_scope: Scope
    scope: Scope
    body: Body | None = None
    zone: Zone | None = None
    function: InFunction | None = None
    discarded: tree.Expression | None = None  # the expression whose value is not used
    # the body that declared each automatic
    owners: dict[typed.Automatic, Body] = field(default_factory=dict[typed.Automatic, Body])
    linked: dict[str, typed.Static | typed.FunctionName] = field(
        default_factory=dict[str, typed.Static | typed.FunctionName]
    )
    statics: list[typed.Static] = field(default_factory=list[typed.Static])
    functions: list[typed.FunctionBody] = field(default_factory=list[typed.FunctionBody])
    # static objects of string literals, by bytes and element type
    strings: dict[tuple[bytes, Type], typed.Static] = field(default_factory=dict[tuple[bytes, Type], typed.Static])
    # statics and functions that something refers to
    used: set[typed.Static | typed.FunctionName] = field(default_factory=lambda: set())
    told: set[str] = field(default_factory=lambda: set())  # what has been reported once
    # members that a fault has said are not there, "" for all
    unknown: set[tuple[Record, str]] = field(default_factory=lambda: set())
    defines: frozenset[str] = frozenset()  # names of the functions with bodies in this unit
    fresh: int = 0
    broken: bool = False  # the text had mistakes that the parser skipped: declarations may be missing
    uses: Uses = field(default_factory=Uses)
    idle: int = 0  # how many operators around do not evaluate what is being checked
    lengths: Lengths | None = None  # where computed lengths go; None: they must be constants
    # the variables that computed lengths are in
    kept: dict[Length, typed.Automatic] = field(default_factory=dict[Length, typed.Automatic])
    fence: Fence | None = None  # the last declaration in sight that no jump goes past

    def error(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> None:
        self.faults.error(code, span, text, hint, *notes)

    def warning(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> None:
        self.faults.warning(code, span, text, hint, *notes)

    def value_warning(self, code: str, span: Span, text: str, hint: str = "") -> None:
        """About a value: nothing is wrong with one that is never computed."""
        if not self.idle:
            self.warning(code, span, text, hint)

    @contextmanager
    def unevaluated(self, idle: bool = True) -> Generator[None]:
        """For the time of the `with`, what is checked is not executed: the operand of `sizeof`, `0 && ...`."""
        self.idle += idle
        try:
            yield
        finally:
            self.idle -= idle

    @contextmanager
    def scoped(self) -> Generator[Scope]:
        """A block scope for the time of the `with`."""
        outer, fence = self.scope, self.fence
        self.scope = Scope(outer)
        try:
            yield self.scope
        finally:
            self.scope, self.fence = outer, fence

    @contextmanager
    def measuring(self, lengths: Lengths | None) -> Generator[None]:
        """For the time of the `with`, computed lengths go there; None: a length must be a constant."""
        outer, self.lengths = self.lengths, lengths
        try:
            yield
        finally:
            self.lengths = outer

    def own_lengths(self) -> Lengths | None:
        """Where a type that is here computes its lengths: in a function."""
        return None if self.body is None else Lengths()

    @contextmanager
    def zoned(self, what: str) -> Generator[Zone]:
        outer = self.zone
        self.zone = Zone(what, outer)
        try:
            yield self.zone
        finally:
            self.zone = outer

    def automatic(self, name: str, type: Type, span: Span) -> typed.Automatic:
        """A fresh variable of the current body."""
        assert self.body is not None
        symbol = typed.Automatic(name, type, span)
        self.owners[symbol] = self.body
        return symbol


def in_prelude(span: Span) -> bool:
    """Whether a declaration comes from the header that every EM-C file begins with: then it is weak."""
    return span.file.rpartition("/")[2] == "emc.h"
