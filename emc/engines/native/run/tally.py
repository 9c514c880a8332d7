"""Options.profile: the counts of the kernel and its threads, in the form that both engines share (Counts)."""

from __future__ import annotations

from typing import Any

from emc.engines.native.codegen.counting import Area
from emc.engines.native.run.machine import Machine
from emc.machine.rules.dispatch import serving
from emc.machine.tally import Counts, Entry, Last, Paid, Ran, Sent, Services, Wait
from emc.target import NORMAL, SEGMENT_CELLS


class Requests(Services):
    """The requests for which the kernel returns."""

    def __init__(self) -> None:
        super().__init__()
        self.replies: list[tuple[int, bool]] = []  # (operation that asked, whether the reply left the PE)

    def came(self, record: Any, spill: int) -> None:
        """Counts a request. record: the kernel's; spill: cycles that the PE paid for spilled packets before it."""
        self.asked(record.host_pe, record.host_origin, spill, record.host_start)

    def answered(self, record: Any) -> None:
        """Counts the reply to the request."""
        self.served(record.host_pe, serving(record, record.host_service))
        if record.host_data:
            self.replies.append((record.host_origin, record.host_data >> record.address_bits != record.host_pe))


def counts(machine: Machine, area: Area, requests: Requests) -> Counts:
    """The counts of a run, so far."""
    words = machine.counts[:]
    threads, beside = words[: area.size], words[area.size :]
    sent = Sent(*(list(map(sum, zip(area.sent(threads, k), area.sent(beside, k), strict=True))) for k in range(4)))
    for origin, far in requests.replies:
        sent.replies[origin] += 1
        sent.far_replies[origin] += far
    templates = len(machine.program.names) + 1
    entries = {
        _entry(place, templates): Paid(one.packets, one.spill, one.gap)
        for place, one in enumerate(machine.entries)
        if one.packets
    }
    first = templates * SEGMENT_CELLS
    decoding = {kind: one.decoding for kind, one in enumerate(machine.entries[first:]) if one.decoding}
    lasts = [
        Last(
            _entry(one.entry, templates),
            *(one.taken, one.spill, one.gap, pe.started, pe.busy),
            *(one.waited, one.matched, one.gapped),
        )
        for one, pe in zip(machine.lasts, machine.pes, strict=True)
    ]
    return Counts(
        _ran(threads, area),
        _ran(beside, area),
        decoding,
        sent,
        entries,
        {
            number: Wait(one.times, one.cycles, one.network, one.queue)
            for number, one in enumerate(machine.waits)
            if one.times
        },
        lasts,
        requests,
        [one.unit_free for one in machine.units],
    )


def _entry(place: int, templates: int) -> Entry:
    template, cell = divmod(place, SEGMENT_CELLS)
    if template >= templates:
        return 0, place - templates * SEGMENT_CELLS
    return (template, cell) if template else (0, NORMAL)


def _ran(words: list[int], area: Area) -> Ran:
    cuts = zip(words[area.cuts :: 2], words[area.cuts + 1 :: 2], strict=True)
    return Ran(words[area.first_block : area.cuts], [(op, cycles) for op, cycles in cuts if op])
