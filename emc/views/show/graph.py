"""The threads of a function as a graph: nodes are threads; edges are packets that start threads, and control.

A node is what the packet of one entry starts: all blocks that only its thread runs. Blocks that the threads of several
entries run are a node of their own, with thin control edges to it. A request and its reply are one edge, from the
thread that requests to the thread that the reply starts. So are a call and its result. A packet without a reply leads
to a node for its handler. The caller of the function is a node, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emc.dataclass import dataclass
from emc.ir.flow import successors
from emc.ir.module import Template
from emc.views.show.coupling import Line, lines_of
from emc.views.show.lengths import length, reachable
from emc.views.show.program import ShownProgram, display_name, function_of, plain
from emc.views.show.sends import Send, Start, sends

CALL, BACK = "called", "back to the caller"  # the nodes of the caller, above and below
MOST_RUNS = 5  # ranges of lines that a node names at most


@dataclass(frozen=True, slots=True)
class Node:
    """One node of the graph."""

    name: str
    kind: str  # `thread`, `shared` (code of several threads) or `outside`
    group: int  # the number of its template among the drawn ones
    texts: tuple[str, ...]  # its content; the first one is its title
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """One edge of the graph."""

    source: str
    goal: str
    kind: str  # `packet` or `control`
    label: str
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Graph:
    title: str
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]


def graph(program: ShownProgram, function: str, templates: Sequence[Template]) -> Graph:
    """The graph of a function: its own template and those of its task blocks."""
    mine = [t for t in templates if function_of(t) == function]
    mine.sort(key=lambda t: (t.role == "block", program.module.templates.index(t)))
    maker = _Maker(program, mine)
    return Graph(function, tuple(maker.nodes), tuple(maker.merged()))


class _Maker:
    def __init__(self, program: ShownProgram, templates: Sequence[Template]):
        self.program = program
        self.nodes: list[Node] = []
        self.edges: list[Edge] = []
        self.home: dict[tuple[str, str], str] = {}  # (template, label) -> the node's name
        self.names = {display_name(t) for t in templates}
        for group, template in enumerate(templates):
            self.add_threads(group, template, len(templates) > 1)
        found = [(t, sends(program, t)) for t in templates]
        self.joins = self.joined([s for _, each in found for s in each])
        for template, each in found:
            self.add_caller(template)
            self.add_control(template)
            for send in each:
                self.add_packets(template, send)

    # ---- nodes

    def add_threads(self, group: int, template: Template, several: bool) -> None:
        owners: dict[str, list[str]] = {}
        for block in template.blocks:
            for label in reachable(template, block.label) if block.entry else ():
                owners.setdefault(label, []).append(block.label)
        groups: dict[tuple[str, ...], list[str]] = {}
        for block in template.blocks:
            if block.label in owners:
                groups.setdefault(tuple(owners[block.label]), []).append(block.label)
        for labels in groups.values():
            self.add_thread(group, template, labels, several)

    def add_thread(self, group: int, template: Template, labels: list[str], several: bool) -> None:
        blocks = [b for b in template.blocks if b.label in labels]
        entries = [b for b in blocks if b.entry is not None]
        lines = tuple(dict.fromkeys(line for b in blocks for op in b.ops for line in lines_of(op.span)))
        first = (entries or blocks)[0]
        matching = [b.label for b in entries if template.role != "handler" and b.entry and len(b.entry.parameters) > 1]
        heads = [f"{'matching ' if b.label in matching else ''}^{b.label}" for b in (entries or blocks[:1])]
        texts = [plain(template.name)] * several
        texts += [*heads, *spoken(lines, template.span.file)]
        texts.append(f"{length(template, first.label, self.program.costs(template))} cycles")
        name = f"{display_name(template)} ^{first.label}"
        self.nodes.append(Node(name, "thread" if entries else "shared", group, tuple(texts), lines))
        for label in labels:
            self.home[display_name(template), label] = name

    def outside(self, name: str) -> str:
        if all(node.name != name for node in self.nodes):
            self.nodes.append(Node(name, "outside", -1, (name,), ()))
        return name

    # ---- edges

    def add_control(self, template: Template) -> None:
        for block in template.blocks:
            here = self.home.get((display_name(template), block.label))
            for after in successors(block) if here else ():
                there = self.home[display_name(template), after]
                if here is not None and there != here:
                    self.edges.append(Edge(here, there, "control", ""))

    def add_caller(self, template: Template) -> None:
        """Adds the caller, which starts a template from outside of the drawing."""
        if template.role == "block" and display_name(template) in self.joins:
            return
        start = next(b.label for b in template.blocks if b.entry is not None)
        label = "packet" if template.role == "handler" else "call" if template.role == "function" else "start a task"
        here = self.home[display_name(template), start]
        self.edges.append(Edge(self.outside(CALL), here, "packet", label, lines_of(template.span)))

    def add_packets(self, template: Template, send: Send) -> None:
        if self.program.traits(send.kind).ahead:
            return  # the packet that starts it comes later
        here, lines = self.home.get((display_name(template), send.label)), lines_of(send.span)
        if here is None:
            return
        for goal, label in self.goals(template, send):
            self.edges.append(Edge(here, goal, "packet", label, lines))

    def goals(self, template: Template, send: Send) -> Iterable[tuple[str, str]]:
        """The node and label of each thread that a packet starts, directly or by its answer."""
        inside = [s for s in send.starts if s.template in self.names]
        task = [s for s in inside if s.template != display_name(template) or send.what == "start a task"]
        if send.op.name in ("get", "get.at") and task and send.what == "start a task":
            return [(self.node(s), "start a task") for s in task]
        if send.kind != "normal" or send.op.name != "pkt":
            label = self.asking(send)
            answered = [(self.node(s), label) for s in send.replies]
            return answered or [(self.outside(self.receiver(send)), label)]
        found = [(self.node(s), send.what.rpartition(" or ")[2]) for s in inside]
        back = "result" in send.what or "join" in send.what or not inside
        return [*found, *(self.back(template, send) if back else ())]

    def back(self, template: Template, send: Send) -> Iterable[tuple[str, str]]:
        """The node and label of each thread that gets a result: the starters of this task, or the caller."""
        what = send.what.partition(" or ")[0]
        joined = self.joins.get(display_name(template), ()) if template.role == "block" else ()
        return [(self.node(s), what) for s in joined] or [(self.outside(BACK), what)]

    def joined(self, found: Iterable[Send]) -> dict[str, list[Start]]:
        """For each task block that is started here, the entries that its last packet starts."""
        joins: dict[str, list[Start]] = {}
        for send in found:
            for start in send.starts:
                if send.what == "start a task" and start.template in self.names:
                    known = joins.setdefault(start.template, [])
                    known += [r for r in send.replies if r not in known]
        return joins

    def node(self, start: Start) -> str:
        return self.home[start.template, start.label]

    @staticmethod
    def asking(send: Send) -> str:
        called = next((plain(s.template) for s in send.starts if s.template and send.kind == "normal"), "")
        return f"{send.what} {called}".rstrip() if send.kind == "normal" else f"{plain(send.kind)}, {send.to}"

    @staticmethod
    def receiver(send: Send) -> str:
        if send.kind == "normal":
            return next((plain(s.template) for s in send.starts if s.template), "another activation")
        return f"handler {plain(send.kind)}"

    def merged(self) -> Iterable[Edge]:
        """The edges. Edges that look the same are merged into one with a count."""
        alike: dict[tuple[str, str, str, str], list[Edge]] = {}
        for edge in self.edges:
            alike.setdefault((edge.source, edge.goal, edge.kind, edge.label), []).append(edge)
        for (source, goal, kind, label), each in alike.items():
            lines = tuple(dict.fromkeys(line for edge in each for line in edge.lines))
            many = f"{label} × {len(each)}" if len(each) > 1 and kind == "packet" else label
            yield Edge(source, goal, kind, many, lines)


def spoken(lines: Iterable[Line], file: str) -> list[str]:
    """Short text for the lines of one file: `lines 3-5, 9`."""
    numbers = sorted({n for name, n in lines if name == file})
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][1] + 1:
            runs[-1][1] = n
        else:
            runs.append([n, n])
    words = [str(a) if a == b else f"{a}-{b}" for a, b in runs]
    words = words if len(words) <= MOST_RUNS else [*words[: MOST_RUNS - 1], f"... {words[-1]}"]
    return [f"line{'s' * (len(numbers) > 1)} {', '.join(words)}"] if numbers else []
