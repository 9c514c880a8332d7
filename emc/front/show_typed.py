"""The typed tree as text, similar to C, with everything explicit that C leaves implicit.

    function main: int (void)
      s: long long
      s = (long long)0
      s +:long long= (long long)[i]

`[x]` is the value loaded from x; `*x` an object of this PE, `*global x` a remote one; `x:type` gives the type of an
operation that isn't int; names of statics are written `@name`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from emc.front import typed
from emc.front.check.messages import spell
from emc.front.types import DOUBLE, INT, Pointer, Type, Void, unqualified
from emc.source import Span

EXPRESSIONS: dict[type, Callable[[Any], str]] = {}
STATEMENTS: dict[type, Callable[[Any], Iterator[str]]] = {}
E = TypeVar("E", bound=Callable[[Any], str])
S = TypeVar("S", bound=Callable[[Any], Iterator[str]])


class Line(str):
    """A line of text with the place in the source where it begins."""

    span: Span

    @staticmethod
    def at(span: Span, text: str) -> Line:
        """The text as a line of that place. A line that already has a place is returned unchanged."""
        if isinstance(text, Line):
            return text
        line = Line(text)
        line.span = span
        return line


def show(unit: typed.Unit) -> str:
    """The unit's text, with its final newline."""
    return "".join(line + "\n" for line in [*static_lines(unit), *(x for f in unit.functions for x in lines(f))])


def static_lines(unit: typed.Unit) -> Iterator[Line]:
    """The static objects, one in each line."""
    for symbol in unit.statics:
        yield Line.at(symbol.span, _static(symbol))


def lines(function: typed.FunctionBody) -> Iterator[Line]:
    """The lines of a function: its head, its parameters, its statements."""
    symbol = function.symbol
    kind = "ni_handler" if symbol.interface else "packet_type" if symbol.packet else "function"
    yield Line.at(function.span, f"{kind} {spell(function.symbol.type, function.symbol.name)}")
    names = [p.name for p in function.parameters] + ["..."] * (function.rest is not None)
    if names:
        yield Line.at(function.span, f"  parameters {', '.join(names)}")
    yield from _indent(_statements(function.body))


def _static(symbol: typed.Static) -> str:
    words = [word for word in ("private", "tentative", "weak", "interface") if getattr(symbol, word)]
    text = " ".join(["static", *words, spell(symbol.type, symbol.name)])
    if symbol.image is None:
        return text + " elsewhere"
    text += f" = {symbol.image.data.hex() or '0'}" if not symbol.tentative else ""
    return text + "".join(f" +{p.offset}:{_patch(p)}" for p in symbol.image.patches)


def _patch(patch: typed.Patch) -> str:
    element = f"[{patch.element}]" if patch.element >= 0 else ""
    return f"@{patch.symbol.name}{element}" + (f"+{patch.addend}" if patch.addend else "")


# ---- expressions


def expression(value: typed.Value) -> str:
    return EXPRESSIONS[type(value)](value)


def _rule(kind: type) -> Callable[[E], E]:
    def enter(function: E) -> E:
        EXPRESSIONS[kind] = function
        return function

    return enter


def _list(values: Sequence[typed.Value]) -> str:
    return ", ".join(expression(v) for v in values)


def _type_suffix(type: Type) -> str:
    """The `:type` of an operation, if it isn't int."""
    return "" if unqualified(type) == INT else f":{spell(type)}"


def _symbol(symbol: typed.Automatic | typed.Static) -> str:
    return f"@{symbol.name}" if isinstance(symbol, typed.Static) else symbol.name or "_"


@_rule(typed.Variable)
def _variable(value: typed.Variable) -> str:
    return _symbol(value.symbol)


@_rule(typed.Deref)
def _deref(value: typed.Deref) -> str:
    place = value.pointer.type.place if isinstance(value.pointer.type, Pointer) else ""
    return f"*{place}{' ' if place else ''}{expression(value.pointer)}"


@_rule(typed.MemberOf)
def _member(value: typed.MemberOf) -> str:
    bits = f":{value.member.width}" if value.member.width is not None else ""
    base = expression(value.base)
    return f"{f'({base})' if base.startswith('*') else base}.{value.member.name or '_'}{bits}"


@_rule(typed.Literal)
def _literal(value: typed.Literal) -> str:
    return f"literal({spell(value.type)}){{{'; '.join(_initialise(value.initialise))}}}"


@_rule(typed.Constant)
def _constant(value: typed.Constant) -> str:
    if unqualified(value.type) in (INT, DOUBLE):
        return repr(value.value)
    return f"{value.value!r}{_type_suffix(value.type)}"


@_rule(typed.Load)
def _load(value: typed.Load) -> str:
    return f"[{expression(value.object)}]"


