"""The rows of the table, a file each (all that is about packets and about start-up is of one kind), in order."""

from measuring import Row

from rows.calls import CALLS
from rows.checked import CHECKED
from rows.compiling import COMPILING
from rows.direct import DIRECT
from rows.locusroute import LOCUSROUTE
from rows.memory import MEMORY
from rows.mpi import MPI
from rows.packets import PACKETS, REFERENCE
from rows.sequential import SEQUENTIAL
from rows.start import START

ROWS: tuple[Row, ...] = (
    SEQUENTIAL,
    PACKETS,
    CALLS,
    LOCUSROUTE,
    CHECKED,
    DIRECT,
    MPI,
    START,
    COMPILING,
    REFERENCE,
    MEMORY,
)

__all__ = ["ROWS"]
