"""What a sweep is asked to do, as plain data: programs, the values of each option, and what is the same for all runs.

    Spec((program,), (Axis("pes", ("1", "2")), Axis("set queue.spill", ("8", "14"))))

An axis is named as in a manifest: an option of `emc run` by its Python name (`net_delay`), `define N`, or
`set queue.spill`. Its values are the texts that follow the option.
"""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.sweeps.values import SweepError
from emc.texts import Source

__all__ = ["OPTIONS", "Axis", "Program", "Spec", "SweepError"]

# options of `emc run` with numbers or names as values, by their Python names
OPTIONS = {
    "machine": "--machine",
    "pes": "--pes",
    "memory": "--memory",
    "optimise": "-O",
    "yield_after": "--yield-after",
    "net_delay": "--net-delay",
    "queue": "--queue",
    "packet_limit": "--packet-limit",
    "seed": "--seed",
}
DEFINE, SET = "define ", "set "


@dataclass(frozen=True, slots=True)
class Axis:
    """An option, and the values that it takes."""

    name: str
    values: tuple[str, ...]

    @property
    def option(self) -> str:
        """The option of `emc run` before the first value: `--pes`, `-D N=`."""
        if self.name.startswith(DEFINE):
            return f"-D {self.name.removeprefix(DEFINE)}="
        return f"--set {self.name.removeprefix(SET)}=" if self.name.startswith(SET) else OPTIONS[self.name]


@dataclass(frozen=True, slots=True)
class Program:
    """A program: its name in the table, and its sources, each with its path ("" for text)."""

    name: str
    sources: tuple[tuple[str, Source], ...]

    @property
    def first(self) -> str:
        """The name of its first file, which is argv[0]."""
        return self.sources[0][1].name


@dataclass(frozen=True, slots=True)
class Spec:
    """A whole sweep."""

    programs: tuple[Program, ...]
    axes: tuple[Axis, ...] = ()
    arguments: tuple[str, ...] = ()  # argv[1] and those after it
    stdin: bytes = b""  # what each run reads
    includes: tuple[str, ...] = ()  # folders of headers
    off: frozenset[str] = frozenset()  # optimisations that are switched off
    check: bool | None = None  # a checked build; None: at optimise 0
    engine: str = "auto"
    max_cycles: int = 0  # of a run; 0: no limit
    allowed: tuple[str, ...] = ()  # paths that programs may open
    function: str = ""  # the function whose calls are measured; "": what programs mark
