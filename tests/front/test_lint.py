"""What the lint warns of, and what it must not: `.case` files of small programs that are right, with what is said.

A case without a line after its `[warnings]` is as important: it is what a rule comes near to and must leave alone.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from front.check_support import TARGET, lines
from goldens import Case, Golden, cases

from emc import explain, places
from emc.faults import Faults
from emc.front import lint as room
from emc.front.check import check
from emc.front.lint import lint
from emc.front.parse import parse

HERE = Path(__file__).resolve().parent
CASES = [
    case
    for name in ("lint_c", "lint_unused", "lint_emc", "lint_order_emc", "lint_own_emc")
    for case in cases(HERE / f"{name}.case")
]
REMOTE_READ = 20


def said(text: str, name: str = "x.c") -> str:
    faults = Faults()
    tree = parse(text, name, [str(places.runtime() / "include")], (), faults)
    unit = check(tree, TARGET, faults)
    assert not faults.errors, lines(faults)
    lint(tree, unit, TARGET, REMOTE_READ, faults)
    return "".join(f"{line}\n" for line in lines(faults))


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_warnings(case: Case, golden: Golden) -> None:
    golden(case.part("warnings"), said(case.text, "x.emc" if "_emc." in case.file.name else "x.c"))


def test_every_code_has_its_rule_and_its_case() -> None:
    files = [*Path(room.__file__).parent.glob("*.py"), Path(room.__file__).parents[1] / "check" / "unused.py"]
    used = {code for file in files for code in re.findall(r'"(W05\d\d)"', file.read_text())}
    shown = {code for c in CASES for code in re.findall(r"^\d+:\d+ (W05\d\d)", c.parts["warnings"], re.MULTILINE)}
    assert used == shown == {code for code in explain.entries() if code.startswith("W05")}


def test_headers_and_the_library_are_left_alone() -> None:
    text = (
        "#include <stdlib.h>\n#include <stdio.h>\n#include <string.h>\n#include <math.h>\nint main(void) { return 0; }"
    )
    assert said(text) == ""


def test_long_and_deep_programs_take_little_time_and_stack() -> None:
    chain = "if (n == 0) return 0; " + "".join(f"else if (n == {i}) return {i}; " for i in range(1, 900))
    nest = "while (n) { if (n > 1) { n--; } " * 60 + "}" * 60
    text = f"int f(int n) {{ {chain} else return -1; }}\nint g(int n) {{ {nest} return n; }}\n"
    before = sys.getrecursionlimit()
    assert said(text) == ""
    assert sys.getrecursionlimit() == before
