"""The reference engine: the definition of the machine. It is slow and clear, and every view can look inside.

    memory.py     all memories in one mapping; state.py: PEs, activations, packets
    program.py    the loaded module: numbered operations, entries by head word and cell
    threads.py    translates the IR of an entry to a Python function, from the table of operations
    actions.py    the operations that act on the PE: frames, packets, tags, heap
    switches.py   packets under way: queues and output ports of the switches
    core.py       a loaded program and the state of its machine, as the following modules see it
    report.py     why a run ended, as a Run; waits.py: who waits for what; watch.py: traces and profiles
    checks.py     checked builds: watches.py (as text), shadow.py and judge.py (memory), ledger.py (calls)
    machine.py    runs the machine: dispatch, matching, host services; `step` is its primitive; run.py: a whole run

SimPy is the clock. A priority is phase * units + unit. So each cycle has its five phases (spec: thread ends, link
arrivals, ports, queue intake, dispatch), and nothing depends on the order in which events were scheduled.
"""

from emc.engines.reference.machine import Machine
from emc.engines.reference.run import run

__all__ = ["Machine", "run"]
