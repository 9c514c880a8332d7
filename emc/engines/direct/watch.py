# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Looks at a run without simulated time, to find where its threads wait (machine/waits.py). A thread of this process
does so some 200 times in a second, while another one runs the machine, and sets down the time since its last look.

    watch = Watch(machine, origin, "PE", clock)     unit: "rank" for all PEs of this process together
    with watch: ...                                 looks meanwhile
    watch.seen                                      what it has found
    watch.waits([watch.seen])                       the same for views, of all processes

A unit works while a packet is there for one of its PEs, or a thread of it runs: the kernel's `awake` says so. Else it
waits, and its time is divided equally among the lines at which its threads are suspended. Not among all of them: if a
thread waits for the end of another one of this process that it has called or started, only the other one's line counts.
A thread of the library stands for the user's line that called it.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

import numpy as np

from emc.dataclass import dataclass, field
from emc.engines.native.kernel import state
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.origin import Origin
from emc.ir.module import Op
from emc.machine.run import inlined_calls, users_line
from emc.machine.standing import OTHERS
from emc.machine.waits import Unit, WaitedAt, Waits
from emc.source import NOWHERE, Span

PERIOD, LONGEST = 5e-3, 0.05  # seconds between two looks, at least and at most
SHARE = 50  # in between, it is so many times as long as a look keeps the processor busy
DEEPEST = 64  # calls that a line is looked for in
KINDS = {"q": "<i8", "I": "<u4"}
NO_THREAD = (0, 0)
Key = tuple[int, int]  # the operations that tell the line, and what is waited for


@dataclass(slots=True)
class Seen:
    """What one process has found. All times are in nanoseconds."""

    total: int
    worked: Any  # of each unit
    waited: Any
    lines: dict[Key, Any] = field(default_factory=dict[Key, Any])  # of each unit


