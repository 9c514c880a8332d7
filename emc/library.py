"""The library that programs are linked with: runtime/lib, compiled file by file, only the files that are needed.

    library = Library(compile)
    library.find("printf")          the object of printf.c, or None when no file defines that name

runtime/lib/INDEX says which file defines which names; a test holds it to be true. A file may have *parts*, which are
compiled one by one, each with what stands before the first: `barrier.emc#barrier_sum` is the one that begins with the
line `/* part barrier_sum */`. So small things can stand together, and a program pays for those that it needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from emc import places
from emc.cache import kept
from emc.ir.module import Datum
from emc.lower import Object

# Files whose accesses are not looked at: they make objects of bare memory, or read a text's last word beyond its end.
RAW = frozenset(["malloc.c", "spread.emc", "strlen.c"])

# Files whose loops give up their turns themselves, and so need not count the packets they send.
PACED = frozenset(["copyout.emc"])


@cache
def index() -> dict[str, str]:
    """The file of each name that the library defines."""
    found: dict[str, str] = {}
    for line in (places.runtime() / "lib" / "INDEX").read_text("utf-8").splitlines():
        file, _, names = line.partition(":")
        found.update(dict.fromkeys(names.split(), file.strip()))
    return found


@cache
def text(file: str) -> str:
    """The text of a library file, or of `FILE#PART`: without the other parts, each line where the file has it."""
    name, _, part = file.partition("#")
    whole = (places.runtime() / "lib" / name).read_text("utf-8")
    head, *parts = re.split(r"^(?=/\* part )", whole, flags=re.M)
    if not part:
        return whole
    return head + "".join(p if p.startswith(f"/* part {part} */") else "\n" * p.count("\n") for p in parts)


def stub(name: str) -> Object | None:
    """Something of that name, when the library has it: enough to know that a program is complete."""
    return Object("", (), (Datum(name, 4, 4, b""),)) if name in index() else None


class Library:
    """Finds names. compile: makes an object of a library file's name and text. key: names all else that the object
    depends on, so that it can be kept from run to run (emc/cache.py)."""

    def __init__(self, compile: Callable[[str, str], Object], key: str):
        self.compile = compile
        self.key = key
        self.objects: dict[str, Object] = {}

    def find(self, name: str) -> Object | None:
        """The object of the file that defines the name."""
        file = index().get(name)
        if file is None:
            return None
        if file not in self.objects:
            compiled = partial(self.compile, file.partition("#")[0], text(file))
            self.objects[file] = kept(f"{self.key}-{file}", compiled)
        return self.objects[file]
