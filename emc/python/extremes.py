"""Python's `max` and `min` of several values.

    max(a, b)           b > a ? b : a                                           names and constants
    max(f(), 0.5)       ({ __auto_type __1 = f(); __auto_type __2 = 0.5; __2 > __1 ? __2 : __1; })

As in Python, each argument is evaluated once, in order, and the first of equal values is the result. The result has the
type that EM-C gives to a conditional expression: if one of the values is a float, it is a float.
"""

from __future__ import annotations

import ast

from emc.front import tree
from emc.lang import words as lang
from emc.python.reader import Reader
from emc.python.refused import MEANING, Refused
from emc.source import Span

SIGNS = {"max": ">", "min": "<"}
_MOST_TWICE = 3  # arguments that may be written out: with each one more, the text would double


def extreme(reader: Reader, node: ast.Call, name: str) -> tree.Expression:
    """The tree of `max(...)` or `min(...)`. Raises Refused."""
    if len(node.args) < 2:
        hint = f"write a loop, or `reduction{name}` after an `everywhere` block"
        raise Refused(node, f"`{name}` needs two values or more: EM-C has nothing that it could run over", hint)
    for one in node.args:
        if isinstance(one, ast.Constant) and isinstance(one.value, str | bytes):
            raise Refused(one, "EM-C would compare addresses of texts", "write `strcmp(a, b) < 0`", MEANING)
    values = [reader.expression(one) for one in node.args]
    span = reader.span(node)
    if len(values) <= _MOST_TWICE and all(_is_plain(reader, *pair) for pair in zip(node.args, values, strict=True)):
        return _chosen(span, SIGNS[name], values)
    items: list[tree.Item] = []
    found: tree.Name | None = None
    names = [_kept(reader, items, value.span, value, name) for value in values]
    for one in names[:-1]:
        found = one if found is None else _kept(reader, items, span, _chosen(span, SIGNS[name], [found, one]), name)
    assert found is not None
    items.append(tree.ExpressionStatement(span, _chosen(span, SIGNS[name], [found, names[-1]])))
    return tree.StatementExpression(span, tree.Compound(span, tuple(items), span))


def _chosen(span: Span, sign: str, values: list[tree.Expression]) -> tree.Expression:
    found, *others = values
    for one in others:
        found = tree.Conditional(span, tree.Binary(span, sign, one, found, True), one, found)
    return found


def _kept(reader: Reader, items: list[tree.Item], span: Span, value: tree.Expression, name: str) -> tree.Name:
    """Declares a variable of that value. Returns its name."""
    reader.program.kept += 1
    called = f"__{name}{reader.program.kept}"
    specifiers = tree.Specifiers(span, (), (), (), (tree.Basic(span, "__auto_type"),))
    items.append(tree.Declaration(span, specifiers, (tree.InitDeclarator(span, tree.Named(span, called), value),)))
    return tree.Name(span, called)


def _is_plain(reader: Reader, argument: ast.expr, node: tree.Expression) -> bool:
    """Whether it costs nothing to evaluate it twice, and gives the same: a constant, or the name of a variable of the
    function that only this thread changes."""
    match node:
        case tree.Name() if isinstance(argument, ast.Name) and reader.is_declared(argument.id):
            return argument.id not in reader.volatile
        case tree.Name():
            return not isinstance(reader.known(argument), lang.Data)
        case tree.Number() | tree.Character() | tree.SizeofType():
            return True
        case tree.Unary():
            return node.op in ("-", "+", "~") and isinstance(node.operand, tree.Number)
        case tree.Cast():
            return isinstance(node.operand, tree.Number)
        case _:
            return False
