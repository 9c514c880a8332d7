"""The engine that suits: the native one, unless it can't run the program."""

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


def built(folder: Path, check: bool, body: str = "return 3;") -> Built:
    file = folder / "x.c"
    file.write_text("int main(int argc, char **argv) { " + body + " }")
    return build(read_sources([str(file)]), BuildOptions(pes=Pes(4), check=check))


def never(*_: Any) -> Run:
    raise AssertionError


@pytest.mark.parametrize("check", [False, True])
def test_a_program_runs_natively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: bool) -> None:
    monkeypatch.setattr(reference, "run", never)
    program = built(tmp_path, check)
    assert auto.run(program.module, program.description, Options(), Host()).status == 3


def test_very_many_variables_of_a_checked_function_are_the_reference_engines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(make, "run", never)
    monkeypatch.setattr(make, "MOST_UNSET", 1)
    body = "int a, b; if (argc) { a = 1; b = 2; } return a + b;"
    program = built(tmp_path, True, body)
    assert not make.can_run(program.module) and make.can_run(built(tmp_path, False, body).module)
    assert engine("auto")(program.module, program.description, Options(), Host()).status == 3
