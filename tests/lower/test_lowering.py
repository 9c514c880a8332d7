"""Each construct of lowering.case has its IR, and its cost on two machines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from goldens import Case, Golden, cases

from emc.ir.module import Template
from emc.ir.show import show_template
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build, execute, stages
from emc.shape import Pes
from emc.texts import Source

CASES = cases(Path(__file__).with_name("lowering.case"))
MACHINES = (1, 4)


def source(case: Case) -> list[tuple[str, Source]]:
    return [("x.emc", Source("x.emc", case.text, ""))]


def ir(case: Case) -> str:
    """Its own templates on 4 PEs, without the places of operations."""
    before = stages(source(case), BuildOptions(pes=Pes(4), check=False)).before
    own = [template for template in before.templates if template.span.file == "x.emc"]
    telling = [t for t in own if function(t) != "main"] or own
    return re.sub(r" +(?:; |// ).*", "", "\n".join(map(show_template, telling)))


def function(template: Template) -> str:
    return re.split(r"[.@]", template.name)[0]


def cost(case: Case) -> str:
    lines: list[str] = []
    for pes in MACHINES:
        built = build(source(case), BuildOptions(pes=Pes(pes)))
        run = execute(built, "reference", Options(max_cycles=100_000), Host("x.emc"))
        assert run.trap is None and run.status == 0, run.trap
        lines.append(f"{pes} PE{'s' * (pes > 1)}: {run.cycles} cycles, {run.packets} packets\n")
    return "".join(lines)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_lowering(case: Case, golden: Golden) -> None:
    golden(case.part("ir"), ir(case))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cost(case: Case, golden: Golden) -> None:
    golden(case.part("cost"), cost(case))
