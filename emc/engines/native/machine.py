"""A run on the native engine: memory laid out, the kernel driven, host services done, the answer made a Run.

machine = Machine(program, addresses, description, options)
machine.go()                            until the kernel comes back: a host request, a trap, the end (state.py)
machine.replace(templates, addresses)   better code of some threads, at any time
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from emc.engines.native import state
from emc.engines.native.code import kernel_address
from emc.engines.native.memory import Mapping, Window
from emc.engines.native.names import RUN, name_of
from emc.engines.native.program import Program
from emc.machine.description import Description
from emc.machine.network import PORTS, nodes, order
from emc.machine.options import Options
from emc.target import NORMAL, SEGMENT, SEGMENT_CELLS, WORD

MOST_PACKETS = 1 << 26  # under way at once, and in one thread's outbox; their memory costs nothing until used
SKEW = 35 * SEGMENT  # so that equal addresses of different PEs don't compete for few lines of the host's cache
WAKES = ctypes.c_uint64
_machine, _pe, _unit, _port = (
    state.structure(name, fields)
    for name, fields in (
        *(("Machine", state.MACHINE), ("Pe", state.PE)),
        *(("Unit", state.UNIT), ("Port", state.PORT)),
    )
)
_queue, _packet, _load, _sent, _segment, _piece, _logged, _taken, _last = (
    state.structure(name, fields)
    for name, fields in (
        ("Queue", state.QUEUE),
        ("Packet", state.PACKET),
        ("Load", state.LOAD),
        ("Sent", state.SENT),
        ("Segment", state.SEGMENT),
        ("Piece", state.PIECE),
        ("Logged", state.LOGGED),
        ("Taken", state.TAKEN),
        ("Last", state.LAST),
    )
)


class Machine:
    """A program on its machine. record: the kernel's; pes, units, sent, received: its arrays, as ctypes has them. idle:
    nothing begins by itself. old: whose memory it goes on with (successor.py)."""

    def __init__(
        self,
        program: Program,
        threads: Sequence[int],
        description: Description,
        options: Options,
        *,
        idle: bool = False,
        old: Machine | None = None,
        until: int = state.NEVER,
    ):
        self.program = program
        self.target = program.target
        self._run = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(kernel_address(RUN))
        self.held: list[Any] = []  # arrays and mappings that the record names by address
        self.record = _machine()
        self.record.self = ctypes.addressof(self.record)
        self._fixed(description, options)
        self._memory(options, old)
        self._arrays()
        self._tables()
        self._watched(options, until)
        self.replace(range(len(threads)), threads)
        if not idle:
            self._start()

    # ---- the layout

    def _fixed(self, description: Description, options: Options) -> None:
        m, t, program = self.record, self.target, self.program
        network, queue, bypass = description.network, description.queue, description.bypass
        m.pes, m.address_bits, m.address_mask, m.memory_size = t.pes, t.address_bits, t.address_mask, t.memory
        m.stride = (1 << t.address_bits) + SKEW
        m.order, m.types, m.templates = order(t.pes), len(program.types), len(program.names)
        m.inject, m.hop, m.slot = network.inject, network.hop, network.port
        m.dispatch, m.link, m.matching = (
            description.thread.dispatch,
            description.thread.link,
            description.thread.matching,
        )
        m.on_chip = options.queue or queue.on_chip
        m.packet_limit = options.packet_limit or queue.packet_limit
        m.spill, m.most_taken, m.service = queue.spill, queue.intake_while_running, description.host.service
        m.special_first, m.decode = queue.special_first, bypass.decode
        m.apart = int(queue.special_first > 0 or bypass.widest > 0)
        flags = self._array("bypasses", ctypes.c_uint8, m.types)
        flags[:] = [bypass.serves(name) for name in program.types]
        m.last, m.limit = options.max_cycles, options.max_cycles or state.NEVER
        m.net_delay, m.seed = options.net_delay, options.seed
        m.top, m.spread_end = program.top, program.heap
        m.words = -(-t.pes // 64)
        m.summaries = -(-m.words // 64)
        m.far_first = m.trap_at = state.NEVER

    def _map(self, name: str, size: int, dense: bool = False) -> Mapping:
        mapping = Mapping(size, dense)
        self.held.append(mapping)
        setattr(self.record, name, mapping.address)
        return mapping

    def _array(self, name: str, kind: Any, count: int) -> Any:
        mapping = self._map(name, ctypes.sizeof(kind) * count, True)  # begins with a line of the cache
        return (kind * count).from_address(mapping.address)

    def _memory(self, options: Options, old: Machine | None) -> None:
        t, whole = self.target, self.target.pes * self.record.stride
        if old is None:
            self.memory = self._map("memory", whole)
            self.tags = self._map("tags", whole // WORD)
        else:
            self.memory, self.tags = old.memory, old.tags
            self.record.memory, self.record.tags = old.memory.address, old.tags.address
        self.segments = self._map("segment", whole // SEGMENT * ctypes.sizeof(_segment))
        self._map("packet", MOST_PACKETS * ctypes.sizeof(_packet), True)
        self.loads = self._map("load", MOST_PACKETS * ctypes.sizeof(_load), True)
        self._map("outbox", MOST_PACKETS * ctypes.sizeof(_sent))
        self._map("dirty", t.pes * self.record.words * 8)
        if options.net_delay:
            self._map("last_left", t.pes * t.pes * 8)
        for pe, address, data in self.program.own if old is None else ():
            self.write(pe, address, data)

    def _arrays(self) -> None:
        pes, types = self.target.pes, len(self.program.types)
        self.pes = self._array("pe", _pe, pes)
        for one in self.pes:
            one.low, one.heap, one.spread = self.program.top, self.program.heap, self.program.spread
        self.units = self._array("unit", _unit, pes)
        switches = nodes(self.record.order)
        ports = switches + 1 << 2
        self.ports = self._array("port", _port, ports)
        self.queues = self._array("queue", _queue, ports << 2)
        self._array("when", ctypes.c_int64, ports)
        streams, self.record.links = 1 << self.record.hop.bit_length(), 2 * switches
        self._map("stream", (streams * self.record.links + 1) * state.size(state.STREAM))
        self._array("streamed", ctypes.c_int64, streams)
        self.record.streams = streams
        columns = self.record.order + 1
        places = self._array("where", ctypes.c_uint32, nodes(self.record.order))
        places[:] = [node // columns << 8 | node % columns for node in range(len(places))]
        self.sent = self._array("sent_by_type", ctypes.c_int64, pes * types)
        self.received = self._array("received_by_type", ctypes.c_int64, pes * types)
        for name in ("arrival_head", "arrival_tail", "request_head", "request_tail"):
            self._array(name, ctypes.c_uint32, state.BUCKETS)
        self.wake = self._array("wake", WAKES, state.BUCKETS * self.record.words)
        self.wake_summary = self._array("wake_summary", WAKES, state.BUCKETS * self.record.summaries)
        self.buckets = self._array("bucket", WAKES, state.BUCKETS // 64 + 1)

    def _tables(self) -> None:
        """What a packet's type, a frame's head word and a cell lead to. Templates count from 1, as their codes do."""
        program, count = self.program, len(self.program.names) + 1
        entries = self._array("entry", ctypes.c_uint8, count * SEGMENT_CELLS)
        ctypes.memmove(ctypes.addressof(entries) + SEGMENT_CELLS, program.entries, len(program.entries))
        self.functions = self._array("function", ctypes.c_int64, count)
        self.handlers = self._array("handler", ctypes.c_int64, len(program.types) + 1)
        sizes = sorted({size for size in program.sizes if size})
        self.record.classes = len(sizes) + 1
        self._array("class_size", ctypes.c_uint32, len(sizes) + 1)[1:] = sizes
        classes = self._array("size_class", ctypes.c_uint32, count)
        classes[1:] = [sizes.index(size) + 1 if size else 0 for size in program.sizes]
        self._array("free_frame", ctypes.c_uint32, self.target.pes * (len(sizes) + 1))
        pieces = self._array("piece", _piece, len(program.common) + 1)
        for piece, (address, data) in zip(pieces, program.common, strict=False):
            text = ctypes.create_string_buffer(data, len(data))
            self.held.append(text)
            piece.address, piece.source, piece.size = address, ctypes.addressof(text), len(data)
        self.record.pieces = len(program.common)

    def _watched(self, options: Options, until: int) -> None:
        """What Options.record and Options.profile need. until: the cycle to which a profile counts."""
        m, window, area = self.record, options.window, self.program.area
        if options.record or area is not None:
            self._map("journey", MOST_PACKETS * state.size(state.JOURNEY))
        if options.record:
            self.log = self._map("log", max(1, window.most) * ctypes.sizeof(_logged))
            m.log_most, m.log_first = window.most, window.first
            m.log_last = state.NEVER if window.last is None else window.last
            wanted = self._array("log_pes", ctypes.c_uint8, m.pes)
            wanted[:] = [int(window.pes is None or pe in window.pes) for pe in range(m.pes)]
        if area is not None:
            m.until = until
            self.counts = self._array("counts", ctypes.c_int64, 2 * area.size)
            m.beside = area.size * ctypes.sizeof(ctypes.c_int64)
            self.entries = self._array("entries", _taken, (m.templates + 1) * SEGMENT_CELLS + m.types)
            self.lasts = self._array("lasts", _last, m.pes)

    def write(self, pe: int, address: int, data: bytes) -> None:
        """Bytes of a PE's memory."""
        at = pe * self.record.stride + address
        self.memory.bytes[at : at + len(data)] = data

    def _start(self) -> None:
        """PE 0 begins with the start template: its frame is there, and a packet for its start entry in the queue."""
        frame = self._start_frame()
        packet = _load.from_address(self.loads.address + ctypes.sizeof(_load))
        packet.what, packet.address = NORMAL, frame + WORD
        self.record.fresh = 1
        first = self.pes[0]
        first.head = first.tail = first.waiting = first.awake = first.queue_high = 1
        self.wake[0] = self.wake_summary[0] = self.buckets[0] = self.buckets[-1] = 1

    def _start_frame(self) -> int:
        """The local address of a frame of the start template, on PE 0."""
        self.load(0)
        word = ctypes.c_uint32
        frame_new = ctypes.CFUNCTYPE(word, ctypes.c_int64, word, word, word)
        self.record.by = self.record.origin = 0
        frame = frame_new(kernel_address(name_of("frame.new")))(self.record.self, 0, self.program.start, 0)
        self.main = frame // SEGMENT
        return frame

    def load(self, pe: int) -> None:
        """A PE's memory gets what it begins with, unless it has it; the kernel does so at a PE's first packet."""
        if not self.pes[pe].loaded:
            self.pes[pe].loaded = 1
            for address, data in self.program.common:
                self.write(pe, address, data)

    def begin(self, cycle: int, last: int) -> None:
        """The start template begins anew in that cycle, with a packet of PE 0 to itself: one that the host seems to
        answer with. The machine is at rest. last: the last cycle, 0 for no limit."""
        m = self.record
        if m.reason == state.NEW:
            self.go()
        m.last, m.limit = last, last or state.NEVER
        m.host_pe, m.host_start, m.host_by, m.host_by_life = 0, cycle - m.service, 0, 0
        m.host_data, m.host_origin, m.answer = self._start_frame() + WORD, 0, 0
        self.pes[0].busy_cycles -= m.service  # for which the kernel counts one
        m.reason = state.HOST

    # ---- the run

    def go(self) -> int:
        """Runs until the kernel comes back; why."""
        return self._run(self.record.self)

    def replace(self, templates: Sequence[int], addresses: Sequence[int]) -> None:
        """The code of some templates, by their place in the module; the kernel finds the new one or the old one."""
        types = {template: kind for kind, template in self.program.handlers}
        for template, address in zip(templates, addresses, strict=True):
            self.functions[template + 1] = address
            if template in types:
                self.handlers[types[template]] = address

    def window(self) -> Window:
        """The memory of the PE whose request is to be served."""
        return Window(self.memory, self.record.host_pe * self.record.stride, self.target.memory)

    def high(self, pe: int) -> int:
        """The most packets that waited at once in a queue of a PE's switch; one passes on its way, even if at once."""
        ports = range(pe + 1 << 2, (pe + 1 << 2) + PORTS)
        return max(max(q.high for q in self.queues[4 * p : 4 * p + 3]) or int(self.ports[p].free != 0) for p in ports)

    def last(self, pe: int) -> int:
        """The cycle at which all that a PE has begun is done."""
        return max(self.pes[pe].busy, self.units[pe].unit_free)

    def last_of_all(self) -> int:
        """The same of all PEs."""
        busy, free = column(self.pes, state.PE, "busy"), column(self.units, state.UNIT, "unit_free")
        return max(max(busy), max(free))

    def segment(self, number: int) -> Any:
        """What is known of the activation whose frame begins at that segment of the whole memory."""
        return _segment.from_address(self.segments.address + number * ctypes.sizeof(_segment))

    def logged(self) -> Any:
        """The packets that were dispatched, in that order, as Options.record has them kept."""
        return (_logged * self.record.logged).from_address(self.log.address)


def column(records: Any, fields: state.Fields, name: str) -> memoryview:
    """A 64-bit field of all records of an array. Its place in the record is a multiple of 8."""
    at, step = state.size(fields[: [field for field, _ in fields].index(name)]), state.size(fields)
    return memoryview(records).cast("B").cast("q")[at // 8 :: step // 8]
