"""The experiments of NIAM, on a Myrinet cluster: "Network Interface Active Messages on SMP Clusters"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emc.machine.run import Moving
from papers.cells import NIAM
from papers.experiment import Cell, Experiment

SIZES = tuple(4**n for n in range(1, 10))  # bytes
NODES = (2, 4, 8)
HEAD = 8  # words of a packet before its data
SHORT, LONG = 4, 1024  # bytes of the copies by which engines are measured
ENGINES = (  # the row, its track, which interface of two does it, and words before the data
    ("memory engine, memory to NI", "moves", 0, 0),
    ("memory engine, NI to memory", "moves", 1, 0),
    ("send engine", "sends", 0, HEAD),
)


def _experiment(table: str, what: str, rows: tuple[str, ...], sizes: tuple[int, ...], pes: int) -> Experiment:
    gives = tuple((row, sizes) for row in rows)
    units = (("rate", "MB/s"),)
    return Experiment(NIAM, table, "../../bench/papers/niam.emc", pes, gives, (what,), units=units, machine="myrinet")


def _engines(moving: Sequence[Moving], hertz: int) -> Mapping[Cell, float]:
    """What the engines take for the first copies of SHORT and LONG bytes: a fixed time (0), and one for each word;
    and a word's way, from the begin of the sender to the end of the receiver."""
    first = min(one.pe for one in moving)

    def of(track: str, node: int, size: int) -> Moving:
        return next(one for one in moving if (one.track, one.pe, one.size) == (track, first + node, size))

    found: dict[Cell, float] = {}
    for row, track, node, head in ENGINES:
        short, long = (of(track, node, size) for size in (SHORT, LONG))
        word = (long.end - long.begin - short.end + short.begin) / ((LONG - SHORT) // 4)
        found[row, 1] = word / hertz * 1e6
        found[row, 0] = (short.end - short.begin - (head + SHORT // 4) * word) / hertz * 1e6
    found["network, one way", 1] = (of("receives", 1, SHORT).end - of("sends", 0, SHORT).begin) / hertz * 1e6
    return found


def _of_engines() -> Experiment:
    rows = (*((row, (0, 1)) for row, *_ in ENGINES), ("network, one way", (1,)))
    program = "../../bench/papers/niam.emc"
    return Experiment(NIAM, "engines", program, 2, rows, ("copy",), machine="myrinet", busy=_engines)


EXPERIMENTS: tuple[Experiment, ...] = (
    _of_engines(),
    _experiment("calls", "call", ("host's share of a call", "interval of empty calls"), (0,), 2),
    _experiment("calls", "reply", ("call and reply",), (0,), 2),
    _experiment("words", "word", ("PIO read",), (1,), 2),
    _experiment("copies", "copy", ("interval of copies", "rate of copies"), SIZES, 2),
    *(_experiment("barriers", "barrier", ("barrier", "barrier of hosts"), (pes,), pes) for pes in NODES),
)
