# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about local addresses of elements that are used on another PE than the element's.

int *p = local_of(&A[5]);                           in main, on PE 0; on 4 PEs A[5] is on PE 1
static int *at(int k) { return local_of(&A[k]); }   main calls it for every k
remote_call(k / 4, get, 1, k);                      A[k] is on PE k mod N_PE, so get uses its address elsewhere
where (p) dowith () { p = (struct node *)p->next; }            the next node may be on another PE
remote_call(hash(key) / 4, get, 1, key);            the same for A[hash(key)]
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.alone import only_from_main
from emc.front.lint.elsewhere import start_of_pointer
from emc.front.lint.nodes import callee, copied_blocks, equal, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Pointer, Spread, Struct

_OWN = frozenset({"my_pe", "own_index"})
_SENDS = frozenset({"send", "pkt_output"})


@rule(typed.Unit)
def elements_in_main(lint: Lint, node: typed.Unit) -> None:
    """Warns about the local address of an element that main, on PE 0, uses although the element is on another PE."""
    if lint.target.pes == 1 or not any(drops_pe(one) for f in node.functions for one in live(f)):
        return
    makers = {function.symbol: made for function in node.functions if (made := _makes(function)) is not None}
    alone = kept(only_from_main, node)
    for function in node.functions:
        if function.symbol in alone:
            _elements_on_pe_0(lint, function, makers)


def drops_pe(node: typed.Node) -> bool:
    """Whether it makes a local pointer of one that contains a PE."""
    if isinstance(node, typed.Builtin):
        return node.name == "local_of"
    old, new = (node.operand.type, node.type) if isinstance(node, typed.Convert) else (None, None)
    return isinstance(old, Pointer) and isinstance(new, Pointer) and bool(old.place) and not new.place


def _makes(function: typed.FunctionBody) -> tuple[typed.SpreadElement, int] | None:
    """The element `A[k]` and the number of k, if a function only returns `local_of(&A[k])` of its parameter k."""
    items = function.body.items
    value = items[0].value if len(items) == 1 and isinstance(items[0], typed.Return) else None
    element = _localised(value) if value is not None else None
    index = variable(element.indices[0]) if element is not None and len(element.indices) == 1 else None
    return (element, function.parameters.index(index)) if element and index in function.parameters else None


def _elements_on_pe_0(
    lint: Lint, node: typed.FunctionBody, makers: dict[typed.FunctionName, tuple[typed.SpreadElement, int]]
) -> None:
    counted = {loop for one in live(node) if isinstance(one, typed.For) for loop in _counts_by_one(one)}
    here = list(live(node, into_blocks=False))
    for block in here:
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Iterate):
            counted.add(block.place.identity)
            here += live(block.body, into_blocks=False)
    for one in here:
        match one:
            case typed.Deref(pointer=pointer):
                used = (pointer,)
            case typed.Assign(value=value):
                used = (value,)
            case typed.Call(arguments=arguments, rest=rest):
                used = (*arguments, *(rest or ()))
            case _:
                continue
        for value in used:
            element = _localised(value, kept(Values, node))
            start = start_of_pointer(value)
            if isinstance(start, typed.Call) and isinstance(start.function, typed.FunctionAddress):
                made = makers.get(start.function.symbol)
                if made is not None and len(start.arguments) > made[1]:
                    element = replace(made[0], indices=(start.arguments[made[1]],))
            if element is not None:
                _check_element(lint, value, element, counted)


def _counts_by_one(loop: typed.For) -> list[typed.Automatic]:
    match loop.step:
        case typed.Update(
            op="+", target=typed.Variable(symbol=typed.Automatic() as symbol), value=typed.Constant(value=1)
        ):
            return [symbol]
        case _:
            return []


def _localised(value: typed.Value, values: Values | None = None) -> typed.SpreadElement | None:
    """The element of which the value is the local address, by `local_of(&A[k])` or a cast; None for other values.
    values: what is known about the function's variables."""
    value = start_of_pointer(value) if isinstance(value, typed.PointerAdd) else value
    while isinstance(value, typed.Convert) and isinstance(value.operand.type, Pointer) and not value.operand.type.place:
        value = value.operand
    if not isinstance(value.type, Pointer) or value.type.place:
        return None
    match value:
        case typed.Builtin(name="local_of", arguments=(inner,)):
            pass
        case typed.Convert(operand=inner) if isinstance(inner.type, Pointer):
            pass
        case _:
            return None
    inner = values.of(inner) if values is not None and variable(inner) is not None else strip(inner)
    while True:
        match inner:
            case typed.Address(object=thing):
                inner = thing
            case typed.MemberOf(base=base):
                inner = base
            case typed.Deref(pointer=pointer) | typed.PointerAdd(pointer=pointer):
                inner = strip(pointer)
            case typed.SpreadElement():
                return inner
            case _:
                return None


