"""GNU C's builtins for atomic operations, `__sync_...` and `__atomic_...`.

    __sync_fetch_and_add(&n, 2)             ({ T *p = &n; T v = 2; T old = *p; *p = old + v; old; })
    __atomic_load_n(&n, __ATOMIC_SEQ_CST)   ({ T *p = &n; *p; })

A thread keeps its PE until it waits or ends its turn, and none of these expressions waits after its operands have
their values. So each of them is atomic as plain C. What they mean is written here in C, once for each form.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from emc.dataclass import fields
from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.builtins.emc_words import check_count
from emc.front.check.context import Context
from emc.front.check.messages import spell
from emc.front.check.names.words import call_rule
from emc.front.check.operands.conversions import rvalue
from emc.front.check.rules import expression
from emc.front.parse import parse
from emc.front.types import INT, VOID, Int, Pointer
from emc.source import Span

_T = "__typeof__(*(P))"
_WHERE = f"{_T} *__p = P; "
_OLD = f"{_WHERE}{_T} __v = V; {_T} __old = *__p; "
_NEW = {
    "add": "__old + __v",
    "sub": "__old - __v",
    "or": "__old | __v",
    "and": "__old & __v",
    "xor": "__old ^ __v",
    "nand": "~(__old & __v)",
}
_SWAP = f"{_WHERE}{_T} __e = E, __v = V, __old = *__p; _Bool __same = __old == __e; if (__same) *__p = __v; "
_COMPARE = (
    f"{_WHERE}{_T} *__e = E; {_T} __v = V, __old = *__p; _Bool __same = __old == *__e; "
    "if (__same) *__p = __v; else *__e = __old; __same;"
)

# A form: its operands that count (others are memory orders), how many it has in all, and the statements.
_FORMS: dict[str, tuple[str, int, str]] = {
    "__sync_val_compare_and_swap": ("PEV", 3, _SWAP + "__old;"),
    "__sync_bool_compare_and_swap": ("PEV", 3, _SWAP + "__same;"),
    "__sync_lock_test_and_set": ("PV", 2, _OLD + "*__p = __v; __old;"),
    "__sync_lock_release": ("P", 1, "*(P) = 0; (void)0;"),
    "__atomic_load_n": ("P", 2, _WHERE + "*__p;"),
    "__atomic_load": ("PR", 3, "*(R) = *(P); (void)0;"),
    "__atomic_store_n": ("PV", 3, "*(P) = V; (void)0;"),
    "__atomic_store": ("PV", 3, "*(P) = *(V); (void)0;"),
    "__atomic_exchange_n": ("PV", 3, _OLD + "*__p = __v; __old;"),
    "__atomic_exchange": ("PVR", 4, f"{_WHERE}{_T} *__r = R, __v = *(V); *__r = *__p; *__p = __v; (void)0;"),
    "__atomic_compare_exchange_n": ("PEV", 6, _COMPARE),
    "__atomic_compare_exchange": ("PEV", 6, _COMPARE.replace("= V,", "= *(V),")),
    "__atomic_test_and_set": ("P", 2, "unsigned char *__p = (unsigned char *)(P), __old = *__p; *__p = 1; __old != 0;"),
    "__atomic_clear": ("P", 2, "*(unsigned char *)(P) = 0; (void)0;"),
}


def _arithmetic(name: str, new: str) -> dict[str, tuple[str, int, str]]:
    before, after = f"{_OLD}*__p = {new}; __old;", f"{_OLD}*__p = {new};"
    return {
        f"__sync_fetch_and_{name}": ("PV", 2, before),
        f"__sync_{name}_and_fetch": ("PV", 2, after),
        f"__atomic_fetch_{name}": ("PV", 3, before),
        f"__atomic_{name}_fetch": ("PV", 3, after),
    }


_ON_INTEGERS = {name: form for op, new in _NEW.items() for name, form in _arithmetic(op, new).items()}


@cache
def _template(statements: str) -> tree.Compound:
    unit = parse(f"void f(void) {{ {statements} }}\n", "<atomics>.c")
    definition = unit.items[-1]
    assert isinstance(definition, tree.FunctionDefinition)
    return definition.body


def _filled(part: Any, operands: Mapping[str, tree.Expression], span: Span) -> Any:
    """A part of a template with the operands in place of P, V, ... All of it has the span of the call."""
    if isinstance(part, tree.Name) and part.name in operands:
        return operands[part.name]
    if isinstance(part, tuple):
        return tuple(_filled(one, operands, span) for one in cast(tuple[Any, ...], part))
    if isinstance(part, Span):
        return span
    if isinstance(part, tree.Node):
        parts = {f.name: _filled(getattr(part, f.name), operands, span) for f in fields(part)}
        return type(part)(**parts)
    return part


def _word(name: str, form: tuple[str, int, str], integers: bool) -> None:
    letters, count, statements = form

    @call_rule(name)
    def check(ctx: Context, node: tree.Call) -> typed.Value:
        if not check_count(ctx, node, count):
            return bad(node.span)
        for order in node.arguments[len(letters) :]:
            if is_bad(rvalue(ctx, expression(ctx, order)).type):
                return bad(node.span)
        with ctx.unevaluated():
            where = rvalue(ctx, expression(ctx, node.arguments[0]))
        if is_bad(where.type) or not _is_local(ctx, where, name, integers):
            return bad(node.span)
        operands = dict(zip(letters, node.arguments, strict=False))
        body = _filled(_template(statements), operands, node.span)
        return expression(ctx, tree.StatementExpression(node.span, body))


def _is_local(ctx: Context, where: typed.Value, name: str, integers: bool) -> bool:
    """Whether an operation is possible there. If not, it is reported."""
    type = where.type
    if isinstance(type, Pointer) and type.place:
        text = f"`{name}` works on this PE, but this is `{spell(type)}`"
        ctx.error(
            "E0304", where.span, text, "`*p += v` is one packet; for the rest use `lock`, or `where` (docs/language)"
        )
    elif not isinstance(type, Pointer) or (integers and not isinstance(type.to, Int)):
        needed = "a pointer to an integer" if integers else "a pointer"
        ctx.error("E0304", where.span, f"argument 1 of `{name}` must be {needed}, but this is `{spell(type)}`")
    else:
        return True
    return False


for _name, _form in _FORMS.items():
    _word(_name, _form, False)
for _name, _form in _ON_INTEGERS.items():
    _word(_name, _form, True)


@call_rule("__sync_synchronize")
def check_synchronize(ctx: Context, node: tree.Call) -> typed.Value:
    """Nothing: the accesses of a PE to its own memory happen in the program's order."""
    return typed.Convert(node.span, VOID, _number(node, 0)) if check_count(ctx, node, 0) else bad(node.span)


@call_rule("__atomic_thread_fence", "__atomic_signal_fence")
def check_fence(ctx: Context, node: tree.Call) -> typed.Value:
    if not check_count(ctx, node, 1):
        return bad(node.span)
    return typed.Convert(node.span, VOID, rvalue(ctx, expression(ctx, node.arguments[0])))


@call_rule("__atomic_always_lock_free", "__atomic_is_lock_free")
def check_lock_free(ctx: Context, node: tree.Call) -> typed.Value:
    return _number(node, 1) if check_count(ctx, node, 2) else bad(node.span)


def _number(node: tree.Call, value: int) -> typed.Constant:
    return typed.Constant(node.span, INT, value)
