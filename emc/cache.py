"""What can be computed again, kept between runs: the library's compiled files, packet handlers, what `check` found.

    handlers = kept("handlers", read_handlers)

Files lie in one folder of the user's cache for each state of emc itself (its code, grammar and runtime files, by
content), so nothing kept is ever out of date. A file that is missing, broken or another user's is as if not there, and
a folder that can't be written keeps nothing. What belongs to a user's own program is kept in a room of its own (`look`,
`keep`), named by a digest of all that it depends on; a room holds the newest few.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from emc import places

T = TypeVar("T")

MOST_STATES = 4  # folders that stay; the oldest go
MOST_IN_ROOM = 256  # files of a room that stay


def kept(name: str, make: Callable[[], T]) -> T:
    """The value of that name: as it was kept, or made now, and kept. It must be a value that pickle can copy."""
    place = _folder() / f"{name}.pickle"
    found = _read(place)
    if found is None:
        found = (make(),)
        _write(place, found)
    return found[0]


def look(room: str, name: str) -> Any:
    """What was kept under that name in a room; None when nothing was."""
    found = _read(_folder() / room / f"{name}.pickle")
    return None if found is None else found[0]


def keep(room: str, name: str, value: object) -> None:
    """Keeps a value in a room, and forgets the room's oldest."""
    folder = _folder() / room
    _write(folder / f"{name}.pickle", (value,))
    _bound(folder)


def _bound(folder: Path) -> None:
    """Removes the oldest files of a folder that has too many."""
    with contextlib.suppress(OSError):
        files = _oldest_first(folder.iterdir())
        for old in files[: max(0, len(files) - MOST_IN_ROOM)]:
            old.unlink()


def by_content(text: str, make: Callable[[], T]) -> T:
    """The value that is made of this text alone, whatever the state of emc: as it was kept, or made now, and kept."""
    place = _content(text)
    found = _read(place)
    if found is None:
        found = (make(),)
        _write(place, found)
        _bound(place.parent)
    else:
        with contextlib.suppress(OSError):
            os.utime(place)  # used: not among the oldest
    return found[0]


def has_content(text: str) -> bool:
    """Whether something is kept for this text."""
    return _content(text).exists()


def _content(text: str) -> Path:
    return home() / "content" / f"{sha256(text.encode()).hexdigest()}.pickle"


def home() -> Path:
    """Where emc may keep what it can compute again: $EMC_CACHE, or a folder `emc` in the user's cache."""
    if own := os.environ.get("EMC_CACHE"):
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "emc"


@cache
def _folder() -> Path:
    return home() / f"state-{_state()}"


def _state() -> str:
    """A name for emc as it is: everything that what is kept may depend on."""
    digest = sha256(sys.version.encode())
    for room, pattern in ((places.package(), "*.py"), (places.grammar(""), "*.lark"), (places.runtime(), "*")):
        for path in sorted(path for path in room.rglob(pattern) if path.is_file()):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def _read(place: Path) -> tuple[Any] | None:
    try:
        with place.open("rb") as file:
            if os.fstat(file.fileno()).st_uid != os.getuid():
                return None
            found: Any = pickle.load(file)
    except Exception:  # whatever a broken pickle raises: it is made anew
        return None
    return cast("tuple[Any]", found) if isinstance(found, tuple) else None


def _write(place: Path, value: object) -> None:
    """Writes beside the place and moves it there, so that a reader sees all of it or nothing."""
    with contextlib.suppress(OSError):
        if not place.parent.exists():
            place.parent.mkdir(parents=True)
            _forget(_folder())
        beside = place.with_name(f".{place.name}-{os.getpid()}")
        beside.write_bytes(pickle.dumps(value, pickle.HIGHEST_PROTOCOL))
        beside.replace(place)


def _forget(newest: Path) -> None:
    """Removes the folders of old states."""
    states = _oldest_first(newest.parent.glob("state-*"))
    for old in states[: max(0, len(states) - MOST_STATES)]:
        with contextlib.suppress(OSError):
            for path in sorted(old.rglob("*"), reverse=True):  # what lies in a folder before the folder
                path.rmdir() if path.is_dir() else path.unlink()
            old.rmdir()


def _oldest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: path.stat().st_mtime)
