"""The view that checks have of a running machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from emc.dataclass import dataclass
from emc.engines.checks.objects import Object
from emc.engines.places import Place
from emc.ir.layout import Layout
from emc.target import Target


class Activation(Protocol):
    """The life of a frame."""

    @property
    def pe(self) -> int: ...
    @property
    def frame(self) -> int: ...  # its address
    @property
    def op(self) -> int: ...  # number of the operation that made it
    @property
    def parent(self) -> Activation | None: ...  # the activation of that operation


class Pe(Protocol):
    """A PE."""

    @property
    def number(self) -> int: ...
    @property
    def base(self) -> int: ...  # the start of its memory in that of the machine
    @property
    def activation(self) -> Activation | None: ...  # for which it runs now
    @property
    def origin(self) -> int: ...  # in a handler, the operation that sent the packet; else 0


class Heap(Protocol):
    """The blocks that malloc returned: live ones, and freed ones that are still known."""

    def live(self, at: int) -> Object | None:
        """The live block that begins at that byte of memory."""
        ...

    def numbered(self, number: int) -> Object | None:
        """The block whose words have that number as their owner."""
        ...


@dataclass(frozen=True, slots=True)
class Argument:
    """A variable argument."""

    number: int  # its number in the call
    kind: str
    op: int  # the check that entered it


class Arguments(Protocol):
    """Variable arguments of calls, by their bytes of memory."""

    def given(self, at: int) -> Argument | None:
        """The argument at that byte."""
        ...

    def ended(self, at: int) -> tuple[int, int] | None:
        """The number of arguments in the list that ends at that byte, and the check that recorded the list."""
        ...

    def text(self, activation: Activation) -> int | None:
        """The first byte of the format conversion for which an activation reads its arguments."""
        ...


class Scene(Protocol):
    """A machine. Bytes of memory are numbered over all PEs, from the first byte of PE 0 on."""

    @property
    def target(self) -> Target: ...
    @property
    def layout(self) -> Layout: ...

    def place(self, number: int) -> Place:
        """The place of the operation with that number (places.py)."""
        ...

    def bases(self) -> Iterable[tuple[int, int]]:
        """The number and the base of each PE that has started, in order of number."""
        ...

    def read(self, at: int, size: int) -> bytes:
        """Bytes of memory."""
        ...

    def zero(self, at: int, end: int) -> int:
        """The number of the first byte that is 0, from `at` up to `end`; -1 if there is none."""
        ...
