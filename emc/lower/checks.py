"""The checks of a checked build. Each function puts a check before the next operation, or does nothing (`--no-check`).

    p[i] = 3;       %t = add.i32 %p, %s
                    check.same %p, 0, %t, 0
                    check.write %t, 0, 4
                    store.i32 [%t], 3

A check is directly beside its access and reads the same registers. It does not keep a register alive. The `Reach` of a
place says how the program came to it. Places that the compiler made for itself have none, and are not checked.
"""

from __future__ import annotations

from emc.dataclass import dataclass, replace
from emc.front import flow, typed
from emc.front.check.messages import spell
from emc.front.types import Array, Float, Int, Member, Pointer, Spread, Struct, Type, size_of
from emc.ir.module import FP, Operand, Ref, Reg
from emc.lower.body import Body, InRegister, Local, Reach, Remote
from emc.lower.builder import At, CellOf, Entry, Slot
from emc.source import Span
from emc.target import SEGMENT

# ---- accesses


def read(body: Body, place: Local, size: int) -> None:
    """Checks a load whose value is used."""
    reach = place.reach
    if reach is None or not body.checking:
        return
    if _is_looked_at(body, reach):
        _same(body, place)
        body.b.check("check.copy" if reach.part else "check.read", place.base, place.plus, size)
    elif reach.by == "frame" and not reach.part:
        body.b.check("check.set", place.base, place.plus, size)


def move(body: Body, place: Local, size: int) -> None:
    """Checks a load that only copies."""
    if place.reach is not None and body.checking and _is_looked_at(body, place.reach):
        _same(body, place)
        body.b.check("check.copy", place.base, place.plus, size)


def write(body: Body, place: Local, size: int) -> None:
    """Checks a store."""
    if place.reach is not None and body.checking and _is_looked_at(body, place.reach):
        _same(body, place)
        body.b.check("check.write", place.base, place.plus, size)


def _is_looked_at(body: Body, reach: Reach) -> bool:
    """Whether an access must be checked at run time. A variable always exists, but an engine may move it."""
    return reach.by == "pointer" or body.unit.engines


def _same(body: Body, place: Local) -> None:
    reach = place.reach
    if reach is not None and reach.pointer is not None:
        body.b.check("check.same", reach.pointer, reach.plus, place.base, place.plus)


def copy(body: Body, to: Local, source: Local, size: int) -> None:
    """Notes a copy: unset parts of the source are unset in the target."""
    if body.checking and size:
        body.b.check("check.copied", to.base, to.plus, source.base, source.plus, size)


def reached(body: Body, place: Local, stepped: Local | None = None) -> Local:
    """The place that a pointer points to. stepped: where the pointer itself points, if that is another place."""
    if not body.checking:
        return place
    pointer, plus = (stepped.base, stepped.plus) if stepped is not None else (None, 0)
    return replace(place, reach=Reach("pointer", pointer, plus))


def variable_place(body: Body, place: Local, static: bool = False) -> Local:
    """The place of a variable, with its reach."""
    return replace(place, reach=Reach("static" if static else "frame")) if body.checking else place


def member_of(place: Local, base: Type) -> Local:
    """The place of a member in a record of type `base`."""
    if place.reach is not None and isinstance(base, Struct) and base.record.union:
        return replace(place, reach=replace(place.reach, part=True))
    return place


# ---- indices


@dataclass(frozen=True, slots=True)
class Step:
    """A step from the first element of an array, or from where a pointer points."""

    number: Operand  # of elements
    size: Operand  # of an element, in bytes
    # the element there is accessed; else only its address is taken, which may also be the address after the last one
    touch: bool


def index(body: Body, e: typed.PointerAdd, step: Step, base: Local | Remote) -> bool:
    """Checks an index of an array whose length is known. Returns False if nothing is known; then only the object itself
    is checked. An array on another PE is checked in the same way. Its declaration is known if it belongs to a spread
    object."""
    if not body.checking:
        return False
    array = _array(e.pointer)
    if array is not None and isinstance(array.lvalue, typed.Deref) and array.lvalue.length is not None:
        _computed_index(body, array.lvalue, step, base)
        return False
    if array is None or array.type.fixed is None or _open_ended(array.lvalue, array.type.fixed):
        return False
    length = _flat(array.lvalue, array.type.fixed)
    if length is None:
        return False
    length += not step.touch
    number = step.number
    if not isinstance(number, int) or not 0 <= number < length:
        text = f"`{_name(array.lvalue)}` ({spell(array.type)})"
        at, plus = (base.base, base.plus) if isinstance(base, Local) else (_spread_object(array.lvalue), 0)
        body.b.check("check.index", number, length, at, plus, word=text)
    return True


