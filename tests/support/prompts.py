"""Python at a prompt, as pages show it: `>>> ` lines, each with what it tells.

    said(">>> 1 + 1\\n3\\n", {})        ">>> 1 + 1\\n2\\n"

An exception is its last lines, behind `Traceback (most recent call last):` and `    ...`, as doctest writes it.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import linecache
import sys
from typing import Any


def said(text: str, names: dict[str, Any]) -> str:
    """The text with what its examples tell now. names: what is defined, and stays so."""
    told: list[str] = []
    for part in doctest.DocTestParser().parse(text):
        if isinstance(part, str):
            told.append(part)
            continue
        lines = part.source.splitlines(keepends=True)
        told += [(">>> " if i == 0 else "... ") + line if line.strip() else "...\n" for i, line in enumerate(lines)]
        told.append(_answer(part.source, names))
    return "".join(told)


def _answer(source: str, names: dict[str, Any]) -> str:
    out = io.StringIO()
    file = f"<page {len(linecache.cache)}>"  # emc reads the text of functions in Python's syntax
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    hook, sys.displayhook = sys.displayhook, _shown
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(source, file, "single"), names)
    except Exception as error:
        kind = type(error)
        name = kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"
        out.write(f"Traceback (most recent call last):\n    ...\n{name}: {error}\n")
    finally:
        sys.displayhook = hook
    return "".join(line.rstrip() + "\n" for line in out.getvalue().splitlines())


def _shown(value: object) -> None:
    if value is not None:
        print(repr(value))
