"""Splits a function into threads: the blocks of a Builder become a Template.

needs: blocks in which `break ^e` is followed by control at entry e, and in which registers last across breaks. leaves:
every register that lives across a break has a home in the frame (lower/keep.py). Entries have cells, slots have
offsets, and `At` operands are numbers.

    before                              after
    %s = add.i32 %s, %v                 %s = add.i32 %s, %v
    %k = cont ^reply                    %k = cont ^reply
    send read32 %p, %k                  send read32 %p, %k
    break ^reply                        store.i32 [%fp+20], %s
  ^reply(%v):                           break ^reply
    br ^loop                          ^reply 3(%v):
                                        %s = load.i32 [%fp+20]
                                        br ^loop
"""

from __future__ import annotations

from typing import Literal

from emc.dataclass import dataclass, field, replace
from emc.ir import module as ir
from emc.ir.flow import without_unready
from emc.ir.module import FP, Block, Op, Operand, Reg, Template
from emc.ir.operations import ONLY_RESULT
from emc.ir.traits import Traits
from emc.lower.builder import At, Builder, CellOf, Code, Entry, Group, Slot, wrap
from emc.lower.keep import keep, zero_unset
from emc.options import BuildOptions
from emc.source import NOWHERE, Span
from emc.target import FIRST_ARGUMENT, NEAR_ARGUMENTS, SEGMENT, SEGMENT_CELLS, WORD, argument_word


@dataclass(slots=True)
class Shape:
    """The facts about a template that its Builder does not know."""

    name: str
    role: Literal["function", "block"]
    arguments: int  # words
    span: Span
    homes: dict[Reg, Slot] = field(default_factory=dict[Reg, Slot])  # the registers that arrive in the frame


def split(builder: Builder, shape: Shape, options: BuildOptions) -> Template:
    """Splits the builder's blocks. In a checked build, the template's objects have spans in the source."""
    blocks = _reachable(builder.blocks)
    _drop_unneeded(blocks)
    keep(builder, blocks, shape.homes, options)
    blocks = _share_cells(builder, shape, blocks)
    entries = [b.entry for b in blocks if b.entry is not None]
    used = _used_slots(blocks, entries)
    frame = _lay_out(shape, entries, used)
    template = Template(
        shape.name,
        shape.role,
        shape.arguments,
        frame,
        builder.lasting or any(s.escapes for s in used),
        tuple(
            ir.Slot(s.name, s.offset, s.size, s.span if options.checked else NOWHERE)
            for s in sorted(used, key=lambda s: s.offset)
        ),
        tuple(_final(b) for b in blocks),
        shape.span,
    )
    return without_unready(template)


def one_thread(builder: Builder, name: str, traits: Traits) -> Template:
    """The template of a handler, which has no breaks and only registers. The first block is the entry."""
    blocks = _reachable(builder.blocks)
    _drop_unneeded(blocks)
    zero_unset(blocks, ())
    assert not _used_slots(blocks, []), f"{name} needs a frame"
    assert blocks[0].entry is not None
    blocks[0].entry.cell = 0
    final = tuple(_final(b) for b in blocks)
    return without_unready(Template(name, "handler", 0, 0, False, (), final, builder.span, traits))


# ---- the blocks of the template


def _reachable(blocks: list[Code]) -> list[Code]:
    by_label = {b.label: b for b in blocks}
    seen: set[str] = set()
    work = [blocks[0].label]
    while work:
        label = work.pop()
        if label in seen:
            continue
        seen.add(label)
        for op in by_label[label].ops:
            work.extend(op.labels)
    return [b for b in blocks if b.label in seen]


def _drop_unneeded(blocks: list[Code]) -> None:
    """Removes operations without effects whose result is not needed. A register is needed if an operation that stays
    reads it, so a counter that only counts itself is removed."""
    makers: dict[Reg, list[Op]] = {}
    work: list[Op] = []
    for block in blocks:
        for op in block.ops:
            if op.result is not None and op.name in ONLY_RESULT:
                makers.setdefault(op.result, []).append(op)
            else:
                work.append(op)
    kept = {id(op) for op in work}
    while work:
        for value in work.pop().operands:
            if isinstance(value, Reg):
                for op in makers.pop(value, ()):
                    kept.add(id(op))
                    work.append(op)
    for block in blocks:
        _keep_only(block, kept)


