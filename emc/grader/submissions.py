"""What was handed in: the files of each student.

    for one in submissions(["alice.emc", "class"], roster="class.csv"):
        one.name, one.files

A file is a submission, and so is a folder that has a program in it. Any other folder is a class: each of its folders is
a submission. Of a folder, the programs and headers count, also those in folders of it, and other files as long as they
are small. Links are not followed, because they could lead to another student's files. The files are read here, once,
and graded as copies.
"""

from __future__ import annotations

import csv
import os
import re
import stat
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from emc import contents
from emc.dataclass import dataclass, replace
from emc.exercises import Exercise
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

PROGRAMS = (".emc", ".c")
KNOWN = (*PROGRAMS, ".py", ".emir")
HEADERS = (".h", ".inc", ".def")
IGNORED = ("__MACOSX",)  # what archives bring along, besides hidden files
MOST_FILES = 200  # programs and headers of a submission
MOST_BYTES = 4 << 20  # of all files together
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
    named: tuple[str, ...] = ()  # the programs that are named after the exercise

    def part(self, exercise: Exercise, alone: bool) -> Submission:
        """The files for one exercise: the programs that are named after it, such as `3.emc`, `03_rotate.emc`,
        `rotate.emc`, or lie in a folder of such a name. If the exercise is graded alone, all of them. What is not a
        program stays. `named` says which of the programs are named so."""
        name = re.compile(
            rf"(0*{exercise.number}|(0*{exercise.number}[_-])?{exercise.title})(?![A-Za-z0-9])", re.IGNORECASE
        )
        own = tuple(one for one in self.programs if any(name.match(part) for part in one.split("/")))
        if alone or self.refused:
            return replace(self, named=own)
        if not own:
            why = f"nothing for this exercise: its program is called {exercise.name}.emc, or {exercise.number}.emc"
            return replace(self, refused=why)
        return replace(self, files=tuple(one for one in self.files if one[0] in own or one[0] not in self.programs))

    @property
    def programs(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.files if name.endswith(PROGRAMS))


def submissions(names: Sequence[str], roster: str | None = None) -> list[Submission]:
    """All submissions in these files and folders, in their order. roster: a file with the students' names. Raises
    Faulty for a name of the command line that does not exist, and for a roster that can't be read."""
    found = list({os.path.abspath(one.file): one for name in names for one in _found(name)}.values())
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
    programs = [entry.name for entry in _entries(path) if not entry.is_dir() and entry.suffix.lower() in KNOWN]
    folders = [entry for entry in _entries(path) if entry.is_dir()]
    full = [folder.name for folder in folders if any(file.endswith(PROGRAMS) for file, _ in _walk(folder, folder, 1))]
    if programs and len(full) > 1:
        text = f"this folder has a program, {programs[0]}, and folders with programs: {', '.join(full[:3])} ..."
        hint = f"if each folder is a student's, name them: {os.path.join(name, '*')}/"
        raise Faults().stop("E0815", Span(name, 1, 1), text, hint)
    if programs:
        yield _folder(name, path)
        return
    if not folders:
        yield Submission(path.name, name, (), "the folder is empty: it has no program")
    for folder in folders:
        place = os.path.join(name, folder.name)
        is_link = folder.is_symlink()
        yield (
            Submission(folder.name, place, (), "this is a link, which is not followed")
            if is_link
            else _folder(place, folder)
        )


def _entries(folder: Path) -> list[Path]:
    """What is in a folder, by name, without hidden entries."""
    try:
        return sorted(one for one in folder.iterdir() if not one.name.startswith(".") and one.name not in IGNORED)
    except OSError:
        return []


def _file(name: str, path: Path) -> Submission:
    if path.suffix.lower() not in PROGRAMS:
        return Submission(path.stem, name, (), _unknown(path.suffix))
    return _read(Submission(path.stem, name, ()), [(_called(path.name), path)])


def _called(name: str) -> str:
    """The name of a file with a small ending, as in `rotate.EMC`."""
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}.{suffix.lower()}" if dot and f".{suffix.lower()}" in KNOWN else name


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
            yield _called(entry.relative_to(top).as_posix()), entry


