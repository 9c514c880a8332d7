"""The files of the host that a program may open (library.md, "Files").

It may read files below its own folder, and read and write files below the current one. A path given after `--` is
allowed as given, and --allow PATH allows more. Links are resolved first, so a link that leads out of these places is
refused. A device, a pipe, a socket, or a file of a system folder such as /proc is opened only if the user named that
very file. A name that begins with a dot is written only below a place that the user named: such files are settings of
other programs, which may execute what is in them. No program opens a file in a folder that emc keeps for itself
(cache/own_folders.py), or writes one among the code of emc and its virtual environment, whatever is allowed.

    places = sandbox("x.emc", ("in.txt",), ("/data",))
    descriptor = places.open("out.txt", os.O_RDWR | os.O_CREAT)     raises Barred, OSError

A path is resolved and judged first. Then it is opened folder by folder, without following any link, and each folder
is judged by what it is, not by its name. So a link that someone puts there in the meantime gives an error instead of
another file.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from emc.cache.own_folders import is_claimed, is_installed
from emc.dataclass import dataclass, field

SYSTEM = tuple(Path(name) for name in ("/proc", "/sys", "/dev"))
MEMORY = Path("/dev/shm")  # an exception: the files below it are ordinary ones
_WALK = getattr(os, "O_PATH", os.O_RDONLY) | os.O_DIRECTORY | os.O_CLOEXEC | os.O_NOFOLLOW
_FOLDERS = frozenset({"", ".", ".."})  # last parts of a path that always name a folder


class Barred(Exception):
    """The program may not access a place. path: as the program gave it. hint: how to allow it, or why that is not
    possible."""

    def __init__(self, path: str, hint: str):
        super().__init__(f"{path}: {hint}")
        self.path = path
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Sandbox:
    """The places that a program may access."""

    readable: tuple[Path, ...]  # resolved folders, and single files
    writable: tuple[Path, ...]  # the same
    current: Path  # the folder where relative paths start
    named: dict[Path, str] = field(default_factory=dict[Path, str])  # single files, with the names that the user gave

    def open(self, path: str, flags: int) -> int:
        """Opens the file that a program's path names. Returns its descriptor. Raises Barred, OSError."""
        write = flags & os.O_ACCMODE != os.O_RDONLY
        real = self.judged(path, write)
        safe = flags & ~os.O_TRUNC | os.O_CLOEXEC
        if _of_system(Path(self.named.get(real, "/"))):
            return _emptied(os.open(self.named[real], safe), flags)  # /dev/fd/63: the file has no other name
        with _folder_of(path, real, write) as folder:
            self._ordinary(path, real, _status(real.name, folder))
            wait = 0 if real in self.named else os.O_NONBLOCK
            descriptor = os.open(real.name, safe | wait | os.O_NOFOLLOW, 0o666, dir_fd=folder)
        try:
            self._ordinary(path, real, os.fstat(descriptor))
        except BaseException:
            os.close(descriptor)
            raise
        os.set_blocking(descriptor, True)
        return _emptied(descriptor, flags)

    def judged(self, path: str, write: bool) -> Path:
        """The real place of a program's path, if the program may read it, or write to it. Raises Barred, OSError."""
        given, real = self._found(path, write)
        self._judge(path, real, write)
        _agree(given, write)
        if not _of_system(real):
            with _folder_of(path, real, write):  # for what it refuses
                pass
        return real

    def remove(self, path: str) -> None:
        """Removes a file. For a link, removes the link and not the file that it points to. Raises Barred, OSError."""
        with self._entry(path) as (name, folder):
            os.remove(name, dir_fd=folder)

    def rename(self, old: str, new: str) -> None:
        """Renames a file or a link, and replaces an existing file of the new name. Raises Barred, OSError."""
        with self._entry(old) as (name, folder), self._entry(new, there=False) as (other, goal):
            os.rename(name, other, src_dir_fd=folder, dst_dir_fd=goal)

    @contextmanager
    def _entry(self, path: str, there: bool = True) -> Generator[tuple[str, int]]:
        """Yields the name of an entry, and its folder, to which the program may write. there: whether the entry must
        exist."""
        given = self._given(self.current, path)
        head, name = os.path.split(given)
        if name in _FOLDERS:
            self._judge(path, Path(os.path.realpath(given)), True)
            os.stat(given)
            raise _error(errno.EISDIR)
        real = Path(os.path.realpath(head)) / name
        self._judge(path, real, True)
        os.stat(f"{head}/.")
        with _folder_of(path, real, True) as folder:
            status = _status(name, folder)
            if status is None and there:
                raise _error(errno.ENOENT)
            if status is None or not stat.S_ISLNK(status.st_mode):
                self._ordinary(path, real, status)
            yield name, folder

    def _given(self, folder: Path, path: str) -> str:
        """The path from the root. A slash at its end is kept, because `file/` is not a file."""
        if not path:
            raise _error(errno.ENOENT)
        return os.path.join(folder, path)

    def _found(self, path: str, write: bool) -> tuple[str, Path]:
        """The path from the root, and the real place that it means. A relative path starts in the current folder. If a
        file to be read is not there, the path starts in the program's own folder."""
        given = self._given(self.current, path)
        real = Path(os.path.realpath(given))
        if write or os.path.exists(real):
            return given, real
        beside = (self._given(folder, path) for folder in self.readable)
        return next(((p, r) for p in beside if os.path.exists(r := Path(os.path.realpath(p)))), (given, real))

    def _judge(self, path: str, real: Path, write: bool) -> None:
        """Raises Barred unless the program may read, or write, a resolved path."""
        if real in self.named:
            return
        places = self.writable if write else self.writable + self.readable
        below = [real.relative_to(place).parts for place in places if real == place or place in real.parents]
        if not below:
            raise Barred(path, f"allow it with --allow {real}")
        if write and all(any(part.startswith(".") for part in parts) for parts in below):
            raise Barred(path, f"a name in it begins with a dot: allow it by that name, --allow {real}")
        if _of_system(real):
            raise Barred(path, f"it belongs to the system: allow it by its full name, --allow {real}")

    def _ordinary(self, path: str, real: Path, status: os.stat_result | None) -> None:
        """Raises an error for anything but an ordinary file, unless the user named it. Raises Barred, OSError."""
        if status is None:
            return
        if stat.S_ISDIR(status.st_mode):
            raise _error(errno.EISDIR)
        if stat.S_ISLNK(status.st_mode):
            raise Barred(path, "it was just replaced by a link")
        if real not in self.named and (not stat.S_ISREG(status.st_mode) or status.st_dev in _system_devices()):
            raise Barred(path, f"it is not an ordinary file: allow it by its full name, --allow {real}")


