"""The machine of a run on the native engine: lays out memory, runs the kernel, and gives access to its records.

machine = Machine(program, load, description, options)  # load(kernel): the addresses of the threads' code
machine.go()                            runs until the kernel returns: a host request, a trap, the end (state.py)
machine.replace(templates, addresses)   better code of some threads, at any time
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from emc.engines.checks.apart import heap_of
from emc.engines.checks.states import SET
from emc.engines.native.kernel import state
from emc.engines.native.kernel.extents import ARRAYS
from emc.engines.native.kernel.kinds import kind_for
from emc.engines.native.names import OWNERS, PLANES, RUN, STATES, name_of, stride
from emc.engines.native.run.kernels import Kernel, kernel_of
from emc.engines.native.run.memory import Mapping, Stored, Window
from emc.engines.native.run.program import Planes, Program
from emc.engines.native.run.room import lay_out
from emc.ir.traits import ACCESSES, CARRY, FORWARD
from emc.machine import limits
from emc.machine.counters import Link, Moved, moved
from emc.machine.description import Description, network_of
from emc.machine.numbers import Numbers, numbers_of
from emc.machine.options import Options
from emc.machine.overview import Overview, overview, sizes
from emc.machine.rules import queue
from emc.machine.rules.mail import HALF
from emc.machine.rules.network import most_at_once
from emc.machine.rules.pages import first_pinned
from emc.machine.rules.tracks import busy_until
from emc.machine.units import unit_for
from emc.target import NORMAL, NULL_PAGE, SEGMENT, SEGMENT_CELLS, WORD

DEPTH = 4 << 20  # bytes of the host's stack for threads that call each other
STOP, RENEW, PAUSE = 1, 2, 3  # values of the record's `stop`: why the kernel must return
STOPPED = -1  # the limit of a machine that was stopped
_record = state.structure("Machine", state.MACHINE)
KINDS = {name: state.element(array.kind) for name, array in ARRAYS.items()}  # of each array's elements
MOST_BLOCKS = 1 << 24  # records of blocks of the heap: a checked build knows no more blocks
SMALLEST_BLOCK = 16  # bytes
_MEMORY = {"memory", "tags", "segment", "block"}
GROWING = (
    *("vectors", "vector_refs", "vector_levels", "turns", "train", "train_head", "coupling", "race_link", "race_mark"),
)  # of RACES: those whose used bytes are close together
SPARSE = {
    *_MEMORY,
    "outbox",
    "dirty",
    "last_left",
    "stream",
    "journey",
    "log",
    "moving",
    "abroad",
    *(name for name in state.RACES if name not in GROWING),
}  # of which little is used


class Machine:
    """A program on its machine. pes, units, sent and received are the kernel's arrays, as ctypes arrays.

    idle: no thread is started. old: the machine with whose memory this one goes on (successor.py)."""

    entry = RUN  # the kernel's entry point

    def __init__(
        self,
        program: Program,
        load: Callable[[Kernel], Sequence[int]],
        description: Description,
        options: Options,
        *,
        idle: bool = False,
        old: Machine | None = None,
        until: int = state.NEVER,
    ):
        self.program = program
        self.target = program.target
        self.between: Callable[[], None] | None = None  # called when the kernel has returned and will go on
        self.held: list[Any] = []  # keeps arrays and mappings alive that the record names by address
        self.record = _record()  # the machine's record (kernel/state.py)
        self.record.self = ctypes.addressof(self.record)
        self._fixed(description, options)
        self._memory(options, old)
        self._arrays()
        self._tables(old)
        self._watched(options, until)
        if program.watched is not None:
            lay_out(self.record, self._array, program.watched)
        self.kernel = kernel_of(kind_for(self.entry, partial(getattr, self.record)))
        self._run, self._next = self._function(self.kernel.address(self.entry)), 0
        threads = load(self.kernel)
        self.replace(range(len(threads)), threads)
        if not idle:
            self._start()

    @staticmethod
    def _function(address: int) -> Callable[[int], int]:
        return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(address)

    # ---- the layout

    def _fixed(self, description: Description, options: Options) -> None:
        m, t, program = self.record, self.target, self.program
        m.pes, m.address_bits, m.address_mask, m.memory_size = t.pes, t.address_bits, t.address_mask, t.memory
        m.stride = stride(t)
        m.types, m.templates = len(program.types), len(program.names)
        numbers = numbers_of(description, t, options, program.top, program.heap, program.held)
        for name in Numbers.__slots__:
            setattr(m, name, getattr(numbers, name))
        flags = self._array("bypasses")
        flags[:] = [unit_for(description, width) == "buffer" for width in program.widths]
        m.limit = options.max_cycles or state.NEVER
        m.words = -(-t.pes // 64)
        m.summaries = -(-m.words // 64)
        m.units = t.units
        m.whole = t.units * m.stride
        m.room = m.whole * (1 + PLANES) if program.shadow is not None else m.whole
        self.network = wired = network_of(description, t)
        m.topology, m.nodes, m.bits = wired.number, wired.switches, wired.links.bit_length()
        m.extent0, m.extent1, m.extent2 = wired.shape
        m.ports, m.links = m.nodes + 1 << m.bits, wired.links
        m.most_sent, m.most_packets = limits.MOST_SENT, limits.MOST_UNDER_WAY
        m.most_commands, m.most_parcels = (limits.MOST_COMMANDS, limits.MOST_BODIES) if m.engines else (0, 0)
        if m.interfaces:
            m.most_parcels = m.most_mails = limits.MOST_MAILS
        m.type_carry, m.type_forward = (
            program.types.index(name) if name in program.types else 0 for name in (CARRY, FORWARD)
        )
        self._array("accesses")[:] = [ACCESSES.index(one) + 1 if one else 0 for one in program.accesses]
        m.type_done, m.type_iwrite, m.type_qwrite = (
            program.types.index(name) if name in program.types else 0 for name in ("rdma.done", "iwrite", "qwrite")
        )
        m.classes = len(self._sizes()) + 1
        self.common = [*program.common]  # (address, bytes): the first contents of every PE's memory and planes
        if program.shadow is not None:
            states, owners = ((1 + plane) * m.whole for plane in (STATES, OWNERS))
            self.common += [(states, program.shadow.static.states), (owners, program.shadow.static.owners)]
        m.pieces = len(self.common)
        m.depth = DEPTH
        m.far_first = m.trap_at = m.full_at = m.next_due = state.NEVER

    def _sizes(self) -> list[int]:
        """The sizes of frames, in bytes. The class of a template is the index of its size here, plus 1."""
        return sorted({size for size in self.program.sizes if size})

    def _map(self, name: str, size: int = 0) -> Mapping:
        """Maps memory for one of ARRAYS. size: the size in bytes, if more than the array is mapped."""
        length = size or ARRAYS[name].length(self.record) * ctypes.sizeof(KINDS[name])
        mapping = Mapping(length, name not in SPARSE)
        self.held.append(mapping)
        setattr(self.record, name, mapping.address)
        return mapping

    def _array(self, name: str) -> Any:
        """Maps one of ARRAYS. It is aligned to a line of the host's cache."""
        kind: Any = KINDS[name]
        return (kind * ARRAYS[name].length(self.record)).from_address(self._map(name).address)

    def _memory(self, options: Options, old: Machine | None) -> None:
        if old is None:
            self.memory, self.tags = self._map("memory", self.record.room), self._map("tags")
        else:
            self.memory, self.tags = old.memory, old.tags
            self.record.memory, self.record.tags = old.memory.address, old.tags.address
        self.segments = self._map("segment")
        self.loads = self._map("load")
        for name in (
            "packet",
            "outbox",
            "dirty",
            "share",
            "command",
            "parcel",
            "cargo",
            "due",
            "mail",
            "freight",
            "freights",
            "meeting",
            "note",
            "serialiser",
            *(["last_left"] if self.record.delayed else []),
        ):
            self._map(name)
        if options.late:
            for entry, one in zip(self._array("late"), options.late, strict=True):
                entry.pe, entry.packet, entry.cycles = one.pe, one.packet, one.cycles
        for pe, address, data in self.program.own if old is None else ():
            self.write(pe, address, data)

    def _arrays(self) -> None:
        both, self.units = self._array("pe"), self._array("unit")
        self.pes = (KINDS["pe"] * self.record.pes).from_address(self.record.pe)  # without the interfaces
        top, heap = self.program.top, self.program.heap
        for number, one in enumerate(both):
            one.low, one.heap, one.spread = top, heap, self.program.spread
            if self.program.shadow is not None:
                one.heap = heap_of(number, heap, top, self.target.pes)
        for number in range(self.record.pes, self.record.units):
            both[number].loaded = 1  # an interface has data of its own only
            if self.program.shadow is not None:  # as in reference/checks.py
                states = (1 + STATES) * self.record.whole + number * self.record.stride + NULL_PAGE
                self.memory.bytes[states : states + self.program.held] = bytes([SET]) * self.program.held
        self.interfaces = self._array("ni")
        for n, ni in enumerate(self.interfaces):
            ni.next = ni.poll = state.NEVER
            ni.buffers = ni.rooms = HALF
            ni.pinned = first_pinned(self.record, n)
        self.flags = self._array("flags")
        for name in ("list", "rings", "flipped"):
            self._map(name)
        self.engines = self._array("engine")
        self.tracks = self._array("track")
        self.ports, self.gates = self._array("port"), self._array("gate")
        for name in ("stream", "streamed", "arrival_head", "arrival_tail", "request_head", "request_tail"):
            self._map(name)
        place, shape = self.network.topology.place, self.network.shape
        self._array("where")[:] = [place(shape, switch) for switch in range(self.record.nodes)]
        self.sent, self.received = self._array("sent_by_type"), self._array("received_by_type")
        self.wake, self.wake_summary = self._array("wake"), self._array("wake_summary")
        self.buckets = self._array("bucket")

    def _tables(self, old: Machine | None) -> None:
        """Fills the tables for packet types, head words and cells. Templates are numbered from 1, as in their codes."""
        program, sizes = self.program, self._sizes()
        entries = self._array("entry")
        ctypes.memmove(ctypes.addressof(entries) + SEGMENT_CELLS, program.entries, len(program.entries))
        self._array("fits")[1:] = program.fits
        self.functions, self.handlers = self._array("function"), self._array("handler")
        self._array("class_size")[1:] = sizes
        self._array("size_class")[1:] = [sizes.index(size) + 1 if size else 0 for size in program.sizes]
        self._map("free_frame")
        if program.shadow is not None:
            self._shadow(program.shadow, old)
        for piece, (address, data) in zip(self._array("piece"), self.common, strict=True):
            piece.address, piece.source, piece.size = address, self._bytes(data), len(data)

    def element(self, name: str, number: int) -> Any:
        """An element of one of ARRAYS, where it lies."""
        kind: Any = KINDS[name]
        return kind.from_address(getattr(self.record, name) + number * ctypes.sizeof(kind))

    def _bytes(self, data: bytes) -> int:
        """The address of a copy of the bytes, which stays."""
        text = ctypes.create_string_buffer(data, len(data))
        self.held.append(text)
        return ctypes.addressof(text)

    def _shadow(self, known: Planes, old: Machine | None) -> None:
        """Sets up a checked build's planes, and the first contents of frames there."""
        m = self.record
        m.shadow = self.memory.address + m.whole
        m.statics, m.objects = len(known.statics), len(known.statics) + len(known.slots)
        m.operations = len(known.library) - 1
        m.most_blocks, m.most_freed = min(MOST_BLOCKS, m.whole // SMALLEST_BLOCK), limits.MOST_FREED
        for one, (begin, size) in zip(self._array("static"), known.statics, strict=True):
            one.begin, one.size = begin, size
        self._array("slot_size")[:] = known.slots
        self._array("library")[:] = known.library
        if old is None:
            self.blocks = self._array("block")
            self.heap = (self.held[-1], self._map("freed"))
        else:
            self.blocks, self.heap = old.blocks, old.heap
            for name in ("block", "freed", "free_block", "made_blocks", "freed_blocks", "unanswered"):
                setattr(m, name, getattr(old.record, name))
        templates = zip(self._array("image")[1:], known.frames, known.unset, known.texts, strict=True)
        for one, image, unset, text in templates:
            one.unset, one.text = unset, text
            if image is not None:
                one.states, one.owners, one.gone = map(self._bytes, (image.states, image.owners, image.gone))
                one.size = len(image.states)

    def _watched(self, options: Options, until: int) -> None:
        """Sets up Options.record, Options.overview and Options.profile. until: the cycle up to which the last
        counts."""
        m, window, area = self.record, options.window, self.program.area
        if options.record or options.overview or area is not None:
            self._map("journey")
        if options.record:
            m.log_most, m.log_first = window.most, window.first
            m.log_last = state.NEVER if window.last is None else window.last
            self.log = self._map("log")
            wanted = self._array("log_pes")
            wanted[:] = [int(window.pes is None or pe in window.pes) for pe in range(m.pes + 1)]
            m.most_moving = limits.MOST_MOVING if m.engines or m.interfaces else 0
            self.moving = self._map("moving")
        if options.overview:
            m.stretches, m.groups, m.grouping = sizes(m.pes)
            self.cells, self.pairs = self._array("overview"), self._array("traffic")
        if area is not None:
            m.until, m.operators = until, area.operations
            m.beside = area.size * ctypes.sizeof(ctypes.c_int64)
            self.counts, self.entries, self.lasts = map(self._array, ("counts", "entries", "lasts"))
            self.waits = self._array("waited")

    def write(self, pe: int, address: int, data: bytes) -> None:
        """Writes bytes to a PE's memory."""
        at = pe * self.record.stride + address
        self.memory.bytes[at : at + len(data)] = data

    def _start(self) -> None:
        """Starts PE 0: makes the frame of the start template, and queues a packet for its start entry."""
        frame = self._start_frame()
        packet = KINDS["load"].from_address(self.loads.address + ctypes.sizeof(KINDS["load"]))
        packet.what, packet.address = NORMAL, frame + WORD
        self.record.fresh = 1
        first = self.pes[0]
        first.head = first.tail = first.awake = 1
        self._first_turn(first)

    def _first_turn(self, first: Any) -> None:
        """Gives PE 0 its turn for the packet that waits there. first: its record."""
        if queue.wait(first, self.record):
            self.record.full_at = 0
        self.wake[0] = self.wake_summary[0] = self.buckets[0] = self.buckets[-1] = 1

    def _start_frame(self) -> int:
        """Makes a frame of the start template on PE 0. Returns its local address."""
        self.load(0)
        word = ctypes.c_uint32
        frame_new = ctypes.CFUNCTYPE(word, ctypes.c_int64, word, word, word, word)
        self.record.by = self.record.origin = 0
        frame = frame_new(self.kernel.address(name_of("frame.new")))(self.record.self, 0, self.program.start, 0, 0)
        if self.program.watched is not None:
            ctypes.CFUNCTYPE(word, ctypes.c_int64, word, word)(self.kernel.address(name_of("race.frame")))(
                self.record.self, 0, frame
            )
        self.main = frame // SEGMENT
        self.write(0, frame, self.program.start.to_bytes(WORD, "little"))
        return frame

    def load(self, pe: int) -> None:
        """Writes the first contents of a PE's memory, unless they are there. The kernel does it at the first packet."""
        if not self.pes[pe].loaded:
            self.pes[pe].loaded = 1
            for address, data in self.common:
                self.write(pe, address, data)

    def begin(self, cycle: int, last: int) -> None:
        """Starts the start template again in that cycle, on a machine at rest. Its packet looks to the kernel like an
        answer of the host to PE 0. last: the last cycle, 0 for no limit."""
        m = self.record
        if m.reason == state.NEW:
            self.go()
        m.last, m.limit = last, last or state.NEVER
        m.host_pe, m.host_start, m.host_by, m.host_by_life = 0, cycle - m.service, 0, 0
        m.host_service = 0
        m.host_data, m.host_origin, m.answer = self._start_frame() + WORD, 0, 0
        self.pes[0].busy_cycles -= m.service  # because the kernel counts a service
        m.reason = state.HOST

    # ---- the run

    def go(self) -> int:
        """Runs until the kernel returns, and returns its reason. If it was only asked to return, a kernel goes on."""
        while (reason := self._run(self.record.self)) == state.STOPPED and self._renewed():
            pass
        return reason

    def stop(self) -> None:
        """Makes the kernel return soon; the machine does not go on."""
        self.record.limit = STOPPED  # a thread in a loop ends soon, at the end of an iteration
        self.record.alone = 0  # a thread that calls others ends at its next packet
        self.record.stop = STOP

    @property
    def is_stopped(self) -> bool:
        return self.record.stop == STOP

    def renew(self, entry: int) -> None:
        """Makes the machine go on with other code of the kernel, given its entry's address, when the present one
        returns."""
        self._next = entry
        self.record.alone = 0
        self._request(RENEW)

    def interrupt(self) -> None:
        """Makes the kernel return between two cycles; `between` is called, and the machine goes on."""
        self.record.alone = 0
        self._request(PAUSE)

    def _renewed(self) -> bool:
        """Switches to the other kernel if there is one. Returns False if the machine was stopped."""
        if self.is_stopped:
            return False
        self._request(0)
        if self._next:
            self._run, self._next = self._function(self._next), 0
        if self.between is not None:
            self.between()
        return True

    def _request(self, what: int) -> None:
        """Sets a request. Another thread may call `stop` at the same time, whose request must win."""
        self.record.stop = what
        if self.record.limit == STOPPED:
            self.record.stop = STOP

    def replace(self, templates: Sequence[int], addresses: Sequence[int]) -> None:
        """Replaces the code of some templates, given by their index in the module, while the kernel may run. It finds
        the new address or the old one."""
        types = {template: kind for kind, template in self.program.handlers}
        for template, address in zip(templates, addresses, strict=True):
            self.functions[template + 1] = address
            if template in types:
                self.handlers[types[template]] = address
        self.record.alone = 0  # threads that call each other return to the kernel, which then calls the new code

    def window(self, stored: Stored | None = None) -> Window:
        """The memory of the PE whose request is served. stored: called for each write."""
        return Window(self.memory, self.record.host_pe * self.record.stride, self.target.memory, stored)

    def words(self, pe: int, address: int, count: int) -> list[int]:
        """Some words of a PE's memory."""
        data = Window(self.memory, pe * self.record.stride, self.target.memory).read(address, count * WORD)
        return list(memoryview(data).cast("i"))

    def tag(self, pe: int, address: int) -> int:
        """The presence tag of a word of a PE's memory."""
        at: int = pe * self.record.stride + address >> 2
        return self.tags.bytes[at]

    def high(self, pe: int) -> int:
        """The most packets that were at a port of a PE's switch at once."""
        first = pe + 1 << self.record.bits
        own = 0 if self.record.interfaces else self.network.links  # switches belong to nodes
        links = (self.ports[port] for port in range(first + 1, first + own + 1))
        return max((self.gates[pe].high, *(most_at_once(port.wait, self.record) if port.free else 0 for port in links)))

    def moved(self, pe: int, cycles: int) -> tuple[Moved, ...]:
        """The counters of a PE's engines up to that cycle."""
        m = self.record
        engines = self.engines[pe * m.engines : (pe + 1) * m.engines]
        return tuple(moved(one, m, one.waiting, cycles) for one in engines)

    def link_counters(self, cycles: int) -> tuple[Link, ...]:
        """The counters of the links that packets with bodies used, up to that cycle."""
        first, bits, outputs = 2 * len(self.engines), self.record.bits, (1 << self.record.bits) - 1
        found = ((port, one) for port, one in enumerate(self.tracks[first:]) if one.serial)
        return tuple(
            Link((port >> bits) - 1, port & outputs, one.total, busy_until(one, cycles)) for port, one in found
        )

    def movings(self) -> Any:
        """The records of engines and links."""
        return (KINDS["moving"] * self.record.movings).from_address(self.moving.address)

    def overview(self, cycles: int) -> Overview:
        """What was counted with Options.overview, up to that cycle."""
        return overview(self.record, self.cells, self.pairs, cycles)

    def last_of_all(self) -> int:
        """The cycle at which all work that PEs have begun is done."""
        busy, free = column(self.pes, state.PE, "busy"), column(self.units, state.UNIT, "unit_free")
        return max(max(busy), max(free))

    def segment(self, number: int) -> Any:
        """The record of the activation whose frame begins at that segment of the whole memory."""
        return KINDS["segment"].from_address(self.segments.address + number * ctypes.sizeof(KINDS["segment"]))

    @property
    def copies(self) -> Any:
        """What a run that looks for races knows of own copies (machine/rules/copies.py)."""
        return (KINDS["copy"] * (self.record.own_words * self.record.pes)).from_address(self.record.copy)

    def logged(self) -> Any:
        """The packets that were dispatched, in that order, for Options.record."""
        return (KINDS["log"] * self.record.logged).from_address(self.log.address)


def column(records: Any, fields: state.Fields, name: str) -> memoryview:
    """A 64-bit field of all records of an array. Its offset in the record is a multiple of 8."""
    at, step = state.size(fields[: [field for field, _ in fields].index(name)]), state.size(fields)
    return memoryview(records).cast("B").cast("q")[at // 8 :: step // 8]
