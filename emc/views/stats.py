"""A Run as JSON, for `--stats`: the figures of the whole machine, then arrays with one number for each PE.

Units are in the names: `_cycles`, `_us`, `_packets`, `_bytes`. The same run gives the same bytes. `schema` is increased
by one when a key is removed or changes its meaning; new keys may be added at any time.
"""

from __future__ import annotations

import json

from emc.machine import Run
from emc.machine.counters import Counters, Link, Served
from emc.machine.description import network_of
from emc.machine.region import Region
from emc.machine.run import Real
from emc.views import waits
from emc.views.heading import Heading

SCHEMA = 1


def stats(run: Run, heading: Heading) -> dict[str, object]:
    """The figures as plain values, in the order in which they are written."""
    if run.real is not None:
        return _real(run, run.real, heading)
    return {
        "schema": SCHEMA,
        "program": heading.program,
        "machine": heading.description.name,
        "pes": heading.target.pes,
        "rows": heading.target.rows,
        "cols": heading.target.cols,
        "memory_bytes": heading.target.memory,
        "network": heading.network,
        "engine": heading.engine,
        "cycles": run.cycles,
        "time_us": heading.description.clock.microseconds(run.cycles),
        "exit_status": run.status,
        "trap": None if run.trap is None else run.trap.line,
        "packets_total": run.packets,
        "packets": by_type(run.counters),
        "per_pe": _arrays(run.counters),
        **_more(run.counters, run.interfaces, run.links, heading),
        **({"region": _region(run.region, heading)} if run.region is not None else {}),
    }


def _more(
    counters: tuple[Counters, ...], interfaces: tuple[Served, ...], links: tuple[Link, ...], heading: Heading
) -> dict[str, object]:
    """The figures that only some machines have."""
    has_engines = any(c.engines for c in counters)
    return {
        **({"engines": _engines(counters)} if has_engines else {}),
        **({"interfaces": _interfaces(interfaces)} if interfaces else {}),
        **({"links": _links(links, heading)} if has_engines else {}),
    }


def _region(region: Region, heading: Heading) -> dict[str, object]:
    """The same figures of the measured part, without those that can't be had for a part of a run."""
    done = region.figures
    return {
        "parts": len(region.parts),
        "begin_cycle": region.parts[0][0],
        "end_cycle": region.parts[-1][1],
        "ended": not region.is_open,
        "cycles": done.cycles,
        "time_us": heading.description.clock.microseconds(done.cycles),
        "packets_total": done.packets,
        "packets": by_type(done.counters),
        "per_pe": {name: numbers for name, numbers in _arrays(done.counters).items() if "_high" not in name},
        **_more(done.counters, done.interfaces, done.links, heading),
    }


def _real(run: Run, real: Real, heading: Heading) -> dict[str, object]:
    """The figures of a run without simulated time."""
    return {
        "schema": SCHEMA,
        "program": heading.program,
        "machine": heading.description.name,
        "pes": heading.target.pes,
        "memory_bytes": heading.target.memory,
        "engine": heading.engine,
        "real_s": real.seconds,
        "code_improved": real.improved,
        "exit_status": run.status,
        "trap": None if run.trap is None else run.trap.line,
        "packets_total": run.packets,
        "ranks": real.ranks,
        "packets_between_ranks": real.far,
        "packets_in_shared_memory": real.near,
        "messages": real.messages,
        "messages_bytes": real.bytes,
        **({} if run.waits is None else {"waits": waits.record(run.waits)}),
    }


def text(run: Run, heading: Heading) -> str:
    """The JSON text, with its final newline."""
    return json.dumps(stats(run, heading), indent=2) + "\n"


def rows(counters: tuple[Counters, ...]) -> list[dict[str, int]]:
    """The figures of `per_pe` as a table: one row for each PE, with its number as `pe`."""
    arrays = _arrays(counters)
    return [{"pe": pe} | {name: column[pe] for name, column in arrays.items()} for pe in range(len(counters))]


def _engines(counters: tuple[Counters, ...]) -> list[dict[str, int]]:
    """A row for each engine."""
    return [
        {
            "pe": c.pe,
            "engine": number,
            "commands": one.commands,
            "sent_bytes": one.sent,
            "received_bytes": one.received,
            "sending_cycles": one.sending,
            "receiving_cycles": one.receiving,
            "commands_left": one.left,
        }
        for c in counters
        for number, one in enumerate(c.engines)
    ]


def _interfaces(served: tuple[Served, ...]) -> list[dict[str, int]]:
    """A row for each network interface."""
    return [
        {
            "interface": number,
            "handlers_run": one.handlers,
            "busy_cycles": one.busy,
            "moving_cycles": one.moving,
            "sending_cycles": one.sending,
            "receiving_cycles": one.receiving,
            "fetched_bytes": one.fetched,
            "stored_bytes": one.stored,
            "sent_bytes": one.sent,
            "received_bytes": one.received,
            "sent_packets": one.packets,
        }
        for number, one in enumerate(served)
    ]


def _links(links: tuple[Link, ...], heading: Heading) -> list[dict[str, int | str]]:
    """A row for each link that carried packets of block transfers."""
    wired = network_of(heading.description, heading.target)
    return [
        {
            "switch": link.switch,
            "port": wired.port_name(link.switch, link.output),
            "moved_bytes": link.moved,
            "busy_cycles": link.busy,
        }
        for link in links
    ]


def by_type(counters: tuple[Counters, ...]) -> dict[str, int]:
    """The number of packets that the whole machine has sent, by the name of their type."""
    total: dict[str, int] = {}
    for pe in counters:
        for name, n in pe.sent:
            name = name.partition("@")[0]  # `static` packet types of several files with one name are counted together
            total[name] = total.get(name, 0) + n
    return dict(sorted(total.items()))


def _arrays(counters: tuple[Counters, ...]) -> dict[str, list[int]]:
    return {
        "busy_cycles": [c.busy for c in counters],
        "dispatch_cycles": [c.dispatch for c in counters],
        "spilling_cycles": [c.spilling for c in counters],
        "idle_cycles": [c.idle for c in counters],
        "threads_run": [c.threads for c in counters],
        "sent_packets": [c.packets_sent for c in counters],
        "received_packets": [c.packets_received for c in counters],
        "stored_packets": [c.stored for c in counters],
        "matches": [c.matches for c in counters],
        "spilled_packets": [c.spills for c in counters],
        "held_packets": [c.held for c in counters],
        "bypassed_packets": [c.bypassed for c in counters],
        "bypass_cycles": [c.bypassing for c in counters],
        "queue_high_packets": [c.queue_high for c in counters],
        "switch_high_packets": [c.switch_high for c in counters],
        "frames_high": [c.frames_high for c in counters],
        "frame_memory_high_bytes": [c.frame_bytes for c in counters],
    }
