"""Folders whose files are emc's own: no simulated program opens a file in them (machine/sandbox.py).

    claim(folder)                       marks a folder that emc keeps files in: the cache, a store of sweeps
    is_claimed(status, descriptor)      whether an open folder has such a mark, or is one that emc knows anyway
    is_installed(status)                whether it holds code that the next emc executes: it may be read, not written

A folder is recognised by its device and number, whatever the path that leads to it, and by the mark in it, wherever it
lies: the file MARK, which no program can make or remove, because its name begins with a dot.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from emc import places
from emc.cache.rooms import home

MARK = ".emc-own"


def claim(folder: Path) -> None:
    """Marks a folder as emc's own. Raises OSError."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(folder / MARK, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def release(folder: Path) -> None:
    """Takes the mark from a folder in which emc keeps nothing any more. The next file that it keeps there marks it."""
    with contextlib.suppress(OSError):  # there is no mark
        os.unlink(folder / MARK)


def is_claimed(status: os.stat_result, folder: int) -> bool:
    """Whether an open folder with that status is one in which emc keeps files. folder: its descriptor."""
    if (status.st_dev, status.st_ino) in _identities([home()]) | _ready_made():
        return True
    try:
        return stat.S_ISREG(os.stat(MARK, dir_fd=folder, follow_symlinks=False).st_mode)
    except OSError:
        return False


def is_installed(status: os.stat_result) -> bool:
    """Whether a folder with that status holds emc's code, or that of its virtual environment."""
    return (status.st_dev, status.st_ino) in _code()


@cache
def _ready_made() -> set[tuple[int, int]]:
    return _identities([places.ready_made()])


@cache
def _code() -> set[tuple[int, int]]:
    environment = () if sys.prefix == sys.base_prefix else (Path(sys.prefix),)
    return _identities([places.package(), places.runtime(), places.grammar(""), *environment])


def _identities(folders: Iterable[Path]) -> set[tuple[int, int]]:
    """Device and number of each of these folders that is there."""
    found: set[tuple[int, int]] = set()
    for folder in folders:
        with contextlib.suppress(OSError):
            status = os.stat(folder)
            found.add((status.st_dev, status.st_ino))
    return found
