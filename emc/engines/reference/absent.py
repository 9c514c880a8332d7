"""Reports, for a deadlock, PEs that have not come to a meeting of all PEs, and threads that wait for locks in a circle.

PE 2 has not reached `barrier`: its `work` ended at x.emc:5:9 in cycle 870
PEs 4-63 have not reached `barrier`: no thread runs there
2 threads wait for locks in a circle: left on PE 0 waits for `b[1]`, held by right on PE 3; right on PE 3 waits for ...
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.collectives import COLLECTIVES
from emc.engines.reference.core import BARRIER, Core
from emc.engines.reference.state import Activation, Sent
from emc.engines.reference.waits import datum, holding, is_start
from emc.engines.trapped import Trapped
from emc.ir.layout import HOST
from emc.machine.standing import named
from emc.source import LIBRARY, Span

COPIES = "the other copies"
IN_ORDER = "; take locks in one order everywhere, for example that of their numbers"
MOST = 8  # lines for one barrier, and locks named in a circle


def absent(machine: Core) -> list[str]:
    """Lines: for each barrier or collective in which a thread waits, the PEs that have not come, and why."""
    lines: list[str] = []
    for name, here in sorted(_meetings(machine).items()):
        rounds = {pe: _came(machine, pe, name, pe in here) for pe in range(machine.target.pes)}
        most = max(rounds.values())
        reasons: dict[str, list[int]] = {}
        for pe, count in rounds.items():
            if count < most:
                reasons.setdefault(reason(machine, pe, {_caller(one, name) for one in here.values()}), []).append(pe)
        for why, pes in list(reasons.items())[:MOST]:
            lines.append(f"{named(pes)} {'has' if len(pes) == 1 else 'have'} not reached `{name}`: {why}")
        if most > 1 and reasons:
            lines.append(_how_often(name, rounds, any(" ended at " in why for why in reasons)))
    return lines


def _came(machine: Core, pe: int, name: str, waits: bool) -> int:
    """How often a PE has come to a barrier or collective. waits: whether it waits there now."""
    if name != BARRIER:
        return _ended(machine, pe, name)[0] + waits
    places, counts = machine.places, machine.barriers.items()
    return sum(n for (at, op), n in counts if at == pe and not places[op].span.file.startswith(LIBRARY))


def _how_often(name: str, rounds: dict[int, int], ends: bool) -> str:
    """The line for a meeting to which some PEs have come before, and not all equally often. ends: whether a PE does not
    come any more."""
    pes: dict[int, list[int]] = {}
    for pe, count in rounds.items():
        pes.setdefault(count, []).append(pe)
    most, *fewer = sorted(pes, reverse=True)
    others = (f"{named(pes[count])} {times(count)}" for count in fewer[:MOST])
    came = [f"{named(pes[most])} came to `{name}` {times(most)}", *others]
    why = "; all must come equally often, so a loop around it needs the same number of turns on each" if ends else ""
    return f"{', '.join(came)}{why}"


def times(count: int) -> str:
    return ("never", "once", "twice")[count] if count < 3 else f"{count} times"


def _meetings(machine: Core) -> dict[str, dict[int, Activation]]:
    """By name of a barrier or collective, and then by PE: the thread that waits in it."""
    found: dict[str, dict[int, Activation]] = {}
    for pe in machine.pes.values():
        for activation in pe.activations.values():
            if activation.template in COLLECTIVES and activation.waits:
                found.setdefault(activation.template, {})[pe.number] = activation
            for op in activation.waits:
                if machine.places[op].word == BARRIER and not machine.places[op].span.file.startswith(LIBRARY):
                    found.setdefault(BARRIER, {})[pe.number] = activation
    return found


def _caller(activation: Activation, name: str) -> str:
    """The user's template that called the barrier or collective."""
    if activation.template == name and activation.parent is not None:
        return activation.parent.template
    return activation.template


