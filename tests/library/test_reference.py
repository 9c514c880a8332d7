"""docs/library.md has every function that a header declares, with its prototype as it is declared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emc import places

INCLUDE = places.runtime() / "include"
HEADERS = sorted(str(path.relative_to(INCLUDE)) for path in INCLUDE.rglob("*.h"))
MANUAL = " ".join((Path(__file__).resolve().parents[2] / "docs" / "library.md").read_text("utf-8").split())
DECLARED = re.compile(
    r"(?:^|;|\})\s*"
    r"((?:_Noreturn )?(?:const |unsigned |struct |long )*\w[\w \*]*?\*?\s*\(?\*?\b(\w+)\s*\([^;{}]*\))\s*(?=;)"
)
MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)\(", re.MULTILINE)


def declared(header: str) -> dict[str, str]:
    """The prototypes of a header by name, but for those that are the library's own affair."""
    text = re.sub(r"/\*.*?\*/", "", (INCLUDE / header).read_text("utf-8"), flags=re.DOTALL)
    text = re.sub(r"^[ \t]*#(?:.*\\\n)*.*$", "", text, flags=re.MULTILINE)
    return {name: " ".join(form.split()) for form, name in DECLARED.findall(text) if not name.startswith("__")}


def test_all_are_found() -> None:
    assert len(declared("math.h")) == 113 and "signal" in declared("signal.h") and "longjmp" in declared("setjmp.h")
    assert sum(len(declared(header)) for header in HEADERS) > 280


def is_shown_for_double(name: str, functions: dict[str, str]) -> bool:
    """Whether the manual's rule for BLACS holds: the form of another type has the prototype of double's form."""
    if (element := {"Ci": "int", "Cs": "float", "Cc": "float", "Cz": "double"}.get(name[:2])) is None:
        return False
    own = re.sub(rf"\b{element} \*(?=a\b)", "double *", functions[name]).replace(name, f"Cd{name[2:]}")
    return own == functions.get(f"Cd{name[2:]}")


@pytest.mark.parametrize("header", HEADERS)
def test_every_function_is_in_the_manual(header: str) -> None:
    functions = declared(header)
    rule = {name for name in functions if name.endswith("f") and name[:-1] in functions and header == "math.h"}
    rule |= {name for name in functions if header == "blacs.h" and is_shown_for_double(name, functions)}
    assert [form for name, form in functions.items() if name not in rule and f"`{form}`" not in MANUAL] == []


@pytest.mark.parametrize("header", HEADERS)
def test_every_macro_with_arguments_is_in_the_manual(header: str) -> None:
    names = {name for name in MACRO.findall((INCLUDE / header).read_text("utf-8")) if not name.startswith("_")}
    assert {name for name in names - set(declared(header)) if not re.search(rf"\b{name}\b", MANUAL)} == set()
