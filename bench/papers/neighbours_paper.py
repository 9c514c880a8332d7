"""The experiments of NEIGHBOURS, on the FX10: "A Neighboring Communication Algorithm Using Effective Multiple
Communication Devices on Direct Connection Network".

`model` is measured on a machine where nothing takes time but what the equations have. The interface's limit shows only
where memory and gaps between packets are none.
"""

from __future__ import annotations

from papers.cells import NEIGHBOURS
from papers.experiment import SPEED_UP, TIME, Experiment

PES = 27  # 3 x 3 x 3: each of the six neighbours is another PE, and 8 MB blocks fit
PROGRAM = "fx10_neighbours.emc"
FX10, IDEAL = "fx10", "fx10_ideal"
SIZES = tuple(1024 << n for n in range(14))  # bytes of a block: to 8 MB
SHAPES = (504, 503, 605, 604, 704, 804, 2604)  # 100 N + C: N neighbours, C devices
BANDWIDTH = "GB/s"
UNITS = (
    ("gain", SPEED_UP),
    ("transfer", SPEED_UP),
    ("crossover", "bytes"),
    ("steps", "steps"),
    ("model L", TIME),
)


def _experiment(table: str, what: str, gives: tuple[tuple[str, tuple[int, ...]], ...], **more: object) -> Experiment:
    sizes = sorted({size for _, sizes in gives for size in sizes} - {0})
    kept: dict[str, object] = {"unit": BANDWIDTH, "units": UNITS, "arguments": (what, *map(str, sizes)), **more}
    return Experiment(NEIGHBOURS, table, PROGRAM, PES, gives, **kept)  # pyright: ignore[reportArgumentType]


def _measured(table: str, what: str, machine: str) -> Experiment:
    rows = tuple((f"{name} {what}", SIZES) for name in ("direct", "segmented", "gain"))
    return _experiment(table, what, (*rows, (f"crossover {what}", (0,)), (f"best {what}", (0,))), machine=machine)


EXPERIMENTS: tuple[Experiment, ...] = (
    _experiment("formulas", "formula", (
        *((row, SHAPES) for row in ("gain formula", "steps direct", "steps segmented", "transfer direct",
                                    "transfer segmented")),
        ("gain limit", (0,)),
    ), machine=FX10, defines=("MOST=4096",)),
    _experiment("model", "command", (("model L", (0,)), ("model B", (0,))), machine=IDEAL),
    _measured("model", "model", IDEAL),
    _measured("RDMA", "rdma", FX10),
    _measured("messages", "message", FX10),
    _experiment("RDMA", "limit", (("limit of the CPU's interface", (0,)),), machine=FX10,
                values=(("dma.gap", 0), ("dma.memory", 0))),
)  # fmt: skip
"""In the order of the paper."""
