"""`emc run FILE... [options] [-- arguments]`: compiles, runs and reports. The status is the program's, or the
trap's."""

from __future__ import annotations

from typing import Any

import click

from emc.cli.options import FORMAT, WithArguments, files_argument, function_option, run_options
from emc.cli.running import run


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@FORMAT
@run_options
@function_option
@click.option("--stats", "stats_file", metavar="FILE", help="Write the statistics of the run to this file, as JSON.")
@click.option("--waits", is_flag=True, help="With --engine direct or mpi: report at which lines PEs or ranks wait, how "
              "much each works, and the packets between ranks.")  # fmt: skip
@click.option(
    "--races/--no-races",
    default=None,
    help="Look for accesses that nothing orders (a checked build, slower).  [default: small programs, in a second run]",
)
def command(**values: Any) -> int:
    """Compile the FILEs into one program and run it.

    Each is EM-C (.emc), C (.c), IR (.emir) or EM-C in Python's syntax (.py); - is standard input. A name that is not in
    the current folder is searched for among the bundled programs."""
    return run(values)
