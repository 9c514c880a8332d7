"""Which registers hold the same value: value numbering over the dominator tree (Briggs, Cooper, Simpson, "Value
Numbering", 1997), for registers that may be set more than once.

    numbers.enter(block)            goes to a block; the blocks that dominate it have been visited
    numbers.value(%a)               the number of the value that %a holds now
    numbers.define(%t, n)           %t holds the value n from now on
    numbers.holder(n)               a constant, or a register that holds n here and now; None: there is none

A register that is set in only one place keeps its value wherever it may be read. The values of all other registers, and
of memory, change where they are set, and where paths meet on which they were set. A word that is the template's own
(frame.py) is changed only by its own stores; other memory is changed by any store.
"""

from __future__ import annotations

import struct
from typing import TypeAlias

from emc.ir.module import FP, Block, Op, Operand, Ref, Reg, Template
from emc.ir.operations import TABLE
from emc.passes.frame import of_frame, own_words, words_of
from emc.passes.graph import ROOT, Graph, joins

WRITES = frozenset(n for n, row in TABLE.items() if "writes" in row.effects)
MEMORY = ""  # among the names of registers, it stands for all memory except the template's own words, which are ints
Name: TypeAlias = "str | int"
Key: TypeAlias = "tuple[object, ...]"


class Numbers:
    """The numbers of values, at the current place of a walk over a template."""

    def __init__(self, template: Template, graph: Graph):
        self.graph = graph
        self.own = own_words(template)
        self.known: dict[Key, int] = {}  # the key of a value's computation -> its number
        self.constants: dict[int, Operand] = {}
        # number -> the operation and the numbers of its operands
        self.made: dict[int, tuple[str, tuple[int, ...]]] = {}
        self.first: dict[int, int] = {}  # without gvn: a value that is computed again -> the number it had first
        self._count = 0
        self._holders: dict[int, dict[Reg, tuple[int, int] | None]] = {}  # the newest last
        self._single: dict[str, int] = {FP.name: self.fresh()}
        self._holders[self.frame] = {FP: (0, 1 << 60)}
        places = self._set_places()
        self._many = {
            name for name, labels in places.items() if len(labels) > 1 or not isinstance(name, str) or not name
        }
        self._joined: dict[str, list[Name]] = {}
        for name in self._many:
            for label in joins(graph, set(places[name])):
                self._joined.setdefault(label, []).append(name)
        self._now: dict[Name, int] = {}  # for what is set in several places
        self._after: dict[str, dict[Name, int]] = {ROOT: {}}
        self._here = (0, 1)

    @property
    def frame(self) -> int:
        """The number of %fp."""
        return self._single[FP.name]

    def fresh(self) -> int:
        """A number for a value about which nothing is known."""
        self._count += 1
        return self._count

    def _set_places(self) -> dict[Name, list[str]]:
        places: dict[Name, list[str]] = {}
        for label, block in self.graph.blocks.items():
            for reg in block.entry.parameters if block.entry else ():
                places.setdefault(reg.name, []).append(label)
            for op in block.ops:
                if op.result is not None:
                    places.setdefault(op.result.name, []).append(label)
                for name in self.changed_memory(op):
                    places.setdefault(name, []).append(label)
        return places

    def changed_memory(self, op: Op) -> tuple[Name, ...]:
        """The parts of memory that an operation changes."""
        if op.name not in WRITES:
            return ()
        if of_frame(op):
            words = tuple(words_of(op))
            if self.own.issuperset(words):
                return words
        return (MEMORY,)

    # ---- the walk

    def enter(self, block: Block) -> None:
        """Continues at the start of a block."""
        self._here = self.graph.span[block.label]
        self._now = dict(self._after[self.graph.above[block.label]])
        self._after[block.label] = self._now
        for name in self._joined.get(block.label, ()):
            self._now[name] = self.fresh()
        for reg in block.entry.parameters if block.entry else ():
            self.define(reg, self.fresh())

    # ---- values

    def is_single(self, reg: Reg) -> bool:
        """Whether only one place sets the register."""
        return reg.name not in self._many

    def value(self, operand: Operand) -> int:
        if type(operand) is Reg:
            number = self._single.get(operand.name)
            return self.now(operand.name) if number is None else number
        key = operand if isinstance(operand, Ref) else ("c", type(operand), _bits(operand))
        number = self.known.get(("constant", key))
        if number is None:
            number = self.known[("constant", key)] = self.fresh()
            self.constants[number] = operand
        return number

    def now(self, name: Name) -> int:
        """The current number of a register that is set in several places, of a word, or of all memory."""
        number = self._now.get(name)
        if number is None:
            number = self._now[name] = self.fresh()
        return number

    def change(self, name: Name) -> None:
        """Notes that a word, or memory, has a new value."""
        self._now[name] = self.fresh()

    def define(self, reg: Reg, number: int) -> None:
        if reg.name in self._many:
            self._now[reg.name] = number
        else:
            self._single[reg.name] = number
        if number not in self.constants and self.holder(number) is None:
            self.hold(reg, number)

    def hold(self, reg: Reg, number: int) -> None:
        """Makes later operations read this register for the value."""
        holders = self._holders.setdefault(number, {})
        holders.pop(reg, None)
        holders[reg] = None if reg.name in self._many else self._here

    def holder(self, number: int) -> Operand | None:
        constant = self.constants.get(number)
        if constant is not None:
            return constant
        holders = self._holders.get(number)
        if holders is None:
            return None
        found, past = None, list[Reg]()
        for reg, span in reversed(holders.items()):
            if span is None:
                if self._now.get(reg.name) == number:
                    found = reg
                    break
            elif self._here[0] < span[1]:
                found = reg
                break
            else:
                past.append(reg)  # the walk does not return to where it was set
        for reg in past:
            del holders[reg]
        return found

    def first_holder(self, number: int) -> Operand | None:
        """What holds the value of a number, or the same value computed before."""
        found = self.holder(self.first[number]) if number in self.first else None
        return self.holder(number) if found is None else found


def _bits(operand: Operand) -> object:
    """The bits of a float, since 0.0 == -0.0. Any other operand is returned unchanged."""
    return struct.pack("<d", operand) if isinstance(operand, float) else operand
