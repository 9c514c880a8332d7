"""A machine file (TOML) as a value, and the Target that the compiler makes of it.

In: a name (`em4`) or a path of a TOML file. Out: a `Description`. Whatever is wrong with the file is a Faulty that
points at its line. Each section of the file is a class below, each key a field: the classes are the format.

    [network]
    hop = 1  # estimated: from switch to switch       ->  description.network.hop == 1

The comment behind a value is its source, kept in `sources` under "network.hop". A file may begin with `base = "em4"`:
what it leaves out is as in that machine's file, which must be one of those that come with emc (a program is kept for
its next run by the content of one file).
"""

from __future__ import annotations

import difflib
import math
import os
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from emc import contents, places
from emc.dataclass import dataclass, replace
from emc.faults import Faults
from emc.machine import topology
from emc.shape import MOST_EXTENTS, MOST_PES, Pes
from emc.source import Span, whole
from emc.target import (
    LEAST_MEMORY,
    MOST_ADDRESS_BITS,
    MOST_MESSAGE_TYPES,
    MOST_PACKET_TYPES,
    SEGMENT,
    WORD,
    Target,
    most_memory,
)


@dataclass(frozen=True, slots=True)
class Clock:
    hertz: int = 12_500_000

    def microseconds(self, cycles: int) -> float:
        return cycles * 1e6 / self.hertz


@dataclass(frozen=True, slots=True)
class Machine:
    """pes: when the user says nothing. most_memory: bytes of a PE, at most. message_types: of <emc/msg.h>.
    packet_types: of a program, normal and host packets among them."""

    pes: int = 80
    most_memory: int = 1 << MOST_ADDRESS_BITS
    message_types: int = 17
    packet_types: int = 256


@dataclass(frozen=True, slots=True)
class Cost:
    """Cycles by cost class of ir/operations.py."""

    free: int = 0
    move: int = 1
    alu: int = 1
    mul: int = 2
    div: int = 10
    float: int = 2
    fdiv: int = 10
    math: int = 40
    memory: int = 3
    branch: int = 1
    packet: int = 2
    frame: int = 3
    tag: int = 1

    def of(self, name: str) -> int:
        return getattr(self, name)


@dataclass(frozen=True, slots=True)
class Thread:
    """dispatch: cycles from taking a packet to the first operation of a handler; link: more for a normal packet, which
    leads there through its frame's head word; matching: more at a matching entry, for its cell."""

    dispatch: int = 1
    link: int = 4
    matching: int = 3


@dataclass(frozen=True, slots=True)
class Queue:
    """Of packets that wait to be dispatched. spill: cycles for each packet beyond the chip, charged when the next
    thread starts. intake_while_running: packets that a PE takes in during one thread. special_first: special packets in
    a row that may be dispatched before a normal one that came earlier; 0: strictly first come, first served."""

    on_chip: int = 16
    spill: int = 14
    packet_limit: int = 4096
    intake_while_running: int = 2
    special_first: int = 0


@dataclass(frozen=True, slots=True)
class Bypass:
    """Accesses that the packet buffer serves by itself, beside the running thread. widest: bytes of the widest one, 0:
    none at all. decode: cycles from taking such a packet to the first operation of its handler."""

    widest: int = 0
    decode: int = 1

    def serves(self, width: int) -> bool:
        """Whether packets whose handler accesses so many bytes (ir/traits.py) are served so; 0: it does more."""
        return 0 < width <= self.widest


@dataclass(frozen=True, slots=True)
class Network:
    """topology: machine/topology; extents: of a torus, the last fastest, unless a shape is given; radix: nodes of a
    crossbar. inject: cycles from a PE to its switch; hop: from an output port to the next switch; port:
    between two packets of one output port."""

    topology: str = "circular_omega"
    inject: int = 0
    hop: int = 1
    port: int = 2
    extents: tuple[int, ...] = ()
    radix: int = 8


@dataclass(frozen=True, slots=True)
class Service:
    """service: cycles of one host service."""

    service: int = 50


@dataclass(frozen=True, slots=True)
class Description:
    """A whole machine file. sources: what its comments say of each value, by "section.key"."""

    name: str = "EM-4"
    clock: Clock = Clock()
    machine: Machine = Machine()
    cost: Cost = Cost()
    thread: Thread = Thread()
    queue: Queue = Queue()
    bypass: Bypass = Bypass()
    network: Network = Network()
    host: Service = Service()
    sources: tuple[tuple[str, str], ...] = ()


