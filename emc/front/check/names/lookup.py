"""Names: finds what a name means at a place."""

from __future__ import annotations

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import bad
from emc.front.check.context import Body, Context
from emc.front.check.messages import near
from emc.front.check.names.copies import inside
from emc.front.check.names.headers import HEADERS
from emc.front.check.names.lengths import pointed_object
from emc.front.check.names.words import CALLS, constant_word
from emc.front.check.operands.characters import string_object
from emc.front.check.operands.partial import Partial
from emc.front.check.rules import expression_rule
from emc.front.check.scope import EnumConstant, Typedef
from emc.front.check.unused import mention
from emc.front.foreign import FOREIGN
from emc.front.types import Pointer, Spread, Type, settle, unqualified
from emc.source import Span

BLOCK_WORDS = (
    *("where", "everywhere", "iterate", "parallel", "dowith", "forkwith", "update", "packet_type"),
    *(f"reduction{op}" for op in ("sum", "prod", "max", "min", "and", "or", "xor")),
)

MOST_HINTS = 50  # per file: each hint compares all names, and no user reads more


@expression_rule(tree.Name)
def check_name(ctx: Context, node: tree.Name) -> typed.Value:
    entry = ctx.scope.find(node.name)
    match entry:
        case typed.Automatic() | typed.Static():
            mention(ctx, entry)
            return variable(ctx, entry, node.span)
        case typed.FunctionName():
            ctx.used.add(entry)
            if entry.packet:
                hint = f"`{node.name}(...)` sends a packet of this type"
                what = "handler of network interfaces" if entry.interface else "packet type"
                text = f"`{node.name}` is a {what}: it can only be sent, and has no address"
                ctx.error("E0485", node.span, text, hint, Note(entry.span, "declared here"))
                return bad(node.span)
            return typed.FunctionAddress(node.span, entry.type, entry)
        case EnumConstant():
            return typed.Constant(node.span, entry.type, entry.value)
        case Typedef():
            ctx.error("E0313", node.span, f"`{node.name}` is a type, not a value", "", Note(entry.span, "defined here"))
            return bad(node.span)
        case _:
            return _without_entry(ctx, node)


def _without_entry(ctx: Context, node: tree.Name) -> typed.Value:
    word = constant_word(ctx.target, node)
    if word is not None:
        return word
    if node.name in ("__func__", "__FUNCTION__", "__PRETTY_FUNCTION__") and ctx.function is not None:
        return string_object(ctx, node.span, ctx.function.symbol.name.partition("@")[0].encode())
    if node.name in CALLS:
        ctx.error("E0314", node.span, f"`{node.name}` is built into the compiler: it can only be called")
        return bad(node.span)
    report_undeclared(ctx, node)
    return bad(node.span)


def report_undeclared(ctx: Context, node: tree.Name, what: str = "", how: str = "") -> None:
    """Reports an unknown name, once for each name and function. what: the text, for a function that is called. how: how
    to declare it, if it is not a plain variable."""
    key = _key(ctx, node.name)
    nameless = f"{ctx.function.symbol.name}: a parameter without a name" if ctx.function else ""
    if key in ctx.told or ctx.broken or nameless in ctx.told:
        return  # already reported; or it may be the name that a parameter lacks
    ctx.told.add(key)
    text = what or f"`{node.name}` is not declared"
    call = f"declare it before this line: `int {node.name}(...);`, or define it there"
    ctx.error("E0312", node.span, text, name_hint(ctx, node.name) or how or (call if what else _how(node.name)))


def lacks_type(ctx: Context, node: tree.Expression) -> None:
    """Reports a declaration that lacks its type: `i, s = 0;` where i and s are not declared. This is one fault, not one
    for each name."""
    names: list[tree.Name] = []
    rest: tree.Expression | None = node
    while rest is not None:
        comma = isinstance(rest, tree.Binary) and rest.op == "," and not rest.parens
        part, rest = (rest.right, rest.left) if isinstance(rest, tree.Binary) and comma else (rest, None)
        name = part.left if isinstance(part, tree.Assign) and part.op == "=" else part
        if not isinstance(name, tree.Name) or ctx.scope.find(name.name) or constant_word(ctx.target, name):
            return
        names.insert(0, name)
    keys = {_key(ctx, name.name) for name in names}
    if len(names) < 2 or ctx.broken or keys & ctx.told or any(name_hint(ctx, name.name) for name in names):
        return
    ctx.told |= keys
    first = ", ".join(f"`{name.name}`" for name in names[:-1])
    hint = f"if this is a declaration, its type is missing, as in `int {', '.join(name.name for name in names)};`"
    ctx.error("E0312", names[0].span, f"{first} and `{names[-1].name}` are not declared", hint)


def _key(ctx: Context, name: str) -> str:
    """The key under which a report about a name is remembered."""
    return f"{ctx.function.symbol.name if ctx.function else ''}:{name}"


def _how(name: str) -> str:
    return f"declare it before this line, with its type, as in `int {name};`"


def name_hint(ctx: Context, name: str) -> str:
    if name in HEADERS:
        return f"write #include <{HEADERS[name]}>"
    if name in FOREIGN:
        return FOREIGN[name]
    if len(ctx.told) > MOST_HINTS:
        return ""
    seen = [n for n, _ in ctx.scope.visible()] + list(CALLS) + ["N_PE", "PE_ROWS", "PE_COLS"]
    return near(name, (n for n in [*seen, *BLOCK_WORDS] if not n.startswith("__")))


# ---- variables inside task blocks


def variable(ctx: Context, symbol: typed.Automatic | typed.Static, span: Span) -> typed.Value:
    """The object that a name declared as `symbol` means in the current body."""
    inner = inside(ctx, ctx.body, symbol)
    if isinstance(inner, typed.Automatic):
        variable = typed.Variable(span, settle(inner.type), inner)
        return (
            pointed_object(ctx, typed.Load(span, unqualified(inner.type), variable), span) if inner.held else variable
        )
    ctx.used.add(inner)
    slice = slice_type(ctx.body, inner)
    if slice is not None:
        return typed.Variable(span, slice, inner)
    if not isinstance(inner.type, Spread):
        return typed.Variable(span, settle(inner.type), inner)
    return spread_object(span, inner)


def spread_object(span: Span, symbol: typed.Static) -> typed.Value:
    type = symbol.type
    assert isinstance(type, Spread)
    if type.dims:
        return Partial(span, type, symbol, ())
    return typed.Deref(span, type.slot, element(span, symbol, ()))


def element(span: Span, symbol: typed.Static, indices: tuple[typed.Value, ...]) -> typed.SpreadElement:
    """The global pointer to one element."""
    assert isinstance(symbol.type, Spread)
    return typed.SpreadElement(span, Pointer(symbol.type.slot, "global"), symbol, indices)


def slice_type(body: Body | None, symbol: typed.Static) -> Type | None:
    """The local array type of a spread array where its slice is visible: in the body of `everywhere`, and in blocks
    inside of it that run on the same PE."""
    while body is not None:
        if symbol in body.slices:
            return body.slices[symbol]
        if body.kind in ("where", "everywhere", "function"):
            return None
        body = body.parent
    return None
