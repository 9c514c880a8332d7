"""The results of calls and of runs: the value, the output, and the cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.api.errors import Trap
from emc.api.number import Number
from emc.api.shown import shown
from emc.dataclass import dataclass
from emc.faults import Fault
from emc.machine.counters import Counters
from emc.machine.run import Waiting
from emc.views.report import duration
from emc.views.stats import by_type, rows


class Result(Number):
    """The result of a call on a live machine. It behaves like its value: `live.total(3) + 1`, `int(r)`, `r == 6`, and
    `r.x` or `r["x"]` for a struct.

    `value`: the Python value; None for a void function. `cycles`, `seconds`: the simulated time that the call took.
    `packets`: the packets that were sent until the machine was at rest. `output`, `errors`: what the program wrote.
    `waiting`: the threads that still wait. `warnings`: of the call, such as a file that the program was not allowed to
    open."""

    __slots__ = ("_value", "cycles", "errors", "function", "output", "packets", "seconds", "waiting", "warnings")

    def __init__(
        self,
        function: str,
        value: Any,
        cycles: int,
        seconds: float,
        packets: int,
        output: str,
        errors: str,
        waiting: tuple[Waiting, ...],
        warnings: tuple[Fault, ...] = (),
    ):
        self.function = function
        self._value = value
        self.cycles = cycles
        self.seconds = seconds
        self.packets = packets
        self.output = output
        self.errors = errors
        self.waiting = waiting
        self.warnings = warnings

    @property
    def value(self) -> Any:
        return self._value

    def row(self) -> dict[str, Any]:
        """Value and cost as a row of a table: pandas.DataFrame([r.row() for r in results])."""
        names = ("function", "value", "cycles", "seconds", "packets")
        return {name: getattr(self, name) for name in names}

    def __getitem__(self, key: Any) -> Any:
        return self._value[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._value)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            return getattr(self._value, name)
        except AttributeError:
            own = "value, cycles, seconds, packets, output, errors, waiting, warnings"
            text = f"the result of {self.function}() has no `{name}`; it has {own}"
            raise AttributeError(text, name=name, obj=self) from None

    def __repr__(self) -> str:
        cost = f"{self.cycles:,} cycle{'s' * (self.cycles != 1)}, {self.packets:,} packet{'s' * (self.packets != 1)}"
        return f"{self._value!r}  ({cost})"

    def __str__(self) -> str:
        return str(self._value)

    def _repr_html_(self) -> str:
        return shown("result_page", self)


@dataclass(frozen=True, slots=True)
class Run:
    """The result of running a whole program, as `emc run` reports it. `status`: its exit status. `trap`: the trap that
    ended it, or None; `check()` raises it. `left`: lines about threads and packets that were left at the end. `cycles`,
    `seconds`: simulated time. `warnings`: of the run, such as a file that the program was not allowed to open."""

    program: str
    output: str
    errors: str
    status: int
    trap: Trap | None
    cycles: int
    seconds: float
    packets: int
    counters: tuple[Counters, ...]
    warnings: tuple[Fault, ...] = ()
    left: tuple[str, ...] = ()

    def check(self) -> Run:
        """Returns this run, or raises its trap if it ended in one."""
        if self.trap is not None:
            raise self.trap
        return self

    def row(self) -> dict[str, Any]:
        """Status and cost as a row of a table."""
        names = ("program", "status", "cycles", "seconds", "packets")
        return {name: getattr(self, name) for name in names} | {"trap": self.trap.kind if self.trap else None}

    def stats(self) -> list[dict[str, int]]:
        """A row for each PE: its cycles, threads, packets and maxima, by the names of `emc run --stats`.
        pandas.DataFrame(run.stats()) makes a table of them."""
        return rows(self.counters)

    def packet_types(self) -> dict[str, int]:
        """The number of packets sent, by the name of their type."""
        return by_type(self.counters)

    def __repr__(self) -> str:
        ended = f"trap: {self.trap.kind}" if self.trap is not None else f"status {self.status}"
        time = duration(self.seconds * 1e6)
        return f"<run of {self.program}: {ended}, {self.cycles:,} cycles = {time}, {self.packets:,} packets>"

    def _repr_html_(self) -> str:
        return shown("run_page", self)
