"""Calls: the function, and its arguments against its parameters."""

from __future__ import annotations

from emc.dataclass import replace
from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context
from emc.front.check.messages import plural, spell
from emc.front.check.names.headers import HEADERS
from emc.front.check.names.implicit import implicit
from emc.front.check.names.lookup import report_undeclared
from emc.front.check.names.words import CALLS, constant_word
from emc.front.check.operands.coercion import assign_convert
from emc.front.check.operands.compatible import is_complete
from emc.front.check.operands.conversions import promote_variable, rvalue
from emc.front.check.operands.elsewhere import warn_bare
from emc.front.check.rules import expression, expression_rule
from emc.front.limits import MOST_PARAMETERS
from emc.front.types import INT, Function, Pointer, Void, unqualified
from emc.source import Span


@expression_rule(tree.Call)
def check_call(ctx: Context, node: tree.Call) -> typed.Value:
    name = node.function.name if isinstance(node.function, tree.Name) else ""
    if len(node.arguments) > MOST_PARAMETERS:
        text = f"a call has at most {MOST_PARAMETERS:,} arguments, and this one has {len(node.arguments):,}"
        ctx.error("E0163", node.arguments[MOST_PARAMETERS].span, text, "pass an array")
        return bad(node.span)
    if name == "alloca" and name not in ctx.defines and _is_gnu(ctx, node):
        return CALLS["__builtin_alloca"](ctx, node)
    if name and ctx.scope.find(name) is None:
        if name in CALLS:
            return CALLS[name](ctx, node)
        if constant_word(ctx.target, tree.Name(node.span, name)) is None:
            return _call_undeclared(ctx, node, name)
    entry = ctx.scope.find(name) if name else None
    if isinstance(entry, typed.FunctionName) and entry.packet:
        return _packet(ctx, node, entry)
    return call(ctx, node, callee(ctx, node.function))


def _is_gnu(ctx: Context, node: tree.Call) -> bool:
    """Whether the called name may mean a builtin of gcc: it is declared as a function, or not declared at all in a C
    file."""
    assert isinstance(node.function, tree.Name)
    there = ctx.scope.find(node.function.name)
    return isinstance(there, typed.FunctionName) or (there is None and node.span.file.endswith(".c"))


def call(ctx: Context, node: tree.Call, function: typed.Value | None) -> typed.Value:
    """The call of a function with its arguments. function None: a fault has already been reported."""
    if function is None:
        for argument in node.arguments:
            expression(ctx, argument)
        return bad(node.span)
    type = signature(function)
    arguments = match_arguments(ctx, function, type, node.arguments, node.span)
    if arguments is None:
        return bad(node.span)
    fixed, rest = arguments
    result = unqualified(type.result)
    if not isinstance(result, Void) and not is_complete(result):
        ctx.error("E0302", node.span, f"the result type, `{spell(result)}`, is incomplete here")
        return bad(node.span)
    return typed.Call(node.span, result, function, fixed, rest)


def _packet(ctx: Context, node: tree.Call, symbol: typed.FunctionName) -> typed.Value:
    """The sending of a packet of the program's own type: `add(&cost[k], 1)`, or with a reply `v = take(gp)`. A packet
    for a network interface may have several words."""
    ctx.used.add(symbol)
    type = symbol.type
    named = typed.FunctionAddress(node.function.span, Pointer(type), symbol)
    values = [rvalue(ctx, expression(ctx, n)) for n in node.arguments]
    if not isinstance(type, Function) or not type.parameters:
        return bad(node.span)  # the fault is reported at the declaration
    if not count_fits(ctx, named, type, node.arguments, node.span):
        return bad(node.span)
    place, *words = type.parameters
    there = replace(place, place="global") if isinstance(place, Pointer) else place
    pointer = assign_convert(ctx, values[0], there, f"argument 1 of {describe(named)}", steps=False)
    data: list[typed.Value] = []
    for number, (word, given) in enumerate(zip(words, values[1:], strict=False), 2):
        if isinstance(word, Pointer) and not word.place and not symbol.interface:
            warn_bare(ctx, given, 1)
        data.append(assign_convert(ctx, given, word, f"argument {number} of {describe(named)}"))
    if is_bad(pointer.type) or any(is_bad(word.type) for word in data):
        return bad(node.span)
    first, *rest = data or [typed.Constant(node.span, INT, 0)]
    return typed.Packet(node.span, unqualified(type.result), symbol, pointer, first, tuple(rest))


def _call_undeclared(ctx: Context, node: tree.Call, name: str) -> typed.Value:
    assert isinstance(node.function, tree.Name)
    symbol = implicit(ctx, node.function)
    if symbol is not None:
        ctx.used.add(symbol)
        return call(ctx, node, rvalue(ctx, typed.FunctionAddress(node.function.span, symbol.type, symbol)))
    header = HEADERS.get(name)
    where = " before this call" if header is None else ""
    report_undeclared(ctx, node.function, f"the function `{name}` is not declared{where}")
    for argument in node.arguments:
        expression(ctx, argument)
    return bad(node.span)


