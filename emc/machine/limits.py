"""Limits of every simulated machine, so that no program can fill the host's memory. Both engines trap with `packet
buffer full` at the send that exceeds a limit. Output beyond its limit is refused with ENOSPC.

Memory for these limits costs nothing until it is used. A packet of the native engine takes 80 bytes.
"""

from __future__ import annotations

MOST_SENT = 1 << 20  # packets that one thread may send before it ends
MOST_UNDER_WAY = 1 << 24  # packets that are sent and not yet taken, in the whole machine
MOST_COMMANDS = 1 << 20  # transfers that engines have still to do, in the whole machine
MOST_BODIES = 1 << 16  # packets of engines under way, in the whole machine; others wait in their engines
MOST_MAILS = 1 << 20  # packets for interfaces under way, in the whole machine
MOST_MOVING = 1 << 20  # stretches of time that are recorded for engines and links
MOST_KEPT = 1 << 30  # bytes of output to one stream that a Run keeps
MOST_FREED = 20_000  # freed blocks of the heap that a checked build remembers
