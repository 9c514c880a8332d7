"""A program on the native engine. In reading order:

program.py    a module as it is loaded, kept from run to run; origin.py: the module, when it is needed
memory.py     mappings; code.py: LLVM text and kernel as machine code, kept in the cache
machine.py    memory laid out, the kernel driven; improve.py: better code while a program runs
front.py      the threads of a run: one runs the machine, one hears Ctrl-C and reads
runner.py     a run: host services, the answer as a Run; brief.py: how a long one ended; trace.py, tally.py
live.py       a machine that is kept between calls; successor.py: and goes on after a bad end
"""
