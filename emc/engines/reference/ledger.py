"""What a checked build keeps beside activations: variables in registers that hold nothing, variable arguments with
their kinds, results that a function ended without. All is entered and asked for by checks (ir/operations.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from emc.engines.reference.core import Core
from emc.engines.reference.state import Activation, Pe, Trapped
from emc.faults import Note
from emc.ir.handlers import own
from emc.target import SEGMENT

WORDS = frozenset(["int", "pointer"])  # kinds of one word; an int may be taken for a pointer when it is 0
CONVERSIONS = frozenset(b"diouxXeEfFgGaAcspn[%")
LONGEST_CONVERSION = 64


@dataclass(frozen=True, slots=True)
class Argument:
    """A variable argument: its number in the call, its kind, and the check that entered it."""

    number: int
    kind: str
    op: int


class Ledger:
    """Of one machine. arguments, ends: by byte of the mapping; lost: by cell, of continuations."""

    def __init__(self, machine: Core):
        self.machine = machine
        self.arguments: dict[int, Argument] = {}
        self.ends: dict[int, tuple[int, int]] = {}
        self.lost_results: dict[int, tuple[Activation, int]] = {}
        self.unset: dict[Activation, dict[str, int]] = {}
        self.texts: dict[Activation, int] = {}

    def _note(self, op: int, text: str) -> Note:
        return Note(self.machine.places[op].span, text)

    def forget(self, activation: Activation) -> None:
        """The activation is over."""
        self.unset.pop(activation, None)
        self.texts.pop(activation, None)

    # ---- variables

    def begin(self, pe: Pe, name: str, op: int) -> None:
        """The variable is declared here, and holds nothing."""
        if pe.activation is not None:
            self.unset.setdefault(pe.activation, {})[name] = op

    def put(self, pe: Pe, name: str) -> None:
        held = self.unset.get(pe.activation) if pe.activation is not None else None
        if held:
            held.pop(name, None)

    def get(self, pe: Pe, name: str) -> None:
        held = self.unset.get(pe.activation) if pe.activation is not None else None
        if held and name in held:
            plain = name.partition("@")[0]
            note = self._note(held[name], f"`{plain}` is declared here")
            raise Trapped(f"`{plain}` is read before it is set", notes=(note,))

    # ---- variable arguments

    def argument(self, at: int, number: int, kind: str, op: int) -> None:
        self.arguments[at] = Argument(number, kind, op)
        self.ends.pop(at, None)

    def end(self, at: int, count: int, op: int) -> None:
        self.ends[at] = count, op

    def text(self, pe: Pe, address: int) -> None:
        if pe.activation is not None:
            self.texts[pe.activation] = pe.base + address

    def take(self, pe: Pe, address: int, kind: str) -> None:
        """A variable argument is taken as one of that kind. Where one call's arguments may end and another's begin,
        nothing is said."""
        at = pe.base + address
        given, end = self.arguments.get(at), self.ends.get(at)
        if given is None and end is None and address:
            return
        if given is None:
            raise self._missing(pe, kind, end)
        if end is not None or given.kind == kind or self._alike(at, given.kind, kind):
            return
        note = self._note(given.op, f"argument {given.number} is {_a(given.kind)}")
        raise Trapped(f"argument {given.number} is {_a(given.kind)}, but {self._taker(pe, kind)}", notes=(note,))

    def _alike(self, at: int, given: str, kind: str) -> bool:
        if not {given, kind} <= WORDS:
            return False
        return kind == "int" or self.machine.memory.i32[at >> 2] == 0

    def _missing(self, pe: Pe, kind: str, end: tuple[int, int] | None) -> Trapped:
        if end is None:
            return Trapped(f"there is no variable argument, but {self._taker(pe, kind)}")
        count, op = end
        note = self._note(op, f"this call gives {count} argument{'s' * (count != 1)}")
        return Trapped(f"there is no argument {count + 1}, but {self._taker(pe, kind)}", notes=(note,))

    def _taker(self, pe: Pe, kind: str) -> str:
        begin = self.texts.get(pe.activation) if pe.activation is not None else None
        text = "" if begin is None else self._conversion(begin)
        return f"`{text}` takes {_a(kind)}" if text else f"{_a(kind)} is taken"

    def _conversion(self, begin: int) -> str:
        """The conversion whose text begins there: `%-8.3f`."""
        raw = bytes(self.machine.memory.u8[begin : begin + LONGEST_CONVERSION])
        end = next((i for i, c in enumerate(raw) if i and c in CONVERSIONS), None)
        return "" if end is None else raw[: end + 1].decode("ascii", "replace")

    # ---- results

    def lost(self, k: int, op: int) -> None:
        """The function ends without the result that continuation k waits for."""
        k &= 0xFFFF_FFFE
        waiting = self.machine.pes.get(k >> self.machine.target.address_bits) if k else None
        if waiting is not None:
            activation = waiting.activations.get(k & self.machine.target.address_mask & -SEGMENT)
            if activation is not None:
                self.lost_results[k] = activation, op

    def result(self, pe: Pe, cell: int, name: str) -> None:
        """A result that came to that cell of the own frame is used."""
        lost = self.lost_results.pop(pe.base + cell, None)
        if lost is None or lost[0] is not pe.activation:
            return
        template = self.machine.places[lost[1]].template
        callee = own(template) or template.partition("@")[0]
        note = self._note(lost[1], f"`{callee}` ended here, without a `return` that has one")
        raise Trapped(f"the value of `{callee}` is used, but it gave none", notes=(note,))


def _a(kind: str) -> str:
    return f"{'an' if kind == 'int' else 'a'} {kind}"