def _read(one: Submission, files: list[tuple[str, Path]]) -> Submission:
    """The submission with the bytes of its files: of programs and headers, and then of others while there is room."""
    code = [file for file in files if file[0].endswith((*PROGRAMS, *HEADERS))]
    if len(code) > MOST_FILES:
        return replace(one, refused=f"it has {len(code):,} programs and headers; at most {MOST_FILES} are read")
    found: list[tuple[str, bytes]] = []
    left = MOST_BYTES
    for name, path in [*code, *(file for file in files if file not in code)][:MOST_FILES]:
        try:
            data = contents.contents(path, left)
        except OSError as reason:
            if name.endswith((*PROGRAMS, *HEADERS)):
                why = (
                    f"it has more than {MOST_BYTES >> 20} MB"
                    if isinstance(reason, contents.TooLong)
                    else reason.strerror
                )
                return replace(one, refused=f"{name} can't be read: {why}")
            continue
        left -= len(data)
        found.append((name, data))
    return replace(one, files=tuple(found))


# ---- a roster


def _on_roster(found: list[Submission], roster: str) -> list[Submission]:
    """The submissions in the order of the roster, with its names; those that it does not list come last. A line names a
    submission by its path, or by the last part of it, with or without the ending."""
    by_name: dict[str, list[Submission]] = defaultdict(list)
    for one in found:
        path = Path(one.file)
        for key in {one.file, path.name, path.stem if path.suffix.lower() in PROGRAMS else path.name}:
            by_name[key].append(one)
    listed: list[Submission] = []
    names: dict[str, int] = {}
    used: dict[str, str] = {}
    for line, name, wanted in _rows(roster):
        if name in names:
            raise _wrong(roster, line, f"{name} is in line {names[name]}, too: give each student a name of their own")
        names[name] = line
        fitting = by_name.get(wanted.rstrip("/"), []) if wanted else []
        if len(fitting) > 1:
            raise _wrong(roster, line, f"{wanted} may be {fitting[0].file} or {fitting[1].file}: write its path")
        one = fitting[0] if fitting else Submission(name, wanted, (), NOT_HANDED_IN)
        if fitting and one.file in used:
            raise _wrong(roster, line, f"{one.file} is the submission of {used[one.file]} already")
        used[one.file] = name
        listed.append(replace(one, name=name))
    return [*listed, *(one for one in found if one.file not in used)]


def _rows(roster: str) -> Iterator[tuple[int, str, str]]:
    """The lines of a roster: number, name of the student, submission or ""."""
    try:
        text = contents.text(roster, "utf-8-sig")
        lines = text.splitlines()
        head = lines[0] if lines else ""
        separator = max(",;\t", key=head.count)
        table = csv.reader(lines, delimiter=separator, strict=True)
        columns = [name.strip().lower() for name in next(table, list[str]())]
        places = [columns.index(name) for name in ("name", "submission")]
        if any(columns.count(name) > 1 for name in ("name", "submission")):
            raise _wrong(roster, 1, "a column is there twice")
        for row in table:
            name, wanted = (row[place].strip() if place < len(row) else "" for place in places)
            if name:
                yield table.line_num, name, wanted
            elif wanted:
                raise _wrong(roster, table.line_num, "a submission needs the name of a student")
    except OSError as reason:
        raise _wrong(roster, 1, f"can't read this roster: {reason.strerror}") from None
    except UnicodeDecodeError:
        raise _wrong(roster, 1, "this roster is not UTF-8 text: save it as `CSV UTF-8`") from None
    except csv.Error as wrong:
        raise _wrong(roster, 1, f"this roster is not CSV: {wrong}") from None
    except ValueError:
        text = "the first line of a roster names its columns; `name` and `submission` must be among them"
        raise _wrong(roster, 1, f"{text}, with a comma, a semicolon or a tab between columns") from None


def _wrong(roster: str, line: int, text: str) -> Faulty:
    hint = "a line such as `Alice Adams,alice`: a name, and what the student's file or folder is called"
    return Faults().stop("E0815", Span(roster or COMMAND_LINE, line, 1), text, hint)
