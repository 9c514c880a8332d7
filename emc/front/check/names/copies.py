"""Which symbol a task block's body has for a variable of the bodies around it (language.md, section 4).

A capture when the block lists it, else a fresh private copy that is made when the body first names it. `inside` finds
or makes it, block by block from outside in; `carry` finds or makes a capture, for what the compiler keeps by itself.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.context import Body, Context
from emc.front.types import Array, Struct, Type, unqualified
from emc.source import Span


def owner_of(ctx: Context, body: Body | None, symbol: typed.Automatic | typed.Static) -> Body | None:
    """The innermost body for which the symbol is a variable of its own: declared or already copied there. None: it is
    static, and no block around has made a private copy of it."""
    while body is not None:
        if symbol in body.own or (isinstance(symbol, typed.Automatic) and ctx.owners.get(symbol) is body):
            return body
        body = body.parent
    return None


def inside(ctx: Context, body: Body | None, symbol: typed.Automatic | typed.Static) -> typed.Automatic | typed.Static:
    """What `symbol` is in `body`; a fresh private copy is made when needed."""
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
    """A fresh copy of `symbol` in `body`, not set."""
    inner = bring(ctx, body, symbol, type)
    if isinstance(symbol, typed.Automatic) and symbol.held and type == symbol.type:
        inner.held, inner.align = True, symbol.align
        body.arrays.append(inner)
    else:
        body.privates.append(inner)
    return inner


def bring(ctx: Context, body: Body, symbol: typed.Automatic | typed.Static, type: Type) -> typed.Automatic:
    """A variable of `body` that stands for `symbol` in it."""
    name = symbol.name.partition("@")[0].rpartition(".")[2]
    inner = typed.Automatic(name, type, symbol.span, addressed=isinstance(type, Array | Struct))
    body.own[symbol] = inner
    ctx.owners[inner] = body
    return inner


def carry(ctx: Context, body: Body, symbol: typed.Automatic, span: Span) -> typed.Variable:
    """The variable of `body` that has the symbol's value; blocks on the way capture it, as it never changes."""
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
