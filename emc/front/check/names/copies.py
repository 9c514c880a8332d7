"""The symbol that the body of a task block has for a variable of the bodies around it (language.md, section 4).

It is a capture if the block lists the variable. Otherwise it is a fresh private copy, which is made when the body first
names the variable. `inside` finds or makes the symbol, block by block, beginning with the outermost one. `carry` finds
or makes a capture for values that the compiler itself needs.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.context import Body, Context
from emc.front.types import Array, Struct, Type, unqualified
from emc.source import Span


def owner_of(ctx: Context, body: Body | None, symbol: typed.Automatic | typed.Static) -> Body | None:
    """The innermost body that has this symbol as its own variable, either declared there or copied there. None: the
    symbol is static, and no block around this place has made a private copy of it."""
    while body is not None:
        if symbol in body.own or (isinstance(symbol, typed.Automatic) and ctx.owners.get(symbol) is body):
            return body
        body = body.parent
    return None


def inside(ctx: Context, body: Body | None, symbol: typed.Automatic | typed.Static) -> typed.Automatic | typed.Static:
    """The symbol that stands for `symbol` in `body`. Makes a fresh private copy if needed."""
    if body is None:
        return symbol
    owner = owner_of(ctx, body, symbol)
    if owner is None:
        return symbol
    if owner is not body:
        return private(ctx, body, symbol, type_in(ctx, body.parent, symbol))
    return body.own.get(symbol, symbol)


def type_in(ctx: Context, body: Body | None, symbol: typed.Automatic | typed.Static) -> Type:
    """The type that the symbol's copy has, or would have, in `body`."""
    while body is not None:
        if symbol in body.own:
            return body.own[symbol].type
        body = body.parent
    return symbol.type


def private(ctx: Context, body: Body, symbol: typed.Automatic | typed.Static, type: Type) -> typed.Automatic:
    """A fresh copy of `symbol` in `body`, without a value."""
    inner = bring(ctx, body, symbol, type)
    if isinstance(symbol, typed.Automatic) and symbol.held and type == symbol.type:
        inner.held, inner.align = True, symbol.align
        body.arrays.append(inner)
    else:
        body.privates.append(inner)
    return inner


def bring(ctx: Context, body: Body, symbol: typed.Automatic | typed.Static, type: Type) -> typed.Automatic:
    """Makes a variable of `body` that stands for `symbol` in it."""
    name = symbol.name.partition("@")[0].rpartition(".")[2]
    inner = typed.Automatic(name, type, symbol.span, addressed=isinstance(type, Array | Struct))
    body.own[symbol] = inner
    ctx.owners[inner] = body
    return inner


def carry(ctx: Context, body: Body, symbol: typed.Automatic, span: Span) -> typed.Variable:
    """The variable of `body` that has the symbol's value. The blocks between capture it, since it never changes."""
    if ctx.owners[symbol] is body:
        return typed.Variable(span, symbol.type, symbol)
    inner = body.own.get(symbol)
    if inner is None:
        assert body.parent is not None
        outer = carry(ctx, body.parent, symbol, span)
        inner = bring(ctx, body, symbol, symbol.type)
        load = typed.Load(span, unqualified(symbol.type), outer)
        body.captures.append(typed.Capture(span, inner, load, listed=False))
    return typed.Variable(span, inner.type, inner)
