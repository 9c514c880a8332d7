"""Where the files besides the Python code are: next to the package in a checkout, inside of it in an installation."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _room(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def package() -> Path:
    """The folder of the Python code."""
    return _PACKAGE


def is_checkout() -> bool:
    """Whether the package is in a checkout, whose folders belong to a developer."""
    return not (_PACKAGE / "runtime").is_dir()


def record() -> Path:
    """The list of files that pip has written for this installation. It is missing in a checkout."""
    version = sys.modules["emc"].__version__  # the package above is not imported from here
    return _PACKAGE.parent / f"emc_lang-{version}.dist-info" / "RECORD"


def ready_made() -> Path:
    """The folder with the files that the build of emc has prepared, in the form of the user's cache. It may be
    missing."""
    return _PACKAGE / "ready"


def state() -> str:
    """The name of the state of an archive that never changes, such as the playground's; "" in all other places."""
    file = _PACKAGE / "STATE"
    return file.read_text("utf-8") if file.is_file() else ""


def grammar(name: str) -> Path:
    """A file of grammar/: `grammar("emir.lark")`."""
    return _room("grammar") / name


def runtime() -> Path:
    """The folder with the parts of programs: include/ lib/ handlers/ machines/."""
    return _room("runtime")


def programs() -> Path:
    """The folder of the bundled programs and their circuits."""
    return _room("programs")


def tutorial() -> Path:
    """The tutorial, which the playground shows step by step."""
    return _room("docs") / "tutorial.md"


def data_rooms() -> tuple[Path, ...]:
    """The folders with files that programs or users read. In an installation they are inside the package."""
    return _room("grammar"), runtime(), programs()


def bundled_files() -> Iterator[Path]:
    """The bundled programs and their data. Of the exercises only what one begins with: the rest is for checks."""
    exercises = programs() / "exercises"
    for path in programs().rglob("*"):
        if path.is_file() and (path.parent == exercises or exercises not in path.parents):
            yield path


def bundled(name: str) -> Path | None:
    """The path of the bundled program with that file name (`locusroute.emc`), in programs/ or the nearest of its
    folders."""
    if Path(name).name != name:
        return None
    found = [path for path in bundled_files() if path.name == name]
    return min(found, key=lambda path: (len(path.parts), path), default=None)
