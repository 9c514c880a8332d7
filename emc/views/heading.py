"""The heading of a run's figures: what was run, and how."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.machine import Description
from emc.machine.description import network_of
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
