"""The page of `emc trace --html`: the time line of PEs, packet buffers, engines, network interfaces and links."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from emc.ir.module import Module
from emc.source import Span
from emc.views.frame import colours, embedded, fill, scripts
from emc.views.heading import Heading
from emc.views.trace.columns import Numbered, pack
from emc.views.trace.data import Timeline
from emc.views.trace.events import events, page_data

HERE = Path(__file__).parent
SCRIPTS = ("recording.js", "tracks.js", "chart.js", "page.js")
Texts = Callable[[str], str | None]


def page(made: Timeline, module: Module, heading: Heading, texts: Texts, link: str = "") -> str:
    """The text of the page. texts: a function that gives the text of a file, or None; the page quotes the lines that
    packets name. link: the address that opens the program in the playground; "": none."""
    found = events(made)
    data: dict[str, Any] = {
        **page_data(made, module, heading, [], found),
        "shown": list(made.pes),
        "units": list(made.units),
        "moves": _moves(made),
        "link": link,
        "code": _code(found[1], texts),
    }
    pes = heading.target.pes
    return fill(
        (HERE / "page.html").read_text("utf-8"),
        title=escape(made.program),
        machine=escape(f"{made.machine}, {pes:,} PE{'s' * (pes != 1)}, {made.network}, {made.cycles:,} cycles"),
        style=colours() + (HERE / "page.css").read_text("utf-8"),
        data=embedded(data),
        script=scripts(HERE / name for name in SCRIPTS),
    )


def _moves(made: Timeline) -> dict[str, Any]:
    """The work of engines, interfaces and links."""
    tracks = {place: number for number, place in enumerate(made.tracks)}
    places = Numbered()
    rows = made.moving
    return {
        "tracks": list(made.tracks.values()),
        "track": pack("I", (tracks[row.track, row.pe, row.unit] for row in rows)),
        "begin": pack("d", (row.begin for row in rows)),
        "end": pack("d", (min(row.end, made.cycles) for row in rows)),
        "size": pack("d", (row.size for row in rows)),
        "source": pack("I", (row.source for row in rows)),
        "goal": pack("I", (row.goal for row in rows)),
        "sent": pack("I", (places(f"{row.sent.file}:{row.sent.line}") for row in rows)),
        "places": list(places.numbers),
    }


def _code(spans: Sequence[Span], texts: Texts) -> list[str]:
    """The lines at these places, without their margin; "" where there is no text."""
    files = {file: (texts(file) or "").splitlines() for file in {span.file for span in spans}}
    return [lines[span.line - 1].strip() if 0 < span.line <= len(lines := files[span.file]) else "" for span in spans]
