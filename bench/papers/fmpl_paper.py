"""The experiments of FMPL, on the SR8000: "Design and Implementation of FMPL: A Fast Message-passing Library Based on
Remote Memory Operations"."""

from __future__ import annotations

from papers.cells import FMPL
from papers.experiment import Experiment

SR8000 = "sr8000"
PROGRAM, COMPARED = "fmpl.emc", "mpi_like.emc"
MEGABYTES = "MB/s"
SIZES = (8, 64, 512, 4 << 10, 8 << 10, 32 << 10, 128 << 10, 512 << 10, 2 << 20)  # bytes
LARGE, BROADCAST = 16 << 20, 8 << 20
PES = (2, 4, 8, 9, 10, 12, 15, 16)
UNITS = (("bandwidth", MEGABYTES), ("bcast bandwidth", MEGABYTES))
PARTS = ("send init", "send header wait", "send data", "receive init", "receive header", "receive data wait")


def _experiment(
    table: str, what: str, gives: tuple[tuple[str, tuple[int, ...]], ...], pes: int = 2, program: str = PROGRAM
) -> Experiment:
    sizes = sorted({size for _, sizes in gives for size in sizes}) if what != "collective" else []
    words = (what, *map(str, sizes))
    return Experiment(FMPL, table, program, pes, gives, words, units=UNITS, machine=SR8000)


def _messages(what: str, latency: str, bandwidth: str, program: str = COMPARED) -> Experiment:
    rows = ((f"latency {latency}", (*SIZES, LARGE)), (f"bandwidth {bandwidth}", (*SIZES, LARGE)))
    return _experiment("messages", what, rows, 2, program)


EXPERIMENTS: tuple[Experiment, ...] = (
    _experiment("messages", "tcw", (("latency tcw", SIZES),)),
    _messages("FMPL", "FMPL", "FMPL", PROGRAM),
    _messages("rdma", "MPI", "MPI rdma"),
    _messages("nordma", "MPI nordma", "MPI nordma"),
    _messages("blacs-rdma", "MPIBLACS", "MPIBLACS rdma"),
    _messages("blacs-nordma", "MPIBLACS nordma", "MPIBLACS nordma"),
    _messages("fmpl", "BLACS-FMPL", "BLACS-FMPL"),
    _experiment("parts", "breakdown", tuple((row, (8,)) for row in PARTS)),
    _experiment("open receives", "gap", (("gap FMPL", (4,)), ("preposted FMPL", (4,)))),
    _experiment("open receives", "gap", (("gap MPI", (4,)), ("preposted MPI", (4,))), 2, COMPARED),
    _experiment(
        "broadcast",
        "bcast",
        tuple((f"bcast bandwidth FMPL {way}", (*SIZES[4:], BROADCAST)) for way in ("hw", "sw")),
        16,
    ),
    _experiment("broadcast", "bcast", (("bcast bandwidth MPI", (*SIZES[4:], BROADCAST)),), 16, COMPARED),
    *(
        _experiment(
            "collectives",
            "collective",
            (
                *((f"{name} FMPL {way}", (pes,)) for name in ("barrier", "bcast") for way in ("hw", "sw")),
                ("reduce FMPL", (pes,)),
            ),
            pes,
        )
        for pes in PES
    ),
    *(
        _experiment(
            "collectives",
            "collective",
            tuple((f"{name} MPI", (pes,)) for name in ("barrier", "bcast", "reduce")),
            pes,
            COMPARED,
        )
        for pes in PES
    ),
)
"""In the order of the paper."""
