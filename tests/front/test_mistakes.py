"""What is said of each mistake in mistakes.case."""

from __future__ import annotations

from pathlib import Path

import pytest
from front.check_support import lines
from goldens import Case, Golden, cases

from emc.faults import Faults
from emc.front.parse import parse

CASES = cases(Path(__file__).with_name("mistakes.case"))


def said_of(program: str) -> str:
    faults = Faults()
    parse(program, "x.emc", (), (), faults)
    return "".join(f"{line}\n" for line in lines(faults))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_mistakes_are_named(case: Case, golden: Golden) -> None:
    golden(case.part("faults"), said_of(case.text))


def test_each_mistake_is_one_fault_at_most() -> None:
    """Mistakes in different functions are all told; a single one draws no others behind it."""
    program = "int f(void) { return 1 + ; }\nint g(void) { retrun 1; }\nint h(void) { int x = 3 y; }\nint ok;"
    assert [line.split(":")[0] for line in said_of(program).splitlines() if line[0] != " "] == ["1", "2", "3"]


def test_there_is_an_end_to_mistakes() -> None:
    assert said_of("void f(void) { a b; }\n" * 1000).count("E01") == 20
