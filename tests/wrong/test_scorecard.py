"""The scorecard: which layer tells each of the lint's wrong programs, and each program of the families in this folder.

`scorecard/` has a line for each program: the first layer that tells it, the compiler's codes, and what a run tells
without them. `pytest tests/wrong --save -m slow` writes it; then read the difference. Of the families here, each has
variants of one mistake, and right programs near it, whose names begin with `right`: what is `none` among the former and
not `none` among the latter are known gaps.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from goldens import Case, File, Golden, cases
from layers import Told, told

HERE = Path(__file__).resolve().parent
FRONT = HERE.parent / "front"
FILES = [
    *(FRONT / f"lint_{name}.case" for name in ("c", "emc", "order_emc", "own_emc")),
    *sorted(HERE.glob("*.case")),
]
pytestmark = pytest.mark.slow


def name_of(file: Path) -> str:
    return "x.c" if file.stem == "lint_c" else "x.emc"


def line(case: Case, found: Told) -> str:
    return f"{case.name:45} {found}".rstrip()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_which_layer_tells_it(file: Path, golden: Golden) -> None:
    rows = [(case, found) for case in cases(file) if (found := told(case.text, name_of(file))) is not None]
    sums = Counter(found.layer for _, found in rows)
    head = ", ".join(f"{number} {layer}" for layer, number in sorted(sums.items()))
    golden(File(HERE / "scorecard" / f"{file.stem}.txt"), "\n".join([head, "", *(line(*row) for row in rows), ""]))
