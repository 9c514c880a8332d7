"""Checked builds look at accesses by packets, too: where the handlers of reads, writes and updates touch memory.

    ^start: entry (%a, %v)                  ^start: entry (%a, %v)
        store.i32 [%a], %v                      check.write %a, 0, 4
        break                                   store.i32 [%a], %v
                                                break

The trap names the line that sent the packet. Argument packets are not looked at: they go where the compiler chose.
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
        return template  # a program's own handler is checked like all that is written in EM-C
    uses = traits.access == "updates"
    return replace(template, blocks=tuple(_block(block, uses) for block in template.blocks))


def _block(block: Block, uses: bool) -> Block:
    return replace(block, ops=tuple(_guard(op, uses) for op in block.ops))


def _guard(op: Op, uses: bool) -> Op:
    """uses: what is loaded is computed with; else it may go on, unset, to where a record is copied."""
    row = TABLE[op.name]
    if not row.width:
        return op
    name = "check.write" if not row.loads else "check.read" if uses else "check.copy"
    return replace(op, checks=(Op(name, None, (*op.operands[:2], row.width), span=op.span), *op.checks))