def _keep_only(block: Code, kept: set[int]) -> None:
    """Removes the other operations of a block. Their checks are added to the operations after them."""
    left: list[Op] = []
    checks: tuple[Op, ...] = ()
    for op in block.ops:
        if id(op) not in kept:
            checks += op.checks
        else:
            left.append(replace(op, checks=checks + op.checks) if checks else op)
            checks = ()
    block.ops = left


def _used_slots(blocks: list[Code], entries: list[Entry]) -> list[Slot]:
    """The slots that operations name, and the slots after the cells of entries, in order of first mention."""
    found: dict[Slot, None] = {e.wide: None for e in entries if e.wide is not None}
    for block in blocks:
        for op in block.ops:
            found.update((v.slot, None) for v in op.operands if isinstance(v, At))
    return list(found)


# ---- too many entries for one segment: the entries of a group share a cell and remember where to continue


def _cells_needed(entries: list[Entry]) -> int:
    return sum(2 if e.wide else 1 for e in entries)


def _share_cells(builder: Builder, shape: Shape, blocks: list[Code]) -> list[Code]:
    entries = [b.entry for b in blocks if b.entry is not None]
    free = SEGMENT_CELLS - 1 - min(shape.arguments, NEAR_ARGUMENTS)
    groups: dict[Group, list[Entry]] = {}
    for entry in entries[1:]:  # the first is the start entry
        if entry.group is not None:
            groups.setdefault(entry.group, []).append(entry)
    needed = _cells_needed(entries)
    for group in sorted(groups, key=lambda g: -_cells_saved(groups[g])):
        if needed <= free or _cells_saved(groups[group]) <= 0:
            break
        needed -= _cells_saved(groups[group])
        blocks = _share(builder, blocks, groups[group])
    if needed > free:
        raise TooManyEntries(shape.name, shape.span, needed, free)
    return blocks


def _cells_saved(entries: list[Entry]) -> int:
    """The number of cells that are saved if these entries share one."""
    return _cells_needed(entries) - (2 if any(e.wide for e in entries) else 1)


class TooManyEntries(Exception):
    """Raised for a template with more entries that may wait at the same time than a segment has cells."""

    def __init__(self, name: str, span: Span, needed: int, free: int):
        super().__init__(name)
        self.span = span
        self.text = (
            f"`{name}` has threads that wait at {needed} places at the same time, but a frame has cells for only {free}"
        )


def _share(builder: Builder, blocks: list[Code], entries: list[Entry]) -> list[Code]:
    """Gives all of `entries` one cell. The thread there branches by the packet's number, or by the number that the
    activation stored before its break."""
    numbered = entries[0].number >= 0
    number = {e.label: e.number if numbered else i for i, e in enumerate(entries)}
    state = builder.slot("resume", WORD, span=NOWHERE)
    wide = Slot("wide", WORD) if any(e.wide for e in entries) else None
    arrived = tuple(builder.register("i32", p.name) for p in entries[0].parameters)
    shared = Entry(builder.label("resume"), arrived, None, wide=wide)
    wides = {e.wide: wide for e in entries if e.wide} if wide is not None else {}
    for block in blocks:
        ops: list[Op] = []
        if block.entry is not None and block.label in number:
            span = block.ops[0].span
            mine = block.entry.parameters
            ops += [Op("mov.i32", into, (v,), span=span) for into, v in zip(mine, arrived, strict=True)]
            block.entry = None
        for op in block.ops:
            op = _move_slots(op, wides)
            if op.name in ("cont", "break") and any(label in number for label in op.labels):
                if op.name == "break" and not numbered:
                    resume = next(number[label] for label in op.labels if label in number)
                    ops.append(Op("store.i32", None, (FP, At(state), resume), span=op.span))  # type: ignore[arg-type]
                labels = (shared.label if label in number else label for label in op.labels)
                op = replace(op, labels=tuple(dict.fromkeys(labels)))
            ops.append(op)
        block.ops = ops
    return [*blocks, _dispatch(builder, shared, None if numbered else state, number)]


