"""The texts of programs: finds, reads and decodes files.

    sources = read_sources(["hello.emc", "-"])

A name without a folder that is not in the current folder may be that of a bundled program. One Faulty reports all files
that can't be read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from emc import contents as files
from emc import places
from emc.alike import close_matches
from emc.contents import MOST_BYTES, TooLong, contents
from emc.dataclass import dataclass
from emc.faults import Faults
from emc.source import HANDLERS, LIBRARY, Span, whole

PYTHON = ".py"  # what the name of a program in Python's syntax ends in
IR = ".emir"
SUFFIXES = (".emc", ".c", IR, PYTHON)
STDIN = "-"


@dataclass(frozen=True, slots=True)
class Source:
    """A text to compile."""

    name: str  # as the user gave it; `-` for standard input
    text: str
    folder: str = ""  # the file's real folder, if the name alone does not give it
    unit: str = "1"  # makes the names that are private to this file unique in its program
    program: object = None  # of a program in Python's syntax, if it was read already (emc/python)

    @property
    def is_python(self) -> bool:
        """Whether the source is a program in Python's syntax."""
        return self.program is not None or self.name.endswith(PYTHON)


def read_sources(names: Sequence[str]) -> tuple[tuple[str, Source], ...]:
    """(path, source) of each file; a bare name that is not in the current folder may be a bundled program's. All files
    that can't be read are reported together. Raises Faulty."""
    faults = Faults()
    found = [_read(name, faults) for name in names]
    paths = [os.path.realpath(path) for path, _ in filter(None, found)]
    for i, (_, source) in enumerate(filter(None, found)):
        if paths[i] in paths[:i]:
            hint = "name it once: the program has each of its functions once"
            faults.error("E0812", whole(source.name), "this file is given twice", hint)
    faults.stop_if_any()
    return tuple(one for one in found if one is not None)


def _read(name: str, faults: Faults) -> tuple[str, Source] | None:
    if name == STDIN:
        return _decode(STDIN, name, sys.stdin.buffer.read(MOST_BYTES + 1), faults)
    path = find(name)
    suffix = Path(name).suffix
    if os.path.isdir(path):
        return _wrong(faults, "E0801", name, "this is a folder, not a program", "name the files in the folder")
    if suffix not in SUFFIXES and os.path.exists(path):
        hint = f"the name of a source file ends in {', '.join(SUFFIXES)}; `-` is standard input"
        return _wrong(faults, "E0802", name, f"`{suffix or name}` is not a kind of file that emc knows", hint)
    try:
        data = contents(path)
    except FileNotFoundError:
        return _wrong(faults, "E0800", name, "no such file", _alike(name))
    except TooLong as reason:
        return _wrong(faults, "E0803", name, str(reason.strerror), "is it a program?")
    except OSError as reason:
        hint = "check its permissions; `-` is standard input"
        return _wrong(faults, "E0800", name, f"can't read this file: {reason.strerror}", hint)
    return _decode(str(path), name, data, faults)


def find(name: str) -> Path:
    """The path of the file: as given, or among the bundled programs."""
    path = Path(name)
    return path if os.path.exists(path) else places.bundled(name) or path


def known_text(name: str, quotable: Iterable[str] = ()) -> str | None:
    """The text of a file that a fault or trap names, the user's or the library's; None if it is not available.

    A message quotes files in the current folder, in emc's own folders, and in the quotable ones (single files may be
    quotable, too). It does not quote any other file that a program names, as by `#include "/etc/passwd"`."""
    for path in (Path(name), _own(name)):
        if os.path.isfile(path):
            try:
                return files.text(path, "utf-8-sig", "replace") if _is_below(path, ("", *quotable)) else None
            except OSError:
                return None
    return None


def _own(name: str) -> Path:
    """The path of one of emc's own files."""
    for prefix, room in ((LIBRARY, "lib"), (HANDLERS, "handlers")):
        if name.startswith(prefix):
            return places.runtime() / f"{room}/{name.removeprefix(prefix)}"
    return places.runtime() / name


def _is_below(path: Path, folders: Iterable[str]) -> bool:
    """Whether a file is one of these or below one of them, after links are resolved. The root folder does not count."""
    real = Path(os.path.realpath(path))
    users = (Path(os.path.realpath(folder)) for folder in folders)
    known = (places.runtime(), places.programs(), *(place for place in users if place != Path(place.anchor)))
    return any(real == place or place in real.parents for place in known)


def folder_of(source: Source) -> str:
    """The folder of a source, where its program's headers are."""
    return source.folder or os.path.dirname(source.name)


def _decode(path: str, name: str, data: bytes, faults: Faults) -> tuple[str, Source] | None:
    if len(data) > MOST_BYTES:
        return _wrong(faults, "E0803", name, f"this file has more than {MOST_BYTES >> 20} MB", "is it a program?")
    if b"\0" in data:
        return _wrong(faults, "E0804", name, "this is a binary file, not source text", "name the source file")
    errors = "strict" if name.endswith((PYTHON, IR)) else "surrogateescape"
    try:
        text = data.decode("utf-8-sig", errors)
    except UnicodeDecodeError as wrong:
        before = data[: wrong.start]
        line, start = before.count(b"\n") + 1, before.rfind(b"\n") + 1
        column = len(before[start:].decode("utf-8-sig", "replace")) + 1
        text = f"byte 0x{data[wrong.start]:02x} is not UTF-8 text"
        return _wrong(faults, "E0804", name, text, "save the file as UTF-8", line, column)
    if not text.strip():
        return _wrong(faults, "E0805", name, "this file is empty", "a program needs `int main() { ... }`")
    return path, Source(name, text, "" if path == name else str(Path(path).parent))


def _wrong(faults: Faults, code: str, name: str, text: str, hint: str, line: int = 0, column: int = 0) -> None:
    """Adds a fault about the file as a whole, unless a line is given."""
    where = Span(name, line, column, line, column + 1) if line else whole(name)
    faults.error(code, where, text, hint)


def _alike(name: str) -> str:
    """A hint with the name that the user may have meant."""
    path = Path(name)
    folder = path.parent
    here = [name for name in _names_in(folder) if Path(name).suffix in SUFFIXES]
    bundled = [p.name for p in places.bundled_files() if p.suffix in SUFFIXES] if folder == Path(".") else []
    near = close_matches(path.name, sorted(here), 1) or [n for n in here if Path(n).stem == path.name]
    near = near or close_matches(path.name, sorted(bundled), 1)
    if near:
        return f"did you mean `{folder / near[0]}`?"
    known = os.path.isdir(folder)
    return "check the name and the current folder" if known else f"there is no folder `{folder}` either"


def _names_in(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:  # the folder does not exist or can't be read
        return []
