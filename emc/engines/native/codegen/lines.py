"""The lines of a function's LLVM text, and the names in it."""

from __future__ import annotations

from emc.dataclass import dataclass, field


@dataclass(slots=True)
class Code:
    """The lines of one function."""

    lines: list[str] = field(default_factory=list[str])
    fresh: int = 0  # numbers of new names

    def name(self) -> str:
        self.fresh += 1
        return f"%v{self.fresh}"

    def label(self) -> str:
        self.fresh += 1
        return f"L{self.fresh}"

    def add(self, text: str) -> None:
        self.lines.append("  " + text)

    def make(self, text: str) -> str:
        """Adds an instruction that makes a value. Returns the value's name."""
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")
