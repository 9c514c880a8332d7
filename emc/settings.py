"""What goes into the route beside the program's own words: which file a text is from, and how it is to be compiled."""

from __future__ import annotations

from dataclasses import dataclass

from emc import lower
from emc.target import Target


@dataclass(frozen=True, slots=True)
class Source:
    """A text to compile. name: as the user gave it, `-` for standard input. folder: where the file really is, when the
    name alone does not say it. unit: what makes the names private to this file unique in its program."""

    name: str
    text: str
    folder: str = ""
    unit: str = "1"


@dataclass(frozen=True, slots=True)
class Settings:
    """What all files of a program are compiled with. optimise: 0 .. 2, without the optimisations named in `off`.
    defines: `NAME` or `NAME=VALUE`. hertz: the machine's clock, which programs see as __EMC_CLOCK_HZ__."""

    target: Target
    optimise: int = 1
    off: frozenset[str] = frozenset()
    defines: tuple[str, ...] = ()
    includes: tuple[str, ...] = ()
    hertz: int = 12_500_000

    @property
    def plain(self) -> Settings:
        """The same without the user's macros and headers, which are not for the library."""
        return Settings(self.target, self.optimise, self.off, hertz=self.hertz)

    @property
    def key(self) -> str:
        """A short name for all of it."""
        t = self.target
        machine = f"{t.pes}-{t.rows}x{t.cols}-{t.memory}-{t.yield_after}-{self.hertz}"
        return "-".join([machine, f"O{self.optimise}", *sorted(self.off)])

    @property
    def options(self) -> lower.Options:
        return lower.Options(self.optimise, self.off)
