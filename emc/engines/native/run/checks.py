"""Answers what threads of a checked build ask of Python when a test in the thread fails.

    checks = Checks(machine, origin)        sets the address to call in the machine's record
    checks.found                            what is wrong, by PE and operation
    checks.stored(at, size)                 the host has written these bytes

The answers come from engines/checks, which the reference engine uses as well. So the messages are the same.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from emc.dataclass import dataclass
from emc.engines.checks.judge import Judge
from emc.engines.checks.ledger import Ledger
from emc.engines.checks.shadow import Shadow, stored
from emc.engines.native.names import JUDGED, OWNERS, STATES
from emc.engines.native.run.heap import Arguments, Heap
from emc.engines.native.run.scene import Activation, Pe, Scene
from emc.engines.places import Place
from emc.engines.trapped import Trapped
from emc.ir.handlers import own
from emc.target import SEGMENT

if TYPE_CHECKING:
    from emc.engines.native.run.machine import Machine
    from emc.engines.native.run.origin import Origin

# operands: memory, the request, number of the check, PE, frame, four words
_CALL = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, *(ctypes.c_int32,) * 8)


@dataclass(frozen=True, slots=True)
class Found:
    """A mistake in an access, and the place of the access."""

    place: Place  # the place of the check that found it
    why: Trapped

    @property
    def handler(self) -> str:
        """The part of the message that names the handler in which the access happened."""
        name = own(self.place.template)
        return f"in the handler of `{name or self.place.template}` packets" + (
            f", at {self.place.span}" if name else ""
        )


class Checks:
    """The checks of one machine."""

    def __init__(self, machine: Machine, origin: Origin):
        self.origin = origin
        self.scene = Scene(machine, origin)
        self.stride = self.scene.stride
        self.target = machine.target
        self.found: dict[tuple[int, int], Found] = {}  # what was wrong first, by PE and operation
        self.error: BaseException | None = None  # an exception that a callback can't raise
        self._called = _CALL(partial(_asked, weakref.ref(self)))
        self.attach(machine)

    def attach(self, machine: Machine) -> None:
        """Answers the requests of this machine from now on. The machine has taken over the memory and planes of the one
        before."""
        self.machine = self.scene.machine = machine
        machine.record.judge = ctypes.cast(self._called, ctypes.c_void_p).value

    def stored(self, at: int, size: int) -> None:
        """Marks the bytes as set, after the host has written them."""
        stored(self._plane(STATES), at, size)

    def _plane(self, plane: int) -> memoryview:
        whole: int = self.machine.record.whole
        return self.machine.memory.bytes[(1 + plane) * whole : (2 + plane) * whole]

    def name(self, pe: int, address: int) -> str:
        """The object at an address of a PE, as messages name it; "" when it has no name."""
        owner = self._shadow.owner(self._pe(pe, 0), address)
        return "" if owner is None else str(owner)

    # ---- a check

    def ask(self, what: int, number: int, pe: int, frame: int, *words: int) -> int:
        """Answers a request. Returns 1 for a trap."""
        try:
            rule: Callable[..., None] = getattr(self, f"_{JUDGED[what]}")
            rule(self._pe(pe, frame), number, *words)
        except Trapped as trapped:
            plain = self.scene.places.plain[number]
            why = trapped.with_traceback(None)  # its frames would keep the machine alive
            self.found.setdefault((pe, plain), Found(self.scene.place(trapped.op or number), why))
            return 1
        except BaseException as error:  # it can't pass through the thread; `advance` raises it later
            self.error = self.error or error
            return 1
        return 0

    def _pe(self, number: int, frame: int) -> Pe:
        m = self.machine.record
        if frame:
            segment = (number * self.stride + frame) // SEGMENT
            by: Activation | None = Activation(self.scene, segment, self.machine.segment(segment).life)
        else:
            by = Activation(self.scene, m.by, m.by_life) if m.by else None
        return Pe(number, number * self.stride, by, m.origin)

    def _read(self, pe: Pe, number: int, address: int, size: int, *_: int) -> None:
        self._judge.reading(pe, address, size)

    def _write(self, pe: Pe, number: int, address: int, size: int, *_: int) -> None:
        self._judge.writing(pe, address, size)

    def _copy(self, pe: Pe, number: int, address: int, size: int, *_: int) -> None:
        self._judge.copying(pe, address, size)

    def _set(self, pe: Pe, number: int, address: int, size: int, *_: int) -> None:
        self._judge.set(pe, address, size)

    def _same(self, pe: Pe, number: int, pointer: int, address: int, *_: int) -> None:
        self._judge.same(pe, pointer, address)

    def _index(self, pe: Pe, number: int, index: int, address: int, count: int, *_: int) -> None:
        self._judge.index(pe, index, address, self.scene.place(number).word, count)

    def _element(self, pe: Pe, number: int, index: int, size: int, touch: int, address: int) -> None:
        self._judge.element(pe, index, size, touch, address, self.scene.place(number).word)

    def _get(self, pe: Pe, number: int, declared: int, *_: int) -> None:
        if pe.activation is not None:
            self._ledger.unset(self.scene.place(number).word, declared)

    def _result(self, pe: Pe, number: int, lost: int, *_: int) -> None:
        self._ledger.unanswered(lost, self.scene.place(number).word)

    def _take(self, pe: Pe, number: int, address: int, *_: int) -> None:
        self._ledger.take(pe, address, self.scene.place(number).word)

    def _free(self, pe: Pe, number: int, address: int, *_: int) -> None:
        self._shadow.block(pe, pe.base + (address & self.target.address_mask), "free")

    def _block(self, pe: Pe, number: int, address: int, *_: int) -> None:
        self._shadow.block(pe, pe.base + (address & self.target.address_mask), "realloc")

    def _apart(self, pe: Pe, number: int, source: int, to: int, size: int, *_: int) -> None:
        self._judge.apart(pe, source, to, size)

    def _area(self, pe: Pe, number: int, address: int, size: int, *_: int) -> None:
        self._judge.area(pe, address, size)

    def _string(self, pe: Pe, number: int, address: int, *_: int) -> None:
        self._judge.string(pe, address)

    def _spread(self, pe: Pe, number: int, begin: int, size: int, *_: int) -> None:
        if begin:
            for base in range(0, self.machine.record.whole, self.stride):
                self._shadow.spread(base, begin, size)

    @cached_property
    def _shadow(self) -> Shadow:
        return Shadow(
            self.scene, self.origin.module, self._plane(STATES), self._plane(OWNERS).cast("i"), Heap(self.scene)
        )

    @cached_property
    def _judge(self) -> Judge:
        return Judge(self.scene, self._shadow)

    @cached_property
    def _ledger(self) -> Ledger:
        return Ledger(self.scene, Arguments(self.scene))


def _asked(checks: weakref.ref[Checks], _: int, *given: int) -> int:
    """The function that a thread calls. It has only a weak reference, so a machine that is not used any more is freed
    at once."""
    one = checks()
    assert one is not None, "the machine runs"
    return one.ask(*given)
