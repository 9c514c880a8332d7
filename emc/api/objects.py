"""The objects of users: machines, programs, live machines. Each one refers to the others, so they are in one file. The
parts that need no other object are in configuration.py, compiled.py and loaded.py.

Machine("em4", pes=64)                    the EM-4 with 64 PEs
Machine("emx", pes="8x8", hop=2)          an EM-X of 8 x 8 PEs, whose switches are 2 cycles apart
Machine("my.toml", cost={"mul": 3})       a file of one's own; a key of a section

program = compile("int main(void) { return 7; }", pes=4)
program.run().status                7

with Machine("em4", pes=64).load(program) as live:
    live.total(3)               calls a function on PE 0, until the whole machine is at rest
    live["A"][:] = 7            a global array, over all PEs
    live.run("argument")        main
    live.stats()                a row for each PE
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Unpack

from emc.api.compiled import Compiled, Defines, level, macros, switches
from emc.api.configuration import Configuration, PesLike
from emc.api.core import Core
from emc.api.door import door
from emc.api.given import texts, whole, word, yes_or_no
from emc.api.loaded import Loaded
from emc.api.options import LoadOptions, checked_names
from emc.api.sources import SourceLike, sources
from emc.options import RANGES, BuildOptions
from emc.shape import Pes


class Machine(Configuration):
    """A simulated machine. Nothing runs on it until `load` (or Program.run). Two machines are equal if their parameters
    are.

    `machine`: the name of a machine that comes with emc (`emc machines` lists them), or a TOML file. `pes`: the number
    of PEs, or their shape, one to three numbers. `memory`: bytes of each PE. `changes`: parameters of the machine file,
    by the name of a key (hop=2) or of a section (cost={"mul": 3}). Raises InputError, and TypeError for an unknown
    parameter."""

    __slots__ = ()

    @door
    def load(self, program: Program | SourceLike, **options: Unpack[LoadOptions]) -> Live:
        """Loads a program on a new live machine. Source text, or the name of a file, is compiled for this machine
        first; emc.compile has more options. `options` are LoadOptions. Raises CompileError, and InputError (also for a
        program that was compiled for another machine)."""
        checked_names(options, LoadOptions)
        if not isinstance(program, Program):
            program = compile(program, machine=self, check=options.get("races") or None)
        return Live(self, program, options)


class Program(Compiled[Machine]):
    """A compiled program, made by `emc.compile`. `machine` is what it is compiled for. `warnings` are the warnings of
    its compilation, as data; `warning_text` has them as `emc` prints them."""

    @door
    def load(self, **options: Unpack[LoadOptions]) -> Live:
        """Loads the program on its machine: the same as program.machine.load(program, ...)."""
        return self.machine.load(self, **options)


class Live(Loaded):
    """A live machine with a program on it, made by Machine.load. `live.f(...)` calls the function f. `live["x"]` is the
    variable x, as an array. `functions` has the functions by name; use it for those whose names are also attributes of
    Live.

    A call that traps, exits or is stopped raises an exception. Its threads are then gone, the memory is kept, and you
    can go on using the machine. A Live is a context manager: its memory is released when it is closed, or when nothing
    refers to it any more."""

    __slots__ = ("machine", "program")

    machine: Machine
    program: Program

    def __init__(self, machine: Machine, program: Program, options: LoadOptions):
        super().__init__(Core(machine, program, options))
        object.__setattr__(self, "machine", machine)
        object.__setattr__(self, "program", program)


@door
def compile(
    source: SourceLike,
    *more: SourceLike,
    pes: PesLike = None,
    machine: str | os.PathLike[str] | Machine = "em4",
    optimise: int = 1,
    defines: Defines = (),
    includes: Sequence[SourceLike] | SourceLike = (),
    memory: int | None = None,
    check: bool | None = None,
    off: Sequence[str] | str = (),
    yield_after: int = 64,
    name: str | None = None,
) -> Program:
    """Compiles one source or several into a program for a machine.

    `source`: a function in Python's syntax (emc.lang), or a module with such functions; source text, or the name or
    path of a file, or the name of a bundled program. A string that contains `{`, `;` or a newline is source text.
    `pes`: 64, "8x8", (8, 8) or "4x3x8"; None means the machine's default. `machine`: a name, a TOML file, or a Machine.
    `memory`: bytes of each PE.
    `optimise`: 0, 1 or 2. `off`: optimisations to switch off. `check`: check each access while it runs, as `--check`
    does; it is on at optimise=0. `yield_after`: packets that a loop may send before it gives up its turn.
    `defines`: {"N": 4} or ["N=4"]; None is a macro without a value. `includes`: folders of headers. `name`: the name of
    source text in messages.

    Warnings are in Program.warnings. Raises CompileError with all errors in its message, and InputError for an invalid
    file or machine."""
    where = _machine(machine, pes, memory)
    found = sources((source, *more), None if name is None else word("name", name))
    options = BuildOptions(
        pes=None if pes is None else Pes(where.pes),
        machine=where.name,
        defines=macros(defines),
        includes=texts("includes", includes),
        optimise=level(optimise),
        yield_after=whole("yield_after", yield_after, *RANGES["yield_after"]),
        off=switches(off),
        check=None if check is None else yes_or_no("check", check),
        live=True,
    )
    return Program(found, where, options)


def _machine(machine: str | os.PathLike[str] | Machine, pes: PesLike, memory: int | None) -> Machine:
    if not isinstance(machine, Machine):
        return Machine(machine, pes, memory=memory)
    if pes is not None or memory is not None:
        raise TypeError(
            f"{machine!r} already has its PEs and memory: remove pes and memory, or give the machine by name"
        )
    return machine
