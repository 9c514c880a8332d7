# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about neighbours in a slice that are taken for neighbours in the whole array: elements go round the PEs.

everywhere (A, B) dowith () { ... B[i] = A[i - 1] + A[i + 1]; }         elements that are N_PE apart
everywhere (A) dowith () { ... A[i] += A[i - 1]; }                      a sum of every N_PE-th element
everywhere (T) dowith () { ... if (T[i] == 'a' && T[i + 1] == 'b') n++; }
int global *p = &A[k];  p[1] - p[0]                                     p[1] is A[k + N_PE]
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import copied_blocks, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.slices import beyond, own_elements, slice_of
from emc.front.lint.steps import element_of, names_a_pe
from emc.front.lint.values import Values
from emc.front.types import Pointer, Spread


@rule(typed.FunctionBody)
def neighbours(lint: Lint, node: typed.FunctionBody) -> None:
    if lint.target.pes == 1:
        return
    for block in copied_blocks(node):
        for loop in live(block.body):
            if isinstance(loop, typed.For):
                _neighbour_slots(lint, loop, kept(Values, node))
    if any(_is_global(one) for one in live(node)):
        _beside_an_element(lint, node, kept(Values, node))


def _neighbour_slots(lint: Lint, loop: typed.For, values: Values) -> None:
    """Warns about `B[i] = A[i - 1] + A[i + 1]` and `A[i] - A[i - 1]` of slices, and about `A[i] += A[i - 1]` of the
    whole slice: the slots before and after are N_PE elements away."""
    step = loop.step.target if isinstance(loop.step, typed.Update) else None
    index = step.symbol if isinstance(step, typed.Variable) else None
    if not isinstance(index, typed.Automatic) or lint.target.pes == 1:
        return
    for one in live(loop.body, into_blocks=False):
        match one:
            case typed.Binary(op="-"):
                near = {0, 1}, {0, -1}
            case typed.Logical() if _is_equality(one.left) and _is_equality(one.right):
                near = {0, 1}, {0, -1}
            case typed.Assign(target=target) if (place := _element_of_slice(target)) is not None:
                near = ({1, -1}, {-1}) if _is_slot(place, loop.test, values) else ({1, -1},)
            case typed.Update(op="+", target=typed.Deref(pointer=typed.PointerAdd() as place)):
                if not _is_slot(place, loop.test, values):
                    continue
                near = ({-1},)
            case _:
                continue
        used = (
            _computed_from(one.value, values)
            if isinstance(one, typed.Assign | typed.Update)
            else live(one)
            if isinstance(one, typed.Logical)
            else (_place_of(one.left), _place_of(one.right))
        )
        found: dict[int, typed.PointerAdd] = {}
        for part in used:
            if isinstance(part, typed.PointerAdd) and slice_of(part) is not None:
                found[_beyond(part.index, index, values)] = part
        if any(both <= found.keys() and len({slice_of(found[by]) for by in both}) == 1 for both in near):
            other = next(by for by in (-1, 1) if by in found)
            symbol = slice_of(found[other])
            assert symbol is not None
            target = _element_of_slice(one.target) if isinstance(one, typed.Assign | typed.Update) else None
            scans = other == -1 and target is not None and slice_of(target) is symbol
            _warn_of_neighbours(lint, found[other], shown(symbol), index.name, scans)
            return


def _element_of_slice(target: typed.Value) -> typed.PointerAdd | None:
    """The slice's element that an lvalue is, or in which it is, as `A[i]` for `A[i][j]`; else None."""
    while True:
        match target:
            case typed.MemberOf():
                target = target.base
            case typed.Deref(pointer=typed.PointerAdd() as place):
                if slice_of(place) is not None:
                    return place
                row = place.pointer
                if not isinstance(row, typed.Address):
                    return None
                target = row.object
            case _:
                return None


def _beyond(value: typed.Value, index: typed.Automatic, values: Values) -> int:
    """The constant that the value adds to the variable, also if it does so only under a condition, as at an edge."""
    given = values.of(value) if variable(value) is not index else value
    if isinstance(given, typed.Conditional):
        return beyond(given.then, index) or beyond(given.other, index)
    if isinstance(given, typed.Binary) and given.op == "%":
        return _around(given.left, index)
    return beyond(given, index)


