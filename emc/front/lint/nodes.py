# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""All nodes of a tree or a typed tree, each before its parts, in the order of the text.

    for node in every(function.body): ...

`live` leaves out what a constant condition excludes: `if (0) a[9] = 1;` is not a mistake.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from emc.dataclass import fields
from emc.front import tree, typed
from emc.front.check.operands.lvalues import remote
from emc.front.types import Void

# only the initialisers of declarations are checked
_LEFT_OUT = frozenset({"Specifiers", "Declarator", "TypeName", "MemberDeclaration", "Enumerator"})


def _classes(module: Any) -> frozenset[str]:
    found = {name for name, value in vars(module).items() if isinstance(value, type) and issubclass(value, module.Node)}
    return frozenset({*found, "Expression", "Statement", "Item"} - _LEFT_OUT)


_KNOWN = {tree.__name__: _classes(tree), typed.__name__: _classes(typed)}


class _Parts(dict[type, tuple[str, ...]]):
    """The fields of a class that contain nodes, the last one first, found by their annotations."""

    def __missing__(self, kind: type) -> tuple[str, ...]:
        classes = _KNOWN.get(kind.__module__, _KNOWN[typed.__name__])
        names = [f.name for f in fields(kind) if classes.intersection(re.findall(r"\w+", str(f.type)))]
        self[kind] = tuple(reversed(names))
        return self[kind]


PARTS = _Parts()


def every(root: Any) -> Iterator[Any]:
    """The node and all nodes below it."""
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


LOOPS = (typed.For, typed.While, typed.DoWhile)


def live(root: typed.Node, into_blocks: bool = True) -> Iterator[Any]:
    """The node and all nodes below it that the program may reach. into_blocks: also the bodies of task blocks in it.
    Without it, only their places and captured values."""
    if not _WALKS or type(root) not in _LARGE:
        return _live(root, into_blocks)
    walks = _WALKS[-1]
    key = id(root), into_blocks
    if key not in walks:
        walks[key] = list(_live(root, into_blocks))  # the root is the first of them, so its id stays its own
    return iter(walks[key])


Fact = TypeVar("Fact")


def kept(make: Callable[[Any], Fact], node: Any) -> Fact:
    """What `make` says of a node, which is computed once in each lint. Many rules ask the same of a function."""
    if not _FACTS:
        return make(node)
    facts, key = _FACTS[-1], (make, id(node))
    if key not in facts:
        facts[key] = node, make(node)  # the node is kept, so its id stays its own
    return facts[key][1]


_FACTS: list[dict[tuple[Any, int], tuple[Any, Any]]] = []
_LARGE = frozenset({typed.FunctionBody, typed.Block})  # many rules walk through each of these
_WALKS: list[dict[tuple[int, bool], list[Any]]] = []  # of each lint under way: what `live` found below a node


@contextmanager
def walks_kept() -> Generator[None]:
    """In this block, `live` walks through each large node once. The tree must not change."""
    _WALKS.append({})
    _FACTS.append({})
    try:
        yield
    finally:
        _WALKS.pop()
        _FACTS.pop()


def _live(root: typed.Node, into_blocks: bool) -> Iterator[Any]:
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
        for name in PARTS[kind]:  # inlined from _push, which would take twice the time
            part = getattr(node, name)
            if type(part) is tuple:
                work += part[::-1]
            elif part is not None:
                work.append(part)


def discarded_updates(root: typed.Node) -> Iterator[typed.Assign | typed.Update]:
    """The assignments below a node, except those in its task blocks, whose values are not used. Most are statements."""
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
    """The object of a string literal, if the value is its address; else None."""
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
    """The addresses on the path from an array to its element, by id."""
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


def asks_pe(node: typed.Node) -> bool:
    """Whether it names the number of this PE."""
    return any(isinstance(one, typed.Builtin) and one.name == "my_pe" for one in live(node))


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


def equal(one: Any, other: Any) -> bool:
    """Whether two expressions are equal, except for their places."""
    if type(one) is not type(other):
        return False
    if type(one) is tuple:
        return len(one) == len(other) and all(map(equal, one, other))
    if isinstance(one, typed.Node):
        names = [name for name in one.__dataclass_fields__ if name not in ("span", "type")]
        return all(equal(getattr(one, name), getattr(other, name)) for name in names)
    return one is other or one == other


def mentions(function: typed.FunctionBody) -> frozenset[Any]:
    """The names of what a function calls and of the static objects in it, and the classes of its nodes. A rule can ask
    first whether there is anything for it."""
    found: set[Any] = set()
    for one in live(function):
        kind = type(one)
        found.add(kind)
        if kind is typed.FunctionAddress or kind is typed.Variable:
            found.add(one.symbol.name)
    return frozenset(found)


PRINTS = frozenset({"printf", "puts", "putchar", "fprintf"})  # calls that wait for the host, but not for threads


def copied_blocks(function: typed.FunctionBody) -> Iterator[typed.TaskBlock]:
    """The `everywhere` blocks of a function, also those in other blocks."""
    for node in live(function):
        if isinstance(node, typed.TaskBlock) and isinstance(node.place, typed.Everywhere):
            yield node


def arguments_of(call: typed.Call) -> tuple[typed.Expression, ...]:
    """The arguments of a call, also the variable ones."""
    return (*call.arguments, *(call.rest or ()))


def apart(root: typed.Node, one: typed.Node, other: typed.Node) -> bool:
    """Whether two nodes are in the two branches of one condition below the root."""
    for choice in live(root):
        if isinstance(choice, typed.If) and choice.other is not None:
            then, rest = (set(map(id, live(branch))) for branch in (choice.then, choice.other))
            if (id(one) in then and id(other) in rest) or (id(one) in rest and id(other) in then):
                return True
    return False


def callee(node: Any) -> str:
    """The name of the function that a call calls directly; "" for other nodes."""
    if isinstance(node, typed.Call) and isinstance(node.function, typed.FunctionAddress):
        return node.function.symbol.name
    return ""
