"""What can be computed again, kept between runs: the library's compiled files, the packet handlers read from text.

    handlers = kept("handlers", read_handlers)

Files lie in one folder of the user's cache for each state of emc itself (its code, grammar and runtime files, by
content), so nothing kept is ever out of date. A file that is missing, broken or another user's is as if not there, and
a folder that can't be written keeps nothing. Nothing of a user's own program is kept.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from emc import places

T = TypeVar("T")

MOST_STATES = 4  # folders that stay; the oldest go


def kept(name: str, make: Callable[[], T]) -> T:
    """The value of that name: as it was kept, or made now, and kept. It must be a value that pickle can copy."""
    place = _folder() / f"{name}.pickle"
    found = _read(place)
    if found is None:
        found = (make(),)
        _write(place, found)
    return found[0]


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
    with contextlib.suppress(OSError):
        if not place.parent.exists():
            place.parent.mkdir(parents=True)
            _forget(place.parent)
        with tempfile.NamedTemporaryFile(dir=place.parent, delete=False) as file:
            pickle.dump(value, file, pickle.HIGHEST_PROTOCOL)
        os.replace(file.name, place)


def _forget(newest: Path) -> None:
    """Removes the folders of old states."""
    states = sorted(newest.parent.glob("state-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in states[MOST_STATES:]:
        shutil.rmtree(old, ignore_errors=True)
