"""Kept runs, in a folder: a file for each, named by the digest of all that the run depends on.

    store = Store(".emc-sweep")
    store.find(key)             the Record; None if there is none that can be trusted
    store.claim(key)            whether this sweep is the one to run it
    store.keep(key, record)

    runs/ab/abcd....json        a digest of the rest of the file, then the record
    builds/....json             what is known of a program that was compiled: its headers, and the digest of its IR
    claims                      its bytes are locked while runs are done: byte N for the key that begins with N
    journal                     a line for each run that was done: when, how long, where, its key; only people read it

A file appears completely or not at all. A file with a wrong digest, or in an older format, is ignored. The folder may
come from a stranger, so it is an error (E0810) if one of its files is a link, a pipe or a folder (strangers.py), or if
a record with the right digest has values that no run has. Locks end with the processes that hold them, so a sweep that
was killed claims nothing. On Linux, a lock belongs to the open file. On other systems it belongs to the process, and
two sweeps of one process do not see each other's claims.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import json
import math
import os
import re
import secrets
import socket
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from emc import digests
from emc.cache import own_folders
from emc.dataclass import dataclass
from emc.faults import Faults, Faulty
from emc.footprint import Footprint
from emc.source import Span
from emc.sweeps import strangers

FOLDER = ".emc-sweep"  # in the current folder
SCHEMA = 1
_DIGITS = 15  # of a key that give its byte in the file of claims
_LOCK = "hhqqi4x"  # struct flock of Linux


@dataclass(frozen=True, slots=True)
class Record:
    """The result of a run, as needed for tables."""

    cycles: int  # this and the next two: of the measured part of the run, if there is one
    packets: int
    busy: float  # the part of all PEs' cycles that were not idle, 0 .. 1
    status: int  # the exit status; the trap's, if there is one
    trap: str  # its first line; "" for none
    output: str  # a digest of what was written to the streams and to files
    read: dict[str, str]  # files that the run read or looked for, with digests of their contents
    seconds: float  # of this computer's time
    measured: int = 0  # the number of parts that were measured


@dataclass(frozen=True, slots=True)
class Known:
    """The facts about a build that are known without compiling it."""

    identity: str  # digest of its IR
    pes: int
    shape: tuple[int, ...]
    seen: dict[str, str]  # headers that were looked for


def _is_count(value: Any, least: int = 0) -> bool:
    return type(value) is int and value >= least


def _is_number(value: Any, most: float) -> bool:
    return type(value) in (int, float) and 0 <= value <= most


def _is_line(value: Any) -> bool:
    return isinstance(value, str) and "\n" not in value


def _are_files(value: Any) -> bool:
    """Whether this says which files were read: digests by path, "" for a file that does not exist."""
    return isinstance(value, dict) and all(
        isinstance(content, str) and re.fullmatch("([0-9a-f]{64})?", content) and "\0" not in path
        for path, content in cast("dict[str, Any]", value).items()
    )


def _is_shape(value: Any) -> bool:
    return isinstance(value, list) and all(_is_count(one, 1) for one in cast("list[Any]", value))


_IS_RIGHT: dict[str, Callable[[Any], bool]] = {  # whether a field of Record or Known, as read from a file, can be so
    "measured": _is_count,
    "cycles": _is_count,
    "packets": _is_count,
    "busy": lambda value: _is_number(value, 1),
    "status": lambda value: _is_count(value) and value <= 255,
    "trap": _is_line,
    "output": _is_line,
    "read": _are_files,
    "seconds": lambda value: _is_number(value, math.inf) and value != math.inf,
    "identity": _is_line,
    "pes": lambda value: _is_count(value, 1),
    "shape": _is_shape,
    "seen": _are_files,
}


class Store:
    """A folder of kept runs. It can be pickled: the copy is the same folder, without claims. Raises Faulty if the
    folder can't be made."""

    def __init__(self, folder: str | os.PathLike[str] = FOLDER):
        self.folder = Path(os.path.abspath(folder))
        self._claims: int | None = None
        try:
            for path in (self.folder, self.folder / "runs", self.folder / "builds"):
                strangers.folder(path)
            own_folders.claim(self.folder)
            self.mark = self._text("mark", secrets.token_hex(16))
            self._text(".gitignore", "*\n")
            for name in ("claims", "journal"):
                self._text(name, "")
        except OSError as reason:
            raise self._wrong(reason, "name another folder with --keep FOLDER") from None

    def __getstate__(self) -> dict[str, Any]:
        return {"folder": self.folder, "mark": self.mark, "_claims": None}

    def _text(self, name: str, first: str) -> str:
        """The content of a file of the folder. If there is no such file, it is made with `first` as its content."""
        path = self.folder / name
        with contextlib.suppress(FileExistsError), open(path, "x", encoding="ascii") as file:
            file.write(first)
        return (strangers.content(path) or b"").decode("ascii", "replace")

    @property
    def is_here(self) -> bool:
        """Whether this computer sees the folder. `mark` is a text that only this folder contains."""
        with contextlib.suppress(OSError):
            return strangers.content(self.folder / "mark") == self.mark.encode("ascii", "replace")
        return False

    # ---- runs

    def find(self, key: str) -> Record | None:
        """The kept run, if all files that it read are still the same."""
        record = cast("Record | None", self._read(self._run(key), Record))
        return record if record is not None and Footprint(record.read).unchanged() else None

    def keep(self, key: str, record: Record) -> None:
        """Keeps a run that was done now. Raises Faulty if it can't be written."""
        self._write(self._run(key), record)
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = f"{at} {record.seconds:.3f} s {socket.gethostname()}:{os.getpid()} {key}\n"
        try:
            journal = strangers.opened(self.folder / "journal", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            with open(journal, "ab", buffering=0) as file:
                file.write(line.encode())
        except OSError as reason:
            raise self._unwritable(reason) from None

    def _run(self, key: str) -> Path:
        return self.folder / "runs" / key[:2] / f"{key}.json"

    # ---- builds

    def known(self, name: str) -> Known | None:
        """The facts that are known about a build, if its headers are still the same."""
        known = cast("Known | None", self._read(self.folder / "builds" / f"{name}.json", Known))
        return known if known is not None and Footprint(known.seen).unchanged() else None

    def remember(self, name: str, known: Known) -> None:
        """Keeps the facts about a build. Raises Faulty if they can't be written."""
        self._write(self.folder / "builds" / f"{name}.json", known)

    def _write(self, path: Path, value: Record | Known) -> None:
        body = json.dumps({"schema": SCHEMA, **{name: getattr(value, name) for name in type(value).__slots__}})
        try:
            strangers.folder(path.parent)
            strangers.replace(path, f"{_digest(path, body)}\n{body}\n")
        except OSError as reason:
            raise self._unwritable(reason) from None

    def _unwritable(self, reason: OSError) -> Faulty:
        hint = "free some space there, or name another folder with --keep FOLDER; no kept run is lost"
        return self._wrong(reason, hint)

    def _wrong(self, reason: OSError, hint: str) -> Faulty:
        """What to raise if the folder can't be used. Of something that is in the place of a file, the text names the
        place."""
        text = f"can't keep runs in this folder: {reason.strerror}"
        if isinstance(reason, strangers.Strange):
            place = os.path.relpath(str(reason.filename), self.folder)
            text = f"can't keep runs in this folder, which emc did not make so: `{place}`: {reason.strerror}"
            hint = "remove it if you don't know what it is, or name another folder with --keep FOLDER"
        return Faults().stop("E0810", Span(str(self.folder), 1, 1), text, hint)

    def _read(self, path: Path, kind: type[Record] | type[Known]) -> Record | Known | None:
        """The value that was kept in the file; None if the file does not exist, is damaged, or has another format.
        Raises Faulty for something else in its place, and for a value that `_write` can't have kept."""
        try:
            if path.parent.is_symlink():
                raise strangers.Strange(errno.EINVAL, "this is a link in the place of a folder", str(path.parent))
            digest, _, body = (strangers.content(path) or b"").decode().partition("\n")
            body = body.removesuffix("\n")
            if digest != _digest(path, body):
                return None
            values: Any = json.loads(body)
        except strangers.Strange as strange:
            raise self._wrong(strange, "") from None
        except (OSError, ValueError, RecursionError):
            return None
        if not isinstance(values, dict):
            return None
        fields = cast("dict[str, Any]", values)
        if fields.pop("schema", None) != SCHEMA or fields.keys() != set(kind.__slots__):
            return None
        if wrong := [name for name, value in fields.items() if not _IS_RIGHT[name](value)]:
            text = f"its `{wrong[0]}` has a value that no run has"
            raise self._wrong(strangers.Strange(errno.EINVAL, text, str(path)), "")
        if "shape" in fields:
            fields["shape"] = tuple(fields["shape"])
        return kind(**fields)

    # ---- claims

    def claim(self, key: str) -> bool:
        """Claims a run for this sweep; False if another sweep has done so. A claim ends with `release`, or with the
        processes of this sweep."""
        if self._claims is None:
            self._claims = strangers.opened(self.folder / "claims", os.O_RDWR | os.O_CREAT)
        return self._lock(key, fcntl.F_WRLCK)

    def release(self, key: str) -> None:
        """Ends a claim."""
        self._lock(key, fcntl.F_UNLCK)

    def close(self) -> None:
        """Ends all claims."""
        if self._claims is not None:
            os.close(self._claims)
            self._claims = None

    def _lock(self, key: str, kind: int) -> bool:
        assert self._claims is not None
        byte = int(key[:_DIGITS], 16)
        try:
            if hasattr(fcntl, "F_OFD_SETLK"):
                wanted = struct.pack(_LOCK, kind, os.SEEK_SET, byte, 1, 0)
                fcntl.fcntl(self._claims, fcntl.F_OFD_SETLK, wanted)
            else:
                how = fcntl.LOCK_UN if kind == fcntl.F_UNLCK else fcntl.LOCK_EX | fcntl.LOCK_NB
                fcntl.lockf(self._claims, how, 1, byte)
        except OSError as reason:
            if reason.errno in (errno.EACCES, errno.EAGAIN):
                return False
            raise
        return True


def _digest(path: Path, body: str) -> str:
    """The digest of a file's content and name. A file under another name is not that run."""
    return digests.name(f"{path.name}\n{body}")
