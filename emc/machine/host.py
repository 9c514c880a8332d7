"""The host services: console, files and arguments of a simulated program (docs/internals.md, type `host`).

An engine serves a host packet by `Host.serve`: the service number and four words go in, one word comes out (-errno if
the service failed). Output is written at once, through sinks, and kept for the Run. `exit` and `abort` end the run, so
the engine performs those. This module does not know PEs or packets, except for the tag of output lines.
"""

from __future__ import annotations

import errno
import os
import select
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from typing import BinaryIO, Protocol

from emc.machine.limits import MOST_KEPT
from emc.machine.sandbox import Barred, sandbox

EXIT, WRITE, READ, OPEN, CLOSE, SEEK, ARGC, ARGUMENT, REMOVE, RENAME, ABORT, REPLACE, REGISTER, MEASURE = range(1, 15)
FIRST_FILE = 3
MOST_FILES = 64
MOST_PATH = 4096
MOST_READ = 64 << 20  # bytes of one request: a program that asks for more gets the rest with its next request
MOST_NOTES = 100

# The error numbers that programs see. They are the same on every host: Linux's, as in <errno.h>.
_NUMBERS = {
    "EPERM": 1,
    "ENOENT": 2,
    "EIO": 5,
    "EBADF": 9,
    "ENOMEM": 12,
    "EACCES": 13,
    "EEXIST": 17,
    "ENOTDIR": 20,
    "EISDIR": 21,
    "EINVAL": 22,
    "EMFILE": 24,
    "EFBIG": 27,
    "ENOSPC": 28,
    "ESPIPE": 29,
    "EROFS": 30,
    "ENAMETOOLONG": 36,
    "ENOSYS": 38,
    "ENOTEMPTY": 39,
    "ELOOP": 40,
}
_FLAGS = {
    0: os.O_RDONLY,
    4: os.O_RDWR,
    1: os.O_WRONLY | os.O_CREAT | os.O_TRUNC,
    5: os.O_RDWR | os.O_CREAT | os.O_TRUNC,
    2: os.O_WRONLY | os.O_CREAT | os.O_APPEND,
    6: os.O_RDWR | os.O_CREAT | os.O_APPEND,
}

Sink = Callable[[bytes], object]  # may have `is_ready(size)`: whether it accepts that many bytes without waiting


class Memory(Protocol):
    """The memory of the PE that sent the request. Both methods raise the engine's trap if an address is outside."""

    def read(self, address: int, size: int) -> bytes: ...

    def write(self, address: int, data: bytes) -> None: ...


class Places(Protocol):
    """The files that a program may open, and where they are (sandbox.py). All methods raise Barred, OSError."""

    def open(self, path: str, flags: int, /) -> int: ...

    def remove(self, path: str, /) -> None: ...

    def rename(self, old: str, new: str, /) -> None: ...


class Refused(Exception):
    """A service failed. `number` is the value for `errno`."""

    def __init__(self, name: str):
        super().__init__(name)
        self.number = _NUMBERS[name]


