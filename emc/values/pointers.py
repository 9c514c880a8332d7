"""Pointers as values: the word and its type, and the PE and address that the word contains."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.front import types
from emc.front.check.messages import spell


@dataclass(frozen=True, slots=True, eq=False)
class Pointer:
    """A pointer. word: its bits, unsigned. pe: the PE of a global or shared pointer; None for a local one, which is an
    address on whatever PE holds it. address: the local address, in bytes. `int(p)` is the word; `bool(p)` is False for
    null."""

    type: types.Pointer
    word: int
    pe: int | None
    address: int

    @property
    def place(self) -> types.Place:
        """ "" (local), "global" or "shared"."""
        return self.type.place

    def __index__(self) -> int:
        return self.word

    def __int__(self) -> int:
        return self.word

    def __bool__(self) -> bool:
        return self.word != 0

    def __eq__(self, other: object) -> bool:
        """Compares the words. The other value must be a number, or a pointer of the same kind (local or not)."""
        if isinstance(other, Pointer):
            return self.word == other.word and (self.pe is None) == (other.pe is None)
        return self.word == other if isinstance(other, int) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.word)

    def __repr__(self) -> str:
        far = "" if self.pe is None else f"PE {self.pe} : "
        where = f"{far}{self.address:#x}" if self.word else "null"
        return f"<{spell(self.type)} -> {where}>"


@dataclass(frozen=True, slots=True, eq=False)
class Code:
    """A function's address: the same word on every PE. name: "" if no function of the program has this address."""

    type: types.Pointer
    word: int
    name: str

    def __index__(self) -> int:
        return self.word

    def __int__(self) -> int:
        return self.word

    def __bool__(self) -> bool:
        return self.word != 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Code | int):
            return self.word == int(other)
        return self.name == other if isinstance(other, str) and self.name else NotImplemented

    def __hash__(self) -> int:
        return hash(self.word)

    def __repr__(self) -> str:
        return f"<{spell(self.type)} -> {self.name or (hex(self.word) if self.word else 'null')}>"
