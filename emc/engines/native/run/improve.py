"""The machine code of a program's threads and of the kernel: plain code at first, better code while the program runs.

LLVM makes plain code in a tenth of the time that better code takes, and most programs end before the better code would
be ready. So a run starts with the code that is available: at first, plain code of the program's own templates. A
template of the library gets its code when it is first called (stubs.py), since a program calls few of them. Only a run
of real time makes all plain code first (`complete`), so that its clock measures no compilation. If the run lasts, a
second thread of this process makes better code of what was called, part by part, and stores the addresses where the
kernel finds them at the next packet. This works because threads end at their breaks and keep no state in the code. All
code is cached, and the next run starts with it.

The kernel's plain code is nearly as fast, and better code takes LLVM seconds. Only a run of more than a second makes
it, unless it came with emc, and then goes on with it.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakMethod

from emc.engines.native.names import LATER, THREADS
from emc.engines.native.run import code
from emc.engines.native.run.kernels import Kernel
from emc.engines.native.run.program import Program
from emc.engines.native.run.stubs import stubs

if TYPE_CHECKING:
    from emc.engines.native.codegen.threads import Texts

PART = 160  # operations, about. LLVM needs a tenth of a second for them, and the end of a run may have to wait for it
Replace = Callable[[Sequence[int], Sequence[int]], None]  # stores the addresses of templates' functions
_LATER = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_int64)


class Threads:
    """The code of a program's threads. failed: is called if code can't be made when it is needed; `wrong` then has the
    reason."""

    def __init__(self, program: Program, texts: Callable[[], Texts]):
        self.program = program
        self.texts = texts
        self.replace: Replace = lambda templates, addresses: None
        self.failed: Callable[[], None] = lambda: None
        self.wrong: list[BaseException] = []
        self.made = code.made_of(program.text, lambda: texts().part(program.early, THREADS))
        self.grown = self.made.fresh  # it has more than the cache
        self.alive: list[Any] = []  # what keeps the code in memory
        self.kernel: Kernel | None = None  # None: nothing is loaded yet
        self.is_complete = False
        self._at_hand: dict[int, int] = {}  # addresses of the code in made.uncalled that is loaded
        self._lock = threading.Lock()
        self._later = _callback(WeakMethod(self._called))  # kept as long as the code that calls it
        early = set(program.early)
        self.later = [i for i in range(len(program.names)) if i not in early]  # templates, by the number of their stub

    def load(self, kernel: Kernel) -> list[int]:
        """Loads the code, which calls this kernel. Returns the addresses of the templates' functions, the best ones."""
        self.kernel = kernel
        addresses = [0] * len(self.program.names)
        early = self.program.early
        parts = [
            (self.later, code.common(stubs(len(self.later), THREADS))),
            *([(early, self.made.first)] if early else []),  # all of it may come with emc
            *(((template,), made) for template, made in self.made.late.items()),
            *self.made.better.items(),
        ]
        for (templates, _), table in zip(parts, self._load(parts), strict=True):
            for template, address in zip(templates, table, strict=True):
                addresses[template] = address
        if self.is_complete and (uncalled := self.made.uncalled):
            tables = self._load([((template,), made) for template, made in uncalled.items()])
            self._at_hand = {template: table[0] for template, table in zip(uncalled, tables, strict=True)}
        return addresses

    @property
    def missing(self) -> list[tuple[int, ...]]:
        """All templates that have no better code yet, in parts."""
        return self._parts(range(len(self.program.names)))

    @property
    def used(self) -> set[int]:
        """The templates that have code of their own."""
        return {*self.program.early, *self.made.late}

    @property
    def is_plain(self) -> bool:
        """Whether better code can be made of templates that are used."""
        return not self.used <= self._improved()

    def _improved(self) -> set[int]:
        return {template for part in self.made.better for template in part}

    def _parts(self, templates: Iterable[int]) -> list[tuple[int, ...]]:
        """Those without better code, in the module's order; each part has about PART operations."""
        texts, improved = self.texts(), self._improved()
        parts: list[list[int]] = [[]]
        size = 0
        for template in sorted(set(templates) - improved):
            if size >= PART:
                parts.append([])
                size = 0
            parts[-1].append(template)
            size += texts.size(template)
        return [tuple(part) for part in parts if part]

    def complete(self) -> None:
        """Makes the plain code of all templates that have none, and keeps it. They count as used only when they are
        called. Call it before `load`."""
        has = self.used | self._improved() | self.made.uncalled.keys()
        if missing := [template for template in self.later if template not in has]:
            self.made.uncalled.update((template, self._plain(template)) for template in missing)
            self.grown = True
        if self.grown:
            self.keep()
        self.is_complete = True

    def next_part(self) -> tuple[int, ...]:
        """The first part of the templates that are used and have no better code; () if there is none."""
        return next(iter(self._parts(self.used)), ())

    def better(self, part: tuple[int, ...]) -> tuple[int, ...]:
        """Makes the better code of some templates. Returns its addresses."""
        made = code.better(self.texts().part(part, THREADS))
        with self._lock:
            self.made.better[part] = made
            self.grown = True
            return self._load([(part, made)])[0]

    def _called(self, stub: int) -> int | None:
        """The address of the plain code in the place of a stub, which is made now. None if that failed."""
        template = self.later[stub]
        try:
            with self._lock:
                made = self.made.uncalled.pop(template, None) or self._plain(template)
                self.made.late[template] = made
                self.grown = True
                address = self._at_hand.get(template) or self._load([((template,), made)])[0][0]
                if template not in self._improved():
                    self.replace([template], [address])
            return address
        except BaseException as error:  # any exception: the caller is machine code; the run raises it again
            self.wrong.append(error)
            self.failed()
            return None

    def _plain(self, template: int) -> code.Code:
        """The plain code of a template of the library: that of another program, if there is one."""
        texts = self.texts()
        shared = code.shared(*texts.shared(template, THREADS)) if texts.can_share else None
        return shared or code.plain(texts.part([template], THREADS))

    def keep(self) -> None:
        """Keeps the code for the next run, without plain code that has a better one."""
        improved = self._improved()
        for plain in (self.made.late, self.made.uncalled):
            for template in [one for one in plain if one in improved]:
                del plain[template]
        code.keep_made(self.program.text, self.made)
        self.grown = False

    def _load(self, parts: Sequence[tuple[Sequence[int], code.Code]]) -> list[tuple[int, ...]]:
        objects = [(THREADS, made, len(templates)) for templates, made in parts]
        later = ctypes.cast(self._later, ctypes.c_void_p).value
        assert later is not None and self.kernel is not None
        tables, engine = code.load(objects, self.program.mathematics, {LATER: later}, self.kernel)
        self.alive.append(engine)
        return tables


