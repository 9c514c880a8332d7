"""Inclusive times as a call tree: which function started which, and what all that it started cost.

The tree is made from packets. An *activation* is a function, task block or handler at work in one frame. It is started
by the thread that sent the packet to its first entry (of a handler: its packet). Then

    own        cycles of PEs that the activation's threads took, with their dispatch and the host's services
    inclusive  its own cycles, and those of all activations that it started, and that these started, on all PEs

These are cycles of work, not of waiting: PEs that work at the same time add up. An answer to an activation that waits
belongs to this activation, whoever sent it. Activations of one name that were started by activations of one name are
one node. A function that is started by itself, also indirectly, belongs to the node of the first one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from emc.ir.module import Module
from emc.machine import Run
from emc.machine.packets import Packets, of
from emc.machine.run import DOES
from emc.target import SEGMENT
from emc.views.profile.called import Called
from emc.views.trace.senders import Senders, numbered
from emc.views.traps import plain

ROOT = 0  # the node of what started the program
LATE = 1 << 16  # cycles that a packet may be under way, unless some took longer
OPERAND, SERVICE, BESIDE = (DOES.index(name) for name in ("operand", "service", "beside"))
_FRAME = SEGMENT.bit_length() - 1


class Calls:
    """Builds the tree from parts of a trace, in order. since: the cycle from which work and activations count."""

    def __init__(self, module: Module, since: int = 0):
        self.since = since
        self.first = {t.name: next(b.label for b in t.blocks if b.entry is not None) for t in module.templates}
        self.handlers = {t.name for t in module.templates if t.role == "handler"}
        self.senders = Senders()
        self.count, self.longest = 0, LATE
        self.names, self.parents = [""], [ROOT]
        self.times, self.own = [0], [0]
        self.children: dict[tuple[int, str], int] = {}
        self.frames: dict[tuple[int, int], int] = {}  # PE and frame -> the node of the activation there
        self.nodes: dict[int, int] = {}  # of packets that may have sent others
        self.ends: list[tuple[int, int]] = []  # of threads that may last longer than the run: the end, the node
        self.entries: Sequence[tuple[str, str]] = ()
        self.known: dict[int, tuple[str, bool, bool]] = {}  # by entry: its name; whether it is the first one, a handler

    def add(self, packets: Packets) -> None:
        """Adds packets. They were taken after the packets that were added before."""
        if packets.entries is not self.entries:
            self.entries, self.known = packets.entries, {}
        rows = numbered(packets.rows, self.count + 1)
        self.count += len(rows)
        self.senders.add(rows)
        senders = self.senders.of(rows).tolist()
        now, since = int(rows["taken"][-1]), self.since
        self.longest = max(self.longest, 2 * int((rows["taken"] - rows["left"]).max()))
        self.ends = [one for one in self.ends if one[0] > now]
        columns = (rows[name].tolist() for name in ("number", "does", "pe", "address", "entry", "taken", "end"))
        for sender, number, does, pe, address, entry, taken, end in zip(senders, *columns, strict=True):
            begins = does != OPERAND and taken >= since
            node = self._node(self.nodes.get(sender, ROOT), does, pe, address >> _FRAME, entry, begins)
            self.nodes[number] = node
            if does != BESIDE:
                self.own[node] += max(0, end - max(taken, since))
                if end > now:
                    self.ends.append((end, node))
        self.senders.forget(now - self.longest)
        self.nodes = {number: self.nodes[number] for number in self.senders.rows["number"].tolist()}

    def end(self, run: Run) -> tuple[Called, ...]:
        """The tree of the whole run, which may have more packets."""
        if run.trace:
            self.add(of(run.trace))
        for end, node in self.ends:
            self.own[node] -= max(0, end - run.cycles)
        inclusive = list(self.own)
        for node in range(len(self.names) - 1, ROOT, -1):
            inclusive[self.parents[node]] += inclusive[node]
        below: dict[int, list[int]] = defaultdict(list)
        nodes = (node for node in range(1, len(self.names)) if inclusive[node] or self.times[node])
        for node in sorted(nodes, key=lambda one: (-inclusive[one], one)):
            below[self.parents[node]].append(node)
        found: list[Called] = []
        rest = [(one, 0) for one in reversed(below[ROOT])]
        while rest:
            node, depth = rest.pop()
            found.append(Called(self.names[node], depth, self.times[node], self.own[node], inclusive[node]))
            rest += ((one, depth + 1) for one in reversed(below[node]))
        return tuple(found)

    def _node(self, sender: int, does: int, pe: int, frame: int, entry: int, begins: bool) -> int:
        """The node for the work that a packet made the PE do. sender: the node of the thread that sent the packet.
        begins: whether an activation that begins counts."""
        if does == SERVICE:
            return sender
        name, is_first, is_handler = self.known.get(entry) or self._learn(entry)
        if is_handler:
            node = self._child(sender, name)
        elif is_first:
            node = self.frames[pe, frame] = self._child(sender, name)
        else:
            return self.frames.get((pe, frame), sender)
        self.times[node] += begins
        return node

    def _learn(self, entry: int) -> tuple[str, bool, bool]:
        template, label = self.entries[entry]
        found = self.known[entry] = plain(template), self.first[template] == label, template in self.handlers
        return found

    def _child(self, node: int, name: str) -> int:
        """The node with that name among the nodes that a node started, or among those above it."""
        found = self.children.get((node, name))
        if found is not None:
            return found
        above = node
        while above != ROOT and self.names[above] != name:
            above = self.parents[above]
        if above == ROOT:
            above = len(self.names)
            self.names.append(name)
            self.parents.append(node)
            self.times.append(0)
            self.own.append(0)
        self.children[node, name] = above
        return above
