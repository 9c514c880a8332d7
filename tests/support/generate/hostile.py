"""Programs that try to leave their machine, at random: `hostile(7)` is IR text, the same for every caller.

Two kinds. IR made of forged words alone: head words of frames, continuations, template numbers, cells, ports, packets
of all types, host requests, headers. And real programs, compiled, with some of their numbers, registers, operations and
packet types exchanged.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

from emc.ir.handlers import fixed_parts
from emc.ir.show import show
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.target import CODE, SEGMENT, address_bits, most_memory
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = ("bank", "calls", "channel", "dot", "latency", "list", "parallel", "reductions", "ring", "shortest", "turns")
MORE = ("whole/emc/locks.emc", "whole/emc/qstructures.emc")
TYPES = tuple(template.name for template in fixed_parts()[1])
WIDTHS = ("i8", "i16", "i32")
ALU = ("add", "sub", "mul", "and", "or", "xor", "shl", "shru")
HEADERS = (  # machines that cannot be
    *("pes 4, memory 4294967295", "pes 4, rows 2, cols 0", "pes 65536, memory 67108864", "pes 3, memory 257"),
    *("pes 1, memory 128", "pes 0", "pes 65537", "pes 4, rows 4, cols 4", "pes 2, memory 8000, room 4294967295"),
)
FRAMES = (8, 16, 64, 128, 192, 256, 1024, 4096)
SMALL_TEXTS = ("0", "1", "2", "4", "8", "128", "4096")
SMALL = (0, 1, 2, 3, 4, 7, 8, 12, 16, 31, 64, 124, 127, 128, 132, 255, 256, 4095, 4096)


def hostile(number: int) -> str:
    """The text of program `number`."""
    random = Random(number)
    return _Forger(random).module() if random.random() < 0.6 else _mutant(random)


class _Forger:
    """Writes a module of three to six templates with forged words."""

    def __init__(self, random: Random):
        self.random = random
        self.pes = random.choice((1, 1, 2, 3, 4, 5, 8, 64, 1000))
        most = most_memory(self.pes)
        self.memory = min(most, random.choice((4096, 8192, 8192 + 128, 1 << 16, 1 << 16, most)))
        self.bits = address_bits(self.pes)
        self.names = [f"f{i}" for i in range(random.randrange(2, 5))]
        self.registers = 0

    def module(self) -> str:
        templates = [self.template(name) for name in [*self.names, "main"]]
        extra = self.random.choice(("", "", "", f", room {self.random.choice(SMALL)}", ", yield 0"))
        machine = f"pes {self.pes}, memory {self.memory}"
        if self.random.random() < 0.04:
            machine = self.random.choice(HEADERS)
        head = f"module hostile: start @main, {machine}{extra}"
        port = f"data @port: size 256, align 128\n    ref +0 @{self.random.choice(self.names)}\n"
        return "\n".join([head, "", port, "data @block: size 64, align 4\n    words 7 1 2 3", "", *templates])

    def word(self) -> int:
        """A number that may mean something to the machine, and more often means nothing."""
        random = self.random
        address = random.choice((self.address(), random.choice(SMALL), random.randrange(1 << 26)))
        pe = random.choice((0, 1, self.pes - 1, self.pes, random.randrange(1 << 16)))
        words = (address, pe << self.bits | address, -address, CODE + random.randrange(40), random.getrandbits(32))
        return _signed(random.choice(words))

    def address(self) -> int:
        """A local address, most often in memory."""
        random, memory = self.random, self.memory
        frame = memory - SEGMENT * random.randrange(1, 24)
        return random.choice(
            (
                *(frame, frame, frame + 4 * random.randrange(32), frame + random.choice(SMALL)),
                *(256 + 4 * random.randrange(64), random.randrange(256, memory, 4), memory - random.choice(SMALL)),
            )
        )

    def value(self, known: list[str], *likely: str) -> str:
        """An operand: most often one of those likely here, or what an operation before gave."""
        random = self.random
        kind = random.random()
        if kind < 0.06:
            return str(self.word())
        if kind < (0.25 if likely else 0.5) and known:
            return random.choice(known)
        return random.choice(likely or (*SMALL_TEXTS, str(self.address())))

    def place(self, known: list[str]) -> str:
        return self.value(known, "%fp", "@port", "@block", str(self.address()), str(self.address()))

    def frame(self, known: list[str]) -> str:
        return self.value(known, "%fp", "@port", str(self.memory - SEGMENT * self.random.randrange(1, 24)))

    def continuation(self, known: list[str]) -> str:
        pe = self.random.randrange(self.pes)
        cell = self.memory - SEGMENT * self.random.randrange(1, 24) + 4 * self.random.randrange(1, 32)
        return self.value(known, "0", str(_signed(pe << self.bits | cell | self.random.randrange(2))))

    def far(self, known: list[str]) -> str:
        pe = self.random.randrange(self.pes)
        return self.value(known, str(_signed(pe << self.bits | self.address())))

    def code(self) -> str:
        return f"@{self.random.choice([*self.names, 'main'])}"

    def template(self, name: str) -> str:
        random = self.random
        frame = random.choice(FRAMES)
        cells = sorted(random.sample(range(2, min(32, frame // 4)), min(3, max(0, min(32, frame // 4) - 2))))
        lines = [f"template @{name}: {random.choice(('function', 'block'))}, frame {frame}"]
        matched = {cell for cell in cells if random.random() < 0.4}
        labels = [f"e{cell}{random.choice((' left', ' right')) if cell in matched else ''}" for cell in cells]
        for cell in [1, *cells]:
            matching = cell in matched
            known = [self.register(), *([self.register()] if matching else [])]
            head = f"^{'start' if cell == 1 else f'e{cell}'}: {'matching ' if matching else ''}entry {cell}"
            lines.append(f"{head} ({', '.join(known)})")
            for _ in range(random.randrange(1, 12)):
                lines += self.operation(known, labels)
            if random.random() < 0.15:
                lines += self.loop(known, f"l{name}{cell}")
            lines.append("    break")
        return "\n".join(lines) + "\n"

    def register(self) -> str:
        self.registers += 1
        return f"%r{self.registers}"

    def loop(self, known: list[str], label: str) -> list[str]:
        count = self.register()
        body = self.operation(known, [])
        turns = self.random.choice((3, 100, 1 << 30))
        return [
            *(f"    {count} = mov.i32 {turns}", f"    br ^{label}", f"^{label}:", *body),
            *(f"    {count} = sub.i32 {count}, 1", f"    brif {count}, ^{label}, ^{label}x", f"^{label}x:"),
        ]

    def operation(self, known: list[str], labels: list[str]) -> list[str]:
        random = self.random
        new = self.register()
        offset = random.choice(("", "", "", f"+{4 * random.randrange(1, 32)}", f"-{4 * random.randrange(1, 32)}"))
        if random.random() < 0.03:
            offset = f"+{random.choice(SMALL[1:])}"
        match random.randrange(26):
            case 0 | 1:
                return [f"    store.{random.choice(WIDTHS)} [{self.place(known)}{offset}], {self.value(known)}"]
            case 2:
                return [f"    store.i32 [{self.place(known)}{offset}], {self.continuation(known)}"]
            case 3 | 4:  # a head word
                return [f"    store.i32 [{self.frame(known)}], {self.code()}"]
            case 5 | 6:
                width = random.choice(("i8", "u8", "i16", "u16", "i32", "i32"))
                text = f"load.{width} [{self.place(known)}{offset}]"
            case 7:
                text = f"{random.choice(ALU)}.i32 {self.value(known)}, {self.value(known)}"
            case 8:
                text = f"add.i32 %fp, {4 * random.randrange(-64, 2000)}"
            case 9 | 10 | 11:
                text = f"frame.new {self.value([], self.code())}"
            case 12 | 13:
                return [f"    get {self.frame(known)}, {self.continuation(known)}"]
            case 14:
                return [f"    get.at {self.far(known)}, {self.continuation(known)}"]
            case 15 | 16:
                return [f"    pkt {self.continuation(known)}, {self.value(known)}"]
            case 17:
                type_ = random.choice(TYPES)
                data = self.continuation(known) if random.random() < 0.6 else self.value(known)
                number = str(random.randrange(0, 8)) if type_ == "frame" else self.far(known)
                return [f"    send {type_} {number}, {data}"]
            case 18:
                return [
                    f"    store.i32 [@block], {random.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12, self.value(known)))}",
                    f"    store.i32 [@block+8], {self.place(known)}",
                    f"    send host {self.value([], '@block')}, {self.continuation(known)}",
                ]
            case 19:
                text = f"tag.get {self.place(known)}"
            case 20:
                return [f"    tag.set {self.place(known)}, {random.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, self.word()))}"]
            case 21:
                return [f"    tags.clear {self.place(known)}, {self.value(known)}"]
            case 22:
                text = f"{random.choice(('heap', 'spread'))}.grow {self.value([], '8', '64', '1024')}"
            case 23 if labels:
                text = f"cont ^{random.choice(labels)}"
            case 24:
                text = random.choice(
                    ("me", "dirty.next", "queue.length", f"global {self.place(known)}", "global.at 1, %fp")
                )
            case _:
                return ["    frame.free"] if random.random() < 0.3 else [f"    get @port, {self.continuation(known)}"]
        known.append(new)
        return [f"    {new} = {text}"]


def _signed(word: int) -> int:
    return (word + (1 << 31) & 0xFFFF_FFFF) - (1 << 31)


# ---- real programs, changed

_NUMBER = re.compile(r"(?<![\w.@%^:+-])-?\d+(?![\w.:-])|(?<=[a-z0-9]\+)\d+(?=\])")
_REGISTER = re.compile(r"%[a-z][\w.]*")
_SEND = re.compile(r"(?<=send )[\w.]+")
_PLACE = re.compile(r" *;.*$", re.M)


@cache
def real_programs() -> tuple[str, ...]:
    """IR texts of real programs without what points to their sources; compiled once."""
    files = [ROOT / "programs" / f"{name}.emc" for name in PROGRAMS] + [ROOT / "tests" / name for name in MORE]
    made: list[str] = []
    for number, file in enumerate(files):
        wishes = BuildOptions(pes=Pes((1, 3, 4)[number % 3]), memory=1 << 16, optimise=number % 3, check=False)
        made.append(_PLACE.sub("", show(build(read_sources([str(file)]), wishes).module)))
    return tuple(made)


def _mutant(random: Random) -> str:
    lines = random.choice(real_programs()).split("\n")
    forger = _Forger(random)
    for _ in range(random.choice((1, 1, 2, 4, 8, 20))):
        at = random.randrange(len(lines))
        line = lines[at]
        if line.startswith("module") and random.random() < 0.8:
            continue
        way = random.randrange(4)
        if way == 0 and (found := list(_NUMBER.finditer(line))):
            one = random.choice(found)
            lines[at] = line[: one.start()] + str(forger.word()) + line[one.end() :]
        elif way == 1 and (found := list(_REGISTER.finditer(line))):
            one = random.choice(found)
            near = _REGISTER.findall("\n".join(lines[max(0, at - 6) : at + 6]))
            lines[at] = line[: one.start()] + random.choice((*near, "%fp")) + line[one.end() :]
        elif way == 2 and _SEND.search(line):
            lines[at] = _SEND.sub(random.choice(TYPES), line)
        elif way == 3 and line.startswith("    ") and "=" not in line and "br" not in line and "break" not in line:
            lines[at] = forger.operation([], [])[0]
    return "\n".join(lines)
