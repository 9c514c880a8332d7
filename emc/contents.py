"""The bytes of a file that a user named. Only ordinary files are read, up to a limit; a file is written completely or
not at all.

    data = contents("hello.emc")        raises OSError: what there is, and why it is not read
    with whole("s.json") as file:       what was there stays until all is written
        file.write(text)

A device or a pipe may have no end, or block forever. So they are not read, even through a link. They can be written,
directly.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import TextIO, cast

MOST_BYTES = 64 << 20  # more is a mistake


class TooLong(OSError):
    """Raised if the file has more bytes than `most`."""


def contents(path: str | os.PathLike[str], most: int = MOST_BYTES) -> bytes:
    """All bytes of an ordinary file. Raises OSError, whose strerror is a message for users."""
    _ordinary(os.stat(path))
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with open(descriptor, "rb") as file:
        _ordinary(os.fstat(descriptor))
        data = cast(bytes | None, file.read(most + 1))
    if data is None:  # of a file such as `/proc/kmsg`, which would wait for new content
        raise OSError(errno.EAGAIN, "it has no content yet, and emc does not wait for it")
    if len(data) > most:
        raise TooLong(errno.EFBIG, f"this file has more than {most >> 20} MB")
    return data


def text(path: str | os.PathLike[str], encoding: str = "utf-8", errors: str = "strict") -> str:
    """The content of an ordinary file as text, with `\\n` between its lines. Raises OSError, UnicodeDecodeError."""
    return contents(path).decode(encoding, errors).replace("\r\n", "\n").replace("\r", "\n")


def _ordinary(status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, "this is a folder")
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, f"this is a {_kind(status.st_mode)}, not an ordinary file")


def _kind(mode: int) -> str:
    kinds = {"pipe": stat.S_ISFIFO, "socket": stat.S_ISSOCK}
    return next((kind for kind, found in kinds.items() if found(mode)), "device")


@contextmanager
def whole(path: str | os.PathLike[str], errors: str = "strict") -> Generator[TextIO]:
    """A file to write UTF-8 text to. It gets its name when everything is written. Until then, and if writing fails, an
    older file of that name stays. Where the system has files without a name, a process that is killed leaves nothing. A
    link is followed. Raises OSError."""
    real = os.path.realpath(path)
    status = _status(path)
    if _is_own(path, real, status):
        with open(path, "w", encoding="utf-8", errors=errors, newline="\n") as file:
            yield file
        return
    beside = os.path.join(os.path.dirname(real), f".emc-{os.urandom(8).hex()}")
    descriptor, has_name = _new(beside)
    try:
        with open(descriptor, "w", encoding="utf-8", errors=errors, newline="\n") as file:
            if status is not None:
                os.fchmod(descriptor, stat.S_IMODE(status.st_mode))
            yield file
            file.flush()
            if not has_name:
                # with a folder's descriptor, of which an absolute path makes no use, Python follows the link
                os.link(f"/proc/self/fd/{descriptor}", beside, src_dir_fd=descriptor, follow_symlinks=True)
        os.replace(beside, real)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise


def _status(path: str | os.PathLike[str]) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _is_own(path: str | os.PathLike[str], real: str, status: os.stat_result | None) -> bool:
    """Whether a file must be written directly: a device, a pipe, or one of this process's streams in /dev."""
    if status is None:
        return False
    named = os.path.abspath(path).startswith(("/dev/", "/proc/"))
    return not stat.S_ISREG(status.st_mode) or named or not os.access(os.path.dirname(real), os.W_OK)


def _new(path: str) -> tuple[int, bool]:
    """The descriptor of a new file in the folder of that path, and whether it has the path as its name already."""
    if hasattr(os, "O_TMPFILE") and os.path.isdir("/proc/self/fd"):
        with suppress(OSError):  # not every file system has files without a name
            return os.open(os.path.dirname(path), os.O_TMPFILE | os.O_WRONLY | os.O_CLOEXEC, 0o666), False
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666), True
