"""Collects the data of Options.record, Options.profile and Options.overview: what packets did, and where the cycles
went.

The machine reports to a `Watch` each packet that it takes and what that packet did. A run without these options has no
Watch. Threads count their own blocks (threads.py), up to the cycle at which the run ends, if it is known.
"""

from __future__ import annotations

from collections.abc import Sequence

from emc.engines.reference.core import Core
from emc.engines.reference.entry import Entry
from emc.engines.reference.state import Activation, Flight, Pe, Sent
from emc.engines.trapped import Trapped
from emc.ir.numbers import DivisionByZero, u32
from emc.machine import tally
from emc.machine.overview import Counting, Overview, overview
from emc.machine.rules.overview import taken, worked
from emc.machine.rules.watch import charge, waited
from emc.machine.run import Dispatched, Does
from emc.target import HOST, NORMAL, SEGMENT, WORD


class Watch:
    """The records of one machine. until: the cycle up to which blocks are counted."""

    def __init__(self, machine: Core, until: int):
        self.machine = machine
        self.until = until
        self.window = machine.options.window
        self.noted = False
        program = machine.program
        self.blocks, self.blocks_beside = [0] * program.blocks, [0] * program.blocks  # runs by block
        self.cuts: list[tuple[int, int]] = []
        self.cuts_beside: list[tuple[int, int]] = []
        self.bypassing = False
        self.lasts: dict[int, tally.Last] = {}
        self.entries: dict[tally.Entry, tally.Paid] = {}
        self.services = tally.Services()
        self.waits: dict[int, tally.Wait] = {}
        self.decoding: dict[int, int] = {}
        self.counting = Counting(machine.target.pes) if machine.options.overview else None
        if self.counting is not None:
            machine.overview = self.overview
        self.packets = tally.Sent(*([0] * (program.plain[-1] + 1) for _ in range(4)))

    # ---- a packet is taken

    def taken(self, pe: Pe, packet: Flight) -> None:
        """Counts a packet that is taken in this cycle, before the PE pays for anything."""
        self._note(pe, packet)
        self._count(pe, packet)
        machine = self.machine
        last = self.lasts.setdefault(pe.number, tally.Last())
        last.entry = self._entry(pe, packet)
        entry = self.entries.setdefault(last.entry, tally.Paid())
        special, matching = packet.type > HOST, self._is_matching(pe, packet)
        charge(pe, pe, machine.numbers, last, entry, machine.now, packet.left, special, matching)

    def _entry(self, pe: Pe, packet: Flight) -> tally.Entry:
        if packet.type != NORMAL:
            return 0, packet.type
        entries = self._entries(pe, packet)
        if not entries:
            return 0, NORMAL
        return next(iter(entries.values())).template + 1, packet.address % SEGMENT // WORD

    def _entries(self, pe: Pe, packet: Flight) -> dict[int, Entry]:
        return self.machine.entries_at(pe, packet.address)

    def _is_matching(self, pe: Pe, packet: Flight) -> bool:
        entry = self._entries(pe, packet).get(packet.address % SEGMENT // WORD) if packet.type == NORMAL else None
        return entry is not None and entry.matching

    def _note(self, pe: Pe, packet: Flight) -> None:
        """Decides whether the packet is recorded."""
        self.noted = self.machine.options.record and self.window.wants(pe.number, packet.left)
        if self.noted and len(self.machine.trace) >= self.window.most:
            self.machine.lost += 1
            self.noted = False

    def _count(self, pe: Pe, packet: Flight) -> None:
        """Counts the packet for an overview."""
        m = self.counting
        if m is not None:
            taken(m.cells, m.pairs, m, packet.source, pe.number, packet.arrived, self.machine.now)

    def goes_on(self, activation: Activation, packet: Flight) -> None:
        """Counts the wait of an activation that continues with that packet. The packet is taken in this cycle."""
        if activation.waiting is not None:
            number, since = activation.waiting
            activation.waiting = None
            row = self.waits.setdefault(self._plain(number), tally.Wait())
            waited(row, since, packet.left, packet.arrived, self.machine.now)

    # ---- and what it did

    def done(self, does: Does, pe: Pe, packet: Flight, start: int, end: int, entry: Entry | None) -> None:
        """Records the packet when the PE is done with it."""
        if self.counting is not None and does != "beside":
            worked(self.counting.cells, self.counting, pe.number, self.machine.now, end)
        if self.noted and self.window.holds(self.machine.now, end):
            self.machine.trace.append(self._row(does, pe, packet, start, end, entry))

    def _row(self, does: Does, pe: Pe, packet: Flight, start: int, end: int, entry: Entry | None) -> Dispatched:
        machine = self.machine
        return Dispatched(
            does,
            pe.number,
            packet.left,
            packet.arrived,
            machine.now,
            start,
            end,
            "" if entry is None else machine.module.templates[entry.template].name,
            "" if entry is None else entry.block.label,
            machine.type_names[packet.type],
            packet.source,
            u32(packet.address),
            u32(packet.data),
            machine.places[packet.origin].span,
        )

    def bypassed(self, pe: Pe, packet: Flight, start: int, end: int, entry: Entry) -> None:
        """Records an access that bypassed the running thread."""
        self._note(pe, packet)
        self._count(pe, packet)
        self.done("beside", pe, packet, start, end, entry)

    def beside(self, pe: Pe, packet: Flight, begin: int) -> None:
        """Records that the PE serves an access beside its thread: it decodes the packet from cycle `begin` on, then
        runs the handler."""
        decoding = max(0, min(self.machine.numbers.decode, self.until - begin))
        self.decoding[packet.type] = self.decoding.get(packet.type, 0) + decoding
        self.bypassing = True
        pe.counts = self.blocks_beside

    def thread_again(self, pe: Pe) -> None:
        """Records that the PE goes back to its thread."""
        self.bypassing = False
        pe.counts = self.blocks

    def asked(self, pe: Pe, packet: Flight, start: int) -> None:
        """Counts a request to the host."""
        self.services.asked(pe.number, self._plain(packet.origin), self.lasts[pe.number].spill, start)

    def served(self, pe: Pe, packet: Flight, start: int, end: int) -> None:
        """Counts and records the host's answer to a request."""
        self.services.served(pe.number, end - start)
        self.done("service", pe, packet, start, end, None)

    def sent(self, source: int, out: Sequence[Sent], origin: int) -> None:
        """Counts the packets of a thread of PE `source`, or of a handler that runs for operation `origin`."""
        packets = self.packets
        for _, _, goal, _, _, op in out:
            number = self._plain(origin or op)
            (packets.replies if origin else packets.own)[number] += 1
            if goal != source:
                (packets.far_replies if origin else packets.far)[number] += 1

    def _plain(self, op: int) -> int:
        return self.machine.program.plain[op]

    # ---- blocks that are not completed

    def cut(self, op: int, cycles: int) -> None:
        """Counts a block in which the run ends, `cycles` cycles after the block's start, at that operation."""
        if cycles > 0:
            (self.cuts_beside if self.bypassing else self.cuts).append((self._plain(op), cycles))

    def trapped(self, entry: Entry, op: int, cycle: int, error: Trapped | DivisionByZero) -> None:
        """Counts a block in which a thread trapped: at that operation, or before it if `op` is a check."""
        if not op or (isinstance(error, Trapped) and error.kind == "out of cycles"):  # at the end of a counted block
            return
        program = self.machine.program
        template = program.module.templates[entry.template]
        firsts = program.firsts[entry.template]
        label = max((name for name in firsts if firsts[name] <= op), key=firsts.__getitem__)
        block = next(block for block in template.blocks if block.label == label)
        is_check = program.plain[op] == program.plain[min(op + 1, len(program.plain) - 1)]  # its operation follows
        number = self._plain(op) - self._plain(firsts[label])
        done = sum(program.prices.each(template, block.ops)[: number + (not is_check)])
        self.cut(op, min(done, self.until - (cycle - done)))

    # ---- the end

    def overview(self, cycles: int) -> Overview:
        """The counts of Options.overview, up to that cycle."""
        m = self.counting
        assert m is not None
        return overview(m, m.cells, m.pairs, cycles)

    def counts(self) -> tally.Counts:
        """Everything that was counted."""
        machine = self.machine
        for number, pe in machine.pes.items():
            last = self.lasts.setdefault(number, tally.Last())
            last.started, last.busy = pe.started, pe.busy
        return tally.Counts(
            tally.Ran(self.blocks, self.cuts),
            tally.Ran(self.blocks_beside, self.cuts_beside),
            self.decoding,
            self.packets,
            self.entries,
            self.waits,
            [self.lasts.get(number, tally.Last()) for number in range(machine.target.pes)],
            self.services,
            [machine.pes[number].unit_free if number in machine.pes else 0 for number in range(machine.target.pes)],
        )
