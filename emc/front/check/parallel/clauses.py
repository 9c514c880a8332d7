"""The list of a task block, and its `update` and reduction clauses: which variables it shares, and how (language.md,
4)."""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.bad import is_bad
from emc.front.check.context import Body, Context
from emc.front.check.messages import spell
from emc.front.check.names.copies import bring, private
from emc.front.check.names.lookup import report_undeclared, variable
from emc.front.check.operands.conversions import convert, rvalue
from emc.front.check.operands.elsewhere import local_pointer
from emc.front.check.operands.lvalues import is_lvalue
from emc.front.check.operands.partial import Partial
from emc.front.check.unused import mention
from emc.front.types import Array, Function, Int, Pointer, Struct, is_arithmetic, unqualified
from emc.source import Span

Variable = typed.Automatic | typed.Static

# ---- the list


def _find_variable(ctx: Context, name: tree.Name, what: str) -> Variable | None:
    """The variable that a list names; None after a fault."""
    entry = ctx.scope.find(name.name)
    if isinstance(entry, Variable):
        return None if is_bad(entry.type) else entry
    if entry is None:
        report_undeclared(ctx, name)
    else:
        ctx.error("E0443", name.span, f"{what} can only name variables, and `{name.name}` is not one")
    return None


def enlist(ctx: Context, body: Body, name: tree.Name) -> None:
    symbol = _find_variable(ctx, name, "a block's list")
    if symbol is None:
        return
    if symbol in body.own:
        if not any(c.inner is body.own[symbol] and body.kind == "where" for c in body.captures[:1]):
            ctx.warning("W0403", name.span, f"`{name.name}` is listed twice")
        return
    if symbol in body.slices:
        text = f"`{name.name}` is the PE's own slice in this block: it can't be in the list too"
        ctx.error("E0444", name.span, text, "remove it from the list")
        return
    mention(ctx, symbol)
    value = rvalue(ctx, variable(ctx, symbol, name.span))
    if is_bad(value.type):
        return
    if body.kind == "where":
        value = _carry(ctx, value, name)
    inner = bring(ctx, body, symbol, value.type)
    body.captures.append(typed.Capture(name.span, inner, value))


def _carry(ctx: Context, value: typed.Value, name: tree.Name) -> typed.Value:
    """Converts listed local pointers to global ones under `where`."""
    type = value.type
    if isinstance(type, Pointer) and not type.place and not isinstance(type.to, Function):
        return convert(value, Pointer(type.to, "global"))
    if isinstance(type, Struct) and (found := local_pointer(type)):
        text = f"`{name.name}.{found}` is a local pointer: on the other PE it points into that PE's memory"
        hint = f"declare the member `{found}` as a `global *`: then setting it makes a global pointer; or list a "
        hint += f"variable that is set to `{name.name}.{found}`: a listed pointer becomes a global one"
        ctx.warning("W0404", name.span, text, hint)
    return value


# ---- update and reductions

_IN_PLACE = "a listed array is passed as a pointer: the block changes its elements in place"
_APART = {  # how several copies can change the elements of one array
    "everywhere": "make it a spread array, to which all copies add: `int global a[N]` at file scope, `a[i]++`",
    "iterate": "list it in `dowith`: all copies run on this PE, and change its elements in place",
}


def updates_of(ctx: Context, body: Body, node: tree.TaskBlock) -> list[typed.CopyBack]:
    made: list[typed.CopyBack] = []
    if node.updates is None:
        return made
    for name in node.updates:
        if not node.wait:
            _after_fork(ctx, name, "update")
            continue
        if body.kind in ("everywhere", "iterate"):
            text = f"`{body.kind}` runs several copies of this block: `update` can't choose one copy's `{name.name}`"
            hint = f"combine them: `reductionsum ({name.name})`, or max, min, prod, and, or, xor"
            ctx.error("E0445", name.span, text, hint)
            continue
        pair = _pair(ctx, body, name, "`update`")
        if pair is None:
            continue
        inner, outer = pair
        if any(u.inner is inner for u in made):
            ctx.error("E0446", name.span, f"`{name.name}` is listed twice")
            continue
        if _update_fits(ctx, name, inner, outer):
            made.append(typed.CopyBack(name.span, inner, outer))
    return made


