# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about what one PE does for the whole machine, or all PEs do where one should.

if (own_count(A) == 0) exit(0);                 ends the program, not this PE's part of it
everywhere dowith () { scanf("%d", &n); }       all PEs read one input
everywhere dowith () { n += rand() % 6; }       without seeds, all PEs draw the same numbers
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.front import typed
from emc.front.lint.nodes import PARTS, callee, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import NOBODY, Copies
from emc.front.lint.values import Values, chosen_pe

_ASKS = frozenset({"my_pe", "own_count", "own_index"})
_INPUT = frozenset({"scanf", "getchar", "gets"})
_FROM = {"fgets": 2, "fgetc": 0, "getc": 0, "fscanf": 0}  # which argument is the file


@rule(typed.Unit)
def ended_by_one(lint: Lint, node: typed.Unit) -> None:
    """Warns about `exit(0)` under a condition on the PE's number, or on its number of elements."""
    if lint.target.pes == 1:
        return
    for body in _of_all(node):
        values: Values | None = None
        for one in live(body):
            if not isinstance(one, typed.If):
                continue
            if one is body.items[-1]:
                continue  # all the work is done
            leaves = [part for part in _own(one.then) if callee(part) == "exit" and _is_0(part)]
            if leaves:
                values = values or Values(typed.FunctionBody(body.span, NOBODY, (), None, body))
                if chosen_pe(one.test, values) != 0 and _asks(one.test, values):  # PE 0 often ends a program for all
                    text = "`exit` ends the whole program, on all PEs, as soon as this PE calls it"
                    hint = "leave the rest of the block out for this PE, by `if`; the block ends when all copies have"
                    lint.warning("W0586", leaves[0].span, text, hint)


def _own(node: Any) -> Iterator[Any]:
    """The nodes below, except those under other conditions."""
    work = [node]
    while work:
        one = work.pop()
        yield one
        for name in PARTS[type(one)] if not isinstance(one, typed.If) else ():
            part = getattr(one, name)
            work += [p for p in (part if type(part) is tuple else (part,)) if p is not None]


def _is_0(call: typed.Call) -> bool:
    status = strip(call.arguments[0]) if call.arguments else None
    return isinstance(status, typed.Constant) and status.value == 0


def _asks(test: typed.Value, values: Values) -> bool:
    """Whether a condition asks for the PE's number, and not for the data of an element with that number."""
    data = {id(part) for one in live(test) if isinstance(one, typed.Deref) for part in live(one)}
    return any(
        isinstance(part, typed.Builtin) and part.name in _ASKS
        for one in live(test)
        if id(one) not in data
        for part in (live(values.of(one)) if isinstance(one, typed.Load) else (one,))
    )


def _of_all(unit: typed.Unit) -> Iterator[typed.Block]:
    """The bodies that run on all PEs: of `everywhere`, and of functions that `spmd` starts."""
    bodies = {function.symbol: function.body for function in unit.functions}
    for function in unit.functions:
        for one in live(function):
            if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere):
                yield one.body
            elif isinstance(one, typed.Call) and callee(one) == "spmd":
                given = one.arguments[0]
                if isinstance(given, typed.FunctionAddress) and given.symbol in bodies:
                    yield bodies[given.symbol]


@rule(typed.Unit)
def read_by_all(lint: Lint, node: typed.Unit) -> None:
    """Warns about input that all copies read."""
    if lint.target.pes == 1:
        return
    for body in _of_all(node):
        for one in Copies(body, (), None).by_all():
            name = callee(one)
            if not isinstance(one, typed.Call):
                continue
            if name in _INPUT or (name in _FROM and _is_input(one.arguments, _FROM[name])):
                text = f"all PEs call `{name}` and read from one input: which of them gets what depends on timing"
                hint = "read it on one PE, before the block, and list the values: `everywhere dowith (n) { ... }`"
                lint.warning("W0587", one.span, text, hint)
                return


def _is_input(arguments: tuple[typed.Value, ...], number: int) -> bool:
    file = strip(arguments[number]) if len(arguments) > number else None
    return any(isinstance(one, typed.Variable) and "stdin" in one.symbol.name for one in live(file)) if file else False
