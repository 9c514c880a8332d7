# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about code for every PE that only main's thread runs, on PE 0, and about the starter's number in the copies.

int main(void) { for (i = 0; i < own_count(A); i++) A[own_index(A, i)] = 0; }         only PE 0's elements
int main(void) { iterate (N_PE) dowith () { v[iterate_id()] = my_pe(); } }            all copies run on PE 0
int me = my_pe();  everywhere dowith (me) { A[me] = 1; }                              the same `me` in all copies
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.check.messages import plural, shown
from emc.front.lint.nodes import copied_blocks, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Spread


@rule(typed.Unit)
def only_on_pe_0(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    found = kept(only_from_main, node)
    for function in node.functions:
        if function.symbol in found:
            _own_elements(lint, function)
            _copies_here(lint, function)


def only_from_main(unit: typed.Unit) -> set[typed.FunctionName]:
    """Main, and the functions of this file that nothing but its thread runs: each is only called, directly, outside of
    task blocks, by another one of them."""
    callers: dict[typed.FunctionName, set[typed.FunctionName | None]] = {f.symbol: set() for f in unit.functions}
    for function in unit.functions:
        direct = {id(one.function) for one in live(function, into_blocks=False) if isinstance(one, typed.Call)}
        for one in live(function):
            if isinstance(one, typed.FunctionAddress) and one.symbol in callers:
                callers[one.symbol].add(function.symbol if id(one) in direct else None)
    found = {symbol for symbol in callers if symbol.name == "main" or callers[symbol]}
    while lost := {s for s in found if s.name != "main" and not callers[s] <= found}:
        found -= lost
    return found


def _own_elements(lint: Lint, function: typed.FunctionBody) -> None:
    values: Values | None = None
    for loop in live(function, into_blocks=False):
        if not isinstance(loop, typed.For | typed.While) or not isinstance(loop.test, typed.Binary):
            continue
        values = values or kept(Values, function)
        count = values.of(loop.test.right)
        symbol = count.symbol if isinstance(count, typed.Builtin) and count.name == "own_count" else None
        if symbol is None or variable(loop.test.left) is None or not isinstance(symbol.type, Spread):
            continue
        dims, name = symbol.type.dims, shown(symbol)
        numbered = any(
            isinstance(one, typed.Builtin) and one.name == "own_index" and one.symbol is symbol
            for one in live(loop.body, into_blocks=False)
        )
        if numbered and len(dims) == 1 and dims[0] > 1:
            own = (dims[0] - 1) // lint.target.pes + 1
            text = f"main's thread runs on PE 0, so this loop reaches only {plural(own, 'element')} of `{name}`, those "
            text += f"of PE 0, and none of the other {dims[0] - own}"
            hint = (
                f"put the loop into `everywhere dowith (...) {{ ... }}`; or go through all of `{name}` from 0 to its "
            )
            lint.warning("W0555", loop.test.span, text, hint + "length")
            return


def _copies_here(lint: Lint, function: typed.FunctionBody) -> None:
    for block in live(function, into_blocks=False):
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Iterate):
            asked = next(_asked_here(block), None)
            if asked is not None:
                text = "`iterate` runs all its copies on this PE, PE 0: `my_pe()` is 0 in each of them"
                hint = "the number of the copy is `iterate_id()`; for a copy on every PE, write `everywhere`"
                lint.warning("W0574", asked.span, text, hint)


def _asked_here(block: typed.TaskBlock) -> Iterator[typed.Value]:
    """The calls of `my_pe` in a block and in those in it on the same PE that compute or choose something, or that are
    stored in an array: those that name this PE to others don't count."""
    others, counts = _names_of_pes(block.body), set[int]()
    for one in live(block.body):
        if isinstance(one, typed.SpreadElement | typed.PointerAdd | typed.Binary):
            counts |= {id(part) for part in live(one)}
        elif isinstance(one, typed.Assign) and not isinstance(one.target, typed.Variable):
            counts |= {id(part) for part in live(one.value)}
    given: set[typed.Automatic | typed.Static] = set()
    work: list[typed.Node] = [block.body]
    while work:
        for one in live(work.pop(), into_blocks=False):
            if isinstance(one, typed.TaskBlock) and not isinstance(one.place, typed.Where | typed.Everywhere):
                work.append(one.body)
            elif isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and _is_number(one.value):
                given.add(one.target.symbol)
            elif (
                isinstance(one, typed.Value)
                and id(one) in counts - others
                and (_is_number(one) or variable(one) in given)
            ):
                yield one


def _is_number(value: typed.Value) -> bool:
    return isinstance(value, typed.Builtin) and value.name == "my_pe"


def _names_of_pes(body: typed.Node) -> set[int]:
    """The values that say to which PE something goes, by id."""
    found: set[int] = set()
    for one in live(body):
        if isinstance(one, typed.Builtin) and one.name == "global_of":
            found.add(id(strip(one.arguments[0])))
        elif isinstance(one, typed.RemoteCall):
            found.add(id(strip(one.pe)))
    return found


@rule(typed.FunctionBody)
def number_of_the_starter(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `me` of the starter that the copies of `everywhere` use as if it were their own."""
    values: Values | None = None
    for block in copied_blocks(node):
        for capture in block.captures:
            values = values or kept(Values, node)
            given = values.of(capture.value)
            if _is_number(given):
                use = next(_as_own(block.body, capture.inner), None)
                if use is not None:
                    name = shown(capture.inner)
                    text = f"`{name}` is the number of the PE that starts the copies: it is the same in all of them"
                    lint.warning(
                        "W0574", use.span, text, f"ask in the block, where each copy is: `int {name} = my_pe();`"
                    )


def _as_own(body: typed.Block, symbol: typed.Automatic) -> Iterator[typed.Value]:
    """Where a body counts or decides with the variable. There is none if it sets it."""
    uses: list[typed.Value] = []
    for one in live(body):
        match one:
            case typed.Assign(target=typed.Variable(symbol=set_)) | typed.Update(target=typed.Variable(symbol=set_)):
                if set_ is symbol:
                    return
            case typed.SpreadElement(indices=indices):
                uses += [index for index in indices if variable(index) is symbol]
            case typed.PointerAdd(index=index):
                uses += [index] if variable(index) is symbol else []
            case typed.Binary(left=left, right=right):
                if isinstance(strip(right), typed.Constant) and variable(left) is symbol:
                    uses.append(left)
                elif isinstance(strip(left), typed.Constant) and variable(right) is symbol:
                    uses.append(right)
            case _:
                pass
    yield from uses
