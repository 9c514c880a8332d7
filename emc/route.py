"""The whole compiler on one screen: source text -> tokens -> tree -> typed tree -> IR -> a Run. Each arrow is one
function.

    source --preprocess--> tokens --parse--> tree --check--> typed unit --lower--> object
    objects --link--> module --passes--> module --engine--> Run

Functions that a program uses but does not define come from runtime/lib, and are compiled the same way, file by file.
Mistakes in a program are collected in `faults`; a stage that can't continue raises Faulty.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from importlib import import_module
from typing import Any, TypeAlias

from emc import lower, passes, places
from emc.dataclass import dataclass, field, replace
from emc.engines import engine
from emc.faults import Faults, Faulty
from emc.footprint import Footprint
from emc.front import flow, handlers, typed
from emc.front import tree as written
from emc.front.check import check, defined_names
from emc.front.lint import lint
from emc.front.parse import parse_tokens
from emc.front.preprocess import Preprocessed, preprocess
from emc.function_marks import measured
from emc.ir.handlers import complete, own
from emc.ir.layout import bytes_here, data_end, is_on_interface, layout
from emc.ir.module import Datum, Module, Template
from emc.ir.verify import Malformed, verify
from emc.library import RAW, Library, stub
from emc.machine import Description, Host, Options, Run
from emc.settings import Settings
from emc.source import LIBRARY
from emc.target import HOST, MOST_TEMPLATES, NULL_PAGE, SEGMENT, Target
from emc.texts import Source

Find: TypeAlias = Callable[[str], lower.Object | None]  # the library object that defines a name


def tokens(source: Source, settings: Settings, faults: Faults) -> Preprocessed:
    """The tokens of a file after the preprocessor."""
    folders = settings.folders(source.folder)
    return preprocess(
        source.text, source.name, folders, settings.defines, faults, settings.seen, enclosure=settings.options.enclosure
    )


def tree(source: Source, settings: Settings, faults: Faults) -> written.Unit:
    """The syntax tree of a file."""
    if source.is_python:

        def others(text: str) -> Preprocessed:
            return tokens(replace(source, text=text), settings, faults)

        return _python().tree_of(source, others, faults)
    where = _current_folder(), *settings.folders(source.folder)
    known = _known(source, where, settings.options.enclosure, settings.defines)
    if known.unit is not None and known.seen.unchanged():
        settings.seen.files.update(known.seen.files)
        return known.unit
    seen, before = Footprint(), len(faults.found)
    try:
        found = tokens(source, replace(settings, seen=seen), faults)
        faults.stop_if_any()
        unit = parse_tokens(found, faults)
    finally:
        settings.seen.files.update(seen.files)
    if len(faults.found) == before:
        known.unit, known.seen = unit, seen
    return unit


@dataclass(slots=True)
class _Known:
    """The tree of a file without faults, and the headers from which it was made."""

    unit: written.Unit | None = None  # None: not known
    seen: Footprint = field(default_factory=Footprint)


@lru_cache(maxsize=256)
def _known(source: Source, where: tuple[str, ...], enclosure: str, defines: tuple[str, ...]) -> _Known:
    """The cache of trees. A tree is the same for machines of all sizes; this helps for the library's files, and for a
    program that is compiled again. where: the folders on which the headers depend."""
    return _Known()


def _current_folder() -> str:
    """The current folder, to which names of headers are relative; "" if it no longer exists."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def typed_unit(source: Source, settings: Settings, faults: Faults) -> typed.Unit:
    """The typed tree of a file."""
    try:
        return _typed_unit(source, settings, faults)
    finally:
        if source.is_python:
            _python().tell(source, faults)


def _typed_unit(source: Source, settings: Settings, faults: Faults) -> typed.Unit:
    unit = tree(source, settings, faults)
    faults.stop_if_any()
    meant = check(unit, settings.target, faults, source.unit, settings.elsewhere)
    if source.is_python:
        _python().check(source, unit, meant, faults)
    if not faults.errors:
        flow.report(meant, faults)
        handlers.report(meant, faults)
        lint(unit, meant, settings.target, settings.remote_read, faults)
    return meant


