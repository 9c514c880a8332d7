"""The exception that an engine raises when the program fails, and how its details count."""

from __future__ import annotations

from emc.faults import Note


class Trapped(Exception):
    """The program trapped in the operation or packet that is being executed. op: the number of another operation to
    report instead (0: none). notes: other places that explain the trap."""

    def __init__(self, kind: str, *detail: str, op: int = 0, notes: tuple[Note, ...] = ()):
        super().__init__(kind)
        self.kind = kind
        self.detail = tuple(text for text in detail if text)
        self.op = op
        self.notes = notes


def count_bytes(count: int) -> str:
    return f"{count} byte{'s' * (count != 1)}"
