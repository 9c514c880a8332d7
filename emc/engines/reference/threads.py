"""Translates an entry of a template to the text of a Python function, from the texts of the table of operations.

In: a template, one of its entries, and the facts and the site of names.py. Out: a `Text`, of which shared.py makes
functions. A function takes the packet's values, runs up to the `break` and returns (cycle, number of the break).

The entry's blocks become one tree: a block that can be reached in only one way is pasted at the end of the block before
it. The other blocks are *heads*; a loop chooses among them by `b`.

    loop: r2 = lts.i32 r1, 10; brif r2, body, done        while True:
    body: r1 = add.i32 r1, 1; br loop                 ->      r2 = 1 if r1 < 10 else 0
                                                              if r2:
                                                                  r1 = r1 + 1
                                                                  if not -2147483648 <= r1 <= 2147483647: r1 = i32(r1)
                                                                  c += 3
                                                                  continue

`c` counts cycles. The costs of straight code are added up here, so the time of an operation (the cycle at which it
ends) is c + its place's `pending`. A line table gives the operation that raised an exception.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from types import CodeType

from emc.dataclass import dataclass
from emc.engines.places import first_operations
from emc.engines.races.shadow import FRESH
from emc.engines.races.watched import is_watched
from emc.engines.reference.accesses import load, note, store
from emc.engines.reference.names import Assumption, Known, Names, Number, Site
from emc.engines.reference.watches import watch
from emc.ir.flow import successors
from emc.ir.module import Block, Op, Template
from emc.ir.operations import TABLE
from emc.target import WORD

DEEPEST = 40  # levels of `if`: Python allows 100
MOST = 4096  # texts of which the code is kept in this process
WIDEST = 6  # cases of a switch that become a chain of `if`


@dataclass(frozen=True, slots=True)
class Text:
    """The text of an entry's function, compiled."""

    code: CodeType
    lines: tuple[tuple[int, int], ...]  # by line: the operation's number in the template, the cycles to add to `c`
    constants: dict[str, object]
    numbers: dict[str, Number]
    assumptions: list[Assumption]

    def fits(self, site: Site) -> bool:
        """Whether it is the text for that program, too."""
        return all(question(site) == answer for question, answer in self.assumptions)


