"""How a template's arguments arrive: each in its words of the frame. These words are also the homes of register
variables."""

from __future__ import annotations

from emc.dataclass import dataclass, field
from emc.front import typed
from emc.front.types import DOUBLE, INT, Array, Float, Int, Struct, Type, align_of, size_of
from emc.ir.module import FP, Reg
from emc.lower import memory
from emc.lower.body import Body, Local, in_memory, kind_of
from emc.lower.builder import At, Slot
from emc.lower.calls import Argument, Record, Words, pieces
from emc.lower.convert import convert
from emc.target import WORD, argument_word


@dataclass(slots=True)
class Arrivals:
    """The parameters of a template in order."""

    body: Body
    index: int = 0  # the next argument word
    homes: dict[Reg, Slot] = field(default_factory=dict[Reg, Slot])  # the slots where register variables arrive

    def word(self, name: str) -> Reg:
        """Adds a hidden parameter of one word."""
        reg = self.body.b.register("i32", name)
        self._home(reg, name, 1)
        return reg

    def variable(self, symbol: typed.Automatic) -> None:
        """Adds a variable that starts with the value of an argument."""
        words = -(-size_of(symbol.type) // WORD)
        if in_memory(symbol):
            self._memory(symbol, words)
            return
        reg = self.body.b.register(kind_of(symbol.type), symbol.name)
        self.body.homes[symbol] = reg
        self._home(reg, symbol.name, words)

    def promoted(self, symbol: typed.Automatic) -> None:
        """Adds a parameter of an old-style definition. It arrives promoted, and is narrowed."""
        wide: Type = DOUBLE if isinstance(symbol.type, Float) else INT
        if isinstance(symbol.type, Struct) or size_of(symbol.type) == size_of(wide) or size_of(symbol.type) > 4:
            self.variable(symbol)
            return
        reg = self.body.b.register(kind_of(wide), symbol.name)
        self._home(reg, symbol.name, size_of(wide) // WORD)
        narrow = convert(self.body, reg, wide, symbol.type)
        memory.store(self.body, self.body.place_of(symbol), symbol.type, narrow)

    def _together(self, words: int) -> bool:
        return argument_word(self.index + words - 1) - argument_word(self.index) == words - 1

    def _home(self, reg: Reg, name: str, words: int) -> None:
        if self._together(words):
            self.homes[reg] = Slot(name, words * WORD, offset=argument_word(self.index) * WORD)
        else:  # the pair lies across the segment's end
            b = self.body.b
            low = b.op("load.i32", FP, argument_word(self.index) * WORD)
            high = b.op("load.i32", FP, argument_word(self.index + 1) * WORD)
            pair = b.op("pair.i64", low, high)
            b.copy(reg, pair if reg.kind == "i64" else b.op("from_bits.f64", pair))
        self.index += words

    def _memory(self, symbol: typed.Automatic, words: int) -> None:
        b = self.body.b
        if not words:  # a record without members is passed in no words
            self.body.homes[symbol] = b.slot(symbol.name, 0, span=symbol.span)
        elif max(align_of(symbol.type), symbol.align) > WORD:
            home = self.body.place_of(symbol)
            assert isinstance(home, Local)
            self._copy(symbol, home, memory.unit_of(symbol.type), size_of(symbol.type))
        elif self._together(words):
            offset = argument_word(self.index) * WORD
            self.body.homes[symbol] = Slot(symbol.name, size_of(symbol.type), offset=offset, span=symbol.span)
        else:
            self.body.homes[symbol] = slot = b.slot(symbol.name, words * WORD, span=symbol.span)
            self._copy(symbol, Local(FP, At(slot)), INT, words * WORD)
        self.index += words

    def _copy(self, symbol: typed.Automatic, home: Local, unit: Int, size: int) -> None:
        """Copies the argument words to the variable's own home."""
        for start, part in pieces(self.index, size):
            offset = argument_word(self.index + start // WORD) * WORD
            arrived = Slot(f"{symbol.name}.arrived", part, offset=offset, span=symbol.span)
            here = memory.offset_by(home, start)
            memory.copy(self.body, here, Local(FP, At(arrived)), Array(unit, part // unit.size))


def passed_on(body: Body, symbols: list[typed.Automatic]) -> list[Argument]:
    """The variables of this activation, as arguments for another activation of the same template."""
    result: list[Argument] = []
    for symbol in symbols:
        where = body.place_of(symbol)
        if isinstance(symbol.type, Struct):
            assert isinstance(where, Local)
            result.append(Record(where, symbol.type))
        else:
            result.append(Words(memory.to_words(body, memory.load(body, where, symbol.type), symbol.type)))
    return result
