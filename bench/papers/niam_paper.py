"""The experiments of NIAM, on a Myrinet cluster: "Network Interface Active Messages on SMP Clusters"."""

from __future__ import annotations

from papers.cells import NIAM
from papers.experiment import Experiment

SIZES = tuple(4**n for n in range(1, 10))  # bytes
NODES = (2, 4, 8)


def _experiment(table: str, what: str, rows: tuple[str, ...], sizes: tuple[int, ...], pes: int) -> Experiment:
    gives = tuple((row, sizes) for row in rows)
    return Experiment(NIAM, table, "../../bench/papers/niam.emc", pes, gives, (what,), machine="myrinet")


EXPERIMENTS: tuple[Experiment, ...] = (
    _experiment("calls", "call", ("host's share of a call", "interval of empty calls"), (0,), 2),
    _experiment("calls", "reply", ("call and reply",), (0,), 2),
    _experiment("words", "word", ("PIO read",), (1,), 2),
    _experiment("copies", "copy", ("interval of copies",), SIZES, 2),
    *(_experiment("barriers", "barrier", ("barrier", "barrier of hosts"), (pes,), pes) for pes in NODES),
)