@_rule(typed.Address)
def _address(value: typed.Address) -> str:
    return f"&{expression(value.object)}"


@_rule(typed.FunctionAddress)
def _function(value: typed.FunctionAddress) -> str:
    return f"@{value.symbol.name}"


@_rule(typed.SpreadBase)
def _spread_base(value: typed.SpreadBase) -> str:
    return f"&shared @{value.symbol.name}"


@_rule(typed.SpreadElement)
def _spread_element(value: typed.SpreadElement) -> str:
    return f"&global @{value.symbol.name}" + "".join(f"[{expression(i)}]" for i in value.indices)


@_rule(typed.Convert)
def _convert(value: typed.Convert) -> str:
    return f"({spell(value.type)}){expression(value.operand)}"


@_rule(typed.Unary)
def _unary(value: typed.Unary) -> str:
    return f"{value.op}{_type_suffix(value.type)}{' ' if _type_suffix(value.type) else ''}{expression(value.operand)}"


@_rule(typed.Binary)
def _binary(value: typed.Binary) -> str:
    compare = value.op in ("<", ">", "<=", ">=", "==", "!=")
    type = value.left.type if compare else value.type
    return f"({expression(value.left)} {value.op}{_type_suffix(type)} {expression(value.right)})"


@_rule(typed.Logical)
def _logical(value: typed.Logical) -> str:
    return f"({expression(value.left)} {value.op} {expression(value.right)})"


@_rule(typed.Conditional)
def _conditional(value: typed.Conditional) -> str:
    sides = f"{expression(value.then)} : {expression(value.other)}"
    return f"({expression(value.test)} ?{_type_suffix(value.type)} {sides})"


@_rule(typed.Comma)
def _comma(value: typed.Comma) -> str:
    return f"({expression(value.left)}, {expression(value.right)})"


@_rule(typed.PointerAdd)
def _pointer_add(value: typed.PointerAdd) -> str:
    steps = "" if value.size is None else f" of {expression(value.size)}"
    return f"({expression(value.pointer)} +:{spell(value.type)} {expression(value.index)}{steps})"


@_rule(typed.PointerDifference)
def _difference(value: typed.PointerDifference) -> str:
    return f"({expression(value.left)} -:{spell(value.left.type)} {expression(value.right)})"


@_rule(typed.Assign)
def _assign(value: typed.Assign) -> str:
    return f"{expression(value.target)} = {expression(value.value)}"


@_rule(typed.Update)
def _update(value: typed.Update) -> str:
    old = "old " if value.postfix else ""
    return f"{old}{expression(value.target)} {value.op}{_type_suffix(value.compute)}= {expression(value.value)}"


@_rule(typed.Call)
def _call(value: typed.Call) -> str:
    rest = "" if value.rest is None else f"{', ' if value.arguments else ''}... {_list(value.rest)}".rstrip()
    return f"{expression(value.function)}({_list(value.arguments)}{rest}){_type_suffix(value.type)}"


@_rule(typed.RemoteCall)
def _remote_call(value: typed.RemoteCall) -> str:
    word = "fork" if value.fork else "remote_call"
    function = f"{expression(value.function)}({_list(value.arguments)})"
    return f"{word}({expression(value.pe)}, {function}){'' if value.fork else _type_suffix(value.type)}"


@_rule(typed.Packet)
def _packet(value: typed.Packet) -> str:
    data = (value.data, *value.rest) if isinstance(value.type, Void) or value.symbol.interface else ()
    words = _list((value.pointer, *data))
    return f"packet @{value.symbol.name}({words}){_type_suffix(value.type)}"


@_rule(typed.Builtin)
def _builtin(value: typed.Builtin) -> str:
    words = [value.word] * bool(value.word) + ([f"@{value.symbol.name}"] if value.symbol else [])
    inside = ", ".join([*words, *(expression(a) for a in value.arguments)])
    return f"{value.name}({inside}){_type_suffix(value.type)}"


@_rule(typed.StatementExpression)
def _statement_expression(value: typed.StatementExpression) -> str:
    lines = "; ".join(line.strip() for line in _statements(value.body))
    return f"({{ {lines}; {expression(value.value) if value.value else ''} }})"


# ---- statements


def _indent(inner: Iterator[Line]) -> Iterator[Line]:
    for line in inner:
        yield Line.at(line.span, "  " + line)


def _statements(node: typed.Statement) -> Iterator[Line]:
    for line in STATEMENTS[type(node)](node):
        yield Line.at(node.span, line)


def _statement_rule(kind: type) -> Callable[[S], S]:
    def enter(function: S) -> S:
        STATEMENTS[kind] = function
        return function

    return enter


