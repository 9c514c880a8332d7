# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about local addresses that are used, or sent to be used, on a PE on which they mean something else.

int *global P[N_PE];  s += *P[3];                   P[3] is an address on the PE that has set it
word_send(NODE_PORT(1), 1, (int)&x);                PE 1 gets the address without its PE
n = (struct node *)remote_call(1, make, 0);         the cast drops PE 1
p = p->next;                                        p is global, but `next` a local pointer: an address on p's PE
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import arguments_of, callee, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.through import READS_FROM
from emc.front.lint.values import Values, by_pe
from emc.front.types import Function, Pointer
from emc.target import PORT

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


@rule(typed.Unit)
def address_in_a_packet(lint: Lint, node: typed.Unit) -> None:
    """Warns about a local address as the word of a packet, if the handler follows it."""
    handlers = {function.symbol: function for function in node.functions if function.symbol.packet}
    for function in node.functions if handlers and lint.target.pes > 1 else ():
        for one in live(function):
            handler = handlers.get(one.symbol) if isinstance(one, typed.Packet) else None
            if handler is None or len(handler.parameters) < 2 or not _is_data(one.data) or _is_null(one.data):
                continue
            word, to = handler.parameters[1], strip(one.pointer)
            own = isinstance(to, typed.Address) and not remote(to.object)
            thing = to.object if isinstance(to, typed.Address) else to
            if own or _is_own(lint, thing, kept(Values, function), set()):
                continue
            if any(
                isinstance(at, typed.Deref) and variable(start_of_pointer(at.pointer)) is word for at in live(handler)
            ):
                text = f"`{shown(one.symbol)}` follows this local address on the PE of its object: there it is the "
                text += "address of something else"
                hint = "send the value; or make the parameter a `T global *`, which contains the PE"
                lint.warning("W0561", one.data.span, text, hint)


def _is_null(value: typed.Value) -> bool:
    return isinstance(strip(value), typed.Constant)


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
    return any(isinstance(one, typed.Variable) and one.symbol.name == PORT for one in live(to))


def _automatic(value: typed.Address) -> bool:
    return isinstance(root(value.object), typed.Automatic)


@rule(typed.FunctionBody)
def used_here(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a local pointer that was read from another PE's memory, and is followed here."""
    followed: list[typed.Value] = []
    for one in live(node):
        if isinstance(one, typed.Deref) and _is_data(one.pointer):
            followed.append(one.pointer)
        elif isinstance(one, typed.Call) and callee(one) in READS_FROM:
            followed += [value for value in arguments_of(one)[READS_FROM[callee(one)] :] if _is_data(value)]
    if not followed:
        return
    values, chains, foreign = kept(Values, node), _chains(node), _from_the_starter(node)
    for one in followed:
        start = start_of_pointer(one)
        source = chains.get(variable(start)) or values.of(start)
        if (
            isinstance(source, typed.Load)
            and remote(source.object)
            and not _is_own(lint, source.object, values, foreign)
        ):
            pointer = variable(start)
            what = f"`{shown(pointer)}`" if pointer is not None else "this local pointer"
            text = f"{what} was read from another PE's memory: it is an address there, not on this PE"
            hint = "declare it, and the object that it is read from, as `global *`: a global pointer contains the "
            hint += "PE; or use it on that PE, in `where (&A[k])`"
            lint.warning("W0561", one.span, text, hint)
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


def start_of_pointer(pointer: typed.Value) -> typed.Value:
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
    if _of_a_neighbour(thing, values, lint.target.pes):
        return False
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


def _of_a_neighbour(thing: typed.Value, values: Values, pes: int) -> bool:
    """Whether it is `*global_of((my_pe() + 1) % N_PE, &x)`."""
    place = strip(thing.pointer) if isinstance(thing, typed.Deref) else None
    if not isinstance(place, typed.Builtin) or place.name != "global_of":
        return False
    pe = values.of(place.arguments[0])
    linear = by_pe(values.of(pe.left) if isinstance(pe, typed.Binary) and pe.op == "%" else pe, values)
    return linear is not None and linear[0] == 1 and bool(linear[1] % pes)


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
        start = values.of(start_of_pointer(one.pointer)) if isinstance(one, typed.Deref) else None
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
