"""What a run ran: what its figures are headed with."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.machine import Description
from emc.machine.description import network_of
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Heading:
    """What was run, and how. program: the file, as given. engine: its name."""

    program: str
    description: Description
    target: Target
    engine: str

    @property
    def network(self) -> str:
        """`circular omega of 16 rows x 5 columns`."""
        return network_of(self.description, self.target).describe()
