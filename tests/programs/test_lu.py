"""programs/lu.emc against NumPy: the same pivots, and the same factors up to rounding."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from emc.machine import Host, Options
from emc.options import BuildOptions, Pes
from emc.session import build, execute
from emc.texts import read_sources

PROGRAM = Path(__file__).resolve().parents[2] / "programs" / "lu.emc"


def element(i: int, j: int) -> float:
    x = (i * 2654435761 ^ j * 2246822519) & 0xFFFFFFFF
    x ^= x >> 15
    x = x * 2654435761 & 0xFFFFFFFF
    x ^= x >> 13
    return (x & 0xFFFFF) / 524288.0 - 1


def factors(matrix: np.ndarray) -> tuple[list[int], np.ndarray]:
    """The pivots and both factors in one matrix, column by column."""
    a, pivots = matrix.copy(), list[int]()
    for k in range(len(a)):
        pivot = k + int(np.argmax(np.abs(a[k:, k])))
        pivots.append(pivot)
        a[[k, pivot]] = a[[pivot, k]]
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return pivots, a


@pytest.mark.slow
@pytest.mark.parametrize(
    ("machine", "pes", "rows", "n"),
    [
        ("em4", 1, 1, 20),
        *(
            pytest.param(*one, marks=pytest.mark.slow)
            for one in (("sr8000", 6, 2, 45), ("sr8000", 4, 4, 24), ("em4", 9, 3, 37), ("fx10", 2, 1, 33))
        ),
    ],
)
def test_the_factors_are_those_of_numpy(machine: str, pes: int, rows: int, n: int) -> None:
    made = build(read_sources([str(PROGRAM)]), BuildOptions(Pes(pes), machine=machine))
    run = execute(made, "native", Options(), Host(str(PROGRAM), (str(n), str(rows), "print")))
    assert run.trap is None and run.status == 0, run.trap
    words = run.output.decode().split("\n")
    pivots = [int(word) for word in words[:n]]
    found = np.array([float(word) for word in words[n : n + n * n]]).reshape(n, n).T
    matrix = np.array([[element(i, j) for j in range(n)] for i in range(n)])
    wanted_pivots, wanted = factors(matrix)
    assert pivots == wanted_pivots
    assert np.allclose(found, wanted, rtol=0, atol=1e-12 * np.abs(wanted).max() * n)
    lower, upper = np.tril(found, -1) + np.eye(n), np.triu(found)
    for k, pivot in enumerate(pivots):
        matrix[[k, pivot]] = matrix[[pivot, k]]
    assert np.abs(lower @ upper - matrix).max() < 1e-14 * n * np.abs(upper).max()
