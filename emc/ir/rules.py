"""The rules for single operations: those from the table, and others that the table can't express.

    check(op, scope)            -> None, or raises Broken: "%x is i32, but f32 is needed"
    check_names(op, linked)     the same for what it names in its module

The verifier adds the place of the mistake.
"""

from __future__ import annotations

from collections.abc import Callable

from emc.dataclass import dataclass
from emc.ir.module import FP, Block, Datum, Op, Operand, Ref, Reg, Spread, Template
from emc.ir.numbers import f32, i32, i64
from emc.ir.operations import CHECKS, INTERFACE, TABLE

Names = dict[str, "Datum | Spread | Template"]


class Broken(Exception):
    """Raised if an operation breaks a rule. Its text says which."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The names of its template that an operation may use."""

    template: Template
    labels: dict[str, Block]  # by label


@dataclass(frozen=True, slots=True)
class Linked:
    """The names of its module that an operation may use."""

    names: Names  # data and templates with frames
    handlers: Names
    interfaces: int  # that the machine has


def check(op: Op, scope: Scope) -> None:
    """All rules of one operation that hold in any module. Raises Broken."""
    if op.name not in TABLE:
        raise Broken("there is no such operation")
    if op.name in CHECKS:
        raise Broken("a check must come before the operation that it checks")
    for one in op.checks:
        if one.name not in CHECKS or one.checks:
            raise Broken(f"{one.name} is not a check")
        _shape(one)
    _shape(op)
    for label in op.labels:
        if label not in scope.labels:
            raise Broken(f"there is no block ^{label}")
    if scope.template.traits.interface:
        if not TABLE[op.name].on_interface:
            raise Broken("a network interface can't do this")
    elif op.name in INTERFACE:
        raise Broken("only handlers of network interfaces do this")
    rule = _RULES.get(op.name)
    if rule:
        rule(op, scope)


def check_names(op: Op, linked: Linked) -> None:
    """Checks that the things that an operation names in its module exist, and have the right kind. Raises Broken."""
    for one in op.checks:
        check_names(one, linked)
    for operand in op.operands:
        if isinstance(operand, Ref):
            check_ref(operand, linked.names)
    rule = _NAMING.get(op.name)
    if rule:
        rule(op, linked)


def elements(spread: Spread) -> int:
    count = 1
    for n in spread.dims:
        count *= n
    return count


def check_ref(ref: Ref, names: Names) -> None:
    """Checks that a Ref names an existing thing, and an element that the thing has. Raises Broken."""
    thing = names.get(ref.name)
    if thing is None:
        raise Broken(f"there is no datum or template @{ref.name}")
    if ref.element < 0:
        return
    if not isinstance(thing, Spread):
        raise Broken(f"@{ref.name} has no elements: it is not spread")
    if ref.element >= elements(thing):
        raise Broken(f"@{ref.name} has {elements(thing)} elements, so there is no element {ref.element}")


# ---- rules from the table


def _shape(op: Op) -> None:
    """Checks the number and kinds of operands, result, labels and word against the row of the table."""
    row = TABLE[op.name]
    optional = 1 if op.name == "trap" else 0
    least, most = len(row.operands), len(row.operands) + optional
    if not least <= len(op.operands) <= most:
        raise Broken(f"expected operands: {most}, found: {len(op.operands)}")
    for operand, kind in zip(op.operands, row.operands, strict=False):
        _operand(operand, kind)
    if (op.result is None) != (row.result is None):
        raise Broken(f"its result is {row.result or 'none'}")
    if op.result and row.result not in (op.result.kind, "*"):
        raise Broken(f"its result is {row.result}, but %{op.result.name} is {op.result.kind}")
    if op.result and op.result.name == FP.name:
        raise Broken("%fp can't be set: the machine sets it")
    if row.labels != len(op.labels) and row.labels >= 0:
        raise Broken(f"expected labels: {row.labels}, found: {len(op.labels)}")
    if op.word and not row.word:
        raise Broken(f"it takes no word, but has {op.word!r}")
    if op.cases and op.name != "switch":
        raise Broken("only a switch has cases")


