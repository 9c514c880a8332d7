"""The packs: what the page's worker unpacks into its file system, each as one compressed file.

    made = packs(compiler)          {"first": bytes, "later": bytes}, and a name for their state

first: what a first program needs; later: all else. A pack is a gzip file of: the length of its index (4 bytes, little
endian), the index as JSON ([name, length] of each file), and the files. A browser unpacks it in a few milliseconds,
which a zip file in Python takes half a second for.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from emc import cache, digests, places
from emc.cache import files as kept_files
from emc.dataclass import dataclass
from emc.playground.prepare import COMMAND

ROOM = "playground"  # of the cache
READY = "emc/ready"  # as places.ready_made() has it
PARTS = ("first", "later")
FIRST = ("emc/explain/", "emc/front/", "emc/grammar/", "emc/runtime/")  # the data that a first program needs
Compile = Callable[[dict[str, str]], dict[str, bytes]]  # texts of modules -> their byte code, both by name


@dataclass(frozen=True, slots=True)
class Packs:
    """first, later: the packs. state: a name for what they contain, without the byte code."""

    first: bytes
    later: bytes
    state: str


def packs(compile: Compile | None, kind: str) -> Packs:
    """The packs of this emc. compile: makes byte code for the page's Python; None: the page compiles it. kind: a name
    for that. They are kept in the cache."""
    name = digests.name(cache.origin() + kind)
    match cache.look(ROOM, name):
        case (bytes() as first, bytes() as later, str() as state):
            return Packs(first, later, state)
        case _:
            made = _made(compile)
            cache.keep(ROOM, name, (made.first, made.later, made.state))
            return made


def _made(compile: Compile | None) -> Packs:
    state = cache.origin()
    with TemporaryDirectory(prefix="emc-") as home:
        environment = {**os.environ, "EMC_CACHE": home, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run([sys.executable, "-c", COMMAND], env=environment, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"the page's own parts can't be made: {done.stderr}")
        listed: dict[str, dict[str, list[list[str]]]] = json.loads(done.stdout)
        parts = {part: _files(listed[part], Path(home), compile) for part in PARTS}
        kept_files.write(Path(home) / cache.ORIGIN, state)
        parts["first"][f"{READY}/origin.kept"] = (Path(home) / "origin.kept").read_bytes()
    parts["first"]["emc/STATE"] = state.encode()
    for name, data in _data():
        parts["first" if name.startswith(FIRST) else "later"][name] = data
    return Packs(packed(parts["first"]), packed(parts["later"]), state)


def _files(listed: dict[str, list[list[str]]], home: Path, compile: Compile | None) -> dict[str, bytes]:
    modules = {_place(name, file): Path(file).read_text("utf-8") for name, file in listed["modules"]}
    if compile is None:
        found = {name: text.encode() for name, text in modules.items()}
    else:
        found = {f"{name}c": code for name, code in compile(modules).items()}
    for path in map(str, listed["kept"]):
        room, _, rest = path.partition("/")
        found[f"{READY}/{cache.STATE if room.startswith('state-') else room}/{rest}"] = (home / path).read_bytes()
    return found


def _place(name: str, file: str) -> str:
    """The name of a module's file in the pack."""
    own = name.replace(".", "/")
    return f"{own}/__init__.py" if Path(file).name == "__init__.py" else f"{own}.py"


def _data() -> Iterable[tuple[str, bytes]]:
    """The files that are no modules: those of the package, and the data rooms, as an installation has them."""
    package = places.package()
    rooms = [("grammar", places.grammar("")), ("runtime", places.runtime()), ("programs", places.programs())]
    for room, folder in rooms:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                yield f"emc/{room}/{path.relative_to(folder).as_posix()}", path.read_bytes()
    for part in ("views", "explain"):
        for path in sorted((package / part).rglob("*")):
            if path.is_file() and path.suffix in (".js", ".css", ".html", ".md"):
                yield f"emc/{path.relative_to(package).as_posix()}", path.read_bytes()
    yield "emc/front/states.py", (package / "front/states.py").read_bytes()  # names the parser's table


def packed(files: dict[str, bytes]) -> bytes:
    """The pack of these files."""
    index = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return gzip.compress(len(index).to_bytes(4, "little") + index + b"".join(files.values()), 9, mtime=0)
