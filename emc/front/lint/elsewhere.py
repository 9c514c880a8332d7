# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about local addresses that are used, or sent to be used, on a PE on which they mean something else.

int *global P[N_PE];  s += *P[3];                   P[3] is an address on the PE that has set it
word_send(NODE_PORT(1), 1, (int)&x);                PE 1 gets the address without its PE
int *p = local_of(&A[5]);                           in main, on PE 0; on 4 PEs A[5] is on PE 1
n = (struct node *)remote_call(1, make, 0);         the cast drops PE 1
p = p->next;                                        p is global, but `next` a local pointer: an address on p's PE
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import equal, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values, by_pe
from emc.front.types import Function, Pointer, Spread, Struct

_OWN = frozenset({"my_pe", "own_index"})
_SENDS = frozenset({"send", "pkt_output"})


@rule(typed.Builtin)
def address_in_a_message(lint: Lint, node: typed.Builtin) -> None:
    if node.name not in _SENDS or not isinstance(node.arguments[-1], typed.Convert | typed.Address):
        return
    to = strip(node.arguments[0])
    if isinstance(to, typed.Address) and not remote(to.object):
        return  # a cell of this PE
    _sent(lint, node.arguments[-1], _is_port(node.arguments[0]))


def _sent(lint: Lint, value: typed.Value, message: bool) -> None:
    given, value = value, strip(value)
    as_number = isinstance(given, typed.Convert) and not isinstance(given.type, Pointer)
    if message and as_number and _is_data(value) and not (isinstance(value, typed.Address) and _automatic(value)):
        text = "the number is a local address, without its PE: where it arrives, it is an address on that PE"
        hint = "send a global pointer: `(int)global_of(my_pe(), p)`, and use it as a `T global *` there"
        lint.warning("W0561", value.span, text, hint)
        return
    symbol = root(value.object) if isinstance(value, typed.Address) and not remote(value.object) else None
    if isinstance(symbol, typed.Automatic) and isinstance(value.type, Pointer) and not value.type.place:
        text = f"the address of `{shown(symbol)}` is sent without its PE: on another PE it means something else"
        hint = f"send a global pointer: `(int)global_of(my_pe(), &{shown(symbol)})`, and use it as a `T global *` there"
        lint.warning("W0561", value.span, text, hint)


def _is_port(to: typed.Value) -> bool:
    return any(isinstance(one, typed.Variable) and one.symbol.name == "__port" for one in live(to))


def _automatic(value: typed.Address) -> bool:
    return isinstance(root(value.object), typed.Automatic)


@rule(typed.FunctionBody)
def used_here(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a local pointer that was read from another PE's memory, and is followed here."""
    followed = [one for one in live(node) if isinstance(one, typed.Deref) and _is_data(one.pointer)]
    if not followed:
        return
    values, chains, foreign = kept(Values, node), _chains(node), _from_the_starter(node)
    for one in followed:
        start = _start(one.pointer)
        source = chains.get(variable(start)) or values.of(start)
        if (
            isinstance(source, typed.Load)
            and remote(source.object)
            and not _is_own(lint, source.object, values, foreign)
        ):
            text = "this local pointer was read from another PE's memory: it is an address there, not on this PE"
            hint = (
                "store `global *` pointers there: a global pointer contains the PE; or follow it on that PE, in `where`"
            )
            lint.warning("W0561", one.pointer.span, text, hint)
            return


def _chains(node: typed.FunctionBody) -> dict[typed.Automatic | None, typed.Value]:
    """The variables of loops through lists, such as `for (p = head[k]; p; p = p->next)`, and how they begin."""
    given: dict[typed.Automatic, list[typed.Value]] = {}
    for one in live(node):
        target = one.target if isinstance(one, typed.Assign) else None
        if not isinstance(one, typed.Assign) or not isinstance(target, typed.Variable):
            continue
        if isinstance(target.symbol, typed.Automatic) and isinstance(target.type, Pointer):
            given.setdefault(target.symbol, []).append(strip(one.value))
    found: dict[typed.Automatic | None, typed.Value] = {}
    for symbol, values in given.items():
        begins = [value for value in values if not _follows(value, symbol)]
        if len(begins) == 1 and len(values) > 1:
            found[symbol] = begins[0]
    return found


def _follows(value: typed.Value, symbol: typed.Automatic) -> bool:
    """Whether a value is `p->next`."""
    thing = value.object.base if isinstance(value, typed.Load) and isinstance(value.object, typed.MemberOf) else None
    return isinstance(thing, typed.Deref) and variable(thing.pointer) is symbol


def _from_the_starter(node: typed.FunctionBody) -> set[typed.Automatic]:
    """The pointers of `where` blocks to objects of their starters."""
    return {
        capture.inner
        for block in live(node)
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Where)
        for capture in block.captures
        if isinstance(capture.value, typed.Convert)
        and isinstance(was := capture.value.operand.type, Pointer)
        and not was.place
        and isinstance(capture.inner.type, Pointer)
        and capture.inner.type.place
    }


