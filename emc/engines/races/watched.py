"""Which accesses are checked for races: by which code, and to which memory.

The library has its own memory, such as buffers and the counters of its collectives. Its code may access this memory in
any turn, so these accesses are not checked. The part of it that is about threads under way, such as the counters of
`fence`, orders the turns that use it.
"""

from __future__ import annotations

from emc.engines.races.cells import SYNCHRONISES
from emc.engines.races.kinds import LIBRARYS, MEETING
from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Datum, Module, Template
from emc.source import HANDLERS, LIBRARY, NOWHERE, Span

MOST_COPIES = 1 << 16  # words of all PEs' copies of objects that are looked at
_CHECKED = frozenset(["check.read", "check.write", "check.copy", "check.set"])


def is_watched(template: Template) -> bool:
    """Whether the accesses of a template are checked. The accesses of handlers that synchronise (cells.py), or that
    write words which the compiler places, are not checked. In the library, only files that a checked build also checks
    are checked."""
    if template.role == "handler":
        return template.name not in SYNCHRONISES and not template.traits.ahead
    if not template.span.file.startswith(LIBRARY):
        return True
    return any(check.name in _CHECKED for block in template.blocks for op in block.ops for check in op.checks)


def is_users(span: Span) -> bool:
    """Whether something is declared in a file of the program."""
    return bool(span.line) and not span.file.startswith((LIBRARY, HANDLERS, NOWHERE.file))


def static_name(module: Module, layout: Layout, address: int) -> str:
    """The static object at that address, as messages name it; "" when there is none."""
    for datum in module.data:
        begin = layout.addresses[datum.name]
        if begin <= address < begin + bytes_here(datum, module.target):
            return f"`{datum.name.partition('@')[0]}`"
    return ""


def own_words(module: Module, layout: Layout) -> list[int]:
    """For each word of the static memory its number, from 1, among the words of the program's objects of which each PE
    has a copy; 0 for others, and if there are too many."""
    found, count = [0] * (layout.heap + 3 >> 2), 0
    most = MOST_COPIES // module.target.pes
    for datum in module.data:
        if isinstance(datum, Datum) and is_users(datum.span) and not datum.interface:
            begin = layout.addresses[datum.name]
            for word in range(begin >> 2, begin + datum.size + 3 >> 2):
                if count < most:
                    count += 1
                    found[word] = count
    return found


def first_value(module: Module, layout: Layout, word: int) -> int | None:
    """The value with which a word of an object begins on each PE; None if it is an address."""
    for datum in module.data:
        at = (word << 2) - layout.addresses[datum.name]
        if isinstance(datum, Datum) and 0 <= at < datum.size:
            if any(at - 4 < place < at + 4 for place, _ in datum.refs):
                return None
            return int.from_bytes(datum.initial[at : at + 4].ljust(4, b"\0"), "little", signed=True)
    return None


def kinds(module: Module, layout: Layout) -> bytearray:
    """The kind of each word of the static memory: USERS, LIBRARYS or MEETING."""
    found = bytearray(layout.heap + 3 >> 2)
    for datum in module.data:
        if isinstance(datum, Datum) and not is_users(datum.span):
            begin = layout.addresses[datum.name]
            words = slice(begin >> 2, begin + datum.size + 3 >> 2)
            found[words] = bytes([MEETING if datum.meeting else LIBRARYS]) * (words.stop - words.start)
    return found
