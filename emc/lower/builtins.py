"""The compiler's builtins: small words, packets by name, variable arguments, host services."""

from __future__ import annotations

from collections.abc import Callable

from emc.dataclass import replace
from emc.front import typed
from emc.front.types import Spread, size_of
from emc.ir.handlers import fixed_traits
from emc.ir.module import FP, Operand
from emc.ir.operations import TABLE
from emc.ir.tags import FULL
from emc.lower import checks, memory, pointers
from emc.lower.body import Body, Local
from emc.lower.builder import At
from emc.lower.butterfly import butterfly
from emc.lower.expressions import place, place_rule, rule, value
from emc.target import REQUEST_WORDS, WORD

Rule = Callable[[Body, typed.Builtin], Operand]
RULES: dict[str, Rule] = {}


def builtin(name: str) -> Callable[[Rule], Rule]:
    def keep(function: Rule) -> Rule:
        RULES[name] = function
        return function

    return keep


@rule(typed.Builtin)
def _builtin(body: Body, e: typed.Builtin) -> Operand:
    return RULES[e.name](body, e)


# ---- places


@builtin("my_pe")
def _my_pe(body: Body, e: typed.Builtin) -> Operand:
    return 0 if body.one_pe else body.b.op("me")


@builtin("pe_of")
def _pe_of(body: Body, e: typed.Builtin) -> Operand:
    return pointers.pe_of(body, value(body, e.arguments[0]))


@builtin("local_of")
def _local_of(body: Body, e: typed.Builtin) -> Operand:
    return pointers.local_of(body, value(body, e.arguments[0]))


@builtin("global_of")
def _global_of(body: Body, e: typed.Builtin) -> Operand:
    pe, local = value(body, e.arguments[0]), value(body, e.arguments[1])
    return local if body.one_pe else pointers.pointer_to(body, pe, local)


@builtin("own_count")
def _own_count(body: Body, e: typed.Builtin) -> Operand:
    spread = _spread(e)
    target, b = body.target, body.b
    if body.one_pe or not spread.dims:
        whole = 1
        for n in spread.dims:
            whole *= n
        return whole if body.one_pe else b.op("eq.i32", b.op("me"), 0)
    if target.spread_by_grid(spread.dims):
        row, col = pointers.floor_div(body, b.op("me"), target.cols, sure=True)
        rows = _share(body, spread.dims[0], target.rows, row)
        return b.op("mul.i32", rows, _share(body, spread.dims[1], target.cols, col))
    elements = 1
    for n in spread.dims:
        elements *= n
    return _share(body, elements, target.pes, b.op("me"))


def _share(body: Body, count: int, parts: int, part: Operand) -> Operand:
    """How many of the numbers from 0 to count - 1 are equal to `part` modulo `parts`."""
    each, extra = divmod(count, parts)
    return body.b.op("add.i32", each, body.b.op("ltu.i32", part, extra)) if extra else each


def _spread(e: typed.Builtin) -> Spread:
    assert e.symbol is not None
    assert isinstance(e.symbol.type, Spread)
    return e.symbol.type


