"""Own copies of objects that are taken for another PE's (engines/races/copies.py): both engines find the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from goldens import Case, cases
from harness import ROOT

from emc.engines.native import make
from emc.machine import Host, Options
from emc.machine.run import OwnCopy
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import Source

CASES = list(cases(ROOT / "tests" / "wrong" / "own_copies.case"))


def found(case: Case, engine: str, pes: int = 4) -> tuple[OwnCopy, ...]:
    built = build([("x.emc", Source("x.emc", case.text))], BuildOptions(pes=Pes(pes), check=True, memory=1 << 20))
    run = execute(built, engine, Options(races=True), Host("x.emc", stdin=b"some"))
    assert run.races is not None and run.trap is None
    return run.races.copies


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_both_engines_find_the_same(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "engine", None)
    copies = found(case, "reference")
    assert found(case, "native") == copies
    assert (copies == ()) == case.name.startswith("right")


@pytest.mark.parametrize("pes", [1, 2, 80])
def test_other_machines(pes: int) -> None:
    """On one PE there is no other copy."""
    (one, *_), (two, *_) = (
        [c for c in CASES if c.name == name] for name in ("set_in_a_block", "set_and_read_under_spmd")
    )
    kinds = [[copy.kind for copy in found(case, "native", pes)] for case in (one, two)]
    assert kinds == ([[], []] if pes == 1 else [["unread"], ["unset"]])


def test_they_are_told_once_and_not_twice(tmp_path: Path) -> None:
    from command import run_here

    (case,) = (case for case in CASES if case.name == "set_by_a_pointer_and_read_by_copies")
    (tmp_path / "x.emc").write_text(case.text)
    said = run_here(["run", "x.emc", "--pes", "4"], tmp_path).stderr
    assert said.count("[W0704]") == 1 and said.count("warning") == 1
    assert "x.emc:7:35: warning: PE 1 reads its own copy of `n`, which nothing sets; PE 0 sets only its own" in said
    assert "x.emc:6:5: note: PE 0 sets its own copy here" in said