def callee(ctx: Context, node: tree.Expression) -> typed.Value | None:
    """A pointer to the function that is called; None after a fault."""
    function = rvalue(ctx, expression(ctx, node))
    if is_bad(function.type):
        return None
    if isinstance(function.type, Pointer) and isinstance(function.type.to, Function):
        return function
    hint = "did you mean `*` before the `(`?" if isinstance(function, typed.Constant) else ""
    ctx.error("E0350", node.span, f"this can't be called: it is `{spell(function.type)}`, not a function", hint)
    return None


def signature(function: typed.Value) -> Function:
    assert isinstance(function.type, Pointer) and isinstance(function.type.to, Function)
    return function.type.to


def describe(function: typed.Value) -> str:
    """The name of the function for a message."""
    if isinstance(function, typed.FunctionAddress):
        return f"`{function.symbol.name.partition('@')[0]}`"
    return "the function"


def notes_of(function: typed.Value) -> tuple[Note, ...]:
    if isinstance(function, typed.FunctionAddress):
        return (Note(function.symbol.span, "declared here"),)
    return ()


Arguments = tuple[tuple[typed.Value, ...], "tuple[typed.Value, ...] | None"]


def match_arguments(
    ctx: Context, function: typed.Value, type: Function, nodes: tuple[tree.Expression, ...], span: Span
) -> Arguments | None:
    """The arguments, converted to the types of the parameters, and the variable arguments; None after a fault."""
    values = [rvalue(ctx, expression(ctx, n)) for n in nodes]
    if not type.prototype or _drops_arguments(function, type, len(nodes)):
        _check_count(ctx, function, type, nodes, span)
        promoted = tuple(_argument(ctx, promote_variable(ctx, v), number) for number, v in enumerate(values, 1))
        return None if any(is_bad(v.type) for v in promoted) else (promoted, None)
    if not count_fits(ctx, function, type, nodes, span):
        return None
    name = describe(function)
    steps = not (isinstance(function, typed.FunctionAddress) and function.symbol.weak)  # a lock is one word
    fixed = [
        assign_convert(ctx, value, parameter, f"argument {number} of {name}", steps=steps)
        for number, (value, parameter) in enumerate(zip(values, type.parameters, strict=False), 1)
    ]
    rest: list[typed.Value] | None = None
    if type.variadic:
        start = len(fixed)
        rest = [_argument(ctx, promote_variable(ctx, v), start + n) for n, v in enumerate(values[start:], 1)]
    if any(is_bad(v.type) for v in (*fixed, *(rest or ()))):
        return None
    return tuple(fixed), None if rest is None else tuple(rest)


def known_count(function: typed.Value) -> bool:
    """Whether the number of parameters of a function without a prototype is known, because the function is defined
    above."""
    return isinstance(function, typed.FunctionAddress) and function.symbol.unsaid


def _drops_arguments(function: typed.Value, type: Function, given: int) -> bool:
    """Whether a call passes arguments to a function that was defined with `()`. They are evaluated and dropped."""
    return known_count(function) and not type.parameters and given > 0


def _check_count(
    ctx: Context, function: typed.Value, type: Function, nodes: tuple[tree.Expression, ...], span: Span
) -> None:
    """Checks the number of arguments of a call without prototype against the function's definition, which says how many
    it reads."""
    wanted, given = len(type.parameters), len(nodes)
    if given == wanted or not known_count(function):
        return
    name, takes = describe(function), plural(wanted, "argument")
    text, where = f"{name} takes {takes}, but this call gives {given}", span
    if given > wanted:
        text, where = f"{text}: the extra arguments are dropped", nodes[wanted].span
    ctx.warning("W0315", where, text, f"write `(void)` in the definition of {name}" * (not wanted), *notes_of(function))


def _argument(ctx: Context, value: typed.Value, number: int) -> typed.Value:
    if isinstance(value.type, Void):
        ctx.error("E0351", value.span, f"argument {number} has no value")
        return bad(value.span)
    return value


def count_fits(
    ctx: Context, function: typed.Value, type: Function, nodes: tuple[tree.Expression, ...], span: Span
) -> bool:
    wanted, given = len(type.parameters), len(nodes)
    if given == wanted or (type.variadic and given > wanted):
        return True
    least = "at least " if type.variadic else ""
    where = nodes[wanted].span if given > wanted else span
    ctx.error(
        "E0352",
        where,
        f"{describe(function)} takes {least}{plural(wanted, 'argument')}, but this call gives {given}",
        "",
        *notes_of(function),
    )
    return False