def _callback(called: WeakMethod[Callable[[int], int | None]]) -> Any:
    """A C function that calls this method. It does not keep the method's object, and with it a machine, in memory."""

    def call(stub: int) -> int | None:
        method = called()
        assert method is not None, "code is called after its threads are gone"
        return method(stub)

    return _LATER(call)


class Improved(Protocol):
    """What an improver needs of a machine."""

    kernel: Kernel
    entry: str  # of the kernel

    def replace(self, templates: Sequence[int], addresses: Sequence[int]) -> None: ...
    def renew(self, entry: int) -> None: ...
    def stop(self) -> None: ...


class Improver:
    """Makes better code beside a run, after `start` was called, until all is done or `finish` is called."""

    def __init__(self, threads: Threads, machine: Improved):
        self.threads = threads
        self.serve(machine)
        self.enough = threading.Event()
        self.worker: threading.Thread | None = None
        self.on_kernel: threading.Thread | None = None
        self.wrong = threads.wrong
        self.improved = False  # whether the run has got better code

    def serve(self, machine: Improved) -> None:
        """Gives the code that is made from now on to that machine."""
        self.machine = machine
        self.threads.replace, self.threads.failed = machine.replace, machine.stop

    def start(self) -> None:
        """Starts to make better code of the threads that are used, unless that goes on already."""
        if (self.worker is None or not self.worker.is_alive()) and self.threads.is_plain and not self.wrong:
            self.worker = self._begun(self._work)

    def start_kernel(self) -> None:
        """Starts to make a better kernel after the threads, unless there is one."""
        if self.on_kernel is None and not self.machine.kernel.has_best():
            self.on_kernel = self._begun(self._work_on_kernel)

    def _begun(self, work: Callable[[], None]) -> threading.Thread:
        def whole() -> None:
            try:
                work()
            except BaseException as error:  # any exception: it is raised again in the main thread
                self.wrong.append(error)

        thread = threading.Thread(target=whole)
        thread.start()
        return thread

    def _work(self) -> None:
        while not self.enough.is_set() and (part := self.threads.next_part()):
            self.machine.replace(part, self.threads.better(part))
            self.improved = True

    def _work_on_kernel(self) -> None:
        if self.worker is not None:
            self.worker.join()
        if not self.enough.is_set():
            self.machine.kernel.make_best()
            self.machine.renew(self.machine.kernel.address(self.machine.entry))
            self.improved = True

    def finish(self) -> None:
        """Waits for the part that is being made, and keeps the code."""
        self.enough.set()
        for thread in (self.worker, self.on_kernel):
            if thread is not None:
                thread.join()
        if self.wrong:
            raise self.wrong[0]
        if self.threads.grown:
            self.threads.keep()
