"""A profile as plain values, for `emc profile --json`. Names contain the units; without one, numbers are cycles.

`schema` is increased by one when a key is removed or changes its meaning; new keys may be added at any time.
"""

from __future__ import annotations

import json
from dataclasses import asdict

from emc.views.profile.data import Costs, Profile
from emc.views.profile.words import PARTS

SCHEMA = 1


def values(made: Profile) -> dict[str, object]:
    """The whole profile. Rows are flat, with one object each, so that they can be used as tables."""
    return {
        "schema": SCHEMA,
        "program": made.program,
        "machine": made.machine,
        "hertz": made.hertz,
        "begin_cycle": made.first,
        "end_cycle": made.last,
        "cycles": made.cycles,
        "exit_status": made.status,
        "trap": made.trap or None,
        "total": _costs(made.total),
        "pes": [{"pe": pe, **{name: getattr(spent, name) for name in PARTS}} for pe, spent in enumerate(made.pes)],
        "movers": [
            {"name": m.name, "commands": m.commands, "moved_bytes": m.moved, "busy_cycles": m.busy} for m in made.movers
        ],
        "waits": [
            {
                "file": one.file,
                "line": one.line,
                "what": one.what,
                "library": one.library,
                "times": one.times,
                "cycles": one.cycles,
                "before": one.before,
                "network": one.network,
                "queue": one.queue,
            }
            for one in made.waits
        ],
        "received": list(made.received),
        "traffic_group": made.members,
        "traffic": [list(row) for row in made.traffic],
        "calls": [asdict(one) for one in made.calls],
        "functions": [
            {"name": f.name, "kind": f.kind, "file": f.file, "line": f.line, "library": f.library, **_costs(f.costs)}
            for f in made.functions
        ],
        "lines": [
            {
                "file": line.file,
                "line": line.line,
                "library": line.library,
                "runs": line.runs,
                **_costs(line.costs),
                "functions": list(line.functions),
                "inlined_at": [asdict(call) for call in line.calls],
            }
            for line in made.lines
        ],
    }


def _costs(costs: Costs) -> dict[str, int]:
    return {"cycles": costs.cycles, **asdict(costs), "packets": costs.packets, "bytes": costs.bytes}


def text(made: Profile) -> str:
    """The JSON text, with its final newline."""
    return json.dumps(values(made), indent=1) + "\n"
