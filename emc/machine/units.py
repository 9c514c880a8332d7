"""Units: what serves packets. A PE has a processor and, on the EM-X, a packet buffer that serves accesses beside it; a
node may have a network interface that runs handlers.

    units_of(machine)["interface"].begin        cycles from taking a packet to the first operation of its handler
    unit_for(machine, width, interface)         "buffer" for an access that bypasses the running thread

One unit serves a packet type, and runs its handler with its own costs and memory.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from emc.dataclass import dataclass
from emc.machine.description import Cost, Description

Name: TypeAlias = Literal["processor", "buffer", "interface"]


@dataclass(frozen=True, slots=True)
class Unit:
    """cost: the costs of operations, in cycles of a PE. begin: the cycles from taking a special packet to the first
    operation of its handler. memory: bytes; 0 stands for the PE's memory."""

    cost: Cost
    begin: int
    memory: int


def units_of(machine: Description) -> dict[Name, Unit]:
    """The units of a machine, by name."""
    interface = machine.interface
    cycles = interface.clock  # of a PE, for one of the interface
    return {
        "processor": Unit(machine.cost, machine.thread.dispatch, 0),
        "buffer": Unit(machine.cost, machine.bypass.decode, 0),
        "interface": Unit(interface.cost.times(cycles), interface.event * cycles, interface.sram),
    }


def unit_for(machine: Description, width: int, interface: bool = False) -> Name:
    """The unit that serves a packet type. width: bytes that its handler accesses, 0 if it does more than that;
    interface: whether it is for network interfaces (ir/traits.py)."""
    if interface:
        return "interface"
    return "buffer" if 0 < width <= machine.bypass.widest else "processor"
