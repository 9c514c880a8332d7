"""Finds what the page needs, and makes what it would have to compute: run in a process of its own, with its own cache.

    EMC_CACHE=FOLDER python -c COMMAND
        ->  JSON: {"first": {"modules": [[name, path], ...], "kept": [path, ...]}, "later": {...}}

first: what a first program needs. later: what a second run, views, the prompt and the exercises need. kept: files in
FOLDER, with the parser's table and the compiled library for the page's machines.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages
from tempfile import TemporaryDirectory

from emc import cache, route, session
from emc.library import names_for
from emc.playground.desk import Desk
from emc.playground.request import read_request

ABSENT = ("click", "llvmlite", "numpy", "prompt_toolkit", "rich")  # packages that the page does not have
PACKAGES = ("emc", "lark", "pcpp", "ply", "simpy", "pygments")  # of others' modules, Pyodide has its own
ROOMS = (
    "exercises", "explain", "front", "ir", "live", "lower", "machine", "passes", "repl", "second_run", "values",
    "views", "engines.checks", "engines.races", "engines.reference",
)  # fmt: skip
PES = ("4", "80")  # machines whose library is made: most of what is compiled for 4 can be used for 2 to 4,096
COMMAND = f"import sys; sys.modules.update(dict.fromkeys({ABSENT})); from emc.playground import prepare; prepare.main()"
PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int global A[8], global total;
int main(int argc, char **argv)
{
    int i, s;
    everywhere (A) dowith () { s = own_count(A); for (i = 0; i < s; i++) A[i] = i; } reductionsum (s);
    where (&total) forkwith () { q_write(&total, 1); }
    printf("hello %d\\n", s + q_read(&total) + argc);
    return 0;
}
"""


def _request(text: str, **options: object) -> str:
    return json.dumps({"files": [{"name": "hello.emc", "text": text}], "pes": "4", **options})


class Seen:
    """What was loaded and kept so far."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.kept: set[str] = set()

    def new(self, without: str = "") -> dict[str, Sequence[object]]:
        """The modules of PACKAGES that were loaded since the last call: name, file; and the kept files. without: the
        package that is left for the next call."""
        modules: list[object] = []
        for name, module in sorted(sys.modules.items()):
            file = getattr(module, "__file__", None)
            package = name.split(".")[0]
            if package in PACKAGES and package != without and name not in self.modules and file:
                modules.append([name, file])
                self.modules.add(name)
        home = cache.home()
        kept = {str(path.relative_to(home)) for path in home.rglob("*.kept")} - self.kept
        self.kept |= kept
        return {"modules": modules, "kept": sorted(kept)}


def _libraries(pes: Iterable[str], check: bool) -> None:
    """Compiles the whole library for these machines, as the page asks for it."""
    for count in pes:
        options = read_request(json.loads(_request(PROGRAM, pes=count, check=check))).build
        machine, goal = session.machine(options)
        library = route.library(session.settings(options, machine, goal).plain)
        for name in names_for(goal):
            library.find(name)


def _expect(good: bool, answer: str) -> None:
    """An answer of the desk, which must be as expected: what is recorded would not be what the page needs."""
    if not good:
        raise AssertionError(answer)


def main() -> None:
    seen, kinds = Seen(), list[str]()
    with TemporaryDirectory() as folder:
        desk = Desk(lambda kind, text: kinds.append(kind), folder)
        answer = desk.run(_request(PROGRAM))
        _expect('"trap": null' in answer and '"again": true' in answer, answer)
        answer = desk.check(_request(PROGRAM + "int"))
        _expect("E0" in answer, answer)
        _libraries(PES, False)
        first = seen.new(without="lark")  # the parser's table is made here, so only IR as text needs it
        desk.again(_request(PROGRAM))
        for view in ("ir", "profile", "trace", "watch"):
            answer = desk.view(view, _request(PROGRAM))
            _expect('"page": "<!' in answer, answer[:400])
        answer = desk.prompt(_request(PROGRAM), "int x = 3; x")
        _expect('"good": true' in answer, answer)
        desk.exercise(1, _request(PROGRAM))
        desk.explore(_request(PROGRAM))
        for name in ROOMS:  # the rest of these, for other programs than this one
            for module in walk_packages(import_module(f"emc.{name}").__path__, f"emc.{name}."):
                with suppress(ModuleNotFoundError):  # it needs one that is absent
                    import_module(module.name)
        _libraries(("1",), False)
        _libraries(PES[:1], True)
    print(json.dumps({"first": first, "later": seen.new()}))
