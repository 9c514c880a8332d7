"""The variables of a template that are in registers and may be unset. Checks refer to them by name."""

from __future__ import annotations

from emc.ir.module import Template

_NAMED = frozenset(["check.unset", "check.put", "check.get"])


def unset(template: Template, first: int = 1) -> dict[str, tuple[int, int]]:
    """For each variable, by name: its number, from 0, and the number of the check that declares it. first: the number
    of the template's first check or operation (engines/places.py)."""
    found: dict[str, tuple[int, int]] = {}
    each = (one for block in template.blocks for op in block.ops for one in (*op.checks, op))
    for number, op in enumerate(each, first):
        if op.name in _NAMED:
            at, declared = found.get(op.word, (len(found), 0))
            found[op.word] = at, declared or (number if op.name == "check.unset" else 0)
    return found
