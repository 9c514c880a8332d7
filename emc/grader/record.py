"""Grades that are kept, in a folder: a file for each exercise, to which a line is added as soon as a grade is known.

    record = Record(".emc-grades")
    record.seed(state)              the seed of the last grading of an exercise in this state; None: there was none
    record.find(key)                the Grade; None if there is none
    record.keep(key, state, grade)

Each line is a digest and a JSON object. A line that was not written completely, or that something has changed, is
ignored. No simulated program can open a file in the folder.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from emc import digests
from emc.cache import own_folders
from emc.faults import Faults, Faulty
from emc.grader.grades import Grade, grade_of, plain
from emc.source import Span
from emc.sweeps import strangers

FOLDER = ".emc-grades"  # in the current folder
FILE = "grades"


class Record:
    """A folder of kept grades. Raises Faulty if it can't be made or read."""

    def __init__(self, folder: str | os.PathLike[str] = FOLDER):
        self.folder = Path(os.path.abspath(folder))
        self.grades: dict[str, Any] = {}
        self.seeds: dict[str, int] = {}
        try:
            strangers.folder(self.folder)
            own_folders.claim(self.folder)
            data = strangers.content(self.folder / FILE) or b""
        except OSError as reason:
            raise self._wrong(reason) from None
        self._begin = b"" if not data or data.endswith(b"\n") else b"\n"  # after a line that was not completed
        for line in data.decode("utf-8", "replace").splitlines():
            self._read(line)

    def _read(self, line: str) -> None:
        digest, _, body = line.partition(" ")
        if digest == digests.name(body):
            found = json.loads(body)
            self.grades[found["key"]] = found["grade"]
            self.seeds[found["state"]] = found["grade"]["seed"]

    def seed(self, state: str) -> int | None:
        """The seed with which an exercise in that state was graded last."""
        return self.seeds.get(state)

    def find(self, key: str) -> Grade | None:
        """The grade with that key."""
        found = self.grades.get(key)
        return None if found is None else grade_of(found)

    def keep(self, key: str, state: str, grade: Grade) -> None:
        """Adds a grade. Raises Faulty if it can't be written."""
        self.grades[key] = plain(grade)
        self.seeds[state] = grade.seed
        body = json.dumps({"key": key, "state": state, "grade": self.grades[key]})
        try:
            descriptor = strangers.opened(self.folder / FILE, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            with open(descriptor, "ab", buffering=0) as file:
                file.write(self._begin + f"{digests.name(body)} {body}\n".encode())
            self._begin = b""
        except OSError as reason:
            raise self._wrong(reason) from None

    def _wrong(self, reason: OSError) -> Faulty:
        hint = "free some space there, or name another folder with --keep FOLDER; no kept grade is lost"
        text = f"can't keep grades in this folder: {reason.strerror}"
        return Faults().stop("E0810", Span(str(self.folder), 1, 1), text, hint)
