"""What goes into the route beside a program's texts: how they are to be compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from emc import lower
from emc.footprint import Footprint
from emc.front import typed
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Settings:
    """What all files of a program are compiled with. optimise: 0 .. 2, without the optimisations named in `off`.
    check: a checked build; raw: of a file that makes objects of bare memory (lower/body.py).
    defines: `NAME` or `NAME=VALUE`. hertz: the machine's clock, which programs see as __EMC_CLOCK_HZ__.
    message_types: of <emc/msg.h>, __EMC_MESSAGE_TYPES__.
    remote_read: cycles that one takes, for warnings. packet_types: how many it tells apart. seen: where the headers
    that are looked at are noted. live, room: as in Wishes. note: is given what each of the program's files means."""

    target: Target
    optimise: int = 1
    off: frozenset[str] = frozenset()
    check: bool = False
    raw: bool = False
    defines: tuple[str, ...] = ()
    includes: tuple[str, ...] = ()
    hertz: int = 12_500_000
    message_types: int = 17  # RICA: 0 .. 16
    remote_read: int = 23  # IPSJ table 2: 1.85 us
    packet_types: int = 256
    live: bool = False
    room: int = 0
    seen: Footprint = field(default_factory=Footprint, compare=False)
    note: Callable[[typed.Unit], object] | None = field(default=None, compare=False)

    @property
    def plain(self) -> Settings:
        """The same without the user's macros and headers, which are not for the library."""
        return Settings(
            self.target, self.optimise, self.off, self.check, hertz=self.hertz, message_types=self.message_types
        )

    @property
    def key(self) -> str:
        """A short name for all of it."""
        t = self.target
        machine = f"{t.pes}-{t.rows}x{t.cols}-{t.memory}-{t.yield_after}-{self.hertz}-{self.message_types}"
        return "-".join([machine, f"O{self.optimise}", *(["check"] if self.check else []), *sorted(self.off)])

    @property
    def options(self) -> lower.Options:
        return lower.Options(self.optimise, self.off, self.check, self.raw)
