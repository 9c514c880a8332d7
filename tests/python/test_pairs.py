"""Each construct in both forms (pairs.case): both have the same IR, and so has each form made of the other."""

from __future__ import annotations

from pathlib import Path

import pytest
import same_ir

from emc.lang import words
from emc.lang.c import HEADERS
from emc.texts import Source

PAIRS = [
    (name, *body.split("---\n"))
    for part in Path(__file__).with_name("pairs.case").read_text(encoding="utf-8").split("=== ")[1:]
    for name, body in [part.split("\n", 1)]
]
USED = {name for name in HEADERS if any(name in python for _, _, python in PAIRS)}
TAKEN = ("exit", "index", "round", "log", "next", "signal")  # names of the library that the pairs define themselves
HEAD = f"""\
from collections.abc import Callable
from emc.lang import {", ".join(sorted((words.ALL - HEADERS.keys()) | USED - set(TAKEN)))}

"""
INCLUDES = "#include <errno.h>\n#include <limits.h>\n#include <stdio.h>\n#include <stdlib.h>\n"


@pytest.mark.parametrize("optimise", [0, 1])
@pytest.mark.parametrize(("name", "emc", "python"), PAIRS, ids=[name for name, _, _ in PAIRS])
def test_both_forms_have_the_same_ir(name: str, emc: str, python: str, optimise: int, tmp_path: Path) -> None:
    path = tmp_path / "pair.py"
    path.write_text(HEAD + python, encoding="utf-8")
    made = same_ir.text(Source(str(path), HEAD + python), optimise=optimise)
    assert made == same_ir.text(Source("pair.emc", INCLUDES + emc), optimise=optimise)


@pytest.mark.parametrize(("name", "emc", "python"), PAIRS, ids=[name for name, _, _ in PAIRS])
def test_to_emc(name: str, emc: str, python: str, tmp_path: Path) -> None:
    path = tmp_path / "pair.py"
    path.write_text(HEAD + python, encoding="utf-8")
    source = Source(str(path), HEAD + python)
    assert same_ir.text(Source("pair.emc", same_ir.as_emc(source))) == same_ir.text(source)


@pytest.mark.parametrize(("name", "emc", "python"), PAIRS, ids=[name for name, _, _ in PAIRS])
def test_to_python(name: str, emc: str, python: str, tmp_path: Path) -> None:
    source = Source("pair.emc", INCLUDES + emc)
    path = tmp_path / "pair.py"
    path.write_text(text := same_ir.as_python(source), encoding="utf-8")
    assert same_ir.text(Source(str(path), text)) == same_ir.text(source)
