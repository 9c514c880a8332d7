"""The packets that a template sends: the source line, the type, the receiver, the threads that they start, and the
cost.

    send read32 %g, %k     ->  Send("read32", "remote read", "PE of `A[i]`", "handler read32", reply "^value", ...)

Costs come from the machine file: `cycles` for making the packet; `start` for its dispatch on arrival; `run` for the
thread that it starts, if that is known. The time in the network is not included.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from emc.dataclass import dataclass
from emc.ir.handlers import own
from emc.ir.module import Op, Template
from emc.ir.show import operand
from emc.machine.units import unit_for, units_of
from emc.source import Span
from emc.views.faults import visible
from emc.views.show.lengths import Length, length
from emc.views.show.origins import (
    At,
    Caller,
    Code,
    Data,
    Element,
    Frame,
    Local,
    Me,
    Origin,
    Origins,
    Own,
    OwnEntry,
    Word,
)
from emc.views.show.program import ShownProgram, display_name

KINDS = {"pkt": "pkt", "get": "get", "get.at": "get", "send": "special", "ni.send": "special", "ni.ship": "special"}
LONGEST = 28  # characters of source text that name an address
_ASSIGNED = re.compile(r"\s*(?:<<|>>|[-+*/%&|^])?=(?!=)")


@dataclass(frozen=True, slots=True)
class Start:
    """A thread that a packet starts."""

    template: str  # "" if it is not known
    label: str
    matching: bool = False  # it waits there for a partner


@dataclass(frozen=True, slots=True)
class Send:
    """One packet that a template sends."""

    op: Op
    label: str  # of the block
    kind: str  # the packet type
    number: int  # of the packet type, on the machine
    what: str  # in one or two words
    to: str  # the PE
    starts: tuple[Start, ...]  # the threads that the packet may start; if none is known, the caller's
    replies: tuple[Start, ...]  # the threads that the answer starts
    cycles: int
    start: int
    run: Length | None
    besides: bool  # it is served while a thread runs
    wakes: bool = False  # its handler may start a thread that waits in memory

    @property
    def span(self) -> Span:
        return self.op.span


def sends(program: ShownProgram, template: Template) -> list[Send]:
    """All packets of a template, in the order of its text."""
    reader = _Reader(program, template)
    return [reader.send(block.label, op) for block in template.blocks for op in block.ops if op.name in KINDS]


def wakes(program: ShownProgram, kind: str) -> bool:
    """Whether the handler of that packet type may send to a continuation that it finds in memory."""
    handler = program.by_name.get(f"handler {kind}")
    if handler is None:
        return False
    origins = Origins(handler, program.traits)
    goals = [op.operands[0] for block in handler.blocks for op in block.ops if op.name == "pkt"]
    return any(isinstance(origin, Data) for goal in goals for origin in origins.of(goal))


class _Reader:
    def __init__(self, program: ShownProgram, template: Template):
        self.program = program
        self.template = template
        self.origins = Origins(template, program.traits)

    def send(self, label: str, op: Op) -> Send:
        make: Callable[[str, Op], Send] = getattr(self, KINDS[op.name])
        return make(label, op)

    def pkt(self, label: str, op: Op) -> Send:
        origins = self.origins.of(op.operands[0])
        starts = tuple(self.entries(origins))
        back = any(isinstance(origin, Caller | Word) for origin in origins)
        words = ["result" if self.template.role != "block" else "join"] * back
        words += ["to itself"] * bool(starts)
        to = ["the caller's PE" if self.template.role != "handler" else "the asking PE"] * back
        to += ["this PE"] * bool(starts)
        return self.normal(label, op, " or ".join(words) or "continuation", " or ".join(to) or "its PE", starts, ())

    def get(self, label: str, op: Op) -> Send:
        origins = self.origins.of(op.operands[0])
        starts = tuple(self.beginnings(origins))
        replies = tuple(self.entries(self.origins.of(op.operands[1])))
        called = [self.program.by_name.get(s.template) for s in starts]
        block = any(t is not None and t.role == "block" for t in called)
        remote = op.name == "get.at"
        if block:
            what = "start a task"
        else:
            what = "remote call" if remote and replies else "fork" if not replies and remote else "call"
        passed = any(isinstance(o, Caller) for o in self.origins.of(op.operands[1]))
        what = "tail call" if passed and not block and not remote else what
        return self.normal(label, op, what, self.whose(op, origins) if remote else "this PE", starts, replies)

    def normal(
        self, label: str, op: Op, what: str, to: str, starts: tuple[Start, ...], replies: tuple[Start, ...]
    ) -> Send:
        thread = self.program.description.thread
        begin = thread.dispatch + thread.link + thread.matching * any(s.matching for s in starts)
        run = self.run(starts) if len(starts) == 1 else None
        return Send(op, label, "normal", 0, what, to, starts, replies, self.cycles(op), begin, run, False)

    def special(self, label: str, op: Op) -> Send:
        description, kind = self.program.description, op.word
        traits = self.program.traits(kind)
        unit = unit_for(description, traits.width, traits.interface)
        starts = (Start(f"handler {kind}", self.first(f"handler {kind}")),) if kind != "host" else ()
        begin = 0 if kind == "host" else units_of(description)[unit].begin
        replies = tuple(self.entries(self.origins.asker(op)))
        to = "the host of this PE" if kind == "host" else self.whose(op, self.origins.of(op.operands[0]))
        to = "a network interface" if unit == "interface" else to
        return Send(
            op,
            label,
            kind,
            self.program.layout.types.get(kind, -1),
            f"{traits.what or kind} {own(kind) if traits.what else ''}".rstrip(),
            to,
            starts,
            replies,
            self.cycles(op),
            begin,
            self.run(starts) if starts else None,
            unit == "buffer",
            wakes(self.program, kind),
        )

    def cycles(self, op: Op) -> int:
        return self.program.costs(self.template)(op)

    def run(self, starts: tuple[Start, ...]) -> Length | None:
        template = self.program.by_name.get(starts[0].template)
        return length(template, starts[0].label, self.program.costs(template)) if template and starts[0].label else None

    def entries(self, origins: frozenset[Origin]) -> Iterator[Start]:
        """The entries of this activation among the origins of a continuation, in the order of the text."""
        labels = {o.label for o in origins if isinstance(o, OwnEntry)}
        for block in self.template.blocks:
            if block.label in labels and block.entry is not None:
                yield Start(display_name(self.template), block.label, len(block.entry.parameters) > 1)

    def beginnings(self, origins: frozenset[Origin]) -> Iterator[Start]:
        """The start entries of the frames among the origins."""
        for name in sorted({o.template for o in origins if isinstance(o, Frame) and o.template}):
            yield Start(name, self.first(name))

    def first(self, name: str) -> str:
        """The label of a template's start entry."""
        template = self.program.by_name.get(name)
        return next((b.label for b in template.blocks if b.entry is not None), "") if template else ""

    # ---- which PE

    def whose(self, op: Op, origins: frozenset[Origin]) -> str:
        """The PE of a global address, in words."""
        found = sorted({self.pe_of(op, origin) for origin in origins})
        return " or ".join(found) if found else f"PE of {operand(op.operands[0])}"

    def pe_of(self, op: Op, origin: Origin) -> str:
        match origin:
            case Own() | OwnEntry():
                return "this PE"
            case Caller() | Word():
                return "the caller's PE" if isinstance(origin, Caller) else "the PE that its word names"
            case Element(ref):
                return f"PE {self.element(ref.name, ref.element)}"
            case Frame(_, far=True):
                return "the PE of the new frame"
            case Frame():
                return "this PE"
            case At(pe) if isinstance(pe, int):
                return f"PE {pe}"
            case At(pe) if self.origins.of(pe) == frozenset[Origin]({Me()}):
                return "this PE"
            case Code() | Local():
                return "PE 0"  # the upper bits are zero, so they name PE 0
            case At(pe) if self.program.traits(op.word).answers == "frame" or not self.excerpt(op):
                return f"PE {operand(pe)}"
            case Data() | Me() | At():
                return self.excerpt(op) or f"PE of {operand(op.operands[0])}"

    def element(self, name: str, element: int) -> int:
        spread = next(d for d in self.program.module.data if d.name == name)
        return self.program.module.target.place(getattr(spread, "dims", ()), element)[0]

    def excerpt(self, op: Op) -> str:
        """The PE of the object that the source names, if the name is short; else ""."""
        text = source_of(self.program, op.span)
        text = _ASSIGNED.split(text)[0] if self.program.traits(op.word).fenced else text
        return f"PE of `{text}`" if 0 < len(text) <= LONGEST else ""


def source_of(program: ShownProgram, span: Span) -> str:
    """The source text of a span, if it is within one line; "" otherwise."""
    line = program.line(span)
    if line is None or span.end_line != span.line:
        return ""
    return visible(" ".join(line[span.column - 1 : span.end_column - 1].split()))
