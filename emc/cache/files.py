"""One cached value as a file: a mark, a digest, and the value (values.py).

    write(place, value) -> whether it is there now
    read(place) -> (value,), or None
    read_installed(place)       the same of a file that was installed with emc

A value may be machine code, so whoever can write the file has full access to the user's account. So a file is read only
if it is an ordinary one with this name alone, which the user owns and no one else may write, in a folder that the user
owns, and if the digest, which covers its name, is right. A file of the installation must belong to the installation's
owner, to root or to the user, and no one else may write it. Any other file is ignored, and what it should contain is
made again. A file appears completely or not at all, even if several processes write it.
"""

from __future__ import annotations

import contextlib
import os
import stat
import time
from pathlib import Path
from typing import Any

from emc import places
from emc.cache.values import Unreadable, pack, unpack
from emc.digests import digest

MARK = b"emc kept 3\n"
SUFFIX = ".kept"
_HEAD = len(MARK) + 32
_DAY = 24 * 3600
_READ = os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC  # without waiting, if it is a pipe
_ROOT = 0

troubles: list[str] = []  # why something could not be kept, in this process


def read(place: Path) -> tuple[Any] | None:
    """The value that `write` kept there; None if there is none, or if it can't be trusted."""
    path = f"{place}{SUFFIX}"
    try:
        with open(os.open(path, _READ | os.O_NOFOLLOW), "rb") as file:
            state = os.fstat(file.fileno())
            if not _only_of(state, os.getuid()) or state.st_nlink != 1 or not _ours_alone(str(place.parent)):
                return None
            data = file.read()
    except OSError:
        return None
    if time.time() - state.st_mtime > _DAY:
        with contextlib.suppress(OSError):
            os.utime(path)  # marks it as used, so that it is not among the oldest
    return _value(place.name, data)


def read_installed(place: Path) -> tuple[Any] | None:
    """The value that `write` kept there when emc was built; None if there is none, or if it can't be trusted."""
    try:
        with open(os.open(f"{place}{SUFFIX}", _READ), "rb") as file:
            if not _only_of(os.fstat(file.fileno()), os.getuid(), _ROOT, os.stat(places.package()).st_uid):
                return None
            return _value(place.name, file.read())
    except OSError:
        return None


def _value(name: str, data: bytes) -> tuple[Any] | None:
    body = memoryview(data)[_HEAD:]
    if data[:_HEAD] != _head(name, body):
        return None
    try:
        return (unpack(body),)
    except Unreadable:  # a value of classes that no longer exist: it is made again
        return None


def write(place: Path, value: object) -> bool:
    """Keeps a value. If that is not possible, it adds a line to `troubles` and returns False."""
    body = pack(value)
    beside = f"{place.parent}/.{place.name}-{os.getpid()}-{time.monotonic_ns()}{SUFFIX}"
    try:
        _make(place.parent)
        if not _ours_alone(str(place.parent)):
            raise PermissionError(0, "it belongs to another user, or is a link")
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


def _only_of(state: os.stat_result, *users: int) -> bool:
    """Whether this is an ordinary file that one of these users owns, and that no one else may write."""
    own = stat.S_ISREG(state.st_mode) and state.st_uid in users
    return own and not state.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _ours_alone(folder: str) -> bool:
    """Whether this is a folder that the user owns, and no link to one. Others who may write to it can remove files, but
    not create files that the user owns."""
    state = os.lstat(folder)
    return stat.S_ISDIR(state.st_mode) and state.st_uid == os.getuid()
