"""Marks the calls of one function for a measurement (machine/region.py), as `--function NAME` asks.

    int solve(int n) { ... return x; }      ->      int solve(int n) { <begin> ... x; <end>, return x; }

In: a checked unit. Out: the same unit, in which each function of that name begins with a mark and ends with one on
every path. A mark is a request to the host that takes none of its time, but its packets do. A marked function gives up
the turn, is not inlined, and makes no tail calls, so that it ends when it returns. A function that `longjmp` or the end
of the run leaves does not end.
"""

from __future__ import annotations

from collections.abc import Iterable

from emc.alike import close_matches
from emc.dataclass import replace
from emc.faults import Faults, Faulty
from emc.front import typed
from emc.front.types import INT
from emc.machine.description import COMMAND_LINE
from emc.machine.host import MEASURE
from emc.machine.region import BEGIN, END, OF_FUNCTION
from emc.source import Span


def measured(unit: typed.Unit, name: str) -> typed.Unit:
    """The unit with marks in each function of that name."""
    functions = (_marked(f) if _name(f) == name and not f.symbol.packet else f for f in unit.functions)
    return replace(unit, functions=tuple(functions))


def _name(f: typed.FunctionBody) -> str:
    """The function's name as the program writes it."""
    return f.symbol.name.partition("@")[0]


def _marked(f: typed.FunctionBody) -> typed.FunctionBody:
    begin = typed.Evaluate(f.span, _mark(f.span, BEGIN))
    end = _mark(f.span, END)
    return replace(
        f,
        body=replace(f.body, items=(begin, *f.body.items)),
        end=end if f.end is None else typed.Comma(f.span, INT, f.end, end),
    )


def _mark(span: Span, what: int) -> typed.Expression:
    words = tuple(typed.Constant(span, INT, word) for word in (MEASURE, what, OF_FUNCTION, 0))
    return typed.Builtin(span, INT, "host", words)


def require(name: str, units: Iterable[typed.Unit]) -> None:
    """Raises Faulty (E1016) if none of the units has a function of that name that can be marked."""
    functions = [f for unit in units for f in unit.functions]
    names = {_name(f) for f in functions if not f.symbol.packet}
    if name in names:
        return
    if any(_name(f) == name for f in functions):
        raise _refusal(
            f"`{name}` handles packets, so its calls can't be measured", "measure what waits for its packets"
        )
    near = " or ".join(f"`{one}`" for one in sorted(close_matches(name, names)))
    hint = f"did you mean {near}?" if near else "name a function that a file of the program defines"
    raise _refusal(f"the program defines no function `{name}`", hint)


def refuse_ir(name: str) -> None:
    """Raises Faulty (E1016) for a program that is IR already."""
    raise _refusal(f"`{name}` can't be marked in IR", "compile the EM-C program, or mark its parts by measure_begin()")


def _refusal(text: str, hint: str) -> Faulty:
    return Faults().stop("E1016", Span(COMMAND_LINE, 1, 1), text, hint)
