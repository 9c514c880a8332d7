"""Live machines of tests/api/program.emc: both engines, on 1, 80 and 1000 PEs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from embedding import compiled

import emc

ENGINES = ("native", "reference")
PES = (1, 80, 1000)


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="session", params=PES)
def pes(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.fixture
def live(engine: str, pes: int) -> Iterator[emc.Live]:
    with compiled(pes).load(engine=engine, capture=True) as made:
        yield made


@pytest.fixture
def one(engine: str) -> Iterator[emc.Live]:
    """On 6 PEs, where how many there are does not matter."""
    with compiled(6).load(engine=engine, capture=True) as made:
        yield made
