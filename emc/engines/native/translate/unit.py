"""A module of LLVM text: functions that are called from outside, and all that they call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emc.dataclass import replace
from emc.engines.native.translate.code import Code, Made
from emc.engines.native.translate.debug import Lines
from emc.engines.native.translate.function import compiled
from emc.engines.native.translate.marks import Function
from emc.engines.native.translate.types import Record, Refused, Type, struct
from emc.engines.native.translate.values import Value


class Unit:
    """A module. checked: each index of an array whose length is known (records.carray) is compared with it, and the
    process aborts if it is outside. lines: with the lines of Python, for profilers. fixed: fields of a record that have
    the same value in each run."""

    def __init__(self, *, checked: bool = False, lines: bool = False, fixed: Mapping[tuple[Record, str], int] = {}):
        self.checked = checked
        self.lines = Lines() if lines else None
        self.fixed = fixed
        self.declared: dict[str, str] = {}  # functions of LLVM and of the system, by name
        self._texts: list[str] = []
        self._made: dict[object, Made | None] = {}  # None: it is being made
        self._names: dict[str, int] = {}

    def function(self, function: Function, operands: tuple[Type, ...]) -> Made:
        """The function for operands of these types. It is made at the first call. Raises Refused."""
        python = function.python
        cells = tuple(id(cell.cell_contents) for cell in python.__closure__ or ())
        key = (python.__code__, cells, id(python.__globals__), function.inline, operands)
        if key not in self._made:
            self._made[key] = None
            self._made[key] = self._compiled(function, operands)
        made = self._made[key]
        if made is None:
            raise Refused(f"`{function.name}` calls itself")
        return made

    def _compiled(self, function: Function, operands: tuple[Type, ...]) -> Made:
        """Compiles a function again and again, until the types of its variables and its result are known."""
        number = self._names[function.name] = self._names.get(function.name, 0) + 1
        made = Made(f"{function.name}.{number}", {}, None, "")
        while (better := compiled(self, function, operands, made)).types != made.types:
            made = better
        self._texts.append(better.text)
        return better

    def apart(self, function: Any, operands: tuple[Type, ...]) -> Made:
        """The same, for calls that are not inlined."""
        return self.function(replace(function, inline="noinline"), operands)

    def export(self, function: Function, name: str) -> None:
        """Makes a function that is called from outside by that name."""
        signature = function.signature
        if signature is None:
            raise Refused(f"`{function.name}` has no signature")
        operands, result = signature.operands, signature.result
        made = self.function(function, operands)
        given = ", ".join(f"{one.kinds[0]} %a{number}" for number, one in enumerate(operands))
        code = Code(self, function, operands, Made(name, {}, None, ""))
        got = Value(made.result, (code.let(f"call {struct(made.result)} @{made.name}({given})"),))
        code.put(f"ret {result.kinds[0]} {code.as_type(got, result).text}")
        body = "\n".join(code.lines)
        self._texts.append(f"define {result.kinds[0]} @{name}({given}) {code.attributes}{{\n{body}\n}}")

    def text(self) -> str:
        """The module's text."""
        declared = [f"declare {one}" for one in self.declared.values()]
        return "\n\n".join([*self._texts, *declared, *([] if self.lines is None else [self.lines.text()])]) + "\n"
