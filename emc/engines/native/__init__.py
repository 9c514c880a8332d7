"""The native engine: the same machine, fast. Threads become machine code through LLVM, the machine a compiled kernel.

    names.py      what threads and the kernel call each other's parts
    kernel/       the machine in the part of Python that numba compiles, by the rules of machine/rules
    codegen/      templates as LLVM text: threads
    run/          a program loaded and run: memory laid out, machine code, host services, the answer as a Run
    make.py       a module made a program, and run there

A program that was kept starts in run/runner.py: neither the compiler nor this room's makers are imported then.

What ends a run in any other way than by `exit` is reported by the reference engine, which goes to that cycle again:
runs are deterministic, and what the host answered is played back.
"""
