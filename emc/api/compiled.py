"""A program in Python: its texts and declarations, and its runs, which are the same as those of `emc run`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Generic, TypeAlias, TypeVar, Unpack

from emc.api.configuration import Configuration
from emc.api.console import Console
from emc.api.declared import Declared, FunctionInfo, VariableInfo, declared, function_info, variable_info
from emc.api.door import door
from emc.api.errors import CompileError, InputError, Interrupted, refusal, trap_error
from emc.api.given import texts, whole, yes_or_no
from emc.api.options import RunOptions, checked_names
from emc.api.options import engine as engine_name
from emc.api.options import options as engine_options
from emc.api.result import Run
from emc.api.shown import shown
from emc.api.sources import texts_of
from emc.dataclass import replace
from emc.faults import Fault, Faulty
from emc.ir.module import Module
from emc.ir.show import show, show_template
from emc.machine import Options
from emc.machine import run as machine_run
from emc.machine.options import MOST_PACKETS, USUAL_PACKETS, Window
from emc.options import MACRO, SWITCHES, BuildOptions
from emc.session import Built, build_for, execute
from emc.texts import Source
from emc.views.faults import Texts
from emc.views.faults import faults as rendered
from emc.views.heading import Heading
from emc.views.profile import profile as profile_of
from emc.views.traps import still_alive

if TYPE_CHECKING:
    from emc.api.profile import Profile
    from emc.api.races import Races
    from emc.api.trace import Traced
    from emc.api.watch import Watched

Defines: TypeAlias = "Mapping[str, object] | Sequence[str] | str"
M = TypeVar("M", bound=Configuration, covariant=True)


def macros(given: Defines) -> tuple[str, ...]:
    names = texts("defines", tuple(given) if isinstance(given, Mapping) else given)
    for name in names:
        if not MACRO.match(name.partition("=")[0]):
            raise InputError(f"{name!r} is not the definition of a macro: write 'N' or 'N=4'")
    if not isinstance(given, Mapping):
        return names
    return tuple(name if value is None else f"{name}={_macro(value)}" for name, value in given.items())


def _window(first: int, last: int | None, packets: int) -> Window:
    if not 1 <= packets <= MOST_PACKETS:
        raise InputError(f"packets={packets}: choose from 1 to {MOST_PACKETS:,}")
    if first < 0 or (last is not None and last < first):
        raise InputError(f"first={first}, last={last}: `first` must be at least 0, and `last` at least `first`")
    return Window(first, last, None, packets)


def _macro(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


def level(optimise: int) -> int:
    if optimise not in (0, 1, 2):
        raise InputError(f"optimise must be 0, 1 or 2, not {optimise!r}")
    return whole("optimise", optimise)


def switches(off: Sequence[str] | str) -> frozenset[str]:
    named = frozenset(texts("off", off))
    if wrong := sorted(named.difference(SWITCHES)):
        raise InputError(f"there is no optimisation {wrong[0]!r}; the optimisations are {', '.join(SWITCHES)}")
    return named


class Compiled(Generic[M]):
    """The part of a Program (objects.py) that needs no live machine.

    `machine` is what the program is compiled for. `warnings` are the warnings of its compilation, as data;
    `warning_text` has them as `emc` prints them."""

    def __init__(self, found: tuple[tuple[str, Source], ...], machine: M, options: BuildOptions):
        self.machine = machine
        self._sources = found
        self._options = options
        self.text = texts_of(found, options.includes)
        self.built = self._build(options)
        self.warnings: tuple[Fault, ...] = tuple(self.built.faults)
        if self.built.module.target.pes != machine.pes:  # IR says itself what it is for
            self.machine = machine.with_target(self.built.module.target)

    def _build(self, options: BuildOptions) -> Built:
        where = replace(self.machine.target, yield_after=options.yield_after)
        try:
            return build_for(self._sources, options, self.machine.description, where)
        except Faulty as faulty:
            raise refusal(faulty.faults, self.text, CompileError) from None

    @property
    def name(self) -> str:
        """The name of its first file, as in messages."""
        return self._sources[0][1].name

    @property
    def pes(self) -> int:
        return self.machine.pes

    @property
    def checked(self) -> bool:
        """Whether the program checks each access while it runs."""
        return self._options.checked

    @property
    def parts(self) -> tuple[tuple[str, Source], ...]:
        """Its sources, each with its path, as the compiler takes them."""
        return self._sources

    @property
    def sources(self) -> dict[str, str]:
        """The source texts, by file name."""
        return {source.name: source.text for _, source in self._sources}

    @property
    def warning_text(self) -> str:
        """The warnings as `emc` prints them, with excerpts."""
        return rendered(self.warnings, self.text)

    @cached_property
    def declared(self) -> Declared:
        """The functions and variables of the program, with their types."""
        return declared(self.built.units)

    @property
    def functions(self) -> dict[str, FunctionInfo]:
        """The functions that can be called, by name."""
        return {name: function_info(name, one) for name, one in self.declared.functions.items()}

    @property
    def variables(self) -> dict[str, VariableInfo]:
        """The variables that can be read and written, by name: C type, place, size."""
        target = self.machine.target
        return {name: variable_info(name, s, target) for name, s in self.declared.variables.items()}

    @property
    def ir(self) -> str:
        """The IR of the program's own functions and task blocks, as text."""
        files = {source.name for _, source in self._sources}
        own = [show_template(t).rstrip("\n") for t in self.built.module.templates if t.span.file in files]
        return "\n\n".join(own) + "\n"

    @property
    def whole_ir(self) -> str:
        """The IR of the whole program, including the library: what `emc show ir` prints, and `emc run` accepts."""
        return show(self._whole.module)

    @cached_property
    def _whole(self) -> Built:
        """The module as `emc run` uses it: it begins with `main`."""
        return self._build(replace(self._options, live=False))

    @door
    def run(self, *arguments: object, **options: Unpack[RunOptions]) -> Run:
        """Runs `main` from the beginning on a new machine, as `emc run` does.

        `arguments` are argv; `options` are RunOptions. The output goes to sys.stdout unless `capture` is set; the Run
        has it in either case. A trap does not raise: it is part of the Run. Raises CompileError if there is no `main`,
        InputError for invalid options, and Interrupted after Ctrl-C."""
        return self._make_run(*self._executed(self._whole, arguments, options, engine_options(options)))

    @door
    def profile(self, *arguments: object, calls: bool = False, **options: Unpack[RunOptions]) -> Profile:
        """Runs `main` as `run` does, in the same number of cycles, and reports where the cycles went: by PE, function
        and line, as `emc profile` does. calls: also what each function cost with all that it started."""
        module = self._whole.module
        tree = import_module("emc.views.profile.calls").Calls(module) if yes_or_no("calls", calls) else None
        how = replace(engine_options(options), profile=True, overview=True)
        if tree is not None:
            how = replace(how, record=True, taker=tree.add)
        run, console = self._executed(self._whole, arguments, options, how)
        heading = Heading(self.name, self.machine.description, self.machine.target, engine_name(options))
        data = profile_of(run, module, heading, () if tree is None else tree.end(run))
        made: Profile = import_module("emc.api.profile").Profile(data, self._make_run(run, console), self.text)
        return made

    @door
    def trace(
        self,
        *arguments: object,
        first: int = 0,
        last: int | None = None,
        packets: int = USUAL_PACKETS,
        **options: Unpack[RunOptions],
    ) -> Traced:
        """Runs `main` as `run` does, in the same number of cycles, and records what each PE did, as `emc trace` does:
        at most `packets` packets in the cycles from `first` to `last` (None: to the end). Raises InputError as `watch`
        does."""
        found: Traced = import_module("emc.api.trace").Traced(
            *self._recorded(arguments, _window(first, last, packets), options)
        )
        return found

    @door
    def watch(
        self,
        *arguments: object,
        first: int = 0,
        last: int | None = None,
        packets: int = USUAL_PACKETS,
        **options: Unpack[RunOptions],
    ) -> Watched:
        """Runs `main` as `run` does, in the same number of cycles, and makes the page of `emc watch`: it shows each
        packet in the cycles from `first` to `last` (None: to the end), at most `packets` of them. Raises InputError
        for another number of packets than 1 to 1,000,000, and for cycles in the wrong order."""
        found: Watched = import_module("emc.api.watch").watched(
            *self._recorded(arguments, _window(first, last, packets), options)
        )
        return found

    def _recorded(
        self, arguments: tuple[object, ...], window: Window, options: RunOptions
    ) -> tuple[machine_run.Run, Module, Heading, Window, Texts, Run]:
        """Runs the program, and records an overview and the packets in the window. Returns the run, and what its views
        need."""
        how = replace(engine_options(options), record=True, overview=True, window=window)
        run, console = self._executed(self._whole, arguments, options, how)
        heading = Heading(self.name, self.machine.description, self.machine.target, engine_name(options))
        return run, self._whole.module, heading, window, self.text, self._make_run(run, console)

    @door
    def races(self, *arguments: object, **options: Unpack[RunOptions]) -> Races:
        """Runs `main` as `run` does, in the same cycles, and looks for accesses that nothing orders, as `emc run
        --races` does: a checked build."""
        built = self._build(replace(self._options, live=False, check=True))
        run, console = self._executed(built, arguments, options, replace(engine_options(options), races=True))
        assert run.races is not None
        made: Races = import_module("emc.api.races").Races(
            run.races, self.name, self._make_run(run, console), self.text
        )
        return made

    def _executed(
        self, built: Built, arguments: tuple[object, ...], options: RunOptions, how: Options
    ) -> tuple[machine_run.Run, Console]:
        checked_names(options, RunOptions)
        console = Console(self.path, self.name, tuple(map(str, arguments)), options)
        try:
            return execute(built, engine_name(options), how, console.host), console
        except Faulty as faulty:
            raise refusal(faulty.faults, self.text, InputError) from None

    def _make_run(self, run: machine_run.Run, console: Console) -> Run:
        seconds = run.cycles / self.machine.hertz
        trap = None if run.trap is None else trap_error(run.trap, run.status, self.text)
        if trap is not None:
            trap.about(console.output, console.errors, run.cycles, run.packets, run.waiting)
        if isinstance(trap, Interrupted):
            raise trap  # Python's own loop around this is to stop, too
        return Run(
            self.name, console.output, console.errors, run.status, trap, run.cycles, seconds, run.packets, run.counters,
            run.warnings, tuple(still_alive(run)),
        )  # fmt: skip

    @property
    def path(self) -> str | None:
        """The path of its first file; None if the program was given as text."""
        return self._sources[0][0] or None

    def __repr__(self) -> str:
        n = len(self.declared.functions)
        return f"<program {self.name}: {n} function{'s' * (n != 1)}, for {self.machine!r}>"

    def _repr_html_(self) -> str:
        return shown("program_page", self)
