"""Kept runs, in a folder: a file for each, named by the digest of all that the run depends on.

    store = Store(".emc-sweep")
    store.find(key)             the Record; None if there is none that can be trusted
    store.claim(key)            whether this sweep is the one to run it
    store.keep(key, record)

    runs/ab/abcd....json        a digest of the rest of the file, then the record
    builds/....json             what is known of a program that was compiled: its headers, and the digest of its IR
    claims                      its bytes are locked while runs are done: byte N for the key that begins with N
    journal                     a line for each run that was done: when, how long, where, its key; only people read it

A file appears completely or not at all. A file with a wrong digest, or in an older format, is ignored. Locks end with
the processes that hold them, so a sweep that was killed claims nothing. On Linux, a lock belongs to the open file. On
other systems it belongs to the process, and two sweeps of one process do not see each other's claims.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
import secrets
import socket
import struct
import time
from pathlib import Path
from typing import Any, cast

from emc import digests
from emc.contents import contents, whole
from emc.dataclass import dataclass
from emc.faults import Faults, Faulty
from emc.footprint import Footprint
from emc.source import Span

FOLDER = ".emc-sweep"  # in the current folder
SCHEMA = 1
_DIGITS = 15  # of a key that give its byte in the file of claims
_LOCK = "hhqqi4x"  # struct flock of Linux


@dataclass(frozen=True, slots=True)
class Record:
    """The result of a run, as needed for tables."""

    cycles: int
    packets: int
    busy: float  # the part of all PEs' cycles that were not idle, 0 .. 1
    status: int  # the exit status; the trap's, if there is one
    trap: str  # its first line; "" for none
    output: str  # a digest of what was written to the streams and to files
    read: dict[str, str]  # files that the run read or looked for, with digests of their contents
    seconds: float  # of this computer's time


@dataclass(frozen=True, slots=True)
class Known:
    """The facts about a build that are known without compiling it."""

    identity: str  # digest of its IR
    pes: int
    shape: tuple[int, ...]
    seen: dict[str, str]  # headers that were looked for


class Store:
    """A folder of kept runs. It can be pickled: the copy is the same folder, without claims. Raises Faulty if the
    folder can't be made."""

    def __init__(self, folder: str | os.PathLike[str] = FOLDER):
        self.folder = Path(os.path.abspath(folder))
        self._claims: int | None = None
        try:
            for name in ("runs", "builds"):
                (self.folder / name).mkdir(parents=True, exist_ok=True)
            self.mark = self._own_mark()
            (self.folder / ".gitignore").write_text("*\n", "ascii")
        except OSError as reason:
            text = f"can't keep runs in this folder: {reason.strerror}"
            raise Faults().stop(
                "E0810", Span(str(folder), 1, 1), text, "name a folder that you can write to with --keep FOLDER"
            ) from None

    def __getstate__(self) -> dict[str, Any]:
        return {"folder": self.folder, "mark": self.mark, "_claims": None}

    def _own_mark(self) -> str:
        """A text that only this folder contains. By it, another computer can find out whether it sees the same
        folder."""
        path = self.folder / "mark"
        try:
            with open(path, "x", encoding="ascii") as file:
                file.write(secrets.token_hex(16))
        except FileExistsError:
            pass
        return path.read_text("ascii")

    @property
    def is_here(self) -> bool:
        """Whether this computer sees the folder."""
        try:
            return (self.folder / "mark").read_text("ascii") == self.mark
        except (OSError, UnicodeDecodeError):
            return False

    # ---- runs

    def find(self, key: str) -> Record | None:
        """The kept run, if all files that it read are still the same."""
        record = cast("Record | None", _read(self._run(key), Record))
        return record if record is not None and Footprint(record.read).unchanged() else None

    def keep(self, key: str, record: Record) -> None:
        """Keeps a run that was done now. Raises Faulty if it can't be written."""
        self._write(self._run(key), record)
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = f"{at} {record.seconds:.3f} s {socket.gethostname()}:{os.getpid()} {key}\n"
        try:
            with open(self.folder / "journal", "ab", buffering=0) as file:
                file.write(line.encode())
        except OSError as reason:
            raise self._unwritable(reason) from None

    def _run(self, key: str) -> Path:
        return self.folder / "runs" / key[:2] / f"{key}.json"

    # ---- builds

    def known(self, name: str) -> Known | None:
        """The facts that are known about a build, if its headers are still the same."""
        known = cast("Known | None", _read(self.folder / "builds" / f"{name}.json", Known))
        return known if known is not None and Footprint(known.seen).unchanged() else None

    def remember(self, name: str, known: Known) -> None:
        """Keeps the facts about a build. Raises Faulty if they can't be written."""
        self._write(self.folder / "builds" / f"{name}.json", known)

    def _write(self, path: Path, value: Record | Known) -> None:
        body = json.dumps({"schema": SCHEMA, **{name: getattr(value, name) for name in type(value).__slots__}})
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with whole(path) as file:
                file.write(f"{_digest(path, body)}\n{body}\n")
        except OSError as reason:
            raise self._unwritable(reason) from None

    def _unwritable(self, reason: OSError) -> Faulty:
        text = f"can't keep a run in this folder: {reason.strerror}"
        hint = "free some space there, or name another folder with --keep FOLDER; no kept run is lost"
        return Faults().stop("E0810", Span(str(self.folder), 1, 1), text, hint)

    # ---- claims

    def claim(self, key: str) -> bool:
        """Claims a run for this sweep; False if another sweep has done so. A claim ends with `release`, or with the
        processes of this sweep."""
        if self._claims is None:
            self._claims = os.open(self.folder / "claims", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
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


def _read(path: Path, kind: type[Record] | type[Known]) -> Record | Known | None:
    """The value that was kept in the file; None if the file does not exist, is damaged, or has another format."""
    try:
        digest, _, body = contents(path).decode().partition("\n")
        body = body.removesuffix("\n")
        if digest != _digest(path, body):
            return None
        values: dict[str, Any] = json.loads(body)
    except (OSError, ValueError):
        return None
    if values.pop("schema", None) != SCHEMA or values.keys() != set(kind.__slots__):
        return None
    if "shape" in values:
        values["shape"] = tuple(values["shape"])
    return kind(**values)


def _digest(path: Path, body: str) -> str:
    """The digest of a file's content and name. A file under another name is not that run."""
    return digests.name(f"{path.name}\n{body}")
