"""`--races` in the kernel: what engines/races and reference/races.py do, on records of fixed layout.

The Python there is the definition, and tests/races/test_native.py compares the two. In reading order:

vectors.py    what turns know of other turns
turns.py      turns with their clocks, and the chains they form
trains.py     what is kept of a chain on one way between PEs
channels.py   ways between PEs, and handlers that sent packets on
arrivals.py   who comes after the packets on a way
past.py       which turns came before the running one
links.py      lists of turns
published.py  turns that left something for others
cells.py      the order that locks, I cells and Q cells give
marks.py      the last accesses to each word, and the pairs of accesses that nothing orders
nodes.py      who made whom
hooks.py      what the kernel calls: a turn begins and ends, a packet leaves, an operand waits

Memory would soon be full of old turns. So `turns.raise_floor` computes from time to time which turns all packets under
way know, and so all later turns will know. Such a turn can't race any more, and nothing is learnt from it, so what is
kept about it is forgotten.
"""
