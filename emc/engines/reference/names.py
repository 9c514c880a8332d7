"""The names of registers and operands in the text of a thread.

Addresses, packet types and operation numbers differ from program to program. The text has names for them, so all
programs that have a template share its text (shared.py). What else a text takes from its program is an *assumption*: a
program for which it does not hold gets a text of its own. So a text may ask its site only through `name` and `assume`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.ir import numbers
from emc.ir.layout import Layout
from emc.ir.module import FP, Operand, Ref, Reg, Spread, Template
from emc.machine.prices import Prices
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Known:
    """The facts on which all texts depend."""

    prices: Prices
    memory: int  # bytes of the unit that runs the template
    address_mask: int  # the bits of a global address that are the address within a PE
    limited: bool  # threads test whether the last cycle is over
    checked: bool  # it is a checked build
    counted: bool  # threads count their blocks
    races: bool  # accesses are noted for races.py


@dataclass(frozen=True, slots=True)
class Site:
    """Where a template is in one program."""

    layout: Layout
    target: Target
    spreads: dict[str, Spread]  # the module's, by name
    first: int  # the number of its first operation
    blocks: dict[str, int]  # the numbers of its blocks in the module, by label
    last: int  # the cycle up to which threads count their blocks

    def value(self, ref: Ref) -> int:
        """A datum's address, or a code address."""
        return self.layout.value(ref, self.target, self.spreads)

    def type_of(self, word: str) -> int:
        """The number of a packet type."""
        return self.layout.types[word]


Number: TypeAlias = Callable[[Site], int]
Assumption: TypeAlias = "tuple[Callable[[Site], object], object]"  # a question, and its answer


class Names:
    """The names of one template."""

    def __init__(self, known: Known, site: Site, template: Template):
        self.known = known
        self._site = site
        self.template = template
        self.registers: dict[Reg, str] = {FP: "fp"}
        self.constants: dict[str, object] = {}  # names that the text uses beside the scope of all threads
        self.numbers: dict[str, Number] = {}  # names of numbers that differ from program to program
        self.assumptions: list[Assumption] = []
        self._named: dict[object, str] = {}

    def register(self, reg: Reg) -> str:
        if reg not in self.registers:
            self.registers[reg] = f"r{len(self.registers)}"
        return self.registers[reg]

    def operand(self, operand: Operand, kind: str = "") -> str:
        """Python text of an operand, safe in any expression."""
        if isinstance(operand, Reg):
            return self.register(operand)
        if isinstance(operand, Ref):
            return self.name(operand, lambda site: numbers.i32(site.value(operand)))
        if isinstance(operand, float) or kind in ("f32", "f64"):
            return _float(numbers.f32(float(operand)) if kind == "f32" else float(operand))
        return _integer(operand)

    def name(self, what: object, number: Number) -> str:
        """The name of a number that differs from program to program. what: the same for the same number."""
        if what not in self._named:
            self._named[what] = f"k{len(self._named)}"
            self.numbers[self._named[what]] = number
        return self._named[what]

    def op(self, number: int) -> str:
        """The name of the number that an operation of the template has in the program. number: in the template."""
        return self.name(number, lambda site: site.first + number)

    def assume(self, question: Callable[[Site], object]) -> object:
        """The answer for this program. The text is only for programs with the same answer."""
        answer = question(self._site)
        self.assumptions.append((question, answer))
        return answer


def _integer(value: int) -> str:
    return str(value) if value >= 0 else f"({value})"


def _float(value: float) -> str:
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INF" if value > 0 else "(-INF)"
    return repr(value) if math.copysign(1.0, value) > 0 else f"({value!r})"
