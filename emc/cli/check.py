"""`emc check FILE...`: reports all faults of programs without running them. The status is 1 if there is an error.

With `--format json` the faults are written to stdout as a document; otherwise they go to stderr.
"""

from __future__ import annotations

from typing import Any

import click

from emc.cli.console import remember_all, select_faults, show_faults
from emc.cli.options import FORMAT, target_options
from emc.cli.values import build_options, listen
from emc.texts import read_sources
from emc.verdict import verdict


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@FORMAT
@target_options
def command(files: tuple[str, ...], **values: Any) -> int:
    """Check the program that the FILEs make for errors, without running it."""
    listen(values, "stdout")
    wanted = build_options(values)
    sources = read_sources(files)
    remember_all(source for _, source in sources)
    found = select_faults(verdict(sources, wanted))
    show_faults(found)
    return 1 if found.errors else 0
