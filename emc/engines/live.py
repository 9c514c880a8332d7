"""A live machine: a program is loaded, its functions are called one by one, and its memory can be read in between.

    standing = live("auto", module, description, options, host)      # a module made with BuildOptions(live=True)
    done = standing.call("total", [3], 1)                            # done.words: (result,); done.cycles
    standing.read(5, standing.layout.addresses["A"], 64)
    standing.close()

A call is the template `__live` (runtime/lib/live.emir) on PE 0. It calls the function that is named in a block of
memory. The call is over when the whole machine is at rest: no packet is under way, and no thread runs. Threads may
still wait after it, and a later call can wake them. After a trap, an exit or Ctrl-C all threads are stopped and their
packets are gone, memory keeps its contents (machine/quiet.py), and the next call finds a working machine. Time never
goes back. Both engines take the same cycles.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING

from emc.dataclass import dataclass
from emc.engines import known
from emc.engines.native.run import kernels
from emc.faults import Fault
from emc.ir.layout import Layout, layout
from emc.machine.counters import Counters
from emc.machine.run import Races, Trap, Waiting
from emc.target import CODE, NULL_PAGE, WORD, Target

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options

BLOCK = "__live_call"
_HEAD = Struct("<IIiiiqq")  # code, count, two words of the result, answered, begin, end
ARGUMENTS = 16 * WORD
MOST_ARGUMENTS = 64  # words

# by name of the engine: the module of its class `Live`
LIVES = {"reference": "emc.engines.reference.live", "native": "emc.engines.native.run.live"}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a call ended before it returned."""

    status: int  # the exit status
    trap: Trap | None  # why it ended, unless the program called exit
    waiting: tuple[Waiting, ...]  # the threads that were left


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a call."""

    words: tuple[int, ...]  # the words of the result, signed; none unless the call has answered
    cycles: int  # from sending the continuation to taking the answer, or until the call ended
    packets: int  # all packets that were sent until the machine was at rest
    waiting: tuple[Waiting, ...]  # threads that are left
    status: int | None = None  # of a call that did not answer
    trap: Trap | None = None  # of a call that did not answer
    warnings: tuple[Fault, ...] = ()  # of files that the program might not open or write


class Live(ABC):
    """A program on its machine, at rest. It is not safe for use from several threads at once."""

    def __init__(self, module: Module, options: Options):
        self.target: Target = module.target
        self.layout: Layout = layout(module)  # the addresses of its data
        self.max_cycles = options.max_cycles
        self.closed = False

    def call(self, function: str, words: Sequence[int] = (), results: int = 0) -> Done:
        """Calls a template on PE 0 with argument words (docs/internals.md, Frames and calls). results: the number of
        words that come back, 0 to 2. Raises KeyError if there is no function of that name."""
        if len(words) > MOST_ARGUMENTS:
            raise ValueError(f"a call takes up to {MOST_ARGUMENTS} argument words, not {len(words)}")
        block = self.layout.addresses[BLOCK]
        code = CODE + self.layout.numbers[function]
        self.write(0, block, _HEAD.pack(code, len(words), 0, 0, 0, 0, 0))
        self.write(0, block + ARGUMENTS, b"".join((w & 0xFFFF_FFFF).to_bytes(WORD, "little") for w in words))
        self._host().noted.clear()  # notes of an earlier call
        begun, sent = self.cycle, self.packets
        ending = self._until_rest(begun + self.max_cycles if self.max_cycles else 0)
        _, _, first, second, answered, begin, end = _HEAD.unpack(self.read(0, block, _HEAD.size))
        if ending is None and not answered:
            ending = self._deadlock()
        packets = self.packets - sent
        warnings = tuple(self._warnings())
        self._warnings().clear()
        if ending is not None:
            cycles = self.cycle - begun
            self._stop()
            return Done((), cycles, packets, ending.waiting, ending.status, ending.trap, warnings)
        return Done((first, second)[:results], end - begin, packets, self.waiting(), warnings=warnings)

    def read(self, pe: int, address: int, size: int) -> bytes:
        """The bytes of a PE's memory. Raises ValueError if they are not all inside of it."""
        return bytes(self._place(pe, address, size))

    def write(self, pe: int, address: int, data: bytes | memoryview) -> None:
        """Sets bytes of a PE's memory. Raises ValueError if they are not all inside of it."""
        self._place(pe, address, len(data))[:] = data

    def _place(self, pe: int, address: int, size: int) -> memoryview:
        if not 0 <= pe < self.target.pes:
            raise ValueError(f"there is no PE {pe}: the machine has PEs 0 to {self.target.pes - 1}")
        if not NULL_PAGE <= address <= self.target.memory - size:
            where = f"it goes from {NULL_PAGE:#x} to {self.target.memory:#x}"
            raise ValueError(f"not all {size} bytes from {address:#x} on are in the memory of PE {pe}: {where}")
        return self.memory(pe)[address : address + size]

    @abstractmethod
    def memory(self, pe: int) -> memoryview:
        """The whole memory of a PE, as bytes to read and write. It is valid only until `close`."""

    @property
    @abstractmethod
    def cycle(self) -> int:
        """The cycle at which all work that was begun is done."""

    @property
    @abstractmethod
    def packets(self) -> int:
        """The number of packets sent so far."""

    @abstractmethod
    def counters(self) -> tuple[Counters, ...]:
        """The counters of each PE since the machine was loaded."""

    @abstractmethod
    def waiting(self) -> tuple[Waiting, ...]:
        """The threads that wait now."""

    def races(self) -> Races | None:
        """The races of all calls so far, with Options.races."""
        return None

    def close(self) -> None:
        """Releases the memory, unless it is still in use elsewhere. The machine can't be used afterwards."""
        if not self.closed:
            self.closed = True
            self._close()

    @abstractmethod
    def _close(self) -> None: ...

    @abstractmethod
    def _until_rest(self, last: int) -> Ending | None:
        """Starts `__live` on PE 0 and runs until there is nothing left to do (returns None), or the program has ended.
        last: the last cycle that is allowed, 0 for no limit."""

    @abstractmethod
    def _host(self) -> Host:
        """The machine's host."""

    @abstractmethod
    def _warnings(self) -> list[Fault]:
        """The warnings of the call so far."""

    @abstractmethod
    def _deadlock(self) -> Ending:
        """Explains why no thread can continue, though the call has not answered."""

    @abstractmethod
    def _stop(self) -> None:
        """Stops all threads and drops their packets. That takes a cycle."""


def _auto(module: Module) -> str:
    if not kernels.is_here():
        return "reference"
    make = import_module("emc.engines.native.make")  # this also loads the code that writes threads
    return "native" if make.can_run(module) else "reference"


def live(name: str, module: Module, description: Description, options: Options, host: Host) -> Live:
    """Loads the program on a machine, at rest. options.max_cycles holds for each call. Raises Faulty if it does not
    fit."""
    chosen = _auto(module) if known(name) == "auto" else name
    made: Live = import_module(LIVES[chosen]).Live(module, description, options, host)
    return made
