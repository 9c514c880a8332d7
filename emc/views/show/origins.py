"""Where the value of a register comes from: the caller's continuation, an entry of this activation, a new frame, or
other data.

    origins = Origins(template, program.traits)
    origins.of(reg)     ->  {Caller()}  {OwnEntry("join", "left")}  {Frame("printf")}  {At("%t.4")}  ...

Registers may be set many times, so the answer is a set with one origin for each path. A value loaded from the frame has
the origins of what the template stores there. A value from a packet has the origin of the request that the packet
answers. An address plus a number has the origin of the address.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.ir.module import FP, Op, Operand, Ref, Reg, Template
from emc.ir.operations import MOVES
from emc.ir.traits import Traits
from emc.target import CODE, WORD


@dataclass(frozen=True, slots=True)
class Caller:
    """The continuation that this activation was started with."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that the packet of a handler carries."""

    name: str  # `address` or `data`


@dataclass(frozen=True, slots=True)
class OwnEntry:
    """An entry of this activation."""

    label: str
    side: str  # of a matching entry


@dataclass(frozen=True, slots=True)
class Frame:
    """A new frame of that template."""

    template: str
    far: bool = False  # it was requested on the PE of `at`
    at: Operand | None = None


@dataclass(frozen=True, slots=True)
class Own:
    """A global address of this PE."""


@dataclass(frozen=True, slots=True)
class Local:
    """A local address. As a global address it is on PE 0."""


@dataclass(frozen=True, slots=True)
class Me:
    """This PE's number."""


@dataclass(frozen=True, slots=True)
class At:
    """A global address made from a PE's number. The PE is known if the number is a constant."""

    pe: Operand


@dataclass(frozen=True, slots=True)
class Element:
    """The global address of an element of a spread array."""

    ref: Ref


@dataclass(frozen=True, slots=True)
class Code:
    """The address or number of a template's code."""

    template: str


@dataclass(frozen=True, slots=True)
class Data:
    """Any other value."""

    name: str = ""  # of the variable or argument, if there is one


Origin: TypeAlias = Caller | Word | OwnEntry | Frame | Own | Local | Me | At | Element | Code | Data
_THROUGH = ("mov.", "select.", "add.", "sub.", "or.", "and.")


class Origins:
    """The origins of one template's registers."""

    def __init__(self, template: Template, traits: Callable[[str], Traits]):
        self.template = template
        self.traits = traits
        self.setters: dict[Reg, list[Op]] = {}
        self.stores: dict[int, list[Operand]] = {}
        # by register: the label of the entry, and the number of the parameter
        self.given: dict[Reg, list[tuple[str, int]]] = {}
        # the requests whose replies come to (label, number of the parameter)
        self.asked: dict[tuple[str, int], list[Op]] = {}
        for block in template.blocks:
            for i, reg in enumerate(block.entry.parameters if block.entry else ()):
                self.given.setdefault(reg, []).append((block.label, i))
            for op in block.ops:
                self._note(op)
        for op in (op for block in template.blocks for op in block.ops if op.packet):
            for entry in self.asker(op):
                if isinstance(entry, OwnEntry):
                    self.asked.setdefault((entry.label, int(entry.side == "right")), []).append(op)

    def _note(self, op: Op) -> None:
        if op.result is not None:
            self.setters.setdefault(op.result, []).append(op)
        if op.name == "store.i32" and op.operands[0] == FP and isinstance(op.operands[1], int):
            self.stores.setdefault(op.operands[1], []).append(op.operands[2])

    def asker(self, op: Op) -> frozenset[Origin]:
        """The origins of the continuation that a packet of a special type carries, in its data word or, for a network
        interface, in the last of its words."""
        words = op.operands[1]
        if not op.name.startswith("ni."):
            return self.of(words)
        made = self.setters.get(words, []) if isinstance(words, Reg) else []
        places = [one.operands[1] for one in made if one.name == "add.i32" and one.operands[0] == FP]
        last = [at + 4 * WORD for at in places if isinstance(at, int)]
        return frozenset(origin for at in last for value in self.stores.get(at, ()) for origin in self.of(value))

    def of(self, operand: Operand) -> frozenset[Origin]:
        """All origins of an operand."""
        return frozenset(self._of(operand, set()))

    def _of(self, operand: Operand, seen: set[Reg]) -> Iterator[Origin]:
        if isinstance(operand, Ref):
            yield self._ref(operand)
        elif not isinstance(operand, Reg):
            yield Data()
        elif operand == FP:
            yield Local()
        elif operand not in seen:
            seen = seen | {operand}
            for label, which in self.given.get(operand, ()):
                yield from self._parameter(label, which)
            for op in self.setters.get(operand, ()):
                yield from self._result(op, seen)

    @staticmethod
    def _ref(ref: Ref) -> Origin:
        if ref.element >= 0:
            return Element(ref)
        return Code(ref.name) if ref.offset == -CODE else Local()

    def _parameter(self, label: str, which: int) -> Iterator[Origin]:
        if self.template.role == "handler":
            yield Word(("address", "data")[which])
            return
        entry = next(b.entry for b in self.template.blocks if b.label == label)
        if entry is not None and entry.cell == 1:
            yield Caller()
            return
        for op in self.asked.get((label, which), ()):
            yield from self._reply(op)
        if (label, which) not in self.asked:
            yield Data()

    def _reply(self, op: Op) -> Iterator[Origin]:
        """The origin of a request's reply: a new frame, or a word of memory."""
        if self.traits(op.word).answers != "frame":
            yield Data()
            return
        for code in self._codes(op.operands[0]):
            yield Frame(code, True, op.operands[0])

    def _codes(self, operand: Operand) -> set[str]:
        """The templates that a `frame` request may name in its address."""
        ops = self.setters.get(operand, []) if isinstance(operand, Reg) else []
        named = {o.name for op in ops for o in op.operands if isinstance(o, Ref) and o.offset == -CODE}
        if isinstance(operand, Ref):
            named.add(operand.name)
        return named or {""}

    def _result(self, op: Op, seen: set[Reg]) -> Iterator[Origin]:
        match op.name:
            case "cont":
                yield OwnEntry(op.labels[0], op.word)
            case "frame.new":
                code = op.operands[0]
                yield Frame(code.name if isinstance(code, Ref) else "")
            case "me":
                yield Me()
            case "global":
                yield Own()
            case "global.at":
                yield At(op.operands[0])
            case "load.i32" if self.template.traits.interface and op.operands[0] in self.given:
                yield Word("data")
            case "load.i32" if op.operands[0] == FP and isinstance(op.operands[1], int):
                yield from self._slot(op.operands[1], seen)
            case _ if op.name.startswith(_THROUGH):
                yield from self._through(op, seen)
            case _:
                yield Data()

    def _slot(self, offset: int, seen: set[Reg]) -> Iterator[Origin]:
        stored = self.stores.get(offset)
        if stored is None:
            yield Data(next((s.name for s in self.template.slots if s.offset == offset), ""))
            return
        for value in stored:
            yield from self._of(value, seen)

    def _through(self, op: Op, seen: set[Reg]) -> Iterator[Origin]:
        """The origin of an address to which a number is added. If both operands are numbers, the origin of a number."""
        values = op.operands[1:] if op.name.startswith("select.") else op.operands
        found = {origin for value in values for origin in self._of(value, seen)}
        if op.name in MOVES or op.name.startswith("select."):
            yield from found
        else:
            addresses = {origin for origin in found if not isinstance(origin, Data | Me)}
            yield from {origin for origin in addresses if not isinstance(origin, Local)} or addresses or {Data()}
