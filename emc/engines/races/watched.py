"""Whose accesses are looked at, and of which memory.

The library has memory of its own (buffers, counters of its collectives), which its code may use in any turn: it is not
looked at. What of it is about threads under way, such as the counters of `fence`, orders those that use it.
"""

from __future__ import annotations

from emc.engines.races.cells import SYNCHRONISES
from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Datum, Module, Template
from emc.source import LIBRARY, Span

USERS, LIBRARYS, MEETING = 0, 1, 2  # memory of the program, the library's own, and what orders threads
_CHECKED = frozenset(["check.read", "check.write", "check.set"])


def is_watched(template: Template) -> bool:
    """Whether its accesses are looked at. Not those of handlers that synchronise (cells.py), or that write what the
    compiler places; and of the library's files only those that a checked build checks, too."""
    if template.role == "handler":
        return template.name not in SYNCHRONISES and not template.traits.ahead
    if not template.span.file.startswith(LIBRARY):
        return True
    return any(check.name in _CHECKED for block in template.blocks for op in block.ops for check in op.checks)


def is_users(span: Span) -> bool:
    """Whether something is declared in a file of the program."""
    return bool(span.line) and not span.file.startswith((LIBRARY, "handlers/", "<emc>"))


def static_name(module: Module, layout: Layout, address: int) -> str:
    """The static object at that address, as messages name it; "" when there is none."""
    for datum in module.data:
        begin = layout.addresses[datum.name]
        if begin <= address < begin + bytes_here(datum, module.target):
            return f"`{datum.name.partition('@')[0]}`"
    return ""


def kinds(module: Module, layout: Layout) -> bytearray:
    """What each word of the static memory is."""
    found = bytearray(b"\0" * (layout.heap + 3 >> 2))
    for datum in module.data:
        if isinstance(datum, Datum) and not is_users(datum.span):
            begin = layout.addresses[datum.name]
            kind = MEETING if datum.meeting else LIBRARYS
            for word in range(begin >> 2, begin + datum.size + 3 >> 2):
                found[word] = kind
    return found
