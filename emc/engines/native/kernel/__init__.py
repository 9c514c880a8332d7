"""The machine in the part of Python that numba compiles, on records of fixed layout. In reading order:

state.py      the records; extents.py: the arrays of them; records.py, arrays.py: both as numba sees them
rules.py      machine/rules, compiled in; wires.py: machine/topology
wheel.py      time: buckets, and lists for what lies further ahead
leave.py      what a PE sends; switches.py: packets from port to port; bypass.py: accesses beside threads
dispatch.py   PEs take packets and run threads; asked.py: what threads ask for
watch.py      what traces and profiles want to know
loop.py       a cycle after the other, until something is to be done that the kernel can't do
ship.py       all that as LLVM text, by numba; sources.py: of which files; text.py: where the text is kept
"""
