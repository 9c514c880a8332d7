"""The reference engine: the definition of the machine, slow and clear, open to every view.

    memory.py     all memories in one mapping; state.py: PEs, activations, packets
    program.py    the module as loaded: operations numbered, entries by head word and cell
    threads.py    the IR of an entry as a Python function, pasted together from the table of operations
    actions.py    what the operations do that act on the PE: frames, packets, tags, heap
    switches.py   packets under way: queues and output ports of the switches
    core.py       a loaded program and what its machine keeps, as the following see it
    report.py     why a run ended, as a Run; waits.py: who waits for what; watch.py: traces and profiles
    checks.py     checked builds: watches.py (as text), shadow.py and judge.py (memory), ledger.py (calls)
    machine.py    the machine goes: dispatch, matching, host services; `step` is its primitive; run.py: a whole run

SimPy is the clock. Priorities are phase * units + unit, so that a cycle has its five phases (spec: thread ends, link
arrivals, ports, queue intake, dispatch) and nothing depends on who asked first.
"""

from emc.engines.reference.machine import Machine
from emc.engines.reference.run import run

__all__ = ["Machine", "run"]
