"""Names that the text of a thread has for registers and operands."""

from __future__ import annotations

import math
from collections.abc import Callable

from emc.ir import numbers
from emc.ir.module import FP, Operand, Ref, Reg, Template


class Names:
    """Of a template. value: of a datum's address or a code address; memory, mask: of a PE's memory; checked: of a
    checked build. constants: what the text names beside the scope of all threads."""

    def __init__(self, template: Template, value: Callable[[Ref], int], memory: int, mask: int, checked: bool):
        self.template = template
        self.value = value
        self.memory = memory
        self.mask = mask
        self.checked = checked
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
            return _integer(numbers.i32(self.value(operand)))
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