class Generator(Names):
    """Writes the function of one entry. Operations have numbers within the template."""

    def __init__(self, known: Known, site: Site, template: Template, entry: Block):
        super().__init__(known, site, template)
        self.entry = entry
        self.first = first_operations(template)
        self.blocks = {block.label: block for block in template.blocks}
        self.order = {block.label: i for i, block in enumerate(template.blocks)}
        self.cells = {block.label: block.entry.cell for block in template.blocks if block.entry is not None}
        self.heads = self._heads()
        self.head_numbers = {label: number for number, label in enumerate(self.heads)}
        self.lines: list[tuple[int, str, int, int]] = []  # indent, text, op number, pending
        self.head = self.here = ""
        self.looping = False
        self.continued = False
        self.noting = known.races and is_watched(template)

    # the shape

    def _heads(self) -> list[str]:
        """The entry's block, and all blocks that are reached from it in more than one way."""
        ways: dict[str, int] = {self.entry.label: 1}
        todo = [self.entry.label]
        crowded: set[str] = set()
        while todo:
            targets = successors(self.blocks[todo.pop()])
            if len(targets) > WIDEST:
                crowded.update(targets)
            for label in targets:
                if label not in ways:
                    todo.append(label)
                ways[label] = ways.get(label, 0) + 1
        first = self.entry.label
        return [first, *(label for label in ways if label != first and (ways[label] > 1 or label in crowded))]

    def text(self) -> Text:
        bodies: list[list[tuple[int, str, int, int]]] = []
        for head in self.heads:  # the list grows in this loop
            bodies.append(self._body(head))
        self.lines = []
        self._prologue()
        if len(bodies) == 1:
            self._paste(bodies[0], 1)
        else:
            self.line(1, "b = 0")
            self.line(1, "while True:")
            self._choose(bodies, 0, len(bodies), 2)
        text = "\n".join("    " * indent + line for indent, line, _, _ in self.lines) + "\n"
        code = _compiled(text, f"<{self.template.name} {self.entry.label}>")
        lines = tuple((op, pending) for _, _, op, pending in self.lines)
        return Text(code, lines, self.constants, self.numbers, self.assumptions)

    def _prologue(self) -> None:
        """Writes the parameters: PE, outbox, cycle, the PE's base in the mapping, frame, and the packet's words."""
        entry = self.entry.entry
        assert entry is not None
        names = [self.register(reg) for reg in entry.parameters]
        words = ["x", "y"][: len(names)]
        self.line(0, f"def thread(pe, out, c, base, fp, {', '.join(words or ['x'])}):")
        for name, word, reg in zip(names, words, entry.parameters, strict=True):
            self.line(1, f"{name} = " + {"i32": word, "f32": f"f32_of_bits({word})"}.get(reg.kind, word))

    def _choose(self, bodies: list[list[tuple[int, str, int, int]]], low: int, high: int, indent: int) -> None:
        if high - low == 1:
            self._paste(bodies[low], indent)
            return
        middle = (low + high) // 2
        self.line(indent, f"if b < {middle}:")
        self._choose(bodies, low, middle, indent + 1)
        self.line(indent, "else:")
        self._choose(bodies, middle, high, indent + 1)

    def _paste(self, body: list[tuple[int, str, int, int]], indent: int) -> None:
        self.lines += [(indent + inner, text, op, pending) for inner, text, op, pending in body]

    def _body(self, head: str) -> list[tuple[int, str, int, int]]:
        """The lines of a head and of everything that is pasted after it. They are in a loop if the head jumps to
        itself."""
        self.head = head
        for looping in (True, False) if self._may_loop(head) else (False,):
            self.lines, self.looping, self.continued = [], looping, False
            if looping:
                self.line(0, "while True:")
            self._block(head, int(looping), 0)
            if self.continued:
                break
        return self.lines

    def _may_loop(self, head: str) -> bool:
        """Whether a path leads from a head back to itself without passing another head."""
        seen, todo = set[str](), [head]
        while todo:
            for label in successors(self.blocks[todo.pop()]):
                if label == head:
                    return True
                if label not in seen and label not in self.head_numbers:
                    seen.add(label)
                    todo.append(label)
        return False

    # blocks

    def line(self, indent: int, text: str, op: int = 0, pending: int = 0) -> None:
        self.lines.append((indent, text, op, pending))

    def _block(self, label: str, indent: int, pending: int) -> None:
        number = self.first[label]
        self.here = label
        begin = pending
        block = self.blocks[label]
        for op, spent in zip(block.ops, self.known.prices.times(self.template, block.ops), strict=True):
            for check in op.checks:
                for text in watch(self, check, number) if self.known.checked else ():
                    self.line(indent, text, number, pending)
                if self.known.races and check.name == "check.new":
                    self.line(indent, self._begins(check), number, pending)
                number += 1
            pending = begin + spent
            if op.name in _ENDS:
                self._count(label, indent, number, begin, pending)
                _ENDS[op.name](self, op, indent, number, pending)
            else:
                for text in self.operation(op, number, pending):
                    self.line(indent, text, number, pending)
            number += 1

    def _count(self, label: str, indent: int, number: int, begin: int, end: int) -> None:
        """Writes the code that counts a run of the block, or a part of it at the end of the program's run. Where a trap
        is caught, the trap is counted."""
        if not self.known.counted or self.blocks[label].ops[-1].name == "trap":
            return
        last = self.name(("last",), lambda site: site.last)
        count = self.name(("block", label), lambda site: site.blocks[label])
        self.line(indent, f"if c + {end} > {last}: cut({self.op(number)}, {last} - c - {begin})", number, end)
        self.line(indent, f"else: pe.counts[{count}] += 1", number, end)

    def goto(self, label: str, indent: int, number: int, pending: int) -> None:
        """Continues at a block: pastes it, or jumps to it if it is a head."""
        here = self.here
        if self.known.limited and self.is_back(label):
            self.line(indent, f"if c + {pending} > LIMIT[0]: out_of_cycles()", number, pending)
        if label not in self.head_numbers and indent < DEEPEST:
            self._block(label, indent, pending)
            self.here = here
            return
        if label not in self.head_numbers:
            self.head_numbers[label] = len(self.heads)
            self.heads.append(label)
        if pending:
            self.line(indent, f"c += {pending}", number)
        self.jump(str(self.head_numbers[label]), label, indent, number)

    def is_back(self, label: str) -> bool:
        """Whether a jump from the current block to that block goes back, as at the end of a loop."""
        return self.order[label] <= self.order[self.here]

    def jump(self, where: str, label: str, indent: int, number: int) -> None:
        """Writes a jump to head `where` (Python text of its index). label: the label of the head; "" if it is known
        only at run time."""
        if label == self.head and self.looping:
            self.continued = True
            self.line(indent, "continue", number)
            return
        self.line(indent, f"b = {where}", number)
        self.line(indent, "break" if self.looping else "continue", number)

    def _begins(self, check: Op) -> str:
        """A block of memory begins, for races.py."""
        block, size = map(self.operand, check.operands[:2])
        return f"saw((base + ({block} & {self.known.address_mask}), {size}, {FRESH}, 0))"

    # operations

    def operation(self, op: Op, number: int, pending: int) -> Sequence[str]:
        row = TABLE[op.name]
        result = self.register(op.result) if op.result is not None else "_"
        if row.group == "pure":
            return pure(row.python, tuple(map(self.operand, op.operands, row.operands)), result)
        if row.loads or row.stores:
            noted = note(self, row, op.operands, number) if self.noting else []
            if row.stores:
                return [*store(self, row, op.operands), *noted]
            *before, access = load(self, row, op.operands, result)
            return [*before, *noted, access]
        values = [self.operand(operand) for operand in op.operands]
        if row.kernel:
            text = f"{row.function}({', '.join(('pe', *values))})"
        else:
            text = _ACTIONS[op.name](self, op, values, number, f"c + {pending}")
        return [f"{result} = {text}" if op.result is not None else text]


