"""The parts that all engines share: the machine file, the network, packets, counters, the host, and the Run.

In: a machine file (runtime/machines/*.toml, machine_file.py) and the user's options. Out: plain values: `Description`,
`Target`, `Options`, and the result that every engine returns (`Run`). Nothing here runs a program.
"""

from emc.machine.counters import Counters
from emc.machine.description import Description, target
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import Run, Trap

__all__ = ["Counters", "Description", "Host", "Options", "Run", "Trap", "target"]
