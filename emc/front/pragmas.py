"""The pragmas that change the meaning of a program. All others are ignored; those of other parallel languages give a
warning.

#pragma push_macro("LIMIT")     what LIMIT is now ...
#pragma pop_macro("LIMIT")      ... it is again
#pragma pack(push, 1)           a struct defined from here on has no gaps, as one with the attribute `packed`
#pragma pack(pop)
"""

from __future__ import annotations

from typing import Any

from emc.dataclass import dataclass, field
from emc.front.scan import Token

HEEDED = frozenset({"pack", "push_macro", "pop_macro"})
# they request from other compilers what EM-C has words for
PARALLEL = frozenset({"omp", "acc", "ivdep", "unroll", "simd"})
HINT = (
    "`everywhere (A) dowith () { ... }` runs a block on each PE, and `iterate (n) dowith () { ... }` runs n copies on "
    "this PE; `reductionsum (s)` after the block combines their results"
)
_NO_GAPS = 1
_ROOMY = ("4", "8", "16")  # no type of the machine needs more than 4 bytes, so these change nothing


@dataclass(slots=True)
class Pragmas:
    """The state of the pragmas."""

    macros: dict[str, Any]  # the preprocessor's own macros, by name
    # the pushed definitions of each macro; None where it was not defined
    kept: dict[str, list[Any]] = field(default_factory=dict[str, list[Any]])
    packing: int = 0  # the alignment in bytes that a member has at most, or 0
    outer: list[int] = field(default_factory=list[int])  # the packings that `pack(push)` saved

    def obey(self, tokens: list[Any]) -> bool:
        """Executes a pragma. tokens: the tokens after `#pragma`. Returns whether it understood the pragma."""
        name, *rest = [token.value for token in tokens if token.type != "CPP_WS"]
        if rest[:1] != ["("] or rest[-1] != ")":
            return False
        if name == "pack":
            return self._pack([word for word in rest[1:-1] if word != ","])
        if len(rest) != 3 or not rest[1].startswith('"'):
            return False
        self._macro(name == "push_macro", rest[1][1:-1])
        return True

    def _pack(self, words: list[str]) -> bool:
        if words[:1] == ["push"]:
            self.outer.append(self.packing)
        elif words[:1] == ["pop"]:
            self.packing = self.outer.pop() if self.outer else 0
        elif not words:
            self.packing = 0
        number = words[1:] if words[:1] in (["push"], ["pop"]) else words
        if number:
            self.packing = _NO_GAPS if number == [str(_NO_GAPS)] else 0
        return not number or number == [str(_NO_GAPS)] or (len(number) == 1 and number[0] in _ROOMY)

    def _macro(self, push: bool, name: str) -> None:
        stack = self.kept.setdefault(name, [])
        if push:
            stack.append(self.macros.get(name))
        elif stack:
            before = stack.pop()
            if before is None:
                self.macros.pop(name, None)
            else:
                self.macros[name] = before

    def after(self, token: Any) -> list[Token]:
        """The tokens that the pragmas insert after this token of the program: the attribute `packed`, after `struct`
        and `union`."""
        if self.packing != _NO_GAPS or token.value not in ("struct", "union"):
            return []
        words = ("(", "(", "packed", ")", ")")
        kinds = {"packed": "CPP_ID"}
        return [Token("CPP_ID", "__attribute__", token.lineno)] + [
            Token(kinds.get(word, "CPP_OP"), word, token.lineno) for word in words
        ]
