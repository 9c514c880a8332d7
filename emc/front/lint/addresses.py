# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about local addresses that go to other PEs, where they mean something else.

int a[4];  everywhere dowith (a) { s = a[0]; }          `a` is in the frame of PE 0's function
int *a = malloc(9);  everywhere dowith (a) { a[0]++; }  PE 0's heap; the same holds for a FILE * and for argv
struct node global *p;  p->next = &n;                   whoever reads p->next gets an address without its PE
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.conversions import is_null
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import callee, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Array, Function, Pointer


@rule(typed.FunctionBody)
def listed_in_everywhere(lint: Lint, node: typed.FunctionBody) -> None:
    given: dict[typed.Automatic | typed.Static, list[typed.Value]] = {}
    for one in live(node):
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable):
            given.setdefault(one.target.symbol, []).append(one.value)
    for block in live(node):
        if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere):
            for capture in block.captures:
                symbol = _of_a_frame(capture.value, given)
                own = _of_this_pe(capture.value, given, node) if capture.listed and symbol is None else ""
                if own:
                    text = f"`{capture.inner.name}` points to {own}: on another PE, something else is at that address"
                    lint.warning("W0560", capture.span, text, _OWN_HINTS[own])
                if symbol is not None and capture.listed:
                    name = shown(symbol)
                    text = (
                        f"the address of `{name}` is valid only on this PE: on another PE, something else is at that "
                        "address"
                    )
                    hint = "list a `global *` pointer to it instead: a global pointer is valid on every PE"
                    lint.warning("W0560", capture.span, text, hint)


def _of_a_frame(
    value: typed.Value, given: dict[typed.Automatic | typed.Static, list[typed.Value]]
) -> typed.Automatic | None:
    """The function's variable to which a local pointer always points; None if there is none."""
    if not isinstance(value.type, Pointer) or value.type.place:
        return None
    value = strip(value)
    if isinstance(value, typed.Address):
        symbol = root(value.object)
        return symbol if isinstance(symbol, typed.Automatic) else None
    if isinstance(value, typed.Load) and isinstance(value.object, typed.Variable):
        values = given.get(value.object.symbol, [])
        found = [_address(one) for one in values]
        return found[0] if found and all(found) else None
    return None


ALLOCATES = frozenset({"malloc", "calloc", "realloc", "strdup", "aligned_alloc"})
_OPENS = frozenset({"fopen", "freopen", "tmpfile"})
_HEAP, _FILE, _WORDS = "memory that this PE has allocated", "a file of this PE", "the arguments, which PE 0 holds"
_OWN_HINTS = {
    _HEAP: "list a `global *` pointer to it instead, which is valid on every PE; or let each PE allocate its own",
    _FILE: "let each PE open the file; or print on one PE, from values that the others have sent",
    _WORDS: "convert what you need before the block, and list the numbers",
}


def _of_this_pe(
    value: typed.Value, given: dict[typed.Automatic | typed.Static, list[typed.Value]], function: typed.FunctionBody
) -> str:
    """What of this PE's own a variable always points to: what it has allocated or opened, main's arguments; or ""."""
    value = strip(value)
    if not isinstance(value, typed.Load) or not isinstance(value.object, typed.Variable):
        return ""
    symbol = value.object.symbol
    if not isinstance(symbol.type, Pointer) or symbol.type.place:
        return ""
    if function.symbol.name == "main" and symbol in function.parameters[1:2] and symbol not in given:
        return _WORDS
    names = {callee(strip(one)) for one in given.get(symbol, []) if not is_null(strip(one))}
    for found, calls in ((_HEAP, ALLOCATES), (_FILE, _OPENS)):
        if names and names <= calls:
            return found
    return ""


def _address(value: typed.Value) -> typed.Automatic | None:
    value = strip(value)
    symbol = root(value.object) if isinstance(value, typed.Address) else None
    return symbol if isinstance(symbol, typed.Automatic) else None


@rule(typed.FunctionBody)
def carried_in_a_struct(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns when a struct with such an address in a member is stored as a whole."""
    holds: dict[typed.Automatic, tuple[str, typed.Automatic]] = {}
    for one in live(node):
        match one:
            case typed.Assign(target=typed.MemberOf(base=typed.Variable(symbol=typed.Automatic() as symbol)) as place):
                given = _address(one.value)
                if given is not None and isinstance(place.type, Pointer) and not place.type.place:
                    holds[symbol] = (place.member.name, given)
            case typed.Assign(value=typed.Load(object=typed.Variable(symbol=typed.Automatic() as symbol))):
                if symbol in holds and remote(one.target):
                    member, given = holds[symbol]
                    text = (
                        f"its `{member}` holds the address of `{shown(given)}` without its PE: on another PE it points "
                    )
                    lint.warning("W0561", one.value.span, text + "to something else", _HINT)
            case _:
                pass


_HINT = "declare the pointer that holds it as `global *`: a global pointer contains the PE"


@rule(typed.Assign)
def stored_elsewhere(lint: Lint, node: typed.Assign) -> None:
    """Warns when a local address is stored in an object of another PE. The address must not be the same on every PE."""
    type = node.target.type
    if not isinstance(type, Pointer) or type.place or isinstance(type.to, Function | Array) or not remote(node.target):
        return
    value = strip(node.value)
    symbol = root(value.object) if isinstance(value, typed.Address) else None
    if isinstance(symbol, typed.Automatic):
        text = f"the address of `{shown(symbol)}` is stored without its PE: on another PE it points to something else"
        lint.warning("W0561", node.value.span, text, _HINT)