@_statement_rule(typed.Evaluate)
def _evaluate(node: typed.Evaluate) -> Iterator[str]:
    yield expression(node.value)


@_statement_rule(typed.Initialise)
def _initialise(node: typed.Initialise) -> Iterator[str]:
    if node.zero:
        yield f"clear {_symbol(node.symbol)}"
    for assign in node.assigns:
        yield expression(assign)


@_statement_rule(typed.Hold)
def _hold(node: typed.Hold) -> Iterator[str]:
    yield expression(node.take)
    yield f"at the block's end {expression(node.give)}"


@_statement_rule(typed.Block)
def _block(node: typed.Block) -> Iterator[str]:
    for symbol in node.locals:
        yield Line.at(symbol.span, _local(symbol))
    for item in node.items:
        if isinstance(item, typed.Block) and item.locals:
            yield "block"
            yield from _indent(_statements(item))
        else:
            yield from _statements(item)


def _local(symbol: typed.Automatic) -> str:
    return f"{symbol.name or '_'}: {spell(symbol.type)}{' in memory' if symbol.addressed else ''}"


@_statement_rule(typed.If)
def _if(node: typed.If) -> Iterator[str]:
    yield f"if {expression(node.test)}"
    yield from _indent(_statements(node.then))
    if node.other is not None:
        yield "else"
        yield from _indent(_statements(node.other))


@_statement_rule(typed.While)
def _while(node: typed.While) -> Iterator[str]:
    yield f"while {expression(node.test)}"
    yield from _indent(_statements(node.body))


@_statement_rule(typed.DoWhile)
def _do_while(node: typed.DoWhile) -> Iterator[str]:
    yield "do"
    yield from _indent(_statements(node.body))
    yield f"while {expression(node.test)}"


@_statement_rule(typed.For)
def _for(node: typed.For) -> Iterator[str]:
    first = "" if node.first is None else ", ".join(_statements(node.first))
    test = "" if node.test is None else expression(node.test)
    yield f"for {first}; {test}; {'' if node.step is None else expression(node.step)}".rstrip()
    yield from _indent(_statements(node.body))


@_statement_rule(typed.Switch)
def _switch(node: typed.Switch) -> Iterator[str]:
    yield f"switch {expression(node.value)}"
    yield from _indent(_statements(node.body))


@_statement_rule(typed.Case)
def _case(node: typed.Case) -> Iterator[str]:
    yield f"case {node.low}:" if node.low == node.high else f"case {node.low} ... {node.high}:"
    yield from _statements(node.body)


@_statement_rule(typed.Default)
def _default(node: typed.Default) -> Iterator[str]:
    yield "default:"
    yield from _statements(node.body)


@_statement_rule(typed.Label)
def _label(node: typed.Label) -> Iterator[str]:
    yield f"label {node.name}:"
    yield from _statements(node.body)


@_statement_rule(typed.Goto)
def _goto(node: typed.Goto) -> Iterator[str]:
    yield f"goto {node.name}"


@_statement_rule(typed.Break)
def _break(node: typed.Break) -> Iterator[str]:
    yield "break"


@_statement_rule(typed.Continue)
def _continue(node: typed.Continue) -> Iterator[str]:
    yield "continue"


@_statement_rule(typed.Return)
def _return(node: typed.Return) -> Iterator[str]:
    yield "return" if node.value is None else f"return {expression(node.value)}"


@_statement_rule(typed.Parallel)
def _parallel(node: typed.Parallel) -> Iterator[str]:
    yield "parallel"
    for arm in node.arms:
        yield "  arm"
        yield from _indent(_indent(_statements(arm)))


@_statement_rule(typed.TaskBlock)
def _task_block(node: typed.TaskBlock) -> Iterator[str]:
    yield f"{_place(node.place)}{'dowith' if node.wait else 'forkwith'}"
    for capture in node.captures:
        yield f"  capture {_local(capture.inner)} = {expression(capture.value)}"
    for private in node.privates:
        yield f"  private {_local(private)}"
    yield from _indent(_indent(_statements(node.body)))
    for update in node.updates:
        yield f"  update {expression(update.outer)} = [{update.inner.name}]"
    for one in node.reductions:
        yield f"  reduction{one.op} {expression(one.outer)} = [{one.inner.name}]"


def _place(place: typed.Where | typed.Everywhere | typed.Iterate | None) -> str:
    match place:
        case typed.Where():
            return f"where {expression(place.pointer)} "
        case typed.Everywhere():
            names = ", ".join(f"@{a.name}" for a in place.arrays)
            return f"everywhere {names} ".replace("  ", " ")
        case typed.Iterate():
            return f"iterate {expression(place.count)} as {place.identity.name} "
        case None:
            return ""
