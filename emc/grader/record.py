"""Grades that are kept, in a folder: a line of a file for each, added as soon as it is known.

    with Record(".emc-grades") as record:
        record.seed("03_rotate")        the seed of the last grading of that exercise; None: there was none
        record.find(key)                the Grade; None if there is none
        record.keep(key, "03_rotate", grade)

Each line is signed with a key in the user's own folder, so that a folder that comes from somebody else, such as a
student, holds no grades. A line that was not completed, or that has been changed, is ignored. No simulated program can
open a file in the folder. Only one grading at a time uses it.
"""

from __future__ import annotations

import errno
import fcntl
import hmac
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from emc.cache import home, own_folders
from emc.faults import Faults, Faulty
from emc.grader.grades import Grade, grade_of, plain
from emc.source import Span
from emc.sweeps import strangers

FOLDER = ".emc-grades"  # in the current folder
FILE = "grades"
KEY = "grading-key"  # in the folder of the user's cache


class Record:
    """A folder of kept grades. others: lines that this user's emc has not written. Raises Faulty if the folder can't be
    made or read, or if another grading uses it."""

    def __init__(self, folder: str | os.PathLike[str] = FOLDER):
        self.folder = Path(os.path.abspath(folder))
        self.grades: dict[str, Any] = {}
        self.seeds: dict[str, int] = {}
        self.others = 0
        try:
            self.key = _key()
            strangers.folder(self.folder)
            own_folders.claim(self.folder)
            self._file = strangers.opened(self.folder / FILE, os.O_RDWR | os.O_APPEND | os.O_CREAT)
            self._lock()
            data = strangers.content(self.folder / FILE) or b""
        except OSError as reason:
            raise self._wrong(reason) from None
        self._begin = b"" if not data or data.endswith(b"\n") else b"\n"  # after a line that was not completed
        for line in data.decode("utf-8", "replace").splitlines():
            self._read(line)

    def __enter__(self) -> Record:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as reason:
            if reason.errno not in (errno.EACCES, errno.EAGAIN):
                raise
            hint = "wait until it has ended, or name another folder with --keep FOLDER"
            raise self._fault("another grading uses this folder", hint) from None

    def _sign(self, body: str) -> str:
        return hmac.new(self.key, body.encode(), "sha256").hexdigest()

    def _read(self, line: str) -> None:
        signature, _, body = line.partition(" ")
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            self.others += 1
            return
        found = json.loads(body)
        self.grades[found["key"]] = found["grade"]
        self.seeds[found["exercise"]] = found["grade"]["seed"]

    def seed(self, exercise: str) -> int | None:
        """The seed with which the exercise of that name was graded last."""
        return self.seeds.get(exercise)

    def find(self, key: str) -> Grade | None:
        """The grade with that key."""
        found = self.grades.get(key)
        return None if found is None else grade_of(found)

    def keep(self, key: str, exercise: str, grade: Grade) -> None:
        """Adds a grade in the exercise of that name. Raises Faulty if it can't be written."""
        self.grades[key] = plain(grade)
        self.seeds[exercise] = grade.seed
        body = json.dumps({"key": key, "exercise": exercise, "grade": self.grades[key]})
        try:
            with open(os.dup(self._file), "ab", buffering=0) as file:
                file.write(self._begin + f"{self._sign(body)} {body}\n".encode())
            self._begin = b""
        except OSError as reason:
            raise self._wrong(reason) from None

    def _wrong(self, reason: OSError) -> Faulty:
        hint = "free some space there, or name another folder with --keep FOLDER; no kept grade is lost"
        return self._fault(f"can't keep grades in this folder: {reason.strerror}", hint)

    def _fault(self, text: str, hint: str) -> Faulty:
        return Faults().stop("E0810", Span(str(self.folder), 1, 1), text, hint)


def _key() -> bytes:
    """This user's key; it is made when it is first needed. Where it can't be kept, it is good for this grading only."""
    path, new = home() / KEY, secrets.token_bytes(32)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
            with open(descriptor, "wb") as file:
                file.write(new)
        return strangers.content(path) or new
    return new
