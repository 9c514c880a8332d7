"""What a checked build looks at: each function puts a check before the next operation, or nothing (`--no-check`).

    p[i] = 3;       %t = add.i32 %p, %s
                    check.same %p, 0, %t, 0
                    check.write %t, 0, 4
                    store.i32 [%t], 3

A check is right beside the access that it is about, and reads the same registers; it can't keep one alive. How the
program came to a place is its `Reach`; places that the compiler made for itself have none, and are not looked at.
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
    """Before a load that uses the value."""
    reach = place.reach
    if reach is None or not body.checking:
        return
    if _is_looked_at(body, reach):
        _same(body, place)
        body.b.check("check.copy" if reach.part else "check.read", place.base, place.plus, size)
    elif reach.by == "frame" and not reach.part:
        body.b.check("check.set", place.base, place.plus, size)


def move(body: Body, place: Local, size: int) -> None:
    """Before a load that only copies."""
    if place.reach is not None and body.checking and _is_looked_at(body, place.reach):
        _same(body, place)
        body.b.check("check.copy", place.base, place.plus, size)


def write(body: Body, place: Local, size: int) -> None:
    """Before a store."""
    if place.reach is not None and body.checking and _is_looked_at(body, place.reach):
        _same(body, place)
        body.b.check("check.write", place.base, place.plus, size)


def _is_looked_at(body: Body, reach: Reach) -> bool:
    """Whether an access must be looked at when it happens. A variable is surely there, but an engine may move it."""
    return reach.by == "pointer" or body.unit.engines


def _same(body: Body, place: Local) -> None:
    reach = place.reach
    if reach is not None and reach.pointer is not None:
        body.b.check("check.same", reach.pointer, reach.plus, place.base, place.plus)


def copy(body: Body, to: Local, source: Local, size: int) -> None:
    """After a copy: what was unset stays so."""
    if body.checking and size:
        body.b.check("check.copied", to.base, to.plus, source.base, source.plus, size)


def reached(body: Body, place: Local, stepped: Local | None = None) -> Local:
    """A place that a pointer points to; stepped: where the pointer itself points, when it is not that place."""
    if not body.checking:
        return place
    pointer, plus = (stepped.base, stepped.plus) if stepped is not None else (None, 0)
    return replace(place, reach=Reach("pointer", pointer, plus))


def variable_place(body: Body, place: Local, static: bool = False) -> Local:
    """A variable's own place."""
    return replace(place, reach=Reach("static" if static else "frame")) if body.checking else place


def member_of(place: Local, base: Type) -> Local:
    """A member's place in a record of type `base`."""
    if place.reach is not None and isinstance(base, Struct) and base.record.union:
        return replace(place, reach=replace(place.reach, part=True))
    return place


# ---- indices


@dataclass(frozen=True, slots=True)
class Step:
    """From an array's first element, or from where a pointer leads: by how many elements, of how many bytes. touch: the
    element there is accessed; else only its address is taken, which may also be the one after the last."""

    number: Operand
    size: Operand
    touch: bool


def index(body: Body, e: typed.PointerAdd, step: Step, base: Local | Remote) -> bool:
    """An index of an array whose length is known. False: nothing is known, the object itself must do. An array on
    another PE is looked at in the same way; where it is declared is known when it belongs to a spread object."""
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
    """An index of an array of computed length: what is at hand is looked at, since a check keeps nothing alive. An
    array's own block of memory knows how many elements it has; a row's length is used where the row is found. Of a row
    of constant length, and of the first one, the object must do."""
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
    """The register that a length is in."""
    if not isinstance(e, typed.Load) or not isinstance(e.object, typed.Variable):
        return None
    symbol = e.object.symbol
    home = body.homes.get(symbol) if isinstance(symbol, typed.Automatic) else None
    return home if isinstance(home, Reg) else None


def array(body: Body, s: typed.Hold) -> None:
    """After the declaration of an array of computed length: its memory has its name."""
    if body.checking:
        before, body.b.span = body.b.span, s.span
        there = body.homes[s.symbol]
        if isinstance(there, Reg):
            body.b.check("check.array", there, word=s.symbol.name)
        body.b.span = before


def _spread_object(lvalue: typed.Expression) -> Operand:
    """The local address at which each PE has its part of the spread object that the lvalue is in; 0: of none."""
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
    """How many elements follow the first: by old habit the first row of an array stands for all of it. None: the row is
    the first that a pointer points to, and there may be more."""
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
    """The array whose decay the pointer is."""
    if not isinstance(pointer, typed.Address) or not isinstance(pointer.type, Pointer):
        return None
    type = pointer.object.type
    if not isinstance(type, Array) or isinstance(pointer.type.to, Array) != isinstance(type.of, Array):
        return None
    return _Known(pointer.object, type)


def _open_ended(lvalue: typed.Expression, length: int) -> bool:
    """The last member of a record that a pointer points to, of at most one element: as long as its object, by old
    habit."""
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
    """Indices of a spread array, one for each spread dimension."""
    assert isinstance(symbol.type, Spread)
    if not body.checking:
        return
    for number, length in zip(indices, symbol.type.dims, strict=True):
        if not isinstance(number, int) or not 0 <= number < length:
            text = f"`{symbol.name.partition('@')[0]}` ({spell(symbol.type)})"
            body.b.check("check.index", number, length, Ref(symbol.name), 0, word=text)


def _name(e: typed.Expression) -> str:
    """An array as the program names it, as far as it does."""
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


# ---- variables that hold nothing yet


def doubtful(body: Body, block: typed.Block, given: list[typed.Automatic]) -> None:
    """Finds the variables of a body that some way reads unset."""
    if body.checking:
        found = {finding.symbol: finding for finding in flow.unset(block, given)}
        whose = f"{body.name}." if body.one_thread else ""  # a handler runs in the name of the packet's sender
        body.doubtful = {symbol: f"{symbol.name}@{whose}{i}" for i, symbol in enumerate(found, 1)}


def fresh(body: Body, symbols: tuple[typed.Automatic, ...]) -> None:
    """Variables begin: where they are declared they hold nothing."""
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
    """The kind of a variable argument: types of one kind may be taken for each other."""
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
    """After the store of a variable argument into its block; a record without members leaves no trace there."""
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
    """Before the end of a function that does not say its result; `main` may leave it out."""
    if body.checking and size_of(type) and not isinstance(type, Struct) and body.name != "main":
        before, body.b.span = body.b.span, span
        body.b.check("check.lost", body.k)
        body.b.span = before


def result(body: Body, entry: Entry, name: str) -> None:
    """Before a call's result is used."""
    if body.checking:
        body.b.check("check.result", FP, CellOf(entry), word=name)
