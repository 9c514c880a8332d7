"""Judges variable arguments that are taken as another type, and uses of values that were never given."""

from __future__ import annotations

from typing import NoReturn

from emc.engines.checks.scene import Arguments, Pe, Scene
from emc.engines.trapped import Trapped
from emc.faults import Note
from emc.ir.handlers import own

WORDS = frozenset(["int", "pointer"])  # kinds of one word; an int may be taken as a pointer if it is 0
CONVERSIONS = frozenset(b"diouxXeEfFgGaAcspn[%")
LONGEST_CONVERSION = 64


class Ledger:
    """The ledger of one machine."""

    def __init__(self, scene: Scene, arguments: Arguments):
        self.scene = scene
        self.arguments = arguments

    def _note(self, op: int, text: str) -> Note:
        return Note(self.scene.place(op).span, text)

    # ---- values that were never given

    def unset(self, name: str, op: int) -> NoReturn:
        """Reports the use of a variable that check `op` declared, and that was never set."""
        plain = name.partition("@")[0]
        note = self._note(op, f"`{plain}` is declared here")
        raise Trapped(f"`{plain}` is read before it is set", notes=(note,))

    def unanswered(self, op: int, name: str) -> NoReturn:
        """Reports the use of a result that a function did not return. The function ended at check `op`. name: the name
        by which it was called."""
        template = self.scene.place(op).template
        callee = own(template) or template.partition("@")[0]
        note = self._note(op, f"`{callee}` ended here without returning a value")
        raise Trapped(f"the value of `{callee}` is used, but `{callee}` returned none", notes=(note,))

    # ---- variable arguments

    def take(self, pe: Pe, address: int, kind: str) -> None:
        """Returns if a variable argument may be taken as that kind. It reports nothing at a place where the arguments
        of one call may end and those of another may begin."""
        at = pe.base + address
        given, end = self.arguments.given(at), self.arguments.ended(at)
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
        return kind == "int" or not any(self.scene.read(at & ~3, 4))

    def _missing(self, pe: Pe, kind: str, end: tuple[int, int] | None) -> Trapped:
        if end is None:
            return Trapped(f"there is no variable argument, but {self._taker(pe, kind)}")
        count, op = end
        note = self._note(op, f"this call gives {count} argument{'s' * (count != 1)}")
        return Trapped(f"there is no argument {count + 1}, but {self._taker(pe, kind)}", notes=(note,))

    def _taker(self, pe: Pe, kind: str) -> str:
        one = pe.activation
        begin = self.arguments.text(one) if one is not None else None
        text = "" if begin is None else self._conversion(begin)
        return f"`{text}` takes {_a(kind)}" if text else f"{_a(kind)} is expected"

    def _conversion(self, begin: int) -> str:
        """The conversion that begins at that byte: `%-8.3f`."""
        raw = self.scene.read(begin, LONGEST_CONVERSION)
        end = next((i for i, c in enumerate(raw) if i and c in CONVERSIONS), None)
        return "" if end is None else raw[: end + 1].decode("ascii", "replace")


def _a(kind: str) -> str:
    return f"{'an' if kind == 'int' else 'a'} {kind}"
