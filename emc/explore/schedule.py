"""A schedule: its differences from the usual run, as options of a run and as words of `emc run`.

Schedule(net_delay=40, seed=17).words       ("--net-delay", "40", "--seed", "17")
Schedule(late=(Late(2, 3, 15),)).words      ("--late", "2:3=15")
"""

from __future__ import annotations

from emc.dataclass import dataclass, replace
from emc.machine import Options
from emc.machine.options import Late


@dataclass(frozen=True, slots=True)
class Schedule:
    """A schedule."""

    late: tuple[Late, ...] = ()  # the packets that leave late
    net_delay: int = 0  # random delays of all packets: cycles at most
    seed: int = 0  # of the random delays
    queue: int = 0  # packets on the chip; 0 means the machine's own number

    def over(self, options: Options) -> Options:
        """These options, changed so that the run follows this schedule."""
        changed = replace(options, late=(*options.late, *self.late))
        if self.net_delay:
            changed = replace(changed, net_delay=self.net_delay, seed=self.seed)
        return replace(changed, queue=self.queue) if self.queue else changed

    @property
    def words(self) -> tuple[str, ...]:
        """The schedule as options of the command line."""
        late = (word for one in self.late for word in ("--late", str(one)))
        delay = ("--net-delay", str(self.net_delay), "--seed", str(self.seed)) if self.net_delay else ()
        return (*late, *delay, *(("--queue", str(self.queue)) if self.queue else ()))

    def delay(self, packets: int) -> int:
        """The number of cycles by which the schedule can make a run of that many packets longer."""
        return self.net_delay * packets + sum(one.cycles for one in self.late)


USUAL = Schedule()
