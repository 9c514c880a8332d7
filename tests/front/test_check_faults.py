"""What the checker refuses: `.case` files of small programs, each named after the rule it breaks, with what is said.

    === name of the rule
    the program
    ---
    1:8 E0201 reason
        hint: what to try

EMC_SAVE=1 in the environment rewrites what is said; then read the difference.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from front.check_support import TARGET, checked, lines

from emc import explain
from emc.faults import Faults
from emc.front import check, tree
from emc.source import NOWHERE

HERE = Path(__file__).resolve().parent
FILES = (HERE / "check_faults_c.case", HERE / "check_faults_emc.case")


@dataclass(frozen=True)
class Case:
    name: str
    text: str
    said: list[str]


def cases(file: Path) -> list[Case]:
    found: list[Case] = []
    for part in re.split(r"^=== ", file.read_text(), flags=re.MULTILINE)[1:]:
        name, _, rest = part.partition("\n")
        text, _, said = rest.partition("---\n")
        found.append(Case(name, text, said.splitlines()))
    return found


def said(file: Path, case: Case) -> list[str]:
    return lines(checked(case.text, file="x.c" if "_c." in file.name else "x.emc")[1])


def save(file: Path) -> None:
    parts = [f"=== {c.name}\n{c.text}---\n" + "".join(line + "\n" for line in said(file, c)) for c in cases(file)]
    file.write_text("".join(parts))


if os.environ.get("EMC_SAVE"):
    for one in FILES:
        save(one)


@pytest.mark.parametrize(("file", "case"), [pytest.param(f, c, id=c.name) for f in FILES for c in cases(f)])
def test_fault(file: Path, case: Case) -> None:
    assert case.said, "a case without a fault"
    assert said(file, case) == case.said


def test_names_of_cases_differ() -> None:
    names = [c.name for f in FILES for c in cases(f)]
    assert len(names) == len(set(names))


def test_every_code_has_its_case() -> None:
    room = Path(check.__file__).parent
    used = {code for file in room.rglob("*.py") for code in re.findall(r'"([EW]\d{4})"', file.read_text())}
    used = {code for code in used if not code.startswith("W05")}  # the lint's: test_lint.py
    shown = {code for f in FILES for c in cases(f) for line in c.said for code in re.findall(r"^\d+:\d+ (\w+)", line)}
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
