"""Programs at all their stages, as `emc show` has them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest

from emc.cli.console import remember, text_of
from emc.options import BuildOptions
from emc.pages import program_of
from emc.shape import parse
from emc.texts import read_sources
from emc.views.show.program import ShownProgram

ROOT = Path(__file__).resolve().parents[2]


@lru_cache(maxsize=64)
def made(name: str, pes: str = "80", optimise: int = 1, machine: str = "em4") -> ShownProgram:
    """A program of programs/, by its path there, or any other by its path."""
    file = ROOT / "programs" / name
    sources = read_sources([str(file)])
    for _, source in sources:
        remember(source.name, source.text)
    program, _ = program_of(sources, BuildOptions(pes=parse(pes), optimise=optimise, machine=machine), text_of)
    return program


@pytest.fixture
def program_at() -> Callable[..., ShownProgram]:
    """`program_at("dot.emc", pes="80", optimise=1, machine="em4")`."""
    return made
