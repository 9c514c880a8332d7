"""The builtins of GNU C that aren't functions of the C library (implicit.py has those).

__builtin_expect(x, 1)              x
__builtin_constant_p(3 + 4)         1
__builtin_popcount(0xF0)            4, by the compiler or by runtime/lib/bitcount.c
__builtin_add_overflow(a, b, &sum)  sum = a + b, 1 if it did not fit
"""

from __future__ import annotations

import math
from collections.abc import Callable

from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.builtins.emc_words import argument, check_count
from emc.front.check.context import Context
from emc.front.check.messages import spell
from emc.front.check.names.implicit import BUILTIN, library_call
from emc.front.check.names.words import call_rule
from emc.front.check.operands.characters import string_object
from emc.front.check.operands.constants import integer_constant
from emc.front.check.operands.conversions import convert, rvalue
from emc.front.check.rules import effect, expression
from emc.front.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    LLONG,
    LONG,
    UINT,
    ULLONG,
    ULONG,
    USHORT,
    VOID,
    Float,
    Int,
    Pointer,
    Struct,
    Type,
    size_of,
)
from emc.source import Span

# ---- hints to the optimiser


@call_rule("__builtin_expect", "__builtin_expect_with_probability", "__builtin_assume_aligned")
def check_expect(ctx: Context, node: tree.Call) -> typed.Value:
    """Returns the first argument. The other arguments are hints, which are ignored."""
    if len(node.arguments) < 2:
        check_count(ctx, node, 2)
        return bad(node.span)
    for other in node.arguments[1:]:
        expression(ctx, other)
    return rvalue(ctx, expression(ctx, node.arguments[0]))


@call_rule("__builtin_prefetch")
def check_prefetch(ctx: Context, node: tree.Call) -> typed.Value:
    """Keeps only the side effects of computing the address, because there is no cache."""
    if not node.arguments:
        check_count(ctx, node, 1)
        return bad(node.span)
    return typed.Convert(node.span, VOID, rvalue(ctx, effect(ctx, node.arguments[0])))


@call_rule("__builtin_unreachable", "__builtin_trap")
def check_dead_end(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 0):
        return bad(node.span)
    assert isinstance(node.function, tree.Name)
    return typed.Builtin(node.span, VOID, "trap", (), f"{node.function.name} was reached")


# ---- questions to the compiler


@call_rule("__builtin_constant_p")
def check_constant_p(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 1):
        return bad(node.span)
    value = rvalue(ctx, expression(ctx, node.arguments[0]))
    known = isinstance(value, typed.Constant) or isinstance(node.arguments[0], tree.String)
    return typed.Constant(node.span, INT, int(known))


@call_rule("__builtin_choose_expr")
def check_choose(ctx: Context, node: tree.Call) -> typed.Value:
    """Chooses one of two expressions by a constant. The other one is not checked."""
    if not check_count(ctx, node, 3):
        return bad(node.span)
    chosen = integer_constant(ctx, node.arguments[0], "the choice of `__builtin_choose_expr`")
    return bad(node.span) if chosen is None else expression(ctx, node.arguments[1 if chosen else 2])


@call_rule("__builtin_classify_type")
def check_classify(ctx: Context, node: tree.Call) -> typed.Value:
    """The number that gcc gives to a kind of type. An array counts as the pointer that it becomes."""
    value = rvalue(ctx, expression(ctx, node.arguments[0])) if check_count(ctx, node, 1) else bad(node.span)
    if is_bad(value.type):
        return value
    match value.type:
        case Float():
            kind = 8
        case Pointer():
            kind = 5
        case Struct(record=record):
            kind = 13 if record.union else 12
        case type:
            kind = 1 if isinstance(type, Int) else 0
    return typed.Constant(node.span, INT, kind)


@call_rule("__builtin_object_size")
def check_object_size(ctx: Context, node: tree.Call) -> typed.Value:
    """Answers that the size is not known, as this builtin always may: with 0 if the least size is asked for (types 2
    and 3), otherwise with the greatest number."""
    if not check_count(ctx, node, 2):
        return bad(node.span)
    expression(ctx, node.arguments[0])
    kind = integer_constant(ctx, node.arguments[1], "the type of `__builtin_object_size`")
    return typed.Constant(node.span, UINT, 0 if kind is not None and kind & 2 else 0xFFFF_FFFF)


