"""Loads and runs a program on the native engine. In reading order:

program.py    a module as it is loaded, which is cached; origin.py: the module itself, when it is needed
memory.py     mappings; code.py: machine code of LLVM text and kernel, which is cached
machine.py    lays out memory and runs the kernel; improve.py: makes better code while a program runs
front.py      the threads of a run: one runs the machine, one takes Ctrl-C and reads input
runner.py     a run: host services, the result as a Run; brief.py: how a long run ended; trace.py, tally.py
live.py       a machine that is kept between calls; successor.py: and goes on after a bad end
"""
