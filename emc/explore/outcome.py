"""The outcome of a run, as far as schedules must not change it: output, exit status, trap, files. It does not include
cycles."""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest

from emc.dataclass import dataclass
from emc.machine import Run
from emc.source import Span

ANYWHERE = ("out of cycles", "interrupted")  # traps whose place depends on chance


@dataclass(frozen=True, slots=True)
class Outcome:
    """The parts of a run's result that are compared."""

    output: bytes
    errors: bytes
    status: int
    trap: str  # the kind of the trap; "" for none
    span: Span | None  # the place of the trap
    # the content of the files that were written, by path; None for a removed file
    files: tuple[tuple[str, bytes | None], ...]


def outcome(run: Run, files: dict[str, bytes | None]) -> Outcome:
    """The outcome of a run that wrote these files."""
    kind, span = ("", None) if run.trap is None else (run.trap.kind, run.trap.span)
    span = None if kind in ANYWHERE else span
    return Outcome(run.output, run.errors, run.status, kind, span, tuple(sorted(files.items())))


@dataclass(frozen=True, slots=True)
class Apart:
    """The first difference of two outcomes."""

    what: str  # what differs: `line 3 of the output`
    usual: str | None  # None if there is none, as after the last line
    other: str | None  # the same


@dataclass(frozen=True, slots=True)
class Reading:
    """The way in which outcomes are compared."""

    any_order: bool = False  # lines of output may be in any order
    ignored: re.Pattern[str] | None = None  # lines that match are not compared

    def apart(self, usual: Outcome, other: Outcome) -> Apart | None:
        """The first difference of two outcomes; None if they are equal."""
        if usual == other:
            return None
        streams = (("the output", usual.output, other.output), ("stderr", usual.errors, other.errors))
        for name, one, two in streams:
            if (found := self._lines(name, one, two)) is not None:
                return found
        ends = self._end(usual), self._end(other)
        return Apart("the end", *ends) if ends[0] != ends[1] else self._files(usual, other)

    def _lines(self, name: str, usual: bytes, other: bytes) -> Apart | None:
        one, two = self._kept(usual), self._kept(other)
        if self.any_order:
            return _first_unmatched(name, one, two)
        for (n, a), (m, b) in zip_longest(one, two, fillvalue=(0, None)):
            if a != b:
                return Apart(f"line {n or m} of {name}", a, b)
        return None

    def _kept(self, data: bytes) -> list[tuple[int, str]]:
        """The lines that are compared, with their numbers."""
        lines = enumerate(data.decode("utf-8", "backslashreplace").splitlines(), 1)
        return [(n, text) for n, text in lines if self.ignored is None or not self.ignored.search(text)]

    def _end(self, one: Outcome) -> str:
        place = f" at {one.span}" if one.span is not None and one.span.line else ""
        return f"trap: {one.trap}{place}" if one.trap else f"exit status {one.status}"

    def _files(self, usual: Outcome, other: Outcome) -> Apart | None:
        one, two = dict(usual.files), dict(other.files)
        for path in sorted(one.keys() | two.keys()):
            mine, its = one.get(path), two.get(path)
            if mine is None or its is None:
                if mine is not its:
                    return Apart(f"the file {path}", *("missing" if d is None else "written" for d in (mine, its)))
            elif (found := self._lines(path, mine, its)) is not None:
                return found
        return None


def _first_unmatched(name: str, usual: list[tuple[int, str]], other: list[tuple[int, str]]) -> Apart | None:
    """The first line that one output has, and the other does not have, or has less often."""
    one, two = Counter(text for _, text in usual), Counter(text for _, text in other)
    mine = next((pair for pair in usual if one[pair[1]] > two[pair[1]]), None)
    its = next((pair for pair in other if two[pair[1]] > one[pair[1]]), None)
    if mine is None and its is None:
        return None
    number = (mine or its or (0, ""))[0]
    return Apart(f"line {number} of {name}, in any order", mine and mine[1], its and its[1])
