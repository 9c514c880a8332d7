# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Access to the kernel's arrays (extents.py), each with its length: `pes_of(m)[number].busy`.

The lengths cost nothing. A build with checks (tests/support/guarded.py) stops at an index out of range.
"""

from __future__ import annotations

from typing import Any

from emc.engines.native.kernel.extents import ARRAYS
from emc.engines.native.kernel.records import carray, inlined, pointer_to
from emc.engines.native.kernel.state import MACHINE

_machine_at = pointer_to(MACHINE)


def _array(name: str) -> Any:
    """A function from the machine to the array of that name."""
    array = ARRAYS[name]
    at, address, length = pointer_to(array.kind), inlined(array.address), inlined(array.length)

    @inlined
    def of(m: Any) -> Any:
        one = m[0]
        return carray(at(address(one)), length(one))

    return of


@inlined
def machine_of(address: Any) -> Any:
    """The machine whose record is at that address, as an array of one."""
    return carray(_machine_at(address), 1)


words_of, tags_of, segments_of = _array("memory"), _array("tags"), _array("segment")
pes_of, units_of, bypasses_of = _array("pe"), _array("unit"), _array("bypasses")
ports_of, gates_of = _array("port"), _array("gate")
where_of, stream_of, streamed_of = _array("where"), _array("stream"), _array("streamed")
packets_of, loads_of, outbox_of = _array("packet"), _array("load"), _array("outbox")
abroad_of, incoming_of = _array("abroad"), _array("incoming")
lanes_of, marks_of, spots_of = _array("lane"), _array("mark"), _array("spot")
engines_of, shares_of, commands_of = _array("engine"), _array("share"), _array("command")
nis_of, mails_of, lists_of = _array("ni"), _array("mail"), _array("list")
rings_of, flipped_of, freight_of = _array("rings"), _array("flipped"), _array("freight")
flags_of = _array("flags")
accesses_of = _array("accesses")
tracks_of, movings_of = _array("track"), _array("moving")
parcels_of, cargo_of, dues_of = _array("parcel"), _array("cargo"), _array("due")
meetings_of, notes_of, serialisers_of = _array("meeting"), _array("note"), _array("serialiser")
cells_of, fits_of = _array("entry"), _array("fits")
functions_of, handlers_of = _array("function"), _array("handler")
size_classes_of, class_sizes_of = _array("size_class"), _array("class_size")
free_frames_of, pieces_of = _array("free_frame"), _array("piece")
sent_by_type_of, received_by_type_of = _array("sent_by_type"), _array("received_by_type")
dirty_of, last_left_of, late_of = _array("dirty"), _array("last_left"), _array("late")
arrival_heads_of, arrival_tails_of = _array("arrival_head"), _array("arrival_tail")
request_heads_of, request_tails_of = _array("request_head"), _array("request_tail")
wake_of, wake_summary_of = _array("wake"), _array("wake_summary")
buckets_of, journeys_of = _array("bucket"), _array("journey")
log_of, log_pes_of = _array("log"), _array("log_pes")
entries_of, lasts_of = _array("entries"), _array("lasts")
waits_of = _array("waited")
overview_of, traffic_of = _array("overview"), _array("traffic")
images_of, states_of, owners_of = _array("image"), _array("states"), _array("owners")
heads_of, unsets_of, ends_of = _array("heads"), _array("unsets"), _array("ends")
statics_of, slot_sizes_of, library_of = _array("static"), _array("slot_size"), _array("library")
blocks_of, freed_of = _array("block"), _array("freed")

# of a run that looks for races (races/)
vectors_of, vector_refs_of, vector_levels_of = _array("vectors"), _array("vector_refs"), _array("vector_levels")
turns_of, chains_of, floors_of, rising_of = _array("turns"), _array("chain"), _array("floor"), _array("rising")
sunk_of, settled_of = _array("sunk"), _array("settled")
senders_of, befores_of, tops_of = _array("sender"), _array("before_list"), _array("top_list")
ways_of, trains_of, couplings_of = _array("way"), _array("train"), _array("coupling")
way_leaves_of, train_heads_of = _array("way_leaf"), _array("train_head")
links_of, marked_of, touches_of = _array("race_link"), _array("marked"), _array("touch")
race_marks_of, pairs_of_lines_of, race_kinds_of = _array("race_mark"), _array("pairs_of_lines"), _array("race_kind")
race_types_of, race_entries_of, race_breaks_of = _array("race_type"), _array("race_entry"), _array("race_break")
nodes_by_packet_of, nodes_by_segment_of = _array("node_by_packet"), _array("node_by_segment")
waits_by_segment_of, dirty_turns_of = _array("waits_by_segment"), _array("dirty_turn")
own_words_of, copies_of = _array("own_word"), _array("copy")
contexts_of, context_heads_of = _array("context"), _array("context_head")
