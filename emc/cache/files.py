"""One cached value as a file: a mark, a digest, and the pickled value.

    write(place, value) -> whether it is there now
    read(place) -> (value,), or None
    read_installed(place)       the same of a file that was installed with emc

Machine code and pickles are as powerful as programs, so whoever can write them has full access to the user's account.
So a file is read only if the user owns it and no one else may write it, in a folder that the user owns, and if the
digest, which covers its name, is right. Any other file is ignored. A file appears completely or not at all, even if
several processes write it.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import stat
import time
from pathlib import Path
from typing import Any

from emc.digests import digest

MARK = b"emc kept 2\n"
SUFFIX = ".kept"
PROTOCOL = 5  # of pickle: the same for all versions of Python that emc runs on
_HEAD = len(MARK) + 32
_DAY = 24 * 3600

troubles: list[str] = []  # why something could not be kept, in this process


def read(place: Path) -> tuple[Any] | None:
    """The value that `write` kept there; None if there is none, or if it can't be trusted."""
    path = f"{place}{SUFFIX}"
    try:
        with open(path, "rb") as file:
            state = os.fstat(file.fileno())
            if not _ours(state) or not _ours_alone(str(place.parent)):
                return None
            data = file.read()
    except OSError:
        return None
    if time.time() - state.st_mtime > _DAY:
        with contextlib.suppress(OSError):
            os.utime(path)  # marks it as used, so that it is not among the oldest
    return _value(place.name, data)


def read_installed(place: Path) -> tuple[Any] | None:
    """The value that `write` kept there when emc was built. The file belongs to the owner of emc's own code."""
    try:
        with open(f"{place}{SUFFIX}", "rb") as file:
            return _value(place.name, file.read())
    except OSError:
        return None


def _value(name: str, data: bytes) -> tuple[Any] | None:
    body = memoryview(data)[_HEAD:]
    if data[:_HEAD] != _head(name, body):
        return None
    try:
        return (pickle.loads(body),)
    except Exception:  # a value of classes that no longer exist: it is made again
        return None


def write(place: Path, value: object) -> bool:
    """Keeps a value. If that is not possible, it adds a line to `troubles` and returns False."""
    body = pickle.dumps(value, PROTOCOL)
    beside = f"{place.parent}/.{place.name}-{os.getpid()}-{time.monotonic_ns()}{SUFFIX}"
    try:
        _make(place.parent)
        if not _ours_alone(str(place.parent)):
            raise PermissionError(0, "it belongs to another user")
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(_head(place.name, body))
            file.write(body)
        os.replace(beside, f"{place}{SUFFIX}")
    except OSError as reason:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        troubles.append(f"{place.parent}: {reason.strerror}")
        return False
    return True


def _make(folder: Path) -> None:
    """Makes a folder and its parents, for this user only."""
    if not folder.is_dir():
        _make(folder.parent)
        folder.mkdir(0o700, exist_ok=True)


def _head(name: str, body: bytes | memoryview) -> bytes:
    return MARK + digest(name.encode(), body)


def _ours(state: os.stat_result) -> bool:
    """Whether the user owns this, and no one else may write it."""
    return state.st_uid == os.getuid() and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _ours_alone(folder: str) -> bool:
    """Whether the user owns the folder. Others who may write to it can remove files, but not create files that the user
    owns."""
    return os.stat(folder).st_uid == os.getuid()
