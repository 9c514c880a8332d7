"""Separate files for a run: it writes to a folder of its own instead of the user's files, and reads its own files back.

with Aside(sandbox("x.emc")) as places:     in the place of a Sandbox
    places.written                          {path: bytes, None: it was removed}
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from emc.machine.sandbox import Sandbox


class Aside:
    """The files of a run that changes nothing on disk. A program may open the files that the sandbox allows."""

    def __init__(self, places: Sandbox):
        self.places = places
        self.moved: dict[Path, Path | None] = {}  # real place: where its bytes are now; None: removed
        self.folder = ""  # made when the first file is written
        self.made = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def open(self, path: str, flags: int) -> int:
        """A descriptor of the file that a program's path means. Raises Barred, OSError."""
        write = flags & os.O_ACCMODE != os.O_RDONLY
        real = self.places.judged(path, write)
        if real not in self.moved:
            if not write:
                return self.places.open(path, flags)
            self.moved[real] = self._first(path, real, flags)
        here = self.moved[real]
        if here is None:
            if not flags & os.O_CREAT:
                raise _missing()
            here = self.moved[real] = self._new()
        return os.open(here, flags | os.O_CLOEXEC, 0o666)

    def remove(self, path: str) -> None:
        """Removes the file from this run's view. Raises Barred, OSError."""
        real = self.places.judged(path, True)
        self._there(path, real)
        self.moved[real] = None

    def rename(self, old: str, new: str) -> None:
        """Renames the file in this run's view. Raises Barred, OSError."""
        real, goal = self.places.judged(old, True), self.places.judged(new, True)
        here = self._there(old, real)
        if real != goal:
            self.moved[goal], self.moved[real] = here, None

    @property
    def written(self) -> dict[str, bytes | None]:
        """The files that the run has written, by path."""
        return {str(real): None if here is None else here.read_bytes() for real, here in self.moved.items()}

    def _first(self, path: str, real: Path, flags: int) -> Path | None:
        """The place for a file that the run has not yet written; None if there was no file. Raises the error that
        opening the real file would raise."""
        if os.path.lexists(real):
            os.close(self.places.open(path, flags & os.O_ACCMODE))
            return self._new() if flags & os.O_TRUNC else self._copied(path)
        if flags & os.O_CREAT and not os.access(real.parent, os.W_OK):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        return None

    def _there(self, path: str, real: Path) -> Path:
        """The place of the bytes of an existing file."""
        here = self.moved[real] if real in self.moved else self._copied(path) if os.path.lexists(real) else None
        if here is None:
            raise _missing()
        return here

    def _copied(self, path: str) -> Path:
        """A copy of a file as it was before the run."""
        here = self._new()
        with os.fdopen(self.places.open(path, os.O_RDONLY), "rb") as old, here.open("wb") as new:
            shutil.copyfileobj(old, new)
        return here

    def _new(self) -> Path:
        """A new, empty file."""
        self.folder = self.folder or tempfile.mkdtemp(prefix="emc-explore-")
        self.made += 1
        here = Path(self.folder, str(self.made))
        here.touch()
        return here


def _missing() -> OSError:
    return OSError(errno.ENOENT, os.strerror(errno.ENOENT))
