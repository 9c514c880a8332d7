"""The texts of Python files, and where each of their nodes is.

file = file_of("dot.py", "dot.py")
file.span(node)             the Span of a node of `ast`
file.statement(12)          the function, class or assignment of that line
"""

from __future__ import annotations

import ast
import linecache
import os
import sys
from functools import lru_cache
from typing import Any, cast

from emc.dataclass import dataclass, field
from emc.source import Span

Placed = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


@dataclass(slots=True)
class PythonFile:
    """A Python file: its name in messages, its text, and its statements by the lines where they begin and end."""

    name: str
    text: str
    tree: ast.Module
    lines: list[bytes] = field(default_factory=list[bytes])
    by_line: dict[int, Placed] = field(default_factory=dict[int, Placed])

    def span(self, node: ast.expr | ast.stmt | ast.arg | ast.pattern | ast.keyword | ast.excepthandler) -> Span:
        last = node.end_lineno or node.lineno
        end = self._column(last, node.end_col_offset or node.col_offset)
        return Span(self.name, node.lineno, self._column(node.lineno, node.col_offset), last, end)

    def head(self, node: ast.stmt) -> Span:
        """The span of a statement's first line. If the statement has a body, that is the line with the colon."""
        span = self.span(node)
        end = len(self.lines[span.line - 1].decode().rstrip()) + 1
        return Span(span.file, span.line, span.column, span.line, end)

    def name_span(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> Span:
        """The span of the name of a function or class."""
        line = self.lines[node.lineno - 1].decode()
        column = line.index(node.name, self._column(node.lineno, node.col_offset) + 2) + 1
        return Span(self.name, node.lineno, column, node.lineno, column + len(node.name))

    def spelling(self, node: ast.expr) -> str:
        """The text of a node that is on a single line."""
        return self.lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()

    def statement(self, line: int) -> Placed | None:
        """The function, class or assignment of which a line is a part."""
        return self.by_line.get(line)

    def _column(self, line: int, offset: int) -> int:
        text = self.lines[line - 1] if line <= len(self.lines) else b""
        return len(text[:offset].decode("utf-8", "replace")) + 1


def read(name: str, text: str) -> PythonFile:
    """The file with that text. Raises SyntaxError."""
    tree = ast.parse(text, name)
    file = PythonFile(name, text, tree, [line.encode() for line in text.split("\n")])
    for node in ast.walk(tree):
        if isinstance(node, Placed):
            first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
            last = node.lineno if isinstance(node, ast.FunctionDef | ast.ClassDef) else node.end_lineno
            for line in range(first, (last or first) + 1):
                file.by_line[line] = node
    return file


@lru_cache(maxsize=64)
def _file(name: str, text: str) -> PythonFile:
    return read(name, text)


UNNAMED = "<string>"  # the name of each text of `exec` and of `python -c`; of the latter, newer Pythons keep the text


def file_of(path: str, name: str, around: dict[str, Any]) -> PythonFile:
    """The file with that path, which Python has executed. A cell of a notebook is a file, too. name: what messages call
    the file. around: the globals of its module, whose loader may know the text, as for a file in a zip archive. Raises
    OSError if its text is not known, SyntaxError if the text has changed."""
    linecache.checkcache(path)
    if path not in linecache.cache:
        linecache.lazycache(path, around)
    text = "".join(linecache.getlines(path)) if path != UNNAMED else ""
    if not text:
        raise OSError(f"the source text of {path} is not available")
    return _file(name, text)


def _cell(path: str) -> int | None:
    """The number of the notebook's cell that IPython executes under this name."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    known: object = getattr(getattr(shell, "compile", None), "_filename_map", None)
    return cast("dict[str, int]", known).get(path) if isinstance(known, dict) else None


def shown_name(path: str) -> str:
    """The name of a file in messages: relative to the current folder, if it is below it; `cell 3` for a notebook's."""
    if (number := _cell(path)) is not None:
        return f"cell {number}"
    try:
        here = os.getcwd() + os.sep
    except OSError:
        return path
    return path.removeprefix(here)
