"""Values as a session shows them: the type, the place, and the value as C would write it.

int = 7
int at PE 5 : 0x1a40 = 7
int global * -> PE 5 : 0x1a40 = 7
char * -> PE 0 : 0x1b00 = "hello"
struct point at PE 0 : 0x1b10 = {x = 1, y = 2}
int global [8] at 0x1a40 of each PE = {PE 0: 0, PE 1: 10, PE 2: 20, ... 5 more}
int total(int)
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping

from emc.dataclass import dataclass
from emc.front.check.messages import spell
from emc.front.check.scope import EnumConstant, EnumTag, Meaning, Tag
from emc.front.types import (
    Array,
    Float,
    Function,
    Int,
    Member,
    Pointer,
    Spread,
    Struct,
    Type,
    Void,
    size_of,
    unqualified,
)
from emc.repl.session import Session, Value
from emc.target import NULL_PAGE
from emc.values import Code, read
from emc.values import Struct as Fields
from emc.values import Value as Plain
from emc.views.traps import plain

MOST = 16  # elements of an array that are shown
MOST_SPREAD = 8  # elements of a spread array, each with its PE
MOST_TEXT = 200  # characters
DEPTH = 4  # of nested structs and arrays

_ESCAPES = {0: "\\0", 7: "\\a", 8: "\\b", 9: "\\t", 10: "\\n", 11: "\\v", 12: "\\f", 13: "\\r", 34: '\\"', 92: "\\\\"}


def show(session: Session, value: Value) -> str:
    """The text of a value: one line, or a few."""
    return _Shower(session).line(value)


@dataclass(slots=True)
class _Shower:
    session: Session

    def line(self, value: Value) -> str:
        type = value.type
        if isinstance(type, Function) and value.symbol is not None:
            return spell(type, value.symbol.name.partition("@")[0])
        if isinstance(type, Spread) and value.symbol is not None:
            return self.show_spread(type, value.symbol.name)
        if isinstance(type, Pointer):
            return f"{spell(unqualified(type))} {self.pointer(type, value)}"
        at = "" if value.place is None else f" at {where(*value.place)}"
        if not value.data:
            return f"{spell(type)}{at} (outside of its memory)" if size_of(type) else f"{spell(type)}{at}"
        if isinstance(type, Array) and (rows := self.table(type, value.data)):
            return "\n".join([f"{spell(type)}{at} =", *rows])
        return f"{spell(type)}{at} = {self.text(type, value.data)}"

    def table(self, type: Array, data: bytes) -> list[str]:
        """The rows of an array of two dimensions with aligned columns; [] for any other array."""
        if not isinstance(type.of, Array) or isinstance(type.of.of, Array | Struct):
            return []
        found = read(type, data, self.session.space)
        rows = found if isinstance(found, list) else []
        if len(rows) < 2 or not all(isinstance(row, list) for row in rows):
            return []
        inner = type.of.of
        cells = [[self.plain(inner, one, DEPTH) for one in row[:MOST]] for row in rows[:MOST] if isinstance(row, list)]
        return _align([f"[{n}]" for n in range(len(cells))], cells, (len(rows), type.of.fixed or 0))

    # ---- pointers

    def pointer(self, type: Pointer, value: Value) -> str:
        """The target of a pointer and its value: `-> PE 5 : 0x1a40 = 7`."""
        word = int.from_bytes(value.data[:4], "little")
        if isinstance(type.to, Function):
            found = read(type, value.data, self.session.space)
            assert isinstance(found, Code)
            return self.code(found)
        if word == 0:
            return "-> null"
        own = value.place[0] if value.place is not None else 0
        pe, address = self.session.space.split(word) if type.place else (own, word)
        return f"-> {where(pe, address)}{self.pointee(type.to, pe, address)}"

    def pointee(self, type: Type, pe: int, address: int) -> str:
        """The value of a pointer's target, ` = 7`; the reason if no object can be there."""
        size = size_of(type)
        target = self.session.target
        if pe >= target.pes or not NULL_PAGE <= address <= target.memory - max(1, size):
            return " (outside of its memory)" if pe < target.pes else f" (there is no PE {pe})"
        if isinstance(type, Int) and type.word in ("char", "const char"):
            return f" = {self.string(pe, address)}"
        if size == 0 or isinstance(type, Void | Function):
            return ""
        return f" = {self.text(type, self.session.live.read(pe, address, size))}"

    def string(self, pe: int, address: int) -> str:
        """The string up to its final zero. Of a long string, only the beginning."""
        room = min(MOST_TEXT + 1, self.session.target.memory - address)
        data = self.session.live.read(pe, address, room)
        text, zero, _ = data.partition(b"\0")
        return quote(text[:MOST_TEXT]) + ("" if zero else "...")

    def code(self, found: Code) -> str:
        if found.word == 0:
            return "-> null"
        return f"-> {found.name.partition('@')[0]}" if found.name else f"-> {found.word:#x} (not a function)"

    # ---- spread arrays

    def show_spread(self, type: Spread, name: str) -> str:
        session = self.session
        address = session.live.layout.addresses[name]
        size = size_of(type.slot)
        count = 1
        for n in type.dims:
            count *= n
        if len(type.dims) == 2 and min(type.dims) > 1 and not isinstance(type.slot, Array | Struct):
            return f"{spell(type)} at {address:#x} of each PE =\n" + "\n".join(self.grid(type, address))
        parts: list[str] = []
        for element in range(min(count, MOST_SPREAD)):
            pe, slot = session.target.place(type.dims, element)
            data = session.live.read(pe, address + slot * size, size)
            parts.append(f"PE {pe}: {self.text(type.slot, data)}")
        more = [f"... {count - MOST_SPREAD:,} more"] if count > MOST_SPREAD else []
        return f"{spell(type)} at {address:#x} of each PE = {{{', '.join(parts + more)}}}"

    def grid(self, type: Spread, address: int) -> list[str]:
        """The rows of a spread array of two dimensions."""
        height, width = type.dims
        size = size_of(type.slot)
        cells: list[list[str]] = []
        for row in range(min(height, MOST)):
            cells.append([])
            for column in range(min(width, MOST)):
                pe, slot = self.session.target.place(type.dims, row * width + column)
                data = self.session.live.read(pe, address + slot * size, size)
                cells[-1].append(self.text(type.slot, data))
        return _align([f"[{n}]" for n in range(len(cells))], cells, (height, width))

    # ---- the text of a value

    def text(self, type: Type, data: bytes) -> str:
        return self.plain(type, read(type, data, self.session.space), DEPTH)

    def plain(self, type: Type, value: Plain, depth: int) -> str:
        match type:
            case Array():
                return self.array(type, value, depth)
            case Struct() if isinstance(value, Fields):
                return self.record(type, value, depth)
            case Pointer() if isinstance(value, Code):
                return self.code(value).removeprefix("-> ")
            case Pointer():
                return self.place(type, int(value))  # pyright: ignore[reportArgumentType]
            case Float():
                return real(type, value)  # pyright: ignore[reportArgumentType]
            case Int():
                return self.integer(type, int(value))  # pyright: ignore[reportArgumentType]
            case _:
                return "?"

    def place(self, type: Pointer, word: int) -> str:
        """A pointer inside of another value: only the place of its target."""
        if word == 0:
            return "null"
        return where(*self.session.space.split(word)) if type.place else f"{word:#x}"

    def integer(self, type: Int, value: int) -> str:
        if type.word in ("char", "signed char", "unsigned char") and 32 <= value < 127:
            return f"{character(value)} ({value})"
        if type.word.startswith("enum "):
            names = self.session.environment.known
            name = constant(type, value, names.names, names.tags)
            return f"{name} ({value})" if name else str(value)
        return str(value)

    def array(self, type: Array, value: Plain, depth: int) -> str:
        if isinstance(value, bytes):
            return quote(value[:MOST_TEXT]) + ("..." if len(value) > MOST_TEXT else "")
        assert isinstance(value, list)
        if depth == 0:
            return "{...}"
        parts = [self.plain(type.of, one, depth - 1) for one in value[:MOST]]
        more = [f"... {len(value) - MOST:,} more"] if len(value) > MOST else []
        return f"{{{', '.join(parts + more)}}}"

    def record(self, type: Struct, value: Fields, depth: int) -> str:
        if depth == 0:
            return "{...}"
        types = {m.name: m.type for m in members(type)}
        parts = [f"{name} = {self.plain(types[name], one, depth - 1)}" for name, one in value.items()]
        return f"{{{', '.join(parts)}}}"


