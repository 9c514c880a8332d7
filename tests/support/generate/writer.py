"""The random choices of one program, what its statements may name, and the registry of its rules.

@rule(weight=3, cost=2)
def fence(w: Writer, s: Scope) -> Lines: return ["fence();"]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias, TypeVar

Lines: TypeAlias = list[str]
T = TypeVar("T")
IN_MAIN = 3  # the depth of what stands in `main` itself, where only one thread comes


@dataclass(frozen=True, slots=True)
class Scope:
    """What a statement may name. ints, reals: variables that are set; counters: read only; pointers: `int global *`;
    shared: `int shared *`; here: `int *`; slices: spread arrays that are local ones here. times: how often it is done
    in all, about; depth: how deep statements may still nest."""

    ints: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    reals: tuple[str, ...] = ()
    pointers: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    here: tuple[str, ...] = ()
    slices: tuple[str, ...] = ()
    times: int = 1
    depth: int = IN_MAIN
    in_loop: bool = False  # `break` and `continue` stay in the task block
    in_function: bool = False  # `return` does
    in_copies: bool = False  # of `iterate`
    on_every_pe: bool = False  # one thread of each PE comes here: barriers are in order

    def inner(self, **changes: object) -> Scope:
        """One level deeper."""
        return replace(self, depth=self.depth - 1, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Function:
    """cost: of one call, in statements; numbers: how many int parameters; reads_pointer: the first one is a pointer."""

    name: str
    numbers: int
    cost: int


@dataclass(frozen=True, slots=True)
class Rule:
    make: Callable[[Writer, Scope], Lines]
    weight: int
    cost: int
    fits: Callable[[Scope], bool]


class Writer:
    """budget: statements that may still be done when the program runs."""

    def __init__(self, seed: int, budget: int = 2500):
        self.random = Random(seed)
        self.budget = budget
        self.lines_left = 90
        self.names = 0
        self.functions: list[Function] = []
        self.end: Callable[[Writer, Scope], Lines] | None = None  # writes the program's early end, still to come

    def choose(self, values: Sequence[T]) -> T:
        return self.random.choice(values)

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def number(self, first: int, last: int) -> int:
        return self.random.randint(first, last)

    def fresh(self, letter: str) -> str:
        self.names += 1
        return f"{letter}{self.names}"

    def some(self, names: Sequence[str], share: float = 0.6) -> tuple[str, ...]:
        return tuple(name for name in names if self.chance(share))

    def statement(self, s: Scope) -> Lines:
        """One statement, by a rule that fits."""
        if self.end is not None and self.lines_left < 75 and self.chance(0.2):
            end, self.end = self.end, None
            return end(self, s)
        rules = [one for one in RULES if one.fits(s) and one.cost * s.times <= self.budget]
        if not rules:
            return [";"]
        (chosen,) = self.random.choices(rules, [one.weight for one in rules])
        self.budget -= chosen.cost * s.times
        lines = chosen.make(self, s)
        self.lines_left -= len(lines)
        return lines

    def statements(self, s: Scope, least: int, most: int) -> Lines:
        """Some statements, fewer of them when the program is long already."""
        count = self.number(least, most) if self.lines_left > 0 else 1
        return [line for _ in range(count) for line in self.statement(s)]


RULES: list[Rule] = []


def always(_: Scope) -> bool:
    return True


def nests(s: Scope) -> bool:
    return s.depth > 0


def rule(
    weight: int = 1, cost: int = 1, fits: Callable[[Scope], bool] = always
) -> Callable[[Callable[[Writer, Scope], Lines]], Callable[[Writer, Scope], Lines]]:
    """Registers a rule: how often it is chosen, what its own statements cost, where it fits."""

    def register(make: Callable[[Writer, Scope], Lines]) -> Callable[[Writer, Scope], Lines]:
        RULES.append(Rule(make, weight, cost, fits))
        return make

    return register


def indented(lines: Lines) -> Lines:
    return ["    " + line for line in lines]


def block(head: str, lines: Lines, tail: str = "") -> Lines:
    """`head { lines } tail`, a statement a line."""
    return [f"{head} {{".lstrip(), *indented(lines), f"}} {tail}".rstrip()]
