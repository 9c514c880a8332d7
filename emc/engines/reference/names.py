"""The names of registers and operands in the text of a thread."""

from __future__ import annotations

import math

from emc.dataclass import dataclass
from emc.ir import numbers
from emc.ir.layout import Layout
from emc.ir.module import FP, Operand, Ref, Reg, Spread, Template
from emc.machine.prices import Prices
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Known:
    """The facts on which the texts of all threads of a program depend."""

    layout: Layout
    target: Target
    memory: int  # bytes of the unit that runs the template
    spreads: dict[str, Spread]  # the module's, by name
    prices: Prices
    limited: bool  # threads test whether the last cycle is over
    checked: bool  # it is a checked build
    counted: int | None  # the cycle up to which threads count their blocks; None: they don't
    races: bool = False  # accesses are noted for races.py

    def value(self, ref: Ref) -> int:
        """A datum's address, or a code address."""
        return self.layout.value(ref, self.target, self.spreads)


class Names:
    """The names of one template."""

    def __init__(self, known: Known, template: Template):
        self.known = known
        self.template = template
        self.registers: dict[Reg, str] = {FP: "fp"}
        self.constants: dict[str, object] = {}  # names that the text uses beside the scope of all threads

    def register(self, reg: Reg) -> str:
        if reg not in self.registers:
            self.registers[reg] = f"r{len(self.registers)}"
        return self.registers[reg]

    def operand(self, operand: Operand, kind: str = "") -> str:
        """Python text of an operand, safe in any expression."""
        if isinstance(operand, Reg):
            return self.register(operand)
        if isinstance(operand, Ref):
            return _integer(numbers.i32(self.known.value(operand)))
        if isinstance(operand, float) or kind in ("f32", "f64"):
            return _float(numbers.f32(float(operand)) if kind == "f32" else float(operand))
        return _integer(operand)


def _integer(value: int) -> str:
    return str(value) if value >= 0 else f"({value})"


def _float(value: float) -> str:
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INF" if value > 0 else "(-INF)"
    return repr(value) if math.copysign(1.0, value) > 0 else f"({value!r})"
