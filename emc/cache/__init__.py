"""Keeps what can be computed again in the user's cache between runs. It only saves time.

    handlers = kept("handlers", read_handlers)          good for this state of emc
    code = by_content("threads", text, make)            good for what is made of this text alone
    keep("programs", name, value); look("programs", name)

    files.py    one kept value as a file: whole and ours, or as if not there
    values.py   values as bytes; reading them executes nothing
    rooms.py    where the files lie; how much stays; what `emc cache` lists and clears
    own_folders.py      which folders are emc's own, so that no simulated program opens a file there

The files are in one folder for each state of emc itself (its code, grammar and runtime files, by content), so nothing
in the cache is ever out of date. What depends only on a text is in `content`, for all states. What belongs to a user's
own program is named by a digest of everything that it depends on. If a folder can't be written, nothing is kept in it.

An installation contains a folder of the same form, which the build of emc has filled (ready_made.py). What is not in
the user's cache is looked for there. What it contains for a state of emc is used only if that is the state of this emc.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from emc import digests, places
from emc.cache import files, own_folders, rooms
from emc.cache.rooms import home

__all__ = [
    "by_content",
    "content_name",
    "found_content",
    "home",
    "keep",
    "keep_content",
    "kept",
    "look",
    "origin",
    "state",
    "trouble",
]

T = TypeVar("T")
# in the folder that comes with emc: the files for its state, and the name of that state
STATE, ORIGIN = "state", "origin"


def kept(name: str, make: Callable[[], T]) -> T:
    """The value of that name. If it is not kept yet, it is made now and kept. `pack` of
    values.py must be able to keep it."""
    return _find_or_make(STATE, name, make)


def look(room: str, name: str) -> Any:
    """The value that is kept under that name in a room; None if there is none."""
    found = _find(STATE, f"{room}/{name}")
    return None if found is None else found[0]


def keep(room: str, name: str, value: object) -> None:
    """Keeps a value in a room."""
    _keep(STATE, f"{room}/{name}", value)


def by_content(kind: str, text: str, make: Callable[[], T]) -> T:
    """The value of that kind that is made only of this text, for any state of emc. It is taken from the cache, or made
    now and kept. It must be of Python's built-in types."""
    return _find_or_make(rooms.CONTENT, content_name(kind, text), make)


def found_content(kind: str, text: str) -> Any:
    """The value that is kept for this text; None if there is none."""
    found = _find(rooms.CONTENT, content_name(kind, text))
    return None if found is None else found[0]


def keep_content(kind: str, text: str, value: object) -> None:
    """Keeps a value for this text."""
    _keep(rooms.CONTENT, content_name(kind, text), value)


def trouble() -> str:
    """Why something could not be kept in this process; "" if everything was kept."""
    return files.troubles[0] if files.troubles else ""


def content_name(kind: str, text: str) -> str:
    """The name of the file that keeps the value for that text."""
    return f"{kind}-{digests.name(text)}"


def _find_or_make(part: str, name: str, make: Callable[[], T]) -> T:
    found = _find(part, name)
    if found is not None:
        return cast(T, found[0])
    made = make()
    _keep(part, name, made)
    return made


def _find(part: str, name: str) -> tuple[Any] | None:
    """The value in the user's cache, or in the folder that came with emc. part: STATE or CONTENT."""
    if found := files.read(_users(part) / name):
        return found
    made = places.ready_made()
    return files.read_installed(made / part / name) if part != STATE or _is_of_this_state(made) else None


def _users(part: str) -> Path:
    return _folder() if part == STATE else home() / part


@cache
def _is_of_this_state(made: Path) -> bool:
    """Whether that folder was filled by emc in its current state."""
    return files.read_installed(made / ORIGIN) == (origin(),)


def _keep(part: str, name: str, value: object) -> None:
    if files.write(_users(part) / name, value):
        _tidy_once(home())


@cache
def _tidy_once(folder: Path) -> None:
    """Marks the cache as emc's own, and makes room in it, once in a process, when something new is kept."""
    with contextlib.suppress(OSError):
        own_folders.claim(folder)
    rooms.tidy_at_times(folder)


@cache
def _folder() -> Path:
    return home() / f"{rooms.STATE}{state()}"


def state() -> str:
    """A name for the state of emc, by the content of everything on which cached values may depend."""
    return _state_and_origin()[0]


def origin() -> str:
    """A name for the state of emc that does not depend on its location or on the version of Python."""
    return _state_and_origin()[1]


@cache
def _state_and_origin() -> tuple[str, str]:
    """`state` and `origin`, as this process finds them. They are kept together with the sizes and times of the files,
    since reading all files takes 15 ms, and for an installation with those of its list of files, since looking at all
    of them takes 5 ms."""
    if named := places.state():
        return named, named
    seen = _installed() or sorted(_own_files())
    return by_content("state", repr(seen), lambda: _digests(sorted(path for path, *_ in _own_files())))


def _installed() -> list[tuple[str, int, int, int]]:
    """The list of files that pip has written for this installation: path, size, times; [] if there is none."""
    try:
        seen = os.stat(record := str(places.record()))
    except OSError:
        return []
    return [(record, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns)]


def _own_rooms() -> tuple[tuple[str, str], ...]:
    """The folders on which cached values may depend, with the endings of the names of their files."""
    return (str(places.package()), ".py"), (str(places.grammar("")), ".lark"), (str(places.runtime()), "")


def _own_files() -> Iterator[tuple[str, int, int, int]]:
    """Each such file: path, size, times."""
    apart = set(map(str, places.data_rooms()))  # inside of the package, if it was installed
    for room, suffix in _own_rooms():
        ahead = [room]
        while ahead:
            with os.scandir(ahead.pop()) as entries:
                for entry in entries:
                    if entry.is_dir():
                        ahead += [entry.path] * (entry.name != "__pycache__" and entry.path not in apart)
                    elif entry.name.endswith(suffix):
                        seen = entry.stat()
                        yield entry.path, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns


def _digests(paths: list[str]) -> tuple[str, str]:
    here, anywhere = [sys.version.encode()], list[tuple[str, bytes]]()
    for path in paths:
        with open(path, "rb") as file:
            text = file.read()
        here += [os.fsencode(path), text]
        anywhere.append((_within(path), text))
    both = (here, [part for path, text in sorted(anywhere) for part in (path.encode(), text)])
    here_only, everywhere = (digests.digest(*parts).hex()[:24] for parts in both)
    return here_only, everywhere


def _within(path: str) -> str:
    """The name of a file relative to its folder. The folder may be beside the package or inside of it."""
    known = ((room, n) for n, (room, _) in reversed(list(enumerate(_own_rooms()))))
    return next(f"{n} {path.removeprefix(room)}" for room, n in known if path.startswith(f"{room}{os.sep}"))