@builtin("own_index")
def _own_index(body: Body, e: typed.Builtin) -> Operand:
    spread, slot = _spread(e), value(body, e.arguments[0])
    target, b = body.target, body.b
    if body.one_pe:
        return slot
    if not target.spread_by_grid(spread.dims):
        return b.op("add.i32", b.op("mul.i32", slot, target.pes), b.op("me"))
    here = -(-spread.dims[1] // target.cols)
    row, col = pointers.floor_div(body, b.op("me"), target.cols, sure=True)
    i, j = pointers.floor_div(body, slot, here, sure=True)
    i = b.op("add.i32", b.op("mul.i32", i, target.rows), row)
    j = b.op("add.i32", b.op("mul.i32", j, target.cols), col)
    return b.op("add.i32", b.op("mul.i32", i, spread.dims[1]), j)


# ---- time and turns


@builtin("clock_cycles")
def _clock(body: Body, e: typed.Builtin) -> Operand:
    return body.b.op("clock")


@builtin("resched")
def _resched(body: Body, e: typed.Builtin) -> Operand:
    body.b.turn("resched")
    return 0


# ---- non-local jumps: <setjmp.h>


@builtin("setjmp")
def _setjmp(body: Body, e: typed.Builtin) -> Operand:
    """Stores in the buffer the continuation of an entry that has a cell of its own. The entry takes one packet with 0
    now, and any number of packets later. lower/shared.py has put the variables into frame memory, so each packet finds
    them. By the cell's tag, longjmp finds out whether the frame is still the same: the tags of a frame are cleared when
    it is freed."""
    b = body.b
    buffer = value(body, e.arguments[0])
    entry = replace(b.entry("setjmp", "v"), group=None)
    k = b.continuation(entry)
    b.do("store.i32", buffer, 0, k)
    b.do("tag.set", k if body.one_pe else b.op("and.i32", k, body.target.address_mask), FULL)
    b.do("pkt", k, 0)
    b.lasting = True
    return b.wait(entry, "setjmp")


@builtin("frame_leave")
def _frame_leave(body: Body, e: typed.Builtin) -> Operand:
    return body.b.op("frame.leave", value(body, e.arguments[0]))


@builtin("jump")
def _jump(body: Body, e: typed.Builtin) -> Operand:
    """Ends the function. Its packet goes to another continuation than the caller's."""
    k, word = [value(body, a) for a in e.arguments]
    body.b.do("pkt", k, word)
    body.b.do("frame.free")
    body.b.end()
    return 0


# ---- packets


@builtin("request")
def _request(body: Body, e: typed.Builtin) -> Operand:
    to = value(body, e.arguments[0])
    word = body.b.request(e.word, to, fixed_traits()[e.word].called)
    return memory.from_words(body, (word,), e.type)


@builtin("send")
def _send(body: Body, e: typed.Builtin) -> Operand:
    to = value(body, e.arguments[0])
    words = memory.to_words(body, value(body, e.arguments[1]), e.arguments[1].type)
    body.b.send(e.word, to, words[0])
    return 0


@builtin("ni_send")
def _ni_send(body: Body, e: typed.Builtin) -> Operand:
    return _to_interface(body, "ni.send", e)


@builtin("ni_ship")
def _ni_ship(body: Body, e: typed.Builtin) -> Operand:
    return _to_interface(body, "ni.ship", e)


def _to_interface(body: Body, operation: str, e: typed.Builtin) -> Operand:
    goal, words = (value(body, one) for one in e.arguments)
    body.b.do(operation, goal, words, word=e.word)
    return 0


@builtin("butterfly")
def _butterfly(body: Body, e: typed.Builtin) -> Operand:
    return butterfly(body, e.word, value(body, e.arguments[0]))


# ---- operations of the machine, math, the host


@builtin("operation")
def _operation(body: Body, e: typed.Builtin) -> Operand:
    """One operation of the machine with the given operands."""
    operands = [value(body, a) for a in e.arguments]
    if TABLE[e.word].result is not None:
        return body.b.op(e.word, *operands)
    body.b.do(e.word, *operands)
    return 0


@builtin("math")
def _math(body: Body, e: typed.Builtin) -> Operand:
    return body.b.op(f"{e.word}.f64", *[value(body, a) for a in e.arguments])


@builtin("trap")
def _trap(body: Body, e: typed.Builtin) -> Operand:
    body.b.trap(e.word, *(value(body, a) for a in e.arguments))
    return 0


@builtin("host")
def _host(body: Body, e: typed.Builtin) -> Operand:
    b = body.b
    words = [value(body, a) for a in e.arguments]
    block = b.slot("request", WORD * REQUEST_WORDS)
    for i, word in enumerate(words):
        b.do("store.i32", FP, At(block, WORD * i), word)
    at = memory.global_address(body, b.address(block))
    return b.request("host", at, "host service")


# ---- what the library reports to checked builds


def _check_builtin(name: str) -> None:
    """Registers a builtin that is a check in a checked build, and does nothing in other builds."""

    @builtin(name)
    def _tell(body: Body, e: typed.Builtin) -> Operand:  # pyright: ignore[reportUnusedFunction]
        if body.unit.options.checked:
            body.b.check(name.replace("_", "."), *[value(body, a) for a in e.arguments])
        return 0


for _name in (
    "check_new",
    "check_free",
    "check_block",
    "check_room",
    "check_apart",
    "check_area",
    "check_blocks",
    "check_string",
    "check_text",
):
    _check_builtin(_name)


# ---- variable arguments: a list is the local address of the next one


@builtin("va_start")
def _va_start(body: Body, e: typed.Builtin) -> Operand:
    assert body.rest is not None, "the checker refuses va_start elsewhere"
    first = memory.load(body, body.place_of(body.rest), body.rest.type)
    memory.store(body, place(body, e.arguments[0]), e.arguments[0].type, first)
    return 0


@builtin("va_copy")
def _va_copy(body: Body, e: typed.Builtin) -> Operand:
    memory.store(body, place(body, e.arguments[0]), e.arguments[0].type, value(body, e.arguments[1]))
    return 0


@builtin("va_arg")
def _va_arg(body: Body, e: typed.Builtin) -> Operand:
    return memory.load(body, _va_arg_place(body, e), e.type)


@place_rule(typed.Builtin)
def _va_arg_place(body: Body, e: typed.Builtin) -> Local:
    """The place of the next variable argument. The list steps past it."""
    ap = place(body, e.arguments[0])
    at = body.b.own(memory.load(body, ap, e.arguments[0].type), "i32")
    checks.take_argument(body, at, e.type)
    size = -(-size_of(e.type) // WORD) * WORD
    memory.store(body, ap, e.arguments[0].type, body.b.op("add.i32", at, size))
    return Local(at)
