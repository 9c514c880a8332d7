"""Register coalescing: a result is computed directly in the register to which it is moved.

needs: any template. leaves: no `mov` of a register that is set once, in the same block, and read only by that `mov`.

    %t = add.i32 %a, %b
    %x = mov.i32 %t              %x = add.i32 %a, %b
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.flow import without_unready
from emc.ir.module import Block, Op, Reg, Template
from emc.ir.operations import MOVES


def coalesce(template: Template) -> Template:
    reads: dict[str, int] = {}
    sets: dict[str, int] = {}
    for block in template.blocks:
        for reg in block.entry.parameters if block.entry else ():
            sets[reg.name] = sets.get(reg.name, 0) + 1
        for op in block.ops:
            for value in op.operands:
                if type(value) is Reg:
                    reads[value.name] = reads.get(value.name, 0) + 1
            if op.result is not None:
                sets[op.result.name] = sets.get(op.result.name, 0) + 1
    once = {name for name, times in sets.items() if times == 1 and reads.get(name) == 1}
    return without_unready(replace(template, blocks=tuple(_block(b, once) for b in template.blocks)))


def _block(block: Block, once: set[str]) -> Block:
    if not any(op.name in MOVES for op in block.ops):
        return block
    ops = list(block.ops)
    made: dict[str, int] = {}  # a single-use register -> the operation that makes it
    touched: dict[str, int] = {}  # the last operation that reads or sets each register
    dropped: set[int] = set()
    for i, op in enumerate(ops):
        source = op.operands[0] if op.name in MOVES else None
        if isinstance(source, Reg) and op.result is not None and source.name in made:
            at = made[source.name]
            if touched.get(op.result.name, -1) <= at:  # the operation that makes it may itself read it
                ops[at] = replace(ops[at], result=op.result)
                _checks_follow(ops, at, i, source, op.result)
                dropped.add(i)
                touched[op.result.name] = at
                if op.result.name in once:
                    made[op.result.name] = at
                continue
        for value in op.operands:
            if type(value) is Reg:
                touched[value.name] = i
        if op.result is not None:
            touched[op.result.name] = i
            if op.result.name in once:
                made[op.result.name] = i
    return replace(block, ops=tuple(op for i, op in enumerate(ops) if i not in dropped)) if dropped else block


def _checks_follow(ops: list[Op], made: int, moved: int, source: Reg, into: Reg) -> None:
    """Changes checks so that they read the register that now has the value. A check of the old value of `into` is
    removed."""
    if not any(op.checks for op in ops[made + 1 :]):
        return
    ops[moved + 1] = replace(ops[moved + 1], checks=ops[moved].checks + ops[moved + 1].checks)
    ops[moved] = replace(ops[moved], checks=())
    for i in range(made + 1, len(ops)):
        kept = (c for c in ops[i].checks if i > moved or into not in c.operands)
        ops[i] = replace(ops[i], checks=tuple(_rename(c, source, into) for c in kept))
        if i > moved and ops[i].result == into:
            break


def _rename(check: Op, source: Reg, into: Reg) -> Op:
    return replace(check, operands=tuple(into if v == source else v for v in check.operands))
