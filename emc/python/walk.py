"""Walks over trees, those of front/tree.py and front/typed.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from emc.dataclass import fields
from emc.front import tree, typed


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
