"""Values that depend on the machine, in the text that Python executes: `SIZE = 2 * N_PE`.

The compiler computes them (emc/python/constants.py). Python only records the expression.
"""

from __future__ import annotations

from collections.abc import Callable


class Later:
    """A value that depends on the machine, such as `2 * N_PE`: how it is computed.

    op: `name`, `call`, or an operator of EM-C; parts: its operands."""

    __slots__ = ("op", "parts")

    def __init__(self, op: str, *parts: object):
        self.op = op
        self.parts = parts

    def __bool__(self) -> bool:
        raise TypeError("this number is known only when the program is compiled for a machine")

    def __getitem__(self, index: object) -> Later:
        return Later("index", self, index)

    def __neg__(self) -> Later:
        return Later("-", self)

    def __pos__(self) -> Later:
        return Later("+", self)

    def __invert__(self) -> Later:
        return Later("~", self)

    def __lt__(self, other: object) -> bool:
        return bool(self)

    __int__ = __index__ = __float__ = __bool__
    __le__ = __gt__ = __ge__ = __lt__

    def __repr__(self) -> str:
        return f"<emc.lang: {self.op} {self.parts}>"


def _operator(op: str) -> Callable[[Later, object], Later]:
    return lambda left, right: Later(op, left, right)


def _reversed(op: str) -> Callable[[Later, object], Later]:
    return lambda right, left: Later(op, left, right)


for _name, _op in {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "floordiv": "/",
    "mod": "%",
    "lshift": "<<",
    "rshift": ">>",
    "and": "&",
    "or": "|",
    "xor": "^",
}.items():
    for _class in (Later,):
        setattr(_class, f"__{_name}__", _operator(_op))
        setattr(_class, f"__r{_name}__", _reversed(_op))
