"""What the compiler needs besides a program's texts: how they are compiled, and for which machine."""

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
    """The settings with which all files of a program are compiled: the user's options, and facts of the machine."""

    target: Target
    options: BuildOptions = field(default_factory=BuildOptions)
    raw: bool = False  # of a file that makes objects of raw memory (malloc): none of its own accesses is checked
    hertz: int = 12_500_000  # the machine's clock: __EMC_CLOCK_HZ__ in programs
    # of <emc/msg.h>, __EMC_MESSAGE_TYPES__; RICA: 0 .. 16
    message_types: int = 17
    engines: int = 0  # of a PE, __EMC_RDMA_ENGINES__ in programs
    extents: tuple[int, ...] = (1,)  # of the PEs' shape, __EMC_EXTENTS__ in programs
    # of <emc/neighbours.h>: bytes of an eager message, and the sizes by which a schedule is chosen, for rdma and for
    # messages
    exchange: tuple[int, int, int] = (0, 0, 0)
    # barriers of all PEs that the hardware has, whether it has a broadcast, and whether blocks are copied at a rate of
    # their own (__EMC_COLOURS__, __EMC_BROADCAST__, __EMC_COPY__)
    hardware: tuple[int, int, int] = (0, 0, 0)
    # cycles, for warnings; IPSJ table 2: 1.85 us
    remote_read: int = 23
    packet_types: int = 256  # the number of packet types that the machine distinguishes
    interface_memory: int = 0  # bytes that a network interface has for the program's objects
    seen: Footprint = field(default_factory=Footprint, compare=False)  # notes the headers that were looked for
    elsewhere: Callable[[], frozenset[str]] = field(default=frozenset, compare=False)  # functions of the other files
    # called with the typed unit of each file of the program
    note: Callable[[typed.Unit], object] | None = field(default=None, compare=False)

    @property
    def defines(self) -> tuple[str, ...]:
        """The machine's macros and the user's."""
        eager, rdma, message = self.exchange
        colours, broadcast, copy = self.hardware
        machine = {
            "CLOCK_HZ": self.hertz,
            "MESSAGE_TYPES": self.message_types,
            "RDMA_ENGINES": self.engines,
            "DIMENSIONS": len(self.extents),
            "EXTENTS": ", ".join(map(str, self.extents)),
            "MESSAGE_EAGER": eager,
            "EXCHANGE_RDMA": rdma,
            "EXCHANGE_MESSAGE": message,
            "INTERFACES": self.target.interfaces,
            "NODE_PES": self.target.node_pes,
            "COLOURS": colours,
            "BROADCAST": broadcast,
            "COPY": copy,
        }
        return (*(f"__EMC_{name}__={value}" for name, value in machine.items()), *self.options.defines)

    def folders(self, own: str) -> list[str]:
        """The folders where a file's headers are searched for, in order. own: the file's own folder, or ""."""
        return [*self.options.includes, *([own] if own else []), str(places.runtime() / "include")]

    @property
    def plain(self) -> Settings:
        """These settings without the user's macros and headers, which do not apply to the library."""
        o = self.options
        options = BuildOptions(optimise=o.optimise, off=o.off, check=o.checked)
        return Settings(
            self.target,
            options,
            hertz=self.hertz,
            message_types=self.message_types,
            engines=self.engines,
            exchange=self.exchange,
            hardware=self.hardware,
        )

    @property
    def key(self) -> str:
        """A short name for all settings except the target and its extents, which the library does not use."""
        o = self.options
        asked = (self.engines, *self.exchange)
        engines = ["E" + "-".join(map(str, asked))] if any(asked) else []
        engines += ["H" + "-".join(map(str, self.hardware))] if any(self.hardware) else []
        checked = ["check"] if o.checked else []
        return "-".join(
            [f"{self.hertz}", f"{self.message_types}", f"O{o.optimise}", *engines, *checked, *sorted(o.off)]
        )
