"""A program on a machine, as a user names them: files found and read, machine chosen, compiled, run.

    built = build(read_sources(["hello.emc"]), Wishes(pes=Pes(64)))
    run = execute(built, Options(), Host("hello.emc"))

Commands, tests and notebooks all go through here. Whatever is wrong with the input raises Faulty.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from emc import places, route
from emc.faults import Faults
from emc.ir.module import Module
from emc.machine import Description, Host, Options, Run, read_description, target
from emc.settings import Settings, Source
from emc.source import Span
from emc.target import Target

SUFFIXES = (".emc", ".c", ".emir")
STDIN = "-"
MOST_BYTES = 64 << 20  # of one source file: more is a mistake


@dataclass(frozen=True, slots=True)
class Pes:
    """How many PEs; rows: of an arrangement, 0 when there is none."""

    count: int
    rows: int = 0


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the user wants compiled for, and how. None: as the machine has it. memory: bytes of each PE."""

    pes: Pes | None = None
    machine: str = "em4"
    memory: int | None = None
    defines: tuple[str, ...] = ()
    includes: tuple[str, ...] = ()
    optimise: int = 1
    yield_after: int = 64
    off: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Built:
    """A program ready to run. faults: the warnings of its compilation."""

    module: Module
    description: Description
    faults: Faults


# ---- sources


def read_sources(names: Sequence[str]) -> tuple[tuple[str, Source], ...]:
    """(path, source) of each file; a bare name that is not in the current folder may be a bundled program's. All files
    that can't be read are reported together. Raises Faulty."""
    faults = Faults()
    found = [_read(name, faults) for name in names]
    faults.stop_if_any()
    return tuple(one for one in found if one is not None)


def _read(name: str, faults: Faults) -> tuple[str, Source] | None:
    if name == STDIN:
        return _decode(STDIN, name, sys.stdin.buffer.read(MOST_BYTES + 1), faults)
    path = find(name)
    suffix = Path(name).suffix
    if path.is_dir():
        return _wrong(faults, "E0801", name, "this is a folder, not a program", "name the files in it that you mean")
    if suffix not in SUFFIXES and path.exists():
        hint = f"a program is in files that end in {', '.join(SUFFIXES)}; `-` is standard input"
        return _wrong(faults, "E0802", name, f"`{suffix or name}` is no kind of file that emc knows", hint)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return _wrong(faults, "E0800", name, "no such file", _alike(name))
    except OSError as reason:
        return _wrong(faults, "E0800", name, f"can't read this file: {reason.strerror}", "check its permissions")
    return _decode(str(path), name, data, faults)


def find(name: str) -> Path:
    """Where the file is: as given, or else among the bundled programs."""
    path = Path(name)
    return path if path.exists() else places.bundled(name) or path


def _decode(path: str, name: str, data: bytes, faults: Faults) -> tuple[str, Source] | None:
    if len(data) > MOST_BYTES:
        return _wrong(faults, "E0803", name, f"this file has more than {MOST_BYTES >> 20} MB", "is it a program?")
    if b"\0" in data:
        return _wrong(faults, "E0804", name, "this is a binary file, not source text", "name the source file")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        before = data[: wrong.start]
        line, start = before.count(b"\n") + 1, before.rfind(b"\n") + 1
        column = len(before[start:].decode("utf-8-sig", "replace")) + 1
        text = f"byte 0x{data[wrong.start]:02x} is not UTF-8 text"
        return _wrong(faults, "E0804", name, text, "save the file as UTF-8", line, column)
    if not text.strip():
        return _wrong(faults, "E0805", name, "this file is empty", "a program needs `int main() { ... }`")
    return path, Source(name, text, "" if path == name else str(Path(path).parent))


def _wrong(faults: Faults, code: str, name: str, text: str, hint: str, line: int = 1, column: int = 1) -> None:
    faults.error(code, Span(name, line, column, line, column + 1), text, hint)


def _alike(name: str) -> str:
    """What the user may have meant by a name that is not there."""
    path = Path(name)
    folder = path.parent
    here = [p.name for p in folder.iterdir() if p.suffix in SUFFIXES] if folder.is_dir() else []
    if folder == Path("."):
        here += [p.name for p in places.programs().rglob("*") if p.suffix in SUFFIXES]
    if near := difflib.get_close_matches(path.name, sorted(set(here)), 1):
        return f"did you mean `{folder / near[0]}`?"
    return "check the name and the current folder" if folder.is_dir() else f"there is no folder `{folder}` either"


# ---- building and running


def machine(wishes: Wishes) -> tuple[Description, Target]:
    """The machine that is wished for. Raises Faulty."""
    description = read_description(wishes.machine)
    pes = wishes.pes or Pes(description.machine.pes)
    rows, cols = (pes.rows, pes.count // pes.rows) if pes.rows else (None, None)
    return description, target(description, pes.count, rows, cols, wishes.memory, wishes.yield_after)


def settings(wishes: Wishes, description: Description, where: Target) -> Settings:
    """The compiler's part of the wishes."""
    hertz = description.clock.hertz
    return Settings(where, wishes.optimise, wishes.off, wishes.defines, wishes.includes, hertz)


def build(sources: Sequence[tuple[str, Source]], wishes: Wishes) -> Built:
    """The linked and verified program. Raises Faulty, with warnings and errors alike."""
    description, where = machine(wishes)
    faults = Faults()
    texts = [replace(source, unit=str(i)) for i, (_, source) in enumerate(sources, 1)]
    if any(text.name.endswith(".emir") for text in texts):
        return Built(_assembled(texts, wishes, faults), description, faults)
    return Built(route.build(texts, settings(wishes, description, where), faults), description, faults)


def _assembled(texts: list[Source], wishes: Wishes, faults: Faults) -> Module:
    """A program that is IR already; its own text says how many PEs it is for."""
    if len(texts) > 1:
        second = Span(texts[1].name, 1, 1, 1, 2)
        raise faults.stop("E0806", second, "a .emir file is a whole program: it can't be linked", "name it alone")
    module = route.assemble(texts[0])
    if wishes.pes is not None and wishes.pes.count != module.target.pes:
        text = f"this program was compiled for {module.target.pes} PEs, not {wishes.pes.count}"
        raise faults.stop("E0807", Span(texts[0].name, 1, 1, 1, 2), text, "leave --pes out, or compile it anew")
    return module


def execute(built: Built, name: str, options: Options, host: Host) -> Run:
    """Runs a program on the engine of that name. A program that errs gives a Run with a trap, not an exception."""
    return route.run(built.module, name, built.description, options, host)
