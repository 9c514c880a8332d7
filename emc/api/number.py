"""A base class for objects that hold a number and behave like it: Python's operators are applied to `value`."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any


def plain(other: object) -> Any:
    """The Python value of an object that holds one; any other object unchanged."""
    return other.value if isinstance(other, Number) else other


def _function(name: str) -> Callable[[Any, Any], Any]:
    return divmod if name == "divmod" else getattr(operator, name)


def _forward(name: str) -> Callable[[Number, object], Any]:
    function = _function(name)

    def method(self: Number, other: object) -> Any:
        return function(self.value, plain(other))

    return method


def _backward(name: str) -> Callable[[Number, object], Any]:
    function = _function(name)

    def method(self: Number, other: object) -> Any:
        return function(plain(other), self.value)

    return method


class Number:
    """A value that can be used as a number: int(x), float(x), bool(x), x as an index, arithmetic and comparisons use
    `value` and give plain Python values. NumPy also uses its value."""

    __slots__ = ()

    @property
    def value(self) -> Any:
        raise NotImplementedError

    def __int__(self) -> int:
        return int(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def __index__(self) -> int:
        return operator.index(self.value)

    def __bool__(self) -> bool:
        return bool(self.value)

    def __hash__(self) -> int:
        return hash(self.value)

    def __format__(self, spec: str) -> str:
        return format(self.value, spec)

    def __eq__(self, other: object) -> bool:
        return bool(self.value == plain(other))

    def __ne__(self, other: object) -> bool:
        return bool(self.value != plain(other))

    def __neg__(self) -> Any:
        return -self.value

    def __pos__(self) -> Any:
        return +self.value

    def __invert__(self) -> Any:
        return ~self.value

    def __abs__(self) -> Any:
        return abs(self.value)

    def __round__(self, digits: int | None = None) -> Any:
        return round(self.value, digits)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy as np

        return np.array(self.value, dtype)

    __lt__, __le__, __gt__, __ge__ = (_forward(name) for name in ("lt", "le", "gt", "ge"))
    __add__, __radd__ = _forward("add"), _backward("add")
    __sub__, __rsub__ = _forward("sub"), _backward("sub")
    __mul__, __rmul__ = _forward("mul"), _backward("mul")
    __truediv__, __rtruediv__ = _forward("truediv"), _backward("truediv")
    __floordiv__, __rfloordiv__ = _forward("floordiv"), _backward("floordiv")
    __mod__, __rmod__ = _forward("mod"), _backward("mod")
    __divmod__, __rdivmod__ = _forward("divmod"), _backward("divmod")
    __pow__, __rpow__ = _forward("pow"), _backward("pow")
    __and__, __rand__ = _forward("and_"), _backward("and_")
    __or__, __ror__ = _forward("or_"), _backward("or_")
    __xor__, __rxor__ = _forward("xor"), _backward("xor")
    __lshift__, __rlshift__ = _forward("lshift"), _backward("lshift")
    __rshift__, __rrshift__ = _forward("rshift"), _backward("rshift")
