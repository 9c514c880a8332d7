"""Lowers a checked source file to an Object: its templates and data, and the names that it needs from other files."""

from __future__ import annotations

import sys

from emc.dataclass import dataclass
from emc.faults import Faults
from emc.front import typed
from emc.front.types import Function, Struct, align_of, size_of
from emc.front.types import Spread as SpreadType
from emc.ir.module import Datum, Ref, Spread, Template
from emc.lower import blocks, builtins, calls, checks, packets, ports
from emc.lower.arrive import Arrivals
from emc.lower.body import Body, UnitContext
from emc.lower.builder import Builder, Entry
from emc.lower.inline import inliner
from emc.lower.shared import calls_setjmp, mark_all, mark_shared
from emc.lower.split import Shape, TooManyEntries, split
from emc.lower.statements import finish, statement
from emc.lower.uses import Uses, uses
from emc.options import BuildOptions
from emc.target import Target

DEPTH = 40_000  # Python frames; the parser limits how deep a tree nests, so this limit is never reached
RULES = (blocks, builtins, calls, packets, ports)  # modules that register rules when imported


@dataclass(frozen=True, slots=True)
class Object:
    """The contribution of one source file to a program. Shared handlers have the same name and code in every object."""

    file: str
    templates: tuple[Template, ...]
    data: tuple[Datum | Spread, ...]
    weak: frozenset[str]  # names that another file may define instead (tentative data)
    uses: dict[str, Uses]  # what each of its templates and data uses, by name

    @property
    def defines(self) -> frozenset[str]:
        return frozenset([*(t.name for t in self.templates), *(d.name for d in self.data)])


def object_of(
    file: str,
    templates: tuple[Template, ...] = (),
    data: tuple[Datum | Spread, ...] = (),
    weak: frozenset[str] = frozenset(),
) -> Object:
    """The object with these templates and data."""
    return Object(file, templates, data, weak, {thing.name: uses(thing) for thing in (*data, *templates)})


def lower(
    unit: typed.Unit, target: Target, options: BuildOptions, faults: Faults, raw: bool = False, engines: bool = False
) -> Object:
    """The IR of one file. raw: none of its own accesses is checked. engines: whether the machine has
    engines that move blocks.

    Raises nothing for a checked unit. The only faults that it reports are about size.
    """
    sys.setrecursionlimit(max(sys.getrecursionlimit(), DEPTH))
    context = UnitContext(target, options, faults, inliner(unit, options), options.checked and not raw, engines)
    context.names.update(f.symbol.name for f in unit.functions)
    weak: set[str] = set()
    for symbol in unit.statics:
        if symbol.image is not None or symbol.tentative:
            context.data.append(static(symbol, symbol in unit.meetings))
            if symbol.tentative and symbol.image is None:
                weak.add(symbol.name)
    for f in unit.functions:
        try:
            if f.symbol.packet:
                packets.handler(context, f)
            else:
                function(context, f)
        except TooManyEntries as many:
            hint = "move the arms of `parallel` into functions, or use fewer arms"
            raise faults.stop("E0504", many.span, many.text, hint) from None
    templates = (*context.templates, *context.handlers.values())
    return object_of(unit.file, templates, tuple(context.data), frozenset(weak))


def static(symbol: typed.Static, meeting: bool = False) -> Datum | Spread:
    image = symbol.image or typed.Image(b"")
    refs = tuple((p.offset, Ref(p.symbol.name, p.addend, p.element)) for p in image.patches)
    type = symbol.type
    if isinstance(type, SpreadType):
        align = max(align_of(type.slot), symbol.align, 4)
        return Spread(symbol.name, size_of(type.slot), align, type.dims, image.data, refs, symbol.span)
    align = max(align_of(type), symbol.align, 4 if size_of(type) >= 4 else 1)
    # bytes; the initialiser of a flexible array member may be larger than its type
    size = max(size_of(type), len(image.data), 1)
    return Datum(symbol.name, size, align, image.data, refs, symbol.span, meeting, symbol.interface)


def function(context: UnitContext, f: typed.FunctionBody) -> None:
    mark_shared(f.body)
    if calls_setjmp(f.body) or not context.options.on("registers"):
        mark_all(f)
    b = Builder(f.span)
    body = Body(context, f.symbol.name, b)
    b.current.entry = Entry(b.current.label, (body.k,), None)
    type = f.symbol.type
    assert isinstance(type, Function)
    body.result = type.result
    arrivals = Arrivals(body)
    if isinstance(type.result, Struct):
        body.result_pointer = arrivals.word("wanted")
    for symbol in f.parameters:
        if type.prototype:
            arrivals.variable(symbol)
        else:
            arrivals.promoted(symbol)
    if f.rest is not None:
        arrivals.variable(f.rest)
        body.rest = f.rest
    body.end, body.root = f.end, f.body
    checks.doubtful(body, f.body, [*f.parameters, *([f.rest] if f.rest else [])])
    statement(body, f.body)
    if b.live:
        checks.lost(body, type.result, f.span)
        words = (0, 0) if size_of(type.result) == 8 and not isinstance(type.result, Struct) else (0,)
        finish(body, words)
    shape = Shape(f.symbol.name, "function", arrivals.index, f.span, arrivals.homes)
    context.templates.append(split(b, shape, context.options))
