"""Links an object file of LLVM: puts its sections one after the other, and fills in the references between them.

    image = link(data)              raises Unlinkable

In: ELF for x86-64, position-independent code for the small code model, as compile.py asks of LLVM. Out: an Image.
Relative references are final then. Other code and data are reached through slots of 8 bytes, which `place` fills. A
kind of reference that is not known here, or a section that would be written to, is refused: LLVM can load such a file.
Source of the numbers: System V ABI, AMD64 supplement, 4.4; the ELF specification.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

from emc.engines.native.run.image import Image

_WORD = 8
_RELOCATABLE, _AMD64 = 1, 62
_PROGBITS, _SYMTAB, _RELA = 1, 2, 4
_UNWIND = 0x7000_0001  # .eh_frame: no exception passes through this code
_WRITE, _ALLOC = 1, 2
_ABSOLUTE, _DISTANCE, _CALL, _SLOT, _WIDE, _SLOT_OF_CALL, _SLOT_OF_LOAD = 1, 2, 4, 9, 24, 41, 42
_JUMP = b"\xff\x25"  # an indirect jump, through the slot at a distance of 4 bytes
_MOST = 4096  # the largest alignment of a section: an image begins with a page


class Unlinkable(Exception):
    """The object file can't be linked; the text says why."""


class _Section(NamedTuple):
    name: int
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry: int


class _Symbol(NamedTuple):
    name: int
    info: int
    other: int
    section: int
    value: int
    size: int


def link(data: bytes) -> Image:
    """The image of an object file. Raises Unlinkable."""
    return _Link(data).image()


class _Link:
    def __init__(self, data: bytes):
        self.data = data
        self.sections = self._sections()
        self.symbols, self.names = self._symbols()
        self.code = bytearray()
        self.begins: dict[int, int] = {}  # offsets in the image, by number of the section
        self.slots: dict[str | int, int] = {}  # offsets in the image: for a name elsewhere, or for an offset here
        self.stubs: dict[str, int] = {}
        self.pointers: list[tuple[int, int]] = []
        self.imports: list[tuple[int, str]] = []

    def image(self) -> Image:
        for number, section in enumerate(self.sections):
            if section.flags & _ALLOC and section.type != _UNWIND and section.size:
                self._add(number, section)
        for section in self.sections:
            if section.type == _RELA and section.info in self.begins:
                for place, kind, symbol, more in self._references(section):
                    self._resolve(place, kind, symbol, more)
        shown = {self._name(s): self.begins[s.section] + s.value for s in self.symbols if self._is_shown(s)}
        return Image(bytes(self.code), tuple(self.pointers), tuple(self.imports), shown)

    # ---- the file

    def _sections(self) -> list[_Section]:
        kind, computer = struct.unpack_from("<HH", self.data, 16)
        if self.data[:6] != b"\x7fELF\2\1" or (kind, computer) != (_RELOCATABLE, _AMD64):
            raise Unlinkable("no object file for this computer")
        (at,) = struct.unpack_from("<Q", self.data, 40)
        size, count = struct.unpack_from("<HH", self.data, 58)
        return [_Section(*struct.unpack_from("<IIQQQQIIQQ", self.data, at + size * i)) for i in range(count)]

    def _symbols(self) -> tuple[list[_Symbol], int]:
        """All symbols, and the offset of their names."""
        table = next((s for s in self.sections if s.type == _SYMTAB), None)
        if table is None:
            raise Unlinkable("no symbols")
        found = struct.iter_unpack("<IBBHQQ", self.data[table.offset : table.offset + table.size])
        return [_Symbol(*one) for one in found], self.sections[table.link].offset

    def _name(self, symbol: _Symbol) -> str:
        begin = self.names + symbol.name
        return self.data[begin : self.data.index(b"\0", begin)].decode()

    def _is_shown(self, symbol: _Symbol) -> bool:
        return bool(symbol.info >> 4) and symbol.section in self.begins

    def _references(self, section: _Section) -> Iterator[tuple[int, int, _Symbol, int]]:
        """The references in one section: the place in the code, the kind, the symbol, and the number to add."""
        begin = self.begins[section.info]
        for place, info, more in struct.iter_unpack("<QQq", self.data[section.offset : section.offset + section.size]):
            yield begin + place, info & 0xFFFF_FFFF, self.symbols[info >> 32], more

    # ---- the image

    def _add(self, number: int, section: _Section) -> None:
        if section.type != _PROGBITS or section.align > _MOST:
            raise Unlinkable(f"a part of type {section.type}, aligned to {section.align}")
        if section.flags & _WRITE and not self._section_name(section).startswith(".data.rel.ro"):
            raise Unlinkable(f"{self._section_name(section)} would be written to")
        self._align(section.align)
        self.begins[number] = len(self.code)
        self.code += self.data[section.offset : section.offset + section.size]

    def _section_name(self, section: _Section) -> str:
        (index,) = struct.unpack_from("<H", self.data, 62)
        begin = self.sections[index].offset + section.name
        return self.data[begin : self.data.index(b"\0", begin)].decode()

    def _align(self, size: int) -> None:
        self.code += bytes(-len(self.code) % max(size, 1))

    def _resolve(self, place: int, kind: int, symbol: _Symbol, more: int) -> None:
        target: str | int = self._name(symbol)
        if symbol.section:
            if symbol.section not in self.begins:
                raise Unlinkable(f"`{target}` is in no part that is loaded")
            target = self.begins[symbol.section] + symbol.value
        if kind == _ABSOLUTE:
            self._point(place, target, more)
            return
        if kind in (_SLOT, _SLOT_OF_CALL, _SLOT_OF_LOAD):
            target = self._slot(target)
        elif kind == _CALL and isinstance(target, str):
            target = self._stub(target)
        elif kind not in (_DISTANCE, _CALL, _WIDE) or isinstance(target, str):
            raise Unlinkable(f"a reference of kind {kind} to {target}")
        form = "<q" if kind == _WIDE else "<i"
        try:
            struct.pack_into(form, self.code, place, target + more - place)
        except struct.error:
            raise Unlinkable("it is too large") from None

    def _point(self, place: int, target: str | int, more: int) -> None:
        if isinstance(target, int):
            self.pointers.append((place, target + more))
        elif more == 0:
            self.imports.append((place, target))
        else:
            raise Unlinkable(f"a place beyond `{target}`")

    def _slot(self, target: str | int) -> int:
        if target not in self.slots:
            self._align(_WORD)
            self.slots[target] = len(self.code)
            self._point(len(self.code), target, 0)
            self.code += bytes(_WORD)
        return self.slots[target]

    def _stub(self, name: str) -> int:
        """The offset of a jump to the function of that name elsewhere."""
        if name not in self.stubs:
            slot = self._slot(name)
            self._align(_WORD)
            begin = self.stubs[name] = len(self.code)
            self.code += _JUMP + struct.pack("<i", slot - begin - len(_JUMP) - 4)
        return self.stubs[name]
