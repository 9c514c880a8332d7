"""Function definitions, new-style and old-style."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from emc.dataclass import replace
from emc.faults import Note
from emc.front import tree, typed
from emc.front.build import function_of
from emc.front.check.bad import BAD, is_bad
from emc.front.check.builtins.gnu import allocations_end
from emc.front.check.context import Body, Context, InFunction
from emc.front.check.declarations.declarators import Declared, ParameterInfo, apply_declarator, parameter
from emc.front.check.declarations.declare import declare_function
from emc.front.check.declarations.linkage import enter
from emc.front.check.declarations.specifiers import base_type
from emc.front.check.declarations.storage import one_class
from emc.front.check.messages import incomplete, spell
from emc.front.check.names.lengths import begun
from emc.front.check.operands.compatible import compatible, is_complete
from emc.front.check.operands.conversions import convert, promoted_type
from emc.front.check.scope import Scope
from emc.front.check.statements.control import items
from emc.front.check.statements.jumps import dispatcher, finish_labels
from emc.front.types import CHAR, DOUBLE, INT, VOID, Array, Float, Function, Pointer, Struct, Type, Void, unqualified
from emc.source import Span

# returns the type of a result, and the statements that compute it
Valued: TypeAlias = Callable[[], tuple[Type, list[typed.Statement]]]


def check_function(ctx: Context, node: tree.FunctionDefinition) -> None:
    found = apply_declarator(ctx, node.specifiers, node.declarator, base_type(ctx, node.specifiers), "object")
    if not isinstance(found.type, Function):
        if not is_bad(found.type):
            ctx.error(
                "E0240",
                node.span,
                f"`{found.name}` is not a function, so it can't have a body",
                "did you mean `;` before the `{`?",
            )
        return
    if "typedef" in node.specifiers.storage:
        ctx.error("E0205", node.specifiers.span, "a typedef can't have a body")
    one_class(ctx, node.specifiers)
    found = _main(ctx, found)
    outer = ctx.scope
    listed = ctx.prototypes[id(function_of(node.declarator))]
    ctx.prototypes.clear()
    ctx.scope = scope = Scope(outer, dict(listed.names), dict(listed.tags))
    parameters, type = _parameters(ctx, node, found)
    ctx.scope = outer
    found = replace(found, type=type)
    symbol = declare_function(ctx, found, node.specifiers)
    if symbol is None:
        symbol = typed.FunctionName(found.name, type, found.span)
    elif symbol.defined:
        ctx.error(
            "E0241", found.span, f"`{found.name}` already has a body", "", Note(symbol.span, "the first one is here")
        )
    symbol.defined, symbol.span = True, found.span
    symbol.unsaid = found.names is not None and not (found.names and type.prototype)
    _result_fits(ctx, type, found)
    ctx.scope = scope
    try:
        _body(ctx, node, symbol, type, parameters)
    finally:
        ctx.scope, ctx.body, ctx.zone, ctx.function = outer, None, None, None


def _main(ctx: Context, found: Declared) -> Declared:
    """Accepts `void main()` as a function that returns 0."""
    assert isinstance(found.type, Function)
    if found.name == "main" and unqualified(found.type.result) != INT and not is_bad(found.type.result):
        ctx.warning(
            "W0240",
            found.span,
            f"main returns `{spell(found.type.result)}`; it is treated as `int`",
            "write `int main`",
        )
        return replace(found, type=replace(found.type, result=INT))
    return found


def _result_fits(ctx: Context, type: Function, found: Declared) -> None:
    if not isinstance(type.result, Void) and not is_complete(type.result):
        text = f"`{found.name}` returns the incomplete type `{spell(type.result)}`"
        incomplete(ctx, "E0237", found.span, text, type.result)


def _parameters(
    ctx: Context, node: tree.FunctionDefinition, found: Declared
) -> tuple[tuple[ParameterInfo, ...], Function]:
    assert isinstance(found.type, Function)
    if found.names is None:
        for parameter in found.parameters:
            if not parameter.name and not is_bad(parameter.type):
                ctx.told.add(f"{found.name}: a parameter without a name")
                ctx.error("E0242", parameter.span, "a parameter of a function with a body needs a name")
        return found.parameters, found.type
    if not found.names:
        return (), replace(found.type, prototype=True) if found.name != "main" and not node.old_style else found.type
    infos = _old_style(ctx, node, found.names)
    before = ctx.linked.get(found.name)
    known = before.type if before is not None and isinstance(before.type, Function) and before.type.prototype else None
    if known is not None and _fit(known, [info.type for info in infos]):
        return infos, replace(found.type, parameters=known.parameters, prototype=True)
    types = tuple(_passed_type(i.type) for i in infos)
    return infos, replace(found.type, parameters=types, prototype=False)


def _fit(known: Function, types: list[Type]) -> bool:
    """Whether an old-style definition with parameters of these types agrees with a prototype before it. In GNU C, its
    callers then pass the prototype's types."""
    same = not known.variadic and len(known.parameters) == len(types)
    return same and all(compatible(p, type, False) for p, type in zip(known.parameters, types, strict=True))


