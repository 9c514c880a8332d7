"""emc's own headers are read once in a process, and what is kept of them is used only where they would be read in the
same way: tokens, macros, trees and messages are those of a first reading."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harness import ROOT

from emc.faults import Faults, Faulty
from emc.front import headers
from emc.front.parse import parse
from emc.front.preprocess import Preprocessed, preprocess

ALL = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <math.h>\n#include <emc/sync.h>\n"
SOME = "#include <stdlib.h>\n#include <stddef.h>\n#include <stdio.h>\n"
CASES = {  # each after ALL and SOME, which fill the store
    "the same": ALL + "int main(void) { return 0; }\n",
    "another order": "#include <math.h>\n#include <stdio.h>\nsize_t n; double x = HUGE_VAL;\n",
    "a macro of the user's for a function": '#define strlen mine\n#include <string.h>\nint n = sizeof strlen("a");\n',
    "a macro of the user's for a type": "#define size_t unsigned short\n#include <stdlib.h>\nsize_t n;\n",
    "a macro that a header tests": "#define NDEBUG\n#include <assert.h>\nvoid f(void) { assert(0); }\n",
    "a guard of the user's": "#define _STDIO_H\n#include <stdio.h>\nint n;\n",
    "a name that is a type": "typedef int strlen;\n#include <string.h>\nint n;\n",
    "a forgotten semicolon": "int n\n#include <stdio.h>\nint main(void) { return 0; }\n",
    "a struct without its semicolon": "struct S { int n; }\n#include <stdio.h>\nint main(void) { return 0; }\n",
    "inside of a function": "int main(void) {\n#include <limits.h>\nreturn INT_MAX; }\n",
    "packed": "#pragma pack(1)\n#include <stdlib.h>\ndiv_t now;\n",
    "a mistake after it": "#include <stdio.h>\nint main(void) { retrun 0; }\n",
    "an attribute that is ignored": "#include <stdio.h>\nint f(void) __attribute__((cold));\n",
    "twice": SOME + SOME + "FILE *file;\n",
}


@pytest.fixture(autouse=True)
def store() -> Iterator[None]:
    headers.forget()
    yield
    headers.forget()


@pytest.fixture(scope="module")
def filled() -> dict[str, list[headers.Header]]:
    """The store after some files, in EM-C and in C."""
    headers.forget()
    for text in (ALL, SOME):
        for name in ("x.emc", "x.c"):
            found(text, name)
    return {path: list(some) for path, some in headers._kept.items()}  # type: ignore[reportPrivateUsage]


def found(text: str, name: str, folders: tuple[str, ...] = ()) -> tuple[object, ...]:
    """All that reading and parsing a text gives."""
    faults = Faults()
    read: Preprocessed | None = None
    try:
        read = preprocess(text, name, folders, {}, faults)
        unit = parse(text, name, folders, {}, faults)
    except Faulty:
        unit = None
    said = [(fault.code, fault.span, fault.text, fault.hint, fault.notes) for fault in faults.found]
    if read is None:
        return said, unit
    tokens = [(token.type, token.value, token.lineno) for token in read.tokens]
    names = [name for name in read.defined.macros if name not in ("__TIME__", "__DATE__")]
    macros = {name: (macro.arglist, [one.value for one in macro.value])
              for name, macro in read.defined.macros.items() if name in names}  # fmt: skip
    return tokens, macros, dict(read.defined.guards), read.headers, read.emc, {*read.macros}, said, unit


@pytest.mark.parametrize("name", ["x.c", "x.emc"])
@pytest.mark.parametrize("case", CASES)
def test_what_is_kept_changes_nothing(case: str, name: str, filled: dict[str, list[headers.Header]]) -> None:
    first = found(CASES[case], name)
    headers.forget()
    headers._kept.update({path: list(some) for path, some in filled.items()})  # type: ignore[reportPrivateUsage]
    assert found(CASES[case], name) == first == found(CASES[case], name)


@pytest.mark.parametrize("path", ["programs/histogram.emc", "tests/whole/c/algorithms/lisp.c"])
def test_programs_are_read_as_at_first(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert found(text, path) == found(text, path)


def test_a_header_of_the_users_comes_first(tmp_path: Path) -> None:
    text = "#include <stdlib.h>\nsize_t n;\n"  # which includes <stddef.h>
    found(text, "x.c")
    (tmp_path / "stddef.h").write_text("typedef long size_t;\n#define NULL 0\n#define offsetof(a, b) 0\n")
    after = found(text, "x.c", (str(tmp_path),))
    headers.forget()
    assert found(text, "x.c", (str(tmp_path),)) == after
    assert any(path == str(tmp_path / "stddef.h") for _, path in after[3])  # type: ignore[union-attr]
    (tmp_path / "stddef.h").write_text("typedef short size_t;\n")
    assert "short" in str(found(text, "x.c", (str(tmp_path),))[0])


def test_the_second_file_reads_no_header_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = found(ALL, "x.c")
    monkeypatch.setattr("emc.front.read.read", lambda *_: pytest.fail("a header is read"))
    assert found(ALL, "x.c") == first
