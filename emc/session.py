"""A session: the texts of a program are compiled for a machine and run, with the user's options.

    built = build(read_sources(["hello.emc"]), BuildOptions(pes=Pes(64)))
    run = execute(built, "reference", Options(), Host("hello.emc"))

Commands, tests and notebooks all use these functions. Any mistake in the input raises Faulty.
"""

from __future__ import annotations

import gc
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from emc import route
from emc.dataclass import dataclass, replace
from emc.faults import Faults, Faulty
from emc.footprint import Footprint
from emc.front import tree, typed
from emc.function_marks import refuse_ir, require
from emc.ir.module import Module
from emc.machine import Description, Host, Options, Run, target
from emc.machine.description import colours_of, extents_of
from emc.machine.estimate import remote_read
from emc.machine.machine_file import change, read_description
from emc.machine.numbers import interface_room
from emc.options import BuildOptions
from emc.settings import Settings
from emc.shape import Pes
from emc.source import whole
from emc.target import Target
from emc.texts import Source


@contextmanager
def _without_collections() -> Generator[None]:
    """Disables the garbage collector. A compiler makes many objects that stay, in trees; looking for garbage among them
    took a tenth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


@dataclass(frozen=True, slots=True)
class Built:
    """A program that is ready to run."""

    module: Module
    description: Description
    faults: Faults  # the warnings of its compilation
    units: tuple[typed.Unit, ...] = ()  # the typed trees of its files; none for IR text


@dataclass(frozen=True, slots=True)
class Stages:
    """A program at the stages of its compilation."""

    units: tuple[typed.Unit, ...]  # the typed trees of its files; none for IR text
    before: Module  # linked, before the passes
    module: Module  # ready to run
    description: Description
    options: BuildOptions
    faults: Faults  # the warnings
    trees: tuple[tree.Unit, ...] = ()  # of its files, as written; none for IR text


def machine(options: BuildOptions) -> tuple[Description, Target]:
    """The machine that the options name. Raises Faulty."""
    description = change(read_description(options.machine), options.changes)
    return description, target(description, options.pes, options.memory, options.yield_after)


def settings(options: BuildOptions, description: Description, where: Target, seen: Footprint | None = None) -> Settings:
    """The compiler's part of the options."""
    hertz = description.clock.hertz
    read, seen = remote_read(description, where.pes), seen or Footprint()
    return Settings(
        where,
        options,
        hertz=hertz,
        message_types=description.machine.message_types,
        engines=description.dma.engines,
        extents=extents_of(description, where),
        exchange=(description.message.eager, description.exchange.rdma, description.exchange.message),
        hardware=(
            colours_of(description, where),
            int(description.collective.broadcast > 0),
            int(description.cost.copy > 0),
        ),
        remote_read=read,
        packet_types=description.machine.packet_types,
        interface_memory=interface_room(description.interface),
        seen=seen,
    )


def build(sources: Sequence[tuple[str, Source]], options: BuildOptions, seen: Footprint | None = None) -> Built:
    """The linked and verified program. The headers that it looked for are noted in `seen`. Raises Faulty with all
    faults."""
    return build_for(sources, options, *machine(options), seen)


@_without_collections()
def build_for(
    sources: Sequence[tuple[str, Source]],
    options: BuildOptions,
    description: Description,
    where: Target,
    seen: Footprint | None = None,
) -> Built:
    """The linked and verified program for the given machine. What the options say about a machine is ignored."""
    faults = Faults()
    texts = _texts(sources)
    if any(text.name.endswith(".emir") for text in texts):
        if options.function:
            refuse_ir(options.function)
        return Built(_assemble(texts, options, description, faults), description, faults)
    units: list[typed.Unit] = []
    chosen = replace(settings(options, description, where, seen), note=units.append)
    built = Built(route.build(texts, chosen, faults), description, faults, tuple(units))
    if options.function:
        require(options.function, units)
    return built


@_without_collections()
def stages(sources: Sequence[tuple[str, Source]], options: BuildOptions, seen: Footprint | None = None) -> Stages:
    """The program that `build` makes, together with all earlier stages. Raises Faulty with all faults."""
    description, where = machine(options)
    faults, chosen, texts = Faults(), settings(options, description, where, seen), _texts(sources)
    if any(text.name.endswith(".emir") for text in texts):
        module = _assemble(texts, options, description, faults)
        return Stages((), module, module, description, chosen.options, faults)
    before = route.link(texts, chosen, faults)
    # a second time, without reporting its faults again
    units = tuple(route.typed_unit(text, chosen, Faults()) for text in texts)
    trees = tuple(route.tree(text, chosen, Faults()) for text in texts)
    return Stages(units, before, route.optimise(before, chosen), description, chosen.options, faults, trees)


@_without_collections()
def check(sources: Sequence[tuple[str, Source]], options: BuildOptions, seen: Footprint) -> Faults:
    """All errors and warnings of a program. The headers that it looked for are noted in `seen`."""
    faults = Faults()
    try:
        description, where = machine(options)
        texts = _texts(sources)
        if any(text.name.endswith(".emir") for text in texts):
            _assemble(texts, options, description, faults)
        else:
            route.check_all(texts, settings(options, description, where, seen), faults)
    except Faulty as faulty:
        return faulty.faults
    return faults


def _texts(sources: Sequence[tuple[str, Source]]) -> list[Source]:
    return [replace(source, unit=str(i)) for i, (_, source) in enumerate(sources, 1)]


def _assemble(texts: list[Source], options: BuildOptions, description: Description, faults: Faults) -> Module:
    """A program that is already IR. The IR itself says for which PEs it is compiled."""
    if len(texts) > 1:
        raise faults.stop(
            "E0806", whole(texts[1].name), "a .emir file is a whole program: it can't be linked", "compile it alone"
        )
    module = route.assemble(texts[0])
    compiled, here = module.target, whole(texts[0].name)
    if options.pes is not None and options.pes.count != compiled.pes:
        text = f"this program was compiled for {compiled.pes} PEs, not {options.pes.count}"
        raise faults.stop("E0807", here, text, "remove --pes, or compile the program again")
    wanted = target(description, Pes(compiled.pes))
    if compiled.interfaces != wanted.interfaces:
        text = (
            f"this program was compiled for a machine with {compiled.interfaces} network interfaces, and this one has "
            f"{wanted.interfaces}"
        )
        hint = "name the machine that it was compiled for (--machine), or compile the program again"
        raise faults.stop("E0807", here, text, hint)
    route.check_fit(module, settings(options, description, compiled), faults)
    return module


def execute(built: Built, name: str, options: Options, host: Host) -> Run:
    """Runs a program on the engine of that name. If the program traps, the Run has the trap; no exception is raised."""
    return route.run(built.module, name, built.description, options, host)
