"""EM-C, the parallel C of the EM-4 dataflow multiprocessor: compiler, simulated machine, tools.

    import emc
    live = emc.Machine("em4", pes=64).load("fib.emc")
    live.fib(10)

`emc.compile`, `emc.Machine`, the exceptions and the types of their results are in emc/api. That package is imported
when one of them is first used.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes a while, during which Ctrl-C would show a traceback

if TYPE_CHECKING:
    from typing import Any

    from emc.api import (
        Closed,
        CompileError,
        Deadlock,
        Ended,
        Error,
        Exit,
        InputError,
        Interrupted,
        Live,
        Machine,
        OutOfCycles,
        Program,
        Result,
        Run,
        Sweep,
        Trap,
        UnknownVariable,
        compile,
        sweep,
    )

__version__ = "0.1.0"

__all__ = [
    "Closed",
    "CompileError",
    "Deadlock",
    "Ended",
    "Error",
    "Exit",
    "InputError",
    "Interrupted",
    "Live",
    "Machine",
    "OutOfCycles",
    "Program",
    "Result",
    "Run",
    "Sweep",
    "Trap",
    "UnknownVariable",
    "compile",
    "sweep",
]


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name == "load_ipython_extension":  # %load_ext emc
        return import_module("emc.api.magic").load
    if name == "call_alone":  # f(3), of a function in Python's syntax (emc/lang)
        return import_module("emc.api.alone").call
    if name not in __all__:
        raise AttributeError(f"module 'emc' has no attribute {name!r}", name=name)
    return getattr(import_module("emc.api"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
