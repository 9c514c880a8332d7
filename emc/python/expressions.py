"""Expressions: a rule for each class of `ast`, and for each word of EM-C that has a form of its own.

Where Python and EM-C agree, the node has the same operands. Where the same signs mean different things, Refused is
raised, or the place is noted for the check after the types are known (division.py).
"""

from __future__ import annotations

import ast

from emc.front import tree
from emc.lang import words as lang
from emc.python.constants import constant, number, string
from emc.python.outside import MISSING, constant_key, has_constant_items, is_of_python, no_attribute, no_item
from emc.python.reader import Reader, plain, rule
from emc.python.refused import EXPRESSIONS, MEANING, NAME, OPERATORS, TESTS, Refused
from emc.source import Span

BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "/", ast.Mod: "%",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip
_UNARY: dict[type[ast.unaryop], str] = {ast.UAdd: "+", ast.USub: "-", ast.Invert: "~", ast.Not: "!"}
_COMPARE: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


def test(reader: Reader, node: ast.expr) -> tree.Expression:
    """An expression that is used as a condition."""
    if isinstance(node, ast.BoolOp):
        op = "&&" if isinstance(node.op, ast.And) else "||"
        found = test(reader, node.values[0])
        for value in node.values[1:]:
            right = test(reader, value)
            found = tree.Binary(found.span.to(right.span), op, found, right, True)
        return found
    if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes | float):
        raise Refused(
            node, f"the condition {node.value!r} is always true or always false", "compare the value with something"
        )
    return reader.expression(node)


@rule(ast.BoolOp)
def _bool_op(reader: Reader, node: ast.BoolOp) -> tree.Expression:
    word = "and" if isinstance(node.op, ast.And) else "or"
    if not _is_truth(node):
        text = f"the value of `{word}` is one of its operands in Python, but 0 or 1 in EM-C"
        hint = "write `bool(a and b)`" if word == "and" else "write `a if a else b`, or `bool(a or b)`"
        raise Refused(node, text, hint, MEANING)
    return test(reader, node)


def _is_truth(node: ast.expr) -> bool:
    """Whether the value is a bool in Python, too."""
    if isinstance(node, ast.BoolOp):
        return all(map(_is_truth, node.values))
    if isinstance(node, ast.Constant):
        return isinstance(node.value, bool)
    is_bool = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "bool"
    return is_bool or isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


@rule(ast.Compare)
def _compare(reader: Reader, node: ast.Compare) -> tree.Expression:
    """`a < b < c` is both comparisons, as in Python."""
    operands = [node.left, *node.comparators]
    for middle in operands[1:-1]:
        if any(isinstance(inner, ast.Call | ast.NamedExpr) for inner in ast.walk(middle)):
            text = f"`{ast.unparse(middle)}` would be computed twice in this chain"
            raise Refused(middle, text, "put it into a variable", MEANING)
    found: tree.Expression | None = None
    for left, op, right in zip(operands, node.ops, operands[1:], strict=False):
        one = _comparison(reader, node, left, op, right)
        found = one if found is None else tree.Binary(found.span.to(one.span), "&&", found, one, True)
    assert found is not None
    return found


def _comparison(reader: Reader, node: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr) -> tree.Expression:
    if type(op) in TESTS:
        raise Refused(node, *TESTS[type(op)])
    for side in (left, right):
        if isinstance(side, ast.Constant) and isinstance(side.value, str):
            raise Refused(node, "EM-C would compare addresses of texts", "write `strcmp(a, b) == 0`", MEANING)
    if isinstance(op, ast.Is | ast.IsNot):
        if not (isinstance(right, ast.Constant) and right.value is None):
            raise Refused(node, "`is` compares only with None in EM-C", "write `==`; for objects `addr(a) == addr(b)`")
        op = ast.Eq() if isinstance(op, ast.Is) else ast.NotEq()
    one, two = reader.expression(left), reader.expression(right)
    span = reader.span(node) if len(node.ops) == 1 else one.span.to(two.span)
    return tree.Binary(span, _COMPARE[type(op)], one, two, True)


@rule(ast.BinOp)
def _binary(reader: Reader, node: ast.BinOp) -> tree.Expression:
    if type(node.op) in OPERATORS:
        raise Refused(node, *OPERATORS[type(node.op)])
    left = reader.expression(node.left)
    right = reader.expression(node.right)
    op = operator(reader, node, node.op, node.left)
    return tree.Binary(reader.span(node), op, left, right, True)


def operator(reader: Reader, node: ast.BinOp | ast.AugAssign, op: ast.operator, left: ast.expr) -> str:
    """EM-C's operator. For a division, notes which sign the program has."""
    if type(op) in OPERATORS:
        raise Refused(node, *OPERATORS[type(op)])
    sides = (left, node.right) if isinstance(node, ast.BinOp) else (left,)
    if any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides):
        raise Refused(node, "texts have no operators in EM-C", "use printf, sprintf or strcat")
    if isinstance(op, ast.Div | ast.FloorDiv):
        reader.program.divisions[reader.span(node)] = "/" if isinstance(op, ast.Div) else "//"
    return BINARY[type(op)]


