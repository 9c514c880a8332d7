"""The program that tests/api embeds in Python, compiled once for each number of PEs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import emc

PROGRAM = Path(__file__).parents[1] / "api" / "program.emc"


@cache
def compiled(pes: int) -> emc.Program:
    return emc.compile(PROGRAM, pes=pes)
