"""A result goes straight into the register that it is moved to.

needs: any module. leaves: no `mov` of a register that is set once, in the same block, and read by that `mov` alone.

    %t = add.i32 %a, %b
    %x = mov.i32 %t              %x = add.i32 %a, %b
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from emc.ir.flow import without_unready
from emc.ir.module import Block, Module, Op, Reg, Template


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
    return without_unready(replace(template, blocks=tuple(_block(b, once) for b in template.blocks)))


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
                _checks_follow(ops, at, i, source, op.result)
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


def _checks_follow(ops: list[Op], made: int, moved: int, source: Reg, into: Reg) -> None:
    """Checks read the register where the value is now. One that asked for what `into` held before is gone."""
    if not any(op.checks for op in ops[made + 1 :]):
        return
    ops[moved + 1] = replace(ops[moved + 1], checks=ops[moved].checks + ops[moved + 1].checks)
    ops[moved] = replace(ops[moved], checks=())
    for i in range(made + 1, len(ops)):
        kept = (c for c in ops[i].checks if i > moved or into not in c.operands)
        ops[i] = replace(ops[i], checks=tuple(_renamed(c, source, into) for c in kept))
        if i > moved and ops[i].result == into:
            break


def _renamed(check: Op, source: Reg, into: Reg) -> Op:
    return replace(check, operands=tuple(into if v == source else v for v in check.operands))
