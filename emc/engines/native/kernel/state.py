"""The records of fixed layout that the kernel works on. Nothing is allocated while it runs.

Both sides use one description: `structure` turns it into a ctypes class for the Python code that sets a machine up, and
translate/types.py lays it out in the same way. Kinds: `q` is signed 64 bits, `I` unsigned 32 bits. The machine's
record begins with the thread's context (threads.py), so one pointer serves for both.
"""

from __future__ import annotations

import ctypes
from typing import Any

Fields = tuple[tuple[str, str], ...]


def _all(kind: str, names: str) -> Fields:
    return tuple((name, kind) for name in names.split())


MACHINE: Fields = (
    # The context of a thread.
    #   limit: the last cycle; sent: packets in the outbox; failed, cycle: operation and cycle of a trap
    #   waits: the break at which the thread ended; self: the record's own address; value: the value that a trap names
    #   counts: where a profiled thread counts (counting.py), 0 without a profile; until: the last cycle that counts
    #   origin: the operation for which a handler runs; running: the PE
    #   second: the right operand of a matching entry
    #   alone: nothing else happens in the machine up to that cycle
    #   chained: packets that threads dispatched themselves (codegen/direct.py)
    #   began: the cycle in which the thread of the last of them began
    # and in a checked build
    #   shadow: its planes (names.py); judge: the function that a thread calls when a check fails
    #   unanswered: whether a function ended without its result
    # and in a run without time (untimed.py)
    #   clock: the function that returns the cycles since the start
    *_all("q", "limit sent outbox failed cycle waits tags self value counts until origin"),
    *_all("q", "running second alone chained began shadow judge unanswered clock"),
    # set once. depth: bytes of the host's stack that threads may use to call each other
    *_all("q", "pes address_bits address_mask memory memory_size stride types templates classes"),
    *_all(
        "q", "inject hop slot links dispatch link matching on_chip packet_limit spill most_taken service registering"
    ),
    *_all("q", "last since delayed net_delay seed lates top spread_end words summaries pieces depth"),
    # whole: bytes of all PEs' memory, one after the other; most_sent: packets that one thread may send
    # most_packets: packets that may be under way at once; topology, extent0 to 2: machine/topology
    # bits: bits in the number of a switch's port
    *_all("q", "whole nodes ports most_sent most_packets topology extent0 extent1 extent2 bits"),
    # apart: special packets wait apart from normal ones, if the machine file says so
    *_all("q", "apart special_first decode blocked buffered"),
    # engines that move blocks (rules/dma.py); most_*: commands and parcels; type_*: types of the packets that they send
    *_all("q", "engines commands body fetch gap land done rotate colours barrier broadcast"),
    *_all("q", "hertz link_rate engine_rate interface_rate memory_rate"),
    *_all("q", "most_commands most_parcels type_done type_iwrite type_qwrite"),
    # interfaces that run handlers (machine/rules/interface.py). units: PEs and interfaces; type_*: of their packets
    *_all(
        "q", "units interfaces node_pes check event launch request neighbour reading writing ring most_waiting longest"
    ),
    *_all("q", "page fetch_start fetch_rate store_start store_rate send_start send_rate receive_start sram pages"),
    *_all("q", "error"),
    *_all("q", "most_mails type_carry type_forward ni mail list rings flipped freight freights flags accesses"),
    #   handling: the mail whose handler runs; aside: an access of a PE is served; free_*, fresh_*: as for packets
    *_all("q", "handling last_work aside free_mail fresh_mail free_freight fresh_freight checked"),
    # addresses of arrays. bypasses: a byte for each packet type; fits: the last address at which a whole frame of a
    # template fits into the PE's memory
    *_all("q", "pe unit bypasses port gate packet load entry function handler size_class class_size fits"),
    *_all("q", "sent_by_type received_by_type"),
    *_all("q", "engine share command parcel cargo due meeting note serialiser"),
    *_all("q", "arrival_head arrival_tail request_head request_tail wake wake_summary bucket"),
    *_all("q", "segment free_frame dirty last_left late piece where stream streamed"),
    # what changes
    #   full_at: the cycle in which PE `full_pe` has no room for a packet; full: that PE's number + 1
    #   came: packets that waited at their PEs; near: bits of the streams that are not empty
    #   wheel_end: the cycle after the wheel's last one; far_*: events beyond it
    #   by, by_life: the segment for which the thread runs; host_*: the request for which the kernel returned
    *_all("q", "came now near wheel_end packets fresh free_packet far_first far_arrival_head far_arrival_tail"),
    *_all("q", "far_request_head far_request_tail far_wakes trap_at stop reason by by_life"),
    #   kicked: commands; known: commands that are not done; movings: stretches of tracks that were recorded
    #   flying: parcels under way; fresh_*, free_*: unused records, as for packets
    #   dues: entries of `due`, a heap of engines' events; the first of them is at next_due
    *_all("q", "kicked track moving movings most_moving"),
    *_all("q", "known flying fresh_command free_command fresh_parcel free_parcel dues next_due"),
    *_all("q", "horizon direct direct_address direct_data deepest full full_at full_pe"),
    # the first trap: its operation, PE, activation and value, and the packets that the thread had sent
    *_all("q", "failed_op failed_origin failed_pe failed_by failed_life failed_value failed_sent"),
    # of all threads that trapped: the one that ended last, on the lowest PE: its cycle, PE and operation
    *_all("q", "cut_end cut_pe cut_op"),
    *_all("q", "host_pe host_start host_address host_data host_origin host_by host_by_life host_service answer"),
    # Options.record, Options.profile and Options.overview; 0 without them
    #   journey: where packets' times are kept; log: `logged` packets that were dispatched, at most `log_most`
    #   lost: packets that found the log full
    #   log_pes: holds 1 for each PE that is logged; packets count if they were sent up to cycle log_last and done from
    #   log_first on
    #   noted: the log's number, from 1, of the packet that is being dispatched; 0 if it is not in the log
    #   entries, lasts: what profiles count
    #   waited: the waits of a profile, by operation; `operators` of them; sent_at, came_at: times of the last packet
    #   beside: bytes from a thread's counts to the counts of an access that bypasses it
    # room: bytes of memory and of what a checked build keeps beside it
    # blamed: why a packet was not dispatched (NO_ENTRY ... below)
    # ready, last_ready: the first and last PE, from 1, for which packets wait, in a run without time
    *_all("q", "journey log logged log_most lost log_pes log_first log_last noted entries lasts beside"),
    *_all("q", "waited operators sent_at came_at direct_came image room"),
    # Options.overview: its arrays, and the numbers of rules/overview.py
    *_all("q", "overview traffic stretches stretch_bits groups grouping"),
    # and where other machines have some of the PEs (engines/mpi):
    #   first_pe, own_pes: the PEs of this machine; abroad: `leaving` packets for others, about most_leaving at most
    #   incoming: `came_in` packets from others; pause: the step at which the kernel returns
    *_all("q", "blamed ready last_ready"),
    *_all("q", "first_pe own_pes abroad leaving most_leaving incoming came_in pause"),
    #   ranks: the processes, if there are lanes to some (lanes.py), else 0; rank_pes: PEs of each
    #   lanes: lanes in shared memory, with room for `spots` packets each; lane, mark, spot: arrays
    #   spins: looks at lanes before the kernel returns because nothing is left to do; every: steps between two looks
    #   while it has work; look_at: the step of the next one
    #   pushed, pulled: packets that were written to lanes and taken from them
    *_all("q", "ranks rank_pes lanes spots lane mark spot spins every look_at pushed pulled"),
    # of a checked build
    #   statics, objects: the number of static objects, and that number with the slots of frames
    #   made_blocks: records of blocks that were ever used; freed_blocks: blocks that were freed, of which the last
    #   `most_freed` are known
    #   library: a byte for each operation
    *_all("q", "static statics objects slot_size block free_block made_blocks most_blocks"),
    *_all("q", "freed freed_blocks most_freed library operations"),
    # of a run that looks for races (races/): most_*: lengths of arrays; fresh_*, free_*: unused records, as for packets
    #   race_packet: the packet that is dispatched; turn_now, sender_now, node_now: of the running thread
    #   way_now, way_too: 1 + the ways of the packets that came before its own, 0 for none
    #   befores: turns in `before`; touches: words that the running thread has accessed
    #   floor_due, turns_to_go: when `floor` is computed next; floor_every: turns, at least, between two times
    #   gave_up: there was no room, so nothing is looked for any more; crowded: an access was forgotten
    #   tell: the function of Python that makes a report; race_*: what it must know
    *_all("q", "races race_packet turn_now sender_now node_now way_now way_too befores touches"),
    *_all("q", "floor_due turns_to_go floor_every"),
    *_all("q", "gave_up crowded tell race_pair race_word race_mask race_first race_first_how race_first_op"),
    *_all("q", "race_second race_second_how race_second_op race_atomic race_sent race_handed"),
    *_all("q", "most_vectors fresh_vector free_vector most_turns fresh_turn free_turn most_chains chains last_ended"),
    *_all("q", "most_befores most_trains fresh_train free_train most_couplings fresh_coupling free_coupling"),
    *_all("q", "most_train_heads"),
    *_all("q", "most_links fresh_link free_link most_touches most_marks fresh_mark free_mark most_pairs"),
    *_all("q", "settled_chains most_heads most_contexts fresh_context kinds most_breaks"),
    *_all(
        "q",
        "vectors vector_refs vector_levels turns chain floor rising sunk settled sender before_list top_list way train",
    ),
    *_all("q", "train_head way_leaf coupling race_link marked touch race_mark pairs_of_lines race_kind race_type"),
    *_all("q", "race_entry race_break own_word own_words copy"),
    *_all("q", "node_by_packet node_by_segment waits_by_segment dirty_turn context context_head"),
)
PE: Fields = (
    # needed for each packet: a line of the cache
    *_all("q", "busy debt"),
    *_all("I", "head tail waiting awake taken queue_high loaded tagged low live frames_high dirty"),
    # started: the cycle at which the last dispatch was done and its thread, if it had one, began
    # paid: the cycle in which the last cycle paid for a spilled packet was over
    *_all("q", "dispatch_cycles busy_cycles spill_cycles threads stored matches spills started"),
    *_all("q", "wakes injected frame_bytes held"),
    # current: place of the last thread's entry in TAKEN, 0 after a host service; by, by_life: for whom that thread ran
    *_all("I", "heap spread far current"),
    *_all("q", "paid"),
    *_all("I", "by by_life"),
)
# More state of a PE where special packets wait apart: their queue, and the unit for accesses that bypass. gap: cycles
# for which the last thread waited for that unit
UNIT: Fields = (*_all("q", "unit_free bypassed bypass_cycles gap"), *_all("I", "head tail overtaken pad"))
# free, wait: see rules/network.py; link: number of port 0 of the switch it leads to; place: of that input, in streams
PORT: Fields = (*_all("q", "free wait"), *_all("I", "link place"))
# The gate before a PE: its local port and `count` packets that wait there, from `head` on; high: the most at once
# asked: the first packet has found the PE busy. Where special packets wait apart, asked means that the gate is in a
# list of gates, and `next` is the number + 1 of the following one
GATE: Fields = (*_all("q", "free when"), *_all("I", "head tail count high asked next"))
# path: its way (machine/topology) beyond the port that it comes to; at: the number of that port, and below it its input
PACKET: Fields = (*_all("q", "path"), *_all("I", "at next"))
STREAM: Fields = (*_all("q", "path"), *_all("I", "at number"))  # of a packet that comes over a link to port `at`
# What a packet carries. cycle: when it arrives at its switch, later its number among those that waited; what: its type
# in 16 bits and, above them, the PE that sent it
LOAD: Fields = (*_all("q", "cycle"), *_all("I", "what address data origin by by_life"))
# Engines of all PEs in turn; see rules/dma.py. command: the one under way; head, tail: the `waiting` ones; first_in,
# last_in: parcels that are about to land; next: the engine, from 1, that waits for the serialiser after it
ENGINE: Fields = (
    *_all("q", "free began in_free taken commands sent received sending receiving"),
    *_all("I", "command waiting head tail reserved first_in last_in next"),
)
SHARE: Fields = _all("q", "out_free in_free memory_free")  # what the engines of a PE share
COMMAND: Fields = (  # as in reference/engines.py
    *_all("q", "size done"),
    *_all("I", "pe engine goal there source destination note value counted owner mine tcw asks origin by by_life"),
    *_all("I", "next serial spreads left begun pad"),
)
# As in rules/tracks.py, with the source, goal and origin of its command. The tracks of engines come first, for each one
# its sending and its receiving half; then the links' tracks, by port
TRACK: Fields = (*_all("q", "began size turned end total busy"), *_all("I", "serial source goal origin"))
MOVING: Fields = (*_all("q", "begin end size"), *_all("I", "track source goal origin"))  # as in machine/run.py
# A packet with a body; as a packet it has this number plus most_packets. first: its engine waits until it leaves the
# node; lands: the cycle in which it lands. Its bytes are at its place in `cargo`
PARCEL: Fields = (*_all("q", "lands"), *_all("I", "command offset size asks first next goal pad"))
# Collective hardware, as in reference/collective.py. serves, head, tail: engines, numbered from 1
MEETING: Fields = _all("q", "come latest")
NOTE: Fields = _all("I", "there type address value origin by by_life pad")
SERIALISER: Fields = (*_all("q", "free"), *_all("I", "serves head tail pad"))
DUE: Fields = _all("q", "cycle key")
# As in reference/interface.py. cargo: where its data are, 0 for none; packet: the packet that it carries
NI: Fields = (
    *_all("q", "next poll look polled source ending asked served state turn_at buffers rooms"),
    *_all("q", "sending sent_at sent_from out_free taking in_free pinned"),
    *_all("q", "handlers busy moving sending_cycles receiving fetched stored sent received packets"),
)
MAIL: Fields = (
    *_all("q", "next type goal place w0 w1 w2 w3 w4 ready work pe address size data holds then last done lent kept"),
    *_all("q", "source left came packet cargo origin by by_life sender"),
)
LIST: Fields = _all("q", "head tail count")
RING: Fields = _all("q", "copied")
FREIGHT: Fields = _all("q", "next")
LATE: Fields = _all("q", "pe packet cycles")  # as in machine/options.py
# The two lanes between this process and another one. out, into: their numbers, from 1, or 0; sent, shown: packets that
# were written, and those that the other can see; full: the number of packets written at which there is no room
# taken: packets taken; blocked: packets for that process wait in Python; rung: its messages that the kernel knows of
LANE: Fields = _all("q", "out into sent shown full taken blocked rung")
SPOT: Fields = _all("I", "goal what address data origin by")  # a packet on a lane
SENT: Fields = (*_all("q", "cycle"), *_all("I", "type goal address data origin pad"))
SEGMENT: Fields = (*_all("q", "since"), *_all("I", "template life parent parent_life next waits made waiting"))
PIECE: Fields = _all("q", "address source size")
# A template in a checked build. states, owners: addresses of a frame's first states and owners; gone: of the states
# that a frame leaves behind; size: of the frame, 0 if none of its slots is an object; unset: words of bits for
# variables that are not set; text: 1 if its frames take variable arguments for a text
IMAGE: Fields = _all("q", "states owners gone size unset text")
STATIC: Fields = _all("q", "begin size")  # a static object
# A block of the heap. begin: in all PEs' memory; made, freed: the operations that allocated and freed it
# name: the check of the array that it is; next: the next record that is free
BLOCK: Fields = (*_all("q", "begin"), *_all("I", "size made freed name state next"))
# Of a run that looks for races: a turn, number `time` of its chain; pe, source, cycle: of its packet; node: who made
# its activation; sender_*: the turn that sent its packet; way: 1 + the packet's way, or 0 if it may come later than
# other packets there; kind: ATOMIC ... below; known: a list of who certainly comes after it, up to the number `seen` of
# its way's changes
TURN: Fields = (
    *_all("q", "cycle"),
    *_all("I", "chain time vector refs pe source origin node sender_chain sender_time way kind known seen"),
)
ATOMIC, SINK, LEAF = 64, 128, 256  # all accesses are atomic; as in engines/races/clocks.py; nothing follows
HANDED = 512  # a handler sent its packet to a handler
CHAIN: Fields = _all("I", "tail ended before after")  # before, after: in the list of those that ended, from 1
# arrived, sent_on: lists of trains, the first with the one that changed last in front; leaves: packets so far whose
# turns were the last ones; changes: how often a train changed
WAY: Fields = _all("I", "arrived sent_on leaves changes")
WAY_LEAF: Fields = _all("I", "chain time")  # the sender of such a packet
# Of a chain on a way: `count` couplings. seen: of the way's leaves; next, before, same: in the lists of the way, and of
# trains with the same hash value; change: its number among the way's changes; last_*: of the newest coupling. A line of
# the cache
TRAIN: Fields = (
    *_all("I", "chain way count newest seen next before same change last_chain last_stamp last_vector"),
    *_all("I", "pad_0 pad_1 pad_2 pad_3"),
)
# time: of a turn, or of a sender; turn: who sent packets on; chain, stamp, vector: what a sender knew; change: as above
COUPLING: Fields = _all("I", "time turn chain stamp vector older change pad")
RACE_LINK: Fields = _all("I", "turn op next time")
# Of a word: lists of marks, of the operand's sender that waits there, of the turns that updated it, and that gave the
# cell or lock away, and of the values of a Q cell; what the running thread does with it
MARKED: Fields = _all("I", "marks operand updates last values touch")
TOUCH: Fields = (*_all("I", "word read written reader writer pad"),)
# An access to a word: chain, time, way: of its turn; bits: its bytes, and above them how, and those of races/marks.py
RACE_MARK: Fields = _all("I", "turn op next bits chain time way pad")
# Of a word of one PE's copy of an object (machine/rules/copies.py); set_by, read_by: nodes
COPY: Fields = (*_all("q", "first_set last_set last_read"), *_all("I", "setter set_by reader read_by set_far pad"))
PAIR: Fields = (*_all("q", "count"), *_all("I", "first second node other"))
# How an activation was made: by the activation of node `parent`, at operation `made`
CONTEXT: Fields = _all("I", "parent made template pe forked next")
JOURNEY: Fields = _all("q", "left came")  # cycles at which a packet was sent, and came into its PE's queue
# A packet that was dispatched. template: the frame's; end: when the PE was done with it, 0 if it never was
# what: THREAD ... BESIDE
LOGGED: Fields = (
    *_all("q", "left came taken start end"),
    *_all("I", "pe type address data origin source template what"),
)
# Of an entry: the packets that were dispatched to it, and the cycles paid for spilled packets and spent waiting for the
# bypassing unit. Of a handler: the cycles in which that unit decoded packets for it
TAKEN: Fields = _all("q", "packets spill gap decoding")
# Of a PE: as in machine/tally.Last; entry: its place in TAKEN
WAIT: Fields = _all("q", "times cycles network queue")  # as in machine/tally.Wait
LAST: Fields = _all("q", "waited matched gapped entry taken spill gap")

