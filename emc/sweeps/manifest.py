"""The manifest beside a table: all that is needed to make the table again.

    manifest = describe(spec, done, files, folder)      a JSON document
    spec, changed = read(text, place)                   the sweep, and the files that have changed

Names of files are relative to the folder of the command. The manifest names this folder relative to its own folder. It
contains sources that were given as text, and digests of all sources and headers, and of the tables.

A manifest may come from a stranger. So its tables are written only below its own folder (`tables`), and what it can't
decide for the user has to be named in the command as well (`agree`): programs that Python would execute, and places
that programs may open.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import NoneType
from typing import Any, cast

from emc import cache, digests
from emc.contents import contents
from emc.dataclass import dataclass
from emc.faults import Faults, Faulty
from emc.footprint import digest
from emc.source import Span
from emc.sweeps.drive import Done
from emc.sweeps.spec import Axis, Program, Spec, SweepError
from emc.sweeps.store import Known
from emc.texts import Source, read_sources

SCHEMA = 1
SUFFIX = ".sweep.json"
MEANT = {str: 'a text, like "4"', int: "a number", bool: "true, false", NoneType: "null", list: "a list"}


def beside(table: str | os.PathLike[str]) -> Path:
    """The path of the manifest of a table."""
    return Path(table).with_suffix(SUFFIX)


@dataclass(frozen=True, slots=True)
class Again:
    """A sweep as a manifest describes it."""

    spec: Spec
    folder: Path  # of the command; names of files are relative to it
    tables: dict[str, str]  # their files, relative to the manifest's folder, with digests
    changed: tuple[str, ...]  # files that have changed since the sweep
    other_emc: bool  # whether another version of emc made the tables


def describe(spec: Spec, done: Done, tables: Sequence[str | os.PathLike[str]], place: Path, rows: int) -> str:
    """The manifest of a sweep that was done now, in the current folder. place: the path of the manifest. Raises
    SweepError for a program that is a Python function, because only this process can make it again."""
    home = place.resolve().parent
    document = {
        "schema": SCHEMA,
        "what": f"a sweep of {rows} runs; `emc sweep --again {place.name}` makes its table again",
        "emc": sys.modules["emc"].__version__,  # the package above is not imported from here
        "state": cache.origin(),
        "folder": os.path.relpath(os.getcwd(), home),
        "programs": [[_source(path, source) for path, source in program.sources] for program in spec.programs],
        "headers": dict(sorted(_headers(done))),
        "axes": {axis.name: axis.values for axis in spec.axes},
        "arguments": spec.arguments,
        "stdin": spec.stdin.decode("latin-1"),
        "includes": spec.includes,
        "off": sorted(spec.off),
        "check": spec.check,
        "engine": spec.engine,
        "max_cycles": spec.max_cycles,
        "allowed": spec.allowed,
        "function": spec.function,
        "tables": {os.path.relpath(table, home): digest(os.fspath(table)) for table in tables},
    }
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def _source(path: str, source: Source) -> dict[str, str]:
    if source.program is not None and not path:
        raise SweepError(f"{source.name} is a function of this Python program, so `emc sweep --again` could not make "
                         "the table again: put it into a file, or save without a manifest")  # fmt: skip
    name = {"name": source.name, "digest": digests.name(source.text)}
    return name if path else name | {"text": source.text}


def _headers(done: Done) -> Iterator[tuple[str, str]]:
    for known in done.builds.values():
        if isinstance(known, Known):
            yield from ((os.path.relpath(path), content) for path, content in known.seen.items() if content)


def read(path: str | os.PathLike[str]) -> Again:
    """The sweep that a manifest describes. The names of its programs are relative to the folder that it names, which
    must be the current folder (`folder_of`). Raises SweepError, and Faulty for a program that can't be read."""
    document = _document(path)
    try:
        programs = tuple(_program(_one_of(one, list)) for one in _one_of(document["programs"], list))
        if not programs or not all(program.sources for program in programs):
            raise ValueError("it names no program")
        spec = Spec(
            programs,
            tuple(Axis(name, _texts(values)) for name, values in document["axes"].items()),
            _texts(document["arguments"]),
            document["stdin"].encode("latin-1"),
            _texts(document["includes"]),
            frozenset(_texts(document["off"])),
            _one_of(document["check"], bool, NoneType),
            _one_of(document["engine"], str),
            _one_of(document["max_cycles"], int),
            _texts(document["allowed"]),
            _one_of(document.get("function", ""), str),  # older manifests have none
        )
        changed = [*_changed(document["programs"], programs), *_changed_headers(document["headers"])]
        tables: dict[str, str] = {name: _one_of(known, str) for name, known in dict(document["tables"]).items()}
        return Again(spec, folder_of(path), tables, tuple(changed), document["state"] != cache.origin())
    except SweepError:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as wrong:
        raise _no_manifest(path, f"{type(wrong).__name__} {wrong}") from None


