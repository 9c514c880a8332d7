"""The experiments of the EM-C paper (IPSJ 1993): tables 1 and 2, figures 8, 9 and 11."""

from __future__ import annotations

import re
from functools import partial

from papers.cells import EMC
from papers.experiment import SPEED_UP, Cell, Experiment

PES = 80  # of the prototype
NO_INLINE = frozenset({"inline"})  # a call is what the paper measures
APART = frozenset({"join-data"})  # a sum's words have packets of their own, before those that join
PLAIN = frozenset({"registers"})  # at -O 0: variables live in the frame, as with a plain compiler of 1993
ARGUMENTS = (0, 1, 2, 3)
FIGURE_8 = (("figure 8a", "everywhere null"), ("figure 8b", "everywhere write"), ("figure 8c", "everywhere sum"))
FIGURE_8_PES = (1, 2, 5, 10, 20, 40, 64, 80)
TASKS = (10, 20, 50, 100, 200, 500, 1000)  # microseconds
CIRCUIT = ("--circuit", "primary2.circuit", "--iterations", "1")  # of the paper's size: 3817 wires, 1920 x 20
SEQUENTIAL = "LocusRoute sequential"
FIGURE_11_PES = (1, 2, 4, 8, 16, 32, 64, 80)
FIGURE_11 = (  # wire-level threads, route-level threads, PEs
    (1, 1, FIGURE_11_PES),
    (2, 4, FIGURE_11_PES),
    (4, 1, (16, 64)),
    (1, 4, (16, 64)),
    (4, 4, (16, 64)),
    (8, 8, (16, 64)),
)
NEVER_YIELD = "YIELD=1000000000"


def _time_of_routing(output: str, cell: Cell) -> dict[Cell, float]:
    """What LocusRoute says of its time, in microseconds."""
    found = re.search(r"^time: routing (\d+\.\d+) ms$", output, re.MULTILINE)
    return {} if found is None else {cell: float(found[1]) * 1000}


def _sequential() -> Experiment:
    cell = (SEQUENTIAL, 1)
    reads = partial(_time_of_routing, cell=cell)
    return Experiment(
        EMC, "figure 11", "../locusroute_seq.c", 1, ((SEQUENTIAL, (1,)),), CIRCUIT, (), PLAIN, optimise=0, reads=reads
    )


def _parallel(pes: int, wires: int, routes: int, yielding: bool = True) -> Experiment:
    row = f"LocusRoute {wires} x {routes}" + ("" if yielding else " without yielding")
    return Experiment(
        EMC,
        "figure 11",
        "../locusroute.emc",
        pes,
        ((row, (pes,)),),
        (*CIRCUIT, "--wires", str(wires), "--routes", str(routes)),
        () if yielding else (NEVER_YIELD,),
        PLAIN,
        yield_after=64 if yielding else 0,
        optimise=0,
        unit=SPEED_UP,
        speed_up_over=SEQUENTIAL,
        reads=partial(_time_of_routing, cell=(row, pes)),
    )


def _table_1() -> Experiment:
    rows = tuple((row, ARGUMENTS) for row in ("local call", "remote fork", "remote call"))
    return Experiment(EMC, "table 1", "emc_table1.emc", PES, rows, off=NO_INLINE)


def _figure_9() -> Experiment:
    ways = ("everywhere", "barrier + barrier", "tree + counter")
    rows = tuple((f"speed-up {way}", TASKS) for way in ways)
    return Experiment(EMC, "figure 9", "emc_figure9.emc", PES, rows, unit=SPEED_UP)


EXPERIMENTS: tuple[Experiment, ...] = (
    _table_1(),
    Experiment(EMC, "table 2", "emc_table2.emc", PES, (("remote read", (1,)), ("remote write", (1,)))),
    *(
        Experiment(EMC, table, "emc_figure8.emc", pes, ((row, (pes,)),), off=APART)
        for table, row in FIGURE_8
        for pes in FIGURE_8_PES
    ),
    _figure_9(),
    _sequential(),
    *(_parallel(pes, wires, routes) for wires, routes, counts in FIGURE_11 for pes in counts),
    *(_parallel(pes, wires, routes, yielding=False) for wires, routes in ((1, 1), (2, 4)) for pes in (16, 64)),
)
