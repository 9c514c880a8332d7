"""Draws the figures of docs/machine.md: `pytest --save tests/test_figures.py` writes them.

pe.svg, packet.svg, frame.svg and network.svg are laid out by hand below; the network's wires come from
emc/machine/topology/omega.py. timeline.svg is a run of the first program of docs/machine.md, cycle by cycle. Each file
suits a light and a dark page.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[1] / "tests" / "support")]

from pages import blocks, own_threads  # noqa: E402

from emc.machine.run import Dispatched  # noqa: E402
from emc.machine.topology import omega as network  # noqa: E402

STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .mono { font: 12px ui-monospace, monospace; }
  .small { font-size: 11px; }
  .dim { fill: #59636e; }
  .box { fill: #f6f8fa; stroke: #59636e; }
  .soft { fill: #ddf4ff; stroke: #0969da; }
  .warm { fill: #fff8c5; stroke: #9a6700; }
  .green { fill: #dafbe1; stroke: #1a7f37; }
  .line { stroke: #59636e; fill: none; }
  .way { stroke: #0969da; fill: none; stroke-width: 1.6; }
  .tip { fill: #59636e; } .waytip { fill: #0969da; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; } .dim { fill: #9198a1; }
    .box { fill: #21262d; stroke: #9198a1; }
    .soft { fill: #0c2d6b; stroke: #58a6ff; }
    .warm { fill: #3b2e00; stroke: #d29922; }
    .green { fill: #0f2d17; stroke: #3fb950; }
    .line { stroke: #9198a1; } .way { stroke: #58a6ff; }
    .tip { fill: #9198a1; } .waytip { fill: #58a6ff; }
  }
"""


