"""Where the cycles of a run went: what an engine counts while it runs, and what a profile is made of.

    counts      by block, entry and PE, as the engine has them at the end
    tally       by operation, entry and PE; each cycle of each PE is in one place

Cycles beyond the end of the run, of what PEs had begun, are in no place: `Last` says what a PE was at. Of a thread that
was not done the blocks must have been counted up to the end only: an engine that finds at the end that a PE has
`overrun` it goes the way again, counting up to that cycle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from emc.ir.module import Block, Module, Op
from emc.ir.operations import TABLE
from emc.machine.counters import Counters
from emc.machine.description import Cost, Description
from emc.target import HOST, NORMAL

NEVER = 1 << 62
Entry = tuple[int, int]  # number of a template from 1, and cell; of a special packet 0 and its type


@dataclass(slots=True)
class Last:
    """What a PE did last: a packet for `entry` was taken at `taken`, after `spill` cycles for spilled packets it was
    dispatched, waited `gap` cycles for the packet buffer's unit until `started`; the PE is done with it at `busy`.
    In all: waited: cycles without work while the next packet was under way; matched: packets for matching entries;
    gapped: cycles in which it waited for that unit."""

    entry: Entry = (0, NORMAL)
    taken: int = 0
    spill: int = 0
    gap: int = 0
    started: int = 0
    busy: int = 0
    waited: int = 0
    matched: int = 0
    gapped: int = 0


@dataclass(slots=True)
class Service:
    """Host services that an operation asked for: requests, cycles of the services, and for spilled packets."""

    packets: int = 0
    cycles: int = 0
    spill: int = 0


@dataclass(slots=True)
class Sent:
    """Packets by the operation that sent them, or for whose packet a handler or the host did (`replies`); far: those
    among them that left the PE."""

    own: list[int]
    far: list[int]
    replies: list[int]
    far_replies: list[int]


@dataclass(slots=True)
class Ran:
    """How often blocks were run to their end, by their number in the module; and of those that were not, because of a
    trap or the end of the run: (an operation of the block, cycles of it)."""

    blocks: Sequence[int]
    cut: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])


@dataclass(slots=True)
class Counts:
    """All that an engine counts. beside: of accesses that bypassed, decoding: and of their decoding, by packet type;
    entries: packets, cycles for spilled ones, cycles in which the packet buffer's unit was waited for; services: by
    operation; serving: by PE, the operation, begin and end of its last service; served: cycles of services by PE;
    beside_until: by PE, when its unit is done."""

    ran: Ran
    beside: Ran
    decoding: dict[int, int]
    sent: Sent
    entries: dict[Entry, tuple[int, int, int]]
    lasts: Sequence[Last]
    services: dict[int, Service]
    serving: dict[int, tuple[int, int, int]]
    served: dict[int, int]
    beside_until: Sequence[int]

    def overrun(self, cycles: int) -> bool:
        """Whether a PE was inside of a thread, or its packet buffer busy, when the run ended."""
        inside = any(last.busy > max(cycles, last.started) for last in self.lasts)
        return inside or max(self.beside_until) > cycles


@dataclass(frozen=True, slots=True)
class Taken:
    """What the packets for an entry of a template cost their PEs before the thread began. number: of the template in
    the module, from 0."""

    number: int
    entry: str
    packets: int
    dispatch: int
    matching: int
    spilling: int
    bypass: int


@dataclass(frozen=True, slots=True)
class Spent:
    """A PE's cycles: in threads; in host services; in dispatching packets; in matching them; in moving them to memory
    and back; waiting for accesses that bypass; without work while the next packet was under way; without work."""

    threads: int
    services: int
    dispatch: int
    matching: int
    spilling: int
    bypass: int
    network: int
    idle: int


@dataclass(frozen=True, slots=True)
class Tally:
    """By number of the operation, from 1; 0 is the machine's own. runs: how often it was done. cycles: in threads;
    beside: in accesses that bypassed them; services: of the host; sent, far, replies, far_replies: packets, see Sent;
    asked: what its requests to the host cost before the service. entries: of packets for threads. pes: by PE."""

    runs: tuple[int, ...]
    cycles: tuple[int, ...]
    beside: tuple[int, ...]
    services: tuple[int, ...]
    sent: tuple[int, ...]
    far: tuple[int, ...]
    replies: tuple[int, ...]
    far_replies: tuple[int, ...]
    asked: tuple[tuple[int, Taken], ...]
    entries: tuple[Taken, ...]
    pes: tuple[Spent, ...]


def tally(module: Module, machine: Description, counts: Counts, counters: tuple[Counters, ...], cycles: int) -> Tally:
    """What the counts of a run that ended at that cycle mean."""
    costs = _Costs(module, machine)
    runs, spent = costs.by_operation(counts.ran)
    more, beside = costs.by_operation(counts.beside)
    for kind, decoding in counts.decoding.items():
        beside[costs.first_operation((0, kind))] += decoding
    over = [_Over(last, cycles, machine, costs.is_matching(last.entry)) for last in counts.lasts]
    services = [0] * len(spent)
    for op, service in counts.services.items():
        services[op] += service.cycles
    served = dict(counts.served)
    for pe, (op, begin, end) in counts.serving.items():
        beyond = max(0, end - max(begin, cycles))
        services[op] -= beyond
        served[pe] = served.get(pe, 0) - beyond
    return Tally(
        tuple(map(sum, zip(runs, more, strict=True))),
        tuple(spent),
        tuple(beside),
        tuple(services),
        tuple(counts.sent.own),
        tuple(counts.sent.far),
        tuple(counts.sent.replies),
        tuple(counts.sent.far_replies),
        tuple(_asked(counts, over, machine)),
        tuple(_entries(counts, over, costs, machine)),
        tuple(
            _spent(one, last, gone, served.get(one.pe, 0), machine)
            for one, last, gone in zip(counters, counts.lasts, over, strict=True)
        ),
    )


class _Over:
    """What of a PE's last dispatch lies beyond the end of the run."""

    def __init__(self, last: Last, cycles: int, machine: Description, matching: bool):
        special = last.entry[0] == 0 and last.entry[1] != NORMAL
        parts = (
            last.spill,
            machine.thread.dispatch + (0 if special else machine.thread.link),
            machine.thread.matching if matching else 0,
            last.gap,
        )
        ends = list(accumulate(parts, initial=last.taken))[1:]
        over = [min(part, max(0, end - cycles)) for part, end in zip(parts, ends, strict=True)]
        self.entry = last.entry
        self.spill, self.dispatch, self.matching, self.gap = over if last.busy else (0, 0, 0, 0)


