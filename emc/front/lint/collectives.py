# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about collectives that not all PEs call, or whose buffer does not have the same address on every PE, and
about their results when each PE adds them to one object.

int v[1];  reb(0, v, 1);                        `v` is in a frame: PE 0 writes to its own address of it on the others
everywhere dowith () { total += barrier_sum(n); }       each PE has the sum of all, and each adds it
int main(void) { reb(0, table, 1); ... }                only PE 0 calls it
lex(from, to, N_PE);                                    the last argument counts the words of one block
first = scan_sum(n);  A[first + i] = 0;                 the sum of PEs 0 .. me, with this one's n
most = barrier_max(2.5);                                2: barrier_maxd is the one for doubles
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.collectives import COMBINING, EXCHANGES, INTO_BUFFERS, MEETINGS, SCANS
from emc.front import typed
from emc.front.check.messages import plural, shown, spell
from emc.front.check.operands.lvalues import root
from emc.front.lint.addresses import ALLOCATES
from emc.front.lint.nodes import PARTS, callee, equal, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import copies_of
from emc.front.lint.values import Values
from emc.front.types import Array, Float, Int, Spread, size_of


@rule(typed.Call)
def into_a_frame(lint: Lint, node: typed.Call) -> None:
    """Checks the second argument of a collective, the buffer to which other PEs write."""
    if callee(node) not in INTO_BUFFERS or len(node.arguments) != 3:
        return
    buffer, words = strip(node.arguments[1]), strip(node.arguments[2])
    while isinstance(buffer, typed.PointerAdd):
        buffer = strip(buffer.pointer)
    symbol = root(buffer.object) if isinstance(buffer, typed.Address) else None
    if isinstance(symbol, typed.Automatic) and not (isinstance(words, typed.Constant) and words.value == 0):
        name = shown(symbol)
        text = (
            f"other PEs write to `{name}` at the address that it has on them: a local variable may have a different "
            "address here"
        )
        hint = f"declare `{name}` at file scope, or `static`: then it has the same address on every PE"
        lint.warning("W0567", node.arguments[1].span, text, hint)