def _old_style(ctx: Context, node: tree.FunctionDefinition, names: tuple[tree.Name, ...]) -> tuple[ParameterInfo, ...]:
    given: dict[str, ParameterInfo] = {}
    for declaration in node.old_style:
        base = base_type(ctx, declaration.specifiers)
        for entry in declaration.declarators:
            one = parameter(ctx, declaration.specifiers, entry.declarator, base, entry.span, given.values())
            if one.name not in (n.name for n in names):
                ctx.error("E0243", one.span, f"`{one.name}` is not in the list of parameters")
            if entry.initialiser is not None:
                ctx.error("E0206", one.span, f"`{one.name}` is a parameter: it gets its value from the call")
            given[one.name] = one
    return tuple(given.get(n.name, ParameterInfo(n.name, INT, n.span)) for n in names)


def _passed_type(type: Type) -> Type:
    """The type that a caller without a prototype passes for a parameter of `type`."""
    if isinstance(type, Float) and type.size == 4:
        return DOUBLE
    return promoted_type(type)


def check_prompt(ctx: Context, node: tree.FunctionDefinition, name: str, valued: Valued | None = None) -> None:
    """Checks a function without parameters that a session made from the text that the user typed. valued: whether it
    checks the expression whose value is to be shown. Otherwise the body is the text, and the function returns
    nothing."""
    type = Function(VOID, ())
    symbol = typed.FunctionName(name, type, node.span, defined=True)
    ctx.used.add(symbol)

    def inside() -> list[typed.Statement]:
        if valued is None:
            return items(ctx, node.body)
        result, made = valued()
        symbol.type = Function(result, ())
        return made

    outer = ctx.scope
    ctx.scope = Scope(outer)
    try:
        _body(ctx, node, symbol, type, (), inside)
    finally:
        ctx.scope, ctx.body, ctx.zone, ctx.function = outer, None, None, None


def _body(
    ctx: Context,
    node: tree.FunctionDefinition,
    symbol: typed.FunctionName,
    type: Function,
    parameters: tuple[ParameterInfo, ...],
    contents: Callable[[], list[typed.Statement]] | None = None,
) -> None:
    ctx.function = InFunction(symbol, type)
    ctx.body, ctx.fence = Body("function", None), None
    first: list[typed.Statement] = []
    both = zip(parameters, type.parameters, strict=True)
    symbols = tuple(_parameter(ctx, info, passed, first) for info, passed in both)
    computing = (begun(ctx, later) for info in parameters for later in info.later)
    first += [one for one in computing if one is not None]
    rest = ctx.automatic("...", Pointer(CHAR), node.span) if type.variadic else None
    with ctx.zoned("the function"):
        inside = items(ctx, node.body) if contents is None else contents()
        finish_labels(ctx, ctx.body)
    if ctx.function.allocated is not None:
        first.append(typed.Initialise(node.body.span, ctx.function.allocated, True, ()))
        ctx.scope.locals.append(ctx.function.allocated)
    made = [*first, *dispatcher(ctx.body, node.body.span), *inside]
    if ctx.body.chosen is not None:
        ctx.scope.locals.append(ctx.body.chosen)
    if symbol.name == "main":
        made.append(typed.Return(node.body.end, typed.Constant(node.body.end, INT, 0)))
    locals = tuple(s for s in ctx.scope.locals)
    block = typed.Block(node.body.span, tuple(made), locals)
    end = allocations_end(ctx, node.body.end)
    ctx.functions.append(typed.FunctionBody(node.span, symbol, symbols, rest, block, end))


def _parameter(ctx: Context, info: ParameterInfo, passed: Type, first: list[typed.Statement]) -> typed.Automatic:
    type = info.type
    if not is_bad(type) and not is_complete(type):
        text = f"the parameter `{info.name}` has the incomplete type `{spell(type)}`"
        incomplete(ctx, "E0237", info.span, text, type)
        type = BAD
    symbol = ctx.automatic(info.name, type, info.span)
    symbol.parameter = True
    symbol.volatile = type.volatile
    symbol.addressed = isinstance(type, Array | Struct)
    if info.name:
        enter(ctx, info.name, symbol, info.span)
    if unqualified(passed) == unqualified(type) or is_bad(type):
        return symbol
    symbol.parameter = False
    arrived = ctx.automatic(info.name, passed, info.span)
    arrived.parameter = True
    ctx.scope.locals.append(symbol)
    first.append(_narrow(symbol, arrived, info.span))
    return arrived


def _narrow(symbol: typed.Automatic, arrived: typed.Automatic, span: Span) -> typed.Initialise:
    """Converts an old-style `float` or `char` parameter, which is passed promoted."""
    load = typed.Load(span, arrived.type, typed.Variable(span, arrived.type, arrived))
    target = typed.Variable(span, symbol.type, symbol)
    assign = typed.Assign(span, unqualified(symbol.type), target, convert(load, symbol.type))
    return typed.Initialise(span, symbol, False, (assign,))
