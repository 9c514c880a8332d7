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
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from emc.cache.files import SUFFIX
from emc.dataclass import dataclass

STATE, CONTENT = "state-", "content"
MOST_STATES = 4  # folders that are kept; the oldest ones are removed
MOST_BYTES = 256 << 20  # of all files; those that were not used for the longest time are removed
ABANDONED = 3600  # seconds after which an unfinished file counts as abandoned


@dataclass(frozen=True, slots=True)
class Kept:
    """A cached file."""

    path: Path
    kind: str  # a room, or the part of a content's name before the digest
    state: str  # state folder; "" for all states
    size: int  # bytes
    used: float  # when it was last used, approximately


def home() -> Path:
    """The folder for what emc can compute again: $EMC_CACHE, or a folder `emc` in the user's cache folder."""
    if own := os.environ.get("EMC_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "emc"


def files_below(folder: Path) -> Iterator[str]:
    """The paths of all files, sorted folder by folder, without Python's own cache files."""
    for here, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        yield from (f"{here}/{name}" for name in sorted(names))


def all_kept(folder: Path) -> list[Kept]:
    """All kept files of the cache in that folder."""
    found: list[Kept] = []
    for room in (*folder.glob(f"{STATE}*"), folder / CONTENT):
        for name in files_below(room):
            if name.endswith(SUFFIX):
                path = Path(name)
                with contextlib.suppress(OSError):  # another process may have removed it just now
                    seen = path.stat()
                    state = "" if room.name == CONTENT else room.name.removeprefix(STATE)
                    found.append(Kept(path, _kind(path, room), state, seen.st_size, seen.st_mtime))
    return found


def _kind(path: Path, room: Path) -> str:
    if path.name.startswith("."):
        return "unfinished"
    if room.name == CONTENT:
        return path.name.rpartition("-")[0]
    return "library" if path.parent == room else path.parent.name


def tidy(folder: Path) -> None:
    """Removes the oldest states, unfinished files, and what exceeds the limit."""
    states = _oldest_first(folder.glob(f"{STATE}*"))
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
            one.path.unlink()
            count += 1
            rooms |= {folder for folder in one.path.parents[:2] if _is_ours(folder)}
    for room in sorted(rooms, reverse=True):  # files and subfolders before their folder
        with contextlib.suppress(OSError):  # not empty
            room.rmdir()
    return count


def _is_ours(folder: Path) -> bool:
    return folder.name == CONTENT or folder.name.startswith(STATE) or folder.parent.name.startswith(STATE)


def _oldest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime)
