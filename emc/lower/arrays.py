"""Arrays of computed length end: every way out of the block that declares one gives its memory back.

    { int a[n]; ... if (x) break; ... }         `break`, and the block's end, give `a` back; a `return` all there are

Which arrays are there is known at each place of the text, since no jump goes past a declaration
(check/statements/jumps.py): they are those of `Body.arrays`, in order. A label keeps as many as are declared before it
in the blocks around it.
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
    """Gives back all but the first `left`, the newest first: a way out of their blocks."""
    for array in reversed(body.arrays[left:]):
        effect(body, replace(array.give, span=body.b.span))


def close(body: Body, left: int) -> None:
    """The same at the end of their block: they are no more."""
    if body.b.live:
        end_arrays(body, left)
    del body.arrays[left:]


def end_to_label(body: Body, label: str) -> None:
    """Gives back what is not there at the label that a `goto` leads to."""
    if body.arrays and body.root is not None:
        if not body.held_at:
            _count(body.root, 0, body.held_at)
            _count_anywhere(body.root, body.held_at)
        end_arrays(body, body.held_at[label])


def _count(node: typed.Node, held: int, found: dict[str, int]) -> None:
    """Notes how many arrays are there at each label of a body."""
    if isinstance(node, typed.TaskBlock):
        return
    if isinstance(node, typed.Label):
        found[node.name] = held
    for part in _sequence(node):
        _count(part, held, found)
        held += isinstance(part, typed.Hold)


def _sequence(node: typed.Node) -> Iterator[typed.Node]:
    """What is below a node; the value of a statement expression is evaluated while its block's arrays are there."""
    if isinstance(node, typed.StatementExpression):
        yield from node.body.items
        if node.value is not None:
            yield node.value
    else:
        yield from parts(node)


def _count_anywhere(root: typed.Block, found: dict[str, int]) -> None:
    """The switch of `goto *` keeps what the labels that it points to keep: all as many."""
    for item in root.items:
        if isinstance(item, typed.Label) and item.name == SWITCH:
            found[SWITCH] = max((found[goto.name] for goto in _gotos(item)), default=0)


def _gotos(node: typed.Node) -> Iterator[typed.Goto]:
    if isinstance(node, typed.Goto):
        yield node
    for part in parts(node):
        yield from _gotos(part)
