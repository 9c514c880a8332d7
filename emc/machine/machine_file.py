"""Reads a machine file (TOML). In: a name (`em4`) or the path of a TOML file. Out: a `Description`. Any mistake in the
file is a Faulty that points at its line.

The comment after a value is its source; `sources` keeps it under "network.hop". A file may begin with `base = "em4"`:
then the values that it leaves out are those of that machine's file. The base must be a machine that comes with emc,
because the cache keeps a compiled program by the content of one file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from emc import contents, places
from emc.alike import close_matches
from emc.cache import kept
from emc.dataclass import fields, replace
from emc.faults import Faults
from emc.machine import topology
from emc.machine.description import COMMAND_LINE, Description, sections
from emc.machine.rules.dma import MOST_ENGINES
from emc.shape import MOST_EXTENTS, MOST_PES
from emc.source import Span, whole
from emc.target import LEAST_MEMORY, MOST_ADDRESS_BITS, MOST_MESSAGE_TYPES, MOST_PACKET_TYPES, WORD

MOST_RATE = 10**13  # bytes a second
MOST_COLOURS = 64
LEAST = {  # the least value of keys that can't be zero, because time must move on
    "clock.hertz": 1,
    "machine.pes": 1,
    "machine.most_memory": LEAST_MEMORY,
    "machine.message_types": 1,
    "machine.packet_types": 32,  # the machine's own types, and some more
    "cost.branch": 1,  # a loop that takes no time would never reach the last cycle
    "thread.dispatch": 1,
    "queue.on_chip": 1,
    "queue.packet_limit": 1,
    "queue.intake_while_running": 1,
    "bypass.decode": 1,
    "network.radix": 2,
    "network.hop": 1,
    "network.port": 1,
    "dma.fetch": 1,  # a command never begins in the cycle in which it is given to the engine
    "dma.packet": 8,
    "dma.commands": 1,
    "node.processors": 1,
    "interface.sram": LEAST_MEMORY,
    "interface.check": 1,
    "interface.event": 1,
    "interface.ring": 1,
    "interface.packets": 1,
    "interface.longest": 1,
    "interface.page": 4096,
    "interface.send.start": 1,
    "interface.receive.start": 1,
    "interface.memory.start": 1,
    "interface.memory.out_start": 1,
    "collective.barrier": 1,
    "cost.issue": 1,
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
    "network.bandwidth": MOST_RATE,
    "cost.copy": MOST_RATE,
    "dma.engines": MOST_ENGINES,
    "dma.rotate": 1,
    "collective.colours": MOST_COLOURS,
    "dma.packet": 65536,
    "dma.bandwidth": MOST_RATE,
    "dma.interface": MOST_RATE,
    "dma.memory": MOST_RATE,
    "node.nodes": 1024,
    "node.processors": 128,
    "interface.clock": 1000,
    "interface.sram": 1 << 24,
    "interface.page": 65536,
    "interface.memory.bandwidth": MOST_RATE,
    "interface.memory.out_bandwidth": MOST_RATE,
    "interface.send.bandwidth": MOST_RATE,
}
MOST_CYCLES = 1_000_000  # of any single cost


def _bundled() -> list[str]:
    """The names of the machines that come with emc."""
    return sorted(path.stem for path in (places.runtime() / "machines").glob("*.toml"))


def find_description(name: str) -> Path:
    """The path of a machine file, given its name (`em4`) or its path. Raises Faulty."""
    known = _bundled()
    if name in known:
        return places.runtime() / "machines" / f"{name}.toml"
    if os.path.exists(name):
        return Path(name)
    near = " or ".join(f"`{one}`" for one in sorted(close_matches(name, known)))
    hint = f"did you mean {near}?" if near else f"known machines: {', '.join(known)}; or give the path of a file"
    raise Faults().stop("E1000", Span(name, 1, 1), f"there is no machine file `{name}`", hint)


def read_description(name: str = "em4") -> Description:
    """The description of the machine with that name or path. Raises Faulty."""
    path = find_description(name)
    if name != path.stem:
        return parse_description(_text(path), name)
    return kept(f"machine-{name}", lambda: parse_description(_text(path), str(path)))  # the file is part of emc


def _text(path: Path) -> str:
    try:
        return contents.text(path)
    except (OSError, UnicodeDecodeError) as reason:
        why = str(reason.strerror) if isinstance(reason, OSError) else "it is not UTF-8 text"
        raise Faults().stop("E1000", whole(str(path)), f"can't read this machine file: {why}") from None


def parse_description(text: str, file: str, base: Description | None = None) -> Description:
    """The machine that this TOML text describes. file: its name in faults. base: the machine for values that are left
    out, unless the text names a base itself. Raises Faulty."""
    return _Reader(text, file, base or Description()).description()


def parse_change(text: str) -> str:
    """The text of a change of a machine, `queue.spill=14`. Raises ValueError if it does not have that form."""
    name, equals, value = text.partition("=")
    if not re.fullmatch(r"[a-z_]+(\.[a-z_]+)+", name) or not equals or not value.isprintable() or '"' in value:
        near = _with_key(name)
        example = f"{near[0]}={value or 1}" if near else "queue.spill=14"
        raise ValueError(f"{text!r} is not a change of the machine: write SECTION.KEY=VALUE, like {example}")
    return text


def _with_key(key: str) -> list[str]:
    """The full names of a key without its section."""
    return [f"{section}.{name}" for section, values in sections(Description()) for name, _ in values if name == key]


def change(description: Description, changes: Sequence[str]) -> Description:
    """The machine with some values changed, each as in `queue.spill=14`; the last one of a key counts. Raises Faulty
    for an unknown key, or a value that is not allowed."""
    if not changes:
        return description
    values = dict(parse_change(one).split("=", 1) for one in changes)
    lines = (f"{key} = {_toml(value)}" for key, value in values.items())
    return parse_description("\n".join(lines), COMMAND_LINE, description)


def _toml(value: str) -> str:
    """A value of the command line in TOML: a number, a list of numbers, or a word."""
    plain = re.fullmatch(r"-?(0|[1-9]\d*)|\[[\d, ]*\]", value)
    return value if plain else f"'{value}'"


class _Reader:
    """Checks the parsed TOML against the classes of description.py. It finds line numbers in the text itself."""

    def __init__(self, text: str, file: str, base: Description):
        self.file = file
        self.default = base
        self.faults = Faults()
        self.lines, self.sources = _places(text)
        tomllib = import_module("tomllib")  # not needed for a machine in the cache
        try:
            self.toml: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"at line (\d+), column (\d+)", str(error))
            line, column = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 1)
            reason = re.sub(r" \(at .*\)$", "", str(error))
            raise self.faults.stop("E1001", Span(file, line, column), f"this is not TOML: {reason}") from None

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
        made = replace(base, **values) if not self.faults.errors else base
        self.together(made)
        self.collective(made)
        self.faults.stop_if_any()
        told = {key: f"as {base.name}: {source}" for key, source in base.sources} | self.sources
        return replace(made, sources=tuple(sorted(told.items())))

    def together(self, machine: Description) -> None:
        """Checks what an interface that runs handlers needs, and can't be combined with."""
        interface, key = machine.interface, "interface.clock"
        if not interface.clock:
            if machine.node.nodes:
                text, hint = "nodes with several PEs need an interface", "add [interface] with `clock`"
                self.faults.error("E1004", self.span("node.nodes"), text, hint)
            return
        if not machine.node.nodes:
            text, hint = "interfaces belong to nodes", "say in [node] how many `nodes` there are"
            self.faults.error("E1004", self.span(key), text, hint)
        if machine.dma.engines:
            text = "a node has either engines of its own ([dma]) or an interface that runs handlers"
            self.faults.error("E1004", self.span("dma.engines"), text, "leave out one of them")
        if machine.bypass.widest:
            text = "a PE on a machine with interfaces has no packet buffer that serves accesses"
            self.faults.error("E1004", self.span("bypass.widest"), text, "leave out [bypass] or [interface]")

    def base(self, name: Any) -> Description:
        """The machine that this file builds on; the default if it names none."""
        if name == "":
            return self.default
        if name not in _bundled():
            text, hint = f"emc has no machine `{name}`", f"known machines: {', '.join(_bundled())}"
            raise self.faults.stop("E1000", self.span("base"), text, hint)
        path = find_description(name)
        return _Reader(_text(path), str(path), Description()).description()

    def collective(self, made: Description) -> None:
        """Checks that collective hardware has the parts that it needs."""
        for key in ("colours", "broadcast"):
            if getattr(made.collective, key) and not made.dma.engines:
                text, hint = (
                    f"`{key}` needs a machine with engines",
                    "set `engines` in [dma]: threads start it by commands to engines",
                )
                self.faults.error("E1004", self.span(f"collective.{key}"), text, hint)

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
        if hasattr(like, "__emc_fields__"):
            if isinstance(value, dict):
                return self.section(key, cast(dict[str, Any], value), like)
            self.faults.error("E1003", self.span(key), f"`{key}` is a section: write [{key}]")
            return like
        if type(value) is not type(like):
            want = "a text in quotes" if isinstance(like, str) else "a whole number"
            self.faults.error("E1003", self.span(key), f"`{key}` must be {want}", f"found {value!r}")
        elif isinstance(value, int) and not LEAST.get(_rule(key), 0) <= value <= MOST.get(_rule(key), MOST_CYCLES):
            low, high = LEAST.get(_rule(key), 0), MOST.get(_rule(key), MOST_CYCLES)
            self.faults.error("E1004", self.span(key), f"`{key}` must lie between {low} and {high}", f"found {value}")
        elif key == "network.topology" and value not in topology.TOPOLOGIES:
            known = ", ".join(topology.TOPOLOGIES)
            self.faults.error("E1004", self.span(key), f"there is no topology `{value}`", f"known topologies: {known}")
        return value

    def extents(self, key: str, value: Any) -> tuple[int, ...]:
        """Checks a list of up to three numbers of PEs, one for each dimension."""
        numbers: tuple[int, ...] = tuple(cast(list[int], value)) if isinstance(value, list) else (0,)
        if len(numbers) > MOST_EXTENTS or not all(type(n) is int and 1 <= n <= MOST_PES for n in numbers):
            text = f"`{key}` must be up to three numbers of PEs, each from 1 to {MOST_PES}"
            self.faults.error("E1003", self.span(key), text, f"found {value!r}; for example [4, 3, 8]")
        return numbers

    def unknown(self, place: str, key: str, known: list[str]) -> None:
        near = close_matches(key, known, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"known here: {', '.join(known)}"
        self.faults.error("E1002", self.span(place), f"a machine file has no key `{key}`", hint)


def _rule(key: str) -> str:
    """The key whose limits apply. For an interface's costs, the limits of the PE's costs apply."""
    return key.replace("interface.cost.", "cost.")


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
