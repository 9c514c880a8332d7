"""The page of `emc watch`: the packets of a window, the overview of the whole run, the network, and the source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from emc.ir.module import Module
from emc.machine import Run
from emc.source import LIBRARY, NOWHERE, Span
from emc.views.faults import visible
from emc.views.frame import colours, embedded, fill, painted, scripts
from emc.views.heading import Heading
from emc.views.show.colours import paint
from emc.views.trace import Timeline
from emc.views.trace.events import events, page_data
from emc.views.watch import recording

HERE = Path(__file__).parent
SCRIPTS = ("marks.js", "places.js", "board.js", "heat.js", "panels.js", "clock.js", "events.js", "page.js")
Texts = Callable[[str], str | None]


def page(made: Timeline, run: Run, module: Module, heading: Heading, texts: Texts, command: str, link: str = "") -> str:
    """The text of the page. made: the time line of `run`, which was recorded and counted for an overview. texts: a
    function that gives the text of a file, or None. command: what makes the page of another window, whose cycles take
    the place of `{first}` and `{last}`. link: the address that opens the program in the playground; "": none."""
    found = events(made)
    files = _files(heading.program, found[1], module, texts)
    data = {
        **page_data(made, module, heading, files, found),
        "command": command,
        "link": link,
        "network": recording.of_network(made, heading),
    }
    if run.overview is not None:
        data["overview"] = recording.of_overview(run.overview, heading.target.pes, made.cycles)
    pes = heading.target.pes
    return fill(
        (HERE / "page.html").read_text("utf-8"),
        title=escape(made.program),
        machine=escape(f"{made.machine}, {pes:,} PE{'s' * (pes != 1)}, {made.network}, {made.cycles:,} cycles"),
        style=colours() + (HERE / "page.css").read_text("utf-8"),
        source="".join(_source(i, name, texts(name) or "") for i, name in enumerate(files)),
        data=embedded(data),
        script=scripts((HERE.parent / "trace/recording.js", *(HERE / name for name in SCRIPTS))),
    )


def _files(program: str, spans: Sequence[Span], module: Module, texts: Texts) -> list[str]:
    """The files that the packets name and whose text is available: the program first, the library last."""
    first = [template.span.file for template in module.templates if not template.span.file.startswith(LIBRARY)]
    names = dict.fromkeys([*first, *(span.file for span in spans)])
    names.pop(NOWHERE.file, None)
    known = [name for name in names if texts(name) is not None]
    return sorted(known, key=lambda name: (name.startswith(LIBRARY), name != program))


def _source(index: int, name: str, text: str) -> str:
    """A file with a row for each line; files of the library are closed at first."""
    lines = [visible(line) for line in text.removesuffix("\n").split("\n")]
    rows = "".join(
        f'<div class="row" data-l="{index}-{n}"><i>{n}</i><b></b><code>{painted(line)}</code></div>\n'
        for n, line in enumerate(paint(lines, "ir" if name.endswith(".emir") else "emc"), 1)
    )
    opened = "" if name.startswith(LIBRARY) else " open"
    return f"<details{opened}><summary>{escape(name)}</summary>{rows}</details>"
