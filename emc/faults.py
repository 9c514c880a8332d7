"""The three kinds of failure: faults (a mistake in the program text), traps (a mistake while the program runs), and
bugs of emc.

Faults are collected in a `Faults` list while the front end continues. They are shown together, sorted, each with its
excerpt. A trap is a value of a Run (machine/run.py), never an exception that a user sees. A bug is any other exception.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from emc.dataclass import dataclass, field
from emc.source import Span


class Kind(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Note:
    """A second place that explains the first: the previous definition, the parameter in the prototype."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fault:
    """One error or warning."""

    kind: Kind
    code: str  # E0123, W0007: names the rule
    span: Span
    text: str  # says what is wrong and why
    hint: str = ""  # says what to try
    notes: tuple[Note, ...] = ()


class Faulty(Exception):
    """Raised to end a stage that can't continue. `faults` has all faults to show."""

    def __init__(self, faults: Faults):
        super().__init__("; ".join(f.text for f in faults))
        self.faults = faults

    def __reduce__(self) -> tuple[type[Faulty], tuple[Faults]]:
        """For pickle, when the exception is sent from one process to another."""
        return Faulty, (self.faults,)


@dataclass(slots=True)
class Faults:
    """The faults of one compilation, in the order in which they were found."""

    found: list[Fault] = field(default_factory=list[Fault])
    _known: set[Fault] = field(default_factory=set[Fault], repr=False, compare=False)

    def error(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> None:
        self._add(Fault(Kind.ERROR, code, span, text, hint, notes))

    def warning(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> None:
        self._add(Fault(Kind.WARNING, code, span, text, hint, notes))

    def _add(self, fault: Fault) -> None:
        if fault not in self._known:
            self._known.add(fault)
            self.found.append(fault)

    def stop(self, code: str, span: Span, text: str, hint: str = "", *notes: Note) -> Faulty:
        """Adds an error after which this stage can't continue: `raise faults.stop(...)`."""
        self.error(code, span, text, hint, *notes)
        return Faulty(self)

    @property
    def errors(self) -> bool:
        return any(f.kind is Kind.ERROR for f in self.found)

    def stop_if_any(self) -> None:
        """Raises Faulty if there is an error among the faults."""
        if self.errors:
            raise Faulty(self)

    def __iter__(self) -> Iterator[Fault]:
        return iter(sorted(self.found, key=lambda f: (f.span.file, f.span.line, f.span.column)))

    def __len__(self) -> int:
        return len(self.found)
