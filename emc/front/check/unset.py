"""Whether a task block's body may leave one of its variables unset: then `update` needs the starter's value too.

Structural and careful: a body with labels, and what only a loop or a switch sets, counts as unset. Saying so when it is
not costs a copied value, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from emc.front import typed


def may_leave_unset(block: typed.Block, symbol: typed.Automatic) -> bool:
    return _has_labels(block) or not _sets(block, symbol)


def _has_labels(node: typed.Node) -> bool:
    return isinstance(node, typed.Label) or any(_has_labels(child) for child in _children(node))


def _children(node: typed.Node) -> Iterator[typed.Node]:
    """The nodes directly below; the body of a task block inside is another activation, and not among them."""
    for field in fields(node):
        if isinstance(node, typed.TaskBlock) and field.name == "body":
            continue
        value = getattr(node, field.name)
        if isinstance(value, typed.Node):
            yield value
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, typed.Node))  # type: ignore[misc]


def _sets(node: typed.Node | None, symbol: typed.Automatic) -> bool:
    """Whether the variable is set whenever the node has been executed to its end."""
    match node:
        case None:
            return False
        case typed.Assign(target=typed.Variable(symbol=found)) if found is symbol:
            return True
        case typed.Address(object=typed.Variable(symbol=found)) if found is symbol:
            return True  # taking the address counts as setting
        case typed.CopyBack(outer=typed.Variable(symbol=found)) | typed.Reduce(outer=typed.Variable(symbol=found)):
            return found is symbol
        case typed.TaskBlock(wait=False):
            return any(_sets(capture, symbol) for capture in node.captures)
        case typed.Logical():
            return _sets(node.left, symbol)
        case typed.If() | typed.Conditional():
            return _sets(node.test, symbol) or (_sets(node.then, symbol) and _sets(node.other, symbol))
        case typed.While():
            return _sets(node.test, symbol)
        case typed.For():
            return _sets(node.first, symbol) or _sets(node.test, symbol)
        case typed.DoWhile():
            return not _jumps(node.body) and (_sets(node.body, symbol) or _sets(node.test, symbol))
        case typed.Switch():
            return _sets(node.value, symbol)
        case _:
            return any(_sets(child, symbol) for child in _children(node))


def _jumps(node: typed.Node) -> bool:
    return isinstance(node, typed.Break | typed.Continue) or any(_jumps(child) for child in _children(node))
