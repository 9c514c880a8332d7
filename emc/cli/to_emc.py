"""`emc to-emc FILE.py`: the same program in EM-C's own syntax."""

from __future__ import annotations

from typing import Any

import click

from emc import route
from emc.cli.console import show_faults
from emc.cli.options import target_options
from emc.cli.same import check_same, read_program
from emc.faults import Faults
from emc.python.unparse import to_emc
from emc.session import machine, settings
from emc.texts import Source


@click.command("to-emc")
@click.argument("file", metavar="FILE.py")
@target_options
def command(file: str, **values: Any) -> int:
    """Print the program in FILE.py in EM-C's own syntax, which compiles to the same IR. Python executes the file."""
    source, options = read_program(file, values)
    faults = Faults()
    if not source.is_python:
        raise click.UsageError("to-emc takes a program in Python's syntax: a .py file.")
    unit = route.typed_unit(source, settings(options, *machine(options)), faults)
    faults.stop_if_any()
    text = to_emc(source, unit, faults)
    check_same(source, Source(f"{source.name.rpartition('.')[0]}.emc", text), options, faults)
    show_faults(faults.found)
    click.echo(text, nl=False)
    return 0
