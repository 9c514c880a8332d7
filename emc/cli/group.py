"""The group of subcommands, for Click. main.py reads the simplest command lines itself."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import click

from emc import __version__
from emc.cli.slips import one_dash, unknown_command
from emc.cli.streams import Closed, say_and_return

SUBCOMMANDS = {  # name: what it does; each is the function `command` in the file of that name
    "run": "Compile programs and run them on a simulated machine.",
    "profile": "Run programs and report where the cycles went.",
    "trace": "Run programs and record a time line of every PE.",
    "watch": "Run programs and write a page that shows every packet.",
    "explore": "Run programs under many schedules and look for different results.",
    "sweep": "Run programs with every combination of options and make a table.",
    "check": "Check programs for errors without running them.",
    "repl": "Start a prompt for EM-C on a live machine.",
    "to-python": "Translate a program to Python's syntax.",
    "to-emc": "Translate a program in Python's syntax to EM-C's own.",
    "explain": "Explain the code of a message, or a trap.",
    "show": "Show a stage of a program's compilation.",
    "machines": "List the machines that programs can run on.",
    "playground": "Write a page in which EM-C runs in a browser.",
    "link": "Print an address that opens programs in the playground.",
    "exercise": "Show an exercise, or check a solution.",
    "grade": "Grade what a class has handed in.",
    "cache": "Show what is cached between runs, or clear it.",
}


@contextmanager
def _heard() -> Generator[None]:
    """Wraps code that writes output. Click ends at a closed pipe with another exit status than the rest of emc."""
    try:
        yield
    except BrokenPipeError:
        raise Closed from None


class Lazy(click.Group):
    """A group that imports a subcommand's file when the subcommand is named."""

    def make_context(self, *arguments: Any, **named: Any) -> click.Context:
        with _heard():
            return super().make_context(*arguments, **named)

    def invoke(self, ctx: click.Context) -> Any:
        with _heard():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(SUBCOMMANDS)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] == "help":
            args = [*(word for word in args[1:2] if word in SUBCOMMANDS), "--help"]
            if len(args) == 1:
                click.echo(ctx.get_help())
                ctx.exit()
        if args[0] not in SUBCOMMANDS and not args[0].startswith("-"):
            raise click.UsageError(unknown_command(args[0], SUBCOMMANDS), ctx)
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in SUBCOMMANDS:
            return None
        return importlib.import_module(f"emc.cli.{cmd_name.replace('-', '_')}").command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(SUBCOMMANDS.items()))


@click.group(cls=Lazy, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="emc", message="%(prog)s %(version)s")
def emc() -> None:
    """EM-C, the parallel C of the EM-4 dataflow multiprocessor: compiler and simulated machine."""
    try:
        os.getcwd()
    except OSError as reason:
        raise click.ClickException(
            f"the current folder can't be used: {reason.strerror}. Change to another folder."
        ) from None


def run_clicked() -> int:
    """Runs this process's command line and returns its exit status. Prints Click's error messages."""
    try:
        status = emc.main(prog_name="emc", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        return say_and_return(help_wanted.exit_code, help_wanted.show)
    except click.NoSuchOption as wrong:
        return say_and_return(wrong.exit_code, one_dash(wrong, sys.argv[1:]).show)
    except click.ClickException as wrong:
        return say_and_return(wrong.exit_code, wrong.show)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
