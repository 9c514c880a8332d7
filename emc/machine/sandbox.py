"""Which files of the host a program may open (library.md, "Files").

Read below the program's own folder; read and write below the current one; a path given behind `--` as given; more with
--allow PATH. Links are resolved first, so a link that leads out of these places is refused.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Sandbox:
    """readable, writable: folders (and single files), already resolved."""

    readable: tuple[Path, ...]
    writable: tuple[Path, ...]
    current: Path

    def resolve(self, path: str, write: bool = False) -> Path:
        """The real place that a program's path means: below the current folder; to read what is not there, below
        the program's own."""
        real = Path(os.path.realpath(self.current / path))
        if write or real.exists():
            return real
        beside = (Path(os.path.realpath(folder / path)) for folder in self.readable)
        return next((place for place in beside if place.exists()), real)

    def may(self, real: Path, write: bool) -> bool:
        """Whether a resolved path may be read, or written."""
        places = self.writable if write else self.writable + self.readable
        return any(real == place or place in real.parents for place in places)


def sandbox(
    program: str | None = None,
    arguments: tuple[str, ...] = (),
    allowed: tuple[str, ...] = (),
    current: str | None = None,
) -> Sandbox:
    """The sandbox of a run: program is the path of its source (None: standard input), `current` the current folder."""
    here = Path(os.path.realpath(current or os.getcwd()))
    home = (Path(os.path.realpath(here / program)).parent,) if program else ()
    named = tuple(Path(os.path.realpath(here / path)) for path in (*_paths(arguments, here), *allowed))
    return Sandbox(home, (here, *named), here)


def _paths(arguments: tuple[str, ...], here: Path) -> tuple[str, ...]:
    """The arguments that can be paths of files; a folder among them does not open all that is below it."""
    return tuple(a for a in arguments if a and "\0" not in a and not (here / a).is_dir())