@lru_cache(maxsize=1 << 14)
def pure(python: str, values: tuple[str, ...], result: str) -> tuple[str, ...]:
    """Python lines of a pure operation on the values a, b, c. A wrap to 32 or 64 bits becomes a test, because most
    values are in range."""
    text = re.sub(r"\b[abc]\b", lambda name: values["abc".index(name[0])], python)
    for name, mask in (("u32", "4294967295"), ("u64", "18446744073709551615")):
        text = re.sub(rf"\b{name}\(([\w.]+|\(-\w+\))\)", rf"(\1 & {mask})", text)
    wrap = re.fullmatch(r"i(32|64)\((.*)\)", text)
    if wrap is None or not _balanced(wrap[2]):
        return (f"{result} = {text}",)
    high = (1 << int(wrap[1]) - 1) - 1
    return f"{result} = {wrap[2]}", f"if not {-high - 1} <= {result} <= {high}: {result} = i{wrap[1]}({result})"


def _balanced(text: str) -> bool:
    depth = 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth < 0:
            return False
    return depth == 0


@lru_cache(maxsize=MOST)
def _compiled(text: str, name: str) -> CodeType:
    """The code of the function in that text. Other targets have the library's templates as other objects, but mostly
    with the same texts."""
    module = compile(text, name, "exec")
    return next(constant for constant in module.co_consts if isinstance(constant, CodeType))


# The ends of blocks: (generator, op, indent, number, pending)


def _br(g: Generator, op: Op, indent: int, number: int, pending: int) -> None:
    g.goto(op.labels[0], indent, number, pending)


def _brif(g: Generator, op: Op, indent: int, number: int, pending: int) -> None:
    g.line(indent, f"if {g.operand(op.operands[0])}:", number, pending)
    g.goto(op.labels[0], indent + 1, number, pending)
    g.line(indent, "else:", number, pending)
    g.goto(op.labels[1], indent + 1, number, pending)


def _switch(g: Generator, op: Op, indent: int, number: int, pending: int) -> None:
    value = g.operand(op.operands[0])
    if len(op.labels) > WIDEST:
        name = f"cases{number}"
        where = [g.head_numbers[label] for label in op.labels]
        g.constants[name] = dict(zip(op.cases, where[1:], strict=True))
        if pending:
            g.line(indent, f"c += {pending}", number)
        back = {head for head, label in zip(where, op.labels, strict=True) if g.is_back(label)}
        if g.known.limited and back:
            g.constants[f"back{number}"] = back
            chosen = f"{name}.get({value}, {where[0]}) in back{number}"
            g.line(indent, f"if c > LIMIT[0] and {chosen}: out_of_cycles()", number)
        g.jump(f"{name}.get({value}, {where[0]})", "", indent, number)
        return
    for case, label in zip(op.cases, op.labels[1:], strict=True):
        g.line(indent, f"if {value} == {case}:", number, pending)
        g.goto(label, indent + 1, number, pending)
        g.line(indent, "else:", number, pending)
        indent += 1
    g.goto(op.labels[0], indent, number, pending)


