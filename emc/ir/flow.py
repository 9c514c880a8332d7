"""Definite assignment: is every register set on every path from every entry to every use?

This is a forward dataflow analysis over the blocks of a template. A set of registers is the bits of one int. The
registers that are certainly set at the start of a block are those that all its predecessors set; if it is an entry,
only its parameters (and fp) among them. Blocks that no entry reaches are skipped.
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.module import FP, Block, Op, Reg, Template
from emc.ir.operations import BRANCHES


def successors(block: Block) -> tuple[str, ...]:
    """The labels of the blocks that may run next in the same thread. A `break` names labels, too, but does not jump to
    them."""
    last = block.ops[-1]
    return last.labels if last.name in BRANCHES else ()


def unset(template: Template) -> tuple[Block, int, Reg] | None:
    """The first use of a register that isn't set on every path: (block, index of the operation, register); None if
    there is none."""
    bits: dict[Reg, int] = {}
    inputs = _inputs(template, bits)
    for block in template.blocks:
        if block.label not in inputs:
            continue
        known = inputs[block.label]
        for index, op in enumerate(block.ops):
            for reader in (*op.checks, op):
                for register in reader.operands:
                    if isinstance(register, Reg) and not known & _bit(bits, register):
                        return block, index, register
            known |= _sets(bits, op)
    return None


def without_unready(template: Template) -> Template:
    """The template without the checks that read a register which is not set on every path."""
    if not any(op.checks for block in template.blocks for op in block.ops):
        return template
    bits: dict[Reg, int] = {}
    inputs = _inputs(template, bits)
    return replace(template, blocks=tuple(_ready(b, inputs.get(b.label, 0), bits) for b in template.blocks))


def _ready(block: Block, known: int, bits: dict[Reg, int]) -> Block:
    ops: list[Op] = []
    for op in block.ops:
        if op.checks:
            at = known
            ready = tuple(c for c in op.checks if all(not isinstance(v, Reg) or at & _bit(bits, v) for v in c.operands))
            op = op if len(ready) == len(op.checks) else replace(op, checks=ready)
        known |= _sets(bits, op)
        ops.append(op)
    return replace(block, ops=tuple(ops))


def _inputs(template: Template, bits: dict[Reg, int]) -> dict[str, int]:
    """The registers that are certainly set at the start of each block that an entry reaches."""
    blocks = {block.label: block for block in template.blocks}
    given = 0 if template.role == "handler" else _bit(bits, FP)
    inputs: dict[str, int] = {}
    for block in template.blocks:
        if block.entry:
            inputs[block.label] = given | sum(_bit(bits, r) for r in set(block.entry.parameters))
    made = {block.label: _all_sets(bits, block) for block in template.blocks}
    work = list(inputs)
    while work:
        label = work.pop()
        known = inputs[label] | made[label]
        for after in successors(blocks[label]):
            met = known & inputs.get(after, known)
            if inputs.get(after) != met:
                inputs[after] = met
                work.append(after)
    return inputs


def _bit(bits: dict[Reg, int], register: Reg) -> int:
    return bits.setdefault(register, 1 << len(bits))


def _sets(bits: dict[Reg, int], op: Op) -> int:
    return _bit(bits, op.result) if op.result else 0


def _all_sets(bits: dict[Reg, int], block: Block) -> int:
    made = 0
    for op in block.ops:
        made |= _sets(bits, op)
    return made
