# pyright: basic
"""The arrays that the kernel reads and writes: all of its data except the machine's record and the first static data.

machine.py lays these arrays out, and arrays.py gives access to their elements. Both take the lengths from here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from emc.engines.native.kernel import state
from emc.engines.native.kernel.state import BUCKETS, MARKS, STREAMS
from emc.engines.native.names import ENDS, HEADS, OWNERS, UNSETS
from emc.machine.rules.mail import BUFFERS, FLAGS, LISTS
from emc.machine.rules.overview import KINDS
from emc.target import SEGMENT_CELLS


class Array(NamedTuple):
    """An array whose address is in the machine's record."""

    kind: state.Fields | str  # of its elements: a record's fields, or a number's letter (`B`, `Q`: unsigned 8, 64 bits)
    address: Callable[[Any], int]  # from a machine's record; the kernel compiles this function, too
    length: Callable[[Any], int]  # the same


ARRAYS = {
    "memory": Array("I", lambda m: m.memory, lambda m: m.whole >> 2),
    "tags": Array("B", lambda m: m.tags, lambda m: m.whole >> 2),
    "segment": Array(state.SEGMENT, lambda m: m.segment, lambda m: m.whole >> 7),
    "pe": Array(state.PE, lambda m: m.pe, lambda m: m.units),
    "unit": Array(state.UNIT, lambda m: m.unit, lambda m: m.units),
    "bypasses": Array("B", lambda m: m.bypasses, lambda m: m.types),
    "port": Array(state.PORT, lambda m: m.port, lambda m: m.ports),
    "gate": Array(state.GATE, lambda m: m.gate, lambda m: m.units),
    "where": Array("q", lambda m: m.where, lambda m: m.nodes),
    "stream": Array(state.STREAM, lambda m: m.stream, lambda m: 4 * STREAMS * ((m.links + 1) >> 1) * m.nodes),
    "streamed": Array("q", lambda m: m.streamed, lambda m: 4 * STREAMS * ((m.links + 1) >> 1)),
    "packet": Array(state.PACKET, lambda m: m.packet, lambda m: m.most_packets + m.most_parcels + 1),
    "load": Array(state.LOAD, lambda m: m.load, lambda m: m.most_packets + m.most_parcels + 1),
    "abroad": Array(
        state.LOAD, lambda m: m.abroad, lambda m: m.most_leaving + m.most_sent if m.most_leaving != 0 else 0
    ),
    "incoming": Array(state.LOAD, lambda m: m.incoming, lambda m: m.came_in),
    "lane": Array(state.LANE, lambda m: m.lane, lambda m: m.ranks),
    "mark": Array("q", lambda m: m.mark, lambda m: m.lanes * MARKS),
    "spot": Array(state.SPOT, lambda m: m.spot, lambda m: m.lanes * m.spots),
    "engine": Array(state.ENGINE, lambda m: m.engine, lambda m: m.pes * m.engines),
    "share": Array(state.SHARE, lambda m: m.share, lambda m: m.pes),
    "command": Array(state.COMMAND, lambda m: m.command, lambda m: m.most_commands + 1),
    "parcel": Array(state.PARCEL, lambda m: m.parcel, lambda m: m.most_parcels + 1),
    "cargo": Array("B", lambda m: m.cargo, lambda m: m.most_parcels * m.body),
    "due": Array(state.DUE, lambda m: m.due, lambda m: 2 * m.pes * m.engines + m.colours),
    "meeting": Array(state.MEETING, lambda m: m.meeting, lambda m: m.colours),
    "note": Array(state.NOTE, lambda m: m.note, lambda m: m.colours * m.pes),
    "serialiser": Array(state.SERIALISER, lambda m: m.serialiser, lambda m: 1),
    "track": Array(
        state.TRACK, lambda m: m.track, lambda m: 2 * m.pes * m.engines + (m.ports if m.engines != 0 else 0)
    ),
    "ni": Array(state.NI, lambda m: m.ni, lambda m: m.interfaces),
    "mail": Array(state.MAIL, lambda m: m.mail, lambda m: m.most_mails + 1),
    "list": Array(state.LIST, lambda m: m.list, lambda m: m.interfaces * LISTS + m.pes),
    "rings": Array(state.RING, lambda m: m.rings, lambda m: m.pes),
    "flipped": Array(
        "B", lambda m: m.flipped, lambda m: m.pes * ((m.memory_size + m.page - 1) // m.page) if m.interfaces != 0 else 0
    ),
    "flags": Array("q", lambda m: m.flags, lambda m: FLAGS if m.interfaces != 0 else 0),
    "freight": Array(state.FREIGHT, lambda m: m.freight, lambda m: m.interfaces * BUFFERS + 1),
    "freights": Array("B", lambda m: m.freights, lambda m: (m.interfaces * BUFFERS + 1) * m.page),
    "accesses": Array("B", lambda m: m.accesses, lambda m: m.types),
    "moving": Array(state.MOVING, lambda m: m.moving, lambda m: m.most_moving),
    "outbox": Array(state.SENT, lambda m: m.outbox, lambda m: m.most_sent),
    "entry": Array("B", lambda m: m.entry, lambda m: (m.templates + 1) * SEGMENT_CELLS),
    "fits": Array("I", lambda m: m.fits, lambda m: m.templates + 1),
    "function": Array("q", lambda m: m.function, lambda m: m.templates + 1),
    "handler": Array("q", lambda m: m.handler, lambda m: m.types),
    "size_class": Array("I", lambda m: m.size_class, lambda m: m.templates + 1),
    "class_size": Array("I", lambda m: m.class_size, lambda m: m.classes),
    "free_frame": Array("I", lambda m: m.free_frame, lambda m: m.pes * m.classes),
    "piece": Array(state.PIECE, lambda m: m.piece, lambda m: m.pieces),
    "sent_by_type": Array("q", lambda m: m.sent_by_type, lambda m: m.units * m.types),
    "received_by_type": Array("q", lambda m: m.received_by_type, lambda m: m.units * m.types),
    "dirty": Array("Q", lambda m: m.dirty, lambda m: m.pes * m.words),
    "last_left": Array("q", lambda m: m.last_left, lambda m: m.units * m.units),
    "late": Array(state.LATE, lambda m: m.late, lambda m: m.lates),
    "arrival_head": Array("I", lambda m: m.arrival_head, lambda m: BUCKETS),
    "arrival_tail": Array("I", lambda m: m.arrival_tail, lambda m: BUCKETS),
    "request_head": Array("I", lambda m: m.request_head, lambda m: BUCKETS),
    "request_tail": Array("I", lambda m: m.request_tail, lambda m: BUCKETS),
    "wake": Array("Q", lambda m: m.wake, lambda m: BUCKETS * m.words),
    "wake_summary": Array("Q", lambda m: m.wake_summary, lambda m: BUCKETS * m.summaries),
    "bucket": Array("Q", lambda m: m.bucket, lambda m: BUCKETS // 64 + 1),
    "journey": Array(state.JOURNEY, lambda m: m.journey, lambda m: m.most_packets + 1),
    "counts": Array("q", lambda m: m.counts, lambda m: m.beside >> 2),  # of threads, in two areas (counting.py)
    "log": Array(state.LOGGED, lambda m: m.log, lambda m: m.log_most),
    "log_pes": Array("B", lambda m: m.log_pes, lambda m: m.pes + 1),  # the last one: all switches without a PE
    "entries": Array(state.TAKEN, lambda m: m.entries, lambda m: (m.templates + 1) * SEGMENT_CELLS + m.types),
    "lasts": Array(state.LAST, lambda m: m.lasts, lambda m: m.pes),
    "waited": Array(state.WAIT, lambda m: m.waited, lambda m: m.operators),
    "overview": Array("q", lambda m: m.overview, lambda m: m.pes * (m.stretches * KINDS + 1)),
    "traffic": Array("q", lambda m: m.traffic, lambda m: m.groups * m.groups),
    "static": Array(state.STATIC, lambda m: m.static, lambda m: m.statics),
    "slot_size": Array("I", lambda m: m.slot_size, lambda m: m.objects - m.statics),
    "block": Array(state.BLOCK, lambda m: m.block, lambda m: m.most_blocks),
    "freed": Array("I", lambda m: m.freed, lambda m: m.most_freed),
    "library": Array("B", lambda m: m.library, lambda m: m.operations + 1),
    "image": Array(state.IMAGE, lambda m: m.image, lambda m: m.templates + 1),
    # the planes of a checked build (names.py) lie one after the other
    "states": Array("B", lambda m: m.shadow, lambda m: m.whole),
    "owners": Array("I", lambda m: m.shadow + OWNERS * m.whole, lambda m: m.whole >> 2),
    "heads": Array("I", lambda m: m.shadow + HEADS * m.whole, lambda m: m.whole >> 2),
    "unsets": Array("I", lambda m: m.shadow + UNSETS * m.whole, lambda m: m.whole >> 2),
    "ends": Array("I", lambda m: m.shadow + ENDS * m.whole, lambda m: m.whole >> 2),
    # of a run that looks for races
    "vectors": Array("I", lambda m: m.vectors, lambda m: m.most_vectors << 4),
    "vector_refs": Array("I", lambda m: m.vector_refs, lambda m: m.most_vectors),
    "vector_levels": Array("B", lambda m: m.vector_levels, lambda m: m.most_vectors),
    "turns": Array(state.TURN, lambda m: m.turns, lambda m: m.most_turns),
    "chain": Array(state.CHAIN, lambda m: m.chain, lambda m: m.most_chains),
    "floor": Array("I", lambda m: m.floor, lambda m: m.most_chains),
    "rising": Array("I", lambda m: m.rising, lambda m: m.most_chains),
    "sunk": Array("I", lambda m: m.sunk, lambda m: m.most_chains),
    "settled": Array("I", lambda m: m.settled, lambda m: m.most_chains),
    "sender": Array("I", lambda m: m.sender, lambda m: m.most_packets + m.most_parcels + 1),
    "before_list": Array("I", lambda m: m.before_list, lambda m: m.most_befores),
    "top_list": Array("I", lambda m: m.top_list, lambda m: m.most_befores),
    "way": Array(state.WAY, lambda m: m.way, lambda m: (m.units * m.units) << m.apart),
    "way_leaf": Array(state.WAY_LEAF, lambda m: m.way_leaf, lambda m: ((m.units * m.units) << m.apart) * state.LEAVES),
    "train": Array(state.TRAIN, lambda m: m.train, lambda m: m.most_trains),
    "train_head": Array("I", lambda m: m.train_head, lambda m: m.most_train_heads),
    "coupling": Array(state.COUPLING, lambda m: m.coupling, lambda m: m.most_couplings),
    "race_link": Array(state.RACE_LINK, lambda m: m.race_link, lambda m: m.most_links),
    "marked": Array(state.MARKED, lambda m: m.marked, lambda m: (m.units << m.address_bits) >> 2),
    "touch": Array(state.TOUCH, lambda m: m.touch, lambda m: m.most_touches),
    "race_mark": Array(state.RACE_MARK, lambda m: m.race_mark, lambda m: m.most_marks),
    "pairs_of_lines": Array(state.PAIR, lambda m: m.pairs_of_lines, lambda m: m.most_pairs),
    "race_kind": Array("B", lambda m: m.race_kind, lambda m: m.kinds),
    "own_word": Array("I", lambda m: m.own_word, lambda m: m.kinds),
    "copy": Array(state.COPY, lambda m: m.copy, lambda m: m.own_words * m.pes),
    "race_type": Array("B", lambda m: m.race_type, lambda m: m.types),
    "race_entry": Array("I", lambda m: m.race_entry, lambda m: (m.templates + 1) * SEGMENT_CELLS),
    "race_break": Array("I", lambda m: m.race_break, lambda m: m.most_breaks),
    "node_by_packet": Array("I", lambda m: m.node_by_packet, lambda m: m.most_packets + m.most_parcels + 1),
    "node_by_segment": Array("I", lambda m: m.node_by_segment, lambda m: m.whole >> 7),
    "waits_by_segment": Array("I", lambda m: m.waits_by_segment, lambda m: m.whole >> 7),
    "dirty_turn": Array("I", lambda m: m.dirty_turn, lambda m: m.units * m.units),
    "context": Array(state.CONTEXT, lambda m: m.context, lambda m: m.most_contexts),
    "context_head": Array("I", lambda m: m.context_head, lambda m: m.most_heads),
}
