"""The standard streams of this process. They can be used in any state, and lost output is always reported.

open_streams()                      once, before anything is written
write = Sink("stdout")              for a program's bytes: at once, all of them, or OSError; Closed for a closed pipe
status = say_and_return(status, say)   a message, and the status that goes with it
status = lost(status)               at the end: what could not be written is reported, and is a failure
"""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Literal, TextIO, TypeAlias, cast

from emc.dataclass import dataclass
from emc.machine.host import is_ready

Stream: TypeAlias = Literal["stdout", "stderr"]

BROKEN_PIPE = 141  # 128 + SIGPIPE, as in a shell
UNWRITTEN = 1
MOST_REASONS = 8
UNWRITABLE = frozenset(  # problems of the output, not bugs of emc
    {errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.ENXIO, errno.EAGAIN}
)


class Closed(Exception):
    """Raised if no process reads our output any more."""


_FAILED: list[OSError] = []  # why some of the output could not be written


def open_streams() -> None:
    """Makes all three standard streams usable.

    If one of them is closed (`emc run x.emc >&-`), it becomes the null device, which can't be written to: Python has
    None there, and the next file that is opened would get its number. Text is always written completely, even with
    `python -u`, where Python's unbuffered streams do not promise that. Characters that the output's encoding lacks, as
    on an ASCII terminal, are written with backslashes."""
    _FAILED.clear()
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            null = os.open(os.devnull, os.O_RDONLY)
            if null != number:
                os.dup2(null, number)
                os.close(null)
            setattr(sys, name, os.fdopen(number, "w" if number else "r", encoding="utf-8", closefd=False))
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):  # a test has streams of another class
            setattr(sys, name, _sound(cast(TextIO, stream)))


def _sound(stream: TextIO) -> TextIO:
    raw: object = stream.buffer
    if isinstance(raw, io.FileIO):
        raw = io.BufferedWriter(io.FileIO(raw.fileno(), "w", closefd=False))
        return io.TextIOWrapper(raw, stream.encoding, "backslashreplace", line_buffering=True)
    cast(Any, stream).reconfigure(errors="backslashreplace")
    return stream


@dataclass(frozen=True, slots=True)
class Sink:
    """The destination of a program's bytes. A failed write is remembered for `lost`, and the program sees it. `before`
    and `after` are called around each write."""

    name: Stream
    before: Callable[[], object] = lambda: None
    after: Callable[[bytes], object] = lambda data: None

    def __call__(self, data: bytes) -> None:
        self.before()
        stream = getattr(sys, self.name)
        try:
            stream.flush()
            _write_all(stream.buffer, data)
        except BrokenPipeError:
            raise Closed from None
        except OSError as reason:
            note_failure(reason)
            raise
        self.after(data)

    def is_ready(self, size: int) -> bool:
        """Whether `size` bytes can be written without waiting for a reader."""
        try:
            return is_ready(getattr(sys, self.name).fileno(), size)
        except OSError:  # a test's stream
            return True


def _write_all(stream: BinaryIO, data: bytes) -> None:
    """Writes without the stream's buffer. The buffer would keep bytes that could not be written, and try them again
    later."""
    raw: object = getattr(stream, "raw", None)
    if not isinstance(raw, io.FileIO):
        stream.write(data)
        stream.flush()
        return
    rest = memoryview(data)
    while rest:
        done = raw.write(rest)
        if done is None:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        rest = rest[done:]


def note_failure(reason: OSError) -> None:
    """Remembers why some output can't be written; `lost` reports it."""
    if len(_FAILED) < MOST_REASONS:
        _FAILED.append(reason)


def say_and_return(status: int, say: Callable[[], object]) -> int:
    """Prints a message, if that is possible, and returns the status."""
    try:
        say()
    except OSError as reason:
        note_failure(reason)
    return status


def lost(status: int) -> int:
    """The exit status at the end. It is 0 only if all output was written; a failure is reported. If a reader has closed
    the pipe, it has read enough, and no message is needed."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError as reason:
            _drop(stream)
            note_failure(reason)
    told = [reason for reason in _FAILED if not isinstance(reason, BrokenPipeError)]
    if told:
        _tell(f"emc: can't write the output: {told[0].strerror}")
    return status or (UNWRITTEN if told else BROKEN_PIPE if _FAILED else 0)


def _tell(text: str) -> None:
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:  # only the status reports it
        _drop(sys.stderr)


def _drop(stream: TextIO) -> None:
    """Discards the bytes that a stream still has in its buffer."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, stream.fileno())
    os.close(null)
    stream.flush()
