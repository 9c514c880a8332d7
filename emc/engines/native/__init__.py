"""The native engine: the same machine, fast. Threads become machine code through LLVM, the machine a compiled kernel.

    make.py       a module made a program, and run; threads.py: templates as LLVM text (writer.py: of what it is made;
                  actions.py: each operation; rooms.py: which accesses need no check; names.py)
    program.py    a module as it is loaded, kept from run to run
    kernel.py     the machine in the part of Python that numba compiles (state.py: the records that it works on)
    text.py       the same as LLVM text (kernel.ll, which pip builds): where it comes from; ship.py: how numba makes it;
                  sources.py: of what
    code.py       LLVM text and kernel as machine code, kept in the cache; improve.py: better code while a program runs
    machine.py    memory laid out, the kernel driven
    front.py      the threads of a run: one runs the machine, one hears Ctrl-C and reads
    runner.py     a run: host services, the answer as a Run; trace.py: its threads, if they are recorded;
                  origin.py: the module, when it is needed

A program that was kept starts in runner.py: neither the compiler nor this room's makers are imported then.

What ends a run in any other way than by `exit` is told by the reference engine, which goes to that cycle again: runs
are deterministic, and what the host answered is played back.
"""