@rule(typed.Convert)
def made_global_here(lint: Lint, node: typed.Convert) -> None:
    """Warns about a local pointer from another PE's memory that becomes a global one: it gets the number of this PE."""
    type, value = node.type, node.operand
    if lint.target.pes == 1 or not isinstance(type, Pointer) or not type.place or not _is_data(value):
        return
    if isinstance(value, typed.Load) and remote(value.object) and not _asks_own(value.object):
        text = "this local pointer was read from another PE's memory: as a global pointer it gets the number of this PE"
        hint = "store `global *` pointers there, which contain the PE; or write `global_of(pe, ...)` with the owner's "
        lint.warning("W0561", node.span, text, hint + "number")


def _asks_own(thing: typed.Value) -> bool:
    return any(isinstance(one, typed.Builtin) and one.name in _OWN for one in live(thing))


@rule(typed.Assign)
def cast_and_stored(lint: Lint, node: typed.Assign) -> None:
    """Warns about a global pointer that is stored as a local one, by a cast."""
    value, type = node.value, node.target.type
    if (
        lint.target.pes == 1
        or not isinstance(node.target, typed.MemberOf | typed.Deref)
        or not isinstance(value, typed.Convert)
    ):
        return
    was = value.operand.type
    if isinstance(type, Pointer) and not type.place and isinstance(was, Pointer) and was.place:
        text = "the cast drops the PE of this global pointer: what is stored is an address on this PE"
        lint.warning(
            "W0561", value.span, text, "declare the pointer that holds it as `global *`, and leave the cast out"
        )


def _start(pointer: typed.Value) -> typed.Value:
    while isinstance(pointer := strip(pointer), typed.PointerAdd):
        pointer = pointer.pointer
    return pointer


def _is_data(pointer: typed.Value) -> bool:
    """Whether it is a local pointer to data that may be set while the program runs. Constants, such as strings, are the
    same on every PE."""
    type = pointer.type
    return isinstance(type, Pointer) and not type.place and not isinstance(type.to, Function) and not type.to.const


def _is_own(lint: Lint, thing: typed.Value, values: Values, foreign: set[typed.Automatic]) -> bool:
    """Whether the object is perhaps on this PE."""
    if isinstance(element := _element(thing), typed.SpreadElement) and len(element.indices) == 1:
        index = values.of(element.indices[0])
        linear = by_pe(values.of(index.left) if isinstance(index, typed.Binary) and index.op == "%" else index, values)
        if linear is not None and linear[0] == 1 and linear[1] % lint.target.pes:
            return False  # the element of a neighbour
    for one in live(thing):
        if isinstance(one, typed.SpreadElement):
            first = one.indices[0] if one.indices else None
            if first is None or (isinstance(first, typed.Constant) and not first.value % lint.target.pes):
                return True  # on PE 0, where main runs
        if isinstance(one, typed.Builtin) and one.name in _OWN:
            return True
        if isinstance(one, typed.Load) and isinstance(one.object, typed.Variable):
            given = values.of(one)
            if given is not one and _is_own(lint, given, values, foreign):
                return True
            if isinstance(one.type, Pointer) and one.object.symbol not in foreign:
                return True  # it may point to this PE
    return False


def _element(thing: typed.Value) -> typed.Value | None:
    while isinstance(thing, typed.MemberOf):
        thing = thing.base
    return thing.pointer if isinstance(thing, typed.Deref) else None


