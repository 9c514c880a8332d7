"""The Python embedding: compiles programs, makes machines, calls functions and accesses arrays, without a subprocess.

    program = compile("int total(int n) { return n * (n + 1) / 2; }", pes=4)
    with program.load() as live:
        live.total(3)               6  (32 cycles, 3 packets)

`emc` offers all of this lazily (emc/__init__.py), so that `import emc` costs nothing.

    objects.py                                what users hold: machines, programs, live machines
    configuration.py sources.py compiled.py   what is compiled, for what
    loaded.py function.py room.py pointed.py  calls, and what goes in and out of them
    arrays.py cells.py                        variables as arrays; the only files that need NumPy
    swept.py                                  sweeps: every combination of options, as a table
    door.py                                   what users call, and what its exceptions show
    errors.py result.py html.py magic.py      what comes out, and how notebooks show it
"""

from emc.api.errors import (
    Closed,
    CompileError,
    Deadlock,
    Ended,
    Error,
    Exit,
    InputError,
    Interrupted,
    OutOfCycles,
    Trap,
    UnknownVariable,
)
from emc.api.objects import Live, Machine, Program, compile
from emc.api.result import Result, Run
from emc.api.swept import Sweep, sweep

for _one in (
    *(Closed, CompileError, Deadlock, Ended, Error, Exit, InputError, Interrupted, OutOfCycles, Trap, UnknownVariable),
    *(Live, Machine, Program, Result, Run, Sweep, compile, sweep),
):
    _one.__module__ = "emc"  # users import it from there, and a traceback should name that module

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
