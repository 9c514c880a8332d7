"""Texts that tests compare with what comes out now. One flag writes them: `pytest --save`; then read the difference.

    golden(File(path), text)                a file
    golden(case.part("ir"), text)           a part of a case
    golden(Text(path, number), text)        anything that says `read()` and `write(text)`: pages.Block

A `.case` file is cases, one after the other; what stands before the first is for the reader.

    === name of the case
    the program
    [typed]
    what the room that the file is for makes of it
    [cost]
    a case may have more parts than one

A name may be missing: then the case is called after its line. `cases(path)` reads a file. A part that is not there yet
is empty; `--save` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from typing import Protocol, TypeAlias

_CASE = re.compile(r"^===(?: (.*))?\n", re.MULTILINE)
_PART = re.compile(r"^\[(\w+)\]\n", re.MULTILINE)


class Kept(Protocol):
    """A text that is kept somewhere."""

    def read(self) -> str: ...

    def write(self, text: str) -> None: ...


@dataclass(frozen=True, slots=True)
class File:
    """A whole file."""

    path: Path

    def read(self) -> str:
        return self.path.read_text("utf-8") if self.path.is_file() else ""

    def write(self, text: str) -> None:
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(text, "utf-8")


@dataclass(frozen=True, slots=True)
class Case:
    """A case of a file, as the file was when it was read. number: from 0; text: the program."""

    file: Path
    number: int
    name: str
    text: str
    parts: dict[str, str]

    def part(self, kind: str) -> Part:
        return Part(self, kind)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a case, by its kind."""

    case: Case
    kind: str

    def read(self) -> str:
        return self.case.parts.get(self.kind, "")

    def write(self, text: str) -> None:
        """Into the file as it is now: other cases of it may have been written."""
        assert text == "" or text.endswith("\n"), "a part is whole lines"
        now = self.case.file.read_text("utf-8")
        starts = [match.start() for match in _CASE.finditer(now)]
        start, end = starts[self.case.number], [*starts, len(now)][self.case.number + 1]
        head, *pieces = _PART.split(now[start:end])
        parts = dict(zip(pieces[::2], pieces[1::2], strict=True)) | {self.kind: text}
        written = head + "".join(f"[{kind}]\n{said}" for kind, said in parts.items())
        self.case.file.write_text(now[:start] + written + now[end:], "utf-8")


def cases(file: Path) -> list[Case]:
    """The cases of a file, in order. AssertionError where two have one name, or one has two parts of one kind."""
    text = file.read_text("utf-8")
    found: list[Case] = []
    starts = [*_CASE.finditer(text)]
    for number, match in enumerate(starts):
        end = starts[number + 1].start() if number + 1 < len(starts) else len(text)
        program, *pieces = _PART.split(text[match.end() : end])
        kinds = pieces[::2]
        name = match[1] or f"line {text[: match.start()].count(chr(10)) + 1}"
        assert len(set(kinds)) == len(kinds), f"{file}: {name}: {kinds}"
        found.append(Case(file, number, name, program, dict(zip(kinds, pieces[1::2], strict=True))))
    names = [case.name for case in found]
    assert len(set(names)) == len(names), f"{file}: two cases of one name"
    return found


def compare(kept: Kept, said: str, save: bool) -> None:
    """`said` is what is kept; with `save` it is kept from now on. AssertionError, with the difference."""
    before = kept.read()
    if before == said:
        return
    if not save:
        lines = unified_diff(before.splitlines(), said.splitlines(), "kept", "now", lineterm="")
        raise AssertionError("\n".join(["not what is kept (pytest --save keeps it):", *lines]))
    kept.write(said)


Golden: TypeAlias = Callable[[Kept, str], None]  # the fixture `golden`: compare, with the session's `save`