class Host:
    """The console and the files of a run.

    program: the path of its file; the program may read that folder. name: the name of that file, if the path is
    another's; its last part is argv[0], so that cycles do not depend on folders. arguments: argv after it. places: the
    files that the program may open, if they are not those of `sandbox`. sink, error_sink: called with output as it is
    written (None: it is only kept). stdin: a binary stream, or the bytes themselves. keep: whether `output` and
    `errors` keep what was printed, at most limits.MOST_KEPT bytes each; writing more fails."""

    def __init__(
        self,
        program: str | None = None,
        arguments: tuple[str, ...] = (),
        *,
        name: str | None = None,
        stdin: BinaryIO | bytes = b"",
        sink: Sink | None = None,
        error_sink: Sink | None = None,
        allowed: tuple[str, ...] = (),
        tag: bool = False,
        keep: bool = True,
        places: Places | None = None,
    ):
        self.arguments = (os.path.basename(name or program or "-"), *arguments)
        self.places = places or sandbox(program, arguments, allowed)
        self.kept = (bytearray(), bytearray())
        self.sinks = (sink, error_sink)
        self.tag = tag
        self.keep = keep
        self.muted = False  # output is kept but not passed to a sink
        self.at_line_start = [True, True]
        self.stdin = stdin
        self.stdin_at = 0
        self.files: dict[int, int] = {}
        self.names: dict[int, str] = {}  # by descriptor: what the program calls the file
        self.notes: list[str] = []  # texts that a warning should show; the engine takes them
        self.noted: set[str] = set()
        self.used_files = False  # whether the program opened or changed files

    @property
    def output(self) -> bytes:
        return bytes(self.kept[0])

    @property
    def errors(self) -> bytes:
        return bytes(self.kept[1])

    def serve(self, memory: Memory, service: int, words: tuple[int, int, int, int], tag: str) -> int:
        """Performs one service, except exit and abort, with its argument words. tag: the PE, for tagged output."""
        rule = _SERVICES.get(service)
        self.used_files |= service in (OPEN, REMOVE, RENAME)
        try:
            if rule is None:
                raise Refused("ENOSYS")
            return rule(self, memory, words, tag)
        except Refused as refused:
            return -refused.number
        except OSError as error:
            return -_NUMBERS.get(errno.errorcode.get(error.errno or 0, ""), _NUMBERS["EIO"])

    def may_wait(self, service: int, words: tuple[int, int, int, int]) -> bool:
        """Whether a service may have to wait for a person or another process, for example at a terminal or a pipe."""
        if service != WRITE:
            return service in (READ, OPEN)
        fd, _, size, _ = words
        if fd in self.files:
            return not is_ready(self.files[fd], size)
        ready = getattr(self.sinks[fd - 1], "is_ready", None) if fd in (1, 2) else None
        return ready is not None and not ready(size)

    def close(self) -> None:
        """Closes the files that the program left open."""
        for fd in [*self.files]:
            with suppress(OSError):  # shut() has noted it
                self.shut(fd)

    def shut(self, fd: int) -> None:
        """Closes a file. A write error may appear only now, as with a full disk on a file server."""
        descriptor = self.files.pop(fd)
        with self.losing(descriptor):
            os.close(descriptor)
        self.names.pop(descriptor, None)

    def note(self, text: str) -> None:
        """Keeps a text for a warning: each text once, and at most MOST_NOTES of them."""
        if text not in self.noted and len(self.noted) < MOST_NOTES:
            self.noted.add(text)
            self.notes.append(text)

    def console(self, stream: int, data: bytes, tag: str) -> None:
        """Writes output to stream 0 (fd 1) or 1 (fd 2)."""
        if self.tag:
            data = self._tagged(stream, data, tag.encode())
        if self.keep:
            if len(self.kept[stream]) + len(data) > MOST_KEPT:
                raise Refused("ENOSPC")
            self.kept[stream].extend(data)
        sink = self.sinks[stream]
        if sink is not None and not self.muted:
            sink(data)

    def _tagged(self, stream: int, data: bytes, tag: bytes) -> bytes:
        tagged = bytearray()
        for line in data.splitlines(keepends=True):
            tagged += tag + line if self.at_line_start[stream] else line
            self.at_line_start[stream] = line.endswith((b"\n", b"\r"))
        return bytes(tagged)

    def descriptor(self, fd: int) -> int:
        if fd not in self.files:
            raise Refused("EBADF")
        return self.files[fd]

    @contextmanager
    def noting(self, what: str) -> Generator[None]:
        """A context for file operations of the program. It notes an access that is not allowed."""
        try:
            yield
        except Barred as barred:
            self.note(f"the program may not {what} `{barred.path}`: {barred.hint}")
            raise Refused("EACCES") from None

    @contextmanager
    def losing(self, descriptor: int) -> Generator[None]:
        """A context for writes to a file. It notes a failure, because many programs don't check for one."""
        try:
            yield
        except OSError as reason:
            self.note(f"the program can't write to `{self.names.get(descriptor, '')}`: {reason.strerror}")
            raise


def is_ready(descriptor: int, size: int) -> bool:
    """Whether `size` bytes can be written to the descriptor without waiting."""
    try:
        asked = select.poll()
        asked.register(descriptor, select.POLLOUT)
        return size <= select.PIPE_BUF and bool(asked.poll(0))
    except OSError:  # the write will report it
        return True


def _count(n: int) -> int:
    if n < 0:
        raise Refused("EINVAL")
    return n


