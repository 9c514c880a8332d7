"""What programs mean: check_typed.case has small programs, each with its typed tree as text."""

from __future__ import annotations

from pathlib import Path

import pytest
from front.check_support import unit
from goldens import Case, Golden, cases

from emc.front import show_typed, typed
from emc.front.show_typed import show

CASES = cases(Path(__file__).with_name("check_typed.case"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_typed(case: Case, golden: Golden) -> None:
    tree = show(unit(case.text))
    assert tree
    golden(case.part("typed"), tree)


def test_every_node_has_its_text() -> None:
    values = {k for k in vars(typed).values() if isinstance(k, type) and issubclass(k, typed.Value)} - {typed.Value}
    assert set(show_typed.EXPRESSIONS) == values
    assert set(show_typed.STATEMENTS) == set(typed.Statement.__args__)  # type: ignore[attr-defined]