def _around(value: typed.Value, index: typed.Automatic) -> int:
    """The constant that is added to the variable in `(i + n - 1) % n`."""
    value = strip(value)
    if not isinstance(value, typed.Binary) or value.op not in ("+", "-"):
        return 0
    by = strip(value.right)
    number = by.value if isinstance(by, typed.Constant) and isinstance(by.value, int) else 0
    number = (number if value.op == "+" else -number) if abs(number) == 1 else 0
    return number or _around(value.left, index)


def _computed_from(value: typed.Node, values: Values) -> Iterator[typed.Node]:
    """The parts of a value, and of what its variables were set to."""
    for one in live(value):
        yield one
        given = values.given.get(symbol) if isinstance(one, typed.Load) and (symbol := variable(one)) else None
        if given is not None:
            yield from live(given)


def _is_equality(value: typed.Value) -> bool:
    value = strip(value)
    return isinstance(value, typed.Binary) and value.op == "==" and isinstance(strip(value.right), typed.Constant)


def _is_slot(place: typed.PointerAdd, test: typed.Value | None, values: Values) -> bool:
    """Whether it is `A[i]` of a slice, in a loop over all elements of A on this PE."""
    counted = own_elements(test, values) if isinstance(test, typed.Binary) else None
    return counted is not None and variable(place.index) is counted[0] and slice_of(place) is counted[1]


def _place_of(value: typed.Value) -> typed.Value | None:
    """The pointer through which a value is read."""
    value = strip(value)
    return value.object.pointer if isinstance(value, typed.Load) and isinstance(value.object, typed.Deref) else None


def _warn_of_neighbours(lint: Lint, node: typed.PointerAdd, name: str, i: str, scans: bool) -> None:
    text = f"elements go round the PEs: `{name}[{i} - 1]` and `{name}[{i} + 1]` of the slice are "
    text += f"{lint.target.pes} elements away, and the neighbours in the whole array are on other PEs"
    hint = f"remove `{name}` from `everywhere ({name})`, and write `{name}[k - 1]`, with `k = own_index({name}, {i})`"
    if scans:  # each element needs the one before, so the PEs can't do it side by side
        hint = f"a scan needs the element before: do it in main; or give each PE a row, `global {name}[N_PE]:[n]`, let "
        hint += "each scan its row, and add the sum of the rows before, `scan_sum(row) - row` of <emc/coll.h>"
    lint.warning("W0554", node.span, text, hint)


def _is_global(node: typed.Node) -> bool:
    type = node.pointer.type if isinstance(node, typed.PointerAdd) else None
    return isinstance(type, Pointer) and type.place == "global"


def _beside_an_element(lint: Lint, function: typed.FunctionBody, values: Values) -> None:
    """Warns about `p[1] - p[0]` of a global pointer p to an element of an array that goes round the PEs."""
    places: dict[typed.Automatic, dict[int, typed.Node]] = {}
    for one in live(function):
        pointer = one.pointer if isinstance(one, typed.Deref) else None
        add = pointer if isinstance(pointer, typed.PointerAdd) else None
        by = strip(add.index) if add is not None else None
        symbol = variable(add.pointer if add is not None else pointer) if pointer is not None else None
        if symbol is not None and (by is None or isinstance(by, typed.Constant)):
            places.setdefault(symbol, {})[int(by.value) if isinstance(by, typed.Constant) else 0] = one
    for symbol, found in places.items():
        given, type = values.given.get(symbol), symbol.type
        array = element_of(given) if given is not None and isinstance(type, Pointer) else None
        near = {1, 0} <= found.keys() or {-1, 0} <= found.keys() or {-1, 1} <= found.keys()
        if array is None or given is None or not near or names_a_pe(function, given, values, lint.target.pes):
            continue
        if isinstance(type, Pointer) and type.place == "global" and isinstance(array.type, Spread):
            name, by = shown(symbol), next(by for by in (1, -1) if by in found)
            text = f"a global pointer steps on the element's PE: `{name}[{by}]` is {lint.target.pes} elements of "
            text += f"`{shown(array)}` away, and the neighbours are on other PEs"
            hint = f"declare `{name}` as `shared *`, and set it to `{shown(array)} + k`: it steps from PE to PE"
            lint.warning("W0406", found[by].span, text, hint)