def _check_element(lint: Lint, value: typed.Value, element: typed.SpreadElement, counted: set[typed.Automatic]) -> None:
    type = element.symbol.type
    if len(element.indices) != 1 or not isinstance(type, Spread):
        return
    index, name, pes = strip(element.indices[0]), shown(element.symbol), lint.target.pes
    if isinstance(index, typed.Constant) and isinstance(index.value, int) and index.value % pes:
        pe = index.value % pes
        text = f"`{name}[{index.value}]` is on PE {pe}, and its local address is used on PE 0, where main runs"
    elif isinstance(index, typed.Load) and isinstance(index.object, typed.Variable) and index.object.symbol in counted:
        text = f"the elements of `{name}` are on all PEs, but their local addresses are used on PE 0, where main runs"
    else:
        return
    pointer = "struct" if isinstance(type.slot, Struct) else "T"
    hint = (
        f"use the global pointer itself, `{pointer} global *`; or use the local address inside `where (&{name}[...])`"
    )
    lint.warning("W0561", value.span, text, hint)


@rule(typed.FunctionBody)
def next_node(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a local pointer through a list, if the list's own pointers contain PEs: `p = (T *)p->next`."""
    for one in live(node) if lint.target.pes > 1 else ():
        symbol = one.target.symbol if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) else None
        value = one.value if symbol is not None else None
        if value is None or not drops_pe(value):
            continue
        pointer = strip(value)
        if isinstance(pointer, typed.Builtin):
            pointer = strip(pointer.arguments[0])
        member = pointer.object if isinstance(pointer, typed.Load) else None
        base = member.base if isinstance(member, typed.MemberOf) else None
        if isinstance(base, typed.Deref) and variable(base.pointer) is symbol:
            text = "the cast drops the PE: the next object of the list may be on another PE than this thread"
            hint = "go through the list with a `T global *`, by remote reads; or send a thread on, by `where`"
            lint.warning("W0561", value.span, text, hint)


@rule(typed.FunctionBody)
def element_of_another_pe(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `local_of(&A[k])` in a `where` block whose place is computed in another way than A[k]'s."""
    values: Values | None = None
    for block in live(node):
        place = (
            block.place.pointer if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Where) else None
        )
        if not isinstance(place, typed.Builtin) or place.name != "global_of" or not isinstance(block, typed.TaskBlock):
            continue
        for one in live(block.body, into_blocks=False):
            element = strip(one.arguments[0]) if isinstance(one, typed.Builtin) and one.name == "local_of" else None
            if not isinstance(element, typed.SpreadElement) or len(element.indices) != 1 or lint.target.pes == 1:
                continue
            values = values or kept(Values, node)
            pe, index = values.of(place.arguments[0]), values.of(element.indices[0])
            divided = isinstance(pe, typed.Binary) and pe.op == "/" and equal(values.of(pe.left), index)
            if divided:
                name = shown(element.symbol)
                text = f"elements of `{name}` go round: element k is on PE k mod N_PE, so this one is on another PE "
                lint.warning(
                    "W0561", one.span, text + "than the block", f"write `where (&{name}[k])`: it finds the PE itself"
                )


