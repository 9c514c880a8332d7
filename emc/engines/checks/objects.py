"""The objects of a checked program, with the names that messages give them."""

from __future__ import annotations

from functools import cache

from emc.dataclass import dataclass
from emc.engines.trapped import count_bytes
from emc.faults import Note
from emc.source import LIBRARY, Span


@dataclass(slots=True)
class Object:
    """A datum, a slot of a frame, or a block of the heap."""

    begin: int  # address of its first byte on its PE
    size: int
    name: str  # of a block, empty unless it is an array of computed length
    span: Span
    freed: Span | None = None  # of a block: where it was freed
    template: str = ""
    spread: bool = False  # a part of an array that all PEs have together

    def __str__(self) -> str:
        if not self.name:
            return f"the block of {count_bytes(self.size)}"
        if self.literal:
            return f"the text of {count_bytes(self.size)}"
        return f"`{self.name.rpartition('.')[2]}`"  # `f.n` is the static variable n of f

    @property
    def literal(self) -> bool:
        """Whether the object is a string literal, whose name is not one of the program's: `str.3`."""
        word, _, number = self.name.rpartition(".")
        return word == "str" and number.isdigit()

    @property
    def foreign(self) -> bool:
        """Whether the object is no variable of the program: a string literal, or the library's."""
        return self.literal or self.span.file.startswith(LIBRARY)

    @property
    def note(self) -> Note:
        if self.literal:
            return Note(self.span, f"{self} is here")
        what = "was allocated" if not self.name else f"is declared{f' in {self.template}' if self.template else ''}"
        return Note(self.span, f"{self} {what} here")

    @property
    def notes(self) -> tuple[Note, ...]:
        end = "its block ends here" if self.name else "and freed here"
        return (self.note,) if self.freed is None else (self.note, Note(self.freed, end))


@cache
def own_name(name: str) -> str:
    """A name without the suffix that makes it unique: `x.1`, `f@2`."""
    head = name.partition("@")[0]
    stem, _, number = head.rpartition(".")
    return stem if stem and number.isdigit() else head
