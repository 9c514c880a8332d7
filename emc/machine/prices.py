"""What operations cost: cycles from the beginning of a block to the end of each of its operations.

    times(machine, template, ops)      [1, 1, 2, ...]

A block's costs are added up in units, of which a machine does `cost.issue` in a cycle. A *paced* template is a loop of
the library over a block of memory, such as a copy. It takes the time of the bytes that it stores, at `cost.copy` bytes
a second, and at least that of its branches and packets. On a machine without `cost.copy` it is a loop like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from emc.dataclass import dataclass
from emc.ir.module import Op, Template
from emc.ir.operations import TABLE
from emc.machine.description import Cost, Description
from emc.machine.units import Unit, units_of
from emc.target import Target

PACED = "__paced_"  # how the names of paced functions begin
STEPS = ("branch", "packet", "frame")  # classes of operations that a paced template pays for


@dataclass(frozen=True, slots=True)
class Prices:
    """The costs of a machine."""

    processor: Unit
    interface: Unit
    hertz: int

    def times(self, template: Template, ops: Sequence[Op]) -> list[int]:
        """The cycles from the beginning of a block to the end of each of its operations."""
        cost = self.of(template)
        paced = cost.copy > 0 and template.name.startswith(PACED)
        units = stored = 0
        found: list[int] = []
        for op in ops:
            row = TABLE[op.name]
            stored += row.width if row.stores else 0
            units += 0 if paced and row.cost not in STEPS else cost.of(row.cost)
            cycles = -(-units // cost.issue)
            found.append(max(cycles, -(-stored * self.hertz // cost.copy)) if paced else cycles)
        return found

    def each(self, template: Template, ops: Sequence[Op]) -> list[int]:
        """The cycles of each operation of a block."""
        return [end - begin for begin, end in pairwise([0, *self.times(template, ops)])]

    def of(self, template: Template) -> Cost:
        """The costs of the unit that runs a template: operations in cycles of a PE."""
        return self._unit(template).cost

    def memory(self, template: Template, target: Target) -> int:
        """Bytes of memory of the unit that runs a template: a PE, or a network interface."""
        return self._unit(template).memory or target.memory

    def _unit(self, template: Template) -> Unit:
        """The unit that runs a template. A packet buffer runs handlers with the processor's costs."""
        return self.interface if template.traits.interface else self.processor


def prices(machine: Description) -> Prices:
    """The costs of that machine."""
    units = units_of(machine)
    return Prices(units["processor"], units["interface"], machine.clock.hertz)
