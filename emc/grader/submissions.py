"""What was handed in: the files of each student.

    for one in submissions(["alice.emc", "class"], roster="class.csv"):
        one.name, one.files

A file is a submission, and so is a folder that has a program in it. Any other folder is a class: each of its folders is
a submission. Of a folder, all ordinary files count, also those in folders of it; links are not followed, because they
could lead to another student's files. The files are read here, once, and graded as copies.
"""

from __future__ import annotations

import csv
import os
import re
import stat
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from emc import contents
from emc.dataclass import dataclass, replace
from emc.exercises import Exercise
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

PROGRAMS = (".emc", ".c")
MOST_FILES = 200  # of a submission
MOST_BYTES = 4 << 20  # of them together
MOST_DEPTH = 8  # folders in folders
NOT_HANDED_IN = "nothing was handed in"


@dataclass(frozen=True, slots=True)
class Submission:
    """The files of a student, as (path in the submission, bytes). file: what was named on the command line, or found in
    a class. refused: why it can't be graded; "" if it can."""

    name: str
    file: str
    files: tuple[tuple[str, bytes], ...]
    refused: str = ""

    def part(self, exercise: Exercise, alone: bool) -> Submission:
        """The files for one exercise: the programs that are named after it, such as `3.emc`, `03_rotate.emc`,
        `rotate.emc`, or lie in a folder of such a name. If none is, all of them, if the exercise is graded alone. What
        is not a program stays."""
        named = re.compile(rf"(0*{exercise.number}|(0*{exercise.number}[_-])?{exercise.title})(?![A-Za-z0-9])")
        programs = [name for name, _ in self.files if name.endswith(PROGRAMS)]
        own = [name for name in programs if any(named.match(part) for part in name.split("/"))]
        if self.refused or not (own or alone):
            why = f"nothing for this exercise: its program is called {exercise.name}.emc, or {exercise.number}.emc"
            return replace(self, refused=self.refused or why)
        chosen = own or programs
        return replace(self, files=tuple(one for one in self.files if one[0] in chosen or one[0] not in programs))


def submissions(names: Sequence[str], roster: str | None = None) -> list[Submission]:
    """All submissions in these files and folders, in their order. roster: a file with the students' names. Raises
    Faulty for a name of the command line that does not exist, and for a roster that can't be read."""
    found = [one for name in names for one in _found(name)]
    times = Counter(one.name for one in found)
    found = [one if times[one.name] == 1 else replace(one, name=one.file) for one in found]
    return found if roster is None else _on_roster(found, roster)


def _found(name: str) -> Iterator[Submission]:
    """The submissions of one name of the command line."""
    path = Path(os.path.abspath(name))
    if not os.path.exists(path):
        hint = "name files of programs, or folders with them"
        raise Faults().stop("E0800", Span(name, 1, 1), "there is no such file or folder", hint)
    if not os.path.isdir(path):
        yield _file(name, path)
        return
    if any(entry.suffix in (*PROGRAMS, ".py", ".emir") for entry in _entries(path) if not entry.is_dir()):
        yield _folder(name, path)
        return
    folders = [entry for entry in _entries(path) if entry.is_dir() and not entry.is_symlink()]
    if not folders:
        yield Submission(path.name, name, (), "the folder is empty: it has no program")
    for folder in folders:
        yield _folder(os.path.join(name, folder.name), folder)


def _entries(folder: Path) -> list[Path]:
    """What is in a folder, by name, without hidden entries."""
    try:
        return sorted(entry for entry in folder.iterdir() if not entry.name.startswith("."))
    except OSError:
        return []


def _file(name: str, path: Path) -> Submission:
    if path.suffix not in PROGRAMS:
        return Submission(path.stem, name, (), _unknown(path.suffix))
    return _read(Submission(path.stem, name, ()), [(path.name, path)])


def _unknown(suffix: str) -> str:
    kind = {".py": "a file in Python's syntax, which would be executed here", ".emir": "IR, not a source text"}
    return f"this is {kind.get(suffix, 'not a program')}: hand in EM-C, in a file that ends in .emc or .c"


def _folder(name: str, path: Path) -> Submission:
    files = list(_walk(path, path, MOST_DEPTH))
    one = Submission(path.name, name, ())
    if not any(file.endswith(PROGRAMS) for file, _ in files):
        other = next((Path(file).suffix for file, _ in files if file.endswith((".py", ".emir"))), None)
        return replace(
            one, refused=_unknown(other) if other else "the folder has no program, a file that ends in .emc or .c"
        )
    return _read(one, files)


def _walk(folder: Path, top: Path, depth: int) -> Iterator[tuple[str, Path]]:
    for entry in _entries(folder):
        kind = entry.lstat().st_mode
        if stat.S_ISDIR(kind) and depth:
            yield from _walk(entry, top, depth - 1)
        elif stat.S_ISREG(kind):
            yield entry.relative_to(top).as_posix(), entry


def _read(one: Submission, files: list[tuple[str, Path]]) -> Submission:
    """The submission with the bytes of its files."""
    if len(files) > MOST_FILES:
        return replace(one, refused=f"it has {len(files):,} files; at most {MOST_FILES} are read")
    found: list[tuple[str, bytes]] = []
    left = MOST_BYTES
    for name, path in files:
        try:
            data = contents.contents(path, left)
        except contents.TooLong:
            return replace(one, refused=f"its files have more than {MOST_BYTES >> 20} MB together")
        except OSError as reason:
            return replace(one, refused=f"{name} can't be read: {reason.strerror}")
        left -= len(data)
        found.append((name, data))
    return replace(one, files=tuple(found))


# ---- a roster


def _on_roster(found: list[Submission], roster: str) -> list[Submission]:
    """The submissions in the order of the roster, with its names; those that it does not list come last."""
    by_name = {key: one for one in found for key in (one.name, Path(one.file).name)}
    listed: list[Submission] = []
    for name, wanted in _rows(roster):
        one = by_name.get(wanted.rstrip("/")) or by_name.get(Path(wanted).name) or by_name.get(Path(wanted).stem)
        listed.append(Submission(name, wanted, (), NOT_HANDED_IN) if one is None else replace(one, name=name))
    known = {one.file for one in listed}
    return [*listed, *(one for one in found if one.file not in known)]


def _rows(roster: str) -> list[tuple[str, str]]:
    """The students' names and their submissions."""
    try:
        lines = contents.text(roster, "utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as reason:
        text = getattr(reason, "strerror", None) or "it is not UTF-8 text"
        raise _wrong(roster, 1, f"can't read this roster: {text}") from None
    table = csv.DictReader(lines)
    names = {(name or "").strip().lower(): name for name in table.fieldnames or ()}
    if not {"name", "submission"} <= names.keys():
        raise _wrong(
            roster, 1, "the first line of a roster names its columns; `name` and `submission` must be among them"
        )
    rows: list[tuple[str, str]] = []
    for row in table:
        name, wanted = ((row[names[key]] or "").strip() for key in ("name", "submission"))
        if not name or not wanted:
            raise _wrong(roster, table.line_num, "a student needs a name and a submission")
        rows.append((name, wanted))
    return rows


def _wrong(roster: str, line: int, text: str) -> Faulty:
    hint = "a line such as `Alice Adams,alice`: a name, and what the student's file or folder is called"
    return Faults().stop("E0815", Span(roster or COMMAND_LINE, line, 1), text, hint)
