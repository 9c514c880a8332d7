"""A program and its first run: what a second run needs to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

from emc.dataclass import dataclass
from emc.faults import Fault
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.texts import Source

Texts: TypeAlias = Callable[[str], str | None]


class Heard(Protocol):
    """What a run took from outside. kept: its input, as far as it was kept; is_whole: whether that is all of it."""

    kept: bytearray
    is_whole: bool

    @property
    def used_files(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class First:
    """A program and its first run."""

    sources: Sequence[tuple[str, Source]]
    wanted: BuildOptions
    options: Options
    arguments: tuple[str, ...]
    faults: Iterable[Fault]  # of its compilation
    is_parallel: bool  # whether it may have several threads
    done: Run
    heard: Heard
    text_of: Texts  # finds the text of a file
    engine: str = "auto"  # for the runs that follow

    @property
    def name(self) -> str:
        """The name of its first file, as given."""
        return self.sources[0][1].name

    def host(self) -> Host:
        """The host of another run, in silence."""
        return Host(self.sources[0][0], self.arguments, name=self.name, stdin=bytes(self.heard.kept))
