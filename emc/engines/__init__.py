"""The engines. Each one runs a linked IR module on a described machine, and all of them return the same Run.

    engine("reference")(module, machine, options, host) -> Run

In: a Module that the verifier has passed, with its Target. Out: a Run. A program that fails gives a Run with a trap,
never an exception. The simulators agree in output, status, cycles and every counter. The engines `direct`
and `mpi` run the same program without time.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from emc.alike import close_matches
from emc.faults import Faults
from emc.machine.description import COMMAND_LINE
from emc.source import Span

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options, Run

T = TypeVar("T")
Engine: TypeAlias = "Callable[[Module, Description, Options, Host], Run]"

# by name: the module that has its `run`; it is imported when the engine is first used
SIMULATORS = {"auto": "emc.engines.auto", "reference": "emc.engines.reference", "native": "emc.engines.native.make"}
ENGINES = {**SIMULATORS, "direct": "emc.engines.direct", "mpi": "emc.engines.mpi"}


def engine(name: str) -> Engine:
    """Returns the `run` of the engine with that name. Raises Faulty if there is none."""
    return import_module(ENGINES[known(name)]).run


def is_timed(name: str) -> bool:
    """Whether the engine simulates time."""
    return name in SIMULATORS


def together(name: str, work: Callable[[], T | None]) -> T | None:
    """Runs `work`, which makes a program for that engine, and returns its result. With `mpi` all ranks call this
    function, and rank 0 runs `work` first. Raises Faulty."""
    return import_module("emc.engines.mpi.world").together(work) if name == "mpi" else work()


def is_first(name: str) -> bool:
    """Whether this process reports a run on that engine: of the processes of `mpi`, only rank 0 does. Call it before
    the run."""
    return name != "mpi" or import_module("emc.engines.mpi.world").rank() == 0


def simulator(name: str) -> str:
    """Returns the name if an engine that simulates time has it. Raises Faulty otherwise."""
    if not is_timed(known(name)):
        hint = f"known engines with cycles: {', '.join(SIMULATORS)}"
        raise Faults().stop("E1014", Span(COMMAND_LINE, 1, 1), f"the engine `{name}` has no cycles to compare", hint)
    return name


def known(name: str) -> str:
    """Returns the name if an engine has it. Raises Faulty otherwise."""
    if name not in ENGINES:
        near = close_matches(name, ENGINES, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"known engines: {', '.join(ENGINES)}"
        raise Faults().stop("E1010", Span(COMMAND_LINE, 1, 1), f"there is no engine `{name}`", hint)
    return name
