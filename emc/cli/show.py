"""`emc show tokens|tree|typed|ir FILE`: what a stage of the compilation made of a program, as text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import click

from emc import route
from emc.cli.console import remember, show_faults
from emc.cli.options import listen, target_options, wishes
from emc.faults import Faults
from emc.front import lex, show_typed
from emc.front.parse import tables
from emc.front.show import show_tokens, show_tree
from emc.ir.module import Module
from emc.ir.show import show, show_template
from emc.session import build, machine, settings
from emc.settings import Settings
from emc.texts import Source, read_sources

STAGES = ("tokens", "tree", "typed", "ir")


@click.command()
@click.argument("stage", type=click.Choice(STAGES))
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--own", is_flag=True, help="Only what the FILEs themselves hold, without headers and library.")
@target_options
def command(stage: str, files: tuple[str, ...], own: bool, **values: Any) -> int:
    """Show a STAGE of the FILEs' compilation: tokens, tree, typed, or ir.

    The IR shown is the whole linked program, with what it takes from the library, and `emc run` takes it as a .emir
    file; --own leaves the library out."""
    listen(values, "stderr")
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
        click.echo(_STAGES[stage](source, chosen, faults, own), nl=False)
    faults.stop_if_any()
    show_faults(faults)
    return 0


def _tokens(source: Source, chosen: Settings, faults: Faults, own: bool) -> str:
    found = route.tokens(source, chosen, faults)
    faults.stop_if_any()
    words = lex.words(found.tokens, found.end, found.emc, tables().words, faults)
    return show_tokens([word for word in words if not own or word.place[0] == source.name])


def _tree(source: Source, chosen: Settings, faults: Faults, own: bool) -> str:
    unit = route.tree(source, chosen, faults)
    items = tuple(item for item in unit.items if not own or item.span.file == source.name)
    return show_tree(replace(unit, items=items))


def _typed(source: Source, chosen: Settings, faults: Faults, own: bool) -> str:
    del own  # what a file does not use of its headers is gone already
    return show_typed.show(route.typed_unit(source, chosen, faults))


_STAGES: dict[str, Callable[[Source, Settings, Faults, bool], str]] = {
    "tokens": _tokens,
    "tree": _tree,
    "typed": _typed,
}


def _own(module: Module, files: tuple[str, ...]) -> str:
    """The templates that the user's files define."""
    return "\n".join(show_template(t).rstrip("\n") + "\n" for t in module.templates if t.span.file in files)
