"""Replaces a variable that is set once, to a constant or to another variable that is set once: it needs no place in the
frame.

needs: a template's blocks, in which registers last across breaks. leaves: no reads of such a register, so the operation
that sets it is no longer needed. `fold` and `copy` (passes/) can't see this, since a register ends with its thread.

    %n = mov.i32 100                        %n = mov.i32 100
    ...                                     ...
    break ^reply                            break ^reply
  ^reply(%v):                             ^reply(%v):
    %t = lts.i32 %v, %n                     %t = lts.i32 %v, 100
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from emc.dataclass import replace
from emc.ir.module import Op, Operand, Reg
from emc.ir.operations import MOVES
from emc.lower.builder import Code


def once(blocks: list[Code], arrived: Iterable[Reg], constants: bool, copies: bool) -> None:
    """Replaces such variables in the blocks. arrived: the registers that have a value from the start. On no path may a
    register be read before it is set."""
    setters: dict[Reg, list[Op | None]] = {reg: [None] for reg in arrived}
    readers: Counter[Operand] = Counter()
    for block in blocks:
        for reg in block.entry.parameters if block.entry else ():
            setters.setdefault(reg, []).append(None)
        for op in block.ops:
            readers.update(v for v in op.operands if isinstance(v, Reg))
            if op.result is not None:
                setters.setdefault(op.result, []).append(op)
    same: dict[Operand, Operand] = {}
    for reg, ops in setters.items():
        op = ops[0]
        if len(ops) > 1 or op is None or op.name not in MOVES:
            continue
        source = op.operands[0]
        if isinstance(source, Reg):
            if copies and len(setters.get(source, ())) == 1 and readers[source] > 1:  # otherwise only the copy remains
                same[reg] = source
        elif constants:
            same[reg] = source
    if same:
        _replace(blocks, {reg: _end(same, reg) for reg in same if isinstance(reg, Reg)})


def _end(same: dict[Operand, Operand], value: Operand) -> Operand:
    """The final value of a register, through copies of copies."""
    while isinstance(value, Reg) and value in same:
        value = same[value]
    return value


def _replace(blocks: list[Code], same: dict[Reg, Operand]) -> None:
    for block in blocks:
        for i, op in enumerate(block.ops):
            checks = tuple(_reading(check, same) for check in op.checks)
            changed = _reading(op, same)
            block.ops[i] = replace(changed, checks=checks) if checks != op.checks else changed


def _reading(op: Op, same: dict[Reg, Operand]) -> Op:
    if op.name == "frame.new" or not any(isinstance(v, Reg) and v in same for v in op.operands):
        return op
    return replace(op, operands=tuple(same.get(v, v) if isinstance(v, Reg) else v for v in op.operands))
