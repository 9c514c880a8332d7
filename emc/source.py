"""Where something is in the user's text.

Every token, tree node and operation has a `Span`, so a fault, a trap and a trace line can all point at the same
character. Lines and columns count from 1. Columns count characters of the line as the user wrote it.
"""

from __future__ import annotations

from emc.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A part of one file: `file:line:column` of its first character, and of the character after its last one."""

    file: str
    line: int
    column: int
    end_line: int = 0
    end_column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    @property
    def last(self) -> Span:
        """The span of its last character."""
        return Span(self.file, self.end_line, max(1, self.end_column - 1), self.end_line, self.end_column)

    def to(self, other: Span) -> Span:
        """The span from the start of this one to the end of `other`; this one alone if the files differ."""
        if other.file != self.file:
            return self
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)


@dataclass(frozen=True, slots=True)
class Inlined(Span):
    """A part of a function that is inlined."""

    function: str = ""  # its name
    at: Span = Span("", 1, 1)  # the call


def whole(file: str) -> Span:
    """A span for a file as a whole. It names the first character, and messages show no excerpt for it."""
    return Span(file, 1, 1, 1, 1)


# what the names of emc's own files begin with
LIBRARY = "<lib>/"  # the library: runtime/lib
HANDLERS = "<handlers>/"  # the fixed packet handlers: runtime/handlers/*.emir
LOWER = "<lower>/"  # what the compiler adds: emc/lower
NI_UPDATE, NI_REQUEST = "ni_handler", "ni_request"  # before the names of the program's handlers of interfaces

NOWHERE = Span("<emc>", 1, 1, 1, 1)


def comes_with_emc(file: str) -> bool:
    """Whether templates of that file are the library's, or such as the compiler adds."""
    return file.startswith((LIBRARY, HANDLERS, LOWER))


def in_library(file: str) -> bool:
    """Whether that file belongs to the library and not to the user."""
    return file.startswith("<")
