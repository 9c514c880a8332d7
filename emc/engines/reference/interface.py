"""Network interfaces that run handlers, on the reference engine. What they do next is in machine/rules/interface.py;
here is what the rules need of the machine. The records are in mail.py.

A packet between PEs of different nodes stays a Flight, which the mail that carries it contains (`Mail.flight`). Packets
between interfaces go through the switches as Flights with a `body`, the number of their mail.
"""

from __future__ import annotations

from typing import Any, cast

from emc.engines.reference import mail as records
from emc.engines.reference.mail import Interface, List, Mail, Ring
from emc.engines.reference.state import ENGINES, Flight, Pe, Turn
from emc.engines.reference.switches import Path, Port
from emc.engines.trapped import Trapped, count_bytes
from emc.ir.layout import WINDOW
from emc.ir.tags import EMPTY, FULL, VALUES
from emc.ir.traits import CARRY, FORWARD
from emc.machine import limits
from emc.machine.counters import Served, served
from emc.machine.numbers import Numbers
from emc.machine.objects import object_at
from emc.machine.rules import dma, interface
from emc.machine.rules.bound import bound
from emc.machine.rules.interface import FINE
from emc.machine.rules.mail import DELIVER, FETCH, FLAGS, LISTS, PACKET, SENDS, STORE, WORDS
from emc.machine.run import NI_TRACKS, Moving
from emc.source import NOWHERE
from emc.target import NORMAL, WORD

WRONG = {
    interface.WILD: "wild address",
    interface.NULL: "null pointer",
    interface.MISALIGNED: "misaligned transfer",
    interface.LONG: "transfer too long",
    interface.UNPINNED: "not pinned",
}


