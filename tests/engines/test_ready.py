"""A program that is ready to run serves for all machines that differ in nothing that the compiler asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from harness import ROOT

from emc import ready as made
from emc.dataclass import replace
from emc.engines.native.codegen.threads import text_of
from emc.ir.show import show
from emc.machine import Host, Options
from emc.machine.description import OF_RUNS, sections
from emc.machine.machine_file import change, read_description
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import read_sources

PROGRAM = ROOT / "programs" / "shortest.emc"  # packets of all kinds, matching and the host


def options(machine: str, *changes: str) -> BuildOptions:
    return BuildOptions(Pes(4), machine, changes, optimise=2)


@pytest.mark.slow
@pytest.mark.parametrize("machine", sorted(path.stem for path in (ROOT / "runtime" / "machines").glob("*.toml")))
def test_the_compiler_does_not_ask_what_runs_ask(machine: str) -> None:
    description = read_description(machine)
    keys = {f"{section}.{key}": value for section, values in sections(description) for key, value in values}
    changes = [f"{key}={min(keys[key] + 37, 900_001)}" for key in sorted(OF_RUNS)]
    one, other = (build(read_sources([str(PROGRAM)]), options(machine, *some)) for some in ((), changes))
    assert change(description, changes) == other.description != one.description
    assert show(one.module) == show(other.module) and one.faults.found == other.faults.found
    for untimed in (False, True):
        texts = [text_of(each.module, each.description, untimed=untimed).whole() for each in (one, other)]
        assert texts[0] == texts[1]


def cycles(program: made.Ready) -> tuple[int, int, bytes]:
    run = program.run("native", Options(), Host(str(PROGRAM)))
    return run.cycles, run.status, run.output


@pytest.mark.slow
def test_it_is_compiled_once_and_runs_on_each(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiled: list[Any] = []
    make = made._make  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(made, "_make", lambda *words: (compiled.append(words), make(*words))[1])
    text = PROGRAM.read_text() + "// a program that is in no cache\n" + str(tmp_path)
    path = tmp_path / "x.emc"
    path.write_text(text.replace(str(tmp_path), f"// {tmp_path}\n"))
    sources = read_sources([str(path)])
    costs = [("queue.on_chip=2",), ("thread.matching=30", "queue.on_chip=1"), ("queue.on_chip=1", "queue.spill=90"), ()]
    found = [made.ready(sources, options("em4", *some)) for some in costs]
    assert len(compiled) == 1
    seen = [cycles(program) for program in found]
    assert len({one[0] for one in seen}) == 4 and len({one[1:] for one in seen}) == 1
    for program, some in zip(found, costs, strict=True):
        assert program.description == change(read_description("em4"), some)
        alone = build(sources, options("em4", *some))
        assert replace(alone.description, sources=()) == replace(program.description, sources=())
        assert cycles(made.Ready(program._kept)) == cycles(program)  # pyright: ignore[reportPrivateUsage]
    made.ready(sources, options("em4", "network.hop=3"))
    assert len(compiled) == 2
