"""The compiler's own words: names that are called like functions but are built in, and the machine's constants.

They are looked up after all scopes, so a declaration in the program hides them.
"""

from __future__ import annotations

from collections.abc import Callable

from emc.front import tree, typed
from emc.front.check.context import Context
from emc.front.types import INT
from emc.target import Target

CALLS: dict[str, Callable[[Context, tree.Call], typed.Value]] = {}

Rule = Callable[[Context, tree.Call], typed.Value]


def call_rule(*names: str) -> Callable[[Rule], Rule]:
    def enter(function: Rule) -> Rule:
        for name in names:
            CALLS[name] = function
        return function

    return enter


def constant_word(target: Target, node: tree.Name) -> typed.Constant | None:
    """`N_PE`, `PE_ROWS`, `PE_COLS`: integer constant expressions (language.md, section 1)."""
    match node.name:
        case "N_PE":
            return typed.Constant(node.span, INT, target.pes)
        case "PE_ROWS":
            return typed.Constant(node.span, INT, target.rows)
        case "PE_COLS":
            return typed.Constant(node.span, INT, target.cols)
        case _:
            return None
