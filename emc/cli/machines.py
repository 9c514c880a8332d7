"""`emc machines`: lists the machine files that come with emc, and shows their contents."""

from __future__ import annotations

import json

import click

from emc import places
from emc.cli.running import writable, write
from emc.machine import Description
from emc.machine.description import sections, wired_as
from emc.machine.machine_file import read_description
from emc.views.machine import page


@click.command()
@click.argument("names", nargs=-1, metavar="[NAME|FILE]...")
@click.option("--html", "page_file", metavar="FILE", help="Write an HTML page that draws the machine.")
def command(names: tuple[str, ...], page_file: str | None) -> int:
    """List the machines that programs can run on; with NAMEs, show their machine files, with sources."""
    if page_file is not None:
        if len(names) != 1:
            raise click.UsageError("--html draws one machine: name it, as in `emc machines fx10 --html fx10.html`.")
        path = writable(page_file, "the page", names)
        assert path is not None
        write(path, "the page", page(read_description(names[0])))
        return 0
    if names:
        for name in names:
            _describe(read_description(name))
        return 0
    for path in sorted((places.runtime() / "machines").glob("*.toml")):
        click.echo(_line(path.stem, read_description(path.stem)))
    return 0


def _line(name: str, machine: Description) -> str:
    dma = machine.dma
    rate = (dma.bandwidth or machine.network.bandwidth) / 1e9
    engines = f", {dma.engines} engine{'s' * (dma.engines > 1)} of {rate:g} GB/s" if dma.engines else ""
    hardware = machine.collective
    engines += f", {hardware.colours} hardware barriers" * (hardware.colours > 0)
    engines += ", hardware broadcast" * (hardware.broadcast > 0)
    return (
        f"{name:<12} {machine.name}: {machine.machine.pes} PEs, {machine.clock.hertz / 1e6:g} MHz, "
        f"{wired_as(machine.network, machine.machine.pes).describe()}, {machine.queue.on_chip} packets on chip{engines}"
    )


def _describe(machine: Description) -> None:
    """Prints a machine completely, in the form of a machine file."""
    sources = dict(machine.sources)
    click.echo(f"name = {json.dumps(machine.name)}")
    for section, keys in sections(machine):
        click.echo(f"\n[{section}]")
        for key, value in keys:
            comment = sources.get(f"{section}.{key}", "the default")
            click.echo(f"{key} = {json.dumps(value)}  # {comment}")
