"""The cases of a `switch`, for `match`. One that falls through to the next has no form in Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emc.front import tree
from emc.python.write.flat import NoForm

Case = tuple[list[tree.Expression | None], list[tree.Item], tree.Node]


def cases_of(items: Sequence[tree.Item]) -> list[Case]:
    """The cases of a `switch`: labels and statements. Raises NoForm for one that falls through."""
    found: list[Case] = []
    for item in items:
        labels: list[tree.Expression | None] = []
        inner: Any = item
        while isinstance(inner, tree.Case | tree.Default):
            if isinstance(inner, tree.Case) and inner.high is not None:
                raise NoForm(inner, "a range of cases")
            labels.append(inner.low if isinstance(inner, tree.Case) else None)
            inner = inner.body
        if labels:
            if found and not _leaves(found[-1][1]):
                raise NoForm(item, "a `case` that falls through to the next")
            found.append((labels, [inner], item))
        elif found:
            found[-1][1].append(item)
        else:
            raise NoForm(item, "a statement before the first `case`")
    return [(labels, _without_break(body), at) for labels, body, at in found]


def _leaves(body: Sequence[tree.Item]) -> bool:
    last = body[-1]
    if isinstance(last, tree.Compound) and last.items:
        return _leaves(last.items)
    return isinstance(last, tree.Break | tree.Return | tree.Continue)


def _without_break(body: list[tree.Item]) -> list[tree.Item]:
    if len(body) == 1 and isinstance(body[0], tree.Compound):
        return _without_break(list(body[0].items))
    return body[:-1] if body and isinstance(body[-1], tree.Break) else body
