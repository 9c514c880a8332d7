"""The end of arrays of computed length: every path out of the block that declares one frees its memory.

    { int a[n]; ... if (x) break; ... }         `break`, and the block's end, free `a`; a `return` frees all arrays

Which arrays exist is known at each place of the text, since no jump goes past a declaration
(check/statements/jumps.py): they are those of `Body.arrays`, in order. A jump to a label keeps the arrays that are
declared before the label in the blocks around it.
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.dataclass import replace
from emc.front import typed
from emc.front.check.statements.jumps import SWITCH
from emc.lower.body import Body
from emc.lower.expressions import effect
from emc.lower.shared import parts


def end_arrays(body: Body, left: int) -> None:
    """Frees all arrays except the first `left`, the newest first, on a path out of their blocks."""
    for array in reversed(body.arrays[left:]):
        effect(body, replace(array.give, span=body.b.span))


def close(body: Body, left: int) -> None:
    """Frees the same arrays at the end of their block. After it they no longer exist."""
    if body.b.live:
        end_arrays(body, left)
    del body.arrays[left:]


def end_to_label(body: Body, label: str) -> None:
    """Frees the arrays that do not exist at the label of a `goto`."""
    if body.arrays and body.root is not None:
        if not body.held_at:
            _count(body.root, 0, body.held_at)
            _count_anywhere(body.root, body.held_at)
        end_arrays(body, body.held_at[label])


def _count(node: typed.Node, held: int, found: dict[str, int]) -> None:
    """Notes the number of arrays that exist at each label of a body."""
    if isinstance(node, typed.TaskBlock):
        return
    if isinstance(node, typed.Label):
        found[node.name] = held
    for part in _sequence(node):
        _count(part, held, found)
        held += isinstance(part, typed.Hold)


def _sequence(node: typed.Node) -> Iterator[typed.Node]:
    """The nodes directly below a node. The value of a statement expression is evaluated while its block's arrays
    exist."""
    if isinstance(node, typed.StatementExpression):
        yield from node.body.items
        if node.value is not None:
            yield node.value
    else:
        yield from parts(node)


def _count_anywhere(root: typed.Block, found: dict[str, int]) -> None:
    """The switch of `goto *` keeps the arrays of the labels that it jumps to. Their number is the same for all of these
    labels."""
    for item in root.items:
        if isinstance(item, typed.Label) and item.name == SWITCH:
            found[SWITCH] = max((found[goto.name] for goto in _gotos(item)), default=0)


def _gotos(node: typed.Node) -> Iterator[typed.Goto]:
    if isinstance(node, typed.Goto):
        yield node
    for part in parts(node):
        yield from _gotos(part)
