"""Who waits, for what, and who could have helped, for the report of a deadlock and the warning of an exit."""

from __future__ import annotations

from collections import Counter

from emc.engines.reference.core import Core
from emc.engines.reference.state import Activation, Pe, Sent
from emc.engines.trapped import Trapped
from emc.ir.handlers import own
from emc.ir.layout import HOST
from emc.ir.tags import CONTENDED, EMPTY, HELD, HOLDER, LEFT
from emc.machine.objects import object_at
from emc.machine.run import Waiting, inlined_calls, users_line
from emc.machine.standing import is_for_one
from emc.source import HANDLERS, LIBRARY, NOWHERE, Span
from emc.target import SEGMENT, WORD

MOST_NAMED = 20  # operands without partners
MOST_PLACES = 5  # lines that could have sent the awaited packet


def waiting(machine: Core, spared: set[Activation] | None = None) -> tuple[Waiting, ...]:
    """The threads that wait: main's first, then by PE and frame. The runtime's own start is left out. spared: with
    these threads, also parts of the library are left out for whose end a thread waits."""
    found: list[tuple[bool, int, int, int, Waiting]] = []
    for pe in machine.pes.values():
        for frame, activation in pe.activations.items():
            if (spared and activation in spared) or is_start(machine, activation):
                continue
            if spared is not None and is_of_library(machine, activation) and is_awaited(machine, activation):
                continue
            for op, (since, request) in activation.waits.items():
                place = machine.places[op]
                on = (place.word or "a packet") + asked(machine, request)
                thread = Waiting(pe.number, activation.template, since, on, place.span, _made(machine, activation))
                first = activation is machine.main or activation.parent is machine.main
                found.append((not first, pe.number, -frame, op, thread))
    return tuple(item[-1] for item in sorted(found, key=lambda item: item[:4]))


def _made(machine: Core, activation: Activation) -> Span:
    span = machine.places[activation.op].span if activation.op else NOWHERE
    return users_line(span, inlined_calls(span, activation.pe))


def is_awaited(machine: Core, activation: Activation) -> bool:
    """Whether the activation that made this one waits for its end, and for nothing else."""
    parent, made = activation.parent, machine.places[activation.op].span if activation.op else NOWHERE
    if parent is None or not parent.alive:
        return False
    waits = (machine.places[op] for op in parent.waits)
    return is_start(machine, parent) or any(is_for_one(place.word, place.span, made) for place in waits)


def is_of_library(machine: Core, activation: Activation) -> bool:
    """Whether an activation waits at lines of the library only."""
    return all(machine.places[op].span.file.startswith(LIBRARY) for op in activation.waits)


def is_start(machine: Core, activation: Activation | None) -> bool:
    """Whether this is the runtime's code that calls main."""
    return activation is not None and activation is machine.main and activation.template.startswith("__")


def asked(machine: Core, request: Sent | None) -> str:
    """The object of the last packet that a thread sent before it stopped, if that was a special packet."""
    if request is None or request[1] <= HOST:
        return ""
    _, kind, pe, address, _, _ = request
    name = own(machine.type_names[kind]) or machine.type_names[kind]
    held = f", held by {holder(machine, pe, address)}" if name == "lock" else ""
    return f" (`{name}` of {datum(machine, address, pe)} on PE {pe}{held})"


def holder(machine: Core, number: int, address: int) -> str:
    """The holder of the lock at an address. The lock's word, or the last node of its list, has its continuation."""
    pe = machine.pes.get(number)
    if pe is None or pe.tags.get(address, EMPTY) not in (HELD, CONTENDED):
        return "no thread"
    try:
        activation = holding(machine, number, address)
    except Trapped:  # the lock's word was overwritten
        return "an unknown thread, because the lock was overwritten"
    return f"{activation.template} on PE {activation.pe}" if activation else "a thread that has ended"


def holding(machine: Core, number: int, address: int) -> Activation | None:
    """The activation that holds the lock at an address of a PE; None if there is none. Raises Trapped."""
    pe = machine.pes.get(number)
    tag = pe.tags.get(address, EMPTY) if pe is not None else EMPTY
    if pe is None or tag not in (HELD, CONTENDED):
        return None
    word = _word(machine, pe, address)
    if tag == CONTENDED:
        word = _word(machine, pe, word + HOLDER)
    k = word & 0xFFFF_FFFF
    there = machine.pes.get(k >> machine.target.address_bits)
    frame = k & machine.target.address_mask & -SEGMENT
    return there.activations.get(frame) if there is not None else None


