"""Checked builds look at accesses by packets, too: where the handlers of reads, writes and updates touch memory.

    ^start: entry (%a, %v)                  ^start: entry (%a, %v)
        store.i32 [%a], %v                      check.write %a, 0, 4
        break                                   store.i32 [%a], %v
                                                break

The trap names the line that sent the packet. Argument packets are not looked at: they go where the compiler chose.
"""

from __future__ import annotations

from dataclasses import replace

from emc.ir.module import Block, Module, Op, Template

_BYTES = {"8": 1, "16": 2, "32": 4, "64": 8}


def guard(module: Module) -> Module:
    return replace(module, templates=tuple(_template(t) for t in module.templates))


def _template(template: Template) -> Template:
    traits = template.traits
    if not traits.access or traits.ahead:
        return template  # a program's own handler is checked like all that is written in EM-C
    uses = traits.access == "updates"
    return replace(template, blocks=tuple(_block(block, uses) for block in template.blocks))


def _block(block: Block, uses: bool) -> Block:
    return replace(block, ops=tuple(_guarded(op, uses) for op in block.ops))


def _guarded(op: Op, uses: bool) -> Op:
    """uses: what is loaded is computed with; else it may go on, unset, to where a record is copied."""
    kind, _, width = op.name.partition(".")
    if kind not in ("load", "store"):
        return op
    name = "check.read" if uses and kind == "load" else "check.write"
    return replace(op, checks=(Op(name, None, (*op.operands[:2], _BYTES[width[1:]]), span=op.span), *op.checks))
