"""`emc link FILE... [options] [-- arguments]`: prints the address that opens programs in the playground."""

from __future__ import annotations

from typing import Any

import click

from emc import link, places
from emc.cli.console import remember_all, say
from emc.cli.linked import program
from emc.cli.options import WithArguments, files_argument, run_options
from emc.cli.values import build_options, listen
from emc.faults import Faults
from emc.footprint import Footprint
from emc.machine import Options
from emc.session import check
from emc.source import Span
from emc.texts import read_sources

NUMBERS = ("max_cycles", "seed", "net_delay", "queue", "packet_limit")  # of the run


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@run_options
@click.option(
    "--view", metavar="NAME", help=f"Open this view: {', '.join(link.VIEWS)}.  [default: watch, with --cycle]"
)
@click.option("--cycle", type=click.IntRange(0), metavar="CYCLE", help="Show this cycle.")
@click.option("--pe", type=click.IntRange(0), metavar="N", help="Select this PE.")
def command(**values: Any) -> int:
    """Print the address that opens the FILEs in the playground, with their headers, their options and, in a view, a
    moment of the run. Opening it runs nothing.

    The environment variable EMC_PLAYGROUND says where the playground is."""
    from emc.playground.request import OPTIONS, read_request

    listen(values, "stderr")
    wanted = build_options(values)
    sources = read_sources(values["files"])
    remember_all(source for _, source in sources)
    seen = Footprint()
    check(sources, wanted, seen)  # which headers it reads; it may have errors
    given: dict[str, Any] = {name: values[name] or 0 for name in NUMBERS}
    options = Options(**given, late=values["late"])
    headers = [path for path in seen.read if not path.startswith(str(places.programs()))]
    view = values["view"] or ("watch" if values["cycle"] is not None or values["pe"] is not None else "")
    here = Span(OPTIONS, 1, 1)
    if view and view not in link.VIEWS:
        raise Faults().stop("E0813", here, f"there is no view `{view}`", f"the views are {', '.join(link.VIEWS)}")
    try:
        found = program(sources, headers, wanted, options, values["arguments"])
    except ValueError as reason:
        raise Faults().stop("E0813", here, f"the playground can't have this program: {reason}", "run it here") from None
    read_request(found)
    address = link.address(found, view, cycle=values["cycle"], pe=values["pe"])
    click.echo(address)
    if len(address) > link.LONG:
        say(f"emc: this address has {len(address):,} characters, and some programs cut off such a long one")
    return 0
