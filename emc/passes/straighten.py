"""Straightening: consecutive blocks become one, and a jump to a jump goes to the target of the second.

needs: any template. leaves: no `br` to a block that has no other predecessor, and none to a block that is only a `br`.
Blocks that are no longer reached are removed.

    ^body:                                  ^body:
        %s = add.i32 %s, %v                     %s = add.i32 %s, %v
        br ^step                                %i = add.i32 %i, 1
    ^step:                                      br ^for
        %i = add.i32 %i, 1
        br ^for
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from emc.dataclass import replace
from emc.ir.module import Block, Op, Template


def straighten(template: Template) -> Template:
    blocks = _thread_jumps(template.blocks)
    ways = Counter(label for block in blocks for op in block.ops for label in op.labels)
    by_label = {b.label: b for b in blocks}
    merged: set[str] = set()
    result: list[Block] = []
    for block in blocks:
        if block.label in merged:
            continue
        ops = list(block.ops)
        while (following := _only_way(ops[-1], by_label, ways)) is not None and following.label != block.label:
            merged.add(following.label)
            first = following.ops[0]
            ops[-1:] = (replace(first, checks=ops[-1].checks + first.checks), *following.ops[1:])
        result.append(replace(block, ops=tuple(ops)))
    return replace(template, blocks=_reachable(tuple(b for b in result if b.label not in merged)))


def _only_way(last: Op, by_label: dict[str, Block], ways: Counter[str]) -> Block | None:
    """The block after a `br`, if it has no other predecessor."""
    if last.name != "br" or ways[last.labels[0]] != 1:
        return None
    block = by_label[last.labels[0]]
    return block if block.entry is None else None


def _thread_jumps(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks, with each label of a block that only jumps replaced by the target of the jump."""
    onward = {b.label: b.ops[0].labels[0] for b in blocks if b.entry is None and b.ops[0].name == "br"}
    if not onward:
        return blocks

    def end(label: str) -> str:
        seen: set[str] = set()
        while label in onward and label not in seen:
            seen.add(label)
            label = onward[label]
        return label

    return _reachable(tuple(replace(b, ops=tuple(_redirect(op, end) for op in b.ops)) for b in blocks))


def _redirect(op: Op, end: Callable[[str], str]) -> Op:
    if not op.labels:
        return op
    labels = tuple(end(label) for label in op.labels)
    if op.name == "brif" and labels[0] == labels[1]:
        return replace(op, name="br", operands=(), labels=labels[:1])
    return replace(op, labels=labels) if labels != op.labels else op


def _reachable(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    by_label = {b.label: b for b in blocks}
    seen: set[str] = set()
    work = [blocks[0].label, *(b.label for b in blocks if b.entry is not None)]
    while work:
        label = work.pop()
        if label not in seen:
            seen.add(label)
            work.extend(name for op in by_label[label].ops for name in op.labels)
    return tuple(b for b in blocks if b.label in seen)
