"""`emc to-python FILE.emc`: the same program in Python's syntax."""

from __future__ import annotations

from typing import Any

import click

from emc import route
from emc.cli.console import show_faults
from emc.cli.options import target_options
from emc.cli.same import check_same, read_program
from emc.dataclass import replace
from emc.faults import Faults
from emc.python import load
from emc.python.write import to_python
from emc.session import machine, settings
from emc.texts import Source


@click.command("to-python")
@click.argument("file", metavar="FILE.emc")
@target_options
def command(file: str, **values: Any) -> int:
    """Print the program in FILE.emc in Python's syntax, which compiles to the same IR."""
    source, options = read_program(file, values)
    chosen = settings(options, *machine(options))
    faults = Faults()
    route.typed_unit(source, chosen, faults)  # messages about the program, with its own lines
    faults.stop_if_any()
    again = Faults()
    text = to_python(source, lambda text: route.tokens(replace(source, text=text), chosen, again), chosen.target, again)
    name = f"{source.name.rpartition('.')[0] or 'program'}.py"
    check_same(source, Source(name, text, program=load(name, name, text)), options, faults)
    show_faults(faults.found)
    click.echo(text, nl=False)
    return 0