def _ended(machine: Core, pe: int, template: str) -> tuple[int, int, int]:
    """The number of activations of a template that have ended there, and the operation and cycle of the last end."""
    return machine.ended.get(pe, {}).get(template, (0, 0, 0))


def reason(machine: Core, pe: int, callers: set[str]) -> str:
    """Text about why a PE has not come. callers: the templates that called the barrier on other PEs."""
    for activation, op, _ in _waits(machine, pe):
        place = machine.places[op]
        if place.word not in (COPIES, BARRIER) and not place.word.startswith("call of"):
            return f"{activation.template} waits there for {place.word or 'a packet'} at {place.span}"
    ended = machine.ended.get(pe, {})
    done = next((one for one, op, _ in _waits(machine, pe) if machine.places[op].word == COPIES), None)
    if done is not None and not callers & ended.keys():
        return f"its `{done.template}` has reached its end and waits for the other copies"
    own = [name for name, (_, op, _) in ended.items() if op and not machine.places[op].span.file.startswith(LIBRARY)]
    if not own:
        return "no thread has run there" if not ended else "no thread runs there"
    name = max(own, key=lambda name: (name in callers, ended[name][2]))
    _, op, cycle = ended[name]
    span: Span = machine.places[op].span
    return f"its `{name}` ended at {span} in cycle {cycle}"


def _waits(machine: Core, pe: int) -> Iterator[tuple[Activation, int, Sent | None]]:
    """The waits of a PE's threads at the user's lines."""
    there = machine.pes.get(pe)
    for activation in there.activations.values() if there is not None else ():
        for op, (_, request) in activation.waits.items():
            if not is_start(machine, activation) and not machine.places[op].span.file.startswith(LIBRARY):
                yield activation, op, request


# ---- locks


def circles(machine: Core) -> list[str]:
    """Lines about locks whose holders wait for one another; each circle is reported once."""
    wanted = {one: request for pe in sorted(machine.pes) for one, request in _for_locks(machine, pe)}
    after: dict[Activation, Activation] = {}
    for one, request in wanted.items():
        try:
            holder = holding(machine, request[2], request[3])
        except Trapped:  # the lock's word was overwritten
            continue
        waiting = next((w for w in wanted if holder is not None and holder in _and_callers(w)), None)
        if waiting is not None:
            after[one] = waiting
    lines: list[str] = []
    told: set[Activation] = set()
    for first in wanted:
        circle = _circle(first, after)
        if circle and not told & set(circle):
            told |= set(circle)
            lines.append(_line(machine, circle, wanted))
    return lines


def _for_locks(machine: Core, number: int) -> Iterator[tuple[Activation, Sent]]:
    for activation in machine.pes[number].activations.values():
        for _, request in activation.waits.values():
            if request is not None and request[1] > HOST and machine.type_names[request[1]] == "lock":
                yield activation, request


def _and_callers(activation: Activation) -> Iterator[Activation]:
    one: Activation | None = activation
    while one is not None:
        yield one
        one = one.parent


def _circle(first: Activation, after: dict[Activation, Activation]) -> list[Activation]:
    """The circle that contains `first`; [] if there is none."""
    path = [first]
    while (following := after.get(path[-1])) is not None and following not in path:
        path.append(following)
    return path if following is first else []


def _line(machine: Core, circle: list[Activation], wanted: dict[Activation, Sent]) -> str:
    def lock(one: Activation) -> str:
        return datum(machine, wanted[one][3], wanted[one][2])

    def name(one: Activation) -> str:
        return f"{one.template} on PE {one.pe}"

    first, *others = circle
    if not others:
        return f"{name(first)} waits for {lock(first)}, which it already holds"
    pairs = list(zip(circle, [*others, first], strict=True))
    parts = [f"{name(one)} waits for {lock(one)}, held by {name(holder)}" for one, holder in pairs[:MOST]]
    more = [f"and {len(pairs) - MOST} more"] if len(pairs) > MOST else []
    return f"{len(circle)} threads wait for locks in a circle: {'; '.join([*parts, *more])}{IN_ORDER}"
