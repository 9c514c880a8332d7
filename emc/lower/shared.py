"""Puts variables that arms of `parallel` share into frame memory. An arm is a thread, and each thread has its own
registers.

The same is done for the variables of a function that calls setjmp: the thread that longjmp starts there reads the
values that were set last. If the option `registers` is off, all variables are in memory, and only what a statement
computes is in registers.
"""

from __future__ import annotations

from typing import Any

from emc.dataclass import fields
from emc.front import typed

_FIELDS: dict[type, tuple[str, ...]] = {}


def parts(node: typed.Node) -> list[typed.Node]:
    """The typed nodes directly below a node."""
    kind: type = type(node)
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(f.name for f in fields(kind) if f.name not in ("span", "type", "symbol"))
    found: list[typed.Node] = []
    for name in names:
        inner: Any = getattr(node, name)
        if isinstance(inner, typed.Node):
            found.append(inner)
        elif inner.__class__ is tuple:
            found += [one for one in inner if isinstance(one, typed.Node)]
    return found


def mark_shared(node: typed.Node) -> None:
    """Sets `addressed` on every variable that an arm uses but does not declare."""
    if isinstance(node, typed.Parallel):
        for arm in node.arms:
            used: set[typed.Automatic] = set()
            own: set[typed.Automatic] = set()
            _variables(arm, used, own)
            for symbol in used - own:
                symbol.addressed = True
    for inner in parts(node):
        mark_shared(inner)


def mark_all(f: typed.FunctionBody) -> None:
    """Sets `addressed` on every variable of a function, also of its task blocks."""
    variables = set(f.parameters)
    _all_variables(f.body, variables)
    for symbol in variables:
        symbol.addressed = True


def calls_setjmp(node: typed.Node) -> bool:
    return (isinstance(node, typed.Builtin) and node.name == "setjmp") or any(calls_setjmp(p) for p in parts(node))


def _all_variables(node: typed.Node, found: set[typed.Automatic]) -> None:
    match node:
        case typed.Variable(symbol=typed.Automatic() as symbol) | typed.Initialise(symbol=symbol):
            found.add(symbol)
        case typed.Block():
            found.update(node.locals)
        case typed.TaskBlock():
            found.update(c.inner for c in node.captures)
        case _:
            pass
    for inner in parts(node):
        _all_variables(inner, found)


def _variables(node: typed.Node, used: set[typed.Automatic], own: set[typed.Automatic]) -> None:
    match node:
        case typed.Variable(symbol=typed.Automatic() as symbol):
            used.add(symbol)
        case typed.Block():
            own.update(node.locals)
        case typed.Initialise():
            own.add(node.symbol)
        case _:
            pass
    for inner in parts(node):
        if not (isinstance(node, typed.TaskBlock) and inner is node.body):
            _variables(inner, used, own)
