"""A checked build of a right program does just what the unchecked one does: output, status, every cycle and counter."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import harness
import pytest
from promises import Promises, broken, options_of, promises

from emc.ir.read import read
from emc.ir.show import show
from emc.machine import Run
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parents[2]
C = sorted(str(folder.relative_to(ROOT)) for folder in (ROOT / "tests/whole/c").iterdir())
FOLDERS = (*C, "tests/whole/emc", "tests/lower", "tests/library", "programs")
PROGRAMS = sorted(
    path for folder in FOLDERS for path in (ROOT / folder).iterdir() if path.suffix in (".c", ".emc") and path.is_file()
)
QUICK = {
    "arrays",
    "bitfields",
    "pointers",
    "sprintfs",
    "structs",
    "varargs",
    "blocks",
    "tail",
    "trees",
    "searchtree",
    "nearmisses",
    "nqueens",
    "list",
}


def run(path: Path, promised: Promises, optimise: int, check: bool) -> Run | None:
    files = [path, *(path.parent / name for name in promised.files)]
    options: dict[str, Any] = {**options_of(promised.options), "optimise": optimise}
    stdin = "".join(line + "\n" for line in promised.stdin).encode()
    arguments = ["--circuit", "tiny.circuit"] if path.stem.startswith("locusroute") else promised.args
    return harness.emc_run(files, promised.pes[-1], arguments, stdin=stdin, check=check, **options).run


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=str(path.relative_to(ROOT)), marks=[] if path.stem in QUICK else [pytest.mark.slow])
        for path in PROGRAMS
    ],
)
def test_checks_change_nothing(path: Path) -> None:
    """At one level of optimisation for each program, all levels over all programs. All keep their promises; every
    fourth one is compared with its plain build."""
    number = crc32(path.name.encode())
    optimise = 1 if path.stem in QUICK else number % 3
    promised = promises(path)
    if promised.trap or any(" error" in one for one in promised.fault):
        pytest.skip("it is no right program")
    checked = run(path, promised, optimise, True)
    assert checked is not None
    assert checked.trap is None, str(checked.trap)
    if path.stem not in QUICK and number // 3 % 4 and not path.stem.startswith("locusroute"):
        assert broken(replace(promised, fault=[]), harness.Outcome(checked)) == []
        return
    plain = run(path, promised, optimise, False)
    assert plain is not None
    assert (checked.output, checked.errors, checked.status) == (plain.output, plain.errors, plain.status)
    assert (checked.cycles, checked.packets, checked.counters) == (plain.cycles, plain.packets, plain.counters)


@pytest.mark.slow
def test_a_checked_program_is_its_text() -> None:
    """Checks and the places of slots come back from the text of the IR."""
    path = ROOT / "tests/whole/c/expressions/nearmisses.c"
    built = build(read_sources([str(path)]), BuildOptions(pes=Pes(1), check=True))
    assert any(op.checks for t in built.module.templates for block in t.blocks for op in block.ops)
    assert read(show(built.module)) == built.module


@pytest.mark.parametrize("optimise", [0, 1])
def test_checks_are_on_without_optimisation_unless_said(optimise: int) -> None:
    assert BuildOptions(optimise=optimise).checked is (optimise == 0)
    assert BuildOptions(optimise=optimise, check=True).checked
    assert not BuildOptions(optimise=optimise, check=False).checked


def test_names_of_objects() -> None:
    """A string literal has no name of the program's; the static variable of a function has."""
    from emc.engines.checks.objects import Object
    from emc.source import NOWHERE

    names = ("total", "str.3", "f.count", "str.count")
    assert [str(Object(0, 12, name, NOWHERE)) for name in names] == [
        "`total`",
        "the text of 12 bytes",
        "`count`",
        "`count`",
    ]
    assert [Object(0, 12, name, NOWHERE).foreign for name in names] == [False, True, False, False]
