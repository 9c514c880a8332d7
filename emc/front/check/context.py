"""What the checker knows while it walks: the scopes, the body that it is in, the jumps that are allowed, and what the
unit contains so far.

A *body* is the body of a function or of a task block. Task blocks nest, and each has fresh symbols of its own for the
variables of the bodies around it (names/copies.py). A *zone* is a part of the program that no jump leaves: a body, or
an arm of `parallel`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Generator
from contextlib import contextmanager
from operator import itemgetter
from typing import Literal

from emc import places
from emc.dataclass import dataclass, field
from emc.faults import Faults, Note
from emc.front import tree, typed
from emc.front.check.scope import Scope
from emc.front.types import Function, Length, Record, Type
from emc.source import Span
from emc.target import Target

TASK = "a task block"  # the zone of its body
Kind = Literal["function", "alone", "where", "everywhere", "iterate"]


@dataclass(frozen=True, slots=True)
class Later:
    """A computed length of the parameter `name`."""

    length: Length | None  # None: the length of the array that becomes a pointer; it is evaluated nevertheless
    node: tree.Expression
    of: Type  # the type of the elements
    name: str


@dataclass(slots=True)
class Lengths:
    """Collects the lengths that a declarator computes."""

    values: list[typed.Value] = field(default_factory=list[typed.Value])  # what computes the lengths, in order
    later: list[Later] = field(default_factory=list[Later])  # of parameters: computed when the function begins
    scope: Scope | None = None  # of a parameter: the names before it


@dataclass(frozen=True, slots=True, eq=False)
class Fence:
    """The declaration of a name whose type has a computed length. No jump may go past this declaration."""

    name: str
    span: Span
    outer: Fence | None  # the fence before this one


@dataclass(frozen=True, slots=True)
class Jump:
    """A `goto`, or the use of `&&label`."""

    label: str
    span: Span
    zone: Zone
    fence: Fence | None  # the last fence before it
    taken: bool = False  # it is `&&label`


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
    # for names declared around this block: the symbol inside of it, by the symbol outside
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
    # the number of each label whose address `&&` takes
    numbered: dict[str, int] = field(default_factory=dict[str, int])
    chosen: typed.Automatic | None = None  # the variable that holds the target of a `goto *`, if there is one
    anywhere: list[Jump] = field(default_factory=list[Jump])  # the `goto *` statements
    # fresh private copies of arrays of computed length
    arrays: list[typed.Automatic] = field(default_factory=list[typed.Automatic])


@dataclass(slots=True)
class Switch:
    """One open switch."""

    type: Type  # of its value
    fence: Fence | None  # the last one before the switch
    # (low, high, span), in the order of their values; they do not overlap
    cases: list[tuple[int, int, Span]] = field(default_factory=list[tuple[int, int, Span]])
    default: Span | None = None

    def enter(self, low: int, high: int, span: Span) -> tuple[int, int, Span] | None:
        """Adds a case. If there is already a case for one of its values, returns that one."""
        at = bisect_right(self.cases, high, key=itemgetter(0))
        if at and self.cases[at - 1][1] >= low:
            return self.cases[at - 1]
        self.cases.insert(at, (low, high, span))
        return None


@dataclass(slots=True, eq=False)
class Zone:
    """A part of the program that no jump leaves."""

    what: str  # its name in messages
    parent: Zone | None
    breaks: int = 0  # open loops and switches
    loops: int = 0  # open loops
    switches: list[Switch] = field(default_factory=list[Switch])


@dataclass(slots=True)
class InFunction:
    """The function that is being checked."""

    symbol: typed.FunctionName
    type: Function
    # the labels in its task blocks, which no jump from outside can reach
    inner_labels: dict[str, Span] = field(default_factory=dict[str, Span])
    allocated: typed.Automatic | None = None  # the list of the memory from `alloca`, if the function calls it


@dataclass(slots=True)
class Uses:
    """The names that the program uses. unused.py reports the names that it does not use."""

    # the variables of blocks, in order
    declared: list[typed.Automatic | typed.Static] = field(default_factory=list[typed.Automatic | typed.Static])
    mentions: dict[typed.Automatic | typed.Static, int] = field(
        default_factory=dict[typed.Automatic | typed.Static, int]
    )  # how often a name stands for a variable, without assignments to it
    # the variables of these assignments
    assigned: set[typed.Automatic | typed.Static] = field(default_factory=lambda: set())
    labels: list[tuple[str, Span]] = field(default_factory=list[tuple[str, Span]])  # the labels to which no goto leads


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
    # the body in which each automatic was declared
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
    told: set[str] = field(default_factory=lambda: set())  # what was already reported, and is reported once only
    # the members that a fault has reported as missing; "" for all members of a record
    unknown: set[tuple[Record, str]] = field(default_factory=lambda: set())
    defines: frozenset[str] = frozenset()  # names of the functions with bodies in this unit
    elsewhere: Callable[[], frozenset[str]] = frozenset  # those of the other files of the program
    fresh: int = 0
    broken: bool = False  # the text had mistakes that the parser skipped: declarations may be missing
    uses: Uses = field(default_factory=Uses)
    idle: int = 0  # the number of operators around this place that do not evaluate their operand
    lengths: Lengths | None = None  # collects computed lengths; None: lengths must be constants
    # the variables that hold computed lengths
    kept: dict[Length, typed.Automatic] = field(default_factory=dict[Length, typed.Automatic])
    # the scope of each parameter list that was checked, by the identity of its node: a body continues it
    prototypes: dict[int, Scope] = field(default_factory=dict[int, Scope])
    fence: Fence | None = None  # the last visible declaration that no jump may go past

    def error(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> None:
        self.faults.error(code, span, text, hint, *notes)

    def warning(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> None:
        self.faults.warning(code, span, text, hint, *notes)

    def value_warning(self, code: str, span: Span, text: str, hint: str = "") -> None:
        """Adds a warning about a value, unless the program never computes the value."""
        if not self.idle:
            self.warning(code, span, text, hint)

    @contextmanager
    def unevaluated(self, idle: bool = True) -> Generator[None]:
        """During the `with`, the checked code is not executed: for example the operand of `sizeof`, or `f()` in `0 &&
        f()`."""
        self.idle += idle
        try:
            yield
        finally:
            self.idle -= idle

    @contextmanager
    def scoped(self) -> Generator[Scope]:
        """Opens a block scope for the time of the `with`."""
        outer, fence = self.scope, self.fence
        self.scope = Scope(outer)
        try:
            yield self.scope
        finally:
            self.scope, self.fence = outer, fence

    @contextmanager
    def measuring(self, lengths: Lengths | None) -> Generator[None]:
        """During the `with`, `lengths` collects the computed lengths. None: a length must be a constant."""
        outer, self.lengths = self.lengths, lengths
        try:
            yield
        finally:
            self.lengths = outer

    def own_lengths(self) -> Lengths | None:
        """A new collector for the lengths that a type at this place computes; None outside of functions."""
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


def is_weak(span: Span) -> bool:
    """Whether a declaration gives way to the program's own: it is in the header that every EM-C file begins with, or
    among the names that POSIX adds to C's headers, which programs use for functions of theirs (`getline`, `index`)."""
    folder, _, name = span.file.rpartition("/")
    return name == "emc.h" or folder == f"{places.runtime()}/include/posix"
