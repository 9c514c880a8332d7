"""The folders of the cache: where they are, how much is kept in them, what is reported about them, and how they are
cleared.

    home()/state-0123.../printf.kept           good for one state of emc
    home()/state-0123.../programs/....kept     a room of it
    home()/content/threads-....kept            good for all states

Only files named `*.kept` in these folders are ever removed, whatever folder $EMC_CACHE names.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from emc.cache.files import SUFFIX
from emc.dataclass import dataclass

STATE, CONTENT = "state-", "content"
MOST_STATES = 4  # folders that are kept; the oldest ones are removed
MOST_BYTES = 256 << 20  # of all files; those that were not used for the longest time are removed
MARK = "tidied"  # an empty file in CONTENT, as old as the last look at what is kept
PAUSE = 60  # seconds between two such looks: a cache may have thousands of files
ABANDONED = 3600  # seconds after which an unfinished file counts as abandoned


@dataclass(frozen=True, slots=True)
class Kept:
    """A cached file."""

    path: str
    kind: str  # a room, or the part of a content's name before the digest
    state: str  # state folder; "" for all states
    size: int  # bytes
    used: float  # when it was last used, approximately


def home() -> Path:
    """The folder for what emc can compute again: $EMC_CACHE, or a folder `emc` in the user's cache folder."""
    if own := os.environ.get("EMC_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "emc"


def all_kept(folder: Path) -> list[Kept]:
    """All kept files of the cache in that folder."""
    found: list[Kept] = []
    for room in (*_states(folder), *_real([folder / CONTENT])):
        state = "" if room.name == CONTENT else room.name.removeprefix(STATE)
        for entry, below in _files(str(room)):
            with contextlib.suppress(OSError):  # another process may have removed it just now
                seen = entry.stat()
                found.append(Kept(entry.path, _kind(entry.name, below, state), state, seen.st_size, seen.st_mtime))
    return found


def _files(folder: str, below: str = "") -> Iterator[tuple[os.DirEntry[str], str]]:
    """The kept files of a folder, sorted, each with the name of the folder within it that contains the file."""
    try:
        with os.scandir(folder) as entries:
            here = sorted(entries, key=lambda entry: entry.name)
    except OSError:  # there is none, or another process has removed it just now
        return
    for entry in here:
        if entry.is_dir(follow_symlinks=False):
            yield from _files(entry.path, entry.name)
        elif entry.name.endswith(SUFFIX):
            yield entry, below


def _kind(name: str, below: str, state: str) -> str:
    if name.startswith("."):
        return "unfinished"
    return (below or "library") if state else name.rpartition("-")[0]


def tidy_at_times(folder: Path) -> None:
    """Tidies the cache in that folder, unless that was done less than PAUSE seconds ago."""
    mark = folder / CONTENT / MARK
    with contextlib.suppress(OSError):
        if 0 <= time.time() - mark.stat().st_mtime < PAUSE:
            return
    with contextlib.suppress(OSError):  # there is no such folder, or the mark is no file: it is tidied each time
        file = os.open(mark, os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK, 0o600)
        os.utime(file)
        os.close(file)
    tidy(folder)


def tidy(folder: Path) -> None:
    """Removes the oldest states, unfinished files, and what exceeds the limit."""
    states = _states(folder)
    gone = {path.name.removeprefix(STATE) for path in states[: max(0, len(states) - MOST_STATES)]}
    files = sorted(all_kept(folder), key=lambda one: one.used)
    room = MOST_BYTES - sum(one.size for one in files)
    now = time.time()
    leave: list[Kept] = []
    for one in files:
        unfinished = one.kind == "unfinished" and now - one.used > ABANDONED
        if room < 0 or unfinished or one.state in gone:
            leave.append(one)
            room += one.size
    remove(leave)


def remove(files: Iterable[Kept]) -> int:
    """Removes files, and the folders that become empty. Returns how many files were removed."""
    count = 0
    rooms: set[Path] = set()
    for one in files:
        with contextlib.suppress(OSError):  # another process may have removed it, or the folder can't be written
            os.unlink(one.path)
            count += 1
            rooms |= {folder for folder in Path(one.path).parents[:2] if _is_ours(folder)}
    for room in sorted(rooms, reverse=True):  # files and subfolders before their folder
        with contextlib.suppress(OSError):  # there is no mark
            if not any(name.endswith(SUFFIX) for name in os.listdir(room)):
                os.unlink(room / MARK)
        with contextlib.suppress(OSError):  # not empty
            room.rmdir()
    return count


def _is_ours(folder: Path) -> bool:
    return folder.name == CONTENT or folder.name.startswith(STATE) or folder.parent.name.startswith(STATE)


def _states(folder: Path) -> list[Path]:
    """The folders for states of emc, the oldest first."""
    return _real(folder.glob(f"{STATE}*"))


def _real(folders: Iterable[Path]) -> list[Path]:
    """Those that are folders, the oldest first, without links, which would lead elsewhere."""
    ages: dict[Path, float] = {}
    for folder in folders:
        with contextlib.suppress(OSError):  # another process has removed it just now
            status = os.lstat(folder)
            if stat.S_ISDIR(status.st_mode):
                ages[folder] = status.st_mtime
    return sorted(ages, key=ages.__getitem__)
