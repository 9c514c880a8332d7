"""A function of a live machine: called like Python's own, with arguments checked against its C declaration."""

from __future__ import annotations

from emc.api.core import Core
from emc.api.declared import Callable
from emc.api.door import door
from emc.api.number import plain
from emc.api.result import Result
from emc.front.types import Struct, size_of
from emc.values import Value, argument_words, read, result_count, result_value


class Function:
    """A function of a live machine, such as `live.total`. A call runs it on PE 0, and returns when the function has
    returned and the machine is at rest. str() gives its C declaration. You can pass it where the program expects a
    function pointer."""

    __slots__ = ("_core", "_one", "name")

    def __init__(self, core: Core, one: Callable):
        self._core = core
        self._one = one
        self.name = one.link

    @property
    def __name__(self) -> str:
        return self._one.signature.name

    @door
    def __call__(self, *arguments: object, **named: object) -> Result:
        """Calls the function and returns its Result. Raises TypeError, OverflowError or ValueError for arguments
        that do not fit their C types, and Trap, Deadlock, OutOfCycles, Exit or Interrupted for a call that did not
        return."""
        core, signature = self._core, self._one.signature
        given = map(plain, signature.bind(arguments, named))  # what another call gave stands for its value
        with core.lock:
            room = core.room()
            whats = [f"argument `{p.name}` of {signature.name}()" for p in signature.parameters]
            triples = zip(signature.parameters, given, whats, strict=True)
            values = [room.argument(p, value, what) for p, value, what in triples]
            words = argument_words([p.wide for p in signature.parameters], values, core.space, whats)
            if signature.variadic:
                words += (0,)  # there are no variable arguments, so no place where they lie
            into = 0
            if isinstance(signature.result, Struct):
                into = room.take(size_of(signature.result), f"the result of {signature.name}()")
                words = (into, *words)
            done = core.call(self.name, words, result_count(signature.result))
            core.stop_if_ended(done)
            room.take_back()
            value = self._value(done.words, into)
            return Result(
                signature.name, value, done.cycles, done.cycles / core.machine.hertz, done.packets, core.console.output,
                core.console.errors, done.waiting, done.warnings,
            )  # fmt: skip

    def _value(self, words: tuple[int, ...], into: int) -> Value | None:
        core, type = self._core, self._one.signature.result
        if isinstance(type, Struct):
            return read(type, core.standing.read(0, into, size_of(type)), core.space)
        return result_value(type, words, core.space)

    def __str__(self) -> str:
        return str(self._one.signature)

    def __repr__(self) -> str:
        return f"<{self._one.signature}>"
