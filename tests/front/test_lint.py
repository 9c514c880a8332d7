"""What the lint warns of, and what it must not: `.case` files of small programs that are right, with what is said.

The form is that of test_check_faults.py. A case with nothing behind its `---` is as important: it is what a rule comes
near to and must leave alone. EMC_SAVE=1 in the environment rewrites what is said; then read the difference.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from front.check_support import TARGET, lines
from front.test_check_faults import Case, cases

from emc import explain, places
from emc.faults import Faults
from emc.front import lint as room
from emc.front.check import check
from emc.front.lint import lint
from emc.front.parse import parse

HERE = Path(__file__).resolve().parent
FILES = (HERE / "lint_c.case", HERE / "lint_unused.case", HERE / "lint_emc.case")
REMOTE_READ = 20


def said(file: Path, case: Case) -> list[str]:
    faults = Faults()
    name = "x.emc" if "_emc." in file.name else "x.c"
    tree = parse(case.text, name, [str(places.runtime() / "include")], (), faults)
    unit = check(tree, TARGET, faults)
    assert not faults.errors, lines(faults)
    lint(tree, unit, REMOTE_READ, faults)
    return lines(faults)


def save(file: Path) -> None:
    parts = [f"=== {c.name}\n{c.text}---\n" + "".join(line + "\n" for line in said(file, c)) for c in cases(file)]
    file.write_text("".join(parts))


if os.environ.get("EMC_SAVE"):
    for one in FILES:
        save(one)


@pytest.mark.parametrize(("file", "case"), [pytest.param(f, c, id=c.name) for f in FILES for c in cases(f)])
def test_warnings(file: Path, case: Case) -> None:
    assert said(file, case) == case.said


def test_every_code_has_its_rule_and_its_case() -> None:
    files = [*Path(room.__file__).parent.glob("*.py"), Path(room.__file__).parents[1] / "check" / "unused.py"]
    used = {code for file in files for code in re.findall(r'"(W05\d\d)"', file.read_text())}
    shown = {
        code for f in FILES for c in cases(f) for line in c.said for code in re.findall(r"^\d+:\d+ (W05\d\d)", line)
    }
    assert used == shown == {code for code in explain.entries() if code.startswith("W05")}


def test_headers_and_the_library_are_left_alone() -> None:
    text = (
        "#include <stdlib.h>\n#include <stdio.h>\n#include <string.h>\n#include <math.h>\nint main(void) { return 0; }"
    )
    assert said(HERE / "lint_c.case", Case("headers", text, [])) == []


def test_long_and_deep_programs_take_little_time_and_stack() -> None:
    chain = "if (n == 0) return 0; " + "".join(f"else if (n == {i}) return {i}; " for i in range(1, 900))
    nest = "while (n) { if (n > 1) { n--; } " * 60 + "}" * 60
    text = f"int f(int n) {{ {chain} else return -1; }}\nint g(int n) {{ {nest} return n; }}\n"
    before = sys.getrecursionlimit()
    assert said(HERE / "lint_c.case", Case("deep", text, [])) == []
    assert sys.getrecursionlimit() == before
