"""Warns about addresses that outlive the objects that they point to.

int *f(void) { int n = 1; return &n; }
void f(void) { int n = 1, global *p = &n; forkwith (p) { *p = 2; } }       f may return before the block runs
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import root
from emc.front.lint.early import waits
from emc.front.lint.nodes import LOOPS, PRINTS, callee, kept, live, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.values import Values
from emc.front.types import Array, Pointer


@rule(typed.Return)
def dead_address(lint: Lint, node: typed.Return) -> None:
    if node.value is None or not isinstance(node.value.type, Pointer):
        return
    symbol = _local(node.value)
    if symbol is None and lint.body is not None:
        symbol = kept(_only_local, lint.body).get(variable(node.value))
    if symbol is not None:
        what = f"`{shown(symbol)}`" if symbol.name else "this literal"
        text = f"this returns the address of {what}, which ends with the function"
        lint.warning("W0507", node.value.span, text, _ELSEWHERE)


_ELSEWHERE = "make it `static`, get it from the caller, or use malloc"


def _only_local(function: typed.FunctionBody) -> dict[typed.Automatic | None, typed.Automatic]:
    """The pointers that are only set to addresses of the function's own variables, and the last of those. Steps from
    there stay in the variable."""
    found: dict[typed.Automatic | None, typed.Automatic] = {}
    other = {*function.parameters}
    for one in live(function):
        match one:
            case typed.Assign(target=typed.Variable(symbol=typed.Automatic() as symbol), value=value):
                place = _local(value)
                if place is None or not isinstance(symbol.type, Pointer):
                    other.add(symbol)
                else:
                    found[symbol] = place
            case typed.Capture(inner=inner):
                other.add(inner)
            case _:
                pass
    own = ((symbol, place) for symbol, place in found.items() if symbol is not None and not symbol.addressed)
    return {symbol: place for symbol, place in own if symbol not in other}


@rule(typed.FunctionBody)
def left_in_a_static(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about the address of a variable that is still in a file-scope pointer when the function returns.

    The function sets the pointer once, outside of loops and blocks, and calls nothing and waits for nothing after that:
    so nothing can use the pointer in time. Main does not return while the program runs."""
    if node.symbol.name == "main":
        return
    out: set[typed.Static | None] = set()  # set in other ways, or its address is taken
    sets: dict[typed.Static, tuple[int, typed.Value]] = {}
    nodes = list(live(node, into_blocks=False))
    places = {id(one): number for number, one in enumerate(nodes)}
    for one in live(node):
        if not isinstance(one, typed.Assign | typed.Update | typed.Address):
            continue
        thing = one.object if isinstance(one, typed.Address) else one.target
        symbol = thing.symbol if isinstance(thing, typed.Variable) else None
        if isinstance(symbol, typed.Static) and isinstance(symbol.type, Pointer):
            if not isinstance(one, typed.Assign) or symbol in sets or id(one) not in places:
                out.add(symbol)
            else:
                sets[symbol] = places[id(one)], one.value
    for symbol, (number, value) in sets.items():
        place = _local(value) or kept(_only_local, node).get(variable(value))
        if place is None or symbol in out or any(isinstance(one, _LATER) for one in nodes[number:]):
            continue
        if any(isinstance(one, _AGAIN) for one in nodes[:number]):
            continue
        what = f"`{shown(place)}`" if place.name else "this literal"
        text = f"`{shown(symbol)}` keeps the address of {what}, which ends with the function"
        lint.warning("W0507", value.span, text, _ELSEWHERE)


_AGAIN = (*LOOPS, typed.Label)
_LATER = (typed.Call, typed.RemoteCall, typed.Packet, typed.Builtin, typed.TaskBlock, typed.Parallel, typed.Goto)


def _local(value: typed.Value) -> typed.Automatic | None:
    """The function's own variable into which the address points; None if there is none."""
    value = strip(value)
    while isinstance(value, typed.PointerAdd):
        value = strip(value.pointer)
    if isinstance(value, typed.Load) and isinstance(value.object, typed.Variable):
        symbol = value.object.symbol
        return symbol if isinstance(symbol, typed.Automatic) and symbol.held else None
    if not isinstance(value, typed.Address):
        return None
    place = value.object
    while isinstance(place, typed.MemberOf):
        place = place.base
    if isinstance(place, typed.Deref):
        return _local(place.pointer)
    if isinstance(place, typed.Literal):
        return place.initialise.symbol
    return place.symbol if isinstance(place, typed.Variable) and isinstance(place.symbol, typed.Automatic) else None


