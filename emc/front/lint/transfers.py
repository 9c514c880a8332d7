# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about blocks of memory that are longer than what a spread array has on one PE.

mem_copyin(&A[0], buffer, 8);               on 4 PEs: A[0], A[4], and then other memory; A[1] is on another PE
memset(local_of(A), 0, sizeof A);           sizeof A counts all elements
mem_copyout(items, &A[0], n * 4);           of elements that have 3 words
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import plural, shown, spell
from emc.front.lint.nodes import callee, kept, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Array, Pointer, Spread, size_of
from emc.target import WORD

_BLOCKS = {  # the arguments that are blocks, and the bytes that the last argument counts
    **dict.fromkeys(("memcpy", "memmove"), ((0, 1), 1)),
    "memset": ((0,), 1),
    "mem_copyin": ((0,), 4),
    "mem_copyout": ((1,), 4),
}


def longer_than_a_part(lint: Lint, node: typed.Call) -> None:
    """Warns about such a block, unless another one of the call was reported (bounds.py)."""
    name = callee(node)
    if name not in _BLOCKS or len(node.arguments) != 3 or lint.target.pes == 1:
        return
    blocks, unit = _BLOCKS[name]
    count = strip(node.arguments[2])
    if lint.body is not None:
        count = kept(Values, lint.body).of(count)
    if not isinstance(count, typed.Constant) or not isinstance(count.value, int):
        return
    for number in blocks:
        place = _place(node.arguments[number])
        if place is None:
            continue
        symbol, first = place
        type = symbol.type
        assert isinstance(type, Spread)
        slots = lint.target.slots(type.dims)
        room = size_of(type.slot) * (slots - first // lint.target.pes)
        if count.value * unit > room:
            array, words = shown(symbol), "word" if unit == 4 else "byte"
            text = f"`{name}` accesses {plural(count.value, words)}, but from here on a PE has only {room // unit} of "
            text += f"`{array}`: the next elements are on other PEs"
            row = isinstance(type.slot, Array)
            hint = "one call for each row" if row else f"a loop over `{array}[i]`"
            if isinstance(strip(node.arguments[number]), typed.Builtin):
                hint = f"`own_count({array}) * sizeof(T)` bytes are this PE's elements"
            else:
                hint = f"write {hint}; or keep each block on one PE, by a dimension right of a colon: `{array}[n]:[m]`"
            lint.warning("W0506", count.span, text, hint)
            return
        number = _constant_element(node.arguments[number])
        if number is not None and count.value > 1 and unit == 4 and not isinstance(type.slot, Array):
            array = shown(symbol)
            text = f"`{name}` goes through the memory of one PE: from `{array}[{number}]` on, these are "
            text += f"`{array}[{number}]`, `{array}[{number + lint.target.pes}]` and so on"
            pe = number % lint.target.pes
            hint = f"write a loop over `{array}[i]`; or keep each block on one PE: `{array}[n]:[m]`; or, if PE {pe}'s "
            hint += f"part is meant, say so: `global_of({pe}, local_of({array}))`"
            lint.warning("W0506", node.arguments[0].span, text, hint)
            return


def _constant_element(value: typed.Value) -> int | None:
    """The number of the element, for `&A[5]`."""
    value = strip(value)
    index = strip(value.indices[0]) if isinstance(value, typed.SpreadElement) and len(value.indices) == 1 else None
    return index.value if isinstance(index, typed.Constant) and isinstance(index.value, int) else None


@rule(typed.Call)
def words_of_elements(lint: Lint, node: typed.Call) -> None:
    """Warns about `mem_copyout(items, place, n * 4)` of elements that have 3 words each."""
    if callee(node) not in ("mem_copyin", "mem_copyout") or len(node.arguments) != 3 or lint.body is None:
        return
    values = kept(Values, lint.body)
    count, each = values.of(node.arguments[2]), None
    if isinstance(count, typed.Binary) and count.op == "*":
        sides = (strip(count.left), strip(count.right))
        each = next((one.value for one in sides if isinstance(one, typed.Constant)), None)
    elif isinstance(count, typed.Constant):
        each = count.value
    for place in node.arguments[:2]:
        type = strip(place).type
        element = type.to if isinstance(type, Pointer) else type
        while isinstance(element, Array):  # a row
            element = element.of
        if not isinstance(type, Pointer) or size_of(element) <= WORD or not isinstance(each, int):
            continue
        words = -(-size_of(element) // WORD)
        if each % words and (each > words or not isinstance(count, typed.Constant)):
            name = spell(element)
            text = f"a `{name}` has {plural(words, 'word')}, and {each} is no multiple of this"
            hint = f"let the compiler count: `n * sizeof({name}) / sizeof(int)` words"
            lint.warning("W0506", node.arguments[2].span, text, hint)
            return


def _place(value: typed.Value) -> tuple[typed.Static, int] | None:
    """The spread array, and the number of its element at which the block begins; None if they are not known."""
    value = strip(value)
    if isinstance(value, typed.Builtin) and value.name == "local_of":
        value = strip(value.arguments[0])
    if isinstance(value, typed.SpreadBase):
        return value.symbol, 0
    if isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)  # a row
    if not isinstance(value, typed.SpreadElement) or len(value.indices) != 1 or not isinstance(value.type, Pointer):
        return None
    index = strip(value.indices[0])
    return value.symbol, int(index.value) if isinstance(index, typed.Constant) else 0
