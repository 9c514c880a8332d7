"""The engine that suits: the native one, but for checked builds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emc.engines import auto, engine, reference
from emc.engines.native import make
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import Built, build
from emc.shape import Pes
from emc.texts import read_sources


def built(folder: Path, check: bool) -> Built:
    file = folder / "x.c"
    file.write_text("int main(void) { return 3; }")
    return build(read_sources([str(file)]), BuildOptions(pes=Pes(4), check=check))


def never(*_: Any) -> Run:
    raise AssertionError


def test_a_program_runs_natively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "run", never)
    program = built(tmp_path, check=False)
    assert auto.run(program.module, program.description, Options(), Host()).status == 3


def test_a_checked_build_is_the_reference_engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "run", never)
    program = built(tmp_path, check=True)
    assert engine("auto")(program.module, program.description, Options(), Host()).status == 3
