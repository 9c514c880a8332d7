# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about collectives that not all PEs call, or whose buffer does not have the same address on every PE, about
their results when each PE adds them to one object, and about words of all PEs that are taken as if they came in order.

int v[1];  reb(0, v, 1);                        `v` is in a frame: PE 0 writes to its own address of it on the others
everywhere dowith () { total += barrier_sum(n); }       each PE has the sum of all, and each adds it
int main(void) { reb(0, table, 1); ... }                only PE 0 calls it
for (pe = 0; pe < N_PE; pe++) v[pe] = word_rcv(1);      words come in the order of arrival
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.collectives import COMBINING, INTO_BUFFERS, MEETINGS
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.addresses import ALLOCATES
from emc.front.lint.nodes import PARTS, callee, live, strip
from emc.front.lint.ranges import Range, range_of, variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import Copies
from emc.front.lint.values import Values
from emc.front.types import Array


@rule(typed.Call)
def into_a_frame(lint: Lint, node: typed.Call) -> None:
    """Checks the second argument of a collective, the buffer to which other PEs write."""
    if callee(node) not in INTO_BUFFERS or len(node.arguments) != 3:
        return
    buffer, words = strip(node.arguments[1]), strip(node.arguments[2])
    while isinstance(buffer, typed.PointerAdd):
        buffer = strip(buffer.pointer)
    symbol = root(buffer.object) if isinstance(buffer, typed.Address) else None
    if isinstance(symbol, typed.Automatic) and not (isinstance(words, typed.Constant) and words.value == 0):
        name = shown(symbol)
        text = (
            f"other PEs write to `{name}` at the address that it has on them: a local variable may have a different "
            "address here"
        )
        hint = f"declare `{name}` at file scope, or `static`: then it has the same address on every PE"
        lint.warning("W0567", node.arguments[1].span, text, hint)


@rule(typed.FunctionBody)
def into_the_heap(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a buffer from `malloc`, which need not have the same address on every PE."""
    for call in live(node):
        if isinstance(call, typed.Call) and callee(call) in INTO_BUFFERS and len(call.arguments) == 3:
            source = Values(node).of(call.arguments[1])
            if callee(source) in ALLOCATES:
                text = "other PEs write to this buffer at the address that it has on them, but each PE's heap gives it "
                text += "an address of its own"
                hint = "use an array at file scope: it has the same address on every PE"
                lint.warning("W0567", call.arguments[1].span, text, hint)


@rule(typed.Unit)
def called_by_some(lint: Lint, node: typed.Unit) -> None:
    """Warns about a collective that only main calls, on PE 0, or only the PEs that a condition chooses."""
    if lint.target.pes == 1 or not any(function.symbol.name == "main" for function in node.functions):
        return
    calls: dict[str, list[tuple[typed.FunctionAddress, bool]]] = {}
    for function in node.functions:
        for one, inside, some in _placed(function):
            if isinstance(one, typed.FunctionAddress) and one.symbol.name in MEETINGS:
                calls.setdefault(one.symbol.name, []).append(
                    (one, some or (function.symbol.name == "main" and not inside))
                )
    for name, found in calls.items():
        if len(found) == 1 and found[0][1]:
            text = f"every PE must call `{name}`, but this call, the only one, is not reached by all"
            hint = "call it in `everywhere`, or in a function that `spmd` starts, and not under a condition on the PE"
            lint.warning("W0572", found[0][0].span, text, hint)


def _placed(function: typed.FunctionBody) -> Iterator[tuple[Any, bool, bool]]:
    """The nodes, whether each is in a block, and whether it is under a condition on the number of the PE."""
    work: list[tuple[Any, bool, bool]] = [(function.body, False, False)]
    while work:
        node, inside, some = work.pop()
        yield node, inside, some
        kind = type(node)
        if kind is typed.If and any(isinstance(n, typed.Builtin) and n.name == "my_pe" for n in live(node.test)):
            some = True
        inside = inside or kind is typed.TaskBlock
        for name in PARTS[kind]:
            part = getattr(node, name)
            parts = part if type(part) is tuple else (part,)
            work += [(one, inside, some) for one in reversed(parts) if one is not None]


@rule(typed.FunctionBody)
def words_by_number(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `for (pe = 0; pe < N_PE; pe++) v[pe] = word_rcv(1)`: words of several PEs come in any order."""
    if lint.target.pes < 3:
        return
    for loop in live(node):
        numbers = range_of(loop) if isinstance(loop, typed.For) else None
        if not isinstance(loop, typed.For) or numbers is None or numbers.stop != lint.target.pes:
            continue
        if numbers.first not in (0, 1):
            continue
        for one in live(loop.body, into_blocks=False):
            if isinstance(one, typed.Assign) and _takes(one.value, numbers.symbol) and _indexed(one.target, numbers):
                name = numbers.symbol.name
                text = f"words of several PEs come in any order: this one is not always from PE `{name}`"
                hint = (
                    "use a type or a cell for each PE; or send the PE's number along; or let each PE write its result "
                )
                hint += "into a `global` array"
                lint.warning("W0573", one.span, text, hint)


def _takes(value: typed.Value, index: typed.Automatic) -> bool:
    value = strip(value)
    if isinstance(value, typed.Builtin) and value.name in ("request", "pkt_input") and value.word != "iread":
        return not any(isinstance(one, typed.Variable) and one.symbol is index for one in live(value))
    return False


def _indexed(target: typed.Value, numbers: Range) -> bool:
    """Whether the target is element number `pe` of a row of N_PE elements."""
    if not isinstance(target, typed.Deref) or not isinstance(target.pointer, typed.PointerAdd):
        return False
    base = target.pointer.pointer
    type = base.object.type if isinstance(base, typed.Address) else None
    return variable(target.pointer.index) is numbers.symbol and isinstance(type, Array) and type.fixed == numbers.stop


@rule(typed.TaskBlock)
def added_by_all(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns if every PE adds the result of a collective, which is the same on all PEs, to the same object."""
    if not isinstance(node.place, typed.Everywhere):
        return
    copies = Copies(node.body, node.privates, node.place)
    combined = {
        one.target.symbol
        for one in live(node.body)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and _combines(one.value)
    }
    for statement in copies.by_all():
        update = statement.value if isinstance(statement, typed.Evaluate) else None
        if not isinstance(update, typed.Update) or update.op not in ("+", "-", "*") or not copies.same(update.target):
            continue
        value = strip(update.value)
        variable = value.object if isinstance(value, typed.Load) else None
        known = isinstance(variable, typed.Variable) and variable.symbol in combined
        if known or _combines(value):
            text = "the value is already the result of all PEs, and every PE adds it: it is counted N_PE times"
            hint = (
                "let one PE do it, with `if (my_pe() == 0)`; or let each PE add its own value, without the collective"
            )
            lint.warning("W0568", update.span, text, hint)


def _combines(value: typed.Value) -> bool:
    return callee(strip(value)) in COMBINING
