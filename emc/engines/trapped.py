"""What an engine raises where a program errs."""

from __future__ import annotations

from emc.faults import Note


class Trapped(Exception):
    """The program erred, inside of the operation or packet that is being done. op: number of an operation to blame
    instead of the one that runs (0: that one). notes: other places that explain it."""

    def __init__(self, kind: str, *detail: str, op: int = 0, notes: tuple[Note, ...] = ()):
        super().__init__(kind)
        self.kind = kind
        self.detail = tuple(text for text in detail if text)
        self.op = op
        self.notes = notes
