"""One schedule's run, compared with the usual one."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.explore.outcome import Apart, Outcome, Reading
from emc.explore.schedule import Schedule
from emc.explore.task import Task

INTERRUPTED = "interrupted"  # the trap of one that Ctrl-C has ended
STOPPED = "out of cycles"  # the trap of a run that took more cycles than allowed


@dataclass(frozen=True, slots=True)
class Trial:
    """A schedule, and how many cycles it may take; 0 means any number."""

    schedule: Schedule
    max_cycles: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a trial."""

    apart: Apart | None  # the first difference from the usual outcome; None if there is none
    stopped: bool  # it took more cycles than it was allowed


@dataclass(frozen=True, slots=True)
class Judge:
    """Runs trials and compares their outcomes."""

    task: Task
    usual: Outcome  # the expected outcome
    reading: Reading

    def verdict(self, trial: Trial) -> Verdict:
        """Runs the task under the trial's schedule. Raises KeyboardInterrupt if Ctrl-C has ended the run."""
        _, outcome = self.task.go(trial.schedule, max_cycles=trial.max_cycles)
        if outcome.trap == INTERRUPTED:
            raise KeyboardInterrupt
        return Verdict(self.reading.apart(self.usual, outcome), outcome.trap == STOPPED)
