"""The exceptions. Each has a complete message, and the same information as plain data.

    Error                   all of them
      InputError            a machine, a file or an option is invalid (also a ValueError)
      CompileError          the program has errors: .faults
      UnknownVariable         live["x"], but the program has no x (also a KeyError)
      Closed                the live machine is closed
      Ended                 a call ended before its answer: .status .output .cycles .packets
        Exit                the program called exit(): .status
        Trap                it did what is not allowed: .kind .pe .cycle .file .line .column .chain
          Deadlock          all threads wait: .waiting
          OutOfCycles       the limit of cycles is reached
          Interrupted       Ctrl-C (also a KeyboardInterrupt)

For arguments that a C function can't take, Python's own TypeError, OverflowError and ValueError are raised.
"""

from __future__ import annotations

import re

from emc.dataclass import replace
from emc.faults import Fault, Faults
from emc.machine import run as machine_run
from emc.machine.description import COMMAND_LINE
from emc.machine.run import Call, Waiting
from emc.source import NOWHERE, Span
from emc.views.faults import Texts
from emc.views.faults import faults as rendered
from emc.views.traps import trap as rendered_trap


class Error(Exception):
    """Base class of all errors that emc raises. str() gives the whole message."""


class _Faulty(Error):
    """faults: all faults, as data: kind, code, span, text, hint, notes."""

    def __init__(self, message: str, faults: tuple[Fault, ...] = ()):
        super().__init__(message)
        self.faults = faults


class InputError(_Faulty, ValueError):
    """A machine, a file or an option is invalid."""


class CompileError(_Faulty):
    """The program has errors. A notebook shows only the message, because its excerpts are the user's own source."""

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {len(self.faults)} found", *str(self).split("\n")]


class UnknownVariable(Error, KeyError):
    """The program has no variable of that name."""

    def __str__(self) -> str:
        return Exception.__str__(self)  # a KeyError would put it into quotes


class Closed(Error):
    """The live machine is closed."""


class Ended(Error):
    """A call ended before it returned its result. The machine's threads are stopped, its memory is kept, and the next
    call works.

    `status`: the exit status that `emc run` would have. `output`, `errors`: what the program had written. `cycles`,
    `packets`: what the call took. `waiting`: the threads that were left."""

    status = 0
    output = ""
    errors = ""
    cycles = 0
    packets = 0
    waiting: tuple[Waiting, ...] = ()

    def about(self, output: str, errors: str, cycles: int, packets: int, waiting: tuple[Waiting, ...]) -> None:
        """Adds the facts about the call: its output, its cost, and the threads that were left."""
        self.output, self.errors, self.cycles, self.packets, self.waiting = output, errors, cycles, packets, waiting


class Exit(Ended):
    """The program called exit(status), _Exit, or abort (status 134)."""


class Trap(Ended):
    """The program did something that is not allowed, and was stopped.

    `kind`: the name of the trap, such as "division by zero"; `emc explain` explains it. `pe`, `cycle`: where and when.
    `span`: the file, line and column of the operation. `chain`: the calls and forks that led there, the latest first.
    `detail`: more lines of text."""

    kind = ""
    pe = 0
    cycle = 0
    span: Span = NOWHERE
    chain: tuple[Call, ...] = ()
    detail: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return self.span.file

    @property
    def line(self) -> int:
        return self.span.line

    @property
    def column(self) -> int:
        return self.span.column


class Deadlock(Trap):
    """All threads wait, and the call has not returned its result."""


class OutOfCycles(Trap):
    """The run has used all cycles that `max_cycles` allows."""


class Interrupted(Trap, KeyboardInterrupt):
    """Ctrl-C was pressed while the program ran."""


_KINDS: dict[str, type[Trap]] = {"deadlock": Deadlock, "out of cycles": OutOfCycles, "interrupted": Interrupted}


def refusal(found: Faults, texts: Texts, kind: type[InputError] | type[CompileError]) -> InputError | CompileError:
    """The exception for these faults. For a compilation, it includes the warnings."""
    every = tuple(replace(one, hint=_in_python(one.hint)) for one in found)
    if every and all(one.span.file == COMMAND_LINE for one in every):
        return kind("; ".join(f"{one.text} [{one.code}]" + f": {one.hint}" * bool(one.hint) for one in every), every)
    return kind(rendered(every, texts), every)


def _in_python(hint: str) -> str:
    """The hint with options of the command line as arguments of Python: `--net-delay` becomes `net_delay`."""
    return re.sub(r"(?<![\w-])--([a-z][a-z-]*)", lambda option: option[1].replace("-", "_"), hint)


def trap_error(met: machine_run.Trap, status: int, texts: Texts) -> Trap:
    """The exception for a trap."""
    error = _KINDS.get(met.kind, Trap)(rendered_trap(met, texts))
    error.kind, error.span, error.pe, error.cycle = met.kind, met.span, met.pe, met.cycle
    error.chain, error.detail = met.chain, met.detail
    error.status = status
    return error


def exit_error(status: int) -> Exit:
    """The exception for a call in which the program exited."""
    aborted = " by abort()" if status == machine_run.ABORTED else ""
    error = Exit(f"the program exited{aborted} with status {status} before the function returned")
    error.status = status
    return error
