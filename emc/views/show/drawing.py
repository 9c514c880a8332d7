"""A graph of threads as SVG. Packets are thick and labelled, control edges are thin; CSS sets the colours, light or
dark.

Nodes and edges carry their source lines in `data-l`, by which the HTML page connects them with the source. An SVG file
alone shows them as tool tips.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from itertools import pairwise

from emc.views.show.coupling import Line
from emc.views.show.graph import Edge, Graph, Node
from emc.views.show.layers import Arc, Drawing, Place, Size, drawing

LETTER, ROW, ROOM = 6.7, 16.0, 9.0  # text of 11 px: width of a letter, height of a row, margin around
LOOP = 26.0  # the width of an edge from a node to itself
EDGE = 16.0  # the margin around the drawing
TITLE = 34.0
Keys = Callable[[tuple[Line, ...]], str]  # takes source lines, returns their names in the page

STYLE = """
.graph { font: 11px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; --ink: #1f2328; --paper: #ffffff;
  --soft: #57606a; --packet: #0b5cad; --g0: #e7f0fb; --g1: #e9f6ea; --g2: #fdf1e0; --g3: #f6eafb; --g4: #fbe9ee;
  --g5: #e4f5f5; }
.graph text { fill: var(--ink); } .graph .more { fill: var(--soft); } .graph .title { font-size: 15px; }
.graph .first { font-weight: bold; }
.graph .node rect { stroke: var(--soft); fill: var(--paper); } .graph .outside rect { stroke-dasharray: 4 3; }
.graph .shared rect { stroke-dasharray: 1 2; }
.graph .g0 rect { fill: var(--g0); } .graph .g1 rect { fill: var(--g1); } .graph .g2 rect { fill: var(--g2); }
.graph .g3 rect { fill: var(--g3); } .graph .g4 rect { fill: var(--g4); } .graph .g5 rect { fill: var(--g5); }
.graph path { fill: none; } .graph .packet path { stroke: var(--packet); stroke-width: 1.6; }
.graph .control path { stroke: var(--soft); stroke-width: .8; } .graph .packet text { fill: var(--packet); }
.graph .label { fill: var(--paper); } .graph marker path { stroke: none; }
.graph #tip-packet path { fill: var(--packet); } .graph #tip-control path { fill: var(--soft); }
"""
DARK = """
.graph { --ink: #e6edf3; --paper: #0d1117; --soft: #8b949e; --packet: #6cb6ff; --g0: #14273d; --g1: #15301c;
  --g2: #3a2a10; --g3: #301c3a; --g4: #3d1a24; --g5: #0f3434; }
"""
GROUPS = 6


def svg(graphs: list[Graph]) -> str:
    """A whole SVG file with the graphs, one below the other."""
    parts, at, width = list[str](), EDGE, 0.0
    for one in graphs:
        wide, high, inside = body(one, _plain_keys)
        parts.append(f'<g transform="translate({EDGE:g} {at:g})">{inside}</g>')
        at += high + EDGE
        width = max(width, wide)
    width += 2 * EDGE
    style = f"{STYLE}.sheet {{ fill: var(--paper); }}\n@media (prefers-color-scheme: dark) {{{DARK}}}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="graph" viewBox="0 0 {width:.0f} {at:.0f}" '
        f'width="{width:.0f}" height="{at:.0f}">'
    )
    sheet = '<rect class="sheet" width="100%" height="100%"/>'
    return "\n".join([head, f"<style>{style}</style>{TIPS}{sheet}", *parts, "</svg>\n"])


def _plain_keys(lines: tuple[Line, ...]) -> str:
    return " ".join(f"{file}:{number}" for file, number in lines)


def figure(one: Graph, keys: Keys) -> str:
    """An SVG element, for a page that contains STYLE and TIPS once."""
    wide, high, inside = body(one, keys)
    box = f"{-EDGE:g} {-EDGE:g} {wide + 2 * EDGE:.0f} {high + 2 * EDGE:.0f}"
    size = f'width="{wide + 2 * EDGE:.0f}" height="{high + 2 * EDGE:.0f}"'
    label = escape(f"threads and packets of {one.title}", quote=True)
    return f'<svg class="graph" role="img" aria-label="{label}" viewBox="{box}" {size}>{inside}</svg>'


def _tip(kind: str) -> str:
    return (
        f'<marker id="tip-{kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0.5L8 4L0 7.5z"/></marker>'
    )


TIPS = f"<defs>{_tip('packet')}{_tip('control')}</defs>"


def body(one: Graph, keys: Keys) -> tuple[float, float, str]:
    """The width, the height and the SVG elements of a graph with its title above it."""
    number = {node.name: i for i, node in enumerate(one.nodes)}
    boxes = [_box(node) for node in one.nodes]
    loops = {e.source: max(0.0, LOOP + len(e.label) * LETTER) for e in one.edges if e.source == e.goal}
    rooms = [Size(b.width + 2 * loops.get(n.name, 0), b.height) for n, b in zip(one.nodes, boxes, strict=True)]
    arcs = [Arc(number[e.source], number[e.goal], _label_size(e)) for e in one.edges]
    found = drawing(rooms, arcs)
    edges = "".join(_edge(e, found, i, boxes[number[e.source]], number, keys) for i, e in enumerate(one.edges))
    nodes = "".join(_node(n, boxes[i], found.places[i], keys) for i, n in enumerate(one.nodes))
    title = f'<text class="title" x="0" y="16">threads of {escape(one.title)}</text>'
    width = max(found.width, (18 + len(one.title)) * 9)
    return width, found.height + TITLE, f'{title}<g transform="translate(0 {TITLE:g})">{edges}{nodes}</g>'


def _box(node: Node) -> Size:
    return Size(max(map(len, node.texts)) * LETTER + 2 * ROOM, len(node.texts) * ROW + 2 * ROOM - 5)


def _label_size(edge: Edge) -> Size:
    return Size(len(edge.label) * LETTER + 6, ROW) if edge.label else Size(0, 0)


def _node(node: Node, box: Size, place: Place, keys: Keys) -> str:
    left, top = place.x - box.width / 2, place.y - box.height / 2
    group = f" g{node.group % GROUPS}" if node.group >= 0 else ""
    rows = "".join(
        f'<text class="{"first" if text[0] == "^" or "^" in text else "more"}" x="{place.x:.1f}" '
        f'y="{top + ROOM + 7 + i * ROW:.1f}" text-anchor="middle">{escape(text)}</text>'
        for i, text in enumerate(node.texts)
    )
    box_text = f'<rect x="{left:.1f}" y="{top:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="6"/>'
    return f'<g class="node {node.kind}{group}"{_coupling(node.lines, keys)}>{box_text}{rows}{_tool_tip(node)}</g>'


def _tool_tip(node: Node) -> str:
    return f"<title>{escape(', '.join(node.texts))}</title>"


def _coupling(lines: tuple[Line, ...], keys: Keys) -> str:
    return f' data-l="{escape(keys(lines), quote=True)}"' if lines else ""


def _edge(edge: Edge, found: Drawing, i: int, box: Size, number: dict[str, int], keys: Keys) -> str:
    place, label = found.places[number[edge.source]], found.labels[i]
    if edge.source == edge.goal:
        x, y = place.x + box.width / 2, place.y
        path = f"M{x:.1f} {y - 9:.1f}C{x + LOOP:.1f} {y - 16:.1f} {x + LOOP:.1f} {y + 16:.1f} {x:.1f} {y + 9:.1f}"
        text = f'<text x="{x + LOOP - 4:.1f}" y="{y + 4:.1f}">{escape(edge.label)}</text>'
    else:
        path = _curve(found.bends[i])
        text = _label(edge, label) if edge.label and label is not None else ""
    tip = f'marker-end="url(#tip-{edge.kind})"'
    return f'<g class="edge {edge.kind}"{_coupling(edge.lines, keys)}><path d="{path}" {tip}/>{text}</g>'


def _label(edge: Edge, place: Place) -> str:
    size = _label_size(edge)
    back = (
        f'<rect class="label" x="{place.x - size.width / 2:.1f}" y="{place.y - ROW / 2:.1f}" '
        f'width="{size.width:.1f}" height="{ROW:.1f}"/>'
    )
    text = f'<text x="{place.x:.1f}" y="{place.y + 4:.1f}" text-anchor="middle">{escape(edge.label)}</text>'
    return back + text


def _curve(points: tuple[Place, ...]) -> str:
    """A curve through all points, which is vertical at each."""
    path = f"M{points[0].x:.1f} {points[0].y:.1f}"
    for a, b in pairwise(points):
        y = (a.y + b.y) / 2
        path += f"C{a.x:.1f} {y:.1f} {b.x:.1f} {y:.1f} {b.x:.1f} {b.y:.1f}"
    return path
