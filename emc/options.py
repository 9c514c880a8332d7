"""How a program is to be compiled: the one carrier from the command line, or from Python, down to the passes.

    BuildOptions(pes=Pes(64), optimise=2, off=frozenset({"inline"}))

How it is to be run is in machine/options.py; the ranges of both are here, for the command line and Python alike."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.shape import Pes

SWITCHES = (
    *("where-call", "join-data", "registers", "inline", "fold", "copy", "gvn", "address", "licm", "dce"),
    *("coalesce", "tail-call", "straighten", "loop-inversion", "sink"),
)  # what `--off` takes
RANGES = {  # least and most of what a user may set, of BuildOptions and of machine.Options
    "optimise": (0, 2),
    "yield_after": (0, 1 << 20),
    "max_cycles": (0, 1 << 61),
    "seed": (-(1 << 61), 1 << 61),
    "net_delay": (0, 1 << 20),
    "queue": (0, 1 << 20),
    "packet_limit": (0, 1 << 30),
}


@dataclass(frozen=True, slots=True)
class BuildOptions:
    """pes, memory: of the machine; None: its own, and the most that is possible. memory: bytes of each PE. defines:
    `NAME` or `NAME=VALUE`. includes: folders of headers. optimise: 0 .. 2, without the optimisations named in `off`.
    yield_after: packets a loop may send between two turns (0: any number). check: a checked build; None: at optimise 0.
    live: for a live machine (engines/live.py), which calls the program's functions one by one; room: bytes of each PE
    that are kept for static data of what is added to it later."""

    pes: Pes | None = None
    machine: str = "em4"
    memory: int | None = None
    defines: tuple[str, ...] = ()
    includes: tuple[str, ...] = ()
    optimise: int = 1
    yield_after: int = 64
    off: frozenset[str] = frozenset()
    check: bool | None = None
    live: bool = False
    room: int = 0

    @property
    def checked(self) -> bool:
        return self.optimise == 0 if self.check is None else self.check

    def on(self, name: str) -> bool:
        """Whether that optimisation is not switched off."""
        return name not in self.off