def _word(machine: Core, pe: Pe, address: int) -> int:
    """A word of a PE's memory. Raises Trapped."""
    return machine.memory.i32[pe.base + machine.memory.access(address, WORD) >> 2]


def could_send(machine: Core) -> list[str]:
    """For each kind of request that a thread waits for: the lines of the program that could have answered it."""
    kinds: set[str] = set()
    for pe in machine.pes.values():
        for activation in pe.activations.values():
            kinds |= {awaited(machine, wait[1]) for wait in activation.waits.values()}
    lines: list[str] = []
    for kind in sorted(kinds - {""}):
        every = senders(machine, kind)
        users = [place for place in every if not place.file.startswith(LIBRARY)]
        places = [str(place) for place in users or every]
        more = f"  and {len(places) - MOST_PLACES} more places" if len(places) > MOST_PLACES else ""
        where = ", ".join(places[:MOST_PLACES]) + more
        lines.append(f"`{kind}` packets are sent at {where}" if where else f"nothing sends `{kind}` packets")
    return lines


def senders(machine: Core, kind: str) -> list[Span]:
    """The lines at which the program sends packets of a type. The machine's handlers send them only as replies."""
    spans = {
        op.span: None
        for template in machine.module.templates
        for block in template.blocks
        for op in block.ops
        if op.packet == kind and not op.span.file.startswith(HANDLERS)
    }
    return list(spans)


def awaited(machine: Core, request: Sent | None) -> str:
    """The packet type that would have answered the last packet that a thread sent before it stopped."""
    return "" if request is None else machine.program.layout.traits[request[1]].until


WRITES = {"iread": "i_write", "qread": "q_write"}  # by packet type: what a thread that sent it waits for


def never_written(machine: Core) -> list[str]:
    """Lines about cells from which threads want to read, and which are empty but have an initial value: that is not a
    value written to the cell."""
    found: dict[str, None] = {}
    for pe in sorted(machine.pes):
        for activation in machine.pes[pe].activations.values():
            for _, request in activation.waits.values():
                if request is None or request[1] <= HOST:
                    continue
                _, kind, goal, address, _, _ = request
                write = WRITES.get(machine.type_names[kind])
                if write is not None and machine.begins_with(goal, address):
                    name = datum(machine, address, goal)
                    text = f"{name} has an initial value, but as a cell it is empty until `{write}` puts a value there"
                    found[text] = None
    return list(found)[:MOST_NAMED]


def starved(machine: Core) -> list[str]:
    """Lines about Q cells from which several threads with the same code wait for a word: often one word was to end all
    of them."""
    waiting: Counter[tuple[str, int, int]] = Counter()
    for pe in machine.pes.values():
        for activation in pe.activations.values():
            for op, (_, request) in activation.waits.items():
                if request is None or request[1] <= HOST or machine.places[op].span.file.startswith(LIBRARY):
                    continue
                _, kind, goal, address, _, _ = request
                if machine.type_names[kind] == "qread":
                    waiting[activation.template, goal, address] += 1
    return [
        f"{count} threads wait for a word of {datum(machine, address, goal)}, and each word goes to one thread only: a "
        "word that is to end them must be written once for each thread"
        for (_, goal, address), count in sorted(waiting.items())
        if count > 1
    ][:MOST_NAMED]


def datum(machine: Core, address: int, pe: int) -> str:
    """An address of a PE as text for people."""
    return object_at(machine.module, machine.layout.addresses, address, pe)


def unmatched(machine: Core) -> list[str]:
    """Lines about operands that wait in matching entries for their partners."""
    lines: list[str] = []
    for pe in sorted(machine.pes.values(), key=lambda pe: pe.number):
        for cell, tag in sorted(pe.tags.items()):
            activation = pe.activations.get(cell & -SEGMENT)
            if activation is None:
                continue
            entry = machine.entries_at(pe, cell).get(cell % SEGMENT // WORD)
            if entry is not None and entry.matching:
                side, other = ("left", "right") if tag == LEFT else ("right", "left")
                lines.append(
                    f"an entry of {activation.template} on PE {pe.number} waits for two packets: "
                    f"the {side} operand has come, the {other} one has not"
                )
    return lines[:MOST_NAMED]
