"""Prepares, when emc is built (hatch_build.py), what the first run would have to compute otherwise.

    python -m emc.ready_made [FOLDER]       fills places.ready_made(), or that folder

These are files of the same form as in the user's cache: the parser's table, the library compiled for common machines,
and the kernel's machine code for all computers of one kind. If the user's cache does not have a file, the cache looks
in that folder.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from emc import cache, places, route
from emc.cache import files
from emc.engines.native.kernel.kinds import KINDS
from emc.engines.native.run.kernels import kernel_of
from emc.library import ROOM, names_for
from emc.machine.description import Description, target
from emc.machine.machine_file import read_description
from emc.options import BuildOptions
from emc.session import settings
from emc.shape import Pes

PES = (None, Pes(64))  # None: the machine's own number; what is compiled for 64 can be used for 2 to 64


def fill(folder: Path) -> None:
    """Makes all these files in that folder."""
    with _own_cache() as home:
        machine = read_description()
        for pes in PES:
            for check in (None, True):  # a small program has a second run, which is checked
                _library(machine, pes, check)
        for name in KINDS:
            kernel_of(name).make_generic()
        folder.parent.mkdir(parents=True, exist_ok=True)
        made = folder.with_name(f"{folder.name}.{os.getpid()}")
        _copy(home, made)
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


@contextmanager
def _own_cache() -> Generator[Path]:
    """An empty cache for this process, without anything ready-made."""
    with tempfile.TemporaryDirectory(prefix="emc-") as home:
        os.environ["EMC_CACHE"] = home
        places.ready_made = lambda: Path(home, "nothing")
        yield Path(home)


def _library(machine: Description, pes: Pes | None, check: bool | None) -> None:
    """Compiles all files of the library with default options. check: as in BuildOptions."""
    goal = target(machine, pes)
    library = route.library(settings(BuildOptions(check=check), machine, goal).plain)
    for name in names_for(goal):
        library.find(name)


def _copy(home: Path, made: Path) -> None:
    """Copies the files that can be used on all computers, without those that can be used only on this one."""
    of_state = home / f"state-{cache.state()}"
    made.mkdir()
    files.write(made / cache.ORIGIN, cache.origin())
    for path in (*of_state.glob("*.kept"), *of_state.glob(f"{ROOM}/*.kept")):
        _put(path, made / cache.STATE / path.relative_to(of_state))
    for kind in ("grammar", "kernel"):
        for path in (home / "content").glob(f"{kind}-*.kept"):
            _put(path, made / "content" / path.name)


def _put(path: Path, goal: Path) -> None:
    goal.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, goal)


if __name__ == "__main__":
    fill(Path(sys.argv[1]) if len(sys.argv) > 1 else places.ready_made())