def _operand(operand: Operand, kind: str) -> None:
    match operand:
        case Reg(name, actual):
            if kind not in (actual, "*"):
                raise Broken(f"%{name} is {actual}, but {kind} is needed")
        case Ref(name):
            if kind not in ("i32", "*"):
                raise Broken(f"@{name} is i32, but {kind} is needed")
        case float():
            if kind not in ("f32", "f64", "*"):
                raise Broken(f"{operand} is a floating-point number, but {kind} is needed")
            if kind == "f32" and operand == operand and f32(operand) != operand:
                raise Broken(f"{operand} is not an f32 constant")
        case int():
            if kind not in ("i32", "i64", "*"):
                raise Broken(f"{operand} is an integer, but {kind} is needed")
            if (i64 if kind == "i64" else i32)(operand) != operand:
                raise Broken(f"{operand} is not a signed {kind} constant")


# ---- other rules


def _access(op: Op, scope: Scope) -> None:
    if not isinstance(op.operands[1], int):
        raise Broken("the offset must be a constant")


def _continuation(op: Op, scope: Scope) -> None:
    block = scope.labels[op.labels[0]]
    if not block.entry or not block.entry.cell:
        raise Broken(f"^{block.label} is not an entry of a frame")
    matching = len(block.entry.parameters) == 2
    if op.word not in (("left", "right") if matching else ("",)):
        wanted = (
            "a matching entry: write `left` or `right` after it"
            if matching
            else "a plain entry, which takes neither `left` nor `right`"
        )
        raise Broken(f"^{block.label} is {wanted}")


def _break(op: Op, scope: Scope) -> None:
    for label in op.labels:
        if not scope.labels[label].entry:
            raise Broken(f"^{label} is not an entry, so no thread can wait for it")


def _switch(op: Op, scope: Scope) -> None:
    if len(op.labels) != len(op.cases) + 1:
        raise Broken(f"expected labels: {len(op.cases) + 1}, a default and one for each case; found: {len(op.labels)}")
    if len(set(op.cases)) != len(op.cases):
        raise Broken("two cases have the same value")
    for case in op.cases:
        _operand(case, "i32")


def _trap(op: Op, scope: Scope) -> None:
    if not op.word:
        raise Broken("a trap needs a text that says what is wrong")


def _frame_free(op: Op, scope: Scope) -> None:
    if scope.template.role == "handler":
        raise Broken("a handler has no frame to free")


_RULES: dict[str, Callable[[Op, Scope], None]] = {
    **{name: _access for name, row in TABLE.items() if row.width},
    "cont": _continuation,
    "break": _break,
    "switch": _switch,
    "trap": _trap,
    "frame.free": _frame_free,
    "frame.leave": _frame_free,
}


# ---- names in the module


def _send(op: Op, linked: Linked) -> None:
    handler = linked.handlers.get(op.word)
    if op.word != "host" and handler is None:
        raise Broken(f"there is no handler {op.word}")
    if isinstance(handler, Template) and handler.traits.interface:
        raise Broken(f"{op.word} is a handler of network interfaces; use ni.send")


def _ask(op: Op, linked: Linked) -> None:
    handler = linked.handlers.get(op.word)
    if not isinstance(handler, Template) or not handler.traits.interface:
        raise Broken(f"there is no handler {op.word} of network interfaces")


def _of_interfaces(op: Op, linked: Linked) -> None:
    if not linked.interfaces:
        raise Broken("the module's machine has no network interfaces")


def _frame_new(op: Op, linked: Linked) -> None:
    code = op.operands[0]
    if isinstance(code, Ref) and (not isinstance(linked.names[code.name], Template) or code.offset):
        raise Broken(f"@{code.name} is not a template with a frame")


_NAMING: dict[str, Callable[[Op, Linked], None]] = {
    "send": _send,
    "ni.send": _ask,
    "ni.ship": _ask,
    "ni.pin": _of_interfaces,
    "ni.home": _of_interfaces,
    "frame.new": _frame_new,
}
