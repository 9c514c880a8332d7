"""The experiments of the message-passing paper (RICA) on EM-4/X: tables 1 to 4, figures 2 to 4."""

from __future__ import annotations

from papers.experiment import Experiment

EXPERIMENTS: tuple[Experiment, ...] = ()
