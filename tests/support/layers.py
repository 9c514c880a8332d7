"""Which layer of emc tells a mistake in a program: the compiler, a trap, or a second run.

    told(text, "x.emc")             Told(sure=("W0558",), trap="", later=("W0703",))
    told(...).layer                 "sure", "trap", "checked", "race", "copy", "one PE" or "none": the first one

The second run is asked as if the compiler had said nothing, so that the layers can be compared. Programs run on four
PEs of the EM-4, on the reference engine, which takes a few hundredths of a second for each.
"""

from __future__ import annotations

from dataclasses import dataclass

from emc.faults import Faulty, Kind
from emc.ir.threads import has_threads
from emc.machine import Host, Options
from emc.machine.run import DEADLOCK, ILLEGAL
from emc.options import BuildOptions
from emc.second_run import First, is_wanted, look_again
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import Source

PES, MEMORY, MOST_CYCLES = 4, 1 << 20, 1_000_000
ENGINE = "reference"
INPUT = b"some"
LAYERS = {"W0701": "race", "W0702": "checked", "W0703": "one PE", "W0704": "copy"}


@dataclass(frozen=True)
class Told:
    """sure: the codes of the compiler's warnings. trap: the kind of the plain run's. later: codes of a second run."""

    sure: tuple[str, ...]
    trap: str
    later: tuple[str, ...]

    @property
    def layer(self) -> str:
        run = "trap" if self.trap else LAYERS[self.later[0]] if self.later else "none"
        return "sure" if self.sure else run

    def __str__(self) -> str:
        run = ", ".join(filter(None, (self.trap, *self.later))) or "-"
        return f"{self.layer:8}{' '.join(self.sure) or '-':12} {run}"


class Heard:
    """The input of these programs, of which most read nothing."""

    kept = bytearray(INPUT)
    is_whole = True
    used_files = False


def told(text: str, name: str) -> Told | None:
    """What is told about a program; None if it is only a part of one, or has errors."""
    sources = ((name, Source(name, text)),)
    wanted = BuildOptions(pes=Pes(PES), memory=MEMORY)
    try:
        built = build(sources, wanted)
    except Faulty:
        return None
    sure = sorted({fault.code for fault in built.faults if fault.kind is Kind.WARNING})
    options = Options(max_cycles=MOST_CYCLES)
    done = execute(built, ENGINE, options, Host(name, stdin=INPUT))
    trap = "" if done.trap is None else done.trap.kind
    first = First(sources, wanted, options, (), (), has_threads(built.module), done, Heard(),
                  lambda file: text if file == name else None, ENGINE)  # fmt: skip
    later = sorted({fault.code for fault in look_again(first).faults}) if is_wanted(first) else []
    is_own = done.trap is None or done.status in (ILLEGAL, DEADLOCK)
    return Told(tuple(sure), trap if is_own else "endless", tuple(later))
