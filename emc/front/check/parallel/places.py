"""Where a task block runs: `where`, `everywhere`, `iterate` (language.md, section 4)."""

from __future__ import annotations

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Body, Context, Kind
from emc.front.check.messages import spell
from emc.front.check.names.copies import bring
from emc.front.check.names.lookup import report_undeclared
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.conversions import convert, rvalue
from emc.front.check.rules import expression
from emc.front.types import INT, Array, Function, Int, Pointer, Spread, Type, is_scalar

Variable = typed.Automatic | typed.Static


def kind_of(place: tree.Where | tree.Everywhere | tree.Iterate | None) -> Kind:
    match place:
        case tree.Where():
            return "where"
        case tree.Everywhere():
            return "everywhere"
        case tree.Iterate():
            return "iterate"
        case None:
            return "alone"


def place_of(ctx: Context, body: Body, node: tree.TaskBlock) -> typed.Where | typed.Everywhere | typed.Iterate | None:
    match node.place:
        case tree.Where():
            return _where(ctx, body, node.place)
        case tree.Everywhere():
            return _everywhere(ctx, body, node.place)
        case tree.Iterate():
            count = assign_convert(ctx, expression(ctx, node.place.count), INT, "the count of `iterate`")
            body.identity = typed.Automatic("iterate_id", INT, node.place.span)
            ctx.owners[body.identity] = body
            return typed.Iterate(node.place.span, count, body.identity)
        case None:
            return None


def _where(ctx: Context, body: Body, node: tree.Where) -> typed.Where:
    """Checks `where`. A plain variable is copied into the block as a local pointer."""
    value = rvalue(ctx, expression(ctx, node.pointer))
    type = value.type
    if is_bad(type):
        return typed.Where(node.span, value)
    if not isinstance(type, Pointer) or isinstance(type.to, Function):
        hint = _pointer_hint(node.pointer, value) if is_scalar(type) and not isinstance(type, Pointer) else ""
        ctx.error("E0440", value.span, f"`where` needs a pointer to the object, but this is `{spell(type)}`", hint)
        return typed.Where(node.span, value)
    if not type.place:
        text = f"`where` gets a local pointer, `{spell(type)}`, so the block runs on this PE"
        hint = "give `where` a `global *` or a `shared *`; to run the block on this PE, remove `where`"
        ctx.warning("W0405", value.span, text, hint)
    symbol = ctx.scope.find(node.pointer.name) if isinstance(node.pointer, tree.Name) else None
    if isinstance(symbol, Variable) and isinstance(value, typed.Load):
        local = Pointer(type.to)
        start = typed.Builtin(value.span, local, "local_of", (value,)) if type.place else value
        inner = bring(ctx, body, symbol, local)
        body.captures.append(typed.Capture(value.span, inner, start))
    return typed.Where(node.span, value if type.place else convert(value, Pointer(type.to, "global")))


def _pointer_hint(node: tree.Expression, value: typed.Value) -> str:
    """A hint for a value that is not a pointer, and probably is the number of a PE."""
    if not isinstance(value.type, Int):
        return "write `&` before an object to make a pointer to it"
    known = isinstance(node, tree.Name | tree.Number)
    pe = node.name if isinstance(node, tree.Name) else str(node.text) if known else "pe"
    hint = f"to run the block on PE `{pe}`, write `where (global_of({pe}, &x))` with any file-scope `x`"
    hint += f", or `remote_call({pe}, f, 0)`"
    return f"write `&` before an object to make a pointer to it; {hint}" if isinstance(value, typed.Load) else hint


def _everywhere(ctx: Context, body: Body, node: tree.Everywhere) -> typed.Everywhere:
    arrays: list[typed.Static] = []
    for name in node.arrays:
        hint = f"pass values in the list: `dowith ({name.name})`"
        symbol = spread_array(ctx, name, "`everywhere (...)` lists spread arrays", hint)
        if symbol is None:
            continue
        if symbol in body.slices:
            ctx.error("E0441", name.span, f"`{name.name}` is listed twice")
            continue
        body.slices[symbol] = slice_of(ctx, symbol)
        arrays.append(symbol)
    return typed.Everywhere(node.span, tuple(arrays))


def spread_array(ctx: Context, name: tree.Name, needs: str, hint: str = "") -> typed.Static | None:
    """The spread array with that name; None after a fault."""
    entry = ctx.scope.find(name.name)
    if isinstance(entry, typed.Static) and isinstance(entry.type, Spread) and entry.type.dims:
        ctx.used.add(entry)
        return entry
    if entry is None:
        how = f"declare it before this line, outside of all functions, as in `int global {name.name}[n];`"
        report_undeclared(ctx, name, how=how)
        return None
    if isinstance(entry, Variable) and is_bad(entry.type):
        return None
    if isinstance(entry, Variable):
        text = f"{needs}, but `{name.name}` is `{spell(entry.type)}`"
        ctx.error("E0442", name.span, text, hint, Note(entry.span, "declared here"))
    else:
        ctx.error("E0442", name.span, f"{needs}, but `{name.name}` is not one")
    return None


def slice_of(ctx: Context, symbol: typed.Static) -> Type:
    """The type of the local array that consists of a spread array's slots on one PE."""
    type = symbol.type
    assert isinstance(type, Spread)
    if ctx.target.spread_by_grid(type.dims):
        rows, cols = -(-type.dims[0] // ctx.target.rows), -(-type.dims[1] // ctx.target.cols)
        return Array(Array(type.slot, cols), rows)
    return Array(type.slot, ctx.target.slots(type.dims))
