"""Reports what a program declares and never uses: variables, static functions and objects, labels.

    int f(void) { int a, b = g(); b = 2; return 0; }        `a` is never used, `b` only set

Any mention is a use, also in `sizeof` and after `if (0)`. Only an assignment to a variable, or an update as a statement
of its own, is not a use. Parameters, types and declarations in headers are never reported. `(void)x` and the attribute
`unused` prevent the report.
"""

from __future__ import annotations

from emc import places
from emc.front import tree, typed
from emc.front.check.context import Body, Context
from emc.front.check.messages import shown
from emc.source import LIBRARY, Span

Symbol = typed.Automatic | typed.Static


def mention(ctx: Context, symbol: Symbol) -> None:
    """Counts a use of the symbol."""
    mentions = ctx.uses.mentions
    mentions[symbol] = mentions.get(symbol, 0) + 1


def only_set(ctx: Context, node: tree.Expression) -> None:
    """Removes the count of a use if a statement only sets the variable."""
    entry = ctx.scope.find(node.name) if isinstance(node, tree.Name) else None
    if isinstance(entry, Symbol) and not entry.type.volatile:
        ctx.uses.mentions[entry] = ctx.uses.mentions.get(entry, 0) - 1
        ctx.uses.assigned.add(entry)


def report_unused(ctx: Context, unit: tree.Unit) -> None:
    """Reports what is not used, at the end of a unit without errors. For headers, only what is inside of functions is
    reported."""
    if unit.span.file.startswith(LIBRARY):
        return
    silent = unit.unused
    for symbol in ctx.uses.declared:
        if not ctx.uses.mentions.get(symbol) and _users(symbol.span) and not _is_silenced(symbol.span, silent):
            _variable(ctx, symbol)
    for name, span in ctx.uses.labels:
        ctx.warning("W0533", span, f"no `goto` goes to the label `{name}`", "remove it")
    for symbol in ctx.linked.values():
        here = symbol.span.file == unit.span.file and not _is_silenced(symbol.span, silent)
        if symbol.private and here and symbol not in ctx.used:
            _private(ctx, symbol)


def _users(span: Span) -> bool:
    return not span.file.startswith(str(places.runtime()))


def _is_silenced(span: Span, silent: frozenset[tuple[str, int, int]]) -> bool:
    return (span.file, span.line, span.column) in silent


def _variable(ctx: Context, symbol: Symbol) -> None:
    name = shown(symbol)
    hint = f"remove it; or write `(void){name};` if you mean it"
    if symbol in ctx.uses.assigned:
        ctx.warning("W0531", symbol.span, f"`{name}` is set, but nothing reads it", hint)
    else:
        ctx.warning("W0530", symbol.span, f"nothing uses the variable `{name}`", hint)


def _private(ctx: Context, symbol: typed.Static | typed.FunctionName) -> None:
    if isinstance(symbol, typed.FunctionName):
        if not symbol.inline and symbol.defined:
            what = "sends the static packet type" if symbol.packet else "calls the static function"
            ctx.warning("W0532", symbol.span, f"nothing {what} `{shown(symbol)}`", "remove it")
    elif symbol.image is not None:
        ctx.warning("W0532", symbol.span, f"nothing uses the static variable `{shown(symbol)}`", "remove it")


def labels(ctx: Context, body: Body) -> None:
    """Keeps the labels of a finished body that no goto names."""
    wanted = {jump.label for jump in body.gotos} | body.numbered.keys()
    for name, landing in body.labels.items():
        span = landing.span
        if name not in wanted and _users(span):
            at = Span(span.file, span.line, span.column, span.line, span.column + len(name))
            ctx.uses.labels.append((name, at))
