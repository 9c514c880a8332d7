"""Options.taker: hands over what the kernel has recorded while the program runs, and empties its log.

The kernel's log is emptied whenever it has returned between two cycles, so parts of a trace are in order. Numbers of
entries are those of the kernel: template, from 1, and cell; 0 is a service of the host.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from emc.engines.native.kernel import state
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.origin import Origin
from emc.engines.native.run.program import Program
from emc.ir.module import Op
from emc.machine.packets import ROW, Packets
from emc.machine.run import DOES
from emc.source import NOWHERE, Span
from emc.target import NORMAL, SEGMENT, SEGMENT_CELLS, WORD

ENOUGH = 50_000  # packets in the log for which the kernel is asked to return

_LETTERS = {"q": np.int64, "I": np.uint32}
_LOGGED = np.dtype([(name, _LETTERS[letter]) for name, letter in state.LOGGED])
_SAME = ("left", "came", "taken", "start", "end", "pe", "address", "data", "source", "type")


class Drain:
    """Empties the log of a machine. taker: what gets its packets."""

    def __init__(self, origin: Origin, program: Program, machine: Machine, taker: Callable[[Packets], None]):
        self.machine, self.taker = machine, taker
        module = origin.module
        self.entries = [("", "")] * ((len(module.templates) + 1) * SEGMENT_CELLS)
        for number, template in enumerate(module.templates, 1):
            for block in template.blocks:
                if block.entry is not None:
                    self.entries[number * SEGMENT_CELLS + block.entry.cell] = program.names[number - 1], block.label
        self.handlers = np.zeros(len(program.types), np.int64)  # by packet type: the number of the handler's entry
        for kind, number in program.handlers:
            first = next(block.entry for block in module.templates[number].blocks if block.entry is not None)
            self.handlers[kind] = (number + 1) * SEGMENT_CELLS + first.cell
        self.types = program.types
        self.places: list[Span] = [NOWHERE, *map(_span, _operations(origin))]

    def look(self) -> None:
        """Asks the kernel to return if its log is long. For a thread other than the kernel's."""
        if self.machine.record.logged >= ENOUGH:
            self.machine.interrupt()

    def empty(self) -> None:
        """Hands over the packets of the log. The kernel must not be running."""
        machine = self.machine
        log = np.ctypeslib.as_array(machine.logged()).view(_LOGGED).reshape(-1)
        found = log[log["end"] != 0]  # others ended the run: an exit, or a packet to no entry
        rows = np.empty(len(found), ROW)
        for name in _SAME:
            rows[name] = found[name]
        rows["sent"], rows["does"] = found["origin"], found["what"]
        cells = found["template"].astype(np.int64) * SEGMENT_CELLS + found["address"] % SEGMENT // WORD
        entries = np.where(found["type"] == NORMAL, cells, self.handlers[found["type"]])
        rows["entry"] = np.where(found["what"] == state.SERVICE, 0, entries)
        machine.record.logged = 0
        order = np.lexsort((rows["pe"], rows["does"] != DOES.index("beside"), rows["taken"]))
        if len(rows):
            self.taker(Packets(rows[order], self.entries, self.types, self.places))


def _operations(origin: Origin) -> list[Op]:
    return [op for template in origin.module.templates for block in template.blocks for op in block.ops]


def _span(op: Op) -> Span:
    return op.span