@call_rule("__builtin_LINE")
def check_line(ctx: Context, node: tree.Call) -> typed.Value:
    return typed.Constant(node.span, INT, node.span.line) if check_count(ctx, node, 0) else bad(node.span)


@call_rule("__builtin_FILE")
def check_file(ctx: Context, node: tree.Call) -> typed.Value:
    return string_object(ctx, node.span, node.span.file.encode()) if check_count(ctx, node, 0) else bad(node.span)


@call_rule("__builtin_FUNCTION")
def check_function(ctx: Context, node: tree.Call) -> typed.Value:
    return expression(ctx, tree.Name(node.span, "__func__")) if check_count(ctx, node, 0) else bad(node.span)


# ---- floating numbers


def _float_word(name: str, type: Type, value: float, count: int) -> None:
    @call_rule(name)
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        return typed.Constant(node.span, type, value) if check_count(ctx, node, count) else bad(node.span)


for _suffix, _type in (("", DOUBLE), ("f", FLOAT), ("l", DOUBLE)):
    _float_word(f"__builtin_inf{_suffix}", _type, math.inf, 0)
    _float_word(f"__builtin_huge_val{_suffix}", _type, math.inf, 0)
    _float_word(f"__builtin_nan{_suffix}", _type, math.nan, 1)


def _comparison(name: str, op: str) -> None:
    @call_rule(f"__builtin_{name}")
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        if not check_count(ctx, node, 2):
            return bad(node.span)
        return expression(ctx, tree.Binary(node.span, op, node.arguments[0], node.arguments[1]))


for _name, _op in (("isgreater", ">"), ("isgreaterequal", ">="), ("isless", "<"), ("islessequal", "<=")):
    _comparison(_name, _op)


def _kind_word(name: str, own: str, count: int) -> None:
    """Registers a builtin that asks which kind of floating number a value is."""

    @call_rule(BUILTIN + name)
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        if not check_count(ctx, node, count):
            return bad(node.span)
        values = tuple(argument(ctx, node, n, DOUBLE) for n in range(count))
        return bad(node.span) if any(is_bad(v.type) for v in values) else library_call(ctx, node.span, own, values)


_kind_word("isunordered", "__unordered", 2)
_kind_word("islessgreater", "__lessgreater", 2)
for _name in ("isnan", "isinf", "isfinite", "signbit"):
    for _suffix in ("", "f", "l"):
        _kind_word(_name + _suffix, f"__{_name}", 1)


# ---- counting bits


def _ones(value: int, bits: int) -> int:
    return (value & (1 << bits) - 1).bit_count()


def _leading(value: int, bits: int) -> int:
    return bits - value.bit_length()


def _trailing(value: int, bits: int) -> int:
    return (value & -value).bit_length() - 1 if value else bits


def _parity(value: int, bits: int) -> int:
    return _ones(value, bits) & 1


def _first(value: int, bits: int) -> int:
    return (value & -value).bit_length()


def _copies_of_sign(value: int, bits: int) -> int:
    return bits - 1 - (value if value >= 0 else ~value).bit_length()


