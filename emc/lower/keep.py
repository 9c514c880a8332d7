"""Keeps in the frame what lives across a break: adds stores before the break, and loads after it.

needs: a template's blocks, in which registers last across breaks. leaves: each thread has its own registers.

*Stores*: a register that lives across a break is stored either before each break if it may have changed, or directly
where it is set. The cheaper way is chosen by the depth of the loops around (so a register that a loop only reads is
stored before the loop). *Loads*: an entry loads the registers that its thread reads before the thread ends. All others
stay in the frame.
"""

from __future__ import annotations

from collections.abc import Iterable

from emc.ir.module import FP, Op, Reg
from emc.ir.operations import WIDTHS
from emc.lower.builder import SENT, YIELD, At, Builder, Code, Slot
from emc.lower.once import once
from emc.options import BuildOptions
from emc.source import NOWHERE

LOOP_WEIGHT = 10  # an estimate: how often a loop's body runs
YIELD_WEIGHT = 1 / 64  # an estimate: how often an iteration of a loop that sends reaches its yield

Sets = dict[str, set[Reg]]


def keep(builder: Builder, blocks: list[Code], arrived: dict[Reg, Slot], options: BuildOptions) -> None:
    """Adds the stores and loads to the blocks. arrived: the registers whose values are in the frame at the start
    (arguments), with their slots."""
    homes = dict(arrived)
    zero_unset(blocks, arrived)
    if options.optimise:
        once(blocks, arrived, options.on("fold"), options.on("copy"))
    live = _live_in(blocks, across=True)
    dirty = _dirty_at_breaks(blocks, live, set(arrived))
    early = _cheaper_where_set(blocks, dirty)
    for block in blocks:
        _store(builder, block, early, dirty.get(block.label, set()) - early, homes)
    needed = _live_in(blocks, across=False)
    for block in blocks:
        if block.entry is not None:
            _load(builder, block, needed[block.label], homes)


def zero_unset(blocks: list[Code], arrived: Iterable[Reg]) -> None:
    """Sets variables that may be read unset to 0."""
    start, live = blocks[0], _live_in(blocks, across=True)
    span = start.ops[0].span
    unset = sorted(live[start.label] - set(arrived) - {SENT}, key=lambda r: r.name)
    start.ops[:0] = [Op(f"mov.{r.kind}", r, (0 if r.kind[0] == "i" else 0.0,), span=span) for r in unset]


# ---- liveness


def _live_in(blocks: list[Code], across: bool) -> Sets:
    """The registers that may be read after a block's start before they are set. across: whether reads after breaks
    count, too."""
    live: Sets = {}
    sets: Sets = {}
    before: dict[str, list[str]] = {b.label: [] for b in blocks}
    for block in blocks:
        live[block.label], sets[block.label] = _uses(block)
        last = block.ops[-1]
        for label in last.labels if across or last.name != "break" else ():
            before[label].append(block.label)
    work = [b.label for b in blocks]
    while work:
        label = work.pop()
        for previous in before[label]:
            new = live[label] - sets[previous] - live[previous]
            if new:
                live[previous] |= new
                work.append(previous)
    return live


def _uses(block: Code) -> tuple[set[Reg], set[Reg]]:
    """The registers that a block reads before it sets them, and those that it sets."""
    use: set[Reg] = set()
    put: set[Reg] = set(block.entry.parameters) if block.entry else set()
    for op in block.ops:
        use.update(v for v in op.operands if isinstance(v, Reg) and v not in put and v != FP)
        if op.result is not None:
            put.add(op.result)
    return use, put


# ---- stores


def _set_in(block: Code) -> set[Reg]:
    return {op.result for op in block.ops if op.result is not None}


def _dirty_at_breaks(blocks: list[Code], live: Sets, arrived: set[Reg]) -> Sets:
    """For each block with a break: the registers that live after it and may differ from their values in the frame."""
    clean = _clean_in(blocks, live, arrived)
    dirty: Sets = {}
    for block in blocks:
        last = block.ops[-1]
        if last.name == "break" and last.labels:
            wanted = set[Reg]().union(*(live[label] for label in last.labels))
            held = clean[block.label] - _set_in(block)
            dirty[block.label] = wanted - held - {SENT}
    return dirty


