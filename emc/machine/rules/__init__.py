"""The rules of the machine, written once for both engines. The reference engine calls them, and the native engine's
kernel compiles them. Each engine has its own code for how state is stored, and for how time moves.

    network     phases 3 and 4: when a port moves a packet, what a PE takes in while its thread runs, random delays
    queue       packets that wait at a PE: spilled ones, and the next one to be dispatched
    dispatch    phase 5: what a dispatch costs, matching, threads and host services
    beside      accesses that the packet buffer serves beside the running thread
    frames      allocation of frames and of blocks of memory
    watch       what a profile charges, and to whom

They are functions over integers and over records of integers, in the part of Python that engines/native/translate
compiles. `m` is the machine's numbers (machine/numbers.py), `pe` a PE's record, and `unit` the record of its packet
buffer (in the reference engine one object is both). tests/engines/test_rules.py checks that a change of any rule
changes both engines in the same way. Where the kernel has a faster form of a rule, the rule says so, and the same test
compares the two.
"""