@rule(ast.UnaryOp)
def _unary(reader: Reader, node: ast.UnaryOp) -> tree.Expression:
    inner = test(reader, node.operand) if isinstance(node.op, ast.Not) else reader.expression(node.operand)
    return tree.Unary(reader.span(node), _UNARY[type(node.op)], inner, True)


@rule(ast.IfExp)
def _conditional(reader: Reader, node: ast.IfExp) -> tree.Expression:
    parts = test(reader, node.test), reader.expression(node.body), reader.expression(node.orelse)
    return tree.Conditional(reader.span(node), *parts)


@rule(ast.NamedExpr)
def _walrus(reader: Reader, node: ast.NamedExpr) -> tree.Expression:
    name = node.target.id
    if not reader.is_declared(name) and name not in reader.outer:
        raise Refused(
            node, f"`{name}` is set inside an expression, and not declared", f"declare it before: `{name}: i32`", NAME
        )
    refuse_set(reader, node.target)
    return tree.Assign(reader.span(node), "=", reader.expression(node.target), reader.expression(node.value), True)


def refuse_set(reader: Reader, target: ast.expr) -> None:
    """Raises Refused where a `range` loop relies on a variable that is set."""
    if isinstance(target, ast.Name) and target.id in reader.counting:
        text = f"`{target.id}` is set in a loop whose `range` depends on it: Python and EM-C would count differently"
        hint = "use a `while` loop, or `for i in loop(i := 0, i < n, i := i + 1):`"
        raise Refused(target, text, hint, MEANING)


def refuse_counted(reader: Reader, node: ast.expr, read: bool) -> None:
    """Raises Refused where the variable of a `range` loop is read after the loop."""
    if not isinstance(node, ast.Name) or node.id not in reader.counted:
        return
    if read:
        text = f"after the loop, `{node.id}` has reached the limit of the `range` in EM-C, but not in Python"
        raise Refused(node, text, f"use another variable, or `for {node.id} in loop(...)`", MEANING)
    reader.counted.discard(node.id)


@rule(ast.Constant)
def _constant(reader: Reader, node: ast.Constant) -> tree.Expression:
    value, span = node.value, reader.span(node)
    if isinstance(value, bool) or value is None:
        return tree.Number(span, "1" if value else "0")
    if isinstance(value, int | float):
        return number(reader, node, span, value, reader.file.spelling(node) if node.lineno == node.end_lineno else "")
    if isinstance(value, str | bytes):
        return string(reader, node, value)
    if isinstance(value, complex):
        raise Refused(node, "EM-C has no complex numbers", "use a struct of two f64")
    raise Refused(node, "EM-C has no `...`", "write `pass` for an empty body")


@rule(ast.Name)
def _name(reader: Reader, node: ast.Name) -> tree.Expression:
    name = node.id
    refuse_counted(reader, node, isinstance(node.ctx, ast.Load))
    if reader.is_declared(name):
        return tree.Name(reader.span(node), plain(name))
    if name in reader.local and name not in reader.outer:
        if name in reader.ended:
            text = f"`{name}` ended with the block in line {reader.ended[name].line} that declared it"
            raise Refused(node, text, f"declare it before that block: `{name}: i32`", NAME)
        if isinstance(reader.known_outside(name), lang.Data):
            raise Refused(
                node,
                f"`{name}` is set in this function, so it is a local name",
                f"write `global {name}` at the beginning of the function",
                NAME,
            )
        raise Refused(node, f"`{name}` is read before it is set", f"declare it: `{name}: i32 = 0`", NAME)
    return constant(reader, node, name, reader.value(node))


@rule(ast.Attribute)
def _attribute(reader: Reader, node: ast.Attribute) -> tree.Expression:
    value = reader.known(node)
    if value is not MISSING:
        return constant(reader, node, ast.unparse(node), value)
    base = reader.known(node.value)
    if is_of_python(base):
        raise no_attribute(node, ast.unparse(node.value), base, node.attr)
    span = reader.span(node)
    name_span = Span(span.file, span.end_line, span.end_column - len(node.attr), span.end_line, span.end_column)
    return tree.Member(span, reader.expression(node.value), plain(node.attr), name_span, None)


@rule(ast.Subscript)
def _subscript(reader: Reader, node: ast.Subscript) -> tree.Expression:
    value = reader.known(node)
    if value is not MISSING:
        return constant(reader, node, ast.unparse(node), value)
    base = reader.known(node.value)
    if has_constant_items(base) and constant_key(reader, node.slice) is not MISSING:
        raise no_item(node, ast.unparse(node.value), base, ast.unparse(node.slice))
    indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    found = reader.expression(node.value)
    for index in indices:
        if (
            isinstance(index, ast.UnaryOp)
            and isinstance(index.op, ast.USub)
            and isinstance(index.operand, ast.Constant)
        ):
            text = f"`[{ast.unparse(index)}]` counts from the end in Python; in EM-C it lies before the first element"
            hint = "write `[n - 1]`; before a pointer: `(p - 1)[0]`"
            raise Refused(node, text, hint, MEANING)
        found = tree.Index(found.span.to(reader.span(node)), found, reader.expression(index))
    return found


def _no(reader: Reader, node: ast.expr) -> tree.Expression:
    raise Refused(node, *EXPRESSIONS[type(node)])


rule(*EXPRESSIONS)(_no)
