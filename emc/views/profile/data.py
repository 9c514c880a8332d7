"""A profile: the cost of each line, each function and each PE, from a run's Tally.

Every cycle of every PE is counted in one place. The cycles of threads belong to the line of the operation. Those of
dispatching and matching a packet, and of moving spilled packets, belong to the line and function where the packet's
thread begins. A host service belongs to the line that requested it. Inlined code belongs to the line where it is
written, and this line lists the calls. Packets belong to the line that sends them. Packets that a handler or the host
sends in answer are `replies` of the line that made the request.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import astuple, fields

from emc.dataclass import dataclass, field
from emc.ir.module import Block, Module, Op, Template
from emc.machine import Run
from emc.machine.overview import Overview
from emc.machine.part import Part, whole
from emc.machine.region import Figures
from emc.machine.tally import Spent, Taken, Tally
from emc.source import Inlined, Span, in_library
from emc.target import WORD
from emc.views.heading import Heading
from emc.views.profile.called import Called
from emc.views.profile.waits import Waited, received, traffic, waits
from emc.views.traps import plain

PACKET_BYTES = 2 * WORD  # an address and a word of data


@dataclass(frozen=True, slots=True)
class Costs:
    """Cycles of PEs, and numbers of packets."""

    threads: int = 0  # in operations
    dispatch: int = 0  # of packets
    matching: int = 0  # of packets
    spilling: int = 0  # moving packets to memory and back
    services: int = 0  # of the host
    bypass: int = 0  # waiting for accesses that bypass
    beside: int = 0  # cycles of the packet buffers' units in such accesses; not part of the sum
    sent: int = 0  # packets
    far: int = 0  # those of them that went to another PE
    replies: int = 0  # packets that handlers and the host sent in answer
    far_replies: int = 0  # those of them that went to another PE

    @property
    def cycles(self) -> int:
        """The cycles of all PEs together."""
        return self.threads + self.dispatch + self.matching + self.spilling + self.services + self.bypass

    @property
    def packets(self) -> int:
        return self.sent + self.replies

    @property
    def bytes(self) -> int:
        """The bytes of the packets: two words each."""
        return PACKET_BYTES * self.packets

    @property
    def any(self) -> bool:
        return any(astuple(self))


@dataclass(frozen=True, slots=True)
class Call:
    """A call whose code is inlined, and the cycles that threads spent in this code."""

    file: str
    line: int
    cycles: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a source file that has costs."""

    file: str
    line: int
    runs: int  # how often its most frequent operation was executed
    costs: Costs
    functions: tuple[str, ...]  # the functions that contain its code
    calls: tuple[Call, ...]  # the calls at which it is inlined

    @property
    def library(self) -> bool:
        return in_library(self.file)


@dataclass(frozen=True, slots=True)
class Function:
    """A function, a task block or a packet handler, with its own costs, also where it is inlined."""

    name: str
    kind: str  # `function`, `block` or `handler`
    file: str
    line: int  # where it begins
    costs: Costs

    @property
    def library(self) -> bool:
        return in_library(self.file)


@dataclass(frozen=True, slots=True)
class Mover:
    """Half of an engine, a link, or part of a network interface: a unit that works beside the PEs."""

    name: str  # `PE 3 engine 0 sends`, `link 5 +x`, `NI 2 handles`
    commands: int  # that an engine has carried out; handlers that were run; packets that an interface sent; else 0
    moved: int  # bytes
    busy: int  # cycles


