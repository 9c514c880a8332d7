"""The live machine of a session. It keeps its state at the moment when a statement was stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from emc.dataclass import dataclass
from emc.engines.live import Done
from emc.engines.reference import report
from emc.engines.reference.live import Live
from emc.engines.reference.state import Activation, Flight
from emc.machine.run import Waiting
from emc.repl.steady import steady
from emc.target import SEGMENT, WORD

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options

LEFT = 2  # presence tag: the left operand waits for the right one


@dataclass(frozen=True, slots=True)
class Operand:
    """A packet that waits in a matching entry."""

    pe: int  # of the activation's frame
    address: int  # of the entry's cell
    template: str
    left: bool  # the side of the operand
    word: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of the machine. Threads that run or wait for their turn count as packets, not as waiting."""

    cycle: int
    waiting: tuple[Waiting, ...]
    # in the network and in queues: type, PE from, PE to, and their number
    packets: tuple[tuple[str, int, int, int], ...]
    operands: tuple[Operand, ...]


class Watched(Live):
    """A live machine that remembers where it was stopped.

    Its program grows, but the records of a checked build can't grow. So a build that finds races uses its checks only
    to know where blocks of the heap begin.
    """

    judged = False

    def __init__(self, module: Module, description: Description, options: Options, host: Host):
        super().__init__(module, description, options, host)
        self.stopped: Moment | None = None  # the moment at which the last statement that did not finish was stopped

    def call(self, function: str, words: Sequence[int] = (), results: int = 0) -> Done:
        """Calls a function, as Live does. A second Ctrl-C while the first one is being handled also stops the
        statement."""
        try:
            return super().call(function, words, results)
        except KeyboardInterrupt:
            self._stop()
            raise

    def _stop(self) -> None:
        with steady():
            self.stopped = self.stopped or self.moment()
            super()._stop()

    def moment(self) -> Moment:
        """The state of the machine now."""
        return Moment(self.cycle, self.waiting(), self._packets(), self._operands())

    def alive_templates(self) -> set[str]:
        """The templates in which threads wait."""
        return {one.template for pe in self.machine.pes.values() for one in pe.activations.values()}

    def _packets(self) -> tuple[tuple[str, int, int, int], ...]:
        names = self.machine.type_names
        flights: list[Flight] = list(report.flights(self.machine))
        counted = Counter((names[f.type], f.source, f.pe) for f in flights)
        return tuple((*key, n) for key, n in sorted(counted.items()))

    def _operands(self) -> tuple[Operand, ...]:
        found: list[Operand] = []
        for pe in sorted(self.machine.pes.values(), key=lambda pe: pe.number):
            for cell, tag in sorted(pe.tags.items()):
                activation: Activation | None = pe.activations.get(cell & -SEGMENT)
                if activation is None:
                    continue
                entry = self.machine.entries_at(pe, cell).get(cell % SEGMENT // WORD)
                if entry is not None and entry.matching:
                    word = self.machine.memory.i32[pe.base + cell >> 2]
                    found.append(Operand(pe.number, cell, activation.template, tag == LEFT, word))
        return tuple(found)
