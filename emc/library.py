"""The library with which programs are linked: runtime/lib. It is compiled file by file, and only the files that are
needed.

    library = Library(compile, key, target)
    library.find("printf")          the object of printf.c, or None if no file defines that name

What is compiled is verified and kept in the cache. It is used again for each machine with the same values of all
properties that the compilation has read (emc/asked.py): most files are compiled once for machines of 2 to 64 PEs.

runtime/lib/INDEX lists the file that defines each name; a test checks it. A file may have *parts*, which are compiled
separately, each together with the text before the first part: `barrier.emc#barrier_sum` begins with the line `/* part
barrier_sum */`. So small things can share a file, and a program contains only those that it needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from emc import digests, places
from emc.asked import Asked, Question, answers
from emc.cache import keep, look
from emc.dataclass import replace
from emc.ir.module import Datum, Template, named
from emc.ir.verify import verify_parts
from emc.lower import Object, object_of
from emc.preparing import preparing
from emc.source import NI_REQUEST, NI_UPDATE
from emc.target import Target

Compile: TypeAlias = Callable[[str, str, Target], Object]
ROOM = "library"  # of the cache

# Files whose accesses are not checked: they make objects of raw memory, read the last word of a text beyond its end, or
# look whether a transfer has landed at the place where it lands. Or they read and write words of threads on other PEs
# that are in no order, which is right since no turn is cut in two.
RAW = frozenset(["malloc.c", "spread.emc", "strlen.c", "fmpl_send.emc", "neighbours_plan.emc"])

# Files whose loops give up their turns themselves, so they need not count the packets that they send.
PACED = frozenset(["copyout.emc"])


@cache
def index() -> dict[str, str]:
    """The library file that defines each name."""
    found: dict[str, str] = {}
    for line in (places.runtime() / "lib" / "INDEX").read_text("utf-8").splitlines():
        file, _, names = line.partition(":")
        found.update(dict.fromkeys(names.split(), file.strip()))
    return found


def names_for(target: Target) -> list[str]:
    """The names that the library has on a machine: those of <emc/ni.h> need network interfaces."""
    return [name for name, file in index().items() if target.interfaces or "<emc/ni.h>" not in text(file)]


@cache
def text(file: str) -> str:
    """The text of a library file. For `FILE#PART` it has no other parts, and each line keeps its number."""
    name, _, part = file.partition("#")
    whole = (places.runtime() / "lib" / name).read_text("utf-8")
    head, *parts = re.split(r"^(?=/\* part )", whole, flags=re.M)
    if not part:
        return whole
    return head + "".join(p if p.startswith(f"/* part {part} */") else "\n" * p.count("\n") for p in parts)


def stub(name: str) -> Object | None:
    """An empty definition of the name, if the library has it: enough to check that a program is complete."""
    return object_of("", data=(Datum(name, 4, 4, b""),)) if _listed(name) in index() else None


def _listed(name: str) -> str:
    """The name of a thing in INDEX. For a handler of network interfaces, it is the program's name."""
    kind, _, rest = name.partition(".")
    return rest if kind in (NI_UPDATE, NI_REQUEST) else name


class Library:
    """Finds names in the library."""

    def __init__(self, compile: Compile, key: str, target: Target):
        self.compile = compile  # makes an object from a library file's name and text, for a target
        self.key = key  # names everything else that the object depends on
        self.target = target
        self.objects: dict[str, Object] = {}
        self.templates: dict[int, Template] = {}  # of these objects, by identity

    def find(self, name: str) -> Object | None:
        """The object of the file that defines the name."""
        file = index().get(_listed(name))
        if file is None:
            return None
        if file not in self.objects:
            made = self.objects[file] = self._kept(file) or self._made(file)
            self.templates.update((id(t), t) for t in made.templates)
        return self.objects[file]

    def has(self, template: Template) -> bool:
        """Whether the template is the library's own, unchanged since it was compiled and verified. (Linking may change
        a template.)"""
        return id(template) in self.templates

    def made_for(self, file: str) -> Target:
        """The target that a file is compiled for."""
        return replace(self.target, yield_after=0) if file in PACED else self.target

    def _kept(self, file: str) -> Object | None:
        """The object that was made for a target with the same properties, if there is one."""
        for questions in look(ROOM, self._name(file)) or ():
            found = look(ROOM, self._name(file, questions))
            if found is not None:
                return found
        return None

    def _made(self, file: str) -> Object:
        """Compiles a file. The object is kept under the properties that its compilation has read, and their values. Two
        processes that do this at the same time may each miss the other's properties; then the file is compiled once
        more."""
        asked = Asked(self.made_for(file))
        with preparing("the library for this machine"):
            made = self.compile(file.partition("#")[0], text(file), asked)
            verify_parts(made.templates)
        questions = tuple(asked.facts)
        known: tuple[tuple[Question, ...], ...] = look(ROOM, self._name(file)) or ()
        name = self._name(file, questions)  # for all that the object is made of
        made = replace(made, templates=tuple(named(t, f"{name} {i}") for i, t in enumerate(made.templates)))
        keep(ROOM, name, made)
        if questions not in known:
            keep(ROOM, self._name(file), (*known, questions))
        return made

    def _name(self, file: str, questions: tuple[Question, ...] | None = None) -> str:
        """The name of a file's object for this target. Without `questions`, it is the name of the file's lists of
        properties."""
        name = f"{self.key}-{file}"
        if questions is None:
            return name
        said = repr((questions, answers(self.made_for(file), questions)))
        return f"{name}-{digests.name(said)[:24]}"