@rule(typed.FunctionBody)
def into_the_heap(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a buffer from `malloc`, which need not have the same address on every PE."""
    for call in live(node):
        if isinstance(call, typed.Call) and callee(call) in INTO_BUFFERS and len(call.arguments) == 3:
            source = kept(Values, node).of(call.arguments[1])
            if callee(source) in ALLOCATES:
                text = "other PEs write to this buffer at the address that it has on them, but each PE's heap gives it "
                text += "an address of its own"
                hint = "use an array at file scope: it has the same address on every PE"
                lint.warning("W0567", call.arguments[1].span, text, hint)


@rule(typed.FunctionBody)
def at_another_place(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a buffer that begins at a place that depends on the PE: `reb(0, room + 4 * my_pe(), n)`."""
    for call in live(node):
        if isinstance(call, typed.Call) and callee(call) in INTO_BUFFERS and len(call.arguments) == 3:
            values = kept(Values, node)
            buffer = values.of(call.arguments[1])
            if isinstance(buffer, typed.PointerAdd) and _names_pe(buffer.index, values):
                start = strip(buffer.pointer)
                array = root(start.object) if isinstance(start, typed.Address) else None
                part = f"this place in `{shown(array)}`" if array is not None else "this place"
                text = f"`{callee(call)}` writes to the same address on every PE, but {part} depends on the PE"
                hint = "declare an array for it at file scope, which has the same address on every PE, and copy from "
                hint += "there"
                lint.warning("W0567", call.arguments[1].span, text, hint)


def _names_pe(value: typed.Value, values: Values, depth: int = 3) -> bool:
    """Whether a value is computed from the number of the PE."""
    for one in live(value):
        if isinstance(one, typed.Builtin) and one.name == "my_pe":
            return True
        given = values.of(one) if isinstance(one, typed.Load) else one
        if given is not one and depth and isinstance(given, typed.Value) and _names_pe(given, values, depth - 1):
            return True
    return False


def loses_a_fraction(value: typed.Value) -> bool:
    """Whether a floating value becomes an integer without a cast."""
    return (
        isinstance(value, typed.Convert)
        and isinstance(value.type, Int)
        and isinstance(value.operand.type, Float)
        and value.span == value.operand.span
    )


@rule(typed.Packet)
def float_in_a_packet(lint: Lint, node: typed.Packet) -> None:
    if loses_a_fraction(node.data):
        text = f"a `{shown(node.symbol)}` packet carries an integer: the part of this value after the point is lost"
        hint = "declare the handler's second parameter as `float`; or write a cast to int if you mean it"
        lint.warning("W0435", node.data.span, text, hint)


@rule(typed.Call)
def float_as_int(lint: Lint, node: typed.Call) -> None:
    """Warns about a floating value that a collective of ints combines."""
    name = callee(node)
    value = node.arguments[0] if name in COMBINING | SCANS and node.arguments else None
    if value is not None and loses_a_fraction(value):
        assert isinstance(value, typed.Convert) and isinstance(value.operand.type, Float)
        suffix = "f" if value.operand.type.size == 4 else "d"
        text = f"`{name}` combines values of type int: this {spell(value.operand.type)} loses the part after the point"
        known = f"{name}{suffix}" in COMBINING | SCANS
        hint = (
            f"write `{name}{suffix}`; or a cast to int if you mean it"
            if known
            else "write a cast to int if you mean it"
        )
        lint.warning("W0435", value.span, text, hint)


@rule(typed.Call)
def words_of_blocks(lint: Lint, node: typed.Call) -> None:
    """Checks the number of words against the arrays, and warns if it is their number of longer elements."""
    name = callee(node)
    blocks = _BLOCKS.get(name)
    count = strip(node.arguments[-1]) if node.arguments else None
    if blocks is None or not isinstance(count, typed.Constant) or not isinstance(count.value, int):
        return
    exchange = name in EXCHANGES
    times = lint.target.pes if exchange else 1
    for number in blocks:
        array = strip(node.arguments[number])
        type = array.object.type if isinstance(array, typed.Address) else None
        if (
            not isinstance(array, typed.Address)
            or not isinstance(type, Array)
            or type.fixed is None
            or isinstance(type.of, Array)
        ):
            continue
        words, elements = size_of(type) // 4, type.fixed
        symbol = root(array.object)
        if symbol is None or isinstance(symbol.type, Spread) or not isinstance(array.object, typed.Variable):
            continue
        if count.value * times > words:
            if name in _ELSEWHERE:
                return  # bounds.py
            text = f"`{name}` uses {plural(count.value * times, 'word')} of `{shown(symbol)}`, which has {words}"
            each = (
                "the last argument counts the words of one PE's block" if exchange else "the last argument counts words"
            )
            lint.warning("W0506", count.span, text, each)
            return
        if size_of(type.of) == 8 and count.value and count.value * times == elements:
            text = f"`{name}` counts words of 4 bytes: this is half of `{shown(symbol)}`, whose elements have two each"
            lint.warning("W0506", count.span, text, f"write `{count.value} * sizeof({spell(type.of)}) / 4`")
            return


@rule(typed.FunctionBody)
def scan_on_pe_0(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about the result of a scan that PE 0 uses as that of all PEs."""
    values: Values | None = None
    for one in live(node):
        test = one.test if isinstance(one, typed.If) else None
        if not isinstance(test, typed.Binary) or test.op != "==" or not isinstance(one, typed.If):
            continue
        values = values or kept(Values, node)
        me, pe = values.of(test.left), strip(test.right)
        if not isinstance(me, typed.Builtin) or me.name != "my_pe" or not isinstance(pe, typed.Constant) or pe.value:
            continue
        for load in live(one.then):
            if isinstance(load, typed.Load) and callee(values.of(load)) in SCANS:
                name = callee(values.of(load))
                text = f"`{name}` combines the values of PEs 0 to `my_pe()`: on PE 0 it is only PE 0's own value"
                hint = f"the last PE has the result of all; or every PE, from `{name.replace('scan', 'barrier')}`"
                lint.warning("W0579", load.span, text, hint)
                return


_BYTES = {
    "rdma_put": (1, 3),
    "rdma_get": (2, 3),
    "rdma_prepare": (1, 3),
    "ni_bcopy": (0, 2),
    "ni_bcopy_notify": (0, 2),
    **dict.fromkeys((f"fmpl_{one}" for one in ("send", "recv", "isend", "irecv", "bcast", "recv_s")), (0, 1)),
}


@rule(typed.Unit)
def bytes_of_blocks(lint: Lint, node: typed.Unit) -> None:
    """Warns about a transfer whose number of bytes is the array's number of elements; also about a call of a function
    that transfers as many bytes as its parameter says."""
    transfers = {function.symbol: where for function in node.functions if (where := _passed_on(function)) is not None}
    for function in node.functions:
        for call in live(function):
            if not isinstance(call, typed.Call) or not isinstance(call.function, typed.FunctionAddress):
                continue
            where = _BYTES.get(callee(call)) or transfers.get(call.function.symbol)
            if where is not None and len(call.arguments) > where[1]:
                _check_bytes(lint, call, where)


def _passed_on(function: typed.FunctionBody) -> tuple[int, int] | None:
    """The numbers of the parameters that a function gives to a transfer as its block and its bytes."""
    for call in live(function):
        where = _BYTES.get(callee(call))
        if where is not None and len(call.arguments) > where[1]:
            block, count = (variable(call.arguments[number]) for number in where)
            if block in function.parameters and count in function.parameters:
                return function.parameters.index(block), function.parameters.index(count)
    return None


def _check_bytes(lint: Lint, node: typed.Call, where: tuple[int, int]) -> None:
    array, count = strip(node.arguments[where[0]]), strip(node.arguments[where[1]])
    if isinstance(array, typed.Builtin) and array.name == "global_of":
        array = strip(array.arguments[1])
    type = array.object.type if isinstance(array, typed.Address) else None
    symbol = root(array.object) if isinstance(array, typed.Address) else None
    if not isinstance(type, Array) or symbol is None or not isinstance(count, typed.Constant):
        return
    if type.fixed == count.value and size_of(type.of) > 1 and count.value > 1:
        name = shown(node.function.symbol) if isinstance(node.function, typed.FunctionAddress) else ""
        text = f"`{name}` counts bytes: {count.value} of them are only a part of `{shown(symbol)}`, which has "
        lint.warning("W0506", count.span, f"{text}{size_of(type)}", f"write `{count.value} * sizeof({spell(type.of)})`")


@rule(typed.FunctionBody)
def own_part_of_a_scan(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `first = scan_sum(n)` as the first of this PE's n places: it is the first after them."""
    values: Values | None = None
    for loop in live(node):
        if not isinstance(loop, typed.For) or not isinstance(loop.test, typed.Binary) or loop.test.op != "<":
            continue
        index = variable(loop.test.left)
        for one in live(loop.body):
            places = (
                one.indices
                if isinstance(one, typed.SpreadElement)
                else (one.index,)
                if isinstance(one, typed.PointerAdd)
                else ()
            )
            for place in map(strip, places):
                if not isinstance(place, typed.Binary) or place.op != "+" or index is None:
                    continue
                base = place.right if variable(place.left) is index else place.left
                values = values or kept(Values, node)
                scan = values.of(base)
                if (
                    isinstance(scan, typed.Call)
                    and callee(scan) == "scan_sum"
                    and equal(values.of(scan.arguments[0]), values.of(loop.test.right))
                ):
                    text = "`scan_sum` includes this PE's own value: this is the first place after this PE's own ones"
                    lint.warning("W0579", place.span, text, "subtract this PE's value: `first = scan_sum(n) - n`")
                    return


_ELSEWHERE = frozenset({"mem_copyin", "mem_copyout"})
_BLOCKS = {
    **dict.fromkeys((*EXCHANGES, "scan_sum_block", "shift"), (0, 1)),
    **dict.fromkeys(("lib", "reb"), (1,)),
    "mem_copyin": (1,),
    "mem_copyout": (0,),
}  # the arguments that are blocks on this PE, of as many words as the last argument says


@rule(typed.Unit)
def called_by_some(lint: Lint, node: typed.Unit) -> None:
    """Warns about a collective that only main calls, on PE 0, or only the PEs that a condition chooses."""
    if lint.target.pes == 1 or not any(function.symbol.name == "main" for function in node.functions):
        return
    calls: dict[str, list[tuple[typed.FunctionAddress, bool]]] = {}
    for function in node.functions:
        for one, inside, some in _placed(function):
            if isinstance(one, typed.FunctionAddress) and one.symbol.name in MEETINGS:
                calls.setdefault(one.symbol.name, []).append(
                    (one, some or (function.symbol.name == "main" and not inside))
                )
    for name, found in calls.items():
        if len(found) == 1 and found[0][1]:
            text = f"every PE must call `{name}`, but this call, the only one, is not reached by all"
            hint = "call it in `everywhere`, or in a function that `spmd` starts, and not under a condition on the PE"
            lint.warning("W0572", found[0][0].span, text, hint)


def _placed(function: typed.FunctionBody) -> Iterator[tuple[Any, bool, bool]]:
    """The nodes, whether each is in a block, and whether it is under a condition on the number of the PE."""
    work: list[tuple[Any, bool, bool]] = [(function.body, False, False)]
    while work:
        node, inside, some = work.pop()
        yield node, inside, some
        kind = type(node)
        if kind is typed.If and any(isinstance(n, typed.Builtin) and n.name == "my_pe" for n in live(node.test)):
            some = True
        inside = inside or kind is typed.TaskBlock
        for name in PARTS[kind]:
            part = getattr(node, name)
            parts = part if type(part) is tuple else (part,)
            work += [(one, inside, some) for one in reversed(parts) if one is not None]


@rule(typed.TaskBlock)
def added_by_all(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns if every PE adds the result of a collective, which is the same on all PEs, to the same object."""
    if not isinstance(node.place, typed.Everywhere):
        return
    copies = kept(copies_of, node)
    combined = {
        one.target.symbol
        for one in live(node.body)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and _combines(one.value)
    }
    for statement in copies.by_all():
        update = statement.value if isinstance(statement, typed.Evaluate) else None
        if not isinstance(update, typed.Update) or update.op not in ("+", "-", "*") or not copies.same(update.target):
            continue
        value = strip(update.value)
        variable = value.object if isinstance(value, typed.Load) else None
        known = isinstance(variable, typed.Variable) and variable.symbol in combined
        if known or _combines(value):
            text = "the value is already the result of all PEs, and every PE adds it: it is counted N_PE times"
            hint = (
                "let one PE do it, with `if (my_pe() == 0)`; or let each PE add its own value, without the collective"
            )
            lint.warning("W0568", update.span, text, hint)


def _combines(value: typed.Value) -> bool:
    return callee(strip(value)) in COMBINING
