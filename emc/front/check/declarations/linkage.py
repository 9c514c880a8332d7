"""Names of file scope and their linkage: all declarations of an object or function in a unit have one symbol.

External names are kept as they are; file-private ones get the suffix `@suffix`. Declarations in <emc.h>, and those that
POSIX adds to C's headers, are weak: the user's own declaration replaces them silently.
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Context, is_weak
from emc.front.check.messages import namesakes, spell
from emc.front.check.operands.compatible import compatible, composite
from emc.front.check.scope import Meaning, Typedef
from emc.front.types import Function, Spread, Type
from emc.source import Span

Linked = typed.Static | typed.FunctionName


def enter(ctx: Context, name: str, entry: Meaning, span: Span) -> bool:
    """Adds a name to the current scope. Returns False if it conflicts with another declaration of the user's."""
    there = ctx.scope.names.get(name)
    if there is None or there is entry:
        ctx.scope.names[name] = entry
        return True
    if is_weak(there.span) and not is_weak(span):
        ctx.scope.names[name] = entry
        return True
    if is_weak(span) and not is_weak(there.span):
        return False
    if isinstance(there, Typedef) and isinstance(entry, Typedef) and compatible(there.type, entry.type):
        return True
    ctx.error(
        "E0202",
        span,
        f"`{name}` is declared twice",
        "give one of them another name",
        Note(there.span, "the first one is here"),
    )
    return False


def link_symbol(ctx: Context, name: str, type: Type, span: Span, storage: tuple[str, ...]) -> Linked | None:
    """The symbol of a file-scope (or `extern`) name, found or created. Its type is the composite of all
    declarations."""
    previous = ctx.linked.get(name)
    if previous is not None and previous.weak != is_weak(span):
        if not previous.weak:
            return None
        previous = None
    if previous is None:
        return _new(ctx, name, type, span, storage)
    if isinstance(previous, typed.FunctionName) != isinstance(type, Function):
        kind = "function" if isinstance(previous, typed.FunctionName) else "variable"
        ctx.error(
            "E0203", span, f"`{name}` was declared as a {kind} before", "", Note(previous.span, "the first one is here")
        )
        return None
    if isinstance(previous, typed.FunctionName) and previous.implicit:
        return _declared_late(ctx, previous, type, span, storage)
    if not _same(previous.type, type):
        text = f"`{name}` is declared as `{spell(type)}` here, but was declared as `{spell(previous.type)}` before"
        ctx.error(
            "E0201", span, text, "", Note(previous.span, "the first one is here"), *namesakes(type, previous.type)
        )
        return None
    if "static" in storage and not previous.private:
        ctx.error(
            "E0204",
            span,
            f"`{name}` is static here, but was not before",
            "",
            Note(previous.span, "the first one is here"),
        )
    elif (
        previous.private and "static" not in storage and "extern" not in storage and isinstance(previous, typed.Static)
    ):
        ctx.error(
            "E0204",
            span,
            f"`{name}` is not static here, but was before",
            "",
            Note(previous.span, "the first one is here"),
        )
    if not is_bad(previous.type) and not is_bad(type):
        previous.type = _merge(previous.type, type)
    return previous


def _declared_late(
    ctx: Context, symbol: typed.FunctionName, type: Type, span: Span, storage: tuple[str, ...]
) -> typed.FunctionName:
    """Declares a function that was called before its declaration. The declared type counts from here on."""
    if not _same(symbol.type, type):
        text = f"`{symbol.name}` is `{spell(type)}` here, but was called as `{spell(symbol.type)}` before"
        ctx.warning("W0314", span, text, "declare it before its first call", Note(symbol.span, "called here"))
    if "static" in storage:
        symbol.name, symbol.private = f"{symbol.name}@{ctx.suffix}", True
    symbol.type, symbol.span, symbol.implicit = type, span, False
    return symbol


def _same(a: Type, b: Type) -> bool:
    if isinstance(a, Spread) and isinstance(b, Spread):
        if len(a.dims) != len(b.dims) or not compatible(a.slot, b.slot):
            return False
        return all(m == n or -1 in (m, n) for m, n in zip(a.dims, b.dims, strict=True))
    return compatible(a, b)


def _merge(a: Type, b: Type) -> Type:
    if isinstance(a, Spread) and isinstance(b, Spread):
        return a if -1 not in a.dims else b
    return composite(a, b)


def _new(ctx: Context, name: str, type: Type, span: Span, storage: tuple[str, ...]) -> Linked:
    private = "static" in storage
    full = f"{name}@{ctx.suffix}" if private else name
    if isinstance(type, Function):
        made: Linked = typed.FunctionName(full, type, span, private=private, weak=is_weak(span))
    else:
        made = typed.Static(full, type, span, private=private, weak=is_weak(span))
    ctx.linked[name] = made
    return made


def suffixed_name(ctx: Context, name: str) -> str:
    """The link name of a static local or compound literal."""
    assert ctx.function is not None
    owner = ctx.function.symbol.name.partition("@")[0]
    full = f"{owner}.{name}"
    known = {s.name for s in ctx.statics}
    number = 1
    while (unique := f"{full}{'' if number == 1 else f'.{number}'}@{ctx.suffix}") in known:
        number += 1
    return unique
