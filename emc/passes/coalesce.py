"""A result goes straight into the register that it is moved to.

needs: any module. leaves: no `mov` of a register that is set once, in the same block, and read by that `mov` alone.

    %t = add.i32 %a, %b
    %x = mov.i32 %t              %x = add.i32 %a, %b
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from emc.ir.module import Block, Module, Reg, Template


def coalesce(module: Module) -> Module:
    return replace(module, templates=tuple(_template(t) for t in module.templates))


def _template(template: Template) -> Template:
    reads: Counter[Reg] = Counter()
    sets: Counter[Reg] = Counter()
    for block in template.blocks:
        if block.entry is not None:
            sets.update(block.entry.parameters)
        for op in block.ops:
            reads.update(v for v in op.operands if isinstance(v, Reg))
            if op.result is not None:
                sets[op.result] += 1
    once = {r for r in sets if sets[r] == 1 and reads[r] == 1}
    return replace(template, blocks=tuple(_block(b, once) for b in template.blocks))


def _block(block: Block, once: set[Reg]) -> Block:
    ops = list(block.ops)
    made: dict[Reg, int] = {}  # a single-use register -> the operation that makes it
    touched: dict[Reg, int] = {}  # the last operation that reads or sets a register
    dropped: set[int] = set()
    for i, op in enumerate(ops):
        source = op.operands[0] if op.name.startswith("mov.") else None
        if isinstance(source, Reg) and op.result is not None and source in made:
            at = made[source]
            if touched.get(op.result, -1) <= at:  # the maker itself may read it
                ops[at] = replace(ops[at], result=op.result)
                dropped.add(i)
                touched[op.result] = at
                if op.result in once:
                    made[op.result] = at
                continue
        for value in op.operands:
            if isinstance(value, Reg):
                touched[value] = i
        if op.result is not None:
            touched[op.result] = i
            if op.result in once:
                made[op.result] = i
    return replace(block, ops=tuple(op for i, op in enumerate(ops) if i not in dropped)) if dropped else block
