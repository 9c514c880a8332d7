"""What a user wants compiled for, and how: plain values, made from a command line or by a program that embeds emc."""

from __future__ import annotations

from dataclasses import dataclass

from emc.shape import Pes

SWITCHES = (
    *("where-call", "join-data", "inline", "fold", "copy", "common", "address", "hoist", "dead", "coalesce"),
    *("tail-call", "straighten", "rotate", "sink"),
)  # what `--off` takes


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the user wants compiled for, and how. None: as the machine has it. memory: bytes of each PE.
    check: a checked build; without optimisation unless refused, with it only when wished for. live: for a live machine
    (engines/live.py), which calls the program's functions one by one; room: bytes of each PE that are kept for static
    data of what is added to it later."""

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
