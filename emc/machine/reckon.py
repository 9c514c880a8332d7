"""Turns an engine's Counts of a run into a Tally: operations and cycles for blocks, without those after the end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import accumulate

from emc.ir.module import Block, Module
from emc.machine.counters import Counters
from emc.machine.description import Description
from emc.machine.prices import prices
from emc.machine.tally import Counts, Entry, Last, Ran, Spent, Taken, Tally
from emc.target import HOST, NORMAL


def tally(module: Module, machine: Description, counts: Counts, counters: tuple[Counters, ...], cycles: int) -> Tally:
    """The Tally of a run that ended in that cycle."""
    costs = _Costs(module, machine)
    runs, spent = costs.by_operation(counts.ran)
    more, beside = costs.by_operation(counts.beside)
    for kind, decoding in counts.decoding.items():
        beside[costs.first_operation((0, kind))] += decoding
    over = [_over(last, cycles, machine, costs.is_matching(last.entry)) for last in counts.lasts]
    services = [0] * len(spent)
    for op, service in counts.services.by_operation.items():
        services[op] += service.cycles
    served = dict(counts.services.cycles)
    for pe, (op, begin, end) in counts.services.last.items():
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
        tuple(sorted(counts.waits.items())),
    )


def _over(last: Last, cycles: int, machine: Description, matching: bool) -> Counter[str]:
    """The cycles of a PE's last dispatch that lie after the end of the run, by part."""
    special = last.entry[0] == 0 and last.entry[1] != NORMAL
    parts = {
        "spill": last.spill,
        "dispatch": machine.thread.dispatch + (0 if special else machine.thread.link),
        "matching": machine.thread.matching if matching else 0,
        "gap": last.gap,
    }
    if not last.busy:
        return Counter()
    ends = accumulate(parts.values(), initial=last.taken)
    next(ends)
    return Counter({name: min(parts[name], max(0, end - cycles)) for name, end in zip(parts, ends, strict=True)})


def _spent(one: Counters, last: Last, over: Counter[str], services: int, machine: Description) -> Spent:
    matching = last.matched * machine.thread.matching - over["matching"]
    bypass = last.gapped - over["gap"]
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


def _asked(counts: Counts, over: Iterable[Counter[str]], machine: Description) -> Iterable[tuple[int, Taken]]:
    gone: defaultdict[int, Counter[str]] = defaultdict(Counter)
    for pe, (last, one) in enumerate(zip(counts.lasts, over, strict=True)):
        if last.entry == (0, HOST):
            gone[counts.services.last[pe][0]].update(one)
    for op, service in sorted(counts.services.by_operation.items()):
        lost = gone[op]
        dispatch = service.packets * machine.thread.dispatch - lost["dispatch"]
        yield op, Taken(-1, "", service.packets, dispatch, 0, service.spill - lost["spill"], 0)


def _entries(counts: Counts, over: Iterable[Counter[str]], costs: _Costs, machine: Description) -> Iterable[Taken]:
    gone: defaultdict[Entry, Counter[str]] = defaultdict(Counter)
    for last, one in zip(counts.lasts, over, strict=True):
        gone[last.entry].update(one)
    for entry, paid in sorted(counts.entries.items()):
        if entry == (0, HOST):
            continue
        lost = gone[entry]
        number, label = costs.named(entry)
        each = machine.thread.dispatch + (machine.thread.link if costs.is_normal(entry) else 0)
        yield Taken(
            number,
            label,
            paid.packets,
            paid.packets * each - lost["dispatch"],
            paid.packets * machine.thread.matching * costs.is_matching(entry) - lost["matching"],
            paid.spill - lost["spill"],
            paid.gap - lost["gap"],
        )


class _Costs:
    """A module's blocks with the cycles of their operations, and its entries by number."""

    def __init__(self, module: Module, machine: Description):
        self.module = module
        self.blocks: list[tuple[int, Block, list[int]]] = []  # number of the first operation, block, cost of each
        self.block_of: list[int] = [-1]  # by operation
        self.entries: dict[Entry, tuple[int, Block]] = {}
        kinds, price = HOST, prices(machine)
        for index, template in enumerate(module.templates):
            kinds += template.role == "handler"
            for block in template.blocks:
                costs = price.each(template, block.ops)
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
        """The number of the first operation of an entry."""
        label = self.entries[entry][1]
        return next(first for first, block, _ in self.blocks if block is label)

    def named(self, entry: Entry) -> tuple[int, str]:
        """The number of the template, from 0, and the label. -1 if there is no such entry: the packet ended the run."""
        number, block = self.entries.get(entry, (-1, None))
        return number, "" if block is None else block.label

    def by_operation(self, ran: Ran) -> tuple[list[int], list[int]]:
        """How often each operation ran, and its cycles."""
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
