"""`emc repl`: EM-C at a prompt. The compiler, which takes long to import, is imported in a thread when the prompt is
there."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import click

from emc.cli.console import quote, remember, say, select_faults, show_faults, text_of, wants_colour
from emc.cli.options import in_range, target_options
from emc.cli.streams import Sink, Stream
from emc.cli.values import build_options, listen
from emc.dataclass import replace
from emc.faults import Fault, Faults, Faulty
from emc.options import BuildOptions
from emc.source import Span, whole

if TYPE_CHECKING:
    from collections.abc import Iterable

    from emc.machine import Host
    from emc.machine.run import Race, Trap
    from emc.repl.shell import Shell

COMMAND = "<-c>"
STDIN = "<stdin>"


@click.command(options_metavar="[OPTIONS]")
@click.argument("files", nargs=-1, metavar="[FILE...]")
@click.option("-c", "texts", multiple=True, metavar="TEXT", help="Run this input and quit.")
@target_options
@click.option("--max-cycles", type=in_range("max_cycles", 1), metavar="N", help="Stop a statement after N cycles.")
@click.option("--allow", "allowed", multiple=True, metavar="PATH", help="Let programs use files in PATH.")
def command(**values: Any) -> int:
    """Start a prompt on a live machine for declarations, statements and expressions. `:help` lists the commands.

    The FILEs are entered first: programs, or sessions that `:save` wrote. Input from a pipe or -c is entered without a
    prompt; the exit status is then 1 if any of it failed."""
    listen(values, "stderr")
    files: tuple[str, ...] = values["files"]
    texts: tuple[str, ...] = values["texts"]
    wanted = build_options(values)
    if wanted.check:
        raise click.UsageError("the prompt has no checked builds: `emc run --check FILE` checks each access.")
    wanted = replace(wanted, check=False)
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and not texts
    allowed: tuple[str, ...] = values["allowed"]
    limit: int = values["max_cycles"] or 0

    def made() -> Shell:
        from emc.repl.session import Session
        from emc.repl.shell import Shell

        console = Console(terminal)
        return Shell(Session(wanted, lambda: _host(console, allowed, terminal or bool(texts)), limit), console)

    if terminal and not files and wanted == BuildOptions(check=False):
        return _at_terminal(made)
    return _enter(made(), files, texts, terminal)


def _enter(shell: Shell, files: tuple[str, ...], texts: tuple[str, ...], terminal: bool) -> int:
    """Enters the files and texts, and returns the exit status."""
    from emc.repl.commands.names import Leave

    try:
        good = True
        for name in files:
            text, folder = _text(name)
            good = shell.load(text, name, folder) and good
        for number, text in enumerate(texts, 1):
            called = COMMAND if len(texts) == 1 else f"<-c {number}>"  # each has its own excerpts
            good = shell.feed(text.splitlines(keepends=True), called) and good
        if terminal:
            return _at_terminal(lambda: shell)
        if not texts:
            good = shell.feed(_piped_lines(), STDIN) and good
    except Leave:
        return 0
    return 0 if good else 1


def _at_terminal(made: Callable[[], Shell]) -> int:
    from emc.cli.prompt import Prompt

    try:
        Prompt(made, wants_colour("stdout")).run()
    except Faulty as faulty:
        show_faults(faulty.faults)
        return 1
    return 0


def _text(name: str) -> tuple[str, str]:
    """A file's text, and its folder if the name does not contain it. Raises Faulty."""
    from emc.front.read import read
    from emc.texts import find

    faults = Faults()
    path = find(name)
    if path.suffix == ".emir":
        text = "a .emir file is a whole program: it can't be entered at the prompt"
        raise faults.stop("E0806", whole(name), text, "`emc run` runs it")
    try:
        quote(str(path.parent))
        return read(path, name, faults), "" if str(path) == name else str(path.parent)
    except OSError as reason:
        missing = isinstance(reason, FileNotFoundError)
        what = "no such file" if missing else f"can't read this file: {reason.strerror}"
        raise faults.stop("E0800", whole(name), what, "name a file that `:save` wrote, or a program") from None


def _piped_lines() -> Iterator[str]:
    """The lines of standard input, as they arrive."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace")


def _host(console: Console, allowed: tuple[str, ...], reads: bool) -> Host:
    """The console of a machine. reads: whether programs may read standard input, because the session does not read
    it."""
    from emc.machine import Host

    return Host(
        None,
        stdin=sys.stdin.buffer if reads else b"",
        sink=console.writer("stdout"),
        error_sink=console.writer("stderr"),
        allowed=allowed,
        keep=False,
    )


def _flush() -> None:
    sys.stdout.flush()
    sys.stderr.flush()


class Console:
    """The session's voice: values go to stdout and everything else to stderr, in the order in which they come."""

    def __init__(self, terminal: bool) -> None:
        self.inside = False  # the program's output has not ended its line
        self.terminal = terminal  # a user is there

    def writer(self, stream: Stream) -> Sink:
        """The destination of the program's output."""
        return Sink(stream, _flush, self._written)

    def _written(self, data: bytes) -> None:
        self.inside = not data.endswith(b"\n") if data else self.inside

    def fresh(self) -> None:
        """Begins a new line for what comes next."""
        if self.inside:
            self.inside = False
            print(flush=True)

    def say(self, text: str) -> None:
        self.fresh()
        print(text, flush=True)

    def tell(self, text: str) -> None:
        self.fresh()
        say(text)

    def faults(self, found: Iterable[Fault]) -> bool:
        taken = select_faults(found)
        if taken.found:
            self.fresh()
        show_faults(taken)
        return taken.errors

    def trap(self, met: Trap) -> None:
        from emc.views.traps import trap

        self.tell(trap(met, text_of, wants_colour()))
        if met.kind == "interrupted" and not self.terminal:
            raise KeyboardInterrupt  # it ends the whole session, since no user can continue it

    def race(self, found: Race) -> None:
        from emc.views.races import one_race

        self.tell(one_race(found, text_of, wants_colour()))

    def note(self, span: Span, text: str) -> None:
        from emc.views.faults import excerpt, head

        self.tell("\n".join([head(span, "note", text, wants_colour()), *excerpt(span, text_of, wants_colour())]))

    def remember(self, name: str, text: str) -> None:
        remember(name, text)
        quote(os.path.dirname(name))