class Interfaces:
    """All interfaces of a machine. As `m` of the rules, it has the machine's numbers, too."""

    def __init__(self, machine: Any):
        self.numbers = numbers = cast(Numbers, machine.numbers)
        for name in Numbers.__slots__:
            setattr(self, name, getattr(numbers, name))
        self.machine = machine
        self.interfaces: int = numbers.interfaces
        self.node_pes: int = numbers.node_pes
        self.pes: int = numbers.pes
        self.free_mail = self.fresh_mail = 0
        self.most_mails = limits.MOST_MAILS
        self.handling = self.last_work = 0
        self.checked = 0  # packets that came over the network
        self.cuts = False  # the handler that runs may take no longer than `longest`: the run goes on beyond that
        self.nis = [Interface() for _ in range(self.interfaces)]
        self.mails: list[Mail] = [Mail()]
        self.lists = [List() for _ in range(self.interfaces * LISTS + self.pes)]
        self.rings = [Ring() for _ in range(self.pes)]
        self.flipped: set[int] = set()  # pages whose state is not their first one
        self.scheduled: set[int] = set()
        self.flags = [0] * FLAGS
        self.moving: list[Moving] = []  # what they were busy with, with Options.record
        self.types: dict[str, int] = machine.layout.types
        self.rules = bound(
            interface,
            nis_of=records.nis_of,
            mails_of=records.mails_of,
            lists_of=records.lists_of,
            hosts_of=records.hosts_of,
            handle=self._handle,
            depart=self._depart,
            read_block=self._read,
            write_block=self._write,
            enter=self._enter,
            drop_data=self._drop,
            take_data=self._take,
            wake=self._wake,
            is_flipped=records.is_flipped,
            flip=records.flip,
            note=self._note,
            flags_of=records.flags_of,
        )
        for n, ni in enumerate(self.nis):
            ni.pinned = self.rules["first_pinned"](self, n)
        self.paths: dict[tuple[int, int], Path] = {}
        self.stations: dict[int, Port] = {}  # by node: where packets for its interface end
        machine.switches.carry = self._carried

    @property
    def now(self) -> int:
        cycle: int = self.machine.clock.cycle
        return cycle

    # events

    def _wake(self, m: Any, n: int) -> None:
        cycle = self.nis[n].next
        if cycle not in self.scheduled:
            self.scheduled.add(cycle)
            clock = self.machine.clock
            clock.at(cycle, ENGINES * self.machine.switches.units, Turn(clock, self._act))

    def _act(self, event: Any) -> None:
        self.scheduled.discard(self.now)
        self.rules["act"](self)

    # reports

    def counters(self, cycles: int) -> tuple[Served, ...]:
        return tuple(served(one, cycles) for one in self.nis)

    def untaken(self) -> tuple[str, ...]:
        """The cells to which handlers wrote values that no thread has taken: their objects and PEs."""
        target, machine = self.machine.target, self.machine
        places = sorted((flag >> target.address_bits, flag & target.address_mask) for flag in set(self.flags) if flag)
        return tuple(
            f"{object_at(machine.module, machine.layout.addresses, address, pe)} on PE {pe}"
            for pe, address in places
            if machine.pe(pe).tags.get(address, EMPTY) in (FULL, VALUES)
        )

    # packets of PEs and of handlers

    def leave(self, pe: Pe, packet: Flight, cycle: int) -> None:
        """Sends a packet that is for another PE of the node, for the node's interface, or for another node."""
        machine, numbers, goal = self.machine, self.numbers, packet.pe
        arrive = machine.switches.arrive
        node = pe.number - self.pes if pe.number >= self.pes else pe.number // self.node_pes
        packet.path = machine.switches.door(goal)
        trap: Trapped | None = None
        if goal >= self.pes:
            access = machine.layout.traits[packet.type].access
            if goal - self.pes != node or pe.number >= self.pes:
                name = machine.target.unit(goal)
                detail = f"{name} belongs to another node, and a PE can access only the NI of its own node"
                trap = Trapped("not this node's NI", detail)
            elif not access:
                trap = Trapped("NI memory", "a PE can only read, write and update words there")
            else:
                arrive(packet, cycle + (numbers.writing if access == "writes" else numbers.reading))
        elif pe.number >= self.pes:
            if pe.beside:
                arrive(packet, cycle)
            elif not self.from_interface(node, packet, cycle):
                trap = Trapped("NI queue full")
        elif goal // self.node_pes == node:
            arrive(packet, cycle + numbers.neighbour)
        else:
            cost = self.carry(packet, cycle)
            if cost < 0:
                trap = Trapped("packet buffer full")
            else:
                pe.debt += cost
        if trap is not None:
            machine.end_at(pe, cycle, trap, packet.origin, packet.by)

    def _serve(self, pe: Pe, packet: Flight, begin: int) -> int:
        """Runs a handler. Returns the cycle at which it ends."""
        machine = self.machine
        pe.beside = False
        last, own = machine.limit[0], begin + self.numbers.longest
        self.cuts = not last or own < last
        machine.limit[0] = own if self.cuts else last  # what loops look at
        end, ended = machine.serve_interface(pe, packet, begin)
        machine.limit[0] = last
        if end > own and not ended:
            machine.end_at(pe, end, self.too_long(), packet.origin, packet.by)
        if packet.type not in machine.carriers:
            pe.received[packet.type] += 1
        return end

    def too_long(self) -> Trapped:
        return Trapped("handler too long", f"it took more than {self.numbers.longest:,} cycles, the limit")

    # requests and packets

    def _mail(self) -> Mail | None:
        if self.free_mail == 0 and self.fresh_mail < self.most_mails and len(self.mails) == self.fresh_mail + 1:
            self.mails.append(Mail())
        number: int = self.rules["new_mail"](self)
        if number == 0:
            return None
        self.number = number
        return self.mails[number]

    def carry(self, packet: Flight, cycle: int) -> int:
        """Gives a packet for a PE of another node to the interface. Returns the cycles that this costs the PE; -1 if
        there is no room."""
        mail = self._mail()
        if mail is None:
            return -1
        mail.type, mail.goal, mail.place = self.types[CARRY], packet.pe // self.node_pes, 0
        mail.packet, mail.flight = 1, packet
        mail.origin, mail.by, mail.sender = packet.origin, packet.by, packet.source
        looks = self.rules["ask"](self, packet.source, self.number, cycle, self.numbers.request)
        return self.numbers.request + looks

    def from_interface(self, n: int, packet: Flight, cycle: int) -> bool:
        """Sends a packet for a PE from an interface. Returns whether there is room for it."""
        mail = self._mail()
        if mail is None:
            return False
        mail.packet, mail.flight = 1, packet
        mail.origin, mail.by, mail.sender, mail.ready = packet.origin, packet.by, packet.source, cycle
        goal = packet.pe // self.node_pes
        if goal == n:
            mail.work = DELIVER
            self.rules["add_work"](self, n, self.number)
            if packet.type == self.types.get("qwrite"):
                self.rules["note_flag"](self, packet.pe << self.machine.target.address_bits | packet.address)
            return True
        mail.type, mail.goal, mail.place = self.types[CARRY], goal, 0
        return self.rules["post"](self, n, self.number, cycle) == FINE

    def act(self, pe: Pe, cycle: int, name: str, kind: int, a: int, b: int, op: int) -> int:
        """Performs an operation of a thread or handler at that cycle: `ni.` and the name. Raises Trapped."""
        return getattr(self, "_" + name)(pe, cycle, kind, a & 0xFFFF_FFFF, b & 0xFFFF_FFFF, op)

    def _words(self, pe: Pe, address: int) -> list[int]:
        address = self.machine.memory.access(address, WORD)
        self.machine.memory.access(address + (WORDS - 1) * WORD, WORD)
        at = pe.base + address >> 2
        return self.machine.memory.i32[at : at + WORDS].tolist()

    def _send(self, pe: Pe, cycle: int, kind: int, goal: int, words: int, op: int, shipped: bool = False) -> int:
        bits = self.machine.target.address_bits
        number = (goal >> bits) - self.pes
        if not 0 <= number < self.interfaces:
            where = f"global address {goal:#x} names PE {goal >> bits}, and the interfaces are {self.pes} to"
            raise Trapped("no such PE", f"{where} {self.pes + self.interfaces - 1}")
        given = self._words(pe, words)
        if shipped and not self.rules["can_ship"](self):
            raise self._used_up("a handler can send only data that it has fetched and does not store")
        mail = self._mail()
        if mail is None:
            raise self._crowded()
        mine = self.number
        mail.type, mail.goal, mail.place, mail.words = kind, number, goal & (1 << bits) - 1, given
        mail.origin, mail.by, mail.sender = pe.origin or op, pe.activation, pe.number
        pe.sent[kind] += 1
        self.machine.packets += 1
        if pe.number < self.pes:
            pe.debt += self.rules["ask"](self, pe.number, mine, cycle, 0)
            return 0
        handled = self.mails[self.handling]
        mail.origin, mail.by, mail.sender = handled.origin, handled.by, handled.sender
        if shipped:
            self._take(self, mine, self.handling)
            mail.lent, handled.lent = handled.lent, 0
        return self._post(pe, mine, cycle)

    def _post(self, pe: Pe, number: int, cycle: int) -> int:
        if self.rules["post"](self, pe.number - self.pes, number, cycle) != FINE:
            most, name = self.numbers.most_waiting, self.machine.target.unit(pe.number)
            detail = f"{most:,} packets wait until {name} sends them, and no more are allowed"
            raise Trapped("NI queue full", detail)
        return 0

    def _crowded(self) -> Trapped:
        detail = (
            f"{self.most_mails:,} packets for interfaces are under way in the whole machine, and no more are allowed"
        )
        return Trapped("packet buffer full", detail)

    def _used_up(self, why: str) -> Trapped:
        return Trapped("packet used up", why)

    def _ship(self, pe: Pe, cycle: int, kind: int, goal: int, words: int, op: int) -> int:
        return self._send(pe, cycle, kind, goal, words, op, shipped=True)

    def _pass(self, pe: Pe, cycle: int, kind: int, a: int, b: int, op: int) -> int:
        mail = self._mail()
        if mail is None:
            raise self._crowded()
        handled = self.mails[self.handling]
        mail.type, mail.goal, mail.place, mail.words = handled.type, handled.goal, handled.place, handled.words
        mail.packet, mail.flight = self.rules["give_up"](self), handled.flight
        mail.origin, mail.by, mail.sender = handled.origin, handled.by, handled.sender
        return self._post(pe, self.number, cycle)

    def _work(self, pe: Pe, cycle: int, work: int) -> Mail:
        mail = self._mail()
        if mail is None:
            raise self._crowded()
        handled = self.mails[self.handling]
        mail.work, mail.ready = work, cycle
        mail.origin, mail.by, mail.sender = handled.origin, handled.by, handled.sender
        return mail

    def _deliver(self, pe: Pe, cycle: int, kind: int, a: int, b: int, op: int) -> int:
        if not self.mails[self.handling].packet:
            raise self._used_up("the packet carries no packet for a PE, or has already delivered it")
        mail, handled = self._work(pe, cycle, DELIVER), self.mails[self.handling]
        mail.packet, mail.flight = self.rules["give_up"](self), handled.flight
        self.rules["add_work"](self, pe.number - self.pes, self.number)
        return 0

    def _block(self, pe: Pe, cycle: int, work: int, pointer: int, size: int) -> Mail:
        """Work of the memory engine on `size` bytes at a global address. Raises Trapped."""
        bits = self.machine.target.address_bits
        owner, address = pointer >> bits, pointer & (1 << bits) - 1
        wrong = self.rules["mistake"](self, pe.number - self.pes, pointer, size)
        if wrong != FINE:
            raise Trapped(WRONG[wrong], f"{count_bytes(size)} at address {address:#x} of PE {owner}")
        mail = self._work(pe, cycle, work)
        mail.pe, mail.address, mail.size = owner, address, size
        return mail

    def _fetch(self, pe: Pe, cycle: int, kind: int, pointer: int, size: int, op: int) -> int:
        self._block(pe, cycle, FETCH, pointer, size)
        self.rules["add_work"](self, pe.number - self.pes, self.number)
        return 0

    def _store(self, pe: Pe, cycle: int, kind: int, pointer: int, size: int, op: int) -> int:
        mail, handled = self._block(pe, cycle, STORE, pointer, size), self.mails[self.handling]
        if size > handled.size:
            raise Trapped(
                "transfer too long",
                f"the handler stores {count_bytes(size)}, but only {handled.size} came with the packet",
            )
        mail.data = self.handling
        handled.holds += 1
        self.rules["add_work"](self, pe.number - self.pes, self.number)
        return 0

    def _pin(self, pe: Pe, cycle: int, on: int, address: int, size: int, op: int) -> int:
        if size > self.numbers.memory_size - address:
            raise Trapped("wild address", f"{count_bytes(size)} at address {address:#x}")
        return self.rules["pin"](self, pe.number, address, size, on)

    # what the rules need of the machine

    def _handle(self, m: Any, n: int, number: int, begin: int) -> int:
        mail, machine = self.mails[number], self.machine
        pe: Pe = machine.pe(self.pes + n)
        kind = mail.type if mail.goal == n else self.types[FORWARD]
        self.handling, self.last_work = number, 0
        if self.rules["is_broken"](self, number):
            detail = f"packet {self.checked:,} of those between interfaces failed its check (`error` of [interface])"
            machine.end_at(pe, begin, Trapped("network error", detail), mail.origin, mail.by)
            return begin
        at = pe.base + WINDOW >> 2
        for i, word in enumerate(mail.words):
            machine.memory.i32[at + i] = word
        packet = Flight(kind, pe.number, mail.place, WINDOW, mail.origin, mail.sender, mail.by, None, self.now)
        return self._serve(pe, packet, begin)

    def _depart(self, m: Any, n: int, number: int, cycle: int) -> None:
        machine, mail = self.machine, self.mails[number]
        unit = self.pes + n
        if self.numbers.delayed:
            cycle = machine.delayed(machine.pe(unit), self.pes + mail.goal, cycle)
            mail.left = cycle
        path = self.paths.get((n, mail.goal))
        if path is None:
            ways = machine.switches.network.route(n, mail.goal)
            path = self.paths[n, mail.goal] = tuple((self._port(s, output), entrance) for s, entrance, output in ways)
        packet = Flight(NORMAL, unit, 0, 0, mail.origin, unit, mail.by, path, cycle)
        packet.body = number
        machine.switches.arrive(packet, cycle)

    def _port(self, switch: int, output: int) -> Port:
        if output:
            return self.machine.switches.port(switch, output)
        return self.stations.setdefault(switch, Port(switch, 0, None))

    def _carried(self, packet: Flight, port: Port) -> None:
        if port.output == 0:
            self.rules["arrive"](self, port.node, packet.body)
            return
        number: int = packet.body
        size = self.mails[number].size + PACKET
        cycle = dma.pass_port(port, self.machine.numbers, size, self.now)
        packet.at += 1
        self.machine.switches.arrive(packet, cycle + self.machine.numbers.hop)

    def _read(self, m: Any, number: int) -> None:
        mail, machine = self.mails[number], self.machine
        at = machine.pe(mail.pe).base + mail.address
        mail.bytes = machine.memory.u8[at : at + mail.size].tobytes()

    def _write(self, m: Any, number: int) -> None:
        mail, machine = self.mails[number], self.machine
        at = machine.pe(mail.pe).base + mail.address
        machine.memory.bytes[at : at + mail.size] = self.mails[mail.data].bytes[: mail.size]

    def _enter(self, m: Any, number: int) -> None:
        flight = self.mails[number].flight
        assert flight is not None
        self.machine.switches.arrive(flight, self.now)

    def _note(self, m: Any, n: int, track: int, number: int, begin: int, end: int, size: int) -> None:
        machine, mail, unit = self.machine, self.mails[number], self.pes + n
        window = machine.options.window
        if not machine.options.record or not window.wants(unit, begin) or not window.holds(begin, end):
            return
        if len(self.moving) >= limits.MOST_MOVING:
            machine.lost += 1
            return
        goal = self.pes + mail.goal if track == SENDS else unit
        span = machine.places[mail.origin].span if mail.origin else NOWHERE
        self.moving.append(Moving(NI_TRACKS[track], unit, 0, begin, end, size, mail.sender, goal, span))

    def _drop(self, m: Any, number: int) -> None:
        self.mails[number].bytes = b""

    def _take(self, m: Any, number: int, other: int) -> None:
        self.mails[number].bytes, self.mails[number].size = self.mails[other].bytes, self.mails[other].size
        self.mails[other].bytes, self.mails[other].size = b"", 0
