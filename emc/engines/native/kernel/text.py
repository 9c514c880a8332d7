"""The kernel's LLVM text: where it is kept, and how it is made.

    text()                       the text of the kernel for its current sources. Raises Faulty.
    make()                       makes the text now, with numba in a process of its own
    python -m emc.engines.native [FILE]

The text is in the file `places.kernel()`, which is not in the repository: pip builds it (hatch_build.py), into the
wheel or for an editable installation, so users do not need numba. Its first line names its sources by content. If the
file is missing, or older than its sources, numba makes the text at the first run, which takes a minute or two. In a
checkout the new text is written to the file; other installations keep it in the user's cache.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from emc import places
from emc.cache import found_content, home, keep_content
from emc.contents import whole
from emc.engines.native.kernel import sources
from emc.engines.native.kernel.named import first_line
from emc.faults import Faults, Faulty
from emc.machine.description import COMMAND_LINE
from emc.source import Span

KIND = "kernel"  # the kind of its entry in the cache
HINT = "install emc again with pip, which builds the kernel, or run `pip install numba`"


def text() -> str:
    """The kernel's text. Raises Faulty if there is neither the file nor numba."""
    return _find() or _make_once()


def _find() -> str | None:
    return _in_file() or found_content(KIND, f"text {first_line()}")


def _in_file() -> str | None:
    with suppress(OSError, UnicodeDecodeError), open(places.kernel(), encoding="utf-8") as file:
        if file.readline() == f"{first_line()}\n":
            return f"{first_line()}\n{file.read()}"
    return None


def _make_once() -> str:
    """Makes the text. If several processes get here at once, one of them makes it, and the others wait and find it."""
    if find_spec("numba") is None:
        raise _missing(f"{_state()}, and numba, which makes it, is not installed")
    with alone(places.kernel().parent if places.is_checkout() else home()):
        if found := _find():
            return found
        print(
            f"emc: {_state()}; numba makes it now, which takes a minute or two, but only once ...",
            file=sys.stderr,
            flush=True,
        )
        new = make()
        _keep(new)
        return new


def _state() -> str:
    place = places.kernel()
    return f"the native engine's kernel, {place}, " + ("is older than its sources" if place.exists() else "is missing")


def _missing(why: str) -> Faulty:
    return Faults().stop("E1013", Span(COMMAND_LINE, 1, 1), why, HINT)


@contextmanager
def alone(folder: Path) -> Generator[None]:
    """A block that only one process at a time can enter for a folder. If the folder allows no locks, no process waits
    out."""
    lock = -1
    with suppress(OSError):
        folder.mkdir(0o700, parents=True, exist_ok=True)
        lock = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
        fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        yield
    finally:
        if lock >= 0:
            os.close(lock)


def make(**settings: str) -> str:
    """The text that numba makes from the current sources. settings: settings of numba, as environment variables. The
    user's settings are ignored. Raises Faulty if numba fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    path = [os.path.abspath(folder) for folder in sys.path]  # PYTHONPATH may not work: pip drops some of it
    words = f"import sys; sys.path[:] = {path!r}; from {sources.ROOT} import text; sys.stdout.write(text())"
    done = subprocess.run(
        [sys.executable, "-P", "-X", "utf8", "-c", words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        cwd=places.package(),
        env=environment | settings,
    )
    if done.returncode != 0:
        last = done.stderr.strip().rpartition("\n")[2] or f"status {done.returncode}"
        raise _missing(f"{_state()}, and numba can't make it: {last}")
    return f"{first_line()}\n{done.stdout}"


def _keep(new: str) -> None:
    with suppress(OSError):
        if places.is_checkout():
            write(new, places.kernel())
            return
    keep_content(KIND, f"text {first_line()}", new)


def write(new: str, place: Path) -> None:
    """Writes the text to a file, completely or not at all. Raises OSError."""
    with whole(place) as file:
        file.write(new)
