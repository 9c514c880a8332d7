"""Live machines of tests/api/program.emc: both engines, on 1, 80 and 1000 PEs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from embedding import compiled

import emc

ENGINES = ("native", "reference")
BOTH = [("native", 1), ("native", 80), ("native", 1000), ("reference", 1), ("reference", 80)]
# The reference engine on 1000 PEs: test_engines_agree_in_values_and_cycles


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=BOTH, ids=lambda both: f"{both[0]}-{both[1]}")
def live(request: pytest.FixtureRequest) -> Iterator[emc.Live]:
    name, pes = request.param
    with compiled(pes).load(engine=name, capture=True) as made:
        yield made


@pytest.fixture
def one(engine: str) -> Iterator[emc.Live]:
    """On 6 PEs, where how many there are does not matter."""
    with compiled(6).load(engine=engine, capture=True) as made:
        yield made
