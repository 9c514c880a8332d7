"""Variables that arms of `parallel` share live in frame memory: an arm is a thread; registers are a thread's own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, cast

from emc.front import typed

_FIELDS: dict[type, tuple[str, ...]] = {}


def parts(node: typed.Node) -> Iterator[typed.Node]:
    """The typed nodes directly below one."""
    kind: type = type(node)
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = tuple(f.name for f in fields(kind) if f.name not in ("span", "type", "symbol"))
    for name in names:
        inner: Any = getattr(node, name)
        if isinstance(inner, typed.Node):
            yield inner
        elif isinstance(inner, tuple):
            several = cast("tuple[Any, ...]", inner)
            yield from (one for one in several if isinstance(one, typed.Node))


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
