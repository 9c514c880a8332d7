"""Names that the text of a thread has for registers and operands."""

from __future__ import annotations

import math

from emc.dataclass import dataclass
from emc.ir import numbers
from emc.ir.layout import Layout
from emc.ir.module import FP, Operand, Ref, Reg, Spread, Template
from emc.machine.description import Cost
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Known:
    """What the texts of all threads of a program go by. spreads: the module's, by name. limited: threads look whether
    the last cycle is over; checked: the build is; counted: to which cycle threads count their blocks, None: not at
    all; races: accesses are noted for races.py."""

    layout: Layout
    target: Target
    spreads: dict[str, Spread]
    cost: Cost
    limited: bool
    checked: bool
    counted: int | None
    races: bool = False

    def value(self, ref: Ref) -> int:
        """A datum's address, or a code address."""
        return self.layout.value(ref, self.target, self.spreads)


class Names:
    """Of a template. constants: what the text names beside the scope of all threads."""

    def __init__(self, known: Known, template: Template):
        self.known = known
        self.template = template
        self.registers: dict[Reg, str] = {FP: "fp"}
        self.constants: dict[str, object] = {}

    def register(self, reg: Reg) -> str:
        if reg not in self.registers:
            self.registers[reg] = f"r{len(self.registers)}"
        return self.registers[reg]

    def operand(self, operand: Operand, kind: str = "") -> str:
        """Python text of an operand, safe inside of any expression."""
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