def tables(path: str | os.PathLike[str], again: Again) -> list[str]:
    """The tables of a manifest, as full paths. Raises Faulty if they, or the manifest that is written beside the first,
    would be outside of the manifest's folder."""
    home = Path(os.path.realpath(path)).parent
    found = [str(home / name) for name in again.tables]
    for place in (*found, *(str(beside(name)) for name in found[:1])):
        if home not in Path(os.path.realpath(place)).parents:
            text = f"this manifest would write {place}, which is outside of its folder"
            raise _refused(path, text, "name the tables yourself, with -o FILE")
    return found


def agree(path: str | os.PathLike[str], again: Again, programs: Sequence[str], allowed: Sequence[str]) -> None:
    """Raises Faulty if a manifest asks for more than the user has named. programs, allowed: real paths of the programs
    that Python may execute, and of the places that programs may open."""
    for _, source in (one for program in again.spec.programs for one in program.sources if one[1].is_python):
        if os.path.realpath(again.folder / source.name) not in programs:
            text = f"this manifest runs {source.name}, a program in Python's syntax: Python would execute it"
            raise _refused(path, text, f"if you trust it, name it: emc sweep --again {os.fspath(path)} {source.name}")
    for place in again.spec.allowed:
        if os.path.realpath(again.folder / place) not in allowed:
            text = f"this manifest lets its programs open files in {place}"
            raise _refused(path, text, f"if they may, say so: --allow {place}")


def _refused(path: str | os.PathLike[str], text: str, hint: str) -> Faulty:
    return Faults().stop("E0810", Span(os.fspath(path), 1, 1, 1, 1), text, hint)


def _texts(values: list[Any]) -> tuple[str, ...]:
    """A list of texts. Raises TypeError for anything else, as when somebody has written the number 4 in place of
    "4"."""
    return tuple(_one_of(value, str) for value in _one_of(values, list))


def _one_of(value: Any, *kinds: type) -> Any:
    if type(value) not in kinds:
        raise TypeError(f"{json.dumps(value)} in place of {' or '.join(MEANT[kind] for kind in kinds)}")
    return value


def folder_of(path: str | os.PathLike[str]) -> Path:
    """The folder in which the command of a manifest was given. Raises SweepError if the folder does not exist."""
    folder = Path(path).resolve().parent / str(_document(path).get("folder", "."))
    if not folder.is_dir():
        raise SweepError(f"{os.fspath(path)}: its sweep was made in {folder}, which does not exist here: put the "
                         "manifest where it was, or change its `folder`")  # fmt: skip
    return folder


def _document(path: str | os.PathLike[str]) -> dict[str, Any]:
    try:
        document: Any = json.loads(contents(path))
    except OSError as reason:
        raise SweepError(f"can't read {os.fspath(path)}: {reason.strerror}") from None
    except (ValueError, RecursionError):
        raise _no_manifest(path, "it is not JSON") from None
    if not isinstance(document, dict) or cast("dict[str, Any]", document).get("schema") != SCHEMA:
        raise _no_manifest(path, f"its schema is not {SCHEMA}")
    return cast("dict[str, Any]", document)


def _no_manifest(path: str | os.PathLike[str], why: str) -> SweepError:
    return SweepError(
        f"{os.fspath(path)} is not a manifest of a sweep ({why}): name the file that ends in {SUFFIX} beside a table"
    )


def _program(parts: list[dict[str, str]]) -> Program:
    sources = tuple(
        ("", Source(part["name"], part["text"])) if "text" in part else read_sources([part["name"]])[0]
        for part in parts
    )
    return Program("+".join(source.name for _, source in sources), sources)


def _changed(parts: list[list[dict[str, str]]], programs: tuple[Program, ...]) -> Iterator[str]:
    for described, program in zip(parts, programs, strict=True):
        for part, (_, source) in zip(described, program.sources, strict=True):
            if digests.name(source.text) != part["digest"]:
                yield source.name


def _changed_headers(known: dict[str, str]) -> Iterator[str]:
    return (path for path, content in known.items() if digest(path) != content)
