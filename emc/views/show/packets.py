"""`emc show packets`: a line for each packet that a function sends.

22:56    read32 #12     remote read     PE of `A[i]`    handler read32, replies to ^value      2 + 1 + 5..5
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.ir.module import Template
from emc.views.show.coupling import HEAD, Part, Row, lines_of
from emc.views.show.lengths import length
from emc.views.show.program import ShownProgram, display_name, function_of, plain
from emc.views.show.sends import Send, Start, sends

COLUMNS = ("line", "packet", "what", "to", "starts", "make", "start", "run")


def packets(program: ShownProgram, templates: Sequence[Template]) -> list[Part]:
    """A part for each template: its threads' heads, and below each the packets of its blocks."""
    return [_part(program, t) for t in templates]


def _part(program: ShownProgram, template: Template) -> Part:
    found = sends(program, template)
    what = f"packets of {template.role} {plain(template.name)}: " + (f"{len(found)}" if found else "none")
    rows = [Row(what, lines_of(template.span), level=HEAD)]
    if found:
        cells = [COLUMNS, *(_cells(template, s) for s in found)]
        widths = [max(len(row[i]) for row in cells) for i in range(len(COLUMNS))]
        rows.append(Row("  " + _line(COLUMNS, widths), level=HEAD))
        for send, row in zip(found, cells[1:], strict=True):
            rows.append(Row("  " + _line(row, widths), lines_of(send.span), send.cycles))
    rows += [_thread(program, template, label) for label in _entries(template)]
    return Part(template.name, function_of(template), (*rows, Row("")))


def _entries(template: Template) -> list[str]:
    return [b.label for b in template.blocks if b.entry is not None]


def _thread(program: ShownProgram, template: Template, label: str) -> Row:
    """The heading of a thread: an entry, and how long its thread takes."""
    block = next(b for b in template.blocks if b.label == label)
    thread = program.description.thread
    matching = block.entry is not None and block.entry.cell > 0 and len(block.entry.parameters) > 1
    dispatch = thread.dispatch + (thread.link if template.role != "handler" else 0) + thread.matching * matching
    takes = length(template, label, program.costs(template))
    kind = "matching " if matching else ""
    text = f"  {kind}entry ^{label}: dispatch {dispatch}, thread {takes} cycles"
    return Row(text, tuple(dict.fromkeys(line for op in block.ops[:1] for line in lines_of(op.span))))


def _cells(template: Template, send: Send) -> tuple[str, ...]:
    kind = send.kind if send.number <= 1 else f"{send.kind} #{send.number}"
    return (
        f"{send.span.line}:{send.span.column}",
        kind,
        send.what,
        send.to,
        starting(template, send),
        str(send.cycles),
        f"{send.start}{'*' * send.besides}",
        str(send.run or "?"),
    )


def starting(template: Template, send: Send) -> str:
    """What the packet starts, and where its answer arrives."""
    starts = " or ".join(_title(template, s) for s in send.starts) or _unknown(send)
    starts += ", may wake a waiting thread" * send.wakes
    replies = " or ".join(_title(template, s) for s in send.replies)
    return f"{starts}, answers to {replies}" if replies else starts


def _unknown(send: Send) -> str:
    if send.kind == "host":
        return "the host"
    return "what waits there" if send.what in ("continuation", "call", "fork") else "the caller's entry"


def _title(template: Template, start: Start) -> str:
    matching = " (matching)" if start.matching else ""
    if start.template == display_name(template):
        return f"^{start.label}{matching}"
    if start.template.startswith("handler "):
        return start.template
    return f"@{plain(start.template)} ^{start.label}{matching}"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    numbers = len(COLUMNS) - 3
    shown = [c.ljust(w) if i < numbers else c.rjust(w) for i, (c, w) in enumerate(zip(cells, widths, strict=True))]
    return "  ".join(shown).rstrip()
