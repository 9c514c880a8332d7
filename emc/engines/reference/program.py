"""A module as the machine loads it: numbered operations, entries by head word and cell, handlers by packet type.

Operations are numbered through the whole module. A packet carries the number of the operation that made it, and
`places` gives its place. A thread is made when its entry is dispatched for the first time.
"""

from __future__ import annotations

from typing import Any

from emc.engines.places import Places
from emc.engines.reference.entry import Entry
from emc.engines.reference.names import Known, Site
from emc.engines.reference.shared import Function, thread
from emc.ir.layout import Layout, last_frame, layout
from emc.ir.module import Module, Spread
from emc.ir.numbers import i32
from emc.machine.image import check_size
from emc.machine.prices import Prices
from emc.target import CODE


class Program:
    """A loaded module. races: threads note their accesses; judged: whether checks count."""

    def __init__(
        self,
        module: Module,
        costs: Prices,
        limited: bool,
        counted: int | None = None,
        races: bool = False,
        judged: bool = True,
    ):
        self._lay_out(module)
        self.races = races
        self.templates = list(module.templates)
        self.prices = costs
        self.limited = limited  # threads test whether the last cycle is over
        self.counted = counted  # the cycle up to which threads count their blocks; None: they don't
        self.places = Places()  # by operation number
        # whether any operation has checks that count
        self.checked = judged and any(op.checks for t in module.templates for block in t.blocks for op in block.ops)
        self.firsts: list[dict[str, int]] = []  # by template: the number of each block's first operation
        self.numbers: list[dict[str, int]] = []  # by template: the number of each block in the module
        self.blocks = 0
        self.framed: dict[int, dict[int, Entry]] = {}  # entries by head word and cell
        self.handlers: dict[int, Entry] = {}  # entries by packet type
        for index in range(len(module.templates)):
            self._add(index)

    @property
    def plain(self) -> list[int]:
        """For each operation, its number when checks are not counted."""
        return self.places.plain

    def _lay_out(self, module: Module) -> None:
        self.module = module
        self.layout: Layout = layout(module)
        check_size(module, self.layout)
        self.spreads = {d.name: d for d in module.data if isinstance(d, Spread)}
        self.type_names = tuple(sorted(self.layout.types, key=self.layout.types.__getitem__))

    def grow(self, module: Module) -> None:
        """Goes on with a module that contains everything of this one in the same place, and more. Replaced templates
        get new entries. No thread may run or wait in their old entries."""
        old = self.module
        self._lay_out(module)
        self.templates[:] = module.templates
        for index, template in enumerate(module.templates):
            if index >= len(old.templates) or template is not old.templates[index]:
                self._add(index)

    def _add(self, index: int) -> None:
        """Numbers a template's operations and records its entries."""
        template = self.module.templates[index]
        first = self.places.add(template)
        waiting: dict[str, list[int]] = {}
        self.numbers[index : index + 1] = [{block.label: n for n, block in enumerate(template.blocks, self.blocks)}]
        self.blocks += len(template.blocks)
        for block in template.blocks:
            for label in block.ops[-1].labels if block.ops[-1].name == "break" else ():
                waiting.setdefault(label, []).append(self.places.last(first[block.label], block))
        self.firsts[index : index + 1] = [first]
        fits = last_frame(template, self.module.target)
        entries = [
            Entry(index, b, tuple(waiting.get(b.label, ())), fits) for b in template.blocks if b.entry is not None
        ]
        if template.role == "handler":
            self.handlers[self.layout.types[template.name]] = entries[0]
        else:
            self.framed[self.head(template.name)] = {e.cell: e for e in entries}

    def head(self, name: str) -> int:
        """The head word of a template's frames."""
        return i32(CODE + self.layout.numbers[name])

    def compile(self, entry: Entry, scope: dict[str, Any]) -> Function:
        """Makes the entry's thread. Returns its function."""
        template = self.module.templates[entry.template]
        target, first = self.module.target, min(self.firsts[entry.template].values())
        of_interface = template.traits.interface  # its handlers may never take too long; a profile is about PEs
        counted, limited = None if of_interface else self.counted, self.limited or of_interface
        memory = self.prices.memory(template, target)
        known = Known(
            *(self.prices, memory, target.address_mask, limited, self.checked, counted is not None, self.races)
        )
        site = Site(self.layout, target, self.spreads, first, self.numbers[entry.template], counted or 0)
        entry.thread = thread(known, site, template, entry.block, scope)
        entry.function = entry.thread.function
        return entry.function
