"""Small leaf functions are inlined at their calls: no frame, no packets, no end of the thread.

    v = sum(a, 3)                           %x = mov.i32 %a                 // sum's own variables
                                            %y = mov.i32 3
                                            %t = add.i32 %x, %y             ; 1:29-34 in sum at 5:12-20
                                            %sum = mov.i32 %t
                                            br ^returned

A function can be inlined if it calls nothing, waits for nothing and sends nothing, has no loop, no label, no variable
that must be in memory and none that may be read unset, and returns its value on every path. Its operations keep their
spans, to which the span of the call is added (source.Inlined), so that a trap reports the same chain of callers as for
a call. The function itself is kept for pointers and other files. A call gives up the turn. So a loop that gave up its
turn by such a call still gives it up (memory.yield_here), and calls in a body with labels, where `goto` may make loops,
are not inlined.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from emc.dataclass import fields
from emc.front import flow, typed
from emc.front.types import Array, Function, Pointer, Spread, Struct, Void
from emc.ir.module import Operand
from emc.lower.body import Body, Inliner, Way, in_memory, kind_of
from emc.lower.expressions import value
from emc.lower.statements import statement
from emc.options import BuildOptions
from emc.source import Span

LEVEL = 2  # the least -O level that inlines calls; below it, a call is packets, as on the EM-4
LARGEST = 40  # nodes of a body: a call takes some 20 cycles
_STATEMENTS = (typed.Block, typed.If, typed.Return, typed.Evaluate, typed.Initialise)
_EXPRESSIONS = (
    *(typed.Variable, typed.Deref, typed.MemberOf, typed.Constant, typed.Load, typed.Convert, typed.Unary),
    *(
        typed.Binary,
        typed.Logical,
        typed.Conditional,
        typed.Comma,
        typed.PointerAdd,
        typed.PointerDifference,
        typed.Assign,
    ),
    *(typed.Update, typed.Builtin, typed.Address),
)
_BUILTINS = frozenset(["my_pe", "pe_of", "local_of", "global_of", "math"])


def inliner(unit: typed.Unit, options: BuildOptions) -> Inliner:
    """Returns a function that inlines a call of one of the unit's functions, or returns None if that is not
    possible."""
    if options.optimise < LEVEL or not (options.on("inline") and options.on("registers")):
        return lambda body, e: None
    small = {f.symbol: f for f in unit.functions if qualifies(f)}

    def inlined(body: Body, e: typed.Call) -> Operand | None:
        f = small.get(e.function.symbol) if isinstance(e.function, typed.FunctionAddress) else None
        if f is None or body.labels or len(e.arguments) != len(f.parameters):
            return None
        return _place(body, f, e.arguments, body.b.span)

    return inlined


def _place(body: Body, f: typed.FunctionBody, arguments: tuple[typed.Expression, ...], call: Span) -> Operand:
    """Inlines the function's code with its own variables, and returns its value."""
    b = body.b
    values = [value(body, a) for a in arguments]
    type = f.symbol.type
    assert isinstance(type, Function)
    inner = Body(body.unit, body.name, b)
    into = None if isinstance(type.result, Void) else b.register(kind_of(type.result), f.symbol.name.partition("@")[0])
    inner.way_out = Way(b.label("returned"), into)
    for symbol, given in zip(f.parameters, values, strict=True):
        reg = inner.declare(symbol)
        b.copy(reg, given)  # type: ignore[arg-type]
    before, b.inside = b.span, (f.symbol.name, call)
    statement(inner, f.body)
    b.inside, b.span = None, before
    b.start(inner.way_out.label)
    b.inlined += 1
    return 0 if into is None else into


# ---- which functions are inlined


def qualifies(f: typed.FunctionBody) -> bool:
    """Whether calls of the function may be inlined."""
    type = f.symbol.type
    if not isinstance(type, Function) or not type.prototype or f.rest is not None or f.end is not None:
        return False
    if isinstance(type.result, Struct) or any(in_memory(symbol) for symbol in f.parameters):
        return False
    if not all(size < LARGEST and _simple(node) for size, node in enumerate(_nodes(f.body))):
        return False
    if not isinstance(type.result, Void) and flow.ends(f.body):
        return False
    return not flow.unset(f.body, f.parameters)


def _nodes(node: typed.Node) -> Iterator[typed.Node]:
    """A node and all nodes below it."""
    yield node
    for name in _parts(type(node)):
        part: object = getattr(node, name)
        for each in cast("tuple[object, ...]", part) if isinstance(part, tuple) else (part,):
            if isinstance(each, typed.Node):
                yield from _nodes(each)


@cache
def _parts(kind: type[typed.Node]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name != "span")


def _simple(node: typed.Node) -> bool:
    """Whether the node does not wait, does not send, and does not need the frame."""
    match node:
        case typed.Variable(symbol=typed.Automatic() as symbol):
            return not in_memory(symbol)
        case typed.Variable(symbol=symbol, type=kind):
            return not isinstance(symbol.type, Spread) and not isinstance(kind, Spread)
        case typed.Deref(pointer=pointer):
            return isinstance(pointer.type, Pointer) and not pointer.type.place
        case typed.Load(type=kind) | typed.Assign(type=kind):
            return not isinstance(kind, Struct | Array)
        case typed.Initialise(symbol=symbol):
            return not in_memory(symbol)
        case typed.Builtin(name=name):
            return name in _BUILTINS
        case _:
            return isinstance(node, _STATEMENTS + _EXPRESSIONS)
