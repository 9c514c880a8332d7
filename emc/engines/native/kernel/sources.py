"""The Python sources from which the kernel is compiled, and a name for their content.

    files()      ship.py, and all modules of emc that it imports, directly or not
    digest()     of these files

The digest depends on nothing else, so a wheel that one version of Python builds is valid for the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from emc import digests, places

ROOT = "emc.engines.native.kernel.ship"  # the module that makes the kernel's text
_IMPORT = re.compile(r"^from (emc[\w.]*) import (\([^)]*\)|.*)|^import (emc[\w.]*)", re.MULTILINE)


def files(root: str = ROOT) -> dict[Path, bytes]:
    """The texts of that module and of all modules of emc that it imports, directly or not."""
    found: dict[Path, bytes] = {}
    ahead = [_file(root)]
    while ahead:
        path = ahead.pop()
        if path is not None and path not in found:
            found[path] = path.read_bytes()
            ahead.extend(_imports(found[path].decode()))
    return found


def _imports(text: str) -> Iterator[Path | None]:
    for module, names, alone in _IMPORT.findall(text):
        if alone:
            yield _file(alone)
        for name in re.findall(r"\w+", names.partition("#")[0]):
            yield _file(f"{module}.{name}") or _file(module)


def _file(module: str) -> Path | None:
    """The file of a module of emc; None if there is no module of that name."""
    path = places.package().parent.joinpath(*module.split("."))
    both = (path.with_suffix(".py"), path / "__init__.py")
    return next((one for one in both if module.startswith("emc.") and one.is_file()), None)


def digest(root: str = ROOT) -> str:
    """The name for the content of these files."""
    named = ((path.relative_to(places.package()).as_posix().encode(), text) for path, text in files(root).items())
    return digests.digest(*(part for both in sorted(named) for part in both)).hex()[:32]