def _path(memory: Memory, address: int) -> str:
    path = bytearray()
    while len(path) < MOST_PATH:
        byte = memory.read(address + len(path), 1)
        if byte == b"\0":
            return os.fsdecode(bytes(path))
        path += byte
    raise Refused("ENAMETOOLONG")


def _write(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    fd, address, n, _ = words
    data = memory.read(address, _count(n)) if n else b""
    if fd in (1, 2) and fd not in host.files:
        host.console(fd - 1, data, tag)
        return len(data)
    descriptor = host.descriptor(fd)
    done = 0
    with host.losing(descriptor):
        while done < len(data):
            done += os.write(descriptor, data[done:])
    return done


def _read(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    fd, address, n, _ = words
    n = min(_count(n), MOST_READ)
    if n == 0:
        return 0
    data = _standard_input(host, n) if fd == 0 and fd not in host.files else os.read(host.descriptor(fd), n)
    if data:
        memory.write(address, data)
    return len(data)


def _standard_input(host: Host, n: int) -> bytes:
    """Reads a whole line from a terminal, and all n bytes from anything else, so that a run does not depend on the
    timing of a pipe."""
    if isinstance(host.stdin, bytes):
        data = host.stdin[host.stdin_at : host.stdin_at + n]
        host.stdin_at += len(data)
        return data
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    return host.stdin.readline(n) if host.stdin.isatty() else host.stdin.read(n)


def _open(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    address, flags, _, _ = words
    if flags not in _FLAGS:
        raise Refused("EINVAL")
    if len(host.files) >= MOST_FILES:
        raise Refused("EMFILE")
    path = _path(memory, address)
    with host.noting("write" if flags else "read"):
        descriptor = host.places.open(path, _FLAGS[flags])
    host.names[descriptor] = path
    fd = next(n for n in range(FIRST_FILE, FIRST_FILE + MOST_FILES) if n not in host.files)
    host.files[fd] = descriptor
    return fd


def _close(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    fd = words[0]
    if fd in (0, 1, 2) and fd not in host.files:
        return 0
    host.descriptor(fd)
    host.shut(fd)
    return 0


def _seek(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    fd, offset, whence, _ = words
    if fd in (0, 1, 2) and fd not in host.files:
        raise Refused("ESPIPE")
    if whence not in (0, 1, 2):
        raise Refused("EINVAL")
    return min(os.lseek(host.descriptor(fd), offset, whence), 0x7FFF_FFFF)


def _argc(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    return len(host.arguments)


def _argument(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    i, address, room, _ = words
    if not 0 <= i < len(host.arguments):
        raise Refused("EINVAL")
    text = os.fsencode(host.arguments[i])
    if room > 0:
        memory.write(address, text[: room - 1] + b"\0")
    return len(text)


def _remove(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    with host.noting("remove"):
        host.places.remove(_path(memory, words[0]))
    return 0


def _rename(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    with host.noting("rename, or write,"):
        host.places.rename(_path(memory, words[0]), _path(memory, words[1]))
    return 0


def _replace(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    """Moves the file with number `fd` to `number`, and closes the file that had that number. Before the move, 0, 1 and
    2 stand for the console."""
    fd, number, _, _ = words
    descriptor = host.descriptor(fd)
    if not 0 <= number < FIRST_FILE + MOST_FILES:
        raise Refused("EBADF")
    if fd == number:
        return fd
    if number in host.files:
        host.shut(number)
    host.files[number] = descriptor
    del host.files[fd]
    return number


def _register(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    """Makes memory known to the engines of a node. This only takes time."""
    return 0


def _measure(host: Host, memory: Memory, words: tuple[int, int, int, int], tag: str) -> int:
    """Marks where a measured part of the run begins or ends. The engine notes it (region.py)."""
    return 0


_SERVICES: dict[int, Callable[[Host, Memory, tuple[int, int, int, int], str], int]] = {
    WRITE: _write,
    READ: _read,
    OPEN: _open,
    CLOSE: _close,
    SEEK: _seek,
    ARGC: _argc,
    ARGUMENT: _argument,
    REMOVE: _remove,
    RENAME: _rename,
    REPLACE: _replace,
    REGISTER: _register,
    MEASURE: _measure,
}
