"""What is needed besides its type to understand a word: how a pointer is split, and which function has which code
address."""

from __future__ import annotations

from collections.abc import Mapping

from emc.dataclass import dataclass, field
from emc.target import CODE, Target


@dataclass(frozen=True, slots=True)
class Space:
    """The addresses of a program. numbers: the templates' numbers by name, as in ir/layout.py; without them function
    pointers have no names."""

    target: Target
    numbers: Mapping[str, int] = field(default_factory=dict[str, int])

    def split(self, word: int) -> tuple[int, int]:
        """(PE, local byte address) of a global pointer."""
        return word >> self.target.address_bits, word & self.target.address_mask

    def code_name(self, word: int) -> str:
        """The name of the function at a code address; "" if there is none."""
        number = word - CODE
        return next((name for name, n in self.numbers.items() if n == number), "")

    def code(self, name: str) -> int:
        """The code address of a function. Raises KeyError."""
        return CODE + self.numbers[name]