def _swap_bytes(value: int, bits: int) -> int:
    return int.from_bytes(value.to_bytes(bits // 8, "little"), "big")


def _bit_word(name: str, type: Int, compute: Callable[[int, int], int], result: Type = INT, own: str = "") -> None:
    """Registers a builtin that counts bits. own: its name in runtime/lib, after two underscores."""

    @call_rule(BUILTIN + name)
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        value = argument(ctx, node, 0, type) if check_count(ctx, node, 1) else bad(node.span)
        if is_bad(value.type):
            return value
        if isinstance(value, typed.Constant):
            return typed.Constant(node.span, result, compute(int(value.value), 8 * type.size))
        return convert(library_call(ctx, node.span, f"__{own or name}", (value,)), result)


for _name, _compute in (("clz", _leading), ("ctz", _trailing), ("popcount", _ones), ("parity", _parity)):
    _bit_word(_name, UINT, _compute)
    _bit_word(_name + "l", UINT, _compute, own=_name)
    _bit_word(_name + "ll", ULLONG, _compute)
for _name, _compute in (("ffs", _first), ("clrsb", _copies_of_sign)):
    _bit_word(_name, INT, _compute)
    _bit_word(_name + "l", INT, _compute, own=_name)
    _bit_word(_name + "ll", LLONG, _compute)
_bit_word("bswap16", USHORT, _swap_bytes, USHORT)
_bit_word("bswap32", UINT, _swap_bytes, UINT)
_bit_word("bswap64", ULLONG, _swap_bytes, ULLONG)


# ---- memory until the function ends


@call_rule("__builtin_alloca")
def check_alloca(ctx: Context, node: tree.Call) -> typed.Value:
    """Takes a block from the heap, and puts it on a list whose blocks are freed when the function ends."""
    size = argument(ctx, node, 0, UINT) if check_count(ctx, node, 1) else bad(node.span)
    if is_bad(size.type):
        return size
    if ctx.function is None or ctx.body is None or ctx.body.parent is not None:
        text = (
            "`alloca` must be called in a function, outside of its task "
            "blocks: the memory is freed when the function returns"
        )
        ctx.error("E0358", node.span, text, "call it before the block, or use `malloc`")
        return bad(node.span)
    list_ = ctx.function.allocated
    if list_ is None:
        list_ = ctx.function.allocated = ctx.automatic("", Pointer(VOID), node.span)
        list_.addressed = True
    return library_call(ctx, node.span, "__alloca", (_address(list_, node.span), size))


def _address(symbol: typed.Automatic, span: Span) -> typed.Value:
    return typed.Address(span, Pointer(VOID), typed.Variable(span, symbol.type, symbol))


def allocations_end(ctx: Context, span: Span) -> typed.Value | None:
    """The code at the function's end that frees all memory from `alloca`; None if there is none."""
    assert ctx.function is not None
    list_ = ctx.function.allocated
    return None if list_ is None else library_call(ctx, span, "__alloca_end", (_address(list_, span),))


# ---- arithmetic that reports overflow


def _overflow(ctx: Context, node: tree.Call, op: int, operands: tuple[typed.Value, typed.Value]) -> typed.Value:
    """The call `__overflow(how, a, b, to)`. how: the operation, then a bit each for signed a, b and result, then the
    size of the result as a power of 2."""
    to = rvalue(ctx, expression(ctx, node.arguments[2]))
    if any(is_bad(v.type) for v in (*operands, to)):
        return bad(node.span)
    for number, value in enumerate(operands, 1):
        if not isinstance(value.type, Int):
            ctx.error("E0315", value.span, f"argument {number} must be an integer, but this is `{spell(value.type)}`")
            return bad(node.span)
    if not isinstance(to.type, Pointer) or to.type.place or not isinstance(to.type.to, Int):
        text = f"argument 3 must be a local pointer to an integer, but this is `{spell(to.type)}`"
        ctx.error("E0304", to.span, text, "give the address of a variable for the result")
        return bad(node.span)
    result = to.type.to
    types = (operands[0].type, operands[1].type, result)
    signs = sum(1 << n for n, t in enumerate(types) if isinstance(t, Int) and t.signed)
    how = typed.Constant(node.span, INT, op | signs << 2 | (size_of(result).bit_length() - 1) << 5)
    wide = tuple(convert(v, ULLONG) for v in operands)
    return convert(library_call(ctx, node.span, "__overflow", (how, *wide, convert(to, Pointer(VOID)))), BOOL)


def _overflow_word(name: str, op: int, type: Type | None) -> None:
    """Registers a builtin. type: the type of the operands; None: any types."""

    @call_rule(BUILTIN + name)
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        if not check_count(ctx, node, 3):
            return bad(node.span)
        if type is None:
            left, right = (rvalue(ctx, expression(ctx, n)) for n in node.arguments[:2])
        else:
            left, right = (argument(ctx, node, n, type) for n in range(2))
        return _overflow(ctx, node, op, (left, right))


for _op, _name in enumerate(("add", "sub", "mul")):
    _overflow_word(f"{_name}_overflow", _op, None)
    for _letter, _types in (("s", (INT, LONG, LLONG)), ("u", (UINT, ULONG, ULLONG))):
        for _suffix, _type in zip(("", "l", "ll"), _types, strict=True):
            _overflow_word(f"{_letter}{_name}{_suffix}_overflow", _op, _type)
