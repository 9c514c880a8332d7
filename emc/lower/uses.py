"""The names that data and templates use. The linker follows them.

uses(template)      {"printf": Span(...), "update.add": Span(...)}
"""

from __future__ import annotations

from typing import TypeAlias

from emc.ir.handlers import own
from emc.ir.module import Datum, Op, Ref, Spread, Template
from emc.source import Span

Thing: TypeAlias = "Datum | Spread | Template"
Uses: TypeAlias = dict[str, Span]  # names, each with its first use


def uses(thing: Thing) -> Uses:
    """The names that a datum or template uses, and the program's own packet types that it sends, in order."""
    found: Uses = {}
    if not isinstance(thing, Template):
        for _, ref in thing.refs:
            found.setdefault(ref.name, thing.span)
        return found
    for block in thing.blocks:
        for op in block.ops:
            _add(op, found)
            for check in op.checks:
                _add(check, found)
    return found


def _add(op: Op, found: Uses) -> None:
    for value in op.operands:
        if isinstance(value, Ref):
            found.setdefault(value.name, op.span)
    if op.packet and own(op.packet):
        found.setdefault(op.word, op.span)
