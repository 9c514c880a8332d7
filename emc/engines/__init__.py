"""The engines: each runs a linked IR module on a described machine, and answers with the same Run.

    engine("reference")(module, machine, options, host) -> Run

In: a Module that the verifier has passed, with its Target. Out: a Run; a program that errs is a Run with a trap, never
an exception. All engines agree in output, status, cycles and every counter.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

from emc.alike import close_matches
from emc.faults import Faults
from emc.machine.description import COMMAND_LINE
from emc.source import Span

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options, Run

Engine: TypeAlias = "Callable[[Module, Description, Options, Host], Run]"

# by name: where its `run` is; imported when asked for
ENGINES = {"auto": "emc.engines.auto", "reference": "emc.engines.reference", "native": "emc.engines.native.make"}


def engine(name: str) -> Engine:
    """The engine of that name. Raises Faulty."""
    return import_module(ENGINES[known(name)]).run


def known(name: str) -> str:
    """The name, if there is an engine of that name. Raises Faulty."""
    if name not in ENGINES:
        near = close_matches(name, ENGINES, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"known engines: {', '.join(ENGINES)}"
        raise Faults().stop("E1010", Span(COMMAND_LINE, 1, 1), f"no engine `{name}`", hint)
    return name
