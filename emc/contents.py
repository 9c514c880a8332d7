"""The bytes of a file that a user named: of an ordinary file, and not without end.

    data = contents("hello.emc")        raises OSError: what there is, and why it is not read

A device or a pipe may have no end, or wait for ever; so such are not opened, also where a link leads to one.
"""

from __future__ import annotations

import errno
import os
import stat
from typing import cast

MOST_BYTES = 64 << 20  # more is a mistake


class TooLong(OSError):
    """The file has more than the most bytes that are read."""


def contents(path: str | os.PathLike[str], most: int = MOST_BYTES) -> bytes:
    """All bytes of an ordinary file. Raises OSError, whose strerror is for users."""
    _ordinary(os.stat(path))
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with open(descriptor, "rb") as file:
        _ordinary(os.fstat(descriptor))
        data = cast(bytes | None, file.read(most + 1))
    if data is None:  # of `/proc/kmsg`: what would come is still to happen
        raise OSError(errno.EAGAIN, "there is nothing in it yet, and it has no end")
    if len(data) > most:
        raise TooLong(errno.EFBIG, f"this file has more than {most >> 20} MB")
    return data


def text(path: str | os.PathLike[str], encoding: str = "utf-8", errors: str = "strict") -> str:
    """The same as text, with `\\n` between its lines. Raises OSError, UnicodeDecodeError."""
    return contents(path).decode(encoding, errors).replace("\r\n", "\n").replace("\r", "\n")


def _ordinary(status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, "this is a folder")
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, f"this is a {_kind(status.st_mode)}, no ordinary file")


def _kind(mode: int) -> str:
    kinds = {"pipe": stat.S_ISFIFO, "socket": stat.S_ISSOCK}
    return next((kind for kind, found in kinds.items() if found(mode)), "device")
