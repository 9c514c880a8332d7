"""A program that grows: pieces are linked into an existing module, in which nothing moves.

    program = begin(settings, find, faults)                the module of an empty session
    grown = program.grow(piece.object, find, faults)
    grown.program.module, grown.reset                       the module; data of it that are initialised once more

Template numbers, packet types and addresses follow the order in the module, so new things come after the old ones. A
template or datum with an existing name replaces the old one. A function that is declared but not yet defined has a
template that traps, and such an object has a datum of zeros, until a definition replaces it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from emc import lower, passes
from emc.dataclass import dataclass, field, replace
from emc.faults import Faults
from emc.front import typed
from emc.front.check.operands.compatible import is_complete
from emc.front.types import Function, Type, size_of
from emc.ir.handlers import complete, fixed_data, own
from emc.ir.layout import data_end
from emc.ir.module import Block, Datum, Entry, Module, Op, Reg, Spread, Template
from emc.ir.verify import verify
from emc.lower.alone import at_once
from emc.lower.unit import static
from emc.lower.uses import uses
from emc.settings import Settings
from emc.source import LIBRARY, Span
from emc.target import HOST, NULL_PAGE, SEGMENT

Find = Callable[[str], lower.Object | None]
Thing = Datum | Spread | Template

SHARE = 8  # the fraction of a PE's memory, 1/n, that is reserved for later data
EVERYWHERE = "emc."  # prefix of the names that are the same in every object


@dataclass(frozen=True, slots=True)
class GrowingProgram:
    """A program that pieces can be added to."""

    module: Module  # as it runs
    settings: Settings
    # on a machine of one PE: the templates before packets were handled where they are sent (lower/alone.py)
    raw: Mapping[str, Template] = field(default_factory=dict[str, Template])
    # functions that are not defined yet, with the place of their first use
    late: Mapping[str, Span] = field(default_factory=dict[str, Span])

    @property
    def things(self) -> dict[str, Thing]:
        """Data and functions by name."""
        return {t.name: t for t in (*self.module.data, *_functions(self.module))}


@dataclass(frozen=True, slots=True)
class Grown:
    """The result of adding a piece."""

    program: GrowingProgram
    reset: tuple[str, ...]  # the names of existing data that are initialised again
    # functions and objects that this piece uses and that are not yet defined: their names, and where they are used
    late: tuple[tuple[str, Span], ...]


def begin(settings: Settings, name: str, find: Find, faults: Faults) -> GrowingProgram:
    """The module of a new session, with room for data."""
    empty = lower.object_of(name)
    module = lower.link([empty], settings.target, find, faults, live=True)
    return GrowingProgram(replace(module, room=settings.target.memory // SHARE), settings)


def grow(program: GrowingProgram, object: lower.Object, types: Mapping[str, Type], find: Find, faults: Faults) -> Grown:
    """Adds an object to the program. types: the types of the declared functions and objects, by their names in the
    program. Raises Faulty if something is undefined, or if there is no room."""
    old = program.module
    added = _Added(old)
    for thing in (*object.data, *object.templates):
        added.user(thing)
    late = _resolve(added, types, find, faults)
    faults.stop_if_any()
    better = passes.run([t for t in added.templates if not _is_library(t)], program.settings.options)
    templates = {t.name: t for t in (*added.templates, *better)}
    module = _join(old, added.data, templates)
    raw = {**program.raw, **templates} if old.target.pes == 1 else {}
    module = _alone(module, raw, templates)
    _fits(module, object, program.settings, faults)
    verify(module, [t for t in module.templates if t.name in templates])
    reset = tuple(d.name for d in added.data if d.name in added.before)
    known = {name: span for name, span in program.late.items() if name not in templates}
    return Grown(GrowingProgram(module, program.settings, raw, {**known, **late}), reset, tuple(late.items()))


def _is_library(template: Template) -> bool:
    return template.span.file.startswith(LIBRARY)


class _Added:
    """The things that are added to a module."""

    def __init__(self, old: Module):
        # the data and functions that existed
        self.before: dict[str, Thing] = {t.name: t for t in (*old.data, *_functions(old))}
        self.handlers = {t.name: t for t in old.templates if t.role == "handler"}  # the packet types that existed
        self.things: dict[str, Thing] = {}
        self.own_handlers: dict[str, Template] = {}

    @property
    def data(self) -> list[Datum | Spread]:
        return [t for t in self.things.values() if not isinstance(t, Template)]

    @property
    def templates(self) -> list[Template]:
        return [*(t for t in self.things.values() if isinstance(t, Template)), *self.own_handlers.values()]

    def has(self, name: str) -> bool:
        """Whether a name that an operation refers to exists: the name of a datum, a function, or one of the program's
        own packet types."""
        return name in self.things or name in self.before or name in self.own_handlers or name in self.handlers

    def user(self, thing: Thing) -> None:
        """Adds a thing of the typed text. It replaces the thing with the same name, unless that one is the same in
        every object."""
        if isinstance(thing, Template) and thing.role == "handler":
            if own(thing.name) or thing.name not in self.handlers:
                self.own_handlers[thing.name] = thing
        elif not (thing.name.startswith(EVERYWHERE) and thing.name in self.before):
            self.things[thing.name] = thing

    def library(self, thing: Thing) -> None:
        """Adds a thing of the library, which replaces nothing."""
        if isinstance(thing, Template) and thing.role == "handler":
            if thing.name not in self.handlers:
                self.own_handlers.setdefault(thing.name, thing)
        elif thing.name not in self.before:
            self.things.setdefault(thing.name, thing)


def _functions(module: Module) -> Iterator[Template]:
    return (t for t in module.templates if t.role != "handler")


def _resolve(added: _Added, types: Mapping[str, Type], find: Find, faults: Faults) -> dict[str, Span]:
    """Adds missing things from the library. Functions without a definition get a template that traps."""
    pool: dict[str, Thing] = {}
    late: dict[str, Span] = {}
    work: list[Thing] = [*added.things.values(), *added.own_handlers.values()]
    while work:
        for name, span in uses(work.pop()).items():
            if added.has(name):
                continue
            if name not in pool:
                pool.update(_find(name, find, added, work))
            if name in pool:
                thing = pool[name]
            elif name in fixed_data():
                thing = fixed_data()[name]
            elif _can_wait(types.get(name)):
                late[name], thing = span, _stand_in(name, types[name], span)
            else:
                _report_unknown(name, span, faults)
                thing = Datum(name, 4, 4, b"")
            added.library(thing)
            work.append(thing)
    return late


def _find(name: str, find: Find, added: _Added, work: list[Thing]) -> dict[str, Thing]:
    """The contents of the library file that defines the name, with its handlers and ports."""
    object = find(name)
    if object is None:
        return {}
    things: list[Thing] = [*object.data, *object.templates]
    for thing in things:
        if thing.name.startswith(EVERYWHERE) or (isinstance(thing, Template) and thing.role == "handler"):
            if not added.has(thing.name):
                work.append(thing)
            added.library(thing)
    return {thing.name: thing for thing in things}


def _can_wait(type: Type | None) -> bool:
    """Whether something that is declared with this type can be used before it is defined."""
    return type is not None and (isinstance(type, Function) or is_complete(type))


def _stand_in(name: str, type: Type, span: Span) -> Thing:
    """A replacement for something that is not yet defined: an object of zeros, or a function that traps, which is
    reported at its call."""
    if not isinstance(type, Function):
        return static(typed.Static(name, type, span, typed.Image(b"")))
    here = Span(f"{LIBRARY}{name}", 1, 1)
    words = sum(2 if size_of(p) == 8 else 1 for p in type.parameters)
    trap = Op("trap", None, (), (), "not defined yet", span=here)
    block = Block("start", Entry(1, (Reg("k", "i32"),)), (trap,))
    return Template(name, "function", words, SEGMENT, False, (), (block,), here)


def _report_unknown(name: str, span: Span, faults: Faults) -> None:
    what = f"the packet type `{own(name)}`" if own(name) else f"`{name.partition('@')[0]}`"
    faults.error("E0501", span, f"undefined: {what} is used here, but is not defined", "define it first")


def _join(old: Module, data: Sequence[Datum | Spread], templates: Mapping[str, Template]) -> Module:
    """The module with the old things in their places, and the new ones after them."""
    by_name = {d.name: d for d in data}
    roles = {(t.name, t.role == "handler"): t for t in templates.values()}
    all_data = [by_name.pop(d.name, d) for d in old.data]
    all_templates = [roles.pop((t.name, t.role == "handler"), t) for t in old.templates]
    return complete(replace(old, data=(*all_data, *by_name.values()), templates=(*all_templates, *roles.values())))


def _alone(module: Module, raw: Mapping[str, Template], new: dict[str, Template]) -> Module:
    """On one PE: the templates that send a packet whose handler is new, with the handler inlined. They count as new."""
    if module.target.pes > 1:
        return module
    changed = {t.name for t in new.values() if t.role == "handler" and own(t.name)}
    for t in module.templates:
        if t.name in raw and any(op.packet in changed for b in raw[t.name].blocks for op in b.ops):
            new.setdefault(t.name, raw[t.name])
    done = {t.name: t for t in at_once(replace(module, templates=tuple({**raw, **new}.values()))).templates}
    new.update({name: done[name] for name in new})
    return replace(module, templates=tuple(new.get(t.name, t) for t in module.templates))


def _fits(module: Module, object: lower.Object, settings: Settings, faults: Faults) -> None:
    """Raises Faulty if the data need more than the session's room, or if there are too many packet types."""
    need, room = data_end(module) - NULL_PAGE, module.room
    where = next((d.span for d in object.data), next((t.span for t in object.templates), Span(module.name, 1, 1)))
    if need > room:
        text = f"no room: the static objects of the session would need {need:,} bytes of each PE, which has {room:,}"
        raise faults.stop("E0809", where, text, "spread large arrays over the PEs, or start again with `:reset`")
    types = sum(t.role == "handler" for t in module.templates) + HOST + 1
    if types > settings.packet_types:
        text = f"the session uses {types} packet types, but the machine distinguishes at most {settings.packet_types}"
        raise faults.stop("E0505", where, text, "start again with `:reset`")
