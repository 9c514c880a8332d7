"""`--races`: makes Races of what the kernel finds (kernel/races).

The kernel counts pairs of accesses by their operations. At the first pair of two operations it calls Python, because
only then the object's name is known, and both turns.
"""

from __future__ import annotations

import ctypes
import weakref
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from emc.dataclass import replace
from emc.engines.native.kernel import state
from emc.engines.native.run.machine import column
from emc.engines.races.copies import LAST, astray
from emc.engines.races.copies import Program as OfProgram
from emc.engines.races.reports import HOW, lacks, thread_of
from emc.machine import run
from emc.machine.run import LONGEST_CHAIN, Access, Call, Race, inlined_calls, users_line
from emc.source import LIBRARY

if TYPE_CHECKING:
    from emc.engines.native.run.checks import Checks
    from emc.engines.native.run.machine import Machine
    from emc.engines.native.run.origin import Origin
    from emc.engines.native.run.program import Program

_CALL = ctypes.CFUNCTYPE(None)
_Lines: TypeAlias = frozenset[tuple[str, int]]  # of two accesses: file and line


class Races:
    """The races of one machine. found: by their lines. lines: by the kernel's number of a pair of operations. error: an
    exception that a callback can't raise."""

    def __init__(self, machine: Machine, program: Program, origin: Origin, checks: Checks | None):
        self.machine, self.program, self.origin, self.checks = machine, program, origin, checks
        self.found: dict[_Lines, Race] = {}
        self.lines: dict[int, _Lines] = {}
        self.error: BaseException | None = None
        self._called = _CALL(partial(_told, weakref.ref(self)))
        machine.record.tell = ctypes.cast(self._called, ctypes.c_void_p).value

    def tell(self) -> None:
        """Makes a Race of the pair of accesses that the kernel has found."""
        m, machine = self.machine.record, self.machine
        one, two = (self._turn(number) for number in (m.race_first, m.race_second))
        first = self._access(one, m.race_first_how, m.race_first_op)
        second = self._access(two, m.race_second_how, m.race_second_op)
        lines = frozenset((access.span.file, access.span.line) for access in (first, second))
        self.lines[m.race_pair] = lines
        if lines in self.found:
            return
        mask: int = m.race_mask
        word: int = m.race_word
        pe: int = one.pe
        address = (word << 2) + (mask & -mask).bit_length() - 1 & self.machine.target.address_mask
        how = (HOW[m.race_first_how], HOW[m.race_second_how])
        lack = lacks(how, bool(m.race_atomic), bool(m.race_sent), bool(m.race_handed), len(lines) == 1)
        self.found[lines] = Race(first, second, self._name(pe, address), pe, machine.target.unit(pe), address, lack)

    def _turn(self, number: int) -> Any:
        return self.machine.element("turns", number)

    def _access(self, turn: Any, how: int, operation: int) -> Access:
        pe = turn.source if turn.origin else turn.pe
        return self._access_at(HOW[how], turn.origin or operation, pe, turn.cycle, turn.node)

    def _access_at(self, how: run.How, operation: int, pe: int, cycle: int, node: int) -> Access:
        """An access by a thread of that PE, or by a packet that it has sent."""
        span = self.origin.operation(operation).span
        calls = self._chain(node)
        by = thread_of(pe, calls, self.machine.target.pes)
        chain = inlined_calls(span, by) + calls
        return Access(how, users_line(span, chain), by, self.machine.target.unit(by), cycle, chain)

    def _chain(self, node: int) -> tuple[Call, ...]:
        """The calls and forks that led to an activation (reference/report.chain)."""
        links: list[Call] = []
        while node and len(links) < LONGEST_CHAIN:
            one = self.machine.element("context", node)
            if not one.parent:  # the runtime's code that calls main, or main itself
                break
            above = self.machine.element("context", one.parent)
            if not above.parent and self.program.names[above.template - 1].startswith("__"):
                break
            template: int = one.template
            span = self.origin.operation(one.made).span
            links.append(Call(self.program.names[template - 1], one.pe, span, bool(one.forked)))
            node = one.parent
        return tuple(links)

    def _name(self, pe: int, address: int) -> str:
        return self._static(address) if self.checks is None else self.checks.name(pe, address)

    def _static(self, address: int) -> str:
        watched = import_module("emc.engines.races.watched")
        module = self.origin.module
        return watched.static_name(module, import_module("emc.ir.layout").layout(module), address)

    def result(self, trapped: bool) -> run.Races:
        """All races of the run."""
        m = self.machine.record
        found = {lines: replace(race, count=0) for lines, race in self.found.items()}
        for pair, lines in self.lines.items():
            more = self.machine.element("pairs_of_lines", pair).count
            found[lines] = replace(found[lines], count=found[lines].count + more)
        cut: run.Cut = "trap" if trapped else "memory" if m.crowded or m.gave_up else ""
        return run.Races(tuple(found.values()), cut, () if cut else self._astray())

    def _astray(self) -> tuple[run.OwnCopy, ...]:
        """As in reference/races.py."""
        machine = self.machine
        count: int = machine.record.own_words
        assert self.program.watched is not None
        own = memoryview(self.program.watched.own).cast("I")
        numbers = {number - 1: word for word, number in enumerate(own) if number}
        records = machine.copies
        columns = (column(records, state.COPY, name) for name in LAST)
        used = [place for place, times in enumerate(zip(*columns, strict=True)) if any(times)]
        copies = {(numbers[place % count], place // count): records[place] for place in used}

        def value(pe: int, word: int) -> int:
            return machine.words(pe, word << 2, 1)[0]

        def first(word: int) -> int | None:
            module = self.origin.module
            layout = import_module("emc.ir.layout").layout(module)
            return import_module("emc.engines.races.watched").first_value(module, layout, word)

        def is_library(operation: int) -> bool:
            return self.origin.operation(operation).span.file.startswith(LIBRARY)

        def name(word: int) -> str:
            return self._static(word << 2)

        return astray(copies, OfProgram(self._is_main, value, first, is_library, name, self._access_at))

    def _is_main(self, node: int) -> bool:
        """As in reference/races.py."""
        while node:
            one = self.machine.element("context", node)
            if not one.parent:
                return True
            above = self.machine.element("context", one.parent)
            if not above.parent and self.program.names[above.template - 1].startswith("__"):
                return True
            if one.forked or one.pe != 0 or self.origin.module.templates[one.template - 1].role == "block":
                return False
            node = one.parent
        return False


def _told(races: weakref.ref[Races]) -> None:
    """The function that the kernel calls."""
    one = races()
    assert one is not None, "the machine runs"
    try:
        one.tell()
    except BaseException as error:  # it can't pass through the kernel; `advance` raises it later
        one.error = one.error or error
