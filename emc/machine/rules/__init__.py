"""The rules of the machine, once for both engines. The reference engine calls them; the native engine's kernel compiles
them in. Each engine keeps what is its own: how state is stored, and how time moves.

    network     phases 3 and 4: which packet a port moves, what a PE takes in while its thread runs, random delays
    queue       what waits at a PE: spilled packets, the next one to be dispatched
    dispatch    phase 5: what a dispatch costs, matching, threads and host services
    beside      accesses that the packet buffer serves beside the running thread
    frames      where frames and blocks of memory come from
    watch       what a profile charges to whom

They are functions over integers and over records of integers, in the subset of Python that numba compiles. `m` is the
machine's numbers (machine/numbers.py), `pe` a PE's record, `unit` that of its packet buffer (one object is both in the
reference engine). tests/engines/test_rules.py holds that a change of any rule changes both engines alike. Where the
kernel has a faster form of a rule, it says so, and that test holds the two together.
"""
