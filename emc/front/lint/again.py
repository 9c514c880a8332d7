# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about what is counted more than once: by every copy of a block, or by PE 0 in its own sum.

everywhere dowith () { s = 0; for (i = 0; i < N; i++) s += A[i]; } reductionsum (s);        N_PE times the sum
everywhere dowith () { for (i = 0; i < N; i++) count[A[i]] += 1; }                          the same
for (pe = 0; pe < N_PE; pe++) n += *global_of(pe, &n);              on PE 0: pe = 0 adds `n` to itself
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import LOOPS, copied_blocks, equal, kept, live, strip
from emc.front.lint.ranges import range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Levels

_HINT = (
    "let each copy add its part: begin at `my_pe()` and step by `N_PE`; or list the array in `everywhere`, for this "
    "PE's slice"
)

_TESTS = (typed.If, typed.Conditional, *LOOPS)


@rule(typed.Unit)
def all_by_each(lint: Lint, node: typed.Unit) -> None:
    """Warns about a sum of the same elements in each copy."""
    for block in (one for function in node.functions for one in copied_blocks(function)):
        for clause in block.reductions if lint.target.pes > 1 else ():
            if clause.op != "sum" or any(capture.inner is clause.inner for capture in block.captures):
                continue
            adds = [
                one
                for one in live(block.body)
                if isinstance(one, typed.Update)
                and one.op == "+"
                and isinstance(one.target, typed.Variable)
                and one.target.symbol is clause.inner
            ]
            if len(adds) != 1 or not _is_element(strip(adds[0].value)):
                continue
            levels = kept(Levels, node)
            if levels.of(adds[0].value) < 2 and not _differs(block.body, levels):
                name = shown(clause.inner)
                text = (
                    f"every copy adds the same elements to `{name}`, and the reduction adds the {lint.target.pes} sums"
                )
                lint.warning("W0568", adds[0].span, text, _HINT)


def _is_element(value: typed.Node) -> bool:
    """Whether it reads an element, at a place that varies, of a whole array."""
    place = value.object.pointer if isinstance(value, typed.Load) and isinstance(value.object, typed.Deref) else None
    return isinstance(place, typed.SpreadElement) and any(variable(one) is not None for one in place.indices)


def _differs(body: typed.Block, levels: Levels) -> bool:
    """Whether a condition or a loop of the block may differ from copy to copy."""
    for one in live(body):
        test = one.test if isinstance(one, _TESTS) else one.value if isinstance(one, typed.Switch) else None
        test = one.left if isinstance(one, typed.Logical) else test
        if test is not None and not _is_same(test, levels):
            return True
    return False


@rule(typed.Unit)
def updated_by_each(lint: Lint, node: typed.Unit) -> None:
    """Warns about updates of a global object for the same elements in each copy."""
    blocks = (one for function in node.functions for one in copied_blocks(function)) if lint.target.pes > 1 else ()
    for block in blocks:
        updates = [
            one for one in live(block.body, into_blocks=False) if isinstance(one, typed.Update) and one.op in ("+", "-")
        ]
        if not updates or _differs(block.body, levels := kept(Levels, node)):
            continue
        for one in updates:
            place = one.target.pointer if isinstance(one.target, typed.Deref) else None
            if not isinstance(place, typed.SpreadElement) or not remote(one.target):
                continue
            parts = [levels.values.of(part) for part in (*place.indices, one.value)]
            if all(_is_same(part, levels) for part in parts) and any(
                _is_element(one) for part in parts for one in live(part)
            ):
                text = f"every copy adds the same elements to `{shown(place.symbol)}`: each of them counts "
                text += f"{lint.target.pes} times"
                lint.warning("W0568", one.span, text, _HINT)


def _is_same(value: typed.Value, levels: Levels) -> bool:
    """Whether all copies compute it from the same numbers and the same elements of whole arrays."""
    parts = list(live(value))
    if any(isinstance(one, typed.Variable) and isinstance(one.symbol, typed.Static) for one in parts):
        return False
    element = [one for one in parts if isinstance(one, typed.Deref)]
    if not element:
        return levels.of(value) == 0
    places = [one.pointer for one in element]
    return levels.of(value) < 2 and all(
        isinstance(one, typed.SpreadElement) and all(levels.of(index) == 0 for index in one.indices) for one in places
    )


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
            parts = list(live(loop.body, into_blocks=False))
            if any(isinstance(one, _TESTS) and _names(one.test, numbers.symbol) for one in parts):
                continue  # it may leave PE 0 out
            for one in parts:
                if not isinstance(one, typed.Update) or one.op != "+" or remote(one.target):
                    continue
                symbol = root(one.target)
                if symbol is not None and any(_points_to(p, one.target) for p in _of_pe(one.value, numbers.symbol)):
                    name = shown(symbol)
                    text = f"PE 0 adds its own `{name}`, too, which has the sum already: it counts twice"
                    lint.warning("W0568", one.span, text, "begin with PE 1; or add into a variable of its own")


def _names(test: typed.Value | None, symbol: typed.Automatic) -> bool:
    return test is not None and any(variable(one) is symbol for one in live(test))


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
