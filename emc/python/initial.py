"""Initial values: what follows the `=` of a declaration, or `init=`.

initial(reader, node)       an expression, or an InitList for `[1, 2]`, `{"x": 1}`, `Pair(1, 2)`
"""

from __future__ import annotations

import ast

from emc.front import tree
from emc.lang import words as lang
from emc.python.reader import Reader, plain
from emc.python.refused import Refused


def initial(reader: Reader, node: ast.expr) -> tree.Expression | tree.InitList:
    if isinstance(node, ast.List | ast.Dict):
        return braces(reader, node)
    if isinstance(node, ast.Call) and isinstance(reader.known(node.func), lang.Struct):
        return braces(reader, node)
    return reader.expression(node)


def braces(reader: Reader, node: ast.List | ast.Dict | ast.Call) -> tree.InitList:
    """The braces of an initialiser, from a list, a dict of members or indices, or a struct."""
    span = reader.span(node)
    if isinstance(node, ast.List):
        return tree.InitList(span, tuple(_item(reader, one) for one in node.elts))
    if isinstance(node, ast.Dict):
        pairs = zip(node.keys, node.values, strict=True)
        return tree.InitList(span, tuple(_keyed(reader, node, key, value) for key, value in pairs))
    items = [_item(reader, one) for one in node.args]
    for keyword in node.keywords:
        if keyword.arg is None:
            raise Refused(node, "EM-C has no `**` before an argument", "write the members by their names")
        where = tree.Designator(reader.span(keyword), plain(keyword.arg))
        items.append(tree.InitItem(reader.span(keyword), (where,), initial(reader, keyword.value)))
    return tree.InitList(span, tuple(items))


def _item(reader: Reader, node: ast.expr) -> tree.InitItem:
    if isinstance(node, ast.Starred):
        raise Refused(node, "EM-C has no `*` in a list", "write the values one by one")
    return tree.InitItem(reader.span(node), (), initial(reader, node))


def _keyed(reader: Reader, whole: ast.Dict, key: ast.expr | None, value: ast.expr) -> tree.InitItem:
    """`{"x": 1}` is `{.x = 1}`, `{2: 5}` is `{[2] = 5}`."""
    if key is None:
        raise Refused(whole, "EM-C has no `**` in a dict", "write the members by their names")
    span = reader.span(key)
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        where = tree.Designator(span, key.value)
    else:
        where = tree.Designator(span, None, reader.expression(key))
    return tree.InitItem(span.to(reader.span(value)), (where,), initial(reader, value))
