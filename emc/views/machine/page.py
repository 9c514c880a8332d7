"""The page of a machine: heading, drawings, and a table of values for each section of its file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape

from emc.machine import Description
from emc.machine.description import sections, wired_as
from emc.views.machine import network, node

STYLE = """
:root { color-scheme: light dark; --ink: #1c2330; --paper: #fff; --faint: #5b6470; --rule: #d5dae1; --band: #f4f6f9;
  --pe: #dbe9f8; --bare: #efe3f7; --line: #7d93ad }
@media (prefers-color-scheme: dark) { :root { --ink: #dfe4ec; --paper: #15181d; --faint: #9aa3b2; --rule: #333a45;
  --band: #1d2229; --pe: #1f3a57; --bare: #3c2b4c; --line: #6f87a3 } }
* { box-sizing: border-box } body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 0 auto; max-width: 1280px; padding: 1rem }
h1, p { overflow-wrap: anywhere }
h1 { font-size: 1.35rem; margin: .2rem 0 } h2 { font-size: 1.05rem; margin: 1.6rem 0 .5rem }
p { margin: .3rem 0; color: var(--faint) } .scroll { overflow-x: auto }
table { border-collapse: collapse } th, td { padding: .15rem .6rem; text-align: left; vertical-align: top }
th { border-bottom: 1px solid var(--rule) } tbody tr:nth-child(even) { background: var(--band) }
td.value { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
td.source { color: var(--faint) }
svg text { font: 10px system-ui, sans-serif; text-anchor: middle; fill: var(--ink) }
svg rect { fill: var(--pe); stroke: var(--line) } .bare rect { fill: var(--bare) }
.link { stroke: var(--line); fill: none; stroke-width: 1.2 } .far { stroke-dasharray: 3 3; opacity: .7 }
.node rect { fill: var(--band) } .node text { text-anchor: start; font-size: 12px } .node .title { font-weight: 600 }
.wire { stroke: var(--line); stroke-width: 2 }
"""


def page(machine: Description) -> str:
    """The whole page."""
    wired = wired_as(machine.network, machine.machine.pes)
    head = f"{machine.machine.pes} PEs at {machine.clock.hertz / 1e6:g} MHz, {wired.describe()}"
    name = escape(machine.name)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{name}</h1><p>{escape(head)}</p>"
        f'<h2>Network</h2><div class="scroll" tabindex="0">{network.drawing(wired)}</div>'
        f'<h2>A node</h2><div class="scroll" tabindex="0">{node.drawing(machine, wired)}</div>'
        f"{''.join(_sections(machine))}</main></body></html>\n"
    )


def _sections(machine: Description) -> Iterator[str]:
    sources = dict(machine.sources)
    for section, keys in sections(machine):
        rows = "".join(
            f"<tr><td>{key}</td><td class=value>{escape(_value(value))}</td>"
            f"<td class=source>{escape(sources.get(f'{section}.{key}', 'the default'))}</td></tr>"
            for key, value in keys
        )
        yield (
            f"<h2>{section}</h2><table><thead><tr><th>key</th><th>value</th><th>source</th></tr></thead>"
            f"<tbody>{rows}</tbody></table>"
        )


def _value(value: object) -> str:
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else json.dumps(value)