@dataclass(frozen=True, slots=True)
class Profile:
    """Where the cycles of a run, or of its measured part, went."""

    program: str
    machine: str
    hertz: int
    first: int  # the cycle of the run at which these cycles begin; 0: they are those of the whole run
    cycles: int  # how many these are; each PE's add up to them
    status: int  # of the run
    trap: str
    pes: tuple[Spent, ...]  # by number
    lines: tuple[Line, ...]  # by file and line; the user's files come first
    functions: tuple[Function, ...]  # those with the greatest costs first
    total: Costs  # of all lines; together with `network` and `idle` these are all cycles of all PEs
    movers: tuple[Mover, ...] = ()  # that were busy: engines, network interfaces, links
    waits: tuple[Waited, ...] = ()  # the longest first
    received: tuple[int, ...] = ()  # packets from other PEs, by PE; () if the run has no overview of single PEs
    members: int = 1  # PEs of a group of PEs, in `traffic`
    traffic: tuple[tuple[int, ...], ...] = ()  # packets, by group of senders, then by group of receivers
    calls: tuple[Called, ...] = ()  # the call tree, if it was asked for
    overview: Overview | None = None  # of a whole run

    @property
    def last(self) -> int:
        """The cycle of the run at which these cycles end."""
        return self.first + self.cycles

    @property
    def network(self) -> int:
        return sum(pe.network for pe in self.pes)

    @property
    def idle(self) -> int:
        return sum(pe.idle for pe in self.pes)

    @property
    def all_cycles(self) -> int:
        """The cycles, times the number of PEs."""
        return self.cycles * len(self.pes)

    def share(self, cycles: int) -> float:
        """The share of these cycles in the cycles of all PEs: 0 .. 1."""
        return cycles / self.all_cycles if self.all_cycles else 0.0

    def costliest(self, most: int, library: bool = False) -> list[Line]:
        """The lines with the most cycles, of the user's files unless `library`."""
        some = (line for line in self.lines if library or not line.library)
        return sorted(some, key=lambda line: (-line.costs.cycles, -line.costs.packets, line.file, line.line))[:most]

    def longest(self, most: int) -> list[Waited]:
        """The longest waits at the user's lines, without calls of the user's functions."""
        return [one for one in self.waits if not one.library and not one.inside][:most]

    def called(self, most: int) -> list[Called]:
        """The nodes of the call tree with the greatest inclusive cycles, in the tree's order. The nodes that started
        them are there, too."""
        order = sorted(range(len(self.calls)), key=lambda at: (-self.calls[at].inclusive, at))
        return [self.calls[at] for at in sorted(order[:most])]

    def files(self) -> list[str]:
        """The user's files that have lines here, in the order of their cost."""
        cost: dict[str, int] = {}
        for line in self.lines:
            if not line.library:
                cost[line.file] = cost.get(line.file, 0) + line.costs.cycles
        return sorted(cost, key=lambda file: (-cost[file], file))


def profile(
    run: Run, module: Module, heading: Heading, calls: tuple[Called, ...] = (), part: Part | None = None
) -> Profile:
    """The profile of a run. calls: the call tree of the cycles that it is of (calls.py). part: these cycles; None: the
    whole run. Raises ValueError if the part is None and the run was made without Options.profile."""
    if part is None:
        part = whole(run)
    sums = _Sums(module, part.tally)
    return Profile(
        heading.program,
        heading.description.name,
        heading.description.clock.hertz,
        part.first,
        part.figures.cycles,
        run.status,
        "" if run.trap is None else run.trap.line,
        part.tally.pes,
        tuple(sorted(sums.lines(), key=lambda line: (line.library, line.file, line.line))),
        tuple(sorted(sums.functions(), key=lambda one: (-one.costs.cycles, -one.costs.packets, one.name))),
        sums.all.costs(),
        tuple(one for one in _movers(part.figures, heading) if one.moved or one.busy),
        waits(part.tally, sums.operations, sums.places),
        received(part),
        *traffic(part),
        calls,
        None if part.first else part.overview,
    )


def _movers(done: Figures, heading: Heading) -> Iterator[Mover]:
    for counters in done.counters:
        for number, one in enumerate(counters.engines):
            place = counters.pe, number
            yield Mover(heading.track("sends", *place), one.commands, one.sent, one.sending)
            yield Mover(heading.track("receives", *place), 0, one.received, one.receiving)
    for number, one in enumerate(done.interfaces):
        place = heading.target.pes + number, 0
        yield Mover(heading.track("handles", *place), one.handlers, 0, one.busy)
        yield Mover(heading.track("moves", *place), 0, one.fetched + one.stored, one.moving)
        yield Mover(heading.track("sends", *place), one.packets, one.sent, one.sending)
        yield Mover(heading.track("receives", *place), 0, one.received, one.receiving)
    for link in done.links:
        yield Mover(heading.track("link", link.switch, link.output), 0, link.moved, link.busy)


