"""The parameters and the result of a function. A call's arguments are bound to the parameters by Python's rules.

s = signature(body)                        int total(int n, double x)
s.bind((3,), {"x": 0.5})                   (3, 0.5)
s.bind((), {})                             TypeError: total() needs 2 arguments (int n, double x), not 0
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

from emc.dataclass import dataclass
from emc.front.check.messages import plural, spell
from emc.front.typed import FunctionBody
from emc.front.types import DOUBLE, Float, Function, Type


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function. wide: the type in which the argument is passed; for a `float` of an old-style
    definition that is double."""

    name: str
    type: Type
    wide: Type

    def __str__(self) -> str:
        return spell(self.type, self.name)


@dataclass(frozen=True, slots=True)
class Signature:
    name: str
    result: Type
    parameters: tuple[Parameter, ...]
    variadic: bool = False

    def __str__(self) -> str:
        words = [str(p) for p in self.parameters] + ["..."] * self.variadic
        return spell(self.result, f"{self.name}({', '.join(words) or 'void'})")

    def bind(self, given: Sequence[object], named: Mapping[str, object]) -> tuple[object, ...]:
        """One value for each parameter, in order. Raises TypeError as a Python function would."""
        names = [p.name for p in self.parameters]
        if self.variadic and len(given) > len(names):
            hint = "write a function in the program that calls it, and call that function"
            raise TypeError(f"{self.name}() takes variable arguments, which can't be given from Python: {hint}")
        if len(given) > len(names):
            raise self._count(len(given) + len(named))
        bound = dict(zip(names, given, strict=False))
        for name, value in named.items():
            if name not in names:
                near = difflib.get_close_matches(name, names, 1)
                hint = f"did you mean `{near[0]}`?" if near else f"it is {self}"
                raise TypeError(f"{self.name}() has no parameter `{name}`: {hint}")
            if name in bound:
                raise TypeError(f"{self.name}() got two values for its parameter `{name}`")
            bound[name] = value
        if len(bound) < len(names):
            raise self._count(len(bound))
        return tuple(bound[name] for name in names)

    def _count(self, given: int) -> TypeError:
        shown = ", ".join(str(p) for p in self.parameters)
        needs = f"needs {plural(len(self.parameters), 'argument')} ({shown})" if shown else "takes no arguments"
        return TypeError(f"{self.name}() {needs}, not {given}")


def signature(body: FunctionBody) -> Signature:
    """The signature of a defined function. A parameter without a name gets its number, `_1`."""
    type = body.symbol.type
    assert isinstance(type, Function)
    parameters = tuple(
        Parameter(p.name or f"_{i}", p.type, DOUBLE if isinstance(p.type, Float) and not type.prototype else p.type)
        for i, p in enumerate(body.parameters, 1)
    )
    return Signature(body.symbol.name.partition("@")[0], type.result, parameters, type.variadic)
