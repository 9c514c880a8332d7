"""The expressions of the kernel's part of Python, and the places of elements and fields."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from emc.engines.native.translate.arithmetic import binary, chosen, compared, extreme, negated
from emc.engines.native.translate.code import Code
from emc.engines.native.translate.marks import Function, Intrinsic
from emc.engines.native.translate.types import BOOL, I8, Array, Known, Number, Record, Refused, Tuple
from emc.engines.native.translate.values import CASTS, Value, apart, constant, number, together


def evaluate(code: Code, node: ast.expr) -> Value:
    """Writes an expression. Raises Refused."""
    if type(node) not in _EXPRESSIONS:
        raise Refused(f"`{ast.unparse(node)}` is not an expression of the kernel")
    return _EXPRESSIONS[type(node)](code, node)


def place(code: Code, node: ast.expr) -> tuple[str, Number | Record]:
    """The address of an element or a field, and its type. Raises Refused."""
    if isinstance(node, ast.Attribute):
        return _field(code, evaluate(code, node.value), node.attr)
    if isinstance(node, ast.Subscript):
        return _element(code, evaluate(code, node.value), evaluate(code, node.slice))
    raise Refused(f"`{ast.unparse(node)}` can't be assigned")


def _field(code: Code, record: Value, name: str) -> tuple[str, Number]:
    if not isinstance(record.type, Record) or name not in record.type.places:
        raise Refused(f"{record.type} has no field `{name}`")
    at, kind = record.type.places[name]
    return code.let(f"getelementptr i8, ptr {record.text}, i64 {at}"), kind


def _element(code: Code, array: Value, index: Value) -> tuple[str, Number | Record]:
    if not isinstance(array.type, Array):
        raise Refused(f"{array.type} has no elements")
    text = code.as_type(index, I8).text
    if array.type.counted:
        code.stop_unless(f"icmp ult i64 {text}, {array.parts[1]}")
    if text == "0":
        return array.parts[0], array.type.element
    where = code.let(f"getelementptr [{array.type.step} x i8], ptr {array.parts[0]}, i64 {text}")
    return where, array.type.element


def _constant(code: Code, node: ast.Constant) -> Value:
    return constant(node.value)


def _name(code: Code, node: ast.Name) -> Value:
    return code.named(node.id)


def _each(code: Code, nodes: Sequence[ast.expr]) -> Iterator[Value]:
    """The values of expressions; those of `*some` one by one."""
    for node in nodes:
        if isinstance(node, ast.Starred):
            yield from apart(evaluate(code, node.value))
        else:
            yield evaluate(code, node)


def _tuple(code: Code, node: ast.Tuple) -> Value:
    return together(_each(code, node.elts))


def _attribute(code: Code, node: ast.Attribute) -> Value:
    one = evaluate(code, node.value)
    if isinstance(one.type, Known):
        return constant(getattr(one.type.value, node.attr))
    if isinstance(one.type, Record) and (one.type, node.attr) in code.unit.fixed:
        return number(one.type.places[node.attr][1], code.unit.fixed[one.type, node.attr])
    where, kind = _field(code, one, node.attr)
    return Value(kind, (code.let(f"load {kind.kinds[0]}, ptr {where}"),))


def _subscript(code: Code, node: ast.Subscript) -> Value:
    one, index = evaluate(code, node.value), evaluate(code, node.slice)
    if isinstance(one.type, Tuple):
        return chosen(code, list(apart(one)), index)
    where, kind = _element(code, one, index)
    return Value(kind, (where if isinstance(kind, Record) else code.let(f"load {kind.kinds[0]}, ptr {where}"),))


def _unary(code: Code, node: ast.UnaryOp) -> Value:
    value = evaluate(code, node.operand)
    if not isinstance(node.op, ast.Not):
        return negated(code, node.op, value)
    truth = code.truth(value)
    if truth.literal is not None:
        return number(BOOL, not truth.literal)
    return Value(BOOL, (code.let(f"xor i1 {truth.text}, true"),))


def _binary(code: Code, node: ast.BinOp) -> Value:
    return binary(code, node.op, evaluate(code, node.left), evaluate(code, node.right))


def _compare(code: Code, node: ast.Compare) -> Value:
    return _chain(code, evaluate(code, node.left), list(zip(node.ops, node.comparators, strict=True)))


def _chain(code: Code, left: Value, rest: list[tuple[ast.cmpop, ast.expr]]) -> Value:
    """`a < b < c`: each operand is evaluated once, and c only if a < b."""
    (op, node), *others = rest
    right = evaluate(code, node)
    first = compared(code, op, left, right)
    if not others:
        return first
    return code.choice(first, lambda: _chain(code, right, others), lambda: number(BOOL, 0))


def _both(code: Code, node: ast.BoolOp) -> Value:
    return _joined(code, isinstance(node.op, ast.And), node.values)


def _joined(code: Code, both: bool, nodes: list[ast.expr]) -> Value:
    """`a and b`, `a or b` as truth values."""
    first, *others = nodes
    truth = code.truth(evaluate(code, first))
    if not others:
        return truth
    rest, known = (lambda: _joined(code, both, others)), (lambda: number(BOOL, not both))
    return code.choice(truth, *((rest, known) if both else (known, rest)))


def _conditional(code: Code, node: ast.IfExp) -> Value:
    condition = code.truth(evaluate(code, node.test))
    return code.choice(condition, lambda: evaluate(code, node.body), lambda: evaluate(code, node.orelse))


def _call(code: Code, node: ast.Call) -> Value:
    if node.keywords:
        raise Refused("the kernel's functions have no operands with names")
    goal = evaluate(code, node.func).type
    if not isinstance(goal, Known):
        raise Refused(f"`{ast.unparse(node.func)}` is not known while compiling")
    return call(code, goal.value, tuple(_each(code, node.args)))


def call(code: Code, goal: Any, given: tuple[Value, ...]) -> Value:
    """Calls a function that is known while compiling."""
    if isinstance(goal, Function):
        return code.call(code.unit.function(goal, tuple(one.type for one in given)), given)
    if isinstance(goal, Intrinsic):
        return goal.write(code, *given)
    if goal in CASTS and len(given) == 1:
        return code.as_type(given[0], CASTS[goal])
    if goal in (max, min):
        return extreme(code, "max" if goal is max else "min", given)
    if goal is abs and len(given) == 1:
        operand = ("i64", code.as_type(given[0], I8).text)
        return Value(I8, (code.foreign("llvm.abs.i64", "i64", operand, ("i1", "false")),))
    raise Refused(f"`{getattr(goal, '__name__', goal)}` is not a function of the kernel")


_EXPRESSIONS: dict[type[ast.expr], Callable[[Code, Any], Value]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.Tuple: _tuple,
    ast.Attribute: _attribute,
    ast.Subscript: _subscript,
    ast.UnaryOp: _unary,
    ast.BinOp: _binary,
    ast.Compare: _compare,
    ast.BoolOp: _both,
    ast.IfExp: _conditional,
    ast.Call: _call,
}
