"""What can be computed again, kept between runs in the user's cache: it only ever saves time.

    handlers = kept("handlers", read_handlers)          good for this state of emc
    code = by_content("threads", text, make)            good for what is made of this text alone
    keep("programs", name, value); look("programs", name)

    files.py    one kept value as a file: whole and ours, or as if not there
    rooms.py    where the files lie; how much stays; what `emc cache` tells and clears

Files lie in one folder for each state of emc itself (its code, grammar and runtime files, by content), so nothing kept
is ever out of date; what depends on a text alone lies in `content`, for all states. What belongs to a user's own
program is named by a digest of all that it depends on. A folder that can't be written keeps nothing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from emc import digests, places
from emc.cache import files, rooms
from emc.cache.rooms import home

__all__ = ["by_content", "found_content", "home", "keep", "keep_content", "kept", "look", "state", "trouble"]

T = TypeVar("T")


def kept(name: str, make: Callable[[], T]) -> T:
    """The value of that name: as it was kept, or made now, and kept. It must be a value that pickle can copy."""
    return _kept(_folder() / name, make)


def look(room: str, name: str) -> Any:
    """What was kept under that name in a room; None when nothing was."""
    found = files.read(_folder() / room / name)
    return None if found is None else found[0]


def keep(room: str, name: str, value: object) -> None:
    """Keeps a value in a room."""
    _keep(_folder() / room / name, value)


def by_content(kind: str, text: str, make: Callable[[], T]) -> T:
    """The value of that kind that is made of this text alone, whatever the state of emc: as it was kept, or made now,
    and kept. It must be of Python's own types."""
    return _kept(_content(kind, text), make)


def found_content(kind: str, text: str) -> Any:
    """What was kept for this text; None when nothing was."""
    found = files.read(_content(kind, text))
    return None if found is None else found[0]


def keep_content(kind: str, text: str, value: object) -> None:
    """Keeps a value for this text."""
    _keep(_content(kind, text), value)


def trouble() -> str:
    """Why something could not be kept in this process; "" when all was."""
    return files.troubles[0] if files.troubles else ""


def _content(kind: str, text: str) -> Path:
    return home() / rooms.CONTENT / f"{kind}-{digests.name(text)}"


def _kept(place: Path, make: Callable[[], T]) -> T:
    found = files.read(place)
    if found is not None:
        return cast(T, found[0])
    made = make()
    _keep(place, made)
    return made


def _keep(place: Path, value: object) -> None:
    if files.write(place, value):
        _tidied(home())


@cache
def _tidied(folder: Path) -> None:
    """Once a process: whoever keeps something new makes room for it."""
    rooms.tidy(folder)


@cache
def _folder() -> Path:
    return home() / f"{rooms.STATE}{state()}"


def state() -> str:
    """A name for emc as it is: everything that what is kept may depend on, by content. Which content that is is kept,
    too, for files of these sizes and times: reading them all takes 15 ms."""
    seen = sorted(_own_files())
    return by_content("state", repr(seen), lambda: _digest(path for path, *_ in seen))


def _own_files() -> Iterator[tuple[str, int, int, int]]:
    """(path, size, times) of each file that what is kept may depend on."""
    for room, suffix in ((places.package(), ".py"), (places.grammar(""), ".lark"), (places.runtime(), "")):
        ahead = [str(room)]
        while ahead:
            with os.scandir(ahead.pop()) as entries:
                for entry in entries:
                    if entry.is_dir():
                        ahead += [entry.path] * (entry.name != "__pycache__")
                    elif entry.name.endswith(suffix):
                        seen = entry.stat()
                        yield entry.path, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns


def _digest(paths: Iterable[str]) -> str:
    parts = [sys.version.encode()]
    for path in paths:
        with open(path, "rb") as file:
            parts += [os.fsencode(path), file.read()]
    return digests.digest(*parts).hex()[:24]
