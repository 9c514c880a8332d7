"""What the kernel works on: records of fixed layout. Nothing is allocated while it runs.

One description serves both sides: `structure` makes it a ctypes class for the Python that sets a machine up, records.py
a NumPy dtype for numba. Kinds: `q` signed 64 bits, `I` unsigned 32 bits. The machine's record begins with the
thread's context (threads.py), so that one pointer is both.
"""

from __future__ import annotations

import ctypes
from typing import Any

Fields = tuple[tuple[str, str], ...]


def _all(kind: str, names: str) -> Fields:
    return tuple((name, kind) for name in names.split())


MACHINE: Fields = (
    # the context: limit: the last cycle; sent: packets in the outbox; failed, cycle: operation and cycle of a trap;
    # waits: the break at which the thread ended; self: the record's own address; value: what a trap is about; counts:
    # where a profiled thread counts (counting.py), 0 otherwise; until: the cycle up to which it does; origin: for whom
    # a handler runs; running: the PE; second: the right operand of a matching entry; alone: up to that cycle nothing
    # else happens in the machine; chained: packets that threads dispatched themselves (codegen/direct.py), began: when
    # the thread of the last of them did; of a checked build: shadow: its planes (names.py), judge: what a thread calls
    # when a check does not hold, unanswered: whether any function ended without its result
    *_all("q", "limit sent outbox failed cycle waits tags self value counts until origin"),
    *_all("q", "running second alone chained began shadow judge unanswered"),
    # set once. depth: bytes of the host's stack that threads may take to call each other
    *_all("q", "pes address_bits address_mask memory memory_size stride types templates classes"),
    *_all(
        "q", "inject hop slot links dispatch link matching on_chip packet_limit spill most_taken service registering"
    ),
    *_all("q", "last delayed net_delay seed lates top spread_end words summaries pieces depth"),
    # whole: bytes of all PEs' memory, one after the other; most_sent: packets that one thread may send; most_packets:
    # that may be under way at once; topology, extent0 to 2: machine/topology; bits: of the number of a switch's port
    *_all("q", "whole nodes ports most_sent most_packets topology extent0 extent1 extent2 bits"),
    # apart: special packets wait apart from normal ones, as the machine file says
    *_all("q", "apart special_first decode blocked buffered"),
    # engines that move blocks (rules/dma.py); most_*: of commands and parcels; type_*: of the packets that they send
    *_all("q", "engines commands body fetch gap land done hertz link_rate engine_rate interface_rate memory_rate"),
    *_all("q", "most_commands most_parcels type_done type_iwrite type_qwrite"),
    # addresses of arrays. bypasses: a byte for each packet type; fits: the last address at which a frame of a template
    # lies in the PE's memory whole
    *_all("q", "pe unit bypasses port gate packet load entry function handler size_class class_size fits"),
    *_all("q", "sent_by_type received_by_type"),
    *_all("q", "engine share command parcel cargo due"),
    *_all("q", "arrival_head arrival_tail request_head request_tail wake wake_summary bucket"),
    *_all("q", "segment free_frame dirty last_left late piece where stream streamed"),
    # what changes. full_at: when PE `full_pe` has no room for a packet; full: it had none, + 1. came: packets that
    # waited at their PEs. near: streams in which something is, as bits. wheel_end: the cycle after the last one of the
    # wheel. far_*: what lies beyond it. by, by_life: the segment for which the thread runs. host_*: the request that
    # the kernel came back for
    *_all("q", "came now near wheel_end packets fresh free_packet far_first far_arrival_head far_arrival_tail"),
    *_all("q", "far_request_head far_request_tail far_wakes trap_at stop reason by by_life"),
    # kicked: commands; known: those that are not done; movings: stretches of tracks that were recorded; flying: parcels
    # under way; fresh_*, free_*: records as packets have them; dues: entries of `due`, a heap of engines' events, of
    # which the first is at next_due
    *_all("q", "kicked track moving movings most_moving"),
    *_all("q", "known flying fresh_command free_command fresh_parcel free_parcel dues next_due"),
    *_all("q", "horizon direct direct_address direct_data deepest full full_at full_pe"),
    # the first trap: of which operation, on which PE, for which activation, about what, after how many sends
    *_all("q", "failed_op failed_origin failed_pe failed_by failed_life failed_value failed_sent"),
    # of all threads that trapped, the one that ended last, on the lowest PE: when, where, and at which operation
    *_all("q", "cut_end cut_pe cut_op"),
    *_all("q", "host_pe host_start host_address host_data host_origin host_by host_by_life host_service answer"),
    # Options.record and Options.profile, 0 without: journey: where a packet's times are kept; log: of packets that were
    # dispatched, `logged` of them, at most `log_most`, which `lost` others found full; of PEs for which log_pes has a
    # 1, sent up to cycle log_last, done with from log_first on; noted: the number, from 1, of the packet that is being
    # dispatched, 0 if it is not in the log; entries, lasts: what profiles count; beside: bytes from a thread's counts
    # to those of an access that bypasses it. room: bytes of memory and what a checked build keeps beside it
    *_all("q", "journey log logged log_most lost log_pes log_first log_last noted entries lasts beside"),
    *_all("q", "direct_came image room"),
    # of a checked build: statics, objects: how many static ones there are, and with slots of frames; made_blocks:
    # records of blocks that were ever used; freed_blocks: blocks that were freed, of which the last `most_freed` are
    # known; library: a byte for each operation
    *_all("q", "static statics objects slot_size block free_block made_blocks most_blocks"),
    *_all("q", "freed freed_blocks most_freed library operations"),
)
PE: Fields = (
    # what each packet needs: a line of the cache
    *_all("q", "busy debt"),
    *_all("I", "head tail waiting awake taken queue_high loaded tagged low live frames_high dirty"),
    # started: the cycle at which the last dispatch was done, and its thread, if it had one, began; paid: at which the
    # last cycle that was paid for a spilled packet was over
    *_all("q", "dispatch_cycles busy_cycles spill_cycles threads stored matches spills started"),
    *_all("q", "wakes injected frame_bytes held"),
    # current: the place of the last thread's entry among those of TAKEN, 0 after a host service; by, by_life: for whom
    *_all("I", "heap spread far current"),
    *_all("q", "paid"),
    *_all("I", "by by_life"),
)
# what a PE has beside it where special packets wait apart: their queue, and the unit for accesses that bypass. gap:
# cycles that the last thread waited for that unit
UNIT: Fields = (*_all("q", "unit_free bypassed bypass_cycles gap"), *_all("I", "head tail overtaken pad"))
# free, wait: rules/network.py's; link: the number of the port 0 to which it leads; place: of the input there in streams
PORT: Fields = (*_all("q", "free wait"), *_all("I", "link place"))
# before a PE: its local port and `count` packets that wait there, `head` first; high: the most at once; asked: the
# first one has found the PE busy. Where packets wait apart: asked: it is in a list of gates, with the number + 1 of
# the `next` one
GATE: Fields = (*_all("q", "free when"), *_all("I", "head tail count high asked next"))
# path: its way (machine/topology) from the port that it comes to on; at: the number of that port, and its input below
PACKET: Fields = (*_all("q", "path"), *_all("I", "at next"))
STREAM: Fields = (*_all("q", "path"), *_all("I", "at number"))  # of a packet that comes over a link to port `at`
# what a packet carries; cycle: when it arrives at its switch, then its number among those that waited; what: its type
# and, above 16 bits, the PE that sent it
LOAD: Fields = (*_all("q", "cycle"), *_all("I", "what address data origin by by_life"))
# engines, of all PEs in turn: rules/dma.py's; command: the one under way; head, tail: of `waiting` ones; first_in,
# last_in: parcels that are about to land
ENGINE: Fields = (
    *_all("q", "free began in_free taken commands sent received sending receiving"),
    *_all("I", "command waiting head tail reserved first_in last_in pad"),
)
SHARE: Fields = _all("q", "out_free in_free memory_free")  # what the engines of a PE share
COMMAND: Fields = (  # reference/engines.py's
    *_all("q", "size done"),
    *_all("I", "pe engine goal there source destination note value counted owner mine tcw asks origin by by_life"),
    *_all("I", "next serial"),
)
# rules/tracks.py's, and whose command; first those of engines, of each the half that sends and the one that receives,
# then those of links, by port
TRACK: Fields = (*_all("q", "began size turned end total busy"), *_all("I", "serial source goal origin"))
MOVING: Fields = (*_all("q", "begin end size"), *_all("I", "track source goal origin"))  # machine/run.py's
# a packet with a body, whose number as a packet is most_packets more; first: its engine waits for it to leave the node;
# lands: the cycle in which it does; its bytes are at its place in `cargo`
PARCEL: Fields = (*_all("q", "lands"), *_all("I", "command offset size asks first next"))
DUE: Fields = _all("q", "cycle key")
LATE: Fields = _all("q", "pe packet cycles")  # machine/options.py's
SENT: Fields = (*_all("q", "cycle"), *_all("I", "type goal address data origin pad"))
SEGMENT: Fields = (*_all("q", "since"), *_all("I", "template life parent parent_life next waits made pad"))
PIECE: Fields = _all("q", "address source size")
# of a template in a checked build: addresses of what a frame's states and owners begin with, and of the states that it
# leaves; size: of the frame, 0 if no slot of it is an object; unset: words of bits for variables that are not set;
# text: 1 if its frames take variable arguments for a text
IMAGE: Fields = _all("q", "states owners gone size unset text")
STATIC: Fields = _all("q", "begin size")  # a static object
# of a block of the heap: begin: in all PEs' memory; made, freed: the operations by which the program did that; name:
# the check of the array that it is; next: record that is free
BLOCK: Fields = (*_all("q", "begin"), *_all("I", "size made freed name state next"))
JOURNEY: Fields = _all("q", "left came")  # cycles at which a packet was sent, and came into its PE's queue
# of a packet that was dispatched: template: of the frame; end: when the PE was done with it, 0 if it did not come to
# that; what: THREAD ... BESIDE
LOGGED: Fields = (
    *_all("q", "left came taken start end"),
    *_all("I", "pe type address data origin source template what"),
)
# of an entry: packets that were dispatched to it, cycles paid for spilled packets, and waited for the bypassing unit;
# of a handler: what that unit needed to decode packets for it
TAKEN: Fields = _all("q", "packets spill gap decoding")
# of a PE: machine/tally.py's Last; entry: its place among those of TAKEN
LAST: Fields = _all("q", "waited matched gapped entry taken spill gap")

THREAD, OPERAND, SERVICE, BESIDE = range(4)  # what a packet of the log did: the last is an access that bypassed
STREAMS = 16  # cycles ahead for which streams are kept: a power of two
BUCKETS = 2048  # of the timing wheel: a power of two
NEW, DEADLOCK, HOST, TRAPPED, OVER, STOPPED = range(6)  # why the kernel came back; NEW: it has not run yet
FREE, LIVE, FREED = range(3)  # what a block of the heap is: FREE: its record is of none
NEVER = 1 << 62

_KINDS = {"q": ctypes.c_int64, "I": ctypes.c_uint32, "B": ctypes.c_uint8, "Q": ctypes.c_uint64}


def element(kind: Fields | str) -> type[Any]:
    """The ctypes class of an array's elements."""
    return _KINDS[kind] if isinstance(kind, str) else structure("Record", kind)


def structure(name: str, fields: Fields) -> type[Any]:
    """The ctypes class of a record."""
    return type(name, (ctypes.Structure,), {"_fields_": [(field, _KINDS[kind]) for field, kind in fields]})


def size(fields: Fields) -> int:
    """Bytes of a record."""
    return sum({"q": 8, "I": 4}[kind] for _, kind in fields)
