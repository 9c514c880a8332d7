"""The native engine: the same machine, fast. LLVM compiles its threads, and a compiled kernel simulates the machine.

    names.py      the names that threads and the kernel use for each other's parts
    kernel/       the machine, in a part of Python, by the rules of machine/rules
    translate/    translates that part of Python to LLVM text
    codegen/      translates templates to LLVM text: threads
    run/          loads and runs a program: memory layout, machine code, host services, the result as a Run
    make.py       makes a program from a module, and runs it

A program from the cache starts in run/runner.py. Then neither the compiler nor codegen is imported.

A run that does not end by `exit` is reported by the reference engine, which runs the program again up to that cycle:
runs are deterministic, and the host's answers are played back.
"""
