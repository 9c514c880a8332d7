"""Declarations of variables and arrays: those of functions, and the objects that `spread` and `each` make.

x: i32 = 5                      int x = 5;
line = array(char, 16)          char line[16];
A = spread(i32, 100)            int global A[100];
table = each(i32, 10)           int table[10];          in a function: static int table[10];
"""

from __future__ import annotations

import ast
from typing import Any

from emc.dataclass import replace
from emc.front import tree
from emc.lang import words as lang
from emc.python.initial import initial
from emc.python.reader import Reader
from emc.python.refused import NAME, Refused
from emc.python.types import Kind, Scalar, declare, is_type, type_of
from emc.source import Span

MAKERS: dict[str, Any] = {name: lang.word(name) for name in ("array", "each", "spread")}


def maker(reader: Reader, node: ast.expr | None) -> str:
    """The word `array`, `each` or `spread` if the expression is a call of it; else ""."""
    if not isinstance(node, ast.Call):
        return ""
    value = reader.known(node.func)
    for word, made in MAKERS.items():
        if value is made:
            return word
    return ""


def is_unset(reader: Reader, node: ast.expr | None) -> bool:
    value = reader.known(node.func) if isinstance(node, ast.Call) else None
    return isinstance(value, lang.Word) and value.name == "unset"


def variable(reader: Reader, node: ast.AnnAssign, name: str) -> tree.Declaration:
    """A declaration with an annotation."""
    if maker(reader, node.value):
        assert isinstance(node.value, ast.Call)
        return made(reader, node.value, name, reader.span(node), reader.span(node.target))
    where = tree.Named(reader.span(node.target), name)
    value = None if node.value is None or is_unset(reader, node.value) else initial(reader, node.value)
    kind = type_of(reader, node.annotation)
    reader.note_volatile(name, kind)
    return _declaration(reader.span(node), kind, where, value)


def inferred(reader: Reader, span: Span, target: ast.expr, name: str, node: ast.expr) -> tree.Declaration:
    """A declaration without an annotation. Its type is the type of its first value."""
    if maker(reader, node):
        assert isinstance(node, ast.Call)
        return made(reader, node, name, span, reader.span(target))
    if is_unset(reader, node) or (isinstance(node, ast.Constant) and node.value is None):
        raise Refused(node, f"the type of `{name}` is not known from this value", f"write `{name}: i32 = ...`", NAME)
    where = tree.Named(reader.span(target), name)
    if isinstance(node, ast.Call) and isinstance(reader.known(node.func), lang.Struct):
        return _declaration(span, type_of(reader, node.func), where, initial(reader, node))
    if not says_type(reader, node):
        reader.program.inferred.add(where.span)
    return _declaration(span, Scalar(("__auto_type",)), where, reader.expression(node))


def says_type(reader: Reader, node: ast.expr) -> bool:
    """Whether an expression is a conversion, so that it names its type: `i32(0)`, `cast(i32, x)`."""
    if not isinstance(node, ast.Call):
        return False
    value = reader.known(node.func)
    named = isinstance(node.func, ast.Name | ast.Attribute | ast.Subscript) and is_type(reader, node.func)
    return named or (isinstance(value, lang.Word) and value.name == "cast")


def made(reader: Reader, node: ast.Call, name: str, span: Span, name_span: Span) -> tree.Declaration:
    """The declaration for a call of `array`, `each` or `spread`."""
    word = maker(reader, node)
    if not node.args:
        raise Refused(node, f"`{word}` needs a type", f"write `{word}(i32, 100)`", NAME)
    named = {k.arg: k.value for k in node.keywords}
    if wrong := next((k for k in node.keywords if k.arg not in ("init", "near")), None):
        raise Refused(wrong, f"`{word}` has no argument `{wrong.arg}`", "its keyword arguments are `init=` and `near=`")
    if "near" in named and word != "spread":
        raise Refused(
            node, f"`{word}` has no argument `near`", "only `spread` arrays have dimensions that stay together"
        )
    value = None if "init" not in named else initial(reader, named["init"])
    where: tree.Declarator = tree.Named(name_span, name, "global" if word == "spread" else "")
    sizes = [None if _is_none(one) else reader.expression(one) for one in node.args[1:]]
    kind, init = type_of(reader, node.args[0]), named.get("init")
    reader.note_volatile(name, kind)
    text = isinstance(init, ast.Constant) and isinstance(init.value, str | bytes) and isinstance(kind, Scalar)
    if not sizes and (isinstance(init, ast.List) or text or word == "array"):
        if value is None and reader.scopes:
            raise Refused(node, "an array needs its length", f"write `{word}(i32, 100)`", NAME)
        where = tree.Array(span, where, None)
    for size in sizes:
        where = tree.Array(span, where, size)
    for size in _near(reader, named.get("near")):
        where = tree.Array(span, where, size, True)
    found = _declaration(span, kind, where, value)
    return static(found) if reader.scopes and word == "each" else found


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _near(reader: Reader, node: ast.expr | None) -> list[tree.Expression]:
    if node is None:
        return []
    return list(map(reader.expression, node.elts if isinstance(node, ast.Tuple) else [node]))


def static(declaration: tree.Declaration) -> tree.Declaration:
    return replace(declaration, specifiers=replace(declaration.specifiers, storage=("static",)))


def _declaration(
    span: Span, kind: Kind, where: tree.Declarator, value: tree.Expression | tree.InitList | None
) -> tree.Declaration:
    specifiers, declarator = declare(kind, where)
    return tree.Declaration(span, specifiers, (tree.InitDeclarator(span, declarator, value),))
