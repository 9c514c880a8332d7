"""What checks see of a machine that runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from emc.dataclass import dataclass
from emc.engines.checks.objects import Object
from emc.engines.places import Place
from emc.ir.layout import Layout
from emc.target import Target


class Activation(Protocol):
    """A frame's life, on which PE and where. op: number of the operation that made it; parent: whose that was."""

    @property
    def pe(self) -> int: ...
    @property
    def frame(self) -> int: ...
    @property
    def op(self) -> int: ...
    @property
    def parent(self) -> Activation | None: ...


class Pe(Protocol):
    """A PE. base: where its memory begins in that of the machine; activation: for which it runs now; origin: of a
    handler, the operation that sent the packet, else 0."""

    @property
    def number(self) -> int: ...
    @property
    def base(self) -> int: ...
    @property
    def activation(self) -> Activation | None: ...
    @property
    def origin(self) -> int: ...


class Heap(Protocol):
    """The blocks that malloc gave, live ones and those of which it is known that they were freed."""

    def live(self, at: int) -> Object | None:
        """The live block that begins at that place in memory."""
        ...

    def numbered(self, number: int) -> Object | None:
        """The block whose words have that number for their owner."""
        ...


@dataclass(frozen=True, slots=True)
class Argument:
    """A variable argument: its number in the call, its kind, and the check that entered it."""

    number: int
    kind: str
    op: int


class Arguments(Protocol):
    """Variable arguments of calls, by their places in memory."""

    def given(self, at: int) -> Argument | None:
        """What lies there."""
        ...

    def ended(self, at: int) -> tuple[int, int] | None:
        """The number of the arguments that end there, and the check that says so."""
        ...

    def text(self, activation: Activation) -> int | None:
        """Where the conversion's text begins for which an activation takes its arguments."""
        ...


class Scene(Protocol):
    """A machine. Places in memory count over all PEs, from the first byte of PE 0's on."""

    @property
    def target(self) -> Target: ...
    @property
    def layout(self) -> Layout: ...

    def place(self, number: int) -> Place:
        """Where the operation of that number is (places.py)."""
        ...

    def bases(self) -> Iterable[tuple[int, int]]:
        """The number and the base of each PE that has begun, by number."""
        ...

    def read(self, at: int, size: int) -> bytes:
        """Bytes of memory."""
        ...

    def zero(self, at: int, end: int) -> int:
        """The place of the first byte that is 0, up to `end`; -1 when there is none."""
        ...
