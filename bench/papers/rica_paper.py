"""The experiments of the message-passing paper (RICA) on EM-4/X: tables 1 to 4, figures 2 to 4.

Which of its tables holds what is a guess: the ring is in table 1, and tables 2 to 4 and figures 2 to 4 hold the rest.
So table and figure 2 are taken for the complete exchange, 3 for the broadcasts, 4 for what is left. A table has
messages of 1, 10 and 100 words, its figure the sizes between and beyond.
"""

from __future__ import annotations

from papers.cells import RICA
from papers.experiment import Experiment

PROTOTYPE = 80  # PEs; five of them make the ring
PES = 64
TABLE = (1, 10, 100)
FIGURE = (2, 5, 20, 50, 200, 500, 1000)
PACKET = 0  # words of a broadcast that is a packet only
EXCHANGES = ("lex", "pex", "rex", "wex", "wex-fence")
BROADCASTS = ("lib", "reb")


def _ring() -> Experiment:
    rows = (("ring packet", (1,)), ("ring word", (1,)), ("ring block", tuple(sorted(TABLE + FIGURE))))
    return Experiment(RICA, "table 1", "rica_ring.emc", PROTOTYPE, rows, takes_sizes=True)


def _way(table: str, program: str, way: str, sizes: tuple[int, ...]) -> Experiment:
    """A run for each way: what does not fit is the end of a run."""
    return Experiment(RICA, table, program, PES, ((way, sizes),), (way,), takes_sizes=True)


def _combine(table: str, *gives: tuple[str, tuple[int, ...]]) -> Experiment:
    return Experiment(RICA, table, "rica_combine.emc", PES, gives, takes_sizes=True)


EXPERIMENTS: tuple[Experiment, ...] = (
    _ring(),
    *(_way("table 2", "rica_exchange.emc", way, TABLE) for way in EXCHANGES),
    *(_way("table 3", "rica_broadcast.emc", way, (PACKET, *TABLE)) for way in BROADCASTS),
    _combine("table 4", ("reduction", (1,)), ("scan", TABLE), ("shift", TABLE)),
    *(_way("figure 2", "rica_exchange.emc", way, FIGURE) for way in EXCHANGES),
    *(_way("figure 3", "rica_broadcast.emc", way, FIGURE) for way in BROADCASTS),
    _combine("figure 4", ("scan", FIGURE), ("shift", FIGURE)),
)
"""In the order of the paper."""
