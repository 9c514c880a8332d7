"""runtime/lib/INDEX says what the files define, as make_index.py reads them and as emc and gcc (test_native.py) do."""

from __future__ import annotations

import re
import runpy

import pytest
from goldens import File, Golden

from emc import places, route
from emc.collectives import MEETINGS
from emc.library import index, names_for, text
from emc.machine.description import target
from emc.machine.machine_file import read_description
from emc.options import BuildOptions
from emc.session import settings
from emc.shape import Pes

LIBRARY = places.runtime() / "lib"
INDEX = (LIBRARY / "INDEX").read_text("utf-8")


def test_index_is_up_to_date(golden: Golden) -> None:
    golden(File(LIBRARY / "INDEX"), runpy.run_path(str(LIBRARY / "make_index.py"))["index"]())


@pytest.mark.slow  # it compiles the whole library
def test_index_names_what_emc_compiles() -> None:
    machine = read_description()
    library = route.library(settings(BuildOptions(), machine, target(machine, Pes(64))).plain)
    files: dict[str, set[str]] = {}
    for name in names_for(library.target):
        files.setdefault(index()[name], set()).add(name)
    for file, names in files.items():
        made = library.find(min(names))
        assert made is not None and {name for name in made.defines if name.isidentifier()} == names, file


def test_no_name_is_defined_twice() -> None:
    names = [n for line in INDEX.splitlines() for n in line.partition(":")[2].split()]
    assert len(names) > 250
    assert len(names) == len(set(names))


def test_a_part_is_what_stands_before_all_parts_and_itself() -> None:
    whole, part = text("barrier.emc").split("\n"), text("barrier.emc#barrier_max").split("\n")
    assert len(part) <= len(whole) and all(mine in ("", line) for mine, line in zip(part, whole, strict=False))
    assert [line for line in part if "butterfly_" in line] == ["    return __butterfly_max(value);"]
    assert part[0] == whole[0]


def test_parts_are_named_in_the_index() -> None:
    for path in [*LIBRARY.glob("*.c"), *LIBRARY.glob("*.emc")]:
        for part in re.findall(r"^/\* part (.*) \*/$", path.read_text("utf-8"), re.M):
            assert f"{path.name}#{part}: " in INDEX
            assert text(f"{path.name}#{part}") != text(f"{path.name}#nothing")


def test_collectives_are_functions_of_the_library() -> None:
    assert {name for line in INDEX.splitlines() for name in line.partition(":")[2].split()} >= MEETINGS