@rule(typed.FunctionBody)
def drawn_element(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about the local address of `A[k]` in a copy of `everywhere`, for a k that the copy has drawn from a counter
    of all PEs."""
    for block in copied_blocks(node) if lint.target.pes > 1 else ():
        for one in live(block.body, into_blocks=False) if isinstance(block.place, typed.Everywhere) else ():
            element = _localised(one) if isinstance(one, typed.Value) and drops_pe(one) else None
            index = variable(element.indices[0]) if element is not None and len(element.indices) == 1 else None
            if element is None or index is None or not _is_drawn(block.body, index):
                continue
            name = f"{shown(element.symbol)}[{shown(index)}]"
            text = f"`{shown(index)}` is drawn by any PE, so `{name}` may be on another one than this copy, where the "
            hint = "use the global pointer itself, and remote reads; or send the work to the element: "
            lint.warning("W0561", one.span, text + "local address means something else", f"{hint}`where (&{name})`")
            return


def _is_drawn(body: typed.Node, symbol: typed.Automatic | typed.Static) -> bool:
    """Whether all that a body sets a variable to comes from others: the reply of a packet, of a remote call, a word."""
    given = [
        strip(one.value)
        for one in live(body)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) and one.target.symbol is symbol
    ]
    changed = any(
        isinstance(one, typed.Update) and isinstance(one.target, typed.Variable) and one.target.symbol is symbol
        for one in live(body)
    )
    drawn = (typed.Packet, typed.RemoteCall)
    asked = [isinstance(one, drawn) or (isinstance(one, typed.Builtin) and one.name == "request") for one in given]
    return bool(asked) and all(asked) and not changed


@rule(typed.Unit)
def owner_by_division(lint: Lint, node: typed.Unit) -> None:
    """Warns about `remote_call(k / n, get, 1, k)` and `if (k / n == my_pe())`, where the local address of A[k] is used:
    elements go round the PEs."""
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    for function in node.functions:
        for one in live(function):
            element: typed.SpreadElement | None = None
            if isinstance(one, typed.RemoteCall) and isinstance(one.function, typed.FunctionAddress):
                pe, body = kept(Values, function).of(one.pe), bodies.get(one.function.symbol)
                if isinstance(pe, typed.Binary) and pe.op == "/" and body is not None:
                    given = zip(body.parameters, one.arguments, strict=False)
                    same = {symbol for symbol, value in given if equal(strip(value), strip(pe.left))}
                    number = kept(Values, function).of(pe.left)
                    element = _local_by(body.body, same) or _local_by_call(body, callee(number))
            elif isinstance(one, typed.If) and isinstance(one.test, typed.Binary) and one.test.op == "==":
                pe, me = strip(one.test.left), strip(one.test.right)
                if isinstance(me, typed.Binary):
                    pe, me = me, pe
                mine = isinstance(kept(Values, function).of(me), typed.Builtin) and isinstance(pe, typed.Binary)
                if mine and isinstance(pe, typed.Binary) and pe.op == "/":
                    symbol = variable(pe.left)
                    element = _local_by(one.then, {symbol} if symbol is not None else set())
            if element is not None:
                name = shown(element.symbol)
                text = f"elements of `{name}` go round: element k is on PE k mod N_PE, not on PE k / n"
                hint = f"write `pe_of(&{name}[k])`; or give the function the global pointer `&{name}[k]`"
                span = one.pe.span if isinstance(one, typed.RemoteCall) else one.test.span
                lint.faults.warning("W0561", span, text, hint, Note(element.span, "its local address is used here"))


def _local_by(body: typed.Node, indices: set[typed.Automatic]) -> typed.SpreadElement | None:
    """The element `A[k]` of which a body uses the local address, for a k of these."""
    for one in live(body) if indices else ():
        element = _localised(one) if isinstance(one, typed.Value) else None
        if element is not None and len(element.indices) == 1 and variable(element.indices[0]) in indices:
            return element
    return None


def _local_by_call(function: typed.FunctionBody, name: str) -> typed.SpreadElement | None:
    """The element `A[hash(key)]` of which a function uses the local address, for the function of that name."""
    for one in live(function) if name else ():
        element = _localised(one) if isinstance(one, typed.Value) else None
        indices = element.indices if element is not None else ()
        if len(indices) == 1 and callee(kept(Values, function).of(indices[0])) == name:
            return element
    return None


@rule(typed.FunctionBody)
def whole_array_as_local(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a spread array that main casts to a local pointer and gives to a function; also as `&A[0]`, if the
    function goes on to the next elements."""
    if node.symbol.name != "main" or lint.target.pes == 1:
        return
    for one in live(node, into_blocks=False):
        for value in one.arguments if isinstance(one, typed.Call) else ():
            base = strip(value.operand) if isinstance(value, typed.Convert) and drops_pe(value) else None
            start = _localised(value)
            if start is not None and isinstance(one, typed.Call) and _sorts(one, start):
                base = start
            if isinstance(base, typed.SpreadBase) or (isinstance(base, typed.SpreadElement) and base is start):
                name = shown(base.symbol)
                text = f"as a local pointer `{name}` reaches only the elements on PE 0, where main runs"
                hint = (
                    f"declare the parameter as `shared *`; or let each PE work on its slice, in `everywhere ({name})`"
                )
                lint.warning("W0561", value.span, text, hint)


def _sorts(call: typed.Call, start: typed.SpreadElement) -> bool:
    """Whether a function of the library goes on from the first element to the next ones. (bounds.py has those that
    know the number of bytes.)"""
    index = strip(start.indices[0]) if len(start.indices) == 1 else None
    return callee(call) in ("qsort", "bsearch") and isinstance(index, typed.Constant) and index.value == 0
