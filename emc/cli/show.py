"""`emc show tokens|tree|typed|ir FILE`: what a stage of the compilation made of a program, as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from emc import route
from emc.cli.console import remember, show_faults
from emc.cli.options import target_options, wishes
from emc.faults import Faults
from emc.front import lex
from emc.front.parse import tables
from emc.front.show import show_tokens, show_tree
from emc.ir.module import Module
from emc.ir.show import show, show_template
from emc.session import build, machine, read_sources, settings
from emc.settings import Settings, Source
from emc.views import nodes

STAGES = ("tokens", "tree", "typed", "ir")


@click.command()
@click.argument("stage", type=click.Choice(STAGES))
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--own", is_flag=True, help="ir: only what the FILEs themselves define, without the library.")
@target_options
def command(stage: str, files: tuple[str, ...], own: bool, **values: Any) -> int:
    """Show a STAGE of the FILEs' compilation: tokens, tree, typed, or ir.

    The IR shown is the whole linked program, with what it takes from the library, and `emc run` takes it as a .emir
    file; --own leaves the library out."""
    wanted = wishes(values)
    sources = read_sources(files)
    for _, source in sources:
        remember(source.name, source.text)
    if stage == "ir":
        built = build(sources, wanted)
        show_faults(built.faults)
        click.echo(_own(built.module, files) if own else show(built.module), nl=False)
        return 0
    chosen = settings(wanted, *machine(wanted))
    faults = Faults()
    for _, source in sources:
        click.echo(_STAGES[stage](source, chosen, faults), nl=False)
    faults.stop_if_any()
    show_faults(faults)
    return 0


def _tokens(source: Source, chosen: Settings, faults: Faults) -> str:
    found = route.tokens(source, chosen, faults)
    faults.stop_if_any()
    return show_tokens(lex.words(found.tokens, found.end, found.emc, tables().words, faults))


_STAGES: dict[str, Callable[[Source, Settings, Faults], str]] = {
    "tokens": _tokens,
    "tree": lambda source, chosen, faults: show_tree(route.tree(source, chosen, faults)),
    "typed": lambda source, chosen, faults: nodes.show(route.typed_unit(source, chosen, faults)),
}


def _own(module: Module, files: tuple[str, ...]) -> str:
    """The templates that the user's files define."""
    return "\n".join(show_template(t).rstrip("\n") + "\n" for t in module.templates if t.span.file in files)
