"""The machine, in the part of Python that translate/ compiles, on records of fixed layout. In reading order:

state.py      the records; extents.py: the arrays of them; records.py, arrays.py: both for translate/
rules.py      compiles machine/rules; wires.py: compiles machine/topology
wheel.py      time: buckets, and lists for events further ahead
leave.py      what a PE sends; switches.py: packets from port to port; bypass.py: accesses beside threads
dispatch.py   PEs take packets and run threads; asked.py: what threads ask for
watch.py      the data of traces and profiles
loop.py       runs cycle after cycle, until there is work that the kernel can't do
ship.py       all of it as LLVM text; sources.py: from which files; named.py: a name for them
"""
