"""Warns about code without effect: values that are not used, and variables assigned to themselves.

a + 1;      n << 2;      x = x;
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote
from emc.front.lint.nodes import strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Void


@rule(typed.Evaluate)
def unused_value(lint: Lint, node: typed.Evaluate) -> None:
    if node.span != node.value.span:  # a statement that was written ends with a `;`
        _unused(lint, node.value)


@rule(typed.Comma)
def unused_left(lint: Lint, node: typed.Comma) -> None:
    _unused(lint, node.left)


@rule(typed.For)
def unused_step(lint: Lint, node: typed.For) -> None:
    if node.step is not None:
        _unused(lint, node.step)
    if isinstance(node.first, typed.Evaluate):
        _unused(lint, node.first.value)


def _unused(lint: Lint, value: typed.Value) -> None:
    if isinstance(value.type, Void):
        return
    value = strip(value)
    match value:
        case typed.Comma() | typed.Logical():
            _unused(lint, value.right)
        case typed.Binary(op="=="):
            pass  # W0250 has reported it with a better hint
        case typed.Binary() | typed.PointerAdd() | typed.PointerDifference():
            left, right = (value.pointer, value.index) if isinstance(value, typed.PointerAdd) else _sides(value)
            if left.span != right.span:  # otherwise it comes from a macro
                _warn(lint, value)
        case typed.Unary() if value.operand.span.column != value.span.column:
            _warn(lint, value)
        case typed.Load(object=typed.Variable() as variable):
            if not _volatile(variable) and variable.symbol.name and _is_as_written(value, shown(variable.symbol)):
                _warn(lint, value)
        case typed.FunctionAddress() if _is_as_written(value, shown(value.symbol)):
            hint = f"`{shown(value.symbol)}()` calls it"
            lint.warning("W0505", value.span, f"`{shown(value.symbol)}` is a function, and is not called here", hint)
        case typed.Load(object=typed.Deref(pointer=typed.Update()) as place) if not remote(place):
            hint = (
                "`*p++` steps the pointer, and the value that it reads is not used: write `p++`; or `(*p)++` to "
                "change the object"
            )
            if not place.type.volatile:
                lint.warning("W0505", value.span, "the value that `*` reads here is not used", hint)
        case _:
            pass


def _sides(value: typed.Binary | typed.PointerDifference) -> tuple[typed.Value, typed.Value]:
    return value.left, value.right


def _volatile(variable: typed.Variable) -> bool:
    return variable.type.volatile or variable.symbol.type.volatile


def _is_as_written(value: typed.Value, name: str) -> bool:
    """Whether the name itself is in the source, not a macro that is replaced by it."""
    return value.span.end_column - value.span.column == len(name)


def _warn(lint: Lint, value: typed.Value) -> None:
    hint = "assign it, or remove the statement; write `(void)` before it if you mean it"
    lint.warning("W0505", value.span, "the value of this expression is not used, and it has no other effect", hint)


@rule(typed.Assign)
def self_assignment(lint: Lint, node: typed.Assign) -> None:
    target, value = node.target, node.value
    if not isinstance(target, typed.Variable) or not isinstance(value, typed.Load):
        return
    source = value.object
    if not isinstance(source, typed.Variable) or source.symbol is not target.symbol or target.span == source.span:
        return
    if node.span.column == target.span.column and not _volatile(target):
        lint.warning("W0510", node.span, f"`{shown(target.symbol)}` is assigned to itself")
