"""`emc machines`: the machine files that come with emc, and what stands in them."""

from __future__ import annotations

import click

from emc import places
from emc.machine import Description, read_description


@click.command()
@click.argument("names", nargs=-1, metavar="[NAME|FILE]...")
def command(names: tuple[str, ...]) -> int:
    """List the machines that programs can run on; with NAMEs, say what stands in their files and where it is from."""
    if names:
        for name in names:
            _describe(read_description(name))
        return 0
    for path in sorted((places.runtime() / "machines").glob("*.toml")):
        click.echo(_line(path.stem, read_description(path.stem)))
    return 0


def _line(name: str, machine: Description) -> str:
    return (
        f"{name:<12} {machine.name}: {machine.machine.pes} PEs, {machine.clock.hertz / 1e6:g} MHz, "
        f"network {machine.network.topology}, {machine.queue.on_chip} packets on chip"
    )


def _describe(machine: Description) -> None:
    sources = dict(machine.sources)
    click.echo(machine.name)
    for section in ("clock", "machine", "cost", "thread", "queue", "bypass", "network", "host"):
        click.echo(f"[{section}]")
        part = getattr(machine, section)
        for key in part.__dataclass_fields__:
            comment = sources.get(f"{section}.{key}", "the default")
            click.echo(f"  {key} = {getattr(part, key)}  # {comment}")