LEAST = {  # the least value of the keys that can't be zero; time must move on
    "clock.hertz": 1,
    "machine.pes": 1,
    "machine.most_memory": LEAST_MEMORY,
    "machine.message_types": 1,
    "machine.packet_types": 32,  # the machine's own, and some
    "cost.branch": 1,  # a loop that takes no time would never come to the last cycle
    "thread.dispatch": 1,
    "queue.on_chip": 1,
    "queue.packet_limit": 1,
    "queue.intake_while_running": 1,
    "bypass.decode": 1,
    "network.radix": 2,
    "network.hop": 1,
    "network.port": 1,
}
MOST = {
    "machine.pes": MOST_PES,
    "machine.most_memory": 1 << MOST_ADDRESS_BITS,
    "machine.message_types": MOST_MESSAGE_TYPES,
    "machine.packet_types": MOST_PACKET_TYPES,
    "clock.hertz": 10**12,
    "network.radix": 31,
    "network.hop": 1000,
    "bypass.widest": WORD,
}
MOST_CYCLES = 1_000_000  # of any one cost


def _bundled() -> list[str]:
    """The names of the machines that come with emc."""
    return sorted(path.stem for path in (places.runtime() / "machines").glob("*.toml"))


def find_description(name: str) -> Path:
    """The path of a machine file, by name (`em4`) or path."""
    known = _bundled()
    if name in known:
        return places.runtime() / "machines" / f"{name}.toml"
    if os.path.exists(name):
        return Path(name)
    near = " or ".join(f"`{one}`" for one in sorted(difflib.get_close_matches(name, known)))
    hint = f"did you mean {near}?" if near else f"known machines: {', '.join(known)}; or give the path of a file"
    raise Faults().stop("E1000", Span(name, 1, 1), f"no machine file `{name}`", hint)


def read_description(name: str = "em4") -> Description:
    """The machine of that name or path. Raises Faulty."""
    path = find_description(name)
    return parse_description(_text(path), name if name != path.stem else str(path))


def _text(path: Path) -> str:
    try:
        return contents.text(path)
    except (OSError, UnicodeDecodeError) as reason:
        why = str(reason.strerror) if isinstance(reason, OSError) else "it is not UTF-8 text"
        raise Faults().stop("E1000", whole(str(path)), f"can't read this machine file: {why}") from None


def parse_description(text: str, file: str, base: Description | None = None) -> Description:
    """The machine that this TOML text describes; `file` is for faults. base: what it stands upon, unless the text names
    that itself. Raises Faulty."""
    return _Reader(text, file, base or Description()).description()


