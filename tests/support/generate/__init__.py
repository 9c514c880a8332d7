"""Random EM-C programs: the same seed gives the same text, on any machine.

    program(7)      a program of 30 to 150 lines that uses the language's every construct now and then

A program passes the compiler without an error and ends: loops count variables that nothing else sets, functions call
only those before them, recursion counts down, and `budget` bounds how much is done in all. What it computes need not be
the same on two machines, only on two engines. Some programs end early: in a trap, a deadlock, `exit` or `abort`
(ends.py).

    writer.py        the random choices, what a statement may name (Scope), the registry of rules
    expressions.py   values and places
    plain.py         C statements, data of all widths, local and remote
    blocks.py        task blocks under where, everywhere, iterate; reductions; parallel
    together.py      calls on other PEs, locks, synchronising memory, messages, barriers, memory by blocks
    ends.py          how a program may end
    texts.py         the declarations that each program begins with
"""

from generate.program import program

__all__ = ["program"]
