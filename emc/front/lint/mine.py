# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a PE's own object where another PE's is meant, or where it is counted already.

for (pe = 0; pe < N_PE; pe++) n += *global_of(pe, &n);      on PE 0, pe = 0 adds `n` to itself
where (global_of(j, col)) dowith (i, j) { col[i] = row[j]; }        `row` is PE j's there, not the sender's
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import equal, kept, live, strip
from emc.front.lint.ranges import range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Spread


@rule(typed.Unit)
def added_to_itself(lint: Lint, node: typed.Unit) -> None:
    """Warns about a loop on PE 0 over all PEs that adds each PE's object, PE 0's too, to PE 0's."""
    if lint.target.pes == 1:
        return
    alone = kept(only_from_main, node)
    for function in node.functions:
        for loop in live(function, into_blocks=False) if function.symbol in alone else ():
            numbers = range_of(loop) if isinstance(loop, typed.For) else None
            if not isinstance(loop, typed.For) or numbers is None or numbers.first != 0:
                continue
            for one in live(loop.body, into_blocks=False):
                if not isinstance(one, typed.Update) or one.op != "+" or remote(one.target):
                    continue
                symbol = root(one.target)
                if symbol is not None and any(_points_to(p, one.target) for p in _of_pe(one.value, numbers.symbol)):
                    name = shown(symbol)
                    text = f"PE 0 adds its own `{name}`, too, which has the sum already: it counts twice"
                    lint.warning("W0568", one.span, text, "begin with PE 1; or add into a variable of its own")


def _of_pe(value: typed.Value, pe: typed.Automatic) -> Iterator[typed.Value]:
    """The local addresses of what is read on a PE: `&n` for `*global_of(pe, &n)`."""
    for one in live(value):
        place = one.object.pointer if isinstance(one, typed.Load) and isinstance(one.object, typed.Deref) else None
        if isinstance(place, typed.Builtin) and place.name == "global_of" and variable(place.arguments[0]) is pe:
            yield strip(place.arguments[1])


def _points_to(pointer: typed.Value, thing: typed.Value) -> bool:
    if isinstance(pointer, typed.Address):
        return equal(pointer.object, thing)
    return isinstance(thing, typed.Deref) and equal(pointer, thing.pointer)


@rule(typed.FunctionBody)
def element_of_its_own_number(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `row[j]`, which is read in a block that each PE sends to PE j."""
    for block in live(node) if lint.target.pes > 1 else ():
        if not isinstance(block, typed.TaskBlock) or not isinstance(block.place, typed.Everywhere):
            continue
        for sent in live(block.body):
            place = strip(sent.place.pointer) if _is_where(sent) else None
            if not isinstance(place, typed.Builtin) or place.name != "global_of":
                continue
            pe, target = variable(place.arguments[0]), strip(place.arguments[1])
            inner = {capture.inner for capture in sent.captures if pe is not None and variable(capture.value) is pe}
            for one in live(sent.body):
                array = root(one.object) if isinstance(one, typed.Load) else None
                add = (
                    one.object.pointer if isinstance(one, typed.Load) and isinstance(one.object, typed.Deref) else None
                )
                if not isinstance(array, typed.Static) or isinstance(array.type, Spread):
                    continue
                if isinstance(array.type, Array) and isinstance(add, typed.PointerAdd) and variable(add.index) in inner:
                    if isinstance(target, typed.Address) and root(target.object) is array:
                        continue  # the block is about this array
                    name, j = shown(array), add.index
                    number = variable(j)
                    if array.type.fixed == lint.target.pes and number is not None:
                        text = f"the block runs on PE `{number.name}`: this is that PE's `{name}`, not the sender's"
                        hint = f"read `{name}[{number.name}]` before the block, into a variable that `dowith` lists"
                        lint.warning("W0558", one.span, text, hint)


def _is_where(node: Any) -> bool:
    return isinstance(node, typed.TaskBlock) and isinstance(node.place, typed.Where)