RACES = (  # the arrays of a run that looks for races
    *("vectors", "vector_refs", "vector_levels", "turns", "chain", "floor", "rising", "sunk", "settled", "sender"),
    "before_list",
    *("top_list", "way", "way_leaf", "train", "train_head", "coupling", "race_link", "marked", "touch", "race_mark"),
    "pairs_of_lines",
    *("race_kind", "race_type", "race_entry", "race_break", "node_by_packet", "node_by_segment", "own_word", "copy"),
    *("waits_by_segment", "dirty_turn", "context", "context_head"),
)
LEAVES = 16  # that are kept of a way: a power of two
MARKS, BELL, TAKEN_MARK = 32, 1, 16  # words for a lane's marks; the places of the second and third one
THREAD, OPERAND, SERVICE, BESIDE = range(4)  # what a packet of the log did; BESIDE: an access that bypassed
STREAMS = 16  # cycles ahead for which streams are kept: a power of two
BUCKETS = 2048  # of the timing wheel: a power of two
# why the kernel returned; NEW: it has not run yet; PAUSED: it may go on
NEW, DEADLOCK, HOST, TRAPPED, OVER, STOPPED, PAUSED = range(7)
NO_ENTRY, DEAD_FRAME, OVERRUN = range(1, 4)  # why a packet was not dispatched, in a run without time
FREE, LIVE, FREED = range(3)  # the state of a block of the heap; FREE: its record is unused
NEVER = 1 << 62

_KINDS = {"q": ctypes.c_int64, "I": ctypes.c_uint32, "B": ctypes.c_uint8, "Q": ctypes.c_uint64}


def element(kind: Fields | str) -> type[Any]:
    """The ctypes class of an array's elements."""
    return _KINDS[kind] if isinstance(kind, str) else structure("Record", kind)


def structure(name: str, fields: Fields) -> type[Any]:
    """The ctypes class of a record with those fields."""
    return type(name, (ctypes.Structure,), {"_fields_": [(field, _KINDS[kind]) for field, kind in fields]})


def size(fields: Fields) -> int:
    """The size of a record in bytes."""
    return sum({"q": 8, "I": 4}[kind] for _, kind in fields)
