"""Writes INDEX: for every file of this folder the external names that it defines, by which the linker finds it.

    python runtime/lib/make_index.py            rewrites INDEX
    printf.c: printf vprintf                    a line of it
    barrier.emc#barrier_sum: barrier_sum        of a part of a file (emc/library.py)

It reads sources as this folder writes them: definitions begin at the left edge, in one line with their name, and what
is private is `static`. tests/library holds INDEX against what the compilers make of the files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
_NOT = r"^(?!static|extern|typedef|struct \w+ \{|enum|union|#)"
_FUNCTION = re.compile(_NOT + r"[A-Za-z_][\w \*]*?\(?\b(\w+)\)?\([^;]*$", re.M)
_OBJECT = re.compile(_NOT + r"[A-Za-z_][\w ]*[ \*]+(\w+)(?:\[[^\]]*\])*(?: = [^;]*)?;", re.M)
_POINTER = re.compile(r"^(?!static|extern|typedef)\w+ \(\*(\w+)\)\([^)]*\);", re.M)
_MADE = re.compile(r"^(?:REFUSE\([^,]*, |(?:FENCE|(?:FLOAT_|WIDE_)?(?:BUTTERFLY|SCAN))\()(\w+)", re.M)  # by macros
_MACRO = re.compile(r"^(?:REFUSE|FENCE|MAGNITUDE|(?:FLOAT_|WIDE_)?(?:BUTTERFLY|SCAN)).*$", re.M)
_DEFINED = re.compile(r"^(?:data|template) @(\w+):", re.M)  # of a file in IR


def names(text: str) -> list[str]:
    """The external names that a source defines."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    found = {m[1] for m in _MADE.finditer(text)}
    text = _MACRO.sub("", text)
    text = re.sub(r"^\s*#.*?(?<!\\)$", "", text, flags=re.M | re.S)
    for pattern in (_FUNCTION, _OBJECT, _POINTER):
        found |= {m[1] for m in pattern.finditer(text)}
    return sorted(found)


def files() -> Iterator[tuple[str, str]]:
    """(name, text) of each file, and of each part of a file that has parts: `barrier.emc#barrier_sum`."""
    for path in sorted([*HERE.glob("*.c"), *HERE.glob("*.emc"), *HERE.glob("*.emir")]):
        head, *parts = re.split(r"^/\* part (\w+) \*/$", path.read_text("utf-8"), flags=re.M)
        yield path.name, head
        yield from ((f"{path.name}#{name}", text) for name, text in zip(parts[::2], parts[1::2], strict=True))


def index() -> str:
    """The text of INDEX."""
    lines: list[str] = []
    for file, text in files():
        defined = sorted(_DEFINED.findall(text)) if file.endswith(".emir") else names(text)
        if defined:
            lines.append(f"{file}: {' '.join(defined)}\n")
    return "".join(lines)


if __name__ == "__main__":
    (HERE / "INDEX").write_text(index(), "utf-8")
