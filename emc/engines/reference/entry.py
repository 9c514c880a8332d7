"""An entry of a template, in the form that the machine dispatches."""

from __future__ import annotations

from types import TracebackType

from emc.engines.reference.shared import Function, Thread
from emc.ir.module import Block


class Entry:
    """An entry. Its thread is made when it first runs."""

    __slots__ = ("block", "breaks", "cell", "fits", "function", "matching", "start", "template", "thread")

    def __init__(self, template: int, block: Block, breaks: tuple[int, ...], fits: int):
        assert block.entry is not None
        self.template = template
        self.block = block
        self.breaks = breaks  # the breaks at which an activation waits for it
        self.fits = fits  # the last address at which a whole frame of its template fits into memory
        self.matching = block.entry.cell > 0 and len(block.entry.parameters) == 2
        self.start = block.entry.cell == 1
        self.cell = block.entry.cell
        self.thread: Thread | None = None
        self.function: Function | None = None


def locate(entry: Entry, traceback: TracebackType | None, start: int) -> tuple[int, int]:
    """The number and the cycle of the operation of a thread that raised an exception."""
    assert entry.thread is not None
    op, cycle = 0, start
    while traceback is not None:
        if traceback.tb_frame.f_code is entry.thread.text.code:
            number, pending = entry.thread.text.lines[traceback.tb_lineno - 1]
            op = entry.thread.first + number
            cycle = traceback.tb_frame.f_locals["c"] + pending
        traceback = traceback.tb_next
    return op, cycle