def compile(source: Source, settings: Settings, faults: Faults) -> lower.Object:
    """The IR of one file. Raises Faulty if the file has an error."""
    unit = typed_unit(source, settings, faults)
    faults.stop_if_any()
    if settings.note is not None:
        settings.note(unit)
    if settings.options.function:
        unit = measured(unit, settings.options.function)
    return lower.lower(unit, settings.target, settings.options, faults, settings.raw, settings.engines > 0)


def build(sources: Sequence[Source], settings: Settings, faults: Faults) -> Module:
    """The whole program, verified."""
    return optimise(link(sources, settings, faults), settings)


def optimise(module: Module, settings: Settings) -> Module:
    """A linked program after all passes, verified. The library's templates have already been through the passes and the
    verifier. Tests also verify the program before the passes (tests/conftest.py), to find which step made a mistake."""
    own = [t for t in module.templates if not _is_library(t)]
    better = iter(passes.run(own, settings.options))
    templates = tuple(t if _is_library(t) else next(better) for t in module.templates)
    module = replace(module, templates=templates)
    done = library(settings.plain)
    verify(module, [t for t in templates if not done.has(t)], [t for t in templates if done.has(t)])
    return module


def _is_library(template: Template) -> bool:
    return template.span.file.startswith(LIBRARY)


def link(sources: Sequence[Source], settings: Settings, faults: Faults) -> Module:
    """Links the whole program. Errors of all its files are reported together."""
    module = _link_objects(sources, settings, faults, library(settings.plain).find)
    return lower.guard(module) if settings.options.checked else module


def check_all(sources: Sequence[Source], settings: Settings, faults: Faults) -> None:
    """Reports all errors and warnings of a program. Only the names of the library are needed."""
    _link_objects(sources, settings, faults, stub)


def _link_objects(sources: Sequence[Source], settings: Settings, faults: Faults, find: Find) -> Module:
    objects = [
        one
        for source in sources
        for one in _attempt(
            source, replace(settings, elsewhere=partial(_defined_in, sources, source, settings)), faults
        )
    ]
    faults.stop_if_any()
    module = lower.link(objects, settings.target, find, faults, settings.options.live)
    if settings.options.room:
        module = replace(module, room=data_end(module) - NULL_PAGE + settings.options.room)
    check_fit(module, settings, faults)
    return module


def check_fit(module: Module, settings: Settings, faults: Faults) -> None:
    """Raises Faulty for a program that is too large for its machine."""
    _fits(module, faults)
    _fits_interfaces(module, settings.interface_memory, faults)
    _frames_fit(module, faults)
    _packets_fit(module, settings.packet_types, faults)


def _fits(module: Module, faults: Faults) -> None:
    """Raises Faulty, at the largest static object, for a program that does not fit into a PE's memory."""
    place, target = layout(module), module.target
    if place.spread + SEGMENT > place.top:
        size, largest = max(((bytes_here(d, target), d) for d in module.data), key=lambda pair: pair[0])
        text = (
            f"the program is too large: its static objects need {place.spread:,} bytes of each PE, which has "
            f"{target.memory:,}"
        )
        hint = f"`{largest.name}` takes {size:,} bytes of each PE: make it smaller, or spread it over more PEs"
        raise faults.stop("E0809", largest.span, text, hint)


def _fits_interfaces(module: Module, most: int, faults: Faults) -> None:
    """Raises Faulty, at the largest object in the memory of network interfaces, if this memory is too small. most: the
    bytes that are free there."""
    data = [datum for datum in module.data if is_on_interface(datum)]
    held = layout(module).held
    if data and held > most:
        largest = max((datum for datum in data if isinstance(datum, Datum)), key=lambda datum: datum.size)
        text = (
            f"the program is too large: its `ni_memory` objects need {held:,} bytes of each network interface's memory"
        )
        name = largest.name.removeprefix(typed.IN_INTERFACES)
        hint = f"its packets and buffers leave {most:,} bytes; `{name}` takes {largest.size:,}: make it smaller"
        raise faults.stop("E0809", largest.span, text, hint)


