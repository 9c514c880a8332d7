"""The packets of a time line as columns, which pages of runs have as data (recording.js).

Times of packets are differences, which compress well: `taken` to the packet before it, `wait` from `came` to `taken`,
`flight` from `left` to `came`, `cost` from `taken` to the first operation, `work` from there to the end. `sender` is
one more than the number of the packet that began the sending thread, and 0 if that is not known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from emc.ir.layout import bytes_here, is_on_interface, layout
from emc.ir.module import Datum, Module
from emc.machine.run import DOES
from emc.source import Span
from emc.views.heading import Heading
from emc.views.trace.columns import Numbered, fit, pack
from emc.views.trace.data import Slice, Timeline
from emc.views.traps import plain

Events: TypeAlias = "tuple[dict[str, Any], list[Span]]"


def events(made: Timeline) -> Events:
    """The packets of a time line, and the source lines that they name by number."""
    slices = made.slices
    names, lines, types = Numbered(), Numbered(), Numbered()
    spans: dict[object, Span] = {}

    def line(span: Span) -> int:
        spans.setdefault((span.file, span.line), span)
        return lines((span.file, span.line))

    rows = [one.row for one in slices]
    at = [0, *(row.taken for row in rows)]
    columns = {
        "taken": fit(row.taken - before for row, before in zip(rows, at, strict=False)),
        "wait": fit(row.taken - row.came for row in rows),
        "flight": fit(row.came - row.left for row in rows),
        "cost": fit(min(row.start, one.end) - row.taken for row, one in _pairs(slices)),
        "work": fit(max(0, one.end - row.start) for row, one in _pairs(slices)),
        "pe": fit(row.pe for row in rows),
        "source": fit(row.source for row in rows),
        "does": pack("B", (DOES.index(row.does) for row in rows)),
        "type": fit(types(plain(row.type)) for row in rows),
        "name": fit(names(_name(one)) for one in slices),
        "line": fit(line(one.span) for one in slices),
        "sent": fit(line(row.sent) for row in rows),
        "sender": fit(one.sender + 1 for one in slices),
        "address": fit(row.address for row in rows),
        "data": fit(row.data for row in rows),
    }
    tables = {"types": list(types.numbers), "names": list(names.numbers)}
    return {"count": len(rows), **columns, **tables}, [spans[key] for key in lines.numbers]


def page_data(made: Timeline, module: Module, heading: Heading, files: Sequence[str], found: Events) -> dict[str, Any]:
    """The data of a run for its pages. files: the files whose text is in the page. found: the result of `events`."""
    columns, spans = found
    return {
        "program": made.program,
        "pes": heading.target.pes,
        "hertz": made.hertz,
        "cycles": made.cycles,
        "first": made.first,
        "last": made.last,
        "untraced": made.untraced,
        "events": columns,
        "objects": objects(module),
        "files": files,
        "lines": [[files.index(span.file) if span.file in files else -1, span.line] for span in spans],
        "places": [f"{span.file}:{span.line}" for span in spans],
    }


def _pairs(slices: Iterable[Slice]) -> Iterator[tuple[Any, Slice]]:
    return ((one.row, one) for one in slices)


def _name(one: Slice) -> str:
    """The function or handler whose thread ran, with the entry at which it began."""
    return "host service" if one.row.does == "service" else plain(one.row.template)


def objects(module: Module) -> list[list[Any]]:
    """The static objects in PEs' memory: address, bytes, name."""
    lay = layout(module)
    return [
        [lay.addresses[one.name], bytes_here(one, module.target), plain(one.name), int(not isinstance(one, Datum))]
        for one in module.data
        if not is_on_interface(one)
    ]