def _computed_index(body: Body, lvalue: typed.Deref, step: Step, base: Local | Remote) -> None:
    """Checks an index of an array of computed length. It uses only values that are in registers, since a check keeps
    nothing alive. The array's own block of memory has the number of elements. The length of a row is used if it is in a
    register. For a row of constant length, and for the first row, the object itself is checked."""
    if not isinstance(base, Local) or (isinstance(step.number, int) and not step.number):
        return
    text, touch = f"`{_name(lvalue)}` ({spell(lvalue.type)})", int(step.touch)
    match lvalue.pointer:
        case typed.Load(object=typed.Variable(symbol=typed.Automatic(held=True))):
            body.b.check("check.element", step.number, step.size, touch, base.base, base.plus, word=text)
        case typed.PointerAdd(index=index) if not (isinstance(index, typed.Constant) and index.value == 0):
            length = _register(body, lvalue.length)
            if length is not None and step.touch:
                body.b.check("check.index", step.number, length, base.base, base.plus, word=text)
        case _:
            pass


def _register(body: Body, e: typed.Expression | None) -> Reg | None:
    """The register that holds a length, if there is one."""
    if not isinstance(e, typed.Load) or not isinstance(e.object, typed.Variable):
        return None
    symbol = e.object.symbol
    home = body.homes.get(symbol) if isinstance(symbol, typed.Automatic) else None
    return home if isinstance(home, Reg) else None


def array(body: Body, s: typed.Hold) -> None:
    """Adds the array's name to its memory, after the declaration of an array of computed length."""
    if body.checking:
        before, body.b.span = body.b.span, s.span
        there = body.homes[s.symbol]
        if isinstance(there, Reg):
            body.b.check("check.array", there, word=s.symbol.name)
        body.b.span = before


def _spread_object(lvalue: typed.Expression) -> Operand:
    """The local address of the spread object that contains the lvalue, the same on each PE; 0 if it is in none."""
    while not isinstance(lvalue, typed.Deref):
        if not isinstance(lvalue, typed.MemberOf):
            return 0
        lvalue = lvalue.base
    match lvalue.pointer:
        case typed.SpreadElement(symbol=symbol):
            return Ref(symbol.name)
        case typed.PointerAdd(pointer=typed.Address(object=inner)) | typed.Address(object=inner):
            return _spread_object(inner)
        case _:
            return 0


def _flat(lvalue: typed.Expression, length: int) -> int | None:
    """The number of elements from the first one on. Old C programs use the first row of an array for the whole array.
    None: the row is the first one that a pointer points to, and more rows may follow."""
    while isinstance(lvalue, typed.Deref):
        match lvalue.pointer:
            case typed.PointerAdd(pointer=first, index=typed.Constant(value=0)):
                pass
            case typed.PointerAdd() | typed.SpreadElement():
                return length
            case first:
                pass
        if not isinstance(first, typed.Address) or not isinstance(first.object.type, Array):
            return None
        if not first.object.type.fixed:
            return None
        lvalue, length = first.object, length * first.object.type.fixed
    return length


class _Known:
    """An array lvalue, with its type."""

    def __init__(self, lvalue: typed.Expression, type: Array):
        self.lvalue, self.type = lvalue, type


def _array(pointer: typed.Expression) -> _Known | None:
    """The array from which the pointer is made by decay; None if there is none."""
    if not isinstance(pointer, typed.Address) or not isinstance(pointer.type, Pointer):
        return None
    type = pointer.object.type
    if not isinstance(type, Array) or isinstance(pointer.type.to, Array) != isinstance(type.of, Array):
        return None
    return _Known(pointer.object, type)


def _open_ended(lvalue: typed.Expression, length: int) -> bool:
    """Whether the array is the last member of a struct that a pointer points to, and has at most one element. In old C
    programs such an array is as long as its object."""
    if length > 1 or not isinstance(lvalue, typed.MemberOf):
        return False
    while isinstance(lvalue, typed.MemberOf):
        if not _is_last(lvalue.member, lvalue.base.type):
            return False
        lvalue = lvalue.base
    return isinstance(lvalue, typed.Deref)


def _is_last(member: Member, type: Type) -> bool:
    return isinstance(type, Struct) and all(m.offset <= member.offset for m in type.record.members or ())


