"""The syntax tree of a function, from its file."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from types import CodeType
from typing import TypeAlias

from emc.engines.native.translate.types import Refused

Tree: TypeAlias = ast.FunctionDef | ast.Lambda


@cache
def tree_of(code: CodeType) -> Tree:
    """The tree of a function or a lambda. Raises Refused if its file does not tell it."""
    names = code.co_varnames[: code.co_argcount]
    some = [
        tree
        for tree in _trees(code.co_filename).get(code.co_firstlineno, [])
        if getattr(tree, "name", "<lambda>") == code.co_name and tuple(one.arg for one in tree.args.args) == names
    ]
    if len(some) > 1:  # lambdas in one line
        some = sorted((tree for tree in some if _contains(tree, code)), key=_length)[:1]
    if len(some) != 1:
        raise Refused(f"{code.co_filename}:{code.co_firstlineno}: the text of `{code.co_name}` is not found")
    return some[0]


@cache
def _trees(path: str) -> dict[int, list[Tree]]:
    """The functions of a file by their first lines, which are those of their decorators."""
    found: dict[int, list[Tree]] = {}
    for node in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            found.setdefault(min(one.lineno for one in (node, *node.decorator_list)), []).append(node)
        elif isinstance(node, ast.Lambda):
            found.setdefault(node.lineno, []).append(node)
    return found


def _length(tree: Tree) -> tuple[int, int]:
    """How long a lambda's text is: lines and, in one line, columns."""
    return (tree.end_lineno or 0) - tree.lineno, (tree.end_col_offset or 0) - tree.col_offset


def _contains(tree: Tree, code: CodeType) -> bool:
    """Whether all of the code's positions are in a lambda. A constant that it returns has the position of the whole
    lambda on some versions of Python."""
    first, last = (tree.lineno, tree.col_offset), (tree.end_lineno or 0, tree.end_col_offset or 0)
    return all(first <= (line, column) < last for line, _, column, _ in code.co_positions() if line and column)
