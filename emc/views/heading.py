"""The heading of a run's figures: what was run, and how."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.machine import Description
from emc.machine.description import network_of
from emc.machine.run import Track
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Heading:
    """What was run, and how."""

    program: str  # the file, as given
    description: Description
    target: Target
    engine: str  # its name

    @property
    def network(self) -> str:
        """The network in words: `circular omega of 16 rows x 5 columns`."""
        return network_of(self.description, self.target).describe()

    def track(self, kind: Track, place: int, unit: int) -> str:
        """The name of half an engine, of a link, or of a part of a network interface: `PE 3 engine 0 sends`,
        `link 5 +x`, `NI 2 handles`. place: the PE, the switch or the network interface. unit: the number of the engine
        or of the port."""
        if kind == "link":
            return f"link {place} {network_of(self.description, self.target).port_name(place, unit)}"
        if place >= self.target.pes:
            return f"{self.target.unit(place)} {kind}"
        return f"PE {place} engine {unit} {kind}"
