"""Files in a folder that anybody may have prepared, as in a checkout that was cloned: only ordinary files are read and
written, through no link, and nothing in the folder leads out of it.

    data = content(path)            None if there is no such file; raises Strange
    replace(path, text)             completely, or not at all
    descriptor = opened(path, os.O_RDWR | os.O_CREAT)
    folder(path)                    makes it, unless it is there

All raise OSError, whose strerror is a message for users.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from emc.contents import MOST_BYTES, whole

Kind: TypeAlias = Callable[[int], bool]  # stat.S_ISREG or stat.S_ISDIR
_SAFE = os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK


class Strange(OSError):
    """There is something else in the place of a file or a folder that emc made."""


def content(path: str | os.PathLike[str]) -> bytes | None:
    """The bytes of a file."""
    try:
        descriptor = opened(path, os.O_RDONLY)
    except FileNotFoundError:
        return None
    with open(descriptor, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Strange(errno.EFBIG, f"this file has more than {MOST_BYTES >> 20} MB", str(path))
    return data


def opened(path: str | os.PathLike[str], flags: int) -> int:
    """The descriptor of an ordinary file."""
    try:
        descriptor = os.open(path, flags | _SAFE, 0o666)
    except FileNotFoundError:
        raise
    except OSError:
        _check(path, stat.S_ISREG)
        raise
    try:
        _judge(path, os.fstat(descriptor), stat.S_ISREG)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def replace(path: str | os.PathLike[str], text: str) -> None:
    """Writes a file, which gets its name when everything is written."""
    with suppress(FileNotFoundError):
        _check(path, stat.S_ISREG)
    with whole(path) as file:
        file.write(text)


def folder(path: str | os.PathLike[str]) -> None:
    """Makes a folder, and those that contain it, unless it is there."""
    with suppress(FileExistsError):
        os.makedirs(path)
    _check(path, stat.S_ISDIR)


def _check(path: str | os.PathLike[str], wanted: Kind) -> None:
    _judge(path, os.lstat(path), wanted)


def _judge(path: str | os.PathLike[str], status: os.stat_result, wanted: Kind) -> None:
    """Raises Strange unless the thing is of the kind that is wanted."""
    kinds: dict[Kind, str] = {
        stat.S_ISREG: "file",
        stat.S_ISDIR: "folder",
        stat.S_ISLNK: "link",
        stat.S_ISFIFO: "pipe",
        stat.S_ISSOCK: "socket",
    }
    found = next((kind for kind in kinds if kind(status.st_mode)), None)
    if found is not wanted:
        name = kinds[found] if found else "device"
        raise Strange(errno.EINVAL, f"this is a {name} in the place of a {kinds[wanted]}", str(path))
