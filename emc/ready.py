"""A program that is ready to run, cached by content: a program that was run before needs neither the compiler nor its
module.

    program = ready(sources, options)
    program.faults                          the warnings of its compilation
    program.run("auto", options, host)      a Run

It depends on the same things as `check` (verdict.py), but not on what only runs ask of the machine, like `queue.spill`:
one program serves for all values of that. The module is stored compressed: the reference engine needs it;
the native engine needs it only to report how a run failed. A program with errors is not cached; Faulty is raised.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from emc.cache import keep, look
from emc.cache.values import pack, unpack
from emc.dataclass import dataclass, replace
from emc.engines import ENGINES, engine, is_timed
from emc.engines.native.run import kernels
from emc.engines.native.run.program import Program
from emc.engines.native.run.runner import Loaded
from emc.engines.native.run.runner import run as run_loaded
from emc.faults import Faults
from emc.footprint import Footprint
from emc.ir.threads import has_threads
from emc.machine import Description, Host, Options, Run
from emc.machine.description import OF_RUNS
from emc.machine.machine_file import change, read_description
from emc.options import BuildOptions
from emc.target import Target
from emc.texts import Source
from emc.verdict import is_cacheable, name_of

if TYPE_CHECKING:
    from emc.ir.module import Module

ROOM = "programs"
FAST = 1  # of zlib's levels


@dataclass(frozen=True, slots=True)
class _Kept:
    """The part of a program that is cached."""

    seen: Footprint  # the headers that were looked for
    faults: Faults
    description: Description
    target: Target
    program: Program | None  # None: the native engine can't run it
    module: bytes  # packed and compressed
    parallel: bool


class Ready:
    """A program that was compiled now or in an earlier run."""

    def __init__(self, kept: _Kept, fresh: Loaded | None = None):
        self.faults = kept.faults
        self.description = kept.description
        self.target = kept.target
        self.seen = kept.seen  # the headers that were looked for
        self.headers = kept.seen.read
        self._kept = kept
        self._fresh = fresh  # what is only available if it was compiled now

    @property
    def is_parallel(self) -> bool:
        """Whether the program's own files may have several threads: task blocks (`main.everywhere`), arms of
        `parallel`, or a `packet_type` (`update.offer`), whose handler may send more."""
        return self._kept.parallel

    def on(self, description: Description) -> Ready:
        """The same program on a machine that differs in nothing that the compiler asks (`of_code`)."""
        fresh = self._fresh and Loaded(self._fresh.program, lambda: self.module, description, self._fresh.written)
        return Ready(replace(self._kept, description=description), fresh)

    def __reduce__(self) -> tuple[type[Ready], tuple[_Kept]]:
        """For pickle: another process gets only the parts that do not depend on this process."""
        return Ready, (self._kept,)

    @cached_property
    def module(self) -> Module:
        return unpack(import_module("zlib").decompress(self._kept.module))

    def run(self, name: str, options: Options, host: Host) -> Run:
        """Runs it on the engine of that name. If the program traps, the Run has the trap; no exception is raised."""
        program, description = self._kept.program, self.description
        if not is_timed(name):
            assert program is not None and program.untimed, "made for such an engine"
            loaded = self._fresh or Loaded(program, lambda: self.module, description)
            return import_module(f"{ENGINES[name]}.runner").run_loaded(loaded, description, options, host)
        if options.races:  # its threads say more than those of the program that is kept
            return engine(name)(self.module, description, options, host)
        if program is None or name == "reference" or (name == "auto" and not kernels.is_here()):
            return engine("reference")(self.module, description, options, host)
        loaded = self._fresh or Loaded(program, lambda: self.module, description)
        return run_loaded(loaded, description, options, host)


def of_code(options: BuildOptions) -> BuildOptions:
    """The options without changes of the machine that the compiler does not ask. Programs are the same if these are."""
    return replace(options, changes=tuple(one for one in options.changes if one.partition("=")[0] not in OF_RUNS))


def ready(
    sources: Sequence[tuple[str, Source]], options: BuildOptions, profile: bool = False, timed: bool = True
) -> Ready:
    """The program that the sources make. profile: whether its native threads count what they do, for Options.profile.
    timed: for an engine that simulates time. Raises Faulty with all warnings and errors."""
    if (plain := of_code(options)) != options:
        description = change(read_description(options.machine), options.changes)
        return ready(sources, plain, profile, timed).on(description)
    if not is_cacheable(sources):
        return Ready(*_make(sources, options, profile, timed))
    name = name_of(sources, options) + "-profile" * profile + "-untimed" * (not timed)
    known: object = look(ROOM, name)
    if isinstance(known, _Kept) and known.seen.unchanged():
        return Ready(known)
    made, fresh = _make(sources, options, profile, timed)
    keep(ROOM, name, made)
    return Ready(made, fresh)


def _make(
    sources: Sequence[tuple[str, Source]], options: BuildOptions, profile: bool, timed: bool
) -> tuple[_Kept, Loaded | None]:
    make: Any = import_module("emc.engines.native.make")
    seen = Footprint()
    built = import_module("emc.session").build(sources, options, seen)
    fresh: Loaded | None = None
    if not timed:
        fresh = import_module("emc.engines.direct").loaded(built.module, built.description)
    elif make.can_run(built.module):
        fresh = make.loaded(built.module, built.description, profile)
    program = None if fresh is None else fresh.program
    module = import_module("zlib").compress(pack(built.module), FAST)
    parallel = has_threads(built.module)
    return _Kept(seen, built.faults, built.description, built.module.target, program, module, parallel), fresh
