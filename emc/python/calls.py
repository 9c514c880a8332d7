"""Calls: of functions, of types, and of the words of EM-C that have a form of their own.

f(a, b)     i32(x)     Pair(1, 2)     addr(x)     remote_call(pe, f, a)
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from emc.front import tree
from emc.lang import words as lang
from emc.python.constants import text_of
from emc.python.expressions import BINARY, refuse_set, test
from emc.python.extremes import extreme
from emc.python.initial import braces
from emc.python.outside import MISSING, refusal
from emc.python.reader import Reader, rule
from emc.python.refused import EXPRESSIONS, Refused
from emc.python.types import Array, Kind, is_type, type_name, type_of

_STEPS = {"postinc": "++", "postdec": "--", "preinc": "++", "predec": "--"}


@rule(ast.Call)
def _call(reader: Reader, node: ast.Call) -> tree.Expression:
    value = reader.known(node.func)
    if isinstance(value, lang.Struct):
        return _literal(reader, node, type_of(reader, node.func))
    if node.keywords and getattr(value, "name", "") != "array":
        raise Refused(node, "EM-C has no keyword arguments", "write the arguments in order")
    for argument in node.args:
        if isinstance(argument, ast.Starred):
            raise Refused(argument, *EXPRESSIONS[ast.Starred])
    if isinstance(value, lang.Word) and value.kind == "form":
        if value.name not in FORMS:
            raise Refused(node, *_misplaced(value.name))
        return FORMS[value.name](reader, node, node.args)
    if value is max or value is min:
        return extreme(reader, node, "max" if value is max else "min")
    if value is bool:
        return _truth(reader, node)
    if value is ord:
        return _character(reader, node)
    if isinstance(node.func, ast.Name | ast.Attribute | ast.Subscript) and is_type(reader, node.func):
        return _cast(reader, node, type_of(reader, node.func), one(node, node.args))
    if isinstance(value, lang.Word) and value.kind == "plain":
        function: tree.Expression = tree.Name(reader.span(node.func), value.name)
    elif value is MISSING or isinstance(value, lang.Function | lang.Data | lang.Word):
        function = reader.expression(node.func)
    else:
        raise refusal(node, ast.unparse(node.func), value)
    return tree.Call(reader.span(node), function, tuple(map(reader.expression, node.args)))


def _misplaced(word: str) -> tuple[str, str]:
    if word in lang.CLAUSES or word == "update":
        return (
            f"`{word}` must be directly after the block that it belongs to",
            f"write `with everywhere(A): ...`, and then `{word}(...)`",
        )
    if word == "loop":
        return "`loop` can be used only in a `for`", "write `for i in loop(i := 0, i < n, i := i + 1):`"
    if word == "unset":
        return "`unset()` can be used only where a variable is declared", "write `s: Pair = unset()`"
    return f"`{word}` begins a block", f"write `with {word}(...):`"


def one(node: ast.Call, arguments: Sequence[ast.expr]) -> ast.expr:
    """The argument of a call that takes exactly one. Raises Refused if there are more or none."""
    if len(arguments) != 1:
        raise Refused(node, f"`{ast.unparse(node.func)}` needs one argument, not {len(arguments)}")
    return arguments[0]


def _cast(reader: Reader, node: ast.Call, kind: Kind, value: ast.expr) -> tree.Expression:
    return tree.Cast(reader.span(node), type_name(kind, reader.span(node.func)), reader.expression(value))


def _truth(reader: Reader, node: ast.Call) -> tree.Expression:
    """Translates `bool(a and b)`, which is a bool in Python and 0 or 1 in EM-C."""
    value = one(node, node.args)
    if isinstance(value, ast.BoolOp):
        return test(reader, value)
    span = reader.span(node)
    basic = tree.Specifiers(span, (), (), (), (tree.Basic(span, "_Bool"),))
    return tree.Cast(span, tree.TypeName(span, basic, tree.Named(span, "")), test(reader, value))


def _character(reader: Reader, node: ast.Call) -> tree.Expression:
    value = one(node, node.args)
    if not (isinstance(value, ast.Constant) and isinstance(value.value, str) and len(value.value) == 1):
        raise Refused(node, "`ord` needs a text of one character", 'write `ord("a")`; a `char` is a number already')
    code = ord(value.value)
    span = reader.span(node)
    return tree.Character(span, text_of(value.value, "'")) if code < 128 else tree.Number(span, str(code))


def _literal(reader: Reader, node: ast.Call, kind: Kind) -> tree.Expression:
    span = reader.span(node)
    return tree.CompoundLiteral(span, type_name(kind, reader.span(node.func)), braces(reader, node))


def _address(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    return tree.Unary(reader.span(node), "&", reader.expression(one(node, arguments)))


def _sizeof(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    what, span = one(node, arguments), reader.span(node)
    if is_type(reader, what):
        return tree.SizeofType(span, "sizeof", type_name(type_of(reader, what), reader.span(what)))
    return tree.SizeofExpression(span, reader.expression(what))


def _cast_to(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    if len(arguments) != 2:
        raise Refused(node, "`cast` needs a type and a value", "write `cast(Ptr[i32], p)`")
    return _cast(reader, node, type_of(reader, arguments[0]), arguments[1])


def _assign(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    """`assign(p[0], v)`, `assign(p[0], "+=", v)`: an assignment whose value is used."""
    op = "="
    if len(arguments) == 3 and isinstance(arguments[1], ast.Constant) and isinstance(arguments[1].value, str):
        op, arguments = arguments[1].value, (arguments[0], arguments[2])
    if len(arguments) != 2 or op not in ("=", *(f"{sign}=" for sign in BINARY.values())):
        raise Refused(node, "`assign` needs an object and a value", 'write `assign(p[0], v)` or `assign(x, "+=", v)`')
    refuse_set(reader, arguments[0])
    target, value = map(reader.expression, arguments)
    return tree.Assign(reader.span(node), op, target, value, True)


def _comma(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    if len(arguments) < 2:
        raise Refused(node, "`comma` needs two expressions or more")
    found, *rest = map(reader.expression, arguments)
    for right in rest:
        found = tree.Binary(reader.span(node), ",", found, right, True)
    return found


def _step(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    word: str = reader.known(node.func).name
    target = one(node, arguments)
    refuse_set(reader, target)
    kind = tree.Postfix if word.startswith("post") else tree.Unary
    return kind(reader.span(node), _STEPS[word], reader.expression(target))


def _elsewhere(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    """Translates `remote_call(pe, f, a)`. EM-C also needs the number of arguments."""
    word = reader.known(node.func).name
    if len(arguments) < 2:
        raise Refused(node, f"`{word}` needs the number of a PE and a function", f"write `{word}(pe, f, a, b)`")
    pe, function, *rest = map(reader.expression, arguments)
    span = reader.span(node)
    number_of = tree.Number(span, str(len(rest)))
    return tree.Call(span, tree.Name(reader.span(node.func), word), (pe, function, number_of, *rest))


def _array(reader: Reader, node: ast.Call, arguments: Sequence[ast.expr]) -> tree.Expression:
    """`array(i32, init=[1, 2])` in an expression."""
    init = next((k.value for k in node.keywords if k.arg == "init"), None)
    if not arguments or init is None or not isinstance(init, ast.List):
        raise Refused(node, "an array without a name needs its values", "write `array(i32, init=[1, 2, 3])`")
    sizes = tuple(map(reader.expression, arguments[1:])) or (None,)
    kind = Array(type_of(reader, arguments[0]), sizes)
    return tree.CompoundLiteral(reader.span(node), type_name(kind, reader.span(node)), braces(reader, init))


FORMS: dict[str, Callable[[Reader, ast.Call, Sequence[ast.expr]], Any]] = {
    "addr": _address,
    "array": _array,
    "assign": _assign,
    "cast": _cast_to,
    "comma": _comma,
    **dict.fromkeys(_STEPS, _step),
    "fork": _elsewhere,
    "remote_call": _elsewhere,
    "sizeof": _sizeof,
}
