"""Runs of `--races`, for the tests of both engines."""

from __future__ import annotations

from pathlib import Path

from harness import ROOT, emc_run
from promises import options_of, promises

from emc.machine.run import Run

HERE = ROOT / "tests" / "races"
RACY = sorted([*(HERE / "racy").glob("*.emc"), *(ROOT / "tests" / "explore" / "racy").glob("*.emc")])
RIGHT = sorted((HERE / "right").glob("*.emc"))
SETTINGS: dict[str, dict[str, object]] = {
    "em4": {},
    "emx": {"machine": "emx"},
    "plain": {"optimise": 0},
    "best": {"optimise": 2},
    "late": {"net_delay": 40, "seed": 3},
}


def raced(file: Path, pes: str = "4", **settings: object) -> Run:
    """A run of the program that looks for races, on the reference engine unless `engine` says otherwise."""
    promised = promises(file)
    stdin = "".join(line + "\n" for line in promised.stdin).encode()
    options = {"check": True, **options_of(promised.options), **settings}
    files = [file, *(file.parent / name for name in promised.files)]
    run = emc_run(files, pes, promised.args, stdin=stdin, races=True, **options).run  # type: ignore[arg-type]
    assert run is not None
    return run