def _dispatch(builder: Builder, shared: Entry, state: Slot | None, number: dict[str, int]) -> Code:
    """The block of the shared entry."""
    span = builder.span
    dispatch = Code(shared.label, shared)
    chosen = shared.parameters[0]
    if state is not None:
        chosen = builder.register("i32", "resume")
        dispatch.ops.append(Op("load.i32", chosen, (FP, At(state)), span=span))  # type: ignore[arg-type]
    first, *others = number
    cases = tuple(number[label] for label in others)
    dispatch.ops.append(Op("switch", None, (chosen,), (first, *others), cases=cases, span=span))
    return dispatch


def _move_slots(op: Op, moved: dict[Slot, Slot]) -> Op:
    if not moved or not any(isinstance(v, At) and v.slot in moved for v in op.operands):
        return op
    operands = tuple(At(moved.get(v.slot, v.slot), v.plus) if isinstance(v, At) else v for v in op.operands)
    return replace(op, operands=operands)  # type: ignore[arg-type]


# ---- the frame


def _lay_out(shape: Shape, entries: list[Entry], slots: list[Slot]) -> int:
    """Assigns cells and offsets; returns the size of the frame in bytes. The head, the start entry and the arguments
    come first, then the cells of entries, then the rest."""
    taken = {0, 1} | {argument_word(i) for i in range(shape.arguments)}
    entries[0].cell = 1
    at = FIRST_ARGUMENT
    for entry in entries[1:]:
        words = 2 if entry.wide else 1
        while any(at + w in taken for w in range(words)):
            at += 1
        assert at < SEGMENT_CELLS, "entry cell outside of the segment"
        entry.cell = at
        taken |= {at + w for w in range(words)}
        if entry.wide is not None:
            entry.wide.offset = (at + 1) * WORD
    free = [w for w in range(SEGMENT_CELLS) if w not in taken]
    end = max(SEGMENT_CELLS, max(taken) + 1)
    top = max(taken) + 1
    for slot in slots:
        if slot.offset >= 0:
            continue
        words = -(-slot.size // WORD)
        if slot.align > WORD:
            to = min(slot.align, SEGMENT)
            word = -(-end * WORD // to) * to // WORD
            end = word + words
        elif slot.size <= WORD and free:
            word = free.pop(0)
        else:
            word = _run(free, words)
            if word is None:
                word, end = end, end + words
        slot.offset = word * WORD
        top = max(top, word + words)
    return top * WORD


def _run(free: list[int], words: int) -> int | None:
    """The first word of a run of `words` free words below the segment's end; None if there is none. Marks them as
    used."""
    for i in range(len(free) - words + 1):
        if free[i + words - 1] - free[i] == words - 1:
            word = free[i]
            del free[i : i + words]
            return word
    return None


def _final(block: Code) -> Block:
    entry = ir.Entry(block.entry.cell, block.entry.parameters) if block.entry else None
    return Block(block.label, entry, tuple(_resolve(op) for op in block.ops))


def _resolve(op: Op) -> Op:
    if op.checks:
        op = replace(op, checks=tuple(_resolve(check) for check in op.checks if _has_place(check)))
    if any(isinstance(v, At | CellOf) for v in op.operands):
        return replace(op, operands=tuple(_number(v) for v in op.operands))
    return op


def _has_place(check: Op) -> bool:
    """Whether a check names a place that the frame has. A slot that nothing else uses, and a shared cell, have no
    place."""
    return all(
        v.entry.cell >= 0 if isinstance(v, CellOf) else not isinstance(v, At) or v.slot.offset >= 0
        for v in check.operands
    )


def _number(value: Operand | At | CellOf) -> Operand:
    match value:
        case At():
            return wrap(value.slot.offset + value.plus)
        case CellOf():
            return value.entry.cell * WORD
        case _:
            return value
