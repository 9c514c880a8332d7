"""How a program is to be compiled: one value that is passed from the command line, or from Python, down to the passes.

    BuildOptions(pes=Pes(64), optimise=2, off=frozenset({"inline"}))

machine/options.py says how it is to be run. The ranges of both are here, for the command line and for Python.
"""

from __future__ import annotations

import re

from emc.dataclass import dataclass
from emc.shape import Pes

SWITCHES = (
    *("where-call", "join-data", "registers", "inline", "fold", "copy", "gvn", "address", "licm", "dce"),
    *("coalesce", "tail-call", "straighten", "loop-inversion", "sink"),
)  # what `--off` takes
RANGES = {  # the least and greatest values of BuildOptions and of machine.Options
    "optimise": (0, 2),
    "yield_after": (0, 1 << 20),
    "max_cycles": (0, 1 << 61),
    "seed": (-(1 << 61), 1 << 61),
    "net_delay": (0, 1 << 20),
    "queue": (0, 1 << 20),
    "packet_limit": (0, 1 << 30),
}

MACRO = re.compile(r"[A-Za-z_$][\w$]*(\([^()]*\))?\Z", re.ASCII)  # what `-D` defines: `N`, `twice(x)`
UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


def parse_size(text: str) -> int:
    """The number of bytes in `65536`, `64K` or `1.31M`; a `B` may follow. Raises ValueError."""
    match = re.fullmatch(r"(\d{1,12})(?:\.(\d{1,9}))?([KMG]?)(?:i?B)?", text, re.ASCII | re.IGNORECASE)
    if match is None:
        raise ValueError(f"{text!r} is not a size: write bytes, or a number with K, M or G, like 64K or 1.31M")
    decimals = match[2] or ""
    return int(match[1] + decimals) * UNITS[match[3].upper()] // 10 ** len(decimals)


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """The options of a compilation."""

    pes: Pes | None = None  # PEs and their shape; None: the machine's own
    machine: str = "em4"  # a name, or the path of a machine file
    changes: tuple[str, ...] = ()  # of the machine: `queue.spill=14`
    memory: int | None = None  # bytes of each PE; None: the maximum
    defines: tuple[str, ...] = ()  # `NAME` or `NAME=VALUE`
    includes: tuple[str, ...] = ()  # folders of headers
    enclosure: str = ""  # only headers below this folder, and emc's own, are included; "": any
    optimise: int = 1  # 0 to 2
    yield_after: int = 64  # packets a loop may send between two turns; 0: any number
    off: frozenset[str] = frozenset()  # optimisations that are switched off, of SWITCHES
    check: bool | None = None  # a checked build; None: at optimise 0
    live: bool = False  # for a live machine (engines/live.py), which calls the program's functions one by one
    function: str = ""  # the function whose calls are measured (function_marks.py); "": none
    room: int = 0  # bytes of each PE that are reserved for static data that a live machine gets later

    @property
    def checked(self) -> bool:
        return self.optimise == 0 if self.check is None else self.check

    def on(self, name: str) -> bool:
        """Whether that optimisation is on."""
        return name not in self.off
