"""What users hold: machines, programs, live machines. Each leads to the others, so they are in one file; what each
can do by itself is in configuration.py, compiled.py and loaded.py.

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
    """A simulated machine: nothing runs on it until `load` (or Program.run). Two of the same parameters are equal.

    machine: the name of one that comes with emc (`emc machines` lists them), or a TOML file. pes: how many PEs, or
    their extents, one to three. memory: bytes of each PE. changes: parameters of the machine file, by the name of a key
    (hop=2) or of a section (cost={"mul": 3}). Raises InputError, and TypeError for a parameter that there is not."""

    __slots__ = ()

    @door
    def load(self, program: Program | SourceLike, **options: Unpack[LoadOptions]) -> Live:
        """A live machine with a program on it. Source text, or a file's name, is compiled for this machine first;
        emc.compile knows more options. options: LoadOptions. Raises CompileError, InputError (also for a program that
        was compiled for another machine)."""
        checked_names(options, LoadOptions)
        return Live(self, program if isinstance(program, Program) else compile(program, machine=self), options)


class Program(Compiled[Machine]):
    """A compiled program. machine: what it is compiled for. warnings: of its compilation, as data; `warning_text` is
    how `emc` prints them. Made by `emc.compile`."""

    @door
    def load(self, **options: Unpack[LoadOptions]) -> Live:
        """Loads it on its machine: the same as program.machine.load(program, ...)."""
        return self.machine.load(self, **options)


class Live(Loaded):
    """What machine.load(program) gives. `live.f(...)` calls f; `live["x"]` is a variable: an array over the machine.
    functions: by name, for those that are called like something here. Made by Machine.load.

    A call that traps, exits, or is stopped raises; its threads are gone then, memory stays, and the machine goes on. It
    is a context manager; when it is closed, or nothing refers to it any more, its memory is given back."""

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
    """The program of one source or several, for a machine.

    source: source text, or the name or path of a file (a string with `{`, `;` or a line's end in it is text); a bundled
    program's name will do. pes: 64, "8x8", (8, 8), "4x3x8"; None: as many as the machine has. machine: a name, a TOML
    file, or a Machine. optimise: 0, 1, 2. defines: {"N": 4} or ["N=4"]; None for a macro without a value. includes:
    folders of headers. memory: bytes of each PE.
    check: check each access while it runs (as `--check`; on at optimise=0). off: optimisations to switch off.
    yield_after: packets a loop may send before it gives up its turn. name: what text is called in messages.

    Raises CompileError with all errors rendered, InputError for files and machines that can't be. Warnings are kept:
    Program.warnings."""
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
            f"{machine!r} already has its PEs and memory: leave out pes and memory, or give the machine by name"
        )
    return machine