def _spent(one: Counters, last: Last, over: _Over, services: int, machine: Description) -> Spent:
    matching = last.matched * machine.thread.matching - over.matching
    bypass = last.gapped - over.gap
    return Spent(
        one.busy - services,
        services,
        one.dispatch - matching,
        matching,
        one.spilling,
        bypass,
        last.waited,
        one.idle - bypass - last.waited,
    )


def _asked(counts: Counts, over: Iterable[_Over], machine: Description) -> Iterable[tuple[int, Taken]]:
    gone = {op: _Lost() for op in counts.services}
    for pe, one in enumerate(over):
        if one.entry == (0, HOST):
            gone[counts.serving[pe][0]].add(one)
    for op, service in sorted(counts.services.items()):
        lost = gone[op]
        dispatch = service.packets * machine.thread.dispatch - lost.dispatch
        yield op, Taken(-1, "", service.packets, dispatch, 0, service.spill - lost.spill, 0)


class _Lost:
    """Sums of what lies beyond the end."""

    def __init__(self) -> None:
        self.spill = self.dispatch = self.matching = self.gap = 0

    def add(self, one: _Over) -> None:
        self.spill += one.spill
        self.dispatch += one.dispatch
        self.matching += one.matching
        self.gap += one.gap


def _entries(counts: Counts, over: Iterable[_Over], costs: _Costs, machine: Description) -> Iterable[Taken]:
    gone: dict[Entry, _Lost] = {}
    for one in over:
        gone.setdefault(one.entry, _Lost()).add(one)
    for entry, (packets, spill, gap) in sorted(counts.entries.items()):
        if entry == (0, HOST):
            continue
        lost = gone.get(entry, _Lost())
        number, label = costs.named(entry)
        each = machine.thread.dispatch + (machine.thread.link if costs.is_normal(entry) else 0)
        yield Taken(
            number,
            label,
            packets,
            packets * each - lost.dispatch,
            packets * machine.thread.matching * costs.is_matching(entry) - lost.matching,
            spill - lost.spill,
            gap - lost.gap,
        )


def cost_of(op: Op, cost: Cost) -> int:
    """Cycles of an operation."""
    return cost.of(TABLE[op.name].cost)


def same_end(first: int, second: int) -> None:
    """Holds that the second way of a run, on which blocks are counted to its end, came that far."""
    if second < first:
        raise RuntimeError(f"a run went two ways: to cycle {first}, then to {second}")


class _Costs:
    """A module's blocks with the cycles of their operations, and its entries by number."""

    def __init__(self, module: Module, machine: Description):
        self.module = module
        self.blocks: list[tuple[int, Block, list[int]]] = []  # number of the first operation, block, cost of each
        self.block_of: list[int] = [-1]  # by operation
        self.entries: dict[Entry, tuple[int, Block]] = {}
        kinds = HOST
        for index, template in enumerate(module.templates):
            kinds += template.role == "handler"
            for block in template.blocks:
                costs = [cost_of(op, machine.cost) for op in block.ops]
                first = len(self.block_of)
                self.block_of += [len(self.blocks)] * len(costs)
                self.blocks.append((first, block, costs))
                if block.entry is not None:
                    key = (0, kinds) if template.role == "handler" else (index + 1, block.entry.cell)
                    self.entries[key] = index, block

    def is_normal(self, entry: Entry) -> bool:
        return entry[0] > 0 or entry[1] == NORMAL

    def is_matching(self, entry: Entry) -> bool:
        found = self.entries.get(entry)
        return found is not None and entry[0] > 0 and found[1].entry is not None and len(found[1].entry.parameters) == 2

    def first_operation(self, entry: Entry) -> int:
        """The number of the first operation behind an entry."""
        label = self.entries[entry][1]
        return next(first for first, block, _ in self.blocks if block is label)

    def named(self, entry: Entry) -> tuple[int, str]:
        """Number of the template, from 0, and label; -1 when there is no such entry: the packet ended the run."""
        number, block = self.entries.get(entry, (-1, None))
        return number, "" if block is None else block.label

    def by_operation(self, ran: Ran) -> tuple[list[int], list[int]]:
        """How often each operation was done, and its cycles."""
        runs, cycles = [0] * len(self.block_of), [0] * len(self.block_of)
        for times, (first, _, costs) in zip(ran.blocks, self.blocks, strict=True):
            if times:
                for op, cost in enumerate(costs, first):
                    runs[op] += times
                    cycles[op] += times * cost
        for some, left in ran.cut:
            first, _, costs = self.blocks[self.block_of[some]]
            for op, cost in enumerate(costs, first):
                if left <= 0:
                    break
                runs[op] += 1
                cycles[op] += min(cost, left)
                left -= cost
        return runs, cycles
