# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""The kernel's arrays (extents.py), each with its length: `pes_of(m)[number].busy`.

The lengths cost nothing. A build with numba's bounds checks (tests/support/guarded.py) stops at an index beyond them.
"""

from __future__ import annotations

from typing import Any

from emc.engines.native.kernel.extents import ARRAYS
from emc.engines.native.kernel.records import (
    bytes_at,
    carray,
    gate_at,
    inlined,
    journey_at,
    last_at,
    load_at,
    logged_at,
    longs_at,
    machine_at,
    naturals_at,
    packet_at,
    pe_at,
    piece_at,
    port_at,
    segment_at,
    sent_at,
    stream_at,
    taken_at,
    unit_at,
    words_at,
)


def _array(name: str, at: Any) -> Any:
    """A function from the machine to one of its arrays."""
    array = ARRAYS[name]
    address, length = inlined(array.address), inlined(array.length)

    @inlined
    def of(m: Any) -> Any:
        one = m[0]
        return carray(at(address(one)), length(one))

    return of


@inlined
def machine_of(address: Any) -> Any:
    """The machine whose record lies there, as an array of one."""
    return carray(machine_at(address), 1)


words_of, tags_of, segments_of = _array("memory", words_at), _array("tags", bytes_at), _array("segment", segment_at)
pes_of, units_of, bypasses_of = _array("pe", pe_at), _array("unit", unit_at), _array("bypasses", bytes_at)
ports_of, gates_of = _array("port", port_at), _array("gate", gate_at)
where_of, stream_of, streamed_of = _array("where", longs_at), _array("stream", stream_at), _array("streamed", longs_at)
packets_of, loads_of, outbox_of = _array("packet", packet_at), _array("load", load_at), _array("outbox", sent_at)
cells_of, fits_of = _array("entry", bytes_at), _array("fits", words_at)
functions_of, handlers_of = _array("function", longs_at), _array("handler", longs_at)
size_classes_of, class_sizes_of = _array("size_class", words_at), _array("class_size", words_at)
free_frames_of, pieces_of = _array("free_frame", words_at), _array("piece", piece_at)
sent_by_type_of, received_by_type_of = _array("sent_by_type", longs_at), _array("received_by_type", longs_at)
dirty_of, last_left_of = _array("dirty", naturals_at), _array("last_left", longs_at)
arrival_heads_of, arrival_tails_of = _array("arrival_head", words_at), _array("arrival_tail", words_at)
request_heads_of, request_tails_of = _array("request_head", words_at), _array("request_tail", words_at)
wake_of, wake_summary_of = _array("wake", naturals_at), _array("wake_summary", naturals_at)
buckets_of, journeys_of = _array("bucket", naturals_at), _array("journey", journey_at)
log_of, log_pes_of = _array("log", logged_at), _array("log_pes", bytes_at)
entries_of, lasts_of = _array("entries", taken_at), _array("lasts", last_at)
