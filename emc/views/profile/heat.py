"""How busy PEs were in the course of a run: a row for each PE, or for neighbours together; time from left to right.

The shares come from the run's overview, so there is no limit on the run's length.
"""

from __future__ import annotations

import base64
import struct
import zlib

from emc.machine.overview import Overview

SIGNS = " ░▒▓█"  # by share: up to 12.5 %, up to 37.5 % ...


def shares(found: Overview, cycles: int, rows: int, columns: int) -> list[list[float]]:
    """The share of cycles with work, 0 .. 1, in at most that many rows of PEs and columns of time."""
    pes = len(found.busy) // found.stretches
    group = -(-pes // rows)
    wide = min(columns, found.stretches)
    made: list[list[float]] = []
    for first in range(0, pes, group):
        members = range(first, min(pes, first + group))
        row: list[float] = []
        for column in range(wide):
            begin, end = column * found.stretches // wide, (column + 1) * found.stretches // wide
            busy = sum(sum(found.row(found.busy, pe)[begin:end]) for pe in members)
            length = min(cycles, end * found.width) - begin * found.width
            row.append(min(1.0, busy / max(1, length * len(members))))
        made.append(row)
    return made


def signs(row: list[float]) -> str:
    """A row in characters."""
    return "".join(SIGNS[min(len(SIGNS) - 1, round(share * (len(SIGNS) - 1)))] for share in row)


def picture(rows: list[list[float]], colour: tuple[int, int, int]) -> str:
    """The rows as a PNG in a data URI: a pixel for each share, in this colour. The busier, the more opaque."""
    grey = b"".join(b"\0" + b"".join(bytes((*colour, round(255 * share))) for share in row) for row in rows)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)  # RGBA with 8 bits each
    parts = (chunk(b"IHDR", size), chunk(b"IDAT", zlib.compress(grey, 9)), chunk(b"IEND", b""))
    data = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"".join(parts)).decode("ascii")
    return f"data:image/png;base64,{data.replace('/', '%2F')}"  # what looks for addresses finds no `//`
