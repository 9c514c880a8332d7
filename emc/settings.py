"""What goes into the route beside a program's texts: how they are compiled, and for what."""

from __future__ import annotations

from collections.abc import Callable

from emc import places
from emc.dataclass import dataclass, field
from emc.footprint import Footprint
from emc.front import typed
from emc.options import BuildOptions
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Settings:
    """What all files of a program are compiled with: the user's options, and facts of the machine."""

    target: Target
    options: BuildOptions = field(default_factory=BuildOptions)
    raw: bool = False  # of a file that makes objects of bare memory (malloc): none of its own accesses is checked
    hertz: int = 12_500_000  # the machine's clock: __EMC_CLOCK_HZ__ in programs
    # of <emc/msg.h>, __EMC_MESSAGE_TYPES__; RICA: 0 .. 16
    message_types: int = 17
    engines: int = 0  # of a PE, __EMC_RDMA_ENGINES__ in programs
    # cycles, for warnings; IPSJ table 2: 1.85 us
    remote_read: int = 23
    packet_types: int = 256  # that the machine distinguishes
    seen: Footprint = field(default_factory=Footprint, compare=False)  # notes the headers that were looked for
    # called with the typed unit of each file of the program
    note: Callable[[typed.Unit], object] | None = field(default=None, compare=False)

    @property
    def defines(self) -> tuple[str, ...]:
        """The machine's macros, and the user's."""
        machine = (f"__EMC_CLOCK_HZ__={self.hertz}", f"__EMC_MESSAGE_TYPES__={self.message_types}")
        return (*machine, f"__EMC_RDMA_ENGINES__={self.engines}", *self.options.defines)

    def folders(self, own: str) -> list[str]:
        """Where a file's headers are looked for, in order. own: the file's own folder, or ""."""
        return [*self.options.includes, *([own] if own else []), str(places.runtime() / "include")]

    @property
    def plain(self) -> Settings:
        """The same without the user's macros and headers, which are not for the library."""
        o = self.options
        options = BuildOptions(optimise=o.optimise, off=o.off, check=o.checked)
        return Settings(self.target, options, hertz=self.hertz, message_types=self.message_types, engines=self.engines)

    @property
    def key(self) -> str:
        """A short name for all of it but the target."""
        o = self.options
        engines = [f"E{self.engines}"] if self.engines else []
        checked = ["check"] if o.checked else []
        return "-".join(
            [f"{self.hertz}", f"{self.message_types}", f"O{o.optimise}", *engines, *checked, *sorted(o.off)]
        )
