"""What the checker refuses: `.case` files of small programs, each named after the rule it breaks, with what is said.

=== name of the rule
the program
[faults]
1:8 E0201 reason
    hint: what to try
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from front.check_support import TARGET, checked, lines
from goldens import Case, Golden, cases

from emc import explain
from emc.faults import Faults
from emc.front import check, tree
from emc.source import NOWHERE

HERE = Path(__file__).resolve().parent
CASES = [*cases(HERE / "check_faults_c.case"), *cases(HERE / "check_faults_emc.case")]


def said(case: Case) -> str:
    found = checked(case.text, file="x.c" if "_c." in case.file.name else "x.emc")[1]
    return "".join(f"{line}\n" for line in lines(found))


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
def test_fault(case: Case, golden: Golden) -> None:
    found = said(case)
    assert found, "a case without a fault"
    golden(case.part("faults"), found)


def test_names_of_cases_differ() -> None:
    assert len({case.name for case in CASES}) == len(CASES)


def test_every_code_has_its_case() -> None:
    room = Path(check.__file__).parent
    used = {code for file in room.rglob("*.py") for code in re.findall(r'"([EW]\d{4})"', file.read_text())}
    used = {code for code in used if not code.startswith("W05")}  # the lint's: test_lint.py
    shown = {code for c in CASES for code in re.findall(r"^\d+:\d+ (\w+)", c.parts["faults"], re.MULTILINE)}
    assert used <= set(explain.entries())
    assert used - shown == {"E0217"}  # only a tree made by hand breaks it: the parser knows the types' names


def test_a_type_name_is_declared() -> None:
    at = NOWHERE
    specifiers = tree.Specifiers(at, (), (), (), (tree.TypedefName(at, "nothing"),))
    declaration = tree.Declaration(at, specifiers, (tree.InitDeclarator(at, tree.Named(at, "x"), None),))
    faults = Faults()
    check.check(tree.Unit(at, (declaration,)), TARGET, faults)
    assert [f.code for f in faults] == ["E0217"]


def test_thousands_of_unknown_names_take_no_time_for_hints() -> None:
    """Each hint is a look at all names: beyond the first fifty there is none."""
    text = "".join(f"int value{i}(void) {{ return valu{i}; }}\n" for i in range(200))
    found = lines(checked(text, file="x.c")[1])
    assert sum("did you mean" in line for line in found) <= 51
    assert sum("E0312" in line for line in found) == 200
