"""Checks that the handler of a packet type does not wait and does not need a frame.

    packet_type add(int *cell, int by) { *cell += by + *gp; }       // `*gp` is a request and a reply: E0483

A handler is one thread without a frame: a packet starts it, and nothing follows it. So nothing in it may give up the
turn, and its variables are in registers. Writes and updates through global pointers, and packets without a reply, wait
for nothing, and are allowed. These rules depend only on the program text, not on the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Faults
from emc.front import interfaces, typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import is_bit_field, remote
from emc.front.lint.nodes import every
from emc.front.types import Array, Struct, Void, is_aggregate, is_arithmetic
from emc.source import Span

_WAITS = {  # builtins that end a thread, or that need a frame
    "request": "waits for a reply",
    "resched": "gives up the turn",
    "host": "waits for the host",
    "setjmp": "needs a frame",
    "frame_leave": "needs a frame",
    "jump": "needs a frame",
    "va_start": "needs a frame",
    "va_arg": "needs a frame",
    "va_copy": "needs a frame",
}
_SPELLED = {"iread": "i_read", "qread": "q_read"}
_HINT = "do this in the sender, before it sends; or call a function on that PE with `remote_call`, or use `where`"
_INTERFACE_HINT = "do this on the PE that sends the packet, before it sends"
_WRITTEN = (
    "a handler can't call: write here what `{}` does, or make `{}` a macro (`#define`); or let the sender compute it, "
    "or call a function on that PE with `remote_call`, which may call others"
)
_STATIC = "make it `static`: then each PE has one, which keeps its value"
_CALL = "the call of `"
_COMPUTED = "this struct must be computed first, which needs a frame"
Found = Iterator[tuple[Span, str]]


def report(unit: typed.Unit, faults: Faults) -> None:
    """Reports faults in the handlers of a file without other errors. Also reports code of PEs that
    uses the memory of network interfaces, and the reverse."""
    own = {function.symbol for function in unit.functions}
    for function in unit.functions:
        if function.symbol.packet:
            _report(function, own, faults)
    interfaces.report(unit, faults)


def _report(function: typed.FunctionBody, own: set[typed.FunctionName], faults: Faults) -> None:
    """own: the functions of the file."""
    nodes = list(every(function.body))
    name, interface = shown(function.symbol), function.symbol.interface
    called = {shown(one) for one in own if not one.packet}
    said: set[str] = set()  # functions whose call is reported
    for span, what in _waits(nodes, interface):
        text = f"the handler `{name}` is one thread and can't wait: {what}"
        callee = what.removeprefix(_CALL).partition("`")[0] if what.startswith(_CALL) else ""
        if callee in said:
            continue
        said |= {callee} - {""}
        hint = _WRITTEN.format(callee, callee) if callee in called else _HINT
        faults.error("E0483", span, text, _INTERFACE_HINT if interface else hint)
    for node in nodes if not interface else ():
        if isinstance(node, typed.Packet) and node.symbol.interface:
            text = f"a packet for a network interface needs five words of memory, and the handler `{name}` has no frame"
            faults.error("E0484", node.span, text, "send it from the thread that sends the packet to this handler")
    for symbol in _variables(function, nodes):
        why = _in_memory(symbol)
        if why:
            text = f"the handler `{name}` has only registers and no frame, so it can't have {why}"
            outside = "declare it outside with `ni_memory`: then each network interface has one, which keeps its value"
            faults.error("E0484", symbol.span, text, outside if interface else _STATIC)


# ---- constructs that wait


def _waits(nodes: list[Any], interface: bool) -> Found:
    """Each construct that would end the thread, with the reason."""
    alone = {id(one) for node in nodes for one in _unused_values(node)}
    memory = {id(one) for node in nodes if isinstance(node, typed.Hold) for one in every(node)}
    for node in nodes:
        match node:
            case typed.Hold():
                yield node.span, "an array of computed length gets its memory from a function of the library"
            case _ if id(node) in memory:
                pass
            case typed.Load() if remote(node.object):
                yield node.span, "a read through a global pointer sends a request and waits for the reply"
            case typed.Update() if remote(node.target) and not (id(node) in alone and _one_packet(node)):
                yield node.span, "this reads through a global pointer before it writes"
            case typed.Assign() if remote(node.target) and is_bit_field(node.target):
                yield node.span, "a bit-field of an object on another PE is read before it is written"
            case typed.Assign() if isinstance(node.type, Struct) and not _in_place(node.value):
                yield node.value.span, _COMPUTED
            case typed.Conditional() if isinstance(node.type, Struct):
                yield node.span, _COMPUTED
            case typed.TaskBlock():
                yield node.span, "a task block is another thread, with a frame"
            case typed.Parallel():
                yield node.span, "the arms of `parallel` are threads with a frame"
            case typed.Value():
                yield from _calls(node, interface)
            case _:
                pass


def _calls(node: typed.Value, interface: bool) -> Found:
    match node:
        case typed.Call(function=function):
            name = shown(function.symbol) if isinstance(function, typed.FunctionAddress) else "a function"
            if not _is_unlock(node) and not (interface and interfaces.is_copy(node)):
                yield node.span, f"{_CALL}{name.removeprefix('__')}` ends the thread"
        case typed.RemoteCall():
            yield node.span, f"`{'fork' if node.fork else 'remote_call'}` waits for a frame on the other PE"
        case typed.Packet() if not isinstance(node.type, Void):
            yield node.span, f"`{shown(node.symbol)}` is a request: the thread would have to wait for the reply"
        case typed.Builtin(name=name) if name in _WAITS:
            word = _SPELLED.get(node.word, node.word or name)
            yield node.span, f"`{word}` {_WAITS[name]}"
        case _:
            pass


def _is_unlock(node: typed.Call) -> bool:
    """Whether the call is `unlock` of <emc.h>, which is one packet."""
    function = node.function
    return isinstance(function, typed.FunctionAddress) and function.symbol.weak and function.symbol.name == "unlock"


def _unused_values(node: Any) -> Iterator[typed.Value]:
    """The values directly below a node that are not used."""
    match node:
        case typed.Evaluate(value=value) | typed.Comma(left=value):
            yield from _outermost(value)
        case typed.For(step=step) if step is not None:
            yield from _outermost(step)
        case _:
            pass


def _outermost(value: typed.Value) -> Iterator[typed.Value]:
    """A value that is not used, and its parts that are not used either."""
    yield value
    match value:
        case typed.Comma(right=right):
            yield from _outermost(right)
        case typed.Convert(operand=operand) if isinstance(value.type, Void):
            yield from _outermost(operand)
        case _:
            pass


def _one_packet(node: typed.Update) -> bool:
    """Whether an update whose value is not used is an update packet."""
    type = node.target.type
    return is_arithmetic(type) and not type.loose and not is_bit_field(node.target)


def _in_place(value: typed.Value) -> bool:
    """Whether a record already exists as an object, and so need not be made."""
    while isinstance(value, typed.Comma):
        value = value.right
    return isinstance(value, typed.Load | typed.Assign)


# ---- variables that need memory


def _variables(function: typed.FunctionBody, nodes: list[Any]) -> list[typed.Automatic]:
    """The handler's variables, each once."""
    found = dict.fromkeys(function.parameters)
    for node in nodes:
        match node:
            case typed.Block():
                found.update(dict.fromkeys(node.locals))
            case typed.Variable(symbol=typed.Automatic() as symbol) | typed.Initialise(symbol=symbol):
                found[symbol] = None
            case _:
                pass
    return list(found)


def _in_memory(symbol: typed.Automatic) -> str:
    """The reason why registers cannot hold a variable; "" if they can."""
    name = f"`{symbol.name}`" if symbol.name else "of a literal"
    if is_aggregate(symbol.type):
        return f"the {'array' if isinstance(symbol.type, Array) else 'struct'} {name}"
    if not symbol.name:
        return ""  # made for a call, which is not allowed here
    if symbol.addressed:
        return f"{name}, whose address is taken"
    return f"the volatile {name}" if symbol.volatile else ""
