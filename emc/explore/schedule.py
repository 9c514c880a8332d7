"""A schedule: what departs from the usual run, as options of a run and as words of `emc run`.

Schedule(net_delay=40, seed=17).words       ("--net-delay", "40", "--seed", "17")
Schedule(late=(Late(2, 3, 15),)).words      ("--late", "2:3=15")
"""

from __future__ import annotations

from emc.dataclass import dataclass, replace
from emc.machine import Options
from emc.machine.options import Late


@dataclass(frozen=True, slots=True)
class Schedule:
    """late: packets that leave late. net_delay, seed: all do, at random. queue: packets on chip; 0: as ever."""

    late: tuple[Late, ...] = ()
    net_delay: int = 0
    seed: int = 0
    queue: int = 0

    def over(self, options: Options) -> Options:
        """The options of a run that goes so, and otherwise as these say."""
        changed = replace(options, late=(*options.late, *self.late))
        if self.net_delay:
            changed = replace(changed, net_delay=self.net_delay, seed=self.seed)
        return replace(changed, queue=self.queue) if self.queue else changed

    @property
    def words(self) -> tuple[str, ...]:
        """Of the command line."""
        late = (word for one in self.late for word in ("--late", str(one)))
        delay = ("--net-delay", str(self.net_delay), "--seed", str(self.seed)) if self.net_delay else ()
        return (*late, *delay, *(("--queue", str(self.queue)) if self.queue else ()))

    def delay(self, packets: int) -> int:
        """The cycles by which it can make a run of so many packets longer."""
        return self.net_delay * packets + sum(one.cycles for one in self.late)


USUAL = Schedule()