class Watch:
    """A process's. clock: returns nanoseconds."""

    def __init__(self, machine: Machine, origin: Origin, unit: Unit, clock: Callable[[], int]):
        m = machine.record
        self.machine, self.record, self.origin, self.clock = machine, m, origin, clock
        self.unit: Unit = unit
        self.pes = _rows(m.pe, m.pes, state.PE)[m.first_pe : m.first_pe + m.own_pes]
        self.segments = _rows(machine.segments.address, m.whole >> 7, state.SEGMENT)
        self.by_pe = unit == "PE"
        self.units = len(self.pes) if self.by_pe else 1
        self.seen = Seen(0, np.zeros(self.units, np.int64), np.zeros(self.units, np.int64))
        early = [template + 1 for template in machine.program.early]
        self.own = np.isin(np.arange(len(machine.program.names) + 1), early)  # by template, from 1: it is the user's
        self.line, self.for_others = _about(origin)
        self.before = 0  # when it has looked last
        self.step, self.last = -1, list[tuple[Key, Any, Any]]()  # of the last look at a rank that waited
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._look_often)
        self.wrong: BaseException | None = None
        every = np.arange(len(self.pes))  # the first call takes much longer, and must not be in the run:
        self._places(every, every if self.by_pe else np.zeros_like(every))

    def __enter__(self) -> Watch:
        self.before = self.clock()
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()
        if self.wrong is not None:
            raise self.wrong
        self.look()

    def _look_often(self) -> None:
        pause = PERIOD
        try:
            while not self.over.wait(pause):
                began = thread_time()
                self.look()
                pause = min(max(PERIOD, SHARE * (thread_time() - began)), LONGEST)
        except BaseException as error:  # any exception: it is raised again in the main thread
            self.wrong = error

    def look(self) -> None:
        """Sets the time since the last look down to what the units do now."""
        now, step, running = self.clock(), self.record.now, self.record.running - self.record.first_pe
        spent, self.before = now - self.before, now
        self.seen.total += spent
        awake = self.pes["awake"] != 0
        if self.by_pe:
            self.seen.worked[running] += spent * bool(awake[running])
            idle = np.flatnonzero(~awake)
            self.seen.waited[idle] += spent
            self._add(self._places(idle, idle), spent)
        elif awake.any():
            self.seen.worked += spent
        else:
            self.seen.waited += spent
            if self.step != step:  # else nothing has happened since the last look
                idle = np.arange(len(self.pes))
                self.step, self.last = step, self._places(idle, np.zeros_like(idle))
            self._add(self.last, spent)

    def _add(self, places: list[tuple[Key, Any, Any]], spent: int) -> None:
        for key, units, shares in places:
            if key not in self.seen.lines:
                self.seen.lines[key] = np.zeros(self.units)
            self.seen.lines[key][units] += spent * shares

    def _places(self, pes: Any, units: Any) -> list[tuple[Key, Any, Any]]:
        """Where threads of some PEs, which belong to those units, wait: for each place its key, the units, and the
        shares of their time."""
        numbers, owners = self._suspended(pes, units)
        rows = np.stack((owners, *self._keys(numbers)), axis=1)
        lacking = np.setdiff1d(units, owners)
        nothing = np.stack((lacking, *np.full((2, len(lacking)), NO_THREAD[0])), axis=1)
        rows = np.unique(np.concatenate((rows, nothing)), axis=0)
        shares = 1 / np.bincount(rows[:, 0], minlength=self.units)[rows[:, 0]]
        found: list[tuple[Key, Any, Any]] = []
        for place, reason in np.unique(rows[:, 1:], axis=0):
            chosen = (rows[:, 1] == place) & (rows[:, 2] == reason)
            found.append(((int(place), int(reason)), rows[chosen, 0], shares[chosen]))
        return found

    def _suspended(self, pes: Any, units: Any) -> tuple[Any, Any]:
        """The segments of the threads that wait, and their units; without those that wait for others of them."""
        m, all_of = self.record, self.segments
        low = self.pes["low"][pes].astype(np.int64)
        counts = np.maximum(self.machine.program.top - low, 0) >> 7
        firsts = ((pes + m.first_pe) * m.stride + low) >> 7
        numbers = np.repeat(firsts - np.cumsum(counts) + counts, counts) + np.arange(counts.sum())
        waiting = (all_of["template"][numbers] != 0) & (all_of["waits"][numbers] != 0)
        numbers, owners = numbers[waiting], np.repeat(units, counts)[waiting]
        parents = self._parents(numbers)
        reason = all_of["waits"][parents]
        same = self.for_others[reason] & (self.line[reason] == self.line[all_of["made"][numbers]])
        ends = ~np.isin(numbers, parents[same & (parents != 0)])
        return numbers[ends], owners[ends]

    def _parents(self, numbers: Any) -> Any:
        """The segments of the threads that made those of some segments; 0 if it is over, or in another process."""
        parents = self.segments["parent"][numbers].astype(np.int64)
        return np.where(self.segments["life"][parents] == self.segments["parent_life"][numbers], parents, 0)

    def _keys(self, numbers: Any) -> tuple[Any, Any]:
        """The keys of the threads of those segments."""
        all_of, at = self.segments, numbers.copy()
        for _ in range(DEEPEST):
            up = np.where(self.own[all_of["template"][at]], 0, self._parents(at))
            if not up.any():
                break
            at = np.where(up != 0, up, at)
        own = self.own[all_of["template"][at]]
        reason = all_of["waits"][numbers].astype(np.int64)
        called = all_of["waits"][at].astype(np.int64)
        made = all_of["made"][numbers].astype(np.int64)
        return np.where(own, called, np.where(made != 0, made, reason)), np.where(own, called, reason)

    def waits(self, seen: Sequence[Seen]) -> Waits:
        """What all processes have found."""
        found: dict[tuple[Span, str], Any] = {}
        units = np.cumsum([0, *(len(one.worked) for one in seen)])
        for first, one in zip(units, seen, strict=False):
            for key, spent in one.lines.items():
                row = found.setdefault(_named(self.origin, *key), np.zeros(units[-1]))
                row[first : first + len(spent)] += spent
        rows = [WaitedAt(span, what, _seconds(spent)) for (span, what), spent in found.items() if spent.any()]
        return Waits(
            self.unit,
            _seconds(np.repeat([one.total for one in seen], np.diff(units))),
            _seconds(np.concatenate([one.worked for one in seen])),
            _seconds(np.concatenate([one.waited for one in seen])),
            tuple(sorted(rows, key=lambda row: (-row.total, row.span.file, row.span.line, row.what))),
        )


def _rows(address: int, count: int, fields: state.Fields) -> Any:
    """An array of the kernel, where it lies."""
    kind = np.dtype([(name, KINDS[letter]) for name, letter in fields])
    room: Any = (ctypes.c_char * (count * kind.itemsize)).from_address(address)
    return np.frombuffer(room, kind)


def _line_of(op: Op) -> Span:
    """The user's line of an operation."""
    return users_line(op.span, inlined_calls(op.span, 0))


def _about(origin: Origin) -> tuple[Any, Any]:
    """For each operation, from 1: the number of its line, and whether a thread that breaks there waits for others."""
    lines: dict[tuple[str, int], int] = {}
    numbers, others = [-1], [False]
    for template in origin.module.templates:
        for block in template.blocks:
            for op in block.ops:
                span = _line_of(op)
                numbers.append(lines.setdefault((span.file, span.line), len(lines)))
                others.append(op.name == "break" and (op.word or "").startswith(OTHERS))
    return np.array(numbers), np.array(others)


def _named(origin: Origin, place: int, reason: int) -> tuple[Span, str]:
    """The line, and what threads wait for there."""
    if (place, reason) == NO_THREAD:
        return NOWHERE, "no thread"
    span = _line_of(origin.operation(place))
    return Span(span.file, span.line, 1), origin.operation(reason).word or "a packet"


def _seconds(times: Any) -> tuple[float, ...]:
    return tuple((times / 1e9).tolist())