def _align(names: list[str], cells: list[list[str]], whole: tuple[int, int]) -> list[str]:
    """Rows with columns of equal width. whole: the full number of rows and columns, of which these are the first
    ones."""
    widths = [max(len(row[n]) for row in cells) for n in range(len(cells[0]))]
    beside = " ..." if whole[1] > len(widths) else ""
    rows = [
        f"  {name:<{len(names[-1])}}  " + "  ".join(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
        for name, row in zip(names, cells, strict=True)
    ]
    more = [f"  ... {whole[0] - len(cells):,} more rows"] if whole[0] > len(cells) else []
    return [*(row + beside for row in rows), *more]


def members(type: Struct) -> list[Member]:
    """The members by name, including those of anonymous structs and unions."""
    found: list[Member] = []
    for m in type.record.members or ():
        found += [m] if m.name else members(m.type) if isinstance(m.type, Struct) else []
    return found


def rename_inputs(text: str) -> str:
    """The text with readable names: an input of the prompt is `<prompt>`; other names are as the user wrote them."""
    return plain(re.sub(r"<prompt(?:-\d+)?>(?:\.\d+)?(?!\w)", "<prompt>", text))


def where(pe: int, address: int) -> str:
    """A place as text: `PE 5 : 0x1a40`."""
    return f"PE {pe} : {address:#x}"


def constant(type: Int, value: int, names: Mapping[str, Meaning], tags: Mapping[str, Tag]) -> str:
    """The enumeration constant with that value; "" if there is none."""
    tag = tags.get(type.word.removeprefix("enum "))
    if not isinstance(tag, EnumTag):
        return ""
    span = tag.span
    for name, entry in names.items():
        if isinstance(entry, EnumConstant) and entry.value == value and entry.span.file == span.file:
            at = (entry.span.line, entry.span.column)
            if (span.line, span.column) <= at <= (span.end_line, span.end_column):
                return name
    return ""


def quote(text: bytes) -> str:
    """A C string literal. Characters that are valid UTF-8 are not escaped."""
    shown = text.decode("utf-8", "surrogateescape")
    return '"' + "".join(_spell(c) for c in shown) + '"'


def _spell(c: str) -> str:
    code = ord(c)
    if code in _ESCAPES:
        return _ESCAPES[code]
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    return c if c.isprintable() else f"\\x{code:02x}"


def character(code: int) -> str:
    return "'\\''" if code == ord("'") else f"'{chr(code)}'" if code != ord("\\") else "'\\\\'"


def real(type: Float, value: float) -> str:
    """The shortest decimal number that has this value in its type."""
    if type.size == 8:
        return re.sub(r"\.0(?=e|$)", ".0", repr(value))
    texts = (f"{value:.{digits}g}" for digits in range(1, 10))
    exact = (text for text in texts if struct.unpack("<f", struct.pack("<f", float(text)))[0] == value)
    shown = next(exact, str(value))
    return shown if re.search(r"[.en]", shown) else f"{shown}.0"