@rule(typed.FunctionBody)
def address_in_a_frame(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `global_of(right, &x)` of a variable of a function, which is in a frame."""
    places = {
        id(one.place.pointer)
        for one in live(node)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Where)
    }
    for one in live(node):
        if isinstance(one, typed.Builtin) and one.name == "global_of" and lint.target.pes > 1 and id(one) not in places:
            values = kept(Values, node)
            pe = values.of(one.arguments[0])
            symbol = variable(pe)
            if not _on_this_pe(pe) and (symbol is None or symbol in values.given):  # a parameter may be this PE
                _check_frame(lint, one)


def _check_frame(lint: Lint, node: typed.Builtin) -> None:
    place = strip(node.arguments[1])
    symbol = root(place.object) if isinstance(place, typed.Address) else None
    if isinstance(symbol, typed.Automatic) and not symbol.held:
        name = shown(symbol)
        text = f"`{name}` is in the frame of a call on this PE: another PE's `{name}`, if it has one, may have another "
        hint = f"declare `{name}` at file scope, or `static`: then it has the same address on every PE"
        lint.warning("W0561", node.span, text + "address", hint)


@rule(typed.FunctionBody)
def result_as_local(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about `local_of(remote_call(...))` that is followed here."""
    if lint.target.pes == 1 or not any(isinstance(one, typed.RemoteCall) for one in live(node)):
        return
    values = kept(Values, node)
    for one in live(node, into_blocks=False):
        start = values.of(_start(one.pointer)) if isinstance(one, typed.Deref) else None
        call = strip(start.arguments[0]) if isinstance(start, typed.Builtin) and start.name == "local_of" else None
        if start is not None and isinstance(call, typed.RemoteCall) and not _on_this_pe(values.of(call.pe)):
            text = "the result is an address on the PE that was called: as a local pointer it points to something else "
            lint.warning("W0561", start.span, text + "here", "keep it as a `T global *`, which contains the PE")
            return


@rule(typed.Convert)
def cast_result(lint: Lint, node: typed.Convert) -> None:
    """Warns about the result of a remote call that is cast to a local pointer."""
    type, value = node.type, node.operand
    if not isinstance(type, Pointer) or type.place or not isinstance(value, typed.RemoteCall):
        return
    if isinstance(value.type, Pointer) and value.type.place and not _on_this_pe(value.pe):
        text = "the result is an address on the PE that was called: as a local pointer it points to something else here"
        lint.warning("W0561", node.span, text, "keep it as a `T global *`, which contains the PE")


def _on_this_pe(pe: typed.Value) -> bool:
    return isinstance(pe, typed.Builtin) and pe.name == "my_pe"


@rule(typed.Unit)
def elements_in_main(lint: Lint, node: typed.Unit) -> None:
    """Warns about the local address of an element that main, on PE 0, uses although the element is on another PE."""
    if lint.target.pes == 1 or not any(
        isinstance(one, typed.Builtin) and one.name == "local_of" for f in node.functions for one in live(f)
    ):
        return
    makers = {function.symbol: made for function in node.functions if (made := _makes(function)) is not None}
    alone = kept(only_from_main, node)
    for function in node.functions:
        if function.symbol in alone:
            _elements_on_pe_0(lint, function, makers)


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
            case typed.Call(arguments=arguments):
                used = arguments
            case _:
                continue
        for value in used:
            element = _localised(value)
            start = _start(value)
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


def _localised(value: typed.Value) -> typed.SpreadElement | None:
    """The element of which the value is the local address, by `local_of(&A[k])` or a cast; None for other values."""
    value = _start(value) if isinstance(value, typed.PointerAdd) else value
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
    inner = strip(inner)
    while isinstance(inner, typed.Address) and isinstance(inner.object, typed.MemberOf | typed.Deref):
        inner = inner.object.base if isinstance(inner.object, typed.MemberOf) else inner.object.pointer
        inner = inner.pointer if isinstance(inner, typed.Deref) else inner
    return inner if isinstance(inner, typed.SpreadElement) else None


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
                pe, body = strip(one.pe), bodies.get(one.function.symbol)
                if isinstance(pe, typed.Binary) and pe.op == "/" and body is not None:
                    given = zip(body.parameters, one.arguments, strict=False)
                    same = {symbol for symbol, value in given if equal(strip(value), strip(pe.left))}
                    element = _local_by(body.body, same)
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


@rule(typed.FunctionBody)
def whole_array_as_local(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a spread array that main casts to a local pointer and gives to a function."""
    if node.symbol.name != "main" or lint.target.pes == 1:
        return
    for one in live(node, into_blocks=False):
        for value in one.arguments if isinstance(one, typed.Call) else ():
            type = value.type
            base = value.operand if isinstance(value, typed.Convert) else None
            if isinstance(base, typed.SpreadBase) and isinstance(type, Pointer) and not type.place:
                name = shown(base.symbol)
                text = f"as a local pointer `{name}` reaches only the elements on PE 0, where main runs"
                hint = (
                    f"declare the parameter as `shared *`; or let each PE work on its slice, in `everywhere ({name})`"
                )
                lint.warning("W0561", value.span, text, hint)