def _break(g: Generator, op: Op, indent: int, number: int, pending: int) -> None:
    g.line(indent, f"return c + {pending}, {g.op(number) if op.labels else 0}", number, pending)


def _trap(g: Generator, op: Op, indent: int, number: int, pending: int) -> None:
    values = "".join(f", {g.operand(operand)}" for operand in op.operands)
    call = f"trap_with(pe, {op.word!r}{values})" if "%d" in op.word else f"trap({op.word!r}{values})"
    g.line(indent, call, number, pending)


_ENDS: dict[str, Callable[[Generator, Op, int, int, int], None]] = {
    "br": _br,
    "brif": _brif,
    "switch": _switch,
    "break": _break,
    "trap": _trap,
}

# Operations on the PE, as Python text: (generator, op, operands, number, time). The functions are in actions.py.
# Operations that the table maps to a function of the same name are not here.

_Action = Callable[[Generator, Op, "list[str]", int, str], str]


def _cont(g: Generator, op: Op, values: list[str], number: int, time: str) -> str:
    offset = g.cells[op.labels[0]] * WORD + (1 if op.word == "right" else 0)
    return f"i32(base + fp + {offset})"


def _type(g: Generator, word: str) -> str:
    return g.name(("type", word), lambda site: site.type_of(word))


def _send(g: Generator, op: Op, values: list[str], number: int, time: str) -> str:
    if op.word == "host":
        return f"send_host(pe, out, {time}, {values[0]}, {values[1]}, {g.op(number)})"
    fenced = g.assume(lambda site: site.layout.traits[site.type_of(op.word)].fenced)
    name = "send_dirty" if fenced else "send"
    return f"{name}(pe, out, {time}, {_type(g, op.word)}, {values[0]}, {values[1]}, {g.op(number)})"


MASK = 0xFFFF_FFFF


def _interface(g: Generator, op: Op, values: list[str], number: int, time: str) -> str:
    words = [values[2]] if op.name == "ni.pin" else [_type(g, op.word) if op.word else "0"]
    given = [*words, *values[:2], "0", "0"][:3]
    return f"ni_act(pe, {time}, '{TABLE[op.name].kind}', {', '.join(given)}, {g.op(number)})"


_ACTIONS: dict[str, _Action] = {
    "me": lambda g, op, v, n, t: "pe.number",
    "cont": _cont,
    "global": lambda g, op, v, n, t: f"i32(base | {v[0]})",
    "global.at": lambda g, op, v, n, t: f"i32({v[0]} << ADDRESS_BITS | {v[1]})",
    "frame.new": lambda g, op, v, n, t: f"frame_new(pe, {v[0]}, {g.op(n)})",
    "frame.free": lambda g, op, v, n, t: "frame_free(pe, fp)",
    "frame.leave": lambda g, op, v, n, t: f"frame_leave(pe, fp, {v[0]})",
    "get": lambda g, op, v, n, t: f"get(pe, out, {t}, {v[0]}, {v[1]}, {g.op(n)})",
    "get.at": lambda g, op, v, n, t: f"get_at(out, {t}, {v[0]}, {v[1]}, {g.op(n)})",
    "pkt": lambda g, op, v, n, t: f"pkt(out, {t}, {v[0]}, {v[1]}, {g.op(n)})",
    "send": _send,
    "dma.prepare": lambda g, op, v, n, t: f"dma_prepare(pe, access({v[0]}, {WORD}))",
    "dma.kick": lambda g, op, v, n, t: f"dma_kick(pe, {t}, access({v[0]}, {WORD}), {g.op(n)})",
    "ni.home": lambda g, op, v, n, t: (
        f"i32(NODES + (({v[0]} & {MASK}) >> ADDRESS_BITS) // NODE_PES << ADDRESS_BITS | {v[1]})"
    ),
    **{f"ni.{name}": _interface for name in ("send", "ship", "pass", "deliver", "fetch", "store", "pin")},
    "clock": lambda g, op, v, n, t: t,
}
