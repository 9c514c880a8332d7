"""Warns about `global` before only one of several names.

int global flag[4], word[4];        each PE has its own `word`; `int global flag[4], global word[4];` may be meant
"""

from __future__ import annotations

from emc.front import tree
from emc.front.lint.rules import Lint, rule


@rule(tree.Declaration)
def global_of_one_name(lint: Lint, node: tree.Declaration) -> None:
    """Checks declarations in which all names are arrays, or all are single objects. An array and a counter in one
    declaration are rarely meant to be of the same kind."""
    firsts: dict[bool, str] = {}
    for one in node.declarators:
        named, is_array = _heart(one.declarator), isinstance(one.declarator, tree.Array)
        if named is None:
            continue
        if named.place == "global":
            firsts.setdefault(is_array, named.name)
        elif is_array in firsts and not named.place:
            text = f"`global` applies to `{firsts.pop(is_array)}` only: each PE has its own `{named.name}`"
            hint = f"write `global {named.name}`, too; or declare `{named.name}` separately"
            lint.warning("W0565", one.span, text, hint)


def _heart(declarator: tree.Declarator) -> tree.Named | None:
    """The name of an object or of an array of objects; None for a pointer or a function."""
    while isinstance(declarator, tree.Array):
        declarator = declarator.inner
    return declarator if isinstance(declarator, tree.Named) else None
