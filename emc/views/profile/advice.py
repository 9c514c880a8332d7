"""What a profile suggests to look at, in sentences."""

from __future__ import annotations

from emc.views.profile.data import Profile
from emc.views.profile.waits import Waited
from emc.views.profile.words import percent, short_names

FEWEST_PES = 4
HOT = 0.25  # a PE that gets this share of the packets between PEs, and
OVER = 3  # this many times its part, is a hot spot
SPILLS = 0.1  # of a PE's cycles: worth a word
WAITS = 0.2  # of all PEs' cycles: worth a word


def advice(made: Profile) -> list[str]:
    """At most one sentence about a PE that is a hot spot, and one about the line at which threads wait longest."""
    found = [_hot_spot(made)] if len(made.received) >= FEWEST_PES else []
    waits = [one for one in made.longest(len(made.waits)) if not one.is_join]
    if waits and made.share(waits[0].cycles) >= WAITS:
        found.append(_wait(made, waits[0]))
    return [text for text in found if text]


def _hot_spot(made: Profile) -> str:
    total = sum(made.received)
    pe = max(range(len(made.received)), key=lambda one: (made.received[one], -one))
    share = made.received[pe] / total if total else 0.0
    if share < max(HOT, OVER / len(made.received)):
        return ""
    spilling = made.pes[pe].spilling / max(1, made.cycles)
    more = f", and moves spilled packets for {percent(spilling)} % of the time" if spilling >= SPILLS else ""
    return f"PE {pe} is a hot spot: it gets {percent(share)} % of the packets between PEs{more}."


def _wait(made: Profile, wait: Waited) -> str:
    name = short_names(made.files()).get(wait.file, wait.file)
    each = f"{wait.cycles / wait.times:,.0f} cycles each time"
    text = f"Threads wait longest at {name}:{wait.line} for {wait.what}: {each}"
    if wait.is_call:
        return f"{text}."
    parts = {
        "before the answer is sent": wait.before,
        "while the answer is in the network": wait.network,
        "while the answer is in the queue": wait.queue,
    }
    where, most = max(parts.items(), key=lambda part: part[1])
    return f"{text}, {percent(most / wait.cycles)} % of them {where}."