def _clean_in(blocks: list[Code], live: Sets, arrived: set[Reg]) -> Sets:
    """The clean registers at the start of each block, by a forward analysis. A register is clean if its home holds its
    value on every path."""
    clean: dict[str, set[Reg]] = {}
    by_label = {b.label: b for b in blocks}
    for block in blocks:
        if block.entry is not None:
            held = arrived if block is blocks[0] else live[block.label]
            clean[block.label] = (held & live[block.label]) - set(block.entry.parameters)
    work = list(clean)
    while work:
        block = by_label[work.pop()]
        if block.ops[-1].name == "break":
            continue  # the block after it is an entry
        after = clean[block.label] - _set_in(block)
        for follower in block.ops[-1].labels:
            known = clean.get(follower)
            new = after & live[follower] if known is None else known & after
            if known is None or new != known:
                clean[follower] = new
                work.append(follower)
    return {b.label: clean.get(b.label, set()) for b in blocks}


def _cheaper_where_set(blocks: list[Code], dirty: Sets) -> set[Reg]:
    """The registers that are cheaper to store wherever they are set."""
    often = _often(blocks)
    at_breaks: dict[Reg, float] = {}
    for block in blocks:
        for reg in dirty.get(block.label, ()):
            at_breaks[reg] = at_breaks.get(reg, 0) + often[block.label]
    where_set = dict.fromkeys(at_breaks, 0.0)
    for block in blocks:
        places = [*(block.entry.parameters if block.entry else ()), *(op.result for op in block.ops)]
        for reg in places:
            if reg is not None and reg in where_set:
                where_set[reg] += often[block.label]
    return {reg for reg, cost in at_breaks.items() if where_set[reg] < cost}


def _often(blocks: list[Code]) -> dict[str, float]:
    """An estimate of how often each block runs in one activation. Each side of a branch is assumed to run half of the
    times."""
    ways: dict[str, float] = {blocks[0].label: 1.0}
    often: dict[str, float] = {}
    for block in blocks:
        here = ways.get(block.label, 1.0)  # 1: only later blocks jump to it
        often[block.label] = here * LOOP_WEIGHT**block.depth
        last = block.ops[-1]
        if last.word == YIELD:
            often[block.label] *= YIELD_WEIGHT
        targets = dict.fromkeys(last.labels)
        for label in targets:
            if label not in often:
                ways[label] = ways.get(label, 0.0) + (here if last.name == "break" else here / len(targets))
    return often


def _home(builder: Builder, reg: Reg, homes: dict[Reg, Slot]) -> Slot:
    slot = homes.get(reg)
    if slot is None:
        slot = homes[reg] = builder.slot(reg.name, WIDTHS[reg.kind], span=NOWHERE)
    return slot


def _store(builder: Builder, block: Code, early: set[Reg], late: set[Reg], homes: dict[Reg, Slot]) -> None:
    """Adds the stores of a block. early: registers to store where they are set; late: registers to store before the
    break."""

    def store(reg: Reg, like: Op) -> Op:
        return Op(f"store.{reg.kind}", None, (FP, At(_home(builder, reg, homes)), reg), span=like.span)  # type: ignore[arg-type]

    ops = [store(reg, block.ops[0]) for reg in (block.entry.parameters if block.entry else ()) if reg in early]
    for op in block.ops[:-1]:
        ops.append(op)
        if op.result is not None and op.result in early:
            ops.append(store(op.result, op))
    last = block.ops[-1]
    ops += [store(reg, last) for reg in sorted(late, key=lambda r: r.name)]
    block.ops = [*ops, last]


# ---- loads


def _load(builder: Builder, block: Code, needed: set[Reg], homes: dict[Reg, Slot]) -> None:
    span = block.ops[0].span
    loads: list[Op] = []
    for reg in sorted(needed, key=lambda r: r.name):
        if reg == SENT:
            loads.append(Op("mov.i32", SENT, (0,), span=span))
        else:
            home = At(_home(builder, reg, homes))
            loads.append(Op(f"load.{reg.kind}", reg, (FP, home), span=span))  # type: ignore[arg-type]
    block.ops[:0] = loads
