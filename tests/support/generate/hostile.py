"""Programs that try to leave their machine, at random: `hostile(7)` is IR text, the same for every caller.

Three kinds. IR made of forged words alone: head words of frames, continuations, template numbers, cells, ports, packets
of all types, host requests, headers. Real programs, compiled, with some of their numbers, registers, operations and
packet types exchanged. And functions that call each other as the compiler writes it, so that threads dispatch the
packets themselves, but in frames that are freed, used twice, or belong to another function.
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
from emc.target import CODE, SEGMENT, Target, most_memory
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
    kind = random.random()
    return _Forger(random).module() if kind < 0.5 else _mutant(random) if kind < 0.8 else _Callers(random).module()


class _Forger:
    """Writes a module of three to six templates with forged words."""

    def __init__(self, random: Random):
        self.random = random
        self.pes = random.choice((1, 1, 2, 3, 4, 5, 8, 64, 1000))
        most = most_memory(self.pes)
        self.memory = min(most, random.choice((4096, 8192, 8192 + 128, 1 << 16, 1 << 16, most)))
        self.bits = Target(self.pes, (), self.memory).address_bits
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


class _Callers:
    """Writes functions that call each other, and start each other in frames whose addresses others have noted."""

    def __init__(self, random: Random):
        self.random = random
        self.names = [f"f{i}" for i in range(random.randrange(1, 4))]
        self.count = 0

    def module(self) -> str:
        head = f"module hostile: start @main, pes {self.random.choice((1, 1, 2))}, memory 65536"
        turns = f"data @turns: size 4, align 4\n    words {self.random.choice((5, 12, 40))}\n"
        top = [65536 - SEGMENT * place for place in self.random.sample(range(1, 9), 4)]  # where the first frames are
        noted = f"data @noted: size 16, align 4\n    words {' '.join(map(str, top))}\n"
        return "\n".join([head, "", turns, noted, *map(self.template, [*self.names, "main"])])

    def name(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def template(self, name: str) -> str:
        """A function: some calls, as long as the program has turns left, then its result."""
        random = self.random
        lines = [f"template @{name}: function, frame {random.choice((16, 40, 128, 160))}", "^start: entry 1 (%k)"]
        lines += ["    store.i32 [%fp+8], %k", "    %v = mov.i32 1", *self.note()]
        for cell in range(2, 2 + random.randrange(1, 4)):
            if cell > 3 and cell * 4 >= 16:
                break
            lines += self.turn() + self.call(cell)
        return "\n".join([*lines, "    br ^end", "^end:", *self.end(), ""])

    def note(self) -> list[str]:
        """Notes the address of the frame, most often."""
        return [f"    store.i32 [{self.noted()}], %fp"] if self.random.random() < 0.8 else []

    def noted(self) -> str:
        return f"@noted+{4 * self.random.randrange(4)}"

    def turn(self) -> list[str]:
        """Goes on only if turns are left."""
        left, on = self.name("%left"), self.name("on")
        return [
            *(f"    {left} = load.i32 [@turns]", f"    {left} = sub.i32 {left}, 1"),
            *(f"    store.i32 [@turns], {left}", f"    brif {left}, ^{on}, ^end", f"^{on}:"),
        ]

    def forge(self, frame: str) -> list[str]:
        """Writes the head word of a frame that was noted."""
        return [
            f"    {frame} = load.i32 [{self.noted()}]",
            f"    store.i32 [{frame}], {self.random.choice(('0', *(f'@{name}' for name in self.names)))}",
        ]

    def call(self, cell: int) -> list[str]:
        random, frame, after = self.random, self.name("%f"), self.name("after")
        lines = self.forge(self.name("%o")) if random.random() < 0.15 else []
        callee = f"@{random.choice(self.names)}"
        lines += [f"    {frame} = frame.new {callee}"] if random.random() < 0.7 else self.forge(frame)
        lines += self.forge(self.name("%o")) if random.random() < 0.1 else []
        k = self.name("%k")
        lines += [f"    {k} = cont ^{after}", f"    get {frame}, {k}", "    break", f"^{after}: entry {cell} (%v)"]
        return lines + (self.note() if random.random() < 0.3 else [])

    def end(self) -> list[str]:
        """Returns the result, or lets another function return it."""
        random = self.random
        whose, k = ("%fp", self.name("%k")) if random.random() < 0.85 else (self.name("%w"), self.name("%k"))
        lines = [] if whose == "%fp" else [f"    {whose} = load.i32 [{self.noted()}]"]
        lines += [f"    {k} = load.i32 [{whose}+8]"]
        free = ["    frame.free"] * random.choice((0, 1, 1, 1, 1, 1, 1, 2))
        if random.random() < 0.25:
            last = self.name("%f")
            made = f"    {last} = frame.new @{random.choice(self.names)}"
            return [*lines, *self.turn_or(k), made, f"    get {last}, {k}", *free, "    break"]
        return [*lines, f"    pkt {k}, %v", *free, "    break"]

    def turn_or(self, k: str) -> list[str]:
        """Goes on only if turns are left, or ends without a result."""
        left, on, off = self.name("%left"), self.name("on"), self.name("off")
        return [
            *(f"    {left} = load.i32 [@turns]", f"    {left} = sub.i32 {left}, 1", f"    store.i32 [@turns], {left}"),
            *(f"    brif {left}, ^{on}, ^{off}", f"^{off}:", f"    pkt {k}, 0", "    frame.free", "    break"),
            f"^{on}:",
        ]


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
