"""A live machine: a program on it, whose functions are Python functions and whose variables are arrays."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self, overload

from emc.api.core import Core
from emc.api.declared import VariableInfo, variable_info
from emc.api.door import door
from emc.api.errors import InputError, UnknownVariable
from emc.api.function import Function
from emc.api.given import whole, word
from emc.api.number import plain
from emc.api.pointed import read_at, text_at, write_at
from emc.api.result import Result, Run
from emc.api.shown import shown
from emc.machine.run import Waiting
from emc.values import Pointer, Value
from emc.views.stats import by_type, rows

if TYPE_CHECKING:
    from emc.api.arrays import View
    from emc.api.races import Races

START = "__start"  # the library's: calls main, and exits with its result


class Loaded:
    """The part of a Live that does not need objects.py."""

    __slots__ = ("__weakref__", "_core")

    def __init__(self, core: Core):
        object.__setattr__(self, "_core", core)

    _core: Core

    # ---- what it is

    @property
    def pes(self) -> int:
        return self._core.machine.pes

    @property
    def functions(self) -> dict[str, Function]:
        return {name: Function(self._core, one) for name, one in self._core.declared.functions.items()}

    @property
    def variables(self) -> dict[str, VariableInfo]:
        """The variables that `live[...]` can reach, by name: C type, place, size."""
        target = self._core.machine.target
        return {name: variable_info(name, s, target) for name, s in self._core.declared.variables.items()}

    # ---- calls

    def __getattr__(self, name: str) -> Function:
        if name.startswith("__") or name == "_core":  # what Python itself asks for
            raise AttributeError(name)
        core = self._core
        one = core.declared.functions.get(name)
        if one is None:
            raise AttributeError(self._unknown(name), name=name, obj=self)
        return Function(core, one)

    def _unknown(self, name: str) -> str:
        if name in self._core.declared.variables:
            return f"`{name}` is a variable of {self._core.program.name}: write live[{name!r}]"
        known = list(self._core.declared.functions)
        near = difflib.get_close_matches(name, [*known, *dir(type(self))], 1)
        hint = f"did you mean `{near[0]}`?" if near else f"it has {', '.join(known) or 'none'}"
        return f"{self._core.program.name} has no function `{name}`: {hint}"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(
            f"live.{name} can't be set: to set a variable of the program, write live[{name!r}][...] = ..."
        )

    @door
    def call(self, name: str, *arguments: object, **named: object) -> Result:
        """Calls a function by its name."""
        word("live.call's first argument", name)
        if name not in self._core.declared.functions:
            raise AttributeError(self._unknown(name), name=name, obj=self)
        return Function(self._core, self._core.declared.functions[name])(*arguments, **named)

    @door
    def run(self, *arguments: object) -> Run:
        """Calls `main` with these arguments on the machine as it is. Static objects keep their values, and the
        statistics continue; `reset` starts them again. Raises Trap and the other subclasses of Ended."""
        core = self._core
        if START not in core.standing.layout.numbers:
            has = ", ".join(self.functions) or "nothing"
            raise InputError(f"{self._core.program.name} has no `main` to run; it has {has}{self._own('run')}")
        with core.lock:
            core.console.host.arguments = (self._core.program.name, *map(str, arguments))
            done = core.call(START, (), 0)
            core.stop_if_ended(done, exit_too=False)
            return Run(
                self._core.program.name, core.console.output, core.console.errors, done.status or 0, None, done.cycles,
                done.cycles / self._core.machine.hertz, done.packets, core.standing.counters(),
                done.warnings,
            )  # fmt: skip

    # ---- variables

    @overload
    def __getitem__(self, name: str) -> View: ...

    @overload
    def __getitem__(self, name: Pointer) -> Any: ...

    @door
    def __getitem__(self, name: str | Pointer) -> Any:
        """A variable as an array; or, for a pointer, the value of the object that it points to."""
        name = plain(name)
        if isinstance(name, Pointer):
            return self.read(name)
        return self._view(name)

    @door
    def __setitem__(self, name: str | Pointer, value: object) -> None:
        """Sets a whole variable: live["x"] = 5 is live["x"][...] = 5."""
        name = plain(name)
        if isinstance(name, Pointer):
            self.write(name, value)
        else:
            view = self._view(name)
            if value is not view:  # as after live["A"] += 1, which has done it
                view[...] = value

    def _view(self, name: str) -> View:
        symbol = self._core.declared.variables.get(name)
        if symbol is None:
            raise UnknownVariable(self._no_variable(name))
        # NumPy is imported when the first array is looked at
        view: View = import_module("emc.api.arrays").view(self._core, name, symbol)
        return view

    def _no_variable(self, name: object) -> str:
        if name in self._core.declared.functions:
            return f"`{name}` is a function of {self._core.program.name}: write live.{name}(...)"
        known = list(self._core.declared.variables)
        near = difflib.get_close_matches(str(name), known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"it has {', '.join(known) or 'none'}"
        return f"{self._core.program.name} has no variable {name!r}: {hint}"

    def __contains__(self, name: object) -> bool:
        return name in self._core.declared.variables

    def __iter__(self) -> Iterator[str]:
        """Iterates over the names of the variables."""
        return iter(self._core.declared.variables)

    def __len__(self) -> int:
        return len(self._core.declared.variables)

    def __bool__(self) -> bool:
        return True

    @door
    def read(self, pointer: Pointer, count: int | None = None, pe: int = 0) -> Value:
        """The value that a pointer points to. With `count`, that many objects as a list (bytes for `char`). `pe` says
        in whose memory a local pointer points. Raises ValueError if the pointer is outside of the memory."""
        wanted = None if count is None else whole("count", count)
        return read_at(self._core, self._leads("read", pointer), wanted, pe)

    @door
    def write(self, pointer: Pointer, value: object, pe: int = 0) -> None:
        """Sets the object that a pointer points to."""
        write_at(self._core, self._leads("write", pointer), plain(value), pe)

    @door
    def text(self, pointer: Pointer, pe: int = 0) -> str:
        """The string that a `char *` points to, up to its zero byte."""
        return text_at(self._core, self._leads("text", pointer), pe)

    def _leads(self, name: str, given: object) -> Pointer:
        """The given pointer, or the pointer in the given result of a call. Raises TypeError if there is none, for
        example because the caller meant the program's own function of that name."""
        pointer = plain(given)
        if not isinstance(pointer, Pointer):
            hint = f"live.{name} takes a pointer, such as live['A'].at(0) or the result of a function, not {pointer!r}"
            raise TypeError(hint + self._own(name))
        return pointer

    def _own(self, name: str) -> str:
        """A hint about the program's own function of that name, which a method of Live hides; "" if there is none."""
        mine = name in self._core.declared.functions
        return f"; the program's own `{name}` is live.functions[{name!r}]" if mine else ""

    # ---- the machine

    @property
    def races(self) -> Races:
        """Accesses of all calls so far that nothing orders. Raises InputError unless it was loaded with races=True."""
        found = self._core.standing.races()
        if found is None:
            raise InputError("this live machine does not look for races: load it with races=True")
        name, text = self._core.program.name, self._core.program.text
        made: Races = import_module("emc.api.races").Races(found, name, None, text)
        return made

    @property
    def cycles(self) -> int:
        """The machine's clock: cycles since it was loaded."""
        return self._core.standing.cycle

    @property
    def seconds(self) -> float:
        """Simulated time since it was loaded, in seconds."""
        return self.cycles / self._core.machine.hertz

    @property
    def packets(self) -> int:
        """The number of packets sent since it was loaded."""
        return self._core.standing.packets

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """The threads that wait for something."""
        return self._core.standing.waiting()

    def stats(self) -> list[dict[str, int]]:
        """A row for each PE, with the counts since the machine was loaded. pandas.DataFrame(live.stats()) makes a table
        of them."""
        return rows(self._core.standing.counters())

    def packet_types(self) -> dict[str, int]:
        """The number of packets sent, by the name of their type."""
        return by_type(self._core.standing.counters())

    def reset(self) -> None:
        """Sets variables, clock and counters to their state after loading. Views of the variables stay valid."""
        self._core.reset()

    @property
    def closed(self) -> bool:
        return self._core.closed

    def close(self) -> None:
        """Releases the machine's memory. After that, its functions and variables can't be used."""
        self._core.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *ended: object) -> None:
        self.close()

    # ---- people

    def __reduce__(self) -> Any:
        return self._core.__reduce__()

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *self._core.declared.functions})

    def _ipython_key_completions_(self) -> list[str]:
        return list(self._core.declared.variables)

    def __repr__(self) -> str:
        state = "closed" if self.closed else f"cycle {self.cycles:,}"
        return f"<live {self._core.program.name} on {self._core.machine!r}, {state}>"

    def _repr_html_(self) -> str:
        return shown("live_page", self)
