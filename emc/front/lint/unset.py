# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a block's own array that it reads, but never sets: the block does not list it.

int a[4] = {1, 2};  where (p) dowith () { s = a[0]; } update (s);         `a` in the block is another array
"""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array


@rule(typed.TaskBlock)
def own_array(lint: Lint, node: typed.TaskBlock) -> None:
    own = {symbol for symbol in node.privates if isinstance(symbol.type, Array)}
    named = {symbol for one in live(node.body) if isinstance(one, typed.Block) for symbol in one.locals}
    own -= named
    own |= {item.symbol for item in node.body.items if isinstance(item, typed.Hold) and _before(item.symbol, node)}
    for symbol in own:
        read = _first_read(node.body, symbol)
        if read is None and symbol.held:
            _lost(lint, node, symbol)
        if read is not None:
            name = shown(symbol)
            text = (
                f"the block has its own array `{name}`, because it does not list it: nothing has set what is read here"
            )
            hint = f"list it, `({name})`: then `{name}` is a pointer to the array outside"
            lint.warning("W0470", read.span, text, hint)


def _before(symbol: typed.Automatic, block: typed.TaskBlock) -> bool:
    """Whether the array's declaration is outside of the block, before it."""
    return (symbol.span.line, symbol.span.column) < (block.span.line, block.span.column)


def _lost(lint: Lint, block: typed.TaskBlock, symbol: typed.Automatic) -> None:
    """Warns about a block's own array of computed length that it sets, and never reads."""
    seen: set[int] = set()
    sets: list[typed.Value] = []
    nodes: list[Any] = list(live(block.body))
    for one in nodes:
        if isinstance(one, typed.Assign | typed.Update) and _leads(one.target, symbol, seen):
            sets.append(one)
        elif isinstance(one, typed.Hold) and one.symbol is symbol:
            seen |= {id(part) for code in (one.take, one.give) for part in live(code)}
    mentions = [one for one in nodes if isinstance(one, typed.Variable) and one.symbol is symbol]
    if sets and all(id(one) in seen for one in mentions):
        name = shown(symbol)
        text = f"the block has its own array `{name}`, because it does not list it: what is set here is lost when the "
        hint = f"list it, `({name})`: then `{name}` is a pointer to the array outside"
        if isinstance(block.place, typed.Everywhere):
            hint = "write to a `global` array: the array outside is on one PE"
        lint.warning("W0551", sets[0].span, text + "block ends", hint)


def _first_read(body: typed.Block, symbol: typed.Automatic) -> typed.Value | None:
    """The first read of an array's element; None if the body may set the array."""
    first: typed.Value | None = None
    seen: set[int] = set()  # mentions of the array that only lead to an element, by id
    nodes: list[Any] = list(live(body))
    for one in nodes:
        if isinstance(one, typed.Assign | typed.Update) and _leads(one.target, symbol, seen):
            return None
        if isinstance(one, typed.Load) and _leads(one.object, symbol, seen):
            first = first or one
        if isinstance(one, typed.Hold) and one.symbol is symbol:
            seen |= {id(part) for code in (one.take, one.give) for part in live(code)}
    mentions = [one for one in nodes if isinstance(one, typed.Variable) and one.symbol is symbol]
    return first if all(id(one) in seen for one in mentions) else None


def _leads(thing: typed.Value, symbol: typed.Automatic, seen: set[int]) -> bool:
    """Whether an lvalue is an element of the array, or part of one. Notes the mention of the array in it."""
    while True:
        match thing:
            case typed.MemberOf(base=base):
                thing = base
            case typed.Deref(pointer=typed.PointerAdd(pointer=pointer)):
                pointer = strip(pointer)
                if not isinstance(pointer, typed.Address):
                    return False
                thing = pointer.object
            case typed.Deref(pointer=typed.Load(object=typed.Variable(symbol=one) as mention)):
                break
            case typed.Variable(symbol=one) as mention if isinstance(one.type, Array):
                break
            case typed.Deref(pointer=typed.Load(object=typed.Variable(symbol=one) as mention)) if one is symbol:
                break
            case _:
                return False
    if one is symbol:
        seen.add(id(mention))
    return one is symbol
