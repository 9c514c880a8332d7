"""The experiments of the EM-C paper (IPSJ 1993): tables 1 and 2, figures 8, 9 and 11."""

from __future__ import annotations

from papers.cells import EMC
from papers.experiment import Experiment

PES = 80  # of the prototype
NO_INLINE = frozenset({"inline"})  # a call is what the paper measures
ARGUMENTS = (0, 1, 2, 3)
FIGURE_8_PES = (1, 2, 5, 10, 20, 40, 64, 80)


def _figure_8(pes: int) -> Experiment:
    rows = tuple((f"everywhere {what}", (pes,)) for what in ("null", "write", "sum"))
    return Experiment(EMC, "figure 8", "emc_figure8.emc", pes, rows)


EXPERIMENTS: tuple[Experiment, ...] = (
    Experiment(
        EMC,
        "table 1",
        "emc_table1.emc",
        PES,
        tuple((row, ARGUMENTS) for row in ("local call", "remote fork", "remote call")),
        off=NO_INLINE,
    ),
    Experiment(EMC, "table 2", "emc_table2.emc", PES, (("remote read", (1,)), ("remote write", (1,)))),
    *(_figure_8(pes) for pes in FIGURE_8_PES),
)
