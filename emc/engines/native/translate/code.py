"""The text of one function: its lines, labels and variables.

Variables are places on the stack; LLVM makes registers of them (SROA).
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from emc.dataclass import dataclass
from emc.engines.native.translate.debug import Lines
from emc.engines.native.translate.marks import Function
from emc.engines.native.translate.source import tree_of
from emc.engines.native.translate.types import BOOL, Known, Number, Record, Refused, Tuple, Type, joined, struct
from emc.engines.native.translate.values import NOTHING, Value, apart, constant, number, together


@dataclass(frozen=True, slots=True)
class Made:
    """A function that was compiled. returned: the type of its result; None if no `return` was met yet."""

    name: str
    variables: Mapping[str, Type]
    returned: Type | None
    text: str

    @property
    def types(self) -> object:
        return self.variables, self.returned

    @property
    def result(self) -> Type:
        return self.returned or NOTHING.type


class Module(Protocol):
    """What a function asks of the module that it is written for (unit.py)."""

    checked: bool
    lines: Lines | None
    fixed: Mapping[tuple[Record, str], int]
    declared: dict[str, str]

    def function(self, function: Function, operands: tuple[Type, ...]) -> Made: ...
    def apart(self, function: Function, operands: tuple[Type, ...]) -> Made: ...


@dataclass(slots=True)
class Loop:
    """Where `continue` and `break` go. A loop that is written once for each of its values has none."""

    test: str
    end: str
    is_left: bool = False  # by a `break`


class Code:
    """A function that is being written. operands: its types; before: what the time before has found."""

    def __init__(self, unit: Module, function: Function, operands: tuple[Type, ...], before: Made):
        self.unit, self.function, self.operands, self.before = unit, function, operands, before
        self.python: Any = function.python
        self.tree = tree_of(self.python.__code__)
        self.variables = dict(before.variables)
        self.returned = before.returned
        self.lines: list[str] = []
        self.loops: list[Loop | None] = []
        self.ended = False  # the last line leaves this place: what follows is never reached
        self.slots: dict[str, str] = {}  # places on the stack, and their LLVM types
        self._count = 0
        cells = zip(self.python.__code__.co_freevars, self.python.__closure__ or (), strict=True)
        self._around = {name: cell.cell_contents for name, cell in cells}  # names of functions around this one
        self._scope = self._at = 0
        if unit.lines is not None:
            self._scope = unit.lines.scope(function.name, self.python.__code__)
            self.at(self.tree.lineno)

    @property
    def attributes(self) -> str:
        inline = f"{self.function.inline} " if self.function.inline else ""
        return f"{inline}nounwind {f'!dbg !{self._scope} ' if self.unit.lines is not None else ''}"

    def leave(self, value: Value) -> None:
        """Ends the function with that result."""
        if self.ended:
            return
        known = self.returned
        self.returned = value.type if known is None else joined(known, value.type)
        value = self.as_type(value, self.returned)
        kinds = value.type.kinds
        if len(kinds) == 1:
            self.put(f"ret {kinds[0]} {value.text}")
        elif not kinds:
            self.put("ret void")
        else:
            made = "poison"
            for i, (kind, part) in enumerate(zip(kinds, value.parts, strict=True)):
                made = self.let(f"insertvalue {struct(value.type)} {made}, {kind} {part}, {i}")
            self.put(f"ret {struct(value.type)} {made}")
        self.ended = True

    # ---- text

    def at(self, line: int) -> None:
        """What is written from now on is of that line."""
        if self.unit.lines is not None:
            self._at = self.unit.lines.place(self._scope, line)

    def new(self, stem: str = "t") -> str:
        self._count += 1
        return f"%{stem}{self._count}"

    def put(self, line: str) -> None:
        if not self.ended:
            self.lines.append(f"  {line}, !dbg !{self._at}" if self.unit.lines is not None else f"  {line}")

    def let(self, instruction: str) -> str:
        """Writes an instruction. Returns the name of its result."""
        name = self.new()
        self.put(f"{name} = {instruction}")
        return name

    def slot(self, name: str, kind: str) -> str:
        """A place on the stack for a part."""
        self.slots[name] = kind
        return name

    def label(self, name: str) -> None:
        self.lines.append(f"{name[1:]}:")
        self.ended = False

    def jump(self, label: str) -> None:
        self.put(f"br label {label}")
        self.ended = True

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.put(f"br i1 {condition}, label {yes}, label {no}")
        self.ended = True

    def foreign(self, name: str, result: str, *operands: tuple[str, str]) -> str:
        """Calls a function of LLVM or of the system. operands: kinds and texts. Returns the name of the result."""
        self.unit.declared[name] = f"{result} @{name}({', '.join(kind for kind, _ in operands)})"
        call = f"call {result} @{name}({', '.join(f'{kind} {text}' for kind, text in operands)})"
        if result != "void":
            return self.let(call)
        self.put(call)
        return ""

    def stop_unless(self, condition: str) -> None:
        """Ends the process if an index is outside."""
        inside, outside = self.new("inside"), self.new("outside")
        self.branch(self.let(condition), inside, outside)
        self.label(outside)
        self.foreign("abort", "void")
        self.put("unreachable")
        self.label(inside)

    def call(self, made: Made, operands: tuple[Value, ...]) -> Value:
        """Calls a function of this unit."""
        given = [f"{k} {part}" for v in operands for k, part in zip(v.type.kinds, v.parts, strict=True)]
        kind, kinds = struct(made.result), made.result.kinds
        text = f"call {kind} @{made.name}({', '.join(given)})"
        if not kinds:
            self.put(text)
            return Value(made.result, ())
        name = self.let(text)
        return self.taken(made.result, name)

    def taken(self, type: Type, name: str) -> Value:
        """The value of that type that LLVM has as one operand."""
        count = len(type.kinds)
        if count == 1:
            return Value(type, (name,))
        return Value(type, tuple(self.let(f"extractvalue {struct(type)} {name}, {i}") for i in range(count)))

    # ---- variables

    def store(self, name: str, value: Value) -> None:
        known = self.variables.get(name)
        try:
            type = self.variables[name] = value.type if known is None else joined(known, value.type)
        except Refused as why:
            raise Refused(f"`{name}`: {why}") from None
        self._store(f"%v.{name}", self.as_type(value, type))

    def _store(self, stem: str, value: Value) -> None:
        for i, (kind, part) in enumerate(zip(value.type.kinds, value.parts, strict=True)):
            self.put(f"store {kind} {part}, ptr {self.slot(f'{stem}.{i}.{kind}', kind)}")

    def _load(self, stem: str, type: Type) -> Value:
        kinds = enumerate(type.kinds)
        return Value(type, tuple(self.let(f"load {kind}, ptr {stem}.{i}.{kind}") for i, kind in kinds))

    def named(self, name: str) -> Value:
        """The value of a name. Raises Refused."""
        if name in self.variables:
            return self._load(f"%v.{name}", self.variables[name])
        if name in self.python.__code__.co_varnames:
            raise Refused(f"`{name}` has no value here")
        if name in self._around:
            return constant(self._around[name])
        names: dict[str, Any] = self.python.__globals__
        if name in names:
            return constant(names[name])
        if not hasattr(builtins, name):
            raise Refused(f"there is no `{name}`")
        return constant(getattr(builtins, name))

    # ---- conversions and choices

    def as_type(self, value: Value, type: Type) -> Value:
        """The value, converted. Raises Refused."""
        if value.type == type:
            return value
        if isinstance(type, Tuple) and isinstance(value.type, Tuple):
            return together(map(self.as_type, apart(value), type.of))
        was = value.type
        if not (isinstance(was, Number) and isinstance(type, Number)):
            raise Refused(f"{was} can't be {type}")
        if value.literal is not None:
            return number(type, value.literal)
        if type == BOOL:
            return Value(type, (self.let(f"icmp ne {was.kinds[0]} {value.text}, 0"),))
        if was.bits == type.bits:
            return Value(type, value.parts)
        how = "trunc" if was.bits > type.bits else "sext" if was.signed else "zext"
        return Value(type, (self.let(f"{how} {was.kinds[0]} {value.text} to {type.kinds[0]}"),))

    def truth(self, value: Value) -> Value:
        """Whether the value is true, as a number of one bit. Raises Refused."""
        if isinstance(value.type, Known):
            return number(BOOL, bool(value.type.value))
        return self.as_type(value, BOOL)

    def choice(self, condition: Value, yes: Callable[[], Value], no: Callable[[], Value]) -> Value:
        """The value of one of two parts of the text. Their types are found by writing both twice."""
        if condition.literal is not None:
            return yes() if condition.literal else no()
        before = len(self.lines), self._count, dict(self.variables)
        type = joined(yes().type, no().type)
        del self.lines[before[0] :]
        _, self._count, self.variables = before
        then, other, end = self.new("yes"), self.new("no"), self.new("end")
        stem = f"%c.{end[1:]}"
        self.branch(condition.text, then, other)
        for label, write in ((then, yes), (other, no)):
            self.label(label)
            self._store(stem, self.as_type(write(), type))
            self.jump(end)
        self.label(end)
        return self._load(stem, type)
