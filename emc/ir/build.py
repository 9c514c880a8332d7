"""Makes a value for each rule of grammar/emir.lark, bottom-up, with one method for each rule.

An operation becomes a `Draft`, since its place in the source depends on the lines above it. read.py finds the place
when the template is complete. The kind of a register comes from the operation's row in the table, unless it is written.
"""

from __future__ import annotations

import difflib
import math
from typing import Any, cast

from lark import Token, Transformer, v_args  # pyright: ignore[reportUnknownVariableType]

from emc.dataclass import dataclass
from emc.ir import numbers
from emc.ir.module import Entry, Operand, Ref, Reg, Slot
from emc.ir.operations import TABLE, Operation
from emc.ir.spelling import Ill, Place, is_hex, name_of, number_of, place_of, string_of
from emc.printable import in_line
from emc.target import CODE


@dataclass(frozen=True, slots=True)
class Name:
    """A register as written."""

    token: Token
    kind: str | None  # None: the operation gives the kind


@dataclass(frozen=True, slots=True)
class Draft:
    """An operation before its place is known. Its place in this text is from the token `first` to `last`."""

    first: Token
    last: Token
    name: str
    result: Reg | None
    operands: tuple[Operand, ...]
    labels: tuple[str, ...]
    word: str
    cases: tuple[int, ...]
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact in a module's head: `start @main`, `pes 64`, `shape 4 3 8`."""

    key: Token
    values: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class TemplateDraft:
    token: Token
    traits: tuple[tuple[Any, ...], ...]
    place: Place | None
    slots: tuple[tuple[Slot, Place | None], ...]
    blocks: tuple[tuple[str, Entry | None, tuple[Draft, ...]], ...]


# ---- one method for each rule of the grammar


