"""Reports, for a deadlock, words of <emc/msg.h> that came in one of its two ways while a thread waits in the other one.

a word of type 1 has come to PE 2, sent by word_send at x.emc:7:5, but pkt_input takes only words of pkt_output

The port of a PE has a matching entry and a queue for each type (runtime/lib/port.emir).
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.engines.reference.core import Core
from emc.ir.tags import EMPTY, FULL, LEFT, READER, READERS, RIGHT, VALUES
from emc.source import LIBRARY
from emc.target import MOST_MESSAGE_TYPES, PORT, PORT_ENTRIES, PORT_QUEUES, WORD


def in_the_other_way(machine: Core) -> list[str]:
    """A line for each word that has come to a PE and that a thread there waits for in the other way."""
    port = machine.layout.addresses.get(PORT)
    return [] if port is None else list(_lines(machine, port))


def _lines(machine: Core, port: int) -> Iterator[str]:
    for pe in sorted(machine.pes.values(), key=lambda pe: pe.number):
        for type in range(MOST_MESSAGE_TYPES):
            entry, queue = port + WORD * (PORT_ENTRIES + type), port + WORD * (PORT_QUEUES + type)
            tags = pe.tags.get(entry, EMPTY), pe.tags.get(queue, EMPTY)
            if tags[0] == LEFT and tags[1] in (FULL, VALUES):
                at, sent, waits = queue, "word_send", "pkt_input` takes only words of `pkt_output"
            elif tags[0] == RIGHT and tags[1] in (READERS, READER):
                at, sent, waits = entry, "pkt_output", "word_rcv` takes only words of `word_send"
            else:
                continue
            span = machine.places[pe.tagged.get(at, 0)].span
            where = "" if span.file.startswith(LIBRARY) else f" at {span}"
            yield f"a word of type {type} has come to PE {pe.number}, sent by `{sent}`{where}, but `{waits}`"