@dataclass(slots=True)
class _Sum:
    """Costs while they are added up."""

    numbers: dict[str, int] = field(default_factory=lambda: dict.fromkeys((f.name for f in fields(Costs)), 0))
    runs: int = 0
    functions: dict[str, None] = field(default_factory=dict[str, None])
    calls: dict[tuple[str, int], int] = field(default_factory=dict[tuple[str, int], int])

    def add(self, **more: int) -> None:
        for name, number in more.items():
            self.numbers[name] += number

    def costs(self) -> Costs:
        return Costs(**self.numbers)


class _Sums:
    """Adds up the tally in one pass."""

    def __init__(self, module: Module, tally: Tally):
        self.all = _Sum()
        self._lines: dict[tuple[str, int], _Sum] = {}
        self._functions: dict[str, _Sum] = {}
        self.places: dict[str, tuple[str, str, int]] = {}
        self.operations: list[tuple[Template, Op]] = [
            (template, op) for template in module.templates for block in template.blocks for op in block.ops
        ]
        for template in module.templates:
            self.places[plain(template.name)] = (template.role, template.span.file, template.span.line)
        for number, (template, op) in enumerate(self.operations, 1):
            self._operation(template, op, number, tally)
        for number, taken in tally.asked:
            template, op = self.operations[number - 1]
            self._taken(template, op.span, taken)
        for taken in tally.entries:
            if taken.number >= 0:
                template = module.templates[taken.number]
                self._taken(template, _first(template, taken.entry).ops[0].span, taken)

    def _sums(self, template: Template, span: Span) -> Iterator[_Sum]:
        """The sums to which costs at a place are added: of the line, of the function, and of all."""
        inlined = isinstance(span, Inlined)
        name = plain(span.function if inlined else template.name)
        if name not in self.places:  # a function with only inlined calls
            self.places[name] = ("function", span.file, span.line)
        line = self._lines.setdefault((span.file, span.line), _Sum())
        line.functions[name] = None
        yield line
        yield self._functions.setdefault(name, _Sum())
        yield self.all

    def _operation(self, template: Template, op: Op, number: int, tally: Tally) -> None:
        more = {
            "threads": tally.cycles[number],
            "beside": tally.beside[number],
            "services": tally.services[number],
            "sent": tally.sent[number],
            "far": tally.far[number],
            "replies": tally.replies[number],
            "far_replies": tally.far_replies[number],
        }
        if not (tally.runs[number] or any(more.values())):
            return
        for one in self._sums(template, op.span):
            one.add(**more)
            one.runs = max(one.runs, tally.runs[number])
            if isinstance(op.span, Inlined):
                at = op.span.at.file, op.span.at.line
                one.calls[at] = one.calls.get(at, 0) + tally.cycles[number]

    def _taken(self, template: Template, span: Span, taken: Taken) -> None:
        for one in self._sums(template, span):
            one.add(dispatch=taken.dispatch, matching=taken.matching, spilling=taken.spilling, bypass=taken.bypass)

    def lines(self) -> Iterable[Line]:
        for (file, number), one in self._lines.items():
            calls = tuple(Call(*at, cycles) for at, cycles in sorted(one.calls.items()))
            yield Line(file, number, one.runs, one.costs(), tuple(one.functions), calls)

    def functions(self) -> Iterable[Function]:
        for name, one in self._functions.items():
            if one.costs().any:
                yield Function(name, *self.places[name], one.costs())


def _first(template: Template, label: str) -> Block:
    return next(block for block in template.blocks if block.label == label)