class _Rules(Transformer[Token, Any]):
    """Makes the value of each rule. It has no state."""

    def module(self, name: str, *rest: Any) -> tuple[Any, list[Any]]:
        facts = [r for r in rest if isinstance(r, Fact)]
        return (name, facts), [r for r in rest if not isinstance(r, Fact)]

    def parts(self, *items: Any) -> tuple[None, list[Any]]:
        return None, list(items)

    def fact(self, key: Token, *values: Token) -> Fact:
        return Fact(key, values)

    def trait(self, word: Token, *value: Any) -> tuple[Any, ...]:
        return word, *value

    def template(self, name: Token, *rest: Any) -> TemplateDraft:
        at = next(i for i, r in enumerate(rest) if r is None or isinstance(r, Token))
        body = rest[at + 1 :]
        slots = tuple(r for r in body if isinstance(r[0], Slot))
        blocks = tuple(r for r in body if not isinstance(r[0], Slot))
        return TemplateDraft(name, rest[:at], place_of(rest[at]), slots, blocks)

    def slot(self, offset: Token, name: str, size: Token | None, place: Token | None) -> tuple[Slot, Place | None]:
        return Slot(name, number_of(offset), 4 if size is None else number_of(size)), place_of(place)

    def block(self, label: Token, entry: Entry | None, *ops: Draft) -> tuple[str, Entry | None, tuple[Draft, ...]]:
        return name_of(label), entry, ops

    def entry(self, matching: Token | None, cell: Token | None, *parameters: Name) -> Entry:
        number = 0 if cell is None else number_of(cell)
        if matching and len(parameters) != 2:
            raise Ill(matching, "a matching entry must have two registers", "^sum: matching entry 2 (%left, %right)")
        if number and len(parameters) == 2 and not matching:
            assert cell
            raise Ill(cell, "an entry that takes two packets is a matching entry", "write: matching entry")
        return Entry(number, tuple(_reg(p, "i32") for p in parameters))

    def statement(self, result: Name | None, draft: Draft, place: Token | None) -> Draft:
        row = TABLE[draft.name]
        kept = None if result is None else _reg(result, row.result or "i32")
        first = draft.first if result is None else result.token
        d = draft
        return Draft(first, d.last, d.name, kept, d.operands, d.labels, d.word, d.cases, place_of(place))

    def plain(self, name: Token, *arguments: Any) -> Draft:
        row = TABLE.get(name)
        if row is None:
            raise unknown_operation(name)
        flat = [part for a in arguments for part in (cast("list[Any]", a) if isinstance(a, list) else [a])]
        return _draft(name, row, flat)

    def worded(self, name: Token, word: Token, *arguments: Any) -> Draft:
        row = TABLE.get(name)
        if row is None:
            raise unknown_operation(name)
        return _draft(name, row, list(arguments), word=string_of(word))

    def send(self, keyword: Token, word: str, g: Any, value: Any) -> Draft:
        return _draft(keyword, TABLE["send"], [g, value], word=word)

    def cont(self, keyword: Token, label: Token, side: str | None) -> Draft:
        return _draft(keyword, TABLE["cont"], [], (name_of(label),), side or "")

    def br(self, keyword: Token, label: Token) -> Draft:
        return _draft(keyword, TABLE["br"], [], (name_of(label),))

    def brif(self, keyword: Token, test: Any, yes: Token, no: Token) -> Draft:
        return _draft(keyword, TABLE["brif"], [test], (name_of(yes), name_of(no)))

    def switch(self, keyword: Token, value: Any, default: Token, *cases: tuple[int, str]) -> Draft:
        labels = (name_of(default), *(label for _, label in cases))
        return _draft(keyword, TABLE["switch"], [value], labels, cases=tuple(case for case, _ in cases))

    def break_(self, keyword: Token, labels: tuple[str, ...], why: Token | None) -> Draft:
        return _draft(keyword, TABLE["break"], [], labels, "" if why is None else string_of(why))

    def trap(self, keyword: Token, what: Token, value: Any) -> Draft:
        return _draft(keyword, TABLE["trap"], [] if value is None else [value], word=in_line(string_of(what)))

    def case(self, value: Token, label: Token) -> tuple[int, str]:
        return numbers.i32(number_of(value)) if is_hex(value) else number_of(value), name_of(label)

    def labels(self, *labels: Token) -> tuple[str, ...]:
        return tuple(map(name_of, labels))

    def register(self, token: Token, kind: Token | None) -> Name:
        return Name(token, kind and kind.value)

    def number(self, token: Token) -> Token:
        return token

    def floating(self, token: Token) -> float:
        return math.nan if "nan" in token else float(token)

    def element(self, token: Token) -> int:
        return number_of(token)

    def reference(self, name: Token, element: int | None, offset: Token | None) -> Ref:
        return Ref(name_of(name), 0 if offset is None else number_of(offset), -1 if element is None else element)

    def at_register(self, base: Name, offset: Token | None) -> list[Any]:
        return [base, 0 if offset is None else number_of(offset)]

    def at_number(self, base: Token, offset: Token | None) -> list[Any]:
        return [base, 0 if offset is None else number_of(offset)]

    def number_of_template(self, name: Token) -> Ref:
        return Ref(name_of(name), -CODE)

    def at_reference(self, name: Token, element: int | None, *offsets: Token) -> list[Any]:
        if len(offsets) > 2:
            raise Ill(
                offsets[2],
                "an address has at most two offsets: one after the name, and one of the access",
                "[@table+8+4]",
            )
        inner, outer = [0, 0, *map(number_of, offsets)][-2:]
        return [Ref(name_of(name), inner, -1 if element is None else element), outer]

    def word(self, token: Token) -> str:
        return string_of(token) if token.type == "STRING" else token.value

    def data(
        self,
        name: Token,
        size: Token,
        align: Token,
        meeting: Token | None,
        interface: Token | None,
        place: Token | None,
        *parts: Any,
    ) -> tuple[Any, ...]:
        kinds = meeting is not None, interface is not None
        return name, number_of(size), number_of(align), None, place_of(place), parts, *kinds

    def spread(
        self, name: Token, slot: Token, align: Token, dims: tuple[int, ...] | None, place: Token | None, *parts: Any
    ) -> tuple[Any, ...]:
        return name, number_of(slot), number_of(align), dims or (), place_of(place), parts, False, False

    def dims(self, *sizes: Token) -> tuple[int, ...]:
        return tuple(map(number_of, sizes))

    def text(self, token: Token) -> bytes:
        return string_of(token).encode(errors="surrogatepass")

    def words(self, token: Token) -> bytes:
        return b"".join(_word_bytes(token, w) for w in token.split())

    def bytes_(self, token: Token) -> bytes:
        return bytes.fromhex(token)

    def zeros(self, token: Token) -> bytes:
        return bytes(number_of(token, limit=1 << 32))

    def ref(self, offset: Token, ref: Ref) -> tuple[int, Ref]:
        return number_of(offset), ref


Builder = cast(Any, v_args(inline=True)(_Rules))  # each child becomes an argument


def _draft(
    keyword: Token,
    row: Operation,
    arguments: list[Any],
    labels: tuple[str, ...] = (),
    word: str = "",
    cases: tuple[int, ...] = (),
) -> Draft:
    kinds = [*row.operands, *["i32"] * len(arguments)]
    operands = tuple(_operand(a, kind) for a, kind in zip(arguments, kinds, strict=False))
    return Draft(keyword, keyword, row.name, None, operands, labels, word, cases)


def _operand(argument: Any, kind: str) -> Operand:
    if isinstance(argument, Name):
        return _reg(argument, kind)
    if not isinstance(argument, Token):
        return argument
    value = number_of(argument)
    if not is_hex(argument):
        return value
    return numbers.i64(value) if kind == "i64" else numbers.i32(value)  # 0xffffffff is the word -1


def _reg(name: Name, kind: str) -> Reg:
    return Reg(name_of(name.token), cast(Any, name.kind or kind))


def _word_bytes(token: Token, text: str) -> bytes:
    value = number_of(token, text)
    if not -(1 << 31) <= value < 1 << 32:
        raise Ill(token, f"{value} is not a word: 4 bytes hold -2147483648 to 4294967295")
    return (value & 0xFFFF_FFFF).to_bytes(4, "little")


def unknown_operation(name: Token) -> Ill:
    near = difflib.get_close_matches(name, TABLE, 3) or [n for n in TABLE if n.startswith(name + ".")][:4]
    hint = f"did you mean {', '.join(near)}?" if near else "emc/ir/operations.py has the table of operations"
    return Ill(name, f"there is no operation `{name}`", hint)