def page(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A whole drawing."""
    tips = "".join(
        f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        f'markerUnits="userSpaceOnUse" orient="auto"><path class="{name}" d="M0 0.5 L8 4 L0 7.5 z"/></marker>'
        for name in ("tip", "waytip")
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    top = [f'{head} role="img">', f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>"]
    return "\n".join([*top, f"<defs>{tips}</defs>", *parts, "</svg>", ""])


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{style}" text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, style: str = "box", *words: str, mono: bool = False) -> str:
    """A box with lines of text in its middle."""
    top = y + height / 2 - 8 * (len(words) - 1) + 4.5
    lines = [text(x + width / 2, top + 16 * i, one, "mono" if mono else "", "middle") for i, one in enumerate(words)]
    rect = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3" class="{style}"/>'
    return "\n".join([rect, *lines])


def arrow(points: Sequence[tuple[float, float]], style: str = "line") -> str:
    """A line along points, with a tip at its end."""
    way = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polyline points="{way}" class="{style}" marker-end="url(#{"waytip" if style == "way" else "tip"})"/>'


def pe() -> str:
    """One PE: from its switch through queue, matching and execution back to its switch."""
    parts = [
        box(20, 70, 110, 190, "soft", "switch", "3 x 3"),
        arrow([(75, 20), (75, 68)]),
        arrow([(45, 20), (45, 68)]),
        text(84, 34, "from two nodes", "small dim"),
        arrow([(45, 262), (45, 308)]),
        arrow([(75, 262), (75, 308)]),
        text(84, 300, "to two nodes", "small dim"),
        arrow([(130, 110), (188, 110)], "way"),
        box(190, 80, 140, 60, "box", "queue", "16 packets on chip"),
        arrow([(255, 140), (255, 218)]),
        arrow([(275, 220), (275, 142)]),
        text(283, 172, "beyond 16:", "small dim"),
        text(283, 186, "spilled", "small dim"),
        arrow([(330, 110), (408, 110)], "way"),
        text(369, 100, "one at a time", "small dim", "middle"),
        box(410, 80, 120, 60, "warm", "dispatch", "and matching"),
        arrow([(445, 140), (445, 218)]),
        arrow([(465, 220), (465, 142)]),
        text(473, 172, "partner there?", "small dim"),
        text(473, 186, "which code?", "small dim"),
        arrow([(530, 110), (588, 110)], "way"),
        box(590, 80, 150, 60, "green", "execution", "a thread to its break"),
        arrow([(645, 140), (645, 218)]),
        arrow([(665, 220), (665, 142)]),
        text(673, 180, "load, store", "small dim"),
        arrow([(665, 80), (665, 45), (150, 45), (150, 84), (132, 84)], "way"),
        text(410, 38, "packets that the thread sends; to itself, too", "small dim", "middle"),
        box(190, 220, 550, 60, "box"),
        text(465, 240, "memory: every word has a presence tag", "", "middle"),
        text(465, 264, "static objects  |  spread_alloc  |  heap  ->        <-  frames", "mono", "middle"),
    ]
    return page(760, 320, "A processing element of the EM-4", parts)


def packet() -> str:
    """The two words of a packet, and what the address of a normal one says."""
    cells = [(180, 110, "soft", "type"), (290, 70, "soft", "PE"), (360, 260, "soft", "address in that PE")]
    parts = [text(20, 47, "word 1: address"), text(20, 97, "word 2: data")]
    parts += [box(x, 28, width, 30, style, words) for x, width, style, words in cells]
    parts += [
        box(180, 78, 440, 30, "green", "a value, or the continuation that waits for one"),
        text(20, 152, "a continuation"),
        box(290, 133, 70, 30, "soft", "PE"),
        box(360, 133, 150, 30, "warm", "frame"),
        box(510, 133, 80, 30, "warm", "entry"),
        box(590, 133, 30, 30, "warm", "r"),
        text(435, 180, "a multiple of 128", "small dim", "middle"),
        text(550, 180, "5 bits", "small dim", "middle"),
        text(605, 195, "0 left, 1 right operand", "small dim", "end"),
        arrow([(605, 183), (605, 166)]),
        text(20, 215, "type 0: the thread at an entry of a frame.  type 1: the host.", "small dim"),
        text(20, 231, "others: a handler, which gets the address and the data.", "small dim"),
    ]
    return page(640, 245, "A packet is two words", parts)


def frame() -> str:
    """A frame (operand segment) and the code that its head names (template segment)."""
    words = [
        ("+0", "head", "soft"),
        ("+4", "entry 1: ^start", "warm"),
        ("+8", "entry 2: ^arm", "warm"),
        ("+12", "entry 3: ^reply", "warm"),
        ("+16", "entry 4: ^arm.1", "warm"),
        ("+20", "entry 5: ^reply.1", "warm"),
        ("+24", "entry 6: ^join (matching)", "warm"),
        ("+28", "", "box"),
        ("+32", "k: who called", "green"),
        ("+36", "a", "green"),
        ("+40", "b", "green"),
    ]
    parts = [
        text(155, 24, "frame of main, on PE 0", "", "middle"),
        text(525, 24, "code of main, on every PE", "", "middle"),
    ]
    for i, (offset, words_in, style) in enumerate(words):
        parts += [
            text(52, 52 + 26 * i, offset, "mono dim", "end"),
            box(60, 35 + 26 * i, 200, 26, style, words_in, mono=True),
        ]
    threads = ["^start", "^arm", "^reply", "^arm.1", "^reply.1", "^join"]
    for i, label in enumerate(threads):
        parts += [
            box(430, 61 + 30 * i, 190, 26, "green", label, mono=True),
            arrow([(260, 74 + 26 * i), (345, 74 + 26 * i), (400, 74 + 30 * i), (428, 74 + 30 * i)]),
        ]
    parts += [
        arrow([(260, 48), (428, 48)], "way"),
        text(440, 52, "template segment", "small dim"),
        text(60, 345, "a matching entry's cell holds the first of two operands, with its tag", "small dim"),
    ]
    return page(660, 360, "A frame and its code", parts)


def omega() -> str:
    """The circular omega network of 12 nodes: 4 rows, 3 columns; the last column feeds the first."""
    shape = network.shape_of(12, (), 0)
    rows, columns = 1 << shape[0], shape[0] + 1
    parts: list[str] = []

    def corner(row: int, column: int) -> tuple[float, float]:
        return 50 + 190 * column, 40 + 64 * row

    for row in range(rows):
        for column in range(columns):
            x, y = corner(row, column)
            node = row * columns + column
            for output in range(1, network.links(shape) + 1):
                target = network.successor(shape, node, output) // columns
                _, there = corner(target, column)
                entrance = -6 + 16 * network.entrance(shape, node, output)
                parts.append(link(x, y, output, there + entrance))
            parts.append(box(x, y, 80, 36, "soft", f"PE {node}"))
    for row in range(rows):
        _, y = corner(row, columns)
        parts.append(text(50 + 190 * columns + 4, y + 22, f"to PE {row * columns}", "small dim"))
    way = route(shape, 1, 11)
    words = f"blue: the way of a packet from PE 1 to PE 11, {len(way)} hops"
    parts += [*(drawn(shape, node, output) for node, output in way), text(50, 316, words, "small dim")]
    return page(700, 330, "The circular omega network", parts)


def link(x: float, y: float, output: int, there: float, style: str = "line") -> str:
    """From an output (1: up, 2: down) of the node at (x, y) to the next column, at height `there`."""
    out = y - 6 + 16 * output
    return arrow([(x + 80, out), (x + 100, out), (x + 170, there), (x + 188, there)], style)


def route(shape: network.Shape, source: int, goal: int) -> list[tuple[int, int]]:
    """The nodes of a packet's way, each with the output that it takes there."""
    found: list[tuple[int, int]] = []
    way = network.way(shape, network.place(shape, source), network.place(shape, goal))
    while output := network.output(shape, way):
        found.append((source, output))
        source, way = network.successor(shape, source, output), network.rest(shape, way)
    return found


def drawn(shape: network.Shape, node: int, output: int) -> str:
    """A link of a packet's way."""
    columns = shape[0] + 1
    x, y = 50 + 190 * (node % columns), 40 + 64 * (node // columns)
    row = network.successor(shape, node, output) // columns
    return link(x, y, output, 34 + 64 * row + 16 * network.entrance(shape, node, output), "way")


SCALE, LEFT, LANE = 8.6, 60, 70  # pixels a cycle, where cycle 0 stands, between two PEs


def timeline() -> str:
    """The threads of the page's first program, a lane for each PE, with the packets between them."""
    program = next(block for block in blocks(HERE.parent / "machine.md") if block.kind == "emc").text
    runs = own_threads(program)
    end = max(run.end for run in runs)
    lanes = sorted({run.pe for run in runs})

    def x(cycle: float) -> float:
        return LEFT + SCALE * cycle

    def y(number: int) -> float:
        return 50 + LANE * lanes.index(number)

    parts = [text(10, y(number) + 20, f"PE {number}", "mono") for number in lanes]
    bottom = y(lanes[-1]) + 62
    for cycle in range(0, end + 1, 10):
        parts += [
            f'<line x1="{x(cycle):g}" x2="{x(cycle):g}" y1="34" y2="{bottom - 18:g}" class="line" opacity="0.25"/>',
            text(x(cycle), bottom, str(cycle), "small dim", "middle"),
        ]
    for i, run in enumerate(runs):
        parts.append(_thread(run, x, y(run.pe), i % 2 == 1))
        if run.source != run.pe:
            begin, until = (30, 0) if y(run.pe) > y(run.source) else (0, 30)
            parts.append(arrow([(x(run.left), y(run.source) + begin), (x(run.taken), y(run.pe) + until)], "way"))
    parts.append(
        text(LEFT, 22, "yellow: dispatch and matching; green: the thread; blue: packets between PEs", "small dim")
    )
    return page(int(x(end)) + 30, int(bottom) + 14, "A small program, cycle by cycle", parts)


def _thread(run: Dispatched, x: Callable[[float], float], y: float, low: bool) -> str:
    """A packet's dispatch, and its thread; or the wait of a first operand."""
    name = {"plus@1": "plus", "main": run.entry}.get(run.template, run.template)
    waits = run.does == "operand"
    begin = run.end if waits else run.start
    thread = [] if waits else [box(x(begin), y, x(run.end) - x(begin), 30, "green")]
    label = "left waits" if waits else name
    middle = text((x(run.taken) + x(run.end)) / 2, y + (43 if low else -5), label, "small", "middle")
    return "\n".join([box(x(run.taken), y, x(begin) - x(run.taken), 30, "warm"), *thread, middle])


FIGURES = {"pe": pe, "packet": packet, "frame": frame, "network": omega, "timeline": timeline}
