"""The drawing of a node: its PE and the units beside it, with their numbers, and the links that leave its switch."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from emc.machine import Description
from emc.machine.topology import Network

WIDTH, HEIGHT, GAP = 190, 62, 14  # of a box, and between two boxes


def drawing(machine: Description, wired: Network) -> str:
    """SVG: a column for the PE, one for the engines, one for the switch."""
    columns = [list(_processor(machine)), list(_engines(machine)), [*_switch(machine, wired), *_collective(machine)]]
    columns = [column for column in columns if column]
    tall = max(map(len, columns))
    width, height = len(columns) * (WIDTH + 3 * GAP), tall * (HEIGHT + GAP) + GAP
    parts: list[str] = []
    for number, column in enumerate(columns):
        x = GAP + number * (WIDTH + 3 * GAP)
        if number:
            parts.append(f'<path class="wire" d="M{x - 3 * GAP} {GAP + HEIGHT / 2:g} H{x}"/>')
        for row, (title, lines) in enumerate(column):
            parts.append(_box(x, GAP + row * (HEIGHT + GAP), title, lines))
    about = "a node: " + ", ".join(title for column in columns for title, _ in column)
    return (
        f'<svg class="node" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(about)}">{"".join(parts)}</svg>'
    )


def _box(x: int, y: int, title: str, lines: tuple[str, ...]) -> str:
    text = "".join(
        f'<text class="value" x="{x + 10}" y="{y + 34 + 16 * row}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    )
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="4"/>'
        f'<text class="title" x="{x + 10}" y="{y + 18}">{escape(title)}</text>{text}'
    )


Box = tuple[str, tuple[str, ...]]


def _processor(machine: Description) -> Iterator[Box]:
    queue, thread, cost = machine.queue, machine.thread, machine.cost
    yield "processor", (f"{machine.clock.hertz / 1e6:g} MHz", f"memory {cost.memory}, packet {cost.packet} cycles")
    yield "matching store", (f"dispatch {thread.dispatch}, frame {thread.link}", f"matching {thread.matching} cycles")
    yield "packet queue", (f"{queue.on_chip:,} packets on chip", f"spilling one {queue.spill} cycles")
    if machine.bypass.widest:
        yield "packet buffer", ("serves accesses of up to", f"{machine.bypass.widest} bytes by itself")


def _engines(machine: Description) -> Iterator[Box]:
    dma = machine.dma
    if not dma.engines:
        return
    for number in range(min(dma.engines, 4)):
        more = f" to {dma.engines - 1}" * (number == 3 and dma.engines > 4)
        yield f"engine {number}{more}", (_rate(dma.bandwidth), f"set-up {dma.fetch}, gap {dma.gap} cycles")
    yield "shared by the engines", (f"interface {_rate(dma.interface)}", f"memory {_rate(dma.memory)}")


def _collective(machine: Description) -> Iterator[Box]:
    hardware = machine.collective
    if hardware.colours:
        yield "hardware barrier", (f"{hardware.colours} colours", f"{hardware.barrier} cycles")
    if hardware.broadcast:
        yield "hardware broadcast", ("one transfer at a time", f"{hardware.broadcast} cycles to all nodes")


def _switch(machine: Description, wired: Network) -> Iterator[Box]:
    network = machine.network
    names = [wired.port_name(0, output) for output in range(1, wired.links + 1)]
    speed = _rate(network.bandwidth) if network.bandwidth else f"a packet in {network.port} cycles"
    yield "switch", (f"inject {network.inject}, hop {network.hop} cycles", f"{wired.links} links")
    yield "each link", (speed, " ".join(names[:8]))


def _rate(value: int) -> str:
    return f"{value / 1e9:g} GB/s" if value else "no limit"