def _of_system(place: Path) -> bool:
    return MEMORY not in place.parents and any(place == one or one in place.parents for one in SYSTEM)


@cache
def _system_devices() -> frozenset[int]:
    """The devices of files that the system generates; they may be mounted at other places, too."""
    made_up = {os.stat(place).st_dev for place in SYSTEM[:2] if os.path.isdir(place)}
    return frozenset(made_up - {os.stat("/").st_dev})


def sandbox(
    program: str | None = None,
    arguments: tuple[str, ...] = (),
    allowed: tuple[str, ...] = (),
    current: str | None = None,
) -> Sandbox:
    """The sandbox of a run. program: the path of its source (None: standard input); current: the current folder."""
    here = Path(os.path.realpath(current or os.getcwd()))
    home = (Path(os.path.realpath(here / program)).parent,) if program else ()
    given = {Path(os.path.realpath(here / path)): str(here / path) for path in (*_paths(arguments, here), *allowed)}
    named = {real: path for real, path in given.items() if not os.path.isdir(path)}
    return Sandbox(home, (here, *given), here, named)


def _paths(arguments: tuple[str, ...], here: Path) -> tuple[str, ...]:
    """The arguments that can be paths of files. A folder among them does not allow what is below it."""
    return tuple(a for a in arguments if a and "\0" not in a and not os.path.isdir(here / a))


def _agree(given: str, write: bool) -> None:
    """Raises the system's error for a path such as `file/`, `file/../x` or `nowhere/../x`, which resolving hides."""
    try:
        os.stat(given)
    except FileNotFoundError:
        os.stat(f"{os.path.split(given)[0]}/.")
        if not write:
            raise


@contextmanager
def _folder_of(path: str, real: Path, write: bool) -> Generator[int]:
    """Yields the folder that contains a place. It is opened from the root without following a link. Raises Barred if
    one of the folders on the way is emc's own; path: as the program gave it."""
    descriptor = os.open(real.anchor, _WALK)
    try:
        for part in real.parts[1:-1]:
            below = os.open(part, _WALK, dir_fd=descriptor)
            os.close(descriptor)
            descriptor = below
            _not_own(path, descriptor, write)
        yield descriptor
    finally:
        os.close(descriptor)


def _not_own(path: str, folder: int, write: bool) -> None:
    """Raises Barred if emc keeps its own files in that folder, or if a program would write among emc's code."""
    status = os.fstat(folder)
    if is_claimed(status, folder):
        raise Barred(path, "it is one of emc's own files, which no program may open")
    if write and is_installed(status):
        raise Barred(path, "it is among the code of emc, where no program may write")


def _status(name: str, folder: int) -> os.stat_result | None:
    """The status of the file or link with that name; None if there is none."""
    try:
        return os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return None


def _emptied(descriptor: int, flags: int) -> int:
    """Empties the file if the flags say so, and returns its descriptor."""
    try:
        status = os.fstat(descriptor)
        if stat.S_ISDIR(status.st_mode):
            raise _error(errno.EISDIR)
        if flags & os.O_TRUNC and stat.S_ISREG(status.st_mode):
            os.ftruncate(descriptor, 0)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _error(number: int) -> OSError:
    return OSError(number, os.strerror(number))
