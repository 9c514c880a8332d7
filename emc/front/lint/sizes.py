"""Warns about `sizeof` of a parameter that looks like an array.

void clear(int a[100]) { memset(a, 0, sizeof a); }        4 bytes: a is a pointer
"""

from __future__ import annotations

from emc.front import tree
from emc.front.build import declared_name, function_of
from emc.front.lint.nodes import every
from emc.front.lint.rules import Lint, rule


@rule(tree.FunctionDefinition)
def size_of_array_parameter(lint: Lint, node: tree.FunctionDefinition) -> None:
    function = function_of(node.declarator)
    declared = [p.declarator for p in function.parameters] if function else []
    arrays = {declared_name(d).name for d in declared if _is_array(d)}
    if not arrays:
        return
    hidden = {declared_name(one.declarator).name for one in every(node.body) if isinstance(one, tree.InitDeclarator)}
    for one in every(node.body):
        if isinstance(one, tree.SizeofExpression) and isinstance(one.operand, tree.Name):
            name = one.operand.name
            if name in arrays - hidden:
                text = f"the parameter `{name}` is a pointer: `sizeof` gives the pointer's 4 bytes, not the array's"
                lint.warning("W0508", one.span, text, "let the caller pass the length")


def _is_array(declarator: tree.Declarator) -> bool:
    return isinstance(declarator, tree.Array) and isinstance(declarator.inner, tree.Named)
