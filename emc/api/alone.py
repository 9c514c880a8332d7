"""Calls a function in Python's syntax from Python: `f(3)`.

    @function
    def f(n: i32) -> i32: ...

    f(3)        what emc.compile(f).load().f(3) gives: on a new EM-4 with its usual number of PEs

The machine ends with the call. A function that uses variables of its program is therefore refused: in each call they
would have their first values, whatever was set on another machine.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence

from emc.api.compiled import Compiled
from emc.api.configuration import Configuration
from emc.api.door import door
from emc.api.objects import compile
from emc.api.result import Result
from emc.front.types import Array, Spread, Type
from emc.lang.words import Function
from emc.python.reader import plain
from emc.views.faults import faults as rendered

_NOT_CALLED = "W0532"  # a static function: Python calls it


@door
def call(function: Function, arguments: Sequence[object], named: Mapping[str, object]) -> Result:
    """Compiles a function for an EM-4, and calls it. The warnings of the compilation are Python's UserWarning. Raises
    TypeError for a function that needs a machine that stays, and what `compile` and calls raise."""
    name = function.__name__
    if function.kind:
        raise TypeError(f"`{name}` is the handler of a packet type: a function of the program sends it packets")
    program = compile(function)
    if kept := _variables(program):
        uses = f"{', '.join(f'`{one}`' for one in kept[:3])}{' ...' if len(kept) > 3 else ''}"
        hint = f"write live = emc.compile({name}, pes=16).load(), and then live.{name}(...)"
        raise TypeError(f"`{name}` uses {uses}, and variables keep their values on a live machine: {hint}")
    told = [one for one in program.warnings if one.code != _NOT_CALLED]
    if told:
        warnings.warn(rendered(told, program.text), stacklevel=4)  # of the caller: after `door` and Function.__call__
    with program.load() as live:
        return live.call(plain(name), *arguments, **named)


def _variables(program: Compiled[Configuration]) -> list[str]:
    """The names of the variables that the program can change."""
    return [name for name, one in program.declared.variables.items() if not _element(one.type).const]


def _element(type: Type) -> Type:
    if isinstance(type, Spread):
        return _element(type.slot)
    return _element(type.of) if isinstance(type, Array) else type
