"""Checked builds also check accesses by packets, in the handlers of reads, writes and updates.

    ^start: entry (%a, %v)                  ^start: entry (%a, %v)
        store.i32 [%a], %v                      check.write %a, 0, 4
        break                                   store.i32 [%a], %v
                                                break

The trap names the line that sent the packet. Argument packets are not checked: the compiler chose their targets.
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.module import Block, Module, Op, Template
from emc.ir.operations import TABLE


def guard(module: Module) -> Module:
    return replace(module, templates=tuple(_template(t) for t in module.templates))


def _template(template: Template) -> Template:
    traits = template.traits
    if not traits.access or traits.ahead:
        return template  # a program's own handler is checked like all code in EM-C
    uses = traits.access == "updates"
    return replace(template, blocks=tuple(_block(block, uses) for block in template.blocks))


def _block(block: Block, uses: bool) -> Block:
    return replace(block, ops=tuple(_guard(op, uses) for op in block.ops))


def _guard(op: Op, uses: bool) -> Op:
    """Adds the check of one operation. uses: whether the loaded value is used in a computation. Otherwise it may be
    unset, since it is only copied with its record."""
    row = TABLE[op.name]
    if not row.width:
        return op
    name = "check.write" if not row.loads else "check.read" if uses else "check.copy"
    return replace(op, checks=(Op(name, None, (*op.operands[:2], row.width), span=op.span), *op.checks))
