"""Handlers of network interfaces and the objects in their memory: whole programs on the cluster, on both engines, with
and without checks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import harness
import pytest
from covering import spread
from promises import broken, promises

PROGRAMS = sorted((Path(__file__).parent / "programs").glob("*.emc"))
RUNS = [pytest.param(path, pes, id=f"{path.stem}-{pes}") for path in PROGRAMS for pes in promises(path).pes]


def ran(path: Path, pes: str, engine: str, **options: Any) -> harness.Outcome:
    files = [path, *(path.parent / name for name in promises(path).files)]
    return harness.emc_run(files, pes, machine="myrinet", engine=engine, **options)


@pytest.mark.parametrize(("path", "pes"), RUNS)
def test_promises_on_both_engines(path: Path, pes: str) -> None:
    reference, native = (ran(path, pes, engine) for engine in ("reference", "native"))
    assert broken(promises(path), reference) == []
    assert reference.run == native.run


@pytest.mark.slow
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_a_checked_build_keeps_them(path: Path) -> None:
    pes = promises(path).pes[-1]
    assert broken(promises(path), ran(path, pes, "native", check=True)) == []


@pytest.mark.slow
@pytest.mark.parametrize(("path", "optimise"), spread(PROGRAMS, (0, 2)))
def test_other_optimisations_keep_them(path: Path, optimise: int) -> None:
    pes = promises(path).pes[-1]
    assert broken(promises(path), ran(path, pes, "native", optimise=optimise, check=False)) == []


@pytest.mark.parametrize("options", [{"queue": 1}, {"net_delay": 20, "seed": 3}, {"yield_after": 1}])
def test_hard_modes(options: dict[str, int]) -> None:
    for name in ("around", "tree", "tickets"):
        path = PROGRAMS[0].with_name(f"{name}.emc")
        assert broken(promises(path), ran(path, "8", "native", **options)) == []