@rule(typed.FunctionBody)
def changed_meanwhile(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a forked thread that gets the address of a variable which the loop around it changes."""
    for loop in live(node, into_blocks=False):
        if not isinstance(loop, typed.For | typed.While | typed.DoWhile):
            continue
        parts = list(live(loop, into_blocks=False))
        first = (
            set(map(id, live(loop.first, into_blocks=False)))
            if isinstance(loop, typed.For) and loop.first
            else set[int]()
        )
        changed = {
            one.target.symbol
            for one in parts
            if isinstance(one, typed.Assign | typed.Update)
            and isinstance(one.target, typed.Variable)
            and id(one) not in first
        }
        changed |= {
            root(one.target)
            for one in parts
            if isinstance(one, typed.Assign | typed.Update) and _is_fixed_element(one.target)
        }
        if any(isinstance(one, typed.Builtin) and one.name == "request" for one in parts):
            continue  # it may wait until the thread has read it
        for one in parts:
            given: tuple[typed.Value, ...] = ()
            if isinstance(one, typed.TaskBlock) and not one.wait:
                given = tuple(capture.value for capture in one.captures)
            elif isinstance(one, typed.RemoteCall) and one.fork:
                given = one.arguments
            for value in given:
                address = strip(value)
                thing = address.object if isinstance(address, typed.Address) else None
                symbol = thing.symbol if isinstance(thing, typed.Variable) else None
                if isinstance(symbol, typed.Automatic) and symbol in changed:
                    name = shown(symbol)
                    text = f"the thread gets the address of `{name}`, which the loop changes before the thread reads it"
                    hint = f"give it the value, `{name}`: each thread then has its own copy"
                    if isinstance(symbol.type, Array):
                        hint = "list variables with the values of the elements: of an array, a block gets a pointer"
                    lint.warning("W0576", value.span, text, hint)


def _is_fixed_element(thing: typed.Value) -> bool:
    """Whether it is an element with a constant index: another turn of the loop changes the same one."""
    add = thing.pointer if isinstance(thing, typed.Deref) else None
    return isinstance(add, typed.PointerAdd) and isinstance(strip(add.index), typed.Constant)


def _held(value: typed.Value) -> typed.Automatic | None:
    """The array of computed length whose memory is given."""
    value = strip(value)
    while isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)
    thing = value.object if isinstance(value, typed.Load) else None
    symbol = thing.symbol if isinstance(thing, typed.Variable) else None
    return symbol if isinstance(symbol, typed.Automatic) and symbol.held else None


@rule(typed.FunctionBody)
def left_to_a_thread(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about a forked thread that gets the address of a variable, if the function never waits after that."""
    nodes = list(live(node, into_blocks=False))
    lasts = [number for number, one in enumerate(nodes) if waits(one) and not _prints(one)]
    values: Values | None = None
    for number, one in enumerate(nodes):
        given: tuple[typed.Value, ...] = ()
        if isinstance(one, typed.TaskBlock) and not one.wait:
            given = tuple(capture.value for capture in one.captures)
        elif isinstance(one, typed.RemoteCall) and one.fork:
            given = one.arguments
        if not given or (lasts and lasts[-1] > number):
            continue
        values = values or kept(Values, node)
        for value in given:
            address = values.of(value)
            symbol = (root(address.object) if isinstance(address, typed.Address) else None) or _held(value)
            if isinstance(symbol, typed.Automatic) and (not symbol.held or _held(value) is symbol):
                name = shown(symbol)
                text = f"`{shown(node.symbol)}` doesn't wait for this thread, which may use `{name}` when `{name}` "
                hint = "wait for the thread, with `dowith` or `i_read`; or make the variable `static` or `global`"
                lint.warning("W0507", value.span, text + "no longer exists", hint)
                break


def _prints(node: typed.Node) -> bool:
    return callee(node) in PRINTS