def _after_fork(ctx: Context, name: tree.Name, clause: str) -> None:
    text = f"no thread waits for a `forkwith` block, so `{clause}` can't give `{name.name}` its value"
    ctx.error("E0447", name.span, text, "write `dowith` to wait for it")


def _pair(ctx: Context, body: Body, name: tree.Name, what: str) -> tuple[typed.Automatic, typed.Value] | None:
    """The block's own variable of that name, and the starter's object."""
    symbol = _find_variable(ctx, name, what)
    if symbol is None:
        return None
    if symbol in body.slices:
        ctx.error("E0444", name.span, f"`{name.name}` is the PE's own slice in this block: it is changed in place")
        return None
    outer = variable(ctx, symbol, name.span)
    if isinstance(outer, Partial) or isinstance(outer.type, Array) or not is_lvalue(outer):
        takes, hint = "scalars and structs", _IN_PLACE
        if body.kind in _APART:
            takes, hint = "numbers", f"give each element that is combined a variable of its own; or {_APART[body.kind]}"
        ctx.error("E0448", name.span, f"{what} takes {takes}, but `{name.name}` is an array", hint)
        return None
    if outer.type.const:
        ctx.error("E0343", name.span, f"`{name.name}` is const: {what} can't change it")
        return None
    inner = body.own.get(symbol)
    if inner is None:
        inner = private(ctx, body, symbol, unqualified(outer.type))
    return inner, outer


def _update_fits(ctx: Context, name: tree.Name, inner: typed.Automatic, outer: typed.Value) -> bool:
    if unqualified(inner.type) == unqualified(outer.type):
        return True
    text = (
        f"`{name.name}` is `{spell(inner.type)}` in the block, but `{spell(outer.type)}` outside: it can't be updated"
    )
    ctx.error(
        "E0449",
        name.span,
        text,
        "assign the value to a variable of the right type in the block, and update that variable",
    )
    return False


def reductions_of(
    ctx: Context, body: Body, node: tree.TaskBlock, updated: dict[typed.Automatic, Span]
) -> list[typed.Reduce]:
    made: list[typed.Reduce] = []
    for clause in node.reductions:
        for name in clause.names:
            if not node.wait:
                _after_fork(ctx, name, f"reduction{clause.op}")
            elif body.kind not in ("everywhere", "iterate"):
                text = "only one copy of this block runs, so a reduction has nothing to combine"
                ctx.error("E0450", name.span, text, f"write `update ({name.name})`")
            else:
                one = _reduction(ctx, body, clause.op, name, updated, made)
                made += [one] if one is not None else []
    return made


def _reduction(
    ctx: Context,
    body: Body,
    op: str,
    name: tree.Name,
    updated: dict[typed.Automatic, Span],
    made: list[typed.Reduce],
) -> typed.Reduce | None:
    pair = _pair(ctx, body, name, f"`reduction{op}`")
    if pair is None:
        return None
    inner, outer = pair
    if inner in updated or any(r.inner is inner for r in made):
        ctx.error("E0446", name.span, f"`{name.name}` is listed twice")
        return None
    type = unqualified(outer.type)
    whole = op in ("and", "or", "xor")
    if not (isinstance(type, Int) if whole else is_arithmetic(type)):
        needs = "integers" if whole else "numbers"
        ctx.error("E0451", name.span, f"`reduction{op}` combines {needs}, but `{name.name}` is `{spell(type)}`")
        return None
    return typed.Reduce(name.span, op, inner, outer)


def check_written(ctx: Context, body: Body, clause: typed.CopyBack | typed.Reduce) -> None:
    if clause.inner in body.written or ctx.broken:
        return
    listed = any(c.inner is clause.inner for c in body.captures)
    if isinstance(clause, typed.Reduce) and listed:
        return
    text = f"the block never sets `{clause.inner.name}`, so there is nothing to "
    text += "combine" if isinstance(clause, typed.Reduce) else "copy back"
    ctx.error("E0452", clause.span, text, "assign to it in the block, or remove it here")