class _Reader:
    """Checks the parsed TOML against the classes above; the line numbers come from a look at the text."""

    def __init__(self, text: str, file: str, base: Description):
        self.file = file
        self.default = base
        self.faults = Faults()
        self.lines, self.sources = _places(text)
        try:
            self.toml: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"at line (\d+), column (\d+)", str(error))
            line, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise self.faults.stop("E1001", Span(file, line, column), f"not TOML: {reason}") from None

    def span(self, key: str) -> Span:
        return Span(self.file, self.lines.get(key, 1), 1)

    def description(self) -> Description:
        base = self.base(self.toml.pop("base", ""))
        values: dict[str, Any] = {}
        known = [f.name for f in fields(Description) if f.name != "sources"]
        for key, value in self.toml.items():
            if key not in known:
                self.unknown(key, key, ["base", *known])
            elif key == "name":
                values[key] = self.value("name", value, "")
            elif not isinstance(value, dict):
                self.faults.error("E1003", self.span(key), f"`{key}` is a section: write [{key}]")
            else:
                values[key] = self.section(key, cast(dict[str, Any], value), getattr(base, key))
        self.faults.stop_if_any()
        told = {key: f"as {base.name}: {source}" for key, source in base.sources} | self.sources
        return replace(base, **values, sources=tuple(sorted(told.items())))

    def base(self, name: Any) -> Description:
        """The machine whose values this file's stand upon; the default when it names none."""
        if name == "":
            return self.default
        if name not in _bundled():
            text, hint = f"no machine `{name}` comes with emc", f"known machines: {', '.join(_bundled())}"
            raise self.faults.stop("E1000", self.span("base"), text, hint)
        path = find_description(name)
        return _Reader(_text(path), str(path), Description()).description()

    def section(self, name: str, table: dict[str, Any], default: Any) -> Any:
        known = [f.name for f in fields(default)]
        values: dict[str, Any] = {}
        for key, value in table.items():
            if key not in known:
                self.unknown(f"{name}.{key}", key, known)
            else:
                values[key] = self.value(f"{name}.{key}", value, getattr(default, key))
        return replace(default, **values) if not self.faults.errors else default

    def value(self, key: str, value: Any, like: Any) -> Any:
        if isinstance(like, tuple):
            return self.extents(key, value)
        if type(value) is not type(like):
            want = "a text in quotes" if isinstance(like, str) else "a whole number"
            self.faults.error("E1003", self.span(key), f"`{key}` must be {want}", f"found {value!r}")
        elif isinstance(value, int) and not LEAST.get(key, 0) <= value <= MOST.get(key, MOST_CYCLES):
            low, high = LEAST.get(key, 0), MOST.get(key, MOST_CYCLES)
            self.faults.error("E1004", self.span(key), f"`{key}` must lie between {low} and {high}", f"found {value}")
        elif key == "network.topology" and value not in topology.TOPOLOGIES:
            known = ", ".join(topology.TOPOLOGIES)
            self.faults.error("E1004", self.span(key), f"no topology `{value}`", f"known topologies: {known}")
        return value

    def extents(self, key: str, value: Any) -> tuple[int, ...]:
        """Up to three numbers of PEs along a dimension."""
        numbers: tuple[int, ...] = tuple(cast(list[int], value)) if isinstance(value, list) else (0,)
        if len(numbers) > MOST_EXTENTS or not all(type(n) is int and 1 <= n <= MOST_PES for n in numbers):
            text = f"`{key}` must be up to three numbers of PEs, each from 1 to {MOST_PES}"
            self.faults.error("E1003", self.span(key), text, f"found {value!r}; for example [4, 3, 8]")
        return numbers

    def unknown(self, place: str, key: str, known: list[str]) -> None:
        near = difflib.get_close_matches(key, known, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"known here: {', '.join(known)}"
        self.faults.error("E1002", self.span(place), f"no such key `{key}` in a machine file", hint)


def _places(text: str) -> tuple[dict[str, int], dict[str, str]]:
    """Line numbers and trailing comments by "section.key"."""
    lines: dict[str, int] = {}
    sources: dict[str, str] = {}
    section = ""
    for number, line in enumerate(text.split("\n"), 1):
        if header := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            section = header[1] + "."
            lines[header[1]] = number
        elif key := re.match(r"\s*\"?([\w.-]+)\"?\s*=", line):
            lines[section + key[1]] = number
            if comment := re.match(r"[^#\"]*(?:\"[^\"]*\")?[^#\"]*#\s*(.*)", line):
                sources[section + key[1]] = comment[1].strip()
    return lines, sources


def wired_as(network: Network, pes: int, extents: tuple[int, ...] = ()) -> topology.Network:
    """The network of so many PEs. extents: the shape that a user gave, () for none."""
    return topology.network(network.topology, pes, extents or network.extents, network.radix)


def network_of(description: Description, target: Target) -> topology.Network:
    """The network of a machine."""
    return wired_as(description.network, target.pes, target.shape)


COMMAND_LINE = "<command line>"


def target(
    description: Description,
    pes: Pes | None = None,
    memory: int | None = None,
    yield_after: int = 64,
) -> Target:
    """The Target for a machine of those PEs, by default the description's; memory: bytes of each. Raises Faulty."""
    faults = Faults()
    where = Span(COMMAND_LINE, 1, 1)
    pes = pes or Pes(description.machine.pes)
    count, shape = pes.count, pes.shape
    if shape and min(shape) < 1:
        raise faults.stop("E1005", where, f"{pes} is no arrangement of PEs", "each extent must be at least 1")
    if shape and math.prod(shape) != count:
        raise faults.stop("E1005", where, f"{pes} are {math.prod(shape)} PEs, not {count}")
    if not 1 <= count <= MOST_PES:
        raise faults.stop("E1005", where, f"a machine has 1 to {MOST_PES} PEs, not {count}")
    most = min(description.machine.most_memory, most_memory(count))
    size = most if memory is None else memory // SEGMENT * SEGMENT
    if not LEAST_MEMORY <= size <= most:
        text = f"with {count} PEs, each has {LEAST_MEMORY} to {most} bytes of memory, not {memory}"
        hint = "a global pointer is 32 bits, PE number and address together: fewer PEs can have more"
        raise faults.stop("E1006", where, text, hint)
    if yield_after < 0:
        raise faults.stop("E1007", where, f"yield_after can't be negative, as {yield_after} is", "0 means never")
    return Target(count, shape, size, yield_after)
