"""The native engine: the same machine, fast. Threads become machine code through LLVM, the machine a compiled kernel.

    threads.py    templates as LLVM text (writer.py: of what it is made; actions.py: each operation; names.py)
    state.py      the records that the kernel works on
    kernel.py     the machine in the part of Python that numba compiles
    code.py       LLVM text and kernel as machine code, kept in the cache
    program.py    a module as it is loaded
    machine.py    memory laid out, the kernel driven
    runner.py     a run: host services, Ctrl-C, the answer as a Run

What ends a run in any other way than by `exit` is told by the reference engine, which goes to that cycle again: runs
are deterministic, and what the host answered is played back.
"""

from emc.engines.native.code import has_kernel
from emc.engines.native.runner import can_run, is_ready, run

__all__ = ["can_run", "has_kernel", "is_ready", "run"]