def spread_index(body: Body, symbol: typed.Static, indices: list[Operand]) -> None:
    """Checks the indices of a spread array, one for each spread dimension."""
    assert isinstance(symbol.type, Spread)
    if not body.checking:
        return
    for number, length in zip(indices, symbol.type.dims, strict=True):
        if not isinstance(number, int) or not 0 <= number < length:
            text = f"`{symbol.name.partition('@')[0]}` ({spell(symbol.type)})"
            body.b.check("check.index", number, length, Ref(symbol.name), 0, word=text)


def _name(e: typed.Expression) -> str:
    """The name of an array in the program, if it has one."""
    match e:
        case typed.Variable():
            return e.symbol.name.partition("@")[0] or "text"
        case typed.Deref(pointer=typed.Load(object=typed.Variable(symbol=typed.Automatic(held=True) as symbol))):
            return symbol.name
        case typed.MemberOf(base=typed.Deref(pointer=typed.Load(object=typed.Variable(symbol=symbol)))):
            return f"{symbol.name.partition('@')[0]}->{e.member.name}"
        case typed.MemberOf():
            return f"{_name(e.base)}.{e.member.name}"
        case typed.Deref(pointer=typed.PointerAdd(pointer=typed.Address(object=inner))):
            return f"{_name(inner)}[...]"
        case typed.Deref(pointer=typed.Address(object=inner)):
            return f"{_name(inner)}[0]"
        case typed.Deref(pointer=typed.SpreadElement(symbol=symbol, indices=indices)):
            return f"{symbol.name.partition('@')[0]}{'[...]' * bool(indices)}"
        case _:
            return "array"


# ---- variables without a value


def doubtful(body: Body, block: typed.Block, given: list[typed.Automatic]) -> None:
    """Finds the variables of a body that may be read unset."""
    if body.checking:
        found = {finding.symbol: finding for finding in flow.unset(block, given)}
        whose = f"{body.name}." if body.one_thread else ""  # a handler's thread is reported as the packet's sender
        body.doubtful = {symbol: f"{symbol.name}@{whose}{i}" for i, symbol in enumerate(found, 1)}


def fresh(body: Body, symbols: tuple[typed.Automatic, ...]) -> None:
    """Notes that variables begin: at their declaration they have no value."""
    if not body.checking:
        return
    before = body.b.span
    for symbol in symbols:
        if symbol.parameter:
            continue
        body.b.span = symbol.span
        if body.lives_in_memory(symbol):
            slot = body.declare(symbol)
            assert isinstance(slot, Slot)
            size = size_of(symbol.type) if slot.align <= SEGMENT else slot.size
            body.b.check("check.fresh", FP, At(slot), size)
        elif symbol in body.doubtful:
            body.b.check("check.unset", word=body.doubtful[symbol])
    body.b.span = before


def get(body: Body, place: InRegister) -> None:
    if place.doubt and body.checking:
        body.b.check("check.get", word=place.doubt)


def put(body: Body, place: InRegister) -> None:
    if place.doubt and body.unit.checking:
        body.b.check("check.put", word=place.doubt)


# ---- calls


def kind(type: Type) -> str:
    """The kind of a variable argument. Types of the same kind may be read as each other."""
    match type:
        case Float():
            return "double"
        case Int():
            return "long long" if type.size == 8 else "int"
        case Pointer():
            return "pointer"
        case _:
            return f"record of {size_of(type)} bytes"


def variable_argument(body: Body, e: typed.Expression, block: Slot, at: int, number: int) -> None:
    """Notes a variable argument after it is stored into its block. A record without members is not noted."""
    if body.checking and size_of(e.type):
        before, body.b.span = body.b.span, e.span
        body.b.check("check.argument", FP, At(block, at), number, word=kind(e.type))
        body.b.span = before


def end_of_arguments(body: Body, block: Slot, at: int, count: int) -> None:
    if body.checking:
        body.b.check("check.end", FP, At(block, at), count)


def take_argument(body: Body, at: Reg, type: Type) -> None:
    if body.checking and size_of(type):
        body.b.check("check.take", at, word=kind(type))


def lost(body: Body, type: Type, span: Span) -> None:
    """Checks the end of a function that returns no value although it has a result type. `main` may return none."""
    if body.checking and size_of(type) and not isinstance(type, Struct) and body.name != "main":
        before, body.b.span = body.b.span, span
        body.b.check("check.lost", body.k)
        body.b.span = before


def result(body: Body, entry: Entry, name: str) -> None:
    """Checks that a call returned a value, before it is used."""
    if body.checking:
        body.b.check("check.result", FP, CellOf(entry), word=name)
