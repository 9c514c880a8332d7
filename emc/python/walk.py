"""Walks over trees, those of front/tree.py and front/typed.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from emc.dataclass import fields
from emc.front import tree, typed
from emc.front.build import declared_name


def parts(node: Any) -> list[Any]:
    """The fields of a node."""
    return [getattr(node, field.name) for field in fields(node)]


def walk(node: object, closed: tuple[type, ...] = ()) -> Iterator[Any]:
    """The node, or the nodes of a tuple, and all nodes below them. closed: classes whose nodes are not entered."""
    work: list[object] = [node]
    while work:
        one = work.pop()
        if isinstance(one, tuple):
            work.extend(cast("tuple[object, ...]", one))
        elif isinstance(one, tree.Node | typed.Node) and not isinstance(one, closed):
            yield one
            work.extend(parts(one))


def functions(unit: tree.Unit, meant: typed.Unit) -> Iterator[tuple[tree.FunctionDefinition, typed.FunctionBody]]:
    """The functions of a program, each as a tree and as a typed tree. If one `def` was executed more than once, several
    of them have the same places."""
    bodies = {body.symbol.name.partition("@")[0]: body for body in meant.functions}
    for item in unit.items:
        if isinstance(item, tree.FunctionDefinition) and (body := bodies.get(declared_name(item.declarator).name)):
            yield item, body
