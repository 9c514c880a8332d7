"""The papers' experiments, as bench/published.py runs them.

    cells.py        what the papers print: the published values that are known, each with its source
    experiment.py   what an experiment is, and a run of one: program text in, microseconds by (row, size) out
    emc_paper.py    the EM-C paper's tables and figures (IPSJ 1993)
    rica_paper.py   the message-passing paper's; neighbours_paper.py: that of neighbour exchange on the FX10;
                    fmpl_paper.py: that of FMPL on the SR8000; niam_paper.py: that of interfaces that run
                    handlers, with its program
    parameters.py   what of the machine file calibration may turn; fit.py: the search
    report.py       simulated beside published, for a terminal and as JSON; page.py: for docs/papers.md
    plots.py        the figures drawn

An experiment is a program of programs/papers that prints lines such as `remote call 2: 5.64 us`: row, size, time.
"""

from __future__ import annotations

from papers import emc_paper, fmpl_paper, neighbours_paper, niam_paper, rica_paper
from papers.experiment import Experiment

EXPERIMENTS: tuple[Experiment, ...] = (
    *emc_paper.EXPERIMENTS,
    *rica_paper.EXPERIMENTS,
    *neighbours_paper.EXPERIMENTS,
    *fmpl_paper.EXPERIMENTS,
    *niam_paper.EXPERIMENTS,
)