def _frames_fit(module: Module, faults: Faults) -> None:
    """Raises Faulty for a function whose variables do not fit into a PE's memory, and for too many functions."""
    if len(module.templates) >= MOST_TEMPLATES:
        text = f"the program is too large: {len(module.templates):,} functions and task blocks"
        raise faults.stop(
            "E0809", module.templates[-1].span, text, f"a program can have at most {MOST_TEMPLATES - 1:,}"
        )
    for template in module.templates:
        if template.frame > module.target.memory:
            text = f"`{template.name}` is too large: its variables need a frame of {template.frame:,} bytes"
            hint = (
                f"a PE has {module.target.memory:,} bytes of memory: make them smaller, or spread them over the machine"
            )
            raise faults.stop("E0809", template.span, text, hint)


def _packets_fit(module: Module, most: int, faults: Faults) -> None:
    """Raises Faulty, at the program's last handler, if the program has more packet types than `most`."""
    templates = [t for t in module.templates if t.role == "handler"]
    count = len(templates) + HOST + 1
    if count > most:
        last = ([t for t in templates if own(t.name)] or [t for t in module.templates if t.name == "main"])[-1]
        text = f"the program sends packets of {count} types, but the machine distinguishes at most {most}"
        hint = (
            "let one handler do the work of several; each kind of update has a type, too (`+=` on an int, `+=` on a "
            "short)"
        )
        raise faults.stop("E0505", last.span, text, hint)


def _defined_in(sources: Sequence[Source], except_for: Source, settings: Settings) -> frozenset[str]:
    """The names of the functions that the other files of a program define."""
    found: set[str] = set()
    for source in sources:
        with suppress(Faulty):
            found |= set() if source is except_for else defined_names(tree(source, settings, Faults()))
    return frozenset(found)


def _attempt(source: Source, settings: Settings, faults: Faults) -> list[lower.Object]:
    """The object of a file; [] if it has errors, so that the errors of the next file are reported, too."""
    own = Faults()
    try:
        return [compile(source, settings, own)]
    except Faulty:
        return []
    finally:
        faults.found += own.found


def run(module: Module, name: str, description: Description, options: Options, host: Host) -> Run:
    """Runs it on the engine of that name. If the program traps, the Run has the trap; no exception is raised."""
    return engine(name)(module, description, options, host)


def assemble(source: Source) -> Module:
    """A program that was given as IR text, verified."""
    module = complete(_reader().read(source.text, source.name))
    try:
        verify(module)
    except Malformed as broken:
        raise Faults().stop(
            "E0808", broken.span, str(broken), "compare it with the IR that `emc show ir` prints"
        ) from None
    return module


def _reader() -> Any:
    """The reader of IR. It imports Lark; a program in EM-C needs neither."""
    return import_module("emc.ir.read")


def _python() -> Any:
    """The reader of Python's syntax. It is imported only for programs in that syntax."""
    return import_module("emc.python")


@lru_cache(maxsize=8)
def library(settings: Settings) -> Library:
    """The library, compiled with these settings."""

    def compiled(file: str, text: str, target: Target) -> lower.Object:
        folder = str(places.runtime() / "lib")
        if file.endswith(".emir"):
            data, templates = _reader().read_parts(text, f"{LIBRARY}{file}")
            return lower.object_of(file, templates, data)
        own = replace(settings, target=target, raw=file in RAW)
        made = compile(Source(f"{LIBRARY}{file}", text, folder, file), own, Faults())
        return lower.object_of(made.file, passes.run(made.templates, own.options), made.data, made.weak)

    return Library(compiled, settings.key, settings.target)
