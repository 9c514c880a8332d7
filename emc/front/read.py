"""Reads a file's text, or reports what is wrong with the file. Bytes that are not UTF-8 stay what they are, as lone
surrogates: in a comment they mean nothing, in a string they are that byte, and elsewhere they are an error (lex.py)."""

from __future__ import annotations

from pathlib import Path

from emc.contents import contents
from emc.faults import Faults
from emc.source import Span


def read(path: str | Path, name: str, faults: Faults) -> str:
    """The text of a source file. name: as the user gave it. Raises Faulty if it has a NUL byte, and OSError."""
    return text_of(contents(path), name, faults)


def text_of(data: bytes, name: str, faults: Faults) -> str:
    """Bytes as text, without a byte order mark. Raises Faulty if there is a NUL byte among them."""
    text = data.decode("utf-8-sig", "surrogateescape")
    if "\0" in text:
        raise faults.stop("E0103", _place(data, data.index(0), name), "this is not a text file: it has a NUL byte here")
    return text


def _place(data: bytes, offset: int, name: str) -> Span:
    before = data[:offset].decode("utf-8", "replace")
    line = before.count("\n") + 1
    column = offset - data.rfind(b"\n", 0, offset)
    return Span(name, line, column, line, column + 1)
