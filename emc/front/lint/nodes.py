# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""All nodes of a tree or a typed tree, each before what it is made of, as they are in the text.

    for node in every(function.body): ...

`live` leaves out what a constant condition switches off: `if (0) a[9] = 1;` is no mistake.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from emc.dataclass import fields
from emc.front import tree, typed
from emc.front.check.operands.lvalues import remote
from emc.front.types import Void

# of declarations only the initialisers are looked at
_LEFT_OUT = frozenset({"Specifiers", "Declarator", "TypeName", "MemberDeclaration", "Enumerator"})


def _classes(module: Any) -> frozenset[str]:
    found = {name for name, value in vars(module).items() if isinstance(value, type) and issubclass(value, module.Node)}
    return frozenset({*found, "Expression", "Statement", "Item"} - _LEFT_OUT)


_KNOWN = {tree.__name__: _classes(tree), typed.__name__: _classes(typed)}


class _Parts(dict[type, tuple[str, ...]]):
    """The fields of a class that hold nodes, last first: what their annotations say."""

    def __missing__(self, kind: type) -> tuple[str, ...]:
        classes = _KNOWN.get(kind.__module__, _KNOWN[typed.__name__])
        names = [f.name for f in fields(kind) if classes.intersection(re.findall(r"\w+", str(f.type)))]
        self[kind] = tuple(reversed(names))
        return self[kind]


PARTS = _Parts()


def every(root: Any) -> Iterator[Any]:
    """The node and all below it."""
    work = [root]
    while work:
        node = work.pop()
        yield node
        for name in PARTS[type(node)]:
            part = getattr(node, name)
            if type(part) is tuple:
                work += part[::-1]
            elif part is not None:
                work.append(part)


def live(root: typed.Node, into_blocks: bool = True) -> Iterator[Any]:
    """The node and all below it that the program may come to. into_blocks: with the bodies of task blocks in it;
    without, of a task block its place and what it is given."""
    work: list[Any] = [root]
    while work:
        node = work.pop()
        yield node
        kind = type(node)
        if kind is typed.TaskBlock and not into_blocks:
            _push(work, node.captures)
            _push(work, node.place)
            continue
        if kind in _CHOICES and type(node.test) is typed.Constant:
            _push(work, node.then if node.test.value else node.other)
            continue
        if kind is typed.Logical and type(node.left) is typed.Constant and bool(node.left.value) == (node.op == "||"):
            continue
        for name in PARTS[kind]:  # as _push does it, which would take as long again
            part = getattr(node, name)
            if type(part) is tuple:
                work += part[::-1]
            elif part is not None:
                work.append(part)


def discarded_updates(root: typed.Node) -> Iterator[typed.Assign | typed.Update]:
    """The assignments below a node, not those in its task blocks, whose values nothing uses: statements, mostly."""
    for node in live(root, into_blocks=False):
        match node:
            case typed.Evaluate(value=value):
                yield from _assignments(value)
            case typed.For(step=step) if step is not None:
                yield from _assignments(step)
            case typed.Comma(left=left):
                yield from _assignments(left)
            case _:
                pass


def _assignments(value: typed.Value) -> Iterator[typed.Assign | typed.Update]:
    while isinstance(value, typed.Convert | typed.Comma):
        value = value.operand if isinstance(value, typed.Convert) else value.right
    if isinstance(value, typed.Assign | typed.Update):
        yield value


_CHOICES = frozenset({typed.If, typed.Conditional})


def _push(work: list[Any], part: Any) -> None:
    if type(part) is tuple:
        work.extend(reversed(part))  # type: ignore[arg-type]
    elif part is not None:
        work.append(part)


_STRING = re.compile(r"str\.\d+@")


def string_of(value: typed.Value) -> typed.Static | None:
    """The object of the string literal that the value is the address of."""
    value = strip(value)
    if isinstance(value, typed.Address) and isinstance(value.object, typed.Variable):
        symbol = value.object.symbol
        return symbol if isinstance(symbol, typed.Static) and _STRING.match(symbol.name) else None
    return None


def strip(value: typed.Value) -> typed.Value:
    """The value without the conversions around it."""
    while isinstance(value, typed.Convert):
        value = value.operand
    return value


def steps_of(thing: typed.Value) -> set[int]:
    """The addresses on the way from an array to its element, by id."""
    found: set[int] = set()
    while True:
        match thing:
            case typed.MemberOf():
                thing = thing.base
            case typed.Deref(pointer=typed.PointerAdd(pointer=typed.Address() as address)):
                found.add(id(address))
                thing = address.object
            case _:
                return found


def gives_turn(node: Any) -> bool:
    """Whether evaluating the node itself may let other threads of the PE run."""
    match node:
        case typed.Call() | typed.RemoteCall():
            return True
        case typed.Load():
            return bool(remote(node.object))
        case typed.Packet():
            return not isinstance(node.type, Void)
        case _:
            return False
